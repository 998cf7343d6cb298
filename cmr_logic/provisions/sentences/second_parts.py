"""Ends of sentences that leave out what was said: "You pay £5 **or £9 if you row**"."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

from cmr_logic.provisions.conditions.gapped import gapped_case_at
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.sentences.added_things import added_thing_at, read_added_thing
from cmr_logic.provisions.sentences.denied_beside import denied_beside_at, read_denied_beside
from cmr_logic.provisions.sentences.denied_objects import denied_object_at, read_denied_object
from cmr_logic.provisions.sentences.gapped_cases import read_gapped_case
from cmr_logic.provisions.sentences.other_cases import other_case_at, read_other_case
from cmr_logic.records import record
from cmr_logic.text import Tokens


class _Part(Protocol):
    """The end of a sentence, whose first part ends before an index."""

    @property
    def before(self) -> int: ...


Forms: TypeAlias = tuple[
    tuple[Callable[[Tokens, int, int], _Part | None], Callable[[Draft, Any, int, int], None]], ...
]
"""Where such an end stands in a sentence, and what reads it, once the first part is read."""

WITH_CASES: Forms = (
    (gapped_case_at, read_gapped_case),
    (other_case_at, read_other_case),
    (added_thing_at, read_added_thing),
)
"""Ends with a case of their own."""

DENYING: Forms = ((denied_beside_at, read_denied_beside), (denied_object_at, read_denied_object))
"""Ends that deny a second deed or thing."""


@record(frozen=True, slots=True)
class SecondPart:
    """The end of a sentence that leaves out what its first part says.

    Args:
        before: index after the last token of the first part.
        read: reads the end, once the first part is read.
    """

    before: int
    read: Callable[[], None]


def second_part(draft: Draft, forms: Forms, first: int, last: int) -> SecondPart | None:
    """Return the end of a sentence of some forms, None where it has none.

    Args:
        draft: where it goes.
        forms: the forms.
        first: index of the sentence's first token.
        last: index after its last.
    """
    for part_at, read in forms:
        part = part_at(draft.tokens, first, last)
        if part is not None:
            return SecondPart(part.before, partial(read, draft, part, first, last))
    return None
