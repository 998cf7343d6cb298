"""What has to be done by a time, or on a day: "Entries **must be posted by 15 May**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import sentence_end, sentence_start
from cmr_logic.cues.named_before import are_things, head_of
from cmr_logic.cues.things_banned import MUST
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

PAID = "paid"
"""What is done with fees that are **due** by a time."""
_PAY = "pay"
DUE = "due"
"""What says of fees that they are to be paid: "fees are **due** by 1 March"."""
_US = frozenset({("us",), ("you",), ("here",), ("there",)})
YOU = "you"
"""Who has to do it where nobody else is named."""
BY = word_set("by before within")
"""What a time that is set opens with: "**by** 15 May", "**within** 10 days"; not "in May"."""
_ON_OR_BEFORE = ("on", "or", "before")
_NO_LATER = frozenset({("no", "later", "than"), ("not", "later", "than")})
# What a day or a place that is set opens with: "handed in **on** Friday"; not "by Friday".
_ON = word_set("on at in to")
_NOT_SET = frozenset({",", "and", "or", "but", "if", "unless", "when", ":", "us", "you"})
_LONGEST = 10  # words of a time: "within 10 days of the first storm of the year"
_OBJECT = 7  # words between a verb and its time: "register **for the language exam**"
_AT_LEAST = 2  # words of a statement with such a subject: "entries must be"
# Several that ask as one: "**teams** must enter"; not "forms must reach us".
_BODIES = word_set(
    "teams clubs crews groups choirs schools firms companies businesses households bands charities"
)


@record(frozen=True, slots=True)
class Deadline:
    """What has to be done with some things, and by when, or on what day.

    Args:
        noun: what they are called, in the plural or not.
        done: what is done with them, as a participle; empty where one does it: "you post".
        verb: the same as a verb, with what it is done to.
        until: the words of the time.
        place: index of the verb of duty.
        own: they do it themselves: "guests must arrive".
        more: words behind the participle: "handed **in**".
    """

    noun: str
    done: str
    verb: tuple[str, ...]
    until: tuple[str, ...]
    place: int
    own: bool = False
    more: tuple[str, ...] = ()

    def missed_by(self, things: str) -> tuple[str, ...]:
        """Return words for things of which that is not done by then."""
        if not (self.done or self.own):
            return (things, "that", YOU, "do", "not", self.verb[0], *self.until)
        return (things, "that", *self.not_done(several=syntax.is_plural_noun(things)))

    def missed(self) -> tuple[str, ...]:
        """Return a statement that it is not done by then: "you do not post it by May"."""
        whose = self.noun in _BODIES or not are_things(self.noun)
        things = self.done or (self.own and not whose)
        who = ("the", self.noun) if things else (YOU,)
        return (*who, *(self.not_done() if things else ("do", "not", *self.verb, *self.until)))

    def not_done(self, *, several: bool | None = None) -> tuple[str, ...]:
        """Return what is so of things, or of their owner, where it is not done by then.

        Args:
            several: they are told of in the plural; None where they are told of as by the duty.
        """
        if not self.done:
            return ("do", "not", *self.verb, *self.until)
        plural = syntax.is_plural_noun(self.noun) if several is None else several
        return ("are" if plural else "is", "not", self.done, *self.more, *self.until)


def deadlines(words: Sequence[str], *, days: bool = False) -> Iterator[Deadline]:
    """Find what has to be done by a time.

    Args:
        words: the words of a text.
        days: find what has to be done on a day, or at a place, as well.

    Example:
        >>> found, = deadlines("entries for it must be handed in by 5 may .".split())
        >>> " ".join(found.missed_by("entries"))
        'entries that are not handed in by 5 may'
        >>> found, = deadlines("guests must book a table for two before june .".split())
        >>> " ".join(found.missed())
        'you do not book a table for two before june'
        >>> list(deadlines("entries must be signed .".split()))
        []
    """
    for at in places_of(words, MUST | {DUE}, 1, len(words) - _AT_LEAST):
        if words[at] == DUE:
            until = _until(words, at + 1)
            if until and words[at - 1] in syntax.BE and syntax.is_plural_noun(words[at - 2]):
                yield Deadline(words[at - 2], PAID, (_PAY,), until, at)
        elif words[at + 1] not in syntax.VERBAL_NEGATIONS:
            yield from _duty(words, at, days=days)


def _duty(words: Sequence[str], at: int, *, days: bool) -> Iterator[Deadline]:
    """Find what must be done by a time, behind the verb of a duty."""
    first = sentence_start(words, at)
    if words[at + 1] == "be":
        done, (opening, until) = words[at + 2], _time(words, at + 3, days=days)
        noun = words[at - 1] if NOUN in classes(words[at - 1]) else ""
        noun = head_of(words, first, at) or noun
        if until and noun and syntax.is_participle(done):
            more = tuple(words[at + 3 : opening])
            yield Deadline(noun, done, (_verb(done),), until, at, more=more)
        return
    opening, until = _time(words, at + 2, days=days)
    if not until or VERB not in classes(words[at + 1]):
        return
    verb = tuple(words[at + 1 : opening])
    noun = head_of(words, first, at)
    if noun:
        yield Deadline(noun, "", verb, until, at, own=True)
    elif words[at - 1] == YOU and NOUN in classes(verb[-1]):  # "you must **claim** by May"
        yield Deadline(verb[-1], "", verb, until, at)


def _time(words: Sequence[str], at: int, *, days: bool) -> tuple[int, tuple[str, ...]]:
    """Return where the time opens that ends a sentence, near an index, and its words."""
    last = min(at + _OBJECT, sentence_end(words, at))
    for opening in range(at, last):
        until = _until(words, opening) or (_day(words, opening) if days else ())
        plain = words[opening - 1] not in _NOT_SET - {"us", "you"}
        if until and plain and (opening <= at + 1 or _is_dated(until)):
            return opening, until
        if words[opening] in _NOT_SET - {"us", "you"}:
            break
    return at, ()


def _verb(done: str) -> str:
    return next(iter(bases(done, VERB)), done)


def _until(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the words of a time at an index that ends a sentence, nothing where there is none."""
    end = sentence_end(words, at) if at < len(words) else at
    until = tuple(words[at:end])
    if until[:3] in _NO_LATER:
        until = ("by", *until[3:])
    named = until[3:] if until[:3] == _ON_OR_BEFORE else until[1:]
    opens = until[:3] == _ON_OR_BEFORE or not BY.isdisjoint(until[:1])
    if not named or not opens or len(until) > _LONGEST:
        return ()
    return until if _NOT_SET.isdisjoint(named) else ()


def _day(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the words of a day or a place at an index that ends a sentence, () for none."""
    said = tuple(words[at : sentence_end(words, at)])
    set_so = len(said) > 1 and said[0] in _ON and _NOT_SET.isdisjoint(said)
    return said if set_so and len(said) <= _LONGEST else ()


def _is_dated(until: Sequence[str]) -> bool:
    """Tell whether words name a time that is sure to be one: "before 1 May", "by noon"."""
    known = {*syntax.MONTHS, *syntax.TIME_UNITS, "noon", "midnight", "weekend"}
    return any(word[:1].isdigit() or word in known or word.endswith("day") for word in until)
