"""Those to whom somebody owes something: "The club must give **every rower who pays** a key"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY, OF_AGE
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
    if len(runs) != 1 or runs[0].joints or named is None:
        return None
    words, run = scope.words, runs[0]
    if words[named[0]] in syntax.PRONOUNS or GIVING.isdisjoint(bases(words[run.first], VERB)):
        return None
    found = _people(words, run.first + 1, run.last)
    start, last = run.first + 1, run.last
    if found is None:
        to = next((at for at in range(start + 1, last - 2) if words[at] == _TO), last)
        start, found = to + 1, _people(words, to + 1, last)
    else:
        last = _before_thing(words, found + 2, last)
    if found is None or last - found < 3:  # noqa: PLR2004 (people, and two words that restrict)
        return None
    if words[found + 1] in _WHO:
        to_asker = replace(scope, asker=True)
        return make_clause(to_asker, Words(found + 2, last), implied.CUE, ("you",))
    return name_kinds(scope, Words(start, last), implied.CUE)


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
