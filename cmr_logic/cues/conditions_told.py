"""Conditions told under that name: "**It is a condition of** joining **that** you can swim".

So are numbered ones ("There are two conditions for joining. First, …"), cases ("in two situations.
The first is that …"), and what alone matters ("What matters is whether you swim: if so, …").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start, stands_at
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import VERB, bases, likeliest, places_of, word_set

_CONDITIONS = word_set("condition requirement precondition prerequisite")
_THAT, _AND, _OF, _COMMA = "that", "and", frozenset({"of", "for"}), ","
_NAMING = word_set("a an one the another essential basic further")
_IT_IS = (("it", "is"), ("it", "'s"))
_LONGEST = 12  # words of a deed: "sleeping in the boathouse at the weekend"
# What stops somebody: "the only thing that can **stop** you from rowing".
_ONLY_THING = (("the", "only", "thing"), ("the", "only", "thing", "that"))
_STOPPING = word_set("stop stops prevent prevents keep keeps")
_NUMBERED = word_set("two three 2 3")
_CASES = word_set("situations cases circumstances")
# What opens each of several that are told one after another: "**First,** you row. **Second,** …".
_EACH = (
    *((word, ",") for word in ("first", "firstly", "second", "secondly", "third", "thirdly")),
    *(
        (*name, "is", "that")
        for number in ("first", "second", "third", "other", "last")
        for name in (("the", number), ("the", number, "one"))
    ),
    ("one", "is", "that"),
    ("another", "is", "that"),
)
# What alone matters: "**what matters is whether** you swim: if so, you may row".
_MATTERING = (
    ("what", "matters", "is"), ("what", "counts", "is"), ("it", "all", "depends", "on"),
    ("it", "depends", "on"), ("everything", "depends", "on"), ("check",), ("first", "check"),
    ("find", "out"), ("first", "find", "out"), ("ask", "yourself"), ("consider",),
)  # fmt: skip
_LAST_OF_MATTERING = frozenset(phrase[-1] for phrase in _MATTERING)
_WHETHER = frozenset({"whether", "if"})
_IF_SO = (("if", "so", ","), ("if", "it", "is", ","), ("if", "yes", ","), ("if", "you", "do", ","))
_ONLY_THEN = ("only", "then")
_YOU, _IF, _ONLY, _CAN, _UNLESS = "you", "if", "only", "can", "unless"
# What is said to be so for an aim: "to join, **it must be the case that** you swim".
_MUST_BE = (
    ("it", "must", "be", "the", "case", "that"), ("it", "must", "be", "true", "that"),
    ("it", "has", "to", "be", "the", "case", "that"), ("it", "needs", "to", "be", "true", "that"),
    *(("it", "is", need, "that") for need in ("necessary", "essential", "required", "vital")),
)  # fmt: skip
_AIMING = (
    ("for", "you", "to", "be", "able", "to"), ("for", "you", "to"), ("to", "be", "able", "to"),
    ("in", "order", "to"), ("to",), ("before", "you", "can"), ("before", "you"),
)  # fmt: skip
SIGNS = _CONDITIONS | _CASES | _WHETHER | {
    "conditions", "requirements", "thing", "case", "true", "necessary", "essential", "required",
    "vital",
}  # fmt: skip
"""Words of which each of them has one: "a **condition** of joining"; not "to join"."""
CLOSER = (
    in_row(_CONDITIONS, _OF)
    | in_row(_NUMBERED, {"conditions", "requirements"} | _CASES)
    | in_row((*_LAST_OF_MATTERING, EDGE), _WHETHER)
    | {("only", "thing"), (_COMMA, "it")}
)
"""Two words in a row of which each has one, too: "a **condition of** joining"; not "join if"."""


def conditions_told(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> said = "it is a condition of joining that you row and that you sail"
        >>> list(conditions_told(said.split()))
        [(0, 7, ('you', 'can', 'only', 'join', 'if')), (9, 11, ('and',))]
        >>> list(conditions_told("it is a condition of the lease that you row".split()))
        []
        >>> said = "there are two conditions for joining . first , you row . second , you sail ."
        >>> list(conditions_told(said.split()))
        [(0, 9, ('you', 'can', 'only', 'join', 'if')), (11, 14, ('and',))]
        >>> said = "row in two cases . the first is that you swim . the second is that it rains ."
        >>> list(conditions_told(said.split()))
        [(1, 9, ('if',)), (11, 16, ('or', 'if'))]
        >>> list(conditions_told("what matters is whether you swim : if so , you may row".split()))
        [(0, 4, ('if',)), (6, 10, (',',))]
    """
    for at in places_of(words, _FINDERS.keys()):
        yield from _FINDERS[words[at]](words, at)


def _deed(words: Sequence[str], first: int, last: int) -> tuple[str, ...]:
    """Return what a gerund names, as one is told to do it: "**join** the club"; or nothing."""
    if not 0 < last - first <= _LONGEST or not syntax.is_gerund(words[first]):
        return ()
    found = bases(words[first], VERB)
    return (likeliest(words[first], found), *words[first + 1 : last]) if found else ()


def _condition_of(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find "it is a condition of joining that you swim": one can only join if one swims."""
    first = sentence_start(words, at)
    opens = any(stands_at(words, first, it) for it in _IT_IS)
    named = _NAMING.issuperset(words[first + 2 : at])
    if not opens or not named or not _OF.intersection(words[at + 1 : at + 2]):
        return
    end = sentence_end(words, at)
    that = next((i for i in range(at + 2, end) if words[i] == _THAT), None)
    deed = _deed(words, at + 2, that) if that is not None else ()
    if that is not None and deed:
        yield first, that + 1, (_YOU, _CAN, _ONLY, *deed, _IF)
        for joint in range(that + 1, end - 1):
            if words[joint] == _AND and words[joint + 1] == _THAT:
                yield joint, joint + 2, (_AND,)


def _depending(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what leave depends on: "**whether you can** row **depends on two things:** you swim"."""
    you = any(stands_at(words, at + 1, (_YOU, modal)) for modal in (_CAN, "may"))
    end = sentence_end(words, at)
    depends = next((i for i in range(at, end - 2) if stands_at(words, i, ("depends", "on"))), None)
    if not you or depends is None or at != sentence_start(words, at):
        return
    behind = depends + 2
    if words[behind] == "whether":
        behind += 1
    elif words[behind] in _NUMBERED and stands_at(words, behind + 1, ("things", ":")):
        behind += 3
    else:
        return
    yield at, behind, (_YOU, _CAN, _ONLY, *words[at + 3 : depends], _IF)


def _openings(words: Sequence[str], first: int) -> list[tuple[int, int]]:
    """Return where each of several told one after another opens: "**First,** …. **Second,**"."""
    found: list[tuple[int, int]] = []
    at = first
    while at < len(words):
        opening = next((len(each) for each in _EACH if stands_at(words, at, each)), 0)
        if not opening:
            break
        found.append((at, at + opening))
        at = sentence_end(words, at) + 1
    return found


def _conditions_numbered(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find numbered conditions of a deed: "two conditions for joining. First, …. Second, …"."""
    first = sentence_start(words, at)
    counted = (
        at > first and words[at - 1] in _NUMBERED and stands_at(words, first, ("there", "are"))
    )
    end = next((i for i in range(at, len(words)) if words[i] in STOPS | {":"}), len(words))
    if not counted or first + 3 != at or not _OF.intersection(words[at + 1 : at + 2]):
        return
    deed, opened = _deed(words, at + 2, end), _openings(words, end + 1)
    if deed and len(opened) > 1:
        yield first, opened[0][1], (_YOU, _CAN, _ONLY, *deed, _IF)
        for start, behind in opened[1:]:
            yield start - 1, behind, (_AND,)


def _cases_numbered(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find numbered cases: "you can row **in two cases. The first is that** you swim. …"."""
    numbered = at > 1 and words[at - 1] in _NUMBERED and words[at + 1 : at + 2]
    opened = _openings(words, at + 2) if numbered else []
    if words[at - 2] != "in" or len(opened) < 2:  # noqa: PLR2004 - a case and another
        return
    if words[at + 1] in STOPS | {":"}:
        yield at - 2, opened[0][1], (_IF,)
        for start, behind in opened[1:]:
            yield start - 1, behind, ("or", _IF)


def _only_thing(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what alone stops somebody: "the only thing that can stop you from rowing is that"."""
    first = at - 2
    if (
        first < 0
        or not stands_at(words, first, _ONLY_THING[0])
        or first != sentence_start(words, at)
    ):
        return
    end = sentence_end(words, at)
    stop = next((i for i in range(at, min(end, at + 4)) if words[i] in _STOPPING), None)
    if stop is None or not stands_at(words, stop + 1, (_YOU, "from")):
        return
    that = next((i for i in range(stop + 3, end) if words[i] in {_THAT, _IF}), None)
    deed = _deed(words, stop + 3, that - 1) if that is not None and words[that - 1] == "is" else ()
    if that is not None and deed:
        yield first, that + 1, (_YOU, _CAN, *deed, _UNLESS)


def _must_be(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what must be so for an aim: "to join, **it must be the case that** you swim"."""
    if not at or words[at - 1] != _COMMA:
        return
    phrase = next((phrase for phrase in _MUST_BE if stands_at(words, at, phrase)), None)
    first = sentence_start(words, at)
    aiming = next((aim for aim in _AIMING if stands_at(words, first, aim)), None)
    if phrase is None or aiming is None:
        return
    deed = words[first + len(aiming) : at - 1]
    if deed and deed[0] in bases(deed[0], VERB) and _COMMA not in deed:
        yield first, at + len(phrase), (_YOU, _CAN, _ONLY, *deed, _IF)


def _mattering(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what alone matters, and what is so then: "check whether you swim. If so, you may"."""
    if not at:
        yield from _depending(words, at)
        return
    if words[at - 1] not in _LAST_OF_MATTERING:
        return
    first = sentence_start(words, at)
    if tuple(words[first:at]) not in _MATTERING:
        return
    end = next((i for i in range(at, len(words)) if words[i] in STOPS | {":"}), len(words))
    taking = next((len(so) for so in _IF_SO if stands_at(words, end + 1, so)), 0)
    if taking:
        yield first, at + 1, (_IF,)
        yield end, end + 1 + taking, (_COMMA,)
    elif stands_at(words, end + 1, _ONLY_THEN) and stands_at(words, end + 4, (_YOU,)):
        modal = end + 3
        yield first, at + 1, (_ONLY, _IF)
        does = words[modal] in {"do", "does"}
        yield end, modal + 2, (_COMMA, _YOU) if does else (_COMMA, _YOU, words[modal])


_FINDERS: Mapping[str, Callable[[Sequence[str], int], Iterator[Rewriting]]] = {
    **dict.fromkeys(_CONDITIONS, _condition_of),
    **dict.fromkeys(("conditions", "requirements"), _conditions_numbered),
    **dict.fromkeys(_CASES, _cases_numbered),
    "thing": _only_thing,
    **dict.fromkeys(_WHETHER, _mattering),
    "it": _must_be,
}
