"""How many tongues somebody speaks: "English is the only language I know", "I'm bilingual".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_TONGUE = (
    r"(?-i:English|French|German|Spanish|Italian|Polish|Welsh|Irish|Gaelic|Dutch|Danish|Swedish"
    r"|Norwegian"
    r"|Finnish|Portuguese|Romanian|Bulgarian|Czech|Hungarian|Greek|Turkish|Russian|Ukrainian"
    r"|Arabic|Urdu"
    r"|Hindi|Punjabi|Bengali|Tamil|Chinese|Mandarin|Japanese|Korean|Somali|Swahili|Catalan"
    r"|Persian|Farsi)"
)
_I = r"\b(?:I|we)"
_KNOW = r"(?:\s(?:can\s)?(?:speak|know|understand|use|have)|['’]ve(?:\sgot)?)"
_ONE = (
    "I do not speak a second language. I do not speak another language. I do not speak a foreign "
    "language. I am not bilingual. I do not speak two languages. I speak no foreign languages. "
    "I do not speak other languages."
)
_TWO = (
    "I speak a second language. I speak another language. I am bilingual. I speak at least two "
    "languages. "
    "I speak more than one language."
)


def _so(says: str) -> Callable[[re.Match[str]], str]:
    """Return what makes the words of rules of a match, where it is told as so."""

    def said(match: re.Match[str]) -> str:
        return says if is_told_as_so(match) and not is_denied_before(match) else ""

    return said


_NAME = re.compile(_TONGUE)


def _listed(match: re.Match[str]) -> str:
    """Return how many tongues a list names of somebody, or at least so many."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    count = len({name.lower() for name in _NAME.findall(match[0])})
    only = re.search(r"\b(?:only|just)\b", match[0], re.IGNORECASE) is not None
    least = "" if only or count > _PAIR else "at least "
    return f"I speak {least}{count} languages." if count >= _PAIR else ""


_PAIR = 2
TONGUES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "only-one-tongue",
        rf"\b{_TONGUE}(?:['’]s|\sis)\s(?:my\sonly\s(?:language|tongue)|(?:the\sonly"
        rf"|my\sonly)\s(?:language|tongue|one)\s(?:that\s)?(?:I|we){_KNOW})"
        rf"|{_I}\s(?:can\s)?(?:only|just)\s(?:speak|know|understand|have)\s{_TONGUE}(?!\s(?:and"
        rf"|or|at|to|in|with|when)\b)"
        rf"|{_I}\s(?:can\s)?(?:speak|know)\s(?:{_TONGUE}\sonly|nothing\s(?:but|except"
        rf"|besides)\s{_TONGUE}|(?:just|only)\s(?:{_TONGUE}|(?:the\s)?one\slanguage)|(?:just\s"
        rf"|only\s)?one\slanguage|{_TONGUE}\sand\s(?:nothing\selse|no\sother\s(?:language|tongue)))"
        r"(?!\s(?:and|or|at|to|with|when)\b)"
        rf"|{_I}(?:\shave|['’]ve)(?:\sgot)?\s(?:no|never\slearnt\sa(?:ny)?"
        rf"|not\slearnt\sany)\s(?:foreign|second|other)\s(?:languages?|tongues?)\b"
        rf"|{_I}\snever\s(?:learnt|learned|picked\sup|mastered)\s(?:an?|any)\s(?:foreign|second"
        rf"|other)\s(?:language|tongue)s?\b"
        rf"|{_I}(?:['’]m|\sam)\smonolingual\b",
        _so(_ONE),
        "you speak a second language", "English is the only language I know.",
        "English is the only lesson I know.", value=False,
    ),
    Rewording(
        "two-tongues",
        rf"{_I}(?:['’]m|['’]re|\sam|\sare)\s(?:fully\s|completely\s)?(?:bi|tri|multi)lingual\b"
        rf"|{_I}\s(?:can\s)?(?:speak|know)\s(?:both\s{_TONGUE}\sand\s{_TONGUE}"
        rf"|{_TONGUE}\sas\swell\sas\s{_TONGUE}|{_TONGUE}\sand\s{_TONGUE}|(?:two|three|four|five"
        rf"|several)\s(?:languages|tongues))\b"
        rf"|\b{_TONGUE}\sand\s{_TONGUE}\sare\sboth\s(?:my\s(?:mother\stongues|languages)"
        rf"|(?:mother\s|native\s)?(?:tongues|languages)\s(?:of\smine|to\sme))\b"
        rf"|{_I}\s(?:grew\sup|was\sraised|was\sbrought\sup)\s(?:speaking\s|with\s"
        rf"|on\s)(?:both\s)?{_TONGUE}\s(?:[a-z]+\s){{0,3}}?and\s(?:(?:later\s|then\s)?(?:learnt"
        rf"|learned|picked\sup)\s)?{_TONGUE}\b",
        _so(_TWO),
        "you speak a second language", "I'm bilingual.", "I'm bicoastal.",
    ),
    Rewording(
        "tongues-listed",
        rf"{_I}\s(?:can\s)?(?:only\s|just\s)?(?:speak|know)\s(?:(?:fluent|some|a\sbit\sof"
        rf"|a\slittle)\s)?{_TONGUE}"
        rf"(?:(?:,\s|,?\sand\s)(?:(?:fluent|some|a\sbit\sof|a\slittle)\s)?{_TONGUE})+",
        _listed,
        "you speak at least three languages", "I speak Welsh, Irish and Dutch.",
        "I speak with Welsh, Irish and Dutch people.",
    ),
)  # fmt: skip
