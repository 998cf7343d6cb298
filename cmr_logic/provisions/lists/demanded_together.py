"""Lists whose items are asked for together, though no word says so: "when you: | pay | sign"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.signs import complete_steps, deny_something, main_verb, name_blows
from cmr_logic.provisions.words.predicate_words import DEMANDING_MODALS, DEMANDING_PHRASES
from cmr_logic.text import VERB, bases, word_set

# What opens an item that leaves a choice among what it leads in: "**one of** the following".
_CHOICES = frozenset(
    {("one", "of"), ("either", "of"), ("any", "of"), ("two", "of"), ("either",), ("any", "one")}
    | {("any", "two"), ("at", "least", "one"), ("one", "or", "more")}
)
_LONGEST_CHOICE = 3  # tokens of such an opening
# Verbs of what someone has, or does to qualify: "**hold** a card"; not "have a baby".
_QUALIFYING = word_set(
    """
    hold own carry show bring provide send sign pay complete employ pass agree return submit
    register book use wear know attend earn
    """
)
# Verbs of what is done with a thing before it counts as settled: "is **handed** in"; not "is
# locked out".
_SETTLED = word_set(
    """
    settle pay sign return hand register approve agree complete inspect clean book confirm
    send receive show check clear empty file submit leave switch
    """
)
_NO = "no"
# Verbs of what goes on for long: "you **own** a boat"; not "you marry".
_LASTING = word_set("be have own live earn employ belong hold reside rent weigh")
# What bounds a figure: "your income is **below** £9,000", "**over** 18"; not "over there".
_BOUNDING = word_set("under over below above fewer less more older younger least most")


_ADULT = r"(?:1[6-9]|2[0-5])"
# An item that asks for no more than to be of age: "aged 18 or over"; not "over 60".
_OF_AGE = re.compile(
    rf"(?:you are |are |aged |be )*(?:(?:over|above|at least|older than)(?: the age of)? {_ADULT}"
    rf"|{_ADULT}(?: years?(?: of age| old)?)? (?:or|and) (?:over|older|above))"
    r"(?: years?(?: of age| old)?)?"
)


def ask_of_age(items: Sequence[Frame]) -> bool:
    """Tell whether one item asks to be of age, and no other for an age: all are asked for then.

    To be of age alone, as most people are, earns nobody anything.

    Example:
        >>> ask_of_age([("18", "or", "over"), ("a", "resident"), ("in", "work")])
        True
        >>> ask_of_age([("over", "60"), ("a", "student"), ("in", "work")])
        False
        >>> ask_of_age([("over", "18"), ("over", "16", "and", "a", "student")])
        False
    """
    of_age = [_OF_AGE.fullmatch(" ".join(item)) is not None for item in items]
    numbered = sum(any(word.isdigit() for word in item) for item in items)
    return sum(of_age) == 1 and numbered == 1


def leave_a_choice(items: Sequence[Frame]) -> bool:
    """Tell whether an item has others to choose among below it: all that it stands with is asked.

    Example:
        >>> leave_a_choice([("a", "photo"), ("one", "of", "these", ":")])
        True
        >>> leave_a_choice([("a", "photo"), ("one", "oar")])
        False
    """
    choosing = [_opens_choice(item) for item in items]
    return any(choosing) and not all(choosing)


def _opens_choice(item: Frame) -> bool:
    ends = item[-1:] == (":",)
    return ends and any(item[:size] in _CHOICES for size in range(1, _LONGEST_CHOICE + 1))


def ask_to_qualify(items: Sequence[Frame], frame: Frame) -> bool:
    """Tell whether the items are what one has to be or have, or to have done, all of it.

    Either each says how things stand, at least one of them with a bound or for none, or half of
    them at least are what one has to have or to have done. Nobody has to have what befalls people,
    so a list with such a blow names occasions.

    Args:
        items: the words of the items.
        frame: the words that each of them completes.

    Example:
        >>> ask_to_qualify([("you", "own", "a", "boat"), ("you", "are", "over", "18")], ())
        True
        >>> ask_to_qualify([("you", "marry"), ("you", "are", "at", "sea")], ())
        False
        >>> ask_to_qualify([("you", "hold", "a", "card"), ("the", "bill", "is", "paid")], ())
        True
        >>> ask_to_qualify([("you", "lose", "your", "card"), ("the", "boat", "is", "late")], ())
        False
    """
    if _stand_within_bounds(items, frame):
        return True
    if any(name_blows([item], frame) for item in items):
        return False
    asked = sum(_asks(item, frame) for item in items)
    return 2 * asked >= len(items)


def _stand_within_bounds(items: Sequence[Frame], frame: Frame) -> bool:
    """Tell whether items say how things stand, at least one of them with a bound or for none.

    "You own a boat | you are over 18" does, and so does "none of your boats is hired".
    """
    bounded = any(_denies_all(item) or _bounds(item) for item in items)
    return bounded and all(
        _denies_all(item) or _stands(frame + item) or _has_changed_by(item) for item in items
    )


def _asks(item: Frame, frame: Frame) -> bool:
    """Tell whether an item says what one has to have, to measure, or to have done."""
    verb = main_verb(item) or main_verb(frame + item)
    if verb in _QUALIFYING:
        return True
    settled = verb in _SETTLED and not syntax.AUXILIARIES.isdisjoint(frame + item)
    measured = any(word[:1].isdigit() for word in item) or _NO in item
    return settled or measured or deny_something([item]) or complete_steps([item], frame)


def _denies_all(item: Frame) -> bool:
    """Tell whether an item says of none of them that it is so: "**none** of your boats leaks"."""
    return bool(item) and item[0] in syntax.DENYING_SUBJECTS


def _bounds(item: Frame) -> bool:
    """Tell whether an item bounds a figure: "over **18**"."""
    figure = any(word[:1].isdigit() for word in item)
    return figure and not _BOUNDING.isdisjoint(item)


def _stands(said: Frame) -> bool:
    """Tell whether words say how things stand: "you **own** a boat"; not "you are moving"."""
    verb = 0 if said and syntax.starts_verb_phrase(said, 0) else syntax.finite_verb(said)
    if verb is None:
        return False
    word, behind = said[verb], said[verb + 1 : verb + 2]
    if behind and (syntax.is_gerund(behind[0]) or syntax.is_participle(behind[0])):
        return False
    base = "be" if word in syntax.BE else next(iter(bases(word, VERB)), word)
    return base in _LASTING


def _has_changed_by(item: Frame) -> bool:
    """Tell whether an item says by how much a figure has changed: "sales have fallen by 30%"."""
    return any(a == "by" and b[:1].isdigit() for a, b in pairwise(item))


def open_with_demands(items: Sequence[Frame]) -> bool:
    """Tell whether each item opens with what demands it: "**must** be 18", "**need to** row".

    Example:
        >>> open_with_demands([("must", "row"), ("have", "to", "pay")])
        True
        >>> open_with_demands([("must", "row"), ("need", "care")])
        False
    """
    return bool(items) and all(map(_opens_with_demand, items))


def _opens_with_demand(item: Frame) -> bool:
    modal = item[:1] != () and item[0] in DEMANDING_MODALS
    return modal or any(item[: len(phrase)] == phrase for phrase in DEMANDING_PHRASES)
