"""Decision diagrams: the next clause to ask about, what is settled, and the dialog tree."""

from cmr_logic.diagram.diagram import MAX_NODES, Diagram, Node, Values, build
from cmr_logic.diagram.table import FALSE, TRUE
from cmr_logic.diagram.tree import TreeNode

__all__ = ["FALSE", "MAX_NODES", "TRUE", "Diagram", "Node", "TreeNode", "Values", "build"]
