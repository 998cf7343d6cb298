"""What a question tells of the thing that it names: "Will you refund a ticket **I have used**?".

It is told as it would be beside the question: "I have used it", "The ticket is used".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, tokenize, word_set

_ASKERS = frozenset({"i", "we"})  # who may stand behind a noun without "that": "the hat **I** wore"
_RELATIVES = frozenset({"that", "which"})
_WHOSE, _TO = "whose", "to"
_BEING = syntax.BE | {"'s", "has", "have", "had"}
_NO_NOUNS = frozenset({"so", "now"})  # "a hat **so** that I am warm"
_FIRST = 3  # the first place where a noun behind the verb of a question may stand
_OPENERS = syntax.ARTICLES | {"my", "our", "this", "any", "some"}
_NEAR = 3  # words of a noun's name, with what opens it
# Verbs behind which something is done to a thing: "**get** my ticket refunded"; not "return".
_CAUSING = word_set("get have need want")
# Verbs of coming to have a thing: "do I **get** a paid break?"; not "can I use a paid pass?".
_GETTING = _CAUSING | word_set("claim receive buy order book earn")
# Nouns of times, with which nothing is done: "a **day** I do not work"; not "a hat I wore".
_TIMES = syntax.TIME_UNITS | word_set("holiday holidays weekend weekends time times morning night")
# What words before a noun say that is not so yet: "a **planned** shed"; not "a locked shed".
_UNREAL = word_set("planned proposed intended expected supposed alleged required missed needed")
# How a question opens that asks whether a thing is needed, which is told of no thing: "**must** I".
_DEMANDING = frozenset({("must", "i"), ("must", "we"), ("should", "i"), ("should", "we")})
_NEEDING = frozenset(
    {("have", "to"), ("need", "to"), ("need", "a"), ("need", "an"), ("need", "the")}
)


def told_of_thing(text: str) -> str:
    """Return what a question tells of a thing behind or before its noun; "" for nothing.

    Args:
        text: the sentence that asks.

    Example:
        >>> told_of_thing("Will you refund a ticket that I have already used?")
        'I have already used it'
        >>> told_of_thing("Can I get money back for a ticket that was used?")
        'The ticket was used'
        >>> told_of_thing("Can I sell a knife whose blade is long?")
        'The blade is long'
        >>> told_of_thing("Will you refund a used ticket?")
        'The ticket is used'
        >>> told_of_thing("Must I show a ticket that is stamped?"), told_of_thing("Can I row here?")
        ('', '')
        >>> told_of_thing("Do I get a paid break?")
        ''
    """
    tokens = tokenize(text)
    words = tokens.words
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES:
        return ""
    for at in range(_FIRST, len(words) - 1):
        if not _is_thing(words, at) or _is_demanded(words, at):
            continue
        end = next((i for i in range(at + 1, len(words)) if words[i] in _ENDS), len(words))
        parts = _described(words, at, end) or _in_one_word(words, at)
        if parts:
            return "".join(
                each
                if isinstance(each, str)
                else text[tokens.starts[each[0]] : tokens.ends[each[1] - 1]]
                for each in parts
                if isinstance(each, str) or each[0] < each[1]
            ).rstrip()
    return ""


# What ends what is told of a thing: "a hat I wore **if** …"; not "a hat I wore on Monday".
_ENDS = frozenset({",", "?", ".", ";", "if", "unless", "because", "when", "although"})
_Part: TypeAlias = str | tuple[int, int]


def _is_thing(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is the noun of a thing that a question names: "a ticket", "shoes"."""
    word, behind = words[at], words[at + 1]
    if NOUN not in classes(word) or is_person(word) or word in syntax.AUXILIARIES | _NO_NOUNS:
        return False
    if behind not in _ASKERS and classes(behind) == {NOUN}:
        return False  # "a **train** ticket"
    opened = not _OPENERS.isdisjoint(words[max(at - _NEAR, 2) : at])
    return opened or syntax.is_plural_noun(word)


def _is_demanded(words: Sequence[str], at: int) -> bool:
    """Tell whether a question asks if a thing is needed: "Do I need a ticket that …?"."""
    asked = words[:at]
    demand = tuple(words[:2]) in _DEMANDING or not _NEEDING.isdisjoint(pairwise(words[:5]))
    return demand and syntax.PREPOSITIONS.isdisjoint(set(asked[2:]) - {_TO})


def _described(words: Sequence[str], at: int, end: int) -> Sequence[_Part]:
    """Return what stands behind the noun of a thing as a statement, in parts; nothing if none."""
    first = at + 1
    opener = words[first]
    relative = opener in _RELATIVES or opener == _WHOSE
    if first + int(relative) >= end:
        return ()
    then = words[first + int(relative)]
    it = "them" if syntax.is_plural_noun(words[at]) else "it"
    if opener == _WHOSE:
        return ("The ", (first + 1, end))
    if opener in _RELATIVES and then in _BEING:
        return ("The ", (at, at + 1), "" if then[0] == "'" else " ", (first + 1, end))
    done = then in _ASKERS | syntax.THIRD_PERSONS and (relative or then in _ASKERS)
    if done and words[at] not in _TIMES:
        return _done_to_it(words, first + int(relative), end, it)
    reduced = syntax.is_participle(opener) and not syntax.is_gerund(opener) and first + 1 < end
    if reduced and NOUN not in classes(opener) and _CAUSING.isdisjoint(words[2:at]):
        return ("The ", (at, at + 1), " was ", (first, end))
    return ()


def _done_to_it(words: Sequence[str], first: int, end: int, it: str) -> Sequence[_Part]:
    """Return what somebody does to a thing with a pronoun for it: "I used **it** yesterday"."""
    passed = syntax.AUXILIARIES | syntax.NEGATIONS
    verb = next(
        (i for i in range(first + 1, end) if words[i] not in passed and VERB in classes(words[i])),
        end,
    )
    while tuple(words[verb + 1 : verb + 2]) == (_TO,) and verb + 2 < end:
        verb += 2  # "I want to **use**"
    behind = words[verb + 1 : end]
    if verb >= end or (behind and behind[-1] in syntax.PREPOSITIONS):
        return ()  # "the hut I sleep **in**"
    timed = not syntax.TIME_UNITS.isdisjoint(behind) or behind[:1] == ("on",)
    if behind and behind[0] in syntax.DETERMINERS and not timed:
        return ()  # "the hat I gave **my son**"
    return ((first, verb + 1), f" {it} ", (verb + 1, end))


def _in_one_word(words: Sequence[str], at: int) -> Sequence[_Part]:
    """Return what a word before its noun says of a thing: "a **used** ticket"."""
    how, opener = words[at - 1], words[at - 2]
    if opener not in _OPENERS or how in _UNREAL or syntax.is_gerund(how):
        return ()
    if opener in syntax.ARTICLES and words[at - 3] in _GETTING:
        return ()  # "do I get **a paid break**": what is asked for is not there yet
    if not syntax.is_participle(how) and not (how.startswith("un") and ADJECTIVE in classes(how)):
        return ()
    are = "are" if syntax.is_plural_noun(words[at]) else "is"
    return ("The ", (at, at + 1), f" {are} ", (at - 1, at))
