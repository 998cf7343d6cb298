"""What a thing runs on, and what a house is connected to: "my boiler runs on oil".

What runs on one fuel runs on no other, and who draws water from a well is on no main. The entries
are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.text.patterns import compiled

# Fuels by what they are all called, each with the words of people.
_FUELS = {
    "gas": r"(?:mains\s|bottled\s|natural\s|calor\s|lp)?gas|propane|butane",
    "oil": r"(?:heating\s)?oil|kerosene|paraffin",
    "diesel": r"diesel",
    "petrol": r"petrol|gasoline|unleaded",
    "electricity": (
        r"(?:mains\s)?electricity|(?:a\s)?batter(?:y|ies)|the\smains|(?:solar|mains)\spower"
    ),
    "wood": r"(?:wood(?:\spellets)?|logs|pellets|kindling)",
    "coal": r"(?:smokeless\s)?coal|charcoal|coke",
}
_FUEL = "|".join(f"(?:{words})" for words in _FUELS.values())
_FIRED = {
    r"(?:all[\s-]|fully\s|purely\s|entirely\s|an?\s)?electric": "electricity",
    r"battery[\s-](?:powered|operated|driven)": "electricity",
    r"gas[\s-](?:fired|powered)": "gas",
    r"oil[\s-]fired": "oil",
    r"diesel[\s-](?:powered|driven)": "diesel",
    r"petrol[\s-](?:powered|driven)": "petrol",
    r"wood[\s-](?:fired|burning)": "wood",
    r"coal[\s-]fired": "coal",
}
_IS_FIRED = "|".join(_FIRED)
# What runs on one fuel alone: "my **van**"; not "my house", which has a stove and a cooker.
_ENGINE = (
    r"(?:boiler|van|car|stove|heater|engine|generator|cooker|mower|motorbike|bus|lorry|truck|tractor"
    r"|oven|hob|heating|central\sheating|furnace|pump|boat|lamp|lantern|barbecue|grill|scooter|taxi"
    r"|vehicle|fryer|kiln|dryer|chainsaw|strimmer|digger|launch|motor)"
)
_ONE = rf"(?<!\bof\s)(?P<one>\b(?:my|our|the|this)\s(?:[a-z-]+\s){{0,2}}?{_ENGINE})"
_ALL = (
    r"\b(?:everything|all(?:\sthe\s(?:[a-z]+\s)?(?:equipment|appliances|machines|gear))?)\s(?:in|on|at)\s"
    r"(?P<all>(?:my|our|the)\s[a-z]+)"
)
_ENDS = r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|now\b|because\b|since\b|as\b|from\b|these\b))"


def _runs_on(match: re.Match[str]) -> str:
    """Return on which fuel a thing runs, and on which not."""
    if not is_surely_so(match):
        return ""
    what = match["one"] or match["all"]
    told = (match["fuel"] or "").lower()
    if told:
        fuel = next(
            name for name, words in _FUELS.items() if compiled(rf"(?:{words})$").match(told)
        )
    else:
        fired = match["fired"].lower()
        fuel = next(
            name for words, name in _FIRED.items() if compiled(rf"(?:{words})$").match(fired)
        )
    said = [f"{what} uses {fuel}. {what} runs on {fuel}."]
    said += [
        f"{what} does not use {other}. {what} does not run on {other}."
        for other in _FUELS
        if other != fuel
    ]
    return " ".join(said)


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
        "runs-on-a-fuel",
        rf"(?:{_ONE}|{_ALL})\s(?:(?:all\s|only\s)?(?:runs|run|works|is\spowered|is\sfuelled|is\sheated|is\sfired|cooks)\s(?:entirely\s|only\s|purely\s)?"
        rf"(?:on|off|by|with)\s|burns\s|uses\s)(?P<fuel>{_FUEL})(?P<fired>){_ENDS}",
        _runs_on,
        "your boiler uses gas", "My boiler runs on oil.", "My boiler runs on olive oil and hope.",
        value=False,
        needs=" on | off | by | with |burns|uses",
    ),
    Rewording(
        "is-of-a-fuel",
        rf"(?:{_ONE}|{_ALL})(?:\sis|['’]s|\sare)\s(?P<fired>{_IS_FIRED})(?P<fuel>){_ENDS}",
        _runs_on,
        "the van uses diesel", "The van is fully electric.", "The van is electric blue.",
        value=False,
        needs="electric|battery|-fired|-powered|-driven|-burning|fired|powered|driven|burning",
    ),
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
