"""Who is there and who is not: "the owner is away in Spain", "her chair was empty".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so

_WHO = r"(?P<who>\b(?:the|my|our|an?|his|her|their)\s(?:[a-z-]+\s)?[a-z-]+)"
_IS = r"(?P<be>['’]s|\sis|\sare|\swas|\swere|\swill\sbe|['’]ll\sbe)"
_END = (
    r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|today\b|tonight\b|now\b|because\b|until\b|till\b"
    r"|when\b|while\b|all\b))"
)
# What a rule says of somebody who is there, and denies of whoever is not.
_THERE = ("present", "there", "here", "on duty", "on site", "in attendance", "on the premises")
_PAST = {"was": "was", "were": "was"}


def _forms(match: re.Match[str], denied: bool) -> str:
    """Return that somebody is there, or is not, in the words of rules."""
    if not is_told_as_so(match):
        return ""
    who = match["who"].strip()
    if not any(is_person(word) for word in who.lower().split()):
        return ""
    be = _PAST.get((match.groupdict().get("be") or "").strip().lower(), "is")
    be = "will be" if "ll" in (match.groupdict().get("be") or "") else be
    no = f"{be} not" if denied else be
    no = "will not be" if denied and be == "will be" else no
    places = (
        _THERE
        if denied or "duty" in match[0]
        else tuple(place for place in _THERE if place != "on duty")
    )
    return " ".join(f"{who} {no} {place}." for place in places)


def _absent(match: re.Match[str]) -> str:
    return _forms(match, denied=True)


def _present(match: re.Match[str]) -> str:
    return _forms(match, denied=False)


def _none_there(match: re.Match[str]) -> str:
    """Return that nobody of a calling is there: "there's **no lifeguard** at the pool"."""
    what = match["what"].strip()
    if not is_told_as_so(match) or not any(is_person(word) for word in what.lower().split()):
        return ""
    return " ".join(f"No {what} is {place}." for place in _THERE)


def _absent_either(match: re.Match[str]) -> str:
    """Return who is not there, in whichever of two ways it is told."""
    if not is_told_as_so(match):
        return ""
    who = (match["who"] or match["who2"]).strip()
    if not any(is_person(word) for word in who.lower().split()):
        return ""
    return " ".join(f"{who} is not {place}. {who} was not {place}." for place in _THERE)


def _present_many(match: re.Match[str]) -> str:
    """Return that one of a calling is there, where one or several watch over others."""
    words = match["who"].lower().split()
    if not is_told_as_so(match) or not is_person(words[-1]):
        return ""
    be = "are" if words[0] in {"two", "three"} else "is"
    return " ".join(f"{match['who']} {be} {place}." for place in _THERE)


def _at_home(match: re.Match[str]) -> bool:
    """Tell whether it is one of one's own who is at home: "my **wife** is in"; not "my car"."""
    words = match["who"].lower().split()
    mine = words[0] in {"my", "our"}
    return not mine or (is_person(words[-1]) and words[-1] not in {"neighbour", "neighbor"})


PRESENCE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "away-elsewhere",
        rf"{_WHO}{_IS}\s(?:(?:still|all|currently|off)\s)?(?:away|off\ssick|off\still"
        rf"|on\sholiday|abroad|off|out\sof\stown|out\sof\sthe\scountry|elsewhere"
        rf"|in\shospital|ill\sat\shome|at\shome\sill|on\sleave|nowhere\sto\sbe\sseen|missing"
        rf"|not\s(?:here|there|with\sus|coming|about|around)|absent"
        r"|in\s(?-i:[A-Z][a-z]+)\s(?:this|until|till|for|on))\b(?!\s(?:my|the|his|her)\b)",
        _absent,
        "the owner is present", "The owner is away in Spain.", "The owner is aware of Spain.",
        value=False,
    ),
    Rewording(
        "could-not-come",
        rf"{_WHO}\s(?:(?:could|can|will|would)\s?(?:not|n['’]t)|couldn['’]t|can['’]t|cannot"
        rf"|won['’]t|isn['’]t\sable\sto)\s(?:come(?:\salong)?|be\s(?:here|there|with\s(?:me|us))"
        rf"|make\sit|attend|turn\sup){_END}"
        rf"|{_WHO.replace('who', 'who2')}(?:['’]s|\shas)?\s(?:already\s)?(?:gone\shome"
        rf"|went\shome|left\sfor\sthe\sday|stayed\s(?:at\shome|away|behind)|did\snot\s(?:come"
        rf"|turn\sup|show\sup)|didn['’]t\s(?:come|turn\sup|show\sup)|never\s(?:came|turned\sup"
        rf"|showed\sup)){_END}",
        _absent_either,
        "the owner is present", "The owner couldn't come.", "The owner couldn't complain.",
        value=False,
    ),
    Rewording(
        "nobody-of-them-there",
        r"\bthere(?:['’]s|\sis|\sare|\swas|\swere|['’]ll\sbe"
        r"|\swill\sbe)\sno\s(?P<what>(?:[a-z-]+\s)?[a-z-]+)(?:\s(?:there|here|about|around"
        r"|on\sduty|present|today|tonight)|\s(?:at|in|on|with|by)\s(?:the|my|our|this)\s[a-z]+"
        r"|\swith\s(?:me|us))"
        + _END,
        _none_there,
        "a lifeguard is present", "There's no lifeguard at the pool.",
        "There's no lifebelt at the pool.", value=False,
        needs=" no ",
    ),
    Rewording(
        "empty-chair",
        r"\b(?P<who>(?:the|my|our)\s(?:[a-z-]+\s)?[a-z]+)['’]s\s(?:chair|seat|post|desk|place"
        r"|tower|hut|box)\s(?:is|was|stands|stood)\s(?:empty|unmanned|vacant|deserted)\b",
        _absent,
        "a lifeguard is present", "The lifeguard's chair is empty.",
        "The lifeguard's chair is empress green.", value=False,
        needs="empty|unmanned|vacant|deserted",
    ),
    Rewording(
        "there-with-us",
        rf"{_WHO}{_IS}\s(?:(?:right|all|also|always|still|standing|sitting)\s)?(?:here|there"
        rf"|with\s(?:us|me)|around|on\shand|at\shand|on\sthe\sspot|in\sthe\sroom|beside\s(?:me"
        rf"|us)|at\smy\sside|in\sattendance|on\sthe\spremises|on\ssite|on\sduty|present)"
        + _END,
        _present,
        "the owner is present", "The owner is with us now.", "The owner is wise now.",
        needs="here|there|with |around|hand|spot|room|beside|side|attendance|premises|site|duty"
              "|present",
    ),
    Rewording(
        "watches-over-it",
        r"(?P<who>\b(?:the|an?|two|three|our|my)\s(?:[a-z-]+\s)?[a-z-]+)\s(?:watch(?:es)?"
        r"|keeps?\s(?:watch|an\seye)|sits?|stands?|patrols?)\s(?:over|on|by|at|beside"
        r"|up\son)?\s?(?:the|us|our|my)\b[^.;!?]*(?=[.;!?]|$)",
        _present_many,
        "a lifeguard is present", "Two lifeguards watch over the pool.",
        "Two lifeboats watch over the pool.",
        needs="watch|eye|sit|stand|patrol",
    ),
    Rewording(
        "nobody-in",
        r"\b(?:there(?:['’]s|\sis|['’]ll\sbe|\swill\sbe)\s(?:nobody|no\sone|no-one)\s(?:in"
        r"|at\shome|home)|(?:nobody|no\sone)(?:['’]s|\sis|['’]ll\sbe|\swill\sbe)\s(?:in|home"
        r"|at\shome)"
        r"|we(?:['’]re|\sare|['’]ll\sbe|\swill\sbe)\s(?:all|both)\s(?:out|away|at\swork|gone)"
        r"|(?:the|my|our)\s(?:house|flat|home)\s(?:is|will\sbe|stands)\s(?:empty|deserted))\b",
        lambda match: (
            "Nobody is at home. No one is at home. Nobody is in. I am not at home. I am out. "
            "There is nobody at home."
        ) if is_told_as_so(match) else "",
        "somebody is at home", "The house is empty all day.", "The house is enough all day.",
        value=False,
    ),
    Rewording(
        "one-of-us-in",
        r"\b(?P<who>I|we|(?:my|our)\s(?:[a-z]+\s)?[a-z]+|(?:one|some)\sof\sus|somebody"
        r"|someone)(?:['’]m|['’]ll\sbe|['’]s|\sam|\sare|\sis|\swill\sbe)\s(?:always\s"
        r"|usually\s)?(?:in|at\shome|home)"
        r"(?=\s*(?:[.,;!?]|$|all\b|with\b|and\b|every\b|until\b|from\b|most\b|on\b))",
        lambda match: (
            "Somebody is at home. Someone is at home. Somebody is in. "
            f"{match['who']} will be at home."
        ) if is_told_as_so(match) and _at_home(match) else "",
        "somebody is at home", "My wife is in all day.", "My wife is inky all day.",
        needs=" in| home",
    ),
)  # fmt: skip
