"""What is told of all but some: "I've returned all the tools **but one**", for all the tools.

Whoever leaves one out has not done it with all.
"""

from __future__ import annotations

import re

_OF_ALL = re.compile(r"\b(?:all|every|each|everything|everyone|everybody|both)\b", re.IGNORECASE)
_NUMBER = r"(?:one|two|three|four|five|a\sfew|a\scouple|\d+)"
_THING = r"(?:the|my|our|his|her|their|a|an|this|that)\s(?:[a-z-]+\s){0,2}?[a-z-]+"
# What says when, and leaves no one out: "except **on** Sundays"; not "except first aid".
_WHEN = "on|in|at|for|when|if|that|during|while|by|with|as|what|how|where|once|maybe|perhaps|of"
# What is left out of all: "all the tools **but the saw**"; not "all, but the saw is bent".
_LEFT_OUT = re.compile(
    r"\b(?:all|every|each|everything|everyone|everybody|both)\b[^.;!?,]*?"
    rf"(?:\s(?:but|bar|save|minus)\s(?:for\s)?(?:{_NUMBER}|{_THING})(?=\s*(?:[.,;:!?–—]|$)|\s(?:of|which|that|who)\b)"
    rf"|\s(?:except|excepting|excluding|apart\sfrom|other\sthan)\s(?:for\s)?(?!(?:{_WHEN})\b)(?:{_NUMBER}|{_THING}|[a-z]+)\b)",
    re.IGNORECASE,
)
# The same behind a plural: "the tools, **except the saw**"; not "the tools, but the saw is bent".
_BESIDE = re.compile(
    rf"\b(?:the|my|our)\s(?:[a-z-]+\s){{0,2}}?[a-z]+s,?\s(?:except|apart\sfrom|bar|but\snot)\s(?:for\s)?"
    rf"(?:{_NUMBER}|{_THING})(?=\s*(?:[.,;:!?–—]|$)|\s(?:of|which|that|who)\b)",
    re.IGNORECASE,
)


def leaves_some_out(statement: str, told: str) -> bool:
    """Tell whether words leave out some of all that a clause asks for.

    Args:
        statement: a clause.
        told: words of a story that would affirm it, with the rest of their sentence.

    Example:
        >>> clause = "all the tools have been returned"
        >>> leaves_some_out(clause, "I've returned all the tools but the saw")
        True
        >>> leaves_some_out(clause, "I've returned all the tools, but the saw is bent")
        False
        >>> leaves_some_out("the tools have been returned", "I've returned all the tools but one")
        False
    """
    if _OF_ALL.search(statement) is None:
        return False
    beside = " but " in statement or " except" in statement or " other than" in statement
    return not beside and any(each.search(told) is not None for each in (_LEFT_OUT, _BESIDE))
