"""What happened, told in words of its own: an anniversary, a score, a delay, a thing got back.

The entries are read and tested like those of :mod:`.rewordings`: each says in the words of rules
what follows from the turn of speech itself, whatever else a story is about.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.lengths_told import stays_for
from cmr_logic.text.number_names import ORDINALS, SMALL

_JUBILEES = {
    "paper": 1, "tin": 10, "crystal": 15, "china": 20, "silver": 25, "pearl": 30, "coral": 35,
    "ruby": 40, "sapphire": 45, "golden": 50, "diamond": 60,
}  # fmt: skip
_ORDINAL = (
    r"(?:\d+(?:st|nd|rd|th)|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[-\s])?(?:first|second|third|fourth|fifth"
    r"|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]+teenth)|[a-z]+tieth|hundredth)"
)
_DEEDS = {
    "claim": "claimed",
    "application": "applied",
    "complaint": "complained",
    "booking": "booked",
    "order": "ordered",
    "appeal": "appealed",
    "registration": "registered",
}
_DAY = rf"(?:{'|'.join(syntax.WEEK)})"
_THING = r"(?:my|our|the|his|her)\s(?:[a-z]+\s)?[a-z]+"
_SPELL = (
    r"(?:(?:about|over|nearly|almost|just\sover|just\sunder|only|at\sleast)\s)?(?:an?|half\san|\d+|one|two|three|four|five"
    r"|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|ninety)\s(?:minutes?|hours?|days?)"
    r"(?:\sand\sa\shalf)?"
)


def _ordinal(word: str) -> int | None:
    """Return the number of an ordinal: "20th", "twenty-first"."""
    found = re.match(r"\d+", word)
    if found is not None:
        return int(found.group())
    parts = re.split(r"[-\s]", word.lower())
    values = [*(SMALL.get(part) for part in parts[:-1]), ORDINALS.get(parts[-1])]
    return None if None in values else int(sum(value or 0 for value in values))


def _scored(match: re.Match[str]) -> str:
    number = match["n"]
    said = (f"I scored {number} {unit} in the test." for unit in ("points", "marks"))
    return " ".join((*said, f"I got {number} points."))


def _nth(match: re.Match[str]) -> str:
    """Say how many times somebody has done what they do for the so many-th time."""
    number = _ordinal(match["nth"])
    what = match["what"]
    if not number:
        return ""
    if match["ahead"]:
        number -= 1
    plural = {"match": "matches"}.get(what.lower(), what + "s")
    done = {"match": "played", "game": "played", "claim": "made", "donation": "made"}
    verb = done.get(what.lower(), "had")
    return f"I have {verb} {number} {plural}."


def _deed(match: re.Match[str]) -> str:
    return f"{match['who']} {_DEEDS[match['deed'].lower()]} "


def _answered(match: re.Match[str]) -> str:
    """Say that somebody refused, or agreed, who was asked."""
    no = match["no"] is not None
    did = "refused" if no else "agreed"
    asked = match["what"].strip()
    to = f" {match['whom']} {did} {asked}." if asked.lower().startswith("to ") else ""
    will = f" {match['whom']} will{' not' if no else ''} {asked[3:]}." if to else ""
    return f"{match['whom']} {did}.{to}{will}"


def _from_day_to_day(match: re.Match[str]) -> str:
    """Say how long a stay lasts between two days of a week."""
    first, last = (syntax.WEEK.index(match[name].lower()) for name in ("first", "last"))
    days = (last - first) % len(syntax.WEEK) or len(syntax.WEEK)
    return stays_for(f"{days} days")


def _from_date_to_date(match: re.Match[str]) -> str:
    """Say how long a stay lasts between two days, or two months, of a year."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - few stories tell of stays

    for each in find_quantities(f"from {match['first']} to {match['last']}"):
        low, high = each.interval.low, each.interval.high
        if each.kind.value == "year days" and low is not None and high is not None:
            days, months = round(high - low), not any(map(str.isdigit, match.group()))
            if not months:
                return stays_for(f"{days} days")
            return stays_for(f"between {max(days - 60, 1)} and {days} days")
    return ""


_MATERIALS = r"(?:glass|metal|plastic|wooden|leather|ceramic|steel|paper|rubber|woollen|meat|wine)"
_BAG = (
    r"(?:bag|rucksack|backpack|suitcase|case|holdall|handbag|hand\sluggage|luggage|box|parcel|package|trunk|boot|envelope"
    r"|crate|hamper|pocket|pockets|briefcase|tent|van|trailer|skip|bin)"
)


def _returned(match: re.Match[str]) -> str:
    what = match["what"]
    by = "The landlord has returned my deposit." if what.endswith("deposit") else ""
    return f"{what} has been returned to me. {what} was returned. {by}"


def _anniversary(match: re.Match[str]) -> str:
    """Say for how long a couple has been married that keeps an anniversary, or soon will."""
    years = _JUBILEES.get((match["jubilee"] or "").lower()) or _ordinal(match["nth"] or "")
    if not years:
        return ""
    ahead = match["ahead"] or match["later"]
    return f"We have been married for {'less than' if ahead else 'at least'} {years} years."


def _held_up(match: re.Match[str]) -> str:
    """Say that what somebody travels by was delayed by as much as they were."""
    spell = match["spell"] or match["late"]
    by = " ".join(f"My {what} was delayed by {spell}." for what in ("flight", "train", "coach"))
    return f"{by} I arrived {spell} late."


def _contains(match: re.Match[str]) -> str:
    """Say what a bag holds, and of what that is made."""
    named = match.groupdict()
    what = next(named[name] for name in ("what", "full", "held") if named.get(name)).strip()
    if re.match(r"(?:nothing|no|holes)\b", what, re.IGNORECASE):
        return ""
    made = re.findall(rf"\b({_MATERIALS})\s", what, re.IGNORECASE)
    more = "".join(f" {match['bag']} contains {each}." for each in made)
    return f"{match['bag']} contains {what}.{more}"


def _kept(match: re.Match[str]) -> str:
    """Say that a thing was not given back for which somebody still waits."""
    what = next(match[name] for name in "abcd" if match[name])
    return f"{what} has not been returned to me. {what} was not returned."


_FINE = (
    r"(?:without\sa\s(?:scratch|mark|dent)|in\s(?:perfect|mint|pristine|immaculate|good|excellent)\scondition|in\sone\spiece"
    r"|intact|unscathed|unharmed|safe\sand\ssound|as\sgood\sas\snew|undamaged)"
)
_BROKEN = (
    r"(?:in\s(?:pieces|bits|a\sthousand\spieces|shards|tatters)|smashed(?:\sto\s(?:bits|pieces))?|crushed|shattered|squashed"
    r"|dented|cracked|snapped|bent|ripped|torn(?:\sopen)?|soaked|(?:all\s)?broken|in\sa\sterrible\sstate)"
)
_CAME = (
    r"(?:arrived|came|got\shere|got\sto\s(?:me|us)|turned\sup|reached\s(?:me|us)|was\sdelivered)"
)

HAPPENINGS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "anniversary",
        rf"(?P<ahead>\bnot\syet\s|\bnearly\s|\bcoming\sup\sto\s)?\b(?:our|my)\s(?:(?P<jubilee>{'|'.join(_JUBILEES)})\s(?:wedding(?:\sanniversary)?|anniversary)"
        rf"|(?P<nth>{_ORDINAL})\s(?:wedding\sanniversary|anniversary|year\sof\smarriage))\b(?P<later>\s(?:is\s(?:next|coming|in|this|on)|will\sbe|comes\sup|falls)\b)?",
        _anniversary,
        "you have been married for at least ten years",
        "It was our 20th wedding anniversary in June.",
        "It was their 20th wedding anniversary in June.",
        needs="anniversary|wedding|marriage",
    ),
    Rewording(
        "score",
        r"\b(?:(?:my|the)\s(?:score|mark|result|grade|total)\s(?:was|is|came\sto|of)\s|I\s(?:(?:only|just)\s)?(?:scored|passed\swith|came\sout\swith|ended\sup\swith)\s(?:(?:only|just|exactly)\s)?"
        r"|I\s(?:(?:only|just)\s)?(?:got|managed|had|achieved|made)\s(?=\d+\s(?:points|marks|out\sof|(?:in|on|at)\s(?:the|my)\s(?:test|exam|quiz|paper))))(?P<n>\d+)(?!\s?(?:%|per|goals|runs|tries|penalt|[.,]?\d))"
        r"(?:\s(?:points|marks))?",
        _scored,
        "you have scored at least 70 points in the test", "My score was 82.", "My bill was 82.",
        needs="score|mark|result|grade|total|passed with|points|test|exam|came out|ended up"
        "|out of|quiz|paper",
    ),
    Rewording(
        "so-many-th",
        rf"\b(?P<ahead>(?:will\sbe|is\sgoing\sto\sbe|be)\s)?(?:only\s)?my\s(?P<nth>{_ORDINAL})\s(?P<what>match|game|claim|donation|visit|lesson|appointment|booking)\b",
        _nth,
        "you have played at least 20 matches", "Last Saturday was my 50th match.",
        "Last Saturday was his 50th match.",
        needs="my ",
    ),
    Rewording(
        "deed-by-a-noun",
        rf"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:sent\s(?:in|off)?|put\s(?:in|through)|made|submitted|filed|lodged|handed\sin|posted|placed)\s"
        rf"(?:(?:in|off)\s)?(?:the|my|our|an?)\s(?P<deed>{'|'.join(_DEEDS)})\b(?!\s(?:for|to|with|at)\b)",
        _deed,
        "you claimed within 30 days of the accident",
        "I sent in the claim the day after the accident.",
        "She sent in the claim the day after the accident.",
        needs="|".join(_DEEDS),
    ),
    Rewording(
        "asked-and-answered",
        r"\b(?:I|we)(?:['’]ve|\shave)?\sasked\s(?P<whom>(?:my|our|the)\s[a-z]+(?:\s[a-z]+)??)\s(?P<what>(?:to|about|if|whether|for)\s[^.;!?]{2,60}?)[,.]?\s(?:and|but)?\s?(?:he|she|they|it)\s"
        r"(?:(?P<no>said\sno|refused|turned\s(?:me|us|it)\sdown|wouldn['’]t\s(?:hear\sof\sit|do\sit|have\sit)|declined|told\s(?:me|us)\sno|won['’]t\s(?:do\sit|have\sit))"
        r"|said\syes|agreed|said\s(?:it\swas\s)?(?:fine|ok|okay|that\swas\sfine)|gave\s(?:me|us)\s(?:the\sgo-ahead|his\sblessing|her\sblessing))\b",
        _answered,
        "your landlord has refused to mend the boiler",
        "I asked my landlord to mend the boiler and he said no.",
        "I asked my landlord to mend the boiler and he said nothing.",
        needs="asked",
    ),
    Rewording(
        "held-up",
        rf"\b(?:we|I)\s(?:(?:were|was|got|['’]ve\sbeen|have\sbeen)\s(?:only\s|just\s)?(?:held\sup|delayed|stuck\s(?:at|on|in)\s[a-z\s]{{3,20}}?)\s(?:for|by)\s(?P<spell>{_SPELL})"
        rf"|(?:took\soff|landed|set\soff|pulled\s(?:out|in)|got\s(?:in|there|off)|touched\sdown|departed)\s(?P<late>{_SPELL})\s(?:late|behind\sschedule))\b",
        _held_up,
        "your flight was delayed by more than three hours", "We took off five hours late.",
        "We took off five hours early.",
        needs="held up|delayed|stuck| late|behind schedule",
    ),
    Rewording(
        "from-day-to-day",
        rf"\b(?:I|we)(?:['’](?:m|re|ll)|\sam|\sare|\swill)?\s(?:be\s)?(?:fly(?:ing)?\sin|arriv(?:e|ing)|com(?:e|ing)(?:\sover)?|get(?:ting)?\s(?:in|there)|land(?:ing)?|turn(?:ing)?\sup|check(?:ing)?\sin)"
        rf"\s(?:on\s)?(?:(?:a|the|this|next)\s)?(?P<first>{_DAY})\b[^.;!?]{{0,60}}?\b(?:leav(?:e|ing)|fly(?:ing)?|go(?:ing)?|head(?:ing)?|com(?:e|ing)|check(?:ing)?)"
        rf"(?:\s(?:home|back|out|again|off)){{0,2}}\s(?:on\s)?(?:the\s|that\s)?(?:(?:following|same|next)\s)?(?P<last>{_DAY})\b(?!\s(?:week|month|fortnight))",
        _from_day_to_day,
        "your stay lasts longer than 90 days",
        "We're flying in on Friday and flying home on Sunday.",
        "We're flying kites on Friday and flying home on Sunday.",
        value=False, needs="day",
    ),
    Rewording(
        "from-date-to-date",
        r"\b(?:I|we)(?:['’](?:m|re|ll|d|ve)|\sam|\sare|\swill|\shave)?\s(?:plan\sto\s|be\s|been\s)*(?:stay(?:ing)?|there|here|away|over|visit(?:ing)?|booked(?:\sin)?|com(?:e|ing)|travelling|abroad)\s(?:(?:in|at|with)\s(?:[A-Za-z'’-]+\s){1,3}?)?"
        r"from\s(?:the\s)?(?P<first>[\w]+(?:\s(?:of\s)?[A-Za-z]+)?)\s(?:to|until|till|through\sto)\s(?:the\s)?(?P<last>[\w]+(?:\s(?:of\s)?[A-Za-z]+)?)\b",
        _from_date_to_date,
        "your stay lasts longer than 90 days", "I'll be there from January to June.",
        "I'll be there from Leeds to York.",
        needs="from",
    ),
    Rewording(
        "a-weekend",
        r"\b(?:(?:it['’]s|it\sis|just|only)\s(?:(?:just|only)\s)?(?:for\s)?|(?:coming|staying|there|here|away|off)\s(?:(?:just|only)\s)?(?:for|over)\s)(?:a|the|one)\s(?:long\s|bank\sholiday\s)?weekend(?=\s*(?:[.,;!?]|$)|\s(?:trip|break|away|visit|stay|with|in|to)\b)",
        lambda _: stays_for("between 2 and 4 days"),
        "your stay lasts longer than 90 days", "It's just a long weekend.",
        "It's just a long-running feud.",
        value=False, needs="weekend",
    ),
    Rewording(
        "in-a-bag",
        rf"(?:\bthere(?:['’]s|['’]re|\sis|\sare|\swas|\swere)|\b(?:I|we)(?:['’]ve|\shave)?\s(?:got|put|packed|stowed|stashed|hidden|slipped))\s(?P<what>(?!no\b|nothing\b|a\shole)[^.;:!?]{{2,60}}?)\s(?:in|inside|into)\s"
        rf"(?P<bag>(?:my|our|the)\s(?:[a-z]+\s)?{_BAG})\b",
        _contains,
        "your bag contains glass", "There are two glass bottles in my bag.",
        "There are no glass bottles in my bag.",
        needs=" in",
    ),
    Rewording(
        "bag-with-it-in",
        rf"\b(?P<bag>(?:my|our|the)\s(?:[a-z]+\s)?{_BAG})\s(?:(?:has|['’]s\sgot)\s(?P<what>[^.;:!?]{{2,40}}?)\sin\sit|(?:is|['’]s)\sfull\sof\s(?P<full>[^.,;:!?]{{2,40}})|contains\s(?P<held>[^.;:!?]{{2,40}}))(?=[\s.,;:!?]|$)",
        _contains,
        "your bag contains glass", "My bag is full of glass jars.", "My bag is full of holes.",
        needs=" in it|full of|contains",
    ),
    Rewording(
        "nothing-else-in-it",
        rf"\b(?:there(?:['’]s|\sis)\snothing\s(?:else\s)?in\s(?P<bag>(?:my|our|the)\s(?:[a-z]+\s)?{_BAG})\s(?:but|except|apart\sfrom|other\sthan)\b|(?P<empty>(?:my|our|the)\s(?:[a-z]+\s)?{_BAG})(?:['’]s|\sis)\sempty\b)",
        lambda match: f"{match['bag'] or match['empty']} contains nothing.",
        "your bag contains alcohol", "My bag's empty.", "My bag's heavy.",
        value=False, needs="nothing|empty",
    ),
    Rewording(
        "arrived-whole",
        rf"\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s)?[a-z]+|it)\s{_CAME}\s{_FINE}(?=[\s.,;!?]|$)",
        r"\g<what> arrived undamaged.",
        "the parcel was damaged in transit", "The parcel reached me in perfect condition.",
        "The parcel reached me in perfect weather.",
        value=False, needs="arrived|came|got|turned up|reached|delivered",
    ),
    Rewording(
        "arrived-broken",
        rf"\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s)?[a-z]+|it)\s{_CAME}\s{_BROKEN}(?=[\s.,;!?]|$)(?!\sof\b)",
        r"\g<what> arrived damaged. The parcel arrived damaged.",
        "the parcel was damaged in transit", "The vase arrived in pieces.",
        "The guests arrived in pieces of armour.",
        needs="arrived|came|got|turned up|reached|delivered",
    ),
    Rewording(
        "got-back",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:got|had|received)\s(?P<what>{_THING}(?<!not)(?<!never))\sback(?=\s*(?:[.,;!?]|$)|\s(?:in\sfull|last|on|in|from|within|at|already|yesterday|today)\b)",
        _returned,
        "the landlord has returned the deposit", "I got my deposit back last week.",
        "I got my flat back to front.",
        needs=" back",
    ),
    Rewording(
        "not-got-back",
        rf"\b(?:(?:I|we)(?:\s(?:haven['’]t|have\snot|never|still\shaven['’]t)\s(?:ever\s|yet\s)?(?:got|had|received|seen)\s(?P<a>{_THING})\sback|['’]m\sstill\swaiting\s(?:for|on)\s(?P<b>{_THING})|\sam\sstill\swaiting\sfor\s(?P<c>{_THING}))"
        rf"|(?:{_THING}|he|she|they)\s(?:still\shas|still\shave|(?:is|are)\s(?:still\s)?(?:holding\son\sto|hanging\son\sto|keeping)|(?:has\s)?(?:kept|held\son\sto|hung\son\sto))\s(?P<d>(?:my|our|the)\s[a-z]+))(?=[\s.,;!?]|$)",
        _kept,
        "the landlord has returned the deposit", "I never got my deposit back.",
        "I never got my diploma framed.",
        value=False, needs=" back|still|kept|holding|hanging|keeping|held|hung",
    ),
    Rewording(
        "only-at-a-feast",
        r"\b(?P<who>I|we)\sonly\s(?P<does>[a-z]+(?:\s(?:out|there|in))?)\s(?:at|over)\s(?:Christmas|Easter|New\sYear)\b",
        r"\g<who> \g<does> once a year.",
        "you volunteer at least once a week", "I only volunteer at Christmas.",
        "I only vote at Christmas.",
        value=False, needs="christmas|easter|new year",
    ),
    Rewording(
        "exam-to-come",
        r"\b(?P<what>(?:the|my)\s(?:[a-z]+\s)?(?:exam|test|assessment|audition|interview))\s(?:isn['’]t|is\snot)\suntil\b",
        r"I have not taken \g<what>. I have not passed \g<what>.",
        "you have passed the exam", "The exam isn't until next week.",
        "The exam isn't hard until the end.",
        value=False, needs="until",
    ),
)  # fmt: skip
