"""Forms that are a verb in one place and none in another: "will", "may", "'s"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import is_adverb, is_gerund, is_participle
from cmr_logic.syntax.wordlists import (
    AMOUNTS,
    AUXILIARIES,
    BEFORE_DATES,
    BEFORE_IS,
    BEFORE_MONTHS,
    DETERMINERS,
    NEGATIONS,
    PREPOSITIONS,
    QUALITY_ENDS,
    SEPARATORS,
)
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes

# Words inside ranges of days and of ages alike: "aged 13 **to** 17"; not "on 17".
_OF_RANGES = frozenset({"to", "and", "between"})
_SOONER = frozenset({"later", "earlier", "sooner"})  # "**later** than 1 May"
_DAY = 2  # digits of a day, at most: "1 May"; not of a year: "1950"
# Words before the will that somebody leaves: "**a** will"; not "this will".
_BEFORE_TESTAMENTS = frozenset({"a", "the", "no", "any", "your", "my", "his", "her", "their"})


def is_testament(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether a "will" is a noun: "left a valid **will**", "by **her will** you get".

    Example:
        >>> is_testament("she left a will".split(), 3, 4), is_testament("she will".split(), 1, 2)
        (True, False)
    """
    before = words[index - 1]
    last = index + 1 == stop or words[index + 1] in SEPARATORS or words[index + 1] == "."
    return before in _BEFORE_TESTAMENTS or (last and ADJECTIVE in classes(before))


def is_month(words: Sequence[str], index: int) -> bool:
    """Tell whether the word at an index is a month: "in **May**", "after 1 **May**".

    Example:
        >>> is_month("it ends on 1 may".split(), 4), is_month("they may go".split(), 1)
        (True, False)
        >>> is_month("filed later than 9 may".split(), 4), is_month("fewer than 9 may".split(), 3)
        (True, False)
        >>> is_month("born before 1950 may ride free".split(), 3)
        False
    """
    before = words[index - 1]
    day = before.isdigit() and len(before) <= _DAY
    ahead = words[index - 2] if index > 1 else ""  # "on **Saturday** 9 May", "**by** 9 May"
    late = ahead == "than" and not _SOONER.isdisjoint(words[index - 3 : index - 2])
    day = day and (ahead in BEFORE_DATES or ahead.endswith("day") or late)
    if day and words[index - 2] in _OF_RANGES and index + 1 < len(words):
        return words[index + 1] not in bases(words[index + 1], VERB)  # "13 to 17 may | row"
    return day or before in BEFORE_MONTHS


def is_verbal_s(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether "'s" is a form of be or have: after a pronoun, or before no noun.

    Example:
        >>> is_verbal_s("he 's late".split(), 1, 3), is_verbal_s("my boat 's sail".split(), 2, 4)
        (True, False)
    """
    before = words[index - 1] if index else ""
    if before in BEFORE_IS:
        return True
    following = words[index + 1] if index + 1 < stop else ""
    return (
        following in DETERMINERS
        or following in NEGATIONS
        or (is_gerund(following) and not _names_sort(words, index + 1, stop))
        or following in PREPOSITIONS
        or _says_how(words, index + 1, stop)
    )


def _names_sort(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether an -ing form says of what sort a thing is: "children's **riding** days are"."""
    named = index + 2 < stop and NOUN in classes(words[index + 1])
    return named and words[index + 2] in AUXILIARIES


def _says_how(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether words say how something is, or what it has done: "my car's **red**".

    "My car's red door" is no statement: a noun follows; nor is "the carer's top-up".
    """
    while index < stop and is_adverb(words[index]):
        index += 1
    begin = index
    while index < stop and _is_quality(words[index]):
        index += 1
    joined = "-" in words[begin:index]
    compound = joined and not (words[begin] in AMOUNTS or is_participle(words[index - 1]))
    return index > begin and not compound and (index == stop or words[index] in QUALITY_ENDS)


def _is_quality(word: str) -> bool:
    counts = word in AMOUNTS or word[:1].isdigit()
    return counts or is_participle(word) or ADJECTIVE in classes(word)
