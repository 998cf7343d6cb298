"""Those for whom, or to whom, whoever asks does something: "You may not sell it **to children**".

What tells them apart is said of them, and not of whoever asks.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC, NOBODY, OF_AGE, SOMEBODY
from cmr_logic.text import VERB, bases, classes, places_of, word_set

_SOMEONE = frozenset({"someone", "somebody"})  # those of them who are never whoever asks
_THAT_PERSON = ("that", "person")
_TO, _FOR = "to", "for"
_NO, _YOU = "no", ("you",)
# Who is bound by what is let to them: "the **licensee** must not"; not "the council must not".
_THE, _BOUND = "the", word_set("licensee holder hirer renter keeper operator seller occupier user")
# Before those with whom something is done: "share it **with** a friend who rows"; not "by".
_FROM = frozenset({"from", "with"})
# What opens one whom something is done for: "for **a** child"; not "help for all children".
_ONE = frozenset({"a", "an", "another"})
# What opens those whom something is given to, beside plurals: "to **any** person"; not "the".
_ANY = _ONE | SOMEBODY | {"any", "people", "persons", "those"}
_NAMED = 4  # words of those named: "any very young person"


def receiver_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those whom whoever asks does something for: "to a person **who …**".

    Args:
        scope: the sentence.
        statement: a statement that grants or denies something.
    """
    rest, words = statement.rest, scope.words
    denied = scope.draft.conclusion.denied
    runs = () if rest is None else rest.body.runs
    if rest is None or not runs or not _is_asker(words, statement, rest, denied=denied):
        return None
    run = runs[-1]
    behind = range(run.last - 2, run.first - 1, -1)
    heads = reversed(places_of(words, syntax.PREPOSITIONS, run.first, run.last - 1))
    at = next((i for i in heads if _opens(words, i, denied=denied)), None)
    if at is None and (denied or rest.relative is not None):
        at = next((i for i in behind if _does_to(words, i)), None)
    person = None if at is None else _person(words, at + 1, run.last)
    to_others = denied or _is_you(words, statement)
    if at is None or person is None or (words[at] == _TO and not to_others):
        return None  # "lenders may lend **to** those who row": whoever asks may be one of these
    frame = _frame(words, person)
    if rest.relative is not None and rest.cue is not None:
        if person < run.last - 1:
            return None
        meant, scope.person = scope.person, ()  # "a person" is not whoever asks
        said = read_coordination(scope, rest.relative, rest.cue, frame)
        scope.person = meant
        return said
    scope = replace(scope, person=())
    if run.joints or person + 1 >= run.last or words[person + 1] not in OF_AGE:
        return None
    be = "are" if frame[0] == "those" else "is"
    last = _end_of_age(words, person + 1, run.last)
    return make_clause(scope, Words(person + 1, last), implied.CUE, (*frame, be), kept=True)


def _is_you(words: Frame, statement: Statement) -> bool:
    """Tell whether a statement is put to whoever asks: "**you** may", "Do not sell it"."""
    named = None if statement.subject is None else statement.subject.body.extent
    return named is None or words[named[0] : named[1]] == _YOU


def _is_asker(words: Frame, statement: Statement, rest: Restricted, *, denied: bool) -> bool:
    """Tell whether whoever asks does what is said: "**you** may sell it", "Do not sell it".

    What people of any kind must not do, they do: "**No trader** may sell it to a child". So they
    do what they may with somebody of whom more is said: "**Parents** may stay with a child who …".
    """
    named = None if statement.subject is None else statement.subject.body.extent
    if named is not None:
        who = words[named[0] : named[1]]
        restricted = denied or rest.relative is not None
        return who == _YOU or (restricted and _is_doer(who) and not _is_done(words, statement))
    extent = rest.body.extent
    return extent is not None and syntax.starts_verb_phrase(words, *extent)


def _is_doer(who: Frame) -> bool:
    """Tell whether a subject names people of any kind: "a trader", "nobody"; not "the council"."""
    if who in NOBODY:
        return True
    of_any = who[0] in syntax.INDEFINITE or who[0] == _NO or syntax.is_plural_noun(who[-1])
    if who[0] == _THE:
        return who[-1] in _BOUND
    return of_any and (who[-1] in GENERIC or naming.is_person(who[-1]))


def _is_done(words: Frame, statement: Statement) -> bool:
    """Tell whether a predicate is passive: "may not **be** given"."""
    at = 0 if statement.predicate is None else statement.predicate.first
    return not syntax.NONFINITE_BE.isdisjoint(words[at : at + 3])


def _does_to(words: Frame, at: int) -> bool:
    """Tell whether a deed is done to people of any kind: "not **carry** a passenger who is ill"."""
    verb, behind = words[at], words[at + 1]
    base = VERB in classes(verb) and verb in bases(verb, VERB)
    ahead = words[at - 1] in syntax.NEGATIONS or words[at - 1] in syntax.MODALS
    ahead = ahead or words[at - 1] == _TO  # "is not required **to refuse** a guest who"
    return base and ahead and behind in _ANY


def _opens(words: Frame, at: int, *, denied: bool) -> bool:
    """Tell whether people of any kind may stand behind a preposition: "to **any** person"."""
    behind = words[at + 1]
    if behind in _SOMEONE:
        return words[at] in syntax.PREPOSITIONS  # "the duties **of someone** who is ill"
    if words[at] == _FOR:
        return behind in _ONE or (denied and behind in SOMEBODY)
    if words[at] in _FROM:
        return behind in _ONE or behind in SOMEBODY
    if words[at] != _TO:
        return False
    head = syntax.noun_head(words[at + 1 : at + 1 + _NAMED])  # "to **agency workers** who"
    name = behind if head is None or behind in syntax.DETERMINERS else words[at + 1 + head]
    return behind in _ANY or (syntax.is_plural_noun(name) and naming.is_person(name))


def _person(words: Frame, first: int, last: int) -> int | None:
    """Return where those named end, None where they are no people: "any young **person**"."""
    for at in range(first, min(first + _NAMED, last)):
        named = words[at] in GENERIC and words[at] not in syntax.PRONOUNS
        named = named or words[at] in ANYBODY or words[at] in SOMEBODY
        if named or naming.is_person(words[at]):
            behind = words[at + 1 : min(at + 2, last)]  # "agency **workers**"
            return at + (behind != () and behind[0] != "who" and naming.is_person(behind[0]))
        if words[at] in syntax.PREPOSITIONS or (at > first and words[at] in syntax.DETERMINERS):
            return None
    return None


def _frame(words: Frame, person: int) -> Frame:
    """Return the words for those named: "that person", "those guests"."""
    name = words[person]
    if name in SOMEBODY or name == _THAT_PERSON[1]:
        return _THAT_PERSON
    if name == "those":
        return ("those", "people")
    return ("those" if syntax.is_plural_noun(name) or name == "people" else "that", name)


def _end_of_age(words: Frame, first: int, last: int) -> int:
    """Return where an age ends: "under 18 | in a shop"."""
    behind = range(first + 2, last)
    return next((at for at in behind if words[at] in syntax.PREPOSITIONS), last)
