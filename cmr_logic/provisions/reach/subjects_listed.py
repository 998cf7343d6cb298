"""Subjects that a list completes: "**Citizens of** the following countries need a visa: …"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC

_HAVING = ("with",)  # before what people have: "people **with** one of these illnesses"
_YOU_ARE, _YOU_HAVE, _IT_IS = ("you", "are"), ("you", "have"), ("it", "is")


def frame_of_listed(before: Frame) -> Frame:
    """Return what is said by each item of a list that completes a subject; nothing for no such one.

    Args:
        before: the words of the subject ahead of what stands for the list.

    Example:
        >>> frame_of_listed(("citizens", "of")), frame_of_listed(("people", "with"))
        (('you', 'are', 'citizens', 'of'), ('you', 'have'))
        >>> frame_of_listed(("shops", "in")), frame_of_listed(("the",))
        (('it', 'is', 'in'), ())
    """
    if len(before) < 2 or before[-1] not in syntax.PREPOSITIONS:  # noqa: PLR2004 - whose, and "of"
        return ()
    named = before[:-1]
    if not is_person(named[-1]):
        return (*_IT_IS, before[-1]) if before[-1] in syntax.OF_PLACES else ()
    if before[-1:] == _HAVING:
        return _YOU_HAVE
    nobody = named[-1] in GENERIC or named[-1] in ANYBODY
    return (*_YOU_ARE, before[-1]) if nobody else (*_YOU_ARE, *before)
