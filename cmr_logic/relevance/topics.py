"""Is a question in other words than a text about the same matter? By the fields of its words.

Who asks "Can my gran have a grave in the military graveyard?" uses none of the words of a text on
burial in national cemeteries. Of what the question names, half must belong to fields that the text
speaks of, and at least one word must do so that the text itself does not say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cmr_logic.relevance.fields import fields
from cmr_logic.relevance.stems import stem
from cmr_logic.relevance.wordlists import LIGHT

_HALF = 2  # one in so many of the words that name a matter must belong to the text's


def is_on_topic(known: Collection[str], content: Iterable[str]) -> bool:
    """Tell whether a question names a matter that a text speaks of in other words.

    Args:
        known: the keys of the words of the text.
        content: the keys of the words by which the question says what it is about.

    Example:
        >>> known = {"widow", "bury", "cemetery"}
        >>> is_on_topic(known, ["grave", "grandmother"]), is_on_topic(known, ["engraver", "shop"])
        (True, False)
    """
    naming = [word for word in content if word not in LIGHT and fields(word)]
    if not naming:
        return False
    own = frozenset().union(*map(fields, known))
    stems = frozenset(map(stem, known))
    said = [word for word in naming if word in known or stem(word) in stems]
    meant = [word for word in naming if word not in said and not own.isdisjoint(fields(word))]
    return bool(meant) and _HALF * (len(said) + len(meant)) >= len(naming)
