"""The case that a statement takes over from the one before: "Otherwise, …", "If you don't, …"."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Phrase
from cmr_logic.cues import LATER, SAME_CASE, Cue, Effect
from cmr_logic.cues.pointing_back import POINTING
from cmr_logic.expression import All, ClauseRef, Expression, Not, both, clause_ids, either
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Clause, Provision
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import words_in

# What such a condition says of it: "happens"; not "breaks".
_HOLDING = frozenset(
    {
        ("happens",),
        ("happen",),
        ("happened",),
        ("occurs",),
        ("applies",),
        ("apply",),
        ("applies", "to", "you"),
        ("apply", "to", "you"),
        ("the", "case"),
        ("so",),
        ("true",),
    }
)
# What takes up a case of two, where no list is taken up: "You can't row if … or …. In either case".
_EITHER = ("in", "either", "case")
# Words between its subject and what it says: "this **does n't** apply"; not "may".
_BETWEEN = syntax.BE | syntax.DO | syntax.HAVE | {"'s", "not", "n't"}
# Words that a condition may have beside its auxiliary: "if you do **not**"; not "so".
_BESIDE = syntax.NEGATIONS | {"also", "both"}

# Cues of what tells people apart: "guests **who** row", "**guests under 8**"; not "if you row".
_TELLING_APART = frozenset({"who", "the-following"})
_ONE_OF_THEM = frozenset({"the", "your", "our"})  # "**the** shop must mend it"; not "you must"
_IT_IS = "it is "  # how the clause of a place or time begins

POINTING_BACK = frozenset({Effect.SAME, Effect.OPPOSITE})
"""Effects of cues that stand for the case before: "in this case", "otherwise"; not "if"."""


def points_back(words: Frame) -> bool:
    """Tell whether a condition only says that what was said before is so.

    Example:
        >>> points_back(("this", "happens")), points_back(("this", "boat", "leaks"))
        (True, False)
    """
    if not words or words[0] not in POINTING:
        return False
    return tuple(word for word in words[1:] if word not in _BETWEEN) in _HOLDING


def is_elliptic(words: Frame) -> bool:
    """Tell whether a condition is nothing but a pronoun and an auxiliary.

    Example:
        >>> is_elliptic(("you", "do", "n't")), is_elliptic(("you", "do", "harm"))
        (True, False)
    """
    return (
        len(words) > 1
        and (words[0] in syntax.PRONOUNS or words[0] in POINTING)
        and words[1] in syntax.AUXILIARIES
        and all(word in syntax.AUXILIARIES or word in _BESIDE for word in words[2:])
    )


def case_taken_up(scope: Scope, condition: Condition) -> Expression | None:
    """Return the case that a condition takes up, None where it has words of its own.

    Args:
        scope: the sentence that it stands in, whose conclusion is known.
        condition: "otherwise", "if this happens", "if you do not".
    """
    draft, effect = scope.draft, condition.cue.effect
    if effect in POINTING_BACK:
        return _pointed_at(draft, condition.cue)
    body = condition.body
    run = body.words if isinstance(body, Phrase) and body.reference is None else None
    words = () if run is None else scope.words[run.first : run.last]
    affirmed = syntax.NEGATIONS.isdisjoint(words)
    if words == _EITHER and draft.recalled is None:
        return _stated(draft)
    if points_back(words):
        return _signed(_case(draft), affirmed=affirmed)
    if not is_elliptic(words):
        return None
    if words[1] in syntax.DO and (words[0] not in POINTING or _is_of_another(draft, words[0])):
        done = _demanded(draft) if affirmed else _unmet(draft)
        if done is None and affirmed and words[0] == "you":
            done = _done_all_the_same(draft)
        if done is not None:
            return done
    case = _case(draft)
    return _signed(case.operand if isinstance(case, Not) else case, affirmed=affirmed)


def _is_of_another(draft: Draft, word: str) -> bool:
    """Tell whether "it" is whom the demand before is made of: "The shop must mend it. If **it** …".

    Args:
        draft: what was read before.
        word: the pronoun.
    """
    before = _before(draft)
    if word != "it" or before is None or before.demand is None:
        return False
    statements = (draft.clause(name).statement.split() for name in clause_ids(before.demand))
    return all(said[0].lower() in _ONE_OF_THEM for said in statements)


def _done_all_the_same(draft: Draft) -> Expression | None:
    """Return the case that what is denied is done: "You can't row unless you are 16. If you do".

    None where what is excepted is a deed itself, which may be meant: "unless you pay. If you do".
    """
    before = _before(draft)
    if before is None or before.positive or before.condition is not None or not before.exceptions:
        return None
    names = (name for exception in before.exceptions for name in clause_ids(exception))
    said = [words_in(draft.clause(name).statement.lower()) for name in names]
    states = all(words[0] != "you" or words[1] in syntax.BE | syntax.HAVE for words in said)
    return _stated(draft) if states else None


def _pointed_at(draft: Draft, cue: Cue) -> Expression | None:
    """Return the case that words for the case before stand for: "in that case", "otherwise"."""
    if cue.effect is Effect.OPPOSITE:
        return (_later(draft) if cue.name == LATER else None) or _otherwise(draft)
    return _named_last(draft) if cue.name == SAME_CASE else _stated(draft)


def case_joined(scope: Scope, joint: Cue | None) -> Expression | None:
    """Return the case that a statement takes over from the one that it is joined to.

    Args:
        scope: the sentence that it stands in, whose conclusion is known.
        joint: the cue between the two: "You must pay **or** you may lose your place".
    """
    draft = scope.draft
    if joint is None:
        return None
    if joint.effect is Effect.OPPOSITE:
        return _unmet_by_some(draft) or _pointed_at(draft, joint)
    if joint.effect is Effect.OR:
        return _unmet(draft)
    if joint.effect is not Effect.SAME:
        return None
    return _named_last(draft)


# Signs that part sentences or items, between which no demand is joined to another.
_STOP = re.compile(r"[.;:!?\n]")


def _before(draft: Draft) -> Provision | None:
    """Return the provision before, if it stands under the same heading."""
    before = draft.provisions[-1] if draft.provisions else None
    return before if before is not None and before.context == draft.context else None


def _named_last(draft: Draft) -> Expression | None:
    """Return the case that the statement before names last: "unless | you are late".

    "Unless you are late, **in which case** you pay": where you are.
    """
    before = _before(draft)
    return either(before.exceptions) if before and before.exceptions else _stated(draft)


def _stated(draft: Draft) -> Expression | None:
    """Return the case in which the statement before holds."""
    before = _before(draft)
    if before is None:
        return draft.context
    denied = [Not(exception) for exception in before.exceptions]
    parts = denied if before.condition is None else [before.condition, *denied]
    return both(parts) if parts else None


def _unmet(draft: Draft) -> Expression | None:
    """Return the case in which the demand before is made and not met."""
    before = _before(draft)
    if before is None or before.demand is None:
        return None
    stated, unmet = _stated(draft), _deny(before.demand)
    if stated is not None:
        return both([stated, unmet])
    return either([*(_deny(demand) for demand in _joined_demands(draft)), unmet])


def _unmet_by_some(draft: Draft) -> Expression | None:
    """Return that a demand made of some is not met by them: "Guests who row must sign, otherwise".

    What tells them apart is no case that could be otherwise.
    """
    before, benefit = _before(draft), draft.conclusion.benefit
    if before is None or before.demand is None or before.condition is None or benefit:
        return None
    told = map(draft.clause, clause_ids(before.condition))
    return _unmet(draft) if all(map(_tells_apart, told)) else None


def _tells_apart(clause: Clause) -> bool:
    """Tell whether a clause tells some people or things apart from others of their kind."""
    thing = clause.cue == implied.CUE.name and not clause.statement.startswith(_IT_IS)
    return thing or clause.cue in _TELLING_APART


def _joined_demands(draft: Draft) -> list[Expression]:
    """Return the demands that one sentence makes ahead of the last: "pay, **and sign**, or leave".

    They hold in any case, as the last one does.
    """
    found: list[Expression] = []
    for last, before in pairwise(reversed(draft.provisions)):
        between = draft.text[before.conclusion.end : last.conclusion.start]
        plain = before.condition is None and not before.exceptions
        if before.demand is None or not plain or _STOP.search(between):
            break
        found.insert(0, before.demand)
    return found


def _otherwise(draft: Draft) -> Expression | None:
    """Return the opposite of the case before; of its demand, where something is threatened."""
    stated = _stated(draft)
    if stated is None or draft.conclusion.threatening:
        unmet = _unmet(draft)
        if unmet is not None:
            return unmet
    if stated is None:
        place = _place_before(draft) or _people_before(draft)
        return None if place is None else _deny(place)
    return _deny(stated)


def _later(draft: Draft) -> Expression | None:
    """Return that it is not the time of the statement before: "in May if you row. **After that**".

    What else that hangs on, or is excepted from it, is nothing to what holds later.
    """
    before = _before(draft)
    condition = None if before is None else before.condition
    parts = condition.operands if isinstance(condition, All) else (condition,)
    times = [
        part
        for part in parts
        if isinstance(part, ClauseRef)
        and draft.clause(part.clause_id).statement.startswith(_IT_IS)
        and not TIMES.isdisjoint(words_in(draft.clause(part.clause_id).statement))
    ]
    return _deny(times[0]) if len(times) == 1 else None


def _place_before(draft: Draft) -> Expression | None:
    """Return the one place or time of which the statement before says something: "free in May"."""
    before = _before(draft)
    implied = None if before is None else before.implied
    if not isinstance(implied, ClauseRef):
        return None
    clause = draft.clause(implied.clause_id)
    return implied if clause.statement.startswith(_IT_IS) else None


def _people_before(draft: Draft) -> Expression | None:
    """Return who those are that the statement before gives something: "**cooks** get half"."""
    before = _before(draft)
    given = before is not None and before.demand is None and before.positive
    return before.subject if before is not None and given and not before.anaphoric else None


def _demanded(draft: Draft) -> Expression | None:
    """Return the demand before."""
    before = _before(draft)
    return None if before is None else before.demand


def _case(draft: Draft) -> Expression | None:
    """Return the case of the statement before, or where it has none, what it says."""
    before = _before(draft)
    return _stated(draft) or (None if before is None else before.demand or before.implied)


def _signed(case: Expression | None, *, affirmed: bool) -> Expression | None:
    return case if case is None or affirmed else _deny(case)


def _deny(case: Expression) -> Expression:
    return case.operand if isinstance(case, Not) else Not(case)
