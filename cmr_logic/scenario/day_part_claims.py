"""The pass for the part of a day, or the season, in which somebody comes: "my slot is at ten".

"You come in the afternoon" is settled by "we'd be there at half past two", and "you come in summer"
by "we're planning a trip in January". An hour that may be of the morning or of the evening settles
only what holds of both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.rephrasing.lateness import CLOCK, minutes_of
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.syntax import A_MONTH, MONTHS
from cmr_logic.text import word_set, words_in

_PARTS = ("morning", "afternoon", "evening", "night")
_SEASONS = ("winter", "spring", "summer", "autumn")
_NAMES = "|".join((*_PARTS, *_SEASONS))
_ASKED = re.compile(rf"^(?P<deed>you\s.+?)\s(?:in|at|during|over)\s(?:the\s)?(?P<part>{_NAMES})s?$")
_NAMED = re.compile(
    rf"\b(?P<part>{_NAMES})s?\b|\b(?P<meal>first\sthing|after\slunch|at\slunchtime|tonight"
    r"|after\sdark|before\slunch|before\sbreakfast|after\sdinner|after\ssupper)\b",
    re.IGNORECASE,
)
_MEALS = {
    "first thing": "morning",
    "before breakfast": "morning",
    "before lunch": "morning",
    "after lunch": "afternoon",
    "after dinner": "evening",
    "after supper": "evening",
}
_DARK = frozenset({"evening", "night"})
_HOUR = re.compile(
    rf"\b(?:at|by|around|about|for|before)\s(?:about\s|around\s)?{CLOCK.replace('@', 'a')}",
    re.IGNORECASE,
)
_MONTH = re.compile(
    rf"\b(?:in|at|over|during|next|this|of)\s(?:early\s|late\s|mid-?\s?)?(?P<month>{A_MONTH}"
    rf"|christmas|new\syear|easter)\b",
    re.IGNORECASE,
)
_FEASTS = {"christmas": "winter", "new year": "winter", "easter": "spring"}
# The seasons that a month may be told as, by its place in the year: December, with part of autumn.
_OF_MONTH = ("w", "w", "wp", "p", "p", "ps", "s", "s", "sa", "a", "a", "aw")
_LETTERS = {"w": "winter", "p": "spring", "s": "summer", "a": "autumn"}
# What one comes for, and when: "my **slot** is at four"; not "my tea is at four".
_SLOTS = word_set(
    "appointment slot visit booking lesson trip session ticket holiday stay table appoint"
)
# What one does where one comes: "we'd **be** there at two"; not "we'd sing at two".
_COMING = word_set(
    "come go attend visit make get be arrive travel plan book turn_up drop_in pop_in manage stay"
)
_OPEN = re.compile(
    r"\b(?:if|unless|whether|might|may|sometimes|usually|often|or|not|never|used\sto|maybe"
    r"|perhaps|either|until|till|since|work|home"
    r"|leave|leaving)\b|n['’]t\b",
    re.IGNORECASE,
)
_ALLOWED = _COMING | word_set(
    "there here time hour clock noon midday midnight morning afternoon evening night day first "
    "thing "
    "lunch winter spring summer autumn middle week weekend early late next only always past half "
    "quarter one two three four five six seven eight nine ten eleven twelve start end family kid "
    "wife "
    "husband friend christmas easter"
)


@cache
def _month_keys() -> frozenset[str]:
    return frozenset(key for month in MONTHS for key in keyed([month]) if key)


def by_part_of_day(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the hour or the month for which somebody comes says of a clause about its part.

    Args:
        part: a part of a clause: "you come in the afternoon".
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return [*{each.value for each in by_part_of_day(part_of(clause, story), story)}]
        >>> told("you come in the afternoon", "We'll be there at half past two.")
        [True]
        >>> told("you come in the afternoon", "My train leaves at ten in the morning.")
        []
    """
    asked = _ASKED.match(part.statement)
    if asked is None or part.target.verb not in _COMING or part.target.subject.who is not Who.SELF:
        return
    season = asked["part"] in _SEASONS
    for piece in story.pieces():
        told = (seasons_in if season else parts_in)(piece.text) if _is_coming(piece, story) else ()
        if told and (set(told) == {asked["part"]} or asked["part"] not in told):
            value = (asked["part"] in told) is not part.target.negated
            yield claim(Rank.STATED, Verdict(value, ("part-of-day",)), piece.told, "quantity")


def parts_in(text: str) -> frozenset[str]:
    """Return the parts of a day in which a time that words tell may lie; none where they tell none.

    Example:
        >>> sorted(parts_in("at half past two")), sorted(parts_in("at ten in the morning"))
        (['afternoon'], ['morning'])
        >>> sorted(parts_in("at eight")), sorted(parts_in("in May"))
        (['evening', 'morning'], [])
    """
    named = {each for found in _NAMED.finditer(text) for each in _of_words(found)} - {*_SEASONS}
    hours = [*_HOUR.finditer(text)]
    if not hours or (named and hours[0]["aday"] is None and hours[0]["anight"] is None):
        return frozenset(named)
    at = minutes_of(hours[0], "a") if len(hours) == 1 else None
    if at is None:
        return frozenset()
    minutes, sure = at
    return _of_clock(minutes) if sure else _of_clock(minutes) | _of_clock(minutes + _HALF_DAY)


def _of_words(found: re.Match[str]) -> frozenset[str]:
    if found["part"]:
        return frozenset({found["part"].lower()})
    meal = re.sub(r"\s+", " ", found["meal"].lower())
    return frozenset({_MEALS[meal]}) if meal in _MEALS else _DARK


# The hours of a day that each of its parts has: from five, before noon.
_HOURS = {"morning": (5, 12), "afternoon": (12, 18), "evening": (17, 23), "night": (21, 24)}
_HOUR_LONG, _DAY_LONG, _HALF_DAY = 60, 1440, 720


def _of_clock(minutes: int) -> frozenset[str]:
    """Return the parts of a day that an hour of it may be called by; none by night."""
    hour = minutes % _DAY_LONG / _HOUR_LONG
    return frozenset(name for name, (first, last) in _HOURS.items() if first <= hour < last)


def seasons_in(text: str) -> frozenset[str]:
    """Return the seasons in which a month or feast that words tell may lie.

    Example:
        >>> sorted(seasons_in("in January")), sorted(seasons_in("in September"))
        (['winter'], ['autumn', 'summer'])
    """
    named = {m["part"].lower() for m in _NAMED.finditer(text) if m["part"]} & {*_SEASONS}
    for found in _MONTH.finditer(text):
        month = re.sub(r"\s+", " ", found["month"].lower())
        named |= (
            {_FEASTS[month]}
            if month in _FEASTS
            else {_LETTERS[letter] for letter in _OF_MONTH[MONTHS.index(month)]}
        )
    return frozenset(named)


def _is_coming(piece: Piece, story: Story) -> bool:
    """Tell whether a piece says when whoever asks comes: "my appointment's at ten"."""
    told, text = piece.told, piece.text
    if piece.bare or told.mood not in (Mood.FACT, Mood.WISH) or _OPEN.search(text) is not None:
        return False
    if told.tense not in (Tense.PRESENT, Tense.FUTURE):
        return False
    if told.subject.who is Who.OWN:
        return told.subject.head in _SLOTS and told.verb == "be"
    ahead = told.progressive or told.tense is Tense.FUTURE or told.mood is Mood.WISH
    settled = ahead or told.only or "always" in words_in(text.lower())
    if told.subject.who is not Who.SELF or not settled or told.verb not in _COMING:
        return False
    further = told.keys - _ALLOWED - _month_keys() - _SLOTS
    return all(key[0].isdigit() or any(covers((key,), k) for k in story.given) for key in further)
