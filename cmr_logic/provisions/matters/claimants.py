"""Those whose claims are taken: "**Claims from guests** are refused", "Bids are taken **from**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.text import word_set

# Nouns for what is asked for, and handed in: "**claims** from guests"; not "letters from guests".
_CLAIMS = word_set(
    """
    claims claim applications application requests request bids bid appeals appeal entries entry
    nominations nomination referrals referral proposals proposal submissions submission tenders
    """
)
# Words before them: "**all** claims from guests"; not "no claims".
_BEFORE = word_set("any all the a an")
# Words between them and their owner: "claims **made by** guests"; not "claims against guests".
_OWNED = (("from",), ("by",), ("made", "by"), ("made", "from"), ("submitted", "by"), ("sent", "by"))
# Verbs of what people hand in: "we only **accept** cheques from members"; not "learn".
_TAKING = word_set(
    """
    accept accepts accepted take takes taken receive receives received consider considers
    considered welcome welcomes welcomed want wanted need hear heard invite invites invited
    encourage encourages encouraged seek seeks sought
    """
)
_BEFORE_OBJECT = 4  # words from "only" to the object: "are **only** accepted", "only ever take"
_ONLY = "only"


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


def is_taken_from(words: Frame, run: Words, at: int, named: tuple[int, int] | None) -> bool:
    """Tell whether those follow from whom alone something is taken: "we only take cash **from**".

    Claims are taken from those who may make them: "**bids** are invited from".

    Args:
        words: the tokens of the text.
        run: the words behind the predicate.
        at: the index of a "from" of them.
        named: the range of the subject, None for none.
    """
    said = words[max(run.first - _BEFORE_OBJECT, 0) : at]
    only = _ONLY in said or words[run.last - 1] == _ONLY  # "accepted from guests **only**"
    claims = named is not None and words[named[1] - 1] in _CLAIMS
    return (only or claims) and any(word in _TAKING for word in said)
