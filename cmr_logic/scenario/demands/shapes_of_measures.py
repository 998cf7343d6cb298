"""Shapes of clauses about figures, and what else says the same: a reviewed table.

A rule asks for figures by whom they are of ("students with an average mark of 7"), and a person
tells them of what is measured: "my average mark is 6.8". It is used by :mod:`.things_reworded`.
"""

from __future__ import annotations

from cmr_logic.scenario.demands.other_words import EITHER
from cmr_logic.scenario.lexicon.entries import OtherWords

# Whoever is asked for, with a word or two before: "you are **new tenants**".
_ANY = (
    r"(?:you\s(?:are\s(?:an?\s)?(?:[a-z-]+\s){0,3}?(?!between\b|groups?\b|part(?:y"
    r"|ies)\b)[a-z-]+\s(?:with|who\s(?:have|has)|having)"
    r"|have|hold|must\shave|need)|(?:(?:the|your|its)\s(?:[a-z-]+\s){0,2}?[a-z-]+|it"
    r"|they)\s(?:has|have))"
)
# Of several together, what one of them has tells too little: "**households** with an income".
_ONE = r"(?!.*\b(?:households?|famil(?:y|ies)|couples?|homes?|pairs?|partners?)\b)"
_BOUND = (
    r"(?:(?:at|no)\s(?:least|most|more|less|fewer|lower|higher)(?:\sthan)?|(?:more|less|fewer"
    r"|lower|higher|better|worse|greater)\sthan"
    r"|over|under|above|below|up\sto|exceeding)"
)
# What somebody has one of, told by a figure: "an average **mark** of 7"; not "a boat of 7 m".
_MEASURE = (
    r"(?:score|marks?|grade|average|rating|gpa|handicap|income|earnings|salary|turnover|savings"
    r"|rent|wage|pension|bill|balance|debts?"
    r"|mileage|time|speed|weight|height|width|length|draught|draft|bmi|age|consumption|capacity"
    r"|output|value|budget"
    r"|temperature|blood\spressure|attendance|diameter|circumference|volume|area|span|range"
    r"|depth|thickness|price|duration"
    r"|content|strength|power|size|reach|wingspan|term|profit|revenue|takings)"
)
_SO_MUCH = rf"(?:of\s(?P<so>.*\d.*)|(?P<bound>{_BOUND}\s.*\d.*))"

# Where those are who are together: "four people are **on board**"; not "on the phone".
_THERE = (
    r"(?:on\sboard|aboard|in\s(?:it|your\s(?:group|party)|the\s(?:group|party|boat|car|van"
    r"|minibus|canoe|cabin|lift|room|tent))|coming"
    r"|going|travelling|staying|taking\spart|with\syou)"
)
_SO_MANY = rf"(?:any\s)?(?P<so>(?:{_BOUND}\s)?(?:\d+|[a-z]+)(?:\sor\s(?:more|fewer|less))?)"

MEASURES_REWORDED: tuple[OtherWords, ...] = (
    OtherWords(
        "so-many-together",
        rf"^(?:there\sare\s)?{_SO_MANY}\s(?:people|persons|passengers|of\syou"
        rf"|adults\sand\schildren)"
        rf"(?:\s(?:are|will\sbe))?(?:\s{_THERE})+$",
        (r"your group has \g<so> people",), EITHER,
        "at least four people are on board", "your group has at least four people",
        "at least four people are in debt",
    ),
    OtherWords(
        "so-many-of-you",
        rf"^there\sare\s{_SO_MANY}\sof\syou$",
        (r"your group has \g<so> people",), EITHER,
        "there are at least six of you", "your group has at least six people",
        "there are at least six of yours",
    ),
    OtherWords(
        "in-a-group-of-so-many",
        rf"^you\s(?:are|come|travel|book|visit)\s(?:in|as|with)\sa\s(?:group"
        rf"|party)\sof\s{_SO_MANY}(?:\speople)?$",
        (r"your group has \g<so> people",), EITHER,
        "you travel in a group of ten or more", "your group has ten or more people",
        "you travel in a group of friends of ten",
    ),
    OtherWords(
        "with-a-measure",
        rf"^{_ONE}{_ANY}\s(?:an?\s|the\s)?(?P<what>(?:[a-z-]+\s){{0,2}}?{_MEASURE})\s{_SO_MUCH}$",
        (r"your \g<what> is \g<so>\g<bound>", r"the \g<what> is \g<so>\g<bound>"), EITHER,
        "you are runners with a best time under 40 minutes", "your best time is under 40 minutes",
        "you are runners with a dog under 40 pounds",
    ),
    OtherWords(
        "with-a-fever",
        rf"^{_ANY}\s(?:an?\s)?fever\s{_SO_MUCH}$",
        (r"your temperature is \g<so>\g<bound>",), EITHER,
        "you have a fever of 38 °C or more", "your temperature is 38 °C or more",
        "you have a fever of excitement",
    ),
    OtherWords(
        "with-a-score",
        rf"^{_ANY}\s(?:an?\s)?(?:[a-z-]+\s)?score\s{_SO_MUCH}$",
        (r"you scored \g<so>\g<bound>",), EITHER,
        "you have a score of 70 or higher", "you scored 70 or higher",
        "you have a store of 70 or more",
    ),
    OtherWords(
        "so-many-gathered",
        r"^you\shave\s(?:earned|collected|gained|completed|saved|saved\sup|got|achieved|obtained"
        r"|passed|done|flown|logged|accumulated)?\s?"
        r"(?P<many>\d[\d,]*|[a-z]+(?:-[a-z]+)?)\s(?P<what>(?:[a-z]+\s)?(?:credits|points|stamps"
        r"|tokens|stickers|badges|modules|vouchers"
        r"|coupons|jumps|dives|laps|lessons|signatures|nights|flights|miles))(?:\s(?:on|in|for"
        r"|at|to)\s.+)?$",
        (r"you have at least \g<many> \g<what>",), EITHER,
        "you have earned 60 credits", "you have at least 60 credits", "you have earned 60 friends",
    ),
    OtherWords(
        "illness-lasting",
        r"^(?:it\sis\s)?(?:the|your|an?|any)\s(?:sickness\s|sick\s)?(?P<noun>illness|injury"
        r"|sickness|absence)\s"
        r"(?:is\slasting|lasting|lasts|lasted|has\slasted|will\slast|is|was|of)\s"
        rf"(?:for\s)?(?P<long>(?:{_BOUND}|longer\sthan|shorter\sthan)\s.*(?:days?|weeks?"
        rf"|months?)|.*\sor\s(?:more|longer|less))$",
        (r"the \g<noun> lasts \g<long>",
         r"you are ill for \g<long>", r"you are injured for \g<long>",
         r"you were ill for \g<long>", r"you were injured for \g<long>",
         r"you have been ill for \g<long>", r"you have been injured for \g<long>"),
        EITHER,
        "the illness is lasting longer than two weeks", "the illness lasts longer than two weeks",
        "the illness is catching",
    ),
    OtherWords(
        "lent-for-so-long",
        r"^(?:it|[\w\s'’-]+?)\s(?:is|are|may\sbe|can\sbe|will\sbe)\s(?:only\s)?(?:lent|loaned"
        r"|hired|rented|let|borrowed|booked|reserved)"
        r"(?:\sout)?(?:\s(?:at|from|by|to)\s(?:the\s)?\w+)?\s(?:only\s)?(?:for"
        r"|over)\s(?:periods?\sof\s|a\speriod\sof\s)?"
        r"(?P<long>(?=.*\b(?:minutes?|hours?|nights?|days?|weeks?|months?)\b).+)$",
        (r"you need it for \g<long>",), EITHER,
        "the tent is lent only for periods of up to ten days", "you need it for up to ten days",
        "the tent is lent only for weddings",
    ),
    OtherWords(
        "stay-of-so-long",
        r"^(?:it\sis\sa|you\shave\sa|your|the)\s(?:stay|visit)\s(?:of|is|lasts|for)\s"
        r"(?P<long>.*\d.*|.*\b(?:minutes?|hours?|days?|weeks?|months?|nights?).*)$",
        (r"you stay for \g<long>",), EITHER,
        "it is a stay of longer than 90 days", "you stay for longer than 90 days",
        "it is a store of longer planks",
    ),
    OtherWords(
        "stays-of-so-long",
        r"^(?:the|your)\sstays\sare\s(?P<long>.*\b(?:minutes?|hours?)\b.*)$",
        (r"you stay for \g<long>", r"you stayed for \g<long>", r"your car was there for \g<long>",
         r"you parked for \g<long>"), EITHER,
        "the stays are up to two hours", "you stayed for up to two hours",
        "the stays are up for sale",
    ),
)  # fmt: skip
