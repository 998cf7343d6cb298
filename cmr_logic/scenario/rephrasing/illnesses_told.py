"""Illnesses told by what they do, or by who found them: "I've battled depression for years".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so

_ILL = (
    *map(word_key, ("illness", "symptom", "infection", "allergy", "condition", "disorder")),
    *("chronic_illness", "mental_illness", "lung_disease", "heart_condition"),
)
_WHAT = r"(?P<what>(?:(?!to\b|with\b)[a-z'’-]+\s){0,3}?[a-z'’-]+)"
_STOP = (
    r"(?=[.,;:!?]|$|\s(?:and|but|for|since|all|ever|most|last|in|on|at|when|after|which|so|as|is"
    r"|are|has|was|gets?|keeps?|makes?|means?|from|again|now|because|or)\b)"
)
_THEY = (
    r"(?:(?:the\s|my\s|our\s|a\s)?(?:doctors?|gp|consultant|hospital|specialist|clinic|surgeon"
    r"|tests?|scans?|x-rays?|blood\stests?|results?|nurse|psychiatrist|neurologist|biopsy)|they)"
)
# What stands before an illness that one speaks of: "**with** my asthma"; not "sold my hives".
_SPOKEN_OF = (
    "and|but|so|when|because|since|that|if|once|as|with|of|for|about|from|to|by|under|on|manage"
    "|control|treat|managing|controlling|treating|is|was"
)
_ENDED = re.compile(
    r"\b(?:cured|recovered|over\sit|cleared\sup|gone|remission|no\slonger|used\sto|better\snow"
    r"|as\sa\s(?:child|boy|girl|baby)|(?:is|was|are|were|been|back\sto)\snormal)\b",
    re.IGNORECASE,
)


def _is_illness(words: str) -> bool:
    """Tell whether words name an illness: "type 2 **diabetes**", "**heart** disease"."""
    said = words.lower().replace("’", "'").removeprefix("my ").removeprefix("the ")
    keys = [key for key in keyed(said.replace("'s", " 's").split()) if key]
    ill = said.endswith(("itis", "disease", "syndrome", "disorder", "sclerosis", "illness"))
    return ill or any(covers((key,), kind) for key in keys[-1:] for kind in _ILL)


def _has(match: re.Match[str]) -> str:
    """Return that somebody has an illness."""
    what = match["what"].strip().removeprefix("my ")
    if not is_told_as_so(match, ever=True) or not _is_illness(what):
        return ""
    if _ENDED.search(match.string):
        return ""
    who = (match.groupdict().get("who") or "I").capitalize()
    return f"{who} have {what}. {who} suffer from {what}. I have an illness."


def _has_not(match: re.Match[str]) -> str:
    """Return that somebody does not have what tests ruled out."""
    names = ("what", "be", "is", "tests", "tested", "negative")
    what = next(found for name in names if (found := match[name])).strip()
    return f"I do not have {what}." if _is_illness(what) else ""


ILLNESSES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "struggles-with-it",
        r"\b(?P<who>I|we)(?:['’]ve|\shave|['’]m|\sam)?\s(?:(?:always|long|been|also|still|just|really)\s)*"
        r"(?:(?:struggl|battl|wrestl|cop|liv|deal)(?:e|ed|ing)?\s?(?:t)?\swith|(?:battl|fight|endur)(?:e|ed|ing)|fought"
        r"|plagued\sby|troubled\sby|prone\sto|(?:under(?:going)?|having|getting|receiving|in)\streatment\sfor"
        r"|treated\sfor|afflicted\s(?:by|with)|laid\slow\s(?:by|with)|hospitalised\s(?:for|with)"
        r"|(?:take|taking|on)\s(?:(?:daily|strong|some|regular)\s)?(?:tablets|medication|medicine|pills|drugs|insulin|an?\sinhaler|injections)\sfor"
        rf"|see(?:ing)?\s(?:an?|my|the)\s(?:specialist|doctor|consultant|nurse|therapist|counsellor)\s(?:about|for|because\sof))\s{_WHAT}{_STOP}",
        _has,
        "you have eczema", "I've struggled with eczema all my life.",
        "I've struggled with an egg-timer all my life.",
        needs=" with | for | by | to |battl|fight|fought|endur|about|because of",
    ),
    Rewording(
        "they-found-it",
        rf"\b(?:{_THEY}\s(?:have\s|has\s|had\s)?(?:just\s|recently\s|finally\s)?(?:found|finds?|says?|said|told\s(?:me|us)|confirmed|confirms?|discovered"
        r"|established|showed|shows?|revealed|revealed)|(?:I|we)(?:['’]ve|\shave)?\s(?:was|were|been)\stold)\s(?:that\s)?"
        rf"(?P<who>I|we)(?:['’]ve|\shave|\shad)(?:\sgot)?\s{_WHAT}{_STOP}",
        _has,
        "you have eczema", "The hospital found that I have eczema.",
        "The hospital found that I have eggs.",
        needs="i |i'|i’|we |we'|we’",
    ),
    Rewording(
        "called-a-sufferer",
        r"\b(?P<who>I)(?:['’]m|\sam)\s(?:an?|the)\s(?:(?:long-term|lifelong|chronic)\s)?(?P<what>[a-z'’-]+(?:\s[a-z'’-]+)?)\s(?:sufferer|patient)\b",
        _has,
        "you have eczema", "I'm a lifelong eczema sufferer.", "I'm a lifelong egg supplier.",
        needs="sufferer|patient",
    ),
    Rewording(
        "my-illness",
        rf"(?:(?:^|[.!?;,:]\s|\b(?:{_SPOKEN_OF})\s))my\s(?P<what>(?!late|old|son|daughter|wife|husband|mother|father|dad|mum)(?:[a-z'’-]+\s)?[a-z'’-]+){_STOP}",
        _has,
        "you have an illness", "My eczema is itching.", "My eggcup is itching.",
        needs="my ",
    ),
    Rewording(
        "tests-ruled-it-out",
        rf"\b(?:{_THEY}\s(?:have\s|has\s)?(?:ruled\sout|excluded)\s{_WHAT}{_STOP}"
        r"|(?:it|this|that)\s(?:turned\sout|proved)\snot\sto\sbe\s(?P<be>[a-z'’-]+(?:\s[a-z'’-]+)?)(?=[.,;:!?]|$|\s(?:after|but)\b)"
        rf"|{_THEY}\s(?:says?|said|told\sme)\s(?:that\s)?it(?:['’]s\snot|\sis\snot|\sisn['’]t|\swasn['’]t|\swas\snot)\s(?P<is>[a-z'’-]+(?:\s[a-z'’-]+)?)(?=[.,;:!?]|$|\s(?:after|but)\b)"
        rf"|(?:my|the)\stests?\sfor\s(?P<tests>[a-z'’-]+(?:\s[a-z'’-]+)?)\s(?:came\sback|was|were|is|are|proved)\s(?:negative|clear)\b"
        rf"|(?:tested|screened|checked)\s(?:me\s)?for\s(?P<tested>[a-z'’-]+(?:\s[a-z'’-]+)?)(?:,?\s(?:and|but))?\s(?:it|that|they|the\sresults?|the\stests?)?\s?(?:came\sback|was|were)\s(?:negative|clear)\b"
        r"|tested\snegative\sfor\s(?P<negative>[a-z'’-]+(?:\s[a-z'’-]+)?))",
        _has_not,
        "you have eczema", "The tests ruled out eczema.", "The tests ruled out eggs.",
        value=False,
        needs="ruled out|excluded|not to be|isn't|isn’t|it's not|it’s not|is not|was not|wasn't"
              "|wasn’t|negative|clear",
    ),
)  # fmt: skip
