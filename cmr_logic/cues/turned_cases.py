"""What is so in the other case, or only then: "unless it rains, **in which case** you must pay".

A later sentence may say what is so in a case named before ("**Otherwise** you may do so only if
…"), or limit what was granted ("**Even then you may do so only if** …").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import (
    OF_CASES,
    STOPS,
    Rewriting,
    sentence_end,
    sentence_start,
    stands_at,
)
from cmr_logic.cues.in_row import last_two
from cmr_logic.text import places_of_word, word_set

_GRANTS = frozenset({"may", "can"})
_UNLESS, _ONLY, _NOT = "unless", "only", frozenset({"not", "n't"})
_IN_WHICH_CASE = ("in", "which", "case")
# What is demanded in a case, behind its subject: "you **must** pay"; not "you pay".
_DEMANDING = {("must",): ("must",), ("need", "to"): ("must",), ("have", "to"): ("must",)}
# What another duty is set apart by from the one that it stands for: "**In that case** you must".
_MUST, _IN_THAT_CASE = word_set("must need have"), (".", "in", "that", "case")
_NEED, _MUST_HAVE = "need", ("must", "have")
_SUBJECT = 4  # words before such a verb: "your old boat must be dry"
# What a sentence opens with that is so where the one before is not, in full.
_NOT_SO = tuple(
    (*opener, *so)
    for so in (("so",), ("the", "case"), ("true",))
    for opener in (
        *(("if", it, "is", no) for it in ("that", "this") for no in ("not", "n't")),
        *(("where", it, "is", no) for it in ("that", "this") for no in ("not", "n't")),
    )
)
_IF_NO = ("if", "no", ",")  # behind "if yes,"
_OTHERWISE = ("otherwise", ",")
# And in a few words: "**if not**, you may"; "**failing that**".
_OPPOSITE = (
    ("otherwise",), ("if", "not"), ("failing", "that"), ("failing", "this"), ("failing", "which"),
    ("at", "other", "times"), ("at", "all", "other", "times"), ("at", "any", "other", "time"),
    ("in", "other", "cases"), ("in", "all", "other", "cases"), ("in", "any", "other", "case"),
)  # fmt: skip
_OPPOSITES = frozenset(_OPPOSITE + _NOT_SO)
_DO_SO = (("do", "so"), ("do", "this"), ("do", "that"), ("do", "it"))
_BESIDE = word_set("still also only then")  # before it: "you may **still** do so"
# What ends a verb and its objects: "take a boat **if** you swim"; not "take a boat out".
_ENDING = OF_CASES | STOPS | {"unless", "provided", "as", "only", "once", "while", "until", ","}
# What a sentence opens with that limits one before: "**even then** you may do so only if".
_IN_ANY_CASE = (
    ("in", "any", "case"), ("in", "any", "event"), ("in", "either", "case"), ("even", "then"),
    ("even", "so"), ("in", "all", "cases"), ("in", "every", "case"), ("in", "each", "case"),
    ("in", "both", "cases"), ("either", "way"),
)  # fmt: skip
_THIS_APPLIES = ("this", "only", "applies", "if")
_NOT_ENOUGH = ("it", "is", "not", "enough", "that")
SIGNS = frozenset({"which", "no", "so", "true", "case", "do", "enough"})
"""Words of which each of them has one: "**do** so only if"; not "only if"."""
CLOSER = last_two((*_NOT_SO, *_DO_SO, _IF_NO[:2], _IN_WHICH_CASE[:2])) | {"enough"}
"""Signs of which each has one, too: "you may **do so** only if"; not "you do not"."""


def turned_cases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(turned_cases("you may row unless ill , in which case you need a coat".split()))
        [(3, 4, ('.', 'if')), (6, 9, ()), (10, 11, ('must', 'have'))]
        >>> list(turned_cases("you pay unless you row , in which case you must swim".split()))
        []
        >>> list(turned_cases("you must pay unless ill , in which case you must ring".split()))
        [(5, 9, ('.', 'in', 'that', 'case'))]
        >>> list(turned_cases("if you swim , you may row . if not , you may do so if led".split()))
        [(13, 15, ('row',))]
        >>> list(turned_cases("row if you swim . even then you may do so only if led".split()))
        [(5, 13, ('this', 'only', 'applies', 'if'))]
        >>> list(turned_cases("you may do so if you swim".split()))
        []
    """
    if "which" in words:
        for at in places_of_word(words, "which"):
            yield from _in_which_case(words, at - 1)
    if "enough" in words:
        yield from _not_enough(words)
    for at in [at for at, word in enumerate(words) if not at or words[at - 1] in STOPS]:
        opening = next((len(o) for o in (*_NOT_SO, _IF_NO) if stands_at(words, at, o)), 0)
        if opening and at:
            comma = tuple(words[at + opening : at + opening + 1]) == (",",)
            yield at, at + opening + comma, _OTHERWISE
    for do in places_of_word(words[:-1], "do"):
        if tuple(words[do : do + 2]) in _DO_SO:
            yield from _done_so(words, do)


def _in_which_case(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Part leave from what is demanded in the case that it leaves out."""
    if at < 1 or not stands_at(words, at, _IN_WHICH_CASE):
        return
    first = sentence_start(words, at)
    unless = next((i for i in range(at - 1, first, -1) if words[i] == _UNLESS), None)
    if unless is None or words[at - 1] != ",":
        return
    said = words[first:unless]
    if not _MUST.isdisjoint(said) and _demanded(words, at + len(_IN_WHICH_CASE)) is not None:
        if not any(
            stands_at(words, i, do) for i in range(at, sentence_end(words, at)) for do in _DO_SO
        ):
            yield at - 1, at + len(_IN_WHICH_CASE), _IN_THAT_CASE
        return
    if _GRANTS.isdisjoint(said) or not syntax.NEGATIONS.isdisjoint(said):
        return
    behind = at + len(_IN_WHICH_CASE)
    behind += words[behind : behind + 1] == [","] or stands_at(words, behind, (",",))
    demanded = _demanded(words, behind)
    said = words[behind : sentence_end(words, at)]
    limited = _ONLY in said and not (OF_CASES | {"with"}).isdisjoint(said[said.index(_ONLY) :])
    if demanded is None and not limited:
        return
    yield unless - (words[unless - 1] == ","), unless + 1, (".", "if")
    yield at, behind, ()
    if demanded is not None:
        yield demanded


def _demanded(words: Sequence[str], first: int) -> Rewriting | None:
    """Return what a statement demands in its first words, said with "must", None for others."""
    for at in range(first + 1, min(first + 1 + _SUBJECT, len(words) - 1)):
        for phrase, plainly in _DEMANDING.items():
            if stands_at(words, at, phrase):
                return at, at + len(phrase), plainly
        if words[at] == _NEED and words[at + 1] in syntax.DETERMINERS:
            return at, at + 1, _MUST_HAVE
    return None


def _done_so(words: Sequence[str], do: int) -> Iterator[Rewriting]:
    """Find what leave to do what stands before is limited by, and what is done in the other case.

    "You may row if you swim. **Otherwise you may do so only if** you are led": otherwise you may
    row only if …
    """
    modal = do - 1
    while modal > 0 and words[modal] in _BESIDE:
        modal -= 1
    if modal < 1 or words[modal] not in _GRANTS:
        return
    last = modal - 1 - (words[modal - 2] == ",")
    first = sentence_start(words, do)
    behind = words[do + 2 : do + 4]
    if tuple(words[first:last]) in _OPPOSITES:
        deed = _deed_before(words, first)
        if deed:
            yield do, do + 2, deed
    elif behind[:1] and behind[0] == _ONLY and behind[-1] in OF_CASES:
        opening = next((o for o in _IN_ANY_CASE if tuple(words[last - len(o) : last]) == o), None)
        if opening is not None:  # behind a list, no stop may stand before it
            yield last - len(opening), do + 4, _THIS_APPLIES


def _deed_before(words: Sequence[str], first: int) -> tuple[str, ...]:
    """Return the verb and its objects that the sentence before gives or denies leave for."""
    if first < 2:  # noqa: PLR2004 - a word and its stop
        return ()
    start = sentence_start(words, first - 1)
    if words[start] in OF_CASES | {"unless", "provided"}:
        start = next((i + 1 for i in range(start, first) if words[i] == ","), first)
    modal = next((i for i in range(start, first) if words[i] in _GRANTS), None)
    if modal is None:
        return ()
    verb = modal + 1
    while words[verb] in _NOT | {_ONLY, "also"}:
        verb += 1
    end = next((i for i in range(verb, first) if words[i] in _ENDING), first)
    return tuple(words[verb:end]) if words[verb] not in {"do", "be"} else ()


def _not_enough(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is not all it takes: "**It is not enough that** you row. You can only join if"."""
    for at in [at for at in range(len(words)) if stands_at(words, at, _NOT_ENOUGH)]:
        end = sentence_end(words, at)
        until = sentence_end(words, end + 1)
        case = next((i for i in range(end + 1, until) if words[i] in OF_CASES), None)
        if case is None or at != sentence_start(words, at):
            continue
        said = words[end + 1 : case]
        if _ONLY in said and not _GRANTS.isdisjoint(said):
            yield at, at + len(_NOT_ENOUGH), (*said, "if")
            yield end + 1, case + 1, _THIS_APPLIES
