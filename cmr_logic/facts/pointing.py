"""What a follow-up names where a clause only points: "Is **the boat** insured?" of "it is insured".

Who asks by itself for what a rule says beside something else names what it was said of. Those
names are no words of the clause before, and no second condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from cmr_logic import syntax
from cmr_logic.expression import All, ClauseRef, Expression, clause_ids
from cmr_logic.facts.alone import names_several
from cmr_logic.facts.likeness import Asked, Words
from cmr_logic.facts.parts import Part
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.records import replace
from cmr_logic.text import NOUN, classes, keys, words_in

# Words by which a clause points at what another one names: "**it** is insured"; not "you are".
_POINTERS = frozenset({"it", "its", "they", "them", "their", "he", "him", "his", "she", "her"}) | {
    "these",
    "those",
    "this",
    "such",
    "one",
}
_ONE = frozenset({"one", "ones"})  # stand for one of a kind: "the partner of **one**"
_SUCH = "such"  # points at all that was said of its noun: "**such** land"
_DEFINITE = syntax.DETERMINERS - syntax.INDEFINITE
_DEED = frozenset({"it", "so"})  # stand for a whole deed as well: "you report **it**"
# Words before such a deed in a follow-up: "paid **for** collecting the rent".
_BEFORE_DEEDS = frozenset({"for", "about", "of", "from", "by"})
_THAT = "that"
_LONGEST = 6  # words of a name, with what stands before it
_LEAST = 0.75  # how like a clause that points a follow-up must be that has its name
_TIE = 1e-9  # scores closer than this are equal


class Pointing:
    """The clauses of an expression that point at what others name.

    Args:
        rule: the rule that was read.
        words: its words.
        parts: the parts of the expression.
    """

    def __init__(self, rule: Rule, words: Words, parts: Sequence[Part]) -> None:
        self._rule, self._words = rule, words
        clauses = ((p, p.node) for p in parts if len(parts) > 1)
        said = ((p, rule.clause(n.clause_id).statement) for p, n in clauses if _is_clause(n))
        self._pointing = [(part, statement) for part, statement in said if points(statement)]

    def named_instead(
        self, question: str, asked: Asked, best: Part | None, score: float
    ) -> tuple[Part | None, float, Asked]:
        """Return the clause that points at something, where a follow-up names that instead.

        "Is **the boat** insured?" asks nothing but "it is insured" of "you own a boat and it is
        insured", though it has words of both.

        Args:
            question: the follow-up.
            asked: its words.
            best: the part that is likest to it.
            score: how like it is.

        Returns:
            The part that it is about, how like that is, and the words that count then.
        """
        joint = best.node if best is not None and best.specials else None
        if joint is not None and names_several(question):
            return best, score, asked
        least = max(score, _LEAST)
        for part, statement in self._pointing:
            if isinstance(joint, All) and self._takes_as_given(part, joint):
                continue
            if says_such(statement):
                beside = self._rule.keys - part.keys
            else:
                beside = pointed_at(question, statement, part.keys) & self._rule.keys
            rest = replace(asked, keys=asked.keys - beside)
            like = self._words.likeness(rest, part.keys) if beside & asked.keys else 0.0
            if like > least + _TIE or (like > least - _TIE and joint is not None):
                best, score, asked, least, joint = part, like, rest, like, None
        return best, score, asked

    def _takes_as_given(self, part: Part, joint: All) -> bool:
        """Tell whether a clause repeats what it is joined to: "after **giving** it"."""
        others = (set(clause_ids(each)) for each in joint.operands if each != part.node)
        return all(
            any(part.keys & self._rule.clause(name).keys for name in names) for names in others
        )


def _is_clause(node: Expression) -> TypeGuard[ClauseRef]:
    return isinstance(node, ClauseRef)


def points(statement: str) -> bool:
    """Tell whether a clause points at what another one names.

    Example:
        >>> points("it is insured"), points("a friend owns it"), points("you own a boat")
        (True, True, False)
    """
    return not _POINTERS.isdisjoint(words_in(statement.lower()))


def pointed_at(question: str, statement: str, own: frozenset[str]) -> frozenset[str]:
    """Return what a follow-up names for what a clause points at, as its words are compared.

    Args:
        question: the follow-up.
        statement: the clause.
        own: what the words of the clause are compared by.

    Example:
        >>> pointed_at("Is the boat insured?", "it is insured", frozenset({"insure"}))
        frozenset({'boat'})
        >>> pointed_at("Is an old boat insured?", "it is insured", frozenset({"insure"}))
        frozenset()
        >>> sorted(pointed_at("Did you say that you moved out?", "you said so", frozenset({"say"})))
        ['move']
        >>> pointed_at("Is the home insured?", "it is your only home", frozenset({"home"}))
        frozenset()
    """
    words, said = words_in(question.lower()), words_in(statement.lower())
    single = not _ONE.isdisjoint(said)
    found = frozenset[str]()
    for name in _names(words, indefinite=single):
        thing = next((word for word in name if NOUN in classes(word)), "")
        if own.isdisjoint(keys((thing,))):  # else the clause itself names it: it points at no other
            found |= keys(name)
    if not _DEED.isdisjoint(said):
        found |= keys(_deed(words))
    return found - own


def says_such(statement: str) -> bool:
    """Tell whether a clause points at all that was said of its noun: "you lease **such** land"."""
    words = words_in(statement.lower())
    return _SUCH in words and "as" not in words


def _names(words: Sequence[str], *, indefinite: bool = False) -> Iterator[Sequence[str]]:
    """Yield the names of what is known already, or of any one: "the boat", "your old boat"."""
    opening = syntax.DETERMINERS if indefinite else _DEFINITE
    for at, word in enumerate(words):
        if word in opening:
            behind = words[at + 1 : at + 1 + _LONGEST]
            stops = (i for i, each in enumerate(behind) if each in syntax.PREPOSITIONS)
            yield behind[: next(stops, len(behind))]


def _deed(words: Sequence[str]) -> Sequence[str]:
    """Return the words that name a deed which a clause points at: "that you moved out"."""
    for at, word in enumerate(words[:-1]):
        after = words[at + 1]
        if at > 1 and (word == _THAT or (word in _BEFORE_DEEDS and syntax.is_gerund(after))):
            return words[at:]
    return ()
