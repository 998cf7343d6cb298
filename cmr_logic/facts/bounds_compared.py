"""Does a follow-up set a bound that asks for more or less than a clause: "for **five** years"?

Of "you have held it for two years", five years are enough, and one year is needed. Of a bound that
shuts the clause out, yes denies it, and no says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from cmr_logic.facts.bounds_alike import amounts, constraints, names_number, of_one_unit, same_bound
from cmr_logic.facts.opposites import has_negation, turned_round
from cmr_logic.facts.placement import Placement
from cmr_logic.facts.turns_of_bounds import in_usual_turns
from cmr_logic.records import replace
from cmr_logic.text import word_set, words_in
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Interval, Quantity


class Reach(Enum):
    """How far a follow-up goes, held against a clause."""

    MORE = "more"  # yes is enough for the clause
    LESS = "less"  # yes is needed for it
    APART = "apart"  # yes denies it
    AROUND = "around"  # no affirms it
    BARE = "bare"  # it asks for the clause without its bound
    ADDED = "added"  # it sets a bound where the clause has none
    BESIDE = "beside"  # neither answer says anything of it


# How long something has been so: "**for** two years"; not "for you".
_FOR = (
    r"\b(?:for|lasted|lasting)\s+"
    r"(?:(?:at|more|less|fewer|over|under|longer|the|least|most|than|about|up|to)\s+)*$"
)
# What tells that a span lies behind: "in the **last** year", "a year **ago**"; not "a year".
_PAST = word_set("last past ago since ever")
# What tells that it lies ahead: "two weeks **before** it"; not "two weeks".
_AHEAD = word_set("before ahead advance left remaining notice until beforehand")
# What begins a state that then lasts: "you **got** it two years ago"; not "you used it".
_BEGINNING = word_set(
    "got get obtained obtain passed pass started start began begin joined join moved move opened"
    " open bought buy acquired arrived arrive became become married marry registered settled"
)
# By which a follow-up stands for the bound of a rule: "in **time**"; not "in May".
_IN_TIME = word_set(
    "time date then deadline limit limits enough required minimum maximum threshold allowed period"
    " half quarter third most within soon recently long late early young old far near close"
    " quickly immediately promptly"
)
# Turns for a short time, and the most days that it may be: "the **next day**"; not "every day".
_SOON = (
    (r"\b(?:(?:straight|right)\s+away|immediately|at\s+once|there\s+and\s+then)\b", 1.0),
    (r"\b(?:(?:the|that)\s+(?:very\s+)?same\s+day|today)\b", 1.0),
    (
        r"\b(?:(?:the|that)\s+(?:very\s+)?(?:next|following)\s+day|(?:the\s+)?day\s+after|yesterday)\b",
        2.0,
    ),
    (r"\blast\s+week\b", 14.0),
    (r"\blast\s+month\b", 62.0),
    (r"\blast\s+year\b", 731.0),
)
# Kinds of which there may be none, so that to have none is to be below any bound: "count".
_MAY_BE_NONE = frozenset({"count", "money", "rate", "percent"})
_ONE_OF = "one of"
# Whoever is told of by an age: "your **10-year-old**"; not "is it 10 years old".
_WHOM = r"\b\w+[- ]year[- ]olds?\b"
_COUNT, _AGE = "count", "age"
_STEP = 1.0  # by which the ends of one range may be counted otherwise
_SLIGHT = 0.01  # of a span, by which "52 weeks" is less than "a year"
# Kinds whose bounds come again, and where no two can be held against each other: "clock".
_COMING_AGAIN = frozenset({"year days", "clock", "place"})


def placed_by_bounds(
    placed: Placement, question: str, statement: str, *, more: bool = False, whole: bool = False
) -> Placement:
    """Return where a follow-up belongs that was placed at a clause, by the bounds of both.

    Args:
        placed: where its words place it: at the clause, or its opposite.
        question: the follow-up.
        statement: the clause.
        more: the follow-up has words that the clause has not, and few of the clause's.
        whole: it has all words of the clause.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> placed, clause = Placement(ClauseRef("c1")), "you have raced in the last year"
        >>> placed_by_bounds(placed, "Have you raced in the last month?", clause).enough
        True
        >>> found = placed_by_bounds(placed, "Is it over two years since you raced?", clause)
        >>> found.opposite, found.enough
        (True, True)
    """
    found = reach(question, statement)
    if found is None:
        return placed
    how, asked, said = found
    if how is Reach.BARE:
        how = Reach.BESIDE if more else Reach.LESS
    elif how is Reach.ADDED:
        if not whole:
            return placed
        how = Reach.MORE
    if how is Reach.BESIDE:
        return Placement(None)
    by_no = has_negation(asked) is not (how in {Reach.LESS, Reach.AROUND})
    opposite = turned_round(asked, said) is not (how in {Reach.APART, Reach.AROUND})
    return replace(placed, opposite=opposite, enough=not by_no, needed=by_no)


def reach(question: str, statement: str) -> tuple[Reach, str, str] | None:
    """Return how far a follow-up goes, held against a clause, by the bounds that they set.

    Args:
        question: the follow-up.
        statement: the clause.

    Returns:
        How far it goes if no side denies anything, and both without their bounds; None where
        both set the same bound, or two sides of it, or there is none to compare.

    Example:
        >>> clause = "you have held it for at least two years"
        >>> [reach(f"Have you held it{span}?", clause)[0].value for span in (" for 5 years", "")]
        ['more', 'bare']
        >>> reach("Have you held it for less than a year?", clause)[0].value
        'apart'
        >>> reach("Have you held it for two years?", clause)
        >>> reach("Is an adult with your 9-year-old?", "an adult is with them")
    """
    known = same_bound(question, statement) is not None
    question, statement = in_usual_turns(question), in_usual_turns(statement)
    said, asked = _measures(statement), _measures(question)
    if not said:
        return _added(question, statement, asked)
    if len(said) != 1 or known:
        return None
    (bound,) = said
    if not asked:
        return _by_amount(question, statement, bound)
    alike = [each for each in asked if each.kind is bound.kind]
    if not alike and _numbers(question).isdisjoint(_numbers(statement)):
        return Reach.BESIDE, question, statement
    if len(alike) != 1 or not of_one_unit(alike[0].unit, bound.unit):
        return None
    return _compared(question, statement, alike[0], bound)


def _added(
    question: str, statement: str, asked: Sequence[Constraint]
) -> tuple[Reach, str, str] | None:
    """Return how far a follow-up goes that sets the bound of a clause that has none."""
    if names_number(statement) or _ONE_OF in question.lower():
        return None  # "on one of the two islands", of "on either island"
    if compiled(_WHOM).search(question) is not None:
        return None  # which names whoever is asked about
    counted = [each for each in amounts(question) if _is_several(each)]
    several = [each for each in asked if each.kind.value != _COUNT or _is_several(each)]
    added: Sequence[Constraint | Quantity] = several or counted
    return (Reach.ADDED, _less(question, added[0]), statement) if len(added) == 1 else None


def _numbers(text: str) -> frozenset[str]:
    return frozenset(word for word in words_in(text) if word[0].isdigit())


def _is_several(amount: Constraint | Quantity) -> bool:
    return amount.kind.value == _COUNT and (amount.interval.low or 0.0) > 1


def _measures(text: str) -> list[Constraint]:
    return [each for each in constraints(text) if each.kind.value not in _COMING_AGAIN]


def _by_amount(question: str, statement: str, said: Constraint) -> tuple[Reach, str, str] | None:
    """Return how far a follow-up goes that names an amount alone, or no number: "five children"."""
    soon = next((days for turn, days in _SOON if compiled(turn).search(question)), None)
    other = _less(statement, said)
    if soon is not None and said.kind.value == "duration":
        return _by_most(soon, said.interval), question, other
    if not names_number(question):
        return _without_bound(question, statement, said)
    found = [each for each in amounts(question) if each.kind is said.kind]
    if len(found) != 1 or not of_one_unit(found[0].unit, said.unit):
        return None
    exact, low, high = found[0].interval.low, said.interval.low, said.interval.high
    if exact is None or exact != found[0].interval.high or exact in (low, high):
        return None
    if said.interval.holds(exact):
        how = Reach.MORE
    else:  # whoever has five has two as well
        how = Reach.BESIDE if low is not None and exact < low else Reach.APART
    return how, _less(question, found[0]), other


def _by_most(most: float, said: Interval) -> Reach:
    """Return how far a follow-up goes that asks whether it was so short a time ago, or later."""
    if said.low is None and said.high is not None and most <= said.high:
        return Reach.MORE
    return Reach.APART if said.low is not None and most < said.low else Reach.BESIDE


def _without_bound(
    question: str, statement: str, said: Constraint
) -> tuple[Reach, str, str] | None:
    """Return how far a follow-up goes that leaves out the bound of a clause."""
    if not _IN_TIME.isdisjoint(words_in(question.lower())):
        return None  # which is the bound in other words
    may_be_none = said.kind.value in _MAY_BE_NONE and said.interval.low is None
    return (Reach.BESIDE if may_be_none else Reach.BARE), question, _less(statement, said)


def _compared(
    question: str, statement: str, asked: Constraint, said: Constraint
) -> tuple[Reach, str, str] | None:
    if _nearly_same(asked, said):
        return None
    found = _held_against(asked.interval, said.interval)
    one, other = _less(question, asked), _less(statement, said)
    if asked.kind.value == "duration":
        ways = _way(question, asked), _way(statement, said)
        if None not in ways and ways[0] != ways[1] and not _begins(question, statement, ways):
            found = Reach.BESIDE
        one, other = (
            _affirmed(text) if _lasts_undone(text, each) else text
            for text, each in ((one, asked), (other, said))
        )
    return found, one, other


def _held_against(asked: Interval, said: Interval) -> Reach:
    """Return how far one interval goes, held against another."""
    if said.contains(asked):
        return Reach.MORE
    if asked.contains(said):
        return Reach.LESS
    if asked.disjoint(said):
        return Reach.APART
    one_sided = None not in (asked.complement(), said.complement())
    return Reach.AROUND if one_sided else Reach.BESIDE


def _nearly_same(asked: Constraint, said: Constraint) -> bool:
    """Tell whether two intervals are one but for how each of them counts its ends."""
    ends = (
        (asked.interval.low, said.interval.low),
        (asked.interval.high, said.interval.high),
    )
    two_sided = asked.interval.complement() is None and said.interval.complement() is None
    if said.kind.value == _AGE and ends[0][0] == ends[0][1] and None in ends[1]:
        return ends[0][0] is not None  # "have you reached the age of 65?" of "65 or over"
    step = _STEP if two_sided else _SLIGHT * (said.kind.value == "duration")
    return all(
        one == other or (one is not None and other is not None and _is_near(one, other, step))
        for one, other in ends
    )


def _is_near(one: float, other: float, step: float) -> bool:
    return abs(one - other) <= (step if step == _STEP else step * abs(other))


def _less(text: str, bound: Constraint | Quantity) -> str:
    """Return a text without a bound: "Have you held it for ?"."""
    return text[: bound.span.start] + text[bound.span.end :]


def _way(text: str, bound: Constraint) -> str | None:
    """Return how a span of time is told: as one that lasts, behind or ahead; None if no way."""
    before, words = text[: bound.span.start].lower(), frozenset(words_in(text.lower()))
    if compiled(_FOR).search(before) is not None:
        return "past" if _lasts_undone(text, bound) else "lasting"
    if not _PAST.isdisjoint(words):
        return "past"
    return "ahead" if not _AHEAD.isdisjoint(words) else None


def _lasts_undone(text: str, bound: Constraint) -> bool:
    """Tell whether something was not done for so long: "you have **not** raced **for** a year"."""
    before = text[: bound.span.start].lower()
    long = bound.interval.high is None and compiled(_FOR).search(before) is not None
    return long and has_negation(before)


def _affirmed(text: str) -> str:
    """Return a text without its negations."""
    return compiled(r"(?:\b(?:not|never|without)\b|n['’]t\b)").sub("", text)


def _begins(question: str, statement: str, ways: Sequence[str | None]) -> bool:
    """Tell whether what lasts in one text began in the other so long ago."""
    texts = [text for text, way in zip((question, statement), ways, strict=True) if way == "past"]
    return any(not _BEGINNING.isdisjoint(words_in(text.lower())) for text in texts)
