"""What a statement sets against its exception: "repairs **to the mast** but not to the oars"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.cues.set_against import is_doer
from cmr_logic.expression import Not, both
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.time_runs import placing_in
from cmr_logic.provisions.sentences.listed_cases import listed_rest
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied

# Those of what something is for, or how it is done: "repairs **to** oars"; not "on oars".
_AIMING_AT = frozenset({"to", "for", "by", "from"})
# Words before a kind that is let in: "valid **for** boats"; not "valid with".
_AHEAD_OF_KINDS = frozenset({"to", "for", "and", "or", ","})
_KIND = 3  # words of a kind: "a small boat"
# Words that take a case out: "**but** not if it rains"; not "except if", beside which "unless" may
# stand for one more.
_TAKING_OUT, _OPENER = frozenset({"but", "though"}), 3
_UNLESS = "unless"  # the cue of what lifts that again


def set_against(scope: Scope, statement: Statement, last: int) -> Words | None:
    """Return what an exception with the same preposition is set against: "**to oars** but not to".

    Args:
        scope: the sentence.
        statement: a statement with exceptions.
        last: index after its last token without them.
    """
    words, body = scope.words, statement.conditions[0].body
    extent = None if body is None else body.extent
    if statement.predicate is None or extent is None:
        return None
    if words[extent[0]] not in syntax.PREPOSITIONS:
        return _kind_against(words, statement.predicate.last, last, words[slice(*extent)])
    if words[extent[0]] not in _AIMING_AT or is_doer(words, extent[0]):
        return None
    behind = range(last - 2, statement.predicate.last, -1)
    at = next((i for i in behind if words[i] == words[extent[0]]), None)
    return None if at is None else Words(at, last - (words[last - 1] == ","))


def _kind_against(words: Frame, first: int, last: int, excepted: Frame) -> Words | None:
    """Return the kind that another is set against: "valid for **boats** but not rafts".

    Both are told by a plural alone, or both by one of the kind: "bring **a dog** but not a cat".

    Args:
        words: the tokens of the text.
        first: index after the verb of the statement.
        last: index after the last token without the exception.
        excepted: the words of the other kind.
    """
    last -= words[last - 1] == ","
    start = last - 1
    while start > first and words[start - 1] not in _AHEAD_OF_KINDS and last - start < _KIND:
        start -= words[start] not in syntax.ARTICLES
        if words[start] in syntax.ARTICLES:
            break
    kind, ahead = words[start:last], words[start - 1]
    if not kind or len(excepted) > _KIND or not _AHEAD_OF_KINDS.isdisjoint(excepted):
        return None
    one = all(each[0] in syntax.INDEFINITE and len(each) > 1 for each in (kind, excepted))
    several = all(
        syntax.is_plural_noun(each[-1]) and each[0] not in syntax.DETERMINERS
        for each in (kind, excepted)
    )
    opened = ahead in _AHEAD_OF_KINDS or start == first or one
    return Words(start, last) if opened and (one or several) else None


def sets_apart(scope: Scope, condition: Condition) -> bool:
    """Tell whether a condition excepts something in the words "but not".

    Args:
        scope: the sentence.
        condition: one of its conditions.
    """
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and scope.words[extent[0] - 2 : extent[0]] == ("but", "not")


def _takes_out(scope: Scope, condition: Condition) -> bool:
    """Tell whether a case is taken out in other words than "unless": "**but not** if it rains"."""
    extent = None if condition.body is None else condition.body.extent
    if extent is None or condition.cue.effect is not Effect.UNLESS:
        return False
    return not _TAKING_OUT.isdisjoint(scope.words[max(extent[0] - _OPENER, 0) : extent[0]])


def bound_to_set_apart(scope: Scope, statement: Statement, at: int, limits: Limits) -> None:
    """Bind a condition behind what "but not" excepts to that: "but not ashore, **unless** led".

    So is "unless" behind a case: "but not if it rains, **unless** you are led".

    Args:
        scope: the sentence.
        statement: a statement.
        at: index of the condition of it that was read last.
        limits: what was read of its conditions.
    """
    if not at:
        return
    before, last = statement.conditions[at - 1 : at + 1]
    lifted_again = last.cue.name == _UNLESS and not _takes_out(scope, last)
    apart_in_case = lifted_again and _takes_out(scope, before)
    if not (apart_in_case or sets_apart(scope, before)):
        return
    if statement.conditions[at].cue.effect is Effect.UNLESS and len(limits.exceptions) > 1:
        apart, lifted = limits.exceptions[-2:]
        limits.exceptions[-2:] = [both([apart, Not(lifted)])]


def case_set_apart(scope: Scope, statement: Statement, last: int, limits: Limits) -> None:
    """Add to the limits of a statement the case that it sets what it excepts against.

    "Dogs may run **on the beach** but not in the dunes", "We mend **oars and sails** but not nets".

    Args:
        scope: the sentence.
        statement: a statement whose only limits are exceptions.
        last: index after its last token without them.
        limits: where the case goes.
    """
    if statement.predicate is None or not statement.conditions:
        return  # "Until you have paid, you cannot row in the bay"
    if not all(sets_apart(scope, condition) for condition in statement.conditions):
        return
    if _is_read(scope, Words(statement.predicate.last, last)):
        return  # of those whom something is for: "paid to cooks, but not to guests"
    case = listed_rest(scope, statement, last, apart=True)
    if case is None:
        run = placing_in(scope.words, statement.predicate.last, last)
        run = run or set_against(scope, statement, last)
        if run is not None:
            named = scope.words[run.first : run.last]
            of_kind = named[0] not in syntax.PREPOSITIONS
            frame = naming.subject_frame(named) if of_kind else ("it", "is")
            case = make_clause(scope, run, implied.CUE, frame, kept=of_kind)
    if case is not None:
        limits.parts.append(case)


def _is_read(scope: Scope, run: Words) -> bool:
    """Tell whether words have made a clause already."""
    span = scope.draft.chars(run.first, run.last)
    return any(span.start <= c.span.start < c.span.end <= span.end for c in scope.draft.clauses)
