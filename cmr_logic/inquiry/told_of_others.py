"""What is told beside a question of somebody else than the one it is asked for, left out.

"**My aunt is a member.** Can I row?" tells nothing of whoever asks, nor does "I am a member. Can my
aunt row?" of the aunt.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.relevance.askers import asked_by_pronoun, is_somebody, own_person, person_reached
from cmr_logic.relevance.concerned import person_concerned
from cmr_logic.text import word_set, words_in

_SENTENCES = re.compile(r"(?<=[.!;])\s+")
# Where somebody else comes in: "My aunt is a member **and I** am 12"; not "my aunt and I are".
_PARTS = re.compile(r"(?:,\s+|\s+)(?:and|but|while)\s+(?=(?:I|we|he|she|my|our)\b)")
_ASKERS = frozenset({"i", "we"})
_OWN, _AND_I = frozenset({"my", "our"}), ("and", "i")
_LONGEST = 4  # words for somebody of one's own: "my two sisters"
_ONE_ELSE = frozenset({"he", "she"})
# Words by which a sentence of oneself tells of another as well: "I gave **her** it"; not "me".
_OF_OTHERS = word_set("he she they him her them his their who whose")


def told_of_whom_is_asked(told: str, asked: str) -> str:
    """Return what is told, without what is of somebody else than whom a question is asked for.

    Args:
        told: what is told beside a question.
        asked: the question.

    Example:
        >>> told_of_whom_is_asked("My aunt is a member. I am 12", "Can I row?")
        'I am 12'
        >>> told_of_whom_is_asked("My aunt is a member. I am 12", "Can my aunt row?")
        'My aunt is a member.'
        >>> told_of_whom_is_asked("My boat is old", "Can I row?")
        'My boat is old'
    """
    if not told:
        return told
    words = words_in(asked)
    whom = _whom(words)
    if not whom and not _OF_OTHERS.isdisjoint(words):
        return told  # "My aunt lost it. Is **her** boat insured?"
    parts = [part for each in _SENTENCES.split(told) for part in _PARTS.split(each)]
    kept = [part for part in parts if not _is_of_another(words_in(part.lower()), whom)]
    return told if len(kept) == len(parts) else " ".join(kept)


def _whom(asked: Sequence[str]) -> frozenset[str]:
    """Return the words for somebody else for whom a question is asked; none for oneself."""
    if asked[:1] == () or asked[0] not in syntax.AUXILIARIES:
        return frozenset()
    pronoun = asked_by_pronoun(asked)
    if pronoun:
        return frozenset({pronoun})
    named = own_person(asked, 1) or person_reached(asked) or person_concerned(asked)
    return frozenset(asked[at] for at in named)


def _is_of_another(words: Sequence[str], whom: frozenset[str]) -> bool:
    """Tell whether a part of what is told is of somebody else than whom is asked for."""
    if words[:1] == ():
        return False
    end = _end_of_somebody(words)
    if not whom:
        return (end > 0 and tuple(words[end : end + 2]) != _AND_I) or words[0] in _ONE_ELSE
    if words[0] in _ASKERS:
        return whom.isdisjoint(words) and _OF_OTHERS.isdisjoint(words)
    return end > 0 and not whom & _ONE_ELSE and whom.isdisjoint(words[:end])


def _end_of_somebody(words: Sequence[str]) -> int:
    """Return where the words for somebody end that some words begin with; 0 where it is nobody."""
    if words[0] not in _OWN:
        return 0
    last = next((at for at in range(1, min(_LONGEST, len(words))) if is_somebody(words, at)), 0)
    owning = not syntax.OWNING.isdisjoint(words[last + 1 : last + 2])
    return 0 if not last or owning else last + 1  # "my aunt's boat is old"
