"""Does a statement measure what a clause measures: the same of the same person, in its time?"""

from __future__ import annotations

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.agreement import STATIVE, fits_in_mood, same_subject
from cmr_logic.scenario.demanded import PLACING, Demand, names_income
from cmr_logic.scenario.relations import covers, word_key
from cmr_logic.scenario.statement import Mood, Statement, Tense, Who
from cmr_logic.text import word_set

_MOVING = frozenset({"move", "relocate", "emigrate", "immigrate", "settle", "return", "leave"})
# Verbs for being somewhere: who has a holiday home in a country may live in another.
_STAYING = PLACING | _MOVING | {"", "retire", "grow", "go", "travel", "visit"}
_THINGS = frozenset({Who.OWN, Who.OTHER, Who.IT})
# Verbs that say where somebody's home is.
_DWELLING = frozenset({"live", "reside", "settle", "move", "relocate", "base", "dwell", "retire"})
# What takes somebody to where they do not live, and homes that are not where they do.
_VISITING = word_set(
    "holiday vacation visit trip weekend tour conference honeymoon cruise stopover"
)
_SPARE = word_set("second holiday old former other childhood previous parent weekend")
# How somebody runs a business, which is then where they do.
_RUNNING = frozenset({"run", "own", "have", "manage", "open", "operate", "keep", "set"})
# What one does with a child of one's own, as far as a story needs not to say it.
_RAISING = frozenset({"care", "care_for", "look_after", "raise", "live", "responsible", "have"})
# Verbs for what somebody earns, where a sum and a time follow.
_EARNING = frozenset({"make", "get", "earn", "pay", "receive"})


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
    if lasting and clause.tense is Tense.PERFECT and story.tense is Tense.OVER:
        return False  # who used to live here for years has lived elsewhere since
    if lasting and clause.verb in lists.HAVING and story.verb not in lists.HAVING | {"be"}:
        return False  # how long one has hired a thing is not how long one has owned it
    return (
        fits_in_mood(clause, story)
        and (ages or yearly or _in_time(clause, story) or _moved(demand, story))
        and (_same_measured(clause, demand, story, given) or of_a_child(demand, clause, story))
        and (_stays(clause, story) or not demand.of_place)
    )


def _moved(demand: Demand, story: Statement) -> bool:
    """Tell whether a story says where somebody moved, and so where they are."""
    return story.verb in _MOVING and story.tense is not Tense.OVER and demand.of_place


def _stays(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement's verb says where somebody is, as a clause's does."""
    if not _VISITING.isdisjoint(story.keys) and _VISITING.isdisjoint(clause.keys):
        return False  # who is on holiday in a country lives elsewhere
    if story.subject.who is Who.OWN and not (story.subject.keys - clause.words).isdisjoint(_SPARE):
        return False  # "our second home is in Oslo"
    if clause.subject.who in (Who.OWN, Who.OTHER) and not clause.subject.person:
        return True  # who has a barn in a country: that is where the barn is
    if clause.verb == "be":
        return story.verb not in lists.HAVING
    return clause.verb not in PLACING or story.verb in _STAYING


def of_a_child(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks for a child of some age, and a statement tells a child's age.

    Example:
        >>> from cmr_logic.scenario.demanded import demand_of
        >>> from cmr_logic.scenario.clause_reading import read_clause
        >>> from cmr_logic.scenario.reading import read
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
    from cmr_logic.quantities.number_words import SMALL  # noqa: PLC0415 - most clauses name no quantity

    others = story.core - {story.verb, word_key(story.verb)} - lists.LIGHT - lists.DIMENSIONS
    plain = {k for k in others if not k[0].isdigit() and k not in SMALL}
    return not plain or covers(plain, "child")


def _in_time(clause: Statement, story: Statement) -> bool:
    if story.tense is Tense.FUTURE and clause.tense is Tense.PRESENT and clause.verb in STATIVE:
        return False
    if story.tense is Tense.OVER:
        return clause.tense in (Tense.PAST, Tense.PERFECT)
    if clause.tense in (Tense.PRESENT, Tense.FUTURE) and story.tense is Tense.PAST:
        return False
    return not (clause.tense is Tense.PAST and story.tense is Tense.FUTURE)


def _measured_words(
    clause: Statement, demand: Demand, story: Statement, given: frozenset[str]
) -> set[str]:
    """Return the words of what a clause measures that a statement must tell."""
    about = set(demand.about)
    if clause.mood is Mood.WISH:
        about -= lists.WISHING  # whoever plans to stay intends to
    if clause.verb in lists.HAVING and story.verb in lists.HAVING:
        about -= {clause.verb, word_key(clause.verb)}  # what one has one holds
    if demand.of_place:
        about -= given
    if clause.subject.who is Who.SELF:
        about -= clause.subject.keys  # "you or your partner"
    return about


def _same_measured(
    clause: Statement, demand: Demand, story: Statement, given: frozenset[str]
) -> bool:
    """Tell whether a statement measures what a clause measures, of the same person or thing."""
    about = _measured_words(clause, demand, story, given)
    head = clause.subject.head
    words = set(story.keys | story.extra | story.subject.keys)
    if demand.of_place and _says_where_home_is(clause, story):
        about -= PLACING | {head}
    elif demand.of_place and _says_where_business_is(clause, story):
        about -= {head}
    elif same_subject(clause.subject, story.subject):
        about -= {key for key in about if key == head or covers((story.subject.head,), key)}
    elif clause.subject.who in _THINGS and story.subject.who in (Who.SELF, Who.IT):
        if not head or head in lists.KIN:
            return False
        if head not in lists.BODIES or story.subject.who is not Who.SELF:
            about |= {head}  # but "we" is what a firm says of itself
    elif demand.of_place and clause.subject.who is Who.SELF and _at_home(clause, story):
        pass
    elif not (_of_own_thing(clause, story, about) or _of_own_body(clause, story)):
        return False
    if _earned(demand, story):
        about -= {key for key in about if names_income(key)}
    return all(covers(words, key) for key in about)


def _of_own_thing(clause: Statement, story: Statement, about: set[str]) -> bool:
    """Tell whether an own thing is what a clause about oneself measures: "my work ends at 9"."""
    if clause.subject.who is not Who.SELF or story.subject.who is not Who.OWN:
        return False
    return len(about) == 1 and covers((story.subject.head,), next(iter(about)))


def _of_own_body(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause says "you" of a firm or club, and a story tells of one's own."""
    own = story.subject.who is Who.OWN and clause.subject.who is Who.SELF
    return own and any(
        covers((story.subject.head,), key) for key in clause.keys if key in lists.BODIES
    )


def _at_home(clause: Statement, story: Statement) -> bool:
    """Tell whether a story says where somebody lives by where their home is."""
    home = story.subject.who is Who.OWN and covers((story.subject.head,), "home")
    return home and story.verb == "be" and clause.verb in PLACING


def _says_where_home_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one's home is, and a story says where one lives."""
    if clause.subject.who is not Who.OWN or not covers((clause.subject.head,), "home"):
        return False
    if story.subject.who is Who.SELF:
        return story.verb in _DWELLING
    return story.subject.who is Who.OWN and covers((story.subject.head,), "home")


def _says_where_business_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one's business is, and a story says where one runs it."""
    if clause.subject.head not in lists.BODIES or story.subject.who is not Who.SELF:
        return False
    return story.verb in _RUNNING and covers(story.core, "establishment")


def _earned(demand: Demand, story: Statement) -> bool:
    """Tell whether a story may tell an income without its noun: "I make £90 a week"."""
    return (
        story.subject.who is Who.SELF
        and story.verb in _EARNING
        and all(c.kind.value == "money" and "/" in c.unit for c in demand.constraints)
    )
