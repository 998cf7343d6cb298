"""A choice inside a row of cases: "if you are over 18, **you row or sail**, and you can swim".

The second of the two shares the subject of the first, which the case before does not, so that they
are one case: "if you are over 18, **and** you row or sail, and you can swim".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign
from cmr_logic.text import word_set

# What opens a row of cases: "**if** you row"; not "that you row".
_OPENERS = word_set("if where when provided")
# Words that end a row: "if you row, sail or swim **unless** it rains".
_ENDS = STOPS | _OPENERS | word_set("but except unless because so then who which either both")
_OTHER = {"or": "and", "and": "or"}
# What names whoever or whatever a case is about: "**you** row", "**your** boat is"; not "row".
_SUBJECTS = syntax.NOMINATIVES | syntax.DETERMINERS
_LONGEST = 16  # words of a case
SIGNS = frozenset({"or"})
"""The word that each of them has: "you row **or** sail, and"; not "you row, and you sail"."""
CLOSER: frozenset[Sign] = _OPENERS
"""Words of which each has one as well: "**if** you are over 18, you row or"."""


def choices_inside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the comma before each of them, with what it stands for.

    Example:
        >>> list(choices_inside("go if you are 18 , you row or are ill , and you swim".split()))
        [(5, 6, (',', 'and'))]
        >>> list(choices_inside("go if you are 18 , row or are ill , and you swim".split()))
        []
        >>> list(choices_inside("go if you are 18 , you row or you are ill , and you swim".split()))
        []
        >>> list(choices_inside("if you are 18 , you row or are ill , and you swim".split()))
        []
    """
    for at in range(len(words) - 1):
        # ", and" behind the choice
        if words[at] != "," or words[at + 1] not in _OTHER:
            continue
        start = _case_start(words, at)
        joint = _joint(words, start, at)
        if joint is None or words[joint] != _OTHER[words[at + 1]] or words[start - 1] != ",":
            continue
        before = _case_start(words, start - 1)
        opener = before - 1
        if words[opener] not in _OPENERS or sentence_start(words, opener) == opener:
            continue
        own = _has_subject(words[before : start - 1]) and _has_subject(words[start:joint])
        if own and syntax.starts_verb_phrase(words, joint + 1, at):
            yield start - 1, start, (",", words[at + 1])


def _case_start(words: Sequence[str], end: int) -> int:
    """Return where a case begins that a comma ends: behind another one, or behind its opener."""
    first = max(end - _LONGEST, 1)
    return next((i for i in range(end, first, -1) if words[i - 1] == "," or _ends(words[i - 1])), 1)


def _ends(word: str) -> bool:
    return word in _ENDS


def _joint(words: Sequence[str], start: int, end: int) -> int | None:
    """Return the place of the one "or" or "and" of a case, None where it has none or more."""
    joints = [at for at in range(start, end) if words[at] in _OTHER]
    return joints[0] if len(joints) == 1 else None


def _has_subject(said: Sequence[str]) -> bool:
    """Tell whether a case names whom or what it is about: "**you** row"; not "row here"."""
    if len(said) > 1 and said[0] in syntax.NOMINATIVES:
        return True  # "you row"
    return said[:1] != () and said[0] in _SUBJECTS and bool(syntax.finite_verb(said))
