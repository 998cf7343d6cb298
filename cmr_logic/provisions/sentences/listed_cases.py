"""Cases that a statement lists, as its subjects or behind them: "**Pies and bread** are free"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import is_name, subject_frame
from cmr_logic.provisions.drafts.shapes import Joints, joints_of
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.kinds_placed import kinds_sharing
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.status_words import COVERING
from cmr_logic.text import ADJECTIVE, NAME, NOUN, VERB, bases, classes

# Prepositions by which a thing is told apart: "a shed **over** 2 metres"; not "for a shed".
_TELLING_APART = frozenset({"over", "under", "above", "below", "with", "without"})
# Prepositions of what is done with things, not of what they are: "at the tip"; not "with a lid".
_PLACES = frozenset({"at", "in", "into", "on", "onto", "within", "for", "from", "to", "during"})
_TWO = 2  # parts of a list, one of which can be a deed
_NEAR = 6  # words: a list of subjects with a longer predicate is not what the case hangs on
# Prepositions of places that a list shares: "**in** the porch or shed"; not "for".
_INSIDE = frozenset({"in", "near", "at", "within"})
# Predicates behind which names say which the things are: "the islands **are** A and B".
_NAMING = frozenset({("are",), ("include",)})
# Verbs of two words whose objects are kinds: "the discount **applies to** food"; not "applies for".
_APPLYING_TO = frozenset((verb, "to") for verb in ("applies", "apply", "extends", "extend"))
# What parts sorts of one thing: "lost **or** stolen cards"; not "clean **and** dry cups".
_PARTING_SORTS = frozenset({"or", ","})
# Qualities that are nouns as well: "**old** or broken"; not "gas".
_OF_AGE = frozenset({"old", "new", "young", "late"})
_ONLY = "only"  # before kinds that alone are meant: "**only** cars and vans may park"


def listed_subject(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of a subject that lists kinds: "Cakes, pies and bread are zero-rated"."""
    if scope.items or statement.subject is None or not isinstance(statement.subject.body, Phrase):
        return None
    named = statement.subject.body.words
    if named is None or not named.joints:
        return None
    sorts = _sorts(scope, named)
    if sorts is not None:
        return sorts
    only = scope.words[named.first] == _ONLY
    if len(named.joints) == 1 and last - named.last >= _NEAR and not only:
        return None
    if scope.words[named.first] in syntax.PRONOUNS:
        return None
    first = named.first + only
    return _kinds(scope, replace(named, first=first))


def listed_rest(
    scope: Scope, statement: Statement, last: int, *, apart: bool = False
) -> Expression | None:
    """Return the clauses of a list behind the predicate: "You pay for bread, pies or cakes".

    Args:
        scope: the sentence.
        statement: the statement.
        last: index after its last token.
        apart: it is set against what is excepted, so that two are a list: "oars and sails".
    """
    predicate = statement.predicate
    if statement.rest is None or predicate is None:
        return None
    joints = joints_of(statement.rest.body)
    several = len(joints) > 1 or any(effect is Effect.OR for _, effect in joints)
    if not joints or not (several or apart or _names_two(scope, statement, joints[0][0])):
        return None
    words, joint = scope.words, joints[0][0]
    places = range(joint - 1, predicate.last - 1, -1)
    opening = (i + 1 for i in places if words[i] in syntax.PREPOSITIONS - _TELLING_APART)
    start = next(opening, predicate.last)
    exists = words[predicate.first - 1] == "there" and start == predicate.last
    if start >= joint or words[start] == "to" or exists:
        return None  # "there is no fee or fine" names no kinds
    verb = _governed_verb(words, predicate, start)
    if verb is not None:
        return _kinds_of_objects(scope, Words(verb + 1, last, joints))
    again = [at for at, _ in joints if words[at + 1] == words[start - 1]]
    if start > predicate.last and len(again) == len(joints):
        return _kinds_again(scope, start, [*again, last])
    placing: tuple[str, ...] = ()
    if words[start - 1] in _INSIDE or (words[start - 1] == "on" and words[start] == "the"):
        placing = ("it", "is", words[start - 1])
    named = Words(start, last, joints)
    told = _sorts(scope, named) or _places(scope, start, last, joints)
    return told or _kinds(scope, named, placing)


def _names_two(scope: Scope, statement: Statement, joint: int) -> bool:
    """Tell whether two things are kinds, though "and" joins them: "the policy **covers A and B**".

    So are two names of which a plural is said to consist: "the islands are **A and B**".

    Args:
        scope: the sentence.
        statement: the statement.
        joint: the place of "and".
    """
    predicate, subject = statement.predicate, statement.subject
    extent = None if subject is None else subject.body.extent
    if predicate is None or extent is None:
        return False
    said = scope.words[predicate.first : predicate.last]
    ahead = scope.words[predicate.first : predicate.first + 2]
    if ahead[0] in COVERING or ahead in _APPLYING_TO:
        return syntax.DETERMINERS.isdisjoint(scope.words[predicate.last : joint])
    head = syntax.noun_head(scope.words[slice(*extent)])
    several = head is not None and syntax.is_plural_noun(scope.words[extent[0] + head])
    unnamed = scope.draft.tokens.unnamed
    named = unnamed[predicate.last] == NAME == unnamed[joint + 1]
    return said in _NAMING and several and named


def _places(scope: Scope, start: int, last: int, joints: Joints) -> Expression | None:
    """Return the clauses of a list of places with names: "paid to shops **in Kent or Devon**"."""
    unnamed, preposition = scope.draft.tokens.unnamed, scope.words[start - 1]
    named = all(unnamed[at] == NAME for at in (start, *(at + 1 for at, _ in joints)))
    if not named or preposition not in implied.NAMED_PLACES:
        return None
    return split_kinds(scope, Words(start, last, joints), implied.CUE, ("it", "is", preposition))


def _governed_verb(words: tuple[str, ...], predicate: Words, start: int) -> int | None:
    """Return where the verb stands that an auxiliary governs: "can **bring**", "have to **row**".

    Args:
        words: the tokens of the text.
        predicate: the finite verb.
        start: where what a list stands in begins: right behind the predicate, or a preposition.
    """
    light = words[predicate.first] in syntax.MODALS | syntax.DO
    if not (words[start - 1] == "to" or (light and start == predicate.last)):
        return None
    while syntax.is_adverb(words[start]) and start + 1 < len(words):
        start += 1
    return start if words[start] in bases(words[start], VERB) else None


def _kinds_of_objects(scope: Scope, listed: Words) -> Expression | None:
    """Return the clauses of the objects of a verb: "you can't bring | glass or wood into the park".

    None for verbs in a row: "you can rent or buy".
    """
    first, last = listed.joints[-1][0] + 2, listed.last
    words = scope.words
    places = (at for at in range(first, last) if words[at] in _PLACES and words[at - 1] != "up")
    end = next(places, last)
    alone = listed.first >= listed.joints[0][0]
    return None if alone else _kinds(scope, Words(listed.first, end, listed.joints))


def _kinds_again(scope: Scope, first: int, ends: list[int]) -> Expression:
    """Return the clauses of kinds that repeat their preposition: "to islands or to ships"."""
    starts = (first, *(end + 2 for end in ends[:-1]))
    runs = (Words(start, end) for start, end in zip(starts, ends, strict=True))
    return either(
        [
            make_clause(scope, run, implied.CUE, subject_frame(scope.words[run.first : run.last]))
            for run in runs
        ]
    )


def _kinds(scope: Scope, named: Words, placing: tuple[str, ...] = ()) -> Expression | None:
    """Return the clauses of a list of kinds, None where a part of it names nothing.

    Args:
        scope: the sentence.
        named: the words of the list.
        placing: what each completes where they are places: "it is in".
    """
    joints = [at for at, _ in named.joints]
    shared = None if placing else kinds_sharing(scope, named, implied.CUE)
    if shared is not None:
        return shared  # "pubs and shops | **based in Kent**"
    parts = [
        scope.words[start + 1 : end]
        for start, end in pairwise((named.first - 1, *joints, named.last))
    ]
    if not all(parts) or not (is_name(parts[0]) or _names_done(parts[0])):
        return None
    plural = syntax.is_plural_noun(parts[0][-1])
    verbs = (_is_verb(part[0], plural=plural) and not _is_mass(part, parts) for part in parts)
    if any(part[0] in syntax.PREPOSITIONS for part in parts) or any(verbs):
        return None
    last = parts[-1][1:] if plural and syntax.is_plural_noun(parts[-1][0]) else parts[-1]
    if syntax.RELATIVES.isdisjoint(last) and syntax.finite_verb(last) is not None:
        return None  # a statement of its own, not the last of a list
    frame = placing or subject_frame(scope.words[named.first : joints[0]])
    if _is_placed(parts[0]):  # "pets under a year old, working dogs or …": whole kinds
        starts = ((at + 1, end) for at, end in pairwise((named.first - 1, *joints, named.last)))
        runs = (Words(start, end) for start, end in starts)
        return either([make_clause(scope, run, implied.CUE, frame, kept=True) for run in runs])
    made = len(scope.draft.clauses)
    split = split_kinds(scope, named, implied.CUE, frame)
    if placing:
        _place(scope.draft, made, " ".join(placing))
    return split


def _sorts(scope: Scope, named: Words) -> Expression | None:
    """Return the clauses of the sorts of one thing, None for others: "**lost or bent keys**".

    Args:
        scope: the sentence.
        named: the words of a list, with what parts it.
    """
    joints = [at for at, _ in named.joints]
    if any(scope.words[at] not in _PARTING_SORTS for at in joints):
        return None
    tokens = scope.words
    parts = [tokens[a + 1 : b] for a, b in pairwise((named.first - 1, *joints, named.last))]
    *before, last = parts
    told = all(len(part) == 1 and _tells_sort(part[0]) for part in before)
    if not told or len(last) != _TWO or not _tells_sort(last[0]):
        return None
    if not syntax.is_plural_noun(last[1]):
        return None
    frame = subject_frame(last[1:])
    if len(joints) == 1:
        return split_kinds(scope, named, implied.CUE, frame)
    shared = replace(scope, tail=Words(named.last - 1, named.last))
    runs = [Words(at, at + 1) for at in (named.first, *(at + 1 for at in joints))]
    return either([make_clause(shared, run, implied.CUE, frame, kept=True) for run in runs])


def _tells_sort(word: str) -> bool:
    """Tell whether a word before a noun tells of which sort things are: "stolen"; not "house"."""
    kinds = classes(word)
    told = ADJECTIVE in kinds and (NOUN not in kinds or word in _OF_AGE)
    return told or syntax.is_participle(word) or (not kinds and word.endswith("ed"))


def _place(draft: Draft, made: int, placing: str) -> None:
    """Let each place of a list have the preposition that they share: "it is **in** the shed"."""
    for at in range(made, len(draft.clauses)):
        clause = draft.clauses[at]
        said = clause.statement.removeprefix("it is ")
        if not clause.statement.startswith(placing):
            draft.clauses[at] = replace(clause, statement=f"{placing} {said}")


def _names_done(part: tuple[str, ...]) -> bool:
    """Tell whether words name things by what was done to them, or where: "used batteries"."""
    done = len(part) > 1 and syntax.is_participle(part[0]) and syntax.is_plural_noun(part[1])
    return done or _is_placed(part)


def _is_placed(part: tuple[str, ...]) -> bool:
    """Tell whether words name things by where they are, or by a measure: "pets under a year"."""
    return len(part) > 1 and syntax.is_plural_noun(part[0]) and part[1] in _TELLING_APART


def _is_mass(part: tuple[str, ...], parts: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether a part is one noun that could be a verb, among others: "nets, eggs or **soil**".

    Of two, either can be a deed: "rent boats or **fish**".
    """
    return len(part) == 1 and len(parts) > _TWO and NOUN in classes(part[0])


def _is_verb(word: str, *, plural: bool) -> bool:
    """Tell whether a part of a list begins with a verb: "row"; not "vans, lorries and **coaches**".

    Args:
        word: its first word.
        plural: the first part of the list ends in the plural of a noun.
    """
    plain = syntax.reads_as_verb(word) and not syntax.is_participle(word)
    return plain and not (plural and syntax.is_plural_noun(word))
