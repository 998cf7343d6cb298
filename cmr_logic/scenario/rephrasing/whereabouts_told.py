"""Where a firm is and where a thing spends the night, told by what is said of its place.

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_PLACE = (
    r"(?P<where>(?:in|at)\s(?-i:[A-Z])[\w'’-]+"
    r"(?:,?\s(?:of\s|on\s|upon\s|the\s)?(?-i:[A-Z])[\w'’-]+)*)"
)
_SITE = (
    r"(?:offices?|shop|workshop|branch|unit|factory|premises|headquarters|head\soffice|hq|base|studio|warehouse|site|depot|plant"
    r"|mill|yard|bakery|brewery|kitchen|store|showroom)"
)
_MIDDLE = r"(?:right\s)?(?:in\sthe\s(?:middle|centre|heart|north|south|east|west)\sof\s)"
_THING = r"(?P<what>(?:my|our|the)\s(?:[a-z-]+\s)?[a-z-]+|it|she|he|they)"
_STANDS = (
    r"(?:['’]s|\sis|\sare)?\s(?:always\s|usually\s|normally\s|just\s)?(?:sleeps?|stands?|lives?|stays?|sits?|spends?\s(?:the|its|every|each|his|her)\snights?|kept|left|parked|chained"
    r"|locked|stored|tied|standing|stands?\sall\snight)(?:\s(?:up|every\snight|each\snight|all\snight|overnight|at\snight|chained|locked|padlocked|parked))*"
)
_I_KEEP = (
    r"\b(?:I|we)\s(?:always\s|usually\s|normally\s|just\s)?(?:keep|leave|park|chain|lock|store|put|stand|tie|bring|take|wheel|carry|haul)\s"
    r"(?P<what>(?:my|our|the)\s(?:[a-z-]+\s)?[a-z-]+|it|them|her|him)(?:\s(?:up|away|back|every\snight|each\snight|all\snight|overnight|at\snight))*"
)
# Where things are outdoors: "chained to the **lamp post**"; not "chained to the bed".
_OUTDOORS = (
    r"\s(?:out(?:side|doors)?\b|(?:out\s)?(?:in|on|by|to|against|at|under|behind|round)\s(?:the|my|our|a|an)\s(?:[a-z]+\s){0,2}?"
    r"(?:streets?|pavement|yard|backyard|garden|lawn|drive|driveway|lamp\s?post|railings?|car\spark|kerb|road|field|open\sair|patio|balcony|gatepost"
    r"|drainpipe|fence|tree|front\sgate|bike\srack|forecourt|alley|alleyway|verge|stars|open)\b)"
)
# And where they are indoors: "in the **hall**"; not "in the yard".
_INDOORS = (
    r"\s(?:indoors\b|inside\b(?!\sthe\s(?:shed|fence|gate))|(?:up\s|down\s)?(?:in|into|inside)\s(?:the|my|our|a)\s(?:[a-z]+\s){0,2}?"
    r"(?:hall|hallway|kitchen|living\sroom|sitting\sroom|bedroom|spare\sroom|flat|house|cellar|basement|attic|loft|study|dining\sroom|lounge|porch\sroom"
    r"|utility\sroom|front\sroom|conservatory|corridor|stairwell)\b(?!['’-])(?!\s(?:door|garden|window|wall)))"
)
_MOVES = re.compile(r"\b(?:bring|take|put|carry|wheel|haul)\b", re.IGNORECASE)
_HABITS = re.compile(r"\b(?:every|each|always|usually|normally|nights?|overnight)\b", re.IGNORECASE)


def _based(match: re.Match[str]) -> str:
    """Return where a firm is based."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    where = match["where"]
    bodies = ("firm", "business", "company", "organisation", "shop")
    told = " ".join(f"My {body} is based {where}. My {body} is {where}." for body in bodies)
    return f"{told} I am based {where}. We are based {where}."


def _kept(match: re.Match[str], *, inside: bool) -> str:
    """Return whether a thing is kept indoors, where a story says in which place it stands."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    if _MOVES.search(match[0]) and not _HABITS.search(match[0] + _rest(match)):
        return ""  # what somebody once took indoors need not be there at night
    what = {"it": "It", "them": "They", "her": "It", "him": "It", "she": "It", "he": "It"}.get(
        match["what"].lower(), match["what"]
    )
    be = "are" if what in {"They", "they"} else "is"
    yes, no = (("indoors", "inside"), ("outdoors", "outside"))
    if not inside:
        yes, no = no, yes
    whens = ("", " at night", " overnight")
    said = [f"{what} {be} kept {how}{when}." for how in yes for when in whens]
    said += [f"{what} {be} not kept {how}{when}." for how in no for when in whens]
    return " ".join(said)


def _rest(match: re.Match[str]) -> str:
    return re.split(r"[.!?;]", match.string[match.end() :])[0]


WHEREABOUTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "only-office-there",
        rf"\b(?:my|our)\s(?:(?:only|main|sole|one\sand\sonly|single|own)\s)?{_SITE}(?:['’]s|\sis|\sare)\s(?:all\s|both\s)?{_MIDDLE}?{_PLACE}",
        _based,
        "your firm is based in Leeds",
        "Our only office is in Leeds.",
        "Our only officer is in Leeds.",
        needs="office|shop|branch|unit|factory|premises|headquarters|hq|base|studio|warehouse|site"
        "|depot|plant|mill|yard|bakery|brewery|kitchen|store|showroom",
    ),
    Rewording(
        "runs-it-from-there",
        rf"\b(?:we|I)\s(?:run|do|trade|operate|work|manage|make)(?:\s(?:everything|it\sall|the\s(?:whole\s)?(?:business|firm|company|thing)|my\s(?:business|firm|company)"
        rf"|our\s(?:business|firm|company)))?\s(?:from|out\sof)\s(?:one|a|an|our|my|the)\s(?:[a-z]+\s){{0,2}}?{_SITE}\s{_MIDDLE}?{_PLACE}",
        _based,
        "your firm is based in Leeds",
        "We run everything from one workshop in Leeds.",
        "We run away from one worry to another.",
        needs=" from| out of",
    ),
    Rewording(
        "stands-outdoors",
        rf"\b{_THING}{_STANDS}{_OUTDOORS}",
        lambda match: _kept(match, inside=False),
        "your kayak is kept indoors",
        "My kayak stands out in the yard.",
        "My kayak is a knockout in a crowd.",
        value=False,
    ),
    Rewording(
        "left-outdoors",
        rf"{_I_KEEP}{_OUTDOORS}",
        lambda match: _kept(match, inside=False),
        "your kayak is kept indoors",
        "I leave my kayak in the front garden.",
        "I leave my kayak to the front gardener.",
        value=False,
    ),
    Rewording(
        "stands-indoors",
        rf"\b{_THING}{_STANDS}{_INDOORS}",
        lambda match: _kept(match, inside=True),
        "your kayak is kept indoors",
        "My kayak lives in the hall.",
        "My kayak lives in the harbour.",
    ),
    Rewording(
        "left-indoors",
        rf"{_I_KEEP}{_INDOORS}",
        lambda match: _kept(match, inside=True),
        "your kayak is kept indoors",
        "I keep my kayak in the hall.",
        "I keep my kayak in the bay.",
    ),
)
