"""What is told of a thing that is yet to be made: all that is so of it lies ahead.

Who asks "Do I need permission for a shed?" has no shed, and says that "it **will** be three metres
high" or "it **would** go at the back". Of what there is already, what will be is not so yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text.patterns import compiled

# What brings a thing about, or an event: "May I **put up** a sign?"; not "May I sell my car?".
_MAKING = compiled(
    r"^(?:may|can|could|must|do|does|am|should|will|would|is)\b[^?]*\b(?:put(?:ting)?\s(?:up"
    r"|in)|build(?:ing)?|erect(?:ing)?"
    r"|install(?:ing)?|fit|hold(?:ing)?|host|throw|organi[sz]e|stage|set\sup|hang|plant|dig|lay"
    r"|light|add|make|paint|open"
    r"|(?:planning\s)?(?:permission|consent|licen[cs]e|permit)\s(?:for|to))\b"
)


def to_come(statements: Sequence[Statement], question: str) -> Iterator[Statement]:
    """Yield what is told of a thing ahead, as it will be once there is the thing.

    Args:
        statements: those of a story.
        question: what is asked.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> told = read("It will be at the back.")
        >>> len([*to_come(told, "May I put up a sign?")])
        1
        >>> len([*to_come(told, "May I sell my car?")])
        0
    """
    ahead = [each for each in statements if each.tense is Tense.FUTURE and each.mood is Mood.FACT]
    if not ahead or _MAKING.match(question.lower()) is None:
        return
    for told in ahead:
        subject = told.subject
        if subject.who in (Who.IT, Who.OWN, Who.OTHER, Who.UNKNOWN) and not subject.person:
            yield replace(told, tense=Tense.PRESENT)
