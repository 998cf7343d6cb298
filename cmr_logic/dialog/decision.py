"""One answer: what follows from the rule and the facts, or what has to be asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeAlias

from cmr_logic import provisions
from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.asked_as_such import asked_as_such
from cmr_logic.dialog.asked_besides import with_what_was_asked
from cmr_logic.dialog.contradictions import refuse_contradiction, without_contradictions
from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.history import History, Item, read_history, read_items, reconcile
from cmr_logic.dialog.kleene import State
from cmr_logic.dialog.own_kinds import agenda_of
from cmr_logic.dialog.rule import Rule, follow_up_meant, rule_to_ask
from cmr_logic.dialog.scenario import from_scenario
from cmr_logic.dialog.told import Source, Told, from_history, resolve
from cmr_logic.dialog.topic import Topic
from cmr_logic.expression import ClauseRef, Expression, clause_ids, to_text
from cmr_logic.spans import Span

AnswerClass: TypeAlias = Literal["Yes", "No", "Irrelevant", "More"]

_SIFTED = 32  # from more facts than this, those that could be spared are not picked out


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that an answer rests on.

    Args:
        clause: the clause it is about (``c1``), or joined clauses in the written form
            (``c1 or c2``); empty where the rule text itself decides.
        value: true, false, or None for "asked and not known".
        source: ``"history"``, ``"scenario"``, ``"question"`` for what is told beside the question
            ("I'm 17. Can I join?") or goes without saying in it (that one is of those whom a rule
            is about), or ``"rule"`` where the rule text itself decides.
        evidence: the words that say so: the follow-up, a quote from the scenario, or from the rule.
        spans: where the clauses stand in the rule text. The words there may hold the negation that
            a clause lacks: "do not rent a plot" of "you rent a plot".
        evidence_span: where the evidence stands in the scenario, if it comes from there.
        statement: what is true or false, in words, those of several clauses with " / " between
            them; empty where the rule text itself decides.
    """

    clause: str
    value: bool | None
    source: Source
    evidence: str
    spans: tuple[Span, ...] = field(default=(), compare=False)
    evidence_span: Span | None = field(default=None, compare=False)
    statement: str = field(default="", compare=False)

    def to_dict(self) -> dict[str, object]:
        """Return the fields with those names, for JSON; a span is its start and its end."""
        told = self.evidence_span
        return {
            "clause": self.clause,
            "statement": self.statement,
            "value": self.value,
            "source": self.source,
            "evidence": self.evidence,
            "spans": [[span.start, span.end] for span in self.spans],
            "evidence_span": None if told is None else [told.start, told.end],
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer to a question, or the follow-up that has to be answered first.

    Args:
        answer: ``"Yes"``, ``"No"``, ``"Irrelevant"`` where the question is not what the rule is
            about, or ``"More"`` where the facts do not settle it.
        follow_up: the next question; None where no answer could change anything any more. An
            answer of ``"More"`` without a follow-up says: what was not known leaves it open.
        follow_up_clauses: the clauses that the follow-up asks about.
        reasons: the facts that settle the answer, or the facts so far, in text order.
        remaining: the ids of the clauses and groups that may still have to be asked about, that
            of the follow-up first.
        unplaced: answered follow-ups that change nothing, as they fit no clause that what is asked
            depends on.
    """

    answer: AnswerClass
    follow_up: str | None = None
    follow_up_clauses: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    remaining: tuple[str, ...] = ()
    unplaced: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, object]:
        """Return the fields with those names, for JSON.

        Example:
            >>> decision = decide("You can join if you live here.", "Can I join?")
            >>> decision.to_dict()["follow_up"], decision.to_dict()["remaining"]
            ('Do you live here?', ['c1'])
        """
        return {
            "answer": self.answer,
            "follow_up": self.follow_up,
            "follow_up_clauses": list(self.follow_up_clauses),
            "reasons": [reason.to_dict() for reason in self.reasons],
            "remaining": list(self.remaining),
            "unplaced": list(self.unplaced),
        }


def decide(
    rule_or_text: provisions.Rule | str,
    question: str,
    scenario: str = "",
    history: History = (),
) -> Decision:
    """Answer a question from a rule and what is known, or say what to ask next.

    Args:
        rule_or_text: a rule that :func:`parse` read, or a rule text.
        question: the question, such as "Can I apply?".
        scenario: what the person says of their situation, in their words.
        history: answered follow-ups: ``(question, answer)`` pairs, or a mapping from question to
            answer, the answer a bool, None or a word ("yes", "no", "I don't know"); or mappings of
            the ShARC format. The question is put in any words, or named by the id of its clause or
            group (``c1``, ``g1``). Order does not matter.

    Raises:
        RuleTextError: the rule text or the question is empty, an answer is none, or the history
            contradicts itself: it answers one question with yes and with no, or a question about
            joined clauses otherwise than those about the clauses.
        NoClauseError: the history names a clause or group that the rule does not have.

    Example:
        >>> decision = decide("You can join if you live here.", "Can I join?")
        >>> decision.answer, decision.follow_up
        ('More', 'Do you live here?')
        >>> decide("You can join if you live here.", "Can I join?",
        ...        history=[("Do you live here?", "yes")]).answer
        'Yes'
    """
    rule = rule_to_ask(rule_or_text)
    agenda = agenda_of(rule, question, scenario)
    answered = read_history(history, partial(follow_up_meant, rule))
    if not agenda.inquiry.related:
        return Decision("Irrelevant", unplaced=tuple(asked for asked, _ in answered))
    agenda = with_what_was_asked(agenda, (asked for asked, _ in answered), scenario)
    facts, unplaced = _facts(agenda, scenario, answered)
    refuse_contradiction(facts)
    state, because = resolve(facts)
    outcome = agenda.outcome(state)
    if outcome is not None:
        reasons = _reasons(agenda, state, because, outcome)
        return Decision("Yes" if outcome else "No", reasons=reasons, unplaced=tuple(unplaced))
    remaining = agenda.remaining(state)
    return Decision(
        "More",
        remaining[0].follow_up if remaining else None,
        remaining[0].clause_ids if remaining else (),
        tuple(
            _reason(agenda, part, state, because[part]) for part in _in_text_order(agenda, because)
        ),
        tuple(topic.id for topic in remaining),
        tuple(unplaced),
    )


def answer(
    rule_or_text: provisions.Rule | str,
    question: str,
    scenario: str = "",
    history: History = (),
) -> tuple[AnswerClass, str | None]:
    """Return the answer and the follow-up that :func:`decide` gives, without the reasons.

    For whole files, where nobody reads reasons. What the history settles by itself, no scenario
    changes, so it is then not read. A history that contradicts itself counts as not known.

    Raises:
        RuleTextError: the rule text or the question is empty, or an answer is none.

    Example:
        >>> answer("You can join if you live here.", "Can I join?")
        ('More', 'Do you live here?')
    """
    agenda = agenda_of(rule_to_ask(rule_or_text), question, scenario)
    if not agenda.inquiry.related:
        return "Irrelevant", None
    answered = reconcile(history)
    agenda = with_what_was_asked(agenda, (asked for asked, _ in answered), scenario)
    told, _ = from_history(agenda, answered)
    facts = without_contradictions(told)
    state, _ = resolve(facts)
    outcome = agenda.outcome(state)
    if outcome is None:
        facts += from_scenario(agenda, given_text(scenario, "scenario"))
        facts += asked_as_such(agenda, facts)
        state, _ = resolve(facts)
        outcome = agenda.outcome(state)
    if outcome is not None:
        return "Yes" if outcome else "No", None
    remaining = agenda.remaining(state)
    return "More", remaining[0].follow_up if remaining else None


def next_question(
    rule_or_text: provisions.Rule | str,
    question: str,
    scenario: str = "",
    history: History = (),
) -> str | None:
    """Return what to ask next, even where the facts already settle the answer.

    For those who know that something is left to ask: who measure the wording of follow-ups apart
    from the answers, or who ask a person everything. A history that contradicts itself counts as
    not known.

    Returns:
        The follow-up that :func:`decide` would ask; where it would ask none, the first question,
        in text order, that was not answered; None if all were.

    Raises:
        RuleTextError: the rule text or the question is empty, or an answer is none.
        NoClauseError: the history names a clause or group that the rule does not have.

    Example:
        >>> text = "You can join if you live here or work here."
        >>> next_question(text, "Can I join?", history=[("Do you live here?", "yes")])
        'Do you work here?'
    """
    rule = rule_to_ask(rule_or_text)
    agenda = agenda_of(rule, question, scenario)
    answered = reconcile(_in_words(rule, history))
    agenda = with_what_was_asked(agenda, (asked for asked, _ in answered), scenario)
    if not agenda.topics:
        agenda = agenda.rule_as_a_whole()
    facts, _ = _facts(agenda, scenario, answered)
    state, _ = resolve(without_contradictions(facts))
    ahead: tuple[Topic, ...] = ()
    if agenda.outcome(state) is None:
        ahead = agenda.remaining(state)
    ahead = ahead or agenda.unasked(state)
    return ahead[0].follow_up if ahead else None


def _in_words(rule: Rule, history: History) -> Iterator[Item]:
    for asked, said in read_items(history):
        yield follow_up_meant(rule, asked), said


def _facts(
    agenda: Agenda, scenario: str, history: Iterable[tuple[str, bool | None]]
) -> tuple[list[Told], list[str]]:
    facts, unplaced = from_history(agenda, history)
    facts += from_scenario(agenda, given_text(scenario, "scenario"))
    return [*facts, *asked_as_such(agenda, facts)], unplaced


def _reasons(
    agenda: Agenda, state: State, because: dict[Expression, Told], outcome: bool
) -> tuple[Reason, ...]:
    """Return facts that settle the outcome, none of which could be spared."""
    parts = _in_text_order(agenda, because)
    kept = [part for part in parts if _value(part, state) is not None]
    if len(kept) <= _SIFTED and agenda.kleene(state) is outcome:
        for part in reversed(kept):
            fewer = [other for other in kept if other != part]
            if agenda.kleene(_only(fewer, state)) is outcome:
                kept = fewer
    if kept:
        return tuple(_reason(agenda, part, state, because[part]) for part in kept)
    text = agenda.rule.text
    return tuple(
        Reason("", outcome, "rule", provision.conclusion.of(text), (provision.span,))
        for provision in agenda.inquiry.provisions
    )


def _in_text_order(agenda: Agenda, parts: Iterable[Expression]) -> list[Expression]:
    """Return the parts of which what is asked hangs on all, in text order."""
    places = {topic_id: place for place, topic_id in enumerate(agenda.topics)}

    def place(part: Expression) -> tuple[int, str]:
        return min((places[i] for i in clause_ids(part)), default=0), to_text(part)

    asked = (part for part in parts if places.keys() >= set(clause_ids(part)))
    return sorted(asked, key=place)


def _value(part: Expression, state: State) -> bool | None:
    if isinstance(part, ClauseRef):
        return state.values.get(part.clause_id)
    return state.joints.get(part)


def _only(parts: list[Expression], state: State) -> State:
    """Return the state with what is known of some parts alone."""
    values = {p.clause_id: state.values[p.clause_id] for p in parts if isinstance(p, ClauseRef)}
    return State(values, {p: state.joints[p] for p in parts if p in state.joints})


def _reason(agenda: Agenda, part: Expression, state: State, fact: Told) -> Reason:
    topics = [agenda.topics[i] for i in clause_ids(part)]
    return Reason(
        to_text(part),
        _value(part, state),
        fact.source,
        fact.evidence,
        tuple(topic.span for topic in topics),
        fact.span,
        " / ".join(topic.statement for topic in topics),
    )
