"""What a duty is about, if not all of its kind: "You must register **a dog that is old**".

Whether one has to do it hangs on that. What one does the duty with is told apart for another
reason: "You must send a photo that is recent" demands one.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Sentence, Statement, Words
from cmr_logic.cues import by_name
from cmr_logic.expression import Expression
from cmr_logic.provisions.concluding.aims import aim_of
from cmr_logic.provisions.conditions.expressions import read_list
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.drafts.shapes import reference_of
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.amounts_of import is_bounded_amount
from cmr_logic.provisions.reach.deeds import deed_clause
from cmr_logic.provisions.reach.needed_to import needed_to
from cmr_logic.provisions.reach.needs import bound_clause
from cmr_logic.provisions.reach.relatives import behind_which, read_relative
from cmr_logic.provisions.reach.told_apart import (
    object_told_apart,
    related_object,
    things_told_apart,
)
from cmr_logic.provisions.words import implied
from cmr_logic.text import VERB, bases, word_set

_WHO = by_name()["who"]
# Verbs of what is done to a thing that is there already: "**register** a dog"; not "send a photo".
_DONE_TO = word_set(
    """
    register declare report disclose insure license tax protect repair remove destroy label mark
    tag test inspect empty return repay refund clear clean dispose lock cover fence treat vaccinate
    microchip log record note replace reinstate restore demolish survey audit notify
    """
)
# Prepositions before what a duty is about: "pay tax **on** a hut", "tell us **about** a change".
_ABOUT = frozenset({"on", "for", "about", "of"})

# Verbs of who tells of a thing, or pays for it: "**tell** us about"; not "apply for".
_TOLD_OR_PAID = word_set("tell inform notify pay")
# What bounds that: "savings **over** £9"; not "savings from work".
_BOUNDING = word_set("over above below under worth exceeding lasting longer larger of")
# How a sum behind "of" begins: "savings of **more** than £9"; not "savings of a child".
_MORE = word_set("more less over under above below")
_NEAR_NOUN = 5  # words of its name: "any other earned income"
# Verbs behind which "for" names what the duty is to get: "**apply** for a pass"; not "pay for".
_ASKING = frozenset({"apply", "ask"})
_TO = "to"
# Verbs whose "to" opens what is demanded: "you **have** to register it"; not "you go to".
_OBLIGING = word_set("have has need needs ought required obliged")
_WITHIN, _WITH, _OF = "within", "with", "of"
# Determiners of a thing of any kind: "register **any** boat"; not "register the boat".
_OF_ANY = syntax.INDEFINITE | {"any", "each", "every"}
# What opens a thing that another has: "with **an** engine"; not "with the council".
_HAD = syntax.INDEFINITE | {"more", "no", "over", "at"}


def matter_of_duty(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of what tells the things apart that a duty is about, if any does.

    Args:
        scope: the sentence.
        statement: a statement that demands something.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or rest is None or scope.items:
        return None
    words, runs = scope.words, rest.body.runs
    if not runs:
        return None
    first, last = runs[0].first, runs[-1].last
    first += words[first] in _OBLIGING and words[first + 1 : first + 2] == (_TO,)  # "required | to"
    obliged = words[first] == _TO and words[first - 1] in _OBLIGING  # "have | to register"
    first += obliged and first + 1 < last
    light = obliged or words[predicate.first] in syntax.AUXILIARIES
    verb = words[first] if light else words[predicate.first]
    if verb in syntax.NONFINITE_BE:
        return None  # "they must be on a roof that is flat": how something must be
    done = bool(_DONE_TO.intersection(bases(verb, VERB)))
    if syntax.RELATIVES.isdisjoint(words[first:last]):
        told = done and not _is_with_somebody(words, first, last)
        # "need to declare rent **you receive** if …": that is what it is called
        told = told and not (obliged and not syntax.NOMINATIVES.isdisjoint(words[first:last]))
        said = None
        if told:
            said = _amount_told(scope, first, last) or object_told_apart(scope, statement)
        return said or _bounded_matter(scope, verb, first, _before_deadline(words, first, last))
    last = _before_deadline(words, first, last)
    opening = first + 2 if verb in _ASKING else first  # "apply for | a pass"
    about: int | None = first + (verb == words[first]) if done else _about(words, opening, last)
    while about is not None and about < last - 1:
        said = _said_of(scope, about, last)
        if said is not None:
            return said
        about = _about(words, about, last)
    return None


def _is_with_somebody(words: Frame, first: int, last: int) -> bool:
    """Tell whether "with" opens whom a duty is done with: "register it **with the council**".

    What a thing of any kind has tells it apart: "register any boat **with a mast**".
    """
    if _WITH not in words[first:last]:
        return False
    at = words.index(_WITH, first, last)
    of_any = words[first + 1 : first + 2] != () and words[first + 1] in _OF_ANY
    has = words[at + 1] in _HAD or syntax.is_plural_noun(words[last - 1])
    has = has and not any(map(is_person, words[at + 1 : last]))
    return not (of_any and has)


def _bounded_matter(scope: Scope, verb: str, first: int, last: int) -> Expression | None:
    """Return the clause of how much, or how long, what is told or taxed must be at least.

    "Tell us about **savings over £9**", "pay tax on **gifts worth more than £9**".

    Args:
        scope: the sentence.
        verb: the verb of the duty.
        first: index of the first token behind the predicate.
        last: index after the last.
    """
    words = scope.words
    about = _about(words, first, last) if verb in _TOLD_OR_PAID else None
    while about is not None:
        near = range(about + 1, min(about + _NEAR_NOUN, last - 1))
        bound = next((at for at in near if _bounds(words, at)), None)
        if bound is not None and any(map(_is_number, words[bound + 1 : last])):
            noun = words[bound - 1]
            if words[bound] == _OF:
                be = "are" if syntax.is_plural_noun(noun) else "is"
                return make_clause(
                    scope, Words(bound + 1, last), implied.CUE, ("the", noun, be), kept=True
                )
            return None if is_person(noun) else things_told_apart(scope, about, last)
        about = _about(words, about, last)
    return None


def _bounds(words: Frame, at: int) -> bool:
    """Tell whether a word bounds how much, or how long, the thing before it is."""
    behind = words[at + 1]
    amount = behind in _MORE or _is_number(behind) or behind in syntax.CURRENCIES
    return words[at] in _BOUNDING and (words[at] != _OF or amount)


def _amount_told(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of how much there is of what a duty is about: "declare **cash of £9 or**".

    Args:
        scope: the sentence.
        first: index of the first token behind the predicate.
        last: index after the last.
    """
    words = scope.words
    of = words.index(_OF, first, last) if _OF in words[first:last] else first
    noun = words[of - 1]
    if of < first + 2 or is_person(noun) or not is_bounded_amount(words, of + 1, last):
        return None
    be = "are" if syntax.is_plural_noun(noun) else "is"
    return make_clause(scope, Words(of + 1, last), implied.CUE, ("the", noun, be), kept=True)


def purpose_of(scope: Scope, sentence: Sentence, statement: Statement) -> Expression | None:
    """Return what a statement demands something for, or the list of what the duty is about.

    Args:
        scope: the sentence, with the list that it leads in.
        sentence: its parts.
        statement: one of its statements.
    """
    if not scope.draft.conclusion.demanding:
        return None
    bound = bound_clause(scope, statement) or needed_to(scope, statement, sentence.last)
    return bound or aim_of(scope, sentence, statement) or _matter_listed(scope, statement)


def _matter_listed(scope: Scope, statement: Statement) -> Expression | None:
    """Return the list that tells the things apart that a duty is about: "Tag dogs **that:** …"."""
    predicate, rest = statement.predicate, statement.rest
    if not scope.items or predicate is None or rest is None:
        return None
    phrase, words = reference_of(rest.body), scope.words
    run = None if phrase is None else phrase.words
    if phrase is None or run is None or phrase.reference is None:
        return None
    said = words[run.first : run.last]
    verb = said[0] if words[predicate.first] in syntax.AUXILIARIES else words[predicate.first]
    noun = said[-2] if len(said) > 1 else ""
    done = not _DONE_TO.isdisjoint((verb, *bases(verb, VERB))) or not _ABOUT.isdisjoint(said)
    if not done or said[-1] not in implied.RELATIVE_OF_THINGS or is_person(noun):
        return None
    scope.holes |= {run.last - 1}  # "you must register dogs | that"
    return read_list(scope, Lead(phrase.reference, _WHO, ("the", noun)), _WHO)


def _said_of(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of a relative clause about a thing whose name begins at a place."""
    related = related_object(scope.words, first, last)
    if related is not None:
        return read_relative(scope, related)
    return behind_which(scope, first, last) or deed_clause(scope, first, last)


def _about(words: Frame, at: int, last: int) -> int | None:
    """Return where what a duty is about begins, behind the next preposition: "tax on | a hut"."""
    places = range(at + 1, last - 1)
    return next((i + 1 for i in places if words[i] in _ABOUT), None)


def _before_deadline(words: Frame, first: int, last: int) -> int:
    """Return where a duty ends before by when it is to be done: "a change | within 10 days"."""
    places = range(first, last - 1)
    return next((i for i in places if words[i] == _WITHIN and _is_number(words[i + 1])), last)


def _is_number(word: str) -> bool:
    return word[:1].isdigit() or word in syntax.NUMBERS
