"""Times that a grant waits for: "You may row **once you have passed**", "once you are 16"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.demanding import demands
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import word_set

# Whose age is told: "once **you** are 16".
_WHOSE = word_set("you they he she")
# How somebody comes to an age: "once you **turn** 16"; not "once you have 16 stamps".
_COMING_TO = syntax.BE | word_set("turn turns reach reaches become becomes")
# Words between that and the figure: "once you are **over** 16"; not "under".
_AT_LEAST = word_set("aged over at least the age of")
_FIGURE = 8  # words from the time to the figure of an age: "once you reach the age of 16"


def comes_first(reading: Reading, index: int) -> bool:
    """Tell whether a grant waits for what a time says: "you may row **once you have passed** it".

    That is a condition beside those that follow, as is "once **the keys have been handed back**";
    "after you pass it" dates the grant. So is an age, of what is demanded, too.

    Args:
        reading: what has been read before the time.
        index: the first token of the time.
    """
    stretch = reading.stretch
    if not reading.main:
        return False
    if _comes_of_age(stretch, index):
        return True
    if demands(reading):
        return False
    if stretch.words[index] == "once" and stretch.word(index + 1) in syntax.DETERMINERS:
        verb = stretch.finite_verb(index + 1, stretch.piece_end(index + 1))
        done = verb is not None and syntax.is_participle(stretch.word(verb + 1))
        return verb is not None and done and stretch.words[verb] in syntax.HAVE | syntax.BE
    if stretch.word(index + 1) != "you":
        return False
    have = index + 2
    while syntax.is_adverb(stretch.word(have + 1)):
        have += 1
    return stretch.word(index + 2) in syntax.HAVE and syntax.is_participle(stretch.word(have + 1))


def _comes_of_age(stretch: Stretch, index: int) -> bool:
    """Tell whether a time is that somebody is old enough: "once you **turn 16**"."""
    if stretch.word(index + 1) not in _WHOSE or stretch.word(index + 2) not in _COMING_TO:
        return False
    at = index + 3
    while stretch.word(at) in _AT_LEAST and at < index + _FIGURE:
        at += 1
    behind = stretch.word(at + 1)
    counted = behind in syntax.TIME_UNITS or syntax.is_plural_noun(behind)
    return stretch.word(at).isdecimal() and (not counted or behind == "years")
