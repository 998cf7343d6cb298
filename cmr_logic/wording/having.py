"""What somebody has: measures of a business, and things of which one has one.

"You are **turnover of £1 million or less**" is an item of a list that says what a business has, and
"you have **any garden**" denies that there is no garden: people ask "Do you have a garden?".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set
from cmr_logic.wording.forms import after_bound, head, is_plural, singular
from cmr_logic.wording.phrase import Phrase, token, words_of

# Sums that a business or a household has: "a **turnover** of £9"; not "a price of £9".
_SUMS = word_set("turnover revenue income assets sales profit profits")
# Those of them that an article stands before: "**a** turnover of £9"; not "assets of £9".
_COUNTED_SUMS = word_set("turnover income profit")
# A sum of two words.
_BALANCE = ("balance", "sheet")
# People whom a business has so many of: "more than 50 **employees**"; not "50 members".
_STAFF = word_set("employees staff workers")
# What says how much a sum is: "turnover **of** £9"; not "turnover tax".
_AMOUNTING = word_set("of up below above under over at worth not more less between total")
_FEW = frozenset({"fewer", "less"})
_EXACT = word_set("exactly about around only")
# Things that somebody has one of: "a **garden**"; not "insurance" and no "objection".
_THINGS = word_set(
    "garden car van bike bicycle boat trailer computer phone camera amplifier generator tripod "
    "fridge boiler stove cabinet base licence license permit passport card certificate receipt "
    "ticket voucher badge wristband sticker tag microchip collar lead key lift balcony bathroom "
    "kitchen toilet garage shed driveway alarm lock helmet seat account buoy degree diploma "
    "wheelchair pet dog cat horse partner spouse wife husband adult guardian landlord"
)


def has_measure(words: Sequence[str]) -> bool:
    """Tell whether words behind "be" measure what a business has.

    Example:
        >>> has_measure("turnover of £ 4 million or less".split())
        True
        >>> has_measure("no more than 50 employees".split()), has_measure("50 employees".split())
        (True, True)
        >>> has_measure("one of 50 employees".split()), has_measure("employees".split())
        (False, False)
    """
    first = 1 if words[:1] and words[0] in syntax.ARTICLES else 0
    return _is_sum(words, first) or _is_headcount(words, first)


def _is_sum(words: Sequence[str], first: int) -> bool:
    """Tell whether a sum is named and how much it is: "(an) annual turnover of £9"."""
    at = first
    while at < len(words) and words[at] not in _SUMS | {"balance"} and _describes(words[at]):
        at += 1
    if at >= len(words):
        return False
    if tuple(words[at : at + 2]) == _BALANCE:
        at += 1
    elif words[at] not in _SUMS:
        return False
    return not _AMOUNTING.isdisjoint(words[at + 1 : at + 2])


def _describes(word: str) -> bool:
    return ADJECTIVE in classes(word) and word not in syntax.PREPOSITIONS


def _is_headcount(words: Sequence[str], first: int) -> bool:
    """Tell whether so many of its people are counted: "(no) more than **50 employees**"."""
    at = first + (words[first : first + 1] != () and words[first] == "no")
    at += after_bound(words[at:])
    at += words[at : at + 1] != () and words[at] in _EXACT
    if at >= len(words) or not (words[at][:1].isdigit() or words[at] in syntax.NUMBERS | _FEW):
        return False
    at += 1
    while at < len(words) - 1 and words[at] not in _STAFF and _describes(words[at]):
        at += 1
    return words[at : at + 1] != () and words[at] in _STAFF


def measured(rest: Phrase) -> Phrase:
    """Return a measure with the article that it needs: "annual turnover of £9" → "an annual …"."""
    words = words_of(rest)
    top = head(words)
    bare = words[0] not in syntax.ARTICLES and top is not None
    if not bare or top is None or words[0] in syntax.DETERMINERS:
        return rest
    sheet = words[top - 1 : top + 1] == _BALANCE or words[top : top + 1] == ("total",)
    if words[top] not in _COUNTED_SUMS and not sheet:
        return rest
    return (token(syntax.article(rest[0].surface)), *rest)


def of_one(rest: Phrase) -> Phrase:
    """Return what somebody has with "a" for "any", where one has one of it.

    Example:
        >>> from cmr_logic.wording.phrase import read, write
        >>> write(of_one(read("any garden of your own"))), write(of_one(read("any objection")))
        ('a garden of your own', 'any objection')
        >>> write(of_one(read("any other car")))
        'any other car'
    """
    words = words_of(rest)
    if words[:1] != ("any",) or not words[1:]:
        return rest
    top = head(words[1:])
    if top is None or "other" in words[1 : top + 1] or not syntax.JOINTS.isdisjoint(words):
        return rest
    noun = words[top + 1]
    one = noun in _THINGS and NOUN in classes(noun) and not is_plural(noun)
    if not one or singular(noun) is not None:
        return rest
    return (token(syntax.article(rest[1].surface)), *rest[1:])
