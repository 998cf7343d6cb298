"""A story put plainly: turns that move or split what is said are undone, before it is read.

"What I don't have is a licence" becomes "I do not have a licence". Evidence is quoted from the
story as it was told, so each place of the plain text knows where it came from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from cmr_logic.records import record
from cmr_logic.scenario.rephrasing.ages_told import AGES_TOLD
from cmr_logic.scenario.rephrasing.asides import ASIDES
from cmr_logic.scenario.rephrasing.birthdays_told import BIRTHDAYS_TOLD
from cmr_logic.scenario.rephrasing.bounds_told import BOUNDS_TOLD
from cmr_logic.scenario.rephrasing.by_notice import BY_NOTICE
from cmr_logic.scenario.rephrasing.by_own_age import told_by_own_age
from cmr_logic.scenario.rephrasing.by_today import told_by_today
from cmr_logic.scenario.rephrasing.clefts import CLEFTS
from cmr_logic.scenario.rephrasing.clipped import CLIPPED
from cmr_logic.scenario.rephrasing.clipped_things import CLIPPED_THINGS
from cmr_logic.scenario.rephrasing.converses_told import CONVERSE_TURNS
from cmr_logic.scenario.rephrasing.deeds_told import DEEDS_TOLD
from cmr_logic.scenario.rephrasing.denials import DENIALS
from cmr_logic.scenario.rephrasing.from_end_to_end import FROM_END_TO_END
from cmr_logic.scenario.rephrasing.had_to import HAD_TO
from cmr_logic.scenario.rephrasing.hours_told import HOURS_TOLD
from cmr_logic.scenario.rephrasing.kin_of_kin import KIN_OF_KIN
from cmr_logic.scenario.rephrasing.left_out_told import LEFT_OUT_TOLD
from cmr_logic.scenario.rephrasing.needing import Needing
from cmr_logic.scenario.rephrasing.numbers_told import NUMBERS_TOLD
from cmr_logic.scenario.rephrasing.outside_told import OUTSIDE_TOLD
from cmr_logic.scenario.rephrasing.owning_told import OWNING_TURNS
from cmr_logic.scenario.rephrasing.periphrases import PERIPHRASES
from cmr_logic.scenario.rephrasing.plain_lives import PLAIN_LIVES
from cmr_logic.scenario.rephrasing.pronoun_turns import PRONOUN_TURNS
from cmr_logic.scenario.rephrasing.quantities_denied import QUANTITIES_DENIED
from cmr_logic.scenario.rephrasing.rates_told import RATES_TOLD
from cmr_logic.scenario.rephrasing.sums_joined import SUMS_JOINED
from cmr_logic.scenario.rephrasing.times_done_told import TIMES_DONE_TURNS
from cmr_logic.scenario.rephrasing.times_told import TIMES_TOLD
from cmr_logic.scenario.rephrasing.turned_round import TURNED_ROUND
from cmr_logic.scenario.rephrasing.turns import TURNS
from cmr_logic.scenario.rephrasing.whole_lists import WHOLE_LISTS
from cmr_logic.scenario.rephrasing.words_needed import WORDS_NEEDED
from cmr_logic.spans import Span
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Reworded:
    """A piece of a plain text that stands for other words of the story.

    Args:
        start: where it begins in the plain text.
        end: where it ends there.
        told: what it stands for in the story.
    """

    start: int
    end: int
    told: Span


@record(frozen=True, slots=True)
class Plain:
    """A story put plainly.

    Args:
        text: the plain text.
        reworded: its pieces in other words than the story's, in order.
    """

    text: str
    reworded: tuple[Reworded, ...] = ()

    def told(self, start: int, end: int) -> Span:
        """Return the words of the story that a stretch of the plain text stands for.

        Args:
            start: where the stretch begins.
            end: where it ends.

        Example:
            >>> story = "It rains. What I don't have is a tent."
            >>> plain = plainly(story)
            >>> plain.text
            "It rains. I don't have a tent."
            >>> plain.told(10, 29).of(story)
            "What I don't have is a tent"
        """
        return Span(self._place(start, "start"), self._place(end, "end"))

    def _place(self, position: int, side: str) -> int:
        """Return the place in the story of a place in the plain text."""
        moved = 0
        for piece in self.reworded:
            inside = piece.start < position < piece.end
            if inside or position == (piece.start if side == "start" else piece.end):
                return piece.told.start if side == "start" else piece.told.end
            if position < piece.end:
                break
            moved = piece.told.end - piece.end
        return position + moved


TURNS_UNDONE = (
    *HOURS_TOLD,
    *BIRTHDAYS_TOLD,
    *TIMES_TOLD,
    *SUMS_JOINED,
    *RATES_TOLD,
    *AGES_TOLD,
    *NUMBERS_TOLD,
    *FROM_END_TO_END,
    *BOUNDS_TOLD,
    *OUTSIDE_TOLD,
    *PERIPHRASES,
    *PLAIN_LIVES,
    *ASIDES,
    *DEEDS_TOLD,
    *BY_NOTICE,
    *HAD_TO,
    *KIN_OF_KIN,
    *TURNED_ROUND,
    *TIMES_DONE_TURNS,
    *LEFT_OUT_TOLD,
    *DENIALS,
    *QUANTITIES_DENIED,
    *PRONOUN_TURNS,
    *WHOLE_LISTS,
    *CLEFTS,
    *TURNS,
    *CONVERSE_TURNS,
    *OWNING_TURNS,
    *CLIPPED,
    *CLIPPED_THINGS,
)


@cache
def _needs() -> Needing:
    """Return the turns by what they need a story to have."""
    return Needing((turn.needs, WORDS_NEEDED.get(turn.name)) for turn in TURNS_UNDONE)


@lru_cache(maxsize=128)
def plainly(story: str) -> Plain:
    """Return a story with its turns undone.

    Args:
        story: what a person tells.

    Example:
        >>> plainly("It's my aunt who rows, not me.").text
        'my aunt rows, but I do not.'
        >>> plainly("I row.").text
        'I row.'
    """
    parts, reworded, end = [], [], 0
    length = 0
    for told, words in _turns(story):
        parts += [story[end : told.start], words]
        length += told.start - end
        reworded.append(Reworded(length, length + len(words), told))
        length += len(words)
        end = told.end
    return Plain("".join((*parts, story[end:])), tuple(reworded))


def _turns(story: str) -> Iterator[tuple[Span, str]]:
    """Yield where the turns of a story stand, none within another, and the plain words for each."""
    found = []
    lowered = " ".join(story.casefold().split())
    for place in _needs().places(lowered):
        turn = TURNS_UNDONE[place]
        for match in compiled(turn.pattern).finditer(story):
            words = match.expand(turn.says) if isinstance(turn.says, str) else turn.says(match)
            if words:
                found.append((Span(*match.span()), words))
    found += (*told_by_today(story), *told_by_own_age(story))
    end = 0
    for told, words in sorted(found, key=lambda turn: (turn[0].start, -turn[0].end)):
        if told.start >= end:
            yield told, words
            end = told.end
