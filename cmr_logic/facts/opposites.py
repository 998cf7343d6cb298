"""Does a follow-up ask for the opposite of a clause: by a negation, or by the other bound?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.facts.contraries import say_contraries
from cmr_logic.facts.limits import with_kind, with_limit
from cmr_logic.facts.one_part import lacking_from
from cmr_logic.facts.orders import other_order
from cmr_logic.facts.turns_of_bounds import in_usual_turns, same_bare_side
from cmr_logic.quantities.number_words import SMALL
from cmr_logic.relevance import is_said_in, stem, synonyms
from cmr_logic.text import key, keys, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Interval

# Words that turn a clause or follow-up round: "Have you failed to report it?"; not "less".
_NEGATIONS = frozenset(
    {"not", "n't", "never", "no", "without", "neither", "fail", "fails", "failed", "failing"}
    | {"nowhere", "nothing", "nobody", "none", "lack", "lacks", "lacking"}
)
# Words that do where the other side says, without them, what they deny: "non-resident".
_PARTING = frozenset({"non", "unable", "incapable", "inability", "impossible"})
# Those of them that do as well where the other side denies in any words: "you **cannot** get one".
_DISABLING = _PARTING - {"non"}
# Verbs by which what follows is no longer so: "**stopped** trading"; not "stopped the payment".
_CEASING = frozenset({"stop", "stops", "stopped", "cease", "ceases", "ceased", "quit", "quits"})
# Verbs that keep someone "from" a deed: "it **prevents** you from rowing"; not "prevents theft".
_HINDERING = frozenset(
    {"prevent", "prevents", "prevented", "stop", "stops", "stopped", "hinder", "hinders"}
    | {"hindered", "keep", "keeps", "kept", "preventing", "stopping", "hindering", "keeping"}
)
# What somebody wants to know: "you want to **check whether** it is shut"; not "that".
_WHETHER = re.compile(r"^you want to [\w ]{2,12} whether ")
# Prefixes by which an adjective denies: "**un**insured"; not "in", as in "income".
_PREFIXES = ("un", "non")
_SHORTEST_STEM = 5  # letters of such an adjective without it: "married"; not "til"
# Shorter ones: "paid", of "unpaid"; not "it".
_SHORT_STEMS = frozenset({"paid", "used", "fit", "safe", "well", "kept", "sold", "worn", "made"})
# Words after a negation with which it sets a bound: "no more than two"; not "no money".
COMPARING = frozenset({"more", "less", "fewer", "later", "earlier", "older", "younger", "longer"})
# Words that begin what is said of a thing, or an aside: "fraud on a benefit **that** …"; not
# "fraud on it".
_OPENERS = frozenset(
    {"(", "that", "which", "who", "whose", "where", "because", "if", "even", "although", "though"}
    | {"when", "while"}
)
_REASON = "because"  # what stands behind it is said to be so, whatever is denied before
_EXCLUDING = ("other", "than")  # "any condition other than retired": not retired
# Numbers in words, that a bound may be set by: to look for bounds elsewhere takes time.
_ONE = "one"
_NUMBERS = frozenset(SMALL) - {_ONE}
# Words that set a bound by that number as well: "at **most** one"; not "at one".
_OF_ONE = COMPARING | {"most", "least"}
# Spans of time told without a number: "for **half a year** or more"; not "a boat".
_SPAN_ALONE = re.compile(
    r"\b(?:half\s+an?|an?|a\s+whole|a\s+full)\s+(?:year|month|week|day|hour|decade|fortnight)\b",
    re.IGNORECASE,
)
# What is said of times beyond a bound, by the word that a denial of it has: "no **later** than".
_BEYOND = {
    "later": frozenset({"later", "after", "past", "since"}),
    "earlier": frozenset({"earlier", "before", "prior"}),
}
# Words for "nothing else": "**just** letters", of "nothing but letters"; not "letters".
_ONLY = frozenset({"only", "just", "solely", "exclusively", "merely"})
# What makes of a denial that it is all: "nothing **but** letters", "no pay **apart from** this".
_BUT = frozenset({"but", "except", "else", "apart", "besides"})
# Kinds that are counted in whole steps, and how far apart the two sides of a number are there: to
# have more than ten is to have eleven, and fewer are nine: "date"; not "age".
_STEPS = {"count": 2, "date": 2, "year days": 2}
_AGE, _COUNT = "age", "count"
# Kinds whose bounds come again: "clock"; not "date".
_COMING_AGAIN = frozenset({"year days", "clock"})
# Which end of such an interval nobody named, behind which word.
_SIDES = {"after": "high", "before": "low"}
_STEP = 1
_SLIGHT = 1e-6  # what rounding makes of a month
# Words that say where something is: "live **here**", "live **in** Wales"; not "live for it".
_WHERE = frozenset({"here", "there", "in", "at", "within", "inside", "locally"})
# What is denied of what goes on: "**without** a **break**", of "in a row"; not "a tea break".
_GAPS = frozenset({"break", "breaks", "gap", "gaps", "interruption", "interruptions", "pause"})
_BEFORE_GAP = 2  # words behind the negation among which it stands
_UNBROKEN = frozenset({"row", "continuous", "continuously", "consecutive", "uninterrupted"})
# By which a range has an upper end, so that "not **yet**" says it: "**between** 22 and 60".
_RANGING = frozenset({"between", "under", "below"})
_YET = "yet"
_FROM = "from"  # behind a verb that keeps one from a deed
_ELSE = frozenset({"somewhere", "anywhere"})  # before "else": not where the other side says
_NEAR = 4  # words behind a negation among which stands what it denies


def turned_round(question: str, *statements: str) -> bool:
    """Tell whether a follow-up asks for the opposite of a statement, or of joined statements.

    Negations on either side turn it round. One inside an aside or a relative clause does only
    where the other side says, without it, what it denies. A bound that is the other side of the
    same number does too.

    Example:
        >>> turned_round("Have you never rowed?", "you have rowed")
        True
        >>> turned_round("Do you have a boat?", "you have a boat that can't be moored")
        False
        >>> turned_round("Are you 18 or over?", "you are under 18")
        True
        >>> turned_round("Are you married?", "you are unmarried")
        True
    """
    if any(_WHETHER.search(statement) for statement in statements):
        return False  # who wants to know whether it is so wants to know whether it is not
    each = len(statements) > 1 and _denials(question) == len(statements)
    turned = sum(_is_turned(question, statement, each=each) for statement in statements)
    return 2 * turned > len(statements)


def has_negation(question: str) -> bool:
    """Tell whether a follow-up holds a negation.

    Example:
        >>> has_negation("Do you row but not sail?"), has_negation("Do you row or sail?")
        (True, False)
    """
    return not _NEGATIONS.isdisjoint(_words(question))


def denied_apart(question: str, statements: Sequence[str] = ()) -> bool:
    """Tell whether, of a follow-up and joined statements, one side denies each thing by itself.

    "Do you **not** row and **not** sail?" denies either; "Don't you row and sail?" denies both
    together.

    Example:
        >>> denied_apart("Do you not row and not sail?", ["you row", "you sail"])
        True
        >>> denied_apart("Do you neither row nor sail?", ["you row", "you sail"])
        False
        >>> denied_apart("Do you own a boat or a car?", ["you own no boat", "you own no car"])
        True
    """
    each = statements and all(map(has_negation, statements))
    return _denials(question) > 1 or bool(each)


def _denials(text: str) -> int:
    return sum(word in _NEGATIONS for word in _words(text))


def _is_turned(question: str, statement: str, *, each: bool = False) -> bool:
    """Tell whether a follow-up asks for the opposite of a statement.

    Args:
        question: the follow-up.
        statement: the statement.
        each: it denies several statements one by one: "Do you **not** row and **not** sail?".
    """
    agreement = same_bound(question, statement)
    bounded = agreement is not None
    count = 1 if each else _count(_words(question), statement, bounded)
    count += _count(_words(statement), question, bounded, stated=True)
    if not bounded:
        count += say_contraries(question, statement) + other_order(question, statement)
    count += _is_elsewhere(question, statement) or _is_elsewhere(statement, question)
    return (count + (agreement is False)) % 2 == 1


def _is_elsewhere(one: str, other: str) -> bool:
    """Tell whether one text says of another place what the other says of some place."""
    words = _words(one)
    away = "elsewhere" in words or any(
        word in _ELSE and after == "else" for word, after in pairwise(words)
    )
    return away and "elsewhere" not in (said := _words(other)) and not _WHERE.isdisjoint(said)


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return words_in(text)


@lru_cache(maxsize=4096)
def _keys(text: str) -> frozenset[str]:
    return keys(_words(text))


def _count(words: Sequence[str], other: str, bounded: bool, *, stated: bool = False) -> int:
    """Count the negations that turn a text round.

    Args:
        words: its tokens.
        other: the text that it is held against.
        bounded: the bounds of both were compared: "no more than" is not a negation then.
        stated: it is the statement, of which a follow-up may ask for one part alone.
    """
    count = 0
    others = _keys(other)
    lacking = _lacking_beside(words, others) if stated and not has_negation(other) else 0
    inside = named = False  # what is an aside or a relative clause; a thing it may belong to
    for index, word in enumerate(words):
        after = words[index + 1 : index + 1 + _NEAR]
        if word in _NEGATIONS and not _says_how_far(words, index, other, bounded):
            apart = inside or _REASON in words[index:]  # "do **not** work because you are ill"
            if lacking and index >= lacking:
                count += _is_said(keys(words[index + 1 :]), others)
                continue
            count += not apart or _is_said(keys(after), others)
        elif word in _PARTING or (word, *after[:1]) == _EXCLUDING:
            behind = next(filter(None, map(key, after)), "")
            parted = behind in others or stem(behind) in set(map(stem, others))
            disabled = word in _DISABLING and key(word) not in others and has_negation(other)
            count += parted or disabled
        elif word in _HINDERING and _FROM in after[:-1]:
            deed = after[after.index(_FROM) + 1]
            apart = syntax.is_gerund(deed) and _HINDERING.isdisjoint(_words(other))
            count += apart and _is_said(keys((deed,)), others)
        elif word in _CEASING and after and (after[0] == "to" or syntax.is_gerund(after[0])):
            count += _CEASING.isdisjoint(_words(other)) and _is_said(keys(after), others)
        elif _opposes(word, others):
            count += 1
        elif word in _OPENERS and named:
            inside = True
        elif word == ")":
            inside = False
        named = named or key(word) != ""
    return count


def _lacking_beside(words: Sequence[str], others: frozenset[str]) -> int:
    """Return where a text denies something beside what the other side asks for, 0 for nowhere.

    "You row **without a vest**" denies no word of "Do you row?".
    """
    at = lacking_from(words)
    return at if at and _is_said(keys(words[:at]), others) else 0


def _is_said(words: frozenset[str], others: frozenset[str]) -> bool:
    """Tell whether one of some words is said on the other side, in any form or by a synonym."""
    stems = frozenset(map(stem, others))
    return any(is_said_in(word, stems) for word in words)


def _says_how_far(words: Sequence[str], at: int, other: str, bounded: bool) -> bool:
    """Tell whether a negation only says how far something goes: "**no** more than", "nothing but".

    Args:
        words: the tokens of a text.
        at: where the negation stands.
        other: the text that it is held against.
        bounded: the bounds of both were compared.
    """
    after = words[at + 1 : at + 1 + _NEAR]
    if bounded and after and (after[0] in COMPARING or _in_bound(words, at)):
        return True
    if not bounded and len(after) > 1 and after[1] == "than" and after[0] in _BEYOND:
        beside = {*words[:at], *words[at + 2 :]}  # "no earlier than 3 days **before** it"
        return _BEYOND[after[0]].isdisjoint(set(_words(other)) - beside)
    if not _BUT.isdisjoint(after) and not _ONLY.isdisjoint(_words(other)):
        return True
    if not _GAPS.isdisjoint(after[:_BEFORE_GAP]) and not _UNBROKEN.isdisjoint(_words(other)):
        return True
    return _YET in words[at + 1 :] and not _RANGING.isdisjoint(_words(other))


def _in_bound(words: Sequence[str], at: int) -> bool:
    """Tell whether a negation is a part of words that set a bound: "**not** below £5"."""
    if words[at + 1 : at + 2] == ("yet",):
        return True
    return any(
        tuple(words[at - place : at - place + len(phrase)]) == phrase
        for phrase, place in _negated_bounds()
        if place <= at
    )


@cache
def _negated_bounds() -> tuple[tuple[tuple[str, ...], int], ...]:
    """Return the phrases that set a bound by a negation, and where that stands in them."""
    from cmr_logic.quantities.bounds import BOUNDS  # noqa: PLC0415 - most texts name no number

    phrases = (tuple(phrase.split()) for bound in BOUNDS for phrase in bound.phrases)
    return tuple(
        (phrase, place)
        for phrase in phrases
        for place, word in enumerate(phrase)
        if word in _NEGATIONS
    )


@lru_cache(maxsize=4096)
def without_prefix(word: str) -> str:
    """Return the key of what a word with a prefix denies, "" for others.

    Example:
        >>> without_prefix("uninsured"), without_prefix("until")
        ('insure', '')
    """
    rest = next((word[len(p) :] for p in _PREFIXES if word.startswith(p)), "").lstrip("-")
    return key(rest) if len(rest) >= _SHORTEST_STEM or rest in _SHORT_STEMS else ""


def _opposes(word: str, others: frozenset[str]) -> bool:
    """Tell whether a word denies by its prefix what the other side says: "unmarried"."""
    denied = without_prefix(word)
    if not denied or key(word) in others:
        return False
    return denied in others or not synonyms(stem(denied)).isdisjoint(map(stem, others))


def same_bound(question: str, statement: str) -> bool | None:
    """Tell whether a follow-up and a statement set the same bound (True) or opposite ones (False).

    Returns:
        None where no bound of one can be held against one of the other.

    Example:
        >>> same_bound("Are you 18 or over?", "you are under 18")
        False
    """
    if not _names_number(statement):
        return None
    if not _names_number(question):
        question = with_limit(question, statement)
        if not _names_number(question):
            return None
    found = _agreeing(question, statement)
    if found is None:
        counted = with_kind(question, statement)
        found = None if counted == question else _agreeing(counted, statement)
    if found is None and not (_constraints(question) and _constraints(statement)):
        found = same_bare_side(question, statement)
    return found


def _agreeing(question: str, statement: str) -> bool | None:
    """Tell on which side of the same number the bounds of two texts lie."""
    asked, said = _constraints(question), _constraints(statement)
    found = {
        _same_side(one, other)
        for one in asked
        for other in said
        if one.kind is other.kind and _of_one_unit(one.unit, other.unit)
    } - {None}
    return found.pop() if len(found) == 1 else None


def _of_one_unit(one: str, other: str) -> bool:
    """Tell whether two amounts are told in one unit; a follow-up may leave out "a week"."""
    bare = {unit.partition("/")[0] for unit in (one, other)}
    return one == other or (len(bare) == 1 and ("/" in one) is not ("/" in other))


def _names_number(text: str) -> bool:
    if any(map(str.isdigit, text)) or not _NUMBERS.isdisjoint(_words(text)):
        return True
    if _SPAN_ALONE.search(text) is not None:
        return True
    return _ONE in _words(text) and not _OF_ONE.isdisjoint(_words(text))


@lru_cache(maxsize=1024)
def _constraints(text: str) -> tuple[Constraint, ...]:
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most texts name no number

    return find_constraints(in_usual_turns(text))


def _same_side(one: Constraint, other: Constraint) -> bool | None:
    """Tell whether two ranges lie on one side of the same number, or on its two sides.

    Whether the number itself belongs to them does not matter: who asks "over 18?" of "under 18"
    means the opposite.
    """
    first, second = _one_sided(one), _one_sided(other)
    if second.complement() is None:
        return None
    if first.complement() is None:
        near = _STEP if one.kind.value in {_AGE, _COUNT} else _SLIGHT
        return False if _shuts_out(first, second, near) else None  # not one bound each
    step = _STEPS.get(one.kind.value, _SLIGHT)
    if (first.low is None) is (second.low is None):
        ages = one.kind.value == _AGE and _bound(first) != _bound(
            second
        )  # "over 60", "61 or older"
        near = abs(_whole(first) - _whole(second)) if ages else abs(_bound(first) - _bound(second))
        return True if near <= _SLIGHT else None
    low, high = (first, second) if first.high is None else (second, first)
    gap = _bound(low) - _bound(high)
    if one.kind.value == _AGE and gap and _whole(low) - _bound(high) <= _SLIGHT:
        return False if gap >= -_STEP else None  # "older than 24" of "under 25"
    return False if -_SLIGHT <= gap <= step else None


def _shuts_out(asked: Interval, said: Interval, near: float) -> bool:
    """Tell whether an interval with two ends lies beyond a bound: "between 25 and 60", "under 25".

    Args:
        asked: the interval.
        said: what has the bound.
        near: how far the two may overlap, as "to 60" has the whole year of those who are 60.
    """
    if asked.low is None or asked.high is None or asked.high - asked.low <= near:
        return False  # one age alone: "have you reached the age of 65?"
    beyond_high = said.high is not None and asked.low >= said.high - near
    return beyond_high or (said.low is not None and asked.high <= said.low + near)


def _whole(interval: Interval) -> float:
    """Return the least whole number above a lower bound, or the greatest below an upper one."""
    bound = _bound(interval)
    if interval.high is None:
        return bound + (interval.low_open and bound.is_integer())
    return bound - (interval.high_open and bound.is_integer())


def _one_sided(constraint: Constraint) -> Interval:
    """Return an interval, of days of any year or hours of any day without the end nobody named.

    "After 3 May" ends half a year later there, "before noon" begins with the day.
    """
    side = constraint.entry.partition("_")[0]
    comes_again = constraint.kind.value in _COMING_AGAIN
    if not comes_again or side not in _SIDES or constraint.negated:  # "no earlier than 3 May"
        return constraint.interval
    if _SIDES[side] == "high":
        return replace(constraint.interval, high=None)
    return replace(constraint.interval, low=None)


def _bound(interval: Interval) -> float:
    found = interval.low if interval.high is None else interval.high
    return 0.0 if found is None else found
