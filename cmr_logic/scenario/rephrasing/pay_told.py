"""How long somebody works, told in other words than those of rules: "I'm only part time".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text.number_names import VALUES

_FULL, _PART = 35, 30  # hours a week from which, and below which, work is full-time


def _full_time(match: re.Match[str]) -> str:
    """Return whether hours a week are full-time work."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    told = match["hours"].lower()
    tens, _, ones = told.partition("-")
    number = VALUES.get(tens, 0) + VALUES.get(ones, 0)
    hours = float(told) if told[0].isdigit() else float(number)
    if not hours:
        return ""
    if hours >= _FULL:
        return "I work full time. I do not work part time."
    return "I do not work full time. I work part time." if hours < _PART else ""


# What one does for pay, by verbs that say as much beside hours: "I **drive a tram**"; not "I row".
_TRADES = (
    r"(?:drive|clean|teach|serve|wait|cook|bake|nurse|type|deliver|stack|weld|guard|answer|repair"
    r"|fit|build|paint|pack"
    r"|load|sort|lay|run)"
)
_PAID = (
    r"(?:for\s(?:the|an?|my)\s(?:[a-z-]+\s)?(?:city|council|company|firm|bakery|hotel|school"
    r"|hospital|shop|mill|agency|railway|bank|chain|supermarket"
    r"|factory|restaurant|employer|boss)|(?:on|under)\s(?:an?\s)?(?:permanent\s|fixed-term"
    r"\s)?contract|as\smy\sjob|for\s(?:a\sliving|wages|pay))"
)

PAY_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "hours-at-a-trade",
        rf"\bI\s{_TRADES}\s(?:[a-z]+\s){{0,3}}?(?P<hours>\d\d?(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)"
        rf"\shours\s(?:a|per|every|each)\sweek\b"
        rf"(?=[^.;!?]*\b{_PAID}\b)",
        _full_time,
        "you work full time", "I drive a tram forty hours a week for the city.",
        "I drive a tram forty hours a week for fun.",
        needs="hours",
    ),
    Rewording(
        "hours-full-or-part",
        r"\bI(?:['’]m|\sam)?\s(?:(?:only|just|usually|normally)\s)?(?:put\sin|do|work|clock\sup"
        r"|clock|contracted\s(?:for|to\s(?:do|work))|employed\sfor)\s"
        r"(?:about\s|around\s|roughly\s|over\s|only\s|just\s)?(?P<hours>\d\d?(?:\.\d+)?"
        r"|[a-z]+(?:-[a-z]+)?)\shours\s(?:a|per|every|each)\sweek\b"
        r"(?!\s(?:of\s(?:unpaid|voluntary|housework|exercise|study)|as\sa\svolunteer|caring"
        r"|unpaid|(?:at|in|on)\s(?:the|my|our|an?)\s(?:allotment|garden|gym|shelter|food\sbank)))",
        _full_time,
        "you work full time", "I put in 40 hours a week at the bakery.",
        "I sleep 40 hours a week at the bakery.",
        needs="hours",
    ),
    Rewording(
        "is-part-time",
        r"\bI(?:['’]m|\sam)\s(?:only\s|still\s|just\s|employed\s|now\s)?(?P<which>part|full)["
        r"\s-]time\b(?!\s(?:student|carer|parent|mum|dad|mother|father))",
        lambda match: (
            "" if is_denied_before(match) or not is_told_as_so(match)
            else "I work part time. I do not work full time." if match["which"].lower() == "part"
            else "I work full time. I do not work part time."
        ),
        "you work full time", "I'm only part time.", "I'm only part timber.", value=False,
        needs="part time|part-time|full time|full-time",
    ),
)  # fmt: skip
