"""Words for what the sentence before names: "Cars may not stay. **Those** with a card may".

And deeds that are denied as things, which nobody may do: "**Swimming at night** is not allowed".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import VERB, bases, places_of_word, word_set

_THOSE = "those"
# What tells some of them apart: "those **with** a lid"; not "those who".
_TELLING_APART = word_set("that which with without over under above below")
# Where some of them are: "those **on** the hill"; not "those of us".
_PLACING = word_set("on in at inside outside behind near beside along off from for")
_SORTING = frozenset({"savings", "sports", "sales", "goods", "arms", "services"})
PERSONS = ("ers", "ors", "ees", "ists", "ants", "ents", "men", "ians", "people", "ts")
"""Endings of plurals for people, who are asked about as "you": "**drivers**"; not "cars"."""
# Things whose names end so, too: "**tents** on the hill"; not "tenants".
_THINGS = word_set(
    """
    tents boats exhibits plants carts flats coats hats rabbits carpets tickets permits letters
    posters containers trailers boilers heaters planters scooters computers printers papers orders
    offers lockers freezers cookers mowers ladders banners shelters baskets jackets helmets plots
    apartments instruments monuments payments statements appointments events flowers covers towers
    motors doors sensors mirrors floats products gifts documents barges jets rafts kits goats cats
    charts certificates adverts trees
    """
)
PEOPLE_ELSE = word_set(
    "candidates graduates delegates associates advocates nurses cooks guides clerks"
)
"""People whose names end otherwise: "**candidates**"; not "certificates"."""
# Words of what is denied: "swimming here is **forbidden**"; not "cheap".
FORBIDDEN = word_set("forbidden prohibited banned")
"""Participles that ban what they are said of: "**banned**"; not "limited"."""
_ALLOWED = word_set("allowed permitted")
STRICTLY = word_set("strictly absolutely completely totally entirely expressly also always")
"""What may stand before them, and changes nothing: "**strictly** banned"; not "rarely"."""
_PASSED = STRICTLY | {"never", "generally", "normally"}
_MAY_NOT = ("you", "may", "not")
_LONGEST = 12  # words of such a deed
# Nouns for a deed, with its verb: "the **use** of drones"; not "the price of drones".
_NOUNS_OF_DEEDS = {
    "use": "use",
    "sale": "sell",
    "resale": "resell",
    "purchase": "buy",
    "possession": "have",
    "consumption": "consume",
    "storage": "store",
    "display": "display",
    "removal": "remove",
    "installation": "install",
    "carriage": "carry",
}
_OF, _THE = "of", "the"
_DEED = 3  # words of a deed that is not named alone: "swimming at night"
_CASES = word_set("if unless when where that which who , :")
_ENDING = STOPS | _CASES
SIGNS = FORBIDDEN | _ALLOWED | {_THOSE}
"""Words of which each of them has one: "swimming is not **allowed**"; not "may"."""


def named_before(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(named_before("cars may not be left . those with a card may .".split()))
        [(6, 7, ('cars',))]
        >>> list(named_before("swimming at night is not allowed .".split()))
        [(0, 1, ('you', 'may', 'not', 'swim')), (3, 7, ('.',))]
        >>> list(named_before("the use of drones is banned .".split()))
        [(0, 3, ('you', 'may', 'not', 'use')), (4, 7, ('.',))]
        >>> list(named_before("living costs are not allowed .".split()))
        []
    """
    if _THOSE in words:
        yield from _those(words)
    if not (FORBIDDEN | _ALLOWED).isdisjoint(words):
        yield from _deeds(words)


def are_things(noun: str) -> bool:
    """Tell whether a plural names things and no people: "skips", "tents"; not "tenants".

    Example:
        >>> are_things("skips"), are_things("tents"), are_things("tenants"), are_things("skip")
        (True, True, False, False)
    """
    plural = syntax.is_plural_noun(noun) and noun not in PEOPLE | PEOPLE_ELSE
    return plural and (noun in _THINGS or not noun.endswith(PERSONS))


def head_of(words: Sequence[str], first: int, last: int) -> str:
    """Return the plural that words open with, behind what sorts it: "red **boats** left here"."""
    for at in range(first, last):
        word = words[at]
        if syntax.is_plural_noun(word) and word not in _SORTING:
            behind = words[at + 1] if at + 1 < last else ""
            if not (syntax.is_plural_noun(behind) and behind not in syntax.AUXILIARIES):
                return word
        if word in _ENDING or word in syntax.AUXILIARIES or word in syntax.PREPOSITIONS:
            return ""
    return ""


def _those(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in places_of_word(words, _THOSE, 3):
        following = words[at + 1] if at + 1 < len(words) else ""
        apart = following in _TELLING_APART or syntax.is_gerund(following)
        placed = following in _PLACING
        apart = apart or placed or syntax.is_participle(following)
        if words[at - 1] not in STOPS or not apart:
            continue
        first = sentence_start(words, at - 1)
        noun = head_of(words, first, at - 1)
        if are_things(noun):
            yield at, at + 1, (noun, "that", "are") if placed else (noun,)


def _deeds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find a deed with its place, time or object as the subject of a denial."""
    for at, word in enumerate(words):
        if word not in FORBIDDEN and word not in _ALLOWED:
            continue
        be = at - 1
        while be > 0 and (words[be] in _PASSED or words[be] in syntax.VERBAL_NEGATIONS):
            be -= 1
        denied = not syntax.VERBAL_NEGATIONS.isdisjoint(words[be + 1 : at])
        if words[be] != "is" or denied is not (word in _ALLOWED):
            continue
        first = sentence_start(words, be)
        if not _CASES.isdisjoint(words[first:be]) or be - first > _LONGEST:
            continue
        behind = words[at + 1] if at + 1 < len(words) else "."
        opening = _opening(words, first, be)
        if opening is not None and (behind in _ENDING or behind in syntax.PREPOSITIONS):
            yield first, opening[0], (*_MAY_NOT, opening[1])
            yield be, min(at + 2, len(words)), (behind,)  # a text may end without a stop


def _opening(words: Sequence[str], first: int, stop: int) -> tuple[int, str] | None:
    """Return where a denied deed goes on behind what names it, and its verb.

    Example:
        >>> _opening("swimming at night is".split(), 0, 3)
        (1, 'swim')
        >>> _opening("the use of drones is".split(), 0, 4), _opening("the hut is".split(), 0, 2)
        ((3, 'use'), None)
    """
    named = first + (words[first] == _THE)
    said = words[named:stop]
    if len(said) < _DEED:
        return None
    if said[1] == _OF and said[0] in _NOUNS_OF_DEEDS:
        return named + 2, _NOUNS_OF_DEEDS[said[0]]
    of = said[1] == _OF and named > first  # "the keeping of hens"
    opens = said[1] in syntax.DETERMINERS or (said[1] in syntax.PREPOSITIONS and named == first)
    if not (of or opens) or not syntax.is_gerund(said[0]) or not bases(said[0], VERB):
        return None
    plain, found = said[0].removesuffix("ing"), bases(said[0], VERB)
    return named + 1 + of, plain if plain in found else found[0]
