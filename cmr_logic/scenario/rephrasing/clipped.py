"""Sentences without their subject, as people write in haste: "Never smoked", "Living here".

Who tells leaves out "I" or "we" where nobody else was told of; behind a sentence about somebody or
something else nothing is supplied. The entries stand with those of :mod:`.turns`.
"""

from __future__ import annotations

import re
from re import Match

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.text import NOUN, VERB, bases, classes, word_set, words_in

_STARTS = (
    r"(?:^|(?<=[.!?;\n]\s)|(?<=[.!?;]\s\s)|(?<=\n)|(?<=\byes,\s)|(?<=\bhi,\s)|(?<=\bhiya,\s)"
    r"|(?<=\bhello,\s)|(?<=\bwell,\s))"
)
_HOW = r"(?:(?:never|always|just|already|only|then|also|mostly|usually|normally|recently)\s)*"
_NOW = r"(?:(?:still|currently|now|just|always|mostly|presently|not)\s)*"
_REST = r"(?=(?P<rest>[^.!?;\n]*))"
_OBJECTS_ALONE = frozenset({"it", "that", "them"})
_SENTENCE_END = re.compile(r"[.!?;\n]+\s*")
_ONESELF = re.compile(r"\b(?:I|we|me|us)\b", re.IGNORECASE)
# What a person is, by words that only people are told of: "**Married**, two kids"; not "broken".
_STATES = (
    r"(?:(?:happily\s|newly\s)?married|single|divorced|widowed|unemployed|employed"
    r"|self[\s-]employed"
    r"|retired|pregnant|disabled|vegan|vegetarian|diabetic|asthmatic|housebound|insured|uninsured"
    r"|unmarried|out\sof\s(?:work|a\sjob)|between\sjobs|off\ssick|on\sthe\sdole|on\sbenefits)"
)
# By what means, behind a participle that is one's own deed: "paid by **card**"; not "by us".
_MEANS = word_set(
    "card cash cheque phone post email bus coach train tram ferry boat car taxi bike air rail road "
    "mistake accident hand transfer debit plane text letter"
)
# Forms for what was done to a thing, or for no deed: "**built** in 1887"; not "paid".
_UNDERGONE = word_set(
    "born built made based used supposed called named fitted given set bound"
) | word_set("compared located priced dated aged worn stolen delivered damaged broken")
# Verbs of what people do time and again, that are nouns as well: "**smoke** ten a day"; not "cats".
_HABITS = word_set("smoke drink pay rent drive park cook swim travel cycle walk work live hope")
# Words in -ing that stand for no deed, or for a plan: "**during** May"; not "living in Leeds".
_NO_DEEDS = word_set(
    "during morning evening nothing something anything everything according regarding concerning "
    "including excluding following considering being having parking building housing heating "
    "lighting training meeting wedding wondering thinking asking looking hoping planning trying "
    "thing things king ring spring string wing ceiling pudding writing enquiring inquiring "
    "assuming providing seeing depending judging speaking missing"
)
# Verbs by which others are asked or spoken to: "**let** me know", "**thank** you"; not "hope".
_BEFORE_OTHERS = word_set("let please thank thanks tell help send see note say give look excuse")
_OBJECTS = syntax.DETERMINERS | syntax.PREPOSITIONS | word_set("it them him her me us one")
# When or how, behind a form that is one's own deed: "paid **yesterday**"; not "paid staff".
_AFTERWARDS = word_set("last yesterday today already early late online again twice once")


def _is_of_oneself(before: str) -> bool:
    """Tell whether nobody and nothing else is told of right before a sentence."""
    for said in reversed([part for part in _SENTENCE_END.split(before) if part.strip()]):
        words = words_in(said.lower())
        if not words or _ONESELF.search(said):
            return True
        first = words[0]
        if (
            words[1:2] in (["'s"], ("'s",))
            or first in syntax.PRONOUNS | syntax.DETERMINERS
            or syntax.finite_verb(words)
        ):
            return False
        if first.endswith("s") and bases(first, VERB)[:1] not in ((), (first,)):
            return False  # "Lives in Leeds."
    return True


def _goes_on(verb: str, behind: tuple[str, ...]) -> bool:
    """Tell whether words go on as behind a deed: "paid **by card**", "paid **it**"."""
    if not behind or behind[0] in {",", "(", "-", "–", "and", "but", "so"}:
        return not behind and verb not in _UNDERGONE
    if behind[0] == "by":
        return bool(_MEANS.intersection(behind[1:3]))
    return behind[0] in _OBJECTS | _AFTERWARDS or syntax.is_adverb(behind[0])


def _did(match: Match[str]) -> str:
    """Return a deed told without its subject as one's own."""
    verb, how = match["verb"].lower(), match["how"].lower()
    behind = tuple(words_in(match["rest"].lower()))
    if VERB not in classes(verb) or verb in syntax.AUXILIARIES | _UNDERGONE | _BEFORE_OTHERS:
        return ""
    if not _is_told(verb, how, behind) or _is_asked(match):
        return ""
    if not _is_of_oneself(match.string[: match.start()]):
        return ""
    never = "never" in how and syntax.is_participle(verb)
    return f"I {'have ' if never else ''}{how}{verb}"


def _is_told(verb: str, how: str, behind: tuple[str, ...]) -> bool:
    """Tell whether a form is that of a deed, and neither a noun nor what was done to a thing."""
    if behind[:1] == ("by",):
        return _goes_on(verb, behind)
    base = bases(verb, VERB)[0]
    if base != verb and verb.endswith("s"):
        return False  # "**Comes** to ten pounds."
    named = base == verb and NOUN in classes(verb)  # "**Home** for me is Leeds."
    habit = verb in _HABITS or bool(how)
    if syntax.starts_verb_phrase((verb, *behind), 0):
        return not named or (habit and _goes_on(verb, behind))
    past = base != verb and not verb.endswith(("s", "ing"))
    return (past or (habit and verb == base)) and _goes_on(verb, behind)


def _is_asked(match: Match[str]) -> bool:
    """Tell whether a sentence ends as a question."""
    return match.string[match.end("rest") :].startswith("?")


def _helped(match: Match[str]) -> str:
    """Return what is told with a helper, and without its subject, as told of oneself."""
    behind = words_in(match["rest"].lower())
    if _is_asked(match) or not behind or not syntax.PRONOUNS.isdisjoint(behind[:1]):
        return ""
    return f"I {match['verb'].lower()}" if _is_of_oneself(match.string[: match.start()]) else ""


def _doing(match: Match[str]) -> str:
    """Return what goes on, told without its subject, as one's own."""
    verb, how = match["verb"].lower(), match["how"].lower()
    first = match["rest"].split(",", 1)[0]
    if not syntax.is_gerund(verb) or verb in _NO_DEEDS:
        return ""
    words = words_in(first.lower())
    behind = match["rest"][len(first) :]
    if (
        verb == "working"
        and tuple(words[:1]) == ("on",)
        and _OBJECTS_ALONE.intersection(words[1:2])
    ):
        return ""  # "Working on it."
    if not words or re.match(r",\s(?:I|we)\b", behind, re.IGNORECASE):
        return ""  # "Working nights, I …"
    if syntax.finite_verb((verb, *words)) is not None:
        return ""  # "Living in Leeds is dear"
    return f"I am {how}{verb}" if _is_of_oneself(match.string[: match.start()]) else ""


def _being(match: Match[str]) -> str:
    """Return what somebody is, told without its subject, as told of oneself."""
    return f"I am {match[0].lower()}" if _is_of_oneself(match.string[: match.start()]) else ""


def _is_one(match: Match[str]) -> str:
    """Return what one, or it, is said to be by what it is not: "Not a dog but a cat"."""
    yes, no = match["yes"], match["no"]
    if is_person(words_in(yes.lower())[-1]) is not is_person(words_in(no.lower())[-1]):
        return ""
    if not _is_of_oneself(match.string[: match.start()]):
        return ""
    who = "I am" if is_person(words_in(no.lower())[-1]) else "It is"
    return f"{who} {yes[0].lower()}{yes[1:]}, not {no[0].lower()}{no[1:]}"


def _born(match: Match[str]) -> str:
    """Return a day of birth as that of whoever tells, or of the one person told of."""
    who = _ANOTHER.search(match.string)
    if who is not None:
        return f"{'He' if who[0].lower() in {'he', 'his', 'him'} else 'She'} was born on "
    return "I was born on " if _is_of_oneself(match.string[: match.start()]) else ""


def _weighs(match: Match[str]) -> str:
    """Return a weight with its unit, where another has one: "Amy is 60 kilos, I weigh 70"."""
    story, plain = match.string, "weigh" not in match["be"]
    before = story[: match.start()]
    told = _WEIGHTS.findall(_SENTENCE_END.split(before)[-1] if plain else story)
    units = {unit.lower().rstrip("s") for unit in told}
    if len(units) != 1 or (plain and match["who"].lower() != "i"):
        return ""
    verb = " weighs" if match["who"].lower() != "i" else " weigh"
    return f"{match['who']}{verb} {match['n']} {told[0]}"


_WEIGHTS = re.compile(r"\d\s?(kilos?|kgs?|kilograms?|pounds|lbs?|stone)\b", re.IGNORECASE)
# A figure behind what it measures: "height **2.4** m".
_FIGURE = rf"(?:[£$€]\s?)?{NUMBER}"
_ANOTHER = re.compile(r"\b(?:she|her|he|his|him)\b", re.IGNORECASE)
_ONE = r"(?:just\s|merely\s)?(?:an?|the|my|our)\s(?:[\w'’-]+\s){0,2}?[\w'’-]+"
_ENDS = r"(?=\s*(?:[.,;!?\n)–]|$))"
CLIPPED: tuple[Rewording, ...] = (
    Rewording(
        "clipped-state",
        rf"{_STARTS}(?:(?:not|still|currently|now|both|already)\s)*(?:{_STATES}"
        rf"|(?<=not\s)registered)\b"
        r"(?=\s*(?:[.,;!?\n(–-]|$)|\s(?:to|with|at|since|for|as|and|but|by|now|again|yet|these"
        r"|any)\b)",
        _being,
        "you are married", "Not married, two kids.", "My aunt is here. Not married.",
        value=False,
        needs="registered|married|single|divorced|widowed|employed|retired|pregnant|disabled|vegan"
        "|vegetarian|diabetic|asthmatic|housebound|insured|out of|between jobs|off sick|on the dole"
        "|on benefits",
    ),
    Rewording(
        "clipped-deed",
        rf"{_STARTS}(?P<how>{_HOW})(?P<verb>[a-z]+)\b{_REST}",
        _did,
        "you smoke", "Never smoked.", "My aunt came along. Never smoked.", value=False,
        needs="",
    ),
    Rewording(
        "clipped-helper",
        rf"{_STARTS}(?P<verb>(?:did|do|have|had|could|ca|wo|would|can|are|were|was)n['’]t"
        rf"|cannot|am|have|will)\b{_REST}",
        _helped,
        "you own a kayak", "Haven't ever owned a kayak.", "Have the neighbours a kayak?",
        value=False,
        needs="n't|n’t|cannot|am|have|will",
    ),
    Rewording(
        "clipped-doing",
        rf"{_STARTS}(?P<how>{_NOW})(?P<verb>[a-z]+ing)\b{_REST}",
        _doing,
        "you live in Fife", "Living in Fife with my aunt.", "Living in Fife would suit my aunt.",
        needs="ing",
    ),
    Rewording(
        "clipped-got",
        rf"{_STARTS}(?:(?P<still>still|only)\s)?got\s(?=(?:an?|my|our|no|some|plenty|several"
        rf"|loads|[£$€]\d[\d.,]*|{NUMBER})\s)"
        r"(?!(?:an?\s(?:lift|bus|train|taxi|cab|call|shock|feeling))\b)",
        lambda m: (
            f"I have {m['still'].lower() + ' ' if m['still'] else ''}got "
            if _is_of_oneself(m.string[: m.start()])
            else ""
        ),
        "you own a kayak", "Got a kayak of my own.", "Got a kayak instructor of my own.",
        needs="got ",
    ),
    Rewording(
        "not-been-before",
        rf"{_STARTS}(?P<not>not|never)\s(?P<done>been|had|got)\b(?=[^.!?;\n]*[.!;\n]|[^.!?;\n]*$)",
        lambda m: (
            f"I have {m['not'].lower()} {m['done'].lower()}"
            if _is_of_oneself(m.string[: m.start()])
            else ""
        ),
        "you have been here before", "Not been here before.", "Has not been here before.",
        value=False,
        needs="not been|not had|not got|never been|never had|never got",
    ),
    Rewording(
        "not-one-but-another",
        rf"(?P<is>['’](?:m|s|re)|\b(?:am|is|are|was|were))(?:\snot"
        rf"|n['’]t)\s(?P<no>{_ONE}),?\sbut\s(?:rather\s)?"
        rf"(?P<yes>{_ONE}){_ENDS}",
        r"\g<is> \g<yes>, not \g<no>",
        "you are a baker", "I'm not a brewer but a baker.", "I'm not a brewer but my aunt is.",
        needs=" but ",
    ),
    Rewording(
        "clipped-not-one",
        rf"{_STARTS}not\s(?P<no>{_ONE})(?:,?\sbut|,)\s(?:rather\s)?(?P<yes>{_ONE}){_ENDS}",
        _is_one,
        "you are a baker", "Not a baker but a brewer.", "Not a bakery but a brewery.", value=False,
        needs="not ",
    ),
    Rewording(
        "clipped-one-not",
        rf"{_STARTS}(?P<yes>{_ONE}),\s(?:and\s)?not\s(?P<no>{_ONE})(?=\s*(?:[.;!?\n–]|$))",
        _is_one,
        "you are a baker", "A brewer, not a baker.", "A brewery, not a bakery.", value=False,
        needs=" not ",
    ),
    Rewording(
        "not-one-myself",
        rf"{_STARTS}not\s(?P<no>{_ONE})\s(?:myself|ourselves){_ENDS}",
        r"I am not \g<no>",
        "you are a baker", "Not a baker myself.", "Not a baker I trust.", value=False,
        needs="myself|ourselves",
    ),
    Rewording(
        "first-time-for-me",
        rf"{_STARTS}(?:it['’]s\s|it\sis\s|this\sis\s|this\swas\s|it\swas\s)?(?:my|our"
        rf"|the)?\s?(?:very\s)?first\s(?:time|visit|stay|trip)"
        r"(?:\s(?:here|there|for\s(?:me|us|both\sof\sus)|ever|with\syou))+(?=\s*(?:[.,;!\n]|$))",
        "I have never been here before",
        "you have been here before", "First time here.", "First time in the dark.", value=False,
        needs="first ",
    ),
    Rewording(
        "clipped-it",
        rf"{_STARTS}(?P<how>(?:(?:only|just|still|already|now)\s)*)(?P<verb>comes|came|costs?"
        rf"|weighs|measures|lasts"
        r"|lasted|dates|expires|expired|runs\sout|ran\sout|belongs|holds"
        r"|seats)\b(?=\s(?!for\sme)[\w£$€])",
        r"It \g<how>\g<verb>",
        "it weighs more than 5 kilos", "Weighs six kilos with a case.", "Weighs on my mind.",
        needs="come|came|cost|weighs|measures|last|dates|expire|run|ran|belongs|holds|seats",
    ),
    Rewording(
        "clipped-measure",
        rf"(?:{_STARTS}|(?<=,\s))(?:the\s)?(?P<what>(?:(?!my\b|our\b|with\b|of\b|in\b|for\b"
        rf"|at\b|and\b|is\b)[a-z]+\s){{0,2}}?"
        r"(?:height|length|width|depth|weight|temperature|price|cost|total|distance|area"
        r"|capacity|speed|balance|altitude))"
        rf"(?:\s?:|\sof|\s[–—-])?\s(?P<loose>(?:now|about|only|just|around|roughly"
        rf"|exactly)\s)?(?P<n>{_FIGURE})",
        r"the \g<what> is \g<loose>\g<n>",
        "its height is under 3 metres", "Went to the yard, height 2.4 metres.",
        "Went to the yard, height unknown.",
        needs="height|length|width|depth|weight|temperature|price|cost|total|distance|area|capacity"
        "|speed|balance|altitude",
    ),
    Rewording(
        "so-long-to-the-top",
        r"(?P<said>(?:\bit|\bs?he|\b(?:my|our|the)\s[a-z]+)(?:['’]s|\s(?:is|was|measures"
        r"|stands|comes\sto|measured))\s"
        rf"(?:(?:about|only|just|around|roughly|exactly)\s)?{NUMBER}\s?(?:m|cm|mm|ft|feet"
        rf"|met(?:re|er)s?|centimet(?:re|er)s))"
        r"(?:\s(?:high|tall))?\sto\s(?:the|its)\s(?:(?:very\s)?top|roof|ridge|eaves"
        r"|top\sof\s(?:the|its)\s(?:roof|chimney|mast|rack))",
        r"\g<said> high",
        "your kiln is over 2 metres high", "It is 3 m to the top.", "It is 3 m to the west.",
        needs=" to the | to its ",
    ),
    Rewording(
        "years-of-service",
        rf"{_STARTS}(?P<n>(?:(?:only|just|about|over|nearly|almost)\s)*{NUMBER}\s(?:years?"
        rf"|months?|weeks?)['’]?\s(?:of\s)?(?:continuous\s|full\s)?"
        r"(?:service|experience|membership|employment|practice|training))\b",
        lambda m: f"I have {m['n'].lower()}" if _is_of_oneself(m.string[: m.start()]) else "",
        "you have at least four years' experience", "Six years' experience, all at sea.",
        "Six years' rent, all at once.",
        needs="service|experience|membership|employment|practice|training",
    ),
    Rewording(
        "clipped-built",
        rf"{_STARTS}(?P<done>built|made|printed|issued|dated|fitted|installed"
        rf"|founded)\s(?:back\s)?(?:in\s)?(?P<year>1[5-9]\d\d|20[012]\d)"
        r"(?=\s*(?:[.,;!?)]|$)|\s(?:by|for|and|but|so)\b)",
        lambda m: (
            f"It was {m['done'].lower()} in {m['year']}"
            if _is_of_oneself(m.string[: m.start()])
            else ""
        ),
        "it was built before 1950", "Built in 1902, by my uncle.", "Built 1902 huts, by my count.",
        needs="built|made|printed|issued|dated|fitted|installed|founded",
    ),
    Rewording(
        "clipped-birthday",
        rf"(?:{_STARTS}|(?<=,\s))(?:birthday|date\sof\sbirth|dob|d\.o\.b\.?|born)(?:\s?:|\s?[–-]"
        rf"|['’]s|\sis|\son)?\s"
        r"(?=(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s(?:of\s)?[A-Za-z]+,?\s\d{4}|[./-]\d)"
        r"|[A-Za-z]{3,9}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4})",
        _born,
        "you were born before 1960", "Date of birth: 3 June 1955.", "Date of issue: 3 June 1955.",
        needs="birth|born|dob|d.o.b",
    ),
    Rewording(
        "weighs-as-many",
        r"\b(?P<who>I|s?he)(?P<be>\sweigh(?:s|ed)?\s|(?:['’](?:m|s)|\sam|\sis)\s)(?:(?:only"
        r"|just|about|around)\s)?"
        r"(?P<n>\d{2,3})(?=\s*(?:[.,;!?)]|$)|\s(?:in|with|and|but|at|on|soaking|these|now)\b)",
        _weighs,
        "you weigh more than 80 kg", "Amy is 60 kilos and I weigh 90 in my socks.",
        "Amy is 60 and I weigh 90 in my socks.",
        needs="i |i'|i’|he |he'|he’",
    ),
    Rewording(
        "still-got-it",
        r",\s(?:and\s|but\s)?still\s(?:got|have)\s(?P<it>it|them|her|him)\b",
        r" and I still have \g<it>",
        "you own a kayak", "I bought a kayak years ago, still got it.",
        "I bought a kayak years ago, still got in.",
        needs="still got|still have",
    ),
    Rewording(
        "they-are-so-many-weeks",
        r"\b(?P<they>(?:they|s?he)(?:['’](?:re|s)|\sare|\sis)\s(?:(?:only|just|about|nearly"
        r"|almost|now)\s)*"
        rf"{NUMBER}\s(?:days|weeks|months))(?=\s*(?:[.,;!?]|$)|\snow\b|\stoday\b)",
        r"\g<they> old",
        "your foals are at least six weeks old", "I have foals. They are nine weeks now.",
        "I have foals. They are nine miles off now.",
        needs="days|weeks|months",
    ),
)  # fmt: skip
"""The entries."""
