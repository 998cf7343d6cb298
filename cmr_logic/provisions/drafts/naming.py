"""Phrases that name someone or something: kinds of people, and the frames that they complete."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.provisions.words.people_nouns import (
    ANYBODY,
    BEFORE_GENERIC,
    BEFORE_KIND,
    GENERIC,
    NO_PERSONS,
    NO_QUALITIES,
    PEOPLE,
    PERSON_ENDINGS,
    PERSON_SUFFIXES,
    UNRESTRICTING,
)
from cmr_logic.text import ADJECTIVE, NOUN, VERB, WORD_CACHE, bases, classes, places_of, word_set

Frame: TypeAlias = tuple[str, ...]
"""The words that a phrase completes to a statement: ``("you", "are")``."""

_SHORTEST_PERSON = 5  # letters: a shorter word with the ending is seldom a person ("per")
_ARTICLES = frozenset({"a", "an", "any", "the"})  # "a card"; not "your card": that is asked about
_NO_NAMES = frozenset(
    {"aged", "your", "their"}
)  # "aged 60" and "your card" name no kind; "staff" does
ONE_OF_ANY = syntax.INDEFINITE | {"each", "every", "no"}
"""Words before one of any kind, who stands for whoever reads: "a pilot"; not "the pilot"."""
_HUMANS = frozenset({"people", "persons", "person"})  # nouns for whoever is so: "deaf people"
_NEW = "new"  # tells readers apart alone: "**new** customers"; not "new people"
# Those whom a text is written for, who are told apart by any word: "**trade** customers"; not "we".
_READERS = word_set(
    "applicant applicants claimant claimants customer customers client clients user users"
)
# Nouns that are adjectives where no determiner stands: "individual fishing quotas"; not "people".
_BARE_ADJECTIVES = frozenset({"individual"})
_APOSTROPHES = frozenset("'’")
# Words of an age: "**at least** 16 **years old**"; not "from".
_AGED = frozenset({"over", "under", "at", "least", "or", "older", "above", "years", "old", "aged"})
_MADE_SO = 3  # words that name things by what was done to them: "hand reared birds"
_NAMED = 5  # words of somebody: "a fully paid member"
# People named by their age: "under-5s", "over 60s"; not "1990s".
_AGES = re.compile(r"(?:(?:under|over)-)?\d{1,2}s")


@lru_cache(maxsize=WORD_CACHE)
def is_person(word: str) -> bool:
    """Tell whether a noun is one for a person or a body that can ask for itself.

    Example:
        >>> is_person("pensioners"), is_person("gardener"), is_person("number"), is_person("income")
        (True, True, False, False)
        >>> is_person("under-5s"), is_person("1990s"), is_person("flatmates")
        (True, False, True)
    """
    if word in PEOPLE or _AGES.fullmatch(word):
        return True
    if word.endswith(PERSON_ENDINGS) and not classes(word):
        return True
    if not word.endswith(PERSON_SUFFIXES) or len(word) < _SHORTEST_PERSON:
        return False
    if word in NO_PERSONS or not NO_PERSONS.isdisjoint(bases(word, NOUN)):
        return False
    kinds = classes(word)
    return NOUN in kinds and VERB not in kinds


def is_name(words: Sequence[str]) -> bool:
    """Tell whether an item begins like a noun phrase: it names a kind of person or thing.

    Example:
        >>> is_name(("a", "student")), is_name(("live", "in", "wales")), is_name(("you", "are"))
        (True, False, False)
        >>> is_name(("damaged", "goods")), is_name(("booked", "by", "phone"))
        (True, False)
    """
    first = words[0]
    if first in syntax.PRONOUNS or first in syntax.AUXILIARIES or first in {"be", "not"}:
        return False
    if not _APOSTROPHES.isdisjoint(first):
        return False
    if first in _ARTICLES:
        return syntax.finite_verb(words) is None
    if syntax.starts_verb_phrase(words, 0) or first in syntax.PREPOSITIONS:
        return False
    if syntax.is_gerund(first) or first in _NO_NAMES:
        return False
    only_verb = VERB in classes(first) and NOUN not in classes(first)
    if only_verb and words[1:] and syntax.is_participle(first):
        only_verb = NOUN not in classes(words[1]) or words[1] in syntax.PREPOSITIONS
    return not only_verb and (syntax.finite_verb(words) is None or _made_so(words))


def _made_so(words: Sequence[str]) -> bool:
    """Tell whether words name things by what was done to them: "**hand reared** birds".

    Not "parent moved house", nor "birds reared chicks".
    """
    if len(words) < _MADE_SO or syntax.is_plural_noun(words[0]) or not classes(words[0]):
        return False
    return (
        syntax.is_participle(words[1])
        and syntax.is_plural_noun(words[2])
        and syntax.finite_verb(words[2:]) is None
    )


# Whoever asks about a thing is one who has it: "**their owners** are fined"; not "boat owners".
_WHOSE = frozenset({"their", "its", "the"})
# Those who have it: "their **owners**"; not "their guests".
_OWNERS = word_set("owners owner keepers keeper handlers handler")


def restricts(words: Sequence[str]) -> bool:
    """Tell whether a subject says whom a rule is about: "students under 25", not "you".

    Example:
        >>> restricts(("students", "under", "25")), restricts(("you",)), restricts(("applicants",))
        (True, False, False)
        >>> restricts(("the", "landlord")), restricts(("the", "tenants"))
        (False, True)
        >>> restricts(("their", "owners")), restricts(("boat", "owners"))
        (False, True)
        >>> restricts(("harbour", "council")), restricts(("a", "parish", "council"))
        (False, True)
    """
    if not words or words[0] in syntax.PRONOUNS or words[0] in UNRESTRICTING:
        return False
    if _is_known(words) or (words[0] in _WHOSE and _OWNERS.issuperset(words[1:])):
        return False
    if any(word not in GENERIC and is_person(word) for word in _heads(words)):
        return True
    return _postmodified(words) is not None or _premodified(words)


# What says more of somebody behind their noun, and how far: "a tenant **of** the trust".
_OF, _OF_WHAT = frozenset({"of", "in", "at", "with"}), 4


def says_who(words: Sequence[str], last: int) -> bool:
    """Tell whether words end in what somebody is, or how old: an aim may stand behind them.

    Args:
        words: the words that they stand in.
        last: the index after them.

    Example:
        >>> says_who("you must be 18 | to row".split(), 4)
        True
        >>> says_who("you must be a member | to row".split(), 5)
        True
        >>> says_who("you must be a tenant of the trust | to row".split(), 8)
        True
        >>> says_who("you must be able to row".split(), 4)
        False
    """
    for at in range(max(last - _OF_WHAT, 2), last - 1):  # "a tenant | of the trust"
        if words[at] in _OF and is_person(words[at - 1]):
            last = at
            break
    at = last
    while at > 0 and (words[at - 1].isdigit() or words[at - 1] in _AGED):
        at -= 1
    aged = at < last and any(word.isdigit() for word in words[at:last])
    if not aged and at == last and is_person(words[last - 1]):
        before = range(max(last - _NAMED, 1), last - 1)
        at = next((i for i in before if words[i] in syntax.INDEFINITE), 0)
        aged = at > 0
    return aged and words[at - 1] in syntax.BE


# Says that what stands before it is had by them: "a blue badge **holder**"; not "a badge maker".
_HAVING = "holder"
_HELD = 3  # words up to "holder" by which a thing is told apart: "a blue badge"


def names_a_role(words: Sequence[str]) -> bool:
    """Tell whether a subject only names the role of whoever asks: "members", "a glider pilot".

    One of any kind stands for whoever reads; more of a kind that is told apart do not.

    Example:
        >>> names_a_role(("all", "members")), names_a_role(("a", "glider", "pilot"))
        (True, True)
        >>> names_a_role(("ticket", "holders")), names_a_role("a blue badge holder".split())
        (False, False)
        >>> names_a_role("a cox or rower".split()), names_a_role("a cox or a guest".split())
        (True, False)
    """
    if any(before in syntax.JOINTS and word in ONE_OF_ANY for before, word in pairwise(words)):
        return False  # kinds that are told apart
    if words and _AGES.fullmatch(words[-1]):
        return False  # "under-5s"
    if words[:1] and words[0] in ONE_OF_ANY:
        if words[_HELD:] and words[-1] == _HAVING:
            return False  # what they have tells them apart
        return syntax.PREPOSITIONS.isdisjoint(words) and not _told_by_deed(words)
    return sum(word not in BEFORE_KIND for word in words) == 1


def _told_by_deed(words: Sequence[str]) -> bool:
    """Tell whether what someone is doing tells them apart: "a trader **selling meat**".

    A noun for somebody may open another: "a trainee **driving instructor**".
    """
    if is_person(words[-1]) and not syntax.is_plural_noun(words[-1]):
        return False
    return any(is_person(who) and syntax.is_gerund(deed) for who, deed in pairwise(words))


def _is_known(words: Sequence[str]) -> bool:
    """Tell whether words are a known person or body, whom no reader is: "the landlord"."""
    if words[0] in ONE_OF_ANY or words[0] in ANYBODY or syntax.is_plural_noun(words[-1]):
        return False
    named = len(words) > 1  # "Harbour Council": a name; not "staff"
    return named and syntax.noun_head(words) == len(words) - 1


def restricted(words: Frame) -> tuple[Frame, int]:
    """Return the frame of a statement about who is meant, and how many words it makes needless.

    Example:
        >>> restricted(("people", "with", "a", "car")), restricted(("people", "over", "75"))
        ((('you', 'have'), 2), (('you', 'are'), 1))
        >>> restricted(("farmers", "with", "sheep"))
        (('you', 'are'), 0)
    """
    at = _postmodified(words)
    if at is None or words[at] == "of":  # "users of the slip"
        return subject_frame(words), 0
    if words[at] == "with":
        return ("you", "have"), at + 1
    return ("you", "were" if words[at] == "born" else "are"), at


# Those who are nobody who asks: "the **deceased** sailor"; not "the late sailor".
_DEAD = frozenset({"deceased", "dead"})
_FORCE = ("fire", "service")  # words of the name of such a body
# Bodies that are people on duty: "the **fire service**"; not "the bus service".
_FORCES = frozenset(
    {_FORCE, ("fire", "brigade"), ("ambulance", "service"), ("rescue", "service")}
    | {("emergency", "services"), ("rescue", "services"), ("armed", "forces"), ("the", "army")}
    | {("the", "navy"), ("the", "coastguard"), ("the", "military")}
)


def subject_frame(words: Sequence[str]) -> Frame:
    """Return the words that make a subject a statement about the person or thing asked about.

    Example:
        >>> subject_frame(("students",)), subject_frame(("imported", "plants"))
        (('you', 'are'), ('it', 'is'))
    """
    person = (
        any(map(is_person, _heads(words)))
        or words[:1] == ("anyone",)
        or tuple(words) in {("nobody",), ("no", "one")}
        or tuple(words[-len(_FORCE) :]) in _FORCES
        or not GENERIC.isdisjoint(words[:2])
    )
    return ("you", "are") if person else ("it", "is")


def names_dead(words: Sequence[str]) -> bool:
    """Tell whether a subject has died, and so is nobody who asks.

    Example:
        >>> names_dead("the deceased cook".split()), names_dead("the wife of the deceased".split())
        (True, False)
    """
    return not _DEAD.isdisjoint(words[:2])


def _postmodified(words: Sequence[str]) -> int | None:
    """Return where the words begin that narrow down a general noun: "people | with a car"."""
    start = 1 if len(words) > 1 and words[0] in BEFORE_GENERIC else 0
    if len(words) < start + 2 or words[start] not in GENERIC:
        start = 0
        if len(words) < 2 or words[0] not in GENERIC:  # noqa: PLR2004 - the noun and what follows
            return None
    if not start and words[0] in _BARE_ADJECTIVES:
        return None
    following = words[start + 1]
    narrow = (
        following in syntax.PREPOSITIONS
        or syntax.is_gerund(following)
        or syntax.is_participle(following)
        or syntax.says_state(words, start + 1)
    )
    return start + 1 if narrow else None


def _premodified(words: Sequence[str]) -> bool:
    """Tell whether an adjective narrows down a general noun: "**single** people"; not "all people".

    Readers are told apart by nouns too, and by more words behind: "**trade** customers with a van".

    Example:
        >>> _premodified(("deaf", "people")), _premodified(("many", "people"))
        (True, False)
        >>> _premodified(("self", "-", "employed", "people"))
        True
        >>> _premodified(("first", "-", "time", "adult", "applicants"))
        True
        >>> _premodified(("trade", "customers", "with", "a", "van")), _premodified(("our", "users"))
        (True, False)
        >>> _premodified(("young", "people", "aged", "16", "to", "19"))
        True
    """
    told_behind = _told_behind(words)  # "young people | aged 16 to 19"
    words = words[:told_behind] if told_behind else words
    *before, noun = words
    reader = next((at for at, word in enumerate(words[1:_NAMED], 1) if word in _READERS), 0)
    if reader:
        before, noun = list(words[:reader]), words[reader]
    if before[:1] == ["some"]:
        return False  # which of them is not said
    start = 1 if before and before[0] in BEFORE_GENERIC else 0
    if before[start + 1 : start + 2] == ["-"]:  # what a compound says, its last part does
        before[start : start + 2] = []
        del before[start + 1 : start + 2]  # "first-time **adult** applicants"
    if (noun not in _HUMANS and not reader) or len(before) != start + 1:
        return False
    quality = before[start]
    if reader and quality == _NEW:
        return True
    told = ADJECTIVE in classes(quality) or syntax.is_participle(quality)
    named = NOUN in classes(quality) or not classes(quality)  # "HFRP customers", of a scheme
    return quality not in NO_QUALITIES and (
        told or (reader > 0 and named and quality not in syntax.DETERMINERS)
    )


def _told_behind(words: Sequence[str]) -> int:
    """Return where more is said of people whom an adjective tells apart, 0 where nothing is."""
    at = next((i for i, word in enumerate(words[1:_NAMED], 2) if word in _HUMANS), 0)
    following = words[at] if 0 < at < len(words) else ""
    formed = syntax.is_gerund(following) or syntax.is_participle(following)
    return at if following in syntax.PREPOSITIONS or formed else 0


def _heads(words: Sequence[str]) -> list[str]:
    """Return the head noun of each noun phrase of a list."""
    heads = []
    start, last = 0, len(words)
    joints = places_of(words, syntax.JOINTS, 0, last)
    ends = [at for at in joints if syntax.BOUNDS.isdisjoint(words[at + 1 : at + 2])]
    for end in (*ends, last):
        part = tuple(words[start:end])
        head = syntax.noun_head(part)
        if head is not None:
            heads.append(part[head])
        elif part and _AGES.fullmatch(part[-1]):
            heads.append(part[-1])
        start = end + 1
    return heads
