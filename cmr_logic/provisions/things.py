"""Lists of things to have or to bring, each a condition of its own: "a badge and a towel"."""

from __future__ import annotations

from dataclasses import dataclass

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.naming import Frame
from cmr_logic.provisions.phrase_heads import head_of_list, joints_of_all
from cmr_logic.text import VERB, classes, word_set

# What opens a thing of a list: "a badge", "your key"; not "such", "every".
_OPENS_THING = word_set("a an the your their its our no one two three four five six some enough at")
# Openings that name what is not known yet, so that no "the" before is their like: "a"; not "your".
_NEW = word_set("a an one two three four five six some enough at")
# Nouns that name a thing without an opening: "proof of age"; not "key".
_PAPERS = word_set("proof evidence permission consent access insurance confirmation details cover")


@dataclass(frozen=True, slots=True)
class Things:
    """A list of things.

    Args:
        head: the index of the first thing.
        joints: the places of what parts them.
    """

    head: int
    joints: tuple[int, ...]


def things_of(scope: Scope, words: Words, frame: Frame) -> Things | None:
    """Return the list of things that a phrase ends in, each a condition of its own, if it does.

    Each later thing opens as one: "your passport and a key", "a badge, a towel and proof of age".
    "Soap and towels" may be one thing. What may belong to one thing is not parted, nor a subject:
    "a garden with a shed and a pond".

    Args:
        scope: the sentence that the phrase stands in.
        words: the phrase.
        frame: the words that it completes.
    """
    joints = joints_of_all(scope, words)
    if not joints:
        return None
    starts = [_past_holes(scope, at + 1) for at in joints]
    if not all(_opens_thing(scope, at) for at in starts):
        return None
    head = _head(scope, words, joints[0], new=scope.words[starts[0]] in _NEW)
    if head is None or (head == words.first and syntax.finite_verb(frame) is None):
        return None
    return Things(head, tuple(joints))


def _head(scope: Scope, words: Words, joint: int, *, new: bool) -> int | None:
    """Return where the first thing begins, None where it belongs to a thing before it.

    Args:
        scope: the sentence.
        words: the phrase.
        joint: the place of the first "and".
        new: the second thing opens as what is not known yet.
    """
    while joint > words.first + 1 and (joint - 1 in scope.holes or scope.words[joint - 1] == ","):
        joint -= 1  # "a badge | (a free one), and a towel"
    head = head_of_list(scope.words, words.first, joint)
    while head > words.first and "'s" in scope.words[head - 1 : head + 1]:
        head = head_of_list(scope.words, words.first, head - 1)  # "the owner's | key"
    if head == 0 or scope.words[head - 1] not in syntax.PREPOSITIONS:
        return head
    if not new or scope.words[head] in _NEW:
        return None  # "a garden with a shed and a pond"
    # "a letter from **the** owner and **a** badge": only the letter is its like
    first = _past_verb(scope, words)
    return next((at for at in range(head - 1, first, -1) if scope.words[at] in _NEW), first)


def _past_verb(scope: Scope, words: Words) -> int:
    """Return where a phrase goes on behind the verb that it may begin with: "have | a badge"."""
    opening = scope.words[words.first]
    verb = VERB in classes(opening) and not syntax.is_participle(opening)
    return words.first + verb


def _opens_thing(scope: Scope, at: int) -> bool:
    word = scope.words[at]
    return word in _OPENS_THING or word in _PAPERS or word[0].isdigit()


def _past_holes(scope: Scope, index: int) -> int:
    while index in scope.holes:
        index += 1
    return index
