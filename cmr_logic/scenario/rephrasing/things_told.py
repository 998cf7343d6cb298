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
        rf"{_THING}(?:['’]s|\sis|\sare)?\s(?:still\s)?(?:(?:good|valid|in\sdate|doesn['’]t\s(?:run\sout|expire))\s(?:(?:until|till)\s(?:(?!\d)|(?=20[3-9]\d\b))|for\sanother\s)|(?:runs?|lasts?)\sfor\sanother\s"
        r"|(?:only\s)?(?:expires?|runs?\sout|ends?)\s(?=next\s|in\s(?:\d\d?|a|two|three|four|five|six)\s(?:days?|weeks?|months?|years?)))",
        r"\g<what> is valid. \g<what> has not expired. \g<what> has not lapsed. ",
        "the voucher has expired",
        "My voucher is good until next year.",
        "My voucher is good fun for next year.",
        value=False,
        needs="until|till|another|next| in ",
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
    Rewording(
        "in-the-name-of",
        r"(?P<what>\b(?:the|my|our)\s[a-z]+|it)(?P<be>['’]s|\sis|\sare|\swas)\s(?:still\s)?(?:registered\s|booked\s|held\s)?in\s(?:my|our|the|his|her)\s(?!(?:own|joint)\b)(?P<whose>[a-z]+)(?:['’]s?)?\sname",
        r"\g<what> is not in my name. My name is not on \g<what>.",
        "the bill is in your name",
        "The bill is in my landlord's name.",
        "The bill is in my landlord's drawer.",
        value=False,
        needs=" name",
    ),
    Rewording(
        "some-missed",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:missed|skipped)\s(?:just\s|only\s)?(?:one|two|three|four|some|a\sfew|several|half|most|\d+|a\scouple)\s(?:of\s)?(?:the\s|our\s|my\s)?"
        r"(?P<what>[a-z]+?)s?\b",
        r"I have missed a \g<what>. I have skipped a \g<what>.",
        "you have attended every session",
        "I skipped two of the sessions.",
        "I skip, hop and jump.",
        value=False,
        needs="missed|skipped",
    ),
    Rewording(
        "with-somebody-there",
        r"\b(?P<who>I|we)\s(?P<went>travelled|came|went|walked|drove|camped|stayed|arrived|visited|flew|sailed)\s(?:there\s|over\s|up\s)?with\s(?:my|our|some|two|three|a)\s"
        r"(?:two\s|three\s|four\s|best\s|old\s|little\s)?(?:friends?|sisters?|brothers?|wife|husband|partner|mum|dad|mother|father|sons?|daughters?|kids|children|family"
        r"|cousins?|aunt|uncle|mates?|colleagues?|group|girlfriend|boyfriend|parents|grandchildren)\b",
        r"\g<who> did not travel alone. \g<who> was not alone. \g<who> did not come alone. "
        r"\g<who> did not go alone.",
        "you travelled alone",
        "I travelled with my two sisters.",
        "I travelled with my two suitcases.",
        value=False,
        needs=" with ",
    ),
    Rewording(
        "have-it-here",
        r"\bI(?:['’]ve\s(?:still\s)?got|\shave(?:\sgot)?|\sstill\shave)\s(?P<what>(?:my|the)\s[a-z]+)\s(?:right\s)?(?:here|in\smy\s(?:hand|bag|pocket|purse|wallet)|with\sme"
        r"|in\sfront\sof\sme)\b",
        r"I have not lost \g<what>. \g<what> is here.",
        "you have lost your permit",
        "I've got my permit here.",
        "I've got my permit hearing.",
        value=False,
        needs="got|have",
    ),
    Rewording(
        "in-the-red",
        r"\bI(?:['’]m|\sam)\s(?:£\s?\d[\d,.]*\s|\d+\s(?:pounds|quid)\s|a\slittle\s|well\s|slightly\s)?(?:in\sthe\sred|overdrawn)\b",
        "My account is overdrawn. I am overdrawn.",
        "your account is overdrawn",
        "I'm 200 pounds in the red.",
        "I'm in the know.",
        needs="in the red|overdrawn",
    ),
    Rewording(
        "taken-by-debit",
        r"\b(?:money|bill|payment|rent|fee|subscription|sub|premium|it)\s(?:just\s)?(?:goes\sout|comes\sout|gets\staken|is\staken|is\scollected|goes)\s(?:of\smy\s(?:bank|account)\s)?by\s"
        r"(?P<how>direct\sdebit|standing\sorder|card)\b",
        r"I pay by \g<how>. I pay it by \g<how>.",
        "you pay by direct debit",
        "The money goes out by direct debit.",
        "The money goes out by the window.",
        needs="direct debit|standing order|by card",
    ),
    Rewording(
        "somewhere-indoors",
        r"(?P<what>\b(?:my|our|the)\s[a-z]+(?:\s[a-z]+)?)(?:['’]s|\sis|\sare)\s(?:in|under)\s(?:my|our|the)\s(?:downstairs\s|upstairs\s|back\s|front\s)?"
        r"(?:hall|hallway|kitchen|bathroom|bedroom|living\sroom|lounge|stairs|cellar|basement|loft|porch|utility\sroom|airing)(?:\scupboard)?\b",
        r"\g<what> is inside my home. \g<what> is indoors. \g<what> is inside.",
        "the meter is inside your home",
        "The meter is in the hall cupboard.",
        "The meter is in miles.",
        needs=" in | under ",
    ),
    Rewording(
        "stands-outside",
        r"(?P<what>\b(?:my|our|the)\s[a-z]+(?:\s[a-z]+)?)(?:['’]s|\sis|\sare)\s(?:outside|outdoors|out\sin\sthe\s(?:street|yard|garden)|in\sthe\s(?:front|back)\syard)\b",
        r"\g<what> is not inside my home. \g<what> is not in my home. \g<what> is not indoors.",
        "the meter is inside your home",
        "The meter is outdoors.",
        "The meter is out of order on the wall.",
        value=False,
        needs="outside|outdoors|out in|yard",
    ),
    Rewording(
        "nothing-to-eat",
        r"\b(?:there['’]s|there\sis|there\swas)\snothing\sto\s(?P<do>eat|drink)\sin\s(?P<what>(?:the|my|it)(?:\s[a-z]+)?)",
        lambda match: (
            f"{match['what']} contains no {'food' if match['do'] == 'eat' else 'drink'}. "
            f"There is no {'food' if match['do'] == 'eat' else 'drink'} in {match['what']}."
        ),
        "the parcel contains food",
        "There's nothing to eat in the parcel.",
        "There's nothing to fear in the parcel.",
        value=False,
        needs="nothing to",
    ),
    Rewording(
        "went-off",
        rf"{_THING}\s(?:went|has\sgone|had\sgone)\s(?:out\sof\sdate|past\sits\sbest|off)\b",
        r"\g<what> is past its use-by date. \g<what> is out of date. \g<what> is not fresh.",
        "the ham is past its use-by date",
        "The ham went out of date last Friday.",
        "The ham went out of the door.",
        needs="out of date|its best| off",
    ),
    Rewording(
        "within-its-date",
        rf"{_THING}(?:['’]s|\sis|\sare|\swas)\s(?:still\s|well\s)*(?:within|inside|in|before)\s(?:its\s|the\s|their\s)?(?:use-by|sell-by|best-before|expiry)?\s?date\b",
        r"\g<what> is not past its use-by date. \g<what> is not out of date. "
        r"\g<what> has not expired.",
        "the ham is past its use-by date",
        "The ham is well within its use-by date.",
        "The ham is well within its tin.",
        value=False,
        needs="date",
    ),
    Rewording(
        "not-a-mark",
        rf"{_THING}\s(?:has\snot|hasn['’]t|does\snot|doesn['’]t|did\snot|didn['’]t|has|had)\s(?:got\s|have\s)?(?:a|one|any|not\sa|no)\s(?:single\s)?"
        r"(?P<mark>mark|scratch|dent|crack|blemish|chip|scuff)s?\son\sit\b",
        lambda match: (
            ""
            if re.search(r"\b(?:not|no|any)\b|n['’]t", match[0]) is None
            else f"{match['what']} is not damaged. {match['what']} is not scratched. "
            f"{match['what']} has not been damaged. {match['what']} has not been scratched. "
            f"{match['what']} is not dented. {match['what']} is not cracked."
        ),
        "the van has been scratched",
        "The van hasn't got a mark on it.",
        "The van hasn't got a man on it.",
        value=False,
        needs="on it",
    ),
    Rewording(
        "put-it-there",
        r"\b(?:I['’]ve|we['’]ve|I\shave|we\shave|I|we)\s(?:always\s)?(?:put|placed|keep|stuck|hung)\s(?P<what>(?:my|our|the)\s[a-z]+)\s(?P<where>(?:in|on|at|under|by)\s"
        r"(?:the|my|our|a)\s[^.!?;,]{2,40})",
        r"\g<what> is \g<where>. ",
        "the permit is in the windscreen",
        "I've put the permit in the windscreen.",
        "I've put the permit clerk up in a hotel near the windscreen.",
        needs="put|placed|keep|stuck|hung",
    ),
    Rewording(
        "by-invitation",
        rf"{_THING}(?:['’]s|\sis|\swas|\swill\sbe)\s(?:private\sand\s)?(?:strictly\s)?(?:by\sinvitation|invitation|for\sinvited\sguests|members)[\s-]only\b",
        r"\g<what> is private. \g<what> is not open to the public.",
        "the event is open to the public",
        "The event is invitation-only.",
        "The event is only in Invercargill.",
        value=False,
        needs="only",
    ),
    Rewording(
        "for-pleasure-alone",
        rf"{_THING}(?:['’]s|\sis|\sare)\s(?:only|just|purely|solely)\s(?:used\s)?(?:for\s)?(?:private|personal|social|pleasure|family|leisure)\b",
        r"\g<what> is not used for business. \g<what> is not for business. "
        r"\g<what> is not used for work.",
        "the van is used for business",
        "The van is only for private use.",
        "The van is only for hire.",
        value=False,
        needs="only|just|purely|solely",
    ),
)
