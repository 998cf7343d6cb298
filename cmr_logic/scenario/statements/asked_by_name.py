"""Whom a question names, as a story tells who that is: "Can Rex stay?", of "my dog Rex"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import classes, words_in

# A name where the subject of a question stands: "Can **Rex** stay?"; not "Can I stay?".
_NAMED = re.compile(r"^[A-Z][a-z]+\s(?P<name>[A-Z][a-z]+)\s(?=[a-z])")


def asked_by_name(question: str, statements: Iterable[Statement], story: str) -> Subject | None:
    """Return the animal or thing of one's own that a question names; None for none.

    Args:
        question: what is asked.
        statements: those of a story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def head(story, question="Can Rex stay?"):
        ...     found = asked_by_name(question, read(story), story)
        ...     return None if found is None else found.head
        >>> head("My dog Rex barks."), head("Rex is ill."), head("My dog barks.")
        ('dog', 'rex', None)
    """
    match = _NAMED.match(question)
    if match is None or not _is_name(match["name"]):
        return None
    name = match["name"].lower()
    for told in statements:
        if told.subject.person or told.subject.who not in (Who.OWN, Who.OTHER):
            continue
        words = words_in(told.quoted(story).lower())
        owned = words[:1] and words[0] in lists.OWNERS and words[2:3] == (name,)
        if owned or (words[:1] == (name,) and told.subject.keys == {told.subject.head}):
            return told.subject
    return None


def person_by_name(question: str) -> Subject | None:
    """Return the person whom a question names by a common name; None for nobody.

    Args:
        question: what is asked.

    Example:
        >>> person_by_name("Can Tom stay?").head, person_by_name("Can Medicare stay?")
        ('tom', None)
    """
    match = _NAMED.match(question)
    name = "" if match is None else match["name"].lower()
    if name not in lists.GIVEN_NAMES:
        return None
    return Subject(Who.OTHER, name, frozenset({name}), person=True)


def _is_name(word: str) -> bool:
    return not classes(word.lower()) or word.lower() in lists.GIVEN_NAMES
