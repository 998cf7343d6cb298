"""Who, and what, measures things and names their price: "a valuer put it at £90"."""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.text import word_set

# Who, and what, measures and names prices: "a **valuer** put it at £90"; not "my brother".
_JUDGES = word_set(
    "valuer appraiser jeweller dealer expert surveyor architect builder plumber joiner carpenter "
    "electrician roofer decorator garage mechanic vet doctor nurse midwife scales scale meter "
    "gauge tape ruler app screen display dashboard monitor thermometer dial speedometer receipt "
    "statement bill invoice letter email form label leaflet log survey test site website page "
    "profile account balance record list plan drawing deed certificate contract book till "
    "counter tally sum total "
    "lab laboratory analysis analyst chemist probe sensor kit tester reader "
    "count figure reading result estimate quote quotation valuation accountant clerk assessor"
)
# What they do who judge: "they **quote** £90"; not "they steal £90".
JUDGING = word_set(
    "put value estimate quote measure weigh show say give draw have want ask charge reckon read "
    "record count price tell think list come be clock assess appraise work total "
    "find detect come_to"
)
_KEYS = frozenset(word_key(word) or word for word in _JUDGES) | _JUDGES


def is_judge(head: str) -> bool:
    """Tell whether somebody, or something, tells how much a thing is.

    Args:
        head: what the noun is compared by.

    Example:
        >>> is_judge("scale"), is_judge("brother")
        (True, False)
    """
    return head in _KEYS


# How far a measure goes, whatever is on it: "the scale **goes up to** 60 kilos"; not "went to 60".
_REACH = re.compile(
    r"\b(?:goes|go|reaches|measures?|weighs|takes?|shows?|reads?|copes?|can\s[a-z]+|will\s[a-z]+|(?:is|are)\s(?:good|made|meant))"
    r"\s(?:only\s)?(?:for\s(?:things\s|anything\s)?)?(?:anything\s)?(?:up\sto|from\s.*\sto|to\sa\smaximum|no\s(?:higher|further)\sthan|to)\s",
    re.IGNORECASE,
)


def tells_its_reach(head: str, text: str) -> bool:
    """Tell whether words say how far a measure goes, and not what it showed.

    Args:
        head: what the noun of the measure is compared by.
        text: the words.

    Example:
        >>> tells_its_reach("scale", "The vet's scale goes up to 60 kilos")
        True
        >>> tells_its_reach("scale", "The vet's scale showed 60 kilos")
        False
    """
    return is_judge(head) and _REACH.search(text) is not None
