"""The one thing that all clauses of a rule are about, where a question names none.

Who asks "Can I claim?" under a rule about a bike says "it" of the bike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Subject, Who
from cmr_logic.text import word_set, words_in
from cmr_logic.text.patterns import compiled

# What one says "it" of only where a word tells of it: "**the day** is a Sunday", "your **home**";
# not "the bike".
_NO_THINGS = word_set(
    "day week month year time date hour morning evening night end beginning start police law "
    "council country area place way case reason person following same first last next past right "
    "cost price home house flat property landlord rent"
)
_IT = frozenset({"it", "its", "they", "them"})
# Who may be meant beside an animal: "**she** is lame"; not "it".
_PEOPLE = frozenset({"he", "she", "him", "her", "his", "hers"})
# Words behind which a thing is named: "I own **a** raft"; not "I own it".
_NAMING = frozenset({"a", "an", "another", "some", "the"}) | lists.OWNERS | lists.THEIR_OWNERS
_NEAR = 2  # words behind these among which its noun stands
_WEATHER = compiled(
    r"\bit(?:['’]s|\s(?:is|was|had|has|did|will))?\s(?:\w+\s)?"
    r"(?:rain|snow|hail|pour|drizzl|thunder|fr[eo]ez|froz|thaw)"
)


def sole_thing(statements: Iterable[str]) -> Subject | None:
    """Return the one thing that clauses are about; None where they are about none, or several.

    Args:
        statements: the clauses.

    Example:
        >>> sole_thing(["the bike was stolen", "you said so"]).head
        'bike'
        >>> sole_thing(["the bike was stolen", "the lock is new"]) is None
        True
    """
    found = {head for each in statements for head in _things(each)}
    return Subject(Who.IT, found.pop()) if len(found) == 1 else None


def is_meant_by_it(head: str, story: str) -> bool:
    """Tell whether "it" in a story may stand for the one thing of a rule.

    It does not where the story names another thing before, nor where the weather is meant; nor,
    of an animal, where the story says "he" or "she" as well.

    Args:
        head: what the noun of the thing is compared by.
        story: the story.

    Example:
        >>> [is_meant_by_it("boat", told) for told in
        ...     ("My son left it ashore.", "I own a raft. It is ashore.", "It rained.")]
        [True, False, False]
    """
    words = words_in(story.lower())
    alive = covers((head,), "animal") and not _PEOPLE.isdisjoint(words)
    if alive or _WEATHER.search(story.lower()):
        return False
    at = next((place for place, word in enumerate(words) if word in _IT), None)
    if at is None:
        return False
    for place, word in enumerate(words[:at]):
        named = words[place + 1 : min(place + 1 + _NEAR, at)]
        if word in _NAMING and not any(is_person(n) or word_key(n) in lists.KIN for n in named):
            return False
    return True


def _things(statement: str) -> Sequence[str]:
    """Return the thing that a clause is about, if it is about one."""
    subject = read_clause(statement).subject
    told = subject.who in (Who.OWN, Who.OTHER) and not subject.person
    return (subject.head,) if told and subject.head and subject.head not in _NO_THINGS else ()
