"""What a number measures: told by its unit, the noun it counts, or words of age beside it."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.ages import AGE_ENDS, OLDEST, PERSONS, PERSONS_AND_PLURALS
from cmr_logic.quantities.bounds import Scope
from cmr_logic.quantities.drafts import Draft
from cmr_logic.quantities.model import Kind
from cmr_logic.quantities.units import DAYS_A_YEAR, Per, Unit, per_at
from cmr_logic.quantities.wordlists import words
from cmr_logic.records import record

_NOUN: Final = re.compile(r"\s+([A-Za-z][A-Za-z’'-]*)")
_IRREGULAR: Final = {
    "children": "child",
    "people": "person",
    "sheep": "sheep",
    "cattle": "cattle",
    "deer": "deer",
    "poultry": "poultry",
    "persons": "person",
    "kids": "child",
    "men": "man",
    "women": "woman",
    "wives": "wife",
    "lives": "life",
    "houses": "house",
    "premises": "premise",
}
# Those who are called by one word however many they are: "nine **staff**"; not "staff rooms".
_TOGETHER: Final = {"staff": "employee", "personnel": "employee"}
_STOP: Final = frozenset(
    words(
        "a an the and or but if when who which that of in on at to for from by with as is are was "
        "were be has have had not my your his her our their its it he she they we you i so because "
        "than other more less during before after will would can could may must should do does did "
        "this us plus others yes always perhaps across towards thus sometimes unless besides times"
    )
)
# "set one up", "one day": no things are counted.
_NOT_ONE_OF: Final = frozenset(
    words(
        "up out off down back over away day night time thing way more another last final only per"
    )
)
_SUMS: Final = re.compile(
    r"\b(?:income|salary|wages?|earn\w*|makes?|made|making|turnover|loans?|profits?|costs?|prices?"
    r"|pays?|paid|payments?|savings|worth|rent|owes?|borrow\w*|debts?|exported|revenue|fees?|fine"
    r"|budget|grants?|pension|sales)\b",
    re.IGNORECASE,
)
# What is reached in a test or a table, without a unit: "my **grade is** 7"; not "grade 7".
_SCORE: Final = re.compile(
    r"\b(?:scores?|marks?|grades?|averages?|ratings?|gpa|handicap)"
    r"(?:\s(?:in|on|for)\s(?:the\s|my\s|your\s|her\s|his\s)?(?:[a-z]+\s)?[a-z]+)?(?:\sthis\s(?:year|term|season|time)|\sso\sfar|\sat\spresent|\snow)?"
    r"\s(?:of|is|was|are|were|comes\sto|came\sto)\s$"
    r"|\baverag(?:e|ed|es|ing)\s$",
    re.IGNORECASE,
)
_LEAST_SUM: Final = 100  # a smaller bare number beside such a word counts something else
_SUM_WINDOW: Final = 60
_MOST_ADJECTIVES: Final = 2
_YEARS: Final = range(1900, 2101)
_DIGITS_OF_A_YEAR: Final = 4
_AGE_LEADS: Final = PERSONS_AND_PLURALS | frozenset(
    words(
        "is are am was were be i'm i’m you're you’re he's she's they're they’re he’s she’s who's "
        "who’s and or if been being under over both all but"
    )
)
_PERSON_NOUNS: Final = PERSONS_AND_PLURALS - frozenset(words("i you he she they we who one both"))
_AGO: Final = re.compile(r"\sago\b", re.IGNORECASE)
_COPULAS: Final = frozenset(words("is are was were been"))
# What is done, made or used in a day or a week: "200 **miles** a week", "3,000 kWh a year".
_BY_THE_WEEK: Final = frozenset({Kind.DISTANCE, Kind.WEIGHT, Kind.VOLUME, Kind.COUNT})
_AGE_BOUNDS: Final = frozenset(words("over under at above below between"))
COUNTED: Final = frozenset({"count", "bare_count"})
"""The entries of what is counted one by one: hens; not kilowatts."""
_PLAIN_BOUNDS: Final = frozenset(words("at_least more_than just_over at_most less_than just_under"))


@record(frozen=True, slots=True)
class Dimension:
    """What a number measures.

    Args:
        kind: the dimension.
        unit: its canonical unit.
        entry: the name of the entry that told.
        factor: multiply the number by it to reach the canonical unit...
        divisor: ...and divide by this.
        calendar: counted in months or years.
        step: the numbers from n up to n + step share the name n, as ages do.
    """

    kind: Kind
    unit: str
    entry: str
    factor: float = 1.0
    divisor: float = 1.0
    calendar: bool = False
    step: float = 0.0

    def convert(self, number: float) -> float:
        """Return a number in the canonical unit."""
        return number * self.factor / self.divisor


def dimension_of(text: str, draft: Draft) -> Dimension | None:
    """Return what a number measures, or None when nothing tells.

    Example:
        >>> from cmr_logic.quantities.drafts import Reader
        >>> from cmr_logic.quantities.taken import Taken
        >>> text = "a bed for children under 5"
        >>> dimension_of(text, Reader(text, Taken(len(text))).next(0)).kind
        <Kind.AGE: 'age'>
    """
    unit = draft.unit
    if unit is None:
        return _without_unit(text, draft)
    if draft.per is not None:
        return _rate(unit, draft.per)
    passed = _AGO.match(text, draft.end)  # "I reached pension **age** two years ago" tells none
    if unit.kind is Kind.DURATION and _makes_age(draft) and passed is None:
        step = 1.0 if unit.name == "unit_year" else 0.0
        return Dimension(
            Kind.AGE,
            "year",
            unit.name,
            unit.factor,
            unit.divisor * DAYS_A_YEAR,
            calendar=True,
            step=step,
        )
    step = unit.convert(1.0) if unit.kind is Kind.AGE else 0.0
    return Dimension(
        unit.kind, unit.unit, unit.name, unit.factor, unit.divisor, unit.calendar, step
    )


def _makes_age(draft: Draft) -> bool:
    return draft.left.aged is not None or any(b.scope is Scope.AGE for b in draft.bounds)


def _rate(unit: Unit, per: Per) -> Dimension | None:
    name = f"{unit.name}:{per.name}"
    if unit.kind is Kind.MONEY:
        return Dimension(
            Kind.MONEY,
            f"{unit.unit}/{per.base}",
            name,
            unit.factor * per.factor,
            unit.divisor,
            per.calendar,
        )
    if per.base not in ("day", "week"):
        return None
    hours = {"unit_hour": 1.0, "unit_minute": 60.0}.get(unit.name)
    if hours is not None:
        return Dimension(Kind.RATE, f"hour/{per.base}", name, per.factor, hours, per.calendar)
    if unit.name == "unit_day" and per.base == "week":
        return Dimension(Kind.RATE, "day/week", name, per.factor, 1.0, per.calendar)
    if unit.kind in _BY_THE_WEEK:
        each = f"{unit.unit}/{per.base}"
        kind = Kind.COUNT if unit.kind is Kind.COUNT else Kind.RATE
        return Dimension(kind, each, name, unit.factor * per.factor, unit.divisor, per.calendar)
    return None


def _without_unit(text: str, draft: Draft) -> Dimension | None:
    age = Dimension(Kind.AGE, "year", "", calendar=True, step=1.0)
    small = draft.high < OLDEST and draft.low == int(draft.low)
    if _makes_age(draft):
        return age if small else None
    noun = counted_noun(text, draft.end, one=draft.low == draft.high == 1)
    if noun:
        return Dimension(Kind.COUNT, noun, "count")
    bare = _bare_measure(text, draft)
    if bare is not None:
        return bare
    if small and draft.bounded and _is_bare_age(text, draft):
        return Dimension(Kind.AGE, "year", "bare_age", calendar=True, step=1.0)
    bound = draft.left.bound
    first = text[draft.left.start : draft.end].split(None, 1)[0].lower()
    if bound is not None and bound.name in _PLAIN_BOUNDS and first not in _AGE_BOUNDS - {"at"}:
        return Dimension(Kind.COUNT, "", "bare_count")
    return None


def _bare_measure(text: str, draft: Draft) -> Dimension | None:
    """Return what a number measures whose unit goes without saying: "minus 4", a score, a sum."""
    if draft.minus:
        return Dimension(Kind.TEMPERATURE, "degree", "below_zero")
    begin = draft.left.start
    if draft.low == draft.high and _SCORE.search(text, max(0, begin - _SUM_WINDOW), begin):
        return Dimension(Kind.COUNT, "point", "score")
    return _bare_sum(text, draft) if draft.scaled or _is_bare_sum(text, draft) else None


def _is_bare_sum(text: str, draft: Draft) -> bool:
    """Tell whether "my income is 30,000" speaks of money."""
    if draft.low < _LEAST_SUM or is_year(text, draft):
        return False
    return _SUMS.search(text, max(0, draft.start - _SUM_WINDOW), draft.start) is not None


def _bare_sum(text: str, draft: Draft) -> Dimension:
    per = per_at(text, draft.end)
    if per is None:
        return Dimension(Kind.MONEY, "", "bare_money")
    draft.per, draft.end = per
    name = f"bare_money:{per[0].name}"
    return Dimension(Kind.MONEY, f"/{per[0].base}", name, per[0].factor, calendar=per[0].calendar)


# Animals whose age a bare number tells as well: "your **dog** is under 9"; not "your bag".
_PETS: Final = frozenset(
    words("pet animal dog cat puppy kitten horse pony rabbit bird parrot tortoise hamster")
)
# What may stand before the bound of an age: "**still** under 30"; not "mostly under 30".
_STRESSING: Final = frozenset({"still", "now", "currently", "already", "both"})


def _is_bare_age(text: str, draft: Draft) -> bool:
    """Tell whether "over 16", "16 or over" and the like speak of the age of a person."""
    rest = draft.left.rest
    if len(rest) > 1 and rest[-1] in _STRESSING:
        rest = rest[:-1]  # "I'm **still** under 30"
    lead = rest[-1].strip(",") if rest else ""
    if AGE_ENDS.match(text, draft.end) is None and lead not in _PERSON_NOUNS:
        return False
    first = text[draft.left.start : draft.start].lower().split()[:1]
    if draft.after is None and (not first or first[0] not in _AGE_BOUNDS):
        return False
    if lead in _COPULAS:
        subject = rest[-2:-1]
        return not subject or subject[0].strip(",") in PERSONS | _PETS
    return not lead or lead in _AGE_LEADS


def counted_noun(text: str, position: int, *, one: bool) -> str:
    """Return the singular of the noun that a number counts, or an empty string.

    Args:
        text: the text.
        position: where the number ends.
        one: the number is one, so that the noun is singular.

    Example:
        >>> counted_noun("two small children live here", 3, one=False)
        'child'
    """
    for step in range(_MOST_ADJECTIVES + 1):
        match = _NOUN.match(text, position)
        word = match[1].lower() if match is not None else ""
        if match is None or word in _STOP:
            return ""
        position = match.end()
        if word in _IRREGULAR or (
            word in _TOGETHER and not counted_noun(text, position, one=False)
        ):
            return _IRREGULAR.get(word) or _TOGETHER[word]
        if word.endswith("s") and not word.endswith(("ss", "us", "'s", "’s")):
            return _singular(word)
        if one and word in _NOT_ONE_OF:
            return ""
        if one and (word in PERSONS or (step == 0 and _ends_phrase(text, position))):
            return word
    return ""


def _ends_phrase(text: str, position: int) -> bool:
    """Tell whether no further noun follows, unless it is joined: "one ewe and …"."""
    match = _NOUN.match(text, position)
    return match is None or match[1].lower() == "and"


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word[:-1]


def is_year(text: str, draft: Draft) -> bool:
    """Tell whether a bare number looks like a year: "2000", and not "2,000"."""
    plain = draft.unit is None and not draft.scaled and draft.low in _YEARS
    return plain and "," not in text[draft.start : draft.start + _DIGITS_OF_A_YEAR]
