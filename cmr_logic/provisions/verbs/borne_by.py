"""Duties that name behind "by" whom they bind: "The fee **must be paid by** skippers and pilots".

Who has to do it is what such a sentence says. "The hut must be built by joiners" demands joiners.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.people_nouns import ANYBODY
from cmr_logic.text import word_set

# What those do whom a duty binds: "must be **paid** by"; not "must be built by".
_BORNE = word_set("paid completed worn carried filed obtained bought purchased followed observed")
_BY, _BE, _ONLY = "by", "be", "only"
# Words that open a duty before "be": "**must** be paid"; not "can be paid".
_DUTY = frozenset({"must", "shall"})
_EACH = frozenset({"all", "any", "every", "each", "both"})
_LAST = 4  # words up to the first noun for people: "by full-time skilled **workers**"


def binds_some(said: Sequence[str]) -> bool:
    """Tell whether words from a predicate on say whom a duty binds.

    Args:
        said: the lower-cased words.

    Example:
        >>> binds_some("must be paid by skippers and pilots".split())
        True
        >>> binds_some("must be paid by noon".split())
        False
        >>> binds_some("must be built by pilots".split())
        False
        >>> binds_some("must be completed by your doctor".split())
        False
    """
    if _BY not in said:
        return False
    at = list(said).index(_BY)
    if at < 3 or said[at - 2] != _BE or said[at - 3] not in _DUTY:  # noqa: PLR2004 (must be paid)
        return False
    if said[at - 1] not in _BORNE and said[-1] != _ONLY:
        return False
    named = said[at + 1 : at + 1 + _LAST]
    if not named or (named[0] in syntax.DETERMINERS and named[0] not in _EACH | ANYBODY):
        return False
    return any(
        word in ANYBODY or (is_person(word) and (syntax.is_plural_noun(word) or named[0] in _EACH))
        for word in named
    )
