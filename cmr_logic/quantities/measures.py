"""Numbers with what they measure: money, ages, durations, rates, counts and the rest."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cmr_logic.quantities.ages import AGE_ENDS, OLDEST, PERSONS
from cmr_logic.quantities.bounds import Bound, Left, Relation, Scope, read_left, read_right
from cmr_logic.quantities.masks import masked_spans, names_something
from cmr_logic.quantities.model import Interval, Kind
from cmr_logic.quantities.number_words import NUMBER, is_metres, value_of
from cmr_logic.quantities.units import DAYS_A_YEAR, Per, Unit, currency, per_at, unit_at
from cmr_logic.quantities.wordlists import words

_ABOUT: Final = 0.1  # how far "about" reaches, as a share of the number
_RANGE: Final = re.compile(r"\s*(?:-|–|—|\bto\b|\band\b|\bthrough\b|\bor\b)\s*", re.IGNORECASE)
_ONE_UNIT: Final = re.compile(
    r"\b(?P<n>an?|half\san?|a\scouple\sof|a\scouple(?=\s\w+s\b)|a\sdozen|one\sand\sa\shalf)"
    r"(?=\s(?:full\s|whole\s|solid\s|calendar\s)?"
    r"(?:minute|hour|day|week|fortnight|month|year|decade|mile|acre|hectare|tonne)s?\b)",
    re.IGNORECASE,
)
_ONE_VALUES: Final = {"a": (1, 1), "an": (1, 1), "a couple of": (2, 3), "a couple": (2, 3)}
_AND_A_HALF: Final = re.compile(r"\sand\sa\shalf\b", re.IGNORECASE)
_AGO: Final = re.compile(r"\sago\b", re.IGNORECASE)
_OFFSET: Final = re.compile(
    r"\s(?:later|earlier|before|after|afterwards?|from\s(?:now|the|today)|prior|until|late|in\sadvance"
    r"|away|pregnant)\b",
    re.IGNORECASE,
)
# A lone "a year" is a duration only behind one of these: elsewhere it may be a rate.
_SPELL_LEADS: Final = frozenset(words("for in after lasted lasting takes took about spent of"))
_NOUN: Final = re.compile(r"\s+([A-Za-z][a-z’'-]*)")
_IRREGULAR: Final = {
    "children": "child",
    "people": "person",
    "persons": "person",
    "men": "man",
    "women": "woman",
    "wives": "wife",
    "lives": "life",
    "houses": "house",
    "premises": "premise",
}
_NO_NOUNS: Final = frozenset(
    words(
        "years is was has his this its us as plus others does yes always perhaps across towards thus "
        "sometimes unless besides times less"
    )
)
_STOP_NOUNS: Final = frozenset(
    words(
        "a an the and or but if when who which that of in on at to for from by with as is are was were "
        "be has have had not my your his her their our its it he she they we you i so because than "
        "other more less during before after will would can could may must should do does did or"
    )
)
_YEARS: Final = range(1900, 2101)
_MAX_ADJECTIVES: Final = 2
_BARE_AGE_LEADS: Final = PERSONS | frozenset(
    words(
        "is are am was were be i'm i’m you're you’re he's she's they're they’re he’s she’s who's who’s "
        "and or if been being being: under over both all"
    )
)
_BARE_AGE_AFTER: Final = PERSONS | frozenset(words("under over"))


@dataclass(frozen=True, slots=True)
class Found:
    """A measured number in a text.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        kind: the dimension.
        unit: the canonical unit.
        interval: the range in it.
        calendar: counted in months or years.
        entries: the names of the entries that made it.
        bounded: bounding words or a range made the interval.
    """

    start: int
    end: int
    kind: Kind
    unit: str
    interval: Interval
    calendar: bool
    entries: tuple[str, ...]
    bounded: bool


@dataclass(slots=True)
class _Draft:
    """A number on its way to a ``Found``."""

    left: Left
    low: float
    high: float
    start: int
    end: int
    sign: Unit | None
    unit: Unit | None = None
    per: Per | None = None
    after: Bound | None = None
    ranged: bool = False
    noun: str = ""


def find_measures(text: str, taken: list[tuple[int, int]]) -> list[Found]:
    """Return the measured numbers of a text, in order.

    Args:
        text: the text.
        taken: places that hold something else, such as dates.

    Example:
        >>> [(f.kind.value, str(f.interval), f.unit) for f in find_measures("under 24 hours a week", [])]
        [('rate', '(-∞, 24)', 'hour/week')]
    """
    blocked = taken + masked_spans(text)
    found: list[Found] = []
    position = 0
    while True:
        draft = _next_draft(text, position, blocked)
        if draft is None:
            return found
        position = draft.end
        result = _finish(text, draft)
        if result is not None:
            found.append(result)
            position = max(position, result.end)


def _free(start: int, end: int, blocked: list[tuple[int, int]]) -> bool:
    return all(end <= first or last <= start for first, last in blocked)


def _next_draft(text: str, position: int, blocked: list[tuple[int, int]]) -> _Draft | None:
    """Return the next number that is no name, with the words to its left read."""
    number = _search_number(text, position, blocked)
    one = _ONE_UNIT.search(text, position)
    while one is not None and not _free(one.start(), one.end(), blocked):
        one = _ONE_UNIT.search(text, one.end())
    if one is not None and (number is None or one.start() <= number[0].start()):
        return _one_draft(text, one)
    if number is None:
        return None
    match, value = number
    start = match.start()
    draft = _Draft(
        left=read_left(text, start, date=False),
        low=value,
        high=value,
        start=start,
        end=match.end(),
        sign=currency(match["cur"]) if match["cur"] else None,
    )
    _read_unit(text, draft, metres=is_metres(match))
    return draft


def _search_number(
    text: str, position: int, blocked: list[tuple[int, int]]
) -> tuple[re.Match[str], float] | None:
    while True:
        match = NUMBER.search(text, position)
        if match is None:
            return None
        position = match.end()
        value = value_of(match)
        if value is None or not _free(match.start(), match.end(), blocked):
            continue
        before = text[: match.start()].rsplit(None, 1)
        if match["cur"] is None and before and names_something(before[-1]):
            position = _skip_list(text, position)
            continue
        return match, value


def _skip_list(text: str, position: int) -> int:
    """Return the offset behind "3 or 4" and "7 and 11" once the first number is a name."""
    while True:
        match = re.compile(
            r"\s?(?:,|or|and|to|-|–|/|\sor|\sand|\sto)\s?\d+(?![\w,%]|\s?[a-z]{3,}s\b)"
        ).match(text, position)
        if match is None:
            return position
        position = match.end()


def _one_draft(text: str, match: re.Match[str]) -> _Draft:
    words = " ".join(match["n"].lower().split())
    low, high = _ONE_VALUES.get(words, (1, 1))
    low_value, high_value = float(low), float(high)
    if words.startswith("half"):
        low_value = high_value = 0.5
    elif words == "a dozen":
        low_value = high_value = 12.0
    elif words == "one and a half":
        low_value = high_value = 1.5
    start = match.start()
    draft = _Draft(
        read_left(text, start, date=False), low_value, high_value, start, match.end(), None
    )
    _read_unit(text, draft, metres=False)
    half = _AND_A_HALF.match(text, draft.end)
    if half is not None:  # "a year and a half"
        draft.low += 0.5
        draft.high += 0.5
        draft.end = half.end()
    if (
        words in ("a", "an")
        and half is None
        and draft.left.bound is None
        and draft.left.loose is None
    ):
        lead = draft.left.rest[-1] if draft.left.rest else ""
        ago = _AGO.match(text, draft.end)
        if not ago and draft.per is None and (lead not in _SPELL_LEADS or draft.unit is None):
            draft.unit = None
            draft.low = draft.high = -1.0  # no number at all
    return draft


def _read_unit(text: str, draft: _Draft, *, metres: bool) -> None:
    """Read what follows the number: bounds, the other end of a range, unit, rate."""
    _read_after(text, draft)
    found = unit_at(text, draft.end - 1 if metres else draft.end)
    if draft.sign is None and found is not None:
        draft.unit, draft.end = found
    elif draft.sign is not None:
        draft.unit = draft.sign
        if found is not None and found[0].kind is Kind.MONEY:
            draft.end = found[1]
    _read_range(text, draft)
    if draft.unit is not None and draft.after is None:
        _read_after(text, draft)
    if draft.unit is not None:
        per = per_at(text, draft.end)
        if per is not None:
            draft.per, draft.end = per
            _read_after(text, draft)


def _read_after(text: str, draft: _Draft) -> None:
    if draft.after is None:
        after = read_right(text, draft.end, date=False)
        if after is not None and not (
            after[0].relation is Relation.AT_LEAST
            and draft.left.bound is not None
            and draft.left.bound.relation is Relation.LESS
        ):
            draft.after, draft.end = after


def _read_range(text: str, draft: _Draft) -> None:
    separator = _RANGE.match(text, draft.end)
    if separator is None or draft.after is not None:
        return
    between = draft.left.bound is not None and draft.left.bound.relation is Relation.BETWEEN
    word = separator.group().strip().lower()
    if (word == "and" and not between) or (word == "or" and draft.left.bound is not None):
        return
    position = separator.end()
    inner = read_left(text, position, date=False)
    if inner.aged is not None and inner.start >= separator.end():  # pragma: no cover
        return
    match = NUMBER.match(text, position)
    if match is None:
        return
    other = value_of(match)
    if other is None:
        return
    sign = currency(match["cur"]) if match["cur"] else draft.sign
    unit, end = draft.unit, match.end()
    found = unit_at(text, end)
    if sign is not None:
        unit = sign
    elif found is not None:
        unit, end = found
    first = draft.unit or unit
    if first is not None and unit is not None and first.kind is unit.kind:
        scale = first.convert(draft.low) / unit.convert(1.0) / draft.low if draft.low else 1.0
        draft.low *= scale
    low = draft.low
    # "£20-30k" leaves the scale to its second end.
    if match["digits"] and match["digits"][-1:] in "kK" and low < 1000 <= other:  # noqa: PLR2004
        low *= 1000
    if low < other:
        draft.low, draft.high, draft.unit, draft.end = low, other, unit, end
        draft.ranged = True
    else:
        draft.end = match.end()


def _finish(text: str, draft: _Draft) -> Found | None:
    left = draft.left
    if draft.low < 0 or (left.bound is not None and left.bound.relation is Relation.SKIP):
        if left.rest[-1:] != ["for"] or draft.low < 0:
            return None
        left.bound = None
    between = left.bound is not None and left.bound.relation is Relation.BETWEEN
    if between and not draft.ranged:
        return None
    kind, unit, calendar, name = _dimension(text, draft)
    if kind is None:
        return None
    for bound in (left.bound, draft.after):
        if bound is not None and not _fits(bound, kind):
            return None
    spell = draft.unit is not None and draft.unit.kind is Kind.DURATION and kind is Kind.DURATION
    ago = _AGO.match(text, draft.end) if spell else None
    if ago is not None:
        draft.end = ago.end()
    elif spell and _OFFSET.match(text, draft.end) and not _bounds(draft):
        return None
    try:
        interval = _interval(draft, kind)
    except ValueError:
        return None
    entries = tuple(
        e.name for e in (left.loose, left.bound, left.aged, draft.after) if e is not None
    ) + ((name,) if name else ())
    if ago is not None:
        entries += ("ago",)
    start = min(left.start, draft.start)
    return Found(
        start, draft.end, kind, unit, interval, calendar, entries, _bounds(draft) or draft.ranged
    )


def _bounds(draft: _Draft) -> bool:
    return any(
        bound is not None and bound.relation is not Relation.FROM
        for bound in (draft.left.bound, draft.after)
    ) or (
        draft.left.bound is not None and draft.left.bound.relation is Relation.FROM and draft.ranged
    )


def _fits(bound: Bound, kind: Kind) -> bool:
    if bound.scope is Scope.AGE:
        return kind is Kind.AGE
    if bound.scope is Scope.SPELL:
        return kind in (Kind.DURATION, Kind.DISTANCE)
    return True


def _dimension(text: str, draft: _Draft) -> tuple[Kind | None, str, bool, str]:
    """Return kind, canonical unit, calendar flag and entry name of what a draft measures."""
    unit, per = draft.unit, draft.per
    none = (None, "", False, "")
    if unit is None:
        return _bare(text, draft)
    if draft.left.aged is not None and unit.kind is Kind.DURATION and per is None:
        draft.low, draft.high = (
            unit.convert(draft.low) / DAYS_A_YEAR,
            unit.convert(draft.high) / DAYS_A_YEAR,
        )
        draft.unit = None
        return Kind.AGE, "year", True, unit.name
    if per is None:
        return unit.kind, unit.unit, unit.calendar, unit.name
    name = f"{unit.name}:{per.name}"
    base = per.base
    if unit.kind is Kind.MONEY:
        return Kind.MONEY, f"{unit.unit}/{base}", per.calendar, name
    if unit.kind is Kind.DURATION and unit.name in ("unit_hour", "unit_minute", "unit_day"):
        if base in ("hour", "mile"):
            return none
        kept = "day" if unit.name == "unit_day" else "hour"
        return Kind.RATE, f"{kept}/{base}", per.calendar, name
    return none


def _bare(text: str, draft: _Draft) -> tuple[Kind | None, str, bool, str]:
    """Tell what a number without a unit measures: an age, a count of things, or nothing known."""
    left = draft.left
    small = draft.high < OLDEST and draft.low == int(draft.low)
    if left.aged is not None:
        return (Kind.AGE, "year", True, "") if small else (None, "", False, "")
    words = {bound.name for bound in (left.bound, draft.after) if bound is not None}
    if words & {
        "older_than",
        "younger_than",
        "not_older_than",
        "not_younger_than",
        "or_older",
        "or_younger",
    }:
        return (Kind.AGE, "year", True, "") if small else (None, "", False, "")
    noun = _noun(text, draft)
    if noun:
        draft.noun = noun
        return Kind.COUNT, noun, False, "count"
    lead = left.rest[-1].strip(",") if left.rest else ""
    aged = _bounds(draft) and small and AGE_ENDS.match(text, draft.end) is not None
    if aged and (not left.rest or lead in _BARE_AGE_LEADS) and _speaks_of_people(text, draft):
        return Kind.AGE, "year", True, "bare_age"
    if left.bound is not None and lead not in ("under", "over") and draft.low not in _YEARS:
        if draft.high < OLDEST and left.bound.phrases[0] in (
            "at least",
            "more than",
            "less than",
            "no more than",
        ):
            return Kind.COUNT, "", False, "bare_count"
    return None, "", False, ""


def _speaks_of_people(text: str, draft: _Draft) -> bool:
    over_or_under = text[draft.left.start : draft.start].lower().split()
    suffix = draft.after is not None
    lead = draft.left.rest[-1].strip(",") if draft.left.rest else ""
    plain = over_or_under[:1] in (["over"], ["under"], ["at"]) or suffix
    if not plain:
        return False
    if lead in ("is", "are", "was", "were", "be", "been"):
        subject = draft.left.rest[-2:-1]
        return lead == "be" or not subject or subject[0].strip(",") in PERSONS
    return True


def _noun(text: str, draft: _Draft) -> str:
    """Return the singular of the plural noun that a number counts, or an empty string."""
    position = draft.end
    one = draft.low == draft.high == 1
    for step in range(_MAX_ADJECTIVES + 1):
        match = _NOUN.match(text, position)
        if match is None:
            return ""
        word = match[1].lower()
        if word in _STOP_NOUNS:
            return ""
        if word in _IRREGULAR:
            return _IRREGULAR[word]
        if (
            word.endswith("s")
            and not word.endswith(("ss", "us", "'s", "’s"))
            and word not in _NO_NOUNS
        ):
            return _singular(word)
        if one and step == 0 and not _NOUN.match(text, match.end()):
            return word
        if one and word in PERSONS:
            return word
        position = match.end()
    return ""


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word[:-1]


def _interval(draft: _Draft, kind: Kind) -> Interval:
    relation = Relation.EXACT
    if draft.left.bound is not None and draft.left.bound.relation is not Relation.BETWEEN:
        relation = draft.left.bound.relation
    if draft.after is not None and draft.after.relation is not Relation.ABOUT:
        relation = draft.after.relation
    low, high = _converted(draft)
    step = 0.0
    if kind is Kind.AGE:
        unit = draft.unit
        step = unit.convert(1.0) if unit is not None and unit.kind is Kind.AGE else 1.0
        if unit is None and low != int(low):
            step = 0.0  # months turned into years
    whole = kind is Kind.COUNT and low == int(low) and high == int(high)
    interval = _related(relation, low, high, step=step, whole=whole, ranged=draft.ranged)
    loose = draft.left.loose or (
        draft.after if draft.after and draft.after.relation is Relation.ABOUT else None
    )
    if loose is None or relation not in (Relation.EXACT, Relation.FROM):
        return interval
    if loose.relation is Relation.ALMOST:
        return Interval(low * (1 - _ABOUT), low, high_open=True)
    return interval.widened(_ABOUT)


def _converted(draft: _Draft) -> tuple[float, float]:
    low, high = draft.low, draft.high
    unit, per = draft.unit, draft.per
    if unit is None:
        return low, high
    if per is None:
        return unit.convert(low), unit.convert(high)
    if unit.kind is not Kind.MONEY:
        divisor = 60.0 if unit.name == "unit_minute" else 1.0
        return low / divisor * per.factor, high / divisor * per.factor
    return unit.convert(low) * per.factor, unit.convert(high) * per.factor


def _related(
    relation: Relation, low: float, high: float, *, step: float, whole: bool, ranged: bool
) -> Interval:
    if ranged:
        return Interval(low, high + step, high_open=bool(step))
    if relation in (Relation.AT_LEAST, Relation.FROM):
        return Interval(low=low)
    if relation is Relation.MORE:
        return Interval(low=low + 1) if whole else Interval(low=low, low_open=True)
    if relation is Relation.AT_MOST:
        return Interval(high=high + step, high_open=bool(step))
    if relation is Relation.LESS:
        return Interval(high=high - 1) if whole else Interval(high=high, high_open=True)
    return Interval(low, high + step, high_open=bool(step))
