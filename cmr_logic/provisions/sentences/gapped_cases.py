"""A second case that repeats no verb: "You pay £5 if you row **and £9 if you sail**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.sentences.second_provisions import force_in_case, limits_of_case
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, keys, places_of, word_set

# Signs and words that open an amount: "£", "two"; not "the".
_AMOUNTS = syntax.NUMBERS | word_set("£ $ € half double free nothing")
# Bounds before an amount: "**up to** £90"; not "up".
_BOUNDS = frozenset({("up", "to"), ("at", "least"), ("more", "than"), ("less", "than")})
_LONGEST = 7  # tokens of what stands for the whole conclusion: "up to £90 a day"


@record(frozen=True, slots=True)
class GappedCase:
    """Where a sentence goes on with a case whose conclusion leaves out what is said again.

    Args:
        like: index of what the first conclusion has where the second has something else.
        shared: index of what stands behind that and belongs to both: "25 days | **of leave**".
        first_case: index of the word that opens the first case.
        before: index after the last token of the first case.
        start: index of the first word that the second conclusion has of its own.
        case: index of the word that opens the second case.
    """

    like: int
    shared: int
    first_case: int
    before: int
    start: int
    case: int


def gapped_case_at(tokens: Tokens, first: int, last: int) -> GappedCase | None:
    """Return where a second case starts that repeats no verb, None where a sentence has none.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You pay £5 if you row and £9 if you sail.")
        >>> gapped_case_at(tokens, 0, len(tokens))
        GappedCase(like=2, shared=4, first_case=4, before=7, start=8, case=10)
        >>> tokens = tokenize("You pay £5 if you row and swim if it is hot.")
        >>> gapped_case_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    cases = places_of(words, OPENING_CASES, first + 1, last - 1)
    if len(cases) < 2:  # noqa: PLR2004 - one for each conclusion
        return None
    for one, other in pairwise(cases):
        joint = next(
            (at for at in range(other - 2, one + 2, -1) if words[at] in syntax.COORDINATORS), None
        )
        if joint is None or other - joint > _LONGEST or "but" in words[one:joint]:
            continue  # "if A, but you may not row **or sail unless B**": a statement between
        like = _like(words, first, one, joint + 1)
        if like is not None and syntax.finite_verb(words[joint + 1 : other]) is None:
            before, start = joint - (words[joint - 1] == ","), joint + 1
            amount = _is_amount(words[start])
            shared = min(like + other - start, one) if amount else one
            return GappedCase(like, shared, one, before, start, other)
    return None


def _like(words: Sequence[str], first: int, last: int, start: int) -> int | None:
    """Return where the first conclusion has what opens as the second does: an amount, or "at".

    Args:
        words: the tokens of the text.
        first: index of the first token of the first conclusion.
        last: index after its last.
        start: index of the first token of the second.
    """
    opening = words[start]
    behind = range(last - 1, first, -1)
    if words[start : start + 2] in _BOUNDS and _is_amount(words[start + 2]):
        found = [at for at in behind if _is_amount(words[at])]
        return min(found, default=None)  # "£9 if you row and **up to** £90 if you sail"
    if opening in syntax.PREPOSITIONS:
        return next((at for at in behind if words[at] == opening), None)
    if not _is_amount(opening):
        return None
    found = [at for at in behind if _is_amount(words[at])]
    return min(found, default=None)


def _is_amount(word: str) -> bool:
    return word[:1].isdigit() or word in _AMOUNTS


def read_gapped_case(draft: Draft, gapped: GappedCase, first: int, last: int) -> None:
    """Read a second case: what the provision before says but for what stands in its place.

    Args:
        draft: where it goes; what stands before was read last.
        gapped: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    if not draft.provisions:
        return
    limits = limits_of_case(draft, gapped.case, last)
    before, words = draft.provisions[-1], draft.words
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(gapped.start, last),
            conclusion=draft.chars(gapped.start, gapped.case),
            force=force_in_case(before),
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            linked=False,
            keys=keys(
                (
                    *words[first : gapped.like],
                    *words[gapped.start : gapped.case],
                    *words[gapped.shared : gapped.first_case],
                )
            ),
        )
    )
