"""Denials before their verb: "**At no time may** guests row" is "guests **may not** row".

So are orders: "**Never row** at night" is "**you must not row** at night". And who "**never needs**
one" does not need one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import VERB, bases, places_of, word_set

_NO = "no"
# What opens such a denial before its noun: "**at** no time"; not "have no time".
_OPENING = word_set("at under in on")
_CASES = word_set("time times circumstances circumstance case account condition event")
# Forms of what nobody has to do or have, in plain words: "guests **never need** one".
_NOT_NEEDED = {
    ("need",): ("do", "not", "need"), ("needs",): ("does", "not", "need"),
    ("have", "to"): ("do", "not", "have", "to"), ("has", "to"): ("does", "not", "have", "to"),
}  # fmt: skip
_LONGEST = 4  # words of a subject: "any of the guests"
_NEVER, _NOT = "never", frozenset({"not", "n't"})
_YOU = "you"
_DO, _MUST_NOT = "do", ("you", "must", "not")
# Words by which an order not to do something ends at some time: "do not row **until**"; not "if".
# Openers of a case that a verb before its subject hides: "**while** it snows"; not "if it snows".
_PLACING = frozenset({"where", "while"})
_UNTIL = frozenset({"until", "before"})
SIGNS = _CASES | {_NEVER} | _UNTIL
"""Words of which each has one: "under no **circumstances**"; not "under no roof"."""


def never_fronted(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(never_fronted("at no time may guests row .".split()))
        [(0, 4, ()), (5, 6, ('may', 'not', 'row'))]
        >>> list(never_fronted("at no time may you row .".split()))
        []
        >>> list(never_fronted("in no case may you row where it is rough .".split()))
        [(0, 5, ('you', 'may', 'not'))]
        >>> list(never_fronted("never row alone . do not swim until it is warm .".split()))
        [(0, 1, ('you', 'must', 'not')), (4, 6, ('you', 'must', 'not'))]
        >>> list(never_fronted("do not row alone . you never row .".split()))
        []
        >>> list(never_fronted("guests need a key . staff never need one .".split()))
        [(6, 8, ('do', 'not', 'need'))]
    """
    yield from _not_needed(words)
    if ":" not in words:  # an item may be an order, and so may what leads it in
        yield from _orders(words)
    for at in places_of(words, _CASES, 2):
        opens = words[at - 1] == _NO and words[at - 2] in _OPENING
        starts = at == 2 or words[at - 3] in STOPS  # noqa: PLR2004 - "at no time"
        modal = at + 1
        if not (opens and starts and words[modal : modal + 1] and words[modal] in syntax.MODALS):
            continue
        first = modal + 1
        verb = next((i for i in range(first + 1, first + 1 + _LONGEST) if _is_verb(words, i)), 0)
        if tuple(words[first : first + 1]) == (_YOU,) and _placed(words, first):
            yield at - 2, first + 1, (_YOU, words[modal], "not")
            continue
        named = words[first:verb]
        if verb and syntax.is_plural_noun(named[-1]) and named[0] not in syntax.PRONOUNS:
            yield at - 2, first, ()
            yield verb, verb + 1, (words[modal], "not", words[verb])


def _not_needed(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what some never need: not what "you will **never need**", nor an order."""
    for at in places_of(words, {_NEVER}, 1):
        if words[at - 1] in STOPS | syntax.AUXILIARIES | syntax.MODALS:
            continue
        for need, said in _NOT_NEEDED.items():
            if tuple(words[at + 1 : at + 1 + len(need)]) == need:
                yield at, at + 1 + len(need), said


def _placed(words: Sequence[str], at: int) -> bool:
    """Tell whether a case of a place or time ends a sentence: "may you row **where** it snows"."""
    end = sentence_end(words, at)
    return not _PLACING.isdisjoint(words[at:end])


def _orders(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each order never to do something, or not to do it until some time."""
    for at in range(len(words) - 2):
        if words[at] not in {_NEVER, _DO} or (at and words[at - 1] not in STOPS):
            continue
        verb = at + 1 if words[at] == _NEVER else at + 2
        if words[at] == _DO:
            end = sentence_end(words, at)
            if words[at + 1] not in _NOT or _UNTIL.isdisjoint(words[at:end]):
                continue
        if words[verb] in bases(words[verb], VERB) and words[verb] not in syntax.AUXILIARIES:
            yield at, verb, _MUST_NOT


def _is_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether a base form stands at an index, with what it may govern behind it."""
    if at >= len(words):
        return False
    word = words[at]
    behind = words[at + 1] if at + 1 < len(words) else "."
    governs = behind in syntax.DETERMINERS | syntax.PREPOSITIONS | STOPS or word == "be"
    return governs and (word == "be" or word in bases(word, VERB))
