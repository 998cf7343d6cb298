"""Numbers that are names, not quantities: "Chapter 13", "Form 1040", telephone numbers, times."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.quantities.wordlists import words
from cmr_logic.records import record


@record(frozen=True, slots=True)
class Mask:
    """A shape in which a number names something.

    Args:
        name: the entry's name.
        example: a text with a number that must be left alone.
        counter_example: a text with a number that must be read.
        before: words just before the number, in lower case.
        pattern: or a shape to look for; every number in it is left alone.
        cues: the shape is looked for only where one of these stands in the text.
    """

    name: str
    example: str
    counter_example: str
    before: tuple[str, ...] = ()
    pattern: str = ""
    cues: tuple[str, ...] = ("",)


MASKS: Final[tuple[Mask, ...]] = (
    Mask(
        "part_of_a_law",
        "This falls under Chapter 13 of the code.",
        "There are 13 chapters in the code.",
        words(
            "chapter section sections article rule rules regulation paragraph clause subsection "
            "schedule title part annex appendix act directive amendment s. para § note chapters "
            "subpart code item"
        ),
    ),
    Mask(
        "class_of_thing",
        "They hold a category 1 licence.",
        "They hold 1 licence.",
        words(
            "category class tier level type grade group stage phase band zone key step steps "
            "figure table page pages volume scale priority division model series rank levels "
            "classes categories bands size option question method plan qf entry"
        ),
    ),
    Mask(
        "document_number",
        "Send us Form 1040.",
        "Send us 10 forms.",
        words("form forms notice publication leaflet box line number no. no nos # ref reference"),
    ),
    Mask(
        "address_or_route",
        "Turn into Route 66.",
        "Turn after 66 miles.",
        words("route highway room suite apartment flat apt unit gate platform postcode zip road"),
    ),
    Mask(
        "software_version",
        "It runs on Internet Explorer 9.",
        "It runs on 9 computers.",
        words("version explorer chrome firefox safari edge windows android ios ie v release html"),
    ),
    Mask(
        "telephone_word",
        "Telephone 555123 for help.",
        "We paid 555 for help with 2 forms.",
        words("telephone tel tel. phone call dial textphone fax extension ext text typetalk"),
    ),
    Mask(
        "telephone_number",
        "You can ring 0300 200 3300.",
        "You can ring 20 shops.",
        pattern=r"(?<![\w£$€.,])(?:\+?\d{1,4}[\s.-])?\(?(?:0\d{2,4}|\d{3})\)?[\s.-]\d{3,4}(?:[\s.-]\d{3,4})?(?!\w)",
    ),
    Mask(
        "size_by_size",
        "The shed is 75x60 feet.",
        "The shed is 75 feet long.",
        cues=("x", "by", "×"),
        pattern=r"\d+(?:\.\d+)?\s?(?:x|by|×)\s?\d+(?:\.\d+)?",
    ),
    Mask(
        "length_of_a_shift",
        "Our shifts of five hours begin the week.",
        "Our five hours begin the week.",
        cues=("s of ",),
        pattern=r"(?<=s\sof\s)(?:\d+|[a-z]+)(?=[\s-]hours?\b[^.;]{0,40}\bweek\b)",
    ),
    Mask(
        "file_size",
        "See the guide (PDF, 202KB).",
        "See the 202 guides.",
        cues=("KB", "MB", "GB"),
        pattern=r"\d+(?:\.\d+)?\s?[KMG]B\b(?=\s?\))",
    ),
    Mask(
        "war",
        "He fought in world war 2.",
        "He fought in 2 wars.",
        words("war ii/ ww"),
    ),
    Mask(
        "share_of_parts",
        "It weighs 2 3/4 pounds.",
        "It weighs 2 pounds.",
        cues=("/",),
        pattern=r"\d+\s\d+/\d+",
    ),
    Mask(
        "pick_of_list",
        "You meet at least two of the following conditions.",
        "You have at least two children.",
        cues=(" of ", "following"),
        pattern=(
            r"\b(?:\w+)(?:\sor\smore)?(?:\sof\s(?:the\s(?:following|conditions|criteria|above|below)"
            r"|these|those|them|us|you)\b|\s(?:or\smore\s)?(?:following)\b)"
        ),
    ),
)

# How long ago something was, wherever it was: "in the mail **room two years ago**"; not "room 2".
_SPELL_AGO: Final = re.compile(
    r"(?:\d+(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)(?:\sand\sa\shalf|½)?\s"
    r"(?:minute|hour|day|week|fortnight|month|year|decade)s?\sago\b",
    re.IGNORECASE,
)
_WINDOW: Final = 40  # characters to look at before a number
_BEFORE: Final = frozenset(word for mask in MASKS for word in mask.before)
_SHAPES: Final = tuple((mask.cues, re.compile(mask.pattern)) for mask in MASKS if mask.pattern)


def masked_spans(text: str) -> list[tuple[int, int]]:
    """Return the places of shapes in which every number is a name.

    Example:
        >>> masked_spans("See the guide (PDF, 202KB).")
        [(20, 25)]
    """
    return [
        match.span()
        for cues, shape in _SHAPES
        if any(cue in text for cue in cues)
        for match in shape.finditer(text)
    ]


def names_something(text: str, position: int) -> bool:
    """Tell whether the words before a position make a name of the number there.

    Example:
        >>> names_something("Chapter 7", 8), names_something("about 7", 6)
        (True, False)
        >>> names_something("I left the post room 7 years ago", 21)
        False
    """
    last = text[max(0, position - _WINDOW) : position].rsplit(None, 1)[-1:]
    named = bool(last) and last[0].lower().lstrip("(“\"'‘*[").rstrip(":") in _BEFORE
    return named and _SPELL_AGO.match(text, position) is None
