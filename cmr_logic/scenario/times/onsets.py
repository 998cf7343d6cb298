"""What happened, and the state since then, by the words of rules and of people.

A rule asks for how long somebody has been unemployed, or a house empty; people say when they were
laid off, or when the last tenants moved out. An entry of :data:`ONSETS` joins the words by which
rules ask for a state, or for what happened, with those by which people tell its beginning, and
those by which they tell that it goes on.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Onset:
    """What happens once, and the state that begins with it.

    Args:
        name: a unique name.
        asks: the words of a rule, as a pattern.
        begins: the words of a story for what happened, as a pattern.
        holds: the words of a story for the state that has lasted since, as a pattern.
        clause: a clause that asks for how long, or when.
        fires: a story that makes it false.
        silent: a story that leaves it open.
        things: the beginning is told of a thing, which must be the one that a clause names.
        others: others may do or undergo it: "they **let me go**", "the tenants left".
    """

    name: str
    asks: str
    begins: str
    holds: str
    clause: str
    fires: str
    silent: str
    things: bool = False
    others: bool = False


_NEVER = r"(?!x)x"
# fmt: off
ONSETS: tuple[Onset, ...] = (
    Onset(
        "residence",
        r"\b(?:lived|resident|resid(?:ed|ing)|living|residence|settled|been\sin\s(?:the|this)\s(?:area|country|borough|district|town|city|county|state|region|parish|village))\b",
        r"\b(?:moved\s(?:in(?:to)?|to|over|here|back|down|up)|came\s(?:here|to|over|back)|arrived|settled|relocated|got\shere|landed|emigrated|immigrated"
        r"|got\sthe\skeys)\b",
        r"\b(?:liv(?:ed|ing)|been\s(?:living|in\s(?:the|this)\s(?:area|country|borough|district|town|city|village))|settled)\b",
        "you have lived in the borough for at least six months",
        "I landed here three weeks ago.", "I lectured here three weeks ago.",
    ),
    Onset(
        "unemployment",
        r"\b(?:unemployed|out\sof\s(?:work|a\sjob)|without\s(?:a\sjob|work)|jobless|looking\sfor\s(?:work|a\sjob)|not\s(?:worked|working|been\sin\swork))\b",
        r"\b(?:laid\soff|lost\smy\sjob|made\sredundant|redundant|(?:was|got|been|were)\s(?:sacked|fired|let\sgo|axed|dismissed)|(?:let|laid)\s(?:me|us)\s(?:go|off)"
        r"|(?:job|contract|work)\s(?:ended|finished|dried\sup|ran\sout)|last\sday(?:\sat\swork|\sof\swork)?|finished\s(?:work|up)|stopped\sworking|quit|gave\sup\swork"
        r"|(?:firm|factory|shop|company|place|mill|warehouse|plant)\s(?:closed|shut|went\sbust|folded))\b",
        r"\b(?:n['’]t\s(?:worked|had\s(?:a\sjob|work|any\swork))|not\sworked|without\s(?:work|a\sjob)|out\sof\s(?:work|a\sjob)|unemployed|jobless|no\s(?:job|work)|on\sthe\sdole"
        r"|signing\son|looking\sfor\s(?:work|a\sjob)|job[\s-]?hunting|between\sjobs)\b",
        "you have been unemployed for at least six months",
        "They let me go three weeks ago.", "They let me in three weeks ago.",
        others=True,
    ),
    Onset(
        "service",
        r"\b(?:worked\s(?:for|at|with|there|here)|employed|been\s(?:with|in)\s(?:your|the|this)\s(?:job|employer|firm|company|post|role)|service|employee|employment)\b",
        r"\b(?:started(?!\s(?:a|the|my)\s(?:course|degree|diet|class))|joined|began|(?:took|taken)\s(?:me|us)\son|(?:was|got)\s(?:hired|taken\son)|hired\sme|first\sday)\b",
        r"\b(?:been\s(?:there|here|with|in\sthe\sjob|working\s(?:here|there|for|with|at)|on\sthe\s(?:books|payroll))|work(?:ed|ing)\s(?:here|there|for|with|at)|in\sthe\ssame\sjob|employed)\b",
        "you have been employed for at least six months",
        "The mill took me on three weeks ago.", "The mill took me round three weeks ago.",
        others=True,
    ),
    Onset(
        "emptiness", r"\b(?:empty|vacant|unoccupied|unlived|not\sbeen\slived\sin|uninhabited)\b",
        r"\b(?:moved\sout|left(?!\s(?:the\scountry|my|our|school|work|home))|cleared\sout|vacated|went\sinto\s(?:a\s)?(?:home|care))\b",
        r"\b(?:(?:nobody|no\sone|no-one)(?:['’]s|\shas|\shave)?\s(?:[a-z]+\s)?(?:lived|been|set\sfoot)|empty|vacant|unoccupied|not\sbeen\slived\sin|n['’]t\sbeen\slived\sin)\b",
        "the property has been empty for at least six months",
        "The last tenants moved out three weeks ago.", "The last tenants moved in three weeks ago.",
        others=True,
    ),
    Onset(
        "absence-from-work",
        r"\b(?:off\s(?:work|sick)|sick|sickness|ill|unable\sto\swork|incapable)\b",
        r"\b(?:(?:rang|called|phoned)\s(?:in|up)|went\soff|signed\s(?:me\s)?off|came\sdown\swith|fell\sill|took\sill|caught)\b",
        r"\b(?:been\s(?:off|in\sbed|ill|sick|poorly|laid\sup|signed\soff)|off\s(?:work|sick|with)|signed\soff)\b",
        "you have been off sick for at least six months",
        "I rang in sick three weeks ago.", "I rang the bell three weeks ago.",
        others=True,
    ),
    Onset(
        "marriage", r"\b(?:married|marriage|civil\spartnership)\b",
        r"\b(?:married|wed|wedding|tied\sthe\sknot|got\shitched|exchanged\svows|walked\sdown\sthe\saisle)\b",
        r"\b(?:married|husband\sand\swife|together\sas)\b",
        "you have been married for at least six months",
        "We got hitched three weeks ago.", "We hitched a ride three weeks ago.",
    ),
    Onset(
        "separation", r"\b(?:separated|living\sapart|lived\sapart|split\sup)\b",
        r"\b(?:split(?:\sup)?|separated|moved\sout|left\sme|walked\sout|broke\sup|parted)\b",
        r"\b(?:separated|apart|split\sup|on\smy\sown)\b",
        "you have been separated for at least six months",
        "My husband walked out three weeks ago.", "My husband walked in three weeks ago.",
        others=True,
    ),
    Onset(
        "trade",
        r"\b(?:trading|traded|in\s(?:business|operation)|self-employed|operating|operated|running\s(?:a|your)|open\sfor\sbusiness|started\s(?:trading|business|up)"
        r"|began\strading|set\sup|established|founded|incorporated|opened)\b",
        r"\b(?:opened(?!\s(?:an?|my|our)\s(?:account|letter|present))|set\s(?:[a-z]+\s){0,4}?up|started(?:\s(?:up|out|trading))?|launched|founded|began|went\sself-employed|took\sover|bought\sthe\sbusiness"
        r"|got\s(?:it\s)?going|first\s(?:customers?|sale|order))\b",
        r"\b(?:been\s(?:trading|going|open|in\sbusiness|running|self-employed|at\sit|my\sown\sboss)|trading|running|traded)\b",
        "your business has been trading for at least six months",
        "I launched it three weeks ago.", "I lunched there three weeks ago.",
    ),
    Onset(
        "holding", r"\b(?:owned|had|held|kept|been\sthe\s(?:owner|keeper)|possessed)\b",
        r"\b(?:bought|got|acquired|purchased|inherited|took\s(?:[a-z]+\s){0,3}?out|picked\s(?:[a-z]+\s){0,3}?up|was\sgiven|passed|adopted|collected)\b",
        r"\b(?:had|owned|held|kept)\b",
        "you have owned the boat for at least six months",
        "I picked the boat up three weeks ago.", "I picked the crew up three weeks ago.",
        things=True,
    ),
    Onset(
        "tenancy", r"\b(?:tenants?|rent(?:ed|ing)|tenanc(?:y|ies)|leases?)\b",
        r"\b(?:moved\sin(?:to)?|signed|(?:started|began)\srenting|took\s(?:[a-z]+\s){0,4}?on|took\son|got\sthe\skeys|put\spen\sto\spaper)\b",
        r"\b(?:rent(?:ed|ing)|been\s(?:here|in|a\stenant)|lived)\b",
        "you have been a tenant for at least six months",
        "I took the flat on three weeks ago.", "I took the dog out three weeks ago.",
    ),
    Onset(
        "membership", r"\b(?:member|membership|subscribed|subscriber|joined|customer|signed\sup)\b",
        r"\b(?:joined|signed\sup|became\san?\s(?:[a-z]+\s)?(?:member|customer|subscriber)|enrolled|subscribed|opened)\b",
        r"\b(?:been\s(?:an?\s(?:[a-z]+\s)?(?:member|customer|subscriber)|(?:in|with)\s(?:the|this|our)\s(?:club|union|society|association|guild|gym|bank))|belonged|member)\b",
        "you have been a member for at least six months",
        "I signed up three weeks ago.", "I summed up three weeks ago.",
    ),
    Onset(
        "waiting", r"\b(?:wait(?:ed|ing)|on\s(?:the|a)\swaiting\slist)\b",
        r"\b(?:applied|asked|(?:was|been|got)\sreferred|referred\sme|sent|put\s(?:[a-z]+\s){0,4}?(?:in|down|on)|joined\sthe\s(?:list|queue)|requested|ordered|reported)\b",
        r"\b(?:waiting|waited|on\sthe\s(?:waiting\s)?list|heard\snothing|n['’]t\sheard)\b",
        "you have been waiting for at least six months",
        "My doctor referred me three weeks ago.", "My doctor rebuked me three weeks ago.",
        others=True,
    ),
    Onset(
        "need",
        r"\b(?:had\s(?:difficult(?:y|ies)|trouble|problems|care|the\scondition)|needed\s(?:help|care|support)|had\s(?:your|a)\s(?:condition|illness|disability)|disabled|diagnosed"
        r"|had\smobility)\b",
        r"\b(?:stroke|accident|fell|fall|diagnosed|operation|came\son|broke\smy|hurt\smy|took\sill|injur\w+|started|began)\b",
        r"\b(?:struggl\w+|needed|had\s(?:trouble|difficult\w+|it|this)|been\s(?:like\sthis|ill|bad|unable)|suffer\w+|n['’]t\sbeen\sable)\b",
        "you have had difficulties for at least six months",
        "I had a stroke three weeks ago.", "I had a strop three weeks ago.",
    ),
    Onset(
        "retirement", r"\bretired?\b",
        r"\b(?:retired|hung\sup\smy\s(?:boots|apron|hat)|finished\swork|stopped\swork(?:ing)?|took\smy\spension|drew\smy\spension)\b",
        r"\b(?:retired|drawing\smy\spension)\b",
        "you have been retired for at least six months",
        "I hung up my boots three weeks ago.", "I hung up my coat three weeks ago.",
    ),
    Onset(
        "widowhood", r"\b(?:widow(?:ed|er)?|bereave\w*|died|death|passed\saway)\b",
        r"\b(?:died|passed(?:\saway|\son)?|lost\smy\s(?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|gran|brother|sister)|death|funeral|buried)\b",
        _NEVER,
        "your partner died more than six months ago",
        "I lost my husband three weeks ago.", "I lost my hat three weeks ago.",
        others=True,
    ),
    Onset(
        "receiving", r"\b(?:receiv(?:ed?|ing)|arriv(?:ed|es|al)|deliver(?:ed|y)|got|had)\b",
        r"\b(?:came|arrived|turned\sup|got|received|landed|delivered|delivery|reached|picked\s(?:[a-z]+\s){0,3}?up|collected|popped\sthrough|brought|showed\sup|in\sthe\spost"
        r"|handed\s(?:me|it))\b",
        _NEVER,
        "you received it more than six months ago",
        "The coat came by courier three weeks ago.", "The coat shrank in the wash three weeks ago.",
        things=True, others=True,
    ),
    Onset(
        "deciding",
        r"\b(?:decision|refus(?:ed|al)|reject(?:ed|ion)|turned\sdown|decided|notice|notified|told)\b",
        r"\b(?:turned\s(?:me|us|it|him|her)?\s?down|refused|said\sno|reject(?:ed|ion)|decided|decision|letter|told\s(?:me|us)|knocked\s(?:me|us)\sback|wrote|e-?mailed|heard\sback)\b",
        _NEVER,
        "the decision was made more than six months ago",
        "They turned me down three weeks ago.", "They turned the sound down three weeks ago.",
        others=True,
    ),
    Onset(
        "signing-up", r"\b(?:register(?:ed)?|enrol(?:led)?|appl(?:y|ied)|sign(?:ed)?\sup)\b",
        r"\b(?:signed\sup|registered|enrolled|applied|put\smy\sname\sdown|sent\s(?:off|in)|filled\s(?:[a-z]+\s){0,3}?in)\b",
        _NEVER,
        "you registered more than six months ago",
        "I put my name down three weeks ago.", "I put my foot down three weeks ago.",
    ),
    Onset(
        "contracting",
        r"\b(?:signed|contracts?|agreed|agreements?|leases?|start(?:s|ed)?|began|begin|taken\sout|took\sout|issued)\b",
        r"\b(?:signed(?!\sup)|pen\sto\spaper|took\s(?:[a-z]+\s){0,4}?(?:out|on)|kick(?:ed|s)\sin|(?:started|began)(?!\s(?:a|an|my|our|to)\b)|came\sinto\sforce|got\s(?:mine|it)|shook\shands|agreed)\b",
        _NEVER,
        "the contract was signed more than six months ago",
        "We put pen to paper three weeks ago.", "We put salt to pepper three weeks ago.",
        things=True,
    ),
    Onset(
        "birth", r"\b(?:born|birth)\b",
        r"\b(?:born|arrived|came\salong|had\s(?:the|our|my|a)\s(?:baby|little|son|daughter|girl|boy|twins|first|second|third)|gave\sbirth|entered\sthe\sworld|popped\sout)\b",
        _NEVER,
        "your baby was born more than six months ago",
        "Our little girl arrived three weeks ago.", "Our little parcel shifted three weeks ago.",
        others=True,
    ),
    Onset(
        "operation", r"\b(?:operat(?:ion|ed)|surgery|procedure|treatment)\b",
        r"\b(?:operat(?:ion|ed)|surgery|took\s(?:out\s)?(?:my|his|her)\s(?:appendix|tonsils?|gall\s?bladder|kidney|tooth|teeth|cyst|mole|lump|womb|spleen)\b|had\s(?:my|the|an?|his|her)\s[a-z\s]{2,20}?(?:done|out|removed|replaced|fixed|op|operation)|under\sthe\sknife"
        r"|new\s(?:hip|knee))\b",
        _NEVER,
        "your operation was more than six months ago",
        "They took my appendix out three weeks ago.", "They showed my appendix three weeks ago.",
        others=True,
    ),
    Onset(
        "closing", r"\b(?:closed|ended|stopped|finished|expired|cancelled|completed)\b",
        r"\b(?:shut|closed|ended|stopped|finished|ran\sout|expired|cancelled|done|wrapped\sup|over|lapsed|completed)\b",
        _NEVER,
        "the claim was closed more than six months ago",
        "They shut it three weeks ago.", "They sent it three weeks ago.",
        others=True,
    ),
    Onset(
        "vaccination", r"\b(?:vaccinat(?:ed|ion)|immuni[sz]ed|jab|inject(?:ed|ion))\b",
        r"\b(?:jabs?|vaccinat(?:ed|ion)|shots?|vaccines?|boosters?|injections?)\b",
        _NEVER,
        "you were vaccinated more than six months ago",
        "I had my jab three weeks ago.", "I had my job three weeks ago.",
        others=True,
    ),
    Onset(
        "registration",
        r"\b(?:registered|first\sregistered|licensed|new|made|manufactured|built)\b",
        r"\b(?:(?:was|were|is|bought\s(?:it|her|him))\s(?:brand[\s-])?new|registered|(?:came|rolled)\soff\sthe\s(?:line|production)|on\sthe\sroad|built|went\sup|put\sup|made|dates?\s(?:from|back))\b",
        _NEVER,
        "your car was registered more than six months ago",
        "Mine was brand new three weeks ago.", "Mine was knocked over three weeks ago.",
        others=True,
    ),
    Onset(
        "moving-in",
        r"\b(?:moved\s(?:in(?:to)?|to|here)|became\sthe\stenant|bought\s(?:your|the|a)\s(?:home|house|property|flat))\b",
        r"\b(?:moved|got\sthe\skeys(?!\sof)|completed|came\shere|took\s(?:[a-z]+\s){0,3}?on)\b",
        _NEVER,
        "you moved in more than six months ago",
        "I got the keys three weeks ago.", "I lost the keys three weeks ago.",
    ),
)
# fmt: on


def onsets_of(statement: str) -> tuple[Onset, ...]:
    """Return what a clause may ask the time of.

    Args:
        statement: the clause.

    Example:
        >>> [onset.name for onset in onsets_of("you have been unemployed for six months")]
        ['unemployment']
        >>> onsets_of("you are under 30")
        ()
    """
    return tuple(onset for onset in ONSETS if compiled(onset.asks).search(statement))
