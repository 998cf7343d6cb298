"""Demands that a later condition takes up: "If you do not meet these conditions, …"."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile

from cmr_logic.expression import Expression, both, negate
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force
from cmr_logic.text import word_set

# Nouns for what is demanded: "requirements"; not "boats".
_NAMES = word_set(
    """
    condition conditions criterion criteria requirement requirements rule rules points terms
    standard standards tests checks demands obligations duties
    """
)
_LONGEST = 16  # words: a longer condition says more than whether demands are met
# Verbs of meeting demands: "**comply with** these rules"; not "read these rules".
_MEET = (
    r"(?:meet|meets|met|meeting|satisf(?:y|ies|ied|ying)|fulfil(?:s|l|ls|led|ling)?"
    r"|match|matches|matching|compl(?:y|ies|ied|ying) with|follow|follows|followed|following"
    r"|pass|passes|passed|keep to|keeps to|stick to)"
)
# What is met: "any of these points", "the above conditions"; not "these boats".
_THOSE = (
    r"(?:(?:all|each|every one|both|any|any one|one)(?: or more)? (?:of )?)?"
    r"(?:(?:these|those|the|this|our|its|such|above|following|basic|entry|minimum|safety) ){1,3}"
    rf"(?:{'|'.join(sorted(_NAMES))})(?: above| set out above| listed above)?"
)
_SUBJECT = r"(?:(?:who|that|which|you|they|it|(?:the|your|his|her|their) \S+) )?"
_TIME = r"(?: (?:anymore|any more|in full|fully|by then))?"
# To meet these conditions.
_MET = rf"{_SUBJECT}{_MEET} {_THOSE}{_TIME}"
# To do so no longer, to fail to do so, to fall short of them, or to break them.
_UNMET = (
    rf"{_SUBJECT}(?:(?:(?:do|does|did|have|has|can|ca) (?:not|n't)(?: fully)?|not) {_MEET}"
    r"|fail(?:s|ed|ing)?(?: to (?:meet|satisfy|fulfil|fulfill|match|comply with|follow|pass))?"
    r"|fall(?:s|ing)? (?:short|down)(?: (?:of|on|in))?|break(?:s|ing)?|breach(?:es|ing)?"
    rf"|miss(?:es|ing)?) {_THOSE}{_TIME}"
)


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    return re.compile(_MET), re.compile(_UNMET)


def demands_met(scope: Scope, first: int, last: int) -> Expression | None:
    """Return what a condition says of the demands before it, None where it says something else.

    Args:
        scope: the sentence that it stands in.
        first: index of its first token.
        last: index after its last.
    """
    if last - first > _LONGEST:
        return None
    words = scope.words[first:last]
    if _NAMES.isdisjoint(words):
        return None
    said = " ".join(words)
    met, unmet = (pattern.fullmatch(said) for pattern in _patterns())
    demanded = _demanded(scope.draft) if met or unmet else None
    if demanded is None or met:
        return demanded
    return negate(demanded)


def _demanded(draft: Draft) -> Expression | None:
    """Return what the demands right before ask, or the condition of what stands there."""
    behind = draft.provisions[draft.section :][::-1]
    demands = [
        provision.demand
        for provision in takewhile(lambda each: each.force is Force.DEMANDS, behind)
        if provision.demand is not None and provision.condition is None
    ]
    if demands:
        return both(demands[::-1])
    return behind[0].condition if behind else None
