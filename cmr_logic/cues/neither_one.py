"""Neither of two may do something: "**Neither** tenant may have a dog" is "No tenant may …".

What neither may be or have is demanded of both: "**Neither of you may** own a home" is "either of
you must not own a home". And so one of two does: "if **either** tenant leaves or dies" is "if one
tenant leaves or dies".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_NEITHER, _NO = "neither", "no"
# What opens a sentence: "Note: **neither** tenant may"; not "and neither".
_OPENING = STOPS | {":"}
_NAMED = 4  # words of whom it is said of: "neither of the two tenants"
_EITHER, _ONE = "either", "one"
# What opens a case that one of two may make: "**if** either tenant leaves"; not "must either".
_OF_CASES = frozenset({"if", "unless", "when", "where", "until", "once", "that"})
_NO_NOUNS = frozenset({"case", "way", "event", "you"})  # "if in either **case** is"
# What opens a statement of both: "**and** neither may own a home"; not "or neither".
_AND = frozenset({"and", "but"})
# Leave of what somebody is or has, and its verbs: "neither **may own** a home"; not "may row".
_LEAVE, _HAVING = word_set("may can must should"), word_set("have own earn hold owe exceed live")
_BE, _NOT, _ALREADY = "be", ("must", "not"), "already"
# What two are, and no deed: "be **married** already"; not "be used".
_STATES = word_set("married related employed registered involved retired pregnant bankrupt")
# Words by which those two are you and another: "if **both** are over 18"; not "two referees".
_OF_TWO = word_set("both couple couples partner spouse")
# Whom one of two is by name: "neither **parent** may be"; not "neither tenant may have a dog".
_PARENTS, _ONE_OF_TWO = "parents", word_set("parent partner spouse")
SIGNS = frozenset({_NEITHER, _EITHER})
"""Words of which each of them has one: "**neither** side may"; not "no side may"."""


def neither_one(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "neither" that opens a sentence about one of two, with the "no" it comes to.

    Example:
        >>> list(neither_one("neither tenant may have a dog .".split()))
        [(0, 1, ('no',))]
        >>> list(neither_one("neither you nor they may row .".split()))
        []
        >>> list(neither_one("if either tenant leaves or dies".split()))
        [(1, 2, ('one',))]
        >>> list(neither_one("if either you row or sail".split()))
        []
        >>> list(neither_one("neither of them may row .".split()))
        []
        >>> list(neither_one("neither of you may own a home .".split()))
        [(0, 4, ('either', 'of', 'you', 'must', 'not'))]
    """
    for at in places_of_word(words[:-2], _EITHER):
        if not at or words[at - 1] not in _OF_CASES:
            continue  # "you must either keep bees or"
        noun, told = words[at + 1 : at + 3]
        named = NOUN in classes(noun) and noun not in _NO_NOUNS and not syntax.is_plural_noun(noun)
        finite = told in syntax.BE | {"has", "does"} or (
            told.endswith("s") and VERB in classes(told) and told not in bases(told, VERB)
        )
        if named and finite and "or" in words[at + 3 :]:
            yield at, at + 1, (_ONE,)
    for at in places_of_word(words, _NEITHER):
        demanded = _demanded_of_both(words, at)
        if demanded is not None:
            yield demanded
            continue
        if at and words[at - 1] not in _OPENING:
            continue
        behind = words[at + 1 : at + 1 + _NAMED]
        verb = next((i for i, word in enumerate(behind) if word in syntax.MODALS | {"need"}), 0)
        said = behind[:verb]
        if verb and NOUN in classes(said[-1]) and {"nor", "of"}.isdisjoint(said):
            yield at, at + 1, (_NO,)


def _demanded_of_both(words: Sequence[str], at: int) -> Rewriting | None:
    """Return what neither of two may be or have, as what either must not."""
    joined = at > 0 and words[at - 1] in _AND
    if at and not joined and words[at - 1] not in _OPENING:
        return None
    behind = words[at + 1 : at + 1 + _NAMED]
    modal = next((i for i, word in enumerate(behind) if word in _LEAVE), None)
    if modal is None:
        return None
    end = at + 2 + modal + (words[at + 2 + modal : at + 3 + modal] == (_ALREADY,))
    said = tuple(behind[:modal]) or _meant(words[:at])
    named = said[0] == "of" or (len(said) == 1 and said[0] in _ONE_OF_TWO)
    if not named or not _is_state(words[end : end + 2]):
        return None
    stop = (".",) if joined else ()
    return at - joined, end, (*stop, _EITHER, *said, *_NOT)


def _meant(ahead: Sequence[str]) -> tuple[str, ...]:
    """Return whom a bare "neither" means by the words ahead of it."""
    if _PARENTS in ahead:
        return ("parent",)
    return ("of", "them" if _OF_TWO.isdisjoint(ahead) else "you")


def _is_state(said: Sequence[str]) -> bool:
    """Tell whether a verb says what somebody is or has: "own a home", "be ill"; not "be used"."""
    if len(said) < 2 or said[0] != _BE:  # noqa: PLR2004 - the verb and what follows
        return bool(said) and said[0] in _HAVING
    return said[1] in _STATES or not syntax.is_participle(said[1])
