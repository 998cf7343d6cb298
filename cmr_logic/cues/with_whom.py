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
    "licence license passport key wristband invitation certificate visa letter note slip form "
    "pin password bill statement token fob booking"
)
# Leave, and what is got: "you **may** row with", "you **get** a cake with".
_LEAVE = frozenset({"may", "can"})
_GETTING = word_set("get gets receive receives")
_ONE = frozenset({"a", "an"}) | {"their", "your"}
_LONGEST = 3  # words before the noun: "a **valid student** card"
# Words in whose company nothing is done yet: "may **not** swim with"; not "may swim".
_TURNING = syntax.VERBAL_NEGATIONS | word_set("only if unless when where who that which no never")
_EITHER = "either"
# What may stand behind a paper: "a letter **from** the owner", "a letter **you** signed".
_BEHIND = word_set("from of for you they which that signed issued sent printed on we")
# Deeds that a paper is a means of: "**pay** with a card or a voucher"; not "enter with a card".
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
        >>> list(with_whom("you can enter with a pass , or with a letter from us .".split()))
        [(3, 4, ('if', 'you', 'have')), (8, 9, ('you', 'have'))]
        >>> list(with_whom("you can pay the fee with a card or a voucher .".split()))
        []
        >>> list(with_whom("row with the leave of a cox and with the consent of a guard".split()))
        [(8, 9, ())]
    """
    for at in places_of_word(words, _WITH, 2):
        if _is_said_again(words, at):
            yield at, at + 1, ()
            continue
        start = sentence_start(words, at)
        again = _choice_of_papers(words, at) if _is_led(words, start, at, _LEAVE) else None
        if again is not None:
            subject = _subject(words, start, at)
            paying = not _PAYING.isdisjoint(words[start:at])
            if subject is not None and not paying:
                yield at, at + 1, ("if", subject, "have")
                yield from ((other, other + 1, (subject, "have")) for other in again)
            continue
        ends = range(at + 3, min(at + 4 + _LONGEST, len(words)))
        end = next((i for i in ends if words[i] in STOPS), len(words))
        if end - at > _LONGEST + 3 or _ONE.isdisjoint(words[at + 1 : at + 2]):
            continue
        noun = words[end - 1]
        subject = _subject(words, start, at)
        if subject is not None and noun in _COMPANY and _is_led(words, start, at, _LEAVE):
            yield at, at + 1, ("if", subject, "are", _WITH)
        elif subject is not None and noun in _PAPERS and _is_led(words, start, at, _GETTING):
            yield at, at + 1, ("if", subject, "have")


def _choice_of_papers(words: Sequence[str], at: int) -> list[int] | None:
    """Return where "with" is said again before one of several papers, None for other things.

    "With **a pass or a key**", "with **your card, or with** a letter **from the owner**".
    """
    stop = next((i for i in range(at + 1, len(words)) if words[i] in STOPS), len(words))
    first = at + 1 + (_EITHER in words[at + 1 : at + 2])
    joints = [
        i
        for i in range(first, stop)
        if words[i] in _JOINTS
        or (words[i] == "," and words[i + 1 : i + 2] and words[i + 1] in syntax.DETERMINERS)
    ]
    if _JOINTS.isdisjoint(words[first:stop]) or words[first] not in _ONE | {"the"}:
        return None
    again: list[int] = []
    for start, end in zip((first, *(joint + 1 for joint in joints)), (*joints, stop), strict=True):
        opens = start + (words[start] == _WITH)
        again += range(start, opens)
        if not _is_paper(words[opens : end - (words[end - 1] == ",")]):
            return None
    return again


def _is_paper(said: Sequence[str]) -> bool:
    """Tell whether words name a paper, with whose it is behind: "a letter **from the owner**"."""
    at = next((i for i, word in enumerate(said[: _LONGEST + 2]) if word in _PAPERS), None)
    while at is not None and said[at + 1 : at + 2] and said[at + 1] in _PAPERS:
        at += 1  # "a pass card"
    if at is None or not syntax.PREPOSITIONS.isdisjoint(said[:at]):
        return False
    behind = said[at + 1 : at + 2]
    return not behind or behind[0] in _BEHIND


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
    if said[0] in syntax.INDEFINITE_PRONOUNS:
        return "they"
    verbs = _LEAVE | _GETTING
    ends = next((i for i, word in enumerate(said) if word in verbs), 0)
    return "they" if ends and said[0] not in syntax.PRONOUNS else None


def _is_led(words: Sequence[str], start: int, at: int, verbs: frozenset[str]) -> bool:
    """Tell whether one of some verbs stands in a statement: "children **may** swim"."""
    return not verbs.isdisjoint(words[start:at])
