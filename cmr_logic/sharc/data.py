"""Utterances, dialog trees and their files, in the layouts of ShARC and OR-ShARC.

Real files are dirty. What is harmless is put right and counted in a `LoadReport`; what is not
raises a `DataError` that names file, row and field.

Sources: Saeidi et al. 2018 (ShARC), Verma et al. 2020 (several references), Gao et al. 2021
(OR-ShARC).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cmr_logic.errors import DataError
from cmr_logic.sharc.files import read_json, read_rows, write_rows
from cmr_logic.sharc.rows import LoadReport, Row, spelled_answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

AnswerClass: TypeAlias = Literal["Yes", "No", "Irrelevant", "More"]

ANSWER_CLASSES: tuple[AnswerClass, ...] = ("Yes", "No", "Irrelevant", "More")
"""The four classes, in the order in which tables show them."""

Snippets: TypeAlias = str | PathLike[str] | Mapping[str, str]
"""The snippet table of OR-ShARC: from snippet id to rule text, or the JSON file that holds it."""

_SNIPPET_ID = "gold_snippet_id"
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


def read_utterances(
    path: str | PathLike[str],
    report: LoadReport | None = None,
    *,
    labelled: bool = True,
    snippets: Snippets | None = None,
) -> Iterator[Utterance]:
    """Yield the utterances of an official file, one by one, from a JSON list or JSON lines.

    Args:
        path: the file.
        report: counts what was put right.
        labelled: whether every row must have an answer.
        snippets: for OR-ShARC rows, which name their rule text by an id: see `read_or_sharc`.

    Raises:
        DataError: a file cannot be read, or a row lacks what it needs.
    """
    for _, utterance in read_rows_and_utterances(
        path, report, labelled=labelled, snippets=snippets
    ):
        yield utterance


def read_rows_and_utterances(
    path: str | PathLike[str],
    report: LoadReport | None = None,
    *,
    labelled: bool = True,
    snippets: Snippets | None = None,
) -> Iterator[tuple[Mapping[str, Any], Utterance]]:
    """Yield each row exactly as it is in the file, and the utterance read from it.

    For programs that add to a file and leave all else as it was. See `read_utterances`.
    """
    report = LoadReport() if report is None else report
    table = None if snippets is None else _table(snippets)
    for row in _rows(Path(path), report):
        snippet = _snippet(row) if table is None else _named_snippet(row, table)
        yield row.fields, _utterance(row, snippet, labelled=labelled)


def read_or_sharc(
    path: str | PathLike[str],
    snippets: Snippets,
    report: LoadReport | None = None,
    *,
    labelled: bool = True,
) -> Iterator[Utterance]:
    """Yield the utterances of an OR-ShARC file, whose rows name their rule text by an id.

    Args:
        path: JSON lines, or a JSON list, with ``gold_snippet_id`` in place of ``snippet``.
        snippets: the snippet table: a mapping from id to rule text, or a JSON file of one.
        report: counts what was put right.
        labelled: whether every row must have an answer.

    Raises:
        DataError: a file cannot be read, a row lacks what it needs, or its id is not in the table.
    """
    return read_utterances(path, report, labelled=labelled, snippets=snippets)


def read_snippets(path: str | PathLike[str]) -> dict[str, str]:
    """Return a snippet table: a JSON object from snippet id to rule text.

    Raises:
        DataError: the file cannot be read, or is not such an object.
    """
    table = read_json(path)
    if not isinstance(table, dict):
        raise DataError(f"{path}: not a snippet table", advice="expected a JSON object, id to text")
    for key, text in table.items():
        if not isinstance(text, str):
            raise DataError(f"{path}, snippet {key!r}: the rule text is not a string")
    return table


def read_trees(path: str | PathLike[str], report: LoadReport | None = None) -> Iterator[Tree]:
    """Yield dialog trees from JSON lines or a JSON list.

    A tree that repeats an earlier one word for word is left out and counted.

    Raises:
        DataError: the file cannot be read, a row lacks what it needs, or two different trees have
            one id.
    """
    report = LoadReport() if report is None else report
    seen: dict[str, int] = {}  # a hash of each tree, as the trees themselves may not fit in memory
    for row in _rows(Path(path), report):
        tree = Tree(
            tree_id=row.text("tree_id"),
            source_url=row.optional_text("source_url"),
            snippet=row.text("snippet", strip=False),
            question=row.question("question"),
            root=_root(row.object("tree")),
        )
        known = seen.get(tree.tree_id)
        if known is None:
            seen[tree.tree_id] = hash(tree)
            yield tree
        elif known == hash(tree):
            row.note("repeated tree", "tree_id")
        else:
            raise row.error("tree_id", f"{tree.tree_id!r} names two different trees", "rename one")


def read_ids(path: str | PathLike[str]) -> frozenset[str]:
    """Return the ids of a text file, one a line, such as the negative-scenario ids.

    Raises:
        DataError: the file cannot be read or holds no ids.
    """
    try:
        lines = Path(path).read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        raise DataError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path} is not UTF-8", advice="convert the file to UTF-8") from error
    ids = frozenset(line.strip() for line in lines if line.strip())
    for number, line in enumerate(lines, start=1):
        if len(line.split()) > 1:
            raise DataError(
                f"{path}, line {number}: not an id: {line.strip()[:40]!r}",
                advice="put one id a line",
            )
    return ids


def write_utterances(path: str | PathLike[str], utterances: Iterable[Utterance]) -> int:
    """Write utterances in the official layout and return how many there were.

    A name that ends in ``.jsonl`` gets JSON lines, any other a JSON list. The file appears under
    its name only when it is complete.
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


def _table(snippets: Snippets) -> Mapping[str, str]:
    if isinstance(snippets, str | PathLike):
        return read_snippets(snippets)
    if not isinstance(snippets, Mapping):
        raise DataError(
            f"a snippet table is a mapping from id to rule text, not a {type(snippets).__name__}"
        )
    return snippets


def _rows(source: Path, report: LoadReport) -> Iterator[Row]:
    for number, value in read_rows(source):
        report.rows += 1
        yield Row.of(source, number, value, report)


def _snippet(row: Row) -> str:
    if not row.has("snippet") and row.has(_SNIPPET_ID):
        raise row.error(
            "snippet",
            f"missing: the row names its rule text by {_SNIPPET_ID!r}",
            "give the snippet table of OR-ShARC (--snippets FILE)",
        )
    return row.text("snippet", strip=False)


def _named_snippet(row: Row, table: Mapping[str, str]) -> str:
    key = row.key(_SNIPPET_ID)
    text = table.get(key)
    if text is None:
        raise row.error(
            _SNIPPET_ID,
            f"{key!r} is not in the snippet table",
            "check that the two files match",
        )
    if not text.strip():
        raise row.error(_SNIPPET_ID, f"the rule text of {key!r} is empty in the snippet table")
    return text


def _utterance(row: Row, snippet: str, *, labelled: bool) -> Utterance:
    return Utterance(
        utterance_id=row.text("utterance_id"),
        tree_id=row.text("tree_id"),
        source_url=row.optional_text("source_url"),
        snippet=snippet,
        question=row.question("question"),
        scenario=row.optional_text("scenario") or "",
        history=tuple(map(_turn, row.objects("history"))),
        answer=_final_answer(row) if labelled or row.has("answer") else "",
        evidence=tuple(map(_turn, row.objects("evidence"))),
        all_answers=row.texts("all_answers"),
    )


def _turn(row: Row) -> Turn:
    return Turn(row.question("follow_up_question"), row.yes_no("follow_up_answer"))


def _final_answer(row: Row) -> str:
    text = row.text("answer")
    named = spelled_answer(text) or (text.capitalize() if text.lower() == "irrelevant" else text)
    if named != text:
        row.note("answer spelled otherwise", "answer")
    elif answer_class(named) == "More" and not named.endswith("?"):
        row.note("question without a question mark", "answer")
    return named


def _turn_row(turn: Turn) -> dict[str, str]:
    return {"follow_up_question": turn.question, "follow_up_answer": turn.answer}


def _root(row: Row) -> TreeNode | Answer:
    try:
        return _node(row)
    except RecursionError as error:
        raise row.error("", "the tree is nested too deeply") from error


def _node(row: Row) -> TreeNode | Answer:
    if row.has("follow_up_question"):
        question = row.question("follow_up_question")
        return TreeNode(question, yes=_node(row.object("yes")), no=_node(row.object("no")))
    return Answer(_final_answer(row))
