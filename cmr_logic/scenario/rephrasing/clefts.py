"""Sentences split to bring a part to the front, and what "one" stands for: "it's there that I row".

The entries are used and tested as those of :mod:`.turns`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denial_of, denied_phrase
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

_WORD = r"[\w'’-]+"
_AT = r"(?:in|on|at|from|with|by|to|for|under|near|inside|outside)"
_WHO = r"(?P<who>I|we)"
_NOT = r"(?P<denied>\snot|n['’]t)?"
_WANTING = (
    r"(?:(?:['’]m|\sam)\s(?:after|thinking\sof|hoping\sfor|looking\sfor|going\sfor|asking\sfor)"
    r"|['’]d\slike|\s(?:would\slike|want|fancy|need)|(?:['’]ve|\shave)\s(?:got\s)?in\smind)"
)
# What one gets, of what others do to one or to one's things: "got **stolen**"; not "got married".
_UNDERGONE = "|".join(
    sorted(
        word_set(
            "stolen nicked pinched hurt injured wounded bitten stung damaged broken smashed "
            "cracked burnt burned torn scratched wrecked ruined flooded sacked fired "
            "dismissed promoted arrested charged fined convicted robbed mugged burgled "
            "attacked assaulted hit cancelled delayed refused rejected accepted approved "
            "chosen selected elected evicted expelled suspended banned infected vaccinated "
            "diagnosed killed towed clamped delivered repaired fixed mended serviced deleted "
            "removed blocked disconnected inspected"
        )
    )
)
_LEAST = 2  # words before "one" that name something: "my licence"


def _split(match: re.Match[str]) -> str:
    """Return what is said of where or how something is done that is named first."""
    who, rest, where = match["who"], match["rest"].strip(), match["where"].strip()
    first, _, behind = rest.partition(" ")
    if match["denied"]:
        verb = base_of(first)
        auxiliary = first.lower() in syntax.AUXILIARIES
        verb = behind if auxiliary else f"{verb} {behind}"
        return f"{who} {denial_of(first.lower(), behind)} {verb.strip()} {where}" if verb else ""
    only = "only " if match["only"] else ""
    return f"{who} {only}{rest} {where}"


def _as_one_of(match: re.Match[str]) -> str:
    """Return "one of your best customers" as "a customer"."""
    noun = match["noun"].lower()
    single = bases(noun, NOUN)[:1]
    if not syntax.is_plural_noun(noun) or not single or single[0] == noun:
        return ""
    return f"{match['be']}a {match['kind'] or ''}{single[0]}"


def _and_one_of_them(match: re.Match[str]) -> str:
    """Return "members get more, and I'm one" as "…, and I am a member"."""
    words = match["whom"].split(" ")
    at = next((i for i, word in enumerate(words) if is_person(word.lower())), None)
    noun = words[at].lower() if at is not None else ""
    single = bases(noun, NOUN)[:1] if noun else ()
    if at is None or not single or not syntax.is_plural_noun(noun):
        return ""
    denied = match["denied"] is not None
    sort = " ".join(words[:at])
    sort = sort[:1].lower() + sort[1:] + " " if sort else ""
    kept = match[0][: match.start("tail") - match.start()]
    return f"{kept} I am{' not' if denied else ''} a {sort}{single[0]}"


def _what_one_is(match: re.Match[str]) -> str:
    """Return "a car licence but not a motorcycle one" with its noun for "one"."""
    words = words_in(match["named"].lower())
    head = syntax.noun_head(words)
    if head is None or len(words) < _LEAST - 1 or NOUN not in classes(words[head]):
        return ""
    if words[head] in syntax.PRONOUNS or is_person(words[head]):
        return ""
    return f"{match['before']}{words[head]}"


# What is no deed at the end of a sentence: "there's no bus **parking**"; not "no bus running".
_NAMES_IN_ING = word_set(
    "parking building housing heating lighting seating dining training meeting setting bedding "
    "fencing painting drawing wiring plumbing catering funding banking shopping camping fishing "
    "morning evening ceiling opening"
)

# What is a deed even behind one noun without an article: "no bus **running**".
_GOING_ON = word_set("running living staying waiting working going coming travelling leaving")


def _there_was(match: re.Match[str]) -> str:
    """Return "there was no bus running" as "no bus was running"."""
    what, doing, be = match["what"], match["doing"].lower(), match["be"].strip().lower()
    noun = words_in(what.lower())[-1]
    named = NOUN in classes(noun) and ADJECTIVE not in classes(noun)
    if not (named or noun in _NOBODY) or doing in _NAMES_IN_ING:
        return ""
    one = " single " in what.lower() or what.lower().startswith(("a ", "an "))
    counted = one or syntax.is_plural_noun(noun) or noun in _NOBODY
    if syntax.is_gerund(doing) and not (counted or doing in _GOING_ON):
        return ""  # "no air conditioning"
    if not (syntax.is_gerund(doing) or syntax.is_participle(doing)) or not base_of(doing):
        return ""
    be = {"'s": "is", "’s": "is"}.get(be, be)
    first, _, rest = what.partition(" ")
    if match["denied"]:
        if first.lower() not in {"a", "an", "any", "anybody", "anyone"}:
            return ""
        rest = rest.removeprefix("single ")
        first = "no" if rest else _NOBODY_FOR[first.lower()]
    return f"{first} {rest} {be} {doing}".replace("  ", " ")


_NOBODY_FOR = {"anybody": "nobody", "anyone": "nobody"}
_NOBODY = frozenset(_NOBODY_FOR) | {"nobody", "one", "somebody", "someone"}


def _but_not_so(match: re.Match[str]) -> str:
    """Return "I'm moving, but not abroad" with its verb told twice."""
    who, verb = match["who"], match["verb"].strip()
    denied = denied_phrase(f"{verb}{match['rest']}")
    told = match[0][: match.start("tail") - match.start()]
    return f"{told}, but {who} {denied} {match['how']}" if denied else ""


def _nothing_of(match: re.Match[str]) -> str:
    """Return "nothing on my car has been changed" as "my car has not been changed"."""
    first, _, behind = match["be"].partition(" ")
    return f"{match['what']} {first} not {behind} {match['done']}".replace("  ", " ")


def _apart_verb(match: re.Match[str]) -> str:
    """Return "signed us up" as "signed up", of whoever did it."""
    return f"{match['verb']} {match['particle']}" if VERB in classes(match["verb"].lower()) else ""


CLEFTS: tuple[Rewording, ...] = (
    Rewording(
        "where-it-is-that",
        rf"\bit(?:['’]s|\sis|\swas|(?=\s(?:is|was)n['’]t)\s(?:is|was)){_NOT}\s(?P<only>only\s|just\s)?"
        rf"(?P<where>{_AT}\s{_WORD}(?:\s{_WORD}){{0,4}}?)\sthat\s{_WHO}\s"
        rf"(?P<rest>{_WORD}(?:\s{_WORD}){{0,6}})",
        _split,
        "you fish in the sea", "It's in the sea that I fish.", "It's in the sea that I fall.",
        needs="it's|it’s|it is|it was",
    ),
    Rewording(
        "what-one-is-after",
        rf"\b(?P<what>(?:an?|some|the|two)\s{_WORD}(?:\s{_WORD}){{0,2}}?)\s(?:is|are|['’]s)\swhat\s"
        rf"(?:I|we){_WANTING}(?=[.,;!?]|$)",
        r"it is \g<what>",
        "it is a raft", "A raft is what I'm after.", "A raft is what I'm on.",
        needs=" what ",
    ),
    Rewording(
        "one-of-such",
        rf"(?P<be>(?:\b(?:am|is|are|was|not|being)|n['’]t|['’](?:m|s|re))\s)one\sof\s"
        rf"(?:the|your|their|those|these|its)\s(?P<kind>(?!best|worst|most|last|first|few|only|old|new)"
        rf"{_WORD}\s)?(?P<noun>[a-z]+s)(?=\s*(?:[.,;!?]|$|who\b|and\b|but\b|at\b|in\b|on\b))",
        _as_one_of,
        "you are a trade customer", "I'm one of your trade customers.",
        "I've one of your trade counters.",
        needs="one of ",
    ),
    Rewording(
        "and-one-of-them",
        rf"(?:^|(?<=[.!?]\s))(?P<whom>(?:{_WORD}\s){{0,2}}[\w-]+s)\s(?:(?:do|does)n['’]t|[\w]+)\s"
        r"[^.!?]*?,?\s(?:and|but|so)(?P<tail>\s(?:I['’]m|I\sam)(?P<denied>\snot)?\s"
        r"(?:one|among\sthem)(?:\sof\s(?:them|those|these))?(?=[.,;!?]|$))",
        _and_one_of_them,
        "you are a gold member", "Gold members get more, and I'm one of them.",
        "Gold members get more, and I like one of them.",
        needs="i'm |i’m |i am ",
    ),
    Rewording(
        "such-a-one",
        rf"(?P<before>\b(?:an?|my|the|our|no|any)\s(?P<named>{_WORD}(?:\s(?!but\b|and\b|is\b|was\b"
        rf"|has\b){_WORD}){{0,2}}?)"
        rf"(?:,?\s(?:but|and|is|was|so|yet|though|rather\sthan|instead\sof)(?:n['’]t|\snot)?"
        rf"|,\snot|n['’]t|['’]s(?:\snot)?)\s(?:an?|the)\s(?:{_WORD}\s){{1,2}}?)one\b"
        r"(?!\s(?:of|who|that|which|day|year|time|person|hour|week|month))",
        _what_one_is,
        "you hold a pilot licence", "I hold a car licence but not a pilot one.",
        "I hold a car licence but not a single one.", value=False,
        needs=" one",
    ),
    Rewording(
        "there-was-doing",
        r"\bthere(?P<be>['’]s|\s(?:is|are|was|were))(?P<denied>\snot|n['’]t)?\s"
        r"(?P<what>(?:no|any|an?(?:\ssingle)?|some|several|many)\s(?:[\w-]+\s)?[a-z]+"
        r"|nobody|no\sone|any(?:body|one)|some(?:body|one))\s(?P<doing>(?!briefing\b|meeting\b|training\b|wedding\b|hearing\b)[a-z]+)"
        r"(?=\s*(?:[.,;!?]|$)|\s(?:in|on|at|to|from|with|for|by|that|this|when|last|yesterday|today|then"
        r"|here|there|after|before|during|because|either|all|so|and|but|outside|inside)\b)",
        _there_was,
        "any bus was running", "There wasn't a single bus running.",
        "There wasn't a single bus waiting.", value=False,
        needs="there",
    ),
    Rewording(
        "got-done",
        r"(?P<who>(?<!['’])\b(?!(?:have|has|had|having|was|is|are|were|I've|we've|I’ve|we’ve|['’]\w+)\b)[\w-]+)\s"
        r"got\s(?P<how>badly\s|nearly\s|slightly\s|all\s)?"
        rf"(?P<done>{_UNDERGONE})(?=\s*(?:[.,;!?]|$)|\s(?:in|on|at|by|from|with|for|when|while|last|yesterday"
        r"|today|during|because|and|but|so|after|before|twice|once|again|too|out|off|up|down|over|this)\b)",
        r"\g<who> was \g<how>\g<done>",
        "somebody was hurt", "Luckily nobody got hurt.", "Luckily nobody got tired.",
        value=False,
        needs=" got ",
    ),
    Rewording(
        "but-not-so",
        r"(?P<who>\b(?:I|we))(?P<verb>['’](?:m|re|ve)|\s[a-z]+)(?P<rest>(?:\s[\w'’-]+){0,5})"
        r"(?P<tail>,?\s(?:but|though|just)\snot\s(?P<how>abroad|online|alone|outdoors|indoors|overseas"
        r"|upstairs|outside|inside|professionally|commercially|full-time|part-time|regularly|permanently"
        r"|yet))(?=[.,;!?]|$)",
        _but_not_so,
        "you are moving abroad", "I'm moving, but not abroad.", "I'm moving, but not far.",
        value=False,
        needs=" not ",
    ),
    Rewording(
        "nothing-of-it",
        r"\b(?:nothing|no\spart)\s(?:on|in|about|of)\s(?P<what>(?:my|our|the)\s(?:[\w-]+\s)?[a-z]+)\s"
        r"(?P<be>(?:has|have)\sbeen|is|was)\s(?P<done>[a-z]+ed)\b",
        _nothing_of,
        "your car has been modified", "Nothing on my car has been modified.",
        "Nothing on my car has been mocked.", value=False,
        needs="nothing|no part",
    ),
    Rewording(
        "signed-us-up",
        r"\b(?P<verb>signed|sign|booked|checked|enrolled|registered|entered|put)\s"
        r"(?:us|myself|me|ourselves|us\sboth|us\sall)\s(?P<particle>up|in|down)(?=\s(?:to|for|on|at)\b|[.,;!?]|$)",
        _apart_verb,
        "you signed up for the regatta", "I signed us up for the regatta.",
        "I sized us up for the regatta.",
        needs=" us |myself| me |ourselves",
    ),
)  # fmt: skip
