"""What else comes of a case: "If you smoke, you pay; **in addition, you may** be banned".

In plain words it is joined to what comes of it first: "you pay and you may be banned".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.sanctions import THREATENING
from cmr_logic.text import places_of, word_set

# How it is added: "**moreover**, you may be banned"; not "however".
_ADDING = (
    ("in", "addition"), ("moreover",), ("furthermore",), ("additionally",), ("also",),
    ("besides",), ("on", "top", "of", "that"),
)  # fmt: skip
_COMMA = ","
_SUBJECT = 4  # words of whom it is said
SIGNS = word_set("addition moreover furthermore additionally also besides top")
"""Words of which each has one: "in **addition**, you may"; not "you may"."""
CLOSER = in_row((*STOPS,), {opening[0] for opening in _ADDING})
"""Two words in a row of which each has one, too: "**; moreover**"; not "may also"."""


def added_consequences(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind a sentence that a case opens.

    Example:
        >>> list(added_consequences("if you row , you pay . in addition , you may sink .".split()))
        [(6, 10, ('and',))]
        >>> list(added_consequences("if you row , you pay . in addition , you must swim .".split()))
        []
        >>> list(added_consequences("you must row . in addition , you may swim .".split()))
        []
    """
    for stop in places_of(words, STOPS, 3, max(len(words) - 4, 3)):
        phrase = next((p for p in _ADDING if tuple(words[stop + 1 : stop + 1 + len(p)]) == p), None)
        if phrase is None or words[sentence_start(words, stop)] not in OF_CASES:
            continue
        first = stop + 1 + len(phrase)
        first += words[first : first + 1] in ((_COMMA,), [_COMMA])
        said = words[first : sentence_end(words, first)]
        modal = next((i for i, word in enumerate(said[: _SUBJECT + 1]) if word in THREATENING), 0)
        opens = modal and said[0] in syntax.NOMINATIVES | syntax.DETERMINERS
        if opens and OF_CASES.isdisjoint(said) and "unless" not in said:
            yield stop, first, ("and",)
