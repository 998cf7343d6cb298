"""Things of some kind as the object of a form in -s that may be a noun: "closes **old books**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import is_plural_noun
from cmr_logic.syntax.wordlists import COMPLEMENTS, PREPOSITIONS
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes


def has_described_object(words: Sequence[str], at: int, index: int, stop: int) -> bool:
    """Tell whether things of some kind stand behind a form in -s: "the bank **closes** old books".

    Two plurals with an adjective between them are no one name.

    Args:
        words: the words of the clause.
        at: the place of the noun before the form.
        index: that of the form.
        stop: index after the last word.

    Example:
        >>> words = "the bank closes old books".split()
        >>> has_described_object(words, 1, 2, 5)
        True
        >>> has_described_object("the bank loans clerk".split(), 1, 2, 4)
        False
    """
    if index + 2 >= stop or is_plural_noun(words[at]) or NOUN not in classes(words[at]):
        return False
    kinds = classes(words[index + 1])
    plain = ADJECTIVE in kinds and VERB not in kinds and words[index + 1] not in COMPLEMENTS
    return plain and words[at] not in PREPOSITIONS and is_plural_noun(words[index + 2])
