"""Clause → question: "you live in Wales" → "Do you live in Wales?".

A statement is prepared, completed where it is a fragment, and turned round. Each of the three is an
ordered table of small, named transformations, every one with a statement that it concerns and one
that it does not.
"""

from cmr_logic.wording.asking import question, transformations
from cmr_logic.wording.fragments import FRAGMENTS
from cmr_logic.wording.inversion import INVERSION
from cmr_logic.wording.on_behalf import asked_of, asked_of_own, with_name, with_object
from cmr_logic.wording.preparation import PREPARATION
from cmr_logic.wording.table import Transformation
from cmr_logic.wording.wordlists import BODIES

__all__ = [
    "BODIES",
    "FRAGMENTS",
    "INVERSION",
    "PREPARATION",
    "Transformation",
    "asked_of",
    "asked_of_own",
    "question",
    "transformations",
    "with_name",
    "with_object",
]
