"""Things named by their status under a rule: "**Banned items** are knives", "eligible costs: …".

A text that names a kind so, and then what is of it, says of each whether it is let in.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.provisions.words.status_words import NAMING_KINDS, SHUT_OUT, STATUSES
from cmr_logic.text import ADJECTIVE, NOUN, classes

# Words before the one that says so: "**the only** permitted fuels"; not "if permitted".
_AHEAD = syntax.DETERMINERS | {"following", "only", "some"}
# What opens a clause that tells such things apart: "items **that are** banned"; not "who row".
_RELATIVES = frozenset({("that", "are"), ("which", "are"), ("that", "is"), ("which", "is")})
_NO_THINGS = syntax.PRONOUNS | syntax.AUXILIARIES | syntax.NEGATIONS


class Status(NamedTuple):
    """The status of a kind of things.

    Args:
        word: the word that names it: "banned".
        negated: whether "not" stands before it.
    """

    word: str
    negated: bool

    @property
    def denying(self) -> frozenset[str]:
        """The word, where by itself it denies."""
        return SHUT_OUT & {self.word}


def status_named(named: Sequence[str]) -> Status | None:
    """Return the status under a rule of the kind of things that words name; perhaps None.

    Args:
        named: the tokens of a subject or title, without its verb.

    Example:
        >>> status_named("the banned luxury goods for home use".split())
        Status(word='banned', negated=False)
        >>> status_named("vehicles exempt from the charge".split()).denying
        frozenset({'exempt'})
        >>> status_named("items that are not allowed in the hold".split())
        Status(word='allowed', negated=True)
        >>> status_named("people who work in covered markets".split())
        >>> status_named(("permitted",)), status_named("a restricted area".split())
        (None, None)
    """
    if STATUSES.isdisjoint(named):
        return None
    at = 0
    while at < len(named) and named[at] in _AHEAD:
        at += 1
    ahead, named = named[:at], tuple(named[at:])
    place = next((i for i, word in enumerate(named) if word in STATUSES), 0)
    if place:
        return _status_behind(named, place)
    definite = "the" in ahead or "following" in ahead
    alone = len(named) == 1 or named[0] not in STATUSES
    if alone or not (definite or _is_several(named[1:])) or not names_only(named[1:2]):
        return None
    return Status(named[0], negated=False)


def titles_kinds(named: Sequence[str]) -> bool:
    """Tell whether a lead-in is a title that tells things apart: "Items **that are banned**:".

    Args:
        named: its tokens, without the colon.

    Example:
        >>> titles_kinds("items that are not allowed on board".split())
        True
        >>> titles_kinds("items that are banned are".split()), titles_kinds(("banned", "items"))
        (False, False)
    """
    pairs = list(pairwise(named))
    if _RELATIVES.isdisjoint(pairs) or status_named(named) is None:
        return False
    verbs = sum(word in syntax.AUXILIARIES or word in NAMING_KINDS for word in named)
    return verbs == 1  # that of the clause, and none behind it


def names_only(head: Sequence[str]) -> bool:
    """Tell whether words are nouns and what says more of them.

    Args:
        head: tokens of a name.

    Example:
        >>> names_only(("household", "items")), names_only(("if", "you"))
        (True, False)
    """
    nouns = all(NOUN in classes(word) or ADJECTIVE in classes(word) for word in head)
    return nouns and _NO_THINGS.isdisjoint(head)


def _status_behind(named: Sequence[str], place: int) -> Status | None:
    """Return the status that stands behind the things: "vehicles **exempt** from the charge"."""
    negated = named[place - 1] in syntax.VERBAL_NEGATIONS
    last = place - 1 if negated else place
    if named[last - 2 : last] in _RELATIVES:
        last -= 2
    ends = place + 1 == len(named) or named[place + 1] in syntax.PREPOSITIONS
    head = named[:last]
    if not (ends and head and names_only(head) and _is_several(head)):
        return None
    return Status(named[place], negated)


def _is_several(named: Sequence[str]) -> bool:
    """Tell whether a name is of several, or of stuff: "**items** on board", "**proof of** age"."""
    head = next((i for i, word in enumerate(named) if word in syntax.PREPOSITIONS), len(named))
    return any(map(syntax.is_plural_noun, named[:head])) or named[head : head + 1] == ("of",)
