"""A thing denied beside one that is granted: "You pay for parts**, but not for labour**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import cues, syntax
from cmr_logic.expression import Constant
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.sentences.second_provisions import but_not_at, opposite
from cmr_logic.records import record
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import Tokens

# Prepositions of what a deed is about: "pay **for** parts"; not "row **on** the lake", a place.
_OF_THINGS = frozenset({"for", "with", "towards"})
_ALWAYS = Constant(True)
_LONGEST = 4  # tokens of a thing: "the cost of repairs"


@record(frozen=True, slots=True)
class DeniedObject:
    """Where a sentence denies of a second thing what it says of a first.

    Args:
        thing: index of the preposition of the first thing.
        before: index after the last token of what is said of it.
        start: index of the preposition of the second thing.
    """

    thing: int
    before: int
    start: int


def denied_object_at(tokens: Tokens, first: int, last: int) -> DeniedObject | None:
    """Return where a sentence denies something of a second thing, None where it does not.

    The preposition before both is the same, and neither is a person or a time.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You pay for parts, but not for labour.")
        >>> denied_object_at(tokens, 0, len(tokens))
        DeniedObject(thing=2, before=4, start=7)
        >>> tokens = tokenize("You pay for parts, but not for longer than a year.")
        >>> denied_object_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    at = but_not_at(words, first, last)
    if at is None or words[at + 2] not in _OF_THINGS:
        return None
    start, before = at + 2, at - (words[at - 1] == ",")
    thing = next((i for i in range(before - 1, first, -1) if words[i] == words[start]), None)
    verb = None if thing is None else syntax.finite_verb(words, first, thing)
    if thing is None or verb is None or not syntax.DETERMINERS.isdisjoint(words[verb:thing]):
        return None  # "you can hire the hall for balls but not for fairs": it tells uses apart
    if words[verb] in syntax.BE and words[first] not in syntax.NOMINATIVES:
        return None  # "the pass is valid for boats but not for rafts": it tells kinds apart
    end = last - (words[last - 1] == ".")
    things = (words[thing + 1 : before], words[start + 1 : end])
    if not all(map(_is_thing, things)):
        return None
    return None if cues.match_all(words, start + 1, last) else DeniedObject(thing, before, start)


def _is_thing(words: tuple[str, ...]) -> bool:
    """Tell whether words name a thing, and neither a person nor a time."""
    head = syntax.noun_head(words) if 0 < len(words) <= _LONGEST else None
    if head is None or "," in words or any(word[:1].isdigit() for word in words):
        return False
    people = any(map(is_person, words))
    return not people and TIMES.isdisjoint(words) and syntax.finite_verb(words) is None


def read_denied_object(draft: Draft, denied: DeniedObject, first: int, last: int) -> None:
    """Read the thing that a sentence denies: the opposite of the provision before, of another one.

    Args:
        draft: where it goes; what stands before was read last.
        denied: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    if not draft.provisions:
        return
    before, words = draft.provisions[-1], draft.words
    if before.implied is not None:
        before = replace(before, implied=_ALWAYS)  # the sentence says it of the one thing
        draft.provisions[-1] = before
    span, conclusion = draft.chars(denied.start, last), draft.chars(first, last)  # with their verb
    said = (*words[first : denied.thing], *words[denied.start : last])
    draft.provisions.append(opposite(before, span, conclusion, said))
