"""When and where what is asked about would be, in few words: "Thinking of Friday", "our spot is …".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import words_in

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_MONTH = (
    r"(?-i:January|February|March|April|May|June|July|August|September|October|November|December)"
)
_DATE = rf"(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?{_MONTH}"
_WEEK = (
    r"(?:the\s)?(?:week(?:end)?|(?:first|second|third|last|1st|2nd|3rd)\s(?:week(?:end)?"
    r"|half))\s(?:of|in)\s"
    rf"(?:\d{{1,2}}(?:st|nd|rd|th)?\s(?:to|-|–)\s\d{{1,2}}(?:st|nd|rd|th)?\s)?{_MONTH}"
)
_WHEN = rf"(?P<when>{_DATE}|{_WEEK}|{_MONTH}|(?:this\s|next\s|a\s)?{_DAY})\b"
_AT = r"(?:on|in|for)?\s?"
_STARTS = r"(?:^|(?<=[.!?;\n]\s)|(?<=[.!?;]\s\s)|(?<=\n))"
_TRADES = (
    r"(?:contractor|builders?|gardener|tree\ssurgeon|plumber|electrician|fitter|firm|company"
    r"|engineer"
    r"|painter|roofer|cleaner|surveyor|lads|man|carpenter|joiner|mechanic)"
)
_ENDS = r"(?=\s*(?:[.,;!?)–]|$)|\s(?:and|but|so|if|at|about|around|instead)\b)"
# Where somebody has what is asked about: "our **spot** is by the gate"; not "our dog".
_SPOTS = (
    r"(?:spot|pitch|table|seats?|stall|tent|site|stand|berth|place|patch|room|desk|stand"
    r"|booth|bench)"
)
_PHRASE = r"(?:in|on|at|by|near|under|behind|beside|inside|outside)\s(?:the|a|an|your|our|my)\s"
_ALONE = (
    rf"{_STARTS}(?:(?:right|up|down|out|over|just|round)\s){{0,2}}"
    rf"(?P<where>{_PHRASE}[\w'’-]+(?:\s[\w'’-]+){{0,2}}?)(?=[.,!])(?P<rest>[^.!?\n]*)"
)


def _on(when: str) -> str:
    """Return a time with the word that it takes: "on Friday", "in the week of 3 May"."""
    plain = when.strip()
    week = re.match(r"(?:the\s)?(?:week|first|second|third|last|1st|2nd|3rd)", plain, re.IGNORECASE)
    month = re.fullmatch(_MONTH, plain)
    return f"{'in' if week or month else 'on'} {re.sub(r'^(?:this|next|a) ', '', plain)}"


def _would(match: re.Match[str]) -> str:
    """Return when what is asked about would be."""
    return f"It would be {_on(match['when'])}."


def _is_there(match: re.Match[str]) -> str:
    """Return where what is asked about is, where a sentence names but a place."""
    rest = tuple(words_in(match["rest"].lower()))
    where = tuple(words_in(match["where"].lower()))
    told = syntax.finite_verb((*where, *rest)) is not None or not syntax.PRONOUNS.isdisjoint(rest)
    before = re.split(r"[.!?\n]", match.string[: match.start()].rstrip(" .!?\n"))[-1]
    theirs = re.match(r"\s*(?:my|our|the|his|her|he|she|they)\b", before, re.IGNORECASE)
    if told or theirs or _TIMES.search(match["where"]):
        return ""
    return f"It is {match['where']}. We are {match['where']}."


_TIMES = re.compile(
    r"\b(?:moment|end|morning|afternoon|evening|night|day|week|month|year|time|past|phone"
    r"|minute|way"
    r"|whole|one\shand|other\shand|same|beginning|contrary|meantime|meanwhile|first|spring"
    r"|summer|autumn"
    r"|winter|event|case|hope|name|form|list|payroll|dole)\b",
    re.IGNORECASE,
)
PLANS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "thinking-of-a-day",
        rf"\bthinking\s(?:of|about)\s(?:coming\s|going\s|doing\sit\s)?(?:on\s|in\s)?{_WHEN}{_ENDS}",
        _would,
        "it is a Friday", "Thinking of Friday, about noon.", "Thinking of Friday's meal.",
        needs="thinking of|thinking about",
    ),
    Rewording(
        "meant-such-a-day",
        rf"(?:\b(?:it|that)(?:['’]d|\swould)\sbe|\bI\smean|\bI\smeant|\b(?:I"
        rf"|we)\shad\sin\smind)\s(?:on\s|in\s|for\s)?{_WHEN}{_ENDS}",
        _would,
        "it is a Friday", "I mean Friday.", "I mean Friday's one.",
        needs="be |mean|in mind",
    ),
    Rewording(
        "this-very-day",
        rf"{_STARTS}(?P<when>(?:this|next)\s{_DAY}|{_DAY}(?=,?\snot\s(?:on\s)?(?:a\s)?{_DAY}))"
        rf"(?:,?\snot\s(?:on\s)?(?:a\s)?{_DAY})?(?:,?\s(?:at|about|around"
        rf"|by)\s[^.!?,]{{1,15}})?(?=\s*(?:[.!?]|$))",
        _would,
        "it is a Friday", "This Friday, about noon.", "This Friday lasts till noon.",
        needs="day",
    ),
    Rewording(
        "it-is-that-month",
        rf"\bit(?:['’]s|\sis)\s(?:now\s|only\s|already\s)?(?P<when>{_MONTH})(?:\snow"
        rf"|\salready)?(?=\s*(?:[.,;!?]|$))",
        _would,
        "it is between 1 May and 30 June", "It's May now.", "It's Maya now.",
        needs="it's|it’s|it is",
    ),
    Rewording(
        "done-by-others-on",
        rf"\b{_TRADES}(?:['’]s|\shas|\shave|\sis|\sare)?\s(?:(?:can|could|would"
        rf"|will)\s(?:only\s)?(?:come|do\s(?:it|the\sjob)|start|fit\s"
        rf"(?:me|us)\sin|be\shere|manage(?:\sit)?)|offered\s(?:me|us)|booked(?:\sin)?"
        rf"|coming)\s{_AT}{_WHEN}",
        _would,
        "it is between 1 May and 30 June", "The gardener can come on 3 June.",
        "The gardener can come by the side gate.",
        needs="contractor|builder|gardener|surgeon|plumber|electrician|fitter|firm|company|engineer"
        "|painter|roofer|cleaner|surveyor|lads|man|carpenter|joiner|mechanic",
    ),
    Rewording(
        "our-spot-is-there",
        rf"\b(?:my|our)\s(?:[a-z]+\s)?{_SPOTS}(?:['’]s|\sis|\sare|\swould\sbe"
        rf"|\swill\sbe)\s(?:(?:right|up|down|out|over|just)\s)*"
        rf"(?P<where>{_PHRASE}[\w'’-]+(?:\s[\w'’-]+)?){_ENDS}",
        r"We will be \g<where>. It is \g<where>.",
        "it is in the dunes", "Our pitch is up in the dunes.", "Our pitch is up for grabs.",
        needs="my |our ",
    ),
    Rewording(
        "booked-a-spot-there",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:booked|reserved|set\sup|picked|chosen|bagged|got"
        rf"|taken)\s(?:(?:a|an|our|the|my)\s(?:[a-z]+\s)?{_SPOTS}\s)?"
        rf"(?:(?:right|up|down|out|over"
        rf"|just)\s)*(?P<where>{_PHRASE}[\w'’-]+(?:\s[\w'’-]+)?){_ENDS}",
        r"We will be \g<where>. It is \g<where>.",
        "it is in the dunes", "We've set up in the dunes.", "We've set up by the rules.",
        needs="booked|reserved|set up|picked|chosen|bagged|got|taken",
    ),
    Rewording(
        "nothing-but-a-place",
        _ALONE,
        _is_there,
        "it is in the dunes", "Up in the dunes, out of the wind.", "Up in the dunes, I row.",
        needs=" the | a | an | your | our | my ",
    ),
    Rewording(
        "right-next-to-it",
        r"\b(?P<mine>(?:my|our|the)\s(?:plot|garden|house|land|field|property|home|yard"
        r"|allotment|farm|fence))\s"
        r"(?:backs\s(?:straight\s|right\s)?on\s?to|is\s(?:right\s|directly\s"
        r"|just\s)?(?:next\sto|beside|alongside|up\sagainst)"
        r"|adjoins|abuts|touches|runs\salong|meets)\s(?P<what>(?:the"
        r"|a)\s(?!fence\b)[a-z-]+(?:\s(?!and\b|so\b|but\b)[a-z]+)?)(?=\s*(?:[.,;!?]|$)"
        r"|\s(?:and|so|but)\b)",
        r"\g<mine> borders \g<what>.",
        "your plot borders the canal", "My plot backs on to the canal.",
        "My plot backs on to that.",
        needs="backs|next to|beside|alongside|against|adjoins|abuts|touches|runs|meets",
    ),
    Rewording(
        "it-runs-past-mine",
        r"\b(?P<what>the\s(?!road\b|path\b)[a-z-]+)\s(?:runs?|goes|flows?|is)\s(?:right\s"
        r"|just\s|straight\s)?(?:along|past|behind|by|alongside|at)\s"
        r"(?:the\s(?:back|bottom|side|end|edge)\sof\s)?(?P<mine>(?:my"
        r"|our)\s(?:(?:back\s)?(?:fence|garden)|plot|house|land|field|property|home|yard"
        r"|allotment|farm))\b",
        r"\g<mine> borders \g<what>. My plot borders \g<what>. My property borders \g<what>.",
        "your plot borders the canal", "The canal runs along the back of my plot.",
        "The canal runs low by the way.",
        needs="run|goes|flow| is ",
    ),
)  # fmt: skip
"""The entries."""
