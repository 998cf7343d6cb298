"""Who "she" or "it" is, where a question names one person or thing and the story nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic.provisions.naming import is_person
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.reading import tokens_of
from cmr_logic.scenario.relations import covers, word_key
from cmr_logic.scenario.statement import Statement, Subject, Who
from cmr_logic.text import word_set

_MALE = word_set("son father dad husband brother grandson nephew uncle grandfather boy man")
_FEMALE = word_set("daughter mother mum mom wife sister granddaughter niece aunt girl woman")
_OTHERS = {"she": _MALE, "he": _FEMALE}
# Words for persons that name nobody: "people say", "children like it".
_NOBODY = word_set("people person everyone everybody someone somebody anyone anybody nobody")


def resolved(
    statements: Sequence[Statement], story: str, asked: Subject | None
) -> Sequence[Statement]:
    """Return statements about "she" or "he" as being about whom a question names.

    Where a story names somebody else as well, a pronoun may be theirs, and stays open.

    Args:
        statements: those of a story.
        story: its text.
        asked: on whose behalf the question is asked, if anybody's.

    Example:
        >>> from cmr_logic.scenario.reading import read
        >>> from cmr_logic.scenario.subjects import asked_of
        >>> daughter = asked_of("Can my daughter join?")
        >>> def heads(story):
        ...     return [s.subject.head for s in resolved(read(story), story, daughter)]
        >>> heads("She's seven."), heads("My sister sings. She's seven."), heads("He's seven.")
        (['daughter'], ['sister', ''], [''])
    """
    if asked is None or not _alone(story, asked.head):
        return statements
    return [_resolved(told, story, asked) for told in statements]


def _alone(story: str, head: str) -> bool:
    """Tell whether a story names nobody but one person, by any noun for them, and who tells it."""
    words = tokens_of(story).words
    named = {word_key(word) for word in words if is_person(word) or word_key(word) in lists.KIN}
    others = named - {"", head} - _NOBODY
    return not any(not covers((head,), key) and not covers((key,), head) for key in others)


def _resolved(told: Statement, story: str, asked: Subject) -> Statement:
    if told.subject != Subject(Who.UNKNOWN):
        return told
    opening = told.quoted(story).lower().replace("’", "'").split("'")[0].split()
    other = asked.head in _OTHERS.get(opening[0] if opening else "", frozenset())
    return told if other else replace(told, subject=asked)
