"""Ages that a stage of life shows: "in year nine", "a pensioner", "too young to vote".

Each entry has the ages of all who are surely meant by it anywhere: schools differ by a year or two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from cmr_logic.quantities.age_form import AgeForm
from cmr_logic.quantities.model import Interval
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.text.number_names import ORDINALS

_WHO: Final = (
    r"(?:\bI(?:['’]?m|\sam)|(?:\b(?:he|she|it|who|[A-Z][a-z]+|my|our|lad|lass|boy|girl|son|daughter|child|mum"
    r"|dad|mother|father|wife|husband|partner|brother|sister|kid|gran|nan|one|baby))(?:['’]s|\sis)"
    r"|\b(?:we|they)(?:['’]re|\sare))\s(?:(?:still|only|just|now|already|currently|also|both)\s)*"
)
_STAGES: Final = {
    "newborn": (0, 1),
    "toddler": (0.75, 4),
    "preschooler": (1, 7),
    "schoolboy": (4, 20),
    "schoolgirl": (4, 20),
    "schoolkid": (4, 20),
    "schoolchild": (4, 20),
    "sixth former": (15, 20),
    "sixth-former": (15, 20),
    "tween": (8, 14),
    "sexagenarian": (60, 70),
    "septuagenarian": (70, 80),
    "octogenarian": (80, 90),
    "nonagenarian": (90, 100),
    "centenarian": (100, 120),
    "pensioner": (45, 120),
    "oap": (55, 120),
    "old-age pensioner": (55, 120),
    "old age pensioner": (55, 120),
    "senior citizen": (55, 120),
    "grandmother": (27, 120),
    "grandfather": (27, 120),
    "grandparent": (27, 120),
    "grandma": (27, 120),
    "grandad": (27, 120),
    "granddad": (27, 120),
    "granny": (27, 120),
    "great-grandmother": (43, 120),
    "great-grandfather": (43, 120),
}
_SCHOOLS: Final = {
    "nursery": (0, 6),
    "playgroup": (0, 6),
    "preschool": (1, 7),
    "kindergarten": (2, 8),
    "reception": (3, 6),
    "infant": (4, 9),
    "infants": (4, 9),
    "junior": (6, 13),
    "juniors": (6, 13),
    "primary": (3, 14),
    "elementary": (4, 14),
    "middle": (7, 16),
    "secondary": (9, 21),
    "grammar": (9, 21),
    "high": (10, 21),
    "sixth form": (15, 21),
}
# Ages at which the law somewhere first lets people do a thing.
_ALLOWED: Final = {"vote": 18, "drive": 18, "drink": 21, "marry": 18, "smoke": 21, "gamble": 21}


def _between(bounds: tuple[float, float]) -> Interval:
    return Interval(*bounds, high_open=True)


def _named(stages: Mapping[str, tuple[float, float]]) -> Callable[[re.Match[str]], Interval | None]:
    """Return what reads the stage of a match as the ages of a table."""

    def ages(match: re.Match[str]) -> Interval | None:
        return _between(stages[match["stage"].lower()])

    return ages


def _schooled(first: float) -> Callable[[re.Match[str]], Interval | None]:
    """Return what reads the number of a school year, which children begin at some age."""

    def ages(match: re.Match[str]) -> Interval | None:
        text = match["n"].lower()
        if text[:1].isdigit():
            number: float | None = float(text.rstrip("sthnrd"))
        else:
            number = ORDINALS.get(text) or number_in_words(text)
        if number is None or not 0 < number <= _LAST_YEAR:
            return None
        return _between((number + first - 1, number + first + 3))

    return ages


def _not_yet(match: re.Match[str]) -> Interval:
    return _between((0, _ALLOWED[match["act"].lower()]))


_LAST_YEAR: Final = 13
_ANY_OF: Final = "|".join(sorted(_STAGES, key=len, reverse=True))
_ACT: Final = "|".join(_ALLOWED)
_COUNT: Final = r"\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
_NTH: Final = (
    r"\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"
    r"|eleventh|twelfth"
)
# A text without one of these words names no stage of life.
STAGE_WORDS: Final = frozenset(
    {"grade", "school", "enough", "young", "pension", "year"}
    | {word for stage in _STAGES for word in stage.replace("-", " ").split()}
)

LIFE_STAGES: Final[tuple[AgeForm, ...]] = (
    AgeForm(
        "stage",
        rf"{_WHO}an?\s(?!(?:former|future|step)\b)(?:[\w-]+\s)?(?P<stage>{_ANY_OF})\b(?!['’-])",
        _named(_STAGES),
        "She's a lively octogenarian.",
        "She's an octopus.",
        cues=tuple(_STAGES),
    ),
    AgeForm(
        "school-year",
        rf"{_WHO}in\syear\s(?P<n>{_COUNT})\b(?!\s(?:of|at\s(?:uni|college|work)|teach))",
        _schooled(4),
        "My son is in year nine.",
        "I'm in year nine of my contract.",
        cues=("year",),
    ),
    AgeForm(
        "school-grade",
        rf"{_WHO}in\s(?:the\s)?(?:(?P<n>{_NTH})\sgrade)\b",
        _schooled(5),
        "My son is in third grade.",
        "My son is in third gear.",
        cues=("grade",),
    ),
    AgeForm(
        "at-school",
        rf"{_WHO}(?:at|in)\s(?:(?:a|the|his|her|my|our|their)\s)?(?P<stage>infants?|juniors?|primary|elementary|middle"
        r"|secondary|grammar|high)\sschool\b(?!\s(?:as|teacher|teaching|canteen|kitchen|staff|office|library))",
        _named(_SCHOOLS),
        "My son is at primary school.",
        "My son is at primary school as a cook.",
        cues=("school",),
    ),
    AgeForm(
        "old-enough",
        rf"(?:{_WHO}not\s(?:yet\s)?|\b(?:aren't|isn't|wo(?:n't|n’t)\sbe)\s(?:yet\s)?)old\senough\sto\s(?P<act>{_ACT})\b"
        r"(?!\s(?:a|an|the|one|heavy|my|his|her|big)\b)",
        _not_yet,
        "I'm not old enough to vote.",
        "I'm not old enough to dance.",
        cues=("old enough",),
    ),
    AgeForm(
        "too-young",
        rf"{_WHO}(?:(?:far|much|way|a\sbit|a\slittle)\s)?too\syoung\sto\s(?P<act>{_ACT})\b"
        r"(?!\s(?:a|an|the|one|heavy|my|his|her|big)\b)",
        _not_yet,
        "I'm too young to vote.",
        "I'm too young to retire.",
        cues=("too young",),
    ),
    AgeForm(
        "drawing-pension",
        r"\bI(?:['’]ve\sbeen|\shave\sbeen|['’]?m|\sam)?\s(?:now\s|already\s)?draw(?:ing)?\s(?:my|a|the|an|our)\s"
        r"(?:(?:old-age|old\sage|state|full)\s)?pension\b",
        lambda match: _between((45, 120)),
        "I've been drawing my pension for years.",
        "I've been drawing my pencils for years.",
        cues=("pension",),
    ),
)
