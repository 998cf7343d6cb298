"""The record of the tables of fields: words that are spoken of together."""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Field:
    """A matter with the words in which guidance and those who ask it speak of it.

    The words need not say the same: who speaks of a grave and who speaks of a cemetery speak of
    one matter. A test runs every entry: the question in other words against the text that it is
    about, and the one that it must not be taken for.

    Args:
        name: a unique name.
        words: its words, as base forms.
        text: a rule text in some of the words.
        asks: a question about it in others.
        silent: a question in similar words that is not about it.
    """

    name: str
    words: frozenset[str]
    text: str
    asks: str
    silent: str


def field(name: str, words: str, *, text: str, asks: str, silent: str) -> Field:
    """Return a field whose words are written with spaces between them."""
    return Field(name, frozenset(words.split()), text, asks, silent)
