"""The most or least that there is of something: "**The maximum loan is** £9", "The minimum age …".

Nobody asks whether the most is what the text says it is, but whether what they want is within it.
An age is a bound on whoever asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import All, Any, Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import keys, word_set

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
# What bounds by its name alone: "the time **limit** is"; not "the sky is blue".
_LIMITS = word_set("limit limits deadline deadlines cap")
NAMING_LIMITS = keys(_LIMITS)
"""What words that name a limit are compared by."""
AT_MOST: Frame = ("it", "is", "at", "most")
"""The words that the amount of a limit completes."""
_NEAR = 2  # words from its determiner to it, at most: "the **time** limit"
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
        return None if scope.items else _limits_by_kind(scope, statement)
    frame, amount = bound
    if _AGE in frame:
        return None
    return _by_kind(scope, frame, amount) or _clause(scope, amount, frame)


def _limits_by_kind(scope: Scope, statement: Statement) -> Expression | None:
    """Return the limits of several kinds: "The time limit is 9 days for boats and 5 for vans"."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    named = None if subject is None else subject.body.extent
    if named is None or predicate is None or not names_limit(scope.words[named[0] : named[1]]):
        return None
    said = None if rest is None else rest.body.extent
    plain = said is not None and scope.words[predicate.first : predicate.last] in _ARE
    if said is None or not plain or not _is_amount(scope.words, said[0]):
        return None
    return _by_kind(scope, AT_MOST, Words(*said))


def names_limit(named: Sequence[str]) -> bool:
    """Tell whether words name a limit, and what is limited by it.

    Example:
        >>> names_limit("from your visit the time limit".split())
        True
        >>> names_limit("the maximum stay".split()), names_limit("the boat with a limit".split())
        (False, True)
    """
    if _LIMITS.isdisjoint(named):
        return False
    the = (at for at, word in enumerate(named) if word in syntax.DETERMINERS)
    return any(not _LIMITS.isdisjoint(named[at + 1 : at + 1 + _NEAR]) for at in the)


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
    cases = bounds_of_kinds(scope, frame, list(map(Words, starts, ends)))
    return None if cases is None else Any(tuple(map(All, cases)))


def bounds_of_kinds(
    scope: Scope, frame: Frame, amounts: Sequence[Words]
) -> list[tuple[Expression, Expression]] | None:
    """Return of what kind something is, and its bound, for each: "9 days **for boats**".

    Args:
        scope: the sentence.
        frame: the words that an amount completes: "the stay is at most".
        amounts: the amounts, each with what it is for.

    Returns:
        None where one of them is no amount, or names nothing.
    """
    words = scope.words
    places = [
        next((i for i in range(run.first + 1, run.last - 1) if words[i] == _FOR), None)
        for run in amounts
    ]
    if None in places or not all(_is_amount(words, run.first) for run in amounts):
        return None
    found: list[tuple[Expression, Expression]] = []
    for run, at in zip(amounts, places, strict=True):
        person = is_person(words[run.last - 1])
        kind = _YOUR_AGE if person else ("it", "is", _FOR)
        behind = Words((at or 0) + 1, run.last)
        bound = Words(run.first, at or 0)
        found.append((_clause(scope, behind, kind), _clause(scope, bound, frame)))
    return found


def named_bound(named: Frame) -> Frame | None:
    """Return the words that the amount of a bound completes, by what has it.

    Example:
        >>> named_bound(("the", "maximum", "loan"))
        ('the', 'loan', 'is', 'at', 'most')
        >>> named_bound(("the", "maximum")), named_bound(("the", "old", "loan"))
        (None, None)
    """
    at = next((i for i, word in enumerate(named) if word in _BOUNDS), None)
    if at is None or _AGE in named or at + 1 == len(named):
        return None
    return (*(named[:at] or ("the",)), *named[at + 1 :], "is", *_BOUNDS[named[at]])
