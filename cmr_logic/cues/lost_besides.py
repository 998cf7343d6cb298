"""What is lost besides: "You can leave early, **but you won't get a refund** if you paid late".

One may leave all the same; so in plain words it is a sentence of its own. "You can join, but you
can't if you are 12" takes back what it grants, and stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import VERB, bases, places_of_word, word_set

_BUT, _COMMA = "but", ","
SIGNS = frozenset({_BUT})
"""The word that each of them has: "**but** you won't get"; not "and you get"."""
# How leave is given: "you **can** leave"; not "you must leave".
_LEAVE = frozenset({"can", "may"})
_CASES = word_set("if unless when where while until once provided")
# What is not done for somebody, or they have no more: "won't **get** a refund"; not "won't row".
_GETTING = word_set("get receive earn keep claim")
_GIVEN = word_set("paid refunded reimbursed compensated repaid")
# What such a verb has no thing for: "won't get **in**", "won't get **it**"; not "get a refund".
_NO_THING = syntax.PREPOSITIONS | syntax.PARTICLES | {"it", "one", "there", "here", "them", "this"}
_REACH = 4  # words from the subject to the verb: "you will not get"


def lost_besides(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(lost_besides("you can leave , but you will not get a refund if you row .".split()))
        [(3, 5, ('.',))]
        >>> list(lost_besides("you can get a card , but you will not get it if you row .".split()))
        []
        >>> list(lost_besides("you can come , but you will not get in if you row .".split()))
        []
    """
    for at in places_of_word(words, _BUT, 3, max(len(words) - 4, 0)):
        first, end = sentence_start(words, at), sentence_end(words, at)
        ahead = words[first:at]
        granted = next((i for i, word in enumerate(ahead) if word in _LEAVE), None)
        if granted is None or not _CASES.isdisjoint(ahead) or words[at + 1] != "you":
            continue
        verb = _verb_denied(words, at + 2, end)
        if verb is None or _CASES.isdisjoint(words[verb:end]):
            continue
        deed = words[first + granted + 1]
        if bases(deed, VERB)[:1] == bases(words[verb], VERB)[:1] or deed in syntax.NEGATIONS:
            continue
        yield at - (words[at - 1] == _COMMA), at + 1, (".",)


def _verb_denied(words: Sequence[str], start: int, end: int) -> int | None:
    """Return where the verb stands of what somebody does not get, None where nothing is lost."""
    near = range(start, min(start + _REACH, end - 1))
    denied = next((i for i in near if words[i] in syntax.VERBAL_NEGATIONS | {"cannot"}), None)
    if denied is None:
        return None
    at = denied + 1
    if words[at] == "be":
        return at + 1 if words[at + 1] in _GIVEN else None
    return at if words[at] in _GETTING and words[at + 1] not in _NO_THING else None
