"""Deeds that undo each other: "Will you delete my photo?" of "We **keep** it if you owe us money".

Whoever keeps a thing does not delete it. Each pair stands for both directions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.records import record
from cmr_logic.text import VERB, bases, keys, word_set, words_in


@record(frozen=True, slots=True)
class Opposites:
    """Verbs of which none is done to a thing while one of the others is.

    Args:
        name: a unique name.
        deeds: the one side, in their base forms.
        undoing: the other.
        fires: a question with one, and a conclusion with one of the others.
        silent: the same of a conclusion that undoes nothing.
    """

    name: str
    deeds: frozenset[str]
    undoing: frozenset[str]
    fires: tuple[str, str]
    silent: tuple[str, str]


OPPOSITES: tuple[Opposites, ...] = (
    Opposites(
        "deleted or kept",
        word_set("delete erase destroy shred wipe remove discard bin scrap"),
        word_set("keep retain store preserve save archive"),
        ("Will you delete my photo?", "We keep it"),
        ("Will you delete my photo?", "We keep a list"),
    ),
    Opposites(
        "passed on or kept",
        word_set("publish share disclose release send post forward deliver dispatch"),
        word_set("keep retain withhold"),
        ("Will you share my data?", "We withhold it"),
        ("Will you share my data?", "We store it"),
    ),
    Opposites(
        "given back or kept",
        word_set("return refund repay"),
        word_set("keep retain withhold"),
        ("Will you refund my deposit?", "We keep it"),
        ("Will you refund my deposit?", "We keep a list"),
    ),
    Opposites(
        "lost or given back",
        word_set("lose forfeit"),
        word_set("return refund repay reimburse restore reinstate back"),  # "they get it **back**"
        ("Will I lose my deposit?", "The deposit is returned"),
        ("Will I lose my deposit?", "The deposit is paid"),
    ),
    Opposites(
        "open or shut",
        word_set("open unlock reopen"),
        word_set("close shut lock"),
        ("Will the gate be opened?", "The gate is kept shut"),
        ("Will the gate be opened?", "The gate is painted"),
    ),
    Opposites(
        "moved or left",
        word_set("move remove clear empty tow collect"),
        word_set("leave"),
        ("Will you clear my bin?", "We leave the bin"),
        ("Will you clear my bin?", "We leave at six"),
    ),
    Opposites(
        "ended or kept going",
        word_set("cancel end stop close terminate"),
        word_set("keep continue maintain"),
        ("Will you close my account?", "We keep it open"),
        ("Will you close my account?", "We keep the fee"),
    ),
    Opposites(
        "raised or lowered",
        word_set("raise increase"),
        word_set("lower reduce cut"),
        ("Will you raise my rent?", "We lower it"),
        ("Will you raise my rent?", "We lower the gate"),
    ),
    Opposites(
        "let in or sent away",
        word_set("admit"),
        word_set("exclude"),
        ("Will my guest be admitted?", "They are excluded"),
        ("Will my guest be admitted?", "They are charged"),
    ),
)
_WITHOUT = "without"
_LACKING = frozenset({_WITHOUT, "lacking"})  # how a question says so: "enter **without** a bath"
_DODGING = syntax.NEGATIONS | {_WITHOUT, "no", "free", "exempt", "unless", "need", "needs"}
_PRONOUNS = word_set("it them they this these")
_NEAR = 4  # words behind a finite verb among which the deed stands: "is then kept"
_HELPING = syntax.BE | {"be", "being", "been"}
_LONGEST = 12  # words of a question, before a case that it names
# Who does what a conclusion says for themselves: "**you** keep it"; not "we keep it".
_YOU = word_set("you your")


def undoes(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a conclusion says of a thing that what a question asks about is undone.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: the question.
    """
    if provision.force is Force.DEMANDS:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return says_undone(said, question) or gives_what_is_dodged(said, question)


def gives_what_is_dodged(said: Sequence[str], question: Question) -> bool:
    """Tell whether words say of somebody that they get what a question asks to do without.

    Args:
        said: the words of a conclusion.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> asked = read_question("Can my dog enter without a bath?")
        >>> gives_what_is_dodged("it is given a bath".split(), asked)
        True
        >>> gives_what_is_dodged("it may enter without a bath".split(), asked)
        False
    """
    words = question.words
    lacked = next((at for at, word in enumerate(words) if word in _LACKING), None)
    if lacked is None or not _DODGING.isdisjoint(said):
        return False
    behind = [word for word in words[lacked + 1 :] if word.isalpha()]
    named = [word for word in behind[:2] if word not in syntax.DETERMINERS]
    verb = syntax.finite_verb(tuple(said))
    given = verb is not None and not syntax.BE.isdisjoint(said[verb : verb + 2])
    return given and named[:1] != [] and named[0] in said[verb:]


def says_undone(said: Sequence[str], question: Question) -> bool:
    """Tell whether words say of a thing that what a question asks about is undone.

    Args:
        said: the words of a conclusion.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> says_undone("we keep it".split(), read_question("Will you delete my photo?"))
        True
        >>> says_undone("we keep a list".split(), read_question("Will you delete my photo?"))
        False
    """
    at = syntax.finite_verb(tuple(said))
    if at is None or said[0] in _YOU:
        return False
    near = {base for word in said[at : at + _NEAR] for base in _verbs(word)}
    named = keys(said)
    same = not _PRONOUNS.isdisjoint(said[:1]) or not _PRONOUNS.isdisjoint(said[at : at + _NEAR])
    if not (same or named & question.keys):
        return False
    asked = {base for word in _deeds_asked(question.words) for base in _verbs(word)}
    return any(
        (one & asked and not other & asked and other & near and not one & near)
        for pair in OPPOSITES
        for one, other in ((pair.deeds, pair.undoing), (pair.undoing, pair.deeds))
    )


def _deeds_asked(words: Sequence[str]) -> Iterator[str]:
    """Yield what may be the verb of a question: "**delete** it"; not "my unused leave"."""
    for at in range(2, min(len(words), _LONGEST)):
        passive = words[at - 1] in _HELPING  # "will my bin **be** emptied"
        if passive or syntax.DETERMINERS.isdisjoint(words[at - 2 : at]) or _ends_noun(words, at):
            yield words[at]


def _ends_noun(words: Sequence[str], at: int) -> bool:
    """Tell whether a subject of two words ends before a place: "will | the library | delete"."""
    return words[at - 2] in syntax.DETERMINERS and at - 2 == 1


def _verbs(word: str) -> tuple[str, ...]:
    return (word, *bases(word, VERB))
