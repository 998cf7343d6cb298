"""Denials from outside: "it isn't true that I row" says "I do not row", and it is put so.

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import denied_clause, denied_phrase
from cmr_logic.syntax import MONTHS

_NOT = re.compile(r"(?:n['’]t|\s(?:not|never|no))\b", re.IGNORECASE)
_MENDED = {"ca": "can", "wo": "will", "sha": "shall"}  # what "n't" leaves of "can", "will", "shall"
_MONTHS = "|".join(sorted(MONTHS))
_WHO = r"\sthat\s(?P<who>I|we)(?P<rest>(?:['’](?:ve|m|re|d|ll)|\s\w+(?:['’]t)?)\b[^.,;:!?()–—]*)"
_OTHERS = r"\sthat\s(?P<other>(?!(?:I|we)\b)[^.,;:!?()–—]+)"


def _denied(match: re.Match[str]) -> str:
    """Return what is said of oneself, denied, or affirmed where it is a denial itself."""
    rest = match["rest"]
    bare, count = _NOT.subn("", rest, count=1)
    if count:
        first, _, others = bare.strip().partition(" ")
        joint = "" if bare[:1] in "'’" else " "
        return f"{match['who']}{joint}{_MENDED.get(first, first)} {others}".rstrip()
    said = denied_phrase(rest)
    return f"{match['who']} {said}" if said else ""


def _denied_of_another(match: re.Match[str]) -> str:
    """Return what is said of another, denied; left open where nothing can be made of it."""
    said = match["other"].strip()
    return denied_clause(said) or f"I wonder whether {said}"


def _not_until(match: re.Match[str]) -> str:
    """Return what happened on a day that it did not happen before: "did not land **until May**"."""
    when = match["when"]
    day = re.match(r"(?:the\s)?\d{1,2}(?!\d)|[a-z]+\s\d{1,2}(?!\d)", when, re.IGNORECASE)
    said = re.match(r"(?:yesterday|today|last|this)\b", when, re.IGNORECASE)
    return f"{match['be']} {match['what']} {'' if said else 'on ' if day else 'in '}{when}"


DENIALS: tuple[Rewording, ...] = (
    Rewording(
        "not-true-that",
        r"\bit(?:['’]s|\sis|\swas)(?:\s(?:simply|just))?(?:\snot|n['’]t)(?:\s(?:actually|strictly"
        r"|quite|really))?"
        rf"\s(?:true|correct|the\scase){_WHO}",
        _denied,
        "you have a boat", "It isn't true that I have a boat.",
        "It isn't odd that I praise a boat.", value=False,
        needs="true that|correct that|case that",
    ),
    Rewording(
        "false-that",
        rf"\bit(?:['’]s|\sis|\swas)\s(?:simply\s|just\s)?(?:untrue|false|a\slie|a\smyth){_WHO}",
        _denied,
        "you have paid the toll", "It's untrue that I haven't paid the toll.",
        "It's untidy that I haven't a tool.",
        needs="untrue that|false that|lie that|myth that",
    ),
    Rewording(
        "not-as-if",
        r"\bit(?:['’]s|\sis|\swas)(?:\snot|n['’]t)\s(?:as\s(?:if|though)|like)"
        r"\s(?P<who>I|we)(?P<rest>(?:['’](?:ve|m|re|d|ll)|\s\w+(?:['’]t)?)\b[^.,;:!?()–—]*)",
        _denied,
        "you have a boat", "It's not as if I have a boat.", "It's now as if I sail a boat.",
        value=False,
        needs="as if|as though|like i|like we",
    ),
    Rewording(
        "not-true-of-others",
        r"\bit(?:['’]s|\sis|\swas)(?:(?:\snot|n['’]t)\s(?:true|correct|the\scase)|\s(?:untrue"
        r"|false|a\slie|a\smyth))"
        rf"{_OTHERS}",
        _denied_of_another,
        "your boss has agreed", "It isn't true that my boss has agreed.",
        "It isn't true that my aunt has agreed.", value=False,
        needs="true that|correct that|case that|false that|lie that|myth that",
    ),
    Rewording(
        "not-until-a-day",
        r"\b(?P<be>did|was|were)(?:n['’]t|\snot)\s(?P<what>(?:actually\s|even\s)?[a-z]+(?:"
        r"\s[^.,;!?]*?)?)\s"
        rf"(?:until|till)\s(?P<when>(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of"
        rf"\s)?(?:{_MONTHS})\b(?:\s\d{{4}})?"
        rf"|(?:{_MONTHS})\b(?:\s\d+(?:st|nd|rd|th)?\b,?)?(?:\s\d{{4}}\b)?|(?:19|20)\d\d\b"
        rf"|yesterday\b"
        r"|last\s(?:week|month|year|spring|summer|autumn|winter)\b)",
        _not_until,
        "you joined before 2005", "I didn't join the choir until May 2001.",
        "I didn't join the choir until Max left.",
        needs="until|till",
    ),
    Rewording(
        "too-big-to-fit",
        r"\b(?P<too>too\s[a-z]+)\sto\s(?P<does>fit|walk|work|drive|travel|attend|play|swim|climb"
        r"|compete"
        r"|run|fly|fasten|close|pass)\b(?!\s(?:it|them|him|her|the|my)\b)",
        r"\g<too> and cannot \g<does>",
        "your bag fits under the seat", "My bag is too big to fit under the seat.",
        "My bag is too good to lose under the seat.", value=False,
        needs="too ",
    ),
    Rewording(
        "said-that-nobody",
        r"\b(?P<said>said|says|told\s(?:me|us)|tells\s(?:me|us))\s(?P<none>nobody|no\sone|no-one"
        r"|none)\b",
        r"\g<said> that \g<none>",
        "your boss has a boat", "My boss has a boat, and says nobody rows it.",
        "My boss says nobody has a boat.",
        needs="nobody|no one|no-one|none",
    ),
    Rewording(
        "first-one-ever",
        r"\b(?:it(?:['’]s|\sis|\swas)|this\s(?:is|was)|that\swas)\s(?:the|my|our)\s(?:very"
        r"\s)?first\s(?P<what>[a-z-]+(?:\s[a-z-]+)?)"
        r"\s(?:that\s)?(?P<who>I|we)(?:['’]ve|\shave)\s(?:ever\s)?(?P<did>[^.,;:!?()–—]+)",
        r"\g<who> have never \g<did> a \g<what> before",
        "you have made a claim before", "This is the first claim I've ever made.",
        "This is the best claim I've ever read of.", value=False,
        needs="first ",
    ),
    Rewording(
        "one-that-was-not",
        r"\b(?P<which>(?:an?|one|some|two|three)\s(?:[a-z]+\s)?[a-z]+)\s(?P<who>I|we)"
        r"(?P<no>\snever|(?:['’]ve|\shave)\s(?:not|never)|\shaven['’]t|\sdidn['’]t|\sdid\snot)\s",
        r"\g<which> that \g<who>\g<no> ",
        "you have paid your fines", "I have a fine I haven't paid.",
        "I have a fine I hadn't expected.", value=False,
        needs=" i | i'| i’| we | we'| we’",
    ),
    Rewording(
        "zero-of-them",
        r"(?P<has>\b(?:there(?:['’]s|\sis|\sare|\swas|\swere)|has|have|had)|['’]ve(?:\sgot)?"
        r"|\bgot)\szero\s(?=[a-z])",
        r"\g<has> no ",
        "your van has belts", "My van has zero belts.", "My van has zeroed belts.", value=False,
        needs=" zero ",
    ),
    Rewording(
        "not-a-scrap-of",
        r"(?P<has>\b(?:there(?:['’]s|\sis|\swas)|has|have|had))(?:\snot|n['’]t)\s(?:got\s)?(?:a"
        r"|an|one|so\smuch\sas\sa)\s(?:single\s)?"
        r"(?:stick|scrap|trace|shred|speck|sign|hint|morsel|crumb|splinter)\sof\s(?:an?"
        r"\s)?(?=[a-z])",
        r"\g<has> no ",
        "your van has furniture", "There's not a stick of furniture in my van.",
        "There's not a stick of rhubarb in my van.", value=False,
        needs=" of ",
    ),
)  # fmt: skip
