"""Who does something now has not died: "my husband works nights", "I met my aunt yesterday"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.text import word_set

# What is said of the dead as well, in the present: "my father **rests** in Kent".
_OF_THE_DEAD = frozenset(
    map(
        word_key,
        word_set(
            "die dead deceased late bury cremate miss pass go lose rest alive heaven peace god "
            "grave cemetery memory widow funeral ash will estate survive entitle remain "
            "thought heart"
        ),
    )
)
# What is done only with the living: "I **visit** my aunt"; not "I miss my aunt".
_WITH = word_set("live talk speak stay meet see visit call phone ring chat work travel")
_MINE = frozenset({"my", "our"})
_RECENT = 31.0  # days

# By which one's animal is no more: "my dog **died**"; not "my dog barks".
_GONE = word_set("die pass_away put_down dead put_to_sleep run_away")


def is_no_more(told: Statement) -> bool:
    """Tell whether a statement says that what one had is no more: "our old cat died".

    Args:
        told: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> [is_no_more(read(text)[0]) for text in ("My dog died.", "My dog barks.")]
        [True, False]
    """
    owned = told.subject.who is Who.OWN and not told.negated
    return owned and not _GONE.isdisjoint({told.verb, *told.keys})


def is_alive(
    target: Statement, told: Statement, words: Sequence[str], quote: str
) -> Verdict | None:
    """Return that somebody has not died of whom a story says what they do; None otherwise.

    Args:
        target: a clause about a death.
        told: a statement of the story.
        words: its words, in small letters.
        quote: the same as they are written.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read, tokens_of
        >>> clause = read_clause("your partner has died")
        >>> def told(text):
        ...     return is_alive(clause, read(text)[0], tokens_of(text).words, text)
        >>> told("My husband works nights.")
        Verdict(value=False, entries=('alive',))
        >>> told("My husband worked nights.") is None, told("My son works nights.") is None
        (True, True)
    """
    subject = target.subject
    if target.verb != "die" or subject.who is not Who.OWN or subject.keys != {subject.head}:
        return None
    if told.mood is not Mood.FACT or told.entry or not _OF_THE_DEAD.isdisjoint(told.words):
        return None
    if _does_now(target, told) or _was_met(target, told, words, quote):
        return Verdict(target.negated, ("alive",))
    return None


def _does_now(target: Statement, told: Statement) -> bool:
    """Tell whether a statement says what somebody does now, alone or with who tells it."""
    if told.tense is not Tense.PRESENT or (told.negated and told.verb == "be"):
        return False
    if told.subject.who is Who.SELF:
        return any(covers((key,), target.subject.head) for key in told.subject.keys)
    return told.subject.who is Who.OWN and same_subject(target.subject, told.subject)


def _was_met(target: Statement, told: Statement, words: Sequence[str], quote: str) -> bool:
    """Tell whether who tells a story is or was of late with somebody: "I live with **my wife**"."""
    if told.subject.who is not Who.SELF or told.verb not in _WITH or told.negated:
        return False
    named = any(
        words[at - 1] in _MINE
        and covers((word_key(words[at]),), target.subject.head)
        and (at + 1 == len(words) or words[at + 1] not in syntax.OWNING)
        for at in range(1, len(words))
    )
    if not named:
        return False
    if told.tense is Tense.PRESENT:
        return True
    ends = [q.interval.high for q in elapsed_of(quote)] if told.tense is Tense.PAST else []
    return any(end is not None and end <= _RECENT for end in ends)
