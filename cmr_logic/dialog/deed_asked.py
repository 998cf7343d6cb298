"""The deed that a question asks about, whose it is, and what it is done to: "can I sell a hen"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.inquiry.owned import MINE
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.wordlists import CIRCUMSTANCES
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, bases, classes, key

ASKERS = frozenset({"i", "we", "you", "they", "he", "she"})
"""Pronouns that a question may have as its subject: "can **we** row"; not "can boats row"."""
OWNERS = MINE | {"the", "your"}
"""Words that open the name of a thing at hand: "will **the** boat"; not "will a boat"."""

# Words between the subject of a question and its verb: "can I **still** row"; not "row".
_BEFORE_DEED = frozenset(
    [
        "still",
        "also",
        "have",
        "need",
        "be",
        "to",
        "able",
        "allowed",
        "get",
        "not",
        "just",
        "only",
        "now",
        "free",
        "ever",
        "even",
        "always",
    ]
)
# Those of them that are deeds of their own before a noun: "**get** a fee"; not "be able".
_OWN_DEEDS = frozenset({"get", "have", "need"})
_STOPS = (
    syntax.PREPOSITIONS
    | syntax.RELATIVES
    | frozenset({"?", ",", "and", "or", "what", "when", "where", "while", "i", "we", "you"})
)
# Verbs that say no more than that a deed goes on or ends: "**keep** paying"; not "keep a hen".
_GOING_ON = frozenset({"keep", "stop", "start", "begin", "continue", "finish", "avoid"})
_THERE = "there"
_FIRST = 2  # where the verb of a question stands at the earliest
_LONGEST_SUBJECT = 7


class Asked(NamedTuple):
    """What a question asks about, in its words.

    Args:
        subject: who or what does it.
        deed: the verb.
        particle: the particle right behind it, perhaps none.
        object: what it is done to, perhaps nothing.
        rest: what follows.
    """

    subject: tuple[str, ...]
    deed: str
    particle: str
    object: tuple[str, ...]
    rest: tuple[str, ...]


def deed_asked(words: Sequence[str]) -> Asked | None:
    """Return the subject, deed and object of a question; None where they do not show.

    Args:
        words: its lower-cased tokens.

    Example:
        >>> asked = deed_asked("can i still sell the eggs my hens lay ?".split())
        >>> asked.deed, asked.object, asked.rest
        ('sell', ('the', 'eggs'), ('my', 'hens', 'lay', '?'))
        >>> asked = deed_asked("will my water bill go up this summer ?".split())
        >>> asked.subject, asked.deed, asked.particle, asked.object
        (('my', 'water', 'bill'), 'go', 'up', ())
        >>> deed_asked("is there a fee ?".split()).object
        ('a', 'fee')
    """
    if len(words) <= _FIRST or words[0] not in syntax.AUXILIARIES:
        return None
    if words[1] == _THERE:
        first = _FIRST + (words[_FIRST] == "be")
        last = _end(words, first)
        return Asked((), "be", "", tuple(words[first:last]), tuple(words[last:]))
    start = _FIRST if words[1] in ASKERS else _behind_subject(words)
    at = next((i for i in range(start, len(words)) if not _goes_before(words, i)), 0)
    if not start or not at or VERB not in classes(words[at]) or words[at] in _STOPS:
        return None
    at += (
        words[at] in _GOING_ON and words[at + 1 : at + 2] != () and syntax.is_gerund(words[at + 1])
    )
    behind = at + 1
    particle = (
        words[behind] if words[behind : behind + 1] and words[behind] in syntax.PARTICLES else ""
    )
    first = behind + bool(particle)
    last = _end(words, first)
    ends_in = words[last - 1] if last > first else ""
    when = ends_in in TIMES or key(ends_in) in CIRCUMSTANCES
    if when and ends_in not in syntax.PARTICLES:
        last = first  # "go up **this summer**"
    return Asked(
        tuple(words[1:start]), words[at], particle, tuple(words[first:last]), tuple(words[last:])
    )


def _goes_before(words: Sequence[str], at: int) -> bool:
    """Tell whether a word stands between a subject and its verb: "**get** paid", not a fee."""
    if words[at] not in _BEFORE_DEED:
        return False
    behind = words[at + 1] if at + 1 < len(words) else ""
    return words[at] not in _OWN_DEEDS or behind in _BEFORE_DEED or syntax.is_participle(behind)


def _end(words: Sequence[str], first: int) -> int:
    """Return where an object ends that begins at some place."""
    last, named = first, False
    while last < len(words) and words[last] not in _STOPS:
        opens = words[last] in syntax.DETERMINERS or words[last] in syntax.PRONOUNS
        if named and opens and not is_person(words[last - 1]):
            break  # "the eggs **my** hens lay"; not "lend my son **a** boat"
        named = named or (NOUN in classes(words[last]) and words[last] not in syntax.DETERMINERS)
        last += 1
    return last


def _behind_subject(words: Sequence[str]) -> int:
    """Return where the verb stands behind a noun that a question begins with; 0 for none."""
    done = words[0] in syntax.BE
    for at in range(_FIRST, min(len(words), _FIRST + _LONGEST_SUBJECT)):
        following = words[at + 1] if at + 1 < len(words) else ""
        verb = words[at] in bases(words[at], VERB) or words[at] == "be"
        if done:
            verb = syntax.is_participle(words[at])
        goes_on = NOUN in classes(words[at]) and following in bases(following, VERB)
        goes_on = goes_on and following not in syntax.PARTICLES
        before = at - 1 - (syntax.is_adverb(words[at - 1]) and at > _FIRST)
        if verb and not goes_on and before and NOUN in classes(words[before]):
            return at
    return 0


def noun_head(words: Sequence[str]) -> str:
    """Return the base of the noun that words end in, an empty string for none.

    Example:
        >>> noun_head(("two", "monthly", "fees")), noun_head(("it",))
        ('fee', '')
    """
    for word in reversed(words):
        if NOUN in classes(word) and word not in syntax.PARTICLES:
            return bases(word, NOUN)[0]
    return ""
