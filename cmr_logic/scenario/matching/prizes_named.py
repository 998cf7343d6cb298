"""What one calls a prize or a grant by that a question names so: "a nice sum", "a bike"."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text import word_set

# What may be had in money: "my **grant**", of which one says "a nice sum"; not "my hat".
_IN_MONEY = frozenset(
    map(
        word_key,
        word_set(
            "prize grant bonus gift inheritance award loan refund tip allowance benefit donation "
            "winnings compensation legacy scholarship bursary reward payout subsidy"
        ),
    )
)
_MONEY = frozenset(map(word_key, word_set("money sum amount cash fortune pound euro dollar")))
# What may be any thing: "my **prize**", of which one says "a bike"; not "my bike".
_IN_KIND = frozenset(map(word_key, word_set("prize gift present award reward legacy winnings")))
_PLAYED = frozenset(map(word_key, word_set("game match race")))  # what is won, and is no prize


def is_what_was_got(key: str, given: frozenset[str]) -> bool:
    """Tell whether a word may be for what a question calls a prize or a grant: "a nice sum".

    Args:
        key: what the word of a story is compared by.
        given: what the words of the question are compared by.

    Example:
        >>> [is_what_was_got("sum", frozenset({asked})) for asked in ("grant", "hat")]
        [True, False]
        >>> [is_what_was_got("bike", frozenset({asked})) for asked in ("prize", "fee")]
        [True, False]
    """
    if key in _MONEY:
        return not given.isdisjoint(_IN_MONEY)
    return not given.isdisjoint(_IN_KIND) and covers((key,), "item") and key not in _PLAYED
