"""What somebody is to have of some quality, asked of the thing: "you have a disabled child".

A story says "my child is disabled", of which it follows. What it says of one child denies nothing
of the others; of a thing people have one, so "my boat is new" denies that they have an old boat.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, tokenize, word_set

_HAVING = word_set("have has own keep hold")  # "families with …" reads "you has"
_ONE = frozenset({"a", "an"})
_AT_HOME = ("you live in ", "you live on ", "you live at ")  # people live in one home
_YOURS = frozenset({"your", "yours", "yourself"})
# What else one does with a thing that has a part: "you **live in** a flat with a balcony".
_USING = re.compile(
    r"you\s(?:have|own|keep|hold|rent|drive|ride|run|(?:live|stay|work|sleep|travel|are)\s(?:in|on|at))"
    r"\san?\s(?P<thing>[a-z]+)\swith\s(?:(?P<own>its\sown|your\sown)\s)?(?P<part>.+)"
)
# A thing of one's own of which a relative clause says more: "you keep a snake that is venomous".
_WHICH = re.compile(
    r"you\s(?:have|own|keep|hold|rent|drive|ride|run|use|wear|sail|(?:live|stay|work)\s(?:in|on|at))"
    r"\san?\s(?P<thing>[a-z]+)\s(?:that|which)\s(?P<rest>.+)"
)
# What a thing of one's own has: "your boat has a torn sail".
_HAS = re.compile(
    r"(?P<whole>(?:your|the|this)\s(?:[a-z]+\s)?[a-z]+)\s(?:has|have)\s(?P<one>an?\s)?(?P<quality>[a-z]+)\s(?P<part>[a-z]+)"
)
# What a thing of one's own is, in one word: "your passport has **expired**".
_IS_SO = re.compile(r"your\s(?P<thing>[a-z]+)\s(?:is|was|has|has\sbeen)\s(?P<how>[a-z]+)")
_HOUSEHOLDS = frozenset({"household", "family"})
_LENGTH = 5  # words of "you have a disabled child"
# What no thing is said to be, and what depends on whose it is: "your **main** address"; not "a
# wooden boat".
_ATTRIBUTES = word_set(
    "own main former first second third last only other another same certain such current previous "
    "more less good reasonable real suitable relevant further additional different"
)
# Things of which one may have several: "your **dog**"; not "your salary".
_MANY = word_set("animal pet dog cat horse bird member friend guest plot property flat house home")


@record(frozen=True, slots=True)
class Quality:
    """A clause in other words.

    Args:
        statement: what it asks, of the thing.
        several: one may have more than one, so that nothing denies it.
    """

    statement: str
    several: bool


@lru_cache(maxsize=8192)
def as_quality(statement: str) -> Quality | None:
    """Return what a clause asks of what somebody has; None where it asks for no quality.

    Args:
        statement: a clause.

    Example:
        >>> as_quality("you have a disabled child")
        Quality(statement='your child is disabled', several=True)
        >>> as_quality("you own a wooden boat")
        Quality(statement='your boat is wooden', several=False)
        >>> as_quality("you live in a flat with a balcony").statement
        'your flat has a balcony'
        >>> as_quality("you keep a snake that is venomous").statement
        'your snake is venomous'
        >>> as_quality("your boat has a damaged sail").statement
        'the sail of your boat is damaged'
        >>> as_quality("you have a driving licence") is None
        True
    """
    if " with " in statement:
        return _as_part(statement)
    if (match := _HAS.fullmatch(statement)) is not None:
        several = not match["one"]
        if several and not syntax.is_plural_noun(match["part"]):
            return None
        return _as_said_of_part(match["whole"], match["quality"], match["part"])
    if (match := _WHICH.fullmatch(statement)) is not None:
        return _as_told_by_relative(match["thing"], match["rest"])
    return _as_said_of_it(statement)


@lru_cache(maxsize=8192)
def as_had(statement: str) -> str | None:
    """Return what somebody has of whose thing a clause says what it is like; None for others.

    Args:
        statement: a clause.

    Example:
        >>> as_had("your car is insured"), as_had("your passport has expired")
        ('you have an insured car', 'you have an expired passport')
        >>> as_had("your aunt is insured"), as_had("your car is old and insured")
        (None, None)
    """
    match = _IS_SO.fullmatch(statement)
    if match is None or is_person(match["thing"]) or syntax.is_plural_noun(match["thing"]):
        return None
    if covers((match["thing"],), "animal"):
        return None  # "my dog's jabs are out of date" tells of no vaccinated dog
    how, thing = match["how"], match["thing"]
    if not _tells_quality(how, thing):
        return None
    return f"you have {syntax.article(how)} {how} {thing}"


def _as_said_of_it(statement: str) -> Quality | None:
    """Return what a clause asks of a thing of one's own by the word before it: "a **new** boat"."""
    words = tokenize(statement).words
    if len(words) != _LENGTH or words[0] != "you" or words[1] not in _HAVING:
        return None
    article, quality, thing = words[2:]
    if article not in _ONE or not _tells_quality(quality, thing):
        return None
    return Quality(f"your {thing} is {quality}", is_person(thing) or thing in _MANY)


def _tells_quality(quality: str, thing: str) -> bool:
    """Tell whether a word says what a thing is like, and the next one names the thing."""
    if quality in _ATTRIBUTES or NOUN not in classes(thing):
        return False
    plain = ADJECTIVE in classes(quality) and not {NOUN, VERB} & set(classes(quality))
    done = syntax.is_participle(quality) and quality not in bases(quality, VERB)
    return plain or (done and (quality.endswith("ed") or NOUN not in classes(quality)))


def _as_said_of_part(whole: str, quality: str, part: str) -> Quality | None:
    """Return what a clause asks of the part of a thing: "your boat has a **torn sail**"."""
    thing = whole.rpartition(" ")[2]
    if is_person(thing) or thing in _HOUSEHOLDS or not _tells_quality(quality, part):
        return None
    be = "are" if syntax.is_plural_noun(part) else "is"
    return Quality(f"the {part} of {whole} {be} {quality}", several=False)


def _as_told_by_relative(thing: str, rest: str) -> Quality | None:
    """Return what a clause asks of a thing by a relative clause: "a snake **that is venomous**"."""
    words = tokenize(rest).words
    told = words[0] in syntax.AUXILIARIES or (words[0].endswith("s") and VERB in classes(words[0]))
    if NOUN not in classes(thing) or not told or _YOURS.union({"you"}).intersection(words):
        return None
    return Quality(f"your {thing} {rest}", several=True)


def _as_part(statement: str) -> Quality | None:
    """Return what a clause asks of a thing that is to have something; not of whom one is with."""
    match = _USING.fullmatch(statement)
    if match is None or NOUN not in classes(match["thing"]):
        return None
    thing, part = match["thing"], tokenize(match["part"]).words
    if any(is_person(word) or word in syntax.PRONOUNS or word in _YOURS for word in part):
        return None
    several = is_person(thing) or (thing in _MANY and not statement.startswith(_AT_HOME))
    return Quality(f"your {thing} has {'a ' if match['own'] else ''}{match['part']}", several)
