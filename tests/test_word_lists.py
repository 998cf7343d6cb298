"""Lists of words have one home, and say with examples what belongs in them.

The same words do not stand in two modules. The comment above a list, or the docstring below it,
quotes a text with one of its words, and behind "not" one that shows what is none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import takewhile, zip_longest
from pathlib import Path

import pytest

from cmr_logic.text import key, words_in
from tests.tables import for_each

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


# --- what belongs in a list, and what does not

PACKAGES = (
    "text",
    "syntax",
    "clauses",
    "provisions",
    "relevance",
    "inquiry",
    "facts",
    "scenario",
    "wording",
)
# Words from which on a list says with a counter-example what does not belong in it; those by which
# stories are read are many, and short ones are clear from their names.
LONG, LONG_FOR_STORIES = 6, 10
DENIES = re.compile(r"\b(?:not|nor)\b[^;:,.]*$")


@dataclass(frozen=True)
class Listed:
    name: str
    words: frozenset[Hashable]
    comment: str

    def examples(self) -> tuple[list[str], list[str]]:
        """Return what the comment quotes behind a colon, before and behind the first "not"."""
        _, colon, quoting = self.comment.partition(': "')
        parts = (colon + quoting).split('"')
        outside, quoted = parts[::2], parts[1::2]
        denied = (at for at in range(len(quoted)) if DENIES.search(outside[at]))
        first = next(denied, len(quoted))
        return quoted[:first], quoted[first:]

    def stands_in(self, text: str) -> bool:
        """Tell whether one of the words stands in a text, in some form."""
        plain = re.sub(r"[*…|]", "", text)
        for said in (words_in(plain.lower()), tuple(plain.split())):
            for forms in (said, tuple(map(key, said))):
                runs = {forms[at:end] for end in range(len(forms) + 1) for at in range(end)}
                if any(((w,) if isinstance(w, str) else w) in runs for w in self.words):
                    return True
        return False


def commented(source: str, module: str) -> Iterator[Listed]:
    lines = source.split("\n")
    body = ast.parse(source).body
    for node, following in zip_longest(body, body[1:]):
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        words = words_of(node.value)
        if not words or not all(isinstance(word, str | tuple) for word in words):
            continue
        above = [*takewhile(lambda line: line.startswith("#"), lines[: node.lineno - 1][::-1])]
        said = " ".join(line.lstrip("# ") for line in above[::-1])
        said += " " + lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2]
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            said += " " + str(following.value.value)
        yield Listed(f"{module}.{node.targets[0].id}", words, said.strip())


LISTS = [
    listed
    for package in PACKAGES
    for path in sorted((PACKAGE / package).rglob("*.py"))
    for listed in commented(
        path.read_text(encoding="utf-8"), ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    )
]
LONG_LISTS = [
    listed
    for listed in LISTS
    if len(listed.words) >= (LONG_FOR_STORIES if listed.name.startswith("scenario.") else LONG)
]
EXEMPLARY = [listed for listed in LISTS if listed.examples()[0]]


@for_each("listed", LONG_LISTS, ids=lambda listed: listed.name)
def test_a_long_list_says_what_belongs_in_it_and_what_does_not(listed: Listed) -> None:
    members, others = listed.examples()
    assert members, "name a text with one of the words in quotes"
    assert others, 'and behind "not" one without'


@for_each("listed", EXEMPLARY, ids=lambda listed: listed.name)
def test_the_example_of_a_list_has_one_of_its_words(listed: Listed) -> None:
    members, _ = listed.examples()
    assert any(map(listed.stands_in, members)), listed.comment


@pytest.mark.parametrize(
    ("comment", "fits"),
    [
        ('# Pets: "a **dog** barks"; not "a wolf".', True),
        ('# Pets: "dogs"; not "wolves".', True),
        ('# Pets: "a wolf"; not "a fox".', False),
        ("# Pets.", False),
    ],
)
def test_comments_are_compared_with_their_list(comment: str, fits: bool) -> None:
    (listed,) = commented(f'{comment}\nA = frozenset({{"cat", "dog", "ox"}})', "pets")
    assert any(map(listed.stands_in, listed.examples()[0])) is fits
