"""Orders behind an aim: "To join, **simply pay** the fee" is "To join, **you must pay** …".

So are those before a deed: "Before you row, **put on** a vest". What is to be so before it is what
the deed takes: "**Before you row, make sure** that …" is "**You may only row if** …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import VERB, bases, places_of, places_of_word, word_set

_TO, _COMMA = "to", ","
_IN_ORDER = ("in", "order")
# Words before an order that change nothing of it: "**simply** fill in a form"; not "never".
_SIMPLY = word_set("simply just please first merely")
_YOU_MUST = ("you", "must")
# Orders that only say where to turn: "to join, **visit** our desk"; not "to join, pay the fee".
_NO_ORDER = word_set("see read note click go visit call contact ring phone do be have let if need")
# What a verb has behind it: "fill **in** a form", "post **your** form"; not "form".
_BEHIND = (syntax.DETERMINERS | syntax.PARTICLES | {"us", "it", "one", "in", "on"}) - {"no"}
_LONGEST = 14  # words of an aim
# How an aim is named as a wish: "**if you want** to join, pay the fee"; not "if you have to".
_IF_YOU, _WISHING = ("if", "you"), word_set("want wish hope plan intend")
_BEFORE, _YOU = "before", "you"
# What one has for an aim: "you must **hold** a badge in order to row"; not "you must stop".
_HOLDING, _MUST = frozenset({"hold", "have", "possess"}), frozenset({"must", "to"})
_HELD = 8  # words from such a verb to the aim: "hold a standard operator's licence"
_YOU_AND = (_YOU, "and")  # whoever asks, beside somebody of theirs
_NEEDING = frozenset({"needs", "need", "must"})  # what somebody of yours does behind an aim
# What opens a choice of deeds: "to join you must **either** pay or row"; not "must pay".
_CHOOSING = frozenset({"either", "neither"})
# Orders that count before a deed, if not behind an aim: "**ring** us before you visit".
_TURNING_TO = word_set("contact ring phone call have read see ask")
_ALWAYS = frozenset({"always"})
# Ways to do something that an aim may end in: "to row **alone** you must"; not "the boat you have".
_WAYS = word_set("alone early late overnight again together abroad yourself")
# Words by which more is said than one order: "sign **and** pay before"; not "sign the book before".
_ONE_ORDER = frozenset({"and", "or", ",", ":", "if", "not", "until", "who", "which", "you"})
_WAIT, _WAIT_TOO = ("wait", "until"), frozenset({"until", "you"})
_MAY, _MAY_ONLY, _IF = ("you", "may"), ("you", "may", "only"), ("if",)
# How an order to see to something begins: "**make sure** it is off"; not "make a note".
_SEEING_TO = (("make", "sure"), ("be", "sure"), ("check",), ("ensure",), ("see",))
# What opens what is to be so behind it, beside "that": "make sure **the** fan is off".
_SUBJECTS = (syntax.DETERMINERS | syntax.NOMINATIVES | {"nobody", "there"}) - {"no"}
SIGNS = frozenset({_TO, _BEFORE})
"""Words of which each has one: "**to** join, pay", "pay **before** you join"; not "pay"."""
CLOSER = in_row((*STOPS, EDGE, _IN_ORDER[-1], *_WISHING), (_TO,)) | {_BEFORE}
"""Signs of which each has one, too: "you **want to** join", "**To** join"; not "you have to"."""


def aims_and_orders(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each order that a sentence begins an aim before.

    Example:
        >>> list(aims_and_orders("to join , simply fill in the form .".split()))
        [(3, 5, ('you', 'must', 'fill'))]
        >>> list(aims_and_orders("to join , you must fill in the form .".split()))
        []
        >>> list(aims_and_orders("to join , visit the hut .".split()))
        []
        >>> list(aims_and_orders("before you row , put on a vest .".split()))
        [(4, 5, ('you', 'must', 'put'))]
        >>> list(aims_and_orders("before you row , make sure that it is calm .".split()))
        [(0, 2, ('you', 'may', 'only')), (3, 7, ('if',))]
        >>> list(aims_and_orders("to get the card you must either pay or row .".split()))
        [(4, 5, (',', 'you'))]
        >>> list(aims_and_orders("to get the card you and your child must row .".split()))
        [(4, 5, (',', 'you'))]
        >>> list(aims_and_orders("to use the wall alone you have to row .".split()))
        [(5, 6, (',', 'you'))]
        >>> list(aims_and_orders("if you want to join , make sure that you row .".split()))
        [(6, 7, ('you', 'must', 'make'))]
        >>> list(aims_and_orders("you must hold a badge in order to row .".split()))
        [(5, 8, ('to',))]
    """
    yield from _before_deeds(words)
    yield from _missing_comma(words)
    yield from _wishes(words)
    yield from _held_for(words)
    for at in places_of_word(words, _TO):
        first = at - 2 if tuple(words[max(at - 2, 0) : at]) == _IN_ORDER else at
        near = words[at : at + _LONGEST]
        wished = tuple(words[max(first - 3, 0) : max(first - 1, 0)]) == _IF_YOU
        first -= 3 if wished and words[first - 1] in _WISHING else 0
        if (first and words[first - 1] not in STOPS) or _COMMA not in near:
            continue
        comma = at + near.index(_COMMA)
        verb = comma + 1
        while verb < len(words) and words[verb] in _SIMPLY:
            verb += 1
        said = words[at:comma]  # "to join you must be 18, hold a pass" has its statement before
        order = _is_order(words, verb) or _seen_to(words, verb) is not None
        if (STOPS | syntax.NOMINATIVES).isdisjoint(said) and order:
            yield comma + 1, verb + 1, (*_YOU_MUST, words[verb])


def _held_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the aim of what somebody must have: "you must hold a badge **in order to** row"."""
    for at in places_of_word(words, _TO, 3):
        if tuple(words[at - 2 : at]) != _IN_ORDER:
            continue
        near = range(max(at - 2 - _HELD, sentence_start(words, at) + 1), at - 2)
        if any(words[i] in _HOLDING and words[i - 1] in _MUST for i in near):
            yield at - 2, at + 1, (_TO,)


def _wishes(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find an aim named as a wish, of what is demanded and banned: "**If you want to** row, …"."""
    for at in places_of(words, _WISHING, 2):
        first = at - len(_IF_YOU)
        opens = tuple(words[max(first, 0) : at]) == _IF_YOU and words[at + 1 : at + 2] != ()
        opens = opens and (first == 0 or words[first - 1] in STOPS) and words[at + 1] == _TO
        if opens and _forbids_too(words, at):
            yield first, at + 2, (_TO,)


def _forbids_too(words: Sequence[str], at: int) -> bool:
    """Tell whether what is demanded for an aim is joined to a ban: "pay **and must not**"."""
    end = sentence_end(words, at)
    joints = (i for i in range(at, end - 2) if words[i] == "and")
    return any(tuple(words[i + 1 : i + 3]) == ("must", "not") for i in joints)


def _missing_comma(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where a comma is missing behind an aim: "To come in **your child needs** a vest"."""
    for at in places_of(words, SIGNS):
        if at and words[at - 1] not in STOPS:
            continue
        for whose in range(at + 2, min(at + _LONGEST, len(words) - 2)):
            if words[whose] in STOPS or words[whose] == _COMMA:
                break
            either = words[whose] == _YOU and words[whose + 2] in _CHOOSING
            demanded = words[whose] == _YOU and words[whose + 1] in _NEEDING and either
            demanded = demanded or _ends_aim(words, whose)
            if demanded or (words[whose] == "your" and words[whose + 2] in _NEEDING):
                joined = tuple(words[whose - len(_YOU_AND) : whose]) == _YOU_AND
                first = whose - len(_YOU_AND) * joined  # "**you and** your child need"
                yield first, first + 1, (_COMMA, words[first])
                break


def _ends_aim(words: Sequence[str], you: int) -> bool:
    """Tell whether a demand on the reader begins behind a way to do something: "**alone you**"."""
    if words[you] != _YOU or words[you - 1] not in _WAYS:
        return False
    said = tuple(words[you + 1 : you + 3])
    return said[0] in _NEEDING or said == ("have", _TO)


def _before_deeds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each order that a sentence begins with a deed before: "**Before you row**, check …"."""
    for at in places_of_word(words, _BEFORE):
        near = words[at : at + _LONGEST]
        if at and words[at - 1] not in STOPS:
            yield from _behind_order(words, at)
            continue
        if _COMMA not in near:
            continue
        comma = at + near.index(_COMMA)
        verb = comma + 1
        while verb < len(words) and words[verb] in _SIMPLY:
            verb += 1
        if comma < at + 2 or not STOPS.isdisjoint(words[at:comma]):
            continue
        case = _seen_to(words, verb)
        deed = _deed(words, at + 1)
        if case is not None and deed is not None:
            first, said = deed
            yield at, first, (*_MAY_ONLY, *said)
            yield comma, case, _IF
        elif deed is not None and _is_order(words, verb):
            yield comma + 1, verb + 1, (*_YOU_MUST, words[verb])


def _behind_order(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an order that a deed follows: "**Put on** a vest **before you** row"."""
    first = sentence_start(words, at)
    verb = first
    while verb < at and words[verb] in _SIMPLY | _ALWAYS:
        verb += 1
    deed = _deed(words, at + 1)
    said = words[verb:at]
    end = sentence_end(words, at)
    if ":" in words[at:end] or not syntax.MODALS.isdisjoint(words[:first]):
        return  # "Read this before you row: …"; a remark beside a rule
    if deed is not None and tuple(said[:2]) == _WAIT and (_ONE_ORDER - _WAIT_TOO).isdisjoint(said):
        yield first, verb + 2, _IF  # "Wait until it has cooled before you open it"
        yield at, deed[0], (_COMMA, *_MAY, *deed[1])
        return
    more = _ONE_ORDER if _seen_to(words, verb) is None else _ONE_ORDER - {_YOU}
    if deed is None or not more.isdisjoint(said) or words[at + 2 : at + 3] == ():
        return
    if words[at + 2] in syntax.AUXILIARIES or not (_is_order(words, verb) or _asks(words, verb)):
        return
    behind, base = deed
    yield first, verb + 1, (*_YOU_MUST, words[verb])
    yield at, behind, (*_IN_ORDER, _TO, *base)


def _asks(words: Sequence[str], at: int) -> bool:
    """Tell whether an order is to turn to somebody, or to see to something: "**Ring** us"."""
    turned = words[at] in _TURNING_TO and not _BEHIND.isdisjoint(words[at + 1 : at + 2])
    return turned or _seen_to(words, at) is not None


def _seen_to(words: Sequence[str], at: int) -> int | None:
    """Return where what is to be so begins behind an order to see to it, None for other orders."""
    turn = next((t for t in _SEEING_TO if tuple(words[at : at + len(t)]) == t), None)
    if turn is None:
        return None
    behind = at + len(turn)
    if words[behind : behind + 1] and words[behind] == "that":
        return behind + 1
    end = sentence_end(words, behind)
    said = words[behind:end]
    opens = len(said) > 1 and said[0] in _SUBJECTS
    return behind if opens and syntax.finite_verb(said) is not None else None


def _deed(words: Sequence[str], at: int) -> tuple[int, tuple[str, ...]] | None:
    """Return where a deed goes on behind its opening, and its first word: "you row", "rowing"."""
    if at + 1 >= len(words):
        return None
    if words[at] == _YOU:
        return at + 1, ()
    if not syntax.is_gerund(words[at]):
        return None
    deed = next(iter(bases(words[at], VERB)), "")
    return (at + 1, (deed,)) if deed and deed != words[at] else None


def _is_order(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb in its base form begins an order at an index: "**fill** in a form"."""
    if at + 1 >= len(words) or words[at] in _NO_ORDER or words[at + 1] not in _BEHIND:
        return False
    word = words[at]
    bare = word not in syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.PRONOUNS
    return bare and word not in syntax.AUXILIARIES and word in bases(word, VERB)
