"""What happened to somebody, told by its name or by who did it: "since my arrest", "left me ill".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text import ADJECTIVE, VERB, bases, classes

# What the name of an event says of whoever calls it "mine": "my **arrest**"; not "my rest".
_EVENTS = {
    "conviction": "I was convicted",
    "dismissal|sacking": "I was dismissed. I have been dismissed. I lost my job",
    "redundancy": "I was made redundant. I lost my job",
    "lay-off|layoff": "I was laid off. I lost my job",
    "divorce": "I am divorced. I got divorced",
    "separation": "I am separated",
    "retirement": "I have retired. I am retired",
    "eviction": "I was evicted",
    "graduation": "I have graduated. I graduated",
    "arrest": "I was arrested",
    "operation|surgery": "I had an operation. I had surgery",
    "accident|crash": "I had an accident",
    "promotion": "I was promoted",
    "demotion": "I was demoted",
    "resignation": "I resigned. I have resigned. I handed in my notice",
    "burglary|break-in": "I was burgled",
    "adoption": "I was adopted",
    "injury": "I was injured. I have had an injury",
    "expulsion": "I was expelled",
    "exclusion": "I was excluded",
    "suspension": "I was suspended",
    "baptism|christening": "I was baptised. I have been baptised",
    "discharge": "I was discharged",
    "emigration": "I emigrated. I have emigrated",
    "deportation": "I was deported",
    "naturalisation|naturalization": "I was naturalised. I am a citizen",
    "bankruptcy": "I was made bankrupt. I have been bankrupt",
    "enrolment|enrollment": "I enrolled. I have enrolled",
    "release": "I was released. I have been released",
    "sentencing": "I was sentenced",
    "acquittal": "I was acquitted",
    "hospitalisation|hospitalization": "I was in hospital. I was admitted to hospital",
    "imprisonment": "I was in prison. I have been in prison",
    "detention": "I was detained",
    "election": "I was elected",
    "appointment as": "I was appointed",
    "wedding|marriage": "I got married. I have been married",
    "bereavement": "I was bereaved. I have suffered a bereavement",
    "knighthood": "I was knighted",
    "relocation": "I relocated. I moved",
    "miscarriage": "I had a miscarriage",
    "heart attack": "I had a heart attack",
    "stroke": "I had a stroke",
    "transplant": "I had a transplant",
    "hysterectomy": "I had a hysterectomy. I had an operation",
    "vasectomy": "I had a vasectomy. I had an operation",
    "caesarean": "I had a caesarean. I gave birth",
    "vaccination|jab": "I was vaccinated. I have been vaccinated",
    "mugging": "I was mugged",
}
# What the name of a deed says of what it was done to: "the **theft** of my bike" was stolen.
_DONE_TO = {
    "refusal": "was refused",
    "rejection": "was refused. {} was rejected",
    "approval": "was approved",
    "acceptance": "was accepted",
    "cancellation": "was cancelled",
    "loss": "is lost. I have lost {}. I lost {}",
    "theft": "was stolen",
    "sale": "was sold. I sold {}",
    "closure": "has closed. {} is closed",
    "termination": "was terminated",
    "delay": "was delayed",
    "suspension": "was suspended",
    "withdrawal": "was withdrawn",
    "renewal": "was renewed",
    "destruction": "was destroyed",
    "collapse": "collapsed",
    "death": "died. {} is dead",
    "birth": "was born",
    "arrest": "was arrested",
    "purchase": "was bought. I bought {}",
    "removal": "was removed",
    "demolition": "was demolished",
    "breakdown": "broke down",
}
_CALLED = {name: says for names, says in _EVENTS.items() for name in names.split("|")}
_NAMES = "|".join(sorted(map(re.escape, _CALLED), key=len, reverse=True)).replace(r"\ ", r"\s")
_SORT = r"(?:(?P<sort>(?!next|last|late|future|planned|upcoming|possible|first|second)[a-z-]+)\s)?"
_OF = r"(?P<of>\s(?:for|from|of|as|at|by|in|on|to)\s(?:[a-z'’-]+\s?){1,4}?)?"
_WHEN = r"(?:\s(?:last|in|on|two|three|a|some|this|back|\d+|earlier)\b[^.,;:!?]{0,30}?)?"
# Before the name of what is over: "**since** my arrest"; not "until my arrest".
_SINCE = r"(?:since|after|following|(?:because|as\sa\sresult)\sof|due\sto|thanks\sto|ever\ssince)\s"
# Behind the name of what is over: "my arrest **made** headlines"; not "my arrest would make".
_WAS = (
    r"(?=\s(?:was|were|came|happened|took\splace|went|left|cost|has\s(?:left|made|changed|been)|made"
    r"|hit|turned|occurred|brought|meant|hurt|shocked|upset|got|put)\b"
    r"(?!\s(?:not|never|n['’]t|cancelled|canceled|postponed|refused|turned\sdown|delayed|rejected"
    r"|overturned|quashed|put\soff|called\soff|supposed|meant|due|to\sbe|going|planned|scheduled"
    r"|booked|withdrawn|annulled|dissolved|lifted|over|discharged|reversed|overruled|nearly|almost|set\saside)\b)(?!n['’]t))"
)
_IS_PAST = re.compile(_WAS, re.IGNORECASE)
_AHEAD = re.compile(
    r"\b(?:will|won['’]t|going\sto|would|hope|plan|planning|want|intend|once|when\smy|if"
    r"|next\s(?:week|month|year)|tomorrow|need|can|could|might|should)\b|['’]ll\b|['’]d\b",
    re.IGNORECASE,
)
# Words of sentences in which a deed is feared or asked for: "I **fear** the loss of my home".
_NOT_DONE = re.compile(
    r"\b(?:before|until|till|fear|worry|worried|afraid|risk|against|request|requested|appl(?:y|ied)"
    r"|await(?:ing)?|waiting|threat(?:en|ened)?|possible|prevent|avoid|ask(?:ed|ing)?|no|never)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[^.!?;\n]*")


def _sentence(match: re.Match[str]) -> str:
    before = match.string[: match.start()]
    first = max(before.rfind(mark) for mark in ".!?;\n") + 1
    last = _SENTENCE.match(match.string, match.end())
    return match.string[first : last.end() if last else len(match.string)]


def _is_ahead(match: re.Match[str]) -> bool:
    """Tell whether a sentence tells what is still to be, or supposes it."""
    return bool(_AHEAD.search(_sentence(match))) or not is_told_as_so(match, ever=True)


def _befell(match: re.Match[str]) -> str:
    """Return what the name of an event says: "since my arrest for theft", "I was arrested …"."""
    since = "since" in match.group().lower().split()[:2]
    if not since and _is_ahead(match):
        return ""
    name = " ".join(match["name"].lower().split())
    of = (match["of"] or "").rstrip()
    if not of and match["sort"] and name in {"conviction", "arrest", "acquittal"}:
        of = f" of {match['sort']}"
    said = _CALLED[name].split(". ")
    return ". ".join((said[0] + of, *said)) + "." if of else ". ".join(said) + "."


def _done_to(match: re.Match[str]) -> str:
    """Return what was done to what a deed is said to be "of": "the theft of my bike"."""
    if _is_ahead(match) or _NOT_DONE.search(_sentence(match)) or is_denied_before(match):
        return ""
    what = match["what"].strip()
    return f"{what} {_DONE_TO[match['deed'].lower()].replace('{}', what)}."


def _diagnosed(match: re.Match[str]) -> str:
    """Return what the diagnosis of an illness says: "since my asthma diagnosis", "I have …"."""
    what = (match["what"] or match["sort"] or "").strip()
    over = match["since"] or _IS_PAST.match(match.string, match.end())
    if not what or not over or _is_ahead(match):
        return ""
    return f"I was diagnosed with {what}. I have been diagnosed with {what}. I have {what}."


_OBJECT = re.compile(r"\s(?:the|my|our|an?|it|them|this|that)\b", re.IGNORECASE)
# Verbs for what others do to somebody, and the form that says what comes of it: "**left** me ill".
_NOW = r"(?:put|puts|left|leaves|made|makes|got|rendered|appointed|set|took|placed|moved|taken|let)"
_ONCE = r"(?:kept|held|landed|sent|drove|plunged|threw|forced|detained)"
_LINKS = {"into": "in", "to": "in"}
_SHIFT = re.compile(r"\b(?:shift|rota|team|payroll|list|course|ward|night|plan|waiting)\b")
_GONE = re.compile(
    r"\b(?:ago|used\sto|once|as\sa\s(?:child|boy|girl|kid)|then|for\s(?:a|\w+)\s(?:days?|nights?"
    r"|weeks?|months?|years?|while)|(?:19|20)\d\d|better|recovered|nearly|almost)\b",
    re.IGNORECASE,
)


def _left(match: re.Match[str]) -> str:
    """Return what somebody is in by what others did: "they put me on a waiting list"."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    state, first = match["state"].strip(), match["state"].split()[0].lower()
    if first in _LINKS:
        state = f"{'on' if _SHIFT.search(state) else 'in'}{state[len(first) :]}"
    elif first in {"a", "an", "my", "our"}:
        made = (
            match.group().lower().startswith(("ma", "app"))
        )  # "**made** me a widow"; not "left me"
        if not (made and is_person(word_key(state.split()[-1]))):
            return ""
    elif first not in syntax.PREPOSITIONS and not _is_state(first, match):
        return ""
    past = match["once"] or _GONE.search(_sentence(match))
    who = "We" if match["me"].lower() == "us" else "I"
    be = ("were" if who == "We" else "was") if past else ("are" if who == "We" else "am")
    return f"{who} {be} {state}."


def _is_state(word: str, match: re.Match[str]) -> bool:
    """Tell whether a word says what somebody is like: "left me **homeless**"; not "made me go"."""
    ends = match.string[match.end() : match.end() + 1] in {"", ".", ",", ";", "!"}
    return ADJECTIVE in classes(word) and (ends or word not in bases(word, VERB))


def _made_to(match: re.Match[str]) -> str:
    """Return that somebody did what others brought them to do: "my wife made me sign it"."""
    if not is_told_as_so(match, ever=True) or is_denied_before(match):
        return ""
    verb = (match["verb"] or match["to"] or match["into"]).lower()
    base = next(iter(bases(verb, VERB)), "")
    quality = match["verb"] and ADJECTIVE in classes(base)  # "made me **late** for it"
    acted_on = _OBJECT.match(match.string, match.end())  # "made me **complete** the course"
    bare = base == verb and (acted_on or not quality)
    if not base or not (bare or match["into"]):
        return ""
    whom = match["me"] or match["whom"] or match["us"]
    who = "We" if whom.lower() == "us" else "I"
    return f"{who} did {base} "


UNDERGONE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "since-my-event",
        rf"\b{_SINCE}(?:my|our)\s{_SORT}(?P<name>{_NAMES})\b{_OF}{_WHEN}(?=[.,;:!?]|$|\s(?:I|we|my|our|the|and|but)\b)",
        _befell,
        "you have been arrested", "Since my arrest last May I've not slept.",
        "Since my last rest in May I've not slept.",
        needs="my |our ",
    ),
    Rewording(
        "my-event-was",
        rf"\b(?:my|our)\s{_SORT}(?P<name>{_NAMES})\b{_OF}{_WHEN}{_WAS}",
        _befell,
        "you have been arrested", "My arrest came as a shock.", "My arrest was called off.",
        needs="my |our ",
    ),
    Rewording(
        "deed-done-to-mine",
        rf"\b(?:the|their|her|his|its)\s(?:[a-z]+\s)?(?P<deed>{'|'.join(_DONE_TO)})\sof\s(?P<what>(?:my|our)\s(?:[a-z'’-]+\s)?[a-z'’-]+)"
        r"(?=[.,;:!?]|$|\s(?:was|were|has|had|left|came|made|upset|cost|hit|in|on|at|last|by|and|but|I|we|is|took|happened|broke)\b)",
        _done_to,
        "your bike was stolen", "The theft of my bike upset me.", "The theft of my idea upset me.",
        needs=" of my | of our ",
    ),
    Rewording(
        "my-diagnosis",
        rf"\b(?P<since>{_SINCE})?(?:my|our)\s(?P<sort>(?:[a-z'’-]+\s){{1,3}}?)?diagnosis"
        r"(?:\s(?:of|with)\s(?P<what>[a-z'’-]+(?:\s(?!last|was|came|in\b)[a-z'’-]+)?))?\b",
        _diagnosed,
        "you have been diagnosed with asthma", "Since my asthma diagnosis I've run less.",
        "Since my asthma clinic I've run less.",
        needs="diagnosis",
    ),
    Rewording(
        "put-me-in-a-state",
        rf"\b(?:(?P<now>{_NOW})|(?P<once>{_ONCE}))\s(?P<me>me|us)\s(?:(?:out|up|off|down|back|completely|totally|almost)\s)?"
        r"(?P<state>(?:(?:on|in|into|under|at|without|to|out\sof(?=\s(?:work|pocket))|an?|my|our)\s(?:(?:the|a|an|my|our)\s)?(?:[a-z'’-]+\s)??[a-z'’-]+"
        r"|[a-z]+)(?=[.,;:!?]|$|\s(?:in|on|at|and|but|for|last|when|until|till|with|from|by|after|since|because|so|now|again|today)\b))",
        _left,
        "you are on a waiting list", "They put me on a waiting list.",
        "They put me off a wading list.",
        needs=" me | us ",
    ),
    Rewording(
        "brought-me-to-do",
        r"\b(?:(?:made|had|helped)\s(?P<me>me|us)\s(?P<verb>[a-z]+)|(?:persuaded|got|forced"
        r"|pushed|convinced|compelled)\s(?P<whom>me|us)\sto\s(?P<to>[a-z]+)"
        r"|(?:talked|pushed|coaxed|tricked|pressured|bullied)\s(?P<us>me|us)\sinto\s(?P<into>[a-z]+ing))(?=\s)",
        _made_to,
        "you have paid the toll", "The man made me pay the toll.", "The man made me plait wool.",
        needs=" me | us ",
    ),
)  # fmt: skip
