"""Whose case a question is of that is asked otherwise: "Is there a charge **for my son**?".

Who is not the subject of what is asked may still be the one whose age and state decide it.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic import syntax
from cmr_logic.relevance.askers import is_somebody, own_person
from cmr_logic.text import key, keys, word_set

_OWN = frozenset({"my", "our"})
# What a question is of that asks what somebody costs: "is there a **charge** for my son?".
_COSTS = keys(
    word_set(
        "charge charged fee cost costs free price discount reduced reduction cheaper pay paid fare "
        "exempt expensive concession"
    )
)
_FOR = "for"
# Behind these somebody is named whom it costs so much: "does it **cost** my aunt anything?".
_COSTING = word_set("cost costs")
# Things that are for one person alone, by whose case they cost so much: "my son's **ticket**"; not
# "my son's window".
_FOR_ONE = frozenset(
    map(
        key,
        word_set(
            """
            ticket pass prescription test check checkup treatment vaccination jab injection passport
            licence license visa permit membership lunch meal dinner fare entry admission seat place
            course lesson class glasses denture care tablet pill medicine medication travel trip
            journey transport uniform registration renewal stay visit swim subscription fee tuition
            brace appointment consultation examination exam training
            """
        ),
    )
)
# Verbs by which one has something for somebody: "can I **get** my son a free pass?"; not "buy".
_HAVING_FOR = word_set("get book")
_LONGEST = 4  # words of the name of such a thing: "free school meals"
_PERSONS = 4  # words from "my" to the person: "my two eldest children"


def person_concerned(words: Sequence[str]) -> range:
    """Return the places of the words for a person of one's own whose case a question is of.

    Empty where they are its subject, or where what is asked need not be of their case.

    Args:
        words: the lower-cased tokens of a question.

    Example:
        >>> person_concerned("is there a charge for my eldest son ?".split())
        range(6, 8)
        >>> person_concerned("do i have to pay for my son 's lunch ?".split())
        range(7, 8)
        >>> person_concerned("is my son 's eye test free ?".split())
        range(2, 3)
        >>> [len(person_concerned(text.split())) for text in (
        ...     "do i have to pay for my son 's window ?", "can i row for my son ?")]
        [0, 0]
    """
    nobody = range(0)
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES or _COSTS.isdisjoint(keys(words)):
        return nobody
    mine = [at for at, word in enumerate(words) if word in _OWN]
    if len(mine) != 1:
        return nobody
    at = mine[0]
    owner = _whose_thing(words, at)
    if owner:
        return owner
    named = own_person(words, at)
    charged = words[at - 1] == _FOR or words[at - 1] in _COSTING
    behind = words[named.stop : named.stop + 1]
    given = words[at - 1] in _HAVING_FOR and not syntax.DETERMINERS.isdisjoint(behind)
    return named if at > 1 and (charged or given) else nobody


def but_for_whom(content: Set[str], words: Sequence[str]) -> frozenset[str]:
    """Return the keys of a question without the one whose case it is of; none if nothing is left.

    Args:
        content: what the words of a question are compared by.
        words: its lower-cased tokens.

    Example:
        >>> asked = "do i pay for my son on the ferry ?".split()
        >>> sorted(but_for_whom({"pay", "son", "ferry"}, asked))
        ['ferry', 'pay']
        >>> sorted(but_for_whom({"pay", "son"}, asked))
        []
    """
    left = frozenset(content) - keys([words[at] for at in person_concerned(words)])
    return left if not left <= _COSTS else frozenset()


def _whose_thing(words: Sequence[str], at: int) -> range:
    """Return the places of the words for somebody whose own thing is named: "my **son**'s lunch".

    Args:
        words: those of a question.
        at: where "my" stands.
    """
    for last in range(at + 1, min(at + 1 + _PERSONS, len(words) - 1)):
        if words[last + 1] in syntax.OWNING and is_somebody(words, last):
            thing = words[last + 2 : last + 2 + _LONGEST]
            return range(at + 1, last + 1) if not _FOR_ONE.isdisjoint(keys(thing)) else range(0)
    return range(0)
