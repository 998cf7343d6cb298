"""States joined in a relative clause, each with its verb: "a child who is ill **or over 9**".

In plain words that is "a child who is ill or is over 9", of a child that a case is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, places_of_word, word_set

_OR, _COMMA = "or", ","
_WHO = "who"
# First words of a state that is no quality: "or **over** 9", "or **in** hospital"; not "or a".
_BOUNDS = word_set("over under aged above below in at on without")
_ENDING = STOPS | word_set("and or if when unless who ( ) * :") | {_COMMA}  # what ends a state
_LONGEST = 4  # words of a state: "over state pension age"
_OPENERS = ("if", "unless", "when")  # of a case that such people are told of in
SIGNS = frozenset({_WHO})
"""Words of which each has one: "a child **who** is ill or over 9"; not "your child is ill"."""
CLOSER = in_row((_WHO,), syntax.BE)
"""Signs of which each has one, too: "**who is** ill"; not "who rows"."""


def states_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "or" before a further state, with the verb that it goes without.

    Example:
        >>> list(states_again("if you live with someone who is ill or over 70 .".split()))
        [(8, 9, ('or', 'is'))]
        >>> list(states_again("if you know a man who is ill , blind or over 70 .".split()))
        [(8, 9, (',', 'is')), (10, 11, ('or', 'is'))]
        >>> list(states_again("if you live with someone who is ill or a child .".split()))
        []
        >>> list(states_again("children who are ill or over 9 may row .".split()))
        []
    """
    for at in places_of_word(words, _WHO, 3):
        be = words[at + 1] if at + 1 < len(words) else ""
        if be not in syntax.BE or not _in_case(words, at):
            continue
        joints = _joints(words, at + 2)
        if joints and words[joints[-1]] == _OR:
            for joint in joints:
                yield joint, joint + 1, (words[joint], be)


def _in_case(words: Sequence[str], at: int) -> bool:
    """Tell whether people are told of in a case before an index: "if you know a man"."""
    start = sentence_start(words, at)
    case = next((i for i in range(at - 1, start - 1, -1) if words[i] in _OPENERS), None)
    told = () if case is None else words[case + 1 : at]
    subject = any(word in syntax.NOMINATIVES or word == "your" for word in told)
    return subject and _WHO not in told


def _joints(words: Sequence[str], first: int) -> list[int]:
    """Return where the joints between states stand, none where something else is joined."""
    found: list[int] = []
    at = first
    while at < len(words):
        end = next((i for i in range(at, len(words)) if words[i] in _ENDING), len(words))
        if not 0 < end - at <= _LONGEST or not _is_state(words[at:end]):
            return []
        if end == len(words) or words[end] not in {_OR, _COMMA}:
            return found
        if words[end] == _COMMA and _OR in words[end + 1 : end + 2]:
            return []  # ", or" may join another case
        found.append(end)
        if words[end] == _OR:
            last = next((i for i in range(end + 1, len(words)) if words[i] in _ENDING), len(words))
            own = _is_state(words[end + 1 : last]) and 0 < last - end - 1 <= _LONGEST
            ends = last == len(words) or words[last] not in {_OR, "and"}
            return found if own and ends else []
        at = end + 1
    return []


def _is_state(said: Sequence[str]) -> bool:
    """Tell whether words say how somebody is: "ill", "over 9"; not "a child"."""
    opening = said[0] if said else ""
    if opening in _BOUNDS:
        return len(said) > 1
    found = classes(opening)
    quality = ADJECTIVE in found or syntax.is_participle(opening)
    verb = VERB in found and ADJECTIVE not in found and not syntax.is_participle(opening)
    return bool(opening) and quality and not verb and (NOUN not in found or len(said) == 1)
