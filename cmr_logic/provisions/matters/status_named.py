"""Things named by their status under a rule: "**Banned items** are knives", "eligible costs: …".

A text that names a kind so, and then what is of it, says of each whether it is let in.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.matters import ways_alone
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

LET_IN = word_set(
    "eligible qualified qualifying allowable permitted acceptable accepted allowed approved "
    "authorised authorized recognised recognized claimable covered insured valid"
)
"""What is said of those that are let in: "**eligible** costs"; not "new costs"."""

SHUT_OUT = word_set(
    "banned prohibited forbidden barred excluded disallowed ineligible unacceptable restricted "
    "unauthorised unauthorized uninsured illegal unlawful disqualified exempt exempted"
)
"""What is said of those that are not, or of whom nothing is asked: "**banned**"; not "bad"."""

_STATUSES = LET_IN | SHUT_OUT
# What is said of kinds that are let in or not: "tents are **allowed**"; not "are put up".
_GIVEN = _STATUSES | ways_alone.LET_IN | {"included"}
_IS_ALLOWED = ("are", "allowed")
COVERING = frozenset({"covers", "cover", "accept", "accepts"})
"""Verbs whose objects are kinds of what something is for: "we **accept** coins"; not "have"."""

APPLYING = frozenset((verb, "to") for verb in ("applies", "apply", "extends", "extend"))
"""The same of two words: "the discount **applies to** food"; not "applies for"."""

# Words before the one that says so: "**the only** permitted fuels"; not "if permitted".
_AHEAD = syntax.DETERMINERS | {"following", "only", "some"}
# What opens a clause that tells such things apart: "items **that are** banned"; not "who row".
_RELATIVES = frozenset({("that", "are"), ("which", "are"), ("that", "is"), ("which", "is")})
# Words that name the kinds of what stands before: "eligible costs **include**"; not "cover".
_INCLUDING = frozenset({("include",), ("includes",), ("are",), ("is",)})
_NO = ("no",)
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
    if _STATUSES.isdisjoint(named):
        return None
    at = 0
    while at < len(named) and named[at] in _AHEAD:
        at += 1
    ahead, named = named[:at], tuple(named[at:])
    place = next((i for i, word in enumerate(named) if word in _STATUSES), 0)
    if place:
        return _status_behind(named, place)
    definite = "the" in ahead or "following" in ahead
    alone = len(named) == 1 or named[0] not in _STATUSES
    if alone or not (definite or _is_several(named[1:])) or not _names_only(named[1:2]):
        return None
    return Status(named[0], negated=False)


def says_status(said: Sequence[str]) -> bool:
    """Tell whether a conclusion or title is of the status of things, and of nothing else.

    Args:
        said: its tokens.

    Example:
        >>> says_status("banned items are knives".split()), says_status(("banned", "items"))
        (True, True)
        >>> says_status("tents are not allowed".split()), says_status("no tents or fires".split())
        (True, True)
        >>> says_status("it is illegal for young people".split())
        False
    """
    verb = next((at for at, word in enumerate(said) if (word,) in _INCLUDING), len(said))
    named = said[:verb]
    if status_named(named) is not None:
        return _says_kinds(said[verb:])
    if tuple(said[:1]) == _NO or not COVERING.isdisjoint(said[1:3]):
        return True  # "No knives or fireworks", "we only accept coins"
    bare = tuple(word for word in said[verb + 1 :] if word not in syntax.VERBAL_NEGATIONS)
    return len(bare) == 1 and bare[0] in _STATUSES and bool(named) and _names_only(named[-1:])


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
    verbs = sum(word in syntax.AUXILIARIES or (word,) in _INCLUDING for word in named)
    return verbs == 1  # that of the clause, and none behind it


def status_of_kinds(scope: Scope, statement: Statement) -> Status | None:
    """Return the status of the kinds that a statement names: "**Banned** items include knives".

    None where it says something else of them: "Banned items are taken away".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, subject, rest = statement.predicate, statement.subject, statement.rest
    if predicate is None or subject is None or (rest is None and not scope.items):
        return None
    extent = subject.body.extent
    said = scope.words[predicate.first : predicate.last]
    if extent is None or said not in _INCLUDING:
        return None
    if rest is not None and not _kinds(scope, rest, said[0]):
        return None
    return status_named(scope.words[extent[0] : predicate.first])


def gives_status(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says of kinds which status they have: "Tents **are not allowed**".

    Deeds are no kinds: "Picking flowers is not allowed".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, rest, subject = statement.predicate, statement.rest, statement.subject
    extent = None if rest is None or rest.relative is not None else rest.body.extent
    named = None if subject is None or subject.relative is not None else subject.body.extent
    if predicate is None or extent is None or named is None or statement.conditions:
        return False
    said = scope.words[predicate.first : extent[1]]
    said = tuple(word for word in said if word not in syntax.VERBAL_NEGATIONS)
    deed = syntax.is_gerund(scope.words[named[0]])
    return not deed and len(said) == len(_IS_ALLOWED) and said[0] == "are" and said[1] in _GIVEN


def _kinds(scope: Scope, rest: Restricted, verb: str) -> bool:
    """Tell whether words behind a verb name kinds: "are **knives**"; not "are taken away"."""
    extent = rest.body.extent
    if extent is None or scope.words[extent[0]] in syntax.NEGATIONS:
        return False
    return _says_kinds((verb, *scope.words[slice(*extent)]))


def _says_kinds(said: Sequence[str]) -> bool:
    """Tell whether a verb and what stands behind it name kinds: "are **knives**"; so does none."""
    opening = said[1] if len(said) > 1 else ""
    deed = syntax.is_gerund(opening) and NOUN in classes(opening)  # "are **sailing** and racing"
    return deed or not said or said[0] not in syntax.BE or not syntax.says_state(said, 1)


def _status_behind(named: Sequence[str], place: int) -> Status | None:
    """Return the status that stands behind the things: "vehicles **exempt** from the charge"."""
    negated = named[place - 1] in syntax.VERBAL_NEGATIONS
    last = place - 1 if negated else place
    if named[last - 2 : last] in _RELATIVES:
        last -= 2
    ends = place + 1 == len(named) or named[place + 1] in syntax.PREPOSITIONS
    head = named[:last]
    if not (ends and head and _names_only(head) and _is_several(head)):
        return None
    return Status(named[place], negated)


def _is_several(named: Sequence[str]) -> bool:
    """Tell whether a name is of several, or of stuff: "**items** on board", "**proof of** age"."""
    head = next((i for i, word in enumerate(named) if word in syntax.PREPOSITIONS), len(named))
    return any(map(syntax.is_plural_noun, named[:head])) or named[head : head + 1] == ("of",)


def _names_only(head: Sequence[str]) -> bool:
    """Tell whether words are nouns and what says more of them: "household items"; not "if you"."""
    nouns = all(NOUN in classes(word) or ADJECTIVE in classes(word) for word in head)
    return nouns and _NO_THINGS.isdisjoint(head)
