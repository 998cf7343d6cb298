"""What a follow-up says in other words than a clause: the same, its opposite, or another thing."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.facts.bounds_alike import names_number, same_bound
from cmr_logic.facts.contraries import say_one_side
from cmr_logic.facts.contrasts import contrasts
from cmr_logic.facts.likeness import Words
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.syntax import INDEFINITE
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, keys, words_in

_NAMING = frozenset({NOUN, ADJECTIVE})  # words that say who, what, or of what kind
_FEW = 2  # words with content that say of a subject what may well be told in one other word
# What is done with a thing in whatever words: "ten lessons have been **done**"; not "sold".
_DONE = frozenset({"do", "carry", "make", "take", "use"})
# Words for anybody, by which no one is told from others: "a **person** with debts"; not "a carer".
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


def is_something_else(words: Words, question: str, clause: Clause, rule: str) -> bool:
    """Tell whether a follow-up names another than a clause, or says something else of the same.

    So it may where it has words of contrast that are not in the rule.

    Args:
        words: the words of the rule.
        question: the follow-up.
        clause: the clause.
        rule: the text of the rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can claim if the cheque bounced.")
        >>> asked = "Did the cheque clear?"
        >>> is_something_else(Words(rule), asked, rule.clauses[0], rule.plain)
        True
    """
    another = contrasts(question, rule) or names_another(question, clause.statement)
    return another or says_something_else(words, question, clause)


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
    if before in INDEFINITE:
        return other in INDEFINITE
    return before == other and before in syntax.PREPOSITIONS


def says_something_else(words: Words, question: str, clause: Clause) -> bool:
    """Tell whether a follow-up says of what a clause is about something else than the clause does.

    Its subject is the same, and it has nothing of what the clause says of that in a word or two. Of
    whoever asks the same is often said in other words, and so is what takes many words to say.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can claim if the cheque bounced.")
        >>> words, (clause,) = Words(rule), rule.clauses
        >>> says_something_else(words, "Did the cheque clear?", clause)
        True
        >>> says_something_else(words, "Did the cheque bounce?", clause)
        False
    """
    said, follow_up = words_in(clause.statement), words_in(question.lower())
    verb = syntax.finite_verb(said) or 0
    subject = keys(said[:verb])
    if not subject or keys(follow_up[1 : verb + 1]) != subject:
        return False
    told = clause.keys - subject
    if not 0 < len(told) <= _FEW or not told.isdisjoint(_DONE) or not all(map(classes, told)):
        return False
    if say_one_side(question, clause.statement):
        return False
    asked = words.asked(words_in(question))
    return words.meant(asked, told).isdisjoint(told)
