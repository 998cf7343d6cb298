"""Roundabout ways to take a rule back in a case: "we make an exception if", "that isn't so if"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from cmr_logic.text import places_of, word_set

# The first token, the one after the last, and the words.
Rewriting: TypeAlias = tuple[int, int, tuple[str, ...]]

_Table: TypeAlias = Mapping[tuple[str, ...], tuple[str, ...]]

# What all of the first table comes to: "**the exception is** if you row".
_EXCEPTION_IS = ("the", "exception", "is")
_NOT_APPLY = ("does", "not", "apply")
# Ways to name an exception, each with what it comes to: "**we make an exception** if you row"; not
# "we made an exception".
_NAMED: _Table = {
    ("an", "exception", "applies"): _EXCEPTION_IS,
    ("one", "exception", "applies"): _EXCEPTION_IS,
    ("an", "exception", "is", "made"): _EXCEPTION_IS,
    ("we", "make", "an", "exception"): _EXCEPTION_IS,
    ("we", "make", "exceptions"): _EXCEPTION_IS,
    **{
        (*who, *noun): _EXCEPTION_IS
        for who in (
            ("we", "will", "make"),
            ("we", "'ll", "make"),
            ("we", "can", "make"),
            ("we", "only", "make"),
            ("we", "do", "make"),
            ("we", "may", "make"),
        )
        for noun in (("an", "exception"), ("exceptions",))
    },
    **{("exceptions", "are", made): _EXCEPTION_IS for made in ("made", "granted", "allowed")},
    **{
        (*noun, modal, "be", made): _EXCEPTION_IS
        for noun in (("exceptions",), ("an", "exception"))
        for modal in ("may", "can", "will")
        for made in ("made", "granted", "allowed")
    },
    ("exceptions", "apply"): ("exception", "is"),
    ("there", "is", "one", "exception", ":"): _EXCEPTION_IS,
    ("there", "is", "an", "exception", ":"): _EXCEPTION_IS,
    ("there", "is", "only", "one", "exception", ":"): _EXCEPTION_IS,
    ("there", "is", "just", "one", "exception", ":"): _EXCEPTION_IS,
    ("there", "are", "two", "exceptions", ":"): _EXCEPTION_IS,
    ("there", "are", "some", "exceptions", ":"): _EXCEPTION_IS,
    ("there", "are", "exceptions", ":"): _EXCEPTION_IS,
    ("the", "exceptions", "are"): _EXCEPTION_IS,
    ("exceptions", "are"): ("exception", "is"),
    **{
        (*some, *set_off, *example): _EXCEPTION_IS
        for some in (
            ("there", "are", "exceptions"),
            ("there", "are", "some", "exceptions"),
            ("there", "are", "a", "few", "exceptions"),
            ("there", "are", "exceptions", "to", "this"),
            ("some", "exceptions", "apply"),
        )
        for set_off in ((), (",",), (":",))
        for example in (("including",), ("such", "as"), ("for", "example"), ("for", "instance"))
    },
    ("exceptions", "include"): ("exception", "is"),
    ("exceptions", "to", "this", "include"): ("exception", "is"),
    ("exceptions", "to", "this", "are"): ("exception", "is"),
    ("exception", ":"): ("exception", "is"),
    ("exceptions", ":"): ("exception", "is"),
}
# Ways to announce exceptions that a sign or list names next: "bags, **with these exceptions**:
# trunks"; not "with exceptions to the rule".
_ANNOUNCED: _Table = {
    ("with", *which, noun): ("except",)
    for noun in ("exceptions", "exception")
    for which in (
        ("these",),
        ("this",),
        ("the", "following"),
        ("the", "following", "two"),
        ("one",),
        ("two",),
        ("three",),
        ("four",),
        ("some",),
        ("a", "few"),
        ("several",),
        ("certain",),
        ("only", "one"),
        ("the", "following", "three"),
        ("just", "one"),
        ("a", "single"),
        ("few",),
    )
}
# The same of a verb behind "this" or a name of the rule: "this **ceases to apply** if you row".
_DENIED: _Table = {
    ("is", "not", "so", ",", "though", ","): _NOT_APPLY,
    ("is", "n't", "so", ",", "though", ","): _NOT_APPLY,
    ("is", "not", "so"): _NOT_APPLY,
    ("is", "n't", "so"): _NOT_APPLY,
    ("is", "not", "true"): _NOT_APPLY,
    ("is", "n't", "true"): _NOT_APPLY,
    **{
        (right, *ends): _NOT_APPLY
        for right in ("right", "entitlement", "permission", "offer", "privilege")
        for ends in (("ends",), ("lapses",), ("stops",), ("is", "lost"), ("is", "withdrawn"))
    },
    ("does", "not", "hold"): _NOT_APPLY,
    ("does", "not", "matter"): _NOT_APPLY,
    ("does", "n't", "matter"): _NOT_APPLY,
    ("does", "n't", "hold"): _NOT_APPLY,
    ("ceases", "to", "apply"): _NOT_APPLY,
    ("cease", "to", "apply"): ("do", "not", "apply"),
    ("no", "longer", "applies"): _NOT_APPLY,
    ("no", "longer", "apply"): ("do", "not", "apply"),
    ("changes",): _NOT_APPLY,
    ("is", "different"): _NOT_APPLY,
}
# Who is left out, at the end of what is said: "lambs **are the only exception**"; not "are the only
# exception that we make".
_LEFT_OUT: _Table = {
    (be, "the", *one, exception): (be, "exempt")
    for be, exception in (("are", "exception"), ("are", "exceptions"), ("is", "exception"))
    for one in ((), ("one",), ("only",), ("sole",), ("only", "two"))
}
# What such a verb stands behind: "**this** is not so if"; not "the boat is not so".
_POINTING = word_set("this that it rule ban requirement limit charge fee restriction condition")
# Of those words, such as say it of a whole rule alone: "**this** changes if"; not "a fee changes".
_OF_ALL, _OF_RULES = frozenset({"changes", "different"}), frozenset({"this", "that"})
# Openings of the case: "an exception applies **where** you row"; not "applies to rowers".
OF_CASES = frozenset({"if", "where", "when"})
# Those and what an exception is made for: "**for** rowers"; not "to".
_REACHED = OF_CASES | {"for"}
SIGNS = word_set(
    "exception exceptions so true hold matter ceases cease longer right entitlement permission "
    "offer privilege changes different"
)
"""Words of which each such way has one: "the **exception** is"; not "unless"."""


def _by_sign(table: _Table) -> Mapping[str, _Table]:
    """Return the phrases of a table that have each sign."""
    return {sign: {phrase: table[phrase] for phrase in table if sign in phrase} for sign in SIGNS}


_NAMED_BY_SIGN, _DENIED_BY_SIGN = _by_sign(_NAMED), _by_sign(_DENIED)
_ANNOUNCED_BY_SIGN, _LEFT_OUT_BY_SIGN = _by_sign(_ANNOUNCED), _by_sign(_LEFT_OUT)
# What does not matter, and words of a ban before it: "you can**not** row"; not "you can row".
_MATTER, _BANS = "matter", word_set("not n't no never nobody")
_NEXT = frozenset({":"})
STOPS = frozenset({".", ";", "!", "?"})
"""Signs that end a sentence, or a part of one: ";"; not ","."""

_ENDS = STOPS | {",", "and"}
_HOWEVER = ("however", ",")
_JOINED = 2  # tokens behind a phrase for several cases, which "and" names one after another


def between_stops(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where each part of a text between such signs begins, and the index after its last.

    Example:
        >>> list(between_stops("guests row . staff swim".split()))
        [(0, 2), (3, 5)]
    """
    first = 0
    for at in places_of(words, STOPS):
        yield first, at
        first = at + 1
    yield first, len(words)


def sentence_start(words: Sequence[str], at: int) -> int:
    """Return where the sentence, or the part of one, begins that goes on up to an index.

    Example:
        >>> sentence_start("guests row . staff swim".split(), 5)
        3
        >>> sentence_start("guests row . staff swim".split(), 2)
        0
    """
    for before in range(at - 1, -1, -1):
        if words[before] in STOPS:
            return before + 1
    return 0


def sentence_end(words: Sequence[str], at: int) -> int:
    """Return the index after the sentence, or the part of one, that an index stands in.

    Example:
        >>> sentence_end("guests row . staff swim".split(), 1)
        2
        >>> sentence_end("guests row . staff swim".split(), 3)
        5
    """
    for behind in range(at, len(words)):
        if words[behind] in STOPS:
            return behind
    return len(words)


def stands_at(words: Sequence[str], at: int, phrase: tuple[str, ...]) -> bool:
    """Tell whether the words of a phrase stand from an index on.

    Example:
        >>> stands_at("guests row in may".split(), 2, ("in", "may"))
        True
        >>> stands_at("guests row in may".split(), 3, ("in", "may"))
        False
    """
    return tuple(words[at : at + len(phrase)]) == phrase


def exceptions_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each roundabout way, with what it comes to; each of several cases is one of them.

    Example:
        >>> list(exceptions_said("we make exceptions if it rains and if it snows".split()))
        [(0, 3, ('the', 'exception', 'is')), (6, 7, ('or',))]
        >>> list(exceptions_said("we make exceptions at will".split()))
        []
    """
    if SIGNS.isdisjoint(words):
        return
    last = 0
    for sign in places_of(words, SIGNS):
        word = words[sign]
        found = (
            _phrase_at(words, sign, _NAMED_BY_SIGN[word], _REACHED)
            or _phrase_at(words, sign, _DENIED_BY_SIGN[word], OF_CASES)
            or _phrase_at(words, sign, _ANNOUNCED_BY_SIGN[word], _NEXT)
            or _phrase_at(words, sign, _LEFT_OUT_BY_SIGN[word], _ENDS)
        )
        if found is None or found[0] < last:
            continue
        first, last, said = found
        if words[last] in _NEXT:  # the sign goes too where no list is behind it
            yield first, last + (last + 1 < len(words)), said
            continue
        denied = said[-1] == _NOT_APPLY[-1]
        pointing = _OF_RULES if word in _OF_ALL else _POINTING
        if denied and (not first or words[first - 1] not in pointing):
            continue
        if word == _MATTER and not _takes_back(words, first, last):
            continue
        if not denied and tuple(words[max(first - 2, 0) : first]) == _HOWEVER:
            first -= 2
        yield first, last, said
        if words[last] in OF_CASES - {"if"}:
            yield last, last + 1, ("if",)
        if not denied:
            yield from _next_cases(words, last)


def _takes_back(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether what does not matter is a ban: "You cannot row. **This does not matter**".

    "It does not matter if you are old" takes nothing back.
    """
    before = next((i for i in range(first - 1, -1, -1) if words[i] in STOPS), 0)
    banned = not _BANS.isdisjoint(words[:before])
    return banned and words[first - 1] == "this" and words[last] == "if"


def _phrase_at(
    words: Sequence[str],
    sign: int,
    table: _Table,
    openers: frozenset[str],
) -> Rewriting | None:
    """Return the longest phrase around a sign that all of them have, before an opener, or None."""
    found: Rewriting | None = None
    for phrase, said in table.items():
        first = sign - phrase.index(words[sign])
        last = first + len(phrase)
        fits = first >= 0 and tuple(words[first:last]) == phrase
        if fits and not openers.isdisjoint(words[last : last + 1]):
            found = max(
                found or (first, last, said), (first, last, said), key=lambda f: f[1] - f[0]
            )
    return found


def _next_cases(words: Sequence[str], last: int) -> Iterator[Rewriting]:
    """Find the "and" before each further case of a sentence: "if it rains **and if** it snows"."""
    for at in range(last + _JOINED, len(words) - 1):
        if words[at] in STOPS:
            return
        if words[at] == "and" and words[at + 1] in OF_CASES:
            yield at, at + 1, ("or",)
