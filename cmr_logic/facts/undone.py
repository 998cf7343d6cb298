"""What is still to be done, was missed, or is too much to do: "you **still have to** sign it"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cmr_logic.facts.contraries import says_by_pairs
from cmr_logic.facts.denying_forms import without_prefix
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import ADJECTIVE, classes, key, keys
from cmr_logic.text.number_names import SMALL

_TO = "to"
_STILL = frozenset({"yet", "still"})  # before "to": it is not so: "**yet** to begin"; not "so"
# What one who has not done it yet does, before "to": "still **need** to sign"; not "still like".
_OWING = frozenset({"have", "has", "had", "need", "needs", "needed", "got", "waiting", "due"})
_WAITING = frozenset({"waiting", "awaiting"})  # of what has not come: "**waiting** for it"
# "**missed** the talk"; not "missing a page"
_MISSING = frozenset({"miss", "missed", "misses", "skipped"})
# Verbs before a deed, or its thing, that is left: "**avoid** paying"; not "save paying".
_EVADING = frozenset({"avoid", "avoids", "avoided", "avoiding", "escape", "escaped"})
# Those, and the ones that leave it before "to": "**forgot** to pay"; not "recall paying".
_SHUNNING = frozenset(
    _EVADING
    | {"refuse", "refuses", "refused", "refusing"}
    | {"forget", "forgets", "forgot", "forgotten", "neglect", "neglects", "neglected"}
)
_GIVING_UP = frozenset({"give", "gives", "gave", "given", "giving"})  # "**given** up smoking"
_UP, _LESS, _THAN = "up", "less", "than"
_GONE = "missing"  # "the form is **missing**"
_FOUND = frozenset(
    {"complete", "missing", "lost", "found", "find", "lose", "gone", "named", "listed", "shown"}
).union(_MISSING)
# Verbs that say little of the deed: "still have to **take** it", of "passed it"; not "sign it".
_LIGHT = frozenset({"take", "do", "get", "have", "make", "go", "be"})
# Words of amounts, which "less than" compares with: "less than **half**"; not "honest".
_COUNTING = frozenset(SMALL) | {"half", "full", "double", "annual", "average", "minimum", "maximum"}
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
    if stated and words[at] in _STILL and words[at + 1 : at + 2] != (_TO,):
        return False
    if words[at] == _GONE and says_by_pairs(" ".join(words), " ".join(other)):
        return False
    for heads, apart, deed in _TURNS:
        if words[at] in heads:
            return apart.isdisjoint(other) and _says(deed(words, at), other)
    return False


def _near(words: Sequence[str], at: int) -> Sequence[str]:
    return words[at + 1 : at + 1 + _NEAR]


def _owed(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the deed of "still **to sign**", "still have **to sign**"."""
    after = _near(words, at)
    owing = after[:1] == (_TO,) or not _OWING.isdisjoint(after[:1])
    return _behind_to(after) if owing else ()


def _awaited(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the deed of "waiting for it **to come**"."""
    return _behind_to(_near(words, at))


def _shunned(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the deed of "forgot **to sign**", "avoid **signing**"."""
    after = _near(words, at)
    return after if words[at] in _EVADING else _behind_to(after)


def _given_up(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the deed of "given up **smoking**"."""
    after = _near(words, at)
    return after[1:] if after[:1] == (_UP,) else ()


def _too_much(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the deed of "too heavy **to carry**"."""
    return _behind_to(_near(words, at))[:2]


def _not_quite(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the quality of "less than **honest**"; nothing of "less than 3"."""
    quality = words[at + 2 : at + 3]
    if words[at + 1 : at + 2] != (_THAN,) or not quality or not quality[0].isalpha():
        return ()
    return quality if ADJECTIVE in classes(quality[0]) and quality[0] not in _COUNTING else ()


# The words, those beside which they say nothing in the other text, and how the deed is found.
_TURNS: tuple[tuple[frozenset[str], frozenset[str], Callable[..., Sequence[str]]], ...] = (
    (_STILL, _STILL, _owed),
    (_WAITING, _WAITING, _awaited),
    (_MISSING, _FOUND, _near),
    (frozenset({_GONE}), _FOUND, lambda words, _: words[1:]),
    (_SHUNNING, _SHUNNING, _shunned),
    (_GIVING_UP, frozenset({_UP}), _given_up),
    (frozenset({_TOO}), frozenset({_TOO}), _too_much),
    (frozenset({_LESS}), frozenset({_LESS}), _not_quite),
)


def _behind_to(words: Sequence[str]) -> Sequence[str]:
    """Return what stands behind "to"; () where no such word is there."""
    return words[words.index(_TO) + 1 :] if _TO in words else ()


def _says(deed: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether the first word with content of a deed is said on the other side."""
    found = [k for k in map(key, deed) if k]
    first = next((k for k in found if k not in _LIGHT), found[0] if found else "")
    said = keys(other)
    stems = frozenset(map(stem, said | (frozenset(map(without_prefix, said)) - {""})))
    return first != "" and is_said_in(first, stems)
