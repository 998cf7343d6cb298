"""What joined parts share: a subject with its auxiliary and negation, the time at the end."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.cues import Effect
from cmr_logic.provisions.conditions.completing import (
    breaks_off_at_noun,
    leads_list,
    what_completes,
)
from cmr_logic.provisions.conditions.conjuncts import behind_reason, governs, opening_of, whole_of
from cmr_logic.provisions.conditions.shared_endings import (
    circumstance_of_all,
    date_of_all,
    time_of_all,
)
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.negation import NEGATIVE_SUBJECTS
from cmr_logic.provisions.phrases.wished_beside import wishes_beside
from cmr_logic.records import record

_BE = syntax.BE | {"been", "being"}
_BEEN = frozenset({"been", "be", "have"})


@record(frozen=True, slots=True)
class Shared:
    """What the later parts of a coordination share with the first.

    Args:
        denied: the subject, auxiliary and negation of the first part, if they reach all parts.
        tail: the words at the end that complete each part.
        holes: the sign that parts these from the last part: "have been**,** a member".
    """

    denied: Frame = ()
    tail: Words | None = None
    holes: frozenset[int] = frozenset()


def stands_behind(common: Shared, item: Coordination) -> bool:
    """Tell whether a part follows what those before share: "own or rent a boat**, or if you row**".

    Args:
        common: what they share.
        item: the part.
    """
    extent = item.extent
    return common.tail is not None and extent is not None and extent[0] > common.tail.last


def shared(scope: Scope, node: Joined, frame: Frame) -> Shared:
    """Return what all parts of a coordination share beside the words before the first.

    A negation reaches each later part that is a form which the auxiliary before it governs, except
    two cases with "and". A base form may also have "you" for its subject: "if you do not own a car
    and live alone". And what someone is granted for is listed as it must be, not as what must not
    all be so: "You can row if you have not missed a lesson and paid the fee".

    Args:
        scope: the sentence that they stand in.
        node: the parts.
        frame: the words that the first one completes.
    """
    whole = whole_of(scope, node.items[0], frame)
    verb = None if whole is None else syntax.verb_of(whole)
    if whole is None or verb is None:
        return Shared()
    either_of, conclusion = node.effect is Effect.OR, scope.draft.conclusion
    openings = [opening_of(scope, item) for item in node.items[1:]]
    said = whole[verb:]
    if "," in said:
        said = tuple([word for word in said if word != ","])
    completed = what_completes(scope, node, said)
    if completed is not None:
        sign = frozenset({completed.first - 1}) if scope.words[completed.first - 1] == "," else ()
        return Shared(tail=completed, holes=frozenset(sign))
    dated = date_of_all(scope, node, whole[verb:])
    auxiliary = _last_auxiliary(whole, verb, states=node.states)
    nobody = either_of and whole[0] in NEGATIVE_SUBJECTS
    if nobody and all(words[:1] and words[0] in syntax.AUXILIARIES for words in openings):
        return Shared(whole[:verb], dated)  # "nobody answers or **is** at home"
    if not all(governs(auxiliary, words, either_of=either_of) for words in openings):
        return Shared(tail=dated)
    granting = conclusion.benefit and not conclusion.denied
    denied: Frame = ()
    own = any(syntax.VERBAL_NEGATIONS.intersection(words[:1]) for words in openings)
    own = own or (either_of and wishes_beside(whole, openings) != ())
    # "do not own a farm, or own **one** under 9 acres": such a farm is owned
    own = own or (either_of and any(words[1:2] == ("one",) and words[2:] for words in openings))
    if (either_of or not granting) and not own:  # "have not paid or **not** signed" denies anew
        denied = _denied(whole, verb, openings, states=node.states)
    if nobody and not own:
        denied = whole[: syntax.behind_being(whole, verb) if node.states else verb + 1]
    tail = time_of_all(scope, node.items[-1], auxiliary, denied=bool(denied))
    tail = tail or circumstance_of_all(scope, node, whole[verb:])
    return Shared(denied, tail or dated)


def waits_for_list(scope: Scope, node: Joined, frame: Frame) -> bool:
    """Tell whether parts are one lead-in: "you **are engaged in or plan to run** a club that: …".

    Args:
        scope: the sentence.
        node: the parts.
        frame: the words that the first one completes.
    """
    if scope.items and _says_of_items(node):
        return True
    whole = whole_of(scope, node.items[0], frame) if leads_list(node) else None
    verb = None if whole is None else syntax.verb_of(whole)
    return whole is not None and verb is not None and breaks_off_at_noun(whole[verb:])


def _says_of_items(node: Joined) -> bool:
    """Tell whether parts are what "be" says of each item: "if these **are lost or stolen**:"."""
    first = node.items[0]
    told = isinstance(first, Phrase) and first.reference is not None and first.after is not None
    return told and node.states and all(isinstance(item, Phrase) for item in node.items)


def _last_auxiliary(whole: Frame, verb: int, *, states: bool) -> str:
    """Return the auxiliary that governs what follows: "must not **be** moved", "**does** not row".

    Args:
        whole: a clause.
        verb: where its finite verb stands.
        states: what is joined are states: "must not **be** a club or a school".
    """
    at = verb + 1
    while at < len(whole) - 1 and (whole[at] in _BEEN or whole[at] in syntax.VERBAL_NEGATIONS):
        at += 1
    being = whole[at - 1] in _BE and (states or syntax.is_participle(whole[-1]))
    modal = whole[verb] in syntax.MODALS and not syntax.VERBAL_NEGATIONS.isdisjoint(whole[verb:])
    return whole[at - 1] if modal and being else whole[verb]


def _denied(whole: Frame, verb: int, openings: Sequence[Frame], *, states: bool) -> Frame:
    """Return a clause up to the negation behind its finite verb, nothing where it has none.

    A passive leans on "been" as well: "you have not been | fined or sued".
    """
    for at in range(verb + 1, 0 if behind_reason(whole) else len(whole)):
        if whole[at] in syntax.VERBAL_NEGATIONS:
            being = at + 1
            while being < len(whole) - 1 and whole[being] in _BEEN:
                being += 1
            passive = being > at + 1 and syntax.is_participle(whole[-1])
            if passive and all(map(syntax.is_passive, openings)):
                return whole[:being]
            return whole[: syntax.behind_being(whole, at) if states else at + 1]
        if not syntax.is_adverb(whole[at]):
            break
    return ()
