"""How long what goes on meanwhile may be: "You keep your berth **during a trip of up to 9 days**".

What is granted for so long is no such case: "You can get a loan for up to 9 days".
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import NOUN, classes

_DURING, _OF = "during", "of"
# What bounds a time from above: "a trip of **up to** 9 days"; not "of 9 days".
_MOST: tuple[Frame, ...] = (
    ("up", "to"),
    ("no", "more", "than"),
    ("not", "more", "than"),
    ("no", "longer", "than"),
    ("not", "longer", "than"),
    ("less", "than"),
    ("at", "most"),
    ("under",),
)
_NEAR = 5  # words from "during" to "of": "during a short trip abroad of"


def bounded_meanwhile(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of how long what goes on meanwhile is at most, None where nothing says so.

    Args:
        scope: the sentence.
        first: index of the first token of a statement.
        last: index after its last.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may keep your berth during a trip of up to 9 days.")
        >>> [clause.statement for clause in rule.clauses]
        ['the trip is up to 9 days']
    """
    words = scope.words
    if _DURING not in words[first:last]:
        return None
    during = words.index(_DURING, first, last)
    of = next((at for at in range(during + 2, min(during + _NEAR, last)) if words[at] == _OF), -1)
    if of < 0 or NOUN not in classes(words[of - 1]):
        return None
    bound = next((b for b in _MOST if words[of + 1 : of + 1 + len(b)] == b), ())
    number = of + 1 + len(bound)
    counted = number + 1 < last and (words[number][:1].isdigit() or words[number] in syntax.NUMBERS)
    if not bound or not counted or words[number + 1] not in syntax.TIME_UNITS:
        return None
    be = "are" if syntax.is_plural_noun(words[of - 1]) else "is"
    frame: Frame = ("the", words[of - 1], be)
    return make_clause(scope, Words(of + 1, number + 2), implied.CUE, frame, kept=True)
