"""What premises are connected to, or are not: "our drains run into a septic tank".

Who draws water from a well is on no main. The entries are read and tested like those of
:mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.still_so import is_surely_so

_ENDS = r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|now\b|because\b|since\b|as\b|from\b|these\b))"
# What may be connected, of whatever kind a rule speaks.
_PREMISES = (
    "house", "home", "property", "cottage", "flat", "bungalow", "building",
)  # fmt: skip
# What premises are connected to, and what they are not connected to in its stead.
_NETS = {
    "sewer": (("the public main sewer", "mains drainage"), ("a sewer", "mains drainage")),
    "water": (("the mains water supply", "the water main"), ("mains water", "a water main")),
    "gas": (("the mains gas supply", "the gas main"), ("mains gas", "a gas main", "gas")),
    "power": (("the mains electricity supply", "the grid"), ("mains electricity", "the grid")),
}


def _on(net: str) -> Callable[[re.Match[str]], str]:
    """Return what says that premises are connected to a net."""

    def said(match: re.Match[str]) -> str:
        if not is_surely_so(match):
            return ""
        return " ".join(
            f"My {place} is connected to {each}." for place in _PREMISES for each in _NETS[net][0]
        )

    return said


def _off(net: str) -> Callable[[re.Match[str]], str]:
    """Return what says that premises are not connected to a net."""

    def said(match: re.Match[str]) -> str:
        if not is_surely_so(match):
            return ""
        return " ".join(
            f"My {place} is not connected to {each}."
            for place in _PREMISES
            for each in _NETS[net][1]
        )

    return said


_MY = r"\b(?:all\s)?(?:my|our|the)\s(?:[a-z]+\s){0,2}?"
_WASTE = (
    rf"{_MY}(?:drains?|drainage|pipes?|waste|waste\s?water|sewage|toilets?|plumbing|soil\spipes?)"
)
_GOES = (
    r"\s(?:all\s|both\s)?(?:go(?:es)?|runs?|flows?|drains?|empt(?:y|ies)|discharges?|feeds?|leads?|connects?|is\splumbed"
    r"|are\splumbed|ends?\sup)\s(?:straight\s|directly\s|down\s)?(?:in)?to\s"
)
_SEWER = r"(?:the|a)\s(?:[a-z'’]+\s){0,3}?(?:sewers?|main\sdrains?|mains\sdrain(?:s|age)?)\b"
_PIT = (
    r"(?:a|the|our|my)\s(?:[a-z]+\s)?(?:septic\stank|cess\s?pit|cess\s?pool|soakaway|reed\sbed)\b"
)
_WATER = (
    rf"{_MY}(?:(?:drinking\s|tap\s)?water(?:\ssupply)?)\s(?:all\s)?(?:comes|is\spumped|is\spiped|runs"
    r"|is\sdrawn)\s(?:straight\s)?from\s"
)
_WE = r"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)(?:\sall|\salso|\snow|\sstill)?"
_HAVE = r"\b(?:I|we)(?:\shave|['’]ve(?:\sgot)?)(?:\sour|\sthe)?"
_HAVE_NO = (
    r"\b(?:I|we)(?:\shave\sno|['’]ve\s(?:got\s)?no|\s(?:do\snot|don['’]t)\shave(?:\sany)?"
    r"|\sare\snot\son|['’]re\snot\son)\s"
)

SUPPLIES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "drains-into-the-sewer",
        rf"{_WASTE}{_GOES}{_SEWER}|{_WE}\son\s(?:the\s)?(?:mains?\sdrain(?:age|s)?|main\ssewer|public\ssewer)\b"
        rf"|{_HAVE}\smains?\sdrainage\b",
        _on("sewer"),
        "your cottage is connected to the public sewer", "Our drains run into the main sewer.",
        "Our train runs into the main station.",
        needs="sewer|drain",
    ),
    Rewording(
        "drains-into-a-pit",
        rf"{_WASTE}{_GOES}{_PIT}|{_HAVE_NO}(?:mains?\sdrainage|main\ssewer|sewer)\b|{_HAVE}\s(?:a|our\sown)\s(?:septic\stank|cess\s?pit|cess\s?pool)\b"
        r"|\bthere(?:\sis|['’]s)\sno\s(?:public\s|main\s)?(?:sewer|mains?\sdrainage)\b",
        _off("sewer"),
        "your cottage is connected to the public sewer", "Our drains run into a septic tank.",
        "Our drains run beside a septic tank.", value=False,
        needs="septic|cess|soakaway|reed bed|sewer|drainage",
    ),
    Rewording(
        "on-mains-water",
        rf"{_WE}\son\s(?:the\s)?mains?\swater\b|{_HAVE}\smains?\swater\b",
        _on("water"),
        "your house is connected to the mains water supply", "We have mains water.",
        "We have mains power.",
        needs="water",
    ),
    Rewording(
        "water-from-a-well",
        rf"{_WATER}(?:a|an|our(?:\sown)?|the|my(?:\sown)?)\s(?:[a-z]+\s)?(?:well|spring|bore\s?hole|stream|river|burn|tank|rainwater\stank)\b"
        rf"|{_HAVE_NO}(?:mains?\swater|water\smains?)\b|\bthere(?:\sis|['’]s)\sno\s(?:mains?\swater|water\smain)\b",
        _off("water"),
        "your house is connected to the mains water supply", "Our water comes from a well.",
        "Our water comes from a bottle.", value=False,
        needs="water",
    ),
    Rewording(
        "on-mains-gas",
        rf"{_WE}\son\s(?:the\s)?(?:mains?\sgas|gas\s(?:mains?|grid|network))\b|{_HAVE}\smains?\sgas\b",
        _on("gas"),
        "your house is connected to the gas main", "We're on mains gas.",
        "We're on mainstream gas research.",
        needs="gas",
    ),
    Rewording(
        "off-the-gas",
        rf"{_HAVE_NO}(?:mains?\sgas|gas(?:\s(?:mains?|supply|pipe|connection))?){_ENDS}|{_WE}\soff\sthe\sgas\s(?:grid|network)\b"
        r"|\bthere(?:\sis|['’]s)\sno\s(?:mains?\s)?gas(?:\s(?:pipe|main|mains|supply|connection))?\s(?:to|in|at|into)\s(?:my|our|the|this)\s"
        r"(?:house|home|flat|cottage|bungalow|farm|street|road|village|property|building)\b",
        _off("gas"),
        "your house is connected to the gas main", "There is no gas pipe to our house.",
        "There is no gas in my balloon's basket.", value=False,
        needs="gas",
    ),
    Rewording(
        "off-the-grid",
        rf"{_WE}\soff[\s-](?:the[\s-])?grid\b|{_HAVE_NO}(?:mains?\s)(?:electricity|power)\b|\b(?:my|our|the)\s[a-z]+(?:\sis|['’]s)\soff[\s-](?:the[\s-])?grid\b",
        _off("power"),
        "your house is connected to the electricity grid", "We're off-grid up here.",
        "We're off to Grid Lane.", value=False,
        needs="grid|electricity|power",
    ),
)  # fmt: skip
