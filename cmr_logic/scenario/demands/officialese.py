"""What a clause says in the words of offices, and in those in which people tell it.

"You have been diagnosed with asthma" is told by "I have asthma", and "you provide care for a
relative" by "I look after my gran". Each turn of speech has the form that stories are compared
with besides, and what a story that speaks of that form says of the clause.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from cmr_logic.scenario.demands.common_terms import COMMON_TERMS
from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
_FAILS = frozenset({False})

_HOME = (
    r"(?:your|the|this)\s(?:home|house|household|flat|property|address|dwelling|apartment|place)"
)
_OTHERS = (
    r"(?:(?:any(?:body|one|\sone)|some(?:body|one))\selse|(?:any\s|an)?other\s(?:person|people))"
)
_ANYBODY = rf"(?:{_OTHERS}|any(?:body|one|\sone)|some(?:body|one))"
_KIN = (
    r"child|son|daughter|partner|spouse|husband|wife|relative|parent|mother|father|brother|sister"
)
# "Twelve or more", "fewer than 50", "at most six".
_MANY = (
    r"(?P<many>(?:(?:at|least|most|more|fewer|less|than|no|not|up|to|over|under|a|minimum|maximum|of|only|exactly)\s){0,4}"
    r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty"
    r"|fifty|a\sdozen|a\shundred)(?:\s(?:or|and)\s(?:more|fewer|less|over|under|above))?)"
)
_TEAM = (
    r"(?:group|team|band|choir|crew|party|ensemble|orchestra|quartet|squad|troupe|side|expedition"
    r"|syndicate|class|club|circle|troop|patrol|cast|chorus|delegation)"
)
_TEAMS = (
    r"(?:groups|teams|bands|choirs|crews|parties|ensembles|orchestras|squads|troupes|sides|classes|clubs|circles"
    r"|troops|patrols|choruses|delegations)"
)
_MEMBERS = (
    r"(?:people|persons|members|players|musicians|singers|dancers|performers|participants|competitors|riders"
    r"|runners|walkers|rowers|paddlers|visitors|guests|travellers|adults|pupils|students|children|hikers"
    r"|cyclists|swimmers|actors|campers|scouts|anglers|pilgrims|passengers|customers|diners|skaters|climbers|singers)"
)
# At what time there are so many: "fewer than six players **at the start**"; not "at our school".
_THEN = (
    r"(?:\s(?:at|on)\s(?:the\s)?"
    r"(?:start|beginning|outset|kick-off|tip-off|throw-in|time|day|night))?"
)

_FIRMS = (
    r"(?:employers?|firms?|business(?:es)?|compan(?:y|ies)|organi[sz]ations?|workshops?|enterprises?"
    r"|traders?)"
)
_WORKERS = (
    r"(?:employees|workers|staff|members\sof\sstaff|people\son\s(?:the|your|their)\spayroll"
    r"|staff\smembers)"
)

# fmt: off
TURNS: tuple[Turn, ...] = (
    Turn(
        "team-of-so-many",
        rf"^you\sare\s(?:an?\s)?(?:[a-z]+\s)?(?:{_TEAMS}|{_TEAM})\s(?:of|with)\s{_MANY}(?:\s{_MEMBERS})?$",
        r"your group has \g<many> people", _EITHER,
        "you are teams of two or more", "There'll be four of us.", "There'll be four of them.",
    ),
    Turn(
        "team-has-so-many",
        rf"^(?:it|your\s{_TEAM}|the\s(?:{_TEAMS}|{_TEAM}))\s(?:has|have|is|are|consists\sof|is\smade\sup\sof|comprises|contains|includes|numbers)"
        rf"\s{_MANY}\s{_MEMBERS}{_THEN}$",
        r"your group has \g<many> people", _EITHER,
        "your band has at most six musicians", "We're a ska group of five.",
        "We're a ska group of fools.",
    ),
    Turn(
        "tables-for-so-many",
        rf"^it\sis\s(?:an?\s)?(?:tables?|bookings?|reservations?|rooms?|orders?)\s(?:for|of)\s{_MANY}(?:\s{_MEMBERS})?$",
        r"your group has \g<many> people", _EITHER,
        "it is tables for eight or more", "There'll be ten of us.", "There'll be ten of them.",
    ),
    Turn(
        "so-many-of-you",
        rf"^there\s(?:are|will\sbe)\s{_MANY}\s(?:people\s)?(?:of\syou|in\s(?:your|the)\s{_TEAM})$",
        r"your group has \g<many> people", _EITHER,
        "there are five or more of you", "We're a party of nine.", "We're a party of liars.",
    ),
    Turn(
        "household-of-so-many",
        r"^you\sare\s(?:an?\s)?(?:[a-z]+\s)?(?:households?|famil(?:y|ies))\sof\s"
        rf"{_MANY}(?:\s(?:people|persons|members))?$",
        r"your household has \g<many> people", _EITHER,
        "you are families of five or more", "There are seven of us at home.",
        "There are seven of them at home.",
    ),
    Turn(
        "household-with-so-many",
        rf"^you\sare\s(?:an?\s)?(?:[a-z]+\s)?(?:households?|homes?)\swith\s{_MANY}\s(?P<who>[a-z]+)$",
        r"your household has \g<many> \g<who>", _EITHER,
        "you are households with more than three children", "There are five kids in our house.",
        "There are five cats in our house.",
    ),
    Turn(
        "so-many-live-there",
        rf"^(?:there\sare\s)?{_MANY}\s(?P<who>people|persons|children|adults)\s(?:who\s)?"
        r"(?:are\s)?(?:(?:live|living|reside|residing|stay)\s)?(?:in|at)\s(?:your|this)\s(?:home|house|household|flat|address)$",
        r"your household has \g<many> \g<who>", _EITHER,
        "four or more people live in your home", "There are seven of us under one roof.",
        "There are seven of them under one roof.",
    ),
    Turn(
        "employer-of-so-many",
        rf"^you\sare\s(?:an?\s)?(?:[a-z]+\s)?{_FIRMS}\s(?:with|of|that\s(?:have|has)|who\shave|having|employing|that\semploys?"
        rf"|who\semploy)\s{_MANY}\s(?:{_WORKERS}|people)$",
        r"you employ \g<many> people", _EITHER,
        "you are employers with at least 20 workers", "My joinery firm employs 34 people.",
        "My joinery firm enjoys 34 people.",
    ),
    Turn(
        "has-so-many-staff",
        rf"^(?:you|(?:your|the)\s[a-z]+)\s(?:have|has|employs?)\s{_MANY}\s{_WORKERS}$",
        r"you employ \g<many> people", _EITHER,
        "your firm has fewer than 50 employees", "We're a bakery with nine people on the payroll.",
        "We're a bakery with nine people in the queue.",
    ),
    Turn(
        "owners-of-empty-homes",
        r"^(?:you\sare\sowners\sof|the)\s(?:homes?|houses?|flats?|propert(?:y|ies)|dwellings?)\s(?:that\s)?(?:have|has)\s(?:stood|been"
        r"|lain)\s(?:empty|vacant|unoccupied)\s",
        "your home has been empty ", _EITHER,
        "you are owners of homes that have stood empty for more than six months",
        "My flat has been vacant for two years.", "My flask has been vacant for two years.",
    ),
    Turn(
        "has-had-since-bought",
        r"^you\s(?:have\s)?bought\s(?P<what>it|them|the\s[a-z]+)\s(?P<bound>(?:less|more|fewer)\sthan\s[\w-]+\s(?:days|weeks|months"
        r"|years))\sago$",
        r"you have had \g<what> for \g<bound>", _EITHER,
        "you bought it less than 30 days ago", "I've had it for four days.",
        "I've hired it for four days.",
    ),
    Turn(
        "absent",
        r"^you\sare\sabsent\s(?=for\s)", "you are away ", _EITHER,
        "you are absent for more than ten days", "I'll be away for three weeks.",
        "I'll be awake for three weeks.",
    ),
    Turn(
        "has-a-thing-so-large",
        r"^(?:you\s(?:are\s)?(?:tow|towing|drive|driving|own|have|use|using|keep|ride|sail|sailing|build|building|put\sup|rent|hire|wear"
        r"|carry)|it\sis)\san?\s(?P<thing>[a-z]+)\s(?P<size>(?:(?:longer|wider|higher|taller|heavier|larger|bigger|deeper"
        r"|shorter|lighter|smaller)\sthan\s|(?:more|less)\sthan\s[\d.,]+\s[a-z]+\s(?:long|wide|high|tall|deep)$).*)$",
        r"your \g<thing> is \g<size>", _EITHER,
        "you tow a trailer longer than 8 metres", "My trailer is 11 metres from end to end.",
        "My trailer is 11 metres from the shed.",
    ),
    Turn(
        "at-present",
        r"\s(?:currently|presently|at\spresent|at\sthe\smoment)(?=\s|$)", "", _EITHER,
        "you are currently pregnant", "I'm pregnant.", "I'm patient.",
    ),
    Turn(
        "in-possession",
        r"^you\sare\sin\spossession\sof\s", "you have ", _EITHER,
        "you are in possession of a passport", "I've got a passport.", "I've got a passion.",
    ),
    Turn(
        "diagnosed",
        r"^(?P<who>you|your\s\w+)\s(?P<have>have|has)\sbeen\sdiagnosed\s(?:with|as\shaving)\s",
        r"\g<who> \g<have> ", _EITHER,
        "you have been diagnosed with asthma", "I have asthma.", "I have an asthmatic cat.",
    ),
    Turn(
        "diagnosis",
        r"^you\shave\sa\sdiagnosis\sof\s", "you have ", _EITHER,
        "you have a diagnosis of dementia", "I have dementia.", "I have a dentist.",
    ),
    Turn(
        "in-ones-home",
        rf"^there\s(?:is|are)\s(?P<what>(?:an?|any)\s[\w\s-]+?)\s(?:in|at|inside)\s{_HOME}$",
        r"you have \g<what>", _HOLDS,
        "there is a television in your home", "I've got a telly.", "I've got a tellytubby.",
    ),
    Turn(
        "provides-care",
        r"^you\s(?:provide|give)\s(?:regular\s)?care\s(?:for|to)\s", "you look after ", _EITHER,
        "you provide care for a relative", "I look after my gran.", "I look at my gran.",
    ),
    Turn(
        "provides-unpaid-care",
        r"^you\s(?:provide|give)\sunpaid\scare\s(?:for|to)\s", "you look after ", _FAILS,
        "you provide unpaid care for a relative", "I don't look after any relative.",
        "I don't look like any relative.", value=False,
    ),
    Turn(
        "caring-responsibilities",
        r"^you\shave\s(?:caring|care)\sresponsibilities\sfor\s", "you look after ", _EITHER,
        "you have caring responsibilities for a child", "I look after my son.",
        "I look for my son.",
    ),
    Turn(
        "granted",
        r"^you\shave\sbeen\s(?:granted|awarded|issued(?:\swith)?)\s(?=(?:an?|the|your|planning"
        r"|written|indefinite|settled|pre-settled|limited|discretionary|refugee|humanitarian|legal"
        r"|british)\s)",
        "you have ", _EITHER,
        "you have been issued with a permit", "I've got a permit.", "I've got a parrot.",
    ),
    Turn(
        "undertakes-work",
        r"^you\s(?:undertake|carry\sout|perform|are\sengaged\sin|engage\sin)\s(?=(?:paid|unpaid"
        r"|voluntary|night|shift|seasonal|casual|agency)\swork)",
        "you do ", _EITHER,
        "you undertake voluntary work", "I volunteer at the zoo.", "I voted at the zoo.",
    ),
    Turn(
        "family-member",
        r"^(?:an?\s|one\sof\s)?(?:family\smember|member\sof\syour\sfamily)s?"
        r"\s(?=\w)",
        "your relative ", _EITHER,
        "a member of your family is ill", "My mum is ill.", "My mug is old.",
    ),
    Turn(
        "employer-requires",
        r"^your\s(?:employer|boss|work|job)\s(?:requires|makes|obliges|expects|forces)\syou\s(?:to\s)?",
        "you are required to ", _EITHER,
        "your employer requires you to work on Sundays", "I have to work on Sundays.",
        "I like to work on Sundays.",
    ),
    Turn(
        "relative-of-yours",
        r"^(?:an?\s)?(?:relative|family\smember)\sof\syours\s(?=\w)", "your relative ", _EITHER,
        "a relative of yours is ill", "My aunt is ill.", "My ankle is sore.",
    ),
    *(
        Turn(
            f"close-relative-{kin}",
            r"^(?:an?|one\sof\syour|your)\s(?:(?:close|near|immediate)\s(?:relatives?|family\smembers?)(?:\sof\syours)?"
            r"|member\sof\syour\s(?:close|immediate)\sfamily)\s(?=\w)",
            f"your {kin} ", _HOLDS,
            "a close relative of yours is ill", f"My {kin} is ill.", "My ankle is sore.",
        )
        for kin in ("parent", "child", "sibling", "spouse")
    ),
    Turn(
        "anywhere-to-live",
        r"^you\shave\s(?:anywhere|somewhere|any\splace|a\splace)\sto\s(?:live|stay)(?:\stonight)?$",
        "you have a home", _EITHER,
        "you have anywhere to live", "I sleep on the streets.", "I sweep the streets.",
        value=False,
    ),
    Turn(
        "people-with",
        r"^you\sare\s(?:people|readers|customers|passengers|visitors|guests|users|applicants|claimants"
        r"|patients|persons|individuals|households|buyers|riders)\swith\s",
        "you have ", _EITHER,
        "you are customers with a receipt", "I've got the receipt.", "I've got the recipe.",
    ),
    Turn(
        "people-without",
        r"^you\sare\s(?:people|readers|customers|passengers|visitors|guests|users|applicants|claimants"
        r"|patients|persons|individuals|households|buyers|riders)\swithout\s(?:an?\s|any\s)?",
        "you have no ", _EITHER,
        "you are patients without a referral", "I have no referral.", "I have no reference.",
    ),
    Turn(
        "is-without",
        r"^(?P<who>(?:you|it|(?:your|the|this)(?:\s[\w-]+){1,3}))\s(?:is|are|was|were)\swithout\s(?:an?\s|any\s)?",
        r"\g<who> have no ", _EITHER,
        "your boat is without a mast", "My boat has no mast.", "My boat has no mat.",
    ),
    Turn(
        "goes-with",
        r"^you\s(?:will\s)?(?:(?:are|be)\s)?(?:travel|arrive|come|fly|camp|cycle|drive|row|swim|sail|climb|walk|visit)(?:l?ing)?"
        r"\swith\s(?=(?:an?|any)\s(?!companion|friend|partner|child|infant|baby|adult|guide|group|party|carer|dog|pet))",
        "you have ", _FAILS,
        "you are travelling with a pram", "I have no pram.", "I have no plan.", value=False,
    ),
    Turn(
        "in-the-thing",
        r"^there\s(?:is|are|was|were)\s(?P<what>(?:an?\s|any\s|at\sleast\sone\s)[\w\s-]+?|[a-z]+s)\s"
        r"(?:in|at|inside|on|round|around|behind|outside|under|near)\s(?P<thing>(?:your|the)\s(?!last|past|next|event)[\w-]+(?:\s[\w-]+)?)$",
        r"\g<thing> has \g<what>", _EITHER,
        "there is a fence round your plot", "My plot has a fence.", "My plot has a view.",
    ),
    Turn(
        "in-ones-own",
        r"^there\s(?:is|are|was|were)\s(?P<what>(?:an?\s|any\s|at\sleast\sone\s)[\w\s-]+?|[a-z]+s)\s"
        r"(?P<where>(?:in|at|inside|on)\syour\s[\w-]+(?:\s[\w-]+)?)$",
        r"you have \g<what> \g<where>", _EITHER,
        "there is a pond in your garden", "I have a pond in my garden.",
        "I have a plan for my garden.",
    ),
    Turn(
        "sort-of-people",
        r"^(?:you\sare\s)?(?P<how>self-employed|disabled|retired|homeless|unemployed|bereaved|blind|deaf|pregnant"
        r"|married|single|widowed|divorced)\s(?:women|men|applicants|claimants|customers|passengers"
        r"|visitors)$",
        r"you are \g<how>", _EITHER,
        "self-employed applicants", "I'm a sole trader.", "I'm a sore loser.",
    ),
    Turn(
        "with-family",
        r"^(?P<stay>you\s(?:are\s)?(?:stay|staying|live|living|lodge|lodging))\swith\s(?:your\s)?(?:family"
        r"|relatives|family\smembers)$",
        r"\g<stay> with a relative", _HOLDS,
        "you are staying with family", "I'm staying with my gran.", "I'm staying with my group.",
    ),
    Turn(
        "has-the-use",
        r"^you\shave\s(?:access\sto|(?:the\s)?use\sof)\s(?=an?\s|your\sown\s)", "you have ", _HOLDS,
        "you have the use of a car", "I have a car.", "I have a card.",
    ),
    Turn(
        "has-kin-who",
        rf"^you\shave\san?\s(?P<whom>{_KIN})\s(?:who|that)\s(?=\w+)", r"your \g<whom> ", _HOLDS,
        "you have a child who is disabled", "My son is blind.", "My son is kind.",
    ),
    Turn(
        "has-kin-with",
        rf"^you\shave\san?\s(?P<whom>{_KIN})\swith\s", r"your \g<whom> has ", _HOLDS,
        "you have a child with a disability", "My son is blind.", "My son is kind.",
    ),
    Turn(
        "awaiting",
        r"^you\sare\sawaiting\s", "you are waiting for ", _EITHER,
        "you are awaiting an operation", "I'm waiting for an operation.",
        "I'm waiting for an opera.",
    ),
    Turn(
        "little-income",
        r"^(?:your\s(?:household\s|family\s)?income\sis\s(?:low|limited)|you\shave\s(?:a\s)?(?:limited"
        r"|small|little)\sincome|you\sare\son\sa\slimited\sincome)$",
        "you have a low income", _EITHER,
        "your household income is low", "We're on a low income.", "We're on a low hill.",
    ),
    Turn(
        "struggles-to-pay",
        r"^you\s(?:have\s(?:difficulty|trouble|problems)\s(?:in\s)?paying|(?:are\sstruggling|struggle)"
        r"\sto\spay|are\shaving\s(?:difficulty|trouble)\spaying|find\sit\s(?:hard|difficult)\sto\spay"
        r"|cannot\safford\sto\spay|are\sunable\sto\safford)\s",
        "you cannot pay ", _HOLDS,
        "you are struggling to pay your rent", "I can't pay my rent.", "I can't play my part.",
    ),
    Turn(
        "made-an-application",
        r"^you\s(?:have\s)?(?:made|submitted|sent\sin|put\sin)\san\sapplication\sfor\s",
        "you have applied for ", _EITHER,
        "you have made an application for a permit", "I applied for a permit in May.",
        "I appealed for a person in May.",
    ),
    Turn(
        "makes-use",
        r"^you\smake\suse\sof\s", "you use ", _EITHER,
        "you make use of a wheelchair", "I use a wheelchair.", "I use a wheelbarrow.",
    ),
    *COMMON_TERMS,
)
# fmt: on
_ADULTS = re.compile(
    rf"^(?:there\s(?:is|are)\s)?(?:any|an|another|one)?\s?other\sadults?\s(?:who\s)?(?:lives?|living|resides?|residing)"
    rf"\s(?:(?:in|at)\s{_HOME}|here|with\syou)$",
    re.IGNORECASE,
)
_COMPANY = re.compile(
    rf"^(?:(?:there\s(?:is|are)\s)?(?:{_ANYBODY}\s(?:who\s)?(?:lives?|living|is\sliving|are\sliving)\swith\syou"
    rf"|{_OTHERS}\s(?:who\s)?(?:lives?|living|is\sliving|are\sliving)\s(?:(?:in|at)\s{_HOME}|here))"
    rf"|you\shave\s{_ANYBODY}\sliving\swith\syou)$",
    re.IGNORECASE,
)


@cache
def _patterns() -> Sequence[tuple[re.Pattern[str], Turn]]:
    """Return the turns with their patterns, compiled when a first story is read."""
    return tuple((re.compile(turn.pattern, re.IGNORECASE), turn) for turn in TURNS)


def in_company(statement: str) -> str:
    """Return a clause of which somebody who lives with oneself is the subject as one of oneself.

    What one says of oneself is not of them: who "lives alone" is not "anybody else".

    Args:
        statement: a clause.

    Example:
        >>> in_company("anybody else lives in your home")
        'you live with other people'
        >>> in_company("both parents work")
        'you and your partner work'
        >>> in_company("anybody else lives in Leeds")
        'anybody else lives in Leeds'
    """
    if statement.startswith("both "):
        return _PAIR.sub("you and your partner ", statement)
    if " liv" not in statement:
        return statement
    statement = _ADULTS.sub("you live with another adult", statement)
    return _COMPANY.sub("you live with other people", statement)


_PAIR = re.compile(
    r"^both\s(?:(?:of\s)?(?:the\s|your\schild['’]s\s)?parents|you\sand\syour\spartner)\s"
)


@lru_cache(maxsize=4096)
def in_plain_words(statement: str) -> tuple[tuple[str, frozenset[bool]], ...]:
    """Return how people say what a clause does, each with what such words may say of the clause.

    Args:
        statement: a clause.

    Example:
        >>> [form for form, _ in in_plain_words("you are currently awaiting an operation")]
        ['you are awaiting an operation', 'you are waiting for an operation']
        >>> in_plain_words("you are waiting for an operation")
        ()
    """
    return tuple(_forms(statement))


def _forms(statement: str) -> Iterator[tuple[str, frozenset[bool]]]:
    said, values = statement, _EITHER
    for pattern, turn in _patterns():
        plain = _said_plainly(pattern, turn, said)
        if plain is not None:
            values &= turn.values
            said = plain
            yield said, values
        elif said is not statement:  # one turn may name several kinds of the same
            plain = _said_plainly(pattern, turn, statement)
            if plain is not None:
                yield plain, turn.values


def _said_plainly(pattern: re.Pattern[str], turn: Turn, statement: str) -> str | None:
    """Return a clause without a turn; None where the turn is not there, as most are not."""
    if pattern.search(statement) is None:
        return None
    plain = pattern.sub(turn.says, statement, count=1)
    return plain if plain != statement else None
