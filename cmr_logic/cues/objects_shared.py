"""One object of two prepositions, said of each: "live in, or work for, **the parish**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, places_of, word_set

SIGNS = frozenset({"or", "and"})
"""Words of which each of them has one: "live in **or** work for"; not "but"."""
CLOSER = in_row(syntax.PREPOSITIONS, ("or", ","))
"""Two words in a row of which each has one, too: "live **in or** near"; not "row or sail"."""
# Prepositions that a thing must follow: "employed **by** or study at"; not "sign in or wait at".
_LEANING = word_set("of by for at with from beside near towards")
# Verbs that are nothing without the place behind "in": "**live** in or work at"; not "sign in".
_PLACED = word_set("live lives lived living reside resides resided residing based located enrolled")
_IN = "in"
# Verbs that a preposition ends for good: "a month has **gone** by or"; not "employed by or".
_PASSING = word_set("go goes gone went passed passes pass passing going")
# Words that a thing goes on behind: "the parish **of** Rye"; not "the parish in which".
_OF = "of"
# Words that end the name of a thing: "the parish **if** you row"; not "old".
_ENDING = (
    STOPS | syntax.JOINTS | syntax.AUXILIARIES | syntax.RELATIVES | syntax.PREPOSITIONS - {_OF}
) | word_set("but if when where unless until because while ) : -")
_PARTING = _ENDING - syntax.BE  # and those that end a part: "live **if** you"; not "are"
_BETWEEN = 5  # words from the joint to the second preposition: "or are at present settled in"
_BETWEEN_COMMAS = 8  # the same between commas: ", or living in a civil partnership with,"


def objects_shared(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(objects_shared("you live in , or work for , the parish .".split()))
        [(3, 5, ('the', 'parish', 'or')), (7, 8, ())]
        >>> list(objects_shared("you are employed by or study at the college .".split()))
        [(4, 5, ('the', 'college', 'or'))]
        >>> list(objects_shared("you live in , work in or study in the town .".split()))
        [(3, 4, ('the', 'town', ',')), (6, 7, ('the', 'town', 'or'))]
        >>> list(objects_shared("you are wed to , or living in a pair with , a cook .".split()))
        [(4, 6, ('a', 'cook', 'or')), (11, 12, ())]
        >>> list(objects_shared("you live in , or work for , the parish or the town .".split()))
        []
        >>> list(objects_shared("you live in or work at the college .".split()))
        [(3, 4, ('the', 'college', 'or'))]
        >>> list(objects_shared("you live in or near the parish .".split()))
        []
        >>> list(objects_shared("a month has gone by or you study at the college .".split()))
        []
        >>> list(objects_shared("you sign in or wait at the gate .".split()))
        []
    """
    for at in places_of(words, SIGNS, 2):
        apart = words[at - 1] == ","
        leaning = at - 1 - apart
        if words[leaning] not in syntax.PREPOSITIONS or words[leaning - 1] in _PASSING:
            continue
        earlier = None if apart else _earlier(words, leaning)
        fits = _LEANING if earlier is None and not apart else syntax.PREPOSITIONS
        placed = words[leaning] == _IN and words[leaning - 1] in _PLACED
        fit = (placed or words[leaning] in fits) and (words[at] == "or" or apart)
        second = _second(words, at + 1, apart=apart) if fit else None
        if second is None:
            continue
        thing = second + 1 + apart
        last = _end_of_thing(words, thing)
        if apart and last < len(words) and words[last] == "or" and not _goes_on(words, last + 1):
            continue  # ", a cook **or a guide**": the two things are read as one
        if words[thing] in syntax.DETERMINERS and last > thing + 1:
            if earlier is not None:
                yield earlier, earlier + 1, (*words[thing:last], ",")
            yield leaning + 1, at + 1, (*words[thing:last], words[at])
            if apart:
                yield second + 1, second + 2, ()


def _earlier(words: Sequence[str], leaning: int) -> int | None:
    """Return the comma behind a preposition of one more part: "live in**,** work in | or"."""
    for at in range(leaning - 1, max(leaning - _BETWEEN, 0), -1):
        if words[at] == ",":
            return at if words[at - 1] in syntax.PREPOSITIONS else None
        if words[at] in syntax.PREPOSITIONS or words[at] in _PARTING:
            return None
    return None


def _second(words: Sequence[str], first: int, *, apart: bool) -> int | None:
    """Return where the preposition stands that ends the second part, None where none does.

    Args:
        words: the words of a text.
        first: the index of the first word behind the joint.
        apart: commas part it from what is shared.
    """
    reach, parting = (_BETWEEN_COMMAS, _PARTING - {"-"}) if apart else (_BETWEEN, _PARTING)
    for at in range(first, min(len(words) - 2 - apart, first + reach)):
        word = words[at]
        if word in syntax.PREPOSITIONS and at > first:
            behind = words[at + 1]
            if apart and behind != ",":
                continue  # "or living **in** a partnership with,"
            return at if (behind == "," if apart else behind in syntax.DETERMINERS) else None
        named = word in syntax.DETERMINERS and not apart
        if named or word in syntax.PREPOSITIONS or word in parting:
            return None
    return None


def _goes_on(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb stands behind "or", and no second thing: "the parish or **row**"."""
    word = words[at] if at < len(words) else ""
    return VERB in classes(word) and classes(word).isdisjoint({NOUN, ADJECTIVE})


def _end_of_thing(words: Sequence[str], first: int) -> int:
    """Return the index after the name of a thing that begins at an index."""
    last = first
    while last < len(words) and words[last] not in _ENDING:
        last += 1
    return last
