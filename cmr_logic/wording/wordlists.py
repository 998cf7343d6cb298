"""Sets of words, and those that more than one step needs."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """Return the words of a string.

    Example:
        >>> sorted(word_set("two one"))
        ['one', 'two']
    """
    return frozenset(text.split())


# Words that open a clause inside another: "which", not "and".
SUBORDINATORS = word_set(
    "if that when because while unless whether who which where until before after since as"
)
# Numbers in letters: "two", not "both".
NUMBERS = word_set("one two three four five six seven eight nine ten eleven twelve")
# Modals that give way to what they govern: "must", not "can".
BARE_GOVERNORS = word_set("must should shall may might")
# Verbs that do so with "to": "need", not "want".
GOVERNORS = word_set("need needs needed have has had ought")
