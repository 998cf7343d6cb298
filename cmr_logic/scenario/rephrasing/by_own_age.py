"""Ages since which something is so, where a story tells the present one: "since I was 23".

Whoever is 40 and has rowed since they were 23 has done so for between 16 and 18 years. The spell
stands in place of the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.reckonings import value_written
from cmr_logic.spans import Span

_END = (
    r"(?=\s*(?:[.,;:!?)–—-]|$)"
    r"|\s(?:years?\sold|now|today|and|but|so|last|this|in|on|next|yesterday)\b)"
)
# How old whoever tells is: "**I turned 40** in June"; not "I'll turn 40", "I'm 40 weeks along".
_NOW = re.compile(
    r"(?<!since\s)\bI(?:['’]m|\sam|['’]ve\s(?:just\s)?turned|\s(?:have\s)?(?:just\s)?turned)"
    rf"\s(?:now\s|already\s|only\s|just\s)?(?P<now>{NUMBER}){_END}",
    re.IGNORECASE,
)
_TURNED_LONG_AGO = re.compile(r"\bturned\b[^.;!?]*\b(?:ago|in\s(?:19|20)\d\d)\b", re.IGNORECASE)
# From what age on: "I've rowed **since I was 23**"; not "since my aunt was 19".
_SINCE = re.compile(
    rf"\bsince\s(?:I\s(?:was|turned)|turning|the\sage\sof|my)\s(?:about\s)?(?P<then>{NUMBER})(?:(?:st|nd|rd|th)\sbirthday)?{_END}",
    re.IGNORECASE,
)
# Who does it, right before: "**I've** rowed"; not "my aunt has".
_MINE = re.compile(
    r"\b(?:I|we)(?:['’]ve|\shave|\shaven['’]t)\s(?:(?!\b(?:he|she|they|it|my\s[a-z]+\s(?:has|is))\b)[^.;!?])*$",
    re.IGNORECASE,
)
_AGES = range(1, 111)


def told_by_own_age(story: str) -> Iterator[tuple[Span, str]]:
    """Yield where a story says since what age something is so, and for how long that is.

    Args:
        story: the story.

    Example:
        >>> text = "I turned 40 in June and I've rowed since I was 23."
        >>> [words for _, words in told_by_own_age(text)]
        ['for between 16 and 18 years']
        >>> list(told_by_own_age("I've rowed since I was 23."))
        []
    """
    if "since" not in story.lower() or _TURNED_LONG_AGO.search(story) is not None:
        return
    ages = {value_written(match["now"]) for match in _NOW.finditer(story)}
    if len(ages) != 1:
        return
    (now,) = ages
    for match in _SINCE.finditer(story):
        then = value_written(match["then"])
        if then < now and now in _AGES and _MINE.search(story[: match.start()]) is not None:
            low, high = max(now - then - 1, 0), now - then + 1
            yield Span(*match.span()), f"for between {low:g} and {high:g} years"
