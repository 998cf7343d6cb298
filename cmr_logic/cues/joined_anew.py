"""Joined parts said in a plain way: "or fails to row" as "or does not row", "but not both".

What is denied twice is denied once: "You cannot row **and cannot** sail" is "… row **or** sail".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, places_of_word, word_set

# What each form of them comes to behind a denial: "does not stop or **refuses to** pay".
_PLAINLY = {"": ("do", "not"), "s": ("does", "not"), "ed": ("did", "not")}
# Verbs for not doing what follows: "**fail** to pay"; not "stop to pay".
_OMITTING = {
    form: _PLAINLY[ending]
    for verb in ("fail", "refuse", "neglect", "decline")
    for ending, form in (
        ("", verb), ("s", f"{verb}s"), ("ed", f"{verb.removesuffix('e')}ed"),
    )
} | {
    "forget": _PLAINLY[""], "forgets": _PLAINLY["s"], "forgot": _PLAINLY["ed"],
    "omit": _PLAINLY[""], "omits": _PLAINLY["s"], "omitted": _PLAINLY["ed"],
}  # fmt: skip
_OR, _TO, _AND = "or", "to", "and"
_IN_ORDER = ("in", "order")  # before an aim: "**in order** to vote"
# Modals that forbid with a "not": "and **must** not sail"; not "and will not sail".
_FORBIDDING = frozenset({"can", "ca", "may", "must", "shall", "should"})
# Words by which the second denial stands in another clause: "and must not row **if**"; not "the".
_OTHER_CLAUSE = word_set("if who that which when where unless while because so until , :")
# First words of the part that a denial stands in: "**if** you do not row"; not "and".
_OPENERS = STOPS | {"if", "who", "that", "when", "where", "unless", ":"}
# Modals of what somebody gets: "you **can** join"; not "you must".
_GRANTING = frozenset({"can", "may"})
# Words that show that what may happen is no grant: "you may **lose** it", "may **be** banned".
_NO_GRANT = syntax.NEGATIONS | word_set("lose be cancel end refuse stop we")
# How a grant, its case, and a need behind it are told: "you **can** row **if**", "you **need to**".
_CAN = word_set("can may could might eligible entitled qualify get")
_CASES, _WILL = frozenset({"if", "when", "once"}), frozenset({"will", "'ll", "also"})
_NEEDING = frozenset({("have", _TO), ("need", _TO), ("also", "need"), ("also", "have")})
_JOINED = frozenset({"and", "or", "who"})  # before a verb that others are joined to
_NOT_BOTH = ("but", "not", "both")
_EITHER, _BOTH = "either", "both"
# Modals of what may be so: "are or **might** be ill"; not "are or must be ill".
_PERHAPS, _STATE = word_set("might may could"), 3  # and words of the state: "at risk"
# What a verb stands behind that has objects: "**you** need a tie"; not "the need".
_BEFORE_VERBS = word_set("you they who to must can may should")
_POINTING = frozenset({"of", "these", "those", "are", "must", "apply"})  # "or both **of** them"
# Words that a clause follows: "**if** both you are 16 and"; not "for both".
_BEFORE_CLAUSES = frozenset({"if", "unless", "when", "that", ",", "provided"})
# States of who does the deed behind both: "**able** and **willing** to row"; not "old".
_DISPOSED = word_set("able available willing ready prepared free")
# What is not done, and what another deed takes: "is not **allowed**, and rowing **needs** leave".
_PERMITTED, _TAKES = word_set("permitted allowed"), word_set("requires needs is must costs")
_DEED = 8  # words of the other deed: "subletting part of the home to a lodger"
SIGNS = (
    frozenset(_OMITTING)
    | _DISPOSED
    | syntax.DASHES
    | {_BOTH}
    | _PERHAPS
    | (_FORBIDDING - {"can", "may"})
    | {"not"}
)
"""Words of which each of them has one: "or **fail** to row"; not "or row"."""
CLOSER = (
    in_row((_OR,), (*_OMITTING, *_PERHAPS))
    | in_row(syntax.DASHES, ("you",))
    | in_row((_AND,), _FORBIDDING)
    | in_row(syntax.NEGATIONS, _PERMITTED)
    | in_row(_DISPOSED, (_AND,))
    | {_BOTH}
)
"""Signs of which each has one, too: "**and must** not be late"; not "you must not row"."""


def joined_anew(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(joined_anew("who does not stop or fails to pay must leave".split()))
        [(5, 7, ('does', 'not'))]
        >>> list(joined_anew("who is late or fails to pay must leave".split()))
        []
        >>> list(joined_anew("you may keep a cat or a dog , but not both".split()))
        [(8, 12, ('unless', 'you', 'keep', 'a', 'cat', 'and', 'a', 'dog'))]
        >>> list(joined_anew("you must not row and must not be late".split()))
        [(4, 7, ('or',))]
        >>> list(joined_anew("to vote , you must not row and must not be late".split()))
        []
        >>> list(joined_anew("rowing is not allowed , and sailing needs leave .".split()))
        [(4, 6, ('.',))]
        >>> list(joined_anew("you qualify if you row or sail but not both".split()))
        []
        >>> list(joined_anew("if both you are 16 and your boat is dry".split()))
        [(1, 2, ())]
        >>> list(joined_anew("if both a boat is dry and you row".split()))
        [(1, 2, ())]
        >>> list(joined_anew("if both you and your cox agree".split()))
        []
        >>> list(joined_anew("you need either a tie or both a hat and a coat .".split()))
        [(2, 3, ()), (5, 7, (',', 'or', 'you', 'need'))]
        >>> list(joined_anew("if you are or might be ill , stay here".split()))
        [(3, 4, ('ill', 'or'))]
        >>> list(joined_anew("if you have both a hat and a coat , or a tie .".split()))
        [(3, 4, ()), (9, 11, (',', 'or', 'you', 'have'))]
        >>> list(joined_anew("you need a tie or both of these .".split()))
        []
        >>> list(joined_anew("if both the boat and the oar are dry".split()))
        []
        >>> list(joined_anew("if you row and are able and willing to sail".split()))
        [(6, 7, ('and', 'are'))]
        >>> list(joined_anew("you can ride if you row - you must pay".split()))
        [(6, 7, (';',))]
        >>> list(joined_anew("you must ride - you need to be early".split()))
        []
        >>> list(joined_anew("if you row and are old and willing to sail".split()))
        []
    """
    for at in places_of(words, _OMITTING.keys()):
        if tuple(words[at - 1 : at + 2]) == (_OR, words[at], _TO) and _denies_anew(words, at):
            yield at, at + 2, _OMITTING[words[at]]
    if _BOTH in words:
        yield from _not_both(words)
        yield from _of_clauses(words)
        yield from _one_or_both(words)
    if _OR in words:
        yield from _so_or_perhaps(words)
    if any(dash in words for dash in syntax.DASHES):
        yield from _demanded_behind_dash(words)
    if _AND in words:
        yield from _denied_twice(words)
        yield from _banned_beside(words)
        yield from _disposed_twice(words)


def _disposed_twice(words: Sequence[str]) -> Iterator[Rewriting]:
    """Say "be" again between two states behind another verb: "row and are able **and** willing".

    Where nothing else is joined, the two are one question: "if you are able and willing to row".
    """
    for at in [at for at in range(3, len(words) - 3) if words[at] == _AND]:
        first, second = words[at - 1], words[at + 1]
        both = first in _DISPOSED and second in _DISPOSED and words[at + 2] == _TO
        if both and words[at - 2] in syntax.BE and words[at - 3] in _JOINED:
            yield at, at + 1, (_AND, words[at - 2])


def _demanded_behind_dash(words: Sequence[str]) -> Iterator[Rewriting]:
    """Part what is demanded besides from a grant before a dash: "ride if you row **-** you must".

    What a dash adds to a demand only says more of it: "You must pay - you need to do it by May".
    """
    for at in places_of(words[:-3], syntax.DASHES):
        behind = words[at + 2 : at + 4]
        needs = behind[0] == "must" or tuple(behind) in _NEEDING
        needs = needs or (behind[0] in _WILL and tuple(words[at + 3 : at + 5]) in _NEEDING)
        start = sentence_start(words, at)
        said = words[start:at]
        granted = not _CAN.isdisjoint(said) and not _CASES.isdisjoint(said)
        if words[at + 1] == "you" and needs and granted and syntax.NEGATIONS.isdisjoint(said):
            yield at, at + 1, (";",)


def _of_clauses(words: Sequence[str]) -> Iterator[Rewriting]:
    """Leave out "both" before two clauses, which "and" joins anyway: "if **both** you row and"."""
    for at in places_of_word(words[:-2], _BOTH, 1):
        opens = words[at - 1] in _BEFORE_CLAUSES or words[at - 1] in syntax.COORDINATORS
        joint = words.index(_AND, at + 2) if _AND in words[at + 2 :] else None
        if not opens or joint is None:
            continue
        said = words[at + 1 : joint]
        told = said[0] in syntax.DETERMINERS and syntax.finite_verb(said) is not None
        you = said[0] in syntax.NOMINATIVES and said[1:2] != () and len(said) > 1
        if you or told:
            yield at, at + 1, ()


def _so_or_perhaps(words: Sequence[str]) -> Iterator[Rewriting]:
    """Say a state again behind what may be so: "are **or might be** ill" is "are ill or might be".

    As one of several things it would else lose its words: "you row, are or might be ill, or swim".
    """
    for at in [at for at in range(1, len(words) - 3) if words[at] == _OR]:
        if words[at - 1] not in syntax.BE or words[at + 1] not in _PERHAPS or words[at + 2] != "be":
            continue
        near = range(at + 4, min(at + 4 + _STATE, len(words) + 1))
        ends = (i for i in near if i == len(words) or words[i] in syntax.JOINTS | STOPS | {","})
        end = next(ends, None)
        if end is not None:
            yield at, at + 1, (*words[at + 3 : end], _OR)


def _one_or_both(words: Sequence[str]) -> Iterator[Rewriting]:
    """Say a verb again where another thing takes the place of two: "a tie **or both** …".

    "You need either a tie or both a hat and a coat" is "you need a tie, or you need a hat and a
    coat"; so it is the other way about: "both a hat and a coat, or a tie".
    """
    for at in places_of_word(words[:-4], _BOTH, 1):
        joint = _joint_of_two(words, at)
        behind = words[at - 1] == _OR
        second = at - 1 if behind else _next_or(words, joint)
        if not joint or not second:
            continue
        start, first = sentence_start(words, at), second if behind else at
        either = next((i for i in range(first - 1, start, -1) if words[i] == _EITHER), None)
        end = first - (behind and words[first - 1] == ",")
        verb = _verb_of_objects(words, start, end) if either is None else either - 1
        if verb is None or verb <= start or words[verb] not in bases(words[verb], VERB):
            continue
        if either is not None:
            yield either, either + 1, ()
        if not behind:
            yield at, at + 1, ()
        ahead = words[verb - 1] == "you" or words[verb - 1] in syntax.MODALS
        again = (*words[verb - ahead : verb], words[verb])
        if words[joint + 1] not in syntax.DETERMINERS:
            said = ("some",) if again[0] == "you" else again  # "a hat and | warm clothes"
            yield joint, joint + 1, (_AND, *said)
        comma = words[second - 1] == ","
        yield second - comma, second + 1 + behind, (",", _OR, *again)


def _joint_of_two(words: Sequence[str], both: int) -> int:
    """Return where "and" stands between two things that "both" announces, 0 for none."""
    named = words[both + 1] in syntax.DETERMINERS or NOUN in classes(words[both + 1])
    near = range(both + 2, sentence_end(words, both))
    if words[both + 1] in _POINTING or not named:
        return 0
    return next((at for at in near if words[at] == _AND), 0)


def _next_or(words: Sequence[str], joint: int) -> int:
    """Return where "or" stands before one more thing behind two, 0 for none."""
    near = range(joint + 1, sentence_end(words, joint) - 1) if joint else range(0)
    at = next((at for at in near if words[at] in syntax.JOINTS | _OTHER_CLAUSE - {","}), 0)
    at += bool(at) and words[at] == ","
    return at if at and words[at] == _OR and words[at + 1] not in _BEFORE_VERBS else 0


def _verb_of_objects(words: Sequence[str], start: int, end: int) -> int | None:
    """Return where the verb stands whose object ends before an index: "you **need** a tie or"."""
    for at in range(end - 1, start, -1):
        if words[at] in _OTHER_CLAUSE or words[at] in syntax.JOINTS:
            return None
        if words[at - 1] in _BEFORE_VERBS and words[at + 1] in syntax.DETERMINERS | {_BOTH}:
            return at
    return None


def _denied_twice(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find a ban that is joined to another: "you must not row **and must not** sail"."""
    for at in [at for at in range(2, len(words) - 3) if words[at] == _AND]:
        if not _forbids(words, at + 1) or words[at + 3] not in (*bases(words[at + 3], VERB), "be"):
            continue
        first = next((i for i in range(at - 2, 0, -1) if _forbids(words, i)), None)
        if first is None or words[first - 1] == "," or _has_aim(words, first):
            continue  # one of several, or what an aim demands, each by itself
        if (STOPS | _OTHER_CLAUSE).isdisjoint(words[first:at]):
            again = words[at + 3] == words[first + 2] == "be"
            yield at, at + 3 + again, (_OR,)


def _banned_beside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Part a ban on one deed from what another takes: "is banned **and rowing requires** leave"."""
    for at in [at for at in range(3, len(words) - 3) if words[at] == _AND]:
        end = at - (words[at - 1] == ",")
        banned = words[end - 1] in _PERMITTED and words[end - 2] in syntax.NEGATIONS
        if not banned or not syntax.is_gerund(words[at + 1]):
            continue
        near = range(at + 2, min(at + 2 + _DEED, len(words)))
        verb = next((i for i in near if words[i] in _TAKES or words[i] in STOPS), None)
        if verb is not None and words[verb] in _TAKES:
            yield end, at + 1, (".",)


def _has_aim(words: Sequence[str], at: int) -> bool:
    """Tell whether a sentence opens with what it is for: "**to vote**, you must not row"."""
    start = sentence_start(words, at)
    opening = words[start + 2 :] if tuple(words[start : start + 2]) == _IN_ORDER else words[start:]
    return tuple(opening[:1]) == (_TO,)


def _forbids(words: Sequence[str], at: int) -> bool:
    """Tell whether a modal stands at an index, denied."""
    return words[at] in _FORBIDDING and words[at + 1] in {"not", "n't"}


def _denies_anew(words: Sequence[str], at: int) -> bool:
    """Tell whether a denial before "or" does not reach an omission: "does not row **or fails** to".

    That of a base form or participle reaches it in what is granted: "You can join if you do not
    smoke or **fail to** pay".
    """
    first = next((i + 1 for i in range(at - 1, -1, -1) if words[i] in _OPENERS), 0)
    if syntax.VERBAL_NEGATIONS.isdisjoint(words[first:at]):
        return False
    if _OMITTING[words[at]] == _PLAINLY["s"]:
        return True
    start = sentence_start(words, first)
    said = words[start:first]
    return _GRANTING.isdisjoint(said) or not _NO_GRANT.isdisjoint(said)


def _not_both(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is granted of one of two things: "keep a cat or a dog, **but not both**"."""
    for at in [at for at in range(len(words) - 2) if tuple(words[at : at + 3]) == _NOT_BOTH]:
        last = at - (words[at - 1] == ",")
        first = next((i + 1 for i in range(last - 1, -1, -1) if words[i] in _OPENERS), 0)
        modal = next((i for i in range(last - 1, first, -1) if words[i] in _GRANTING), None)
        ors = [i for i in range(first, last) if words[i] == _OR]
        if modal is None or len(ors) != 1 or not modal + 2 < ors[0] < last - 1:
            continue
        said = [word for word in words[modal + 1 : ors[0]] if word != _EITHER]
        if said[0] in bases(said[0], VERB) and "," not in said:
            behind = words[ors[0] + 1 : last]
            yield last, at + 3, ("unless", "you", *said, "and", *behind)
