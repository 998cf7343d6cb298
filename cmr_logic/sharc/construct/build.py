"""A folder of guidance pages → a data set in the ShARC layout, with a page for the reviewer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cmr_logic.errors import DataError
from cmr_logic.sharc.construct.checks import tree_problems
from cmr_logic.sharc.construct.derive import branches, draft_trees
from cmr_logic.sharc.construct.documents import HTML_SUFFIXES, MARKDOWN_SUFFIXES, read_document
from cmr_logic.sharc.construct.entailment import entailment_corpus
from cmr_logic.sharc.construct.negatives import negative_questions, negative_scenarios
from cmr_logic.sharc.construct.rule_texts import LeftOut, Limits, rule_texts
from cmr_logic.sharc.construct.scenarios import draft_scenarios
from cmr_logic.sharc.construct.trees import tree_row, tree_utterances, walk
from cmr_logic.sharc.counts import counted
from cmr_logic.sharc.data import to_row
from cmr_logic.sharc.files import make_folder, writing, written_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from cmr_logic.sharc.construct.derive import Draft
    from cmr_logic.sharc.construct.rule_texts import RuleText
    from cmr_logic.sharc.construct.trees import Scenario
    from cmr_logic.sharc.data import Tree, Utterance

SUFFIXES = HTML_SUFFIXES | MARKDOWN_SUFFIXES
"""The suffixes of pages that `build_corpus` reads."""

NEGATIVE_IDS = "negative_scenario_ids.txt"
"""The file with the ids of the utterances that carry a scenario from elsewhere."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a data set is made of.

    Args:
        limits: how small and how large rule texts may be.
        base_url: put before a page's path to make its ``source_url``, with a slash if it lacks one.
        negatives: how many negative questions for a tree.
        scenarios: how many drafted scenarios for a tree.
        negative_share: which part of the utterances gets a copy with a negative scenario, 0 to 1.
        seed: the seed of all draws.

    Example:
        >>> Recipe(scenarios=0).negatives
        2
    """

    limits: Limits = field(default_factory=Limits)
    base_url: str = ""
    negatives: int = 2
    scenarios: int = 1
    negative_share: float = 0.1
    seed: int = 0


@dataclass(slots=True)
class Built:
    """What a data set holds, for the reviewer.

    Args:
        pages: the pages that were read.
        drafts: what the engine made of each rule text.
        left_out: the counts of rule texts that were left out, by reason.
        utterances: the counts of utterances, by group.
        problems: what the checks found.
    """

    pages: list[str] = field(default_factory=list)
    drafts: list[Draft] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    utterances: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    @property
    def trees(self) -> list[Tree]:
        """Every tree of every rule text."""
        return [tree for draft in self.drafts for tree in draft.trees]


def find_pages(folder: Path) -> list[Path]:
    """Return the pages in a folder and the folders in it, by name, without what is hidden.

    Raises:
        DataError: it is no folder, or holds no page.
    """
    if not folder.is_dir():
        raise DataError(f"{folder} is not a folder", advice="name a folder of pages")
    found = sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in SUFFIXES and not path.is_dir() and not _is_hidden(path, folder)
    )
    if not found:
        raise DataError(
            f"{folder} holds no pages", advice=f"expected files in {', '.join(sorted(SUFFIXES))}"
        )
    return found


def _is_hidden(path: Path, folder: Path) -> bool:
    """Tell whether a name below a folder begins with a dot, as that of a tool's own files does."""
    return any(part.startswith(".") for part in path.relative_to(folder).parts)


def folder_rule_texts(folder: Path, recipe: Recipe, built: Built | None = None) -> list[RuleText]:
    """Return the rule texts of all pages in a folder, each text once.

    Raises:
        DataError: there are no pages, or one cannot be read.
    """
    built = Built() if built is None else built
    base = recipe.base_url
    base += "/" if base[-1:].isalnum() else ""  # not behind "https://example.org/?page="
    left_out = LeftOut()
    found: dict[str, RuleText] = {}
    for path in find_pages(folder):
        url = base + path.relative_to(folder).as_posix()
        built.pages.append(url)
        for text in rule_texts(read_document(path), url, recipe.limits, left_out):
            if found.setdefault(text.text, text) is not text:
                left_out.counts["repeated"] += 1
    built.left_out = left_out.counts
    return list(found.values())


def expand(
    trees: Sequence[Tree],
    recipe: Recipe,
    scenarios: Mapping[str, Sequence[Scenario]] | None = None,
    counts: Counter[str] | None = None,
) -> tuple[list[Utterance], list[str]]:
    """Return all utterances of trees, and the ids of those with a negative scenario.

    Args:
        trees: the trees.
        recipe: how many of what.
        scenarios: scenarios by tree id; where None, they are drafted.
        counts: counts the utterances by group.

    Raises:
        DataError: a scenario names a tree or a question that does not exist.
        CmrLogicError: negatives are wanted, and scikit-learn is not installed.
    """
    counts = Counter() if counts is None else counts
    if scenarios is None:
        scenarios = {
            tree.tree_id: list(draft_scenarios(tree, recipe.scenarios, seed=recipe.seed))
            for tree in trees
        }
    else:
        _check_scenarios(trees, scenarios)
    plain = [row for tree in trees for row in tree_utterances(tree)]
    told = [
        row
        for tree in trees
        for scenario in scenarios.get(tree.tree_id, ())
        for row in tree_utterances(tree, scenario)
    ]
    unrelated: list[Utterance] = []
    strange: list[Utterance] = []
    if recipe.negatives and trees:
        unrelated = list(negative_questions(trees, recipe.negatives, seed=recipe.seed))
    if recipe.negative_share and told:
        source = {tree.tree_id: tree.snippet for tree in trees}
        pairs = [(source[key], told.text) for key, rows in scenarios.items() for told in rows]
        strange = list(negative_scenarios(plain, pairs, recipe.negative_share, seed=recipe.seed))
    groups = {
        "without scenario": plain,
        "negative question": unrelated,
        "with scenario": told,
        "negative scenario": strange,
    }
    counts.update({name: len(rows) for name, rows in groups.items()})
    return [row for rows in groups.values() for row in rows], [row.utterance_id for row in strange]


def build_corpus(
    folder: Path,
    output: Path,
    recipe: Recipe | None = None,
    progress: Callable[[int], None] = lambda count: None,
    *,
    overwrite: bool = False,
) -> Built:
    """Make a data set from a folder of pages.

    Written are ``rule_texts.jsonl``, ``trees.jsonl``, ``utterances.json``, ``entailment.json``,
    ``negative_scenario_ids.txt`` and ``review.md``, each whole or not at all. The same pages and
    recipe always give the same files.

    Args:
        folder: the pages, in HTML or Markdown.
        output: the folder to write to, made if it does not exist.
        recipe: what the data set is made of; the defaults if not given.
        progress: told for each rule text that was read.
        overwrite: write over files in ``output`` that hold something else, such as trees that a
            person has corrected.

    Raises:
        DataError: there are no pages, or one cannot be read, or a file cannot be written or would
            be lost, or ``output`` lies in ``folder``, where its review would be read as a page
            next time.
        CmrLogicError: a package that this needs, an extra, is not installed.
    """
    if output.resolve().is_relative_to(folder.resolve()):
        raise DataError(
            f"{output} lies in the folder of pages, {folder}", advice="name a folder beside it"
        )
    recipe = recipe or Recipe()
    built = Built()
    texts = folder_rule_texts(folder, recipe, built)
    make_folder(output)
    for text in texts:
        built.drafts.append(draft_trees(text))
        progress(1)
    trees = built.trees
    built.problems = [str(problem) for problem in tree_problems(trees)]
    utterances, strange = expand(trees, recipe, counts=built.utterances)
    entailed = entailment_corpus(row for row in utterances if row.utterance_id not in set(strange))
    contents = {
        "rule_texts.jsonl": written_rows(map(rule_text_row, texts), lines=True),
        "trees.jsonl": written_rows(map(tree_row, trees), lines=True),
        "utterances.json": written_rows(map(to_row, utterances), lines=False),
        "entailment.json": written_rows(map(to_row, entailed), lines=False),
        NEGATIVE_IDS: _as_lines(strange),
        "review.md": _as_lines(review(built)),
    }
    _write_all({output / name: "".join(pieces) for name, pieces in contents.items()}, overwrite)
    return built


def _write_all(texts: Mapping[Path, str], overwrite: bool) -> None:
    """Write files, unless one of them holds something else and is not to be written over."""
    changed = {path: text for path, text in texts.items() if not _holds(path, text)}
    lost = [path for path in changed if path.exists()]
    if lost and not overwrite:
        names = ", ".join(path.name for path in lost)
        raise DataError(
            f"{lost[0].parent} holds other contents, which would be lost, in {names}",
            advice="name another folder, or say --overwrite",
        )
    for path, text in changed.items():
        with writing(path) as file:
            file.write(text)


def _holds(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:  # it is not there, or nobody may read it
        return False


def write_ids(path: Path, ids: Iterable[str]) -> None:
    """Write ids, one a line."""
    with writing(path) as file:
        file.writelines(_as_lines(ids))


def rule_text_row(text: RuleText) -> dict[str, str]:
    """Return a rule text as a row of a file.

    Example:
        >>> from cmr_logic.sharc.construct.rule_texts import RuleText
        >>> rule_text_row(RuleText("Bees need a permit.", "bees.md"))["snippet"]
        'Bees need a permit.'
    """
    return {
        "rule_text_id": text.rule_text_id,
        "source_url": text.source_url,
        "snippet": text.text,
    }


def review(built: Built) -> Iterator[str]:
    """Yield the lines of a Markdown page: what was made, what was not and why, what to check."""
    yield "# Review"
    yield ""
    pages, texts = counted(len(built.pages), "page"), counted(len(built.drafts), "rule text")
    yield f"{pages}, {texts}, {counted(len(built.trees), 'tree')}."
    yield from _listed("Rule texts left out", _counted(built.left_out))
    yield from _listed("Utterances", _counted(built.utterances))
    yield from _listed("Problems of trees", built.problems)
    for draft in built.drafts:
        yield from ("", f"## {draft.rule_text.source_url}", "")
        yield from (f"> {line}".rstrip() for line in draft.rule_text.text.splitlines())
        for tree in draft.trees:
            yield from ("", f"**{tree.question}** (`{tree.tree_id[:8]}`)", "")
            yield from _outline(tree)
        yield from _listed("", [f"not made: {problem}" for problem in draft.problems])


def _outline(tree: Tree) -> Iterator[str]:
    for place in walk(tree.root):
        indent = "  " * len(place.history)
        branch = f"{place.history[-1].answer}: " if place.history else ""
        yield f"{indent}- {branch}{place.answer}"


def _check_scenarios(trees: Iterable[Tree], scenarios: Mapping[str, Sequence[Scenario]]) -> None:
    known = {tree.tree_id: _questions(tree) for tree in trees}
    for tree_id, rows in scenarios.items():
        if tree_id not in known:
            raise DataError(
                f"a scenario names the tree {tree_id!r}, which is not there",
                advice="check that scenarios and trees belong together",
            )
        for question in (turn.question for row in rows for turn in row.evidence):
            if question not in known[tree_id]:
                raise DataError(
                    f"a scenario of the tree {tree_id!r} answers {question!r}, which it never asks",
                    advice="use the words of the tree",
                )


def _questions(tree: Tree) -> set[str]:
    return {node.follow_up_question for node in branches(tree.root)}


def _listed(title: str, lines: Iterable[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield ""
        if title:
            yield from (f"{title}:", "")
        yield from (f"- {line}" for line in found)


def _counted(counts: Counter[str]) -> list[str]:
    return [f"{name}: {count}" for name, count in sorted(counts.items())]


def _as_lines(lines: Iterable[str]) -> Iterator[str]:
    return (f"{line}\n" for line in lines)
