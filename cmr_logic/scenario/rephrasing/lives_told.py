"""Changes of life and habits, told by what stays, begins or is put off: homes, jobs, days of work.

"I have every Sunday off" says that I do not work on Sundays, and "I've been in the same job since
May" that I have not changed it. The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording

_DAYS = "mon|tues|wednes|thurs|fri|satur|sun"
_A_DAY = rf"(?:(?:{_DAYS})day)"


def _the_same(match: re.Match[str]) -> str:
    """Say that somebody has not changed what they still have."""
    who, what = match["who"], _WHERE_ONE_WORKS.get(match["what"].lower(), match["what"])
    return f"{who} have not changed my {what}. {who} did not change my {what}."


def _another(match: re.Match[str]) -> str:
    """Say that somebody has changed what they have another of."""
    who, what = match["who"], _WHERE_ONE_WORKS.get(match["what"].lower(), match["what"])
    return f"{who} have changed my {what}. {who} changed my {what}."


_WHERE_ONE_WORKS = {"employer": "job", "firm": "job", "company": "job"}
_DONE = {"move": "moved", "retire": "retired", "marry": "married", "leave": "left"}


def _not_yet_done(match: re.Match[str]) -> str:
    """Say that somebody has not done what they will not do for a while."""
    verb = match["verb"].lower()
    return f"{match['who']} have not {_DONE.get(verb, verb + ('d' if verb[-1] == 'e' else 'ed'))}."


def _on_days(match: re.Match[str]) -> str:
    """Say that somebody works on each of the days on which their shifts are."""
    return " ".join(f"I work on {day}." for day in (match["day"], match["other"]) if day)


# fmt: off
LIVES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "wedding-again",
        r"\bmy\s(?:second|third)\swedding\s(?:was|took\splace)|\b(?:I|we)(?:['’]ve|\shave)?\s(?:since|again)\s(?:tied\sthe\sknot|got\shitched)"
        r"|\bI\s(?:now\s)?have\sa\snew\s(?:husband|wife)\b",
        "I have remarried. I married again. I have married again.",
        "you marry again", "My second wedding was in May.", "My second waltz was in May.",
        needs="wedding|knot|hitched|new husband|new wife",
    ),
    Rewording(
        "stayed-single-since",
        r"\bI(?:['’]ve|\shave|['’]m|\sam)?\s(?:stayed|remained|still)\s(?:a\s)?(?:widow(?:er)?|single|unmarried|on\smy\sown)\s(?:ever\s)?since\b",
        "I have not remarried. I did not marry again. I have not married again.",
        "you marry again", "I've stayed a widow ever since.", "I've stayed a baker ever since.",
        value=False,
        needs="since",
    ),
    Rewording(
        "shifts-by-day",
        r"\b(?:all\s)?(?:my|our)\sshifts\s(?:are|start)\s(?:all\s|only\s)?(?:in\sthe\s(?:day(?:time)?|mornings?|afternoons?)|day\sshifts|by\sday)\b",
        "I do not work at night. I work in the daytime.",
        "you work at night", "My shifts are all in the daytime.",
        "My shifts are all in the canteen.", value=False,
        needs="shifts",
    ),
    Rewording(
        "the-same-still",
        r"\b(?P<who>I|we)(?:['’]m|['’]ve|\sam|\sare|\shave)?\s(?:still\s)?(?:have|had|got|been|work|live|bank)?\s?(?:in\s|at\s|with\s|for\s)?the\ssame\s(?P<what>job|employer|firm|company"
        r"|address|doctor|dentist|bank|car|name|phone|number|landlord|school)\s(?:as\s(?:ever|before|always)|since|for\s(?:ten|twenty|many|\d+))",
        _the_same,
        "you have changed your job", "I've been in the same job since May 2012.",
        "I've been in the same choir since May 2012.", value=False,
        needs="the same",
    ),
    Rewording(
        "moved-to-another",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:moved|switched|changed|gone\sover)\sto\s(?:another|a\snew|a\sdifferent)\s(?P<what>employer|firm|company|job|bank|school|doctor|dentist)",
        _another,
        "you have changed your job", "I have moved to another employer.",
        "I have moved to another room.",
        needs="moved|switched|changed|gone",
    ),
    Rewording(
        "not-at-weekends",
        r"\b(?P<who>I|we)\s(?:only\swork|work\sonly|work)\s(?:from\s)?monday\s(?:to|till|until|through)\sfriday\b",
        r"\g<who> do not work on Saturdays. \g<who> do not work on Sundays. "
        r"\g<who> do not work at weekends.",
        "you work on Sundays", "I only work from Monday to Friday.",
        "I only walk from Monday to Friday.",
        value=False,
        needs="monday",
    ),
    Rewording(
        "that-day-off",
        rf"\b(?P<who>I|we)\s(?:always\s)?have\s(?:every\s|all\smy\s)?(?P<day>{_A_DAY})s?\soff\b",
        r"\g<who> do not work on \g<day>s. \g<who> never work on \g<day>s.",
        "you work on Sundays", "I have every Sunday off.",
        "I have every Sunday lunch.", value=False,
        needs=" off",
    ),
    Rewording(
        "shifts-on-those-days",
        rf"\b(?:my|our)\sshifts\s(?:are|fall)\s(?:all\s|always\s)?on\s(?P<day>{_A_DAY}s)(?:\sand\s(?P<other>{_A_DAY}s))?",
        _on_days,
        "you work on Sundays", "My shifts are on Saturdays and Sundays.",
        "My ships are on Saturdays and Sundays.",
        needs="shifts",
    ),
    Rewording(
        "not-for-another-while",
        r"\b(?P<who>I|we)\s(?:shall\snot|shan['’]t|will\snot|won['’]t|am\snot\sgoing\sto|do\snot|don['’]t)\s(?P<verb>retire|move|marry|graduate|leave|finish)\s"
        r"(?:for\s(?:another|at\sleast|a\sfew|some)|until|till|before\snext)\b",
        _not_yet_done,
        "you have retired", "I shall not retire for another ten years.",
        "I shall not return for another ten years.", value=False,
        needs="retire|move|marry|graduate|leave|finish",
    ),
    Rewording(
        "birthday-is",
        r"\b(?P<whose>my|our)\s(?P<who>son|daughter|child|baby|boy|girl)['’]s\s(?:birthday|date\sof\sbirth)\s(?:is|was)\s(?:on\s)?(?:the\s)?(?P<when>\d{1,2}(?:st|nd|rd|th)?"
        rf"\s(?:of\s)?(?:{syntax.A_MONTH})\s\d{{4}})",
        r"\g<whose> \g<who> was born on \g<when>.",
        "your child was born in 2023", "Our son's birthday is 4 June 2023.",
        "Our son's bike is from 4 June 2023.",
        needs="birth",
    ),
)
# fmt: on
