"""Roles that a text speaks of as "it": "**An employer** is liable if **it** paid wages".

Whoever asks has the role, as where the text says "they".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

# Roles that bodies have as well as people: "an **employer** … it"; not "a boat … it".
_ROLES = word_set(
    "employer borrower applicant lender operator producer trader contractor supplier importer "
    "exporter manufacturer retailer recipient sponsor landlord wholesaler grower processor"
)
_BEFORE = word_set("a an each every any the")
_OPENERS = word_set("if unless when where that")
# What such a body does, and no thing: "it **paid** wages"; not "it is new".
_DEEDS = word_set(
    "paid pays employed employs owned owns operated operates hired hires received receives sells "
    "sold imported imports applies applied agrees agreed meets met holds held provides provided "
    "produces produced registers registered files filed"
)
_IT, _ONE = "it", ("he",)
SIGNS = frozenset({_IT})
"""The word of each: "if **it** paid wages"; not "if they paid wages"."""
CLOSER = in_row((_IT,), _DEEDS)
"""Signs of which each has one, too: "**it paid** wages"; not "it is paid"."""


def roles_as_it(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "it" that stands for the role that opens its sentence, with "he" in its place.

    Example:
        >>> list(roles_as_it("an employer pays a levy if it employed a cook .".split()))
        [(6, 7, ('he',))]
        >>> list(roles_as_it("an employer pays a levy if it is due .".split()))
        []
        >>> list(roles_as_it("a boat pays a levy if it holds a cook .".split()))
        []
    """
    for role in places_of(words, _ROLES, 1):
        opens = words[role - 1] in _BEFORE and (role == 1 or words[role - 2] in STOPS)
        if not opens or syntax.is_plural_noun(words[role]):
            continue
        for at in range(role + 2, sentence_end(words, role) - 1):
            if words[at] == _IT and words[at - 1] in _OPENERS and words[at + 1] in _DEEDS:
                yield at, at + 1, _ONE
