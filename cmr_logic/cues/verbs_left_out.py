"""Verbs left out that the words before have: "Bikes may be left here. **Prams may not.**".

So they are in "Prams are banned here, **as are bikes**", which says the same of both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.cues.named_before import are_things, head_of
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import ADJECTIVE, VERB, bases, classes, word_set

_NOT = frozenset({"not", "n't"})
# Modals behind which a verb may be left out: "prams **may** not"; not "prams shall not".
_MODALS = {"can": "can", "ca": "can", "may": "may", "must": "must", "should": "should"}
_BE = frozenset({"is", "are"})
_DO = frozenset({"do", "does"})  # "prams **do** not"
# Where some things are: "stalls **outside** do not"; not "stalls often do not".
_WHEREABOUTS = word_set("outside inside indoors outdoors upstairs downstairs abroad")
_LONGEST = 8  # words of whom or what it is said of: "bikes with an engine"
_SAID = 10  # words that are left out: "be kept in the fridge on the top floor"
# What ends what is said of both: "may be left here **if** they fold".
_CASES = word_set(
    "if unless when where while until once provided providing except but after before during only "
    "for as so because who that which"
) | {",", "(", ":"}
# How it is said of something else as well: ", **as are** bikes", ", **nor are** bikes".
_BE_DONE, _ALLOWING = "be", frozenset({"can", "ca", "may"})
_WHO, _THOSE = "who", "those"
_CAN_ALSO, _ASK, _IF = ("can", "also"), "ask", frozenset({"if", "when", "where"})
_SENTENCE = 4  # tokens of a sentence before: "bikes may row ."
_AS_WELL = {"as": False, "nor": True}
SIGNS = _NOT | _AS_WELL.keys() | {_ASK}
"""Words of which each of them has one: "prams may **not**"; not "prams may be left here"."""
CLOSER = (
    in_row(_NOT, (*STOPS, EDGE))
    | in_row(_AS_WELL, _BE)
    | in_row((_ASK,), _IF)
    | in_row((_BE_DONE,), (*_CASES, *STOPS, EDGE))
)
"""Two words in a row of which each has one, too: "prams may **not.**"; not "may not row"."""


def verbs_left_out(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each verb that is left out, with what the words before have.

    Example:
        >>> list(verbs_left_out("bikes may be left here . prams may not .".split()))
        [(8, 9, ('not', 'be', 'left', 'here'))]
        >>> list(verbs_left_out("bikes are banned here , as are prams that roll .".split()))
        [(4, 7, ('.',)), (10, 10, ('are', 'banned', 'here'))]
        >>> list(verbs_left_out("cots can not be left . bikes can be , if they fold .".split()))
        [(8, 9, ('be', 'left'))]
        >>> list(verbs_left_out("you may row . you may not swim .".split()))
        []
        >>> list(verbs_left_out("vans in it need a pass . vans outside do not .".split()))
        [(8, 8, ('that', 'are')), (10, 11, ('not', 'need', 'a', 'pass'))]
        >>> list(verbs_left_out("sheds over 9 m must be drawn . those in yards do not .".split()))
        [(8, 9, ('sheds', 'that', 'are')), (12, 13, ('not', 'have', 'to', 'be', 'drawn'))]
        >>> said = "you can ask for a bed if you snore . you can also ask if you are ill .".split()
        >>> list(verbs_left_out(said))
        [(14, 14, ('for', 'a', 'bed'))]
        >>> list(verbs_left_out("bikes are allowed here . prams are not .".split()))
        [(7, 8, ('not', 'allowed', 'here'))]
        >>> list(verbs_left_out("guests sail . if they do not , they swim .".split()))
        []
    """
    for at, word in enumerate(words):
        if word in _NOT and at > 1 and words[at - 1] in _MODALS:
            yield from _denied_of_another(words, at)
            yield from _affirmed_of_another(words, at)
        elif word in _NOT and at > 1 and words[at - 1] in _BE:
            yield from _not_so_of_another(words, at)
        elif word in _NOT and at > 1 and words[at - 1] in _DO:
            yield from _not_done_by_others(words, at)
        elif word == _ASK and tuple(words[at - 2 : at]) == _CAN_ALSO:
            yield from _asked_as_well(words, at)
        elif word in _AS_WELL and 1 < at < len(words) - 2 and words[at + 1] in _BE:
            yield from _said_of_more(words, at)


def _asked_as_well(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Say again what one can ask for, in one more case: "You can **also ask if** you are ill"."""
    if words[at + 1] not in _IF:
        return
    before = range(sentence_start(words, at) - 1, 1, -1)
    asked = next((i for i in before if words[i] == _ASK and words[i - 1] in _MODALS), None)
    if asked is None:
        return
    stop = next(i for i in range(asked, at) if words[i] in _IF or words[i] in STOPS)
    if 1 < stop - asked <= _SAID:
        yield at + 1, at + 1, tuple(words[asked + 1 : stop])


def _denied_of_another(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what a sentence that ends in "not" denies of another thing: "prams may **not** ."."""
    first = sentence_start(words, at)
    subject = words[first : at - 1]
    ends = at + 1 == sentence_end(words, at)
    if not ends or not 0 < len(subject) <= _LONGEST or first < len(("bikes", "may", "row", ".")):
        return
    if subject[0] in syntax.NOMINATIVES or not (_CASES | {"not"}).isdisjoint(subject):
        return
    start = sentence_start(words, first - 1)
    before = words[start : first - 1]
    modal = next((i for i, word in enumerate(before) if _same_leave(word, words[at - 1])), None)
    said = _up_to_case(before[modal + 1 :]) if modal else ()
    if said and said[0] not in _NOT:
        yield at, at + 1, ("not", *said)


def _not_so_of_another(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what a sentence that ends in "are not" denies of others: "prams **are not** ."."""
    first = sentence_start(words, at)
    subject = words[first : at - 1]
    if at + 1 != sentence_end(words, at) or not 0 < len(subject) <= _LONGEST or first < _SENTENCE:
        return
    if subject[0] in syntax.NOMINATIVES or not (_CASES | {"not"}).isdisjoint(subject):
        return
    before = words[sentence_start(words, first - 1) : first - 1]
    be = next((i for i, word in enumerate(before) if word in _BE), 0)
    said = _up_to_case(before[be + 1 :]) if be else ()
    plain = said and syntax.NEGATIONS.isdisjoint(said)
    if plain and (syntax.is_participle(said[0]) or ADJECTIVE in classes(said[0])):
        yield at, at + 1, ("not", *said)


def _not_done_by_others(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what other things do not do that the sentence before says: "stalls outside **do not**".

    Where they are tells them apart, as a relative does.
    """
    first = sentence_start(words, at)
    subject = words[first : at - 1]
    if at + 1 != sentence_end(words, at) or not 0 < len(subject) <= _LONGEST or first < _SENTENCE:
        return
    pronoun = subject[0] in syntax.NOMINATIVES - {_THOSE}
    if pronoun or not (_CASES | {"not"}).isdisjoint(subject):
        return
    start = sentence_start(words, first - 1)
    said = _deed(words, start, first - 1)
    if not said:
        return
    named = head_of(words, start, first - 1)
    thing = are_things(named)
    behind = subject[1] if len(subject) > 1 else ""
    placed = behind in _WHEREABOUTS or behind in syntax.PREPOSITIONS - {"of"}
    placed = placed or syntax.is_participle(behind)
    if subject[0] == _THOSE and thing:
        yield first, first + 1, (named, "that", "are") if placed else (named,)
    elif subject[0] == named and thing and placed:
        yield first + 1, first + 1, ("that", "are")
    yield at, at + 1, ("not", *said)


def _deed(words: Sequence[str], start: int, end: int) -> tuple[str, ...]:
    """Return what a sentence says is done, or to be done, up to its case: "pay a fee"."""
    verb = syntax.finite_verb(words, start, end)
    if verb is None or words[verb] in _BE or verb - start > _LONGEST + 2:
        return ()
    rest = _up_to_case(words[verb + 1 : end])
    if not rest or rest[0] in _NOT:
        return ()
    if words[verb] in MUST:
        return ("have", "to", *rest)
    base = next(iter(bases(words[verb], VERB)), "")
    return (base, *rest) if base and words[verb] not in syntax.AUXILIARIES else ()


def _affirmed_of_another(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is said of others by "be" alone: "Prams can not be left. Bikes **can be**"."""
    end = sentence_end(words, at)
    said = _up_to_case(words[at + 1 : end])
    modals = {"can", "may"} if words[at - 1] in _ALLOWING else {words[at - 1]}
    behind = range(end + 2, min(end + 2 + _LONGEST, len(words) - 2))
    be = next((i for i in behind if words[i] == _BE_DONE and words[i - 1] in modals), None)
    if said[:1] == (_BE_DONE,) and be is not None and words[be + 1] in _CASES | STOPS:
        yield be, be + 1, said


def _same_leave(word: str, modal: str) -> bool:
    """Tell whether two modals give the same leave: "may" and "can"; not "must" and "can"."""
    leave = {"can", "may"}
    return word in _MODALS and (word == _MODALS[modal] or {_MODALS[word], _MODALS[modal]} == leave)


def _said_of_more(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what is said of something else as well: "bikes are banned, **as are** prams"."""
    start, end = sentence_start(words, at), sentence_end(words, at)
    comma = words[at - 1] == ","
    before = words[start : at - comma]
    verb = next((i for i, word in enumerate(before) if word in _BE), None)
    if verb is None or not 0 < verb <= _LONGEST or not comma or at + 2 == end:
        return
    said = tuple(before[verb + 1 :])
    denied = bool(said) and said[0] in _NOT
    whole = len(_up_to_case(said[denied:])) == len(said) - denied
    named = (syntax.MODALS | {_WHO}).isdisjoint(words[at + 2 : end])  # "… **who** row" is a case
    if said and whole and named and denied == _AS_WELL[words[at]]:
        yield at - 1, at + 2, (".",)
        yield end, end, (words[at + 1], *said)


def _up_to_case(said: Sequence[str]) -> tuple[str, ...]:
    """Return what stands before a case among words, nothing where that is long.

    Example:
        >>> _up_to_case("be left here if they fold".split())
        ('be', 'left', 'here')
    """
    end = next((i for i, word in enumerate(said) if word in _CASES | STOPS), len(said))
    return tuple(said[:end]) if end <= _SAID else ()
