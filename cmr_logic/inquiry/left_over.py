"""What is said of all that is left over: "We mend oars. **Other repairs** are not covered".

That says no more than that nothing else is granted, and nothing of what is. So does what is said of
the rest and of nothing else: "Boats over 9 metres pay. **Boats of any other size** moor free".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words import implied
from cmr_logic.text import words_in

_OTHER = "other"
_ALL = frozenset({"all", "any", "no", "the"})  # words that may stand before it
# Words for what is left: "**other** boats", "anything **else**"; not "another".
_REST = frozenset({"other", "others", "else"})
_THAN = "than"  # behind them, what they are told apart from: "other **than** boats"


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
    if not _REST.isdisjoint(question.words) or not _names_rest(rule.plain):
        return rule
    granted = False
    kept: list[Provision] = []
    for provision in rule.provisions:
        if granted and _is_of_rest(rule, provision):
            continue
        if kept and _tells_rest(rule, provision):
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


def _names_rest(text: str) -> bool:
    return "Other" in text or any(f" {word}" in text for word in _REST)


def _tells_rest(rule: Rule, provision: Provision) -> bool:
    """Tell whether all that a provision asks for is to be one of the rest, by its own words.

    "Events **of any other kind** are free"; not "Events are free if you hold no other".
    """
    if provision.exceptions:
        return False
    told = [
        rule.clause(i)
        for part in (
            provision.condition,
            provision.implied,
            provision.subject,
            provision.purpose,
            provision.alternatives,
        )
        if part is not None
        for i in clause_ids(part)
    ]
    return bool(told) and all(
        clause.cue == implied.CUE.name and _is_rest(words_in(clause.statement)) for clause in told
    )


def _is_rest(words: tuple[str, ...]) -> bool:
    """Tell whether words name what is left, and bound nothing: not "anyone else **over** 23"."""
    return syntax.BOUNDS.isdisjoint(words) and any(
        word in _REST and words[at + 1 : at + 2] != (_THAN,) for at, word in enumerate(words)
    )
