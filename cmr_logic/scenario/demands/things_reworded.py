"""What else says the same of a thing as a clause: "your ticket is unused", "the payment was late".

A rule says in what state a thing is, and a person what was done with it. Each shape of a clause
stands with the forms that say the same, and with what a story that speaks of a form may say of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.demands.other_words import EITHER, HOLDS, OtherWords
from cmr_logic.text import VERB, bases
from cmr_logic.text.patterns import compiled

FAILS = frozenset({False})
_THING = r"(?P<what>(?:your|the|its|this)\s(?:[\w'’-]+\s){0,2}?[\w'’-]+)"
# Nouns of rules for what was done, by how people say it: "your **payment** was late", "I paid late".
_NOMINALS = {
    "payment": ("paid", ""),
    "delivery": ("delivered", "arrived"),
    "return": ("returned", ""),
    "order": ("ordered", "arrived"),
    "booking": ("booked", ""),
    "arrival": ("arrived", ""),
    "application": ("applied", ""),
    "entry": ("entered", ""),
    "submission": ("submitted", ""),
    "renewal": ("renewed", ""),
    "cancellation": ("cancelled", ""),
    "registration": ("registered", ""),
    "claim": ("claimed", ""),
    "parcel": ("arrived", "delivered"),
    "train": ("arrived", "left"),
}
# Verbs by which a thing does what somebody does with it: "the work **started**", "they started it".
_ERGATIVE = r"(?P<verb>started|begun|begun|finished|ended|stopped|opened|closed|resumed|expired|moved|broken|changed)"
_STARTED = {"begun": "begun"}
# Participles that "un" denies of a thing: "**unused**"; not "uncle".
_UN = (
    r"un(?P<done>used|opened|worn|washed|paid|sold|signed|read|claimed|delivered|damaged|insured|locked"
    r"|registered|licensed|taxed|marked|touched|finished|occupied|furnished|vaccinated|tested|trained"
    r"|altered|changed|collected|repaired|painted|planted|sealed|answered|published|attended|booked"
    r"|labelled|addressed|fenced|cut|cooked|boiled|heated|supervised|accompanied|authorised|approved"
    r"|modified|tagged|packed|wrapped|eaten|ridden|driven|broken|scratched|cracked|activated|processed)"
)

THINGS_REWORDED: tuple[OtherWords, ...] = (
    OtherWords(
        "not-done-yet",
        rf"^{_THING}\s(?:is|are|was|were|remains?|has\sbeen|have\sbeen)\s(?:still\s|completely\s|entirely\s)?{_UN}$",
        (r"\g<what> has not been \g<done>", r"you have not \g<done> \g<what>"), EITHER,
        "your ticket is unused", "your ticket has not been used", "your uncle is unhappy",
    ),
    OtherWords(
        "own-name",
        rf"^{_THING}\s(?:is|are|was)\sin\syour\s(?:own\s)?name$",
        (r"your name is on \g<what>",), HOLDS,
        "the bill is in your name", "your name is on the bill", "the bill is in your hand",
    ),
    OtherWords(
        "got-so",
        rf"^{_THING}\s(?:has|have)\s(?:got|become|gone)\s(?P<how>wet|dirty|hot|cold|dry|warm|loose|mouldy|rusty|stale|sour|flat)$",
        (r"\g<what> has been \g<how>", r"\g<what> is \g<how>"), EITHER,
        "the phone has got wet", "the phone has been wet", "the phone has got lost",
    ),
    OtherWords(
        "work-of-ones-own",
        rf"^{_THING}\s(?:is|was|are|must\sbe)\s(?:all\s|entirely\s)?your\sown\s(?:original\s|unaided\s)?work$",
        (r"you made \g<what> yourself",), EITHER,
        "the painting is your own work", "you made the painting yourself",
        "the painting is your own",
    ),
    OtherWords(
        "work-carried-out",
        r"^(?P<what>(?:the|your|any)\s(?:repair|repairs|work|works|installation|inspection|service|valuation|cleaning|survey))\s"
        r"(?P<be>was|were|has\sbeen|have\sbeen|is)\s(?:carried\sout|done|performed|undertaken|made|completed)\sby\s(?P<who>an?\s.+)$",
        (r"\g<who> has done \g<what>", r"\g<what> was done by \g<who>"), EITHER,
        "the repair was carried out by a dealer", "a dealer has done the repair",
        "the repair was late",
    ),
    OtherWords(
        "every-session",
        r"^you\s(?:have\s)?attend(?:ed)?\s(?:every|all|each)\s(?:of\s)?(?:the\s|your\s)?(?P<what>[a-z]+?)s?$",
        (r"you have not missed a \g<what>", r"you have not skipped a \g<what>"), EITHER,
        "you have attended every session", "you have not missed a session",
        "you have attended a session",
    ),
    OtherWords(
        "nobody-did",
        r"^(?:nobody|no\sone)\s(?P<has>has|is|was)\s(?P<done>.+)$",
        (r"somebody \g<has> not \g<done>",), FAILS,
        "nobody has slept in the van", "somebody has not slept in the van",
        "somebody has slept in the van",
    ),
    OtherWords(
        "anybody-did",
        r"^any(?:body|one)\s(?P<has>has|is|was)\s(?!else\b)(?P<done>.+)$",
        (r"your friend \g<has> \g<done>", r"your relative \g<has> \g<done>"), HOLDS,
        "anybody has slept in the van", "your friend has slept in the van",
        "anybody else has slept in the van",
    ),
)  # fmt: skip


@lru_cache(maxsize=4096)
def of_the_thing(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return what else says the same of a thing; nothing for other clauses.

    Args:
        statement: a clause.

    Returns:
        the forms, each with what a story that speaks of it may say of the clause.

    Example:
        >>> [form for form, _ in of_the_thing("your ticket is unused")]
        ['your ticket has not been used', 'you have not used your ticket']
        >>> [form for form, _ in of_the_thing("your payment was late")]
        ['you paid late', 'it was paid late']
        >>> of_the_thing("your uncle is unhappy")
        ()
    """
    return tuple(_forms(statement))


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    for each in THINGS_REWORDED:
        match = compiled(each.pattern).match(statement)
        if match is not None:
            yield from ((match.expand(form), each.values) for form in each.forms)
    yield from _late(statement)


_WHEN = compiled(
    r"^(?:your|the)\s(?P<what>[a-z]+)\s(?:was|is|were|are)\s(?P<how>late|early|on\stime|delayed)$"
)


def _late(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield of "the payment was late" that somebody paid late."""
    match = _WHEN.match(statement)
    if match is None or match["what"] not in _NOMINALS:
        return
    first, second = _NOMINALS[match["what"]]
    how = "late" if match["how"] == "delayed" else match["how"]
    arriving = first in {"arrived", "delivered"}
    done = "was delivered" if first == "delivered" else first
    yield (f"it {done} {how}" if arriving else f"you {first} {how}"), EITHER
    if second:
        yield f"it {'was ' if second == 'delivered' else ''}{second} {how}", EITHER
    elif bases(first, VERB) and syntax.is_participle(first) and not arriving:
        yield f"it was {first} {how}", EITHER
