"""Bans and leave in polite words: "**Please do not** row here", "**feel free to** row".

In plain words that is "do not row here" and "you may row".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import VERB, bases, word_set

_NOT = frozenset({"not", "n't"})
_NOT_TO, _DO_NOT, _MUST_NOT = ("not", "to"), ("do", "not"), ("must", "not")
_YOU, _THAT = "you", "that"
# Words by which one asks: "**please** do not row"; not "always do not".
_PLEASE = word_set("please kindly")
# Adverbs of who is asked: "are **kindly** asked not to"; not "are never asked to".
_KINDLY = word_set("kindly politely respectfully please")
# What whoever is asked not to do it is: "are **requested** not to row"; not "are advised not to".
_ASKED = word_set("asked requested reminded instructed told begged")
# Those by which something is demanded: "are **asked** to row"; not "are told to row".
_DEMANDED = word_set("asked requested reminded")
_STAY_AWAY = ("stay", "away")
_PRESENT = frozenset({"are", "'re"})  # "you **are** asked to"; not "you were asked to"
_OF_CASES = word_set("if when unless where who that")  # "**if** you are asked to"
# How we ask for it: "**we ask** you not to row", "we **would** ask"; not "we tell you".
_WE, _WOULD = frozenset({"we", "i"}), word_set("would must do 'd")
_ASK = word_set("ask request beg")
# How we say what we would rather not have: "we 'd **rather** you did n't", "**prefer** you not to".
_RATHER = word_set("rather prefer")
# Who is asked: "we ask **all guests** not to row"; up to so many words.
_NAMED = 4
_REFRAIN = ("refrain", "from")
# Ways to let someone do something, each with what it comes to: "**feel free to** row".
_LEAVE: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("please", "feel", "free", "to"): ("you", "may"),
    ("feel", "free", "to"): ("you", "may"),
    ("you", "are", "welcome", "to"): ("you", "may"),
    ("you", "'re", "welcome", "to"): ("you", "may"),
    ("you", "are", "more", "than", "welcome", "to"): ("you", "may"),
    ("you", "are", "very", "welcome", "to"): ("you", "may"),
    ("you", "are", "also", "welcome", "to"): ("you", "may", "also"),
    ("there", "is", "no", "need", "to"): ("you", "do", "not", "need", "to"),
    ("there", "is", "no", "need", "for", "you", "to"): ("you", "do", "not", "need", "to"),
}
_OPENING = STOPS | {":", ","}
SIGNS = _PLEASE | _ASKED | _ASK | _RATHER | {"refrain", "free", "welcome", "need"}
"""Words of which each has one: "**please** do not row", "feel **free** to row"; not "row"."""
CLOSER = (SIGNS - {"free", "need"}) | {("feel", "free"), ("no", "need")}
"""Signs of which each has one, too: "**feel free** to row"; not "free of charge"."""


def politely_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to in plain words.

    Example:
        >>> list(politely_said("please do not row here .".split()))
        [(0, 3, ('do', 'not'))]
        >>> list(politely_said("guests are kindly asked not to row .".split()))
        [(1, 6, ('must', 'not'))]
        >>> list(politely_said("guests are asked to stay away if it rains .".split()))
        [(1, 6, ('must', 'not', 'visit'))]
        >>> list(politely_said("we would ask guests not to row .".split()))
        [(0, 3, ()), (4, 6, ('must', 'not'))]
        >>> list(politely_said("we 'd rather you did n't row .".split()))
        [(0, 6, ('you', 'must', 'not'))]
        >>> list(politely_said("please refrain from rowing .".split()))
        [(0, 4, ('do', 'not', 'row'))]
        >>> list(politely_said("feel free to row .".split()))
        [(0, 3, ('you', 'may'))]
        >>> list(politely_said("please row , you were asked to do so .".split()))
        []
    """
    words = tuple(words)
    for at, word in enumerate(words):
        if word not in SIGNS:
            continue
        if word in _PLEASE:
            yield from _please(words, at)
        elif word in _ASKED:
            yield from _asked_not_to(words, at)
        elif word in _ASK | _RATHER:
            yield from _we_ask(words, at)
        elif word == "refrain":
            yield from _refrain(words, at)
        else:
            yield from _let(words, at)


def _opens(words: Sequence[str], at: int) -> bool:
    return at == 0 or words[at - 1] in _OPENING


def _please(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a "please" before what is not to be done, or behind what is said: "No prams, please"."""
    if words[at - 1 : at] == (",",) and at + 1 == sentence_end(words, at):
        yield at - 1, at + 1, ()
    elif _opens(words, at) and words[at + 1 : at + 2] == ("do",):
        if words[at + 2 : at + 3] and words[at + 2] in _NOT:
            yield at, at + 3, _DO_NOT
    elif _opens(words, at) and words[at + 1 : at + 2] == ("never",):
        yield at, at + 1, ()
    elif _opens(words, at) and words[at + 1 : at + 3] == _STAY_AWAY:
        yield at, at + 3, (*_DO_NOT, "visit")


def _asked_not_to(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find who is asked to do something, or not to: "guests **are asked not to** row"."""
    verb = at - 1 - (at > 1 and words[at - 1] in _KINDLY)
    if verb <= 0 or words[verb] not in _PRESENT:
        return
    if tuple(words[at + 1 : at + 3]) == _NOT_TO:
        yield verb, at + 3, _MUST_NOT
        return
    opens = sentence_start(words, at)
    whom = words[opens:verb]
    several = bool(whom) and (syntax.is_plural_noun(whom[-1]) or tuple(whom) == (_YOU,))
    if not several or len(whom) > _NAMED or not _OF_CASES.isdisjoint(whom):
        return
    if tuple(words[at + 1 : at + 4]) == ("to", *_STAY_AWAY):
        yield verb, at + 4, (*_MUST_NOT, "visit")
    elif words[at] in _DEMANDED and tuple(words[at + 1 : at + 2]) == ("to",):
        yield verb, at + 2, ("must",)


def _we_ask(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what we ask people not to do: "**we ask** you **not to** row"."""
    first = at - 1 - (at > 1 and words[at - 1] in _WOULD)
    if first < 0 or words[first] not in _WE or not _opens(words, first):
        return
    whom = at + 1 + (tuple(words[at + 1 : at + 2]) == (_THAT,))
    whom += tuple(words[whom : whom + 2]) == ("it", "if") and 2
    near = words[whom : whom + 1 + _NAMED]
    denied = next((whom + i for i, word in enumerate(near) if word in _NOT and i), 0)
    if not denied or not (STOPS | {","}).isdisjoint(words[whom:denied]):
        return
    bare = tuple(words[denied : denied + 2]) == _NOT_TO
    verb = denied if bare else denied - 1
    if not bare and words[verb] not in {"do", "did"}:
        return
    named = words[whom:verb]
    last = denied + 2 if bare else denied + 1
    if tuple(named) == (_YOU,):
        yield first, last, (_YOU, *_MUST_NOT)
    elif named:
        yield first, whom, ()
        yield verb, last, _MUST_NOT


def _refrain(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an order to let something be: "**please refrain from** rowing"."""
    gerund = words[at + 2] if at + 2 < len(words) else ""
    verb = next((b for b in bases(gerund, VERB) if b != gerund), None) if gerund else None
    first = at - (at > 0 and words[at - 1] in _PLEASE)
    if tuple(words[at : at + 2]) != _REFRAIN or verb is None or not syntax.is_gerund(gerund):
        return
    if _opens(words, first):
        yield first, at + 3, (*_DO_NOT, verb)
    elif words[at - 1] in syntax.MODALS:
        yield at, at + 3, ("not", verb)


def _let(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find words that let someone do something: "**feel free to** row"."""
    start = sentence_start(words, at)
    for phrase, plainly in _LEAVE.items():
        first = at - phrase.index(words[at]) if words[at] in phrase else -1
        if first < start:
            continue
        if tuple(words[first : first + len(phrase)]) == phrase and _opens(words, first):
            yield first, first + len(phrase), plainly
            return
