"""Demands that come on top for some of those whom a text is about: "Juniors must **also** …"."""

from __future__ import annotations

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import stem

_YOU_ARE = "you are "  # how a clause begins that says of which kind someone is


def adds_for_some(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether those of whom a demand is made are some of others, named before it.

    Whoever is named by what the question asks to do is everybody: "rowers" of "Can I row?".

    Args:
        rule: the rule text.
        provision: a demand.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must pay. Guests must also sign. Nurses must also sit.")
        >>> question = read_question("Can I come in?")
        >>> [adds_for_some(rule, provision, question) for provision in rule.provisions]
        [False, False, True]
    """
    kind = provision.about
    if provision.subject is None or not kind:
        return False
    if not {stem(word) for word in kind}.isdisjoint(map(stem, question.keys)):
        return False
    own = clause_ids(provision.subject)
    before = [
        clause.keys
        for clause in rule.clauses
        if clause.span.start < provision.span.start
        and clause.id not in own
        and clause.statement.startswith(_YOU_ARE)
    ]
    return any(kind.isdisjoint(named) for named in before) and kind not in before
