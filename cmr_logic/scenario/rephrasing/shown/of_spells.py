"""What turns of speech show of when somebody came, and for how long a thing is had, out or broken.

"I'll be there at half past nine" tells when I arrive, "I've had it a fortnight now" when it was
bought, and "the boiler packed up three days ago" for how long it has been broken.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_CLOCK = (
    "(?P<at>(just |about |around |roughly |exactly )?((half|(a )?quarter|five|ten|twenty|\\d+) "
    "(past|to) )?(\\d{1,2}([:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven"
    "|twelve"
    "|noon|midday|midnight)( ?[ap]\\.?m\\b| o'clock)?( in the (morning|afternoon|evening)"
    "| at night| (tonight|this (morning|afternoon|evening)|tomorrow (morning|evening))\\b)?)"
    "(?! (of|people|minutes?|hours?|days?|weeks?|months?|years?|kids|guests|miles|times|others"
    "|pounds)\\b)"
)
_SPELL = (
    "(?P<spell>(just |about |around |over |nearly |almost |only |more than |less than |at least )*"
    "(an?|{n}|a couple of|half a|a good|several) (full |whole )?"
    "(day|week|fortnight|month|year)s?( and a half)?)"
)
_NOT_SPELL = "(?! (of|to|ago|off|before|after|later|left|old|in|by|longer|younger|older)\\b)"
# What one lives with and has not bought: "I've had **the job**"; not "the coat".
_THINGS = (
    "(?P<what>(?!(job|flu|cold|cough|visa|lease|tenancy|contract|cancer|diabetes|baby|illness"
    "|disease|condition|symptoms|pain|rash|headache|headaches|licence|license|permit|post|flat"
    "|house|cottage"
    "|builders|results|letter|feeling|idea|account|loan|mortgage|membership|keys|policy|problem"
    "|virus|infection|fever|rule|rules|right|plot|allotment|place|room|shop|office|business)\\b)"
    "[a-z]+( (bike|coat|machine|set|oven|tyres|cooker|player|lens))?)"
)
_MACHINE = (
    "(?P<what>(?:my|our|the) (boiler|heating|lift|elevator|cooker|oven|shower|toilet|fridge|freezer"
    "|lock|intercom|broadband|internet|phone|phone line|line|connection|wifi|hot water|heater"
    "|radiator|washing machine|dishwasher|dryer|car|van|bike|laptop|computer|screen|tv|television"
    "|light|lights|street ?lamp|alarm|pump|tap|stove|kettle|engine|printer|machine|meter|router"
    "|air conditioning|extractor|hob|door|gate|power|electricity|water|gas|supply))"
)

# fmt: off
OF_SPELLS: tuple[Rewording, ...] = (
    shows(
        "be-there-at-such-a-time",
        "{who}('ll|'m| will| shall| can| am| are|'d| would| was| were|{perfect}) {often}"
        "(be(en|ing)? there|be(en|ing)? here|get(ting)? (there|here)|got (there|here)|make it "
        "(there|here)"
        "|made it (there|here)|show(ed|ing)? up|turn(ed|ing)? up|roll(ed|ing)? up|pull(ed|ing)? "
        "(up|in)"
        "|(there|here)|report(ed|ing)? in|check(ed|ing)? in|clock(ed|ing)? in)( (there|here|on "
        "the day|outside))? "
        "(at|by|before|for|around|from) " + _CLOCK,
        "{who} will arrive at {at}. {who} arrived at {at}. {who} arrive{s} at {at}. {who} came "
        "at {at}",
        "you arrive before 10 am", "I'll be there at half past nine.",
        "I'll be there at heart and in mind.", ever=True,
    ),
    shows(
        "reached-at-such-a-time",
        "{who}('ll|{perfect}| will| can)? {often}(reach(ed|es)?|got to|get to|made it to|make it "
        "to|came to|was at|were at"
        "|turned up at|showed up at|pulled up at|pulled into|be at) (?P<where>the [a-z]+( "
        "[a-z]+)?) "
        "(at|by|before|around) " + _CLOCK,
        "{who} arrived at {where} at {at}. {who} will arrive at {where} at {at}. {who} reached "
        "{where} at {at}. {who} arrived at {at}",
        "you arrive at the gate before 10 am", "I reached the gate at half past nine.",
        "I painted the gate at half past nine.", ever=True,
    ),
    shows(
        "had-it-so-long",
        "{i}('ve|'d|{perfect}) {often}(had|owned) (it|them|this|these|mine|(the|my|our|this|these) "
        + _THINGS + ")( for)? " + _SPELL + _NOT_SPELL,
        "I bought it {spell} ago. I got it {spell} ago. I bought the item {spell} ago. "
        "I bought the {what} {spell} ago",
        "you bought the coat within the last 30 days", "I've had the coat a fortnight now.",
        "I've had the cough a fortnight now.",
    ),
    shows(
        "had-out-so-long",
        "{i}('ve|{perfect}) {often}(had|kept|been keeping) (it|them|this|(the|my|this) [a-z]+) "
        "(out|on loan|off the shelf)( from the [a-z]+)?( for)? " + _SPELL + _NOT_SPELL,
        "It has been on loan for {spell}. They have been on loan for {spell}. I have borrowed it "
        "for {spell}. "
        "It has been out for {spell}. I borrowed it {spell} ago",
        "it has been on loan for less than four weeks", "I've had it out for ten days.",
        "I've had it in for ten days.",
    ),
    shows(
        "took-out-so-long-ago",
        "{i}('ve|{perfect}) {often}(borrowed|took|taken|checked) (it|them|this|(the|my|this) "
        "[a-z]+)( out)?"
        "( of the library| from the library)? " + _SPELL + " ago",
        "It has been on loan for {spell}. They have been on loan for {spell}. I have had it on "
        "loan for {spell}",
        "it has been on loan for less than four weeks", "I took it out ten days ago.",
        "I looked it up ten days ago.", unless=
        r"\b(?:returned|took\s(?:it|them)\sback|brought\s(?:it|them)\sback)\b",
    ),
    shows(
        "broke-so-long-ago",
        _MACHINE + "(?:'s|{perfect}) (suddenly |just |finally )?(broke(n)?|broke(n)? down|packed "
        "(up|in)|stopped working"
        "|gave out|gave up the ghost|conked out|died|failed|went (wrong|off|down|dead|out)|gone "
        "(wrong|off"
        "|down|dead|out)|given up the ghost|given out|cut out|bust) " + _SPELL + " ago",
        "{what} has been broken for {spell}. {what} has not worked for {spell}. {what} has been "
        "out of "
        "order for {spell}. It has been broken for {spell}. It has been out of order for "
        "{spell}. {what} has been down for {spell}. "
        "{what} has been off for {spell}",
        "the boiler has been broken for more than 24 hours", "The boiler packed up three days ago.",
        "The builder packed up three days ago.", unless=
        r"\b(?:mended|fixed|repaired|working\sagain|back\son)\b",
    ),
    shows(
        "so-many-hours-every-night",
        "{who} {often}work(s|ed)? (for )?(?P<spell>{n} hours) (every|each|a|per|most) nights?\\b",
        "{who} work{s} {spell} at night. {who} work{s} at night for {spell}",
        "you work more than three hours at night", "I work for nine hours every night.",
        "I work for nine owners every night.",
    ),
)  # fmt: skip
