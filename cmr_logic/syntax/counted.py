"""Nouns that stand in the singular behind an article or the like: "a scheme"; not "rent".

Where one of them has none, it shares that of a noun before it: "**a** card or travel **pass**". And
it is the object of no verb: in "a course or work **placement**", nobody works.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.syntax.forms import is_adverb, is_gerund, is_participle
from cmr_logic.syntax.wordlists import AUXILIARIES, DETERMINERS, NUMBERS, PREPOSITIONS, PRONOUNS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, WORD_CACHE, bases, classes, word_set

# Nouns for one thing of several: "a scheme", "a body"; not "work", "school", "rent".
COUNTED = word_set(
    """
    programme program scheme course project placement trial apprenticeship traineeship internship
    event plan trip journey tour holiday vehicle car van lorry truck boat ship raft canoe kayak
    dinghy barge bike
    bicycle bus train motorcycle moped scooter tractor plane machine device computer phone tool
    tent houseboat motorhome house flat apartment bungalow cottage caravan building room office shop
    store garage kitchen
    garden allotment field hall mooring site plot pitch stall market street road
    body organisation organization agency charity company firm business council authority club
    society association union committee team group family household institution establishment
    department ministry museum gallery library theatre hotel restaurant bakery bank brewery
    card pass ticket licence license permit certificate badge passport visa voucher letter form
    document contract agreement lease order notice bill receipt statement report account
    invoice deposit cheque grant loan pension allowance bursary scholarship award prize
    mortgage subscription membership qualification degree diploma exam examination test
    person child parent partner spouse carer student trainee worker employee adult member owner
    tenant resident citizen holder nurse teacher driver pilot relative guardian representative
    animal dog cat horse bird plant tree crop seed
    accident injury condition disability impairment allergy
    number name address meeting interview
    partnership relationship marriage
    """
)
_LONGEST = (
    5  # words from the opening of such a phrase to its noun: "state run adult training course"
)


def lacks_article(
    words: Sequence[str], start: int = 0, stop: int | None = None, *, named: bool = False
) -> bool:
    """Tell whether words begin with a phrase for one thing or person that has no article.

    Args:
        words: the words around it.
        start: the index of the first.
        stop: index after the last.
        named: they name something, so that their first word is no verb: "tour", "visit".

    Example:
        >>> lacks_article("study skills programme at night".split())
        True
        >>> lacks_article("a travel pass".split()), lacks_article("study abroad".split())
        (False, False)
        >>> lacks_article("drive to a club".split()), lacks_article("pay rent".split())
        (False, False)
        >>> lacks_article(["tour"]), lacks_article(["tour"], named=True)
        (False, True)
        >>> lacks_article("assess nurse training".split())
        False
    """
    if not opens_bare_noun(words[start]):
        return False
    end = min(len(words) if stop is None else stop, start + _LONGEST)
    for at in range(start, end):
        word = words[at]
        if _names_nothing(word):
            return False
        if word in COUNTED and not _goes_on(words, at + 1, end):
            return named or at > start or not _may_be_verb(word)
    return False


def opens_bare_noun(word: str) -> bool:
    """Tell whether a noun phrase without an article may begin with a word: "work"; not "the"."""
    return not (_names_nothing(word) or _is_verb_alone(word))


@lru_cache(maxsize=WORD_CACHE)
def _names_nothing(word: str) -> bool:
    """Tell whether a word is no part of what a noun phrase without an article names."""
    if word in DETERMINERS or word in PREPOSITIONS or word in AUXILIARIES or word in NUMBERS:
        return True
    return word in PRONOUNS or not (word[:1].isalpha() or word == "-")


def _goes_on(words: Sequence[str], at: int, end: int) -> bool:
    """Tell whether a noun is one before another: "**car** park", "**bus** company"."""
    if at >= end:
        return False
    kinds = classes(words[at])
    adverb = is_adverb(words[at]) or is_gerund(words[at])
    return NOUN in kinds and not adverb and words[at] not in PREPOSITIONS | AUXILIARIES


def _is_verb_alone(word: str) -> bool:
    """Tell whether a form is a verb, which no noun stands behind: "teach", not "towed"."""
    return classes(word) == {VERB} and not is_participle(word) and not is_gerund(word)


def _may_be_verb(word: str) -> bool:
    return VERB in classes(word) and ADJECTIVE not in classes(word)


_HOURS = len(NUMBERS)  # of a clock, each of which they name


def is_hour(word: str) -> bool:
    """Tell whether a word can name an hour of the clock: "eight", "8"; not "half", "30".

    Example:
        >>> [is_hour(word) for word in ("eight", "8", "30", "noon")]
        [True, True, False, False]
    """
    return word in NUMBERS or (word.isdecimal() and 0 < int(word) <= _HOURS)


# Behind which it stands of how many something is made: "parties **of 15**", "shops **with** few".
_MADE_OF = frozenset({"of", "with"})
# What opens a number that is bounded: "**over** 15", "**up** to 15"; not "15".
_BEFORE_NUMBERS = frozenset({"at", "over", "under", "up", "more", "fewer", "less", "no", "between"})


def names_groups(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether a form in "s" names several of so many each, and another verb follows.

    Args:
        words: the words around it.
        index: its place.
        stop: index after the last word of the clause.

    Example:
        >>> words = "school parties of 15 or more get a guide".split()
        >>> names_groups(words, 1, len(words))
        True
        >>> words = "the crew consists of 15 rowers".split()
        >>> names_groups(words, 2, len(words))
        False
    """
    if index + 2 >= stop or words[index + 1] not in _MADE_OF:
        return False
    number = words[index + 2]
    counted = number[0].isdigit() or number in NUMBERS or number in _BEFORE_NUMBERS
    if not counted or NOUN not in classes(words[index]):
        return False
    behind = words[index + 3 : stop]
    return any(word in AUXILIARIES or word in bases(word, VERB) for word in behind)
