"""Events that a noun tells of: "due **on the death of** a parent", as "if a parent dies"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import word_set

# Nouns of what happens to somebody, with what is said of them: "the **death** of a parent".
_EVENTS = {
    "death": ("dies",),
    "birth": ("is", "born"),
    "illness": ("is", "ill"),
    "marriage": ("marries",),
    "remarriage": ("remarries",),
    "retirement": ("retires",),
    "resignation": ("resigns",),
    "bankruptcy": ("becomes", "bankrupt"),
}
# What opens such a case: "**on** the death of"; not "the date of the death of".
_ON = frozenset({"on", "upon"})
# What is done in such a case: "leave is **granted** on the death"; not "a book on the death".
_DONE = word_set(
    "granted paid given allowed payable due available made ends end stops stop lapses passes pass "
    "ended stopped transferred released returned refunded entitled"
)
# What ends the name of whom it happens to: "on the death of a member **if**"; not "of".
_ENDS = STOPS | {"if", "unless", "provided", "when", "where", "until"}
_JOINTS = word_set("or and")
# Who it happens to, by whose it is: "on **her** death"; not "on the death".
_WHOSE = {"his": "he", "her": "she"}
SIGNS = frozenset(_EVENTS)
"""Words of which each has one: "the **death** of"; not "the date of"."""


def events_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each event that a noun tells of, with what it comes to.

    Example:
        >>> list(events_said("leave is granted on the death of a parent .".split()))
        [(3, 7, ('if',)), (8, 9, ('parent', 'dies'))]
        >>> list(events_said("leave ends upon his death .".split()))
        [(2, 5, ('if', 'he', 'dies'))]
        >>> list(events_said("you wrote a book on the death of a king .".split()))
        []
    """
    for at in range(3, len(words)):
        verb = _EVENTS.get(words[at])
        if verb is not None and words[at - 1] in _WHOSE and words[at - 2] in _ON:
            yield at - 2, at + 1, ("if", _WHOSE[words[at - 1]], *verb)
        if verb is None or words[at - 1] != "the" or tuple(words[at + 1 : at + 2]) != ("of",):
            continue
        if words[at - 2] not in _ON or words[at - 3] not in _DONE:
            continue
        end = next((i for i in range(at + 2, len(words)) if _ends(words, i)), len(words))
        named = words[at + 2 : end]
        if named and syntax.RELATIVES.isdisjoint(named):
            yield at - 2, at + 2, ("if",)
            yield end - 1, end, (words[end - 1], *verb)


def _ends(words: Sequence[str], at: int) -> bool:
    """Tell whether a name ends before a word: "on the death of a member **or** on his birth"."""
    behind = words[at + 1] if at + 1 < len(words) else ""
    return words[at] in _ENDS or (words[at] in _JOINTS and behind in _ON | _ENDS)
