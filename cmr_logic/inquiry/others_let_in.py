"""Others let in by an exception: "Adults may row. Children may not unless led".

Nobody is both, so that the denial grants them what it takes, and leaves the grant as it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from cmr_logic.expression import ClauseRef, Expression, Not, both, clause_ids, either, negate
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# Kinds of people of whom nobody is of both: "members", "guests"; not "students", "guests".
_KINDS_APART = (
    keys(("member", "guest")), keys(("member", "visitor")), keys(("member", "outsider")),
    keys(("resident", "visitor")), keys(("resident", "tourist")), keys(("adult", "child")),
    keys(("adult", "minor")), keys(("citizen", "foreigner")), keys(("pensioner", "child")),
    keys(("landlord", "tenant")), keys(("teacher", "pupil")), keys(("couple", "single")),
    keys(("citizen", "foreign")), keys(("national", "foreign")),
)  # fmt: skip
# Words before their noun that do as much: "**married** couples", "**single** people".
_QUALITIES_APART = (
    keys(("full", "part")), keys(("married", "single")), keys(("new", "existing")),
    keys(("paid", "unpaid")), keys(("public", "private")), keys(("domestic", "commercial")),
    keys(("permanent", "temporary")), keys(("permanent", "casual")), keys(("old", "new")),
    keys(("insured", "uninsured")), keys(("local", "foreign")),
)  # fmt: skip
_NON = "non"  # what opens the name of all others: "**non-**members"
# Words that leave out what the other takes in: "made **before** May", "**after** May".
_BOUNDS_APART = (
    word_set("before after"), word_set("over under"), word_set("above below"),
    word_set("ahead later"), word_set("earlier later"), word_set("within after"),
)  # fmt: skip
_SMALL = 2  # words of a name by which two kinds differ at most


def others_let_in(
    rule: Rule, provision: Provision, granted: Iterable[Expression]
) -> Expression | None:
    """Return when others than those a grant is for are let in by the exceptions of a denial.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        granted: the cases of the grants before it.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members may row. Guests cannot row unless they swim.")
        >>> to_text(others_let_in(rule, rule.provisions[1], [rule.provisions[0].subject]))
        'c2 and c3'
        >>> rule = parse("Members may row. Members who are ill cannot row unless they swim.")
        >>> others_let_in(rule, rule.provisions[1], [rule.provisions[0].subject]) is None
        True
    """
    whom = provision.subject or provision.condition or provision.implied
    both_named = provision.subject is not None and provision.condition is not None
    cases = list(granted)
    denied = not provision.positive and provision.force is not Force.DEMANDS
    if not (denied and provision.exceptions and cases) or whom is None or both_named:
        return None
    if not all(_are_apart(rule, whom, case) for case in cases):
        return None
    return both([whom, either(provision.exceptions)])


def _are_apart(rule: Rule, one: Expression, other: Expression) -> bool:
    """Tell whether nobody, or nothing, is of both of two kinds."""
    if one == negate(other):
        return True
    held = [each.operand if isinstance(each, Not) else each for each in (one, other)]
    if not all(isinstance(each, ClauseRef) for each in held):
        return False
    a, b = (words_in(rule.clause(clause_ids(each)[0]).statement.lower()) for each in held)
    denied = [isinstance(each, Not) for each in (one, other)]
    if any(denied):  # "if you are a cook", "if you are **not** a cook"
        return denied[0] is not denied[1] and bool(keys(a)) and keys(a) == keys(b)
    return _are_kinds_apart(a, b) or _are_bounds_apart(a, b)


def _are_kinds_apart(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Tell whether two clauses name kinds of people that leave out each other."""
    one, other = keys(a), keys(b)
    mine, yours = one - other, other - one
    if {_NON} == mine | yours:
        return True  # "residents", "**non-**residents"
    if not mine or not yours or max(len(mine), len(yours)) > _SMALL:
        return False
    alone = len(one) == len(other) == 1
    if alone and mine | yours in _KINDS_APART:
        return True
    return any(
        len(pair & mine) == 1 and len(pair & yours) == 1 and pair <= mine | yours
        for pair in _QUALITIES_APART
    )


def _are_bounds_apart(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Tell whether two clauses say the same, one of what is before and one of what is after."""
    apart = any(
        not pair.isdisjoint(a) and not pair.isdisjoint(b) and pair & set(a) != pair & set(b)
        for pair in _BOUNDS_APART
    )
    bounds = frozenset().union(*_BOUNDS_APART)
    return apart and keys(a) - bounds == keys(b) - bounds
