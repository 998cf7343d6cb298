"""The words that make a bound of a number or date: "at least", "under", "or over", "before"."""

from __future__ import annotations

from enum import Enum
from typing import Final

from cmr_logic.quantities.wordlists import phrases
from cmr_logic.records import record


class Relation(Enum):
    """How a value is bounded."""

    EXACT = "="
    PRECISE = "=="  # and no other, so that a rule demands it
    AT_LEAST = ">="
    MORE = ">"
    AT_MOST = "<="
    LESS = "<"
    ABOUT = "~"
    ALMOST = "~<"
    FROM = "from"  # ">=", unless the other end follows
    BETWEEN = "between"  # both ends must follow
    AGE = "age"  # makes an age of a bare number
    SKIP = "skip"  # the number is not a quantity


class Scope(Enum):
    """Which values an entry bounds."""

    ANY = "any"
    NUMBER = "number"
    SPELL = "spell"  # durations and distances
    AGE = "age"  # makes an age of a bare number
    AGED = "aged"  # only before "age" or "aged"
    DATE = "date"


@record(frozen=True, slots=True)
class Bound:
    """Words before or after a value that bound it.

    Args:
        name: the entry's name.
        relation: what they do.
        phrases: the words, in lower case.
        example: a text where the entry fires.
        counter_example: a text where it must not.
        after: the words follow the value.
        scope: which values they bound.
    """

    name: str
    relation: Relation
    phrases: tuple[str, ...]
    example: str
    counter_example: str
    after: bool = False
    scope: Scope = Scope.ANY


R, S = Relation, Scope

BOUNDS: Final[tuple[Bound, ...]] = (
    # Before the value.
    Bound(
        "at_least",
        R.AT_LEAST,
        phrases(
            "at least|no less than|no fewer than|not less than|not fewer than|a minimum of"
            "|minimum of|minimum|not under|not below|no shorter than|at the very least"
            "|no closer than|not closer than|no nearer than|not nearer than|no lower than"
            "|not lower than|no smaller than|not smaller than|no lighter than|not lighter than"
            "|no narrower than|not narrower than|not shorter than|no slower than"
        ),
        "You have worked for at least 26 weeks.",
        "You have at last worked 26 weeks.",
        scope=S.NUMBER,
    ),
    Bound(
        "more_than",
        R.MORE,
        phrases(
            "more than|over|above|greater than|longer than|in excess of|exceeding|exceeds|exceed"
            "|higher than|upwards of|larger than|bigger than|farther than|further than|well over"
            "|way over|wider than|taller than|deeper than|heavier than"
            "|thicker than|broader than|faster than|hotter than|warmer than"
        ),
        "Your rent is more than £650.",
        "Your rent is no more than £650.",
        scope=S.NUMBER,
    ),
    Bound(
        "just_over",
        R.MORE,
        phrases(
            "just over|a little over|a bit over|slightly over|a touch over|a shade over"
            "|a bit more than|slightly more than|a little more than"
        ),
        "Your rent is just over £650.",
        "Your rent is just £650.",
        scope=S.NUMBER,
    ),
    Bound(
        "at_most",
        R.AT_MOST,
        phrases(
            "no more than|not more than|at most|up to|a maximum of|maximum of|maximum|not over"
            "|no longer than|not exceeding|does not exceed|do not exceed|no greater than"
            "|not longer than|no higher than|no wider than|no taller than|no deeper than"
            "|no heavier than|no larger than|no bigger than|not wider than|not heavier than"
            "|no further than|no farther than|not further than|not farther than"
            "|not higher than|not larger than|not bigger than|not taller than|not deeper than"
            "|no thicker than|no faster than|not faster than"
            "|as much as|as many as|not above|at the most"
        ),
        "The licence lasts up to 13 weeks.",
        "The licence was taken up 13 weeks later.",
        scope=S.NUMBER,
    ),
    Bound(
        "come_to",
        R.EXACT,
        phrases(
            "went up to|gone up to|goes up to|go up to|come up to|comes up to|came up to"
            "|put up to|put it up to|been put up to|went down to|gone down to"
            "|add up to|adds up to|added up to|adding up to"
        ),
        "The rent went up to £900 a month.",
        "The rent is up to £900 a month.",
        scope=S.NUMBER,
    ),
    Bound(
        "less_than",
        R.LESS,
        phrases(
            "less than|fewer than|under|below|shorter than|lower than|smaller than"
            "|closer than|nearer than"
            "|well under|well below|not even|nowhere near"
            "|narrower than|lighter than|shallower than|thinner than|slower than|colder than"
            "|cooler than"
        ),
        "You work less than 22 hours a week.",
        "You work no less than 22 hours a week.",
        scope=S.NUMBER,
    ),
    Bound(
        "just_under",
        R.LESS,
        phrases(
            "just under|a little under|just below|a bit under|slightly under|a touch under"
            "|a shade under|a bit less than|slightly less than|a little less than"
            "|fractionally under|marginally under|a whisker under"
        ),
        "Your rent is just under £650.",
        "Your rent is just £650.",
        scope=S.NUMBER,
    ),
    Bound(
        "older_than",
        R.MORE,
        phrases("older than|older than the age of"),
        "The child is older than 12.",
        "The shed is longer than 12 metres.",
        scope=S.AGE,
    ),
    Bound(
        "younger_than",
        R.LESS,
        phrases("younger than"),
        "The child is younger than 12.",
        "The shed is shorter than 12 metres.",
        scope=S.AGE,
    ),
    Bound(
        "not_older_than",
        R.AT_MOST,
        phrases("no older than|not older than"),
        "The child is no older than 12.",
        "The child is older than 12.",
        scope=S.AGE,
    ),
    Bound(
        "not_younger_than",
        R.AT_LEAST,
        phrases("no younger than|not younger than"),
        "The rider is no younger than 14.",
        "The rider is younger than 14.",
        scope=S.AGE,
    ),
    Bound(
        "within",
        R.AT_MOST,
        phrases("within|within about|inside of|within the last|within the past|within the next"),
        "You told us within 30 days.",
        "You told us after more than 30 days.",
        scope=S.SPELL,
    ),
    Bound(
        "last_spell",
        R.AT_MOST,
        phrases("in the last|in the past|during the last|during the past|over the last"),
        "You moved in the last 6 months.",
        "You moved at last, 6 months late.",
        scope=S.SPELL,
    ),
    Bound(
        "about",
        R.ABOUT,
        phrases("about|around|approximately|roughly|approx|approx.|circa|some|close to"),
        "I work about 20 hours a week.",
        "I work out 20 hours a week.",
        scope=S.NUMBER,
    ),
    Bound(
        "almost",
        R.ALMOST,
        phrases(
            "almost|nearly|not quite|practically|barely|scarcely|hardly|close on|getting on for"
            "|the best part of|the better part of|the best part of a|going on"
        ),
        "I have lived here for nearly 10 years.",
        "I have lived near here for 10 years.",
        scope=S.NUMBER,
    ),
    Bound(
        "exactly",
        R.PRECISE,
        phrases("exactly|precisely|no more and no less than|neither more nor less than"),
        "Your boat is exactly 5 metres long.",
        "Your boat is 5 metres long.",
        scope=S.NUMBER,
    ),
    Bound(
        "between",
        R.BETWEEN,
        phrases("between|in between|anywhere between|anywhere from"),
        "I work between 90 and 110 hours a week.",
        "I work 90 hours a week.",
    ),
    Bound(
        "from_number",
        R.FROM,
        phrases("from|starting from|starting at"),
        "It is open to children from 3 to 5 years old.",
        "It is open to children, 3 years old or less.",
        scope=S.NUMBER,
    ),
    Bound(
        "aged",
        R.AGE,
        phrases(
            "aged|age|ages|the age of|the ages of|an age of|age of|ages of|at age|at the age of"
            "|aged at"
        ),
        "You are aged 60 or over.",
        "You have managed 60 or over.",
        scope=S.NUMBER,
    ),
    Bound(
        "window",
        R.SKIP,
        phrases(
            "the past|the last|the previous|the next|the first|the final|past|last|previous|next"
            "|first|the following|every|each"
        ),
        "Tell us what happened in each of the first 5 years.",
        "Tell us if at least 5 years have gone by.",
        scope=S.NUMBER,
    ),
    Bound(
        "another",
        R.SKIP,
        phrases("another"),
        "We waited another 5 years.",
        "We waited 5 years.",
        scope=S.NUMBER,
    ),
    Bound(
        "before_age",
        R.LESS,
        phrases("before|until|till|before reaching|before attaining|prior to"),
        "It began before age 18.",
        "It began before 18 people came.",
        scope=S.AGED,
    ),
    Bound(
        "to_age",
        R.AT_MOST,
        phrases("to|through|by"),
        "It is for swimmers from birth to age four.",
        "It goes to five children.",
        scope=S.AGED,
    ),
    Bound(
        "after_age",
        R.AT_LEAST,
        phrases("after|after reaching|after attaining"),
        "It is paid after age 66.",
        "It is paid after 66 days.",
        scope=S.AGED,
    ),
    Bound(
        "turn_over",
        R.EXACT,
        phrases("turn over|turns over|turned over|turning over|carry over|carried over"),
        "The shop turned over £90,000.",
        "The shop made over £90,000.",
        scope=S.NUMBER,
    ),
    # After the value.
    Bound(
        "or_more",
        R.AT_LEAST,
        phrases(
            "or more|or over|or above|or longer|or higher|or greater|or bigger|or larger"
            "|or heavier|or warmer|or hotter|or taller|or wider|or deeper|or faster|or thicker"
            "|and over|and above|and up|and more|or upwards|and upwards|+|or better"
            "|minimum|at least|at a minimum|plus|or further|or farther"
        ),
        "You are 16 or over.",
        "You are 16 and overjoyed.",
        after=True,
        scope=S.NUMBER,
    ),
    Bound(
        "or_less",
        R.AT_MOST,
        phrases(
            "or less|or fewer|or under|or below|or lower|or shorter|and under|and below|maximum"
            "|at most|at the most|or smaller|tops|max|or colder|or cooler|or lighter|or slower"
            "|or closer|or nearer|or narrower|or thinner|or shallower"
        ),
        "You keep £400 or less in your till.",
        "You keep £400 or lessons in your till.",
        after=True,
        scope=S.NUMBER,
    ),
    Bound(
        "or_older",
        R.AT_LEAST,
        phrases("or older|and older"),
        "You must be 23 or older.",
        "You must be 24 or bolder.",
        after=True,
        scope=S.AGE,
    ),
    Bound(
        "or_younger",
        R.AT_MOST,
        phrases("or younger|and younger"),
        "The child is 12 or younger.",
        "The child is 12 or older.",
        after=True,
        scope=S.AGE,
    ),
    Bound(
        "or_so",
        R.ABOUT,
        phrases("or so|approximately|give or take|or thereabouts|ish|odd|-ish"),
        "I have been here 10 years or so.",
        "I have been here 10 years or soon will be.",
        after=True,
        scope=S.NUMBER,
    ),
    # Before or after a date.
    Bound(
        "before_date",
        R.LESS,
        phrases("before|earlier than|prior to|sooner than|ahead of"),
        "It started before 3 April 2016.",
        "It started on or before 3 April 2016.",
        scope=S.DATE,
    ),
    Bound(
        "after_date",
        R.MORE,
        phrases("after|later than"),
        "It started after 3 April 2016.",
        "It started on or after 3 April 2016.",
        scope=S.DATE,
    ),
    Bound(
        "from_date",
        R.FROM,
        phrases(
            "on or after|from|not before|no earlier than|not earlier than"
            "|at or after|on and after|with effect from|starting from"
            "|on or later than"
        ),
        "It started on or after 6 April 2010.",
        "It started on 6 April 2010.",
        scope=S.DATE,
    ),
    Bound(
        "to_date",
        R.AT_MOST,
        phrases(
            "on or before|by|until|till|up to|no later than|not later than|not after|at or before"
            "|on or earlier than|up until|through to|to|up to and including|until and including"
            "|up until and including|to and including"
        ),
        "You must apply on or before 6 April 2010.",
        "You must apply on 6 April 2010.",
        scope=S.DATE,
    ),
    Bound(
        "on_date",
        R.EXACT,
        phrases(
            "on|in|during|at|throughout|starting|starting on|starting in|beginning|beginning on"
            "|the year|in the year|in year|as of|as at|since"
            "|dates from|dated from|dating from|dates back to|goes back to|dating back to"
        ),
        "It was bought in April 1982.",
        "It was bought before April 1982.",
        scope=S.DATE,
    ),
    Bound(
        "or_later",
        R.AT_LEAST,
        phrases("or later|or after|onwards|onward|and after|and later|or afterwards"),
        "You were born on 6 April 1951 or later.",
        "You were born on 6 April 1951 or earlier.",
        after=True,
        scope=S.DATE,
    ),
    Bound(
        "or_earlier",
        R.AT_MOST,
        phrases("or earlier|or before|and earlier|and before"),
        "You were born on 6 April 1951 or earlier.",
        "You were born on 6 April 1951 or later.",
        after=True,
        scope=S.DATE,
    ),
)
