"""What turns of speech show of neighbours and rubbish: drums at night, a bin that is still full."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
NEXT_DOOR: tuple[Rewording, ...] = (
    shows(
        "noise-next-door",
        "(next door|(my|our|the) neighbours?|(the )?(man|woman|people|lot|couple|family|lads"
        "|students|tenants|folk) (upstairs|downstairs|next door|above|below"
        "|opposite)) {few}(plays?|has|have|blasts?|shouts?|drums?|bangs?|holds?|throws?|screams?"
        "|fights?|rows?|sings?|stamps?|revs?|makes?|runs?) "
        "{few}(drums|parties|party|music|noise|racket|all night|at all hours|till|until|bass|din"
        "|stereo|every night|late)|(their|his|her|the neighbour's|next door's) (dogs?|music|tv"
        "|stereo|baby|alarm|bass|drums) (barks?|booms?|blares?|thumps?|plays?|keeps?|howls?"
        "|goes off)"
        " {few}(all|at|till|until|through|me|us|day|night|every)",
        "My neighbour is noisy. My neighbours are noisy. My neighbour makes noise. There is "
        "noise from my neighbours",
        "your neighbour is noisy", "Next door plays drums all night.",
        "Next door's plums ripen overnight.",
        ever=True,
    ),
    shows(
        "quiet-next-door",
        "(next door|(my|our|the) neighbours?|(man|woman|people|couple|family) (upstairs"
        "|downstairs|next door)) {few}(are|is) {few}(quiet|as quiet as (mice|a mouse)|no bother"
        "|no trouble|never heard)|(never|don't) hear (a (peep|sound|thing) from"
        "|the) {few}(next door|neighbours?|upstairs)"
        "|wouldn't know they were there",
        "My neighbour is not noisy. My neighbours are not noisy. My neighbour is quiet. My "
        "neighbours are quiet",
        "your neighbour is noisy", "Next door are as quiet as mice.",
        "Next door are as queer as mice.",
        value=False, ever=True,
    ),
    shows(
        "bin-was-missed",
        "(lorry|bin men|binmen|bin lorry|crew|refuse collectors|dustmen|truck"
        "|collectors) {few}(drove|went|sailed|passed|walked|rushed) (straight |right )?(past|by)"
        "|(bin men|binmen|bin lorry|crew|dustmen|lorry) {few}(never (came|turned up|emptied"
        "|took)|didn't (come|turn up|empty|take)|missed|left|ignored)"
        "|(my|our) {few}(bins?|wheelie bin|recycling|rubbish|sacks?) (is|are|was|were|sat|sits"
        "|stands) (still )?(full|there|out|unemptied|overflowing|not (been )?(emptied|taken"
        "|collected))",
        "My bin was not collected. My bin was not emptied. My rubbish was not collected. My bin "
        "has not been collected. My bin has not been emptied",
        "your bin was not collected", "My bin is still full.", "My bath is still full.",
    ),
    shows(
        "bin-was-emptied",
        "(emptied|collected|took( away)?) (my|our|the) {few}(bins?|rubbish|recycling|sacks?)"
        "|(bin men|binmen|bin lorry|crew|dustmen) (came|have been|were here|did|arrived)",
        "My bin was collected. My bin was emptied. My rubbish was collected. My bin has been "
        "collected. My bin has been emptied",
        "your bin was collected", "They emptied my bin.", "They emptied my bath.",
        unless=r"\b(?:never|not|n['’]t|missed|past)\b",
    ),
    shows(
        "clippings",
        "{who}{have} {few}(hedge (clippings|trimmings|cuttings)|grass (cuttings|clippings)|(lawn"
        "|garden) (cuttings|clippings|rubbish)|weeds|dead leaves|prunings|branches|twigs|(leaves"
        "|branches) (and [a-z]+ )?to get rid of)|(heaps?|bags?|piles?|sacks?|mound) of (hedge"
        "|grass|leaves|lawn|weeds|branches|prunings|clippings|cuttings)",
        "I have garden waste. It is garden waste. My waste is garden waste",
        "you have garden waste", "I've a heap of hedge clippings.", "I've a heap of hot coals.",
    ),
    shows(
        "sorts-rubbish",
        "{who} {often}(sort|separate|rinse|wash)(s|es)? (out )?(my|our|the|all my|all the"
        "|all our) {few}(glass|paper|cans|tins|plastic|bottles|cardboard|rubbish|waste)|(cans"
        "|glass|paper|bottles|tins|plastic|cardboard) {few}(goes|go) in(to)? (the|a|its|their"
        "|my) {few}(box|bin|bag|own)",
        "{who} recycle{s}. I recycle. I sort my rubbish. I separate my waste",
        "you recycle", "My cans go in the green box.", "My cats go in the green box.",
        unless=r"\b(?:never|same)\b",
    ),
    shows(
        "all-in-one-bin",
        "(everything|it all|all (of )?(my|our|the) (rubbish|waste)|the lot) (just )?(goes"
        "|ends up|is thrown) in(to)? (one|the same|a single|the one) (bin|bag|sack)"
        "|{who} {often}(put|chuck|throw|bung)(s)? (everything|it all|the lot) in(to)? (one"
        "|the same|a single|the one) (bin|bag|sack)"
        "|{who} never (sort|separate|recycle)",
        "I do not recycle. I do not sort my rubbish. I do not separate my waste",
        "you recycle", "Everything goes in one bin.", "Everything goes in one beat.", value=False,
    ),
)
# fmt: on
