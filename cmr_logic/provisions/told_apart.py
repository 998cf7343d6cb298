"""The things that a noun phrase tells apart from others of their kind: "boats | over 5 metres"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions import implied, naming
from cmr_logic.provisions.clause_making import make_clause
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.lists import both, either
from cmr_logic.provisions.naming import Frame
from cmr_logic.provisions.shapes import words_of
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Prepositions behind a noun that say which of its kind are meant, whatever follows: "boats
# **without** a mast"; not "of".
_TELLING = word_set("over under above below with without within outside beyond near")
# Those that do so before what is not known yet: "houses **in** a village"; not "in this village".
_PLACING = word_set("in on at from inside")
# What puts a measure behind a noun: "savings **of** over £900"; not "of the town".
_OF = "of"
# Adjectives that a worth or a time follows: "goods **worth** £50"; not "big".
_BEFORE_MEASURES = word_set("worth due")
# Words before "than" that compare nothing: "rather than"; not "longer".
_NO_WORTH = frozenset({"other", "rather"})
# Words between which and "than" an adjective may stand: "worth **more** than"; not "rather than".
_COMPARING = word_set("more less fewer later earlier")
# Openings of what is known, so that nothing is told apart: "the boats", "your boat".
_KNOWN = syntax.DETERMINERS - syntax.INDEFINITE - {"all", "every", "each", "any", "some", "no"}
# What opens no name of things: "there", "under", "is".
_NO_THINGS = _KNOWN | syntax.PRONOUNS | syntax.PREPOSITIONS | syntax.AUXILIARIES
# What stands in no name of things: "of", "two"; not "solar".
_NO_NOUNS = (
    syntax.PREPOSITIONS | syntax.NUMBERS | syntax.JOINTS | syntax.RELATIVES | syntax.AUXILIARIES
)
# Words before the things that are told apart: "**only** boats over", "**no** boat over".
_BEFORE_THINGS = word_set("only all every each any some no most")
_HAVING = "with"
# Verbs whose object is given to whoever asks, or asked of them, whatever it is: "get a loan of".
_GIVING = word_set(
    """
    get receive claim obtain have need want offer provide give pay issue grant award apply ask
    request write fill complete include charge cost win earn see find contact be require make
    """
)
# Prepositions before what something is said of: "valid **for** trips"; not "by".
_GOVERNING = frozenset({"for", "on"})
# Prepositions before where things are brought: "**into** the park"; not "of the park".
_WHITHER = frozenset({"on", "into", "onto", "in", "at", "to"})
_AHEAD = 4  # words from an adjective to "than": "worth more than"

_Run: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Things:
    """Things, and what tells them apart.

    Args:
        noun: the index of their name.
        modifiers: where each thing that is said of them stands.
        joint: the word that joins these, if there are several.
    """

    noun: int
    modifiers: tuple[_Run, ...]
    joint: str


def things_told_apart(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses by which a noun phrase tells things apart from others of their kind.

    Several things, each with what tells it apart, are alternatives; what is said of one thing
    holds together, unless "or" joins it.

    Args:
        scope: the sentence.
        first: index of the first token of the noun phrase.
        last: index after the last.
    """
    things = _things(scope.words, first, last)
    return either([_clauses(scope, each) for each in things]) if things else None


def tells_things_apart(words: Frame, first: int, last: int) -> bool:
    """Tell whether a noun phrase tells things apart from others of their kind.

    Example:
        >>> tells_things_apart(("boats", "over", "5", "metres"), 0, 4)
        True
        >>> tells_things_apart(("the", "boats", "over", "there"), 0, 4)
        False
    """
    return bool(_things(words, first, last))


def _things(words: Frame, first: int, last: int) -> list[_Things]:
    """Return the things that a phrase names, none where it names any that are not told apart."""
    found: list[_Things] = []
    start = first
    while start < last:
        noun = _noun(words, start, last)
        if noun is None or not opens_modifier(words, noun + 1, last):
            return []
        end, modifiers, joint = _modifiers(words, noun, last)
        if not modifiers:
            return []
        found.append(_Things(noun, tuple(modifiers), joint))
        start = end
    return found


def _noun(words: Frame, first: int, last: int) -> int | None:
    """Return where the name of things stands that are not known yet, None where none does."""
    while first < last - 1 and words[first] in _BEFORE_THINGS:
        first += 1
    if first >= last or words[first] in _NO_THINGS or syntax.is_gerund(words[first]):
        return None
    for at in range(first, last - 1):
        word = words[at]
        if word in _NO_NOUNS or word[0].isdigit():
            return None
        if NOUN in classes(word) and opens_modifier(words, at + 1, last):
            return at if _is_thing(words, first, at) else None
    return None


def _is_thing(words: Frame, first: int, noun: int) -> bool:
    """Tell whether a noun names things of any kind, and nobody."""
    named = words[first : noun + 1]
    several = syntax.is_plural_noun(words[noun]) or words[first] in syntax.INDEFINITE
    compound = not several and syntax.is_gerund(words[noun + 1])  # "free swimming"
    unknown = words[noun] not in syntax.INDEFINITE_PRONOUNS and words[noun] not in syntax.NEGATIONS
    person = naming.is_person(words[noun]) or naming.restricts(named)
    return unknown and not compound and not person


def _modifiers(words: Frame, noun: int, last: int) -> tuple[int, list[_Run], str]:
    """Return where the words end that say more of things, each of these, and what joins them.

    There is none of these where other things are named behind them that nothing tells apart.
    """
    starts, ends, joined = [noun + 1], [], ""
    at = noun + 2
    while at < last:
        after = _after_joint(words, at, last)
        if after == at:
            at += 1
        elif opens_modifier(words, after, last, noun=words[noun]):
            joined = words[after - 1] if words[after - 1] != "," else joined
            ends.append(at)
            starts.append(after)
            at = after + 1
        elif _names_more(words, after, last):
            return after, list(zip(starts, (*ends, at), strict=True)), joined
        elif _names_others(words, (starts[-1], at), after):
            return last, [], ""
        else:
            at = after
    return last, list(zip(starts, (*ends, last), strict=True)), joined


def _after_joint(words: Frame, at: int, last: int) -> int:
    """Return the index after "and", "or" or a comma, or the same where none of them stands."""
    while at < last - 1 and words[at] in syntax.JOINTS:
        at += 1
    return at


def _names_more(words: Frame, start: int, last: int) -> bool:
    """Tell whether more things that are told apart are named behind a joint."""
    noun = _noun(words, start, last)
    return (
        noun is not None
        and syntax.is_plural_noun(words[noun])
        and opens_modifier(words, noun + 1, last)
    )


def _names_others(words: Frame, modifier: _Run, start: int) -> bool:
    """Tell whether things that nothing tells apart are named behind a joint: "or **a dinghy**".

    Args:
        words: the tokens of the text.
        modifier: where what tells apart those before stands.
        start: index after the joint.
    """
    measured = any(word[0].isdigit() for word in words[slice(*modifier)])
    plural = syntax.is_plural_noun(words[start])
    return words[start] in syntax.INDEFINITE or (measured and plural)


def opens_modifier(words: Sequence[str], at: int, last: int, noun: str = "") -> bool:
    """Tell whether words begin with what tells things apart from others of their kind.

    Args:
        words: the words around them.
        at: the index of the first, behind the noun or what is said of it already.
        last: index after the last.
        noun: the noun, where it does not stand right before.

    Example:
        >>> [opens_modifier(f"boats {said}".split(), 1, 4) for said in (
        ...     "over 5 metres", "longer than mine", "of the club", "in this town")]
        [True, True, False, False]
    """
    if at >= last or (at + 1 == last and not syntax.is_participle(words[at])):
        return False
    word = words[at]
    if word in syntax.PREPOSITIONS:
        return _opens_place(words, at, last)
    if word in syntax.AUXILIARIES:
        return False
    if syntax.is_gerund(word):
        return words[at + 1] != "to"
    done = syntax.tells_apart((noun or words[at - 1], *words[at:last]), 1)
    return done or _compares(words, at, last) or _is_done(words, at, last)


def _opens_place(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a preposition tells things apart: by a measure, a place or what they have."""
    word, following = words[at], words[at + 1]
    if word in _TELLING:
        return following not in syntax.PRONOUNS | syntax.OBJECT_PRONOUNS
    if word == _OF:
        return syntax.is_measure(words, at + 1, last)
    return word in _PLACING and (following not in _KNOWN or following in {"their", "its"})


def _compares(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a comparison or a worth begins at an index: "longer than", "worth £50"."""
    if words[at] in _COMPARING:
        return "than" in words[at + 1 : min(last, at + _AHEAD)]
    if at + 1 == last:
        return False
    return words[at] in _BEFORE_MEASURES or (words[at + 1] == "than" and words[at] not in _NO_WORTH)


def _is_done(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a participle says more of one thing: "damage **caused** by frost"."""
    following = words[at + 1] if at + 1 < last else ""
    plain = syntax.is_participle(words[at]) and NOUN not in classes(words[at])
    return plain and following not in syntax.DETERMINERS


# --- where the object of a verb is told apart


def object_told_apart(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses by which things are told apart that a statement says something of.

    They are what is done something with, or for which something is: "We mend **boats over 5
    metres**", "It is valid for **trips within Wales**". What someone is given is not told apart by
    what it is: "You can get a loan of up to £900".

    Args:
        scope: the sentence.
        statement: a statement that grants or denies something.
    """
    if statement.predicate is None or statement.rest is None:
        return None
    words = scope.words
    for run in words_of(statement.rest.body):
        first = _object(scope, statement, run)
        while first is not None:
            noun = _noun(words, first, run.last)
            governed = words[first - 1] in syntax.PREPOSITIONS
            if noun is not None and _tells_object(words, noun + 1, run.last, governed=governed):
                return things_told_apart(scope, first, _end_of_modifier(words, noun + 1, run.last))
            first = _behind_preposition(words, first, run.last)
    return None


def _object(scope: Scope, statement: Statement, run: Words) -> int | None:
    """Return where what a verb is said of may begin, None where a run of words has none."""
    words, predicate = scope.words, statement.predicate
    at = run.first
    if predicate is None or predicate.last < at:
        return _behind_preposition(words, at - 1, run.last)
    aim = _behind_infinitive(words, at, run.last)
    if aim is not None:
        return aim
    light = words[predicate.first] in syntax.AUXILIARIES
    while at < run.last - 1 and (syntax.is_adverb(words[at]) or words[at] in syntax.NEGATIONS):
        at += 1
    verb = words[at] if light else words[predicate.first]
    direct = not _GIVING.intersection(bases(verb, VERB)) and words[predicate.first] not in syntax.BE
    start = at + light
    return start if direct and start < run.last else _behind_preposition(words, at, run.last)


def _behind_infinitive(words: Frame, first: int, last: int) -> int | None:
    """Return where the object of an infinitive begins: "it is forbidden to bring | dogs"."""
    for at in range(first, last - 2):
        verb = words[at + 1]
        if words[at] == "to" and verb in bases(verb, VERB) and verb not in _GIVING:
            return at + 2
    return None


def _behind_preposition(words: Frame, at: int, last: int) -> int | None:
    """Return where what stands behind the next preposition begins: "refunds on | tickets"."""
    places = range(at + 1, last - 1)
    return next(
        (i + 1 for i in places if words[i] in _GOVERNING and words[i - 1] not in implied.BOUND),
        None,
    )


def _tells_object(words: Frame, at: int, last: int, *, governed: bool) -> bool:
    """Tell whether words behind an object tell it apart, and do not say where or when."""
    if not opens_modifier(words, at, last):
        return False
    counted = any(word[0].isdigit() for word in words[at + 1 : at + _AHEAD])
    if words[at] in {"within"} and counted:
        return False  # "return boats within 14 days"
    placing = words[at] in _PLACING or words[at] in {"outside", "beyond", "near"}
    return not placing or (governed and syntax.is_plural_noun(words[at - 1]))


def _end_of_modifier(words: Frame, at: int, last: int) -> int:
    """Return where what tells things apart ends: "bikes with a frame | on the tram"."""
    for index in range(at + 2, last - 1):
        if words[index] in _WHITHER and words[index + 1] in _KNOWN:
            return index
    return last


# --- what is said of them


def _clauses(scope: Scope, things: _Things) -> Expression:
    parts = [_clause(scope, things.noun, run) for run in things.modifiers]
    return (either if things.joint == "or" else both)(parts)


def _clause(scope: Scope, noun: int, run: _Run) -> Expression:
    """Return the clause of one thing that is said of things: "the boats are over 5 metres"."""
    words, (first, last) = scope.words, run
    name, opening = words[noun], words[first]
    several = syntax.is_plural_noun(name)
    the: Frame = ("the", name)
    if opening == _HAVING:
        having = (*the, "have" if several else "has")
        return make_clause(scope, Words(first + 1, last), implied.CUE, having, kept=True)
    if syntax.is_gerund(opening) and several:
        verb = (*the, bases(opening, VERB)[0])
        return make_clause(scope, Words(first + 1, last), implied.CUE, verb, kept=True)
    start = first + (opening == _OF)
    be = (*the, "are" if several else "is")
    return make_clause(scope, Words(start, last), implied.CUE, be, kept=True)
