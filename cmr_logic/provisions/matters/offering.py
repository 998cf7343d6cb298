"""Statements that offer something without a word of leave: "Returns **are accepted** until …"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import word_set

# What is said of what people can have or do: "is **valid** until May"; not "is paid in May".
_OFFERED = word_set(
    """
    accepted available open valid served offered charged free welcome admitted payable
    redeemable bookable usable
    """
)
# Verbs of what a rate or a ferry does: "the rate **applies** on Mondays"; not "the club applies".
_APPLYING = frozenset({"apply", "applies", "operate", "operates"})
# Verbs of what "we" do for those who ask: "we **accept** cheques until noon"; not "we reply".
_OURS = word_set("accept take deliver serve sell admit collect ship repair hire")
_NEAR = 3  # words from "be" to what is said: "is only ever available"
# What says that no more is meant: "is **only** available"; not "is not available".
_WE = "we"


def is_offered(words: Frame, predicate: Words, rest: Words) -> bool:
    """Tell whether a statement offers something, so that a time in it bounds when it can be had.

    Args:
        words: the tokens of the text.
        predicate: its finite verb.
        rest: the words behind it.

    Example:
        >>> words = tuple("returns are accepted until may".split())
        >>> is_offered(words, Words(1, 2), Words(2, 5))
        True
        >>> words = tuple("wages are paid until may".split())
        >>> is_offered(words, Words(1, 2), Words(2, 5))
        False
    """
    verb = words[predicate.first]
    if verb in syntax.BE:
        return not _OFFERED.isdisjoint(words[rest.first : rest.first + _NEAR])
    if verb in _APPLYING:
        return words[predicate.first - 1] not in syntax.PRONOUNS
    return verb in _OURS and _WE in words[max(predicate.first - 2, 0) : predicate.first]
