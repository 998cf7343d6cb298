"""What people tell of everyday things: a tent that keeps the rain out, a phone left at home."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_COVER = (
    "(?P<thing>(my|our|the) ([a-z]+ )?(tent|coat|jacket|tarpaulin|cover|roof|boots|bag|awning|shed"
    "|rucksack|anorak|cape|case))"
)
_ALARM = (
    "(?P<alarm>(smoke|carbon monoxide|fire|heat) (alarm|detector)|fire extinguisher|fire blanket"
    "|first[- ]aid (box|kit)|sprinkler)"
)
_ROOM = "(?P<room>kitchen|hall|hallway|landing|bedroom|living room|workshop|garage|cellar|office)"
_FUEL = "(?P<fuel>gas|oil|wood|logs|coal|peat|electricity|pellets|bottled gas|mains gas)"
_CARRIER = "(pocket|bag|rucksack|handbag|purse|wallet|hand|coat|jacket|belt|backpack)"
_PLACE = (
    "(?P<place>the ([a-z]+ )?(school|station|stadium|airport|church|hospital|site|bus stop|stop"
    "|shop|library|park|clinic|river|works|factory|depot|harbour|university|college|office))"
)
_CLOSE = (
    "(just |right |only )?(round the corner|around the corner|next door|across the (road|street)"
    "|over the road|a stone's throw( away)?|on (our|my) doorstep|at the end of (our|my) (road"
    "|street)|(two|three|four|five|a few|a couple of) minutes?'?s?( away)?( on foot| walk)?)"
)
_FAR = (
    "(miles|(twenty|thirty|forty|fifty|sixty|a hundred|[2-9]\\d|\\d\\d\\d) (miles|kilometres|km)"
    "|a long way|(an|two|three) hours?'?s? (drive|bus ride|train ride)|far)"
)
_JABS = "(jabs?|vaccines?|vaccinations?|shots|injections|inoculations)"

# fmt: off
OF_EVERYDAY_THINGS: tuple[Rewording, ...] = (
    shows(
        "keeps-the-rain-out",
        f"{_COVER} (keeps|kept) (out )?(all )?(the )?(rain|water|wet)( out)?|(not a drop|no rain"
        "|no water"
        f") (gets|comes|got|ever gets) (in|into|through|inside) {_COVER}",
        "{thing} is waterproof. {thing} is watertight. {thing} does not leak",
        "your tent is waterproof", "My tent keeps the rain out.", "My tent keeps the rats out.",
        ever=True,
    ),
    shows(
        "lets-the-rain-in",
        f"{_COVER} (lets|let) (in )?(the )?(rain|water|wet)( in)?|(rain|water) (comes|gets|pours"
        f"|drips|seeps|came|got|poured) (straight |right )?(through|in through|into) {_COVER}",
        "{thing} is not waterproof. {thing} is not watertight. {thing} leaks",
        "your tent is waterproof", "My tent lets the rain in.", "My tent lets the rays in.",
        value=False, ever=True,
    ),
    shows(
        "bought-used",
        "(bought|got|picked|found|have|had) (it|them|mine|the [a-z]+)( up)? (used|second-?hand"
        "|second hand|pre-owned|(from|in|at) (a|the) (charity|thrift|junk|vintage|second-hand) shop"
        "|(at|from) a (car boot sale|flea market|jumble sale))|(it|they) had"
        " (one|two|three|several)"
        " owners before (me|us)",
        "It is second-hand. It was second-hand. The item is second-hand. It is used. It is"
        " not new. "
        "The goods are second-hand. The item is used",
        "the item is second-hand", "I bought it used.", "I bought it upstairs.", ever=True,
        unless=r"\b(?:n['’]t|not|never)\b",
    ),
    shows(
        "always-in-my-pocket",
        f"(?P<thing>my ([a-z]+ )?[a-z]+)('s| is| stays| goes| lives) {{few}}(in|on) my {_CARRIER}",
        "I carry {thing}. I have {thing} with me. I have {thing} on me. I am carrying {thing}",
        "you carry a phone", "My phone is always in my pocket.", "My phone is always in my way.",
        unless_there=r"\bpicture|\bphoto",
    ),
    shows(
        "left-it-at-home",
        "(?P<who>I|we){perfect} {few}(left|forgot|forgotten) (?P<thing>(my|our) ([a-z]+ )?[a-z]+)"
        "( lying)? (at home|in the (car|hotel|house|office|van|locker)|at (the office|work|school)"
        "|behind|on the (table|bus|train))",
        "{who} {do} not carry {thing}. {who} {do} not have {thing} with me. {who} {be} not carrying"
        " {thing}. {who} {do} not have {thing} on me. {who} have not brought {thing}",
        "you carry a phone", "I left my phone at home.", "I left my phase of grief at home.",
        value=False, ever=True, unless=r"\b(?:back|fetched|went\shome)\b",
    ),
    shows(
        "owns-none-at-all",
        "{i} (don't|do not|never) (own|possess|have) (a|an|any) (?P<thing>([a-z]+ )?(phone|mobile"
        "|smartphone|helmet|torch|map|whistle|lamp|lead|leash|harness|wetsuit|life jacket"
        "|lifejacket)){end}",
        "I do not carry a {thing}. I do not wear a {thing}. I do not have a {thing}. I do not use"
        " a {thing}. I have no {thing}",
        "you carry a phone", "I don't own a phone.", "I don't own a phoenix.", value=False,
        ever=True,
    ),
    shows(
        "on-a-short-lead",
        "(?P<thing>my ([a-z]+ )?dog|him|her) on a (short|long|tight|strong|stout|retractable) "
        "(lead|leash|line|rope)|(my|our) ([a-z]+ )?dog('s| is) (always )?(kept )?leashed",
        "My dog is on a lead. I keep my dog on a lead. My dog is kept on a lead",
        "your dog is on a lead", "I've got my dog on a short lead.",
        "I've got my dog on a short list.",
    ),
    shows(
        "roams-about",
        "(my|our) ([a-z]+ )?dog (roams|wanders|runs|goes|trots) (about |around |off )?(freely|free"
        "|at will|wherever (he|she|it) (likes|wants)|as (he|she|it) (likes|pleases))",
        "My dog is not on a lead. My dog is off the lead. My dog is not kept on a lead. My dog runs"
        " loose",
        "your dog is on a lead", "My dog roams freely.", "My dog roars freely.", value=False,
    ),
    shows(
        "alarm-in-the-room",
        f"(there('s| is) )?(a|an|one|two) {_ALARM}s? (hangs |is |are |sits )?(fitted |mounted"
        f" |fixed |installed )?(on|in|above|over|by|outside) {{few}}(the|my|our) {_ROOM}",
        "My {room} has a {alarm}. There is a {alarm} in my {room}",
        "your kitchen has a smoke alarm", "A smoke alarm hangs on the kitchen ceiling.",
        "A smoke stain hangs on the kitchen ceiling.",
    ),
    shows(
        "smoke-detector-in-the-room",
        f"(there('s| is) )?(a|one|two) smoke detectors? (hangs |is |are |sits )?(fitted |mounted"
        f" |fixed |installed )?(on|in|above|over|by|outside) {{few}}(the|my|our) {_ROOM}",
        "My {room} has a smoke alarm. There is a smoke alarm in my {room}",
        "your kitchen has a smoke alarm", "There's a smoke detector over the kitchen door.",
        "There's a smoke stain over the kitchen door.",
    ),
    shows(
        "no-alarm-at-all",
        f"(there('s| is) )?no {_ALARM} (anywhere|at all|in (the|my|our) (flat|house|building|place"
        "|home|room))",
        "My kitchen has no {alarm}. My home has no {alarm}. My house has no {alarm}. My flat has no"
        " {alarm}. I have no {alarm}. There is no {alarm}. My room has no {alarm}",
        "your kitchen has a smoke alarm", "There's no smoke alarm anywhere in the flat.",
        "There's no smoke anywhere in the flat.", value=False, ever=True,
    ),
    shows(
        "heats-with",
        f"{{i}} (only )?heat (everything |the (house|flat|place) )?(with|by|on) {_FUEL}{{end}}"
        f"|(my|our) (central )?heating (runs|is run|works) (on|off) {_FUEL}{{end}}",
        "I heat my home with {fuel}. My home is heated by {fuel}. My home is heated with {fuel}",
        "your home is heated by oil", "We heat with oil.", "We heat with ovens.",
        unless_there=r"\b(?:water|pool|greenhouse|or|also|partly)\b",
    ),
    shows(
        "stove-or-pump-heats",
        "{i} heat (the house |the flat )?with (a|our) (wood stove|wood burner|log burner|wood-"
        "burning stove)|(my|our) (house|home|flat) has (an air source |a ground source |a )?heat"
        " pump",
        "My home is not heated by gas. My home is not heated by oil. I do not heat my home with"
        " gas. I do not heat my home with oil. I do not use gas to heat my home",
        "your home is heated by gas", "Our house has a heat pump.", "Our house has a hand pump.",
        value=False,
    ),
    shows(
        "out-in-the-sticks",
        "({i} (live|are|am|live right)|(my|our) (house|home|cottage|place|flat) is) (right |way )?"
        "(out )?(in (the )?(sticks|wilds|middle of nowhere|back of beyond|countryside|depths of the"
        " country|a (small |tiny |little )?(village|hamlet))|miles from (anywhere|the nearest"
        " town|any town))",
        "I live in a rural area. I live in the countryside. I do not live in a town. I do not live"
        " in a city. I do not live in an urban area",
        "you live in a rural area", "I live out in the sticks.", "I live out in the suburbs.",
    ),
    shows(
        "in-the-heart-of-town",
        "({i} live|(my|our) (house|home|flat|place) is) (right |slap bang )?in the (middle|centre"
        "|heart) of (?-i:[A-Z])[a-z]+(?! (forest|moor|fen|park|valley|island))|{i}('m|'re| am| are)"
        " (a )?(city|town) (dwellers?|people|person|folk)|{i} live (right )?in (the city|the city"
        " centre|town){end}",
        "I do not live in a rural area. I live in an urban area. I live in a town. I do not live in"
        " the countryside",
        "you live in a rural area", "I'm a city dweller.", "I'm a cave dweller.", value=False,
    ),
    shows(
        "just-round-the-corner",
        f"{_PLACE}('s| is) {_CLOSE} from (us|our house|our home|my house|our flat|my flat|me|here)"
        f"|{{i}} live {_CLOSE} (to|from) {_PLACE}|from (our|my) (house|home|flat|door) to {_PLACE}"
        f" (it )?is {_CLOSE}",
        "I live near {place}. I live close to {place}. I live nearby",
        "you live near the school", "The school is just round the corner from us.",
        "The school is just around three years old.",
    ),
    shows(
        "miles-away-from-it",
        f"{_PLACE}('s| is) {_FAR} (away|off|from (us|our house|our home|my house|our flat|here))"
        f"|{{i}} live {_FAR} (away )?from {_PLACE}|{{i}} live (on|at) the (other|far) (side|end) of"
        f" (the )?(town|city|county|country|island|valley) from {_PLACE}",
        "I do not live near {place}. I do not live close to {place}. I do not live nearby",
        "you live near the school", "The school is thirty miles away.",
        "The school is thirty years old.", value=False,
        unless_there=r"\b(?:not|n['’]t|never|used)\b",
    ),
    shows(
        "had-every-jab",
        "(he|she|my ([a-z]+ )?(son|daughter|child|baby|boy|girl))('s| has)? had (all|every"
        f"|every one) (of )?(his|her|their|the)? ?{_JABS}|(his|her|my (son|daughter|child)'s) "
        f"{_JABS} are (all )?(up to date|up-to-date|complete|done)",
        "My child is fully vaccinated. My child is vaccinated. My child has been vaccinated. "
        "My child has had all vaccinations",
        "your child is fully vaccinated", "She's had all her jabs.", "She's had all her jam.",
        ever=True, unless=r"\b(?:n['’]t|not|never|missed)\b",
    ),
    shows(
        "has-missed-a-jab",
        f"(he|she|my ([a-z]+ )?(son|daughter|child|baby|boy|girl))('s| has)? missed"
        f" (some|one|two|most"
        f"|a few|all|any) (of )?(his|her|the|their)? ?{_JABS}|(he|she)('s| has)?( only)? had"
        f" (only )?"
        f"(the |her |his )?(first|one) of {{few}}{_JABS}",
        "My child is not fully vaccinated. My child has not had all vaccinations",
        "your child is fully vaccinated", "She's missed some of her jabs.",
        "She's missed some of her jobs.", value=False, ever=True,
    ),
    shows(
        "petrol-car",
        "(it|mine|my ([a-z]+ )?(car|van|lorry|truck|motorbike))('s| is) (only |just )?a"
        " (?P<fuel>petrol"
        "|diesel) (car|van|one|model|engine|motor|vehicle)|my ([a-z]+"
        " )?(car|van|lorry|truck|motorbike)"
        " (takes|drinks|needs|burns|has a) (?P<fuel>petrol|diesel)( engine)?{end}",
        "It runs on {fuel}. My car runs on {fuel}. My vehicle runs on {fuel}. My van runs on"
        " {fuel}",
        "your car runs on diesel", "My car has a diesel engine.", "My car has a dented engine.",
    ),
    shows(
        "comes-without-wheels",
        "{i}('re| are|'m| am|'ll| will)? {few}(come|coming|arrive|arriving|travel|travelling"
        "|turn up"
        "|get there|be there) (there |down |up )?(by (train|bus|coach|bike|bicycle|ferry)|on foot"
        "|on (our|my|two) (bikes|bicycles|tandem)|with (our|my) (rucksacks?|backpacks?))",
        "{who} {do} not bring a motorhome. {who} {do} not bring a caravan. {who} {be} not bringing"
        " a motorhome. {who} {be} not bringing a caravan. {who} {do} not bring a camper van. {who}"
        " {do} not bring a trailer",
        "you bring a motorhome", "We're coming by train with a tent.",
        "We're coming by Troon with a tent.", value=False, ever=True,
    ),
    shows(
        "sleeps-in-it-there",
        "{i}('re| are|'m| am|'ll| will)? {few}(sleep|sleeping|stay|staying|arrive|arriving|coming"
        "|come|travel|travelling)( there)? in (our|my|a) ([a-z]+ )?(?P<what>camper van|campervan"
        "|camper|motorhome|caravan|tent)",
        "{who} bring a {what}. {who} {be} bringing a {what}. {who} have a {what}",
        "you bring a motorhome", "We'll be sleeping in our camper.",
        "We'll be sleeping in our cabin.", unless=r"\b(?:hired?|on\s(?:the|your)\ssite)\b",
    ),
    shows(
        "under-canvas",
        "{i}('re| are|'m| am|'ll| will)? {few}(sleep|sleeping|stay|staying|camp|camping)( there)? "
        "under canvas|{i}('re| are|'m| am|'ll| will)? (come|coming|be coming|turn up|arrive"
        "|arriving)"
        " with (a|our|my|two) ([a-z-]+ )?tents?",
        "{who} bring a tent. {who} {be} bringing a tent. {who} have a tent",
        "you bring a tent", "We'll be sleeping under canvas.", "We'll be sleeping under covers.",
    ),
    shows(
        "none-of-us-has-one",
        "(none of us|nobody (in|at) (our|my|the) (house|home|family|household|flat)|no one (in|at)"
        " (our|my|the) (house|home|family|household|flat)) (has|have|owns|own|keeps|drives) (a|an"
        "|any) (?P<what>[a-z]+)|there's no (?P<what>car|van|dog|cat|piano|television|computer) in"
        " (our|my|the) (family|house|household|home)|{i} (get by|manage|live|do) without (a|any) "
        "(?P<what>car|van|television|computer)",
        "My household does not have a {what}. My household has no {what}. I do not have a {what}. "
        "I have no {what}. I do not own a {what}. Nobody in my household has a {what}",
        "your household has a car", "None of us owns a car.", "None of us owns up.", value=False,
        ever=True,
    ),
    shows(
        "all-cold",
        "nothing (that )?(I|we) (serve|sell|offer) is (hot|warm|cooked)|(all|all of) (our|my|the) "
        "food('s| is) (served )?cold|everything('s| is) (served |sold |eaten )?cold",
        "I do not serve hot food. I do not sell hot food. I serve no hot food. I sell no hot food",
        "you serve hot food", "All our food is cold.", "All our food is coded.", value=False,
        ever=True,
    ),
    shows(
        "with-no-animals",
        "{i}('re| are|'m| am|'ll| will)? {few}(coming|come|travel|travelling|arriving|staying|stay)"
        " (with no|without) (any |our |my )?(animals?|pets?)|(the )?(dog|dogs|pets?|cat|cats) "
        "(stay|stays|is staying|are staying|will stay) (at home|behind|with (friends|my (mum|mother"
        "|sister|brother)))|no (animals|pets) (with us|are coming|come with us)",
        "I do not bring a dog. I do not bring a pet. I do not bring an animal. I am not bringing a"
        " pet. I am not bringing a dog. I do not bring pets. I have no pet with me",
        "you bring a dog", "I'm coming with no animals.", "I'm coming with no admirals.",
        value=False, ever=True,
    ),
    shows(
        "have-it-with-me",
        "{i}('ll| will)? have (?P<thing>(my|our|a|an) ([a-z]+ )?[a-z]+) (along )?with (me|us)",
        "{who} bring {thing}. {who} carry {thing}. {who} {be} bringing {thing}",
        "you bring a dog", "I'll have my poodle with me.", "I'll have my poodle fed.",
        unless_there=r"\b(?:issue|problem|word|talk|argument|row)\b",
    ),
    shows(
        "out-of-nappies",
        "(out of|done with|finished with|no longer (in|wears?|needs?)) (nappies|diapers)|(uses|goes"
        " on|goes to|sits on) the (potty|toilet) (by|all by) (himself|herself)|(potty|toilet)"
        "[- ]trained",
        "My child is toilet trained. My child is potty trained. My child is out of nappies. He is"
        " toilet trained. She is toilet trained",
        "your child is toilet trained", "She's been out of nappies since spring.",
        "She's been out of noodles since spring.", ever=True,
        unless=r"\b(?:n['’]t|not|never|almost|nearly)\b",
    ),
    shows(
        "still-in-nappies",
        "(still|always) {few}(in|wears|wearing|needs|has) (nappies|diapers)|(wears|needs) (nappies"
        "|diapers)|(not|n't|never) {few}(potty|toilet)[- ]trained",
        "My child is not toilet trained. My child is not potty trained. He is not toilet trained. "
        "She is not toilet trained. My child is not out of nappies",
        "your child is toilet trained", "He's still in nappies.", "He's still in Naples.",
        value=False, ever=True, unless=r"\b(?:brother|sister)\b",
    ),
)
# fmt: on
