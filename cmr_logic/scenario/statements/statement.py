"""A statement: who it is about, what it says, and how far it is a fact."""

from __future__ import annotations

import enum
from dataclasses import field

from cmr_logic.records import record

TOLD = "told-"  # so begin the entries of what a statement tells in other words
LACKED = "-"  # so begins what a word behind "without" is compared by
UNDONE = "undone"  # the entry of what is said by what is still to do: "I owe the fee"
UNDERGONE = "undergone"  # the entry of what somebody did to whoever tells: "they gave me a key"


class Who(enum.Enum):
    """Whom or what a subject stands for, seen from the person who asks."""

    SELF = "self"  # "you" in a clause, "I" or "we" in a story
    OWN = "own"  # "your home", "my wife": ``head`` says what
    OTHER = "other"  # somebody else or something else: ``head`` says what
    IT = "it"  # a thing already spoken of
    UNKNOWN = "unknown"  # "she", with nobody named in the sentence


class Mood(enum.Enum):
    """How far a statement is a fact."""

    FACT = "fact"
    WISH = "wish"  # wanted, planned, tried
    DUTY = "duty"  # demanded
    OPEN = "open"  # supposed, asked, reported


class Tense(enum.Enum):
    """When a statement holds."""

    PRESENT = "present"
    PERFECT = "perfect"
    PAST = "past"
    FUTURE = "future"
    OVER = "over"  # past, and said to be so no more: "used to"


@record(frozen=True, slots=True)
class Subject:
    """The subject of a statement.

    Args:
        who: whom or what it stands for.
        head: what its head noun is compared by; empty for pronouns.
        keys: what all its content words are compared by.
        person: its head is a noun for a person or a body.
    """

    who: Who
    head: str = ""
    keys: frozenset[str] = frozenset()
    person: bool = False


@record(frozen=True, slots=True)
class Statement:
    """What one finite verb says.

    Args:
        subject: who it is about.
        verb: the base form of the main verb; "be" for a copula, "have" for having.
        keys: what the predicate's content words are compared by, the verb among them.
        core: those before the first preposition.
        extra: those of further parts that a comma or "and" adds.
        negated: a negation governs the verb or its object.
        mood: how far it is a fact.
        tense: when it holds.
        ability: it says that somebody can.
        passive: its subject undergoes the verb.
        progressive: it goes on, as in "you are moving".
        compared: it compares with how it was, as in "I earn more now".
        particles: the particles that may belong to the verb, as in "I moved out".
        sentence: the number of its sentence.
        start: the offset of its first character.
        end: the offset after its last one.
        still: it says that it goes on still.
        only: it says that there is no more to it: "I **only** drink water".
        pointing: its object is a thing spoken of: "I locked **it**".
        describing: what only describes a noun, with that noun: ("dog", "allergy").
        entry: the implication that it follows by; empty where the text says it.
        head: of a clause without a verb, what its head noun is compared by.
        text: the words that it was read from, where a story says the same in others.
    """

    subject: Subject
    verb: str
    keys: frozenset[str]
    core: frozenset[str]
    extra: frozenset[str] = frozenset()
    negated: bool = False
    mood: Mood = Mood.FACT
    tense: Tense = Tense.PRESENT
    ability: bool = False
    passive: bool = False
    progressive: bool = False
    compared: bool = False
    particles: frozenset[str] = frozenset()
    still: bool = False
    only: bool = False
    pointing: bool = False
    describing: frozenset[tuple[str, str]] = frozenset()
    sentence: int = 0
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)
    entry: str = ""
    head: str = ""
    text: str = field(default="", compare=False)

    @property
    def words(self) -> frozenset[str]:
        """What all its content words are compared by, those of its subject among them."""
        if self.extra or self.subject.keys:
            return self.keys | self.extra | self.subject.keys
        return self.keys  # as it is: its hash is known, and looked up by often

    def quoted(self, story: str) -> str:
        """Return the words that it was read from.

        Args:
            story: the text of the story that makes the statement.
        """
        return self.text or story[self.start : self.end]
