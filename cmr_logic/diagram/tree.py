"""The dialog tree: a diagram unfolded, so that every path is a dialog of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A question with what follows a yes and a no, or a leaf with the outcome.

    Equal parts of a tree are one object. Comparing, printing and pickling recurse as deep as the
    longest dialog; :meth:`walk` does not.

    Args:
        clause_id: the clause that is asked about; ``None`` in a leaf.
        yes: what follows a yes; ``None`` in a leaf.
        no: what follows a no; ``None`` in a leaf.
        outcome: in a leaf true, false, or ``None`` where what was not known leaves it open.

    Raises:
        ValueError: it is neither a question nor a leaf.

    Example:
        >>> tree = TreeNode("c1", yes=TreeNode(outcome=True), no=TreeNode(outcome=False))
        >>> [(depth, answer, node.clause_id or node.outcome) for depth, answer, node in tree.walk()]
        [(0, None, 'c1'), (1, True, True), (1, False, False)]
    """

    clause_id: str | None = None
    yes: TreeNode | None = None
    no: TreeNode | None = None
    outcome: bool | None = None

    def __post_init__(self) -> None:
        parts = {self.clause_id is None, self.yes is None, self.no is None}
        if len(parts) > 1 or (self.clause_id is not None and self.outcome is not None):
            raise ValueError("a question has a clause, a yes and a no; a leaf has an outcome alone")

    @property
    def is_leaf(self) -> bool:
        """Whether the dialog ends here."""
        return self.clause_id is None

    def walk(self) -> Iterator[tuple[int, bool | None, TreeNode]]:
        """Yield each node before its branches, yes before no.

        Yields:
            The number of questions before the node, the answer that led to it (``None`` at the
            start), and the node.
        """
        pending: list[tuple[int, bool | None, TreeNode]] = [(0, None, self)]
        while pending:
            depth, answer, node = pending.pop()
            yield depth, answer, node
            if node.yes is not None and node.no is not None:
                pending += [(depth + 1, False, node.no), (depth + 1, True, node.yes)]
