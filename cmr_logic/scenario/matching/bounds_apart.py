"""What words say of the other side of a bound: "fewer than 3 jars" for a clause about 3 jars.

What words are compared by leaves bounds out: "I bring fewer than 3 jars" has all that "you bring 3
jars" is compared by, and "after 2 May" all that "by 2 May" is.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.text import words_in


class Apart(Enum):
    """How words that name what a clause names lie to its bound."""

    BEYOND = "beyond"  # on the other side
    ELSEWHERE = "elsewhere"  # away from it: what is denied of that says nothing
    UNSURE = "unsure"  # perhaps on the other side


_NUMBER = rf"(?P<n>[£$€]?\d[\d.,]*(?<![.,])|(?:{'|'.join(sorted(syntax.NUMBERS))})\b)"
_LESS = re.compile(
    r"\b(?P<less>fewer\sthan|less\sthan|under|below|short\sof|nowhere\snear|not\seven"
    r"|(?P<unsure>almost|nearly|not\squite|at\s(?:the\s)?(?:very\s)?most|no\smore\sthan|not\smore\sthan"
    r"|up\sto|a\smaximum\sof|perhaps|maybe))"
    rf"\s(?:about\s|only\s|the\s|an?\s)?{_NUMBER}",
    re.IGNORECASE,
)
# A number that a clause bounds, and does not name outright: "**at least** 3 jars"; not "3 jars".
_BOUND = re.compile(
    r"(?:\b(?:than|least|most|over|under|above|below|within|minimum(?:\sof)?|maximum(?:\sof)?|exceed(?:s|ing)?|to"
    r"|between|and|or|last|first|every|by|before|after|about|around|until)\s(?:the\s|an?\s)?)$",
    re.IGNORECASE,
)
_BOUND_BEHIND = re.compile(
    r"\s?(?:or|and)\s(?:more|over|above|less|fewer|under|up)\b|\s?(?:to|-|–)\s?\d|\+", re.IGNORECASE
)
# What is at another time or place than what follows: "**outside** term time"; not "in term time".
_OUTSIDE = re.compile(
    r"(?:\b(?:am|is|are|was|were)\sout\sof|['’](?:m|s|re)\sout\sof"
    r"|\b(?:outside(?:\sof)?|outwith|away\sfrom|other\sthan(?:\sin|\sduring|\sat|\son)?"
    r"|any(?:where|\stime|\sday|\smonth)?\sbut(?:\sin|\sat|\son)?))\s"
    r"(?P<what>(?:[\w.:£$€'’-]+\s?){1,7})",
    re.IGNORECASE,
)
_OUT_OF = re.compile(r"\bout\sof\s(?:the|this|our|my)\s(?P<what>[a-z]+)", re.IGNORECASE)
_INSIDE = re.compile(r"\b(?:in|within|inside)\s(?:the|this|our|your)\s(?P<place>[a-z]+)")
_SAID_OUTSIDE = re.compile(
    r"\b(?:outside|outwith|out\sof|away|other\sthan|but|except|excluding)\b", re.I
)
# A day or month, and on which side of it something is: "**by** 2 May"; not "on 2 May".
_MONTH = "|".join(syntax.MONTHS)
_DAY = rf"(?P<day>\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?(?:{_MONTH})|(?:{_MONTH})(?:\s\d{{1,2}})?)\b"
_BY = re.compile(
    rf"\b(?:by|before|until|till|no\slater\sthan|not\slater\sthan|on\sor\sbefore|up\sto)\s(?:the\s)?{_DAY}",
    re.IGNORECASE,
)
_PAST = re.compile(
    rf"\b(?:(?<!on\sor\s)(?<!and\s)after|later\sthan|past|miss(?:ed|ing)?)\s(?:the\s)?{_DAY}", re.I
)
_SINCE = re.compile(rf"\b(?:after|from|since|on\sor\safter|later\sthan)\s(?:the\s)?{_DAY}", re.I)
_EARLIER = re.compile(
    rf"\b(?:(?<!not\s)before|earlier\sthan|prior\sto)\s(?:the\s)?{_DAY}", re.IGNORECASE
)
_TO_END = re.compile(rf"\b(?:between|from)\s[^,;]*?\s(?:and|to|until|till)\s(?:the\s)?{_DAY}", re.I)
_FROM_START = re.compile(rf"\b(?:between|from)\s(?:the\s)?{_DAY}", re.IGNORECASE)
# Where a clause says that something is or is done: "**at the** station"; not "by train".
_WHERE = re.compile(
    r"\b(?:in|at|on|within|inside|from|through|to)\s(?:the|this|our|your|an?)\s(?P<place>[a-z]+)"
)
_ELSEWHERE = re.compile(
    r"\b(?:(?:somewhere|someplace)\selse|elsewhere)\b(?!\sin\sthe\s)", re.IGNORECASE
)
# Another of the kind that a clause names: "in **another** county"; not "in the county".
_ANOTHER = re.compile(
    r"\b(?P<only>(?:only|just|solely|exclusively)\s)?(?:in|at|to|from|with|of|for|by|within)\s(?P<just>only\s|just\s)?"
    r"(?:another|an?\s(?:different|neighbouring|separate)|some\sother|other|different)\s(?P<what>[a-z]+)\b",
    re.IGNORECASE,
)
# A place that has a name, or is known: "the old village", "Upper Leith"; not "a village".
_WHAT = r"(?P<what>(?:the|this|our|your)\s(?:[a-z-]+\s)?[a-z-]+|[A-Z][\w-]+(?:\s[A-Z][\w-]+)?)"
# How far what follows is off: "**two miles from** the village"; not "a letter from the village".
_FAR_FROM = re.compile(
    r"\b(?:(?:miles|kilometres|kilometers|km|minutes|hours|hour['’]?s?|mile|streets|blocks|stops|metres|meters|yards)"
    r"(?:['’])?(?:\s(?:drive|walk|ride|cycle))?(?:\s(?:away|north|south|east|west|inland|out|down\sthe\sroad))?"
    r"|(?<!\bnot\s)(?<!\bnot\sso\s)(?<!\bnot\stoo\s)(?<!\bnot\svery\s)\b(?:far|a\slong\sway|some\sway|some\sdistance|well)(?:\saway)?)\s"
    rf"(?:from|outside|beyond|off)\s{_WHAT}",
)
# How near it is, perhaps in it: "**close to** the village".
_NEAR_TO = re.compile(
    r"\b(?:close\sto|near(?:\sto)?|next\sto|not\s(?:very\s|too\s|so\s)?far\s(?:away\s)?from|a\sstone['’]s\sthrow\s(?:away\s)?from"
    r"|(?:just|right)\soutside|on\sthe\s(?:edge|outskirts)\sof|within\s(?:sight|reach|walking\sdistance)\sof)\s"
    rf"{_WHAT}",
)
# Where somebody was before: "I **moved here from** the village".
_CAME_FROM = re.compile(
    r"\b(?:mov(?:ed|ing)|came|come|coming|relocated|travel(?:led|ling)?)\s(?:[a-z]+\s){0,3}?(?:from|out\sof)\s"
    rf"{_WHAT}",
)
_OFF = ((_FAR_FROM, Apart.ELSEWHERE), (_NEAR_TO, Apart.UNSURE), (_CAME_FROM, Apart.UNSURE))
_IN = re.compile(r"\b(?:in|at|on|within|inside|for)\s")
_NEARBY = re.compile(r"\b(?:near|close|next|by|from|outside|beyond|off|within|of)\b")
_ONLY_EARLIER = re.compile(r"\b(?:only|just|solely|exclusively)\b", re.IGNORECASE)


_SIDES = ((_BY, _PAST), (_TO_END, _PAST), (_SINCE, _EARLIER), (_FROM_START, _EARLIER))


@lru_cache(maxsize=4096)
def how_apart(statement: str, quote: str) -> Apart | None:
    """Return how words lie to a bound of a clause, None where they do not lie apart from it.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story.

    Example:
        >>> how_apart("you bring 3 jars", "I bring fewer than 3 jars")
        <Apart.BEYOND: 'beyond'>
        >>> how_apart("you bring 3 jars", "I bring up to 3 jars")
        <Apart.UNSURE: 'unsure'>
        >>> how_apart("you bring 3 jars", "I bring 3 jars")
        >>> how_apart("you came in term time", "I came outside term time")
        <Apart.ELSEWHERE: 'elsewhere'>
        >>> how_apart("you paid by 2 May", "I paid after 2 May")
        <Apart.ELSEWHERE: 'elsewhere'>
    """
    for find in (_by_number, _by_day, _by_place, _by_another, by_distance):
        apart = find(statement, quote)
        if apart is not None:
            return apart
    return None


def _by_number(statement: str, quote: str) -> Apart | None:
    """Return how a number of a story lies to that which a clause names outright."""
    for found in _LESS.finditer(quote):
        rest = f"{quote[: found.start()]}{quote[found.end() :]}"
        if _names_outright(statement, found["n"]) and not _names_outright(rest, found["n"]):
            return Apart.UNSURE if found["unsure"] else Apart.BEYOND
    return None


def _names_outright(statement: str, number: str) -> bool:
    """Tell whether a clause names a number without a bound: "you bring 3 jars"."""
    for found in re.finditer(rf"(?<![\w.,£$€]){re.escape(number)}(?![\w]|[.,]\d)", statement):
        bound = _BOUND.search(statement[: found.start()])
        if bound is None and _BOUND_BEHIND.match(statement, found.end()) is None:
            return True
    return False


def _by_day(statement: str, quote: str) -> Apart | None:
    """Return how a day of a story lies to that by which, or after which, a clause asks."""
    for asked, told in _SIDES:
        wanted, said = asked.search(statement), told.search(quote)
        if wanted is not None and said is not None and wanted["day"] == said["day"]:
            return Apart.ELSEWHERE
    return None


def _by_place(statement: str, quote: str) -> Apart | None:
    """Return how words that say "outside" or "elsewhere" lie to where or when a clause asks."""
    found = _OUTSIDE.search(quote)
    if found is not None and _SAID_OUTSIDE.search(statement) is None:
        shared = _keys(found["what"]) & _keys(statement)
        rest = _keys(f"{quote[: found.start()]} {quote[found.end() :]}")
        if shared and not shared <= rest:  # "in term time and outside term time"
            return Apart.ELSEWHERE
    out = _OUT_OF.search(quote) if _SAID_OUTSIDE.search(statement) is None else None
    if out is not None and any(
        found["place"] == out["what"].lower() for found in _INSIDE.finditer(statement)
    ):
        return Apart.UNSURE  # "I work out of the town"
    if " else" in statement or _ELSEWHERE.search(quote) is None:
        return None
    if statement.endswith(" here"):
        return Apart.ELSEWHERE
    asked = _WHERE.search(statement)
    if asked is None:
        return None
    return Apart.ELSEWHERE if asked["place"] not in words_in(quote.lower()) else None


def by_distance(statement: str, quote: str) -> Apart | None:
    """Return how words that tell how far something is from a place lie to where a clause asks.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story.

    Example:
        >>> by_distance("you live in the village", "I live two miles from the village")
        <Apart.ELSEWHERE: 'elsewhere'>
        >>> by_distance("you live in the village", "I live close to the village")
        <Apart.UNSURE: 'unsure'>
        >>> by_distance("you live in the village", "I live in the village, a mile from the pub")
    """
    if _NEARBY.search(statement) is not None or _IN.search(statement) is None:
        return None
    for pattern, apart in _OFF:
        for found in pattern.finditer(quote):
            what = _words_of(found["what"])
            rest = _words_of(f"{quote[: found.start()]} {quote[found.end() :]}")
            asked = _words_of(statement)
            if what & asked and not what & rest:
                whole = what <= asked  # not "the village green"
                return apart if whole else Apart.UNSURE
    return None


def _words_of(text: str) -> frozenset[str]:
    """Return what each word is compared by, also one of a phrase: "**in the harbour**"."""
    words = words_in(text.lower())
    return frozenset(word_key(w) for w in words if w not in syntax.DETERMINERS) - {""}


def _keys(text: str) -> frozenset[str]:
    return frozenset(key for key in keyed(words_in(text.lower())) if key)


def _by_another(statement: str, quote: str) -> Apart | None:
    """Return how words of another of a kind lie to the one that a clause names."""
    found = _ANOTHER.search(quote)
    if (
        found is None
        or re.search(rf"\b(?:the|this|our|your)\s{found['what']}\b", statement) is None
    ):
        return None
    only = found["only"] or found["just"] or _ONLY_EARLIER.search(quote[: found.start()])
    return Apart.ELSEWHERE if only else Apart.UNSURE
