"""Conditions that say nothing of their own: "but not both", "if:", "subject to section 4".

So does a misdeed where a statement spares some what follows from it: "These grants can't be stopped
if you break the rules" tells apart grants, and no people.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Sentence
from cmr_logic.expression import All, Any, ClauseRef, Expression
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.referring import names_part
from cmr_logic.provisions.words.predicate_words import HARMS
from cmr_logic.text import NAME, VERB, bases, word_set, words_in

# Verbs of doing wrong, by which one brings on oneself what a statement then spares: "if you
# **break** the rules"; not "if you report a crime".
_MISDEEDS = word_set("break breach commit violate fail miss neglect disobey cheat")
# Words that say which of them are spared: "miss a lesson **because** of illness"; not "a lesson".
_EXCUSING = word_set(
    """
    because due for by within before after less fewer more only once first under over up
    unintentionally accidentally without while when who which that
    """
)
_WHILE = "while"
# Verbs of what stays as it is: "while Wales **remains** in"; not "while Wales plays".
_REMAINING = word_set("remain remains stay stays continue continues")
_PERSONAL = frozenset({"you", "your", "yours"})
_HARMED = 6  # words of what is said within which it names the harm: "can't be reduced or stopped"
_DEED = 4  # words of a clause within which its verb stands: "you have committed"


def bars_both(scope: Scope, condition: Condition, limits: Limits) -> bool:
    """Tell whether of two alternatives not both may hold: "a boat or a raft, **but not both**"."""
    extent = None if condition.body is None else condition.body.extent
    named = extent is not None and scope.words[slice(*extent)] == ("both",)
    return named and bool(limits.parts) and isinstance(limits.parts[-1], Any)


def names_list(condition: Condition) -> bool:
    """Tell whether a list is all that a condition says: "if**:**"."""
    return condition.body is None or condition.body.extent is None


def points_at_part(scope: Scope, condition: Condition) -> bool:
    """Tell whether a condition only names another part of the text: "subject to section 4"."""
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and names_part(scope.said(*extent))


def lasts_for_now(scope: Scope, condition: Condition) -> bool:
    """Tell whether a condition says of the world that it stays as it is: "**while** Wales remains".

    Nobody is asked that: whoever has a name, and is not who asks, still is or does what it says.
    """
    extent = None if condition.body is None else condition.body.extent
    if condition.cue.name != _WHILE or extent is None:
        return False
    first, last = extent
    first += scope.words[first] == "the"
    named = scope.draft.tokens.unnamed[first:last]
    verb = next((at for at, word in enumerate(named) if word != NAME), 0)
    return verb > 0 and named[verb] in _REMAINING and _PERSONAL.isdisjoint(named)


def concedes(scope: Scope, sentence: Sentence, front: Condition) -> bool:
    """Tell whether what is not so only stands in the way, and something else is the condition.

    "If you're not in, you can **still** have it left if a neighbour signs": who is in has it left.
    """
    statement = sentence.statements[0]
    extent = None if front.body is None else front.body.extent
    if extent is None or statement.predicate is None or not statement.conditions:
        return False
    said = scope.words[statement.predicate.first : statement.predicate.last]
    return "still" in said and not syntax.VERBAL_NEGATIONS.isdisjoint(scope.words[slice(*extent)])


def leave_out_misdeeds(draft: Draft, said: Sequence[str], limits: Limits, *, more: bool) -> None:
    """Take misdeeds out of the conditions of what spares one a harm, if others are left.

    "If you commit fraud and get A, your pay can't be stopped" spares whoever gets A: without the
    fraud nobody would stop it.

    Args:
        draft: what has been read.
        said: the words of a denied conclusion from its predicate on.
        limits: its conditions.
        more: something else than these tells apart whom it spares.
    """
    if HARMS.isdisjoint(said[:_HARMED]):
        return
    parts = [
        p for part in limits.parts for p in (part.operands if isinstance(part, All) else (part,))
    ]
    kept = [part for part in parts if not _is_misdeed(draft, part)]
    if len(kept) < len(parts) and (kept or more):
        limits.parts[:] = kept


def _is_misdeed(draft: Draft, part: Expression) -> bool:
    """Tell whether a clause names something done wrong, without what would excuse it."""
    if not isinstance(part, ClauseRef):
        return False
    words = words_in(draft.clause(part.clause_id).statement)
    deed = any(not _MISDEEDS.isdisjoint(bases(word, VERB)) for word in words[1:_DEED])
    return deed and _EXCUSING.isdisjoint(words)
