"""Questions that only point at a thing, to texts of what is let in: "Can I bring this?".

A text that names kinds by their status ("Banned items are …") says of anything whether it is let
in. A question that points at a thing, and says nothing else of it, asks just that.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.matters.status_said import says_status
from cmr_logic.provisions.words.status_words import STATUSES
from cmr_logic.syntax import DETERMINERS, PARTICLES, PREPOSITIONS
from cmr_logic.text import VERB, bases, keys, word_set, words_in

_STATUSES = keys(STATUSES)
# How a question opens that asks for leave: "**can I** bring this"; not "will I get it".
_OPENINGS = (
    *((modal, who) for modal in ("can", "may", "could", "should") for who in ("i", "we", "you")),
    ("am", "i", "allowed", "to"),
    ("are", "we", "allowed", "to"),
    ("is", "it", "ok", "to"),
    ("is", "it", "okay", "to"),
    ("do", "you"),
    ("do", "i", "have", "to"),
    ("do", "i", "need", "to"),
)
_POINTING = frozenset({"this", "these", "it", "them", "mine"})
# Nouns that say nothing of what one points at: "this **item**"; not "this dog".
_THINGS = word_set(
    "item items thing things product products object objects article articles material materials "
    "document documents substance stuff one ones kind type sort"
)


def asks_of_thing(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question points at something, and a text says which kinds are let in.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Banned items are drones and tents.")
        >>> asks_of_thing(rule, "can i take this item into the hall ?".split())
        True
        >>> asks_of_thing(rule, "can i take this dog in ?".split())
        False
        >>> asks_of_thing(parse("You can row if you swim."), "can i take this ?".split())
        False
    """
    return _points_at_thing(words) and any(_says_status(rule, p) for p in rule.provisions)


def _says_status(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision, or the heading above it, says which kinds have some status."""
    listed = provision.alternatives or provision.subject or provision.condition
    if listed is None and provision.implied is None:
        return False
    if _STATUSES.isdisjoint(provision.keys) and provision.positive:
        return False
    spans = (provision.conclusion, *(heading.span for heading in rule.headings))
    return any(says_status(words_in(span.of(rule.plain))) for span in spans)


def _points_at_thing(words: Sequence[str]) -> bool:
    """Tell whether a question asks leave to do something to a thing that it only points at."""
    opening = next((o for o in _OPENINGS if tuple(words[: len(o)]) == o), ())
    at = len(opening)
    if not opening or words[at : at + 1] == () or words[at] not in bases(words[at], VERB):
        return False
    at += 1
    while words[at : at + 1] and (words[at] in PREPOSITIONS or words[at] in PARTICLES):
        at += 1
    if not words[at : at + 1] or words[at] not in _POINTING:
        return False
    behind = [word for word in words[at + 1 :] if word.isalpha()]
    while behind and behind[0] in _THINGS:
        del behind[0]
    return not behind or behind[0] in PREPOSITIONS or behind[0] in DETERMINERS
