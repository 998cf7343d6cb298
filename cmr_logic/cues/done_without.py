"""Bans on doing something without a thing: "**Fishing without** a licence **is illegal**".

In plain words "It is illegal to fish without a licence", which says that one needs the thing. So is
"You may not move while you are let off **without telling** us" a ban "unless you have told us".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.table import LEAVE
from cmr_logic.text import VERB, bases, places_of_word, word_set

_WITHOUT, _IT_IS_ILLEGAL, _TO, _FOR = "without", ("it", "is", "illegal"), "to", ("for",)
_ENDS = STOPS | {"if", "unless", "when", ","}  # what ends for whom it is so
SIGNS = frozenset({_WITHOUT})
"""Words of which each of them has one: "row **without** a vest"; not "row with a vest"."""

# What such a deed is called: "is **illegal**"; not "is hard".
_ILLEGAL = word_set("illegal unlawful prohibited forbidden banned")
_CALLED = (("an", "offence"), ("an", "offense"), ("a", "crime"), ("against", "the", "law"),
           ("a", "criminal", "offence"), ("a", "criminal", "offense"),
           ("not", "allowed"), ("not", "permitted"))  # fmt: skip
# What a text named before, and so demands already: "without **these**"; not "without a card".
_NAMED_BEFORE = syntax.PRONOUNS | {"these", "those", "this", "that", "one"}
# What one has to have done first, so that one may: "without **telling** us"; not "without rowing".
_TOLD = {
    "telling": "told", "asking": "asked", "informing": "informed", "notifying": "notified",
    "getting": "got", "obtaining": "obtained", "having": "had", "consulting": "consulted",
}  # fmt: skip
_LEAVE_NEAR = 4  # words from "without" to leave: "without our written consent"
_WHILE = frozenset({"while", "whilst"})  # what opens a time that a ban lasts for: "**while** ill"
_NEAR = 6  # words from the deed to "without", and from there to the verb


def done_without(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(done_without("fishing without a licence is illegal .".split()))
        [(0, 1, ('it', 'is', 'illegal', 'to', 'fish')), (4, 6, ())]
        >>> list(done_without("driving without a pass is an offence if you row".split()))
        [(0, 1, ('it', 'is', 'illegal', 'to', 'drive')), (4, 7, ())]
        >>> list(done_without("fishing without a licence is illegal for men .".split()))
        [(0, 1, ('it', 'is', 'illegal', 'for', 'men', 'to', 'fish')), (4, 8, ())]
        >>> list(done_without("fishing without a friend is dull .".split()))
        []
        >>> list(done_without("you may not row while ill without telling us .".split()))
        [(6, 8, ('unless', 'you', 'have', 'told'))]
    """
    for at in places_of_word(words, _WITHOUT, 1):
        first = sentence_start(words, at)
        if _bars_meanwhile(words[first:at]) and at + 2 < len(words):
            yield from _untold(words, at)
        verb = next((i for i in range(at + 2, min(at + _NEAR, len(words))) if words[i] == "is"), 0)
        deed = next((b for b in bases(words[first], VERB) if b != words[first]), "")
        if words[at + 1 : at + 2] and words[at + 1] in _NAMED_BEFORE:
            continue
        if not verb or at - first > _NEAR or not (syntax.is_gerund(words[first]) and deed):
            continue
        behind = _behind_ban(words, verb + 1)
        if behind is None:
            continue
        end = behind
        if words[behind : behind + 1] in (_FOR, list(_FOR)):  # "is illegal **for those who row**"
            ends = (i for i in range(behind, len(words)) if words[i] in _ENDS)
            end = next(ends, len(words))
        whom = tuple(words[behind:end])
        yield first, first + 1, (*_IT_IS_ILLEGAL, *whom, _TO, deed)
        yield verb, end, ()


def _behind_ban(words: Sequence[str], at: int) -> int | None:
    """Return the index behind words that call something illegal, None where none do."""
    if words[at : at + 1] and words[at] in _ILLEGAL:
        return at + 1
    lengths = (len(said) for said in _CALLED if tuple(words[at : at + len(said)]) == said)
    length = next(lengths, None)
    return None if length is None else at + length


def _bars_meanwhile(before: Sequence[str]) -> bool:
    """Tell whether words say what is not to be done while something lasts."""
    at = next((i for i, word in enumerate(before) if word in _WHILE), 0)
    return at > 0 and not syntax.NEGATIONS.isdisjoint(before[:at])


def _untold(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Yield what "without" comes to, where somebody has to be told, or to agree, first."""
    told = _TOLD.get(words[at + 1])
    if told is not None:
        yield at, at + 2, ("unless", "you", "have", told)
    elif any(word in LEAVE for word in words[at + 1 : at + _LEAVE_NEAR]):
        yield at, at + 1, ("unless", "you", "have")
