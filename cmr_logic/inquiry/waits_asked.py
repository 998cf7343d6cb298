"""Whether one has to wait: "Should I **wait** before I dive?" of "Wait a day after a flight".

A text that tells a wait bars leave for so long; who asks of the wait asks whether it bars them.
"""

from __future__ import annotations

from cmr_logic.expression import Expression, either
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import words_in

_WAIT, _AFTER = "wait", "after"


def waits_asked(rule: Rule, question: Question) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return when one has to wait, with what says so, None where that is not asked.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can dive if you are 16. You must wait a day after a flight.")
        >>> to_text(waits_asked(rule, read_question("Do I have to wait before I dive?"))[0])
        'c2'
        >>> waits_asked(rule, read_question("Can I dive?")) is None
        True
    """
    if _WAIT not in question.words:
        return None
    told = tuple(p for p in rule.provisions if _tells_wait(rule, p))
    cases = [p.condition for p in told if p.condition is not None]
    return (either(cases), told) if cases else None


def _tells_wait(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision bars leave for some time after something: "wait a day after"."""
    words = words_in(provision.span.of(rule.plain).lower())
    return denies(provision) and _WAIT in words and _AFTER in words
