"""What is told of one's child or household by another noun: "my **child**", of "can my **son**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.text import VERB, bases, word_set
from cmr_logic.text.patterns import compiled

# Nouns for a child of one's own, and those by which the same child may be told of.
_ANY_CHILD = word_set("child kid baby toddler infant youngster")
_SONS, _DAUGHTERS = word_set("son boy lad stepson"), word_set("daughter girl lass stepdaughter")
_CHILDREN = _ANY_CHILD | _SONS | _DAUGHTERS
_MINE = rf"\b(?:my|our)\s+(?:\w+\s+)?(?P<child>{'|'.join(sorted(_CHILDREN))})\b"
# Those who live together, of whom a rule may be: "**our household** has two cars".
_BODY = r"household|family"
_OURS = rf"\b(?:my|our)\s+(?P<body>{_BODY})\b(?!['’])"
_OF_BODIES = r"\b(?:households?|famil(?:y|ies))\b"
# How a clause begins that says of "you" what may be said of them.
_YOU_ARE_WITH = r"^you are (?:an? )?(?:households?|famil(?:y|ies)) with "
_YOU_DO = r"^you (?P<verb>[a-z]+) "


def in_the_name_told(question: str, told: str) -> str:
    """Return a question with the noun for one's child that a story has; "" where it has no other.

    Args:
        question: the question: "Can my son swim?".
        told: what is told.

    Example:
        >>> in_the_name_told("Can my son swim?", "My child has a fever.")
        'Can my child swim?'
        >>> in_the_name_told("Can my son swim?", "My daughter has a fever.")
        ''
    """
    asked = compiled(_MINE).search(question)
    named = {found["child"].lower() for found in compiled(_MINE).finditer(told)}
    if asked is None or len(named) != 1:
        return ""
    (name,), own = named, asked["child"].lower()
    if name == own or not _may_be_one(name, own):
        return ""
    return question[: asked.start("child")] + name + question[asked.end("child") :]


def _may_be_one(one: str, other: str) -> bool:
    """Tell whether two nouns may be of one child: "kid" and "son"; not "boy" and "daughter"."""
    sides = ((_SONS, _DAUGHTERS), (_DAUGHTERS, _SONS))
    return not any(one in these and other in those for these, those in sides)


def told_of_body(clauses: Sequence[Clause], rule: str, told: str) -> Iterator[Clause]:
    """Yield clauses of a rule about households as they are said of one's own: "your family has".

    Args:
        clauses: the clauses.
        rule: the text of the rule.
        told: what is told.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> text = "Families that have a well may not dig."
        >>> [c.statement for c in told_of_body(parse(text).clauses, text, "Our family has a well.")]
        ['your family has a well']
    """
    named = compiled(_OURS).search(told)
    if named is None or compiled(_OF_BODIES).search(rule) is None:
        return
    body = f"your {named['body'].lower()}"
    for clause in clauses:
        with_them = compiled(_YOU_ARE_WITH).match(clause.statement)
        does = compiled(_YOU_DO).match(clause.statement)
        if with_them is not None:
            said = f"{body} has {clause.statement[with_them.end() :]}"
        elif does is not None and does["verb"] in bases(does["verb"], VERB):
            verb = syntax.third_person(does["verb"])
            said = f"{body} {verb} {clause.statement[does.end() :]}"
        else:
            continue
        yield replace(clause, statement=said)
