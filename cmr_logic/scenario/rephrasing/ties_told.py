"""Who is whose relative or friend, as stories tell it: "the owner is my uncle"."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_KIN = (
    r"(?:step-?|half-?|great-?|grand-?)*(?:uncle|aunt|auntie|cousin|brother|sister|mother|father"
    r"|mum|mom|mam|dad|son|daughter|nephew|niece|granny|gran|nan|grandma|grandad|granddad|grandpa"
    r"|child|parents?|twin)(?:-in-law|\sin\slaw)?"
)
_FRIEND = (
    r"(?:(?:best|old|good|close|school|college|oldest|childhood|family)\s)?(?:friend|mate|pal|neighbou?r"
    r"|next-door\sneighbou?r|colleague|workmate|boss|landlord|landlady|flatmate|housemate|teammate"
    r"|business\spartner|girlfriend|boyfriend|ex)"
)
_ALSO = r"(?:\s(?:also|actually|in\sfact|none\sother\sthan|just|only|really))*"
# Who is told of by what they are: "the owner", "one of the judges"; not "the tall man I saw".
_WHO = r"(?P<one>one\sof\s)?(?P<who>(?:the|your|its|their)\s(?:[a-z]+\s)?[a-z]+)"
_IS = rf"(?:['’]s|\sis|\sare|\swas|\shappens\sto\sbe|\sturns\sout\sto\sbe){_ALSO}"
_NOT_OF = r"(?!['’]s\b|s['’]|\s(?:of|age|in\sall\sbut)\b|-)"
_DOING = {
    "owns": "owner of",
    "runs": "manager of",
    "manages": "manager of",
    "chairs": "chair of",
    "teaches": "teacher of",
}

# Who heads a body that a rule names and a story need not: "the **owner**"; not "the judge".
_HEADS_OF = frozenset({"owner", "manager", "director", "boss", "chair", "head"})
_BODIES = ("company", "business", "shop", "firm", "school", "club")


def _sayer(said: str) -> Callable[[Match[str]], str]:
    """Return what says of whoever is told of what a tie makes so."""

    def told(match: re.Match[str]) -> str:
        if not is_told_as_so(match) or is_denied_before(match):
            return ""
        who = match["who"].strip()
        if match.groupdict().get("does"):
            who = f"the {_DOING[match['does'].lower()]} {match['what']}"
        if match["one"]:
            who = "a " + _single(who.partition(" ")[2])
        whole = said.replace("{}", who)
        if said is _RELATED and who.rpartition(" ")[2] in _HEADS_OF:
            whole += "".join(f" I am related to {who} of the {body}." for body in _BODIES)
        return whole

    return told


def _single(plural: str) -> str:
    """Return one of several: "judge" of "judges", "jury member" of "jury members"."""
    if plural.endswith("ies"):
        return plural[:-3] + "y"
    return plural.removesuffix("s")


_RELATED = "I am related to {}. {} is related to me. I am a relative of {}. I know {}."
_KNOWN = "I know {}. I am acquainted with {}. I have a connection to {}."
_STRANGER = "I do not know {}. I am not related to {}. I am not acquainted with {}."

TIES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "is-kin-of-mine",
        rf"\b{_WHO}{_IS}\s(?:my|our)\s{_KIN}\b{_NOT_OF}",
        _sayer(_RELATED),
        "you are related to the judge", "The judge is my cousin.", "The judge is my cousin's vet.",
        needs="my |our ",
    ),
    Rewording(
        "kin-of-mine-is",
        rf"\b(?:my|our)\s(?:own\s|late\s)?{_KIN}(?:\s[A-Z][a-z]+)?{_IS}\s{_WHO}\b(?!['’]s\b)",
        _sayer(_RELATED),
        "you are related to the judge", "My cousin is one of the judges.",
        "My cousin's vet is one of the judges.",
        needs="my |our ",
    ),
    Rewording(
        "kin-of-mine-does",
        rf"\b(?:my|our)\s(?:own\s)?(?P<who>{_KIN})(?:\s[A-Z][a-z]+)?\s(?P<does>owns|runs|manages|chairs)\s(?P<one>)"
        r"(?P<what>(?:the|your|this)\s[a-z]+)\b",
        _sayer(_RELATED),
        "you are related to the owner of the bakery", "My cousin owns the bakery.",
        "My cousin's vet owns the bakery.",
        needs="owns|runs|manages|chairs",
    ),
    Rewording(
        "is-friend-of-mine",
        rf"\b{_WHO}{_IS}\s(?:(?:my|our)\s{_FRIEND}\b{_NOT_OF}|an?\s(?:(?:old|good|close|personal)\s)?"
        r"(?:friend|mate|neighbou?r|colleague)\sof\s(?:mine|ours)\b)",
        _sayer(_KNOWN),
        "you know the judge", "The judge is an old friend of mine.",
        "The judge is an old friend of Max.",
        needs="my |our |mine|ours",
    ),
    Rewording(
        "is-a-stranger",
        rf"\b{_WHO}{_IS}\s(?:an?\s)?(?:(?:complete|total|perfect|absolute)\s)?stranger\sto\s(?:me|us)\b",
        _sayer(_STRANGER),
        "you know the judge", "The judge is a complete stranger to me.",
        "The judge is a complete stranger to fear.", value=False,
        needs="stranger to",
    ),
    Rewording(
        "never-met-them",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:never\s(?:even\s)?(?:met|set\seyes\son|clapped\seyes\son|come\sacross"
        r"|heard\sof|spoken\sto)|(?:don['’]t|do\snot)\sknow(?=[^.;!?]*\sfrom\sadam\b))\s(?P<one>any\sof\s)?"
        r"(?P<who>(?:the|your|its|their)\s(?:[a-z]+\s)?[a-z]+)\b",
        _sayer("I do not know {}. I am not acquainted with {}."),
        "you know the judge", "I've never met the judge.", "I've never met the bill.", value=False,
        needs="never |from adam",
    ),
)  # fmt: skip
