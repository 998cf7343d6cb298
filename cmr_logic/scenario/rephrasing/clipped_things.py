"""What is told of a thing, or measured, without a subject: "Weighs six kilos", "Height: 2.4 m".

The entries stand with those of :mod:`.turns`.
"""

from __future__ import annotations

import re
from re import Match

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.clipped import SENTENCE_END, STARTS, is_of_oneself
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, classes

_WEIGHTS = re.compile(r"\d\s?(kilos?|kgs?|kilograms?|pounds|lbs?|stone)\b", re.IGNORECASE)
# A figure behind what it measures: "height **2.4** m".
_FIGURE = rf"(?:[£$€]\s?)?{NUMBER}"
_ANOTHER = re.compile(r"\b(?:she|her|he|his|him)\b", re.IGNORECASE)


def _born(match: Match[str]) -> str:
    """Return a day of birth as that of whoever tells, or of the one person told of."""
    who = _ANOTHER.search(match.string)
    if who is not None:
        return f"{'He' if who[0].lower() in {'he', 'his', 'him'} else 'She'} was born on "
    return "I was born on " if is_of_oneself(match.string[: match.start()]) else ""


def _weighs(match: Match[str]) -> str:
    """Return a weight with its unit, where another has one: "Amy is 60 kilos, I weigh 70"."""
    story, plain = match.string, "weigh" not in match["be"]
    before = story[: match.start()]
    told = _WEIGHTS.findall(SENTENCE_END.split(before)[-1] if plain else story)
    units = {unit.lower().rstrip("s") for unit in told}
    if len(units) != 1 or (plain and match["who"].lower() != "i"):
        return ""
    verb = " weighs" if match["who"].lower() != "i" else " weigh"
    return f"{match['who']}{verb} {match['n']} {told[0]}"


_NO_NOUNS = syntax.PRONOUNS | syntax.AUXILIARIES | syntax.PREPOSITIONS | syntax.DETERMINERS


def _is_done(match: Match[str]) -> str:
    """Return what was not done to a thing, with the words that are left out."""
    noun, done = match["noun"], match["done"].lower()
    head = noun.lower().split()[-1]
    words = frozenset(noun.lower().split())
    named = is_person(head) or not words.isdisjoint(lists.GIVEN_NAMES | _NO_NOUNS)
    if NOUN not in classes(head) or named or not syntax.is_participle(done):
        return ""
    be = "are" if syntax.is_plural_noun(head) else "is"
    return f"The {noun[0].lower()}{noun[1:]} {be} not {done}"


CLIPPED_THINGS: tuple[Rewording, ...] = (
    Rewording(
        "clipped-it",
        rf"{STARTS}(?P<how>(?:(?:only|just|still|already|now)\s)*)(?P<verb>comes|came|costs?"
        rf"|weighs|measures|lasts"
        r"|lasted|dates|expires|expired|runs\sout|ran\sout|belongs|holds"
        r"|seats)\b(?=\s(?!for\sme)[\w£$€])",
        r"It \g<how>\g<verb>",
        "it weighs more than 5 kilos", "Weighs six kilos with a case.", "Weighs on my mind.",
        needs="come|came|cost|weighs|measures|last|dates|expire|run|ran|belongs|holds|seats",
    ),
    Rewording(
        "clipped-measure",
        rf"(?:{STARTS}|(?<=,\s))(?:the\s)?(?P<what>(?:(?!my\b|our\b|with\b|of\b|in\b|for\b"
        rf"|at\b|and\b|is\b)[a-z]+\s){{0,2}}?"
        r"(?:height|length|width|depth|weight|temperature|price|cost|total|distance|area"
        r"|capacity|speed|balance|altitude))"
        rf"(?:\s?:|\sof|\s[–—-])?\s(?P<loose>(?:now|about|only|just|around|roughly"
        rf"|exactly)\s)?(?P<n>{_FIGURE})",
        r"the \g<what> is \g<loose>\g<n>",
        "its height is under 3 metres", "Went to the yard, height 2.4 metres.",
        "Went to the yard, height unknown.",
        needs="height|length|width|depth|weight|temperature|price|cost|total|distance|area|capacity"
        "|speed|balance|altitude",
    ),
    Rewording(
        "so-long-to-the-top",
        r"(?P<said>(?:\bit|\bs?he|\b(?:my|our|the)\s[a-z]+)(?:['’]s|\s(?:is|was|measures"
        r"|stands|comes\sto|measured))\s"
        rf"(?:(?:about|only|just|around|roughly|exactly)\s)?{NUMBER}\s?(?:m|cm|mm|ft|feet"
        rf"|met(?:re|er)s?|centimet(?:re|er)s))"
        r"(?:\s(?:high|tall))?\sto\s(?:the|its)\s(?:(?:very\s)?top|roof|ridge|eaves"
        r"|top\sof\s(?:the|its)\s(?:roof|chimney|mast|rack))",
        r"\g<said> high",
        "your kiln is over 2 metres high", "It is 3 m to the top.", "It is 3 m to the west.",
        needs=" to the | to its ",
    ),
    Rewording(
        "years-of-service",
        rf"{STARTS}(?P<n>(?:(?:only|just|about|over|nearly|almost)\s)*{NUMBER}\s(?:years?"
        rf"|months?|weeks?)['’]?\s(?:of\s)?(?:continuous\s|full\s)?"
        r"(?:service|experience|membership|employment|practice|training))\b",
        lambda m: f"I have {m['n'].lower()}" if is_of_oneself(m.string[: m.start()]) else "",
        "you have at least four years' experience", "Six years' experience, all at sea.",
        "Six years' rent, all at once.",
        needs="service|experience|membership|employment|practice|training",
    ),
    Rewording(
        "clipped-built",
        rf"{STARTS}(?P<done>built|made|printed|issued|dated|fitted|installed"
        rf"|founded)\s(?:back\s)?(?:in\s)?(?P<year>1[5-9]\d\d|20[012]\d)"
        r"(?=\s*(?:[.,;!?)]|$)|\s(?:by|for|and|but|so)\b)",
        lambda m: (
            f"It was {m['done'].lower()} in {m['year']}"
            if is_of_oneself(m.string[: m.start()])
            else ""
        ),
        "it was built before 1950", "Built in 1902, by my uncle.", "Built 1902 huts, by my count.",
        needs="built|made|printed|issued|dated|fitted|installed|founded",
    ),
    Rewording(
        "clipped-birthday",
        rf"(?:{STARTS}|(?<=,\s))(?:birthday|date\sof\sbirth|dob|d\.o\.b\.?|born)(?:\s?:|\s?[–-]"
        rf"|['’]s|\sis|\son)?\s"
        r"(?=(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s(?:of\s)?[A-Za-z]+,?\s\d{4}|[./-]\d)"
        r"|[A-Za-z]{3,9}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})",
        _born,
        "you were born before 1960", "Date of birth: 3 June 1955.", "Date of issue: 3 June 1955.",
        needs="birth|born|dob|d.o.b",
    ),
    Rewording(
        "weighs-as-many",
        r"\b(?P<who>I|s?he)(?P<be>\sweigh(?:s|ed)?\s|(?:['’](?:m|s)|\sam|\sis)\s)(?:(?:only"
        r"|just|about|around)\s)?"
        r"(?P<n>\d{2,3})(?=\s*(?:[.,;!?)]|$)|\s(?:in|with|and|but|at|on|soaking|these|now)\b)",
        _weighs,
        "you weigh more than 80 kg", "Amy is 60 kilos and I weigh 90 in my socks.",
        "Amy is 60 and I weigh 90 in my socks.",
        needs="i |i'|i’|he |he'|he’",
    ),
    Rewording(
        "they-are-so-many-weeks",
        r"\b(?P<they>(?:they|s?he)(?:['’](?:re|s)|\sare|\sis)\s(?:(?:only|just|about|nearly"
        r"|almost|now)\s)*"
        rf"{NUMBER}\s(?:days|weeks|months))(?=\s*(?:[.,;!?]|$)|\snow\b|\stoday\b)",
        r"\g<they> old",
        "your foals are at least six weeks old", "I have foals. They are nine weeks now.",
        "I have foals. They are nine miles off now.",
        needs="days|weeks|months",
    ),
    Rewording(
        "clipped-done",
        rf"{STARTS}(?P<noun>(?!(?:never|just|still|already|all|no)\b)"
        r"(?:(?!not\b)[a-z]+\s)?(?!not\b)[a-z]+)\snot\s(?:yet\s)?(?P<done>[a-z]+)"
        r"(?=(?:\s(?:yet|in\sfull|already|by\s[^.!?,]+|on\s[^.!?,]+|last\s[a-z]+"
        r"|in\s[a-z]+))?\s*(?:[.,;!\n]|$))",
        _is_done,
        "the boat is not insured", "Boat not insured.", "Boat not around.",
        needs="",
    ),
    Rewording(
        "none-on-it",
        rf"{STARTS}(?:there['’]?s\s)?no\s(?P<what>(?:[a-z]+\s)?[a-z]+)\son\s(?P<it>it|him|her)\b",
        lambda m: (
            ""
            if m["what"].lower() in {"insurance", "cover"}
            else f"{ {'it': 'It', 'him': 'He', 'her': 'She'}[m['it'].lower()] } has no {m['what']}"
        ),
        "it has a bell", "No bell on it.", "No bell rings on it.", value=False,
        needs="no ",
    ),
)  # fmt: skip
"""The entries."""
