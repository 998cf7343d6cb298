"""What an entry of the cue table is."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Effect(enum.Enum):
    """What a cue does to the logic; the values are the terminals of ``grammars/clause.lark``."""

    IF = "IF"  # opens a condition that must hold
    UNLESS = "UNLESS"  # opens a condition that must not hold
    PURPOSE = "PURPOSE"  # opens the aim for which the rest is demanded: "to qualify, you must …"
    RELATIVE = "RELATIVE"  # opens a relative clause that restricts whom the rule is about
    AND = "AND"
    OR = "OR"
    BUT = "BUT"  # joins a second statement that limits or completes the first
    EITHER = "EITHER"  # announces alternatives
    BOTH = "BOTH"  # announces joint demands
    NEITHER = "NEITHER"  # announces alternatives none of which may hold
    ALL_OF = "ALL_OF"  # stands for the list that follows, all of it
    ANY_OF = "ANY_OF"  # stands for the list that follows, at least one of it
    NONE_OF = "NONE_OF"  # stands for the list that follows, none of it
    COUNT_OF = "COUNT_OF"  # stands for the list that follows, so many of it
    LIST = "LIST"  # stands for the list that follows, no operator said
    EXAMPLE = "EXAMPLE"  # opens illustration, which demands nothing
    EVEN_IF = "EVEN_IF"  # opens a circumstance that changes nothing
    SAME = "SAME"  # stands for the condition before, which must hold ("in this case")
    OPPOSITE = "OPPOSITE"  # stands for the condition before, which must not hold ("otherwise")
    DISCOURSE = "DISCOURSE"  # links a sentence to the one before ("however")
    NOTHING = "NOTHING"  # silences the cues inside the phrase

    # By identity, as of any object: an enumeration would hash a member's name at each look-up.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Cue:
    """One entry of the table.

    Args:
        name: a unique name, kept by every clause that the cue made.
        effect: what it does.
        phrases: its forms, each a string of tokens joined by spaces.
        fires: a text in which it fires.
        silent: a text that holds similar words in which it must not fire.
        count: for ``COUNT_OF``, how many of the list must hold; if negative, how many need not.
        most: for ``COUNT_OF``, how many of it may hold; 0 where all may.
    """

    name: str
    effect: Effect
    phrases: tuple[str, ...]
    fires: str
    silent: str
    count: int = 0
    most: int = 0


def entry(
    name: str,
    effect: Effect,
    phrases: str,
    fires: str,
    silent: str,
    count: int = 0,
    most: int = 0,
) -> Cue:
    """Make an entry from phrases written with bars between them.

    Example:
        >>> entry("when", Effect.IF, "when | whenever", "Pay when you row.", "Ask when.").phrases
        ('when', 'whenever')
    """
    forms = tuple(p.strip() for p in phrases.split("|"))
    return Cue(name, effect, forms, fires, silent, count, most)
