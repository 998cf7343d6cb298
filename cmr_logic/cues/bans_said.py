"""Deeds that are banned: "**smoking is strictly prohibited**" is "smoking is not allowed".

And what bans them by another name: "**an embargo** on the sale of it" is "a ban on selling it".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.named_before import FORBIDDEN, STRICTLY
from cmr_logic.text import ADJECTIVE, classes, word_set

_BE = frozenset({"is", "are"})
_NOT_ALLOWED = ("not", "allowed")
# Openings of a sentence besides what ends the one before: "Note: smoking is banned".
_OPENING = STOPS | {":"}
_LONGEST = 5  # words of what is banned: "parking or waiting on the grass"
BANS = word_set(
    "ban bans prohibition prohibitions embargo embargoes moratorium moratoria moratoriums "
    "interdiction interdict"
)
"""Nouns for what forbids: "an **embargo** on oil"; not "a tax on oil"."""
_THERE, _ON, _THE, _OF = "there", "on", "the", "of"
_THERE_IS = syntax.BE | {"'s"}
_A_BAN = ("a", "ban")
_SAID_OF_IT = 2  # words between the article and the ban: "a new blanket ban"
# Nouns for deeds, each with the deed: "a ban on the **sale** of milk"; not "on the hut".
_DEEDS = {
    "sale": "selling", "supply": "supplying", "use": "using", "export": "exporting",
    "import": "importing", "importation": "importing", "exportation": "exporting",
    "possession": "possessing", "purchase": "buying", "consumption": "consuming",
    "hire": "hiring", "transport": "transporting", "carriage": "carrying",
    "shipment": "shipping", "movement": "moving", "burning": "burning",
    "advertising": "advertising", "removal": "removing", "distribution": "distributing",
    "construction": "building", "employment": "employing", "feeding": "feeding",
    "keeping": "keeping", "landing": "landing", "sending": "sending", "selling": "selling",
}  # fmt: skip
SIGNS = FORBIDDEN | BANS | {":"}
"""Words of which each has one: "smoking is **banned**"; not "smoking is not allowed"."""
CLOSER = FORBIDDEN | BANS | in_row((*syntax.PREPOSITIONS, "to"), (":",))
"""Signs of which each has one, too: "do not put **in:**"; not "do not put:"."""
_DO_NOT, _MUST_NOT = (("do", "not"), ("do", "n't")), ("you", "must", "not")
# Words by which it is no order: "**if** members do not sign in:"; not "leaves".
_NO_ORDER = (syntax.NOMINATIVES - syntax.DETERMINERS) | word_set(
    "if who that which when unless where"
)
_USE, _CAN_NOT = "use", ("you", "can", "not")  # what a thing is not for: "do not **use** it to:"
_SHORTEST_ORDER, _LONGEST_ORDER = 4, 10  # words from it to the list: "do not use this form to"
_NEAR = 4  # words before the order in which these stand


def bans_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each deed that is banned, with what is said of it in plain words.

    Example:
        >>> list(bans_said("smoking is strictly prohibited here".split()))
        [(2, 4, ('not', 'allowed'))]
        >>> list(bans_said("there is an embargo on the sale of milk".split()))
        [(2, 4, ('a', 'ban')), (5, 8, ('selling',))]
        >>> list(bans_said("dogs are prohibited here".split()))
        []

    So is what an order forbids that ends before its list: "**Do not** put in: glass".

        >>> list(bans_said("do not put in : glass".split()))
        [(0, 2, ('you', 'must', 'not'))]
        >>> list(bans_said("if you do not put in : glass".split()))
        []
        >>> list(bans_said("do not use this form to : row".split()))
        [(0, 2, ('you', 'can', 'not'))]
    """
    for at in [at for at, word in enumerate(words) if word == ":" and at > len(_MUST_NOT)]:
        order = _order_before(words, at)
        if order is not None:
            use = words[order + 2] == _USE
            yield order, order + 2, _CAN_NOT if use else _MUST_NOT
    for at, word in enumerate(words):
        if word in BANS:
            yield from _by_name(words, at)
        if word not in FORBIDDEN:
            continue
        start = at - (words[at - 1] in STRICTLY)
        if start < 2 or words[start - 1] not in _BE:  # noqa: PLR2004 - a deed and its verb
            continue
        named = range(start - 2, max(start - 2 - _LONGEST, -1), -1)
        opens = next((i for i in named if i == 0 or words[i - 1] in _OPENING), None)
        if opens is not None and syntax.is_gerund(words[opens]):
            yield start, at + 1, _NOT_ALLOWED


def _order_before(words: Sequence[str], at: int) -> int | None:
    """Return where an order begins that a list behind a preposition goes on: "**do not** … in:"."""
    if words[at - 1] not in syntax.PREPOSITIONS and words[at - 1] != "to":
        return None
    orders = range(at - _SHORTEST_ORDER, max(at - _LONGEST_ORDER, 0) - 1, -1)
    order = next((i for i in orders if tuple(words[i : i + 2]) in _DO_NOT), None)
    if order is None or not STOPS.isdisjoint(words[order:at]):
        return None
    if words[at - 1] == "to" and words[order + 2] != _USE:
        return None  # "do not forget to:"
    return order if _NO_ORDER.isdisjoint(words[max(order - _NEAR, 0) : order]) else None


def _by_name(words: Sequence[str], ban: int) -> Iterator[Rewriting]:
    """Find that there is a ban, by whatever name: "there is a **complete moratorium** on it"."""
    first = ban
    while first and ban - first < _SAID_OF_IT and ADJECTIVE in classes(words[first - 1]):
        first -= 1
    first -= bool(first) and words[first - 1] in syntax.INDEFINITE
    there = first > 1 and words[first - 1] in _THERE_IS and words[first - 2] == _THERE
    if not there or words[ban + 1 : ban + 2] not in ([_ON], (_ON,)):
        return
    if tuple(words[first : ban + 1]) != _A_BAN:
        yield first, ban + 1, _A_BAN
    on = ban + 2
    deed = on + (words[on : on + 1] in ([_THE], (_THE,)))
    if deed + 1 < len(words) and words[deed] in _DEEDS and words[deed + 1] == _OF:
        yield on, deed + 2, (_DEEDS[words[deed]],)
