"""What was decided in the end: "they refused it in May, **but granted it in July**".

Who has been refused and then allowed has been allowed: of a decision, the later word counts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.scenario.claim import Claim
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.statements.statement import Tense
from cmr_logic.text import word_set

# What somebody decides: "the council has **approved** the plans"; not "has seen the plans".
_DECIDING = word_set(
    "approve agree accept grant sign allow permit pass consent give issue confirm authorise clear "
    "authorize admit let"
)
# What is said of a later time, between two decisions: "no in May, **but** yes in July".
_THEN = re.compile(
    r"\b(?:but|then|later|now|since|finally|eventually|afterwards|until|till|yet|in\sthe\send|at\slast|last\s[a-z]+)\b",
    re.I,
)
# By which what was decided is so no more: "but **withdrew** it in June".
_TAKEN_BACK = re.compile(
    r"\b(?:withdr[ae]w[ns]?|withdrawn|revok(?:e|es|ed)|rescinded|overturned|reversed|(?:took|taken)\s(?:it|that|this)\sback"
    r"|(?:has|have|since|then|later)\schanged\s(?:its|their|his|her)\smind|quashed)\b",
    re.IGNORECASE,
)
# The one before, and the one in its place: "my **first** plan", "the **second** one".
_EARLIER_ONE = re.compile(
    r"\b(?:my|our|the|his|her|their)\s(?:first|original|old|initial|previous|earlier|former)\s(?:version\sof\s(?:the|my|our)\s)?"
    r"(?P<what>[a-z]+)\b",
    re.IGNORECASE,
)
_LATER_ONE = re.compile(
    r"\b(?:the|my|our|a|his|her|their)\s(?:new|second|revised|amended|latest|next|third|current|later|fresh|other|corrected)\s"
    r"(?:version|ones?|[a-z]+)\b",
    re.IGNORECASE,
)


def is_of_an_earlier_try(statement: str, quote: str, behind: str) -> bool:
    """Tell whether words are of a first try where others, right behind, are of the next.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.
        behind: what the story says behind them.

    Example:
        >>> clause = "the bank has accepted your plan"
        >>> is_of_an_earlier_try(clause, "They turned down my first plan", " but took the second")
        False
        >>> is_of_an_earlier_try(clause, "They turned down my first plan", " but took the new one")
        True
    """
    found = _EARLIER_ONE.search(quote)
    if found is None or _DECIDING.isdisjoint({read_clause(statement).verb}):
        return False
    return "first" not in statement and _LATER_ONE.search(behind) is not None


def as_decided(statement: str, claims: Sequence[Claim], text: str) -> list[Claim]:
    """Return claims on a decision without those of an earlier refusal.

    Args:
        statement: a part of a clause, as it is written.
        claims: what is claimed of it.
        text: the story.

    Example:
        >>> from cmr_logic.scenario.claim import Rank
        >>> text = "They refused in May, but agreed in July."
        >>> both = [Claim(Rank.STATED, False, 0, 19, ""), Claim(Rank.STATED, True, 25, 39, "")]
        >>> [each.value for each in as_decided("the council has agreed", both, text)]
        [True]
        >>> text = "They agreed in May, but refused in July."
        >>> both = [Claim(Rank.STATED, True, 0, 18, ""), Claim(Rank.STATED, False, 24, 39, "")]
        >>> len(as_decided("the council has agreed", both, text))
        2
    """
    clause = read_clause(statement)
    if clause.tense is not Tense.PERFECT or clause.verb not in _DECIDING or clause.negated:
        return list(claims)
    allowed = [claim for claim in claims if claim.value]
    if allowed and _TAKEN_BACK.search(text, min(claim.end for claim in allowed)) is not None:
        return []
    refused = [claim for claim in claims if not claim.value]
    if not allowed or not refused:
        return list(claims)
    end, begin = max(claim.end for claim in refused), min(claim.start for claim in allowed)
    later = end <= begin and _THEN.search(text, end, max(claim.end for claim in allowed))
    return allowed if later else list(claims)
