"""What brought a thing about: one of few kinds of causes, as rules name them and people tell them.

"The damage was caused by water" holds where a pipe burst, and does not where a candle set light to
the curtains: what has one cause has no other, save where two go together.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import words_in
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
        "bereavement",
        r"(?:an?\s|your\s)?bereavement|a\s(?:family\s)?funeral|a\sdeath(?:\sin\s(?:the|your)\sfamily)?",
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
    r"^(?P<deed>(?:you|they|your)\s.+?)\s(?:because\sof|due\sto|owing\sto|on\saccount\sof|as\sa\sresult\sof"
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


@record(frozen=True, slots=True)
class Reason:
    """For what a clause says that something is done.

    Args:
        words: those that name it.
        cause: the kind of cause that they name, if a table has it.
        any_such: they name any of that kind.
    """

    words: str
    cause: Cause | None
    any_such: bool


def deed_and_cause(statement: str) -> tuple[str, Reason] | None:
    """Return what a clause says that somebody does for a reason; None for others.

    Args:
        statement: the clause.

    Example:
        >>> deed, reason = deed_and_cause("you miss the match because of illness")
        >>> deed, reason.cause.name
        ('you miss the match', 'illness')
        >>> deed_and_cause("you miss the match because of a late bus")[1].words
        'a late bus'
        >>> deed_and_cause("you miss the match") is None
        True
    """
    match = _FOR_A_CAUSE.match(statement)
    if match is None:
        return None
    cause, any_such = _named(match["cause"].lower()) or (None, False)
    return match["deed"], Reason(match["cause"], cause, any_such)


def for_that_cause(reason: Reason, sentence: str, at: int, story: str = "") -> bool | None:
    """Tell whether a sentence says that something was done for a reason; None if it does not say.

    Args:
        reason: what a clause asks.
        sentence: the words of a story among which the deed is told.
        at: where in these it is.
        story: all of it.

    Example:
        >>> illness = deed_and_cause("you miss the match because of illness")[1]
        >>> for_that_cause(illness, "I missed it because I caught flu", 0)
        True
        >>> for_that_cause(illness, "I missed it because my shifts changed", 0)
        False
        >>> for_that_cause(illness, "I missed it", 0) is None
        True
        >>> late = deed_and_cause("you miss the match because of a late bus")[1]
        >>> for_that_cause(late, "My bus was late, so I missed it", 20)
        True
        >>> for_that_cause(late, "I missed it because I overslept", 0)
        False
    """
    told = _reason_told(sentence, at)
    if not told:
        before = sentence[:at]
        if _LINKED.search(before) is None:
            return None
        if _tells(reason, before):
            return True
        own = compiled(_OWN_DOING).search(before) is not None
        return False if own and _is_other(reason, before, story or sentence) else None
    if _tells(reason, told):
        return True
    return False if _is_other(reason, told, story or sentence) else None


def _reason_told(sentence: str, at: int) -> str:
    """Return the words with which a sentence says why a deed that it tells was done."""
    behind = _BECAUSE.search(sentence, at)
    if behind is not None:
        return sentence[behind.end() :]
    too = _TOO_SO.search(sentence, at)
    kept = _KEPT.match(sentence)
    if too is not None or kept is not None:
        return f"I was {too['so']}" if too is not None else str(kept and kept["why"])
    before = sentence[:at]
    comes = _COMES_OF.match(sentence, at)
    if _SO.search(before + comes[0] if comes is not None else before) is not None:
        return before
    ahead = _FRONTED.match(before)
    return before[ahead.end() :] if ahead is not None else ""


def _tells(reason: Reason, told: str) -> bool:
    """Tell whether words tell of what a clause names as a reason."""
    if reason.any_such and reason.cause is not None and reason.cause.name in causes_in(told):
        return True
    words = words_in(told.lower())
    if not _DENYING.isdisjoint(words):
        return False
    wanted = [k for k in keyed(words_in(reason.words.lower())) if k and k not in lists.LIGHT]
    keys = frozenset(k for k in keyed(words) if k)
    return bool(wanted) and all(covers(keys, key) for key in wanted)


def _is_other(reason: Reason, told: str, story: str) -> bool:
    """Tell whether words tell of a reason beside which another is none."""
    found = causes_in(told)
    if reason.cause is not None and reason.cause.name in causes_in(story):
        return False
    if compiled(_OWN_DOING).search(told) is not None and not found:
        return reason.cause is None or reason.cause.name != "accident"
    if reason.cause is not None:
        return bool(found) and found.isdisjoint(reason.cause.besides | {reason.cause.name})
    asked = keyed(words_in(reason.words.lower()))
    named = frozenset(k for k in keyed(words_in(story.lower())) if k)
    unnamed = not any(covers(named, key) for key in asked if key)
    return bool(found) and found <= _OF_A_BODY and unnamed


# By which a story says why: "I missed it **because** I was ill"; not "I missed it and was ill".
_BECAUSE = compiled(
    r"\b(?:because(?:\sof)?|due\sto|owing\sto|(?<!\bas\ssoon\s)(?<!\bsuch\s)(?<!\bas\s[a-z]{3}\s)as(?=\s(?:I|we|my|our|the)\b)"
    r"|since(?=\s(?:I|we|my|our)\b)|after(?=\s(?:I|we|my|our)\b)|when(?=\s(?:I|we|my|our)\b)|with|thanks\sto)\s"
    r"|\bthrough\s(?=my\sown\b)|\bto\s(?=watch\b|play\b|go\sto\b|see\b|be\sat\b)"
)
_SO = compiled(
    r"(?:\bso|\btherefore|\bwhich\smade\sme|\bwhich\smeant(?:\sthat)?|\bmeant(?:\sthat)?|[.;]\s(?:that|this|which)"
    r"(?:['’]s|\sis|\swas)\s(?:the\sreason\s)?why|\bas\sa\sresult,?|\band\sthat(?:['’]s|\sis)\swhy)\s*$"
)
# What kept somebody away: "I was **too ill** to go", "**a fever** kept me from the race".
_TOO_SO = compiled(r"\b(?:was|were|felt)\s(?:far\s|much\s)?too\s(?P<so>[a-z]+)\sto\b")
_KEPT = compiled(
    r"(?P<why>[^,;]+?)\s(?:has\s|had\s)?(?:kept|stopped|prevented)\s(?:me|us)\s(?:from\b|[a-z]+ing\b)"
)
_COMES_OF = compiled(r"(?:(?:that|this)(?:['’]s|\sis|\swas)\swhy|so|therefore|as\sa\sresult,?)\s")
_FRONTED = compiled(r"\s*(?:because(?:\sof)?|due\sto|owing\sto|as|since)\s(?=[^,]+,\s*$)")
# By which a deed is told right behind what led to it: "I was ill **and** missed it".
_LINKED = compiled(r"(?:,?\band|;|\bso\sill\sthat)\s*$")
_DENYING = frozenset({"not", "n't", "never", "no", "nothing", "without"})
# Causes that lie in whoever tells, and bring about no delays: what is due to these is not due to
# a train.
_OF_A_BODY = frozenset({"illness", "injury", "bereavement"})
# What one does oneself, or leaves undone: "I **overslept**", "I had **mixed up** the dates".
_OWN_DOING = (
    r"\b(?:overslept|forgot|forgotten|slept\s(?:in|through|late)|fell\sasleep|(?:mixed|muddled)\s(?:it\s)?up"
    r"|misread|lost\strack|got\sthe\s(?:day|time|date)s?\swrong|own\s(?:fault|carelessness)"
    r"|(?:queued|stood|waited)\s(?:[a-z]+\s)?(?:(?:in\s(?:a|the)\s)?(?:queue|line)\s)?for\s(?:an?\s|the\s)?[a-z]+"
    r"|(?:stood|was|were)\s(?:[a-z]+\s)?in\s(?:a|the)\s(?:queue|line|shop|pub|bar|caf[eé]|bookshop)"
    r"|(?:went|gone|go)\s(?:shopping|swimming|to\s(?:the|a)\s(?:pub|party|beach|match|bar|caf[eé]|concert))|(?:on|had\sgone\son)\sholiday"
    r"|hung-?\s?over|hangover|felt\slazy|could\snot\sbe\sbothered|couldn['’]t\sbe\sbothered|did(?:n['’]t|\snot)\s"
    r"(?:feel\slike|fancy|want\sto)|changed\smy\smind|chatting|watch(?:ed|ing)?\s(?:a|the|tv|football|films?)"
    r"|set\soff\s(?:far\s|much\s)?too\slate|left\s(?:home|the\shouse)\s(?:far\s|much\s)?too\slate|was\s(?:too\s|very\s|so\s)?tired"
    r"|was\sbored|shopping|to\sthe\swrong\s(?:station|platform|gate|room|place)|play(?:ed|ing)?\s(?:football|cards|golf))"
    r"\b"
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
