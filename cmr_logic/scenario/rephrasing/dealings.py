"""What people did with a thing, or had to do, and what that says: "I binned the receipt".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording

_WHO = (
    r"\b(?P<who>I|we)(?:['’]ve|['’]d|\shave|\shad)?\s(?:(?:already|since|just|then|probably"
    r"|stupidly|accidentally)\s)*"
)
_THING = r"(?P<what>(?:the|my|our|that|this)\s(?:[\w-]+\s){0,2}?[\w-]+)"
_END = (
    r"(?=[.,;!?]|$|\s(?:and|but|so|when|on|in|last|the|as|because|straight|months?|weeks?|years?"
    r"|ages|yesterday)\b)"
)
_BIN = (
    r"(?:in|into)\sthe\s(?:\w+\s)?(?:bin|recycling|rubbish|trash|skip|dustbin|fire"
    r"|garbage|shredder)"
)
# Papers that one has only by getting them.
_PAPER = (
    r"(?:licen[cs]e|permit|pass|visa|certificate|policy|insurance|cover|membership|badge|passport"
    r"|warranty|guarantee|railcard|card|tag|sticker|logbook|subscription|season\sticket)"
)
_EMPLOYER = (
    r"(?:my\s(?:boss|employer|manager|gaffer|line\smanager|work|job|school|firm|company)|the\s(?:firm"
    r"|company|boss|office|manager|restaurant|hotel|shop)|work|management|they)"
)

DEALINGS: tuple[Rewording, ...] = (
    Rewording(
        "thrown-away",
        rf"{_WHO}(?:(?:chucked|threw|thrown|tossed)\s{_THING}\s(?:{_BIN}|out|away)\b"
        rf"|(?:put|dropped|stuck|popped)\s(?P<this>(?:the|my|our)\s(?:[\w-]+\s){{0,2}}?[\w-]+)\s(?:straight\s)?{_BIN}"
        rf"|(?:binned|shredded|burnt|burned|recycled|scrapped)\s(?P<that>(?:the|my|our|that|this)\s(?:[\w-]+\s)"
        rf"{{0,2}}?[\w-]+){_END}|(?:chucked|threw|thrown|tossed)\s(?:out|away)\s(?P<those>(?:the|my|our|that|this)\s"
        rf"(?:[\w-]+\s){{0,2}}?[\w-]+){_END})",
        lambda match: (
            f"I do not have {match['what'] or match['this'] or match['that'] or match['those']}."
        ),
        "you have the receipt", "I chucked the receipt in the recycling.",
        "I chucked the ball in the river.", value=False,
        needs="chucked|threw|thrown|tossed|bin|shred|burn|recycl|scrapped|rubbish|trash|skip|fire"
        "|garbage",
    ),
    Rewording(
        "went-in-the-bin",
        rf"\b(?P<what>(?:the|my|our)\s(?:[\w-]+\s){{0,2}}?[\w-]+)\s(?:went|ended\sup|has\sgone|['’]s\sgone)\s(?:straight\s)?{_BIN}",
        lambda match: f"I do not have {match['what'].lower()}.",
        "you have the receipt", "The receipt went in the bin.", "The receipt went in the drawer.",
        value=False,
        needs="bin|recycling|rubbish|trash|skip|fire|garbage|shredder",
    ),
    Rewording(
        "never-acquired",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:never|not|haven['’]t|didn['’]t|have\snot|did\snot)\s)"
        r"(?:(?:actually|yet|ever|even)\s)?(?:(?:got|gotten|get)\s(?:round|around)\sto\s(?:buying|getting|taking\sout"
        r"|applying\sfor|sorting\s(?:out)?|renewing|arranging|ordering)|bother(?:ed)?\s(?:with|(?:to\s)?(?:buy|get|take\sout"
        r"|apply\sfor)|buying|getting|taking\sout|applying\sfor)|bought|buy|took\sout|taken\sout|take\sout"
        r"|obtained|obtain|applied\sfor|apply\sfor|got\smyself|sorted\sout)"
        rf"\s(?P<what>(?:an?|any|my|the|our|one\sof\sthose)\s(?:[\w-]+\s){{0,3}}?{_PAPER})\b(?!\s(?:holder|for\smy\s(?:son"
        r"|wife|husband|daughter|friend|mum|dad)))",
        lambda match: f"I do not have {match['what']}.",
        "you hold a rod licence", "I never got round to buying a rod licence.",
        "I never got round to framing a rod licence.", value=False,
        needs="never|not|n't|n’t",
    ),
    Rewording(
        "paid-oneself",
        r"\b(?P<who>I|we)(?:['’]ve|\shave|\shad\sto)?\s(?:paid|pay|met|covered|funded)\s(?:for\s)?(?P<what>it\sall|it|this"
        r"|everything|every\s(?:bit|penny)\sof\sit|all\sof\sit|the\slot|(?:the|my|our)\s(?:[\w-]+\s){0,2}?[\w-]+)"
        r"\s(?:all\s)?(?:myself|ourselves|(?:out\sof|from)\s(?:my|our)\sown\s(?:pocket|savings|money|wages|account)"
        r"|with\s(?:my|our)\sown\s(?:money|savings|cash)|(?:on|with)\smy\sown\s(?:card|credit\scard))\b",
        lambda match: (
            "My employer did not pay for it. My employer did not pay for "
            f"{_thing(match['what'])}. My employer did not pay {_thing(match['what'])}."
        ),
        "your employer paid for the course", "I paid for the course out of my own pocket.",
        "I paid for the course at the desk.", value=False,
        needs="myself|ourselves|my own|our own",
    ),
    Rewording(
        "employer-paid",
        r"\b(?:my\s(?:work|firm|company|boss|employer|office)|work|the\s(?:firm|company|office|boss))\s(?:has\s|have\s)?"
        r"(?:footed|picked\sup|settled|covered|met)\s(?:the\s(?:whole\s|entire\s)?(?:bill|tab|cost|costs|expense)"
        r"|it\sall|all\sof\sit|everything)(?:\s(?:for|of)\s(?P<what>(?:the|my|our|it)(?:\s[\w-]+){0,2}))?(?=[.,;!?]|$)",
        lambda match: f"My employer paid for {match['what'] or 'it'}.",
        "your employer paid for it", "The firm footed the bill.", "The firm printed the bill.",
        needs="foot|picked up|settled|covered|met ",
    ),
    Rewording(
        "made-to",
        rf"\b{_EMPLOYER}\s(?:(?:always|still|now)\s)?(?:makes?|requires?|obliges?|expects?|wants?|tells?|insists?\son|forces?)"
        r"\s(?:me|us|everyone|every\sone\sof\sus|all\sof\sus)\s(?:all\s)?(?:to\s)?(?=(?:wear|work|travel|carry|live|stay|attend|drive"
        r"|use|buy|bring|provide|pay|keep|stand|lift|speak)\b)",
        "I have to ",
        "you are required to wear a uniform", "My boss makes us wear a uniform.",
        "My boss watches us wear a uniform.",
        needs="make|require|oblige|expect|want|tell|insist|force",
    ),
    Rewording(
        "insists-that",
        rf"\b{_EMPLOYER}\s(?:insists?|demands?|says?)\s(?:that\s)?(?:I|we)\s(?:must\s|have\sto\s|should\s)?(?:all\s)?(?:must\s|have\sto\s)?"
        r"(?:(?:turn\sup|come|go|be)\sin\s|wear\s)",
        "I have to wear ",
        "you are required to wear a uniform", "My boss insists we all wear a uniform.",
        "My boss laughs when we all wear a uniform.",
        needs="insist|demand|say",
    ),
)  # fmt: skip


def _thing(what: str) -> str:
    """Return what was paid for, "it" where words only say how much of it was."""
    return what if what.lower().startswith(("the ", "my ", "our ")) and what != "the lot" else "it"
