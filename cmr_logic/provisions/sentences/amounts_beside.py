"""Another amount in some case: "Entry is £9 **(£5 if you row)**", "£9**, or £5 for members**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, both, negate
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.sentences.second_provisions import (
    but_in_case,
    force_in_case,
    limits_of_case,
)
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, keys

# Words of how often or how little it is paid: "**only** £5", "£5 **a day**"; not "fee".
_AROUND = frozenset(
    {"only", "just", "a", "an", "per", "each", "day", "week", "month", "year", "hour", "person"}
)
_JOINING = frozenset({"or", "but"})
# What opens a case, in which both amounts stand: "**provided** you have under £9, or £5 if old".
_LIMITING = OPENING_CASES | {"provided", "providing", "assuming", "long"}
_CLOSING = frozenset({")", "."})
_FOR = "for"


@record(frozen=True, slots=True)
class AmountBeside:
    """Where a sentence names another amount, and in what case it stands for the one before.

    Args:
        like: index of the amount before.
        before: index after the last token of what says that.
        start: index of the other amount.
        case: index of the word that opens its case.
        last: index after the last token of that.
        apart: the first amount is for a case of its own: "£9 **for adults** and £5 for children".
    """

    like: int
    before: int
    start: int
    case: int
    last: int
    apart: bool = False


def amount_beside_at(tokens: Tokens, first: int, last: int) -> AmountBeside | None:
    """Return where a sentence ends in an amount for some case, None where it does not.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Entry is £9 (£5 if you row).")
        >>> amount_beside_at(tokens, 0, len(tokens))
        AmountBeside(like=2, before=4, start=5, case=7, last=10, apart=False)
        >>> tokens = tokenize("You pay £9 if you row or if you sail.")
        >>> amount_beside_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    if syntax.CURRENCIES.isdisjoint(words[first:last]):
        return None  # as in most sentences
    amounts = [at for at in range(first, last - 1) if words[at] in syntax.CURRENCIES]
    if len(amounts) != 2:  # noqa: PLR2004 - the amount, and the other
        return None
    like, other = amounts
    start = other - (words[other - 1] in _AROUND)
    case = other + 2
    while case < last and words[case] in _AROUND:
        case += 1
    opens = words[case : case + 1] != () and words[case] in OPENING_CASES | {_FOR}
    bracket = words[start - 1] == "("
    joined = words[start - 2] in {",", ";"} and words[start - 1] in _JOINING
    apart = _FOR in words[like:start] and words[case : case + 1] == (_FOR,)
    apart = apart and words[start - 1] == "and"
    if (
        not opens
        or not (bracket or joined or apart)
        or not _LIMITING.isdisjoint(words[first:start])
    ):
        return None
    end = last
    while words[end - 1] in _CLOSING:
        end -= 1
    if "(" in words[start:end] or ")" in words[start:end] or not _names_whom(words[case:end]):
        return None
    before = start - (2 if joined else 1)
    return AmountBeside(like, before, start, case, end, apart)


def _names_whom(case: Sequence[str]) -> bool:
    """Tell whether a case is one of its own, or names people: "for **members**"; not "for tea"."""
    if case[0] != _FOR:
        return True
    return len(case) > 1 and naming.subject_frame(case[1:]) == ("you", "are")


def read_amount_beside(draft: Draft, beside: AmountBeside, first: int) -> None:
    """Read the other amount: what the provision before says, of another sum, in its case alone.

    Args:
        draft: where it goes; what stands before was read last.
        beside: where its parts stand.
        first: index of the sentence's first token.
    """
    case = _case(draft, beside)
    if not draft.provisions or case is None:
        return
    before, words = draft.provisions[-1], draft.words
    parts = [case]
    if beside.apart:
        before = replace(before, subject=None)
    else:
        draft.provisions[-1] = but_in_case(before, case)
        parts[:0] = [] if before.condition is None else [before.condition]
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(beside.start, beside.last),
            conclusion=draft.chars(beside.start, beside.case),
            force=force_in_case(before),
            implied=None,
            condition=both(parts),
            linked=False,
            keys=keys((*words[first : beside.like], *words[beside.start : beside.case])),
        )
    )


def _case(draft: Draft, beside: AmountBeside) -> Expression | None:
    """Return the case of the other amount: a condition, or those for whom it is."""
    words = draft.words
    if words[beside.case] == _FOR:
        named = range(beside.case + 1, beside.last)
        joints = tuple((at, Effect.OR) for at in named if words[at] in syntax.JOINTS)
        return name_kinds(Scope(draft), Words(beside.case + 1, beside.last, joints), implied.CUE)
    limits = limits_of_case(draft, beside.case, beside.last)
    parts = [*limits.parts, *map(negate, limits.exceptions)]
    return both(parts) if parts else None
