"""Until when something is open to people, as a statement ends in it: "accepted **until 5 May**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import places_of, word_set

# What opens the last time for something: "**until** noon", "**up** to 5 May"; not "by".
_OPENING = frozenset({"until", "till", "up"})
_AND_INCLUDING = ("and", "including")
# Words of a last time beside figures and months: "until **noon**"; not "until further notice".
_TIMES = DAYS | word_set(
    """
    noon midday midnight dusk dawn sunset sunrise dark nightfall christmas easter today tomorrow
    spring summer autumn winter term
    """
)
# Openings of one that is counted from another: "until the **end** of May"; not "the owner".
_COUNTED = word_set("end start beginning middle day week month hour night morning evening last")
_UNITS = syntax.TIME_UNITS | word_set("minute minutes")
# Marks of a time of day: "9 **am**", "17**:**00"; not "9 days".
_HALVES = syntax.HALVES_OF_DAY | {"o'clock"}
# What a count of days runs to: "up to 2 days **before** the race"; not "up to 2 days".
_BEFORE = frozenset({"before", "prior"})


def deadline_in(words: Frame, run: Words) -> Words | None:
    """Return where the last time for something stands that some words end in, None for none.

    Args:
        words: the tokens of the text.
        run: where the words stand.

    Example:
        >>> words = tuple("accepted until noon on 5 may".split())
        >>> deadline_in(words, Words(0, 6)).first
        1
        >>> deadline_in(tuple("kept until you leave".split()), Words(0, 4)) is None
        True
        >>> deadline_in(tuple("up to two guests".split()), Words(0, 4)) is None
        True
    """
    for at in places_of(words, _OPENING, run.first, run.last - 1):
        named = _behind(words, at)
        if named is not None and named < run.last and _names_time(words[named : run.last]):
            return Words(at, run.last)
    return None


def _behind(words: Frame, at: int) -> int | None:
    """Return where the time stands behind what opens it: "up to and including | 5 May"."""
    if words[at] != "up":
        return at + 1
    if words[at + 1] == "to":
        return at + 2 + 2 * (words[at + 2 : at + 4] == _AND_INCLUDING)
    return at + 2 if words[at + 1] in _OPENING else None


def _names_time(named: Frame) -> bool:
    """Tell whether words name a day, an hour or a date, and say nothing else of anybody."""
    if not syntax.PRONOUNS.isdisjoint(named) or syntax.finite_verb(named) is not None:
        months = [word for word in named if word not in syntax.MONTHS]  # "5 may": no verb
        if not syntax.PRONOUNS.isdisjoint(named) or syntax.finite_verb(months) is not None:
            return False
    first = named[0]
    if first[:1].isdigit():
        return _is_clock(named) or named[1:2] == () or named[1] in syntax.MONTHS or _counts(named)
    if first in syntax.NUMBERS or first in syntax.ARTICLES - {"the"}:
        hour = first in syntax.NUMBERS and not set(named[1:]) - _HALVES  # "until **ten** o'clock"
        return hour or _counts(named)
    if first == "the":
        return named[1:2] != () and (named[1] in _COUNTED or named[1][:1].isdigit())
    return first in _TIMES or first in syntax.MONTHS


def _is_clock(named: Frame) -> bool:
    marked = ":" in named[0] or named[0].endswith(("am", "pm"))
    return marked or (named[1:2] != () and named[1] in _HALVES)


def _counts(named: Frame) -> bool:
    """Tell whether words count days to something: "**2 days before** the race"."""
    return named[1:2] != () and named[1] in _UNITS and not _BEFORE.isdisjoint(named[2:4])
