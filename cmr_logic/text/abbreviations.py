"""Abbreviations whose full stop ends their sentence as well: "It shuts at 2 p.m. Guests …"."""

from __future__ import annotations

import re
from collections.abc import Iterator

# A capital behind the abbreviation tells, unless it may be that of a name: "2 p.m. Monday". Behind
# what stands in names itself only a word that opens sentences does: "the U.K. Passport Office".
_STOPS = re.compile(
    r"\.(?:(?<=[ap]\.m\.)|(?<=\betc\.)"
    r"|(?<=\d [mglLCFWV]\.)|(?<=\d[mglLCFWV]\.)|(?<=\dkW\.)|(?<=\d kW\.)|(?<=°[CF]\.))"
    r"(?=\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
    r"|(?:Jan|Febr)uary|March|April|May \d|June|July|August|(?:Sept|Nov|Dec)ember|October"
    r"|Eastern|Central|Pacific|Mountain|Atlantic|Greenwich|British|Irish|Local)"
    r"(?:[AI]\b|[A-Z][a-z]))"
    r"|\.(?:(?<=\bLtd\.)|(?<=\bInc\.)|(?<=\bU\.K\.)|(?<=\bU\.S\.)|(?<= [A-Z]\.))"
    r"(?=\s+(?:You|Your|The|If|We|It|This|These|They|There|However|Anyone"
    r"|(?:Am|Are|Can|Could|Do|Does|Is|May|Must|Should|Will) (?:I|we|my|our))\b)"
)


def stops_of_abbreviations(text: str) -> Iterator[int]:
    """Yield the offset behind each full stop of an abbreviation that ends its sentence as well.

    Example:
        >>> list(stops_of_abbreviations("It shuts at 2 p.m. Guests leave."))
        [18]
        >>> list(stops_of_abbreviations("Rafts may be up to 6 m. Bigger ones need a pass."))
        [23]
        >>> list(stops_of_abbreviations("Ring us by 2 p.m. Monday, e.g. from work."))
        []
    """
    for stop in _STOPS.finditer(text) if ". " in text else ():
        yield stop.end()
