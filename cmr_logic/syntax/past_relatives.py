"""The past of a relative clause that tells things apart: "firms that **paid** fees can apply"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import ends_in_ing, is_adverb, is_plural_noun
from cmr_logic.syntax.wordlists import (
    BE,
    CASES,
    INDEFINITE,
    INDEFINITE_PRONOUNS,
    JOINTS,
    MODALS,
    NONFINITE_BE,
    PREPOSITIONS,
    RELATIVES,
    SAME_PARTICIPLE,
)
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Nouns behind which "that" says what is so: "on **condition** that paid staff row"; not "boats".
_OF_CONTENT = word_set(
    "condition conditions event proof evidence basis fact facts grounds reasons terms signs claims "
    "requirement rule rules records"
)
_ONE_OF_MANY = INDEFINITE | {"any", "each", "every", "no", "another"}
# Verbs that a subject before them must have: "leave that employed parents take **must** be asked".
_FINITE = MODALS | (BE - NONFINITE_BE) | {"has", "had"}
_ENDS = CASES | RELATIVES | JOINTS | PREPOSITIONS


def tells_of_past(words: Sequence[str], that: int, index: int, start: int, stop: int) -> bool:
    """Tell whether a past form is the verb of a relative clause of things, not an adjective.

    Args:
        words: the words around it.
        that: where the relative stands.
        index: where the form does.
        start: where the clause begins.
        stop: index after its last word.

    Example:
        >>> words = "firms that paid tax can apply".split()
        >>> tells_of_past(words, 1, 2, 0, len(words))
        True
        >>> words = "leave that employed parents take must be booked".split()
        >>> tells_of_past(words, 1, 2, 0, len(words))
        False
        >>> words = "on condition that registered members row".split()
        >>> tells_of_past(words, 2, 3, 0, len(words))
        False
    """
    word = words[index]
    past = VERB in classes(word)
    past = past and (word not in bases(word, VERB) or word in SAME_PARTICIPLE)  # "that **cut** it"
    if not past or word.endswith("s") or ends_in_ing(word) or not _names_things(words, that, start):
        return False
    return not _opens_subject(words, index + 1, stop)


def _names_things(words: Sequence[str], that: int, start: int) -> bool:
    """Tell whether the noun before a relative is one of those that it tells apart."""
    if that == start or words[that - 1] in _OF_CONTENT:
        return False
    noun = words[that - 1]
    if is_plural_noun(noun) or noun in INDEFINITE_PRONOUNS:
        return True
    return that - 2 >= start and words[that - 2] in _ONE_OF_MANY and NOUN in classes(noun)


def _opens_subject(words: Sequence[str], at: int, stop: int) -> bool:
    """Tell whether a noun at an index is the subject of what follows: "that employed **parents**".

    Then a verb of its own stands behind it, before that of the things.
    """
    if at + 1 >= stop or not is_plural_noun(words[at]):
        return False
    verb = at + 1
    while verb < stop - 1 and is_adverb(words[verb]):
        verb += 1
    if words[verb] not in MODALS and VERB not in classes(words[verb]):
        return False
    for word in words[verb + 1 : stop]:
        if word in _FINITE:
            return True
        if word in _ENDS:
            return False
    return False
