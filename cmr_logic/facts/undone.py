"""What is still to be done, was missed, or is too much to do: "you **still have to** sign it"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.facts.denying_forms import without_prefix
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import key, keys

_TO = "to"
_STILL = frozenset({"yet", "still"})  # before "to": it is not so: "**yet** to begin"; not "so"
# What one who has not done it yet does, before "to": "still **need** to sign"; not "still like".
_OWING = frozenset({"have", "has", "had", "need", "needs", "needed", "got", "waiting", "due"})
_WAITING = frozenset({"waiting", "awaiting"})  # of what has not come: "**waiting** for it"
# "**missed** the talk"; not "missing a page"
_MISSING = frozenset({"miss", "missed", "misses", "skip", "skips", "skipped"})
# Verbs by which a deed is left, before it or its thing: "**avoid** paying"; not "save paying".
_SHUNNING = frozenset(
    {"avoid", "avoids", "avoided", "avoiding", "escape", "escaped"}
    | {"refuse", "refuses", "refused", "refusing"}
    | {"forget", "forgets", "forgot", "forgotten", "neglect", "neglects", "neglected"}
)
_GIVING_UP = frozenset({"give", "gives", "gave", "given", "giving"})  # "**given** up smoking"
_UP = "up"
_TOO = "too"  # "**too** heavy to carry"
_NEAR = 6  # words behind such a word among which stands the deed


def is_left_undone(
    words: Sequence[str], at: int, other: Sequence[str], *, stated: bool = False
) -> bool:
    """Tell whether a word of a text says that what another text says is not done, or not yet.

    Args:
        words: the words of a text.
        at: where the word stands.
        other: the words of the text that it is held against.
        stated: the first text is the statement of a clause: what people "still need to" do there
            is what it asks of them.

    Example:
        >>> asked = "do you still have to sign the form".split()
        >>> is_left_undone(asked, 2, "you have signed the form".split())
        True
        >>> is_left_undone(asked, 2, "you still have the form".split())
        False
        >>> asked = "is it too heavy for you to lift".split()
        >>> is_left_undone(asked, 2, "you can lift it".split())
        True
    """
    word = words[at]
    after = words[at + 1 : at + 1 + _NEAR]
    if word in _STILL:
        owing = not stated and not _OWING.isdisjoint(after[:1])
        deed = _behind_to(after) if after[:1] == (_TO,) or owing else ()
        return _STILL.isdisjoint(other) and _says(deed, other)
    if word in _WAITING:
        return _WAITING.isdisjoint(other) and _says(_behind_to(after), other)
    if word in _MISSING:
        return _MISSING.isdisjoint(other) and "missing" not in other and _says(after, other)
    if word in _SHUNNING:
        return _SHUNNING.isdisjoint(other) and _says(_behind_to(after) or after, other)
    if word in _GIVING_UP and after[:1] == (_UP,):
        return _UP not in other and _says(after[1:], other)
    return word == _TOO and _TOO not in other and _says(_behind_to(after)[:2], other)


def _behind_to(words: Sequence[str]) -> Sequence[str]:
    """Return what stands behind "to"; () where no such word is there."""
    return words[words.index(_TO) + 1 :] if _TO in words else ()


def _says(deed: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether the first word with content of a deed is said on the other side."""
    first = next(filter(None, map(key, deed)), "")
    said = keys(other)
    stems = frozenset(map(stem, said | (frozenset(map(without_prefix, said)) - {""})))
    return first != "" and is_said_in(first, stems)
