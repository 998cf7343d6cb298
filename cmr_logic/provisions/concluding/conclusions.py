"""What kind of conclusion a statement has: denied or affirmed, demanded or granted."""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Restricted, Sentence, Statement, denies_each
from cmr_logic.cues import Effect
from cmr_logic.cues.sanctions import punishes, threatens
from cmr_logic.provisions.concluding.aims import states_wish
from cmr_logic.provisions.drafts.draft import Conclusion, Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.drafts.shapes import conclusion_extent
from cmr_logic.provisions.lists.hindrances import puts_off
from cmr_logic.provisions.lists.signs import names_kinds
from cmr_logic.provisions.matters.bounds import sets_age
from cmr_logic.provisions.matters.status_said import status_of_kinds
from cmr_logic.provisions.verbs.borne_by import binds_some
from cmr_logic.provisions.verbs.demands_on_things import demanded_of_thing
from cmr_logic.provisions.verbs.denials import denying
from cmr_logic.provisions.verbs.owing import owes_reader, pays_for_aim
from cmr_logic.provisions.verbs.predicates import (
    denies_state,
    forbids_deed,
    forbids_state,
    is_benefit,
    is_demand,
    is_denial,
    lets_out,
    reaches_further,
    waives,
    withholds,
)
from cmr_logic.provisions.verbs.predications import predication
from cmr_logic.provisions.verbs.referring import is_lifted, refers_back
from cmr_logic.provisions.words.predicate_words import DEFINING, DEMANDING_MODALS, HOPED
from cmr_logic.text import NOUN, VERB, bases, classes, words_in

_NEITHER = ("neither",)
# What opens what is so of a thing: "a boat on **which**", "tools **that** leak"; not "who".
_OF_THINGS = frozenset({"which", "that"})
# What denies a verb from before it: "they **never** lapse"; not "they rarely lapse".
_NEVER = ("never",)
# Who a rule addresses: "**you** cannot own a boat"; not "your boat".
_YOU, _IT = ("you",), ("it",)
# What stands for its subject where a list follows: "**Not** covered: …".
_NOT = ("not",)
# What somebody is to be, and a thing only is: "the warden **shall be available**"; not "seats".
_TO_BE_THERE = ("shall", "be", "available")
# Names of what is left out, above a list of it: "**Exclusions**"; not "Exceptions", to a rule.
_EXCLUSIONS = frozenset({"exclusions", "exclusion"})
# What denies a statement that goes on with a denial: "**Nor** can you row"; not "Now".
_NOR = "nor"
# Words for what someone has by itself: "you automatically **qualify**"; not "are enrolled".
_STANDING = frozenset({"qualify", "qualifies", "eligible", "entitled", "exempt", "get", "gets"})
_ARE = frozenset({("are",), ("is",), ("'re",)})  # "are **to** do", which demands
_NO_DEEDS = frozenset({"blame", "be", "come"})  # "you are to **blame**": no deed
# How one says what can be expected, and the effects of cues of the case in which it can.
_SHOULD_BE, _CASES = ("should", "be"), frozenset({Effect.IF, Effect.UNLESS})
_FRONT = 3  # words that deny a statement from its front: "under no circumstances"
# Openings of what a definition names its subject as: "is **someone** who"; not "is for people who".
_KIND = frozenset({"a", "an", "any", "someone", "anyone", "somebody", "anybody", "people", "those"})


def defines(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says what its subject is: "A guest is someone who …".

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None:
        return False
    said = scope.words[predicate.first : predicate.last]
    if rest is None or rest.relative is None:
        return _names_kinds(scope, rest, said)
    extent = rest.body.extent
    is_kind = extent is not None and scope.words[extent[0]] in _KIND
    return is_kind and said[0] in syntax.BE


# Modals by which nobody is to do something: "no member **shall** smoke"; not "no member need pay".
_BIDDING = frozenset({("shall",), ("must",)})


def _names_kinds(scope: Scope, rest: Restricted | None, said: Frame) -> bool:
    """Tell whether a statement breaks off before the kinds that its subject can be: "may be:"."""
    if not scope.items:
        return False
    if rest is not None:
        extent = rest.body.extent
        said = () if extent is None else scope.words[extent[0] : extent[1]]
    return said[-1:] == ("be",) and names_kinds(scope.draft.text, scope.items)


def _denied_from_front(scope: Scope, first: int) -> bool:
    """Tell whether words before a statement deny it: "nor can you", "on no account may you"."""
    if not first:
        return False  # nothing stands before
    found = cues.match(scope.words, max(first - _FRONT, 0))
    fronted = found is not None and found[0].name == cues.DENYING_FRONT and found[1] == first
    return fronted or scope.words[first - 1] == _NOR


def _before_relative(scope: Scope, statement: Statement, first: int, last: int) -> Frame:
    """Return the words of a statement up to who somebody is: "Lend nets to rowers | who …"."""
    rest = statement.rest
    named = None if rest is None or rest.relative is None else rest.body.extent
    return scope.said(first, last if named is None else named[1])


def _before_which(said: Frame) -> Frame:
    """Return words up to what is so of a thing: "may sell a boat | on which **no** tax is paid".

    What denies there denies of that thing alone: "can mend tools | that they do **not** pay".
    What is said or thought is no thing: "we believe that you have not rowed". What somebody must
    say or show, they must say and show: "you must state **that** no guest is ill".
    """
    if syntax.NEGATIONS.isdisjoint(said) or _OF_THINGS.isdisjoint(said):
        return said
    at = next((i for i, word in enumerate(said) if i and word in _OF_THINGS), len(said))
    if said[at - 1] in syntax.PREPOSITIONS:
        return said[: at - 1]
    kinds = classes(said[at - 1])
    noun = NOUN in kinds and (VERB not in kinds or syntax.is_plural_noun(said[at - 1]))
    told = said[0] in DEMANDING_MODALS and said[at : at + 1] == ("that",)
    return said[:at] if noun or told else said


def _is_to_act(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says what someone is to do: "Guests **are to sign** the book"."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    if predicate is None or scope.words[predicate.first : predicate.last] not in _ARE:
        return False
    named = None if subject is None else subject.body.extent
    behind = None if rest is None else rest.body.extent
    if named is None or behind is None:
        return False
    words, (first, last) = scope.words, behind
    deed = words[first : first + 1] == ("to",) and last - first > 1
    deed = deed and words[first + 1] not in _NO_DEEDS
    if not deed:
        return False
    someone = words[named[0]] == "you" or is_person(words[named[1] - 1])
    return someone and words[first + 1] in bases(words[first + 1], VERB)


def _names_somebody(named: Frame) -> bool:
    """Tell whether a subject names somebody: "the warden of the hut"; not "copies of the rules"."""
    head = syntax.noun_head(named)
    return head is not None and any(map(is_person, named[: head + 1]))


def _is_hoped(scope: Scope, sentence: Sentence, statement: Statement, said: Frame) -> bool:
    """Tell whether a statement says what one can expect: "You **should be able to** row if …".

    Where it names no case, or an aim, it asks for an ability: "You should be able to swim".
    """
    if said[:2] != _SHOULD_BE or HOPED.isdisjoint(said[2:4]):
        return False
    return any(
        condition.cue.effect in _CASES and not states_wish(scope.words, condition)
        for condition in (*sentence.fronts, *statement.conditions)
    )


_ONE_THING = frozenset({"the", "your", "its", "each"})  # openings of its name: "**the** sign"


def _forbids(sentence: Sentence, statement: Statement, whole: Frame, said: Frame) -> bool:
    """Tell whether a statement demands not to be, have or, for an aim, do something.

    Args:
        sentence: the parts of the sentence.
        statement: one of its statements.
        whole: its words.
        said: what it says of its subject.
    """
    for_aim = any(front.cue.effect is Effect.PURPOSE for front in sentence.fronts)
    forbids = forbids_deed(said) if for_aim else forbids_state(said)
    limited = sentence.fronts or statement.conditions  # "you can't be a member if …" bars the thing
    told = whole[:1] in (_YOU, _IT)
    forbids = forbids or (told and not limited and denies_state(said))
    forbids = forbids or (forbids_deed(said) and _is_of_thing(whole, said))
    return forbids and not withholds(said)


def _is_of_thing(whole: Frame, said: Frame) -> bool:
    """Tell whether it is one thing that must not do something: "**the sign** must not cover it".

    What kinds of things must not do is a ban on these: "Lorries must not use the bridge".
    """
    if whole[:1] == _IT and len(whole) == len(said) + 1:
        return demanded_of_thing(("the", "thing", *said))
    return whole[:1] != () and whole[0] in _ONE_THING and demanded_of_thing(whole)


def _asks_for_deed(scope: Scope, statement: Statement, whole: Frame, said: Frame) -> bool:
    """Tell whether a statement demands without the words of a demand: "Guests **are to sign**".

    Args:
        scope: the sentence.
        statement: one of its statements.
        whole: its words.
        said: what it says of its subject.
    """
    acts = _is_to_act(scope, statement) or pays_for_aim(whole) or sets_age(scope.words, statement)
    there = said[:3] == _TO_BE_THERE
    return acts or (there and _names_somebody(whole[: len(whole) - len(said)]))


def conclusion_of(scope: Scope, sentence: Sentence, statement: Statement) -> Conclusion:
    """Return the kind of conclusion that a statement has, before its parts are read.

    Args:
        scope: the sentence, with the list that it still leads in.
        sentence: its parts.
        statement: the one of its statements.
    """
    first, last = conclusion_extent(sentence, statement)
    predicate = statement.predicate
    whole = scope.said(first, last)
    said = predication(scope, statement)
    subject = scope.words[first : predicate.first] if predicate and scope.items else ()
    words = denying(
        # with the particle of a verb that is not said again: "is written **off** if …, or once …"
        (said and said + scope.words[last : last + statement.shares_subject])
        or _before_relative(scope, statement, first, last),
        subject,
    )
    if predicate is None and scope.items:
        words |= _EXCLUSIONS.intersection(whole[-1:])
    status = status_of_kinds(scope, statement)
    words = words if status is None else status.denying
    neither = statement.subject is not None and denies_each(statement.subject.body)
    denied_subject = predicate is not None and (
        neither or scope.words[first] in syntax.DENYING_SUBJECTS
    )
    no = (_NEITHER if neither else whole[:1]) if denied_subject else ()
    ahead = scope.words[predicate.first - 1 : predicate.first] if predicate else ()
    never = ahead if ahead == _NEVER or ahead == _NOT == scope.words[first : first + 1] else ()
    denied_ahead = denied_subject or _denied_from_front(scope, first)
    negative = is_denial((*never, *_before_which(said or whole))) != denied_ahead
    if status is not None:
        negative = status.negated
    if is_lifted(whole):
        negative, words = True, frozenset[str]()
    forbidding = not (scope.items or denied_subject)
    forbidding = forbidding and _forbids(sentence, statement, whole, said)
    demanding = is_demand((*said, ":") if scope.items else said) or (
        not (negative or scope.items) and _asks_for_deed(scope, statement, whole, said)
    )
    if demanding and (
        (predicate is not None and syntax.authority_gives(scope.words, predicate.first))
        or (denied_subject and said[:1] in _BIDDING)
        or _is_hoped(scope, sentence, statement, said)
        or binds_some(said)
    ):
        demanding = False  # "**No** loan shall **be** extended to a pupil who is late"
    owing = demanding and owes_reader(whole)
    return Conclusion(
        negative=negative,
        denied=negative != (len(words) % 2 == 1),
        demanding=forbidding or (demanding and not waives((*no, *said))),
        forbidding=forbidding,
        benefit=owing or is_benefit(whole) or (bool(scope.items) and _grants_again(scope, whole)),
        defining=not DEFINING.isdisjoint(said) or defines(scope, statement),
        exact="only" in whole,
        automatic="automatically" in whole and not _STANDING.isdisjoint(whole),
        further=reaches_further(said),
        denying=words,
        threatening=threatens(whole) or punishes(whole),
        ending=lets_out(said) or puts_off(said),
        owing=owing,
        sparing=bool(scope.items) and waives((*no, *said)),
    )


# What a lead-in points at one before by: "**this** applies if:"; not "do this if:".
_THIS = frozenset({("this",), ("it",), ("that",)})


def _grants_again(scope: Scope, whole: Frame) -> bool:
    """Tell whether a lead-in only points at a grant: "Rowers get a key. **This applies**"."""
    draft = scope.draft
    if not draft.provisions or whole[:1] not in _THIS or not refers_back(whole):
        return False
    before = draft.provisions[-1]
    granted = before.positive and before.demand is None and not before.denying
    return granted and is_benefit(words_in(before.conclusion.of(draft.text)))
