"""Can the only figure of its kind be of anything but the matter?

Asked whether a shed may stay that is lower than 2 metres, nobody tells another height: "I took a
ruler to it: a metre and a half everywhere" names neither the shed nor a height, and tells it all
the same. Money, lengths of time and how often are told of too many things for that; what stands in
the words of a figure, or what "it" stands for, must be no other thing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.amounts.judges import is_judge
from cmr_logic.scenario.amounts.lone import STAYING, STAYS
from cmr_logic.scenario.amounts.understood import Meant, belongs, numeric
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Tense, Who
from cmr_logic.text import ADVERB, NOUN, classes, word_set, words_in

# Figures that are told of many things at once: "I have the **money**"; not "it weighs 9 kg".
_TOLD_OF_ANYTHING = frozenset({"money", "percent", "temperature"})
# Verbs that tell the size of whoever speaks: "I **weigh** 70 kg"; not "I make 9 litres".
OF_A_BODY = frozenset({"be", "weigh", "measure", "stand"})
_LASTING = frozenset({"duration", "rate"})
_SPENDING = "spend"  # the one verb of which a length of time is the object: "I spend a month there"
# What is done to things that are not one's own: "I **saw** nine hectares"; not "I have".
_LOOKING_ON = frozenset({"see", "watch", "spot", "pass", "hear", "read"})
# What may be counted by whoever speaks without having it: "I **see** nine boats"; not "I have".
_OWNED = lists.HAVING | {"be", "hold", "keep", "own"}
# Things told of beside a deed that a clause asks about: "six pups **of my own**".
_OF_MY_OWN = re.compile(r"\bof\s(?:my|our)\sown\b", re.IGNORECASE)
# Nouns that stand for whatever is spoken of: "the old **stuff** is 9 cm thick"; not "the wall".
_ANYTHING = lists.ANY_THING | word_set("stuff thing lot one rest whole")
# So begins the unit of how often a thing is done, and for how many hours of a day or week.
_HOW_OFTEN = ("time/", "hour/", "day/")
# Behind which it stands how far off a thing is: "nine miles **to** the coast"; not "of road".
_ENDS = frozenset({"to", "from"})
_IT = re.compile(r"(?:it|this|that)(?:\b|['’])", re.IGNORECASE)
_END = re.compile(r"[.!?]\s")


def can_only_be_of_it(measured: Meant, figure: Figure, text: str) -> bool:
    """Tell whether the words of the only figure of a kind name nothing but the matter.

    Args:
        measured: what a clause measures.
        figure: the figure, of which nothing says that it is of another person, time or place.
        text: the story.
    """
    constraint = measured.demand.constraints[0]
    if measured.kind in _TOLD_OF_ANYTHING or constraint.unit.startswith(_HOW_OFTEN):
        return False
    verb = figure.piece.told.verb
    if verb in _LOOKING_ON or (measured.kind == "duration" and verb != _SPENDING):
        return False
    if _is_of_a_thing_beside(measured, figure) or _is_it_beside(measured, figure, text):
        return False
    if measured.kind == "distance" and _is_how_far_another_is(measured, figure.piece.words):
        return False
    if _is_of_oneself(measured, figure) or _is_yet_to_be(measured, figure):
        return False
    return measured.kind != "count" or _counts_what_is_there(measured, figure)


def _is_of_a_thing_beside(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure is of a thing that the clause does not name: "the jetty is 9 m"."""
    told, head = figure.piece.told, figure.piece.told.subject.head
    if figure.piece.bare or head in _ANYTHING or _opens(figure):
        return False
    if told.subject.who not in (Who.OWN, Who.OTHER) or told.subject.person or not head:
        return False
    if NOUN not in classes(head) or ADVERB in classes(head) or is_judge(head) or numeric(head):
        return False
    if measured.kind == "distance" and head in lists.HOMELY:
        return False  # "our cottage is 5 miles from it", of one who lives there
    asked = measured.target.subject
    if (asked.person or asked.who is Who.SELF) and _is_named(figure):
        return False  # "Ida is 98 cm", of a daughter who asks
    own = measured.topic | measured.asks | measured.demand.about
    return not belongs(head, own, own)


def _is_named(figure: Figure) -> bool:
    """Tell whether a piece begins with a name, of which nothing is told but how large it is."""
    first, *rest = figure.piece.text.split()
    told = figure.piece.told
    named = first[:1].isupper() and word_key(first.lower()) == told.subject.head
    return named and told.verb in OF_A_BODY and rest[:1] != [] and not first.endswith("s")


def _opens(figure: Figure) -> bool:
    """Tell whether a figure stands in front of all: "about **three quarters of a kilo** in all"."""
    before = words_in(figure.piece.text[: max(figure.start - figure.piece.told.start, 0)].lower())
    return all(ADVERB in classes(word) or word in syntax.PREPOSITIONS for word in before)


def _is_of_oneself(measured: Meant, figure: Figure) -> bool:
    """Tell whether a figure is of whoever speaks, or of a deed that no clause asks for.

    "I'm 1.8 m tall", "I **read** 20 hours a week"; not "we **make** 900 litres a year".
    """
    told, target = figure.piece.told, measured.target
    if told.subject.who is not Who.SELF or figure.piece.bare:
        return False
    if target.subject.who is not Who.SELF:
        return told.verb in OF_A_BODY or measured.kind == "duration"
    if target.verb in STAYING and told.verb in STAYS:
        return False
    own = lists.HAVING | {"be", target.verb, word_key(target.verb)}
    return measured.kind == "rate" or told.verb not in own


def _is_yet_to_be(measured: Meant, figure: Figure) -> bool:
    """Tell whether it will last so long what has lasted by the clause: "I'll leave it empty"."""
    ahead = figure.piece.told.tense is Tense.FUTURE
    return ahead and measured.target.tense is not Tense.FUTURE and measured.kind in _LASTING


def _is_it_beside(measured: Meant, figure: Figure, text: str) -> bool:
    """Tell whether "it" stands for another thing that was just named: "The hedge is nice, it's"."""
    if _IT.match(figure.piece.text) is None:
        return False
    before = _END.split(text[: figure.piece.told.start])[-1]
    own = measured.topic | measured.asks | measured.demand.about
    words = words_in(before.lower())
    return any(
        first in syntax.DETERMINERS | lists.OWNERS
        and NOUN in classes(word)
        and not belongs(word_key(word), own, own)
        and not is_judge(word_key(word))
        for first, word in pairwise(words)
    )


def _is_how_far_another_is(measured: Meant, words: Sequence[str]) -> bool:
    """Tell whether a distance is that to a place which the clause does not name: "to the moon"."""
    own = measured.topic | measured.asks | measured.demand.about
    named = [word for word in words if word not in syntax.DETERMINERS]
    return any(
        link in _ENDS
        and (NOUN in classes(place) or not classes(place))
        and place not in syntax.PRONOUNS
        and not belongs(word_key(place), own, own)
        for link, place in pairwise(named)
    )


def _counts_what_is_there(measured: Meant, figure: Figure) -> bool:
    """Tell whether a number counts what is there, where a clause asks for no deed."""
    told = figure.piece.told
    first = words_in(figure.quantity.text.lower())[:1]
    if _OF_MY_OWN.search(figure.piece.text) or not all(map(_is_number, first)):
        return False  # "gran, **my wife** and me" are no numbers
    return told.subject.who not in (Who.SELF, Who.OWN) or measured.target.verb in _OWNED


def _is_number(word: str) -> bool:
    return word[0].isdigit() or word in syntax.NUMBERS
