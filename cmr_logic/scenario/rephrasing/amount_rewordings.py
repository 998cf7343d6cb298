"""Amounts that a story tells in other words than a rule: shifts, birthdays, how far off things are.

See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.times.ages_ahead import ordinal
from cmr_logic.text.number_names import A_DIGIT, A_TEN

# Words that bound a number: "a staff **of well over** fifty"; not "over there".
LOOSELY = (
    r"(?:only|about|around|roughly|approximately|nearly|over|under|some|almost|exactly|precisely"
    r"|(?:less|fewer|more)\sthan|at\s(?:least|most)|up\sto|(?:well|just|slightly|a\s(?:bit|little))"
    r"\s(?:over|under)|(?:slightly|a\s(?:bit|little))\s(?:more|less)\sthan|just|close\sto)"
)
NUMBER = (
    rf"(?:{LOOSELY}\s)?(?:an?\s(?:dozen|hundred)|half\sa\sdozen|\d[\d,.]*|(?:one|two|three|four|five"
    r"|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty"
    r"|ninety|thirteen|fourteen|sixteen"
    r"|seventeen|eighteen|nineteen)(?:-[a-z]+)?)"
)
_UNIT = r"(?:miles?|kilomet(?:re|er)s?|km|met(?:re|er)s?|yards?)"
_LENGTHS = "mile|kilomet|km|metre|meter|yard"
# Nobody is counted besides: not "four of us, **and three** from the mill".
ALL_TOLD = (
    r"(?![^.;:!?]*(?:,\s(?:and\s)?|\band\s|\bplus\s|\bwith\s)"
    rf"(?:{NUMBER}\s(?:from|more|others?|who|of)\b|{NUMBER}\s(?!(?:miles|hours|days|weeks|months|years|pounds)\b)[a-z]{{2,}}s\b"
    r"|however\b|whoever\b|whatever\b|(?:some|several|a\sfew|a\scouple)\s(?:more|others|from|of)\b))"
)
HOME = r"(?:house|home|flat|place|cottage|apartment|farm|bungalow)"


# Of shifts that nobody does: "I **would like** to do two shifts"; not "I do two shifts".
_IN_MIND = re.compile(
    r"\b(?:I|we)(?:['’]d\b(?!\sbeen)|(?:['’]m|\sam|['’]re|\sare)?\s(?:would|want|hope|hoping|plan|planning|used\sto|could|might|looking)\b)"
    r"|\b(?:my|our|his|her)\s(?!job|shift|work|hours|contract|week|boss)[a-z]+\s(?:works|does|did|puts)\b",
    re.IGNORECASE,
)


def hours_of_shifts(match: re.Match[str]) -> str:
    """Return the hours that shifts of so many hours make in a week.

    Args:
        match: of a pattern with the groups ``shifts`` and ``hours``.
    """
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - most stories have no shifts

    before = match.string[: match.end()]
    if _IN_MIND.search(before[max(map(before[: match.start()].rfind, ".!?;")) + 1 :]):
        return ""
    found = [NUMBER.fullmatch(match[name]) for name in ("shifts", "hours")]
    values = [value_of(number) if number is not None else None for number in found]
    if any(value is None for value in values):
        return ""
    total = 1.0
    for value in values:
        total *= value or 0.0
    return f"I work {total:g} hours a week. The job is {total:g} hours a week."


def _birthday(match: re.Match[str]) -> str:
    """Return the age that a birthday ends or begins."""
    number = ordinal(match["nth"])
    if not number:
        return ""
    who = {"my": "I", "our": "we"}.get(
        match["whose"].lower(), re.sub(r"['’]s$", "", match["whose"])
    )
    come = match["is"].lower().endswith("was")
    return f"{who} {'turned' if come else 'will be'} {number} "


def _had_birthday(match: re.Match[str]) -> str:
    """Return the age that somebody's birthday began."""
    number = ordinal(match["nth"])
    if not number:
        return ""
    who = {"his": "he", "her": "she", "my": "I"}.get(
        match["whose"].lower(), re.sub(r"['’]s$", "", match["whose"])
    )
    return f"{who} turned {number} recently."


_LEAST_ORDINAL = 13  # "my second is next week" may be of anything, "my 18th" is a birthday


def _nth_alone(match: re.Match[str]) -> str:
    """Return the age that a birthday begins which is only counted: "it's my 18th next week"."""
    return _birthday(match) if ordinal(match["nth"]) >= _LEAST_ORDINAL else ""


def _for_birthday(match: re.Match[str]) -> str:
    """Return the age of somebody who is to have a birthday: "for my 20th birthday next week"."""
    number = ordinal(match["nth"])
    return f", I will be {number} {match['when']}" if number else ""


def _short_of(match: re.Match[str]) -> str:
    """Return the age of somebody who is so many years short of a birthday."""
    from cmr_logic.quantities.number_words import NUMBER as WRITTEN  # noqa: PLC0415 - few stories count so
    from cmr_logic.quantities.number_words import value_of  # noqa: PLC0415 - as above

    found = WRITTEN.fullmatch(match["short"])
    short, number = (value_of(found) if found is not None else None), ordinal(match["nth"])
    return f"I am {number - int(short)} years old." if number and short else ""


# When something was done that was not done again.
_AGO = (
    r"(?:(?:only|just|about|over|at\sleast|more\sthan|nearly|well\sover)\s)*(?:[\w-]+\s){1,4}?ago\b|yesterday\b"
    r"|last\s(?:night|week|month|year|spring|summer|autumn|winter)\b|this\smorning\b|in\s(?:19|20)\d\d\b"
)
_NOMINATIVES = {
    "my": "I",
    "his": "he",
    "me": "I",
    "us": "we",
    "her": "she",
    "him": "he",
    "them": "they",
}
AMOUNT_REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "birthday",
        r"\b(?P<whose>my\s[a-z]+['’]s|my)\s(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?"
        r"[a-z]+)\sbirthday\s(?:only\s)?(?P<is>is|was|will\sbe|isn['’]t\suntil)\s",
        _birthday,
        "you are under 65", "My 65th birthday is next month.", "My happy birthday is next month.",
        needs="birthday",
    ),
    Rewording(
        "birthday-then",
        r"\b(?P<is>it['’]s|it\sis|it\swas|it['’]ll\sbe)\s(?P<whose>my\s[a-z]+['’]s|my)\s"
        r"(?P<nth>\d{1,2}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)\sbirthday\s"
        r"(?=tomorrow|next|soon|in\s|on\s|yesterday|last)",
        _birthday,
        "you are under 65", "It's my 65th birthday tomorrow.", "It's my best birthday tomorrow.",
        needs="birthday",
    ),
    Rewording(
        "nth-alone",
        r"\b(?:(?:it['’]s|it\sis|it\swas|it['’]ll\sbe)\s)?(?P<whose>my)\s"
        r"(?P<nth>\d{2,3}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+th)\s(?P<is>(?:is\s|was\s|comes\sup\s)?)"
        r"(?=tomorrow|next\s(?:week|month|year|[MTWFS][a-z]+day)|on\s[A-Z]|yesterday|last\s(?:week|month))",
        _nth_alone,
        "you are under 65", "It's my 64th next week.", "It's my truth next week.",
        needs="st |nd |rd |th ",
    ),
    Rewording(
        "for-a-birthday",
        r"\s(?:for|before|to\scelebrate|until|till|on)\smy\s(?P<nth>\d{1,3}(?:st|nd|rd|th)"
        r"|(?:[a-z]+-)?[a-z]+)\sbirthday,?\s(?P<when>(?:next\s[a-z]+|tomorrow|in\s[a-z]+|on\s[a-z]+|this\s[a-z]+)\b)",
        _for_birthday,
        "you are under 21", "I want the hall for my twentieth birthday next month.",
        "I want the hall for my best birthday next month.",
        needs="birthday",
    ),
    Rewording(
        "being-so-old",
        rf"(?<![\w,] )\bbeing\s(?P<age>{NUMBER}),?\s(?=I\b)",
        r"I am \g<age> years old. ",
        "you are over 70", "Being 78, I tire easily.", "Seeing 78, I tire easily.",
        needs="being ",
    ),
    Rewording(
        "age-to-come",
        rf"\bI['’]m\s(?:only\s|just\s)?(?P<age>{NUMBER})\s(?P<when>next\s(?:week|month|year|spring|summer|autumn|winter)"
        r"|tomorrow)(?=[\s]*(?:[.,;!?]|and\b|but\b|$))",
        r"I will be \g<age> \g<when>",
        "you are under 65", "I'm 64 next week.", "I'm off next week.",
        needs="next|tomorrow",
    ),
    Rewording(
        "shifts",
        rf"\b(?P<shifts>{NUMBER})\s(?P<hours>{NUMBER})[\s-]hours?\s(?:shift|day|night"
        rf"|session)s?\s(?:(?:at|in|on|for)\s(?:[a-z]+\s){{1,4}}?)?"
        r"(?:a|per|each|every)\sweek\b",
        hours_of_shifts,
        "you work at least 20 hours a week", "I do three eight-hour shifts a week.",
        "I do three eight-mile runs a week.",
        needs="hour",
    ),
    Rewording(
        "days-of-hours",
        rf"\b(?P<shifts>{NUMBER})\s(?:shift|day|night|session|morning|afternoon|evening)s?\s"
        rf"(?:(?:at|in|on|for)\s(?:[a-z]+\s){{1,3}}?)?(?:a|per|each|every)\sweek(?:,?\sfor|,|\sof|\sat)?\s(?P<hours>{NUMBER})\shours?"
        r"(?:\s(?:a|per|each|every)\s(?:shift|day|night|time|go)|\seach)?\b",
        hours_of_shifts,
        "you work at least 20 hours a week", "I work three days a week, 8 hours a day.",
        "I work three days a week at 8 sites.",
        needs="hour",
    ),
    Rewording(
        "shifts-of",
        rf"\b(?P<shifts>{NUMBER})\s(?:shift|day|night|session|morning|afternoon|evening)s\sof\s"
        rf"(?P<hours>{NUMBER})[\s-]hours?(?:\seach)?\b[^.;!?]{{0,40}}?\b(?:(?:a|per|each|every)\sweek"
        r"|week\sin|weekly)\b",
        hours_of_shifts,
        "you work at least 20 hours a week", "I do four shifts of six hours every week.",
        "I do four walks of six hours every week.",
        needs="hour",
    ),
    Rewording(
        "had-a-birthday",
        r"\b(?:we|I)(?:['’]ve|\shave)?\s(?:just\s|only\s|recently\s)*(?:had|celebrated)\s"
        r"(?P<whose>his|her|my\s[a-z]+['’]s|our\s[a-z]+['’]s|my)\s(?P<nth>\d{1,2}(?:st|nd|rd|th)"
        r"|(?:[a-z]+-)?[a-z]+)\sbirthday\b",
        _had_birthday,
        "your son is under 5", "We've just had my son's second birthday.",
        "We've just had my son's best birthday.",
        needs="birthday",
    ),
    Rewording(
        "short-of-a-birthday",
        rf"\bI['’]?\s?a?m\s(?:only\s|just\s|still\s)?(?P<short>{NUMBER})\syears?\s(?:short\sof|off|away\sfrom)\smy\s"
        r"(?P<nth>\d{1,3}(?:st|nd|rd|th)|(?:[a-z]+-)?[a-z]+)\sbirthday\b",
        _short_of,
        "you are over 70", "I'm three years short of my eightieth birthday.",
        "I'm three inches short of my eightieth birthday.",
        needs="birthday",
    ),
    Rewording(
        "blew-out-candles",
        rf"\b(?P<who>I|he|she|(?:my|our)\s[a-z]+|[A-Z][a-z]+)\sblew\sout\s(?:(?:all|her|his|my)\s)*(?P<age>{NUMBER})\scandles\b",
        r"\g<who> turned \g<age> recently.",
        "you are under 12", "I blew out eleven candles last week.",
        "I blew out eleven lamps last week.",
        needs="candles",
    ),
    Rewording(
        "lived-since-birth",
        r"\b(?P<who>I|we)(?:['’]m|['’]re|\sam|\sare|\swas|\swere)\sborn\sand\s(?:bred|raised|brought\sup)\s(?P<where>(?:in|on|here)\b"
        r"[^.,;!?]*)",
        r"\g<who> have lived \g<where> all my life.",
        "you have lived in the valley for two years", "I was born and bred in the valley.",
        "I was born and fed in the valley.",
        needs="born and",
    ),
    Rewording(
        "been-here",
        r"\b(?P<who>I|we)(?P<have>['’]ve|\shave)\s(?P<long>only\s)?been\s(?:living\s)?here\s(?P<time>(?:for|since|all)\s[^.,;!?]*)",
        r"\g<who> have lived here \g<time>.",
        "you have lived in the valley for two years", "I have been here for nine years.",
        "I have been ill for nine years.",
        needs="been",
    ),
    Rewording(
        "date-of-birth",
        r"\b(?P<whose>my\s[a-z]+['’]s|his|her|my)\s(?:birthday|date\sof\sbirth|birth\sdate|dob)(?:['’]s|\sis|\swas)\s"
        r"(?P<day>[^.,;!?]{0,12}\b[^.,;!?]{0,14}\b(?:19|20)\d\d)\b",
        lambda m: (
            f"{_NOMINATIVES.get(m['whose'].lower()) or re.sub(r'..$', '', m['whose'])}"
            f" {'was'} born on {m['day'].removeprefix('on ')}."
        ),
        "you were born on or after 1 September 2010", "My birthday is 4 May 2014.",
        "My birthday is 4 May.",
        needs="birth|dob",
    ),
    Rewording(
        "sole-owner",
        r"\b(?:I['’]m|I\sam)\s(?:the\s)?(?:sole|only)\s(?:owner|proprietor|shareholder)\s(?:of|in)\s(?P<what>[^.,;!?]+)",
        r"I own 100% of \g<what>.",
        "you own at least half of the mill", "I'm the sole owner of the mill.",
        "I'm the sole tenant of the mill.",
        needs="owner|proprietor|shareholder",
    ),
    Rewording(
        "took-so-long",
        r"\bit\s(?:only\s|just\s)?took\s(?P<who>me|us|her|him|them)\s(?:only\s|just\s|about\s|nearly\s|over\s"
        r"|almost\s|more\sthan\s)*(?P<spell>(?:an?|half\sa|[\w-]+)\s(?:days?|weeks?|months?|years?))\sto\s"
        r"(?P<what>[^.,;!?]+)",
        lambda m: f"{_NOMINATIVES[m['who'].lower()]} {m['what']} {m['spell']} later.",
        "you report the theft within 30 days", "It took me nine days to report the theft.",
        "It took me nine days to paint the fence.",
        needs="took",
    ),
    Rewording(
        "so-long-since",
        r"\b(?:it['’]s|it\sis|it\shas)\s(?:only\s|just\s|now\s|already\s)*(?:been\s)?(?:only\s|just\s"
        r"|about\s|nearly\s|over\s)*(?P<spell>(?:an?|[\w-]+)\s(?:days?|weeks?|months?|years?))\s"
        r"(?:now\s)?since\s(?P<what>(?:I|we|my|our)\s[^.,;!?]+)",
        r"\g<what> \g<spell> ago.",
        "you have lived in the valley for two years",
        "It's been nine years since I moved to the valley.",
        "It's been nine years since I painted the valley.",
        needs="since",
    ),
    Rewording(
        "when-last",
        rf"\bthe\slast\stime\s(?:that\s)?(?P<who>I|we)\s(?P<what>[^.,;!?]+?)\s(?:was|is)\s(?:[^.;!?]*?[,\s])??"
        rf"(?P<when>{_AGO})",
        r"\g<who> \g<what> \g<when>.",
        "you have eaten in the last day", "The last time I ate was a week ago.",
        "The last time I ate was a feast.", value=False,
        needs="last time",
    ),
    Rewording(
        "my-last",
        rf"\bmy\slast\s(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:was|took\splace|happened)\s(?:done\s|given\s|had\s)?"
        rf"(?P<when>{_AGO})",
        r"I had a \g<what> \g<when>.",
        "you have had a lesson in the last month", "My last lesson was nine years ago.",
        "My last lesson was a disaster.", value=False,
        needs="my last",
    ),
    Rewording(
        "nothing-put-by",
        r"\b(I|we)(?:['’]ve|\shave)\s(?:got\s)?(?:nothing|not\sa\spenny|not\sa\scent|zilch|next\sto"
        r"\snothing|hardly\sanything)\s(?:at\sall\s)?(?:put\s(?:by|aside|away)|saved(?:\sup)?"
        r"|in\sthe\sbank|in\s(?:my|our)\saccounts?|tucked\saway|set\saside)\b",
        r"\1 have no savings.",
        "you have savings of less than £900", "I've got nothing put by.",
        "I've got nothing left to say.",
        needs="nothing|not a penny|not a cent|zilch|hardly anything",
    ),
    Rewording(
        "so-far-to",
        rf"\b(?:it['’]s|it\sis|(?:I|we|he|she|they)\s(?:have|has)\sto\s(?:go|walk|travel|drive|cycle))\s"
        rf"(?P<far>(?:{LOOSELY}\s)?(?:{NUMBER}|half\sa|an?)\s{_UNIT}(?:\sand\sa\shalf)?)\s"
        rf"(?:from\s(?:here|us|home|(?:our|my)\s{HOME}|(?:our|my)\s(?:door|gate))\s)?to\s(?P<where>(?:(?:the|my|our|his|her)\s)?[a-z]+)",
        r"We live \g<far> from \g<where>.",
        "you live more than three miles from the depot", "It's nine miles to the depot.",
        "It's nine miles to the gallon.",
        needs=_LENGTHS,
    ),
    Rewording(
        "we-are-so-far",
        rf"\b(?:I['’]m|we['’]re|I\sam|we\sare)\s(?P<far>(?:{LOOSELY}\s)?(?:{NUMBER}|half\sa|an?)\s{_UNIT}"
        r"(?:\sand\sa\shalf)?)\s(?:away\s)?from\s(?P<where>(?:the|my|our)\s[a-z]+)",
        r"We live \g<far> from \g<where>.",
        "you live more than three miles from the depot", "We're nine miles from the depot.",
        "We're nine miles from the sea.",
        needs=_LENGTHS,
    ),
    Rewording(
        "so-far-away",
        rf"\b((?:the|my|our|his|her)\s(?:[\w-]+\s){{0,3}}?[\w-]+?)(?:['’]s|\sis)\s((?:{LOOSELY}\s)?"
        rf"(?:{NUMBER}|half\sa|a)\s{_UNIT})\s(?:away\s)?(?:from\s(?:us|me|here|(?:my|our"
        rf"|the)\s{HOME}"
        rf"|where\s(?:I|we)\slive)|away\b(?!\sfrom)|(?:down|up|along)\sthe\sroad|off\b)",
        r"We live \2 from \1.",
        "you live more than three miles from the depot", "The depot is five miles from our house.",
        "The depot is five miles from the sea.",
        needs=_LENGTHS,
    ),
    Rewording(
        "home-so-far",
        rf"\b(?:my|our)\s{HOME}(?:['’]s|\sis)\s((?:{LOOSELY}\s)?(?:{NUMBER}|half\sa"
        rf"|a)\s{_UNIT})\s"
        r"(?:away\s)?from\s",
        r"We live \1 from ",
        "you live more than three miles from the depot", "Our house is 8 miles from the depot.",
        "Our van is 8 miles from the depot.",
        needs=_LENGTHS,
    ),
    Rewording(
        "on-the-scales",
        r"\b(?:had|put|popped|weighed)\s(?:him|her|it)\s(?:on\sthe\sscales\s"
        r"|in\s)?(?:[\w']+\s){0,3}?(?:at|and\s(?:he|she|it)\s"
        r"(?:was|is|came\sin\sat|weighed))\s(?P<weight>[^.,;!?]+)",
        r"It weighs \g<weight>.",
        "it weighs more than 8 kg", "The vet weighed him in at 34 kilos.",
        "The vet met him at 34 High Street.",
        needs="had|put|popped|weighed",
    ),
    Rewording(
        "somebody-of",
        r"\b(I['’]m|I\sam)\s(?:an?|just\sa)\s(?:[\w-]+\s){1,3}?(?:of|aged)\s"
        rf"(\d\d|(?:{A_TEN})(?:[\s-](?:{A_DIGIT}))?)"
        r"(?=\s?(?:[.,;!]|$|and\b|but\b|who\b|with\b|from\b|living\b|working\b))",
        r"\1 \2.",
        "you are over 60", "I'm a pensioner of 71.", "I'm a member of 71 clubs.",
        needs="i'm|i’m|i am",
    ),
)  # fmt: skip
