"""What the entries of the tables need, found by the words of a statement, and unread until then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain

from cmr_logic.records import record, replace
from cmr_logic.scenario.entailment.circumstances import CIRCUMSTANCES
from cmr_logic.scenario.entailment.implications import IMPLICATIONS
from cmr_logic.scenario.entailment.lives import LIVES
from cmr_logic.scenario.entailment.occupations import OCCUPATIONS
from cmr_logic.scenario.entailment.situations import SITUATIONS
from cmr_logic.scenario.lexicon.relations import covering, keyed, opposed, reach, same, word_key
from cmr_logic.scenario.matching.agreement import RECEIVING, needed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.homographs import as_nouns
from cmr_logic.scenario.statements.predication import LASTED
from cmr_logic.scenario.statements.reading import read
from cmr_logic.scenario.statements.statement import LACKED, Statement
from cmr_logic.syntax import is_adverb
from cmr_logic.text import VERB, bases, words_in

_TURNED = frozenset({"never", "cannot", "learn"})  # read as tense, mood or negation


@record(frozen=True, slots=True, eq=False)
class Outcome:
    """What an entry says to follow, which its premises share; made once, and the same as no other.

    Args:
        name: the entry.
        conclusions: what follows, as statements.
        refuted: their denials follow.
        states: further statements whose denials follow where they are about the present.
        worded: what follows as well, in the words of rules, and leads no further.
    """

    name: str
    conclusions: tuple[str, ...]
    refuted: bool = False
    states: tuple[str, ...] = ()
    worded: tuple[str, ...] = ()


@record(frozen=True, slots=True, eq=False)
class Premise:
    """What an entry needs, and what follows; made once, and the same as no other.

    Args:
        text: a statement.
        negated: its denial is what is needed.
        keys: words without which no statement says it.
        goals: for each of them, what a story must reach one of.
        outcome: what follows.
        further: what follows from other entries may say it.
    """

    text: str
    negated: bool
    keys: frozenset[str]
    goals: tuple[frozenset[str], ...]
    outcome: Outcome
    further: bool


class Sought(dict[Outcome, bool]):
    """Whether what an entry says to follow may meet what is wanted, by what it says.

    Args:
        wanted: what clauses can be met by; None where all that follows is wanted.
    """

    def __init__(self, wanted: frozenset[str] | None) -> None:
        super().__init__()
        self._wanted = wanted

    def __missing__(self, outcome: Outcome) -> bool:
        """Tell at low cost, once for each entry that a story comes to."""
        meets = self._wanted is None or not self._wanted.isdisjoint(offers(outcome))
        self[outcome] = meets
        return meets


def candidates(statement: Statement, sought: Sought | None = None) -> Iterator[Premise]:
    """Yield the premises whose words a statement can all meet, as the tables have them.

    Args:
        statement: what a story says, or what follows from it.
        sought: what should follow; all premises are yielded if not given.

    Example:
        >>> (told,) = read("I am a widow.")
        >>> "I am widowed" in {premise.text for premise in candidates(told)}
        True
        >>> "I am widowed" in {p.text for p in candidates(told, Sought(frozenset({"boat"})))}
        False
    """
    premises = _index().premises
    words = statement.words
    told_of = reach(words)
    places = frozenset().union(*map(_sharing, words))
    if sought is not None:
        places = frozenset(place for place in places if sought[premises[place].outcome])
    for place in sorted(places):
        premise = premises[place]
        if not any(map(told_of.isdisjoint, premise.goals)):
            yield premise


@lru_cache(maxsize=65_536)
def _sharing(key: str) -> frozenset[int]:
    """Return the places of the premises whose rarest word a word of a story can meet."""
    places = _index().places
    names = covering(key) | opposed(key)
    return frozenset(place for name in names for place in places.get(name, ()))


def _premises() -> Iterator[Premise]:
    """Yield the premises of all entries, none of them read yet."""
    for entry in (*IMPLICATIONS, *CIRCUMSTANCES, *OCCUPATIONS, *LIVES):
        follows = Outcome(entry.name, entry.conclusions)
        for text in entry.premises:
            yield _premise(text, follows, further=False)
    for state in SITUATIONS:
        holds = Outcome(state.name, state.said, worded=state.worded)
        fails = replace(holds, refuted=True)
        denied = replace(fails, states=state.shown)
        for text in (*state.said, *state.shown):
            yield _premise(text, holds)
        for text in state.barred:
            yield _premise(text, fails)
        for text in state.said:
            yield _premise(text, denied, negated=True)


@cache
def _aside() -> frozenset[str]:
    """Return the words of premises that reading turns into tense, mood or negation, or drops."""
    dropped = _TURNED | lists.LIGHT | lists.WISHING | lists.ENDING | lists.OMITTING
    dropped |= lists.PASSING | lists.REPORTING
    return dropped.union(*(same(verb) for verb in RECEIVING))


def _premise(
    text: str, outcome: Outcome, *, negated: bool = False, further: bool = True
) -> Premise:
    return Premise(text, negated, *_needs(text), outcome, further)


@cache
def _needs(text: str) -> tuple[frozenset[str], tuple[frozenset[str], ...]]:
    """Return words without which no statement says what one of the tables does, and their goals."""
    aside = _aside()
    words = _words(text)
    keys = {
        key
        for word, key in zip(words, keyed(words), strict=True)
        if key and key not in aside and not is_adverb(word) and not key.startswith("do_not_")
    }
    if "without" in words:
        keys.difference_update(keyed(words[words.index("without") :]))
    if "longer" in words[1:] and words[words.index("longer") - 1] == "no":
        keys.difference_update(keyed(("longer",)))  # a denial: "my job no longer exists"
    if not keys:
        wanted = needed(read_entry(text)[0])
        keys.update(wanted - aside or wanted)  # "I am a learner" has no other word
    return frozenset(keys), tuple(map(meeting, keys))


def _words(text: str) -> Sequence[str]:
    words = text.lower().removesuffix(".").split()
    plain = words if all(map(str.isalpha, words)) else words_in(" ".join(words))
    return as_nouns(tuple(plain))


@cache
def offers(outcome: Outcome) -> frozenset[str]:
    """Return all that what follows can meet, and perhaps more, without reading it.

    Args:
        outcome: what an entry says to follow.

    Example:
        >>> (told,) = read("I am a widow.")
        >>> found = {p.outcome.name: offers(p.outcome) for p in candidates(told)}
        >>> "marry" in found["widowed"], "boat" in found["widowed"]
        (True, False)
    """
    keys: set[str] = set()
    for text in (*outcome.conclusions, *outcome.states, *outcome.worded):
        keys.update(_compared(text))
    return reach(frozenset(keys))


@cache
def offered(text: str) -> frozenset[str]:
    """Return all that a statement of the tables can meet, and perhaps more, without reading it.

    Args:
        text: the statement.

    Example:
        >>> "home" in offered("I live in a cottage"), "boat" in offered("I live in a cottage")
        (True, False)
    """
    return reach(_compared(text))


@cache
def sayable(text: str) -> frozenset[str]:
    """Return all that what a statement of the tables says can meet, without reading it.

    Where :func:`offered` takes a word for a noun, or for another verb, reading may tell better.

    Args:
        text: the statement.

    Example:
        >>> text = "I got out of prison"
        >>> "get_out" in sayable(text), "get_out" in offered(text)
        (True, False)
    """
    words = _words(text)
    verbs = {base for word in words for base in bases(word, VERB)}
    keys = set(map(word_key, verbs))
    if "get" in verbs:
        keys.update("get_" + word for word in words)
    if "for" in words:
        keys.add(LASTED)  # "we have been married **for** years"
    return offered(text) | reach(frozenset(keys - {""}))


@cache
def _compared(text: str) -> frozenset[str]:
    """Return what the words of a statement are compared by, alone and in phrases."""
    words = _words(text)
    keys = {*keyed(words), *map(word_key, words)} - {""}
    if "without" in words:
        keys.update([LACKED + key for key in keys])
    return frozenset(keys)


@cache
def meeting(key: str) -> frozenset[str]:
    """Return the words of which a statement must reach one to meet a word of a premise.

    Args:
        key: what the word is compared by.

    Example:
        >>> "=child" in meeting("kid"), "find" in meeting("lose")
        (True, True)
    """
    return same(key) | opposed(key)


@record(frozen=True, slots=True)
class _Index:
    """The premises of all tables.

    Args:
        premises: those of the most words first, others in the order of the tables: who is "off work
            sick" says more of "I am too sick to work" than of "I can work".
        places: where those stand that no statement says without a word, by that word.
    """

    premises: tuple[Premise, ...]
    places: Mapping[str, Sequence[int]]


@cache
def _index() -> _Index:
    """Return the premises, each under one word that it cannot be said without: its rarest."""
    premises = tuple(sorted(_premises(), key=lambda premise: -len(premise.keys)))
    common = Counter(chain.from_iterable(premise.keys for premise in premises))
    rarest = {
        keys: min(keys, key=lambda key: (common[key], key))
        for keys in {premise.keys for premise in premises if premise.keys}
    }
    named: dict[str, list[int]] = {}
    for place, premise in enumerate(premises):
        if premise.keys:
            named.setdefault(rarest[premise.keys], []).append(place)
    places: dict[str, list[int]] = {}
    for key, found in named.items():
        for name in meeting(key):
            places.setdefault(name, []).extend(found)
    return _Index(premises, places)


@cache
def read_entry(text: str) -> Sequence[Statement]:
    """Read a statement of the tables, of which many are a premise and a conclusion.

    Args:
        text: the statement.

    Example:
        >>> [told.verb for told in read_entry("I own my home")]
        ['own']
    """
    return read(text)
