"""Signs that a coordinator joins people of two kinds: "to farmers **and** tenants in Kent"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import word_set

# Plurals for people that are verbs as well: "**tenants** to buy land"; not "helps".
PEOPLE = word_set(
    """
    tenants guides pilots coaches nurses tutors guards cooks hosts judges ushers stewards partners
    parents fathers mothers volunteers experts recruits interns graduates scouts pioneers patrons
    agents doctors clerks crews inmates boarders marshals mates captains skippers butchers
    """
)
# What those stand behind to whom or for whom something is: "loans **to** farmers"; not "in".
_TOWARDS = frozenset({"to", "for", "by", "of", "among", "between", "with", "from", "both"})
_BEHIND = syntax.PREPOSITIONS | syntax.RELATIVES | {"to", "aged"}
_NEAR = 3  # words of the first kind, at most: "young **small-scale** farmers"


def joins_people(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two kinds of people are joined, the second in a form that a verb has as well.

    What a verb has for its object follows it: "lends boats to crews **and guides guests**".
    """
    words = stretch.words
    if words[at] not in PEOPLE or stretch.word(at + 1) not in _BEHIND:
        return False
    if not syntax.is_plural_noun(words[index - 1]):
        return False
    before = words[max(stretch.first, index - 1 - _NEAR) : index - 1]
    return not _TOWARDS.isdisjoint(before)
