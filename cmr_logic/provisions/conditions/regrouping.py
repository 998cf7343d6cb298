"""The other grouping of joined conditions: "A or B and C", "A and B or C"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Joined
from cmr_logic.cues import Effect
from cmr_logic.expression import (
    All,
    Any,
    Expression,
    Not,
    all_of,
    any_of,
    both,
    either,
    operands_of,
)
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.nodes import Reading
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.text import word_set

# What stands in for the thing that one is freed from: "an **exemption**"; not "a licence".
_FREEING = word_set("exemption exemptions waiver dispensation")


def with_list_behind(scope: Scope, node: Joined, items: list[Expression]) -> Expression | None:
    """Return joined conditions that end in a list: "you are old **and ill, lame or sad**".

    None where no comma shows that the list begins behind "and".

    Args:
        scope: the sentence that they stand in.
        node: the joined conditions.
        items: their expressions.
    """
    runs = [first_phrase(item).words for item in node.items[1:]]
    if node.effect is not Effect.OR or len(runs) <= 1 or not isinstance(items[0], All):
        return None
    if not isinstance(node.items[0], Joined) or any(isinstance(item, All) for item in items[1:]):
        return None
    if len(items) != len(node.items) or any(run is None for run in runs):
        return None
    listed = all(run is not None and scope.words[run.first - 1] == "," for run in runs[:-1])
    *before, first = operands_of(items[0])
    return both([*before, either([first, *items[1:]])]) if listed else None


def without_either(scope: Scope, node: Joined, items: list[Expression]) -> Expression | None:
    """Return two denials joined, of which the second is of what stands in for the first.

    "If you haven't paid **or don't have a waiver**, you can't row": who has paid needs no waiver,
    so that neither of them is so.

    Args:
        scope: the sentence that they stand in.
        node: the joined conditions.
        items: their expressions.
    """
    if node.effect is not Effect.OR or not all(isinstance(item, Not) for item in items):
        return None
    extent = node.items[-1].extent
    if extent is None or not scope.draft.conclusion.denied:
        return None
    frees = [not _FREEING.isdisjoint(scope.words[slice(*(i.extent or extent))]) for i in node.items]
    return both(items) if frees[-1] and not any(frees[:-1]) else None


def note_regrouping(scope: Scope, node: Joined, items: list[Expression], used: Expression) -> None:
    """Note the other grouping of "A or B and C", or of "A and B or C".

    Args:
        scope: the sentence that they stand in.
        node: the joined conditions.
        items: their expressions.
        used: what was made of these.
    """
    extent = node.extent
    at = next((i for i, item in enumerate(items) if isinstance(item, All)), None)
    if at is None or extent is None or node.effect is not Effect.OR:
        return
    inner = operands_of(items[at])
    if at == 0 and not isinstance(used, Any):
        instead = any_of(items)
    elif at:
        instead = all_of([any_of([*items[:at], inner[0]]), *inner[1:], *items[at + 1 :]])
    else:
        instead = all_of([*inner[:-1], any_of([inner[-1], *items[1:]])])
    side = "'and' and 'or' stand side by side"
    tighter = "'and' is taken to bind tighter"
    listed = "the list with 'or' is taken as a whole"
    reason = f"{side}: {tighter if isinstance(used, Any) else listed}"
    scope.draft.readings.append(Reading(scope.draft.chars(*extent), reason, used, instead))
