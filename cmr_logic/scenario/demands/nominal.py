"""What a clause says by a noun for a deed: "it is after the loss of your job".

A story says it by the verb: "I lost my job". Each noun stands with the participle of its verb, and
with what it is the deed of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
# What befalls, or is done to, the thing behind "of": "the **loss** of your job";
# not "the cost".
_UNDERGONE = {
    "loss": "lost",
    "theft": "stolen",
    "sale": "sold",
    "purchase": "bought",
    "receipt": "received",
    "delivery": "delivered",
    "installation": "installed",
    "inspection": "inspected",
    "completion": "completed",
    "cancellation": "cancelled",
    "payment": "paid",
    "renewal": "renewed",
    "repair": "repaired",
    "adoption": "adopted",
    "removal": "removed",
    "destruction": "destroyed",
    "demolition": "demolished",
}
# What whoever asks may do to it themselves: "the **sale** of your boat"; not "its theft".
_ONES_OWN = frozenset(
    {"loss", "sale", "purchase", "receipt", "completion", "cancellation", "payment", "renewal"}
    | {"repair", "adoption", "removal", "demolition"}
)
# What the thing or the person behind "of" does: "the **death** of a parent"; not "the house".
_DONE = {
    "death": "died",
    "birth": "been born",
    "arrival": "arrived",
    "departure": "left",
    "retirement": "retired",
    "expiry": "expired",
    "end": "ended",
    "closure": "closed",
    "failure": "failed",
}
# What whoever asks does or is, where the noun stands alone: "on **retirement**"; not "on Sunday".
_STATES = {
    "retirement": "you have retired",
    "marriage": "you have married",
    "divorce": "you are divorced",
    "redundancy": "you have been made redundant",
    "illness": "you are ill",
    "sickness": "you are ill",
    "injury": "you are injured",
    "pregnancy": "you are pregnant",
    "unemployment": "you are unemployed",
    "bereavement": "you are bereaved",
}
_OPENINGS = ("it is ", "there ", "the theft ", "the loss ", "the removal ")
_NOUNS = "|".join(sorted({*_UNDERGONE, *_DONE}))
_WHEN = r"^(?:it\sis\s(?:on|upon|after|following)|there\s(?:is|has\sbeen|was))\s"
_OF = re.compile(
    rf"{_WHEN}(?:(?:the|a|an|any)\s)?(?P<noun>{_NOUNS})\sof\s(?P<what>(?:your|the|an?|any)\s[\w\s'’-]+)$"
)
_ALONE = re.compile(rf"{_WHEN}(?:your\s|an?\s)?(?P<noun>{'|'.join(sorted(_STATES))})$")
_CHANGE = re.compile(
    r"^there\s(?:is|has\sbeen|was)\s(?:an?|any)\schange\s(?:of|in|to)\s(?:your\s)?(?P<what>[a-z]+(?:\s[a-z]+)?)$"
)
# "**Theft from a shed** is covered if …": what is said of such a deed.
_FROM = re.compile(
    r"^the\s(?P<noun>theft|loss|removal)\sis\sfrom\s(?P<what>(?:your|the|an?|any)\s[\w\s'’-]+)$"
)
_ANY = re.compile(r"^(?:an?|any)\s")


@lru_cache(maxsize=4096)
def by_the_verb(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return what a clause says by a noun for a deed, by its verb; nothing for other clauses.

    Args:
        statement: a clause.

    Returns:
        the forms, each with what a story that speaks of it may say of the clause.

    Example:
        >>> [form for form, _ in by_the_verb("it is after the loss of your job")]
        ['your job has been lost', 'you have lost your job']
        >>> [form for form, _ in by_the_verb("there is the death of a parent")]
        ['your parent has died']
        >>> [form for form, _ in by_the_verb("there is a change in your income")]
        ['your income has changed']
        >>> [form for form, _ in by_the_verb("the theft is from a barn")]
        ['goods were stolen from a barn']
        >>> by_the_verb("it is after the end")
        ()
    """
    return tuple(_forms(statement)) if statement.startswith(_OPENINGS) else ()


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    if (match := _OF.match(statement)) is not None:
        noun, what = match["noun"].lower(), match["what"]
        if noun in _DONE:
            yield f"{_ANY.sub('your ', what)} has {_DONE[noun]}", _HOLDS
            return
        yield f"{what} has been {_UNDERGONE[noun]}", _EITHER
        if noun in _ONES_OWN:
            yield f"you have {_UNDERGONE[noun]} {what}", _EITHER
    elif (match := _ALONE.match(statement)) is not None:
        yield _STATES[match["noun"].lower()], _HOLDS
    elif (match := _FROM.match(statement)) is not None:
        yield f"goods were {_UNDERGONE[match['noun'].lower()]} from {match['what']}", _HOLDS
    elif (match := _CHANGE.match(statement)) is not None:
        yield f"your {match['what']} has changed", _EITHER
