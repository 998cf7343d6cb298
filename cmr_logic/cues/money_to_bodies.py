"""Bodies that get money, of which whoever asks is one: "Grants are made **to clinics and zoos**".

In plain words that is "to people who are clinics or zoos": who asks "Can I get this grant?" asks
for theirs. Other things that go to a place are read as they stand: "buses go to the clinic".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import ADJECTIVE, VERB, bases, classes, places_of_word, word_set

_TO, _OR = "to", "or"
# What they get: "**grants** are made to zoos"; not "visits are made to zoos".
_MONEY = word_set(
    "loan loans microloan microloans grant grants funds funding financing aid assistance money "
    "payments subsidies credit awards support rebates reimbursements"
)
# Words before "to", by which it is for them: "are **available** to zoos"; not "next to zoos".
_GIVEN = word_set("available made provided awarded given offered granted go goes paid open")
# Verbs before the money: "it **makes** loans to zoos"; not "it limits loans to zoos".
_GIVING = word_set("make makes provide provides offer offers give gives award awards")
# Bodies whose name is one of a place or thing as well: "**clinics**"; not "bakers".
_BODIES = word_set(
    """
    hospitals clinics libraries museums airports ports centers centres facilities utilities ranches
    hubs departments districts squads brigades theaters theatres zoos daycares preschools labs
    institutes systems homes
    """
)
# Words before such names that tell nothing apart: "**eligible** clinics"; not "rural clinics".
_NEEDLESS = frozenset({"eligible", "certain", "qualified", "some"})
_PUT_IN = ("people", "who", "are")
_LONGEST = 30  # words of a list of them
SIGNS = _MONEY
"""Words of which each of them has one: "**grants** to zoos"; not "visits to zoos"."""


def money_to_bodies(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each list of them, with those who are one.

    Example:
        >>> said = "grants are available to nonprofits , clinics and zoos .".split()
        >>> [" ".join(plain) for _, _, plain in money_to_bodies(said)]
        ['people who are nonprofits , clinics or zoos']
        >>> list(money_to_bodies("buses go to clinics and zoos .".split()))
        []
        >>> list(money_to_bodies("grants are made to bakers and cooks .".split()))
        []
    """
    for at in places_of_word(words, _TO, 2, len(words) - 1):
        start = sentence_start(words, at)
        said = words[start:at]
        given = words[at - 1] in _GIVEN and not _MONEY.isdisjoint(said)
        giving = words[at - 1] in _MONEY and not _GIVING.isdisjoint(said)
        if not (given or giving):
            continue
        first = at + 1 + (words[at + 1] in _NEEDLESS)
        if words[first] in bases(words[first], VERB) and ADJECTIVE not in classes(words[first]):
            continue  # "loans **to help** mills expand"
        last = _end_of_list(words, first, min(sentence_end(words, at), first + _LONGEST))
        named = words[first:last]
        if last > first and not _BODIES.isdisjoint(named) and syntax.is_plural_noun(named[-1]):
            plain = (_OR if word == "and" else word for word in named if word not in _NEEDLESS)
            yield at + 1, last, (*_PUT_IN, *plain)


def _end_of_list(words: Sequence[str], first: int, end: int) -> int:
    """Return where names joined to each other end, each a plural with what describes it."""
    last = first
    for at in range(first, end):
        word = words[at]
        if syntax.is_plural_noun(word) and word not in syntax.DETERMINERS:
            last = at + 1
        if word in syntax.PREPOSITIONS | syntax.RELATIVES | syntax.AUXILIARIES | {"to", ";"}:
            break
        joined = word in syntax.JOINTS and last < at - 1 and words[at - 1] not in syntax.JOINTS
        if joined or word in syntax.DETERMINERS:
            break  # a name that is no plural
    return last
