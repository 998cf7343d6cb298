"""Deeds that a spared duty leaves out: "You must row. **Pilots need not**" does without "do so"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import places_of

# Ends of what somebody need not do: "pilots **do not have to**"; not "pilots need".
_SPARED = (
    ("need", "not"), ("need", "n't"), ("do", "not", "have", "to"), ("do", "n't", "have", "to"),
    ("does", "not", "have", "to"), ("does", "n't", "have", "to"), ("do", "not", "need", "to"),
    ("do", "n't", "need", "to"), ("does", "not", "need", "to"), ("does", "n't", "need", "to"),
    ("are", "not", "required", "to"), ("are", "not", "obliged", "to"),
)  # fmt: skip
_DO_SO = ("do", "so")
_NOBODY = frozenset({"this", "that", "which", "what", "you", "it", "we"})  # "this you need not"
_SUBJECT = 5  # words of who need not: "pilots with their own boat"
SIGNS = frozenset({"not", "n't", "to"})
"""Words of which each of them has one: "pilots need **not**"; not "pilots need"."""
CLOSER = frozenset((said[-1], stop) for said in _SPARED for stop in (*STOPS, ""))
"""Two words in a row of which each has one, too: "need **not .**"; not "need not row"."""


def deeds_left_out(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each duty that is spared without a verb, with what that comes to.

    Example:
        >>> list(deeds_left_out("you must wear a vest . pilots need not .".split()))
        [(8, 9, ('not', 'do', 'so'))]
        >>> list(deeds_left_out("you must wear a vest ; pilots do not have to .".split()))
        [(5, 6, ('.',)), (10, 11, ('to', 'do', 'so'))]
        >>> list(deeds_left_out("pilots need not .".split()))
        []
        >>> list(deeds_left_out("you must row . this is what pilots need not .".split()))
        []
    """
    for at in places_of(words, SIGNS, 1, len(words)):
        if at + 1 < len(words) and words[at + 1] not in STOPS:
            continue
        said = next((s for s in _SPARED if tuple(words[at + 1 - len(s) : at + 1]) == s), None)
        if said is None:
            continue
        verb, first = at + 1 - len(said), sentence_start(words, at)
        named = words[first:verb]
        if not first or not 0 < len(named) <= _SUBJECT or named[0] in _NOBODY:
            continue
        if words[first - 1] == ";":
            yield first - 1, first, (".",)
        yield at, at + 1, (words[at], *_DO_SO)
