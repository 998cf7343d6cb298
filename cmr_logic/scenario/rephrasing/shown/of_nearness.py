"""What turns of speech show of how near one lives, and of having moved: "it's round the corner".

The entries are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_WHAT = "(?P<what>(?:the|my|your|our|this) (?:[a-z]+ )?[a-z]+|it)"
# Where what is near is: "**round the corner**"; not "round the bend".
_NEAR = (
    "((just |only |right |literally |almost )*(round the corner|around the corner|across the "
    "(road|street)|over the road"
    "|next door|opposite|on (my|our) doorstep|down the (road|street|lane)|up the (road|street"
    "|lane)|in (my|our) (own )?(street|road|lane)"
    "|at the (end|top|bottom) of (my|our|the) (street|road|lane|garden)|within (easy )?walking "
    "distance|a stone's throw( away)?"
    "|(a couple of|two|three|a few) (doors|streets|houses|blocks|minutes|hundred (yards|metres)) "
    "(away|down|along|off)"
    "|a (short|two-minute|three-minute|five-minute|ten-minute) (walk|stroll)( away)?))"
)
_NEAR_TO = (
    "((just |only |right |literally |almost )*(round the corner from|around the corner from"
    "|across the (road|street) from|over the road from"
    "|next door to|next to|opposite|beside|behind|by|in the same (street|road) as|within (easy "
    ")?walking distance of|a stone's throw from|down the road from"
    "|(a couple of|two|three|a few|five) (doors|streets|houses|blocks|minutes|hundred (yards"
    "|metres)) ((away|down|along) )?from"
    "|a (short|two-minute|five-minute|ten-minute) (walk|stroll) from))"
)
_FAR = (
    "((an|one|two|three|four|five|several|many|a couple of|a few)( and a half)?( hours?'?"
    "|-hour)('s)? (drive|flight|train ride|ride|journey)( away)?"
    "|(two|three|four|five|six|several|many|a few)? ?hundreds? (of )?(miles|kilometres) (away"
    "|off|from here)"
    "|(absolutely )?miles (away|off)|miles and miles (away|off)"
    "|(at|on|in|to|from) the (other|opposite|far) (end|side) of the (country|county|world"
    "|continent)|in another (country|county|part of the country))"
)
_SAYS_NEAR = (
    "I live near {what}. I live close to {what}. I live nearby. I live less than 1 mile from "
    "{what}. "
    "I do not live far from {what}"
)
_SAYS_FAR = (
    "I do not live near it. I do not live nearby. I live far away. I do not live close to it. "
    "I do not live locally. I do not live in the area. I live outside the area"
)
_HOME = "(from|of) (my|our) (house|flat|door|front door|home|place|doorstep|window|gate)"
_GONE = (
    "I have moved away. I have moved away from the area. I have left the area. I no longer live "
    "in the area. "
    "I have moved out of the area. I have moved house. I do not live in the area"
)
_PAST = r"\b(?:used\sto|was|were|until|before\sI)\b"

# fmt: off
OF_NEARNESS: tuple[Rewording, ...] = (
    shows(
        "thing-near-home",
        _WHAT + "('s| is|'re| are) " + _NEAR + "( (from|to) (me|us|(my|our|where) "
        "{few}[a-z]+))?{stop}",
        _SAYS_NEAR,
        "you live more than 20 miles from the mill", "The mill is across the road from our house.",
        "The mill is across the bay from our house.", value=False, of_anybody=True,
        unless_there=_PAST + r"|\b(?:work|office|school|hotel|job)\b",
    ),
    shows(
        "home-near-thing",
        "({i}( only| just)? live|(my|our) (house|flat|home|place)('s| is)|{i}{am}) " + _NEAR_TO
        + " (?P<what>(?:the|your|this) (?:[a-z]+ )?[a-z]+)",
        _SAYS_NEAR,
        "you live more than 20 miles from the mill", "I live two streets away from the mill.",
        "I live two lives away from the mill.", value=False,
    ),
    shows(
        "lives-close-by",
        "{i}( only| just)? live " + _NEAR + "{stop}",
        "I live nearby. I live near it. I live close to it. I live locally. I do not live far away",
        "you live near the mill", "I live just across the road.", "I live just across the bay.",
    ),
    shows(
        "to-walk-or-see",
        "{i} can (walk|stroll|run|pop|cycle) (round |over |across )?to " + _WHAT
        + " in (two|three|five|ten|a few|\\d) minutes"
        "|{i} can see " + _WHAT + " from (my|our|the) {few}(window|garden|balcony|kitchen"
        "|bedroom|door|doorstep)",
        _SAYS_NEAR,
        "you live more than 20 miles from the mill", "I can walk to the mill in five minutes.",
        "I can walk to the mill in five-inch heels.", value=False,
    ),
    shows(
        "short-walk-from-home",
        _WHAT + "('s| is) (just |only )?an? ([a-z]+|\\d+)[ -]minutes?'? (walk|stroll) " + _HOME,
        _SAYS_NEAR,
        "you live near the mill", "It's a two-minute walk from my flat.",
        "It's a two-minute talk from my flat.", of_anybody=True,
    ),
    shows(
        "lives-far-off",
        "({i}( now)? live|{i}{am}|(my|our) (house|flat|home|place)('s| is)) (from |now )?" + _FAR
        + "",
        _SAYS_FAR,
        "you live near the mill", "I live an hour's drive away.", "I live an hour's walk away.",
        value=False, unless_there=r"\b(?:used\sto|work|office)\b",
    ),
    shows(
        "lives-in-the-next-one",
        "{i}( now)? (live|am) in (the (next|neighbouring)|another|a different|a neighbouring) "
        "(?P<what>village|town|city|county|district|parish|borough|street|state|area)"
        "|{i}{am} from (the (next|neighbouring)|another|a different) (?P<what>village|town|city"
        "|county|district|parish)",
        "I do not live in the {what}. I live outside the {what}. I do not live here. I am not a "
        "local",
        "you live in the parish", "I live in the next parish.", "I live in the next aisle.",
        value=False,
    ),
    shows(
        "next-town-for-village",
        "{i} live in (the next|another|a different|the nearest) (town|city)|(my|our) (house|home"
        "|flat)('s| is) in (the (nearest |next )?town|town|the city)",
        "I do not live in the village. I live in the town. I do not live in the countryside",
        "you live in the village", "Our home's in the town.", "Our homing pigeon's in the town.",
        value=False,
    ),
    shows(
        "house-of-the-village",
        "({i} live in|(my|our) (house|home|cottage|flat)('s| is)) (the|this) (?P<what>village"
        "|town)'s (old |oldest |only )?"
        "(mill|school|schoolhouse|vicarage|forge|bakery|post office|manor|station|chapel|pub"
        "|high street|main street|centre|square)"
        "|(my|our) (house|home|cottage|flat)('s| is) (right )?(next to|opposite|behind|beside"
        "|by) the (?P<what>village|town) (church|shop|pub|hall|green|pond|school|square)",
        "I live in the {what}. My home is in the {what}",
        "you live in the village", "My house is opposite the village pond.",
        "My horse is opposite the village pond.",
    ),
    shows(
        "villager",
        "{i}{am} {often}(a |both |all )?(?P<what>village|town)(r|rs|sman|swoman|sfolk|speople"
        "|speople)( born and bred)?{stop}",
        "I live in the {what}",
        "you live in the village", "We're villagers.", "We're villains.",
    ),
    shows(
        "moved-far-off",
        "{i}{have} (just |now |recently |since )?(relocated|moved|emigrated|gone to live|upped "
        "sticks|resettled) {few}(to (the (other|opposite|far) (end|side) of the (country|county"
        "|world)"
        "|another (city|town|country|county|part of the country|region)|a different (city|town"
        "|country|county|part of the country|region))|abroad|overseas|hundreds of miles away"
        "|miles away)"
        "|{i}{have} (just |now |recently )?emigrated|{i}{have} left (town|the area|the district"
        "|the city|the village)( for good)?"
        "|{i} live (two |three |four |five |several )?hundreds? (of )?miles away( now)?",
        _GONE,
        "you have moved away from the area", "We've just relocated to the other end of the "
        "country.",
        "We've just related to the other end of the country.",
        unless_there=r"\b(?:might|may|brother|sister)\b",
    ),
    shows(
        "same-home-still",
        "{i}{am} still (living )?(at|in) the same (address|house|flat|place|street)|{i} still "
        "live (at|in) the same (address|house|flat|place|street)"
        "|{i} {perfect}( never| not|n't)? ?(moved|budged) (house )?(in (my|our) life|since|for "
        "years|an inch)"
        "|{i}{have} moved (in with {few}[a-z]+ )?(in(to)? |just |only )*(the (next|same) (street"
        "|road|house|door)|next door|round the corner|across the (road|street)|two streets away"
        "|a few doors (down|along))",
        "I have not moved away. I have not moved away from the area. I have not left the area. "
        "I still live in the area. I live in the area",
        "you have moved away from the area", "I'm still at the same address.",
        "I'm still at the same dress.", value=False, ever=True,
    ),
    shows(
        "high-up-in-the-building",
        "((my|our) (flat|room|apartment)('s| is)|{i}{am}|{i} live|{i}{have} (a|the) (flat|room"
        "|apartment)) (right )?(at|on|in) the (very )?"
        "(top( of the (building|house|block|stairs))?|attic|loft|penthouse|basement|cellar)"
        "|{i}{have} (a|the|our|my) (top-floor|attic|loft|penthouse|basement) (flat|room|apartment)"
        "|{i} (have to |must )?(climb|walk up|go up) (one|two|three|four|five|six|several|\\d) "
        "(flights of stairs|flights|floors|storeys)"
        "|{i} live up (one|two|three|four|five|six|several|\\d) (flights of stairs|flights|floors)",
        "I do not live on the ground floor. My flat is not on the ground floor. I am not on the "
        "ground floor",
        "you live on the ground floor", "We've got the basement flat.",
        "We've got the bassinet flat.",
        value=False,
    ),
)
# fmt: on
