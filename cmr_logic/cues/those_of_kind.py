"""Things left out as "those": "any conviction except **those which are** spent".

That is "any conviction except a conviction which is spent"; of people, "those" says enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import NOUN, classes, word_set

# What stands for some of the things: "except **those** used here"; not "except these".
_STANDING_IN = frozenset({"those", "that", "one", "ones"})
_MASS = "that"  # of a mass: "any income except **that** which"
# What leaves them out: "**other than** one that"; not "and those".
_LEAVING_OUT = frozenset({("except",), ("except", "for"), ("other", "than"), ("apart", "from"),
                          ("excluding",)})  # fmt: skip
_OPENING = frozenset({"except", "other", "apart", "excluding"})
# Words before what there is of things: "**any** dog", "**all** goods"; not "your dogs".
_OF_ALL = word_set("any every each all a an no")
_RELATIVE = frozenset({"which", "that"})
_OF_ONE = {"are": "is", "were": "was", "have": "has", "do": "does"}
_OF_PEOPLE = ("er", "or", "ee", "ist", "man", "ant", "ent")  # ends of nouns for people
_LONGEST = 4  # tokens from such a word to the noun: "any unspent criminal conviction"
_FAR = 10  # tokens from there to what leaves some out: "any dog that you keep for work , except"
SIGNS = _OPENING
"""Words of which each has one: "**except** those which"; not "those"."""


def those_of_kind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(those_of_kind("report any conviction , except those which are spent".split()))
        [(5, 8, ('a', 'conviction', 'which', 'is'))]
        >>> list(those_of_kind("register any dog except those used for work".split()))
        [(4, 5, ('a', 'dog'))]
        >>> list(those_of_kind("declare all goods other than those that are old".split()))
        [(5, 6, ('goods',))]
        >>> list(those_of_kind("all dogs are tagged except those that are old".split()))
        []
        >>> list(those_of_kind("any guest pays except those who row".split()))
        []
    """
    for at in range(2, len(words) - 1):
        if words[at] not in _STANDING_IN or not _is_left_out(words, at):
            continue
        noun = _noun_before(words, at)
        told = words[at + 1] in _RELATIVE or syntax.is_participle(words[at + 1])
        if noun is None or not told:
            continue
        if syntax.is_plural_noun(noun):
            yield at, at + 1, (noun,)
            continue
        verb = words[at + 2] if words[at + 1] in _RELATIVE and at + 2 < len(words) else ""
        one = (noun,) if words[at] == _MASS else (syntax.article(noun), noun)
        if verb in _OF_ONE:
            yield at, at + 3, (*one, words[at + 1], _OF_ONE[verb])
        elif verb in _OF_ONE.values() or not verb:
            yield at, at + 1, one


def _is_left_out(words: Sequence[str], at: int) -> bool:
    """Tell whether what stands at an index is left out of something."""
    return any(tuple(words[at - n : at]) in _LEAVING_OUT for n in (1, 2))


def _noun_before(words: Sequence[str], at: int) -> str | None:
    """Return the noun of the things that some are left out of, None for people and others."""
    near = range(at - 2, max(at - _FAR - _LONGEST, -1), -1)
    start = next((i for i in near if words[i] in _OF_ALL), None)
    if start is None or not STOPS.isdisjoint(words[start:at]):
        return None
    if start == sentence_start(words, at):
        return None  # of what a sentence is about, "those" says enough: "All dogs, except those …"
    named = [*words[start + 1 : min(start + 1 + _LONGEST, at)]]
    end = next((i for i, word in enumerate(named) if not _names(word)), len(named))
    noun = named[end - 1] if end else ""
    return noun if noun and NOUN in classes(noun) and not _may_be_person(noun) else None


def _may_be_person(noun: str) -> bool:
    """Tell whether a noun may name people, of whom "those" says enough: "tenant", "driver"."""
    singular = noun.removesuffix("s")
    return not PEOPLE.isdisjoint({noun, f"{noun}s"}) or singular.endswith(_OF_PEOPLE)


def _names(word: str) -> bool:
    """Tell whether a word may stand inside a noun phrase: "unspent"; not ",", "that"."""
    closed = syntax.PREPOSITIONS | syntax.JOINTS | syntax.RELATIVES | syntax.PRONOUNS
    return word.isalpha() and word not in closed | syntax.AUXILIARIES | _OPENING
