"""People told one by one, counted: "we'll be coming with the twins and their little brother".

See :mod:`.rewordings`, which shows the entries to a story. Each says how many people, and how many
children, a group or a family has, in the words of rules.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.household import ME
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.text import word_set

_SETS = {"twin": 2, "twins": 2, "triplet": 3, "triplets": 3, "quadruplets": 4}
_PAIRS = {"parents": 2, "grandparents": 2, "in-laws": 2, "folks": 2, "couple": 2}
_ITEM = re.compile(
    r"(?:just|only|both|also|then|plus|and|as\swell\sas)?\s*"
    r"(?P<owner>(?:(?:my|our|the|an?|his|her|their|your|one)\s)*)"
    rf"(?:(?P<count>{NUMBER}|twin|triplet)\s)?(?P<like>(?:[a-z-]+\s){{0,2}}?)(?P<who>[a-z][a-z-]*)",
    re.IGNORECASE,
)
_BREAK = re.compile(r",?\s(?:and|plus|as\swell\sas)\s(?:then\s)?|,\s(?:then\s|and\s)?|\s&\s", re.I)
# What may stand before the noun of a person: "our **little** girl"; not "our girl's bike".
_LIKE = re.compile(
    r"(?:(?:little|young|younger|youngest|old|older|oldest|eldest|elder|baby|new|big|teenage|grown-up|own|dear"
    r"|small|adult|identical|other)\s)*",
    re.IGNORECASE,
)
# Who is told as a child of a family: "two **lads** and a girl"; not "two nurses".
_CHILD = word_set(
    "child children kid kids son sons daughter daughters boy boys girl girls lad lads lass lasses "
    "baby babies toddler toddlers twin twins triplet triplets quadruplets teenager teenagers "
    "youngster youngsters bairn bairns grandson grandsons granddaughter granddaughters"
)
_SIBLING = frozenset({"brother", "brothers", "sister", "sisters"})
# Bodies of people, which are not counted as one.
_BODIES = frozenset({"family", "families", "couple", "couples", "group", "team", "class", "crew"})
# Where a list of people ends, and what else is told begins.
_STOP = (
    r"(?=\s*(?:,?\saged\b|,\s(?:the|my|our|one|both|all)\s(?:[a-z]+\s)?[a-z]*(?:['’]s|\sis|\sare)\b|[.;!?:–—]|$|\(|,?\s(?:so|but|who|whom|in|at|on|here|since|for|because|as|from|now|this|next|today|tomorrow|all\sstill|all\sunder"
    r"|both\sstill|that|with|under|too|by|and\s(?:I|we|he|she|they|that|all|a\s(?!baby|little|girl|boy|son|daughter)[a-z]+\s?(?:[.;!?]|$)))\b))"
)
_LIST = (
    r"(?P<list>(?:me|myself|my|our|the|an?|one|just|their|twin|triplet|"
    rf"{NUMBER})(?:\s[a-z-]+|,)*?)"
)
_GOING = re.compile(
    r"\b(?:com(?:e|ing)|go(?:ing)?|travel(?:ling|ing)?|trip|outing|visit(?:ing)?|book(?:ing)?|ride|riding|tickets?"
    r"|holiday|journey|day\sout)\b",
    re.IGNORECASE,
)
_AT_HOME = re.compile(
    r"\b(?:(?:under|beneath)\s(?:our|my|one|the\ssame)\sroof|at\shome|(?:liv(?:e|es|ing)|home)\swith\s(?:us|me))\b",
    re.IGNORECASE,
)
_ADULTS = re.compile(r"\b(?:adults?|grown-ups?|parents)\b", re.IGNORECASE)
# Nouns for all of those that are told one by one behind them: "two **kids**, a boy and a girl".
_WHOLES = frozenset({"children", "kids", "youngsters", "people"})
_MANY = 2
_FEW = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _number(text: str) -> int:
    """Return the whole number that a word names, 0 for one that names none."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - few stories list people
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = WRITTEN.fullmatch(text.strip())
    return int((value_of(found) if found is not None else None) or 0)


def _written(children: int) -> str:
    """Return so many children in words."""
    if children == 1:
        return "one child"
    few = children < len(_FEW) + _MANY
    return f"{_FEW[children - _MANY] if few else children} children"


class _Tally:
    """The people of a list: how many there are, how many are children, and of how many kinds."""

    def __init__(self, listed: str) -> None:
        """Count the people of a list.

        Args:
            listed: its words.
        """
        self.people = self.children = 0
        self.me = False
        self.known = True
        kinds = set()
        items = _apart_from_whole(list(filter(None, map(str.strip, _BREAK.split(listed)))))
        for item in items:
            count, who, child = _counted(item, siblings=self.children > 0)
            if who in ME:
                self.me = True
            elif not count:
                self.known = False
            self.people += count
            self.children += count if child else 0
            kinds.add(who)
        self.kinds = len(kinds)


def _apart_from_whole(items: list[str]) -> list[str]:
    """Leave out how many there are where each is told behind it: "**two kids**, a boy, a girl".

    Example:
        >>> _apart_from_whole(["two children", "a boy", "a girl"])
        ['a boy', 'a girl']
        >>> _apart_from_whole(["two children", "a nephew"])
        ['two children', 'a nephew']
    """
    if len(items) < _MANY or items[0].rpartition(" ")[2].lower() not in _WHOLES:
        return items
    counts = [_counted(item, siblings=False)[0] for item in items]
    return items[1:] if counts[0] == sum(counts[1:]) else items


def _counted(item: str, *, siblings: bool) -> tuple[int, str, bool]:
    """Return how many people an item of a list stands for, 0 for none, its noun, and if children.

    Args:
        item: the item.
        siblings: children were named before, whose brother is a child too.
    """
    match = _ITEM.fullmatch(item)
    if match is None:
        return 0, "", False
    who = match["who"].lower()
    if who in ME:
        return 0, who, False
    singular = who[:-1] if who.endswith("s") and not who.endswith("ss") else who
    plural = singular != who or who in {"children", "people", "babies"}
    child = who in _CHILD or (siblings and who in _SIBLING and "their" in match["owner"].lower())
    person = child or any(map(is_person, (who, singular))) or singular in lists.KIN
    if not person or word_key(who) in lists.BODIES or who in _BODIES:
        return 0, who, False
    if not _LIKE.fullmatch(match["like"]):
        return 0, who, False
    told = (match["count"] or "").lower()
    many = _SETS.get(told) or (_number(told) if told else 0) or _SETS.get(who) or _PAIRS.get(who)
    if many is None:
        many = 0 if plural else 1
    return many, who, child


def _group(tally: _Tally, listed: str, *, more: int = 0) -> str:
    """Return how many people and children a group has, with so many more than are listed."""
    people = tally.people + tally.me + more
    if not tally.known or people < _MANY:
        return ""
    many = f"{'at least ' if more else ''}{people} people"
    said = f"We are a group.{_of_group(many)} {many} travel together."
    if tally.children:
        said += _of_group(_written(tally.children))
    if tally.children and not _ADULTS.search(listed):
        said += f" We have at least {_written(tally.children)}."  # some may be at home
    return said


def _coming_with(match: re.Match[str]) -> str:
    """Return how many go somewhere with whoever tells."""
    tally = _Tally(match["list"])
    return _group(tally, match["list"], more=0 if tally.me else 1)


def _party(match: re.Match[str]) -> str:
    """Return how many people, and children, there will be."""
    return _group(_Tally(match["list"]), match["list"])


def _just_us(match: re.Match[str]) -> str:
    """Return how many people there are, where a story tells of going somewhere."""
    tally = _Tally(match["list"])
    return _group(tally, match["list"]) if tally.me and _GOING.search(match.string) else ""


def _of_group(many: str) -> str:
    return f" Our group has {many}. Our party has {many}. There are {many} in our group."


def _family(match: re.Match[str]) -> str:
    """Return how many children somebody has who names them one by one."""
    tally = _Tally(match["list"])
    if not tally.known or tally.me or tally.children != tally.people or not tally.children:
        return ""
    least = "" if tally.kinds > 1 or says_all(match.string) else "at least "
    many = f"{least}{_written(tally.children)}"
    home = f" We have {many} living with us." if _AT_HOME.search(match.string) else ""
    return f"We have {many}.{home}"


TALLIES: tuple[Rewording, ...] = (
    Rewording(
        "coming-with",
        r"\b(?:(?:I|we)(?:['’](?:ll|re|d|m|ve)|\s(?:will|am|are))?\s(?:be\s)?(?:coming|going|travelling|travel|come|go)"
        r"\s(?:along\s)?with|(?:bringing|taking))\s"
        rf"{_LIST}{_STOP}",
        _coming_with,
        "your group has three or more children", "We're coming with the twins and their brother.",
        "We're coming with the tents and their poles.",
        needs="with|bringing|taking",
    ),
    Rewording(
        "there-will-be",
        r"\b(?:there(?:['’]ll|\swill)\sbe|it(?:['’]ll|\swill)\sbe)\s"
        rf"(?:just\s|only\s)?{_LIST}{_STOP}",
        _party,
        "your group has three or more children", "There'll be me, my wife and our three boys.",
        "There'll be me, my wife and our three dogs.",
        needs="be",
    ),
    Rewording(
        "it-is-just",
        r"\b(?:it['’]s|it\sis|there['’]s|there\sare)\s(?:just\s|only\s)?"
        rf"{_LIST}{_STOP}",
        _just_us,
        "three or more people travel together",
        "We're coming by train, and it's just my wife and me.",
        "We're coming by train, and it's just my bag and me.",
        value=False,
        needs="it's|it’s|it is|there's|there’s|there are",
    ),
    Rewording(
        "have-children",
        r"(?:\b(?:I|we)(?:['’]ve|\shave)(?:\sgot)?\s|(?:^|(?<=[.!?]\s))(?:we\s)?got\s|:\s)"
        rf"{_LIST}{_STOP}",
        _family,
        "you have three or more children", "We have twin boys and a baby girl.",
        "We have twin beds and a baby monitor.",
        needs="have|got|'ve|’ve|:",
    ),
)  # fmt: skip
