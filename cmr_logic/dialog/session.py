"""A dialog with one person: ask, take the answer, go back, say why."""

from __future__ import annotations

from dataclasses import dataclass, field

from cmr_logic import provisions
from cmr_logic.dialog.decision import AnswerClass, Decision, decide
from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.history import Answer, read_answer, same_question
from cmr_logic.dialog.rule import Rule, follow_up_meant, rule_to_ask
from cmr_logic.errors import RuleTextError
from cmr_logic.spans import Span


@dataclass(frozen=True, slots=True)
class Why:
    """Why a question is asked: the words it comes from, and what its answer can still change.

    Args:
        follow_up: the question.
        clauses: the clauses that it asks about.
        quote: their words in the rule text.
        span: where these stand.
        if_yes: the answer after a yes; ``"More"`` where more is then to be asked.
        if_no: the answer after a no, likewise.

    Example:
        >>> dialog = Dialog("You can join if you live here.", "Can I join?")
        >>> print(dialog.why())
        "Do you live here?" is asked because of "you live here": yes gives Yes, no gives No.
    """

    follow_up: str
    clauses: tuple[str, ...]
    quote: str
    span: Span = field(compare=False)
    if_yes: AnswerClass
    if_no: AnswerClass

    def __str__(self) -> str:
        yes, no = (
            "leads to another question" if answer == "More" else f"gives {answer}"
            for answer in (self.if_yes, self.if_no)
        )
        return f'"{self.follow_up}" is asked because of "{self.quote}": yes {yes}, no {no}.'


class Dialog:
    """A dialog about one question, that remembers what was answered.

    It ends after at most as many questions as the rule has clauses.

    Args:
        rule_or_text: a rule that was read, or a rule text.
        question: the question, such as "Can I apply?".
        scenario: what the person says of their situation, in their words.

    Raises:
        RuleTextError: the rule text or the question is empty.

    Example:
        >>> dialog = Dialog("You can join if you live here and you pay the fee.", "Can I join?")
        >>> dialog.next().follow_up
        'Do you live here?'
        >>> dialog.tell("yes")
        >>> dialog.next().follow_up
        'Do you pay the fee?'
        >>> dialog.tell("no")
        >>> dialog.next().answer
        'No'
        >>> dialog.tell("yes", follow_up="Do you pay the fee?")  # after all
        >>> dialog.next().answer
        'Yes'
    """

    def __init__(
        self, rule_or_text: provisions.Rule | str, question: str, scenario: str = ""
    ) -> None:
        self._rule = rule_to_ask(rule_or_text)
        self._question = question
        self._scenario = scenario
        self._answers: dict[str, tuple[str, bool | None]] = {}
        self._decision = self._decide(self._answers)

    def __repr__(self) -> str:
        told, answer = len(self._answers), self._decision.answer
        return f"<Dialog {self._question!r}: {told} answered, {answer}>"

    @property
    def rule(self) -> Rule:
        """The rule that the dialog is about."""
        return self._rule

    @property
    def question(self) -> str:
        """The question that the dialog is to answer."""
        return self._question

    @property
    def history(self) -> tuple[tuple[str, bool | None], ...]:
        """The answered follow-ups, in the order in which they were first answered."""
        return tuple(self._answers.values())

    def next(self) -> Decision:
        """Return the answer, or the follow-up that has to be answered first."""
        return self._decision

    def tell(self, answer: Answer, follow_up: str | None = None) -> None:
        """Answer a follow-up.

        Args:
            answer: yes, no, or not known: a bool, None, or a word in any case.
            follow_up: the question that is answered: an earlier one, to change its answer, or any
                other in the person's own words, or the id of its clause or group (``c1``,
                ``g1``). Left out, the open follow-up is answered.

        Raises:
            RuleTextError: the answer is none of the three, the follow-up is no string, or no
                question is open.
            NoClauseError: it is an id, and the rule has no such clause or group.
        """
        asked = self._decision.follow_up
        if follow_up is not None:
            asked = follow_up_meant(self._rule, given_text(follow_up, "follow-up"))
        if asked is None:
            raise RuleTextError(
                "no question is open", advice="say with 'follow_up' which answer to change"
            )
        key = same_question(asked)
        answers = {**self._answers, key: (asked, read_answer(answer))}
        self._decision = self._decide(answers)
        self._answers = answers

    def back(self) -> str:
        """Take back the last answer.

        Returns:
            The question that it answered.

        Raises:
            RuleTextError: nothing was answered.
        """
        if not self._answers:
            raise RuleTextError("there is no answer to take back", advice="answer a question first")
        *kept, (key, (asked, _)) = self._answers.items()
        del key
        self._answers = dict(kept)
        self._decision = self._decide(self._answers)
        return asked

    def why(self) -> Why | None:
        """Say why the open follow-up is asked; None if there is none."""
        asked = self._decision.follow_up
        if asked is None:
            return None
        key = same_question(asked)
        yes, no = (
            self._decide({**self._answers, key: (asked, value)}).answer for value in (True, False)
        )
        span = self._rule.span(self._decision.remaining[0])
        quote = span.of(self._rule.text)
        return Why(asked, self._decision.follow_up_clauses, quote, span, yes, no)

    def _decide(self, answers: dict[str, tuple[str, bool | None]]) -> Decision:
        return decide(self._rule, self._question, self._scenario, list(answers.values()))
