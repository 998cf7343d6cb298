"""A first thing of which a story tells no second: "the test", of "the first test".

Whoever asks to sit a test **again** has sat one, and tells of "the test". Where the story names no
other of the kind, that is the one that a rule calls the first.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.text import NOUN, classes
from cmr_logic.text.patterns import compiled

_FIRST = compiled(
    r"\b(?P<the>(?:the|your|their|his|her|its)\s)(?:first|original|initial)\s(?P<noun>[a-z]+)\b"
    r"(?!\s(?:of\b|year\b|name\b|aid\b|time\b))"
)
# No things of which there are several by their order alone: "the first **day**".
_NO_THINGS = compiled(r"(?:day|week|month|year|time|aid|name|floor|class|language|of|half|part)s?")
# What a question asks for that was had before: "sit the test **again**", "a **new** form".
_ANEW = compiled(
    r"\b(?:again|another|anew|re-?[a-z]+|repeat|an?\s(?:second|third|new|further|fresh|replacement)|once\smore)\b"
)
_ORDER = r"(?:first|second|third|last|next|other|another|new|later|previous|both|two|three)"


def as_the_only_one(statement: str, question: str, story: str) -> str:
    """Return a clause about the first of a kind without its number, where a story has no other.

    Args:
        statement: a clause.
        question: what is asked.
        story: the story.

    Example:
        >>> def told(question, story):
        ...     return as_the_only_one("you were late for the first test", question, story)
        >>> told("Can I sit the test again?", "I was late for the test.")
        'you were late for the test'
        >>> told("Can I sit the test?", "I was late for the test.")
        'you were late for the first test'
        >>> told("Can I sit the test again?", "I was late for the second test, not for the test.")
        'you were late for the first test'
    """
    match = _FIRST.search(statement)
    if match is None or _NO_THINGS.fullmatch(match["noun"]) or _ANEW.search(question) is None:
        return statement
    noun = match["noun"]
    if NOUN not in classes(noun) or noun in syntax.AUXILIARIES:
        return statement  # "the original **was** lost"
    if compiled(rf"\bthe\ssecond\s{noun}\b").search(question) is not None:
        return statement
    several = compiled(rf"\b{_ORDER}\s(?:[a-z]+\s)?(?:{noun}|one)|\b{noun}s\b").search(story)
    if several is not None or compiled(rf"\b{noun}\b").search(story) is None:
        return statement
    return f"{statement[: match.start()]}{match['the']}{noun}{statement[match.end() :]}"
