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
    "electricity": "electricity|electric|mains|solar|solar power|battery power|batteries|the mains",
    "gas": "gas|bottled gas|propane|butane",
    "oil": "oil|paraffin|heating oil|oil-fired",
    "wood": "wood|logs|wood-burning|wood-fired",
    "coal": "coal|coal-fired",
    "diesel": "diesel",
    "petrol": "petrol",
}
_NAMED = {word: fuel for fuel, words in _FUELS.items() for word in words.split("|")}
_FUEL = r"(?P<fuel>" + "|".join(sorted(_NAMED, key=len, reverse=True)).replace(" ", r"\s") + ")"
_WHAT = r"(?<!\bof\s)(?P<what>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
_DEVICE = (
    r"(?<!\bof\s)(?<!\bin\s)(?<!\bon\s)(?P<what>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?(?:heater|stove|cooker|boiler|oven|grill|fryer|hob"
    r"|lamp|barbecue|fire|kiln|generator|mower|engine|motor|car|van|bus|lorry|tractor|motorbike"
    r"|scooter|griddle|urn|burner|heating|taxi|boat|digger|pump))"
)
_ALL = r"(?:all|fully|purely|entirely|completely|only|solely)"
_ENDS = (
    r"\b(?=\s*(?:[.;!?—–]|$|,(?!\s(?:and\s|or\s)?(?:gas|oil|wood|coal|diesel|petrol|electric)))"
    r"|\s(?:from|off|so|because|supplied|only|alone|these\sdays|now)\b)"
)
_RUNS = (
    r"(?:runs?\s(?:purely\s|only\s|solely\s)?(?:on|off)|works?\s(?:on|off)"
    r"|is\s(?:powered|run|driven|heated|fuelled)\s(?:by|on|from|with))"
)


# What may use another fuel than it runs on, as in its galley: "my **boat**"; not "my lamp".
_VEHICLES = word_set("car van bus lorry tractor motorbike scooter taxi boat campervan motorhome")
_USING = ("run on", "use", "burn")


def _told(match: re.Match[str]) -> str:
    """Return what a thing runs on, and that it runs on nothing else."""
    if not is_surely_so(match):
        return ""
    everything = not match[0].lower().startswith(("my ", "our ", "the "))
    what, fuel = match["what"], _NAMED[re.sub(r"\s", " ", match["fuel"].lower())]
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
        rf"\b(?:everything|all\sof\sit|all\sthe\s(?:equipment|kit|appliances)|every\sappliance)\s(?:in|on|at|aboard|inside)\s"
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
        rf"\b{_DEVICE}(?:\s(?:{_RUNS}|burns?)\s|(?:['’]s|\sis)\s(?:an?\s)?){_FUEL}(?:\sone|\smodel)?{_ENDS}",
        _told,
        "your heater burns oil", "My heater runs on electricity.",
        "My heater runs on Sundays.", value=False,
        needs="electric|mains|solar|batter|gas|propane|butane|oil|paraffin|wood|logs|coal|diesel"
        "|petrol",
    ),
)  # fmt: skip
