"""A list inside a sentence that says of whom the rest is so: "Dogs that: … | **may come in**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import by_name
from cmr_logic.expression import both
from cmr_logic.layout import Block
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_list
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.reach.people_restricted import is_kind_of_its_own
from cmr_logic.provisions.sentences.continuations import is_lower
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.text import word_set

_WHO = by_name()["who"]
_LEAST = 2  # words of such an opening: "dogs that"
# What goes on with a subject: "**may** come in", "**do** not pay"; not "you can row".
_SAYING = syntax.AUXILIARIES | word_set(
    "must need needs get gets qualify qualifies require requires"
)


def read_open_subject(
    draft: Draft, first: int, last: int, items: tuple[Block, ...], after: Block | None
) -> bool:
    """Read a list behind "who" or "that" that interrupts a sentence, as what limits its rest.

    Args:
        draft: what is read.
        first: index of the first token before the list.
        last: index after the last of them.
        items: the list.
        after: the next block, which may go on with the sentence.

    Returns:
        Whether it is such a list.
    """
    last -= draft.words[last - 1] == ":"
    words = draft.words[first:last]
    if after is None or len(words) < _LEAST:
        return False
    start, end = draft.token_range(after.span)
    goes_on = is_lower(draft, start, end) and draft.words[start] in _SAYING
    if words[-1] not in syntax.SUBJECT_RELATIVES or not goes_on:
        return False
    named, scope = words[:-1], Scope(draft, items=items)
    head = _head(named)
    if syntax.finite_verb(named) is not None or head is None:
        return False
    people = words[-1] == "who" or naming.is_person(head) or named[0] in ANYBODY
    frame = ("you",) if people else ("the", head)
    kind = None
    if people and is_kind_of_its_own(named):
        kind = name_kinds(scope, Words(first, last - 1), implied.CUE)
    scope.asker = people
    listed = read_list(scope, Lead(THE_FOLLOWING, _WHO, frame), THE_FOLLOWING)
    if listed is None:
        return False
    span = draft.chars(first, last)
    condition = both([part for part in (kind, listed) if part is not None])
    draft.provisions.append(
        Provision(span, span, positive=True, force=Force.GRANTS, condition=condition)
    )
    draft.opened = draft.provisions[-1]
    return True


def _head(named: Frame) -> str | None:
    """Return the noun, or the pronoun, that names of whom a sentence speaks: "**anyone** who:"."""
    if named[-1:] and named[-1] in syntax.INDEFINITE_PRONOUNS:
        return named[-1]
    at = syntax.noun_head(named)
    return None if at is None else named[at]
