"""The other grouping of joined conditions: "A or B and C", "A and B or C"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Joined
from cmr_logic.cues import Effect
from cmr_logic.expression import All, Expression, all_of, any_of, operands_of
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.nodes import Reading
from cmr_logic.provisions.drafts.shapes import extent_of


def note_regrouping(scope: Scope, node: Joined, items: list[Expression], used: Expression) -> None:
    """Note the other grouping of "A or B and C", or of "A and B or C".

    Args:
        scope: the sentence that they stand in.
        node: the joined conditions.
        items: their expressions.
        used: what was made of these.
    """
    extent = extent_of(node)
    at = next((i for i, item in enumerate(items) if isinstance(item, All)), None)
    if at is None or extent is None or node.effect is not Effect.OR:
        return
    inner = operands_of(items[at])
    if at:
        instead = all_of([any_of([*items[:at], inner[0]]), *inner[1:], *items[at + 1 :]])
    else:
        instead = all_of([*inner[:-1], any_of([inner[-1], *items[1:]])])
    reason = "'and' and 'or' stand side by side: 'and' is taken to bind tighter"
    scope.draft.readings.append(Reading(scope.draft.chars(*extent), reason, used, instead))
