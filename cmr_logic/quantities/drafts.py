"""Read a number with the words beside it: bounds, the other end of a range, unit and rate."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cmr_logic.quantities.bounding import Left, read_left, read_right
from cmr_logic.quantities.bounds import Bound, Relation
from cmr_logic.quantities.fractions import FRACTION, share_of
from cmr_logic.quantities.masks import masked_spans, names_something
from cmr_logic.quantities.model import Kind
from cmr_logic.quantities.number_words import NUMBER, has_scale, is_metres, scale_of, value_of
from cmr_logic.quantities.taken import Taken
from cmr_logic.quantities.units import Per, Unit, money_of, per_at, unit_at, unit_of
from cmr_logic.quantities.wordlists import words

_RANGE: Final = re.compile(r"\s*(?:[-–—]|\b(?:to|and|through|or)\b)\s*", re.IGNORECASE)
_DASHES: Final = frozenset("-–—")
# "a year" counts as one year where it is the length of something, not a rate or a point in time.
_ONE_UNIT: Final = re.compile(
    r"\b(?P<n>half\san?|(?:an?|three)[\s-]quarters?\sof\san?|an?\scouple(?:\sof)?|an?|one\sand\sa\shalf)"
    r"(?=\s(?:full\s|whole\s|solid\s|calendar\s)?"
    r"(?:minute|hour|day|week|fortnight|month|year|decade|mile|acre|hectare|tonne|ton"
    r"|met(?:re|er)|kilomet(?:re|er)|kilo|litre|stone|foot|yard)s?\b)",
    re.IGNORECASE,
)
_ONE_VALUES: Final = {
    "half a": (0.5, 0.5),
    "half an": (0.5, 0.5),
    "a couple of": (2.0, 3.0),
    "a couple": (2.0, 3.0),
    "one and a half": (1.5, 1.5),
    **{f"a quarter of {article}": (0.25, 0.25) for article in ("a", "an")},
    **{f"three quarters of {article}": (0.75, 0.75) for article in ("a", "an")},
}
_AND_A_HALF: Final = re.compile(r"\sand\sa\shalf\b", re.IGNORECASE)
_AGO: Final = re.compile(r"\sago\b", re.IGNORECASE)
_SPELL_LEADS: Final = frozenset(
    words("for after lasted lasting takes took about spent of swim run walk row cycle ride")
)
_POUNDS: Final = unit_of("pounds")
_POUNDS_OF_WEIGHT: Final = unit_of("lbs")
_PERCENT: Final = unit_of("%")
# The smaller unit that goes without saying: "a metre seventy", "five foot ten", "ten stone four".
_UNSAID: Final = {
    "unit_metre": "cm",
    "unit_foot": "inch",
    "unit_stone": "lb",
    "unit_hour": "minutes",
}
_REST: Final = re.compile(r",?(?:\sand)?\s", re.IGNORECASE)
_REST_ENDS: Final = re.compile(
    r"\s*(?:[.,;!?)]|$)|\s(?:tall|high|long|wide|deep|round|and|but|in|or|each)\b", re.IGNORECASE
)
# What there is so much of: "40 mg **of the tablets** a day"; not "of the 9 rooms".
_OF_WHAT: Final = re.compile(
    r"\sof\s(?:(?:the|my|our|your|its|these|this|that)\s)?[a-z-]+(?:\s(?!(?:an?|per|each|every)\b)[a-z-]+)?"
    r"(?=\s(?:an?|per|each|every)\s)",
    re.IGNORECASE,
)
# Below zero: "**minus** 4 degrees", "-4 °C"; not "the 9-4 shift".
_MINUS: Final = re.compile(r"(?:\bminus\s|(?:(?<=\s)|^)[-−])$", re.IGNORECASE)
_SIGN: Final = len(" minus ")  # characters to look at before a number
_WEIGH: Final = re.compile(r"\bweigh", re.IGNORECASE)
_NEXT_NAME: Final = re.compile(
    r"(?:\s?[,–/-]|\s(?:or|and|to))\s?\d+(?![\w,%]|\s?[a-z]{3,}s\b)", re.IGNORECASE
)


@dataclass(slots=True)
class Draft:
    """A number and what was read beside it.

    Args:
        left: the words to its left.
        low: the number, or the first of a range.
        high: the number, or the last of a range.
        start: where the number begins.
        end: where the last word read to its right ends.
        sign: the unit of a currency sign.
        scaled: written with "k" or "grand", which only sums of money are.
        unit: its unit.
        per: what it is counted by.
        after: the bounding words to its right.
        ranged: ``low`` and ``high`` are the ends of a range in the text.
        minus: "minus" stands before it.
    """

    left: Left
    low: float
    high: float
    start: int
    end: int
    sign: Unit | None = None
    scaled: bool = False
    unit: Unit | None = None
    per: Per | None = None
    after: Bound | None = None
    ranged: bool = False
    minus: bool = False

    @property
    def bounds(self) -> tuple[Bound, ...]:
        """The entries that bound the number: before it, behind it."""
        return tuple(b for b in (self.left.bound, self.after) if b is not None)

    @property
    def bounded(self) -> bool:
        """Whether bounding words or a range make an interval of the number."""
        loose = (Relation.FROM, Relation.EXACT)
        return self.ranged or any(b.relation not in loose for b in self.bounds)

    def has_relation(self, relation: Relation) -> bool:
        """Tell whether the words to the left have a relation."""
        return self.left.bound is not None and self.left.bound.relation is relation


class Reader:
    """Reads the numbers of a text one after the other, leaving out those that are names.

    Args:
        text: the text.
        taken: places that hold something else, such as dates.

    Example:
        >>> text = "Chapter 7 lasts at least 26 weeks"
        >>> reader = Reader(text, Taken(len(text)))
        >>> draft = reader.next(0)
        >>> draft.low, draft.unit.name, draft.left.bound.name
        (26.0, 'unit_week', 'at_least')
    """

    def __init__(self, text: str, taken: Taken) -> None:
        self._text = text
        self._taken = taken
        for start, end in masked_spans(text):
            taken.mark(start, end)
        # What was found last and is still ahead, so that no stretch is searched twice.
        self._number = self._search_number(0)
        self._one = self._search_one(0)
        self._share = self._search_share(0)

    def next(self, position: int) -> Draft | None:
        """Return the first number at or behind a position, or None."""
        while True:
            if self._number is not None and self._number[0].start() < position:
                self._number = self._search_number(position)
            if self._one is not None and self._one.start() < position:
                self._one = self._search_one(position)
            if self._share is not None and self._share.start() < position:
                self._share = self._search_share(position)
            one, number, share = self._one, self._number, self._share
            if share is not None and _is_first(share, one, number[0] if number else None):
                return _share(self._text, share)
            if one is None or (number is not None and number[0].start() < one.start()):
                return self._draft(*number) if number is not None else None
            draft = _one_unit(self._text, one)
            if draft is not None:
                return draft
            position = one.end()

    def _draft(self, match: re.Match[str], value: float) -> Draft:
        minus = _MINUS.search(self._text, max(0, match.start() - _SIGN), match.start())
        start = minus.start() if minus is not None else match.start()
        draft = Draft(
            left=read_left(self._text, start, date=False),
            low=value,
            high=value,
            start=start,
            end=match.end(),
            sign=money_of(match["cur"]) if match["cur"] else None,
            scaled=has_scale(match),
            minus=minus is not None,
        )
        _read_right_of(self._text, draft, metres=is_metres(match))
        return draft

    def _free(self, match: re.Match[str]) -> bool:
        return self._taken.free(*match.span())

    def _search_one(self, position: int) -> re.Match[str] | None:
        for match in _ONE_UNIT.finditer(self._text, position):
            if self._free(match):
                return match
        return None

    def _search_share(self, position: int) -> re.Match[str] | None:
        for match in FRACTION.finditer(self._text, position):
            if self._free(match):
                return match
        return None

    def _search_number(self, position: int) -> tuple[re.Match[str], float] | None:
        while (match := NUMBER.search(self._text, position)) is not None:
            position = match.end()
            value = value_of(match)
            if value is None or not self._free(match):
                continue
            if match["cur"] is None and names_something(self._text, match.start()):
                while (more := _NEXT_NAME.match(self._text, position)) is not None:
                    position = more.end()  # "Chapter 7, 11 or 13"
                continue
            return match, value
        return None


def _is_first(match: re.Match[str], *others: re.Match[str] | None) -> bool:
    """Tell whether a match begins no later than others."""
    return all(other is None or match.start() <= other.start() for other in others)


def _share(text: str, match: re.Match[str]) -> Draft:
    """Return a share of a whole: "**half** of the firm"."""
    share, (start, end) = share_of(match), match.span()
    draft = Draft(read_left(text, start, date=False), share, share, start, end, unit=_PERCENT)
    _read_after(text, draft)
    return draft


def _one_unit(text: str, match: re.Match[str]) -> Draft | None:
    article = " ".join(match["n"].lower().replace("-", " ").split())
    low, high = _ONE_VALUES.get(article, (1.0, 1.0))
    start = match.start()
    draft = Draft(read_left(text, start, date=False), low, high, start, match.end())
    _read_right_of(text, draft, metres=False)
    half = _AND_A_HALF.match(text, draft.end)
    if half is not None:  # "a year and a half"
        draft.low += 0.5
        draft.high += 0.5
        draft.end = half.end()
    if (
        article in _ONE_VALUES
        or half is not None
        or draft.low != int(draft.low)
        or draft.left.bound
        or draft.left.loose
        or draft.after
    ):
        return draft
    lead = draft.left.rest[-1] if draft.left.rest else ""
    counted = draft.per is not None or lead in _SPELL_LEADS or _AGO.match(text, draft.end)
    return draft if counted else None


def _read_right_of(text: str, draft: Draft, *, metres: bool) -> None:
    _read_after(text, draft)
    found = unit_at(text, draft.end - 1 if metres else draft.end)
    if draft.sign is not None:
        draft.unit = draft.sign
        if found is not None and found[0].kind is Kind.MONEY:
            draft.end = found[1]  # "$20 dollars"
    elif found is not None:
        draft.unit, draft.end = found
        if draft.unit is _POUNDS and _WEIGH.search(text, max(0, draft.start - 40), draft.start):
            draft.unit = _POUNDS_OF_WEIGHT
    _read_range(text, draft)
    if draft.unit is None:
        return
    _read_rest(text, draft)
    _read_after(text, draft)
    per = per_at(text, draft.end)
    if per is not None:
        draft.per, draft.end = per
        _read_after(text, draft)
    elif _may_be_by_the_week(draft.unit) and (what := _OF_WHAT.match(text, draft.end)):
        behind = per_at(text, what.end())  # "3,000 kWh of electricity a year"
        draft.per = behind[0] if behind is not None else None


def _may_be_by_the_week(unit: Unit) -> bool:
    """Tell whether so much may be done or used by the week: hours and kilos, not years."""
    return unit.kind is not Kind.DURATION or unit.name in ("unit_hour", "unit_minute")


def _read_rest(text: str, draft: Draft) -> None:
    """Read the smaller unit behind a larger one: "5 feet 10", "2 years and 3 months"."""
    match = _REST.match(text, draft.end)
    unit = draft.unit
    number = NUMBER.match(text, match.end()) if match is not None else None
    value = value_of(number) if number is not None else None
    if unit is None or number is None or value is None or draft.ranged or number["cur"]:
        return
    found = unit_at(text, number.end())
    if found is not None:
        smaller, end = found
    else:
        named = _UNSAID.get(unit.name)
        joined = "and" in text[draft.end : number.start()]
        if named is None or joined or _REST_ENDS.match(text, number.end()) is None:
            return
        smaller, end = unit_of(named), number.end()
    whole = unit.convert(1.0)
    if smaller.kind is not unit.kind or value * smaller.convert(1.0) >= whole:
        return
    draft.low += value * smaller.convert(1.0) / whole
    draft.high += value * smaller.convert(1.0) / whole
    draft.end = end


def _read_after(text: str, draft: Draft) -> None:
    if draft.after is None:
        after = read_right(text, draft.end, date=False)
        if after is not None:
            draft.after, draft.end = after


def _read_range(text: str, draft: Draft) -> None:
    """Read the second end of "20-30 hours", "£5 to £10", "between 2 and 4", "two or three"."""
    separator = _RANGE.match(text, draft.end)
    if separator is None or draft.after is not None:
        return
    word = separator.group().strip().lower()
    if word == "and" and not draft.has_relation(Relation.BETWEEN):
        return
    if word == "or" and draft.left.bound is not None:
        return
    match = NUMBER.match(text, separator.end())
    value = value_of(match) if match is not None else None
    if match is None or value is None:
        return
    unit, end = draft.unit, match.end()
    if match["cur"] or draft.sign:
        unit = money_of(match["cur"]) if match["cur"] else draft.sign
    elif (found := unit_at(text, end)) is not None:
        unit, end = found
    if draft.unit is not None and unit is not None and draft.unit.kind is not unit.kind:
        return
    low = _same_scale(draft, match, value, unit)
    if low < value:
        draft.low, draft.high, draft.unit, draft.end = low, value, unit, end
        draft.ranged = True
    elif word in _DASHES:
        draft.low, draft.end = -1.0, end  # "5-4" is a score, not a number


def _same_scale(draft: Draft, match: re.Match[str], value: float, unit: Unit | None) -> float:
    """Return the first end in the second's unit and scale: "6 months to 2 years", "£20-30k"."""
    low = draft.low
    if draft.unit is not None and unit is not None and draft.unit is not unit:
        return draft.unit.convert(low) / unit.convert(1.0)
    scale = scale_of(match)
    return low * scale if low * scale < value else low
