"""Of how many a pronoun is said, and words without a verb that lean on it: "none of them leak".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denied_phrase
from cmr_logic.syntax import AUXILIARIES, is_gerund, is_plural_noun
from cmr_logic.text import NOUN, classes, words_in

_BEGINS = (
    r"(?:(?:^|(?<=[.!?;:,–—-]\s)|(?<=[.!?;:]\s\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s)"
    r"|(?<=\bbecause\s)|(?<=\bthat\s)|(?<=\bsince\s)|(?<=\bas\s)))"
)
_THEM = r"(?:them|these|those|the\slot\sof\sthem)"
_AT = r"(?:in|on|at|by|with|from|through|near|under|inside|outside|via|to|for|of)\s"
_ONE = re.compile(r"^(?:am|was)\snot\b")
_EVER = re.compile(r"\sever\s")


def _not_they(match: re.Match[str]) -> str:
    """Return what none of several does as what they do not do: "none of them leaks"."""
    denied = denied_phrase(match["rest"])
    if not denied:
        return ""
    several = {"am not": "are not", "was not": "were not"}
    denied = _ONE.sub(lambda found: several[found[0]], denied)
    return f"They {_EVER.sub(' ', denied, count=1)}"


def _doing(match: re.Match[str]) -> str:
    """Return what somebody does by whom the rest is said: "**working** nights, I sleep late"."""
    verb = match["verb"].lower()
    words = words_in(match["what"].lower())
    if not is_gerund(verb) or not base_of(verb) or not AUXILIARIES.isdisjoint(words):
        return ""
    who = match["who"]
    return f"{who} {base_of(verb)} {match['what']}, and {who}"


# A thing that one has in turn, with another: "turned down **the plans**"; not "in the spring".
_THING_BEFORE = re.compile(
    r"(?<!\b[Ii]n\s)(?<!\b[Aa]t\s)(?<!\b[Oo]n\s)(?<!\bby\s)(?<!\bfrom\s)(?<!\bwith\s)(?<=[a-z]\s)(?:the|my|our|his|her|their)\s"
    r"(?:(?:first|original|old|initial|previous|earlier|former)\s)?(?P<what>[a-z]+)\b(?=[^.!?]*$|[^.!?]*[.!?]\s[^.!?]*$)",
    re.IGNORECASE,
)


def _new_ones(match: re.Match[str]) -> str:
    """Return what "the new ones" are, where what they replace is told before."""
    several = match["one"].lower() == "ones"
    before = match.string[: match.start()]
    named = [found["what"].lower() for found in _THING_BEFORE.finditer(before)]
    named = [word for word in named if is_plural_noun(word) is several and NOUN in classes(word)]
    named = [word for word in named if not is_person(word)]
    return f"{match['which']} {named[-1]}" if len(set(named)) == 1 else ""


_NEW_ONES = re.compile(
    r"\b(?P<which>(?:the|my|our)\s(?:new|second|revised|amended|latest|third|corrected|next))\s(?P<one>ones?)\b"
    r"(?!\sof\b)",
    re.IGNORECASE,
)


def _turned_down(match: re.Match[str]) -> str:
    """Return what was turned down behind the verb: "they **turned down** the new plans"."""
    ones = _NEW_ONES.search(match.string, match.start("what"), match.end("what"))
    what = (_new_ones(ones) if ones is not None else "") or match["what"]
    return f"{match['turn']} down {what}"


_NOBODY = r"(?:nobody|no[\s-]?one|not\sa\ssoul)(?:\selse)?"
_CARS = r"(?:car|van|vehicle|cab|lorry|truck|taxi|camper|minibus|jeep|pick-?up|boat|lift|ute)"
_ABOARD = rf"(?:(?:in|aboard)\s(?:the|my|our|this)\s{_CARS}|on\sboard|aboard)"
_BUT_ME = (
    r"(?:but|except(?:\sfor)?|apart\sfrom|besides|other\sthan|but\sfor|bar)\s(?:me|myself)"
    r"(?!\s(?:and|or)\b)"
)
_IS = r"(?:['’]s|\sis|\swas|\swill\sbe)"

PRONOUN_TURNS: tuple[Rewording, ...] = (
    Rewording(
        "the-new-ones",
        _NEW_ONES.pattern,
        _new_ones,
        "you mended the oars", "I lost the oars, but I mended the new ones.",
        "I lost the oars, but I minded the new ones.",
        needs=" one",
    ),
    Rewording(
        "turned-it-down",
        r"\b(?P<turn>turn(?:ed|s|ing)?)\s(?P<what>(?:the|my|our|his|her|their|this|that)\s(?:[a-z-]+\s){0,2}?"
        r"(?!(?:radio|music|heating|heater|thermostat|telly|tv|television|volume|sound|bed|covers?|page|corner|collar|light|lights"
        r"|gas|heat|oven|way|road|street|car|van|boat)\b)[a-z]+)\sdown\b(?!\s(?:the|a|an|my|our|to)\b)",
        _turned_down,
        "the council has approved the plans", "The council turned the plans down.",
        "The council turned the lights down.", value=False,
        needs=" down",
    ),
    Rewording(  # what one turns to next, a pronoun right behind it stands for
        "about-it",
        r"\babout\s(?P<what>(?:my|our|the)\s[a-z-]+)(?P<mark>[.!;:,])\s(?:it|she|he)(?=\s[a-z]|['’]s\s)",
        r"about \g<what>\g<mark> \g<what>",
        "your boat leaks", "I'm writing about my boat. It leaks.",
        "I'm writing about my boots. It leaks.",
        needs="about my |about our |about the ",
    ),
    Rewording(
        "nobody-with-me",
        rf"{_BEGINS}(?:there(?P<is>{_IS})\s{_NOBODY}|{_NOBODY}(?P<be>{_IS}))\s(?:here\s|coming\s"
        rf"|going\s|travelling\s|along\s)*with\s(?:me|us)\b",
        lambda match: "I was alone" if "was" in (match["is"] or match["be"]) else "I am alone",
        "you are travelling alone", "There's nobody with me on this trip.",
        "There's nobody cross with me on this trip.",
        needs="nobody|no one|no-one|noone|not a soul",
    ),
    Rewording(
        "nobody-else-in-the-car",
        rf"{_BEGINS}(?:and\s|but\s)?(?:there{_IS}\s(?:{_NOBODY}\s{_ABOARD}\s{_BUT_ME}|{_NOBODY}\selse\s{_ABOARD}"
        rf"|(?:only|just)\s(?:me|myself)\s{_ABOARD})|{_NOBODY}{_IS}\s{_ABOARD}\s{_BUT_ME}"
        rf"|I(?:['’]m|\sam)\sthe\sonly\s(?:one|person|soul)\s{_ABOARD}"
        rf"|(?:the|my|our)\s{_CARS}{_IS}\sempty\s{_BUT_ME}"
        r"|I(?:['’]ve|\shave)(?:\sgot)?\s(?:nobody|no[\s-]?one)(?:\selse)?\s(?:here\s)?with\sme"
        r"|I(?:['’]m|\sam)\s(?:driving|travelling|traveling)\s(?:alone|solo))"
        r"(?=\s*(?:[.,;!?]|$|today|tonight|now|right\snow|this|at\s|so|because))",
        "I am on my own. I am alone. I have no passengers",
        "you have a child with you", "There's nobody in the van but me.",
        "There's nobody in the house but me.", value=False,
        needs="nobody|no one|no-one|noone|not a soul|only|just|empty|driving|travelling"
        "|traveling",
    ),
    Rewording(
        "none-of-them",
        rf"{_BEGINS}(?:none|neither|not\s(?:a\ssingle\s)?one)\sof\s{_THEM}\s"
        rf"(?P<rest>[a-z][^.,;!?:()–—]*)",
        _not_they,
        "your hens are ringed", "I keep hens. None of them are ringed.",
        "I keep hens. Some of them are ringed.", value=False,
        needs="none of|neither of|one of",
    ),
    Rewording(
        "all-of-them",
        rf"{_BEGINS}(?:all|both|each(?:\sone)?|every\s(?:single\s|last\s)?one)\sof\s{_THEM}\s"
        rf"(?=[a-z])",
        "They ",
        "your hens are ringed", "I keep hens. Every one of them is ringed.",
        "I keep hens. Hardly any of them is ringed.",
        needs="all of|both of|each of|each one of|one of",
    ),
    Rewording(
        "they-all",
        r"\b(?P<they>they(?:['’](?:re|ve)|\s(?:are|were|have|had)))\s(?:all|both|each)\s(?=[a-z])",
        r"\g<they> ",
        "your hens are ringed", "I keep hens. They're all ringed.",
        "I keep hens. They're all ringside.",
        needs="they",
    ),
    Rewording(
        "not-but",
        rf"\bnot\s(?P<no>{_AT}(?:[\w'’-]+\s){{0,4}}?[\w'’-]+),?\sbut\s(?:rather\s"
        rf")?(?P<yes>{_AT}[^.,;!?:()]+"
        r"|online|abroad|elsewhere)(?=[.,;!?:)]|$)",
        r"\g<yes>, not \g<no>",
        "you live in a village", "I live not in a village but in a town.",
        "I know not in what village but in a town.", value=False,
        needs=" but ",
    ),
    Rewording(
        "instead-of",
        rf"(?P<before>\w),?\s(?:instead\sof|rather\sthan|as\sopposed\sto)\s"
        rf"(?P<no>(?:(?:{_AT})?(?:an?|the|my|our|your)\s|(?:in|by|with|on|at|from|via|through|under|outside|inside)\s"
        r"(?![a-z]+ing\b))[\w'’-]+(?:\s(?!and\b|because\b"
        r"|so\b|but\b|as\b|when\b|since\b|to\b|for\b|in\b|on\b|at\b|with\b)[\w'’-]+){0,2}|(?:online|offline|indoors|outdoors"
        r"|abroad|upstairs|downstairs|overseas|overnight|outside|inside|alone|together|yearly|monthly|weekly|daily)\b)",
        r"\g<before>, not \g<no>",
        "you chose the boat", "I chose the raft instead of the boat.",
        "I chased the raft instead of the boat.", value=False,
        needs="instead|rather|opposed",
    ),
    Rewording(
        "not-even-once",
        r"(?P<not>(?:n['’]t|\b(?:not|never))\b[^.,;!?]*?)\s(?:even\sonce|a\ssingle\stime|even\sa\s"
        r"single\stime)\b",
        r"\g<not>",
        "you have used the sauna", "I haven't used the sauna even once.",
        "I haven't cleaned the sauna even once.", value=False,
        needs="once|single time",
    ),
    Rewording(
        "none-has",
        r"(?:^|(?<=[.!?]\s)|(?<=[,;–—-]\s))(?:none|neither|not\s(?:a\ssingle\s)?one)\s"
        r"(?P<rest>(?:is|are|was|were|has|have|had"
        r"|does|do|did|can|will|[a-z]+s)\s[a-z][^.,;!?:()–—]*)",
        lambda match: "" if match["rest"].startswith(("of ", "as ", "us ")) else _not_they(match),
        "your hens are ringed", "I keep hens. Not a single one is ringed.",
        "I keep hens. Not a single one of us is ringed.", value=False,
        needs="none|neither|one ",
    ),
    Rewording(
        "all-are",
        r"(?:^|(?<=[.!?]\s))(?:all|both|every\s(?:single\s)?one)\s(?=(?:are|were|is|was|have\s"
        r"(?:been|had)|has\s(?:been|had))\s(?!well\b|fine\b|good\b))",
        "They ",
        "your hens are ringed", "I keep hens. All are ringed.", "I keep hens. All are ravenous.",
        needs="all |both |every ",
    ),
    Rewording(
        "than-one-does",
        r"\b(?P<than>than\s(?:(?:my|our|the)\s[\w'’-]+|me|I|we|he|she))\s"
        r"(?:does|do|is|am|are|did|has|have)\b(?=[.,;!?]|$)",
        r"\g<than>",
        "you earn more than your aunt", "I earn more than my aunt does.",
        "I earn more than my uncle does.",
        needs="than ",
    ),
    Rewording(
        "never-in-my-life",
        r"\b(?P<never>(?:never|not\sonce)\b[^.,;!?]*?)\s(?:ever\s|once\s)?in\s(?:all\s"
        r")?(?:my|our)\s(?:whole\s|entire\s)?"
        r"(?:life|lives)\b",
        r"\g<never>",
        "you own a boat", "I've never owned a boat in my life.",
        "I've never waved at a boat in my life.", value=False,
        needs="life|lives",
    ),
    Rewording(
        "doing-first",
        r"(?:^|(?<=[.!?]\s))(?P<verb>\w+ing)\s(?P<what>[^.,;!?:()–—]+),\s(?P<who>I|we)\b"
        r"(?=['’](?:m|ve|re)|\s"
        r"(?:am|are|have|get|need|do|often|always|usually|can|start|sleep|know|never|rarely)\b)",
        _doing,
        "you work on a boat", "Working on a boat, I'm often wet.",
        "Walking on a boat, I'm often wet.",
        needs="ing ",
    ),
    Rewording(
        "where-one-does-it",
        r"(?:^|(?<=[.!?]\s))(?P<where>(?:in|on|at|by|near|under|beside|behind)\s[^.,;!?:()]+?)\s"
        r"(?:is|was)\swhere\s"
        r"(?P<who>I|we)\s(?P<rest>[^.,;!?:()]+)",
        lambda match: f"{match['who']} {match['rest']} {match['where'].lower()}",
        "you sleep in a barn", "In a barn is where we sleep.", "In a barn is where we sing.",
        needs="where",
    ),
    Rewording(
        "the-only-time",
        r"(?:^|(?<=[.!?]\s)|(?<=\bbut\s)|(?<=\band\s))(?P<when>[A-Za-z][a-z]+(?:\s(?:and\s"
        r")?[A-Za-z][a-z]+){0,2})\s(?:is|are)\sthe\sonly\s"
        r"(?:time|times|days?|nights?)\s(?:that\s|when\s)?(?P<who>I|we)\s(?P<rest>(?:can\s"
        r")?[a-z]+(?:\s[a-z]+){0,2})(?=[.,;!?]|$)",
        r"\g<who> only \g<rest> at \g<when>",
        "you only work at weekends", "Weekends are the only time I work.",
        "Weekends are the only time I walk.",
        needs="the only",
    ),
)  # fmt: skip
