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
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, VERB, bases, classes, word_set, words_in

# Where a sentence begins, or what follows a greeting.
STARTS = (
    r"(?:^|(?<=[.!?;\n]\s)|(?<=[.!?;]\s\s)|(?<=\n)|(?<=\byes,\s)|(?<=\bhi,\s)|(?<=\bhiya,\s)"
    r"|(?<=\bhello,\s)|(?<=\bwell,\s))"
)
_HOW = r"(?:(?:never|always|just|already|only|then|also|mostly|usually|normally|recently)\s)*"
_NOW = r"(?:(?:still|currently|now|just|always|mostly|presently|not)\s)*"
_REST = r"(?=(?P<rest>[^.!?;\n]*))"
_OBJECTS_ALONE = frozenset({"it", "that", "them"})
SENTENCE_END = re.compile(r"[.!?;\n]+\s*")
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


def is_of_oneself(before: str) -> bool:
    """Tell whether nobody and nothing else is told of right before a sentence.

    Args:
        before: what a story tells before it.

    Example:
        >>> is_of_oneself("I came by boat. "), is_of_oneself("My aunt came along. ")
        (True, False)
    """
    for said in reversed([part for part in SENTENCE_END.split(before) if part.strip()]):
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
    if not is_of_oneself(match.string[: match.start()]):
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
    return f"I {match['verb'].lower()}" if is_of_oneself(match.string[: match.start()]) else ""


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
    if not (words or how) or re.match(r",\s(?:I|we)\b", behind, re.IGNORECASE):
        return ""  # "Working nights, I …"
    if syntax.finite_verb((verb, *words)) is not None:
        return ""  # "Living in Leeds is dear"
    return f"I am {how}{verb}" if is_of_oneself(match.string[: match.start()]) else ""


def _being(match: Match[str]) -> str:
    """Return what somebody is, told without its subject, as told of oneself."""
    return f"I am {match[0].lower()}" if is_of_oneself(match.string[: match.start()]) else ""


def _is_one(match: Match[str]) -> str:
    """Return what one, or it, is said to be by what it is not: "Not a dog but a cat"."""
    yes, no = match["yes"], match["no"]
    if is_person(words_in(yes.lower())[-1]) is not is_person(words_in(no.lower())[-1]):
        return ""
    if not is_of_oneself(match.string[: match.start()]):
        return ""
    who = "I am" if is_person(words_in(no.lower())[-1]) else "It is"
    return f"{who} {yes[0].lower()}{yes[1:]}, not {no[0].lower()}{no[1:]}"


_ONE = r"(?:just\s|merely\s)?(?:an?|the|my|our)\s(?:[\w'’-]+\s){0,2}?[\w'’-]+"
_ENDS = r"(?=\s*(?:[.,;!?\n)–]|$))"
# Behind a noun that names another: "landlord of **mine**", "landlord, **not** me"; not "of two".
_OF_MINE = frozenset({"mine", "ours", "not"})
# Whom one calls so who speaks to them: "**Doctor**, it hurts"; not "Baker, it's late".
_SPOKEN_TO = word_set("doctor officer nurse miss sir madam friend mate neighbour colleague")


def _is_somebody(match: Match[str]) -> str:
    """Return what somebody is, told in a noun alone, as told of oneself: "Bath resident"."""
    words = words_in(match["noun"].lower())
    head = words[-1]
    one = is_person(head) and not syntax.is_plural_noun(head) and NOUN in classes(head)
    known = lists.KIN | lists.BODIES | lists.GROUPS | _SPOKEN_TO
    before = [word for word in words[:-1] if VERB in classes(word) and NOUN not in classes(word)]
    if not one or {head, word_key(head)} & known or (before and not match["denied"]):
        return ""
    if _is_asked(match) or not is_of_oneself(match.string[: match.start()]):
        return ""
    rest = words_in(match["rest"].lower())
    verbs = any(VERB in classes(word) and NOUN not in classes(word) for word in rest)
    if verbs or not _OF_MINE.isdisjoint(rest) or syntax.finite_verb((*words, *rest)) is not None:
        return ""  # "Landlord, not me, pays."
    article = match["article"] or f"{syntax.article(words[0])} "
    return f"I am {'not ' if match['denied'] else ''}{article.lower()}{match['noun']}"


CLIPPED: tuple[Rewording, ...] = (
    Rewording(
        "clipped-state",
        rf"{STARTS}(?:(?:not|still|currently|now|both|already)\s)*(?:{_STATES}"
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
        rf"{STARTS}(?P<how>{_HOW})(?P<verb>[a-z]+)\b{_REST}",
        _did,
        "you smoke", "Never smoked.", "My aunt came along. Never smoked.", value=False,
        needs="",
    ),
    Rewording(
        "clipped-helper",
        rf"{STARTS}(?P<verb>(?:did|do|have|had|could|ca|wo|would|can|are|were|was)n['’]t"
        rf"|cannot|am|have|will)\b{_REST}",
        _helped,
        "you own a kayak", "Haven't ever owned a kayak.", "Have the neighbours a kayak?",
        value=False,
        needs="n't|n’t|cannot|am|have|will",
    ),
    Rewording(
        "clipped-doing",
        rf"{STARTS}(?P<how>{_NOW})(?P<verb>[a-z]+ing)\b{_REST}",
        _doing,
        "you live in Fife", "Living in Fife with my aunt.", "Living in Fife would suit my aunt.",
        needs="ing",
    ),
    Rewording(
        "clipped-got",
        rf"{STARTS}(?:(?P<still>still|only)\s)?got\s(?=(?:an?|my|our|no|some|plenty|several"
        rf"|loads|[£$€]\d[\d.,]*|{NUMBER})\s)"
        r"(?!(?:an?\s(?:lift|bus|train|taxi|cab|call|shock|feeling))\b)",
        lambda m: (
            f"I have {m['still'].lower() + ' ' if m['still'] else ''}got "
            if is_of_oneself(m.string[: m.start()])
            else ""
        ),
        "you own a kayak", "Got a kayak of my own.", "Got a kayak instructor of my own.",
        needs="got ",
    ),
    Rewording(
        "not-been-before",
        rf"{STARTS}(?P<not>not|never)\s(?P<done>been|had|got)\b(?=[^.!?;\n]*[.!;\n]|[^.!?;\n]*$)",
        lambda m: (
            f"I have {m['not'].lower()} {m['done'].lower()}"
            if is_of_oneself(m.string[: m.start()])
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
        rf"{STARTS}not\s(?P<no>{_ONE})(?:,?\sbut|,)\s(?:rather\s)?(?P<yes>{_ONE}){_ENDS}",
        _is_one,
        "you are a baker", "Not a baker but a brewer.", "Not a bakery but a brewery.", value=False,
        needs="not ",
    ),
    Rewording(
        "clipped-one-not",
        rf"{STARTS}(?P<yes>{_ONE}),\s(?:and\s)?not\s(?P<no>{_ONE})(?=\s*(?:[.;!?\n–]|$))",
        _is_one,
        "you are a baker", "A brewer, not a baker.", "A brewery, not a bakery.", value=False,
        needs=" not ",
    ),
    Rewording(
        "not-one-myself",
        rf"{STARTS}not\s(?P<no>{_ONE})\s(?:myself|ourselves){_ENDS}",
        r"I am not \g<no>",
        "you are a baker", "Not a baker myself.", "Not a baker I trust.", value=False,
        needs="myself|ourselves",
    ),
    Rewording(
        "first-time-for-me",
        rf"{STARTS}(?:it['’]s\s|it\sis\s|this\sis\s|this\swas\s|it\swas\s)?(?:my|our"
        rf"|the)?\s?(?:very\s)?first\s(?:time|visit|stay|trip)"
        r"(?:\s(?:here|there|for\s(?:me|us|both\sof\sus)|ever|with\syou))+(?=\s*(?:[.,;!\n]|$))",
        "I have never been here before",
        "you have been here before", "First time here.", "First time in the dark.", value=False,
        needs="first ",
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
        "clipped-somebody",
        rf"{STARTS}(?P<denied>not\s)?(?P<article>an?\s)?(?P<noun>(?:(?!(?:my|our|the|your|his"
        rf"|her|their|no|any|some|every|each|a|an)\b)"
        r"[\w'’-]+\s){0,2}?[a-z-]+)(?=(?:\s(?:of|at|from|in|with|here|since|any"
        r"|for)\b[^.!?;,\n]*)?(?:[.,;!\n]|$))(?=(?P<rest>[^.!?;\n]*))",
        _is_somebody,
        "you are a baker", "Baker in the next town.", "Bakery in the next town.",
        needs="",
    ),
    Rewording(
        "still-in-such-a-place",
        rf"{STARTS}still\s(?=(?:at|in|on|with|under)\s)(?=[^.!?;\n]*(?:[.!;\n]|$))",
        lambda m: "I am still " if is_of_oneself(m.string[: m.start()]) else "",
        "you are in the army", "Still in the army.", "Still the army.",
        needs="still ",
    ),
)  # fmt: skip
"""The entries."""
