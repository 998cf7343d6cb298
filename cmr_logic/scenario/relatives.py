"""A clause that says what somebody is and, in a relative clause, more of them → both, complete.

"You are a baker who works at night" holds of whoever is a baker and works at night. Who owns a
firm speaks of it, not of themselves: "you are a firm that exports wool" asks what their firm does.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.naming import is_person
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.text import NOUN, classes, lemma

_BEING = (("you", "are"), ("it", "is"), ("they", "are"))
_WIDEST = 4  # words of the noun before a relative


def unfolded(words: Sequence[str]) -> tuple[str, ...]:
    """Return the statements of "you are a … who …"; none for other clauses.

    Args:
        words: those of a clause.

    Example:
        >>> unfolded("you are a baker who works at night".split())
        ('you are a baker', 'you works at night')
        >>> unfolded("you are a firm that exports wool".split())
        ('your firm exports wool',)
        >>> unfolded("you are a baker whose oven is lit".split())
        ('you are a baker', 'your oven is lit')
        >>> unfolded("you are a small firm with ten staff".split())
        ('your small firm has ten staff',)
    """
    lowered = [word.lower() for word in words]
    if tuple(lowered[:2]) not in _BEING:
        return ()
    begin = 3 if lowered[2:3] and lowered[2] in syntax.DETERMINERS else 2
    opening = syntax.RELATIVES | {"with"}
    at = next((i for i in range(begin + 1, len(words) - 1) if lowered[i] in opening), None)
    if at is None or at - begin > _WIDEST or NOUN not in classes(lowered[at - 1]):
        return ()
    if not syntax.PREPOSITIONS.isdisjoint(lowered[begin:at]):
        return ()
    owner = ["has" if lowered[at] == "with" else "", *words[at + 1 :]]
    owner = [word for word in owner if word]
    if lowered[at] == "whose":
        more = " ".join(["your", *owner])
    elif lemma(lowered[at - 1]) in lists.BODIES:
        return (" ".join(["your", *words[begin:at], *owner]),)
    elif lowered[at + 1] in syntax.PRONOUNS | {"your"} or not is_person(lowered[at - 1]):
        return ()
    else:
        more = " ".join(["you", *owner])
    kind = () if lowered[at - 1] in lists.ANYBODY else (" ".join(words[:at]),)
    return (*kind, more)
