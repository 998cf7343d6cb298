"""What was sent, paid, given back or handed over, told by where it went and when it got there.

"The deposit went out of my account" says "I paid the deposit", and "the form went off on Monday"
that I sent it. The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording

_DUE = (
    r"(?:deposit|fee|rent|bill|fine|premium|subscription|instalment|payment|tax|charge|balance|dues"
    r"|price|sum|money)"
)
_PAPER = (
    r"(?:form|letter|application|claim|notice|complaint|appeal|request|report|essay|certificate|document"
    r"|papers|return|registration|booking|order)"
)
_MINE = r"(?P<what>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?"
_WHO = r"\b(?P<who>I|we)\s"
_VEHICLE = r"(?:flight|plane|train|coach|bus|tram|ferry|boat|ship)"
_SPELL = (
    r"(?P<spell>(?:(?:over|nearly|almost|about|more\sthan|less\sthan|only|just)\s)*(?:[a-z]+|\d+|half\san)\s"
    r"(?:minutes?|hours?|days?)(?:\sand\sa\shalf)?)"
)
# What lands and what docks, where no vehicle is named.
_BY_VERB = (
    ("flight", re.compile(r"\b(?:landed|touched\sdown)\b", re.IGNORECASE)),
    ("ferry", re.compile(r"\bdocked\b", re.IGNORECASE)),
)
_ONLY_VEHICLE = re.compile(rf"\b{_VEHICLE}\b", re.IGNORECASE)
_PUNCTUAL = (
    r"(?:(?:bang|right|exactly|dead|absolutely)\s)?(?:on\s(?:time|the\sdot|schedule)|to\s(?:schedule|time)|punctual(?:ly)?"
    r"|(?:(?:[a-z]+|\d+)\s(?:minutes?|hours?|days?)\s)?(?:early|ahead\sof\s(?:time|schedule)))\b"
)
_CAME = (
    r"(?:was|were|came|arrived|got|ran|left|docked|landed|pulled|rolled|steamed|touched)"
    r"(?:\s(?:in|up|down|into|here|there|off|at|to)\b(?!\stime)(?:\s(?-i:[A-Z])\w+)?)?"
)


def _vehicle_of(story: str) -> str:
    """Return the one kind of vehicle that a story names, or nothing."""
    named = {each.lower() for each in _ONLY_VEHICLE.findall(story)}
    return named.pop() if len(named) == 1 else ""


def _on_time(match: re.Match[str]) -> str:
    """Say that a vehicle was not late."""
    vehicle = _vehicle_of(match.string)
    if not vehicle and match["what"] is None:
        vehicle = next((v for v, verb in _BY_VERB if verb.search(match.group())), "")
    what = match["what"] or (f"my {vehicle}" if vehicle else "")
    if not what:
        return ""
    return f"{what} did not arrive late. {what} was not delayed. {what} was not late."


def _we_late(match: re.Match[str]) -> str:
    """Say of the vehicle that a story names that it came as late as those in it."""
    vehicle = _vehicle_of(match.string)
    if not vehicle:
        return ""
    spell = match["spell"]
    return f"My {vehicle} was delayed by {spell}. My {vehicle} arrived {spell} late."


_SENT = (
    r"(?:the|my|our)\s(?:[a-z]+\s)?(?:parcel|package|order|delivery|goods|item|vase|flowers|bouquet|plants?"
    r"|food|meal|cake|box|letter|lamp|phone|laptop|table|chair|mirror|picture|plates?|glass(?:es)?"
    r"|bike)"
)
_GOT_HERE = (
    r"(?:came|arrived|(?:was|were)\sdelivered|got\s(?:here|to\s(?:me|us))|reached\s(?:me|us)"
    r"|turned\sup)"
)
_SPOILT = (
    r"(?:damaged|broken|smashed|cracked|torn|ripped|dented|scratched|wilted|dead|mouldy|rotten|crushed|bent"
    r"|spoil(?:ed|t)|melted|leaking)"
)


def _came_so(match: re.Match[str]) -> str:
    """Say in which state a thing came."""
    what = match["what"] or match["what_"] or match["what__"]
    how = match["how"] or match["how_"] or match["how__"] or "damaged"
    return f"{what} arrived {how}."


def _came_fine(match: re.Match[str]) -> str:
    """Say in which states a thing did not come that came as it should."""
    what = match["what"] or match["what_"]
    states = ("damaged", "broken", "wilted", "rotten", "spoiled", "dead")
    return " ".join(f"{what} did not arrive {how}." for how in states)


_DAYS_NEAR = 2  # days between two weekdays that can only be of one week


def _by_the_weekday(match: re.Match[str]) -> str:
    """Say whether a thing was given back late, by the days of one week."""
    due, came = (syntax.WEEK.index(match[side].lower()) for side in ("due", "came"))
    after = (came - due) % len(syntax.WEEK)
    what = match["what"]
    if 1 <= after <= _DAYS_NEAR + 1:
        return f"I returned {what} late. I returned it late. {what} was returned {after} days late."
    early = len(syntax.WEEK) - after
    if 1 <= early <= _DAYS_NEAR:
        return f"I returned {what} early. I returned it early. {what} was returned on time."
    return ""


_DAY = rf"(?:{'|'.join(syntax.WEEK)})"
# fmt: off
THINGS_SENT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "left-my-account",
        rf"\b{_MINE}{_DUE})\s(?:has\s|had\s)?(?:went\sout\sof|left|came\sout\sof|gone\sout\sof|went\sfrom)\s"
        r"(?:my|our)\s(?:bank\s)?account\b",
        r"I paid \g<what>. I have paid \g<what>. \g<what> has been paid.",
        "you have paid the deposit", "The deposit went out of my account on Monday.",
        "The deposit went up again on Monday.",
        needs="account",
    ),
    Rewording(
        "settled-the-due",
        rf"\b(?P<who>I|we|(?:the|my|our)\s[a-z]+)\s(?:have\s|has\s|had\s)?(?:settled|transferred|cleared|covered|wired|coughed\sup)\s{_MINE}{_DUE})\b",
        r"\g<who> paid \g<what>. \g<who> has paid \g<what>. \g<what> has been paid.",
        "the club has paid the deposit", "The club settled the deposit weeks ago.",
        "The club questioned the deposit weeks ago.",
        needs="settled|transferred|cleared|covered|wired|coughed",
    ),
    Rewording(
        "owes-the-due",
        rf"\b(?P<who>(?:the|my|our)\s[a-z]+)\sstill\sowes?\s(?:(?:you|them|me|us|all\sof|the\swhole\sof)\s)?{_MINE}{_DUE})\b",
        r"\g<who> has not paid \g<what>. \g<what> has not been paid.",
        "the club has paid the deposit", "The club still owes the deposit.",
        "The club still keeps the deposit.", value=False,
        needs="owe",
    ),
    Rewording(
        "still-unpaid",
        rf"\b{_MINE}{_DUE})\s(?:is|was|remains)\s(?:still\s)?(?:unpaid|outstanding|owing|overdue)\b",
        r"\g<what> has not been paid. Nobody has paid \g<what>.",
        "the club has paid the deposit", "The deposit is still unpaid.",
        "The deposit is still small.", value=False,
        needs="unpaid|outstanding|owing|overdue",
    ),
    Rewording(
        "mailed-it",
        r"\b(?P<who>I|we)(?P<have>['’]ve|\shave|\shad|)\se-?mailed\s(?P<what>(?:the|my|our)\s(?:[a-z]+\s)?(?:form|letter|application|claim|essay|report|papers|photos?|certificate"
        r"|receipt|bill|complaint|request)|it|them)\b",
        r"\g<who>\g<have> sent \g<what> by e-mail ",
        "you sent the form", "I e-mailed the form on Monday.", "I remodelled the form on Monday.",
        needs="mailed",
    ),
    Rewording(
        "went-off",
        rf"\b{_MINE}{_PAPER})\s(?:went\s(?:off|out|in)\b(?!\swith|\sdate|\sof)|was\sin\sthe\spost|was\s(?:sent|put)\soff|was\shanded\sin)\b",
        r"I sent \g<what> ",
        "you sent the form by 1 June 2023", "My form went off on 4 May 2023.",
        "My form went missing on 4 May 2023.",
        needs="went |in the post|sent off|put off|handed in",
    ),
    Rewording(
        "notice-went-off",
        r"\b(?:(?:my|our)\snotice\swent\s(?:off|out|in)|(?P<who>I|we)\s(?:have\s|had\s|['’]ve\s)?"
        r"(?:sent|posted)\s(?:in\s)?(?:my|our)\s(?:written\s)?notice"
        r"|(?P<who_>I|we)\s(?:have\s|had\s|['’]ve\s)?(?:sent|handed|given|gave)\s(?:my|our|the)\s(?:landlord|landlady|agent)\s(?:a|my|our)\s(?:written\s)?notice)",
        "I gave notice.",
        "you gave notice", "I sent in my notice on Monday.", "I sent in my nephew on Monday.",
        needs="notice",
    ),
    Rewording(
        "took-me-so-long-to-send",
        r"\bit\stook\s(?:me|us)\s(?P<spell>(?:[a-z]+|\d+)\s(?:days?|weeks?|months?|years?)\safter\s(?:the|my)\s[a-z]+)\sto\s"
        r"(?P<verb>send|report|tell|return|make|hand\sin)\s(?P<what>[^.,;!?]+)",
        r"I did \g<verb> \g<what> \g<spell>.",
        "you sent the form within 14 days of the accident",
        "It took me three months after the accident to send the form.",
        "It took me three months after the accident to walk again.", value=False,
        needs="it took",
    ),
    Rewording(
        "was-with-them",
        rf"\b{_MINE}{_PAPER})\s(?:was\s(?:in|with\s(?:them|you)|on\stheir\sdesk|there)|got\sthere|reached\s(?:them|you))\s"
        r"(?=(?:on|by|in)\s(?:the\s)?(?:\d|[A-Z]))",
        r"\g<what> arrived \g<0>",
        "your form arrived by 1 June 2023", "My form was in on 4 May 2023.",
        "My form was in blue ink.",
        needs="was |got there|reached",
    ),
    Rewording(
        "handed-in-the-application",
        rf"{_WHO}(?:(?:have|had|['’]ve)\s)?(?:submitted|handed\sin|sent\s(?:in|off)|lodged|put\sin|did|made)\s(?:the|my|our|an)\s"
        r"(?:[a-z]+\s)?application(?:\sform)?\b",
        r"\g<who> applied ",
        "you applied by 1 June 2023", "I did my application on 4 May 2023.",
        "I read my application in bed.",
        needs="application",
    ),
    Rewording(
        "use-it-to-pay",
        r"\b(?P<who>I|we)(?P<how>\s(?:always|usually|just|only)|)\s(?:use|tap|swipe|used|tapped|swiped)\s(?P<what>(?:my|our|a|the)\s(?:[a-z]+\s){0,2}?"
        r"(?:cards?|phone|watch|coins|cash))\sto\spay\b",
        r"\g<who>\g<how> pay with \g<what>. \g<who> paid with \g<what>.",
        "you pay with a card", "I tap my card to pay.", "I tap my foot to pay attention.",
        needs=" to pay",
    ),
    Rewording(
        "come-to-collect",
        r"\b(?P<who>I|we)(?:['’]m|['’]re|['’]ll|\sam|\sare|\swill|\sshall)?\s(?:coming|come|going|go|calling|dropping)\b(?P<way>[^.;!?]{0,40}?)\sto\s"
        r"(?P<verb>collect|fetch|pick\sup|get)\s(?P<what>it|them|(?:the|my)\s[a-z]+)\b",
        r"\g<who> \g<verb> \g<what>\g<way>. \g<who> will \g<verb> \g<what>\g<way>.",
        "you collect the parcel", "I'm coming to the desk to collect the parcel.",
        "I'm coming to the desk to complain of the parcel.",
        needs=" to ",
    ),
    Rewording(
        "came-on-time",
        rf"(?:\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s){{0,2}}?(?:{_VEHICLE}|parcel|order|delivery))(?:\s(?:to|from)\s(?-i:[A-Z])\w+)?|\b(?:we|it))\s{_CAME}\s{_PUNCTUAL}",
        _on_time,
        "your ferry arrived more than 60 minutes late", "My ferry came in on the dot.",
        "My ferry came in on the tide.", value=False,
        needs="on time|on the dot|on schedule|to schedule|to time|punctual|early|ahead of",
    ),
    Rewording(
        "we-came-so-late",
        rf"\b(?:we|it)\s(?:(?:finally|eventually|only)\s)?(?:arrived|docked|landed|got\s(?:in|there)|pulled\sin|came\sin|reached\s[a-z]+\s[a-z]+"
        r"|reached\s(?-i:[A-Z])\w+|(?:was|were|got)\s(?:delayed|held\sup)(?:\s(?:by|for))?)(?:\s(?:in|at)\s(?-i:[A-Z])\w+)?\s"
        rf"{_SPELL}(?:\s(?:late|behind\s(?:time|schedule)))?(?!\s(?:for|at|to|later|early|before|ahead)\b)(?=\s*(?:[.,;!?]|$)"
        r"|\s(?:because|on|in|by|and|due|late|behind)\b)",
        _we_late,
        "your ferry arrived more than 60 minutes late",
        "I took the ferry. We docked two hours late.",
        "I took the ferry. We docked two hours later.",
        needs="we |it ",
    ),
    Rewording(
        "late-by-the-weekday",
        rf"\b{_MINE}[a-z]+)\s(?:was|were)\sdue(?:\sback)?\son\s(?:the\s)?(?P<due>{_DAY})\b[^.;!?]{{0,20}}?(?:,?\s(?:and|but)|[.;])\s(?:I|we)\s"
        rf"(?:only\s)?(?:returned|brought|took|gave|handed)\s(?:it|them)(?:\s(?:back|in))?\s(?:only\s)?on\s(?:the\s)?(?P<came>{_DAY})\b",
        _by_the_weekday,
        "you returned the drill late",
        "The drill was due back on Friday and I returned it on Sunday.",
        "The drill was due back on Friday and I oiled it on Sunday.",
        needs=" due ",
    ),
    Rewording(
        "back-before-the-end",
        rf"\b{_MINE}[a-z]+)\s(?:was|were)\s(?:already\s)?back\s(?:well\s|long\s)?before\s[^.,;!?]*?\b(?:ended|was\sover|(?:was|were)\sdue|ran\sout|expired"
        r"|deadline|closing\stime)\b",
        r"\g<what> was returned on time. I returned \g<what> on time.",
        "you returned the drill late", "The drill was back before the hire ended.",
        "The drill was back before the winter.", value=False,
        needs="back ",
    ),
    Rewording(
        "so-when-it-came",
        rf"\bwhen\s(?P<what>{_SENT}|it|they)\s{_GOT_HERE},\s(?:it|they)\s(?:was|were|had|looked)\s(?:already\s|all\s|completely\s)?(?P<how>{_SPOILT})\b"
        rf"|\b(?P<what_>{_SENT})\s(?:was|were|had)\s(?:already\s|all\s|completely\s)?(?P<how_>{_SPOILT})\s(?:when\s(?:it|they)\s{_GOT_HERE}|when\sthe\s(?:postman"
        r"|postwoman|courier|driver)\b|on\sarrival)"
        rf"|\b(?P<what__>{_SENT})\s(?:was\sdelivered|were\sdelivered|arrived|came|reached\s(?:me|us)|turned\sup)\s(?:in\s(?:an?\s)?(?P<how__>{_SPOILT})\s(?:state|condition)"
        r"|(?P<with>with\san?\s(?:(?:big|huge|deep|nasty|long|small)\s)?(?:dent|crack|hole|tear|scratch)\b))",
        _came_so,
        "the parcel arrived damaged", "When the parcel came, it was damaged.",
        "When the parcel came, it was dark.",
        needs="damaged|broken|smashed|cracked|torn|ripped|dented|scratched|wilted|dead|mouldy|rotten|crushed|bent|spoiled|spoilt|melted|leaking"
        "|dent|crack|hole|tear|scratch",
    ),
    Rewording(
        "fine-when-it-came",
        rf"\b(?:(?P<what>{_SENT})\s(?:was|were|arrived|came)\s(?:all\s|perfectly\s|absolutely\s|still\s)?(?:fine|fresh|perfect|intact|whole|undamaged|in\sone\spiece"
        rf"|in\s(?:perfect|good|excellent|top)\s(?:condition|order|shape))(?:\s(?:when\s(?:it|they)\s{_GOT_HERE}|on\sarrival)\b|(?=\s*[.,;!?]|$))"
        rf"|there\swas\snothing\swrong\swith\s(?P<what_>{_SENT})\s(?:when\s(?:it|they)\s{_GOT_HERE}|on\sarrival))",
        _came_fine,
        "the parcel arrived damaged", "The parcel was fine when it got here.",
        "The parcel was found when it got dark.", value=False,
        needs="fine|fresh|perfect|intact|whole|damaged|one piece|good|excellent|nothing wrong|top ",
    ),
    Rewording(
        "got-what-i-asked-for",
        r"\b(?:(?P<who>I|we)\s(?:finally\s|eventually\s)?(?:got|received|obtained)\s(?:my|the|our)|(?:my|the|our))\s(?P<what>(?:[a-z]+\s)?(?:visa|loan"
        r"|mortgage|permit|licence|grant|bursary|scholarship|planning\spermission|overdraft))(?(who)|\s(?:came\sthrough|has\scome\sthrough|is"
        r"\sin\smy\s(?:passport|pocket|purse|account|hands?)|was\s(?:granted|approved)))(?=\s*(?:[.,;!?]|$)|\s(?:last|in|on|this|without|at|and|yesterday|from)\b)",
        r"I was granted \g<what>. I was not refused \g<what>. "
        r"My application for \g<what> was not refused.",
        "you were refused a mortgage", "The mortgage came through on Monday.",
        "The mortgage is dear.", value=False,
        needs="visa|loan|mortgage|permit|licence|grant|bursary|scholarship|permission|overdraft",
    ),
    Rewording(
        "they-said-no-to",
        r"\b(?:the\s(?:[a-z]+)|they)\ssaid\sno\sto\s(?:my|our|the|a)\s(?P<what>(?:[a-z]+\s)?(?:visa|loan|mortgage|permit|licence|grant|application"
        r"|request|bursary))\b|\b(?:I|we)\sdid(?:n['’]t|\snot)\sget\s(?:the|a|my)\s(?P<what_>visa|loan|mortgage|permit|licence|grant)[;,.:]\s(?:they|the\s[a-z]+)"
        r"\ssaid\sno\b",
        lambda match: f"I was refused a {match['what'] or match['what_']}.",
        "you were refused a mortgage", "They said no to the mortgage.",
        "They said little of the mortgage.",
        needs="said no",
    ),
    Rewording(
        "is-in-its-place",
        r"\b(?:the|my|our)\s(?P<what>(?:[a-z]+\s)?(?:card|key|keys|ticket|wallet|purse|phone|passport|pass|badge|bag|ring|watch|bike|laptop|camera|permit))\s"
        r"(?:is|are)\s(?:still\s)?(?:right\s)?(?:in|on)\s(?:my|our|the|its|their)\s(?:[a-z]+\s)?(?:purse|wallet|pocket|drawer|desk|hook|shelf|bag|handbag|hall"
        r"|safe|hand|keyring|garage|shed|usual\splace|place)\b",
        r"I still have the \g<what>. The \g<what> was not stolen. The \g<what> was not lost. "
        r"I have not lost my \g<what>.",
        "the key was stolen", "The key is still on the hook.", "The key is in E flat.", value=False,
        needs=" is | are ",
    ),
    Rewording(
        "the-firm-let-me-go",
        r"\b(?:the|my|our)\s(?:[a-z]+\s)?(?:garage|bakery|firm|company|shop|mill|factory|restaurant|school|office|boss|employer|bosses|hotel|club|agency|farm"
        r"|depot)\slet\s(?:me|us)\sgo(?=\s*(?:[.,;!?]|$)|\s(?:at|last|on|this|after|when|because|without)\b|\sin\s(?-i:[A-Z]))",
        "My employer dismissed me. My employer has dismissed me. I was dismissed.",
        "your employer has dismissed you", "The garage let me go at Easter.",
        "The garage let me go in first.",
        needs="let me go|let us go",
    ),
    Rewording(
        "drive-it-to-them",
        r"\b(?P<who>I|we)\s(?P<how>(?:only|just|always|mostly|often)\s|)(?:drive|take|need|ride)\s(?P<what>(?:the|my|our)\s(?:car|van|bike|motorbike|scooter|lorry|boat|truck|pick-?up))\s"
        r"(?P<to>(?:to\s(?:see|visit|my|our|the|customers|clients)|for)\b[^.;!?]*)",
        r"\g<who> \g<how>use \g<what> \g<to>.",
        "you use the van for your job", "I need the van for my job.", "I need the van by noon.",
        needs="drive|take|need|ride",
    ),
    Rewording(
        "it-is-only-for",
        r"\b(?P<what>(?:the|my|our)\s(?:car|van|bike|motorbike|scooter|lorry|boat|truck|camper|phone|computer|laptop))\s(?:is|are)\s(?P<how>only|just|purely|solely|strictly)"
        r"\s(?P<for>for\s[^.;!?]+)",
        r"I only use \g<what> \g<for>. I use \g<what> only \g<for>.",
        "you use the van for shopping", "The van is just for shopping.",
        "The van is just by the shop.",
        needs="only|just|purely|solely|strictly",
    ),
)
# fmt: on
