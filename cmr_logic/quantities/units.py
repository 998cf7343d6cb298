"""The units of measure: forms, dimension, and the factor to the canonical unit."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.currencies import MONEY, Currency, currency_of
from cmr_logic.quantities.model import Kind
from cmr_logic.records import record

DAYS_A_YEAR: Final = 365.25
DAYS_A_MONTH: Final = DAYS_A_YEAR / 12  # 30.4375, exact in binary, so that 12 months are 1 year


@record(frozen=True, slots=True)
class Unit:
    """A unit of measure.

    Args:
        name: the entry's name.
        kind: the dimension.
        unit: the canonical unit that values are turned into.
        forms: the words that name it, in lower case.
        factor: multiply by this...
        divisor: ...and divide by this to reach the canonical unit; two numbers keep it exact.
        example: a text with the unit.
        counter_example: a text without it.
        calendar: a month or a year, whose length in days varies.
    """

    name: str
    kind: Kind
    unit: str
    forms: tuple[str, ...]
    example: str
    counter_example: str
    factor: float = 1.0
    divisor: float = 1.0
    calendar: bool = False

    def convert(self, value: float) -> float:
        """Return ``value`` of this unit in the canonical unit.

        Example:
            >>> unit_at("26 weeks", 2)[0].convert(26)
            182.0
        """
        return value * self.factor / self.divisor


def _duration(name: str, forms: str, factor: float, divisor: float, *, cal: bool = False) -> Unit:
    words = tuple(forms.split("|"))
    return Unit(
        f"unit_{name}",
        Kind.DURATION,
        "day",
        words,
        f"more than 2 {words[1]}",
        f"more than 2 {words[1]}ish",
        factor,
        divisor,
        calendar=cal,
    )


def _age(name: str, forms: str, factor: float, divisor: float) -> Unit:
    words = tuple(forms.split("|"))
    return Unit(
        f"age_{name}",
        Kind.AGE,
        "year",
        words,
        f"under 3 {words[0]}",
        f"under 3 {words[0]}ish",
        factor,
        divisor,
        calendar=True,
    )


def _money(currency: Currency) -> Unit:
    name = f"money_{currency.code.lower()}"
    example, counter = currency.example, currency.counter_example
    return Unit(name, Kind.MONEY, currency.code, currency.words, example, counter)


def _part(code: str, forms: str, example: str, counter: str) -> Unit:
    """Return the hundredth part of a currency."""
    name = f"money_{code.lower()}_part"
    return Unit(name, Kind.MONEY, code, tuple(forms.split("|")), example, counter, divisor=100)


def _metric(name: str, kind: Kind, unit: str, forms: str, factor: float) -> Unit:
    words = tuple(forms.split("|"))
    return Unit(
        f"unit_{name}",
        kind,
        unit,
        words,
        f"more than 20 {words[0]}",
        f"more than 20 {words[0]}ish",
        factor,
    )


UNITS: Final[tuple[Unit, ...]] = (
    _duration("minute", "minute|minutes|min|mins", 1, 1440),
    _duration("hour", "hour|hours|hr|hrs|h", 1, 24),
    _duration("day", "day|days|calendar day|calendar days|night|nights", 1, 1),
    _duration("week", "week|weeks|wk|wks", 7, 1),
    _duration("fortnight", "fortnight|fortnights", 14, 1),
    _duration(
        "month", "month|months|calendar month|calendar months|mth|mths", DAYS_A_MONTH, 1, cal=True
    ),
    _duration(
        "year",
        "year|years|yr|yrs|qualifying year|qualifying years|calendar years|tax year|tax years"
        "|full tax year|financial year|financial years|academic year|academic years"
        "|school year|school years",
        DAYS_A_YEAR,
        1,
        cal=True,
    ),
    _duration("decade", "decade|decades", 10 * DAYS_A_YEAR, 1, cal=True),
    Unit(
        "unit_working_day",
        Kind.DURATION,
        "working day",
        ("working day", "working days", "business day", "business days", "workdays"),
        "within 5 working days",
        "within 5 work stations",
    ),
    _age(
        "years",
        "years old|year old|year-old|years-old|years of age|year olds|year-olds|yo|yrs old|y/o"
        "|yr old|years young",
        1,
        1,
    ),
    _age("months", "months old|month old|month-old|months of age", 1, 12),
    _age("weeks", "weeks old|week old|week-old|weeks of age", 7, DAYS_A_YEAR),
    _age("days", "days old|day old|day-old|days of age", 1, DAYS_A_YEAR),
    *(_money(each) for each in MONEY),
    _part("GBP", "p|pence", "up to 12p", "up to 12 penalties"),
    _part("USD", "cents|cent", "less than 50 cents", "less than 50 centres"),
    Unit(
        "unit_percent",
        Kind.PERCENT,
        "percent",
        ("%", "percent", "per cent", "percentage points"),
        "at least 25% of the shares",
        "at least 25 persons",
    ),
    _metric("metre", Kind.DISTANCE, "metre", "metres|metre|meters|meter|m", 1),
    _metric("centimetre", Kind.DISTANCE, "metre", "centimetres|centimeters|cm", 0.01),
    _metric("millimetre", Kind.DISTANCE, "metre", "millimetres|millimeters|mm", 0.001),
    _metric(
        "kilometre",
        Kind.DISTANCE,
        "metre",
        "kilometres|kilometers|kilometre|km|kms|kilometer",
        1000,
    ),
    _metric("mph", Kind.RATE, "mile/hour", "mph|miles per hour|miles an hour", 1),
    _metric(
        "kph",
        Kind.RATE,
        "mile/hour",
        "km/h|kph|kmh|kilometres per hour|kilometres an hour|kilometers per hour",
        1 / 1.609344,
    ),
    _metric("knot", Kind.RATE, "mile/hour", "knots|knot|kn", 1.15077945),
    _metric("nautical_mile", Kind.DISTANCE, "metre", "nautical miles|nautical mile|nm", 1852),
    _metric("mile", Kind.DISTANCE, "metre", "miles|mile", 1609.344),
    _metric("foot", Kind.DISTANCE, "metre", "feet|foot|ft", 0.3048),
    _metric("inch", Kind.DISTANCE, "metre", "inches|inch", 0.0254),
    _metric("yard", Kind.DISTANCE, "metre", "yards|yard", 0.9144),
    _metric("kilogram", Kind.WEIGHT, "kilogram", "kilograms|kilogram|kg|kgs|kilos|kilo", 1),
    _metric("gram", Kind.WEIGHT, "kilogram", "grams|gram|g|grammes", 0.001),
    _metric("milligram", Kind.WEIGHT, "kilogram", "milligrams|milligram|mg|milligrammes|mgs", 1e-6),
    _metric("microgram", Kind.WEIGHT, "kilogram", "micrograms|microgram|mcg|µg", 1e-9),
    _metric("tonne", Kind.WEIGHT, "kilogram", "tonnes|tonne|metric tons|tons", 1000),
    _metric("pound_weight", Kind.WEIGHT, "kilogram", "lbs|lb", 0.45359237),
    _metric("ounce", Kind.WEIGHT, "kilogram", "ounces|ounce|oz", 0.028349523125),
    _metric("stone", Kind.WEIGHT, "kilogram", "stone", 6.35029318),
    _metric(
        "square_metre",
        Kind.AREA,
        "square metre",
        "square metres|square meters|sq m|m²|square metre|square meter|sqm|m2|sq metres|sq. m",
        1,
    ),
    _metric(
        "square_foot",
        Kind.AREA,
        "square metre",
        "square feet|square foot|sq ft|sqft|ft²",
        0.09290304,
    ),
    _metric("square_mile", Kind.AREA, "square metre", "square miles|square mile|sq miles", 2589988),
    _metric(
        "square_kilometre",
        Kind.AREA,
        "square metre",
        "square kilometres|square kilometre|sq km|km²|square kilometers",
        1e6,
    ),
    _metric(
        "square_yard", Kind.AREA, "square metre", "square yards|square yard|sq yds", 0.83612736
    ),
    _metric("acre", Kind.AREA, "square metre", "acres|acre", 4046.8564224),
    _metric("hectare", Kind.AREA, "square metre", "hectares|hectare|ha", 10000),
    _metric("litre", Kind.VOLUME, "litre", "litres|litre|liters|liter", 1),
    _metric(
        "cubic_centimetre", Kind.VOLUME, "litre", "cc|ccm|cubic centimetres|ml|millilitres", 0.001
    ),
    _metric("centilitre", Kind.VOLUME, "litre", "centilitres|centilitre|cl|centiliters", 0.01),
    _metric("hectolitre", Kind.VOLUME, "litre", "hectolitres|hectolitre|hectoliters|hl", 100),
    _metric("cubic_metre", Kind.VOLUME, "litre", "cubic metres|cubic meters|m³|cubic metre", 1000),
    _metric("gigabyte", Kind.DATA, "gigabyte", "gb|gigabytes|gigabyte|gig|gigs", 1),
    _metric("megabyte", Kind.DATA, "gigabyte", "mb|megabytes|megabyte", 0.001),
    _metric("terabyte", Kind.DATA, "gigabyte", "tb|terabytes|terabyte", 1000),
    _metric(
        "celsius", Kind.TEMPERATURE, "degree", "degrees|°c|°|degrees celsius|degrees centigrade", 1
    ),
    _metric("horsepower", Kind.COUNT, "horsepower", "horsepower|hp|bhp", 1),
    _metric("kilowatt", Kind.COUNT, "kilowatt", "kilowatts|kilowatt|kw", 1),
    _metric("watt", Kind.COUNT, "kilowatt", "watts|watt", 0.001),
    _metric(
        "kilowatt_hour",
        Kind.COUNT,
        "kilowatt-hour",
        "kwh|kilowatt hours|kilowatt hour|kw hours|units of electricity",
        1,
    ),
    _metric("megawatt_hour", Kind.COUNT, "kilowatt-hour", "mwh|megawatt hours", 1000),
    _metric("miles_a_gallon", Kind.COUNT, "mpg", "mpg|miles per gallon|miles to the gallon", 1),
    _metric("megabit", Kind.COUNT, "megabit", "mbps|megabits per second|megabits", 1),
    _metric("decibel", Kind.COUNT, "decibel", "decibels|decibel|db", 1),
    _metric("fahrenheit", Kind.TEMPERATURE, "degree F", "degrees fahrenheit|°f|fahrenheit", 1),
)

_MONEY: Final = {each.unit: each for each in UNITS if each.kind is Kind.MONEY and each.divisor == 1}
_BY_FORM: Final = {form: unit for unit in UNITS for form in unit.forms}
_ADJECTIVES: Final = (
    "full|whole|complete|consecutive|continuous|straight|solid|long|more|additional|further|extra"
    "|other|short|clear|continual|uninterrupted|total|paid|unpaid"
)
_FORMS: Final = "|".join(
    re.escape(form).replace(r"\ ", r"[\s-]") for form in sorted(_BY_FORM, key=len, reverse=True)
)
_UNIT: Final = re.compile(rf"[\s-]*(?:(?:{_ADJECTIVES})\s)?({_FORMS})(?![\w²]|-\w)", re.IGNORECASE)
_SPACES: Final = re.compile(r"[\s-]+")


def unit_at(text: str, position: int) -> tuple[Unit, int] | None:
    """Return the unit that stands at a position, after blanks, and the offset behind it.

    Example:
        >>> unit, end = unit_at("at least 26 weeks", 11)
        >>> unit.name, end
        ('unit_week', 17)
        >>> unit_at("at least 26 apples", 11) is None
        True
    """
    match = _UNIT.match(text, position)
    if match is None:
        return None
    form = match[1].lower()
    unit = _BY_FORM.get(form) or _BY_FORM.get(_SPACES.sub(" ", form))
    return None if unit is None else (unit, match.end())


def unit_of(form: str) -> Unit:
    """Return the unit that a word, sign or code names.

    Example:
        >>> unit_of("pounds").unit, unit_of("lbs").unit
        ('GBP', 'kilogram')
    """
    return _BY_FORM[form.strip().lower()]


def money_of(sign: str) -> Unit:
    """Return the unit of money that a sign or code before an amount stands for.

    Example:
        >>> money_of("£").unit, money_of("KSh ").unit
        ('GBP', 'KES')
    """
    return _MONEY[currency_of(sign)]


@record(frozen=True, slots=True)
class Per:
    """A "per" phrase that makes a rate.

    Args:
        name: the entry's name.
        base: the denominator of the canonical rate: "week", "day", "hour", "mile".
        words: the nouns after "a", "per", "each", "every" or "/".
        adverbs: the words that say the same alone.
        factor: how many of it make one ``base``.
        calendar: a month or a year.
        example: a text with the rate.
        counter_example: a text without it.
    """

    name: str
    base: str
    words: tuple[str, ...]
    adverbs: tuple[str, ...]
    factor: float
    example: str
    counter_example: str
    calendar: bool = False


PERS: Final[tuple[Per, ...]] = (
    Per("per_hour", "hour", ("hour", "hr"), ("hourly",), 1, "over £9 an hour", "over £9 in all"),
    Per("per_day", "day", ("day", "night"), ("daily",), 1, "over 8 hours a day", "over 8 hours"),
    Per(
        "per_week",
        "week",
        ("week", "wk"),
        ("weekly", "pw", "p/w"),
        1,
        "less than 22 hours a week between you",
        "less than 22 hours in one week",
    ),
    Per(
        "per_fortnight",
        "week",
        ("fortnight", "two weeks", "2 weeks"),
        ("fortnightly", "biweekly"),
        1 / 2,
        "more than 30 hours a fortnight",
        "more than 30 hours this fortnight",
    ),
    Per(
        "per_month",
        "week",
        ("month", "calendar month"),
        ("monthly", "pcm"),
        7 / DAYS_A_MONTH,
        "more than 80 hours a month",
        "more than 80 hours this month",
        calendar=True,
    ),
    Per(
        "per_year",
        "week",
        ("year", "annum", "tax year", "financial year", "calendar year"),
        ("yearly", "annually", "pa", "p.a."),
        7 / DAYS_A_YEAR,
        "more than £900 a year",
        "more than £900 this year",
        calendar=True,
    ),
    Per("per_mile", "mile", ("mile",), (), 1, "up to 45p per mile", "up to 45p a bag"),
)
_PER_BY_WORD: Final = {word: per for per in PERS for word in per.words + per.adverbs}
_PER: Final = re.compile(
    # "£300 **rent** a month"; not "£300 profit a month".
    r"(?:\s(?:(?:in|of|for)\s)?(?:rent|wages|pay|pension|maintenance|board)\b)?"
    r"\s*(?:(?:\b(?:an?|per|each|every)\s(?:single\s)?|/\s?)("
    + "|".join(sorted((word for per in PERS for word in per.words), key=len, reverse=True))
    + r")|\s("
    + "|".join(re.escape(word) for per in PERS for word in per.adverbs)
    + r"))(?!\w)",
    re.IGNORECASE,
)


def per_at(text: str, position: int) -> tuple[Per, int] | None:
    """Return the "per" phrase that stands at a position and the offset behind it.

    Example:
        >>> per_at("24 hours a week", 8)[0].name
        'per_week'
        >>> per_at("24 hours in all", 8) is None
        True
    """
    match = _PER.match(text, position)
    if match is None:
        return None
    return _PER_BY_WORD[(match[1] or match[2]).lower()], match.end()
