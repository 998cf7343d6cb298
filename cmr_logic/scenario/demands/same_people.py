"""Of whom else a clause may be told: of a household by whoever is of it, of several by one of them.

What one of a household gets, the household gets; and where one alone has more than the household
may have, so has the household. "One of your grandparents" is any of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
_FAILS = frozenset({False})
_HOUSEHOLDS = re.compile(
    r"^the\s(?P<who>household|family|families|households)\s(?=\S)", re.IGNORECASE
)
_OURS = re.compile(
    r"^your\s(?:household|family)\s(?P<verb>has|receives?|gets?|claims?|have|owns?)\s",
    re.IGNORECASE,
)
_ONE_OF = re.compile(
    r"^(?:one|any|at\sleast\sone)\sof\syour\s(?P<whom>[a-z]+)s\s(?P<verb>is|has|was|lives|works)\s",
    re.IGNORECASE,
)
_AT_MOST = re.compile(
    r"\b(?:less|fewer|lower|under|below|no\smore|at\smost|up\sto|not\smore|maximum)\b",
    re.IGNORECASE,
)
_IN_ONE = re.compile(
    r"^you\s(?:are\son|work|do|take)\san?\s(?P<what>shift|course|contract|lease|placement|programme|tenancy)\s(?:that|which)"
    r"\s(?P<does>lasts|runs|is|takes|starts|ends)\s",
    re.IGNORECASE,
)
_LIVING = re.compile(
    r"^you\shave\s(?:an?|one)\s(?P<whom>child|son|daughter|parent|mother|father|partner|relative|brother|sister|lodger"
    r"|grandchild|friend)\s(?:living|who\slives)\swith\syou$",
    re.IGNORECASE,
)
_KIND_OF_BUSINESS = re.compile(
    r"^you\s(?:run|own|have|are)\san?\s(?P<quality>[\w-]+)\s(?P<what>business|company|firm|shop)$",
    re.IGNORECASE,
)
_BY_TRADE = re.compile(
    r"^(?P<who>(?:you|your\s\w+)\s(?:have|has)\s(?:ever\s)?worked\sas\san?\s)(?:professional|paid)\s(?=\w)",
    re.IGNORECASE,
)
_EVER_BEFORE = re.compile(
    r"^(?P<done>.*\s(?:have|has)\s(?:ever\s)?.+)\s(?:before|previously|in\sthe\spast)$",
    re.IGNORECASE,
)
_ONE = re.compile(
    r"\s(?:do\s|does\s)?(?P<adverb>(?:already|still|yet)\s)?(?P<verb>have|has|had|own|hold|rent|keep|got|use|taken|won|given|driven"
    r"|flown|ridden|run|done|bought|sold|lost|made|built|seen|[a-z]{2,}ed)\sone\b(?!\s(?:of|that|who|which)\b)"
)
# "You have **none of your own**"; not "you have none of these".
_NONE = re.compile(
    r"^(?P<who>you(?:r\s[a-z]+)?\s(?:have|has|own|owns))\snone(?P<own>\sof\s(?:your|their|its)\sown)?$"
)
# One of those that a question asks for: "the **first one** is paid"; not "the first one of them".
_SUCH_ONE = re.compile(
    r"^(?P<which>(?:the|your)\s(?:first|last|old|older|other|previous|earlier|existing|present))"
    r"\sone\b(?!\s(?:of|that|who|which|to)\b)"
)
# Those of an age, whatever else they are: "you are **farmers under 40**".
_OF_AN_AGE = re.compile(
    r"^you\sare\s(?:an?\s)?(?:[a-z]+\s)??(?P<who>[a-z]+)\s(?:who\sare\s)?(?P<age>(?:aged\s)?(?:under|over|below|above"
    r"|at\sleast|between)?\s?(?:the\sage\sof\s)?\d{1,3}(?:\s(?:or|and)\s(?:over|under|above|older|younger|\d{1,3}))?)$",
    re.IGNORECASE,
)
# What a question of oneself asks for: "can I borrow **a garden fork**?"
_ASKED_FOR = re.compile(
    r"\b(?:(?:I|we)\s[a-z]+\s(?:in\s|up\s|out\s)?|(?:I|we|(?:my|our)\s[a-z]+)\s(?:[^?]*?\s)??(?:for|get|have|borrow|be\sgiven)\s|\b(?:me|us)\s)"
    r"(?P<thing>an?\s(?:[a-z]+\s)?"
    r"(?!(?:alone|again|today|tomorrow|myself|ourselves|online|now)\b)[a-z]+)"
    r"(?=\s*(?:\?|$|\b(?:for|from|at|in|here|with|to|alone|again|today|tomorrow|myself|ourselves|online|now|on|without|before|over|across|along|into|onto|by|up|down)\b))",
    re.IGNORECASE,
)
# What says more of people, behind the noun for them: "guests **with** a badge".
_OF_PEOPLE = syntax.RELATIVES | {"with", "without", "aged", "under", "over"}
# Whoever asks and one other, who both do the same: "**you and your wife** work"; not "are married".
_TWO = re.compile(r"you and (your [a-z]+) (?!are\b|have\b|were\b|will\b|must\b|can\b|both\b)(.+)")
_BOTH = re.compile(
    r"both of you ((?:have (?:an?|the|your|no|any)\b|(?!(?:are|have|were|will|must|can)\b)[a-z]).*)"
)
# The home of whoever asks, as a rule names it: "somebody in **the** house"; not "in the hall".
_IN_THE_HOME = re.compile(
    r"\b(?:in|of|inside|from)\s(?P<the>the)\s(?:house|home|flat|household|apartment)\b(?!['’])"
)
_ITS = re.compile(r"^its\s(?=[a-z])", re.IGNORECASE)


@lru_cache(maxsize=4096)
def told_of_the_same(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return how else a clause may be told, each with what such words say of it.

    Args:
        statement: a clause.

    Example:
        >>> told_of_the_same("your household has less than £90 in savings")
        (('you have less than £90 in savings', frozenset({False})),)
        >>> told_of_the_same("you are farmers under 40")  # who is 47 is none
        (('you are under 40', frozenset({False})),)
        >>> [form for form, _ in told_of_the_same("one of your uncles has died")]
        ['your uncle has died']
        >>> told_of_the_same("your uncle has died")
        ()
    """
    return tuple(_forms(statement))


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    match = _HOUSEHOLDS.match(statement)
    if match is not None:
        yield f"your {match['who']} {statement[match.end() :]}", _EITHER
    match = _OURS.match(statement)
    if match is not None:
        verb = match["verb"].lower()
        verb = "have" if verb == "has" else verb.removesuffix("s")
        values = _FAILS if _AT_MOST.search(statement) else _HOLDS
        yield f"you {verb} {statement[match.end() :]}", values
    if (home := _IN_THE_HOME.search(statement)) is not None:
        yield f"{statement[: home.start('the')]}your{statement[home.end('the') :]}", _EITHER
    match = _ONE_OF.match(statement)
    if match is not None:
        yield f"your {match['whom']} {match['verb']} {statement[match.end() :]}", _HOLDS
    match = _BY_TRADE.match(statement)
    if match is not None:  # who worked as a cook was paid for it
        yield match["who"] + statement[match.end() :], _EITHER
    match = _EVER_BEFORE.match(statement)
    if match is not None:
        yield match["done"], _EITHER
    if statement.startswith("you "):
        yield from _of_ones_own(statement)


def _of_ones_own(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield what a clause about oneself says of one's shift or course, one's child, one's firm."""
    match = _OF_AN_AGE.match(statement)
    if match is not None and is_person(match["who"].lower()):
        yield f"you are {match['age'].strip()}", _FAILS
    match = _IN_ONE.match(statement)
    if match is not None:
        yield f"your {match['what']} {match['does']} {statement[match.end() :]}", _EITHER
    match = _LIVING.match(statement)
    if match is not None:
        yield f"your {match['whom']} lives with you", _HOLDS
    match = _KIND_OF_BUSINESS.match(statement)
    if match is not None and match["quality"].lower().endswith("registered"):
        yield f"your {match['what']} is {match['quality']}", _EITHER


def about_the_thing(statement: str, thing: str) -> str:
    """Return a clause that says "its …" with the thing that a question names: "your firm's …".

    Args:
        statement: a clause.
        thing: the noun of a question; empty for none.

    Example:
        >>> about_the_thing("its turnover is over £9,000", "firm")
        "your firm's turnover is over £9,000"
    """
    return _ITS.sub(f"your {thing}'s ", statement) if thing else statement


def of_somebody(statement: str) -> str:
    """Return a clause that is a mere noun phrase for people as being of whoever asks.

    Args:
        statement: a clause.

    Example:
        >>> of_somebody("guests with a badge"), of_somebody("badges with a number")
        ('you are guests with a badge', 'badges with a number')
    """
    noun, _, behind = statement.partition(" ")
    opening = behind.partition(" ")[0].lower()
    if not opening or not (opening in _OF_PEOPLE or syntax.is_gerund(opening)):
        return statement
    return f"you are {statement}" if is_person(noun.lower()) else statement


def of_the_thing_asked_for(statement: str, question: str) -> str:
    """Return a clause that says "one" with the thing that a question asks for: "a garden fork".

    Args:
        statement: a clause.
        question: what is asked.

    Example:
        >>> of_the_thing_asked_for("you do own one", "Can I borrow a garden fork?")
        'you own a garden fork'
        >>> of_the_thing_asked_for("you have none of your own", "Will you lend me a fork?")
        'you have no fork of your own'
        >>> of_the_thing_asked_for("you have one of them", "Can I borrow a fork?")
        'you have one of them'
        >>> of_the_thing_asked_for("the first one is back", "Can I borrow a second fork?")
        'the first fork is back'
    """
    asked = _ASKED_FOR.search(question) if " one" in statement or " none" in statement else None
    if asked is None:
        return statement
    if (such := _SUCH_ONE.match(statement)) is not None:
        return f"{such['which']} {asked['thing'].split()[-1]}{statement[such.end() :]}"
    if (lacking := _NONE.match(statement)) is not None:
        return f"{lacking['who']} no {asked['thing'].partition(' ')[2]}{lacking['own'] or ''}"
    return _ONE.sub(rf" \g<adverb>\g<verb> {asked['thing']}", statement, count=1)


def each_of_two(statement: str) -> tuple[str, ...]:
    """Return what a clause about oneself and another says of each of the two.

    Args:
        statement: a clause.

    Example:
        >>> each_of_two("you and your partner work")
        ('you do work', 'your partner does work')
        >>> each_of_two("both of you hold a passport")
        ('you do hold a passport', 'your partner does hold a passport')
        >>> each_of_two("you and your partner are married")
        ()
    """
    both = _BOTH.match(statement)
    if both is not None:
        return (f"you do {both[1]}", f"your partner does {both[1]}")
    found = _TWO.match(statement)
    return () if found is None else (f"you do {found[2]}", f"{found[1]} does {found[2]}")
