"""For which time something is done: "It's the first time I row", "my second visit to the fort".

Whoever does a thing for the first time has not done it before, and for the second time has. The
turns stand with those of :mod:`.turns`, the rewordings with those of :mod:`.rewordings`.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import VERB, bases
from cmr_logic.text.patterns import compiled

_IS = (
    r"(?P<is>(?:['’]s|\sis|\swas|\swill|['’]ll|\swould|['’]d)(?:\snot)?(?:\sbe)?"
    r"|\s(?:isn|wasn)['’]t|\s(?:won|wouldn)['’]t\sbe)"
)
_BEFORE = r"(?:\sin\sany\sway)?\sbefore"
_NOT = compiled(r"\bnot\b|n['’]t\b")
_NTH = r"(?P<nth>first|second|third|fourth|fifth|sixth|tenth|umpteenth|hundredth|\d+(?:nd|rd|th))"
_THE_NTH = rf"(?:actually\s|only\s|already\s|honestly\s)?(?:the|my|our)\s(?:very\s)?{_NTH}\s"
# What is done for the first time since another: "the first time **this year**".
_SINCE = compiled(
    r"\b(?:(?:this|last)\s(?:year|month|week|season|summer|winter|spring|autumn|term|decade)|since|in\s(?:a\s|an\s|many\s|several\s)?(?:\w+\s)?(?:years?|months?|weeks?|ages|decades)"
    r"|without|alone|together|again)\b"
)
_HAVE = compiled(r"['’]ve\b|\b(?:have|had)\s")
_FIRST = "first"
# What nobody is of a place where they never were: "a member of it"; not "the owner of it".
_PARTS = ("member", "student", "pupil", "customer", "client", "patient", "guest", "visitor")
_PLACE = (
    r"(?P<what>(?:the|this|that|your)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
    r"(?=\s*(?:[.,;:!?]|$|(?:and|but|so|as|because|before)\b))"
)


def _is_denied(words: str) -> bool:
    return _NOT.search(words) is not None


def _so_often(match: Match[str]) -> str:
    """Return that somebody has, or has not, done before what is told to be done the n-th time."""
    if _SINCE.search(match["rest"] or "") is not None:
        return ""
    found = bases((match["did"] or match["doing"]).lower(), VERB)
    if not found:
        return ""
    done = (match["nth"].lower() == _FIRST) is _is_denied(match["is"])
    who, rest = match["who"] or "I", match["rest"] or ""
    if found[0] == "be":
        return f"{who} have {'' if done else 'never '}been{rest} before"
    if not done and _HAVE.search(match[0]) is not None:
        return f"{who} never {match['did']}{rest} before"  # "the first time I've ever put in a bid"
    return f"{who} did {'' if done else 'not '}{found[0]}{rest} before"


def _there_so_often(match: Match[str]) -> str:
    """Return what is so of whoever is in a place for the n-th time."""
    groups = match.groupdict()
    first = (groups.get("nth") or _FIRST).lower() == _FIRST
    done = first is _is_denied(groups.get("is") or "")
    no, what = "" if done else "never ", match["what"]
    said = [f"I have {no}{did} {what} before." for did in ("been to", "visited")]
    if not done:
        said += [f"I have never been a {part} of {what} before." for part in _PARTS]
        said += [f"I have never {did} {what} before." for did in ("used", "joined", "stayed at")]
    elif groups.get("noun") == "stay":
        said.append(f"I have stayed at {what} before.")
    return " ".join(said)


# fmt: off
TIMES_DONE_TURNS: tuple[Rewording, ...] = (
    Rewording(
        "nth-time-i-do",
        rf"\b(?:it|this|that|today|tomorrow|tonight){_IS}\s{_THE_NTH}time(?:\sever)?\s(?:that\s)?"
        r"(?:(?P<who>I|we)(?:['’](?:ve|d|m|re|ll)|\s(?:have|had|am|are|will|would|shall))?(?:\sever)?"
        r"\s(?P<did>[a-z]+)|(?P<doing>[a-z]{2,}ing))(?P<rest>\s[^.,;:!?()–—]+)?",
        _so_often,
        "you have claimed before", "This would be the very first time I put in a claim.",
        "This would be the very best claim I put in the post.", value=False,
        needs=" time",
    ),
)
TIMES_DONE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "nth-time-there",
        rf"\b(?:it|this|that){_IS}\s{_THE_NTH}(?P<noun>time|visit|stay|trip)\s(?:at|in|inside|with|to)\s{_PLACE}",
        _there_so_often,
        "you have been to the fort before", "It's my third time at the fort.",
        "It's my third night at the fort.",
        needs=" time| visit| stay| trip",
    ),
    Rewording(
        "never-signed-up-there",
        r"\b(?:I|we)\sdid\snot\s(?:sign\sup|join|register|enrol|train|come|go"
        r"|(?:take|do|attend)\s(?:an?|any)\s[a-z]+)\s(?:(?:with|at|to|in|for)\s)?"
        rf"(?P<what>(?:the|this|that|your)\s(?:[a-z-]+\s){{0,2}}?[a-z-]+){_BEFORE}",
        _there_so_often,
        "you have been a member of the club before",
        "I did not sign up with this club before.",
        "I did not speak up for this club before.", value=False,
        needs="did not",
    ),
    Rewording(
        "never-set-foot-there",
        rf"\b(?:I|we)(?:['’]ve|\shave)\snever\s(?:once\s|yet\s|even\s)?(?:set\s(?:a\s)?foot\s(?:in|inside|on)|been\s(?:to|in|inside)"
        rf"|visited|entered)\s{_PLACE}",
        _there_so_often,
        "you have been a guest of the inn before", "I've never set foot in the inn.",
        "I've never set eyes on the inn.", value=False,
        needs="never",
    ),
    Rewording(
        "new-to-the-place",
        r"\b(?:I['’]m|I\sam|we['’]re|we\sare)\s(?:(?:completely|totally|entirely|quite|brand|all|very)\s)?"
        r"(?:new\s(?:to|at)|(?:a\s(?:complete\s|total\s)?)?newcomers?\s(?:to|at))\s(?:the|this|your)\s"
        r"(?P<noun>gym|school|club|library|inn|hotel|pool|studio|clinic|surgery|theatre|museum"
        r"|practice|centre|shop|church|choir|band|society)\b(?!['’])",
        r"I have never been a member of the \g<noun> before. "
        r"I have never been a student of the \g<noun> before. "
        r"I have never been to the \g<noun> before.",
        "you have been a member of the gym before", "I'm completely new to this gym.",
        "I'm completely new to this gymnast.", value=False,
        needs="new",
    ),
)
