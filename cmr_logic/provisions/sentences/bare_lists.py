"""Lists that nothing leads in but a title: "Who can join", "Prohibited items", or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_list
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.lists.demanded_together import open_with_demands
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.leads import those_listed
from cmr_logic.provisions.lists.recalled import recall_sentences
from cmr_logic.provisions.lists.signs import names_kinds
from cmr_logic.provisions.matters.status_named import status_named
from cmr_logic.provisions.sentences.amounts_listed import read_amounts
from cmr_logic.provisions.sentences.headed import case_headed
from cmr_logic.provisions.sentences.headings import heading_aim, is_sentence, titles_exceptions
from cmr_logic.provisions.sentences.ruling_items import are_rules
from cmr_logic.provisions.verbs.predicates import is_denial
from cmr_logic.provisions.words.predicate_words import EXEMPTED
from cmr_logic.spans import Span
from cmr_logic.text import keys

# What those are who stand below a heading that exempts: "**exempt**"; not "excluded".
_FREED = frozenset({"exempt"})
# Last words of a title of what it takes, all of it: "Entry **requirements**"; not "papers".
_DEMANDED = frozenset({"requirements", "criteria", "prerequisites"})


def read_bare_list(
    draft: Draft,
    items: tuple[Block, ...],
    title: tuple[int, int],
    read_block: Callable[[Draft, Block], None],
) -> None:
    """Read a list that nothing leads in but a title, and add what it says to the draft.

    Args:
        draft: where it goes.
        items: the list.
        title: the range of the title's tokens, empty where there is none.
        read_block: reads an item that is a sentence of its own.
    """
    many = 2 * sum(is_sentence(draft, item) for item in items) > len(items)
    many = many or (heading_aim(draft, *title) is None and are_rules(draft, items))
    sentences = many and not draft.taken_up
    said = draft.words[title[0] : title[1]]
    people = those_listed(Scope(draft, items=items), said)
    excepted = titles_exceptions(draft, *title)
    named = people or excepted or names_kinds(draft.text, items)
    demanding = not many and not named  # criteria, not names
    if read_amounts(draft, items, said):
        return
    freed = _denying_title(said, excepted=excepted)
    denied = (excepted and not freed and bool(draft.provisions)) or is_denial(said)
    asked = demanding or (not people and _titles_demands(said))
    draft.conclusion = replace(
        draft.conclusion, negative=denied, denied=denied, demanding=asked and not denied
    )
    case = None if title[0] == title[1] else case_headed(draft, *title)
    if sentences or case is not None:
        made, above = len(draft.provisions), draft.context
        draft.context = case or above
        for item in items:
            read_block(draft, Block(BlockKind.PARAGRAPH, item.span, item.items))
        recall_sentences(draft, made)
        draft.context = above
        return
    cue = MUST if demanding else THE_FOLLOWING
    frame = _asker(draft, items) if demanding else ()
    expression = read_list(Scope(draft, items=items), Lead(THE_FOLLOWING, cue, frame), cue)
    if expression is None:
        return
    span = Span(items[0].span.start, items[-1].span.end)
    draft.provisions.append(
        Provision(
            span,
            span,
            positive=not denied,
            force=Force.GRANTS,
            condition=expression,
            denying=freed,
            linked=excepted and bool(freed),
            anaphoric=excepted and denied,
            keys=keys(said),
        )
    )


def _asker(draft: Draft, items: tuple[Block, ...]) -> Frame:
    """Return "you" where each item opens with what demands it: "**Must** be 18"; else nothing."""
    ranges = (draft.token_range(item.span) for item in items)
    opened = open_with_demands([draft.words[first:last] for first, last in ranges])
    return ("you",) if opened else ()


def _titles_demands(said: Sequence[str]) -> bool:
    """Tell whether a title says that what stands below it is demanded: "Entry requirements:"."""
    named = [word for word in said if word[:1].isalnum()]
    return named[-1:] != [] and named[-1] in _DEMANDED


def _denying_title(said: Sequence[str], *, excepted: bool) -> frozenset[str]:
    """Return the words by which a title denies: "Who is **exempt**", "**Prohibited** items"."""
    if excepted:
        return _FREED if EXEMPTED.intersection(said) else frozenset()
    named = tuple(word for word in said if word[:1].isalnum())
    status = status_named(named)
    return frozenset() if status is None else status.denying
