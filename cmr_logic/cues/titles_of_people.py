"""Titles that name people by what is so of them: "**People who are exempt:**" above a list.

That is "The following people are exempt:". What is listed says who they are, and not what they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.layout import BULLETS
from cmr_logic.text import place_of

_WHO, _COLON = "who", ":"
_FOLLOWING = ("the", "following")
_THOSE = "those"
_PEOPLE = frozenset({_THOSE, "people"})
_LONGEST = 12  # tokens of what is so of them: "do not have to pay the charge for care"
# Ends of what each item completes: "people who **are**:"; not "people who are exempt:".
_OPEN_ENDS = (
    syntax.AUXILIARIES | syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.HAVE | syntax.JOINTS
    | syntax.BE | {"either", "both", _WHO, "been", "be", "following", "conditions"}
)  # fmt: skip
_MARKS = frozenset(BULLETS) | {"-", "–"}
_HEADING, _HEADING_LENGTH = "#", 8  # a mark, and tokens behind it before such a title at most
# Words for the list itself: "who meet two of the **following** can row:"; not "who row".
_REFERRING = frozenset({"following", "these", "below", "listed"})
# Verbs of which what is listed is the object: "who row **need**:"; not "who need:".
_TAKING = frozenset({"need", "require", "include", "get", "receive", "bring", "pay", "have"})
SIGNS = frozenset({_WHO})
"""The word of each: "people **who** are exempt:"; not "exempt people:"."""


def titles_of_people(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that nouns are listed under, with what it comes to.

    Example:
        >>> list(titles_of_people("people who are exempt : * sailors * rowers".split()))
        [(0, 2, ('the', 'following', 'people'))]
        >>> list(titles_of_people("people who are : * sailors * rowers".split()))
        []
        >>> list(titles_of_people("people who can row : * live here * swim".split()))
        []
        >>> list(titles_of_people("people who row can bring : * dogs * cats".split()))
        []
        >>> list(titles_of_people("the huts are for people who row : * sailors * staff".split()))
        []
    """
    for at in range(1, len(words) - 4):
        opener = words[at - 1]
        several = opener in _PEOPLE or syntax.is_plural_noun(opener)
        if words[at] != _WHO or not several or not _opens(words, at - 1):
            continue
        colon = place_of(words, _COLON, at + 2, min(at + _LONGEST, len(words) - 2))
        if colon is None or not STOPS.isdisjoint(words[at:colon]) or "," in words[at:colon]:
            continue
        listed = words[colon + 1] in _MARKS and not syntax.starts_verb_phrase(words, colon + 2)
        if listed and words[colon - 1] not in _OPEN_ENDS and not _says_more(words[at + 1 : colon]):
            yield at - 1, at + 1, (*_FOLLOWING, "people" if opener == _THOSE else opener)


def _says_more(said: Sequence[str]) -> bool:
    """Tell whether another verb follows what is so of them: "who row **can bring**:"."""
    if not _REFERRING.isdisjoint(said) or not syntax.MODALS.isdisjoint(said[1:]):
        return True
    alone = len(said) == 1 or said[0] in syntax.AUXILIARIES
    return said[-1] in _TAKING and not alone


def _opens(words: Sequence[str], at: int) -> bool:
    """Tell whether a sentence begins at an index: at the start, or behind a sign or a heading."""
    if not at or not words[at - 1].isalnum():
        return True
    before = words[max(at - _HEADING_LENGTH, 0) : at]
    return _HEADING in before and STOPS.isdisjoint(before) and words[at - 1] not in _OPEN_ENDS
