"""Sentences that leave open whether something is so: "It is up to us **whether you may row**"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import keys, place_of

_WHETHER, _YOU = "whether", "you"
# What somebody or something else decides: "**depends** on", "**up** to the club"; not "matters".
_OPEN = frozenset({"depends", "depend", "up", "decides", "decide"})
# How what it depends on begins behind it: "whether you may row | **depends** on".
_DEPENDS = frozenset({"depends", "depend", "will", "is"})
_SHORTEST = 2  # words of what is left open: "you row"


def leaves_open(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that leaves open whether one may do something; tell whether it is one.

    Args:
        draft: the rule so far, to which what is left open is added as a clause.
        first: index of the first token of the sentence.
        last: index after its last.
    """
    words = draft.words
    at = place_of(words, _WHETHER, first, last)
    if at is None or words[at + 1 : at + 2] != (_YOU,) or _OPEN.isdisjoint(words[first:last]):
        return False
    if _YOU in words[first:at]:
        return False  # "You may row, but it is up to us whether you row alone"
    end = next((i for i in range(at + 1, last) if words[i] in _DEPENDS), last)
    end -= words[end - 1] == "."
    if end - at - 1 < _SHORTEST:
        return False
    clause = make_clause(Scope(draft), Words(at + 1, end), implied.CUE, (), kept=True)
    span = draft.chars(first, last)
    said = keys(words[at + 1 : end])
    draft.provisions.append(
        Provision(span, span, positive=True, force=Force.STATES, implied=clause, keys=said)
    )
    return True
