"""Does a statement measure what a clause measures: the same of the same person, in its time?"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.demands.demanded import PLACING, Demand, names_income
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.agreement import HABITS, STATIVE, fits_in_mood, same_subject
from cmr_logic.scenario.matching.whereabouts import (
    SCHOOLING,
    at_home,
    left,
    moved,
    says_where_business_is,
    says_where_home_is,
    says_where_school_is,
    says_where_work_is,
    stays,
)
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import TOLD, Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.times.beginnings import BEGUN, LEAVING
from cmr_logic.text import NOUN, classes, word_set
from cmr_logic.text.number_names import SMALL

# When something is bought, which is not what is: "last **spring**"; not "case".
_TIMES = frozenset(syntax.MONTHS) | word_set(
    "week month year day fortnight spring summer autumn winter christmas easter monday tuesday "
    "wednesday thursday friday saturday sunday morning evening weekend sale bargain cash secondhand"
)
_DWELLING = frozenset({"live", "reside"})
_AWAY = frozenset({"away", "absent", "abroad", "off"})
_MEASURING = frozenset({"measure", "come", "come_to", "weigh"})
# By which a measure is one of long ago: "at **birth**"; not "at the doctor's".
_LONG_SINCE = word_set("birth bear ago year last hatch month old before once baby")
HAPPENING = frozenset({"happen", "occur"})
# Verbs of how long a thing goes on: "the course **runs** for a week"; not "starts".
_LASTING = word_set("last run take continue go")
# Words of a time that is no length: "the lease is nine months **old**"; not "for nine months".
_PASSED = word_set("old ago away late left overdue behind early before after due since into")
_BECOMING = word_set("be become fall get go start begin bear")
_THINGS = frozenset({Who.OWN, Who.OTHER, Who.IT})
# What one does with a child of one's own, as far as a story needs not to say it.
_RAISING = frozenset({"care", "care_for", "look_after", "raise", "live", "responsible", "have"})
# Verbs for what somebody earns, where a sum and a time follow.
_YOUTH = frozenset(word_key(word) for word in ("child", "kid", "boy", "girl", "student"))
# What one does with the children of others: "I **teach** children under ten"; not "I raise two".
_TENDING = word_set(
    "teach coach run train tutor mind supervise work treat lead instruct entertain invite host "
    "babysit childmind serve"
)
# What people do day by day, so that who did it need not do it now: "**travel** far"; not "sell it".
_DAY_BY_DAY = word_set("travel walk cycle eat drink sleep practise train cook shop worship")
_ALSO_ONCE = frozenset({"claim"})  # what is a habit, or done once: "you **claim** over £90"
# By what a rule says that a deed is a habit: "you go to **work**"; not "you go to the shop".
_HABITUAL = word_set("work school college day week month year night evening weekend term season")
# Of what is counted by the week, there are more in all: "ten **a week**"; not "ten at a time".
AT_A_TIME = re.compile(r"\b(?:an?|per|each|every)\s(?:day|week|month|term|year)\b", re.IGNORECASE)
# What a clause calls a sum that its other words tell: "the **amount** owed"; not "the rent".
_AMOUNTS = frozenset({"amount", "sum", "total", "figure"})
_EARNING = frozenset({"make", "get", "earn", "pay", "receive"})
# What one gets for a price, which is none of all: "I **buy** boots for £9"; not "I pay £9".
_OBTAINED = word_set("buy get order want have pick")
# By which a sum is one that somebody parts with: "I **owe** £90"; not "I have £90".
_GONE = word_set("owe borrow lend lose spend pay donate need")


def speaks_of(demand: Demand, story: Statement, clause: Statement, given: frozenset[str]) -> bool:
    """Tell whether a statement measures, as a fact, what a clause measures.

    Args:
        demand: what the clause demands.
        story: a statement of the story.
        clause: the clause, read, with its subject as the question sets it.
        given: what the question says that the person does: no place of it needs to be told with it.
    """
    ages = all(c.kind.value == "age" for c in demand.constraints)
    # The last full year is what a yearly sum is reckoned by.
    yearly = "last" in story.keys and all("year" in c.text for c in demand.constraints)
    lasting = all(c.kind.value == "duration" for c in demand.constraints)
    if clause.pointing and not story.pointing and _names_another(clause, story, given):
        return False  # "I bought the case last week", of a phone
    if lasting and _has_ended(clause, story):
        return False
    has = clause.verb in lists.HAVING
    if has and ((story.verb in _TENDING and not clause.pointing) or (lasting and _merely(story))):
        return False  # who teaches children under ten may have none
    if (has and _parted(demand, clause, story)) or _spent(demand, clause, story):
        return False  # what one owes the bank one does not have there
    mine = clause.verb == "be" and clause.subject.who is Who.SELF
    if lasting and mine and (_merely_met(story) or _is_there(clause, story)):
        return False  # who saw a tenant is none
    return (
        fits_in_mood(clause, story)
        and (ages or yearly or _in_time(demand, clause, story) or _been(demand, clause, story))
        and (_same_measured(clause, demand, story, given) or of_a_child(demand, clause, story))
        and (stays(clause, story) or not demand.of_place)
    )


def _has_ended(clause: Statement, story: Statement) -> bool:
    """Tell whether what a story tells has been over for long: who used to live here lives there."""
    over = clause.tense is Tense.PERFECT and story.tense is Tense.OVER
    young = not _YOUTH.isdisjoint(story.keys - clause.keys)  # as a child
    away = "in" in clause.particles and not LEAVING.isdisjoint(story.particles)  # "moved **out**"
    return over or away or (young and story.tense is Tense.PAST)


def _merely(story: Statement) -> bool:
    """Tell whether a statement says something else than what one has: how long one hired it."""
    return story.verb not in lists.HAVING | {"be"}


def _parted(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether somebody parted with a sum, or owes it, and a clause asks what is had."""
    money = all(c.kind.value == "money" for c in demand.constraints)
    verbs = frozenset({story.verb, word_key(story.verb)})
    return money and story.verb in _GONE and verbs.isdisjoint(clause.keys | demand.about)


def _spent(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks what somebody is paid, or a thing costs, and a story does not.

    What one pays one does not earn, and what one has is no price; nor is a price the total.
    """
    if any(c.kind.value != "money" for c in demand.constraints):
        return False
    if clause.passive and clause.verb == "pay" and clause.subject.who is Who.SELF:
        return not story.passive and story.verb in _GONE | {"cost", "be"}
    one_of_them = clause.subject.head in _AMOUNTS and story.verb in _OBTAINED
    if one_of_them and story.subject.who is Who.SELF:
        return True
    thing = clause.subject.who in (Who.OWN, Who.OTHER) and not clause.subject.person
    has = story.subject.who is Who.SELF and story.verb in lists.HAVING
    return thing and has and clause.subject.head not in story.keys | story.extra


def _names_another(clause: Statement, story: Statement, given: frozenset[str]) -> bool:
    """Tell whether a story names another object than the one that a clause calls "it"."""
    same = story.verb == clause.verb or story.entry == BEGUN
    verbs = {story.verb, word_key(story.verb)}
    if not (given and same) or not given.isdisjoint((story.core - verbs) | lists.ANY_THING):
        return False
    named = story.core - verbs - lists.LIGHT - lists.DIMENSIONS
    things = {key for key in named if NOUN in classes(key) and key not in _TIMES}
    return any(not any(covers((key,), each) for each in given) for key in things)


def _been(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a past says where somebody is, or is not any more."""
    return moved(demand, story) or left(demand, clause, story)


def _is_there(clause: Statement, story: Statement) -> bool:
    """Tell whether somebody lives in a place, and a clause asks how long they are out of it."""
    return story.verb in _DWELLING and "out" in clause.particles - story.particles


def _merely_met(story: Statement) -> bool:
    """Tell whether a statement says what somebody did once, and not what they have been since."""
    return story.tense is Tense.PAST and story.entry != BEGUN and story.verb not in _BECOMING


def of_a_child(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks for a child of some age, and a statement tells a child's age.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> statement = "you have a child under 6"
        >>> demand, clause = demand_of(statement), read_clause(statement)
        >>> def told(story):
        ...     return of_a_child(demand, clause, read(story)[0])
        >>> told("My son is 3."), told("I have a 3-year-old."), told("I have a 3-year-old dog.")
        (True, True, False)
    """
    if clause.subject.who is not Who.SELF or demand.constraints[0].kind.value != "age":
        return False
    child = {key for key in demand.about if covers((key,), "child")}
    if not child or not demand.about - child <= _RAISING:
        return False
    if story.subject.who is Who.OWN:
        return story.verb == "be" and covers((story.subject.head,), "child")
    if story.subject.who is not Who.SELF or story.verb not in _RAISING | lists.HAVING:
        return False

    others = story.core - {story.verb, word_key(story.verb)} - lists.LIGHT - lists.DIMENSIONS
    plain = {k for k in others if not k[0].isdigit() and k not in SMALL}
    return not plain or covers(plain, "child")


def _in_time(demand: Demand, clause: Statement, story: Statement) -> bool:
    if story.tense is Tense.FUTURE and clause.tense is Tense.PRESENT and clause.verb in STATIVE:
        return _is_planned(demand, clause, story)
    if was_measured(story) and clause.tense is Tense.PRESENT:
        return all(c.kind.value in lists.SIZES for c in demand.constraints)
    if story.tense is Tense.OVER:
        return clause.tense in (Tense.PAST, Tense.PERFECT)
    if clause.tense in (Tense.PRESENT, Tense.FUTURE) and story.tense is Tense.PAST:
        if clause.verb in HAPPENING and demand.of_place:
            return True  # where the accidents happen that a rule covers
        return story.verb == clause.verb and _is_of_deed(demand, clause)
    return not (clause.tense is Tense.PAST and story.tense is Tense.FUTURE)


def _is_of_deed(demand: Demand, clause: Statement) -> bool:
    """Tell whether a clause measures what is done once, of which a rule speaks in the present.

    Who parked for three hours "parks for more than two hours"; who drove 300 miles does not "drive
    more than 200 miles a week".
    """
    verb = clause.verb
    if clause.progressive or verb in STATIVE - _ALSO_ONCE | HABITS:
        return False
    lasts = all(c.kind.value == "duration" for c in demand.constraints)
    often = any("/" in c.unit for c in demand.constraints)
    often = often or not (lasts or _HABITUAL.isdisjoint(clause.keys))
    return not often and (lasts or verb not in _DAY_BY_DAY)


def was_done_once(statement: str, demand: Demand, clause: Statement, told: Statement) -> bool:
    """Tell whether words tell what was done once, and a clause counts it by the week or month.

    Args:
        statement: the clause, as it is written.
        demand: what it demands.
        clause: the same, read.
        told: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def once(statement):
        ...     demand, told = demand_of(statement), read("I sold ninety eggs.")[0]
        ...     return was_done_once(statement, demand, read_clause(statement), told)
        >>> once("you sell more than 50 eggs a week"), once("you sell more than 50 eggs")
        (True, False)
    """
    if told.tense is not Tense.PAST or clause.tense is not Tense.PRESENT:
        return False
    counts = demand.constraints[0].kind.value == "count"
    return counts and AT_A_TIME.search(statement) is not None


def _is_planned(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether what will be is what a clause asks for now: a size, a number, an absence."""
    if clause.verb == story.verb == "be" and not _AWAY.isdisjoint(clause.keys & story.keys):
        return True
    # A shed has the size, and a group the number, that is planned.
    planned = lists.SIZES | {"count"} if story.subject.who in _THINGS else lists.SIZES
    sized = all(c.kind.value in planned for c in demand.constraints)
    return sized and clause.subject.who in _THINGS


def was_measured(story: Statement) -> bool:
    """Tell whether a statement says what somebody found who measured: not at a birth, or before.

    Args:
        story: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> told = ("She measured 1.5 m.", "She measured 50 cm at birth.")
        >>> [was_measured(read(text)[0]) for text in told]
        [True, False]
    """
    found = story.verb in _MEASURING and story.tense is Tense.PAST and not story.negated
    return found and _LONG_SINCE.isdisjoint(story.keys)


def _measured_words(
    clause: Statement, demand: Demand, story: Statement, given: frozenset[str]
) -> set[str]:
    """Return the words of what a clause measures that a statement must tell."""
    about = set(demand.about)
    if clause.verb in HAPPENING:
        about -= {clause.verb, word_key(clause.verb)}  # who had an accident: it happened then
    if clause.negated and story.negated:  # "you stopped rowing": "I gave up rowing"
        about -= lists.ENDING | {"give_up"}
    if clause.mood is Mood.WISH:
        about -= lists.WISHING  # whoever plans to stay intends to
    if clause.verb in lists.HAVING and story.verb in lists.HAVING:
        about -= {clause.verb, word_key(clause.verb)}  # what one has one holds
    if _lasts(clause, demand) and (story.verb in _LASTING or _is_for(story)):
        about -= {clause.verb, word_key(clause.verb)}  # a lease that runs for a year is for a year
    if demand.of_place:
        about -= given
    if clause.subject.who is Who.SELF:
        about -= clause.subject.keys  # "you or your partner"
    return about


def _lasts(clause: Statement, demand: Demand) -> bool:
    """Tell whether a clause asks how long a thing goes on: not "you **run** 20 miles a week"."""
    long = all(c.kind.value == "duration" for c in demand.constraints)
    return long and clause.verb in _LASTING and clause.subject.who is not Who.SELF


def _is_for(story: Statement) -> bool:
    """Tell whether a thing is said to be for a time: "the lease is **for nine months**"."""
    return story.verb == "be" and _PASSED.isdisjoint(story.keys | story.particles)


def _same_measured(
    clause: Statement, demand: Demand, story: Statement, given: frozenset[str]
) -> bool:
    """Tell whether a statement measures what a clause measures, of the same person or thing."""
    about = _measured_words(clause, demand, story, given)
    words = story.keys | story.extra | story.subject.keys
    wanted = _words_of_place(clause, story, about) if demand.of_place else None
    if wanted is None:
        wanted = _words_of_subject(clause, story, about, given)
    if wanted is None:
        return False
    pays = clause.verb == "pay" and not clause.passive and clause.subject.who is Who.SELF
    if _earned(demand, story) and not pays:
        wanted -= {key for key in wanted if names_income(key)}
    # What a thing is tells no deed: a house is a building, and was not built when it was bought.
    # How old it is does.
    things = frozenset({clause.subject.head} - {""}) - {story.verb}
    deed = frozenset[str]() if story.verb == "be" else _deed(clause)
    return all(
        covers(words - things if key in deed else words, key) or _is_bare(key, story)
        for key in wanted
    )


def _deed(clause: Statement) -> frozenset[str]:
    """Return what the verb of a clause is compared by that says what was done to a thing."""
    return frozenset({clause.verb, word_key(clause.verb)}) if clause.passive else frozenset()


def _is_bare(key: str, story: Statement) -> bool:
    """Tell whether a statement names what a clause does by its head alone: "my licence"."""
    head = key.rsplit("_", 1)[-1] if "_" in key else ""
    if not head or head not in story.core | story.subject.keys:
        return False
    named = {head, *key.split("_"), story.verb, word_key(story.verb)}
    others = story.core - named - lists.LIGHT - lists.DIMENSIONS
    return not any(map(_names_more, others))


def _names_more(key: str) -> bool:

    return not (key[0].isdigit() or key in SMALL or key in {"since", "for"})


def _words_of_place(clause: Statement, story: Statement, about: set[str]) -> set[str] | None:
    """Return the words of a clause about where one lives or trades that a statement must tell.

    None where the statement says nothing of that.
    """
    head = clause.subject.head
    if says_where_home_is(clause, story):
        return about - PLACING - {head}
    if says_where_business_is(clause, story):
        return about - {head}
    if says_where_work_is(clause, story):
        return about - {"work"}
    if says_where_school_is(clause, story):
        return {k for k in about if k not in SCHOOLING and k.partition("_")[0] != clause.verb}
    lives = clause.subject.who is Who.SELF and story.subject.who is Who.OWN
    return about if lives and at_home(clause, story) else None


def _words_of_subject(
    clause: Statement, story: Statement, about: set[str], given: frozenset[str]
) -> set[str] | None:
    """Return the words that a statement must tell, by whom the two are about; None if by others."""
    head = clause.subject.head
    if clause.verb in HAPPENING and story.verb in HAPPENING and story.subject.who is Who.IT:
        return about - {head}
    if same_subject(clause.subject, story.subject) or _lives_with(clause, story):
        mine = story.subject == Subject(Who.OWN)  # "mine was handed in"
        given = given if mine else frozenset()
        left = about - given - {head}
        deed = frozenset[str]() if story.verb == "be" else _deed(clause)
        return {k for k in left if k in deed or not covers((story.subject.head,), k)}
    if clause.subject.who in _THINGS and story.subject.who in (Who.SELF, Who.IT):
        if not head or head in lists.KIN:
            return None
        if clause.passive and head in given and _is_bare_deed(clause, story):
            return about - {head}  # "we signed in May", of a loan that the question names
        # but "we" is what a firm says of itself
        body = head in lists.BODIES and story.subject.who is Who.SELF
        return about if body or head in _AMOUNTS else about | {head}
    told = (
        _of_own_thing(clause, story, about)
        or _of_own_body(clause, story)
        or _of_undergoing_thing(clause, story, about)
    )
    return about if told else None


def _lives_with(clause: Statement, story: Statement) -> bool:
    """Tell whether parents say where they live, and a clause asks it of their child."""
    child = clause.subject.who is Who.OWN and covers((clause.subject.head,), "child")
    return child and clause.verb == story.verb == "live" and story.subject.who is Who.SELF


def _is_bare_deed(clause: Statement, story: Statement) -> bool:
    """Tell whether a story names a clause's deed without its object: "we **signed** in May"."""
    if story.subject.who is not Who.SELF or story.passive or story.negated:
        return False
    own = {story.verb, word_key(story.verb)}
    if story.verb != clause.verb or story.core - own - lists.LIGHT:
        return False
    more = story.keys - own - lists.LIGHT  # "I registered **with the dentist** in May"
    return clause.verb != "register" or all(k in syntax.MONTHS or k[0].isdigit() for k in more)


def _of_own_thing(clause: Statement, story: Statement, about: set[str]) -> bool:
    """Tell whether an own thing is what a clause about oneself measures: "my work ends at 9"."""
    if clause.subject.who is not Who.SELF or story.subject.who is not Who.OWN:
        return False
    return len(about) == 1 and covers((story.subject.head,), next(iter(about)))


def _of_undergoing_thing(clause: Statement, story: Statement, about: set[str]) -> bool:
    """Tell whether a story says in the passive what a clause says that one does to a thing."""
    thing = story.subject.who in (Who.OWN, Who.OTHER) and not story.subject.person
    told = story.passive or story.entry.startswith(TOLD)
    if clause.subject.who is not Who.SELF or not (told and thing):
        return False
    return any(covers((story.subject.head,), key) for key in about)


def _of_own_body(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause says "you" of a firm or club, and a story tells of one's own."""
    own = story.subject.who is Who.OWN and clause.subject.who is Who.SELF
    return own and any(
        covers((story.subject.head,), key) for key in clause.keys if key in lists.BODIES
    )


def _earned(demand: Demand, story: Statement) -> bool:
    """Tell whether a story may tell an income without its noun: "I make £90 a week"."""
    pays_out = story.verb == "pay" and not story.passive
    return (
        story.subject.who is Who.SELF
        and story.verb in _EARNING
        and not pays_out
        and all(c.kind.value == "money" and "/" in c.unit for c in demand.constraints)
    )
