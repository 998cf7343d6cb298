"""What somebody is to have of some quality, asked of the thing: "you have a disabled child".

A story says "my child is disabled", of which it follows. What it says of one child denies nothing
of the others; of a thing people have one, so "my boat is new" denies that they have an old boat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, tokenize, word_set

_HAVING = word_set("have has own keep hold")  # "families with …" reads "you has"
_ONE = frozenset({"a", "an"})
_LENGTH = 5  # words of "you have a disabled child"
# What no thing is said to be, and what depends on whose it is: "your **main** address"; not "a
# wooden boat".
_ATTRIBUTES = word_set(
    "own main former first second third last only other another same certain such current previous "
    "more less good reasonable real suitable relevant further additional different"
)
# Things of which one may have several: "your **dog**"; not "your salary".
_MANY = word_set("animal pet dog cat horse bird member friend guest plot property flat house home")


@dataclass(frozen=True, slots=True)
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
        >>> as_quality("you have a driving licence") is None
        True
    """
    words = tokenize(statement).words
    if len(words) != _LENGTH or words[0] != "you" or words[1] not in _HAVING:
        return None
    article, quality, thing = words[2:]
    if article not in _ONE or quality in _ATTRIBUTES or NOUN not in classes(thing):
        return None
    plain = ADJECTIVE in classes(quality) and not {NOUN, VERB} & set(classes(quality))
    if not (plain or (quality.endswith("ed") and syntax.is_participle(quality))):
        return None
    return Quality(f"your {thing} is {quality}", is_person(thing) or thing in _MANY)
