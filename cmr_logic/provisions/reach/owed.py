"""Those to whom somebody owes something: "The club must give **every rower who pays** a key"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY, BEFORE_KIND, OF_AGE
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

GIVING = word_set(
    """
    give provide pay offer issue send supply grant allow tell inform notify show hand lend refund
    """
)
"""Verbs behind which those stand who are given something: "must **give** a rower"; not "help"."""
_TO = "to"
# Words between people and what is said of them: "rowers **who** pay".
_WHO = frozenset({"who"})
# The preposition of what those are provided with: "provide rowers over 60 **with** a key".
_WITH = "with"
_NAMED = 4  # words of those named: "every full-time rower"


def owed_to(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those alone to whom what a statement demands of somebody is owed.

    What whoever reads must give is not owed to them: "You must give every rower who pays a key".

    Args:
        scope: the sentence, whose conclusion demands something.
        statement: one of its statements.
    """
    rest, subject = statement.rest, statement.subject
    if rest is None or rest.relative is not None or subject is None or scope.items:
        return None
    runs, named = rest.body.runs, subject.body.extent
    if not runs or named is None or scope.words[named[0]] in syntax.PRONOUNS:
        return None
    if GIVING.isdisjoint(bases(scope.words[runs[0].first], VERB)):
        return None
    if isinstance(rest.body, Joined):
        return _several_said(scope, rest.body)
    if len(runs) != 1:
        return None
    kinds = _kinds(scope, runs[0])
    return kinds if kinds is not None or runs[0].joints else _told_apart(scope, runs[0])


def _told_apart(scope: Scope, run: Words) -> Expression | None:
    """Return the clause of people of whom something is said: "give **every rower who pays** it"."""
    words, last = scope.words, run.last
    start, found = run.first + 1, _people(scope.words, run.first + 1, last)
    if found is None:
        start, found = _people_behind_to(words, run)
    else:
        last = _before_thing(words, found + 2, last)
    if found is None or last - found < 3:  # noqa: PLR2004 (people, and two words that restrict)
        return None
    if words[found + 1] in _WHO:
        to_asker = replace(scope, asker=True)
        return make_clause(to_asker, Words(found + 2, last), implied.CUE, ("you",))
    return name_kinds(scope, Words(start, last), implied.CUE)


def _people_behind_to(words: Frame, run: Words) -> tuple[int, int | None]:
    """Return where those begin and are named to whom something goes: "**up to 12 weeks to** …"."""
    for at in range(run.first + 2, run.last - 2):
        found = _people(words, at + 1, run.last) if words[at] == _TO else None
        if found is not None:
            return at + 1, found
    return run.last, None


def _several_said(scope: Scope, body: Joined) -> Expression | None:
    """Return what is said of people in parts: "who **are ill and have lost a job**"."""
    who = _said_in_parts(scope.words, body)
    if who is None:
        return None
    first = Phrase(Words(who + 1, body.items[0].runs[0].last))
    said = replace(body, items=(first, *body.items[1:]))
    return read_coordination(replace(scope, asker=True), said, implied.CUE, ("you",))


def _said_in_parts(words: Frame, body: Coordination) -> int | None:
    """Return where "who" stands whose verbs are joined: "**who** lose a job and are ill"."""
    if not isinstance(body, Joined) or not isinstance(body.items[0], Phrase):
        return None
    runs = [item.runs[0] for item in body.items if len(item.runs) == 1]
    if len(runs) != len(body.items) or any(run.joints for run in runs):
        return None
    if not all(_is_finite(words[run.first]) for run in runs[1:]):
        return None  # "and **pay** for it" is demanded beside
    _, found = _people_behind_to(words, runs[0])
    return found + 1 if found is not None and words[found + 1] in _WHO else None


def _is_finite(verb: str) -> bool:
    """Tell whether a verb cannot follow a modal: "who lose a job and **are** ill"; not "pay"."""
    return verb in syntax.AUXILIARIES or verb not in (bases(verb, VERB) or (verb,))


def owed_whole(scope: Scope, statement: Statement) -> Statement:
    """Return a statement with all that is said of those to whom something is owed as one phrase.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    rest = statement.rest
    if rest is None or rest.relative is not None or scope.items or rest.body.extent is None:
        return statement
    first, last = rest.body.extent
    giving = not GIVING.isdisjoint(bases(scope.words[first], VERB))
    if not giving or _said_in_parts(scope.words, rest.body) is None:
        return statement
    return replace(statement, rest=replace(rest, body=Phrase(Words(first, last))))


def _kinds(scope: Scope, run: Words) -> Expression | None:
    """Return the clauses of kinds of people to whom it is owed: "to **full-time workers**"."""
    words = scope.words
    to = next((at for at in range(run.last - 2, run.first + 1, -1) if words[at] == _TO), run.last)
    joints = tuple(joint for joint in run.joints if joint[0] > to)
    if to == run.last or len(joints) != len(run.joints):
        return None
    bounds = (to, *(at for at, _ in joints), run.last)
    if not all(_is_kind(words[start + 1 : end]) for start, end in pairwise(bounds)):
        return None
    return name_kinds(scope, Words(to + 1, run.last, joints), implied.CUE)


def _is_kind(named: Frame) -> bool:
    """Tell whether words name people of some kind: "all **deaf** pupils"; not "all pupils"."""
    head = syntax.noun_head(named) if named else None
    if head is None or not (naming.is_person(named[head]) and _is_any(named)):
        return False
    behind = named[head + 1 :]
    if behind:
        return behind[0] in OF_AGE
    return bool(syntax.is_plural_noun(named[head]) and set(named[:head]) - BEFORE_KIND)


def _people(words: Frame, first: int, last: int) -> int | None:
    """Return where those are named of whom more is said, None where none are: "rowers | who"."""
    for at in range(first, min(first + _NAMED, last - 2)):
        word = words[at]
        person = naming.is_person(word) or word in ANYBODY
        if person and words[at + 1] in _WHO | OF_AGE:
            return at if _is_any(words[first : at + 1]) else None
        if word in syntax.PREPOSITIONS or (word in syntax.DETERMINERS and at > first):
            return None
    return None


def _is_any(named: Frame) -> bool:
    """Tell whether words name any of some people: "every rower", "rowers"; not "the rower"."""
    known = named[0] in syntax.DETERMINERS and named[0] not in naming.ONE_OF_ANY | ANYBODY
    return not known or named[0] in {"all", "any", "each", "every"}


def _before_thing(words: Frame, first: int, last: int) -> int:
    """Return where what is given begins behind people: "who has rowed for a month | a key"."""
    for at in range(last - 1, first, -1):
        before = words[at - 1]
        if words[at] == _WITH:
            return at
        if words[at] in syntax.DETERMINERS and before not in syntax.PREPOSITIONS:
            ends = NOUN in classes(before) or before[:1].isdigit() or ADJECTIVE in classes(before)
            return at if ends else last
    return last
