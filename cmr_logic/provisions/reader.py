"""Blocks and sentences → provisions: the walk over the layout of a rule text."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues
from cmr_logic.clauses.nodes import Condition, Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.aims import aim_span
from cmr_logic.provisions.conclusions import conclusion_of
from cmr_logic.provisions.draft import Draft, Scope
from cmr_logic.provisions.expressions import (
    THE_FOLLOWING,
    Limits,
    names_kinds,
    read_condition,
    read_coordination,
    read_list,
    shared_opener,
)
from cmr_logic.provisions.headings import heading_clause, is_title, leads_in
from cmr_logic.provisions.inline import items_after_colon
from cmr_logic.provisions.lists import Lead, both, either, listed, replace_part
from cmr_logic.provisions.nodes import Force, Provision
from cmr_logic.provisions.predicates import is_denial
from cmr_logic.provisions.statements import MUST, read_statement
from cmr_logic.provisions.tallies import Tally, tally
from cmr_logic.spans import Span
from cmr_logic.text import keys, sentence_ends

_JOINING = frozenset({"and", "or"})
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})


def read_block(draft: Draft, block: Block) -> None:
    """Read a block of the layout, and add what it says to the draft.

    Args:
        draft: where it goes.
        block: a heading or paragraph, with the list that follows it.
    """
    first, last = draft.token_range(block.span)
    items = block.items
    if block.kind is BlockKind.HEADING:
        draft.context = heading_clause(draft, first, last)
        draft.section = len(draft.provisions)
        if not items:
            return
        if not leads_in(draft, first, last):
            _read_bare_list(draft, items, (first, last))
            return
    if items and first == last:
        _read_bare_list(draft, items, (first, last))
    elif items:
        _read_sentences(draft, first, last, items)
    elif first == last or _read_continuation(draft, first, last) or is_title(draft, first, last):
        return
    else:
        _read_sentences(draft, first, last, ())


def _read_sentences(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> None:
    """Read the sentences of a paragraph, the last with the list that it leads in."""
    start = first
    for end in sentence_ends(draft.tokens, first, last):
        below = items if end == last else ()
        counted = tally(draft.words[start:end])
        if counted is not None:
            _count(draft, counted, start, end, below)
        else:
            draft.listed = None
            if below:
                _read_sentence(draft, start, end, below)
            elif end > start:
                _read_with_inline_list(draft, start, end)
        start = end


def _count(draft: Draft, counted: Tally, first: int, last: int, items: tuple[Block, ...]) -> None:
    """Take a sentence that only says how many items of a list hold: the one before, or the next."""
    before, draft.listed = draft.listed, None
    if items:
        draft.announced = counted
        _read_conditions(draft, first, last, items)
    elif before is None:
        draft.announced = counted
    else:
        said = listed(counted.effect, counted.count, before.items)
        draft.readings[:] = [r for r in draft.readings if r.used != before.used]
        for at in range(before.place, len(draft.provisions)):
            draft.provisions[at] = draft.provisions[at].with_expressions(
                lambda expression: replace_part(expression, before.used, said)
            )


def _read_conditions(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> None:
    """Read a list of conditions of the provision before: "All of the following must apply: …"."""
    if len(draft.provisions) == draft.section:
        _read_bare_list(draft, items, (first, last))
        return
    expression = read_list(Scope(draft, items=items), Lead(THE_FOLLOWING, MUST), MUST)
    if expression is None:
        return
    before = draft.provisions[-1]
    parts = [expression] if before.condition is None else [before.condition, expression]
    span = Span(before.span.start, max(before.span.end, items[-1].span.end))
    draft.provisions[-1] = replace(before, span=span, condition=both(parts))


def _read_with_inline_list(draft: Draft, first: int, last: int) -> None:
    """Read a sentence; what follows its colon is a list, or a sentence of its own."""
    colon, items = items_after_colon(draft.tokens, first, last)
    if colon is None:
        _read_sentence(draft, first, last, ())
        return
    _read_sentence(draft, first, colon + 1, items)
    if not items:
        _read_sentence(draft, colon + 1, last, ())


def _read_sentence(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> None:
    opener = shared_opener(draft, items)
    sentence = parse_sentence(draft.tokens, first, last, lead_in=bool(items) and opener is None)
    if opener is not None and sentence.statements:
        sentence = sentence.with_condition(Condition(opener, None))
    scope = Scope(draft, sentence.holes, items)
    if sentence.statements:
        fronts = Limits()
        draft.conclusion = conclusion_of(scope, sentence, sentence.statements[0])
        for condition in sentence.fronts:
            if condition.cue.effect is not Effect.PURPOSE:
                read_condition(scope, condition, fronts)
        for statement in sentence.statements:
            read_statement(scope, sentence, statement, fronts)
    elif sentence.fronts:
        _read_bare_conditions(scope, sentence)
    elif items:
        _read_bare_list(draft, items, (first, last))


def _read_continuation(draft: Draft, first: int, last: int) -> bool:
    """Read a paragraph that goes on with the sentence of the list before: "… unless you are ill".

    Returns:
        Whether it is one.
    """
    opening = draft.words[first]
    found = cues.match(draft.words, first)
    limiting = found is not None and found[0].effect in _LIMITING
    lower = draft.text[draft.tokens.starts[first]].islower()
    if not draft.provisions or not lower or not (opening in _JOINING or limiting):
        return False
    sentence = parse_sentence(draft.tokens, first + (opening in _JOINING), last, item=True)
    scope = Scope(draft, sentence.holes)
    before = draft.provisions[-1]
    limits = Limits([before.condition] if before.condition is not None else [])
    for front in sentence.fronts:
        read_condition(scope, front, limits)
    for statement in sentence.statements:
        if statement.rest is not None:
            expression = read_coordination(scope, statement.rest.body, THE_FOLLOWING, ())
            if expression is not None:
                limits.parts.append(expression)
        for tail in statement.conditions:
            read_condition(scope, tail, limits)
    join = either if opening == "or" else both
    draft.provisions[-1] = replace(
        before,
        condition=join(limits.parts) if limits.parts else None,
        exceptions=(*before.exceptions, *limits.exceptions),
    )
    return True


def _read_bare_conditions(scope: Scope, sentence: Sentence) -> None:
    """Read a sentence that is nothing but conditions: "If you live abroad"."""
    draft = scope.draft
    limits = Limits()
    aim = None
    for condition in sentence.fronts:
        if condition.cue.effect is not Effect.PURPOSE:
            read_condition(scope, condition, limits)
            continue
        aim = aim_span(draft, condition)
        if scope.items and condition is sentence.fronts[-1]:
            draft.conclusion = replace(draft.conclusion, demanding=True)
            demands = read_list(scope, Lead(condition.cue, condition.cue), condition.cue)
            draft.conclusion = replace(draft.conclusion, demanding=False)
            if demands is not None:
                limits.parts.append(demands)
    if not limits:
        return
    span = draft.chars(sentence.first, sentence.last)
    draft.provisions.append(
        Provision(
            span,
            span,
            positive=True,
            force=Force.GRANTS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            aim=aim,
        )
    )


def _is_sentence(draft: Draft, item: Block) -> bool:
    """Tell whether an item is a sentence with a mark in front, which may lead in a list."""
    if draft.text[item.span.end - 1 : item.span.end] == ".":
        return True
    return bool(item.items) and leads_in(draft, *draft.token_range(item.span))


def _read_bare_list(draft: Draft, items: tuple[Block, ...], title: tuple[int, int]) -> None:
    """Read a list that nothing leads in but a title: "Who can join", or nothing."""
    sentences = 2 * sum(_is_sentence(draft, item) for item in items) > len(items)
    demanding = not sentences and not names_kinds(draft.text, items)  # criteria, not names
    said = draft.words[title[0] : title[1]]
    denied = is_denial(said)
    draft.conclusion = replace(
        draft.conclusion, negative=denied, denied=denied, demanding=demanding and not denied
    )
    if sentences:
        for item in items:
            read_block(draft, Block(BlockKind.PARAGRAPH, item.span, item.items))
        return
    cue = MUST if demanding else THE_FOLLOWING
    expression = read_list(Scope(draft, items=items), Lead(THE_FOLLOWING, cue), cue)
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
            keys=keys(said),
        )
    )
