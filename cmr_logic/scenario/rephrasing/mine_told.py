"""What "mine" stands for where a question names one thing: "I've lost **mine**" of a new key.

A clause says "yours" of it: "if yours is lost".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.statements.asked_about import owned_in
from cmr_logic.spans import Span

# What one asks for in place of one's own: "a **replacement** card"; not "a green card".
_IN_PLACE = re.compile(
    r"\b(?:an?|another)\s(?:(?:new|second|spare|replacement|duplicate|fresh|different)\s)?"
    r"(?P<what>(?:[a-z]+\s)?[a-z]+)(?=\s*[?,.]|\s(?:from|for|at|in|on|if|when|online|by)\b)",
    re.IGNORECASE,
)
_INSTEAD = re.compile(
    r"\b(?:another\s(?:one\b)?|(?:new|second|spare|replacement|duplicate|fresh|different)\s)", re.I
)
# "Mine" by itself: "I lost **mine**"; not "a friend of mine", "the old mine".
_MINE = re.compile(
    r"(?<![\w'’-])(?<!\bof\s)(?<!\bat\s)(?<!\ba\s)(?<!\ban\s)(?<!\bthe\s)(?<!\bthis\s)(?<!\bthat\s)(?<!\bcoal\s)(?<!\bgold\s)(?<!\btin\s)"
    r"(?P<mine>mine|ours)(?![\w'’-])(?!\s(?:shaft|worker)s?\b|\stoo\b)",
    re.IGNORECASE,
)
# What another has, of which "mine" may be said: "**his** tent is red and mine is blue".
_ANOTHERS = re.compile(
    r"\b(?:[a-z]+['’]s|his|her|their|your|other)\s(?:[a-z]+\s)??(?P<what>[a-z]+)"
    r"(?=\s(?:is|was|are|were|has|had|have|can|will|and|but|in|on|at|[a-z]+ed)\b|[,.;]|$)",
    re.IGNORECASE,
)
_OPENS = re.compile(r"(?:^|[.!?;,]|\b(?:and|but|so))\s*$")
_YOURS = re.compile(r"\byours\b")
_BEING = frozenset({"is", "was", "are", "were", "be", "has", "have", "been"})


def thing_of_ones_own(question: str) -> str:
    """Return the noun of the one thing that a question is about, of which one says "mine".

    Args:
        question: what is asked.

    Example:
        >>> thing_of_ones_own("Can I get a replacement card?"), thing_of_ones_own("Can I row?")
        ('card', '')
        >>> thing_of_ones_own("Must I paint my boat?")
        'boat'
    """
    found = _IN_PLACE.search(question) if _INSTEAD.search(question) else None
    if found is not None:
        words = found["what"].lower().split()
        words = words[-1:] if _INSTEAD.match(found["what"]) else words
        return "" if is_person(words[-1]) else words[-1]
    named = owned_in(question)
    return "" if named is None or named.person else named.head


def with_yours_named(statement: str, question: str) -> str:
    """Return a clause that says "yours" with the noun of what a question asks for.

    Args:
        statement: a clause.
        question: what is asked.

    Example:
        >>> with_yours_named("yours was lost", "Can I get a new badge?")
        'your badge was lost'
        >>> with_yours_named("the badge is yours", "Can I get a new badge?")
        'the badge is yours'
    """
    found = _YOURS.search(statement)
    if found is None or statement[: found.start()].rstrip().rpartition(" ")[2] in {
        "is",
        "of",
        "are",
    }:
        return statement
    thing = thing_of_ones_own(question)
    return _YOURS.sub(f"your {thing}", statement, count=1) if thing else statement


def with_mine_named(story: str, question: str) -> Iterator[tuple[Span, str]]:
    """Yield where a story says "mine" of what a question is about, with the noun for it.

    Args:
        story: what a person tells.
        question: what is asked.

    Example:
        >>> [words for _, words in with_mine_named("I lost mine.", "Can I get a new key?")]
        ['my key']
        >>> [*with_mine_named("A friend of mine rows.", "Can I get a new key?")]
        []
        >>> told = "Her tent is red and mine is blue."
        >>> [words for _, words in with_mine_named(told, "Can I get a new key?")]
        ['my tent']
    """
    asked = thing_of_ones_own(question)
    for found in _MINE.finditer(story):
        before = story[: found.start()]
        others = {other["what"].lower() for other in _ANOTHERS.finditer(before)}
        thing = (min(others) if others else asked) if len(others) <= 1 else ""
        last = before.rstrip().rpartition(" ")[2].lower()
        if not others and _OPENS.search(before) and not _INSTEAD.search(question):
            continue  # "**Mine** is blue": a subject that is one's own already
        if not thing or is_person(thing) or last in _BEING or syntax.is_gerund(last):
            continue
        owner = {"mine": "my", "ours": "our"}[found["mine"].lower()]
        yield Span(*found.span()), f"{owner} {thing}"
