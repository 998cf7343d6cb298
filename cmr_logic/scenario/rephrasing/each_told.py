"""How many things there are of which each has one, or that a basket holds: "we've a car each".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.household import BREAK
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.syntax import PREPOSITIONS
from cmr_logic.text import word_set
from cmr_logic.text.number_names import VALUES

_THING = r"(?P<thing>[a-z]+(?:\s[a-z]+)?)"
_PAIR = (
    r"(?:(?:both\s)?(?:my|our)\s(?:[a-z]+\s)?[a-z]+\sand\s(?:I|me)|(?:me|I)\sand\smy\s[a-z]+"
    r"|we\sboth|the\stwo\sof\sus|both\sof\sus)"
)
_HAVE = r"(?:have|['’]ve(?:\sgot)?|have\sgot|own|drive|run|keep)"
_ENDS = r"(?=\s*(?:[.,;!?]|$)|\s(?:and|but|so)\b)"
# Nouns by which nothing is told apart: "each have a **point**"; not "each have a boat".
_NO_THING = word_set(
    "point go turn say look bit lot chance try share half problem cold reason chat"
)
_ITEM = re.compile(
    r"^(?P<n>an?|one|\d+|[a-z]+)\s(?P<what>[a-z-]+(?:\s(?:of\s)?[a-z-]+){0,3})$", re.I
)
_NUMBERS = VALUES | {"a": 1, "an": 1, "another": 1}
_FEW = 10


def _two(match: re.Match[str]) -> str:
    """Return that there are two of what each of two has."""
    thing = match["thing"].lower()
    if thing.split()[-1] in _NO_THING or not is_surely_so(match):
        return ""
    if not _NO_THING.isdisjoint(thing.split()) or not PREPOSITIONS.isdisjoint(thing.split()):
        return ""
    plural = thing + ("es" if thing.endswith(("s", "x", "ch")) else "s")
    return (
        f"We have 2 {plural}. I have 2 {plural}. We own 2 {plural}. Our household has 2 {plural}."
    )


def _one(match: re.Match[str]) -> str:
    """Return that there is one of what several share."""
    thing = match["thing"].lower()
    return f"We only have one {thing}. I only have one {thing}." if is_surely_so(match) else ""


def _items(match: re.Match[str]) -> str:
    """Return how many items somebody buys or carries who names each, and has no others."""
    counts = []
    for item in BREAK.split(match["list"]):
        found = _ITEM.match(item.strip())
        if found is None:
            return ""
        counts.append(
            int(found["n"]) if found["n"].isdigit() else int(_NUMBERS.get(found["n"].lower(), 0))
        )
    count = sum(counts)
    if 0 in counts or count > _FEW or not is_surely_so(match):
        return ""
    many = f"{count} items"
    return f"I have {many}. I am buying {many}. I have {count} things. I only have {many}."


EACH_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "each-of-two-has-one",
        rf"\b(?=[^.;!?]*\b(?:each|both)\b){_PAIR}\s(?:each\s|both\s)?{_HAVE}\s(?:an?|our\sown|his\sown"
        rf"|her\sown)\s{_THING}(?:\seach)?{_ENDS}",
        _two,
        "you have at least two boats",
        "My wife and I each have a boat.",
        "My wife and I each have a go.",
    ),
    Rewording(
        "one-each",
        rf"\bwe(?:['’]ve(?:\sgot)?|\shave(?:\sgot)?|\sown)\s(?:an?|one)\s{_THING}\seach{_ENDS}",
        _two,
        "you have at least two boats",
        "We've a boat each.",
        "We've a go each.",
    ),
    Rewording(
        "one-between-us",
        rf"\bwe(?:['’]ve(?:\sgot)?|\shave(?:\sgot)?|\sown|\sshare|\srun)\s(?:only\s"
        rf"|just\s)?(?:an?|one|the\sone|a\ssingle)\s{_THING}\s(?:between"
        rf"|among)(?:\sthe\stwo\sof)?\sus",
        _one,
        "you have at least two boats",
        "We've got one boat between us.",
        "We've got one wall between us and the sea.",
        value=False,
    ),
    Rewording(
        "only-these-items",
        r"\b(?:I['’]ve|I\shave|I['’]m|I\sam|we['’]ve|we\shave)\s(?:(?:only|just)\s(?:got\s"
        r"|buying\s|getting\s|carrying\s)?|(?:got|buying)\s(?:only|just)\s)"
        r"(?P<list>(?:an?|one|two|three|four|five|\d+)\s[a-z-]+(?:(?:,|\sand"
        r"|,\sand)?\s(?:of\s)?[a-z-]+){0,14}?)(?=\s*(?:[.;!?]|$)|\s(?:in|to)\b)",
        _items,
        "you have fewer than ten items",
        "I've only got a loaf and two pints of milk.",
        "I've only got loaves and milk.",
    ),
)  # fmt: skip
