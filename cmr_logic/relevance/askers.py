"""For whom a question asks: "Can **my organisation** apply?" of a text for public bodies.

What whoever asks calls their own body is one of those that the text names, if it names any.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.text import NOUN, classes, key, word_set

BODIES = word_set(
    "organization organisation business company group agency institution association school "
    "cooperative charity tribe nonprofit club society corporation partnership firm body entity "
    "municipality department authority enterprise"
)
"""Bodies that people ask for, and that texts are for: "our **club**"; not "our boat"."""

_OWN = frozenset({"my", "our"})
_START = 5  # words of a question that its subject ends within: "Does our local club qualify"


def bodies_asked_for(words: Sequence[str], known: Set[str]) -> frozenset[str]:
    """Return the keys of the body that a question asks for, where a text names bodies.

    Args:
        words: the lower-cased tokens of a question.
        known: the keys of the text.

    Example:
        >>> sorted(bodies_asked_for("can our club apply ?".split(), {"charity", "grant"}))
        ['club']
        >>> sorted(bodies_asked_for("can our club apply ?".split(), {"boat", "grant"}))
        []
    """
    at = next((at for at, word in enumerate(words[:_START]) if word in _OWN), None)
    if at is None or BODIES.isdisjoint(known):
        return frozenset()
    behind = words[at + 1 : _START]
    found = (i for i, word in enumerate(behind) if key(word) in BODIES)
    last = next(found, None)
    if last is None or key(behind[last]) in known:
        return frozenset()
    if NOUN in classes(behind[last + 1] if last + 1 < len(behind) else "."):
        return frozenset()  # "our club house"
    return frozenset({key(behind[last])})
