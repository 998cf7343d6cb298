"""Whom "they", "he" or "it" stands for in a follow-up: "Your landlord may enter if **they** ask".

A question stands by itself where it names the person: "Does **your landlord** ask?". Somebody is
named where the words before leave no choice: one person or body alone, or whose deed the sentence
is about, where the pronoun does something that only people do to whoever asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.dialog.pronouns import ONE, PRONOUNS, asked_in, name_end
from cmr_logic.provisions import Clause, Group, Provision, Rule
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.reach.owed import GIVING
from cmr_logic.text import VERB, bases, word_set, words_in
from cmr_logic.wording import BODIES

# Pronouns of one person, or of one whom a text does not call "he": "**they**"; not "you".
_OF_ONE = frozenset({"they", "their", "he", "his", "she", "her"})
_ITS = frozenset({"it", "its"})  # pronouns of a body of people
# What opens the name of somebody: "**your** boss"; not "his boss".
_OPENERS = ONE | word_set("the your all both")
# Verbs of what only people do to somebody, beside those of giving: "they **ask** you".
_DONE_TO_YOU = GIVING | word_set("ask warn consult contact write invite agree charge get")
# Whoever asks, to whom it is done: "they must tell **you**"; not "they must tell us".
_YOU = word_set("you your")
# Nouns of bodies that do what people do: "the **bank** must tell you"; not "the ticket".
_ACTING = BODIES | word_set(
    "bank court tribunal hospital surgery department ministry board committee office airline "
    "library police society trust fund landlady"
)
_LEAST = 2  # words of a statement that says something of a pronoun


class _Named(NamedTuple):
    """Somebody whom some words name.

    Args:
        at: where the name stands.
        name: its words, as a follow-up has them: "your landlord".
        noun: the last of them.
    """

    at: int
    name: str
    noun: str


def person_named(rule: Rule, asked: Clause | Group) -> str:
    """Return whom the pronoun stands for with which a clause or group begins, "" for nobody sure.

    Args:
        rule: the rule.
        asked: what is asked about.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> def named(text):
        ...     rule = parse(text)
        ...     return person_named(rule, rule.clauses[-1])
        >>> named("Your landlord can come in if they give you a day's notice.")
        'your landlord'
        >>> named("Your boss can move you. They must ask you first.")
        'your boss'
        >>> named("Your boss can ask your doctor if they are worried.")
        ''
    """
    said = words_in(asked.statement.lower())
    if len(said) < _LEAST or said[0] not in _OF_ONE | _ITS:
        return ""
    clause = asked if isinstance(asked, Clause) else rule.clause(asked.clause_ids[0])
    at = next((i for i, each in enumerate(rule.provisions) if clause.id in asked_in(each)), None)
    if at is None:
        return ""
    done = _is_done_to_you(said)
    for before in rule.provisions[max(at - 1, 0) : at + 1][::-1]:
        words = _ahead_of(rule, before, clause)
        found = _people(words)
        if found:
            return _chosen(found, words, said[0], done=done)
        if not PRONOUNS.intersection(words[:1]) and words:
            return ""  # something else is spoken of there
    return ""


def _ahead_of(rule: Rule, provision: Provision, clause: Clause) -> tuple[str, ...]:
    """Return the words of a provision ahead of a clause, in small letters."""
    span = provision.span
    end = clause.span.start if span.start <= clause.span.start < span.end else span.end
    return tuple(words_in(rule.plain[span.start : end].lower()))


def _is_done_to_you(said: Sequence[str]) -> bool:
    """Tell whether a statement is of what only people do to somebody: "they must **tell you**"."""
    acts = any(not _DONE_TO_YOU.isdisjoint(bases(word, VERB)) for word in said[1:])
    return acts and not _YOU.isdisjoint(said[2:])


def _chosen(found: Sequence[_Named], words: Sequence[str], pronoun: str, *, done: bool) -> str:
    """Return whom of several a pronoun stands for, "" where there is a choice."""
    names = {each.name for each in found}
    first = found[0]
    if done and first.at == 0:
        others = [each for each in found[1:] if each.name != first.name]
        return "" if others else first.name
    if pronoun in _ITS or len(names) != 1 or syntax.is_plural_noun(first.noun):
        return ""
    things = [word for word in words if syntax.is_plural_noun(word) and not is_person(word)]
    return "" if things and pronoun in {"they", "their"} else first.name


def _people(words: Sequence[str]) -> list[_Named]:
    """Return the people and bodies that some words name, but for whoever asks."""
    found: list[_Named] = []
    verb = syntax.finite_verb(words)
    at = 0
    while at < len(words):
        opened = words[at] in _OPENERS
        end = at
        if opened or at == 0:
            stop = verb if verb is not None and at < verb else len(words)
            end = name_end(words, at + opened, stop)
        name = words[at + opened : end]
        if name and (is_person(name[-1]) or name[-1] in _ACTING):
            opener = words[at] if opened and words[at] not in ONE else "the"
            found.append(_Named(at, " ".join((opener, *name)), name[-1]))
        at = max(end, at + 1)
    return found
