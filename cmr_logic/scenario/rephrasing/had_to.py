"""What people had to do and so did: "I had to sell my car" says that I sold it.

Only what nobody says that they had to do unless they did it, and not by some day, on some
condition or by what somebody said. The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording

# What one does only because one must, with the past: "had to **sell**"; not "had to register".
_PAST = {
    "abandon": "abandoned",
    "borrow": "borrowed",
    "call": "called",
    "cancel": "cancelled",
    "change": "changed",
    "close": "closed",
    "cut": "cut",
    "drop": "dropped",
    "fly": "flew",
    "give": "gave",
    "go": "went",
    "hand": "handed",
    "hire": "hired",
    "leave": "left",
    "miss": "missed",
    "move": "moved",
    "phone": "phoned",
    "postpone": "postponed",
    "pull": "pulled",
    "put": "put",
    "quit": "quit",
    "rebook": "rebooked",
    "replace": "replaced",
    "resign": "resigned",
    "retire": "retired",
    "ring": "rang",
    "scrap": "scrapped",
    "sell": "sold",
    "send": "sent",
    "shut": "shut",
    "spend": "spent",
    "stay": "stayed",
    "throw": "threw",
    "turn": "turned",
    "walk": "walked",
    "withdraw": "withdrew",
}
# Before "had to", what leaves it in doubt: "they said I **had to** go"; not "sadly I had to go".
_DOUBTED = re.compile(
    r"\b(?:if|unless|whether|would|may|might|could|supposed|said|says|say|told|tells|thought|think"
    r"|knew|know|warned|insisted|claimed|wrote|reckoned?|assumed|heard|nobody|never|not|no|used|you)\b"
    r"|n['’]t\b|['’]d\b",
    re.IGNORECASE,
)
# Behind it: "I **had to** go by May"; not "I had to go to Leeds".
_LIMITED = re.compile(
    r"\b(?:if|unless|but|by|before|until|till|within|or|when|whenever)\b|\?", re.IGNORECASE
)
_ENDS = re.compile(r"[.!?;\n]")


def _done(match: Match[str]) -> str:
    """Return what was done that had to be, where its sentence leaves no doubt of it."""
    story = match.string
    first = max((story.rfind(mark, 0, match.start()) for mark in ".!?;\n"), default=-1) + 1
    last = _ENDS.search(story, match.end())
    rest = story[match.end() : last.end() if last else len(story)]
    if _DOUBTED.search(story, first, match.start()) or _LIMITED.search(rest):
        return ""
    return _PAST[match["verb"].lower()]


HAD_TO: tuple[Rewording, ...] = (
    Rewording(
        "had-to-and-did",
        rf"\b(?:have\s)?had\sto\s(?P<verb>{'|'.join(_PAST)})\b(?!\sto\b|\son\swith\b)",
        _done,
        "you sold your boat",
        "I had to sell my boat.",
        "I had to sell my boat by May.",
        needs="had to ",
    ),
)
