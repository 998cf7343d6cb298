"""At which age something is granted: "vote **at age 16**", "retire **at 60, or at 55 if** ill".

In plain words that is "if they are aged 16 or over", and "if they are aged 60 or over, or if they
are aged 55 or over and ill".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

_YOU, _THEY, _AGE = "you", "they", "age"
# What is granted at an age: "you **can** claim it at age 60"; not "prizes went to boys at age 6".
_GRANTING = word_set("can may eligible entitled qualify qualifies")
# What is no grant by then: "you can **not**", "if you retire at age 60", "who left at age 16".
_OTHERWISE = word_set("not n't cannot if when unless who that which until before only after since")
# What opens a case ahead of a grant: "**if** you row, you can retire at 60"; not "while you row".
_CASES_AHEAD = frozenset({"if", "when", "once"})
_GRANTED = 4  # words within which a grant behind a case opens: "you may", "you are eligible"
_NO_SUBJECT = frozenset({"and", "or", "but", "at"})
_OPENINGS = (
    ("as", "early", "as", _AGE), ("at", "the", "age", "of"), ("at", _AGE), ("from", _AGE),
)  # fmt: skip
_FROM = "from"
# The same, where an age need not be called one: "at 60, or **at 55 if** you are ill".
_BARE = (*_OPENINGS, ("at",), ("from",))
# Verbs for what is had from an age on: "**retire** at 60, or at 55 if"; not "drive at 60".
_DRAWN = word_set("retire claim get receive draw apply join start")
_AGES, _GROWN = range(10, 100), range(25, 100)
_MARKS, _BEHIND = frozenset({".", ",", ";"}), ("or", "if", "and")
_BOUND = word_set("older over above later")  # "at age 60 **or older**"
# What the other age hangs on: "or at 55 **if** you are ill", "**with** your parents' consent".
_CASE = {"if": ("and",), "with": ("and", "have")}
SIGNS = frozenset({"at", "early", _FROM})
"""Words of which each of them has one: "**at** age 60"; not "aged 60"."""
CLOSER = frozenset({_AGE, "or"})
"""Words of which each has one, too: "at **age** 60"; not "at six"."""


def ages_reached(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it is.

    Example:
        >>> list(ages_reached("members can vote at age 16 .".split()))
        [(3, 6, ('if', 'they', 'are', 'aged', '16', 'or', 'over'))]
        >>> said = "you can retire at 60 , or at 55 if you are ill ."
        >>> [(start, end) for start, end, _ in ages_reached(said.split())]
        [(3, 10)]
        >>> list(ages_reached("you can drive at 60 , or at 50 if it rains .".split()))
        []
        >>> list(ages_reached("if you row , you can vote at age 16 .".split()))
        [(7, 10, ('if', 'you', 'are', 'aged', '16', 'or', 'over'))]
        >>> list(ages_reached("if you left school at age 16 , you can row .".split()))
        []
    """
    end = 0
    for at in places_of(words, frozenset({"at", "as", _FROM})):
        if at < end:
            continue
        first = sentence_start(words, at)
        said = _behind_case(words[first:at])
        if _GRANTING.isdisjoint(said) or not _OTHERWISE.isdisjoint(said):
            continue
        who = _YOU if _YOU in said else _THEY
        number = _number(words, at, _OPENINGS)
        other = _other_age(words, number or _bare_number(words, at, said))
        if number and other is None and (words[at] == _FROM or not _ends(words, number + 1)):
            continue
        if len(said) < at - first and other is None and words[at] == "as":
            continue  # "if you row, you can retire **as early as** age 60" is read as it stands
        if not number and other is None:
            continue
        number = number or _bare_number(words, at, said)
        case: tuple[str, ...] = ("if", who, "are", "aged", words[number], "or", "over")
        end = _past_bound(words, number + 1)
        if other is not None:
            case = (*case, *_second(words, other, who))
            end = other[1]
        yield at, end, case


def _behind_case(said: Sequence[str]) -> Sequence[str]:
    """Return what is said behind a case ahead: "if you row, **you can retire** at 60"."""
    if not said or said[0] not in _CASES_AHEAD:
        return said
    commas = [at for at, word in enumerate(said) if word == ","]
    return next((said[at + 1 :] for at in reversed(commas) if _opens_grant(said[at + 1 :])), said)


def _opens_grant(said: Sequence[str]) -> bool:
    return not _GRANTING.isdisjoint(said[1:_GRANTED]) and said[0] not in _NO_SUBJECT


def _number(words: Sequence[str], at: int, openings: Sequence[tuple[str, ...]]) -> int:
    """Return where the number of an age stands behind one of some openings, 0 for none."""
    for opening in openings:
        place = at + len(opening)
        if tuple(words[at:place]) == opening and words[place : place + 1]:
            said = words[place]
            return place if said.isdigit() and int(said) in _AGES else 0
    return 0


def _bare_number(words: Sequence[str], at: int, said: Sequence[str]) -> int:
    """Return where an age stands that is not called one: "you can retire **at 60**"; 0 for none."""
    number = _number(words, at, _BARE)
    return number if number and int(words[number]) in _GROWN and not _DRAWN.isdisjoint(said) else 0


def _past_bound(words: Sequence[str], at: int) -> int:
    bounded = tuple(words[at : at + 1]) == ("or",) and not _BOUND.isdisjoint(words[at + 1 : at + 2])
    return at + 2 if bounded else at


def _ends(words: Sequence[str], at: int) -> bool:
    """Tell whether nothing else is said of an age: "at age 60 **.**"; not "at age 60 in May"."""
    behind = _past_bound(words, at)
    return behind >= len(words) or words[behind] in _MARKS or words[behind] in _BEHIND


def _other_age(words: Sequence[str], number: int) -> tuple[int, int, bool] | None:
    """Return the second age, behind it, and whether it is one: ", **or at 55 if** you are ill".

    So is "or earlier if you are ill", which is no age.
    """
    if not number:
        return None
    at = _past_bound(words, number + 1)
    at += words[at : at + 1] == [","] or words[at : at + 1] == (",",)
    if at >= sentence_end(words, at) or words[at] != "or":
        return None
    second = _number(words, at + 1, _BARE)
    if second and second + 1 < len(words) and words[second + 1] in _CASE:
        return second, second + 2, True
    earlier = tuple(words[at + 1 : at + 3])
    return (at + 1, at + 3, False) if earlier in {("earlier", "if"), ("sooner", "if")} else None


def _second(words: Sequence[str], other: tuple[int, int, bool], who: str) -> tuple[str, ...]:
    """Return the case of the second age: ", or if they are aged 55 or over and"."""
    place, end, aged = other
    if not aged:
        return (",", "or", "if")
    return (",", "or", "if", who, "are", "aged", words[place], "or", "over", *_CASE[words[end - 1]])
