"""What whoever asks is or has, by their question: "Can I keep bees on **my plot**?"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

from cmr_logic.inquiry.cases_apart import SORT
from cmr_logic.inquiry.restated import NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, keys

MINE = frozenset({"my", "our"})
"""Words before what whoever asks has: "**my** shop"; not "a shop"."""

# Words of what whoever asks says they are: "I **am a** cook".
_AM, _ARTICLES = frozenset({"am", "'m"}), frozenset({"a", "an"})
# How clauses begin of what whoever asks is, and of what a thing is.
_STATES = ("you are ", SORT)
_YOU_HAVE = ("you have a ", "you have an ")  # and of what they have
_HOLDING = frozenset(map(key, ("holder", "owner", "keeper", "tenant")))  # who has a thing
_MEMBER, _MEMBERSHIP, _EMPLOYER = key("member"), key("membership"), key("employer")
_EMPLOYING = frozenset(map(key, ("boss", "company", "firm", "manager")))  # what it is called
# For each, those of whom they are what they are: "must I pay my **worker**?" asks an employer.
_OTHER_SIDE = {
    _EMPLOYER: keys(("worker", "employee", "apprentice", "staff", "nanny", "cleaner", "trainee")),
    key("landlord"): keys(("tenant", "lodger", "renter")),
    key("tenant"): keys(("landlord", "landlady")),
}
_ASKER = "i"
# Whose kin somebody is: "you are the **husband** of a **member**"; not "of your own".
_KIN_OF = re.compile(
    r"^you are (?:an? |the )?(?P<kin>[a-z ]+?) of (?:an? |the )?(?P<whose>[a-z ]+)$"
)
_NAME = 4  # words from "my" to the noun of a name: "my old town library card"


def what_asker_is(words: Sequence[str]) -> set[str]:
    """Return the keys of what a question says whoever asks is: "I am a **serving cook**"."""
    return {
        key(word)
        for at, asker in enumerate(words[:-3])
        if asker == _ASKER and words[at + 1] in _AM and words[at + 2] in _ARTICLES
        for word in _name_at(words, at + 3)
    }


def has_what_is_owned(clause: Clause, owned: Set[str], words: Sequence[str]) -> bool:
    """Tell whether a clause only says that one has what the question calls "my …".

    Who asks about "my plot" is a plot holder, who asks about "my concert ticket" has a ticket, and
    who asks about "my membership" is a member. Who asks what "my boss" must do asks of an employer.

    Args:
        clause: one that names of whom a rule speaks, or any other.
        owned: the keys of what the question calls "my …", and of what its asker is.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> clause = parse("Ticket holders can row.").clauses[0]
        >>> has_what_is_owned(clause, set(), "can i row on my day ticket ?".split())
        True
        >>> has_what_is_owned(clause, set(), "can i row to my ticket office ?".split())
        False
    """
    having = clause.statement.startswith(_YOU_HAVE)
    if clause.cue != NAMED_KIND or not (having or clause.statement.startswith(_STATES)):
        return False
    said = clause.keys
    if _MEMBER in said:  # "members in their first year" has more than "my membership" says
        named = {key(name[-1]) for name in names_owned(words)}
        return _MEMBERSHIP in owned | named and said - {_MEMBER} <= keys(words)
    if said == {_EMPLOYER}:
        return not _EMPLOYING.isdisjoint(owned)
    things = said - _HOLDING
    if not things or (things == said and not having):
        return False
    return things <= owned or any(
        key(name[-1]) in things and things <= keys(name) for name in names_owned(words)
    )


def is_whose_they_are(clause: Clause, owned: Set[str], words: Sequence[str]) -> bool:
    """Tell whether whoever asks is on the other side of theirs: "Must **I** pay **my cleaner**?".

    That is asked by an employer, "Must my cleaner pay?" for the cleaner.

    Args:
        clause: one that names of whom a rule speaks, or any other.
        owned: the keys of what the question calls "my …".
        words: the lower-cased tokens of the question.
    """
    if clause.cue != NAMED_KIND or len(clause.keys) != 1 or _ASKER not in words:
        return False
    return any(not _OTHER_SIDE.get(name, frozenset()).isdisjoint(owned) for name in clause.keys)


def is_kin_of_asker(clause: Clause, owned: Set[str], asker: Set[str]) -> bool:
    """Tell whether a clause is of the kin of whom whoever asks is: "**I'm a member**. Is my wife?".

    Args:
        clause: one that names of whom a rule speaks, or any other.
        owned: the keys of what the question calls "my …".
        asker: the keys of what its asker is.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> clause = parse("The wife of a member can row.").clauses[0]
        >>> is_kin_of_asker(clause, {"wife"}, {"member"}), is_kin_of_asker(clause, {"wife"}, set())
        (True, False)
    """
    found = _KIN_OF.match(clause.statement) if clause.cue == NAMED_KIND else None
    if found is None:
        return False
    kin, whose = keys(found["kin"].split()), keys(found["whose"].split())
    return bool(kin) and kin <= owned and bool(whose) and whose <= asker


def names_owned(words: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the words of each name that "my" opens: "my **concert ticket**"."""
    for at, word in enumerate(words):
        name = _name_at(words, at + 1) if word in MINE else ()
        if name:
            yield name


def _name_at(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the words of the name that begins at an index, up to its last noun."""
    end = at
    while end < min(at + _NAME, len(words)) and not classes(words[end]).isdisjoint(
        {NOUN, ADJECTIVE}
    ):
        end += 1
    return words[at:end]
