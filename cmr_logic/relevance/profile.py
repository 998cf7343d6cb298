"""What a rule text speaks of, made ready for questions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.relevance.stems import stem
from cmr_logic.relevance.wordlists import GIVEN
from cmr_logic.text import key

LONG = 6  # letters from which on a word is compared in spite of slips
_CAPITALISED = re.compile(
    r"(?<![\w'’])[A-Z][\w'’]*(?:\s+(?:(?:and|of|for|the|from|to)\s+)?[A-Z][\w'’]*)+"
)
_LONGEST = 10  # letters of an abbreviation; a list of names may be far longer
_WORD = re.compile(r"[^\W\d_]+")
_ABBREVIATION = re.compile(r"\b[A-Z]{2,6}\b")
_CAMEL = re.compile(r"\b(?:[A-Z][a-z]+){2,}\b")
_HUMP = re.compile(r"[A-Z][a-z]+")
# Words of a name that its initials leave out: "Board **of** Ports"; not "new".
SMALL = frozenset({"and", "of", "for", "the", "from", "to"})


@record(frozen=True, slots=True)
class Profile:
    """What a rule text speaks of, in the forms that questions are compared by.

    Args:
        keys: its content words.
        stems: their stems.
        abbreviations: those it uses, and those of the names it spells out.
        long: the words compared in spite of slips, as written too: "billing" beside "bill".
        given: it speaks of something that is given to people.
    """

    keys: frozenset[str]
    stems: frozenset[str]
    abbreviations: frozenset[str]
    long: tuple[str, ...]
    given: bool


@lru_cache(maxsize=1024)
def profile(text: str, keys: frozenset[str]) -> Profile:
    """Return the profile of a rule text.

    Example:
        >>> found = profile("Statutory Maternity Pay ends.", frozenset({"maternity", "pay", "end"}))
        >>> sorted(found.abbreviations)
        ['smp']
    """
    for name in _CAMEL.findall(text):  # "WaterCare" speaks of water
        keys |= {key(part.lower()) for part in _HUMP.findall(name)} - {""}  # "MyWater": no key
    short = {found.lower() for found in _ABBREVIATION.findall(text)}
    short.update(word.replace(",", "") for word in keys if word[0].isdigit())
    for name in _CAPITALISED.findall(text):
        letters = initials(name.lower().split())
        short.update(
            letters[i:j]
            for i in range(len(letters))
            for j in range(i + 3, min(i + _LONGEST, len(letters)) + 1)
        )
    return Profile(
        keys=keys,
        stems=frozenset(map(stem, keys)),
        abbreviations=frozenset(short),
        long=tuple(word for word in {*keys, *_WORD.findall(text.lower())} if len(word) >= LONG),
        given=not keys.isdisjoint(GIVEN),
    )


def initials(words: Iterable[str]) -> str:
    """Return the first letters of a name's words.

    Example:
        >>> initials(["ministry", "of", "works"])
        'mw'
    """
    return "".join(word[0] for word in words if word not in SMALL)
