"""A deed that is denied beside one that is granted: "Guests may borrow **but not sell** books"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import cues, syntax
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.sentences.second_provisions import but_not_at, opposite
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, Tokens, bases, classes, keys

# What follows a verb that has an object, so that it is no noun: "lend **it**", "sell **your** key".
_OBJECTS = syntax.DETERMINERS | syntax.OBJECT_PRONOUNS
_LIMITING = frozenset({Effect.IF, Effect.UNLESS, Effect.PURPOSE, Effect.SAME, Effect.OPPOSITE})


@record(frozen=True, slots=True)
class DeniedBeside:
    """Where a sentence denies a second deed of its subject.

    Args:
        verb: index of the first verb of meaning, in whose place the second stands.
        before: index after the last token of what is granted.
        start: index of the second verb.
        shared: index of the object of both verbs, that after the sentence where they share none.
    """

    verb: int
    before: int
    start: int
    shared: int


def denied_beside_at(tokens: Tokens, first: int, last: int) -> DeniedBeside | None:
    """Return where a sentence denies a second deed behind "but not", None where it denies none.

    The second verb has the form of the first, and is no noun that could be its object.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Sale goods can be changed but not refunded.")
        >>> denied_beside_at(tokens, 0, len(tokens))
        DeniedBeside(verb=4, before=5, start=7, shared=8)
        >>> tokens = tokenize("You can bring food but not drink.")
        >>> denied_beside_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    at = but_not_at(words, first, last)
    finite = None if at is None else syntax.finite_verb(words, first, at)
    if at is None or finite is None:
        return None
    verb = finite + 1
    while verb < at and (syntax.is_adverb(words[verb]) or words[verb] == "be"):
        verb += 1
    start, before = at + 2, at - (words[at - 1] == ",")
    passive = words[verb - 1] in syntax.BE | {"be"} or words[finite] in syntax.BE
    if verb >= before or not _is_like(words, verb, start, passive=passive):
        return None
    adjacent = verb + 1 == before
    object_follows = words[start + 1] in _OBJECTS
    if not (passive or adjacent or object_follows or NOUN not in classes(words[start])):
        return None
    found = cues.match_all(words, start, last).values()
    if any(cue.effect in _LIMITING for cue, _ in found):
        return None  # "… but not sell books if they row": the case may be one of both
    end = last - (words[last - 1] == ".")
    return DeniedBeside(verb, before, start, start + 1 if adjacent and not passive else end)


def _is_like(words: Sequence[str], verb: int, start: int, *, passive: bool) -> bool:
    """Tell whether two verbs have one form: "be **changed** but not **refunded**"."""
    if passive:
        return syntax.is_participle(words[verb]) and syntax.is_participle(words[start])
    return all(
        VERB in classes(words[i]) and words[i] in bases(words[i], VERB) for i in (verb, start)
    )


def read_denied_beside(draft: Draft, denied: DeniedBeside, first: int, last: int) -> None:
    """Read the deed that a sentence denies: the opposite of the provision before, of another verb.

    Args:
        draft: where it goes; what stands before was read last.
        denied: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    if not draft.provisions:
        return
    before, words = draft.provisions[-1], draft.words
    shared = keys(words[denied.shared : last])
    draft.provisions[-1] = replace(before, keys=before.keys | shared)
    span = draft.chars(denied.start, last)
    said = (*words[first : denied.verb], *words[denied.start : last])
    draft.provisions.append(opposite(before, span, span, said))
