"""By which verbs rules and people tell that the same thing was done, or happened.

A rule asks when, or where, a phone was bought; people say when they treated themselves to it. Each
entry joins the words by which rules name a deed with those by which people tell it; *of what* it
was done is compared apart: see :mod:`..matching.same_deed`.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Deed:
    """What somebody does, or what happens.

    Args:
        name: a unique name.
        asks: the words of a rule, as a pattern.
        tells: the verb of a story, as a pattern; its object, if any, follows the match.
        clause: a clause that asks when or where.
        fires: a story that makes it true.
        silent: a story that leaves it open.
        whole: words of a story that tell all of it, with its object: "my first day was".
        alone: it has no object that a story must name: who resigns resigns from their job.
        given: others do it to whoever tells: "they took me on".
        of_any: whatever its object is, it is the same deed: whoever rings a bank makes a call.
    """

    name: str
    asks: str
    tells: str
    clause: str
    fires: str
    silent: str
    whole: str = ""
    alone: bool = False
    given: bool = False
    of_any: bool = False


def _was(nouns: str) -> str:
    """Return a pattern of what tells a deed by a noun: "all my nurse **training was** in Oslo"."""
    return (
        rf"^(?:(?:all|most|the\swhole|the\srest)\s(?:of\s)?)?(?:my|our"
        rf"|the)\s(?:[a-z-]+\s){{0,3}}?(?:{nouns})\s(?:was|were|took\splace|happened"
        r"|got\sdone|went\s(?:in|off|through))\b"
    )


# fmt: off
DEEDS: tuple[Deed, ...] = (
    Deed(
        "buying", r"\b(?:buy|bought|purchased?|purchases?|acquired?|ordered)\b",
        r"\b(?:bought|buying|purchased|acquired|(?:got|getting)(?=\s(?:my|the|our|an?|mine|ours"
        r"|it|one|them|your)\b)|picked(?=[^.;,]*\bup\b)|brought(?=[^.;,]*\bback\sfrom\b)"
        r"|snapped\sup|ordered|booked|treated\s(?:myself"
        r"|ourselves)\sto|splashed\sout\son|paid\sfor|forked\sout\sfor)\b",
        "your phone was bought before 1 June 2023",
        "I treated myself to the phone in May 2023.",
        "I dropped the phone in May 2023.",
        whole=_was(r"purchase"),
    ),
    Deed(
        "borrowing", r"\b(?:borrow(?:ed)?|on\sloan)\b",
        r"\b(?:borrowed|took(?=[^.;,]*\bout\b)|checked(?=[^.;,]*\bout\b)|(?:had"
        r"|got)(?=[^.;,]*\bout\b))",
        "your book was borrowed before 1 June 2023",
        "I took the book out in May 2023.", "I read the book out in May 2023.",
        whole=_was(r"loan"),
    ),
    Deed(
        "ordering",
        r"\borders?\b.*\b(?:placed?|made|received)\b|\bplaced?\b.*\borders?\b|\b(?:you"
        r"|people)\sorder(?:ed)?\b",
        r"\b(?:ordered|ordering|placed|put\sin|sent\soff|made)\b",
        "the order is placed before 1 June 2023", "I ordered a lamp in May 2023.",
        "I dusted a lamp in May 2023.", of_any=True,
        whole=_was("order"),
    ),
    Deed(
        "joining", r"\b(?:join(?:ed)?|became\sa\smember|signed\sup|enrol(?:led)?)\b",
        r"\b(?:joined|signed\sup(?:\s(?:to|for|with|at))?|became\sa\smember(?:\sof)?"
        r"|enrolled(?:\s(?:on|at|in))?)\b",
        "you joined the club before 1 June 2023", "I signed up in May 2023.",
        "I warmed up in May 2023.",
    ),
    Deed(
        "hiring", r"\b(?:hired|employed|appointed|recruited|taken\son)\b",
        r"\b(?:hired|appointed|recruited|took|taken)\b(?=[^.;,]*\bon\b|(?<!took)(?<!taken))",
        "you were hired after 1 June 2022", "They took me on in May 2023.",
        "They took me out in May 2023.",
        whole=r"^(?:my\s(?:first\sday(?:\sat\swork|\sthere|\sin\sthe\sjob)?|job"
        r"|contract)\s(?:was|began|started)"
        r"|I\s(?:started|began)(?:\swork(?:ing)?|\sthere|\shere|\sthe\sjob|\smy\sjob)?)\b",
        given=True,
    ),
    Deed(
        "starting-work",
        r"\b(?:start(?:ed)?|began|begin|join(?:ed)?)\s(?:work(?:ing)?|employment|your\s(?:job"
        r"|employment|post)|the\s(?:job|firm|company|post))\b",
        r"\b(?:started|began|joined)\b",
        "you started work after 1 June 2022", "My first day was 4 May 2023.",
        "My worst day was 4 May 2023.",
        whole=r"^(?:(?:my|our)\sfirst\s(?:day|shift|morning)(?:\sat\swork|\sin\sthe\sjob"
        r"|\sat\sthe\s[a-z]+)?(?:\s(?:here|there))?\s(?:was|fell)"
        r"|(?:they|the\s[a-z]+)\s(?:took|taken)\sme\son|I\s(?:was|got)\s(?:taken\son|hired))\b",
    ),
    Deed(
        "moving-in",
        r"\b(?:moved?|moving|came|arrived?|settled?)\s(?:in(?:to)?|to|here|there|into)\b",
        r"\b(?:moved(?:\s(?:in(?:to)?|to|here))?|arrived(?:\s(?:in|at|here))?|came\s(?:to\slive"
        r"|here)|settled(?:\s(?:in|here))?)\b",
        "you moved to the village before 1 June 2015", "We arrived in May 2012.",
        "We married in May 2012.", alone=True,
        whole=_was(r"move|move-in"),
    ),
    Deed(
        "tenancy",
        r"\b(?:tenancy|lease)\s(?:began|begins?|started|starts?|was\s(?:signed|granted))\b",
        r"\bsigned\b(?=\s(?:for\s)?(?:the|my|our)\s(?:lease|tenancy|contract|agreement))",
        "your tenancy began before 1 June 2015",
        "I moved into the flat in May 2012.", "I peeped into the flat in May 2012.",
        whole=r"^(?:I|we)\s(?:moved\sin(?:to)?|(?:started|began)\srenting|signed\sthe\s(?:lease"
        r"|tenancy|contract|agreement))\b"
        r"|^(?:my|our|the)\s(?:tenancy|lease)\s(?:began|started|runs\sfrom|dates\sfrom)\b",
    ),
    Deed(
        "fitting", r"\b(?:install(?:ed|ation)?|fitted|put\sin)\b",
        r"\b(?:installed|fitted|put\sin|plumbed\sin|went\sin)\b",
        "your boiler was installed after 1 June 2018", "Mine went in in May 2019.",
        "Mine went wrong in May 2019.",
        whole=_was(r"installation|fitting"),
    ),
    Deed(
        "cancelling", r"\b(?:cancel(?:led|s)?|called\soff|withdr[ae]wn?|withdrew)\b",
        r"\b(?:cancelled|called(?=[^.;,]*\boff\b)|pulled\sout(?:\sof)?|withdrew)\b",
        "your booking is cancelled before 1 June 2023", "I called it off in May 2023.",
        "I shrugged it off in May 2023.",
        whole=_was(r"cancellation"),
    ),
    Deed(
        "ending",
        r"\b(?:expires?|expired|ends?|ended|runs?\sout|ran\sout|lapses?|lapsed|due\sto\sexpire"
        r"|finish(?:es|ed)?)\b",
        r"\b(?:expires?|expired|runs?\sout|ran\sout|ends?|ended|lapses?|lapsed|(?:is|['’]s"
        r"|was)\s(?:good|valid|up)"
        r"|lasts?(?:\suntil)?|finish(?:es|ed))\b",
        "your visa expires before 1 June 2025", "My visa is good until 4 May 2025.",
        "My visa is blue until 4 May 2025.",
    ),
    Deed(
        "birth", r"\b(?:born|birthday\s(?:falls?|fell|is|was))\b",
        r"\b(?:born|arrived|came\salong|(?:came|come)\sinto\sthe\sworld|made\s(?:his"
        r"|her)\s(?:entrance|appearance)|turned\sup)\b",
        "you were born after 1 June 2006", "My date of birth is 4 May 2007.",
        "My date of travel is 4 May 2007.",
        whole=r"^(?:my|her|his|their|the\sbaby['’]s)\s(?:date\sof\sbirth|dob|birth\s?date"
        r"|birthday|due\sdate)\s?(?:is|was|['’]s|falls)\b",
        alone=True,
    ),
    Deed(
        "arriving",
        r"\b(?:reach(?:es|ed)?|received?|arrives?|arrived|delivered|with\sus|get(?:s)?\sto\sus"
        r"|in\sour\shands|delivery)\b",
        r"\b(?:reached|arrived|received|got\s(?:to|there|here|in)|came(?:\s(?:in|through))?"
        r"|turned\sup|landed|delivered|dropped\soff|was\swith|were\swith"
        r"|landed\son|dropped\son(?:to)?|plopped|popped\sthrough"
        r"|(?:was|were)\sin\s(?:their|your)\shands)\b",
        "your photo reaches the judges by 20 May 2023", "My photo got to them on 9 May 2023.",
        "My photo went to print on 9 May 2023.",
    ),
    Deed(
        "making", r"\b(?:made|make|produced?|manufactured?|assembled?|grown?|brewed|woven|built)\b",
        r"\b(?:made|makes?|produced?|manufactured|assembled|grown|brewed|woven|sewn|built"
        r"|comes?\sfrom|came\sfrom|c[ao]mes?\sout\sof)\b",
        "your lamp was made in Norway", "It comes from a factory in Bergen.",
        "It went to a factory in Bergen.",
    ),
    Deed(
        "selling", r"\b(?:sold|sells?|sale)\b", r"\b(?:sold|sale\sof)\b",
        "your house was sold after 1 June 2020", "We sold ours in May 2021.",
        "We painted ours in May 2021.",
        whole=_was(r"sale"),
    ),
    Deed(
        "resigning",
        r"\b(?:resign(?:s|ed)?|hand(?:s|ed)?\sin\s(?:your|their)\snotice|g[ai]ve\snotice|quits?)\b",
        r"\b(?:resigned|quit|handed\sin\smy\s(?:notice|resignation)|handed\smy\s(?:notice"
        r"|resignation)\sin|put\sin\smy\snotice|gave\s[^.;,]*?\b(?:notice"
        r"|resignation)(?:\sletter)?|packed\s(?:it|the\sjob)\sin)\b",
        "you resign by 31 May", "I gave them my notice on 9 May.",
        "I gave them my opinion on 9 May.", alone=True,
        whole=_was(r"notice|resignation|resignation\sletter"),
    ),
    Deed(
        "striking",
        r"\b(?:struck|strikes?|hits?|happen(?:s|ed)?|occur(?:s|red)?|took\splace|takes?\splace)\b",
        r"\b(?:struck|hit|happened|occurred|took\splace|blew\sin|came|was|were)\b",
        "the storm struck after 1 June 2023", "The storm hit on 9 July 2023.",
        "The storm film ran on 9 July 2023.",
    ),
    Deed(
        "planting", r"\b(?:plant(?:ed|s)?|sown?)\b", r"\b(?:planted|put\sin|sowed|sown)\b",
        "the trees are planted between November and March", "I put the trees in in January.",
        "I cut the trees down in January.",
    ),
    Deed(
        "paying", r"\b(?:pa(?:y|id|ys)|payment|settled?)\b",
        r"\b(?:paid|settled|transferred|payment\s(?:went|left)|coughed\sup|went\sout|goes\sout"
        r"|left\smy\saccount)\b",
        "the deposit was paid before 1 June 2023", "I transferred the deposit in May 2023.",
        "I discussed the deposit in May 2023.",
        whole=_was(r"payment|transfer")
        + r"|^(?:I|we)\s(?:paid|settled|cleared)\s(?:the|my|our)\s(?:whole\s|full\s)?(?:bill"
        r"|invoice|balance|amount)\b"
        r"|^(?:the|my|our)\s(?:money|payment|transfer)\s(?:left|went|cleared|arrived|reached)\b",
    ),
    Deed(
        "opening-account", r"\b(?:open(?:ed)?|took\sout|taken\sout|set\sup|start(?:ed)?|began)\b",
        r"\b(?:opened|got(?=\s(?:my|the|our|an?|mine|ours|it)\b)|took(?=[^.;,]*\bout\b)"
        r"|set(?=[^.;,]*\bup\b)|started|began)\b",
        "you opened your account before 1 June 2023", "I set the account up in May 2023.",
        "I tidied the account up in May 2023.",
    ),
    Deed(
        "finishing", r"\b(?:graduated?|finish(?:ed)?|complet(?:e|ed)|left)\b",
        r"\b(?:graduated(?:\sfrom)?|finished|completed|left|walked\sout\sof)\b",
        "you left school after 1 June 2020", "I finished school in July 2021.",
        "I visited school in July 2021.",
        whole=_was(r"graduation|last\sexam"),
    ),
    Deed(
        "leaving-work",
        r"\b(?:left|leave|leaving)\s(?:the\s(?:company|firm|service|job|scheme)|work"
        r"|your\s(?:job|employment|post)|employment)\b",
        r"\b(?:left|quit|walked\sout\sof)\b",
        "you left the company before 1 June 2020", "My last day was 4 May 2019.",
        "My best day was 4 May 2019.",
        whole=r"^(?:my|our)\slast\s(?:day|shift)(?:\sat\swork|\sthere|\sin\sthe\sjob)?\s(?:was"
        r"|is|will\sbe)\b",
    ),
    Deed(
        "graduating", r"\bgraduat(?:e|es|ed|ing)\b",
        r"\b(?:graduat(?:e|es|ed|ing)|(?:finish(?:ed)?|complete[d]?|got)\s(?:my|the)\s(?:degree"
        r"|course|studies|degree\scourse))\b",
        "you graduated in 2023", "I finished my degree in May 2023.",
        "I finished my tea in May 2023.", alone=True,
        whole=_was(r"graduation"),
    ),
    Deed(
        "submitting",
        r"\b(?:made|submit(?:s|ted)?|lodge[sd]?|filed?|sen[dt]s?|hand(?:s|ed)?\s(?:in|over)"
        r"|hand(?:s|ed)?(?=[^.;,]*\sin\b)"
        r"|returns?|returned|posts?|posted|entere?d?|uploads?|applications?)\b",
        r"\b(?:(?:put|popped)(?=[^.;,]*\b(?:in|post)\b)|submitted|sent(?:\s(?:in|off))?|lodged"
        r"|filed|handed(?=[^.;,]*\b(?:in|back|over)\b)"
        r"|posted|uploaded|e-?mailed|returned|went\s(?:off|in(?:to)?\sthe\spost)"
        r"|dropped(?=[^.;,]*\b(?:off|in|round)\b)"
        r"|(?:took|brought|gave)(?=[^.;,]*\bback\b))",
        "the applications are made before 1 June 2023", "I put my application in on 4 May 2023.",
        "I tore my application up on 4 May 2023.",
    ),
    Deed(
        "booking", r"\b(?:books?|booked|reserves?|reserved|bookings?|reservations?)\b",
        r"\b(?:booked|reserved|made\s(?:my|our|the|a)\s(?:booking|reservation)|got\s(?:my|our"
        r"|the)\s(?:tickets?|seats?|places?))\b",
        "you book your seats by 1 June", "I got my tickets on 4 May.",
        "I got my haircut on 4 May.", alone=True,
        whole=_was(r"booking|reservation"),
    ),
    Deed(
        "registering", r"\b(?:register(?:ed|s)?|sign(?:ed)?\sup|enrol(?:led)?)\b",
        r"\b(?:registered|signed\sup|enrolled|(?:sent|handed|put|got|turned|dropped)(?=\s(?:in\s"
        r"|off\s)?(?:the|my)\s(?:entry\s"
        r"|registration\s|sign-up\s)?(?:form|registration|entry)\b))\b",
        "you registered for the course before 1 June 2023",
        "I handed the registration form in on 4 May 2023.",
        "I tore the registration form up on 4 May 2023.", of_any=True,
        whole=_was(r"registration|enrolment"),
    ),
    Deed(
        "stealing", r"\b(?:stolen|thefts?|robbed|burgled)\b",
        r"\b(?:stolen|nicked|pinched|snatched|swiped|lifted|made\soff\swith|robbed|burgled)\b",
        "your bike was stolen after 1 June 2023", "My bike was nicked on 4 July 2023.",
        "My bike was knocked on 4 July 2023.",
        whole=_was(r"theft|burglary|break-in|robbery"),
    ),
    Deed(
        "keeping", r"\b(?:kept|moored|parked|stored|stabled|garaged|housed|registered\sat)\b",
        r"\b(?:keeps?|kept|moors?|moored|parks?|parked|stores?|stored|leaves?|garaged?|stabled?"
        r"|lives?|stays|stands)\b",
        "your van is kept in Norway", "It lives on my drive in Bergen.",
        "It broke on my drive in Bergen.",
    ),
    Deed(
        "passing",
        r"\b(?:pass(?:ed)?|took|sat|taken)\s(?:your|their|the|an?|his|her)\b[^.;]*\b(?:test|exam"
        r"|examination|assessment)\b",
        r"\b(?:passed|took|sat|did)\b",
        "you passed your test in Norway", "I sat my test in Bergen and passed.",
        "I failed my test in Bergen.",
    ),
    Deed(
        "qualifying",
        r"\b(?:train(?:ed)?|qualif(?:y|ied)|qualifications?|degrees?|diplomas?|stud(?:y|ied)"
        r"|gained|obtained|awarded|graduated)\b",
        r"\b(?:is|['’]s)\sfrom\b|\b(?:trained|qualified|graduated|studied|did|got|gained"
        r"|obtained|took|earned|was\sawarded)\b"
        r"(?:(?<=trained)|(?<=qualified)|(?<=graduated)|(?<=studied)|(?=\s(?:my|a|an|all\sof\smy"
        r"|the)\s(?:[a-z]+\s){0,3}?(?:degree|diploma|training"
        r"|qualification|certificate|nursing|medicine|law|studies|doctorate|apprenticeship"
        r"|course|phd|masters|exams)\b))",
        "your qualification was gained in Norway", "I did my nursing diploma in Bergen.",
        "I hung up my nursing diploma in Bergen.", alone=True, of_any=True,
        whole=_was(r"training|degree|diploma|qualifications?|studies|course|apprenticeship"
        r"|schooling|exams|residency"),
    ),
    Deed(
        "marrying", r"\b(?:married|marry|weddings?|marriages?)\b",
        r"\b(?:married|wed|tied\sthe\sknot|exchanged\svows|said\s(?:I\sdo|our\svows))\b",
        "the wedding is held in Norway", "We tied the knot in Bergen.",
        "We tied the boat up in Bergen.",
        whole=r"^(?:our|the|my)\s(?:wedding|marriage|ceremony)\s(?:was|took\splace|is|will\sbe)\b",
        alone=True,
    ),
    Deed(
        "operating", r"\b(?:surgery|operations?|operated|procedures?)\b",
        r"\b(?:operated\son|went\sunder\sthe\sknife|had\s(?:my|the|an?|his"
        r"|her)\s(?:[a-z]+\s)?(?!hair|nails|teeth)[a-z]+\s(?:done|removed|replaced|fixed)(?!\sup)"
        r"|had\s(?:my|the|an)\s(?:surgery|operation|op|procedure))\b",
        "the surgery was carried out in Norway", "I had my hip done in Bergen.",
        "I had my hair done up in Bergen.",
        whole=r"^(?:my|the)\s(?:surgery|operation|op|procedure)\s(?:was|took\splace)\b", alone=True,
    ),
    Deed(
        "treating", r"\btreat(?:ments?|ed)\b",
        r"\b(?:(?:seen|looked\sat)\s(?:at|in|by)|treated|(?:had|got|received)\s(?:the|my"
        r"|all\sthe|all\smy)\s(?:[a-z]+\s)?treatment|patched\s(?:me\s)?up|stitched\s(?:me\s)?up)\b",
        "the treatment is received in Norway", "I was patched up in Bergen.",
        "I was shown up in Bergen.",
        whole=r"^(?:my|the)\s(?:[a-z]+\s)?treatment\s(?:was|took\splace|is)\b", alone=True,
    ),
    Deed(
        "having-an-accident", r"\b(?:accident|incident|crash|collision|injur(?:y|ed|ies))\b",
        r"\b(?:crashed|drove\sinto|hit|knocked|bumped|collided|slipped|tripped|fell|was\shurt"
        r"|broke\smy|got\shurt)\b",
        "the accident happened in Norway", "A lorry hit me near Bergen.",
        "A lorry took me to Bergen.",
        whole=r"^(?:my|the|our)\s(?:accident|crash|collision|fall)\s(?:was|happened|took\splace)\b",
        alone=True, of_any=True,
    ),
    Deed(
        "breaking-down", r"\b(?:br(?:eaks?|oken?)\sdown|breakdowns?)\b",
        r"\b(?:br(?:eaks?|oken?)\sdown|conked\sout|gave\sout|gave\sup\sthe\sghost"
        r"|died(?:\son\s(?:me|us))?|packed\s(?:up|in)|ground\sto\sa\shalt"
        r"|cut\sout|wouldn['’]t\sstart|blew\sup|seized(?:\sup)?|overheated)\b",
        "your car broke down in Norway", "The engine gave out near Bergen.",
        "The engine gave a hum near Bergen.",
        whole=r"^(?:I|we)\s(?:then\s|also\s)?broke\sdown\b|^(?:the|my|our)\s(?:engine|motor"
        r"|clutch|gearbox|battery|alternator|fan\sbelt|exhaust)\s"
        r"(?:conked\sout|gave\s(?:out|up)|died|failed|packed\s(?:up|in)|blew(?:\sup)?"
        r"|seized(?:\sup)?|went|overheated|cut\sout)\b",
    ),
    Deed(
        "finding", r"\b(?:found|find|discovered|detected)\b",
        r"\b(?:found|discovered|detected|came\sacross|spotted|stumbled\s(?:on|across|upon))\b",
        "you found the coin after 1 June 2023", "I came across the coin on 4 July 2023.",
        "I came off the bike on 4 July 2023.",
    ),
    Deed(
        "issuing", r"\b(?:issued|served|dated)\b",
        r"\b(?:issued|served|dated|(?:is|was)\sfrom)\b",
        "your notice was issued before 1 June 2023", "The notice is dated 4 May 2023.",
        "The notice is pinned up 4 May 2023.",
    ),
    Deed(
        "calling", r"\b(?:calls?|called|phon(?:ed?|ing))\b",
        r"\b(?:rang|called|phoned|made\s(?:the|my)\scall|dialled)\b",
        "your call was made in Norway", "I rang my bank from a bar in Bergen.",
        "I robbed my bank from a bar in Bergen.", alone=True, of_any=True,
    ),
    Deed(
        "departing",
        r"\b(?:depart(?:s|ed|ing|ure)?|flying|flights?|tak(?:e|es|ing)\soff|fly|flew|sail(?:s|ed"
        r"|ing)?)\b",
        r"\b(?:took\soff|departed|flew|fly|flying|set\soff|left|leaves?|leaving|takes?\soff"
        r"|taking\soff|sailed|sailing|depart(?:s|ing)?|board(?:ed|ing|s)?)\b",
        "the flight departs from Norway", "We took off from Bergen.", "We hailed from Bergen.",
        whole=r"^(?:my|our|the)\s(?:flight|plane|ferry|train|coach)(?:['’]s|\s(?:is|was|goes"
        r"|went|leaves|left))\sfrom\b"
        rf"|{_was('departure')}",
        alone=True,
    ),
    Deed(
        "posting",
        r"\b(?:posted|seconded|transferred|sent|assigned|relocated)\s(?:to|abroad|overseas)\b",
        r"\b(?:posted|seconded|transferred|sent|assigned|relocated|moved)\b(?:\s(?:me|us))?",
        "you are posted to Norway", "The bank has sent me to Bergen for two years.",
        "The bank has told me of Bergen for two years.", alone=True, given=True,
    ),
    Deed(
        "printing", r"\b(?:print(?:ed)?|published?|bound)\b",
        r"\b(?:printed|published|bound|printers?\s(?:were|was|is|are))\b",
        "your book was printed in Norway", "The printers were a firm in Bergen.",
        "The painters were a firm in Bergen.",
        whole=r"^(?:the|my|our)\s(?:printers?|publishers?)\s(?:were|was|is|are)\b",
    ),
    Deed(
        "studying-now",
        r"\b(?:attend(?:ing|s)?|stud(?:y|ying)|enrolled|pupils?|students?|go(?:es)?\sto\s(?:a\s"
        r"|the\s)?(?:[a-z]+\s)?(?:school|college|nursery|university))\b",
        r"\b(?:go(?:es)?\sto|attends?|(?:am|is)\sat|['’](?:m|s)\sat|study|studying|am\sstudying"
        r"|enrolled)\b(?=[^.;]*\b(?:school|college|nursery|university|uni|sixth\sform|academy"
        r"|course)\b)",
        "you attend a school in Norway", "I'm at a college in Bergen.",
        "I'm at a cinema in Bergen.", alone=True, of_any=True,
    ),
)  # fmt: skip
# fmt: on


def deeds_of(statement: str) -> tuple[Deed, ...]:
    """Return the deeds whose time or place a clause may ask for.

    Args:
        statement: the clause.

    Example:
        >>> [deed.name for deed in deeds_of("your stove was bought in May")]
        ['buying']
        >>> deeds_of("you live in Leeds")
        ()
    """
    return tuple(deed for deed in DEEDS if compiled(deed.asks).search(statement))
