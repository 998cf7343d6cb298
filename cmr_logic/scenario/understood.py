"""What a story measures without saying of what, where it speaks of nothing else.

Asked whether a bag weighs more than 20 kilograms, people say "The scales showed 26 kilos", or just
"26 kilos". A piece of a story is taken to measure what a clause measures if all its words speak of
that matter: they are the clause's or the question's own, those of the aspect that is measured, or
those of the circumstances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.naming import is_person
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.agreement import same_subject
from cmr_logic.scenario.aspects import asked_by, aspects_of, elsewhere, showing, telling
from cmr_logic.scenario.demanded import Demand
from cmr_logic.scenario.pieces import Piece
from cmr_logic.scenario.relations import covers, keyed, same, word_key
from cmr_logic.scenario.statement import Mood, Statement, Tense, Who
from cmr_logic.text import NOUN, classes, lemma, word_set

_SIZES = frozenset({"weight", "distance", "area", "volume"})
_KINDS = _SIZES | {"money", "count", "date", "percent"}
# What was measured once is so still, and a date stays what it is.
_LASTING = _SIZES | {"date", "percent"}
# Which way a length runs: what is two metres wide may have any length.
_WAYS = (
    word_set("long longer length bow stern end lengthwise"),
    word_set("wide wider width broad across breadth beam"),
    word_set("high higher tall taller height headroom"),
    word_set("deep deeper depth draught draft draw"),
    word_set("round girth circumference around"),
    word_set("thick thickness diameter"),
    word_set("away distance far further within"),
)
_ALL_WAYS = frozenset().union(*_WAYS)
_AROUND = word_set("in on at behind beside near by along with inside below above next for")
_NAMING = frozenset({"it", "them", "one", "this", "that", "these", "those", "mine", "ours"})
_OTHERS_OWN = frozenset({"his", "her", "their", "hers", "theirs"})
_POINTING = frozenset({Who.IT, Who.UNKNOWN})
_CIRCUMSTANCE = 4  # words behind a preposition


def understood(
    demand: Demand, target: Statement, piece: Piece, given: frozenset[str], *, lone: bool = True
) -> bool:
    """Tell whether a piece of a story measures what a clause does, as it speaks of nothing else.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        piece: the piece.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about, wherever nothing says what it is.
    """
    kind = demand.constraints[0].kind.value
    if kind not in _KINDS or len(demand.constraints) != 1:
        return False
    aspects = aspects_of(kind, demand.about | target.keys)
    lasting = kind in _LASTING or any(aspect.lasts for aspect in aspects)
    if not _holds(piece.told, planned=kind in _SIZES, lasting=lasting):
        return False
    asked = frozenset().union(*map(asked_by, aspects))
    topic = target.words | demand.about | given
    keys = _content(piece.words, elsewhere(kind, aspects))
    if keys is None or not _same_way(demand, piece.words):
        return False
    told = frozenset().union(*map(telling, aspects)) | showing() | _ALL_WAYS
    if not all(_belongs(key, topic, told) for key in keys):
        return False
    open_ = demand.about - asked - given - lists.HAVING - target.subject.keys
    said = frozenset(keyed(piece.words)) - {""}
    if not all(covers(said, key) for key in open_ if not _of_whoever_asks(key)):
        return False
    return _about_the_same(target, piece, keys, topic - showing(), told, lone=lone)


def _holds(told: Statement, *, planned: bool, lasting: bool) -> bool:
    """Tell whether a piece states what is so: as a fact, and now.

    Args:
        told: the statement of the piece.
        planned: what is planned may count: a shed has the size that it is planned with.
        lasting: what was so once is so still: what was paid, and when.
    """
    if told.mood in (Mood.OPEN, Mood.DUTY) or told.tense is Tense.OVER:
        return False
    if planned:
        return True
    past = told.tense is Tense.PAST and not lasting
    return told.mood is Mood.FACT and told.tense is not Tense.FUTURE and not past


def _same_way(demand: Demand, words: Sequence[str]) -> bool:
    """Tell whether a length runs the same way as the one that is asked for, as far as said."""
    if demand.constraints[0].kind.value != "distance":
        return True
    asked = [way for way in _WAYS if not way.isdisjoint(demand.constraints[0].text.lower().split())]
    asked += [way for way in _WAYS if not way.isdisjoint(demand.about)]
    told = [way for way in _WAYS if not way.isdisjoint(map(lemma, words))]
    return not told or any(way in told for way in asked)


def _content(words: Sequence[str], elsewhere_: frozenset[str]) -> frozenset[str] | None:
    """Return what the words of a piece are compared by, but for circumstances and numbers.

    None where they speak of others' things, or of what else may be measured so.
    """
    if _names_others(words):
        return None
    keys = keyed(words)
    kept = set()
    index = 0
    while index < len(words):
        if words[index] in _AROUND:
            end = _after_circumstance(words, index)
            if not elsewhere_.isdisjoint(map(word_key, words[index:end])):
                return None  # "£900 in rent" is none of savings
            index = end
            continue
        if keys[index] and not _says_little(keys[index], words[index]):
            kept.add(keys[index])
        index += 1
    return frozenset(kept)


def _names_others(words: Sequence[str]) -> bool:
    """Tell whether words speak of what belongs to others: "her bag", "the neighbour's hives"."""
    if not _OTHERS_OWN.isdisjoint(words) or any(word_key(w) in lists.OTHERS for w in words):
        return True
    return any(
        mark == "'s"
        and owner not in syntax.PRONOUNS | {"there", "here", "that"}
        and _is_noun(thing)
        for owner, mark, thing in zip(words, words[1:], words[2:], strict=False)
    )


def _is_noun(word: str) -> bool:
    return word[0].isalpha() and classes(word) == {NOUN} and not _numeric(word)


def _says_little(key: str, word: str) -> bool:
    return key in lists.LIGHT or key in lists.DIMENSIONS or _numeric(word)


def _after_circumstance(words: Sequence[str], index: int) -> int:
    """Return where the words end that a preposition governs: "in the biscuit tin"."""
    stop = min(len(words), index + 1 + _CIRCUMSTANCE)
    for at in range(index + 1, stop):
        if not words[at][0].isalpha() or words[at] in syntax.PREPOSITIONS | syntax.PRONOUNS:
            return at
        if words[at] in {"and", "but", "or"}:
            return at
    return stop


@lru_cache(maxsize=4096)
def _numeric(word: str) -> bool:
    """Tell whether a word belongs to a number, a date or a unit."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories measure nothing
    from cmr_logic.quantities.number_words import ORDINALS, SCALES, SMALL  # noqa: PLC0415 - as above

    if word[0].isdigit() or word in SMALL or word in SCALES or word in ORDINALS:
        return True
    if word in syntax.MONTHS or word in {
        "spring",
        "summer",
        "autumn",
        "fall",
        "winter",
        "christmas",
    }:
        return True
    return any(q.kind.value != "count" for q in find_quantities(f"at least 2 {word}"))


def _belongs(key: str, topic: frozenset[str], told: frozenset[str]) -> bool:
    """Tell whether a word of a piece speaks of the matter."""
    if key in told or not same(key).isdisjoint(told):
        return True
    return any(covers((key,), other) or covers((other,), key) for other in topic)


def _of_whoever_asks(key: str) -> bool:
    """Tell whether a word only names whoever asks: "pensioners with savings of …"."""
    return is_person(key)


def _about_the_same(
    target: Statement,
    piece: Piece,
    keys: frozenset[str],
    topic: frozenset[str],
    acting: frozenset[str],
    *,
    lone: bool,
) -> bool:
    """Tell whether a piece is about whom or what a clause is about."""
    told, subject = piece.told, target.subject
    if not (lone or piece.bare or told.subject.head) and told.subject.who in _POINTING:
        return False
    if piece.bare or told.subject.who is Who.IT:
        return not subject.person
    if told.subject.who is Who.OTHER and told.subject.head in acting and not subject.person:
        return True  # "the roofers put it up"
    if told.subject.person or told.subject.who is Who.UNKNOWN:
        thing = not told.subject.person and subject.who is not Who.SELF and not subject.person
        return thing or (
            told.subject.who is not Who.UNKNOWN and same_subject(subject, told.subject)
        )
    if told.subject.who is not Who.SELF or subject.who is Who.SELF:
        return True
    named = any(covers((key,), other) for key in keys for other in topic if other != told.verb)
    return named or not _NAMING.isdisjoint(piece.words)
