"""What one question makes of a rule: what can be asked, in which order, what is settled when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property

from cmr_logic.diagram import Diagram, TreeNode, build
from cmr_logic.dialog.history import same_question
from cmr_logic.dialog.kleene import State, kleene
from cmr_logic.dialog.meaning import placed_by_meaning, with_sign_meant
from cmr_logic.dialog.people_meant import person_named
from cmr_logic.dialog.pronouns import named_for, named_in_question, object_named
from cmr_logic.dialog.topic import Topic, kept_in_words
from cmr_logic.dialog.two_in_one import placed_as_two
from cmr_logic.errors import ExpressionError
from cmr_logic.expression import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    all_of,
    clause_ids,
    fold,
    postorder,
)
from cmr_logic.facts import Placement, Places
from cmr_logic.facts.bounds_alike import same_bound
from cmr_logic.facts.exchanged import has_other_words, is_something_else
from cmr_logic.facts.opposites import has_negation
from cmr_logic.facts.other_people import is_of_another_person
from cmr_logic.facts.taken import taken_as_given
from cmr_logic.facts.things_named import comes_near
from cmr_logic.inquiry import Inquiry
from cmr_logic.inquiry.counterparts import is_of_asker, roles_against, told_to_asker
from cmr_logic.inquiry.question import read_question
from cmr_logic.provisions import Clause, Force, Group, Provision, Rule
from cmr_logic.text import keys, words_in
from cmr_logic.wording import question as word_question

_TEXT_ORDER_NODES = 20_000  # a diagram in text order that grows beyond is built in logical order
_PLACED = 1_024  # follow-ups in anybody's words that are kept with their places


# Stands for the clauses of a part that is settled before anything is asked; no group has it.
_SETTLED = frozenset({""})


class Agenda:
    """The expression of an inquiry with its questions and diagrams.

    A group of clauses ("England or Wales") is one question as long as none of its clauses was
    asked about, alone or with some of the others, and as long as one answer does for all: its
    clauses stand nowhere else in the expression.

    Args:
        rule: the rule that was read.
        inquiry: the question put to it.
        whom: on whose behalf it is asked, where that is not whoever asks: "your son".
        owned: the things of whoever asks that it speaks of: "boat".
    """

    def __init__(
        self, rule: Rule, inquiry: Inquiry, whom: str = "", owned: tuple[str, ...] = ()
    ) -> None:
        self.rule = rule
        self.inquiry = inquiry
        self.whom, self.owned = whom, owned
        self.expression = inquiry.expression
        self._diagrams: dict[Expression, Diagram] = {}
        self._forms: dict[frozenset[object], Expression] = {}
        self._placed: dict[str, Placement] = {}
        self._besides: dict[object, Agenda] = {}

    def about(self, inquiry: Inquiry) -> Agenda:
        """Return the agenda of another question with this expression; what was made is shared."""
        twin = copy(self)
        twin.inquiry, twin._besides = inquiry, {}
        return twin

    def besides(self, key: object, change: Callable[[Inquiry], Inquiry]) -> Agenda:
        """Return the agenda of the inquiry as something changes it; kept by a key."""
        found = self._besides.get(key)
        if found is None:
            found = Agenda(self.rule, change(self.inquiry), self.whom, self.owned)
            self._besides[key] = found
        return found

    @cached_property
    def places(self) -> Places:
        """Where answered follow-ups in anybody's words belong."""
        return Places(self.rule, self.expression)

    def placed(self, question: str) -> Placement:
        """Return where an answered follow-up belongs; kept, for dialogs share their follow-ups."""
        found = self._placed.get(question)
        if found is None:
            if len(self._placed) >= _PLACED:
                self._placed.clear()
            found = self._placed[question] = self._place(question)
        if found.guessed and _keys(question) == _keys(self.inquiry.question):
            return Placement(None)  # the question asked back is no condition of it
        return found

    def _place(self, question: str) -> Placement:
        """Return where a follow-up belongs, of clauses that the text explains: what it says."""
        question = self.places.in_their_words(question)
        found = self.places.find(question)
        two = placed_as_two(question, self.places.find)
        if two is not None and not _joins(found.part, two.part):
            return two
        for name, instead in self.inquiry.explained:
            itself = Places(self.rule, ClauseRef(name)).find(question)
            if itself.part is not None and itself.score > found.score:
                found = replace(itself, part=instead)
        if found.common and isinstance(found.part, Any):
            meant = self._meant(question, found.part)
            open_still = meant.part is None or meant.enough or meant.needed or meant.common
            found = found if open_still else meant
        if found.part is None and found.case is None:
            asked, rule = _keys(question), self.rule
            taken = (
                case
                for case in self.places.taken
                if all(asked.isdisjoint(rule.clause(i).keys) for i in clause_ids(case))
            )
            return self._meant(question, all_of([self.expression, *taken]))
        if not isinstance(found.part, ClauseRef) or found.guessed:
            return found
        clause = self.rule.clause(found.part.clause_id)
        if is_of_another_person(question, clause, self.rule.plain, self.inquiry.question):
            return Placement(None)
        if not found.opposite and has_other_words(self.places.words, question, clause):
            return self._with_sign(found, question, clause)
        return found

    def _with_sign(self, found: Placement, question: str, clause: Clause) -> Placement:
        """Return where a follow-up in other words belongs, None if it asks about something else."""
        bounded = found.enough or found.needed or same_bound(question, clause.statement)
        if bounded or has_negation(question):
            return found  # both set bounds, in whatever words, or what it denies was read
        near = comes_near(self.places.words, question, clause)
        meant = with_sign_meant(found, question, clause, self.inquiry.question, near=near)
        if meant is not None:
            return meant
        words, text = self.places.words, self.rule.plain
        another = near or is_something_else(words, question, clause, text)
        return Placement(None) if another else found

    def _meant(self, question: str, among: Expression) -> Placement:
        """Return where a follow-up belongs in other words: "work for yourself", "self-employed"."""
        own = frozenset(clause_ids(among))
        clauses = [clause for clause in self.rule.clauses if clause.id in own]
        found = placed_by_meaning(question, clauses, self.inquiry.question)
        if found.part in self.places.taken:
            return Placement(None, found.opposite, case=found.part)
        return found

    def is_for(self, case: Expression) -> bool:
        """Tell whether all that the question concerns is said of one case alone, or of some people.

        A heading says so, or the subject. In another case no Yes follows from it. A denial alone,
        and what has to be done if something is so, say nothing of another case at all.
        """
        asked = read_question(self.inquiry.question)
        if asked.denying or asked.negated:
            return False  # "Will I be refused it?"
        provisions = self.inquiry.provisions
        return any(p.positive for p in provisions) and all(
            self._is_said_of(case, p, demand=asked.demand)
            if p.positive
            else not p.exceptions  # "You can't row unless you swim"
            for p in provisions
        )

    def _is_said_of(self, case: Expression, provision: Provision, *, demand: bool) -> bool:
        """Tell whether a provision is for one case alone, be it a demand that is asked about."""
        if case in taken_as_given(self.rule, provision):
            return demand or provision.force is not Force.DEMANDS
        demands = provision.force is Force.DEMANDS and provision.condition is not None
        return provision.context == case and not demands

    @cached_property
    def topics(self) -> dict[str, Topic]:
        """What can be asked about, by id, in text order; a group stands before its clauses."""
        named = set(clause_ids(self.expression))
        around: dict[str, list[Topic]] = {}
        for group in self._groups:
            for clause_id in group.clause_ids:
                around.setdefault(clause_id, []).append(group)
        topics: dict[str, Topic] = {}
        roles = roles_against(self.inquiry.question)
        for clause in self.rule.clauses:
            if clause.id in named:
                mine = bool(roles) and is_of_asker(self.rule, clause, self.inquiry.question)
                for group in around.get(clause.id, ()):
                    topics.setdefault(group.id, group)
                own = ClauseRef(clause.id)
                topics[clause.id] = Topic(
                    clause.id,
                    own,
                    (clause.id,),
                    told_to_asker(clause.statement, roles),
                    clause.span,
                    "" if mine else self.whom,
                    self.owned,
                    self._named(clause),
                    object_named(self.rule, clause, self.inquiry.question),
                    kept_in_words(self.rule, (clause.id,)),
                )
        return topics

    @cached_property
    def follow_ups(self) -> dict[str, list[Topic]]:
        """The topics that each of the agenda's own questions asks about."""
        found: dict[str, list[Topic]] = {}
        for topic in self.topics.values():
            found.setdefault(same_question(topic.follow_up), []).append(topic)
        return found

    @cached_property
    def named(self) -> dict[str, list[Expression]]:
        """What each question of the rule's own asks about in the expression.

        Nothing for one about a clause or group that stands elsewhere in the rule alone: it asks
        about that, however like another it is. What a heading says is left out, for a condition
        below may say it again, and all below is said of that case.
        """
        found = {asked: [t.part for t in topics] for asked, topics in self.follow_ups.items()}
        if (
            self.whom
            or self.owned
            or any(topic.named or topic.object for topic in self.topics.values())
        ):
            for topic in self.topics.values():  # or as of any such thing
                found.setdefault(_asked_by(topic.statement), []).append(topic.part)
        whole: dict[frozenset[str], Expression] = {}
        for node in postorder(self.expression):
            if isinstance(node, All | Any):  # the innermost: what it stands in may name no others
                whole.setdefault(frozenset(clause_ids(node)), node)
        for group in self.rule.groups:
            part = whole.get(frozenset(group.clause_ids))
            found.setdefault(_asked_by(group.statement), [] if part is None else [part])
        contexts = [p.context for p in self.rule.provisions if p.context is not None]
        headings = frozenset(i for context in contexts for i in clause_ids(context))
        for name, instead in self.inquiry.explained:
            found.setdefault(_asked_by(self.rule.clause(name).statement), [instead])
        for clause in self.rule.clauses:
            if clause.id not in headings:
                found.setdefault(_asked_by(clause.statement), [])
        return found

    @cached_property
    def diagram(self) -> Diagram:
        """The diagram of the whole dialog, before anything is known."""
        return self._diagram(self._reduced(State({}, {})))

    @cached_property
    def _groups(self) -> tuple[Topic, ...]:
        """The groups that one answer does for, each before those inside it."""
        occurrences = Counter(
            node.clause_id for node in postorder(self.expression) if isinstance(node, ClauseRef)
        )
        groups = {
            frozenset(group.clause_ids): group
            for group in self.rule.groups
            if all(occurrences[clause_id] == 1 for clause_id in group.clause_ids)
        }
        found: list[Topic] = []

        def clauses_in(node: Expression, operands: list[frozenset[str]]) -> frozenset[str]:
            if isinstance(node, ClauseRef):
                return frozenset((node.clause_id,))
            if isinstance(node, Constant) or (isinstance(node, AtLeast) and not node.k):
                return _SETTLED  # whatever is answered: no group asks about it
            inside = frozenset[str]().union(*operands)
            group = groups.get(inside) if isinstance(node, All | Any) else None
            if group is not None and inside not in operands:  # else an operand is the group
                ids, name = group.clause_ids, f"g{group.id}"
                said, named = group.statement, self._named(group)
                told = object_named(self.rule, group, self.inquiry.question)
                own = self.whom, self.owned, named, told, kept_in_words(self.rule, ids)
                found.append(Topic(name, node, ids, said, group.span, *own))
            return inside

        if groups:
            fold(self.expression, clauses_in)
        return tuple(reversed(found))

    def _named(self, asked: Clause | Group) -> str:
        """Return what the pronoun that a clause or group begins with stands for."""
        named = named_for(self.rule, asked) or person_named(self.rule, asked)
        return named or named_in_question(self.rule, asked, self.inquiry.question)

    def rule_as_a_whole(self) -> Agenda:
        """Return an agenda of every clause of the rule, whatever the question."""
        every = all_of(ClauseRef(clause.id) for clause in self.rule.clauses)
        return Agenda(self.rule, replace(self.inquiry, expression=every), self.whom, self.owned)

    def outcome(self, state: State) -> bool | None:
        """Return what is settled, whatever the rest turns out to be."""
        reduced = self._reduced(state)
        if isinstance(reduced, Constant):
            return reduced.value
        return self._diagram(reduced).outcome(state.values)

    def remaining(self, state: State) -> tuple[Topic, ...]:
        """Return what was not asked about and can still change the outcome, in text order."""
        reduced = self._reduced(state)
        if isinstance(reduced, Constant):
            return ()
        diagram = self._diagram(reduced)
        try:
            ids = diagram.relevant(state.values)
        except ExpressionError:  # too much is not known to say what still matters
            ids = tuple(i for i in diagram.clause_ids if i not in state.values)
        return tuple(self.topics[i] for i in ids)

    def unasked(self, state: State) -> tuple[Topic, ...]:
        """Return what was not asked about, in text order, whether or not it still matters."""
        named = set(clause_ids(self._reduced(state)))
        return tuple(
            topic
            for topic in self.topics.values()
            if topic.id in named and topic.id not in state.values
        )

    def tree(self, max_nodes: int) -> TreeNode:
        """Return every dialog of yes and no.

        Raises:
            ExpressionError: there would be more than ``max_nodes`` nodes.
        """
        return self.diagram.unfold(max_nodes=max_nodes)

    def kleene(self, state: State) -> bool | None:
        """Return what the parts settle one by one, without building a diagram."""
        return kleene(self.expression, state)

    def _reduced(self, state: State) -> Expression:
        """Put in what is known of joined clauses; make one clause of each group to ask about."""
        touched = set(state.values).union(*map(clause_ids, state.joints))
        whole = [topic for topic in self._groups if touched.isdisjoint(topic.clause_ids)]
        if not whole and not state.joints:
            return self.expression
        key = frozenset([*state.joints.items(), *(topic.id for topic in whole)])
        form = self._forms.get(key)
        if form is None:
            put: dict[Expression, Expression] = {
                part: Constant(value) for part, value in state.joints.items()
            }
            put.update((topic.part, ClauseRef(topic.id)) for topic in whole)
            apart = _denied_apart(self.expression, state.joints)
            form = self._forms[key] = all_of([_with(self.expression, put), *apart])
        return form

    def _diagram(self, reduced: Expression) -> Diagram:
        diagram = self._diagrams.get(reduced)
        if diagram is None:
            named = set(clause_ids(reduced))
            order = [topic_id for topic_id in self.topics if topic_id in named]
            try:
                diagram = build(reduced, order, max_nodes=_TEXT_ORDER_NODES + 4 * len(order))
            except ExpressionError:
                diagram = build(reduced)
            self._diagrams[reduced] = diagram
        return diagram


def _asked_by(statement: str) -> str:
    return same_question(word_question(statement))


def _keys(text: str) -> frozenset[str]:
    return keys(words_in(text))


def _denied_apart(expression: Expression, joints: Mapping[Expression, bool]) -> list[Expression]:
    """Return which clauses are not all so, where an expression joins each of them to others.

    "Are you a nurse who has a pass?" no, of "(nurse or cook) and pass": no part joins these two.
    """
    parts = set(postorder(expression))
    denied = (part for part, value in joints.items() if not value and part not in parts)
    return [Not(part) for part in denied if isinstance(part, All)]


def _with(expression: Expression, put: Mapping[Expression, Expression]) -> Expression:
    """Return an expression with some of its parts replaced."""

    def replaced(node: Expression, operands: list[Expression]) -> Expression:
        found = put.get(node)
        if found is not None or not operands:
            return node if found is None else found
        if isinstance(node, Not):
            return Not(operands[0])
        if isinstance(node, AtLeast):
            return AtLeast(node.k, tuple(operands))
        return type(node)(tuple(operands))  # type: ignore[arg-type] # All or Any

    return fold(expression, replaced)


def _joins(whole: Expression | None, two: Expression | None) -> bool:
    """Tell whether a part of an expression joins what a follow-up asks about, and as it does."""
    if not isinstance(whole, All | Any):
        return False
    return two is None or (type(whole) is type(two) and {*clause_ids(whole)} == {*clause_ids(two)})
