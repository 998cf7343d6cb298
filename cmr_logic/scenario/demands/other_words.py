"""What else says the same as a clause by its grammar alone: "at least one child", "refused to".

Each shape of a clause stands with the forms that say the same, and with what a story that speaks
of such a form may say of the clause: who has a child has at least one, and a landlord that will
not mend a boiler has refused to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from cmr_logic.records import record

EITHER = frozenset({True, False})
HOLDS = frozenset({True})

# By which much is measured, so that one of them is no thing that somebody has.
_MEASURES = (
    r"(?:years?|months?|weeks?|days?|hours?|minutes?|nights?|terms?|miles?|km|metres?|feet|foot|kg|kilos?|litres?|acres?"
    r"|hectares?|per\scent|percent|third|quarter|half|of|or|in|other|more|time|times)\b"
)
_WHO = r"(?P<who>(?:your|the|a|an|our|their)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+|they|we)"
_WHEN = r"(?P<when>(?:between|in|on|before|after|during|from|by|within|at)\s.+)"
# What one reaches, once: "you must **score** at least 70"; not "you must wear a badge".
_REACHED = {
    "score": "scored",
    "pass": "passed",
    "achieve": "achieved",
    "complete": "completed",
    "reach": "reached",
    "obtain": "obtained",
    "gain": "gained",
    "attend": "attended",
    "get": "got",
}
# Deeds that rules call by a noun: "your **claim** was made"; not "your coat was made".
_DEEDS = {
    "claim": "claimed",
    "application": "applied",
    "booking": "booked",
    "complaint": "complained",
    "registration": "registered",
    "order": "ordered",
    "request": "requested it",
    "appeal": "appealed",
    "report": "reported it",
    "reservation": "reserved",
    "cancellation": "cancelled",
    "nomination": "nominated",
}
_GOING = {
    "visit": ("come", "visit", "are there"),
    "stay": ("stay", "come", "arrive"),
    "trip": ("travel", "go", "leave"),
    "holiday": ("travel", "go", "leave"),
    "journey": ("travel", "leave"),
    "arrival": ("arrive", "come"),
    "departure": ("leave", "depart"),
    "wedding": ("marry",),
    "move": ("move",),
}


@record(frozen=True, slots=True)
class OtherWords:
    """A shape of clauses, and what else says the same.

    Args:
        name: a unique name.
        pattern: the shape, ignoring case.
        forms: templates for the forms that say the same.
        values: what a story that speaks of a form may say of the clause.
        clause: a clause of the shape.
        other: what else says the same.
        silent: a clause of another shape.
    """

    name: str
    pattern: str
    forms: tuple[str, ...]
    values: frozenset[bool]
    clause: str
    other: str
    silent: str


OTHER_WORDS: tuple[OtherWords, ...] = (
    OtherWords(
        "one-at-least",
        rf"^(?P<has>.*\b(?:have|has|own|owns|keep|keeps|employ|employs|with|hold|holds))\s(?:at\sleast\sone|one\sor\smore)\s"
        rf"(?!{_MEASURES})(?P<what>.+)$",
        (r"\g<has> a \g<what>",), EITHER,
        "you have at least one goat", "you have a goat", "you have at least one hour",
    ),
    OtherWords(
        "all-of-it",
        r"^all\sof\s(?P<what>(?:your|the|its|their)\s.+)$",
        (r"all \g<what>",), EITHER,
        "all of your goats are tagged", "all your goats are tagged", "all of you are tagged",
    ),
    OtherWords(
        "both-of-a-couple",
        r"^both\s(?:partners|spouses|members\sof\s(?:a|the)\scouple)\s(?P<does>.+)$",
        (r"both of you \g<does>",), EITHER,
        "both partners row here", "both of you row here", "both boats row here",
    ),
    OtherWords(
        "refusing",
        rf"^{_WHO}\s(?:has\s|have\s)?(?:refused|refuses?|declined?|declines|is\sunwilling|are\sunwilling)\sto\s(?P<what>.+)$",
        (r"\g<who> will not \g<what>",), EITHER,
        "your landlord has refused to mend the boiler", "your landlord will not mend the boiler",
        "your landlord has refused the loan",
    ),
    OtherWords(
        "agreeing",
        rf"^{_WHO}\s(?:has\s|have\s)?(?:agreed?|agrees|promised|promises?|offered|offers?|is\swilling|are\swilling|is\sprepared)\sto\s"
        r"(?!the\b|your\b|it\b|this\b|a\b)(?P<what>.+)$",
        (r"\g<who> will \g<what>",), EITHER,
        "your landlord has agreed to mend the boiler", "your landlord will mend the boiler",
        "your landlord agrees to the work",
    ),
    OtherWords(
        "partner-of-household",
        r"^(?:anybody|anyone|somebody|someone)\selse\s(?:in\syour\s(?:household|home|house|family)|(?:who\slives|living)\swith\syou)"
        r"\s(?P<does>.+)$",
        (r"your partner \g<does>",), HOLDS,
        "anybody else in your household works", "your partner works",
        "anybody else in your street works",
    ),
    OtherWords(
        "child-of-family",
        r"^(?:the|your)\s(?:family|household)\s(?P<does>(?:gets|receives|has|is\sentitled\sto|qualifies\sfor)\s(?!no\b|more\b|less\b|fewer\b|at\b|\S*\d)"
        r"(?!children\b|a\schild\b).+)$",
        (r"your child \g<does>",), HOLDS,
        "the family gets free school meals", "your child gets free school meals",
        "the family gets at least three meals",
    ),
    OtherWords(
        "home-of-ones-own",
        r"^you\s(?:were|have\sbeen|are)\s(?P<hit>flooded|burgled|broken\sinto)(?P<when>.*)$",
        (r"your home was \g<hit>\g<when>",), EITHER,
        "you were flooded in the last year", "your home was flooded in the last year",
        "you were fined in the last year",
    ),
    OtherWords(
        "of-a-height",
        r"^you\sare\s(?:an?\s)?(?:visitors?|guests?|children|child|riders?|passengers?|people|persons?|customers?)\s(?:who\sare\s)?"
        r"(?P<bound>(?:shorter|taller)\sthan|under|over|below|above|at\sleast)\s(?P<size>[\d.]+\s?(?:m|cm|metres?|meters?|centimetres?|feet|ft))(?:\s(?:tall|in\sheight))?$",
        (r"you are \g<bound> \g<size> tall",), EITHER,
        "you are visitors under 1.2 metres", "you are under 1.2 metres tall",
        "you are visitors under 12 years",
    ),
    OtherWords(
        "ordering",
        r"^(?:it\sis|this\sis|it\sis\san?)\s(?:orders?|purchases?)\s(?:of|for)\s(?P<what>(?!.*[£$€]).*\d.*)$",
        (r"you order \g<what>", r"you buy \g<what>"), EITHER,
        "it is orders of 50 or more tiles", "you order 50 or more tiles",
        "it is offers of 50 or more tiles",
    ),
    OtherWords(
        "to-be-reached",
        rf"^you\s(?:must|have\sto|need\sto)\s(?P<verb>{'|'.join(_REACHED)})\s(?P<what>.+)$",
        (r"you have \g<verb> \g<what>",), EITHER,
        "you must score at least 70 points", "you have scored at least 70 points",
        "you must wear at least two badges",
    ),
    OtherWords(
        "deed-by-a-noun",
        rf"^(?:your|the|an?)\s(?:[a-z]+\s)?(?P<deed>{'|'.join(_DEEDS)})\s(?:was|is|has\sbeen|must\sbe|will\sbe|be)\s"
        rf"(?:made|submitted|sent(?:\sin)?|filed|lodged|placed|put\sin|handed\sin)\s{_WHEN}$",
        (r"you \g<deed> \g<when>",), EITHER,
        "your claim was made within 30 days of the theft",
        "you claimed within 30 days of the theft",
        "your coat was made within 30 days of the theft",
    ),
    OtherWords(
        "time-of-going",
        rf"^(?:it\sis\s)?(?:your|the|an?)?\s?(?P<going>{'|'.join(_GOING)})s?\s(?:that\s)?(?:falls?|begins?|starts?|takes?\splace|is|are|will\sbe"
        rf"|occurs?)\s{_WHEN}$",
        (r"you \g<going> \g<when>",), EITHER,
        "your visit falls between 1 June and 30 September",
        "you come between 1 June and 30 September",
        "your birthday falls between 1 June and 30 September",
    ),
)  # fmt: skip
_COMPILED = tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in OTHER_WORDS)


@lru_cache(maxsize=4096)
def in_other_words(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return what else says the same as a clause, each with what it may say of the clause.

    Args:
        statement: a clause.

    Example:
        >>> [form for form, _ in in_other_words("you have at least one child under 5")]
        ['you have a child under 5']
        >>> [form for form, _ in in_other_words("your visit is in May")]
        ['you come in May', 'you visit in May', 'you are there in May']
        >>> in_other_words("you have at least one year of service")
        ()
    """
    return tuple(_forms(statement))


def with_deed_named(statement: str, question: str) -> str:
    """Return a clause that says "it" of a deed that a question names: "your claim was made …".

    Args:
        statement: a clause.
        question: what is asked.

    Example:
        >>> with_deed_named("it was made within 30 days of the theft", "Is my claim valid?")
        'your claim was made within 30 days of the theft'
        >>> with_deed_named("it was made within 30 days of the theft", "Is my coat insured?")
        'it was made within 30 days of the theft'
    """
    deed = _DEED_ASKED.search(question) if _MADE.match(statement) is not None else None
    return f"your {deed['deed'].lower()} {statement.split(' ', 1)[1]}" if deed else statement


def by_schooling(statement: str) -> str:
    """Return a clause about school age as one about going to school: the words for it are shared.

    Args:
        statement: a clause.

    Example:
        >>> by_schooling("your child is under school age")
        'your child does not go to school yet'
        >>> by_schooling("your child is at school")
        'your child is at school'
    """
    return _TOO_YOUNG.sub(r"\g<who> does not go to school yet", statement)


_TOO_YOUNG = re.compile(
    r"^(?P<who>.+?)\sis\s(?:(?:under|below)\s(?:compulsory\s)?school\sage|not\syet\s(?:of|at)\sschool(?:\sage)?)$"
)
_DEED_ASKED = re.compile(rf"\b(?:my|our)\s(?P<deed>{'|'.join(_DEEDS)})\b", re.IGNORECASE)
_MADE = re.compile(
    r"^(?:it|they)\s(?:was|were|is|are|has\sbeen|must\sbe)\s(?:made|submitted|sent|filed|lodged|placed)\b"
)


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    for entry, pattern in _COMPILED:
        match = pattern.match(statement)
        if match is None:
            continue
        named = match.groupdict()
        for form in entry.forms:
            if "going" in named:
                for verb in _GOING[match["going"].lower()]:
                    yield f"you {verb} {match['when']}", entry.values
            elif "deed" in named:
                yield f"you {_DEEDS[match['deed'].lower()]} {match['when']}", entry.values
            elif "verb" in named:
                done = _REACHED[match["verb"].lower()]
                yield f"you have {done} {match['what']}", entry.values
            else:
                yield match.expand(form), entry.values
