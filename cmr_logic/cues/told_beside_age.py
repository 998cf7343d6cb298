"""What is said of anyone beside an age: "anyone **aged 18 or over living** in Kent".

That is "anyone aged 18 or over and living in Kent".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import word_set

_AGED = "aged"
# Whoever it may be: "**anyone** aged 18 living here"; not "aged people living here".
_ANYONE = word_set("anyone anybody everyone everybody someone")
# Words of an age or a range of ages: "18 **or over**"; not "18 living".
_OF_AGE = word_set("or and over under to older younger between more") | {"-"}
_LONGEST_AGE = 6  # tokens behind "aged": "between 18 and 30"
SIGNS = frozenset({_AGED})
"""The word of each: "anyone **aged** 18 living here"; not "anyone living here"."""


def told_beside_age(words: Sequence[str]) -> Iterator[Rewriting]:
    """Join what is said of anyone beside an age: "anyone aged 18 to 39 **living** in Kent".

    Example:
        >>> list(told_beside_age("anyone aged 18 or over living in kent may row".split()))
        [(5, 6, ('and', 'living'))]
        >>> list(told_beside_age("anyone aged 18 may row".split()))
        []
        >>> list(told_beside_age("anyone aged 18 or living in kent may row".split()))
        []
    """
    for at in range(1, len(words) - 3):
        if words[at] != _AGED or words[at - 1] not in _ANYONE:
            continue
        near = range(at + 1, min(at + 1 + _LONGEST_AGE, len(words) - 1))
        end = next((i for i in near if not (words[i] in _OF_AGE or words[i][:1].isdigit())), at)
        told = syntax.is_gerund(words[end]) or syntax.is_participle(words[end])
        told = told and words[end - 1] not in syntax.COORDINATORS  # joined as it stands
        if end > at + 1 and told and words[end + 1] in syntax.PREPOSITIONS:
            yield end, end + 1, ("and", words[end])
