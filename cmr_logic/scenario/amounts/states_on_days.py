"""A state that has lasted since some day, or from one to another, for a clause of a day in it.

Who has been a member since 2015, or joined then, was one on 1 June 2020; who joined in 2022, or
left in 2018, was not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.matching.agreement import STATIVE
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.beginnings import BEGUN, RESULTED, tells_beginning
from cmr_logic.scenario.times.endings import end_told, tells_end
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity
    from cmr_logic.scenario.demands.demanded import Demand

_SINCE = "since "
_ON = "on_date"  # so begin the entries of a day that stands alone: "in 2019"
_TO = "to_date"  # and of one up to which something lasts
_UNTIL = ("until ", "till ", "up to ")
# What is done to things, and how they are from then on: "the oven was **lit** on 3 May"; not
# "fitted".
_STANDING = word_set("light lock close shut park moor store keep occupy let man staff heat flood")
# Forms of dates by how many days they leave open: "from **2010** to 2022"; not "from 3 May".
_LEEWAY = {"bare_year": 365, "month_year": 30}
_ENDS = 2  # days in "from 2010 to 2022"
# States by their verb that are deeds where a day is named: "you **paid** on 1 May"; not "owned".
_DEEDS = word_set("get attend receive claim pay meet run drive play cost weigh study bear")


@record(frozen=True, slots=True)
class _Run:
    """How long a state lasted, by ordinals of days.

    Args:
        first: the first day on which it may have begun; None where nothing says when it did.
        begun: the day by which it had; None where nothing says.
        ended: the day until which it surely lasted; None where it lasts still.
        last: the last day on which it may have ended; None where it lasts still.
    """

    first: float | None
    begun: float | None
    ended: float | None = None
    last: float | None = None


def throughout(
    demand: Demand, clause: Statement, told: Statement, stated: Sequence[Quantity], story: str
) -> Sequence[Quantity]:
    """Return the quantities that a statement states, with those of a state for a day in it.

    Args:
        demand: what a clause demands.
        clause: the clause, read.
        told: a statement of the story.
        stated: what it states.
        story: the text of the story.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = "you were a member on 1 June 2020"
        >>> def days(story):
        ...     demand, stated = demand_of(clause), find_quantities(story)
        ...     found = throughout(demand, read_clause(clause), read(story)[0], stated, story)
        ...     return [str(each.dates()[0]) for each in found]
        >>> days("I have been a member since 2015."), days("I have been a member since 2022.")
        (['2020-06-01'], ['2022-01-01'])
        >>> days("I have been a member since 2020."), days("I became a member in May 2019.")
        ([], ['2020-06-01'])
    """
    asked = [c for c in demand.constraints if c.kind.value == "date"]
    if len(asked) == 1 and asked[0].text.startswith(_UNTIL) and _is_state(clause):
        return [each for q in stated if (each := _as_long(asked[0], q)) is not None]
    if len(asked) != 1 or asked[0].interval.low is None or not _is_state(clause):
        return stated
    if told.negated or told.mood is not Mood.FACT:
        return stated
    turning = _turning(clause, told, story)
    ended = end_told(story[told.end :]) if turning is _Turning.ONCE else None
    now = clause.tense is told.tense is Tense.PRESENT
    if now and turning is _Turning.LASTING:
        stated = [_still_then(asked[0], q) for q in stated]
    if turning is _Turning.LASTING and (told.verb in STATIVE or told.progressive):
        first, last = asked[0].interval.low, asked[0].interval.high
        # what somebody was on another day tells nothing of the day that is asked for
        stated = [q for q in stated if not _is_then(q) or _overlaps(q, first, last)]
    return list(_settled(asked[0], clause, turning, stated, ended))


def _is_then(stated: Quantity) -> bool:
    """Tell whether a quantity is of a day that stands alone: "in 2019"; not "since 2019"."""
    return stated.entry.startswith(_ON) and not stated.text.lower().startswith(_SINCE)


def _as_long(asked: Constraint, stated: Quantity) -> Quantity | None:
    """Return until when a state lasts, for a clause that asks whether it does until a day.

    What lasts until May 2030 lasts until 1 March 2030, and not until 1 June 2031.
    """
    high, by = stated.interval.high, asked.interval.high
    if not stated.entry.startswith(_TO) or high is None or by is None:
        return stated
    if high - _leeway(stated) >= by:
        return replace(stated, interval=asked.interval)
    later = replace(asked.interval, low=by + 1, high=by + 1)
    return replace(stated, interval=later) if high < by else None


def _still_then(asked: Constraint, stated: Quantity) -> Quantity:
    """Return until when a state lasts, as the day asked for where it lasts as long."""
    by, high = asked.interval.high, stated.interval.high
    lasting = stated.entry.startswith(_TO) and stated.text.lower().startswith(_UNTIL)
    if not lasting or by is None or high is None or high - _leeway(stated) < by:
        return stated
    return replace(stated, interval=asked.interval)


def _leeway(stated: Quantity) -> float:
    """Return how many days the last date of a quantity leaves open."""
    return _LEEWAY.get(stated.entry.rpartition(":")[2], 0)


class _Turning(Enum):
    """What a statement tells of a state."""

    LASTING = "lasting"  # that it lasts, or lasted
    BEGUN = "begun"  # that it began, and nothing says that it ended
    ONCE = "once"  # that it began, and something says that it ended
    ENDED = "ended"


def _turning(clause: Statement, told: Statement, story: str) -> _Turning:
    """Return what a statement tells of the state that a clause asks for."""
    quote = told.quoted(story)
    itself = clause.passive and told.verb == clause.verb  # "we married", for "you were married"
    begins = itself or told.entry == BEGUN or tells_beginning(quote)
    ends = tells_end(quote)
    gone = told.tense in (Tense.PAST, Tense.PERFECT) or told.entry.startswith(RESULTED)
    if begins is ends or not gone:
        return _Turning.LASTING
    if ends:
        return _Turning.ENDED
    return _Turning.ONCE if tells_end(story) else _Turning.BEGUN


def _is_state(clause: Statement) -> bool:
    """Tell whether a clause asks for a state: "you were employed"; not "you joined"."""
    employed = clause.passive and clause.subject.who is Who.SELF
    if clause.progressive or _is_standing(clause):
        return True
    return (clause.verb in STATIVE or employed) and clause.verb not in _DEEDS


def _is_standing(clause: Statement) -> bool:
    """Tell whether a clause asks how a thing was, or what was done to it: "the gate was locked"."""
    return clause.passive and clause.verb in _STANDING


def _settled(
    asked: Constraint,
    clause: Statement,
    turning: _Turning,
    stated: Sequence[Quantity],
    ended: Quantity | None,
) -> Iterator[Quantity]:
    """Yield quantities: for how long a state lasted, the day asked for if it lay in that time.

    What was done to a thing before tells nothing of how it was then.
    """
    first, last = asked.interval.low or 0.0, asked.interval.high
    for quantity in stated:
        run = _run_of(quantity, turning)
        if run is not None and ended is not None:
            run = replace(run, ended=ended.interval.low, last=ended.interval.high)
        if run is None:
            yield quantity
        elif _is_standing(clause) and run.first is not None and run.first <= first:
            if _overlaps(quantity, first, last):
                yield quantity
        elif (last is not None and run.first is not None and last < run.first) or (
            run.last is not None and first > run.last
        ):
            yield quantity  # it was not so then
        elif (turning is not _Turning.ONCE or ended is not None) and _was_so(
            run, first, last, whole=clause.tense is Tense.PERFECT
        ):
            yield replace(quantity, interval=asked.interval)


def _overlaps(quantity: Quantity, first: float, last: float | None) -> bool:
    """Tell whether a day may be one of those that are asked for."""
    low, high = quantity.interval.low, quantity.interval.high
    return (high is None or high >= first) and (last is None or low is None or low <= last)


def _was_so(run: _Run, first: float, last: float | None, *, whole: bool) -> bool:
    """Tell whether a state surely lasted at some time between two days, or all of it."""
    by = first if whole else last
    until = last if whole else first
    begun = run.begun is not None and (by is None or run.begun <= by)
    if run.ended is None:
        return begun
    return begun and until is not None and run.ended >= until


def _run_of(quantity: Quantity, turning: _Turning) -> _Run | None:
    """Return how long a state lasted, by "since 2015", "from 2010 to 2022", "joined in 2019"."""
    low, high = quantity.interval.low, quantity.interval.high
    if quantity.kind.value != "date" or quantity.negated or low is None or high is None:
        return None
    form, *dates = quantity.entry.split(":")
    if form == "from_date" and len(dates) == _ENDS:
        leeway = [_LEEWAY.get(date, 0) for date in dates]
        return _Run(low, low + leeway[0], high - leeway[1], high)
    if turning is _Turning.ENDED:
        return _Run(None, None, low, high)
    if turning is not _Turning.LASTING or quantity.text.lower().startswith(_SINCE):
        return _Run(low, high)
    return None
