"""Lists of words have one home: the same words do not stand in two modules."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "cmr_logic"

SHORTEST = 3  # words from which on a list is worth a home of its own
# Lists of the same words that belong to different things, so that one may grow without the other.
COINCIDENCES = {
    # what comes of a deed; what someone lives on
    frozenset({"provisions.matters.windows.GAINING", "provisions.lists.signs._INCOME"}),
}


def words_of(value: ast.expr) -> frozenset[Hashable] | None:
    """Return the words of `word_set("a b")` or `frozenset({"a", "b"})`, None for anything else."""
    if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Name) or not value.args:
        return None
    try:
        words = ast.literal_eval(value.args[0])
    except ValueError:
        return None
    if value.func.id == "word_set":
        return frozenset(words.split())
    return frozenset(words) if value.func.id == "frozenset" else None


def lists_in(source: str, module: str) -> Iterator[tuple[str, frozenset[Hashable]]]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            words = words_of(node.value)
            if words is not None and len(words) >= SHORTEST:
                yield f"{module}.{node.targets[0].id}", words


def same_lists(lists: dict[str, frozenset[Hashable]]) -> set[frozenset[str]]:
    homes: dict[frozenset[Hashable], set[str]] = {}
    for name, words in lists.items():
        homes.setdefault(words, set()).add(name)
    return {frozenset(names) for names in homes.values() if len(names) > 1}


def test_no_list_of_words_stands_in_two_modules() -> None:
    lists: dict[str, frozenset[Hashable]] = {}
    for path in PACKAGE.rglob("*.py"):
        module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        lists.update(lists_in(path.read_text(encoding="utf-8"), module))
    assert same_lists(lists) == COINCIDENCES, "use the list that is there, or name what differs"


@pytest.mark.parametrize(
    ("second", "same"),
    [
        ('B = word_set("ox cat dog")', True),
        ('B = frozenset(("dog", "cat", "ox"))', True),
        ('B = word_set("cat dog")', False),
        ('B = A | {"ox"}', False),
        ('B = frozenset(("dog", "cat", "ox", "hen"))', False),
    ],
)
def test_lists_are_compared_by_their_words(second: str, same: bool) -> None:
    first = 'A = frozenset({"cat", "dog", "ox"})'
    assert bool(same_lists(dict(lists_in(f"{first}\n{second}", "pets")))) is same
