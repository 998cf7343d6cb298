"""Losses that are paid for or not: "We don't cover **damage by frost or loss of keys**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import ADJECTIVE, classes, word_set

# Nouns for what is lost or goes wrong: "**theft** of keys"; not "boats".
_LOSSES = word_set(
    """
    loss losses damage theft thefts breakage breakages breakdown breakdowns injury injuries death
    illness fault faults defect defects wear claim claims cost costs
    expense expenses leak leaks cancellation burglary vandalism
    """
)
# Words between what covers something and what it covers: "pay **for**", "cover **any**"; not "pay
# by".
_BEFORE = frozenset({"for", "any", "the", "a", "an", "all"})
_AHEAD = 3  # words before the noun of a loss: "any accidental damage"


def losses_listed(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of several losses that a statement says something of, None for fewer.

    What joins other words says more of one: "damage caused by fire or flood".

    Args:
        scope: the sentence.
        statement: a statement that grants or denies something.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or rest is None or rest.relative is not None or scope.items:
        return None
    runs = rest.body.runs
    words, last = scope.words, runs[-1].last if runs else 0
    if _LOSSES.isdisjoint(words[predicate.last : last]):
        return None
    first = next((at for at in range(predicate.last, last) if _opens_loss(words, at, last)), last)
    cuts = [
        at
        for at in range(first + 1, last - 1)
        if words[at] in syntax.JOINTS and _opens_loss(words, at + 1, last)
    ]
    each_has_more = any(_says_more(words, at, last) for at in cuts)
    if first == last or not each_has_more or not _governs(words, first):
        return None
    bounds = ((start + 1, end) for start, end in pairwise((first - 1, *cuts, last)))
    return either([_clause(scope, start, end) for start, end in bounds])


def _opens_loss(words: Frame, at: int, last: int) -> bool:
    """Tell whether a noun for a loss stands at an index, or behind what says which it is."""
    near = range(at, min(at + _AHEAD, last))
    noun = next((i for i in near if words[i] in _LOSSES), None)
    if noun is None:
        return False
    between = words[at:noun]
    return all(word in _BEFORE - {"for"} or ADJECTIVE in classes(word) for word in between)


def _says_more(words: Frame, at: int, last: int) -> bool:
    """Tell whether more is said of the loss behind a joint: "or theft **of keys**"; not "theft"."""
    noun = next((i for i in range(at + 1, min(at + 1 + _AHEAD, last)) if words[i] in _LOSSES), last)
    behind = words[noun + 1 : min(noun + 2, last)]
    return behind != () and (behind[0] in syntax.PREPOSITIONS or syntax.is_participle(behind[0]))


def _governs(words: Frame, at: int) -> bool:
    """Tell whether what is covered stands at an index: "cover | damage", "pay for | theft"."""
    before = words[at - 1]
    return before == "for" or before not in syntax.PREPOSITIONS | syntax.JOINTS


def _clause(scope: Scope, first: int, last: int) -> Expression:
    return make_clause(scope, Words(first, last), implied.CUE, ("it", "is"), kept=True)
