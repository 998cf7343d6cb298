"""What two verbs share behind a comma: "you sold it**, or** let it**, within a year**".

Each is said of it: "you sold it within a year or let it within a year". So is what stands before
two verbs of a thing: "an illness **that is expected to** last or **end** in death".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_OR, _COMMA, _TO = "or", ",", "to"
SIGNS = frozenset({_OR})
"""The word that each of them has: "sold it, **or** let it, within a year"; not "and"."""
CLOSER = frozenset({_COMMA, _TO})
"""Words of which each has one, too: "sold it**,** or let it"; not "sold or let it"."""
_OPENING = word_set("if unless who that which whose when where because must you your : .")
_LONGEST = 14  # words between the "or" and the second comma, and words that are shared
# What opens what is shared: "**within** a year", "**at** least"; not "of".
_SHARED = syntax.PREPOSITIONS - {"of", "to", "as", "than", "like", "including", "with", "without"}
_ENDING = STOPS | syntax.RELATIVES | word_set(", and or but if unless when where because provided")
_EXPECTED = word_set("expected likely intended designed meant required")
_THING = frozenset({"that", "which"})


def tails_shared(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> said = "if you sold it , or let it , within a year ."
        >>> list(tails_shared(said.split()))
        [(4, 5, ('within', 'a', 'year')), (8, 9, ())]
        >>> list(tails_shared("if you row , or swim , in may you pay .".split()))
        []
        >>> said = "an illness that is likely to last a year or end in death ."
        >>> list(tails_shared(said.split()))
        [(10, 10, ('that', 'is', 'likely', 'to'))]
    """
    for at in places_of_word(words, _OR, 2):
        if words[at - 1] == _COMMA:
            yield from _shared_behind(words, at)
        elif at + 2 < len(words):
            yield from _shared_before(words, at)


def _shared_behind(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    end = sentence_end(words, at)
    comma = next((i for i in range(at + 1, min(at + _LONGEST, end)) if words[i] in _ENDING), end)
    if comma + 2 >= end or words[comma] != _COMMA or not _opens_verb(words, at + 1):
        return
    if not (words[comma + 1] in _SHARED or words[comma + 1] in syntax.NUMBERS):
        return
    last = next((i for i in range(comma + 1, end) if _ends_tail(words, i)), end)
    tail = tuple(words[comma + 1 : last])
    if len(tail) > _LONGEST or len(tail) == 1 or not syntax.NOMINATIVES.isdisjoint(tail):
        return
    first = _opening(words, at - 1)
    if _COMMA in words[first : at - 1] or (comma == at + 2 and not _alike(words, at)):
        return
    if syntax.finite_verb(tail) is None:
        yield at - 1, at, tail
        yield comma, comma + 1, ()


def _ends_tail(words: Sequence[str], at: int) -> bool:
    """Tell whether a word goes on with something else: "by a storm **may** apply"; not "in may"."""
    modal = words[at] in syntax.MODALS and not syntax.is_month(words, at)
    return modal or words[at] in _ENDING


def _alike(words: Sequence[str], at: int) -> bool:
    """Tell whether two verbs have one form: "destroyed, or **damaged**"; not "ill, or tired"."""
    return syntax.is_participle(words[at - 2]) or not syntax.is_participle(words[at + 1])


def _opening(words: Sequence[str], at: int) -> int:
    """Return where the clause opens that an index stands in: "**if** you sold it"."""
    first = sentence_start(words, at)
    return next((i for i in range(at - 1, first, -1) if words[i] in _OPENING), first)


def _opens_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb, and no thing, stands at an index: "or **damaged**"; not "a dog"."""
    at += syntax.is_adverb(words[at]) and at + 1 < len(words)
    word = words[at]
    verb = word in syntax.AUXILIARIES or syntax.is_participle(word)
    return verb or (VERB in classes(word) and NOUN not in classes(word)) or word == "study"


def _shared_before(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an "or" between two verbs behind the "to" of a thing: "likely to last **or** end in"."""
    verb = words[at + 1]
    plain = verb in bases(verb, VERB) and verb not in syntax.AUXILIARIES
    following = words[at + 2] in syntax.PREPOSITIONS | syntax.DETERMINERS
    if not plain or not (following or NOUN not in classes(verb)):
        return
    near = range(at - 2, max(at - _LONGEST, 2), -1)
    to = next((i for i in near if words[i] in _ENDING | {_TO}), 0)
    if not to or words[to] != _TO or words[to - 1] not in _EXPECTED:
        return
    if words[to - 2] not in syntax.BE or words[to - 3] not in _THING:
        return
    again = words[to - 4] == "and"
    if again and words[to - 5] != _COMMA:
        yield to - 4, to - 4, (_COMMA,)  # the "or" is of the second relative clause alone
    yield at + 1, at + 1, tuple(words[to - 3 + again : to + 1])
