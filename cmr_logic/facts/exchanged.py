"""What a follow-up says in other words than a clause: the same, its opposite, or another thing."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.facts.bounds_alike import names_number, same_bound
from cmr_logic.facts.likeness import Words
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, words_in

_NAMING = frozenset({NOUN, ADJECTIVE})  # words that say who, what, or of what kind
# Words for anybody, by which no one is told from others: "a **person** with debts".
_ANYBODY = frozenset({"person", "people", "individual", "someone", "somebody", "man", "woman"})


def has_other_words(words: Words, question: str, clause: Clause) -> bool:
    """Tell whether a follow-up has words that a clause does not say, in any form, or a number.

    Of numbers only those count whose bounds cannot be held against each other.

    Args:
        words: the words of the rule.
        question: the follow-up.
        clause: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if the sea is calm.")
        >>> words, (clause,) = Words(rule), rule.clauses
        >>> [has_other_words(words, q, clause) for q in ("Is the sea calm?", "Is the sea rough?")]
        [False, True]
    """
    numbered = names_number(question) and names_number(clause.statement)
    if numbered and same_bound(question, clause.statement) is None:
        return True
    asked = words.asked(words_in(question))
    beside = asked.keys - clause.keys
    return any(clause.keys.isdisjoint(asked.others.get(k, ())) for k in beside)


def names_another(question: str, statement: str) -> bool:
    """Tell whether a follow-up names somebody or something else in the words of a clause.

    Just one word with content differs, and it stands in one place in both: behind the same small
    word, or it is a name in both. Who asks in other words what a clause says changes a verb, or
    more than one word.

    Example:
        >>> clause = "you borrowed the money from a bank"
        >>> names_another("Did you borrow the money from a friend?", clause)
        True
        >>> names_another("Did you get the money from a bank?", clause)
        False
        >>> names_another("Do you come from Italy?", "you come from Spain")
        True
    """
    asked, said = words_in(question.rstrip(" ?.!")), words_in(statement)
    ours, theirs = _beside(asked, said), _beside(said, asked)
    if len(ours) != 1 or len(theirs) != 1:
        return False
    (at,), (there,) = ours, theirs
    one, other = asked[at].lower(), said[there].lower()
    if not _ANYBODY.isdisjoint({one, other}) or not (classes(one) & classes(other) & _NAMING):
        return False
    named = asked[at][0].isupper() and said[there][0].isupper() and min(at, there) > 0
    return named or _is_behind_the_same(asked, at, said, there)


def _beside(words: Sequence[str], others: Sequence[str]) -> list[int]:
    """Return where words with content stand that the other text has not."""
    known = set(map(key, others))
    return [at for at, word in enumerate(words) if (own := key(word)) and own not in known]


def _is_behind_the_same(asked: Sequence[str], at: int, said: Sequence[str], there: int) -> bool:
    """Tell whether a word of each text stands behind one and the same small word."""
    if not at or not there:
        return False
    before, other = asked[at - 1].lower(), said[there - 1].lower()
    small = before in syntax.PREPOSITIONS or before in syntax.DETERMINERS
    return small and {before, other} <= {"a", "an"} | {before}
