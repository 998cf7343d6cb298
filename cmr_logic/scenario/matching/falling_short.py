"""What a story says that falls short of a clause: "almost trained", "after work" for "at work"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.matching.not_in_the_trade import is_no_more_or_not_yet
from cmr_logic.scenario.matching.said_otherwise import says_otherwise
from cmr_logic.text import ADJECTIVE, VERB, bases, classes, word_set, words_in

_NUMBER = (
    r"(?:\d|an?\b|one\b|every\b|all\b|the\b|always\b|never\b|double\b|twice\b|triple\b|"
    + "|".join(rf"{word}\b" for word in sorted(syntax.NUMBERS))
)
# Adverbs by which something is not so yet: "**almost** trained"; not "almost 60".
_NOT_QUITE = re.compile(
    r"\b(?:almost|nearly|partly|partially|virtually|practically|half|semi|supposedly|allegedly)"
    rf"[\s-](?!{_NUMBER}))(?P<what>[a-z]+)",
    re.IGNORECASE,
)
# Some of a thing, or less than all that is due: "**half of** the course".
_PART_OF = re.compile(
    r"\b(?:half|part|some|most|much|a\s(?:third|quarter|bit)|an?\s(?:deposit|instalment|contribution))\s"
    r"(?:of\s|towards?\s|on\s|for\s)?(?:the|my|our)\s(?P<what>[a-z]+)",
    re.IGNORECASE,
)
# What somebody does and no more: "you **only** work at night"; not "you are the only one".
_LIMITED = re.compile(
    r"^(?:you|your\s\w+)\s(?:(?:is|are|have|has|do|will)\s)?(?:only|solely|exclusively|entirely|wholly)"
    r"\s(?!child\b)|^(?:you|(?:your|the)\s\w+|it)\s[a-z]+\s(?:only|solely|exclusively|nothing\sbut)\s"
)
# What was so all along: "you have **always** rowed here"; not "you have rowed here".
_ALWAYS = re.compile(r"^(?:you|your\s\w+)\s(?:have|has)\salways\s")
_ALL_ALONG = re.compile(
    r"\b(?:always|ever|born|birth|childhood|never|whole|throughout)\b|\ball\s(?:my|our|his|her|along)\b",
    re.IGNORECASE,
)
_NO_MORE_THAN_THAT = re.compile(
    r"\b(?:only|solely|exclusively|just|nothing|all|alone|none|no|never|not|always|purely|entirely|whole)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
# What is under way is not done: "is **being** trained"; not "is being paid".
_UNDER_WAY = re.compile(
    r"(?:\b(?:is|are|am|was|were)|['’](?:s|re|m))\s(?:still\s|now\s|currently\s)?being\s"
    r"(?:\w+ly\s)?(?P<done>[a-z]+)",
    re.IGNORECASE,
)
# What goes on for as long as it is done: "my rent is being **paid**"; not "trained".
_GOING_ON = word_set(
    "pay support treat care fund use keep hold monitor supervise teach investigate employ charge "
    "rent let detain help prosecute bully harass mistreat abuse evict sue exploit follow grow raise"
)
# Prepositions that place the same thing otherwise: "**after** work" is not "at work".
_OTHERWISE = {
    "at": frozenset({"after", "before", "from", "near", "outside", "to"}),
    "to": frozenset({"from", "for", "after", "before"}),
    "from": frozenset({"to", "for"}),
    "with": frozenset({"without", "near", "against", "opposite"}),
    "without": frozenset({"with"}),
    "in": frozenset({"near", "outside", "opposite"}),
    "inside": frozenset({"outside", "near"}),
    "outside": frozenset({"in", "inside", "at"}),
    "after": frozenset({"before", "during"}),
    "before": frozenset({"after", "during"}),
    "during": frozenset({"after", "before"}),
    "on": frozenset({"off"}),
    "off": frozenset({"on"}),
    "above": frozenset({"below", "under"}),
    "below": frozenset({"above", "over"}),
    "for": frozenset({"against", "without", "from"}),
    "against": frozenset({"for"}),
}
_NEAR = 3  # words from a preposition to its noun: "on my way to work"


def falls_short(statement: str, quote: str) -> bool:
    """Tell whether words that speak of what a clause asks for say less than it.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> clause = "your dog is trained"
        >>> falls_short(clause, "My dog is nearly trained"), falls_short(clause, "He's trained")
        (True, False)
        >>> falls_short(clause, "My dog is being trained")
        True
        >>> falls_short("you are a nurse", "I'm a former nurse")
        True
        >>> clause = "you only row at night"
        >>> falls_short(clause, "I row at night"), falls_short(clause, "I row at night only")
        (True, False)
        >>> clause = "you were hurt at work"
        >>> falls_short(clause, "I was hurt after work"), falls_short(clause, "I was hurt at work")
        (True, False)
    """
    if is_part(statement, quote) or _says_no_limit(statement, quote):
        return True
    short = _NOT_QUITE.search(quote)
    if short is not None and short[0].lower() not in statement.lower():
        what = short["what"].lower()
        if syntax.is_participle(what) or ADJECTIVE in classes(what):
            return True
    if is_no_more_or_not_yet(statement, quote):
        return True
    done = _UNDER_WAY.search(quote)
    if done is not None and " being " not in statement:
        base = bases(done["done"].lower(), VERB)
        if syntax.is_participle(done["done"].lower()) and _GOING_ON.isdisjoint(base):
            return True
    return _is_placed_otherwise(statement, quote) or says_otherwise(statement, quote)


def is_part(statement: str, quote: str) -> bool:
    """Tell whether words speak of some of what a clause asks for all of.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> is_part("you took the course", "I took half of the course")
        True
        >>> is_part("you took half the course", "I took half the course")
        False
    """
    part = _PART_OF.search(quote)
    if part is None or part[0].lower() in statement.lower():
        return False
    return part["what"].lower() in words_in(statement.lower())


# What is so in whole, or in part: "**fully** retired", "**semi**-retired".
_IN_WHOLE = re.compile(r"\b(?:fully|completely|wholly|entirely|totally)\b")
_PARTLY = re.compile(
    r"\b(?:partly|partially|semi|half|part|not\s(?:fully|wholly))[\s-]", re.IGNORECASE
)


def is_only_partly(statement: str, quote: str) -> bool:
    """Tell whether a clause asks for what is so in whole, and words say that it is so in part.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> clause = "your kiln is fully insured"
        >>> is_only_partly(clause, "It's part-insured"), is_only_partly(clause, "It's insured")
        (True, False)
    """
    return _IN_WHOLE.search(statement) is not None and _PARTLY.search(quote) is not None


def _says_no_limit(statement: str, quote: str) -> bool:
    """Tell whether a clause says "only", and words say nothing of the kind: "you only row"."""
    if _ALWAYS.match(statement) is not None and _ALL_ALONG.search(quote) is None:
        return True
    return _LIMITED.match(statement) is not None and _NO_MORE_THAN_THAT.search(quote) is None


def _is_placed_otherwise(statement: str, quote: str) -> bool:
    """Tell whether a noun of a clause stands behind another preposition in a story alone."""
    placed = _placed(statement)
    if not placed:
        return False
    told = dict[str, set[str]]()
    for preposition, noun in _placed(quote):
        if preposition == _OFF and _NEVER.search(quote) is not None:
            continue  # "he's never off the lead"
        told.setdefault(noun, set()).add(preposition)
        if preposition in _FOR and _TREATED.search(statement) is not None:
            told[noun] |= _FOR
    return any(
        noun in told and preposition not in told[noun] and told[noun] <= _OTHERWISE[preposition]
        for preposition, noun in placed
        if preposition in _OTHERWISE
    )


@lru_cache(maxsize=4096)
def _placed(text: str) -> tuple[tuple[str, str], ...]:
    """Return each preposition of a text with the noun right behind it, or behind "the" or "my"."""
    words = words_in(text.lower())
    found = []
    for at, word in enumerate(words[:-1]):
        if word not in _OTHERWISE and word not in _OTHERS:
            continue
        behind = at + 1
        while behind < min(at + _NEAR, len(words) - 1) and words[behind] in syntax.DETERMINERS:
            behind += 1
        found.append((word, words[behind]))
    return tuple(found)


# What is done for, and so against, the same: "a jab **for** mumps"; not "a vote for it".
_FOR = frozenset({"for", "against"})
_TREATED = re.compile(r"\b(?:vaccinat|immuni[sz]|treat|inoculat|dosed|insur)", re.I)
_OFF, _NEVER = "off", re.compile(r"\bnever\b|\bnot\b|n['’]t\b", re.IGNORECASE)
_OTHERS = frozenset[str]().union(*_OTHERWISE.values())
