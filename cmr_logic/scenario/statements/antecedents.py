"""Whom a pronoun or a word for nobody stands for, by what was said before it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.relevance.askers import is_somebody as is_called_so
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.describing import before_times
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who
from cmr_logic.scenario.statements.subjects import kin_named
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

# Nouns for those who are "he": "my **uncle**"; not "my cousin".
_MALE = word_set(
    "son father dad husband brother grandson nephew uncle grandfather boy man grandad grandpa "
    "granddad stepson stepdad stepfather boyfriend"
)
# Nouns for those who are "she": "my **aunt**"; not "my cousin".
_FEMALE = word_set(
    "daughter mother mum mom wife sister granddaughter niece aunt girl woman grandmother gran "
    "granny nan nana grandma stepdaughter stepmum stepmother girlfriend"
)
# Of whom a pronoun is not said.
NEVER = {"she": _MALE, "he": _FEMALE}
_NAMING = lists.OWNERS | {"the", "a", "an"}
_SAYING_WHAT = frozenset({"am", "'m", "was", "are", "'re", "were", "as"})
_IS = frozenset({"is", "'s"})  # and of one who is told of: "my aunt **is** a nurse"
_MINE = frozenset({"me", "us"})
# Whose the things are of which somebody tells: "I **keep** hens"; not "I saw hens".
_OWNING = frozenset({"have", "keep", "own", "run", "breed", "raise", "rear"})
# Nouns that count a time: "three **weeks**"; not "three hens".
_SPELLS = word_set("minute hour day week month year time weekend weekday evening morning night")
_TIES = ("ship", "hood")  # of what is between people: "a partner**ship**"; not "partners"
_FAR = 4  # words of a phrase that names a thing
# Pronouns, each with its form as an object: "she weighed **him**"; not "his cat".
_OBJECTS = {"he": "him", "she": "her", "they": "them"}
_TELLERS = frozenset({"i", "we"})  # who else does nothing: "**I** weighed him"; not "my aunt"
# What may stand behind an object: "weighed her **and**"; not "weighed her **cat**".
_BEHIND_OBJECTS = frozenset({",", "and", "again", "today", "yesterday"})


def person_before(pronoun: str, before: Sequence[str]) -> Subject | None:
    """Return whom "he", "she" or "they" stands for: the one person that was named before.

    Args:
        pronoun: the word.
        before: the words before it.

    Example:
        >>> person_before("he", "i asked my landlord and".split()).head
        'landlord'
        >>> person_before("he", "i asked my aunt and".split()) is None
        True
        >>> person_before("he", "my uncle left school and".split()).head
        'uncle'
        >>> person_before("he", "i am a nurse and my uncle rows but".split()).head
        'uncle'
        >>> person_before("she", "my aunt asked my boss".split()) is None
        True
    """
    if pronoun not in syntax.THIRD_PERSONS:
        return None
    lone = pronoun in NEVER
    named = {
        (_known_as(before, index), _is_owned(before, index))
        for index, word in enumerate(before)
        if (
            (is_person(word) and not (lone and is_body(word)))
            or (_is_kin(word_key(word)) and not word.endswith(_TIES))
            or _is_familiar(before, index)
        )
        and not _tells_of_teller(before, index)
        and not (before[max(index - 1, 0)] == "to" and VERB in classes(word))  # "I go to cook"
    }
    named = {each for each in named if each[0] not in NEVER.get(pronoun, frozenset())}
    head, owned = named.pop() if len(named) == 1 else ("", False)
    if not head or not (owned or _is_introduced(before, head)):
        return None
    return Subject(Who.OWN if owned else Who.OTHER, head, frozenset({head}), person=True)


# Who may be the guest of a rule just as well: "my **mate** is keen. He"; not "my lad".
_FRIENDS = word_set("mate pal buddy guy fella")


def _is_familiar(words: Sequence[str], index: int) -> bool:
    """Tell whether a word is for somebody by what they are to whoever tells: "my **youngest**"."""
    near = words[max(index - 2, 0) : index]
    mine = not lists.OWNERS.isdisjoint(near) and words[index] not in _FRIENDS
    return mine and is_called_so(words, index)


def _known_as(words: Sequence[str], index: int) -> str:
    """Return what somebody is compared by: "my **lad**" is a son, and "a lad" nobody's."""
    return kin_named(words[index]) if _is_familiar(words, index) else word_key(words[index])


def _is_kin(key: str) -> bool:
    """Tell whether a noun is for kin, by whatever name: "gran"."""
    return key in lists.KIN or covers((key,), "relative")


def _is_introduced(words: Sequence[str], head: str) -> bool:
    """Tell whether somebody is first told of: "**an** old friend"; not "six of his friends"."""
    return any(
        word_key(word) == head
        and not syntax.is_plural_noun(word)
        and not {"a", "an"}.isdisjoint(words[max(index - 3, 0) : index])
        for index, word in enumerate(words)
    )


def _tells_of_teller(words: Sequence[str], index: int) -> bool:
    """Tell whether a noun says what whoever tells is, or as what one acts: "I'm a **nurse**"."""
    start = index - 1
    while start > 0 and words[start] not in _SAYING_WHAT | _IS and index - start < _FAR:
        start -= 1
    if start < 0 or words[start] not in _SAYING_WHAT | _IS:
        return False
    said = words[start + 1 : index]
    if words[start] == "as":
        return len(said) == 1 and said[0] in _NAMING
    if any(w in syntax.PREPOSITIONS or syntax.is_gerund(w) for w in said):
        return False  # "I'm looking after my uncle"
    own = start > 0 and words[start - 1] in {"i", "we"}
    told = start > 0 and not _NAMING.isdisjoint(said[:1]) and _is_named(words, start - 1)
    return (own or told) and all(
        w in _NAMING | lists.THEIR_OWNERS or w == "not" or ADJECTIVE in classes(w) for w in said
    )


def _is_named(words: Sequence[str], index: int) -> bool:
    """Tell whether a word names somebody of whom is told: "**my aunt** is a nurse"."""
    noun = words[index]
    return is_somebody(noun) or _is_familiar(words, index)


# Who or what says so, for which no "it" behind that stands: "**my pass says** it is lost".
_SAYING_SO = re.compile(
    r"\b(?:my|our|the|your|an?)\s[^.!?;,]{2,40}\s(?:says?|said|shows?|showed|tells?|told|confirm(?:s|ed)?)"
    r"(?:\s(?:me|us))?(?:\sthat)?\s*$",
    re.IGNORECASE,
)


def without_who_says(before: str) -> str:
    """Return what stands before a statement without who is told to say it.

    Args:
        before: the words of a story up to the statement.

    Example:
        >>> without_who_says("I row. My pass says that "), without_who_says("My pass is lost, and ")
        ('I row. ', 'My pass is lost, and ')
    """
    return _SAYING_SO.sub("", before)


def is_somebody(word: str) -> bool:
    """Tell whether a noun is for a person, for whom "it" does not stand: "my **aunt** has it".

    Args:
        word: a noun.

    Example:
        >>> is_somebody("aunt"), is_somebody("boat")
        (True, False)
    """
    return is_person(word) or word_key(word) in lists.KIN


def is_body(word: str) -> bool:
    """Tell whether a noun is for many together, of whom "he" is not said: "the council"."""
    return not lists.COLLECTIVES.isdisjoint((word, *bases(word, NOUN)))


def _is_owned(words: Sequence[str], index: int) -> bool:
    """Tell whether a noun is of whoever tells, or the one there is: "**my** old aunt"."""
    near = words[max(index - 2, 0) : index]
    if lists.OWNERS.union({"the"}).isdisjoint(near):
        return False
    return near[-1] in lists.OWNERS | {"the"} or ADJECTIVE in classes(near[-1])


def one_person(pronoun: str, text: str) -> str | None:
    """Return the words for whom a pronoun stands: the one person that a text names.

    Example:
        >>> one_person("she", "I live with my old aunt."), one_person("she", "I live here.")
        ('my aunt', None)
    """
    words = words_in(text.lower())
    found = person_before(pronoun, words)
    if found is None:
        return None
    at = next(at for at in range(len(words)) if _known_as(words, at) == found.head)
    small = words[at - 1] if words[at] == "one" else ""  # "my **little** one"
    return " ".join(each for each in ("my", small, words[at]) if each)


def is_object_before(pronoun: str, before: Sequence[str]) -> bool:
    """Tell whether a pronoun stands for the object of what somebody else did before.

    Args:
        pronoun: the pronoun.
        before: the words of its sentence before it.

    Example:
        >>> is_object_before("he", "the nurse weighed him and".split())
        True
        >>> is_object_before("she", "the nurse weighed her cat and".split())
        False
    """
    object_ = _OBJECTS.get(pronoun)
    if object_ is None or object_ not in before or before[0] in _TELLERS:
        return False
    behind = list(before)[list(before).index(object_) + 1 :]
    return not behind or behind[0] in syntax.PREPOSITIONS | _BEHIND_OBJECTS


def _of_sentence(words: Sequence[str]) -> Sequence[str]:
    """Return the words behind the last end of a sentence among some."""
    ends = [at for at, word in enumerate(words) if word in {".", "!", "?", ";"}]
    return words[ends[-1] + 1 :] if ends else words


def with_antecedents(statements: Sequence[Statement], story: str) -> Sequence[Statement]:
    """Return statements about "it" or "she" as being about what was named in a sentence before.

    "It" is what the sentence before is about: what its subject names, and where whoever tells is
    its subject, what its object does; and so is what "which" begins. "He", "she" and "they" are
    the one person named so far.

    Args:
        statements: those of a story, in order.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def heads(text):
        ...     return [told.subject.head for told in with_antecedents(read(text), text)]
        >>> heads("My bag was by the door. It was locked."), heads("I lost my bag. It was locked.")
        (['bag', 'bag'], ['', 'bag'])
        >>> heads("I lost a bag, which was locked."), heads("I lost a bag. That was sad.")
        (['', 'bag'], ['', ''])
        >>> heads("I asked my boss. She agreed."), heads("My aunt is here. He agreed.")
        (['', 'boss'], ['aunt', ''])
    """
    found: list[Statement] = []
    for told in statements:
        meant = None
        if told.subject == Subject(Who.IT):
            following = bool(found) and found[-1].sentence == told.sentence - 1
            following = following or _says_more(told, found)
            if (following and _opening(told, story) == "it") or _is_relative(told, found, story):
                meant = _thing_of(found[-1], story)
        elif told.subject == Subject(Who.UNKNOWN):
            before = words_in(story[: told.start].lower())
            if not is_object_before(_opening(told, story), _of_sentence(before)):
                meant = person_before(_opening(told, story), before)
        found.append(told if meant is None else replace(told, subject=meant))
    return found


def _says_more(told: Statement, before: Sequence[Statement]) -> bool:
    """Tell whether a statement is of what one was just said to have: "I've a raft, it leaks"."""
    last = before[-1] if before else told
    owned = last.subject.who is Who.SELF and last.verb in _OWNING and not last.negated
    return owned and last.sentence == told.sentence and last.mood is told.mood


def _is_relative(told: Statement, before: Sequence[Statement], story: str) -> bool:
    """Tell whether a statement says more of what was just named: "a boat **which** leaks"."""
    if not before or before[-1].sentence != told.sentence:
        return False
    ahead = words_in(story[: told.start].lower())[-1:]
    return bool(ahead) and ahead[0] in {"which", "that"}


def _opening(told: Statement, story: str) -> str:
    """Return the first word of a statement."""
    return told.quoted(story).replace("’", "'").split("'")[0].split(" ")[0].lower()


def _thing_of(told: Statement, story: str) -> Subject | None:
    """Return the thing that a statement is about, if it is about one."""
    subject = told.subject
    if subject.who in (Who.OWN, Who.OTHER):
        return subject if subject.head and not subject.person else None
    return _object_of(words_in(told.quoted(story))) if subject.who is Who.SELF else None


# What stands behind what one has, and names no part of it: "I have my ticket **here**".
_HERE = frozenset({"here", "there", "now", "already", "too", "ready"})


def _object_of(words: Sequence[str]) -> Subject | None:
    """Return the first thing that a sentence names behind its verb: "I bought **a boat** here"."""
    start = next((i for i in range(2, len(words)) if words[i] in _NAMING), None)
    if start is None or words[start - 1] in syntax.PREPOSITIONS:
        return None
    named = [*takewhile(lambda word: word not in _HERE, words[start:])]
    phrase = before_times(_without_compounds(named)[:_FAR])
    head = syntax.noun_head(phrase)
    if head is None or is_person(phrase[head]) or NOUN not in classes(phrase[head]):
        return None
    key = word_key(phrase[head])
    keys = frozenset(word_key(word) for word in phrase[1 : head + 1]) - {""}
    return Subject(Who.OWN if words[start] in lists.OWNERS else Who.OTHER, key, keys)


def _without_compounds(phrase: Sequence[str]) -> Sequence[str]:
    """Leave out what only describes, joined by a hyphen: "a hand-painted vase", "a 3-foot oar"."""
    if "-" not in phrase[2:3]:
        return phrase
    behind = phrase[4:]
    plain = bool(behind) and behind[0][0].isalpha() and behind[0] not in syntax.PREPOSITIONS
    return (phrase[0], *behind) if plain else phrase


def without_whose(told: Statement, story: str) -> Statement:
    """Return a statement without what it says of what is another's: "a man **whose** kiln broke".

    Args:
        told: a statement of a story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I met a man whose kiln broke."
        >>> sorted(without_whose(read(text)[0], text).keys)
        ['man', 'meet']
    """
    before, whose, behind = told.quoted(story).partition(" whose ")
    if not whose:
        return told
    gone = frozenset(keyed(words_in(behind.lower()))) - frozenset(keyed(words_in(before.lower())))
    return replace(told, keys=told.keys - gone, core=told.core - gone, extra=told.extra - gone)


def of_nobody(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what whoever tells does not do either, where nobody does: "nobody paid the toll".

    Args:
        statements: those of a story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for text in ("Nobody paid the toll.", "Nobody told me."):
        ...     print([(t.verb, t.negated) for t in of_nobody(read(text), text)])
        [('pay', True)]
        []
    """
    for told in statements:
        if told.subject.head != lists.NOBODY or not told.negated or told.mood is not Mood.FACT:
            continue
        if _MINE.isdisjoint(words_in(told.quoted(story).lower())):
            yield replace(told, subject=Subject(Who.SELF))


def of_several(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what is said of "them" as of the one sort of thing that the sentence before names.

    Args:
        statements: those of a story, in order.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for text in ("I keep hens. They are shy.", "I keep hens and ducks. They are shy."):
        ...     print([(t.subject.head, t.verb) for t in of_several(read(text), text)])
        [('hen', 'be')]
        []
    """
    for before, told in pairwise(statements):
        if told.subject != Subject(Who.UNKNOWN) or told.sentence != before.sentence + 1:
            continue
        if _opening(told, story) == "they" and (things := _things_of(before, story)) is not None:
            yield replace(told, subject=things)


def _things_of(told: Statement, story: str) -> Subject | None:
    """Return the one sort of thing, in the plural, that a statement names; None for people."""
    words = words_in(told.quoted(story).lower())
    several = [
        (at, word)
        for at, word in enumerate(words)
        if syntax.is_plural_noun(word) and NOUN in classes(word) and not _counts_time(word)
    ]
    if len(several) != 1 or any(is_person(word) and not is_body(word) for word in words):
        return None
    at, word = several[0]
    own = told.subject.who is Who.SELF and told.verb in _OWNING
    owned = own or (at > 0 and not lists.OWNERS.isdisjoint(words[max(at - 2, 0) : at]))
    key = word_key(word)
    return Subject(Who.OWN if owned else Who.OTHER, key, frozenset({key}))


def _counts_time(word: str) -> bool:
    return not _SPELLS.isdisjoint(bases(word, NOUN))
