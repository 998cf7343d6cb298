"""Paragraphs that go on with the sentence of the list before: "and either:", "unless you row"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues, syntax
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.expression import both, clause_ids, either
from cmr_logic.layout import Block
from cmr_logic.provisions.conditions.expressions import (
    THE_FOLLOWING,
    read_condition,
    read_coordination,
    read_list,
)
from cmr_logic.provisions.drafts.draft import Draft, Listed, Scope
from cmr_logic.provisions.drafts.naming import Frame, restricts
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.sentences.counted import put
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import is_demand

_JOINING = frozenset({"and", "or"})
_WHO = "who"  # opens what people have to be as well: "nurses and cooks | **who** live here"
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})


def _joining_word(draft: Draft, first: int, last: int) -> str:
    """Return the "and" or "or" that is all a paragraph says, or nothing."""
    words = draft.words[first:last]
    if len(words) - words.count(":") != 1:
        return ""
    said = next(word for word in words if word != ":")
    return said if said in _JOINING else ""


def is_lower(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a paragraph goes on with a sentence: it begins without a capital."""
    return first < last and draft.text[draft.tokens.starts[first]].islower()


def _names_people(draft: Draft) -> bool:
    """Tell whether the list before names those of whom its sentence goes on to tell."""
    listed = draft.provisions[-1].alternatives if draft.provisions else None
    named = () if listed is None else clause_ids(listed)
    spans = (draft.clause(name).span for name in named)
    return bool(named) and all(restricts(draft.words[slice(*draft.token_range(s))]) for s in spans)


def _join_list(draft: Draft, before: Listed, word: str, items: tuple[Block, ...]) -> None:
    """Join a list to the one before it, with nothing but "or" or "and" between them."""
    lead = Lead(THE_FOLLOWING, before.opener, before.frame)
    expression = read_list(Scope(draft, items=items), lead, before.made_by)
    if expression is not None:
        joined = (either if word == "or" else both)([before.used, expression])
        put(draft, before, joined)


def _demands_more(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a demand goes on with one more: "You must: … | and **you must have paid**"."""
    demanding = draft.provisions[-1].force is Force.DEMANDS
    return demanding and draft.words[first] == "you" and is_demand(draft.words[first + 1 : last])


def _goes_on_demanding(before: Provision, listed: Listed | None, opening: str) -> bool:
    """Tell whether a demand goes on of which a list was all: "You must: … | **and one of:** …"."""
    whole = listed is not None and before.demand is not None and listed.used == before.demand
    return whole and opening in _JOINING and before.force is Force.DEMANDS


def _is_whole(said: Frame) -> bool:
    """Tell whether words have a case, and say what then may be: "if you row, **you can** stay"."""
    behind = said[said.index(",") + 1 :] if "," in said else ()
    verb = syntax.finite_verb(behind) if behind[:1] else None
    opens = verb and behind[0] in syntax.NOMINATIVES | syntax.DETERMINERS
    return bool(opens) and behind[verb or 0] in syntax.MODALS


def read_continuation(draft: Draft, first: int, last: int, items: tuple[Block, ...] = ()) -> bool:
    """Read a paragraph that goes on with the sentence of the list before: "… unless you are ill".

    It may lead in a list itself: "and either:".

    Returns:
        Whether it is one.
    """
    joining = _joining_word(draft, first, last)
    if items and joining and draft.listed is not None:
        _join_list(draft, draft.listed, joining, items)
        return True
    opening = draft.words[first]
    found = cues.match(draft.words, first)
    people = _names_people(draft)
    related = opening == _WHO and people
    limiting = found is not None and (found[0].effect in _LIMITING or related)
    goes_on = is_lower(draft, first, last) or (bool(items) and opening in _JOINING)
    if not draft.provisions or not goes_on or not (opening in _JOINING or limiting):
        return False
    start = first + (opening in _JOINING or related)
    sentence = parse_sentence(draft.tokens, start, last, item=True, lead_in=bool(items))
    anew = start > first and not related and _demands_more(draft, start, last)
    if anew or (limiting and start == first and _is_whole(draft.words[first:last])):
        return False
    scope = Scope(draft, sentence.holes, items, asker=draft.asker or people)
    at = len(draft.provisions) - 1
    before, listed = draft.provisions[at], draft.listed
    demanded = _goes_on_demanding(before, listed, opening)
    said = before.demand if demanded else before.condition
    limits = Limits([said] if said is not None else [])
    for front in sentence.fronts:
        read_condition(scope, front, limits)
    for statement in sentence.statements:
        if statement.rest is not None:
            body = statement.rest.body
            leaning = listed is not None and first_phrase(body).words is None
            frame = listed.frame if listed is not None and leaning else ()
            frame = ("you",) if related else frame
            cue = THE_FOLLOWING if listed is None else listed.opener
            joint = opening == "and"
            expression = read_coordination(scope, body, cue, frame, joint=joint)
            if expression is not None:
                limits.parts.append(expression)
        for tail in statement.conditions:
            read_condition(scope, tail, limits)
    join = either if opening == "or" else both
    whole = join(limits.parts) if limits.parts else None
    joined = replace(
        before,
        condition=before.condition if demanded else whole,
        demand=whole if demanded else before.demand,
        exceptions=(*before.exceptions, *limits.exceptions),
    )
    draft.provisions[at : at + 1] = [joined]  # what was read may have taken up that provision
    return True
