"""Since when one has had what began so long ago, and how many children a birth makes: "our third".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so

_AIL = (
    r"(?:cough|pain|pains|rash|fever|headache|headaches|symptoms?|cold|ache|itch|swelling|lump"
    r"|sore\sthroat|toothache|earache"
    r"|backache|dizziness|limp|infection|bleeding|temperature|problem|flu)"
)
_WHAT = rf"(?P<what>(?:my|the|this)\s(?:[a-z]+\s)?{_AIL}|it)"
_N = r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_SPELL = (
    rf"(?P<spell>(?:about\s|over\s|nearly\s|almost\s|just\sover\s)?{_N}\s(?:days?|weeks?"
    r"|months?|years?|fortnight))"
)
_WHEN = (
    rf"(?:{_SPELL}\sago|(?P<since>yesterday|last\snight|this\smorning|today|last\sweek"
    r"|last\smonth|last\syear))"
)
_BEGAN = r"(?:began|started|came\son|set\sin|flared\sup|appeared|first\sappeared|showed\sup)"
# How long ago a day was by whose name it is told, at most, in days: "yesterday"; not "in May".
_AGO = {
    "yesterday": "1 day",
    "last night": "1 day",
    "this morning": "less than 1 day",
    "today": "less than 1 day",
    "last week": "less than 15 days",
}
_LONG = {
    "days": "at least 2 days",
    "weeks": "at least 2 weeks",
    "months": "at least 2 months",
    "years": "at least 2 years",
}
_NTH = {
    name: at
    for at, name in enumerate(
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"], 1
    )
}
_ORDINAL = "|".join(_NTH)
_CHILD = r"(?:\s(?:child|baby|little\sone|son|daughter|boy|girl))?"
_ENDS = r"(?=\s*(?:[.,;!?]|$)|\s(?:and|but|so|in|last|this|yesterday|on|today|two|three|a)\b)"


def _had_for(match: re.Match[str]) -> str:
    """Return for how long one has had what began so long ago."""
    named = match.groupdict()
    since = re.sub(r"\s+", " ", (named.get("since") or "").lower())
    spell = (
        named.get("spell")
        or _AGO.get(since, "")
        or _LONG.get((named.get("long") or "").lower(), "")
    )
    if not spell or not is_told_as_so(match, ever=True):
        return ""
    what = (named.get("what") or "it").strip()
    return (
        f"I have had {what} for {spell}. {what} has lasted for {spell}. I have had {what} {spell}."
    )


def _children(match: re.Match[str]) -> str:
    """Return how many children somebody has who tells of the last one, or of one to come."""
    named = {name.rstrip("_"): told for name, told in match.groupdict().items() if told}
    number = _NTH[named["nth"].lower()] - ("ahead" in named)
    if number < 1 or not is_told_as_so(match):
        return ""
    least = "at least " if " born" in match[0] or number == 1 else ""  # others may be born since
    count = f"{least}{number}"
    noun = "child" if number == 1 else "children"
    return f"We have {count} {noun}. I have {count} {noun}. Our family has {count} {noun}."


BEGUN_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "it-began-so-long-ago",
        rf"\b{_WHAT}\s(?:only\s|first\s|just\s|all\s)?{_BEGAN}\s(?:about\s|only\s)?{_WHEN}",
        _had_for,
        "you have had the cough for more than three weeks",
        "The cough came on five weeks ago.",
        "The cough came on five wet days.",
    ),
    Rewording(
        "noticed-so-long-ago",
        rf"\bI\s(?:first|only|just)\s(?:noticed|felt|got|had|caught)\s{_WHAT}\s(?:about\s)?{_WHEN}",
        _had_for,
        "you have had the rash for more than three weeks",
        "I first noticed the rash a month ago.",
        "I first noticed the rash a metre off.",
    ),
    Rewording(
        "had-since-then",
        rf"\bI(?:['’]ve|\shave)\s(?:only\s)?had\s{_WHAT}\s(?:since\s(?P<since>yesterday"
        rf"|last\snight|this\smorning|last\sweek)|for\s(?P<long>days|weeks|months|years))(?!\sof)",
        _had_for,
        "you have had the rash for more than three weeks",
        "I've had the rash for months.",
        "I've had the rash for mouthwash.",
    ),
    Rewording(
        "so-many-with-the-last",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:just\s|recently\s)?had\s(?:our"
        rf"|my)\s(?P<nth>{_ORDINAL}){_CHILD}{_ENDS}"
        rf"|\b(?:our|my)\s(?P<nth_>{_ORDINAL})\s(?:child|baby|little\sone)\s(?:was\sborn|arrived"
        rf"|came\salong)\b"
        rf"|\b(?:our|my)\s(?P<nth__>{_ORDINAL})\swas\sborn\b",
        _children,
        "you have more than two children",
        "We've just had our third.",
        "We've just had our third pizza.",
    ),
    Rewording(
        "so-many-before-the-next",
        rf"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?P<ahead>expecting|pregnant\swith"
        rf"|having)\s(?:our|my)\s(?P<nth>{_ORDINAL}){_CHILD}{_ENDS}"
        rf"|\b(?:our|my)\s(?P<nth_>{_ORDINAL}){_CHILD}(?P<ahead_>['’]s|\sis)\s(?:on\sthe\sway"
        rf"|due)\b",
        _children,
        "you have more than two children",
        "We're expecting our third.",
        "We're expecting our third guest.",
        value=False,
    ),
)  # fmt: skip
