"""Sentences of how long something takes, which ask nothing: "**It takes 20 minutes** to pay".

So do those that only say what a sum hangs on: "**What you get depends on** your age".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import word_set

# What takes time: "**it** takes 20 minutes", "**this** will take two weeks"; not "the job takes".
_IT = frozenset({"it", "this"})
_TAKING = frozenset({"take", "takes"})
_INCLUDES = frozenset({"includes", "excludes"})  # what counts as such a time
_ONLY_TIMES = TIMES | word_set("and or the weekends weekend bank public all any , .")
# Words between it and its verb: "it **usually** takes"; not "it never takes".
_AHEAD = word_set("will should can may might usually normally typically generally often only")
# Words between the verb and the time: "takes **about** 3 days", "takes **at least** a week"; not
# "takes your 3 days".
_ABOUT = word_set("about around approximately roughly up to at least most between only just a an")
# How the time is told: "20 **minutes**"; not "two members", nor years, which are of what is asked.
_UNITS = word_set("minute minutes second seconds working") | syntax.TIME_UNITS - {"year", "years"}
_LONGEST = 6  # words from the verb to the unit: "takes between 2 and 3 working days"


def tells_time_taken(said: Sequence[str]) -> bool:
    """Tell whether a sentence only says how long something takes.

    Args:
        said: its tokens, in lower case.

    Example:
        >>> tells_time_taken("it takes about 20 minutes to open the account .".split())
        True
        >>> tells_time_taken("it takes two members to open the gate .".split())
        False
        >>> tells_time_taken("it takes 5 years of membership to vote .".split())
        False
        >>> tells_time_taken("refunds are usually paid within 5 working days .".split())
        True
        >>> tells_time_taken("refunds are paid within 5 working days of a claim .".split())
        False
    """
    if not _USUALLY.isdisjoint(said) and _tells_when_done(said):
        return True
    if _INCLUDES.issuperset(said[1:2]) and said[0] in _IT and _ONLY_TIMES.issuperset(said[2:]):
        return True  # "This includes weekends"
    if said[0] not in _IT or _TAKING.isdisjoint(said):
        return False
    verb = next(at for at, word in enumerate(said) if word in _TAKING)
    near = said[verb + 1 : verb + 1 + _LONGEST]
    unit = next((at for at, word in enumerate(near) if word in _UNITS), None)
    if unit is None or not _AHEAD.issuperset(said[1:verb]):
        return False
    counted = (
        word in _ABOUT or word in syntax.NUMBERS or word[0].isdigit() or word == "and"
        for word in near[:unit]
    )
    return all(counted) and near[unit + 1 : unit + 2] != ("of",)


# Verbs of what is not always the same: "the rate **varies**"; not "the rate is low".
_VARYING = word_set("depend depends vary varies")
# Openings of how much or how something is: "**how** much you get"; not "whether you get it".
_HOW = word_set("how what when where")
# The same behind an article: "the **amount** you get"; not "the grant".
_AMOUNT = word_set("amount rate level sum size length cost fee price exact actual total")


def tells_what_varies(said: Sequence[str]) -> bool:
    """Tell whether a sentence only says that how much or how something is depends on something.

    Args:
        said: its tokens, in lower case.

    Example:
        >>> tells_what_varies("how much you get depends on your age .".split())
        True
        >>> tells_what_varies("the exact rate will depend on your income .".split())
        True
        >>> tells_what_varies("whether you get it depends on your age .".split())
        False
    """
    if _VARYING.isdisjoint(said) or not _CASES.isdisjoint(said):
        return False
    named = said[0] in syntax.DETERMINERS and not _AMOUNT.isdisjoint(said[1:2])
    return said[0] in _HOW or named


# How often something is done in time: "is **usually** paid within a week"; not "is only paid".
_USUALLY = word_set("usually normally generally typically often")
# What is done in such a time by those who give it: "**paid** within a week"; not "due within".
_DONE = word_set(
    "paid made sent issued processed delivered dealt handled decided given posted refunded reply "
    "respond answer pay send decide process deliver refund"
)
_LONGEST_DONE = 8  # words behind "within": "five working days of your claim"


def _tells_when_done(said: Sequence[str]) -> bool:
    """Tell whether a sentence ends in how soon something is usually done by those who give it."""
    at = next((at for at, word in enumerate(said) if word in _USUALLY), 0)
    within = next((i for i in range(at, len(said)) if said[i] in {"within", "in"}), 0)
    if not at or not within or _DONE.isdisjoint(said[at:within]):
        return False
    behind = said[within + 1 :]
    timed = not _UNITS.isdisjoint(behind[:_LONGEST]) and len(behind) <= _LONGEST_DONE
    return timed and _CASES.isdisjoint(said)


# Words by which it hangs on something after all: "paid within a week **if** you ask"; not "paid
# within a week".
_CASES = word_set("if unless when where provided only")
