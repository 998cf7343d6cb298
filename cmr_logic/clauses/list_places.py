"""Whether words hold the place of the list that follows: "two of **these** apply:"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.cues import Cue, Effect
from cmr_logic.cues.tallies_said import BELOW
from cmr_logic.text import NOUN, classes

_LISTED = 6  # words of such a name, at most: "the four criteria listed below"
# Words that make a reference point at a list anywhere: "two of **these**", not "two tests".
_POINTING = frozenset(
    {"following", "these", "those", "below", "apply", "applies", "true", "met", "of"}
)
_LONGEST_NAME = 2  # words of a noun for the items of a list, at most: "travel papers"


def stands_for_list(reading: Reading, cue: Cue, index: int, end: int) -> bool:
    """Tell whether words such as "the following" stand for a list that is there."""
    stretch = reading.stretch
    if not stretch.lead_in:
        return False
    said = stretch.words[index:end]
    points = cue.effect is Effect.LIST and (
        said != ("these",) or _names_items(stretch, end) or _tells_of_items(stretch, end)
    )
    if said[-1] == "of":
        # at the end, or before a name for the list: "two of the three points below"
        return end >= stretch.last or _names_list(stretch.words[end : stretch.last])
    return points or end >= stretch.last or not _POINTING.isdisjoint(said[1:])


def _names_items(stretch: Stretch, index: int) -> bool:
    """Tell whether a noun for the items, and perhaps an aim, follow: "these **papers** to row:"."""
    aim = (at for at in range(index, stretch.last) if stretch.words[at] == "to")
    named = stretch.words[index : next(aim, stretch.last)]
    return 0 < len(named) <= _LONGEST_NAME and all(NOUN in classes(word) for word in named)


def _tells_of_items(stretch: Stretch, index: int) -> bool:
    """Tell whether a lead-in says something of its items: "once these **have been signed:**"."""
    behind = stretch.words[index : stretch.last]
    opens = behind[:1] != () and behind[0] in syntax.AUXILIARIES and "," not in behind
    return opens and syntax.NOMINATIVES.isdisjoint(behind)  # not "if these are late you must:"


def _names_list(words: Sequence[str]) -> bool:
    """Tell whether words only name the list that follows: "the four criteria below"."""
    return words[-1] in BELOW and len(words) <= _LISTED and words[0] in syntax.DETERMINERS
