"""Nouns that are spelled like verbs: "in **May**", "a valid **will**", "my wife and **kids**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import VERB, classes

_BEFORE_MONTHS = syntax.BEFORE_MONTHS | {"this"}
# Words before a will that is somebody's: "left **no** will"; not "I will".
_BEFORE_WILLS = frozenset(
    {"'s", "her", "his", "their", "my", "our", "your", "a", "the", "no", "any", "valid", "written"}
)
# Behind which it is no verb: "made **my** will last year"; not "her will", nor "any will do".
_NEVER_OF_A_VERB = frozenset({"a", "my", "our", "your", "valid", "written"})

_JOINING = frozenset({"and", "or"})


def as_nouns(words: tuple[str, ...]) -> tuple[str, ...]:
    """Write "month" for the May of a date, and "testament" for a will: they are no modal verbs.

    Nor are the kids of "my wife and kids" a verb, for which "children" is written.

    Args:
        words: the words of a text, in lower case.

    Example:
        >>> as_nouns(("in", "may", "i", "will", "row"))
        ('in', 'month', 'i', 'will', 'row')
        >>> as_nouns(("she", "left", "no", "will"))
        ('she', 'left', 'no', 'testament')
        >>> as_nouns(("my", "wife", "and", "kids")), as_nouns(("he", "only", "kids"))
        (('my', 'wife', 'and', 'children'), ('he', 'only', 'kids'))
    """
    if "may" not in words and "will" not in words and "kids" not in words:
        return words
    return tuple(
        "month"
        if word == "may" and index and words[index - 1] in _BEFORE_MONTHS
        else "testament"
        if word == "will" and index and _is_testament(words, index)
        else "children"
        if word == "kids" and index and words[index - 1] in _JOINING
        else word
        for index, word in enumerate(words)
    )


def _is_testament(words: Sequence[str], index: int) -> bool:
    """Tell whether a will is somebody's: "under my aunt's **will**", "in her **will**"."""
    if words[index - 1] not in _BEFORE_WILLS or words[index - 1] in _NEVER_OF_A_VERB:
        return words[index - 1] in _NEVER_OF_A_VERB
    following = words[index + 1] if index + 1 < len(words) else ""
    ends = not following or not following[0].isalpha() or following in syntax.PREPOSITIONS | {"and"}
    owner = words[index - 1] == "'s" and VERB not in classes(following or "a")
    return ends or owner
