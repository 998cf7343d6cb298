"""Clauses that one question asks: parts of a phrase, of a list item, predicates of one subject."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Words
from cmr_logic.expression import Expression, Not, postorder
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Group
from cmr_logic.provisions.drafts.shapes import reference_of
from cmr_logic.provisions.making.clause_making import Said, say
from cmr_logic.provisions.making.fitting import agree, fit
from cmr_logic.records import replace
from cmr_logic.text import VERB, classes

# What stands before a part that is a question of its own: "be a cook**;** own a boat"; not "or".
_PARTING = frozenset({"if", ";"})
_FULL = {**syntax.SPELLED_OUT, "'s": "is"}  # auxiliaries by their short forms


def add_group(scope: Scope, words: Words, said: Said, made: int) -> None:
    """Note that the clauses made of some words are asked about together.

    Args:
        scope: the sentence that the words stand in.
        words: the words.
        said: what they say as a whole.
        made: how many clauses there were before theirs.
    """
    draft = scope.draft
    ids = tuple([clause.id for clause in draft.clauses[made:]])
    span = draft.chars(words.first, words.last)
    statement = _verbs_agreeing(scope, words, said.statement)
    draft.groups.append(Group(len(draft.groups) + 1, span, statement, ids))


def _verbs_agreeing(scope: Scope, words: Words, statement: str) -> str:
    """Return a statement about "you" of joined verbs, all in the second person.

    "Anyone who **lives**, **works** or **studies** here" is "you live, work or study here".
    """
    first = scope.words[words.first]
    (verb,) = agree((first,))
    joined = words.joints and words.joints[0][0] == words.first + 1
    if not joined or verb == first or not statement.startswith(f"you {verb}"):
        return statement
    parts = [(scope.words[at + 1],) for at, _ in words.joints]
    return _agreeing(statement, parts, map(agree, parts))


def group_parts(
    scope: Scope,
    body: Coordination,
    frame: Frame,
    made: int,
    joined: Expression,
    *,
    of_thing: bool = False,
) -> None:
    """Note that the clauses made of joined parts are asked about together, where none is denied.

    Args:
        scope: the sentence that the parts stand in.
        body: the parts.
        frame: the words that they complete.
        made: how many clauses there were before theirs.
        joined: the expression of the clauses.
        of_thing: all of them say it of one thing: "a dog that bites but does not bark".
    """
    draft = scope.draft
    if not isinstance(body, Joined) or len(draft.clauses) == made + 1:
        return
    ids = tuple([clause.id for clause in draft.clauses[made:]])
    known = bool(draft.groups) and draft.groups[-1].clause_ids == ids
    if known or reference_of(body) is not None:
        return
    if any(isinstance(node, Not) for node in postorder(joined)):
        return
    runs = body.runs
    if any(scope.words[run.first - 1] in _PARTING for run in runs[1:]):
        return  # "you move or **if** your income changes": a question each
    whole = Words(runs[0].first, runs[-1].last)
    if scope.words[whole.first] == "whose" and any(_opens_with_who(scope, run) for run in runs):
        return  # "**whose** boat sank or **who** lost their nets": of two subjects
    again = {run.first for run in runs[1:] if scope.words[run.first] == "who"}
    again |= {run.first - 1 for run in runs[1:] if scope.words[run.first - 1] == "who"}
    scope = replace(scope, holes=scope.holes | again)  # "who row or **who** sail"
    said = say(scope, whole, frame, joint=runs[0].last)
    verb = said.statement.split()[1:2]
    # "the pilot rows or sails"; not "the pilot must row or sail"
    addressed = bool(scope.person) and said.statement.startswith("you ")
    addressed = addressed and syntax.MODALS.isdisjoint(verb)
    if not of_thing and (frame[-1:] == ("you",) or addressed):
        first, *parts = (scope.said(run.first, run.last) for run in runs)
        deeds = syntax.is_gerund(first[0])  # "after | paying | and signing"
        second = (fit(frame, part)[len(frame) :] if deeds else agree(part) for part in parts)
        said = replace(said, statement=_agreeing(said.statement, parts, second))
    add_group(scope, whole, said, made)


def _opens_with_who(scope: Scope, run: Words) -> bool:
    return "who" in scope.words[run.first - 1 : run.first + 1]


def _agreeing(statement: str, parts: Iterable[Frame], second: Iterable[Frame]) -> str:
    """Return a statement about "you" whose later verbs agree: "you row or **owns** a boat".

    Args:
        statement: the statement.
        parts: its later parts, as they stand in the text.
        second: the same in the second person.
    """
    for part, agreeing in zip(parts, second, strict=True):
        if len(part) != len(agreeing):
            continue  # what the parts share was left out of one
        for word, yours in zip(part, agreeing, strict=True):
            if word != yours:
                statement = re.sub(rf"\b{re.escape(word)}\b", yours, statement, count=1)
    return statement


def one_question_asks(scope: Scope, body: Joined) -> bool:
    """Tell whether one auxiliary before one subject asks for all that joined parts say.

    "Do you live here and pay the fee?" does; "you are over 16 and can swim" takes two questions.
    """
    if Joined in map(type, body.items):
        return False  # "Are you a guest or a member, and do you row?" takes two as well
    first, *others = [scope.words[run.first : run.last] for run in body.runs]
    if any(map(_has_subject, others)):
        return False
    auxiliaries = {_auxiliary(part) for part in others} - {""}
    own = _auxiliary(first[syntax.finite_verb(first) or 0 :])
    if own in syntax.BE and any(map(_acts, others)):
        return False  # "you are injured or | die"
    return not auxiliaries or auxiliaries == {own}


def _acts(words: Frame) -> bool:
    """Tell whether a part opens with a verb that needs no "be": "dies"; not "hurt", "a guest"."""
    opening = words[0]
    verb = opening in syntax.VERBS_FIRST or classes(opening) == {VERB}
    return verb and not syntax.is_participle(opening) and not syntax.is_gerund(opening)


def _auxiliary(words: Frame) -> str:
    """Return the auxiliary that some words open with, spelled out; an empty string for none."""
    lead = next((i for i, word in enumerate(words) if not syntax.is_adverb(word)), 0)
    opening = words[lead]
    if opening not in syntax.AUXILIARIES:
        return ""
    if opening in syntax.HAVE and not any(map(syntax.is_participle, words[lead + 1 : lead + 2])):
        return ""  # "have a garden"
    return _FULL.get(opening, opening)


def _has_subject(words: Frame) -> bool:
    """Tell whether a part is a statement of its own: "your partner works", not "work abroad"."""
    words = words[words[:1] == ("only",) and len(words) > 1 :]
    opening = words[0]
    if opening in syntax.PRONOUNS or (words[1:2] == ("of",) and opening in syntax.NUMBERS):
        return True  # "**one of** you works"
    named = opening in syntax.DETERMINERS or opening in syntax.INDEFINITE_PRONOUNS
    several = opening in syntax.NUMBERS or syntax.is_plural_noun(opening)  # "only **members** are"
    auxiliary = syntax.finite_verb(words) if named or several else None
    return bool(auxiliary) and (named or words[auxiliary or 0] in syntax.AUXILIARIES)


_THOSE = "those"  # some people, told apart by what follows: "guests and **those** over 80"


def ask_together(scope: Scope, words: Words, said: Said, made: int, joints: Sequence[int]) -> None:
    """Note that one question asks for what a phrase joins, where it can.

    Args:
        scope: the sentence.
        words: the phrase.
        said: what it says as a whole.
        made: how many clauses there were before its own.
        joints: where any of its parts is parted from the next, none where all must hold.
    """
    if any(_tells_who(scope.words, at + 1) for at in joints):
        return
    if joints and all(scope.words[at] != "or" for at in joints):
        said = replace(said, statement=_as_choice(said.statement))
    add_group(scope, words, said, made)


def _tells_who(tokens: Sequence[str], at: int) -> bool:
    """Tell whether a participle tells of a pronoun at an index: "cooks or **anyone paid** by us".

    No one question asks for it beside what stands before, nor for "**those** over 80".
    """
    if tokens[at] == _THOSE:
        return True
    told = tokens[at] in syntax.INDEFINITE_PRONOUNS
    return told and syntax.is_participle(tokens[at + 1])


def _as_choice(statement: str) -> str:
    """Return a statement of kinds, of which one can be only one, joined by "or".

    Example:
        >>> _as_choice("it is carts, vans and lorries")
        'it is carts, vans or lorries'
        >>> _as_choice("it is carts and vans parked between 1pm and 2pm")
        'it is carts or vans parked between 1pm and 2pm'
    """
    before, joint, after = statement.rpartition(" and ")
    start, between, span = before.rpartition(" between ")
    if joint and between and " and " not in span:
        return f"{_as_choice(start)}{between}{span}{joint}{after}"
    return f"{before} or {after}" if joint else statement
