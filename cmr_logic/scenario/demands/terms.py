"""How long something must have lasted, where a rule only says after what time it may be done.

"You may retire after 30 years of service" asks that "it is after 30 years of service": that one has
30 years of service at least.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.text.number_names import VALUES

_AFTER = re.compile(
    r"^it\sis\safter\s(?:at\sleast\s)?(?P<spell>[\w-]+(?:\s[\w-]+)?\s(?:years|months|weeks|days))(?:['’]|\sof|\sin|\sas|\swith)"
    r"\s(?P<what>[^.,;]+)$",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def after_years(statement: str) -> str | None:
    """Return what somebody has after so many years; None for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> after_years("it is after 30 years of service")
        'you have at least 30 years of service'
        >>> after_years("it is after 30 June") is None
        True
    """
    match = _AFTER.match(statement)
    if match is None:
        return None
    link = match[0][match.end("spell") : match.start("what")].strip()
    of = "of" if link in {"'", "’", "of"} else link
    return f"you have at least {match['spell']} {of} {match['what']}"


_OF_AGE = re.compile(
    r"\b(?P<is>(?:am|are|is|'re|’re|'s|’s|turn|turns|reach|reaches)\s(?:aged\s)?(?:the\sage\sof\s)?)(?P<age>\d{1,3}|[a-z]+(?:-[a-z]+)?)"
    r"(?=\s(?:years?|months?|weeks?)(?:\s(?:old|of\sage))?\b)",
    re.IGNORECASE,
)
_FROM_THEN_ON = frozenset({"once", "when", "as-soon-as", "until", "till", "before"})


def from_that_age_on(statement: str, cue: str) -> str:
    """Return a clause about an age from which on something holds with "at least" before the age.

    "Once they are 3 years old" holds of a child of four as well; "if they are 3 years old" may not.

    Args:
        statement: a clause.
        cue: the name of the cue that it stands behind.

    Example:
        >>> from_that_age_on("you are 3 years old", "once")
        'you are at least 3 years old'
        >>> from_that_age_on("you are 3 years old", "if")
        'you are 3 years old'
    """
    return _OF_AGE.sub(r"\g<is>at least \g<age>", statement) if cue in _FROM_THEN_ON else statement


_N = r"(?P<age>\d{1,3})"
# Of whom an age is told: "**the child** has turned 19"; not "the river has reached 19".
_WHO = (
    r"you|they|who|he|she|your\s[a-z]+|(?:the|an?|any|each|every|that|one\sof\sthe)\s(?:[a-z]+\s)?(?:child|boy|girl"
    r"|baby|son|daughter|grandchild|pupil|student|member|applicant|person|rider|player|swimmer|driver|passenger|dog|cat|horse"
    r"|young\sperson|teenager|claimant|tenant|resident|holder|guest|visitor)"
)
# Roundabout ways of rules to ask for an age, each with the plain one.
_AGES = tuple(
    (re.compile(pattern, re.IGNORECASE), plain)
    for pattern, plain in (
        (rf"\b(?P<way>over|above|under|below)\sthe\sage\sof\s{_N}\b", r"aged \g<way> \g<age>"),
        (rf"\b(?:at\sleast|a\sminimum\sof)\s{_N}\syears\sof\sage\b", r"aged \g<age> or over"),
        (
            rf"\b(?:aged\s)?{_N}\syears\s(?:of\sage|old)\sor\s(?:over|older|above|more)\b",
            r"aged \g<age> or over",
        ),
        (
            rf"\b(?:aged\s)?{_N}\syears\s(?:of\sage|old)\sor\s(?:under|younger|below|less)\b",
            r"aged \g<age> or under",
        ),
        (
            rf"\b(?P<who>{_WHO})\s(?:(?:have|has)\s(?:already\s)?(?:reached|attained|turned)"
            rf"|turns?|reach(?:es)?|attains?)\s(?:the\sage\sof\s)?{_N}(?!\s?[a-z%])",
            r"\g<who> are aged \g<age> or over",
        ),
        (
            rf"\b(?P<who>{_WHO})\s(?:have|has)\s(?:not\s(?:yet\s)?|yet\sto\s)"
            rf"(?:reach(?:ed)?|attain(?:ed)?|turn(?:ed)?)\s(?:the\sage\sof\s)?{_N}(?!\s?[a-z%])",
            r"\g<who> are aged under \g<age>",
        ),
        (
            rf"\b(?P<who>you|they|who|your\s[a-z]+)\s(?:are|is)\snot\syet\s{_N}(?:\syears\s(?:old|of\sage))?$",
            r"\g<who> are aged under \g<age>",
        ),
        (
            rf"\b(?P<who>you|they|who|your\s[a-z]+)\s(?:have|has)\s(?:already\s)?(?:had|celebrated|passed)\s"
            rf"(?:your|their)\s{_N}(?:st|nd|rd|th)\sbirthday$",
            r"\g<who> are aged \g<age> or over",
        ),
        (
            rf"\b(?P<who>you|they|who|your\s[a-z]+)\s(?:are|is)\s(?:past|beyond)\s(?:the\sage\sof\s)?{_N}$",
            r"\g<who> are aged over \g<age>",
        ),
        (  # "under pension age" names that age, and is no word of whoever has reached it
            r"\b(?P<who>you|your\s[a-z]+)\s(?:are|is)\s(?:under|below|not\syet\s(?:of|at))\s"
            r"(?P<what>(?:the\s)?(?:state\s)?(?:pension(?:able)?|retirement)\sage)$",
            r"\g<who> have not reached \g<what>",
        ),
    )
)
_YOURS = re.compile(
    r"\b(?P<one>(?:your|the|an?|any|each|every|that|one\sof\sthe)\s(?:[a-z]+\s)?[a-z]+[a-rt-z]|he|she)\sare\saged\b",
    re.IGNORECASE,
)
_WHO_ARE_AGED = re.compile(r"\swho\sare\saged\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def with_plain_age(statement: str) -> str:
    """Return a clause with an age in plain words, where it stands in roundabout ones.

    Args:
        statement: a clause.

    Example:
        >>> with_plain_age("you are visitors over the age of 75")
        'you are visitors aged over 75'
        >>> with_plain_age("you are members who have reached the age of 60")
        'you are members aged 60 or over'
        >>> with_plain_age("you have not yet turned 21")
        'you are aged under 21'
        >>> with_plain_age("you have reached the summit")
        'you have reached the summit'
    """
    plain = statement
    for pattern, said in _AGES:
        plain = pattern.sub(said, plain)
    if plain == statement:
        return statement
    return _WHO_ARE_AGED.sub(" aged", _YOURS.sub(r"\g<one> is aged", plain))


_MOST = 12  # of the numbers that are told in words as often as in digits
_SMALL = {str(number): word for word, number in VALUES.items() if 1 < number <= _MOST}
_IN_DIGITS = {word: number for number, word in _SMALL.items()}
# What a number stands behind that counts nothing: "**Year** 3", "**May** 3"; not "send 3".
_NO_COUNT = re.compile(
    r"\b(?:(?-i:[A-Z][a-z]+)|year|zone|row|grade|class|level|band|age|aged)\s$", re.I
)
_DAY_OF = re.compile(rf"\s(?:of\s)?(?:{'|'.join(syntax.MONTHS)})\b", re.IGNORECASE)
_SMALL_NUMBER = re.compile(
    rf"(?<![\w.,:£$€/-])(?:{'|'.join((*_SMALL, *_IN_DIGITS))})(?![\w%:/-]|[.,]\d)", re.IGNORECASE
)


def with_number_as_told(statement: str, story: str) -> str:
    """Return a clause with its small numbers in words or digits, as a story has them.

    Args:
        statement: a clause.
        story: the story.

    Example:
        >>> with_number_as_told("you send 3 photos", "I sent three photos.")
        'you send three photos'
        >>> with_number_as_told("you send 3 photos", "I sent 3 photos, and three forms.")
        'you send 3 photos'
        >>> with_number_as_told("your son is in Year 3 on 3 May", "I have three sons.")
        'your son is in Year 3 on 3 May'
    """
    told = {found[0].lower() for found in _SMALL_NUMBER.finditer(story)}

    def as_told(match: re.Match[str]) -> str:
        number = match[0].lower()
        if _NO_COUNT.search(statement, 0, match.start()) or _DAY_OF.match(statement, match.end()):
            return match[0]
        other = _SMALL.get(number) or _IN_DIGITS[number]
        return other if other in told and number not in told else match[0]

    return _SMALL_NUMBER.sub(as_told, statement) if told else statement
