"""Where the thing is that a clause names right before a place: "registered with a **GP** in Wales".

"My GP has her surgery in the middle of Cardiff" says where that one is; that there is such a one
for whoever tells, "my" says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Verbs of what is somewhere, or has its place: "they **have** a surgery in Oslo"; not "they sing".
_LYING = word_set("be have lie stand base locate sit run")
# By which a place is said of something: "the university that took me **is in** Oslo".
_IS_IN = re.compile(r"\b(?:is|are|['’]s|lies|stands|sits)\s(?:[a-z]+\s){0,6}?$", re.IGNORECASE)
_MINE = word_set("my our me us i we")
# Words right before a noun that is no phrase: "you **live** inland"; not "a flat inland".
_NO_PHRASE = word_set("you to it not is are was were be been live living")
# What a business is that is "based" somewhere, as its owners call it: "my **shop**".
_BUSINESSES = (("business",), ("shop",), ("company",), ("firm",))
_BASED = re.compile(
    r"^you\s(?:are|have\sbeen|were)\s(?:based|located|established|registered)\s$", re.IGNORECASE
)
_YOURS = re.compile(r"^you\sare\s(?:an?\s)?(?P<what>[a-z]+)\s$", re.IGNORECASE)
_PLACE_WORDS = word_set("country region state county area city town part")


def located(words: str) -> tuple[tuple[str, ...], ...]:
    """Return the phrase of a clause right before its place, if its verb is no verb of dwelling.

    Args:
        words: those before the place.

    Returns:
        the nouns that it may be, each with the words before it that tell which.

    Example:
        >>> located("you are registered with a GP "), located("your firm has its head office ")
        ((('gp',),), (('head', 'office'),))
        >>> located("you live "), located("it is "), located("you are based ")[:2]
        ((), (), (('business',), ('shop',)))
    """
    if _BASED.search(words) is not None:
        return _BUSINESSES
    yours = _YOURS.match(words)
    if yours is not None and not is_person(yours["what"]):
        return ((yours["what"],),)  # "you are farms in Wales", of whoever has one
    tokens = [word.lower() for word in words_in(words)]
    if len(tokens) <= 1 or NOUN not in classes(tokens[-1]):
        return ()
    noun = tokens[-1]
    if noun in _PLACE_WORDS or word_key(noun) in lists.ANY_THING or tokens[-2] in _NO_PHRASE:
        return ()
    phrase = [noun]
    for word in reversed(tokens[:-1]):
        if word in syntax.DETERMINERS or word in syntax.PREPOSITIONS:
            return (tuple(phrase),)
        if {NOUN, ADJECTIVE}.isdisjoint(classes(word)):
            break
        phrase.insert(0, word)
    return ()


def says_where(
    phrase: Sequence[str],
    piece: Piece,
    places: Sequence[Quantity],
    given: frozenset[str] = frozenset(),
) -> bool:
    """Tell whether a piece of a story says where one's own of that noun is.

    Args:
        phrase: the noun, with the words before it that tell which.
        piece: the piece.
        places: the places that it names.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text):
        ...     (piece,) = pieces_of(read(text), text)
        ...     return says_where(("gp",), piece, find_quantities(text))
        >>> told("My GP has her surgery in Cardiff."), told("My GP went to a fair in Cardiff.")
        (True, False)
    """
    told = piece.told
    if (
        piece.bare
        or told.negated
        or told.mood is not Mood.FACT
        or not _is_mine(phrase, piece, given)
    ):
        return False
    if told.tense not in (Tense.PRESENT, Tense.PERFECT, Tense.PAST):
        return False
    shown = any(_IS_IN.search(piece.text[: place.span.start]) for place in places)
    return shown or (told.verb in _LYING and told.tense is Tense.PRESENT)


def _is_mine(phrase: Sequence[str], piece: Piece, given: frozenset[str]) -> bool:
    """Tell whether a piece is about one's own of a noun: "my GP", "the school that took me"."""
    *which, noun = phrase
    subject = piece.told.subject
    if subject.who not in (Who.OWN, Who.OTHER) or not subject.head:
        return False
    if not covers((subject.head,), word_key(noun) or noun):
        return False
    if not all(word in piece.words for word in which):
        return False  # "our back office", for a head office
    others = subject.keys - {subject.head}
    if any(each in lists.OTHERS or each in lists.KIN for each in others):
        return False
    return subject.who is Who.OWN or subject.head in given or not _MINE.isdisjoint(piece.words)
