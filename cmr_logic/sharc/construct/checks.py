"""What a reviewer should look at: irregular trees, and contradictions (ShARC, appendices)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal, TypeAlias

from cmr_logic.sharc.construct.trees import Place, walk
from cmr_logic.sharc.data import Answer, Tree, answer_class

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cmr_logic.sharc.data import Turn, Utterance

ProblemKind: TypeAlias = Literal[
    "same answer on both branches",
    "question repeated on a path",
    "trees disagree",
    "question answered both ways",
    "utterances disagree",
]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that a reviewer should look at.

    Args:
        kind: what kind of thing.
        ids: the trees or utterances that it concerns.
        detail: where, in words.

    Example:
        >>> str(Problem("trees disagree", ("t1", "t2"), "after 'Is it cold?' Yes"))
        "trees disagree (t1, t2): after 'Is it cold?' Yes"
    """

    kind: ProblemKind
    ids: tuple[str, ...]
    detail: str

    def __str__(self) -> str:
        return f"{self.kind} ({', '.join(self.ids)}): {self.detail}"


def tree_problems(trees: Iterable[Tree]) -> Iterator[Problem]:
    """Yield the problems of each tree, then the contradictions between trees.

    A tree is irregular where both answers to a question lead to the same, or where a path asks a
    question twice. Two trees of one rule text and question contradict each other where the same
    answers lead one to Yes and the other to No.

    Example:
        >>> from cmr_logic.sharc.data import TreeNode
        >>> root = TreeNode("Is it cold?", yes=Answer("No"), no=Answer("No"))
        >>> [p.kind for p in tree_problems([Tree("t", None, "Never go.", "May I go?", root)])]
        ['same answer on both branches']
    """
    groups: defaultdict[tuple[str, str], list[Tree]] = defaultdict(list)
    for tree in trees:
        groups[_same(tree.snippet), _same(tree.question)].append(tree)
        for place in walk(tree.root):
            yield from _irregular(tree, place)
    for group in groups.values():
        for one, other in combinations(group, 2):
            found = _disagreement(one, other)
            if found is not None:
                yield Problem("trees disagree", (one.tree_id, other.tree_id), found)


def utterance_problems(utterances: Iterable[Utterance]) -> Iterator[Problem]:
    """Yield utterances that contradict themselves or each other.

    One contradicts itself where history and evidence answer a question both ways. Two contradict
    each other where all inputs are equal, in any order of history, and the verdicts are not.

    Example:
        >>> from cmr_logic.sharc.data import Turn, Utterance
        >>> turns = (Turn("Is it cold?", "No"), Turn("Is it cold?", "Yes"))
        >>> row = Utterance("u", "t", None, "Go.", "May I?", "", turns, "Yes", ())
        >>> [str(problem) for problem in utterance_problems([row])]
        ["question answered both ways (u): 'is it cold?'"]
    """
    verdicts: dict[tuple[str, str, str, frozenset[Turn]], tuple[str, str]] = {}
    for row in utterances:
        answers: dict[str, str] = {}
        for turn in (*row.history, *row.evidence):
            question = _same(turn.question)
            if answers.setdefault(question, turn.answer) != turn.answer:
                yield Problem("question answered both ways", (row.utterance_id,), repr(question))
        verdict = answer_class(row.answer)
        if verdict == "More":
            continue
        key = (_same(row.snippet), _same(row.question), row.scenario, frozenset(row.history))
        first, known = verdicts.setdefault(key, (row.utterance_id, verdict))
        if known != verdict:
            detail = f"{known} and {verdict} to the same question with the same history"
            yield Problem("utterances disagree", (first, row.utterance_id), detail)


def _irregular(tree: Tree, place: Place) -> Iterator[Problem]:
    node = place.node
    if isinstance(node, Answer):
        return
    question = node.follow_up_question
    if node.yes == node.no:
        kind: ProblemKind = "same answer on both branches"
        yield Problem(kind, (tree.tree_id,), f"{question!r} {_after(place.history)}".strip())
    if any(_same(turn.question) == _same(question) for turn in place.history):
        yield Problem("question repeated on a path", (tree.tree_id,), repr(question))


def _disagreement(one: Tree, other: Tree) -> str | None:
    leaves = [
        [place for place in walk(tree.root) if isinstance(place.node, Answer)]
        for tree in (one, other)
    ]
    for first in leaves[0]:
        answers = {_same(turn.question): turn.answer for turn in first.history}
        for second in leaves[1]:
            both = {_same(turn.question): turn.answer for turn in second.history}
            compatible = all(both.get(question, said) == said for question, said in answers.items())
            # Trees that share no question on these paths say nothing about the same case.
            shared = bool(answers.keys() & both.keys()) or not (answers and both)
            if compatible and shared and first.answer != second.answer:
                found = f"{first.answer} {_after(first.history)}".strip()
                return f"{found}, but {second.answer} {_after(second.history)}".strip()
    return None


def _after(history: tuple[Turn, ...]) -> str:
    said = ", ".join(f"{turn.question!r} {turn.answer}" for turn in history)
    return f"after {said}" if said else ""


def _same(text: str) -> str:
    """Return a text without the differences that make no difference."""
    return " ".join(text.lower().replace("’", "'").split())
