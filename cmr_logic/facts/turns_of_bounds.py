"""Bounds in turns of their own, said as most bounds are: "**80 cm long or shorter**"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.text.patterns import compiled

# What is counted and how long that is: "**3 days** after"; not "3 pm".
_LENGTH = r"(?=\s+\S+\s+(?:working\s+|calendar\s+|business\s+)?(?:hour|day|week|month|year)s?\b"
_UNIT = rf"{_LENGTH}(?!\s+before))"
_AHEAD = rf"{_LENGTH}\s+before)"  # what lies ahead counts down: "3 days before"
_NUMBER = (
    r"(?P<n>[£$€]?\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen"
    r"|twenty|thirty|forty|fifty|sixty|ninety"
    r"|(?<!half\s)an?(?=\s+(?:year|month|week|day|hour|metre|meter|mile|kilometre|quarter|third|half)\b))"
)
# What a number counts, where years are no age: "five **people**", "80 **cm** long"; not "65 or".
_THINGS = (
    r"(?P<unit>(?!(?:is|was|has|does|years?|or)\b)[a-z²]+(?:\s[a-z]+s)?"
    r"|%(?:\s+of\s+(?:the\s+|your\s+|all\s+)?\w+)?|years?(?=\s+or\s+(?:more|less|longer)))"
)
_COUNTED = r"(?=(?:\w+\s)?(?:[a-z]{2,}s|people|staff|children)\b)"
_WAY = (
    r"(?:\s+(?:long|wide|tall|high|deep|thick|heavy|away|ahead|late|early|big|in\s+(?:a\s+row|advance|all"
    r"|total|\w+)))?"
)
_MORE = (
    r"more|longer|taller|higher|wider|deeper|heavier|bigger|larger|greater|further|thicker|over"
    r"|above"
)
_LESS = r"less|fewer|shorter|lower|narrower|shallower|lighter|smaller|nearer|thinner|under|below"
_TIME = r"(?:hours?|days?|weeks?|months?|years?)"
_FAR = r"(?=\s+\S+\s*(?:metres?|meters?|feet|yards?|miles?|kilomet\w+|km|m|cm)\b)"
_GONE = r"(?:passed|elapsed|gone\s+by|gone\s+past|gone)"

# Turns that set a bound in words of their own, and the usual ones for the same bound: "**no later
# than** 30 days after"; not "no later than 30 days before".
_TURNS = (
    (rf"\bnot?\s+later\s+than{_UNIT}", "within"),
    (rf"\bnot?\s+earlier\s+than{_AHEAD}", "within"),
    (rf"\bnot?\s+later\s+than{_AHEAD}", "at least"),
    # "**up to 14 days before** it": not later; not "up to 14 days"
    (rf"\bup\s+to{_AHEAD}", "at least"),
    # "**until 18 months after** it"; not "until May"
    (rf"\buntil{_UNIT}(?=\s+\S+\s+\S+\s+(?:after|from|of)\b)", "within"),
    # "it **exceeds 80**"; not "it exceeds yours"
    (r"\b(?:exceeds?|exceeded|exceeding|in\s+excess\s+of)(?=\s+[£$€]?\d)", "is over"),
    (r"\b(?:not|n['’]t)\s+yet(?=\s+\d)", "under"),
    # "are you **still** under 18?"; not "is it still yours?"
    (r"\b(?:still|currently|now|already)\s+(?=(?:under|over|below|above|at\s+least)\s)", ""),
    # "you have reached your **60th birthday**"; not "it is your 60th birthday"
    (
        r"\b(?:have|has|had)?\s*(?:reached|had|passed|celebrated)\s+(?:your|his|her|their|the)"
        r"\s+(?P<n>\d+)(?:st|nd|rd|th)\s+birthday\b",
        r"are at least \g<n> years old",
    ),
    # "**yet to turn** 66": under that; not "yet to turn left"
    (r"\byet\s+to\s+(?:turn|reach|become|be)\s+(?=\d+\b)", "under "),
    # "**yet to complete** three months"; not "yet to complete the form"
    (
        rf"\byet\s+to\s+(?:turn|reach|complete|finish|have|spend)\s+(?=(?:\d+|\w+)\s+{_TIME}\b)",
        "less than ",
    ),
    # "**in its first year**": less than one; not "in its first year at the club"
    (
        r"\b(?:still\s+)?in\s+(?:its|your|the|his|her|their)\s+first\s+year"
        r"(?:\s+of\s+(?:trading|employment|service|work|operation|business))?(?=\s*[?.,]|\s*$)",
        "less than one year",
    ),
    # "have you **turned 25**": at least that age; not "turned 25 pages"
    (
        r"\b(?:already\s+)?turn(?:ed|s)?\s+(?P<n>\d\d?)(?=\s*[?.,;]|\s*$|\s+(?:by|on|yet|and|or)\b)",
        r"are at least \g<n> years old",
    ),
    # "5 years old **or newer**"; not "or older"
    (
        rf"(?<![\w.]){_NUMBER}\s+years?\s+old\s+or\s+(?:newer|younger|less)\b",
        r"at most \g<n> years old",
    ),
    # "before 6 months **have passed** since it"; not "6 months have passed since it"
    (
        rf"\bbefore\s+{_NUMBER}\s+(?P<t>{_TIME})\s+(?:have|has)\s+{_GONE}"
        r"(?:\s+(?:since|after))?",
        r"within \g<n> \g<t> of",
    ),
    (
        rf"\b(?:have|has)\s+{_NUMBER}\s+(?P<t>{_TIME})\s+(?:already\s+)?{_GONE}\b",
        r"is it more than \g<n> \g<t>",
    ),
    # "**only one** child": not two; not "only one year"
    (rf"\b(?:only|just)\s+(?:one|a\s+single)\s+(?!of\b|{_TIME})(?=[a-z])", "at most one "),
    # "not expected to live **longer than** a year"; not "not expected longer than you"
    (
        rf"\bnot\s+(?P<v>(?:expected|likely|due|meant)\s+to\s+\w+)\s+(?:for\s+)?"
        rf"(?:{_MORE})\s+than(?=\s)",
        r"\g<v> at most",
    ),
    # "**not as high as** 2 metres": less; not "not as high as the roof"
    (
        r"\b(?:not|n['’]t)\s+(?:(?:going\s+to\s+|yet\s+)?\w+\s+)?as\s+(?:long|old|high|tall|wide|deep"
        r"|heavy|much|many|far|big|large)\s+as(?=\s+(?:[£$€]?\d|\w+\s+(?:\w+\s+)?[a-z]+s\b))",
        "under",
    ),
    # "it **falls short of** £300"; not "short of breath"
    (
        r"\b(?:(?:do|does|did)\s+(?P<who>[\w\s]{2,40}?)\s+)?(?:falls?|fell|still|is|are|am|be)\s+short"
        r"\s+of(?=\s+(?:[£$€]?\d|\w+\s+(?:years?|months?|weeks?|days?|hours?)))",
        "under",
    ),
    # "**closer than** 3 metres to it": less; not "closer to it"
    (rf"\b(?:closer|nearer)\s+than{_FAR}", "under"),
    (rf"\b(?:further|farther)(?:\s+away)?\s+than{_FAR}", "over"),
    # "in the **last year**": one; not "last year"
    (
        r"\b(?P<in>(?:in|within|during|over)\s+the\s+(?:last|past))\s+"
        r"(?=(?:year|month|week|day|hour|decade)\b)",
        r"\g<in> one ",
    ),
    # "**is it a year** since": that or more; not "is it a year"
    (
        rf"\b(?P<is>(?:is|was)\s+it|has\s+it\s+been)\s+(?={_NUMBER}\s+{_TIME}\s+since\b)",
        r"\g<is> at least ",
    ),
    # "**50 or fewer** people"; not "50 or older"
    (rf"(?<![\w.]){_NUMBER}\s+or\s+(?:fewer|less)\s+{_COUNTED}", r"at most \g<n> "),
    (rf"(?<![\w.]){_NUMBER}\s+or\s+more\s+{_COUNTED}", r"at least \g<n> "),
    (
        rf"(?<![\w.]){_NUMBER}\s*{_THINGS}{_WAY}\s+"
        rf"(?:or\s+(?:{_LESS})|at\s+(?:the\s+)?most)\b(?!\s+than)",
        r"at most \g<n> \g<unit>",
    ),
    (
        rf"(?<![\w.]){_NUMBER}\s*{_THINGS}{_WAY}\s+or\s+(?:{_MORE})\b(?!\s+than)",
        r"at least \g<n> \g<unit>",
    ),
)
# On which side of a bare number a text lies: "**below** 3.0", "3.0 **or higher**"; not "3.0 kg".
_BELOW = re.compile(
    rf"\b(?:below|under|(?:{_LESS})\s+than|at\s+most|up\s+to|(?:no|not)\s+(?:{_MORE})\s+than)"
    rf"\s+(?:an?\s+)?(?P<n>\d+(?:\.\d+)?)(?!\S*\d)|(?P<m>\d+(?:\.\d+)?)\s+or\s+(?:{_LESS})\b",
    re.IGNORECASE,
)
_ABOVE = re.compile(
    rf"\b(?:above|over|(?:{_MORE})\s+than|at\s+least|(?:no|not)\s+(?:{_LESS})\s+than)"
    rf"\s+(?:an?\s+)?(?P<n>\d+(?:\.\d+)?)(?!\S*\d)|(?P<m>\d+(?:\.\d+)?)\s+or\s+(?:{_MORE})\b",
    re.IGNORECASE,
)
_SIGNS = re.compile(
    r"\b(?:or|one|past|last|since|single|most|yet|expected|likely|due|meant|later|earlier|still|currently|now|already|birthday|passed|turned"
    r"|elapsed|gone|turn|turns|short|as|first|up|until|exceed|exceeds|exceeded|exceeding|excess|closer|nearer|further|farther)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=1024)
def in_usual_turns(text: str) -> str:
    """Return a text with the bounds in it said as most bounds are.

    Example:
        >>> in_usual_turns("Is your bag 55 cm long or shorter?")
        'Is your bag at most 55 cm?'
        >>> in_usual_turns("Are you still under 18?"), in_usual_turns("Is it still yours?")
        ('Are you under 18?', 'Is it still yours?')
        >>> in_usual_turns("Are you 60 or over?")
        'Are you 60 or over?'
    """
    if _SIGNS.search(text) is None:
        return text
    for turn, plain in _TURNS:
        text = compiled(turn).sub(plain, text)
    return text


def same_bare_side(one: str, other: str) -> bool | None:
    """Tell whether two texts lie on one side of the same bare number, None where they name none.

    Example:
        >>> same_bare_side("Is it below 3.0?", "it is 3.0 or higher")
        False
        >>> same_bare_side("Is it below 3.0?", "it is 4.0 or higher")
    """
    first, second = _bare_side(one), _bare_side(other)
    if first is None or second is None or first[0] != second[0]:
        return None
    return first[1] is second[1]


def _bare_side(text: str) -> tuple[float, bool] | None:
    """Return the one bare number that a text has a bound at, and whether it lies above."""
    text = in_usual_turns(text)
    below, above = list(_BELOW.finditer(text)), list(_ABOVE.finditer(text))
    # "no more than 3" has words of the other side in it
    above = [each for each in above if not any(_inside(each, other) for other in below)]
    below = [each for each in below if not any(_inside(each, other) for other in above)]
    if len(below) + len(above) != 1:
        return None
    found = (below or above)[0]
    return float(found["n"] or found["m"]), bool(above)


def _inside(one: re.Match[str], other: re.Match[str]) -> bool:
    return one is not other and other.start() < one.start() and one.end() <= other.end()
