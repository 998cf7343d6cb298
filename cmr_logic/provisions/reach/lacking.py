"""People told apart by what they have and have not: "a family with two cars **and no garage**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause

_NO = "no"
# What they have stands behind: "families **with** two cars"; not "no family".
_HAVING = frozenset({"with", "having", "of", "earning"})


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


def lacking_clause(scope: Scope, run: Words, having: Words, cue: Cue) -> Expression:
    """Return the clause of what people lack: "you have **no garage**", denied.

    Args:
        scope: the sentence.
        run: the noun phrase.
        having: where those stand that lack it.
        cue: what made it a condition.
    """
    joint = next(at for at, _ in run.joints if at >= having.last)
    return make_clause(scope, Words(joint + 1, run.last), cue, ("you", "have"), kept=True)
