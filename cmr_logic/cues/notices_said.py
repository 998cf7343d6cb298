"""Notices: "**No dogs except guide dogs**", "**Staff only** beyond this point", "**Do not** run".

In plain words something "is allowed" or not, and one "must not" do something: "no dogs are allowed
except guide dogs", "only staff are allowed beyond this point", "you must not run".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, between_stops
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

_NO, _ONLY, _ALLOWED, _BY, _OF = "no", "only", "allowed", "by", "of"
_NOT, _OR = "not", "or"
# What stands behind "only" where it says of which place: "staff only **beyond** this point".
_BEYOND = word_set("beyond past behind in on at inside after before between during from upstairs")
# What ends the name of what is denied: "no dogs **except**", "no dogs **if**".
_CASES = word_set("except unless if when while where without save excluding") | {","}
_ENDS = syntax.PREPOSITIONS | _CASES | _BEYOND | {"other", "apart", "please"}
# Those of them that a clause may follow: "no dogs **unless** they are small"; not "without".
_CLAUSES = _CASES - {"without", "excluding"}
# Behind these it is said already of whom something is: "no entry **for** guests".
_OF_WHOM = frozenset({"for", "to", "of"})
# Words of a case to which somebody is excepted: "except **by** guests" is "except for guests".
_EXCEPT_FOR = ("except", "for")
BOUNDS_OF_SIZE = frozenset({"over", "under", "above", "below"})
"""Bounds of a measure that tells things apart: "no bags **over** 20 litres"; not "bags in"."""

# Nouns of what is not asked of anybody, which no notice forbids: "no **fee** before noon".
_NOT_ASKED = word_set(
    """
    fee fees charge charges cost costs deposit need booking bookings appointment appointments limit
    limits obligation problem problems worries matter one longer later earlier more less fewer
    change changes tax interest minimum maximum doubt idea guarantee right rights experience
    evidence proof excuses reason reasons qualifications time space documents excess penalty
    penalties fine fines claim claims decision person man body
    """
)
# Words by which a notice says that something is not asked: "no ticket **needed**".
_NEEDED = word_set("needed required necessary payable due compulsory expected")
# Words that make it a sentence with a verb; not "am" of "8am".
_FINITE = (syntax.AUXILIARIES - {"am"}) | word_set("need needs applies apply")
# Openings of orders not to do something: "**do not** feed the ducks", "**never** run".
_FORBIDDING = (("do", "not"), ("do", "n't"), ("never",))
_FORBIDDING_FIRST = frozenset(opening[0] for opening in _FORBIDDING)
_MUST_NOT = ("you", "must", "not")
# Words by which such an order forbids several deeds, or one somewhere: "run **or** dive".
_MORE = frozenset({"or", "without", "from", "in", "on"})
# Words of a case, which the order is read with as it stands: "do not run **if** it is wet".
_CASES_OF_BANS = word_set("if unless when while until where sundays saturdays weekends")
# Verbs of what only helps whoever reads: "do not **forget** your towel"; not "feed".
_NO_BANS = word_set(
    "forget worry delay hesitate wait assume expect panic be include send rely lose miss need have "
    "want know think mind let apply"
)
# Readers of a text, whom "only" tells apart from others: "for **customers** only".
_READERS = word_set("customers clients patrons visitors users hirers")
_READERS_FOR = frozenset({"for", "to"})
# What those are refused who have not what is named before: "no ticket, no **entry**".
_REFUSED = word_set("entry admission service ride play exceptions excuses")
_HAVING = "with"  # before what some of a kind have
_COMPOUND = 2  # words of it: "no **ball games**"
_LONGEST = 5  # words that name what is denied: "no stag or hen parties"
_MANY = frozenset({"staff", "personnel", "police"})  # those that have no plural
_KINDS = 8  # words that name who alone may: "staff and authorised visitors"
SIGNS = frozenset({_NO, _ONLY, "not", "n't", "never"})
"""Words of which each such notice has one: "**no** dogs"; not "dogs"."""


def notices_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each notice that a sentence is made of, with what it comes to.

    Example:
        >>> list(notices_said("no dogs except guide dogs .".split()))
        [(1, 2, ('dogs', 'are', 'allowed'))]
        >>> list(notices_said("no cycling , except by children .".split()))
        [(1, 2, ('cycling', 'is', 'allowed')), (3, 5, ('except', 'for'))]
        >>> list(notices_said("no bags over 20 litres .".split()))
        [(4, 5, ('litres', 'are', 'allowed'))]
        >>> list(notices_said("staff and guests only beyond this point .".split()))
        [(0, 1, ('only', 'staff')), (3, 4, ('are', 'allowed'))]
        >>> list(notices_said("do not run or dive . do not forget your towel or cap .".split()))
        [(0, 2, ('you', 'must', 'not'))]
        >>> list(notices_said("toilets for customers only .".split()))
        [(1, 2, ('are', 'only', 'for', 'people', 'who', 'are')), (3, 4, ())]
        >>> list(notices_said("no fee before noon . no guest may row after noon .".split()))
        []
        >>> list(notices_said("no glass , no pets . no hut without a door may be let .".split()))
        [(2, 4, ('or',))]
    """
    sentences = list(between_stops(words))
    for first, last in sentences:
        said = tuple(words[first:last])
        if SIGNS.isdisjoint(said):
            continue
        joints = list(_between_bans(said)) if said[0] == _NO else []
        if joints:
            yield from ((first + at, first + end, joint) for at, end, joint in joints)
            continue
        if said[0] == _NO:
            found = list(_ban(said))
        else:
            alone = _alone(said, beside=len(sentences) > 1) if _ONLY in said else ()
            found = [*alone, *_order(said)]
        if said[-1] == _ONLY:
            found += _for_readers_alone(said)
        yield from ((first + start, first + end, plainly) for start, end, plainly in found)


def _for_readers_alone(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find what is for readers of a kind alone: "parking **for customers only**"."""
    at = next((i for i in range(1, len(said) - 2) if said[i] in _READERS_FOR), 0)
    if not at or said[at + 1] not in _READERS or at + _KINDS < len(said):
        return
    be = () if not _FINITE.isdisjoint(said[:at]) else ("is",)
    be = ("are",) if be and syntax.is_plural_noun(said[at - 1]) else be
    yield at, at + 1, (*be, _ONLY, said[at], "people", "who", "are")
    yield len(said) - 1, len(said), ()


def _between_bans(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find what parts things there are to be none of: "no glass, **no** pets and **no** tins".

    "No glass, pets or tins" says the same. The sentence opens with "no".
    """
    starts = [at for at, word in enumerate(said) if word == _NO]
    if len(starts) == 1 or not (_FINITE | _NEEDED).isdisjoint(said):
        return
    joints = [_joint_before(said, at) for at in starts[1:]]
    ends = [*joints, len(said)]
    things = [said[at + 1 : end] for at, end in zip(starts, ends, strict=True)]
    if not all(0 < len(each) <= _LONGEST and _is_forbidden(each[-1]) for each in things):
        return
    if things[-1][-1] in _REFUSED or any(not _ENDS.isdisjoint(each) for each in things):
        return
    if all(len(each) == 1 for each in things):
        for joint, at in zip(joints, starts[1:], strict=True):
            yield joint, at + 1, (_OR,) if at == starts[-1] else (",",)
        return
    yield 0, 1, ()  # "No ball games, no cycling": one sentence for each
    for each, joint, at in zip(things, joints, starts[1:], strict=False):
        yield joint, at + 1, (_be_for(each[-1]), _NOT, _ALLOWED, ".")
    yield len(said) - 1, len(said), (said[-1], _be_for(said[-1]), _NOT, _ALLOWED)


def _be_for(noun: str) -> str:
    return "are" if syntax.is_plural_noun(noun) else "is"


def _joint_before(said: Sequence[str], at: int) -> int:
    """Return where what joins a "no" to the words before begins: ", and | no"."""
    joint = at
    while joint and (said[joint - 1] == "," or said[joint - 1] in syntax.COORDINATORS):
        joint -= 1
    return joint


def _ban(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find what a sentence that opens with "no" forbids without a verb."""
    last = next((at for at in range(1, len(said)) if said[at] in _ENDS), len(said))
    if last == 1 or last > _LONGEST + 1 or not _is_forbidden(said[last - 1]):
        return
    named = _past_measure(said, last)
    if tuple(said[last : last + 1]) == (",",) and _CASES.isdisjoint(said[last + 1 : last + 2]):
        return  # "no glass, no pets"
    case = next((at for at in range(named, len(said)) if said[at] in _CLAUSES), len(said))
    be = _be_for(said[last - 1])
    if not _FINITE.isdisjoint(said[:case]) or not _NEEDED.isdisjoint(said):
        return
    if _names_several(said[1:last], whole=last == len(said)):
        yield 0, 1, ()
        yield last - 1, last, (said[last - 1], be, _NOT, _ALLOWED)
        return
    whose = tuple(said[named : named + 1])
    if named == last and (not whose or (whose[0] in _OF_WHOM and case == len(said))):
        return  # "no dogs", "no entry for guests"
    if whose == (_OF,):
        return
    yield named - 1, named, (said[named - 1], be, _ALLOWED)
    for at in range(named, len(said) - 1):
        if said[at] in _EXCEPT_FOR and said[at + 1] == _BY:
            yield at, at + 2, _EXCEPT_FOR if said[at] == _EXCEPT_FOR[0] else _EXCEPT_FOR[1:]


def _names_several(kinds: Sequence[str], *, whole: bool) -> bool:
    """Tell whether what is forbidden is of two sorts, or described: "refunds **or** exchanges"."""
    if _OR in kinds:
        return not whole and "," not in kinds  # "No dogs or prams" is no sentence
    if not whole or len(kinds) == 1 or not syntax.is_plural_noun(kinds[-1]):
        return False
    described = NOUN not in classes(kinds[0]) and ADJECTIVE in classes(kinds[0])
    return described or (len(kinds) == _COMPOUND and NOUN in classes(kinds[0]))


def _is_forbidden(noun: str) -> bool:
    """Tell whether a noun is of what a notice forbids: "**dogs**", "**parking**"; not "fee"."""
    return noun not in _NOT_ASKED and (NOUN in classes(noun) or syntax.is_gerund(noun))


def _past_measure(said: Sequence[str], last: int) -> int:
    """Return the index after the measure of the things, if one follows: "over 20 litres"."""
    number = said[last + 1 : last + 2]
    if (
        last == len(said)
        or said[last] not in BOUNDS_OF_SIZE
        or not number
        or not number[0][0].isdigit()
    ):
        return last
    unit = last + 2
    return unit + (unit < len(said) and said[unit] not in _ENDS)


def _alone(said: Sequence[str], *, beside: bool) -> Iterator[Rewriting]:
    """Find who alone may do something by a sentence without a verb: "Staff only".

    Args:
        said: the sentence.
        beside: others stand beside it, so that it is no title: "Staff only. No dogs."; what things
            alone may be says more of the sentence before, as in "No dogs. Guide dogs only."
    """
    only = next((at for at, word in enumerate(said) if word == _ONLY), 0)
    kinds, behind = said[:only], said[only + 1 :]
    if not kinds or only > _KINDS or not _FINITE.isdisjoint(said):
        return
    listed = any(word in syntax.COORDINATORS for word in kinds)
    having = kinds.index(_HAVING) if _HAVING in kinds[1:-1] else only  # "guests **with** a pass"
    people = beside and kinds[-1] in PEOPLE | _READERS | _MANY
    if not (listed or behind or people) and having == only:
        return  # "Staff only"
    named = kinds[:having]
    if not syntax.PREPOSITIONS.isdisjoint(named) or (behind and behind[0] not in _BEYOND):
        return
    if all(map(_names_kind, _parted(named))):
        yield 0, 1, (_ONLY, said[0])
        yield only, only + 1, ("are", _ALLOWED)


def _order(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find the opening of an order not to do something: "**Do not** feed the ducks"."""
    if said[0] not in _FORBIDDING_FIRST:
        return
    opening = next((o for o in _FORBIDDING if tuple(said[: len(o)]) == o), ())
    verb = said[len(opening) :][:1]
    more = not _MORE.isdisjoint(said) and _CASES_OF_BANS.isdisjoint(said)
    if opening and more and verb[0] not in _NO_BANS and verb[0] in bases(verb[0], VERB):
        yield 0, len(opening), _MUST_NOT


def _parted(kinds: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield each of several kinds: "staff, guests and members"."""
    first = 0
    for at, word in enumerate((*kinds, ",")):
        if word in syntax.COORDINATORS or word == ",":
            if at > first:
                yield kinds[first:at]
            first = at + 1


def _names_kind(words: Sequence[str]) -> bool:
    """Tell whether words name people or things of a kind: "authorised visitors"; not "ring"."""
    many = syntax.is_plural_noun(words[-1]) or words[-1] in _MANY
    return many and not syntax.is_gerund(words[-1]) and words[0] not in syntax.DETERMINERS
