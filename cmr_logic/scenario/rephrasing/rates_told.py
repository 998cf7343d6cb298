"""Sums whose time is named before them, "my monthly income is £600", and dues left to pay.

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_PERIODS = {
    "hourly": "an hour",
    "daily": "a day",
    "weekly": "a week",
    "fortnightly": "a fortnight",
    "monthly": "a month",
    "yearly": "a year",
    "annual": "a year",
}
_SUM = r"(?:[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d|(?:\d[\d,.]*\d|\d)\s(?:pounds|quid|euros|dollars|grand))"


_DUES = r"(?:fines?|fees?|bills?|charges?|dues|debts?|tolls?|subscriptions?|invoices?)"
_LEAST, _MOST = 5000, 500_000  # what a salary by the year comes to
_THOUSAND = 1000
_STILL = r"(?:\s(?:still|currently|now)){0,2}"


def _with_period(match: re.Match[str]) -> str:
    """Return a sum with its time behind it: "my monthly rent is £600 **a month**"."""
    return f"{match.group()} {_PERIODS[match['often'].lower()]}"


def _by_the_year(match: re.Match[str]) -> str:
    """Return a salary of which nothing says by what time it is paid: it is so **a year**."""
    told = match["sum"].lower()
    amount = float(re.sub(r"[^\d.]", "", told).rstrip(".") or 0)
    amount *= _THOUSAND if told.endswith(("k", "grand")) else 1
    return f"{match.group()} a year" if _LEAST <= amount <= _MOST else ""


RATES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "period-named-before",
        rf"\b(?:my|our|his|her|their|the)\s(?:[a-z-]+\s){{0,2}}?(?P<often>{'|'.join(_PERIODS)})\s(?:[a-z-]+\s){{0,2}}?"
        r"(?:income|earnings|pay|wages?|salary|pension|rent|rate|takings|profits?|bill|payments?)"
        r"(?:\sfrom\s(?:[a-z-]+\s){1,3}?[a-z-]+)?\s?(?:\sis|\sare|\swas|\swere|['’]s|\scomes?\sto|\scame\sto|\samounts?\sto|\sstands?\sat)"
        rf"\s(?:(?:now|only|just|about|around|roughly|under|over|nearly|almost|exactly|currently)\s){{0,3}}{_SUM}"
        r"(?![\d,.]*\d)(?!\s(?:an?|per|each|every|in|k\b|or|to|and|plus)\b)",
        _with_period,
        "your monthly income is less than €733", "My monthly income is €600.",
        "My monthly income is in euros: 600 reasons to laugh.",
        needs="hourly|daily|weekly|fortnightly|monthly|yearly|annual",
    ),
    Rewording(
        "dues-to-pay",
        rf"\b(?P<who>I|we)(?P<have>['’]ve(?:\sgot)?|{_STILL}\shave(?:\sgot)?)\s(?:still\s)?(?:an?\s|some\s|two\s|three\s)?"
        rf"(?P<what>(?:[a-z]+\s)?{_DUES})(?:\sof\s{_SUM})?\s(?:left\s|still\s)?(?:to\spay|outstanding|unpaid)\b(?!\s(?:for|off|by)\b)",
        r"\g<who> have unpaid \g<what>",
        "you have unpaid fines", "I still have fines to pay.", "I still have finds to paint.",
        needs="to pay|outstanding|unpaid",
    ),
    Rewording(
        "owing-so-much-in-dues",
        rf"\b(?P<who>I|we)(?P<owe>{_STILL}\sowe)(?P<whom>\s(?:the|my|our|them|you)(?:\s[a-z]+)?)?\s(?P<sum>{_SUM})\s(?:in|of)\s(?P<what>(?:[a-z]+\s)?{_DUES})\b",
        r"\g<who> have unpaid \g<what>, \g<who>\g<owe>\g<whom> \g<sum> in \g<what>",
        "you have unpaid fines", "I owe the library £3 in fines.", "I own the library's 3 fine Is.",
        needs="owe",
    ),
    Rewording(
        "salary-without-a-period",
        r"\b(?:(?:my|his|her)\s(?:gross\s|net\s|basic\s|starting\s)?(?:salary|income)\s(?:is|comes\sto)|(?:I|we)\searn|(?:he|she)\searns"
        r"|I(?:['’]m|\sam)\s(?:now\s)?(?:on|earning)(?:\sa\ssalary\sof)?)"
        r"\s(?:about\s|around\s|just\s|only\s|over\s|under\s|nearly\s)?(?P<sum>[£$€]\s?\d[\d,]*k?)(?![\d,.]*\d)"
        r"(?=\s*(?:[.;!?]|,\s[a-z]|$)|\s(?:as|and|but|before|after|at|for\sa)\b)(?![^.;!?]*\b(?:a|an|per|each|every)\s(?:hour|day|week|month|year)\b"
        r"|[^.;!?]*\b(?:monthly|weekly|hourly|annually|yearly|together|between)\b)",
        _by_the_year,
        "your income is less than £1,500 a month", "My salary is £45,000.",
        "My statue is £45,000.", value=False,
        needs="salary|income|earn| on ",
    ),
    Rewording(
        "clears-so-much",
        r"\b(?P<who>I|we)\s(?P<only>(?:(?:only|now|usually|normally|just)\s)?)(?:pocket|clear|net|gross|pull\sin|rake\sin"
        r"|get\sby\son|scrape\sby\son)\s(?P<sum>(?:(?:about|around|roughly|just|over|nearly|under|only)\s){0,2}"
        r"[£$€]?\s?\d[\d,]*(?:\.\d+)?k?\s(?:a|per|each|every)\s(?:week|month|year|fortnight|hour|day))\b",
        r"\g<who> \g<only>earn \g<sum>",
        "your income is less than £1,000 a month", "I clear £700 a month.",
        "I clean £700 of plate a month.",
        needs="pocket|clear|net |gross|pull in|rake in|by on",
    ),
)  # fmt: skip
