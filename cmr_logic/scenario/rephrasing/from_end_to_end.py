"""Sizes told by the ends they are taken between: "2 m **from the soil to the tip**" is high.

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER

_UNIT = r"(?:mm|cm|m|km|ft|in|feet|foot|inch(?:es)?|yards?|(?:milli|centi|kilo)?met(?:re|er)s?)"
_SIZE = rf"(?P<size>(?:{NUMBER}|an?)\s?{_UNIT})"
_ITS = r"(?:(?:the|its|his|her)\s(?:very\s)?)?"
_LOW = rf"{_ITS}(?:ground|floor|bottom|base|foot|soil|pavement|lawn|deck|earth)(?:\slevel)?"
_HIGH = rf"{_ITS}(?:top|ridge|roof|peak|tip|eaves|ceiling|highest\s(?:point|board)|apex|crown|rim)"
_CALLED = {"high": "(?:high|tall)", "long": "long", "wide": "wide", "deep": "deep"}
# The ends, and what a size between them is called by.
_ENDS = {
    "high": rf"{_LOW}\s(?:right\s)?(?:up\s)?to\s{_HIGH}|{_HIGH}\s(?:right\s)?(?:down\s)?to\s{_LOW}",
    "long": (
        rf"(?:{_ITS}(?:bow|stem)\sto\s{_ITS}stern|end\sto\send|one\send\sto\sthe\sother|nose\sto\stail|tip\sto\s(?:tail|tip)"
        rf"|bumper\sto\sbumper|{_ITS}front\sto\s{_ITS}back|head\sto\stail|hitch\sto\s(?:tail\s?light|bumper))"
    ),
    "wide": (
        r"(?:side\sto\sside|left\sto\sright|edge\sto\sedge|wall\sto\swall|one\s(?:side|edge|wall)\sto\sthe\sother)"
    ),
    "deep": (
        rf"(?:{_ITS}(?:surface|rim|water\sline|waterline)\s(?:right\s)?(?:down\s)?to\s{_ITS}(?:bottom|bed|floor))"
    ),
}


def _behind(way: str, clause: str, fires: str, silent: str) -> Rewording:
    """Return the entry of a size with the ends behind it."""
    return Rewording(
        f"{way}-between-its-ends",
        rf"\b{_SIZE}(?:\s{_CALLED[way]})?,?\s(?:measured\s|when\smeasured\s)?(?:from\s)?(?:{_ENDS[way]})\b",
        rf"\g<size> {way}",
        clause, fires, silent,
        needs=" to ",
    )  # fmt: skip


def _before(way: str, clause: str, fires: str, silent: str) -> Rewording:
    """Return the entry of a size with the ends before it."""
    return Rewording(
        f"{way}-from-end-to-end",
        rf"\bfrom\s(?:{_ENDS[way]})\b,?\s(?P<said>(?:it|that|s?he|(?:the|my|our)\s[a-z]+)"
        r"(?:['’]s|\s(?:is|was|measures|comes\sto|will\sbe)))"
        rf"(?P<about>\s(?:about|only|just|around|roughly|exactly))?\s{_SIZE}",
        _straight(way),
        clause, fires, silent,
        needs="from ",
    )  # fmt: skip


def _straight(way: str) -> str:
    return rf"\g<said>\g<about> \g<size> {way}"


def _will_be(match: re.Match[str]) -> str:
    """Return that something will be of a size that it is "going to be"."""
    be = match["be"].lstrip("'’ ")
    return f"{match['who']} will {'not ' if 'not' in be.split() else ''}be"


FROM_END_TO_END: tuple[Rewording, ...] = (
    _behind("high", "your kiln is over 2 metres high", "It's 3 m from the floor to the top.",
            "It's 3 m from the door to the tree."),
    _behind("long", "your raft is over 2 metres long", "It's 3 m from end to end.",
            "It's 3 m from pier to pier."),
    _behind("wide", "your raft is over 2 metres wide", "It's 3 m from side to side.",
            "It's 3 m from time to time."),
    _behind("deep", "your pond is over 2 metres deep", "It's 3 m from the surface to the bottom.",
            "It's 3 m from the shed to the gate."),
    _before("high", "your kiln is over 2 metres high", "From the floor to the top it's 3 m.",
            "From the door to the tree it's 3 m."),
    _before("long", "your raft is over 2 metres long", "From end to end it's 3 m.",
            "From pier to pier it's 3 m."),
    _before("wide", "your raft is over 2 metres wide", "From side to side it's 3 m.",
            "From time to time it's 3 m."),
    Rewording(
        "going-to-be-so-long",
        rf"\b(?P<who>it|that|s?he|they|(?:the|my|our|this)\s(?:[a-z]+\s)?[a-z]+)(?P<be>(?:['’](?:s|re)|\s(?:is|are))(?:\snot)?)"
        rf"\sgoing\sto\sbe(?=(?:\s(?:about|only|just|around|roughly|exactly))?\s{_SIZE}\b)",
        _will_be,
        "your kiln is over 2 metres high", "It's going to be 3 m high.",
        "It's going to be dry high up.",
        needs="going to be",
    ),
)  # fmt: skip
