"""What somebody may find out, as what one wants to know: "You can **check if:** you are insured".

It is no condition: whoever is not insured may check as well.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.expression import ClauseRef, Expression, Not, clause_ids, fold, rebuilt
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.words.clause_words import WANTING
from cmr_logic.text import keys, word_set

# Verbs of finding out: "you can **check** if"; not "you can row if".
_FINDING = word_set("check see ask learn verify confirm establish know")
# The same of two words: "you can **find out** if"; not "set out".
_IN_TWO = frozenset({("find", "out"), ("work", "out"), ("look", "up"), ("ask", "us")})
WHETHER = frozenset({"if", "whether"})
"""What opens what somebody finds out: "check **if** it is shut"; not "check that"."""
# What stands before such a verb: "you **can** check", "use it **to** check"; not "and check".
_LEADING = frozenset({"can", "may", "could", "to"})
_WE = "we"  # who finds out what is no wish of whoever asks: "we may ask if:"
_MARKS = frozenset({":", "*", "-", "•", "–"})
_NEAR = 4  # words before those: "you can find out | if"
_FAR = 4  # tokens from the first item to those words


def found_out(draft: Draft, listed: Expression | None, made: int) -> Expression | None:
    """Return what one may want to find out of a list that a verb of that leads in, None for none.

    Args:
        draft: what is read.
        listed: what the items of a list say.
        made: how many clauses were made before them.
    """
    if listed is None or draft.conclusion.negative or len(draft.clauses) <= made:
        return None
    verb = _verb_before(draft, made)
    if not verb:
        return None
    opening = " ".join((*WANTING, *verb, "whether"))
    for name in clause_ids(listed):
        at = next(i for i, clause in enumerate(draft.clauses) if clause.id == name)
        clause = draft.clauses[at]
        said = f"{opening} {clause.statement}"
        draft.clauses[at] = replace(clause, statement=said, keys=clause.keys | keys(verb))
    return fold(listed, _undenied)


def _verb_before(draft: Draft, made: int) -> tuple[str, ...]:
    """Return the verb of finding out before the first clause of a list, () where none leads in."""
    first = draft.token_range(draft.clauses[made].span)[0]
    near = range(first - 1, max(first - _FAR, 1), -1)
    at = next((i for i in near if draft.words[i] not in _MARKS), 0)
    if draft.words[at] not in WHETHER:
        return ()
    before = ("", "", "", *draft.words[max(at - _NEAR, 0) : at])
    verb = before[-2:] if before[-2:] in _IN_TWO else before[-1:]
    who, leading = before[: -len(verb)][-2:]
    finding = len(verb) > 1 or verb[0] in _FINDING
    return verb if finding and leading in _LEADING and who != _WE else ()


def _undenied(node: Expression, operands: list[Expression]) -> Expression:
    """Return what is asked with or without a negation: whether it is so, or is not."""
    if isinstance(node, Not):
        return operands[0]
    return node if isinstance(node, ClauseRef) else rebuilt(node, operands)
