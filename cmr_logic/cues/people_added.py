"""People whom a sentence adds to others: "Members, **as well as** those who row, may vote"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, word_set

_OR, _AND = ("or",), ("and",)
# Ways to add somebody: "members **together with** guests"; not "to go with guests".
_ADDING = (("as", "well", "as"), ("together", "with"), ("along", "with"), ("in", "addition", "to"))
_ADDED = frozenset({"well", "together", "along", "addition"})  # a word of each
_BESIDES = ("besides",)
_JOINTS = frozenset({"and", "or"})
# Openings of those of whom a clause says who they are: "and **those** who row".
_ANYBODY = word_set("those people anyone anybody persons everyone everybody")
_WHO = frozenset({"who", "whose"})
# Words that no name of people has: "members **if** they row"; not "members of the club".
_PARTING = (
    STOPS | syntax.AUXILIARIES | syntax.NOMINATIVES | word_set("if unless when to only not : (")
) - {"those"}
# What opens a case ahead of the people that it is of: "**unless** they row, people who".
_AHEAD, _THEY = frozenset({"unless", "if", "until", "when"}), ("they",)
_ADDRESSED = {"they": "you", "their": "your"}
_NAME = 6  # words of a name: "students of the college"
# Words behind which people are left out: "**except** those who row"; not "accept".
_LEAVING_OUT = (("except",), ("except", "for"), ("apart", "from"), ("exception", "of"))
_BUT_NOT, _TOWARDS = ("but", "not"), frozenset({"to", "for"})
_OUT = frozenset(phrase[-1] for phrase in _LEAVING_OUT)
_CLAUSED = ("who",)
# Subjects by which another statement follows: "and **you** may row"; not "and those who".
_OTHERS = syntax.NOMINATIVES - {"those", "who"}
_SEVERAL = frozenset({"those", "people"})
_IF_YOU, _OR_YOU, _YOURS = ("if", "you"), ("or", "if", "you"), {"their": "your"}
_CLAUSE = 24  # words up to a "who" that a second one goes on from
SIGNS = word_set("well together along addition besides those except apart exception they")
"""Words of which each way has one: "**along** with guests"; not "with guests"."""


def people_added(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each way, with the plain joint.

    Example:
        >>> list(people_added("members , as well as guests , may vote .".split()))
        [(1, 5, ('and',)), (6, 7, ())]
        >>> list(people_added("besides members , only guests may vote .".split()))
        [(0, 1, ('only',)), (2, 4, ('and',))]
        >>> list(people_added("people who row and those who swim may vote .".split()))
        [(3, 5, ('or',))]
        >>> list(people_added("people who row , as well as those who swim , may vote .".split()))
        [(3, 8, ('or',)), (10, 11, ())]
        >>> list(people_added("all pay except those who row and those who swim .".split()))
        [(3, 5, ('if', 'you')), (6, 9, ('or', 'if', 'you'))]
        >>> list(people_added("it is for cooks but not for those who row .".split()))
        [(4, 7, ('except',))]
        >>> list(people_added("unless they row , people who sail must pay .".split()))
        [(1, 2, ('you',))]
        >>> list(people_added("you , as well as your cox , may vote .".split()))
        []
    """
    found = [
        r for at, word in enumerate(words) if word in _OUT for r in _several_left_out(words, at)
    ]
    yield from found
    for at in range(1, len(words) - 3) if not found else ():
        if words[at] in _ANYBODY and words[at + 1] in _WHO:
            yield from _clause_added(words, at)
    for at in [at for at, word in enumerate(words) if word == "those" and at > len(_BUT_NOT)]:
        denied = tuple(words[at - 3 : at - 1]) == _BUT_NOT and words[at - 1] in _TOWARDS
        if denied and tuple(words[at + 1 : at + 2]) == _CLAUSED:
            yield at - 3, at, _LEAVING_OUT[0]  # "for cooks, but not **for those who** row"
    for at in places_of(words, _AHEAD):
        yield from _case_ahead(words, at)
    for phrase in _ADDING if not _ADDED.isdisjoint(words) else ():
        for at in [at for at, word in enumerate(words) if word == phrase[0]]:
            behind = at + len(phrase)
            if tuple(words[at:behind]) == phrase and behind < len(words):
                yield from _name_added(words, at, behind)
                yield from _named_first(words, at, behind)
    for at in [at for at, word in enumerate(words) if (word,) == _BESIDES]:
        yield from _named_first(words, at, at + 1)


def _clause_added(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Join a second clause of people to the first: "people who row **and those who** swim"."""
    phrase = next((p for p in _ADDING if tuple(words[at - len(p) : at]) == p), ())
    joint = at - (len(phrase) or 1)
    if not phrase and (words[joint] not in _JOINTS or words[at] != "those"):
        return  # "and people who swim" is read as it is
    comma = joint > 0 and words[joint - 1] == ","
    before = words[max(joint - _CLAUSE, 0) : joint - comma]
    said = before[max((i + 1 for i, word in enumerate(before) if word in STOPS), default=0) :]
    if _WHO.isdisjoint(said) or {"if", ":"} & {*said}:
        return
    who = at + (words[at + 1] != "whose") if words[at + 1] == "who" else at + 1
    yield joint - comma, who, _OR
    if comma:
        near = range(who + 2, min(who + _CLAUSE, len(words) - 1))
        close = next((i for i in near if words[i] == "," or words[i] in STOPS), None)
        if close is not None and words[close] == "," and words[close + 1] in syntax.AUXILIARIES:
            yield close, close + 1, ()


def _several_left_out(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find clauses of people left out: "all pay except **those who** row **and those who** swim".

    Their verbs are as those of who asks. A clause that joins nothing is read as it stands.
    """
    phrase = next((p for p in _LEAVING_OUT if tuple(words[at - len(p) + 1 : at + 1]) == p), None)
    if phrase is None or tuple(words[at + 2 : at + 3]) != _CLAUSED:
        return
    if words[at + 1] not in _SEVERAL:
        return
    end = sentence_end(words, at)
    found: list[Rewriting] = [(at + 1, at + 3, _IF_YOU)]
    for joint in range(at + 3, end - 2):
        if words[joint] in _JOINTS:
            who = joint + 1 + (words[joint + 1] in _SEVERAL)
            if words[who] == "who":
                found.append((joint, who + 1, _OR_YOU))
    said = words[at + 3 : end]
    joined = len(found) > 1 or ("and" in said and "," not in said)
    if (
        joined
        and "if" not in said
        and not any(b in _OTHERS for a, b in pairwise(said) if a in _JOINTS)
    ):
        yield from found
        for their in [i for i in range(at, end) if words[i] in _YOURS]:
            yield their, their + 1, (_YOURS[words[their]],)


def _case_ahead(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Address people in a case ahead of them: "**Unless they** row, people who sail must pay"."""
    near = words[at : at + _CLAUSE]
    comma = at + near.index(",") if "," in near else at
    opens = at == sentence_start(words, at) and tuple(words[at + 1 : at + 2]) == _THEY
    named = tuple(words[comma + 1 : comma + 3])
    if opens and comma > at and named[:1] != () and named[0] in _ANYBODY and named[1:] == _CLAUSED:
        for they in range(at + 1, comma):
            if words[they] in _ADDRESSED:
                yield they, they + 1, (_ADDRESSED[words[they]],)


def _is_name(words: Sequence[str]) -> bool:
    """Tell whether words only name people of a kind: "students of the college"; not "your cox"."""
    plain = 0 < len(words) <= _NAME and _PARTING.isdisjoint(words) and "," not in words
    if not plain or words[0] in syntax.DETERMINERS | syntax.PREPOSITIONS:
        return False
    heads = places_of(words, syntax.PREPOSITIONS)
    head = words[heads[0] - 1] if heads else words[-1]
    return syntax.is_plural_noun(head) or head in {"people", "staff"}


def _name_added(words: Sequence[str], at: int, behind: int) -> Iterator[Rewriting]:
    """Join a name to the one that opens the sentence: "members **along with** guests may"."""
    first, comma = sentence_start(words, at), at > 0 and words[at - 1] == ","
    if not _is_name(words[first : at - comma]):
        return
    near = range(behind, min(behind + _NAME + 1, len(words) - 1))
    verb = next((i for i in near if words[i] in syntax.AUXILIARIES), None)
    if verb is None:
        return
    closed = words[verb - 1] == ","
    theirs = words[behind] == "their"  # "members, as well as **their** guests, may"
    if _is_name(words[behind + theirs : verb - closed]):
        yield at - comma, behind, _AND
        if closed:
            yield verb - 1, verb, ()


def _named_first(words: Sequence[str], at: int, behind: int) -> Iterator[Rewriting]:
    """Join a name that opens the sentence to the next: "**besides** members, guests may vote"."""
    if at != sentence_start(words, at):
        return
    near = range(behind, min(behind + _NAME + 1, len(words) - 1))
    comma = next((i for i in near if words[i] == ","), None)
    if comma is None or not _is_name(words[behind:comma]):
        return
    only = words[comma + 1] == "only"
    next_name = comma + 1 + only
    near = range(next_name, min(next_name + _NAME + 1, len(words)))
    verb = next((i for i in near if words[i] in syntax.AUXILIARIES), None)
    if verb is not None and _is_name(words[next_name:verb]):
        yield at, behind, ("only",) if only else ()
        yield comma, next_name, _AND
