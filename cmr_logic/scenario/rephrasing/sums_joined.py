"""Parts of one sum, and the sum: "ten hours a week at the inn and six at the mill" is sixteen.

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import LOOSELY
from cmr_logic.scenario.rephrasing.numbers_told import WORD
from cmr_logic.syntax import A_WEEKDAY

_N = rf"(?:\d[\d,]*(?:\.\d+)?|{WORD})"
_PER = r"(?:a|per|each|every)"
_UNIT = r"(?:hour|day|week|month|year)"
_MONEY = r"(?P<cur>[£$€])(?P<first>\d[\d,]*(?:\.\d\d)?)"
_OTHER = r"(?:another|the\sother|a\ssecond|my\sother|the\ssecond)"
_JOINED = r"(?:,?\s(?:and|plus)(?:\s(?:another|then|a\sfurther))?|,|,?\sthen)"


def _value(words: str) -> float:
    """Return what a number in words or digits is, 0 for none."""
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few stories add up

    found = NUMBER.fullmatch(words.strip())
    return (value_of(found) if found is not None else None) or 0


def _hours(match: re.Match[str]) -> str:
    """Return the hours of two jobs, or of two days, in one."""
    first, second = _value(match["first"]), _value(match["second"])
    return f"{first + second:g} hours a week{match['at']}" if first and second else ""


def _sums(match: re.Match[str]) -> str:
    """Return two sums of the same kind in one."""
    first, second = _value(match["first"]), _value(match["second"])
    each = match["per"] or match["also"] or ""
    total = f"{match['cur']}{first + second:,.2f}".removesuffix(".00")
    return f"{total}{each} {match['link']} {match['what']}s" if first and second else ""


def _by_the_day(match: re.Match[str]) -> str:
    """Return by the week what is paid by the day, or by the hour, for so many of them."""
    total = _value(match["first"]) * _value(match["many"])
    return f"{match['cur']}{total:.2f}".removesuffix(".00") + " a week" if total else ""


def _put_by(match: re.Match[str]) -> str:
    """Return what somebody has put by as savings: a bare number is one of pounds."""
    told = match["sum"]
    if told[0] not in "£$€":
        number = _value(
            re.sub(r"\s(?:pounds|quid|euros|dollars)$", "", told.replace("grand", "thousand"))
        )
        sign = "€" if "euro" in told else "$" if "dollar" in told else "£"
        told = f"{sign}{number:g}"
    return f"{match['have']} savings of {match['about'] or ''}{told}"


SUMS_JOINED: tuple[Rewording, ...] = (
    Rewording(
        "hours-of-two-jobs",
        rf"\b(?P<first>{_N})\shours\s{_PER}\sweek(?P<at>\s(?:as|at|in|for|with|on)\s[^.,;:!?\d]{{2,40}}?){_JOINED}\s"
        rf"(?P<second>{_N})(?:\shours)?(?:\s{_PER}\sweek)?(?=\s(?:as|at|in|for|with|on)\s)",
        _hours,
        "you work at least 17 hours a week",
        "I work nine hours a week at the inn and eight at the mill.",
        "I rest nine hours a week at the inn and eight at the mill.",
        needs="hours",
    ),
    Rewording(
        "sums-from-two",
        rf"{_MONEY}(?P<per>\s{_PER}\s{_UNIT})?\s(?P<link>from|in|with|at)\s(?:one|the\sfirst|a|my\sfirst)\s(?P<what>[a-z]+){_JOINED}\s"
        rf"(?P=cur)(?P<second>\d[\d,]*(?:\.\d\d)?)(?P<also>\s{_PER}\s{_UNIT})?\s(?P=link)\s{_OTHER}\b(?:\s(?P=what)\b)?",
        _sums,
        "you have savings of more than £900",
        "I have savings of £500 in one bank and £600 in another.",
        "My aunt has savings of £500 in one bank and £600 in another.",
        needs="another|other|second",
    ),
    Rewording(
        "paid-on-a-weekday",
        rf"(?P<sum>[£$€]\d[\d,.]*\d|[£$€]\d)\s(?:every|each|on\sa)\s(?:{A_WEEKDAY})s?\b",
        r"\g<sum> a week",
        "you earn less than £100 a week", "I earn £60 every Friday.",
        "I earn £60 a day on Fridays.",
        needs="day",
    ),
    Rewording(
        "paid-by-the-day",
        rf"{_MONEY}\s(?:an?|per|each|every)\s(?P<unit>day|shift|hour|session|lesson)(?:,|,?\sfor|,?\sand\s(?:I\s)?(?:work|do))?\s"
        rf"(?P<many>{_N})\s(?P=unit)s\s{_PER}\sweek\b",
        _by_the_day,
        "you earn less than £100 a week", "I earn £20 a day, two days a week.",
        "I earn £20 a day, two days a month.",
        needs="week",
    ),
    Rewording(
        "paid-by-them",
        rf"\b(?:they|my\s(?:boss|employer|company|firm))\s(?:only\s|just\s)?pays?\sme\s(?=(?:{LOOSELY}\s)?[£$€\d])",
        "I earn ",
        "you earn less than £100 a week", "My boss pays me £60 a week.",
        "My boss paid me £60 for a lamp.",
        needs="pay me|pays me",
    ),
    Rewording(
        "hours-part-time",
        rf"\bpart[-\s]time,?\s(?:for\s)?(?P<n>{_N})\shours(?=\s*(?:[.,;!?]|$))",
        r"part-time, \g<n> hours a week",
        "you work less than 16 hours a week", "I work part-time, twelve hours.",
        "I work part-time, twelve houses.",
        needs="part",
    ),
    Rewording(
        "hours-of-my-week",
        rf"\b(?:takes?\sup\s|fills?\s|eats?\sup\s|is\s)(?:about\s)?(?P<n>{_N})\shours\s(?:out\s)?of\s(?:my|the|every|each)\s(?:working\s)?week\b",
        r"is \g<n> hours a week",
        "you work less than 20 hours a week", "My job takes up 18 hours of my week.",
        "My job takes up 18 houses of my street.",
        needs="hours",
    ),
    Rewording(
        "put-by",
        r"\b(?P<have>(?:I|we)(?:['’]ve|\shave)(?:\sgot)?)\s(?P<about>(?:about|around|just|only|over|under|nearly|almost)\s)?"
        rf"(?P<sum>[£$€]\d[\d,.]*\d|[£$€]\d|(?:{WORD}\s)(?:thousand|hundred|grand)(?:\s(?:pounds|quid|euros|dollars))?)\s"
        r"(?:put\s(?:by|aside|away)|set\saside|tucked\saway|stashed\saway|salted\saway|squirrelled\saway)\b",
        _put_by,
        "you have savings of more than £900", "I've got about three thousand put by.",
        "I've got about three thousand put off.",
        needs="put|set|tucked|stashed|salted|squirrelled",
    ),
    Rewording(
        "not-a-penny-saved",
        r"\b(?P<who>I|we)\s(?:haven['’]t|have\snot)(?:\sgot)?\sa\s(?:penny|cent|bean)\s(?:saved|put\sby|put\saside|set\saside|in\s(?:savings|the\sbank))\b",
        r"\g<who> have no savings",
        "you have savings of more than £900", "I haven't got a penny saved.",
        "I haven't got a penny whistle.", value=False,
        needs="penny|cent|bean",
    ),
)  # fmt: skip
