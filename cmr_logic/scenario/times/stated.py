"""What a part of a story states of quantities, beyond those that are written with their unit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.times.ages_ahead import ages_ahead, ordinal
from cmr_logic.scenario.times.apiece import without_each
from cmr_logic.scenario.times.clock import lasting_by_the_clock
from cmr_logic.scenario.times.delays import delays_in
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.scenario.times.per_period import by_the_period
from cmr_logic.scenario.times.today import HORIZON
from cmr_logic.scenario.times.weeks import on_some_days, weekly
from cmr_logic.text import NOUN, classes, lemma, words_in
from cmr_logic.text.number_names import A_TEN

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


# "At 48 I …", "we are both fifty", "my son is nine and …": ages that no unit marks.
# Behind "at", a smaller number is an hour: "At nine I get up".
_PLAIN_AGE = re.compile(
    rf"^[Aa]t\s(1[3-9]|[2-9]\d|1\d\d|[a-z]+teen|(?:{A_TEN})(?:-[a-z]+)?),?\sI\b"
    r"|\b(?:am|are|is|['’]m|['’]re)\s(?:both\s|only\s|just\s|now\s)*([\w-]+)"
    r"(?=\s*(?:$|[.,;!](?!\d)|and\b|but\b|so\b|myself\b|himself\b|herself\b|ourselves\b|themselves\b|too\b))"
)
# "A man of 82": an age behind whoever is of it.
_OF_AN_AGE = re.compile(
    r"\ban?\s(?:\w+\s)?(?:man|woman|lady|gentleman|widow|widower|boy|girl|lad|lass|pensioner|child)"
    rf"\sof\s(?P<age>\d{{1,3}}|(?:{A_TEN})(?:-[a-z]+)?)\b",
    re.IGNORECASE,
)
# The ages of those who are in a year of school.
_SCHOOL_YEAR = re.compile(
    r"\b(?:in|into|starting)\syear\s(?P<year>1[0-3]|[1-9])\b(?!\sof\b)", re.IGNORECASE
)
_FIRST_YEAR = 4  # years behind the age of who is in that year of school
_TIMES = re.compile(
    r"\b(?P<only>only\s|just\s)?(?:\w+\s)?(?P<n>once|twice|(?P<number>[a-z]+|\d+)\stimes)\b",
    re.IGNORECASE,
)
_NTH_YEAR = re.compile(
    r"\bin\s(?:my|our|his|her)\s(?P<nth>[a-z]+(?:-[a-z]+)?|\d+(?:st|nd|rd|th))\s(?P<unit>year|month|week)\b",
    re.IGNORECASE,
)
_PLAIN_SUM = re.compile(
    r"\b(?:salary|wages?|income|pay|pension|earn|earns|earning|earned|turnover|savings|saved|make|makes|on"
    r"|profit|bring\sin)\b(?:['’]s)?[^.;]{0,25}?\b(?P<sum>(?:\d{1,3},\d{3}|\d{4,6})|(?:[a-z]+[\s-]){1,5}?thousand)\b"
    r"(?P<per>\sa\s(?:year|month|week))?(?=\s*(?:[.,;!]|$|and\b|but\b|before\b|after\b|in\b|between\b|all\b))",
    re.IGNORECASE,
)
_LEAST_SUM = 1000
_NAMED_TIMES = {"once": "1", "twice": "2"}
# A thing done at once was done within any time that a rule allows.
_AT_ONCE = re.compile(
    r"\b(?:right\saway|straight\s?away|immediately|at\sonce|(?:on\s)?the\s(?:very\s)?same\sday"
    r"|right\safter|straight\safter|instantly|promptly)\b",
    re.IGNORECASE,
)
_SOON = "within 1 day"
# A year of birth tells the least age: that of the day on which the tables were reviewed.
_BORN = re.compile(r"\bborn\s(?:[\w,]+\s){1,4}?((?:19|20)\d\d)\b")
# So does the year in which a thing was built.
_BUILT = re.compile(
    r"\b(?:built|manufactured|constructed|first\sregistered|(?:came|rolled)\soff\sthe\s(?:[a-z]+\s)?line)\s(?:back\s)?in\s(?:[A-Z][a-z]+\s)?"
    r"((?:1[5-9]|20)\d\d)\b"
)
_NEWBORN = re.compile(
    r"\bborn\s(?:yesterday|today|this\smorning|last\snight|(?:this|last)\sweek|(?:this|last)\smonth)\b"
)
_FEW_WEEKS = "aged under 2 months"
# Ages that somebody reached: on a birthday, and at no time before it.
_REACHED = frozenset({"birthday", "turned_age"})
_JUST = re.compile(r"\b(?:just|recently|only\sjust)\b", re.IGNORECASE)
_RECENTLY = 31.0  # days after which nobody says "just"
_A_YEAR = 365.25
# Whoever asks is no small child.
_EVER = re.compile(
    r"\b(?:all|my\s(?:whole|entire)|our\s(?:whole|entire))\s(?:my\s|our\s)?li(?:fe|ves)\b"
)
_LONG = "at least 10 years"


# How long something has lasted, said loosely.
_SPELL = re.compile(
    r"\b(?:for|here|there)\s(?:(?P<some>an?\sfew|several|some)\s|(?:many\s|long\s)?)(?P<unit>days|weeks|months|years"
    r"|decades)\b(?!\sto\scome)",
    re.IGNORECASE,
)
_BRIEF = re.compile(
    r"\b(?:(?:for|over)\s(?:a|the|one)\s(?:long\s)?weekend\b|(?:weekend|day)\s(?:trip|break|visit)\b"
    r"|for\sthe\sday\b|for\sone\snight\b|overnight\sstay\b)",
    re.IGNORECASE,
)
_YEARS = re.compile(
    r"\b(?:from|between)\s(?:\w+\s)?(?P<first>(?:19|20)\d\d)\s(?:to|until|till|and|through)\s(?:\w+\s)?"
    r"(?P<last>(?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_ONE_SPELL = re.compile(
    r"\b(?:an?|one)\s(?:whole\s|full\s)?(?P<unit>hour|day|week|fortnight|month|year)(?:['’]s\s(?=[a-z])|\s(?P<so>or\sso)\b)",
    re.IGNORECASE,
)
_WEEKEND = 4.0  # days of the longest weekend
_SO_MANY = {
    "a couple of": (2, 3),
    "a pair of": (2, 2),
    "a handful of": (3, 6),
    "a single": (1, 1),
    "the one": (1, 1),
    "twin": (2, 2),
    "triplet": (3, 3),
    "several": (3, 10),
}
_FEW_THINGS = re.compile(
    r"\b(?P<few>a\s(?:couple|pair|handful)\sof|a\ssingle|(?<=just\s)the\sone|(?<=only\s)the\sone|several"
    r"|(?:twin|triplet)(?=\s(?:[a-z]+\s)?[a-z]{2,}s\b))"
    r"\s(?:[a-z]+\s)?(?P<what>[a-z]{3,}?)s?\b(?!\sof\b)"
    r"|\b(?P<us>[a-z]+(?:-[a-z]+)?|\d+)\sof\sus\b",
    re.IGNORECASE,
)
_BY = re.compile(
    r"\b(?P<one>[a-z]+|\d+(?:\.\d+)?)(?:\s?(?P<unit>m|ft|met(?:re|er)s?|feet|foot|yards?))?\s?(?:by|x|×)\s?"
    r"(?P<other>[a-z]+|\d+(?:\.\d+)?)(?:\s?(?P<last>m|ft|met(?:re|er)s?|feet|foot|yards?))?\b",
    re.IGNORECASE,
)
# The whole of a thing, of which a rule demands a share.
_WHOLE = re.compile(
    r"\b(?:all\sof\s(?:the|it|my|our)|(?:the|my|our)\s(?:whole|entire)(?:\sof)?(?!\s(?:time|day|night|week|month|year"
    r"|summer|winter|life|family|thing|way|morning|afternoon|evening)\b))\b",
    re.IGNORECASE,
)
_LONG_WEEK = re.compile(
    r"\b(?P<n>\d+|[a-z]+(?:-[a-z]+)?)[\s-]hours?\s(?:working\s)?week\b", re.IGNORECASE
)
# What a number counts that stands alone, in the words for whatever was spoken of.
THEM = "them"
_THEM = re.compile(
    r"\b(?P<n>\d+|[a-z]+(?:-[a-z]+)?)\s(?:of\s(?:them|these|those)\b|(?=at\s(?:a\stime|once|the\ssame\stime)\b))",
    re.IGNORECASE,
)
# "I work **full-time**"; not "I don't work full-time", which tells no hours.
_FULL_TIME = re.compile(
    r"^(?!.*(?:n['’]t|\bnot|\bnever|\bno\slonger)\s(?:[a-z]+\s){0,3}full[\s-]?time\b).*\bfull[\s-]?time\b",
    re.IGNORECASE | re.DOTALL,
)
# Words that say as much as a quantity.
_SAYING = (
    (_AT_ONCE, _SOON),
    (_EVER, _LONG),
    (_NEWBORN, _FEW_WEEKS),
    (_WHOLE, "100%"),
    (_FULL_TIME, "no fewer than 30 hours a week"),
)
_FEW, _MOST = 2, 9  # "a few": from so many to so many


def quantities_of(text: str) -> Sequence[Quantity]:
    """Return what a part of a story states of quantities.

    Example:
        >>> [(str(q.interval), q.unit) for q in quantities_of("I row two hours every day.")][-1]
        ('[14, 14]', 'hour/week')
        >>> [str(q.interval) for q in quantities_of("I told them right away.")]
        ['(-∞, 1]']
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most clauses name no quantity
    from cmr_logic.quantities.memberships import REVIEWED  # noqa: PLC0415 - as above

    found = by_the_period(find_quantities(text), text)
    plain = _PLAIN_AGE.search(text) or _OF_AN_AGE.search(text)
    if plain is not None and not any(q.kind.value == "age" for q in found):
        number = plain.group(1) or plain.group(plain.re.groups)
        found += [q for q in find_quantities(f"I am {number}.") if q.kind.value == "age"]
    for pattern, says in _SAYING:
        if pattern.search(text) is not None:
            found += find_quantities(says)
    born = _BORN.search(text) or _BUILT.search(text)
    if born is not None and REVIEWED.year - 1 > int(born[1]):
        found += _born_in(int(born[1]))
    if not any(q.kind.value == "age" for q in found):
        found += _in_school_year(text)
    found = [_aged_since(quantity, text) for quantity in found]
    ahead = [*ages_ahead(text)]
    if ahead:  # "I'll be 65 in June" tells no other age
        found = [*(q for q in found if q.kind.value != "age"), *ahead]
    if not any(q.kind.value == "duration" for q in found):
        found += _one_spell(text)
        found += _from_to(text)
        found += _loosely(text)
    found += delays_in(text)
    found += lasting_by_the_clock(text)
    found += [*weekly(found, text)]
    found += [*on_some_days(found)]
    found += _week_of_hours(text)
    found += _in_the_course(text)
    found += _few(text)
    found += _sides(text)
    found += _of_them(text)
    if not any(q.kind.value == "money" for q in found):
        found += _plain_sums(text)
    if _TIMES.search(text) is not None:
        found += _times(text)
    return without_each(found, text)


def _born_in(year: int) -> Iterator[Quantity]:
    """Yield the age of who was born in a year, on the day on which a story is read."""
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.memberships import REVIEWED  # noqa: PLC0415 - as above

    age = REVIEWED.year - 1 - year
    for quantity in find_quantities(f"aged at least {age}"):
        span = Interval(age, age + HORIZON + 1, high_open=True)
        yield replace(quantity, interval=span)


def _in_school_year(text: str) -> Iterator[Quantity]:
    """Yield the age of a pupil: who is in Year 8 is twelve or thirteen."""
    match = _SCHOOL_YEAR.search(text)
    if match is None:
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    least = int(match["year"]) + _FIRST_YEAR
    for quantity in find_quantities(f"aged at least {least}"):
        yield replace(
            quantity, interval=Interval(least, least + 2, high_open=True), text=match.group()
        )


def _aged_since(quantity: Quantity, text: str) -> Quantity:
    """Return an age that was reached so long ago as a text tells, as the present one."""
    if quantity.entry not in _REACHED or quantity.interval.high is not None:
        return quantity
    since = elapsed_of(text)
    least, most = 0.0, _RECENTLY if _JUST.search(text) is not None else None
    if since:
        least, most = since[0].interval.low or 0.0, since[0].interval.high
    if most is None or quantity.interval.low is None:
        return quantity
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - as above

    later = 0.0 if most <= _RECENTLY else most / _A_YEAR
    low = quantity.interval.low
    aged = Interval(low + least / _A_YEAR, low + later + 1, high_open=True)
    return replace(quantity, interval=aged, entry=quantity.entry + ":since")


def _loosely(text: str) -> Iterator[Quantity]:
    """Yield how long something lasted "for a few weeks", or "for years"."""
    spell = _SPELL.search(text)
    if spell is None:
        yield from _briefly(text)
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    unit = spell["unit"].lower()
    number, unit = (20, "years") if unit == "decades" else (_FEW, unit)
    for quantity in find_quantities(f"{number} {unit}"):
        low = quantity.interval.low or 0.0
        high = low / _FEW * _MOST if spell["some"] and number == _FEW else None
        yield replace(
            quantity, interval=Interval(low, high), text=spell.group(), entry="loosely:" + unit
        )


def _one_spell(text: str) -> Iterator[Quantity]:
    """Yield how long "a week's notice" is, or what lasts "an hour or so"."""
    match = _ONE_SPELL.search(text)
    if match is None:
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    loosely = "about " if match["so"] else ""
    yield from find_quantities(f"for {loosely}1 {match['unit']}")


def _from_to(text: str) -> Iterator[Quantity]:
    """Yield how long something lasted "from 1988 to 1999", give or take a year."""
    match = _YEARS.search(text)
    length = int(match["last"]) - int(match["first"]) if match is not None else 0
    if match is None or length < 1:
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    for quantity in find_quantities("for 1 year"):
        year = quantity.interval.low or 0.0
        span = Interval((length - 1) * year, (length + 1) * year)
        yield replace(quantity, interval=span, text=match.group(), entry="from-to")


def _in_the_course(text: str) -> Iterator[Quantity]:
    """Yield how long something has lasted "in my second year at the mill"."""
    match = _NTH_YEAR.search(text)
    nth = ordinal(match["nth"]) if match is not None else 0
    if match is None or not nth:
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    for quantity in find_quantities(f"1 {match['unit']}"):
        length = quantity.interval.low or 0.0
        yield replace(
            quantity, interval=Interval(length * (nth - 1), length * nth), text=match.group()
        )


def _plain_sums(text: str) -> Iterator[Quantity]:
    """Yield a sum without a currency beside a word for money: "my salary's thirty-one thousand"."""
    match = _PLAIN_SUM.search(text)
    if match is None:
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - as above

    number = NUMBER.search(match["sum"])
    value = value_of(number) if number is not None else None
    if value is not None and value >= _LEAST_SUM:
        sum_ = f"{value / 1000:g} grand" + (match["per"] or "")
        yield from find_quantities(sum_)


def _sides(text: str) -> Iterator[Quantity]:
    """Yield the area that two sides make: "five metres by four"."""
    match = _BY.search(text)
    if match is None:
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - as above

    sides = [value_of(n) if (n := NUMBER.fullmatch(match[s])) else None for s in ("one", "other")]
    unit = match["unit"] or match["last"] or ""
    if None in sides or not unit:
        return
    unit = {"m": "metres", "ft": "feet"}.get(unit.lower(), unit)
    for quantity in find_quantities(f"It covers 1 square {unit}."):
        size = (quantity.interval.low or 0.0) * (sides[0] or 0.0) * (sides[1] or 0.0)
        yield replace(quantity, interval=Interval(size, size), text=match.group())


def _few(text: str) -> Iterator[Quantity]:
    """Yield how many things there are that no number counts: "a couple of hives"."""
    match = _FEW_THINGS.search(text)
    if match is None:
        return
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    if match["us"] is not None:
        yield from find_quantities(f"{match['us']} people")
        return
    low, high = _SO_MANY[" ".join(match["few"].lower().split())]
    many = f"{_FEW} {match['what']}s"
    told = f"{text[: match.start()]}{many}"  # "**my sister** has twin boys"
    found = [q for q in find_quantities(told) if q.span.end > match.start()]
    for quantity in found or find_quantities(f"I have {many}"):
        if quantity.kind.value == "count":
            yield replace(quantity, interval=Interval(low, high), text=match.group())


def _week_of_hours(text: str) -> Iterator[Quantity]:
    """Yield the hours of "a 37-hour week"."""
    match = _LONG_WEEK.search(text)
    if match is not None:
        from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

        yield from find_quantities(f"I work {match['n']} hours a week")


def last_named(text: str) -> str:
    """Return what the last several things are compared by that a text names, but for whom they are.

    Args:
        text: what stands before "them".

    Example:
        >>> last_named("I walk dogs for friends in the mornings, three of"), last_named("I row.")
        ('dog', '')
    """
    words = words_in(text.lower())
    found = ""
    for at, word in enumerate(words):
        several = word.endswith("s") and not word.endswith(("ss", "'s")) and lemma(word) != word
        behind = syntax.PREPOSITIONS.isdisjoint(words[max(0, at - 2) : at])
        if several and behind and NOUN in classes(word):
            found = word_key(word) or found
    return found


def _of_them(text: str) -> Iterator[Quantity]:
    """Yield how many of what was spoken of there are: "a dozen **of them**", "three at a time"."""
    if _THEM.search(text) is None:
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    for quantity in find_quantities(_THEM.sub(r"\g<n> thems ", text)):
        if quantity.unit == THEM:
            yield quantity


def _times(text: str) -> Iterator[Quantity]:
    """Yield how many times something was done: "I've only rowed twice"."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    match = _TIMES.search(text)
    if match is None:
        return
    number = _NAMED_TIMES.get(match["n"].lower()) or match["number"]
    for quantity in find_quantities(f"I have {number} dogs"):
        yield replace(quantity, unit="time", text=match.group())


def _briefly(text: str) -> Iterator[Quantity]:
    """Yield how long something lasts "over the weekend", or overnight."""
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    match = _BRIEF.search(text)
    for quantity in find_quantities("1 day") if match is not None else ():
        brief = Interval(0.0, _WEEKEND)
        yield replace(
            quantity, interval=brief, text=match.group() if match else "", entry="briefly"
        )
