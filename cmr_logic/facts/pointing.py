"""What a follow-up names where a clause only points: "Is **the boat** insured?" of "it is insured".

Who asks by itself for what a rule says beside something else names what it was said of. Those
names are no words of the clause before, and no second condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.text import keys, words_in

# Words by which a clause points at what another one names: "**it** is insured"; not "you are".
_POINTERS = frozenset({"it", "its", "they", "them", "their", "he", "him", "his", "she", "her"}) | {
    "these",
    "those",
    "this",
    "such",
    "one",
}
_ONE = frozenset({"one", "ones"})  # what is named as one of its kind then: "**a** sailor"
_SUCH = "such"  # points at all that was said of its noun: "**such** land"
_DEFINITE = syntax.DETERMINERS - syntax.INDEFINITE
_DEED = frozenset({"it", "so", "this"})  # stand for a whole deed as well: "you report **it**"
# Words before such a deed in a follow-up: "paid **for** collecting the rent".
_BEFORE_DEEDS = frozenset({"for", "about", "of", "from", "by"})
_THAT = "that"
_LONGEST = 6  # words of a name, with what stands before it
# What adds a time or place to a deed, and names no more: "**after** the stroke"; not "with".
_ADJUNCTS = frozenset({"after", "before", "since", "during", "in", "at", "on", "of", "from", "for"})


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
    """
    words, said = words_in(question.lower()), words_in(statement.lower())
    single = not _ONE.isdisjoint(said)
    found = frozenset[str]()
    for name in _names(words, indefinite=single):
        found |= keys(name)
    if not _DEED.isdisjoint(said):
        found |= keys(_deed(words))
    return found - own


def placed_by(question: str, own: frozenset[str]) -> frozenset[str]:
    """Return what a follow-up names only to say of what time or place it asks.

    Example:
        >>> placed_by("Did you cough after the race?", frozenset({"cough"}))
        frozenset({'race'})
        >>> placed_by("Did you cough with the mask on?", frozenset({"cough"}))
        frozenset()
    """
    words = words_in(question.lower())
    found = frozenset[str]()
    for at, word in enumerate(words):
        if word in _ADJUNCTS and words[at + 1 : at + 2] and words[at + 1] in _DEFINITE:
            found |= keys(next(_names(words[at + 1 :]), ()))
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
