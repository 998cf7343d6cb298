"""Turns of those who draft laws, in plain words: "**save with** the leave of the board".

They come to "except with", "if you pay", "is not entitled", and "who has no excuse and fails".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_start, stands_at
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

_Turn: TypeAlias = Callable[[Sequence[str], int], Rewriting | None]

# What sets apart: "nobody may row **save** with leave"; not "you can save with us".
_SAVE, _EXCEPT = "save", ("except",)
# Words behind it: "save **with** leave"; not "save money".
_SET_APART = word_set("with where when if in on by for as under upon")
# Words of the denial that it is an exception to: "**no** boat shall enter save with leave".
_DENIALS = syntax.NEGATIONS | word_set("nothing neither nobody none cannot")
# Words before the verb "save": "you **can** save with us", "to save for a boat".
_BEFORE_VERBS = syntax.MODALS | syntax.PRONOUNS | syntax.NEGATIONS | {"to", "who", "people"}

# What is demanded of nobody but is so: "shall not be **entitled** to a loan"; not "be late".
_STATES = word_set("entitled eligible permitted allowed able qualified required obliged liable")
_SHALL, _NOT, _BE = "shall", "not", "be"

# Nouns for what one does in a case, with the verb: "on **payment** of a fee"; not "on a boat".
_DEEDS = {
    "payment": "pay",
    "production": "show",
    "presentation": "show",
    "completion": "have completed",
    "receipt": "have received",
    "submission": "have sent in",
    "delivery": "have delivered",
    "proof": "prove",
    "conviction": "are convicted",
    "refusal": "refuse",
    "failure": "fail",
    "breach": "breach",
    "withdrawal": "withdraw",
    "cancellation": "cancel",
    "return": "return",
    "acceptance": "accept",
    "loss": "lose",
}
# What stands behind them that is the verb's as well: "refusal **to** pay"; not "payment of".
_KEPT = word_set("to from")
_OF_WHAT = {
    "conviction": word_set("of for"), "refusal": _KEPT, "failure": _KEPT, "withdrawal": _KEPT,
    "proof": word_set("of that"),
}  # fmt: skip
# What opens a list of them, and each of its items: "**upon:** \\* conviction of".
_LISTING = (("upon", ":"), ("on", ":"), ("after", ":"), ("in", "the", "event", "of", ":"))
_ITEMS, _ARTICLES = frozenset({"*", "-", "•", "–"}), word_set("a an the any")
_UPON, _UPON_DOING, _OF = word_set("upon on"), "upon", "of"
# Words of what one may or does get: "you **can** borrow it on payment of"; not "you pay it on".
_MAY = word_set("can may could able get gets receive receives")
# What is itself on a deed: "**relief** on payment of"; not "a copy on payment of".
_ON_DEEDS = word_set(
    "relief discount reduction saving savings interest tax duty vat cover insurance advice help "
    "information guidance support rules law decision details limit cap"
)
# What is neither noun nor particle, and opens nothing: "**rely** on receipt of"; not "back on".
_PLACED = word_set("here there early back it them in out abroad home")
# What one does to get something: "enter **on showing** your badge"; not "advice on claiming".
_SHOWING = word_set("showing producing presenting giving reaching attaining")
# What somebody asks for, and how: "upon the **written request** of ten members".
_REQUEST, _WRITTEN, _BY = "request", "written", word_set("of by from")
_AT_UPON = word_set("upon on at")
_ASKERS = 5  # words for whoever asks: "a parent or guardian"
# What somebody gives by whose leave one does it: "upon the **invitation** of"; not "of the board".
_LEAVE = word_set("invitation recommendation advice approval authority order direction nomination")
_WITH = ("with",)
_OF_ALONE = frozenset({_OF})
_WITH_OF = frozenset({"conviction"})  # "are convicted **of** theft"
_JOINTS = frozenset({"or", "and"})
_NON, _DO_NOT = ("non", "-"), ("do", "not")  # "upon **non-**payment of the fee"
# Whose doing it is: "upon **his** becoming bankrupt"; not "upon the becoming dress".
_WHOSE = syntax.DETERMINERS - syntax.ARTICLES
# Words before it where it tells in which case: "**supplied** on payment of"; not "due on".
_IN_CASES = word_set(
    "only supplied issued given granted admitted stay enter attend borrow released allowed "
    "permitted available use hire returned lent refunded may and or"
)

# What someone does without: "who **without reasonable excuse** fails"; not "without a boat".
_WITHOUT = "without"
_LACKED = (
    ("reasonable", "excuse"),
    ("reasonable", "cause"),
    ("lawful", "excuse"),
    ("lawful", "authority"),
    ("good", "reason"),
    ("good", "cause"),
    ("just", "cause"),
    ("due", "cause"),
    ("permission",),
    ("authority",),
    ("authorisation",),
    ("authorization",),
    ("consent",),
)
_WHO, _COMMA, _IF = word_set("who that"), ",", "if"
# Words for a law and for its parts: "to which this **order** applies"; not "this card".
_PARTS = word_set(
    "section article act order rule regulation clause paragraph part schedule by-law bylaw "
    "subsection chapter policy scheme code"
)
_TO, _WHICH, _THIS, _APPLIES = "to", word_set("which whom"), "this", "applies"
# Spans of time in which a case may be: "in any **year** in which"; not "in a hut in which".
_SPANS = word_set("year term week month season semester day period quarter")
# Days by which something ends: "on the **day** on which you leave"; not "the hut in which".
_DAYS, _WHICH_DAY, _IN_ON = word_set("day date"), "which", word_set("in on")
_PARTS_OF_TIME = word_set("end start beginning")  # "at the **end** of the week in which"
_AT_TIME = word_set("on at from in with")  # "ends **with** the week in which"
# What ends then: "payments **stop** at the end of the week in which"; not "you must apply".
_ENDING = word_set("stop stops end ends cease ceases expire expires lapse lapses finish finishes")
# What comes upon a sum: "interest **accrues** on"; not "holiday accrues".
_ACCRUING = {"accrues": ("is", "charged"), "accrue": ("are", "charged")}
# What grants a thing that makes no odds: "**though** retired"; not "though you row".
_THOUGH = word_set("though although albeit")
_AHEAD = 6  # the most words that any of them looks at behind its sign
# What stands before "apply" where something does so no more: "**ceases to** apply".
_ENDED = (("ceases", "to"), ("cease", "to"), ("no", "longer"))
_ASIDE = 9  # words of it at most, with the commas
_ANY, _IN = word_set("any each every a the"), word_set("in for during")


def _save(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "except" for "save" behind a denial."""
    if words[at - 1] in _BEFORE_VERBS or words[at - 1] in syntax.DETERMINERS:
        return None
    denied = not _DENIALS.isdisjoint(words[sentence_start(words, at) : at])
    return (at, at + 1, _EXCEPT) if denied and words[at + 1] in _SET_APART else None


def _shall_not_be(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "will not be" for "shall not be", before a state that somebody has by the rule."""
    said = words[at + 1] == _NOT and words[at + 2] == _BE and words[at + 3] in _STATES
    return (at, at + 1, ("will",)) if said else None


def _upon_deed(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "if you pay" for "upon payment of", and "or you refuse to" for one more behind it."""
    noun, behind = words[at], words[at + 1]
    if behind not in _OF_WHAT.get(noun, _OF_ALONE):
        return None
    denied = tuple(words[at - 2 : at]) == _NON
    first = at - 2 * denied
    first -= words[first - 1] in _ARTICLES
    end = at + 1 + (behind == _OF and noun not in _WITH_OF)
    deed = ("you", *(_DO_NOT if denied else ()), *_DEEDS[noun].split())
    if words[first - 1] in _UPON and _tells_case(words, first - 1):
        return first - 1, end, ("if", *deed)
    listed = words[first - 1] in _ITEMS and _is_listed(words, first)
    joined = words[first - 1] in _JOINTS and _is_behind_other(words, first - 1)
    return (first, end, deed) if listed or joined else None


def _tells_case(words: Sequence[str], upon: int) -> bool:
    """Tell whether "on" or "upon" opens a case: "**issued** on payment of"; not "due on"."""
    before = words[upon - 1]
    opens = before in STOPS or before in _IN_CASES or before == "" or _is_granted(words, upon)
    done = syntax.is_participle(before) or before == "back"  # "**disqualified** on conviction of"
    return opens or ((done or words[upon] == _UPON_DOING) and before != "due")


def _is_granted(words: Sequence[str], upon: int) -> bool:
    """Tell whether a grant stands before "on": "you **can get a copy** on payment of"."""
    before = words[upon - 1]
    said = words[sentence_start(words, upon) : upon]
    named = (NOUN in classes(before) and before != "due") or before in _PLACED
    return named and before not in _ON_DEEDS and not _MAY.isdisjoint(said)


def _on_showing(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "if you show" for "on showing", behind a grant."""
    on = words[at - 1] == "on" and (words[at - 2] in _IN_CASES or _is_granted(words, at - 1))
    deed = next((base for base in bases(words[at], VERB) if base != words[at]), "")
    return (at - 1, at + 1, ("if", "you", deed)) if on and deed else None


def _upon_request(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "if a parent asks for it in writing" for "upon the written request of a parent"."""
    written = words[at - 1] == _WRITTEN
    article = at - 1 - written
    first = article - (words[article] in _ARTICLES)
    if words[first] not in _AT_UPON or words[at + 1] not in _BY:
        return None
    end = next((i for i in range(at + 2, len(words)) if words[i] in STOPS or not words[i]), 0)
    who = tuple(words[at + 2 : end])
    if not who or len(who) > _ASKERS or not syntax.JOINTS.isdisjoint(who):
        return None
    asks = "ask" if syntax.is_plural_noun(who[-1]) or who[-1] in syntax.BASE_SUBJECTS else "asks"
    return first, end, ("if", *who, asks, "for", "it", *(("in", "writing") if written else ()))


def _is_listed(words: Sequence[str], at: int) -> bool:
    """Tell whether an item stands in a list of such cases: "upon: | **conviction of** theft"."""
    return any(stands_at(words, i, lead) for lead in _LISTING for i in range(at))


def _is_behind_other(words: Sequence[str], joint: int) -> bool:
    """Tell whether another such case stands before a joint: "upon payment of it **or** proof"."""
    start = sentence_start(words, joint)
    return any(
        words[i] in _DEEDS and words[i - 1] in _UPON and _tells_case(words, i - 1)
        for i in range(start + 1, joint)
    )


def _lists_cases(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "if:" for "upon:" ahead of a list of such cases."""
    for lead in _LISTING:
        first = at + 1 - len(lead)
        if stands_at(words, first, lead) and words[at + 1] in _ITEMS:
            noun = at + 2 + (words[at + 2] in _ARTICLES)
            noun += 2 * stands_at(words, noun, _NON)
            return (first, at, ("if",)) if words[noun] in _DEEDS else None
    return None


def _upon_leave(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "with" for "upon", before the invitation of somebody."""
    upon = words[at - 2] in _UPON and words[at - 1] in _ANY and words[at + 1] == _OF
    return (at - 2, at - 1, _WITH) if upon else None


def _upon_doing(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "if you become" for "upon becoming"."""
    first = at + 1 + (words[at + 1] in _WHOSE)
    if not syntax.is_gerund(words[first]):
        return None
    deed = next((base for base in bases(words[first], VERB) if base != words[first]), "")
    return (at, first + 1, ("if", "you", deed)) if deed else None


def _without_excuse(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "has no excuse and" for "without excuse" ahead of what somebody does."""
    comma = words[at - 1] == _COMMA
    who = at - 1 - comma
    behind = (each for each in _LACKED if stands_at(words, at + 1, each))
    lacked = next(behind, ())
    end = at + 1 + len(lacked) + comma
    if lacked and words[who] == _IF:
        return _if_without(words, who + 1, end, lacked)
    if not lacked or words[who] not in _WHO:
        return None
    has = "have" if syntax.is_plural_noun(words[who - 1]) else "has"
    return who + 1, end, (has, "no", *lacked, "and")


def _if_without(
    words: Sequence[str], first: int, end: int, lacked: tuple[str, ...]
) -> Rewriting | None:
    """Return "he has no excuse and" for "without excuse, he", at the start of a case."""
    last = end + 1 if words[end] in syntax.PRONOUNS else end + 2
    named = words[end] in syntax.PRONOUNS or words[end] in syntax.DETERMINERS
    has = "have" if words[end] in syntax.BASE_SUBJECTS else "has"
    return (first, last, (*words[end:last], has, "no", *lacked, "and")) if named else None


def _which(words: Sequence[str], at: int) -> Rewriting | None:
    """Return nothing for "to which this order applies", and "if" for "in any year in which".

    Who the order applies to is asked where the text does not tell it elsewhere.
    """
    ended = _when_it_ends(words, at)
    if ended is not None:
        return ended
    if words[at - 1] == "in" and words[at - 2] in _SPANS:
        first = next((i for i in (at - 4, at - 5) if words[i] in _IN and words[i + 1] in _ANY), 0)
        return (first, at + 1, ("if",)) if first else None
    if words[at - 1] != _TO or words[at + 1] != _THIS or words[at + 2] not in _PARTS:
        return None
    told = (_THIS, words[at + 2], _APPLIES, _TO)
    said = any(stands_at(words, i, told) for i in range(len(words)))
    return (at - 1, at + 4, ()) if said and words[at + 3] == _APPLIES else None


def _when_it_ends(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "when" for "on the day on which", behind a verb of ending."""
    timed = words[at - 1] in _IN_ON and words[at - 2] in _SPANS | _DAYS
    first = at - 3
    if words[at] != _WHICH_DAY or not timed or words[first] not in _ANY:
        return None
    if words[first - 1] == _OF and words[first - 2] in _PARTS_OF_TIME and words[first - 3] in _ANY:
        first -= 3
    ends = words[first - 1] in _AT_TIME and words[first - 2] in _ENDING
    return (first - 1, at + 1, ("when",)) if ends else None


def _conceded(words: Sequence[str], at: int) -> Rewriting | None:
    """Return nothing for ", though retired," between somebody and what is said of them."""
    ends = range(at + 1, min(at + _ASIDE, len(words)))
    end = next((i for i in ends if words[i] == _COMMA), 0)
    if not end or words[at - 1] != _COMMA or syntax.finite_verb(words[at + 1 : end]) is not None:
        return None
    behind = words[end + 1]
    goes_on = behind in syntax.AUXILIARIES or behind in syntax.BE or syntax.is_adverb(behind)
    return (at - 1, end + 1, ()) if goes_on or behind in syntax.COORDINATORS else None


def _do_so(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "that" for "to do so", at the start of a case."""
    said = words[at - 1] == "do" and words[at - 2] == _TO and words[at - 3] in OF_CASES
    return (at - 2, at + 1, ("that",)) if said else None


def _no_longer(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "does not apply" for "ceases to apply" and "no longer applies"."""
    if tuple(words[at - 2 : at]) not in _ENDED:
        return None
    be = "does" if words[at] == _APPLIES or words[at - 2] == "ceases" else "do"
    helped = words[at - 3] in syntax.MODALS
    return at - 2, at + 1, ("not", "apply") if helped else (be, "not", "apply")


def _accrues(words: Sequence[str], at: int) -> Rewriting | None:
    """Return "is charged on" for "accrues on"."""
    return (at, at + 1, _ACCRUING[words[at]]) if words[at + 1] == "on" else None


_TURNS: Mapping[str, _Turn] = {
    _SAVE: _save,
    _SHALL: _shall_not_be,
    "so": _do_so,
    "apply": _no_longer,
    _APPLIES: _no_longer,
    _UPON_DOING: _upon_doing,
    _WITHOUT: _without_excuse,
    **dict.fromkeys(_WHICH, _which),
    **dict.fromkeys(_DEEDS, _upon_deed),
    **dict.fromkeys(_LEAVE, _upon_leave),
    **dict.fromkeys(_SHOWING, _on_showing),
    _REQUEST: _upon_request,
    **dict.fromkeys(_THOUGH, _conceded),
    ":": _lists_cases,
    **dict.fromkeys(_ACCRUING, _accrues),
}
SIGNS = frozenset(_TURNS)
"""Words of which each of them has one: "**save** with leave"; not "except with leave"."""


def drafted_so(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(drafted_so("a pass ends upon : * refusal to pay".split()))
        [(3, 4, ('if',)), (6, 7, ('you', 'refuse'))]
        >>> list(drafted_so("no boat shall enter save with leave .".split()))
        [(4, 5, ('except',))]
        >>> list(drafted_so("you can not enter if you save with us .".split()))
        []
        >>> list(drafted_so("guests shall not be entitled to a key .".split()))
        [(1, 2, ('will',))]
        >>> list(drafted_so("a guest may stay only upon payment of a fee .".split()))
        [(5, 8, ('if', 'you', 'pay'))]
        >>> list(drafted_so("anyone who , without good cause , fails to pay is fined .".split()))
        [(2, 7, ('has', 'no', 'good', 'cause', 'and'))]
        >>> list(drafted_so("a loan is made in any year in which the member rows .".split()))
        [(4, 9, ('if',))]
        >>> list(drafted_so("a person commits an offence who , without reasonable excuse".split()))
        []
    """
    padded = (*words, *("",) * _AHEAD)  # so that what is behind may be looked at
    for at in places_of(words, _TURNS.keys(), 1):
        found = _TURNS[padded[at]](padded, at)
        if found is not None and found[1] <= len(words):  # a torn text ends in the midst of it
            yield found
