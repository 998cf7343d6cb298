"""Dialog trees: walking them, their rows in a file, and the utterances that they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cmr_logic.sharc.construct.ids import make_id
from cmr_logic.sharc.data import Answer, Tree, TreeNode, Turn, Utterance

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a person says of their situation, and which follow-up questions it answers.

    Args:
        text: the words.
        evidence: the follow-up questions, as the tree asks them, with their answers.

    Raises:
        ValueError: it is empty, or answers one question both ways.

    Example:
        >>> Scenario("I own a garden.", (Turn("Do you own a garden?", "Yes"),)).answers
        {'Do you own a garden?': 'Yes'}
    """

    text: str
    evidence: tuple[Turn, ...] = ()

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise ValueError("a scenario needs words")
        if len(set(self.evidence)) != len(self.answers):
            raise ValueError(f"the scenario answers a question both ways: {self.text!r}")

    @property
    def answers(self) -> dict[str, str]:
        """The evidence as a mapping from question to answer."""
        return {turn.question: turn.answer for turn in self.evidence}


@dataclass(frozen=True, slots=True)
class Place:
    """A node of a tree as a dialog reaches it.

    Args:
        told: the turns that a scenario answered on the way.
        history: the turns that were asked.
        node: the node.
    """

    told: tuple[Turn, ...]
    history: tuple[Turn, ...]
    node: TreeNode | Answer

    @property
    def answer(self) -> str:
        """What is said here: the verdict, or the follow-up question."""
        return self.node.answer if isinstance(self.node, Answer) else self.node.follow_up_question


def walk(root: TreeNode | Answer, known: Mapping[str, str] | None = None) -> Iterator[Place]:
    """Yield every place that a dialog can reach, a question before its answers, Yes before No.

    Args:
        root: the tree.
        known: answers that a scenario gives; those questions are passed over without being asked.

    Example:
        >>> root = TreeNode("Is it cold?", yes=Answer("No"), no=Answer("Yes"))
        >>> [(len(place.history), place.answer) for place in walk(root)]
        [(0, 'Is it cold?'), (1, 'No'), (1, 'Yes')]
        >>> [place.answer for place in walk(root, {"Is it cold?": "Yes"})]
        ['No']
    """
    known = known or {}
    stack = [Place((), (), root)]
    while stack:
        place = stack.pop()
        node = place.node
        if isinstance(node, Answer):
            yield place
            continue
        question = node.follow_up_question
        if question in known:
            turn = Turn(question, known[question])
            stack.append(Place((*place.told, turn), place.history, _branch(node, turn.answer)))
            continue
        yield place
        for answer in ("No", "Yes"):  # the last one pushed comes first
            turn = Turn(question, answer)
            stack.append(Place(place.told, (*place.history, turn), _branch(node, answer)))


def tree_utterances(tree: Tree, scenario: Scenario | None = None) -> Iterator[Utterance]:
    """Yield one utterance for each place of a tree that a dialog can reach.

    With a scenario, what it answers is not asked, and stands in ``evidence`` where the way to the
    place leads through it (Saeidi et al. 2018, section 3).

    Example:
        >>> root = TreeNode("Is it cold?", yes=Answer("No"), no=Answer("Yes"))
        >>> tree = Tree("t", None, "Go unless it is cold.", "May I go?", root)
        >>> cold = Scenario("It snows.", (Turn("Is it cold?", "Yes"),))
        >>> [(row.answer, row.evidence) for row in tree_utterances(tree, cold)]
        [('No', (Turn(question='Is it cold?', answer='Yes'),))]
    """
    text = scenario.text if scenario else ""
    for place in walk(tree.root, scenario.answers if scenario else None):
        turns = (part for turn in place.history for part in (turn.question, turn.answer))
        yield Utterance(
            utterance_id=make_id("utterance", tree.tree_id, text, *turns),
            tree_id=tree.tree_id,
            source_url=tree.source_url,
            snippet=tree.snippet,
            question=tree.question,
            scenario=text,
            history=place.history,
            answer=place.answer,
            evidence=place.told,
        )


def tree_row(tree: Tree) -> dict[str, Any]:
    """Return a tree as a row of a tree file, which `read_trees` reads.

    Example:
        >>> tree_row(Tree("t", None, "Go.", "May I go?", Answer("Yes")))["tree"]
        {'answer': 'Yes'}
    """
    return {
        "tree_id": tree.tree_id,
        "source_url": tree.source_url,
        "snippet": tree.snippet,
        "question": tree.question,
        "tree": _node_row(tree.root),
    }


def _node_row(node: TreeNode | Answer) -> dict[str, Any]:
    if isinstance(node, Answer):
        return {"answer": node.answer}
    return {
        "follow_up_question": node.follow_up_question,
        "yes": _node_row(node.yes),
        "no": _node_row(node.no),
    }


def _branch(node: TreeNode, answer: str) -> TreeNode | Answer:
    return node.yes if answer == "Yes" else node.no
