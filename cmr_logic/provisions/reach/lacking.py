"""People told apart by what they have and have not: "a family with two cars **and no garage**"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause

_NO = "no"
# What they have stands behind: "families **with** two cars"; not "no family".
_HAVING = frozenset({"with", "having", "of", "earning"})


def kinds_lacking(
    scope: Scope, run: Words, cue: Cue, name: Callable[[Scope, Words, Cue], Expression]
) -> Expression | None:
    """Return the clauses of people by what they have, and what they lack; None for others.

    Args:
        scope: the sentence.
        run: the noun phrase.
        cue: what made it a condition.
        name: makes the clause of those who have something.
    """
    having = before_lacking(scope.words, run)
    if having is None:
        return None
    lacked = Words(run.joints[-1][0] + 1, run.last)
    had = name(scope, having, cue)
    return both([had, make_clause(scope, lacked, cue, ("you", "have"), kept=True)])


def before_lacking(words: Frame, run: Words) -> Words | None:
    """Return where people stand with what they have, before what they lack; None for others.

    Args:
        words: the tokens of the text.
        run: the noun phrase.

    Example:
        >>> words = tuple("crews with a boat and no oars".split())
        >>> before_lacking(words, Words(0, 7, ((4, Effect.AND),)))
        Words(first=0, last=4, joints=())
        >>> before_lacking(words, Words(0, 4)) is None
        True
    """
    joint, effect = run.joints[-1] if run.joints else (run.last, Effect.OR)
    if effect is not Effect.AND or words[joint + 1 : joint + 2] != (_NO,) or joint + 2 >= run.last:
        return None
    if _HAVING.isdisjoint(words[run.first + 1 : joint]):
        return None
    end = joint - (words[joint - 1] == ",")
    return replace(run, last=end, joints=tuple(each for each in run.joints if each[0] < end))
