"""Cases ahead of a sentence that no "if" opens: "**As a member** you may", "**Having paid,** …".

Whom "as" names whoever asks is, and what someone has done is done: "if you are a member, you may
row", "if you have paid, …". By what right something is so is no case: "**By law,** shops must".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import NOUN, classes, places_of, word_set

_AS, _HAVING, _BY, _COMMA = "as", "having", "by", ","
_IF_YOU_ARE, _IF_YOU_HAVE = ("if", "you", "are"), ("if", "you", "have")
_YOU = "you"
# What follows whom "as" names, and lets or asks: "as a member you **may**"; not "you see".
_SAID = syntax.MODALS | word_set("are have need get pay do")
# Nouns behind "as a" that name nobody: "as a **rule** you may"; not "as a guest you may".
_NOBODY = word_set(
    "rule result consequence condition matter precaution courtesy reminder guide minimum start "
    "whole group general principle exception alternative"
)
# By what right a rule is so: "by **law**, shops must close"; not "by bus".
_RIGHTS = word_set("law statute regulation tradition custom")
_LONGEST = 8  # words of whom "as" names, and of a deed done
# What "as" opens that names nobody: "as **soon** as", "as **part** of"; not "as a guest".
_OPENING = word_set("a an the our")
# Whoever has done it: "having paid, **the applicant** may"; not "it".
_NAMED = syntax.ARTICLES | {"any", "each"}
_NO_CASE = STOPS | word_set("if unless when who that which and or but")
_CASES = word_set("if unless when where provided only until")
SIGNS = frozenset({_AS, _HAVING, _BY})
"""Words of which each of them has one: "**as** a member you may"; not "a member may"."""
CLOSER = (
    frozenset((_AS, article) for article in _OPENING)
    | frozenset((_BY, right) for right in _RIGHTS)
    | {_HAVING}
)
"""Signs of which each has one, too: "**as a** member"; not "as soon"."""


def fronted_cases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(fronted_cases("as a member you may row .".split()))
        [(0, 1, ('if', 'you', 'are')), (3, 3, (',',))]
        >>> list(fronted_cases("having paid the fee , the crew may row .".split()))
        [(0, 1, ('if', 'you', 'have')), (5, 7, ('you',))]
        >>> list(fronted_cases("by law , shops must close .".split()))
        [(0, 3, ())]
        >>> list(fronted_cases("as a rule you may row . by bus , it is far .".split()))
        []
        >>> list(fronted_cases("having a boat , you may row .".split()))
        []
    """
    for at in places_of(words, SIGNS, 0, len(words) - 3):
        if at and words[at - 1] not in STOPS:
            continue
        end = sentence_end(words, at)
        if words[at] == _BY:
            if words[at + 1] in _RIGHTS and words[at + 2] == _COMMA:
                yield at, at + 3, ()
        elif words[at] == _AS:
            yield from _as_one(words, at, end)
        else:
            yield from _having_done(words, at, end)


def _as_one(words: Sequence[str], at: int, end: int) -> Iterator[Rewriting]:
    """Find whom "as" names ahead, who asks: "**as a member** you may row"."""
    near = range(at + 3, min(at + 3 + _LONGEST, end - 1))
    you = next((i for i in near if words[i] == _YOU), at)
    comma = words[you - 1] == _COMMA
    named = words[at + 2 : you - comma]
    if you == at or words[at + 1] not in _OPENING or words[you + 1] not in _SAID:
        return
    whole = _NO_CASE.isdisjoint(named) and _COMMA not in named
    whole = whole and _CASES.isdisjoint(words[you:end])  # beside a case, it only names who asks
    if whole and _names_person(named):
        yield at, at + 1, _IF_YOU_ARE
        if not comma:
            yield you, you, (_COMMA,)


def _names_person(named: Sequence[str]) -> bool:
    """Tell whether some words name somebody, by their head: "season-ticket holder of the club"."""
    head = next((i for i, word in enumerate(named) if word in syntax.PREPOSITIONS), len(named))
    noun = named[head - 1] if head else ""
    return NOUN in classes(noun) and noun not in _NOBODY


def _having_done(words: Sequence[str], at: int, end: int) -> Iterator[Rewriting]:
    """Find what somebody has done ahead: "**having paid,** the applicant may row"."""
    comma = next((i for i in range(at + 2, min(at + 2 + _LONGEST, end)) if words[i] == _COMMA), at)
    if comma == at or not syntax.is_participle(words[at + 1]):
        return
    if not _NO_CASE.isdisjoint(words[at:comma]):
        return
    near = range(comma + 1, min(comma + 1 + _LONGEST, end))
    modal = next((i for i in near if words[i] in syntax.MODALS), comma)
    who = words[comma + 1 : modal]
    if tuple(who) == (_YOU,):
        yield at, at + 1, _IF_YOU_HAVE
    elif who and who[0] in _NAMED and len(who) == len(("the", "crew")):
        yield at, at + 1, _IF_YOU_HAVE
        yield comma + 1, modal, (_YOU,)
