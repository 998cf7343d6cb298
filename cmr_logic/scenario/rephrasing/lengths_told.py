"""How long things last, told by a noun: "it's a nine-month lease", "I'm staying for six months".

See :mod:`.rewordings`, which shows the entries to a story. Each says, in the words of rules, how
long a contract, a course, a stay or a journey lasts.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER

_UNIT = r"(?:hour|day|night|week|fortnight|month|year)"
_SPELL = (
    r"(?:(?:only|just|about|around|nearly|almost|at\sleast|up\sto)\s)*"
    rf"(?:an?|{NUMBER}(?:\sand\sa\s(?:half|quarter))?)\s{_UNIT}s?"
)
# What lasts for a time agreed, or known, ahead: "a **lease**"; not "a friend".
_THING = (
    r"(?:lease|tenancy|contract|agreement|licence|license|subscription|membership|policy|warranty"
    r"|guarantee|loan|course|class|workshop|training|internship|placement|apprenticeship|job|post"
    r"|stay|trip|holiday|visit|booking|rental|hire|journey|flight|ride|tour|cruise|walk|hike"
    r"|meeting|event|concert|show|performance|film|exam|sentence|ban|suspension|treatment|visa"
    r"|permit|season|break|retreat|camp|scholarship|voyage|crossing|delay|let|wait)"
)
_KIND = r"(?:(?!old\b|long\b)[a-z]+\s){0,2}?"
_SIGNED = (
    r"(?:sign(?:ed)?(?:\sup\sfor)?|book(?:ed)?|took|taken|take|enrolled\son|accepted|agreed\sto"
    r"|reserved|got|arranged|signing|booking|taking)"
)
# By whom such a thing is had: "**I've got** a nine-month lease"; not "she wants".
_HAVING = (
    rf"(?:(?:it|this|that)(?:['’]s|\sis|\swas|\swill\sbe)|\b(?:I|we)(?:['’]ve|\shave)?\s(?:have|got|{_SIGNED})"
    r"|\b(?:I|we)(?:['’]ve|\shave)|\b(?:I['’]m|we['’]re|I\sam|we\sare)\s(?:on|doing|taking|booked\son))"
)
# What is cut off: "no **power** for nine hours"; not "no lift".
_SUPPLY = (
    r"(?:power|electricity|water|gas|heating|internet|broadband|phone|signal|current|electric)"
)
_STAYING = (
    r"(?:stay(?:ing)?|be(?:ing)?\s(?:there|here|away|abroad|in\s[a-z]+)|visit(?:ing)?|there|away"
    r"|go(?:ing)?\s(?:there|away|abroad)|off)"
)
_VISITS = ("stay", "visit", "trip", "holiday")


def _counted(match: re.Match[str]) -> str:
    """Return how long a thing lasts that is called by it: "a nine-month lease"."""
    number, unit, what = match["number"], match["unit"].lower(), match["what"]
    several = number.lower() not in {"one", "1", "a", "an"}
    return f"The {what} lasts {number} {unit}{'s' if several else ''}."


def _stay(match: re.Match[str]) -> str:
    return " ".join(f"My {visit} lasts {match['spell']}." for visit in _VISITS)


def stays_for(spell: str) -> str:
    """Return how a rule says that somebody stays somewhere for a time.

    Args:
        spell: the time.

    Example:
        >>> stays_for("9 days")
        'My stay lasts 9 days. My visit lasts 9 days. My trip lasts 9 days. I will stay for 9 days.'
    """
    visits = " ".join(f"My {visit} lasts {spell}." for visit in _VISITS[:3])
    return f"{visits} I will stay for {spell}."


# A name as it is written: the pattern around it ignores case.
_NAME = r"(?P<where>(?:the\s)?(?-i:[A-Z])[\w'’-]+(?:\s(?-i:[A-Z])[\w'’-]+)*)"
# Parts of a country that have codes of their own: whoever goes to one may live in another.
_PARTS = ("GB-", "US-")
_GO = (
    r"(?:(?:be\s)?(?:going|off|flying|heading|travelling|driving|sailing|popping)(?:\s(?:away|out|over|back|up|down|off))?"
    r"(?:\son\s(?:holiday|honeymoon|a\strip|vacation))?\sto|(?:be\s)?(?:staying\s)?in|visit(?:ing)?|stay(?:ing)?\sin|go\sto|fly\sto|travel\sto)"
)
_AHEAD = (
    r"\b(?P<who>I|we)(?:['’](?:m|re|ll|d)|\sam|\sare|\swill|\sshall|\s(?:want|plan|mean|intend|hope)\sto)\s"
    r"(?:only\s|just\s|going\sto\s)?"
)


def _away(match: re.Match[str]) -> str:
    """Return how a rule says how long somebody will be in a place, or abroad."""
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - most stories tell no journey

    named, spell = match.groupdict(), match["spell"].replace("-", " ")
    if re.match(r"\d|(?!an?\b)[a-z]", spell) and named.get("many"):
        spell += "s"
    where = named.get("where") or "abroad"
    said = f"{stays_for(spell)} I will be away for {spell}."
    if where == "abroad":
        return f"{said} I will be abroad for {spell}."
    found = find_places(where)
    if not found:
        return ""
    parts = any(code.startswith(_PARTS) for place in found for code in place.codes)
    if len(found) == 1 and not (found[0].part or found[0].demonym or parts):
        said += f" I will be abroad for {spell}."
    return f"{said} I will stay in {where} for {spell}. I will be in {where} for {spell}."


LENGTHS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "going-for-so-long",
        rf"{_AHEAD}(?:{_GO}\s{_NAME}|(?:go(?:ing)?\s|travel(?:ling)?\s|be\s)?(?:abroad|overseas))\s(?:for\s)?(?P<spell>{_SPELL}|half\sa\syear)\b"
        r"(?!\s(?:ago|later|after|before|in\stwo|then|and\sthen))",
        _away,
        "you will be abroad for more than a month",
        "I'm off to Norway for nine weeks.",
        "I'm off to Norwich for nine weeks.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "spending-so-long-there",
        rf"{_AHEAD}(?:be\s)?spend(?:ing)?\s(?P<spell>{_SPELL}|half\sa\syear)\sin\s{_NAME}",
        _away,
        "you will be abroad for more than a month",
        "I'm spending nine weeks in Norway.",
        "I'm spending nine weeks in Norwich.",
        needs="spend",
    ),
    Rewording(
        "trip-of-so-long-there",
        rf"\b(?:{_AHEAD}(?:be\s)?(?:go(?:ing)?\s|off\s|set\soff\s)?on\san?\s(?P<spell>{NUMBER}[\s-]{_UNIT})(?P<many>)[\s-]{_KIND}"
        rf"(?:trip|holiday|visit|tour|stay|break|cruise)\s(?:to|in|round|around)\s{_NAME})",
        _away,
        "you will stay in Norway for more than a month",
        "I'm going on a nine-week trip to Norway.",
        "I'm going on a nine-week trip to Norwich.",
        needs="trip|holiday|visit|tour|stay|break|cruise",
    ),
    Rewording(
        "my-trip-there-lasts",
        rf"\bmy\s(?:next\s|coming\s)?(?:trip|holiday|visit|tour|stay|break)\s(?:to|in|round|around)\s{_NAME}\s(?:will\slast|will\sbe|lasts|is)\s"
        rf"(?:for\s)?(?P<spell>{_SPELL})(?!\s(?:ago|away|off|long\soverdue))\b",
        _away,
        "you will stay in Norway for more than a month",
        "My trip to Norway will last nine weeks.",
        "My trip to Norwich will last nine weeks.",
        needs="trip|holiday|visit|tour|stay|break",
    ),
    Rewording(
        "thing-of-so-long",
        rf"\b(?:{_HAVING}\s(?:an?|the)|my|our|this)\s(?P<number>{NUMBER})[\s-](?P<unit>{_UNIT})[\s-]"
        rf"(?:long\s)?{_KIND}(?P<what>{_THING})\b",
        _counted,
        "the lease runs for more than 12 months",
        "It's an eighteen-month lease.",
        "It's an eighteen-month-old leaf.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "signed-for-so-long",
        rf"\b{_SIGNED}\s(?:an?|the|my|our)\s{_KIND}(?P<what>{_THING})\s(?:for|of|that\s(?:lasts"
        rf"|runs\sfor|is\sfor))\s(?P<spell>{_SPELL})\b",
        r"The \g<what> lasts \g<spell>.",
        "your course lasts longer than two weeks",
        "I've booked a course of five weeks.",
        "I've booked a coat of five weeks.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "staying-for-so-long",
        rf"\b(?:I|we)(?:['’](?:m|re|ll|d)|\sam|\sare|\swill|\sshall|\swant\sto|\splan\sto|\smean\sto"
        rf"|\sintend\sto)(?:\sbe)?\s(?:only\s|just\s)?{_STAYING}\s(?:(?:in|at|with|on)\s"
        rf"(?:[a-z'’-]+\s){{1,4}}?)?(?:for\s)?(?P<spell>{_SPELL})\b(?!\s(?:ago|later|after|before))",
        _stay,
        "your stay lasts longer than 90 days",
        "I'm staying for six months.",
        "I'm saving for six months.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "cut-off-for-so-long",
        rf"\b(?:(?:I|we)\s(?:(?:were|was|had\sbeen)\swithout(?:\sany)?|had\sno)\s(?P<what>{_SUPPLY})(?:\sat\sall)?"
        rf"|(?:the|our)\s(?P<what2>{_SUPPLY})\s(?:supply\s)?(?:was|went|had\sbeen)\s(?:off|out|down|cut\soff))\s(?:for\s)?"
        rf"(?P<spell>{_SPELL}(?:\sand\sa\shalf)?)(?!\s(?:ago|later|after|before|a\s(?:day|week)))\b",
        r"The cut lasted \g<spell>. The outage lasted \g<spell>. The failure lasted \g<spell>.",
        "the cut lasted longer than six hours",
        "We were without power for nine hours.",
        "We were without a lift for nine hours.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "laid-up-for-so-long",
        r"\b(?:I|we)(?:\s(?:was|were|had\sto\sbe)|['’]ve\sbeen|\shave\sbeen)\s"
        r"(?P<how>laid\sup|off\ssick|in\sbed|out\sof\saction|under\sthe\sweather|poorly|unwell|sick|bedridden)"
        rf"(?:\swith\s(?:[a-z]+\s){{1,3}}?)?\s?(?:for\s)?(?P<spell>{_SPELL})(?!\s(?:ago|later|after|before))\b",
        r"My illness lasted \g<spell>. I was ill for \g<spell>.",
        "your illness lasted longer than three days",
        "I was laid up for five days.",
        "I was held up for five days.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "on-the-go-for-so-long",
        rf"\b(?P<what>(?:this|the|my|our)\s(?:[a-z]+\s)??[a-z]+)(?:['’]s|\shas|\shave)\s(?:been\s(?:on\sthe\sgo|going(?:\son)?"
        rf"|around|there|here|with\s(?:me|us))|dragged\son|gone\son|hung\s(?:on|around))\s(?:for\s)?(?P<spell>{_SPELL})\b",
        r"\g<what> has lasted for \g<spell>.",
        "your cough has lasted for more than two weeks",
        "This cough's been on the go for six weeks now.",
        "This couple's been on the go for six weeks now.",
        needs="hour|day|night|week|month|year",
    ),
    Rewording(
        "in-the-club-for-so-long",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)\sbeen\s(?:in|with|part\sof)\s(?:the|our|your)\s"
        r"(?P<body>club|union|society|association|guild)\s(?:for\s)?"
        rf"(?P<spell>{_SPELL}|(?:nearly|almost|over|about)\s{NUMBER}\s{_UNIT}s)\b",
        r"\g<who> have been a member of the \g<body> for \g<spell>.",
        "you have been a member for at least five years",
        "I've been in the club for nine years.",
        "I've been in the clubhouse for nine years.",
        needs="club|union|society|association|guild",
    ),
    Rewording(
        "with-you-for-so-long",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)\s(?:only\s|now\s|just\s)?been\s(?:working\s)?(?:with|at)\s(?:you|this\s(?:company|firm)|my\s(?:employer|company|firm))\s(?:for\s)?"
        rf"(?P<spell>{_SPELL})(?=\s*(?:[.,;!?]|$|and\b|but\b|now\b))",
        r"\g<who> have worked for you for \g<spell>. "
        r"\g<who> have worked for my employer for \g<spell>.",
        "you have worked for us for at least two years",
        "I've been with you for nine years.",
        "I've been with child for nine months.",
        needs="with|at ",
    ),
    Rewording(
        "home-for-so-long",
        rf"{_NAME}(?:['’]s|\shas)\sbeen\s(?:my|our)\shome\s(?:for\s)?(?P<spell>{_SPELL})(?=\s*(?:[.,;!?]|$|and\b|but\b|now\b))",
        r"I have lived in \g<where> for \g<spell>.",
        "you have lived in Norway for at least two years",
        "Norway has been my home for twenty years.",
        "Norway has been my dream for twenty years.",
        needs="home",
    ),
    Rewording(
        "taken-on-so-long-ago",
        rf"\bthey\s(?:took\s(?P<who>me|us)\son|gave\s(?P<whom>me|us)\s(?:a|the|my)\sjob|hired\s(?P<one>me|us))\s"
        rf"(?P<spell>{_SPELL})\sago\b",
        r"I have worked for my employer for \g<spell>.",
        "you have worked for your employer for two years",
        "They took me on nine years ago.",
        "They took me out nine years ago.",
        needs="ago",
    ),
)
"""The entries."""
