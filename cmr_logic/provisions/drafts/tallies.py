"""Sentences that only say how many items of a list must hold: "Any one of these will do".

Such a sentence stands behind its list or before it, and names no condition of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from cmr_logic import syntax
from cmr_logic.cues import AT_MOST, BOUNDS, EXACTLY, Effect
from cmr_logic.records import record
from cmr_logic.text import word_set

_LONGEST = 24  # words: a longer sentence says more than a number

_NUMBERS = {"two": 2, "2": 2, "three": 3, "3": 3, "four": 4, "4": 4, "five": 5, "5": 5}
_NUMBER = "|".join(_NUMBERS)
_NOUN = (
    r"(?:conditions?|criteria|criterion|requirements?|points?|steps?|tests?|statements?|things|rules"
    r"|circumstances|situations?|reasons?|cases?|options?|items?|groups?|categories|category|kinds|ones?|bullets?|documents?|proofs?|questions?|boxes)"
)
# How many: "any one", "at least two"; not "some", which counts nothing.
_BOUND = rf"(?:{'|'.join(b for b in BOUNDS if b not in {'only', 'just'})})"
_OF = "of"
QUANTIFIER = (
    rf"(?P<how>{_BOUND} (?:one|1|{_NUMBER})|(?:one|1|{_NUMBER}) (?:or (?:fewer|less)|at most)"
    r"|not (?:all|both|every one|each)|all|both|each one|each|every one|every|none|neither"
    r"|any one|one or more|at least one|just one|only one|a single one"
    rf"|(?:at least |any |(?:no|not) (?:fewer|less) than )?(?:{_NUMBER})(?: or more)?"
    r"|any|either|one)"
)
# Of what: "of these two points", "conditions"; not "of the members".
_PLAIN = rf"(?:these|those|them|the|following|above|below|listed|main|{_NUMBER}|bullet|{_NOUN})"
LISTED = rf"(?: (?:of )?{_PLAIN}(?: (?:of )?{_PLAIN})*)"
_NEED = r"(?:must|have to|has to|need to|needs to|should|will|can|may)"
# What is said of the items: that they hold. Not "are sold", which says something else.
HOLDING = (
    rf"(?:(?:{_NEED} (?:also |all |both |each )?)?(?:apply|applies|do|suffices?|hold|holds|counts?"
    r"|exist|exists"
    r"|(?:be|is|are) (?:complete|completed|done|passed|in place|ticked|met"
    r"|true(?: of (?:you|it|them))?|the case|satisfied"
    r"|finished|fulfilled|so|enough|sufficient|needed|required|necessary|present|evident"
    r"|in force)"
    rf"|{_NEED} have (?:happened|been (?:met|done|shown|satisfied|completed|in place))))"
)
# What it is said of beyond: "on the first day", "to you"; not "if you are ill".
_BEYOND = r"(?: (?:to|for|on|at|in|by|during|throughout|when)(?: (?!if\b|unless\b)[^\s,;:]+){1,7})?"
MEETING = r"(?:meet|satisfy|fulfill?|match|fit|tick|pass)"
_END = rf"{_BEYOND}(?: [.!:])?"


@record(frozen=True, slots=True)
class Form:
    """One way to say how many items must hold.

    Args:
        name: its name.
        pattern: what its words, lower-cased and parted by spaces, look like.
        fires: a sentence of this form.
        silent: one that looks like it and is none.
        leads_in: it may lead in the list that it counts, with no part in what the items say.
    """

    name: str
    pattern: str
    fires: str
    silent: str
    leads_in: bool = False


_ALONE = r"(?:by itself|by themselves|alone|on its own|on their own)"
_LITTLE = r"(?:one|either|just one|only one|any one|(?:meeting|having|passing) (?:just |only )?one)"

FORMS: tuple[Form, ...] = (
    Form(
        "not-alone",
        rf"(?P<alone>(?:neither|none){LISTED}?(?: {_ALONE})? (?:is|are|will be)"
        rf"|{_LITTLE}{LISTED}?(?: {_ALONE})? (?:is|are|will be|is n't|wo n't be)(?: not|(?<=n't)"
        rf"|(?<=n't be))) (?:enough|sufficient)(?: {_ALONE})?(?: [.!:])?",
        "Neither of these is enough by itself.",
        "Neither of these oars is long enough.",
    ),
    Form(
        "holding",
        rf"{QUANTIFIER}{LISTED}? {HOLDING}{_END}",
        "Any one of these will do.",
        "Any one of these shops will open.",
        leads_in=True,
    ),
    Form(
        "shown",
        rf"{QUANTIFIER}{LISTED}? {_NEED} be (?:shown|proved|proven|demonstrated|established"
        rf"|confirmed){_END}",
        "Each of these must be shown.",
        "Each of these oars must be shown.",
    ),
    Form(
        "meeting",
        rf"\S+(?: \S+)?(?P<no> do n't| do not| does not| does n't)?(?: only| just)?"
        rf" (?:need|needs|have|has|must|should)(?: only)?(?: to)?(?: only)? {MEETING}"
        rf" {QUANTIFIER}{LISTED}?{_END}",
        "You only have to meet one of these conditions.",
        "You only have to meet one of the trustees.",
    ),
    Form(
        "ticking",
        rf"(?:you (?:must|need to|have to|should) )?tick {QUANTIFIER}{LISTED}{_END}",
        "Tick two or more boxes:",
        "Tick two or more friends:",
        leads_in=True,
    ),
    Form(
        "needing",
        rf"you(?P<no> do n't| do not)?(?: only| just)? need(?: only)? {QUANTIFIER}"
        rf" of (?:these|those|them)(?: {_NOUN})?{_END}",
        "You need two of these.",
        "You need two stamps.",
    ),
    Form(
        "having",
        rf"you {_NEED}(?: only)? have {QUANTIFIER} of (?:these|those|them)(?: {_NOUN})?{_END}",
        "You must have two of these.",
        "You must have two of our stamps.",
    ),
    Form(
        "having-both",
        rf"you {_NEED} (?:have|meet|satisfy|do) (?P<how>both|all){_END}",
        "You must have both.",
        "You must have both keys.",
    ),
    Form(
        "enough",
        rf"it (?:is|'s) (?:enough|sufficient) (?:if|that|for|to {MEETING}) {QUANTIFIER}{LISTED}?"
        rf"(?: {HOLDING}| to {HOLDING})?{_END}",
        "It is enough if one of these applies.",
        "It is enough if one parent signs.",
    ),
    Form(
        "conditions",
        rf"(?:(?:the|these|following|main|basic|eligibility|entry) )*(?:conditions|criteria"
        rf"|requirements)(?: (?:for|of|to|on|about)(?: [^\s,;:]+){{1,6}})?"
        rf"(?: {HOLDING}| {_NEED} be met| are(?: as follows| these)?)? :",
        "The following conditions apply:",
        "The conditions have changed:",
        leads_in=True,
    ),
    Form(
        "exceptions",
        r"(?:(?:the )?(?:only )?(?P<but>exceptions?)(?: to (?:this|these|the)(?: rules?)?)?"
        r"|(?P<apart>except|unless)) :",
        "Exceptions:",
        "Exceptions must be approved:",
        leads_in=True,
    ),
    Form(
        "gerund",
        rf"(?:meeting|satisfying|having) {QUANTIFIER}{LISTED}? {HOLDING}{_END}",
        "Meeting one of these is enough.",
        "Meeting one of the trustees is enough.",
    ),
)

# Every such sentence holds one of these: what holds none need not be compared with the patterns.
TELLING = frozenset(_NUMBERS) | word_set(
    "all both each every none neither any one either conditions criteria requirements "
    "exception exceptions except unless 1 most than"
)
# What stands behind a number and makes it the highest: "two **or fewer**".
_HIGHEST = ("or fewer", "or less", "at most")
# How many by words that say how many suffice, and what says how many are allowed: "**may** apply".
_ONLY_ONE, _ALLOWING = frozenset({"only one", "just one"}), frozenset({"may", "can"})

# What opens an aim that names whose it is, and how soon: "**for** the boat **to** be moored".
_FOR, _TO, _SUBJECT = "for", "to", 7
# What opens the aim of a list, before or behind the words that count it; the longest first.
_AIMING = tuple(
    tuple(opening.split())
    for opening in (
        "before you can",
        "before you may",
        "before we can",
        "for you to be able to",
        "for you to",
        "in order to",
        "in order for you to",
        "before you",
        "before we will",
        "before we",
        "before a",
        "before an",
        "before the",
        "to be able to",
        "to",
        "for",
    )
)
# Before such a sentence, without a part in it: "but"; not "if".
_OPENING = r"(?:(?:but|and|however|note that|remember|in most cases|normally|usually) (?:, )?)?"


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(f"{_OPENING}{form.pattern}") for form in FORMS)


@record(frozen=True, slots=True)
class Tally:
    """How many items of a list must hold.

    Args:
        effect: the operator of the list; ``Effect.UNLESS`` where each item is an exception.
        count: for ``Effect.COUNT_OF``, how many.
        most: for ``Effect.COUNT_OF``, how many may hold; 0 where all may.
    """

    effect: Effect
    count: int = 0
    most: int = 0


def tally(words: Sequence[str], *, leads_in: bool = False) -> Tally | None:
    """Return how many items of a list must hold by a sentence that says no more than that.

    Args:
        words: its lower-cased tokens.
        leads_in: it leads in a list.

    Example:
        >>> tally("both must be the case .".split()).effect.name
        'ALL_OF'
        >>> tally("you do n't need to meet all of these .".split()).effect.name
        'ANY_OF'
        >>> tally("you need to meet two of these .".split()).count
        2
        >>> tally("both must sign .".split()) is None
        True
        >>> tally("as well as the main rules , one of these must apply :".split()).effect.name
        'ANY_OF'
    """
    if len(words) > _LONGEST or TELLING.isdisjoint(words):
        return None
    sentence = " ".join(words[words[0] == "(" : len(words) - (words[-1] in {")", ","})])
    sentence = _besides().sub("", sentence)
    for form, pattern in zip(FORMS, _patterns(), strict=True):
        found = pattern.fullmatch(sentence) if form.leads_in or not leads_in else None
        if found:
            said = found.groupdict()
            if said.get("but") or said.get("apart"):
                return Tally(Effect.UNLESS)
            if said.get("alone"):
                return Tally(Effect.ALL_OF)
            how = said.get("how", "all")
            if how in _ONLY_ONE and form.name == "holding" and not _ALLOWING.isdisjoint(words):
                how = f"at most {how.split()[-1]}"
            return counted(how, denied=bool(said.get("no")))
    return None


@cache
def _besides() -> re.Pattern[str]:
    """Return what opens a sentence and only says that there is more: "**besides this,** all …"."""
    openers = r"as well as|in addition(?: to)?|besides|on top of|alongside|apart from"
    return re.compile(rf"^(?:{openers})(?: [^\s,.:;]+){{0,6}} , ")


# How words inside a statement point at the list that follows: "listed below"; not "below 5".
_AT_LIST = r"(?:listed|set out|shown|described|given|named)(?: below| here)?|below|here"


@cache
def _inside() -> tuple[re.Pattern[str], re.Pattern[str]]:
    return re.compile(rf"(?:{_PLAIN} )(?:{_AT_LIST})"), re.compile(rf"{QUANTIFIER} of (?={_PLAIN})")


@cache
def _only_hold() -> re.Pattern[str]:
    return re.compile(rf"{HOLDING}\b")


def only_hold(words: Sequence[str]) -> bool:
    """Tell whether words behind a list's place say no more than that its items hold.

    Example:
        >>> only_hold(("apply", "to", "you")), only_hold(("has", "changed"))
        (True, False)
        >>> only_hold(("do", "not", "apply")), only_hold(("do", "not", "work"))
        (True, False)
    """
    if not syntax.VERBAL_NEGATIONS.isdisjoint(words):
        words = [w for w in words if w not in syntax.VERBAL_NEGATIONS and w not in syntax.DO]
    return _only_hold().match(" ".join(words)) is not None


def points_at_list(words: Sequence[str]) -> bool:
    """Tell whether words inside a statement stand for the list that follows.

    Example:
        >>> points_at_list("people in the groups listed below".split())
        True
        >>> points_at_list("people in the boats below".split())
        False
    """
    return _inside()[0].search(" ".join(words)) is not None


def tally_inside(words: Sequence[str]) -> Tally | None:
    """Return how many items must hold by words inside a statement, None where none say so.

    Example:
        >>> tally_inside("those who meet two of the criteria below".split()).count
        2
    """
    found = _inside()[1].search(" ".join(words)) if _OF in words else None
    return None if found is None else counted(found["how"], denied=False)


@record(frozen=True, slots=True)
class Aimed:
    """A tally with the aim that it is for: "To row, you must meet all of these:".

    Args:
        tally: how many items must hold.
        first: index of the first word of the aim, behind what opens it.
        last: index after its last word.
    """

    tally: Tally
    first: int
    last: int


def tally_for_aim(words: Sequence[str]) -> Aimed | None:
    """Return the tally of a lead-in that names an aim before it or behind it, if it is one.

    Example:
        >>> found = tally_for_aim("to row , all of these must apply :".split())
        >>> found.tally.effect.name, (found.first, found.last)
        ('ALL_OF', (1, 2))
        >>> found = tally_for_aim("both must be true before you can row :".split())
        >>> found.tally.effect.name, (found.first, found.last)
        ('ALL_OF', (7, 8))
        >>> found = tally_for_aim("both must be true for the boat to be moored :".split())
        >>> found.tally.effect.name, (found.first, found.last)
        ('ALL_OF', (5, 10))
        >>> tally_for_aim("to row , wear a vest :".split()) is None
        True
    """
    if len(words) > _LONGEST or TELLING.isdisjoint(words):
        return None
    for opening in (*_openings_with_subject(words), *_AIMING):
        if opening[0] not in words:
            continue
        for at in range(len(words) - len(opening)):
            if words[at] != opening[0] or tuple(words[at : at + len(opening)]) != opening:
                continue
            comma = words.index(",", at) if not at and "," in words else len(words) - 1
            counted = tally(words[comma + 1 :] if not at else (*words[:at], ":"), leads_in=True)
            if counted is not None:
                named = opening[0] == _FOR and opening not in _AIMING
                return Aimed(counted, at + (1 if named else len(opening)), comma)
    return None


def _openings_with_subject(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield what opens an aim that names whose it is: "**for the boat to** be moored"."""
    for at, word in enumerate(words[:-2]):
        if word != _FOR:
            continue
        if words[at + 1] != "you" and words[at + 1] not in syntax.DETERMINERS:
            continue
        to = next((i for i in range(at + 3, min(at + _SUBJECT, len(words))) if words[i] == _TO), 0)
        if to and syntax.JOINTS.isdisjoint(words[at:to]):
            yield tuple(words[at : to + 1])


def counted(how: str, *, denied: bool) -> Tally:
    """Return the operator that a quantifier names.

    Args:
        how: the quantifier: "any one", "at least two".
        denied: the words before it deny: "you need not meet all".

    Example:
        >>> counted("at least two", denied=False).count
        2
    """
    number = next((_NUMBERS[word] for word in how.split() if word in _NUMBERS), 0)
    kind, less = BOUNDS.get(how.rpartition(" ")[0], ("", 0))
    if how.endswith(_HIGHEST):
        kind = AT_MOST
    if kind in {AT_MOST, EXACTLY} or less:
        number = (number or 1) - less
        lowest = 0 if kind == AT_MOST else number
        none = kind == AT_MOST and not number  # "fewer than one"
        most = number if kind else 0
        return Tally(Effect.NONE_OF) if none else Tally(Effect.COUNT_OF, lowest, most)
    if number:
        return Tally(Effect.COUNT_OF, number)
    if how in {"none", "neither"}:
        return Tally(Effect.NONE_OF)
    joint = how.startswith(("all", "both", "each", "every"))
    return Tally(Effect.ALL_OF if joint and not denied else Effect.ANY_OF)
