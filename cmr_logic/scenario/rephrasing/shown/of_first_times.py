"""What turns of speech show of whether somebody has done a thing before: "it's my first order".

The entries are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_DEALT = "(ordered|bought|shopped|booked|used|stayed|dealt|eaten|rented|hired|been a customer|had)"
_DEAL = "(order|booking|purchase|stay|rental|visit|subscription|appointment|shop)"
_YOU = (
    "(with|from|at|through|in)? ?(you|here|your ([a-z]+ )?(shop|store|site|website|hotel"
    "|company|firm|services?))"
)
_NEW = (
    "I have not been a customer before. I have never been a customer. I am not an "
    "existing customer. I have not ordered from you before. I have not bought from you before. "
    "It is my first order. I have not used your service before. I am not a returning customer"
)
_OLD = (
    "I have been a customer before. I have ordered from you before. I have bought from you "
    "before. I am an "
    "existing customer. I am a returning customer. I am not a new customer. It is not my first "
    "order. "
    "I have used your service before"
)
_NOVICE = "I am a beginner. I am a novice. I have no experience. I am new to it. I am inexperienced"
_EXPERT = "I am not a beginner. I am not a novice. I am experienced. I have experience"
# What one learns to do: "I've never **touched** a guitar"; not "I've never broken a guitar".
_TRIED = (
    "(touched|played|tried|picked up|ridden|sung|danced|skied|sailed|climbed|painted"
    "|knitted|sewn|rowed|spoken|studied|learned|learnt|set foot on)"
)

# fmt: off
OF_FIRST_TIMES: tuple[Rewording, ...] = (
    shows(
        "first-dealing-with-you",
        "(it's|it is|this is|this will be|it'll be|it would be|it'd be|that's) (only |just "
        ")?(the|my|our) (very )?first (time )?"
        "({i}{have} (ever )?" + _DEALT + " {few}" + _YOU + "|" + _DEAL + "( " + _YOU + ")?)"
        "|{i}{perfect} never (yet )?" + _DEALT + " {few}" + _YOU
        + "|{i}{am} (a |an )?(completely |brand |totally )?(new|first-time) (customer|client"
        "|guest|buyer|user)s?"
        "|{i}{am} (completely |brand |totally )?new (here|to (your|this) (shop|store|site"
        "|company|hotel))",
        _NEW,
        "you have been a customer before", "This is my first order.", "This is my first oyster.",
        value=False, ever=True, of_anybody=True, unless_there=r"\bsince\b|\bthis\s(?:year|month"
        r"|week)\b",
    ),
    shows(
        "dealt-with-you-before",
        "{i}{have} (often |already |regularly )?" + _DEALT + " {few}" + _YOU
        + " {few}(before|(loads|lots|plenty|dozens|hundreds) of times|many times|for years"
        "|several times|twice|once already|in the past)"
        "|{i} (bought|ordered|hired|rented|booked) {few}(from|with|through) you {few}(last (year"
        "|month|week|summer|winter|spring|autumn|christmas)|years ago|(a|two|three|four|\\d+|a "
        "few) (years?|months?|weeks?) ago|in (19|20)\\d\\d|before)"
        "|{i} (always |often |regularly )?(shop|order|buy|book|stay|eat) {few}(with|from|at) "
        "(you|your [a-z]+) {few}(every (day|week|month|year)|all the time|regularly|often|each "
        "(week|month|year))"
        "|(it's|it is|this is|this will be|it'll be) (already |now )?(my|our) (second|third"
        "|fourth|fifth|sixth|tenth|umpteenth|\\d+th) " + _DEAL
        + "|{i}{am} (a |an )?(regular|old|long-standing|returning|repeat|existing|loyal) "
        "(customer|client|guest|buyer|user)s?",
        _OLD,
        "you have been a customer before", "This will be my third order.",
        "This will be my third oyster.", of_anybody=True,
    ),
    shows(
        "never-tried-it",
        "{i}{perfect} never (even |once |so much as |actually )?" + _TRIED
        + "( (an?|the|any) [a-z]+| it| this| that)?( before| until now| at all)?{end}"
        "|(it's|it is|this is|it'd be|it would be|it'll be|this will be|this would be) (my|our) "
        "(very )?first (time|lesson|class|go|try|attempt|session)"
        "|{i}{am} (a |an )?(total|complete|absolute|utter)? ?(novice|newcomer|rookie"
        "|greenhorn)s?|{i}{am} (completely |totally |brand |quite |all )?new to (it|this|that"
        "|the (sport|game|instrument|craft))"
        "|{i} (have |'ve )?(only |just )+(started|taken it up|took it up|begun|began) (this "
        "(week|month|morning)|last (week|month)|yesterday|a (week|fortnight|few (days|weeks)) "
        "ago|(two|three) weeks ago)",
        _NOVICE,
        "you are a beginner", "I've never touched a guitar in my life.",
        "I've never touched a guinea pig in my cage.", ever=True, of_anybody=True,
        unless_there=r"\b(?:job|work|course)\b",
    ),
    shows(
        "long-practised",
        "{i}{have} been (playing|doing|rowing|sailing|skiing|climbing|dancing|singing|painting"
        "|knitting|sewing|riding|swimming|speaking|studying|learning|fencing|practising)"
        " {few}(for (many |several |over |more than |about |almost |nearly )?(years|ages|decades"
        "|(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty"
        "|\\d\\d?) years)|since I was {few}(child|boy|girl|kid|little|small|\\d+|five|six|seven"
        "|eight|nine|ten)|all my life|since childhood)"
        "|{i} (teach|coach) (it|the [a-z]+|[a-z]+) (for a living|professionally|at [a-z ]+)"
        "|{i}{am} an? (old hand|expert|veteran|pro|professional|dab hand)( at [a-z]+)?"
        "|{i} (play|sing|dance|row|ski|ride|sail|climb) (professionally|for a living|in an "
        "orchestra|for the county)",
        _EXPERT,
        "you are a beginner", "I've been playing for twenty years.",
        "I've been saying it for twenty years.", value=False,
    ),
)
# fmt: on
