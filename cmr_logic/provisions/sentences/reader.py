"""Blocks and sentences → provisions: the walk over the layout of a rule text."""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Condition, Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.concluding.aims import is_aim
from cmr_logic.provisions.concluding.assertions import inside_statement, whom_about
from cmr_logic.provisions.concluding.conclusions import conclusion_of
from cmr_logic.provisions.conditions.bare_cases import concedes
from cmr_logic.provisions.conditions.brackets import sentence_in_bracket
from cmr_logic.provisions.conditions.expressions import read_condition
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.tallies import Tally, tally, tally_for_aim
from cmr_logic.provisions.lists.shared_openers import shared_opener
from cmr_logic.provisions.matters.status_named import titles_kinds
from cmr_logic.provisions.sentences.amounts_beside import amount_beside_at, read_amount_beside
from cmr_logic.provisions.sentences.bare_conditions import (
    add_to_before,
    adds_to_before,
    read_bare_conditions,
)
from cmr_logic.provisions.sentences.bare_lists import read_bare_list
from cmr_logic.provisions.sentences.bounds_listed import read_bounds
from cmr_logic.provisions.sentences.cases_beside import with_cases_apart
from cmr_logic.provisions.sentences.continuations import is_lower, read_continuation
from cmr_logic.provisions.sentences.counted import (
    add_conditions,
    count,
    leave_list,
    read_for_aim,
    recall_for_aim,
)
from cmr_logic.provisions.sentences.definitions import read_definition
from cmr_logic.provisions.sentences.early_leads import leading_end
from cmr_logic.provisions.sentences.echoes import before_echo, echo_at, read_echo
from cmr_logic.provisions.sentences.ensuring import repeats_demand
from cmr_logic.provisions.sentences.headed import case_headed, heads_rules
from cmr_logic.provisions.sentences.headings import (
    after_marks,
    describes,
    heading,
    heading_aim,
    heading_clause,
    is_sentence,
    is_title,
    leads_in,
    opens_as_title,
    titles_criteria,
    titles_sentences,
)
from cmr_logic.provisions.sentences.inline import (
    counted_items,
    items_after_colon,
    marked_items,
    one_item,
)
from cmr_logic.provisions.sentences.left_open import leaves_open
from cmr_logic.provisions.sentences.lifted import read_if_lifted
from cmr_logic.provisions.sentences.loose_lists import (
    is_taken_up_by,
    keep_open,
    list_goes_on,
    list_stands_apart,
)
from cmr_logic.provisions.sentences.only_some import read_only_some
from cmr_logic.provisions.sentences.open_subjects import read_open_subject
from cmr_logic.provisions.sentences.orders import read_if_order
from cmr_logic.provisions.sentences.promised import promise_at, read_promised
from cmr_logic.provisions.sentences.questions import (
    after_label,
    after_opening,
    answered,
    as_answer,
    asks,
    asks_who,
    predication_asked,
    question_who,
    read_those_asked,
    says_nothing,
)
from cmr_logic.provisions.sentences.relative_items import with_who_ahead
from cmr_logic.provisions.sentences.ruling_items import leads_over, link, rules, titles_rules
from cmr_logic.provisions.sentences.second_cases import second_case_at
from cmr_logic.provisions.sentences.second_parts import DENYING, WITH_CASES, Forms, second_part
from cmr_logic.provisions.sentences.semicolons import statement_ends, without_joint
from cmr_logic.provisions.sentences.short_leads import take_short_lead
from cmr_logic.provisions.sentences.statements import read_statement
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC
from cmr_logic.text import sentence_ends

_LIMITING = frozenset({Effect.IF, Effect.UNLESS})


def read_block(draft: Draft, block: Block, after: Block | None = None) -> None:
    """Read a block of the layout, and add what it says to the draft.

    Args:
        draft: where it goes.
        block: a heading or paragraph, with the list that follows it.
        after: the next block, which may take up that list.
    """
    first, last = draft.token_range(block.span)
    items = block.items
    draft.taken_up = items != () and after is not None and is_taken_up_by(draft, after)
    criteria = titles_criteria(draft, first, last, items)
    if criteria or block.kind is BlockKind.HEADING:
        _open_section(draft, first, last)
        start = after_marks(draft, first, last)
        _takes_question(draft, start, last)
        draft.asked_who = question_who(draft, start, last)
        if not items:
            return
        if criteria or not leads_in(draft, first, last):
            read_bare_list(draft, items, (first, last), read_block)
            return
    opened, draft.opened = draft.opened, None
    titled = items and (
        titles_sentences(draft, first, last, items)
        or asks_who(draft, first, last, items)
        or heads_rules(draft, first, last, items)
        or titles_kinds(draft.words[first : last - 1])
        or titles_rules(draft, first, last, items)
    )
    if items and read_open_subject(draft, first, last, items, after):
        return
    if items and (first == last or titled):
        read_bare_list(draft, items, (first, last), read_block)
    elif items and read_continuation(draft, first, last, items):
        return
    elif opened is not None and is_lower(draft, first, last):
        draft.provisions.remove(opened)
        _read_sentences(draft, first, last, items, Limits.of(opened))
    elif items:
        _read_with_list(draft, first, last, items)
        keep_open(draft, after)
    elif first < last:
        _read_paragraph(draft, first, last)


def _read_paragraph(draft: Draft, first: int, last: int) -> None:
    """Read a paragraph that no list follows: what goes on with the list before, or a title."""
    behind = sentence_ends(draft.tokens, first, last)[0] if is_lower(draft, first, last) else first
    if behind > first and read_continuation(draft, first, behind):
        if behind < last:
            _read_sentences(draft, behind, last, ())
    elif is_title(draft, first, last):
        _open_section(draft, first, last)
    else:
        _read_sentences(draft, first, last, ())


def _read_with_list(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> None:
    """Read a paragraph with the list that it leads in, or that goes on with its conditions."""
    last = take_short_lead(draft, first, last)
    over = leads_over(draft, first, last, items)
    if over is not None:
        if over > first:
            _read_sentences(draft, first, over, ())
        made = len(draft.provisions)
        for item in items:
            read_block(draft, Block(BlockKind.PARAGRAPH, item.span))
        link(draft, over, made)
    elif list_goes_on(draft, first, last, items):
        _read_sentences(draft, first, last, ())
        add_conditions(draft, Tally(Effect.ALL_OF), items)
    elif list_stands_apart(draft, first, last, items):
        _read_sentences(draft, first, last, ())
        for item in [item for item in items if is_sentence(draft, item) or rules(draft, item)]:
            read_block(draft, Block(BlockKind.PARAGRAPH, item.span, item.items))
    else:
        _read_sentences(draft, first, last, items)


def _open_section(draft: Draft, first: int, last: int) -> None:
    """Begin a section, with what its heading says of it."""
    draft.context = heading_clause(draft, first, last) or case_headed(draft, first, last)
    draft.aim = heading_aim(draft, first, last)
    draft.headings.append(heading(draft, first, last))
    draft.section = len(draft.provisions)
    draft.recalled = draft.whom = None


def _read_sentences(
    draft: Draft, first: int, last: int, items: tuple[Block, ...], fronts: Limits | None = None
) -> None:
    """Read the sentences of a paragraph, the last with the list that it leads in.

    Args:
        draft: where they go.
        first: index of the first token.
        last: index after the last.
        items: the list.
        fronts: conditions of the first sentence that stand before it.
    """
    start = first = after_opening(draft, first, last)
    ends = list(statement_ends(draft, first, last))
    leading = leading_end(draft.words, start, ends) if items else last
    for end in ends:
        below = items if end == leading else ()
        title = end < last and _is_title(draft, start, end, opens=start == first)
        behind = after_label(draft, start, end)
        # what the paragraph opens with is behind already
        start = behind if behind == first else after_opening(draft, behind, end)
        if title or (not below and _takes_question(draft, start, end)):
            start = end
            continue
        who, draft.asked_who = draft.asked_who, question_who(draft, start, end)
        if who is not None and not below and read_those_asked(draft, who, start, end):
            start = end
            continue
        reply, draft.asked = answered(draft, draft.asked, start, end), None
        if reply is not None:
            made, start = len(draft.provisions), min(reply.first, end)
        counted = None if below else tally(draft.words[start:end])
        aimed = None if below or draft.recalled is None else tally_for_aim(draft.words[start:end])
        if counted is not None:
            count(draft, counted)
        elif aimed is not None:
            recall_for_aim(draft, aimed, start, end)
        else:
            leave_list(draft, start, end)
            if below or (fronts is not None and start == first):
                _read_sentence(draft, start, end, below, fronts)
            elif end > start and not says_nothing(draft, start, end):
                _read_with_inline_list(draft, start, without_joint(draft.words, start, end))
        if reply is not None:
            draft.provisions[made:] = [
                as_answer(draft, reply, provision) for provision in draft.provisions[made:]
            ]
        start = end


def _is_title(draft: Draft, first: int, last: int, *, opens: bool) -> bool:
    """Tell whether a sentence only names what those after it are about, and says what it is."""
    if describes(draft, first, last):
        _open_section(draft, first, draft.words.index(":", first))
        return True
    return opens and opens_as_title(draft, first, last)


def _takes_question(draft: Draft, first: int, last: int) -> bool:
    """Keep a question for the "Yes" or "No" that may follow it; tell whether it is one."""
    asking = asks(draft, first, last)
    if asking:
        draft.asked = (first, last)
        draft.predication = predication_asked(draft.words[first:last]) or draft.predication
    return asking


def _read_with_inline_list(draft: Draft, first: int, last: int) -> None:
    """Read a sentence; what follows its colon is a list, or a sentence of its own.

    So is what follows the items that are marked inside it, and what says again before its end what
    it says: "Members can vote, and so can guests".
    """
    beside = amount_beside_at(draft.tokens, first, last)
    if beside is not None:
        _read_without_bracket(draft, first, beside.before)
        read_amount_beside(draft, beside, first)
        return
    bracket = sentence_in_bracket(draft.words, first, last)
    if bracket is not None:
        _read_without_bracket(draft, first, bracket.first - 1)
        _read_sentence(draft, bracket.first, bracket.last, ())
    elif not _reads_whole(draft, first, last):
        _read_without_bracket(draft, first, last)


def _reads_whole(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that has a form of its own as a whole; tell whether it has."""
    return (
        read_definition(draft, first, last)
        or read_if_lifted(draft, first, last)
        or read_only_some(draft, first, last)
        or leaves_open(draft, first, last)
    )


def _read_without_bracket(draft: Draft, first: int, last: int) -> None:
    """Read a sentence that no other follows in brackets."""
    if _read_two(draft, first, last) or repeats_demand(draft, first, last):
        return
    marked = None
    if not _opens_condition(draft, first):
        marked = marked_items(draft.tokens, first, last) or counted_items(draft.tokens, first, last)
    if marked is None and read_if_order(draft, first, last):
        return
    if marked is not None:
        _read_sentence(draft, first, marked.lead, marked.items)
        if last - marked.end > 1:
            _read_sentence(draft, marked.end + 1, last, ())
        return
    colon, items = items_after_colon(draft.tokens, first, last)
    if colon is None:
        _read_sentence(draft, first, last, ())
        return
    if not items and draft.words[first] == "who" and draft.words[colon + 1] in ANYBODY | GENERIC:
        items = one_item(draft.tokens, colon + 1, last)  # "Who can join: anyone who rows."
    if items or draft.words[first] != "who":
        _read_sentence(draft, first, colon + 1, items)
    if not items:
        _read_sentence(draft, colon + 1, last, ())


def _read_two(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that says two things, the second in words for the first or of another case.

    Returns:
        Whether it does.
    """
    echo = echo_at(draft.words, first, last)
    if echo is not None:
        if echo > first:
            _read_with_inline_list(draft, first, before_echo(draft.words, first, echo))
        read_echo(draft, echo, last)
        return True
    if syntax.COORDINATORS.isdisjoint(draft.words[first:last]):
        return False  # nothing parts a second thing from the first
    if _read_second_part(draft, WITH_CASES, first, last):
        return True
    promise = promise_at(draft.words, first, last)
    done = None if promise is None else read_promised(draft, first, promise)
    if promise is not None and done is not None:
        _read_sentence(draft, promise + 1, last, (), done)
        return True
    if _read_second_part(draft, DENYING, first, last):
        return True
    second = second_case_at(draft.tokens, first, last)
    if second is not None:
        _read_sentence(draft, first, second.before, ())
        _read_with_inline_list(draft, second.start, last)
    return second is not None


def _read_second_part(draft: Draft, forms: Forms, first: int, last: int) -> bool:
    """Read a sentence whose end leaves out what its first part says; tell whether it does."""
    part = second_part(draft, forms, first, last)
    if part is not None:
        _read_sentence(draft, first, part.before, ())
        part.read()
    return part is not None


def _opens_condition(draft: Draft, first: int) -> bool:
    """Tell whether a sentence opens with a condition, so that its conclusion is still to come."""
    found = cues.match(draft.words, first)
    return found is not None and found[0].effect in _LIMITING


def _read_sentence(
    draft: Draft, first: int, last: int, items: tuple[Block, ...], before: Limits | None = None
) -> None:
    """Read a sentence, with the list that it leads in and conditions that stand before it."""
    forms = (_read_counted, read_bounds, read_if_order)
    if items and any(read(draft, first, last, items) for read in forms):
        return
    opener = shared_opener(draft, items)
    sentence = parse_sentence(draft.tokens, first, last, lead_in=bool(items) and opener is None)
    if opener is not None and sentence.statements:
        sentence = sentence.with_condition(Condition(opener, None))
    sentence, items = with_who_ahead(draft, with_cases_apart(draft.words, sentence), items)
    scope = Scope(draft, sentence.holes, items)
    if sentence.statements:
        fronts = before or Limits()
        if sentence.fronts:
            _read_fronts(scope, sentence, fronts)
        for statement in sentence.statements:
            read_statement(scope, sentence, statement, fronts)
    elif sentence.fronts and not items and adds_to_before(draft, sentence):
        add_to_before(scope, sentence)
    elif sentence.fronts:
        read_bare_conditions(scope, sentence)
    elif items:
        read_bare_list(draft, items, (first, last), read_block)


def _read_fronts(scope: Scope, sentence: Sentence, limits: Limits) -> None:
    """Read the conditions that stand before the first statement of a sentence, which they limit."""
    draft = scope.draft
    draft.conclusion = scope.concluded = conclusion_of(scope, sentence, sentence.statements[0])
    scope.about = whom_about(scope, sentence.statements[0])
    for condition in sentence.fronts:
        aim = is_aim(scope.words, condition, draft.conclusion)
        if not (aim or concedes(scope, sentence, condition)):
            read_condition(inside_statement(scope, sentence, condition), condition, limits)


def _read_counted(draft: Draft, first: int, last: int, items: tuple[Block, ...]) -> bool:
    """Read a list whose lead-in says no more than how many of its items must hold, and for what.

    Returns:
        Whether it is such a lead-in.
    """
    words = draft.words[first:last]
    counted, aimed = tally(words, leads_in=True), tally_for_aim(words)
    if counted is not None and add_conditions(draft, counted, items):
        return True
    if aimed is not None:
        read_for_aim(draft, aimed, first, items)
    elif counted is not None:
        read_bare_list(draft, items, (first, last), read_block)
    return aimed is not None or counted is not None
