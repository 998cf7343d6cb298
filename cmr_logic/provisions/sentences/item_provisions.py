"""Items of what is granted that have conditions of their own: "You get: a hat (if you row)"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.expression import both
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.text import keys, words_in


def add_item_provisions(scope: Scope, limits: Limits) -> None:
    """Add a provision for each item of a conclusion's list that has conditions of its own.

    Args:
        scope: the sentence, whose provision is the last of the draft.
        limits: the conditions of all items.
    """
    draft = scope.draft
    lead = draft.provisions[-1]
    for span, limit in scope.limits:
        draft.provisions.append(
            replace(
                lead,
                span=span,
                conclusion=span,
                condition=both([*limits.parts, limit]),
                alternatives=None,
                implied=None,
                keys=keys(words_in(span.of(draft.text))),
                about=frozenset(),
                item=True,
            )
        )
