"""When the event was before, or after, which something was to be done: "it was sold in 2022".

Two dates tell the order of two things: who moved in "in 2015" did so before a sale "in 2022".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, same, word_key
from cmr_logic.scenario.matching.order_of_events import BEGIN, END, Order
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.times.occasions import occasion_keys
from cmr_logic.scenario.times.points import Point, Scale, in_the_year_of, point_of
from cmr_logic.text import word_set, words_in

# Verbs that say of an event no more than that it was: "it **happened** in 2019"; not "it rained".
_BEING = word_set("be happen occur fall go come take")
_SAME_WEEK = re.compile(r"\bsame\sweek\b", re.IGNORECASE)


def told_by_dates(
    order: Order, done: Statement, statements: Sequence[Statement], story: str
) -> bool | None:
    """Tell by two dates whether what was done was so in the order that a clause asks for.

    Args:
        order: what the clause asks.
        done: the statement that tells what was done.
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.matching.order_of_events import order_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> order = order_of("you moved in before the sale of the house")
        >>> def told(text):
        ...     first, *others = read(text)
        ...     return told_by_dates(order, first, others, text)
        >>> told("I moved in in 2014. The house was sold in 2021.")
        True
        >>> told("I moved in in 2014. The house was painted in 2021.") is None
        True
    """
    when = point_of(done.quoted(story))
    found: list[Point] = []
    for told in statements:
        if (told.start, told.end) == (done.start, done.end) or not _tells(order, told):
            continue
        point = point_of(told.quoted(story))
        if point is not None and point not in found:
            found.append(point)
    if when is None or len(found) != 1:
        return None
    since = in_the_year_of(found[0], when)
    return _is_before(in_the_year_of(when, since), since, order, story)


def _is_before(when: Point, since: Point, order: Order, story: str) -> bool | None:
    """Tell whether the first of two points is on the side of the second that is asked for."""
    if when.scale is not since.scale or when.scale is Scale.TODAY:
        return None
    if when.scale is Scale.WEEK and _SAME_WEEK.search(story) is None:
        return None
    if when.high < since.low:
        return order.before
    return not order.before if when.low > since.high else None


def _tells(order: Order, told: Statement) -> bool:
    """Tell whether a statement tells when the event was, or will be."""
    if told.negated or told.mood is not Mood.FACT or told.tense is Tense.OVER:
        return False
    read = read_clause(order.event)
    keys = told.words | told.subject.keys | {told.verb}
    if read.verb and read.verb != "be" and read.subject.head and " of " not in order.event:
        alike = _is_same_deed(order.event, read.verb, told)
        return alike and _names(keys, read.subject.head)
    head, _, of = order.event.partition(" of ")
    nouns = [key for key in keyed(words_in(head.lower())) if key and key not in lists.LIGHT]
    things = [key for key in keyed(words_in(of.lower())) if key and key not in lists.LIGHT]
    if not nouns:
        return False
    named = all(covers(keys, key) for key in nouns) and told.verb in _BEING
    deed = not occasion_keys(nouns[-1]).isdisjoint({told.verb, word_key(told.verb)})
    deed = deed or nouns[-1] in same(told.verb)
    same_thing = not keys.isdisjoint(things) or any(covers(keys, key) for key in things)
    same_thing = same_thing or not keys.isdisjoint(words_in(of.lower()))
    return named or (deed and (not things or same_thing))


def _is_same_deed(event: str, verb: str, told: Statement) -> bool:
    """Tell whether a statement has the verb of an event, or another for its start, or its end."""
    if not same(verb).isdisjoint(same(told.verb)):
        return True
    return any(
        marks.search(event) is not None and marks.search(told.verb) is not None
        for marks in (BEGIN, END)
    )


def _names(keys: frozenset[str], head: str) -> bool:
    return any(covers((key,), head) for key in keys if key)
