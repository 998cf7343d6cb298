"""How old a thing is, told by how it came about or since when one has had it.

"We had the boiler put in four years ago" says that the boiler is four years old, and "I've had the
mower since 1995" that it is at least as old as that. The entries are read and tested like those of
:mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_SMALL = (
    r"(?:an?|a\scouple\sof|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|fifteen|eighteen"
    r"|twenty|twenty-five|thirty|forty|fifty|sixty)"
)
_SPELL = rf"(?P<spell>{_SMALL}\s(?:days?|weeks?|fortnights?|months?|years?))"
_LOOSE = r"(?:(?:only|just|about|over|nearly|almost|barely|well\sover|some|back)\s)*"
_WHEN = (
    rf"{_LOOSE}(?:{_SPELL}\s(?:ago|back)|in\s(?:[A-Z][a-z]+\s)?(?P<year>(?:1[5-9]|20)\d\d)"
    r"|(?P<last>last\s(?:week|month|year|spring|summer|autumn|winter|christmas|january|february"
    r"|march|april|may"
    r"|june|july|august|september|october|november|december|[mtwfs][a-z]+day)"
    r"|the\syear\sbefore\slast)"
    r"|(?P<lately>yesterday|today|this\s(?:week|month|year|morning|spring|summer|autumn|winter)"
    r"|the\sother\s(?:day|week)"
    r"|recently)|in\sthe\s(?:19)?(?P<decade>(?:[3-9]0|twenties|thirties|forties|fifties|sixties"
    r"|seventies|eighties"
    r"|nineties)s?))\b"
)
_WHAT = (
    r"(?P<what>it|they|them|(?:the|my|our|this|that|these)\s(?:(?!new\b)[a-z-]+\s)??"
    r"(?!new\b)[a-z-]+)"
)
_MADE = (
    r"(?:made|built|manufactured|put\sin|put\sup|fitted|installed|constructed|erected|laid"
    r"|plumbed\sin|planted"
    r"|assembled)"
)
_NOUN = r"(?!(?:old|used|second|one|new)\b)[a-z-]+"
_DECADES = {
    "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "seventies": 70,
    "eighties": 80, "nineties": 90,
}  # fmt: skip
# The last year that is surely over when a story is read: what was there in 1995 is at least as old
# as from then to this year, whichever year it is told in.
_FULL_YEAR = 2024
_SHIFTED = {"them": "they", "mine": "it", "ours": "it"}


def _named(match: re.Match[str]) -> str:
    """Return what a turn calls a thing, as a subject."""
    said = match.groupdict()
    what = said.get("what") or f"the {said['new']}"
    what = _SHIFTED.get(what.lower(), what.lower())
    return what[0].upper() + what[1:]


def _is(what: str) -> str:
    """Return the verb that goes with what a thing is called: "they are", "the tiles are"."""
    several = what == "They" or (what.endswith("s") and not what.endswith(("ss", "us")))
    return f"{what} {'are' if several else 'is'}"


def _of_age(match: re.Match[str]) -> str:
    """Say how old a thing is by when it was made, or new."""
    said = match.groupdict()
    what = _named(match)
    if said["spell"]:
        return f"{_is(what)} {said['spell']} old."
    if said["year"]:
        told = " built " in match.group()  # as it stands
        return "" if told else f"{what} was built in {said['year']}."
    if said["last"]:
        return f"{_is(what)} less than {'three' if 'before' in said['last'] else 'two'} years old."
    if said["lately"]:
        return f"{_is(what)} less than one year old."
    decade = said["decade"].lower().removesuffix("s")
    began = _DECADES.get(said["decade"].lower(), 0) or int(decade)
    return _at_least(what, _FULL_YEAR - (1909 + began))


def _at_least(what: str, years: int) -> str:
    return f"{_is(what)} at least {years} years old." if years > 0 else ""


def _had(match: re.Match[str]) -> str:
    """Say how old a thing is at least by how long somebody has had it."""
    what = _named(match)
    if match["spell"]:
        return f"{_is(what)} at least {match['spell']} old."
    return _at_least(what, _FULL_YEAR - int(match["year"]))


def _nearly_new(match: re.Match[str]) -> str:
    """Say how old a thing is at most that is new, or nearly so."""
    most = "one year" if "brand" in match["how"] else "three years"
    return f"{_is(_named(match))} less than {most} old."


# fmt: off
AGES_OF_THINGS: tuple[Rewording, ...] = (
    Rewording(
        "made-then",
        rf"\b{_WHAT}\s(?:was|were|is|are|(?:has|have)\sbeen)\s(?:only\s"
        rf"|just\s)?{_MADE}\s(?:new\s)?{_WHEN}",
        _of_age,
        "your boiler is more than ten years old", "The boiler was put in 12 years ago.",
        "The boiler was put out 12 years ago.",
        needs="made|built|manufactured|put|fitted|installed|constructed|erected|laid|plumbed"
        "|planted|assembled",
    ),
    Rewording(
        "had-it-made-then",
        r"\b(?:I|we)(?:['’]d|\shad|\sgot)\s(?:a\s(?:brand[\s-])?new\s(?P<new>[a-z-]+)"
        r"|(?P<what>it|them"
        rf"|(?:the|my|our)\s(?:[a-z-]+\s)??[a-z-]+))\s{_MADE}\s{_WHEN}",
        _of_age,
        "your boiler is more than ten years old", "We had the boiler fitted 12 years ago.",
        "We had the boiler cleaned 12 years ago.",
        needs="made|built|manufactured|put|fitted|installed|constructed|erected|laid|plumbed"
        "|planted|assembled",
    ),
    Rewording(
        "somebody-fitted-it-then",
        r"\b(?:an?|the|my|our|they)(?:\s[a-z-]+)?\s(?:fitted|installed|built|put\sin|made"
        r"|put\sup)\s"
        rf"{_WHAT}\s(?:new\s)?{_WHEN}",
        _of_age,
        "your boiler is more than ten years old", "A plumber fitted the boiler 12 years ago.",
        "A plumber flooded the boiler 12 years ago.",
        needs="fitted|installed|built|put|made",
    ),
    Rewording(
        "bought-new-then",
        rf"\b(?:I|we|he|she|they|my\s[a-z]+)(?:['’](?:d|ve))?\s(?:bought|had|got|ordered"
        rf"|purchased)\s{_WHAT}\s"
        rf"(?:brand[\s-])?new\s{_WHEN}",
        _of_age,
        "your boiler is more than ten years old", "I bought the boiler new 12 years ago.",
        "I bought the boiler glue 12 years ago.",
        needs="new",
    ),
    Rewording(
        "was-new-then",
        rf"\b{_WHAT}\s(?:was|were)\s(?:bought\s)?(?:brand[\s-])?new\s{_WHEN}",
        _of_age,
        "your boiler is more than ten years old", "The boiler was new 12 years ago.",
        "The boiler was nude 12 years ago.",
        needs="new",
    ),
    Rewording(
        "of-a-year",
        rf"\b(?P<what>it|they|mine|ours|(?:the|my|our)\s{_NOUN})(?:['’]s|\sis|\sare"
        rf"|\swas)\s(?:all\s)?"
        r"(?:from|an?)\s(?:about\s|around\s)?(?P<year>(?:18|19|20)\d\d)(?:\s(?:model|one|build"
        r"|car|van|house|machine|registration|vintage|design|edition)"
        r"|\s(?-i:[A-Z][a-z]+))?(?=\s*(?:[.,;!?]|$|and\b|but\b|so\b))",
        lambda match: f"{_named(match)} was built in {match['year']}.",
        "your boiler is more than ten years old", "The boiler is a 1986 model.",
        "The boiler is a 2000 watt one.",
        needs="18|19|20",
    ),
    Rewording(
        "dates-from-a-year",
        rf"\b(?P<what>it|they|mine|ours|(?:the|my|our)\s(?:[a-z-]+\s)??{_NOUN})\s(?:dates?|goes"
        rf"|go)\s(?:all\sthe\sway\s)?"
        r"(?:from|back\sto)\s(?:about\s|around\s)?(?P<year>(?:18|19|20)\d\d)\b",
        lambda match: f"{_named(match)} was built in {match['year']}.",
        "your boiler is more than ten years old", "The boiler dates from 1986.",
        "The boiler varies from 1986.",
        needs="18|19|20",
    ),
    Rewording(
        "left-the-works",
        rf"\b(?P<what>it|(?:the|my|our)\s{_NOUN})\s(?:came|rolled|went)\s(?:out\sof|from"
        rf"|off)\sthe\s(?:works|factory|line|yard|workshop)\s"
        r"(?:back\s)?in\s(?P<year>(?:18|19|20)\d\d)\b",
        lambda match: f"{_named(match)} was built in {match['year']}.",
        "your boiler is more than ten years old", "The boiler came out of the factory in 1986.",
        "The boiler was seen in the factory in 1986.",
        needs="works|factory|line|yard|workshop",
    ),
    Rewording(
        "had-it-so-long",
        rf"\b(?:I|we)(?:['’]ve|\shave)\s(?:had|owned|kept)\s{_WHAT}\s(?:for\s{_LOOSE}{_SPELL}"
        rf"|(?:ever\s)?since\s"
        r"(?P<year>(?:19|20)\d\d))\b",
        _had,
        "your boiler is more than ten years old", "I've had the boiler for 12 years.",
        "I've hated the boiler for 12 years.",
        needs="had|owned|kept",
    ),
    Rewording(
        "it-is-new",
        rf"\b(?P<what>it|they|mine|(?:the|my|our)\s{_NOUN})(?:['’](?:s|re)|\sis"
        rf"|\sare)\s(?P<how>(?:only\s)?(?:nearly|almost|practically"
        r"|virtually)\snew|brand[\s-]new|hot\soff\sthe\spress)\b",
        _nearly_new,
        "your boiler is more than ten years old", "The boiler is nearly new.",
        "The boiler is nearly full.",
        value=False, needs="new|hot off",
    ),
)
# fmt: on
