"""A role that whoever asks tells, which says nothing of what a rule says of some who have it.

"I'm a member" does not tell that the subscription is paid where a rule is about "**members whose**
subscription has lapsed": these are members too.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from cmr_logic.text import key, words_in

if TYPE_CHECKING:
    from cmr_logic.scenario import Finding

# What tells a role, and nothing else: "I'm **a member**"; not "I'm a paid-up member".
_ROLE = re.compile(
    r"^\W*(?:i\s+am|i['’]m|we\s+are|we['’]re)\s+(?:an?\s+)?(?P<role>[a-z]+)\W*$", re.I
)
_RELATIVES = frozenset({"who", "whose", "that", "with", "without"})
_IMPLIED = "implication"


def tells_role_alone(found: Finding, text: str) -> bool:
    """Tell whether a finding only follows from a role of which a rule tells some apart.

    Args:
        found: what a story says of a clause.
        text: the rule text.

    Example:
        >>> from cmr_logic.scenario import settle
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members whose membership has lapsed cannot row.")
        >>> [tells_role_alone(f, rule.plain) for f in settle(rule.clauses, "I'm a member.")]
        [True]
        >>> rule = parse("You cannot row if your membership has lapsed.")
        >>> [tells_role_alone(f, rule.plain) for f in settle(rule.clauses, "I'm a member.")]
        [False]
    """
    role = _ROLE.match(found.quote)
    if role is None or found.value or not found.entry.startswith(_IMPLIED):
        return False
    named, words = key(role["role"].lower()), words_in(text.lower())
    return any(b in _RELATIVES and key(word) == named for word, b in pairwise(words))
