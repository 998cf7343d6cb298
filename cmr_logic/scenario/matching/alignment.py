"""Does a statement of a story settle a clause: its subject, words, negation and time.

A statement makes a clause true when it says at least as much: each content word of the clause is
covered by one of the statement, or by a word that entails it. A denial makes a clause false when
it denies no more than the clause says: "I have no passport" denies "you have a valid passport".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import (
    aims,
    covering,
    covers,
    denies,
    entry_of,
    reach,
    same,
    uncovered,
    word_key,
)
from cmr_logic.scenario.matching.agreement import (
    RECEIVING,
    STATIVE,
    fits_in_mood,
    fits_in_time,
    needed,
    speaks_for_all,
)
from cmr_logic.scenario.matching.doing import in_another_sense
from cmr_logic.scenario.matching.living_there import only_with_whom
from cmr_logic.scenario.matching.modifying import is_behind, is_there_only, narrows, only_describes
from cmr_logic.scenario.matching.narrower_denials import denies_less
from cmr_logic.scenario.matching.offered import LIVING, Offer, offer_of
from cmr_logic.scenario.matching.particles_apart import by_another_particle, has_object
from cmr_logic.scenario.matching.shortfall import shortfall
from cmr_logic.scenario.matching.verbs_fit import SUPPORTING, verb_fits
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDERGONE, Statement, Tense, Who
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set

_SKILLS = frozenset({"speak", "swim", "read", "write", "sing", "cook", "type"})
# Words by which one lives elsewhere than with somebody: "I live **near** my mother"; not "I live
# with my mother".
_APART = word_set(
    "apart mile far outside away elsewhere next near nearby close opposite beside behind"
)
_COSTING = frozenset({"owe", "pay", "spend", "earn", "save", "charge", "cost"})
# Words that limit no denial: "not a **single** point".
_ANY = frozenset({"single", "slight"})
_BROKEN = "=broken"  # the synonyms for what does not work
_PLACES = frozenset({"work"})  # what one may be at, and what one, or a thing, may do
# Deeds that one undergoes oneself: "I **married** a cook"; not "I hired a cook".
_MUTUAL = word_set("marry divorce wed separate register enrol hurt injure wound burn cut")
# What one does to others, so that whoever undergoes it does not do it: "I'm **driven** there".
_AGENTIVE = word_set("drive teach treat feed examine sue assess")


@record(frozen=True, slots=True)
class Verdict:
    """What a statement says of a clause.

    Args:
        value: whether the clause holds.
        entries: the names of the table entries that joined their words.
    """

    value: bool
    entries: tuple[str, ...]


def align(clause: Statement, story: Statement) -> Verdict | None:
    """Return what a statement says of a clause, or None where it leaves it open.

    Args:
        clause: the clause, read as a statement.
        story: a statement of the story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> align(read_clause("you have a valid passport"), read("I have no passport.")[0])
        Verdict(value=False, entries=())
        >>> align(read_clause("you have a valid passport"), read("I have a passport.")[0]) is None
        True
    """
    if not _comparable(clause, story):
        return None
    wanted = needed(clause)
    short = shortfall(clause, story, wanted)
    if short:
        return Verdict(clause.negated, (short,))
    shown = offer_of(clause, story)
    if shown is None or not (wanted := wanted | shown.wanted):
        return None
    met = _met(clause, story, wanted, shown)
    verdict = None if met is None else _judge(clause, story, met)
    if verdict is None or not fits_in_time(clause, story, value=verdict.value):
        return None
    return verdict


def _comparable(clause: Statement, story: Statement) -> bool:
    """Tell at low cost whether a statement can say anything of a clause."""
    if not fits_in_mood(clause, story) or (clause.compared and not story.compared):
        return False
    told = story.words
    asked = clause.keys | clause.subject.keys if clause.subject.keys else clause.keys
    # Who gets no benefit gets no housing benefit: a denial meets what it is more general than.
    wider = story.negated and not reach(asked).isdisjoint(aims(told))
    if not wider and aims(asked).isdisjoint(reach(told)):
        return False  # as most do
    done = (
        _denies_the_present(clause, story)
        or _was_done_to(clause, story)
        or _did_to_another(clause, story)
    )
    if done or in_another_sense(clause, story) or _denies_inside(clause, story):
        return False
    if by_another_particle(clause, story) or only_with_whom(clause, story):
        return False
    if story.entry == UNDERGONE and not (clause.passive or clause.verb in RECEIVING):
        return False
    away = story.verb in LIVING or story.verb in _PLACES  # apart from somebody, miles from a place
    return not away or _APART.isdisjoint(story.keys - asked)


_OUTSIDE = frozenset({"outside"})


def _denies_inside(clause: Statement, story: Statement) -> bool:
    """Tell whether a denial is of being in a place that a clause says one is outside of."""
    if not story.negated or _OUTSIDE.isdisjoint(clause.keys - story.keys):
        return False
    return bool(story.keys & clause.keys - {clause.verb, word_key(clause.verb)})


def _denies_the_present(clause: Statement, story: Statement) -> bool:
    """Tell whether who is no member, say, may be the former member that a clause asks for."""
    once = not _NO_MORE.isdisjoint(clause.keys)
    return once and story.negated and _NO_MORE.isdisjoint(story.words)


def _was_done_to(clause: Statement, story: Statement) -> bool:
    """Tell whether one underwent what a clause says one does: who was hired hired none."""
    undergone = story.passive and not clause.passive and clause.verb == story.verb
    return undergone and (has_object(clause) or clause.verb in _AGENTIVE)


def _did_to_another(clause: Statement, story: Statement) -> bool:
    """Tell whether one did to another what a clause says was done to oneself.

    Who hired a cook was not hired.
    """
    if story.passive or not clause.passive:
        return False
    oneself = clause.subject.who is Who.SELF is story.subject.who
    alike = not same(clause.verb).isdisjoint(same(story.verb))
    same_deed = oneself and alike and clause.verb not in _MUTUAL
    named = has_object(story) or clause.verb == "pay"  # who paid was not paid, whatever it was
    body = covers(story.core, "establishment")  # "the firm is registered" is read of oneself
    return same_deed and named and not body and not has_object(clause)


@record(frozen=True, slots=True)
class _Met:
    """How far the words of a clause are met.

    Args:
        matched: its words that are met, each with the word that meets it.
        missing: those that are not.
        entries: the names of the table entries that joined them.
        turned: the two have other shapes, such as passive and active.
        flipped: one of its words is met by its opposite.
    """

    matched: list[tuple[str, str]]
    missing: frozenset[str]
    entries: tuple[str, ...]
    turned: bool
    flipped: bool = False


def _met(clause: Statement, story: Statement, wanted: frozenset[str], shown: Offer) -> _Met | None:
    """Return how far a statement meets the words of a clause that it must meet.

    None where it neither meets them, up to one that it may deny, nor denies anything.
    """
    missing = uncovered(shown.offered, wanted)
    if len(missing) > 1 and not story.negated:
        return None
    offered = sorted(shown.offered)
    matched: list[tuple[str, str]] = []
    for own in wanted - missing:
        goal = same(own)
        other = next(key for key in offered if not covering(key).isdisjoint(goal))
        matched.append((own, other))
    entries = tuple(sorted({e for own, other in matched if (e := entry_of(other, own))}))
    if len(missing) == 1:
        (last,) = missing
        against = _denying(last, clause, story)
        if against is not None:
            matched.append((clause.verb, clause.verb))
            entries = (*entries, entry_of(against, last))
            return _Met(matched, frozenset(), entries, shown.turned, flipped=True)
    return _Met(matched, missing, entries, shown.turned)


def _judge(clause: Statement, story: Statement, met: _Met) -> Verdict | None:
    """Judge a clause by a statement that meets it so far."""
    if met.missing:
        joint = clause.subject.who is Who.SELF and clause.subject.keys  # "you or your partner"
        if not story.negated or joint or met.turned or (story.entry and not clause.verb):
            return None
        if _is_elsewhere(clause, story, met.missing):
            return None
        return _denied_in_part(clause, story, met)
    value = story.negated is met.flipped
    fits = (
        _says_as_much(clause, story, met)
        and _fits_ability(clause, story, value=value)
        and (value or speaks_for_all(clause, story))
        and (value or not denies_less(clause, story, met.matched))
    )
    return Verdict(value ^ clause.negated, met.entries) if fits else None


def _says_as_much(clause: Statement, story: Statement, met: _Met) -> bool:
    """Tell whether a statement that meets each word of a clause says, or denies, as much."""
    if met.flipped:
        past = clause.tense is Tense.PRESENT and story.tense is Tense.PAST
        once = past and clause.verb == story.verb  # who came by train may come by bus
        return not (story.negated or clause.negated or once)
    if not met.turned and not verb_fits(clause, story, met.matched):
        return False
    if _belongs_to_another(clause, story, met) or is_there_only(clause, story, met.matched):
        return False
    behind = not met.turned and is_behind(clause, story, met.matched)
    if behind or only_describes(clause, story, met.matched):
        return False
    return not (story.negated and _denies_less(clause, story, met.matched))


def _belongs_to_another(clause: Statement, story: Statement, met: _Met) -> bool:
    """Tell whether another is said to be what a clause asks for: "I am a friend of **a nurse**"."""
    linked = clause.verb == "be" or (story.verb == "be" and story.subject.who is Who.SELF)
    if not linked or len(met.matched) != 1 or met.turned or clause.passive:
        return False
    _, other = met.matched[0]
    return other not in story.core and other not in story.extra


def _fits_ability(clause: Statement, story: Statement, *, value: bool) -> bool:
    """Tell whether what one does says what one can do, or the other way round.

    What one can do, one may not do; what one does not do, one may be able to. But who speaks French
    can, and the other way round.
    """
    skill = clause.verb in _SKILLS and story.verb == clause.verb
    if skill and clause.ability and story.negated and not story.ability:
        return story.keys - lists.LIGHT <= clause.keys  # who sings in no choir may sing elsewhere
    return skill or clause.ability == story.ability or value != story.ability


def _denying(own: str, clause: Statement, story: Statement) -> str | None:
    """Return the word of a statement that excludes a clause's word, if it says one.

    Of "injured at work", "work" is a place, and what is broken does not exclude it.
    """
    oneself = clause.subject.who is Who.SELF
    if own in _PLACES and own not in clause.core and own != clause.verb:
        return None
    if _may_be_elsewhere_too(own, clause):
        return None
    other = clause.tense is Tense.PERFECT or (clause.verb in RECEIVING and story.verb == "be")
    if other and is_person(own):
        return None  # who was a nurse may have been a cook, and who is a cook may have a nurse
    beside = {word for word, _ in story.describing}  # a job interview is no job
    if own in _PLACES and oneself:  # whose arm is broken may work
        beside |= {key for key in story.keys if _BROKEN in same(key)}
    against = next((k for k in sorted(story.keys - beside) if denies(k, own)), None)
    if against is None:
        return None
    calling = is_person(own) or entry_of(against, own) == _CALLING
    if calling and not _is_said_of_oneself(clause, story, against):
        return None
    return against if _asserted(against, clause, story) else None


_CALLING = "occupation"  # the entry of callings that exclude each other


def _is_said_of_oneself(clause: Statement, story: Statement, told: str) -> bool:
    """Tell whether what somebody is excludes another: who has a doctor may have a dentist."""
    if story.verb == "be" and told not in story.core | story.extra:
        return False  # "I am a friend **of a nurse**"
    verbs = {clause.verb, story.verb}
    if not verbs.isdisjoint(LIVING | _DEALING):
        return False
    return verbs <= RECEIVING or verbs.isdisjoint(RECEIVING)


# Whom one has to do with, who may be several: "registered with a **dentist**"; not "I am one".
_DEALING = word_set("register see consult visit know use ask")


def _may_be_elsewhere_too(own: str, clause: Statement) -> bool:
    """Tell whether a clause asks whether there is something in a place: another may be elsewhere.

    Who has a pond in the field may have one **in the garden** as well.
    """
    exists = clause.subject.who is Who.IT and clause.verb == "be"
    has = exists or (clause.subject.who is Who.SELF and clause.verb == "have")
    return has and bool(clause.core) and own not in clause.core and own.count("_") > 1


def _asserted(key: str, clause: Statement, story: Statement) -> bool:
    """Tell whether a statement says what a word says: who seeks a job only names one."""
    if not same(clause.verb).isdisjoint(same(story.verb)):
        return True
    verb = word_key(story.verb)
    light = story.passive or story.verb in SUPPORTING or story.verb in RECEIVING
    return key == verb or key.startswith(story.verb + "_") or (light and key in story.core)


def _special(missing: Iterable[str], story: Statement) -> list[tuple[str, str]]:
    """Return the words of a clause that are special cases of a statement's."""
    return [(own, key) for own in missing for key in story.keys if covers((own,), key)]


# Times of day that limit a denial: "no **night** shifts"; not "no penny".
_TIMES_OF_WORK = frozenset({"night", "day", "weekend", "evening", "morning", "graveyard"})
# What one is no more: "a **former** member"; not "a formal member".
_NO_MORE = frozenset({"former", "ex"})


def _denies_less(clause: Statement, story: Statement, matched: Sequence[tuple[str, str]]) -> bool:
    """Tell whether a denial is of less than a clause says.

    Who does not do voluntary work may work, and who has no van may have a car.
    """
    if _is_of_another_time(clause, story):
        return True
    beside = _denied(clause, story) - {other for _, other in matched}
    if beside and (len(matched) == 1 or any(map(_limits, beside))):
        return True
    if narrows(clause, story, matched):
        return True
    places = story.subject.keys if story.subject.head == lists.EVERYONE else frozenset[str]()
    return not all(covers((own,), other) for own, other in matched if other not in places)


# Until when a thing is to be done: "not before the **deadline**"; not "not before the judge".
_TERMS = word_set("deadline on_time")
_LATE = "after"
_IN_TIME = "in"  # the particle of "in time", whose noun counts for nothing


def _is_of_another_time(clause: Statement, story: Statement) -> bool:
    """Tell whether a denial is of another time than that of what a clause says."""
    return _is_but_late(clause, story) or _was_whole_then(clause, story)


def _is_but_late(clause: Statement, story: Statement) -> bool:
    """Tell whether a denial is but of doing it in time: it may have been done later."""
    late = _LATE in clause.keys  # "you applied **after** the deadline"
    term = story.keys & (_TERMS if late else _TERMS - clause.keys)
    happened = clause.tense in (Tense.PAST, Tense.PERFECT) and clause.verb not in STATIVE
    bare = story.keys <= {story.verb, word_key(story.verb)}
    in_time = bare and not story.passive and _IN_TIME in story.particles - clause.particles
    return happened and (bool(term) or in_time)


def _was_whole_then(clause: Statement, story: Statement) -> bool:
    """Tell whether a thing is said to have been whole once: it may have broken since."""
    broke = not clause.passive and _BROKEN in same(clause.verb)
    return broke and story.tense is Tense.PAST and (story.passive or story.verb == "be")


def _limits(key: str) -> bool:
    """Tell whether a word says what a thing is like, so that there may be others: "red"."""
    return (ADJECTIVE in classes(key) and key not in _ANY) or key in _TIMES_OF_WORK


def _denied(clause: Statement, story: Statement) -> frozenset[str]:
    """Return the words that limit a denial: for a habit or a state also those of place and time."""
    words = (story.keys if clause.verb in STATIVE else story.core) - lists.LIGHT
    if story.verb in RECEIVING or story.verb in SUPPORTING:
        words -= {story.verb, word_key(story.verb)}
    return words


def _denied_in_part(clause: Statement, story: Statement, met: _Met) -> Verdict | None:
    """Judge a denial of less than the clause says, which makes it false if it denies nothing else.

    "I do not work" denies "you work at night"; "I do not work on Sundays" does not.
    """
    matched = met.matched or _special(met.missing, story)
    denied = story.keys - lists.LIGHT
    if story.verb in _COSTING:
        denied -= lists.LEAST_SUMS  # "I don't owe a penny": nothing at all
    if clause.verb in RECEIVING and story.verb in RECEIVING:
        denied -= same(story.verb) | {story.verb}
    if (
        not matched
        or not denied
        or _is_of_another_time(clause, story)
        or not all(
            any(not covering(own).isdisjoint(same(key)) for own in clause.keys) for key in denied
        )
    ):
        return None
    if not verb_fits(clause, story, matched) or clause.ability != story.ability:
        return None
    if clause.head and all(own != clause.head for own, _ in matched):
        return None  # "I have no job" says nothing of a "Job Start Payment"
    if not any(own in clause.core for own, _ in matched):
        return None  # "I am not ill" says nothing of "you are the partner of an ill person"
    whom = clause.verb == "be" and any(is_person(key) for key in clause.core & met.missing)
    if whom and not any(_is_of_person(own) for own, _ in matched):
        return None  # "I haven't been to the club" says nothing of "club members"
    return Verdict(clause.negated, met.entries)


def _is_elsewhere(clause: Statement, story: Statement, missing: frozenset[str]) -> bool:
    """Tell whether all who are meant are elsewhere: "not everyone **at work**" is of no home."""
    if story.subject.head != lists.EVERYONE or missing.isdisjoint(clause.subject.keys):
        return False
    return len(story.subject.keys) > 1


def _is_of_person(key: str) -> bool:
    """Tell whether a word says who or how somebody is: "member", "disabled"; not "club"."""
    if is_person(key):
        return key not in lists.BODIES
    found = classes(key.rpartition("_")[2])  # of "health_club", "club"
    return NOUN not in found or ADJECTIVE in found
