"""Questions that ask to get in, to texts of whether a way in is open: "Can I **come in**?"."""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.text import key, word_set

# Verbs of going, and where to: "Can I **come in**?"; not "Can I come with you?".
_GOING = word_set("come go get walk drive step cross pass cycle ride")
# Where to: "come **inside**"; not "come home".
_INTO = word_set("in inside through over along across")
# What one gets in by: "the **gate** is locked"; not "the drawer is locked".
_WAYS = frozenset(
    map(
        key,
        ("door", "gate", "entrance", "bridge", "road", "tunnel", "barrier", "path", "turnstile"),
    )
)
_STATES = frozenset(map(key, ("open", "opened", "locked", "unlocked", "shut", "closed", "blocked")))
_LEAVE = frozenset({"can", "may", "could", "will"})
_ASKERS = frozenset({"i", "we"})
_SAID_BY = 6  # words of a question within which it says so


def asks_way_in(known: Set[str], words: Sequence[str]) -> bool:
    """Tell whether a question asks to get in, and a text says when a way in is open or shut.

    Args:
        known: the keys of the rule text.
        words: the lower-cased tokens of the question.

    Example:
        >>> asks_way_in({"gate", "lock", "night"}, "can i come in ?".split())
        True
        >>> asks_way_in({"drawer", "lock", "night"}, "can i come in ?".split())
        False
        >>> asks_way_in({"gate", "lock", "night"}, "can i come with you ?".split())
        False
    """
    opening = words[:1] != () and words[0] in _LEAVE and not _ASKERS.isdisjoint(words[1:2])
    said = words[2:_SAID_BY]
    goes = opening and not _GOING.isdisjoint(said[:1]) and not _INTO.isdisjoint(said)
    return goes and not (_WAYS.isdisjoint(known) or _STATES.isdisjoint(known))
