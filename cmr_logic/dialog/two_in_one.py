"""Two questions in one follow-up: "Do you live here **and are you** over 60?".

Yes to both joined by "and" is Yes to each; No to them leaves open which of them is not so.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.expression import All, Any, ClauseRef, Expression, negate
from cmr_logic.facts import Placement
from cmr_logic.inquiry.plainly import unframed

_TWO = re.compile(
    r"(?P<one>\w.*?),?\s+(?P<joint>and|or)\s+(?P<other>(?:are|is|was|were|do|does|did|have|has|had"
    r"|can|will|would|could)\s+(?:you|your|we|our|the|it|he|she|they|there|this|any|an?)\b.*)",
    re.IGNORECASE | re.DOTALL,
)

# A kind of people of whom a relative clause says more: "Are you **a nurse who has a pass**?".
_KIND_WHO = re.compile(
    r"(?P<one>are you an? \w.*?),? who (?P<verb>has|have|\w+)(?P<rest>\s.*)?",
    re.IGNORECASE | re.DOTALL,
)
_SURE = 0.75  # how like its clause each half must be, where the question itself does not say "and"


def placed_as_two(question: str, place: Callable[[str], Placement]) -> Placement | None:
    """Return where a follow-up belongs that is two questions about two parts, None for any other.

    Args:
        question: the follow-up.
        place: tells where one question belongs.

    Returns:
        The joint of both, or no place where one of them has none.

    Example:
        >>> from cmr_logic.facts import Places
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you swim or if you are tall and have a boat.")
        >>> place = Places(rule, rule.provisions[0].condition).find
        >>> placed_as_two("Do you swim and do you have a boat?", place).part
        All((ClauseRef('c1'), ClauseRef('c3')))
        >>> placed_as_two("Do you swim and row?", place)
    """
    found = _TWO.fullmatch(unframed(question))  # "OK, **and** do you row?" is one
    if found is None:
        return _of_kind_who(question, place)
    halves = [place(f"{found['one']}?"), place(found["other"])]
    parts = [_so(half) for half in halves if not (half.common or half.needed) and half.case is None]
    if len(parts) < len(halves) or None in parts:
        return Placement(None)
    one, other = (part for part in parts if part is not None)
    if one == other:
        return None
    joint = All if found["joint"].lower() == "and" else Any
    return Placement(joint((one, other)), score=min(half.score for half in halves))


def _of_kind_who(question: str, place: Callable[[str], Placement]) -> Placement | None:
    """Return where a question belongs that names people of a kind and what more is so of them.

    None where one clause says both, or either half is not plainly one.
    """
    found = _KIND_WHO.match(question) if " who " in question else None
    if found is None:
        return None
    verb = "have" if found["verb"].lower() == "has" else found["verb"]
    halves = [place(f"{found['one']}?"), place(f"Do you {verb}{found['rest'] or ''}")]
    parts = [half.part for half in halves if half.score >= _SURE and not half.opposite]
    if len(set(parts)) < len(halves) or not all(isinstance(part, ClauseRef) for part in parts):
        return None
    return Placement(
        All(tuple(part for part in parts if part)), score=min(half.score for half in halves)
    )


def _so(half: Placement) -> Expression | None:
    """Return what is so where the answer to a question is Yes."""
    return negate(half.part) if half.part is not None and half.opposite else half.part
