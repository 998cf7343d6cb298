"""A second case that repeats no verb: "You pay £5 if you row **and £9 if you sail**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import by_name
from cmr_logic.expression import All, ClauseRef, Expression, operands_of
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.sentences.second_provisions import force_in_case, limits_of_case
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import Tokens, keys, places_of, word_set, words_in

# Signs and words that open an amount: "£", "two"; not "the".
_AMOUNTS = syntax.NUMBERS | word_set("£ $ € half double free nothing")
# Bounds before an amount: "**up to** £90"; not "up".
_BOUNDS = frozenset({("up", "to"), ("at", "least"), ("more", "than"), ("less", "than")})
# Words before a case that is an exception: "row with you or with me, **except** when it rains".
_EXCEPTING = word_set("except excepting")
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
        if words[other - 1] in _EXCEPTING:
            continue
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
    anew = _said_anew(draft, gapped)
    if anew is not None and before.demand == anew.of:
        before = replace(before, demand=anew.clause)
    elif anew is not None and before.condition is not None:
        limits.parts[:0] = _with_anew(before.condition, anew)
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


@record(frozen=True, slots=True)
class _Anew:
    """A clause of the first case, as the second one says it.

    Args:
        of: the clause: "your pay is **below £90**".
        clause: the same of the second case: "your pay is **below £70**".
    """

    of: ClauseRef
    clause: Expression


def _said_anew(draft: Draft, gapped: GappedCase) -> _Anew | None:
    """Return the clause that has what the second case says otherwise, None where none has it."""
    tokens = draft.tokens
    place = tokens.starts[gapped.like]
    said = next((c for c in draft.clauses if c.span.start <= place < c.span.end), None)
    if said is None:
        return None
    own = draft.token_range(Span(place, said.span.end))
    frame = words_in(said.statement.lower())[: own[0] - own[1]]
    if tuple(frame[-2:]) == tuple(draft.words[gapped.start : gapped.start + 2]):
        frame = frame[:-2]  # "at least | **at least** nine"
    shared = Words(gapped.shared, gapped.first_case)
    scope = Scope(draft, tail=shared if shared.last > shared.first else None)
    cue = by_name().get(said.cue, MUST)
    words = Words(gapped.start, gapped.case)
    return _Anew(ClauseRef(said.id), make_clause(scope, words, cue, tuple(frame), kept=True))


def _with_anew(condition: Expression, anew: _Anew) -> list[Expression]:
    """Return what a first case asks for up to what the second one says otherwise, and that."""
    parts = operands_of(condition) if isinstance(condition, All) else (condition,)
    if anew.of not in parts:
        return []
    return [*parts[: parts.index(anew.of)], anew.clause]
