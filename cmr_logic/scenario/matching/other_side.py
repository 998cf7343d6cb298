"""On which side of a thing something is: who is "under the weight limit" is not over it.

What words are compared by leaves out the small ones that say where something is: "the shop is
outside the town" has all that "the shop is in the town" is compared by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.text import word_set, words_in

# Prepositions that cannot both be said of one thing: "**over** the limit", "**under** the limit".
_OPPOSED: dict[str, frozenset[str]] = {
    "over": frozenset({"under", "below", "within", "beneath"}),
    "above": frozenset({"under", "below", "within", "beneath"}),
    "beyond": frozenset({"within", "inside"}),
    "under": frozenset({"over", "above"}),
    "below": frozenset({"over", "above"}),
    "within": frozenset({"over", "above", "beyond", "outside"}),
    "inside": frozenset({"outside"}),
    "outside": frozenset({"inside", "within", "in"}),
    "in": frozenset({"outside"}),
    "before": frozenset({"after"}),
    "after": frozenset({"before"}),
    "on": frozenset({"off"}),
    "off": frozenset({"on"}),
    "with": frozenset({"without"}),
    "without": frozenset({"with"}),
}
# Things that one may be off as well as on: "off the **road**"; not "I live off my parents".
_ON_OR_OFF = word_set(
    "road lead leash leave duty shift air market list register premise premises site campus "
    "street grid peak track trail pitch shore"
)
_FORM = {way: sorted(others)[-1] for way, others in _OPPOSED.items()}
_WAYS = re.compile(rf"\b(?:{'|'.join(sorted(_OPPOSED))})\b", re.IGNORECASE)
_FAR = 5  # words of "the maximum weight limit"


def is_on_other_side(statement: str, quote: str) -> bool:
    """Tell whether words put on the other side what a clause puts on one.

    Args:
        statement: a clause.
        quote: words of a story that would say that it holds.

    Example:
        >>> is_on_other_side("you are over the weight limit", "I'm under the weight limit")
        True
        >>> is_on_other_side("you are over the weight limit", "I'm over the limit")
        False
        >>> is_on_other_side("you applied before the deadline", "I applied after lunch")
        False
    """
    if _WAYS.search(statement) is None or _WAYS.search(quote) is None:
        return False
    asked, told = [list(_placed(words_in(text.lower()))) for text in (statement, quote)]
    same = {(way, key) for way, key in told}
    return any(
        key == other and way in _OPPOSED[wanted]
        for wanted, key in asked
        if (wanted, key) not in same
        for way, other in told
    )


@lru_cache(maxsize=4096)
def on_other_side(statement: str) -> str:
    """Return a clause that puts on the other side what a clause puts on one, "" where none does.

    Args:
        statement: a clause.

    Example:
        >>> on_other_side("you are over the weight limit"), on_other_side("you are over 60")
        ('you are within the weight limit', '')
    """
    words = words_in(statement.lower())
    placed = [way for way, _ in _placed(words)]
    if len(placed) != 1 or placed[0] not in _FORM:
        return ""
    return re.sub(rf"\b{placed[0]}\b", _FORM[placed[0]], statement, count=1)


def _placed(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield each such preposition with the head of the phrase behind it: "over", "limit"."""
    keys = keyed(words)
    for index, word in enumerate(words):
        if word not in _OPPOSED:
            continue
        stop = index + 1
        while stop < min(len(words), index + 1 + _FAR) and not _ends(words[stop]):
            stop += 1
        phrase = [key for key in keys[index + 1 : stop] if key]
        counted = any(w[0].isdigit() or w in syntax.NUMBERS for w in words[index + 1 : stop])
        if word in {"on", "off"} and _ON_OR_OFF.isdisjoint(phrase):
            continue
        if phrase and not counted:
            yield word, phrase[-1]


def _ends(word: str) -> bool:
    """Tell whether a word ends a phrase behind a preposition: "over the limit **and** late"."""
    closing = word in syntax.PREPOSITIONS or word in syntax.AUXILIARIES or word in syntax.RELATIVES
    return closing or not word[0].isalnum() or word in {"and", "or", "but", "when", "so"}
