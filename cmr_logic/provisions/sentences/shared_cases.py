"""Two conclusions of one subject in one case: "A boat **is small and may use the lock** if …"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.text import word_set, words_in

_TWO = 2
# Verbs by which something is of a kind: "**counts** as small"; not "gets a badge".
_BEING = syntax.BE | word_set("count counts qualify qualifies rank ranks")


def share_case(draft: Draft, statement: Statement) -> None:
    """Let a kind have the case of what is said of it next: what it lets one do hangs on both.

    Args:
        draft: what has been read; the last provision is that of the statement.
        statement: a statement that was read.
    """
    if not statement.shares_subject or len(draft.provisions) < _TWO:
        return
    before, last = draft.provisions[-_TWO:]
    if _names_kind(draft, before) and last.subject == before.subject and last.positive:
        draft.provisions[-_TWO] = replace(
            before, condition=last.condition, exceptions=last.exceptions
        )


def _names_kind(draft: Draft, provision: Provision) -> bool:
    """Tell whether a provision says, without any condition, of what kind its subject is."""
    bare = provision.condition is None and not provision.exceptions and provision.demand is None
    if not (bare and provision.plain and provision.force is Force.GRANTS and provision.positive):
        return False
    return not _BEING.isdisjoint(words_in(provision.conclusion.of(draft.text).lower()))
