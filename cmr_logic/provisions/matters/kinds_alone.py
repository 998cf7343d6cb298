"""Of what kinds alone people may do something: "You can **only** borrow **novels**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person, subject_frame
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADVERB, NOUN, VERB, bases, classes, word_set

_ONLY = "only"
_LEAVE = frozenset({"can", "may"})
# Prepositions of what a verb goes with: "claim **for** taxis"; not "row in".
_GOING_WITH = frozenset({"for"})
# Words behind a name of where things are taken or kept: "bring food **into** it"; not "of".
_WHITHER = frozenset({"into", "onto", "to", "through", "in", "on", "at", "here", "inside", "with"})
# What opens no name of a kind: "only borrow **the** novels", "only borrow **three** novels".
_NO_KINDS = syntax.DETERMINERS | syntax.PRONOUNS | syntax.NUMBERS | syntax.PREPOSITIONS
# Verbs behind which a thing is no kind of many: "only **make** changes"; not "only borrow novels".
_LIGHT = word_set("make do have be get take go give see start use")
# Those of them that go with one kind of many, told by two words: "only **get** federal loans".
_GETTING = frozenset({"get", "have"})
_JOINTS = frozenset({"and", "or", ",", "/"})


def kinds_alone(scope: Scope, statement: Statement) -> list[Expression]:
    """Return the clauses of the kinds of which alone somebody may do something, if it says any.

    What "only" stands right before is a kind wherever the words end; before the verb, it may mean
    what stands behind the object instead: "You can only borrow novels on Mondays".

    Args:
        scope: the sentence.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members can only borrow novels and maps.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are members', 'it is novels', 'it is maps']
        >>> rule = parse("Members can only borrow novels on Mondays.")
        >>> [clause.statement for clause in rule.clauses]
        ['you are members', 'it is on Mondays']
    """
    words, predicate = scope.words, statement.predicate
    rest = statement.rest
    extent = None if rest is None or rest.relative is not None else rest.body.extent
    if predicate is None or extent is None or scope.items or statement.conditions:
        return []
    denied = scope.draft.conclusion.denied or scope.draft.conclusion.demanding
    if denied or words[predicate.first] not in _LEAVE or not _by_people(words, statement):
        return []
    named = _named(words, Words(predicate.last - (words[predicate.last - 1] == _ONLY), extent[1]))
    if named is None:
        return []
    frame = subject_frame(words[named.first : named.last])
    return [split_kinds(scope, named, implied.CUE, frame)]


def _by_people(words: Frame, statement: Statement) -> bool:
    """Tell whether it is somebody who may do it: "you", "members"; not "the hall"."""
    subject = None if statement.subject is None else statement.subject.body.extent
    who = () if subject is None else words[slice(*subject)]
    return who == ("you",) or any(map(is_person, who))


def _named(words: Frame, said: Words) -> Words | None:
    """Return where the kinds are named behind "only" and a verb, or a verb and "only"."""
    first = said.first + (words[said.first] == _ONLY)
    verb = words[first]
    if verb not in bases(verb, VERB):
        return None
    start = first + 1
    start += words[start] in _GOING_WITH or words[start] in syntax.PARTICLES
    close = words[start] == _ONLY
    if close == (first > said.first):
        return None  # twice or nowhere
    start += close
    start += words[start] in _GOING_WITH
    end = next((at for at in range(start, said.last) if words[at] in _WHITHER), said.last)
    if end <= start or (end < said.last and not close):
        return None
    if verb in _LIGHT and not (close or (verb in _GETTING and end - start > 1)):
        return None  # of no kind
    return _kinds(words, start, end, close=close)


def _kinds(words: Frame, first: int, last: int, *, close: bool) -> Words | None:
    """Return a run of words that name kinds of things, each a plural or what is not counted.

    Args:
        words: the words of the text.
        first: where the first name begins.
        last: where the last ends.
        close: "only" stands right before it, so that it may be one thing: "only **the pool**".
    """
    joints = [at for at in range(first, last) if words[at] in _JOINTS]
    bounds = [first - 1, *joints, last]
    parts = [words[a + 1 : b] for a, b in pairwise(bounds)]
    parts = [part for part in parts if part]
    if not parts or not all((close and part[0] == "the") or _is_kind(part) for part in parts):
        return None
    ends = tuple((at, Effect.OR) for at in joints if words[at + 1] not in _JOINTS)
    return Words(first, last, ends)


def _is_kind(named: Frame) -> bool:
    """Tell whether words name a kind of things: "small animals", "hand luggage"; not "online"."""
    head = named[-1]
    things = syntax.is_plural_noun(head) or head in MASS_NOUNS
    said = NOUN in classes(head) and ADVERB not in classes(head) and not is_person(head)
    return things and said and head not in TIMES and _NO_KINDS.isdisjoint(named)
