"""When a thing happened of which a rule asks by one word and a story tells by another.

"The decision was issued in 2022 or later": "the letter is dated 17 February 2020". Each entry joins
the words by which rules ask when something happened with those by which people tell it.
"""

from __future__ import annotations

import re

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled

_IN_POST = r"\s[^.;]*?\b"


@record(frozen=True, slots=True)
class Event:
    """What may happen at some time.

    Args:
        name: a unique name.
        asks: the words of a rule, as a pattern.
        tells: the words of a story, as a pattern.
        clause: a clause that asks when.
        fires: a story that makes it true.
        silent: a story that leaves it open.
        before: words of a story for what comes before it: what was sent arrives later.
        after: words of a story for what comes after it.
    """

    name: str
    asks: str
    tells: str
    clause: str
    fires: str
    silent: str
    before: str = ""
    after: str = ""


_SENT = (
    r"\b(?:sent|posted|mailed|submitted|lodged|filed|put\sin\smy|applied|returned|dispatched"
    rf"|(?:popped|put){_IN_POST}(?:post|postbox))\b"
)
_DESK = (
    r"(?:you\b|your\b|the\s(?:front\s|reception\s|help\s|main\s|enquiry\s)?(?:desk|counter|office|clerk|receptionist|reception|lady|man"
    r"|porter|secretary|registrar|treasurer|librarian|school|council|town\shall)\b)"
)
_AT_ONCE = (
    rf"\b(?:handed|gave|given|passed|delivered|took|taken|brought|left|dropped)\b[^.;]*?\b(?:to|with|at|in\sat|off\sat)\s{_DESK}"
    r"|\b(?:your|the)\s(?:[a-z]+\s){0,2}?(?:clerk|receptionist|secretary|assistant|staff|porter|officer|lady|man|colleague|registrar|treasurer)\s"
    r"(?:took|accepted|received|stamped|signed\sfor|got|had)\b"
    r"|\b(?:put|pushed|posted|popped|dropped)\b[^.;]*?\b(?:through|in|into)\s(?:your|the\soffice)\s(?:own\s)?(?:letter\s?box|door|drop\s?box|mail\s?box)\b"
    r"|\b(?:e-?mail(?:ed)?|upload(?:ed)?|fax(?:ed)?|handed\b[^.;]*?\bin|handed\sover|dropped\b[^.;]*?\b(?:in|off|through)|delivered\sby\shand"
    r"|(?:sent|submitted|filed|lodged|applied|returned|did)\b[^.;]*?\b(?:online|by\se-?mail|electronically|through\syour\s(?:website"
    r"|portal|app)|in\sperson|by\shand))\b"
)
_ARRIVED = (
    r"\b(?:reached|arrived|got\sto\syou|got\sthere|landed\son\syour|was\swith\syou|you\s(?:got|had|received)|was\sreceived"
    r"|been\sreceived|came\sin)\b"
)
# fmt: off
EVENTS: tuple[Event, ...] = (
    Event(
        "received",
        r"\b(?:received|arrives?|arrived|reach(?:es|ed)?|gets?\sto|with\sus|in\sour\shands)\b",
        rf"{_AT_ONCE}|{_ARRIVED}",
        "your application is received by 15 May 2023", "My form reached you on 3 May 2023.",
        "My form tired me on 3 May 2023.", before=_SENT,
    ),
    Event(
        "sent",
        r"\b(?:sen[dt]|posted|submit(?:ted)?|filed|lodged|apply|applied|made|returned|handed\sin)\b",
        rf"{_SENT}|{_AT_ONCE}",
        "your application is sent by 15 May 2023", "I put my form in the post on 3 May 2023.",
        "I put my form in the bin on 3 May 2023.", after=_ARRIVED,
    ),
    Event(
        "purchase-completed",
        r"\b(?:purchase|sale)\b.*\bcomplet|\bcomplet\w*\s(?:the|your)\s(?:purchase|sale)\b",
        r"\bclosed\son\s(?:it|the|our|my|this)\b",
        "your purchase was completed before June 2011", "We closed on it on 3 May 2010.",
        "We closed it on 3 May 2010.",
    ),
    Event(
        "made", r"\b(?:built|made|manufactured|constructed|produced|build|make)\b",
        r"\b(?:built|manufactured|constructed|rolled\soff\sthe\s(?:[a-z]+\s)?line|left\sthe\sfactory|went\sup(?=\s(?:in|on|during|around|before|after)\s(?:about\s)?(?:[A-Z]|\d|the\s\d))|dates?\s(?:back\s)?(?:from|to)|(?:is|was)\smade)\b",
        "your van was built before June 1981", "My van rolled off the line in 1966.",
        "My van rolled off the road in 1966.",
    ),
    Event(
        "put-up", r"\b(?:installed|fitted|put\s(?:up|in)|erected|mounted|laid)\b",
        r"\b(?:install(?:ed)?|fitted|erected|mounted|laid|put\s(?:(?!out|off|away|on\b)[a-z]+\s){0,2}?(?:up|in))\b",
        "your panels were installed after 1 March 2022",
        "We had panels put up in the summer of 2023.",
        "We had panels washed in the summer of 2023.",
    ),
    Event(
        "issued", r"\b(?:issued|dated|made|granted|given|decided|printed)\b",
        r"\b(?:issued|dated|stamped|printed|date\son)\b",
        "the decision was issued in 2022 or later",
        "The letter refusing my claim is dated 17 May 2023.",
        "The lawyer refusing my claim was hired on 17 May 2023.",
    ),
    Event(
        "damaged", r"\b(?:damaged?|loss|losses|flood(?:ed)?)\b",
        r"\b(?:flood(?:ed)?|(?:came|pouring|poured|rose)\s(?:right\s)?(?:in\s|up\s|down\s)?(?:through|into|down|over)|burst|smashed|ruined|damaged|destroyed"
        r"|(?:came|come|fell|fallen)\s(?:down\s)?on|wrecked|burn(?:ed|t)|caught\sfire|collapsed|soaked|blew\s(?:off|down)|stolen|hit\s(?:by|the|my|our))\b",
        "the damage happened between 1 May and 1 June 2023",
        "The river came through our kitchen on 20 May 2023.",
        "The plumber came to our kitchen on 20 May 2023.",
    ),
    Event(
        "accident", r"\b(?:accident|injur(?:y|ies|ed)|incident)\b",
        r"\b(?:crash(?:ed)?|(?:was|got)\s(?:hit|knocked)|fell|slipped|tripped|injured|hurt|burn(?:ed|t)|broke\smy"
        r"|came\soff)\b",
        "the accident happened after 1 May 2023", "I slipped on the ice on 20 May 2023.",
        "I skated on the ice on 20 May 2023.",
    ),
    Event(
        "registered", r"\b(?:registered|licensed)\b",
        r"\b(?:registered|licensed|(?:put|went|goes|been)\s(?:[a-z]+\s)?on\sthe\s(?:register|road))\b",
        "your car was first registered before June 1983",
        "My Mini was put on the register in 1979.",
        "My Mini was put on the ramp in 1979.",
    ),
    Event(
        "wedding",
        r"\b(?:marriage|wedding)\s(?:took\splace|was|happened)\b",
        r"\b(?:married|wed|tied\sthe\sknot|our\swedding|walked\sdown\sthe\saisle)\b",
        "the wedding took place before May 1997", "We got married in the summer of 1983.",
        "We got measured in the summer of 1983.",
    ),
    Event(
        "course-started", r"\b(?:start(?:ed)?|began|begun|commenced)\b",
        r"\b(?:start(?:ed)?|began|begun|commenced|enrolled|embarked)\b",
        "you started your course before May 2012", "I began my degree in the autumn of 2010.",
        "I began my debate in the autumn of 2010.",
    ),
    Event(
        "age-reached", r"\breach(?:ed|es)?\s(?:[a-z]+\s){0,3}age\b",
        r"\b(?:reached|hit|got\sto|turned|came\sto)\b",
        "you reached pension age before May 2016", "I hit pension age in November 2012.",
        "I hid my pension in November 2012.",
    ),
)
# fmt: on
# Things of which a word is said when no other is: papers that are sent, and those that decide.
_PAPERS = (
    r"application|claim|form|return|appeal|request|papers?|paperwork|vote|ballot|envelope|entry|it"
    r"|them|everything"
)
_DECIDING = r"letter|decision|notice|refusal|it"
_PARTS_OF_HOUSES = (
    r"home|house|flat|bungalow|cottage|kitchen|roof|ceilings?|walls?|windows?|doors?|floors?|lounge|living\sroom|bedrooms?"
    r"|bathroom|hall|hallway|porch|conservatory|garage|loft|attic|cellar|basement|chimney|it"
)
_VEHICLES = r"vehicle|car|van|lorry|truck|motorbike|motorcycle|bike|motorhome|mini|morris|it|she"
# Who is married is told by "we"; another's wedding is not.
_COUPLE = r"we|I|our\swedding"
_STUDIES = r"course|degree|studies|diploma|doctorate|PhD|apprenticeship|BA|BSc|master['’]s|MA|MSc"
STANDING_FOR: tuple[tuple[str, str], ...] = (
    (
        r"applications?|claims?|forms?|returns?|appeals?|requests?|votes?|ballots?|entr(?:y|ies)",
        _PAPERS,
    ),
    (r"decisions?|notices?|refusals?", _DECIDING),
    (r"damage|loss|losses|accident|injur(?:y|ies)|incident|flood", r"\w+"),
    (r"vehicles?|cars?|vans?|motorcycles?", _VEHICLES),
    (r"homes?|house|property|premises|building", _PARTS_OF_HOUSES),
    (r"marriage|wedding", _COUPLE),
    (r"courses?|studies", _STUDIES),
)


def events_of(statement: str) -> tuple[Event, ...]:
    """Return what a clause may ask the time of.

    Args:
        statement: the clause.

    Example:
        >>> [event.name for event in events_of("your van was built before 1981")]
        ['made']
        >>> events_of("you lived in Leeds before 1981")
        ()
    """
    return tuple(event for event in EVENTS if compiled(event.asks).search(statement))


def names_for(thing: str) -> str:
    """Return a pattern of the words by which a story may name a thing of a rule besides its own."""
    return next((told for asked, told in STANDING_FOR if re.fullmatch(asked, thing)), "it")
