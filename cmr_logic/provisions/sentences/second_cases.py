"""A second case in one sentence: "If A, you get B**, and if C, you get D**"."""

from __future__ import annotations

from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.clauses.stretch import SEPARATORS
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens

# Words between two cases: "…, **and** if you sail"; not "or".
_JOINING = frozenset({"and", "but"})


@record(frozen=True, slots=True)
class SecondCase:
    """Where a sentence goes on with a case and conclusion of their own.

    Args:
        before: index after the last token of what stands before.
        start: index of the word that opens the case.
    """

    before: int
    start: int


def second_case_at(tokens: Tokens, first: int, last: int) -> SecondCase | None:
    """Return where a second case with its own conclusion starts in a sentence, None for none.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("If you row, you pay £3, and if you sail, you pay £5.")
        >>> second_case_at(tokens, 0, len(tokens))
        SecondCase(before=8, start=10)
        >>> tokens = tokenize("You can row if you are 12, and if you can swim.")
        >>> second_case_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    for at in range(first + 1, last - 3):
        if words[at] not in SEPARATORS or words[at + 1] not in _JOINING:
            continue
        if words[at + 2] not in OPENING_CASES:
            continue
        parts = (parse_sentence(tokens, start, end) for start, end in ((first, at), (at + 2, last)))
        if all(part.statements for part in parts):
            return SecondCase(at, at + 2)
    return None
