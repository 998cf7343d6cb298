"""What a sentence says behind its rule of how that is enforced: "…, **and strays are removed**".

It is no further case, even where a case stands right before it: "Forms must be signed if they are
on paper, **and unsigned ones are sent back**". Nor is what it is for: "…, **to avoid queues**".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.cues.sanctions import AGAIN, LOSING, THREATENING, befalls, loses
from cmr_logic.text import VERB, bases, places_of, places_of_word, word_set

_AND, _OR, _COMMA = "and", "or", ","
_FULL_STOP = "."
_OTHERWISE = (_FULL_STOP, "otherwise", _COMMA)
_ELSE = frozenset({"else", "otherwise"})
# Sentences, and ends of them, that say only that a rule holds: "**no exceptions are made**"; not
# "no exceptions are listed".
_NAMED = 2  # words of what such a statement is about: "this rule"
_EXCEPTIONS = word_set("exception exceptions excuse excuses")
_MADE = word_set("made allowed granted given permitted accepted possible make allow grant accept")
_HOLDING = frozenset(
    {("without", each) for each in ("exception", "exceptions", "fail")}
    | {("with", "no", each) for each in ("exception", "exceptions")}
)
_RULES = word_set("rule rules regulation requirement policy")
_ENFORCED = word_set("enforced applied checked monitored policed")
_EVERYBODY = frozenset({("to", "everyone"), ("to", "everybody"), ("to", "all")})
# Of whom, or what, such a thing is said: "**offenders**", "**late** forms".
_OFFENDING = word_set(
    """
    offender offenders violator violators offence offences offense offenses breach breaches
    violation violations infringement infringements culprits
    """
)
_LATE = word_set("late later incomplete missing stray faulty dirty illegible")
_WHOEVER = frozenset({"whoever"})
_THOSE = word_set("those anyone anybody people everyone")
_FAILURE = frozenset({"failure", "failing"})
_IS, _ARE = word_set("is are"), word_set("is are will may can could must 'll")
_RISKING = word_set("risk face incur")
_RISKED = word_set("fine fines penalty charge ban expulsion prosecution surcharge dismissal")
_PAYING = word_set("pay pays owe")
# What befell those who pay for it: "pay £9 if they are **caught**"; not "if they are late".
_CAUGHT = word_set("caught found not n't fail failed forget refuse")
# Openings of what a rule is for: "**so as not to** wake us"; not "so as to wake us".
_NOT_TO = (("so", "as", "not", "to"), ("in", "order", "not", "to"))
_AIMS = (
    ("so", "that"),
    ("in", "the", "interest", "of"),
    ("in", "the", "interests", "of"),
    *(("for", "the", each, "of") for each in ("safety", "sake", "comfort", "benefit")),
    *(("to", each) for each in ("avoid", "prevent", "ensure", "reduce", "protect", "minimise")),
    *(("so", as_, "to", each) for as_ in ("as",) for each in ("avoid", "prevent", "ensure")),
)
# Openings of what else it is held to by: "**on pain of** a fine".
_ON_PAIN = (("on", "pain", "of"), ("on", "penalty", "of"), ("under", "penalty", "of"))
_REASONS = frozenset({"as", "since"})
_OF_LAW = word_set("law rules regulations council act statute code")  # "as the **law** requires"
_REQUIRING = word_set("requires require demands demand says say states state provides prescribes")
# Words by which an aim or a reason says more: "to avoid a fee **if** you row"; not "to avoid fees".
_SAYING_MORE = word_set("if unless when must however but who except only provided : (")
_OWN = frozenset({"you", "your"})
_DUTY = word_set("must need needs shall should require requires required has have")
# Modals of what those may not do: "; **without** one you **may** not row"; not "you will not row".
_WITHOUT, _LEAVE = "without", frozenset({"may", "can", "cannot"})
_OFTEN = word_set("regularly daily often every each day week month year")
_HAVE_TO = word_set("need needs should have has")  # "you **have to** sign"; of "must", `or_else`
_GOING_ON = word_set("must need shall")
# What opens a case: "late ones are refused **when** it is full"; not "while it is full".
_CASES = word_set("if when where unless whenever once")
_SHORTEST = 2

SIGNS: frozenset[Sign] = frozenset(
    {_COMMA, _AND, ";", "exceptions", "exception", "so", "order", "of"}
) | {
    "rule",
    "rules",
    "excuses",
}
"""Words of which each of them has one: "signed**,** and late ones are refused"; not "sign it"."""
CLOSER: frozenset[Sign] = (
    in_row((_COMMA,), {_AND, _OR, "as", "since", "so", "in", "for", "to", "without", "with"})
    | in_row({"no", "exceptions", "excuses"}, _EXCEPTIONS | {"are", "is"})
    | in_row(("so",), ("as",))
    | in_row(("order",), ("not",))
    | in_row({"pain", "penalty"}, ("of",))
    | in_row((_AND,), LOSING | _PAYING)
    | in_row((";",), ("without",))
    | in_row(_RULES, {"is", "are", "applies", "apply"})
)
"""Signs of which each has one, too: "signed**, and** late ones are refused"."""


def how_enforced(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what a sentence says of that, set off as a sentence of its own or left out.

    Example:
        >>> list(how_enforced("forms must go by post if old , and late ones are refused .".split()))
        [(7, 9, ('.',))]
        >>> list(how_enforced("you must sign , and no exceptions are made .".split()))
        [(3, 9, ())]
        >>> list(how_enforced("you must pay if you row , or you lose your place .".split()))
        [(6, 8, ('.', 'otherwise', ','))]
        >>> list(how_enforced("you must write if you move , or you lose your card .".split()))
        []
        >>> list(how_enforced("guests must whisper so as not to wake us .".split()))
        [(3, 9, ())]
        >>> list(how_enforced("cooks need a pass and lose it if they are late .".split()))
        [(4, 5, ('.', 'they'))]
        >>> list(how_enforced("you may row if you swim , and the club is open .".split()))
        []
    """
    for at in places_of_word(words, _COMMA, 2, len(words) - 2):
        if words[at + 1] in {_AND, _OR}:
            yield from _joined(words, at)
        else:
            yield from _behind_comma(words, at)
    for at in places_of(words, {"so", "in", "on", "under"}):
        if words[at - 1] != _COMMA and _opens(words, at, (*_NOT_TO, *_ON_PAIN)):
            yield from _left_out(words, at, at)
    for at in places_of(words, {_AND, ";"}):
        if _COMMA not in words[at - 1 : at + 1]:
            yield from _without_comma(words, at)
    for at in places_of(words, _EXCEPTIONS | _RULES):
        first, end = sentence_start(words, at), sentence_end(words, at)
        if at - first <= _SHORTEST and first and _only_holds(words[first:end]):
            yield first, end, ()


def _joined(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a statement behind ", and" or ", or" that says how the rule before it is enforced."""
    first, end = sentence_start(words, at), sentence_end(words, at)
    said = words[at + 2 : end]
    if len(said) < _SHORTEST or syntax.finite_verb(words[first:at]) is None:
        return
    if words[at + 1] == _OR:
        yield from _or_else(words, first, at, said)
    elif _only_holds(said):
        yield at, end, ()
    elif _befalls(said) or _is_about_it(said):
        yield at, at + 2, (_FULL_STOP,)
    elif _goes_on(said, cased=not _CASES.isdisjoint(words[first:at])):
        yield at, at + 2, (_FULL_STOP, _whom(words, first))


def _without_comma(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find such a statement behind "and" alone, or ";": "need a pass **and lose it if** …"."""
    first, end = sentence_start(words, at), sentence_end(words, at + 1)
    said = words[at + 1 : end]
    if at == first or len(said) <= _SHORTEST or _DUTY.isdisjoint(words[first:at]):
        return
    if words[at] != _AND:
        banned = not _LEAVE.isdisjoint(said) and not syntax.NEGATIONS.isdisjoint(said)
        if said[0] == _WITHOUT and banned:
            yield at, at + 1, (_FULL_STOP,)
        return
    case = next((i for i, word in enumerate(said) if word in _CASES), 0)
    again, behind = said[case + 1 : case + 2], said[case + 2 : case + 4]
    caught = not (AGAIN.isdisjoint(again) or _CAUGHT.isdisjoint(behind))
    if case and ((said[0] in LOSING and said[1] in AGAIN) or (said[0] in _PAYING and caught)):
        yield at, at + 1, (_FULL_STOP, _whom(words, first))


def _or_else(words: Sequence[str], first: int, at: int, said: Sequence[str]) -> Iterator[Rewriting]:
    """Find what follows for those who do not heed a rule, behind its case: "…, or you lose it"."""
    main = words[first:at]
    cased = next((i for i, word in enumerate(main) if word in _CASES), 0)
    if _DUTY.isdisjoint(main[:cased]) if cased else _HAVE_TO.isdisjoint(main):
        return
    if said[0] in _ELSE and _GOING_ON.isdisjoint(said):
        yield at, at + 3 + (tuple(said[1:2]) == (_COMMA,)), _OTHERWISE
        return
    verb = int(said[0] in AGAIN and len(said) > 1)
    risks = said[verb] in _RISKING and not _RISKED.isdisjoint(said[verb:])
    suffers = verb and said[verb] in THREATENING and befalls(said[verb:])
    if loses(said[verb:]) or risks or suffers:
        yield at, at + 2, _OTHERWISE if verb else (*_OTHERWISE, _whom(words, first))


def _whom(words: Sequence[str], first: int) -> str:
    """Return the pronoun for those of whom a sentence says what they must do."""
    return "you" if words[first] in _OWN or words[first] in _CASES else "they"


def _only_holds(said: Sequence[str]) -> bool:
    """Tell whether words say only that a rule holds: "there are no exceptions"."""
    plain = [word for word in said if word != "strictly"]
    if not _EXCEPTIONS.isdisjoint(plain[:4]):
        left = [word for word in plain if word not in _EXCEPTIONS | _MADE]
        denied = not syntax.NEGATIONS.isdisjoint(left) or "no" in left
        return denied and not set(left) - word_set("no not n't there is are be can we will")
    if len(plain) <= _NAMED or plain[0] not in {"this", "the", "these", "our"}:
        return False
    if plain[1] not in _RULES:
        return list(plain[1:]) == ["can", "not", "be", "waived"]
    if plain[-1] in _ENFORCED and plain[2] in _IS | {"will"}:
        return "not" not in plain
    return plain[2] in {"applies", "apply"} and tuple(plain[3:]) in _EVERYBODY


def _befalls(said: Sequence[str]) -> bool:
    """Tell whether words say what befalls those, or what, that does not heed a rule."""
    if len(said) <= _NAMED:
        return False
    if (
        (said[0] in _FAILURE and said[1] == "to")
        or said[0] in _WHOEVER
        or not _OFFENDING.isdisjoint(said[:2])
    ):
        return True
    heedless = said[0] in _THOSE and "who" in said[1:3]
    if heedless and (not syntax.NEGATIONS.isdisjoint(said[2:5]) or said[2].startswith("fail")):
        return True
    verb = next((i for i, word in enumerate(said) if word in _IS | THREATENING), 0)
    if said[0] in AGAIN:
        return verb == 1 and said[verb] in THREATENING and befalls(said[verb:])
    amiss = said[0] in _LATE or said[0].startswith("un")
    return amiss and verb > 0 and befalls(said[verb:])


def _is_about_it(said: Sequence[str]) -> bool:
    """Tell whether words go on about the rule, or what it demands: "this must be shown to us"."""
    if said[0] in {"this", "these"} and said[1] in _GOING_ON:
        return True
    end = [word for word in said if word not in _OFTEN]
    verbs = {base for word in end[1:-1] for base in bases(word, VERB)}
    return end[-1] in {"this", "checks"} and not {"check", "make", "monitor"}.isdisjoint(verbs)


def _goes_on(said: Sequence[str], *, cased: bool) -> bool:
    """Tell whether words go on on with the same people: "**must** show it", "**are fined** if"."""
    if said[0] in _GOING_ON:
        return cased and bool(bases(said[1], VERB))
    ends = not _CASES.isdisjoint(said)
    return ends and (said[0] in LOSING | _PAYING or (said[0] in _ARE and befalls(said)))


def _behind_comma(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an aim, a reason, or how widely a rule holds, that ends a sentence behind a comma."""
    end = sentence_end(words, at)
    if tuple(words[at + 1 : end]) in _HOLDING:
        yield at, end, ()
    elif _opens(words, at + 1, (*_NOT_TO, *_AIMS, *_ON_PAIN)) or _is_reason(words[at + 1 : end]):
        yield from _left_out(words, at, at + 1)


def _left_out(words: Sequence[str], first: int, opener: int) -> Iterator[Rewriting]:
    end = sentence_end(words, opener)
    said, begin = words[opener:end], sentence_start(words, first)
    whole = begin < first and syntax.finite_verb(words[begin:first]) is not None
    fronted = words[begin] in _CASES and _COMMA not in words[begin:first]  # the case goes on
    if whole and not fronted and _SAYING_MORE.isdisjoint(said) and _COMMA not in said:
        yield first, end, ()


def _opens(words: Sequence[str], at: int, openings: Sequence[tuple[str, ...]]) -> bool:
    return any(tuple(words[at : at + len(each)]) == each for each in openings)


def _is_reason(said: Sequence[str]) -> bool:
    """Tell whether words give a reason that lies with others: "as **the club** does not pay"."""
    if (
        len(said) <= _SHORTEST
        or said[0] not in _REASONS
        or said[1] not in {"the", "our", "these", "this"}
    ):
        return False
    if not _OWN.isdisjoint(said):
        return False
    if said[2] in _OF_LAW and said[-1] in _REQUIRING:
        return True
    verb = syntax.finite_verb(said[1:])
    return verb is not None and verb > 1 and said[verb + 1] in syntax.AUXILIARIES
