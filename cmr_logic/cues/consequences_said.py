"""What follows where something is not done, as a case: "Failure to pay will result in a fine"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, places_of, places_of_word, word_set

_FAILING = frozenset({"failure", "failing"})
_TO, _THAT = "to", ("that",)
# Modals before what it leads to: "**may** result in"; not "must".
_MODALS = word_set("will may can could might 'll would")
# Ways to say what it leads to: "**result in** a fine", with the fewest words that name it.
_LEADING = (("result", "in"), ("lead", "to"), ("mean",), ("incur",), ("attract",))
_LED = (("results", "in"), ("leads", "to"), ("means",), ("incurs",), ("attracts",))
_CRIMES = frozenset({"offence", "offense"})  # what one commits by it: "is an **offence**"
_DO_SO = frozenset({"so", "this", "it"})
_IF_NOT = ("if", "you", "do", "not")
_LONGEST = 24  # words that say what is not done
_MEANS, _MEANING = "means", ("this", "means", "that")
_A_THING = frozenset({"the", "your", "this", "that"})  # "**the** order means that"; not "row means"
_NAME = 5  # words of it
_DEED = 12  # words of a deed that a sentence opens with
# Whom what it means is for: "means that **you** can"; not "means a boat".
_SOMEBODY = frozenset({"you", "your", "they", "we"})
SIGNS = _FAILING | {_MEANS}
"""Words of which each of them has one: "**failure** to pay"; not "late payment"."""


def consequences_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(consequences_said("failure to pay may result in a fine .".split()))
        [(0, 3, ('if', 'you', 'do', 'not', 'pay')), (3, 6, (',', 'you', 'may', 'get'))]
        >>> list(consequences_said("failure to do so leads to a fine .".split()))
        [(0, 4, ('if', 'you', 'do', 'not')), (4, 6, (',', 'you', 'get'))]
        >>> list(consequences_said("failing to do so is an offence .".split()))
        [(0, 4, ('if', 'you', 'do', 'not')), (4, 7, (',', 'you', 'commit', 'an', 'offence'))]
        >>> list(consequences_said("the failure to pay is no crime .".split()))
        []

    So is what a deed means: "**Lending** it **means** that you lose it".

        >>> list(consequences_said("lending it to guests means that you lose it .".split()))
        [(0, 1, ('if', 'you', 'lend')), (4, 6, (',',))]

    So is what a thing means for people: "**The order means that** you can stay if …".

        >>> list(consequences_said("the order means that you can stay .".split()))
        [(0, 4, ('this', 'means', 'that'))]
        >>> list(consequences_said("the word means a boat .".split()))
        []
    """
    if _MEANS in words:
        yield from _meant(words)
    for at in places_of(words, _FAILING):
        opens = at == 0 or words[at - 1] in STOPS or words[at - 1] == ":"
        verb = words[at + 2] if at + 2 < len(words) else ""
        if not (opens and verb) or words[at + 1] != _TO or verb not in bases(verb, VERB):
            continue
        led = _led_to(words, at + 3)
        crime = _crime(words, at + 3) if led is None else None
        if led is None and crime is None:
            continue
        said, behind, modal = led or (*(crime or (0, 0)), ())
        again = verb == "do" and tuple(words[at + 3 : at + 4]) != () and words[at + 3] in _DO_SO
        if again and said == at + 4:
            yield at, at + 4, _IF_NOT
        else:
            yield at, at + 3, (*_IF_NOT, verb)
        if crime is not None:
            yield said, behind, (",", "you", "commit", "an", words[behind - 1])
        elif tuple(words[behind : behind + 1]) == _THAT:
            yield said, behind + 1, (",",)  # "means that you lose it"
        else:
            yield said, behind, (",", "you", *modal, "get")


def _meant(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what a thing that a sentence names means for people: "**the order means that** you"."""
    for at in places_of_word(words, _MEANS):
        first = next((i for i in range(at - 1, -1, -1) if words[i] in STOPS), -1) + 1
        behind = at + 1 + (tuple(words[at + 1 : at + 2]) == _THAT)
        deed = _deed_done(words, first, at)
        if deed and behind + 1 < len(words) and words[behind] in _SOMEBODY | {"it"}:
            yield first, first + 1, deed
            yield at, behind, (",",)
            continue
        named = 1 < at - first <= _NAME and words[first] in _A_THING
        if named and behind < len(words) and words[behind] in _SOMEBODY:
            yield first, behind, _MEANING


def _deed_done(words: Sequence[str], first: int, last: int) -> tuple[str, ...]:
    """Return "if you" and the deed that a sentence opens with: "**lending** it means that …"."""
    word = words[first]
    if not syntax.is_gerund(word) or not 1 < last - first <= _DEED or word in _FAILING:
        return ()
    if not syntax.AUXILIARIES.isdisjoint(words[first:last]):
        return ()
    base = next(iter(bases(word, VERB)), "")
    return ("if", "you", base) if base else ()


def _crime(words: Sequence[str], first: int) -> tuple[int, int] | None:
    """Return where words call something an offence, and the index behind: "**is an offence**"."""
    for at in range(first, min(len(words) - 2, first + _LONGEST)):
        if words[at] in STOPS:
            return None
        near = range(at + 2, min(at + 5, len(words)))
        noun = next((i for i in near if words[i] in _CRIMES), None)
        if words[at] == "is" and words[at + 1] in syntax.INDEFINITE and noun is not None:
            return at, noun + 1
    return None


def _led_to(words: Sequence[str], first: int) -> tuple[int, int, tuple[str, ...]] | None:
    """Return where words say what something leads to, the index behind them, and their modal."""
    for at in range(first, min(len(words) - 1, first + _LONGEST)):
        if words[at] in STOPS:
            return None
        verb = at + (words[at] in _MODALS)
        verb += verb > at and syntax.is_adverb(words[verb])
        for phrase in _LEADING if verb > at else _LED:
            if tuple(words[verb : verb + len(phrase)]) == phrase:
                return at, verb + len(phrase), tuple(words[at : at + (verb > at)])
    return None
