"""Modals of leave that deny a state, not a deed: "Your income **may not** exceed £900".

Nobody asks for leave to have a higher income; what is said is that it must not be so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, places_of_word, word_set

_MODALS = frozenset({"may", "can", "ca", "cannot", "should", "shall"})
_NEITHER, _YOU = "neither", ("you",)
_NOT = frozenset({"not", "n't"})
SIGNS = _NOT | {"neither", "cannot"}
"""Words of which each of them has one: "may **not** exceed"; not "must exceed"."""
_MUST_NOT = ("must", "not")
# Verbs of states: "may not **exceed** £9", "cannot **own** a boat"; not "may not row".
_STATES = word_set("exceed own owe last cost weigh belong contain consist total measure earn")
# The same before a thing or a bound: "may not have **a** boat"; not "may not have paid".
_HAVING, _THING = frozenset({"have", "hold"}), word_set("a an any more less other another")
_BE, _BOUND = "be", word_set("over under older younger more less above below greater lower higher")
_BEING = _BOUND | {"a", "an"}
CLOSER = in_row(_NOT | {"cannot"}, _STATES | _HAVING | {_BE}) | {_NEITHER}
"""Signs of which each has one, too: "may **not exceed** £9"; not "may not row"."""
# What a state is said of by its name alone: "**income** may not"; not "guests may not".
_MEASURED = word_set(
    "income incomes savings assets resources earnings capital turnover profits revenue wages debts "
    "applicants applicant participants borrowers claimants recipients"
)
_OWNED = frozenset({"your", "their", "the", "this"})
_ENDS = STOPS | syntax.COORDINATORS | {",", ":"}
_NEAR = 5  # words of the subject: "your total household income"
# Words of a clause inside another: "**who** cannot own a boat"; not "to row, he".
_INSIDE = word_set(
    "if unless who which that whose where when while because since until so although as than how "
    "whether what in on at for by with"
)


def states_denied(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(states_denied("your income may not exceed £ 900".split()))
        [(2, 4, ('must', 'not'))]
        >>> list(states_denied("to qualify , applicants ca n't own a boat".split()))
        [(4, 6, ('must', 'not'))]
        >>> list(states_denied("guests may not own a boat , and yours can not sail".split()))
        []
        >>> list(states_denied("neither you nor your wife may own a boat".split()))
        [(0, 1, ()), (2, 3, ('or',)), (5, 6, ('must', 'not'))]
        >>> list(states_denied("if your boat may not be over 5 m".split()))
        []
    """
    if _NEITHER in words:
        yield from _of_both(words)
    shared = len(words)  # index behind what was found last, whose subject a later one may have
    for at in places_of(words, _MODALS, 1):
        last = at + 1 + (words[at] != "cannot")
        if words[at] != "cannot" and words[at + 1 : at + 2] and words[at + 1] not in _NOT:
            continue
        behind = (*words[last : last + 2], "", "")
        state = (
            behind[0] in _STATES
            or (behind[0] in _HAVING and behind[1] in _THING)
            or (behind[0] == _BE and behind[1] in _BEING)
        )
        again = words[at - 1] in syntax.COORDINATORS and shared < at
        again = again and STOPS.isdisjoint(words[shared:at])
        if state and (again or _is_said_of(words, at)):
            shared = last
            yield at, last, _MUST_NOT


def _of_both(words: Sequence[str]) -> Iterator[Rewriting]:
    """Deny what neither of two may be by its verb: "**neither** you **nor** your wife may own"."""
    for at in places_of_word(words[:-4], _NEITHER):
        nor = next((i for i in range(at + 1, min(at + _NEAR, len(words))) if words[i] == "nor"), 0)
        near = range(nor + 1, min(nor + _NEAR, len(words) - 1))
        modal = next((i for i in near if words[i] in syntax.MODALS), 0)
        opens = not at or words[at - 1] in _ENDS
        if not (opens and nor and modal) or words[at + 1 : nor] not in (_YOU, list(_YOU)):
            continue
        state = words[modal + 1] in _STATES | _HAVING | {_BE}
        yield at, at + 1, ()
        yield nor, nor + 1, ("or",)
        yield modal, modal + 1, _MUST_NOT if state else (words[modal], "not")


def _is_said_of(words: Sequence[str], at: int) -> bool:
    """Tell whether the subject before a modal is something that only is or has a state."""
    near = range(at - 1, max(at - _NEAR, 0) - 1, -1)
    start = next((i for i in near if words[i] in _OWNED or words[i] in _ENDS), at - 1)
    if words[start] not in _OWNED:
        if words[at - 1] not in _MEASURED:
            return False
        start += words[start] in _ENDS
    return start == 0 or words[start - 1] not in _INSIDE
