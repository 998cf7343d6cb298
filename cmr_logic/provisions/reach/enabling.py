"""Things that get whoever has them something: "**A student card** gets you in for free"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.expression import Expression
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_coordination
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.phrases.shared_words import PAPERS
from cmr_logic.text import word_set

# What a thing does for whoever has it: "a pass **lets** you park"; not "shows you".
_ENABLING = word_set(
    "gets get lets let allows allow entitles entitle enables enable admits admit permits permit"
)
# Things that one has to show, beside papers: "a **voucher**"; not "a delay".
_SHOWN = PAPERS | word_set(
    "voucher vouchers wristband wristbands code codes coupon coupons membership subscription "
    "invitation diploma degree token tokens stamp stamps id"
)
_ONE = "one"  # stands for the thing, where whoever asks may want it
_YOU, _OPENING = "you", syntax.INDEFINITE | {"either"}


def enabling_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of having what a statement says gets whoever has it something.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    subject, predicate = statement.subject, statement.predicate
    extent = None if subject is None else subject.body.extent
    if subject is None or predicate is None or extent is None or subject.relative is not None:
        return None
    words, verb = scope.words, predicate.last - 1
    if words[verb] not in _ENABLING or words[verb + 1] != _YOU:
        return None
    named = words[extent[0] : extent[1]]
    head = syntax.noun_head(named)
    if head is None or named[head] not in _SHOWN or named[0] not in _OPENING:
        return None
    if _is_told_of(words[verb:], named):
        return None
    return read_coordination(scope, subject.body, THE_FOLLOWING, ("you", "have"))


def _is_told_of(behind: Frame, named: Frame) -> bool:
    """Tell whether a text goes on about the thing: "A pass lets you park. You get **one** if …"."""
    count = len(named)
    again = any(behind[at : at + count] == named for at in range(len(behind) - count + 1))
    return _ONE in behind or again
