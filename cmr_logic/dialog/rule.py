"""The rule of the public interface: what was read, and the questions that can be put to it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace

from cmr_logic import provisions
from cmr_logic.diagram import Diagram, TreeNode
from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.history import same_question
from cmr_logic.dialog.one_bound import with_one_bound
from cmr_logic.dialog.other_deed import is_of_other_deed
from cmr_logic.dialog.shut_out import without_shut_out
from cmr_logic.errors import RuleTextError
from cmr_logic.expression import Constant, Expression, parse_expression, to_text
from cmr_logic.inquiry import Inquiry, asked_in, inquire, owned_things, whom_asked_for
from cmr_logic.inquiry.asking import as_asked
from cmr_logic.notes import Note, notes
from cmr_logic.records import made_quickly
from cmr_logic.spans import Span
from cmr_logic.text import words_in
from cmr_logic.wording import question as word_question

_ID = re.compile(r"[cg]\d+")  # of a clause or a group
_KEPT = 64  # questions that a rule keeps prepared
_READ = tuple(item.name for item in fields(provisions.Rule))


@made_quickly
@dataclass(frozen=True, slots=True)
class Rule(provisions.Rule):
    """A rule text that was read, ready for questions.

    To what :class:`cmr_logic.provisions.Rule` holds, it adds the questions: what a question makes
    of the rule's expressions, the dialog tree, and corrections. Made by :func:`parse`.

    Args:
        corrections: questions for which a person put right what the rule was taken to say, with
            the expression to use. A question counts in any case and spacing.

    Example:
        >>> rule = parse("You can join if you live here or work here.")
        >>> rule.expression("Can I join?")
        Any((ClauseRef('c1'), ClauseRef('c2')))
    """

    corrections: tuple[tuple[str, Expression], ...] = ()
    _agendas: dict[str, Agenda] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )

    _alike: dict[tuple[Expression, str, tuple[str, ...]], Agenda] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )

    def __reduce__(self) -> tuple[object, ...]:
        # Without the prepared questions, which are made again where they are needed.
        names = [item.name for item in fields(self) if item.init]
        return _unpickled, ({name: getattr(self, name) for name in names},)

    def inquiry(self, question: str) -> Inquiry:
        """Relate a question to the rule.

        Raises:
            RuleTextError: the question is empty.
        """
        return self.agenda(question).inquiry

    def expression(self, question: str) -> Expression:
        """Return the expression that is true where the answer to a question is Yes.

        Raises:
            RuleTextError: the question is empty.
        """
        return self.inquiry(question).expression

    def with_expression(self, question: str, written: str | Expression) -> Rule:
        """Return the rule with the expression of one question put right by a person.

        Args:
            question: the question that the expression answers.
            written: the written form, such as ``"c1 and (c2 or not c3)"``, or an expression.

        Raises:
            ExpressionError: ``written`` does not follow the notation or names an unknown clause.
            RuleTextError: the question is empty.

        Example:
            >>> rule = parse("You can join if you live here or work here.")
            >>> rule.with_expression("Can I join?", "c1 and c2").expression("Can I join?")
            All((ClauseRef('c1'), ClauseRef('c2')))
        """
        known = [clause.id for clause in self.clauses]
        key = same_question(_asked(question))
        kept = tuple(item for item in self.corrections if item[0] != key)
        text = to_text(written) if isinstance(written, Expression) else written
        read = parse_expression(text, known)  # of an expression as well: it may name any clause
        right = written if isinstance(written, Expression) else read
        return replace(self, corrections=(*kept, (key, right)))

    def tree(self, question: str | None = None, *, max_nodes: int = 10_000) -> TreeNode:
        """Return the dialog tree: every dialog of yes and no that a question leads to.

        Args:
            question: the question; :attr:`default_question` if left out.
            max_nodes: how many nodes the tree may have.

        Returns:
            The root. A node names a clause, or a group (``g1``) whose clauses are asked about
            together; a leaf's outcome is true for Yes and false for No. A question that the rule
            is not about (``inquiry(question).related`` is false) has nothing to be asked: its
            tree is one leaf, false.

        Raises:
            ExpressionError: the tree would be larger.
            RuleTextError: the question is empty.

        Example:
            >>> rule = parse("You can join if you live here and you pay the fee.")
            >>> rule.tree("Can I join?").no.outcome
            False
        """
        agenda = self.agenda(self.default_question if question is None else question)
        return agenda.tree(max_nodes)

    def diagram(self, question: str | None = None) -> Diagram:
        """Return the decision diagram of a question: the tree with its equal parts shared.

        Args:
            question: the question; :attr:`default_question` if left out.

        Raises:
            ExpressionError: the diagram would be larger than can be held.
            RuleTextError: the question is empty.

        Example:
            >>> rule = parse("You can join if you live here and you pay the fee.")
            >>> [node.clause_id for node in rule.diagram("Can I join?").nodes]
            ['c1', 'c2']
        """
        return self.agenda(self.default_question if question is None else question).diagram

    @property
    def default_question(self) -> str:
        """The words of the first conclusion that depends on a clause: what the rule is about.

        Put to the rule as a question, it asks whether that conclusion holds.

        Example:
            >>> parse("Welcome. You can join if you live here.").default_question
            'You can join'
        """
        for provision in self.provisions:
            words = provision.conclusion.of(self.text).strip()
            parts = (
                provision.condition,
                provision.demand,
                provision.subject,
                *provision.exceptions,
            )
            if words and any(part is not None for part in parts):
                return words
        return next((block.span.of(self.text) for block in self.blocks), self.text)[:200] or "?"

    @property
    def notes(self) -> tuple[Note, ...]:
        """What tells that the text is no rule in English prose, and was read as if it were one.

        Example:
            >>> [str(note) for note in parse("Vous pouvez entrer si vous avez 18 ans.").notes]
            ['the text seems to be in French; only English is read: translate it first']
        """
        return notes(self.text)

    def written(self, question: str | None = None) -> str:
        """Return the written form of :meth:`expression`, for a person to read and correct.

        Example:
            >>> parse("You can join if you live here or work here.").written("Can I join?")
            'c1 or c2'
        """
        return to_text(self.expression(self.default_question if question is None else question))

    def statement(self, asked: str) -> str:
        """Return what a question of the dialog asks about, as a statement.

        Args:
            asked: the id of a clause (``c1``) or of a group of clauses (``g1``).

        Raises:
            NoClauseError: there is no such clause or group.
        """
        return self._found(asked).statement

    def question(self, asked: str) -> str:
        """Return the question that asks about a clause or a group of clauses.

        Args:
            asked: the id of a clause (``c1``) or of a group of clauses (``g1``), as a node of the
                tree names it.

        Raises:
            NoClauseError: there is no such clause or group.

        Example:
            >>> rule = parse("You can join if you live here and you pay the fee.")
            >>> rule.question(rule.tree("Can I join?").yes.clause_id)
            'Do you pay the fee?'
        """
        return word_question(self.statement(asked))

    def span(self, asked: str) -> Span:
        """Return where in the rule text the words of a clause or group stand.

        Raises:
            NoClauseError: there is no such clause or group.
        """
        return self._found(asked).span

    def _found(self, asked: str) -> provisions.Clause | provisions.Group:
        return self._group_by_id.get(asked) or self.clause(asked)

    def agenda(self, question: str) -> Agenda:
        """Return what a question makes of the rule; kept, because the same is asked again.

        Raises:
            RuleTextError: the question is empty.
        """
        question = _asked(question)
        agenda = self._agendas.get(question)
        if agenda is None:
            inquiry = self._inquire(question)
            whom, owned = whom_asked_for(self, question), owned_things(question)
            alike = self._alike.get((inquiry.expression, whom, owned))
            agenda = Agenda(self, inquiry, whom, owned) if alike is None else alike.about(inquiry)
            if len(self._agendas) >= _KEPT:
                self._agendas.clear()
                self._alike.clear()
            self._agendas[question] = self._alike[inquiry.expression, whom, owned] = agenda
        return agenda

    def _inquire(self, question: str) -> Inquiry:
        key = same_question(question)
        for corrected, expression in self.corrections:
            if corrected == key:
                return Inquiry(question, True, expression, self.provisions)
        unrelated = Inquiry(question, related=False, expression=Constant(False), provisions=())
        if not words_in(asked_in(question)):  # "Good morning!"
            return unrelated
        inquiry = inquire(self, question)
        if inquiry.related and is_of_other_deed(self, as_asked(self, question)[0]):
            return unrelated
        stated = without_shut_out(self, inquiry.expression)
        if stated is not inquiry.expression:
            inquiry = replace(inquiry, expression=stated, whole=inquiry.expression)
        bound = with_one_bound(self, inquiry.expression)
        return inquiry if bound is inquiry.expression else replace(inquiry, expression=bound)


def parse(text: str) -> Rule:
    """Read a rule text: its layout, clauses, provisions and readings.

    Args:
        text: the rule text as it stands in guidance. Any string gives a rule, perhaps one without
            clauses.

    Raises:
        RuleTextError: the text is no string, or holds half a character (a lone surrogate).

    Example:
        >>> rule = parse("You can borrow books if you live here or study here.")
        >>> [clause.statement for clause in rule.clauses]
        ['you live here', 'you study here']
    """
    return provisions.parse_as(given_text(text, "rule text"), Rule)


def with_questions(rule: provisions.Rule) -> Rule:
    """Return a rule that was read as one that questions can be put to."""
    if isinstance(rule, Rule):
        return rule
    return Rule(**{name: getattr(rule, name) for name in _READ})


def rule_to_ask(rule_or_text: provisions.Rule | str) -> Rule:
    """Return a rule that questions can be put to, read first if it is a text.

    Raises:
        RuleTextError: the text is empty, or no text.

    Example:
        >>> rule_to_ask("You can join if you live here.").written("Can I join?")
        'c1'
    """
    read = rule_or_text if isinstance(rule_or_text, provisions.Rule) else parse(rule_or_text)
    if not read.text or read.text.isspace():
        raise RuleTextError("the rule text is empty", advice="give the passage that holds the rule")
    return with_questions(read)


def follow_up_meant(rule: Rule, follow_up: str) -> str:
    """Return a follow-up in words: where it is the id of a clause or group, the rule's question.

    An id may be in capitals.

    Raises:
        NoClauseError: it is an id, and the rule has no such clause or group.

    Example:
        >>> rule = parse("You can join if you live here.")
        >>> follow_up_meant(rule, "c1"), follow_up_meant(rule, "Are you a local?")
        ('Do you live here?', 'Are you a local?')
    """
    name = follow_up.strip().lower()
    return rule.question(name) if _ID.fullmatch(name) else follow_up


def _unpickled(values: dict[str, object]) -> Rule:
    return Rule(**values)  # type: ignore[arg-type] # the fields of a rule, by name


def _asked(question: object) -> str:
    asked = given_text(question, "question")
    if not any(map(str.isalnum, asked)):
        raise RuleTextError(
            "there is no question", advice="ask what the rule decides, such as 'Can I apply?'"
        )
    return asked
