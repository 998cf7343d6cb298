"""Words that deny by their form: "**un**insured", "child**less**"."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.text import key

# Prefixes by which an adjective denies: "**un**insured"; not "in", as in "income".
_PREFIXES = ("un", "non")
# The ending that does: "child**less**"; not "unless".
_ENDING = "less"
_SHORTEST_STEM = 5  # letters of such an adjective without it: "married"; not "til"
# Shorter ones: "paid", of "unpaid"; not "it".
_SHORT_STEMS = frozenset(
    {
        "paid",
        "used",
        "fit",
        "safe",
        "well",
        "kept",
        "sold",
        "worn",
        "made",
        "home",
        "job",
        "work",
        "lock",
    }
)


@lru_cache(maxsize=4096)
def without_prefix(word: str) -> str:
    """Return the key of what a word with a prefix, or by its ending, denies, "" for others.

    Example:
        >>> without_prefix("uninsured"), without_prefix("until"), without_prefix("childless")
        ('insure', '', 'child')
    """
    rest = next((word[len(p) :] for p in _PREFIXES if word.startswith(p)), "").lstrip("-")
    if word.endswith(_ENDING):
        rest = word.removesuffix(_ENDING)
    return key(rest) if len(rest) >= _SHORTEST_STEM or rest in _SHORT_STEMS else ""
