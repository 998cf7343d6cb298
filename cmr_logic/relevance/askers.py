"""For whom a question asks: "Can **my organisation** apply?" of a text for public bodies.

What whoever asks calls their own body is one of those that the text names, if it names any.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.people_nouns import BODIES
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, bases, classes, key, word_set

_OWN = frozenset({"my", "our"})
_LONGEST = 4  # words from "my" to the person: "my two eldest children"
# Places where people do business: "our **cafe**"; not "our garden".
_PREMISES = word_set(
    "shop cafe pub restaurant bar hotel hostel salon garage bakery takeaway farm nursery practice "
    "stall store workshop factory studio gallery"
)
_START = 5  # words of a question that its subject ends within: "Does our local club qualify"
_NEAR = 4  # words from "our" to the body: "our local rowing club"
# How one asks whether something is good for whom one asks for: "**help** our club"; not "join".
_HELPING = word_set("help helps benefit benefits suit suits support supports assist assists")


def bodies_asked_for(
    words: Sequence[str], known: Set[str], *, anybody: bool = False
) -> frozenset[str]:
    """Return the keys of the body that a question asks for, where a text names bodies.

    Args:
        words: the lower-cased tokens of a question.
        known: the keys of the text.
        anybody: the text is for whoever wants what it is for, so that it need not name bodies.

    Example:
        >>> sorted(bodies_asked_for("can our club apply ?".split(), {"charity", "grant"}))
        ['club']
        >>> sorted(bodies_asked_for("can our club apply ?".split(), {"boat", "grant"}))
        []
        >>> asked = "can this fund help our club ?".split()
        >>> sorted(bodies_asked_for(asked, {"boat", "grant"}, anybody=True))
        ['club']
    """
    at = next((at for at, word in enumerate(words[:_START]) if word in _OWN), None)
    if at is None:
        return frozenset()
    if not anybody and BODIES.isdisjoint(known):
        return frozenset()
    helped = words[at - 1] in _HELPING
    behind = words[at + 1 : at + 1 + _NEAR if helped else _START]
    found = (i for i, word in enumerate(behind) if key(word) in BODIES)
    last = next(found, None)
    if last is None or key(behind[last]) in known:
        return frozenset()
    if NOUN in classes(behind[last + 1] if last + 1 < len(behind) else "."):
        return frozenset()  # "our club house"
    return frozenset({key(behind[last])})


def own_business(words: Sequence[str]) -> frozenset[str]:
    """Return the key of what whoever asks runs, where a question asks for it in their place.

    "Does **our cafe** need a licence?" is about licences, as "Do we need a licence?" is.

    Example:
        >>> sorted(own_business("does our cafe need a licence ?".split()))
        ['cafe']
        >>> sorted(own_business("does our cat need a licence ?".split()))
        []
    """
    if words[:1] == () or words[0] not in syntax.AUXILIARIES or _OWN.isdisjoint(words[1:2]):
        return frozenset()
    run = [key(word) for word in words[2:3]]
    following = words[3] if len(words) > 3 else ""  # noqa: PLR2004 - the word behind it
    verb = VERB in classes(following) or following in syntax.AUXILIARIES
    return frozenset(run) & (BODIES | _PREMISES) if verb else frozenset()


def own_person(words: Sequence[str], at: int) -> range:
    """Return the places of the words for a person of one's own: "my **eldest son**".

    Empty where the words at the index name nobody, or something that has a person in its name.

    Args:
        words: the lower-cased tokens of a question.
        at: where "my" may stand.

    Example:
        >>> own_person("can my eldest son join ?".split(), 1)
        range(2, 4)
        >>> [len(own_person(text.split(), 1)) for text in ("can my son 's dog", "can my boat stay")]
        [0, 0]
        >>> own_person("can my neighbour 's son join ?".split(), 1)
        range(2, 5)
        >>> len(own_person("will my council tax be cut ?".split(), 1))
        0
    """
    nobody = range(at, at)
    if _OWN.isdisjoint(words[at : at + 1]):
        return nobody
    for last in range(at + 1, min(at + 1 + _LONGEST, len(words))):
        if is_somebody(words, last) and not _owns_somebody(words, last):
            following = words[last + 1] if last + 1 < len(words) else ""
            tells_thing = _goes_on(following) or is_of_body(words, last)
            tells_thing = tells_thing or _is_of_thing(words, at, last + 1)
            return nobody if tells_thing else range(at + 1, last + 1)
        if words[last] in (syntax.AUXILIARIES - syntax.OWNING) | syntax.PREPOSITIONS | _OWN:
            return nobody  # "does my pass cover **my** son": the pass is nobody
    return nobody


# What "my …" is of a child without a noun: "my **youngest** is ill"; not "my oldest", of a car.
BORN = word_set("youngest eldest firstborn")
# What somebody is to whoever asks, by names that no rule has: "my **lad**"; not "a lad".
_FAMILIAR = word_set(
    "lad mate pal buddy guy fella godson gran nan mom grandad granddad grandkid stepmum stepdad "
    "tot missus hubby ex"
)
# Verbs by which whoever asks has others come: "can I **bring** a guest?"; not "can I be a guest?".
HAVING_COME = word_set("bring take invite")
_LITTLE_ONE = ("little", "one")


def is_somebody(words: Sequence[str], at: int) -> bool:
    """Tell whether a word behind "my" is for a person, by whatever name one has for them.

    Args:
        words: the lower-cased tokens of a question.
        at: where the word stands.

    Example:
        >>> asked = "can my youngest swim ?".split()
        >>> [is_somebody(asked, at) for at in range(len(asked))]
        [False, False, True, False, False]
        >>> is_somebody("can my youngest hen swim ?".split(), 2)
        False
    """
    word = words[at]
    if word in BORN:
        behind = words[at + 1] if at + 1 < len(words) else ""
        verb = behind in syntax.AUXILIARIES or behind in bases(behind, VERB)
        return verb or NOUN not in classes(behind)
    return (
        is_person(word) or word in _FAMILIAR or tuple(words[max(at - 1, 0) : at + 1]) == _LITTLE_ONE
    )


def _owns_somebody(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody is named by whose they are: "my **neighbour**'s son"."""
    owning = at + 2 < len(words) and words[at + 1] in syntax.OWNING
    return owning and is_somebody(words, at + 2)


# Verbs whose object is whom a question is asked for: "Does it **cover** my husband?"; not "see".
_REACHING = word_set(
    "cover covers include includes insure insures protect protects apply applies let lets allow "
    "allows admit admits accept accepts entitle entitles"
)


def person_reached(words: Sequence[str]) -> range:
    """Return the places of the words for a person of one's own whom something reaches.

    Args:
        words: the lower-cased tokens of a question.

    Example:
        >>> person_reached("does my pass cover my eldest son ?".split())
        range(5, 7)
        >>> len(person_reached("does my pass cost my son money ?".split()))
        0
    """
    reaching = _REACHING if words[1:2] and words[1] in _ASKERS else _REACHING | _DEALING
    at = next((i for i, word in enumerate(words) if word in reaching), 0)
    if tuple(words[at : at + 2]) in _GIVEN_TO:
        return range(0)  # "must I offer **cover to** my staff": a noun
    return own_person(words, at + 1 + (tuple(words[at + 1 : at + 2]) in _TO_WHOM))


# What those in charge do to whoever asks for somebody: "Could you **refuse** my son?"; not "see".
_DEALING = word_set("refuse deny reject charge fine ban bar exclude admit grant give turn")
_TO_WHOM = frozenset({("to",), ("away",), ("down",)})  # "apply **to** my son"; not "apply for my"
# Nouns that are none of those verbs, by what follows: "offer **cover to** my staff".
_GIVEN_TO = frozenset({("cover", "to")})
_ASKERS = frozenset({"i", "we"})
# What nobody asks leave for themselves to do, so that "they" who do it are those in charge: "Can
# they **refuse**?"; not "Can they row?".
IN_CHARGE = word_set(
    "refuse deny reject charge fine ban bar exclude evict dismiss sack waive let allow require "
    "force"
)
# What they do to whoever asks: "Will they give **me** a seat?"; not "Will they give blood?".
_ASKER = frozenset({"me", "us"})
# Turns for refusing, by their last words: "Can they **say no**?", "**turn** somebody **away**".
_SAY_NO, _TURN, _OFF = ("say", "no"), "turn", frozenset({"away", "down"})


def asked_by_pronoun(words: Sequence[str]) -> str:
    """Return the pronoun by which a question names whom it asks about; "" where it names nobody.

    "They" who could refuse something, or do something to "me", are those in charge of it.

    Args:
        words: the lower-cased tokens of a question.

    Example:
        >>> asked_by_pronoun("can she swim ?".split()), asked_by_pronoun("can i swim ?".split())
        ('she', '')
        >>> asked_by_pronoun("can they swim ?".split())
        'they'
        >>> asked_by_pronoun("could they refuse me a seat ?".split())
        ''
    """
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES:
        return ""
    pronoun = words[1] if words[1] in syntax.THIRD_PERSONS else ""
    return "" if pronoun == "they" and are_in_charge(words[2:]) else pronoun


def are_in_charge(deed: Sequence[str]) -> bool:
    """Tell whether a deed is one of those in charge of what somebody asks for: "refuse me a seat".

    Args:
        deed: the words behind the subject of a question.

    Example:
        >>> are_in_charge("turn my son away".split()), are_in_charge("turn the page".split())
        (True, False)
    """
    if not _ASKER.isdisjoint(deed) or not IN_CHARGE.isdisjoint(deed[:3]):
        return True
    return tuple(deed[:2]) == _SAY_NO or (_TURN in deed[:1] and not _OFF.isdisjoint(deed))


# Bodies that only deal with whoever asks: "my **council** tax"; not "my aunt's tax".
_OFFICES = word_set("council bank college university government hospital")
# What is said of such a thing: "is my club fee **due**?"; not "is my club big?".
_STATES = word_set("due lower free higher cheaper payable")


def _goes_on(word: str) -> bool:
    """Tell whether a person is only part of what is named: "my son**'s** dog"."""
    if word in syntax.OWNING or word in syntax.JOINTS:
        return True
    return (
        NOUN in classes(word) and word not in bases(word, VERB) and not syntax.is_participle(word)
    )


def _is_of_thing(words: Sequence[str], mine: int, at: int) -> bool:
    """Tell whether a word behind a person names a thing, though it may be a verb: "student loan".

    No verb stands there behind "is my", nor ahead of "be": "will my student loan **be** cut".

    Example:
        >>> _is_of_thing("will my student loan be cut".split(), 1, 3)
        True
        >>> _is_of_thing("can my student loan a book".split(), 1, 3)
        False
        >>> _is_of_thing("is my student home".split(), 1, 3)
        False
    """
    known = classes(words[at]) if at < len(words) else frozenset()
    if NOUN not in known or known & {ADJECTIVE, ADVERB} or syntax.is_participle(words[at]):
        return False
    being = mine > 0 and words[mine - 1] in syntax.BE and not syntax.is_gerund(words[at])
    return being or tuple(words[at + 1 : at + 2]) == ("be",)


def is_of_body(words: Sequence[str], last: int) -> bool:
    """Tell whether a body only tells apart a thing of one's own.

    Args:
        words: the lower-cased tokens of a question.
        last: where the body stands.

    Example:
        >>> is_of_body("is my council tax reduced ?".split(), 2)
        True
        >>> is_of_body("is my council exempt ?".split(), 2)
        False
    """
    named = words[last + 1 : last + 2]
    if words[last] not in BODIES | _OFFICES or not named or NOUN not in classes(named[0]):
        return False
    if ADJECTIVE in classes(named[0]) or syntax.is_participle(named[0]):
        return False
    behind = words[last + 2 : last + 5]
    done = any(syntax.is_participle(word) or word in _STATES for word in behind)
    return done and (words[0] in syntax.BE or "be" in behind)


def person_asked_for(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of the person whom a question asks for in place of whoever asks.

    "Can **my son** join?" is about joining, as "Can I join?" is.

    Example:
        >>> sorted(person_asked_for("can my eldest son join ?".split()))
        ['eldest', 'son']
    """
    if words[:1] == () or words[0] not in syntax.AUXILIARIES:
        return frozenset()
    named = [words[at] for at in own_person(words, 1) or person_reached(words)]
    return frozenset() if not named or named[-1] in BODIES else frozenset(map(key, named)) - {""}
