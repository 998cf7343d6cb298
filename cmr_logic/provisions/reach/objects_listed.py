"""Lists of what one kind of people has, is at, or is owned by: "guests on A, B or C"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import BEFORE_KIND
from cmr_logic.text import NAME

_BY = "by"


def _are_doers(named: Sequence[Frame]) -> bool:
    """Tell whether all that are listed behind "by" may do it: "firms owned **by cooks or nurses**".

    Nobody who is known is one of them: "huts owned by the council or students".
    """
    last = [part[-2] if part[-1] == "," and part[1:] else part[-1] for part in named if part]
    return all(naming.is_person(noun) and syntax.is_plural_noun(noun) for noun in last) and all(
        syntax.DETERMINERS.isdisjoint(part) for part in named
    )


def lists_objects(scope: Scope, words: Words) -> bool:
    """Tell whether a list names what one kind has or is at: "guests on A, B or C".

    "And" lists names of places so as well: "guests in Kent, Devon and Essex".

    Args:
        scope: the sentence.
        words: a noun phrase with joints.
    """
    tokens, unnamed = scope.words, scope.draft.tokens.unnamed
    joints = [at for at, _ in words.joints]
    named = (
        all(unnamed[at + 1] == NAME for at in joints) and NAME in unnamed[words.first : joints[0]]
    )
    placed = named and not implied.NAMED_PLACES.isdisjoint(tokens[words.first : joints[0]])
    if not (tokens[joints[-1]] == "or" or placed) or tokens[words.first] in BEFORE_KIND:
        return False
    first = tokens[words.first : joints[0]]
    later = [tokens[at + 1 : end] for at, end in pairwise((*joints, words.last))]
    prepositions = sum(word in syntax.PREPOSITIONS for word in first[1:])
    if not naming.restricts(first) or prepositions != 1:
        return False
    if _BY in first and _are_doers([first[first.index(_BY) + 1 :], *later]):
        return True
    plain = (part and part[0] not in syntax.PREPOSITIONS for part in later)
    return all(plain) and not any(naming.restricts(part) for part in later)
