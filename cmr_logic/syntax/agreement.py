"""Persons of verbs: which form stands behind "you", and which behind "he", "she" or "it"."""

from __future__ import annotations

from cmr_logic.syntax.wordlists import AUXILIARIES
from cmr_logic.text import VERB, bases
from cmr_logic.text.word_classes import HISSING

# Base forms that the tables list only as forms of rarer verbs ("rent" as the past of "rend").
_BASES = {"rent": ("rent",), "lay": ("lay",), "wound": ("wound",)}
_PERSONS = {
    "have": "has",
    "be": "is",
    "are": "is",
    "were": "was",
    "do": "does",
    "'re": "is",
    "'ve": "has",
}


def verb_bases(word: str) -> tuple[str, ...]:
    """Return the base forms of a form of a verb, the commonest verb first.

    Example:
        >>> verb_bases("rented"), verb_bases("rent")
        (('rent',), ('rent',))
    """
    return _BASES.get(word) or bases(word, VERB)


def third_person(verb: str) -> str:
    """Return the form of a verb after "he", "she" or "it"; a form that has one already stays.

    Example:
        >>> third_person("live"), third_person("have"), third_person("study"), third_person("paid")
        ('lives', 'has', 'studies', 'paid')
    """
    if verb in _PERSONS:
        return _PERSONS[verb]
    if verb in AUXILIARIES:
        return verb
    if verb not in verb_bases(verb):
        return verb
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(HISSING) else "s")
