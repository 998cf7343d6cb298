"""What somebody moved, or moved to, that is no home: "I moved **to another desk**".

Whoever moves, and names nothing, moves house: so it is understood.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, classes, lemma, word_set

_CHANGES_HOME = re.compile(
    r"\b(?:address|relocat(?:e|ed|ing))\b|^you\b.*\bmov(?:e|ed|ing)(?=\s*$|\s(?:house|home|flat|away|in|within|from|to)\b)",
    re.IGNORECASE,
)
_MOVED = re.compile(
    r"\b(?:mov(?:e|es|ed|ing)|transferr?(?:s|ed|ing)?|switch(?:ed|ing)?|relocat(?:e|ed|ing))"
    r"(?:\s(?:back|over|across|up|down|straight|out\sof\s[a-z]+\s[a-z]+))?"
    r"(?P<to>\s(?:to|into|onto|on\sto|in\sto))?\s"
    r"(?P<what>(?:an?|the|my|our|this|that|his|her|their|another|some)\s(?:[a-z-]+\s){0,3}?[a-z-]+)"
    r"(?=\s*(?:[.,;:!?]|$)|\s(?:in|on|at|from|of|by|with|near|next|because|last|this|yesterday|today|two|three|when|after"
    r"|and|but|so|for|since|as|where|to|until|behind|beside|outside|up|down|over|a|once|now|just|closer|nearer)\b)",
    re.IGNORECASE,
)
# Where people live, beside their homes: "I moved to a **town** nearby"; not "a desk".
_WHERE_ONE_LIVES = lists.HOMELY - word_set(
    "front back gate door drive bed car bike room front_door"
) | word_set(
    "town city country county district area region neighbourhood suburb hamlet island coast "
    "seaside countryside hills mountains north south east west capital state part end side block "
    "hotel hostel hall care hospice refuge shelter studio condo bedsit duplex annexe tent "
    "van boat barge terrace property accommodation somewhere council"
)


def is_no_move_of_home(statement: str, quote: str) -> bool:
    """Tell whether words that seem to tell of a new home tell of a move of, or to, something else.

    Args:
        statement: a clause.
        quote: words of a story that would affirm it.

    Example:
        >>> is_no_move_of_home("your address has changed", "I moved to another desk last week")
        True
        >>> is_no_move_of_home("your address has changed", "I moved to a flat in May")
        False
        >>> is_no_move_of_home("you move house", "I moved the car last night")
        True
    """
    if _CHANGES_HOME.search(statement) is None:
        return False
    found = _MOVED.search(quote)
    if found is None:
        return False
    words = found["what"].split()
    asked = statement.lower().split()
    noun = words[-1].lower()
    named = noun != words[-1] or any(word[:1].isupper() for word in words[1:])
    if named or noun in asked or lemma(noun) in asked or NOUN not in classes(noun):
        return False  # "the Highlands"
    return not any({word, lemma(word)} & _WHERE_ONE_LIVES for word in map(str.lower, words[1:]))
