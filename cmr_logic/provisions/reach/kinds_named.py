"""Kinds of things that a subject names, of which something is denied or granted: "Late essays"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.provisions.words.status_words import ADMITTED, LET_IN, SHUT_OUT
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NAME, NOUN, VERB, bases, classes, word_set

_OF = ("of",)
_LET_IN = ADMITTED | LET_IN
# Modals of leave: "dogs **may** enter"; not "dogs will bark".
_LEAVE = frozenset({"can", "may"})
# What things of a kind may do, or have done to them: "may **use** the lane"; not "found".
_USED = word_set(
    """
    use park enter travel stay go return returned taken brought carried used parked exchanged
    cancelled kept left recycled refunded changed renewed transferred removed destroyed impounded
    towed clamped seized confiscated sold stored dropped displayed collected borrowed booked hired
    replaced reserved swapped worn eaten drunk lit flown ridden played thrown
    """
)
# Modifiers that tell no kind of a noun apart: "**mobile** phones"; not "old phones".
_OF_ALL = word_set("mobile motor personal own additional extra further cellular valuable")
# Modals that bar things with a "not": "vans **must** not enter"; not "vans will not enter".
_BARRING = frozenset({"may", "must", "can", "cannot", "ca", "shall"})
# What things may not do where they are barred: "vans must not **enter**"; not "arrive".
_GOING_THERE = word_set(
    "enter use cross access pass park wait drive fly land moor anchor overtake board ride swim sail"
)
# Prepositions of such a place: "park **in** the yard"; not "for an hour".
_INTO = frozenset({"in", "into", "on", "onto", "through", "along", "of"})
# Verbs of what is to be paid for things: "late returns **carry** a fine"; not "vans carry goods".
_CHARGED = frozenset({"carry", "incur", "attract", "cost", "bring"})
# Such things to pay, and signs of an amount: "a **fine**", "£9"; not "goods".
_CHARGES = syntax.CURRENCIES | word_set(
    "fee fees fine fines charge charges surcharge penalty penalties supplement interest extra more "
    "deposit premium"
)
# What is said of things with a rate: "are **taxed** at 4%"; not "are sold at night".
_RATED = frozenset({"charged", "taxed", "rated", "priced", "billed"})
_AT_RATE = frozenset({"at", "a", "the", "rate", "of"})
_KNOWN = syntax.DETERMINERS | syntax.PRONOUNS  # openings of what names no kind: "**your** toys"
_OF_CHARGE = 7  # words from the verb to such a word: "incur an extra processing fee"
_SUBJECT_TO = ("subject", "to")  # "transfers are **subject to** a fee"
# What things may have to have, or not: "huts **need** no permit"; not "huts leak".
_NEEDING = frozenset({"need", "require"})
_OF_MANY = frozenset({"are", "do", "were"})  # verbs of several things
_ONE, _NAMED = frozenset({"a", "an"}), 2  # "a hut"
_FREE = frozenset({("free",), ("charged",)})
_GOING, _CARRIED = frozenset({"travel", "go"}), ("carried",)  # "prams **go** free"
# Adjectives that tell no kind of what nobody needs: "no **previous** experience"; not "no new".
_OF_ANY_KIND = word_set("previous prior special formal particular advance")


def denied_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the kind of which a conclusion is denied: "Late essays aren't marked".

    A bare noun names no kind, "No shop may open", but of what is let in: "Dogs are not allowed".
    """
    run = plain_subject(statement)
    if run is None:
        return None
    first = run.first + (scope.words[run.first] == "no")
    if first > run.first and scope.words[first] in _OF_ANY_KIND:
        return None
    kind = _is_kind(scope, first, run.last) or _is_let_in(scope, statement, run)
    kind = kind or _is_one_that_needs(scope.words, statement, run)
    kind = kind or _is_barred(scope.words, statement, run)
    if not kind or _is_deed(scope.words, statement, Words(first, run.last)):
        return None
    frame = naming.subject_frame(scope.words[first : run.last])
    return make_clause(scope, Words(first, run.last), implied.CUE, frame, kept=True)


def _is_deed(words: Frame, statement: Statement, run: Words) -> bool:
    """Tell whether a subject is a deed: "**keeping hens** is"; not "evening courses are"."""
    predicate = statement.predicate
    several = predicate is not None and words[predicate.first] in _OF_MANY
    several = several and syntax.is_plural_noun(words[run.last - 1]) and run.last - run.first > 1
    return syntax.is_gerund(words[run.first]) and not several


def granted_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of the kind of things that may be somewhere: "**Guide dogs** are welcome".

    Args:
        scope: the sentence.
        statement: a statement that grants something without conditions.
    """
    run, predicate = plain_subject(statement), statement.predicate
    if run is None or predicate is None:
        return None
    words = scope.words
    doing = syntax.is_gerund(words[run.first]) and not _is_of_several(words, predicate)
    rated = is_rated(words, predicate) and words[run.first] not in _KNOWN
    kind = (
        rated
        or _is_kind(scope, run.first, run.last)
        or (
            _is_let_in(scope, statement, run)
            and _ends_or_places(scope, statement, predicate.last + 1)
        )
    )
    if doing or not kind:
        return None
    behind = words[run.last - 1] in syntax.WHEREABOUTS  # "withdrawals **abroad**"
    noun = words[run.last - 1 - behind]
    if not syntax.is_plural_noun(noun) and noun not in MASS_NOUNS:
        return None
    leave = words[predicate.first] in _LEAVE
    said = words[predicate.last]
    if said == "be":
        said = words[predicate.last + 1]
    admitted = said in ADMITTED or (leave and said in _USED) or rated
    admitted = admitted or _is_charged(words, predicate) or _goes_free(words, predicate)
    return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True) if admitted else None


def of_kind_there(scope: Scope, statement: Statement, placed: Expression) -> Expression:
    """Return where something is so, with the kind of things of which it is so there.

    "**Small dogs** are allowed in the garden": whoever asks about a dog asks about no small one.

    Args:
        scope: the sentence.
        statement: what is said of the things, without conditions.
        placed: where it is so.
    """
    run, predicate = plain_subject(statement), statement.predicate
    if run is None or predicate is None or not _is_kind(scope, run.first, run.last):
        return placed
    words = scope.words
    named = words[run.first : run.last]
    at = predicate.last + (words[predicate.last] == "be")
    said = words[at]
    let = said in ADMITTED | SHUT_OUT or (words[predicate.first] in _LEAVE and said in _USED)
    several = syntax.is_plural_noun(named[-1]) or named[-1] in MASS_NOUNS
    apart = several and not naming.is_person(named[-1])
    apart = apart and _OF_ALL.isdisjoint(named) and not syntax.is_adverb(named[0])
    if not let or not apart or syntax.PREPOSITIONS.intersection(named):
        return placed
    kind = make_clause(scope, run, implied.CUE, ("it", "is"), kept=True)
    return both([kind, placed])


def is_rated(words: Frame, predicate: Words) -> bool:
    """Tell whether a rate or price is said of things: "toys are **always taxed at 4%**".

    Args:
        words: the tokens of the text.
        predicate: the finite verb.
    """
    at = predicate.last
    while at < len(words) and syntax.is_adverb(words[at]):
        at += 1
    if (
        words[predicate.first] not in syntax.BE
        or words[at : at + 1] == ()
        or words[at] not in _RATED
    ):
        return False
    behind = [word for word in words[at + 1 : at + 4] if word not in _AT_RATE]
    return behind != [] and (behind[0][:1].isdigit() or behind[0] in syntax.CURRENCIES)


def _is_charged(words: Frame, predicate: Words) -> bool:
    """Tell whether something is paid for things of a kind, or not: "late returns **carry** a fine".

    Args:
        words: the tokens of the text.
        predicate: the finite verb.
    """
    if words[predicate.first] in _CHARGED:
        return not _CHARGES.isdisjoint(words[predicate.last : predicate.last + _OF_CHARGE])
    said = words[predicate.last : predicate.last + 2]
    behind = words[predicate.last + 2 : predicate.last + _OF_CHARGE]
    owed = said == _SUBJECT_TO and not _CHARGES.isdisjoint(behind)
    return words[predicate.first] in syntax.BE and (owed or said[:1] in _FREE)


def _goes_free(words: Frame, predicate: Words) -> bool:
    """Tell whether things cost nothing on the way: "prams **travel free**", "are carried free"."""
    going = words[predicate.first : predicate.first + 2]
    carried = words[predicate.first] in syntax.BE and words[predicate.last : predicate.last + 1]
    behind = words[predicate.last + 1 : predicate.last + 2] if carried == _CARRIED else going[1:]
    return behind == ("free",) and (carried == _CARRIED or going[0] in _GOING)


def _is_let_in(scope: Scope, statement: Statement, run: Words) -> bool:
    """Tell whether things that a bare noun names are said to be let in or not: "**dogs** are not".

    Args:
        scope: the sentence.
        statement: the statement.
        run: its subject.
    """
    words, predicate = scope.words, statement.predicate
    if predicate is None or run.last - run.first > 1 or words[predicate.first] not in syntax.BE:
        return False
    name = words[run.first]
    nobody = name in syntax.PRONOUNS or name in syntax.INDEFINITE_PRONOUNS
    bare = not nobody and NOUN in classes(name)
    at = predicate.last
    if words[at : at + 1] != () and words[at] in syntax.INDEFINITE:
        at += 1  # "not an | eligible cost"
    said = words[at] if at < len(words) else ""
    out = said in SHUT_OUT and _ends_or_places(scope, statement, at + 1)
    return bare and (out or said in _LET_IN)


def _is_barred(words: Frame, statement: Statement, run: Words) -> bool:
    """Tell whether things that a bare noun names may not go somewhere: "**vans** must not enter".

    Results that "may not arrive in time" are barred from nothing.
    """
    predicate = statement.predicate
    if predicate is None or run.last - run.first > 1 or words[predicate.first] not in _BARRING:
        return False
    extent = None if statement.rest is None else statement.rest.body.extent
    goes, *where = words[predicate.last : extent[1] if extent else predicate.last] or ("",)
    barred = syntax.is_plural_noun(words[run.first]) and goes in _GOING_THERE
    limited = any(word in syntax.PREPOSITIONS and word not in _INTO for word in where)
    return barred and not limited and TIMES.isdisjoint(where)  # not "fly above 120 metres"


def _is_one_that_needs(words: Frame, statement: Statement, run: Words) -> bool:
    """Tell whether one of a kind is said to need nothing: "**a small hut** needs no permission".

    A noun alone is of no kind: "a hut does not need permission".
    """
    predicate = statement.predicate
    if predicate is None or words[run.first] not in _ONE or run.last - run.first <= _NAMED:
        return False
    verb = words[predicate.last - 1]
    verb = words[predicate.last] if verb in syntax.AUXILIARIES | syntax.VERBAL_NEGATIONS else verb
    return not _NEEDING.isdisjoint(bases(verb, VERB))


def _ends_or_places(scope: Scope, statement: Statement, at: int) -> bool:
    """Tell whether a statement ends at an index, or says where: "welcome **in the bar**"."""
    extent = None if statement.rest is None else statement.rest.body.extent
    return extent is None or at >= extent[1] or scope.words[at] in syntax.OF_PLACES_AND_TIMES


def _is_of_several(words: Frame, predicate: Words) -> bool:
    """Tell whether a predicate is said of things, and of no deed: "folding bikes **are** welcome".

    Deeds take "is", and nobody carries them: "bringing dogs is allowed", "may be refused".
    """
    carried = words[predicate.last] == "be" and words[predicate.last + 1] in _USED
    return words[predicate.first] == "are" or carried or _goes_free(words, predicate)


def plain_subject(statement: Statement) -> Words | None:
    """Return the words of a subject that is one phrase without "and" or "or", None for others."""
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
        or scope.words[first + 1 : first + 2] == _OF  # "two of the piers"
    )
    tokens = scope.draft.tokens.unnamed[first:last]
    # "Blue Fleet loans" are of a kind, "Blue Fleet" is a name
    unnamed = NAME not in tokens or syntax.is_plural_noun(tokens[-1])
    return last - first > 1 and not plain and unnamed
