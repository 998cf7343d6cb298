"""Whom a rule calls by their part in the case: "the **deceased**", who died in the story."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who
from cmr_logic.text import word_set

_DECEASED = word_key("deceased")
_DYING = frozenset({"die", "pass_away"})
_CHILDREN = frozenset({"son", "daughter", "child", "kid", "baby"})
# What a child calls its parents: "**her dad** signed".
_PARENTS = frozenset({"father", "mother", "dad", "mum", "mom", "parent"})
# As what somebody takes part: "bring my cousin **as my guest**"; not "as my boss said".
_AS = re.compile(
    r"\b(?:my|our|a|an)\s(?P<who>[a-z]+)(?:\s(?!as\b)[\w'’]+){0,3}?\sas\s(?:my|our|a|an|the)\s(?P<role>[a-z]+)"
    r"(?=\s*(?:[.,;!?]|$)|\s(?:on|in|at|for|this|next|and|to|when|if)\b)",
    re.IGNORECASE,
)

# What a rule calls whoever asks, where it says "you" of nobody: "the **seller** has a stall"; not
# "the landlord".
_ASKING = frozenset(
    map(
        word_key,
        word_set(
            "seller buyer owner driver rider user visitor holder runner hirer worker employee "
            "student pupil learner trainee volunteer borrower traveller donor bidder "
            "swimmer performer supporter competitor policyholder pensioner apprentice insured "
            "jobseeker taxpayer keeper caller"
        ),
    )
)
# What whoever asks would do who is none of these: who asks to **sell** is no buyer.
_FACING = {
    word_key(role): word_set(deeds)
    for role, deeds in (
        ("buyer", "sell"),
        ("seller", "buy return order refund"),
        ("borrower", "lend"),
        ("student", "teach"),
        ("hirer", "let"),
    )
}
# What a rule calls whom somebody brings, or asks for: "the **guest** has signed"; not "the warden".
_BROUGHT = frozenset(
    map(
        word_key,
        word_set(
            "guest visitor companion passenger child pupil student patient driver participant "
            "player applicant candidate member competitor traveller resident person swimmer rider"
        ),
    )
)


def faces(role: str, given: frozenset[str]) -> bool:
    """Tell whether whoever asks to do something faces one whom a rule calls so, and is not they.

    Example:
        >>> buyer = word_key("buyer")
        >>> faces(buyer, frozenset({"sell"})), faces(buyer, frozenset({"buy"}))
        (True, False)
    """
    return not _FACING.get(role, frozenset[str]()).isdisjoint(given)


def by_role(
    statements: Sequence[Statement],
    story: str,
    asked_for: frozenset[str],
    asked: Subject | None = None,
    *,
    to_you: bool = True,
    given: frozenset[str] = frozenset(),
) -> Iterator[Statement]:
    """Yield what is told of somebody as told of the part that they have in the case.

    Args:
        statements: those of a story.
        story: its text.
        asked_for: what the subjects of the clauses are compared by.
        asked: on whose behalf the question is asked, if anybody's.
        to_you: a clause says "you", so that no other word of the rule need mean whoever asks.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text, *keys):
        ...     found = by_role(read(text), text, frozenset(keys))
        ...     return [(told.subject.head, told.verb) for told in found]
        >>> told("My aunt died. My aunt left a barn.", word_key("deceased"))
        [('decease', 'die'), ('decease', 'leave')]
        >>> told("I bring my cousin as my guest. My cousin rows.", "guest")
        [('guest', 'row')]
        >>> told("My cousin rows.", "guest")
        []
        >>> cousin = Subject(Who.OWN, "cousin", person=True)
        >>> [t.subject.head for t in by_role(read("My cousin rows."), "", {"guest"}, cousin)]
        ['guest']
        >>> [t.subject.head for t in by_role(read("I row."), "", {"student"}, to_you=False)]
        ['student']
    """
    facing = {role for role in asked_for if faces(role, given)}
    yield from _in_their_part(statements, asked_for - facing, asked, to_you=to_you)
    child = asked is not None and asked.head in _CHILDREN
    for told in statements if child and "parent" in asked_for else ():
        theirs = told.subject.who is Who.UNKNOWN and told.subject.head in _PARENTS
        if not told.negated and (theirs or told.subject == Subject(Who.SELF)):
            yield replace(told, subject=Subject(Who.OWN, "parent", frozenset({"parent"}), True))
    roles = dict(_roles(statements, story, asked_for))
    for told in statements if roles else ():
        role = roles.get(told.subject.head)
        if role is not None and told.subject.who in (Who.OWN, Who.OTHER):
            named = Subject(Who.OWN, role, frozenset({role}), person=True)
            yield replace(told, subject=named)


def _in_their_part(
    statements: Sequence[Statement],
    asked_for: frozenset[str],
    asked: Subject | None,
    *,
    to_you: bool,
) -> Iterator[Statement]:
    """Yield what is told of oneself, or of whom one asks for, as of the one whom a rule means.

    Nobody else in the story may have that part: "my **tenant** has left".
    """
    known = _BROUGHT if asked is not None else frozenset[str]() if to_you else _ASKING
    parts = {part for part in asked_for & known if not _takes_part(statements, part)}
    if len(parts) != 1:
        return
    (part,) = parts
    meant = Subject(Who.OWN, part, frozenset({part}), person=True)
    for told in statements:
        oneself = asked is None and told.subject == Subject(Who.SELF)
        whom = told.subject.who in (Who.OWN, Who.OTHER) and asked is not None
        if oneself or (whom and asked is not None and covers((told.subject.head,), asked.head)):
            yield replace(told, subject=meant)


def _takes_part(statements: Sequence[Statement], part: str) -> bool:
    """Tell whether a story names somebody by a part: "my **tenant** has left"."""
    others = (told for told in statements if told.subject.who in (Who.OWN, Who.OTHER))
    return any(told.subject.head == part for told in others)


def _roles(
    statements: Sequence[Statement], story: str, asked_for: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """Yield what somebody is called in a story, with their part in the case."""
    if _DECEASED in asked_for:
        dead = {
            told.subject.head
            for told in statements
            if told.verb in _DYING | {"pass"}
            and not _DYING.isdisjoint(told.keys)
            and told.mood is Mood.FACT
            and not told.negated
            and (told.subject.person or told.subject.head in lists.KIN)
        }
        if len(dead) == 1:
            yield dead.pop(), _DECEASED
    for match in _AS.finditer(story) if " as " in story else ():
        role = word_key(match["role"].lower())
        if role in asked_for and all(is_person(match[each].lower()) for each in ("who", "role")):
            yield word_key(match["who"].lower()), role
