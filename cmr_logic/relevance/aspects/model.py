"""The record of the tables of aspects: what is asked, and what a text that speaks of it says."""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Aspect:
    """A matter of its own that may be asked of whatever a text is about.

    Args:
        name: a unique name.
        deeds: verbs by which it is asked for, as base forms; a particle stands behind "_".
        objects: the nouns that such a verb must have as its object, if any are listed.
        things: nouns by which alone it is asked for, as the object of any verb.
        manners: words by which it is asked for wherever they stand.
        said: what else a text says that speaks of it.
        demanded: it is one only where a question asks what must be done.
        due: what its deed has as an object is due, so that a text that names it speaks of it.
        there: it is done in a place, so that a text that lets people in speaks of it.
        text: a text that does not speak of it.
        asks: a question for it.
        speaks: a text that does, so that it may answer the question.
    """

    name: str
    deeds: frozenset[str]
    objects: frozenset[str]
    things: frozenset[str]
    manners: frozenset[str]
    said: frozenset[str]
    demanded: bool
    due: bool
    there: bool
    text: str
    asks: str
    speaks: str


def aspect(  # noqa: PLR0913 - the fields of an entry, by name
    name: str,
    *,
    deeds: str = "",
    objects: str = "",
    things: str = "",
    manners: str = "",
    said: str,
    demanded: bool = False,
    due: bool = False,
    there: bool = False,
    text: str,
    asks: str,
    speaks: str,
) -> Aspect:
    """Return an aspect whose words are written with spaces between them."""
    return Aspect(
        name,
        frozenset(deeds.split()),
        frozenset(objects.split()),
        frozenset(things.split()),
        frozenset(manners.split()),
        frozenset(said.split()),
        demanded,
        due,
        there,
        text,
        asks,
        speaks,
    )
