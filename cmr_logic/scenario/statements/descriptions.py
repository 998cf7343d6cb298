"""Whom a deed is done to, as other statements describe them: "my son is ill, and I nurse him".

A clause asks whether "you nurse an ill person"; a story tells of the one in one statement what the
other does not repeat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.statements.vocabulary import THEIR_OWNERS
from cmr_logic.text import words_in

_PERSON = word_key("person")
_OBJECTS = frozenset({"him", "her", "them"})
# What stands behind a pronoun that owns nothing: "I nurse her **at** home"; not "her dog".
_LAST = frozenset(
    {".", ",", ";", "!", "and", "but", "every", "all", "at", "in", "on", "full", "day"}
)


def described(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what is done to or with somebody, with what a story says that they are.

    Args:
        statements: those of a story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "My brother is deaf. I cook for my brother. I walk his dog."
        >>> [sorted(told.keys) for told in described(read(text), text)]
        [['brother', 'cook', 'deaf', 'person']]
    """
    qualities = [told for told in statements if _is_quality(told)]
    if not qualities:
        return
    people = _people(story)
    for told in statements:
        if told.subject.who is not Who.SELF or told.negated or told.passive:
            continue
        whom = _whom(words_in(told.quoted(story).lower()), people)
        of_them = [quality for quality in qualities if quality.subject.head == whom]
        if not whom or not of_them or told.verb == "be":
            continue
        said = (k for each in of_them for k in keyed(words_in(each.quoted(story).lower())) if k)
        keys = frozenset(said) - lists.LIGHT | {_PERSON, whom}
        # "I have a friend who is ill" says nothing of me
        theirs = frozenset((k, whom) for k in keys - {_PERSON, whom} if told.verb in lists.HAVING)
        yield replace(
            told,
            keys=told.keys | keys,
            core=told.core | keys,
            describing=told.describing | theirs,
        )


def _is_quality(told: Statement) -> bool:
    """Tell whether a statement says what one's kin is."""
    is_ = told.verb == "be" or told.passive
    now = told.tense in (Tense.PRESENT, Tense.PERFECT) and told.mood is Mood.FACT
    return is_ and now and not told.negated and told.subject.who is Who.OWN and told.subject.person


def _people(story: str) -> frozenset[str]:
    """Return what the nouns are compared by that name people in a story."""
    words = words_in(story.lower())
    return frozenset(word_key(w) for w in words if is_person(w) or word_key(w) in lists.KIN)


def _whom(words: Sequence[str], people: frozenset[str]) -> str:
    """Return by what whoever a deed is done to is compared, "" where nobody is."""
    named = [word for word in words if word_key(word) in lists.KIN]
    if len(named) == 1:
        at = words.index(named[0])
        return word_key(named[0]) if words[at + 1 : at + 2] != ("'s",) else ""
    if named or len(people) != 1:
        return ""
    for at, word in enumerate(words):
        following = words[at + 1] if at + 1 < len(words) else "."
        if word in _OBJECTS and (word not in THEIR_OWNERS or following in _LAST):
            return next(iter(people))
    return ""
