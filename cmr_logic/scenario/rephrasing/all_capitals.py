"""Stories typed in capitals throughout, in small letters: what tells names apart is given back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.syntax import A_MONTH, A_WEEKDAY
from cmr_logic.text import classes, word_set

_WORD = re.compile(r"[^\W\d_]+")
_OPENING = re.compile(r"(?:^|[.!?]\s+)\w")
_SHORTEST = 12  # characters: "YES!!" is no story
_APOSTROPHES = frozenset({"'", "’"})
_NOT = re.compile(r"['’]T\b")
# What may stand before the name of a place: "**in** Bath"; not "a bath".
_BEFORE = word_set("in to from of near outside across around and or via through") | {","}
_DATED = re.compile(rf"(?:\b(?P<before>\w+)\s)?\b(?P<name>{A_MONTH}|{A_WEEKDAY})\b", re.IGNORECASE)
_VERBS = frozenset({"may", "march"})  # months that are verbs too
_INITIALS = 3  # letters of what is spelled with capitals alone: "UK", "BSC"


def in_small_letters(story: str) -> str:
    """Return a story that is typed in capitals with capitals for names alone.

    A word that no dictionary has is taken for a name, or for initials if it is short.

    Args:
        story: what a person tells.

    Returns:
        the story, letter for letter; as it is, if any letter of it is small.

    Example:
        >>> in_small_letters("I LIVE IN LEEDS. MY CAR'S OLD!")
        "I live in Leeds. My car's old!"
        >>> in_small_letters("I live in the UK.")
        'I live in the UK.'
    """
    if not story.isupper() or len(story) < _SHORTEST:
        return story
    made = _OPENING.sub(lambda match: match.group().upper(), _WORD.sub(_small, story))
    titled = story.title()
    if not len(made) == len(titled) == len(story):
        return story
    for start, end in _named(titled):
        made = made[:start] + titled[start:end] + made[end:]
    return made


def _named(titled: str) -> Iterator[tuple[int, int]]:
    """Yield where names of places and times stand that are words for things too: "in Bath"."""
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - few stories are typed so

    for place in find_places(titled):
        beside = titled[: place.span.start].split()[-2:]
        if any(word.lower() in _BEFORE for word in beside):
            yield place.span.start, place.span.end
    for match in _DATED.finditer(titled):
        before = (match["before"] or "").lower()
        dated = before in syntax.BEFORE_MONTHS or before[:1].isdigit()
        if dated or match["name"].lower() not in _VERBS:
            yield match.span("name")


def _small(match: re.Match[str]) -> str:
    word, text = match.group(), match.string
    small = word.lower()
    if small == "i" or (small == "us" and text[: match.start()].endswith("THE ")):
        return word
    shortened = text[match.start() - 1 : match.start()] in _APOSTROPHES  # "I'VE"
    shortened = shortened or _NOT.match(text, match.end()) is not None  # "HASN'T"
    if shortened or classes(small) or len(word) == 1 or small in syntax.SMALL_WORDS:
        return small
    return word if len(word) <= _INITIALS else word.capitalize()
