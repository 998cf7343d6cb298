"""Reading utterances, dialog trees and ids from files in the layouts of ShARC and OR-ShARC.

Real files are dirty. What is harmless is put right and counted in a `LoadReport`; what is not
raises a `DataError` that names file, row and field.

Sources: Saeidi et al. 2018 (ShARC), Verma et al. 2020 (several references), Gao et al. 2021
(OR-ShARC).
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from cmr_logic.errors import DataError
from cmr_logic.sharc.data import Answer, Tree, TreeNode, Turn, Utterance, answer_class
from cmr_logic.sharc.files import read_json, read_rows, read_text
from cmr_logic.sharc.rows import LoadReport, Row, spelled_answer

if TYPE_CHECKING:
    from collections.abc import Iterator

Snippets: TypeAlias = str | PathLike[str] | Mapping[str, str]
"""The snippet table of OR-ShARC: from snippet id to rule text, or the JSON file that holds it."""

_SNIPPET_ID = "gold_snippet_id"
_DEEPEST = 200  # questions on a path of a tree; the trees of ShARC have up to 6


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

    Example:
        >>> import tempfile
        >>> from cmr_logic.sharc.data import write_utterances
        >>> row = Utterance("u1", "t1", None, "Be over 18.", "May I?", "", (), "Are you 18?", ())
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = write_utterances(f"{folder}/dev.json", [row])
        ...     list(read_utterances(f"{folder}/dev.json")) == [row]
        True
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

    Example:
        >>> import tempfile
        >>> row = '{"utterance_id": "u1", "tree_id": "t1", "gold_snippet_id": "s1", '
        >>> row += '"question": "May I?", "answer": "Yes"}'
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = Path(folder, "dev.jsonl").write_text(row)
        ...     next(read_or_sharc(f"{folder}/dev.jsonl", {"s1": "Be over 18."})).snippet
        'Be over 18.'
    """
    return read_utterances(path, report, labelled=labelled, snippets=snippets)


def read_snippets(path: str | PathLike[str]) -> dict[str, str]:
    """Return a snippet table: a JSON object from snippet id to rule text.

    Raises:
        DataError: the file cannot be read, or is not such an object.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = Path(folder, "snippets.json").write_text('{"s1": "Be over 18."}')
        ...     read_snippets(f"{folder}/snippets.json")
        {'s1': 'Be over 18.'}
    """
    table = read_json(path)
    if not isinstance(table, dict):
        raise DataError(f"{path}: not a snippet table", advice="expected a JSON object, id to text")
    for key, text in table.items():
        if not isinstance(text, str):
            raise DataError(
                f"{path}, snippet {key!r}: the rule text is not a string",
                advice="expected a JSON object, id to text",
            )
    return table


def read_trees(path: str | PathLike[str], report: LoadReport | None = None) -> Iterator[Tree]:
    """Yield dialog trees from JSON lines or a JSON list.

    A tree that repeats an earlier one word for word is left out and counted.

    Raises:
        DataError: the file cannot be read, a row lacks what it needs, or two different trees have
            one id.

    Example:
        >>> import tempfile
        >>> leaves = '"yes": {"answer": "Yes"}, "no": {"answer": "No"}'
        >>> row = '{"tree_id": "t1", "snippet": "Be over 18.", "question": "May I?", '
        >>> row += f'"tree": {{"follow_up_question": "Are you 18?", {leaves}}}}}'
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = Path(folder, "trees.jsonl").write_text(row)
        ...     next(read_trees(f"{folder}/trees.jsonl")).root.yes
        Answer(answer='Yes')
    """
    report = LoadReport() if report is None else report
    seen: dict[str, int] = {}  # a hash of each tree, as the trees themselves may not fit in memory
    for row in _rows(Path(path), report):
        tree = Tree(
            tree_id=row.text("tree_id"),
            source_url=row.optional_text("source_url"),
            snippet=row.text("snippet", strip=False),
            question=row.question("question"),
            root=_node(row.object("tree")),
        )
        known = seen.get(tree.tree_id)
        if known is None:
            seen[tree.tree_id] = hash(tree)
            yield tree
        elif known == hash(tree):
            row.note("repeated tree", "tree_id")
        else:
            raise row.error("tree_id", f"{tree.tree_id!r} names two different trees", "rename one")


def read_turn(row: Row) -> Turn:
    """Return the turn of an object with ``follow_up_question`` and ``follow_up_answer``.

    Raises:
        DataError: it lacks one of them, or the answer is neither Yes nor No.
    """
    return Turn(row.question("follow_up_question"), row.yes_no("follow_up_answer"))


def read_ids(path: str | PathLike[str]) -> frozenset[str]:
    """Return the ids of a text file, one a line, such as the negative-scenario ids.

    Raises:
        DataError: the file cannot be read, or a line holds more than an id.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     _ = Path(folder, "ids.txt").write_text("u1")
        ...     read_ids(f"{folder}/ids.txt")
        frozenset({'u1'})
    """
    lines = read_text(path).splitlines()
    ids = frozenset(line.strip() for line in lines if line.strip())
    for number, line in enumerate(lines, start=1):
        if len(line.split()) > 1:
            raise DataError(
                f"{path}, line {number}: not an id: {line.strip()[:40]!r}",
                advice="put one id a line",
            )
    return ids


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
        raise row.error(
            _SNIPPET_ID, f"the rule text of {key!r} is empty in the snippet table", "fill it in"
        )
    return text


def _utterance(row: Row, snippet: str, *, labelled: bool) -> Utterance:
    return Utterance(
        utterance_id=row.text("utterance_id"),
        tree_id=row.text("tree_id"),
        source_url=row.optional_text("source_url"),
        snippet=snippet,
        question=row.question("question"),
        scenario=row.optional_text("scenario") or "",
        history=tuple(map(read_turn, row.objects("history"))),
        answer=_final_answer(row) if labelled or _answered(row) else "",
        evidence=tuple(map(read_turn, row.objects("evidence"))),
        all_answers=row.texts("all_answers"),
    )


def _answered(row: Row) -> bool:
    return row.has("answer") and bool(row.any_text("answer").strip())


def _final_answer(row: Row) -> str:
    text = row.text("answer")
    named = spelled_answer(text) or (text.capitalize() if text.lower() == "irrelevant" else text)
    if named != text:
        row.note("answer spelled otherwise", "answer")
    elif answer_class(named) == "More" and not named.endswith("?"):
        row.note("question without a question mark", "answer")
    return named


def _node(row: Row, depth: int = 0) -> TreeNode | Answer:
    if not row.has("follow_up_question"):
        return Answer(_final_answer(row))
    if depth == _DEEPEST:
        raise row.error(
            "follow_up_question", f"more than {_DEEPEST} questions on a path", "shorten the tree"
        )
    return TreeNode(
        row.question("follow_up_question"),
        yes=_node(row.object("yes"), depth + 1),
        no=_node(row.object("no"), depth + 1),
    )
