"""Cases that last, such as being under twelve; not events, after which something falls due."""

from __future__ import annotations

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.syntax import BE, HAVE, NEGATIONS, finite_verb, is_adverb, is_gerund, is_participle
from cmr_logic.text import key, word_set, words_in

_LASTING = word_set(
    """
    live reside dwell own hold earn work study belong weigh measure cost speak know understand
    rent share suffer use keep wear play teach train attend claim receive want wish intend plan
    """
)
"""Verbs of what goes on: "you **work** nights"; not "you move"."""
_STATES = word_set(
    """
    register marry divorce insure employ retire disable base enrol bear qualify license
    situate locate build fit equip make expect aim allow know relate injure concern involve
    """
)
"""Verbs of which a participle says a state: "you are **registered** here"; not "arrested"."""


def lasts(rule: Rule, case: Expression) -> bool:
    """Tell whether each clause of a case is a state, or names a kind, and is no event.

    Args:
        rule: the rule text.
        case: an expression over its clauses.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If you are under 12, bring a note. If you move, bring a note.")
        >>> [lasts(rule, provision.condition) for provision in rule.provisions]
        [True, False]
    """
    return all(_is_state(rule.clause(name)) for name in clause_ids(case))


def _is_state(clause: Clause) -> bool:
    words = words_in(clause.statement)
    verb = finite_verb(words)
    if verb is None:
        return False
    behind = next((w for w in words[verb + 1 :] if not is_adverb(w) and w not in NEGATIONS), "")
    if words[verb] in BE:
        if is_gerund(behind):
            return key(behind) in _LASTING
        return not is_participle(behind) or key(behind) in _STATES
    if words[verb] in HAVE:
        return not is_participle(behind)
    return key(words[verb]) in _LASTING
