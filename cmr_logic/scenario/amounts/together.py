"""Figures that a story tells one by one, and what they make together: "8 GB here and 9 there"."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.figures import Figure
from cmr_logic.scenario.times.completeness import says_all

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# What is told besides: "**plus** nine", "nine **more**"; not "more than nine".
_BESIDES = re.compile(
    r"\b(?:and|plus|another|as\swell|also|too|then|on\stop|besides|along\swith|with)\b"
    r"|\bmore\b(?!\sthan)|[,;&+]",
    re.IGNORECASE,
)
# The whole that parts make: "**altogether** nine"; not "all of the time".
_TOTAL = re.compile(
    r"\b(?:in\s(?:all|total)|altogether|all\s(?:in|told)|total(?:s|led|ling)?|combined|comes?\s(?:out\s)?(?:to|at)|came\s(?:out\s)?(?:to|at)"
    r"|makes?\s(?:it\s)?|making|adds?\sup\sto|sum|bringing\sit\sto|so\s(?:it['’]s|that['’]s))\b",
    re.IGNORECASE,
)
# Nothing else is to be counted: "and **nothing else**", "**the complete list**"; not "and so on".
_NO_MORE = re.compile(
    r"\b(?:nothing\s(?:else|more|besides)|nobody\s(?:else|more)|no\s?one\selse|not\sa\spenny\smore|none\sbesides|never\smore|that['’]s\s(?:everything"
    r"|everyone|everybody|it|all|us|the\s(?:lot|whole|complete|full|list|job|bill))|(?:complete|full|whole|entire)\s(?:list|lot|party|job|order|bill)"
    r"|the\slot|apart\sfrom\sth(?:at|ese|ose)|and\sthat['’]s|all\s(?:of\s(?:it|them|us)\s)?in\s(?:the|one)|just\s(?:the|those|these|me)|only)\b",
    re.IGNORECASE,
)
# There is more that is not told: "**including** nine", "**so far**".
_NOT_ALL = re.compile(
    r"\b(?:including|such\sas|for\s(?:example|instance|a\sstart|starters)|among\s(?:them|others)|so\sfar|at\sleast|and\sso\son|etc"
    r"|and\smore|as\sthings\sstand|don['’]t\sknow|not\s(?:sure|counting|decided)|haven['’]t\s(?:counted|decided|heard)|no\sidea"
    r"|plus\s(?:how|what|any)|yet\sto|however\smany|whoever|among(?:st)?)\b",
    re.IGNORECASE,
)
_LEAST = 2


def is_open(story: str) -> bool:
    """Tell whether a story says that there is more than it tells: "for a start", "so far"."""
    return _NOT_ALL.search(story) is not None


def is_closed(story: str) -> bool:
    """Tell whether a story says that nothing else is to be counted: "and that's the lot"."""
    return says_all(story) or _NO_MORE.search(story) is not None


def whole(figures: Sequence[Figure], story: str) -> Quantity | None:
    """Return what figures make together; None where they do not add up.

    The sum is the least that there is where the story does not end its list.

    Args:
        figures: the figures of one kind, in order, all of the matter.
        story: the text.
    """
    totals = [each for each in figures if _is_total(each, figures)]
    if len(totals) == 1 and len(figures) >= _LEAST:
        return totals[0].quantity
    if len(figures) < _LEAST or totals:
        return None
    for one, other in itertools.pairwise(figures):
        if not adds_beside(story, one, other):
            return None
    units = {each.quantity.unit for each in figures}
    lows = [each.quantity.interval.low for each in figures]
    highs = [each.quantity.interval.high for each in figures]
    if len(units) != 1 or None in lows:
        return None
    told = sum(low for low in lows if low is not None)
    one_breath = len({_sentence(story, each.start) for each in figures}) == 1
    told_all = is_closed(story)
    ended = told_all or one_breath or _another(figures)
    kinds = {each.quantity.text for each in figures if each.of_kind}
    last = figures[-1]
    behind = re.split(r"[.!?;]", story[last.start + len(last.quantity.text) :])[0]
    listed = re.search(r"(?:,|\band|\bplus)\san?\s[a-z]", behind) is not None and not told_all
    open_ = (
        listed
        or (len(kinds) == 1 and not told_all)
        or None in highs
        or _NOT_ALL.search(story) is not None
        or not ended
    )
    high = None if open_ else sum(high for high in highs if high is not None)
    first = figures[0].quantity
    ends = replace(first.interval, low=told, high=high, low_open=False, high_open=False)
    return replace(first, interval=ends, entry=first.entry + ":together")


def _sentence(story: str, at: int) -> int:
    return len(re.findall(r"[.!?]\s", story[:at]))


def _another(figures: Sequence[Figure]) -> bool:
    return any("another" in each.quantity.text.lower() for each in figures)


def _is_total(figure: Figure, figures: Sequence[Figure]) -> bool:
    """Tell whether a figure is said to be the whole, or is the sum of those before it."""
    low = figure.quantity.interval.low
    before = [f.quantity.interval.low or 0 for f in figures if f.start < figure.start]
    if len(before) >= _LEAST and low is not None and abs(sum(before) - low) < 1e-6 * max(low, 1):
        return True
    text = figure.piece.text
    at = figure.start - figure.piece.told.start
    alone = [f for f in figures if f.piece is figure.piece] == [figure]
    return (
        alone
        and len(figures) > 1
        and _TOTAL.search(text) is not None
        and at >= 0
        and ("another" not in text.lower())
    )


def adds_beside(story: str, one: Figure, other: Figure) -> bool:
    """Tell whether one figure is told beside another, and not instead of it.

    Args:
        story: the text.
        one: a figure.
        other: the next one.
    """
    between = story[one.start : other.start + len(other.quantity.text)]
    if re.search(r"\b(?:or|instead|rather|not)\b", between, re.IGNORECASE):
        return False
    return _BESIDES.search(between) is not None
