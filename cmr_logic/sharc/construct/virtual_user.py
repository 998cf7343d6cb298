"""A virtual user: asks a tree's question, answers follow-ups from the tree, and judges the end.

ShARC's utterances are places in a dialog; a virtual user runs whole dialogs, so that a system is
judged by where its own questions lead, not by where the gold questions have led (Saeidi et al.
2018, appendices).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from cmr_logic.sharc.construct.ids import make_id
from cmr_logic.sharc.construct.trees import Scenario, walk
from cmr_logic.sharc.data import Answer, Turn, Utterance, answer_class
from cmr_logic.text import lemma, tokenize

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cmr_logic.sharc.data import Tree

Ending: TypeAlias = Literal["right", "wrong", "not understood", "repeated", "too long"]

ALIKE = 0.5
"""The share of common words from which two questions are taken for the same."""

_MOST_TURNS = 12


@dataclass(frozen=True, slots=True)
class Conversation:
    """A dialog between a system and a virtual user.

    Args:
        utterance: the last thing that the system answered, with the whole history.
        answer: what it answered.
        gold: the verdict of the tree for this user.
        ending: ``right`` or ``wrong`` verdict; a question that is ``not understood`` as one of the
            tree's; a question ``repeated``; or ``too long``.
    """

    utterance: Utterance
    answer: str
    gold: str
    ending: Ending


@dataclass(frozen=True, slots=True)
class VirtualUser:
    """Someone whose case is one path of a tree.

    Args:
        tree: the tree.
        facts: the answers along the path.
        gold: the verdict at its end.
        scenario: what the user says at the beginning; may be empty.

    Example:
        >>> from cmr_logic.sharc.data import Tree, TreeNode
        >>> root = TreeNode("Are you over 12?", yes=Answer("Yes"), no=Answer("No"))
        >>> tree = Tree("t", None, "You may fish if you are over 12.", "May I fish?", root)
        >>> young = list(users(tree))[1]
        >>> young.reply("Are you older than 12?"), young.gold
        ('No', 'No')
    """

    tree: Tree
    facts: tuple[Turn, ...]
    gold: str
    scenario: str = ""

    def reply(self, follow_up: str) -> str | None:
        """Return the user's answer, or None to a question that is not one of the user's facts."""
        best = max(self.facts, key=lambda turn: _alike(turn.question, follow_up), default=None)
        if best is None or _alike(best.question, follow_up) < ALIKE:
            return None
        return best.answer


def users(tree: Tree, scenario: Scenario | None = None) -> Iterator[VirtualUser]:
    """Yield a virtual user for each path from the tree's root to a verdict.

    Args:
        tree: the tree.
        scenario: what every user says at the beginning; only paths that agree with it are taken.
    """
    for place in walk(tree.root, scenario.answers if scenario else None):
        if isinstance(place.node, Answer):
            facts = (*place.told, *place.history)
            yield VirtualUser(tree, facts, place.node.answer, scenario.text if scenario else "")


def converse(
    user: VirtualUser, system: Callable[[Utterance], str], most_turns: int = _MOST_TURNS
) -> Conversation:
    """Let a system talk to a virtual user until there is a verdict or no way on.

    Args:
        user: the user.
        system: what answers an utterance, such as the ``predict`` of a system.
        most_turns: the most follow-up questions.

    Example:
        >>> from cmr_logic.sharc.data import Tree, TreeNode
        >>> root = TreeNode("Are you over 12?", yes=Answer("Yes"), no=Answer("No"))
        >>> tree = Tree("t", None, "You may fish if you are over 12.", "May I fish?", root)
        >>> def system(row):
        ...     return row.history[-1].answer if row.history else "Are you over 12?"
        >>> [converse(user, system).ending for user in users(tree)]
        ['right', 'right']
    """
    row = _opening(user)
    while True:
        said = system(row)
        if answer_class(said) != "More":
            ending: Ending = "right" if said.lower() == user.gold.lower() else "wrong"
            return Conversation(row, said, user.gold, ending)
        reply = user.reply(said)
        if reply is None:
            return Conversation(row, said, user.gold, "not understood")
        if any(turn.question == said for turn in row.history):
            return Conversation(row, said, user.gold, "repeated")
        if len(row.history) == most_turns:
            return Conversation(row, said, user.gold, "too long")
        row = replace(row, history=(*row.history, Turn(said, reply)))


def _opening(user: VirtualUser) -> Utterance:
    path = (part for turn in user.facts for part in (turn.question, turn.answer))
    return Utterance(
        utterance_id=make_id("conversation", user.tree.tree_id, user.scenario, *path),
        tree_id=user.tree.tree_id,
        source_url=user.tree.source_url,
        snippet=user.tree.snippet,
        question=user.tree.question,
        scenario=user.scenario,
        history=(),
        answer="",
        evidence=(),
    )


def _alike(one: str, other: str) -> float:
    """Return the share of common lemmas, from 0 to 1 (Dice)."""
    these = {lemma(word) for word in tokenize(one).words if word.isalnum()}
    those = {lemma(word) for word in tokenize(other).words if word.isalnum()}
    return 2 * len(these & those) / (len(these) + len(those)) if these or those else 0.0
