"""Words that deny without grammatical negation, in a conclusion and in a question."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.words.predicate_words import (
    COPULAS,
    DENYING,
    DENYING_WITH,
    ENDING_ITSELF,
    EXEMPTED,
)
from cmr_logic.text import NOUN, VERB, classes, word_set

# Words before one of denial that say nothing of their own: "may be"; not "club".
_LIGHT = syntax.AUXILIARIES | syntax.NEGATIONS | syntax.DETERMINERS | COPULAS | {"criminal"}
# Signs that a conclusion may deny; not "get", whose "exemption" is a sign already.
_DENYING_IN_SOME_WAY = DENYING.union(
    verb for verb, particles in DENYING_WITH.items() if not particles <= DENYING
)
# Verbs that demand, and the states that they may demand: "you **must** be **unable** to work".
_DEMANDING = frozenset({"must", "have", "has", "need", "needs"})
_STATES = frozenset({"unable", "ineligible", "exempt"})
# Verbs by which someone has something done: "**get** the fee waived"; not "pay".
_HAVING = frozenset({"get", "gets", "have", "has"})
# Words that let somebody do the deed behind "to": "the **right** to refuse"; not "a right turn".
_LETTING = frozenset({"right", "entitled", "allowed", "permitted", "able", "free"})
_TO = "to"
# What somebody or something is taken to be: "counts **as** excused"; not "known as".
_TAKEN_AS = frozenset(
    (taken, "as") for taken in ("counted", "treated", "regarded", "classed", "marked", "counts")
)
_HAD = 6  # words from such a verb to what is done, at most: "get a late payment charge waived"
# Verbs that deny with "from" where a deed follows: "**keep** you from rowing"; not "keep money
# from a job".
_KEEPING = frozenset({"keep", "kept"})
_OBJECT = 3  # words between a verb and its particle at most: "turn late guests away"
_OPENING = syntax.DETERMINERS | {"for", "to"}  # words ahead of those
# Words a name opens with, or stands behind: "put **out** refuse bags"; not "can refuse bags".
_BEFORE_NAMES = syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.PARTICLES
_NAMED = 3  # words from the article of a name to such a noun, at most: "a second large refuse bin"
_SUBJECT = 2  # words of who does it in a question: "can **the school** refuse entry"
_ASKING = frozenset({"i", "we", "you"})  # who stands between the verb of a question and that
_ASKED = 7  # words of a question within which it says what it asks


def _reach(words: Sequence[str]) -> int:
    """Return how far from its verb a conclusion's word of denial can stand: "may be refused"."""
    plain = 0
    for index, word in enumerate(words):
        plain += not (word in _LIGHT or syntax.is_adverb(word) or _lets(words, index))
        if plain > 1:
            return index
    return len(words)


def _lets(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is of a turn that lets somebody do what follows: "the **right to**"."""
    if words[at] == _TO:
        return at > 0 and words[at - 1] in _LETTING
    return words[at] in _LETTING and _TO in words[at + 1 : at + 2]


def denying(words: Sequence[str], subject: Sequence[str] = ()) -> frozenset[str]:
    """Return the words by which a conclusion denies without grammatical negation.

    Args:
        words: its tokens from the predicate on.
        subject: those before: "the **banned** goods are …".

    Example:
        >>> denying("are exempt from fees".split()), denying("charge tax on exempt goods".split())
        (frozenset({'exempt'}), frozenset())
        >>> denying("can row".split(), "under the exemption you".split())
        frozenset()
        >>> denying("are not refused".split())
        frozenset({'refused'})
        >>> denying("will turn you away".split()), denying("will turn you right".split())
        (frozenset({'turn'}), frozenset())
    """
    found = ENDING_ITSELF.intersection(words[-1:])  # "points lapse"
    if subject[-1:] == () or subject[-1] not in syntax.NOMINATIVES:
        found |= DENYING.intersection(subject)  # not "under the **exemption** you can"
    if _DENYING_IN_SOME_WAY.isdisjoint(words):
        return found
    reach = _reach(words)
    return found.union(
        word
        for index, word in enumerate(words)
        if (
            word in DENYING
            and (
                index < reach
                or _behind_be(words, index)
                or _is_had(words, index)
                or tuple(words[max(index - 2, 0) : index]) in _TAKEN_AS
            )
        )
        or (_denies_with(words, index) and (index < reach or _is_had(words, index)))
    ) - (_STATES if words[0] in _DEMANDING else frozenset())


def _behind_be(words: Sequence[str], at: int) -> bool:
    """Tell whether a word stands behind "be", with or without a negation: "are **not** refused"."""
    before = [word for word in words[max(at - 2, 0) : at] if word not in syntax.NEGATIONS]
    return before[-1:] != [] and before[-1] in syntax.BE


def _is_had(words: Sequence[str], at: int) -> bool:
    """Tell whether someone has something done that denies: "can **get** the fee **waived**"."""
    ahead = words[max(at - _HAD, 0) : at - 1]
    named = next((i for i, word in enumerate(ahead) if word in _HAVING), len(ahead))
    return (
        syntax.is_participle(words[at])
        and named < len(ahead) - 1
        and ahead[named + 1] in syntax.DETERMINERS
        and syntax.PREPOSITIONS.isdisjoint(words[at - 1 : at])
        and syntax.JOINTS.isdisjoint(ahead[named:])
    )


def _denies_with(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb denies with the particle behind it: "**turn** you away"."""
    particles = DENYING_WITH.get(words[at])
    if particles is None:
        return False
    begin = at + 1  # "qualify **for the** small trader exemption"
    while words[begin : begin + 1] and words[begin] in _OPENING:
        begin += 1
    behind = words[at + 1 : begin + 1 + _OBJECT]
    if words[at] in _KEEPING and "from" in behind:
        deed = at + 2 + behind.index("from")
        return any(map(syntax.is_gerund, words[deed : deed + 1]))
    return not particles.isdisjoint(behind)


# What is done with a ban or an offence that there is: "**ignore** a ban"; not "commit an offence".
_DEALING = word_set(
    "ignore lift break breach appeal challenge report contest dispute overturn evade fight question"
)
_DEALT = 3  # words from such a verb to the noun: "ignore the parking ban"


def _is_dealt_with(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun is what something is done with: "may I **ignore a ban**?"."""
    noun = NOUN in classes(words[at]) and not syntax.is_participle(words[at])
    return noun and not _DEALING.isdisjoint(words[max(at - _DEALT, 0) : at])


# Verbs by which what they help to deny is wanted: "**help** to prevent theft"; not "can prevent".
_HELPING = frozenset({"help", "helps", "helping"})
_TO_HELP = 2  # words from it to the other: "help to prevent"


def asked_denying(words: Sequence[str]) -> frozenset[str]:
    """Return the words by which a question asks for a denial: "Am I **exempt**?".

    Example:
        >>> asked_denying("am i exempt from the fee ?".split())
        frozenset({'exempt'})
        >>> asked_denying("will my claim for a big new boat be refused ?".split())
        frozenset({'refused'})
        >>> asked_denying("will a lock help to prevent theft ?".split())
        frozenset()
    """
    return frozenset(
        word
        for index, word in enumerate(words)
        if (word in DENYING or _denies_with(words, index))
        and _is_asked(words, index)
        and _HELPING.isdisjoint(words[max(index - _TO_HELP, 0) : index])
    )


def _is_asked(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is what a question asks: near its start, behind "be", or its last one."""
    if _is_part_of_name(words, at) or _is_due(words, at) or _is_dealt_with(words, at):
        return False
    verb = at - 2 if at and words[at - 1] in _ASKING else at - 1  # "as a guide, am I exempt"
    behind_be = at > 0 and words[verb] in syntax.BE
    return at < _ASKED or behind_be or all(not word.isalpha() for word in words[at + 1 :])


def _is_deed_of_subject(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is the verb of a question: "can the school **refuse** entry".

    Not "can the school refuse bin be moved", whose verb is yet to come.
    """
    named = words[1:at]
    if words[0] not in syntax.AUXILIARIES or not 1 <= len(named) <= _SUBJECT:
        return False
    opened = len(named) < _SUBJECT or named[0] in syntax.DETERMINERS
    if NOUN not in classes(named[-1]) or not opened:
        return False
    return not any(
        word in syntax.BE or (VERB in (kinds := classes(word)) and NOUN not in kinds)
        for word in words[at + 1 :]
    )


def _is_due(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun names what one is to do something with: "must I bring **an excuse**?".

    Not "Have I committed **an offence**?", nor "Must I ask for **an exemption**?".
    """
    asked = words[:_ASKED]
    demanded = any(
        word in _DEMANDING and (word == "must" or behind == _TO) for word, behind in pairwise(asked)
    )
    named = not syntax.DETERMINERS.isdisjoint(words[max(at - _NAMED, 0) : at])
    noun = NOUN in classes(words[at]) and not syntax.is_participle(words[at])
    noun = noun and not _denies_with(words, at)  # "must my son **stay away**"
    return demanded and named and noun and words[at] not in EXEMPTED


def _is_plea(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is no verb: "will my **excuse** count"; not "will you excuse me"."""
    before, behind = words[at - 1] if at else "", (*words[at + 1 : at + 2], "")[0]
    acts = behind in syntax.DETERMINERS | syntax.PRONOUNS | syntax.OBJECT_PRONOUNS
    return not (acts or before in syntax.AUXILIARIES | syntax.PRONOUNS)


# Nouns for what one says to be let off: "a good **excuse**"; not "excused".
_PLEAS = frozenset({"excuse", "excuses"})


def _is_part_of_name(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun only says of what kind the thing behind it is: "a new **refuse** bin".

    Not "an illegal sale", whose word is no noun, nor "the exemption form", which one asks for to be
    exempt.
    """
    if words[at] in _PLEAS and _is_plea(words, at):
        return True
    if words[at] in EXEMPTED or NOUN not in classes(words[at]) or syntax.is_participle(words[at]):
        return False
    if _is_deed_of_subject(words, at):
        return False
    behind = words[at + 1] if at + 1 < len(words) else ""
    ahead = words[max(at - _NAMED, 0) : at]
    opened = not _BEFORE_NAMES.isdisjoint(ahead)
    return opened and NOUN in classes(behind) and behind not in syntax.PREPOSITIONS
