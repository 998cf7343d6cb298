"""Which words are spoken of together: reviewed tables of fields, by domain.

They say no more than that a question and a text may be about one matter; what says the same is in
:mod:`cmr_logic.relevance.wordlists`. The idea is that of a thesaurus by topics (Roget 1852).
"""

from __future__ import annotations

from functools import cache
from itertools import chain

from cmr_logic.relevance.fields.food import FOOD
from cmr_logic.relevance.fields.health import HEALTH
from cmr_logic.relevance.fields.homes import HOMES
from cmr_logic.relevance.fields.law import LAW
from cmr_logic.relevance.fields.learning import LEARNING
from cmr_logic.relevance.fields.leisure import LEISURE
from cmr_logic.relevance.fields.model import Field
from cmr_logic.relevance.fields.money import MONEY
from cmr_logic.relevance.fields.nature import NATURE
from cmr_logic.relevance.fields.people import PEOPLE
from cmr_logic.relevance.fields.sport import SPORT
from cmr_logic.relevance.fields.transport import TRANSPORT
from cmr_logic.relevance.fields.working import WORKING
from cmr_logic.relevance.wordlists import GIVEN
from cmr_logic.text import key

FIELDS: tuple[Field, ...] = tuple(
    chain(
        HOMES,
        HEALTH,
        NATURE,
        TRANSPORT,
        FOOD,
        LEARNING,
        WORKING,
        MONEY,
        LAW,
        SPORT,
        LEISURE,
        PEOPLE,
    )
)


@cache
def _by_key() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for field in FIELDS:
        for word in field.words:
            found.setdefault(key(word), set()).add(field.name)
    return {word: frozenset(names) for word, names in found.items()}


def fields(word: str) -> frozenset[str]:
    """Return the names of the fields that a word belongs to.

    Args:
        word: a key (:func:`cmr_logic.text.key`).

    Example:
        >>> sorted(fields("coffin")), sorted(fields("the"))
        (['burial', 'burial of the dead'], [])
    """
    return frozenset() if word in GIVEN else _by_key().get(word, frozenset())
