"""Asides between a subject and its verb, said behind: "my boat, **which I built**, leaks".

What stands between commas is a statement of its own about the subject: "My boat leaks. I built my
boat". A name is no statement: "my brother, Tom, rows" is "my brother Tom rows".
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text import VERB, bases, words_in

_BEGINS = r"(?:^|(?<=[.!?;]\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bthat\s)|(?<=\bbecause\s))"
_WHAT = r"(?P<what>(?:my|our|the|this|his|her|their)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+)"
_KIN = (
    r"(?:son|daughter|child|children|twins|kids|sons|daughters|boys|girls|boy|girl|baby|wife|husband|partner|mother|father|mum|mom|dad|brother"
    r"|sister|aunt|uncle|friend|grandson|granddaughter|nephew|niece|dog|cat|eldest|youngest|oldest)"
)
_CONCEDING = frozenset({"though", "although", "albeit", "while"})
_RELATIVES = frozenset({"who", "which", "that", "whom"})
_SUBJECTS = syntax.NOMINATIVES | {"my", "our", "the"}
_EQUATING = frozenset({"a", "an", "my", "our", "the", "aged", "now", "only"})
_OUTSIDE = re.compile(r"\s(?:in|on|at|for|since|from|to|with|when|last|myself|ourselves)\b")


def _begins_predicate(words: tuple[str, ...]) -> bool:
    """Tell whether words go on with the verb of a subject: "leaks", "was never sold"."""
    at = next((i for i, word in enumerate(words) if not syntax.is_adverb(word)), None)
    if at is None:
        return False
    first = words[at]
    if first in syntax.AUXILIARIES or first in {"'s", "'ll", "'d"}:
        return True
    base = bases(first, VERB)
    changed = bool(base) and first not in base and not syntax.is_gerund(first)
    return changed and first not in syntax.PREPOSITIONS


def _set_behind(match: re.Match[str]) -> str:
    """Return a statement with its aside behind it; nothing where there is none."""
    what, aside, rest = match["what"], match["aside"].strip(), match["rest"]
    words = words_in(aside.lower())
    stated = syntax.finite_verb(words_in(what.lower())) is not None
    if stated or not words or not _begins_predicate(words_in(rest.lower())):
        return ""
    besides = _told_of(
        what, aside, words, past=not syntax.PAST_AUXILIARIES.isdisjoint(words_in(rest.lower()))
    )
    return f"{what} {rest}. {besides}" if besides else ""


def _named_first(match: re.Match[str]) -> str:
    """Return a statement about one's kin who is named first: "Zelda, **my aunt**, rows"."""
    goes_on = _begins_predicate(words_in(match["rest"].lower()))
    return f"{match['aside']} {match['name']} {match['rest']}" if goes_on else ""


def _told_of(what: str, aside: str, words: tuple[str, ...], *, past: bool) -> str:
    """Return what an aside tells of the thing or person that it stands behind."""
    plain = what[0].upper() + what[1:]
    if words[0] in _RELATIVES:
        return _told_by_relative(what, plain, aside.partition(" ")[2], words[1:])
    conceded = words[0] in _CONCEDING
    if conceded and (not words[1:] or not syntax.NOMINATIVES.isdisjoint(words)):
        return ""
    if syntax.finite_verb(words[conceded:]) is not None:
        return ""
    if conceded:
        return f"{plain} {'was' if past else 'is'} {aside.partition(' ')[2]}"
    return f"{plain} is {aside}" if words[0] in _EQUATING or words[0].isdigit() else ""


def _told_by_relative(what: str, plain: str, rest: str, words: tuple[str, ...]) -> str:
    """Return what a relative clause tells: "which I built" of a boat that I built it."""
    if _begins_predicate(words):
        return f"{plain} {rest}"
    if not words or words[0] not in _SUBJECTS or syntax.finite_verb(words) is None:
        return ""
    found = _OUTSIDE.search(rest)
    at = found.start() if found is not None else len(rest)
    return f"{rest[:at]} {what[0].lower() + what[1:]}{rest[at:]}"


ASIDES: tuple[Rewording, ...] = (
    Rewording(
        "name-between",
        rf"\b(?P<whose>(?:my|our|an?|the)\s(?:[\w-]+\s){{0,2}}?{_KIN}),\s(?:(?:called|named)\s)?"
        r"(?P<name>(?-i:[A-Z][a-z]+(?:\sand\s[A-Z][a-z]+)?))(?P<end>,\s|(?=\s*[.!?;]|$))",
        r"\g<whose> \g<name> ",
        "your brother rows", "My brother, Tom, rows.", "My brother, Tom, roams.",
        needs=", ",
    ),
    Rewording(
        "kin-between",
        rf"{_BEGINS}(?P<name>(?-i:[A-Z][a-z]+)),\s(?P<aside>(?:my|our)\s(?:[\w-]+\s){{0,2}}?{_KIN}),\s(?P<rest>[^.!?;]+)",
        _named_first,
        "your aunt rows", "Zelda, my aunt, rows.", "Zelda, my aunt, roams.",
        needs=", my |, our ",
    ),
    Rewording(
        "set-between",
        rf"{_BEGINS}{_WHAT}(?:,\s|\s[–—-]\s)(?P<aside>(?:who|which|that|whom|an?|the|my|our|though|although"
        r"|albeit|aged|now|only|\d)[^,.;!?–—]*)(?:,\s|\s[–—-]\s)(?P<rest>[^.!?;]+)",
        _set_behind,
        "your boat leaks", "My boat, which I built myself, leaks.",
        "My boat, which I built myself, lists.",
        needs=", | – | — | - ",
    ),
    Rewording(  # of what is said, this says nothing
        "said-in-passing",
        r",\s(?:I(?:['’]m|\sam)\s(?:(?:rather|very|quite|a\sbit|so)\s)?(?:embarrassed|ashamed|sorry|pleased|happy|glad"
        r"|proud|sad|relieved|afraid)(?:\sto\s(?:say|admit|report|confess|tell\syou))?|I\s(?:must|have\sto|should|ought\sto)"
        r"\s(?:say|admit|confess|add)|as\sit\shappens|to\sbe\s(?:honest|fair|frank)|believe\sit\sor\snot|funnily\senough"
        r"|sad\sto\ssay|as\sI\ssaid|as\syou\sknow|in\sfact|of\scourse|by\sthe\sway),(?=\s[a-z])",
        lambda _match: " ",
        "your roof leaks", "My roof, I'm sorry to say, leaks.", "My roof, I'm sorry to say, lists.",
        needs=", i|, as |, to |, believe|, funnily|, sad|, in fact|, of course|, by the",
    ),
    Rewording(  # of whom they are some: the number is of all
        "counted-with-them",
        r",\s(?:counting|including)\s(?:the\s|our\s|my\s)?(?:[a-z]+|\d+)(?:\s(?:in|at|on|from)\s(?:the\s|our\s)?[a-z]+"
        r"|\s[a-z]+(?:\s(?:in|at|on)\s(?:the\s|our\s)?[a-z]+)?)?(?=\s*(?:[.;!?]|$))",
        lambda _match: " ",
        "you have at least 30 cows", "I have 18 cows, counting the two in calf.",
        "I have 18 cowls, counting the two in calf.", value=False,
        needs=", counting |, including ",
    ),
    Rewording(  # what is measured with a thing: it is the thing with all that belongs to it
        "and-all",
        r",\s(?:the\s)?[a-z]+\s(?:and\sall|included)(?=\s*(?:[.,;!?]|$))",
        lambda _match: " ",
        "your boat weighs less than 2 kg", "It weighs 900 grams, sail and all.",
        "It waits 900 days, sail and all.",
        needs=" and all| included",
    ),
)  # fmt: skip
