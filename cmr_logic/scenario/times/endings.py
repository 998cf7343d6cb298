"""What ends a state, and on which day a story says that it ended: "I left in 2019"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from cmr_logic.text import VERB, bases, word_set, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Verbs by which some state ends: "I **sold** the flat in 2019"; not "I told them in 2019".
ENDING = word_set(
    "leave sell lose quit resign stop end cancel scrap close divorce separate expire lapse sack "
    "dismiss die emigrate finish"
)
# Verbs that do with a particle: "I **moved** out in May", "we split up"; not "I moved in".
ENDING_WITH = {
    "move": frozenset({"out", "away", "from"}), "give": frozenset({"up", "away"}),
    "run": frozenset({"out"}), "split": frozenset({"up"}),
}  # fmt: skip
# Pasts that look like their verb: "I **quit** in May", "we split up"; not "they left".
_LIKE_ITS_VERB = frozenset({"quit", "split"})
_SENTENCE = re.compile(r"[.!?;]")


def end_told(behind: str) -> Quantity | None:
    """Return the day on which words tell that a state ended; None where they tell no one day.

    Args:
        behind: the words behind those that tell that it began.

    Example:
        >>> end_told(" and left in 2019.").text, end_told(" and left early.")
        ('in 2019', None)
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - few clauses name a day

    for part in _SENTENCE.split(behind):
        if tells_end(part):
            dates = [each for each in find_quantities(part) if each.kind.value == "date"]
            alone = len(dates) == 1 and dates[0].entry.startswith("on_date")
            return dates[0] if alone else None
    return None


def tells_end(text: str) -> bool:
    """Tell whether a text tells of the end of some state.

    Example:
        >>> tells_end("I sold the flat in 2019"), tells_end("we moved out of it")
        (True, True)
        >>> tells_end("we moved into it"), tells_end("it is close to the sea")
        (False, False)
    """
    return any(
        base in ENDING or behind in ENDING_WITH.get(base, ()) for base, behind in pasts(text)
    )


def pasts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the verb of each word that may be a past form, and the word behind it.

    Args:
        text: some words of a story.

    Example:
        >>> list(pasts("we moved out"))
        [('move', 'out')]
    """
    words = words_in(text.lower())
    for word, behind in zip_longest(words, words[1:], fillvalue=""):
        for base in bases(word, VERB):
            if word in _LIKE_ITS_VERB or (base != word and not word.endswith(("s", "ing"))):
                yield base, behind
