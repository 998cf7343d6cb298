"""Duties that say who is to get something: "Sick pay **must be** paid to staff who are ill".

It says of staff that they will get it. What one in particular is to be given is demanded. What
things are only for those who did something is a case: "theft is covered **only if you** paid".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import places_of, word_set

# What is done to a thing that somebody gets: "must be **paid** to"; not "must be reported to".
_GIVEN = word_set("paid given granted offered provided awarded supplied issued handed lent")
_TO, _BE, _WILL = "to", "be", "will"
_EACH = frozenset({"all", "any", "every", "each", "those"})
# People of a kind beside others whom a rule may speak of: "**workers** who"; not "the clerk who".
_PEOPLE = PEOPLE | word_set(
    "staff employee worker pupil student tenant patient customer member guest child parent "
    "passengers passenger visitor those anybody everybody"
)
_NAMED = 5  # words up to the relative: "to all full-time shop workers | who"
SIGNS = frozenset({"who", "whose"})
"""The words of which each has one: "to staff **who** are ill"; not "to staff"."""
# What is said of a thing that is for some alone: "theft is **covered** only for those who paid".
_COVERED = word_set("covered insured included refunded replaced repaired")
_ONLY, _FOR, _IF_YOU = "only", "for", ("only", "if", "you")
CLOSER = in_row(_GIVEN, (_TO,)) | {(_ONLY, _FOR)}
"""Two words in a row of which each has one, too: "**paid to** staff"; not "paid by"."""


def paid_to_some(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what is said of those people.

    Example:
        >>> list(paid_to_some("sick pay must be paid to all part-time staff who are ill .".split()))
        [(2, 3, ('will',))]
        >>> list(paid_to_some("a vest should be given to anyone who rows .".split()))
        [(2, 3, ('will',))]
        >>> list(paid_to_some("theft is covered only for those who paid more .".split()))
        [(3, 7, ('only', 'if', 'you'))]
        >>> list(paid_to_some("rent must be paid to the person who owns the hut .".split()))
        []
        >>> list(paid_to_some("rent must be paid to staff by noon if you know who rows".split()))
        []
    """
    for at in places_of(words, _COVERED, 2):
        said = [*words[at + 1 : at + 5], "", "", "", ""]
        only, whom, who = said[:2], said[2], said[3]
        some = whom == "those" or syntax.is_plural_noun(whom)
        if tuple(only) == (_ONLY, _FOR) and who == "who" and some:
            yield at + 1, at + 5, _IF_YOU
    for at in places_of(words, _GIVEN, 2):
        duty = words[at - 2] in MUST and words[at - 1] == _BE
        if not duty or at + 1 == len(words) or words[at + 1] != _TO:
            continue
        behind = words[at + 2 : at + 3 + _NAMED]
        end = next((i for i, word in enumerate(behind) if word in SIGNS), 0)
        if not end or behind[end - 1] not in _PEOPLE:
            continue
        one = behind[0] in syntax.DETERMINERS and behind[0] not in _EACH
        if not one:
            yield at - 2, at - 1, (_WILL,)
