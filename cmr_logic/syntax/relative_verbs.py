"""Where a relative clause opens that has no word for it, and where the verbs of one end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.syntax.forms import is_adverb, is_gerund, is_participle
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    BE,
    CASES,
    DETERMINERS,
    DO,
    HAVE,
    INDEFINITE_PRONOUNS,
    MODALS,
    NEGATIONS,
    NOMINATIVES,
    NONFINITE_BE,
    PARTICLES,
    PERFECT,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    VERBS_FIRST,
)
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set

_US = frozenset({"us", "them"})  # those behind whom a main clause opens: "from **us** you must"
_FINITE_BE = BE - NONFINITE_BE
_CONTACT = 5  # words from the pronoun of a contact clause to the verb behind it
_IT = frozenset({"it", "them"})  # what stands for a thing that is had done: "have **it** mended"
# Pronouns that stand for what something is done to as well: "who row **it**"; not "who row they".
_OBJECTS = frozenset({"it", "you"})
# Words that open a time told by a clause: "**before** the show is over"; not "during the show".
_TIMES = frozenset({"before", "after", "until", "till", "once", "when", "while"})
# What is said there of what begins or ends: "is **over**", "has **begun**"; not "is late".
_BEGUN_OR_DONE = word_set(
    "over out up open closed done begun started ended finished complete completed gone"
)
_NAMED = 5  # words from such an opener to the auxiliary: "before the first school year is"
# What a question that a verb has for its object opens with: "who chooses **how** they row"; not
# "who chooses oars".
_ASKING = word_set("how what whether why which when where whom")
_ASKED = 5  # words from that verb to the subject of the question: "how much longer they"
_OBJECT = 4  # tokens up to what is done to it: "have **the whole boat mended**"


def has_own_verb(words: Sequence[str], start: int, stop: int) -> bool:
    """Tell whether a relative before a modal may have a verb that could be a noun there.

    Then the modal may be that of the sentence: "owners **whose dogs bark** may not row". Where
    another verb follows, that is: "owners whose dogs can swim **may** row".
    """
    behind = words[start + 2 : stop] if words[start] == "whose" else ()
    return any(VERB in classes(word) for word in behind)


def without_times(
    words: Sequence[str], turns: Iterator[int], start: int, stop: int
) -> Iterator[int]:
    """Leave out where a clause inside a relative says when something begins or ends.

    "Guests who leave before the show **is** over may not return": another verb is the sentence's.

    Args:
        words: the words of the sentence.
        turns: where its verbs may stand.
        start: index of its first word.
        stop: index after its last.

    Example:
        >>> words = "guests who leave before the show is over may not return".split()
        >>> list(without_times(words, iter((2, 6, 8)), 0, len(words)))
        [2, 8]
        >>> words = "guests who stay until the end are let in and may row".split()
        >>> list(without_times(words, iter((2, 6, 10)), 0, len(words)))
        [2, 6, 10]
    """
    said = words[start:stop]
    if _BEGUN_OR_DONE.isdisjoint(said) or RELATIVES.isdisjoint(said):
        return turns
    return (at for at in turns if not _is_of_time(words, at, start, stop))


def _is_of_time(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether an auxiliary says in a relative when something begins or ends."""
    if words[index] not in BE | HAVE or index + 2 >= stop or words[index + 1] not in _BEGUN_OR_DONE:
        return False
    near = words[max(index - _NAMED, start) : index]
    opener = next((at for at, word in enumerate(near) if word in _TIMES), len(near))
    named = opener + 1 < len(near) and near[opener + 1] in DETERMINERS | NOMINATIVES
    related = not RELATIVES.isdisjoint(words[start:index])
    return related and named and not AUXILIARIES.isdisjoint(words[index + 2 : stop])


def behind_stranded(words: Sequence[str], index: int) -> bool:
    """Tell whether a contact clause ends in its preposition: "someone **you live with** falls ill".

    Example:
        >>> behind_stranded("someone you live with falls ill".split(), 4)
        True
        >>> behind_stranded("someone who works with claims".split(), 4)
        False
    """
    if words[index] not in VERBS_FIRST or not words[index].endswith("s"):
        return False
    near = words[max(index - _CONTACT, 0) : index - 2]
    said = words[index - 1] in PREPOSITIONS and VERB in classes(words[index - 2])
    return said and not PRONOUNS.isdisjoint(near)


def opens_contact(words: Sequence[str], index: int) -> bool:
    """Tell whether a pronoun opens a relative clause without its word: "the person you know".

    "There" opens none: "anyone who works there"; nor does the object of an -ing form: "the guest
    using it".
    """
    if words[index] == "there" or (words[index] in _OBJECTS and _follows_verb(words, index)):
        return False
    if words[index] == "it" and is_gerund(words[index - 1]):
        return index > 1 and words[index - 2] in DETERMINERS  # "the building it stands in"
    infinitive = words[index - 2 : index - 1] in (["to"], ("to",))  # "agrees to share it"
    before = words[index - 1]
    named = NOUN in classes(before) or before in INDEFINITE_PRONOUNS | _US
    return named and not infinitive


def _follows_verb(words: Sequence[str], index: int) -> bool:
    """Tell whether a pronoun is the object of a relative verb: "who does not **clean it**".

    So it is behind what one has done: "who have recently **left it**"; not "has **work** you do".
    """
    at = index - 2
    while at > 0 and is_adverb(words[at]):
        at -= 1
    before, verb = words[max(at, 0)], words[index - 1]
    governed = before in RELATIVES or before in NEGATIONS or before in DO or before in MODALS
    done = before in HAVE and is_participle(verb)
    return index > 1 and (governed or done) and VERB in classes(verb)


def opens_main(words: Sequence[str], start: int, index: int, count: int) -> bool:
    """Tell whether a pronoun behind a place or role is the subject: "at the hut | you may row".

    "For the boat you may row, …" goes on: there it opens a relative clause.
    """
    return (
        words[start] in PREPOSITIONS
        and words[index] in NOMINATIVES
        and words[index - 1] not in CASES
        and index + 1 < count
        and words[index + 1] in MODALS
        and "," not in words[index:count]
    )


def after_relative_verb(words: Sequence[str], index: int, stop: int) -> int:
    """Return the index after the verb group of a relative clause that its auxiliary opens."""
    bare = words[index] in DO or words[index] in MODALS
    perfect = words[index] in HAVE
    index += 1
    while index < stop and (
        is_adverb(words[index])
        or words[index] in NEGATIONS
        or words[index] in NONFINITE_BE
        or (is_participle(words[index]) and words[index] not in AUXILIARIES)
        or (words[index] in PARTICLES and is_participle(words[index - 1]))  # "are **sent off**"
        or (perfect and words[index] in PERFECT)  # "who have already **had** a fall"
    ):
        index += 1
    if perfect:
        return _behind_done(words, index, stop)
    governed = index < stop and VERB in classes(words[index]) and words[index] not in _FINITE_BE
    return index + 1 if bare and governed else index  # not of "the work you do **is**"


def after_asked(words: Sequence[str], index: int, stop: int) -> int:
    """Return the index after a verb and the question that it has for an object, if it has one.

    The verb of that question is not the sentence's: "anyone who chooses **how long they work**".

    Example:
        >>> words = "anyone who chooses how long they work pays".split()
        >>> after_asked(words, 2, len(words))
        7
        >>> after_asked("anyone who rows pays".split(), 2, 4)
        3
    """
    if index + 1 >= stop or words[index + 1] not in _ASKING:
        return index + 1
    near = range(index + 2, min(index + _ASKED, stop - 1))
    subject = next((at for at in near if words[at] in NOMINATIVES), None)
    if subject is None:
        return index + 1
    verb = subject + 1
    while verb < stop - 1 and is_adverb(words[verb]):
        verb += 1
    return after_relative_verb(words, verb, stop) if words[verb] in AUXILIARIES else verb + 1


def _behind_done(words: Sequence[str], index: int, stop: int) -> int:
    """Return the index behind what one has had done to a thing: "who have **it mended** twice row".

    The same index where none is said, or where no verb is left for those who have it. An
    auxiliary before it is that of the sentence: "that has bitten a child **must** be muzzled".
    """
    if index >= stop or not (words[index] in _IT or words[index] in DETERMINERS):
        return index
    last = index + 1 if words[index] in _IT else min(index + _OBJECT, stop)
    last = next((at for at in range(index, last) if words[at] in AUXILIARIES), last)
    done = next((at for at in range(index + 1, last + 1) if _is_done(words, at, stop)), index)
    return done + 1 if done > index else index


def _is_done(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a participle stands at an index that is no adjective, and a verb behind it."""
    done = at < stop and is_participle(words[at]) and words[at] not in AUXILIARIES
    if (
        not done
        or ADJECTIVE in classes(words[at])
        or AUXILIARIES.intersection(words[at + 1 : at + 2])
    ):
        return False
    behind = words[at + 1 : stop]
    return any(VERB in classes(word) and not is_adverb(word) for word in behind)
