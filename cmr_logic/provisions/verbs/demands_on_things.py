"""What a thing has to do or be for what is granted: "**The job must** average 20 hours a week".

A demand on somebody may be a duty that comes later ("The crew must leave by noon"); a thing has no
duties, so that what it must do it is meant to do from the start.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.syntax import AUTHORITIES, DETERMINERS, PREPOSITIONS, PRONOUNS
from cmr_logic.text import NOUN, VERB, bases, classes, keys, word_set

# How a demand begins: "**must** have", "**has to** have"; not "can".
_MUST = frozenset({"must", "shall", "cannot"})
_HAVING_TO = frozenset({("needs", "to"), ("need", "to"), ("has", "to"), ("have", "to")})
# Words between that and the verb: "must **also** have"; not "must have".
_BETWEEN = frozenset({"not", "also", "still", "to", "already", "always", "only"})
# Papers and deeds of asking, of which it is said how one asks: "the **form** must reach us";
# not "the farm must".
_OF_ASKING = word_set(
    "form copy page envelope box application claim request bid appeal letter payment notice reply "
    "response report return document receipt invoice fee rent deposit"
)
# Verbs of what goes on with a thing later on, or by those who run it: "the pool must **close**";
# not "must cost".
_LATER_ON = word_set(
    "leave close open return go come stop start arrive reach happen end begin finish remain stay "
    "keep be follow wait pay send tell give let use take"
)
# Bodies on whose behalf people ask: "**the business** must grow"; not "the bank must agree".
_OWN_BODIES = frozenset({"business", "company", "firm", "farm", "organisation", "organization"})
# What opens what only describes the subject: "the person **you** look after must"; not
# "the person must".
_DESCRIBED_BY = frozenset({"you", "who", "that", "which", "they", "he", "she"})


def demanded_of_thing(words: Sequence[str]) -> bool:
    """Tell whether a conclusion demands of a thing to do something, or not to do it.

    Args:
        words: its lower-cased words.

    Example:
        >>> demanded_of_thing("the job must not displace a worker".split())
        True
        >>> demanded_of_thing("the crew must sign the log".split())
        False
        >>> demanded_of_thing("the pool must close at noon".split())
        False
        >>> demanded_of_thing("your form must reach us".split())
        False
    """
    at = next((at for at in range(1, len(words)) if _demands(words, at)), 0)
    subject = words[:at]
    if not at or subject[0] in PRONOUNS or not _is_thing(subject):
        return False
    behind = [word for word in words[at + 1 :] if word not in _BETWEEN]
    verb = behind[0] if behind else ""
    return VERB in classes(verb) and verb not in _LATER_ON


def _demands(words: Sequence[str], at: int) -> bool:
    """Tell whether words say "must" at an index, or "has to"."""
    return words[at] in _MUST or tuple(words[at : at + 2]) in _HAVING_TO


def _is_thing(subject: Sequence[str]) -> bool:
    """Tell whether a subject is a thing: "the **job**"; not "the crew", "the council"."""
    first = 1 if subject[0] in DETERMINERS else 0
    end = next(
        (i for i in range(first, len(subject)) if subject[i] in PREPOSITIONS | _DESCRIBED_BY),
        len(subject),
    )
    if end == first:
        return False
    head = subject[end - 1]
    if head in _OWN_BODIES:
        return subject[0] in DETERMINERS
    if (
        NOUN not in classes(head)
        or is_person(head)
        or not AUTHORITIES.isdisjoint(bases(head, NOUN))
    ):
        return False
    return keys((head,)).isdisjoint(_OF_ASKING)
