"""Words that bound a number and stand behind what it counts: "forty weeks **or so**", "3 at most".

They are put before the number, where every pass reads them. The entries stand with those of
:mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.numbers_told import WORD

_FIGURE = r"(?:[£$€]\s?)?\d[\d,.]*(?:k|m)?"
_IN_WORDS = rf"{WORD}(?:(?:\sand)?[\s-](?:hundred|thousand|million|grand|dozen|{WORD}))*"
AMOUNT = rf"(?:{_FIGURE}|{_IN_WORDS}|an?\s(?:hundred|thousand|dozen|million))(?:\sand\sa\shalf)?"
# No words of a thing that is counted, but of what comes next: "3 boys **and** two girls at most".
_NEXT = (
    r"and|or|but|is|are|was|were|has|have|had|will|would|of|to|from|by|if|when|because|who|which"
    r"|that|so|not|no|at|than|more|less|about|I|we|he|she|they|it|you|my|our|his|her|their"
)
_WHAT = rf"(?P<what>(?:[\s-](?!(?:{_NEXT})\b)[a-z%]+){{0,4}}?|%)"
_NOT_BOUND = (
    r"(?!\s(?:one|two|half|some|once|twice|an?(?!\s(?:hour|day|week|fortnight|month|year)\b)|the|part"
    r"|\d))"
)
_LOOSE = r"(?:(?:about|around|roughly|some|maybe|perhaps|only|just)\s)?"
# "between **five and** ten or so": both ends are told.
_RANGE = rf"(?P<from>{AMOUNT}(?:\s(?:to|and|or)\s|[-–]))?"
_A = (
    r"an?(?=\s(?:hour|day|week|fortnight|month|year|mile|metre|kilo|quarter|third|half|fifth|tenth)"
    r"\b)"
)
_N = rf"(?<![-–,.\d\w]){_LOOSE}{_RANGE}(?P<n>{AMOUNT}|{_A})(?<![,.]){_WHAT},?\s"


_OF_BABIES = re.compile(r"\s(?:days?|weeks?|months?)$", re.IGNORECASE)
_AGED = re.compile(r"\b(?:older|younger)$", re.IGNORECASE)


def _first(bound: str) -> Callable[[Match[str]], str]:
    """Return what puts a bound before the number, and leaves a range as it is."""

    def told(match: re.Match[str]) -> str:
        amount = match["n"] + (match["what"] or "")
        if _OF_BABIES.search(amount) and _AGED.search(match[0]):
            return ""  # "6 months or older" is an age as it stands
        return match["from"] + amount if match["from"] else f"{bound} {amount}"

    return told


# What may follow a bound behind what it counts: "9 hours or less **a** week"; not "or more men".
_ON = (
    r"(?=\s*(?:[.,;:!?)–—]|$)|\s(?:in|an?|per|each|every|from|for|to|on|at|by|with|and|but|so|because"
    r"|when|since|if|old|long|high|wide|tall|deep|away|apart|late|early|ahead|before|after|in\sadvance"
    r"|loaded|empty|already|now|altogether|today|of\sit|is|are|was|were)\b)"
)

BOUNDS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "so-many-or-so",
        rf"{_N}(?:or\s(?:so|thereabouts)|give\sor\stake(?:\san?\s(?:bit|few|couple|little))?|approximately)\b"
        r"(?!\s(?:I|we|he|she|they|the|my|it|much|many|that)\b)",
        _first("about"),
        "your hedge is at least 3 metres high", "My hedge is 5 metres or so high.",
        "My hedge is 3 metres or so high.",
        needs="or so|or thereabouts|give or take|approximately",
    ),
    Rewording(
        "so-many-at-most",
        rf"{_N}(?:at\s(?:the\s)?(?:very\s)?most|at\sthe\soutside|tops|max(?:imum)?)\b{_NOT_BOUND}",
        _first("at most"),
        "you keep fewer than ten hens", "I keep six hens at most.", "I keep twelve hens at most.",
        needs="most|at the outside|tops|max",
    ),
    Rewording(
        "so-many-at-least",
        rf"{_N}(?:at\s(?:the\s)?(?:very\s)?least|minimum|and\scounting)\b{_NOT_BOUND}",
        _first("at least"),
        "you keep more than ten hens", "I keep a dozen hens at the very least.",
        "I keep six hens at the very least.",
        needs="least|minimum|and counting",
    ),
    Rewording(
        "so-many-and-a-bit",
        rf"{_N}and\sa\s(?:little\s)?bit\b(?!\s(?:of|more|less)\b)",
        _first("just over"),
        "your hedge is more than 3 metres high", "My hedge is 3 metres and a bit high.",
        "My path is 3 metres and a bit wide.",
        needs="and a bit|and a little bit",
    ),
    Rewording(
        "so-many-or-less",
        rf"{_N}or\s(?:less|fewer|under|below|younger|newer|shorter|smaller|lower|lighter|nearer|closer)\b{_ON}",
        _first("at most"),
        "your hedge is more than 3 metres high", "My hedge is 3 metres high or less.",
        "My hedge is 3 metres high or so, or leafy.", value=False,
        needs="or less|or fewer|or under|or below|or younger|or newer|or shorter|or smaller"
        "|or lower|or lighter|or nearer|or closer",
    ),
    Rewording(
        "so-many-or-more",
        rf"{_N}or\s(?:more|over|above|older|longer|bigger|larger|higher|heavier|greater|further|farther)\b{_ON}",
        _first("at least"),
        "your hedge is at least 3 metres high", "My hedge is 3 metres high or more.",
        "My hedge is 3 metres wide or more.",
        needs="or more|or over|or above|or older|or longer|or bigger|or larger|or higher|or heavier"
        "|or greater|or further|or farther",
    ),
)  # fmt: skip
