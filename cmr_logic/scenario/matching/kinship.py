"""What one is to those of whom one tells: "my wife is a pilot" says that I am a pilot's spouse."""

from __future__ import annotations

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who

# What I am to those whom I call so.
_INVERSE = {
    **dict.fromkeys(("wife", "husband", "spouse"), "spouse"),
    **dict.fromkeys(("partner", "girlfriend", "boyfriend"), "partner"),
    **dict.fromkeys(("son", "daughter", "child"), "parent"),
    **dict.fromkeys(("mother", "father", "mum", "dad", "mom", "parent"), "child"),
    **dict.fromkeys(("brother", "sister"), "sibling"),
}

_SPOUSE, _MARRY = "spouse", "marry"


def as_relative(target: Statement, told: Statement) -> Statement | None:
    """Return what a statement about one's kin says of oneself, where a clause asks for that.

    Args:
        target: the clause, read.
        told: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> (told,) = read("My wife is a pilot.")
        >>> sorted(as_relative(read_clause("you are the spouse of a pilot"), told).keys)
        ['pilot', 'spouse']
        >>> as_relative(read_clause("you are a pilot"), told) is None
        True
    """
    kin = told.subject
    back = _INVERSE.get(kin.head, "") if kin.who is Who.OWN else ""
    if not back or target.subject.who is not Who.SELF:
        return None
    wedded = back == _SPOUSE and target.verb == _MARRY and target.passive
    married = wedded and target.keys != {_MARRY}
    if not married and not covers((back,), _asked(target)):
        return None
    fact = told.mood is Mood.FACT and told.tense is Tense.PRESENT and not told.negated
    if not fact or told.verb != "be" or told.passive:
        return None
    if married:  # "my wife is a pilot" for "you are married to a pilot"
        wed = frozenset({_MARRY})
        keys, me = told.keys | wed, Subject(Who.SELF)
        return replace(told, subject=me, verb=_MARRY, passive=True, keys=keys, core=wed)
    own = frozenset({back})
    return replace(told, subject=Subject(Who.SELF), keys=told.keys | own, core=own)


def _asked(target: Statement) -> str:
    """Return the word of a clause for what one is to others, "" where it has none."""
    kin = (key for key in sorted(target.core) if covers(_INVERSE.values(), key))
    return next(kin, "")
