"""The roundabout ways that are told by marks and lines as well as by words, in their order."""

from __future__ import annotations

from cmr_logic.cues import clauses_in_row, interposed, orders_of_lists

BY_MARKS = (
    (clauses_in_row.SIGNS, clauses_in_row.clauses_in_row),
    (orders_of_lists.SIGNS, orders_of_lists.orders_of_lists),
    (interposed.SIGNS, interposed.interposed),
)
"""What looks at the marks and lines of a text as well as at its words, in this order."""
