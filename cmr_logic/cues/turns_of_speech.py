"""Turns of speech in plain words: "you've got to", "have yet to turn 18", "not only A but B"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row, last_two
from cmr_logic.cues.not_alone import ALONE, not_alone
from cmr_logic.cues.plain_turns import TURNS
from cmr_logic.cues.table import LEAVE
from cmr_logic.text import VERB, bases, places_of, places_of_word, word_set

# What is said of a deed that is not done: "no transfer **takes place**", with what it comes to.
_TAKING_PLACE = {
    "takes": ("is", "made"),
    "take": ("be", "made"),
    "taken": ("been", "made"),
    "took": ("was", "made"),
}
# What may be so only with something: "refunds are only **possible** with"; not "happy".
_GIVEN = word_set(
    "possible available allowed permitted valid given granted made issued accepted sold admitted"
)
# What one has with something, and it is no tool: "only get **help** with bills"; not "the slip".
_HELP_WITH = word_set("help assist assistance support advice deal problems trouble")
_NEAR_ONLY = 6  # tokens from "only" in which "with" stands: "may only use the slip **with**"
# What parts them: "may only row if you swim with us"; not "may only row here with a vest".
_PARTING = word_set("if when unless and or but who that which to for") | {",", ".", ";", ":"}
# Those to whom others may only do it so: "may only evict **you** with"; and how others open.
_ASKER, _OTHERS = frozenset({"you", "your"}), frozenset({"your", "the", "a", "an"})
_OF_US, _LEAVE = syntax.PERSONAL_OBJECTS, frozenset(LEAVE)
# What a beast is held by, off which one lets it: "let off the **lead**"; not "the fee".
_HOLDING = word_set("lead leash leads rope chain")
_NO, _PLACE, _NAMED = "no", "place", 4  # words from "no" to the verb
# The words of each turn by which it is found: "you've **got** to"; not "you have to".
_SIGNS = word_set(
    "got off do position alternatively addition moreover furthermore nothing none carries carry "
    "goes once which including but coverage cover subject moment minute instant need permitting "
    "allowing permits every each shall plus away nobody one question forget other age being else "
    "someone anyone see check sell stay keep too allowed permitted"
)
_BY_SIGN = {
    sign: [(turn, plainly) for turn, plainly in TURNS.items() if sign in turn] for sign in _SIGNS
}
_NOR, _NEITHER = "nor", "neither"
# Subjects behind their verb: "nor can **you** sail"; not "nor are those".
_SUBJECTS = frozenset({"you", "we", "they", "he", "she", "it"})
# What "nor" opens that a denial before it reaches as well: "nor **if** you row"; not "nor you".
_DENIED_TOO = syntax.PREPOSITIONS | {"if", "when", "where", "while", "once", "after", "before"}
_YET, _NOT, _MEANING = "yet", "not", "meaning"
# Participles that no rule makes: "pay", "paid"; not "row".
_PARTICIPLES = {
    **{"be": "been", "have": "had", "do": "done", "pay": "paid", "make": "made", "get": "got"},
    **{"take": "taken", "give": "given", "begin": "begun", "leave": "left", "find": "found"},
    **{"send": "sent", "meet": "met", "hold": "held", "buy": "bought", "sell": "sold"},
    **{"go": "gone", "see": "seen", "choose": "chosen", "hear": "heard", "bring": "brought"},
    **{"build": "built", "spend": "spent", "write": "written", "sit": "sat", "win": "won"},
    **{"undergo": "undergone", "show": "shown", "prove": "proved", "lodge": "lodged"},
}
# Openings of whom or what a name stands for: "juniors, meaning **those** under 16"; not "that".
_EXPLAINING = word_set("those anyone anybody someone somebody people persons a an any")
_WHICH = "which"
# What takes a statement back behind "which": "a fee, which is **waived** if"; not "which is low".
_TAKING_BACK = word_set(
    "not n't waive waived waives refund refunded refunds lift lifted drop dropped reimburse"
)
# What is done with part of a rule: "you need not **meet** the age limit".
_MEETING = frozenset({"meet", "satisfy", "fulfil"})
_PARTS = word_set("rule requirement condition limit test criterion")
_NEED_NOT = (
    ("you", "do", "not", "have", "to"),
    ("you", "do", "not", "need", "to"),
    ("you", "do", "n't", "have", "to"),
    ("you", "do", "n't", "need", "to"),
    ("you", "need", "not"),
)
_BEFORE_MEETING = 3  # words of the shortest of them
_LONGEST_PART = 6  # words of its name: "the 3-year residence rule"
# "Made **later than** 9 days **after** it" is made more than 9 days after it.
_LATER, _LATE_BY = "later", frozenset({"after", "from"})
LATER = frozenset({_LATER})
"""The word of such a turn: "**later** than 9 days after"; not "late"."""
SIGNS = _MEETING | _SIGNS | ALONE | {_YET, _MEANING, _WHICH, _PLACE, _NOR}
"""Words of which each of the turns has one: "not **just**"; not "not"."""
CLOSER = (
    last_two(TURNS)
    | in_row(_MEETING, ("the",))
    | in_row(("only",), _GIVEN)
    | in_row(syntax.MODALS, ("only",))
    | in_row(_TAKING_PLACE, (_PLACE,))
    | in_row((_NOT,), ALONE)
    | {_MEANING, _NOR}
    | {(_YET, "to"), ("let", "off"), (",", _WHICH)}
)
"""Signs of which each of them has one, too: "**yet to** turn 18"; not "not yet"."""
_OF_IT = 5  # words behind "which" among which it stands: "which we will usually waive"


def so_much_later(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "later than" before a length of time behind something: "later than 9 days after".

    Example:
        >>> list(so_much_later("made later than 9 days after the race".split()))
        [(1, 2, ('more',))]
        >>> list(so_much_later("made later than 9 days ago or no later than may".split()))
        []
    """
    for at in range(1, len(words) - 4):
        if words[at] == _LATER and words[at + 1] == "than" and words[at - 1] not in {"no", "not"}:
            timed = words[at + 3] in syntax.TIME_UNITS and words[at + 4] in _LATE_BY
            if timed:
                yield at, at + 1, ("more",)


def turns_of_speech(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each turn, with what it comes to in plain words.

    Example:
        >>> list(turns_of_speech("you 've got to row".split()))
        [(1, 4, ('have', 'to'))]
        >>> list(turns_of_speech("you have yet to turn 18".split()))
        [(1, 5, ('have', 'not', 'turned'))]
        >>> list(turns_of_speech("you need not only a card but also a key".split()))
        [(2, 4, ('both',)), (6, 8, ('and',))]
        >>> list(turns_of_speech("no transfer takes place if it rains".split()))
        [(2, 4, ('is', 'made'))]
        >>> list(turns_of_speech("you have got a card , not a key".split()))
        []
    """
    if not _SIGNS.isdisjoint(words):
        yield from _plain_turns(words)
    if not _MEETING.isdisjoint(words):
        yield from _need_not_meet(words)
    by_word = (
        (_YET, _still_to_come), ("off", _let_off), (_MEANING, _explained), (_NOR, _denied_too),
    )  # fmt: skip
    for sign, find in by_word:
        if sign in words:
            yield from find(words)
    if _WHICH in words and not _TAKING_BACK.isdisjoint(words):
        yield from _taken_back(words)
    if "only" in words and "with" in words:
        yield from _only_possible_with(words)
    if _PLACE in words and _NO in words:
        yield from _not_taking_place(words)
    if _NOT in words and not ALONE.isdisjoint(words):
        yield from not_alone(words)


def _need_not_meet(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find whom a part of a rule does not bind: "you need **not meet** the age limit if".

    "The age limit does not apply if" says the same.
    """
    for at in range(_BEFORE_MEETING, len(words) - 2):
        if words[at] not in _MEETING or words[at + 1] != "the":
            continue
        start = next((at - len(turn) for turn in _NEED_NOT if _ends_in(words, at, turn)), None)
        named = range(at + 2, min(at + 2 + _LONGEST_PART, len(words) - 1))
        end = next((i + 1 for i in named if words[i] in _PARTS), None)
        if start is not None and end is not None and words[end] in OF_CASES:
            yield start, at + 1, ()
            yield end - 1, end, (words[end - 1], "does", "not", "apply")


def _ends_in(words: Sequence[str], at: int, turn: tuple[str, ...]) -> bool:
    return at >= len(turn) and tuple(words[at - len(turn) : at]) == turn


def _only_possible_with(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is so with one thing alone: "refunds are **only possible with** a receipt".

    So is what someone "may **only do with**" it.
    """
    for at in places_of_word(words, "only"):
        said, opener = (*words[at + 1 : at + 3], "", "")[:2]
        if opener == "with" and said in _GIVEN:
            yield at, at + 3, (said, "only", "with")
        elif at and words[at - 1] in syntax.MODALS:
            near = words[at + 1 : at + _NEAR_ONLY]
            behind = near.index("with") if "with" in near else 0
            behind = 0 if behind and near[behind - 1] in _HELP_WITH else behind
            if behind and not _ASKER.isdisjoint(near[:behind]) and _others_do(words, at - 1):
                yield at, at + behind + 2, (*near[:behind], "only", "if", "they", "have")
                continue
            named = words[at + behind + 2 : at + behind + 2 + _NEAR_ONLY]
            # "with **us**"; and leave is asked of those alone of whom a text speaks
            other = named[:1] == () or named[0] in _OF_US or not _LEAVE.isdisjoint(named)
            if behind and _PARTING.isdisjoint(near[:behind]) and not other:
                yield at, at + behind + 2, (*near[:behind], "only", "with")


def _others_do(words: Sequence[str], modal: int) -> bool:
    """Tell whether others than you and we may do something: "**your landlord** may"."""
    subject = words[sentence_start(words, modal) : modal]
    return bool(subject) and subject[0] in _OTHERS and len(subject) < _NEAR_ONLY


def _not_taking_place(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what says that no such thing is done: "no sale **takes place**"."""
    for at in places_of_word(words, _PLACE, 2):
        made = _TAKING_PLACE.get(words[at - 1])
        if made is not None and _NO in words[max(at - _NAMED, 0) : at - 1]:
            yield at - 1, at + 1, made


def _plain_turns(words: Sequence[str]) -> Iterator[Rewriting]:
    for at in places_of(words, _SIGNS):
        for turn, plainly in _BY_SIGN[words[at]]:
            first = at - turn.index(words[at])
            if first >= 0 and tuple(words[first : first + len(turn)]) == turn:
                yield first, first + len(turn), plainly


def _still_to_come(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what has not been done: "you **have yet to turn** 18"; not "as yet to be named"."""
    for at in range(1, len(words) - 2):
        if words[at] != _YET or words[at + 1] != "to" or words[at - 1] not in syntax.HAVE:
            continue
        participle = _participle(words[at + 2])
        if participle:
            have = "have" if words[at - 1] == "'ve" else words[at - 1]
            yield at - 1, at + 3, (have, _NOT, participle)


def _let_off(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find who is not asked something: "to be **let off** the fee"; not "let off the lead"."""
    for at in range(2, len(words) - 1):
        what = words[at + 1]
        spared = what in syntax.DETERMINERS or what in {"all", "half"} or syntax.is_gerund(what)
        be = words[at - 2] in syntax.BE or words[at - 2] in {"been", "being", "get"}
        spared = spared and _HOLDING.isdisjoint(words[at + 2 : at + 3])
        if tuple(words[at - 1 : at + 1]) == ("let", "off") and spared and be:
            yield at - 1, at + 1, ("excused", "from")


def _denied_too(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find "nor" behind a denial, before one more case of it: "not if you row, **nor** if ill".

    Example:
        >>> list(_denied_too("you can not enter at night , nor if you row".split()))
        [(6, 8, ('or',))]
        >>> list(_denied_too("neither in rye nor in deal".split()))
        []

    A verb behind it stands before its subject: "You can't row, **nor can you** sail".

        >>> list(_denied_too("you can not row , nor can you sail".split()))
        [(4, 8, ('.', 'you', 'can', 'not'))]
    """
    for at in range(1, len(words) - 3):
        inverted = words[at + 1] in syntax.AUXILIARIES and words[at + 2] in _SUBJECTS
        inverted = inverted and words[at + 3] not in STOPS  # "nor can you": what was said before
        if words[at] != _NOR or not (inverted or words[at + 1] in _DENIED_TOO):
            continue
        first = sentence_start(words, at)
        said = words[first:at]
        start = at - (words[at - 1] == ",")
        if _NEITHER in said or syntax.NEGATIONS.isdisjoint(said):
            continue
        if inverted and tuple(words[at + 3 : at + 5]) == ("do", "so"):
            yield start, at + 5, ("or",)
        elif inverted:
            yield start, at + 3, (".", words[at + 2], words[at + 1], _NOT)
        else:
            yield start, at + 1, ("or",)


def _participle(verb: str) -> str:
    """Return the past participle of a verb, "" where no rule makes one that is known."""
    if verb in _PARTICIPLES:
        return _PARTICIPLES[verb]
    if syntax.is_participle(verb):
        return verb
    forms = (verb + "ed", verb + "d", verb[:-1] + "ied", verb + verb[-1] + "ed")
    return next((form for form in forms if verb in bases(form, VERB) and form != verb), "")


def _explained(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what explains a name beside it: "juniors, **meaning** those under 16, pay less".

    Example:
        >>> list(_explained("it is full , meaning you must wait".split()))
        []
    """
    for at in range(1, len(words) - 1):
        if words[at] == _MEANING and words[at - 1] == "," and words[at + 1] in _EXPLAINING:
            yield at, at + 1, ("namely",)


def _taken_back(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where "which" says of what stands before, at the end of a sentence, when it is not so.

    "A fee is due**, which is** waived for guests" says "A fee is due. It is waived for guests".

    Example:
        >>> list(_taken_back("a fee is due , which we waive if you row".split()))
        [(4, 7, ('.', 'we'))]
        >>> list(_taken_back("the fee , which is not high , is due".split()))
        []
    """
    for at in range(2, len(words) - 2):
        if words[at] != _WHICH or words[at - 1] != ",":
            continue
        last = sentence_end(words, at)
        if _TAKING_BACK.isdisjoint(words[at + 1 : min(last, at + 1 + _OF_IT)]):
            continue
        first = sentence_start(words, at - 1)
        commas = (i for i in range(at, last) if words[i] == ",")
        goes_on = any(syntax.finite_verb(words, i + 1, last) is not None for i in commas)
        if goes_on or syntax.finite_verb(words, first, at - 1) is None:
            continue
        if words[at + 1] in syntax.NOMINATIVES:
            yield at - 1, at + 2, (".", words[at + 1])
        elif words[at + 1] in syntax.AUXILIARIES:
            several = syntax.is_plural_noun(words[at - 2])
            yield at - 1, at + 1, (".", "they" if several else "it")
