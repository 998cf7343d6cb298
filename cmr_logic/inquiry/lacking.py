"""Leave for those who lack what is demanded: "You must be 18. **Those under 18** may join if …".

Who meets the demand needs no such leave, and who has the leave need not meet the demand.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic.expression import All, ClauseRef, Expression, Not, clause_ids
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.syntax import AUXILIARIES
from cmr_logic.text import keys, word_set, words_in

# Words of an age or number that must be reached, or not: "at **least** 18", "**under** 18".
_REACHED = word_set("least over older above minimum")
_NOT_REACHED = word_set("under below younger less fewer")
_TO = frozenset(
    {"to", "and", "-", "–"}
)  # between two figures: "18 **to** 20", "between 18 **and** 20"
# What may stand behind an age: "over 21 **years**", "21 **or** over"; not "21 boats".
_BEHIND_AGE = frozenset({"", "or", "and", "year", "years", ".", ",", "to"})
_WITHOUT = word_set("without lacking")  # what opens what somebody lacks: "**without** a pass"


def lacks_what_is_demanded(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether a provision lets those do something who do not meet the demand before it.

    Args:
        rule: the rule.
        provision: one of its provisions.
        before: the one before it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must be at least 18. Those under 18 may row if it is calm.")
        >>> lacks_what_is_demanded(rule, *reversed(rule.provisions))
        True
        >>> rule = parse("You must be at least 18. Those under 60 may row if it is calm.")
        >>> lacks_what_is_demanded(rule, *reversed(rule.provisions))
        False
    """
    if before.demand is None or not provision.positive or not before.positive:
        return False
    said = [part for part in (provision.subject, provision.condition) if part is not None]
    if not isinstance(before.demand, ClauseRef):
        if not isinstance(before.demand, All):
            return False
        needed = [rule.clause(name) for name in clause_ids(before.demand)]
        return any(_is_short_of(rule, p, each) for p in _parts(said) for each in needed)
    demanded = rule.clause(before.demand.clause_id)
    conclusion = words_in(provision.conclusion.of(rule.plain).lower())
    cases = any(
        _is_of_lack(rule, part, demanded) or _is_short_of(rule, part, demanded)
        for part in _parts(said)
    )
    return cases or _is_lack(conclusion, demanded)


def _is_short_of(rule: Rule, part: Expression, demanded: Clause) -> bool:
    """Tell whether a condition is an age or number below the one demanded: "**18 to 20**" of 21."""
    needed = words_in(demanded.statement.lower())
    named = [rule.clause(name) for name in clause_ids(part)]
    if len(named) != 1 or _REACHED.isdisjoint(needed):
        return False
    said = words_in(named[0].statement.lower())
    figures = [
        int(word)
        for word, behind in pairwise((*needed, ""))
        if word.isdecimal() and behind in _BEHIND_AGE
    ]
    return len(figures) == 1 and any(
        low.isdecimal() and joint in _TO and high.isdecimal() and int(high) <= figures[0]
        for low, joint, high in zip(said, said[1:], said[2:], strict=False)
    )


def without_lack(
    rule: Rule, body: Sequence[Expression], before: Provision | None
) -> list[Expression]:
    """Return conditions but for what says no more than that a demand before is not met.

    Args:
        rule: the rule.
        body: the conditions.
        before: the provision with the demand.
    """
    if before is None or not isinstance(before.demand, ClauseRef):
        return list(body)
    demanded = rule.clause(before.demand.clause_id)
    kept = [part for part in _parts(body) if not _is_of_lack(rule, part, demanded)]
    return kept or list(body)


def _parts(conditions: Sequence[Expression]) -> list[Expression]:
    """Return conditions, and those that they join with "and" one by one."""
    return [p for each in conditions for p in (each.operands if isinstance(each, All) else (each,))]


def _is_of_lack(rule: Rule, part: Expression, demanded: Clause) -> bool:
    """Tell whether a condition is that one lacks what is demanded."""
    if isinstance(part, Not) and isinstance(part.operand, ClauseRef):
        return rule.clause(part.operand.clause_id).keys == demanded.keys
    named = [rule.clause(name) for name in clause_ids(part)]
    return len(named) == 1 and _is_lack(words_in(named[0].statement.lower()), demanded)


def _is_lack(said: Sequence[str], demanded: Clause) -> bool:
    """Tell whether words tell those apart who lack what is demanded: "those **under 18**"."""
    needed = words_in(demanded.statement.lower())
    if not _REACHED.isdisjoint(needed):
        figures = {word for word in needed if word[0].isdigit()}
        short = {figure for word, figure in pairwise(said) if word in _NOT_REACHED}
        return bool(figures & short) or (bool(figures) and said[:1] == ("younger",))
    return _lacked(said) == demanded.keys


def _lacked(said: Sequence[str]) -> Set[str]:
    """Return the keys of what words say somebody lacks: "those without **a pass** may"."""
    at = next((i for i, word in enumerate(said) if word in _WITHOUT), None)
    if at is None:
        return frozenset()
    end = next((i for i in range(at, len(said)) if said[i] in AUXILIARIES), len(said))
    return keys(said[at + 1 : end])
