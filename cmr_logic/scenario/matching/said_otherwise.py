"""What a story says of the thing of a clause that is another use, another one, or but its look."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise, takewhile

from cmr_logic.scenario.lexicon.exclusives import excludes
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text import NOUN, classes, word_set, words_in

# What something is used, kept or held for: "you use it **for work**"; not "for a year".
_USED = re.compile(
    r"\b(?:us(?:e|es|ed|ing)|keep|keeps|kept|keeping|ha(?:ve|s|d)|own|owns|rent|rents)\b"
    r"[^,;.]*?\s(?:for|as)\s(?:an?\s|the\s|my\s|our\s|your\s|their\s|its\s)?"
    r"(?P<uses>[a-z]+(?:\s[a-z]+){0,3})",
    re.IGNORECASE,
)
# Nouns behind "for" that name no use: "for a **year**", "for **me**"; not "for work".
_NO_USES = word_set(
    "year years month months week weeks day days hour hours minute time times while ages long sale "
    "rent hire me us you him her them it example instance free nothing over under at more less now"
)
_LINKS = frozenset({"and", "or", "for", "as"})  # between several uses
# Pairs by which one of two things is told from the other, beside the values that exclude each other
# anywhere: "the **old** gate"; not "a red gate".
_PAIRS = frozenset(
    map(
        frozenset,
        (
            ("old", "new"), ("first", "second"), ("inner", "outer"), ("left", "right"),
            ("main", "side"), ("big", "small"), ("large", "small"), ("near", "far"),
            ("indoor", "outdoor"),
        ),
    )
)  # fmt: skip
# What is only on a thing, or like it: "gold-**plated**"; not "gold-rimmed".
_BUT_ITS_LOOK = re.compile(
    r"\b(?P<what>[a-z]+)-(?:plated|coloured|colored|effect|look|style|like|tone|scented|flavoured"
    r"|flavored|free|shaped|sized)\b",
    re.IGNORECASE,
)
# Where a thing is now that was put somewhere: "your boat **is moored** there"; not "is insured".
_IS_PUT = re.compile(
    r"\b(?:is|are)\s(?P<put>moored|parked|kept|stored|stationed|housed|stabled|berthed|anchored)\b"
)
_WAS_PUT = re.compile(
    r"\b(?:was|were)\s(?P<put>moored|parked|kept|stored|stationed|housed|stabled|berthed|anchored)\b",
    re.IGNORECASE,
)


# By which a clause says that others had it done: "moved **on the orders of** a warden".
_ORDERED = re.compile(
    r"\b(?:on|under|by|at)\s(?:the\s)?(?:orders?|instructions?|direction|request|command)\s(?:of|from)\b"
)
_UNASKED = re.compile(
    r"\bown\s(?:accord|free\swill|choice|volition|bat|initiative)\b|\b(?:unprompted|unasked|unbidden)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def says_otherwise(statement: str, quote: str) -> bool:
    """Tell whether words that seem to affirm a clause say another use, one, look or time.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> clause = "you use the cart for business"
        >>> says_otherwise(clause, "I use the cart for fun"), says_otherwise(clause, "I use it")
        (True, False)
        >>> says_otherwise(clause, "I use the cart for business and for fun")
        False
        >>> clause = "you use the old gate"
        >>> says_otherwise(clause, "I use the new gate"), says_otherwise(clause, "I use the gate")
        (True, False)
        >>> says_otherwise("your ring is gold", "My ring is gold-plated")
        True
        >>> says_otherwise("your boat is moored here", "My boat was moored here last year")
        True
    """
    return (
        _is_for_another_use(statement, quote)
        or _is_the_other(statement, quote)
        or _is_but_like_it(statement, quote)
        or _was_put_there(statement, quote)
        or (_ORDERED.search(statement) is not None and _UNASKED.search(quote) is not None)
    )


def _is_for_another_use(statement: str, quote: str) -> bool:
    """Tell whether a thing is used for something else than a clause asks for: "for fun"."""
    asked, told = _uses(statement), _uses(quote)
    if not asked or not told:
        return False
    return not any(covers((key,), own) or covers((own,), key) for key in told for own in asked)


def _uses(text: str) -> frozenset[str]:
    found = _USED.search(text)
    if found is None:
        return frozenset()
    uses = takewhile(
        lambda word: word in _LINKS or NOUN in classes(word), words_in(found["uses"].lower())
    )
    named = [word for word in uses if word not in _LINKS]
    if not _NO_USES.isdisjoint(named):
        return frozenset()
    return frozenset(word_key(word) or word for word in named)


def _is_the_other(statement: str, quote: str) -> bool:
    """Tell whether the other of two things is told of: "the **new** gate", of the old one."""
    asked = words_in(statement.lower())
    told = words_in(quote.lower())
    pairs = list(pairwise(told))
    for adjective, noun in pairwise(asked):
        if NOUN not in classes(noun) or (adjective, noun) in pairs:
            continue
        if any(thing == noun and _tells_apart(adjective, other) for other, thing in pairs):
            return True
    return False


def _tells_apart(one: str, other: str) -> bool:
    """Tell whether of two things each is told from the other by its word: "old" and "new"."""
    return frozenset((one, other)) in _PAIRS or excludes(one, other)


def _is_but_like_it(statement: str, quote: str) -> bool:
    """Tell whether a thing is only plated with, or like, what a clause says that it is."""
    found = _BUT_ITS_LOOK.search(quote)
    if found is None or found[0].lower() in statement.lower():
        return False
    return found["what"].lower() in words_in(statement.lower())


def _was_put_there(statement: str, quote: str) -> bool:
    """Tell whether a thing was somewhere at another time than now."""
    asked, told = _IS_PUT.search(statement), _WAS_PUT.search(quote)
    return asked is not None and told is not None and asked["put"] == told["put"].lower()
