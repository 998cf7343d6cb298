"""Clauses about a kind that the question names as one's own: "owners of dogs" of "my dog".

Whoever asks of "my puppy" asks of a dog, so that a clause on dogs is settled by what more it says.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements.asked_about import owned_in
from cmr_logic.text import NOUN, bases, classes, word_set

# "**Owners of** dogs that bite", of which whoever asks of "my dog" has one.
_OWNERS_OF = re.compile(
    r"^you\sare\s(?:an?\s)?(?:owners?|keepers?|holders?|riders?|drivers?|handlers?)\sof\s(?:an?\s)?"
    r"(?P<thing>[a-z]+)\s(?P<link>that|which|who|with)\s(?P<rest>.+)$"
)
# "It is **calves** less than a week old", "**foals** still with their mother".
_OF_KIND = re.compile(
    r"^(?:it\sis\s|they\sare\s)?(?:an?\s)?(?P<kind>[a-z]+)\s(?:still\s|already\s)?"
    r"(?P<link>[a-z]+)\s(?P<rest>.+)$"
)
_KIND_ALONE = re.compile(r"^(?:it\sis|they\sare)\s(?:an?\s)?(?P<kind>[a-z]+)$")
# What opens how a thing is, or where: "**under** a year old"; not "of the farm".
_BEING = word_set(
    "in on at under over above below less more older younger longer shorter aged between"
)
_THEIRS = re.compile(r"\btheir\b")
_WITH, _BORN = "with", "born"


@lru_cache(maxsize=8192)
def of_ones_own(statement: str, question: str) -> str:
    """Return a clause about things of a kind as one about the thing that a question calls mine.

    Args:
        statement: the clause.
        question: what is asked.

    Example:
        >>> of_ones_own("you are owners of mules that kick", "Must I tie up my mule?")
        'the mules kick'
        >>> of_ones_own("it is calves less than a week old", "Must my calf be tagged?")
        'it is less than a week old'
        >>> of_ones_own("foals still with their mother", "Must my foal be tagged?")
        'it is with its mother'
        >>> of_ones_own("it is calves less than a week old", "Must my cat be tagged?")
        'it is calves less than a week old'
    """
    whose = _OWNERS_OF.match(statement) if " of " in statement else None
    if whose is not None:
        if not _is_owned(whose["thing"], question):
            return statement
        return f"the {whose['thing']} {'have ' * (whose['link'] == _WITH)}{whose['rest']}"
    kind = _OF_KIND.match(statement)
    if kind is None or not syntax.is_plural_noun(kind["kind"]):
        return statement
    link = kind["link"]
    opens = link in _BEING or link in {_WITH, _BORN}
    if not opens or not _is_owned(kind["kind"], question):
        return statement
    rest = _THEIRS.sub("its", kind["rest"])
    if link == _WITH and not rest.startswith("its "):
        return f"it has {rest}"
    return f"it {'was' if link == _BORN else 'is'} {link} {rest}"


def is_of_kind(statement: str, question: str) -> bool:
    """Tell whether a clause only asks for the kind of the thing that a question calls mine.

    Example:
        >>> is_of_kind("it is horses", "Must my foal be tagged?")
        True
        >>> is_of_kind("it is foals", "Must my horse be tagged?")
        False
    """
    alone = _KIND_ALONE.match(statement)
    return (
        alone is not None and NOUN in classes(alone["kind"]) and _is_owned(alone["kind"], question)
    )


def _is_owned(kind: str, question: str) -> bool:
    """Tell whether a question calls a thing of a kind its own: of "dogs", "my puppy"."""
    owned = owned_in(question)
    if owned is None or owned.person:
        return False
    named = {word_key(kind), *map(word_key, bases(kind, NOUN))} - {""}
    return any(covers((owned.head,), key) for key in named)
