"""What is banned beside what is demanded: "You must wear a cap. **You must not swim alone**"."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic.expression import ClauseRef
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule

# How whoever has leave must not go about it: "You **must not** run"; not "you must run".
_BANNED = re.compile(
    r"^you\s+(?:also\s+)?(?:must|may|shall|should|can)\s*(?:not|never)\s+(?!be\b|have\b|need\b)"
    r"|^you\s+(?:can|must)n?['’]t\s+(?!be\b|have\b|need\b)",
    re.IGNORECASE,
)
# Words of what comes later, or of asking: "must not **apply** twice"; not "must not swim".
_APART = re.compile(
    r"\b(?:after|afterwards|within|report|apply|claim|appeal|refund|complain|cancel|pay|paid"
    r"|leave\b(?!.*\b(?:alone|unattended|unsupervised|behind)\b))\b",
    re.IGNORECASE,
)


def bans_beside_demands(rule: Rule) -> frozenset[int]:
    """Return the ids of the bans on how to go about something right behind a demand on the same.

    Args:
        rule: the rule text.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a cap. You must not swim alone. You must not complain.")
        >>> found = bans_beside_demands(rule)
        >>> [id(provision) in found for provision in rule.provisions]
        [False, True, False]
    """
    found: set[int] = set()
    for before, provision in pairwise(rule.provisions):
        leads = before.force is Force.DEMANDS or id(before) in found
        if leads and _is_ban(rule, provision):
            found.add(id(provision))
    return frozenset(found)


def _is_ban(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision forbids whoever asks a deed, whatever else is so."""
    if not denies(provision) or provision.waives or provision.denying:
        return False
    case = provision.condition or provision.implied
    if not isinstance(case, ClauseRef) or provision.exceptions or provision.subject is not None:
        return False
    if provision.condition is not None and rule.clause(case.clause_id).cue != IMPLIED:
        return False  # "You must not swim **if you are ill**" has a case of its own
    said = provision.conclusion.of(rule.plain)
    return _BANNED.search(said) is not None and _APART.search(said) is None
