"""How much or how many words name, and in how long: "three **days** a week", "half a **year**"."""

from __future__ import annotations

import re

from cmr_logic.cues.bounds import caps
from cmr_logic.records import record
from cmr_logic.text import key
from cmr_logic.text.number_names import VALUES

# How long each unit of time is, in days: a week is seven.
_DAYS = {
    "minute": 1 / 1440, "hour": 1 / 24, "day": 1.0, "night": 1.0, "week": 7.0, "fortnight": 14.0,
    "month": 30.4, "term": 91.0, "quarter": 91.0, "season": 91.0, "year": 365.0,
}  # fmt: skip
_UNIT = "|".join(_DAYS)
_SPAN = rf"(?:calendar\s|academic\s|tax\s|whole\s|single\s)?(?P<per>{_UNIT})"
# In how long so many are had: "two days **a week**", "ten **this year**"; not "ten last year".
_RATE = re.compile(
    rf"\s?(?:\b(?:a|per|every|each|(?:in|during|within)\s(?:a|any|one|each|the\ssame)|this|of\sthe)\s"
    rf"{_SPAN}\b(?!\s(?:ago|later|old|before|earlier))|(?P<ly>weekly|monthly|yearly|annually|daily)\b"
    r"|(?P<once>at\s(?:a|any\sone|one|the\ssame)\stime|at\sonce|together|simultaneously)\b)"
)
_LY = {"weekly": "week", "monthly": "month", "yearly": "year", "annually": "year", "daily": "day"}
_MONEY = {"pound": "£", "pounds": "£", "quid": "£", "dollar": "$", "dollars": "$", "euro": "€",
          "euros": "€"}  # fmt: skip
_NOUNS = re.compile(r"(?P<nouns>(?:[ -][a-z]+){1,3})")
# A whole time without a number: "for **a year**", "for **half a year**"; not "a year ago".
_WHOLE = re.compile(
    rf"\b(?:(?P<half>half\s(?:a|the|of\sthe)\s)|(?:for|all|the\swhole|a\swhole|the\sentire|an?\sentire)\s"
    rf"(?:(?:of\sthe\s|the\s|an?\s)?)(?:whole\s|entire\s|full\s)?)(?P<unit>{_UNIT})\b(?!\s(?:ago|later|old|or\smore))"
)
# On all days of a week, or those of work: "**every day**", "**all week**"; not "each time".
_EVERY_DAY = re.compile(
    r"\b(?:(?:every|each)\s(?:single\s)?(?:week)?(?P<unit>day|night)|(?:all|the\swhole) week)\b"
)
_SIGN = re.compile(r"([£$€])\s")  # as tokens stand apart: "£ 9"
_WORKING_DAYS, _WEEK = 5.0, 7.0
_CAPS = "|".join(("the maximum of", "as much as", "as many as", *caps())).replace(" ", r"\s")
_UP_TO = re.compile(rf"\b(?:{_CAPS})\s$")
# What each of some may have, and no more: "**each family may** book one slot".
_EACH = re.compile(r"^(?:each|every)\s(?:[a-z]+\s){1,3}?(?:may|can)\s")
# A denial that is a cap, as it denies all above it: "**may not hold more than** two".
_NOT_MORE = re.compile(r"(?:\b(?:not|cannot|never)|n['’]t)\s(?:[a-z]+\s){1,4}?more\sthan\s$")
_RANGE = re.compile(r"^\s?(?:to|and|-|–)\s?$")
_AT_MOST = re.compile(r"^(?:[ -][a-z]+){1,3}?\s(?:at\s(?:the\s)?most|or\s(?:fewer|less))\b")
# What makes a number a bound on another side, or an age: "**at least** two", "**aged** two".
_NO_AMOUNT = re.compile(
    r"\b(?:aged|age\sof|at\sleast|(?<!carry\s)(?<!carried\s)(?<!carrying\s)over|under|less\sthan|fewer\sthan|first|last|next|past|of\sthe"
    r"|another|minimum\sof)\s(?:the\s)?$"
)
# What makes one a date or a deadline: "**within** two days"; not "look after two dogs".
_NO_LENGTH = re.compile(r"\b(?:in|within|after|before|since|by|at|on)\s(?:the\s)?$")
_AGED = re.compile(r"(?:\b(?:am|is|are)|['’](?:m|s|re))\s$")  # "I **am** 30"; not "I had 30"
_OF_US = re.compile(r"\sof\s(?:us|them|you)\b")  # people: "the three **of us**"
_NO_AMOUNT_BEHIND = re.compile(
    r"^[ -][a-z]+\s(?:ago|later|old|earlier|before|after|from|notice|in\sadvance|beforehand)\b"
)
_MORE_THAN = re.compile(r"\bmore\sthan\s$")


@record(frozen=True, slots=True)
class Amount:
    """So much or so many of something.

    Args:
        least: the lowest value, that of the amount itself where it is no range.
        most: the highest.
        units: what it counts, by the keys of the nouns behind it; a currency; nothing if unnamed.
        days: how many days one of its units lasts, 0 for what is no time.
        per: in how many days so many are had; 0 for no such time.
        at_once: they are had at one time.
    """

    least: float
    most: float
    units: frozenset[str]
    days: float = 0.0
    per: float = 0.0
    at_once: bool = False


def capped(text: str) -> list[Amount]:
    """Return the amounts that a text sets as the most there may be.

    Args:
        text: the lower-cased text.

    Example:
        >>> (found,) = capped("staff may work from home up to two days a week")
        >>> found.most, sorted(found.units), found.per
        (2.0, ['day'], 7.0)
        >>> [each.least for each in capped("you can freeze it for one to three months")]
        [1.0]
        >>> [each.most for each in capped("you may not hold more than two permits")]
        [2.0]
        >>> capped("you must ask two days before")
        []
    """
    if not any(map(str.isdigit, text)) and not _has_number(text):
        return []
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few name one

    found: list[Amount] = []
    numbers = [(m, v) for m in NUMBER.finditer(text) if (v := value_of(m)) is not None]
    for index, (match, value) in enumerate(numbers):
        before, behind = text[: match.start()], text[match.end() :]
        amount = _amount(match["cur"] or "", value, behind)
        ranged = bool(index) and _RANGE.match(text[numbers[index - 1][0].end() : match.start()])
        if ranged and amount.days:
            found.append(_from(numbers[index - 1][1], amount))
        elif _is_capped(before, behind) or amount.at_once or _EACH.match(before):
            found.append(_from(0.0, amount))
    return found


def _is_capped(before: str, behind: str) -> bool:
    """Tell whether the words around a number make it the highest: "up to", "or fewer"."""
    ahead = _UP_TO.search(before) or _NOT_MORE.search(before)
    return ahead is not None or _AT_MOST.match(behind) is not None


def denies_more(text: str) -> bool:
    """Tell whether words deny only what is above a number: "may not hold more than two".

    Args:
        text: the lower-cased words.

    Example:
        >>> denies_more("you may not hold more than two permits"), denies_more("not two permits")
        (True, False)
    """
    at = text.rfind("more than ")
    return at >= 0 and _NOT_MORE.search(text[: at + len("more than ")]) is not None


def named(text: str) -> list[Amount]:
    """Return the amounts that words name, without those of ages, times of day and deadlines.

    Args:
        text: the lower-cased words.

    Example:
        >>> [(each.most, each.per) for each in named("can i work at home three days every week ?")]
        [(3.0, 7.0)]
        >>> [each.most * each.days for each in named("can i stay for half a year ?")]
        [182.5]
        >>> named("can i stay after two days ?"), named("can i stay ?")
        ([], [])
    """
    text = _SIGN.sub(r"\1", text)
    found: list[Amount] = []
    for whole in _WHOLE.finditer(text):
        value = 0.5 if whole["half"] else 1.0
        unit = whole["unit"]
        found.append(Amount(value, value, frozenset({unit}), _DAYS[unit]))
    for each in _EVERY_DAY.finditer(text):
        unit = each["unit"] or "day"
        found.append(Amount(_WORKING_DAYS, _WEEK, frozenset({unit}), _DAYS[unit], _WEEK))
    if not any(map(str.isdigit, text)) and not _has_number(text):
        return found
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - as above

    for match in NUMBER.finditer(text):
        value = value_of(match) or 0.0
        before, behind = text[: match.start()], text[match.end() :]
        if not value or _NO_AMOUNT.search(before) or _NO_AMOUNT_BEHIND.match(behind):
            continue
        amount = _amount(match["cur"] or "", value, behind)
        timed = bool(amount.days) or not amount.units
        if timed and not amount.per and _NO_LENGTH.search(before):
            continue
        if not amount.units and _AGED.search(before):
            continue
        found.append(_from(value + 0.01, amount) if _MORE_THAN.search(before) else amount)
    return found


def _has_number(text: str) -> bool:
    return not VALUES.keys().isdisjoint(re.findall(r"[a-z]+", text))


def rate_in(text: str) -> tuple[float, bool]:
    """Return in how many days something is had by words of a text, and whether at one time.

    Args:
        text: the lower-cased words.

    Example:
        >>> rate_in("five more this year"), rate_in("five more")
        ((365.0, False), (0.0, False))
    """
    found = _RATE.search(text)
    return (0.0, False) if found is None else _rate(found)


def _rate(found: re.Match[str]) -> tuple[float, bool]:
    per = found["per"] or _LY.get(found["ly"] or "", "")
    return _DAYS.get(per, 0.0), found["once"] is not None


def _from(least: float, amount: Amount) -> Amount:
    most = max(least, amount.most)
    return Amount(least, most, amount.units, amount.days, amount.per, amount.at_once)


def _amount(currency: str, value: float, behind: str) -> Amount:
    """Return a number with what it counts by the words behind it."""
    rate = _RATE.search(behind[:60])
    nouns = _NOUNS.match(behind[: rate.start()] if rate is not None else behind)
    words = () if nouns is None else tuple(nouns["nouns"].replace("-", " ").split())
    unit = next((key(w) for w in words[:1] if key(w) in _DAYS), "")
    units = frozenset({unit}) if unit else frozenset(map(key, words)) - {""}
    money = currency or next((_MONEY[word] for word in words[:1] if word in _MONEY), "")
    per, at_once = (0.0, False) if rate is None else _rate(rate)
    if money or _OF_US.match(behind):
        units = frozenset({money or "people"})
    return Amount(value, value, units, _DAYS.get(unit, 0.0), per, at_once)
