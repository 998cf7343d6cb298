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
_OBJECT = 5  # words from what somebody does to the joint behind it: "growing cotton"


def _are_doers(named: Sequence[Frame]) -> bool:
    """Tell whether all that are listed behind "by" may do it: "firms owned **by cooks or nurses**".

    Nobody who is known is one of them: "huts owned by the council or students".
    """
    last = [part[-2] if part[-1] == "," and part[1:] else part[-1] for part in named if part]
    return all(naming.is_person(noun) and syntax.is_plural_noun(noun) for noun in last) and all(
        syntax.DETERMINERS.isdisjoint(part) for part in named
    )


def does_all(scope: Scope, words: Words) -> bool:
    """Tell whether "and" joins what one kind does one deed to: "guests **buying** bed and board".

    Args:
        scope: the sentence.
        words: a noun phrase.
    """
    tokens = scope.words
    joints = [at for at, _ in words.joints]
    if not joints or any(tokens[at] == "or" for at in joints):
        return False
    first = tokens[words.first : joints[0]]
    deed = next((at for at in range(1, len(first)) if syntax.is_gerund(first[at])), len(first))
    if not naming.restricts(first) or not (naming.is_person(first[deed - 1]) or deed == 1):
        return False
    behind = first[deed + 1 : deed + 2]
    if not behind or behind[0] in syntax.PREPOSITIONS:
        return False  # "guests staying in Kent and Essex": each at one place
    later = [tokens[at + 1 : end] for at, end in pairwise((*joints, words.last))]
    return all(part and _is_thing(part) for part in later)


def _is_thing(named: Frame) -> bool:
    """Tell whether words name a thing, and say no more of people: "board"; not "families"."""
    head = syntax.noun_head(named)
    opening = named[0] in syntax.PREPOSITIONS or syntax.is_gerund(named[0])
    person = head is not None and naming.is_person(named[head])
    return head is not None and not (opening or person or naming.restricts(named))


def joins_objects(tokens: Frame, joint: int, last: int) -> bool:
    """Tell whether "or" joins what one kind deals with: "cooks selling tea **or** milk".

    Args:
        tokens: the tokens of the text.
        joint: where "or" stands.
        last: index after the phrase.

    Example:
        >>> joins_objects("nurses and cooks selling tea or milk".split(), 5, 7)
        True
        >>> joins_objects("nurses and cooks selling tea or waiters".split(), 5, 7)
        False
    """
    near = range(joint - 2, max(joint - _OBJECT, 0), -1)
    doing = next((at for at in near if syntax.is_gerund(tokens[at])), 0)
    if tokens[joint] != "or" or not doing or not naming.is_person(tokens[doing - 1]):
        return False
    plain = syntax.JOINTS.isdisjoint(tokens[doing:joint]) and not syntax.is_gerund(
        tokens[joint + 1]
    )
    return plain and not any(map(naming.is_person, tokens[joint + 1 : last]))


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
