"""Idioms of what things, animals and the weather are like: "the vase was in bits".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from re import Match

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import word_set, words_in

_IT = r"\b(it|they|mine|ours|(?:my|our|the)\s\w+)"
_IS = r"(?:['’]s|['’]re|\sis|\sare|\swas|\swere|\sarrived|\scame)\s"
_ROOM = (
    r"(?:my|our|the)\s(?:living\sroom|kitchen|cellar|basement|house|hall|hallway|home|lounge|flat"
    r"|ground\sfloor|bedroom)"
)


def _free_of(match: Match[str]) -> str:
    """Return what somebody or something has not that is free of it."""
    who = match["who"]
    return f"{who} {'have' if who.lower() in {'i', 'we'} else 'has'} no {match['what']}"


# Whom an animal may bite, besides those that nouns name: "he nipped **me**"; not "the sofa".
_PERSONS = word_set("me us him her them you someone somebody people everyone anyone")


def _bites(match: Match[str]) -> str:
    """Return that an animal bit what is named behind, and somebody where that is one."""
    words = words_in(match.string[match.end() :].lower())[:4]
    somebody = any(word in _PERSONS or is_person(word) for word in words)
    said = f"{match[1]} has bitten somebody. " if somebody else ""
    return f"{said}{match[1]} bit "


IDIOMS_OF_THINGS: tuple[Rewording, ...] = (
    Rewording(
        "has-nothing-to-do-with",
        r"\b(it|this|that)\s(?:has|had|['’]s\sgot)\snothing\sto\sdo\swith\s(?:the\s)?",
        r"\1 is not about ",
        "it is about money", "I'm cross, but it has nothing to do with money.",
        "I'm cross, but it has nothing to show for money.", value=False,
        needs="nothing to do with",
    ),
    Rewording(
        "water-in",
        r"\b(?:feet|inches|foot|ankle-deep|knee-deep|buckets|litres|centimetres|metres)\s(?:of"
        r"\s)?(?:\w+\s)?water"
        r"\s(?:in|through|inside)\s" + _ROOM + r"\b|\b(?:river|sea|beck|burn|brook|stream"
        r"|canal)\s(?:came"
        r"|rose|poured|burst|got)\s(?:up\s|in\s|right\s)?(?:through|into|inside|over)"
        r"\s" + _ROOM + r"\b",
        r"My home was flooded. My home has been flooded.",
        "your home was flooded", "We had two feet of water in the kitchen.",
        "We had two cups of water in the kitchen.",
        needs="water|river|sea|beck|burn|brook|stream|canal",
    ),
    Rewording(
        "up-in-flames",
        r"\b((?:my|our|the)\s\w+)\s(?:went\sup\sin\s(?:flames|smoke)|(?:was\s|got\s)?(?:burnt"
        r"|burned)\sto\sthe\sground"
        r"|(?:was\s|got\s)?gutted)\b",
        r"\1 was destroyed by fire. \1 burned down. \1 was damaged by fire.",
        "your barn was damaged by fire", "My barn went up in flames.",
        "My barn went up in price.",
        needs="up in|to the ground|gutted",
    ),
    Rewording(
        "snowfall",
        r"\b(?:inches|feet|foot|centimetres|cm|metres|lots|loads|plenty)\sof\s(?:fresh\s|new"
        r"\s)?snow\b"
        r"|\bsnow\s(?:up\sto|lay|lies|is\slying|covers|everywhere|all\sover)\b|\bwe\shad"
        r"\s(?:\w+\s)?snow\b",
        r"It has snowed. It snowed. There is snow.",
        "it has snowed", "We had six inches of snow last night.", "We had six inches of rope left.",
        needs="snow",
    ),
    Rewording(
        "good-as-new",
        r"\b(?:not\sa\s(?:scratch|mark|dent)\s(?:on|in)\s(?:it|them)|(?:it['’]s|it\sis"
        r"|they['’]re|they\sare)\s"
        r"(?:\w+\s)?(?:as\sgood\sas\snew|good\sas\snew|in\smint\scondition|in\sperfect\s(?:nick"
        r"|condition|order)"
        r"|in\sgood\s(?:nick|shape|order)|hardly\sused|barely\sused|in\stip-top\scondition"
        r"|spotless))\b",
        r"It is in good condition. It is undamaged. It is not damaged.",
        "it is in good condition", "There's not a scratch on it.", "There's not a scrap of it.",
        needs="not a |as new|condition|nick|order|hardly used|barely used|shape|spotless",
    ),
    Rewording(
        "in-bits",
        _IT + _IS + r"(?:\w+\s)?(?:in\s(?:bits|pieces|tatters|ribbons)|smashed|shattered"
        r"|crushed|dented|bashed\sin"
        r"|battered|squashed|bent|ripped|torn|falling\sto\s(?:bits|pieces)|falling\sapart"
        r"|cracked)\b",
        r"\1 is damaged. \1 was damaged. \1 is not in good condition.",
        "the vase is damaged", "The vase was in bits.", "The vase was in Bath.",
        needs="in bits|pieces|tatters|ribbons|smashed|shattered|crushed|dented|bashed|battered|"
              "squashed|bent|ripped|torn|falling|cracked",
    ),
    Rewording(
        "bites",
        r"\b(he|she|it|(?:my|our|the)\s\w+)(?:['’]s|\shas)?\s(?:once\s)?(?:sank\s(?:his|her"
        r"|its)\steeth\sinto"
        r"|nipped|went\sfor|took\sa\s(?:chunk|bite)\sout\sof|snapped\sat\sand\sbit)\s(?=\w+)",
        _bites,
        "your dog has bitten somebody", "My dog sank his teeth into the vicar's leg.",
        "My dog sank in the pond.",
        needs="teeth|nipped|went for|out of|snapped at",
    ),
    Rewording(
        "harmless-beast",
        r"\b(he|she|it|(?:my|our|the)\s\w+)(?:['’]s|\shas|\swould)?\s(?:never|not)\s(?:hurt"
        r"|harmed|harm|hurt\sor\sbitten)"
        r"\sa\s(?:fly|soul)\b|\b(?:he|she)\swouldn['’]t\shurt\sa\sfly\b",
        r"My dog has never bitten anybody. My dog is not dangerous. My dog is not aggressive.",
        "your dog has bitten somebody", "She's never hurt a fly.", "She's never caught a fly.",
        value=False,
        needs="hurt|harm",
    ),
    Rewording(
        "pure-stuff",
        _IT + r"(?:['’]s|['’]re|\sis|\sare)\s(?:all|pure|solid|genuine|real|100\s?%|100\sper\scent"
        r"|a\shundred\sper\scent)\s(?=[a-z]+\b(?!\s(?:done|over|right|gone|there|set)))",
        r"\1 is made of ",
        "the rug is made of wool", "The rug is pure wool.", "The rug is pure joy.",
        needs="all |pure|solid|genuine|real|100|hundred per",
    ),
    Rewording(
        "wrought-of",
        _IT + r"(?:['’]s|['’]re|\sis|\sare|\swas|\swere)\s(?:built|knitted|woven|carved|cast"
        r"|sewn|spun|crafted|made"
        r"|constructed|built\sentirely)\s(?:entirely\s|wholly\s|out\s)?(?:of|from|in|out\sof)"
        r"\s(?=[a-z])",
        r"\1 is made of ",
        "the rug is made of wool", "The rug is woven from wool.", "The rug is woven in Wells.",
        needs="built|knitted|woven|carved|cast|sewn|spun|crafted|made|constructed",
    ),
    Rewording(
        "runs-on",
        r"\b(?:my|our|the)\s(?:hob|cooker|stove|oven)\sruns\son\s(\w+)\b",
        r"I have a \1 cooker. I cook with \1.",
        "you have a gas cooker", "Our hob runs on gas.", "Our tap runs on and on.",
        needs="runs on",
    ),
    Rewording(
        "free-of-it",
        r"\b(?P<who>I|we|my\s[a-z]+|our\s[a-z]+|it)(?:['’](?:m|re|s|ve\sbeen)|\s(?:am|are|is|have\sbeen))\s(?:now\s|finally\s"
        r"|completely\s|totally\s|entirely\s)?(?P<what>(?!care|scot|tax|duty|hands|rent|worry|hassle|gluten)[a-z]+)-free\b",
        _free_of,
        "your flat has damp", "My flat is damp-free.", "My flat is damp-proof.", value=False,
        needs="-free",
    ),
    Rewording(
        "place-free-of-it",
        r"\b(?P<in>in|from)\san?\s(?:[a-z]+,?\s){0,2}?(?P<what>(?!car|smoke|tax|duty|drug|traffic)[a-z]+)-free\s(?P<where>area"
        r"|zone|county|region|town|country|district)\b",
        r"\g<in> a normal place. I am not in a \g<what> \g<where>. My home is not in a \g<what> "
        r"\g<where>. My business is not in a \g<what> \g<where>.",
        "you are in a disaster area", "We are in a quiet, disaster-free area.",
        "We are in a quiet, leafy area.", value=False,
        needs="-free",
    ),
    Rewording(
        "one-whose",
        r"\bI(?:['’]m|\sam)\s(?:the|an?)\s(?:[\w-]+\s){1,7}?whose\s",
        "My ",
        "your kiln is broken", "I'm a potter whose kiln is broken.",
        "I met a potter whose kiln is broken.",
        needs="whose",
    ),
    Rewording(
        "has-burst",
        r"\b(?P<what>(?:an?|the|my|our|another|one)\s(?:[a-z]+\s)?(?:pipe|tank|radiator|hose|main|boiler"
        r"|bath|tyre|balloon))\sburst\b",
        r"\g<what> has burst",
        "the pipe has burst", "The pipe burst upstairs.", "The pipe bust upstairs.",
        needs=" burst",
    ),
)  # fmt: skip
