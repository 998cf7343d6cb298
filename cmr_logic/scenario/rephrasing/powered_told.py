"""What a thing runs on, and so on what it does not run: "everything in it runs on electricity".

The entries are read and tested like those of :mod:`.rewordings`. Of a place with many things, only
what is told of all of them rules the rest out.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.text import word_set

# What things run on, by the words for it.
_FUELS = {
    "electricity": "electricity|electric|mains|solar|solar power|mains power|mains electricity"
    "|battery power|battery-powered|battery-operated|battery-driven|a battery|batteries|the mains",
    "gas": "gas|mains gas|bottled gas|natural gas|calor gas|propane|butane|gas-fired|gas-powered",
    "oil": "oil|paraffin|kerosene|heating oil|oil-fired",
    "wood": "wood|logs|kindling|wood pellets|pellets|wood-burning|wood-fired",
    "coal": "coal|smokeless coal|charcoal|coke|coal-fired",
    "diesel": "diesel|diesel-powered|diesel-driven",
    "petrol": "petrol|gasoline|unleaded|petrol-powered|petrol-driven",
}
_NAMED = {word: fuel for fuel, words in _FUELS.items() for word in words.split("|")}
_WORDS = "|".join(sorted(_NAMED, key=len, reverse=True))
_FUEL = "(?P<fuel>" + _WORDS.replace(" ", r"\s").replace("-", r"[\s-]") + ")"
_WHAT = r"(?<!\bof\s)(?P<what>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
_DEVICE = (
    r"(?<!\bof\s)(?<!\bin\s)(?<!\bon\s)(?P<what>(?:my|our|the|this)\s(?:[a-z-]+\s){0,2}?(?:heater|stove|cooker|boiler|oven|grill|fryer|hob"
    r"|lamp|barbecue|fire|kiln|generator|mower|engine|motor|car|van|bus|lorry|tractor|motorbike"
    r"|scooter|griddle|urn|burner|heating|taxi|boat|digger|pump|truck|furnace|lantern|vehicle|dryer"
    r"|chainsaw|strimmer|launch))"
)
_ALL = r"(?:all|fully|purely|entirely|completely|only|solely)"
_ENDS = (
    r"\b(?=\s*(?:[.;:!?—–]|$|,(?!\s(?:and\s|or\s)?(?:gas|oil|wood|coal|diesel|petrol|electric)))"
    r"|\s(?:from|off|so|but|because|since|as|supplied|only|alone|these\sdays|now)\b)"
)
_RUNS = (
    r"(?:(?:all\s|only\s)?(?:runs?|works?|cooks?)\s(?:purely\s|only\s|solely\s|entirely\s)?(?:on|off|with)"
    r"|is\s(?:all\s)?(?:powered|run|driven|heated|fuelled|fired)\s(?:by|on|off|from|with))"
)


# What may use another fuel than it runs on, as in its galley: "my **boat**"; not "my lamp".
_VEHICLES = word_set("car van bus lorry tractor motorbike scooter taxi boat campervan motorhome")
_USING = ("run on", "use", "burn")


def _plain(fuel: str) -> str:
    """Return the words for a fuel as the table has them: "gas-fired" for "gas fired"."""
    words = " ".join(fuel.lower().split())
    return words if words in _NAMED else words.replace(" ", "-")


def _told(match: re.Match[str]) -> str:
    """Return what a thing runs on, and that it runs on nothing else."""
    if not is_surely_so(match):
        return ""
    everything = not match[0].lower().startswith(("my ", "our ", "the "))
    what, fuel = match["what"], _NAMED[_plain(match["fuel"])]
    drives = what.split()[-1].lower() in _VEHICLES and not everything
    denied = (
        f"{what} does not {verb} {other}."
        for other in _FUELS
        if other != fuel and {other, fuel} != {"oil", "diesel"}
        for verb in (_USING[:1] if drives else _USING)
    )
    return " ".join([f"{what} runs on {fuel}. {what} uses {fuel}. {what} burns {fuel}.", *denied])


POWERED_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "everything-runs-on",
        rf"\b(?:everything|all\sof\sit|all\sthe\s(?:[a-z]+\s)?(?:equipment|kit|appliances|machines|gear)|every\sappliance)\s(?:in|on|at|aboard|inside)\s"
        rf"{_WHAT}\s(?:{_RUNS}\s|uses\s|is\s(?:all\s)?){_FUEL}{_ENDS}",
        _told,
        "your kiosk uses gas", "Everything in my kiosk runs on electricity.",
        "Everything in my kiosk runs on schedule.", value=False,
        needs="everything|all of it|all the|every appliance",
    ),
    Rewording(
        "it-is-all-electric",
        rf"\b{_WHAT}(?:['’]s|\sis|\sare)\s{_ALL}[\s-](?P<fuel>electric){_ENDS}",
        _told,
        "your kiosk uses gas", "My kiosk is all electric.", "My kiosk is all elegance.",
        value=False, needs="electric",
    ),
    Rewording(
        "nothing-but-a-fuel",
        rf"\b{_WHAT}\s(?:(?:burns?|uses?|runs?\son)\s(?:nothing\sbut|only|just)|(?:only|just)\s(?:burns?|uses?|runs?\son))\s{_FUEL}{_ENDS}",
        _told,
        "your stove burns wood", "My stove only burns coal.",
        "My stove only burns my hand.", value=False,
        needs="burn|use|run",
    ),
    Rewording(
        "device-runs-on",
        rf"\b{_DEVICE}(?:\s(?:{_RUNS}|burns?|uses?)\s|(?:['’]s|\sis)\s(?:an?\s)?(?:{_ALL}[\s-])?){_FUEL}(?:\sone|\smodel)?{_ENDS}",
        _told,
        "your heater burns oil", "My heater runs on electricity.",
        "My heater runs on Sundays.", value=False,
        needs="electric|mains|solar|batter|gas|propane|butane|oil|paraffin|kerosene|wood|logs"
        "|kindling|pellets|coal|coke|diesel|petrol|unleaded",
    ),
)  # fmt: skip
