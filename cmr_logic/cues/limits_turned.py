"""Limits behind one of the other kind: "unless it rains**, and only if** you row", "in no case".

And an exception said as leave: "with one exception**: if you row, you may**"; and tails of limits
that change nothing: "as long as you row, **but no longer**", "(**see 3**)".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import (
    OF_CASES,
    STOPS,
    Rewriting,
    sentence_end,
    sentence_start,
    stands_at,
)
from cmr_logic.cues.in_row import in_row, last_two
from cmr_logic.text import places_of

_Finder: TypeAlias = Callable[[Sequence[str], int], Iterator[Rewriting]]
_AND, _COMMA, _UNLESS, _PROVIDED = "and", ",", "unless", ("provided", "that")
# What opens a limit that is met, behind "and": "and **only if** you row"; not "and if".
_MET = (("only", "if"), ("only", "when"), ("only", "where"), ("provided", "that"), ("provided",))
# What opens one that denies, behind "and": "and **in no case** if"; not "and not a boat".
_NEVER = (("in", "no", "case"), ("in", "no", "event"), ("under", "no", "circumstances"), ("never",))
_SAME_GOES = (".", "the", "same", "goes", "if")
_OPENERS = OF_CASES | {_UNLESS, "provided"}
# Ways to announce what an exception is; "**with one exception**: if", "**except that** if".
_EXCEPTING = (
    *(("with", *one, "exception", ":") for one in (("one",), ("this",), ("only", "one"), ("a",))),
    ("with", "the", "following", "exception", ":"),
    ("the", "only", "exception", ":"),
    ("the", "exception", ":"),
    ("the", "exception", "is", "that"),
    ("the", "only", "exception", "is", "that"),
    ("except", "that"),
    ("save", "that"),
    ("with", "the", "exception", "that"),
)
# Second words of these.
_SECOND_OF_EXCEPTING = frozenset(phrase[1] for phrase in _EXCEPTING)
# Leave that repeats what was denied, at the end: "if you row, **you may**"; not "you may row".
_LEAVE = frozenset({"may", "can"})
_YOU, _IF = "you", "if"
_AGAIN = ((), ("do", "so"), ("after", "all"), ("do", "so", "after", "all"), ("do", "it"))
_LONGEST = 25  # words of a case
_THEN = ("but", "then", "only")
# Tails that only say that leave ends with its case: "**but no longer**", "**and not otherwise**".
_TAILS = (
    ("but", "no", "longer"), ("but", "not", "otherwise"), ("and", "not", "otherwise"),
    ("but", "in", "no", "other", "case"), ("and", "in", "no", "other", "case"),
)  # fmt: skip
_NOT_EVEN_IF = ("not", "even", "if")  # whatever is so: "you may not row, **not even if** led"
# Asides behind "or" that say only which case is better: "or**, failing that,** you row".
_ASIDES = (
    ("failing", "that", _COMMA), ("as", "a", "last", "resort", _COMMA),
    ("failing", "which", _COMMA), ("if", "need", "be", _COMMA),
)  # fmt: skip
# What denies at no time: "**though never** while it snows"; not "though rarely".
_NEVER_THEN = (("though", "never"), ("although", "never"), ("but", "never"), ("though", "not"))
_EXCEPT_ONLY = (("save", "only"), ("except", "only"))  # "**save only** where you swim"
_NOT_THE_CASE, _OR_THAT = ("it", "is", "not", "the", "case", "that"), ("or", "that")
# What a numbered rule is where it does not bind: "clause 1 **is lifted** if"; not "the ban is".
_LIFTED = frozenset({"lifted", "waived", "suspended", "relaxed", "dropped", "disapplied"})
# What sets a limit beside a case without a joint: "if you row**, not if** you are ill".
_NOT_IF, _BUT_NOT_IF = ("not", "if"), (",", "but", "not", "if")
_BUT_ONLY_IF = (("but", "only", "if"), ("only", "if"))  # behind a colon
# A second statement that denies in a case what the first grants: "**and you may not do so if**".
_NOT_SO_IF = ("not", "do", "so", "if")
_ONLY_SO_IF = ("you", "may", "do", "so", "only", "if")
# What is due after all, behind what is not: "you need not pay if you row, **but you do if** ill".
_DUE_AFTER_ALL = (
    (_YOU, "do", _IF), (_YOU, "must", _IF), (_YOU, "do", "have", "to", _IF),
    (_YOU, "do", "need", "to", _IF), (_YOU, "have", "to", _IF), (_YOU, "need", "to", _IF),
)  # fmt: skip
_NO_DUTY = (
    "need not", "not have to", "not need to", "n't have to", "n't need to", "no duty to",
    "no obligation to", "no need to",
)  # fmt: skip
_OF_MORE_WORDS = frozenset({"though", "although", "but", "save", "except", "it", "or", "is"})
_EXCEPTIONS, _NEAR = frozenset({"exception", "exceptions"}), 7
_INCLUDING = "including"
_BUT_NOT = (("but", "not"), ("but", "excluding"), ("but", "not", "including"))
_DASHES = frozenset({_COMMA, "-", "–", "—", "--"})
# What points from a bracket at another place: "(**see** rule 3)"; not "(seeing that)".
_SEEING = frozenset({"see", "cf", "cf."})
# What tells where more is told, which a name may take: "trainees **(see page 4)**"; not "rule 4".
_ELSEWHERE = frozenset({"page", "map", "p", "p.", "pages"})
_BEFORE_SEEING = frozenset({"but", "and", "please", "also"})
_LONGEST_BRACKET = 7
# How a bracket opens that lifts what stands before it: "(**this does not apply if** you row)".
_LIFTING = tuple(
    (what, *rule, *denied, "apply")
    for what, rule in (("this", ()), ("this", ("rule",)), ("this", ("condition",)), ("it", ()))
    for denied in (("does", "not"), ("does", "n't"))
)
SIGNS = _SEEING | {
    "no", "not", "never", "only", "provided", "exception", "exceptions", "that", "then",
    "including", "either", "failing", "last", "though", "although", "save",
} | _LIFTED  # fmt: skip
"""Words of which each of them has one: "and **only** if"; not "and if"."""
CLOSER = (
    _LIFTED
    | _SEEING
    | _EXCEPTIONS
    | last_two(_DUE_AFTER_ALL)
    | last_two((*_NEVER_THEN, *_EXCEPT_ONLY, *_TAILS, *_LIFTING, *_BUT_NOT[:-1]))
    | last_two((_NOT_SO_IF, _NOT_THE_CASE))
    | in_row((_AND,), (_COMMA, *(met[0] for met in _MET), "never"))
    | in_row(("in", "under"), ("no",))
    | in_row((":",), ("but", "only"))
    | in_row(("except", "save"), ("that",))
    | {("or", _COMMA), ("or", _YOU), ("that", _COMMA), (_COMMA, "not"), ("but", "then")}
)
"""Signs of which each has one, too: "**and only** if you row"; not "only if you row"."""


def limits_turned(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(limits_turned("you may row unless it rains , and only if you swim .".split()))
        [(6, 10, (',', 'provided', 'that'))]
        >>> list(limits_turned("you may row if it rains , and only if you swim .".split()))
        []
        >>> list(limits_turned("you may not row if it rains , and in no case if ill .".split()))
        [(7, 13, ('.', 'the', 'same', 'goes', 'if'))]
        >>> list(limits_turned("no rowing , with one exception : if you swim , you may .".split()))
        [(2, 8, (',', 'unless')), (10, 13, ())]
        >>> list(limits_turned("row if you swim ( but see rule 3 ) .".split()))
        [(4, 10, ())]
        >>> list(limits_turned("row if you ( or he ) swim , but then only if you pay .".split()))
        [(9, 11, ('but',))]
    """
    for at in places_of(words, _FINDERS.keys()):
        for find in _FINDERS[words[at]]:
            yield from find(words, at)


def _of_more_words(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find limits told in more words than they need: "**though never while** it snows"."""
    opener = words[at + 2 : at + 3] and words[at + 2] in OF_CASES | {"while"}
    if opener and any(stands_at(words, at, never) for never in _NEVER_THEN):
        yield at, at + 3, ("but", "not", _IF)
    elif opener and any(stands_at(words, at, only) for only in _EXCEPT_ONLY):
        yield at, at + 2, ("except",)
    elif stands_at(words, at, _NOT_THE_CASE):
        end = sentence_end(words, at)
        for joint in [i for i in range(at, end) if stands_at(words, i, _OR_THAT)]:
            yield joint, joint + 2, (_AND, *_NOT_THE_CASE)
    elif words[at] == "or" and words[at + 1 : at + 2] and words[at + 1] == _COMMA:
        aside = next((a for a in _ASIDES if stands_at(words, at + 2, a)), ())
        if aside:
            yield at, at + 2 + len(aside), ("or",)
    elif opener and words[at + 1] in _LIFTED and at and words[at - 1].isdigit():
        yield at, at + 2, ("does", "not", "apply")


def _announced(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out what announces exceptions told in full: "**There is an exception:** you may"."""
    colon = next((i for i in range(at, min(len(words), at + _NEAR)) if words[i] == ":"), None)
    if colon is None or not _EXCEPTIONS.intersection(words[at:colon]):
        return
    if stands_at(words, colon + 1, (_YOU,)) and at == sentence_start(words, at):
        yield at, colon + 1, ()


def _either_or_due(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is due from others: "**either** you can swim **or you must** wear a vest"."""
    end = sentence_end(words, at)
    dues = (("or", _YOU, *due) for due in (("must",), ("have", "to"), ("need", "to")))
    due = next((i for d in dues for i in range(at + 2, end - 2) if stands_at(words, i, d)), None)
    if due is None or at != sentence_start(words, at):
        return
    comma = words[due - 1] == _COMMA
    case = words[at + 1 : due - comma]
    if "must" not in case and "or" not in case and syntax.finite_verb(case) is not None:
        yield at, at + 1, (_UNLESS,)
        yield due - comma, due + 1, (_COMMA,)


def _behind_joint(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    if words[at] == _AND:
        yield from _joined(words, at)
        yield from _in_case_only(words, at)
    elif stands_at(words, at, _THEN):
        yield at, at + 2, ("but",)
    yield from _tail(words, at)
    yield from _denied_again(words, at)


def _pointing_away(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out a bracket that only says where more is told: "(but see rule 3)"."""
    end = next((i for i in range(at, min(len(words), at + _LONGEST)) if words[i] == ")"), 0)
    for lifting in _LIFTING:
        opens = at + 1 + len(lifting)
        if end and stands_at(words, at + 1, lifting) and opens < end and words[opens] == _IF:
            yield at, opens + 1, (_COMMA, _UNLESS)
            yield end, end + 1, ()
            return
    see = at + 1
    while see < end and words[see] in _BEFORE_SEEING:
        see += 1
    near = end - at < _LONGEST_BRACKET and STOPS.isdisjoint(words[at:end])
    if see < end - 1 and words[see] in _SEEING and near and words[see + 1] not in _ELSEWHERE:
        yield at, end + 1, ()


def _tail(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out what says that leave ends with its case: "while you row, **but no longer**"."""
    tail = next((tail for tail in _TAILS if stands_at(words, at, tail)), ())
    last = at + len(tail)
    ends = last >= len(words) or words[last] in STOPS | {_COMMA}
    if tail and ends and at:
        yield at - (words[at - 1] == _COMMA), last, ()


def _beside(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find limits that no joint, or a colon, sets beside leave: "row**: but only if** you pay"."""
    if words[at] == _COMMA and stands_at(words, at + 1, _NOT_EVEN_IF):
        end = sentence_end(words, at)
        yield at, next((i for i in range(at + 3, end) if words[i] == _COMMA), end), ()
    elif words[at] == _COMMA and stands_at(words, at + 1, _NOT_IF):
        first = sentence_start(words, at)
        if not _OPENERS.isdisjoint(words[first:at]) and words[at - 1] not in _OPENERS:
            yield at, at + 3, _BUT_NOT_IF
    elif words[at] == ":":
        only = next((only for only in _BUT_ONLY_IF if stands_at(words, at + 1, only)), ())
        if only:
            yield at, at + 1 + len(only), (_COMMA, "but", "only", _IF)


def _denied_again(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is denied again in a case: "row if you swim **and you may not do so if** ill"."""
    you = any(stands_at(words, at + 1, (_YOU, modal)) for modal in _LEAVE)
    due = next((due for due in _DUE_AFTER_ALL if stands_at(words, at + 1, due)), None)
    if due is not None:
        said = " ".join(words[sentence_start(words, at) : at])
        if any(none in said for none in _NO_DUTY):
            start = at - (words[at - 1] == _COMMA)
            yield start, at + 1 + len(due), (".", _YOU, "must", "do", "so", _IF)
    if you and stands_at(words, at + 3, _NOT_SO_IF):
        yield at, at + 3 + len(_NOT_SO_IF), ("but", "not", _IF)


def _in_case_only(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a limit that holds in a case alone: "**provided that, if** it rains, you have a hat".

    "– and, if it rains, only if you have a hat" says the same.
    """
    provided = stands_at(words, at, _PROVIDED)
    behind = at + (len(_PROVIDED) if provided else 1)
    if not stands_at(words, behind, (_COMMA, _IF)):
        return
    first, end = sentence_start(words, at), sentence_end(words, at)
    comma = next((i for i in range(behind + 2, end) if words[i] == _COMMA), None)
    if comma is None or not syntax.NEGATIONS.isdisjoint(words[first:at]):
        return
    if _LEAVE.isdisjoint(words[first:at]):
        return
    start = at - (words[at - 1] in _DASHES)
    only = stands_at(words, comma + 1, ("only", _IF))
    if provided or only:
        yield start, behind + 2, (".", _IF)
        yield comma, comma + 1 + 2 * only, (_COMMA, *_ONLY_SO_IF)


def _included(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out what is included, before an exception: "**including cubs but** not pups"."""
    end = sentence_end(words, at)
    but = next(
        ((i, each) for i in range(at + 1, end) for each in _BUT_NOT if stands_at(words, i, each)),
        None,
    )
    if but is not None and at and _COMMA not in words[at : but[0] - 1]:
        longest = max((e for e in _BUT_NOT if stands_at(words, but[0], e)), key=len)
        yield at - (words[at - 1] == _COMMA), but[0] + len(longest), (_COMMA, "except")


def _joined(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a limit behind "and" that the opener before it does not reach."""
    met = next((phrase for phrase in _MET if stands_at(words, at + 1, phrase)), None)
    never = next((phrase for phrase in _NEVER if stands_at(words, at + 1, phrase)), None)
    if at < 1 or (met is None and never is None):
        return
    start = at - (words[at - 1] == _COMMA)
    first = sentence_start(words, at)
    openers = [i for i in range(first, at) if words[i] in _OPENERS]
    if not openers:
        return
    opener = openers[-1]
    but_not = words[opener] in OF_CASES and words[max(opener - 1, 0)] == "not"
    said = words[first : openers[0] - (words[openers[0] - 1] == "not" and openers[0] > first)]
    denied = not syntax.NEGATIONS.isdisjoint(said)
    if met is not None and not denied and (but_not or words[opener] == _UNLESS):
        yield start, at + 1 + len(met), (_COMMA, *_PROVIDED)
    elif never is not None and denied and start < at:
        behind = at + 1 + len(never)
        if behind < len(words) and words[behind] in OF_CASES:
            yield start, behind + 1, _SAME_GOES


def _excepting(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an exception that is said as leave: "except that **if you row, you may**"."""
    if not at or _SECOND_OF_EXCEPTING.isdisjoint(words[at + 1 : at + 2]):
        return
    phrase = next((phrase for phrase in _EXCEPTING if stands_at(words, at, phrase)), None)
    if phrase is None:
        return
    stop = words[at - 1] in STOPS
    comma = words[at - 1] in STOPS | {_COMMA}
    opener = at + len(phrase)
    unless = ("the", "exception", "is", _IF) if stop else (_COMMA, _UNLESS)
    start = at - (comma and not stop)
    end = min(sentence_end(words, opener), opener + _LONGEST)
    if stands_at(words, opener, (_IF,)):
        tail = next((i for i in range(opener, end - 2) if _repeats(words, i, end)), None)
        if tail is not None:
            yield start, opener + 1, unless
            yield tail, end, ()
    elif any(stands_at(words, opener, (_YOU, modal)) for modal in _LEAVE):
        case = next((i for i in range(opener, end) if words[i] == _IF), None)
        if case is not None and tuple(words[opener + 2 : case]) in _AGAIN:
            yield start, case + 1, unless


def _repeats(words: Sequence[str], at: int, end: int) -> bool:
    """Tell whether a sentence ends in leave that says nothing new: "**, you may do so**"."""
    leave = words[at] == _COMMA and words[at + 1] == _YOU and words[at + 2] in _LEAVE
    return leave and tuple(words[at + 3 : end]) in _AGAIN


# What finds each kind, by the word at which it stands.
_FINDERS: Mapping[str, Sequence[_Finder]] = {
    **dict.fromkeys(_OF_MORE_WORDS, (_of_more_words,)),
    **dict.fromkeys(("except", "save"), (_of_more_words, _excepting)),
    **dict.fromkeys(("with", "the"), (_excepting,)),
    "but": (_of_more_words, _behind_joint),
    _AND: (_behind_joint,),
    "(": (_pointing_away,),
    **dict.fromkeys((_COMMA, ":"), (_beside,)),
    "provided": (_in_case_only,),
    _INCLUDING: (_included,),
    "there": (_announced,),
    "either": (_either_or_due,),
}
