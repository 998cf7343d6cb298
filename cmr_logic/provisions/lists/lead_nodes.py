"""What leads in a list: the cues, the words that its items complete, and what it denies."""

from __future__ import annotations

from dataclasses import field

from cmr_logic import syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.provisions.drafts.draft import Conclusion
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.negation import affirm
from cmr_logic.records import record

NO_TO = ("no", "to")
"""Last words of a lead-in that denies each of the questions below it: "you answer no to: …"."""

BARRING = frozenset({"until", "before", "without"})
"""Cues of what bars a conclusion until all is there: "**until** you: …"; not "if you: …"."""
# Last words of a lead-in of what someone has or lacks: "unless you **have**:".
_HAVING = frozenset((word,) for word in syntax.HAVE)
# Effects of cues whose lists are conditions: "if you: …", "people who: …"; not "you can: …".
_CONDITIONAL = frozenset({Effect.IF, Effect.RELATIVE})


@record(frozen=True, slots=True)
class Lead:
    """What leads in a list, as far as its operator hangs on it.

    Args:
        reference: the cue that stands for the list.
        opener: the cue of the condition that the list belongs to.
        frame: the words that every item completes.
        conclusion: the kind of conclusion that the list belongs to.
        joint: another condition stands before the list, joined by "and".
        separate: each item opens its condition itself: "if you …", "if you …".
        subject: it names those of whom something is said: "The following people must pay: …".
        met: it names what is to be met: "if your boat meets these conditions: …".
        unmet: it denies that so many are met: "if you do not meet all of these: …".
        failing: it says of each that it is not so: "if the following do not apply: …".
    """

    reference: Cue
    opener: Cue
    frame: Frame = ()
    conclusion: Conclusion = field(default_factory=Conclusion)
    joint: bool = False
    separate: bool = False
    subject: bool = False
    met: bool = False
    unmet: bool = False
    failing: bool = False

    @property
    def conditional(self) -> bool:
        """Whether the list belongs to a condition, not to a demand or a conclusion."""
        return self.opener.effect in _CONDITIONAL and self.opener.name != "must"

    @property
    def denied(self) -> bool:
        """Whether the words that every item completes deny it: "you do not have: …"."""
        return self.frame[-2:] != NO_TO and affirm(self.frame)[1]

    @property
    def barring(self) -> bool:
        """Whether the list bars a conclusion until all of it is there: "not unless you have: …"."""
        lacking = self.opener.effect is Effect.UNLESS and self.frame[-1:] in _HAVING
        return self.opener.name in BARRING or (lacking and self.conclusion.negative)
