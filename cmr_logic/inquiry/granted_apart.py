"""Leave for others than those named before: "Members can row. Guests **may only** row if they pay".

Beside leave for some of the same people it limits these: "Members can row. Members under 16 may
only row if led". Beside leave for others it is leave of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic.expression import ClauseRef
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import words_in

_ONLY = "only"
# Bounds that leave out what the other takes in: "**over** 65", "65 **or over**"; not "aged 65".
_ABOVE, _BELOW = frozenset({"over", "above", "older", "more"}), frozenset({"under", "below"})
_BELOW |= frozenset({"younger", "less"})
_NON = "non"  # how those are named who are not of a kind: "**non**-members"


def granted_apart(rule: Rule, chosen: Sequence[Provision]) -> Sequence[Provision]:
    """Return provisions, of which those that let others do something alone grant it to these.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns, in text order.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Night guests can row. Day guests may only row if they pay.")
        >>> [provision.positive for provision in granted_apart(rule, rule.provisions)]
        [True, True]
        >>> rule = parse("Guests can row. Guests under 16 may only row if they pay.")
        >>> [provision.positive for provision in granted_apart(rule, rule.provisions)]
        [True, False]
    """
    alone = [at for at, each in enumerate(chosen) if at and _lets_alone(rule, each)]
    if not alone:
        return chosen
    found = list(chosen)
    for at in alone:
        before, own = found[at - 1], found[at]
        if _grants_to_some(before) and _are_others(rule, before, own):
            found[at] = replace(own, positive=True, condition=own.exceptions[0], exceptions=())
    return found


def _lets_alone(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision denies something to some in all cases but one: "may only row if"."""
    if provision.positive or provision.condition is not None or provision.subject is None:
        return False
    if len(provision.exceptions) != 1 or provision.force is not Force.GRANTS:
        return False
    return not provision.denying and _ONLY in words_in(provision.span.of(rule.plain).lower())


def _grants_to_some(provision: Provision) -> bool:
    grants = provision.positive and provision.force is Force.GRANTS
    return grants and provision.subject is not None


def _are_others(rule: Rule, before: Provision, provision: Provision) -> bool:
    """Tell whether two provisions are about people of whom nobody is one of the others."""
    first, second = _named(rule, before), _named(rule, provision)
    numbers = {word for word in first | second if word[:1].isdigit()}
    if _NON in first ^ second:
        return True
    if numbers:
        same = numbers <= first and numbers <= second
        sides = [bool(said & _ABOVE) - bool(said & _BELOW) for said in (first, second)]
        return same and sorted(sides) == [-1, 1]
    kinds = before.about, provision.about
    return all(kinds) and not (kinds[0] <= kinds[1] or kinds[1] <= kinds[0])


def _named(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the words of the one clause of whom a provision is about, nothing for several."""
    subject = provision.subject
    if not isinstance(subject, ClauseRef):
        return frozenset()
    said = rule.clause(subject.clause_id).statement.lower().replace("-", " ")
    return frozenset(words_in(said))
