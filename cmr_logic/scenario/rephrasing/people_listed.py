"""How many people come along, or are somewhere, told one by one: "my parents, both my boys and me".

The entries are read and tested like those of :mod:`.rewordings`: each adds up whom it names, and
says nothing where an item leaves open how many it stands for ("my friends").
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.household import BREAK, ME, people_in
from cmr_logic.text import word_set

# Whom a list names behind the one they belong to: "my aunt and **her two girls**".
_PAIRED = re.compile(
    r"(?:another|a|an(?:other)?\sold(?:er)?|one\sother|some)\s(?:[a-z]+\s)?couple", re.IGNORECASE
)
_BOTH = re.compile(r"both\s(?:of\s)?(?=my|our|the|his|her)", re.IGNORECASE)
_NAME = re.compile(r"(?:(?:my|our)\s[a-z]+\s)?[A-Z][a-z]+")
_ALONG = re.compile(r"^(?:the\s)?(?:both|all)\sof\s(?:them|us)$", re.IGNORECASE)
_LEAST = 2
# What a list names goes on: "my sister and her two girls **as well**".
_TAIL = re.compile(r"\s(?:as\swell|too|along|with\s(?:me|us)|in\stow|on\sboard)$", re.IGNORECASE)
# Words that leave open how many there are: "**some** of my cousins"; not "my cousin".
_VAGUE = word_set(
    "some several few friends others family mates lot loads etc people whole colleagues"
)
_ITEMS = r"(?P<list>(?:(?!\s(?:who|so|but|because|since|for|to)\b)[^.;!?])+?)"
_STOP = r"(?=\s*(?:[.;!?]|$)|,?\s(?:so|but|who|because|for|since|to)\b)"
_GO = (
    r"(?:(?:are|were|will|would|['’]re|['’]ll|all|both|want|plan|hope|wish)\s(?:\w+\s)??)?"
    r"(?:be|going|go|coming|come|travel(?:ling)?|fly(?:ing)?|sail(?:ing)?|rid(?:e|ing)"
    r"|visit(?:ing)?|stay(?:ing)?|eat(?:ing)?"
    r"|play(?:ing)?|camp(?:ing)?|swim(?:ming)?|attend(?:ing)?|climb(?:ing)?|walk(?:ing)?|hik(?:e"
    r"|ing)|shar(?:e|ing))\b"
)
_COUPLE = _LEAST


def _said(count: int) -> str:
    """Return what so many people are in the words of rules."""
    many, group = f"{count} people", "We are a group. " if count > 1 else ""
    return (
        f"{group}Our group has {many}. Our party has {many}. {many} are in our group. "
        f"There are {count} of us. There are {many}. {many} are on board. {many} are coming."
    )


def _of(item: str) -> int | None:
    """Return how many people an item of a list stands for; None where that is open."""
    item = _TAIL.sub("", item.strip())
    if not _VAGUE.isdisjoint(item.lower().split()):
        return None
    if _PAIRED.fullmatch(item):
        return _COUPLE
    both = _BOTH.match(item)
    if both is not None:
        one = item[both.end() :]
        head = one.split()[-1]
        return _LEAST if head.endswith("s") and people_in(one) in (None, _LEAST) else None
    if _NAME.fullmatch(item) and item.lower() not in ME:
        return 1
    return people_in(item)


def _added(listed: str) -> int | None:
    """Return how many people a list names but for whoever tells; None where that is open."""
    counts = [_of(item) for item in BREAK.split(listed) if item.strip()]
    return None if not counts or None in counts else sum(count or 0 for count in counts)


def _names_me(listed: str) -> bool:
    items = {_TAIL.sub("", item.strip()).lower() for item in BREAK.split(listed)}
    return not items.isdisjoint(ME)


def _we_are(match: re.Match[str]) -> str:
    """Return how many a list of all is that names whoever tells."""
    if not _names_me(match["list"]):
        return ""
    others = _added(match["list"])
    return "" if others is None else _said(others + 1)


def _with(match: re.Match[str]) -> str:
    """Return how many somebody is with those whom they bring."""
    others, who = _added(match["list"]), match["who"].lower()
    if others is None or _names_me(match["list"]):
        return ""
    mine = {"i": 1}.get(who, _COUPLE)
    return "" if who == "we" else _said(others + mine)


def _couple_with(match: re.Match[str]) -> str:
    """Return how many a couple is with those whom it has."""
    others = _added(match["list"])
    return "" if others is None else _said(others + _COUPLE)


def _families(match: re.Match[str]) -> str:
    """Return how many several groups of one size are: "two families of four"."""
    many, each = _of(f"{match['many']} girls"), _of(f"{match['each']} girls")
    return _said(many * each) if many and each else ""


_I = r"(?P<who>I|we|(?:my|our)\s(?:husband|wife|partner|boyfriend|girlfriend)\sand\sI)"
PEOPLE_LISTED: tuple[Rewording, ...] = (
    Rewording(
        "there-will-be-these",
        r"\b(?:it(?:['’]s|\sis|['’]ll\sbe|\swill\sbe|\swould\sbe|['’]d\sbe|\swas)|there(?:['’]s"
        r"|\sis|\sare|\swas|\swere|['’]ll\sbe|\swill\sbe|['’]d\sbe"
        rf"|\swould\sbe))\s(?:only\s|just\s)?{_ITEMS}{_STOP}",
        _we_are,
        "your group has more than four people",
        "There'll be my parents, both my sisters and me.",
        "There'll be my parents, both my sisters and a cake for me.",
    ),
    Rewording(
        "these-and-i-go",
        rf"(?:^|(?<=[.!?]\s)){_ITEMS}\s{_GO}(?![^.;!?]*\swith\b)",
        _we_are,
        "your group has more than four people",
        "My wife, our three boys and I are going up.",
        "My wife, our boys and I are going up.",
    ),
    Rewording(
        "bringing-these",
        rf"\b{_I}(?:['’](?:m|re|ll|d)|\sam|\sare|\swill|\swould)?(?:\sbe)?\s(?:bring(?:ing)?"
        rf"|tak(?:e|ing)|(?:com(?:e|ing)|go(?:ing)?"
        rf"|travel(?:ling)?|fly(?:ing)?|stay(?:ing)?|book(?:ing)?|visit(?:ing)?)(?:\s(?:along|up"
        rf"|there|away|out))?\swith)\s{_ITEMS}{_STOP}",
        _with,
        "your group has more than four people",
        "I'm bringing my aunt and her four boys.",
        "I'm bringing my aunt and her four dogs.",
    ),
    Rewording(
        "coming-alone",
        r"\bI(?:['’](?:m|d|ll)|\sam|\swill|\swould)\s(?:only\s|just\s)?(?:be\s)?(?:(?:coming"
        r"|going|travelling|staying|visiting|come|go|travel)\s"
        r"(?:up\s|along\s|there\s)?)?(?:(?:all\s)?alone|on\smy\sown|by\smyself)(?=\s*(?:[.,;!?]"
        r"|$))",
        lambda m: _said(1) if re.search(r"be\s|ing\s|come|go\s|travel", m[0]) else "",
        "your group has more than four people",
        "I'm coming by myself.",
        "I'm singing by myself.",
        value=False,
    ),
    Rewording(
        "couple-with-these",
        rf"\bwe(?:['’]re|\sare|['’]ll\sbe)\sa\s(?:[a-z]+\s)?couple\swith\s{_ITEMS}{_STOP}",
        _couple_with,
        "your group has more than four people",
        "We're a couple with four kids.",
        "We're a couple with four kites.",
    ),
    Rewording(
        "so-many-families-of",
        rf"\bwe(?:['’]re|\sare|['’]ll\sbe)\s(?P<many>{NUMBER})\s(?:families|groups|couples|teams"
        rf"|pairs|lots)\sof\s(?P<each>{NUMBER})\b(?!\s(?:years?|miles?))",
        _families,
        "your group has more than four people",
        "We're two families of four.",
        "We're two families of potters.",
    ),
)  # fmt: skip
