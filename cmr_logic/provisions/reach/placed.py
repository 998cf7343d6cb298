"""Things told apart by where they are, before what they may do: "Shops **on the quay** may"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.amounts_of import amount_of
from cmr_logic.provisions.phrases.modifiers import PLACING
from cmr_logic.provisions.reach.told_apart import people_told_apart, things_told_apart
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.syntax.time_words import TIMES

# Prepositions behind which a known place tells things apart: "shops **along** the quay".
_PLACES = PLACING | {"along", "near", "beside", "outside", "within"}
_PREPOSITIONS = syntax.PREPOSITIONS | _PLACES
_LEAVE = frozenset({"may", "can"})  # what follows them: "shops on the quay **may**"
_THE = "the"
_BE, _BY = ("be",), "by"
_DONE = 5  # words from the modal to those who do it: "may also be hired out **by**"
_WHOM = 3  # words of these: "by registered adult members"
_SHORTEST = 4  # words of such a subject: "shops on the quay"


def subject_told_apart(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses by which a subject tells people or things apart, also by a known place.

    Args:
        scope: the sentence.
        first: index of the first token of the subject.
        last: index after the last.
    """
    return (
        people_told_apart(scope, first, last)
        or things_told_apart(scope, first, last)
        or _placed_clause(scope, first, last)
        or amount_of(scope, first, last)
    )


def _placed_clause(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of where the things are that may do something.

    "Shops **on the quay** may open"; not "Shops may open on the quay".

    Args:
        scope: the sentence.
        first: index of the first token of its subject.
        last: index after the last.
    """
    words = scope.words
    if last - first < _SHORTEST or words[last] not in _LEAVE or _is_for_some(words, last):
        return None
    at = next((i for i in range(first + 1, last - 2) if words[i] in _PREPOSITIONS), last)
    if at == last or words[at] not in _PLACES or words[at + 1] != _THE:
        return None
    noun, place = words[at - 1], words[at + 1 : last]
    plain = syntax.is_plural_noun(noun) and not naming.restricts(words[first:at])
    known = words[first] in syntax.DETERMINERS or not syntax.JOINTS.isdisjoint(words[first:last])
    if not plain or known or not TIMES.isdisjoint(place):
        return None
    return make_clause(scope, Words(at, last), implied.CUE, (_THE, noun, "are"), kept=True)


def _is_for_some(words: Frame, modal: int) -> bool:
    """Tell whether some alone may do something with things: "may be hired **by members**"."""
    near = words[modal + 1 : modal + 1 + _DONE]
    if near[:1] != _BE or _BY not in near:
        return False
    behind = words[modal + 2 + near.index(_BY) : modal + 2 + near.index(_BY) + _WHOM]
    return any(naming.is_person(word) or word in ANYBODY for word in behind)
