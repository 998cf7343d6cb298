"""Rule text → blocks: headings, paragraphs and nested lists, by ``grammars/layout.lark``."""

from cmr_logic.layout.blocks import Block, BlockKind, read_layout
from cmr_logic.layout.date_signs import without_date_signs
from cmr_logic.layout.marks import BULLETS, without_marks
from cmr_logic.layout.open_lists import without_open_ends
from cmr_logic.layout.stress import without_stress

__all__ = [
    "BULLETS",
    "Block",
    "BlockKind",
    "read_layout",
    "without_date_signs",
    "without_marks",
    "without_open_ends",
    "without_stress",
]
