"""Needs named first and summed up: "A lamp and a rope**: this is what you need to** climb".

In plain words that is "if you have a lamp and a rope, you may climb".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start, stands_at
from cmr_logic.cues.in_row import in_row
from cmr_logic.syntax import POINTING
from cmr_logic.text import VERB, bases, likeliest, places_of, word_set

_COMMA, _YOU, _IF, _MAY, _TO, _FOR = ",", "you", "if", "may", "to", "for"
# What sums the needs up: "this is **what you need**"; not "this is what you pay".
_SUMS = (
    ("what", "you", "need"), ("all", "you", "need"), ("all", "that", "you", "need"),
    ("everything", "you", "need"), ("what", "is", "needed"), ("what", "is", "required"),
    ("what", "it", "takes"), ("all", "it", "takes"), ("what", "we", "ask"),
    ("what", "you", "must", "have"), ("the", "conditions"), ("the", "requirements"),
    ("our", "conditions"), ("the", "only", "conditions"), ("the", "only", "requirements"),
    ("the", "things", "you", "need"),
)  # fmt: skip
_MARKS = frozenset({":", ".", "-", "–", "—", "--"})
# What may stand in commas behind it: "this is what you need, **without exception**, to climb".
_ASIDE = 5
_LONGEST = 60  # words of the needs
_BEING, _ARE = "being", "are"
_IS = word_set("is are was were")
SIGNS = POINTING
"""Words of which each of them has one: "a lamp: **this** is what you need"; not "a lamp is"."""
CLOSER = in_row(POINTING, ("is", "are", "'s"))
"""Signs of which each has one, too: "**this is** what you need"; not "this way"."""


def needs_summed_up(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(needs_summed_up("a lamp : this is what you need to row .".split()))
        [(0, 1, ('if', 'you', 'have', 'a')), (2, 9, (',', 'you', 'may'))]
        >>> list(needs_summed_up("owning a lamp : that is all you need to row .".split()))
        [(0, 1, ('if', 'you', 'own')), (3, 10, (',', 'you', 'may'))]
        >>> list(needs_summed_up("you need a lamp : this is what you need to row .".split()))
        []
    """
    for at in places_of(words, POINTING):
        if not at or words[at - 1] not in _MARKS or at + 2 >= len(words):
            continue
        if words[at + 1] not in syntax.BE | {"'s"}:
            continue
        said = next((each for each in _SUMS if stands_at(words, at + 2, each)), ())
        deed = _deed(words, at + 2 + len(said)) if said else None
        start = sentence_start(words, at - 1)
        needs = words[start : at - 1]
        if deed is None or not 0 < len(needs) < _LONGEST or _states(needs):
            continue
        named = needs[0] in syntax.DETERMINERS or needs[0][:1].isdigit() or _is_gerund(needs[0])
        if not named and (words[at - 1] == "." or needs[0] in syntax.RELATIVES):
            continue  # a heading may stand before them
        yield from _as_case(words, start, at - 1)
        last, verb = deed
        yield at - 1, last, (_COMMA, _YOU, _MAY, *verb)


def _states(needs: Sequence[str]) -> bool:
    """Tell whether words make a statement: "you need a lamp"; not "having slept here"."""
    if _is_gerund(needs[0]):
        return not (syntax.MODALS | syntax.NOMINATIVES | _IS).isdisjoint(needs)
    return syntax.finite_verb(needs) is not None


def _deed(words: Sequence[str], at: int) -> tuple[int, tuple[str, ...]] | None:
    """Return where what the needs are for begins behind "to", with its verb behind "for"."""
    if stands_at(words, at, (_COMMA,)):
        ends = (i for i in range(at + 1, min(at + 1 + _ASIDE, len(words))) if words[i] == _COMMA)
        at = next(ends, at) + 1
    if at + 1 >= len(words):
        return None
    verb = words[at + 1]
    if words[at] == _TO and VERB in _classes_of(verb):
        return at + 1, ()
    if words[at] in {_FOR, "of"} and _is_gerund(verb):
        return at + 2, (_base(verb),)
    return None


def _classes_of(verb: str) -> tuple[str, ...]:
    return (VERB,) if verb in bases(verb, VERB) else ()


def _as_case(words: Sequence[str], start: int, end: int) -> Iterator[Rewriting]:
    """Find what makes the needs a case: "**owning** a boat and **being** 18", "**a** boat"."""
    first = words[start]
    if not _is_gerund(first):
        yield start, start + 1, (_IF, _YOU, "have", first)
        return
    yield start, start + 1, (_IF, _YOU, _base(first))
    for at in range(start + 1, end):
        joined = words[at - 1] == _COMMA or words[at - 1] in syntax.JOINTS
        if joined and _is_gerund(words[at]):
            yield at, at + 1, (_base(words[at]),)


def _is_gerund(word: str) -> bool:
    return syntax.ends_in_ing(word) and bool(bases(word, VERB))


def _base(gerund: str) -> str:
    return _ARE if gerund == _BEING else likeliest(gerund, bases(gerund, VERB))
