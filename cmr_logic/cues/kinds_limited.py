"""Kinds of what a text lets one do, limited behind it: "You can fly. **Kites can fly only if** …".

In plain words that bars the kind: "kites cannot fly unless". What a kind then may do by another
verb ("a big dog can **travel** only if …", behind "you can take your dog") comes to being allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, lemma, word_set

# Those to whom a text grants what it then limits: "**anyone** can fly"; not "members can fly".
_GRANTED = frozenset({"you", "anyone", "everyone", "anybody", "everybody", "we"})
_MAY = frozenset({"can", "may"})
_BAR, _NOT_ALLOWED = ("can", "not"), ("are", "not", "allowed")
# What things and beasts do that are let in or taken along: "may **travel**"; not "may fly".
_LET_IN = word_set("travel enter come go ride board stay")
_LONGEST = 8  # words of a kind: "dogs that weigh over 30 kg"
_ONLY, _UNLESS, _IT = "only", "unless", frozenset({"it", "they"})
# Openings of what is no kind among others: "**your** dog can travel"; not "big dogs can travel".
_NO_KINDS = syntax.PRONOUNS | syntax.NEGATIONS | {_ONLY, "the", "your", "this", "these"}
SIGNS = frozenset({"only", "unless"})
"""Words of which each has one: "can fly **only** if"; not "can fly if"."""
CLOSER = (
    in_row(("only",), ("if", "when", "where"))
    | in_row(("can", "may"), ("only",))
    | in_row(_LET_IN, ("unless",))
    | in_row(("unless",), ("it", "they"))
)
"""Words of which each has two in a row, too: "**only if**", "**can only**"."""


def kinds_limited(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind what is granted, with what it comes to.

    Example:
        >>> list(kinds_limited("you can fly kites . big kites can be flown only if .".split()))
        [(7, 8, ('can', 'not')), (10, 12, ('unless',))]
        >>> list(kinds_limited("you can take your dog . big dogs can travel only if .".split()))
        [(8, 10, ('are', 'not', 'allowed')), (10, 12, ('unless',))]
        >>> list(kinds_limited("members can fly kites . guests can fly only if .".split()))
        []
    """
    for stop in [at for at, word in enumerate(words[:-1]) if word == "."]:
        first, last = stop + 1, sentence_end(words, stop + 1)
        start = sentence_start(words, stop)
        if words[start] in _GRANTED and not _MAY.isdisjoint(words[start:stop]):
            yield from _limited(words, start, stop, first, last)


def _limited(
    words: Sequence[str], start: int, stop: int, first: int, last: int
) -> Iterator[Rewriting]:
    """Yield what the sentence behind a grant comes to, if it limits a kind.

    Args:
        words: the words of the text.
        start: where the grant begins.
        stop: where it ends.
        first: where the sentence begins.
        last: where it ends.
    """
    reach = range(first, min(first + _LONGEST, last - 3))  # a verb and its case stand behind it
    modal = next((at for at in reach if words[at] in _MAY), first)
    named = words[first:modal]
    if not _names_kind(named):
        return
    denied, ahead = words[modal + 1] in syntax.VERBAL_NEGATIONS, words[modal + 1] == _ONLY
    verb = modal + 1 + (denied or ahead)
    deed = verb + (words[verb] == "be")
    case = _case_at(words, deed, last)
    again = _excepted(words, start, stop, named)
    if case is None or not (denied or ahead or words[case.start] == _ONLY or again):
        return
    same = _has_verb(words[start:stop], words[deed])
    let_in = words[deed] in _LET_IN and _has_noun(words[start:stop], named)
    if not same and not let_in:
        return
    yield from again
    if let_in and not same:
        yield modal, deed + 1, _NOT_ALLOWED
    elif not denied:
        yield modal, verb, _BAR
    if not denied:
        yield case.start, case.stop, ("unless",)


def _names_kind(named: Sequence[str]) -> bool:
    """Tell whether words name some of several things or people: "dogs over 30 kg", "a big dog"."""
    if not named or named[0] in _NO_KINDS or "," in named:
        return False
    return any(NOUN in classes(word) for word in named)


def _case_at(words: Sequence[str], deed: int, last: int) -> range | None:
    """Return where the words stand that open the case it may be in: "only **if**", "unless"."""
    for at in range(deed + 1, last - 1):
        if words[at] == _ONLY and words[at + 1] in OF_CASES:
            return range(at, at + 2)
        if words[at] in OF_CASES or words[at] == _UNLESS:
            return range(at, at + 1)
    return None


def _excepted(
    words: Sequence[str], start: int, stop: int, named: Sequence[str]
) -> Sequence[Rewriting]:
    """Return where a grant excepts the kind that is limited then: "**unless it is over 30 kg**"."""
    at = next((i for i in range(start, stop) if words[i] == _UNLESS), stop)
    told = words[at + 3 : stop]  # behind "unless it is"
    if at + 3 >= stop or words[at + 1] not in _IT or tuple(named[-len(told) :]) != tuple(told):
        return ()
    return [(at - (words[at - 1] == ","), stop, ())]


def _has_verb(granted: Sequence[str], deed: str) -> bool:
    """Tell whether a grant has the verb of a deed behind its modal: "can **fly**", of "flown"."""
    forms = set(bases(deed, VERB))
    return any(word in forms and before in _MAY for before, word in pairwise(granted))


def _has_noun(granted: Sequence[str], named: Sequence[str]) -> bool:
    """Tell whether a grant speaks of what a kind is one of: "take **your dog**", of "big dogs"."""
    nouns = {lemma(word) for word in granted if NOUN in classes(word)}
    return any(NOUN in classes(word) and lemma(word) in nouns for word in named)
