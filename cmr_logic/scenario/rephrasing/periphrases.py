"""Whom a story names by what they do for whoever tells: "the lady who owns our flat".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.syntax import MONTHS
from cmr_logic.text.number_names import FIRST_TO_NINETEENTH, ONE_TO_NINETEEN

_THE = r"\bthe\s(?:(?:old|young|elderly|nice|kind)\s)?"
_ONE = r"(?:lady|man|woman|couple|guy|bloke|chap|people|person|family|gentleman|fellow)"
_BODY = r"(?:firm|company|shop|business|place|people|man|woman|couple|family|organisation|charity)"
_HOME = r"(?:flat|house|place|room|apartment|building|cottage|bungalow|studio|bedsit)"
_WHO = r"\s(?:who|that)"
_I = r"(?:\s(?:who|that|whom))?\s(?:I|we)(?:['’]m|['’]re|['’]ve|\sam|\sare|\shave)?"

_NEAR_BY = (
    r"(?:at\s(?:number|no\.?)\s\d+|next\sdoor|downstairs|upstairs|(?:down|across)\sthe\s(?:hall|landing|road|street)"
    r"|opposite)"
)
# Of whom one's kin is kin, and what they are to oneself: "my mum's father" is my grandfather.
_KIN = (
    (
        r"mum|mom|mother|dad|father",
        (
            ("father|dad", "grandfather"),
            ("mother|mum|mom", "grandmother"),
            ("parents", "grandparents"),
            ("brother", "uncle"),
            ("sister", "aunt"),
        ),
    ),
    (
        r"brother|sister",
        (("son", "nephew"), ("daughter", "niece"), ("sons", "nephews"), ("daughters", "nieces")),
    ),
    (
        r"son|daughter",
        (
            ("son|boy|lad", "grandson"),
            ("daughter|girl", "granddaughter"),
            ("baby|child|toddler|little one", "grandchild"),
            ("kids|children|twins|little ones", "grandchildren"),
            ("sons|boys|lads", "grandsons"),
            ("daughters|girls", "granddaughters"),
        ),
    ),
)
_RELATIVES = {
    (one, other): kin
    for whose, whom in _KIN
    for others, kin in whom
    for one in whose.split("|")
    for other in others.split("|")
}


def _kin(match: re.Match[str]) -> str:
    """Return what the kin of one's kin is to oneself; nothing where there is no word for it."""
    kin = _RELATIVES.get((match["one"].lower(), match["other"].lower()), "")
    return f"{match['my']} {kin}" if kin else ""


# How old one is on a birthday: "her **third** birthday"; not "her last birthday".
_BIRTHDAYS = dict(
    zip((*FIRST_TO_NINETEENTH, "twentieth"), (*ONE_TO_NINETEEN, "twenty"), strict=True)
)

# What people call their own kin by, as by a name: "**Gran** rows"; not "a gran rows".
_CALLED = {
    **dict.fromkeys(("mum", "mummy", "mam", "mom"), "mum"),
    **dict.fromkeys(("dad", "daddy"), "dad"),
    **dict.fromkeys(("gran", "granny", "grandma", "nan", "nana", "nanna"), "grandmother"),
    **dict.fromkeys(("grandad", "granddad", "grandpa"), "grandfather"),
}
_CALLING = "|".join(sorted(_CALLED, key=len, reverse=True))
_NAMING = "|".join(word.capitalize() for word in sorted(_CALLED, key=len, reverse=True))
_NOT_OWNED = "".join(
    rf"(?<!\b{word}\s)" for word in ("my", "our", "your", "his", "her", "their", "the", "a", "old")
)

_MONTHS = "|".join(sorted(MONTHS))
# Verbs with which "back" says that something returns: "I **went** back in July".
_COMES_BACK = re.compile(
    r"\b(?:go|goes|went|gone|come|came|move[ds]?|get|got|give|gave|bring|brought|send|sent|take|took"
    r"|put|hand(?:ed)?|pay|paid|fly|flew|drove|walked|was|were|am|is)\s(?:(?:it|them|me|us|him|her)\s)?$",
    re.IGNORECASE,
)

PERIPHRASES: tuple[Rewording, ...] = (
    Rewording(
        "kin-by-name",
        rf"(?:(?:^|(?<=[.!?]\s))(?P<first>{_CALLING})|{_NOT_OWNED}(?<!['’]s\s)\b(?-i:(?P<name>{_NAMING})))\b"
        r"(?!\s(?-i:[A-Z])|-)",
        lambda match: f"my {_CALLED[(match['first'] or match['name']).lower()]}",
        "your mother is over 60", "Mum is 71.", "Mum's the word at 71.",
        needs="|".join(("mum", "mam", "mom", "dad", "gran", "nan")),
    ),
    Rewording(
        "and-that-is-so-long-ago",
        r",?\s(?:and\s)?that(?:['’]s|\sis|\swas|\smust\sbe)\s(?P<ago>(?:about\s|nearly\s|almost\s|over\s)?"
        r"(?:an?|\d+|[a-z]+(?:-[a-z]+)?)\s(?:years?|months?|weeks?|days?)\sago)(?:\snow)?\b",
        r" \g<ago>",
        "you moved in over 2 months ago", "I moved in, and that's three months ago now.",
        "I moved in, and that's the garden gate now.",
        needs=" ago",
    ),
    Rewording(
        "kin-of-kin",
        r"\b(?P<my>my|our)\s(?P<one>mum|mom|mother|dad|father|brother|sister|son|daughter)['’]s\s"
        r"(?:(?:own|late|eldest|youngest|little|older|elder|younger)\s)?(?P<other>[a-z]+)\b(?!-|['’]s\s[a-z]+['’]s)",
        _kin,
        "your grandfather smokes", "My mum's father smokes.", "My mum's landlord smokes.",
        needs="'s |’s ",
    ),
    Rewording(
        "when-it-was",
        r"\bit(?:['’]s|\swas|\sis)\s(?P<only>only\s)?(?:back\s)?(?P<when>(?:in|on|at|since|during|around)\s[^.;!?,]{1,40}?)\sthat\s"
        r"(?P<rest>(?:I|we|he|she|they|it|my|our|the)\s[^.;!?,]+)",
        r"\g<rest> \g<only>\g<when>",
        "you were elected before 2010", "It was in 2006 that I was elected.",
        "It was in 2006 that I was ejected.",
        needs=" that ",
    ),
    Rewording(
        "on-a-day-which-was",
        r"\bon\s(?:my|our|the|his|her)\s(?:[\w'’-]+\s){0,3}[\w'’-]+,\swhich\s(?:was|is|fell\son)\s(?:on\s)?"
        rf"(?P<when>(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?(?:{_MONTHS})\b|(?:{_MONTHS})\s\d{{1,2}}\b)",
        r"on \g<when>",
        "you were elected before 2010", "I was elected on my birthday, which was 6 March 2006.",
        "I was ejected on my birthday, which was 6 March 2006.",
        needs="which",
    ),
    Rewording(
        "back-then",
        r"(?P<before>\b[\w'’]+\s[\w'’]+\s)back\sin\s"
        rf"(?P<when>(?:{_MONTHS})\b|(?:19|20)\d\d\b|the\s(?:\w+\s)?(?:spring|summer|autumn|winter|nineties|eighties))",
        lambda match: (
            "" if _COMES_BACK.search(match["before"]) else f"{match['before']}in {match['when']}"
        ),
        "you paid for the boat before 1 September", "I paid for the boat back in July.",
        "I rowed the boat back in July.",
        needs="back in",
    ),
    Rewording(
        "by-a-record",
        r"\baccording\sto\s(?:the|your|our|my)\s(?:[a-z-]+\s)?(?:website|site|app|letter|notice|form|system|screen|sign"
        r"|receipt|e-?mail|calendar|timetable|records?|log\s?book|register|list|statement|bill|report),?\s(?P<next>[a-z])",
        r"\g<next>",
        "the lift is broken", "According to the notice the lift is broken.",
        "According to my brother the lift is broken.",
        needs="according",
    ),
    Rewording(
        "that-was-ago",
        r"(?:\s(?P<sub>(?:when|after|as|while)\s[^.;!?]+))?[.;,]\s(?:and\s)?(?:that|this)(?:['’]s|\sis|\swas|\smust\sbe)\s"
        r"(?P<ago>(?:about\s|nearly\s|over\s|just\s|almost\s)?[\w-]+(?:\s[\w-]+)?\s(?:years?|months?|weeks?|days?)\sago)"
        r"(?:\s(?:now|already))?\b",
        lambda match: f" {match['ago']}" + (f" {match['sub']}" if match["sub"] else ""),
        "you have owned a boat for five years", "I bought a boat. That was six years ago.",
        "I bought a boat. That was six ears of corn ago.",
        needs=" ago",
    ),
    Rewording(
        "ever-since-then",
        r"\b(?P<prep>in|on)\s(?P<when>(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:(?:early|late)\s)?"
        rf"(?:(?:{_MONTHS})\s)?(?:19|20)\d\d)(?P<mid>[^.;!?]{{0,90}}?)\s(?:ever\s)?since"
        r"(?=\s*(?:[.,;!?–-]|$)|\s(?:and|but|so|with)\b)",
        r"\g<prep> \g<when>\g<mid> since \g<when>",
        "you have lived here since before May 2020",
        "I came here in 2018 and have lived here ever since.",
        "I came here in 2018 and have lived on tea.",
        needs="since",
    ),
    Rewording(
        "ago-and-ever-since",
        r"\b(?P<spell>(?:an?|[\w-]+)\s(?:years?|months?|weeks?))\sago(?P<mid>[^.;!?]{0,90}?)\s(?:ever\s)?since"
        r"(?=\s*(?:[.,;!?–-]|$)|\s(?:and|but|so|with)\b)",
        r"\g<spell> ago\g<mid> for \g<spell>",
        "you have rowed here for five years",
        "I came to York six years ago and have rowed here ever since.",
        "I came to York six years ago and have baked here ever since.",
        needs="since",
    ),
    Rewording(
        "brought-to-the-door",
        r"\b(?P<be>was|were|been)\s(?:brought|dropped(?:\soff)?|carried|left)\s(?:round\s)?(?:to|at|on|outside)\s"
        r"(?:my|our|the)\s(?:front\s)?(?:door|doorstep|house|home|flat|porch)\b|\b(?P<off>was|were|been)\sdropped\soff\b",
        lambda match: f"{match['be'] or match['off']} delivered",
        "your loom was delivered", "My loom was brought to our door.",
        "My loom was brought to our mill.",
        needs="door|house|home|flat|porch|dropped off",
    ),
    Rewording(
        "people-near-by",
        rf"{_THE}(?P<who>lady|man|woman|guy|bloke|chap|couple|people|family|students|tenants)\s{_NEAR_BY}(?=\s[a-z])",
        "one of my neighbours",
        "all the neighbours have agreed", "The chap at number 6 refused.",
        "The chap at the bakery refused.", value=False,
        needs="at number|at no|next door|stairs|the hall|the landing|the road|the street|opposite",
    ),
    Rewording(
        "owner-of-ones-home",
        rf"{_THE}{_ONE}{_WHO}\sowns?\s(?:our|my|the)\s{_HOME}\b(?:\s(?:that\s)?(?:I|we)\s(?:live\sin|rent)\b)?",
        "my landlord",
        "your landlord smokes", "The lady who owns our flat smokes.",
        "The lady who cleans our flat smokes.",
        needs=" own",
    ),
    Rewording(
        "rented-from",
        rf"{_THE}{_ONE}{_I}\srent(?:ing)?(?:\s(?:it|(?:the|our|my)\s{_HOME}))?\sfrom\b",
        "my landlord",
        "your landlord smokes", "The man we rent from smokes.", "The man we ran from smokes.",
        needs=" rent",
    ),
    Rewording(
        "worked-for",
        rf"{_THE}{_BODY}{_I}\swork(?:ing)?\sfor\b",
        "my employer",
        "your employer has a crèche", "The firm I work for has a crèche.",
        "The firm I look for has a crèche.",
        needs=" work",
    ),
    Rewording(
        "married-to",
        rf"{_THE}{_ONE}{_I}\smarried(?:\sto)?\b",
        "my spouse",
        "your spouse smokes", "The man I'm married to smokes.", "The man I'm moved by smokes.",
        needs=" married",
    ),
    Rewording(
        "renting-from-one",
        rf"{_THE}{_ONE}{_WHO}\srents?\s(?:it|(?:my|our|the)\s{_HOME})\s(?:from\s(?:me|us)|off\s(?:me|us))\b",
        "my tenant",
        "your tenant smokes", "The man who rents my flat from me smokes.",
        "The man who paints my flat for me smokes.",
        needs=" me| us",
    ),
    Rewording(
        "working-for-one",
        rf"{_THE}{_ONE}{_WHO}\sworks?\sfor\s(?:me|us)\b",
        "my employee",
        "your employee smokes", "The man who works for us smokes.",
        "The man who waits for us smokes.",
        needs="for me|for us",
    ),
    Rewording(
        "not-a-soul", r"\bnot\sa\s(?:single\s|living\s)?soul\b", "nobody", "you live alone",
        "Not a soul lives with me.", "Not a sound lives with me.",
    ),
    Rewording(
        "without-a-break",
        r",?\s(?:without\s(?:an?y?\s)?(?:break|interruption|gap)|continuously|non-stop|uninterruptedly)\s(?P<link>for|since)\b",
        r" \g<link>",
        "you have been with the club for two years",
        "I have been with the club without a break for nine years.",
        "I have been with the club without a thought for nine years.",
        needs="without|continuously|non-stop|uninterruptedly",
    ),
    Rewording(
        "as-what-one-is",
        r"(?:(?<=^)|(?<=[.!?]\s))As\s(?P<what>an?\s(?!(?:rule|result|matter|last|consequence|treat|favour|precaution|joke"
        r"|child|kid|boy|girl|teenager|young)\b)[a-z-]+(?:\s[a-z-]+)?),?\sI\s(?!was\b|were\b|would\b|had\b|used\b|did\b)",
        r"I am \g<what>, and I ",
        "you are an intern", "As an intern I come in on Fridays.",
        "As a rule I come in on Fridays.",
        needs="as a",
    ),
    Rewording(
        "having-to-admit",
        r"\b(?:I|we)(?:\shave\sto|['’]ve\sgot\sto|\smust|\sneed\sto|\sshould|['’]d\sbetter|['’]ll|\swill|\sdo|\sfreely"
        r"|\scan\sonly)?\s(?:admit|confess|add|stress|mention|own\sup)(?:\sthat)?"
        r"\s(?P<who>I|we|my|our|it|the|this|there|he|she|they|his|her|their|nobody|no\sone)\b",
        r"\g<who>",
        "you smoke", "I have to admit I smoke.", "I have to hope I smoke.",
        needs="admit|confess|add|stress|mention|own up",
    ),
    Rewording(
        "in-spite-of-being",
        r"(?:(?<=^)|(?<=[.!?]\s))(?:Despite|In\sspite\sof|What\swith)\sbeing\s(?P<what>[^,.;!?]+),\s(?=I\b)",
        r"I am \g<what>, and ",
        "you are retired", "Despite being retired, I row.", "Despite being retrained, I row.",
        needs="being",
    ),
    Rewording(
        "in-spite-of-having",
        r"(?:(?<=^)|(?<=[.!?]\s))(?:Despite|In\sspite\sof|What\swith)\shaving\s(?P<what>[^,.;!?]+),\s(?=I\b)",
        r"I have \g<what>, and ",
        "you have asthma", "Despite having asthma, I row.", "Despite halving apples, I row.",
        needs="having",
    ),
    Rewording(
        "was-told-to-and-did",
        r"\b(?P<who>I|we)\s(?:was|were)\s(?:asked|told|invited|ordered|advised|supposed|meant|due)\sto"
        r"\s(?P<deed>(?!be\b)[^.,;!?]+?),?\s(?:and|which|so)\s(?:(?:I|we)\s)?(?:duly\s)?did(?:\s(?:so|it|that|just\sthat))?"
        r"(?=\s*(?:[.,;!?]|$))",
        r"\g<who> managed to \g<deed>",
        "you have signed the form", "I was asked to sign the form and did so.",
        "I was asked to sign the form and sighed.",
        needs=" did",
    ),
    Rewording(
        "was-told-to-and-did-not",
        r"\b(?P<who>I|we)\s(?:was|were)\s(?:asked|told|invited|ordered|advised|supposed|meant|due)\sto"
        r"\s(?P<deed>(?!be\b)[^.,;!?]+?),?\s(?:but|and)\s(?:(?:I|we)\s)?(?:did(?:n['’]t|\snot)|never\sdid|have(?:n['’]t|\snot))"
        r"(?=\s*(?:[.,;!?]|$))",
        r"\g<who> did not \g<deed>",
        "you have signed the form", "I was asked to sign the form but didn't.",
        "I was asked to sign the form but dithered.", value=False,
        needs="did|have|never",
    ),
    Rewording(
        "could-not-in-the-end",
        r"\b(?P<who>I|we)\s(?:could(?:n['’]t|\snot)|was\sunable\sto)\s(?P<deed>[^.,;!?]+?)"
        r"\s(?:in\sthe\send|after\sall|in\stime)(?=\s*(?:[.,;!?]|$))",
        r"\g<who> did not \g<deed>",
        "you have signed the form", "I couldn't sign the form in the end.",
        "I couldn't fold the form in the end.", value=False,
        needs="could|unable",
    ),
    Rewording(
        "had-a-birthday",
        r"(?<!we\s)(?<!ve\s)(?<!just\s)\b(?:has\s)?(?:had|celebrated)\s(?:his|her|my|their)\s"
        rf"(?P<nth>{'|'.join(_BIRTHDAYS)})\sbirthday\b",
        lambda match: f"turned {_BIRTHDAYS[match['nth'].lower()]}",
        "your son turned three before May 2023", "My son had his third birthday in April 2023.",
        "My son had his third bicycle in April 2023.",
        needs="birthday",
    ),
    Rewording(
        "spoken-of",
        r"\bthe\s(?P<thing>\w+)\s(?:(?:that|which|who|whom)\s)?(?:I|we)(?:['’]m|['’]re|\sam|\sare)"
        r"\s(?:(?:talking|asking|enquiring|inquiring|writing|wondering)\sabout|referring\sto)\b",
        r"the \g<thing>",
        "the roof leaks", "The roof I'm asking about leaks.", "The roof I'm walking about leaks.",
        needs="ing about|referring to",
    ),
    Rewording(
        "classed-as",
        r"\b(?P<is>is|are|was|were|been|be)\s(?:classed|classified|regarded|treated|counted|considered"
        r"|deemed)\s(?:as|to\sbe)\b",
        r"\g<is>",
        "the goods are zero-rated", "The goods are considered to be zero-rated.",
        "The goods are expected to be zero-rated.",
        needs="classed|classified|regarded|treated|counted|considered|deemed",
    ),
    Rewording(
        "information-technology", r"\bin\s(?-i:IT)\b", "in information technology",
        "you work in computing", "I work in IT.", "I work in it.",
    ),
    Rewording(
        "at-that-moment",
        r"\b(?:right|straight|immediately)\safter\s(?:it|they|that|this)\s(?:had\s)?happened\b",
        "right away",
        "you report the loss within 3 days", "I reported the loss straight after it happened.",
        "I reported the loss long after it happened.",
        needs="happened",
    ),
    Rewording(
        "there",
        r"\b(?P<at>from|in|to|near)\s(?P<place>(?-i:[A-Z])\w+(?:\s(?-i:[A-Z])\w+)*)"
        r"(?P<mid>,?\s(?:and|where|but)\s(?:(?:I|we)\s)?(?:(?:still|currently|now|also)\s)?"
        r"(?:live|work|study|reside|stay))\sthere\b",
        r"\g<at> \g<place>\g<mid> in \g<place>",
        "you live in Spain", "I'm a cook from Spain and live there.",
        "I'm a cook from Spain and row there.",
        needs=" there",
    ),
    Rewording(
        "handing-it-in",
        r"\b(?P<does>hand(?:ed)?|sen[dt])\s(?P<what>(?:my|our|the|this|that|his|her)\s(?:[a-z-]+\s)?[a-z]+"
        r"|it|them|mine|ours)\sin(?=[.,;!?]|$|\s(?:on|by|at|before|after|last|yesterday|today"
        r"|too|myself|and|but|because|when|with)\b|\s[\w-]+\s[a-z]+\s(?:ago|later)\b)",
        r"\g<does> in \g<what>",
        "you have submitted your form", "I handed my form in.", "I handed my form over.",
        needs=" in",
    ),
)  # fmt: skip
