"""A clause about whom, or what, one has to do with, cut in two: "with someone | over 65".

"You live with someone over 65" holds where one lives with somebody, and that very one is over 65:
what a clause says of them in a relative clause, by "with", by an adjective or by a noun is the
second half.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from re import Match

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set
from cmr_logic.text.number_names import SMALL

# Words for anybody at all: "**someone** who smokes"; not "a baker".
ANYONE = word_set("someone somebody anyone anybody person people individual others adult")
_WITH_AGE = re.compile(
    rf"^aged\s|^(?:over|under)\s(?:the\sage\sof\s)?(?:\d|(?:{'|'.join(SMALL)})(?:\syears\sold)?$)"
)
_RELATIVE = re.compile(r"^(?:who|that|which)\s")
# What tells whose the rest is: "who **you** live with".
_SUBJECTS = syntax.PRONOUNS | {"you", "your"} | syntax.DETERMINERS
# "You are a baker who smokes" is said of oneself; not "you are the carer of a baker who smokes".
_OF_ONESELF = frozenset(
    {("are", "a"), ("are", "an"), ("are", "not"), ("were", "a"), ("were", "an")}
)
# Words by which the second half denies: "who **cannot** walk"; not "who hardly walks".
_DENYING = syntax.NEGATIONS | {"cannot", "no"}
# Whom one has to do with, named before what is said: "**the person you care for** is blind".
_NAMED_FIRST = re.compile(
    r"^(?:the|an?)\s(?P<noun>[a-z]+)\s(?:(?:who|whom|that)\s)?you(?:['’]re|\sare)?\s"
    r"(?P<deed>(?:care|caring|provide\scare)\sfor|look(?:ing)?\safter|liv(?:e|ing)\swith"
    r"|foster(?:ing)?)\s(?P<rest>[a-z]+\b.*)$"
)
_BARE = {"caring for": "care for", "looking after": "look after", "living with": "live with"}
_LEAST = 3  # words of the first half: "you have children"
_ARTICLES = frozenset({"a", "an"})
# What stands before those to or with whom something is done: "let **to** a student".
_TO_WHOM = frozenset({"to", "with", "for", "by", "after"})
_FEW = 3  # words of what somebody is: "a British citizen"


@record(frozen=True, slots=True)
class Told:
    """A clause about somebody that one has to do with, cut in two.

    Args:
        main: what one has to do with them: "you live with a person".
        noun: what they are called; empty for anybody.
        rest: what is said of them: "smokes".
        sole: there is but one such: "**the** person you care for".
    """

    main: str
    noun: str
    rest: str
    sole: bool = False


@lru_cache(maxsize=4096)
def told_of(statement: str) -> Told | None:
    """Cut a clause that says more of somebody, in a clause of its own, in two; None for others.

    Args:
        statement: the clause.

    Example:
        >>> told_of("you live with a person who smokes")
        Told(main='you live with someone', noun='', rest='smokes', sole=False)
        >>> told_of("you have a dog which bites").noun
        'dog'
        >>> told_of("the person you care for is blind").main
        'you care for someone'
        >>> told_of("you live in a house that you own") is None
        True
    """
    named = _NAMED_FIRST.match(statement)
    if named is not None:
        return _named_first(named)
    words = statement.split()
    if words[:1] != ["you"] or tuple(words[1:3]) in _OF_ONESELF:
        return None
    for at in range(_LEAST, len(words) - 1):
        behind = " ".join(words[at:])
        aged = _WITH_AGE.match(behind) is not None
        if aged or _RELATIVE.match(behind):
            said = ["is", *words[at:]] if aged else words[at + 1 :]
            return _cut(words[:at], " ".join(said))
    return None


@lru_cache(maxsize=4096)
def halves(statement: str) -> tuple[Told, ...]:
    """Return the ways to cut a clause in two that says of whom, or of which thing, it is.

    Args:
        statement: the clause.

    Example:
        >>> [(each.main, each.rest) for each in halves("you look after a disabled person")]
        [('you look after someone', 'is disabled')]
        >>> [(each.main, each.rest) for each in halves("you let a room to a student")]
        [('you let a room to someone', 'is a student')]
        >>> [(each.main, each.rest) for each in halves("you rent a flat with a balcony")]
        [('you rent a flat', 'has a balcony')]
        >>> halves("you travel with us")
        ()
    """
    cut = told_of(statement)
    if cut is not None:
        return (cut,)
    words = statement.split()
    if words[:1] != ["you"] or tuple(words[1:3]) in _OF_ONESELF or len(words) <= _LEAST:
        return ()
    found = (_cut_at_with(words), _cut_by_quality(words), _cut_by_role(words))
    return tuple(each for each in found if each is not None)


def denies_more(statement: str) -> bool:
    """Tell whether a clause denies what it says of somebody, and not of whom it asks.

    Args:
        statement: the clause.

    Example:
        >>> denies_more("you look after someone who cannot walk"), denies_more("you cannot walk")
        (True, False)
    """
    cut = told_of(statement)
    return cut is not None and not _DENYING.isdisjoint(cut.rest.split())


def _named_first(named: Match[str]) -> Told | None:
    """Return the halves of a clause that names first whom it is of."""
    deed, noun = named["deed"], named["noun"]
    if noun not in ANYONE:
        return None
    sole = named.string.startswith("the ")
    return Told(f"you {_BARE.get(deed, deed)} someone", "", named["rest"], sole)


def _cut(words: Sequence[str], rest: str) -> Told | None:
    """Return the halves of a clause; None where the first names nobody, or several."""
    noun = words[-1].lower()
    if noun not in ANYONE and NOUN not in classes(noun):
        return None
    if rest.split(maxsplit=1)[0].lower() in _SUBJECTS or "and" in words or "or" in words:
        return None
    if noun not in ANYONE:
        return Told(" ".join(words), word_key(noun), rest)
    before = -2 if words[-2] in syntax.DETERMINERS else -1
    return Told(" ".join([*words[:before], "someone"]), "", rest)


def _cut_at_with(words: Sequence[str]) -> Told | None:
    """Return the halves of a clause that says what a thing has: "a flat **with a balcony**"."""
    at = next((i for i in range(_LEAST, len(words) - 1) if words[i] == "with"), None)
    if at is None or words[at + 1].lower() in _SUBJECTS - syntax.DETERMINERS:
        return None
    named = words[at - 1] in ANYONE or any(w in syntax.DETERMINERS for w in words[at - 3 : at - 1])
    if not named or words[at + 1] in _DENYING or is_person(words[-1]):
        return None  # "you share a flat with a friend"
    return _cut(words[:at], " ".join(["has", *words[at + 1 :]]))


def _cut_by_quality(words: Sequence[str]) -> Told | None:
    """Return the halves of a clause that says how somebody is: "a **disabled** child"."""
    quality, noun = words[-2].lower(), words[-1].lower()
    if len(words) <= _LEAST + 1 or words[-3] not in _ARTICLES:
        return None
    if ADJECTIVE not in classes(quality) or not (noun in ANYONE or is_person(noun)):
        return None
    article = syntax.article(noun)
    return _cut([*words[:-3], article.strip(), noun], f"is {quality}")


def _cut_by_role(words: Sequence[str]) -> Told | None:
    """Return the halves of a clause that says what somebody is: "to **a student**"."""
    at = next((i for i in range(len(words) - 2, _LEAST - 1, -1) if words[i] in _ARTICLES), None)
    if at is None or words[at - 1] not in _TO_WHOM or len(words) - at > _FEW:
        return None
    role = words[-1].lower()
    if not is_person(role) or role in ANYONE or word_key(role) in lists.KIN | lists.BODIES:
        return None
    return Told(" ".join([*words[:at], "someone"]), "", " ".join(["is", *words[at:]]))
