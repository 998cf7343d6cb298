"""What a verb group says, and the form of the steps by which it is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cmr_logic.records import record
from cmr_logic.scenario.statements.statement import Mood, Tense

END = -1
"""What a step returns where the group ends."""


@dataclass(slots=True)
class Group:
    """What a verb group says, gathered from left to right.

    Args:
        main: where the main verb stands.
        negated: it is denied.
        tense: when it holds.
        mood: how far it is a fact.
        ability: it says what somebody can do.
        passive: its verb is in the passive.
        progressive: its verb is in the progressive.
        ended: it says that an activity has ended.
        verb: the base of the main verb, "" while none is found.
        would: it says what somebody would do.
    """

    main: int
    negated: bool = False
    tense: Tense = Tense.PRESENT
    mood: Mood = Mood.FACT
    ability: bool = False
    passive: bool = False
    progressive: bool = False
    ended: bool = False
    verb: str = ""
    would: bool = False


@dataclass(slots=True)
class Progress:
    """A verb group while it is read.

    Args:
        words: the words of the sentence.
        group: what the group says so far.
        be: a form of "be" waits for its complement.
        have: a form of "have" waits for its participle.
    """

    words: Sequence[str]
    group: Group
    be: bool = False
    have: bool = False

    def word(self, index: int) -> str:
        """Return the word at an index, "" behind the last."""
        return self.words[index] if index < len(self.words) else ""


@record(frozen=True, slots=True)
class Step:
    """One way in which a verb group goes on.

    Args:
        name: a unique name.
        cues: the words that it reads, contractions spelled out, of verbs the bases; empty where
            others may be read too.
        read: what it does, given the progress, such a word, and its index. It returns where to go
            on, ``END``, or None where the word is not its concern.
        fires: a sentence after "I" in which it reads something.
        silent: a sentence with similar words in which it does not.
    """

    name: str
    cues: frozenset[str]
    read: Callable[[Progress, str, int], int | None]
    fires: str
    silent: str
