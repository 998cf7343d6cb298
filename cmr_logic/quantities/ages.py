"""Ages stated without a unit: "I'm 65", "my son is twelve", "in my thirties", "turned 21"."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.age_form import AgeForm
from cmr_logic.quantities.life_stages import LIFE_STAGES
from cmr_logic.quantities.model import Interval
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.quantities.units import DAYS_A_YEAR
from cmr_logic.quantities.wordlists import words
from cmr_logic.records import record
from cmr_logic.syntax import A_MONTH, A_WEEKDAY
from cmr_logic.text.number_names import A_DIGIT, A_TEN, ORDINALS, SMALL
from cmr_logic.text.patterns import compiled

OLDEST: Final = 125  # a larger bare number is no age
PERSONS: Final = frozenset(
    words(
        "i you he she they we who anyone someone everyone everybody person people child "
        "children kid kids baby babies son sons daughter daughters grandson granddaughter "
        "grandchild grandchildren wife husband spouse partner fiance fiancee girlfriend "
        "boyfriend mother father mom mum dad parent parents brother sister sibling nephew "
        "niece cousin aunt uncle grandmother grandfather man men woman women boy boys girl "
        "girls adult adults minor minors teenager applicant claimant student students worker "
        "workers employee employees rider riders driver drivers passenger passengers tenant "
        "patient customer members member learner apprentice veteran widow widower individual "
        "individuals friend friends stepson stepdaughter one both anybody dependant "
        "dependants dependent dependents occupant occupants operator operators those pupil "
        "pupils guest guests carer beneficiary gran granny nan nana grandma grandad granddad "
        "grandpa mam auntie lodger flatmate housemate neighbour colleague "
        "visitor pensioner relative stepchild stepmother stepfather"
    )
)
PERSONS_AND_PLURALS: Final = PERSONS | {word + "s" for word in PERSONS if len(word) > 4}  # noqa: PLR2004 - not "I", "you"
_KIN: Final = "|".join(
    sorted(PERSONS - {"i", "you", "he", "she", "they", "we", "who", "one", "both"}, key=len)[::-1]
)
_COUNT: Final = r"\d{1,3}|[a-z]+(?:[\s-][a-z]+)?"
_YEARS_IN: Final = {
    "day": 1 / DAYS_A_YEAR,
    "week": 7 / DAYS_A_YEAR,
    "fortnight": 14 / DAYS_A_YEAR,
    "month": 1 / 12,
    "year": 1.0,
}
_NUMBER: Final = (
    r"(?P<n>\d{1,3}(?!\w|[./:,]\d)|(?:"
    + "|".join(sorted((w for w in SMALL if w != "zero"), key=len, reverse=True))
    + rf")(?:[\s-](?:{A_DIGIT}))?)"
)
_ADVERBS: Final = (
    r"(?:\s(?:only|just|now|currently|already|nearly|almost|about|around|over|still|both|also|"
    r"barely|presently|officially|at\sleast))*"
)
# What may follow a bare age. Any other word may be the noun that is counted.
AGE_ENDS: Final = re.compile(
    # "We're five in a two-bed flat" tells how many there are.
    r"(?!\s(?:in|to|at|round|around)\s(?:an?|the|one|our|my|this)\s(?:\w+[\s-])?(?:bed|bedroom|room|flat|house|table|boat|car|van"
    r"|tent|party|group|family|team|household|cabin|crew)\b)(?!\s(?:at\shome|all\stold|in\sall|in\stotal|altogether)\b)"
    # "She's five and a half metres long" tells the length of a boat.
    r"(?!\s+and\s+a\s+(?:half|quarter)\s+(?:hours?|minutes?|days?|weeks?|months?|miles?|acres?|inch(?:es)?|foot|feet|yards?"
    r"|(?:kilo|centi|milli)?met(?:re|er)s?|k?m\b|cm\b|kilos?|kg\b|stone|pounds?|tonnes?|tons?|litres?|times)\b)"
    r"(?=\s*(?:[.,;:!?)\"”–—]|$|\n|-\s)|\s+(?:and|with|now|but|so|or|who|when|right|today|at|next|as|"
    r"though|because|which|while|although|currently|this|if|unless|on|by|since|for|before|after|"
    r"in|the|i|you|he|she|they|my|your|we|to|living|working|studying|going|is|are|has|have|was|"
    r"must|can|may|will|should|then|still|until|not|year)\b(?!\splace))",
    re.IGNORECASE,
)


@record(frozen=True, slots=True)
class FoundAge:
    """A stated age: its place, the ages, and the entry that found it."""

    start: int
    end: int
    interval: Interval
    entry: str


def _number(text: str) -> float | None:
    return float(text) if text.isdigit() else number_in_words(text)


def completed_years(number: float) -> Interval:
    """Return the ages of someone who is ``number`` years old.

    Example:
        >>> print(completed_years(25))
        [25, 26)
    """
    return Interval(number, number + 1, high_open=True)


def _age(match: re.Match[str]) -> Interval | None:
    number = _number(match["n"])
    if number is None or not 0 < number < OLDEST:
        return None
    words = match.group().lower().split()
    if any(word in ("over", "least") for word in words):
        return Interval(low=number)
    if any(word in ("nearly", "almost") for word in words):
        return Interval(number - 1, number, high_open=True)
    if any(word in ("about", "around") for word in words):
        return completed_years(number).widened(0.1)
    return completed_years(number)


def _reached(match: re.Match[str]) -> Interval | None:
    number = _number(match["n"])
    if number is None or not 0 < number < OLDEST:
        return None
    return completed_years(number) if match["recent"] else Interval(low=number)


def _decade(match: re.Match[str]) -> Interval | None:
    word = match["decade"].lower()
    tens = float(word[:2]) if word[0].isdigit() else number_in_words(word[:-3] + "y")
    if not tens:
        return None
    # People stretch "early", "mid" and "late": the parts overlap.
    parts = {"early": (0, 5), "mid": (3, 8), "late": (6, 10)}
    first, last = parts.get((match["part"] or "").strip(" -").lower(), (0, 10))
    return Interval(tens + first, tens + last, high_open=True)


def _birthday(match: re.Match[str]) -> Interval | None:
    word = match["ordinal"].lower()
    if word[0].isdigit():
        number: float = int(re.sub(r"\D", "", word))
    else:
        tens, _, units = word.partition("-")
        number = ORDINALS.get(units or tens, 0) + (SMALL.get(tens, 0) if units else 0)
    return Interval(low=float(number)) if 0 < number < OLDEST else None


def _teens(_: re.Match[str]) -> Interval:
    return Interval(13, 20, high_open=True)


def _born_ago(match: re.Match[str]) -> Interval | None:
    number = 1.0 if match["n"] in ("a", "an") else _number(match["n"])
    if number is None:
        return None
    unit = _YEARS_IN[match["unit"].lower()]
    least = 0.0 if "less" in match.group().lower() else number * unit
    return Interval(least, (number + 1) * unit, high_open=True)


def _born_of_late(match: re.Match[str]) -> Interval | None:
    return Interval(0.0, 1.0 if match["which"].lower() == "this" else 2.0, high_open=True)


def _past(match: re.Match[str]) -> Interval | None:
    number = _number(match["n"])
    return Interval(low=number) if number is not None and 0 < number < OLDEST else None


# How far off "pushing eighty" may be.
_NEAR: Final = 5


def _nearing(match: re.Match[str]) -> Interval | None:
    number = _number(match["n"])
    if number is None or not _NEAR < number < OLDEST:
        return None
    return Interval(number - _NEAR, number, high_open=True)


def _tens(word: str) -> Interval | None:
    tens = number_in_words(word)
    return Interval(tens, tens + 10, high_open=True) if tens else None


def _short_of(match: re.Match[str]) -> Interval | None:
    number = _number(match["n"])
    less = 1.0 if match["less"].lower() in ("a", "an") else _number(match["less"])
    if number is None or less is None or not 0 < number < OLDEST:
        return None
    less *= _YEARS_IN[match["unit"].lower()]
    slack = _YEARS_IN[
        match["unit"].lower()
    ]  # "two years short": by one and a half, or by two and a half
    return Interval(max(0.0, number - less - slack), max(0.0, number - less + slack / 2))


def _small(match: re.Match[str]) -> Interval | None:
    number = 1.0 if match["n"].lower() in ("a", "an") else _number(match["n"])
    if number is None:
        return None
    length = _YEARS_IN[match["unit"].lower()]
    return Interval(number * length, (number + 1) * length, high_open=True)


_RECENT: Final = (
    r"(?:(?=(?P<recent>\s(?:last|this)\s(?:week|month)|\s(?:yesterday|today|recently|just\snow|the\sother\sday)"
    rf"|\son\s(?:{A_WEEKDAY})"
    # Of the year that is not told, people speak within twelve months.
    r"|\s(?:in|at|last|this|on\s\d{1,2}(?:st|nd|rd|th)?)\s"
    rf"(?:{A_MONTH}|easter|christmas|spring|summer|autumn|winter)\b"
    r"(?!,?\s(?:of\s)?(?:19|20)\d\d)"
    r"|\s(?:a|one|two|three|a\sfew|a\scouple\sof)\s(?:day|week|month)s?\sago))|)"
)
AGE_FORMS: Final[tuple[AgeForm, ...]] = (
    AgeForm(
        "be_age",
        rf"(?<!\w)(?:I(?:['’]?m|\sam)|(?:we|they|you)(?:['’]re|\sare)|(?:he|she|who)(?:['’]s|\sis)"
        rf"|(?:I|he|she|they|we|you)(?:['’]ll|\swill)\sbe|(?:I|he|she|they|we)\s(?:was|were)"
        rf"|(?:{_KIN})(?:\s(?:is|was|are|were|will\sbe)|['’]s)|(?<=\band\s)is)"
        rf"{_ADVERBS}\s{_NUMBER}{AGE_ENDS.pattern}",
        _age,
        "My husband is 67 and I'm 65.",
        "My husband is 10 minutes late.",
    ),
    AgeForm(
        "turned_age",
        rf"\b(?:have\s|has\s|just\s|'ve\s|only\s|recently\s)*turned\s{_NUMBER}"
        rf"(?:\syears\sold)?{_RECENT}(?!\w)(?!\s(?:people|of\s|down\b|away\b|days?\b|weeks?\b|months?\b))",
        _reached,
        "I turned 21 last month.",
        "I turned 21 people away.",
        cues=("turned",),
    ),
    AgeForm(
        "was_age",
        rf"(?<!\w)(?:I|he|she|{_KIN})\s(?:was|were)\s(?:only\s|just\s)*{_NUMBER}(?:\syears\sold)?{_RECENT}(?(recent)|(?!))(?!\w)",
        _reached,
        "I was 17 last month.",
        "I was 17 last year.",
        cues=(" was ", " were "),
    ),
    AgeForm(
        "born_ago",
        rf"\bborn\s(?:just\s|only\s|about\s|less\sthan\s)*(?P<n>an?|{_COUNT})\s"
        r"(?P<unit>day|week|fortnight|month|year)s?\sago\b",
        _born_ago,
        "My daughter was born eighteen months ago.",
        "My daughter was born in a taxi.",
        cues=("born",),
    ),
    AgeForm(
        "born_of_late",
        r"\bborn\s(?:just\s|only\s|early\s|late\s)*(?P<which>last|this)\s"
        r"(?:year|spring|summer|autumn|winter|christmas|easter)\b",
        _born_of_late,
        "My daughter was born last spring.",
        "My daughter was born last of all.",
        cues=("born",),
    ),
    AgeForm(
        "age_decade",
        r"\bin(?:to)?\s(?:my|his|her|our|their)\s(?P<part>early[\s-]|mid[\s-]|late[\s-])?"
        r"(?P<decade>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties"
        r"|[2-9]0['’]?s)\b",
        _decade,
        "We are both in our late thirties.",
        "We met in the thirties.",
        cues=("ies", "0s", "0's", "0’s"),
    ),
    AgeForm(
        "birthday",
        r"\b(?:had|celebrated|passed|reached|past)\s(?:my|his|her|our|their|the|a)\s"
        r"(?P<ordinal>\d{1,3}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)\sbirthday\b",
        _birthday,
        "My daughter celebrated her 18th birthday.",
        "My daughter will celebrate a happy birthday.",
        cues=("birthday",),
    ),
    AgeForm(
        "teenager",
        rf"\b(?:I(?:['’]?m|\sam)|(?:he|she|{_KIN}|lad|lass|kid)(?:['’]s|\sis))\s(?:still\s|just\s)?"
        r"(?:a|in\s(?:my|his|her))\s(?:teenager|teens)\b",
        _teens,
        "I'm still a teenager.",
        "I'm the father of a teenager.",
        cues=("teen",),
    ),
    AgeForm(
        "past_age",
        rf"(?<!\w)(?:I(?:['’]?m|\sam)|(?:he|she|{_KIN})(?:['’]s|\sis)|(?:we|they)(?:['’]re|\sare))\s"
        r"(?:well\s|way|just\s|now\s|already\s|long\s|both\s)*(?:past|(?:on\s)?the\swrong\sside\sof)"
        rf"\s{_NUMBER}{AGE_ENDS.pattern}",
        _past,
        "I'm well past seventy.",
        "I'm past seventy doors.",
        cues=("past", "wrong side"),
    ),
    AgeForm(
        "nearing_age",
        rf"(?<!\w)(?:I(?:['’]?m|\sam)|(?:he|she|{_KIN})(?:['’]s|\sis)|(?:we|they)(?:['’]re|\sare))\s"
        r"(?:now\s|both\s)?(?:pushing|knocking\son(?:\sfor)?|nudging|getting\son\sfor|coming\sup\s(?:to|for)|going\son|approaching)"
        rf"\s{_NUMBER}{AGE_ENDS.pattern}",
        _nearing,
        "I'm pushing eighty.",
        "I'm pushing eighty carts.",
        cues=(
            "pushing",
            "knocking on",
            "nudging",
            "getting on",
            "coming up",
            "going on",
            "approaching",
        ),
    ),
    AgeForm(
        "odd_age",
        rf"(?<!\w)(?:I(?:['’]?m|\sam)|(?:he|she|{_KIN})(?:['’]s|\sis)|(?:we|they)(?:['’]re|\sare))\s"
        rf"(?P<decade>{A_TEN})[\s-](?:odd|something|ish)\b"
        rf"(?!\s(?!years?\b)[a-z])",
        lambda match: _tens(match["decade"]),
        "I'm forty-odd.",
        "I'm forty-odd miles away.",
        cues=("odd", "something", "ish"),
    ),
    AgeForm(
        "short_age",
        rf"(?<!\w)(?:I(?:['’]?m|\sam)|(?:he|she|{_KIN})(?:['’]s|\sis)|(?:we|they)(?:['’]re|\sare))\s"
        rf"(?:still\s|only\s|just\s)?(?P<less>{_COUNT})\s(?P<unit>day|week|month|year)s?\s"
        rf"(?:short\sof|off|away\sfrom|shy\sof)\s(?:turning\s|being\s)?{_NUMBER}{AGE_ENDS.pattern}",
        _short_of,
        "I'm two years short of 60.",
        "I'm two yards short of 60.",
        cues=("short of", " off ", "away from", "shy of"),
    ),
    AgeForm(
        "small_age",
        rf"\b(?:he|she|it|{_KIN}|lad|lass|boy|girl)(?:['’]s|\sis)\s(?:only\s|just\s|about\s|nearly\s"
        rf"|now\s)*(?P<n>{_COUNT})\s(?P<unit>day|week|month)s(?:\sold)?{AGE_ENDS.pattern}",
        _small,
        "Our boy is 18 months.",
        "Our boy is 18 months late.",
        cues=(" month", " week", " day"),
    ),
    AgeForm(
        "one_old",
        # behind a bound it is read with that, as any measure is
        r"\b(?<!\bthan\s)(?<!\bunder\s)(?<!\bover\s)(?<!\bleast\s)(?<!\bmost\s)(?<!\bto\s)"
        r"(?<!\bnearly\s)(?<!\balmost\s)"
        r"(?P<n>an?|one)\s(?P<unit>day|week|month|year)\sold\b(?!\s[a-z]+ing\b)",
        _small,
        "My puppy is only a month old.",
        "My puppy is only a month away.",
        cues=(" old",),
    ),
)


def find_ages(text: str) -> list[FoundAge]:
    """Return the ages that are stated without a unit, in order.

    Example:
        >>> [str(age.interval) for age in find_ages("My husband is 67 and I'm nearly 65.")]
        ['[67, 68)', '[64, 65)']
    """
    found = []
    lowered = text.lower()
    for form in (*AGE_FORMS, *LIFE_STAGES):
        if not any(cue in lowered for cue in form.cues):
            continue
        for match in compiled(form.pattern).finditer(text):
            interval = form.build(match)
            if interval is not None:
                found.append(FoundAge(match.start(), match.end(), interval, form.name))
    found.sort(key=lambda item: item.start)
    return found
