"""When a conclusion holds that has conditions besides: "You can cancel **within 14 days** if …"."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import words_of
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.opening_times import opening_case
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.time_words import TIMES
from cmr_logic.text import word_set

# Modals of leave: "you **can** cancel"; not "you will hear".
_LEAVE = frozenset({"can", "may", "ca", "could"})
# What is said of whatever someone has leave for, or not: "fires are **banned**"; not "are put out".
_ALLOWED = frozenset(
    {"allowed", "permitted", "admitted", "welcome", "banned", "forbidden", "prohibited", "barred"}
)
# Prepositions that open a time: "**on** Sundays"; not "for a day".
_OPENING = frozenset({"in", "on", "at", "within", "between", "during", "from"})
# Words behind them that leave no time out, or name none: "at **any** time", "at the **same** time".
_NO_WINDOW = implied.WHEREVER | {"a", "same"}
# Those of a time that comes again, when something may be done: "**between** May and July".
_SEASONS = frozenset({"between", "during", "from"})
# Prepositions of times that come again: "**at** weekends"; not "within".
_RECURRING_AT = word_set("between during on at in after from outside")
_OF_HOURS = frozenset({"between", "after", "before", "from", "outside"})  # "after 6 pm"
_BOUND_ON = implied.BOUND | {"-"}  # words before "from" that lean on it: "away from", "self-"
_COUNTED_TO = frozenset({"before", "after"})  # "2 days **before**"
# Words before a number of days or hours to a date: "**up to** 2 days before"; not "for".
_BOUNDS = (
    ("up", "to"),
    ("until",),
    ("at", "least"),
    ("more", "than"),
    ("less", "than"),
    ("no", "later", "than"),
    ("not", "later", "than"),
    ("within",),
)
_HALVES = word_set("am pm a.m p.m noon midday midnight")  # words of an hour: "9 **am**"
# What counts the days or hours to an event, beside figures: "**an** hour before it"; not "the".
_COUNTING = syntax.NUMBERS | {"a", "an"}
# What opens a date by which, or from which, something may be done: "before 1 May"; not "on".
_TO_DATE = frozenset({"before", "after", "by", "from", "until"})
_YEAR = re.compile(r"(?:19|20)\d\d")
# Nouns for times that come again: "on **Sundays**", "after **dark**"; not "on Sunday".
_COMING_AGAIN = word_set(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends holidays
    nights mornings afternoons evenings night dark dusk sunset sunrise dawn darkness daylight
    winter summer spring autumn hours lessons classes mealtimes term
    """
)
# What whoever asks does themselves: "can be **returned** within a week"; not "paid", "sent".
_BY_ASKER = word_set(
    """
    returned exchanged cancelled canceled renewed changed swapped booked used brought taken
    transferred submitted made claimed withdrawn amended appealed collected parked
    """
)
GAINING = frozenset({"get", "receive", "claim", "earn"})
"""Verbs of what comes of a deed: "you can hand it in and **get** your money back"."""

# What one gets in return, behind a span: "within a week **for a** refund"; not "with a receipt".
_IN_RETURN = frozenset({("for", "a"), ("for", "an"), ("for", "your"), ("and", "get")})
_IN_RETURN |= frozenset({("and", "receive"), ("and", "we"), ("and", "claim")})
_AFTER = "once"  # the cue of "after"
# Openings of a thing to bring: "with **your** receipt"; not "with care".
_THINGS = word_set("a an your the proof evidence")
_SHORT = 3  # tokens of a day or season: "public holidays"
_LONGEST = 8  # tokens up to the noun for a time: "within 14 days of buying it"
# What says by what right something is so, not where: "under the **scheme**"; not "the bridge".
_LAWS = frozenset(
    {"scheme", "system", "program", "programme", "law", "act", "rules", "chapter", "policy", "plan"}
    | {"code", "section", "regulations", "agreement", "contract", "part", "title", "order"}
)


def add_window(
    scope: Scope, statement: Statement, last: int, limits: Limits, *, of_some: bool
) -> None:
    """Add to the limits of a statement the time in which, or the place where alone, it holds.

    Args:
        scope: the sentence.
        statement: a statement that has other limits, or is about some.
        last: index after its last token without its conditions.
        limits: where the time or place goes.
        of_some: the statement is about some of those whom it might be about.
    """
    window = _window_clause(scope, statement)
    if limits.parts and _is_other_time(scope, statement):
        window = window or _place(scope, statement, last)
        limits.parts[-1] = either([*([] if window is None else [window]), limits.parts[-1]])
        return
    if window is None and of_some:
        window = _place_alone(scope, statement, last)
    limits.parts.extend([] if window is None else [window])


def _is_other_time(scope: Scope, statement: Statement) -> bool:
    """Tell whether the time in some words is one of two: "before 8 am **or after** 7 pm"."""
    if statement.rest is None or len(statement.conditions) != 1:
        return False
    (condition,) = statement.conditions
    start = words_of(statement.rest.body)[-1].last
    return condition.cue.name == _AFTER and "or" in scope.words[start - 1 : start + 1]


def span_granted(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the span within which alone something may be done: "**within a week**".

    Args:
        scope: the sentence.
        statement: a statement without conditions.
    """
    if scope.draft.conclusion.denied or statement.rest is None or scope.items:
        return None
    runs, words = words_of(statement.rest.body), scope.words
    own = [run for run in runs if words[run.first] not in GAINING]
    run = window_in(words, own[-1]) if own else None
    if run is None or statement.predicate is None:
        return None
    if not _is_of_leave(words, statement.predicate, runs[0]):
        return None
    if words[run.first - 1] in syntax.JOINTS:
        return _place_or_time(scope, statement.predicate.last, run)
    behind = range(run.first + 2, run.last - 1)
    end = next((at for at in behind if words[at : at + 2] in _IN_RETURN), run.last)
    having = next((at for at in range(run.first + 2, end - 1) if _has_with(words, at)), end)
    span = make_clause(scope, Words(run.first, having), implied.CUE, ("it", "is"), kept=True)
    if having == end:
        return span
    thing = make_clause(scope, Words(having + 1, end), implied.CUE, ("you", "have"), kept=True)
    return both([span, thing])


def _has_with(words: Frame, at: int) -> bool:
    """Tell whether a thing to bring follows behind a span: "within a week **with a receipt**"."""
    return words[at] == "with" and words[at + 1] in _THINGS and words[at + 1] not in implied.BOUND


def _window_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the time in which someone may do something.

    What someone must do at a time is part of the demand, and what is done for them within some time
    only says when: "You will hear from us within 14 days".

    Args:
        scope: the sentence.
        statement: a statement that has other conditions.
    """
    predicate = statement.predicate
    if predicate is None or statement.rest is None or statement.rest.relative is not None:
        return None
    runs = words_of(statement.rest.body)
    if not runs or not _is_of_leave(scope.words, predicate, runs[0]):
        return None
    times = _windows_in(scope.words, runs[-1])
    if not times or any(
        _is_service(scope.words, predicate, run) or _is_said(scope, run) for run in times
    ):
        return None
    return either([_clause_of(scope, run) for run in times])


def _clause_of(scope: Scope, time: Words) -> Expression:
    counted = scope.words[time.first] not in syntax.PREPOSITIONS  # "up to 2 days before the show"
    return make_clause(scope, time, implied.CUE, ("it", "is"), kept=counted)


def _windows_in(words: Frame, run: Words) -> list[Words]:
    """Return where the times stand that some words end in: "before 9 am **or** after 6 pm"."""
    times: list[Words] = []
    last = run.last
    while (found := window_in(words, Words(run.first, last))) is not None:
        if times and found.last == times[0].first:
            times[0] = Words(found.first, times[0].last)  # "after 6 pm on weekdays"
        elif not times or found.last == last:
            times.insert(0, found)
        else:
            break
        last = times[0].first
        last -= words[last - 1] in syntax.JOINTS
    return times


def _is_of_leave(words: Frame, predicate: Words, rest: Words) -> bool:
    """Tell whether a statement gives leave or denies it: "you **can** fish", "it **is banned**"."""
    passive = words[predicate.first] in syntax.BE and words[rest.first] in _ALLOWED
    free = "free" in words[rest.first : rest.last]  # "Pupils travel **free** on weekdays"
    return passive or free or words[predicate.first] in _LEAVE


def opens_times(words: Frame, first: int, last: int) -> bool:
    """Tell whether words from a preposition on open with a time: "on Sundays or with a guide".

    Example:
        >>> opens_times(("in", "may"), 0, 2), opens_times(("with", "us", "or", "in", "may"), 0, 5)
        (True, False)
    """
    end = next((at for at in range(first, last) if words[at] in syntax.JOINTS), last)
    return words[end - 1] in TIMES


def times_named(scope: Scope, first: int, last: int, cue: Cue) -> Expression:
    """Return the clauses of several times, one of which is enough: "**on Sundays and in May**".

    Args:
        scope: the sentence.
        first: index of their first token, a preposition, which later times may share.
        last: index after the last.
        cue: what made them a condition.
    """
    words = scope.words
    joints = (at for at in range(first, last) if words[at] in syntax.JOINTS)
    clauses = []
    for start, end in pairwise((first - 1, *joints, last)):
        if end == start + 1:
            continue  # ", and"
        own = words[start + 1] in syntax.PREPOSITIONS
        frame: Frame = ("it", "is") if own else ("it", "is", words[first])
        clauses.append(make_clause(scope, Words(start + 1, end), cue, frame, kept=True))
    return either(clauses)


def duty_window(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the times at which alone something is demanded: "pay **on weekdays**".

    They come again: what is to be done on some day, or by some day, is demanded whenever one asks.

    Args:
        scope: the sentence.
        statement: a statement that demands something.
    """
    rest = statement.rest
    runs = words_of(rest.body) if rest is not None and rest.relative is None else ()
    if scope.items or not runs:
        return None
    words, run = scope.words, runs[-1]
    for at in range(run.last - 2, run.first - 1, -1):
        if words[at] in _RECURRING_AT and _recurs(words, at, run.last):
            opening = opening_case(scope, at, run.last)
            return opening or make_clause(
                scope, Words(at, run.last), implied.CUE, ("it", "is"), kept=True
            )
    return None


def _recurs(words: Frame, at: int, last: int) -> bool:
    """Tell whether words from a preposition on name times that come again: "at weekends"."""
    named = words[at + 1 : last]
    if named[0] in _NO_WINDOW or named[0] in syntax.PRONOUNS:
        return False
    if words[at] in _OF_HOURS and not _HALVES.isdisjoint(named):
        return len(named) <= _LONGEST
    return len(named) <= _SHORT + 1 and named[-1] in _COMING_AGAIN


def _is_said(scope: Scope, window: Words) -> bool:
    """Tell whether a time is a part of the clause made last: "leave that falls **in** May"."""
    start = scope.draft.tokens.starts[window.first]
    return any(each.span.start <= start < each.span.end for each in scope.draft.clauses[-1:])


def _is_service(words: Frame, predicate: Words, window: Words) -> bool:
    """Tell whether a time only says when something is done for someone: "be paid **within**"."""
    done = words[predicate.last + 1]
    return (
        words[predicate.last] in syntax.BE
        and words[window.first] not in _SEASONS
        and done not in _BY_ASKER
    )


def window_in(words: Frame, run: Words) -> Words | None:
    """Return where the last time of some words stands, None where they end in something else.

    Args:
        words: the tokens of the text.
        run: where the words stand.

    Example:
        >>> window_in("fires are banned from may to june".split(), Words(2, 7)).first
        3
    """
    for at in range(run.last - 2, run.first - 1, -1):
        if words[at] in _OF_HOURS and _recurs(words, at, run.last):
            return Words(at, run.last)
        counted = _bound(words, at)
        if counted < at or (words[at] in _TO_DATE and _is_date(words[at + 1 : run.last])):
            return Words(max(counted, run.first), run.last)
        if words[at] not in _OPENING or _NO_WINDOW.intersection(words[at + 1 : at + 3]):
            continue
        last = run.last - (words[run.last - 1] == ",")
        named = words[at + 1 : last]
        if words[at] == "from" and "to" not in named:
            continue
        span = words[at] in {"within", "between", "from"}
        near = any(word in TIMES for word in (named[:_LONGEST] if span else named[-1:]))
        near = near and (span or len(named) <= _SHORT) and named[0] not in syntax.PRONOUNS
        return Words(at, last) if near else None
    return None


def _is_date(named: Frame) -> bool:
    """Tell whether words are a day, month or year: "31 march", "the end of may"; not "you row"."""
    others = [w for w in named if w not in syntax.MONTHS and not _YEAR.fullmatch(w)]
    dated = len(others) < len(named) <= _LONGEST
    return dated and syntax.finite_verb(others) is None


def placing_in(words: Frame, after: int, last: int) -> Words | None:
    """Return where the last words stand that place a conclusion in space, time or manner.

    Args:
        words: the tokens of the text.
        after: index that they stand behind.
        last: index after the last token of what is concluded.

    Example:
        >>> placing_in("dogs are allowed on the beach".split(), 1, 6).first
        3
    """
    for at in range(last - 2, after, -1):
        if words[at] == "under" and _names_law(words[at + 1 : last]):
            continue
        if words[at] in implied.PLACING and words[at - 1] not in _BOUND_ON:
            nowhere = words[at + 1] in implied.WHEREVER or words[at : at + 2] in implied.MANNERS
            return None if nowhere else Words(_bound(words, at), last)
    return None


def _names_law(named: Frame) -> bool:
    """Tell whether words name by what law something is so: "under **the harbour scheme**"."""
    head = syntax.noun_head(named)
    return head is not None and named[head] in _LAWS


def _bound(words: Frame, at: int) -> int:
    """Return where the time begins that is counted to a date: "**up to 2 days** before it"."""
    counted = words[max(at - 2, 0) : at]
    if words[at] not in _COUNTED_TO or counted[-1:] == () or counted[-1] not in TIMES:
        return at
    if not (counted[0][0].isdigit() or counted[0] in _COUNTING):
        return at
    return next(
        (at - 2 - len(bound) for bound in _BOUNDS if words[at - 2 - len(bound) : at - 2] == bound),
        at - 2,
    )


def _place_or_time(scope: Scope, after: int, time: Words) -> Expression | None:
    """Return the clauses of a place or a time, of which one is enough: "**by the lake** or …".

    Args:
        scope: the sentence.
        after: index that they stand behind.
        time: where the time stands, behind a joint.
    """
    place = placing_in(scope.words, after - 1, time.first - 1)
    if place is None:
        return None
    return either([make_clause(scope, r, implied.CUE, ("it", "is")) for r in (place, time)])


def _place(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of the place that some words end in: "**by the lake** or after dark"."""
    last -= scope.words[last - 1] in syntax.JOINTS
    start = last if statement.predicate is None else statement.predicate.last
    run = placing_in(scope.words, start, last)
    return None if run is None else make_clause(scope, run, implied.CUE, ("it", "is"))


def _place_alone(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of the place where alone some may do something: "**only** in the garden".

    Args:
        scope: the sentence.
        statement: a statement about some of those whom it might be about.
        last: index after its last token without its conditions.
    """
    predicate, words = statement.predicate, scope.words
    if predicate is None or statement.rest is None or scope.draft.conclusion.denied:
        return None
    run = placing_in(words, predicate.last, last)
    if run is None or "only" not in words[predicate.first : run.first]:
        return None
    leave = words[predicate.first] in _LEAVE or not _ALLOWED.isdisjoint(
        words[predicate.last : run.first]
    )
    return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True) if leave else None
