"""What somebody answered, so that they agreed or refused: "the warden said by all means".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text.patterns import compiled

WHO = r"(?P<who>\b(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+|\b(?:s?he|they|who))"
_SAID = (
    r"(?:\shas|\shave|['’]s)?\s(?:just\s|already\s|then\s|simply\s)?(?:said|says|replied|answered|told\s(?:me|us)"
    r"|wrote\sback|texted\sback|shouted|nodded\sand\ssaid|shrugged\sand\ssaid|laughed\sand\ssaid)(?:\sto\sme)?"
)
_YES = (
    r"(?:yes(?:,?\s(?:please|sure|of\scourse|go\sahead))?|by\sall\smeans|(?:to\s)?go\sahead|sure(?:,?\sgo\sahead)?"
    r"|of\scourse|certainly|be\smy\sguest|(?:(?:it|that)\s(?:was|would\sbe|is)|that['’]s|it['’]s)\s(?:all\s|quite\s|perfectly\s)?(?:fine|ok|okay"
    r"|all\sright|alright|no\sproblem)(?:\s(?:by|with)\s(?:him|her|them))?|fine|okay|ok|no\sproblem|not\sa\sproblem|(?:to\s)?feel\sfree"
    r"|help\syourself|with\spleasure|absolutely|(?:to\s)?go\sfor\sit|(?:to\s)?carry\son|why\snot|aye|gladly"
    r"|(?:I|we)\s(?:could|can|may|might\sas\swell)|(?:I|we)\s(?:was|were|am|are)\swelcome(?:\sto)?|granted)"
)
_NO = (
    r"(?:no(?:,?\s(?:sorry|thanks|thank\syou))?|no\sway|no\schance|not\son\syour\slife|over\s(?:my|his|her|their)\sdead\sbody"
    r"|absolutely\snot|certainly\snot|definitely\snot|out\sof\sthe\squestion|not\sa\schance|nope|forget\sit|never"
    r"|(?:I|we)\s(?:could\snot|couldn['’]t|can\snot|cannot|can['’]t|must\snot|mustn['’]t|may\snot)|not\sto"
    r"|(?:it|that)\s(?:was|is)\sout\sof\sthe\squestion|under\sno\scircumstances|dream\son|fat\schance|nothing\sdoing"
    r"|(?:I|we)\s(?:was|were)(?:\snot|n['’]t)\sallowed(?:\sto)?)"
)
_QUOTES = r"[\"“”'‘’]?"
STOP = r"\s*(?:[.,;:!?—–\"”’]|$|and\b|but\b|so\b|when\b|straight\b|at\sonce\b)"
ENDS = rf"(?={STOP})"
# Whom one has asked: "I **rang** the warden and he said yes"; not "I heard the warden".
_ASKING = compiled(
    r"\b(?:asked|told|rang|emailed|e-mailed|wrote\sto|written\sto|checked\swith|sp(?:oke|oken)\s(?:to|with)"
    r"|talk(?:ed|ing)\s(?:to|with)|phoned|called|texted|messaged|rung|seen|saw|met|contacted|approached"
    r"|(?:had|have)\sa\s(?:word|chat)\swith|a\s(?:word|chat|call|text|letter|note|message)\s(?:with|from|to)"
    r"|word\sfrom|past|went\sto(?:\ssee)?|been\sto\ssee|consulted"
    r"|(?:handed|sent|gave|given|showed|shown|submitted|put|took|taken|passed)"
    r"(?:\s(?:it|them|(?:in\s)?(?:my|our|the|a)\s[a-z]+)\s(?:in\s|over\s|on\s)?to|(?=\s(?:my|our|the)\s(?:[a-z]+\s)?[a-z]+\s(?:it|my|our|the)\b)))\s"
)
# By whom an answer is but reported: "**my aunt says** the warden agreed"; not "I rang, and he did".
_TOLD_BY_OTHERS = compiled(
    r"\b(?:says?|said|reckons?|claims?|claimed|thinks?|tells?\s(?:me|us)|told\s(?:me|us)|heard|believes?|swears"
    r"|rumou?r\shas\sit|according\sto\s(?:my|our|the)\s[a-z]+,?)\s(?:that\s)?$"
)
_NAMED = compiled(
    r"\b(?:my|our|the)\s[a-z]+(?:\s(?!(?:on|in|at|about|and|who|to|this|last|yesterday|first|today|for|from|by|again|earlier"
    r"|just|that|when|if|before|over|through|with|but|so|he|she|they)\b)[a-z]+){0,2}"
)


def who_answers(match: re.Match[str]) -> str:
    """Return who answers; whom "she" stands for, where they alone were asked right before."""
    who = match["who"]
    if who.lower() not in {"he", "she", "they", "who"}:
        return who[0].lower() + who[1:]
    sentences = re.split(r"[.!?;\n]\s", match.string[: match.start()])
    found = _named_last(sentences[-1])
    if not found and len(sentences) > 1 and len(sentences[-1].split()) <= _AT_THE_START:
        found = _named_last(sentences[-2])
    return found


_AT_THE_START = 2  # words before one who was named in the sentence before: "and **he** said yes"


def _named_last(words: str) -> str:
    """Return who was asked or spoken to last in words of a story; empty for none."""
    named = _ASKING.split(words)
    found = _NAMED.match(named[-1]) if len(named) > 1 else None
    return found[0] if found is not None else ""


# On what somebody agreed alone: "yes, **but only** from May"; not "yes, but I must be quick".
_CONDITION = compiled(
    r"\s?,?\s?(?:but\s)?(?:only\b|provided\b|providing\b|as\slong\sas|so\slong\sas|on\scondition|unless\b"
    r"|subject\sto|once\b|if\s(?!I\b|we\b))"
)


def has_condition(match: re.Match[str]) -> bool:
    """Tell whether an answer holds on a condition.

    Example:
        >>> told = "The cook said yes, but only from May. The cook said yes, but he was busy."
        >>> [has_condition(found) for found in re.finditer("the cook said yes", told, re.I)]
        [True, False]
    """
    return _CONDITION.match(match.string, match.end()) is not None


def agreed(match: re.Match[str]) -> str:
    """Return that somebody has agreed."""
    who = who_answers(match)
    if not who or not is_surely_so_answered(match) or has_condition(match):
        return ""
    return (
        f"{who} has agreed. {who} has given permission. {who} has given me permission. "
        f"{who} allows it. {who} has allowed it. I have {who}'s permission. I have permission from "
        f"{who}. {who} has consented. {who} has not refused. {who} does not object. "
        f"{who} has approved it. I have {who}'s agreement. I have {who}'s approval."
    )


def agreed_in_writing(match: re.Match[str]) -> str:
    """Return that somebody has agreed, and did so in writing."""
    said, who = agreed(match), who_answers(match)
    return said and (
        f"{said} {who} has agreed in writing. I have {who}'s permission in writing. I have written "
        f"permission from {who}. I have {who}'s written permission. {who} has given written "
        f"permission. {who} has given permission in writing. I have {who}'s approval in writing."
    )


def refused(match: re.Match[str]) -> str:
    """Return that somebody has refused."""
    who = who_answers(match)
    if not who or not is_surely_so_answered(match):
        return ""
    return (
        f"{who} has refused. {who} has not agreed. {who} has not given permission. {who} has not "
        f"given me permission. {who} does not allow it. {who} has not allowed it. I do not have "
        f"{who}'s permission. I do not have permission from {who}. {who} has not consented. "
        f"{who} has not approved it. {who} objects."
    )


def undecided(match: re.Match[str]) -> str:
    """Return that somebody has neither agreed nor refused yet."""
    who = who_answers(match)
    if not who or not is_surely_so_answered(match):
        return ""
    return (
        f"{who} has not agreed. I do not have {who}'s permission. {who} has not given me "
        f"permission. {who} has not given permission. {who} has not refused. {who} has not "
        f"consented. {who} has not approved it."
    )


# What was but asked, before the answer: "I asked **if** I could **and** she"; not "I asked".
_ASKED_WHETHER = compiled(
    r"\b(?:asked|rang|phoned|emailed|texted|messaged|checked)\s(?:[a-z]+\s){0,4}?(?:if|whether)\s[^.!?;]*?,?\s"
    r"(?:and|but)\s(?=$|(?:last|this|on|then|yesterday)\b)"
)


def is_surely_so_answered(match: re.Match[str]) -> bool:
    """Tell whether an answer is told as a fact, whatever word of saying it has.

    Example:
        >>> told = "I hope the cook said yes. The cook said yes."
        >>> [is_surely_so_answered(found) for found in re.finditer("the cook said", told, re.I)]
        [False, True]
    """
    before = re.split(r"[.!?;\n]\s", match.string[: match.start()])[-1]
    if _TOLD_BY_OTHERS.search(before):
        return False
    before = _ASKED_WHETHER.sub(" ", before)
    hedged = compiled(
        r"\b(?:hop\w+|if|think|thought|wish|maybe|perhaps|whether|when|until|unless"
        r"|before|apparently|suppose|pretend\w*|dreamt|dreamed|not|never|wait\w*)\b"
    )
    return not hedged.search(before) and not match.string[match.end() :].lstrip().startswith("?")


ASSENT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "said-by-all-means",
        rf"{WHO}{_SAID}[,:]?\s{_QUOTES}{_YES}{ENDS}",
        agreed,
        "the warden has agreed", "The warden said by all means.", "The warden said by letter.",
        needs="said|says|replied|answered|told |back|shouted",
    ),
    Rewording(
        "said-no-way",
        rf"{WHO}{_SAID}[,:]?\s{_QUOTES}{_NO}{ENDS}",
        refused,
        "the warden has agreed", "The warden said no way.", "The warden said nothing.",
        value=False,
        needs="said|says|replied|answered|told |back|shouted",
    ),
    Rewording(
        "quoted-first-yes",
        rf"[\"“‘']{_YES}[,.!]?[\"”’']\s(?:said\s(?=(?:my|our|the)\b)|(?=(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+\s(?:said|replied|answered)\b))(?P<who>(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)(?:\s(?:said|replied|answered))?"
        r"(?=[.,;!]|$)",
        agreed,
        "the warden has agreed", '"Be my guest," the warden said.', '"Be mine," the warden said.',
        needs="said|replied|answered",
    ),
    Rewording(
        "quoted-first-no",
        rf"[\"“‘']{_NO}[,.!]?[\"”’']\s(?:said\s(?=(?:my|our|the)\b)|(?=(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+\s(?:said|replied|answered)\b))(?P<who>(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)(?:\s(?:said|replied|answered))?"
        r"(?=[.,;!]|$)",
        refused,
        "the warden has agreed", '"No chance," the warden said.', '"No rain," the warden said.',
        value=False,
        needs="said|replied|answered",
    ),
    Rewording(
        "by-gesture-yes",
        rf"{WHO}(?:\shas|['’]s)?\s(?:nodded|gave\s(?:me\s|us\s)?(?:the|a|his|her|their)\s(?:nod|green\slight|go-ahead|thumbs[\s-]up|blessing|ok|okay|all-clear)"
        r"|given\s(?:me\s|us\s)?(?:the|a|his|her|their)\s(?:nod|green\slight|go-ahead|thumbs[\s-]up|blessing|ok|okay|all-clear)"
        r"|waved\sme\s(?:through|on)|was\s(?:all\s|quite\s|perfectly\s)?(?:fine|happy|ok|okay)\swith\s(?:it|that)"
        r"|had\sno\sobjections?|didn['’]t\smind|raised\sno\sobjections?)\b",
        agreed,
        "the warden has agreed", "The warden gave me the thumbs up.",
        "The warden gave me the tickets.",
        needs="nod|green light|go-ahead|thumbs|blessing|ok|all-clear|waved me|fine|happy"
              "|objection|mind",
    ),
    Rewording(
        "by-gesture-no",
        rf"{WHO}(?:\shas|['’]s)?\s(?:shook\s(?:his|her|their)\shead|(?:would\snot|wouldn['’]t)\shear\sof\sit|put\s(?:his|her|their)\sfoot\sdown"
        r"|turned\s(?:me|us)\sdown|(?:would\snot|wouldn['’]t)\shave\sit|flatly\srefused|gave\s(?:me\s|us\s)?the\sthumbs[\s-]down"
        r"|showed\s(?:me|us)\sthe\sdoor|(?:am|is|are|['’]re|['’]s)\sup\sin\sarms(?:\sabout\sit)?"
        r"|(?:would\snot|wouldn['’]t)\slet\s(?:me|us))\b",
        refused,
        "the warden has agreed", "The warden shook his head.", "The warden shook his hat.",
        value=False,
        needs="shook|hear of it|foot down|turned me|turned us|have it|refused|thumbs|the door"
              "|up in arms|let me|let us",
    ),
    Rewording(
        "awaiting-an-answer",
        r"\b(?:I['’]m|I\sam|we['’]re|we\sare)\s(?:still\s)?waiting\s(?:to\shear\s(?:back\s)?from|for)\s(?P<who>(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+?)"
        r"(?:['’]s\s(?:answer|reply|decision|permission|verdict|ok))?(?=\s*(?:[.,;!]|$|to\s(?:answer|reply|decide|say|agree)\b))",
        lambda m: (
            f"{m['who']} has not agreed. I do not have {m['who']}'s permission. "
            f"{m['who']} has not given me permission. {m['who']} has not refused."
            if "hear" in m[0] or "'" in m[0][5:] or "’" in m[0][5:]
            else ""
        ),
        "you have the warden's permission", "I'm waiting to hear from the warden.",
        "I'm waiting for the bus.", value=False,
        needs="waiting",
    ),
)  # fmt: skip
