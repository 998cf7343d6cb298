"""Neither of two may do something: "**Neither** tenant may have a dog" is "No tenant may …".

And so one of two does: "if **either** tenant leaves or dies" is "if one tenant leaves or dies".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word

_NEITHER, _NO = "neither", "no"
# What opens a sentence: "Note: **neither** tenant may"; not "and neither".
_OPENING = STOPS | {":"}
_NAMED = 4  # words of whom it is said of: "neither of the two tenants"
_EITHER, _ONE = "either", "one"
# What opens a case that one of two may make: "**if** either tenant leaves"; not "must either".
_OF_CASES = frozenset({"if", "unless", "when", "where", "until", "once", "that"})
_NO_NOUNS = frozenset({"case", "way", "event", "you"})  # "if in either **case** is"
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
        if at and words[at - 1] not in _OPENING:
            continue
        behind = words[at + 1 : at + 1 + _NAMED]
        verb = next((i for i, word in enumerate(behind) if word in syntax.MODALS | {"need"}), 0)
        said = behind[:verb]
        if verb and NOUN in classes(said[-1]) and {"nor", "of"}.isdisjoint(said):
            yield at, at + 1, (_NO,)
