"""Ages and numbers of children told by others: "I'm five years older than my wife, who is 60".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.numbers_told import WORD
from cmr_logic.scenario.times.ages_ahead import ordinal

_N = rf"(?:\d+|{WORD})"
_I_AM = r"\bI(?:['’]m|\sam)\s"
_WHOM = (
    r"(?:my|our)\s(?:[a-z]+\s)?[a-z]+,?\s(?:and\s)?(?:who|he|she)(?:['’]s|\sis)\s"
    r"(?:now\s|only\s|just\s)?"
)
_END = r"(?=\s*(?:[.,;!?]|$|and\b|but\b))"
_CHILDREN = r"(?:children|kids|sons|daughters|boys|girls|little\sones)"
_HAVE = r"\b(?P<have>(?:I|we)(?:['’]ve|\shave)(?:\sgot)?)\s"
_PENSION = r"(?P<what>(?:the\s)?(?:state\s)?(?:pension(?:able)?|retirement)\sage)\b"
_NO_OTHERS = re.compile(r"\b(?:no\s(?:others?|more|other\s[a-z]+)|that['’]s\s(?:all|it))\b", re.I)


def _value(words: str) -> int:
    """Return what a number in words or digits is, 0 for none."""
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - few stories count so

    found = NUMBER.fullmatch(words.strip())
    return int((value_of(found) if found is not None else None) or 0)


def _by_another(match: re.Match[str]) -> str:
    """Return an age told by that of somebody else."""
    more, age = _value(match["n"]), _value(match["age"])
    mine = age + more if match["way"].lower() == "older" else age - more
    return f"I am {mine} years old" if more and mine > 0 else ""


def _times_another(match: re.Match[str]) -> str:
    """Return an age that is so many times somebody else's, give or take a year."""
    age = _value(match["age"]) * (3 if match["times"].lower().startswith("three") else 2)
    return f"I am about {age} years old" if age else ""


def _next_birthday(match: re.Match[str]) -> str:
    """Return the age that one has until the birthday that is told."""
    age = ordinal(match["nth"]) - 1
    return f"I am {age} years old" if age > 0 else ""


def _years_to_go(match: re.Match[str]) -> str:
    """Return an age by how many years there are to another."""
    age = _value(match["age"]) - _value(match["n"])
    return f"I am {age} years old" if age > 0 else ""


def _counted(match: re.Match[str]) -> str:
    """Return how many children there are whose ages are told one by one."""
    many = len(re.findall(rf"\b{_N}\b", match["ages"], re.IGNORECASE))
    who = "I have" if match["whose"].lower() == "my" else "We have"
    told = f"{match['whose']} {match['what']} are {match['ages']}"
    return f"{who} {many} {match['what']} and {told}"


def _twins(match: re.Match[str]) -> str:
    """Return how many children a pair of twins are, at least."""
    least = "" if _NO_OTHERS.search(match.string) else "at least "
    return f"{match.group()}. {match['have']} {least}two children"


def _childless(match: re.Match[str]) -> str:
    return "I have no children" if match["who"][:1] == "I" else "We have no children"


_THIS_CENTURY = 30  # "in '29" is of this one, "in '30" may be of the last


def _full_year(match: re.Match[str]) -> str:
    """Return a year of two digits with its century."""
    century = "20" if int(match["yy"]) < _THIS_CENTURY else "19"
    return f"{match['did']} {century}{match['yy']}"


def _reached(match: re.Match[str]) -> str:
    """Return that somebody has reached an age that has a name."""
    return f"{match['who']} {_has(match)} reached {match['what']}"


def _came_to(match: re.Match[str]) -> str:
    """Return that somebody has come to pension age, which is that of the State Pension."""
    return f"{_reached(match)}. {match['who']} {_has(match)} reached state pension age"


def _not_reached(match: re.Match[str]) -> str:
    """Return that somebody has not reached an age that has a name."""
    return f"{match['who']} {_has(match)} not reached {match['what']}"


def _has(match: re.Match[str]) -> str:
    return "have" if match["who"] == "I" else "has"


AGES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "age-by-anothers",
        rf"{_I_AM}(?:about\s)?(?P<n>{_N})\syears\s(?P<way>older|younger)\sthan\s{_WHOM}(?P<age>{_N}){_END}",
        _by_another,
        "you are aged 50 or over", "I'm nine years older than my wife, who is 60.",
        "I'm nine years older than my wife, who is ill.",
        needs="older|younger",
    ),
    Rewording(
        "same-age-as",
        rf"{_I_AM}(?:exactly\s)?(?:the\ssame\sage\sas|as\sold\sas)\s{_WHOM}(?P<age>{_N}){_END}",
        r"I am \g<age> years old",
        "you are aged 50 or over", "I'm the same age as my wife, who is 60.",
        "I'm the same age as my wife, who is ill.",
        needs="same age|as old as",
    ),
    Rewording(
        "times-as-old",
        rf"{_I_AM}(?P<times>twice|three\stimes)\s(?:as\sold\sas|the\sage\sof)\s{_WHOM}(?P<age>{_N}){_END}",
        _times_another,
        "you are aged 50 or over", "I'm twice as old as my son, who is 35.",
        "I'm twice as old as my son, who is ill.",
        needs="twice|three times",
    ),
    Rewording(
        "next-birthday",
        r"\bmy\snext\sbirthday\s(?:will\sbe|is)\s(?:my|the)\s(?P<nth>\d{1,3}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)\b",
        _next_birthday,
        "you are aged 50 or over", "My next birthday will be my eightieth.",
        "My next birthday will be my best.",
        needs="next birthday",
    ),
    Rewording(
        "years-to-go",
        rf"\bI(?:['’]ve|\shave)(?:\sgot)?\s(?:another\s|still\s)?(?P<n>{_N})\s(?:more\s)?years\s(?:to\sgo\s|left\s)?(?:until|till|before)\sI(?:['’]m|\sam|\sturn|\sreach)"
        rf"\s(?P<age>{_N}){_END}",
        _years_to_go,
        "you are aged 66 or over", "I've got three years to go until I'm 66.",
        "I've got three years to go until I'm free.", value=False,
        needs="years",
    ),
    Rewording(
        "age-in-a-form",
        r"(?:^|(?<=[.!?;]\s))age:?\s(?P<age>\d{1,3})(?=\s*(?:[.,;]|$))",
        r"I am \g<age> years old",
        "you are aged 50 or over", "Age: 52. Hobby: chess.", "Page: 52. Hobby: chess.",
        needs="age",
    ),
    Rewording(
        "children-by-their-ages",
        rf"\b(?P<whose>my|our)\s(?P<what>{_CHILDREN})\sare\s(?:now\s|aged\s)?(?P<ages>{_N}(?:,\s{_N})*,?\sand\s{_N}){_END}",
        _counted,
        "you have at least three children", "My children are 4, 7 and 9.",
        "My hens are 4, 7 and 9.",
        needs=" are ",
    ),
    Rewording(
        "twins",
        rf"{_HAVE}(?:(?!no\b)[a-z]+\s)?twins\b",
        _twins,
        "you have at least two children", "We have twins.", "We have twin beds.",
        needs="twins",
    ),
    Rewording(
        "only-child-had",
        rf"{_HAVE}an\sonly\schild\b",
        r"\g<have> only one child",
        "you have at least three children", "I have an only child.", "I have an only chair.",
        value=False,
        needs="only child",
    ),
    Rewording(
        "just-the-one-child",
        rf"{_HAVE}(?:just|only)\s(?:the\s)?one(?P<mark>[,:]|\s[–—-])\s(?=(?:an?|our|my)\s(?:[a-z]+\s)?(?:boy|girl|son|daughter|lad|lass)\b)",
        r"\g<have> only one child\g<mark> ",
        "you have at least three children", "I've got just the one, a boy of six.",
        "I've got just the one, a boat of six metres.", value=False,
        needs="one",
    ),
    Rewording(
        "childless",
        r"\b(?P<who>I['’]?m|I\sam|we['’]?re|we\sare)\s(?:still\s)?(?:childless|child-free|childfree)\b",
        _childless,
        "you have at least three children", "I'm childless.", "I'm homeless.", value=False,
        needs="child",
    ),
    Rewording(
        "year-of-two-digits",
        r"\b(?P<did>(?:born|joined|moved|built|started|married|signed\sup)(?:\s[a-z]+){0,2}?\s(?:back\s)?in)\s['’](?P<yy>\d\d)\b(?!s)",
        _full_year,
        "you were born before 1990", "I was born in '84.", "I was born in 84 Hill Road.",
        needs=" '| ’",
    ),
    Rewording(
        "date-of-birth-is",
        r"(?:^|(?<=[.!?;,]\s)|\bmy\s)(?:date\sof\sbirth|DOB|birth\sdate)(?:\sis|['’]s|:)\s(?=(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?[A-Z][a-z]+\s(?:19|20)\d\d)",
        "I was born on ",
        "you were born before 1990", "Date of birth: 12 March 1945.",
        "Date of berth: 12 March 1945.",
        needs="birth|dob",
    ),
    Rewording(
        "over-pension-age",
        rf"\b(?P<who>I|he|she|my\s[a-z]+)(?P<be>['’]m|['’]s|\sam|\sis)\s(?:already\s|now\s|well\s|just\s)?(?:over|past|above|beyond|of|at)\s{_PENSION}",
        _reached,
        "you have reached State Pension age", "I'm over state pension age.",
        "I'm over there with my pension.",
        needs="age",
    ),
    Rewording(
        "came-to-pension-age",
        rf"\b(?P<who>I|he|she|my\s[a-z]+)(?:['’]ve|['’]s|\shave|\shas)?\s(?:already\s|just\s|recently\s)?(?:reached|hit|attained|passed|got\sto)\s{_PENSION}",
        _came_to,
        "you have reached State Pension age", "I reached pension age two years ago.",
        "I reached the pension office two years ago.",
        needs="age",
    ),
    Rewording(
        "told-a-minor",
        r"\bI(?:['’]m|\sam)\s(?:still\s|only\s|just\s)?(?:legally\s)?(?:a\sminor|under\s?age|underage|not\s(?:yet\s)?(?:of\sage|an\sadult))\b",
        "I am under 18 years old",
        "you are over 18", "I am still a minor.", "I am still a miner.", value=False,
        needs="minor|age|adult",
    ),
    Rewording(
        "under-pension-age",
        rf"\b(?P<who>I|he|she|my\s[a-z]+)(?P<be>['’]m|['’]s|\sam|\sis)\s(?P<not>still\s|just\s|well\s)?(?:under|below|not\s(?:yet\s)?(?:of|at|over)?)\s?{_PENSION}",
        _not_reached,
        "you have reached State Pension age", "I'm under state pension age.",
        "I'm under the state pension office.", value=False,
        needs="age",
    ),
)  # fmt: skip
