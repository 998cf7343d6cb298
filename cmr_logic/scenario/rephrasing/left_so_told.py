"""In what state a thing was left, told by what was done to it, or not: open, shut, locked, on.

"I forgot to shut the window" says that the window was left open, and "they had to break the door"
that it was not left unlocked. The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_CLOSED_OFF = (
    r"(?:doors?|windows?|gates?|garage|shed|barn|stable|boot|van|car|house|flat|cabin|boat|hut|safe"
    r"|drawer|cage|hutch|pen|coop|skylight|hatch|locker|cupboard|case|suitcase|shutters?|bike|bicycle)"
)
_THING = (
    rf"(?P<what>(?:the|my|our)\s(?:(?!of\b)[a-z-]+\s){{0,2}}?{_CLOSED_OFF})"
    r"(?!\s(?:key|handle|frame)s?\b)"
)
_ALL = rf"(?:(?:all|both)\s(?:(?:of\s)?(?:the|my|our)\s)?(?P<all>{_CLOSED_OFF}))"
_EVERY = rf"(?:{_THING}|{_ALL})"
_FORGOT = (
    r"(?:forg[oe]t(?:ten)?\sto|(?:did(?:n['’]t|\snot)|had(?:n['’]t|\snot)|never|have(?:n['’]t|\snot))"
    r"(?:\s(?:bother(?:ed)?|remember(?:ed)?)\sto)?)\s"
)
_ON = (
    r"(?:oven|stove|hob|heater|iron|cooker|taps?|lights?|engine|heating|gas|candles?|television"
    r"|radio)"
)
_MACHINE = rf"(?P<what>(?:the|my|our)\s(?:[a-z-]+\s){{0,2}}?{_ON})"
_DONE = r"(?:I|we)(?:['’]d|\shad|\shave|['’]ve|)\s(?:always\s|definitely\s|certainly\s)?"
_BROKEN_IN = (
    r"(?:they|the\s(?:thie(?:f|ves)|burglars?)|somebody|someone|he)\s(?:had\sto|must\shave\shad\sto)\s(?:break|smash|force|kick|prise"
    r"|drill)\s(?:open\s|in\s|down\s|through\s)?"
)


def _thing(match: re.Match[str]) -> str:
    """Return the thing that words name: "all windows" are "the windows"."""
    return match["what"] or f"the {match['all']}"


def _left(what: str, how: str) -> str:
    """Say that a thing was left in a state."""
    be = "were" if what.endswith("s") else "was"
    return f"{what} {be} left {how}. I left {what} {how}."


def _not_left(what: str, how: str) -> str:
    """Say that a thing was not left in a state."""
    be = "were" if what.endswith("s") else "was"
    other = {"open": "shut", "unlocked": "locked", "on": "off"}[how]
    return f"{what} {be} not left {how}. I did not leave {what} {how}. {what} {be} {other}."


# fmt: off
LEFT_SO_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "left-it-open",
        rf"\b(?:{_FORGOT}(?:shut|close|fasten|latch)\s{_THING}|without\s(?:shutting|closing|fastening)\s(?P<without>(?:the|my|our)\s(?:[a-z-]+\s)?{_CLOSED_OFF})"
        rf"|(?P<stood>(?:the|my|our)\s(?:[a-z-]+\s)?{_CLOSED_OFF})\s(?:was|were|stood|had\sbeen)\s(?:wide\s|left\s|slightly\s|half\s)?(?:open|ajar))\b",
        lambda m: _left(m["what"] or m["without"] or m["stood"], "open"),
        "the window was left open", "I forgot to shut the window.",
        "I forgot to clean the window.",
        needs="shut|close|closing|shutting|fasten|latch|open|ajar",
    ),
    Rewording(
        "left-it-shut",
        rf"\b(?:{_DONE}(?:shut|closed|locked|bolted|latched|fastened)\s{_EVERY}"
        rf"|(?P<so>(?:the|my|our|all)\s(?:the\s)?(?:[a-z-]+\s)?{_CLOSED_OFF})\s(?:was|were|had\sbeen|stayed)\s(?:firmly\s|tightly\s|safely\s|properly\s)?"
        r"(?:shut|closed|locked|bolted|latched|fastened))\b",
        lambda m: _not_left(m["so"] or _thing(m), "open"),
        "the window was left open", "I had closed the window before I left.",
        "I had painted the window before I left.", value=False,
        needs="shut|closed|locked|bolted|latched|fastened",
    ),
    Rewording(
        "left-it-unlocked",
        rf"\b(?:{_FORGOT}(?:lock|bolt|secure)\s{_THING}|without\s(?:locking|bolting|securing)\s(?P<without>(?:the|my|our)\s(?:[a-z-]+\s)?{_CLOSED_OFF})"
        rf"|(?P<stood>(?:the|my|our)\s(?:[a-z-]+\s)?{_CLOSED_OFF})\s(?:was|were|had\sbeen)\s(?:left\s)?(?:unlocked|on\sthe\slatch))\b",
        lambda m: _left(m["what"] or m["without"] or m["stood"], "unlocked"),
        "the gate was left unlocked", "I went off without locking the gate.",
        "I went off without looking at the gate.",
        needs="lock|bolt|secur|latch",
    ),
    Rewording(
        "left-it-locked",
        rf"\b(?:{_DONE}(?:locked|double-locked|bolted|padlocked|turned\sthe\skey\sin|put\sthe\s(?:lock|chain|padlock)\son)\s{_EVERY}"
        rf"|(?P<so>(?:the|my|our|all)\s(?:the\s)?(?:[a-z-]+\s)?{_CLOSED_OFF})\s(?:was|were|had\sbeen)\s(?:safely\s|properly\s|firmly\s|shut\sand\s)*(?:locked|bolted"
        r"|padlocked|double-locked))\b",
        lambda m: _not_left(m["so"] or _thing(m), "unlocked"),
        "the gate was left unlocked", "I had turned the key in the gate.",
        "I had turned the keen dog from the gate.", value=False,
        needs="locked|bolted|turned the key|put the",
    ),
    Rewording(
        "they-had-to-break-it",
        rf"\b{_BROKEN_IN}{_THING}\b",
        lambda m: _not_left(m["what"], "unlocked") + " " + _not_left(m["what"], "open"),
        "the gate was left unlocked", "They had to smash the gate to get in.",
        "They had to paint the gate to get in.", value=False,
        needs="had to ",
    ),
    Rewording(
        "left-it-on",
        rf"\b(?:{_FORGOT}(?:switch|turn|put|blow)\s(?:off|out)\s{_MACHINE}|without\s(?:switching|turning|putting|blowing)\s(?:off|out)\s(?P<without>(?:the|my|our)"
        rf"\s(?:[a-z-]+\s)?{_ON})|(?P<stood>(?:the|my|our)\s(?:[a-z-]+\s)?{_ON})\s(?:was|were)\s(?:still\s)?(?:on|running|burning|lit))\b",
        lambda m: _left(m["what"] or m["without"] or m["stood"], "on"),
        "the oven was left on", "I forgot to switch off the oven.", "I forgot to clean the oven.",
        needs="off|out|still|running|burning|lit| on",
    ),
    Rewording(
        "left-it-off",
        rf"\b(?:{_DONE}(?:switched|turned|put|blown|blew)\s(?:off|out)\s{_MACHINE}|(?P<so>(?:the|my|our)\s(?:[a-z-]+\s)?{_ON})\s(?:was|were|had\sbeen)\s(?:switched\s"
        r"|turned\s|put\s)?(?:off|out))\b",
        lambda m: _not_left(m["what"] or m["so"], "on"),
        "the oven was left on", "I had switched off the oven.", "I had switched to another oven.",
        value=False,
        needs="off|out",
    ),
)
# fmt: on
