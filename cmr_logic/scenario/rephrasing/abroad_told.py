"""What is or was done abroad, told by the name of another country: "I worked in Spain for a year".

Who names a country, and not a town, tells that it is not the one in which they ask. Of countries in
which people ask in English, nothing is said: they may be the asker's own. The entries are read and
tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import word_set

# Countries whose people ask in English, as it is their own tongue: "**GB**"; not "ES".
_ASKING = word_set("gb uk us ie ca au nz za in ng ke gh ug tz zm zw sg ph jm mt bw pk hk")
_NAME = r"(?P<where>(?-i:[A-Z])[\w’'-]+(?:\s(?-i:[A-Z])[\w’'-]+)*)"
# What is done somewhere, and what one has there, in the words of rules about other countries.
_DEEDS = {
    "work": r"work(?:ed|s|ing)?\b|(?:had|have|got|['’]ve\sgot|held)\s(?:an?"
    r"|my)\s(?:[a-z]+\s){0,2}?(?:job|post|position)\b"
    r"|did\s(?:[a-z]+\s)?(?:[a-z]+|\d+)\s(?:years?|months?|seasons?|stint)\b|taught\b"
    r"|was\semployed\b|my\s(?:[a-z]+\s){0,2}job\s(?:is|was)\b",
    "live": r"liv(?:ed?|es|ing)\b|spent\s(?:[a-z]+|\d+)\s(?:years?|months?)\b|grew\sup\b"
    r"|was\sbrought\sup\b",
    "study": r"stud(?:y|ied|ies|ying)\b|(?:did|got|took)\s(?:my"
    r"|an?)\s(?:[a-z]+\s){0,2}?(?:degree|course|diploma|training|phd|masters?|doctorate)\b"
    r"|went\sto\s(?:school|university|college)\b|am\sat\s(?:university|college)\b",
    "born": r"(?:was|were)\sborn\b",
    "home": r"(?:have|['’]ve|own|bought|got)\s(?:got\s)?(?:an?|my"
    r"|our)\s(?:[a-z]+\s){0,2}?(?:house|flat|home|cottage|villa|place|apartment)\b",
    "married": r"(?:got|was|were)\smarried\b|married\b|(?:my|our)\swedding\swas\b"
    r"|tied\sthe\sknot\b",
    "from": r"(?:am|['’]m|are|['’]re|come|came)(?:\s(?:originally|over|here))*(?=\sfrom\b)",
}
_SAYS = {
    "work": "I worked abroad. I have worked abroad. I had a job abroad. I have worked outside "
    "the country",
    "live": "I lived abroad. I have lived abroad",
    "study": "I studied abroad. I have studied abroad. I got my degree abroad",
    "born": "I was born abroad. I am from abroad",
    "home": "I have a home abroad. I own a home abroad. I have property abroad. I own property "
    "abroad",
    "married": "I got married abroad. I married abroad",
    "from": "I am from abroad. I come from abroad. I am from overseas",
}
_NOW = {
    "work": "I work abroad. I have a job abroad",
    "study": "I study abroad",
}
_PAST = re.compile(
    r"\b(?:\w+ed|was|were|did|had|got|spent|grew|went|taught|held|took|came)\b", re.IGNORECASE
)
# What one only would, or that goes on in what others tell: "I'd love to have **worked** in Spain".
_ANY = "|".join(f"(?P<{name}>{words})" for name, words in _DEEDS.items())


def lands_of(name: str) -> frozenset[str]:
    """Return the countries, by their codes, in one of which a place surely is.

    Args:
        name: the name of the place.

    Example:
        >>> sorted(lands_of("Spain")), sorted(lands_of("Blub"))
        (['ES'], [])
    """
    from cmr_logic.quantities.places import find_places  # noqa: PLC0415 - few stories are searched

    return frozenset(
        code[:2]
        for place in find_places(f"in {name}")
        if not place.demonym
        for code in place.codes
        if code.isupper() and code not in {"EU", "EEA"}
    )


def _is_country(name: str) -> bool:
    from cmr_logic.quantities.places import find_places  # noqa: PLC0415 - as above

    return any(not place.part and not place.demonym for place in find_places(f"in {name}"))


def _abroad(match: re.Match[str]) -> str:
    """Return what was done in another country as done abroad."""
    lands, past = lands_of(match["where"]), _PAST.search(match["deed"]) is not None
    foreign = len(lands) == 1 and not {land.lower() for land in lands} & _ASKING
    if not foreign or not (past or _is_country(match["where"])):
        return ""
    if not is_told_as_so(match, ever=True) or is_denied_before(match):
        return ""
    name = next(key for key in _DEEDS if match[key])
    now = "" if past or name not in _NOW else f"{_NOW[name]}. "
    return f"{now}{_SAYS[name]}." if past or name in {"home", "from", *_NOW} else ""


# Who has been in one country of those alone, all their life: "I've **only ever** worked in Leeds".
_ONLY = (
    r"(?:I['’]ve|I\shave)\s(?P<deed>only\sever\s(?:worked|lived)|(?:always|never)\s(?:worked"
    r"|lived)\s(?:anywhere\s(?:but|other\sthan))?"
    r"|(?:worked|lived)\s(?:all\smy\s(?:working\s)?life)|spent\s(?:my|the)\s(?:whole"
    r"|entire)\s(?:working\s)?(?P<life>career|life)(?:\sworking)?)"
)


def _at_home(match: re.Match[str]) -> str:
    """Return that somebody has never worked, or lived, abroad who has always done so at home."""
    if match["where"] and not _is_at_home(match["where"]):
        return ""
    words = match[0].lower()
    lived = "I have never lived abroad. I have not lived abroad. "
    worked = "I have never worked abroad. I have not worked abroad."
    both = "lived" in words or re.search(r"\blife\b", words)
    return (lived if both and "working life" not in words else "") + worked


def _is_at_home(name: str) -> bool:
    """Tell whether a place is in countries of those alone where people ask in English."""
    lands = {land.lower() for land in lands_of(name)}
    return bool(lands) and lands <= _ASKING


def _native(match: re.Match[str]) -> str:
    """Return that somebody is not from abroad who was born, or grew up, at home."""
    if not is_told_as_so(match, ever=True) or not _is_at_home(match["where"]):
        return ""
    born = " I was not born abroad." if "born" in match[0].lower() else ""
    return f"I am not from abroad. I do not come from abroad. I am not from overseas.{born}"


def _of_that_nation(match: re.Match[str]) -> str:
    """Return that somebody is from abroad who is of another nation: "I'm French"."""
    from cmr_logic.quantities.places import find_places  # noqa: PLC0415 - as above

    lands = {
        code.lower()
        for place in find_places(match["where"])
        for code in place.codes
        if place.demonym
    }
    alone = len(lands) == 1 and not lands & _ASKING
    return f"{_SAYS['from']}." if alone and is_told_as_so(match) else ""


_AT_HOME = "I am not flying to another country. I am not flying abroad."


def _across(match: re.Match[str]) -> str:
    """Return whether a journey between two places goes to another country."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    ends = [lands_of(match[name] or "") for name in ("home", "where")]
    ends = ends if ends[0] else [lands_of(match["start"] or ""), lands_of(match["goal"] or "")]
    if not all(len(end) == 1 for end in ends):
        return ""
    not_ = " not" if ends[0] == ends[1] else ""
    ways = ("travelling to another country", "flying to another country", "travelling abroad")
    said = [
        f"I am{not_} {way}."
        for way in (*ways, "flying abroad", "going abroad", "leaving the country")
    ]
    return " ".join(said)


ABROAD_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "done-in-another-country",
        rf"\b(?:I|we)\b(?:['’]ve|\shave)?(?:\s(?:[a-z]+ly|also|once"
        rf"|then))?\s?(?P<deed>{_ANY})(?:\s[\w'’-]+){{0,6}}?\s(?:in|from|near)\s{_NAME}",
        _abroad,
        "you have worked abroad",
        "I had a job in Germany.",
        "I had a job in German.",
    ),
    Rewording(
        "always-in-one-country",
        rf"\b{_ONLY}\s(?:here\s)?in\s(?:{_NAME}|(?P<home>this\scountry|the\scountry|the\sUK))",
        _at_home,
        "you have worked abroad",
        "I've spent my whole career in Leeds.",
        "I've spent my whole wages in Leeds.",
        value=False,
    ),
    Rewording(
        "all-jobs-in-one-country",
        rf"\b(?:all\s(?:of\s)?my\sjobs\s(?:have\sbeen|were)|my\s(?:whole\s|entire\s)?(?:career"
        rf"|working\slife)\s(?:has\s(?:all\s)?been|was))\s"
        rf"in\s(?:{_NAME}|(?P<home>this\scountry|the\sUK))",
        _at_home,
        "you have worked abroad",
        "All my jobs have been in Leeds.",
        "All my books have been in Leeds.",
        value=False,
    ),
    Rewording(
        "born-and-bred-at-home",
        rf"\bI\s(?:was\s(?:born|brought\sup)(?:\sand\s(?:bred|raised|brought\sup))?"
        rf"|grew\sup)\sin\s{_NAME}",
        _native,
        "you are from abroad",
        "I was born and bred in Leeds.",
        "I was bored and fed in Leeds.",
        value=False,
    ),
    Rewording(
        "journey-between-two-places",
        r"\b(?:I|we)(?:['’](?:m|re)|\sam|\sare)\s(?:flying|travelling|going|driving|sailing"
        r"|taking\sthe\s(?:train|plane|ferry))\s"
        rf"(?:home\s|back\s)?(?:from\s{_NAME.replace('where', 'home')}\sto\s{_NAME}"
        rf"|to\s{_NAME.replace('where', 'goal')}\sfrom\s{_NAME.replace('where', 'start')})",
        _across,
        "you are flying to another country",
        "I'm flying from Leeds to Rome.",
        "I'm flying from pillar to post.",
    ),
    Rewording(
        "domestic-flight",
        r"\b(?:it['’]s|it\sis|that['’]s|I['’]m\son|I['’]m\staking|we['’]re\son)\s(?:only\s"
        r"|just\s)?an?\s(?:domestic|internal)\sflight\b",
        lambda m: _AT_HOME if is_told_as_so(m) else "",
        "you are flying to another country",
        "It's a domestic flight.",
        "It's a domestic fight.",
        value=False,
    ),
    Rewording(
        "of-that-nation",
        rf"\bI(?:['’]m|\sam)\s(?:originally\s)?{_NAME}(?=\s*(?:[.,;!?]|$)|\s(?:and|but|by)\b)",
        _of_that_nation,
        "you are from abroad",
        "I'm Norwegian.",
        "I'm Nora.",
    ),
)  # fmt: skip
