"""What was done to things, said of these: "a gale wrecked my boat", "I mended my boat"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.describing import before_times
from cmr_logic.scenario.statements.reading import tokens_of
from cmr_logic.scenario.statements.statement import UNDERGONE, Mood, Statement, Subject, Tense, Who
from cmr_logic.syntax import noun_head
from cmr_logic.text import VERB, bases

_POINTING = frozenset({"the", "this", "that", "these", "those"})
# What is not done to these by one person, another may have done.
_ANYBODY_S = _POINTING | {"it"}
# Particles between a verb and its object: "they cut **off** my water"; not "they cut into it".
_APART = frozenset({"up", "down", "off", "out", "back", "over"})
# Who or what undergoes something, by the word for it: "the storm broke **it**".
_UNDERGOING = {"me": Subject(Who.SELF), "us": Subject(Who.SELF), "it": Subject(Who.IT)}
BY_ONESELF = "by-oneself"  # the entry of what one did to a thing, said of the thing


def undergone(statements: Sequence[Statement], story: str) -> list[Statement]:
    """Return what others did to whoever tells a story, or to what is theirs, as said of these.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "The port offered me a berth. A gale wrecked my boat. My aunt smiled."
        >>> [(s.subject.who.value, s.verb, s.passive) for s in undergone(read(text), text)]
        [('self', 'offer', True), ('own', 'wreck', True)]
    """
    others = (told for told in statements if told.subject.who is not Who.SELF)
    return list(_undergone(others, story))


def done_by_oneself(statements: Sequence[Statement], story: str) -> list[Statement]:
    """Return what whoever tells a story did to things, as said of these: "I mended my boat".

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I mended my boat. I have not painted the shed."
        >>> [(s.subject.head, s.verb, s.passive) for s in done_by_oneself(read(text), text)]
        [('boat', 'mend', True)]
    """
    done = (
        told
        for told in statements
        if told.subject.who is Who.SELF and not (told.negated or told.ability or told.progressive)
    )
    past = (told for told in done if told.tense in (Tense.PAST, Tense.PERFECT))
    return [replace(told, entry=BY_ONESELF) for told in _undergone(past, story)]


def _undergone(statements: Iterable[Statement], story: str) -> Iterator[Statement]:
    """Yield what was done to things, as said of these."""
    for told in statements:
        if told.passive or told.mood is not Mood.FACT:
            continue
        quoted = tokens_of(told.quoted(story)).words
        for index, (before, word) in enumerate(pairwise(quoted), 1):
            if told.verb not in bases(before, VERB):
                continue
            apart = word in _APART and quoted[index + 1 : index + 2]  # "put **up** my rent"
            mine = _UNDERGOING.get(word) or _owned(quoted, index + 1 if apart else index)
            if told.negated and word in _ANYBODY_S and told.subject.head != lists.NOBODY:
                continue  # what one person has not done to a thing, another may have
            if mine is not None:
                agent = frozenset() if told.subject.person else told.subject.keys
                rest, core = (told.keys - mine.keys) | agent, told.core - mine.keys
                yield replace(
                    told, subject=mine, keys=rest, core=core, passive=True, entry=UNDERGONE
                )
                break


def _owned(words: Sequence[str], index: int) -> Subject | None:
    """Return what is called "my …" from an index on, if anything is."""
    if words[index] not in lists.OWNERS | _POINTING:
        return None
    phrase = before_times(words[index : index + 5])[1:]
    head = noun_head(tuple(phrase))
    if head is None:
        return None
    named = phrase[: head + 1]
    if is_person(named[-1]):
        return None
    who = Who.OWN if words[index] in lists.OWNERS else Who.OTHER
    return Subject(who, word_key(named[-1]), frozenset(k for k in keyed(named) if k))
