"""What people tell of things and dealings in a shape of its own: "a week after the deadline".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_SPELL = (
    r"(?:(?:about|over|almost|nearly|only|just|at\sleast)\s)?(?:an?|one|two|three|four|five|six|seven|ten|\d+|a\sfew"
    r"|several|a\scouple\sof)\s(?:minutes?|hours?|days?|weeks?|months?)"
)
_DUE = (
    r"(?:the\s(?:deadline|due\sdate|closing\sdate|cut-off|last\sdate|agreed\s(?:date|time)|final\sdate"
    r"|(?:date|day|time)\s(?:(?:that\s)?(?:you|they|he|she)\s(?:had\s)?(?:promised|gave(?:\sme|\sus)?|said|quoted|agreed)))"
    r"|it\swas\sdue(?:\sback|\sin)?|they\swere\sdue(?:\sback)?|you\s(?:had\s)?(?:said|promised))"
)
_SAID = r"(?P<said>\b(?:I|we|it|they|(?:my|our|the)\s[a-z]+(?:\s[a-z]+)?)\s[^.!?;,]{2,60}?)"
_THING = r"(?P<what>\b(?:(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+|it|they))"
_FEW = {"first": "not ", "second": "", "third": "", "fourth": "", "fifth": ""}


def _so_often(match: re.Match[str]) -> str:
    """Say whether somebody has done before what they say is their first or second time."""
    no = _FEW[match["which"].lower()]
    what = match["what"].strip()
    verbs = (
        "taken",
        "done",
        "had",
        "made",
        "used",
        "entered",
        "tried",
        "attended",
        "sat",
        "been on",
    )
    return " ".join(f"I have {no}{verb} {what} before." for verb in verbs)


THINGS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "after-the-deadline",
        rf"{_SAID}\s{_SPELL}\s(?:after|past)\s{_DUE}",
        r"\g<said> late. ",
        "you handed in the form late",
        "I handed in the form two days after the deadline.",
        "I handed in the form two days after the storm.",
        needs="after|past",
    ),
    Rewording(
        "days-late-told",
        rf"{_SAID}\s(?P<by>{_SPELL})\slate\b",
        r"\g<said> late. ",
        "you handed in the form late",
        "I handed in the form two days late.",
        "I handed in the form two days later.",
        needs=" late",
    ),
    Rewording(
        "by-the-deadline",
        rf"{_SAID}\s(?:by|before|ahead\sof|in\stime\sfor|well\sbefore|on|within)\s{_DUE}",
        r"\g<said> on time. ",
        "you handed in the form late",
        "I handed in the form before the deadline.",
        "I handed in the form before the storm.",
        value=False,
        needs="by|before|ahead|in time|on|within",
    ),
    Rewording(
        "not-by-anyone",
        r"(?P<said>\b(?:(?:my|our|the)\s[a-z]+(?:\s[a-z]+)?|it)\s(?:has\s|have\s|was\s|is\s)?(?:never|not|hasn['’]t|wasn['’]t"
        r"|isn['’]t)\s[^.!?;,]{2,60}?)\sby\s(?:anyone|anybody|any\sperson)\b",
        r"\g<said>. ",
        "the van has been slept in",
        "The van has never been slept in by anyone.",
        "The van has never been bought by an aunt.",
        value=False,
        needs="by any",
    ),
    Rewording(
        "first-go",
        r"\b(?:this|it)(?:['’]s|\sis|\swas|\swill\sbe|['’]ll\sbe)\s(?:only\s)?(?:my|our)\s(?P<which>first|second|third|fourth|fifth)\s"
        r"(?:go|attempt|try|time|shot|stab|turn)\s(?:at|on|with|in|doing|taking)\s(?P<what>(?:the|this|that|a|an)\s[a-z]+(?:\s[a-z]+)?)",
        _so_often,
        "you have taken the test before",
        "This is my second go at the test.",
        "This is my second mug at the test.",
        needs="first|second|third|fourth|fifth",
    ),
    Rewording(
        "first-time-i-take",
        r"\b(?:this|it)(?:['’]s|\sis|\swas|\swill\sbe|['’]ll\sbe)\s(?:the|my)\s(?:very\s)?first\stime\s(?:that\s)?(?:I|we)(?:['’]ve|\shave)\s"
        r"(?:ever\s)?(?P<did>[^.!?;,]{3,60})",
        r"I have not \g<did> before. ",
        "you have taken the test before",
        "This is the very first time I've taken the test.",
        "This is the second time she has passed me the test.",
        value=False,
        needs="first time",
    ),
    Rewording(
        "first-time-i-shall",
        r"\b(?:this|it)(?:['’]s|\sis|\swas|\swill\sbe|['’]ll\sbe)\s(?:the|my)\s(?:very\s)?first\stime\s(?:that\s)?(?:I|we)(?:['’]m|['’]ll|\sam|\swill)?\s"
        r"(?!have\b|am\b|will\b)(?P<do>[a-z]+(?<!ing)\s[^.!?;,]{3,60})",
        r"I did not \g<do> before. ",
        "you have taken the test before",
        "This will be the first time I take the test.",
        "This will be the last time I mark the test.",
        value=False,
        needs="first time",
    ),
    Rewording(
        "too-big-to-fit",
        rf"{_THING}(?:['’]s|\sis|\sare)\s(?:much\s|far\s|way\s|just\s|a\sbit\s)?too\s[a-z]+\sto\s(?P<do>(?:fit|go|close|open|fold|stand|turn|pass"
        r"|float|run|work|sail)\b[^.!?;,]{0,40})",
        r"\g<what> does not \g<do>. ",
        "the bag fits under the seat",
        "The bag is too big to fit under the seat.",
        "The bag is too big to carry under the seat.",
        value=False,
        needs="too ",
    ),
    Rewording(
        "stands-there",
        rf"{_THING}(?:['’]s|\sis|\sare)?\s(?:stands?|lies?|sits?|hangs?|standing|lying|sitting|hanging|parked|moored|kept|stored|located"
        r"|situated|stood)\s(?P<where>(?:in|on|at|inside|outside|under|behind|beside|by|near|next\sto)\s[^.!?;,]{3,50})",
        r"\g<what> is \g<where>. ",
        "the fence is on your land",
        "The fence stands on my land.",
        "The fence lies about the land.",
        needs="stand|lie|sit|hang|lying|parked|moored|kept|stored|located|situated|stood",
    ),
    Rewording(
        "lay-there",
        rf"{_THING}\s(?:was\s|were\s)?(?:stood|lay|sat|hung|lying|sitting|standing|hanging|left|parked|moored)"
        r"\s(?P<where>(?:in|on|at|inside|outside|under|behind|beside|by|near|next\sto)\s[^.!?;,]{3,50})",
        r"\g<what> was \g<where>. ",
        "the box was on the table",
        "The box lay on the table.",
        "The box lay about the table.",
        needs="stood|lay|sat|hung|lying|sitting|standing|hanging|left|parked|moored",
    ),
    Rewording(
        "locked-away-there",
        r"\b(?:I|we)(?:['’]d|\shad|['’]ve|\shave)?\s(?:locked|put|kept|left|stored|placed|hidden|hid)\s(?P<what>(?:my|our|the)\s[a-z]+)\s(?:away\s)?"
        r"(?P<where>(?:in|on|at|inside|under|behind)\s(?:my|our|the|an?)\s[^.!?;,]{2,40})",
        r"\g<what> was \g<where>. ",
        "the ring was in the safe",
        "I'd locked the ring away in the safe.",
        "I'd locked the ring of men in by the safe.",
        needs="locked|put|kept|left|stored|placed|hidden|hid",
    ),
    Rewording(
        "money-in-it",
        r"\bthere(?:['’]s|\sis|\sare|\swas|\swere)\s(?:about\s|some\s|over\s)?(?:£\s?\d[\d,.]*|\d+\s(?:pounds|euros|dollars|quid)|cash|coins|banknotes"
        r"|a\s(?:ten|five|twenty)\spound\snote)\sin\s(?P<what>(?:the|my)\s[a-z]+)",
        r"\g<what> contains money. There is money in \g<what>.",
        "the purse contains money",
        "There's 40 pounds in the purse.",
        "There's a 40 pound fish in the purse.",
        needs="there",
    ),
    Rewording(
        "good-until-then",
        rf"{_THING}(?:['’]s|\sis|\sare)?\s(?:still\s)?(?:good|valid|runs?|lasts?|in\sdate|doesn['’]t\s(?:run\sout|expire))\s(?:until|till|for\sanother)\s",
        r"\g<what> is valid. \g<what> has not expired. \g<what> has not lapsed. ",
        "the voucher has expired",
        "My voucher is good until next year.",
        "My voucher is good fun for next year.",
        value=False,
        needs="until|till|another",
    ),
    Rewording(
        "date-has-passed",
        r"\bthe\s(?:expiry\s)?date\son\s(?P<what>(?:my|our|the)\s[a-z]+)\s(?:has\spassed|is\spast|has\sgone|passed)\b",
        r"\g<what> has expired. \g<what> is not valid.",
        "the voucher has expired",
        "The date on my voucher has passed.",
        "The date on my voucher has smudged.",
        needs="the date on|expiry date",
    ),
    Rewording(
        "as-planned",
        r"(?P<what>\b(?:the|our|my)\s[a-z]+)\s(?:went\sahead|took\splace|was\sheld|is\sgoing\sahead|will\sgo\sahead)\s(?:[a-z]+\s){0,2}?"
        r"(?:as\s(?:planned|scheduled|normal|advertised)|on\sthe\s(?:planned|advertised|original|agreed|right)\s(?:date|day))",
        r"\g<what> was not postponed. \g<what> was not cancelled. \g<what> was not moved. "
        r"\g<what> was not delayed.",
        "the concert was postponed",
        "The concert took place on the planned date.",
        "The concert took place on the pier.",
        value=False,
        needs="planned|scheduled|normal|advertised|original|agreed|right",
    ),
    Rewording(
        "made-for-me",
        rf"{_THING}\s(?:was|is|were)\smade\s(?:specially|especially|just)\s(?:for\s(?:me|us)|to\s(?:my|our)\s[a-z]+)",
        r"\g<what> was made to order. It was made to order. ",
        "the curtains were made to order",
        "The curtains were made specially for me.",
        "The curtains were mine.",
        needs="made",
    ),
    Rewording(
        "had-it-done-by",
        r"\b(?:I|we)\s(?:had|got)\s(?P<what>(?:the|my|our)\s[a-z]+(?:\s[a-z]+)?)\s(?P<done>[a-z]+(?:ed|lt|de|wn|nt|ut))\sby\s(?P<who>an?\s[a-z]+(?:\s[a-z]+)?)",
        r"\g<who> has \g<done> \g<what>. \g<what> was \g<done> by \g<who>.",
        "a builder has built the shed",
        "I had the shed built by a builder.",
        "I had the shed moved by the river.",
        needs=" by ",
    ),
    Rewording(
        "wanted-another",
        r"\b(?:you|they)\ssent\s(?:me|us)\s(?:an?|the)\s[^.!?;,]{2,30}\sinstead\sof\s(?:an?|the)\s",
        "I was sent the wrong item. They sent me the wrong item. ",
        "you were sent the wrong item",
        "They sent me a blue hat instead of the red one I ordered.",
        "They sent me a blue hat in spite of the red one.",
        needs="instead of",
    ),
    Rewording(
        "just-as-ordered",
        r"\b(?:you|they)\s(?:sent|gave)\s(?:me|us)\s(?:exactly|just|precisely)\s(?:what|the\s(?:one|thing|item))\s(?:that\s)?(?:I|we)(?:['’]d|\shad)?\sordered\b",
        "I was not sent the wrong item. They did not send me the wrong item.",
        "you were sent the wrong item",
        "They sent me exactly what I ordered.",
        "They sent me exactly what I feared.",
        value=False,
        needs="ordered",
    ),
)
