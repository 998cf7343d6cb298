"""Whom a provision is for: the clauses of its subject, and of those it refers to or benefits."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Restricted, Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression
from cmr_logic.provisions import implied, naming
from cmr_logic.provisions.clause_making import make_clause
from cmr_logic.provisions.clause_words import WANTING
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.expressions import THE_FOLLOWING, read_coordination, read_list
from cmr_logic.provisions.lists import Lead, both, either
from cmr_logic.provisions.naming import Frame
from cmr_logic.provisions.people_nouns import ANYBODY, BEFORE_KIND, NOBODY
from cmr_logic.provisions.predicate_words import REPEATING
from cmr_logic.provisions.shapes import extent_of, joints_of, words_of
from cmr_logic.provisions.splitting import split_kinds
from cmr_logic.text import VERB, bases

# Words before what an amount is paid for: "£5 for **each** child"; not "for all children".
_PER_UNIT = frozenset({"each", "every"})


def subject_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause that the subject makes: "people who …", "the following workers: …"."""
    subject = statement.subject
    if subject is None:
        return None
    phrase = subject.body
    if isinstance(phrase, Phrase) and phrase.reference is not None and scope.items:
        return read_list(scope, Lead(phrase.reference, phrase.reference), phrase.reference)
    extent = extent_of(phrase)
    if extent is None:
        return None
    first, last = extent
    words = scope.words
    if words[first] in syntax.PREPOSITIONS and "," in words[first:last]:
        first = last - words[first:last][::-1].index(",")
    if subject.relative is not None and subject.cue is not None:
        return _restricted_subject(scope, phrase, subject.relative, subject.cue, (first, last))
    return _named_subject(scope, phrase, first, last)


def _named_subject(scope: Scope, phrase: Coordination, first: int, last: int) -> Expression | None:
    """Return the clause of a subject that only names: kinds, or "neither guests nor lodgers"."""
    named = scope.words[first:last]
    if isinstance(phrase, Joined):
        denied = all(isinstance(item, Phrase) and item.negated for item in phrase.items)
        frame = naming.subject_frame(named)
        return read_coordination(scope, phrase, THE_FOLLOWING, frame) if denied else None
    if phrase.words is None or named[0] in syntax.NEGATIONS:
        return None  # "no shop may open": the conclusion is denied of any
    joints = tuple(joint for joint in phrase.words.joints if joint[0] > first)
    return _kinds_of_subject(scope, Words(first, last, joints))


def _restricted_subject(
    scope: Scope, body: Coordination, relative: Coordination, cue: Cue, extent: tuple[int, int]
) -> Expression | None:
    """Return the clause of a subject's relative clause: about people, or about the thing it is."""
    first, last = extent
    words = scope.words
    head = syntax.noun_head(words[first:last])
    person = head is not None and naming.is_person(words[first + head])
    if person or words[first] in ANYBODY:
        return _people_who(scope, body, relative, cue)
    frame = ("the", *words[max(first, last - 1) : last])
    return read_coordination(scope, relative, cue, frame)


def excluded_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those of whom nothing is true: "Nobody under 14 may enter"."""
    run = _plain_subject(statement)
    if run is None:
        return None
    words = scope.words
    size = next((n for n in (1, 2) if words[run.first : run.first + n] in NOBODY), 0)
    named: Frame = ("anyone", *words[run.first + size : run.last])
    if not size or not naming.restricts(named):
        return None
    frame, needless = naming.restricted(named)
    return make_clause(scope, Words(run.first + size + needless - 1, run.last), implied.CUE, frame)


def denied_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the kind of which a conclusion is denied: "Late essays aren't marked".

    A bare noun names no kind: "No shop may open".
    """
    run = _plain_subject(statement)
    if run is None:
        return None
    first = run.first + (scope.words[run.first] == "no")
    if not _is_kind(scope, first, run.last):
        return None
    frame = naming.subject_frame(scope.words[first : run.last])
    return make_clause(scope, Words(first, run.last), implied.CUE, frame)


def _plain_subject(statement: Statement) -> Words | None:
    """Return the words of a subject that is one phrase without "and" or "or"."""
    subject = statement.subject
    body = None if subject is None or subject.relative is not None else subject.body
    run = body.words if isinstance(body, Phrase) and body.reference is None else None
    return None if run is None or run.joints else run


def _is_kind(scope: Scope, first: int, last: int) -> bool:
    """Tell whether words name a kind of things by more than a noun, and are no name of one."""
    opening = scope.words[first]
    plain = (
        opening in syntax.DETERMINERS
        or opening in syntax.PRONOUNS
        or opening in syntax.PREPOSITIONS
        or opening in syntax.NEGATIONS
        or syntax.is_gerund(opening)
    )
    unnamed = "name" not in scope.draft.tokens.unnamed[first:last]
    return last - first > 1 and not plain and unnamed


def referred_clause(scope: Scope, rest: Restricted) -> Expression | None:
    """Return the clause of what "this doesn't apply to …" names."""
    words = scope.words
    extent = extent_of(rest.body)
    if extent is None:
        return None
    first, last = extent
    while first < last and words[first] in implied.APPLYING:
        first += 1
    if words[first : first + 3] == implied.THE_CASE_FOR:
        first += 3
    if first >= last or words[first] in syntax.PRONOUNS or words[first : first + 2] in REPEATING:
        return None
    if rest.relative is not None and rest.cue is not None:
        frame: Frame = ("you",) if naming.is_person(words[last - 1]) else ("it",)
        return read_coordination(scope, rest.relative, rest.cue, frame)
    named = words[first:last]
    joints = tuple(joint for joint in joints_of(rest.body) if first < joint[0] < last)
    if naming.restricts(named):
        return _people(scope, Words(first, last, joints), implied.CUE)
    return split_kinds(scope, Words(first, last, joints), implied.CUE, naming.subject_frame(named))


def beneficiary_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those whom a conclusion is for: "loans to farmers with little land"."""
    rest = statement.rest
    extent = None if rest is None else extent_of(rest.body)
    if rest is None or extent is None:
        return None
    words = scope.words
    helped = _helped_clause(scope, statement, extent[1])
    if helped is not None:
        return helped
    if rest.relative is not None and rest.cue is not None:
        opening = words[extent[0]]  # "people at home who …"
        if naming.is_person(words[extent[1] - 1]) or opening in ANYBODY or opening == "people":
            return _people_who(scope, rest.body, rest.relative, rest.cue)
        return None
    named = None if statement.subject is None else extent_of(statement.subject.body)
    yours = named is not None and words[named[0]] == "you"  # "you need to ask guests": you do
    for run in words_of(rest.body):
        for at in range(run.first, run.last - 1):
            towards = words[at] in implied.TOWARDS and words[at - 1] not in implied.BOUND
            if not towards:
                continue
            helping = words[at] == "to" and not yours and syntax.reads_as_verb(words[at + 1])
            first = at + 1 + helping
            if words[first] in (syntax.DETERMINERS if helping else _PER_UNIT):
                continue  # "to expand the business", "£5 for each child"
            last = _end_of_people(words, first, run.last)
            joints = tuple(joint for joint in run.joints if first < joint[0] < last)
            if _names_people(words, first, joints[0][0] if joints else last):
                return _people(scope, Words(first, last, joints), implied.CUE)
    return None


def _end_of_people(words: Frame, first: int, last: int) -> int:
    """Return where those meant end: "for farmers | to buy seeds", "farmers | for lost harvests"."""
    for at in range(first + 1, last - 1):
        to_do = words[at] == "to" and syntax.reads_as_verb(words[at + 1])
        if to_do or words[at] == "for":
            return at
    return last


def _names_people(words: Frame, first: int, last: int) -> bool:
    named = words[first:last]
    return bool(named) and not syntax.reads_as_verb(named[0]) and naming.restricts(named)


def _helped_clause(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of those who are helped, and of what to do: "It helps growers buy tools".

    What someone is helped to do is what they must want to do.
    """
    predicate, words = statement.predicate, scope.words
    if predicate is None:
        return None
    verb = range(
        predicate.first, min(predicate.last + 2, last)
    )  # "helps", "can help", "is to help"
    helps = next((at for at in verb if words[at] in implied.HELPING), last)
    for at in range(helps + 2, last - 1):
        base = at + (words[at] == "to")
        if naming.is_person(words[at - 1]) and words[base] in bases(words[base], VERB):
            people = Words(helps + 1, at)
            frame, needless = naming.restricted(words[people.first : people.last])
            people = Words(people.first + needless, people.last)
            return both(
                [
                    make_clause(scope, people, implied.CUE, frame),
                    make_clause(scope, Words(base, last), implied.CUE, WANTING),
                ]
            )
        if words[at] in syntax.PREPOSITIONS or words[at] in {",", "and", "or"}:
            return None
    return None


def _people_who(
    scope: Scope, body: Coordination, relative: Coordination, cue: Cue
) -> Expression | None:
    """Return the clause of a relative clause about people; where kinds are listed, theirs too."""
    run = words_of(body)[-1:]
    kinds = _kinds_restricted(scope, run[0]) if run else None
    restricting = read_coordination(scope, relative, cue, ("you",))
    if kinds is None or restricting is None:
        return restricting
    return both([kinds, restricting])


def _kinds_restricted(scope: Scope, run: Words) -> Expression | None:
    """Return the clause of those whom a relative clause restricts: several kinds, or one with more.

    "Apprentices over 19 who …" says more of them, "apprentices who …" does not.
    """
    words = scope.words
    behind = range(run.last - 1, run.first - 1, -1)
    first = next((at + 1 for at in behind if words[at] in implied.TOWARDS - {"of"}), run.first)
    joints = tuple(joint for joint in run.joints if joint[0] > first)
    if joints:
        places = range(joints[0][0] - 1, first - 1, -1)
        first = next((at + 1 for at in places if words[at] in syntax.PREPOSITIONS), first)
    elif scope.items or not _says_more(words[first : run.last]):
        return None
    return _people(scope, Words(first, run.last, joints), implied.CUE)


def _says_more(named: Frame) -> bool:
    """Tell whether a noun phrase for people says more of them than what they are."""
    head = syntax.noun_head(named)
    return (
        head is not None
        and naming.is_person(named[head])
        and not syntax.PREPOSITIONS.isdisjoint(named[head + 1 :])
    )


def _kinds_of_subject(scope: Scope, words: Words) -> Expression | None:
    """Return the clauses of a subject that names kinds of people or things."""
    tokens = scope.words[words.first : words.last]
    if not naming.restricts(tokens) or syntax.is_gerund(tokens[0]):
        return None
    return _people(scope, words, THE_FOLLOWING)


def _people(scope: Scope, words: Words, cue: Cue) -> Expression:
    """Return the clauses of those that a noun phrase names, or of several in a list."""
    tokens = scope.words
    joints = [at for at, _ in words.joints]
    # In a flat list ("carers, under-12s and guests") each part is one, whatever it names.
    named = tokens[words.first : joints[0]] if joints else ()
    flat = bool(joints) and (
        naming.subject_frame(named)[0] == "it" or syntax.PREPOSITIONS.isdisjoint(named)
    )
    bounds = [words.first - 1]
    bounds.extend(
        at
        for at, stop in pairwise((*joints, words.last))
        if flat or naming.restricts(tokens[at + 1 : stop])
    )
    bounds.append(words.last)
    parts = []
    for start, end in pairwise(bounds):
        first = start + 1
        if first >= end:
            continue
        while first < end - 1 and tokens[first] in BEFORE_KIND:
            first += 1
        frame, needless = naming.restricted(tokens[first:end])
        parts.append(make_clause(scope, Words(first + needless, end), cue, frame, kept=True))
    return either(parts)
