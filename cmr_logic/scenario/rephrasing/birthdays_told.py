"""Birthdays as the days on which an age is reached: "his fifth birthday is on 12 May 2024".

The entries stand with those of :mod:`.turns`: the plain words replace the story's, "he turns 5 on
12 May 2024".
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.times.ages_ahead import ordinal
from cmr_logic.syntax import A_MONTH
from cmr_logic.text.number_names import A_TEN, UP_TO_NINETEEN, VALUES

_NTH = r"(?P<nth>\d{1,3}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)"
_KIN = r"(?:my|our)\s(?:[a-z]+\s)?[a-z]+"
_WHOSE = rf"(?P<whose>his|her|my|{_KIN}['’]s|(?-i:[A-Z][a-z]+)['’]s)"
_DAY = (
    rf"(?:on\s(?:the\s)?\d|in\s(?:{A_MONTH})\b|on\s(?:{A_MONTH})\b|in\s(?:19|20)\d\d\b|yesterday|tomorrow|today"
    r"|(?:last|next|this)\s(?:week|month|year|spring|summer|autumn|winter|[a-z]+day)\b|on\s[a-z]+day\b"
    r"|(?:[a-z]+|\d+)\s(?:days|weeks|months)\s(?:ago|off|away)\b)"
)
_WITH_YEAR = (
    rf"(?:on\s(?:the\s)?(?:\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?(?:{A_MONTH})|(?:{A_MONTH})\s\d{{1,2}}(?:st|nd|rd|th)?),?\s(?:19|20)\d\d\b"
    rf"|in\s(?:(?:{A_MONTH})\s)?(?:19|20)\d\d\b)"
)
_OF_A_YEAR = re.compile(_WITH_YEAR, re.IGNORECASE)
_PRONOUN = {"his": "he", "her": "she", "my": "I"}
_N = rf"(?P<word>(?:{A_TEN})(?:-(?:{UP_TO_NINETEEN}))?|{UP_TO_NINETEEN})"


def _who(match: re.Match[str]) -> str:
    """Return whose birthday it is, as the subject of a statement."""
    whose = match["whose"]
    who = _PRONOUN.get(whose.lower()) or re.sub(r"['’]s$", "", whose)
    return who[0].upper() + who[1:] if whose[0].isupper() else who


def _written(match: re.Match[str], number: int) -> str:
    """Return an age in figures before a day of some year, and in words before other days."""
    if _OF_A_YEAR.match(match.string, match.end()) is not None:
        return str(number)
    return next((word for word, value in VALUES.items() if value == number), str(number))


def _is_on(match: re.Match[str]) -> str:
    """Return when somebody reaches an age whose birthday is told."""
    number, be = ordinal(match["nth"]), match["is"].lower()
    if not number:
        return ""
    turns = "turned" if be in {"was", "fell"} else "turn" if _who(match) == "I" else "turns"
    return f"{_who(match)} {turns} {_written(match, number)} "


def _was_kept(match: re.Match[str]) -> str:
    """Return when somebody reached an age whose birthday was kept: "we celebrated her eighth"."""
    number = ordinal(match["nth"])
    return (
        f"{_who(match).removeprefix('My ').strip() or 'I'} turned {_written(match, number)} "
        if number
        else ""
    )


def _has_it(match: re.Match[str]) -> str:
    """Return when somebody reaches an age who has the birthday: "my son has his fifth birthday"."""
    number = ordinal(match["nth"])
    turns = "turned" if match["has"].lower() == "had" else "turns"
    return f"{match['who']} {turns} {_written(match, number)} " if number else ""


def _in_figures(match: re.Match[str]) -> str:
    """Return an age that is reached on a day in figures: "she turned eight in May"."""
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few stories tell it

    found = NUMBER.fullmatch(match["word"])
    value = value_of(found) if found is not None else None
    return f"{match['turn']} {value:g}" if value else ""


BIRTHDAYS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "birthday-is-on",
        rf"\b{_WHOSE}\s{_NTH}\sbirthday\s(?P<is>is|was|will\sbe|falls|fell|comes)\s(?:only\s|just\s)?(?={_DAY})",
        _is_on,
        "you are under 65",
        "My 65th birthday is next month.",
        "My best birthday is next month.",
        needs="birthday",
    ),
    Rewording(
        "birthday-kept-on",
        rf"\b(?:we|I|they)(?:['’]ve|\shave)?\s(?:just\s)?(?:celebrated|kept|had)\s{_WHOSE}\s{_NTH}\sbirthday\s(?={_DAY})",
        _was_kept,
        "you are over 60",
        "We celebrated my 65th birthday last week.",
        "We celebrated my best birthday last week.",
        needs="birthday",
    ),
    Rewording(
        "birthday-had-on",
        rf"\b(?P<who>{_KIN}|he|she)\s(?P<has>has|had|celebrates|celebrated)\s(?:his|her)\s{_NTH}\sbirthday\s(?={_DAY})",
        _has_it,
        "your son is over 8",
        "My son had his ninth birthday last week.",
        "My son had his best birthday last week.",
        needs="birthday",
    ),
    Rewording(
        "turned-in-words",
        rf"\b(?P<turn>turn(?:s|ed)?|will\s(?:be|turn)|['’]ll\s(?:be|turn))\s{_N}(?=\s{_WITH_YEAR})",
        _in_figures,
        "you turned 16 on or after 1 January 2022",
        "I turned sixteen on 4 July 2022.",
        "I turned sixteen pages on 4 July 2022.",
        needs="turn|will be|ll be",
    ),
)  # fmt: skip
