"""Kinds of things that a statement takes out: "this doesn't apply to **boots that** A or B"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch


def excepts_kinds(stretch: Stretch, index: int) -> bool:
    """Tell whether differing things are taken out: "this doesn't apply to **boots that** A or B".

    Args:
        stretch: the sentence.
        index: the place of "that".
    """
    words = stretch.words
    if words[stretch.first] not in syntax.POINTING or "or" not in words[index : stretch.last]:
        return False
    others = ("or", "to") in pairwise(words[index : stretch.last])  # "boots that leak or to oars"
    return not others and ("apply", "to") in pairwise(words[stretch.first : index])
