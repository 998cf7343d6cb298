"""What the items of a list show of their operator, where no word says it.

A careful reader looks whether one person can meet them all, whether one item leans on another, and
whether they tell what may happen to someone or what someone must be.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.naming import Frame, is_name
from cmr_logic.provisions.verbs.predicates import is_demand
from cmr_logic.text import NOUN, VERB, bases, classes, lemma, word_set

# Verbs of what happens to people or things, each time by itself: "lose your job"; not "own a car".
_EVENTS = word_set(
    """
    lose become leave move marry divorce separate die fall change break arrive miss fail drop damage
    cancel postpone close happen suffer injure give start stop begin end
    """
)
# Those of them that befall someone, and are nobody's step to take: "lose"; not "give".
_BLOWS = word_set(
    "lose become move marry divorce separate die fall break fail miss suffer injure happen close"
)
# Verbs of what someone thinks or wishes, each a reason to act: "want a review"; not "know".
_MINDS = word_set("think believe disagree want wish feel doubt suspect prefer")
_OCCASIONS = _EVENTS | _MINDS
# Verbs of what someone lives on: "receive a pension"; not "have a card".
_INCOME = word_set("get receive claim earn")
_PRESENT = frozenset({"is", "are", "'re", "'m"})
# Words before a noun that an earlier item has named: "**that** job"; not "a job".
_POINTING = frozenset({"that", "those", "this", "these", "same", "such"})
_ARTICLES = frozenset({"a", "an"})
# Words by which an item is added to those before: "**also** work here"; not "too late".
_ADDING = frozenset({"also", "additionally"})
_NEGATING = syntax.VERBAL_NEGATIONS | {"no"}
# Words before a way of doing something: "**straight** from your bank"; not "a".
_BEFORE_WAYS = frozenset({"straight", "only", "either"})
# Verbs of what a thing is or has, as a measure too: "**is** over 5 m"; not "leaks".
_STANDING = frozenset({"is", "are", "has", "have", "weighs", "measures", "contains", "holds"})
_ONCE = frozenset({"die", "drown"})  # verbs of what nobody does twice
_SHORT_BE = "'s"  # "it's": is
_ALSO = 3  # words at the start of an item among which it can be said to come on top

_NUMBER = r"(?:£|\$|€)? ?(?P<number>\d+(?:[.,]\d+)*)"
# "over 65", "65 or over"; the words before it say what is measured.
_LOWER = re.compile(
    rf"^(?P<before>.*?)(?:(?:over|above|older than|more than|at least) (?:the age of )?{_NUMBER}"
    r"|(?P<own>\d+) (?:years? old )?or (?:over|older|more|above))"
)
_UPPER = re.compile(
    rf"^(?P<before>.*?)(?:(?:under|below|younger than|less than|fewer than) (?:the age of )?"
    rf"{_NUMBER}|(?P<own>\d+) (?:years? old )?or (?:under|younger|less|fewer|below))"
)
_RANGE = re.compile(
    r"(?:(?:you|are|be|is|aged|between|the|ages?|of|from) )*"
    r"(?P<least>\d{1,2}) (?:to|and|or|-) (?P<most>\d{1,2})\b(?! (?:hours|days|weeks|months)\b)"
)
_COUNTED = re.compile(r"\d")  # found sooner than that an item has neither
_OPENING = 4  # words of an item that tell whether it names something
# Words before a bound that say nothing of what is measured: "you are aged | under 5"; not "it
# weighs | under 5 kg".
_IDLE = frozenset({"you", "they", "are", "'re", "is", "be", "aged", "age", "were", "he", "she"})


def names_kinds(text: str, items: tuple[Block, ...]) -> bool:
    r"""Tell whether the items of a list name kinds of people or things, not what someone does.

    Args:
        text: the rule text.
        items: the items of a list in it.

    Example:
        >>> from cmr_logic.layout import read_layout
        >>> (block,) = read_layout("* guests\n* members")
        >>> names_kinds("* guests\n* members", block.items)
        True
    """
    names = 0
    for item in items:
        words = _opening(item.span.of(text))
        names += bool(words) and is_name(words)
    return names * 2 > len(items)


def _opening(text: str) -> Frame:
    """Return the first words of an item, up to a comma: "hand cut | tiles, bricks"."""
    words = tuple(text.lower().split(maxsplit=_OPENING)[:_OPENING])
    end = next((at for at, word in enumerate(words, 1) if word.endswith(",")), None)
    return words if end is None else (*words[: end - 1], words[end - 1].rstrip(","))


def name_roles(items: Sequence[Frame]) -> bool:
    """Tell whether items open with what someone can be, by name: "the owner", "married to them".

    Example:
        >>> name_roles([("the", "owner"), ("married", "to", "the", "owner")])
        True
        >>> name_roles([("a", "guest"), ("over", "16")]), name_roles([("ill",), ("a", "guest")])
        (False, False)
    """
    named = bool(items) and items[0][:1] != () and items[0][0] in syntax.ARTICLES
    states = (syntax.is_participle(item[0]) or syntax.is_gerund(item[0]) for item in items if item)
    other = (item[0] in syntax.ARTICLES for item in items if item)
    return named and all(a or b for a, b in zip(states, other, strict=True))


# How an item says that it is for those who have several, behind the words for having them.
_MORE_THAN_ONE = ("more", "than", "one")
_IF_YOU_HAVE = frozenset(("if", "you", having) for having in ("have", "had", "own", "owned"))


# What two people are to one another, one at a time: "are **married**"; not "live together".
_MARITAL = frozenset({"married", "civil"})


def exclude_one_another(items: Sequence[Frame]) -> bool:
    """Tell whether nobody can meet two of the items: "are under 16", "are over 65".

    Nor does anybody do twice what is done once: "died at sea", "died of a fever".

    Example:
        >>> exclude_one_another([("are", "under", "16"), ("are", "60", "or", "over")])
        True
        >>> exclude_one_another([("are", "over", "16"), ("are", "under", "60")])
        False
        >>> exclude_one_another([("died", "at", "sea"), ("died", "of", "a", "fever")])
        True
        >>> exclude_one_another([("are", "married"), ("are", "civil", "partners")])
        True
        >>> exclude_one_another([("be", "16", "to", "18"), ("be", "19", "to", "25", "and", "ill")])
        True
    """
    if sum(main_verb(item) in _ONCE for item in items) > 1:
        return True
    if len({kind for item in items if (kind := _MARITAL.intersection(item))}) > 1:
        return True
    of_several = [_is_for_several(item) for item in items]
    if any(of_several) and not all(of_several):
        return True  # "your boat leaks", "all your boats (if you have more than one) leak"
    counted = [text for text in map(" ".join, items) if _COUNTED.search(text)]
    ranges = [found for text in counted if (found := _range(text))]
    if len(ranges) > 1 and len(set(ranges)) == len(ranges) == len(items):
        return True  # each is for an age of its own
    uppers = [bound for text in counted if (bound := _bound(_UPPER, text))]
    lowers = [bound for text in counted if (bound := _bound(_LOWER, text))]
    return any(
        what == of and most <= least for what, most in uppers[:3] for of, least in lowers[:3]
    )


def _is_for_several(item: Frame) -> bool:
    """Tell whether an item is for those who have several: "all – **if you own more than one**"."""
    at = next((at for at in range(len(item) - 2) if item[at : at + 3] == _MORE_THAN_ONE), 0)
    return item[max(at - 3, 0) : at] in _IF_YOU_HAVE


def _range(item: str) -> tuple[str, str] | None:
    """Return the ages that an item opens with: "aged **16 to 18** and in school"."""
    found = _RANGE.match(item)
    return None if found is None else (found["least"], found["most"])


def _bound(pattern: re.Pattern[str], item: str) -> tuple[tuple[str, ...], float] | None:
    """Return what an item bounds, and by which number."""
    found = pattern.match(item)
    if found is None:
        return None
    before = tuple(word for word in found["before"].split() if word not in _IDLE)
    return before, float((found["number"] or found["own"]).replace(",", ""))


def lean_on_one_another(items: Sequence[Frame]) -> bool:
    """Tell whether an item speaks of what one before it names, or is said to come on top.

    Example:
        >>> lean_on_one_another([("have", "a", "job"), ("that", "job", "is", "paid")])
        True
        >>> lean_on_one_another([("have", "a", "job"), ("have", "a", "pension")])
        False
    """
    named: set[str] = set()
    for index, item in enumerate(items):
        if index and not _ADDING.isdisjoint(item[:_ALSO]):
            return True
        pointed = (item[at + 1] for at in range(len(item) - 1) if item[at] in _POINTING)
        if any(NOUN in classes(word) and lemma(word) in named for word in pointed):
            return True
        named.update(lemma(word) for word in item)
    return False


def say_more_of_it(items: Sequence[Frame]) -> bool:
    """Tell whether an item says something of what one before it is the first to name.

    Example:
        >>> say_more_of_it([("take", "on", "a", "cook"), ("the", "cook", "is", "paid")])
        True
        >>> say_more_of_it([("leave", "the", "flat"), ("the", "flat", "is", "sold")])
        False
    """
    named: set[str] = set()
    for item in items:
        noun = item[1] if item[:1] == ("the",) and len(item) > 1 else ""
        if noun and lemma(noun) in named and NOUN in classes(noun):
            return True
        named.update(lemma(word) for before, word in pairwise(item) if before in _ARTICLES)
    return False


def carry_conditions(items: Sequence[Frame]) -> bool:
    """Tell whether each item has a condition of its own: "5 days **if** you file online".

    Example:
        >>> carry_conditions([("2", "days", "if", "you", "drive"), ("3", "if", "you", "walk")])
        True
        >>> carry_conditions([("pay",), ("show", "a", "card", "if", "you", "have", "one")])
        False
    """
    return len(items) > 1 and all("if" in item[1:] for item in items)


def ask_one_in_case(items: Sequence[Frame]) -> bool:
    """Tell whether some items, not all, are asked in a case only: "a note (**if** you are ill)".

    Example:
        >>> ask_one_in_case([("a", "card"), ("a", "note", "(", "if", "you", "are", "ill", ")")])
        True
        >>> ask_one_in_case([("a", "card"), ("a", "note")])
        False
    """
    cases = ["if" in item for item in items]
    return any(cases) and not all(cases)


def deny_something(items: Sequence[Frame]) -> bool:
    """Tell whether an item opens with a denial: "not a member".

    Example:
        >>> deny_something([("over", "18"), ("not", "a", "member")])
        True
        >>> deny_something([("over", "18"), ("a", "member")])
        False
    """
    return any(
        "but" not in item and (item[:1] == ("not",) or "never" in item[:_OPENING]) for item in items
    )


def demand_something(items: Sequence[Frame]) -> bool:
    """Tell whether most items are demands themselves: "you **must** live here".

    Example:
        >>> demand_something([("you", "must", "pay"), ("your", "dog", "has", "to", "be", "fed")])
        True
        >>> demand_something([("you", "pay"), ("you", "must", "move")])
        False
    """
    demands = 0
    for item in items:
        verb = syntax.finite_verb(item)
        demands += verb is not None and verb > 0 and is_demand(item[verb:])
    return 2 * demands > len(items)


def complete_steps(items: Sequence[Frame], frame: Frame) -> bool:
    """Tell whether the items are steps that someone has taken: "you have: passed …, paid …".

    Args:
        items: the items.
        frame: the words that each of them completes.

    Example:
        >>> complete_steps([("passed", "the", "test"), ("paid",)], ("you", "have"))
        True
        >>> complete_steps([("a", "card"), ("a", "key")], ("you", "have"))
        False
    """
    return all(_is_step(frame[-1:] + item) or _is_step(item) for item in items)


def _is_step(item: Frame) -> bool:
    """Tell whether words are a perfect: "have never **paid**"."""
    if not item or item[0] not in syntax.HAVE:
        return False
    at = next((i for i in range(1, len(item)) if not syntax.is_adverb(item[i])), len(item))
    return at < len(item) and syntax.is_participle(item[at])


def run_parallel(items: Sequence[Frame]) -> bool:
    """Tell whether the items say the same of different things: "get a pension", "get sick pay".

    Example:
        >>> run_parallel([("get", "a", "pension"), ("get", "sick", "pay")])
        True
        >>> run_parallel([("work", "in", "Elm"), ("work", "for", "us")])
        False
    """
    verbs = {main_verb(item) for item in items}
    if len(verbs) != 1 or None in verbs or not syntax.PRIMARY_VERBS.isdisjoint(verbs):
        return False
    if any(not _NEGATING.isdisjoint(item) or any(w[:1].isdigit() for w in item) for item in items):
        return False
    return len({_opening_of_rest(item) for item in items}) == 1


def _opening_of_rest(item: Frame) -> str:
    """Return the preposition right after the verb of an item, or nothing."""
    at = _verb_place(item)
    following = item[at + 1] if at is not None and at + 1 < len(item) else ""
    return following if following in syntax.PREPOSITIONS else ""


def tell_ways(items: Sequence[Frame]) -> bool:
    """Tell whether the items are ways or places of one thing: "by card", "straight from a bank".

    Example:
        >>> tell_ways([("by", "card"), ("straight", "from", "a", "bank")])
        True
        >>> tell_ways([("by", "card"), ("a", "cheque")]), tell_ways([("in", "Hull"), ("over", "9")])
        (False, False)
    """
    plain = (tuple(word for word in item if not _limits_way(word)) for item in items)
    return all(item[:1] and item[0] in syntax.PREPOSITIONS and not _bounds(item) for item in plain)


def _bounds(item: Frame) -> bool:
    """Tell whether an item opens with a measure: "under 6 metres"; not "over the phone"."""
    return any(word[:1].isdigit() for word in item[1:2])


def _limits_way(word: str) -> bool:
    return syntax.is_adverb(word) or word in _BEFORE_WAYS


def tell_occasions(items: Sequence[Frame]) -> bool:
    """Tell whether most items tell what happens to someone, or what someone thinks.

    Example:
        >>> tell_occasions([("lose", "your", "job"), ("the", "date", "is", "changed")])
        True
        >>> tell_occasions([("own", "a", "car"), ("live", "here")])
        False
    """
    occasions = sum(_is_present(item) and main_verb(item) in _OCCASIONS for item in items)
    return 2 * occasions > len(items)


def tell_means(items: Sequence[Frame]) -> bool:
    """Tell whether most items tell what someone lives on, by which a need is tested.

    Example:
        >>> tell_means([("gets", "sick", "pay"), ("earns", "less", "than", "£", "9,000")])
        True
        >>> tell_means([("gets", "a", "pension"), ("lives", "here")])
        False
    """
    means = sum(_is_present(item) and main_verb(item) in _INCOME for item in items)
    return 2 * means > len(items)


def name_blows(items: Sequence[Frame], frame: Frame = ()) -> bool:
    """Tell whether most items tell, in whatever tense, what has befallen someone.

    Args:
        items: the words of the items.
        frame: the words that each of them completes.

    Example:
        >>> name_blows([("you", "have", "lost", "your", "job"), ("you", "have", "moved")])
        True
        >>> name_blows([("you", "have", "paid"), ("you", "have", "given", "notice")])
        False
    """
    told = sum(main_verb(item) in _BLOWS or main_verb(frame + item) in _BLOWS for item in items)
    return 2 * told > len(items)


def tell_of_thing(items: Sequence[Frame], frame: Frame) -> bool:
    """Tell whether most items say what a thing is or has, not what happens to it or to someone.

    Args:
        items: the words of the items.
        frame: the words that each of them completes.

    Example:
        >>> items = [("is", "over", "9", "m"), ("has", "a", "mast"), ("leaks",)]
        >>> tell_of_thing(items, ("your", "boat")), tell_of_thing(items, ("he",))
        (True, False)
        >>> tell_of_thing([("is", "stolen"), ("leaks",)], ("your", "boat"))
        False
    """
    if not frame or not (syntax.NOMINATIVES - {"it"}).isdisjoint(frame):
        return False
    states = (
        item[0] in _STANDING and not (syntax.is_participle(item[1]) or syntax.is_gerund(item[1]))
        for item in items
        if len(item) > 1
    )
    return 2 * sum(states) > len(items)


def _is_present(item: Frame) -> bool:
    """Tell whether an item does not speak of the past, which is a matter of record."""
    verb = 0 if item and syntax.starts_verb_phrase(item, 0) else syntax.finite_verb(item)
    if verb is None:
        return False
    word = item[verb]
    return word in _PRESENT or word.endswith("s") or word in bases(word, VERB)


def main_verb(item: Frame) -> str | None:
    """Return the base of the verb that says what an item is about: "is **cancelled**".

    Example:
        >>> main_verb(("the", "trip", "is", "cancelled")), main_verb(("a", "card"))
        ('cancel', None)
    """
    at = _verb_place(item)
    if at is None:
        return None
    if item[at] == _SHORT_BE:
        return "be"
    found = bases(item[at], VERB)
    return found[0] if found else item[at]


def _verb_place(item: Frame) -> int | None:
    """Return where the verb of an item stands, behind its auxiliaries and adverbs."""
    verb = 0 if item and syntax.starts_verb_phrase(item, 0) else syntax.finite_verb(item)
    if verb is None:
        return None
    at = verb
    while at + 1 < len(item) and (
        item[at] in syntax.AUXILIARIES or syntax.is_adverb(item[at]) or item[at] in _NEGATING
    ):
        at += 1
    return at if bases(item[at], VERB) else verb
