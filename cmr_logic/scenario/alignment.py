"""Does a statement of a story settle a clause: its subject, words, negation and time.

A statement makes a clause true when it says at least as much: each content word of the clause is
covered by one of the statement, or by a word that entails it. A denial makes a clause false when
it denies no more than the clause says: "I have no passport" denies "you have a valid passport".
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.relations import (
    aims,
    covering,
    covers,
    denies,
    entry_of,
    reach,
    same,
    word_key,
)
from cmr_logic.scenario.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import ADJECTIVE, VERB, bases

# Verbs for states and habits: a past one is over, a future one has not begun.
STATIVE = lists.words(
    "be have own live reside know belong hold need qualify work study smoke rent earn "
    "care look run use attend receive get claim drive speak play keep want like meet pay "
    "cost weigh train teach share employ"
)
_RECEIVING = lists.HAVING | {"claim", "collect", "draw", "award"}
_SKILLS = frozenset({"speak", "swim", "read", "write", "sing", "cook", "type"})
# What one is as much as has: "I am disabled", "I have a disability".
_CONDITIONS = frozenset({"disable", "ill", "sick", "pregnant"})
_LIVING = frozenset({"live", "reside", "base"})
# Verbs that leave what is said to their object: "there was a flood", "I do voluntary work".
_SUPPORTING = frozenset(
    {"be", "have", "do", "make", "take", "spend", "give", "go", "become", "get"}
)
# Whom a rule speaks of as "the …" where it means whoever asks.
_GENERIC = lists.words("person applicant claimant individual employee borrower customer user")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a statement says of a clause.

    Args:
        value: whether the clause holds.
        entries: the names of the table entries that joined their words.
    """

    value: bool
    entries: tuple[str, ...]


def same_subject(clause: Subject, story: Subject) -> bool:
    """Tell whether a statement is about whom a clause is about.

    Example:
        >>> same_subject(Subject(Who.SELF), Subject(Who.OWN, "wife"))
        False
        >>> same_subject(Subject(Who.OWN, "partner"), Subject(Who.OWN, "wife"))
        True
    """
    if clause.who is Who.SELF or (clause.who is Who.OTHER and clause.head in _GENERIC):
        return story.who is Who.SELF
    if clause.who is Who.IT:
        return story.who is Who.IT or (story.who in (Who.OWN, Who.OTHER) and not story.person)
    if clause.who is Who.UNKNOWN:
        return story.who is Who.UNKNOWN or (story.who in (Who.OWN, Who.OTHER) and story.person)
    if story.who not in (Who.OWN, Who.OTHER) or not story.head or not clause.head:
        return False
    if story.who is Who.OTHER and clause.who is Who.OWN and clause.person:
        return False
    return covers((story.head,), clause.head)


def fits_in_time(clause: Statement, story: Statement, *, value: bool) -> bool:
    """Tell whether a statement speaks of the time that a clause asks about."""
    wanted, told = clause.tense, story.tense
    if wanted is Tense.PRESENT:
        if told is Tense.FUTURE:
            return clause.verb not in STATIVE
        if told is Tense.PAST:
            return clause.verb not in STATIVE and not clause.progressive and bool(clause.verb)
        return told in (Tense.PRESENT, Tense.PERFECT)
    if wanted is Tense.FUTURE:
        return told in (Tense.FUTURE, Tense.PRESENT)
    if told is Tense.PRESENT:
        return wanted is Tense.PERFECT and value
    return told is not Tense.FUTURE


def fits_in_mood(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement is a fact of the kind that a clause asks for."""
    if story.mood is Mood.OPEN:
        return False
    if story.mood is Mood.WISH and clause.mood is Mood.FACT:
        under_way = clause.progressive and clause.tense is Tense.PRESENT and not story.negated
        return under_way or clause.tense is Tense.FUTURE
    if clause.mood is Mood.WISH:
        return story.mood is Mood.WISH or story.tense is Tense.FUTURE
    if clause.mood is Mood.DUTY:
        return story.mood in (Mood.DUTY, Mood.FACT)
    return story.mood is Mood.FACT


def needed(clause: Statement) -> frozenset[str]:
    """Return the words of a clause that a story must cover."""
    keys = clause.keys
    if clause.verb in _RECEIVING:
        keys -= same(clause.verb) | {clause.verb}
    if clause.subject.who in (Who.OWN, Who.OTHER):
        keys |= clause.subject.keys - {clause.subject.head}
    return keys - lists.LIGHT


def verb_fits(  # noqa: PLR0911 - one test after another, in the order a reader takes
    clause: Statement, story: Statement, matched: Collection[tuple[str, str]]
) -> bool:
    """Tell whether the main verbs go together once the content words do."""
    if clause.verb == story.verb or not same(clause.verb).isdisjoint(same(story.verb)):
        return True
    if any(other.startswith(story.verb + "_") for _, other in matched):
        return True  # a phrase of the tables holds the verb: "I owe money"
    if not clause.verb:  # "Housing Benefit": had by oneself, or what "it" is
        return story.verb in (_RECEIVING if story.subject.who is Who.SELF else {"be"})
    changed = any(own in _CONDITIONS or (_quality(own) and own != other) for own, other in matched)
    if clause.verb in _RECEIVING:
        if clause.verb == "own":
            return story.verb in {"have", "hold", "possess"}
        return story.verb in _RECEIVING or (changed and (story.verb == "be" or story.passive))
    if clause.verb == "be":
        if story.verb in {"become", "work", "serve", "turn", "get", "feel"}:
            return True
        if story.verb == "have":
            return changed
        return _accounts(story.verb, matched)
    if story.verb not in _SUPPORTING and not _accounts(story.verb, matched):
        return False
    return any(
        own in same(clause.verb)
        or clause.verb in covering(own)
        or clause.verb in same(own)
        or own.startswith(clause.verb + "_")
        for own, _ in matched
    )


def _accounts(verb: str, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a story's main verb is among the words that the clause's words met."""
    key = word_key(verb)
    return any(
        other in {key, verb} or other.startswith(verb + "_") or covers((key,), own)
        for own, other in matched
    )


def _quality(key: str) -> bool:
    """Tell whether a word is that of a state one is in or has: "disabled", not "company"."""
    return bool(bases(key, VERB) or bases(key, ADJECTIVE))


def align(clause: Statement, story: Statement) -> Verdict | None:
    """Return what a statement says of a clause, or None where it leaves it open.

    Args:
        clause: the clause, read as a statement.
        story: a statement of the story.

    Example:
        >>> from cmr_logic.scenario.reading import read, read_clause
        >>> align(read_clause("you have a valid passport"), read("I have no passport.")[0])
        Verdict(value=False, entries=())
        >>> align(read_clause("you have a valid passport"), read("I have a passport.")[0]) is None
        True
    """
    if not fits_in_mood(clause, story) or (clause.compared and not story.compared):
        return None
    if aims(clause.keys | clause.subject.keys).isdisjoint(
        reach(story.keys | story.extra | story.subject.keys)
    ):
        return None
    wanted = needed(clause)
    available = story.keys | story.extra
    turned = False
    if not same_subject(clause.subject, story.subject) and not (
        not clause.verb and same_subject(Subject(Who.IT), story.subject)
    ):
        turn = _turned(clause, story)
        if turn is None:
            return None
        turned = True
        wanted |= turn[0]
        available |= turn[1]
    elif story.subject.who in (Who.OWN, Who.OTHER):
        available |= story.subject.keys - {story.subject.head}
    if not wanted:
        return None
    matched: list[tuple[str, str]] = []
    missing: list[str] = []
    for own in wanted:
        goal = same(own)
        other = next((k for k in sorted(available) if not covering(k).isdisjoint(goal)), None)
        if other is None:
            missing.append(own)
        else:
            matched.append((own, other))
    verdict = _judge(clause, story, matched, missing, turned=turned)
    if verdict is None or not fits_in_time(clause, story, value=verdict.value):
        return None
    return verdict


def _judge(  # noqa: C901, PLR0911 - one test after another, in the order a reader takes
    clause: Statement,
    story: Statement,
    matched: list[tuple[str, str]],
    missing: list[str],
    *,
    turned: bool,
) -> Verdict | None:
    entries = tuple(sorted({e for own, other in matched if (e := entry_of(other, own))}))
    joint = clause.subject.who is Who.SELF and bool(clause.subject.keys)  # "you or your partner"
    flipped = False
    if len(missing) == 1:
        against = next((k for k in sorted(story.keys) if denies(k, missing[0])), None)
        if against is not None:
            entries = (*entries, entry_of(against, missing[0]))
            flipped = True
            missing = []
            matched = [*matched, (clause.verb, clause.verb)]
    if not missing:
        if not flipped and not turned and not verb_fits(clause, story, matched):
            return None
        if clause.verb == "be" and len(matched) == 1 and not (flipped or turned or clause.passive):
            _, other = matched[0]
            if other not in story.core and other not in story.extra:
                return None  # "I am a friend of a nurse"
        if story.negated and len(matched) == 1 and _denied(clause, story) - {matched[0][1]}:
            return None  # who does not do voluntary work may work
        value = not (story.negated ^ flipped)
        if clause.verb in _SKILLS and story.verb == clause.verb:
            pass  # who speaks French can, and the other way round
        elif clause.ability != story.ability and value == story.ability:
            return None  # what one can do, one may not do; what one does not do, one may be able to
        if flipped and (story.negated or clause.negated):
            return None
        if not value and not speaks_for_all(clause, story):
            return None
        return Verdict(value ^ clause.negated, entries)
    if not story.negated or joint or not matched or turned:
        return None
    return _denied_in_part(clause, story, matched, entries)


def speaks_for_all(clause: Statement, story: Statement) -> bool:
    """Tell whether a story speaks of everybody that a clause joins: "neither my wife nor I".

    Example:
        >>> from cmr_logic.scenario.reading import read, read_clause
        >>> clause = read_clause("you or your partner smoke")
        >>> speaks_for_all(clause, read("I don't smoke.")[0])
        False
        >>> speaks_for_all(clause, read("Neither my wife nor I smoke.")[0])
        True
    """
    if clause.subject.who is not Who.SELF:
        return True
    return all(covers(story.subject.keys, key) for key in clause.subject.keys)


def _denied(clause: Statement, story: Statement) -> frozenset[str]:
    """Return the words that limit a denial: for a habit or a state also those of place and time."""
    words = (story.keys if clause.verb in STATIVE else story.core) - lists.LIGHT
    if story.verb in _RECEIVING or story.verb in _SUPPORTING:
        words -= {story.verb, word_key(story.verb)}
    return words


def _denied_in_part(
    clause: Statement, story: Statement, matched: list[tuple[str, str]], entries: tuple[str, ...]
) -> Verdict | None:
    """Judge a denial of less than the clause says, which makes it false if it denies nothing else.

    "I do not work" denies "you work at night"; "I do not work on Sundays" does not.
    """
    denied = story.keys - lists.LIGHT
    if clause.verb in _RECEIVING and story.verb in _RECEIVING:
        denied -= same(story.verb) | {story.verb}
    if not denied or not all(
        any(not covering(own).isdisjoint(same(key)) for own in clause.keys) for key in denied
    ):
        return None
    if not verb_fits(clause, story, matched) or clause.ability != story.ability:
        return None
    if not any(own in clause.core for own, _ in matched):
        return None  # "I am not ill" says nothing of "you are the partner of an ill person"
    return Verdict(clause.negated, entries)


def _turned(  # noqa: PLR0911 - one test after another, in the order a reader takes
    clause: Statement, story: Statement
) -> tuple[frozenset[str], frozenset[str]] | None:
    """Let other shapes meet: passive and active, "my income is low" and "I have a low income".

    Returns:
        the words that must be covered besides the clause's predicate, and those that the statement
        offers besides its own; None where the two do not meet.
    """
    nothing: frozenset[str] = frozenset()
    head = clause.subject.head
    mine, told = clause.subject.who, story.subject.who
    if mine is Who.SELF and told is Who.OWN and clause.verb == "have" and story.verb == "be":
        if story.subject.person or story.negated:
            return None
        return nothing, story.subject.keys
    if mine is Who.SELF and told is Who.OWN and clause.verb in _LIVING and story.verb == "be":
        return (
            (nothing, frozenset({clause.verb})) if covers((story.subject.head,), "home") else None
        )
    if mine not in (Who.OWN, Who.OTHER) or not head or clause.subject.person:
        return None
    if mine is Who.OWN and told is Who.SELF and clause.verb == "be" and story.verb == "have":
        return None if story.negated else (frozenset({head}), nothing)
    if clause.passive and not story.passive and told is Who.SELF:
        return frozenset({head}), nothing
    if told is Who.IT and story.verb == "be":
        return frozenset({head}), nothing
    return None
