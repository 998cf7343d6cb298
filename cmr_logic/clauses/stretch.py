"""The words of one sentence, and what the scanner looks ahead for, each found in one pass."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from cmr_logic import cues, syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import Tokens, places_of

WINDOW = 14  # tokens looked at for a verb after a coordinator: subjects in guidance are shorter
FAR = 100  # tokens looked at for the verb of a statement: none in guidance comes later

# Signs after the last word of a sentence: ".", not ";", after which a sentence goes on.
_ENDS = frozenset({".", "!", "?", ":", "…"})
OPENING, CLOSING = frozenset("(["), frozenset(")]")
DASHES = frozenset({"-", "–", "—", "--"})
# Signs after the last word of a sentence that leads in a list: "if you —".
_ENDS_OF_LEADS = _ENDS | DASHES
# Cues that stand for a list: "all of the following", not "all".
REFERENCES = frozenset({Effect.ALL_OF, Effect.ANY_OF, Effect.NONE_OF, Effect.COUNT_OF, Effect.LIST})
# Cues that open a condition or an aim: "unless", not "who", which restricts a noun.
CONDITIONS = frozenset({Effect.IF, Effect.UNLESS, Effect.PURPOSE})
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})
# Entries that open a condition wherever they stand: "if", not "when", which may date a verb.
STRONG = frozenset({"if", "only-if", "unless"})
# Words that join: "or", not "with", which attaches.
COORDINATORS = {"and": "AND", "or": "OR", "and/or": "OR", "nor": "OR"}
# Signs that part the pieces of a sentence: ";", not ".".
SEPARATORS = frozenset({",", ";"})
# Signs at which the words before them end: "(", not "/".
_BREAKS = OPENING | DASHES | SEPARATORS
# Words that end a piece: "but", not "with".
_PIECE_ENDS = frozenset({",", ";", "if", "unless", "but", *COORDINATORS})
# Words that promise a clear condition somewhere: "long" of "as long as", not "after".
_PROMISES = frozenset({"if", "unless", "provided", "long"})
# Words before a condition that comes on top of another: "once you …, **but only** if you …".
_ON_TOP = (("but", "only"), ("and", "only"), ("and", "as"), ("and", "so"))
# Words before a condition that is one more: "once you row **or** if you sail"; not "but".
_JOINING = frozenset({"and", "or"})
_PROVISO = "provided"  # the cue of what must hold as well: "as long as"
_ONLY_WITH = "only-with"
_THEN = "then"
_AS_WELL_AS = ("as", "well", "as")  # at the head of a sentence: "**as well as** living here, …"
_LONGEST_OWNER = 7  # tokens from "with" to the sign of whose leave it is
# Words between that sign and the leave: "written"; not "full".
_HOW_GIVEN = frozenset({"prior", "written", "express", "explicit", "previous"})
_BOUND = "bound"  # the cue of what goes on from a number: "16 **or over**"
OF_NUMBERS = frozenset("0123456789") | syntax.CURRENCIES
"""First signs of a number or price: "65"; not "the"."""
# Words that deny: "not"; "nobody" as well, of whatever its verb says.
_BUT, _LEAVE = "but", frozenset({"may", "can"})  # what a second statement lets do: ", but you may"
_NEGATIVE = syntax.NEGATIONS | {"nobody"}
# Words that go on after "neither …": "nor", not "and".
_ALTERNATIVES = frozenset({"nor", "or"})


# What else a bound opens with: "or under **age** 24", "or more **than** 9"; not "or over the".
_BOUNDED = (syntax.NUMBERS - {"one"}) | {"than", "age"}


def _bounds_anew(word: str) -> bool:
    """Tell whether a word behind "or over" makes it a bound of its own: "or over **65**"."""
    return word in _BOUNDED or word[0] in OF_NUMBERS


class Stretch:
    """A sentence or list item within the tokens of its text.

    Args:
        tokens: the tokens of the whole text; indices count them.
        first: index of the first token.
        last: index after the last one; full stops before it are left out.
        item: it is a list item, which needs no verb of its own.
        lead_in: a list follows it.

    Attributes:
        closings: the closing bracket of each opening one that has one, by their places.
        provisos: where conditions open by several words: "**as long as** you row".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Pay if you (a guest) stay.")
        >>> stretch = Stretch(tokens, 0, 8, item=False, lead_in=False)
        >>> stretch.cue(1)[0].name, stretch.closings, stretch.last
        ('if', {3: 6}, 8)
    """

    def __init__(self, tokens: Tokens, first: int, last: int, *, item: bool, lead_in: bool) -> None:
        ends = _ENDS_OF_LEADS if lead_in else _ENDS
        while last > first and tokens.words[last - 1] in ends:
            last -= 1
        self.tokens = tokens
        self.words = tokens.unnamed
        self.first = first
        self.last = last
        self.item = item
        self.lead_in = lead_in
        self.closings = closing_brackets(self.words, first, last)
        self._cues = cues.match_all(self.words, first, last)
        self._verbs: dict[tuple[int, int], int | None] = {}  # several signs ask for the same one
        self.provisos: list[int] = []
        for at, (cue, end) in self._cues.items():
            if cue.name == _PROVISO and end - at > 1:
                self.provisos.append(at)
            elif cue.name == _BOUND and end < last and _bounds_anew(self.words[end]):
                joint = cues.match(self.words, at, at + 1)  # "under 16 **or** over 65"
                assert joint is not None  # noqa: S101 - each bound opens with one
                self._cues[at] = joint
        if self.words[first : first + len(_AS_WELL_AS)] == _AS_WELL_AS:
            self._cues[first] = cues.by_name()[cues.ON_TOP], first + len(_AS_WELL_AS)
        attached = "with" in self.words[first:last]  # seldom
        self._opening = self._cues | self._leaves() if attached else self._cues
        self._ends = sorted({*self._opening, *places_of(self.words, _BREAKS, first, last)})

    @property
    def is_plain_item(self) -> bool:
        """Whether it is an item that leads in no list and has neither a cue nor a sign in it."""
        return self.item and not (self.lead_in or self._ends) and self.first < self.last

    def cue(self, index: int) -> tuple[Cue, int] | None:
        """Return the cue that starts at an index, and the index after it."""
        return self._opening.get(index)

    def _leaves(self) -> dict[int, tuple[Cue, int]]:
        """Return the cues of leave by where they start: "(only) with the warden's consent"."""
        found = {}
        for at in range(self.first, self.last):
            cue = self._cues.get(at)
            only = cue is not None and cue[0].name == _ONLY_WITH
            leave = (
                self._leave(at + only)
                if only or (cue is None and self.words[at] == "with")
                else None
            )
            if leave is not None:
                found[at] = leave
        return found

    def _leave(self, index: int) -> tuple[Cue, int] | None:
        """Return the cue of leave at an index: "with **the warden's** consent"."""
        near = range(index + 2, min(index + _LONGEST_OWNER, self.last))
        owner = next((at for at in near if self.words[at] in syntax.OWNING), None)
        at = (
            index + 1 + (self.word(index + 1) in syntax.DETERMINERS) if owner is None else owner + 1
        )
        while self.word(at) in _HOW_GIVEN:
            at += 1
        return (cues.by_name()[cues.WITH_LEAVE], at + 1) if self.word(at) in cues.LEAVE else None

    def is_idle(self, index: int) -> bool:
        """Tell whether a fixed phrase begins at a word, or one word before: "fit **and** well"."""
        for at in (index - 1, index):
            found = self._cues.get(at)
            if found is not None and found[1] > index and found[0].effect is Effect.NOTHING:
                return True
        return False

    def word(self, index: int) -> str:
        """Return the word at an index, or "" outside the sentence."""
        return self.words[index] if self.first <= index < self.last else ""

    def run_end(self, index: int) -> int:
        """Return where the words end that an index begins: at the next cue, sign or bracket."""
        behind = bisect_right(self._ends, index)
        return self._ends[behind] if behind < len(self._ends) else self.last

    def piece_end(self, at: int, reach: int = WINDOW) -> int:
        """Return where the piece that starts at an index ends, so many tokens on at the latest."""
        words, end, limit = self.words, at + 1, min(self.last, at + reach)
        while end < limit and words[end] not in _PIECE_ENDS:
            end += 1
        end = min(end, limit)
        if not self.provisos:
            return end
        return min([i for i in self.provisos if at < i < end], default=end)

    def opens_condition(self, index: int) -> bool:
        """Tell whether a cue of condition starts at an index."""
        found = self._cues.get(index)
        return found is not None and found[0].effect in _LIMITING

    def finite_verb(self, start: int, stop: int | None = None) -> int | None:
        """Return where the finite verb of a clause stands that starts at an index."""
        far = min(self.last, start + FAR)
        piece = start, far if stop is None else min(stop, far)
        if piece not in self._verbs:
            self._verbs[piece] = syntax.finite_verb(self.words, *piece)
        return self._verbs[piece]

    @cached_property
    def promises(self) -> bool:
        """Whether a word opens a clear condition somewhere, one that does not only come on top."""
        return any(
            (self.words[at] in _PROMISES or self._excepts(at))
            and self.words[max(at - 2, 0) : at] not in _ON_TOP
            and self.words[at - 1] not in _JOINING
            for at in range(self.first, self.last)
        )

    def _excepts(self, index: int) -> bool:
        """Tell whether words open an exception that is a clause: "**except where** you row"."""
        found = self._cues.get(index)
        return found is not None and found[0].name == "unless"

    @cached_property
    def then(self) -> int:
        """Index of the word that opens what a condition has for its case, or -1.

        A subject and its verb stand behind: "if you row, **then** you pay"; not "… , then wait".
        """
        if _THEN not in self.words[self.first : self.last]:
            return -1
        for at in range(self.first + 1, self.last):
            if self.words[at] == _THEN and self.words[at - 1] == ",":
                verb = self.finite_verb(at + 1)
                if verb is not None and verb > at + 1:
                    return at
        return -1

    @cached_property
    def last_comma(self) -> int:
        """Index of the last comma, or -1."""
        return self._last_of(frozenset({","}))

    @cached_property
    def last_alternative(self) -> int:
        """Index of the last "or" or "nor", or -1."""
        return self._last_of(_ALTERNATIVES)

    @cached_property
    def first_negation(self) -> int:
        """Index of the first negation, or word of a wrong, or that after the sentence."""
        for at in range(self.first, self.last):
            if self.words[at] in _NEGATIVE or self.words[at] in syntax.WRONGS:
                return at
        return self.last

    def denies_before(self, index: int) -> bool:
        """Tell whether a negation stands before an index; none does behind ", but" if none follows.

        "You may not row without a vest, **but guests may** row | without one".
        """
        if self.first_negation >= index:
            return False
        said = self.words[self.first_negation : index]
        but = next((at for at in range(len(said) - 1, 0, -1) if said[at] == _BUT), 0)
        anew = but and said[but - 1] == "," and not _LEAVE.isdisjoint(said[but:])
        return not anew or not _NEGATIVE.isdisjoint(said[but:])

    def _last_of(self, words: frozenset[str]) -> int:
        for at in range(self.last - 1, self.first - 1, -1):
            if self.words[at] in words:
                return at
        return -1


def closing_brackets(words: Sequence[str], first: int, last: int) -> dict[int, int]:
    """Return the closing bracket of each opening one that has one.

    Example:
        >>> closing_brackets(("if", "(", "you", "row", ")", ")"), 0, 6)
        {1: 4}
    """
    found: dict[int, int] = {}
    if CLOSING.isdisjoint(words[first:last]):
        return found
    waiting: list[int] = []
    for at in range(first, last):
        if words[at] in OPENING:
            waiting.append(at)
        elif words[at] in CLOSING and waiting:
            found[waiting.pop()] = at
    return found
