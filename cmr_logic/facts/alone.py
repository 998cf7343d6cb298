"""Does a follow-up ask about one of several joined clauses, whose shared ending it says as well?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.expression import All, Any, ClauseRef, Expression, Not
from cmr_logic.facts.bounds_alike import COMPARING
from cmr_logic.facts.parts import Part
from cmr_logic.text import keys, words_in

# Words and signs by which a question asks about several things at once: "a nurse **or** a cook".
_SEVERAL = syntax.COORDINATORS | {"either", "neither", "both", "nor", ",", ";", "/"}
# Subjects that stand for several: "have **they**"; not "have you".
_THEM = (("they",), ("either",))
_OR, _PAIR = "or", 2
_ASIDE = ", as "  # what opens an aside: "you work for us**, as a cook**"; not "work as a cook"
# Words behind "or" that only say to which side of a number a bound lies: "2 **or more**".
_BOUNDS = COMPARING | {"over", "under", "above", "below", "greater", "higher", "lower"}


def names_several(question: str) -> bool:
    """Tell whether a follow-up has a word or sign by which one asks about several things at once.

    Example:
        >>> names_several("Are you a nurse or a cook?"), names_several("Are you a ship's cook?")
        (True, False)
    """
    return not _SEVERAL.isdisjoint(words_in(question))


def names_choice(statement: str) -> bool:
    """Tell whether a clause joins things by "or", and not only the two sides of a bound.

    Example:
        >>> names_choice("you own a boat or a raft"), names_choice("you own 2 boats or more")
        (True, False)
    """
    words = words_in(statement.lower())
    return any(one == "or" and other not in _BOUNDS for one, other in pairwise(words))


def asks_of_each(question: str, statements: Sequence[str]) -> bool:
    """Tell whether a follow-up asks for what several clauses have in common, and no more is meant.

    It stands for their subjects by a pronoun ("Have **they** rowed?"), or has all that stands
    before an aside which says in which role each is so.

    Example:
        >>> said = ["you row at sea, as a cook", "you row at sea, as a guide"]
        >>> asks_of_each("Do you row at sea?", said), asks_of_each("Do you row?", said)
        (True, False)
    """
    words = words_in(question.lower())
    if words[1:2] in _THEM:
        return True
    openings = {statement.partition(_ASIDE)[0] for statement in statements if _ASIDE in statement}
    whole = len(openings) == 1 and all(_ASIDE in statement for statement in statements)
    return whole and keys(words_in(openings.pop())) <= keys(words)


def names_both(question: str, asked: frozenset[str], said: Sequence[frozenset[str]]) -> bool:
    """Tell whether a follow-up joins two things by "or", one of them in other words than the text.

    "Was it late or **mishandled**?" of "it was late or badly handled".

    Args:
        question: the follow-up.
        asked: what its words are compared by.
        said: what it says of each thing of the text, in whatever form.
    """
    if len(said) != _PAIR or not all(said) or said[0] & said[1] or _OR not in words_in(question):
        return False
    return sum(own.isdisjoint(asked) for own in said) == 1


def asked_alone(part: Part, asked: frozenset[str], words: Sequence[str]) -> Expression | None:
    """Return the one operand of a joint that a follow-up asks about, None where there is no such.

    A follow-up says again what stands once for several: "Have you worked as a nurse here for a
    year?" of "worked as a nurse or a teacher here for a year" asks about the nurse alone. Each word
    of that clause is said, and of each other one some word is not.

    Args:
        part: the joint that a follow-up is likest to.
        asked: what the words of the follow-up are compared by.
        words: the follow-up.

    Example:
        >>> from cmr_logic.facts.parts import parts_of
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join if you are a nurse or a cook with a degree.")
        >>> joint = parts_of(rule, rule.provisions[0].condition)[-1]
        >>> asked_alone(joint, frozenset({"nurse", "degree"}), ())
        ClauseRef('c1')
    """
    if not isinstance(part.node, (All, Any)) or part.mixed or not _SEVERAL.isdisjoint(words):
        return None
    own: Expression | None = None
    for operand, specials in zip(part.node.operands, part.specials, strict=True):
        clause = operand.operand if isinstance(operand, Not) else operand
        if not isinstance(clause, ClauseRef) or not specials:
            return None
        if specials <= asked:
            if own is not None:
                return None
            own = operand
    return own
