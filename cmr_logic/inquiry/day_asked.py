"""The day or hour for which something is asked: "Can I use the pool **on Sunday**?"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.syntax import A_MONTH, A_WEEKDAY

_TEXTS = 1_024  # rule texts of which it is kept: each is asked about several times
_OPENING = r"^(?:can|may|could|will|would|am|is|are|must|should|do|does|shall)\s"
_DATE = (
    rf"(?:(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?(?:{A_MONTH})|(?:{A_MONTH})\s\d{{1,2}}(?:st|nd|rd|th)?\b)"
    r"(?:,?\s(?:19|20)\d\d)?"
)
# "Can I swim **at 7 pm**?"; not "Is the flight on 10 March covered?", which tells which flight.
_WHEN = re.compile(
    rf"{_OPENING}.*?\s(?:on\s(?:an?\s)?(?P<day>{A_WEEKDAY}|{_DATE})(?:\s(?:morning|afternoon|evening))?"
    rf"|(?P<month>in\s(?:{A_MONTH})(?:\s(?:19|20)\d\d)?)"
    r"|at\s(?P<hour>\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\.?|noon|midnight))\s*\?*$",
    re.IGNORECASE,
)
# Words by which the day is not that of the deed: "before Sunday", "**ask** to row on Sunday".
_DEADLINES = re.compile(
    r"\b(?:by|before|after|until|till|from|since|between|booked|due|dated|ask|apply|request)\b",
    re.IGNORECASE,
)

# What a text says of all other times, which the time asked for may be one of.
_OTHER_TIMES = re.compile(
    r"\b(?:(?:after|before|(?<!exempt\s)from|since|outside)\s(?:that|this|these|those|then)\b"
    r"|afterwards|thereafter"
    r"|at\s(?:any|all)?\s?other\stimes?|on\s(?:all\s)?other\sdays|otherwise|(?:rest|remainder)\sof\sthe)",
    re.IGNORECASE,
)


@lru_cache(maxsize=_TEXTS)
def says_of_other_times(text: str) -> bool:
    """Tell whether a rule text says what holds outside the times that it names.

    Example:
        >>> says_of_other_times("You may row until May. After that date you must pay.")
        True
        >>> says_of_other_times("You may row until May. Cooks are exempt from these rules.")
        False
    """
    return _OTHER_TIMES.search(text) is not None


def day_asked_for(asked: str) -> str:
    """Return the day or hour for which something is asked, as whoever asks would tell it.

    Args:
        asked: the sentence that asks.

    Example:
        >>> day_asked_for("Can I use the pool on Sunday?"), day_asked_for("May I fish in July?")
        ('It is Sunday', 'It is in July')
        >>> day_asked_for("Can I use the pool before Sunday?"), day_asked_for("Can I row in Kent?")
        ('', '')
    """
    found = _WHEN.match(asked.strip())
    if found is None or _DEADLINES.search(asked) is not None:
        return ""
    return f"It is {found['day'] or found['month'] or found['hour']}"
