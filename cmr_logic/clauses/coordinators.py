"""What each coordinator and comma of a sentence joins: statements, clauses, or words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.groups import joins_group
from cmr_logic.clauses.levels import WITHIN, Level, Sign
from cmr_logic.clauses.nested_lists import BOUNDARIES, is_second_or, opens_phrase, parts_bare_names
from cmr_logic.clauses.pieces_alone import (
    ITEM,
    ends_things,
    is_participle_alone,
    is_verb_alone,
    joins_adverbs,
    joins_roles,
    opens_with_base,
)
from cmr_logic.clauses.sides import opens_main_clause
from cmr_logic.clauses.signs import signs_between
from cmr_logic.clauses.stretch import COORDINATORS, FAR, SEPARATORS, WINDOW, Stretch
from cmr_logic.clauses.verb_sides import lists_past_forms
from cmr_logic.cues import Effect
from cmr_logic.text import ADJECTIVE, classes, places_of

_LIST_GAP = WINDOW + 4  # tokens between two commas of one list, at most

# Words between a coordinator and what it joins: "also", not "here".
_PASSED = frozenset({"also", "then", "else", "not", "either", "both", "n't", ",", "only"})
_WITHIN_PHRASES = frozenset({Level.TIGHT, Level.INSIDE})
_WHOLE = frozenset({Level.CLAUSE, Level.STATEMENT})
# Cues behind a coordinator that only link: "and **however**", "and **in that case**".
_LINKING = frozenset({Effect.DISCOURSE, Effect.SAME})
# Articles that two nouns may share: "**a** citizen or resident".
_ARTICLES = frozenset({"a", "an"})
_PLACE = 6  # tokens of a place or time between commas
_PIECE = 6  # tokens back from a comma to what opens the piece before it
# What opens a piece like that behind a comma, or ends the search for one: "**on** Sundays".
_STARTS = syntax.PREPOSITIONS | syntax.AUXILIARIES | {",", ";"}
_MEASURE = 4  # words of a number and its unit before "but": "25 years old"
# Openings of a second bound: "at least 25 but **under** 65"; not "but ill".
_BOUNDS = syntax.BOUNDS | {"fewer"}
# Cues of what is said in passing: "guests**, whether** old or young", ", **such as** cooks".
_ASIDES = frozenset({Effect.EXAMPLE, Effect.EVEN_IF})
_COORDINATING = frozenset(COORDINATORS)
_NEITHER, _NOR = "neither", "nor"
_PARTING = BOUNDARIES | SEPARATORS | _COORDINATING | {_NEITHER}


def level(stretch: Stretch, index: int, behind: int | None = None) -> Level:
    """Decide what the coordinator at an index joins, from the words on its two sides.

    Args:
        stretch: the sentence.
        index: the place of the coordinator.
        behind: the token behind it, where it has several words: "as well as".

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("if you live in York or study there")
        >>> level(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 5)
        <Level.CLAUSE: 'clause'>
    """
    sign = sign_at(stretch, index, behind)
    return Level.TIGHT if sign is None else sign.level


def sign_at(stretch: Stretch, index: int, behind: int | None = None) -> Sign | None:
    """Return the first sign of the table that shows of the coordinator at an index."""
    own = stretch.cue(index)
    at = own[1] if own and own[0].effect is Effect.OR else index + 1  # "**or, if not,** you row"
    at = behind or at
    limit = min(stretch.last, index + 1 + FAR)
    while at < limit and stretch.words[at] in _PASSED and not _names_two(stretch, at):
        at += 1
    if joins_adverbs(stretch, at + 1):
        at += 2  # "or **fully and** safely moored"
    if stretch.word(index + 1) == ",":
        at = _past_place(stretch, at)
    found = stretch.cue(at)
    if found and found[0].effect in _LINKING and stretch.words[index] in COORDINATORS:
        at = found[1]
    for sign in signs_between(stretch.words[index], stretch.word(at)):
        if sign.shows(stretch, index, at):
            return sign
    return None


def _past_place(stretch: Stretch, at: int) -> int:
    """Return where a clause opens behind a place or time: "or, **in May,** if it is covered"."""
    if stretch.word(at) not in syntax.PREPOSITIONS:
        return at
    ends = range(at + 1, min(stretch.last - 1, at + _PLACE))
    comma = next((i for i in ends if stretch.words[i] == ","), at)
    opening = stretch.words[comma + 1]
    return comma + 1 if comma > at and (opening == "if" or opening in syntax.NOMINATIVES) else at


def _names_two(stretch: Stretch, index: int) -> bool:
    """Tell whether "both" opens a subject: "and **both** boats must"; not "and both A and B"."""
    return stretch.words[index] == "both" and "and" not in stretch.words[index : stretch.last]


def bounds_again(stretch: Stretch, index: int) -> bool:
    """Tell whether "but" opens the second bound of a number: "at least 25 **but under 65**".

    Args:
        stretch: the sentence.
        index: the place of "but".
    """
    if stretch.words[index] != "but":
        return False
    before = stretch.words[max(stretch.first, index - _MEASURE) : index]
    ahead = [word for word in stretch.words[index + 1 : index + 3] if word not in syntax.NEGATIONS]
    bound = ahead[:1] != [] and ahead[0] in _BOUNDS
    return bound and any(word[:1].isdigit() or word in syntax.NUMBERS for word in before)


_Joint = tuple[int, Level, str]  # its place, what it joins, and its operator


class Joins:
    """The level of each coordinator, and of each comma of a list, of a sentence.

    A comma of a list has the operator and the level of the coordinator that ends the list, so the
    decision goes from right to left. Before the predicate, outside a relative clause, a coordinator
    joins nouns.

    Args:
        stretch: the sentence.
        subject_end: index after the subject of its first statement.
    """

    def __init__(self, stretch: Stretch, subject_end: int) -> None:
        self._stretch = stretch
        self._subject_end = subject_end
        self.words: dict[int, Level] = {}
        self.commas: dict[int, tuple[Level, str]] = {}
        self._brackets = _outermost(stretch.closings)
        if _COORDINATING.isdisjoint(stretch.words[stretch.first : stretch.last]):
            return  # as in most: a comma alone joins nothing
        places = places_of(stretch.words, _PARTING, stretch.first, stretch.last)[::-1]
        if not self._brackets:
            self._find_joints(places)
            self._regroup(places[::-1])
            return
        inside = frozenset(at for bracket in self._brackets for at in bracket)
        self._find_joints([at for at in places if at not in inside])
        for bracket in self._brackets:
            inner = places_of(stretch.words, _PARTING, bracket[1], bracket[-1])
            self._find_joints(inner[::-1])

    def _find_joints(self, places: Sequence[int]) -> None:
        """Find what the words at some places join that may part phrases, from last to first."""
        words = self._stretch.words
        following: _Joint | None = None  # the joint to the right
        wider: _Joint | None = None  # the one to the right of the words of one phrase
        beyond_nor: _Joint | None = None  # the one to the right of "neither A nor B"
        for index in places:
            word = words[index]
            if word == _NOR:
                beyond_nor = following
            if word == _NEITHER and words[index + 1 : index + 2] != ("of",):  # that counts people
                following, beyond_nor = beyond_nor, None
            elif joins_roles(self._stretch, index):
                following = None
            elif word in COORDINATORS and not self._stretch.is_idle(index):
                following, wider = self._at_coordinator(index, following, wider)
            elif following is None:
                continue
            elif word in SEPARATORS and wider and self._parts_states(index, following, wider):
                following = self._list_comma(index, wider[0], Level.STATE, "AND")
                wider = None
            elif word in SEPARATORS:
                beyond = wider is not None and self._goes_beyond(index, following, wider)
                bare = not beyond and self._parts_bare(index, following)
                following = self._list_comma(index, *(wider if beyond and wider else following))
                wider = wider if bare else None
            elif word in BOUNDARIES and not self._goes_on(index):
                following = None

    def _regroup(self, places: Sequence[int]) -> None:
        """Let alternatives go on around an "and" in one: "A**,** B and C**,** D**, or** E".

        The comma behind "B and C" shows that these two are one of its parts.

        Args:
            places: those of words that may part phrases, from first to last.
        """
        words = self._stretch.words
        joints = [at for at in places if at in self.commas or at in self.words]
        for at, behind in pairwise(joints):
            inside = words[at] == "and" and words[at - 1] != "," and at in self.words
            if not inside or self.commas.get(behind, (None, ""))[1] != "OR":
                continue
            kind = self.words[at]
            last = next((i for i in joints if i > behind and i in self.words), None)
            if kind in _WITHIN_PHRASES or last is None or words[last] != "or":
                continue
            for comma in joints[: joints.index(at)][::-1]:
                if self.commas.get(comma, (None, ""))[1] != "AND":
                    break
                self.commas[comma] = (kind, "OR")
            for comma in range(behind, last):
                if comma in self.commas:
                    self.commas[comma] = (kind, "OR")
            self.words[last] = kind

    def _at_coordinator(
        self, index: int, following: _Joint | None, wider: _Joint | None
    ) -> tuple[_Joint, _Joint | None]:
        """Return the joint at a coordinator, and the wider one; of "60 **or over**, …" those on."""
        kind = self.words[index] = self._coordinator_level(index)
        if following is not None and kind is Level.INSIDE:
            return following, wider
        if kind is Level.TIGHT and following is not None and self._parts_more(index, following):
            kind = self.words[index] = Level.STATE
        joint = (index, kind, COORDINATORS[self._stretch.words[index]])
        inner = kind in WITHIN or is_second_or(self._stretch, self._subject_end, index)
        return joint, following if inner else None

    def _parts_bare(self, index: int, following: _Joint) -> bool:
        """Tell whether a comma only parts names under one article: "a cook**, guide** or guest"."""
        at, kind, operator = following
        if at == index + 1:
            return True  # ", or": it parts nothing by itself
        ends = self._stretch.words[at] == "or" or at in self.commas
        names = ends and operator == "OR" and kind in WITHIN
        return names and parts_bare_names(self._stretch, index, at)

    def _is_near(self, index: int, at: int, gap: int) -> bool:
        """Tell whether no more than so many tokens stand between two places, brackets left out."""
        return at - index <= gap or (
            at - index <= FAR
            and at - index - sum(len(b) for b in self._brackets if index < b[0] < at) <= gap
        )

    @cached_property
    def _relative(self) -> int:
        """Index of the first relative clause in the subject, or that after the subject."""
        words, end = self._stretch.words, self._subject_end
        places = range(self._stretch.first, end)
        return next((at for at in places if words[at] in syntax.RELATIVE_OPENERS), end)

    def _coordinator_level(self, index: int) -> Level:
        inside = self._stretch.first < index < self._subject_end
        if inside and index < self._relative:
            return Level.TIGHT
        if self._brackets and joins_group(self._stretch, index):
            return Level.CLAUSE
        if joins_adverbs(self._stretch, index):
            return Level.INSIDE
        kind = level(self._stretch, index)
        if kind is Level.CLAUSE and ends_things(self._stretch, index):
            return Level.TIGHT
        if kind in _WITHIN_PHRASES and self._denies_both(index):
            return Level.CLAUSE
        holds = index >= self._subject_end  # a subject holds no statement
        return kind if holds or kind is not Level.STATEMENT else Level.TIGHT

    def _denies_both(self, index: int) -> bool:
        """Tell whether two things are denied behind a joint: "you row**, and** neither A nor B"."""
        words, last = self._stretch.words, self._stretch.last
        return words[index + 1 : index + 2] == (_NEITHER,) and _NOR in words[index + 1 : last]

    def _parts_more(self, index: int, following: _Joint) -> bool:
        """Tell whether ", or" parts more than an "and" behind it: "is new**, or** old and dry"."""
        words, (at, kind, operator) = self._stretch.words, following
        wide = words[index] == "or" and words[index - 1] == "," and index > self._subject_end
        near = kind is Level.STATE and operator == "AND" and words[at] == "and"
        return wide and near and "," not in words[index:at]

    def _goes_on(self, index: int) -> bool:
        """Tell whether a list goes on across a word: "you row, **if** you swim, or …"."""
        before = self._stretch.words[index - 1]
        joined = before in SEPARATORS or before in COORDINATORS
        return joined or bounds_again(self._stretch, index)

    def _goes_beyond(self, index: int, following: _Joint, wider: _Joint) -> bool:
        """Tell whether a comma belongs to a list around a phrase: "sings, has a cat or dog, or"."""
        inner = following[0] > index + 1 and following[1] in WITHIN
        if following[0] == index + 2 and is_verb_alone(self._stretch, index):
            return False  # "live**, work** or study here, and pay"
        near = wider[1] not in WITHIN and self._is_near(index, wider[0], _LIST_GAP + WINDOW)
        return inner and near and level(self._stretch, index) in _WHOLE

    def _parts_states(self, index: int, following: _Joint, wider: _Joint) -> bool:
        """Tell whether a comma parts what one "be" says of someone, all of which holds.

        The article that two nouns share shows that their "or" goes no further: "you must be over
        18, **a citizen or resident** and have a job", not "be a cook, a guide or a guest and have",
        nor "be a cook, a guide or employed by us, and have".
        """
        words = self._stretch.words
        at, first = following[0], index + 1
        nested = words[first] in _ARTICLES and not opens_phrase(words[at + 1])
        nested = nested or is_second_or(self._stretch, self._subject_end, at)
        if not nested or (following[2], wider[2]) != ("OR", "AND") or "," in words[first:at]:
            return False
        starts = (i for i in range(index, self._stretch.first, -1) if words[i] in BOUNDARIES)
        piece = words[next(starts, self._stretch.first) : index]
        verb = next((i for i, word in enumerate(piece) if word in syntax.BE), None)
        after = syntax.PREPOSITIONS | _PARTING  # "or employed **by** us"; not "or qualified alien"
        state = syntax.is_participle(words[at + 1]) and self._stretch.word(at + 2) in after
        alike = not _ARTICLES.isdisjoint(piece) and state
        return verb is not None and not alike and wider[0] - at <= _LIST_GAP

    def _list_comma(self, index: int, at: int, kind: Level, operator: str) -> _Joint | None:
        """Return the joint that stands for the list left of a comma, if the list goes on there."""
        if at == index + 1:
            return at, kind, operator  # ", and": the comma belongs to the coordinator
        example = self._stretch.cue(index + 1)
        if example is not None and example[0].effect in _ASIDES:
            return None  # "it is the same, **including size and colour**"
        near = self._is_near(index, at, _LIST_GAP) or self._lists_things(index, at)
        beside = kind is Level.CLAUSE and self._brackets and joins_group(self._stretch, index)
        own = _own_level(self._stretch, index, at, kind) if near else None
        if own is not None:
            self.commas[index] = (own, operator)
            return index, own, operator
        if not near or not (beside or _same_level(self._stretch, index, kind)):
            return None
        if kind is Level.TIGHT and opens_main_clause(self._stretch, index, at):
            return None
        if kind in WITHIN and self._opens_verb(index, kind):
            kind = Level.CLAUSE  # "you row, **are over 16 and insured**"
        self.commas[index] = (kind, operator)
        return index, kind, operator

    def _lists_things(self, index: int, at: int) -> bool:
        """Tell whether a long thing stands in a list: "ink**, a** hut which …**, and a** stove"."""
        words = self._stretch.words
        opened = words[index + 1] in _ARTICLES and words[at + 1] in _ARTICLES
        return opened and words[at - 1] == "," and at - index <= 2 * _LIST_GAP

    def _opens_verb(self, comma: int, kind: Level) -> bool:
        """Tell whether a list of verbs goes on with one that has a list of its own."""
        sure = kind is Level.STATE or self._stretch.words[comma + 1] in syntax.AUXILIARIES
        return sure and level(self._stretch, comma) is Level.CLAUSE

    def bare_or_follows(self, index: int) -> bool:
        """Tell whether clauses behind ", and" are joined by an "or" without a comma.

        The comma then parts more than the "or" does: "you farm, and fish **or** keep bees".

        Args:
            index: the first token behind the ", and".
        """
        words = self._stretch.words
        for at in range(index, self._stretch.last):
            if at in self.commas or words[at] in SEPARATORS or words[at] in BOUNDARIES:
                return False
            if self.words.get(at, Level.TIGHT) not in _WITHIN_PHRASES:
                return words[at] == "or"
        return False

    @cached_property
    def last_opening_comma(self) -> int:
        """Index of the last comma, outside the lists, that a clause with a verb follows; or -1."""
        stretch = self._stretch
        for at in range(stretch.last - 2, stretch.first - 1, -1):
            if (
                stretch.words[at] == ","
                and stretch.words[at + 1] not in COORDINATORS
                and at not in self.commas
                and stretch.finite_verb(at + 1, min(stretch.last, at + WINDOW)) is not None
            ):
                return at
        return -1


def _outermost(closings: Mapping[int, int]) -> Sequence[range]:
    """Return the tokens of each bracket that stands in no other: no list goes on through it."""
    found: list[range] = []
    if not closings:
        return found
    for opening, close in sorted(closings.items()):
        if not found or opening > found[-1][-1]:
            found.append(range(opening, close + 1))
    return found


def _own_level(stretch: Stretch, comma: int, at: int, kind: Level) -> Level | None:
    """Return what a comma joins in a list of pieces of several kinds, None for other commas.

    What stands between it and the end of the list is like what stands before it, and not like what
    ends the list: "are deaf**, blind** or use a stick", "on Sundays**, after 6** or if you row".

    Args:
        stretch: the sentence.
        comma: its place.
        at: that of the coordinator that ends the list.
        kind: what that joins.
    """
    words = stretch.words
    if kind is not Level.CLAUSE or at - comma > ITEM or words[at] not in COORDINATORS:
        return None
    before, piece = words[comma - 1], words[comma + 1 : at]
    whole = len(piece) > 1 and stretch.finite_verb(comma + 1, at) is not None
    if whole or piece[-1] == "," or not syntax.PRONOUNS.isdisjoint(piece):
        return None
    if _goes_on_in_participle(stretch, comma, at):
        return Level.CLAUSE
    if piece[0] in syntax.PREPOSITIONS:
        back = range(comma - 1, max(comma - _PIECE, stretch.first), -1)
        start = next((i for i in back if words[i] in _STARTS), comma)
        placed = words[start] in syntax.PREPOSITIONS and piece[0] != "to"
        return Level.TIGHT if placed else None
    qualities = len(piece) == 1 and all(ADJECTIVE in classes(word) for word in (before, *piece))
    behind_be = comma - 2 > stretch.first and words[comma - 2] in syntax.BE
    return Level.STATE if qualities and behind_be else None


def _goes_on_in_participle(stretch: Stretch, comma: int, at: int) -> bool:
    """Tell whether "have" goes on with a participle: "have drunk, **taken pills** or feel ill"."""
    words = stretch.words
    if not syntax.is_participle(words[comma + 1]) or at == comma + 2:
        return False
    for index in range(comma - 1, max(comma - _LIST_GAP, stretch.first), -1):
        if words[index] in syntax.HAVE and words[index - 1] not in syntax.HAVE:
            return words[index + 1] == "had" or syntax.is_participle(words[index + 1])
        if words[index] in syntax.BE or words[index] in BOUNDARIES or words[index] in SEPARATORS:
            return False
    return False


def _same_level(stretch: Stretch, comma: int, kind: Level) -> bool:
    """Tell whether what follows a comma is a piece like the last of its list."""
    if kind is Level.TIGHT:
        return stretch.word(comma + 1) not in syntax.PRONOUNS
    if kind is Level.STATE and level(stretch, comma) is Level.TIGHT:
        return stretch.word(comma + 1) not in syntax.PRONOUNS
    if is_verb_alone(stretch, comma) or is_participle_alone(stretch, comma):
        return True
    if opens_with_base(stretch, comma, kind):
        return True
    if kind is Level.CLAUSE and lists_past_forms(stretch, comma):
        return True
    return level(stretch, comma) is not Level.TIGHT
