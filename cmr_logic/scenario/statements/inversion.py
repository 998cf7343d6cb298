"""Denials that stand ahead of the verb they deny: "**not once** have I rowed"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, VERB, bases, classes

# Words that open such a sentence, and deny all of it.
_OPENINGS = (("not", "once"), ("not", "ever"), ("never", "once"), ("never",))
_AHEAD = syntax.HAVE | syntax.DO
_NAMING = syntax.DETERMINERS | lists.OWNERS
_LONGEST = 8  # words of a subject between the auxiliary and its verb


def uninverted(words: Sequence[str]) -> Sequence[int]:
    """Return the order of words in which a subject stands ahead of its verb; () for as it is.

    Args:
        words: the words of a part of a sentence.

    Example:
        >>> words = "not once has my dog bitten anyone".split()
        >>> [words[index] for index in uninverted(words)]
        ['my', 'dog', 'has', 'not', 'once', 'bitten', 'anyone']
        >>> uninverted("not once a week".split()), uninverted("never have a cold bath".split())
        ((), ())
    """
    at = after_denial(words)
    if not at:
        return ()
    verb = _verb_behind(words, at + 1)
    if verb is None:
        return ()
    return (*range(at + 1, verb), at, *range(at), *range(verb, len(words)))


def after_denial(words: Sequence[str]) -> int:
    """Return where the auxiliary stands behind a denial that opens a sentence; 0 for nowhere.

    Args:
        words: the words of a sentence, or of a part of one.

    Example:
        >>> after_denial(("never", "have", "i", "rowed")), after_denial(("never", "mind"))
        (1, 0)
    """
    for opening in _OPENINGS:
        at = len(opening)
        if tuple(words[:at]) == opening and words[at : at + 1] and words[at] in _AHEAD:
            return at
    return 0


def _verb_behind(words: Sequence[str], begin: int) -> int | None:
    """Return where the verb stands behind a subject between it and its auxiliary, if one does."""
    if begin >= len(words):
        return None
    if words[begin] in syntax.NOMINATIVES:
        return begin + 1 if begin + 1 < len(words) else None
    if words[begin] not in _NAMING:
        return None
    done = words[begin - 1] in syntax.DO
    named = False
    for index in range(begin + 1, min(begin + _LONGEST, len(words))):
        if named and _is_form(words[index], base=done):
            return index
        named = named or NOUN in classes(words[index])
    return None


def _is_form(word: str, *, base: bool) -> bool:
    """Tell whether a word is a verb as it stands behind "did" or "has": "row", "rowed"."""
    known = bases(word, VERB)
    return bool(known) and (word in known) is base and not word.endswith(("s", "ing"))
