"""The pass for how long ago something last was: "my last eye test was in 1998", "I had one in May".

A rule asks whether "your last eye test was more than two years ago", or whether you "had your last
dose at least a week ago". A story tells it of the last one, of "it", or by the verb for it: "my
eyes were tested". Any one that is not said to be the last tells only that the last is no longer
ago.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint

_LAST = r"(?:last|latest|most\srecent)"
# How a clause asks how long ago something last was: "your **last check was** two years ago".
_ASKED = re.compile(
    rf"^(?:(?:(?:your|the)\s(?:[a-z-]+\s)?[a-z-]+['’]s|your|its|his|her|their|the)\s{_LAST}\s(?P<what>(?:[a-z-]+\s){{1,4}}?)(?:was|took\splace|happened|has\sbeen)\s"
    rf"|(?:you|it)\s(?:have\s|has\s)?(?:had|received|took|taken|got|did|done|made|attended)\s(?:your|its|the|a|an)\s{_LAST}\s(?P<had>(?:[a-z-]+\s){{1,4}}?)"
    rf"|it\s(?:is|has\sbeen)\s(?P<length>[^.;]*?)\ssince\s(?:your|its|the)\s{_LAST}\s(?P<since>[a-z-]+(?:\s[a-z-]+){{0,3}})$)",
    re.IGNORECASE,
)
# What tells of the last one, or the only one: "I had **it** in May"; not "I had one in May".
_THE_LAST = re.compile(
    r"\b(?:last|latest|most\srecent|it|that|mine|since|only|my|the)\b|\bthem\b", re.IGNORECASE
)
# The last one without a word of which: "my **last test**"; not "my last driving test".
_BARE_LAST = re.compile(rf"\b{_LAST}\s[a-z-]+\s(?:was|took\splace|happened)\b", re.IGNORECASE)
# That of another: "**my wife's** last test"; not "my last test".
_ANOTHERS = re.compile(
    r"\b(?:my|our|the|a)\s(?:[a-z]+\s)?[a-z]+['’]s\s(?!(?:been|got|had)\b)", re.IGNORECASE
)
_HAD_IT = re.compile(
    r"\b(?:had|got|took|did|received|attended|(?:was|been)\sgiven)\s(?:it|one|mine|that|that\sone)\b",
    re.IGNORECASE,
)
_PAST = frozenset({Tense.PAST, Tense.PERFECT, Tense.OVER})
_DURATION = "duration"


def by_last_time(part: Part, story: Story) -> Iterator[Claim]:
    """Yield how long ago a story says that something last was, for a clause that asks for that.

    Args:
        part: a part of a clause.
        story: the story.
    """
    what = asked_last(part.statement)
    if not what or part.demand is None or len(part.demand.constraints) != 1:
        return
    (constraint,) = part.demand.constraints
    if constraint.kind.value != _DURATION:
        return
    for told in story.statements:
        if told.mood is not Mood.FACT or told.negated or told.text or told.entry:
            continue
        quote = told.quoted(story.text)
        if not _tells_of(what, told, quote, story):
            continue
        value = _measured(constraint, quote)
        if value is not None:
            verdict = Verdict(value is not part.target.negated, ("last-time",))
            yield claim(Rank.STATED, verdict, told, "quantity")


@lru_cache(maxsize=4096)
def asked_last(statement: str) -> tuple[str, ...]:
    """Return by what that is compared of which a clause asks how long ago it last was.

    Args:
        statement: a clause.

    Example:
        >>> asked_last("your last eye test was more than two years ago")
        ('eye', 'test')
        >>> asked_last("you had your last dose more than a week ago")
        ('dose',)
        >>> asked_last("your last name was Smith"), asked_last("you had a dose a week ago")
        ((), ())
    """
    found = _ASKED.match(statement)
    if found is None or not re.search(
        r"\bago\b|\bsince\b|\bwithin\b|\bin\sthe\s(?:last|past)\b", statement
    ):
        return ()
    what = found["what"] or found["had"] or found["since"]
    return tuple(key for key in keyed(words_in(what.strip().lower())) if key)


def _tells_of(what: Sequence[str], told: Statement, quote: str, story: Story) -> bool:
    """Tell whether a statement says when something was: "I had it in May"."""
    if told.subject.who is Who.OTHER and told.subject.person:
        return False
    known = told.words | {told.verb, word_key(told.verb)}
    head = what[-1]
    if told.tense not in _PAST and not (told.verb == "be" and covers(known, head)):
        return False
    if covers(known, head):
        meant = known if told.subject.who is Who.SELF else known | story.given
        named = all(covers(meant, key) for key in what[:-1])
        return (named or _BARE_LAST.search(quote) is not None) and not _ANOTHERS.search(quote)
    return told.subject.who is Who.SELF and _HAD_IT.search(quote) is not None


def _measured(constraint: Constraint, quote: str) -> bool | None:
    """Tell whether what was so long ago meets a demand; None where it leaves that open."""
    from cmr_logic.quantities import compare  # noqa: PLC0415 - few stories tell of such

    since = [q for q in elapsed_of(quote) if q.kind.value == _DURATION]
    if len(since) != 1:
        return None
    met = compare(constraint, since[0])
    if met is None or _THE_LAST.search(quote):
        return met
    at_least = constraint.interval.low is not None and constraint.interval.high is None
    # Another may have been since: the last is no longer ago than any.
    return met if met is not at_least else None
