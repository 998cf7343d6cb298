"""What keeps people from something for a while, each a ground to put it off: "you are in hospital".

"You can ask for a later date if you: | are in hospital | have an exam": nobody has to meet both.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.signs import name_blows
from cmr_logic.text import word_set

# Words by which something is put off or let go: "have it **postponed**"; not "have it mended".
_PUTTING_OFF = word_set(
    """
    postpone postponed postponement defer deferred deferral deferment delay delayed excused
    extension extended extend rearrange rearranged reschedule rescheduled pause paused adjourn
    adjourned adjournment waive waived
    """
)
_PUT_OFF = ("put", "off")
# The same of what has a date, as a participle: "be **moved** to a later date"; not "you moved".
_MOVED, _BE_MOVED = "moved", frozenset({"be", "have", "get"})
# What keeps someone from something for a while: "a **funeral** that day"; not "a card".
_HINDERING = word_set(
    """
    hospital abroad ill sick illness sickness unwell funeral wedding operation surgery exam exams
    examination holiday bereavement bereaved childcare pregnant breastfeeding injured away emergency
    accident stolen flooded
    """
)
# The same of two words: "on parental **leave**", "your hours **cut**"; not "leave the pier".
_ON_LEAVE, _ON = frozenset({"leave", "strike", "duty"}), "on"
# What someone does for long, and is no hindrance: "are **living** here"; not "are sitting an exam".
_LASTING = word_set("living paying getting receiving earning applying claiming having being going")
_BE = frozenset({"are", "'re", "am", "is"})


def puts_off(words: Sequence[str]) -> bool:
    """Tell whether words from a predicate on put something off, or let someone off it.

    Example:
        >>> puts_off("can ask for a later date to be moved".split())
        True
        >>> puts_off("can defer your place".split()), puts_off("can take your place".split())
        (True, False)
    """
    if not _PUTTING_OFF.isdisjoint(words):
        return True
    if _PUT_OFF[0] in words and _PUT_OFF in pairwise(words):
        return True
    return _MOVED in words and not _BE_MOVED.isdisjoint(words[: list(words).index(_MOVED)])


def name_hindrances(items: Sequence[Frame]) -> bool:
    """Tell whether most items name what keeps someone from something for a while.

    Example:
        >>> name_hindrances([("are", "in", "hospital"), ("are", "sitting", "an", "exam")])
        True
        >>> name_hindrances([("are", "living", "here"), ("have", "a", "card")])
        False
    """
    return 2 * sum(_hinders(item) or name_blows([item]) for item in items) > len(items)


# Plights that help is for, each by itself: "you're at **risk** of losing your home"; not "aged 18".
_PLIGHTS = word_set(
    """
    risk danger homeless eviction evicted victim accused threatened arrears destitute abuse abused
    violence hardship struggling debt disabled disability blind deaf ill pregnant terminally dying
    bereaved widowed orphaned redundant
    """
)
# Words by which an item has a bound, and so is no plight alone: "ill **since** May"; not "ill".
_BOUNDING = word_set("least more less under over before after since until")


def name_plights(items: Sequence[Frame]) -> bool:
    """Tell whether most items name a plight, and none of them denies or bounds anything.

    Example:
        >>> name_plights([("are", "homeless"), ("are", "accused", "of", "a", "crime")])
        True
        >>> name_plights([("are", "homeless"), ("are", "over", "18")])
        False
    """
    said = frozenset(word for item in items for word in item)
    if not _BOUNDING.isdisjoint(said) or not syntax.VERBAL_NEGATIONS.isdisjoint(said):
        return False
    return 2 * sum(not _PLIGHTS.isdisjoint(item) for item in items) > len(items)


# What is wrong with a thing, each by itself enough: "your bin is: **stolen**"; not "registered".
_WRONG = word_set(
    """
    lost stolen damaged broken faulty torn defective cracked missing incorrect incomplete illegible
    damp flooded unsafe leaking smashed spoiled spoilt mouldy rotten wrong delayed cancelled
    canceled unusable unreadable destroyed burnt
    """
)
# Words before what is wrong: "was **badly** damaged"; not "was fully insured".
_WAS = word_set("is was has been got gets becomes became badly seriously")


def name_defects(items: Sequence[Frame]) -> bool:
    """Tell whether each item names what is wrong with a thing: "stolen", "damaged in a fire".

    Example:
        >>> name_defects([("stolen",), ("damaged", "by", "our", "staff")])
        True
        >>> name_defects([("registered",), ("less", "than", "5", "m", "long")])
        False
    """
    openings = [next((word for word in item if word not in _WAS), "") for item in items]
    return bool(openings) and all(word in _WRONG for word in openings)


def _hinders(item: Frame) -> bool:
    """Tell whether an item names such a thing, and nothing that is not so or has been done."""
    if not syntax.VERBAL_NEGATIONS.isdisjoint(item):
        return False
    if not _HINDERING.isdisjoint(item):
        return True
    if not _ON_LEAVE.isdisjoint(item) and _ON in item:
        return True
    busy = (
        before in _BE and syntax.is_gerund(word) and word not in _LASTING
        for before, word in pairwise(item)
    )
    return any(busy)
