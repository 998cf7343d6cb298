"""One phrase that joins parts → the clauses of its parts, asked together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, Not, both, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person, restricted, restricts
from cmr_logic.provisions.making.clause_making import before_aim, make_clause, say
from cmr_logic.provisions.making.fitting import fit, possessed, stands_alone
from cmr_logic.provisions.phrases.aims_in_turn import aims_in_turn
from cmr_logic.provisions.phrases.articles import article_for, shares_article
from cmr_logic.provisions.phrases.behind_commas import split_before_shared
from cmr_logic.provisions.phrases.grouping import ask_together
from cmr_logic.provisions.phrases.nested_lists import without_list_behind
from cmr_logic.provisions.phrases.phrase_heads import (
    head_of_list,
    is_somebody,
    joints_behind_verb,
    joints_of_all,
    opens_verb_phrase,
)
from cmr_logic.provisions.phrases.shared_words import (
    WAITING,
    behind_nouns,
    noun_shared,
    parts_stand_alone,
    share_object,
    shared_from,
)
from cmr_logic.provisions.phrases.things import Things, choice_of_things, opens_thing, things_of
from cmr_logic.provisions.phrases.wished_beside import split_wishes
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes

# The frame of kinds of things, which no verb of theirs replaces: "it is | orders over £50".
# What only says that kinds are examples: "**things like** weaving"; not "people like you".
_EXAMPLES = frozenset({("things", "like"), ("items", "like"), ("services", "like")})
_IT_IS = ("it", "is")
# Last words of a lead-in before those whom something is for: "free **for**:"; not "with".
_TOWARDS = frozenset({"for", "to"})
_REASON = "because"
_VERB_AND_PREPOSITION = 2  # words of a part that waits for what the next one has: "fly to"
_THAT_NO = ("that", "no")  # "show **that no** cook or guide is free"; not "a hut that has no sink"
# Determiners of a thing that a reason is about: "because **the** sea is near"; not "your".
_ONE_THING = frozenset({"the", "a", "an", "this", "these", "that"})


@record(frozen=True, slots=True)
class _Piece:
    """A part of a phrase, the words that it leans on, and whether each of them is kept."""

    words: Words
    frame: Frame
    kept: bool = False


_Join: TypeAlias = Callable[[Sequence[Expression]], Expression]
_Parting: TypeAlias = Callable[[Scope, Words, Frame, Sequence[int]], Iterator[_Piece]]


def split_phrase(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression:
    """Make the clauses of a phrase: one, or one for each part that it joins.

    "Or" joins parts of any kind, "and" things to have or bring ("a badge, a towel and a padlock").

    Args:
        scope: the sentence that it stands in.
        words: the phrase.
        cue: what made it a condition.
        frame: the words that it completes.
    """
    if not words.joints:
        return make_clause(scope, words, cue, frame)
    if cue.effect is Effect.PURPOSE and scope.draft.conclusion.demanding:
        words = aims_in_turn(scope, words, frame)
    found = split_wishes(scope, words, cue, frame) or split_before_shared(scope, words, cue, frame)
    if found is not None:
        return found
    return _split_joined(scope, without_list_behind(scope.words, words), cue, frame)


def _split_joined(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression:
    """Make the clauses of a phrase with coordinators: as many as they part."""
    choices = _choices(scope, words)
    if choices:
        return _all_of_choices(scope, words, cue, frame, choices)
    joints = _joints(scope, words, frame)
    if not joints:
        if _names_people(scope, words, frame):
            return split_kinds(scope, words, cue, frame)
        verbs = _verbs_with_one_object(scope, words, frame)
        if verbs:
            return _split(scope, words, cue, frame, verbs, _pieces, both)
        things = things_of(scope, words, frame)
        if things is None:
            return make_clause(scope, words, cue, frame)
        parting = partial(_pieces, things=things)
        return _split(scope, words, cue, frame, things.joints, parting, both)
    return _split(scope, words, cue, frame, joints, _pieces, either)


def _choices(scope: Scope, words: Words) -> list[int]:
    """Return the places of each "and" that parts choices: "a pass or badge **and** a key".

    It parts more than "or" does behind a comma, or before a thing that opens anew where the last
    of the choice before it does not.
    """
    ors = [at for at, effect in words.joints if effect is Effect.OR]
    ands = [at for at, effect in words.joints if effect is Effect.AND]
    if not ors or not ands:
        return []
    tokens = scope.words
    bare = all(tokens[at + 1] not in syntax.DETERMINERS for at in ors)
    wide = all(
        tokens[at] == "and"
        and opens_thing(tokens[at + 1])
        and (tokens[at - 1] == "," or (bare and at > ors[0]))
        for at in ands
    )
    head = head_of_list(tokens, words.first, words.joints[0][0])
    apart = head == words.first or tokens[head - 1] not in syntax.PREPOSITIONS
    return ands if wide and apart and opens_thing(tokens[head]) else []


def _all_of_choices(
    scope: Scope, words: Words, cue: Cue, frame: Frame, cuts: Sequence[int]
) -> Expression:
    """Make the clauses of several choices, one of each of which is needed."""
    head = head_of_list(scope.words, words.first, words.joints[0][0])
    own = scope.said(words.first, head)
    alone = stands_alone(scope.said(words.first, words.joints[0][0]), frame)
    lead = own if own and alone else fit(frame, own)
    choices = []
    for start, end in pairwise((words.first - 1, *cuts, words.last)):
        inside = tuple(joint for joint in words.joints if start < joint[0] < end)
        leaning = frame if start < words.first else lead
        choices.append(split_phrase(scope, Words(start + 1, end, inside), cue, leaning))
    return both(choices)


def _verbs_with_one_object(scope: Scope, words: Words, frame: Frame) -> list[int]:
    """Return the place of the "and" between two verbs that share what follows: "own and run a bar".

    None where the first may stand by itself: "you sail and keep hens".
    """
    joints = joints_of_all(scope, words, frame)
    if len(joints) != 1:
        return []
    left = scope.said(words.first, joints[0])
    one = left[-1] in WAITING and share_object(frame + left, scope.said(joints[0] + 1, words.last))
    return joints if one else []


def _names_people(scope: Scope, words: Words, frame: Frame) -> bool:
    """Tell whether a phrase names kinds of people whom something is for: "students and nurses".

    Nobody has to be of both.
    """
    before = frame[-1:]
    if not words.joints or not (before == () or before[0] in syntax.BE or before[0] in _TOWARDS):
        return False
    bounds = (words.first - 1, *(at for at, _ in words.joints), words.last)
    parts = (scope.words[start + 1 : end] for start, end in pairwise(bounds))
    return all(_is_kind_of_people(part) for part in parts)


def _is_kind_of_people(named: Frame) -> bool:
    head = syntax.noun_head(named)
    plural = head is not None and syntax.is_plural_noun(named[head]) and is_person(named[head])
    return plural and named[0] not in syntax.DETERMINERS and not syntax.reads_as_verb(named[0])


def split_kinds(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression:
    """Make the clauses of a phrase that names kinds, which "and" joins as "or" does."""
    if scope.words[words.first : words.first + 2] in _EXAMPLES:
        words = Words(words.first + 2, words.last, words.joints)
    if not words.joints:
        return make_clause(scope, words, cue, frame, kept=frame == _IT_IS)
    return _split(scope, words, cue, frame, [at for at, _ in words.joints], _kinds, either)


def _joints(scope: Scope, words: Words, frame: Frame) -> list[int]:
    """Return the places of each "or" that parts a phrase, none where "or" and "and" are mixed."""
    joints = joints_behind_verb(scope, words, frame, Effect.OR)
    mixed = any(effect is Effect.AND and at > joints[0] for at, effect in words.joints if joints)
    return [] if mixed else joints


def _split(
    scope: Scope,
    words: Words,
    cue: Cue,
    frame: Frame,
    joints: Sequence[int],
    parting: _Parting,
    join: _Join,
) -> Expression:
    words = _without_reason(scope, _without_aim(scope, words))
    left = scope.said(words.first, joints[0]) if joints else ()
    shared = noun_shared(scope, words, joints) if joints else None
    apart = shared is not None or (joints and parts_stand_alone(scope, words, frame + left, joints))
    if not apart or _denies_inside(scope, words, joints[0]):
        return make_clause(scope, words, cue, frame)
    made, whole = len(scope.draft.clauses), words
    if shared is not None:
        kinds = join is either and is_person(scope.words[shared])
        if scope.words[joints[-1]] == "and" and not kinds:
            return make_clause(scope, words, cue, frame)  # "clean and dry bottles": they are both
    leaning = () if left[:1] and left[0] in syntax.NOMINATIVES else frame  # "and | you own or rent"
    cut = shared_from(scope, words, leaning + left, joints) if shared is None else shared
    if cut is not None:
        last = whole.last - (scope.words[whole.last - 1] == "," and whole.last - 1 > cut)
        words, scope = Words(words.first, cut), replace(scope, tail=Words(cut, last))
    said = say(scope, words, frame, joint=joints[0])
    each = all(scope.words[at + 1] == "no" for at in joints)  # "no car, **no** van"
    if said.denied and join is both and not each:
        return make_clause(scope, words, cue, frame)  # "not a car and a van": not both, or neither
    before = range(words.first, joints[0])  # "either of you" names whom it is about
    tokens = scope.words
    announcing = {i for i in before if tokens[i] == "either" and tokens[i + 1] != "of"}
    if announcing:
        scope = replace(scope, holes=scope.holes | announcing)
    parts = [
        make_clause(scope, piece.words, cue, _frame_of(tokens, piece), kept=piece.kept)
        for piece in parting(scope, words, frame, joints)
    ]
    if each or _denied_anew(tokens, joints):
        return (both if each else join)(parts)
    ask_together(scope, whole, said, made, [] if join is both else joints)
    if not said.denied:
        return join(parts)
    # "not A or B" denies both: the negation stands before the list
    return Not(either([part.operand if isinstance(part, Not) else part for part in parts]))


def _denied_anew(tokens: Sequence[str], joints: Sequence[int]) -> bool:
    """Tell whether each later part denies by itself: "have not paid, or **not** signed"."""
    return all(tokens[at + 1] in syntax.VERBAL_NEGATIONS for at in joints)


def _frame_of(tokens: Sequence[str], piece: _Piece) -> Frame:
    """Return the words that a piece completes, without a negation where it has its own.

    What says where by itself needs no preposition: "worked in Kent or **abroad**".
    """
    opening = tokens[piece.words.first]
    alone = opening in syntax.WHEREABOUTS and piece.words.last == piece.words.first + 1
    if alone and piece.frame[-1:] != () and piece.frame[-1] in syntax.OF_PLACES:
        return piece.frame[:-1]
    if opening not in syntax.VERBAL_NEGATIONS:
        return piece.frame
    return tuple(word for word in piece.frame if word not in syntax.VERBAL_NEGATIONS)


def _denies_inside(scope: Scope, words: Words, joint: int) -> bool:
    """Tell whether a relative clause denies what is listed: "from a town **that's not** in A or B".

    It denies each of them, and says one thing of the town. So does "**that no** cook or guide is
    free", which nobody has shown who has shown it of cooks alone.
    """
    head = head_of_list(scope.words, words.first, joint)
    related = {at for at in range(words.first + 1, head + 1) if scope.words[at] in syntax.RELATIVES}
    if any(scope.words[at : at + 2] == _THAT_NO for at in related):
        return True
    related.discard(head)
    behind = scope.words[min(related, default=head) : head]
    return not syntax.VERBAL_NEGATIONS.isdisjoint(behind)


def _without_aim(scope: Scope, words: Words) -> Words:
    """Return a phrase that joins parts without the aim behind it: "a UK or Irish pass | to row"."""
    last = before_aim(scope, words.first, words.last)
    parted = last < words.last and words.joints != () and last > words.joints[-1][0] + 1
    return replace(words, last=last) if parted else words


def _without_reason(scope: Scope, words: Words) -> Words:
    """Return a phrase that joins parts without the reason for a denial behind the last of them.

    "You can't have it if you live in Rye or Deal **because the sea is near**": neither in Rye nor
    in Deal. What is said of whoever asks may belong to the part: "or are off because you are ill".
    """
    tokens, start = scope.words, words.joints[-1][0] + 1 if words.joints else words.last
    if not scope.draft.conclusion.denied or _REASON not in tokens[start : words.last]:
        return words
    at = tokens.index(_REASON, start)
    of_thing = tokens[at + 1] in _ONE_THING and syntax.finite_verb(tokens, at + 1, words.last)
    named = at > start and syntax.finite_verb(tokens, start, at) is None
    return replace(words, last=at) if of_thing and named else words


def _pieces(
    scope: Scope,
    words: Words,
    frame: Frame,
    joints: Sequence[int],
    things: Things | None = None,
) -> Iterator[_Piece]:
    """Yield the parts of a phrase, each with what it leans on."""
    yield _Piece(Words(words.first, joints[0]), frame)
    left = possessed(scope.said(words.first, joints[0]), frame)
    alone = stands_alone(left, frame)
    whole = left if alone else fit(frame, left)
    if len(joints) == 1 and syntax.behind_prepositions(scope.words, joints[0]) == words.last:
        yield _Piece(Words(joints[0] + 1, words.last), whole[:-1], kept=True)
        return
    if len(joints) == 1 and syntax.strands_preposition(scope.words, joints[0]):
        verb = len(left) - (joints[0] - words.first)
        if verb >= 0 and joints[0] - words.first == _VERB_AND_PREPOSITION:
            yield _Piece(Words(joints[0] + 1, words.last), frame or left[:verb], kept=bool(frame))
            return
    things = things or choice_of_things(scope, words, joints)
    head = things.head if things else head_of_list(scope.words, words.first, joints[0])
    listed = len(left) - len(scope.said(words.first, head))
    lead = whole[: len(whole) - listed] or _before_object(whole, frame)
    determined = scope.words[head] in syntax.DETERMINERS
    shared = scope.tail is not None and determined and not behind_nouns(scope.words, scope.tail)
    verbs = joints[0] == words.first + 1 and VERB in classes(scope.words[words.first])
    for joint, end in pairwise((*joints, words.last)):
        first = next((at for at in range(joint + 1, end) if at not in scope.holes), joint + 1)
        part = Words(first, end)
        choice = scope.words[joints[-1]] == "or"
        close = end - (first + 1 < end and scope.words[end - 1] == ",")
        named, names = scope.words[first:close], scope.draft.tokens.unnamed[first:close]
        if shared or (
            determined and shares_article(scope.words[head], named, names=names, choice=choice)
        ):
            own, needless = article_for(scope.words[head], named)
            yield _Piece(Words(first + needless, end), (*lead, *own), kept=True)
            continue
        opening = scope.words[first]
        if scope.words[joints[0] - 2] == "to" and opening in bases(opening, VERB):
            yield _Piece(part, whole[:-1], kept=True)  # "you plan to buy | or rent a boat"
            continue
        verbal = verbs and VERB in classes(opening)  # "sells, rents or mends boats"
        if not alone and (verbal or _has_verb(scope.words, first, end)):
            yield _Piece(part, frame)
            continue
        own = scope.said(first, end)
        if scope.tail is not None and not behind_nouns(scope.words, scope.tail):
            own += scope.words[scope.tail.first : scope.tail.last]  # "on study or | sick leave"
        people = is_somebody(scope.words, head, joints[0]) and is_somebody(scope.words, first, end)
        until = None if things or people else _shared_until(whole, frame, own)
        yield _Piece(part, lead if until is None else whole[:until], kept=True)


def _shared_until(whole: Frame, frame: Frame, own: Frame) -> int | None:
    """Return how many words of the first part a later one leans on, None where nothing shows it.

    The relative clause that a frame opens is one by itself: "you have a boat **that** | has sails".
    """
    start = len(frame) - 1 if frame[-1:] and frame[-1] in syntax.RELATIVES else 0
    until = syntax.shared_until(whole[start:], own)
    return None if until is None else start + until


def _before_object(whole: Frame, frame: Frame) -> Frame:
    """Return the words before the object of a verb: "you teach | maths".

    None stand before things that are only named, as in an item: "lottery tickets | or cards".
    """
    verb = syntax.verb_of(whole)
    if verb is None:
        return whole if frame else ()
    return whole[: verb + (verb + 1 < len(whole))]  # "you own | or rent a boat"


def _kinds(scope: Scope, words: Words, frame: Frame, joints: Sequence[int]) -> Iterator[_Piece]:
    """Yield the kinds that a phrase names; "people over 75" are named by what they are alone."""
    shared = () if scope.tail is None else scope.words[scope.tail.first : scope.tail.last]
    getting = getting_frame(scope.words[words.first : joints[0]]) if joints else ()
    for before, end in pairwise((words.first - 1, *joints, words.last)):
        first = before + 1
        while first in scope.holes and first + 1 < end:
            first += 1  # "cooks as | well as | guests"
        own, needless = restricted(scope.words[first:end] + shared)
        frame = own if shared else frame
        if getting and before >= words.first and own == _IT_IS:
            yield _Piece(Words(first, end), getting, kept=True)
            continue
        yield _Piece(
            Words(first + needless, end),
            own if needless else frame,
            kept=before >= words.first or frame == _IT_IS,
        )


def getting_frame(named: Frame) -> Frame:
    """Return what things lean on that follow the first that somebody gets, () for others.

    Args:
        named: the first of some kinds.

    Example:
        >>> getting_frame("anyone getting a grant".split())
        ('you', 'are', 'getting')
        >>> getting_frame("tenants claiming rent aid".split())
        ('you', 'are', 'tenants', 'claiming')
        >>> getting_frame("students over 60".split())
        ()
    """
    at = next((i for i, word in enumerate(named) if i and syntax.is_gerund(word)), len(named) - 1)
    frame, needless = restricted(named)
    plain = frame[0] == "you" and at + 1 < len(named) and named[at + 1] not in syntax.PREPOSITIONS
    told = syntax.PREPOSITIONS.isdisjoint(named[:at]) and restricts(named)
    return (*frame, *named[needless : at + 1]) if plain and told else ()


def _has_verb(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a part of a phrase begins with a verb of its own."""
    opening = words[first]
    return (
        VERB in classes(opening)
        and not _is_compound(words[first:last])
        and not syntax.lacks_article(words, first, last)
        and not syntax.is_participle(opening)
        and opens_verb_phrase(words, first, last)
    )


def _is_compound(part: Sequence[str]) -> bool:
    """Tell whether words are nouns alone, the last for one thing: "fuel voucher"; not "row boats".

    Such a noun is no object: that would have a determiner.
    """
    nouns = all(NOUN in classes(word) for word in part)
    last = classes(part[-1])
    return nouns and len(part) > 1 and VERB not in last and not syntax.is_plural_noun(part[-1])
