"""Is a word of a clause met only beside another thing: "a **dog** allergy", "a photo of a dog"?"""

from __future__ import annotations

from collections.abc import Collection

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import covering, same, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense
from cmr_logic.text import NOUN, classes, word_set

# Nouns that leave what stands before them as it is: a car insurance **policy** is car insurance;
# not "an insurance salesman".
CARRIERS = frozenset(
    map(word_key, word_set("policy benefit payment scheme plan diagnosis certificate gate"))
)
# What is called so is none: "a **toy** car"; not "a fast car".
_UNREAL = word_set("toy model miniature fake replica imaginary dummy mock pretend counterfeit")
# Nouns that only measure or name the kind of what is had: "a **lot** of money"; not "a photo of
# money".
_MEASURES = word_set(
    "lot kind sort type number couple pair plenty bit piece form case amount problem trouble "
    "diagnosis history total sum set pack bag box"
)

# Words that limit no denial of a thing: "not a **single** boat"; not "not the red boat".
_ANY = word_set("single slight last whole entire proper actual real official formal own")
_DAYS = frozenset(map(word_key, syntax.WEEKDAYS | {"weekend", "weekday"}))


def only_describes(
    clause: Statement, story: Statement, matched: Collection[tuple[str, str]]
) -> bool:
    """Tell whether a word of a clause is met by no more than a description of another thing.

    Args:
        clause: the clause, read.
        story: a statement of the story.
        matched: each word of the clause that is met, with the word that meets it.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause, met = read_clause("you have a dog"), [("dog", "dog")]
        >>> only_describes(clause, read("I have a dog allergy.")[0], met)
        True
        >>> only_describes(clause, read("I have a guide dog.")[0], met)
        False
    """
    if not story.describing:
        return False
    nouns = dict(story.describing)
    described = {word for word, _ in clause.describing}
    deed = {clause.verb, word_key(clause.verb)}  # who has a driving instructor does not drive yet
    head = clause.core | deed
    met = {other for own, other in matched if own in head} | {clause.subject.head}
    if any(_is_unreal(other, clause, story) for _, other in matched):
        return True
    return any(
        other in nouns
        and own not in described
        and nouns[other] not in (clause.keys if own in deed else met)
        and nouns[other] not in CARRIERS
        and not _met_besides(own, story, frozenset(nouns))
        for own, other in matched
    )


def narrows(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a denial is only of a thing of some sort, or at a time, that no clause names.

    Args:
        clause: the clause, read.
        story: a denial.
        matched: each word of the clause that is met, with the word that meets it.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause, met = read_clause("you row for a club"), [("row", "row"), ("club", "club")]
        >>> narrows(clause, read("I don't row for the town club.")[0], met)
        True
        >>> narrows(clause, read("I don't row for the club on Mondays.")[0], met)
        True
        >>> narrows(clause, read("I don't row for the club.")[0], met)
        False
        >>> clause, met = read_clause("you have a garden"), [("garden", "back_garden")]
        >>> narrows(clause, read("I don't have a back garden.")[0], met)
        True
    """
    habit = story.tense is Tense.PRESENT and not story.passive
    if habit and not _DAYS.isdisjoint(story.keys - clause.keys):
        return True
    if any(other.endswith(f"_{own}") and NOUN in classes(own) for own, other in matched):
        return True
    met = {other for _, other in matched} - {story.verb, word_key(story.verb)}
    return any(noun in met and word in story.keys - met - _ANY for word, noun in story.describing)


def _is_unreal(key: str, clause: Statement, story: Statement) -> bool:
    """Tell whether what a statement names is none: "a **toy** car"."""
    return any(
        noun == key and word in _UNREAL and word not in clause.keys
        for word, noun in story.describing
    )


def _met_besides(own: str, story: Statement, describing: frozenset[str]) -> bool:
    """Tell whether a word that describes nothing meets a word of a clause as well."""
    wanted = same(own)
    return any(
        not covering(key).isdisjoint(wanted) for key in (story.keys | story.extra) - describing
    )


def is_there_only(
    clause: Statement, story: Statement, matched: Collection[tuple[str, str]]
) -> bool:
    """Tell whether what is had is only at, or with, what a clause asks for: "a job at a bakery".

    Args:
        clause: the clause, read.
        story: a statement of the story.
        matched: each word of the clause that is met, with the word that meets it.
    """
    if clause.verb not in lists.HAVING or story.verb not in lists.HAVING or story.negated:
        return False
    if not clause.core - lists.LIGHT or not _names_another(story):
        return False
    return not any(other in story.core | story.extra for _, other in matched)


def is_behind(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether the object of a clause only stands behind another: "a test for the course".

    Args:
        clause: the clause, read.
        story: a statement of the story.
        matched: each word of the clause that is met, with the word that meets it.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you have finished the course")
        >>> met = [("finish", "finish"), ("course", "course")]
        >>> is_behind(clause, read("I finished the test for the course.")[0], met)
        True
        >>> is_behind(clause, read("I finished the course with a test.")[0], met)
        False
    """
    alike = not same(clause.verb).isdisjoint(same(story.verb))
    if not alike or clause.passive or story.negated:
        return False
    deed = {clause.verb, word_key(clause.verb)} | lists.LIGHT
    objects = [(own, other) for own, other in matched if own in clause.core - deed]
    if len(objects) != 1 or clause.keys - clause.core - lists.LIGHT:
        return False
    own, other = objects[0]
    told = story.core | story.extra
    return other not in told and NOUN in classes(own) and _names_another(story)


def _names_another(story: Statement) -> bool:
    """Tell whether the object of a statement is a thing of its own: "a photo of a car"."""
    own = {story.verb, word_key(story.verb)} | lists.LIGHT | _MEASURES
    return any(NOUN in classes(key.rpartition("_")[2]) for key in story.core - own)
