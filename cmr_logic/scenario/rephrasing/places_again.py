"""Where something is, by words that point back to a place: "we moved to Oslo and live there now".

See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import SENTENCE_END

# A place with its name, or an island, behind a preposition: "**in Oslo**"; not "in May I".
_NAMED = (
    r"(?-i:[A-Z][\w'’-]+(?:\s[A-Z][\w'’-]+)*(?:,\s(?:in\s)?[A-Z][\w'’-]+(?:\s[A-Z][\w'’-]+)*)*)"
)
_PLACE = re.compile(
    rf"\b(?:in|to|on|near|outside|at|out\sof)\s(?:the\s|a\s(?:[a-z]+\s){{1,2}}(?:in|near|outside)\s)?{_NAMED}"
    r"|\bon\s(?:an\sisland|(?:one\sof\s)?the\sislands?|the\smainland)\b"
)
# Words of a home where somebody does not live: "our flat in Oslo is **rented out**".
_NOT_LIVED_IN = re.compile(
    r"\b(?:rent(?:ed|ing|s)?\sout|let(?:ting)?|tenants?|lodgers?|guests|sold|sell(?:ing)?|sale|abroad|built|buy(?:ing)?|holidays?|used\sto"
    r"|empty|son|daughter|parents?|not|never|once|until|till|was|were|would|if)\b|n['’]t\b",
    re.IGNORECASE,
)
# What takes people to where they do not live: "a **trip**"; not "a train".
_AWAY = re.compile(
    r"\b(?:trip|holidays?|vacation|visit(?:ing)?|conference|work(?:ing)?\saway|hotel|weekend|staying|over\sfrom|honeymoon|tour|home\s(?:on|tomorrow|next|soon)|(?:off|back|head(?:ing)?|go(?:ing)?)\shome"
    r"|until|till|fortnight|for\s(?:the|a)\sweek)\b",
    re.IGNORECASE,
)
_OUTSIDE = re.compile(r"^(?:just\s)?outside\s", re.IGNORECASE)
_DATES = re.compile(
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter)\b"
)
_DOING = (
    r"(?:live[ds]?|living|work(?:s|ed|ing)?|stud(?:y|ied|ying)|teach(?:ing)?|taught|train(?:ed|ing)?|reside[ds]?"
    r"|settled|stay(?:ed|ing)?)"
)
# What was done "there" that a rule may ask the place of: "did all my schooling"; not "was".
_DEED = (
    r"(?:did|had|got|took|bought|sat|passed|finished|completed|earned|opened|registered|married|grew|spent|went\sto)"
    r"\s(?:[a-z'’-]+\s){0,3}?[a-z'’-]+"
)
_WHO = r"(?P<who>I|we)(?P<have>['’](?:ve|m|re)|\s(?:have|am|are))?"
_OFTEN = r"(?:\s(?:still|now|both|all|also|only|been|currently|just))*"
HOME_NOUNS = (
    r"(?:house|home|flat|apartment|bungalow|cottage|farm|farmhouse|land|shop|store|café|cafe|restaurant|pub|garden"
    r"|workshop|studio|office|barn|vineyard|orchard|fields?|croft|cabin|villa|place|property|premises|business)"
)


def _last_place(text: str, end: int) -> str:
    """Return the last place that a text names before some point of it, in two sentences at most."""
    breaks = [found.end() for found in SENTENCE_END.finditer(text, 0, end)]
    begin = breaks[-2] if len(breaks) > 1 else 0
    found = [m.group() for m in _PLACE.finditer(text, begin, end) if not _DATES.search(m.group())]
    return re.sub(r"^(?:to|at|out\sof)\b", "in", found[-1]) if found else ""


def _there(match: re.Match[str]) -> str:
    """Return what somebody does "there" as done in the place last named."""
    where = _last_place(match.string, match.end())
    near = SENTENCE_END.search(match.string, match.string.find(where[3:]), match.end()) is None
    if not where or (
        match.group().endswith("here") and not match.group().endswith("there") and not near
    ):
        return ""  # "My son moved to Oslo. We live here still."
    have, doing = match["have"] or "", match["doing"]
    been = " been" if "been" in match.group() else ""
    return f"{match['who']}{have}{been} {doing} {where}."


def _been_there(match: re.Match[str]) -> str:
    """Return where somebody has been ever since as the place last named."""
    where = _last_place(match.string, match.start())
    return f"{match['who']} have lived {where}. {match['who']} live {where}." if where else ""


def _done_there(match: re.Match[str]) -> str:
    """Return what was done to a thing "there" as done in the place last named."""
    where = _last_place(match.string, match.start())
    return f"{match['what']} {match['be']} {match['done']} {where}." if where else ""


def _here(match: re.Match[str]) -> str:
    """Return "here in Oslo" as where somebody lives, unless they are there for a while."""
    return "" if _AWAY.search(match.string) else f"I live in {match['where']}."


def _own_there(match: re.Match[str]) -> str:
    """Return where something of one's own is, unless others live there or it is not one's yet."""
    text = match.string
    before = SENTENCE_END.split(text[: match.start()])[-1]
    sentence = before + re.split(r"[.!?;]", text[match.start() :])[0]
    if _NOT_LIVED_IN.search(sentence):
        return ""
    return f"{match['what']} is {_OUTSIDE.sub('near ', match['where'])}."


def _bound_for(match: re.Match[str]) -> str:
    """Return what is for somebody in a place as sent there, unless they are visited or visit."""
    if re.search(r"\b(?:visit|trip|flight|holiday|take|bring)", match.string, re.IGNORECASE):
        return ""
    return f"I am sending it {re.sub('^in', 'to', match['where'])}."


def _sent_there(match: re.Match[str]) -> str:
    """Return what is sent "there", or to somebody spoken of, as sent to the place last named."""
    where = _last_place(match.string, match.start())
    return f"I am sending it {re.sub(r'^(?:in|on)', 'to', where)}." if where else ""


def _seated(match: re.Match[str]) -> str:
    """Return where a firm has its seat."""
    where = (
        match["where"] if match["where"][:3] in ("in ", "nea", "out") else f"in {match['where']}"
    )
    return (
        f"My firm has its head office {where}. My head office is {where}. "
        f"We have our head office {where}. My firm is based {where}."
    )


def _when_there(match: re.Match[str]) -> str:
    """Return what was done when somebody was in a place as done there."""
    return f"{match['who']} {match['what']} {match['where']}."


PLACES_AGAIN: tuple[Rewording, ...] = (
    Rewording(
        "there-now",
        rf"\b{_WHO}{_OFTEN}\s(?P<doing>{_DOING})\s(?:there|here)\b(?!\s(?:in|on|at|near)\b)",
        _there,
        "you live in Norway", "My job took me to Bergen and I live there now.",
        "My job took me to tears and I live there now.",
        needs="there|here",
    ),
    Rewording(
        "been-there-since",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)\sbeen\s(?:there|here)\s(?:ever\ssince|all\smy\slife|all\sour\slives)\b",
        _been_there,
        "you live in Norway", "His job brought us to Bergen, and we've been there ever since.",
        "His job brought us to Bergen, and we've been there twice since.",
        needs="there|here",
    ),
    Rewording(
        "undergone-there",
        r"\b(?P<what>it|they|(?:my|our|the)\s[a-z]+)\s(?P<be>was|were|is|are)\s(?P<done>issued|made|built|born|registered"
        r"|bought|printed|awarded|treated|moored|kept|produced|grown|hired|signed)\sthere\b",
        _done_there,
        "it was issued in Norway", "I took my test in Bergen. It was issued there.",
        "I took my test in Bergen. It was misjudged there.",
        needs="there",
    ),
    Rewording(
        "here-in-a-place",
        rf"\b(?:(?:up|down|over|out|back)\s)here\sin\s(?P<where>{_NAMED})",
        _here,
        "you live in Norway", "Up here in Bergen it rains all day.",
        "Up there in Bergen it rains all day.",
        needs="here in",
    ),
    Rewording(
        "place-is-home",
        rf"(?:^|(?<=[.!?;]\s)|(?<=\band\s)|(?<=\bbut\s))(?P<where>{_NAMED})(?:['’]s|\sis|\shas\s(?:always\s|long\s)?been)\s"
        r"(?:now\s|still\s)?(?:my\s|our\s)?(?:only\s)?home(?=\s*(?:[.,;!?]|$)|\s(?:now|since|for|these|and|but)\b)",
        r"I live in \g<where>.",
        "you live in Norway", "Bergen is home now.",
        "Bergen is home to whales.",
        needs="home",
    ),
    Rewording(
        "renting-in",
        rf"\b(?:I|we)(?:\s(?:currently|still|now|just|both|only))?\srent\sin\s(?P<where>{_NAMED})",
        r"I live in \g<where>. I rent a home in \g<where>.",
        "you live in Norway", "I rent in Bergen.",
        "I rant in Bergen.",
        needs="rent in",
    ),
    Rewording(
        "done-there",
        rf"\b(?P<who>I|we)(?P<have>)\s[^.;!?]*?\b(?P<doing>{_DEED})\sthere\b",
        _there,
        "you finished school in Norway", "I grew up in Bergen and finished school there.",
        "I grew up in Bergen and finished school at nine.",
        needs="there",
    ),
    Rewording(
        "that-is-where",
        r"\b(?:that['’]?s|that\sis|which\sis|this\sis|it['’]?s)\s(?:also\s|still\s|now\s)?(?:where|the\s(?:only\s)?"
        rf"(?:place|town|city|country|village)(?:\s(?:where|that))?)\s{_WHO}{_OFTEN}\s(?P<doing>{_DOING})\b",
        _there,
        "you work in Norway", "My school is in Bergen, and that's the only place I work.",
        "My school is in a mess, and that's the only place I work.",
        needs="where|place|town|city|country|village",
    ),
    Rewording(
        "where-we-live",
        rf"(?<=[A-Za-z]),?\swhere\s{_WHO}{_OFTEN}\s(?P<doing>{_DOING})\b(?!\s(?:music|bands?|shows?|acts?)\b)",
        _there,
        "you live in Norway", "The firm sent us to Bergen, where we live in a flat.",
        "The firm sent us a form that asks where we live.",
        needs="where",
    ),
    Rewording(
        "been-my-home",
        rf"\b{HOME_NOUNS}\s(?P<where>(?:in|near|outside|on)\s{_NAMED}),?(?:\sthat|\swhich)?"
        r"(?:\sthats|['’]s|\shas|\sis|\shas\sbeen|\sthat['’]s)(?:\salways|\snow|\sstill)?(?:\sbeen)?\s(?:my|our|the)\s(?:only\s|main\s)?home\b",
        r"I live \g<where>.",
        "you live in Norway", "I've a house in Bergen that's been my home for years.",
        "I've a house in Bergen that's been my ruin for years.",
        needs="home",
    ),
    Rewording(
        "in-a-place-when",
        rf"\bI\swas\s(?P<where>in\s{_NAMED})\s(?:when|while|as)\s(?P<who>I)\s(?P<what>[^.,;!?]+)",
        _when_there,
        "you bought the ring in Norway", "I was in Bergen when I bought the ring.",
        "I was in Bergen when I lost the ring.",
        needs="when|while|as ",
    ),
    Rewording(
        "goes-to-an-address",
        r"(?<!I\s)(?<!we\s)\b(?:send|deliver(?:ed)?|ship(?:ped)?|post(?:ed)?|sent|(?:has|needs|got|is\smeant|['’]s)\sto\sgo|going|goes|wanted)"
        r"(?:\s(?:it|them|this|(?:the|my|our|his|her)\s[a-z]+))?\sto\s(?:my|our|his|her|their|an?)\s(?:[a-z'’-]+\s){0,3}?"
        rf"(?:{HOME_NOUNS}|address)\s(?P<where>(?:in|near|on)\s{_NAMED})(?!\slast\b)",
        r"The address is \g<where>. My address is \g<where>. The delivery is \g<where>.",
        "the address is in Norway", "It has to go to her house in Bergen.",
        "It has to go well for her choir in Bergen.",
        needs="send|deliver|ship|post|sent| go |going|goes|wanted",
    ),
    Rewording(
        "sent-there",
        r"(?<!not\s)(?<!n['’]t\s)(?<!never\s)\b(?:send|post|deliver|ship|mail)\s(?:it|them|this|these|the\s[a-z]+)\s(?:on\s|straight\s|direct\s|directly\s)?"
        r"(?:there|to\s(?:him|her|them))\b",
        _sent_there,
        "you are sending the parcel to Norway",
        "My aunt lives in Bergen, so please post it there.",
        "My aunt lives in Bergen, so please pass it there.",
        needs="send|post|deliver|ship|mail",
    ),
    Rewording(
        "bound-for-their-house-there",
        r"(?<!not\s)(?<!n['’]t\s)\b(?:going|goes|sent|posted|addressed|delivered|shipped|headed|bound)\s(?:straight\s|on\s)?(?:to|for)\s"
        r"(?:his|her|their|my|our|the)\s(?:[a-z'’-]+\s){0,2}?[a-z]+\s(?:over\s|out\s)?there\b",
        _sent_there,
        "you are sending the parcel to Norway",
        "My aunt lives in Bergen, and the parcel goes to her flat there.",
        "My aunt lives in Bergen, and the parcel goes with her flag there.",
        needs="there",
    ),
    Rewording(
        "for-somebody-there",
        r"\b(?:it|this|they)(?:['’]s|\sis|['’]re|\sare)\s(?:all\s|both\s)?(?:an?\s(?:[a-z]+\s)?(?:present|gift|parcel|surprise)\s)?for\s"
        rf"(?:my|our|an?)\s(?:[a-z-]+\s){{1,3}}?(?:who['’]s\s|who\slives\s|living\s|over\s|out\s|back\s)?(?P<where>in\s{_NAMED})",
        _bound_for,
        "you are sending the parcel to Norway", "It's for my cousin in Bergen.",
        "It's from my cousin in Bergen.",
        needs="for ",
    ),
    Rewording(
        "to-a-street-there",
        r"(?<!not\s)\b(?:send|deliver|ship|post)\s(?:it|them|this|everything|the\s[a-z]+)\sto\s(?:\d+[a-z]?,?\s[^.;!?,]*"
        r"|[^.;!?,]*\b(?:street|road|lane|avenue|close|square|drive|rue|via|calle))\b,\s(?P<where>"
        r"(?-i:[A-Z][\w-]+(?:\s[A-Z][\w-]+)*))(?=\s*(?:[.;!?,]|$|and\b))",
        lambda m: f"I am sending it to {m['where']}.",
        "you are sending the parcel to Norway", "Send it to 12 Quay Street, Bergen.",
        "Send it to the Quay Street shop.",
        needs="send|deliver|ship|post",
    ),
    Rewording(
        "head-office-there",
        r"\b(?:our|my)\s(?:(?:firm|company|business)['’]s\s)?(?P<what>head\soffice|headquarters|hq|main\soffice|registered\soffice)\s(?:is|are)\s"
        rf"(?:still\s|now\s)?(?P<where>(?:in|near|outside)\s{_NAMED})",
        _seated,
        "your firm has its head office in Norway", "Our head office is in Bergen.",
        "Our back office is in Bergen.",
        needs=" office|headquarters|hq",
    ),
    Rewording(
        "based-there",
        r"\b(?:(?:we|(?:my|our|the)\s(?:firm|company|business))(?:['’]re|['’]s|\sare|\sis)\s(?:based|headquartered|run)"
        r"|(?:my|our|the)\s(?:firm|company|business)(?:['’]s|\sis|\shas)\s(?:run\s|based\s)?(?:from\s)?(?:its\s|a\s)?(?P<what>headquarters|head\soffice))\s"
        rf"(?:in|from|out\sof)\s(?P<where>{_NAMED})",
        _seated,
        "your firm has its head office in Norway", "Our firm's run from Bergen.",
        "Our firm's rum from Bergen.",
        needs="based|headquartered|run |headquarters|head office",
    ),
    Rewording(
        "off-the-line",
        r"\b(?:rolled|came|come|comes)\soff\sthe\s(?:assembly\s|production\s)?line\s(?P<where>(?:in|at|near)\s[^.;!?]+)",
        r"It was built \g<where>. My car was built \g<where>.",
        "your car was built in Norway", "My car came off the line in Bergen.",
        "My line came off the car in Bergen.",
        needs="off the ",
    ),
    Rewording(
        "my-only-job",
        r"\bmy\s(?:only\s|main\s|new\s|current\s)?(?:job|work|post|position|workplace|office)(?:['’]s|\sis)\s(?:at|with|for|in|on)\s[^.,;!?]*?\b"
        rf"(?P<where>(?:in|near|outside)\s{_NAMED})",
        r"I work \g<where>.",
        "you work in Norway", "My only job is at a mill in Bergen.",
        "My only joy is at a mill in Bergen.",
        needs="my ",
    ),
    Rewording(
        "ones-own-there",
        rf"(?<!sold\s)(?<!left\s)(?<!lost\s)(?<!sell\s)\b(?P<what>(?:my|our)\s(?:(?!old|former|second|holiday|other|previous|last|first"
        rf"|parents)[a-z-]+\s){{0,2}}?{HOME_NOUNS})\s(?P<where>(?:in|near|outside|just\soutside|on)\s{_NAMED})",
        _own_there,
        "your house is in Norway", "A storm took the roof off our house in Bergen.",
        "A storm took the roof off our old house in Bergen.",
        needs="my|our",
    ),
)  # fmt: skip
