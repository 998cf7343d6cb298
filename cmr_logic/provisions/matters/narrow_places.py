"""The part of a place where alone things are let, in some case: "on the **lower** lawn, by day".

The place as a whole is what a text is about: "Kites may be flown in the park from 9 to 6". What is
banned near something is banned there alone: "no fires **within 9 m of a hut** unless it rains".
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.time_runs import placing_in, window_in
from cmr_logic.provisions.matters.uses import LEAVE_MODALS
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_BE = "be"
_ALLOWED = word_set("allowed permitted welcome")
# What is done with things wherever they may be: "kites may be **flown** on"; not "bought at".
_DONE_THERE = word_set(
    """
    use fly ride light play keep wear park moor launch drive smoke drink eat consume land let tie
    burn race walk exercise operate pitch put set leave store swim
    """
)
# Nouns for parts of places: "the picnic **area**"; not "the park".
_PARTS = word_set(
    "area areas zone zones section sections site sites bay bays corner strip stretch side end lane"
)
# What tells a part of a place: "at **marked** sites", "on the **lower** lawn"; not "national".
_MARKED = word_set(
    """
    designated marked signed signposted dedicated authorised authorized approved fenced enclosed
    specified lower upper north south east west northern southern eastern western inner outer front
    back rear far near left right separate special
    """
)
_WITHIN = "within"
# How far from a place: "within 9 **metres** of a road"; not "within 9 days of it".
_LENGTHS = word_set("metre metres m feet foot ft yard yards mile miles km kilometres kilometers")
_LENGTHS |= word_set("meter meters block blocks")
# What stands before the name of a place: "on the gravel"; not "under water".
_AT = word_set("in on inside at near within along above below over beside behind")


def add_narrow_place(
    scope: Scope, statement: Statement, last: int, limits: Limits, *, plain: bool
) -> None:
    """Add to the limits of a statement where alone things are let, or banned.

    Args:
        scope: the sentence.
        statement: one of its statements.
        last: index after its last token without its conditions.
        limits: its other limits; without any, the place is no limit, but all that is said.
        plain: it names no list, and demands nothing.
    """
    place = None
    if plain and limits:
        place = narrow_place(scope, statement, last) or _near_what(scope, statement, last)
    limits.parts[:0] = [] if place is None else [place]


def narrow_place(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of the part of a place where alone things are let.

    Args:
        scope: the sentence.
        statement: a statement that holds in some case.
        last: index after its last token without its conditions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> said = "Kites may be flown on the {} lawn from 9 am to 6 pm."
        >>> [c.statement for c in parse(said.format("lower")).clauses]
        ['it is on the lower lawn', 'it is from 9 am to 6 pm']
        >>> [c.statement for c in parse(said.format("park's")).clauses]
        ['it is from 9 am to 6 pm']
    """
    predicate, subject, words = statement.predicate, statement.subject, scope.words
    if predicate is None or subject is None or subject.body.extent is None or scope.items:
        return None
    conclusion = scope.draft.conclusion
    if conclusion.denied or conclusion.demanding or is_person(words[predicate.first - 1]):
        return None
    verb = _past_small_words(words, predicate.last, last)
    if words[predicate.first - 1] in syntax.PRONOUNS or not _lets(words, predicate, verb):
        return None
    window, last = window_in(words, Words(verb, last)), last - (words[last - 1] == ",")
    run = placing_in(words, verb, last if window is None else window.first)
    behind = run is not None and _past_small_words(words, verb + 1, last) == run.first
    if run is None or not behind or not _is_part(words[run.first : run.last]):
        return None
    return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True)


def _near_what(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of how near to what something is banned: "**within 9 m of** a road"."""
    predicate, words = statement.predicate, scope.words
    denied = scope.draft.conclusion.denied and bool(statement.conditions)
    if predicate is None or scope.items or not denied:
        return None  # without a condition it is the case that the ban is about
    near = (at for at in range(predicate.last, last - 4) if words[at] == _WITHIN)
    at = next((at for at in near if words[at + 2] in _LENGTHS and words[at + 3] == "of"), None)
    if at is None:
        return None
    return make_clause(scope, Words(at, last), implied.CUE, ("you", "are"), kept=True)


def _past_small_words(words: Frame, at: int, last: int) -> int:
    """Return the index of the next word that says more than "be", "only" or another adverb."""
    while at + 1 < last and (words[at] == _BE or syntax.is_adverb(words[at])):
        at += 1
    return at


def _lets(words: Frame, predicate: Words, verb: int) -> bool:
    """Tell whether a predicate lets things be somewhere: "may be used", "are allowed"."""
    if words[verb] in _ALLOWED:
        return words[predicate.first] in syntax.BE
    passive = words[predicate.first] in LEAVE_MODALS and _BE in words[predicate.first : verb]
    return passive and not _DONE_THERE.isdisjoint(bases(words[verb], VERB))


def _is_part(named: Frame) -> bool:
    """Tell whether words name a part of a place: "on the gravel **area** by the lake"."""
    if named[0] not in _AT or not TIMES.isdisjoint(named) or NOUN not in classes(named[-1]):
        return False
    if named[1] not in syntax.DETERMINERS and not syntax.is_plural_noun(named[-1]):
        return False
    return not (_PARTS | _MARKED).isdisjoint(named)
