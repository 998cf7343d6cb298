"""What is told of a thing that only stands near the one meant: "the shed **behind my house**".

The thing in question is named there to say where another is.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.relations import covers, word_key

# A thing with another that says where it is: "my **shed behind the house** was"; not "the roof of".
_NEAR = re.compile(
    r"^(?:my|our|the|an?|this|that)\s(?:[a-z-]+\s)??(?P<thing>[a-z-]+),?\s(?:(?:that|which)\sstands\s)?"
    r"(?:right\s|just\s|close\s)?(?:behind|beside|by|near|opposite|outside|above|below|under|beyond|against|around"
    r"|beneath|next\sto|close\sto|in\sfront\sof|at\sthe\s(?:back|side|end|bottom|rear)\sof|along(?:side)?|across\sfrom)\s"
    r"(?:my|our|the|an?|this|that)\s(?:[a-z-]+\s)??(?P<by>[a-z-]+),?\s"
    r"(?:is|are|was|were|has|have|had|(?!and\b|or\b)[a-z]+(?:s|ed))\b",
    re.IGNORECASE,
)


def is_of_what_stands_near(head: str, quote: str) -> bool:
    """Tell whether words are of a thing that stands near the one that a clause is about.

    Args:
        head: what the subject of the clause is compared by.
        quote: words of a story that would settle it.

    Example:
        >>> is_of_what_stands_near("house", "My shed behind the house was built in 1887")
        True
        >>> is_of_what_stands_near("house", "My house behind the church was built in 1887")
        False
    """
    found = _NEAR.match(quote) if head else None
    if found is None or word_key(found["by"].lower()) != head:
        return False
    thing = word_key(found["thing"].lower())
    return not (covers((thing,), head) or covers((head,), thing))
