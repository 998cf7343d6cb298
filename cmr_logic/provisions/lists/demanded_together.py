"""Lists whose items are asked for together, though no word says so: "when you: | pay | sign"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.signs import complete_steps, deny_something, main_verb, name_blows
from cmr_logic.text import word_set

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
    """Tell whether half the items at least are what one has to have or to have done.

    Nobody has to have what befalls people, so a list with such a blow names occasions.

    Args:
        items: the words of the items.
        frame: the words that each of them completes.

    Example:
        >>> ask_to_qualify([("you", "hold", "a", "card"), ("the", "bill", "is", "paid")], ())
        True
        >>> ask_to_qualify([("you", "lose", "your", "card"), ("the", "boat", "is", "late")], ())
        False
    """
    if any(name_blows([item], frame) for item in items):
        return False
    asked = sum(_asks(item, frame) for item in items)
    return 2 * asked >= len(items)


def _asks(item: Frame, frame: Frame) -> bool:
    """Tell whether an item says what one has to have, to measure, or to have done."""
    verb = main_verb(item) or main_verb(frame + item)
    if verb in _QUALIFYING:
        return True
    settled = verb in _SETTLED and not syntax.AUXILIARIES.isdisjoint(frame + item)
    measured = any(word[:1].isdigit() for word in item) or _NO in item
    return settled or measured or deny_something([item]) or complete_steps([item], frame)
