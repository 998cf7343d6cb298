"""What people, animals and things do by themselves: "the wall **leans**", "the shoes fit"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.forms import acting, is_adverb, is_plural_noun
from cmr_logic.syntax.wordlists import (
    DETERMINERS,
    JOINTS,
    PLURAL_MODIFIERS,
    PRONOUNS,
    RELATIVES,
)
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, bases, classes

CLAUSAL = RELATIVES | PRONOUNS
"""Words of a subject that may have a verb of its own: "guests **you** know"; not "of"."""
_ADVERB_ALONE = frozenset({ADVERB})


def acts_alone(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a known subject does something by itself: "the wall **leans**", "the shoes fit".

    And what it has to do with, or is like, may end the clause: "the shop **serves** food", "the
    hut **stands** empty". Not where more of a name may follow, or where it does not agree: "the
    wall leans team".
    """
    subject, word = words[start:index], words[index]
    base = bases(word, VERB)
    alone, serves = acting(word)
    bare = alone and _are_several(subject)  # "**dogs** bark"
    known = len(subject) > 1 and subject[0] in DETERMINERS
    if not (bare or known):
        return False
    named = classes(subject[-1]) or {NOUN}  # a word that no table knows names something
    if not CLAUSAL.isdisjoint(subject) or NOUN not in named:
        return False
    several = is_plural_noun(subject[-1]) or _are_two(subject)
    if (word in base) != several or not (several or word.endswith("s")):
        return False
    following, behind = (*words[index + 1 : min(index + 3, stop)], "", "")[:2]
    if alone and _ends_clause(following):
        return True
    kinds = classes(following)
    return _ends_clause(behind) and ((alone and ADJECTIVE in kinds) or (serves and NOUN in kinds))


def _are_two(subject: Sequence[str]) -> bool:
    """Tell whether a subject names two, each by a word before it: "the coach **and a** parent"."""
    joint = subject.index("and") if "and" in subject else 0
    return 0 < joint < len(subject) - 2 and subject[joint + 1] in DETERMINERS


def _are_several(subject: Sequence[str]) -> bool:
    """Tell whether a subject is a plural alone, which sorts out no other noun: "dogs"."""
    plural = len(subject) == 1 and is_plural_noun(subject[0])
    return plural and subject[0] not in PLURAL_MODIFIERS and NOUN in classes(subject[0])


def _ends_clause(word: str) -> bool:
    """Tell whether a clause may end before a word: a joint, an adverb or nothing."""
    return not word or word in JOINTS or is_adverb(word) or classes(word) == _ADVERB_ALONE
