"""Is but a part told of what a clause asks of all: "I paid **last year's** fees", for all fees?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.records import record, replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import VERB, bases, word_set, words_in

# How a clause asks of all: "**every** door is locked"; not "the door is locked".
_HOW = frozenset({"all", "every", "each", "both"})
_ONE_BY_ONE = frozenset({"every", "each"})  # behind which a noun stands for many: "every door"
# What opens a phrase behind that: "all **the** doors", "each **of** your dogs"; not "all doors".
_OPENING = word_set("of the my your his her its their our these those one a an")
# What is no part of such a phrase: "all the time **you** row"; not "all the big doors".
_STOPS = word_set("and or do does did not you they it he she we")
# How often or how long, and not how many: "all day", "every **week**"; not "every room".
_TIMES = word_set(
    "day days week weeks month months year years night nights time times hour hours morning "
    "mornings evening evenings afternoon weekend weekends round along over right "
    "minute minutes weekday weekdays summer winter season term alone together inclusive present"
)
# What is done to dues that may be many: "**any** fees have been **paid**"; not "any part is lost".
_SETTLED = word_set("paid settled cleared repaid returned met refunded resolved")
# Whose dues they are: "**your** fees are paid"; not "fees are paid".
_HIS_OWN = frozenset({"your", "the"})
# What leaves it at all of a thing: "my **own** keys", "the **remaining** fees"; not "the May fee".
_HARMLESS = word_set(
    "own whole entire full total complete various different many remaining outstanding due overdue "
    "unpaid necessary required relevant usual annual yearly monthly weekly last final "
    "other individual proper separate single"
)
_LAST = frozenset({"last", "final"})  # behind which nothing is left: "the **last** payment"
# By which words say so of all: "I paid **every** one"; not "I paid the first one".
_SAYS_ALL = re.compile(
    r"\b(?:all|both|every|each|whole|entire|everything|throughout|always|any|lot|none|no|never"
    r"|without|not|in\sfull|everyone|everybody|nobody|nothing)\b|n['’]t\b",
    re.IGNORECASE,
)
_MONTH = "|".join(sorted(syntax.MONTHS))
# For which time alone: "**this year's** fees", "the fee **for May**"; not "in May I paid the fees".
_FOR_A_TIME = re.compile(
    rf"\b(?:(?:last|this|next|that)\s(?:year|month|week|term|season|quarter|summer|winter|spring|autumn|time)['’]s"
    rf"|(?:{_MONTH})['’]s|(?:today|yesterday)['’]s"
    rf"|(?:for|from|of)\s(?:the\s)?(?:(?:last|this|next|that|first|second|third)\s(?:year|month|week|term|season|quarter|half|summer|winter)"
    rf"|(?:{_MONTH})\b|(?:19|20)\d\d))",
    re.IGNORECASE,
)
# The same, without the present: "**last year's** fees"; not "this year's fees".
_FOR_ANOTHER_TIME = re.compile(
    rf"\b(?:(?:last|next|that)\s(?:year|month|week|term|season|quarter|summer|winter|spring|autumn)['’]s"
    rf"|(?:{_MONTH})['’]s|(?:for|from|of)\s(?:(?:last|next)\s(?:year|month|week|term|season|quarter)"
    rf"|(?:{_MONTH})\b))",
    re.IGNORECASE,
)
# What leaves some out: "all **but one** of them", "**except** the shed"; not "nothing but".
_BUT = re.compile(
    r"\b(?:(?:all|both|every\w*|each)\s(?:\w+\s){0,3}?(?:but|bar)|except(?:ing)?|apart\sfrom|other\sthan"
    r"|save\sfor|not\s(?:all|every|each|both|quite\sall))\b",
    re.IGNORECASE,
)
# One or some of several, right before they are named: "**one of** the keys"; not "all of the keys".
_ONE_OF = re.compile(
    r"\b(?:one|two|three|four|five|six|half|some|most|many|part|several|a\sfew|a\scouple|\d+)\s(?:of\s)?$",
    re.IGNORECASE,
)
# Where some of them are: "the doors **on** the first floor"; not "the doors I own".
_WHERE = word_set("in on at of for from to by with about under beside behind near above below")
# What says when, or how, instead: "the keys on the **day**"; not "the doors in the hall".
_WHEN = word_set(
    "day time post morning evening afternoon way spot dot end meantime same weekend deadline date"
)
_BEFORE = 4  # words that may tell apart of which of several a noun speaks


@record(frozen=True, slots=True)
class Total:
    """What a clause speaks of all of.

    Args:
        noun: the noun for it, as it is written.
        key: what that is compared by.
        many: it is one of several, and no whole without a number.
        statement: the clause, in small letters.
        words: all its words.
        said: it says "all" or the like, and not only a plural.
    """

    noun: str
    key: str
    many: bool
    statement: str
    words: frozenset[str]
    said: bool = True


@lru_cache(maxsize=4096)
def total_in(statement: str) -> Total | None:
    """Return what a clause speaks of all of; None where of no such thing.

    Args:
        statement: a part of a clause, as it is written.

    Example:
        >>> total_in("every fire door has been checked").noun
        'door'
        >>> total_in("you have paid all of your rent").many
        False
        >>> total_in("your dogs are all vaccinated").noun
        'dogs'
        >>> total_in("you work all day"), total_in("you have a dog")
        (None, None)
        >>> total_in("you have paid the rent").said
        False
    """
    lower = statement.lower()
    words = words_in(lower)
    for at, word in enumerate(words):
        how = word in _HOW or (word == "any" and not at and not _SETTLED.isdisjoint(words))
        noun = _noun_behind(words, at) if how else ""
        if noun:
            many = word in _ONE_BY_ONE or syntax.is_plural_noun(noun)
            return Total(noun, word_key(noun), many, lower, frozenset(words))
        if how and at > 1 and words[at - 1] in syntax.BE | syntax.HAVE:  # "your dogs are all …"
            noun = words[at - 2]
            if words[0] in {"your", "the"} and syntax.is_plural_noun(noun):
                return Total(noun, word_key(noun), True, lower, frozenset(words))
    return _dues_in(words, lower)


def _dues_in(words: Sequence[str], statement: str) -> Total | None:
    """Return the dues that a clause says are paid: "**your fees** are paid"."""
    if _SETTLED.isdisjoint(words) or _HIS_OWN.isdisjoint(words):
        return None
    at = next(at for at, word in enumerate(words) if word in _HIS_OWN)
    noun = _noun_behind(words, at)
    return Total(noun, word_key(noun), False, statement, frozenset(words), said=False)


def _noun_behind(words: Sequence[str], at: int) -> str:
    """Return the noun of the phrase that "all" or "every" opens; empty where it opens none."""
    noun = ""
    single = words[at] in _ONE_BY_ONE
    for place, word in enumerate(words[at + 1 :], at + 1):
        if word in _OPENING and not noun:
            continue
        if word in syntax.PREPOSITIONS | syntax.BE | syntax.HAVE | syntax.RELATIVES | _OPENING:
            break
        if word in syntax.MODALS | _STOPS:
            break
        if noun and single and word.endswith("s") and word in _verbs(word):
            break  # "each tenant **signs** it"
        if place == at + 1 and syntax.is_participle(word) and words[at - 1] in syntax.BE:
            return ""
        noun = word
    return "" if noun in _TIMES or noun in syntax.WEEKDAYS else noun


def _verbs(word: str) -> frozenset[str]:
    """Return the word itself if it may be a verb."""
    return frozenset({word} if bases(word, VERB) else ())


def named_each(words: Sequence[str]) -> frozenset[str]:
    """Return by what the nouns are compared that words tell all of, one by one: "every course".

    Args:
        words: words of a story, in small letters.

    Example:
        >>> named_each(("i", "passed", "every", "test"))
        frozenset({'test'})
    """
    return frozenset(word_key(noun) for each, noun in pairwise(words) if each in _ONE_BY_ONE)


def is_told_of_a_part(total: Total, quote: str, before: str = "") -> bool:
    """Tell whether words speak of a part of what a clause asks of all.

    Args:
        total: what the clause speaks of all of.
        quote: the words of a statement of a story.
        before: the words of its sentence before them.

    Example:
        >>> total = total_in("all the fees have been paid")
        >>> told = ("I paid the fees", "I paid the May fee", "I paid the last fee")
        >>> [is_told_of_a_part(total, each) for each in told]
        [False, True, False]
    """
    timed = (_FOR_A_TIME if total.said else _FOR_ANOTHER_TIME).search(quote)
    if timed is not None and timed[0].lower() not in total.statement:
        return True
    if not total.said:
        return False
    some = _ONE_OF.search(before) is not None
    if _BUT.search(f"{before}{quote}") is not None:
        return True
    if _SAYS_ALL.search(quote) or _SAYS_ALL.search(before):
        return some
    return _is_a_part_named(total, words_in(quote.lower()), some=some)


def _is_a_part_named(total: Total, words: Sequence[str], *, some: bool) -> bool:
    """Tell whether words without "all" speak of a part, by how they name what a clause asks for."""
    named = [at for at, word in enumerate(words) if _is_named(total, word)]
    if not named:
        return not _is_whole_unnamed(words)
    return (some and named[0] <= 1) or not any(_is_whole(total, words, at) for at in named)


# By which several are told of without their name: "I returned **them**"; not "I have it back".
_THEY = word_set("them they these those we us two daily weekly and up off")


def _is_whole_unnamed(words: Sequence[str]) -> bool:
    """Tell whether words that do not name what a clause asks for speak of several, or of the end.

    "I settled the bills" may say so of all charges.
    """
    if not _THEY.isdisjoint(words):
        return True
    last = any(
        word in _LAST and following in {"one", "of", "payment", "bit", "penny", "cent"}
        for word, following in pairwise(words)
    )
    opened = (w in {"my", "our", "the", "these", "those"} for w in words)
    several = any(
        there and any(map(syntax.is_plural_noun, words[at + 1 : at + 3]))
        for at, there in enumerate(opened)
    )
    return last or several


def _is_named(total: Total, word: str) -> bool:
    key = word_key(word)
    return key == total.key or (bool(key) and covers((key,), total.key))


def _is_whole(total: Total, words: Sequence[str], at: int) -> bool:
    """Tell whether a noun of a story speaks of all that a clause does, not of one of several."""
    beside = list(_telling_apart(total, words, at))
    if any(word in _LAST for word in beside):
        return len(beside) == 1
    several = syntax.is_plural_noun(words[at]) or not total.many
    joined = "and" in words[max(at - 3, 0) : at + 3]
    if joined:  # "my mum **and** dad"
        return True
    opened = any(w in _OPENING for w in words[max(at - _BEFORE, 0) : at])
    return several and opened and not beside and not _is_placed(total, words, at)


def _telling_apart(total: Total, words: Sequence[str], at: int) -> Iterator[str]:
    """Yield the words before a noun that tell of which of several it speaks: "the **May** fee"."""
    window = words[max(at - _BEFORE, 0) : at]
    opened = [place for place, word in enumerate(window) if word in _OPENING | syntax.PREPOSITIONS]
    if not opened:
        opened = [place for place, word in enumerate(window) if bases(word, VERB)]
    for word in window[opened[-1] + 1 :] if opened else window:
        if word in _LAST or (word not in total.words and word not in _HARMLESS):
            yield word


def _is_placed(total: Total, words: Sequence[str], at: int) -> bool:
    """Tell whether words behind a noun say where some of several are: "doors **in the hall**"."""
    behind = words[at + 1 : at + 4]
    if len(behind) <= 1 or behind[0] not in _WHERE or behind[1] != "the":
        return False
    return not behind[2:] or (behind[2] not in total.words and behind[2] not in _WHEN)


def as_of_all(total: Total, told: Statement, quote: str) -> Statement:
    """Return a denial of a part as one of all: who has not paid the May fee has not paid all fees.

    Args:
        total: what the clause speaks of all of.
        told: a statement of the story that denies something.
        quote: its words.
    """
    words = words_in(quote.lower())
    named = next((at for at, word in enumerate(words) if _is_named(total, word)), None)
    if named is None:
        return told
    beside = frozenset(map(word_key, _telling_apart(total, words, named)))
    if named + 1 < len(words) and words[named + 1] in _WHERE:
        beside |= frozenset(map(word_key, words[named + 2 : named + 5]))
    gone = beside - frozenset(map(word_key, total.words))
    return replace(told, keys=told.keys - gone, core=told.core - gone) if gone else told
