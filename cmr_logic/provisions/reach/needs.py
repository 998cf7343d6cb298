"""What something is needed for, or is not: "A permit is required **for fences over 2 metres**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Restricted, Statement, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.conditions.remainder import means_rest
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.kinds import name_kinds
from cmr_logic.provisions.reach.people_restricted import people_who
from cmr_logic.provisions.reach.relatives import read_relative, relative_of_thing
from cmr_logic.provisions.reach.told_apart import people_told_apart, things_told_apart
from cmr_logic.provisions.verbs.requirements import requirement_of
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import GENERIC
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_FOR = "for"
# Words for whoever there is: "compulsory for **everyone** to pay", "for **you**"; not "guests".
_ALL = GENERIC | {"everybody", "anybody", "us"}
_EVERY = ("all",)  # what only says that none of a kind is left out: "for **all** boats over"
_IMPERSONAL = ("it",)  # the subject of what some have to do: "**it** is compulsory for guests to"
# What stands before the bound of a size: "fences higher **than** 2 metres", "**over** 2 metres".
_THAN, _BOUNDS = "than", frozenset({"over", "under", "above", "below", "exceeding"})
_OF = "of"  # "required **of** anyone"
# Openings of one thing of a kind: "for **any** boat"; not "for your boat".
_ANY_ONE = syntax.INDEFINITE
# What is done of a thing demanded: "no charge is **made** for"; not "paid".
_ASKED = frozenset({"made", "due", "payable", "issued"})
# Nouns that name no kind of things: "for use", "for details"; not "for boats".
_NO_KINDS = word_set(
    """
    details information help advice example use purposes reasons reason day days week weeks month
    months year years hour hours minute minutes now free time times while
    """
)

# Nouns that an -ing form before them tells of which sort they are: "**heating** costs".
_COSTS = word_set("costs expenses bills charges fees")
_BEHIND_COSTS = frozenset({(), ("or",), ("and",)})  # what may follow those
# What is done about those, so that they are its object: "**paying** bills"; not "heating bills".
_PAYING = word_set("paying meeting covering cutting reducing raising owing sharing splitting")
_KNOWN = frozenset({("it",), ("them",), ("this",), ("these",)})  # things that are known


def needs_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the things, people or deeds that something is needed for, or not.

    Args:
        scope: the sentence.
        statement: a statement that demands something, or says that it is not demanded.
    """
    if statement.rest is None or scope.items:
        return None
    if statement.rest.relative is not None:
        return _people_needing(scope, statement.rest)
    named = None if statement.subject is None else statement.subject.body.extent
    impersonal = named is not None and scope.words[named[0] : named[1]] == _IMPERSONAL
    for run in statement.rest.body.runs:
        at = next((i for i in range(run.first, run.last - 1) if _serves(scope.words, i)), None)
        if at is not None:
            last = _before_deed(scope.words, at + 1, run.last) if impersonal else run.last
            if relative_of_thing(scope.words, at + 1, last) is not None:
                last = statement.rest.body.runs[-1].last  # "tents that are big | or have a stove"
            joints = tuple(joint for joint in run.joints if joint[0] < last)
            return _kinds_served(scope, Words(at + 1, last, joints))
    return None


def bound_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of those who have to do something: "compulsory **for guests** to pay".

    Args:
        scope: the sentence.
        statement: a statement that demands something.
    """
    subject, rest = statement.subject, statement.rest
    if subject is None or rest is None or rest.relative is not None or scope.items:
        return None
    words, extent = scope.words, subject.body.extent
    if extent is None or words[extent[0] : extent[1]] != _IMPERSONAL:
        return None
    for run in rest.body.runs:
        at = next((i for i in range(run.first, run.last - 1) if _serves(words, i)), run.last)
        close = _before_deed(words, at + 1, run.last)
        named = words[at + 1 : close]
        some = close < run.last and naming.subject_frame(named)[0] == "you"
        if some and (naming.restricts(named) or _ALL.isdisjoint(named)):
            joints = tuple(joint for joint in run.joints if at < joint[0] < close)
            return _kind_bound(scope, Words(at + 1, close, joints))
    return None


def _kind_bound(scope: Scope, named: Words) -> Expression | None:
    """Return the clauses of kinds of people that have to do something."""
    told = people_told_apart(scope, named.first, named.last)
    return told or split_kinds(scope, named, implied.CUE, ("you", "are"))


def _before_deed(words: Frame, first: int, last: int) -> int:
    """Return where those end who have to do something: "compulsory for guests | to wear a vest"."""
    places = range(first + 1, last - 1)
    deeds = (
        at for at in places if words[at] == "to" and words[at + 1] in bases(words[at + 1], VERB)
    )
    return next(deeds, last)


def _people_needing(scope: Scope, rest: Restricted) -> Expression | None:
    """Return the clause of those of whom a relative clause says more: "for anyone **who** rows"."""
    words, runs = scope.words, rest.body.runs
    if rest.relative is None or rest.cue is None or not runs:
        return None
    run = runs[-1]
    at = next((i for i in range(run.first, run.last - 1) if _serves(words, i)), None)
    named = () if at is None else words[at + 1 : run.last]
    if not named or naming.subject_frame(named)[0] != "you":
        return None
    return people_who(scope, rest.body, rest.relative, rest.cue)


def needing_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the things of which something is demanded: "**Tandems** need a tag".

    Args:
        scope: the sentence.
        statement: a statement that demands something.
    """
    subject = statement.subject
    body = None if subject is None or subject.relative is not None else subject.body
    named = body.words if isinstance(body, Phrase) and body.reference is None else None
    required = named is None or requirement_of(scope, statement) is not None
    if named is None or required:
        return None
    words = scope.words[named.first : named.last]
    if naming.restricts(words) or means_rest(words):
        return None
    return _kind_served(scope, named, subject=True)


def _serves(words: Frame, at: int) -> bool:
    """Tell whether "for" stands behind a thing, or behind what says that it is needed."""
    before = words[at - 1]
    if words[at] == _OF and at > 0:
        return before in REQUIRED
    if words[at] != _FOR or at == 0:
        return False
    kinds = classes(before)
    noun = NOUN in kinds or not kinds
    return before in REQUIRED | _ASKED or (noun and not _is_verb(words, at - 1))


def _is_verb(words: Frame, at: int) -> bool:
    """Tell whether a word that may be a noun is the verb of its clause: "must **pay** for"."""
    ahead = words[at - 1]
    return VERB in classes(words[at]) and (ahead in syntax.MODALS | {"to"} or at == 0)


def _kinds_served(scope: Scope, named: Words) -> Expression | None:
    """Return the clauses of what stands behind "for", which each of several may repeat."""
    words = scope.words
    again = [at for at, _ in named.joints if words[at + 1] == _FOR]
    bounds = [(named.first - 2), *again, named.last]
    parts = [
        Words(start + 2, end, tuple(j for j in named.joints if start + 2 <= j[0] < end))
        for start, end in pairwise(bounds)
    ]
    read = [_kind_served(scope, part) for part in parts]
    kinds = [kind for kind in read if kind is not None]
    return either(kinds) if kinds and len(kinds) == len(parts) else None


def _names_cost(words: Frame) -> bool:
    """Tell whether an -ing form says of which sort a cost is: "**copying** costs".

    Example:
        >>> _names_cost(("copying", "costs")), _names_cost(("mooring", "a", "boat"))
        (True, False)
        >>> _names_cost(("paying", "bills"))
        False
    """
    noun = words[1:2] != () and words[1] in _COSTS and words[2:3] in _BEHIND_COSTS
    return noun and words[0] not in _PAYING


def _is_matter(words: Frame) -> bool:
    """Tell whether what is done with something known names no kind: "no fee for filing **it**"."""
    return words[1:] in _KNOWN and syntax.is_gerund(words[0])


def _tells_size(words: Frame) -> bool:
    """Tell whether a bound tells things of a kind apart: "for fences **higher than** 2 metres"."""
    bounded = _THAN in words or not _BOUNDS.isdisjoint(words)
    return bounded and any(word[:1].isdigit() or word in syntax.NUMBERS | {"a"} for word in words)


def _kind_served(scope: Scope, named: Words, *, subject: bool = False) -> Expression | None:
    """Return the clauses of a kind of things, people or deeds that some words name, if they do.

    Args:
        scope: the sentence.
        named: the words.
        subject: something is demanded of it; "a stall" then only names what a text is about.
    """
    words = scope.words[named.first : named.last]
    if words[:1] == _EVERY and not subject and not named.joints:
        named = Words(named.first + 1, named.last)
        words = words[1:]
    if not words or words[0][:1].isdigit() or _is_matter(words):
        return None
    if syntax.is_gerund(words[0]):
        frame: Frame = ("it", "is") if _names_cost(words) else ("you", "are")
        return make_clause(scope, named, implied.CUE, frame, kept=frame == ("it", "is"))
    related = relative_of_thing(scope.words, named.first, named.last)
    if related is not None and not naming.is_person(scope.words[related.first - 2]):
        return read_relative(scope, related)
    size = not subject and _tells_size(words)
    sized = things_told_apart(scope, named.first, named.last) if size else None
    if sized is not None or naming.restricts(words):
        told = sized or people_told_apart(scope, named.first, named.last)
        return told or name_kinds(scope, named, implied.CUE)
    first = words[: named.joints[0][0] - named.first] if named.joints else words
    head = syntax.noun_head(first)
    if head is None or first[head] in _NO_KINDS or naming.is_person(first[head]):
        return None
    one = first[0] in _ANY_ONE and head > 0 and (len(first) > head + 1 or not subject)
    several = first[0] not in syntax.DETERMINERS and syntax.is_plural_noun(first[head])
    return split_kinds(scope, named, implied.CUE, ("it", "is")) if one or several else None
