"""Spells and amounts as people say them, and the same in figures: "half a year", "all my life".

The entries stand with those of :mod:`.turns`: the plain words replace the story's, for every pass
that reads quantities.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_MEASURE = (
    r"(?P<unit>miles?|km|kms|kilomet(?:re|er)s?|met(?:re|er)s?|lit(?:re|er)s?|gallons?|pints?"
    r"|kilos?|kg|tonnes?)"
)
_PARTED = {"half an hour": "30 minutes", "half a year": "six months", "half a decade": "5 years"}
_WITH_COMMAS = 10_000
_DAYS = {"weekday": 5, "working day": 5, "workday": 5, "day": 7, "single day": 7}
_EACH_DAY = r"(?:(?:a|per|each|every)\s(?:single\s)?day|daily)"
_TIMES = {"once": 1, "twice": 2, "three times": 3, "four times": 4, "five times": 5}


def _value(words: str) -> float | None:
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few stories count so

    found = NUMBER.fullmatch(words.strip())
    return None if found is None else value_of(found)


def _figure(match: re.Match[str]) -> str:
    """Return a number of hundreds and more in figures."""
    value = _value(match.group())
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= _WITH_COMMAS else f"{value:g}"


def _a_week(match: re.Match[str]) -> str:
    """Return what comes of so much a day on so many days of a week."""
    each = _value(match["n"])
    days = _value(match["days"]) if match["days"] else _DAYS[match["which"].lower()]
    if each is None or days is None or days > _DAYS["day"]:
        return ""
    return f"{each * days:g} {match['unit']} a week"


def _both_ways(match: re.Match[str]) -> str:
    """Return how far one goes in a week who goes there and back so many times."""
    each, often = _value(match["n"]), match["often"].lower()
    times = _TIMES.get(often) or _value(re.sub(r"\s(?:days|times)$", "", often))
    if each is None or times is None:
        return ""
    total = 2 * each * times
    unit = match["unit"]
    return f"{match['n']} {unit}{match['between']}. I travel {total:g} {unit} a week"


_DIGIT = r"one|two|three|four|five|six|seven|eight|nine"
_TENS = r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)"
_N = (
    rf"(?:\d[\d,.]*|{_TENS}(?:[-\s](?:{_DIGIT}))?|(?:a\s)?hundred|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
    rf"|seventeen|eighteen|nineteen|{_DIGIT})"
)

TIMES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "hundred-and-some",
        rf"\b(?:(?:an?|{_N})\s(?:million|thousand),?\s)?(?:an?|{_N})\s(?:hundred|thousand)\sand\s(?!a\b){_N}(?:[\s-](?:hundred|thousand|{_N}))*\b",
        _figure,
        "your party has more than 80 guests", "There'll be a hundred and twenty of us.",
        "There'll be a hundred or twenty of us.",
        needs="hundred and|thousand and",
    ),
    Rewording(
        "half-a-year", r"\bhalf\s(?:an\shour|a\s(?:year|decade))\b",
        lambda match: _PARTED[" ".join(match.group().lower().split())],
        "your stay lasts longer than 90 days", "I'm staying for half a year.",
        "I'm saving for half a year.",
        needs="half a",
    ),
    Rewording(
        "year-and-a-half", r"\ba\syear\sand\sa\shalf\b", "18 months",
        "you have lived here for more than a year", "I've lived here for a year and a half.",
        "I've dived here for a year and a half.",
        needs="year and a half",
    ),
    Rewording(
        "left-halfway",
        r"\b(?P<did>(?:pulled|dropped|backed)\sout|cancelled|canceled|withdrew|quit|left|resigned|gave\s(?:it\s)?up|stopped)\s(?:half[-\s]?way|mid-?way|part[-\s]?way)\sthrough\b",
        r"\g<did> during",
        "you cancelled before the course began", "I cancelled halfway through the course.",
        "I yawned halfway through the course.",
        value=False, needs="way through",
    ),
    Rewording(
        "planning-to",
        r"\b(?P<who>I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:planning|intending|hoping|aiming|meaning|expecting)\sto\b",
        r"\g<who> plan to",
        "you stay for more than 90 days", "I'm planning to stay for 120 days.",
        "I'm planning to save for 120 days.",
        needs="planning to|intending to|hoping to|aiming to|meaning to|expecting to",
    ),
    Rewording(
        "since-birth",
        r"\b(?:ever\s)?since\s(?:(?:the\sday\s)?(?:I|we)\s(?:was|were)\sborn|(?:my\s)?(?:birth|childhood))\b(?!\s(?:in|at|on|to|with|abroad|early|late)\b)",
        "all my life",
        "you have lived in the town for at least two years",
        "I've lived in the town since I was born.",
        "I've lived in the town since it was born.",
        needs="since",
    ),
    Rewording(
        "born-and-stayed",
        r"\b(?P<who>I|we)(?:['’]m|\sam|\swas|\swere)\sborn(?:\sand\s(?:bred|raised|brought\sup))?\s(?P<here>here|in\s(?:the|this)\s(?:town|village|city|area|borough|county|country|parish))"
        r"(?:\sand\s(?:I['’]ve\s|I\shave\s|have\s|I\s)?(?:never\s(?:left|moved\s(?:away|out)|lived\s(?:anywhere|somewhere)\selse)|still\slive\shere|been\shere\sever\ssince))\b",
        r"\g<who> have lived \g<here> all my life",
        "you have lived in the town for at least two years",
        "I was born in the town and never left.", "I was born in the town and left.",
        needs="born",
    ),
    Rewording(
        "arrived-here",
        r"\b(?P<who>I|we)(?P<just>(?:['’]ve|\shave)?(?:\sonly|\sjust|\sfirst){0,2})\sarrived(?=\s(?:last\s(?:week|month|year|spring|summer|autumn|winter)|"
        r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:days?|weeks?|months?|years?)\sago|this\s(?:week|month|year)|in\s(?:19|20)\d\d)\b)",
        r"\g<who>\g<just> arrived here",
        "you have lived here for at least two years", "I only arrived last week.",
        "It only arrived last week.",
        value=False,
        needs="arrived",
    ),
    Rewording(
        "so-far-every-day",
        rf"\b(?P<n>{_N})\s{_MEASURE}\s{_EACH_DAY}(?:,|\sfor|\son|,\son|\sand\sdo\sthat)?\s(?P<days>{_N})\s(?:days|times)\s(?:a|per|each|every)\sweek\b"
        r"(?P<which>)",
        _a_week,
        "you travel more than 200 miles a week", "I travel 60 miles a day, five days a week.",
        "I travel 60 miles a day, five days a month.",
        needs="day|daily|each|every|a ",
    ),
    Rewording(
        "so-far-each-day",
        rf"\b(?P<n>{_N})\s{_MEASURE}\s(?:each|every)\s(?P<which>single\sday|weekday|working\sday|workday|day)\b(?P<days>)(?!,?\s(?:for\s|on\s)?\w+\s(?:days|times)\s)",
        _a_week,
        "you travel more than 200 miles a week", "I travel 60 miles every day.",
        "My son travels 60 miles every day.",
        needs="day",
    ),
    Rewording(
        "there-and-back",
        rf"\b(?P<n>{_N})\s{_MEASURE}(?P<between>\s(?:each\sway|one\sway|either\sway|there\sand\sthe\ssame\sback)[^.;!?]{{0,40}}?)\s(?P<often>once|twice|(?:{_N})\s(?:times|days))\s(?:a|per|each|every)\sweek\b",
        _both_ways,
        "you travel more than 200 miles a week",
        "It's 60 miles each way and I go in five days a week.",
        "It's 60 miles each way and I go in five days a month.",
        needs="way|same",
    ),
)  # fmt: skip
