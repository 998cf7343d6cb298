"""Which way a length runs: what is two metres wide may have any length."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.text import lemma, word_set

# Which way a length runs: what is two metres wide may have any length.
_WAYS = (
    word_set("long longer length bow stern end lengthwise"),
    word_set("wide wider narrower width broad across breadth beam"),
    word_set("high higher tall taller height headroom"),
    word_set("deep deeper shallower depth draught draft draw"),
    word_set("round girth circumference around"),
    word_set("thick thicker thinner thickness diameter"),
    word_set("away distance far further within"),
)
# From which a length runs, and no distance: "from **end** to end"; not "from the shed".
_ENDS = word_set("end bow stern tip top bottom side edge nose front back head toe wall corner tail")
# By which a rule asks how far off a thing lies: "you **live** 3 miles away"; not "a hedge".
_LYING = word_set("live reside home work travel commute journey")
# Beside which "round" tells no girth: "**all** round", "two **miles** round the lake".
_NO_GIRTH = frozenset({"all", "mile", "miles", "km", "kilometres", "kilometers"})
ALL_WAYS = frozenset().union(*_WAYS)


def runs_same_way(demand: Demand, words: Sequence[str]) -> bool:
    """Tell whether a length runs the same way as the one that is asked for, as far as said.

    Args:
        demand: what a clause demands.
        words: the words that tell a length.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> demand = demand_of("your boat is longer than 7 metres")
        >>> runs_same_way(demand, ["wide"]), runs_same_way(demand, ["two", "metres"])
        (False, True)
    """
    if demand.constraints[0].kind.value != "distance":
        return True
    compared = demand.constraints[0].text.lower().split()
    asked = [way for way in _WAYS if not way.isdisjoint(compared)]
    if "shorter" in compared:
        asked += [way for way in _WAYS if not way.isdisjoint({"long", "tall"})]
    named = demand.about.union(map(lemma, demand.constraints[0].about))
    asked += [way for way in _WAYS if not way.isdisjoint(named)]
    if not asked and any(covers((key,), "child") for key in demand.about):
        asked = [way for way in _WAYS if "tall" in way]
    if not asked and not _LYING.isdisjoint(named):
        asked = [_WAYS[-1]]
    if not asked and len(demand.about) > 1 and _is_from_afar(words):
        asked = [_WAYS[-1]]  # "at least 2 metres from the wall"
    if "round" in words and not _NO_GIRTH.isdisjoint(words):  # "high all the way round"
        words = [word for word in words if word != "round"]
    told = [way for way in _WAYS if not way.isdisjoint(map(lemma, words))]
    if asked and _is_from_afar(words):
        told.append(_WAYS[-1])
    return not told or any(way in told for way in asked)


def _is_from_afar(words: Sequence[str]) -> bool:
    """Tell whether a length is that from somewhere: "11 metres **from the shed**", not "end"."""
    link = next((word for word in ("from", "of", "to") if word in words), "")
    behind = words[words.index(link) + 1 :][:2] if link else ()
    if not behind or behind[0][:1].isdigit():
        return False  # "he came **to** 1 metre 20"
    return _ENDS.isdisjoint(map(lemma, behind))
