"""Lists that are said to be complete: "I sell nothing but eggs", "all on my stall is …".

`WHOLE_LISTS` puts them plainly and is used and tested as :mod:`.turns`; the entries of
`LISTS_TOLD` are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.families import leaves_out
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so
from cmr_logic.syntax import PREPOSITIONS

_END = r"(?=\s*(?:[.;!?—–]|$))"
_WHO = r"(?P<who>\b(?:I|we)|\b(?:my|our)\s(?:[a-z]+\s)?[a-z]+)"
_VERBS = (
    r"(?:keep|sell|stock|grow|serve|carry|bring|own|make|bake|brew|offer|contain|have|hold|rear"
    r"|raise"
    r"|breed|take|pack|play|deal\sin|trade\sin)"
)
_VERB = (
    rf"(?P<verb>['’]ve(?:\sgot)?|\shave\sgot|\shas(?:\sgot)?|\s(?:will\s)?{_VERBS}s?|['’]ll\s{_VERBS}"
    r"|\s(?:am|are)\s[a-z]+ing|['’](?:m|re)\s[a-z]+ing)"
)
_LIST = r"(?P<what>(?:[a-z0-9’'-]+(?:,\s|\s)){0,8}?[a-z’'-]+)"
_STALL = (
    r"(?:(?:my|our|the)\s(?:[a-z]+\s)?(?:stall|shop|stand|counter|shelves|table|menu|kiosk|van"
    r"|cart|pitch"
    r"|stock|trolley|tray))"
)
_LAND = (
    r"(?:(?:on|at)\s(?:my|our)\s(?:[a-z]+\s)?"
    r"(?:land|farm|holding|smallholding|croft|ranch|fields?|place|hill))"
)
_HOME = r"(?:(?:in|at)\s(?:my|our)\s(?:house|home|flat|household)|at\shome)"
_BE = r"(?:is|are|will\sbe|would\sbe|['’]ll\sbe)"
_BEASTS = r"(?:animals?|livestock|stock|beasts?|creatures?|pets?)"


def _only(match: re.Match[str]) -> str:
    """Return a complete list with "only": "I keep goats **and nothing else**"."""
    if not is_told_as_so(match) or match["what"].split()[-1] in PREPOSITIONS:
        return ""  # "I'm asking **for** nothing else"
    verb = match["verb"].strip().replace("’", "'")
    verb = {"'ve": "have", "'ve got": "have", "have got": "have", "has got": "has"}.get(verb, verb)
    who, what = match["who"], match["what"]
    if verb.startswith(("am ", "are ", "'m ", "'re ", "will ", "'ll ")):
        auxiliary, _, rest = verb.partition(" ")
        auxiliary = {"'m": "am", "'re": "are", "'ll": "will"}.get(auxiliary, auxiliary)
        return f"{who} {auxiliary} only {rest} {what}"
    if who in {"I", "we", "We"}:
        return f"{who} only {verb} {what}"
    return f"{who} {verb} only {what}"


def _only_one(match: re.Match[str]) -> str:
    """Return "the basic pass is the only one I have" as "I only have the basic pass"."""
    if not is_told_as_so(match):
        return ""
    kind = (match["kind"] or "").split()[-1:]
    key = word_key(kind[0].lower()) if kind else ""
    listed = word_key(match["what"].split()[-1].lower())
    loose = not kind or kind[0].lower() in _ANY
    if not (loose or covers((listed,), key) or not leaves_out(listed, key)):
        return ""
    return f"{match['who']} only {match['verb']} {match['what']}"


_ANY = frozenset({"thing", "things", "one", "ones", "animal", "animals", "stuff"})


def _sold(match: re.Match[str]) -> str:
    """Return that somebody only sells what is on their stall."""
    groups = match.groupdict()
    what = groups.get("what") or groups.get("then") or groups.get("last")
    if not what or not is_told_as_so(match):
        return ""
    return f"I only sell {what}. I only serve {what}. I only offer {what}."


def _brought(match: re.Match[str]) -> str:
    """Return that somebody only brings what they tell of."""
    groups = match.groupdict()
    what = groups.get("what") or groups.get("then")
    if not what or not is_told_as_so(match):
        return ""
    return f"I only bring {what}. I only have {what}."


WHOLE_LISTS: tuple[Rewording, ...] = (
    Rewording(
        "nothing-but-those",
        rf"{_WHO}{_VERB}\s(?:nothing|no\s(?:animals|stock|livestock|goods|food|drinks?|vehicles?"
        rf"|papers?|documents?))"
        rf"\s(?:(?:else\s)?(?:but|except(?:\sfor)?|besides|apart\sfrom)"
        rf"|other\sthan)\s{_LIST}{_END}",
        _only,
        "you keep poultry", "I keep nothing but sheep.", "I keep nothing but quiet.", value=False,
        needs="nothing|no ",
    ),
    Rewording(
        "those-and-nothing-else",
        rf"{_WHO}{_VERB}\s(?:just\s|only\s)?(?!(?:my|one|the|this)\s(?:[a-z]+\s)?(?:job|work"
        rf"|income)\b){_LIST},?\s(?:(?:and|but)\s)?(?:nothing|no(?:thing)?\s(?:other|more)"
        rf"|not\sanything|and\sthat['’]s)\s?"
        rf"(?:else|more|it|all|besides)(?:\sat\sall)?{_END}",
        _only,
        "you keep poultry", "I keep goats and nothing else.", "I keep calm and nothing else.",
        value=False,
        needs="nothing|anything|that's|that’s|no other|no more",
    ),
    Rewording(
        "the-only-ones-i-have",
        rf"\bthe\sonly\s(?P<kind>(?:[a-z-]+\s)?[a-z-]+)\s(?:that\s|which\s)?(?P<who>I"
        rf"|we)(?:['’]ve\sgot|['’]ve|\shave\sgot|\sever)?\s?(?P<verb>{_VERBS})?"
        rf"\s?(?:so\sfar\s|at\shome\s|at\sthe\smoment\s|with\s(?:me|us)\s)?{_BE}\s{_LIST}{_END}",
        lambda match: _only_one(match) if match["verb"] else "",
        "you keep poultry", "The only animals we keep are sheep.",
        "The only promises we keep are these.", value=False,
        needs="the only",
    ),
    Rewording(
        "those-are-the-only-ones",
        rf"(?:(?<=^)|(?<=[.!?]\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=,\s))(?P<what>(?!(?:this|that|it|these|those|he|she|they|who|which|what|there)\b)"
        rf"(?:(?:the|an?"
        rf"|my)\s)?(?:[a-z’'-]+\s){{0,3}}?[a-z’'-]+)\s{_BE}\sthe\sonly\s(?P<kind>(?:[a-z-]+\s)?[a-z-]+)\s"
        rf"(?:that\s|which\s)?(?P<who>I|we)\s(?P<verb>{_VERBS}){_END}",
        _only_one,
        "you have an advanced certificate",
        "The basic certificate is the only one I have.",
        "The framed certificate is the only one I have.", value=False,
        needs="the only",
    ),
)  # fmt: skip

LISTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "all-on-the-stall",
        rf"\b(?:the\sonly\s(?:things?|goods|items?|food|wares)|all(?:\sthat['’]s|\sthere\s(?:is"
        rf"|will\sbe))?|everything)\s(?:on|in|at)\s{_STALL}\s{_BE}\s{_LIST}{_END}"
        rf"|\bthere(?:['’]s|\sis|\swill\sbe|['’]ll\sbe)\s(?:nothing|only"
        rf"|just)\s(?:(?:else\s)?(?:but|except)\s(?P<then>(?:[a-z0-9’'-]+(?:,\s"
        rf"|\s)){{0,8}}?[a-z’'-]+)\s)?(?:on|in|at)\s{_STALL}(?:\s(?:but"
        rf"|except)\s(?P<last>(?:[a-z0-9’'-]+(?:,\s|\s)){{0,8}}?[a-z’'-]+))?{_END}",
        _sold,
        "you sell alcohol", "The only things on my stall will be eggs and cabbages.",
        "The only things on my stall will be signs and cables.", value=False,
        needs="stall|shop|stand|counter|shelves|table|menu|kiosk|van|cart|pitch|stock|trolley|tray",
    ),
    Rewording(
        "all-the-stall-has",
        rf"\b{_STALL}\s(?:only\s(?:has|sells|stocks|offers|does)|(?:has|sells|stocks|offers"
        rf"|does)\s(?:only|nothing\sbut|just))\s{_LIST}{_END}",
        _sold,
        "you sell alcohol", "My stall has only honey.", "My stall has only hooks.", value=False,
        needs="stall|shop|stand|counter|shelves|table|menu|kiosk|van|cart|pitch|stock|trolley|tray",
    ),
    Rewording(
        "all-the-beasts-there-are",
        rf"\bthe\sonly\s{_BEASTS}\s(?:{_LAND}|{_HOME}|here|we\shave|I\shave)\s{_BE}\s{_LIST}{_END}",
        lambda match: match.expand(
            r"I only keep \g<what>. I only have \g<what>. We only keep \g<what>."
        ) if is_told_as_so(match) else "",
        "you keep poultry", "The only animals on our land are sheep.",
        "The only animals on our land are stray.", value=False,
        needs="the only",
    ),
    Rewording(
        "all-that-comes-along",
        rf"\b(?:the\sonly\s(?:{_BEASTS}|things?|luggage|vehicles?)\s(?:coming\s)?with\s(?:me"
        rf"|us)\s{_BE}\s{_LIST}"
        r"|it(?:['’]s|\sis|['’]ll\sbe|\swill\sbe)\s(?:just|only)\s(?:me|us|the\s[a-z]+\sof\sus"
        r"|my\s[a-z]+\sand\s(?:me|I))\s?,?\s"
        r"(?:(?:on|and|with)\s(?:(?:our|my|a|two|three|some|the)\s)?(?P<ride>bicycles?|bikes?"
        r"|tandem|rucksacks?|backpacks?)\s)?(?:and|with)\s"
        r"(?P<then>(?:an?|our|my|one|two)\s(?:[a-z]+\s){0,2}?tents?)"
        rf"){_END}",
        _brought,
        "you bring a motorhome", "It's just the two of us on bikes with a small tent.",
        "It's just the two of us on bikes with a small tenor.", value=False,
        needs="the only|just|only",
    ),
)  # fmt: skip
