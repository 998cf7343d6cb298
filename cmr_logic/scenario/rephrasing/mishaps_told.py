"""What befell a thing, and in which state it is then: "my phone sank", "the gale blew my hut down".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.still_so import is_surely_so

_THING = r"(?<!\bof\s)(?P<what>\b(?:my|our|the)\s(?:[a-z-]+\s)??[a-z-]+)"
_HIS = r"(?P<what>(?:my|our|the)\s(?:[a-z-]+\s)??[a-z-]+)"
_BROKEN = (
    "{what} is broken. {what} is damaged. {what} is not intact. {what} is not in one piece. "
    "{what} has been broken. {what} has been damaged. {what} is not undamaged."
)
_ENDS = (
    r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|when\b|because\b|in\b|on\b|after\b|last\b|during\b))"
)


def _says(told: str) -> Callable[[re.Match[str]], str]:
    """Return what says of a thing what is told of one in its place."""

    def said(match: re.Match[str]) -> str:
        mended = re.search(
            r"\b(?:mended|repaired|fixed|replaced|dried|cleaned|washed|recovered|harm|luckily"
            r"|fortunately|nearly|almost|as\sgood\sas|new\sone|insurance)\b",
            match.string,
        )
        if mended or not is_surely_so(match):
            return ""
        return told.replace("{what}", match["what"])

    return said


MISHAPS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "broke-to-bits",
        rf"{_THING}(?:\shas|['’]s|\sgot|\swas|\sis)?\s(?:\w+ly\s)?(?:shattered|snapped(?:\s(?:in\s(?:two|half)|clean\soff))?|splintered|disintegrated"
        r"|(?:fell|fallen|broke|broken|smashed|smashed\sup)\s(?:and\sbroke\s|and\ssmashed\s)?(?:to|into|in)\s(?:bits|pieces|smithereens|shards|two|half)"
        rf"|(?:in|is\sin)\s(?:bits|pieces|smithereens)){_ENDS}",
        _says(_BROKEN),
        "your vase is intact", "My vase fell to pieces.", "My vase fell to my aunt.", value=False,
        needs="shatter|snapped|splinter|disintegrat|bits|pieces|smithereens|shards| two| half",
    ),
    Rewording(
        "i-broke-it",
        rf"\b(?:I|we|(?:my|our|the|a)\s[a-z]+|somebody|someone|(?:s?he|they))(?:['’]ve|\shave|\shas)?\s(?:accidentally\s|just\s)?"
        rf"(?:smashed|shattered|snapped|cracked|dented|chipped|splintered|wrecked|crushed|squashed)\s{_HIS}{_ENDS}",
        _says(_BROKEN),
        "your vase is intact", "I smashed my vase.", "I smashed the ball home.",
        value=False,
        needs="smashed|shattered|snapped|cracked|dented|chipped|splintered|wrecked|crushed|squashed",
    ),
    Rewording(
        "went-through-it",
        r"\b(?:an?|the|my|his|her|somebody['’]s)\s(?:[a-z]+\s)??(?P<by>ball|branch|brick|stone|rock|foot|fist|elbow|tree|bullet|hammer|nail"
        rf"|football|cricket\sball|golf\sball|bird)\s(?:went|came|crashed|smashed|flew)\s(?:straight\s|right\s|clean\s)?through\s{_HIS}{_ENDS}",
        _says(_BROKEN + " {what} has a hole in it."),
        "your tent is damaged", "A branch went through my tent.", "A clown went through my tent.",
        needs=" through ",
    ),
    Rewording(
        "fell-in-the-water",
        rf"{_THING}\s(?:fell|dropped|slipped|slid|toppled|rolled|went|blew|was\sdropped|got\sdropped)\s(?:into|in|off\sthe\s[a-z]+\sinto)\s(?:the|a|our|my)\s"
        rf"(?:pond|river|lake|sea|water|bath|canal|stream|puddle|well|harbour|pool|loch|brook|ditch|sink|bucket|fountain){_ENDS}",
        _says("{what} got wet. {what} is wet. {what} is not dry. {what} has been in water."),
        "your tunic is dry", "My tunic fell in the pond.", "My tunic fell in the yard.",
        value=False,
        needs="pond|river|lake|sea|water|bath|canal|stream|puddle|well|harbour|pool|loch|brook"
              "|ditch|sink|bucket|fountain",
    ),
    Rewording(
        "spilt-on-it",
        r"\b(?:I|we|somebody|someone|(?:my|our|the|a)\s(?:[a-z]+\s)?[a-z]+)(?:['’]ve|\shave|\shas)?\s(?:spilt|spilled|slopped|dripped|splashed|dribbled|squirted|tipped|knocked)\s"
        r"(?:[a-z]+\s){0,3}?(?:wine|tea|coffee|soup|juice|gravy|ink|paint|ketchup|sauce|beer|cider|milk|oil|custard|curry|jam|cola|cocoa|blood|bleach|varnish|mud|beetroot|chocolate)"
        rf"\s(?:all\s)?(?:over|on|onto|down)\s{_HIS}{_ENDS}",
        _says("{what} is stained. {what} is dirty. {what} is not clean. {what} got wet."),
        "your tunic is clean", "I spilt soup down my tunic.", "I spilt the beans on my uncle.",
        value=False,
        needs="spilt|spilled|slopped|dripped|splashed|dribbled|squirted|tipped|knocked",
    ),
    Rewording(
        "blew-down",
        rf"{_THING}(?:\shas|['’]s|\swas)?\s(?:blew|blown|fell|fallen|collapsed|caved\sin|burned|burnt|tumbled|washed|swept|crashed)"
        rf"\s(?:down|away|to\sthe\sground|over\sin\sthe\sgale){_ENDS}",
        _says(
            "{what} is not standing. {what} has collapsed. {what} has been destroyed. "
            "{what} is destroyed. {what} is not habitable. {what} is not intact. {what} is damaged."
        ),
        "your hut is standing", "My hut blew down.", "My hut is down the lane.", value=False,
        needs="down|away|ground|gale",
    ),
    Rewording(
        "went-out",
        r"(?P<what>\b(?:my|our|the)\s(?:[a-z-]+\s)??(?:candle|lamp|fire|lantern|torch|stove|bonfire|beacon|furnace|kiln|forge|campfire|pilot\slight|match|brazier)s?)"
        r"(?:\shas|\shave|['’]s|\sjust)*\s(?:went|gone|blew|blown|burned|burnt|fizzled|died|snuffed|been\sput|was\sput|been\sblown|was\sblown)\s(?:out|down)\b",
        _says("{what} is not lit. {what} is not burning. {what} has gone out. {what} is out."),
        "your lantern is lit", "My lantern has gone out.", "My lantern has gone home.",
        value=False,
        needs=" out| down",
    ),
    Rewording(
        "ran-down",
        r"(?P<what>\b(?:my|our|the)\s(?:[a-z-]+\s)??(?:battery|batteries|phone|laptop|torch|scooter|tablet|watch|radio|camera|drill))"
        r"(?:['’]s|\sis|\sare|\shas|\shave)?\s(?:completely\s|totally\s)?(?:flat|dead|run\sdown|ran\sdown|run\sout|ran\sout|out\sof\s(?:charge|juice|power)|died)\b",
        _says("{what} is not charged. {what} is flat. {what} is not fully charged."),
        "your battery is charged", "My battery has run down.", "My battery has run up a bill.",
        value=False,
        needs="flat|dead|down| out|died",
    ),
    Rewording(
        "sank",
        rf"{_THING}(?:\shas|['’]s|\sis|\slies)?\s(?:sank|sunk|gone\sdown|went\sdown\sin|went\sto\sthe\sbottom|(?:lying\s)?(?:at|on)\sthe\sbottom\sof\sthe\s(?:lake|sea|river|harbour|loch|canal|pond|ocean|bay))\b",
        _says("{what} has sunk. {what} sank. {what} is not afloat. {what} is not floating."),
        "your canoe is afloat", "My canoe sank.", "My canoe stank.", value=False,
        needs="sank|sunk|down|bottom",
    ),
    Rewording(
        "has-a-puncture",
        r"\b(?:(?P<what>(?:my|our|the)\s(?:[a-z]+\s)??tyres?)\s(?:has|have|['’]s|got|had|picked\sup)(?:\sgot)?|I(?:['’]ve)?\s(?:got|had|have(?:\sgot)?|picked\sup))\s(?:a\s|another\s)?(?:slow\s)?(?:puncture|flat)\b",
        lambda m: (
            "{0} is flat. {0} is punctured. {0} has a puncture.".format(m["what"] or "my tyre")
            if is_surely_so(m)
            else ""
        ),
        "your tyre is flat", "My tyre has a puncture.", "My tyre has a pump.",
        needs="puncture|flat",
    ),
    Rewording(
        "is-a-gift",
        rf"(?:{_THING}(?:\swas|['’]s|\sis|\scame\sas)\s(?:just\s|only\s)?an?\s(?:[a-z]+\s)?(?:gift|present|freebie|hand-me-down|prize)"
        r"|\b(?:I|we)\s(?:got|had|was\sgiven|were\sgiven)\s(?P<thing>(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)\s(?:for\s(?:nothing|free)|free(?:\sof\scharge)?|as\sa\s(?:gift|present)))\b",
        lambda m: (
            "I did not pay for {0}. I did not buy {0}. I have not paid for {0}. {0} was free. "
            "I did not pay for {0} myself.".format(m["what"] or m["thing"])
            if is_surely_so(m)
            else ""
        ),
        "you paid for the lute", "The lute was a present from my aunt.",
        "The lute was a pleasure to play.", value=False,
        needs="gift|present|freebie|hand-me-down|prize|nothing|free",
    ),
    Rewording(
        "paid-for-by",
        r"\b(?P<who>(?:my|our|the)\s(?!self\b)(?:[a-z]+\s)?[a-z]+|somebody\selse|someone\selse)\s(?:paid\sfor|bought|funded|footed\sthe\sbill\sfor|coughed\sup\sfor|stumped\sup\sfor|shelled\sout\sfor"
        rf"|treated\sme\sto|picked\sup\sthe\s(?:bill|tab)\sfor)\s{_HIS}{_ENDS}",
        lambda m: (
            f"I did not pay for {m['what']} myself. {m['who']} paid for {m['what']}. "
            f"{m['what']} was paid for by {m['who']}."
            if is_surely_so(m)
            else ""
        ),
        "you paid for the lute yourself", "My uncle paid for the lute.",
        "My uncle prayed for the lute.", value=False,
        needs="paid|bought|funded|footed|coughed|stumped|shelled|treated|picked",
    ),
    Rewording(
        "from-my-own-pocket",
        rf"(?:\b(?:I|we)\s(?:paid\sfor|bought|funded|financed)\s{_HIS}\s(?:myself|ourselves|out\sof\s(?:my|our)\sown\spocket|with\smy\sown\s(?:money|savings))"
        r"|(?P<thing>\b(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)\s(?:came|was\spaid\sfor)\sout\sof\smy\s(?:own\s)?(?:pocket|savings))\b",
        lambda m: (
            "I paid for {0}. I paid for {0} myself. My employer did not pay for {0}. "
            "Nobody else paid for {0}.".format(m["what"] or m["thing"])
            if is_surely_so(m)
            else ""
        ),
        "your employer paid for the course", "The course came out of my own pocket.",
        "The course came out of my own head.", value=False,
        needs="myself|ourselves|pocket|own money|savings",
    ),
    Rewording(
        "instalments-behind",
        r"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:now\s|already\s|about\s)?(?:an?|one|two|three|four|five|six|several|a\sfew|a\scouple\sof|\d+)\s(?:instalments?|payments?|months?|weeks?|premiums?)"
        r"\s(?:behind|in\sarrears|overdue)\b|\b(?:I|we)\s(?:missed|skipped)\s(?:the|my|our|last|an?)\s(?:[a-z]+\s)?(?:instalment|payment|premium|rent)\b",
        lambda m: (
            "I have missed a payment. I am in arrears."
            if is_surely_so(m)
            else ""
        ),
        "you have missed a payment", "I'm two instalments behind.", "I'm two inches behind.",
        needs="behind|arrears|overdue|missed|skipped",
    ),
)  # fmt: skip
