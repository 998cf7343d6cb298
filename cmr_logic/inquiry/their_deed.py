"""Deeds of a party that a rule speaks of, asked by whom they are done to: "Can I **be evicted**?".

"A landlord may not evict a tenant in winter": who asks so is no landlord, and is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.expression import ClauseRef, Constant, Expression, with_values
from cmr_logic.inquiry.counterparts import PARTIES
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# What whoever asks fears to undergo: "am I **protected** from"; not "am I entitled to".
_PROTECTED = word_set("protected safe shielded")
_BE, _THEY, _ME = frozenset({"be", "being"}), "they", word_set("me us my our")
_NEAR = 4  # words of a question up to whom it speaks of: "can they still"


def of_their_deed(
    rule: Rule, chosen: Sequence[Provision], question: Question, expression: Expression
) -> Expression:
    """Return an expression without asking who a party is whose deed whoever asks undergoes.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.
        expression: true where the answer is Yes.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A landlord may not evict a tenant in winter.")
        >>> denied = parse_expression("not (c1 and c2)")
        >>> for asked in ("Can I be evicted?", "Can they evict me?", "Can I evict a tenant?"):
        ...     put = of_their_deed(rule, rule.provisions, read_question(asked), denied)
        ...     print(to_text(put))
        not c2
        not c2
        not (c1 and c2)
    """
    if not undergoes(question.words):
        return expression
    known = {}
    for provision in chosen:
        subject = provision.subject
        said = words_in(provision.conclusion.of(rule.plain).lower())
        if isinstance(subject, ClauseRef) and not _is_done(said):
            named = words_in(rule.clause(subject.clause_id).statement.lower())
            if not keys(named[-1:]).isdisjoint(PARTIES):
                known[subject.clause_id] = True
    left = with_values(expression, known)
    return expression if isinstance(left, Constant) else left  # a text that says no more tells less


def undergoes(words: Sequence[str]) -> bool:
    """Tell whether a question is whether something is done to whoever asks, or what is theirs.

    Example:
        >>> undergoes("can i be evicted".split()), undergoes("can they evict me".split())
        (True, True)
        >>> undergoes("am i protected from eviction".split()), undergoes("can i row".split())
        (True, False)
    """
    near = words[:_NEAR]
    if _THEY in near and not _ME.isdisjoint(words):
        return True
    if not _PROTECTED.isdisjoint(near):
        return True
    return _is_done(words)


def _is_done(words: Sequence[str]) -> bool:
    """Tell whether something is done to what is spoken of: "may **be evicted**"; not "evict"."""
    return any(one in _BE and syntax.is_participle(other) for one, other in pairwise(words))
