"""Statements that follow from a story's statements, by the reviewed tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cache

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.entailment.premises import (
    Outcome,
    Premise,
    Sought,
    candidates,
    offered,
    read_entry,
    sayable,
)
from cmr_logic.scenario.entailment.taken import (
    SINCE,
    Taken,
    is_ahead,
    is_of_it_alone,
    is_over,
    is_under_way,
    only_was,
    taken,
)
from cmr_logic.scenario.lexicon.relations import covers, reach, word_key
from cmr_logic.scenario.matching.alignment import align
from cmr_logic.scenario.matching.doing import did_to_another
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import (
    UNDONE,
    Mood,
    Statement,
    Subject,
    Tense,
    Who,
)
from cmr_logic.text import NOUN, classes, word_set

_UNDONE = word_set(
    "retire former ex unemployed aspire aspiring trainee trade lesson"
)  # "a retired miner", "a miner by trade" may be at no mine; who takes lessons learns
# Who learns what the noun behind names: "I am a **student** nurse"; not "I am a nurse".
_LEARNING = word_set("student learn apprentice pupil")
# What a rule may call "it".
_GOODS = ("item", "home", "property", "vehicle", "animal")
# Words for a part of a thing or time, and nothing besides: "**half** of the fee"; not "the
# deposit".
_PARTS = word_set("half part bit rest most couple piece yesterday morning evening night")
# "I" in a premise stands for any person, "it" for any thing.
_GENERAL = frozenset({Who.SELF, Who.IT})
FURTHER = ">"  # between the names of an entry and of one that its conclusions meet
PRESUPPOSING = ("my-", SINCE)  # so begin the entries whose conclusions are no more than that


# Kin of whom another word tells nothing: "my **son**"; not "my child", nor a spouse, who is one.
_OF_A_SEX = frozenset({"son", "daughter"})


@record(frozen=True, slots=True)
class _Heard:
    """A statement while premises are held against it.

    Args:
        statement: what is told.
        told_of: all that its words can meet.
        values: by the words of premises, whether it affirms or denies them, or leaves them open:
            many are a premise of an entry, and their denial one of its opposite.
    """

    statement: Statement
    told_of: frozenset[str]
    values: dict[str, bool | None] = field(default_factory=dict)

    def says(self, premise: Premise) -> bool:
        """Tell whether the statement says a premise whose words it can meet."""
        asked = taken(premise.text)
        denied = asked.negated is not premise.negated
        if self.statement.negated and not denied:
            return False  # no denial says what a premise affirms
        if premise.text not in self.values:
            self.values[premise.text] = self._value(asked)
        return self.values[premise.text] is (not denied)

    def _value(self, premise: Taken) -> bool | None:
        statement = self.statement
        if any(map(self.told_of.isdisjoint, premise.goals)):
            return None
        ahead = is_ahead(statement) and premise.positive.tense is not Tense.FUTURE
        if ahead or is_under_way(statement, premise):
            return None  # what is to come, or is being done, is not so yet
        if is_over(statement) and premise.positive.tense is not Tense.OVER:
            return None  # who used to be married is so no more
        if only_was(premise, statement) or is_of_it_alone(premise, statement):
            return None  # who was employed is not as who got a job, and may have it still
        told = _as_told(premise, statement) if _fits_form(premise, statement) else None
        verdict = None if told is None else align(premise.positive, told)
        if verdict is None:
            return None
        # Who lives without her husband may not live without anybody.
        of_one = premise.positive.subject.head == lists.NOBODY != statement.subject.head
        return None if of_one and not verdict.value else verdict.value


def _direct(outcome: Outcome, wanted: frozenset[str] | None = None) -> Iterator[Statement]:
    """Yield what follows, as far as it is wanted; the rest is unread."""
    for text in outcome.conclusions:
        if wanted is None or not wanted.isdisjoint(sayable(text)):
            yield from _told(outcome, text)
    for text in outcome.states:
        if wanted is None or not wanted.isdisjoint(sayable(text)):
            yield from _told(outcome, text, now=True)


@cache
def _told(outcome: Outcome, text: str, *, now: bool = False) -> Sequence[Statement]:
    """Read what follows in the words of a text, or its denial; what is so now, or else nothing."""
    told = read_entry(text)
    if now:
        told = [s for s in told[:1] if s.tense is Tense.PRESENT]
    if outcome.refuted:  # that "my wife and I share a home" is not so says nothing of me alone
        told = [s for s in told if s.negated or not _joint(s.subject)]
    return [replace(s, negated=s.negated ^ outcome.refuted, entry=outcome.name) for s in told]


def _in_words_of_rules(outcome: Outcome, wanted: frozenset[str] | None) -> Iterator[Statement]:
    """Yield what follows in further words of rules, as far as it is wanted; the rest is unread."""
    for text in outcome.worded:
        if wanted is None or not wanted.isdisjoint(offered(text)):
            for told in read_entry(text):
                yield replace(told, negated=told.negated ^ outcome.refuted, entry=outcome.name)


def _following(outcome: Outcome, wanted: frozenset[str] | None) -> Sequence[Statement]:
    """Return what follows, as far as it is wanted.

    What follows from that in turn is left alone: from step to step, statements that hold as a rule
    lead to some that do not.
    """
    found = [*_direct(outcome, wanted), *_in_words_of_rules(outcome, wanted)]
    if wanted is None:
        return found
    return [told for told in found if not wanted.isdisjoint(reach(told.keys))]


def implied(
    statements: Sequence[Statement],
    wanted: frozenset[str] | None = None,
    *,
    further: bool = True,
) -> list[Statement]:
    """Return what follows from statements.

    Args:
        statements: those of a story.
        wanted: what clauses can be met by (:func:`..lexicon.relations.aims`); what follows and
            meets none is left out.
        further: draw on all entries, not only on those that what "my …" takes for granted may say.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for s in implied(read("My wife is retired.")):
        ...     if s.entry == "retired":
        ...         print(s.subject.head, s.negated, s.verb)
        wife True work
        wife True have
        wife True employ
        wife False retire
    """
    found: list[Statement] = []
    sought = Sought(wanted)
    for statement in statements:
        if statement.mood is Mood.FACT and statement.entry != UNDONE:
            found.extend(_drawn(statement, wanted, sought, further=further))
    return found


def _drawn(
    statement: Statement, wanted: frozenset[str] | None, sought: Sought, *, further: bool
) -> Iterator[Statement]:
    """Yield what follows from a fact, once for each entry.

    Args:
        statement: the fact.
        wanted: as for `implied`.
        sought: the same, by entries.
        further: as for `implied`.
    """
    origin = statement.entry if statement.entry.startswith(PRESUPPOSING) else ""
    done = {origin}
    via = origin + FURTHER if origin else ""
    heard = _Heard(statement, reach(statement.words))
    for premise in candidates(statement, sought):
        outcome = premise.outcome
        if (
            outcome.name not in done
            and (further or premise.further)
            and heard.says(premise)
            and (given := _following(outcome, wanted))  # few premises are met
        ):
            done.add(outcome.name)
            yield from _about(statement, taken(premise.text), given, via)


def _joint(subject: Subject) -> frozenset[str]:
    """Return with whom "I" is joined: "my partner and I"."""
    return subject.keys if subject.who is Who.SELF else frozenset()


def _named(subject: Subject) -> bool:
    """Tell whether a subject stands for somebody or something that a story names."""
    return subject.who in (Who.OWN, Who.OTHER) or subject.person


def _about(
    statement: Statement, premise: Taken, given: Sequence[Statement], via: str
) -> Iterator[Statement]:
    """Yield what follows from a statement that says a premise, of whom the statement is about."""
    about = premise.positive.subject.who
    another = about is Who.SELF and statement.subject.who in (Who.OWN, Who.OTHER)
    for conclusion in given:
        if another and _is_of_others(statement, conclusion):
            continue  # of "my aunt owes her rent", nothing follows for my rent, or the rent
        if _of_other_kin(statement.subject.head, conclusion.subject.head):
            continue  # of my son, nothing follows for my daughter
        if about is Who.IT and _of_other_thing(statement.subject.head, conclusion.subject.head):
            continue  # "my car has an engine" says nothing of my boat
        general = about in _GENERAL and conclusion.subject.who is about
        yield replace(
            conclusion,
            subject=statement.subject if general else conclusion.subject,
            start=statement.start,
            end=statement.end,
            entry=via + conclusion.entry,
        )


def _is_of_others(told: Statement, conclusion: Statement) -> bool:
    """Tell whether what follows of one is said of a thing, or of another than whom it is told of.

    "My brother has a mortgage" says of no house that there is a mortgage on it, and "my sister lost
    hers" not that "it" is lost; nor does "my aunt was robbed" tell of a crime done to me.
    """
    who = conclusion.subject.who
    if told.subject.person and told.subject.head not in lists.BODIES and who is not Who.SELF:
        return True
    if who is Who.OWN and told.subject.who is Who.OTHER and _is_anybodys(told.subject):
        return True  # "my aunt's firm is registered"
    if who in (Who.IT, Who.UNKNOWN):
        return not told.pointing
    return who is Who.OTHER or (who is Who.OWN and not conclusion.subject.person)


def _is_anybodys(subject: Subject) -> bool:
    """Tell whether a thing is that of a person whom its words name: "my aunt's firm"."""
    return any(is_person(key) for key in subject.keys - {subject.head})


def _outside(subject: Subject) -> bool:
    """Tell whether a thing is that of somebody outside the household: "my neighbour's price"."""
    return not (subject.keys - {subject.head}).isdisjoint(lists.OUTSIDERS)


def _of_other_kin(told: str, head: str) -> bool:
    """Tell whether what follows is of other kin than what is told: of a son, not of a daughter."""
    return head in _OF_A_SEX and told in lists.KIN and told != head and not covers((told,), head)


def _of_other_thing(told: str, head: str) -> bool:
    """Tell whether what follows is of another thing than is told of: of a boat, not of a car."""
    known = bool(told and head)
    return known and not (covers((told,), head) or covers((head,), told))


def _learns(premise: Statement, statement: Statement) -> bool:
    """Tell whether somebody learns the trade that a premise names: "I am a **student nurse**"."""
    learning = statement.keys & _LEARNING - premise.keys
    if not learning or statement.verb != "be" or statement.passive or statement.negated:
        return False
    return any(map(_is_trade, statement.core - _LEARNING - premise.subject.keys))


def _is_trade(key: str) -> bool:
    """Tell whether a word is one for somebody who does something: "plumb" of "plumber"."""
    noun = key.rpartition("_")[2]
    return any(is_person(noun + ending) for ending in ("", "er", "r"))


def _fits_form(premise: Taken, statement: Statement) -> bool:
    """Tell whether a statement has the particle of a premise, and no object that it excludes."""
    undone = not _UNDONE.isdisjoint(statement.keys) and _UNDONE.isdisjoint(premise.positive.keys)
    undone = undone or _learns(premise.positive, statement)
    only_one = statement.subject.head != "parent" and len(statement.subject.keys) == 1
    if undone or (premise.both and only_one) or _of_a_place(premise, statement.subject):
        return False  # who lost his father is no orphan
    another_s = not lists.OTHERS.isdisjoint(statement.core - premise.positive.core)
    if (premise.only and not statement.only) or (premise.mine and another_s):
        return False  # "I speak Polish", and what else? "I walk my neighbour's dog"
    if premise.particle and premise.particle not in statement.particles:
        return False
    target = premise.positive
    if not all(covers(statement.subject.keys, key) for key in _joint(target.subject)):
        return False
    named = target.pointing and not statement.pointing
    if did_to_another(target, statement) or (named and _names_no_goods(target, statement)):
        return False  # who opened the door has not opened "it"
    return not premise.closed or all(
        any(covers((key,), own) for own in target.core) for key in statement.core - lists.LIGHT
    )


def _of_a_place(premise: Taken, subject: Subject) -> bool:
    """Tell whether more is said of a thing than that it is mine: "the mill in **our town**"."""
    own = premise.positive.subject
    of_others = subject.who is Who.OTHER and own.who is Who.OWN and not subject.person
    return of_others and subject.head == own.head and not subject.keys <= own.keys


def _names_no_goods(premise: Statement, statement: Statement) -> bool:
    """Tell whether a statement names an object that is none of the things a rule calls "it"."""
    own = {statement.verb, word_key(statement.verb), *premise.keys} | lists.LIGHT
    return any(
        NOUN in classes(key) and not any(covers((key,), kind) for kind in (*_GOODS, *premise.keys))
        for key in statement.core - own - _PARTS - lists.DATES_PAST
        if not key[0].isdigit()
    )


def _as_told(premise: Taken, statement: Statement) -> Statement | None:
    """Return a statement as being about whom a premise is; None where it cannot be."""
    about = premise.positive.subject.who
    if about not in _GENERAL or statement.subject.who is about:
        return statement
    if statement.subject.person is not (about is Who.SELF) or not _named(statement.subject):
        return None
    if about is Who.IT and _outside(statement.subject):
        return None  # "it" is not my aunt's cake
    return replace(statement, subject=Subject(about))
