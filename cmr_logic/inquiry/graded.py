"""More of a thing for some: "You can borrow six books, or **twelve if you are a teacher**".

Whoever asks for as much as everybody gets is not asked for the case of more.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.inquiry.amounts_named import Amount, named
from cmr_logic.inquiry.beyond_cap import MONEY
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import NUMBERS
from cmr_logic.text import key

_NUMBERS = frozenset(map(key, NUMBERS))


def for_amount_asked(rule: Rule, question: Question) -> Rule:
    """Return a rule without the grants of other amounts than a question is for.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can buy six eggs. You can buy ten eggs if you cook.")
        >>> asked = "Can I buy six eggs?", "Can I buy eight eggs?", "Can I buy an egg?"
        >>> for each in asked:
        ...     kept = for_amount_asked(rule, read_question(each)).provisions
        ...     print([p.conclusion.of(rule.text) for p in kept])
        ['You can buy six eggs']
        ['You can buy ten eggs']
        ['You can buy six eggs']
    """
    if len(rule.provisions) < 2 or question.demand or question.negated:  # noqa: PLR2004 - two
        return rule
    grades = _grades(rule)
    if not grades:
        return rule
    wanted = named(" ".join(before_case(question.words)))
    lowest = min(amount.most for _, amount in grades)
    dropped: list[Provision] = []
    if len(wanted) == 1 and _same(wanted[0], grades[0][1]):
        dropped = [p for p, amount in grades if amount.most < wanted[0].most]
    elif wanted:
        return rule
    if len(dropped) == len(grades):
        return rule
    if not dropped:  # as much as the least: whoever gets that need not be one of the others
        bare = [p for p, amount in grades if amount.most == lowest and not _is_limited(p)]
        dropped = [p for p, _ in grades if p not in bare] if bare else []
    return replace(rule, provisions=tuple(p for p in rule.provisions if p not in dropped))


def _grades(rule: Rule) -> list[tuple[Provision, Amount]]:
    """Return the grants of several amounts of the same thing, none where there are none."""
    found: list[tuple[Provision, Amount]] = []
    for provision in rule.provisions:
        if not provision.positive or provision.force is Force.DEMANDS or provision.waives:
            continue
        amounts = named(provision.conclusion.of(rule.plain).lower())
        if len(amounts) == 1 and amounts[0].units.isdisjoint(MONEY):
            found.append((provision, amounts[0]))
    if not found:
        return []
    first, amount = found[0]
    alike = [(p, each) for p, each in found if _counts(p, each, first, amount)]
    several = len({each.most for _, each in alike}) > 1
    return alike if several and any(_is_limited(p) for p, _ in alike) else []


def _counts(provision: Provision, amount: Amount, first: Provision, before: Amount) -> bool:
    """Tell whether a grant is of so many of the same, by the same deed.

    Args:
        provision: the grant.
        amount: the amount that it names.
        first: the first grant.
        before: the amount that this names.
    """
    one, other = _without_numbers(first.keys), _without_numbers(provision.keys)
    alike = bool(one and other) and (one <= other or other <= one)
    return alike and (_same(amount, before) or not before.units.isdisjoint(provision.keys))


def _without_numbers(said: frozenset[str]) -> frozenset[str]:
    return frozenset(word for word in said - _NUMBERS if not word[:1].isdigit())


def _same(one: Amount, other: Amount) -> bool:
    """Tell whether two amounts count the same, as far as they say what: "six books", "twelve"."""
    return not (one.units and other.units) or not one.units.isdisjoint(other.units)


def _is_limited(provision: Provision) -> bool:
    """Tell whether a grant is made in some case alone."""
    return provision.condition is not None or bool(provision.exceptions)
