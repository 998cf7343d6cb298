"""When a conclusion holds that has conditions besides: "You can cancel **within 14 days** if …"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, both, clause_ids, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.deadlines import deadline_in
from cmr_logic.provisions.matters.denied_deeds import outlawed_deed
from cmr_logic.provisions.matters.means import means_granted
from cmr_logic.provisions.matters.offering import is_offered
from cmr_logic.provisions.matters.opening_times import opening_case, opening_in
from cmr_logic.provisions.matters.time_runs import placing_in, recurs, window_in, windows_in
from cmr_logic.provisions.matters.ways_alone import way_alone_clause
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import waives
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.predicate_words import DEMANDING_MODALS
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import word_set

# Modals of leave: "you **can** cancel"; not "you will hear".
_LEAVE = frozenset({"can", "may", "ca", "could", "cannot"})
# Modals that forbid with a "not": "you **must** not swim"; not "you will not swim".
_FORBIDDING = DEMANDING_MODALS | {"should"}
# What is said of whatever someone has leave for, or not: "fires are **banned**"; not "are put out".
_ALLOWED = frozenset(
    {"allowed", "permitted", "admitted", "welcome", "banned", "forbidden", "prohibited", "barred"}
    | {"valid", "accepted", "usable", "excluded", "covered", "insured"}
)
# Those of a time that comes again, when something may be done: "**between** May and July".
_SEASONS = frozenset({"between", "during", "from"})
_MONTHS = frozenset(syntax.MONTHS)
_BETWEEN = "between"  # what opens a range: "**between** May and July"
# Prepositions of times that come again: "**at** weekends"; not "within".
_RECURRING_AT = word_set("between during on at in after from outside")
# What whoever asks does themselves: "can be **returned** within a week"; not "paid", "sent".
_BY_ASKER = word_set(
    """
    returned refunded exchanged cancelled canceled renewed changed swapped booked used brought taken
    transferred submitted made claimed withdrawn amended appealed collected parked
    """
)
GAINING = frozenset({"get", "receive", "claim", "earn"})
"""Verbs of what comes of a deed: "you can hand it in and **get** your money back"."""

_CLAIM = "claim"
# What one gets in return, behind a span: "within a week **for a** refund"; not "with a receipt".
_IN_RETURN = frozenset({("for", "a"), ("for", "an"), ("for", "your"), ("and", "get")})
_IN_RETURN |= frozenset({("and", "receive"), ("and", "we"), ("and", "claim")})
# Openings of a thing to bring: "with **your** receipt"; not "with care".
_THINGS = word_set("a an your the proof evidence")


# Words of a date beside its month and number: "New **Year's Eve**", "July 4 **and** 5"; not "the".
_OF_DATES = word_set("and or , 's eve day new year christmas thanksgiving")
_DATES = 12  # words of the dates before some hours


def add_window(
    scope: Scope, statement: Statement, last: int, limits: Limits, *, of_some: bool
) -> None:
    """Add to the limits of a statement when, where alone, or by what deed alone it holds.

    Args:
        scope: the sentence.
        statement: a statement that has other limits, or is about some.
        last: index after its last token without its conditions.
        limits: where the time or place goes.
        of_some: the statement is about some of those whom it might be about.
    """
    means = means_granted(scope, statement)
    window = _window_clause(scope, statement) if means is None else None
    if means is None and window is None and of_some:
        window = _place_alone(scope, statement, last)
    way = way_alone_clause(scope, statement)
    for part in (means, window, way):
        if part is not None:
            limits.parts.append(part)


def span_granted(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the span in which something may be done, or not: "**within a week**".

    Args:
        scope: the sentence.
        statement: a statement without conditions.
    """
    if statement.rest is None or scope.items:
        return None
    runs, words = statement.rest.body.runs, scope.words
    own = [_without_only(words, run) for run in runs if not _gains(words, run, runs[0])]
    run = None if not own else deadline_in(words, own[-1]) or window_in(words, own[-1])
    denied = scope.draft.conclusion.denied
    predicate = statement.predicate
    if run is None or predicate is None or (denied and not _stands_alone(words, predicate, run)):
        return None
    leave = _is_of_leave(words, predicate, runs[0])
    leave = leave or (denied and words[predicate.first] in _FORBIDDING)
    opens = opening_in(words, predicate.last, run.last) is not None
    alone = not (scope.draft.provisions or opens)  # "Bring two. The tent is open from noon"
    if not (leave or (alone and is_offered(words, predicate, own[-1]))):
        return None
    if words[run.first - 1] in syntax.JOINTS:
        return _place_or_time(scope, predicate.last, run)
    behind = range(run.first + 2, run.last - 1)
    end = next((at for at in behind if words[at : at + 2] in _IN_RETURN), run.last)
    having = next((at for at in range(run.first + 2, end - 1) if _has_with(words, at)), end)
    span = make_clause(scope, Words(run.first, having), implied.CUE, ("it", "is"), kept=True)
    ahead = _day_ahead(words, own[-1].first, run.first)
    parts = [span] if ahead is None else [_clause_of(scope, ahead), span]
    if having < end:
        thing = Words(having + 1, end)
        parts.append(make_clause(scope, thing, implied.CUE, ("you", "have"), kept=True))
    return both(parts)


def _day_ahead(words: Frame, first: int, last: int) -> Words | None:
    """Return the days that stand right before some hours: "**on July 4** between 6 pm and noon".

    Args:
        words: the tokens of the text.
        first: where what they may stand in begins.
        last: where the hours begin.
    """
    found = window_in(words, Words(first, last)) if last > first else None
    if found is not None and found.last == last:
        return found
    near = range(last - 2, max(last - _DATES, first - 1), -1)
    opener = next((at for at in near if words[at] == "on"), None)
    dates = () if opener is None else words[opener + 1 : last]
    dated = all(word in TIMES or word[:1].isdigit() or word in _OF_DATES for word in dates)
    return Words(opener, last) if opener is not None and dates and dated else None


def _gains(words: Frame, run: Words, deed: Words) -> bool:
    """Tell whether a run says what comes of a deed: "and **get it back** within a week".

    What can be claimed within a time is a deed itself: "You can **claim** it within a week".
    """
    return words[run.first] in GAINING and (run != deed or words[run.first] != _CLAIM)


def _stands_alone(words: Frame, predicate: Words, span: Words) -> bool:
    """Tell whether a ban with a span stands by itself: not "if you are ill, **and** you can't …".

    "From May" only says since when.
    """
    before = words[max(predicate.first - 2, 0)]
    return before not in syntax.COORDINATORS and words[span.first] != "from"


def times_listed(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of several times of which one is enough: "**before 7 am or on Sundays**".

    Args:
        scope: the sentence.
        statement: a statement without conditions, of leave or of a ban.
    """
    rest = statement.rest
    runs = rest.body.runs if rest is not None and rest.relative is None else ()
    if not runs or scope.items:
        return None
    banned = scope.draft.conclusion.denied and (
        statement.predicate is None  # "Do not park"
        or scope.words[statement.predicate.first] in syntax.BE  # "No toll is charged"
    )
    waived = _waives(scope, statement)
    if not (banned or waived or _is_of_leave(scope.words, statement.predicate or runs[0], runs[0])):
        return None
    times = windows_in(scope.words, runs[-1])
    several = len(times) > (0 if waived else 1) and times[0].first > runs[0].first
    return either([_clause_of(scope, time) for time in times]) if several else None


def _waives(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says what need not be, at a time perhaps: "you **need no** key"."""
    predicate = statement.predicate
    if predicate is None or not scope.draft.conclusion.denied:
        return False
    return waives(scope.words[predicate.first : predicate.first + _SAYING])


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
    predicate, rest = statement.predicate, statement.rest
    runs = rest.body.runs if rest is not None and rest.relative is None else ()
    if predicate is None or not runs:
        return None
    offered = is_offered(scope.words, predicate, runs[-1])
    of_leave = offered or _is_of_leave(scope.words, predicate, runs[0])
    if not (_is_banned(scope, statement) or of_leave):
        return None
    run = _without_only(scope.words, runs[-1])
    deadline = deadline_in(scope.words, run)
    said = () if deadline is None else scope.words[deadline.first : run.last]
    dated = offered or not _MONTHS.isdisjoint(said)
    times = [deadline] if deadline and dated else windows_in(scope.words, run)
    if _is_banned(scope, statement):  # "before dawn | during the season" is not read apart
        placed = (t for t in times if scope.words[t.first] in syntax.PREPOSITIONS)
        inside = (scope.words[time.first + 1 : time.last] for time in placed)
        times = times if all(map(_RECURRING_AT.isdisjoint, inside)) else []
    if not times or any(
        _is_service(scope.words, predicate, run) or _is_said(scope, run) for run in times
    ):
        return None
    return either([_clause_of(scope, run) for run in times])


def _is_banned(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement forbids a deed: "you **must not** row", "**it is illegal** to"."""
    predicate = statement.predicate
    if predicate is None or not scope.draft.conclusion.denied or statement.rest is None:
        return False
    extent = statement.rest.body.extent
    last = predicate.last if extent is None else extent[1]
    forbidden = scope.words[predicate.first] in _FORBIDDING
    return forbidden or outlawed_deed(scope, statement, last) is not None


def _clause_of(scope: Scope, time: Words) -> Expression:
    words = scope.words
    counted = words[time.first] not in syntax.PREPOSITIONS  # "up to 2 days before the show"
    figure = words[time.first][:1].isdigit() or words[time.first] in syntax.NUMBERS
    lasting = counted and figure and words[time.first - 1] == "for"  # "for 2 days after the show"
    frame = ("it", "is", "within") if lasting else ("it", "is")
    return make_clause(scope, time, implied.CUE, frame, kept=counted)


def _without_only(words: Frame, run: Words) -> Words:
    """Return some words without "only" behind them: "park here on Sundays | **only**"."""
    end = run.last - (words[run.last - 1] == ",")
    return replace(run, last=end - 1) if end > run.first + 1 and words[end - 1] == _ONLY else run


def _is_of_leave(words: Frame, predicate: Words, rest: Words) -> bool:
    """Tell whether a statement gives leave or denies it: "you **can** fish", "it **is banned**"."""
    passive = words[predicate.first] in syntax.BE and words[rest.first] in _ALLOWED
    free = "free" in words[rest.first : rest.last]  # "Pupils travel **free** on weekdays"
    return passive or free or words[predicate.first] in _LEAVE


def times_named(scope: Scope, first: int, last: int, cue: Cue) -> Expression:
    """Return the clauses of several times, one of which is enough: "**on Sundays and in May**".

    Args:
        scope: the sentence.
        first: index of their first token, a preposition, which later times may share.
        last: index after the last.
        cue: what made them a condition.
    """
    words = scope.words
    ranges = {words.index("and", at, last) for at in _openings_of_ranges(words, first, last)}
    joints = (at for at in range(first, last) if words[at] in syntax.JOINTS and at not in ranges)
    clauses = []
    for start, end in pairwise((first - 1, *joints, last)):
        if end == start + 1:
            continue  # ", and"
        own = words[start + 1] in syntax.PREPOSITIONS
        frame: Frame = ("it", "is") if own else ("it", "is", words[first])
        clauses.append(make_clause(scope, Words(start + 1, end), cue, frame, kept=True))
    return either(clauses)


def _openings_of_ranges(words: Frame, first: int, last: int) -> list[int]:
    """Return where ranges begin, whose "and" joins no two times: "**between** May and June"."""
    if _BETWEEN not in words[first:last]:
        return []
    return [at for at in range(first, last) if words[at] == _BETWEEN and "and" in words[at:last]]


def duty_window(
    scope: Scope, statement: Statement, purpose: Expression | None = None
) -> Expression | None:
    """Return the clause of the times at which alone something is demanded: "pay **on weekdays**".

    They come again: what is to be done on some day, or by some day, is demanded whenever one asks.

    Args:
        scope: the sentence.
        statement: a statement that demands something.
        purpose: what it is demanded for, which may say the times: "a pass to sail **at night**".
    """
    rest = statement.rest
    runs = rest.body.runs if rest is not None and rest.relative is None else ()
    if scope.items or not runs:
        return None
    words, run = scope.words, runs[-1]
    for at in range(run.last - 2, run.first - 1, -1):
        if words[at] in _RECURRING_AT and recurs(words, at, run.last):
            if purpose is not None and _is_said_for(scope, at, purpose):
                return None
            opening = opening_case(scope, at, run.last)
            return opening or make_clause(
                scope, Words(at, run.last), implied.CUE, ("it", "is"), kept=True
            )
    return None


def _is_said_for(scope: Scope, at: int, purpose: Expression) -> bool:
    """Tell whether a time is a part of what something is demanded for: "a pass to row **at** 9"."""
    start, named = scope.draft.tokens.starts[at], clause_ids(purpose)
    spans = (clause.span for clause in scope.draft.clauses if clause.id in named)
    return any(span.start <= start < span.end for span in spans)


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


_SAYING = 5  # words from a predicate on that tell that it waives something: "do not have to"
# What stands before whose place it is that alone may do something: "only **by** clubs in York".
_WHOSE_PLACE = frozenset({"by", "for", "to", "with"})
_ONLY = "only"


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
    if statement.rest.relative is not None:
        return None  # "We can only help growers in the county who are over 60"
    run = placing_in(words, predicate.last, last)
    before = () if run is None else words[predicate.first : run.first]
    if run is None or _ONLY not in before:
        return None
    if not (_WHOSE_PLACE | syntax.RELATIVES).isdisjoint(before[before.index(_ONLY) :]):
        return None  # "only **by** clubs with a hut in York", "only on boats **that** leave at 9"
    leave = words[predicate.first] in _LEAVE or not _ALLOWED.isdisjoint(
        words[predicate.last : run.first]
    )
    return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True) if leave else None
