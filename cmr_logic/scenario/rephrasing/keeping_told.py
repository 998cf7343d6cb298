"""What one keeps and sells, told by where it is: "forty hens scratch about behind our barn".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import word_set

# Animals that are somebody's where they are at somebody's place: "hens"; not "rats", "pigeons".
_KEPT = word_set(
    "hen chicken cockerel duck goose turkey quail pullet bantam fowl cow cattle calf heifer "
    "bullock bull ewe sheep lamb ram goat pig piglet sow pony horse mare donkey mule alpaca "
    "llama dog puppy terrier spaniel labrador collie poodle greyhound pug dachshund cat "
    "kitten budgie canary parrot hamster gerbil tortoise goldfish bee ferret hive"
)
_MANY = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty"
    r"|thirty|forty"
    r"|fifty|sixty|eighty|ninety|\d+|some|several|a\s(?:few|dozen|couple\sof|hundred|flock\sof"
    r"|herd\sof)"
    r"|(?:two|three|half\sa)\sdozen|a\sgood\smany)"
)
_MAYBE = r"(?:(?:about|around|nearly|over|some)\s)?"
_BEAST = r"(?P<what>(?:(?!of\b|my\b|our\b)[a-z-]+\s){0,2}?[a-z-]+)"
_MORE = r"(?:,?\s(?:and|plus)\s[a-z\s]+?)?"
_PLACE = (
    r"(?:barn|yard|farmyard|fields?|land|farm|garden|pond|house|home|shed|hill|paddock|orchard"
    r"|meadow"
    r"|byre|sty|coop|stables?|bed|sofa|kitchen|pasture|smallholding|croft|outbuildings?|run|hutch)"
)
_AT = r"(?:behind|in|on|at|round|around|near|by|beside|outside|through|under|about)"
_PEN = (
    r"(?:coop|hutch|sty|kennel|stable|stall|field|pond|tank|aquarium|hive|shed|barn|run|paddock"
    r"|pen|cage"
    r"|henhouse|hen\shouse|hen\srun|byre|meadow|yard|loft)"
)
_MINE = (
    r"(?:of\s(?:ours|mine|my\sown|our\sown)"
    r"|,?\s(?:and\s)?(?:they(?:['’]re|\sare)\s)?(?:all\s)?(?:of\sthem\s)?(?:mine|ours)\b)"
)
_TABLE = r"(?:stall|stand|counter|shelves|kiosk|pitch|farm\sshop|market\stable|trolley|menu)"
_STALL = rf"(?:{_TABLE}|shop|van|bar|cafe|café|tearoom|pub|restaurant|bakery|takeaway)"
_WARES = (
    r"(?P<what>(?:(?!no\b|not\b|nothing\b|only\b|just\b|never\b|with\b)[a-z-]+(?:,\s|\s)){0,5}?"
    r"[a-z-]+)"
)
_END = r"(?=\s*(?:[.,;:!?—–]|$|but\b|so\b|because\b|as\swell\b|too\b|all\b|every\b|this\b|from\b))"


def _is_so(match: re.Match[str]) -> bool:
    return is_told_as_so(match) and not is_denied_before(match)


def _keeps(match: re.Match[str]) -> str:
    """Return that somebody keeps the animals that are told of."""
    words = match["what"].lower().split()
    if not _is_so(match) or word_key(words[-1]) not in _KEPT_KEYS:
        return ""
    what = match["what"]
    return f"I keep {what}. I have {what}. I own {what}."


_KEPT_KEYS = frozenset(map(word_key, _KEPT))
_WITH_US = re.compile(r"\b(?:me|us|shares?)\b")
_EATEN = ("food", "drink", "meal")


def _sells(verbs: str) -> Callable[[re.Match[str]], str]:
    """Return what makes that somebody sells or serves what their stall has."""

    def said(match: re.Match[str]) -> str:
        if not _is_so(match):
            return ""
        return " ".join(f"I {verb} {match['what']}." for verb in verbs.split("|"))

    return said


def _dishes_up(match: re.Match[str]) -> str:
    """Return that somebody serves the food that they "do"."""
    key = word_key(match["what"].split()[-1].lower())
    food = _is_so(match) and any(covers((key,), general) for general in _EATEN)
    return f"I serve {match['what']}. I sell {match['what']}." if food else ""


KEEPING_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "beasts-about-the-place",
        rf"(?<!\bno\s)\b{_MAYBE}{_MANY}\s{_BEAST}\s(?:(?:scratch|graze|live|peck|run|sleep|swim"
        rf"|roam|wander|strut|stand|lie|are|is|feed|root|snuffle"
        rf"|asleep)(?:s|ing)?\s)?(?:about\s|around\s|asleep\s|loose\s|grazing\s"
        rf"|sleeping\s)?{_AT}\s(?:my|our)\s(?:[a-z]+\s)?{_PLACE}\b",
        _keeps,
        "you keep poultry", "Forty hens scratch about behind our barn.",
        "Forty hikers scratch about behind our barn.",
    ),
    Rewording(
        "beasts-of-ours",
        rf"\b(?:there\s(?:are|is)|there['’](?:s"
        rf"|re))\s{_MAYBE}{_MANY}\s{_BEAST}{_MORE}(?:\s{_AT}\s(?:the|my"
        rf"|our)\s[a-z]+(?:\s[a-z]+)?)?\s?{_MINE}",
        _keeps,
        "you keep poultry", "Behind the barn there are forty hens of ours.",
        "Behind the barn there are forty hoes of ours.",
        needs="ours|mine|our own|my own",
    ),
    Rewording(
        "pen-with-beasts",
        rf"\b(?:I|we)(?:\shave|['’]ve)(?:\sgot)?\s(?:an?|the|one"
        rf"|two)\s(?:[a-z]+\s)?{_PEN}s?\s(?:with|full\sof|for)\s{_MAYBE}(?:{_MANY}\s|my\s"
        rf"|our\s)?{_BEAST}(?=\s*(?:[.,;!?]|$|in\b|and\b|on\b))",
        _keeps,
        "you keep poultry", "I've got a coop with a dozen ducks in it.",
        "I've got a coop with a dozen planks in it.",
    ),
    Rewording(
        "beast-at-home-with-us",
        rf"(?<!\bno\s)\b{_MANY}\s{_BEAST}(?:\s(?:called|named"
        rf"|by\sthe\sname\sof)\s[a-z]+)?\s(?:lives?|stays?|(?:shares?|share)\s(?:my"
        rf"|our)\s(?:home|house|flat|life))"
        r"(?:\s(?:with|among)\s(?:me|us))?(?=\s*(?:[.,;!?]|$|and\b|now\b))",
        lambda match: _keeps(match) if _WITH_US.search(match[0]) else "",
        "you have a dog", "A terrier called Max lives with us.",
        "A tenant called Max lives with us.",
        needs="live|stay|share",
    ),
    Rewording(
        "no-beasts-here",
        r"\bno\s(?:animals?|pets?|creatures?)\s(?:of\sany\s(?:kind|sort)\s)?(?:lives?|stays?|is"
        r"|are)?\s?(?:with\s(?:me|us)|(?:in|at|on)\s(?:my|our|this)\s(?:house|home|flat|place"
        r"|farm|land))\b"
        r"|\b(?:I|we)(?:['’]ve|\shave)(?:\sgot)?\sno\s(?:pets?|animals?)\s(?:whatever|whatsoever"
        r"|of\sany\s(?:kind|sort)|at\sall)\b",
        "I do not have a pet. I have no pets. I do not keep animals. I have no animals. "
        "I do not keep pets.",
        "you have a pet", "No animals live with us.", "No admirals live with us.", value=False,
        needs="no ",
    ),
    Rewording(
        "wares-on-the-stall",
        rf"\b(?:there(?:['’]s|\sis|\sare|\swill\sbe|['’]ll\sbe)|(?:I|we)(?:['’]ll\shave"
        rf"|\swill\shave|['’]ve(?:\sgot)?|\shave))\s{_WARES}\s(?:for\ssale\s)?(?:on|at|in"
        rf"|from)\s(?:my|our)\s(?:[a-z]+\s)?{_TABLE}\b",
        _sells("sell|serve|offer"),
        "you sell alcohol", "There'll be wine on my stall.", "There'll be wind on my stall.",
    ),
    Rewording(
        "the-stall-has-them",
        rf"\b(?:my|our)\s(?:[a-z]+\s)?(?:{_STALL}\s(?:sells|stocks|offers|does|serves)"
        rf"|{_TABLE}\s(?:has|will\shave|have|is\sfull\sof|is\sstacked\swith))\s{_WARES}{_END}",
        _sells("sell|serve|offer"),
        "you sell alcohol", "My stall has beer and cider.", "My stall has bells and curtains.",
    ),
    Rewording(
        "to-be-had-from-me",
        rf"\b(?:you|people|customers|anybody|anyone)\scan\s(?:also\s)?(?:buy|get|have"
        rf"|order)\s{_WARES}\s(?:(?:at|from|on|in)\s(?:my|our)\s(?:[a-z]+\s)?{_STALL}"
        rf"|from\s(?:me|us))\b",
        _sells("sell|serve|offer"),
        "you sell alcohol", "You can buy whisky at my stall.", "You can buy whisks at my stall.",
        needs="can ",
    ),
    Rewording(
        "we-do-pies",
        rf"\b(?:I|we)\s(?:(?:mostly|mainly|also|usually)\s)?(?:do|dish\sup|ladle\sout"
        rf"|dole\sout)\s{_WARES}{_END}",
        _dishes_up,
        "you serve food", "We do soup and pies.", "We do sums and puzzles.",
        needs=" do |dish|ladle|dole",
    ),
)  # fmt: skip
