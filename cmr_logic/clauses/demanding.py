"""What a sentence has demanded so far, and at what time: "you must **be 18 when** you row"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.behind_participles import WHO_ACTS
from cmr_logic.clauses.reading import CueToken, Reading
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import VERB, bases, word_set

_OPENING = 4  # tokens of a demand up to its "have": "you **need to have** …"
# Finite verbs that demand: "must", not "may".
_DEMANDING = frozenset({"must", "shall", "need", "needs"})
# Those that open a demand joined to another: "must be 9 and **must** have come"; not "needs".
_AGAIN = frozenset({"must", "shall"})
# Verbs of what someone is or has, at whatever time: "must **be** 18"; not "must pay".
BEING = frozenset({"be", "been", "have", "had", "hold", "held"})
# What else lasts, and is so at the time of something else: "must **live** here"; not "wear".
_LASTING = BEING | word_set("live lived own owned study studied work worked stay remain")
# Verbs of what whoever is granted a thing comes to do: "when you **arrive**"; not "when it rains".
_COURSE = word_set(
    "arrive come collect visit check board enter return hand pick leave apply book sign"
)
# Who does so, or sends whoever does: "when **our** van arrives"; not "when a storm comes".
_ACTING = WHO_ACTS | {"the", "our", "your", "we"}
# Words of a case that goes on: "when you come **and** it rains"; not "when you come home".
_ENDING = frozenset({"and", "or", ",", "if", "unless", "with", "without"})
_NEAR = 4  # tokens behind "when" among which such a verb stands: "our team **arrives**"
_WHO, _BY, _NAMED = "who", "by", 5
# Who must do something, whoever they are: "signed by **anyone** who rows"; not "a guest".
_ANYBODY = word_set("anyone anybody everyone everybody those people")
_ONE, _EACH = word_set("person individual"), word_set("any every each")  # "by **each person** who"
_AIM = "to"  # what opens the aim of a demand: "**To** join, you must …"


def demands(reading: Reading) -> bool:
    """Tell whether a demand has been read, whose objects keep their relative clauses."""
    if not reading.said:
        return False
    words = reading.stretch.words
    predicate = _last_predicate(reading)
    if predicate is None:
        return False
    last = predicate.last
    having = words[last - 1] in syntax.HAVE and reading.stretch.word(last) == "to"
    modal = predicate.first
    demanding = words[modal] in _DEMANDING and not syntax.authority_gives(words, modal)
    forbidding = reading.stretch.word(modal + 1) in syntax.VERBAL_NEGATIONS
    return having or (demanding and not forbidding)


def _last_predicate(reading: Reading) -> CueToken | None:
    """Return the last predicate that has been read, if there is one."""
    return next((token for token in reversed(reading.out) if token.type == "PREDICATE"), None)


def demands_past(reading: Reading, index: int) -> bool:
    """Tell whether what is demanded lies in the past, so that a date says when it was to be done.

    "You must have moved here after 2 May", not "You must move on after 2 May".

    Args:
        reading: what has been read before the date.
        index: where it begins.
    """
    predicate = _last_predicate(reading)
    if predicate is None:
        return False
    stretch = reading.stretch
    places = range(index - 1, predicate.last, -1)
    again = next((at for at in places if stretch.words[at] in _AGAIN), None)
    if again is None and not demands(reading):
        return False
    first = predicate.first if again is None else again  # "must be 9 and **must have come** after"
    have = next((at for at in range(first, first + _OPENING) if stretch.word(at) == "have"), None)
    return have is not None and syntax.is_participle(stretch.word(have + 1))


def tells_state(reading: Reading, index: int) -> bool:
    """Tell whether what stands before an index says what someone is or has: "must **be** 18"."""
    predicate = _last_predicate(reading)
    first = reading.stretch.first if predicate is None else predicate.first
    return not BEING.isdisjoint(reading.stretch.words[first:index])


def meets_meanwhile(reading: Reading, index: int, end: int) -> bool:
    """Tell whether "when" or "while" only says at what time somebody must be or have something.

    "To join, you must be under 30 **when you apply**": who joins does apply. Not "To row, you must
    wear a vest when it rains", nor "You must be quiet when you read", which has no aim. What comes
    in the course of it needs none: "You must be in **when the van arrives**".

    Args:
        reading: what has been read before it.
        index: its first token.
        end: the token after it.
    """
    stretch = reading.stretch
    aimed = stretch.words[stretch.first] == _AIM and stretch.word(end) in WHO_ACTS
    if not (aimed or _comes_in_course(reading, end)) or not demands(reading):
        return False
    commas = (
        at for at in range(index - 1, stretch.first, -1) if stretch.words[at] in syntax.JOINTS
    )
    return not _LASTING.isdisjoint(stretch.words[next(commas, stretch.first) : index])


def _comes_in_course(reading: Reading, index: int) -> bool:
    """Tell whether what a sentence ends in comes to pass for everybody: "when our van **arrives**".

    Args:
        reading: what has been read before it.
        index: its first token, behind "when".
    """
    stretch = reading.stretch
    words = stretch.words[index : stretch.last]
    verb = next((at for at, word in enumerate(words[:_NEAR]) if _is_of_course(word)), 0)
    return verb > 0 and _ENDING.isdisjoint(words) and words[0] in _ACTING


def _is_of_course(word: str) -> bool:
    return not _COURSE.isdisjoint(bases(word, VERB)) and not syntax.is_participle(word)


def says_by_whom(stretch: Stretch, index: int) -> bool:
    """Tell whether a relative says more of all who must do it: "signed **by anyone** who rows".

    Args:
        stretch: the sentence.
        index: where "who" stands.
    """
    words = stretch.words
    each = words[index - 1] in _ONE and words[index - 2] in _EACH
    if words[index] != _WHO or not (each or words[index - 1] in _ANYBODY):
        return False
    by = next((at for at in range(index - 1, index - _NAMED, -1) if words[at] == _BY), None)
    return by is not None and any(map(syntax.is_participle, words[by - 2 : by]))
