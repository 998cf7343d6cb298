"""Whom a subject means: whoever asks, those of the statement before, or whom others get."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Restricted, Statement
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.text import VERB, bases, word_set

_INCLUDING = frozenset({"include", "includes"})
# What is said of one whom others get: "a nurse is **sent** to patients"; not "paid to".
_GIVEN = word_set("provided supplied assigned allocated sent appointed arranged available found")
_FOR_WHOM = frozenset({"for", "to"})
_SAYING = 5  # words from a modal on that tell what is said: "must not also be"
# What is said of people in such a form: "they are **entitled**"; not "booked", as things are.
_LET = word_set("entitled allowed permitted required obliged paid covered insured admitted")


def speaks_of_them(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement is about those of the one before: "Guests stay a week. **They**"."""
    extent = None if statement.subject is None else statement.subject.body.extent
    they = extent is not None and scope.words[slice(*extent)] == ("they",)
    return they and not (meets_asker(scope, statement) or _is_done_to_them(scope, statement))


def _is_done_to_them(scope: Scope, statement: Statement) -> bool:
    """Tell whether "they" may be things, to which something is done: "they can be **booked**"."""
    first = 0 if statement.predicate is None else statement.predicate.first
    said = [
        word
        for word in scope.words[first : first + _SAYING]
        if word not in syntax.NEGATIONS and not syntax.is_adverb(word)
    ]
    at = next((at for at, word in enumerate(said) if word in syntax.BE), len(said))
    done = said[at + 1 : at + 2]
    return done != [] and syntax.is_participle(done[0]) and done[0] not in _LET


def _names_them(scope: Scope, statement: Statement) -> bool:
    """Tell whether a list names those of the subject: "Eligible bodies **include:** …"."""
    last = 0 if statement.predicate is None else statement.predicate.last
    return bool(scope.items) and scope.words[last - 1] in _INCLUDING


def is_asker(scope: Scope, subject: Restricted) -> bool:
    """Tell whether a subject is nobody but whoever asks, as most are: "you"."""
    phrase = subject.body
    if subject.relative is not None or not isinstance(phrase, Phrase) or phrase.words is None:
        return False
    alone = phrase.reference is None and phrase.words.last - phrase.words.first == 1
    return alone and scope.words[phrase.words.first] == "you"


def is_not_asked_of(scope: Scope, statement: Statement) -> bool:
    """Tell whether a subject says nothing of whoever asks: those whom others get, or "these"."""
    return _is_provided(scope, statement) or _names_them(scope, statement)


def _is_provided(scope: Scope, statement: Statement) -> bool:
    """Tell whether the subject is one whom others get: "**A nurse** is sent to patients".

    Not where nothing says for whom: "A nurse is sent home if …".
    """
    named = None if statement.subject is None else statement.subject.body.extent
    if named is None or statement.predicate is None:
        return False
    words, first = scope.words, statement.predicate.first
    near = range(first, first + _SAYING)
    at = next((i for i in near if words[i] in _GIVEN), None)
    if at is None or words[named[0]] not in syntax.INDEFINITE:
        return False
    behind = words[at + 2]
    return words[at + 1] in _FOR_WHOM and behind not in bases(behind, VERB)


def meets_asker(scope: Scope, statement: Statement) -> bool:
    """Tell whether someone does something to whoever asks: "Friends cannot row **with you**"."""
    extent = None if statement.rest is None else statement.rest.body.extent
    return extent is not None and "you" in scope.said(*extent)
