"""Who has what "without" names: "Your landlord can't evict you **without a court order**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.text import word_set

# What one gives, and does not have: "without your **consent**"; not "without your key".
_LEAVE = word_set("consent permission agreement approval authorisation authorization leave")
# Ends of a sentence, and marks that open an item: "**.** Your"; not ",".
_ENDS = frozenset({".", "!", "?", ":", ";", "*", "-", "•"})
# Openings of a subject that is one person or body: "**your** landlord"; not "all landlords".
_NAMING = syntax.ARTICLES | {"your"}
_POLICE = "police"  # a body that is several
_MODALS = syntax.MODALS - {"must", "should"}
# Whom the deed of such a subject is done to: "evict **you**", "search **your** bag"; not "it".
_DONE_TO = frozenset({"you", "your"})
_GIVEN: Frame = ("you", "have", "given")
_LEAVE_NEAR = 3  # words from "your" to it: "your written consent"
_SUBJECT = 3  # words of "your landlord can"


def had_by(words: Sequence[str], first: int, last: int, *, of_anyone: bool = False) -> Frame:
    """Return the words that what somebody must have leans on, none where nothing else shows.

    Args:
        words: the lower-cased tokens of the text.
        first: index of the first word behind "without".
        last: index after the last.
        of_anyone: the subject is one of any kind, who stands for whoever a question is about.

    Returns:
        The frame: ``("you", "have", "given")`` before one's own consent, the subject of the
        sentence and "has" where it is somebody else who does something to whoever asks.

    Example:
        >>> words = "your landlord can n't evict you without a court order".split()
        >>> had_by(words, 7, 10)
        ('your', 'landlord', 'has')
        >>> had_by("we can not share it without your written consent".split(), 6, 9)
        ('you', 'have', 'given')
        >>> had_by("you can not enter without a key".split(), 5, 7)
        ()
    """
    if words[first] == "your":
        named = words[first + 1 : min(first + 1 + _LEAVE_NEAR, last)]
        own = syntax.OWNING.isdisjoint(named)  # not "your neighbour's consent"
        return _GIVEN if own and not _LEAVE.isdisjoint(named) else ()
    start = next((at + 1 for at in range(first - 1, -1, -1) if words[at] in _ENDS), 0)
    subject = tuple(words[start : start + _SUBJECT - 1])
    told = subject[:1] != () and subject[0] in _NAMING and first - start > _SUBJECT
    if of_anyone or not told or words[start + _SUBJECT - 1] not in _MODALS:
        return ()
    person = is_person(subject[1]) or subject[1] in syntax.AUTHORITIES
    reaches = not _DONE_TO.isdisjoint(words[start + _SUBJECT : first])
    if not person or not reaches:
        return ()
    opening = "your" if subject[0] in syntax.INDEFINITE else subject[0]  # whoever "a landlord" is
    return opening, subject[1], "have" if subject[1] == _POLICE else "has"
