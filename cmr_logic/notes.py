"""Notes on a text: what tells that it is not what the library reads, a rule in English prose.

Any string can be read, and what comes out of a page's source or of a text in French looks like a
rule. A note says so before anybody relies on it. Nothing is left out or changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from cmr_logic.languages import other_language

_LOOKED_AT = 20_000  # characters
_TAG = re.compile(
    r"</?(?:html|head|title|body|div|span|p|br|h[1-6]|ul|ol|li|table|tr|td|a|b|strong|em)\b[^<>]*>",
    re.IGNORECASE,
)
_FEWEST_TAGS = 2  # one alone is a slip of the page that the text was copied from
_DATA = re.compile(r'\s*[\[{][\s\[{]*"[^"\n]*"\s*[:,]')


@dataclass(frozen=True, slots=True)
class Note:
    """A reason to doubt that a text is what the library reads.

    Args:
        name: what it is about: ``"language"``, ``"markup"`` or ``"data"``.
        problem: what was seen, one sentence without a full stop.
        advice: what to do about it, one sentence without a full stop.

    Example:
        >>> [note] = notes("Vous pouvez louer un jardin si vous habitez la ville.")
        >>> print(note)
        the text seems to be in French; only English is read: translate it first
    """

    name: str
    problem: str
    advice: str

    def __str__(self) -> str:
        return f"{self.problem}; {self.advice}"


def notes(text: str) -> tuple[Note, ...]:
    """Return the notes on a text: none where it looks like English prose.

    Only the beginning is looked at, so a note costs the same for a text of any length.

    Example:
        >>> notes("You can join if you live here.")
        ()
        >>> [note.name for note in notes("<p>You can join</p> <p>if you live here.</p>")]
        ['markup']
    """
    beginning = text[:_LOOKED_AT]
    return tuple(note for check in _CHECKS if (note := check(beginning)) is not None)


def _language(text: str) -> Note | None:
    found = other_language(text)
    if found is None:
        return None
    advice = "only English is read: translate it first"
    return Note("language", f"the text seems to be in {found}", advice)


def _markup(text: str) -> Note | None:
    if len(_TAG.findall(text)) < _FEWEST_TAGS:
        return None
    advice = "give its text alone: 'cmr-logic corpus rule-texts' takes it out of a folder of pages"
    return Note("markup", "the text holds HTML tags, which are read as words", advice)


def _data(text: str) -> Note | None:
    if _DATA.match(text) is None:
        return None
    advice = "give the rule text alone; 'cmr-logic predict' answers the questions of a data file"
    return Note("data", "the text looks like JSON, which is read as prose", advice)


_CHECKS: tuple[Callable[[str], Note | None], ...] = (_language, _markup, _data)
