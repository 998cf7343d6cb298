"""Those whose claims a statement is about: "**Claims from guests** who left early are refused"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.text import word_set

# Nouns for what is asked for, and handed in: "**claims** from guests"; not "letters from guests".
_CLAIMS = word_set("claims claim applications application requests request bids bid appeals appeal")
# Words before them: "**all** claims from guests"; not "no claims".
_BEFORE = word_set("any all the a an")
# Words between them and their owner: "claims **made by** guests"; not "claims against guests".
_OWNED = (("from",), ("by",), ("made", "by"), ("made", "from"), ("submitted", "by"), ("sent", "by"))


def behind_asking(words: Frame, first: int, last: int) -> int:
    """Return where those begin from whom claims are that a subject names, else where it begins.

    Args:
        words: the words of the text.
        first: where the subject begins.
        last: index after its last word, ahead of a relative clause.

    Example:
        >>> behind_asking(("claims", "from", "guests"), 0, 3)
        2
        >>> behind_asking(("claims", "from", "abroad"), 0, 3)
        0
    """
    at = first + (words[first] in _BEFORE)
    if at >= last or words[at] not in _CLAIMS:
        return first
    for owned in _OWNED:
        behind = at + 1 + len(owned)
        if words[at + 1 : behind] == owned and behind < last:
            head = syntax.noun_head(words[behind:last])
            person = head is not None and naming.is_person(words[behind + head])
            return behind if person or words[behind] in ANYBODY else first
    return first
