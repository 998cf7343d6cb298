"""The pattern-exploiting program of Verma et al. 2020, which reads no rule at all.

It answers from accidents of the data: the empty scenario, the turn, the number of asterisks and
the last answer. That it comes close to trained models is the paper's point; it is here to be
compared with.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.systems.followups import conditions, next_condition
from cmr_logic.sharc.systems.protocol import Settings
from cmr_logic.sharc.systems.question_rules import to_question
from cmr_logic.sharc.systems.words import (
    content_words,
    is_punctuation,
    overlap,
    stop_words,
    word_set,
)
from cmr_logic.text import tokenize

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cmr_logic.sharc.data import AnswerClass, Utterance

_RELATED = 0.5  # share of the question's content words that the rule text must hold
_SEVERAL = 2


class PatternProgram:
    """The pattern program; its questions come from the rule text alone.

    With `Settings.oracle_clauses`, `consult` finds the clauses with the gold follow-up questions
    of the file that is about to be answered, as the published program does. The classes of the
    answers stay the same.

    Example:
        >>> from cmr_logic.sharc.data import Turn, Utterance
        >>> asked = (Turn("Are you over 12?", "No"),)
        >>> rule = "You may fish if you are over 12."
        >>> row = Utterance("u", "t", None, rule, "May I fish?", "", asked, "", ())
        >>> PatternProgram().predict(row)
        'No'
    """

    def __init__(self, settings: Settings = Settings()) -> None:  # noqa: B008 - it is frozen
        self._oracle = settings.oracle_clauses
        self._clauses: dict[str, tuple[str, ...]] = {}

    def consult(self, gold: Sequence[Utterance]) -> None:
        """Place every gold follow-up question in its rule text; what it covers is a clause."""
        if not self._oracle:
            return
        questions: dict[str, set[str]] = {}
        for utterance in gold:
            known = questions.setdefault(utterance.snippet, set())
            known.update(_gold_questions(utterance))
        self._clauses = {
            rule_text: clauses
            for rule_text, asked in questions.items()
            if (clauses := _places(rule_text, asked))
        }

    def classify(self, utterance: Utterance) -> AnswerClass:
        """Return the class that the patterns suggest."""
        if not utterance.history:
            related = _is_related(utterance.question, utterance.snippet)
            return "More" if utterance.scenario or related else "Irrelevant"
        if len(utterance.history) == 1:
            bullets = (utterance.snippet.count("*") or 1) - bool(utterance.scenario)
            if bullets >= _SEVERAL:
                return "More"
        return answer_class(utterance.history[-1].answer)

    def follow_up(self, utterance: Utterance) -> str:
        """Return a question for the first clause or condition not asked yet."""
        found = self._clauses.get(utterance.snippet) or conditions(utterance.snippet)
        return to_question(next_condition(found, utterance))

    def predict(self, utterance: Utterance) -> str:
        """Return the class, or a question in place of ``"More"``."""
        answer = self.classify(utterance)
        return self.follow_up(utterance) if answer == "More" else answer


def _is_related(question: str, rule_text: str) -> bool:
    return overlap(content_words(question), word_set(rule_text)) >= _RELATED


def _gold_questions(utterance: Utterance) -> Iterator[str]:
    yield from (turn.question for turn in utterance.history)
    yield from (turn.question for turn in utterance.evidence)
    if answer_class(utterance.answer) == "More":
        yield utterance.answer


def _places(rule_text: str, questions: set[str]) -> tuple[str, ...]:
    """Return the longest runs of tokens that rule text and questions share, in text order."""
    tokens = tokenize(rule_text)
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(tokens.words)
    found: set[tuple[int, int]] = set()
    for question in sorted(questions):
        matcher.set_seq1(tokenize(question).words)
        run = matcher.find_longest_match()
        words = tokens.words[run.b : run.b + run.size]
        if any(word not in stop_words() and not is_punctuation(word) for word in words):
            found.add((tokens.starts[run.b], tokens.ends[run.b + run.size - 1]))
    return tuple(rule_text[start:end] for start, end in sorted(found))
