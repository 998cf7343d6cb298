"""What brought a thing about: one of few kinds of causes, as rules name them and people tell them.

"The damage was caused by water" holds where a pipe burst, and does not where a candle set light to
the curtains: what has one cause has no other, save where two go together.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.text.patterns import compiled


@record(frozen=True, slots=True)
class Cause:
    """A kind of causes.

    Args:
        name: a unique name.
        asks: what a rule calls any such cause.
        narrow: what a rule calls one of them, of which the others say nothing.
        tells: how people tell of one.
        fires: a clause that names it, and a story that tells of it.
        silent: a story that leaves that clause open.
        besides: the names of those that may go together with it.
    """

    name: str
    asks: str
    narrow: str
    tells: str
    fires: tuple[str, str]
    silent: str
    besides: frozenset[str] = frozenset()


CAUSES_TOLD: tuple[Cause, ...] = (
    Cause(
        "water", r"water|an\sescape\sof\swater|water\sdamage|leaks?",
        r"floods?|flooding|a\sflood|a\sburst\spipe|damp",
        r"\b(?:pipes?|tank|radiator|hose|main)\b[^.;]*\b(?:burst|split|leak(?:ed|ing|s)?"
        r"|cracked)|\bburst\s(?:pipe|main|tank)|overflow(?:ed|ing)"
        r"|flood(?:ed|s|ing)?|soak(?:ed|ing)|dripp(?:ed|ing)\sthrough|\bwater\s(?:came|poured"
        r"|got|ran|was\scoming)|\brain\s(?:came|got|poured)"
        r"|\b(?:shower|boiler|dishwasher|washing\smachine|roof|tap|toilet)\sleak(?:ed|s|ing)?"
        r"|\bleft\sthe\s(?:tap|bath)\srunning",
        fires=("the damage was caused by water", "A pipe burst in the loft."),
        silent="A balloon burst in the loft.",
        besides=frozenset({"accident"}),
    ),
    Cause(
        "fire", r"(?:a\s)?fire|fire\sdamage", r"smoke|flames|an\sexplosion|arson",
        r"\b(?:caught\sfire|set\s(?:light|fire)\sto|went\sup\sin\s(?:flames|smoke)|on\sfire"
        r"|in\sa\s(?:[a-z]+\s)?fire|burn(?:t|ed)\s(?:down|out|a|the)"
        r"|set\s(?:the|it|my|our)\b[^.;]*\b(?:alight|on\sfire)|gutted\sby|scorched"
        r"|went\sup\sin\ssmoke)\b",
        fires=("the damage was caused by fire", "A candle set the curtains alight."),
        silent="A candle stood by the curtains.",
        besides=frozenset({"accident", "breakdown"}),
    ),
    Cause(
        "weather", r"(?:bad|severe|extreme|adverse)\sweather|(?:the\s)?weather(?:\sconditions)?",
        r"(?:heavy\s)?snow|ice|fog|lightning|hail|frost|(?:heavy\s)?rain",
        r"\b(?:storms?|gales?|blizzards?|hurricane|thick\sfog|fog|heavy\ssnow|snow(?:ed|fall"
        r"|drifts?|storm)?|hail(?:stones?)?|lightning|frost"
        r"|ic[ey]|wind\s(?:blew|took|tore|ripped|brought|lifted)|blew\s(?:down|over|off)"
        r"|high\swinds|heavy\srain|downpour|torrential)\b",
        fires=("the delay was caused by bad weather", "The runway was under heavy snow."),
        silent="The runway was repaved.",
        besides=frozenset({"storm", "water"}),
    ),
    Cause(
        "storm",
        r"(?:an?\s|the\s)?(?:storms?|gales?)|storm\sdamage|(?:the\s|strong\s|high\s)?winds?",
        r"a\shurricane|a\stornado",
        r"\b(?:storms?|gales?|hurricane|lightning|hail(?:stones?)?|wind\s(?:blew|took|tore"
        r"|ripped|brought|lifted)|blew\s(?:down|over|off)|high\swinds)\b",
        fires=("the damage was caused by a storm", "A gale tore the tiles off."),
        silent="A roofer took the tiles off.",
        besides=frozenset({"weather", "water"}),
    ),
    Cause(
        "theft", r"theft|(?:a\s)?burglary|thie(?:f|ves)|burglars?|(?:a\s)?break-in", r"robbery",
        r"\b(?:stole|stolen|nicked|pinched|burgl(?:ed|ars?)|broke\sin(?:to)?|thie(?:f|ves)"
        r"|robbed|made\soff\swith)\b",
        fires=("the loss was caused by theft", "Somebody stole it from the yard."),
        silent="Somebody saw it in the yard.",
        besides=frozenset({"vandalism"}),
    ),
    Cause(
        "vandalism", r"vandals?|vandalism|malicious\sdamage", r"graffiti",
        r"\b(?:vandals?|yobs?|louts|hooligans|graffiti|on\spurpose|kicked\s(?:it|the\sdoor)\sin"
        r"|keyed)\b",
        fires=("the damage was caused by vandals", "Some yobs threw paint at it."),
        silent="Some painters were at it.",
        besides=frozenset({"theft"}),
    ),
    Cause(
        "animal",
        r"(?:an?\s)?animals?|(?:a\s|your\s)?pets?",
        r"(?:a\s|your\s)?(?:dog|cat)|vermin|pests|rats|mice|insects",
        r"\b(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|mice|mouse|rats?|squirrels?|fox"
        r"|moths?|horse|cows?|goats?)\s(?:has\s|had\s|have\s)?"
        r"(?:chewed|ate|eaten|tore|torn|scratched|clawed|bit|bitten|gnawed|knocked|ripped|dug"
        r"|peed|got\sat|nibbled|kicked|shredded)\b",
        fires=("the damage was caused by an animal", "The dog chewed it."),
        silent="The dog slept on it.",
        besides=frozenset({"accident"}),
    ),
    Cause(
        "wear",
        r"(?:normal\s|fair\s|ordinary\s)?wear(?:\sand\stear)?|age|rot|rust|gradual\sdeterioration",
        r"corrosion",
        r"\b(?:worn\s(?:out|thin|through|away)|wore\s(?:out|thin|through)|just\sold\sage"
        r"|rusted\s(?:through|away)|rotted|perished|over\sthe\syears"
        r"|faded)\b",
        fires=("the damage was caused by wear and tear", "The knees wore through."),
        silent="The knees are blue.",
    ),
    Cause(
        "accident", r"(?:an?\s)?accident|accidental\sdamage", r"(?:an?\s)?(?:crash|collision|fall)",
        r"\b(?:dropped\s(?:it|them|the|my)|knocked\s(?:it|them|the|my)\b[^.;]*\b(?:over|off)"
        r"|spil(?:led|t)|sat\son\s(?:it|them)|trod\son"
        r"|tripped\sover|crashed\s(?:it|into)|drove\sinto|(?:reversed|backed)\s(?:(?:his|her|a"
        r"|the|my|their)\s[a-z]+\s)?into|(?:put|kicked|threw|hit)\sa\s[a-z]+\sthrough"
        r"|slipped\sout\sof)\b",
        fires=("the damage was caused by an accident", "I dropped it on the stairs."),
        silent="I left it on the stairs.",
        besides=frozenset({"water", "fire", "animal"}),
    ),
    Cause(
        "strike",
        r"(?:a\s|an?\sindustrial\s)?strike|strikes|industrial\saction|strike\saction",
        r"a\swalkout",
        r"\b(?:on\sstrike|walked\sout|strikers?|by\sa\sstrike|to\sa\sstrike|downed\stools"
        r"|industrial\saction)\b",
        fires=("the delay was caused by a strike", "The drivers walked out."),
        silent="The drivers were new.",
    ),
    Cause(
        "breakdown",
        r"(?:an?\s)?(?:mechanical|technical|electrical|engine|signal|equipment)"
        r"\s(?:fault|failure|problem|defect)s?|(?:a\s)?breakdown",
        r"(?:a\s)?power\scut|(?:a\s)?puncture",
        r"\b(?:broke\sdown|broken\s(?:signals?|engine|rail|points|wheel)|signals?\s(?:failed"
        r"|failure|fault)|engine\s(?:failed|trouble|fault|problem|packed)"
        r"|technical\s(?:fault|problem|hitch)|conked\sout|puncture|flat\styre|points\sfailure)\b",
        fires=("the delay was caused by a breakdown", "The engine failed near York."),
        silent="The engine is an old one.",
        besides=frozenset({"fire", "weather"}),
    ),
    Cause(
        "illness", r"(?:an?\s|your\s)?(?:illness|sickness|medical\semergency)", r"flu|covid",
        r"\b(?:(?:was|were|fell|is|got|taken|went)\s(?:off\s)?(?:ill|sick|poorly)|had\sthe\sflu"
        r"|came\sdown\swith|in\shospital|food\spoisoning"
        r"|(?:caught|have|had|got|with|picked\sup)\s(?:an?\s|the\s)?(?:nasty\s|bad\s|chest\s)?(?:cold|covid|flu|bug"
        r"|virus|fever|migraine|infection|tonsillitis|bronchitis|pneumonia|appendicitis|shingles))\b",
        fires=("the absence was caused by illness", "I came down with a fever."),
        silent="I came down the stairs.",
        besides=frozenset({"injury"}),
    ),
    Cause(
        "injury", r"(?:an?\s|your\s)?(?:injury|injuries)",
        r"(?:an?\s)?[a-z]+\sinjury|a\sbroken\s[a-z]+",
        r"\b(?:tore|torn|broke|broken|sprained|twisted|pulled|fractured|dislocated|hurt|strained"
        r"|ruptured|cracked|did)\s(?:my|an?|the|both|two|some)\s(?:[a-z]+\s){0,2}?(?:hamstring|wrist|arm|leg"
        r"|ankle|knee|shoulder|back|hip|collarbone|ribs?|foot|toe|finger|hand|achilles|calf|groin"
        r"|muscle|ligaments?|tendon|elbow|neck|thumb|cartilage)\b|\bI\s(?:got|was|am|['’]m)\sinjured\b|\bconcussed\b"
        r"|\bmy\s[a-z]+\sinjury\b",
        fires=("the absence was caused by an injury", "I tore my hamstring."),
        silent="I tore my handbook.",
        besides=frozenset({"accident", "illness"}),
    ),
    Cause(
        "bereavement", r"(?:an?\s|your\s)?bereavement|a\sdeath(?:\sin\s(?:the|your)\sfamily)?",
        r"the\sdeath\sof\s.+",
        r"\bmy\s(?:late\s|grand|step)?[a-z-]*\s?(?:gran|mother|father|mum|mom|dad|wife|husband|son|daughter"
        r"|brother|sister|aunt|uncle|partner|nan|cousin)\s(?:has\s|had\s|suddenly\s|just\s)*(?:died|passed\saway)"
        r"|\blost\smy\s(?:grand)?(?:gran|mother|father|mum|dad|wife|husband|son|daughter|brother|sister|nan)\b"
        r"|\b(?:death|funeral|bereave[a-z]*)\b",
        fires=("the absence was caused by a bereavement", "My grandmother died."),
        silent="My grandmother dined.",
    ),
    Cause(
        "work", r"work(?:\s(?:commitments|reasons))?|(?:a\s)?change\s(?:of|in)\s(?:job|shifts?)",
        r"a\snew\sjob|overtime",
        r"\b(?:(?:my|the)\s(?:shifts?|rota|hours)\s(?:has\s|have\s)?(?:changed|clash)|my\s(?:boss|manager)\b"
        r"|started\sa\snew\sjob|called\sin(?:to)?\swork|have\sto\swork)",
        fires=("the absence was caused by work commitments", "My shifts changed."),
        silent="My shirts changed.",
    ),
    Cause(
        "traffic",
        r"(?:heavy\s)?traffic(?:\scongestion)?|congestion|roadworks", r"(?:a\s)?road\sclosure",
        r"\b(?:traffic|tailback|stuck\son\sthe\s(?:motorway|[AM]\d+)|road\s?works|jam"
        r"|congestion|road\swas\sclosed)\b",
        fires=("the delay was caused by traffic", "There was a tailback at the bridge."),
        silent="There was a view at the bridge.",
        besides=frozenset({"weather", "accident"}),
    ),
)  # fmt: skip
# What somebody does for a cause: "you **miss the match** because of **illness**".
_FOR_A_CAUSE = compiled(
    r"^(?P<deed>you\s.+?)\s(?:because\sof|due\sto|owing\sto|on\saccount\sof|as\sa\sresult\sof"
    r"|on\s(?:the\s)?grounds\sof)\s(?P<cause>[^,.]+?)\.?$"
)
_CAUSED = compiled(
    r"^(?:the|it|they|your|this)\b.*\b(?:caused\sby|due\sto|because\sof|down\sto"
    r"|(?:the\s)?results?\sof|resulting\sfrom|owing\sto)\s"
    r"(?P<cause>[^,.]+?)\.?$"
)


def cause_asked(statement: str) -> tuple[Cause, bool] | None:
    """Return the kind of cause that a clause names, and whether it names any such; None for none.

    Args:
        statement: the clause.

    Example:
        >>> cause, any_such = cause_asked("the damage was caused by water")
        >>> cause.name, any_such
        ('water', True)
        >>> cause_asked("the damage was caused by hail")[1], cause_asked("the damage is bad")
        (False, None)
    """
    match = _CAUSED.match(statement.lower())
    return None if match is None else _named(match["cause"])


def _named(words: str) -> tuple[Cause, bool] | None:
    """Return the kind of cause that words name, and whether they name any such."""
    for cause in CAUSES_TOLD:
        for pattern, any_such in ((cause.asks, True), (cause.narrow, False)):
            if compiled(rf"(?:{pattern})$").match(words):
                return cause, any_such
    return None


def deed_and_cause(statement: str) -> tuple[str, Cause] | None:
    """Return what a clause says that somebody does for a cause of some kind; None for others.

    Args:
        statement: the clause.

    Example:
        >>> deed, cause = deed_and_cause("you miss the match because of illness")
        >>> deed, cause.name
        ('you miss the match', 'illness')
        >>> deed_and_cause("you miss the match because of a whim") is None
        True
    """
    match = _FOR_A_CAUSE.match(statement)
    named = None if match is None else _named(match["cause"].lower())
    return None if match is None or named is None or not named[1] else (match["deed"], named[0])


def for_that_cause(cause: Cause, words: str) -> bool | None:
    """Tell whether words say that something was done for a cause; None where they do not say.

    Args:
        cause: the kind of cause.
        words: those of a story from where it tells of what was done.

    Example:
        >>> illness = deed_and_cause("you miss the match because of illness")[1]
        >>> for_that_cause(illness, "I missed it because I caught flu")
        True
        >>> for_that_cause(illness, "I missed it because my shifts changed")
        False
        >>> for_that_cause(illness, "I missed it") is None
        True
    """
    because = _BECAUSE.search(words)
    found = causes_in(words[because.end() :]) if because is not None else frozenset[str]()
    if cause.name in found:
        return True
    plainly = because is not None and because[0].lower().startswith(("because", "due", "owing"))
    return False if plainly and found and found.isdisjoint(cause.besides) else None


# By which a story says why: "I missed it **because** I was ill"; not "I missed it and was ill".
_BECAUSE = compiled(
    r"\b(?:because(?:\sof)?|as|since|after|due\sto|owing\sto|when|with|thanks\sto)\s"
)


def causes_in(words: str) -> frozenset[str]:
    """Return the kinds of causes of which words tell.

    Args:
        words: those of a statement of a story.

    Example:
        >>> sorted(causes_in("A pipe burst.")), sorted(causes_in("A balloon burst."))
        (['water'], [])
    """
    return frozenset(each.name for each in CAUSES_TOLD if compiled(each.tells).search(words))
