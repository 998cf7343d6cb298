"""Does a statement say where somebody lives or trades, as a clause asks?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import PLACING, Demand
from cmr_logic.scenario.lexicon.relations import covers, same
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.text import word_set

# How a quantity says where somebody belongs: a place of living, or a nation.
_WITHIN = frozenset({"in", "nationality", "to"})
_MOVING = frozenset({"move", "relocate", "emigrate", "immigrate", "settle", "return", "leave"})
if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Verbs for being somewhere: who has a holiday home in a country may live in another.
_STAYING = PLACING | _MOVING | {"", "retire", "grow", "go", "travel", "visit"}
# What is done far from where a thing is: "we **sell** our cheese in Oslo"; not "we make it".
_TRADING = frozenset({"sell", "export", "advertise", "market"})
# How one is where one does not live: "I **go** to work in Oslo"; not "I moved to Oslo".
_PASSING = frozenset({"go", "travel", "visit"})
# Verbs that say where somebody's home is.
_DWELLING = frozenset({"live", "reside", "settle", "move", "relocate", "base", "dwell", "retire"})
# What takes somebody to where they do not live, and homes that are not where they do: "on
# **holiday** in Kent"; not "at work".
_VISITING = word_set(
    "holiday vacation visit trip weekend tour conference honeymoon cruise stopover"
)
# By which one is where one does not live: "you **visit** Norway"; not "you stay in Norway".
_GOING = frozenset({"visit", "travel", "fly", "tour"})
_WORKPLACES = word_set("job office workplace work post position")
# Where one studies.
SCHOOLING = frozenset({"study", "school", "university", "college"})
_SPARE = word_set("second holiday old former other childhood previous parent weekend")
# How somebody runs a business, which is then where they do.
_RUNNING = frozenset({"run", "own", "have", "manage", "open", "operate", "keep", "set"})


def moved(demand: Demand, story: Statement) -> bool:
    """Tell whether a story says where somebody moved, and so where they are."""
    over = story.tense in (Tense.OVER, Tense.FUTURE)
    return story.verb in _MOVING and not over and demand.of_place


# How long, or at whose place, somebody is who lives elsewhere: "I'm there **for the week**".
_BRIEFLY = re.compile(
    r"\bfor\s(?:the|an?|one|two|three|four|five|ten|\d+|a\sfew|a\scouple\sof|just\sa)\s(?:[a-z]+\s)?(?:days?|weeks?|weekend|fortnight"
    r"|nights?|summer|holidays?)\b|\b(?:until|till|this\sweek(?:end)?|tonight)\b|\bat\smy\s(?:[a-z]+\s)?[a-z]+['’]s\b",
    re.IGNORECASE,
)


def only_briefly(clause: Statement, story: Statement, quote: str) -> bool:
    """Tell whether a story says where somebody is for a while, and a clause asks where they live.

    Args:
        clause: the clause, read.
        story: a statement of the story.
        quote: its words.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def brief(text):
        ...     return only_briefly(read_clause("you live in Norway"), read(text)[0], text)
        >>> brief("I'm in Bergen for the week."), brief("I'm in Bergen.")
        (True, False)
    """
    being = story.verb in {"be", "stay"} and story.subject.who is Who.SELF
    return clause.verb in _DWELLING and being and _BRIEFLY.search(quote) is not None


def stays(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement's verb says where somebody is, as a clause's does."""
    visits = not _VISITING.isdisjoint(story.keys) and _VISITING.isdisjoint(clause.keys)
    spare = story.subject.who is Who.OWN and bool((story.subject.keys - clause.words) & _SPARE)
    if visits or spare:  # who is on holiday in a country lives elsewhere
        return False
    # A farm may sell its fruit elsewhere, and who goes to see an aunt there lives elsewhere.
    if story.verb in _TRADING and clause.verb != story.verb:
        return False
    if clause.subject.who in (Who.OWN, Who.OTHER) and not clause.subject.person:
        return True  # who has a barn in a country: that is where the barn is
    if clause.verb in _GOING:
        return story.verb not in _DWELLING - {"move"}  # who lives in a country may visit another
    if clause.verb == "be":
        return story.verb not in lists.HAVING
    there = _STAYING - _PASSING if clause.verb in _DWELLING else _STAYING
    return clause.verb not in PLACING or story.verb in there


def at_home(clause: Statement, story: Statement) -> bool:
    """Tell whether a story says where somebody lives by where their home is."""
    home = story.subject.who is Who.OWN and covers((story.subject.head,), "home")
    return home and story.verb == "be" and clause.verb in PLACING


def says_where_work_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one works, and a story says where one's job is."""
    job = story.subject.who is Who.OWN and story.subject.head in _WORKPLACES
    return clause.subject.who is Who.SELF and clause.verb == "work" and job and story.verb == "be"


def says_where_school_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one studies, and a story says where one's school is."""
    if clause.subject.who is not Who.SELF or story.subject.who is not Who.OWN:
        return False
    head = story.subject.head
    named = any(covers((head,), noun) for noun in clause.keys & SCHOOLING - {"study"})
    return story.verb == "be" and (named or ("study" in clause.keys and head in SCHOOLING))


def says_where_home_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one's home is, and a story says where one lives."""
    if clause.subject.who is not Who.OWN or not covers((clause.subject.head,), "home"):
        return False
    if story.subject.who is Who.SELF:
        return story.verb in _DWELLING
    return story.subject.who is Who.OWN and covers((story.subject.head,), "home")


def says_where_business_is(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks where one's business is, and a story says where one runs it."""
    if clause.subject.head not in lists.BODIES or story.subject.who is not Who.SELF:
        return False
    return story.verb in _RUNNING and covers(story.core, "establishment")


def left(demand: Demand, clause: Statement, story: Statement) -> bool:
    """Tell whether a story says where somebody was and is no more: "I used to live in Oslo"."""
    over = clause.tense is Tense.PRESENT and story.tense is Tense.OVER and not story.negated
    return over and demand.of_place and not same(clause.verb).isdisjoint(same(story.verb))


def as_denied(told: Statement, stated: Sequence[Quantity]) -> Sequence[Quantity]:
    """Return quantities with places where a statement says that somebody is no more.

    "I no longer live in Oslo" has no "not" before the place, and yet tells one outside Oslo.

    Args:
        told: the statement.
        stated: the quantities in its words.
    """
    if not (told.negated or told.tense is Tense.OVER):
        return stated
    return [_turned(q) if _is_in(q) else q for q in stated]


def _turned(quantity: Quantity) -> Quantity:
    """Return a place where somebody is not now."""
    from cmr_logic.quantities import Time  # noqa: PLC0415 - most stories name no place

    return replace(quantity, outside=True, negated=True, time=Time.PRESENT)


def _is_in(quantity: Quantity) -> bool:
    inside = quantity.kind.value == "place" and quantity.unit in _WITHIN
    return inside and not quantity.outside and not quantity.negated
