"""Brackets that hold a sentence: "You need a permit (you don't need one if you are a guest)"."""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.naming import Frame

# Subjects of a sentence about the one around it: "this"; not "guests".
_SUBJECTS = frozenset({"you", "this", "it", "they"})
# What a sentence in a bracket has that limits: "if you row"; not "or".
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})


def sentence_in_bracket(words: Frame, first: int, last: int) -> Words | None:
    """Return the words in the bracket that a sentence ends in, where they limit what it says.

    Args:
        words: the tokens of the text.
        first: index of the first of the sentence.
        last: index after the last.

    Example:
        >>> words = tuple("you must pay ( you need n't if you row ) .".split())
        >>> found = sentence_in_bracket(words, 0, len(words))
        >>> " ".join(words[found.first : found.last])
        "you need n't if you row"
        >>> words = tuple("you must pay ( you can use a card ) .".split())
        >>> sentence_in_bracket(words, 0, len(words)) is None
        True
    """
    close = last - 1 if words[last - 1] == ")" else last - 2
    if close <= first or words[close] != ")":
        return None
    opening = next((at for at in range(close - 1, first, -1) if words[at] == "("), None)
    if opening is None or words[opening + 1] not in _SUBJECTS:
        return None
    inside = Words(opening + 1, close)
    stated = syntax.finite_verb(words, inside.first, inside.last) is not None
    return inside if stated and _limits(words, inside) else None


def _limits(words: Frame, run: Words) -> bool:
    """Tell whether words hold a condition or a denial."""
    if not syntax.VERBAL_NEGATIONS.isdisjoint(words[run.first : run.last]):
        return True
    found = cues.match_all(words, run.first, run.last).values()
    return any(cue.effect in _LIMITING for cue, _ in found)
