"""What "be" says of somebody or something: a quality, what was done, an age, a place or state."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import (
    is_adverb,
    is_bounded,
    is_gerund,
    is_participle,
    is_plural_noun,
)
from cmr_logic.syntax.verbs import starts_verb_phrase
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    CURRENCIES,
    DETERMINERS,
    MEASURING,
    NEGATIONS,
    NEVER_PASSIVE,
    NOMINATIVES,
    OBJECT_PRONOUNS,
    PARTICLES,
    PREPOSITIONS,
    SAME_PARTICIPLE,
    STANDING,
    STATES,
    TIME_UNITS,
    VERBS_FIRST,
)
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, classes, word_set

_MEASURE = 5  # words from the opening of a measure to its number: "at least one and a half"
_SHORTEST_NAME = (
    8  # letters of a word that no table knows, to be a noun: no function word is as long
)
_PLACE = 3  # words from a preposition to the noun of a state: "in full-time education"


def says_state(words: Sequence[str], start: int = 0, stop: int | None = None) -> bool:
    """Tell whether words, behind a form of "be", begin with what it says.

    It is an adjective, a participle, an -ing form, a measure, or where or how someone is; each may
    be denied. What stands before a noun is none of these.

    Args:
        words: the words around them.
        start: the index of the first.
        stop: index after the last.

    Example:
        >>> says_state("not currently married".split()), says_state("married couples".split())
        (True, False)
        >>> says_state("over 60".split()), says_state("under the bridge".split())
        (True, True)
        >>> says_state("in the last year".split()), says_state("pays rent".split())
        (False, False)
    """
    stop = len(words) if stop is None else stop
    at = start
    while at < stop and (_denies(words[at]) or is_adverb(words[at])):
        at += 1
    if at >= stop:
        return False
    if is_measure(words, at, stop):
        return True
    if at > start and _denies(words[at - 1]) and _may_be_denied(words, at, stop):
        return True
    return _says_how(words, at, stop)


def _says_how(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a word opens what "be" says of how or where somebody is, denied or not."""
    word = words[at]
    if word in PREPOSITIONS:
        return _stands(words, at, stop)
    if word in DETERMINERS or word in AUXILIARIES or word in NOMINATIVES or word[:1].isdigit():
        return False
    return is_gerund(word) or _is_quality(words, at, stop)


def _may_be_denied(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether words say what somebody is not: "not **a member**", "not **in default**"."""
    word = words[at]
    if word in DETERMINERS:
        return True
    several = is_plural_noun(word) and word not in VERBS_FIRST  # "not **members** of the club"
    return several or (word in STANDING and at + 1 < stop)


def _denies(word: str) -> bool:
    return word in NEGATIONS and word not in {"no", "nor"}


def is_measure(words: Sequence[str], start: int = 0, stop: int | None = None) -> bool:
    """Tell whether words begin with a measure or age that something has.

    Example:
        >>> is_measure("at least 12 weeks old".split()), is_measure("at sea".split())
        (True, False)
    """
    if is_bounded(words, start):
        return True
    if words[start] not in MEASURING:
        return False
    end = min(len(words) if stop is None else stop, start + _MEASURE)
    return any(word[:1].isdigit() for word in words[start + 1 : end])


def _stands(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a preposition says where or how someone is: "on a lead", "in good health"."""
    if words[at] not in STANDING or at + 1 >= stop:
        return False
    following = words[at + 1]
    dated = words[at + 2 : at + 3] and words[at + 2] in {"last", "past", "next", "same", "end"}
    if following in DETERMINERS:
        return not dated
    end = at + 1 + _PLACE
    end += _PLACE - 1 if "-" in words[at + 1 : end] else 0  # "in full-time education"
    return not STATES.isdisjoint(words[at + 1 : min(stop, end)])


def in_state(words: Sequence[str]) -> bool:
    """Tell whether words are a preposition with the noun of a state, described or not.

    Example:
        >>> in_state("in full - time education".split()), in_state("in York".split())
        (True, False)
    """
    at = 1
    while at + 1 < len(words) and (words[at + 1] == "-" or ADJECTIVE in classes(words[at])):
        at += _PLACE if words[at + 1] == "-" else 1
    return at < len(words) and words[at] in STATES


def takes_object(words: Sequence[str], index: int) -> bool:
    """Tell whether a participle stands before an object, so that it is an active form.

    Example:
        >>> takes_object("completed the course".split(), 0), takes_object("paid by us".split(), 0)
        (True, False)
    """
    behind = index + 1
    if behind < len(words) and words[behind] in PARTICLES:
        behind += 1  # "turned down the offer"
    following = words[behind] if behind < len(words) else ""
    return following in DETERMINERS or following in OBJECT_PRONOUNS


# Pasts of what is done with a thing, which needs no determiner: "**lost** income"; not "parked".
_ACTING = word_set(
    "owned held received earned lost employed hired sold suffered sustained bought raised spent "
    "kept made built won paid grew filed"
)
_PAID = "paid"
# Words that bound how many: "sold **at** least ten", "sold **more** than ten"; not "at night".
_BOUNDING = word_set("at more less fewer over under about up")
_LEAST = word_set("least most than to")  # what follows them: "at **least**"; not "at night"


def acts_on(words: Sequence[str], index: int) -> bool:
    """Tell whether a past form stands before what somebody did something with, named bare or not.

    Example:
        >>> acts_on("lost income in may".split(), 0), acts_on("lost at sea".split(), 0)
        (True, False)
        >>> acts_on("earned at least $ 900".split(), 0), acts_on("paid monthly".split(), 0)
        (True, False)
    """
    if takes_object(words, index):
        return True
    behind = (*words[index + 1 : index + 4], "", "", "")[:3]
    if words[index] not in _ACTING or behind[0] in (PREPOSITIONS | AUXILIARIES) - _BOUNDING:
        return False
    if behind[0] in _BOUNDING:
        long = not TIME_UNITS.isdisjoint(words[index + 3 : index + 5])  # "kept at least a week"
        return behind[1] in _LEAST and bool(behind[2]) and not long
    if behind[0] in CURRENCIES or behind[0][:1].isdigit():
        return words[index] != _PAID  # "employed and **paid £9** an hour"
    plain = ADVERB not in classes(behind[0]) and ADJECTIVE not in classes(behind[0])
    return NOUN in classes(behind[0]) and plain


def _stands_before_noun(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a noun follows at an index, with or without adjectives before it."""
    for word in words[at : min(stop, at + _PLACE)]:
        kinds = classes(word)
        if word in PREPOSITIONS or word in AUXILIARIES or ADVERB in kinds:
            return False  # "who are married | can join"
        if NOUN in kinds or (not kinds and len(word) >= _SHORTEST_NAME):
            return True
        if ADJECTIVE not in kinds:
            return False
    return False


def _is_quality(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether an adjective or participle says how something is, and modifies no noun."""
    while at + 2 < stop and words[at + 1] == "-":
        at += 2  # "self-employed"
    word = words[at]
    following = words[at + 1] if at + 1 < stop else ""
    kinds, behind = classes(word), classes(following)
    if word in NEVER_PASSIVE:
        return False
    adverb = ADVERB in kinds and word not in VERBS_FIRST  # not "live alone"
    if adverb and following and (ADJECTIVE in behind or is_participle(following)):
        return _is_quality(words, at + 1, stop)  # "well behaved"
    if _stands_before_noun(words, at + 1, stop) or takes_object(words, at):
        return False
    if word in SAME_PARTICIPLE and following and following not in PREPOSITIONS:
        return ADVERB in behind  # "put away"; not "let others in"
    return (
        is_participle(word)
        or is_participle(word.removeprefix("un"))  # "unworn"
        or (not kinds and word.endswith("ed"))
        or (ADVERB in kinds and VERB not in kinds and following in PREPOSITIONS)  # "out by noon"
        or (ADJECTIVE in kinds and not _is_verb(words, at, stop))
    )


def _is_verb(words: Sequence[str], at: int, stop: int) -> bool:
    return words[at] in VERBS_FIRST or starts_verb_phrase(words, at, stop)
