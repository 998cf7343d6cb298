"""What has been read of a sentence so far: the state that the pass and its helpers share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from cmr_logic import syntax
from cmr_logic.clauses.coordinators import Joins
from cmr_logic.clauses.levels import Level
from cmr_logic.clauses.near_verbs import binds_near
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.cues import Cue, by_name

Range: TypeAlias = tuple[int, int]  # the first token and the one after the last


class CueToken(NamedTuple):
    """What a cue, or a run of words, is to the clause grammar.

    Args:
        type: the terminal of the grammar.
        first: index of its first token in the text.
        last: index after its last one.
        cue: the cue; None for words and signs.
    """

    type: str
    first: int
    last: int
    cue: Cue | None = None


# Terminals that stand for a list.
REFERENCE_TERMINALS = frozenset({"ALL_OF", "ANY_OF", "NONE_OF", "COUNT_OF", "LIST"})
# Terminals that join clauses: "OR"; not "TIGHT_OR".
JOINTS_OF_CLAUSES = frozenset(
    {"AND", "OR", "WIDE_AND", "WIDE_OR", "NEAR_OR", "STATE_AND", "STATE_OR"}
)
# Terminals that join what stands before them with what follows.
_JOINTS = JOINTS_OF_CLAUSES | {"BUT", "COMMA", "NOR", "TIGHT_AND", "TIGHT_OR"}
# Those that may stand without a comma where one parts more.
_BARE_ORS = frozenset({"OR", "STATE_OR"})
# Terminals that a joint may follow: "WORDS", not "IF".
_CLOSERS = REFERENCE_TERMINALS | {"WORDS", "PURPOSE", "PREDICATE"}
# Terminals that leave a joint before them with nothing to join: "IF", not "RELATIVE".
_BREAKERS = _JOINTS | {"IF", "UNLESS", "PURPOSE", "PREDICATE"}
# Terminals that a coordination begins after: "IF", not "AND".
_OPENERS = frozenset({"IF", "UNLESS", "PURPOSE", "BUT", "PREDICATE", "RELATIVE", "WIDE_AND"})
_BEGINNINGS = _OPENERS | _BARE_ORS
_SIGNS = frozenset({",", ";"})
# Words that open a condition or a relative clause, and may open its parts again: "**if** A and
# **if** B"; not "unless".
_REOPENERS = frozenset({"who", "that", "which", "if", "when", "where", "must"})
_REOPENED = 3  # tokens: ", or who"
# Openings of a clause about whoever asks: "and **your** home is here"; not "and the owner agrees".
_OWN_SUBJECTS = frozenset({"you", "your", "they", "their", "he", "she", "we", "i", "my", "our"})
_SOON = 12  # tokens after it among which its verb stands
FRONTS = frozenset({"IF", "UNLESS", "PURPOSE"})
"""Terminals that open a condition, which may stand in front: "IF"; not "RELATIVE"."""
# A joint and the predicate behind it, whose subject stands before: "dogs may enter **but must** …".
_ABOUT_SUBJECT = ("BUT", "PREDICATE")
# Terminals that a front condition may stand behind: "COMMA", not "WORDS".
_FRONT_ENDS = frozenset({"COMMA", "BUT"})


# Terminals behind "neither A nor B" that it does not reach across: "**PREDICATE**"; not "NOR".
_PAST_NEITHER = FRONTS | {"PREDICATE", "EXCEPT", "BUT", "AND", "WIDE_AND", "STATE_AND"}
# Words that open a case of its own behind "neither A nor B, or": "or **if** C"; not "or C".
_NEW_CASES = frozenset({"if", "when", "where", "whenever", "wherever"})


@dataclass(slots=True)
class Reading:
    """The tokens made so far, and where in its sentence the scanner is.

    Args:
        stretch: the sentence.
        joins: what its coordinators and commas join.
        out: the cue tokens made so far.
        holes: the tokens that demand nothing.
        link: the sentence begins with a word that ties it to the one before.
        open: where the current run of words began.
        main: a statement is being read, not a condition.
        said: the statement has its predicate.
        relative: a relative clause is being read.
        neither: "neither" waits for its alternatives.
        either: "either" was the last to announce alternatives, not "both".
        choosing: it stood behind "and", so that its alternatives are one of several demands.
        predicate: the predicate ahead of the statement being read.
        pending: whether a predicate was ahead at the last cue.
        predicated: a predicate is among the tokens made.
        referred: a word for a list is.
        restricted: a relative clause is.
        parted: where among the tokens a condition begins that parts a verb from what it says: "You
            may, **if you swim**, row"; -1 where none does.
        parted_to: the comma that ends one that parts a subject from its verb; -1 where none does.
        groups: whether each bracket that is a condition is denied, by the range of its words.
    """

    stretch: Stretch
    joins: Joins
    out: list[CueToken] = field(default_factory=list)
    holes: set[int] = field(default_factory=set)
    link: bool = False
    open: int | None = None
    main: bool = True
    said: bool = False
    relative: bool = False
    neither: bool = False
    either: bool = False
    choosing: bool = False
    predicate: Range | None = None
    pending: bool = False
    predicated: bool = False
    referred: bool = False
    restricted: bool = False
    parted: int = -1
    parted_to: int = -1
    groups: dict[Range, bool] = field(default_factory=dict)

    @property
    def last_type(self) -> str:
        """The terminal of the last token made, or ""."""
        return self.out[-1].type if self.out else ""

    @property
    def in_front(self) -> bool:
        """Whether only conditions have been read so far."""
        return bool(self.out) and self.out[0].type in FRONTS and not self.predicated

    @property
    def opens_with_aim(self) -> bool:
        """Whether the sentence began with an aim: "To join, …"."""
        return bool(self.out) and self.out[0].type == "PURPOSE"

    @property
    def completed(self) -> bool:
        """Whether a statement has its predicate, and no relative clause is open."""
        return self.main and self.said and not self.relative

    def goes_on_denying(self, end: int) -> bool:
        """Tell whether "neither" reaches what stands behind an "or"; not "or **if**", a new case.

        Nor does it reach across a verb or a case: "neither guests nor crews may row if old **or**".

        Args:
            end: index behind the "or".
        """
        if self.neither:
            said = [token.type for token in self.out]
            behind = said[len(said) - said[::-1].index("NEITHER") :] if "NEITHER" in said else []
            passed = not _PAST_NEITHER.isdisjoint(behind)
            over = passed and "nor" not in self.stretch.words[end - 1 : self.stretch.last]
            self.neither = not over and self.stretch.word(end) not in _NEW_CASES
        return self.neither

    def add_word(self, index: int) -> None:
        """Read a word that is no cue where it stands."""
        if self.open is None:
            self.open = index

    def keep(self, index: int, end: int) -> int:
        """Keep tokens in the text of a clause, without a say in its logic; return the end."""
        if self.open is not None:
            self.holes.update(range(index, end))
        return end

    def close(self, index: int) -> None:
        """End the run of words that is open before an index, if it has any."""
        if self.open is not None and self.open < index:
            self._close(self.open, index)

    def emit(self, kind: str, first: int, last: int, cue: Cue | None = None) -> None:
        """Close the run of words before ``first`` and make a token, if it means something there."""
        if self.open is not None:
            self._close(self.open, first)
        elif (
            self.last_type in _JOINTS
            and kind in _BREAKERS
            and (self.last_type, kind) != _ABOUT_SUBJECT
        ):
            self.out.pop()  # a joint with nothing after it joins nothing
        if kind in _JOINTS and self.last_type not in _CLOSERS:
            return  # a joint with nothing before it joins nothing
        if kind == "COMMA" and self.predicated:
            return
        second = kind in REFERENCE_TERMINALS and self.referred  # a sentence names its list once
        if second or (kind == "RELATIVE" and self.last_type != "WORDS"):
            self.add_word(first)
            return
        self._make(kind, first, last, cue)

    def emit_shared(self, kind: str, cue: Cue) -> None:
        """Make a token before the current run of words, which the pieces after it share."""
        assert self.open is not None  # noqa: S101 - there is a run to share
        self._make(kind, self.open, self.open, cue)

    def emit_joint(
        self, operator: str, first: int, last: int, cue: Cue, kind: Level = Level.CLAUSE
    ) -> None:
        """Make a joint of clauses, or of what one verb says.

        It is a wide one where its sign parts more than a bare word does.
        """
        words = self.stretch.words
        sign = words[first] if words[first] in _SIGNS else words[first - 1]
        wide = sign == ";" or (operator == "AND" and self._opens_again(first, last))
        wide = wide or (
            sign == ","
            and operator == "AND"
            and (self._has_narrower_or(first) or self.joins.bare_or_follows(last))
        )
        wide = wide or (operator == "AND" and self._leaves_subject(first, last))
        near = operator == "OR" and (self.choosing or self._is_near(first, last, kind))
        plain = f"STATE_{operator}" if kind is Level.STATE else operator
        self.choosing = near
        self.emit(
            f"NEAR_{operator}" if near else f"WIDE_{operator}" if wide else plain, first, last, cue
        )

    def _is_near(self, first: int, last: int, kind: Level) -> bool:
        """Tell whether an "or" joins verbs behind the "and" before it alone."""
        behind_and = kind is Level.CLAUSE and self.last_type == "AND" and self.open is not None
        return behind_and and binds_near(self.stretch, self.open or 0, first, last)

    def _opens_again(self, first: int, last: int) -> bool:
        """Tell whether the word that opened a choice comes again behind "and", and not inside it.

        It then parts more than the "or" does: "cooks who row or swim **and who** live here", not
        "who row or **who** swim and who live here".

        Args:
            first: the first token of the "and".
            last: the first token behind it.
        """
        words = self.stretch.words
        opening = next((word for word in words[first : last + 1] if word in _REOPENERS), "")
        if not opening:
            return False
        for token in reversed(self.out):
            if token.type in _OPENERS:
                return False
            if token.type in _BARE_ORS:
                at = token.first
                again = {opening, "whose"} if opening == "who" else {opening}
                return again.isdisjoint(words[at : at + _REOPENED])
        return False

    def _leaves_subject(self, first: int, last: int) -> bool:
        """Tell whether an "and" goes on with a subject after verbs that "or" joins.

        It parts more than what joins two verbs of one subject: "you farm **or fish and your**
        home is here", not "you farm or you fish and your home is here". A comma before the second
        of two parts more still: "your boat leaks**, or is lost and we** have no other".

        Args:
            first: the first token of the joint.
            last: the one after it.
        """
        words = self.stretch.words
        if self.stretch.word(last) not in _OWN_SUBJECTS or words[first] != "and":
            return False
        opening = next((t for t in reversed(self.out) if t.type in _BEGINNINGS), None)
        if opening is None or opening.type not in _BARE_ORS or self._parts_two(opening, first):
            return False
        behind = self.stretch.word(opening.last)
        subject = behind in syntax.NOMINATIVES or behind in syntax.DETERMINERS
        subject = subject or self.stretch.opens_condition(opening.last)
        return not subject and self.stretch.finite_verb(last, last + _SOON) is not None

    def _parts_two(self, either: CueToken, first: int) -> bool:
        """Tell whether a comma stands before an "or" between two, and none before a later joint."""
        words, at = self.stretch.words, self.out.index(either)
        parted = not _SIGNS.isdisjoint(words[either.first - 1 : either.first + 1])
        listed = at > 1 and self.out[at - 2].type in JOINTS_OF_CLAUSES
        return parted and not listed and words[first - 1] not in _SIGNS

    def _has_narrower_or(self, first: int) -> bool:
        """Tell whether an "or" that binds tighter joins what has been read of the coordination.

        It stands without a comma, or its comma is the last one: "you farm, or fish, **and** live".

        Args:
            first: the first token of the joint after it.
        """
        words = self.stretch.words
        listed = words[first] in _SIGNS
        for token in reversed(self.out):
            if token.type in _OPENERS:
                return False
            at = token.first
            if token.type in _BARE_ORS and words[at] not in _SIGNS:
                before = words[at - 1]
                return before not in _SIGNS or (before == "," and not listed)
            listed = listed or token.type in JOINTS_OF_CLAUSES
        return False

    def emit_tight(self, operator: str, first: int, last: int, cue: Cue) -> None:
        """Make a joint inside one phrase, at its first word: "**as** well as"."""
        self.holes.update(range(first + 1, last))
        self.emit(f"TIGHT_{operator}", first, last, cue)

    def resume(self, index: int) -> None:
        """Go on with what a verb says behind a condition that parts it, which ends at an index.

        The condition then stands ahead of its statement, as if it had opened the sentence.
        """
        if self.open is not None:
            self._close(self.open, index)
        condition, self.out = self.out[self.parted :], self.out[: self.parted]
        self.holes.update((condition[0].first - 1, index))  # its commas, which part nothing else
        starts = (i for i in range(self.parted, 0, -1) if self.out[i - 1].type in _FRONT_ENDS)
        start = next(starts, 0)
        self.out[start:start] = condition
        self.parted, self.parted_to, self.main = -1, -1, True

    def finish(self) -> None:
        """Close the last run of words; the place of a list that no word stands for does so."""
        lead_in, last = self.stretch.lead_in, self.stretch.last
        if self.open is not None:
            self._close(self.open, last)
        while self.last_type in _JOINTS and (not lead_in or self.last_type == "COMMA"):
            self.out.pop()
        if lead_in and not self.referred:
            kind, name = ("ANY_OF", "any-of") if self.either else ("LIST", "the-following")
            self._make(kind, last, last, by_name()[name])

    def _close(self, first: int, last: int) -> None:
        """Make the token of the current run of words."""
        self.out.append(CueToken("WORDS", first, last))
        self.open = None

    def _make(self, kind: str, first: int, last: int, cue: Cue | None) -> None:
        self.out.append(CueToken(kind, first, last, cue))
        self.predicated = self.predicated or kind == "PREDICATE"
        self.restricted = self.restricted or kind == "RELATIVE"
        self.referred = self.referred or kind in REFERENCE_TERMINALS
