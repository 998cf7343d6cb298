"""What a story measures without saying of what, where it speaks of nothing else.

Asked whether a bag weighs more than 20 kilograms, people say "The scales showed 26 kilos", or just
"26 kilos". A piece of a story is taken to measure what a clause measures if all its words speak of
that matter: they are the clause's or the question's own, those of the aspect that is measured, or
those of the circumstances.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.amounts.measured import was_measured
from cmr_logic.scenario.amounts.ways import ALL_WAYS, runs_same_way
from cmr_logic.scenario.demands.demanded import Demand, pays_instead
from cmr_logic.scenario.lexicon.relations import covers, keyed, same, word_key
from cmr_logic.scenario.matching.agreement import STATIVE, same_subject
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.aspects import (
    asked_by,
    aspects_of,
    displaying,
    elsewhere,
    showing,
    telling,
)
from cmr_logic.scenario.times.delays import of_delays
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, classes, word_set
from cmr_logic.text.number_names import ORDINALS, SCALES, SMALL

_HOURS = "clock"
_KINDS = lists.SIZES | {
    "money",
    "count",
    "rate",
    "date",
    "percent",
    "year days",
    "temperature",
    _HOURS,
}
# What is planned counts: a shed has the size, and an outing the day, that it is planned with.
_PLANNED = lists.SIZES | {"year days", _HOURS}
_WHEN = frozenset({"year days", _HOURS})
# Whoever tells has them, or does it then, whatever a clause is about.
_BY_ANYBODY = _WHEN | {"count"}
# What was measured once is so still, and a date stays what it is.
_LASTING = lists.SIZES | {"date", "percent", _HOURS}
_SEASONS = word_set("spring summer autumn fall winter christmas")
# Words in the times of a day: "late in the **afternoon**"; not "on Monday".
_OF_THE_DAY = word_set(
    "noon midday midnight pm am past till until morning afternoon evening night tonight early late "
    "lunchtime sharp latest o'clock"
)
_WANTING = frozenset({"want", "need", "take", "like", "order"})
_WOULD = frozenset({"would", "'d", "’d"})
# Prepositions that part what is told of a thing from what is told of its place: "the loom **by**
# the door"; not "of".
_AROUND = word_set("round in on at behind beside near by along with inside below above next for")
_SPEED = "mile/hour"
# Where it may be warmer, or one may drive faster, than elsewhere: "**in** the hall"; not "of".
_WITHIN = word_set("in on at inside outside along through near by round across")
_INSIDE = frozenset({"in", "at"})
# Where people and things are that are not one's own.
_GATHERED = (
    lists.GROUPS | lists.BODIES | word_set("class street village town shelter")
) - word_set("household family group team crew")
_LOOKING = frozenset({"see", "watch", "visit", "spot", "look", "enjoy", "explore", "admire"})
_LOOKING_ON = frozenset(map(word_key, ("see", "think", "guess", "reckon", "check", "measure")))
_OF_THEM = frozenset({"them", "these", "those", "time", "once"})
_NAMING = frozenset({"it", "them", "one", "this", "that", "these", "those", "mine", "ours"})
_TOGETHER = frozenset({"with", "for"})
_NO_OWNERS = syntax.PRONOUNS | {"there", "here", "that", "year", "valentine"}
_OTHERS_OWN = frozenset({"his", "her", "their", "hers", "theirs"})
_ONE_FORM = word_set("put set cut let hit cost read shut")
_POINTING = frozenset({Who.IT, Who.UNKNOWN})
_ANOTHER = re.compile(
    r"\b(?:my|our)\sother\s[a-z]|^next\sdoor\s(?:has|have|had|keeps?|is|are|own|weigh|get|got)\b|\b(?:the|an?|that)\s[a-z]+\s(?:next\sdoor|opposite|across\sthe\s(?:road|street))\b(?!\sto\b)|"
    r"\banother\s(?!(?:one|two|three|few|couple|half|\d+|second|minute|hour|day|week|month|year|time)s?\b)[a-z]"
    r"|\b(?:the|my|our)\s(?:last|previous|former|other|old)\sone\b"
    r"|\bone\sof\s(?:the\s)?[\w-]+\s(?:children|kids|brothers|sisters|siblings|boys|girls)\b",
    re.IGNORECASE,
)
_CIRCUMSTANCE = 4  # words behind a preposition


@record(frozen=True, slots=True)
class Meant:
    """What a clause measures, as far as a story need not say it.

    Args:
        demand: what the clause demands, of one kind.
        target: the clause, read.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about, wherever nothing says what it is.
        asks: what the words are compared by that ask for what is measured.
        tells: what the words are compared by that tell it.
        elsewhere: what the words are compared by that tell other measures of the kind.
        lasting: what was so once is so still: what was paid, and when.
        own_tells: those of ``tells`` that tell this aspect alone.
    """

    demand: Demand
    target: Statement
    given: frozenset[str]
    lone: bool
    asks: frozenset[str]
    tells: frozenset[str]
    elsewhere: frozenset[str]
    lasting: bool
    own_tells: frozenset[str] = frozenset()

    @property
    def kind(self) -> str:
        """The kind of quantity that is measured."""
        return self.demand.constraints[0].kind.value

    @property
    def topic(self) -> frozenset[str]:
        """What the words of the clause and of the question are compared by."""
        return self.target.words | self.demand.about | self.given

    @property
    def asks_delay(self) -> bool:
        """Whether it is how late something was."""
        return not of_delays().isdisjoint(self.target.keys | self.demand.about)

    def by(self, piece: Piece) -> bool:
        """Tell whether a piece of a story measures it, as it speaks of nothing else.

        Args:
            piece: the piece.
        """
        keys = content_of(piece.words, self.elsewhere)
        if (
            keys is None
            or of_another(piece.text)
            or not self._holds(piece)
            or not runs_same_way(self.demand, piece.words)
            or self.is_of_other(piece.words)
            or self.is_elsewhere(piece.words)
            or (self.kind == "date" and self._undergoes_otherwise(piece.told))
        ):
            return False
        tells, topic = self.tells, self.topic
        if pays_instead(self.demand, self.target, piece.told):
            return False  # what one pays one does not earn
        if piece.told.subject.who is Who.SELF:
            tells -= displaying()  # whoever reads 20 hours a week does not work
            if self.kind == "date":
                tells -= _LOOKING_ON  # who saw it in May did not do it then
        if self.kind in _WHEN and not _NAMING.isdisjoint(piece.words):
            tells |= {piece.told.verb, word_key(piece.told.verb)}  # whatever is done with "it"
        if piece.told.mood is Mood.WISH:
            tells |= lists.WISHING
        if self.kind == _HOURS:
            tells |= _OF_THE_DAY
            if piece.told.subject.who is Who.OWN and self.target.verb != "work":
                tells |= piece.told.subject.keys  # "our disco runs till midnight"
        closed = all(belongs(key, topic, tells) for key in keys)
        same_ = self._of_anybody(piece) or self._of_the_same(piece, keys)
        same_ = same_ and not self._is_beside(piece.told.subject.head)
        return closed and self._says_enough(piece) and same_

    def _of_anybody(self, piece: Piece) -> bool:
        """Tell whether a clause asks at what hour something is, whoever comes then."""
        kin = piece.told.subject.head in lists.KIN
        return self.kind == _HOURS and self.target.subject.who is Who.IT and not kin

    def is_of_other(self, words: Sequence[str]) -> bool:
        """Tell whether a quantity is that of another thing by its noun: "**a plot of** 90 m²"."""
        for first, thing, of, number in zip(words, words[1:], words[2:], words[3:], strict=False):
            if of != "of" or not numeric(number) or first not in syntax.DETERMINERS:
                continue
            key = word_key(thing)
            plain = not key or _says_little(key, thing) or NOUN not in classes(thing)
            if not plain and not belongs(key, self.topic, self.tells | self.asks):
                return True
        return False

    def is_elsewhere(self, words: Sequence[str]) -> bool:
        """Tell whether things are counted in another body than one's own: "**in our class**"."""
        known = self.topic | self.tells | self.asks | self.target.subject.keys
        if self.kind == "temperature" or self.demand.constraints[0].unit == _SPEED:
            places = _places(words)  # one room may be warmer than another
            return any(not belongs(key, known, known) for key in places)
        if self.kind != "count":
            return False
        placed = zip(words, words[1:], words[2:], strict=False)
        bodies = (word_key(body) for at, _, body in placed if at in _INSIDE)
        return any(key in _GATHERED and not belongs(key, known, known) for key in bodies)

    def _holds(self, piece: Piece) -> bool:
        """Tell whether a piece states what is so, as a fact and now, or what is planned to be."""
        told = piece.told
        if told.tense is Tense.OVER or told.mood is Mood.DUTY:
            return False
        if self.kind in _PLANNED:
            standing = self.target.tense is Tense.PRESENT and self.target.verb == "be"
            found = self.kind in lists.SIZES and was_measured(told)
            if self.kind != _HOURS and _is_of_the_past(told) and standing and not found:
                return False  # last winter's day
            return told.mood is not Mood.OPEN or not _WOULD.isdisjoint(piece.words)
        if self.kind == "count" and told.mood is Mood.WISH and self.target.verb not in STATIVE:
            return True  # who needs a licence to fell trees asks before they do
        if self.kind == "count" and not _WOULD.isdisjoint(piece.words) and told.verb in _WANTING:
            return "if" not in piece.words  # "we'd want three dozen bottles"
        past = told.tense is Tense.PAST and not (self.lasting or _may_be_present(piece))
        if past and self.target.tense is Tense.PAST and self.kind in {"rate", "temperature"}:
            past = False  # how fast somebody drove then
        ahead = told.tense is Tense.FUTURE and self.target.tense is not Tense.FUTURE
        return told.mood is Mood.FACT and not ahead and not past

    def _says_enough(self, piece: Piece) -> bool:
        """Tell whether a piece says all that neither the question nor the measure tells."""
        self_evident = self.asks | self.given | lists.HAVING | self.target.subject.keys
        self_evident |= self.demand.beside
        said = frozenset((*keyed(piece.words), *map(word_key, piece.words))) - {""}
        if self.kind == "count" and not _OF_THEM.isdisjoint(piece.words):
            said |= {word_key(self.demand.constraints[0].unit)}  # as whatever "them" stands for
        open_ = (key for key in self.demand.about - self_evident if not is_person(key))
        return all(covers(said, key) for key in open_)

    def _of_the_same(self, piece: Piece, keys: frozenset[str]) -> bool:
        """Tell whether a piece is about whom or what the clause is about."""
        wanted, subject = self.target.subject, piece.told.subject
        points = subject.who in _POINTING and not subject.head
        shown = points and piece.told.verb in displaying()  # the scales: "they showed 26 kilos"
        named = points and self._names_kind(keys)  # "she's a dinghy", of a boat
        if points and not (self.lone or piece.bare or shown or named):
            return False
        if piece.bare or shown or subject.who is Who.IT:
            return not wanted.person
        if subject.who is Who.UNKNOWN:
            return not wanted.person and (named or wanted.who is not Who.SELF)
        if subject.person:
            by_trade = subject.who is Who.OTHER and subject.head in self.tells
            return same_subject(wanted, subject) or (by_trade and not wanted.person)
        if subject.who is not Who.SELF or wanted.who is Who.SELF or self.kind in _BY_ANYBODY:
            return True
        topic = self.topic - showing() - {piece.told.verb}
        named = any(covers((key,), other) for key in keys for other in topic)
        return named or not _NAMING.isdisjoint(piece.words)

    def _is_beside(self, head: str) -> bool:
        """Tell whether a story tells the size of the other of two things that a question names."""
        mine = self.target.subject.head
        both = self.kind in lists.SIZES and head != mine and {head, mine} <= self.given
        known = self.asks | self.tells | self.demand.about
        return both and head not in known and not (covers((head,), mine) or covers((mine,), head))

    def _names_kind(self, keys: frozenset[str]) -> bool:
        """Tell whether words say of what kind a thing is that a clause measures."""
        things = {self.target.subject.head} | self.demand.about - {self.target.verb}
        kinds = {each for each in things if each and not is_person(each)}
        return self.kind in lists.SIZES and any(covers((k,), each) for k in keys for each in kinds)

    def _undergoes_otherwise(self, story: Statement) -> bool:
        """Tell whether something else was built, or issued, than what a clause is about."""
        mine, told = self.target.subject.head, story.subject.head
        if self.target.subject.who is Who.SELF and story.subject.who is Who.OWN:
            thing = bool(told) and not any(covers((told,), each) for each in self.topic)
            if thing and story.verb == self.target.verb:
                return True  # "my visa arrived", of who arrived
        if not (story.passive and mine and told) or story.subject.who not in (Who.OWN, Who.OTHER):
            return False
        topic = self.given | {mine}
        return not any(covers((told,), each) or covers((each,), told) for each in topic)


def meant(
    demand: Demand, target: Statement, given: frozenset[str], *, lone: bool = True
) -> Meant | None:
    """Return what a clause measures, None where a story must say of what.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about, wherever nothing says what it is.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> statement = "your crate weighs more than 20 kg"
        >>> measured = meant(demand_of(statement), read_clause(statement), frozenset())
        >>> def told(story):
        ...     return [measured.by(piece) for piece in pieces_of(read(story), story)]
        >>> told("The scales showed 30 kg."), told("The lid weighs 30 kg.")
        ([True], [False])
    """
    kind = demand.constraints[0].kind.value
    if kind not in _KINDS or len(demand.constraints) != 1:
        return None
    return measured_by(demand, target, given, lone=lone)


def measured_by(demand: Demand, target: Statement, given: frozenset[str], *, lone: bool) -> Meant:
    """Return what a clause measures that demands one quantity, of whatever kind.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        given: what the words of the question are compared by.
        lone: "it" can be nothing but what is asked about, wherever nothing says what it is.
    """
    kind = demand.constraints[0].kind.value
    counted = {word_key(c.unit) for c in demand.constraints if kind == "count" and c.unit}
    about = demand.about | target.keys | counted
    aspects = aspects_of(kind, about) or aspects_of(kind, target.subject.keys)
    return Meant(
        demand,
        target,
        given,
        lone,
        asks=frozenset().union(*map(asked_by, aspects)),
        tells=frozenset().union(*map(telling, aspects)) | showing() | ALL_WAYS,
        elsewhere=elsewhere(kind, aspects),
        lasting=kind in _LASTING or any(aspect.lasts for aspect in aspects),
        own_tells=frozenset().union(*map(telling, aspects)),
    )


def of_another(text: str) -> bool:
    """Tell whether words speak of another thing than the one in question.

    Example:
        >>> of_another("The last one weighed 9 kg."), of_another("It weighed another 9 kg.")
        (True, False)
    """
    return _ANOTHER.search(text) is not None


def _may_be_present(piece: Piece) -> bool:
    """Tell whether a verb has one form for the present and the past: "I put in 40 hours"."""
    told = piece.told
    plain = told.subject.who is Who.SELF and not told.passive
    return plain and told.verb in _ONE_FORM and told.verb in piece.words


def _is_of_the_past(told: Statement) -> bool:
    planned = told.progressive and told.verb in lists.WISHING  # "we were thinking of a day in May"
    return told.mood is Mood.FACT and told.tense in (Tense.PAST, Tense.PERFECT) and not planned


def content_of(words: Sequence[str], elsewhere_: frozenset[str]) -> frozenset[str] | None:
    """Return what the words of a piece are compared by, but for circumstances and numbers.

    None where they speak of others' things, or of what else may be measured so.
    """
    if names_others(words):
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
        if words[index] == "to" and words[index + 1 : index + 2] and words[index + 1] in _LOOKING:
            break  # "out **to see the seals**"
        if words[index : index + 2] == ("according", "to"):
            break
        if keys[index] and not _says_little(keys[index], words[index]):
            kept.add(keys[index])
        index += 1
    return frozenset(kept)


def _places(words: Sequence[str]) -> Iterator[str]:
    """Yield what the nouns are compared by behind prepositions of place."""
    for at, word in enumerate(words):
        for behind in words[at + 1 : at + 4] if word in _WITHIN else ():
            if behind in syntax.PREPOSITIONS or not behind[0].isalpha():
                break
            key = word_key(behind) if NOUN in classes(behind) else ""
            if key and behind not in lists.WHERE_ONE_IS:
                yield key


def names_others(words: Sequence[str]) -> bool:
    """Tell whether words speak of what belongs to others: "her bag", "the neighbour's hives".

    Whom something is done with or for owns nothing of it.
    """
    others = {index for index, word in enumerate(words) if word_key(word) in lists.OTHERS}
    beside = {
        at
        for index, word in enumerate(words)
        if word in _TOGETHER
        for at in range(index, _after_circumstance(words, index))
    }
    if not _OTHERS_OWN.isdisjoint(words) or not others <= beside:
        return True
    return any(
        mark == "'s" and owner not in _NO_OWNERS and _is_noun(thing)
        for owner, mark, thing in zip(words, words[1:], words[2:], strict=False)
    )


def _is_noun(word: str) -> bool:
    return word[0].isalpha() and classes(word) == {NOUN} and not numeric(word)


def _says_little(key: str, word: str) -> bool:
    qualifies = bool(classes(word)) and classes(word) <= {ADJECTIVE, ADVERB}
    return qualifies or key in lists.LIGHT or key in lists.DIMENSIONS or numeric(word)


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
def numeric(word: str) -> bool:
    """Tell whether a word belongs to a number, a date or a unit."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories measure nothing

    if word[0].isdigit() or word in SMALL or word in SCALES or word in ORDINALS:
        return True
    if word in syntax.MONTHS or word in _SEASONS:
        return True
    return any(q.kind.value != "count" for q in find_quantities(f"at least 2 {word}"))


def belongs(key: str, topic: frozenset[str], told: frozenset[str]) -> bool:
    """Tell whether a word of a piece speaks of the matter."""
    if key in told or not same(key).isdisjoint(told):
        return True
    return any(covers((key,), other) or covers((other,), key) for other in topic)
