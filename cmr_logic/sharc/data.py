"""Utterances and dialog trees, and the rows of the official layout that utterances are written as.

Sources: Saeidi et al. 2018 (ShARC), Verma et al. 2020 (several references). `loading` reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cmr_logic.sharc.files import write_rows

if TYPE_CHECKING:
    from collections.abc import Iterable

AnswerClass: TypeAlias = Literal["Yes", "No", "Irrelevant", "More"]

ANSWER_CLASSES: tuple[AnswerClass, ...] = ("Yes", "No", "Irrelevant", "More")
"""The four classes, in the order in which tables show them."""

_BY_NAME: dict[str, AnswerClass] = {name.lower(): name for name in ANSWER_CLASSES}


@dataclass(frozen=True, slots=True)
class Turn:
    """A follow-up question and its answer.

    Args:
        question: the follow-up question.
        answer: ``"Yes"`` or ``"No"``.

    Example:
        >>> Turn("Are you over 18?", "Yes").answer
        'Yes'
    """

    question: str
    answer: str

    def __post_init__(self) -> None:
        if self.answer not in {"Yes", "No"}:
            raise ValueError(f"the answer of a turn is 'Yes' or 'No', not {self.answer!r}")


@dataclass(frozen=True, slots=True)
class Utterance:
    """One row of a ShARC file: what is known in a dialog, and what should be said next.

    Args:
        utterance_id: the row's own id.
        tree_id: the id of the dialog tree that the row was made from.
        source_url: where the rule text came from, if known.
        snippet: the rule text, exactly as in the file.
        question: the question that the person asks.
        scenario: what the person says about their situation; may be empty.
        history: follow-ups asked so far, with their answers.
        answer: ``"Yes"``, ``"No"``, ``"Irrelevant"`` or the next follow-up question; empty in a
            file without labels.
        evidence: the follow-ups that the scenario answers.
        all_answers: every follow-up that would be right (Verma et al. 2020, A.3), if known.

    Example:
        >>> row = Utterance("u1", "t1", None, "Be over 18.", "May I?", "", (), "Are you 18?", ())
        >>> answer_class(row.answer), row.references
        ('More', ('Are you 18?',))
    """

    utterance_id: str
    tree_id: str
    source_url: str | None
    snippet: str
    question: str
    scenario: str
    history: tuple[Turn, ...]
    answer: str
    evidence: tuple[Turn, ...]
    all_answers: tuple[str, ...] = ()

    @property
    def references(self) -> tuple[str, ...]:
        """Every right answer: ``all_answers`` where the file has them, else the answer alone."""
        return self.all_answers or (self.answer,)


@dataclass(frozen=True, slots=True)
class Answer:
    """A leaf of a dialog tree.

    Example:
        >>> Answer("No").answer
        'No'
    """

    answer: str


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A follow-up question of a dialog tree, and what comes after each answer to it.

    Example:
        >>> TreeNode("Are you over 18?", yes=Answer("Yes"), no=Answer("No")).no
        Answer(answer='No')
    """

    follow_up_question: str
    yes: TreeNode | Answer
    no: TreeNode | Answer


@dataclass(frozen=True, slots=True)
class Tree:
    """A rule text, a question to it, and the whole dialog tree.

    Example:
        >>> node = TreeNode("Are you over 18?", yes=Answer("Yes"), no=Answer("No"))
        >>> Tree("t1", None, "You must be over 18.", "May I?", node).root.yes
        Answer(answer='Yes')
    """

    tree_id: str
    source_url: str | None
    snippet: str
    question: str
    root: TreeNode | Answer


def answer_class(answer: str) -> AnswerClass:
    """Return the class of an answer; whatever names no class is a follow-up question.

    Case does not matter, as in the published evaluator, which lower-cases both sides first.

    Example:
        >>> [answer_class(text) for text in ("YES", "irrelevant ", "Are you over 18?")]
        ['Yes', 'Irrelevant', 'More']
    """
    return _BY_NAME.get(answer.strip().lower(), "More")


def write_utterances(path: str | PathLike[str], utterances: Iterable[Utterance]) -> int:
    """Write utterances in the official layout and return how many there were.

    A name that ends in ``.jsonl`` gets JSON lines, any other a JSON list. The file appears under
    its name only when it is complete.

    Raises:
        DataError: the file cannot be written.

    Example:
        >>> import tempfile
        >>> row = Utterance("u1", "t1", None, "Be over 18.", "May I?", "", (), "Are you 18?", ())
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     write_utterances(f"{folder}/dev.jsonl", [row, row])
        2
    """
    return write_rows(path, map(to_row, utterances))


def to_row(utterance: Utterance) -> dict[str, Any]:
    """Return an utterance as a row of the official layout.

    Example:
        >>> row = to_row(Utterance("u", "t", None, "Text.", "May I?", "", (), "Yes", ()))
        >>> row["utterance_id"], row["answer"], "all_answers" in row
        ('u', 'Yes', False)
    """
    row: dict[str, Any] = {
        "utterance_id": utterance.utterance_id,
        "tree_id": utterance.tree_id,
        "source_url": utterance.source_url,
        "snippet": utterance.snippet,
        "question": utterance.question,
        "scenario": utterance.scenario,
        "history": [_turn_row(turn) for turn in utterance.history],
        "answer": utterance.answer,
        "evidence": [_turn_row(turn) for turn in utterance.evidence],
    }
    if utterance.all_answers:
        row["all_answers"] = list(utterance.all_answers)
    return row


def _turn_row(turn: Turn) -> dict[str, str]:
    return {"follow_up_question": turn.question, "follow_up_answer": turn.answer}
