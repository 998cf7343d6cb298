"""What is the only one of its kind leaves no other, and need not be what a story tells of."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic.text import word_set, words_in

_OTHER = frozenset({"other", "another"})
_ONLY = frozenset({"only", "sole"})
_WHOSE = frozenset({"your", "the"})
# Words that speak of further ones: "my only **other** boat"; not "my only boat".
_ELSE = word_set("other another else also second additional extra different too besides")


def is_only_one(statement: str, quote: str) -> bool:
    """Tell whether a clause asks for another of a kind, and words tell of the only one.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story that names the kind.

    Example:
        >>> clause = "you have other income"
        >>> is_only_one(clause, "My pension is my only income"), is_only_one(clause, "I've income")
        (True, False)
    """
    words = words_in(statement)
    if _OTHER.isdisjoint(words) or "than" in words or "each" in words:
        return False
    told = frozenset(words_in(quote.lower()))
    return not _ONLY.isdisjoint(told) and _ELSE.isdisjoint(told)


def is_only_any(statement: str, quote: str) -> bool:
    """Tell whether a clause asks for the only one of a kind, and words tell of any one.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story that names the kind.

    Example:
        >>> clause = "it is your only home"
        >>> is_only_any(clause, "It's our seaside home"), is_only_any(clause, "It's our only home")
        (True, False)
    """
    words = words_in(statement)
    asked = any(first in _WHOSE and then in _ONLY for first, then in pairwise(words))
    return asked and _ONLY.isdisjoint(words_in(quote.lower()))


# What says that there is more: "I do **not only** row", "rowing **as well as** sailing".
_NOT_ONLY = re.compile(
    r"(?:n['’]t|\bnot|\bnever)\s(?:only|just|solely)\b|\bas\swell\sas\b|\bin\saddition\sto\b|\balong\swith\b"
    r"|^(?!.*(?:n['’]t|\b(?:not|never|no|nothing|none)\b)).*\b(?:other\sthan|besides|apart\sfrom)\b",
    re.IGNORECASE,
)


def is_not_only(statement: str, quote: str) -> bool:
    """Tell whether a clause asks whether there is no more to it, and words tell of more.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story that tells the rest.

    Example:
        >>> clause = "you only fish in the sea"
        >>> is_not_only(clause, "I don't just fish in the sea"), is_not_only(clause, "I only fish")
        (True, False)
    """
    asked = not {"only", "just", "solely"}.isdisjoint(words_in(statement))
    return asked and _NOT_ONLY.search(quote) is not None


# What is so for one end alone: "used **only for** deliveries"; not "only once".
_ONLY_FOR = re.compile(
    r"\b(?:only|solely|exclusively|purely|entirely|wholly)\s(?:used\s)?(?:for|by)\b", re.IGNORECASE
)
_ALONE = re.compile(
    r"\b(?:only|just|solely|exclusively|purely|entirely|wholly|nothing\s(?:else|but)|sole|all)\b",
    re.IGNORECASE,
)


def leaves_out_only(statement: str, quote: str) -> bool:
    """Tell whether a clause asks whether there is no more to it, and words do not say so.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> clause = "your van is used only for fishing"
        >>> [leaves_out_only(clause, told) for told in ("I fish in it", "I only fish in it")]
        [True, False]
    """
    asked = _ONLY_FOR.search(statement) is not None
    return asked and _ALONE.search(quote) is None
