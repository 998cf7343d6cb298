"""Whom a rule calls by their part in the case: "the **deceased**", who died in the story."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who

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


def by_role(
    statements: Sequence[Statement],
    story: str,
    asked_for: frozenset[str],
    asked: Subject | None = None,
) -> Iterator[Statement]:
    """Yield what is told of somebody as told of the part that they have in the case.

    Args:
        statements: those of a story.
        story: its text.
        asked_for: what the subjects of the clauses are compared by.
        asked: on whose behalf the question is asked, if anybody's.

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
    """
    child = asked is not None and asked.head in _CHILDREN
    for told in statements if child and "parent" in asked_for else ():
        theirs = told.subject.who is Who.UNKNOWN and told.subject.head in _PARENTS
        if not told.negated and (theirs or told.subject == Subject(Who.SELF)):
            yield replace(told, subject=Subject(Who.OTHER, "parent", frozenset({"parent"}), True))
    roles = dict(_roles(statements, story, asked_for))
    for told in statements if roles else ():
        role = roles.get(told.subject.head)
        if role is not None and told.subject.who in (Who.OWN, Who.OTHER):
            named = Subject(Who.OWN, role, frozenset({role}), person=True)
            yield replace(told, subject=named)


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
