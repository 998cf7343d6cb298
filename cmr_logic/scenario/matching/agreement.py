"""Do a clause and a statement of a story agree: in whom they are about, in mood and in time."""

from __future__ import annotations

from functools import cache

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, same, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDERGONE, Mood, Statement, Subject, Tense, Who
from cmr_logic.text import word_set

# Verbs for states and habits, of which a past one is over and a future one has not begun: "I
# **lived** there"; not "I sold it".
STATIVE = word_set(
    "be have own live reside know belong hold need qualify work study smoke rent earn "
    "care look run use attend receive get claim drive speak play keep want like meet pay "
    "cost weigh train teach share employ owe serve"
)
# States that end, so that a past one says nothing of now: "I was **insured** last year"; not
# "vaccinated".
_ENDING = frozenset({"insure", "cover", "house", "base", "suspend", "detain", "lodge", "station"})
# And those that one may be in, or enter: "I **was enrolled**", of then; not "I enrolled".
_ENTERED = frozenset({"enrol", "sponsor", "contract", "second", "billet"})
# What happens once at a time, and is over then: "the **match** is played"; not "the flute".
_EVENTS = frozenset(
    map(
        word_key,
        word_set(
            "match game race show concert event meeting party wedding festival exam hearing "
            "ceremony class performance auction sale course fair funeral final fixture"
        ),
    )
)
_TAKING_PLACE = frozenset({"play", "hold", "run", "attend"})
# With what else the verb of a habit tells of a deed, done once: "you **pay the deposit**"; not "you
# pay rent".
_ONCE = {
    verb: frozenset(map(word_key, word_set(things)))
    for verb, things in {
        "pay": "deposit fine bill penalty fee premium charge toll fare balance fees invoice",
        "attend": "induction briefing hearing interview orientation audition",
        "use": "form portal template envelope coupon voucher",
        "meet": "deadline",
        "keep": "receipt packaging stub wrapping",
    }.items()
}
# What people do again and again for a time: "I **sang** in a choir"; not "I sold my boat".
HABITS = word_set(
    "volunteer sing dance coach foster commute farm breed babysit tutor lecture preach referee "
    "swim row ride hunt sail mentor belong trade busk manage supervise"
)
# Where one goes day by day for some years: "I went to **college**"; not "I went to the office".
_ATTENDING = frozenset({"go", "attend"})
_SCHOOLS = word_set("school college university nursery kindergarten uni")
# Where who has been may be no more: "I have been **abroad**"; not "I have been ill".
_AWAY = frozenset({"abroad", "overseas"})
# What is done with things and animals, for as long as a rule is about them.
_TREATING = frozenset({"keep", "use", "train"})
# In what state things are with which it was done: "it is **fitted** with a belt"; not "kept".
_FITTING = word_set("fit equip install furnish damage break crack stain insure fence alarm")
# What one does, or does not, when one does what is asked about: "I'll **use** a tripod"; not "own".
_DONE_THEN = frozenset({"use", "play", "serve", "share"})
# Later than that: "I'll use one **next** year".
_LATER_ON = frozenset({"next", "later", "soon", "eventually", "year", "month"})
RECEIVING = lists.HAVING | {"claim", "collect", "draw", "award"}
# What one was given one has: "I was awarded a grant".
GIVING = frozenset({"give", "grant", "award", "issue", "prescribe", "allocate", "assign"})
_SHOWING = frozenset({"bring", "show", "present", "provide", "produce", "supply"})
_PAPERS = frozenset(
    map(
        word_key,
        word_set(
            "report letter certificate proof receipt passport licence license document evidence id "
            "identification photograph photo bill statement card permit reference ticket invoice "
            "prescription contract visa"
        ),
    )
)
# States that nobody is in who wishes for them: "you are **living** there"; not "you are moving".
_WISHED_FOR = word_set("live reside earn own smoke claim receive get work")
# Whom a rule speaks of where it means whoever asks: "the **applicant**"; not "the warden".
_GENERIC = word_set("person applicant claimant individual") | lists.ROLES | lists.CALLED_SO
# What a rule calls whomever and whatever the case is about, by how a story speaks of them.
_STANDING_FOR = {Who.SELF: _GENERIC, Who.IT: lists.ANY_THING}


_BODIES = frozenset(map(word_key, lists.BODIES))
# What holds things that are sent, and so is told of by them: "the **order**" is "the sofa".
_PARCELS = frozenset(
    map(word_key, word_set("order parcel delivery purchase package shipment consignment"))
)
_GOODS = frozenset(
    map(
        word_key,
        word_set("goods item product furniture appliance clothes book food flower toy tool"),
    )
)


def same_subject(clause: Subject, story: Subject) -> bool:
    """Tell whether a statement is about whom a clause is about.

    Example:
        >>> same_subject(Subject(Who.SELF), Subject(Who.OWN, "wife"))
        False
        >>> same_subject(Subject(Who.OWN, "partner"), Subject(Who.OWN, "wife"))
        True
    """
    if clause.who is Who.SELF:
        return story.who is Who.SELF
    if clause.who is Who.OTHER and clause.head in _STANDING_FOR.get(story.who, ()):
        return True
    if clause.who is Who.IT:
        body = not story.person or story.head in _BODIES  # "the business has two cooks"
        thing = story.who in (Who.OWN, Who.OTHER) and body
        return story.who is Who.IT or (thing and not _of_another(clause, story))
    if clause.who is Who.UNKNOWN:
        named = story.head == lists.NOBODY != clause.head  # "nobody lives with me" is of no one
        return (story.who is Who.UNKNOWN and not named) or (
            story.who in (Who.OWN, Who.OTHER) and story.person
        )
    if story == Subject(Who.OWN):  # "ours"
        return clause.who in (Who.OWN, Who.OTHER) and not clause.person
    return _same_named(clause, story)


def _same_named(clause: Subject, story: Subject) -> bool:
    """Tell whether two subjects that nouns name are the same."""
    if clause.who is Who.OWN and story.who is Who.SELF and story.keys and clause.head in lists.KIN:
        return covers(story.keys, clause.head)  # "my wife and I"
    if story.who not in (Who.OWN, Who.OTHER) or not story.head or not clause.head:
        return False
    if story.who is Who.OTHER and _another_s(story) and not _another_s(clause):
        return False
    if story.who is Who.OTHER and clause.who is Who.OWN and clause.person:
        return False
    return story.head == clause.head or _is_kind_of(
        story, clause.head.removeprefix(lists.OTHER_THAN_ASKED)
    )


def _is_kind_of(story: Subject, wanted: str) -> bool:
    """Tell whether what a noun of a story names is of a kind: "the washing machine", an item."""
    if covers((story.head,), wanted) or (wanted in _PARCELS and _is_goods(story.head)):
        return True
    whole = next(iter(story.keys), "")
    named_so = len(story.keys) == 1 and whole.endswith("_" + story.head)
    return named_so and covers((whole,), wanted)


@cache
def _is_goods(head: str) -> bool:
    """Tell whether a noun is one for what people order and are sent: "the sofa"; not "the shop"."""
    return any(covers((head,), kind) for kind in _GOODS)


def _of_another(clause: Subject, story: Subject) -> bool:
    """Tell whether a story's thing is somebody else's, or another than that of a clause."""
    if not clause.head or not story.head:
        return _another_s(story)
    akin = covers((story.head,), clause.head) or covers((clause.head,), story.head)
    akin = akin or (clause.head in _PARCELS and _is_goods(story.head))
    return _another_s(story) or not akin


def _another_s(subject: Subject) -> bool:
    """Tell whether a thing is somebody else's: "my neighbour's house"."""
    return any(is_person(key) or key in lists.OTHERS for key in subject.keys - {subject.head})


def fits_in_time(clause: Statement, story: Statement, *, value: bool) -> bool:
    """Tell whether a statement speaks of the time that a clause asks about."""
    wanted, told = clause.tense, story.tense
    if told is Tense.PAST and story.passive and story.verb in GIVING:
        told = Tense.PERFECT
    if wanted is Tense.PRESENT:
        return _fits_now(clause, story, told, value=value)
    if wanted is Tense.FUTURE:
        return told in (Tense.FUTURE, Tense.PRESENT)
    if told is Tense.PRESENT:  # who "usually locks" a bicycle may not have locked it
        lasts = story.passive or not story.verb or _lasts(clause) or _lasts(story)
        # Who owns no home may have owned one.
        over = clause.negated and story.negated and clause.verb in STATIVE | lists.HAVING
        return wanted is Tense.PERFECT and value and lasts and not over
    return told is not Tense.FUTURE


def _fits_now(clause: Statement, story: Statement, told: Tense, *, value: bool) -> bool:
    """Tell whether a statement of some tense speaks of the present that a clause asks about."""
    if told is Tense.FUTURE:  # who will be married is not yet
        state = clause.passive and clause.subject.who in (Who.SELF, Who.OWN)
        # "it will be kept on a lead", "I will keep it on a lead"; not "I will keep hens"
        kept = clause.verb == "keep" and bool(clause.keys - clause.core or clause.particles)
        treated = kept or (clause.passive and clause.verb in _TREATING and not state)
        if clause.verb in _DONE_THEN and _LATER_ON.isdisjoint(story.keys):
            return True
        fitted = clause.passive and clause.verb in _FITTING
        happens = clause.verb not in STATIVE and (not state or story.entry == UNDERGONE)
        return treated or (happens and not fitted)
    if told is Tense.PAST:
        once = _happens(clause) or _is_done_once(clause)
        habit = (clause.verb in STATIVE and not once) or (
            clause.verb in HABITS and not clause.passive
        )
        habit = habit or (clause.verb in _ATTENDING and not _SCHOOLS.isdisjoint(clause.keys))
        ended = habit or (clause.passive and clause.verb in _ENDING)
        ended = ended or (clause.passive and story.passive and clause.verb in _ENTERED)
        return not ended and not clause.progressive and bool(clause.verb)
    been = story.verb == clause.verb == "be" and not story.passive
    been = been and (bool(story.entry) or not _AWAY.isdisjoint(clause.keys))
    if told is Tense.PERFECT:
        return not (been and value)  # who has been abroad, as an entry has it, may be back
    return told is Tense.PRESENT


def _happens(clause: Statement) -> bool:
    """Tell whether a clause says how an event takes place: "the match is played at night"."""
    return clause.passive and clause.verb in _TAKING_PLACE and clause.subject.head in _EVENTS


def _is_done_once(clause: Statement) -> bool:
    """Tell whether a clause tells by the verb of a habit of a deed: "you pay the deposit"."""
    return not clause.keys.isdisjoint(_ONCE.get(clause.verb, frozenset()))


def _lasts(statement: Statement) -> bool:
    """Tell whether a statement is of a state, which has been so if it is so now."""
    return statement.verb in STATIVE or bool(statement.entry)


def fits_in_mood(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement is a fact of the kind that a clause asks for."""
    if story.mood is Mood.OPEN:
        return False
    if story.mood is Mood.WISH and clause.mood is Mood.FACT:
        under_way = clause.progressive and clause.tense is Tense.PRESENT and not story.negated
        under_way = under_way and clause.verb not in _WISHED_FOR
        return under_way or clause.tense is Tense.FUTURE
    if clause.mood is Mood.WISH:
        planned = story.mood is Mood.FACT and story.progressive  # "I'm staying for a week"
        return planned or story.mood is Mood.WISH or story.tense is Tense.FUTURE
    if clause.mood is Mood.DUTY:
        return story.mood in (Mood.DUTY, Mood.FACT)
    return story.mood is Mood.FACT


def speaks_for_all(clause: Statement, story: Statement) -> bool:
    """Tell whether a story speaks of everybody that a clause joins: "neither my wife nor I".

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you or your partner smoke")
        >>> speaks_for_all(clause, read("I don't smoke.")[0])
        False
        >>> speaks_for_all(clause, read("Neither my wife nor I smoke.")[0])
        True
    """
    if clause.subject.who is not Who.SELF:
        return True
    return all(covers(story.subject.keys, key) for key in clause.subject.keys)


def needed(clause: Statement) -> frozenset[str]:
    """Return the words of a clause that a story must cover."""
    keys = clause.keys
    received = clause.verb in RECEIVING and keys - {clause.verb, word_key(clause.verb)}
    if received or shows_paper(clause):
        keys -= same(clause.verb) | {clause.verb}
    if clause.verb == "do":
        keys -= {"do"}  # its object says what: "you have **done** the course"
    if clause.subject.who in (Who.OWN, Who.OTHER):
        keys |= clause.subject.keys - {clause.subject.head}
    return keys - lists.LIGHT


def shows_paper(clause: Statement) -> bool:
    """Tell whether a clause asks to bring or show a paper, which whoever has it can do.

    Args:
        clause: the clause, read.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> shows_paper(read_clause("you bring your passport"))
        True
        >>> shows_paper(read_clause("you bring your tent"))
        False
    """
    return clause.verb in _SHOWING and not _PAPERS.isdisjoint(clause.core)
