"""The most or least that there is of something: "**The maximum loan is** £9", "The minimum age …".

Nobody asks whether the most is what the text says it is, but whether what they want is within it.
An age is a bound on whoever asks.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import All, Any, Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied

# Words of a bound, and what they say of the amount: "the **maximum** stay"; not "maximum security".
_BOUNDS = {
    "maximum": ("at", "most"),
    "minimum": ("at", "least"),
}
_ARE = frozenset({("is",), ("are",), ("will", "be"), ("shall", "be")})
# Words before the amount that say no more: "is **currently** £9"; not "is not".
_AHEAD = frozenset(
    {"currently", "usually", "normally", "generally", "now", "set", "at", "up", "to"}
)
_OF_MONEY = syntax.CURRENCIES | {"usd", "gbp", "eur"}
# What stands behind a distance, which bounds nothing: "9 miles **away**"; not "9 days".
_APART = frozenset({"away", "off", "apart"})
_AGE = "age"
_YOUR_AGE = ("you", "are")
_FOR = "for"


def bounds_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return what must be within a bound: "the maximum stay is 9 days", which is no age.

    Where there is one for each of several kinds, one is to be of a kind and within its bound: "The
    maximum stay is 9 days for boats and 5 for vans".

    Args:
        scope: the sentence.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The maximum stay on the quay is 9 days.")
        >>> [clause.statement for clause in rule.clauses]
        ['the stay on the quay is at most 9 days']
        >>> rule = parse("The maximum security wing is 9 miles away.")
        >>> [clause.statement for clause in rule.clauses]
        ['the maximum security wing is 9 miles away']
    """
    bound = _bound_of(scope.words, statement)
    if bound is None or scope.items:
        return None
    frame, amount = bound
    if _AGE in frame:
        return None
    return _by_kind(scope, frame, amount) or _clause(scope, amount, frame)


def age_bound(scope: Scope, statement: Statement, cue: Cue) -> Expression | None:
    """Return how old whoever asks must be: "The minimum age is 18".

    Args:
        scope: the sentence.
        statement: one of its statements.
        cue: what the clause is made by.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join the club. The minimum age is 18.")
        >>> rule.clauses[-1].statement
        'you are at least 18'
    """
    if not sets_age(scope.words, statement):
        return None
    bound = _bound_of(scope.words, statement)
    if bound is None:
        return None
    frame, amount = bound
    return make_clause(scope, amount, cue, (*_YOUR_AGE, *frame[-2:]), kept=True)


def sets_age(words: Frame, statement: Statement) -> bool:
    """Tell whether a statement says how old one must be: "The maximum age to join is 65".

    Args:
        words: the tokens of the text.
        statement: one of its statements.
    """
    bound = _bound_of(words, statement)
    return bound is not None and bound[0][1:2] == (_AGE,) and not any(map(is_person, bound[0]))


def _bound_of(words: Frame, statement: Statement) -> tuple[Frame, Words] | None:
    """Return what has a bound, with the words of it, and where the amount stands."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    named = None if subject is None else subject.body.extent
    if named is None or _BOUNDS.keys().isdisjoint(words[named[0] : named[0] + 2]):
        return None  # as nearly every statement
    said = None if rest is None else rest.body.extent
    if said is None or predicate is None or statement.shares_subject:
        return None
    about = words[named[0] : predicate.first]
    at = next(i for i, word in enumerate(about) if word in _BOUNDS)
    if words[predicate.first : predicate.last] not in _ARE:
        return None
    first = said[0]
    while first < said[1] and words[first] in _AHEAD:
        first += 1
    if first >= said[1] or not _is_amount(words, first):
        return None
    thing = (about[:at] or ("the",)) + about[at + 1 :]
    verb = ("is",) if words[predicate.first] != "are" else ("are",)
    named_alone = len(thing) > 1 and _measures_nothing_else(words[first : said[1]])
    bound = _BOUNDS[about[at]]
    return ((*thing, *verb, *bound), Words(first, said[1])) if named_alone else None


def _is_amount(words: Frame, at: int) -> bool:
    word = words[at]
    return word[:1].isdigit() or word in _OF_MONEY or word in syntax.NUMBERS


def _measures_nothing_else(amount: Frame) -> bool:
    """Tell whether words are an amount, not how far something is: "9 days"; not "9 miles away"."""
    return amount[-1] not in _APART


def _clause(scope: Scope, amount: Words, frame: Frame) -> Expression:
    return make_clause(scope, amount, implied.CUE, frame, kept=True)


def _by_kind(scope: Scope, frame: Frame, amount: Words) -> Expression | None:
    """Return the bounds of several kinds, None for one: "9 days for boats **and** 5 for vans"."""
    words = scope.words
    joints = [
        at
        for at in range(amount.first + 1, amount.last - 1)
        if words[at] in {"and", "or"} and _is_amount(words, at + 1)
    ]
    if not joints:
        return None
    starts = [amount.first, *(at + 1 for at in joints)]
    ends = [*(at - (words[at - 1] == ",") for at in joints), amount.last]
    cases: list[Expression] = []
    for start, end in zip(starts, ends, strict=True):
        at = next((i for i in range(start + 1, end - 1) if words[i] == _FOR), None)
        if at is None:
            return None
        person = is_person(words[end - 1])
        kind = _clause(scope, Words(at + 1, end), _YOUR_AGE if person else ("it", "is", _FOR))
        cases.append(All((kind, _clause(scope, Words(start, at), frame))))
    return Any(tuple(cases))
