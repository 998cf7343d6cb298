"""Sentences that only count the items of a list: what they make of the list and the text around.

"All of these must apply", before the list or behind it; "To row, you must meet two of these:".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues
from cmr_logic.cues import Effect
from cmr_logic.expression import All, Expression, both, either, replace_part
from cmr_logic.layout import Block
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_list
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Listed, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.drafts.tallies import Aimed, Tally
from cmr_logic.provisions.lists.joining import listed
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.recalled import drop_naming
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.sparing import spared
from cmr_logic.spans import Span
from cmr_logic.text import keys, word_set, words_in

# How a sentence takes up the items of a list as cases: "**in both cases**"; not "in all cases".
_EACH, _CASES = frozenset({"both", "either", "each", "any"}), frozenset({"case", "cases"})
_OPENING = 5  # words of it: "in each of these cases"
_MUST = frozenset({"must", "should"})
# Verbs of what is so and not done: "you must **have** a boat"; not "you must row".
_STATES = word_set("be have hold live earn own")
_UNLESS = cues.by_name()["unless"]


def put(draft: Draft, before: Listed, joined: Expression) -> None:
    """Put another expression in the place of what was made of a list.

    Args:
        draft: what has been read.
        before: the list.
        joined: the other expression.
    """
    for at in range(before.place, len(draft.provisions)):
        draft.provisions[at] = draft.provisions[at].with_expressions(
            lambda expression: replace_part(expression, before.used, joined)
        )


def count(draft: Draft, counted: Tally) -> None:
    """Take a sentence that only says how many items of a list hold: the one before, or the next.

    Args:
        draft: what has been read.
        counted: what it says.
    """
    before, draft.listed = draft.listed, None
    if before is None:
        draft.announced = counted
        return
    said = listed(counted.effect, counted.count, before.items, counted.most)
    draft.readings[:] = [r for r in draft.readings if r.used != before.used]
    put(draft, before, said)


def leave_list(draft: Draft, first: int, last: int) -> None:
    """Leave the list before a sentence; take its items for cases where the sentence does.

    "You can claim if: * A * B" and then "**In both cases** you must …": each of them is enough.

    Args:
        draft: what has been read.
        first: index of the first token of the sentence.
        last: index after its last.
    """
    before, draft.listed = draft.listed, None
    if before is None or not isinstance(before.used, All):
        return
    opening = draft.words[first : min(first + _OPENING, last)]
    by_default = any(reading.used == before.used for reading in draft.readings)
    if by_default and opening[:1] == ("in",) and opening[1:2] != () and opening[1] in _EACH:
        if _CASES.isdisjoint(opening):
            return
        draft.readings[:] = [r for r in draft.readings if r.used != before.used]
        put(draft, before, either(before.items))


def add_conditions(draft: Draft, counted: Tally, items: tuple[Block, ...]) -> bool:
    """Read a list of conditions of the provision before: "All of the following must apply: …".

    Returns:
        Whether there is such a provision under the same heading; without one, nothing is read.
    """
    excepting = counted.effect is Effect.UNLESS
    draft.announced = None if excepting else counted
    if len(draft.provisions) == draft.section:
        return False
    lead = Lead(THE_FOLLOWING, _UNLESS if excepting else MUST)
    expression = read_list(Scope(draft, items=items), lead, lead.opener)
    if expression is None:
        return True
    before = draft.provisions[-1]
    if not excepting and _demands_state(draft, before) and before.demand is not None:
        demand = both([before.demand, expression])
        draft.provisions[-1] = replace(before, demand=demand)
        return True
    limits = Limits.of(before)
    (limits.exceptions if excepting else limits.parts).append(expression)
    draft.provisions[-1] = replace(
        before,
        span=Span(before.span.start, max(before.span.end, items[-1].span.end)),
        condition=limits.condition(),
        exceptions=tuple(limits.exceptions),
    )
    return True


def _demands_state(draft: Draft, provision: Provision) -> bool:
    """Tell whether a provision only demands what somebody is or has: "You must **be** 18".

    A list behind it demands more; behind a deed, as in "You must pay", it says when that is due.
    """
    said = words_in(provision.conclusion.of(draft.text).lower())
    at = next((at for at, word in enumerate(said) if word in _MUST), len(said))
    return provision.condition is None and not _STATES.isdisjoint(said[at + 1 : at + 2])


def read_for_aim(draft: Draft, aimed: Aimed, first: int, items: tuple[Block, ...]) -> None:
    """Read a list whose lead-in only counts and says for what: "To row, all of these must hold:".

    Args:
        draft: where it goes.
        aimed: the tally, and where its aim stands in the sentence.
        first: index of the first token of the sentence.
        items: the list.
    """
    draft.announced = aimed.tally
    draft.conclusion = Conclusion(demanding=True)
    condition = read_list(Scope(draft, items=items), Lead(THE_FOLLOWING, MUST), MUST)
    if condition is None:
        return
    _add_for_aim(draft, aimed, first, condition, items[-1].span.end)


def recall_for_aim(draft: Draft, aimed: Aimed, first: int, last: int) -> None:
    """Read a sentence that says how many items of the list before must hold, and for what.

    Args:
        draft: where it goes; it recalls a list.
        aimed: the tally, and where its aim stands in the sentence.
        first: index of the first token of the sentence.
        last: index after its last.
    """
    before = draft.recalled
    if before is None:
        return
    drop_naming(draft, before)
    condition = listed(aimed.tally.effect, aimed.tally.count, before.items, aimed.tally.most)
    _add_for_aim(draft, aimed, first, condition, draft.tokens.ends[last - 1])


def _add_for_aim(draft: Draft, aimed: Aimed, first: int, condition: Expression, end: int) -> None:
    """Add the provision that an aim is reached on a condition."""
    about = (first + aimed.first, first + aimed.last)
    said = draft.words[slice(*about)]
    draft.provisions.append(
        Provision(
            Span(draft.tokens.starts[first], end),
            draft.chars(*about),
            positive=True,
            force=Force.GRANTS,
            condition=condition,
            context=draft.context,
            denying=spared(said),
            keys=keys(said),
        )
    )
