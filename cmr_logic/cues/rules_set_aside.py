"""Sentences that set a rule aside in other words: "Those with a pass **are let off**".

In plain words that is "this does not apply to those with a pass", as "**You may ignore this** if
you row" is "this does not apply if you row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.costs_dropped import COSTS
from cmr_logic.cues.exceptions_said import (
    STOPS,
    Rewriting,
    sentence_end,
    sentence_start,
    stands_at,
)
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

_NOT_APPLY = ("this", "does", "not", "apply")
# Needs that are denied: "you **do not need to** follow this"; not "you must".
_NEED_NOT = ("need not", "do not need to", "do n't need to", "do not have to", "do n't have to")
_MINDING = ("follow this", "worry about this")  # a rule, by keeping to it


def _phrases(*said: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(each.split()) for each in said)


# Whole openings ahead of a case: "**it is different** if you row".
_ASIDE = _phrases(
    "none of this applies",
    "it is different",
    "things are different",
    "it is another matter",
    *(f"you {may} {verb} this" for may in ("may", "can") for verb in ("ignore", "disregard")),
    *(f"you {need_not} {minding}" for need_not in _NEED_NOT for minding in _MINDING),
    "you are let off",
    "you are excused",
    "you are spared this",
    *(f"you {have} this right" for have in ("do not have", "do n't have", "lose", "will lose")),
)
_EXEMPT = _phrases("you are exempt", "you are exempt from this")
_CASES = word_set("if when where unless once to for")
# What is said of those whom a rule spares: "guests **are let off**".
_SPARED = _phrases(
    "are excepted",
    "are let off",
    "are spared this",
    *(f"are {spared} from this" for spared in ("excused", "excluded", "freed")),
    *(f"{need_not} {minding}" for need_not in _NEED_NOT for minding in _MINDING),
    *(f"{may} ignore this" for may in ("may", "can")),
)
# The same of those whom what binds others does not: "visitors must sign in. Staff **are exempt**".
_UNBOUND = _phrases("are exempt", "is exempt", "are exempt from this", "is exempt from this")
_FROM_RULE, _KNOWN = ("from", "this", "rule"), "exempt"
# What binds somebody: "you **must** sign in"; not "you may".
_BINDING = syntax.NEGATIONS | word_set("must need needs only without required nobody has have")
# What it is not to be bound by that is owed: "you must **pay**. Staff are exempt" spares them it.
_OWED = COSTS | word_set("pay pays paid paying payment charged taxes price rates")
# What does so of itself, by being had: "a pass **frees you from** this".
_FREEING = _phrases(
    *(f"{frees} you from this" for frees in ("frees", "exempts", "excuses")), "spares you this"
)
_NAMES = word_set("rule requirement limit ban condition restriction")  # "from this **rule**"
_EXCEPTION = _phrases(*(f"the {one} exception :" for one in ("only", "one", "sole")))
_BUT = "but"
_ONLY, _YOU = "only", ("you", "they", "we", "it")
_HAVE = ("if", "you", "have")
_OR_FOR = ("or", "for")
_FOR, _TO, _RIGHT = "for", "to", "right"  # "you do not have this right **for** worn goods"
SIGNS = word_set("this different exempt excepted let spared excused another exception")
"""Words of which each of them has one: "guests are **excepted**"; not "guests may row"."""
CLOSER = (
    in_row(("of", "ignore", "disregard", "follow", "about", "from", "spared"), ("this",))
    | in_row(("is", "are"), ("different", "another"))
    | in_row(("are", "is"), ("excepted", "let", "excused", "exempt"))
    | in_row(("you",), ("this",))
    | in_row(("this",), ("right",))
    | in_row(("exception",), (":",))
)
"""Words of which each has two in a row, too: "**are excepted**", "**ignore this**"."""


def rules_set_aside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind another sentence, with what it comes to.

    Example:
        >>> list(rules_set_aside("dogs stay out . you may ignore this if you row .".split()))
        [(4, 8, ('this', 'does', 'not', 'apply'))]
        >>> list(rules_set_aside("guests pay . those with a pass are let off .".split()))
        [(3, 4, ('this', 'does', 'not', 'apply', 'to', 'those')), (7, 10, ())]
        >>> list(rules_set_aside("guests pay . a pass frees you from this .".split()))
        [(3, 4, ('this', 'does', 'not', 'apply', 'if', 'you', 'have', 'a')), (5, 9, ())]
        >>> list(rules_set_aside("you may row . you do not have this right for a barge .".split()))
        [(4, 11, ('this', 'does', 'not', 'apply', 'to'))]
        >>> list(rules_set_aside("guests must sign . cooks are exempt .".split()))
        [(7, 7, ('from', 'this', 'rule'))]
        >>> list(rules_set_aside("those with a pass are let off .".split()))
        []
    """
    starts = [at + 1 for at in range(1, len(words) - 1) if words[at] in STOPS or _sets(words, at)]
    for first in starts:
        last = sentence_end(words, first)
        yield from (
            _opening(words, first, last)
            or _of_those(words, first, last)
            or _of_those_exempt(words, first, last)
        )


def _sets(words: Sequence[str], at: int) -> bool:
    """Tell whether a word sets what follows against what stands before: "**, but** cooks are"."""
    return words[at] == _BUT and words[at - 1] == ","


def _opening(words: Sequence[str], first: int, last: int) -> list[Rewriting]:
    """Return what a sentence opens with that sets a rule aside in a case."""
    for phrase in _EXCEPTION:
        end = first + len(phrase)  # "the only exception: if you are led, you may" says when
        if stands_at(words, first, phrase) and _CASES.isdisjoint(words[end : end + 1]):
            return [(first, end, (*_NOT_APPLY, "to"))]
    before = words[sentence_start(words, first - 2) : first]
    denied = not syntax.NEGATIONS.isdisjoint(before)  # "Dogs are **not** let in. You are exempt if"
    for phrase in (*_ASIDE, *(_EXEMPT if denied else ())):
        end = first + len(phrase)
        if stands_at(words, first, phrase):
            end += end < last and words[end] in _NAMES
            if end < last and words[end] in _CASES:
                if words[end - 1] == _RIGHT and words[end] == _FOR:
                    again = [at for at in range(end + 1, last) if stands_at(words, at - 1, _OR_FOR)]
                    others = [(at, at + 1, (_TO,)) for at in again]
                    return [(first, end + 1, (*_NOT_APPLY, _TO)), *others]
                return [(first, end, _NOT_APPLY)]
    return []


def _of_those(words: Sequence[str], first: int, last: int) -> list[Rewriting]:
    """Return what is said of those whom a rule spares, or of what they have."""
    start = first + (words[first] == _ONLY)
    if start >= last or words[start] in _YOU:
        return []
    for phrases, to in ((_SPARED, ("to",)), (_FREEING, _HAVE)):
        for phrase in phrases:
            at = next((i for i in range(start + 1, last) if stands_at(words, i, phrase)), None)
            if at is None:
                continue
            end = at + len(phrase)
            end += end < last and words[end] in _NAMES
            if end == last:
                return [(first, start + 1, (*_NOT_APPLY, *to, words[start])), (at, end, ())]
    return []


def _of_those_exempt(words: Sequence[str], first: int, last: int) -> list[Rewriting]:
    """Return from what those are exempt whom a sentence names: from what binds those before."""
    before = words[sentence_start(words, first - 2) : first]
    if _BINDING.isdisjoint(before) or not _OWED.isdisjoint(before) or _KNOWN in before:
        return []  # "Unless you are exempt, you must sign. Cooks are exempt" says who is
    if words[first] in _YOU:
        return []
    for phrase in _UNBOUND:
        exempt = last - len(phrase)
        if exempt > first and stands_at(words, exempt, phrase):
            return [(exempt + 2, last, _FROM_RULE)]
    return []
