"""What somebody earns and how long they work, told in other words: "I clear £90 a week".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text.number_names import VALUES

_SUM = r"(?P<sum>[£$€]?\s?\d[\d,]*(?:\.\d+)?k?)(?![\d%])"
_ABOUT = r"(?:(?P<about>about|around|roughly|just over|over|nearly|under|just under|only|just)\s)?"
_PER = r"(?:a|per|each|every)\s(?P<per>week|month|year|fortnight|hour|day)"
_FULL, _PART = 35, 30  # hours a week from which, and below which, work is full-time


def _earns(match: re.Match[str]) -> str:
    """Return what somebody earns who clears, nets or pockets it."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    about = f"{match['about']} " if match["about"] else ""
    said = f"{about}{match['sum'].strip()} a {match['per']}"
    return f"{match['who']} earn {said}. My income is {said}."


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


PAY_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "clears-so-much",
        rf"\b(?P<who>I|we)\s(?:(?:only|now|usually|normally|just)\s)?(?:bring\s(?:in|home)|pocket|clear|net|gross|pull\sin"
        rf"|rake\sin|take\shome|get\sby\son|scrape\sby\son)\s{_ABOUT}{_SUM}\s{_PER}\b",
        _earns,
        "your income is less than £1,000 a month", "I clear £700 a month.",
        "I clean £700 of plate a month.",
        needs="bring |pocket|clear|net |gross|pull in|rake in|take home|by on",
    ),
    Rewording(
        "hours-full-or-part",
        r"\bI(?:['’]m|\sam)?\s(?:(?:only|just|usually|normally)\s)?(?:put\sin|do|work|clock\sup|clock|contracted\s(?:for|to\s(?:do|work))|employed\sfor)\s"
        r"(?:about\s|around\s|roughly\s|over\s|only\s|just\s)?(?P<hours>\d\d?(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)\shours\s(?:a|per|every|each)\sweek\b"
        r"(?!\s(?:of\s(?:unpaid|voluntary|housework|exercise|study)|as\sa\svolunteer|caring|unpaid))",
        _full_time,
        "you work full time", "I put in 40 hours a week at the bakery.",
        "I sleep 40 hours a week at the bakery.",
        needs="hours",
    ),
    Rewording(
        "is-part-time",
        r"\bI(?:['’]m|\sam)\s(?:only\s|still\s|just\s|employed\s|now\s)?(?P<which>part|full)[\s-]time\b(?!\s(?:student|carer|parent|mum|dad|mother|father))",
        lambda match: (
            "" if is_denied_before(match) or not is_told_as_so(match)
            else "I work part time. I do not work full time." if match["which"].lower() == "part"
            else "I work full time. I do not work part time."
        ),
        "you work full time", "I'm only part time.", "I'm only part timber.", value=False,
        needs="part time|part-time|full time|full-time",
    ),
)  # fmt: skip
