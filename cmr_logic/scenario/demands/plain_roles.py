"""Clauses that call whoever asks by a part that they have anyway: "you are passengers boarding"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set

_IS_ONE = re.compile(
    r"^(?P<who>you|your\s[a-z]+)\s(?P<be>are|is)\s(?:an?\s)?(?P<role>[a-z]+)\s(?P<done>[a-z]+)\s(?P<rest>.+)$"
)
# Whom a rule means by these, the question says: "**children** born in May"; not "nurses".
_ANYBODY = frozenset(map(word_key, word_set("child people person staff anyone"))) | {"people"}
_BORN = "born"
# People without work whom a rule calls so: "**unemployed** workers"; not "night workers".
_WORKLESS = re.compile(
    r"^(?P<who>you|your\s[a-z]+)\s(?P<be>are|is)\s(?:an?\s)?(?P<state>unemployed|jobless|redundant"
    r"|retired|self-employed)\s(?:workers?|employees?)$"
)


@lru_cache(maxsize=8192)
def without_role(statement: str) -> str:
    """Return a clause without the part that whoever asks has anyway, where it says what they do.

    Args:
        statement: the clause.

    Example:
        >>> without_role("you are passengers boarding in Canada")
        'you are boarding in Canada'
        >>> without_role("you are children born on or after 1 May 2020")
        'you were born on or after 1 May 2020'
        >>> without_role("you are nurses working in Canada")
        'you are nurses working in Canada'
        >>> without_role("you are unemployed workers"), without_role("you are night workers")
        ('you are unemployed', 'you are night workers')
    """
    if workless := _WORKLESS.match(statement):
        return " ".join(workless.group("who", "be", "state"))
    match = _IS_ONE.match(statement)
    if match is None:
        return statement
    role, done, be = word_key(match["role"]), match["done"], match["be"]
    if role not in lists.ROLES | _ANYBODY or match["role"] == done:
        return statement
    if done == _BORN:
        be = "were" if be == "are" else "was"
    elif not syntax.is_gerund(done):
        return statement
    return f"{match['who']} {be} {done} {match['rest']}"
