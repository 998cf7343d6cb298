"""Whether somebody does all that they have to: "Is the warden performing **all their duties**?"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.expression import Expression, both
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, word_set

# What one has to do: "all their **duties**"; not "all their boats".
_DUTIES = word_set("duties obligations responsibilities")
# What is done with them: "**performing** all their duties"; not "paying the duties".
_DONE = word_set(
    "perform performing performed do doing done fulfil fulfilling fulfilled fulfill meet meeting "
    "met carry carrying comply complying discharge discharging"
)
_ALL = "all"
_FEWEST = 2  # duties that a text must name


def all_duties(rule: Rule, question: Question) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return all that a text demands of somebody, where that is what is asked for.

    Args:
        rule: the rule.
        question: the question.

    Returns:
        What makes the answer Yes, and the provisions it is from; None for other questions, and for
        texts that demand less than two things of them.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The old warden must lock the gate. The warden shall file a report.")
        >>> asked = read_question("Is this warden performing all their duties?")
        >>> all_duties(rule, asked)[0]
        All((ClauseRef('c1'), ClauseRef('c2')))
        >>> all_duties(rule, read_question("Must this warden lock the gate?")) is None
        True
    """
    words = question.words
    if _DUTIES.isdisjoint(words) or _ALL not in words:
        return None
    done = next((at for at, word in enumerate(words) if word in _DONE and at > 1), None)
    if done is None or words[done - 1] in syntax.PRONOUNS:
        return None
    somebody = key(words[done - 1])
    duties = tuple(p for p in rule.provisions if p.demand is not None and somebody in p.about)
    demands = [p.demand for p in duties if p.demand is not None]
    if len(demands) < _FEWEST:
        return None
    return both(demands), duties
