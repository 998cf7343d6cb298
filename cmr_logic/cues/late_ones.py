"""Things that miss a time the text sets: "Entries must be posted by May. **Late entries** …".

In plain words they are "entries that are not posted by May".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.things_banned import MUST
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes, key, places_of, word_set

_LATE, _LATER = "late", "later"
_DUE = "due"  # "fees are **due** by 1 March": they are to be paid by then
_PAID, _PAY = "paid", "pay"
_US = frozenset({("us",), ("you",), ("here",), ("there",)})
_YOU = "you"
# What a time that is set opens with: "**by** 15 May", "**within** 10 days"; not "in May".
_BY = word_set("by before within")
_NOT_SET = frozenset({",", "and", "or", "but", "if", "unless", "when", ":", "us", "you"})
_LONGEST = 10  # words of a time: "within 10 days of the first storm of the year"
# Who or what stands for the things named before: "late **ones**"; not "late guests".
_ONES, _THOSE = frozenset({"ones", "one"}), "those"
_BEFORE = frozenset({"a", "an", "any", "all", "your", "the", "each", "every"})
# Whoever pays late: "late **payers**"; not "late buyers".
_PAYERS = word_set("payers payer payments payment")
_AFTER = (("after", "that", "date"), ("after", "that", "time"), ("after", "that"))
_AT_LEAST = 2  # words of a statement with such a subject: "entries must be"

SIGNS = frozenset({_LATE, _LATER, "after"})
"""Words of which each of them has one: "**late** entries"; not "entries"."""


@record(frozen=True, slots=True)
class _Deadline:
    """What has to be done with some things, and by when.

    Args:
        noun: what they are called, in the plural or not.
        done: what is done with them, as a participle; empty where one does it: "you post".
        verb: the same as a verb, perhaps with "us" behind it.
        until: the words of the time.
        place: index of the verb of duty.
        own: they do it themselves: "guests must arrive".
    """

    noun: str
    done: str
    verb: tuple[str, ...]
    until: tuple[str, ...]
    place: int
    own: bool = False

    def missed_by(self, things: str) -> tuple[str, ...]:
        """Return words for things of which that is not done by then."""
        several = syntax.is_plural_noun(things)
        if not self.done:
            whom = ("do", "not") if self.own else ("you", "do", "not")
            return (things, "that", *whom, *self.verb, *self.until)
        return (things, "that", "are" if several else "is", "not", self.done, *self.until)


def late_ones(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what a sentence calls late, with what that comes to by the time that another sets.

    Example:
        >>> list(late_ones("entries must be posted by may . late ones are binned .".split()))
        [(7, 9, ('entries', 'that', 'are', 'not', 'posted', 'by', 'may'))]
        >>> list(late_ones("entries must be signed . late entries are binned .".split()))
        []
        >>> list(late_ones("pots must go by 6 . those left later are sold .".split()))
        []
        >>> said = "you must post your form by may . late forms are binned ."
        >>> list(late_ones(said.split()))
        [(8, 10, ('forms', 'that', 'you', 'do', 'not', 'post', 'by', 'may'))]
    """
    found = [(at, *named) for at in places_of(words, SIGNS) if (named := _named(words, at))]
    if not found:
        return
    deadlines = list(_deadlines(words))
    for at, first, last, noun in found:
        fitting = [each for each in deadlines if _fits(each, noun, words[first:at])]
        if len(fitting) != 1 or first <= fitting[0].place < sentence_end(words, at):
            continue
        said = _missed(fitting[0], noun)
        behind = tuple(words[first - 1 : first]) == (";",)
        yield first - behind, last, ((".", *said) if behind else said)


def _named(words: Sequence[str], at: int) -> tuple[int, int, str] | None:
    """Return where what is late is named that opens a sentence, and its noun."""
    if words[at] == _LATE or tuple(words[at : at + 2]) == (_LATER, "ones"):
        first = at - (words[at - 1] in _BEFORE and at > 0)
        noun = words[at + 1] if at + 1 < len(words) else ""
        plain = noun in _ONES or NOUN in classes(noun)
        plain = plain and _ends_there(words, at + 2)
        return (first, at + 2, noun) if plain and _opens(words, first) else None
    if words[at] == _LATER:
        last = at + 1
    else:
        last = next((at + len(o) for o in _AFTER if tuple(words[at : at + len(o)]) == o), 0)
    first = at - 2
    if not last or first < 0 or not _opens(words, first) or not _ends_there(words, last):
        return None
    # of "forms sent after that", the date is what they are asked about
    named = words[first] == _THOSE or (words[at] == _LATER and syntax.is_plural_noun(words[first]))
    return (first, last, words[first]) if named and syntax.is_participle(words[at - 1]) else None


def _opens(words: Sequence[str], first: int) -> bool:
    return not first or words[first - 1] in STOPS


def _ends_there(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb follows: "late entries **are**"; not "late entry fees"."""
    if at >= len(words):
        return False
    return words[at] in syntax.AUXILIARIES or VERB in classes(words[at])


def _fits(deadline: _Deadline, noun: str, said: Sequence[str]) -> bool:
    """Tell whether what is late are the things of a deadline, or what stands for them."""
    if noun in _ONES or noun == _THOSE:
        return deadline.done != "" or not said
    if noun in _PAYERS:
        return deadline.done == _PAID
    return key(noun) in {key(deadline.noun), key(deadline.verb[0])}


def _missed(deadline: _Deadline, noun: str) -> tuple[str, ...]:
    if noun in _PAYERS and key(noun) != key(deadline.noun):
        return ("people", "who", "have", "not", "paid", *deadline.until)
    same = key(noun) == key(deadline.noun)
    return deadline.missed_by(noun if same else deadline.noun)


def _deadlines(words: Sequence[str]) -> Iterator[_Deadline]:
    """Find what has to be done by a time: "entries must be posted **by 15 May**"."""
    for at in places_of(words, MUST | {_DUE}, 1, len(words) - _AT_LEAST):
        if words[at] == _DUE:
            until = _until(words, at + 1)
            if until and words[at - 1] in syntax.BE and syntax.is_plural_noun(words[at - 2]):
                yield _Deadline(words[at - 2], _PAID, (_PAY,), until, at)
        elif words[at + 1] == "be":
            done, until = words[at + 2], _until(words, at + 3)
            if until and syntax.is_participle(done) and NOUN in classes(words[at - 1]):
                yield _Deadline(words[at - 1], done, (_verb(done),), until, at)
        elif syntax.is_plural_noun(words[at - 1]) and VERB in classes(words[at + 1]):
            last = at + 2 + (tuple(words[at + 2 : at + 3]) in _US)
            until = _until(words, last)
            if until:
                yield _Deadline(words[at - 1], "", tuple(words[at + 1 : last]), until, at, own=True)
        elif words[at - 1] == _YOU and VERB in classes(words[at + 1]):
            until = _until(words, at + 4)
            if until and words[at + 2] in syntax.DETERMINERS and NOUN in classes(words[at + 3]):
                yield _Deadline(words[at + 3], "", (words[at + 1],), until, at)


def _verb(done: str) -> str:
    return next(iter(bases(done, VERB)), done)


def _until(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the words of a time at an index that ends a sentence, nothing where there is none."""
    end = sentence_end(words, at) if at < len(words) else at
    until = tuple(words[at:end])
    if len(until) <= 1 or until[0] not in _BY or len(until) > _LONGEST:
        return ()
    return until if _NOT_SET.isdisjoint(until) else ()
