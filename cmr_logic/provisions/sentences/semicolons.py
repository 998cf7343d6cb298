"""Statements that a semicolon parts from the one before: "Crews can row; guests cannot"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.sentences.orders import order_begins
from cmr_logic.text import sentence_ends, word_set

# Words that open a statement which answers the one before: "; **everyone else** pays"; not "you".
_OPENS_ANEW = word_set(
    "otherwise however everyone everybody others nobody nor this these instead therefore"
)
# Verbs of statements about what may or has to be done: "; guests **cannot**"; not "; guests row".
_RULES = (
    syntax.MODALS
    | syntax.DO
    | {"ca", "need", "needs", "required", "allowed", "eligible", "entitled"}
)
_GROUP = 3  # tokens of a verb with what it governs: "are not allowed"


def statement_ends(draft: Draft, first: int, last: int) -> Iterator[int]:
    """Yield the index after each sentence, and after each statement that ends in a semicolon.

    A semicolon parts the items of a list as well, behind a colon or with "and" or "or" before the
    last: "if you swim; row; or sail". It ends a statement where the next one answers it ("otherwise
    …") or says with a subject of its own what may or has to be done.

    Args:
        draft: the rule while it is read.
        first: index of the first token of a paragraph.
        last: index after the last.
    """
    start = first
    for end in sentence_ends(draft.tokens, first, last):
        yield from _inner_ends(draft.words, start, end)
        yield end
        start = end


def _inner_ends(words: tuple[str, ...], first: int, last: int) -> Iterator[int]:
    """Yield the index after each semicolon of a sentence that ends a statement."""
    if ";" not in words[first : last - 1]:
        return
    places = [at for at in range(first, last - 1) if words[at] == ";"]
    if ":" in words[first : places[-1]]:
        return
    listed = any(words[at + 1] in syntax.COORDINATORS for at in places)
    if len(places) == 1 and not listed and order_begins(words, places[0] + 1, last) is not None:
        yield places[0] + 1  # "if you are ill; ring us instead"
        return
    for at, end in zip(places, [*places[1:], last], strict=True):
        if words[at + 1] in _OPENS_ANEW or (not listed and lays_down(words, at + 1, end)):
            yield at + 1


def lays_down(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether words say with a subject of their own what may or has to be done.

    Example:
        >>> lays_down("guests cannot row".split(), 0, 3), lays_down("guests row".split(), 0, 2)
        (True, False)
    """
    if syntax.starts_verb_phrase(words, first, last) or words[first] in syntax.PREPOSITIONS:
        return False
    verb = syntax.finite_verb(words, first, last)
    return verb is not None and not _RULES.isdisjoint(words[verb : min(last, verb + _GROUP)])
