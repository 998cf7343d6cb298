"""Statements that a comma alone parts, or "and" before what is late: "A is free**, others pay**".

The second is of the others, or of what misses a time that the first sets: it is a sentence of its
own. Leave behind a case has a case of its own: "if ill**, and may return once** they are well".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.deadlines_set import BY
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

_COMMA, _STOP, _AND = ",", ".", "and"
# Who or what else it is said of: ", **others** pay"; not ", guests pay".
_OTHERS = frozenset({("others",), ("all", "others"), ("the", "others"), ("the", "rest")})
_EVERYONE = frozenset({("everyone", "else"), ("everybody", "else"), ("anyone", "else")})
_OTHER = frozenset({("other",), ("all", "other"), ("any", "other")})
# Openings of a case, which goes on behind a comma: "if it rains, **other** guests pay".
_CASES = word_set("if unless when where while who that which whose until once after before")
_LATE = "late"
_LONGEST = 4  # words of the others: "all other large dogs"
_ONCE, _AND_MAY = "once", (",", "and", "may")
_LEAVE = 6  # words between "may" and "once": "and may come back to the school once"
# What is said of a price for others, with no verb: "free for pupils**, and reduced** for staff".
_PRICED, _FREE, _FOR, _BE = word_set("reduced free half cheaper discounted"), "free", "for", "is"
# What sets the case of others against one: "you pay half, **whereas** guests pay all".
_WHEREAS, _WHILE = "whereas", "while"
# Verbs of what those do, or may: ", while guests **must** wait"; not ", while repairs are made".
_DOING = syntax.MODALS | word_set("pay get need have receive")
_NEAR = 4  # words from "while" to them: "while all other guests must"
SIGNS = word_set("others other rest else") | {_LATE, _ONCE, _WHEREAS, _WHILE} | (_PRICED - {_FREE})
"""Words of which each of them has one: ", **others** pay"; not ", guests pay"."""


def spliced_statements(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the comma before each of them, with the stop in its place.

    Example:
        >>> list(spliced_statements("guide dogs are let in , other dogs are not .".split()))
        [(5, 6, ('.',))]
        >>> list(spliced_statements("bids must come by may , and late bids are refused .".split()))
        [(5, 7, ('.',))]
        >>> list(spliced_statements("they rest if ill , and may go once they are fit .".split()))
        [(8, 9, ('when',))]
        >>> list(spliced_statements("tea is free for cooks , and reduced for guests .".split()))
        [(5, 7, ('.', 'tea', 'is'))]
        >>> list(spliced_statements("you pay half if ill , whereas guests pay all .".split()))
        [(5, 7, ('.',))]
        >>> list(spliced_statements("if it rains , other dogs are let in .".split()))
        []
        >>> list(spliced_statements("cats , dogs and other pets , others say .".split()))
        []
    """
    for at in places_of(words, SIGNS, 2):
        if words[at] in {_WHEREAS, _WHILE}:
            yield from _set_against(words, at)
            continue
        if words[at] == _LATE:
            yield from _of_late_ones(words, at)
            continue
        if words[at] in _PRICED:
            yield from _price_again(words, at)
            continue
        if words[at] == _ONCE:
            yield from _leave_again(words, at)
            continue
        comma = next((i for i in range(at - 1, max(at - 3, 0), -1) if words[i] == _COMMA), 0)
        named = tuple(words[comma + 1 : at + 1])
        if not comma or named not in _OTHERS | _EVERYONE | _OTHER:
            continue
        first, last = sentence_start(words, comma), sentence_end(words, at)
        before = words[first:comma]
        if _COMMA in before or not _CASES.isdisjoint(before):
            continue
        verb = syntax.finite_verb(words[comma + 1 : last])
        near = verb is not None and len(named) - (named in _OTHER) <= verb <= _LONGEST
        if near and syntax.finite_verb(before) is not None:
            yield comma, comma + 1, (_STOP,)


def _set_against(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is said of others by contrast: "you pay half**, whereas** guests pay all"."""
    comma = words[at - 1] == _COMMA
    if words[at] == _WHILE:
        near = words[at + 1 : at + 1 + _NEAR]
        verb = next((i for i, word in enumerate(near) if word in _DOING), 0)
        if not comma or not verb or not syntax.is_plural_noun(near[verb - 1]):
            return
    if at + 1 < len(words):
        yield at - comma, at + 1, (_STOP,)


def _price_again(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is said of a price for others: "tea is free for cooks**, and reduced** for …"."""
    first = sentence_start(words, at)
    be = next((i for i in range(first, at) if words[i] == _BE), first)
    free = words[be + 1 : be + 3] and tuple(words[be + 1 : be + 3]) == (_FREE, _FOR)
    comma = at - 2 if words[at - 2] == _COMMA else at - 1
    joined = words[at - 1] == _AND and _FOR in words[at + 1 : at + 3]
    if free and joined and first < be and _CASES.isdisjoint(words[first:at]):
        yield comma, at, (_STOP, *words[first:be], _BE)


def _leave_again(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find when those may do something of whom a case tells before: "and may return **once**"."""
    near = range(at - 1, max(at - _LEAVE, 2), -1)
    modal = next((i for i in near if tuple(words[i - 2 : i + 1]) == _AND_MAY), None)
    if modal is not None and not _CASES.isdisjoint(words[sentence_start(words, at) : modal]):
        yield at, at + 1, ("when",)


def _of_late_ones(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is said of what is late, behind "and": "…**, and late** ones are refused"."""
    joint = at - 1
    comma = joint - (words[joint - 1] == _COMMA)
    first, last = sentence_start(words, at), sentence_end(words, at)
    before = words[first:comma]
    due = not BY.isdisjoint(before) and not syntax.MODALS.isdisjoint(before)
    verb = syntax.finite_verb(words[at:last])
    if words[joint] == _AND and due and verb is not None and 1 < verb <= _LONGEST:
        yield comma, at, (_STOP,)
