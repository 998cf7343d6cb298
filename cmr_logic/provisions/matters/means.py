"""By what deed something can be done, as its condition: "cancel **by giving notice**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.deadlines import deadline_in
from cmr_logic.provisions.matters.time_runs import placing_in
from cmr_logic.provisions.matters.uses import LEAVE_MODALS
from cmr_logic.provisions.words import implied
from cmr_logic.text import VERB, bases, word_set

_BY, _OR, _BEING = "by", "or", "being"
_JOINING = frozenset({_BY, _OR, "and", ","})  # what stands between deeds: "**or by** paying"
# What bounds when it is done: "by writing **before** it starts"; not "by writing at noon".
_BOUNDING = word_set("before after within until by")
_HAVING_IT = frozenset({("having", "it"), ("having", "them")})  # "**having it** mended"
# Whoever does it instead of whoever asks: "**we** may end it by giving notice".
_OTHERS = syntax.AUTHORITIES | {"we", "it", "they", "your"}
# Deeds by which anybody may go about something: "by **filling** in a form"; not "by paying a fee".
_WAYS_TO_GO = word_set(
    "apply ask call click choose contact email fill follow go inform log mail message notify phone "
    "post press register reply ring scan select send sign speak submit talk telephone tell text "
    "tick tap use visit write"
)


def _means_at(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where words say by what deed something is done, None where they do not.

    Example:
        >>> words = "you can cancel it by giving notice".split()
        >>> _means_at(words, 2, 7), _means_at(words, 2, 4)
        (4, None)
    """
    behind = range(first, last - 1)
    return next((i for i in behind if words[i] == _BY and syntax.is_gerund(words[i + 1])), None)


def _means_clauses(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of by what deeds something is done, none where anybody may do them.

    Args:
        scope: the sentence.
        first: index of the first token of what is done.
        last: index after its last token.
    """
    words = scope.words
    deeds = list(_deeds(words, first, last))
    ends = [_behind_deed(words, at) for at in deeds[1:]] + [last]
    joints = {word for at, end in zip(deeds[1:], ends, strict=False) for word in words[end:at]}
    chosen = _OR in joints
    goes = [
        _verb(words[at]) in _WAYS_TO_GO or tuple(words[at : at + 2]) in _HAVING_IT for at in deeds
    ]
    if (any(goes) if chosen else all(goes)) and not _bounded(words, deeds[0], last):
        return None
    clauses = [
        make_clause(
            scope, Words(at + 1, end), implied.BY_DEED, ("you", _verb(words[at])), kept=True
        )
        for at, end in zip(deeds, ends, strict=True)
    ]
    return either(clauses) if chosen else both(clauses)


def may_by_deed(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement lets somebody do something, and says by what deed.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    rest, predicate = statement.rest, statement.predicate
    extent = None if rest is None or scope.items else rest.body.extent
    if extent is None or predicate is None or scope.draft.conclusion.denied:
        return False
    words = scope.words
    named = None if statement.subject is None else statement.subject.body.extent
    others = named is not None and not _OTHERS.isdisjoint(words[named[0] : named[1]])
    leave = not others and words[predicate.first] in LEAVE_MODALS
    return leave and _means_at(words, *extent) is not None


def means_granted(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of by what deeds a statement lets somebody do something, if it does.

    Args:
        scope: the sentence.
        statement: a statement without conditions.
    """
    extent = None if statement.rest is None else statement.rest.body.extent
    if extent is None or not may_by_deed(scope, statement):
        return None
    return _by_deeds(scope, *extent)


def _by_deeds(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of by what deeds something is done, and of by when: "before noon by …".

    Args:
        scope: the sentence.
        first: index of the first token of what is done.
        last: index after its last token.
    """
    by = _means_at(scope.words, first, last)
    if by is None:
        return None
    when = _last_time(scope.words, first, by)
    parts = [] if when is None else [make_clause(scope, when, implied.CUE, ("it", "is"))]
    means = _means_clauses(scope, by, last)
    parts += [] if means is None else [means]
    return both(parts) if parts else None


def _last_time(words: tuple[str, ...], first: int, last: int) -> Words | None:
    """Return where words end in by when something is to be done: "leave | **before noon**"."""
    when = deadline_in(words, Words(first, last)) or placing_in(words, first, last)
    if when is not None and words[when.first] in _BOUNDING:
        return when
    dated = (at for at in range(first, last - 1) if words[at] == _BY)
    at = next((at for at in dated if words[at + 1][:1].isdigit()), None)
    return None if at is None else Words(at, last)


def _deeds(words: Sequence[str], first: int, last: int) -> Iterator[int]:
    """Yield where the deeds stand: "by **paying** the fee and **leaving** a key"."""
    by = _means_at(words, first, last)
    if by is None:
        return
    yield by + 1
    joined = range(by + 3, last)
    yield from (at for at in joined if words[at - 1] in _JOINING and syntax.is_gerund(words[at]))


def _behind_deed(words: Sequence[str], at: int) -> int:
    """Return where the deed before another ends: "by **paying** | , or by leaving a key"."""
    while words[at - 1] in _JOINING:
        at -= 1
    return at


def _bounded(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a deed is to be done by some time: "by writing **before May**"."""
    bounds = (at for at in range(first, last - 1) if words[at] in _BOUNDING)
    return any(not syntax.is_gerund(words[at + 1]) for at in bounds)


def _verb(gerund: str) -> str:
    """Return the verb of a gerund: "giving" is "give"."""
    if gerund == _BEING:
        return "are"
    plain = gerund.removesuffix("ing")
    found = bases(gerund, VERB)
    return plain if plain in found or not found else found[0]
