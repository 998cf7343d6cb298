"""Does a story say that it counts all there is: "two boys, my only children"."""

from __future__ import annotations

import re

# Behind "just" that says when or how: "they **just turned** two"; not "just two boys".
_NOT_WHEN = (
    r"(?!(?:turned|had|got|started|moved|bought|been|want(?:ed)?|about|over|under|like|as|now|before|after|become|gone|come"
    r"|finished|left|made|said|told|asked|wondering|so|because|in|on|at|to|outside|off|behind|near|started|joined|found)\b)"
)
_NO_MORE = re.compile(
    rf"\b(?:only|just)\s(?:(?:the|a|one|my|our)\s)*(?:child|children|kids?|ones?|{_NOT_WHEN}[a-z]+)\b"
    r"|\bno\s(?:other|more)\b|\bthat['’]s\s(?:us|me|it|the\slot|all|my\slot|our\slot)\b"
    r"|\b(?:in\sall|altogether|in\stotal)\b",
    re.IGNORECASE,
)


def says_all(story: str) -> bool:
    """Tell whether a story says that what it counts is all there is.

    Args:
        story: the story.

    Example:
        >>> says_all("I've two boys, my only children."), says_all("I've two boys.")
        (True, False)
    """
    return _NO_MORE.search(story) is not None
