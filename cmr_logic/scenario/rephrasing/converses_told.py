"""A relation told from its other end: "the mill employs my wife" for "my wife works for the mill".

Who employs somebody is worked for, who lends is borrowed from, who lets is rented from, and who
teaches is learnt from. The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.parts_told import WORD
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import word_set

_END = (
    r"(?=\s*(?:[.,;:!?—–)]|$)|\s(?:and|but|so|because|since|when|where|which|that|who|now|on|in"
    r"|for|as|last|this|yesterday|is|was"
    r"|until|till|while|every|at|from|by|to)\b)"
)
_NAMED = (
    rf"(?:(?:the|an?|my|our|his|her|their|this|that|one\sof\s(?:my|our|the))\s(?:{WORD}"
    rf"\s){{0,3}}?{WORD}|(?-i:[A-Z]\w+))"
)
_THING = rf"(?:(?:the|an?|his|her|their|its|this|that|my|our)\s(?:{WORD}\s){{0,2}}?{WORD}|it|them)"
_MINE = r"(?:(?:my|our)\s(?:own\s|elder\s|older\s|younger\s)?[a-z-]+(?:\s(?-i:[A-Z][a-z]+))?)"
_SCHOOLING = (
    r"(?:primary|secondary|high|local|village|music|night|evening|grammar|art|dance"
    r"|nursery|riding|swimming)"
)
# Those who are somewhere and are not employed there: "a **patient** there"; not "a porter".
_NOT_EMPLOYED = word_set(
    "student pupil patient guest member customer resident prisoner visitor volunteer passenger "
    "tenant child baby regular fan trustee governor shareholder owner partner inmate lodger "
    "boarder "
    "undergraduate postgraduate schoolboy schoolgirl sixth-former client user reader subscriber "
    "friend relative man woman person boy girl participant competitor contractor freelancer "
    "graduate councillor stallholder spectator beginner learner player supplier investor candidate "
    "applicant neighbour mother father parent believer expert bit lot star winner"
)
_HOME = r"(?:house|flat|apartment|home|place|bungalow|cottage|room|caravan|bedsit|household)"
_LIVING = rf"(?:under\s(?:one|the\ssame)\sroof|in\sthe\ssame\s{_HOME}|together)"
_GROUPS = (
    r"(?:club|society|union|association|party|church|choir|band|gym|league|guild|team|orchestra"
    r"|group|federation"
    r"|co-?op(?:erative)?|crew|troupe|lodge|congregation|parish|institute|academy|council"
    r"|committee)"
)
_YOURS = re.compile(r"^(?:his|her|their|its|my|our)\s", re.IGNORECASE)
_SELVES = frozenset({"i", "me", "we", "us"})


def _known(thing: str) -> str:
    """Return what a thing is called that is another's: "**her** kayak" is "the kayak"."""
    return _YOURS.sub("the ", thing)


def _told(match: re.Match[str]) -> bool:
    return is_told_as_so(match) and not is_denied_before(match)


def _works(match: re.Match[str]) -> str:
    """Return for whom somebody works."""
    by, who = match["by"].strip(), match["who"].strip()
    job = match.groupdict().get("job")
    if not _told(match) or (job is not None and not _is_job(job)):
        return ""
    if who.lower() in _SELVES:
        return f"I work for {by}. I am employed by {by}. My employer is {by}."
    if not is_person(word_key(who.split()[1].lower())):
        return ""
    return f"{who} works for {by}. {who} is employed by {by}."


def _is_job(words: str) -> bool:
    """Tell whether words name what somebody is paid to be: "a porter"; not "a former porter"."""
    last = words.lower().split()[-1]
    if last in _NOT_EMPLOYED or words.lower().startswith(("former", "retired", "student", "volun")):
        return False
    return is_person(word_key(last)) or last.endswith(
        ("er", "or", "ist", "ant", "man", "ian", "hand")
    )


def _lent(match: re.Match[str]) -> str:
    """Return what was borrowed from whom."""
    if not _told(match):
        return ""
    return f"I borrowed {_known(match['what'])} from {match['by']}."


def _private(match: re.Match[str]) -> str:
    """Return that who has such a landlord rents from no council."""
    who = match["by"] or match["named"]
    public = re.search(
        r"council|housing\sassociation|authority|local|city|town|borough|parish|trust", who, re.I
    )
    return "" if public or not _told(match) else "I rent from a private landlord."


def _works_there(match: re.Match[str]) -> str:
    """Return for whom somebody works who has a job there."""
    who, by = match["who"] or match["who_"], match["by"]
    if not _told(match) or not _is_job(match["job"]):
        return ""
    if who.lower() in _SELVES:
        return f"I work for {by}. I am employed by {by}."
    if not is_person(word_key(who.lower().split()[1])):
        return ""
    return f"{who} works for {by}. {who} is employed by {by}."


def _lent_me(match: re.Match[str]) -> str:
    """Return what was borrowed of whoever lent it."""
    what = _known(match["what"] or match["what_"])
    return f"I borrowed {what} from {match['by']}." if _told(match) else ""


def _lets(match: re.Match[str]) -> str:
    """Return what is rented of whoever lets it."""
    what, by = _known(match["what"] or match["what_"]), match["by"]
    return _said_of_tenant(what, by).removesuffix(".") if _told(match) else ""


def _rented_from(match: re.Match[str]) -> str:
    """Return what is rented from whom, where it is told of the thing."""
    return _said_of_tenant(match["what"], match["by"]) if _told(match) else ""


def _said_of_tenant(what: str, by: str) -> str:
    public = re.search(r"council|housing\sassociation|authority", by, re.IGNORECASE)
    home = re.search(rf"\b{_HOME}$", what, re.IGNORECASE)
    if home is None:
        return f"I rent {what} from {by}."
    private = "" if public else " I rent from a private landlord."
    return f"I rent {what} from {by}. I am a tenant of {by}. My landlord is {by}.{private}"


def _belongs(match: re.Match[str]) -> str:
    """Return who is a member of what, or is none."""
    if not is_told_as_so(match):
        return ""
    who = match["who"].lower()
    none = who.startswith(("none", "nobody"))
    who = "I" if none or who == "we" else match["who"]
    is_ = "am" if who == "I" else "is"
    denied = " not" if none or match["not"] else ""
    return f"{who} {is_}{denied} a member of {match['what']}."


def _lives_with(match: re.Match[str]) -> str:
    """Return with whom somebody lives, or does not."""
    whom = next(match[name] for name in ("whom", "whom_", "who", "who_") if _named(match, name))
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    whom = re.sub(r"^the\sowner.*$", "my landlord", whom, flags=re.IGNORECASE)
    if not any(is_person(word_key(word)) for word in whom.lower().split()):
        return ""
    if _named(match, "not"):
        return f"I do not live with {whom}."
    return f"I live with {whom}. {whom} lives with me."


def _named(match: re.Match[str], name: str) -> str:
    return match.groupdict().get(name) or ""


def _pays(match: re.Match[str]) -> str:
    """Return what one's employer pays, or landlord."""
    who = "employer" if re.search(r"landl|owner", match["who"], re.I) is None else "landlord"
    return (
        f"My {who} pays {match['what']}. My {who} pays for {match['what']}." if _told(match) else ""
    )


def _pays_oneself(match: re.Match[str]) -> str:
    """Return that neither employer nor landlord pays what is paid by somebody else."""
    if not _told(match):
        return ""
    what = match["what"] or match["that"] or match["those"]
    others = ("My employer", "My landlord", "The landlord")
    return " ".join(f"{who} does not pay {what}. {who} does not pay for {what}." for who in others)


CONVERSES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "employs-whom",
        rf"\b(?P<by>(?:the|an?|this|that)\s(?:{WORD}\s){{0,3}}?{WORD})\s(?:that\s|which\s|who"
        rf"\s)?employs\s(?:both\s)?"
        rf"(?P<who>me|us|{_MINE}){_END}",
        _works,
        "your uncle works for the mill", "The mill employs my uncle.", "The mill empties my uncle.",
        needs="employs",
    ),
    Rewording(
        "kin-with-a-job-there",
        rf"(?:\b(?P<who>I|{_MINE})(?:['’]m|['’]s|\sam|\sis)\s(?:now\s|still\s|also\s)?"
        rf"|\b(?P<who_>{_MINE}),\s)"
        rf"(?:an?|the)\s(?P<job>(?:{WORD}\s){{0,2}}?{WORD})(?:,)?\s"
        r"(?:(?:who['’]s\s|who\sis\s)?(?:employed|working|paid)\s(?:by|for|at)|at|for|with|on)\s"
        rf"(?P<by>(?:the|this|that)\s(?:(?!same\b){WORD}\s|same\s){{0,3}}?{WORD}){_END}",
        _works_there,
        "your uncle works for the mill", "My uncle is a porter at the mill.",
        "My uncle is a patient at the mill.",
        needs=" the | this | that ",
    ),
    Rewording(
        "job-with",
        rf"\b(?P<who>I|{_MINE})(?:(?:['’]ve|['’]s|\shave|\shas)(?:\sgot)?\s(?:an?|her|his|my)"
        rf"\s(?:[a-z-]+\s){{0,2}}?job\s(?:at|with|for)"
        r"|(?:['’]m|['’]s|\sam|\sis)\s(?:on\sthe\s(?:permanent\s)?(?:staff|payroll)\s(?:of|at)"
        r"|employed\s(?:at|with)))"
        rf"\s(?P<by>(?:the|this|that|an?)\s(?:{WORD}\s){{0,3}}?{WORD}){_END}",
        _works,
        "your uncle works for the mill", "My uncle has a job at the mill.",
        "My uncle has a jab at the mill.",
        needs=" job |staff |payroll |employed ",
    ),
    Rewording(
        "on-its-staff",
        rf"\b(?P<who>I|{_MINE})(?:['’]m|['’]s|\sam|\sis)\son\s(?P<by>the\s(?:{WORD}"
        rf"\s){{0,2}}?[a-z-]+)['’]s?\s(?:staff|payroll)\b",
        _works,
        "your uncle works for the mill", "My uncle is on the mill's payroll.",
        "My uncle is on the mill's roof.",
        needs="staff|payroll",
    ),
    Rewording(
        "is-the-employer",
        rf"\b(?P<by>(?:the|an?)\s(?:{WORD}\s){{0,3}}?{WORD})(?:['’]s|\sis)\s(?P<who>my)"
        rf"\s(?:main\s)?employer\b",
        lambda match: (
            f"I work for {match['by']}. I am employed by {match['by']}." if _told(match) else ""
        ),
        "you are employed by the mill", "The mill is my employer.", "The mill is my eyesore.",
        needs="employer",
    ),
    Rewording(
        "lent-me",
        rf"\b(?P<by>{_NAMED}|he|she|they)(?:['’]s|['’]ve|\shas|\shave)?\s(?:kindly\s|just\s|since"
        rf"\s)?(?:lent|loaned)\s"
        rf"(?:(?:me|us)\s(?P<what>{_THING})|(?P<what_>{_THING})\sto\s(?:me|us)){_END}",
        _lent_me,
        "you have borrowed the kayak", "My aunt lent me the kayak.", "My aunt left me the kayak.",
        needs="lent|loaned",
    ),
    Rewording(
        "lent-by",
        rf"\b(?P<what>{_THING})(?:(?:\swas|\sis|\shas\sbeen|['’]s|['’]s\sbeen)\s(?:only\s|just"
        rf"\s)?(?:lent|loaned)\s(?:to\s)?(?:me|us)\sby"
        rf"|(?:\sis|['’]s)\s(?:only\s|just\s)?(?:on\sloan\s(?:to\s(?:me|us)\s)?from|borrowed"
        rf"\sfrom))\s(?P<by>{_NAMED}){_END}",
        _lent,
        "you have borrowed the kayak", "The kayak is on loan from my aunt.",
        "The kayak is on land from my aunt.",
        needs="lent |loan|borrowed",
    ),
    Rewording(
        "is-rented-from",
        rf"\b(?P<what>(?:the|my|our|this)\s(?:{WORD}\s)?{WORD})(?:\sis|['’]s)\s(?:rented"
        rf"|leased)\sfrom\s(?P<by>{_NAMED}){_END}",
        _rented_from,
        "you rent the kayak", "The kayak is rented from my aunt.",
        "The kayak is rented by my aunt.",
        needs="rented from|leased from",
    ),
    Rewording(
        "has-private-landlord",
        rf"\b(?:my|our)\s(?:landlord|landlady)(?:['’]s|\sis)\s(?:now\s)?(?P<by>{_NAMED}){_END}"
        rf"|\b(?P<named>(?-i:(?:Mr|Mrs|Ms|Miss|Dr)\s)?(?-i:[A-Z][a-z]+)),"
        r"\s(?:my|our)\s(?:landlord|landlady),",
        _private,
        "you are a council tenant", "My landlord is a retired farmer.",
        "My landscape is a retired farm.", value=False,
        needs="landlord|landlady",
    ),
    Rewording(
        "teaches-me",
        rf"\b(?P<by>{_NAMED})\s(?:also\s)?(?:teaches|coaches|tutors)\s(?:me|us)(?:\sin)?(?:\show"
        rf"\sto)?\s(?P<what>(?:the\s|to\s)?{WORD}){_END}",
        lambda match: (
            f"I learn {match['what']} from {match['by']}. I am a pupil of {match['by']}."
            if _told(match)
            else ""
        ),
        "you learn harp from a monk", "A monk teaches me harp.", "A monk tells me harps.",
        needs="teaches|coaches|tutors",
    ),
    Rewording(
        "learns-from-me",
        r"\b(?P<whom>(?:the|my|our|some|two|three|several)\s(?:(?:[a-z-]+\s){0,2}?(?:at|in|from)"
        r"\sthe\s)?(?:[a-z-]+\s)?[a-z]+)\s"
        rf"(?:learn|learns|are\slearning|is\slearning|have\slessons\sin)\s(?P<what>(?:the"
        rf"\s)?{WORD})\s(?:from|with)\s(?:me|us)\b",
        lambda match: (
            f"I teach {match['whom']}. I teach {match['what']}." if _told(match) else ""
        ),
        "you teach harp", "The monks learn harp from me.", "The monks hide harps from me.",
        needs="learn|lessons",
    ),
    Rewording(
        "belongs-to-a-group",
        r"\b(?P<who>I|we|none\sof\sus|nobody\sin\s(?:my|our)\s[a-z]+|(?:my|our)\s[a-z]+)(?P<not>"
        r"\s(?:do\snot|don['’]t|does\snot|doesn['’]t))?"
        rf"\s(?:still\s|also\s)?belongs?\sto\s(?P<what>(?:the|an?|my|our|this)\s(?:[\w'’-]+"
        rf"\s){{0,3}}?{_GROUPS}){_END}",
        _belongs,
        "you are a member of the rowing club", "I belong to the rowing club.",
        "I belong in the rowing boat.",
        needs="belong",
    ),
    Rewording(
        "shares-a-home-with",
        rf"\b(?:I|we)(?:['’]m|\sam)?\s(?:share|sharing|rent|occupy)\s(?:an?|the|my|our|this)"
        rf"\s(?:[a-z-]+\s)?{_HOME}\s(?:together\s)?with\s(?P<whom>{_NAMED}){_END}"
        rf"|\b(?P<whom_>{_MINE})\sand\s(?:I|me)\s(?:(?:both|all)\s)?(?:live|share|are\sliving)"
        rf"\s(?:{_LIVING}|an?\s{_HOME})",
        _lives_with,
        "you live with your cousin", "I share a flat with my cousin.",
        "I share a kayak with my cousin.",
        needs="share|sharing|rent|occupy| and i | and me ",
    ),
    Rewording(
        "lives-here-too",
        r"\b(?P<who>(?:my|our|the)\s(?:[a-z-]+\s)?[a-z-]+(?:\sof\sthe\s[a-z]+)?)(?P<not>"
        r"\s(?:does\snot|doesn['’]t))?\slives?\s"
        r"(?:here|(?:in|at)\s(?:the\s(?:same\s)?|this\s)(?:house|flat|apartment)|with\s(?:me"
        r"|us))(?:\s(?:too|as\swell|himself|herself))?(?=\s*(?:[.,;!?]|$|and\b|but\b))",
        _lives_with,
        "you live with your cousin", "My cousin lives here too.", "My cousin leaves here too.",
        needs="live",
    ),
    Rewording(
        "my-firm-pays",
        rf"\b(?P<who>(?:my|our|the)\s(?:own\s)?(?:firm|company|boss|work|workplace|office"
        rf"|employer|landlord|landlady))(?:['’]s|\sis|\shas)?\s"
        rf"(?:pays|paying|paid|covers|covering|meets|settles|foots)\s(?:for\s)?(?P<what>(?:the|my"
        rf"|our)\s(?:{WORD}\s)?{WORD}){_END}",
        _pays,
        "your employer pays the toll", "My firm is paying the toll.", "My firm is raising the "
        "toll.",
        needs="pay|paid|cover|meets|settles|foots",
    ),
    Rewording(
        "paid-by-somebody-else",
        rf"\b(?:{_MINE}|I|we(?:\stenants)?)\s(?:have\sto\s)?(?:pay|pays)\s(?:for"
        rf"\s)?(?P<what>(?:the|my|our)\s(?:{WORD}\s)?{WORD})\s(?:all\s)?(?:myself|ourselves)\b"
        rf"|(?<!\bnone\sof\s)\b(?P<that>(?:the|my|our)\s(?:{WORD}\s)?{WORD})\s(?:comes|came|is"
        rf"\spaid|has\scome)\s(?:all\s)?(?:straight\s)?out\sof\smy\s(?:own\s)?(?:pocket|savings"
        rf"|wages|account)"
        rf"|\bmy\s(?:parents|mum|dad|mother|father|grandparents|family|husband|wife|partner|aunt"
        rf"|uncle)\s(?:pay|pays|are\spaying|is\spaying)\s(?:for\s)?(?P<those>(?:the|my)"
        rf"\s(?:{WORD}\s)?{WORD}){_END}",
        _pays_oneself,
        "your employer pays the toll", "The toll comes out of my own pocket.",
        "The tool comes out of my own pocket.", value=False,
        needs="self|selves|out of my|pay",
    ),
    Rewording(
        "no-parent-of-mine-is",
        rf"\bneither\sof\s(?:my|our)\sparents\s(?:is|was)\s(?P<what>an?\s(?:{WORD}"
        rf"\s){{0,2}}?{WORD}){_END}",
        lambda match: (
            f"I am not the child of {match['what']}. I am not the son of {match['what']}."
            if _told(match)
            else ""
        ),
        "you are the child of a ranger", "Neither of my parents is a ranger.",
        "Neither of my parents is a stranger.", value=False,
        needs="neither of",
    ),
    Rewording(
        "gets-it-from",
        rf"\b(?:I|we)\s(?:get|buy|have|take)\s(?:all\s)?(?:my|our)\s(?P<what>{WORD})\sfrom"
        rf"\s(?P<by>{_NAMED}){_END}"
        rf"|\b(?:my|our|the)\s(?P<what_>{WORD})\s(?:all\s)?comes\sfrom\s(?P<by_>{_NAMED}){_END}",
        lambda match: (
            f"{match['by'] or match['by_']} supplies my {match['what'] or match['what_']}. "
            f"My {match['what'] or match['what_']} is supplied by {match['by'] or match['by_']}."
            if _told(match)
            else ""
        ),
        "your uncle supplies your water", "I get my water from my uncle.",
        "I get my waders from my uncle.",
        needs=" from ",
    ),
    Rewording(
        "no-child-of-mine-is",
        rf"\bnone\sof\s(?:my|our)\s(?:children|kids|sons|daughters)\s(?:is|are)\s(?P<what>an?"
        rf"\s(?:{WORD}\s){{0,2}}?{WORD}){_END}",
        lambda match: f"I am not the parent of {match['what']}." if _told(match) else "",
        "you are the parent of a ranger", "None of my children is a ranger.",
        "None of my children is a stranger.", value=False,
        needs="none of",
    ),
)  # fmt: skip

CONVERSE_TURNS: tuple[Rewording, ...] = (
    Rewording(
        "rents-out-to",
        rf"\b(?P<who>I|we)\s(?:rent|lease)\s(?:out\s)?(?P<what>(?:the|this)\s(?:{WORD}\s)?{WORD})"
        rf"\s(?:out\s)?to"
        rf"\s(?P<whom>(?:an?|my|our|some|two|three)\s(?:{WORD}\s)?{WORD}){_END}",
        r"\g<who> let \g<what> to \g<whom>",
        "you let the kiln", "I rent the kiln to a monk.", "I rent the kiln to melt glass.",
        needs=" to ",
    ),
    Rewording(
        "lets-to-me",
        rf"\b(?P<by>{_NAMED})\s(?:lets|leases|rents(?:\sout)?)\s(?:(?P<what>{_THING})\s(?:out"
        rf"\s)?to\s(?:me|us)|(?:me|us)\s(?P<what_>{_THING})){_END}",
        _lets,
        "you rent the kayak", "My aunt rents the kayak to me.", "My aunt rides the kayak to me.",
        needs="lets |leases |rents ",
    ),
    Rewording(
        "my-pupils-there",
        rf"\bmy\s(?P<whom>pupils|students|class)\s(?P<where>(?:at|in)\sthe\s(?:{_SCHOOLING}"
        rf"\s)?{WORD})(?=\s[a-z])",
        lambda match: (
            f"I teach {match['where']}, and my {match['whom']}" if is_told_as_so(match) else ""
        ),
        "you teach at the abbey", "My pupils at the abbey sing.", "My pupils dilate at the abbey.",
        needs="my pupils|my students|my class",
    ),
    Rewording(
        "the-things-owner",
        r"(?P<is>['’]m|\bam|\bis|['’]s|\bas)\sthe\s(?P<what>[a-z]+)['’]s\s(?P<role>owner|manager"
        r"|tenant|keeper|founder|director|chair|treasurer|secretary|captain|driver)\b(?!"
        r"\s[a-z]+ly\b)",
        r"\g<is> the \g<role> of the \g<what>",
        "you are the owner of the mill", "I'm the mill's owner.", "I'm the mill's other hand.",
        needs="'s |’s ",
    ),
    Rewording(
        "the-owner-of-my-home",
        r"(?<!\bam\s)(?<!['’]m\s)(?<!\bbe\s)(?<!\bas\s)(?<!\bis\s)\bthe\sowner\sof\s(?:the|my"
        r"|our)\s(?:flat|house|place|apartment|room|cottage)\b(?=\s[a-z]+(?:s|ed|t)\b)",
        "my landlord",
        "your landlord lives in Spain", "The owner of the flat lives in Spain.",
        "The owner of the float lives in Spain.",
        needs="owner of",
    ),
)  # fmt: skip
