"""Whether a demand is made of some people alone: "**Guests under 16** must have a helper"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.reach.kinds import says_more
from cmr_logic.provisions.reach.told_apart import tells_things_apart
from cmr_logic.text import word_set

EACH = frozenset({"each", "every", "all"})
"""Determiners of those who are told apart: "**each** guest with a key"; not "the guest"."""

# Words by which people are named for what they want: "guests **wishing** to row"; not "able".
_WANTING = word_set(
    """
    wishing want wants wanting wish planning plan intending intend hoping hope looking seeking seek
    applying apply
    """
)
# What is said of a thing that one needs: "a pass is **needed**"; not "a pass is valid".
_NEEDFUL = frozenset({"needed", "necessary", "essential", "compulsory", "mandatory"})
_NEEDED = _NEEDFUL | {"required"}
_OF_ANY = EACH | {"those"}
_PLACED = frozenset({"in", "on", "at", "of", "from"})  # "each guest **in** the hut"


def demands_of_some(scope: Scope, statement: Statement) -> bool:
    """Tell whether a demand is made of some people alone: "Guests under 16 must have a helper".

    Whoever only wants what a rule is about is no kind: "Anyone wishing to row must have a vest".
    """
    subject = statement.subject
    extent = None if subject is None else subject.body.extent
    if subject is None or extent is None:
        return False
    named = scope.words[extent[0] : extent[1]]
    said = None if subject.relative is None else subject.relative.extent
    if not _WANTING.isdisjoint(scope.words[extent[0] : extent[1] if said is None else said[1]]):
        return False
    if named[0] in syntax.DETERMINERS - syntax.INDEFINITE - _OF_ANY:
        return False
    if named[0] in EACH and not _PLACED.isdisjoint(named):
        return False  # "every adult in the home": of others
    more = subject.relative is not None or says_more(named)
    return more or (tells_things_apart(scope.words, *extent) and not _is_needed(scope, statement))


def _is_needed(scope: Scope, statement: Statement) -> bool:
    """Tell whether a subject is itself what is demanded: "cover of at least £9 **is required**".

    "Cars over three tonnes are required to stop" demands something of some cars.
    """
    extent = None if statement.rest is None else statement.rest.body.extent
    said = () if extent is None else scope.words[extent[0] : extent[1]]
    said = tuple(word for word in said if not syntax.is_adverb(word))
    return said[:1] != () and said[0] in _NEEDED and (said[1:2] != ("to",) or said[0] in _NEEDFUL)
