"""Items that open with the "who" of their lead-in: "This is not for people: | **who** smoke"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues
from cmr_logic.clauses.nodes import Phrase, Restricted, Sentence
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.spans import Span

_WHO, _OPENING = "who", frozenset({"who", "whose"})


def with_who_ahead(
    draft: Draft, sentence: Sentence, items: tuple[Block, ...]
) -> tuple[Sentence, tuple[Block, ...]]:
    """Return a lead-in and its items as if "who" stood ahead of them: "people **who**: | smoke".

    Args:
        draft: the text.
        sentence: the lead-in.
        items: its list.

    Returns:
        Both as they are where not every item opens so, or the lead-in ends in no people.
    """
    starts = [draft.token_range(item.span)[0] for item in items]
    if not starts or not _OPENING.issuperset(draft.words[at] for at in starts):
        return sentence, items
    statement = sentence.statements[-1] if sentence.statements else None
    rest = None if statement is None else statement.rest
    body = None if rest is None or rest.relative is not None else rest.body
    if statement is None or statement.conditions or not isinstance(body, Phrase):
        return sentence, items
    run = body.words
    if body.reference is None or body.after is not None or run is None:
        return sentence, items
    if not naming.is_person(draft.words[run.last - 1]):
        return sentence, items
    ahead = Restricted(
        replace(body, reference=None), Phrase(None, body.reference), cues.by_name()[_WHO]
    )
    statements = (*sentence.statements[:-1], replace(statement, rest=ahead))
    inner = tuple(_behind_who(draft, *pair) for pair in zip(items, starts, strict=True))
    return replace(sentence, statements=statements), inner


def _behind_who(draft: Draft, item: Block, first: int) -> Block:
    """Return an item without the "who" that it opens with; "whose" says whose its noun is."""
    if draft.words[first] != _WHO:
        return item
    start = draft.chars(first, first + 1).end
    while start < item.span.end and draft.text[start].isspace():
        start += 1
    return Block(BlockKind.ITEM, Span(start, item.span.end), item.items)
