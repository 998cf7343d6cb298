"""What the reader has made so far, and the sentence that it is in."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Clause, Group, Heading, Provision, Reading
from cmr_logic.provisions.drafts.tallies import Tally
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import CLOSED, NAME, Tokens, places_of

# Initials that open a sentence or item: "**TV** licences cost £9".
_INITIALS = re.compile(r"(?:^|[.:*•\n-])[ \t]*([A-Z]{2,5})(?= [a-z])")
_NAMED = frozenset({NAME})
_CAPITALS = re.compile("[A-Z][A-Z]")  # found sooner than that a text opens with none
# Words in capitals for their weight, and no names: "**ALL** boats must be moored"; not "TV".
_STRESSED = (
    CLOSED | syntax.AUXILIARIES | syntax.NUMBERS | {"only", "when", "until", "never", "note"}
)


@record(frozen=True, slots=True)
class Conclusion:
    """What kind of conclusion a condition belongs to: the default operator of a list hangs on it.

    Args:
        negative: it is denied by grammar ("you cannot").
        denied: it is denied, by grammar or by its words ("you are exempt").
        demanding: it demands.
        forbidding: what it demands is not to be or have something.
        benefit: it grants what someone wants.
        defining: it says what counts as something.
        exact: it says "only".
        automatic: it says that someone has something by itself: "you automatically qualify".
        further: it grants more than before, or to more people: "extra", "still".
        denying: the words by which it denies.
        threatening: it says what follows for those who do not do as they must.
        ending: it lets someone out of what they are in: "you can cancel".
        owing: it says what somebody else owes whoever reads: "the shop must refund you".
        sparing: it says that something is not demanded: "you do not need a permit".
    """

    negative: bool = False
    denied: bool = False
    demanding: bool = False
    forbidding: bool = False
    benefit: bool = True
    defining: bool = False
    exact: bool = False
    automatic: bool = False
    further: bool = False
    denying: frozenset[str] = frozenset()
    threatening: bool = False
    ending: bool = False
    owing: bool = False
    sparing: bool = False


_NO_CONCLUSION = Conclusion()


@record(frozen=True, slots=True)
class Listed:
    """The list that was read last, whose operator the next sentence may still say.

    Args:
        used: the expression that was made of it.
        items: the expressions of its items.
        place: the number of provisions before the one that it belongs to.
        opener: the cue of the condition that it belongs to.
        frame: the words that every item completes.
        made_by: the cue that its clauses keep.
    """

    used: Expression
    items: tuple[Expression, ...]
    place: int
    opener: Cue
    frame: Frame
    made_by: Cue


@dataclass(slots=True)
class Draft:
    """A rule while it is read: its tokens, and what the reader has made of them.

    Args:
        text: the rule text.
        tokens: its tokens.
        clauses: in the order in which they were made; their ids count it.
        provisions: in text order.
        readings: the other readings.
        groups: phrases whose parts are clauses.
        headings: what opens the sections so far.
        conclusion: the kind of the conclusion that was read last; conditions that stand alone
            belong to it.
        context: what the heading above says of the case.
        aim: where the heading above asks who gets what its section is about.
        announced: how many items of the next list must hold, where a sentence has said so.
        listed: the list that stands right before the sentence being read.
        recalled: the last list under the heading, which a later sentence may take up.
        taken_up: the block behind the one being read takes up its list.
        opened: the provision that conditions alone have made, whose conclusion may still follow.
        section: the number of provisions before the last heading.
        openings: where sentences open with words that say nothing, by where they go on: "Note
            that | you".
        asker: "they" was whoever asks in the statement that was read last.
        whom: those of whom the statement read last speaks, for "they" behind it.
        asked: where the question stands that the next sentence may answer.
        asked_who: where the question stands for whom something is, which the next one may name.
        predication: what the statement read last says of its subject, from its verb of meaning on.
        granted: the same of the last statement that grants something.
        defined: the words of the term that was defined last.
        opening: the subject that each item of the next list completes, where it stands alone.
        rephrased: some tokens are plainer words than the text has there.
        words: the lower-cased tokens.
    """

    text: str
    tokens: Tokens
    clauses: list[Clause] = field(default_factory=list)
    provisions: list[Provision] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    conclusion: Conclusion = _NO_CONCLUSION
    context: Expression | None = None
    aim: Span | None = None
    announced: Tally | None = None
    listed: Listed | None = None
    recalled: Listed | None = None
    taken_up: bool = False
    opened: Provision | None = None
    section: int = 0
    openings: dict[int, int] = field(default_factory=dict)
    asker: bool = False
    whom: Expression | None = None
    asked: tuple[int, int] | None = None
    asked_who: tuple[int, int] | None = None
    predication: Frame = ()
    granted: Frame = ()
    defined: Frame = ()
    opening: Frame = ()
    rephrased: bool = False
    words: tuple[str, ...] = field(init=False)
    _names: dict[str, str] | None = None

    def __post_init__(self) -> None:
        self.words = self.tokens.words

    def clause(self, clause_id: str) -> Clause:
        """Return a clause by its id, which counts the clauses from 1: "c1"."""
        return self.clauses[int(clause_id[1:]) - 1]

    @property
    def names(self) -> dict[str, str]:
        """How the text spells the names in it, by their lower-cased tokens."""
        if self._names is None:
            tokens = self.tokens
            self._names = {
                tokens.words[at]: self.text[tokens.starts[at] : tokens.ends[at]]
                for at in places_of(tokens.unnamed, _NAMED, 0, len(tokens))
            }
            # Initials are a name at the start of a sentence too: "**TV** licences cost £9".
            if _CAPITALS.search(self.text) is not None:
                opening = _INITIALS.findall(self.text)
                self._names |= {w.lower(): w for w in opening if w.lower() not in _STRESSED}
        return self._names

    @property
    def last_is_plain(self) -> bool:
        """Whether the subject of the last provision only names the role of whoever asks."""
        return bool(self.provisions) and self.provisions[-1].plain

    def token_range(self, span: Span) -> tuple[int, int]:
        """Return the range of the tokens that start inside a span."""
        first = bisect_left(self.tokens.starts, span.start)
        return first, bisect_left(self.tokens.starts, span.end, lo=first)

    def chars(self, first: int, last: int) -> Span:
        """Return the span of the tokens of a range; an empty one before the next token for none."""
        starts = self.tokens.starts
        if last <= first:
            at = starts[first] if first < len(starts) else len(self.text)
            return Span(at, at)
        return Span(starts[first], self.tokens.ends[last - 1])


@dataclass(slots=True)
class Scope:
    """A sentence or list item while it is read.

    Args:
        draft: where clauses and readings go.
        holes: tokens inside it that demand nothing: examples, asides.
        items: the list that it leads in, until something takes it.
        limits: items that carry conditions of their own, with these.
        asker: "they" is whoever asks: the conclusion is about people like them.
        about: the words that begin a statement about its subject.
        person: the subject where it is one of any kind, who stands for whoever asks: "a pilot".
        tail: the words behind several joined parts that complete each of them.
        behind: what a lead-in says ahead of the verbs of its items, which each of them means: "you
            must, **before the trip**: …".
        concluded: the kind of conclusion of its first statement, once it is known; it hangs on the
            list that the sentence leads in, and is open again when something takes that.
        words: the lower-cased tokens of the whole text.
        wholes: the words of first conjuncts that were asked for, by their place and what each
            completes: every later part leans on them anew.
    """

    draft: Draft
    holes: frozenset[int] = frozenset()
    items: tuple[Block, ...] = ()
    limits: list[tuple[Span, Expression]] = field(default_factory=list)
    asker: bool = False
    about: Frame = ("you", "are")
    person: Frame = ()
    tail: Words | None = None
    behind: Words | None = None
    concluded: Conclusion | None = None
    words: tuple[str, ...] = field(init=False)
    wholes: dict[tuple[int, int, Frame], Frame | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.words = self.draft.words

    def said(self, first: int, last: int) -> Frame:
        """Return the tokens of a range without examples and asides, nor a condition inside it.

        Such a condition stands between two commas that are holes alone: "You may, if …, row".
        """
        words = self.words[first:last]
        if not self.holes or self.holes.isdisjoint(range(first, last)):
            return words
        said, parted = [], False
        for i, word in enumerate(words, first):
            if i not in self.holes:
                said += [] if parted else [word]
            elif word == "," and i > first and self.holes.isdisjoint((i - 1, i + 1)):
                parted = not parted
        return tuple(said)

    def take_items(self) -> tuple[Block, ...]:
        """Return the list that the sentence leads in, once."""
        items, self.items = self.items, ()
        if items:
            self.concluded = None
        return items

    def inside(self, items: tuple[Block, ...], holes: frozenset[int]) -> Scope:
        """Return the scope of an item of the list, which may lead in a list of its own."""
        inner = Scope(self.draft, holes, items, self.limits, self.asker, self.about, self.person)
        inner.behind = self.behind
        return inner
