"""The cue table: the words and signs that carry a rule's logic.

Each entry names a cue, its effect, the phrases that make it (as spaCy tokenizes them,
lower-cased), one text that it fires in and one that it must not fire in. A longer phrase wins over
a shorter one that starts at the same word, so a harmless idiom ("even if", "find out if") silences
the cue inside it by being an entry of its own. ``clauses.scan`` runs the table;
``grammars/clause.lark`` says how effects combine.
"""

from __future__ import annotations

from cmr_logic.cues.bounds import AT_MOST, BOUNDS, EXACTLY, ONLY
from cmr_logic.cues.harmless import DENYING_FRONT
from cmr_logic.cues.matching import by_name, match, match_all
from cmr_logic.cues.model import Cue, Effect
from cmr_logic.cues.plain_words import in_plain_words
from cmr_logic.cues.remarks import REMARK
from cmr_logic.cues.rewriting import rewritten
from cmr_logic.cues.table import CUES, LATER, LEAVE, ON_TOP, OPPOSITE_CASE, SAME_CASE, WITH_LEAVE

__all__ = [
    "AT_MOST",
    "BOUNDS",
    "CUES",
    "DENYING_FRONT",
    "EXACTLY",
    "LATER",
    "LEAVE",
    "ONLY",
    "ON_TOP",
    "OPPOSITE_CASE",
    "REMARK",
    "SAME_CASE",
    "WITH_LEAVE",
    "Cue",
    "Effect",
    "by_name",
    "in_plain_words",
    "match",
    "match_all",
    "rewritten",
]
