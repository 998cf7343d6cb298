"""How many people a group, a household or a firm has, told in whatever shape: "a five-piece".

See :mod:`.rewordings`, which shows the entries to a story.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.amount_rewordings import ALL_TOLD, NUMBER
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.text import word_set

_LOOSE = (
    r"(?:(?:only|just|about|around|roughly|nearly|over|under|some|almost|less\sthan|more\sthan|fewer\sthan|at\sleast"
    r"|at\smost|up\sto|well\sover|no\smore\sthan)\s)?"
)
_COUNT = rf"(?P<count>{_LOOSE}(?:\w+\sdozen|{NUMBER}))"
_TEAM = (
    r"(?:group|team|band|choir|crew|party|ensemble|orchestra|squad|troupe|side|outfit|combo"
    r"|expedition)"
)
_QUALITY = r"(?:(?!of\b|with\b|and\b|in\b)[a-z-]+\s){0,3}?"
_FIRM = (
    r"(?:firm|company|business|shop|bakery|garage|practice|workshop|café|cafe|restaurant|factory|agency|salon|farm"
    r"|studio|pub|hotel|start-up|startup|outfit|brewery|laundry|nursery|surgery|office|yard)"
)
_CHILDREN = r"(?:children|kids|youngsters|little\sones)"
_HOUSE = r"(?:house|home|household|flat|place|apartment|family)"
_SETS = {"pair": "two", "couple": "two", "trio": "three"}
# Who is at a firm and not of its staff: "our gym has 90 **members**"; not "90 mechanics".
_NO_STAFF = word_set(
    "customer customers client clients member members guest guests visitor visitors pupil pupils "
    "student students tenant tenants shareholder shareholders partner partners owner owners user "
    "users subscriber subscribers child children patient patients passenger passengers diner "
    "diners director directors competitor competitors supplier suppliers buyer buyers investor "
    "investors"
)
_STAFF = word_set("people staff workers employees men women hands lads")


def _counted(told: str | None) -> str:
    """Return the noun for the people that words behind a number count; nothing for other things."""
    words = (told or "").lower().split()
    if words[:2] == ["of", "them"]:
        return ""
    if not words or words[0] in syntax.PREPOSITIONS or words[0] in {"and", "but", "or"}:
        return "people"
    return next((word for word in words if word in _STAFF or is_person(word)), "")


def _group(match: re.Match[str]) -> str:
    """Return how many people a group has; nothing where what is counted are no people."""
    if not _counted(match.groupdict().get("who")):
        return ""
    count = match["count"].lower().rstrip(".,")
    many = f"{_SETS.get(count, count)} people"
    return f"We are a group. Our group has {many}. Our party has {many}. {many} are in our group."


def _household(match: re.Match[str]) -> str:
    many = f"{match['count']} children"
    return f"Our household has {many}. We are a household with {many}."


# A firm of one of one's kin: "my **wife's** firm"; not "my family's firm".
_KINS = re.compile(
    r"(?:wife|husband|partner|brother|sister|mum|dad|mother|father|son|daughter|uncle|aunt|cousin"
    r"|friend|neighbour|boss)['’]s\s",
    re.IGNORECASE,
)


def _is_another(told: str | None) -> bool:
    """Tell whether it is somebody else who employs people: "my **cousin** employs five"."""
    if _KINS.match(told or ""):
        return True
    last = (told or "").lower().split()[-1:]
    key = word_key(last[0]) if last else ""
    bodies = lists.BODIES | lists.GROUPS | lists.COLLECTIVES
    if not key or key in bodies or re.fullmatch(_FIRM, last[0]):
        return False
    return key in lists.KIN | lists.OTHERS or is_person(last[0])


def _staff(match: re.Match[str]) -> str:
    """Return how many people a firm employs; at least so many, where it names them by a trade."""
    who = _counted(match.groupdict().get("who"))
    if not who or who in _NO_STAFF or _is_another(match.groupdict().get("body")):
        return ""
    whole = who in _STAFF or says_all(match.string)
    count = match["count"] if whole else f"at least {match['count']}"
    return f"We employ {count} people. We have {count} employees."


def _hands(match: re.Match[str]) -> str:
    """Return how many people a firm has, where words name them: not "8 on the shelf"."""
    named = match["who"].split()[0].lower() not in syntax.PREPOSITIONS
    return _staff(match) if named else ""


HEAD_COUNTS: tuple[Rewording, ...] = (
    Rewording(
        "bringing-a-class-of",
        r"\b(?:I(?:['’](?:m|ll)|\sam|\swill)|we(?:['’](?:re|ll)|\sare|\swill))(?:\sbe)?\s(?:bring(?:ing)?|tak(?:e|ing)|com(?:e|ing)\swith|book(?:ing)?(?:\sin)?\sfor)"
        rf"\san?\s{_QUALITY}(?:class|coachload|coach\sparty|{_TEAM})\sof\s{_COUNT}(?:\s(?P<who>[a-z-]+(?:\s[a-z-]+)?))?(?=\s|[.,;!?]|$)",
        _group,
        "your group has more than six people", "I'm bringing a class of 25.",
        "I'm bringing a class of 25 minutes.",
        needs=" of ",
    ),
    Rewording(
        "we-are-a-team-of",
        r"\b(?:we(?:['’]re|\sare|['’]ll\sbe|\swill\sbe|['’]d\sbe)|ours\sis|I(?:['’]m|\sam)\s(?:part\sof|in)|I\s(?:play|sing|row|dance)\s(?:in"
        rf"|with))\s(?:just\s|only\s|now\s)?an?\s{_QUALITY}{_TEAM}\sof\s{_COUNT}(?:\s(?P<who>[a-z-]+(?:\s[a-z-]+)?))?(?=\s|[.,;!?]|$)",
        _group,
        "your group has more than six people", "We're a ska group of nine musicians.",
        "We're a ska group of nine minutes.",
        needs=" of ",
    ),
    Rewording(
        "so-many-strong",
        r"\b(?:we(?:['’]re|\sare|['’]ve\sgot|\shave)|I\s(?:play|sing|row|dance|[a-z]+)\s(?:in|with)|ours\sis|I['’]m\sin)\san?\s"
        rf"(?P<count>{NUMBER})[\s-](?:strong|piece|man|woman|person|people|member|handed)\b(?!\s(?:job|tent|boat|kayak|canoe|car|flat|sofa))",
        _group,
        "your group has more than six people", "We're a nine-piece brass band.",
        "We're a nine-pound brass band.",
        needs="strong|piece|man|woman|person|people|member|handed",
    ),
    Rewording(
        "just-so-many-of-us",
        r"\b(?:it(?:['’]ll|\swill)\sbe|it['’]s|it\sis|there(?:['’]ll|\swill)\sbe|there['’]d\sbe|there\swould\sbe|there\sare|there['’]s)\s"
        rf"(?:(?:just|only|about|around|at\sleast)\s)*(?:the\s|a\s)?(?P<count>pair|couple|trio|\w+\sdozen|{NUMBER})\sof\sus\b"
        r"(?!\s(?:in|at|on|under|working|employed|living|live)\b(?!\s(?:all|total|our\s(?:group|party|team|band|crew))))"
        rf"{ALL_TOLD}",
        _group,
        "your group has two or more people", "It'll be just the pair of us paddling.",
        "It'll be just the pair of them paddling.",
        needs="of us",
    ),
    Rewording(
        "so-many-of-us-go",
        rf"(?:^|(?<=[.!?]\s)|\b(?:and|all|the)\s){_COUNT}\sof\sus\s(?:(?:will|would|want\sto|plan\sto|hope\sto|are\s(?:all\s)?(?:going|coming|hoping|planning))\b)(?!\sdown\swith)",
        _group,
        "your group has more than six people", "Nine of us are coming on the ferry.",
        "Nine of us are coming down with a cold.",
        needs="of us",
    ),
    Rewording(
        "team-has",
        rf"\b(?:my|our|the)\s{_QUALITY}{_TEAM}\s(?:has|have|consists\sof|is\smade\sup\sof|comprises|counts|includes|numbers|is)\s"
        rf"{_COUNT}(?:\s(?P<who>[a-z-]+(?:\s[a-z-]+)?)|\sof\sus|\sstrong)(?=\s|[.,;!?]|$)",
        _group,
        "your group has more than six people", "Our little band has nine musicians.",
        "Our little band has nine songs.",
        needs="has|have|consist|made up|comprise|count|include|number| is ",
    ),
    Rewording(
        "so-many-in-the-team",
        rf"\b(?:there(?:['’]ll|\swill)\sbe|there\sare|there['’]re|we(?:['’]ve|\shave)(?:\sgot)?)\s{_COUNT}\s(?:of\sus|(?P<who>[a-z-]+(?:\s[a-z-]+)?))"
        rf"\sin\s(?:our|my|the)\s{_QUALITY}{_TEAM}\b",
        _group,
        "your group has more than six people", "There'll be about twenty people in our party.",
        "There'll be about twenty crates in our party.",
        needs="there|have|'ve|’ve",
    ),
    Rewording(
        "kids-at-home",
        rf"\b(?:there\sare|there['’]re|we(?:['’]ve|\shave)(?:\sgot)?)\s{_COUNT}\s{_CHILDREN}\s(?:(?:living|all|still)\s)*"
        rf"(?:at\shome|(?:in|at|under)\s(?:our|the|my|this|one)\s(?:{_HOUSE}|roof))\b",
        _household,
        "your household has more than three children", "There are five kids in our house.",
        "There are five kids in our class.",
        needs="home|house|flat|place|apartment|family|roof",
    ),
    Rewording(
        "own-firm-employs",
        rf"\b(?:my|our|the)\s(?P<body>[a-z'’-]+(?:\s[a-z'’-]+){{0,2}}?)\s(?:currently\s|now\s)?employs\s{_COUNT}(?:\s(?P<who>[a-z-]+(?:\s[a-z-]+)?))?(?=\s|[.,;!?]|$)",
        _staff,
        "you employ at least 20 people", "My joinery firm employs 34 people at present.",
        "My joinery firm employs 34 tricks at present.",
        needs="employs",
    ),
    Rewording(
        "firm-has-hands",
        rf"\b(?:my|our)\s{_QUALITY}{_FIRM}(?:['’]s\sgot|\shas(?:\sgot)?)\s{_COUNT}\s(?P<who>[a-z-]+(?:\s[a-z-]+)?)(?=\s|[.,;!?]|$)"
        r"(?!\s(?:a|an|per|each|every)\s)",
        _hands,
        "you employ at least 20 people", "My garage has 24 mechanics.",
        "My garage has 24 customers.",
        needs="has|'s got|’s got",
    ),
    Rewording(
        "so-many-on-the-payroll",
        rf"\b{_COUNT}\s(?:(?P<who>[a-z]+)\s)?(?:(?:on\s(?:the|our|my)\s(?:payroll|books|staff))|work(?:ing)?\sfor\s(?:me|us)|in\s(?:my|our)\semploy"
        r"|working\sunder\s(?:me|us))\b",
        _staff,
        "you employ at least 20 people", "We're a bakery with 31 people on the payroll.",
        "We're a bakery with 31 people in the queue.",
        needs="payroll|books|staff|for me|for us|employ|under me|under us",
    ),
)  # fmt: skip
