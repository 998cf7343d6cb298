"""Coordinations, conditions and lists → expressions over the clauses that they make.

The three hold one another: a coordination can end in a list, an item of a list is a coordination
with conditions, and a condition is either.
"""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Condition, Coordination, Phrase, Sentence, Words, denies_each
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Any, Expression, Not, both, either, negate, operands_of
from cmr_logic.layout import Block
from cmr_logic.provisions.conditions.amounts_by_case import in_its_case, words_of_two
from cmr_logic.provisions.conditions.antecedents import POINTING_BACK, case_taken_up
from cmr_logic.provisions.conditions.bare_cases import (
    bars_both,
    lasts_for_now,
    names_list,
    points_at_part,
)
from cmr_logic.provisions.conditions.behind_items import read_behind
from cmr_logic.provisions.conditions.brackets import only_in_bracket, read_bracket, read_only
from cmr_logic.provisions.conditions.completing import as_one
from cmr_logic.provisions.conditions.contingent import case_of_list, read_contingent
from cmr_logic.provisions.conditions.elliptical import elliptical_frame, excepted_frame
from cmr_logic.provisions.conditions.gapped import cases_in_item
from cmr_logic.provisions.conditions.leaning import leaned_words, tells_of_one_thing
from cmr_logic.provisions.conditions.objects_behind import with_objects
from cmr_logic.provisions.conditions.own_verbs import says_case, tells_of_them
from cmr_logic.provisions.conditions.regrouping import (
    note_regrouping,
    with_list_behind,
    without_either,
)
from cmr_logic.provisions.conditions.remainder import left_over
from cmr_logic.provisions.conditions.sharing import shared, stands_behind, waits_for_list
from cmr_logic.provisions.conditions.subjects import own_sentence, split_subjects
from cmr_logic.provisions.conditions.those_meant import behind_those, stands_for_people
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Listed, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Reading
from cmr_logic.provisions.drafts.shapes import joints_of
from cmr_logic.provisions.lists.item_sentences import names_whom, parsed_item
from cmr_logic.provisions.lists.items import (
    JOINING,
    Item,
    after_label,
    case_ahead,
    has_one_case,
    joints_between,
    question_asked,
    said_span,
    tail_below,
    trimmed,
)
from cmr_logic.provisions.lists.joining import in_turn, joined
from cmr_logic.provisions.lists.lead_nodes import NO_TO, Lead
from cmr_logic.provisions.lists.leads import gives_examples, kind_restricted, lead_in
from cmr_logic.provisions.lists.operators import operator
from cmr_logic.provisions.lists.recalled import taken_up
from cmr_logic.provisions.lists.shared_openers import shared_opener
from cmr_logic.provisions.lists.signs import names_kinds
from cmr_logic.provisions.lists.spare_items import without_spare
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.levies import takes_less_on
from cmr_logic.provisions.matters.opening_times import opening_case
from cmr_logic.provisions.matters.time_runs import opens_times
from cmr_logic.provisions.matters.windows import times_named
from cmr_logic.provisions.phrases.behind_commas import without_shared
from cmr_logic.provisions.phrases.grouping import group_parts, one_question_asks
from cmr_logic.provisions.phrases.splitting import split_kinds, split_phrase
from cmr_logic.provisions.verbs.compliance import demands_met
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words.people_nouns import ANYBODY, BEFORE_GENERIC, GENERIC
from cmr_logic.records import replace
from cmr_logic.spans import Span
from cmr_logic.text import place_of, sentence_ends

THE_FOLLOWING = cues.by_name()["the-following"]
"""The cue of a list that no word of its lead-in stands for."""

# Prepositions before those whom something is for or not: "but not **to** guests".
_TOWARDS = frozenset({"to", "for"})
# Those that belong to no clause of what they name: "apart **from** guests"; not "**in** May".
_BESIDE_NAMES = frozenset({"of", "for", "from", "than", "to"})
_WHO = cues.by_name()["who"]
# Words for people of no kind: "**people** who row", "**anyone** over 60"; not "guests".
_GENERAL = GENERIC | ANYBODY
# First words of their names: "**any** person who rows"; not "**the** people here".
_OPENING_ANYBODY = (_GENERAL | BEFORE_GENERIC | syntax.INDEFINITE) - syntax.PRONOUNS - {"the"}


def read_condition(scope: Scope, condition: Condition, limits: Limits) -> None:
    """Read a condition, and add what it says to the limits of what it belongs to."""
    cue = condition.cue
    separate = condition.body is None and shared_opener(scope.draft, scope.items) is not None
    if points_at_part(scope, condition) or lasts_for_now(scope, condition):
        return
    if limits.parts and names_list(condition) and gives_examples(scope):
        scope.take_items()  # the case that they are examples of is asked itself
        return
    taken_up = case_taken_up(scope, condition) or left_over(scope, condition)
    if taken_up is not None or cue.effect in POINTING_BACK:
        expression = taken_up
    elif condition.body is None:
        reference = THE_FOLLOWING if separate else cue
        expression = read_list(scope, Lead(reference, cue, separate=separate), cue)
    elif bars_both(scope, condition, limits):
        expression = both(operands_of(limits.parts[-1]))
    elif cue.name == "except" and not scope.items:
        expression = _exempt(scope, condition.body, cue)
    else:
        frame = elliptical_frame(scope, condition)
        expression = read_coordination(scope, condition.body, cue, frame)
    if expression is not None:
        unless = cue.effect is Effect.UNLESS and not separate  # its items deny themselves
        (limits.exceptions if unless else limits.parts).append(expression)


def _exempt(scope: Scope, body: Coordination, cue: Cue) -> Expression | None:
    """Return the clause of what "except" names: kinds of people or things, or a time or place."""
    words = scope.words
    runs = body.runs
    if not runs:
        return None
    first, last = runs[0].first, runs[-1].last
    last -= words[last - 1] == ")"
    told = behind_those(words, first, last)
    if told is not None:
        return _some_of_these(scope, told, last, cue)
    if words[first] in _TOWARDS and naming.restricts(words[first + 1 : last]):
        first += 1  # "but not **to** guests"
    elif words[first] in syntax.PREPOSITIONS and opens_times(words, first, last):
        return times_named(scope, first, last, cue)
    elif takes_less_on(words, first):
        first += 1  # "10% off except **on** sale items"
    elif words[first] in syntax.PREPOSITIONS:
        return read_coordination(scope, body, cue, excepted_frame(scope, first))
    before, frame = words[first - 1], naming.subject_frame(words[first:last])
    joined = {words[at + 1] for at, _ in joints_of(body)}
    if before == "with" and syntax.PREPOSITIONS.isdisjoint(joined):  # "except with a key"
        frame = ("you", "have") if frame[0] == "it" else ("you", "are", "with")
    elif says_case(words[first:last]):
        return read_coordination(scope, body, cue, ())
    elif before in syntax.PREPOSITIONS - _BESIDE_NAMES and not takes_less_on(words, first - 1):
        first -= 1
        frame = scope.about if before == "with" else naming.subject_frame(words[first:last])
    return split_kinds(scope, Words(first, last, joints_of(body)), cue, frame)


def _some_of_these(scope: Scope, first: int, last: int, cue: Cue) -> Expression | None:
    """Return the clauses of what tells some of a statement's subject apart: "except those | …".

    They are of people or of things as those before are: "Boats pay, except those **that leak**".

    Args:
        scope: the sentence.
        first: index of the first word behind the one that stands for the subject.
        last: index after the last.
        cue: what made it an exception.
    """
    opening = scope.words[first]
    of_people = opening == "who" or stands_for_people(scope, first - 1)
    about = ("you", "are") if of_people else scope.about
    related = opening in syntax.RELATIVES
    frame = about[:1] if related else about
    if opening in {"with", "having"}:
        frame = (about[0], "has" if about[0] == "it" else "have")
    needless = opening != "whose" and (related or frame != about)  # "your boat leaks"
    sentence = parse_sentence(scope.draft.tokens, first + needless, last, item=True)
    limits = Limits()
    inside = scope.inside((), scope.holes | sentence.holes)
    _read_parts(replace(inside, asker=about[0] == "you"), sentence, limits, cue, frame)
    parts = [*limits.parts, *(Not(exception) for exception in limits.exceptions)]
    return both(parts) if parts else None


# --- coordinations


def read_coordination(
    scope: Scope, node: Coordination, cue: Cue, frame: Frame, *, joint: bool = False
) -> Expression | None:
    """Return the expression of a coordination, None where it says nothing.

    Args:
        scope: the sentence that it stands in.
        node: the coordination.
        cue: what made it a condition.
        frame: the words that each part of it completes.
        joint: it stands behind "and": a list in it is joined to what stands before.
    """
    node = with_objects(scope, node)
    if isinstance(node, Phrase) or waits_for_list(scope, node, frame):
        return _read_phrase(scope, as_one(node), cue, frame, joint=joint)
    extent = node.extent if denies_each(node) else None
    subjects = extent is not None and (not frame or scope.words[extent[0]] in syntax.NOMINATIVES)
    neither = split_subjects(scope, Words(*extent), cue) if extent and subjects else None
    if neither is not None:
        return Not(neither)
    items: list[Expression] = []
    made, whole = len(scope.draft.clauses), scope
    either_of = node.effect is Effect.OR
    common = shared(scope, node, frame)
    if common.tail is not None:
        scope = replace(scope, tail=common.tail, holes=scope.holes | common.holes)
    parts = without_shared(node, common.tail) if common.holes else node
    for index, item in enumerate(parts.items):
        scope = whole if stands_behind(common, item) else scope
        leaning = leaned_words(scope, node, index, frame, common.denied) if index else frame
        made_by = node.cue if either_of else cue
        later = bool(index) and not either_of
        expression = read_coordination(scope, item, made_by, leaning, joint=later)
        if expression is not None:
            items.append(expression)
    if not items:
        return None
    if common.denied:
        items = [item.operand if isinstance(item, Not) else item for item in items]
    joined = either(items) if either_of else both(items)
    joined = with_list_behind(scope, node, items) or without_either(scope, node, items) or joined
    if node.mixed and not common.denied:
        note_regrouping(scope, node, items, joined)
    of_thing = tells_of_one_thing(scope, node, frame)
    if of_thing or one_question_asks(scope, node):
        group_parts(whole, node, frame, made, joined, of_thing=of_thing)
    return Not(joined) if common.denied else joined


def _read_phrase(
    scope: Scope, phrase: Phrase, cue: Cue, frame: Frame, *, joint: bool
) -> Expression | None:
    if phrase.reference is not None and scope.items:
        kind = kind_restricted(scope, phrase)
        if kind is not None:
            return _read_restricted_kind(scope, kind, phrase.reference, frame)
        case = case_of_list(scope, phrase, cue, frame)
        if case is not None:
            holds, below, joined_by = case
            then = _read_phrase(scope, below, cue, frame, joint=joint)
            return then and (
                both([holds, then]) if joined_by == "or" else either([negate(holds), then])
            )
        led = lead_in(scope, phrase, cue, frame, joint=joint)
        return read_list(scope, led, phrase.reference)
    if phrase.words is None:
        return None
    expression = None if scope.items else taken_up(scope, phrase.words.first, phrase.words.last)
    if expression is None:
        first, last = phrase.extent or (0, 0)
        expression = demands_met(scope, first, last)
    if expression is None:
        expression = read_contingent(scope, phrase.words, cue, frame)
    if frame and own_sentence(scope, phrase.words):
        frame = ()  # "both of you have | your wife or husband has"
    if expression is None and not frame and not scope.items:
        expression = split_subjects(scope, phrase.words, cue)
    if expression is None:
        expression = split_phrase(scope, phrase.words, cue, frame)
    return Not(expression) if phrase.negated else expression


def _read_restricted_kind(
    scope: Scope, kind: Words, reference: Cue, frame: Frame
) -> Expression | None:
    """Read the kind of people of whom a list says more: "anyone over 60 **who:** …"."""
    own, needless = naming.restricted(scope.words[kind.first : kind.last])
    named = split_phrase(scope, Words(kind.first + needless, kind.last), reference, frame or own)
    listed_too = read_list(scope, Lead(reference, _WHO, ("you",)), reference)
    return named if listed_too is None else both([named, listed_too])


# --- lists


def read_list(scope: Scope, lead: Lead, made_by: Cue) -> Expression | None:
    """Read the list that a sentence leads in, once; None where there is none or it says nothing.

    Args:
        scope: the sentence.
        lead: what leads in the list; what kind of conclusion it belongs to is added.
        made_by: the cue that its clauses keep.
    """
    items = without_spare(scope.draft, scope.take_items())
    if not items:
        return None
    draft, conclusion = scope.draft, scope.draft.conclusion
    announced, draft.announced = draft.announced, None
    if draft.opening:  # "… both of these. **You:**"
        lead, draft.opening = replace(lead, frame=draft.opening), ()
    found = [_read_item(scope, item, lead.frame, made_by) for item in items]
    tails = [tail or tail_below(draft, item) for item, (_, tail) in zip(items, found, strict=True)]
    read = [item for item, _ in found if item is not None]
    if not read:
        return None
    lead = replace(lead, conclusion=conclusion)
    said = [draft.words[slice(*draft.token_range(item.span))] for item in items]
    kinds = names_kinds(draft.text, items)
    choice = operator(lead, said, tails, kinds=kinds, announced=announced)
    joint = choice.effect is Effect.ALL_OF
    expressions = [item.demanded if joint else item.alone for item in read]
    used = in_turn(lead, choice, expressions, joints_between(draft, items))
    used = used or joined(lead, choice, expressions)
    if choice.default and len(expressions) > 1:
        span = Span(items[0].span.start, items[-1].span.end)
        other = Effect.ALL_OF if choice.effect is Effect.ANY_OF else Effect.ANY_OF
        instead = joined(lead, replace(choice, effect=other), expressions)
        draft.readings.append(Reading(span, choice.reason, used, instead))
    draft.listed = draft.recalled = Listed(
        used, tuple(expressions), len(draft.provisions), lead.opener, lead.frame, made_by
    )
    return used


def _read_item(scope: Scope, item: Block, frame: Frame, cue: Cue) -> tuple[Item | None, str]:
    """Return what an item says, and the "and" or "or" around it that joins the list."""
    first, last = scope.draft.token_range(item.span)
    tail = ""
    if not (item.items and last > first and scope.words[last - 1] in JOINING):
        first, last, tail = trimmed(scope.words, first, last)  # "… and" may join a list below
    opening = opening_case(scope, first, last)
    if opening is not None:
        return Item(opening), tail
    first = after_label(scope.words, first, last, frame)
    asked = question_asked(scope.words, first, last)
    if asked is not None:
        answer = _read_item_words(scope, item, (asked.behind, last), asked.frame, cue)
        denied = answer is not None and frame[-2:] == NO_TO
        return (Item(Not(answer.alone)) if answer is not None and denied else answer), tail
    if last <= first:
        nested = scope.inside(item.items, scope.holes)
        below = read_list(nested, Lead(THE_FOLLOWING, cue, frame), cue)
        return (None if below is None else Item(below)), tail
    return _read_item_words(scope, item, (first, last), frame, cue), tail


def _read_item_words(
    scope: Scope, item: Block, extent: tuple[int, int], frame: Frame, cue: Cue
) -> Item | None:
    """Return the expression of the words of an item, with the conditions and the list they have."""
    draft = scope.draft
    first, last = extent
    end = sentence_ends(draft.tokens, first, last)[0]
    alone = _read_anybody(scope, item, (first, end), frame, cue)
    alone = alone or _read_cases(scope, item, (first, end), frame, cue)
    if alone is not None:
        return alone
    comma = case_ahead(scope.words, first, end) if frame else None
    if comma is not None and names_whom(scope.words[first:comma]):
        return _read_item_of_some(scope, item, Words(first + 1, comma), last, Lead(cue, cue, frame))
    only = only_in_bracket(scope.words, first, end)
    said_last = end if only is None else only.first - 1
    sentence = parsed_item(scope, item, (first, said_last), frame)
    limits = Limits()
    own = _read_parts(scope.inside(item.items, sentence.holes), sentence, limits, cue, frame)
    if only is not None:
        limits.parts.append(read_only(scope, only, cue, frame))
    spared = read_bracket(scope, (first, last), limits, read_condition)
    if end < last and not draft.conclusion.denied:
        extent = first, last
        spared |= read_behind(scope, extent, limits, read_condition, read_coordination)
    denied = [Not(exception) for exception in limits.exceptions]
    beside = [*(part for part in limits.parts if part is not own), *denied]
    if own is not None and beside and cue is THE_FOLLOWING:
        said = said_span(scope, sentence) or item.span
        scope.limits.append((said, both(beside)))
    parts = [*limits.parts, *denied]
    if not parts:
        return None
    if own is None or not beside or not (spared or has_one_case(sentence)):
        return Item(both(parts))
    tails = sentence.statements[-1].conditions
    amounts = words_of_two(scope.words, first, tails[0]) if tails else None
    if amounts is not None and isinstance(own, Any):
        return Item(in_its_case(own, both(beside), amounts))  # "over 18, or 16 if a parent signs"
    return Item(both(parts), either([own, negate(both(beside))]))


def _read_cases(
    scope: Scope, item: Block, extent: tuple[int, int], frame: Frame, cue: Cue
) -> Item | None:
    """Return what an item of two cases says: "be over 60 if you work or over 65 if you don't"."""
    two = cases_in_item(scope.draft.tokens, *extent, frame)
    if two is None:
        return None
    ahead = two.ahead and _read_item_words(scope, item, two.ahead, frame, cue)
    one = _read_item_words(scope, item, two.first, frame, cue)
    return two.read(ahead, one, _read_item_words(scope, item, two.second, two.frame, cue))


def _read_item_of_some(
    scope: Scope, item: Block, whom: Words, last: int, lead: Lead
) -> Item | None:
    """Return an item that is asked of some alone, whom it names ahead: "for children, a letter"."""
    named = scope.words[whom.first : whom.last]
    case = split_kinds(scope, whom, lead.reference, naming.subject_frame(named))
    own = _read_item_words(scope, item, (whom.last + 1, last), lead.frame, lead.reference)
    if own is None:
        return Item(case)
    return Item(both([case, own.alone]), either([own.demanded, negate(case)]))


def _read_anybody(
    scope: Scope, item: Block, extent: tuple[int, int], frame: Frame, cue: Cue
) -> Item | None:
    """Return what an item says of people of no kind: "people who row", "anyone over 60 who rows".

    None where it names none, a kind of its own, or completes the words of its lead-in.
    """
    first, last = extent
    words = scope.words
    who = place_of(words, "who", first + 1, last)
    if who is None or words[first] not in _OPENING_ANYBODY:
        return None
    named = words[first:who]
    own, needless = naming.restricted(named)
    general = not _GENERAL.isdisjoint(named[: needless or None])
    open_to = frame[-1:] != () and frame[-1] in _TOWARDS and frame[0] not in syntax.NOMINATIVES
    apart = (not frame or open_to) and not item.items and syntax.JOINTS.isdisjoint(named)
    if not (apart and general) or tells_of_them(words[who:last]):
        return None
    sentence = parse_sentence(scope.draft.tokens, who + 1, last, item=True)
    limits = Limits()
    _read_parts(scope.inside((), sentence.holes), sentence, limits, _WHO, ("you",))
    if needless:
        limits.parts.insert(0, make_clause(scope, Words(first + needless, who), cue, own))
    parts = [*limits.parts, *(Not(exception) for exception in limits.exceptions)]
    return Item(both(parts)) if parts else None


def _read_parts(
    scope: Scope, sentence: Sentence, limits: Limits, cue: Cue, frame: Frame
) -> Expression | None:
    """Read the conditions of an item and what it says itself; return the latter."""
    own = None
    for condition in sentence.fronts:
        read_condition(scope, condition, limits)
    for statement in sentence.statements:
        if statement.rest is not None:
            made = len(scope.draft.clauses)
            own = read_coordination(scope, statement.rest.body, cue, frame)
            if own is not None:
                group_parts(scope, statement.rest.body, frame, made, own)
                limits.parts.append(own)
        for condition in (c for c in statement.conditions if c.cue.effect is not Effect.PURPOSE):
            read_condition(scope, condition, limits)
    return own
