"""What else says the same of a thing as a clause: "your ticket is unused", "the payment was late".

A rule says in what state a thing is, and a person what was done with it. Each shape of a clause
stands with the forms that say the same, and with what a story that speaks of a form may say of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.demands.other_words import EITHER
from cmr_logic.scenario.demands.shapes_of_measures import MEASURES_REWORDED
from cmr_logic.scenario.demands.shapes_of_states import STATES_REWORDED
from cmr_logic.scenario.demands.shapes_of_things import FAILS, THING, THINGS_REWORDED
from cmr_logic.text import VERB, bases
from cmr_logic.text.patterns import compiled

# Nouns of rules for what was done, by its verbs: "your **payment** was late"; not "your aunt".
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
# In which state a thing is with which something was done: "you have **closed** it", "it is closed".
_STATES = {
    "closed": "closed", "shut": "shut", "opened": "open", "locked": "locked", "sealed": "sealed",
    "emptied": "empty", "filled": "full", "cleaned": "clean", "washed": "clean", "dried": "dry",
    "unlocked": "unlocked", "cancelled": "cancelled",
    "sold": "sold", "renewed": "renewed", "repaired": "repaired", "unpacked": "unpacked",
}  # fmt: skip
# What a thing has that is said to be so: "the pub is **licensed**"; not "the pub is liked".
_HAVING = {
    "licensed": "a licence", "insured": "insurance", "alarmed": "an alarm", "fenced": "a fence",
    "guaranteed": "a guarantee", "microchipped": "a microchip", "tagged": "a tag",
    "heated": "heating", "lit": "lights", "labelled": "a label", "reserved": "a reservation",
    "certified": "a certificate", "ticketed": "tickets", "furnished": "furniture",
    "carpeted": "carpets", "gated": "a gate", "walled": "a wall", "roofed": "a roof",
    "staffed": "staff", "floodlit": "floodlights", "sprinklered": "sprinklers",
}  # fmt: skip
# What lies on or in a thing that is said to be so: "the path is **icy**"; not "the path is long".
_COVERED = {
    "icy": "ice", "muddy": "mud", "snowy": "snow", "rusty": "rust", "mouldy": "mould",
    "dusty": "dust", "sandy": "sand", "bloody": "blood", "greasy": "grease",
}  # fmt: skip


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


# What goes without saying of a thing that one was given: "the **hired** bike"; not "the red bike".
_LENT = compiled(
    r"^(?P<the>the|your|a)\s(?:hired?|rented|rental|borrowed|loaned|lent|leased|library)\s"
    r"(?P<rest>(?!card\b|fee\b|agreement\b|charge\b|company\b)[a-z]+\s.+)$"
)


def bare_thing(statement: str) -> str:
    """Return a clause about a thing that was lent, without the word that says so; or nothing.

    Args:
        statement: a clause.

    Example:
        >>> bare_thing("the hired bike was returned"), bare_thing("the red bike was returned")
        ('the bike was returned', '')
    """
    match = _LENT.match(statement)
    return f"{match['the']} {match['rest']}" if match is not None else ""


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    for each in (*THINGS_REWORDED, *STATES_REWORDED, *MEASURES_REWORDED):
        match = compiled(each.pattern).match(statement)
        if match is not None:
            yield from ((match.expand(form), each.values) for form in each.forms)
    bare = bare_thing(statement)
    if bare:
        yield bare, EITHER
    yield from _late(statement)
    yield from _alone(statement)
    yield from _as_state(statement)


# Those with whom one does a thing that is not done alone: "with a **helper**".
_IN_COMPANY = compiled(
    r"^you\s(?P<does>(?!are\b|were\b|live\b|lived\b|have\b)[a-z]+(?:\s[\w'’-]+){0,4}?)\s(?:together\s)?with\s"
    r"(?:an?|another|your|some|other|at\sleast\sone(?:\sother)?)\s(?:[a-z]+\s){0,2}?(?:helpers?|partners?|companions?|guides?"
    r"|crew|team|group|friends?|mates?|bud(?:dy|dies)|assistants?|persons?|people|adults?|child(?:ren)?"
    r"|colleagues?|instructors?|scouts?|apprentices?|relatives?|supervisors?|spouse|husband|wife"
    r"|sister|brother|mother|father|parent|family)$|^you\s(?P<did>[a-z]+(?:\s[\w'’-]+){0,4}?)\swith\s"
    r"(?:somebody|someone|others|other\speople|somebody\selse|someone\selse)$"
)


def _alone(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield of "you weave with a helper" that you do not weave alone."""
    match = _IN_COMPANY.match(statement)
    if match is None:
        return
    verb, _, rest = (match["does"] or match["did"]).partition(" ")
    found = bases(verb, VERB)
    if found and verb not in syntax.AUXILIARIES:
        not_ = "do not" if found[0] == verb else "did not"
        yield f"you {not_} {found[0]} {rest} alone".replace("  ", " "), FAILS


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


_DONE = compiled(rf"^you\s(?:have\s)?(?P<done>[a-z]+)\s{THING}$")
_SO = compiled(rf"^{THING}\s(?:is|are|was|were)\s(?P<how>[a-z]+)$")


def _as_state(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    """Yield in what state a thing is with which something was done, or what it has."""
    match = _DONE.match(statement)
    if match is not None and match["done"] in _STATES:
        # who usually locks it may not have: only another state tells against the deed
        yield f"{match['what']} is {_STATES[match['done']]}", FAILS
    match = _SO.match(statement)
    if match is not None and match["how"] in _HAVING:
        yield f"{match['what']} has {_HAVING[match['how']]}", EITHER
        yield f"there is {_HAVING[match['how']]} in {match['what']}", EITHER
    if match is not None and match["how"] in _COVERED:
        yield f"there is {_COVERED[match['how']]} on {match['what']}", EITHER
