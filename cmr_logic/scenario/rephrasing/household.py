"""Who lives in a household, told by names and relations: "it's me, my wife and our three kids".

The entries are read and tested like those of :mod:`.rewordings`: each says how many people there
are, in the words of rules.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import words_in

_MANY = {"parents": 2, "twins": 2, "triplets": 3, "in-laws": 2, "folks": 2, "grandparents": 2}
# What grandparents are called without "my": "**gran**, my wife and me".
_GRANS = frozenset({"gran", "granny", "nan", "nana", "grandma", "grandpa", "grandad", "granddad"})
_YOUNG = frozenset({"girl", "boy", "kid"})
_CHILD = re.compile(
    r"\b(?:child|children|kids?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|twins"
    r"|triplets|teenagers?)\b",
    re.IGNORECASE,
)
_ELDERS = re.compile(
    r"\b(?:parents?|mum|mom|mother|dad|father|folks|gran|granny|grandparents?|grandmother"
    r"|grandfather"
    r"|aunt|uncle)\b",
    re.IGNORECASE,
)
_AT_HOME = re.compile(r"\b(?:house|flat|here|home|property|liv(?:e|ing))\b", re.IGNORECASE)
_NEAR = 16  # characters behind the words for how many: " in the house"
ME = frozenset({"me", "i", "myself"})
_ITEM = re.compile(
    rf"(?:just|only|both|also|and|then)?\s*(?:(?:my|our|the|an?|his"
    rf"|her)\s)*(?:(?P<count>{NUMBER})\s)?"
    r"(?:(?P<twin>twin|triplet)\s)?(?:[a-z-]+\s)??(?P<who>[a-z][a-z-]*)",
    re.IGNORECASE,
)
_IN_LAW = re.compile(r"-in-law$")  # "my father**-in-law**"
_TWINS = {"twin": 2, "triplet": 3}
# Nobody is left out of a list: "my wife, **and nobody else**"; not "and nobody sings".
_AND_NOBODY = re.compile(r",?\s(?:and|but)?\s?(?:nobody|no\s?one|no-one)\selse$", re.IGNORECASE)
# Who is told to live with us besides: "**my aunt moved in with us**"; not "my aunt moved".
_BESIDE_US = re.compile(
    rf"(?:,?\s(?:and|but)\s|,\s|^|(?<=[.!?;]\s))(?P<who>(?:both\s)?(?:my|our|his"
    rf"|her)\s(?:{NUMBER}\s)?[a-z-]+"
    r"(?:\sand\s(?:(?:my|our|his|her)\s)?[a-z-]+)?)(?:['’]s|\shas|\shave|\sis"
    r"|\sare)?(?:\s(?:also|now|both|just|recently))*\s"
    r"(?:moved\sin|lives?|living|stays?|staying|come\sto\slive|came\sto\slive)(?:\s(?:here"
    r"|in))?\swith\s(?:us|me)\b(?:\s(?:too|as\swell))?",
    re.IGNORECASE,
)
# Where a list ends at one of whom more is told: "my son, **and her parents moved**".
_TOLD_MORE = re.compile(
    r",?\s(?:and|but)\s(?:both\s)?(?:my|our|his|her)\s[a-z-]+(?:\s[a-z-]+){0,2}\s(?:moved|lives?"
    r"|living|stays?|staying|came|come)\b.*$",
    re.IGNORECASE,
)
BREAK = re.compile(r",?\s(?:and|plus)\s|,\s|\s&\s", re.IGNORECASE)
# Whoever follows belongs to what else is told.
_STOP = r"(?=[.;!?]|$|,?\s(?:so|but|who|in|at|here|and\s(?:I|we|he|she|they)|since|for|because)\b)"
_LIST = r"(?P<list>(?:(?!\s(?:who|so|but|in|at|since|for|because)\b)[^.;!?])+)"


def _let_to(match: re.Match[str]) -> str:
    """Return how many people live where somebody lets to so many."""
    who = match["who"].lower()
    people = is_person(who) and word_key(who) not in lists.BODIES
    many = f"{match['count']} people live in"
    return f"{many} the house. {many} the property. {many} it." if people else ""


def _said(count: int, *, least: bool = False) -> str:
    """Return what so many people at home are in the words of rules."""
    many = f"{'at least ' if least else ''}{count}"
    return (
        f"We are a household of {many} people. There are {many} people in our household. "
        f"Our household has {many} people. {many} people live in our home."
    )


def _number(text: str) -> int:
    """Return the whole number that a word names, 0 for one that names none."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - most stories tell no household
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = WRITTEN.fullmatch(text.strip())
    value = value_of(found) if found is not None else None
    return int(value or 0)


def _so_many(match: re.Match[str]) -> str:
    count = _number(match["count"])
    together = "I do not live alone. " if count > 1 else ""
    if not count:
        return ""
    at_home = _AT_HOME.search(match.string, match.start(), match.end() + _NEAR) is not None
    many = f" {count} people live in"
    lived = f"{many} the property.{many} the house.{many} it." if at_home else ""
    return together + _said(count) + lived


def _members(match: re.Match[str]) -> str:
    """Return how many people a list names, the one who tells among them."""
    listed = _AND_NOBODY.sub("", match["list"])
    listed = _TOLD_MORE.sub("", listed)
    counts = [people_in(item) for item in BREAK.split(listed) if item.strip()]
    if not counts or None in counts:
        return ""
    others = sum(count or 0 for count in counts)
    more, all_told = _beside(match.string)
    return _said(others + more + 1, least=not all_told) + _young(listed)


def _beside(text: str) -> tuple[int, bool]:
    """Return how many a story says to live with us besides, and whether each says how many."""
    counts = []
    for found in _BESIDE_US.finditer(text):
        counts += [people_in(item) for item in BREAK.split(found["who"]) if item.strip()]
    return sum(count or 0 for count in counts), None not in counts


def _couple_with(match: re.Match[str]) -> str:
    """Return how many a couple and those who live with them are."""
    counts = [people_in(item) for item in BREAK.split(match["list"]) if item.strip()]
    if not counts or None in counts:
        return ""
    return _said(sum(count or 0 for count in counts) + 2)


def _couple(match: re.Match[str]) -> str:
    """Return how many a couple with its children are, and who lives with them; or more."""
    items = [i for i in BREAK.split(_TOLD_MORE.sub("", match["list"])) if i.strip()]
    counts = [people_in(item) for item in items]
    children = all(_CHILD.search(item) for item in items)
    if not counts or not children or None in counts:
        return ""
    more, _ = _beside(match.string)
    count = sum(count or 0 for count in counts) + more + 2
    family = f"We are a family of at least {count} people."
    return f"{family} {_said(count, least=True)}" if more else family


def _young(listed: str) -> str:
    """Return how many children a list of all at home names, in the words of rules."""
    items = [item.strip() for item in BREAK.split(listed) if item.strip()]
    children = sum(people_in(item) or 0 for item in items if _CHILD.search(item))
    if children:
        return (
            f" We are a household with {children} children. Our household has {children} children."
        )
    # Who lives with parents may be a child, and who lives with none may have one elsewhere.
    return "" if _ELDERS.search(listed) else " Our household has no children."


def people_in(item: str) -> int | None:
    """Return how many people an item of a list stands for; None where it names no person.

    Args:
        item: the item: "my parents".

    Example:
        >>> [people_in(item) for item in ("my parents", "our three boys", "me", "my dog")]
        [2, 3, 0, None]
    """
    match = _ITEM.fullmatch(item.strip())
    who = match["who"].lower() if match is not None else ""
    if match is None or who in ME:
        return 0 if who in ME else None
    who = _IN_LAW.sub("", who)
    number = _number(match["count"]) if match["count"] else _MANY.get(who, 0)
    if not number and match["twin"]:
        number = _TWINS[match["twin"].lower()]
    singular = who[:-1] if who.endswith("s") else who
    if who in _GRANS:
        return number or 1
    known = singular in _YOUNG | lists.KIN or any(map(is_person, (who, singular)))
    if who not in _MANY and not known:
        return None
    if who in _MANY or number:
        return number or None
    return 1 if who == singular or who.endswith("ss") else None


def _not_alone(match: re.Match[str]) -> str:
    """Return that nobody is alone who is so with somebody: "alone with my son"; not with a cat."""
    people = any(map(is_person, words_in(match["whom"].lower())))
    return f"I live with {match['whom']}." if people else ""


HOUSEHOLD_REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "alone-with",
        r"\b(?:I|we)(?:['’](?:ve|m)|\s(?:have|am|now|still))*(?:\sbeen)?\s(?:liv(?:e|ed|ing)"
        r"|am)\s(?:all\s)?(?:alone|on\smy\sown"
        r"|by\smyself)\swith\s(?P<whom>(?:my|our|an?|two|three|four)\s(?:[a-z-]+\s){0,2}?[a-z]+)"
        r"(?=[.,;!?]|$|\s(?:and|in|at|on|since|who|now)\b)",
        _not_alone,
        "you live alone",
        "I live alone with my son.",
        "I leave my son alone.",
        value=False,
        needs=" with ",
    ),
    Rewording(
        "household-of",
        rf"\b(?:we(?:['’]re|\sare)|I['’]m\spart\sof|ours\sis)\s(?:only\s"
        rf"|just\s)?(?:an?\s)?(?:[a-z]+\s)?"
        rf"(?:family|household)\sof\s(?P<count>{NUMBER})\b",
        _so_many,
        "there are four or more people in your household",
        "We are a family of five.",
        "We are a family of potters.",
        needs="family of|household of",
    ),
    Rewording(
        "so-many-at-home",
        rf"\b(?:we(?:['’]re|\sare)|there\sare|there['’]re)\s(?:only\s|just\s"
        rf"|now\s)*(?P<count>{NUMBER})(?:\sof\sus)?\s"
        r"(?:in\s(?:all|total|the\s(?:house|family|flat|household)|our\s(?:house|family|flat"
        r"|household))|altogether|at\shome|with\sthe\s(?:baby|little\sone))\b",
        _so_many,
        "there are four or more people in your household",
        "We're seven in all.",
        "We're seven miles in all.",
        needs="altogether|at home|the baby|little one|in all|in total|in the |in our ",
    ),
    Rewording(
        "of-us",
        rf"\b(?:there\sare|there['’]re|there['’]s|we['’]re|we\sare)\s(?:only\s|just\s"
        rf"|now\s)*(?P<count>{NUMBER})\sof\sus"
        r"(?=[.,;!?]|$|\s(?:under\sone\sroof|living\s(?:here|together)|here|in\s(?:the"
        r"|our)\s(?:house|flat|home)"
        r"|at\shome))",
        _so_many,
        "there are four or more people in your household",
        "There are six of us.",
        "There are six of them.",
        needs="of us",
    ),
    Rewording(
        "the-two-of-us",
        rf"\b(?:(?:only|just)\s)?(?:the\s)?(?P<count>{NUMBER})\sof\sus\s(?:[a-z]+\s)??(?:live"
        rf"|living)\s(?:here|there"
        r"|together|at\shome|in\s(?:the|our|it)\b)",
        _so_many,
        "there are four or more people in your household",
        "Only the two of us live there.",
        "Only the two of us sail there.",
        value=False,
        needs="of us",
    ),
    Rewording(
        "on-my-own",
        r"\b(?:I(?:['’]m|\sam)?\s(?:live|living)\s(?:here\s)?(?:alone|by\smyself|on\smy\sown)"
        r"|(?:it['’]s|there['’]s|it\sis|there\sis)"
        r"\s(?:only|just)\sme)(?=[.,;!?]|$|\s(?:in|here|at|and\s(?:my|the)\s(?:cat|dog)))",
        lambda _: _said(1),
        "there are four or more people in your household",
        "I live by myself.",
        "I row by myself.",
        value=False,
        needs="alone|by myself|on my own|only me|just me",
    ),
    Rewording(
        "lives-with",
        rf"(?<!\band\s)\bI(?:['’]m|\sam)?\s(?:still\s)?(?:live|living)\s(?:here\s|at\shome\s"
        rf"|together\s)?with\s{_LIST}{_STOP}",
        _members,
        "there are four or more people in your household",
        "I live with my wife and two children.",
        "I live with my wife and two dogs.",
        needs="with",
    ),
    Rewording(
        "shares-home-with",
        r"\b(?:I|we)(?:['’]m|\sam)?\s(?:still\s|now\s)?(?:share|sharing)\s(?:the|a|our|my"
        r"|one)\s(?:[a-z]+\s)?(?:house|flat|home|place"
        rf"|apartment|cottage|bungalow)\swith\s{_LIST}{_STOP}",
        _members,
        "there are four or more people in your household",
        "I share the house with my wife and two children.",
        "I share the house with my wife's two dogs.",
        needs="share|sharing",
    ),
    Rewording(
        "couple-lives-with",
        rf"\b(?:(?:my|our)\s(?:wife|husband|partner)\sand\sI|I\sand\smy\s(?:wife|husband"
        rf"|partner))\s(?:live|share\s(?:the|a|our)\s[a-z]+)"
        rf"\s(?:here\s|together\s)?with\s{_LIST}{_STOP}",
        _couple_with,
        "there are four or more people in your household",
        "My wife and I live here with our two sons.",
        "My wife and I live here with our two cats.",
        needs="and i|i and",
    ),
    Rewording(
        "couple-with-children",
        rf"\b(?:(?:my|our)\s(?:wife|husband|partner)\sand\sI|I\sand\smy\s(?:wife|husband"
        rf"|partner))(?:['’]ve|\shave)(?:\sgot)?\s{_LIST}{_STOP}",
        _couple,
        "your family has five people or more",
        "My wife and I have four children.",
        "My wife and I have four cats.",
        needs="and i|i and",
    ),
    Rewording(
        "it-is-me-and",
        rf"(?:^|(?<=[.!?;:]\s)|(?<=,\s))(?:it['’]s|it\sis|there['’]s|there\sis"
        rf"|there\sare)\s(?=[^.;!?]*\b(?:me|myself|I)\b){_LIST}{_STOP}",
        _members,
        "there are four or more people in your household",
        "It's me, my wife and our three kids.",
        "It's me, my dog and our three cats.",
        needs="me|myself|i",
    ),
    Rewording(
        "let-to-so-many",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:let|rent(?:ed)?)(?:\sout)?\s(?:it|(?:the|my|our|this)\s"
        r"(?:(?:old|big|small)\s)?(?:house|flat|place|property|home|cottage"
        r"|bungalow))(?:\s[\w'’-]+){0,4}?"
        rf"\s(?:out\s)?to\s(?P<count>{NUMBER})\s(?:[a-z]+\s)??(?P<who>[a-z]+)\b",
        _let_to,
        "four or more people live in the house",
        "I let the place in Mill Street to six nurses.",
        "I let the place in Mill Street to six firms.",
        needs="let|rent",
    ),
    Rewording(
        "couple-alone",
        r"\bwe(?:['’]re|\sare)\sa\s(?:[a-z]+\s)?couple\s(?:without|with\sno)\s(?:children|kids)\b",
        lambda _: _said(2),
        "there are four or more people in your household",
        "We're a couple without children.",
        "We're a couple without cash.",
        value=False,
        needs="couple with",
    ),
)
