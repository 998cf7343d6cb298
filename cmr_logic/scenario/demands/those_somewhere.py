"""Those who live somewhere, as rules call them: "**pet owners in Dalby**" own a pet and live there.

Where such people are is where their home is; where a nurse or a farmer is may be where they work.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.text import lemma, word_set

# Those whom a place behind them says to live there: "**tenants** in Leith"; not "nurses in Leith".
_AT_HOME = word_set(
    "owner tenant householder homeowner leaseholder occupier renter parent pensioner carer family "
    "household grandparent couple lodger retiree widow widower senior mother father"
)
_ARE_THERE = re.compile(
    r"^you\sare\s(?P<who>(?:(?:an?|the)\s)?(?:[a-z-]+\s){0,3}?(?P<noun>[a-z]+))\s"
    r"(?:(?:who\s)?(?:living|live|resident)\s)?(?P<where>(?:in|on|at|within|outside)\s"
    r"(?!(?:need|receipt|work|debt|arrears|charge|question|education|hospital|prison|care|time|paper|benefits?)\b)\S.*)$",
    re.IGNORECASE,
)


def those_there(statement: str) -> tuple[str, ...]:
    """Return who somebody is and where they live, of a clause on both; nothing for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> those_there("you are pet owners in Dalby")
        ('you are pet owners', 'you live in Dalby')
        >>> those_there("you are a tenant on the top floor")
        ('you are a tenant', 'you live on the top floor')
        >>> those_there("you are a nurse in Dalby"), those_there("you are parents in need")
        ((), ())
    """
    found = _ARE_THERE.match(statement)
    if found is None or lemma(found["noun"].lower()) not in _AT_HOME:
        return ()
    words = found["where"].lower().split()
    if not syntax.RELATIVES.isdisjoint(words) or "and" in words or "or" in words:
        return ()
    return (f"you are {found['who']}", f"you live {found['where']}")
