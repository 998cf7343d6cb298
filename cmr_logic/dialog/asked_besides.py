"""Which clauses that an inquiry leaves out were asked about, and what it is with these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.history import same_question
from cmr_logic.dialog.scenario import from_scenario
from cmr_logic.expression import clause_ids
from cmr_logic.facts.likeness import LEAST
from cmr_logic.inquiry.asked_besides import with_asked
from cmr_logic.text import words_in

_LIKE = 0.4  # how like a clause that is left out a follow-up must be to ask about it
_LIKER = 0.35  # by how much more than what is asked about otherwise
_PLACED = 0.45  # a follow-up that is so like what it is placed on asks about that


def with_what_was_asked(agenda: Agenda, follow_ups: Iterable[str], scenario: str = "") -> Agenda:
    """Return an agenda with the provisions that follow-ups ask about and that it leaves out.

    Whose answers they have makes no difference, nor does their order.

    Args:
        agenda: what the question makes of the rule.
        follow_ups: the answered follow-ups.
        scenario: what is told besides them.

    Example:
        >>> from cmr_logic.dialog.rule import parse
        >>> rule = parse("You can tow a boat if you own it. You may not tow a red boat.")
        >>> agenda = rule.agenda("Am I allowed to tow this?")
        >>> with_what_was_asked(agenda, ["Is the boat red?"]).expression
        All((ClauseRef('c1'), Not(ClauseRef('c2'))))
    """
    follow_ups = tuple(follow_ups)
    agenda = _with_shut_out(agenda, follow_ups, scenario)
    if not agenda.inquiry.related or len(agenda.topics) == len(agenda.rule.clauses):
        return agenda
    left_out = {follow_up: _left_out(agenda, follow_up) for follow_up in follow_ups}
    named = frozenset(name for name in left_out.values() if name)
    if not named:
        return agenda
    inside = (agenda.placed(each) for each, name in left_out.items() if not name)
    beside = any(found.part is not None and found.score > LEAST for found in inside)
    return agenda.besides(
        (named, beside), lambda inquiry: with_asked(agenda.rule, inquiry, named, beside=beside)
    )


def _with_shut_out(agenda: Agenda, follow_ups: Sequence[str], scenario: str) -> Agenda:
    """Return an agenda with the denials that its grant shuts out, where somebody spoke of one.

    "Is the flag red?" of "You may swim if the flag is green. You may not if the flag is red".
    """
    whole = agenda.inquiry.whole
    if whole is None:
        return agenda
    every = agenda.besides(whole, lambda inquiry: replace(inquiry, expression=whole, whole=None))
    own = frozenset(clause_ids(agenda.expression))
    denied = frozenset(clause_ids(whole)) - own
    apart = _said(agenda, denied) - _said(agenda, own) - syntax.PRONOUNS
    asked = any(
        every.placed(each).part != agenda.placed(each).part
        or not apart.isdisjoint(each.rstrip("? ").split())
        for each in follow_ups
        if not agenda.named.get(same_question(each))
    )
    told = not asked and any(
        fact.value and not denied.isdisjoint(clause_ids(fact.part))
        for fact in from_scenario(every, scenario)
    )
    return every if asked or told else agenda


def _said(agenda: Agenda, names: Iterable[str]) -> frozenset[str]:
    """Return the words of clauses as they stand, for a sign may be one letter: "the code **A**"."""
    said = (agenda.rule.clause(name).statement.rstrip(".") for name in names)
    return frozenset(word for statement in said for word in statement.split())


def _left_out(agenda: Agenda, follow_up: str) -> str:
    """Return the id of the clause outside an agenda that a follow-up asks about, "" for none."""
    if agenda.named.get(same_question(follow_up)):
        return ""
    found = agenda.placed(follow_up)
    stray = found.guessed or (found.part is None and found.case is None)
    if not stray and found.score >= _PLACED:
        return ""
    own, words = frozenset(clause_ids(agenda.expression)), agenda.places.words
    asked = words.asked(words_in(follow_up))
    best, name = max(found.score + _LIKER, _LIKE), ""
    for clause in agenda.rule.clauses:
        score = 0.0 if clause.id in own else words.likeness(asked, clause.keys)
        if score > best:
            best, name = score, clause.id
    return name
