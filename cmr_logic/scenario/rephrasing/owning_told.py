"""Whose alone a thing is, and what is kept, lost or left so: "the boat is mine and nobody else's".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.parts_told import WORD
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import VERB, bases

_THE = r"(?:the|my|our|this|that)"
_THING = rf"(?P<what>{_THE}\s(?:{WORD}\s){{0,2}}?{WORD})"
_IT = rf"(?P<what>{_THE}\s(?:{WORD}\s){{0,2}}?{WORD}|it)"
_END = (
    r"(?=\s*(?:[.,;:!?—–)]|$)|\s(?:and|but|so|because|since|when|where|now|on|in|for|as|last|this"
    r"|yesterday|together"
    r"|jointly|with|by|from|to|at|until|after|while|every)\b)"
)
_NOBODY = r"(?:nobody|no\sone|no-one)\selse"
_ALONE = (
    rf"(?:\salone|\sonly|\soutright|(?:\sand|,)?\s(?:and\s)?{_NOBODY}(?:['’]s)?|\sand\smine\salone)"
)
_OTHERS = (
    r"(?:(?:my|our|his|her|the|an?|another)\s[a-z-]+|(?-i:[A-Z][a-z]+)|others|somebody"
    r"\selse|someone\selse|him|her|them)"
)
_PART = (
    r"(?:(?:only\s|just\s)?(?:a\s|one\s)?(?:half|third|quarter|fifth|share|part|stake"
    r"|fraction)|(?:50|25|33|75|40|60)\s?(?:%|per\s?cent))"
)
_SOLE = "I am the sole owner of {}. I own {}."
_NOT_SOLE = "I am not the sole owner of {}. I do not own {} alone. I do not own {} outright."


def _so(said: str) -> Callable[[re.Match[str]], str]:
    """Return what says something of the thing that is told of."""

    def told(match: re.Match[str]) -> str:
        if not is_told_as_so(match) or is_denied_before(match):
            return ""
        return said.replace("{}", match["what"].strip())

    return told


def _unshared(match: re.Match[str]) -> str:
    """Return that what one has to oneself is not shared."""
    what = next((match[name] for name in ("what", "that", "those", "own") if match[name]), "")
    what = re.sub(r"^(?:my|our|the|an?)\s(?:own\s)?", "", what.strip(), flags=re.IGNORECASE)
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    return f"The {what} is not shared. I do not share the {what}. I have my own {what}."


def _not_used(match: re.Match[str]) -> str:
    what = match["what"].strip()
    return f"I do not share {what}. {what} is not shared." if is_told_as_so(match) else ""


def _not_shared(match: re.Match[str]) -> str:
    what = match["that"].strip()
    return f"{what} is not shared." if is_told_as_so(match) else ""


def _the_place(match: re.Match[str]) -> str:
    """Return where somebody is the only one, as anybody may call it: "in **the** house"."""
    return re.sub(r"\b(?:my|our|this)\b", "the", match["where"], count=1, flags=re.IGNORECASE)


def _only_one(match: re.Match[str]) -> str:
    """Return that somebody is the only one of a kind in a place."""
    if not is_told_as_so(match):
        return ""
    kind = "adult" if match["kind"].lower() == "grown-up" else match["kind"]
    return f"I am the only {kind} {_the_place(match)}."


def _no_other(match: re.Match[str]) -> str:
    """Return that there being no others, one is the only one."""
    kind = match["kind"].lower()
    one = kind.removesuffix("s") if kind.endswith("s") else kind
    return f"I am the only {one} {_the_place(match)}" if is_told_as_so(match) else ""


def _nobody_else(match: re.Match[str]) -> str:
    """Return that one alone does it: "nobody else at home drives"."""
    found = bases(match["does"].lower(), VERB)
    if not found or not is_told_as_so(match):
        return ""
    doer = found[0] + ("r" if found[0].endswith("e") else "er")
    where = _the_place(match)
    return f"I am the only {doer} {where}. I am the only one {where} who {match['does']}"


def _several(match: re.Match[str]) -> str:
    """Return that of several, nobody is the only one."""
    kind = match["kind"].lower()
    if not is_person(word_key(kind)):
        return ""
    return f"I am not the only {kind} {_the_place(match)}." if is_told_as_so(match) else ""


_WHERE = (
    r"(?P<where>(?:in|at|of|on)\s(?:the|my|our|this)\s(?:[a-z-]+\s)?(?:home|house|household"
    r"|flat|family|building|apartment|place|office|team|club|street|block|department|village"
    r"|property))"
)

OWNING_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "mine-alone",
        rf"\b{_IT}(?:(?:['’]s|\sis)\s(?:all\s)?mine{_ALONE}|\sbelongs\s(?:(?:only|solely"
        rf"|entirely)\sto\sme|to\sme{_ALONE})"
        rf"|(?:['’]s|\sis)\s(?:(?:solely|entirely|wholly|only)\sowned\sby\sme|owned\s(?:(?:only"
        rf"|solely)\sby\sme|by\sme{_ALONE}))){_END}",
        _so(_SOLE),
        "you are the sole owner of the kiln", "The kiln is mine alone.", "The kiln is more alone.",
        needs="mine|to me|by me",
    ),
    Rewording(
        "owned-with-others",
        rf"\b(?:I|we)\s(?:(?:jointly\s|part-)?own\s{_THING}\s(?:(?:together|jointly|along)"
        rf"\s)?with\s{_OTHERS}"
        rf"|(?:co-own|part-own|jointly\sown)\s(?P<that>{_THE}\s(?:{WORD}\s)?{WORD})"
        rf"|(?:only\s)?own\s(?:only\s|just\s)?{_PART}\s(?:of|in)\s(?P<those>{_THE}\s(?:{WORD}"
        rf"\s)?{WORD})"
        rf"|(?:have|hold)\s{_PART}\s(?:of|in)\s(?P<share>{_THE}\s(?:{WORD}\s)?{WORD})){_END}",
        lambda match: (
            _NOT_SOLE.replace(
                "{}", match["what"] or match["that"] or match["those"] or match["share"]
            )
            if is_told_as_so(match) and not is_denied_before(match)
            else ""
        ),
        "you are the sole owner of the kiln", "I own the kiln together with my aunt.",
        "I fire the kiln together with my aunt.", value=False,
        needs="own|have|hold",
    ),
    Rewording(
        "ours-together",
        rf"\b{_IT}\s(?:belongs\sto\s(?:me\sand\s{_OTHERS}|{_OTHERS}\sand\sme|both\sof\sus|the"
        rf"\s(?:two|three|four)\sof\sus|us\sboth)"
        rf"|is\s(?:jointly\sowned|owned\sjointly|half\sowned|owned\sby\s(?:me\sand\s{_OTHERS}"
        rf"|{_OTHERS}\sand\sme|both\sof\sus|the\stwo\sof\sus)|in\sboth\s(?:our\s)?names))",
        _so(_NOT_SOLE),
        "you are the sole owner of the kiln", "The kiln belongs to me and my aunt.",
        "The kiln belches at me and my aunt.", value=False,
        needs="belongs|owned|names",
    ),
    Rewording(
        "others-own-it-too",
        rf"\b(?:{_OTHERS}\sowns\s(?:the\sother\s|a\s|one\s)?(?:half|third|quarter|share|part)"
        rf"\s(?:of|in)\s{_THING}"
        rf"|{_OTHERS}\sand\sI\s(?:jointly\s)?own\s(?P<that>{_THE}\s(?:{WORD}\s)?{WORD})){_END}",
        lambda match: (
            _NOT_SOLE.replace("{}", match["what"] or match["that"]) if is_told_as_so(match) else ""
        ),
        "you are the sole owner of the kiln", "My aunt owns a third of the kiln.",
        "My aunt knows a third of the kiln.", value=False,
        needs=" owns | own ",
    ),
    Rewording(
        "to-oneself",
        rf"\b(?:I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?:{_THING}\s(?:all\s|entirely\s)?to\s(?:myself"
        rf"|ourselves)"
        rf"|(?P<that>an?\s(?:{WORD}\s)?{WORD})\s(?:of|to)\s(?:my|our)\s?(?:own|self|selves)"
        rf"|(?P<own>(?:my|our)\sown\s(?:{WORD}\s)?{WORD})){_END}"
        rf"|\b(?P<those>{_THE}\s(?:{WORD}\s)?{WORD})(?:['’]s|\sis)\s(?:just|only|purely|all)"
        rf"\s(?:for\s(?:me|us)|mine|ours)\b",
        _unshared,
        "your loom is shared", "I have the loom to myself.", "I have the loom to mend.",
        value=False,
        needs="self|own|selves|for me|for us|mine|ours",
    ),
    Rewording(
        "nobody-else-uses",
        rf"\b(?:nobody|no\sone|no-one)(?:\selse)?(?:\s(?:at\sall|but\sme|except\sme|apart\sfrom"
        rf"\sme))?\s(?:uses|may\suse|can\suse|has\sthe\suse\sof|shares)\s{_THING}{_END}"
        rf"|\b(?:I|we)\s(?:do\snot|don['’]t|never)\sshare\s(?P<that>{_THE}\s(?:{WORD}"
        rf"\s)?{WORD})(?:\swith\s(?:anyone|anybody|others|other\speople|a\ssoul)(?:"
        rf"\selse)?)?{_END}",
        lambda match: _not_used(match) if match["what"] else _not_shared(match),
        "your loom is shared", "Nobody else uses my loom.", "Nobody else mends my loom.",
        value=False,
        needs="uses|may use|can use|the use|share",
    ),
    Rewording(
        "the-only-one-is-me",
        rf"\bthe\sonly\s(?P<kind>[a-z-]+(?:-up)?)\s{_WHERE}(?:['’]s|\sis)\sme\b",
        _only_one,
        "you are the only cook in the household", "The only cook in the household is me.",
        "The only cook in the household is ill.",
        needs="is me|s me",
    ),
    Rewording(
        "several-there",
        rf"\bthere\sare\s(?:two|three|four|five|six|several|a\sfew|[2-9])\s(?P<kind>[a-z-]+?)s"
        rf"\s{_WHERE}\b",
        _several,
        "you are the only cook in the household", "There are two cooks in the household.",
        "There are two crooks in the household.", value=False,
        needs="there are",
    ),
    Rewording(
        "nobody-but-me-and-the-kids",
        r"\b(?:nobody|no\sone|no-one)\s(?:but|except|apart\sfrom|other\sthan)\s(?:me|us)\sand"
        r"\s(?:my|the|our)\s(?:(?:two|three|four|little|young|baby|small)\s)*"
        r"(?:kids|children|child|toddlers?|baby|babies|twins|boys?|girls?|sons?|daughters?)"
        r"\s(?:lives?|is|are)\s(?:living\s)?(?:here|there|in\s(?:the|my|our|this)\s[a-z]+|at"
        r"\shome)\b",
        "I am the only adult living in my home. I am the only adult in the home.",
        "you are the only adult living in your home", "Nobody but me and the baby lives here.",
        "Nobody but me and the barber lives here.",
        needs="nobody |no one |no-one ",
    ),
    Rewording(
        "only-anothers",
        r"\bthe\sonly\s(?P<kind>[a-z-]+)\s(?:that\s)?(?:I|we)(?:\s(?:use|have|own|drive|ride|sail"
        r"|fish|wear|play|run|keep|need|row|fly)|['’]ve\sgot)(?:\s(?:in"
        r"|on|from))?\s(?:is|belongs\sto)\s(?:an?\s(?:hired|borrowed|rented|leased)\s(?:one"
        r"|[a-z]+)|(?:my|a|the)\s[a-z-]+['’]s(?:\s[a-z]+)?|somebody\selse['’]s|someone"
        r"\selse['’]s|(?:hired|borrowed|rented|on\sloan|on\shire))",
        lambda match: (
            f"I do not have my own {match['kind']}. I do not own a {match['kind']}."
            if is_told_as_so(match)
            else ""
        ),
        "you own a kayak", "The only kayak I use is a hired one.",
        "The only kayak I use is a new one.", value=False,
        needs="the only ",
    ),
    Rewording(
        "rented-from-another",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:rent|rented|lease|leased|hire|hired)\s{_THING}\sfrom\b",
        _so("I am not the owner of {}."),
        "you own the kiln", "I rent the kiln from a widow.", "I rant at the kiln from a window.",
        value=False,
        needs="rent|lease|hire",
    ),
    Rewording(
        "with-me-in-there",
        r"\b(?P<who>(?:my|our|a|two|three|some)\s(?:[a-z]+\s)?[a-z]+)(?:['’]s|\sis|\sare)"
        r"\s(?:(?P<where>(?:in|on)\s(?:the|my)\s(?:car|van|lorry|boat|office|shop|room|tent|cab"
        r"|minibus))\swith\sme"
        r"|with\sme\s(?P<there>(?:in|on)\s(?:the|my)\s(?:car|van|lorry|boat|office|shop|room|tent"
        r"|cab|minibus)))\b",
        lambda match: (
            f"I am not alone {match['where'] or match['there']}."
            if is_told_as_so(match) and is_person(word_key(match["who"].lower().split()[-1]))
            else ""
        ),
        "you are alone in the van", "My aunt is in the van with me.",
        "My ant is in the van with me.", value=False,
        needs="with me",
    ),
)  # fmt: skip

OWNING_TURNS: tuple[Rewording, ...] = (
    Rewording(
        "nobody-else-owns",
        rf"\b{_NOBODY}\s(?:owns|has)\s(?:(?:any|a|part|share|stake|half|bit|slice)\s?(?:part\s"
        rf"|share\s|stake\s|bit\s)?(?:of|in)\s)?{_THING}{_END}"
        rf"|\bI\s(?:alone\sown|own\s(?:all|the\swhole|100\s?%|every\sbit)\sof)\s(?P<that>{_THE}"
        rf"\s(?:{WORD}\s)?{WORD}){_END}"
        rf"|\bI['’]?\s?a?m\s(?:the\s)?only\sowner\sof\s(?P<those>{_THE}\s(?:{WORD}"
        rf"\s)?{WORD}){_END}",
        lambda match: (
            _SOLE.replace("{}", match["what"] or match["that"] or match["those"]).removesuffix(".")
            if is_told_as_so(match)
            else ""
        ),
        "you are the sole owner of the kiln", "Nobody else owns any part of the kiln.",
        "Nobody else knows any part of the kiln.",
        needs="else owns|else has|alone own|own all|own the whole|own 100|own every|only owner",
    ),
    Rewording(
        "no-other-there",
        rf"\bthere(?:['’]s|\sis|\sare)\s(?:no\sother|not\sanother|not\sany\sother|n['’]t\s(?:any"
        rf"\sother|another))\s(?P<kind>[a-z-]+)\s{_WHERE}\b",
        _no_other,
        "you are the only cook in the household", "There are no other cooks in our household.",
        "There are no other crooks in our household.",
        needs="other",
    ),
    Rewording(
        "nobody-else-there-does",
        rf"\b(?:nobody|no\sone|no-one)\selse\s{_WHERE}\s(?P<does>[a-z]+s)\b(?=\s*(?:[.,;!?]|$))",
        _nobody_else,
        "you are the only driver in the household", "Nobody else in the household drives.",
        "Nobody else in the household dives.",
        needs=" else ",
    ),
    Rewording(
        "alone-in-there",
        r"\b(?:there(?:['’]s|\sis)\s(?:nobody|no\sone|no-one)\selse|I(?:['’]m|\sam)\sthe\sonly"
        r"\s(?:person|one)|it(?:['’]s|\sis)\s(?:just|only)\sme)"
        r"\s(?P<where>(?:in|on|at)\s(?:the|my)\s(?:car|van|lorry|boat|office|shop|room|tent"
        r"|building|cab|minibus|workshop|kitchen))\b",
        lambda match: (
            f"I am alone {match['where']}" if is_told_as_so(match) else ""
        ),
        "you are alone in the van", "It's just me in the van.", "It's just milk in the van.",
        needs="else|only|just",
    ),
)  # fmt: skip
