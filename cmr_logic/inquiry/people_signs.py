"""Signs that name nothing but who alone may be at a place: "**Residents only.**".

Whoever stands before one and asks "Can I park here?" asks whether it is for them.
"""

from __future__ import annotations

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance.wordlists import ASKING_LEAVE
from cmr_logic.text import key, keys, word_set, words_in

_ONLY = "only"
_LET = frozenset(map(key, ("allowed", "permitted", "admitted")))
# What one does at such a place: "can I **park** here"; not "can I get a refund".
_BEING_THERE = keys(
    word_set(
        "park enter come go walk drive cycle ride swim sit wait stay stop moor fish camp "
        "use pass get in here inside through beyond"
    )
)


def asks_at_sign(rule: Rule, question: Question) -> bool:
    """Tell whether a question asks leave to be at a place whose sign names people alone.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> asked = map(read_question, ("Can I park here?", "Can I get a refund?"))
        >>> [asks_at_sign(parse("Residents only."), question) for question in asked]
        [True, False]
    """
    if question.words[:2] not in ASKING_LEAVE or not question.keys <= _BEING_THERE:
        return False
    words = words_in(rule.plain.lower())
    if _ONLY not in words or not rule.provisions:
        return False
    kinds = [p.subject for p in rule.provisions if p.subject is not None]
    if len(kinds) < len(rule.provisions) or any(p.condition for p in rule.provisions):
        return False
    named = {name for kind in kinds for name in clause_ids(kind)}
    said = frozenset[str]().union(*(rule.clause(name).keys for name in named))
    return rule.keys <= said | _LET
