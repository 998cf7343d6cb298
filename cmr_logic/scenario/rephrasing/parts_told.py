"""What a thing has on it or in it, or lacks, however it is told: "a hut without windows".

"The bus is fitted with belts", "there's not a single belt on it", "I ride in a bus without belts"
say that the bus has belts, or has none. The entries are used and tested as those of
:mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import NOUN, classes, word_set

# What may follow words for a part: a mark, the end, or what else is told.
_END = (
    r"(?=\s*(?:[.,;:!?—–)]|$)|\s(?:and|but|so|because|since|when|which|that|now|inside|already"
    r"|yet|at\sall|any\s?more"
    r"|in\s(?:it|them)|on\s(?:it|them)|last|this|yesterday|today|for)\b)"
)
_THE = r"(?:the|my|our|this|that|these|those)"
WORD = (
    r"(?!(?:with|without|in|on|at|of|from|to|for|by|and|or|is|are|was|were|has|have|had|that"
    r"|which|who)\b)[a-z][\w'’-]*"
)
"""A word of a noun phrase, and none that begins another phrase, as a pattern."""
_THING = rf"(?P<what>{_THE}\s(?:{WORD}\s){{0,2}}?{WORD}|it|they)"
# The same as what a sentence is about: "**the bus** is"; not "the seats on the bus are".
_SUBJECT = (
    "".join(
        rf"(?<!\b{word}\s)" for word in ("on", "in", "of", "for", "with", "at", "to", "from", "by")
    )
    + rf"\b{_THING}"
)
_SOME = r"(?:an?|any|some|two|three|four|several|many|lots\sof|plenty\sof|a\sfew|\d+)"
# A part, without what tells that it is a known one: "**a bell**"; not "my bell".
_PART = (
    rf"(?P<part>(?:{_SOME}\s)?(?!(?:the|my|our|his|her|their|me|us|him|it)\b)(?:{WORD}"
    rf"\s){{0,2}}?{WORD})"
)
_NO = r"(?:no|not\s(?:a\ssingle|one\ssingle|one|any|an?)|never\san?|zero)"
# Verbs by which a thing that is named in passing is the one in question: "I **live** in a hut".
_DOES = (
    r"(?:live|living|sleep|sleeping|stay|staying|work|working|travel|travelling|ride|riding|rode"
    r"|meet|train|cook"
    r"|sail|sailing|drive|driving|drove|own|have|['’]ve(?:\sgot)?|got|bought|rent|rented|keep"
    r"|caught|picked|send"
    r"|sending|sent|use|using|post|posted|posting|hired|booked|grow|sell|selling|play|park|made"
    r"|make|run|fly|wear)"
)
# How something is done, which no thing has: "I drive a bus with **care**"; not "with a bell".
_MANNERS = word_set(
    "care ease pleasure difficulty pride joy success help them me him her us others friends cash "
    "money permission love interest family ages luck trouble"
)
# Of what a thing is rid that is "…less": "a **windowless** hut"; not "a restless hut".
_LESS = (
    r"(?P<part>window|door|roof|wheel|lock|lid|chimney|collar|sleeve|strap|engine|motor|handle"
    r"|button|label|seed"
    r"|horn|tail|bone|skin|tree|light|stair|floor|fence|pocket|zip|lead|bath|kitchen|gear"
    r"|brake)less"
)
_FILLED = (
    r"(?:full\sof|covered\s(?:in|with|all\sover\swith)|crawling\swith|riddled\swith|infested"
    r"\swith|teeming\swith"
    r"|dotted\swith|laden\swith|packed\swith|loaded\swith|thick\swith|smothered\s(?:in|with))"
)
_RID = (
    r"(?:free\s(?:of|from)|clear\sof|bare\sof|devoid\sof|empty\sof|rid\sof|quite\swithout|without)"
)
_IS = r"(?:['’]s|\sis|\sare|\swas|\swere|['’]re)"


def _has(match: re.Match[str]) -> str:
    """Return that a thing has a part, or has none."""
    part = match["part"].strip()
    if not is_told_as_so(match) or is_denied_before(match) or _is_no_part(part):
        return ""
    groups = match.groupdict()
    denied = bool(groups.get("no")) is not bool(groups.get("out"))
    what = groups.get("what") or f"my {groups['kind']}"
    have = "have" if what.lower() == "they" else "has"
    if denied:
        return f"{what} {have} no {re.sub(rf'^{_SOME} ', '', part, flags=re.I)}."
    return f"{what} {have} {part}."


def _has_not(match: re.Match[str]) -> str:
    """Return that a thing has no such part."""
    part = match["part"].strip()
    if not is_told_as_so(match) or is_denied_before(match) or _is_no_part(part):
        return ""
    bare = re.sub(rf"^{_SOME} ", "", part, flags=re.IGNORECASE)
    groups = match.groupdict()
    what = groups.get("what") or (f"my {groups['kind']}" if groups.get("kind") else "it")
    return f"{what} {'have' if what.lower() == 'they' else 'has'} no {bare}."


def _is_no_part(part: str) -> bool:
    """Tell whether words name nobody's part: company, or how something is done."""
    last = part.lower().split()[-1]
    return last in _MANNERS or is_person(word_key(last)) or NOUN not in classes(last)


PARTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "fitted-with",
        rf"{_SUBJECT}(?:{_IS}(?P<no>n['’]t|\snot|\snever)?\s(?:all\s|also\s|still\s|now"
        rf"\s)?(?:fitted(?:\sout)?"
        r"|equipped|provided|supplied|furnished|kitted\sout)|\s(?:comes?|came|arrived)(?:"
        r"\scomplete|\sfitted)?)"
        rf"\swith(?P<out>out)?\s{_PART}{_END}",
        _has,
        "the bus has belts", "The bus is fitted with belts.", "The bus is filled with bells.",
        needs="with",
    ),
    Rewording(
        "one-with",
        rf"(?:\b(?:I|we)(?:\s(?:usually|always|often|still|now|only|just)|['’]m|['’]re|\sam|\sare"
        rf"|['’]ve|\shave)?\s?{_DOES}\s"
        r"(?:(?:in|on|at|from|into)\s)?|\b(?:it|this|mine|ours)(?:['’]s|\sis)\s)"
        rf"(?:an?|one\sof\sthose)\s(?:{WORD}\s){{0,2}}?(?P<kind>{WORD})"
        rf"\s(?:with(?P<out>out)?|that(?:\shas|['’]s\sgot)(?P<no>\sno)?|which\shas(?P<not>\sno)?)"
        rf"\s{_PART}{_END}",
        lambda match: _has_not(match) if match["not"] else _has(match),
        "your hut has a stove", "I sleep in a hut without a stove.",
        "I sleep in a hut without a murmur from the stove.", value=False,
        needs=" with| that has| that's got| that’s got| which has",
    ),
    Rewording(
        "less-it",
        rf"\b(?:{_THING}{_IS}\s(?:quite\s|completely\s|totally\s)?|an?\s){_LESS}\b(?:"
        rf"\s(?P<kind>[a-z]+))?",
        _has_not,
        "your hut has a window", "My hut is windowless.", "My hut is worthless.", value=False,
        needs="less",
    ),
    Rewording(
        "full-of",
        rf"{_SUBJECT}{_IS}\s(?:absolutely\s|completely\s|all\s|simply\s)?{_FILLED}\s{_PART}{_END}",
        _has,
        "your hen has mites", "My hen is crawling with mites.", "My hen is content with maize.",
        needs="full|covered|crawling|riddled|infested|teeming|dotted|laden|packed|loaded|thick|"
        "smothered",
    ),
    Rewording(
        "free-of",
        rf"{_SUBJECT}{_IS}\s(?:absolutely\s|completely\s|quite\s|entirely\s|totally\s)?"
        rf"(?:{_RID}\s{_PART}{_END}|(?P<bare>[a-z]+)-free\b)",
        lambda match: (
            _has_not(match)
            if match["part"]
            else f"{match['what']} has no {match['bare']}."
            if is_told_as_so(match)
            else ""
        ),
        "your hen has mites", "My hen is free of mites.", "My hen is fond of maize.", value=False,
        needs="free|clear of|bare of|devoid of|empty of|rid of|without",
    ),
    Rewording(
        "found-on",
        r"\b(?:I|we|he|she|they|(?:the|my|our)\s[a-z]+)(?:['’]ve|\shave|\shas)?\s(?:also"
        r"\s)?(?:found|spotted|discovered"
        rf"|came\sacross)\s(?:(?P<no>{_NO})\s)?{_PART}\s(?:on|in|inside|under|all\sover)"
        rf"\s{_THING}{_END}",
        _has,
        "your hen has mites", "The vet found mites on my hen.", "The vet found meals on wheels.",
        needs="found|spotted|discovered|came across",
    ),
    Rewording(
        "looked-in-vain",
        r"\b(?:looked|searched|checked|hunted)\s(?:carefully\s)?(?:for\s(?:any\s)?"
        rf"{_PART}\s(?:on|in|inside|under)\s{_THING}|(?P<that>{_THE}\s(?:{WORD}\s)?{WORD}|it)"
        rf"\sfor\s(?:any\s)?(?P<those>(?:{WORD}\s)?{WORD}))"
        r",?\s(?:and|but)\s(?:(?:I|we)\s)?(?:found|saw|could\sfind|there\s(?:was|were))\s(?:none"
        r"|nothing|not\s(?:a\ssingle\s)?one)\b",
        lambda match: (
            f"{match['what'] or match['that']} has no {match['part'] or match['those']}."
            if is_told_as_so(match)
            else ""
        ),
        "your hen has mites", "I looked for mites on my hen and found none.",
        "I looked for mites on my hen and found one.", value=False,
        needs="looked|searched|checked|hunted",
    ),
    Rewording(
        "not-one-on-it",
        rf"\bthere(?:['’]s|\sis|\sare|\swas|\swere)(?:\s(?P<no>{_NO})|(?P<none>n['’]t\s(?:any|an?"
        rf"|one)))\s(?:single\s)?{_PART}"
        r"\s(?:on|in|inside|at|to|aboard|under)\s(?P<what>it|them)\b",
        lambda match: _has_not(match).replace("them has", "they have"),
        "your hen has mites", "I looked at my hen. There's not a single mite on it.",
        "I looked at my hen. There's not a single maize on it.", value=False,
        needs=" it| them",
    ),
    Rewording(
        "put-there",
        r"\b(?:I|we|he|she|they|(?:the|my|our)\s[a-z]+)(?:['’]ve|\shave|\shas)?\s(?:also\s|just"
        r"\s)?(?P<no>never\s)?"
        rf"(?:fitted|installed|put|attached|fixed|bolted|built|mounted|planted|packed|hung"
        rf"|screwed)\s{_PART}"
        rf"\s(?:in|on|to|onto|into|at|inside)\s(?P<what>{_THE}\s(?:{WORD}"
        rf"\s){{0,2}}?{WORD}){_END}",
        _has,
        "your hut has a stove", "I fitted a stove in my hut.", "I fetched a stove to my hut.",
        needs="fitted|installed|put|attached|fixed|bolted|built|mounted|planted|packed|hung|"
        "screwed",
    ),
    Rewording(
        "each-has",
        rf"\b(?:every|each)\s(?:single\s)?[a-z]+\s(?:on|in|of|aboard|inside)\s(?P<what>{_THE}"
        rf"\s(?:{WORD}\s)?{WORD})\shas(?:\sgot)?"
        rf"\s{_PART}{_END}",
        _has,
        "the bus has belts", "Every seat on the bus has a belt.",
        "Every seat on the bus has a price.",
        needs="every|each",
    ),
    Rewording(
        "missing-from-it",
        rf"\b(?:the|its)\s(?P<part>(?:{WORD}\s)?{WORD})(?:['’]s|\sis|\sare)\s(?:missing|gone"
        rf"|absent)\sfrom\s(?P<what>{_THE}\s(?:{WORD}\s)?{WORD}){_END}",
        _has_not,
        "your hut has a stove", "The stove is missing from my hut.",
        "The stove is mentioned on my hut.", value=False,
        needs="missing|gone|absent",
    ),
)  # fmt: skip
