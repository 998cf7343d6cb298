"""The kin of one's kin by the name that rules give them: "my mum's father" is my grandfather.

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording

_PARENTS = "mum|mom|mam|dad|mother|father"
_SONS = "son|daughter"
_SIBLINGS = "brother|sister"
_SPOUSES = "wife|husband"
# Whose kin, by whose they are, with what these are called.
_NAMED: tuple[tuple[str, dict[str, str]], ...] = (
    (
        _PARENTS,
        {
            **dict.fromkeys(("mum", "mom", "mam", "mother"), "grandmother"),
            **dict.fromkeys(("dad", "father"), "grandfather"),
            "parents": "grandparents",
            "brother": "uncle",
            "sister": "aunt",
        },
    ),
    (
        _SONS,
        {
            "son": "grandson",
            "daughter": "granddaughter",
            "boy": "grandson",
            "girl": "granddaughter",
            "children": "grandchildren",
            "kids": "grandchildren",
            "wife": "daughter-in-law",
            "husband": "son-in-law",
        },
    ),
    (
        _SIBLINGS,
        {
            "son": "nephew",
            "daughter": "niece",
            "boy": "nephew",
            "girl": "niece",
            "wife": "sister-in-law",
            "husband": "brother-in-law",
        },
    ),
    (
        _SPOUSES,
        {
            **dict.fromkeys(("mum", "mom", "mam", "mother"), "mother-in-law"),
            **dict.fromkeys(("dad", "father"), "father-in-law"),
            "brother": "brother-in-law",
            "sister": "sister-in-law",
        },
    ),
)
_OF = {
    (first, second): name
    for firsts, names in _NAMED
    for first in firsts.split("|")
    for second, name in names.items()
}
_FIRST = "|".join(sorted({first for first, _ in _OF}))
_SECOND = "|".join(sorted({second for _, second in _OF}, key=len, reverse=True))


def _named(match: Match[str]) -> str:
    """Return the name for the kin of one's kin; nothing for "my wife's son", who may be mine."""
    name = _OF.get((match["first"].lower(), match["second"].lower()), "")
    return f"{match['my']} {name}" if name else ""


KIN_OF_KIN: tuple[Rewording, ...] = (
    Rewording(
        "kin-of-kin",
        rf"\b(?P<my>my|our)\s(?P<first>{_FIRST})['’]s\s(?P<second>{_SECOND})\b(?!['’]s|\s(?:and|or)\b)",
        _named,
        "your grandmother has died",
        "My dad's mother has died.",
        "My dad's manager has died.",
        needs="'s |’s ",
    ),
)
