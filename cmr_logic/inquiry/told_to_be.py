"""What whoever asks tells that they are, beside a question: "**I'm a guest.** Must I pay?"."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from cmr_logic.expression import Constant, Expression, with_values
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.syntax import NEGATIONS, PREPOSITIONS, RELATIVES
from cmr_logic.text import key, keys, word_set, words_in
from cmr_logic.wording.wordlists import BODIES

# Words of what whoever asks says they are: "I **am a** cook".
_AM = frozenset({"am", "'m"})
_YOU_ARE, _MUST_BE = "you are ", "you must be "  # how a clause of that begins
# What somebody does with a body of theirs, who speaks for it: "I **run** a shop"; not "like".
_RUNNING = word_set("run own manage operate lead chair have running managing operating leading")
_BODIES = frozenset(map(key, BODIES))
_MINE, _ASKERS = frozenset({"my", "our"}), frozenset({"i", "we"})
# What parts the name of such a body from the rest: "a shop **in** town"; not "a farm shop".
_PARTING = PREPOSITIONS | RELATIVES | {",", "and", "but", "."}
# Those of a body named in full: "members **of the Oak Club**"; not "members of staff".
_OF_BODY = re.compile(r"you are (?P<role>[a-z]+) of (?:the |our )?(?P<body>[A-Z][\w'’-]*\b.*)$")
# Prepositions of what somebody is in: "I'm **in** an office role"; not "I'm of age".
_PLACED = re.compile(r"you are (?P<role>[a-z]+) (?P<at>in|on) (?P<rest>.+)$")
_AFTER = "it is after the "  # how a clause begins of what comes after something known


def is_told_to_be(clause: Clause, told: Sequence[str], asked: Set[str] = frozenset()) -> bool:
    """Tell whether whoever asks says to be what a clause asks for.

    Args:
        clause: the clause.
        told: the words of what is told beside the question: "I am a guest of the inn. …".
        asked: what the words of the question itself are compared by.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> club, shop = parse("Members of the Oak Club may row. Small charities may row.").clauses
        >>> told = "i am a member".split()
        >>> is_told_to_be(club, told, {"row", "oak", "club"}), is_told_to_be(club, told)
        (True, False)
        >>> is_told_to_be(shop, "i run a small charity".split())
        True
        >>> is_told_to_be(shop, "i help a small charity".split())
        False
    """
    if told[:1] == () or not NEGATIONS.isdisjoint(told):
        return False
    if clause.statement.startswith(_AFTER):
        return clause.keys <= keys(told)  # "hit by the May flood" of "after the May flood"
    if not clause.statement.startswith((_YOU_ARE, _MUST_BE)):
        return False
    if not clause.keys.isdisjoint(_BODIES) and clause.keys <= _body_of(told):
        return True
    if told[0] not in _ASKERS or _AM.isdisjoint(told[1:2]):
        return False
    return clause.keys <= keys(told) or _is_one_of_them(clause, told, asked)


def _is_one_of_them(clause: Clause, told: Sequence[str], asked: Set[str]) -> bool:
    """Tell whether somebody leaves out of what they are what the rest says: "I'm **a member**".

    So is "I'm in a kitchen role" of "staff in kitchen roles".
    """
    body = _OF_BODY.match(clause.statement)
    if body is not None:
        return key(body["role"]) in keys(told) and keys(words_in(body["body"].lower())) <= asked
    placed = _PLACED.match(clause.statement)
    if placed is None or not is_person(placed["role"]) or placed["at"] != told[2:3][0]:
        return False
    return keys(words_in(placed["rest"])) <= keys(told)


def _body_of(told: Sequence[str]) -> frozenset[str]:
    """Return the keys of the body that someone speaks for: "**my farm shop** sells milk"."""
    running = told[0] in _ASKERS and not _RUNNING.isdisjoint(told[1:3])
    if not running and told[0] not in _MINE:
        return frozenset()
    first = 1 + next((at for at in (0, 1, 2) if told[at] in _RUNNING | _MINE), 0)
    last = next((at for at in range(first, len(told)) if told[at] in _PARTING), len(told))
    return keys(told[first:last])


def but_for_told(
    expression: Expression, rule: Rule, question: Question, given: Set[str], lacked: Set[str]
) -> Expression | None:
    """Return what is left to ask where what is told beside a question is a fact as any other.

    "I'm a guest. Must I pay after the show?" of "Guests must pay after the show". None where that
    leaves nothing, or nothing is told.

    Args:
        expression: what the question hangs on.
        rule: the rule text.
        question: the question, with what is told beside it.
        given: the clauses that the question states.
        lacked: those that it denies.

    Example:
        >>> from cmr_logic.expression import All, ClauseRef
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are a guest and it is noon.")
        >>> asked = All((ClauseRef("c1"), ClauseRef("c2")))
        >>> but_for_told(asked, rule, read_question("I'm a guest. Can I row?"), {"c1", "c2"}, set())
        ClauseRef('c1')
        >>> but_for_told(asked, rule, read_question("Can I row?"), {"c1", "c2"}, set()) is None
        True
    """
    told, asked = question.told_of_whom, question.keys
    said = {clause.id for clause in rule.clauses if is_told_to_be(clause, told, asked)}
    if said.isdisjoint(given):
        return None
    values = dict.fromkeys(given - said, True) | dict.fromkeys(lacked - said, False)
    left = with_values(expression, values)
    return None if isinstance(left, Constant) or left == expression else left
