"""Where people are, work, live or own something, by what they say of it in passing.

"We're having a week in Lisbon" says that we are visiting it, "I drive a bus in Glasgow" that I work
there. See :mod:`.rewordings`, which shows all of them to a story.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.places_again import HOME_NOUNS

_NAME = (
    r"(?-i:[A-Z][\w'’-]+(?:\s(?:upon\s|on\s|of\s|under\s)?[A-Z][\w'’-]+)*"
    r"(?:,\s(?:in\s)?[A-Z][\w'’-]+(?:\s[A-Z][\w'’-]+)*)*)"
)
_AT = (
    r"(?:on\sthe\s(?:beach|coast|island)\s|in\sthe\s(?:hills|mountains|middle|heart"
    r"|centre)\s(?:of|above)\s)?"
    r"(?:just\s)?(?:in|near|outside|at|on|round|around)\s(?:the\s)?"
)
_WHERE = rf"(?P<where>(?:in|near|outside|just\soutside)\s(?:the\s)?{_NAME})"
_WHO = r"\b(?P<who>I|we)"
_AM = r"(?:['’](?:m|re)|\sam|\sare)"
_HAVE = r"(?:['’]ve(?:\sgot)?|\shave(?:\sgot)?|\sgot)"
_JUST = r"(?:\s(?:just|now|still|currently|all|both|only|here))*"
_SPELL = (
    r"(?:(?:a|an|the|our|my|one|two|three|four|five|six|seven|ten|a\sfew|a\scouple\sof|some)\s)?"
    r"(?:(?:long|short|lovely|whole|summer|winter|family|quiet|nice|cheap|little|city|school"
    r"|next|first|last|bank)\s){0,2}"
    r"(?:weeks?|fortnight|days?|nights?|months?|weekend|holidays?|vacation|break|honeymoon"
    r"|summer|winter|spring|autumn"
    r"|Christmas|Easter|trip|getaway|time)"
)
# What somebody does who has a home or a job there, and no more than a visit.
_VISITED = re.compile(
    r"\b(?:was|were|last\s(?:year|summer|winter|month)|in\s(?:19|20)\d\d|ago|used\sto|if|next"
    r"|want|hope|would|might|may|could"
    r"|not|never)\b|n['’]t\b|\?",
    re.IGNORECASE,
)
_TRADES = (
    r"(?:nurse|teacher|doctor|dentist|chef|cook|waiter|waitress|plumber|electrician|joiner"
    r"|bricklayer|builder|mechanic|cleaner"
    r"|porter|receptionist|secretary|librarian|carer|midwife|paramedic|firefighter|postman"
    r"|postwoman|driver|labourer|welder"
    r"|barista|barman|barmaid|hairdresser|barber|accountant|solicitor|lawyer|vet|pharmacist"
    r"|engineer|surveyor|lecturer"
    r"|shop\sassistant|cashier|security\sguard|gardener|farmhand|shepherd|miner|baker|butcher"
    r"|care\sworker|classroom\sassistant"
    r"|teaching\sassistant|bus\sdriver|lorry\sdriver|taxi\sdriver|train\sdriver|tram\sdriver"
    r"|social\sworker)"
)
_DOES = (
    r"(?:drive\s(?:a|the)\s(?:[a-z-]+\s)?(?:bus|taxi|cab|tram|lorry|van|truck|train|ambulance"
    r"|forklift|crane)|teach(?:\s[a-z]+)?"
    r"|nurse|wait\s(?:on\s)?tables|clean\s(?:offices|hotels|rooms)|stack\sshelves|lay\sbricks"
    r"|serve\sbehind\s(?:a|the)\sbar"
    r"|pull\spints|cut\shair|mend\scars|fix\scars|drive\sfor\s[a-z]+)"
)
_DOCTOR = r"(?:GP|doctor|dentist)"
_LAND = (
    r"(?:field|fields|paddock|meadow|acres?(?:\sof\s[a-z]+)?|plot(?:\sof\sland)?"
    r"|piece\sof\sland|land|allotment|wood|woodland"
    r"|orchard|smallholding)"
)


def _not_in_it(match: re.Match[str]) -> str:
    """Say that what is far from a place is neither in it nor near it."""
    what, where = match["what"].capitalize(), match["where"]
    return f"{what} {_be(what)} not in {where}. {what} {_be(what)} not near {where}."


def _be(what: str) -> str:
    """Return the form of "be" that goes with a subject."""
    return {"i": "am", "we": "are"}.get(what.lower(), "is")


def _there(*says: str) -> Callable[[re.Match[str]], str]:
    """Return what says things of the place of a match, unless it is past, planned or denied."""

    def said(match: re.Match[str]) -> str:
        if _VISITED.search(match[0]):
            return ""
        who = match.groupdict().get("who") or "I"
        be = "am" if who == "I" else "are"
        where = re.sub(r"^(?:just\s)?outside\s", "near ", match["where"])
        whereto = re.sub(r"^(?:in|near)\s", "", where)
        return " ".join(s.format(who=who, be=be, where=where, to=whereto) for s in says)

    return said


def _visiting(match: re.Match[str]) -> str:
    """Return that somebody is visiting the place of a match, unless they were or will be."""
    if _VISITED.search(match[0]):
        return ""
    be = "am" if match["who"] == "I" else "are"
    who = match["who"]
    place = match["place"]
    return f"{who} {be} visiting {place}."


def _registered(match: re.Match[str]) -> str:
    """Return where a doctor is with whom somebody is registered."""
    where = re.sub(r"^(?:just\s)?outside\s", "near ", match["where"])
    doctors = ("dentist",) if "dentist" in match[0].lower() else ("GP", "doctor")
    return " ".join(f"I am registered with a {each} {where}." for each in doctors)


def _has_been(match: re.Match[str]) -> str:
    """Return that somebody is not in a place where they have never been."""
    who, place = match["who"], match["place"]
    be = "am" if who == "I" else "are"
    return (
        f"{who} do not live in {place}. {who} do not drive in {place}. "
        f"{who} do not work in {place}. "
        f"{who} {be} not in {place}. {who} {be} not visiting {place}. {who} do not visit {place}."
    )


def _worked(match: re.Match[str]) -> str:
    """Return what somebody is or was on as work that they do or did."""
    be, rest = match["be"].lower(), match["rest"]
    verb = "worked" if be == "was" else "will work" if "ll" in be else "work"
    return f"{match['who']} {verb}{rest}."


def _at_home(match: re.Match[str]) -> str:
    """Return where somebody is who has their home there, unless that is over or only wished."""
    if _VISITED.search(match[0]):
        return ""
    return f"{match['who'] or 'I'} {'are' if match['who'] == 'we' else 'am'} in {match['where']}."


# Parts of the country that rules are made for, by what they are: "a flood **zone**"; not "a house".
_ZONE = r"(?:zone|area|district|village|town|quarter|belt|corridor|precinct)"

WHERE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "home-in-zone",
        r"\b(?:(?P<who>I|we)(?:['’]ve|\shave)?(?:\sjust|\snow|\sboth|\sall)*"
        r"\s(?:live|moved|bought\sa\shouse)"
        rf"|(?:my|our)\s(?:[a-z]+\s)?{HOME_NOUNS}\s?(?:is|['’]s|lies|stands))"
        rf"\s(?:right\s)?(?:in|into|inside|within)\s"
        rf"(?P<where>(?:an?|the|one\sof\sthe)\s(?:[a-z-]+\s){{1,3}}{_ZONE}s?)\b",
        _at_home,
        "it is in a flood zone", "We live in a flood zone.",
        "We swim in a flood zone.",
        needs=" zone| area| district| village| town| quarter| belt| corridor| precinct",
    ),
    Rewording(
        "far-from-it",
        r"\b(?P<what>it|(?:the|my|our)\s(?:[a-z]+\s)?[a-z]+|I|we)\s?(?P<be>['’](?:s|m|re)|is"
        r"|are|am|lies?|stands?|sits?|live)\s"
        r"(?:[^.;]*,\s)?(?:miles|far|nowhere\snear|a\slong\sway|well\s(?:away"
        r"|clear))\s(?:away\s)?(?:from\s|of\s)?"
        r"(?P<where>(?:any|the|an?)\s[a-z]+(?:\s[a-z]+)?)",
        _not_in_it,
        "your field is in a flood zone", "My field is miles from any flood zone.",
        "My field is muddy.",
        value=False, needs="miles|far|nowhere near|a long way|well away|well clear",
    ),
    Rewording(
        "having-a-week-in",
        rf"{_WHO}{_AM}{_JUST}\s(?:spending|having|enjoying|taking)\s{_SPELL}(?:\s(?:away|off"
        rf"|with\s[a-z\s]{{2,20}}?|camping))?"
        rf"\s(?:at\s[a-z\s]{{2,20}}?\s)?{_AT}(?P<place>{_NAME})",
        _visiting,
        "you are visiting Norway", "We're having a week by ourselves in Bergen.",
        "They're having a week by themselves in Bergen.",
        needs="spending|having|enjoying|taking",
    ),
    Rewording(
        "on-holiday-in",
        rf"{_WHO}{_AM}{_JUST}\s(?:here\s)?(?:away\s)?on\s(?:a|my"
        rf"|our)?\s?(?:[a-z]+\s){{0,2}}?(?:holidays?|vacation|honeymoon|city\sbreak|cruise"
        rf"|break|trip)"
        rf"\s(?:with\s[a-z\s]{{2,20}}?\s)?{_AT}(?P<place>{_NAME})",
        _visiting,
        "you are visiting Norway", "We're on our honeymoon in Bergen.",
        "She's on her honeymoon in Bergen.",
        needs="holiday|vacation|honeymoon|break|cruise|trip",
    ),
    Rewording(
        "gone-there-for-a-week",
        rf"{_WHO}(?:['’]ve|\shave)\s(?:just\s)?(?:gone|come|flown|travelled)\s(?:over\s|out\s"
        rf"|up\s|down\s|here\s)?to\s(?P<place>{_NAME})"
        rf"\s(?:for|on)\s{_SPELL}",
        _visiting,
        "you are visiting Norway", "I've come to Bergen for a few days.",
        "I've come to Bergen for a rich uncle.",
        needs="gone|come|flown|travelled",
    ),
    Rewording(
        "touring-round",
        rf"{_WHO}{_AM}{_JUST}\s(?:touring|driving|cycling|walking|backpacking|travelling"
        rf"|camping|sightseeing|sailing|hitchhiking)"
        rf"\s(?:round|around|through|in|across)\s(?:the\s)?(?P<place>{_NAME})",
        _visiting,
        "you are visiting Norway", "We're touring round Norway in a van.",
        "We're talking about Norway in a van.",
        needs="touring|driving|cycling|walking|backpacking|travelling|camping|sightseeing|sailing"
        "|hitchhiking",
    ),
    Rewording(
        "writing-from",
        rf"{_WHO}{_AM}{_JUST}\s(?:writing|sitting|stuck|lying)(?:\sthis)?\s(?:from|in"
        rf"|at)\s(?:[a-z'’-]+\s){{1,4}}?{_AT}(?P<place>{_NAME})",
        _visiting,
        "you are visiting Norway", "I'm writing this from a hotel in Bergen.",
        "He's writing this from a hotel in Bergen.",
        needs="writing|sitting|stuck|lying",
    ),
    Rewording(
        "job-there",
        rf"{_WHO}(?:{_HAVE}\s(?:a|my|the|two)\s(?:[a-z-]+\s){{0,2}}?(?:jobs?|posts?|position"
        rf"|shifts?)|{_AM}\s(?:employed|on\sthe\sstaff|on\sthe\stills))"
        rf"\s[^.,;!?]{{0,40}}?{_WHERE}",
        _there("{who} work {where}."),
        "you work in Norway", "I've a job at a cannery near Bergen.",
        "I've a joke about a cannery near Bergen.",
        needs="job|post|position|shift|employed|staff|tills",
    ),
    Rewording(
        "on-shift-then",
        r"\b(?P<who>I)\s?(?P<be>was|am|['’]m|will\sbe|['’]ll\sbe)\s(?:(?:back|rostered|down)\s)?(?:on\s(?:shift|duty|call|the\s(?:[a-z]+\s)?"
        r"(?:till|tills|desk|counter|door|bar|checkout|ward|phones|rota|switchboard|gate|shift|reception|shop\sfloor))|behind\sthe\s(?:bar|counter|desk|till)"
        r"|rostered|scheduled\sto\swork)\b(?P<rest>[^.;!?]*)",
        _worked,
        "you work on 1 May", "I was on the till on 1 May.",
        "I was on the tiles on 1 May.",
        needs=" on |behind|rostered|scheduled",
    ),
    Rewording(
        "trade-there",
        rf"\b(?P<who>I)(?:['’]m|\sam)\s(?:an?"
        rf"|the)\s(?:[a-z-]+\s){{0,2}}?{_TRADES}\s(?:at\s[^.,;!?]{{2,40}}?\s)?{_WHERE}",
        _there("{who} work {where}."),
        "you work in Norway", "I'm a nurse at a big hospital in Bergen.",
        "I'm a nuisance at a big hospital in Bergen.",
        needs="i'm |i’m |i am ",
    ),
    Rewording(
        "does-it-there",
        rf"\b(?P<who>I){_JUST}\s{_DOES}(?:\s[^.,;!?]{{2,30}}?)?\s{_WHERE}",
        _there("{who} work {where}."),
        "you work in Norway", "I drive a bus in Bergen.",
        "I draw a bus in Bergen.",
        needs="drive|teach|nurse|wait|clean|stack|bricks|serve|pull|hair|cars",
    ),
    Rewording(
        "surgery-there",
        rf"\b(?:my|our)\s(?:{_DOCTOR}(?:['’]s)?\s(?:surgery|practice)|(?:{_DOCTOR})(?:['’]s)?"
        rf"|surgery)\s(?:is|['’]s)\s(?:[a-z]+\s){{0,4}}?{_WHERE}",
        _registered,
        "you are registered with a GP in Norway", "My doctor's surgery is in Bergen.",
        "Her doctor's surgery is in Bergen.",
        needs="surgery|practice|gp|doctor|dentist",
    ),
    Rewording(
        "on-their-list-there",
        rf"\b(?:{_DOCTOR}(?:['’]s)?(?:\s(?:surgery|practice))?|surgery|practice|health\scentre"
        rf"|medical\scentre)\s(?:is\s)?{_WHERE}"
        r"(?=[^.;!?]{0,60}?\b(?:list|books|registered|signed|joined|patient|been\swith\sthem)\b)",
        _registered,
        "you are registered with a GP in Norway",
        "I go to the surgery in Bergen, I've been on their list for years.",
        "I sing of the surgery in Bergen, I've been on my feet for years.",
        needs="surgery|practice|centre|gp|doctor|dentist",
    ),
    Rewording(
        "on-the-books-there",
        rf"{_WHO}(?:{_AM}|['’]ve\sbeen|\shave\sbeen)\s(?:on\sthe\s(?:list|books)|a\spatient"
        rf"|signed\sup|registered)\s(?:of|at|with)\s(?:an?|the|my|our)"
        rf"\s(?:[a-z'’-]+\s){{0,2}}?(?P<what>{_DOCTOR}(?:['’]s)?(?:\ssurgery|\spractice)?"
        rf"|surgery|practice)\s{_WHERE}",
        _registered,
        "you are registered with a GP in Norway", "I'm on the list at the surgery in Bergen.",
        "I'm on the roof at the surgery in Bergen.",
        needs="list|books|patient|signed|registered",
    ),
    Rewording(
        "tenants-there",
        rf"{_WHO}(?:{_HAVE}\s(?:[a-z]+\s){{0,2}}?(?:tenants|lodgers)\s(?:in\s(?:a|the|my"
        rf"|our)\s[^.,;!?]{{2,30}}?\s)?|\s(?:let|rent)\sout\s(?:a|an|my|our|the|two|three)"
        rf"\s[^.,;!?]{{2,30}}?\s|\slet\s(?:a|my|our|the|two|three)\s[^.,;!?]{{2,30}}?\s){_WHERE}",
        _there("{who} rent out a property {where}.", "{who} let a property {where}."),
        "you rent out property in Norway", "I've got tenants in a terrace in Bergen.",
        "I've got tenors in a terrace in Bergen.",
        needs="tenants|lodgers|let |rent out",
    ),
    Rewording(
        "only-let-there",
        r"\b(?:the\sonly\s(?:place|property|house|flat|one)|all)\s(?:that\s)?(?P<who>I"
        r"|we)\s(?:let(?:\sout)?|rent\sout)\sis\s[^.,;!?]{2,40}?"
        rf"{_WHERE}",
        _there("{who} only rent out property {where}."),
        "you rent out property in Norway", "The only place I let out is a flat in Paris.",
        "The only place I left out is a flat in Paris.", value=False,
        needs="let|rent out",
    ),
    Rewording(
        "land-there",
        rf"{_WHO}(?:{_HAVE}|\sown)\s(?:a|an|some|two|three|six|ten|the"
        rf"|\d+)\s(?:[a-z-]+\s){{0,2}}?{_LAND}\s[^.,;!?]{{0,20}}?{_WHERE}",
        _there("{who} own land {where}.", "{who} have land {where}."),
        "you own land in Norway", "I've got a small paddock outside Bergen.",
        "I've got a small parrot outside Bergen.",
        needs="field|paddock|meadow|acre|plot|land|allotment|wood|orchard|smallholding",
    ),
    Rewording(
        "property-there",
        rf"{_WHO}(?:{_HAVE}|\sown)\s(?:a|an|two|three"
        rf"|another)\s(?:[a-z-]+\s){{0,2}}?{HOME_NOUNS}\s{_WHERE}",
        _there("{who} own a property {where}."),
        "you own a property in Norway", "I've got a cottage near Bergen.",
        "I've got a cutting near Bergen.",
        needs="in |near |outside ",
    ),
    Rewording(
        "farms-there",
        rf"{_WHO}(?:(?:{_HAVE}|\srun)\s(?:a|the|our|my)\s(?:[a-z-]+\s){{0,2}}?(?:farm|croft"
        rf"|smallholding)|\s(?:farm|keep|run|graze|rear)\s(?:[a-z]+\s){{0,2}}?"
        r"(?:sheep|cattle|cows|goats|pigs|hens|land|acres|deer))(?:\son\sthe\s[a-z]+|\sup)?"
        rf"\s(?P<where>(?:in|near|outside|just\soutside|above)\s(?:the\s)?{_NAME})",
        lambda m: (
            f"My farm is {(w := re.sub('^(?:just outside|outside|above) ', 'near ', m['where']))}. "
            f"I farm land {w}. I run a farm {w}."
        ),
        "your farm is in Norway", "I graze sheep near Bergen, Norway.",
        "I grease shears near Bergen, Norway.",
        needs="farm|croft|sheep|cattle|cows|goats|pigs|hens|deer|smallholding|land|acres",
    ),
    Rewording(
        "school-there",
        rf"\b(?P<what>(?:my|our)\s(?:[a-z]+\s)?(?P<child>son|daughter|child|boy|girl"
        rf"|lad))['’]s\s(?:new\s|primary\s|secondary\s|high\s)?school\s(?:is"
        rf"|['’]s)\s(?:[a-z]+\s){{0,3}}?{_WHERE}",
        r"\g<what> goes to school \g<where>.",
        "your child goes to school in Norway", "My daughter's school is in Bergen.",
        "My daughter's scooter is in Bergen.",
        needs="school",
    ),
    Rewording(
        "from-there-always",
        rf"\bI(?:['’]m|\sam"
        rf"|\scome)\sfrom\s(?P<place>{_NAME})(?=[^.;!?]{{0,30}}?[.,;]?\s(?:and\s)?(?:I(?:['’]ve"
        rf"|\shave)\s)?(?:never\slived\sanywhere\selse"
        r"|(?:always\s)?lived\s(?:here|there)(?:\sall\smy\slife|\salways)?"
        r"|never\smoved(?:\saway)?|still\slive\s(?:here|there)))",
        r"I live in \g<place>.",
        "you live in Norway", "I'm from Bergen and I've never lived anywhere else.",
        "I'm from Bergen and I've never laughed anywhere else.",
        needs="from ",
    ),
    Rewording(
        "outside-of",
        r"\b(?P<what>it|(?:my|our|the)\s[a-z]+)(?:['’]s|\s(?:is|lies|stands"
        r"|sits))\s(?:(?:[a-z-]+|\d+)\s){0,3}?(?:outside(?:\sof)?|beyond)\s"
        r"(?P<area>(?:the|our|your)\s[a-z]+(?:\s[a-z]+)?)(?=\s*[.,;!?]|$|\s(?:and|but|so)\b)",
        r"\g<what> is not inside \g<area>. \g<what> is not within \g<area>.",
        "your barn is inside the sea wall", "My barn lies well beyond the sea wall.",
        "My barn lies well below the sea wall.", value=False,
        needs="outside|beyond",
    ),
    Rewording(
        "none-is-there",
        r"\b(?P<what>(?:my|our)\s(?:[a-z]+\s)?[a-z]+s)\b(?=[^.;!?]*?,?\s(?:and|but|so|,)\s(?:none|not\sone)(?:\sof\s(?:them|it))?\s"
        r"(?:is|are|lies?|stands?|sits?)\s(?P<where>(?:in|on|at|inside|within|near)\s[^.,;!?]+))",
        r"\g<what> are not \g<where>. \g<what> do not lie \g<where>.",
        "your barns are in the valley", "My barns are on the ridge, and none is in the valley.",
        "My barns are on the ridge, and one is in the valley.", value=False,
        needs="none|not one",
    ),
    Rewording(
        "all-driving-there",
        rf"\ball\s(?:of\s)?(?:my|our)\sdriving\s(?:is|['’]s)\s(?:done\s)?(?:in|round|around"
        rf"|near)\s(?P<place>{_NAME})",
        r"I only drive in \g<place>.",
        "you drive in Oslo", "All my driving is around London.",
        "All my diving is around London.", value=False,
        needs="driving",
    ),
    Rewording(
        "never-been-there",
        rf"{_WHO}(?:['’]ve|\shave)?\s(?:never|not\sonce)\s(?:once\s|even\s|ever\s)?(?:been|go"
        rf"|gone|travel|travelled|set\sfoot|come|drive|driven)"
        rf"\s(?:back\s|over\s|down\s|up\s)?(?:to|in|into|near|anywhere\snear"
        rf"|through)\s(?:the\s)?(?P<place>{_NAME})",
        _has_been,
        "you drive in Oslo", "I've never been to Oslo in my life.",
        "I've never been to opera in my life.", value=False,
        needs="never|not once",
    ),
)  # fmt: skip
