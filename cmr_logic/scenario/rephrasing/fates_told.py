"""What became of a thing: it is gone for good, was forced open, or is as good as new.

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.parts_told import WORD
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so

_THE = r"(?:the|my|our|this|that)"
_THING = rf"(?P<what>{_THE}\s(?:{WORD}\s){{0,2}}?{WORD})"
_IT = rf"(?P<what>{_THE}\s(?:{WORD}\s){{0,2}}?{WORD}|it)"
_END = (
    r"(?=\s*(?:[.,;:!?—–)]|$)|\s(?:and|but|so|because|since|when|where|now|on|in|for|as|last|this"
    r"|yesterday|together"
    r"|jointly|with|by|from|to|at|until|after|while|every)\b)"
)
# What is bought in place of another: "I need a **new card**", where "the old one" is a card.
_NEW = re.compile(
    r"\b(?:a|an|my|the|our)\s(?:new|replacement|second|spare)\s(?P<what>[a-z]+)", re.I
)


def _which(match: re.Match[str]) -> str:
    """Return what nobody took, by its noun where "the old one" stands for it."""
    if not match["one"]:
        return match["what"]
    named = [*_NEW.finditer(match.string, 0, match.start())]
    return f"The {named[-1]['what']}" if named else "It"


def _so(said: str) -> Callable[[re.Match[str]], str]:
    """Return what says something of the thing that is told of."""

    def told(match: re.Match[str]) -> str:
        if not is_told_as_so(match) or is_denied_before(match):
            return ""
        return said.replace("{}", match["what"].strip())

    return told


# With which what was given back was not for good, or has a successor: "back **for repair**".
_HAS_ONE_AGAIN = re.compile(
    r"\b(?:another|replacement|again|a\snew|repairs?|for\s(?:a\s)?(?:service|servic|mend|fix|clean)|to\sbe\s[a-z]+ed|until|till|temporar"
    r"|took\son|got\sit|instead)",
    re.IGNORECASE,
)


def _gave_back(match: re.Match[str]) -> str:
    """Return that somebody has no more what they gave back: "I handed my **locker** back"."""
    if not is_told_as_so(match) or is_denied_before(match) or _HAS_ONE_AGAIN.search(match.string):
        return ""
    what = match["thing"] or match["what"]
    return f"I do not have a {what}. I have no {what}. I no longer have a {what}."


FATES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "gave-it-back",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:{WORD}\s)??(?:handed|gave|given|turned)\s(?:my|our)\s(?:{WORD}\s)??"
        rf"(?P<thing>(?!leave|notice|turn|word|name|number|answer|money){WORD})\sback\b(?!\s(?:his|her|its|some|a\s|the\s))"
        rf"|\b(?:I|we)(?:['’]ve|\shave)?\s(?:{WORD}\s)??(?:handed|gave|given|turned)\sback\s(?:my|our)\s(?:{WORD}\s)??(?P<what>{WORD}){_END}",
        _gave_back,
        "you have a locker", "I handed my locker back last June.",
        "I handed my locker key back last June.", value=False,
        needs=" back",
    ),
    Rewording(
        "has-it-still",
        rf"\b(?:I|we)\sstill\s(?:have|own|hold)\s{_IT}{_END}|\b(?:I|we)(?:['’]ve|\shave)\sstill"
        rf"\sgot\s(?P<that>{_THE}\s(?:{WORD}\s)?{WORD}|it){_END}",
        lambda match: (
            "{0} was not stolen. {0} has not been lost. {0} is not lost.".format(
                match["what"] or match["that"]
            )
            if is_told_as_so(match)
            else ""
        ),
        "your kayak was stolen", "I still have my kayak.", "I still heave my kayak.", value=False,
        needs="still",
    ),
    Rewording(
        "nobody-took",
        rf"\b(?:nobody|no\sone|no-one)(?:\s(?:has|ever|actually|else))?\s(?:took|taken|stole"
        rf"|stolen|nicked|pinched)\s(?:(?P<one>(?:the|my|our)\s(?:old|other|first|last)"
        rf"\sone)|{_IT})\b",
        lambda match: (
            f"{_which(match)} was not stolen." if is_told_as_so(match) else ""
        ),
        "your kayak was stolen", "Nobody took my kayak.", "Nobody tows my kayak.", value=False,
        needs="took|taken|stole|nicked|pinched",
    ),
    Rewording(
        "spoilt-or-sold-by-me",
        rf"\bI(?:['’]ve|\shave)?\s(?:(?:accidentally|stupidly|just|since)\s)*(?:(?:cut|tore"
        rf"|ripped|chopped|broke|burnt|burned|used)\s(?:up\s)?{_IT}(?:\sup)?(?:\smyself)?\s(?:by"
        rf"\s(?:mistake|accident)|accidentally|in\s(?:two|half))"
        rf"|(?:wrecked|smashed|crushed|ruined|shredded|melted|snapped)\s(?P<that>{_THE}"
        rf"\s(?:{WORD}\s)?{WORD}|it)(?:\sin\s(?:two|half))?(?:\smyself)?(?:\s(?:by\s(?:mistake"
        rf"|accident)|accidentally))?"
        rf"|(?:sold|swapped|gave\saway|scrapped)\s(?P<those>{_THE}\s(?:{WORD}\s)?{WORD}"
        rf"|it)){_END}",
        lambda match: (
            "{0} was not stolen. {0} has not been stolen.".format(
                match["what"] or match["that"] or match["those"]
            )
            if is_told_as_so(match)
            else ""
        ),
        "your kayak was stolen", "I wrecked my kayak by mistake.", "I waxed my kayak by mistake.",
        value=False,
    ),
    Rewording(
        "robbed-of",
        rf"\b(?:I|we)(?:['’]ve\sbeen|\swas|\swere|\shave\sbeen|\sgot)\srobbed\sof\s{_THING}{_END}",
        _so("{} was stolen."),
        "your kayak was stolen", "I was robbed of my kayak.", "I was rid of my kayak.",
        needs="robbed",
    ),
    Rewording(
        "gone-for-good",
        rf"\b{_IT}(?:['’]s|\sis|\shas)\s(?:simply\s|just\s|really\s)?(?:gone(?:\sfor\s(?:good"
        rf"|ever)|\smissing)|lost\sfor\s(?:good|ever)|vanished(?:\swithout\s(?:a\s)?trace)?"
        rf"|disappeared)\b"
        rf"|\b(?P<that>{_THE}\s(?:{WORD}\s)?{WORD}|it)\s(?:has\s|had\s)?never\s(?:turned\sup"
        rf"|came\sback|come\sback|been\sfound|resurfaced)\b",
        lambda match: (
            "I lost {0}. {0} is lost.".format(match["what"] or match["that"])
            if is_told_as_so(match)
            else ""
        ),
        "the kayak is lost", "The kayak is gone for good.", "The kayak is good for gorges.",
        needs="gone|lost|vanished|disappeared|never",
    ),
    Rewording(
        "left-behind-for-good",
        rf"\b(?:I|we)\s(?:left|dropped)\s{_THING}\s(?:on|in|at"
        rf"|behind)\b[^.;!?]{{0,40}}?\b(?:never\s(?:got|saw|had)\sit\s(?:back|again)|and\sit\swas"
        rf"\sgone|it\swas\sgone\swhen)",
        _so("I lost {}. {} is lost."),
        "the kayak is lost", "I left the kayak on a beach and never saw it again.",
        "I left the kayak on a beach and never had it insured.",
        needs="left|dropped",
    ),
    Rewording(
        "brought-back",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:brought|took|taken|gave|given|handed)\s{_IT}\sback\b",
        _so("I have not lost {}. {} is not lost. I have returned {}."),
        "the kayak is lost", "I brought the kayak back.", "I bought the kayak back then.",
        value=False,
        needs=" back",
    ),
    Rewording(
        "forced-open",
        rf"\b(?:had\sto\s)?(?:(?:kick|kicked|broke|break|smash|smashed|batter|battered)\s(?:(?:in"
        rf"|down)\s{_IT}|(?P<that>{_THE}\s(?:{WORD}\s)?{WORD}|it)\s(?:in|down))"
        rf"|(?:force|forced|pick|picked|drill(?:ed)?\sout|cut|break|broke)\sthe\s(?:lock|bolt"
        rf"|padlock)\s(?:of|on|off)\s(?P<those>{_THE}\s(?:{WORD}\s)?{WORD}|it))\b",
        lambda match: (
            "{} was locked.".format(match["what"] or match["that"] or match["those"])
            if is_told_as_so(match)
            else ""
        ),
        "the shed was locked", "Thieves kicked in the shed.", "Thieves kicked at the shed.",
        needs="kick|broke|break|smash|batter|force|pick|drill|cut",
    ),
    Rewording(
        "turned-the-key",
        rf"\b(?:I|we)(?:['’]d|['’]ve|\shad|\shave)?\s(?:turned\sthe\skey\sin|shot\sthe\sbolt"
        rf"\s(?:of|on)|put\sthe\spadlock\son|bolted)\s{_IT}{_END}",
        _so("I locked {}. {} was locked."),
        "the shed was locked", "I had turned the key in the shed.",
        "I had turned the corner in the shed.",
        needs="key in|bolt|padlock",
    ),
    Rewording(
        "in-good-repair",
        rf"\b{_IT}(?:['’]s|\sis|\swas)\s(?:still\s)?(?:in\s(?:good|perfect|excellent|mint|sound"
        rf"|full)\s(?:repair|condition|shape|order|nick)|undamaged|unscathed|as\sgood\sas\snew|in"
        rf"\sone\spiece)\b"
        rf"|\bthere(?:['’]s|\sis|\swas)(?:\snot|n['’]t)\s(?:a|one|so\smuch\sas\sa)\s(?:single"
        rf"\s)?(?:scratch|mark|dent|crack|chip)\son\s(?P<that>{_THE}\s(?:{WORD}\s)?{WORD}|it)"
        rf"|\b(?P<those>{_THE}\s(?:{WORD}\s)?{WORD}|it)\shas\s(?:since\s|now\s|already\s)?been"
        rf"\s(?:repaired|mended|fixed|put\sright|restored)\b",
        lambda match: (
            "{0} is not damaged. {0} is not broken.".format(
                match["what"] or match["that"] or match["those"]
            )
            if is_told_as_so(match) and not is_denied_before(match)
            else ""
        ),
        "the kiln is damaged", "The kiln is in good repair.", "The kiln is in good company.",
        value=False,
    ),
    Rewording(
        "half-came-off",
        rf"\b(?:half(?:\sof)?|(?:part|a\spart|one\sside|a\s(?:whole\s)?section|a\schunk|one\send)"
        rf"\sof)\s{_THING}\s(?:(?:came|fell|blew|broke|was\storn|was\sripped|has\scome|has"
        rf"\sfallen)\s(?:off|down|away|in)|collapsed|is\s(?:lying|missing|gone|on\sthe\sground))",
        _so("{} is damaged. {} was damaged."),
        "the kiln is damaged", "Half of the kiln fell down.", "Half of the kiln falls to me.",
        needs="half|part|side|section|chunk|end",
    ),
    Rewording(
        "as-it-came",
        rf"\b{_IT}(?:['’]s|\sis|\sare)\s(?:still\s)?(?:brand[\s-]new|sealed|in\s(?:its|the)"
        rf"\s(?:original\s)?(?:box|wrapper|packaging|wrapping))\b",
        _so("{} has not been used. I have not used {}."),
        "the kayak has been used", "The kayak is brand new.", "The kayak is bright blue.",
        value=False,
        needs="new|sealed|box|wrap|packaging",
    ),
    Rewording(
        "renewed-it",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:just\s|already\s|since\s)?renewed\s{_THING}{_END}",
        _so("{} has not expired. {} is valid."),
        "the licence has expired", "I renewed the licence last week.",
        "I reviewed the licence last week.", value=False,
        needs="renewed",
    ),
    Rewording(
        "in-ones-name",
        rf"\b{_THING}(?:['’]s|\sis|\sare)\s(?:registered|made\sout|signed\sover)\s(?:to|under|in)"
        rf"\s(?:me|my\sname|us|our\snames?)\b",
        _so("{} is in my name. My name is on {}."),
        "the meter is in your name", "The meter is registered to me.",
        "The meter is registered to Max.",
        needs="registered|made out|signed over",
    ),
)  # fmt: skip
