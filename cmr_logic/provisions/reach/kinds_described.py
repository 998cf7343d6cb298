"""Things of which a subject says how they are, as a condition: "**Torn sails** are mended"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.reach.kinds_named import of_kind_there, plain_subject
from cmr_logic.provisions.words import implied
from cmr_logic.text import ADJECTIVE, NAME, VERB, bases, classes, word_set

# Adjectives that say of which sort a thing is, and are not said of it behind "be": "**annual**
# leave"; not "torn sails".
_OF_SORTS = word_set(
    """
    annual public national local regional federal medical social civil legal financial general
    special main certain such same various several many few most more other further additional
    former future present previous next last first second third own chief individual personal
    particular respective relevant appropriate applicable eligible qualifying usual normal standard
    ordinary regular basic major minor short long mobile human solar electronic online net gross
    total average maximum minimum extra all both any some no each every only international domestic
    private senior junior current existing
    """
)
# What is paid or counted, whose sort nobody has a thing of: "late **fees** rise"; not "sails".
_OF_SUMS = word_set(
    """
    fees charges rates prices costs payments benefits fares fines penalties taxes tariffs terms
    hours days weeks months years times rules limits conditions requirements restrictions exceptions
    offers numbers amounts sizes levels details questions answers decisions results places areas
    cases reasons
    """
)
# Verbs that tell what things are: "old boats **include** punts"; not "sail".
_TELLING = word_set(
    "include mean consist comprise apply vary range depend differ need have contain"
)
_ADJECTIVES = 2  # at most: "old wooden boats"


def described_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return how the things are that a statement says something of, without other conditions.

    "**Wooden boats** sail first" is so if a boat is wooden.

    Args:
        scope: the sentence.
        statement: a statement that denies nothing.
    """
    run, predicate = plain_subject(statement), statement.predicate
    if run is None or predicate is None or statement.shares_subject:
        return None
    words = scope.words
    *described, noun = words[run.first : run.last]
    if not 1 <= len(described) <= _ADJECTIVES or not _names_things(noun):
        return None
    unnamed = NAME not in scope.draft.tokens.unnamed[run.first : run.last]
    if not (unnamed and all(map(_is_said_of_things, described))):
        return None
    if not _is_done(words, predicate):
        return None
    be = ("the", noun, "are")
    return both(
        [
            make_clause(scope, Words(at, at + 1), implied.CUE, be, kept=True)
            for at in range(run.first, run.last - 1)
        ]
    )


def described_there(scope: Scope, statement: Statement, placed: Expression) -> Expression:
    """Return where or when something is so, with how the things are of which it is so there.

    Args:
        scope: the sentence.
        statement: what is said of the things, without other conditions.
        placed: where or when it is so.
    """
    named = of_kind_there(scope, statement, placed)
    if named != placed or scope.draft.conclusion.denied:
        return named
    described = described_clause(scope, statement)
    return placed if described is None else both([described, placed])


def _names_things(noun: str) -> bool:
    """Tell whether a noun names several things that somebody may have one of."""
    thing = syntax.is_plural_noun(noun) and not naming.is_person(noun)
    return thing and noun not in _OF_SUMS


def _is_said_of_things(word: str) -> bool:
    """Tell whether a word before a noun can be said of the thing: "**torn** sails"."""
    if word in _OF_SORTS or word in syntax.NUMBERS or syntax.is_gerund(word):
        return False
    return ADJECTIVE in classes(word) or syntax.is_participle(word)


def _is_done(words: tuple[str, ...], predicate: Words) -> bool:
    """Tell whether something is done to things, or they do it: not "old boats **are** punts"."""
    verb, last = words[predicate.first], predicate.last
    if verb in syntax.BE or words[last - 1] == "be" or words[last] == "be":
        at = last + (words[last] == "be")
        at += syntax.is_adverb(words[at])
        return syntax.is_participle(words[at])
    said = words[last] if verb in syntax.MODALS else verb
    return _TELLING.isdisjoint(bases(said, VERB)) and verb not in syntax.HAVE
