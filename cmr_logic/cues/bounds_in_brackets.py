"""Bounds that stand for others in brackets: "11 or under **(16 or under if they are ill)**".

In plain words that is "11 or under, or 16 or under if they are ill", and "people who are over 60
(55 if they are ill)" are "people who are over 60, or who are over 55 and are ill".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import places_of_word, word_set

_OPENING, _CLOSING, _OR, _IF = "(", ")", "or", "if"
# Last words of a bound: "11 or **under**", "2 **years**", "30 hours a **week**"; not "boats".
_ENDS = syntax.TIME_UNITS | word_set(
    "under over younger older above below less more miles km kilometres metres acres hectares"
)
# What a bound of money has before it: "**less than** £9"; not "you get £9".
_BOUNDING = word_set("than least most under over below above exceed exceeds maximum")
_NEAR = 5  # words from such a word to the bracket: "than £300 a week ("
_AMOUNT = 8  # words of the other bound: "16 or under", "£450 a week"
# Words of a condition, in which a bound is asked about: "**if** you are 11"; not "you get £9".
_ASKING = word_set("if unless must who need when")
_BEHIND = STOPS | {"*", "-", "•"}  # what ends the bracket's sentence, or its line of a list
SIGNS = frozenset({_OPENING})
"""The mark that each has: "**(**16 or under if they are ill)"; not "11 or under"."""
CLOSER = frozenset({_IF, "for"})
"""Words of which each has one as well: "(16 or under **if** they are ill)"; not "(red)"."""
_WHO, _THEY, _FOR, _TO = "who", "they", "for", "to"
_PAIRS = frozenset({"couples"})  # people, too: "for **couples**"; not "for boats"
_BOUNDS = _BOUNDING | {"more", "less", "at", "for", "a", "to", "up"}  # "**more than** 3 miles"
_TAIL = 3  # words behind a bound: "3 miles | from the school"
_DEED = 4  # words from "who" to the bound: "who **have lived here** for"


def bounds_in_brackets(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each bracket that ends what it belongs to, with the joint that it stands for.

    Example:
        >>> list(bounds_in_brackets("if he is 11 or under ( 16 or under if he is ill ) .".split()))
        [(6, 7, (',', 'or')), (14, 15, ())]
        >>> list(bounds_in_brackets("you must row for 2 years ( or 1 year if ill )".split()))
        [(6, 8, (',', 'or')), (12, 13, ())]
        >>> list(bounds_in_brackets("men who are over 60 ( 55 if they are ill ) may row".split()))
        [(5, 12, (',', 'or', 'who', 'are', 'over', '55', 'and', 'are', 'ill', ','))]
        >>> list(bounds_in_brackets("you get a boat for 2 weeks ( 1 week if you row ) .".split()))
        []
        >>> list(bounds_in_brackets("if he is 11 or under ( 16 if he is ill ) and rows .".split()))
        []
    """
    for at in places_of_word(words[:-3], _OPENING, 2):
        ahead = at + 1 + (words[at + 1] == _OR)
        close = next((i for i in range(at, len(words)) if words[i] == _CLOSING), 0)
        near = range(ahead, min(ahead + _AMOUNT, close))
        case = next((i for i in near if words[i] == _IF or _is_for_some(words, i, close)), 0)
        if not case or not _is_amount(words, ahead) or not _is_bound(words, at):
            continue
        if STOPS.intersection(words[at:close]):
            continue
        told = _told_of_people(words, at, ahead, case, close)
        if told is not None:
            yield told
            continue
        ends = close + 1 >= len(words) or words[close + 1] in _BEHIND
        aims = not ends and words[close + 1] == _TO
        if (ends or aims) and _is_asked(words, at):
            bound = _bound_before(words, at) if words[ahead] in syntax.CURRENCIES else ()
            yield at, ahead, (",", _OR, *bound)
            if words[case] == _FOR:
                yield case, case + 1, (_IF, "you", "are")
            yield close, close + 1, (",",) if aims else ()


def _is_asked(words: Sequence[str], at: int) -> bool:
    """Tell whether a bound is all that a condition asks before an index: not "you row or earn"."""
    start = sentence_start(words, at)
    opener = next((i for i in range(at - 1, start - 1, -1) if words[i] in _ASKING), None)
    if opener is None:
        return False
    joints = (i for i in range(opener + 1, at) if words[i] in syntax.COORDINATORS)
    return all(words[i + 1] in _ENDS for i in joints)


def _is_amount(words: Sequence[str], at: int) -> bool:
    """Tell whether a number stands at an index, of money or of something else."""
    return words[at][:1].isdigit() or words[at] in syntax.CURRENCIES


def _number_before(words: Sequence[str], at: int) -> int | None:
    """Return where the number of a bound stands that ends before a bracket."""
    near = range(at - 1, max(at - _NEAR - _TAIL, -1), -1)
    return next((i for i in near if words[i][:1].isdigit()), None)


def _bound_before(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the words that bound a number before a bracket: "**at least** £90 a week (£80 if"."""
    number = _number_before(words, at)
    if number is None:
        return ()
    last = number - (words[number - 1] in syntax.CURRENCIES)
    first = last
    while first and words[first - 1] in _BOUNDS:
        first -= 1
    return tuple(words[first:last])


def _is_bound(words: Sequence[str], at: int) -> bool:
    """Tell whether a bound ends before an index: "11 or under |", "less than £300 a week |".

    A place may stand behind it, and a number be all of it: "3 miles **away**", "over 60".
    """
    near = words[max(at - _NEAR - 1, 0) : at]
    money = not syntax.CURRENCIES.isdisjoint(near)
    number = _number_before(words, at)
    if number is None:
        return False
    if money:
        return not _BOUNDING.isdisjoint(near)
    unit = not _ENDS.isdisjoint(words[number + 1 : number + 3]) or words[at - 1] in _ENDS
    bare = number == at - 1 and words[at - 2] in _BOUNDING
    parted = not syntax.JOINTS.isdisjoint(words[number + 3 : at])
    return bare or (unit and not parted)


def _is_for_some(words: Sequence[str], at: int, close: int) -> bool:
    """Tell whether a bound is for people of a kind alone: "(£450 **for** lone parents)"."""
    named = words[at + 1 : close]
    return words[at] == _FOR and 0 < len(named) < _DEED and named[-1] in PEOPLE | _PAIRS


def _told_of_people(
    words: Sequence[str], at: int, ahead: int, case: int, close: int
) -> Rewriting | None:
    """Return what is said besides of some people: "who are over 60 (55 if **they are ill**)"."""
    bound, number = _bound_before(words, at), _number_before(words, at)
    if number is None or words[case + 1] != _THEY:
        return None
    first = number - len(bound) - (words[number - 1] in syntax.CURRENCIES)
    near = range(first - 1, max(first - _DEED - 2, -1), -1)
    who = next((i for i in near if words[i] == _WHO), None)
    if who is None or ":" in words[who:first] or who + 1 == first:
        return None
    goes_on = close + 1 < len(words) and words[close + 1] not in _BEHIND | {","}
    said = (*words[who:first], *bound, *words[ahead:case], "and", *words[case + 2 : close])
    return at, close + 1, (",", _OR, *said, *((",",) if goes_on else ()))
