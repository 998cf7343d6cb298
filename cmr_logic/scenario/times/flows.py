"""How money comes in and goes out, by the words of rules and of people: "the nursery charges us".

A rule asks for turnover, expenses, savings, a value or a claim; people say what they took, what a
thing cost them, what is in the bank, what it goes for, or what they want back. Each entry of
:data:`FLOWS` joins the words by which rules ask with those by which people tell a sum of it.
Those of :data:`MATTERS` say of what a sum is, where a rule names it: childcare, heating, rent.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Flow:
    """What a sum is to somebody.

    Args:
        name: a unique name.
        asks: the words of a rule, as a pattern.
        tells: the words of a story around its sum, as a pattern.
        clause: a clause that asks for it.
        fires: a story that makes it true.
        silent: a story that leaves it open.
        given: it may be told of others who pay, charge or give it to whoever tells.
    """

    name: str
    asks: str
    tells: str
    clause: str
    fires: str
    silent: str
    given: bool = True


@record(frozen=True, slots=True)
class Matter:
    """What a sum is paid or got for.

    Args:
        name: a unique name.
        asks: the words of a rule, as a pattern.
        tells: the words of a story, as a pattern.
        clause: a clause that asks for a sum of it.
        fires: a story that makes it true.
        silent: a story that leaves it open.
    """

    name: str
    asks: str
    tells: str
    clause: str
    fires: str
    silent: str


# fmt: off
FLOWS: tuple[Flow, ...] = (
    Flow(
        "takings",
        r"\b(?:turnover|sales|takings|revenues?|receipts|(?:trading|business|rental|property|gross|self-employed|self-employment|casual|freelance"
        r"|side)\s(?:income|earnings|profits?)|(?:business|firm|company|shop|trade|lettings?)\s(?:earns|earned|made|makes|took|takes))\b",
        r"\b(?:took|take|taking|takings|made|makes?|making|brought\sin|brings?\sin|bringing\sin|sold|sell|turn(?:ed|s)?\sover|turnover|invoiced?|billed"
        r"|gross(?:ed|es)?|earn(?:ed|s)?|came\sin|comes\sin|coming\sin|sales|clear(?:ed|s)?|pulled\sin|pulls?\sin|rang\sup|worth\sof"
        r"|got\s[^.;]{0,40}?\b(?:for|from)\b|charged?)\b",
        "your turnover is above £20,000", "I knit scarves, and last year I took £31,000.",
        "I knit scarves, and last year I owed £31,000.", given=False,
    ),
    Flow(
        "income",
        r"\b(?:incomes?|earn(?:s|ed|ings?)?|wages?|salary|take[\s-]home\spay|are\spaid|is\spaid|get\spaid|your\s(?:weekly\s|monthly\s|annual\s|gross\s|net\s)?pay)\b",
        r"\b(?:earn(?:s|ed|ing)?|(?:take|took|bring|brought|taking|bringing|takes|brings)\shome|paid|pays|salary|wages?|pay|(?:am|is|are|was)\son"
        r"|mak(?:e|es|ing)|made|bring(?:s|ing)?\sin|brought\sin|com(?:es?|ing)\sin|came\sin|clear(?:s|ed)?|pull(?:s|ing)?\sin|payslip|liv(?:e|ing)\son(?!\s(?:an?|the)\s(?:farm|boat|houseboat|hill|street|estate|island))"
        r"|scrap(?:e|es|ing)\sby\son|get(?:s|ting)?\sby\son|pocket)\b|['’](?:m|re|s)\son\b",
        "your income is below £20,000 a year", "We're scraping by on £9,000 a year.",
        "We're saving up £9,000 a year.",
    ),
    Flow(
        "outlay",
        r"\b(?:costs?|expenses?|bills?|charges?|fees?|outgoings|spend(?:s|ing)?|spent|pay(?:s|ing)?|paid|payments?|expenditure|rent|premiums?|contributions?)\b",
        r"\b(?:cost(?:s|ing)?|charg(?:es?|ed|ing)|spen(?:d|ds|ding|t)|pa(?:y|ys|id|ying)|fork(?:s|ed|ing)?\sout|shell(?:ed|s|ing)?\sout|sets?\s(?:us|me)\sback|give|gave"
        r"|go(?:es)?\son|went\son|bills?|com(?:es?|ing)\sto|came\sto|add(?:s|ed)?\sup\sto|rent|fees?|lay(?:ing)?\sout|laid\sout|out\sof\spocket|takes|run(?:s)?\s(?:us|me|to)"
        r"|hand(?:s|ed|ing)?\sover|put(?:ting)?\s(?:in|into|towards)|budget|price|tuition|invoice|was|is|are)\b|['’]s\b",
        "your childcare costs are more than £90 a week", "The nursery charges us £200 a week.",
        "The nursery saves us £200 a week.",
    ),
    Flow(
        "holding",
        r"\b(?:savings?|capital|assets?|investments?|the\sbank|money|cash|estate|funds|resources|property)\b",
        r"\b(?:sav(?:ed|ings?)|put\s(?:away|aside|by)|tucked\saway|stashed|in\s(?:the|my|our|a|her|his)\s[^.;]{0,25}?(?:bank|account|society|union|isa)|account|isa|bank|left(?!\sto)"
        r"|nest\segg|inherit(?:ed)?|tin|mattress|to\s(?:my|our|his|her|their)\sname|shares|bonds|invested|pot|squirrelled)\b",
        "you have capital of more than £9,000", "I've squirrelled away £12,000.",
        "I've spent £12,000.",
    ),
    Flow(
        "estate",
        r"\b(?:estate|inherit(?:ance|ed)?|legacy|bequest|left\sto\syou)\b",
        r"\b(?:left(?!\sto)|leaves|leaving|worth|value[ds]?|inherit(?:ed)?|estate|comes?\sto|came\sto|account|bank|bequeathed|total(?:s|led)?|owned)\b",
        "the estate is worth less than £40,000", "Gran died and left about £5,000.",
        "Gran died and owed about £5,000.",
    ),
    Flow(
        "worth",
        r"\b(?:worth|values?|valued|priced?|costs?|costing|price)\b",
        r"\b(?:worth|valued?|go(?:es)?\sfor|sells?\sfor|sold\sfor|bought|paid|cost|costs?|price[ds]?|pric[ei]+ng|quot(?:e|ed)|estimated?|apprais\w+|insured\sfor|fetch(?:es)?"
        r"|comes?\sto|came\sto|set\s(?:me|us|him|her|them)\sback|tag|retails?)\b",
        "the gift is worth more than £39", "Gran sent me a coat. It cost her £90.",
        "Gran sent me a coat. It saved her £90.", given=True,
    ),
    Flow(
        "debt",
        r"\b(?:owe[sd]?|debts?|owing|arrears|outstanding|unpaid)\b",
        r"\b(?:owe[sd]?|owing|run\sup|ran\sup|in\sdebt|debts?|behind|in\sit\sfor|on\s(?:credit\s)?cards|loans?|to\spay\s(?:back|off)|in\sthe\sred|overdrawn|arrears"
        r"|borrowed|racked\sup|maxed|outstanding|unpaid)\b",
        "you owe less than £30,000", "I've racked up £9,000.", "I've saved up £9,000.",
    ),
    Flow(
        "claim",
        r"\b(?:claiming|claimed|(?:your|the)\sclaim\sis|claim\s(?:for\s)?(?:less|more|up)|amount\s(?:claimed|in\sdispute|you\sare\sclaiming)|in\sdispute|damages|sue|suing"
        r"|claim\samount|disputes?)\b",
        r"\b(?:want|wants|after|asking|ask|claim(?:ing)?|owes?\s(?:me|us)|su(?:e|ing)|back|out\sof\spocket|lost|damages?|chasing|demand(?:ing)?|recover|compensation|seeking|(?:repairs?|damage)\s(?:bill\s)?(?:was|is|came|will|cost)|bill\swas"
        r"|due)\b",
        "the amount you are claiming is less than £5,000", "I'm chasing the builder for £1,200.",
        "I'm paying the builder £1,200.",
    ),
    Flow(
        "repair",
        r"\b(?:repairs?|works?|renovations?|improvements?|jobs?|replacement|treatment|course)\b.{0,25}\b(?:cost(?:s|ing)?|worth|priced?)\b"
        r"|\bcosts?\sof\s(?:the\s|your\s|any\s)?(?:repairs?|works?|renovations?|improvements?|treatment|course)\b",
        r"\b(?:quot(?:e|ed)|estimated?|will\sbe|(?:to|for)\s(?:fix|repair|mend|replace|sort)\w*|cost|costs?|charg(?:es?|ed|ing)|bill|come(?:s)?\s(?:in\sat|to)|came\s(?:in\sat|to)"
        r"|wants?|price[ds]?|invoice)\b|['’]ll\sbe\b",
        "the repairs cost less than £2,000", "The roofer's quote came in at £1,450.",
        "The roofer earns £1,450.",
    ),
)
MATTERS: tuple[Matter, ...] = (
    Matter(
        "childcare", r"\bchild\s?care|day\s?care|nursery\b",
        r"\b(?:nurser(?:y|ies)|child\s?minder|cr[eè]che|day\s?care|nanny|baby\s?sit\w*|after[\s-]school|kindergarten|pre-?school|au\spair|child\s?care"
        r"|(?:looks?|looking)\safter\s(?:the|my|our)\s(?:kids?|baby|children|toddler|son|daughter|little))\b",
        "your childcare costs are more than £90 a week", "The nursery charges us £200 a week.",
        "The garage charges us £200 a week.",
    ),
    Matter(
        "heating", r"\b(?:heating|fuel|energy|utility|gas|electricity|power)\b",
        r"\b(?:heat(?:ing)?|oil|gas|electric(?:ity)?|boiler|warm|coal|pellets|wood|logs|fuel|energy|power|propane|furnace|radiators?)\b",
        "your heating bills exceed £90 a month", "We spend £200 a month on oil.",
        "We spend £200 a month on wine.",
    ),
    Matter(
        "medical",
        r"\b(?:medical|health|healthcare|prescriptions?|dental|treatment|hospital|doctors?|drugs?)\b",
        r"\b(?:pills?|doctors?|dr|medic\w+|prescriptions?|hospital|clinic|treatments?|surgery|dentist\w*|dental|insulin|physio\w*|therap\w+|drugs?|tablets|inhalers?|specialist"
        r"|nurses?|scans?|chemist|pharmacy|hearing\said|glasses|health)\b",
        "your medical expenses are more than £90 a month", "My pills cost me £200 a month.",
        "My roses cost me £200 a month.",
    ),
    Matter(
        "housing", r"\b(?:rent|mortgage|housing|accommodation|lodging)\b",
        r"\b(?:rent(?:ed|ing|s)?|mortgage|landlord|landlady|flat|room|house|apartment|lodgings?|lease|digs|housing)\b",
        "your rent is more than £90 a week", "My landlord charges me £200 a week.",
        "My plumber charges me £200 a week.",
    ),
    Matter(
        "travel", r"\b(?:travel|commut\w+|transport|fares?|mileage|journey)\b",
        r"\b(?:train|bus|fares?|petrol|diesel|commut\w+|tickets?|season|taxis?|tram|tube|ferry|parking|travel\w*|journey|mileage|get\sto\swork|getting\sto)\b",
        "your travel costs are more than £90 a month", "The train costs me £200 a month.",
        "The cello costs me £200 a month.",
    ),
    Matter(
        "letting", r"\b(?:rental|lettings?|rent\sa\sroom|property\sincome|lodger)\b",
        r"\b(?:let(?:s|ting)?|lodgers?|tenants?|rent(?:s|ed|ing)?|airbnb|students?\sin\sit|sublet\w*|basement|annexe|spare\sroom|holiday\s(?:flat|cottage|home)s?)\b",
        "your rental income is more than £900", "I let the loft, which brought in £2,000.",
        "I mow lawns, which brought in £2,000.",
    ),
    Matter(
        "study", r"\b(?:tuition|school|course|college|university|education\w*|study)\b",
        r"\b(?:tuition|school|course|college|uni(?:versity)?|degree|class(?:es)?|lessons?|studies|study\w*|fees|textbooks?|books)\b",
        "your tuition fees are more than £900 a year", "My degree costs me £9,000 a year.",
        "My dog costs me £9,000 a year.",
    ),
    Matter(
        "funeral", r"\b(?:funeral|burial|cremation)\b",
        r"\b(?:funeral|burial|buried|bury|cremat\w+|coffin|undertakers?|wake|headstone|grave)\b",
        "the funeral costs are more than £900", "The undertaker charged us £2,000.",
        "The caterer charged us £2,000.",
    ),
)
# fmt: on
# What says of a sum only how it is reckoned, so that a story need not: "**taxable** turnover".
MODIFIERS = (
    r"(?:taxable|gross|net|annual|yearly|monthly|weekly|total|combined|disposable|household|family|joint|trading|business|personal|own|overall|average|"
    r"self-employed|eligible|qualifying|allowable|out-of-pocket|regular|combined|cash|whole|final|full|current|market|amount|value|sum|price|money|goods?|item|"
    r"small|simplified|tax|year|month|week|limit|replacement|total|less|more|than)"
)


def flows_of(statement: str) -> tuple[Flow, ...]:
    """Return what a sum is to somebody that a clause asks for.

    Args:
        statement: the clause.

    Example:
        >>> [flow.name for flow in flows_of("your turnover is above £20,000")]
        ['takings']
        >>> flows_of("you are under 30")
        ()
    """
    return tuple(flow for flow in FLOWS if compiled(flow.asks).search(statement))


def matters_of(words: str) -> tuple[Matter, ...]:
    """Return what a clause, or a question, says a sum to be paid or got for.

    Args:
        words: their words.

    Example:
        >>> [matter.name for matter in matters_of("your childcare costs are over £90 a week")]
        ['childcare']
    """
    return tuple(matter for matter in MATTERS if compiled(matter.asks).search(words))
