"""Orders to hand in a list, with what comes of it: "**Bring** two of these **and** we can start:".

The list is then the case of what comes of it: "if you bring two of these, we can start:". What
comes about where nobody heeds the order has the same case: "Show one of these, **or we cannot** let
you in:" is "unless you show one of these, we cannot let you in:".
"""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import Tokens, word_set

# Verbs of what one hands in or has with one: "**bring** two of these"; not "choose two of these".
_HANDING = word_set(
    """
    bring send show give hand post email upload take present provide produce supply submit carry
    enclose attach include add wear meet satisfy return complete sign do tick collect earn
    """
)
SIGNS = word_set("these those following below")
"""Words that point at a list: "two of **these**"; not "two of his cards"."""
_POLITE = word_set("please just simply always first also then now so")
# Whom what comes of it is about: "and **we** can start"; not "and sit down".
_SUBJECTS = word_set("we you it your they the he she")
_AND, _OR = "and", "or"
# What denies it: "or we **cannot** start"; not "or you can pay".
_DENYING = syntax.NEGATIONS | word_set("cannot unable refuse refused lose miss")
_NEAR = 4  # words from the subject on in which that stands
_LONGEST = 30  # words of the lead-in behind the list's place
# What counts the items that it takes: "**any** of the following"; not "copies of the following".
_COUNTS = syntax.NUMBERS | word_set("1 2 3 4 5 6 any either both all none some least most")
_ABOUT = 8  # words from the verb to the list's place: "send us copies of both of these"


def orders_of_lists(tokens: Tokens) -> Iterator[Rewriting]:
    """Find each of them, with the case that it comes to.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> list(orders_of_lists(tokenize("Bring two of these and we can start:")))
        [(0, 1, ('if', 'you', 'bring')), (4, 5, (',',))]
        >>> list(orders_of_lists(tokenize("Show one of these, or we cannot let you in:")))
        [(0, 1, ('unless', 'you', 'show')), (4, 6, (',',))]
        >>> list(orders_of_lists(tokenize("Send the following and we can start:")))
        [(0, 1, ('if', 'you', 'send')), (3, 4, (',',)), (1, 1, ('all', 'of'))]
        >>> list(orders_of_lists(tokenize("Bring two of these and sit down:")))
        []
        >>> list(orders_of_lists(tokenize("You must bring two of these and we can start:")))
        []
    """
    words = tokens.words
    for at in [at for at, word in enumerate(words) if word in SIGNS]:
        first = _start(tokens, at)
        verb = first
        while verb < at and words[verb] in _POLITE:
            verb += 1
        joint = _joint(words, at)
        if words[verb] not in _HANDING or at - verb > _ABOUT or joint is None:
            continue
        opener = "if" if words[joint] == _AND else "unless"
        yield first, verb + 1, (opener, "you", words[verb])
        yield joint - (words[joint - 1] == ","), joint + 1, (",",)
        if words[at - 1] == "the" and _COUNTS.isdisjoint(words[verb : at - 1]):
            yield at - 1, at - 1, ("all", "of")  # "send us **all of** the following"


def _start(tokens: Tokens, at: int) -> int:
    """Return where the sentence that an index stands in begins, on its own line perhaps."""
    for first in range(at, 0, -1):
        apart = tokens.starts[first] - tokens.ends[first - 1] > 1
        if apart or tokens.words[first - 1] in STOPS:
            return first
    return 0


def _joint(words: tuple[str, ...], at: int) -> int | None:
    """Return where what comes of an order is joined to it, before a list; None for none."""
    behind = range(at + 1, min(len(words), at + _LONGEST))
    end = next((i for i in behind if words[i] == ":" or words[i] in STOPS), None)
    if end is None or words[end] != ":":
        return None
    for joint in range(at + 1, end - 1):
        if words[joint] not in {_AND, _OR} or words[joint + 1] not in _SUBJECTS:
            continue
        coming = words[joint + 1 : min(end, joint + 1 + _NEAR)]
        denied = not _DENYING.isdisjoint(coming)
        return joint if denied == (words[joint] == _OR) else None
    return None
