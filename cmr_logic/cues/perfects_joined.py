"""What somebody must have done, and done as well: "must have worked **and paid** a fee".

In plain words "have" stands before each of them: "must have worked and have paid a fee".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_HAVE = "have"
# What must be, or may well be: "**must** have worked and paid"; not "if you have worked".
_MODALS = word_set("must should")
_JOINTS = frozenset({"and", "or"})
# Words behind which something else is said: "have worked **if** you rowed and paid".
_PARTING = (
    STOPS
    | syntax.NOMINATIVES
    | syntax.RELATIVES
    | word_set(": ( ) if unless when where while because so but to")
)
_BEEN = "been"  # "have **been** born and raised here" is of one state, said of both
# Words between a joint and its participle: "and **then** paid", "and **also** passed".
_BETWEEN = word_set("then also already since either successfully")
# Past forms that are bare forms or nouns as well: "and **cut** the grass"; not "and paid".
_NO_PARTICIPLES = word_set("cut set put hit bid cost shed rent read let hurt")
_PLACING = syntax.PREPOSITIONS | {"in", "here", "there"}
SIGNS = frozenset({_HAVE})
"""The word that each of them has: "must **have** worked"."""
CLOSER = in_row(_MODALS, (_HAVE,))
"""Two words in a row of which each has one, too: "**must have** worked"; not "you have"."""


def perfects_joined(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where "have" is left out behind "and".

    Example:
        >>> list(perfects_joined("you must have worked and paid a fee .".split()))
        [(5, 5, ('have',))]
        >>> list(perfects_joined("you must have rowed , sailed and then swum there .".split()))
        [(5, 5, ('have',)), (7, 7, ('have',))]
        >>> list(perfects_joined("you must have a car and paid parking .".split()))
        []
        >>> list(perfects_joined("you must have rowed and be over 18 .".split()))
        []
    """
    for have in places_of_word(words[:-3], _HAVE, 1):
        if words[have - 1] not in _MODALS or not _is_done(words, have + 1):
            continue
        joints: list[int] = []
        for at in range(have + 2, len(words) - 2):
            if words[at] in _PARTING:
                break
            if words[at] in _JOINTS or words[at] == ",":
                joints.append(at)
        if not _shares_place(words, have):
            yield from _left_out(words, joints)


def _shares_place(words: Sequence[str], have: int) -> bool:
    """Tell whether both are done in one place: "must have lived and worked **in** Kent"."""
    behind = frozenset(words[have + 4 : have + 5])
    return words[have + 2] in _JOINTS and not behind.isdisjoint(_PLACING)


def _left_out(words: Sequence[str], joints: Sequence[int]) -> Iterator[Rewriting]:
    """Find the joints behind which a deed is done as well, the last of them behind "and"."""
    done = [at for at in joints if _is_done(words, at + 1 + (words[at + 1] in _BETWEEN))]
    if any(words[at] in _JOINTS for at in done):
        yield from ((at + 1, at + 1, (_HAVE,)) for at in done)


def _is_done(words: Sequence[str], at: int) -> bool:
    word = words[at] if at < len(words) else ""
    plain = word != _BEEN and word not in _NO_PARTICIPLES | syntax.AUXILIARIES
    return plain and syntax.is_participle(word) and not syntax.is_gerund(word)
