"""Does a piece of a story tell of what a question asks about, where a clause says only where?

"It is in Bath", asked whether parking is free: "I'll be **leaving the car** in Bristol". The deed
or the thing of the question is named, or pointed to by whoever means to do it.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.same_deed import POINTING, names_owner, object_of
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.deeds import Deed, deeds_of
from cmr_logic.text import NOUN, VERB, classes, word_set
from cmr_logic.text.patterns import compiled

# What a question asks for, which is nowhere: "can I get the **discount**?"; not "my parcel".
_GRANTED = word_set(
    "discount grant allowance permit licence fee charge tax levy refund rebate benefit relief rule "
    "cover insurance policy card pass free extra pay need get have use claim apply entitle right "
    "help support duty voucher loan scheme member want go take still today so may do make be"
)
_GRANTED_KEYS = frozenset(word_key(word) or word for word in _GRANTED) | _GRANTED
# When something is to be done, where it opens a sentence: "**Tomorrow** I'll drive there".
_TIMES = word_set("tomorrow today tonight weekend week month morning afternoon evening")
# What is done in other words: "I'll **leave the car** in Bristol" is parking.
_SAME = (
    ("park", word_set("leave stop put"), word_set("car van bike motorbike it mine lorry vehicle")),
    ("smoke", word_set("light have"), word_set("up cigarette fag cigar pipe")),
    ("camp", word_set("pitch put"), word_set("tent up it")),
    ("camp", word_set("stay sleep"), word_set("in on at by overnight night")),
    ("fish", word_set("cast angle"), word_set("line rod")),
    ("join", word_set("get hop jump board"), word_set("on in aboard")),
    ("swim", word_set("dip bathe"), word_set("in")),
    ("fly", word_set("launch send"), word_set("it drone up")),
    ("work", word_set("log dial sit be"), word_set("in from laptop remotely desk")),
    ("drive", word_set("take go travel head"), word_set("it car van over up down there")),
)


@record(frozen=True, slots=True)
class Told:
    """What a question asks about.

    Args:
        keys: what its deeds and things are compared by.
        deeds: the deeds that it names, by the table.
    """

    keys: frozenset[str]
    deeds: tuple[Deed, ...]


def matter_asked(given: frozenset[str]) -> Told:
    """Return what a question asks about.

    Args:
        given: what its words are compared by.

    Example:
        >>> sorted(matter_asked(frozenset({"parcel", "discount"})).keys)
        ['parcel']
    """
    keys = frozenset(
        key
        for key in given - _GRANTED_KEYS - lists.LIGHT
        if not classes(key) or not {NOUN, VERB}.isdisjoint(classes(key))
    )
    return Told(keys, deeds_of(" ".join(sorted(keys))))


def is_ahead(told: Statement) -> bool:
    """Tell whether a statement tells what somebody means to do."""
    planned = told.progressive and told.tense is Tense.PRESENT
    return told.mood in (Mood.WISH, Mood.DUTY) or told.tense is Tense.FUTURE or planned


def tells_of(matter: Told, piece: Piece) -> bool:
    """Tell whether a piece of a story tells of what a question asks about.

    Args:
        matter: what that is.
        piece: the piece.

    Example:
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text):
        ...     (piece,) = pieces_of(read(text), text)
        ...     return tells_of(matter_asked(frozenset({"park", "free"})), piece)
        >>> told("I'll be leaving the car in Bristol."), told("I used to live in Bristol.")
        (True, False)
    """
    told = piece.told
    if piece.bare or told.negated or told.mood is Mood.OPEN or told.tense is Tense.OVER:
        return False
    if told.subject.who is Who.SELF:
        return _does(matter, piece)
    if told.subject.head in _TIMES:
        return is_ahead(told) and _does(matter, piece)  # "**Tomorrow** I'd like to drive it there"
    if told.subject.head in lists.KIN or names_owner(piece.text):
        return False
    return any(covers((told.subject.head,), key) for key in matter.keys if told.subject.head)


def _does(matter: Told, piece: Piece) -> bool:
    """Tell whether whoever tells does, or means to do, what a question asks about."""
    told = piece.told
    verbs = {told.verb, word_key(told.verb)} - {""}
    if any(covers((verb,), key) for verb in verbs for key in matter.keys):
        return not names_owner(piece.text)
    keys = {key for key in keyed(piece.words) if key} | set(piece.words)
    for deed, others, things in _SAME:
        if deed in matter.keys and verbs & others and keys & things:
            return True
    for each in matter.deeds:
        found = compiled(each.tells).search(piece.text)
        if found is not None:
            heads = object_of(piece.text[found.end() :])
            if not heads or heads[0] in POINTING or each.alone:
                return not names_owner(piece.text)
    heads = _object_behind(told, piece)
    return is_ahead(told) and bool(heads) and (heads[0] in POINTING or _is_of(heads[0], matter))


def _object_behind(told: Statement, piece: Piece) -> tuple[str, ...]:
    at = next((n for n, w in enumerate(piece.words) if word_key(w) == word_key(told.verb)), None)
    return () if at is None else object_of(" ".join(piece.words[at + 1 :]))


def _is_of(head: str, matter: Told) -> bool:
    key = word_key(head) or head
    return any(covers((key,), each) for each in matter.keys)
