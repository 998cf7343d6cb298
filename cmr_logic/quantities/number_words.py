"""Numbers in digits and in words, and the shapes that only look like numbers."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.currencies import CURRENCY_PATTERN, SIGNED
from cmr_logic.text.number_names import SCALES, SMALL

_SUFFIXES: Final = {"k": 10**3, "m": 10**6, "mn": 10**6, "bn": 10**9, "b": 10**9}

_WORD: Final = "|".join(sorted({*SMALL, *SCALES}, key=len, reverse=True))
WORDS_PATTERN: Final = (
    rf"(?:half an?\s(?=dozen|hundred|thousand|million|billion)|an?\s(?=dozen|hundred|thousand"
    rf"|million|billion|grand))?"
    rf"\b(?:{_WORD})(?:[\s-](?:{_WORD})\b|(?:(?<=hundred)|(?<=thousand)|(?<=million))\sand\s"
    rf"(?:{_WORD})\b)*(?!\w)"
)
_SCALE: Final = "|".join(SCALES)
_GLUED: Final = (
    r"cc|ccm|ml|cl|mg|mcg|kwh|kw|hp|db|sqm|m2|m²|kg|g|km|m|mm|cm|hrs?|hours?|h|mins?|days?|p|c|lbs?|oz|ft|yo|yrs?|wks?"
    r"|weeks?|[gmtGMT][bB]"
)
_BEHIND_DIGITS: Final = (
    rf"(?:\.\d+)?(?:\s(?:{_SCALE})\b|(?:k|K|bn|mn|{_SCALE})\b|(?<=\d)(?:m|M|b)\b)?"
    rf"(?=(?:{_GLUED})\b|(?![\w(/:]|\.\d|,\d|’\w)|/[A-Za-z]|/[-=](?!\w))"
)
DIGITS_PATTERN: Final = (
    rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,2}}(?:,\d{{2}})+,\d{{3}}|\d+){_BEHIND_DIGITS}"
)
# Of money, thousands may be parted by a space or an apostrophe as well: "R12 000", "12 000 kr".
_PARTED: Final = (
    rf"\d{{1,3}}(?:[ '’]\d{{3}})+(?!,){_BEHIND_DIGITS}"
    r"(?(cur)|(?=\s(?:kr|kronor|kroner|rand|zł|kč|chf|eur|euros|sek|nok|dkk|pln|czk)\b|\s?€))"
)
NUMBER: Final = re.compile(
    # The first line turns most positions down at once.
    rf"(?={SIGNED}|\b[abcdefghmnostuz])"
    rf"(?P<cur>{CURRENCY_PATTERN})?(?(cur)|(?:(?<![\w./:#\\-])|(?<=\d[-–—])|(?<=\s[-−])))"
    rf"(?:(?P<digits>{_PARTED}|{DIGITS_PATTERN})|(?P<words>{WORDS_PATTERN}))"
    r"(?P<half>\sand\sa\shalf\b|½)?"
    r"(?P<scale>(?<=half)\s(?:hundred|thousand|grand|million|billion)\b)?",
    re.IGNORECASE,
)
_PARTS: Final = re.compile(r"([\d,]+(?:[ '’]\d{3})*(?:\.\d+)?)\s?([a-z]*)")
_PARTING: Final = re.compile(r"[, '’]")
_WORD_RUN: Final = re.compile(r"[a-z]+")


def value_of(match: re.Match[str]) -> float | None:
    """Return the number that a match of ``NUMBER`` writes, or None when its words make none.

    Example:
        >>> value_of(NUMBER.search("about 1.2 million people"))
        1200000.0
        >>> value_of(NUMBER.search("twenty-six weeks")), value_of(NUMBER.search("two three"))
        (26.0, None)
        >>> value_of(NUMBER.search("a dozen and a half"))
        18.0
        >>> value_of(NUMBER.search("four and a half thousand"))
        4500.0
        >>> value_of(NUMBER.search("R12 000")), value_of(NUMBER.search("Rs 4,50,000"))
        (12000.0, 450000.0)
        >>> value_of(NUMBER.search("Rs 5 lakh"))
        500000.0
    """
    half = 0.5 * _last_scale(match["words"] or "") if match["half"] else 0.0
    scale = SCALES[match["scale"].strip().lower()] if match["scale"] else 1
    if match["digits"] is not None:
        return (_from_digits(match["digits"].lower(), money=bool(match["cur"])) + half) * scale
    value = number_in_words(match["words"])
    return None if value is None else (value + half) * scale


def _last_scale(words_: str) -> float:
    """Return of what a half is told behind words: of a dozen, or of one."""
    last = words_.lower().split()[-1:]
    return SCALES[last[0]] if last and last[0] in SCALES else 1.0


def scale_of(match: re.Match[str]) -> float:
    """Return what the scale word behind a number in digits multiplies it by, 1 without one.

    Example:
        >>> scale_of(NUMBER.search("30k")), scale_of(NUMBER.search("1.2 million"))
        (1000, 1000000)
    """
    parts = _PARTS.match((match["digits"] or "").lower())
    suffix = parts[2] if parts is not None else ""
    return SCALES.get(suffix) or (_SUFFIXES.get(suffix, 1) if match["cur"] or suffix == "k" else 1)


def has_scale(match: re.Match[str]) -> bool:
    """Tell whether a number is written with "k" or "grand", which only sums of money are."""
    text = match.group().lower()
    return text.endswith(("grand", "k")) and not match["cur"]


def is_metres(match: re.Match[str]) -> bool:
    """Tell whether a glued "m" after digits can only be metres: no currency stands before."""
    return not match["cur"] and bool(match["digits"]) and match["digits"][-1] in "mM"


def _from_digits(text: str, *, money: bool) -> float:
    parts = _PARTS.match(text)
    if parts is None:  # pragma: no cover - the caller's pattern begins with digits
        return 0.0
    digits, suffix = parts.groups()
    value = float(_PARTING.sub("", digits))
    if suffix in SCALES:
        return value * SCALES[suffix]
    if suffix in ("m", "b") and not money:
        return value
    return value * _SUFFIXES.get(suffix, 1)


def number_in_words(text: str) -> float | None:
    """Return the value of a number written in words, or None when the words make none.

    Example:
        >>> number_in_words("one hundred and twenty-six"), number_in_words("half a dozen")
        (126.0, 6.0)
        >>> number_in_words("two three") is None
        True
    """
    total = group = 0.0
    last = 0  # the value of the last small word, 100 after a scale word, 0 at the start
    factor = 1.0
    for word in _WORD_RUN.findall(text.lower()):
        if word == "half":
            factor = 0.5
        elif word in SMALL:
            value = SMALL[word]
            fits = last in (0, 100) or (20 <= last < 100 and last % 10 == 0 and 0 < value < 10)  # noqa: PLR2004 - the tens
            if not fits:
                return None
            group += value
            last = value or 1
        elif word in SCALES:
            scale = SCALES[word]
            group = (group or 1.0) * scale
            if scale > 100:  # noqa: PLR2004 - "hundred" and "dozen" stay in their group
                total += group
                group = 0.0
            last = 100
    return (total + group) * factor
