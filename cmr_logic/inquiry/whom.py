"""On whose behalf a question is asked: "Can **my son** join?", "Does it cover **my husband**?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.inquiry.told_beside import parted
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance.askers import asked_by_pronoun, own_person, person_reached
from cmr_logic.relevance.concerned import person_concerned
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, word_set, words_in

_MINE = frozenset({"my", "our"})
_VERBAL = syntax.AUXILIARIES | {"be"}
_LONGEST_NAME = 4  # words of a thing's name at most: "my old fishing boat"
_ASKER = re.compile(r"\b(?:I|we|you)\b", re.IGNORECASE)
# Whom a rule speaks to, who is not those whom it speaks of: "Children go free if **you** pay".
_READER = frozenset({"you", "your"})
# Who is cared for by those who ask, and what rules call them: "**our son**" is a pupil.
_CARED_FOR = tuple(
    (word_set(own), frozenset(map(key, word_set(called))))
    for own, called in (
        (
            "son daughter child baby toddler boy girl kid grandson granddaughter grandchild "
            "stepson stepdaughter niece nephew",
            "child pupil student baby infant toddler kid learner youngster minor",
        ),
        (
            "mother father mum dad gran granny grandmother grandfather nan aunt uncle husband wife",
            "resident patient inpatient",
        ),
    )
)
# Who cares for them, and is spoken of beside them: "**parents** of pupils"; not "teachers".
_CARING = frozenset(map(key, ("parent", "guardian", "carer", "mother", "father", "grandparent")))
# Of whom, or together with whom, a rule may be for whoever pays: "members may bring a **guest**",
# "**families** with a low income"; not "anyone under 12".
_BESIDES = frozenset(
    map(key, word_set("guest companion dependant dependent relative family household couple"))
)
# Words of what somebody does for whoever asks: "Can my son sign **on my behalf**?".
_FOR_ME = frozenset({"me", "us", "behalf"})


def whom_asked_for(rule: Rule, question: str) -> str:
    """Return whose case a question asks about, as one speaks of them to whoever asks.

    Empty where that is whoever asks, and where the rule itself tells "you" from somebody of yours:
    "You can claim if your child is under 5" is asked of you, whoever the question names.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join if you live here.")
        >>> whom_asked_for(rule, "Can my eldest son join?"), whom_asked_for(rule, "Can I join?")
        ('your eldest son', '')
        >>> whom_asked_for(parse("You can join if your son rows."), "Can my son join?")
        ''
        >>> whom_asked_for(parse("Pupils who sing need a hat."), "Must I buy my son a hat?")
        'your son'
    """
    words = words_in(parted(question)[0])
    whom = _named(words) or _in_care(rule, words) or _concerned(rule, words)
    return "" if not whom or tells_yours_apart(rule.plain) else whom


def as_theirs(rule: Rule, question: str) -> str:
    """Return a question of whoever cares for somebody as one of those, of whom the rule speaks.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Pupils who sing need a hat.")
        >>> as_theirs(rule, "Must I buy my son a hat?"), as_theirs(rule, "Must I buy a hat?")
        ('Must my son buy my son a hat?', 'Must I buy a hat?')
        >>> as_theirs(parse("You go free if you row."), "Is there a fee for my son?")
        'Does my son pay for my son?'
    """
    words = words_in(question)
    whom = _in_care(rule, words) or _let_by_asker(words)
    if whom:
        return _ASKER.sub(f"my {whom.removeprefix('your ')}", question, count=1)
    whom = "" if _named(words) else _concerned(rule, words)
    if not whom or tells_yours_apart(rule.plain):
        return question
    named = whom.removeprefix("your ")
    at = question.lower().find(named)
    return f"Does my {named} pay for my {question[at:]}" if at > 0 else question


def owned_things(question: str) -> tuple[str, ...]:
    """Return the nouns by which a question may name things of whoever asks: "my fishing boat".

    A word that may be the verb behind them is among them: no rule speaks of it as of a thing.

    Example:
        >>> owned_things("Must my fishing boat be insured?"), owned_things("Can I join?")
        (('fishing', 'boat'), ())
        >>> owned_things("Is my son covered?")
        ()
    """
    if "my " not in question and "our " not in question:
        return ()
    words = words_in(parted(question)[0])
    found: list[str] = []
    for at, word in enumerate(words):
        if word in _MINE:
            found += _nouns(words[at + 1 : at + 1 + _LONGEST_NAME])
    return tuple(found)


def _nouns(words: Sequence[str]) -> list[str]:
    """Return the nouns that some words begin with, none where they name a person."""
    found: list[str] = []
    for word in words:
        kinds = classes(word)
        if word in _VERBAL or kinds.isdisjoint((ADJECTIVE, NOUN)):
            break
        found += [word] if NOUN in kinds else []
    return [] if any(map(is_person, found)) else found


def _in_care(rule: Rule, words: Sequence[str]) -> str:
    """Return the one whom a question of "I" or "we" names, where the rule is about such people.

    "Do we have to bring an inhaler for **our son**?" of "a pupil who has asthma must".
    """
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES or not _ASKER.match(words[1]):
        return ""
    if not _READER.isdisjoint(words_in(rule.plain.lower())):
        return ""
    mine = [at for at, word in enumerate(words) if word in _MINE]
    named = own_person(words, mine[0]) if mine else range(0)
    if len(named) == 0 or any(len(own_person(words, at)) for at in mine[1:]):
        return ""
    who = words[named[-1]]
    roles = frozenset[str]().union(*(cared for own, cared in _CARED_FOR if who in own))
    about = [provision.about for provision in rule.provisions if provision.about]
    if not roles or not about or any(roles.isdisjoint(each) for each in about):
        return ""
    if any(not _CARING.isdisjoint(each) for each in about):
        return ""  # "**parents** with three children pay no fee"
    return _yours(words, named)


def _let_by_asker(words: Sequence[str]) -> str:
    """Return the one whom whoever asks would let do something: "Can I let **my son** row?"."""
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES or not _ASKER.match(words[1]):
        return ""
    named = person_reached(words)
    return _yours(words, named) if named else ""


def _concerned(rule: Rule, words: Sequence[str]) -> str:
    """Return the one whose case a question of what they cost is of, "" where a rule is of others.

    Those may be whoever pays: "**parents** who pay late", "Pupils go free if **you** hold a card".
    """
    named = person_concerned(words)
    if len(named) == 0 or any(not _CARING.isdisjoint(p.about) for p in rule.provisions):
        return ""
    said = words_in(rule.plain.lower())
    others = _BESIDES
    if not _READER.isdisjoint(said):
        others = others.union(*(called for _, called in _CARED_FOR))
    return "" if not others.isdisjoint(map(key, said)) else _yours(words, named)


def _yours(words: Sequence[str], named: range) -> str:
    """Return somebody of one's own as one speaks of them to whoever asks: "your aunt's son"."""
    return " ".join(("your", *(words[at] for at in named))).replace(" 's", "'s")


def _named(words: Sequence[str]) -> str:
    """Return whom the words of a question name as the one it is asked for."""
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES:
        return ""
    pronoun = asked_by_pronoun(words)
    if pronoun:
        return pronoun
    if not _FOR_ME.isdisjoint(words):
        return ""
    named = own_person(words, 1)
    named = named or person_reached(words)
    return _yours(words, named) if named else ""


@lru_cache(maxsize=256)
def tells_yours_apart(text: str) -> bool:
    """Tell whether a rule text speaks of people of whoever it is for: "**your child**".

    Args:
        text: the rule text.

    Example:
        >>> tells_yours_apart("Your son may row."), tells_yours_apart("Your boat may stay.")
        (True, False)
    """
    words = words_in(text)
    return any(
        word == "your" and any(map(is_person, words[at + 1 : at + 3]))
        for at, word in enumerate(words)
    )
