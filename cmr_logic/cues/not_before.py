"""Denials that wait for an event: "you can't row **before** the start of May", as "until" it.

"When you have paid**, but not before**, you may row" says no more than "when you have paid".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, places_of_word, word_set

_BEFORE = "before"
SIGNS = frozenset({_BEFORE})
"""Words of which each of them has one: "cannot row **before** the start of"; not "after"."""
# Nouns for when something is there or over: "before the **end** of May"; not "the owner of".
_EVENTS = word_set(
    "birth start beginning end death arrival departure completion expiry expiration commencement "
    "conclusion termination opening adoption delivery issue publication close finish"
)
# Modals that withhold leave where they are denied: "you **may** not row"; not "should".
_OF_LEAVE = word_set("can ca could may must will wo shall")
# Words behind which another clause stands: "cannot row **if** you lost a boat before the end of".
_PARTING = STOPS | syntax.RELATIVES | word_set("if unless when while where because until than")
# Verbs by which one asks for something: "can't **claim** before"; not "can't row before".
_ASKING = word_set("claim apply register enrol enroll")
_NOT = frozenset({"not", "n't"})
_BUT = frozenset({"but", "and"})  # "**but** not before"
_MARKS = frozenset({"*", "-", "•"})
_WHOLE = 12  # words from the modal to "before": "cannot ask us for a new card before"


def not_before(words: Sequence[str]) -> Iterator[Rewriting]:
    r"""Find each of them, with what it comes to; a whole item of a list is the time alone.

    Example:
        >>> list(not_before("you can not row before the start of may .".split()))
        [(4, 5, ('until',))]
        >>> list(not_before("* ca n't apply before the start of may".split()))
        [(1, 3, ('it',)), (3, 5, ('is', 'after'))]
        >>> list(not_before("when you have paid , but not before , you may row".split()))
        [(4, 8, ())]
        >>> list(not_before("you must not have rowed before the start of may .".split()))
        []
    """
    for at in places_of_word(words, _BEFORE):
        if words[at - 1] == "not" and words[at - 2] in _BUT and _ends_part(words, at):
            yield at - 2 - (words[at - 3] == ","), at + 1, ()
            continue
        behind = tuple(words[at + 1 : at + 4])
        told = behind[:1] == ("the",) and behind[2:] == ("of",) and behind[1] in _EVENTS
        modal = _denied_modal(words, at) if told else None
        item = _item_asking(words, at) if told else None
        if item is not None:
            yield item, at - 1, ("it",)
            yield at - 1, at + 1, ("is", "after")
        elif modal and words[modal - 1] not in _MARKS:
            yield at, at + 1, ("until",)


def _ends_part(words: Sequence[str], at: int) -> bool:
    """Tell whether a part of a sentence ends there: "but not **before**."; not "before it"."""
    return at + 1 == len(words) or words[at + 1] in STOPS or words[at + 1] == ","


def _item_asking(words: Sequence[str], before: int) -> int | None:
    """Return where an item begins that denies asking for something, None where none does.

    "* **can't claim** before", "* **not apply** before"; not "* can't row before".
    """
    denied = before - 2
    if denied < 1 or words[before - 1] not in _ASKING or words[denied] not in _NOT:
        return None
    first = denied - (words[denied - 1] in _OF_LEAVE)
    return first if first and words[first - 1] in _MARKS else None


def _denied_modal(words: Sequence[str], before: int) -> int | None:
    """Return where the denied modal stands whose verb a time follows, None where there is none."""
    for at in range(before - 2, max(before - _WHOLE, -1), -1):
        if words[at] in _PARTING or words[at] in syntax.HAVE:
            return None  # "must not **have** rowed before": an earlier time is told
        if words[at] in _OF_LEAVE and words[at + 1] in _NOT:
            return at if _is_deed(words[at + 2 : before]) else None
    return None


def _is_deed(said: Sequence[str]) -> bool:
    """Tell whether a verb is what one does or what is done to something; not "be older"."""
    if not said:
        return False
    if said[0] == "be":
        return len(said) > 1 and syntax.is_participle(said[1])
    return said[0] in bases(said[0], VERB)
