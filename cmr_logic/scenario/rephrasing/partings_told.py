"""What somebody has no more, told by how they parted with it: "I sold my dinghy".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

# Words of stories in which there may be another: "and **bought** a van"; not "and miss it".
_ANOTHER = re.compile(
    r"\b(?:bought|buy|new|second|other|one\sof|old|swapp?e?d?|exchange[ds]?|instead|half|some|part"
    r"|replace[ds]?|replacement|upgrade[ds]?|still|back|first|last\sone|(?<!got\s)(?<!have\s)"
    r"(?<!had\s)another)\b",
    re.IGNORECASE,
)


def _has_none(match: re.Match[str]) -> str:
    """Return that there is no such thing any more; nothing where there may be another."""
    denied = is_denied_before(match) or not is_told_as_so(match)
    if denied or _ANOTHER.search(match.string):
        return ""
    what, who = match["what"], match["who"] or "I"
    if what.endswith("s") and not what.endswith("ss"):
        return f"{who} do not have {what}. {who} do not own {what}."
    return f"{who} do not have a {what}. {who} do not own a {what}."


PARTINGS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "parted-with-it",
        r"\b(?P<who>I|we)(?:['’]ve|\shave|\shad\sto)?\s(?:(?:finally|just|recently|already|then|both)\s)?(?:sold|sell|got\srid\sof|get\srid\sof|gave\saway|given\saway"
        r"|rehomed|scrapped|parted\swith|traded\sin|gave\sup)\s(?:my|our)\s(?P<what>[a-z]+(?:\s[a-z]+)??)"
        r"(?=[.,;:!?]|$|\s(?:last|in|on|to|and|when|because|for|after|years?|a|two|three|since|this)\b)",
        _has_none,
        "you own a dinghy", "I sold my dinghy last year.", "I sailed my dinghy last year.",
        value=False,
        needs="sold|sell|rid of|away|rehomed|scrapped|parted|traded|gave up",
    ),
)  # fmt: skip
