"""With whom something may be done, and with which paper: "children may swim **with an adult**".

In plain words that is "children may swim if they are with an adult", and "you get a discount with
a card" is "you get a discount if you have a card".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import places_of_word, word_set

_WITH = "with"
# Those in whose company others may do something: "with a **parent**"; not "with a friend's boat".
_COMPANY = word_set(
    "adult grown-up parent guardian carer member instructor coach guide teacher supervisor "
    "chaperone escort tutor trainer warden ranger leader"
)
# Papers that somebody shows to get something: "10% off with a **card**"; not "soup with a roll".
_PAPERS = word_set(
    "card pass ticket voucher code coupon receipt permit badge membership id "
    "licence license passport key wristband invitation certificate visa"
)
# Leave, and what is got: "you **may** row with", "you **get** a cake with".
_LEAVE = frozenset({"may", "can"})
_GETTING = word_set("get gets receive receives")
_ONE = frozenset({"a", "an"}) | {"their", "your"}
_LONGEST = 3  # words before the noun: "a **valid student** card"
# Words in whose company nothing is done yet: "may **not** swim with"; not "may swim".
_TURNING = syntax.VERBAL_NEGATIONS | word_set("only if unless when where who that which no never")
_EITHER, _OR = "either", "or"
# What a paper is a means of, and not what one has to have: "**pay** with a card or a voucher".
_PAYING = word_set("pay buy book order purchase settle")
_READER = "you"
_JOINTS = word_set("and or")
_FAR = 10  # words of the first thing: "with **the leave of a member** and with"
SIGNS = frozenset({_WITH})
"""The word that each of them has: "swim **with** an adult"; not "swim in a vest"."""


def with_whom(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them at the end of a statement.

    Example:
        >>> list(with_whom("children may swim with an adult .".split()))
        [(3, 4, ('if', 'they', 'are', 'with'))]
        >>> list(with_whom("students get 9% off with a valid card .".split()))
        [(4, 5, ('if', 'they', 'have'))]
        >>> list(with_whom("children may not swim with an adult .".split()))
        []
        >>> list(with_whom("children may swim with a friend .".split()))
        []
        >>> list(with_whom("you can enter it with either a ticket or a day pass .".split()))
        [(4, 5, ('if', 'you', 'have'))]
        >>> list(with_whom("you can pay the fee with a card or a voucher .".split()))
        []
        >>> list(with_whom("row with the leave of a cox and with the consent of a guard".split()))
        [(8, 9, ())]
    """
    for at in places_of_word(words, _WITH, 2):
        if _is_said_again(words, at):
            yield at, at + 1, ()
            continue
        if _is_choice_of_papers(words, at) and _is_let_in(words, at):
            subject = _subject(words, sentence_start(words, at), at)
            if subject is not None:
                yield at, at + 1, ("if", subject, "have")
            continue
        ends = range(at + 3, min(at + 4 + _LONGEST, len(words)))
        end = next((i for i in ends if words[i] in STOPS), len(words))
        if end - at > _LONGEST + 3 or _ONE.isdisjoint(words[at + 1 : at + 2]):
            continue
        noun = words[end - 1]
        start = sentence_start(words, at)
        subject = _subject(words, start, at)
        if subject is not None and noun in _COMPANY and _is_led(words, start, at, _LEAVE):
            yield at, at + 1, ("if", subject, "are", _WITH)
        elif subject is not None and noun in _PAPERS and _is_led(words, start, at, _GETTING):
            yield at, at + 1, ("if", subject, "have")


def _is_choice_of_papers(words: Sequence[str], at: int) -> bool:
    """Tell whether one of several papers is named behind an index: "with **a pass or a key**"."""
    stop = next((i for i in range(at + 1, len(words)) if words[i] in STOPS), len(words))
    said = words[at + 1 + (_EITHER in words[at + 1 : at + 2]) : stop]
    joint = next((i for i, word in enumerate(said) if word == _OR), 0)
    parts = said[:joint], said[joint + 1 :]
    named = all(0 < len(part) <= _LONGEST + 2 and part[-1] in _PAPERS for part in parts)
    return named and not _ONE.isdisjoint(said[:1])


def _is_let_in(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody may do something but pay, up to an index: "you **may enter**"."""
    start = sentence_start(words, at)
    return _is_led(words, start, at, _LEAVE) and _PAYING.isdisjoint(words[start:at])


def _is_said_again(words: Sequence[str], at: int) -> bool:
    """Tell whether "with" only says again what joins two things: "with leave and **with** care"."""
    between = words[max(at - _FAR, 0) : at - 1]
    if words[at - 1] not in _JOINTS or _WITH not in between:
        return False
    named = between[len(between) - 1 - between[::-1].index(_WITH) :]
    return STOPS.isdisjoint(named) and syntax.finite_verb(named) is None and "," not in named


def _subject(words: Sequence[str], start: int, at: int) -> str | None:
    """Return what stands for the people of a statement, None where it is about things."""
    said = words[start:at]
    if not said or not _TURNING.isdisjoint(said):
        return None
    if _READER in said[:2]:
        return _READER
    verbs = _LEAVE | _GETTING
    ends = next((i for i, word in enumerate(said) if word in verbs), 0)
    return "they" if ends and said[0] not in syntax.PRONOUNS else None


def _is_led(words: Sequence[str], start: int, at: int, verbs: frozenset[str]) -> bool:
    """Tell whether one of some verbs stands in a statement: "children **may** swim"."""
    return not verbs.isdisjoint(words[start:at])
