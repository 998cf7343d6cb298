"""Denials of what is left over: "We mend oars. **Other repairs** are not covered".

They say no more than that nothing else is granted, and nothing of what is.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import words_in

_OTHER = "other"
_ALL = frozenset({"all", "any", "no", "the"})  # words that may stand before it


def without_left_over(rule: Rule, question: Question) -> Rule:
    """Return a rule without what denies all that was not named, behind something that is granted.

    Args:
        rule: the rule text.
        question: what is asked; where it asks for other things, the rule is returned as it is.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can hire oars if you row. Other gear is not hired out.")
        >>> asked = map(read_question, ("Can I hire an oar?", "Can I hire other gear?"))
        >>> [len(without_left_over(rule, question).provisions) for question in asked]
        [1, 2]
    """
    if _OTHER in question.words or not ("Other " in rule.plain or " other " in rule.plain):
        return rule
    granted = False
    kept: list[Provision] = []
    for provision in rule.provisions:
        if granted and _is_of_rest(rule, provision):
            continue
        granted = granted or (not denies(provision) and provision.demand is None)
        kept.append(provision)
    same = len(kept) == len(rule.provisions)
    return rule if same else replace(rule, provisions=tuple(kept))


def _is_of_rest(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision denies something of all others of a kind: "**no other** boats"."""
    if not denies(provision) or provision.demand is not None or provision.exceptions:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return words[:1] == (_OTHER,) or (words[1:2] == (_OTHER,) and words[0] in _ALL)
