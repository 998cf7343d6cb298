"""From which age on something is so: "You get a pass **from the age of 60**"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY

_AGE = "age"
# What opens such an age: "**from the age of** 60", "**from age** 60"; not "under the age of 60".
_OPENINGS: tuple[Frame, ...] = (("from", "the", "age", "of"), ("from", "age"))
# The same where an age was named before: "…, members who row **from 55**"; not "from 55 days on".
_AGAIN: tuple[Frame, ...] = (("from",), ("at",))
_AGES = range(10, 100)
# What goes on with it: "from the age of 60 **to** 65"; not "if".
_GOING_ON = frozenset({"to", "until", "till", "up", "-", "–", "and", "or"})
_YOU = ("you", "are", "at", "least")


def ages_from(scope: Scope, statement: Statement) -> list[Expression]:
    """Return the clause of the age from which on a statement holds, none where it names none.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    extent = None if statement.rest is None else statement.rest.body.extent
    if extent is None or scope.items or _AGE not in scope.words[: extent[1]]:
        return []
    words, (first, last) = scope.words, extent
    named = _AGE in words[first:last]
    for opening in _OPENINGS if named else _AGAIN:
        for at in range(first, last - len(opening)):
            number = at + len(opening)
            if words[at:number] != opening or not words[number].isdigit():
                continue
            if not named and (number + 1 < last or int(words[number]) not in _AGES):
                continue  # "from 55 days on", "from 2020"
            goes_on = number + 1 < last and words[number + 1] in _GOING_ON
            if goes_on or words[at - 1] in ANYBODY or is_person(words[at - 1]):
                continue  # "open to anyone from the age of 8" tells them apart itself
            return [make_clause(scope, Words(number, number + 1), implied.CUE, _YOU, kept=True)]
    return []
