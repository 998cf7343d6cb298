"""Claims turned about whose words lie on the other side of a bound than a clause.

What is told of the other side denies what a clause says of this one, and what is denied of it
affirms that, where one of both must be so: who brings "not fewer than 3 jars" brings 3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim
from cmr_logic.scenario.matching.bounds_apart import Apart, by_distance, how_apart
from cmr_logic.scenario.matching.other_side import is_on_other_side

_DENIES = re.compile(r"n['’]t\b|\b(?:not|never|no|cannot)\b", re.IGNORECASE)
# States that are so on one side or on the other: "you **live** off campus"; not "you buy".
_EITHER_WAY = re.compile(
    r"\b(?:is|are|am|was|were|be|live|lives|living|stay|stays|kept|keep|keeps|parked|based|held|walked|ridden)\b"
)
_OPPOSED = re.compile(r"\b(?:on|off|in|inside|outside|within|with|without)\b", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|solely|exclusively)\b")
_WORDS = ("explicit", "paraphrase", "reference")
_PLACED = ("quantity:where", "implication")
# Where what is told of ends, so that nothing behind is of it: "3 jars **and** fewer than 3 cups".
_ENDS = re.compile(r"[.,!?;:\n]|\s(?:and|but|or|so|who|which|while|because|although|though|if)\s")


def as_bounded(statement: str, claims: Sequence[Claim], text: str) -> list[Claim]:
    """Return claims with those turned whose words lie on the other side of a bound of a clause.

    Args:
        statement: a part of a clause, as it is written.
        claims: what is claimed of it.
        text: the story.
    """
    return [kept for claim in claims for kept in _turned(statement, claim, text)]


def _turned(statement: str, claim: Claim, text: str) -> Iterator[Claim]:
    """Yield a claim, or its contrary, or nothing where its words leave it open."""
    end = _ENDS.search(text, claim.end)
    quote = text[claim.start : end.start() if end is not None else len(text)]
    if not claim.value and _DENIES.search(quote) and is_on_other_side(statement, quote):
        if _EITHER_WAY.search(statement) is not None and _OPPOSED.search(quote) is not None:
            yield replace(claim, value=True)  # who is not off the lead is on it
        return
    said = claim.entry.startswith(_WORDS) and (claim.value or _DENIES.search(quote) is not None)
    far = not said and claim.value and claim.entry.startswith(_PLACED)
    apart = how_apart(statement, quote) if said else by_distance(statement, quote) if far else None
    if apart is None:
        yield claim
    elif apart is Apart.BEYOND or (apart is Apart.ELSEWHERE and claim.value):
        yield replace(claim, value=not claim.value)
    elif apart is Apart.ELSEWHERE and _ONLY.search(statement) is not None:
        yield replace(claim, value=True)  # who sells none outside the fair sells only there
