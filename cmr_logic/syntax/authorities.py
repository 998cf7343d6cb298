"""Bodies and officers who must give or refuse something: "the board **shall** grant it"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.wordlists import AUTHORITIES, GIVING, NEGATIONS
from cmr_logic.text import VERB, bases


def authority_gives(words: Sequence[str], modal: int) -> bool:
    """Tell whether a body or officer must give or refuse something: "the board **shall** grant it".

    So one must where something "shall be granted", by whomever.

    Args:
        words: the words around it.
        modal: where the verb begins.

    Example:
        >>> authority_gives("the board shall grant a permit to".split(), 2)
        True
        >>> authority_gives("the owner shall grant a right to".split(), 2)
        False
        >>> authority_gives("no permit shall be issued to".split(), 2)
        True
    """
    by_authority = modal > 0 and words[modal - 1] in AUTHORITIES
    if not by_authority and words[modal] != "shall":
        return False
    behind = [word for word in words[modal + 1 : modal + 4] if word not in NEGATIONS]
    if words[modal] == "shall" and behind[:1] == ["be"] and behind[1:]:
        return not GIVING.isdisjoint(bases(behind[1], VERB))
    return by_authority and not GIVING.isdisjoint(behind[:1])
