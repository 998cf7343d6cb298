"""Things told apart by how much there is of each: "**Orders of £50 or more** are free"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.sums_given import is_sum_given
from cmr_logic.provisions.words import implied

_OF = "of"
# Bounds before an amount: "of **up to** £45"; not "of the club".
_BOUNDS = (
    ("up", "to"),
    ("at", "least"),
    ("at", "most"),
    ("more", "than"),
    ("less", "than"),
    ("fewer", "than"),
    ("no", "more", "than"),
    ("not", "more", "than"),
    ("over",),
    ("under",),
)
# What bounds one behind it: "of £50 **or more**"; not "or so".
_BEHIND = frozenset({"more", "less", "over", "under", "above", "below", "fewer", "longer"})
_JOINED = ("and", "or")


def amount_of(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of how much there is of the things that a subject names, None for none.

    Args:
        scope: the sentence.
        first: index of the first token of the noun phrase.
        last: index after the last.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> [clause.statement for clause in parse("Stays of up to two hours are free.").clauses]
        ['the stays are up to two hours']
        >>> [clause.statement for clause in parse("Stays of all kinds are free.").clauses]
        ['stays of all kinds are free']
    """
    words = scope.words
    if last - first < len(("stays", "of", "£", "50")) or _OF not in words[first + 1 : last]:
        return None
    of = words.index(_OF, first + 1, last)
    named = words[first:of]
    known = named[0] in syntax.DETERMINERS or named[0] in syntax.PREPOSITIONS
    if known or not syntax.is_plural_noun(named[-1]) or naming.is_person(named[-1]):
        return None
    if naming.restricts(named) or is_sum_given(words, first, last):
        return None
    if not is_bounded_amount(words, of + 1, last):
        return None
    run = Words(of + 1, last)
    return make_clause(scope, run, implied.CUE, ("the", named[-1], "are"), kept=True)


def is_bounded_amount(words: Frame, first: int, last: int) -> bool:
    """Tell whether words are a bounded amount and nothing more: "up to £45", "£50 or more".

    Example:
        >>> is_bounded_amount(("up", "to", "two", "hours"), 0, 4)
        True
        >>> is_bounded_amount(("two", "hours"), 0, 2)
        False
    """
    bound = next((b for b in _BOUNDS if words[first : first + len(b)] == b), ())
    start = first + len(bound)
    start += start < last and words[start] in syntax.CURRENCIES
    if start >= last or not (words[start][:1].isdigit() or words[start] in syntax.NUMBERS):
        return False
    behind = words[last - 2] in _JOINED and words[last - 1] in _BEHIND
    said = words[start + 1 : last - 2 * behind]
    plain = syntax.PREPOSITIONS.isdisjoint(said) and syntax.JOINTS.isdisjoint(said)
    return plain and (bool(bound) or behind)
