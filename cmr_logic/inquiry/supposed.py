"""The case that whoever asks supposes: "Can I row **if I have not paid**?".

What is asked stands before it, and what it says is told: a Yes or No is for that case.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.relevance.reporting import TELLING
from cmr_logic.text import NOUN, VERB, classes, tokenize, word_set

# Words that open what whoever asks supposes or tells: "**if** I pay"; not "before I pay".
_SUPPOSING = word_set("if although though because since")
# The first of them, which opens what is asked as well: "tell me **if** I can".
_IF = "if"
# Words before "if" that make a case the only one, or none: "**only** if"; not "pay if".
_BEFORE_OTHERS = word_set("only what matter matters happens happen mind")
# Verbs behind which "if" says what is to be found out: "**check** if I qualify"; not "pay if".
_FINDING_OUT = word_set("know check see wonder wondering ask find out sure decide")
# Those of them that tell it to whoever asks: "**tell me** if I can"; not "tell you if I move".
_TELLING = frozenset({("tell", "me"), ("tell", "us"), ("let", "me")})
# What opens the news that somebody is told, and the verbs before it: "tell you **that** I moved";
# not "show you that I row".
_THAT = "that"
_TELLING_OTHERS = TELLING | {"know"}
# Words of such a case that is asked about another case: "if I do **or** not".
_WHETHER_OR_NOT = ("or", "not")
_I_AM = "I am "
# Who does not do what is said of a noun: "leave **I** have not taken"; not "leave you".
_ASKERS = frozenset({"i", "we"})
_RELATIVES = frozenset({"that", "which"})  # what may stand between: "leave **that** I have not"
_BEHIND_SUBJECT = 4  # the first place where a noun behind a verb may stand: "can i return | shoes"


def before_case(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a question before the case that it supposes.

    Args:
        words: its lower-cased tokens.

    Example:
        >>> before_case("can i row if i have not paid".split())
        ['can', 'i', 'row']
        >>> before_case("can you tell me if i qualify".split())[-1]
        'qualify'
    """
    at = _opening(words)
    return words if at is None else words[:at]


def before_relative(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a question before what a denial says of a noun: "leave | I have not …".

    Args:
        words: its lower-cased tokens.

    Example:
        >>> before_relative("will you pay for leave i have not taken".split())
        ['will', 'you', 'pay', 'for', 'leave']
        >>> before_relative("why can i not row".split())[-1]
        'row'
    """
    for at in range(_BEHIND_SUBJECT, len(words) - 2):
        denied = words[at + 1] in syntax.AUXILIARIES and words[at + 2] in syntax.VERBAL_NEGATIONS
        noun = at - 1 - (words[at - 1] in _RELATIVES)
        if denied and words[at] in _ASKERS and NOUN in classes(words[noun]):
            return words[: noun + 1]
    return words


def supposed(text: str) -> str:
    """Return the case that a question supposes as whoever asks would tell it, perhaps nothing.

    Args:
        text: the sentence that asks.

    Example:
        >>> supposed("Can I row if I have not paid?"), supposed("Can I row if pregnant?")
        ('I have not paid', 'I am pregnant')
        >>> supposed("Can I row?")
        ''
    """
    tokens = tokenize(text)
    words = tokens.words
    at = _news(words) or _opening(words)
    if at is None:
        return ""
    case = words[at + 1 :]
    end = next((i for i, word in enumerate(case) if word in ",?;"), len(case))
    if not end:
        return ""
    said = text[tokens.starts[at + 1] : tokens.ends[at + end]]
    if syntax.finite_verb(case[:end]) is not None:
        return said
    plain = case[0] not in syntax.DETERMINERS and VERB not in classes(case[0])
    return _I_AM + said if plain else ""


def _news(words: Sequence[str]) -> int | None:
    """Return where the news begins that is to be told: "tell you **that** I moved"."""
    if _THAT not in words:
        return None
    at = words.index(_THAT)
    return None if _TELLING_OTHERS.isdisjoint(words[max(at - 3, 0) : at]) else at


def case_behind(text: str) -> str:
    """Return a sentence that asks with its case behind: "**If I pay**, can I row?".

    Args:
        text: the sentence.

    Example:
        >>> case_behind("If I have not paid, can I row?")
        'can I row if I have not paid?'
        >>> case_behind("Can I row?")
        'Can I row?'
    """
    opening, comma, asked = text.partition(",")
    first, _, case = opening.strip().partition(" ")
    if not comma or not case or first.lower() not in _SUPPOSING:
        return text
    return f"{asked.strip().rstrip('?')} {first.lower()} {case}?"


def _opening(words: Sequence[str]) -> int | None:
    """Return where the case begins that a question supposes, behind what it asks."""
    if _SUPPOSING.isdisjoint(words):
        return None
    at = next(i for i, word in enumerate(words) if word in _SUPPOSING)
    before = words[:at]
    if not before or not _BEFORE_OTHERS.isdisjoint(before) or _WHETHER_OR_NOT in pairwise(words):
        return None
    if words[at] == _IF:
        told = not _TELLING.isdisjoint(pairwise(before[-3:]))
        if told or not _FINDING_OUT.isdisjoint(before[-2:]):
            return None
    return at
