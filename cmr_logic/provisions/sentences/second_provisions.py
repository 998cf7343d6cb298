"""What the provisions of one sentence share, of which the second leaves out what the first says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import Expression
from cmr_logic.provisions.conditions.expressions import read_condition
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.spans import Span
from cmr_logic.text import keys

_BUT_NOT = ("but", "not")


def but_not_at(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where "but not" stands in a sentence with words on both sides, None where nowhere.

    Example:
        >>> but_not_at("you pay for parts but not for labour".split(), 0, 8)
        4
    """
    if "but" not in words[first:last]:
        return None  # as in most sentences
    places = range(first + 2, last - 2)
    return next((at for at in places if tuple(words[at : at + 2]) == _BUT_NOT), None)


def limits_of_case(draft: Draft, case: int, last: int) -> Limits:
    """Return the limits that a case sets which stands for itself: "**if you climb**".

    Args:
        draft: the sentence's draft.
        case: index of the case's first word.
        last: index after its last.
    """
    sentence = parse_sentence(draft.tokens, case, last)
    scope, limits = Scope(draft, sentence.holes, asker=True), Limits()
    for condition in (*sentence.fronts, *(c for s in sentence.statements for c in s.conditions)):
        read_condition(scope, condition, limits)
    return limits


def force_in_case(before: Provision) -> Force:
    """Return the force of what stands in some case for a provision: a demand, or what is granted.

    Args:
        before: the provision.
    """
    return before.force if before.force is Force.DEMANDS else Force.GRANTS


def but_in_case(before: Provision, case: Expression) -> Provision:
    """Return a provision that does not hold in a case, in which something else stands for it.

    Args:
        before: the provision as the sentence opens.
        case: the case.
    """
    exceptions = (*before.exceptions, case)
    return replace(before, force=force_in_case(before), exceptions=exceptions, implied=None)


def opposite(before: Provision, span: Span, conclusion: Span, said: Iterable[str]) -> Provision:
    """Return what denies of one thing what a provision grants of another, or the other way round.

    Args:
        before: the provision.
        span: where the words stand that deny it.
        conclusion: where what they conclude stands.
        said: all words that say so, those that both share as well.
    """
    return replace(
        before,
        span=span,
        conclusion=conclusion,
        positive=not before.positive,
        force=Force.STATES if before.force is Force.STATES else Force.GRANTS,
        denying=frozenset(),
        linked=False,
        keys=keys(said),
    )
