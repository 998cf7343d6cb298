"""What a thing weighs with what is on it: "the cart itself is 90 kilos, and the hay another 60".

A rule asks for the weight of a cart when loaded; people tell what it weighs empty, and what they
put on it. Either is the least that the whole weighs, and both together are the whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.amounts.together import is_open
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import SENTENCE_END, word_set, words_in
from cmr_logic.text.number_names import A_TEN, UP_TO_NINETEEN

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

EMPTY, LOAD, WHOLE = "empty", "load", "whole"
# Words of a thing without what is on it: "the cart **itself**", "**empty**"; not "a small cart".
_EMPTY = re.compile(
    r"\b(?:itself|alone|on\sits\sown|by\sitself|empty|unladen|unloaded|before\sloading|without\s(?:the|any|a)\sload"
    r"|with\snothing\s(?:in|on)\sit)\b",
    re.IGNORECASE,
)
# Words of what is put on it: "the hay **on it**", "**plus** 60 kg"; not "the hay on my field".
_LOAD = re.compile(
    r"\b(?:in|on|inside|into|aboard|onto)\s(?:it|there|board|top)\b|\b(?:the|its|a)\s(?:load|cargo|contents|freight|luggage)\b"
    r"|\badd(?:s|ed|ing)?\b|\bplus\b|\bload(?:ed|ing)?\s(?:it\s|up\s)*with\b|\b(?:holds|carries|carrying|holding)\b",
    re.IGNORECASE,
)
# What comes on top of what was told: "**another** 60 kg"; not "another cart".
_ANOTHER = re.compile(rf"\b(?:another|a\sfurther)\s(?:\d|{A_TEN}|{UP_TO_NINETEEN})", re.IGNORECASE)
# A thing with all that is on it: "**with everything on it** it weighs 9 kg"; not "with my dog".
_ALL_OF_IT = re.compile(
    r"\bwith\s(?:everything|(?:the|its|my|our|all)\s(?:[a-z]+\s)?[a-z]+)(?:\s(?:in|on)\sit)?(?=,?\s(?:it|the|my)\b)"
    r"|\bwith\severything\s(?:in|on)\sit\b",
    re.IGNORECASE,
)
_FURTHER = re.compile(r"\banother(?=\s\d)", re.IGNORECASE)
# Words of both: "**loaded**, it comes to 150 kg"; not "I loaded it".
_WHOLE = re.compile(
    r"\b(?:(?:fully\s)?(?:loaded|laden|packed)(?!\s(?:it(?!\s(?:comes|weighs|is|was)\b)|up|with|the|my|our|on|in)\b)|in\s(?:all|total)|altogether|all\sin"
    r"|with\severything(?:\s(?:in|on)\sit)?|with\s(?:the|its)\s(?:load|cargo|contents|crew)|(?:including|counting)\s(?:the|its)\b"
    r"|gross|together)",
    re.IGNORECASE,
)
# Words that tell no weight of what is there: "it **can** carry 60 kg"; not "it carries 60 kg".
_UNSURE = re.compile(
    r"\b(?:if|would|could|can|may|might|should|must|up\sto|limits?|limited|allowed|maximum|most|capacity|payload|than|rated"
    r"|not|never|no)\b|n['’]t\b",
    re.IGNORECASE,
)
# What stands between the figures of a list: "3 kg **of books and** 2 kg"; not "3 kg, and it is".
_LISTED = re.compile(r"\sof\s[a-z-]+(?:\s[a-z-]+)?(?:,|,?\sand)\s(?:another\s)?", re.IGNORECASE)
# Things to put others in: "the **crate** itself"; not "the horse itself".
_HOLDERS = word_set("box crate case bag basket tin jar package envelope pallet trunk container")
_POINTING = re.compile(r"\b(?:it|itself|alone)\b", re.IGNORECASE)
_THEIRS = re.compile(r"\b(?:my|our|the)\s[a-z]+['’]s\s", re.IGNORECASE)  # "my aunt's cart"
_OWN = re.compile(r"\b(?:my|our|his|her|their)\s[a-z]", re.IGNORECASE)  # "my cat another 5"
_BEHIND = re.compile(r",|\s(?:and|but|while|so)\s")
# A number whose unit stands with the one before: "and the hay **another 60**".
_UNITLESS = re.compile(
    r"\b(?:another|a\sfurther|plus|weighs?|is|are|(?:comes?|came)\sto)\s(?P<n>\d[\d,.]*\d|\d)(?=\s?[.,;!?]|$|\s(?:on|in|for|of)\b)",
    re.IGNORECASE,
)
_WEIGHT = "weight"
# How much a thing can hold, which is no weight of its own: "it can **carry** 90 kg".
_CAPACITY = re.compile(
    r"\b(?:can|could|will|would|able\sto|rated\sto|built\sto|made\sto)\s(?:[a-z]+ly\s)?"
    r"(?:carry|hold|take|bear|lift|support|tow|pull|cope)\b",
    re.IGNORECASE,
)
_OF_CAPACITY = re.compile(
    r"\b(?:carry|carries|holds?|takes?|bears?|lifts?|supports?|tows?|pulls?)\b"
)
# A clause on what a thing weighs without its load: "its **unladen** weight"; not "its weight".
_OF_EMPTY = re.compile(
    r"\b(?:empty|unladen|unloaded|itself|alone|net|bare|without|excluding|not\s(?:including|counting))\b",
    re.IGNORECASE,
)
# A clause on the weight of a thing with its load: "**when loaded**", "**with its** crew".
_OF_WHOLE = re.compile(
    r"\b(?:when|once|while)\s(?:[a-z]+\s)?(?:loaded|laden|packed|filled|full)\b|\b(?:fully\s)?(?:loaded|laden|gross)\b"
    r"|\bin\s(?:all|total)\b|\baltogether\b|\b(?:including|with)\s(?:its|the|your|all|everything|any)\b",
    re.IGNORECASE,
)
# A clause on what the load weighs: "it has over 90 kg **on it**"; not "it is over 90 kg".
_OF_LOAD = re.compile(
    r"\b(?:on|in|inside|aboard)\s(?:it|them)\b|\b(?:carry|carries|carrying|holds?|contains?)\b",
    re.IGNORECASE,
)
_WITH_ITS = re.compile(
    r"\b(?:including|with)\s(?:its|the|your|all)\s(?:[a-z]+\s)?(?:load|cargo|contents|crew|luggage|passengers"
    r"|people|rider|driver|goods|freight)\b",
    re.IGNORECASE,
)
_OF_WEIGHT = re.compile(r"\b(?:weigh\w*|kilo\w*|kgs?|tonnes?|tons?|pounds?|lbs?|stone|grams?)\b")


@record(frozen=True, slots=True)
class Weighed:
    """One weight that a story tells.

    Args:
        sort: whether it is that of the thing alone, of what is on it, or of both; "" for others.
        quantity: the weight.
        start: where its words begin.
        end: where they end.
    """

    sort: str
    quantity: Quantity
    start: int
    end: int


def weighed(text: str, known: Set[str]) -> list[Weighed]:
    """Return the weights that a story tells, each with what it is the weight of.

    Args:
        text: the story.
        known: what the words of the clause and the question are compared by.

    Example:
        >>> story = "The cart itself is 90 kg, and the hay on it is another 60."
        >>> [(each.sort, str(each.quantity.interval)) for each in weighed(story, {"cart"})]
        [('empty', '[90, 90]'), ('load', '[60, 60]')]
        >>> [each.sort for each in weighed("The cart is 90 kg. My horse is 600 kg.", {"cart"})]
        ['', '']
    """
    found: list[Weighed] = []
    begin = 0
    ends = [match.start() for match in SENTENCE_END.finditer(text)]
    for end in (*ends, len(text)):
        found += _in_sentence(text, begin, end, found[-1].quantity if found else None, known)
        begin = end
    if any(each.sort == LOAD for each in found) and found[0].sort == "":
        first = found[0]  # "it weighs 90 kg, and there are 60 kg of hay on it"
        if _is_of_it(text[: first.end], known):
            found[0] = replace(first, sort=EMPTY)
    return found


def _in_sentence(
    text: str, begin: int, end: int, last: Quantity | None, known: Set[str]
) -> Iterator[Weighed]:
    """Yield the weights of one sentence in order."""
    sentence = text[begin:end]
    told = [
        (q.span.start, q.span.end, q)
        for q in quantities_of(_FURTHER.sub(_blank, sentence))
        if q.kind.value == _WEIGHT and sentence[q.span.start : q.span.end] == q.text
    ]
    for match in _UNITLESS.finditer(sentence):
        before = [q for at, _, q in told if at < match.start()]
        unit = before[-1] if before else last
        value = float(match["n"].replace(",", ""))
        if unit is not None and not any(at <= match.start("n") < stop for at, stop, _ in told):
            told.append((match.start("n"), match.end(), _scaled(unit, value)))
    told.sort(key=lambda each: each[0])
    sorts = []
    for at, (start, stop, _) in enumerate(told):
        follows = told[at + 1][0] if at + 1 < len(told) else len(sentence)
        opens = told[at - 1][1] if at else 0
        words = sentence[_opening(sentence, opens, start) : _closing(sentence, stop, follows)]
        sorts.append(_sort(words, known))
    for at in range(len(told) - 2, -1, -1):  # "3 kg of books and 2 kg of clothes in it"
        between = sentence[told[at][1] : told[at + 1][0]]
        if not sorts[at] and sorts[at + 1] == LOAD and _LISTED.fullmatch(between):
            sorts[at] = LOAD
    for sort, (start, stop, quantity) in zip(sorts, told, strict=True):
        yield Weighed(sort, quantity, begin + start, begin + stop)


def _blank(match: re.Match[str]) -> str:
    """Return as many blanks as a word has letters: of a number alone is the weight read."""
    return " " * len(match.group())


def _scaled(unit: Quantity, value: float) -> Quantity:
    """Return so many of the unit of a weight: of "90 tonnes", 60 are 60,000 kilograms."""
    from cmr_logic.quantities.number_words import NUMBER  # noqa: PLC0415 - most stories tell no weight

    named = NUMBER.sub("", unit.text, count=1).strip()
    for quantity in quantities_of(f"{value:g} {named}"):
        if quantity.kind is unit.kind:
            return quantity
    return unit


def _opening(sentence: str, opens: int, start: int) -> int:
    """Return where the words about a weight begin that follows another."""
    cut = _BEHIND.search(sentence, opens, start) if opens else None
    return opens if cut is None else cut.start()


def _closing(sentence: str, stop: int, follows: int) -> int:
    """Return where the words about a weight end that another follows."""
    if follows == len(sentence):
        return follows
    cut = _BEHIND.search(sentence, stop, follows)
    return follows if cut is None else cut.start()


def _sort(words: str, known: Set[str]) -> str:
    """Return of what a weight is by the words about it."""
    if _UNSURE.search(words) is not None:
        return ""
    if _EMPTY.search(words) is not None:
        return EMPTY if _is_of_it(words, known) else ""
    whole = _ALL_OF_IT.sub("", words)
    if _LOAD.search(whole) is not None:
        return LOAD
    if whole != words or _WHOLE.search(words) is not None:
        return WHOLE if _is_of_it(words, known) else ""
    if _ANOTHER.search(words) is not None and _OWN.search(words) is None:
        return LOAD
    return ""


def _is_of_it(words: str, known: Set[str]) -> bool:
    """Tell whether words name the thing that is asked about, or point to it."""
    if _THEIRS.search(words) is not None:
        return False
    told = [key for key in keyed(words_in(words.lower())) if key]
    named = [key for key in told if key in _HOLDERS or any(covers((key,), k) for k in known)]
    return bool(named) or (not _is_of_a_vehicle(words) and _POINTING.search(words) is not None)


def _is_of_a_vehicle(words: str) -> bool:
    """Tell whether words are about a vehicle or a person of one's own: "my car weighs another"."""
    found = re.search(r"\b(?:my|our|his|her|their)\s(?P<what>[a-z]+)\b", words, re.IGNORECASE)
    return found is not None and covers((word_key(found["what"].lower()),), "vehicle")


def asks_for_weight_of(statement: str) -> bool:
    """Tell whether a clause asks what a thing weighs with all that is on it, as most do.

    Example:
        >>> asks_for_weight_of("the cart is over 90 kg when loaded")
        True
        >>> asks_for_weight_of("the cart weighs over 90 kg unladen")
        False
    """
    apart = _OF_EMPTY.search(statement) or _OF_LOAD.search(statement)
    return _OF_WEIGHT.search(statement) is not None and apart is None


def laden(statement: str, text: str, known: Set[str]) -> Weighed | None:
    """Return what a thing weighs with its load by what a story tells of both; None where it is not.

    Args:
        statement: a part of a clause.
        text: the story.
        known: what the words of the clause and the question are compared by.

    Example:
        >>> story = "The cart is 90 kg empty. The hay adds another 60."
        >>> str(laden("the cart is over 120 kg", story, {"cart"}).quantity.interval)
        '[150, 150]'
        >>> laden("the cart is over 120 kg", "My horse weighs 600 kg.", {"cart"}) is None
        True
    """
    if not asks_for_weight_of(statement):
        return None
    found = weighed(text, known)
    if any(not each.sort for each in found):
        return None
    wholes = [each for each in found if each.sort == WHOLE]
    if wholes:
        return _named(wholes[0], wholes[0].quantity) if len(wholes) == 1 else None
    empty = sum(each.sort == EMPTY for each in found)
    if not found or empty > 1 or len({each.quantity.unit for each in found}) != 1:
        return None
    return _summed(found, complete=len(found) > empty > 0 and not is_open(text))


def _summed(found: list[Weighed], *, complete: bool) -> Weighed | None:
    """Return the sum of weights; the least that it is where there may be more."""
    lows = [each.quantity.interval.low for each in found]
    highs = [each.quantity.interval.high for each in found]
    if None in lows:
        return None
    ended = complete and None not in highs
    first, last = found[0], found[-1]
    ends = replace(
        first.quantity.interval,
        low=sum(low for low in lows if low is not None),
        high=sum(high for high in highs if high is not None) if ended else None,
        high_open=not ended,
    )
    whole = replace(first, end=last.end)
    return _named(whole, replace(first.quantity, interval=ends))


def _named(found: Weighed, quantity: Quantity) -> Weighed:
    return replace(found, quantity=replace(quantity, entry=quantity.entry + ":together"))


def is_no_weight(statement: str, text: str, start: int, end: int) -> bool:
    """Tell whether words tell how much a thing can hold, where a clause asks what it weighs.

    So do words on a thing with its load, where a clause asks what it weighs without.

    Args:
        statement: a part of a clause.
        text: the story.
        start: where the words of a weight begin.
        end: where they end.

    Example:
        >>> story = "It can carry 90 kg. It weighs 20 kg."
        >>> asked = "the cart weighs over 60 kg"
        >>> is_no_weight(asked, story, 0, 18), is_no_weight(asked, story, 20, 35)
        (True, False)
    """
    if _OF_WEIGHT.search(statement) is None or _OF_CAPACITY.search(statement) is not None:
        return False
    if _CAPACITY.search(text[start:end]) is not None:
        return True
    if _OF_EMPTY.search(statement) is None:
        return False
    sorts = {each.sort for each in weighed(text, frozenset()) if start <= each.start < end}
    return bool(sorts) and sorts <= {WHOLE, LOAD}


def is_without_load(statement: str, text: str, start: int, end: int) -> bool:
    """Tell whether words tell what a thing weighs alone, or what is on it alone, of a whole.

    Args:
        statement: a part of a clause.
        text: the story.
        start: where the words of a weight begin.
        end: where they end.

    Example:
        >>> story = "Empty, the cart weighs 90 kg."
        >>> is_without_load("the cart is over 120 kg when loaded", story, 0, len(story))
        True
        >>> is_without_load("the cart is over 120 kg", story, 0, len(story))
        False
    """
    if not asks_for_weight_of(statement):
        return False
    known = frozenset(key for key in keyed(words_in(statement.lower())) if key)
    found = weighed(text, known)
    sorts = {each.sort for each in found if start <= each.start < end}
    loaded = any(each.sort == LOAD for each in found)
    if sorts & {EMPTY, LOAD}:
        return loaded or _OF_WHOLE.search(statement) is not None
    if _WITH_ITS.search(statement) is not None and sorts == {""}:
        return re.search(r"\b(?:with|of\sus|including)\b", text[start:end]) is None
    return False
