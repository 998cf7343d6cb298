"""With whom something was done: what a rule says of "us" is not told by what was done with others.

"I bought it from a neighbour" does not say "you bought it from us"; whoever makes the rule is "you"
in a story.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import words_in

# With whom something must be done that is done with "us": "bought **from us**".
_WITH_US = re.compile(r"\b(?:from|with|for|by|through)\sus\b", re.IGNORECASE)
# To whom something was said or given: "you **told us** so".
_TO_US = re.compile(
    r"\b(?:tell|told|inform|informed|notify|notified|send|sent|give|gave|given|show|showed|shown|pay|paid|ask"
    r"|asked|contact|contacted|call|called|bring|brought|offer|offered|owe|sell|sold|lend|lent)\sus\b"
    r"|\bto\sus\b",
    re.IGNORECASE,
)
_YOU = re.compile(
    r"\b(?:you|yourselves|your|yours|here|(?:this|the(?:\ssame)?)\s(?:shop|store|company|firm|office|branch|website"
    r"|school|club|library|hotel|association|council))\b",
    re.IGNORECASE,
)
_NEAR = 5  # words behind a verb in which it is named to whom something was said


def is_with_others(statement: str, quote: str) -> bool:
    """Tell whether words of a story are of others, or of nobody, where a clause says "us".

    What was bought or agreed was bought from somebody; who reported a thing may name nobody.

    Args:
        statement: a clause.
        quote: the words of a story that would settle it.

    Example:
        >>> clause = "you bought it from us"
        >>> is_with_others(clause, "I bought it from a friend")
        True
        >>> is_with_others(clause, "I bought it in May")
        True
        >>> is_with_others(clause, "I bought it from you in May")
        False
        >>> is_with_others("you told us about the leak", "I told my aunt about the leak")
        True
        >>> is_with_others("you told us about the leak", "I reported the leak at once")
        False
    """
    if " us" not in statement or _YOU.search(quote) is not None:
        return False
    if _WITH_US.search(statement) is not None:
        return True
    return _TO_US.search(statement) is not None and _names_receiver(quote)


@lru_cache(maxsize=1024)
def _names_receiver(quote: str) -> bool:
    """Tell whether words name somebody to whom something was said or given: "I told my aunt"."""
    words = words_in(quote.lower())
    return any(
        owner in lists.OWNERS | {"the", "a", "an", "to"}
        and any(is_person(word) for word in words[at + 1 : at + 3])
        for at, owner in enumerate(words[: _NEAR + 2])
        if at > 0
    )
