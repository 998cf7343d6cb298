"""Numbers as people say them, and the same in figures: "four and a quarter miles", "twenty-odd".

The entries stand with those of :mod:`.turns`: the plain words replace the story's, for every pass
that reads quantities.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text.number_names import A_DIGIT, A_TEN, ONE_TO_NINETEEN, VALUES

_VALUES = {"a": 1, "an": 1, "zero": 0, "nought": 0, "oh": 0, **VALUES}
_MONTHS = "|".join(syntax.MONTHS)
_DIGIT = rf"(?:{A_DIGIT})"
_UP_TO_99 = rf"(?:{A_TEN})(?:[-\s]{_DIGIT})?"
WORD = rf"(?:{_UP_TO_99}|{'|'.join(sorted(ONE_TO_NINETEEN, key=len, reverse=True))})"
_NUMBER = rf"(?:\d+|{WORD})"
_PARTS = {"half": 0.5, "quarter": 0.25, "third": 1 / 3, "three quarter": 0.75, "two third": 2 / 3}
_PART = r"(?:a[\s-]|one[\s-])?(?:half|quarter|third|three[\s-]quarters?|two[\s-]thirds)"
_UNIT = (
    r"(?:years?|months?|weeks?|days?|hours?|minutes?|miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|m|cm|foot|feet|inch(?:es)?"
    r"|stone|kilos?|kg|kilogram(?:me)?s?|pounds?|tons?|tonnes?|lit(?:re|er)s?|pints?|gallons?|acres?|hectares?|per\scent|percent"
    r"|%|thousand|million)"
)
_NO_TEN = rf"(?:\d|nought|zero|oh|{A_DIGIT})"
_UNIT_TOLD = (
    r"(?:years|months|weeks|days|hours|kilos|kg|kilograms|grams|g|metres|meters|miles|kilometres|km"
    r"|litres|acres|hectares)"
)
# Numbers that leave out a unit said before: "six years here and **another five** there".
_WITHOUT_UNIT = re.compile(
    rf"\b(?:(?:another|a\sfurther)\s|(?P<be>(?:is|are|weighs?)\s)(?=\d{{1,3}},\d{{3}}|\d+\.\d))(?P<n>{_NUMBER}\b(?![.,]\d)|\d[\d,.]*)"
    r"(?=\s*(?:[,;]|$)|\s(?:and|but|since|in|on|at|for|with|after|before|from|here|there|altogether)\b)",
    re.IGNORECASE,
)
_VULGAR = {"½": ".5", "¼": ".25", "¾": ".75", "⅓": ".333", "⅔": ".667"}
# Of which ages people are so called.
_STAGES = {
    "born": (0, 0),
    "baby": (0, 2),
    "toddler": (1, 4),
    "child": (0, 15),
    "kid": (0, 15),
    "boy": (2, 15),
    "girl": (2, 15),
    "teenager": (12, 19),
}
_KIN = r"(?:son|daughter|boy|girl|child|lad|eldest|oldest|youngest|firstborn|twins|niece|nephew)"
_AGED_THEN = (
    rf"(?:my|our)\s{_KIN}\s(?:was|were)\s(?P<then>born|an?\s(?:little\s|small\s)?(?:baby|toddler|teenager)"
    rf"|{_NUMBER})\b(?P<between>[^;!?]{{0,60}}?\b(?:he|she|they|who)(?:['’](?:s|re)|\s(?:is|are|turned|has\sjust\sturned))"
    rf"\s(?:now\s|just\s|already\s)?(?P<now>{_NUMBER})\b"
    r"(?!\s(?:per|%|miles|hours|minutes|kilos|stone|weeks|days|months|feet|foot|metres)))"
)
_SHIFT = r"(?:shift|day|session|morning|evening|afternoon|night|lesson|class|round)"
_BE = (
    r"(?:is|was|be|been|it['’]s|lasts?|lasted|takes?|took|taken|spend|spent|stay|staying|stayed"
    r"|away|off|there|here|only|just)"
)


def _value(words: str) -> float:
    """Return what a number in words or digits is: "twenty-five"."""
    parts = re.split(r"[-\s]", words.strip().lower())
    return sum(float(part) if part.isdigit() else _VALUES[part] for part in parts)


def _part(words: str) -> float:
    """Return what a fraction in words is: "three-quarters"."""
    plain = re.sub(r"^(?:a|one)[\s-]", "", words.lower()).replace("-", " ")
    return _PARTS.get(plain) or _PARTS[plain.removesuffix("s")]


def _written(value: float) -> str:
    return f"{value:.4g}"


def _mixed(match: re.Match[str]) -> str:
    """Return a number with a fraction behind it in figures."""
    return f"{_written(_value(match['n']) + _part(match['part']))} {match['unit']}"


def _unit_and_part(match: re.Match[str]) -> str:
    """Return so many of a unit, and a fraction of one more, in figures."""
    unit = match["unit"].rstrip("s")
    unit = "tonne" if unit.lower() == "ton" else unit
    return f"{_written(_value(match['n']) + _part(match['part']))} {unit}s"


def _odd(match: re.Match[str]) -> str:
    """Return from how many to how many "twenty-odd" are."""
    low = _value(match["n"])
    return f"between {low:g} and {low + 9:g} "


def _pounds(match: re.Match[str]) -> str:
    """Return a sum in pounds and pence in figures."""
    sign = {"e": "€", "d": "$"}.get(match["what"][0].lower(), "£")
    return f"{sign}{_value(match['n']):g}.{int(_value(match['more'])):02d}"


def _since_age(match: re.Match[str]) -> str:
    """Return for how many years something has been so that began at an age."""
    spell = _years_since(match)
    return f"for {spell}{match['between']}" if spell else ""


def _when_aged(match: re.Match[str]) -> str:
    """Return how many years ago something happened when somebody had an age, or was born."""
    spell = _years_since(match)
    return f"{spell} ago{match['between']}" if spell else ""


def _years_since(match: re.Match[str]) -> str:
    """Return how many years have passed since an age, by what somebody is now; "" where none."""
    then = match["then"].lower().split()[-1]
    first, last = _STAGES.get(then) or (int(_value(match["then"])),) * 2
    now = int(_value(match["now"]))
    return f"between {now - last - 1 or 1} and {now - first + 1} years" if now > last else ""


def _with_decimals(match: re.Match[str]) -> str:
    """Return a number with its decimals in figures: "eleven point two kilos"."""
    digits = "".join(str(int(_value(word))) for word in match["decimals"].split())
    return f"{_value(match['n']):g}.{digits} {match['unit']}"


def _unit_again(match: re.Match[str]) -> str:
    """Return words with the unit of their first number behind those that leave it out."""
    said = rf"\g<be>\g<n> {match['unit']}"
    rest, found = _WITHOUT_UNIT.subn(said, match["rest"])
    return match["told"] + rest if found else ""


def _by_the_week(match: re.Match[str]) -> str:
    """Return how many hours a week so many shifts of so many hours are."""
    hours = _value(match["m"]) + (0.5 if match["half"] else 0)
    return f"{match['who']}{_written(_value(match['n']) * hours)} hours a week{match['lead'] or ''}"


NUMBERS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "has-got",
        r"\b(?P<what>(?:my|our|the|this)\s(?:[a-z-]+\s)??[a-z-]+)['’]s\s(?:only\s|just\s)?got\s"
        rf"(?=(?:an?|no|some|any|the|my|our|only|just|over|under|about|{_NUMBER})\b)",
        r"\g<what> has ",
        "your flat has two or more bedrooms", "My flat's got three bedrooms.",
        "My flat's got three stars.",
        needs="'s got|’s got|s only got|s just got",
    ),
    Rewording(
        "just-the-one",
        r"\b(?:just|only)\sthe\sone(?=\s[a-z]+)(?!\s(?:of|that|who|which|in|on|at|for|with)\b)",
        "only one",
        "your flat has two or more bedrooms", "My flat has just the one bedroom.",
        "My flat has just the one that leaks.", value=False,
        needs="the one",
    ),
    Rewording(
        "mixed-number",
        rf"\b(?P<n>{_NUMBER})[\s-]and[\s-](?P<part>{_PART})[\s-](?P<unit>{_UNIT})\b", _mixed,
        "your hedge is at least 4 metres long", "My hedge is four and a quarter metres long.",
        "My path is four and a quarter metres long.",
        needs="and",
    ),
    Rewording(
        "decimals-in-words",
        rf"\b(?P<n>{_NUMBER}|zero|nought)\spoint\s(?P<decimals>{_NO_TEN}(?:\s{_NO_TEN})*)[\s-](?P<unit>{_UNIT})\b",
        _with_decimals,
        "your hedge is at least 4 metres long", "My hedge is four point one metres long.",
        "My path is four point one metres long.",
        needs="point",
    ),
    Rewording(
        "unit-said-once",
        rf"\b(?P<told>(?:{_NUMBER}|\d[\d,.]*)\s(?P<unit>{_UNIT_TOLD}))\b"
        r"(?=[^;:!?£$€]{0,120}?\b(?:another|a\sfurther|is|are|weighs?)\s)"
        r"(?P<rest>(?:[^.,;:!?£$€]|,(?=\s)|(?<=\d)[.,](?=\d)){1,120})",
        _unit_again,
        "your tin weighs more than 2 kilos", "My jug weighs 2 kilos and my tin weighs 3.5.",
        "My jug weighs 2 kilos and my tin weighs little.",
        needs="another|a further|is|are|weigh",
    ),
    Rewording(
        "and-so-many-ones",
        rf"\b(?P<told>{_NUMBER}\s(?:[a-z]+\s)?(?P<noun>[a-z]{{3,}}s)\sand\s{_NUMBER}\s[a-z]+)\sones\b",
        r"\g<told> \g<noun>",
        "you keep more than five hens", "I keep four brown hens and two white ones.",
        "I sold four brown hens and two white ones.",
        needs=" ones",
    ),
    Rewording(
        "maybe-so-much",
        rf"\b(?:maybe|perhaps|something\slike)\s(?P<much>(?:{_NUMBER}|\d[\d,.]*)\s(?:met(?:re|er)s?|miles?|kilomet(?:re|er)s?|km|kilos?|kg|feet|yards))\b",
        r"about \g<much>",
        "your hedge is at least 3 metres high", "My hedge is maybe 5 metres high.",
        "My hedge is maybe 5 matters of note.",
        needs="maybe|perhaps|something like",
    ),
    Rewording(
        "so-long-back",
        rf"\b(?P<spell>(?:{_NUMBER}|an?|a\scouple\sof)\s(?:days?|weeks?|months?|years?))\sback\b(?=\s*(?:[.,;!?]|$)|\s(?:and|but"
        r"|when|I|we|he|she|they|it)\b)",
        r"\g<spell> ago",
        "your flute was cleaned in the last six months", "My flute was cleaned five months back.",
        "My flute was cleaned five monks back.",
        needs=" back",
    ),
    Rewording(
        "number-and-quarters",
        rf"\b(?P<n>{_NUMBER})[\s-](?P<part>three[\s-]quarters?)[\s-](?P<unit>{_UNIT})\b", _mixed,
        "your hedge is at least 4 metres long", "My hedge is four three-quarter metres long.",
        "My path is four three-quarter metres long.",
        needs="quarter",
    ),
    Rewording(
        "unit-and-a-half",
        r"\b(?P<n>an?|one)\s(?P<unit>mile|met(?:re|er)|kilo|tonne|ton|acre|litre|kilomet(?:re|er))\sand\s(?P<part>a\shalf)\b(?!\sof\b)",
        _unit_and_part,
        "your trailer weighs more than 750 kg", "My trailer weighs a ton and a half.",
        "My trailer weighs a ton and a bit.",
        needs="and a half",
    ),
    Rewording(
        "unit-and-part",
        rf"\b(?P<n>an?|{_NUMBER})\s(?P<unit>hours?|years?|months?|miles?|met(?:re|er)s?|kilos?|acres?|tonnes?)\sand\s"
        r"(?P<part>(?:an?\s)?(?:quarter|third)|three[\s-]quarters|two[\s-]thirds)\b(?!\sof\b)",
        _unit_and_part,
        "your hedge is at least 1.5 metres high", "My hedge is a metre and three quarters high.",
        "My path is a metre and three quarters wide.",
        needs="and",
    ),
    Rewording(
        "vulgar-fraction", r"(?P<n>\b\d+)\s?(?P<part>[½¼¾⅓⅔])",
        lambda match: match["n"] + _VULGAR[match["part"]],
        "your hedge is at least 1.5 metres high", "My hedge is 1¾ metres high.",
        "My path is 1¾ metres wide.",
        needs="½|¼|¾|⅓|⅔",
    ),
    Rewording(
        "twenty-odd", rf"\b(?P<n>(?:{A_TEN})|\d*[1-9]0)[\s-]odd\s", _odd,
        "you keep more than fifteen hens", "I keep twenty-odd hens.", "I sold twenty-odd hens.",
        needs="odd",
    ),
    Rewording(
        "hundred-odd",
        r"\b(?P<n>(?:an?|one|two|three|\d)\shundred|[£$€]\d+)[\s-]odd\b", r"about \g<n>",
        "you keep more than fifty hens", "I keep a hundred odd hens.", "I sold a hundred odd hens.",
        needs="odd",
    ),
    Rewording(
        "half-a-dozen", r"\b(?:half\sa|a\shalf)[\s-]dozen\b", "six",
        "you keep more than five hens", "I keep half a dozen hens.", "I sold half a dozen hens.",
        needs="dozen",
    ),
    Rewording(
        "couple-of-hundred",
        r"\ba\scouple\sof\s(?P<scale>dozen|hundred|thousand|grand)\b", r"two \g<scale>",
        "you keep more than fifty hens", "I keep a couple of hundred hens.",
        "I sold a couple of hundred hens.",
        needs="couple",
    ),
    Rewording(
        "pounds-and-pence",
        rf"\b(?P<n>{_NUMBER})\s(?P<what>pounds|quid|euros|dollars)\s(?:and\s)?(?P<more>{_UP_TO_99}|\d\d)"
        r"(?:\s(?:pence|p|cents?))?(?=\s*(?:[.,;!?)]|$)|\s(?:for|in|at|on|a|each|including)\b)",
        _pounds,
        "your lamp cost more than £10", "My lamp cost ten pounds fifty.",
        "My bulbs cost ten pounds fifty.",
        needs="pounds|quid|euros|dollars",
    ),
    Rewording(
        "feet-and-inches",
        r"\b(?P<f>\d)(?:\s?ft\.?\s?|['’′]\s?)(?P<i>1[01]|\d)(?:\s?in(?:s|ches|ch)?\b|[\"”″]|['’]{2}|(?=\s|[.,;!?]|$))",
        r"\g<f> foot \g<i>",
        "you are at least 6 feet tall", "I'm 6ft 2in tall.", "My dad is 6ft 2in tall.",
        needs="ft|'|’|′",
    ),
    Rewording(
        "banknote", r"\ba\s(?P<note>tenner|fiver)\b",
        lambda match: "£10" if match["note"].lower() == "tenner" else "£5",
        "your lamp cost less than £15", "My lamp cost a tenner.", "My bulb cost a tenner.",
        needs="tenner|fiver",
    ),
    Rewording(
        "hours-of-shifts",
        rf"(?P<who>\b(?:I|we)\s(?:[a-z]+\s){{1,3}}?)(?P<n>{_NUMBER})\s{_SHIFT}s\s(?:a|per|every|each)\sweek(?P<lead>\s[^.,;!?]{{1,30}})?(?:,|\sof|\sfor|,\sand\sit['’]s)\s"
        rf"(?P<m>{_NUMBER})(?P<half>\sand\sa\shalf)?\shours(?:\s(?:each|apiece|a\stime|at\sa\stime|every\stime|(?:a|per|each)\s{_SHIFT}))?\b",
        _by_the_week,
        "you work 12 hours a week or more",
        "I work three shifts a week at the till, five hours each.",
        "My son works three shifts a week at the till, five hours each.",
        needs="week",
    ),
    Rewording(
        "moved-in-here",
        r"\bmoved\sin\b(?!\s(?:with|to|here|next|together|at|above|below|opposite|in|on|a|an|the|my|our)\b)",
        "moved in here",
        "you have lived here for two years", "We moved in nine years ago.",
        "We moved out nine years ago.",
        needs="moved in",
    ),
    Rewording(
        "since-an-age",
        rf"\bsince\sI\swas\s(?P<then>an?\s(?:little\s|small\s|young\s)?(?:{'|'.join(_STAGES)})|{_NUMBER})\b"
        rf"(?P<between>[^;!?]{{0,80}}?\b(?:I['’]m|I\sam|I['’]ve\s(?:just\s)?turned)\s(?:now\s|just\s)?(?P<now>{_NUMBER})\b"
        r"(?!\s(?:per|%|miles|hours|minutes|kilos|stone|weeks|days|feet|foot|metres)))",
        _since_age,
        "you have lived here for two years", "I've lived here since I was nine and I'm 40 now.",
        "I've been diving since I was nine and I'm 40 now.",
        needs="since i was",
    ),
    Rewording(
        "since-the-age-of-kin", rf"\bsince\s{_AGED_THEN}", _since_age,
        "you have lived here for two years", "I've lived here since my son was three. He's 15 now.",
        "I've been diving since my son was three. He's 15 now.",
        needs="since my |since our ",
    ),
    Rewording(
        "when-kin-had-an-age", rf"\bwhen\s{_AGED_THEN}", _when_aged,
        "you moved here more than two years ago", "I moved here when my son was born. He's 14.",
        "I moved here when my son was ill. He's 14.",
        needs="when my |when our ",
    ),
    Rewording(
        "a-mile-off",
        r"\ban?\s(?:good\s|full\s)?(?P<unit>mile|kilomet(?:re|er))(?=\s(?:away|off|from|down|up|along|to|north|south|east|west"
        r"|outside|beyond|by\sroad|on\sfoot)\b)",
        r"1 \g<unit>",
        "the mill is within 2 miles of your home", "The mill is a mile from our home.",
        "The mill is a mine of stories.",
        needs="mile|kilomet",
    ),
    Rewording(
        "so-much-scored",
        rf"\b(?P<who>I|we|he|she|they)(?:['’]ve|['’]s)?\s(?:only\s|just\s)?(?:scored|got|made|managed|achieved|notched\sup)\s"
        rf"(?P<n>\d+|{_UP_TO_99})(?=\s(?:in|on|for)\s(?:the|my|our|that|this)\b|\s*(?:[.!;](?!\d)|$))",
        r"\g<who> scored \g<n> points",
        "you scored more than 60 points in the final", "I scored 74 in the final.",
        "I painted 74 in the final.",
        needs="scored |got |made |managed |achieved |notched up",
    ),
    Rewording(
        "months-of-one-year",
        rf"\b(?P<first>(?:between|from)\s(?:{_MONTHS}))(?P<last>\s(?:and|to|until|till)\s(?:{_MONTHS}))\s(?P<year>(?:19|20)\d\d)\b",
        r"\g<first> \g<year>\g<last> \g<year>",
        "you served between 1 May 1998 and 31 August 1998", "I served from June to July 1998.",
        "I served from June to noon in 1998.",
        needs="between |from ",
    ),
    Rewording(
        "time-left",
        rf"\b(?P<spell>(?:{_NUMBER}|an?)\s(?:years?|months?|weeks?|days?))\sleft\b(?=\s(?:on|before|until|in|of)\b|\s*[.,;!?]|$)",
        r"\g<spell> remaining left",
        "your passport has less than six months left", "My passport has ten weeks left.",
        "My course has ten weeks left.",
        needs="left",
    ),
    Rewording(
        "weeks-along",
        rf"(?P<spell>\b(?:\d+|{WORD})\s(?:weeks?|months?))\s(?:along|gone|into\s(?:my|her|the)\spregnancy)\b(?!\s(?:by|the|a|my|our|since|to)\b)"
        r"(?:\swith\s(?:my|our|her)\s[a-z]+(?:\s(?:child|baby|one))?)?",
        r"\g<spell> pregnant",
        "you are at least 24 weeks pregnant", "I'm 30 weeks along.", "I'm 30 weeks late.",
        needs="along|gone|into my pregnancy|into her pregnancy|into the pregnancy",
    ),
    Rewording(
        "expecting-so-long",
        rf"\bexpecting(?:\s(?:a|my|our|her)(?:\s[a-z]+)?(?:\s(?:baby|child))?)?(?:,\s|\sand\s(?:I['’]m\s)?)(?P<spell>(?:about|around|roughly|just\s(?:over|under)|nearly|almost)?"
        rf"\s?(?:\d+|{WORD})\s(?:weeks?|months?))(?:\s(?:now|so\sfar|on))?(?=\s*(?:[.,;!?]|$))",
        r"\g<spell> pregnant",
        "you are at least 24 weeks pregnant", "I'm expecting, 30 weeks now.",
        "I'm expecting guests, 30 weeks now.",
        needs="expecting",
    ),
    Rewording(
        "a-whole-one",
        rf"\b(?P<be>{_BE})\san?\s(?:whole\s|full\s|good\s)?(?P<unit>fortnight|week|month|year)(?=\s*(?:$|[.,;!?)]|(?:and|but|to|from|in|at"
        r"|before|now|so|long|because|with|already)\b))", r"\g<be> 1 \g<unit>",
        "your course lasts less than a month", "My course lasts a fortnight.",
        "My holiday lasts a fortnight.",
        needs="fortnight|week|month|year",
    ),
)  # fmt: skip
