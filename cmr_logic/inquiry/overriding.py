"""Leave that holds whatever bars others: "If you are on call, you may park **whatever your rank**".

It holds against what its own words set aside, and against no other denial: a rank, here; not that
the yard is full. "In any case" sets all of them aside.
"""

from __future__ import annotations

import re

from cmr_logic.expression import All, Any, ClauseRef, Expression, clause_ids, either, negate
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.restated import IMPLIED, NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause, Force, Provision, Rule
from cmr_logic.syntax import ARTICLES
from cmr_logic.text import keys, word_set, words_in

# What opens what is set aside: "**whatever** your rank"; not "whichever you like".
_SETTING_ASIDE = re.compile(
    r"\b(?:whatever|regardless\s+of|irrespective\s+of|no\s+matter(?:\s+(?:what|how|who|which))?"
    r"|even\s+(?:if|when|though))\s+([^,;.:]+)",
    re.IGNORECASE,
)
# What sets every denial aside: "**in any case**"; not "at any time", which is of times alone.
_ALL_ASIDE = re.compile(
    r"\b(?:in\s+(?:any|every)\s+(?:case|event)|in\s+all\s+cases|under\s+(?:any|all)\s+circumstances"
    r"|in\s+(?:any|all)\s+circumstances|without\s+exception|whatever\s+the\s+circumstances)\b",
    re.IGNORECASE,
)
# What people are at work or in a club: "whatever your **role**"; not "whatever your age".
_ROLES = word_set(
    "role roles position post job grade rank type kind status membership trade function employs"
)
_AGE = word_set("age ages old")  # "whatever your **age**"
# Words of a clause that tells an age: "you are **under** 12"; not "you owe a fine".
_TELLS_AGE = word_set("under over aged age younger older years child children minor minors baby")
_YOU_ARE = ("you", "are")


def overridden(
    rule: Rule, denied: Expression, provision: Provision, case: Expression
) -> Expression:
    """Return a denial without the case of a grant that holds whatever that denial says.

    Args:
        rule: the rule text.
        denied: what rules a Yes out: one case, or several.
        provision: a provision behind it.
        case: where that holds.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You cannot park here if you are a cook or it is full. If you are on "
        ...              "call, you may park here whatever your job.")
        >>> bar, grant = rule.provisions
        >>> to_text(overridden(rule, bar.condition, grant, grant.condition))
        'c1 and not c3 or c2'
        >>> overridden(rule, grant.condition, bar, bar.condition) is grant.condition
        True
    """
    if not overrides(rule, provision):
        return denied
    said = rule.plain[provision.span.start : provision.span.end]
    aside = None if _ALL_ASIDE.search(said) else _set_aside(said)
    cases = denied.operands if isinstance(denied, Any) else (denied,)
    if any(isinstance(each, All) and negate(case) in each.operands for each in cases):
        return denied
    left = [
        All((each, negate(case))) if aside is None or _is_meant(rule, each, aside) else each
        for each in cases
    ]
    return denied if left == list(cases) else either(left)


def overrides(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision grants something whatever denials may say: "whatever your job"."""
    if not provision.positive or provision.force is Force.DEMANDS or provision.denying:
        return False
    said = rule.plain[provision.span.start : provision.span.end]
    return _ALL_ASIDE.search(said) is not None or _set_aside(said) != ()


def _set_aside(said: str) -> tuple[str, ...]:
    """Return the words for what a sentence sets aside: "whatever **your rank**", else none."""
    return tuple(
        word for found in _SETTING_ASIDE.finditer(said) for word in words_in(found[1].lower())
    )


def _is_meant(rule: Rule, case: Expression, aside: tuple[str, ...]) -> bool:
    """Tell whether a case is one of what is set aside: "you are **trainees**", by "rank"."""
    if not isinstance(case, ClauseRef):  # of a case with more to it, what it begins with
        first = next(iter(clause_ids(case)), None)
        return isinstance(case, All) and first is not None and _names(rule.clause(first), aside)
    return _names(rule.clause(case.clause_id), aside)


def _names(clause: Clause, aside: tuple[str, ...]) -> bool:
    """Tell whether a clause tells of what is set aside."""
    words = words_in(clause.statement.lower())
    if not _AGE.isdisjoint(aside) and not _TELLS_AGE.isdisjoint(words):
        return True
    kind = words[:2] == _YOU_ARE
    kind = kind and (clause.cue in {IMPLIED, NAMED_KIND} or not ARTICLES.isdisjoint(words[2:3]))
    if kind and not _ROLES.isdisjoint(aside):
        return True
    return bool((keys(aside) & clause.keys) - GENERAL)
