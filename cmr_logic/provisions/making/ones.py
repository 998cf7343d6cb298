"""What "one" stands for in a clause: "you own a van or rent **one**" asks if you rent a van."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.text import VERB, classes

ONE = " one"
"""A cheap sign: statements without it have none."""
# "One" as an object, at the end or before when it is so: "rent **one**"; not "one of us".
_ONE = re.compile(r"(?P<verb>\w+) one(?=$| (?:before|already|now|here|yet|yourself)\b)")
# A thing that the clause before ends in: "you own **a fast car**"; not "you own cars".
_THING = re.compile(r"\ban? (?:[\w-]+ )?[\w-]+$")
_STOP = re.compile(r"[.;:!?\n]")


def thing_meant(statement: str, before: str, between: str) -> tuple[str, str]:
    """Return a statement with the thing for "one", and the thing; both as they are without one.

    Args:
        statement: the statement of a clause.
        before: that of the clause before.
        between: the words of the text between the two.

    Example:
        >>> thing_meant("you rent one", "you own a car", " or ")
        ('you rent a car', 'a car')
        >>> thing_meant("you rent at least one", "you own a car", " or ")
        ('you rent at least one', '')
    """
    found, thing = _ONE.search(statement), _THING.search(before)
    if found is None or thing is None or _STOP.search(between):
        return statement, ""
    verb = found["verb"].lower()
    if VERB not in classes(verb) or verb in syntax.DETERMINERS or verb in syntax.PREPOSITIONS:
        return statement, ""
    start = found.end("verb") + 1
    return statement[:start] + thing[0] + statement[found.end() :], thing[0]
