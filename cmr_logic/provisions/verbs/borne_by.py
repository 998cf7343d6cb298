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
_BORNE = word_set(
    "paid completed worn carried filed obtained bought purchased followed observed filled"
)
_BY, _BE, _ONLY = "by", "be", "only"
# Words that open a duty before "be": "**must** be paid"; not "can be paid".
_DUTY = frozenset({"must", "shall"})
_NEEDED = frozenset({"needed", "required"})
_HAVING_TO = frozenset({("has", "to"), ("have", "to")})  # "**have to** be worn"
_SOME = frozenset({"someone", "both"})  # of whom one is needed: "signed by **someone** who rows"
_EACH = frozenset({"all", "any", "every", "each", "both"})
_LAST = 4  # words up to the first noun for people: "by full-time skilled **workers**"


def binds_some(said: Sequence[str]) -> bool:
    """Tell whether words from a predicate on say whom a duty binds.

    Args:
        said: the lower-cased words.

    Example:
        >>> binds_some("must be paid by skippers and pilots".split())
        True
        >>> binds_some("has to be filled in by every person who rows".split())
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
    named = said[at + 1 : at + 1 + _LAST]
    if at > 1 and said[at - 1] in _NEEDED and said[at - 2] in syntax.BE:
        return _names_some(named)  # "a pass **is needed by** skippers"
    at -= not syntax.is_participle(said[at - 1])  # "filled **in** by"
    if at < 3 or said[at - 2] != _BE or not _is_duty(said[: at - 2]):  # noqa: PLR2004 (must be paid)
        return False
    anybody = named[:1] != () and named[0] in (ANYBODY | _EACH) - _SOME
    if said[at - 1] not in _BORNE and said[-1] != _ONLY and not anybody:
        return False
    return _names_some(named)


def _names_some(named: Sequence[str]) -> bool:
    """Tell whether words name several people, or all of a kind: "skippers"; not "your doctor"."""
    if not named or (named[0] in syntax.DETERMINERS and named[0] not in _EACH | ANYBODY):
        return False
    return any(
        word in ANYBODY or (is_person(word) and (syntax.is_plural_noun(word) or named[0] in _EACH))
        for word in named
    )


def _is_duty(before: Sequence[str]) -> bool:
    """Tell whether words before "be" demand what follows: "**must** be paid", "**has to** be"."""
    return before[-1] in _DUTY or tuple(before[-2:]) in _HAVING_TO
