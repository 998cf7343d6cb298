"""What a coordinator or a comma joins: statements, clauses, or words of one phrase."""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import cached_property

from cmr_logic import syntax
from cmr_logic.clauses.stretch import (
    COORDINATORS,
    FAR,
    REFERENCES,
    SEPARATORS,
    STRONG,
    WINDOW,
    Stretch,
)
from cmr_logic.cues import Effect
from cmr_logic.text import NOUN, VERB, bases, classes


class Level(enum.Enum):
    """What the two sides of a coordinator are."""

    STATEMENT = "statement"  # "you can park here **and** you can stay"
    CLAUSE = "clause"  # "if you work **or** study"
    TIGHT = "tight"  # "if you live in England **or** Wales"
    INSIDE = "inside"  # "between 5 **and** 10": it joins nothing that can be asked apart


_LIST_GAP = WINDOW + 4  # tokens between two commas of one list, at most
_SUBJECT = 5  # tokens of a subject before its coordinator, at most
_SUBJECT_TO_VERB = 4  # tokens from a pronoun to its verb, at most
_BETWEEN = 6  # tokens from "between" to its "and", at most
_STUB = 2  # tokens of a subject that waits for the items of a list, at most

# Words between a coordinator and what it joins: "also", not "here".
_PASSED = frozenset({"also", "then", "else", "not", "either", "both", "n't", ","})
# Words that begin a condition after a coordinator: "when", not "while", which also lasts.
_CONDITION_WORDS = frozenset({"when", "where", "whenever", "provided"})
# Words that begin a relative clause which may stand before the verb: "who", not "whom".
_RELATIVE_STARTS = frozenset({"who", "that", "which", "whose"})
# Words that a piece of a sentence begins after: "if", not "with".
_SEGMENT_STARTS = frozenset(
    {"if", "unless", ",", ";", "and", "or", "when", "where", "that", "who", "but", ":"}
)
# Words that begin a time, with a subject of its own: "while", not "at".
_TIMES = frozenset({"whenever", "while", "once", "until", "after", "before"})
# Words that no list goes on across: "if", not "with".
_BOUNDARIES = frozenset({"if", "unless", ".", ":", "but"})
# Words that end a piece: "but", not "with".
_STOPS = frozenset({",", ";", "if", "unless", "but", *COORDINATORS})
# Determiners that two nouns share: "a parent or guardian", not "every".
_SHARED = frozenset({"a", "an", "the", "your", "their"})
# Words before the first of two verbs that share an object: "to sell or let a house", not "will".
_BEFORE_VERBS = frozenset({"to", ",", "or", "and", "not", "n't", "only", "also"})
# Subjects that no form in -s agrees with: "you", not "she".
_SECOND = (("you",), ("they",), ("we",))
# Words before an -ing form that begins a clause: "by living", not "the living".
_BEFORE_GERUNDS = frozenset({"n't", "not", "either", "by", "who"})


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
        self.words: dict[int, Level] = {}
        self.commas: dict[int, tuple[Level, str]] = {}
        words, first = stretch.words, stretch.first
        relative = next(
            (at for at in range(first, subject_end) if words[at] in _RELATIVE_STARTS), subject_end
        )
        following: _Joint | None = None  # the joint to the right
        wider: _Joint | None = None  # the one to the right of the words of one phrase
        for index in range(stretch.last - 1, first - 1, -1):
            word = words[index]
            if word in COORDINATORS:
                kind = Level.TIGHT if first < index < relative else level(stretch, index)
                if kind is Level.STATEMENT and index < subject_end:
                    kind = Level.TIGHT  # a subject holds no statement
                self.words[index] = kind
                wider = following if kind is Level.TIGHT else None
                following = (index, kind, COORDINATORS[word])
            elif following is None:
                continue
            elif word in SEPARATORS:
                beyond = wider is not None and self._goes_beyond(index, following, wider)
                following = self._list_comma(index, *(wider if beyond and wider else following))
                wider = None
            elif word in _BOUNDARIES and not (
                words[index - 1] in SEPARATORS or words[index - 1] in COORDINATORS
            ):
                following = None

    def _goes_beyond(self, index: int, following: _Joint, wider: _Joint) -> bool:
        """Tell whether a comma belongs to a list around a phrase: "sings, has a cat or dog, or"."""
        inner = following[0] > index + 1 and following[1] is Level.TIGHT
        near = wider[1] is Level.CLAUSE and wider[0] - index <= _LIST_GAP + WINDOW
        return inner and near and level(self._stretch, index) is Level.CLAUSE

    def _list_comma(
        self, index: int, at: int, kind: Level, operator: str
    ) -> tuple[int, Level, str] | None:
        """Return the joint that stands for the list left of a comma, if the list goes on there."""
        if at == index + 1:
            return at, kind, operator  # ", and": the comma belongs to the coordinator
        if at - index > _LIST_GAP or not _same_level(self._stretch, index, kind):
            return None
        self.commas[index] = (kind, operator)
        return index, kind, operator

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


def level(stretch: Stretch, index: int) -> Level:
    """Decide what the coordinator at an index joins, from the words on its two sides.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("if you live in York or study there")
        >>> level(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 5)
        <Level.CLAUSE: 'clause'>
    """
    words, last = stretch.words, stretch.last
    at = index + 1
    found = stretch.cue(at)
    if found and found[0].effect in REFERENCES and found[0].effect is not Effect.LIST:
        return Level.CLAUSE
    limit = min(last, at + FAR)
    while at < limit and words[at] in _PASSED:
        at += 1
    if at >= last:
        return Level.CLAUSE
    for decide in _DECISIONS:
        kind = decide(stretch, index, at)
        if kind is not None:
            return kind
    return Level.TIGHT


def _by_condition(stretch: Stretch, _: int, at: int) -> Level | None:
    found = stretch.cue(at)
    if found is None:
        return None
    proviso = found[0].name == "provided" and not stretch.words[at].startswith("subject")
    opens = found[0].name in STRONG or proviso or stretch.words[at] in _CONDITION_WORDS
    return Level.CLAUSE if opens else None


def _by_choice(stretch: Stretch, index: int, _: int) -> Level | None:
    """Decide by a choice that comes on top: "a card **and** either a bill or a letter"."""
    chosen = stretch.words[index] == "and" and stretch.word(index + 1) == "either"
    return Level.CLAUSE if chosen else None


def _by_subject(stretch: Stretch, index: int, _: int) -> Level | None:
    if not _is_subject_only(stretch, index):
        return None
    return Level.INSIDE if stretch.words[index - 1] in syntax.PRONOUNS else Level.TIGHT


def _by_relative(stretch: Stretch, _: int, at: int) -> Level | None:
    word = stretch.words[at]
    if word == "that":  # "boats that leak and that are old"; not "a boat and that car"
        opens = syntax.starts_verb_phrase(stretch.words, at + 1, stretch.last)
        return Level.CLAUSE if opens else None
    return Level.CLAUSE if word in syntax.RELATIVES else None


def _by_range(stretch: Stretch, index: int, _: int) -> Level | None:
    between = stretch.words[max(stretch.first, index - _BETWEEN) : index]
    return Level.INSIDE if "between" in between else None


def _by_opening(stretch: Stretch, index: int, at: int) -> Level | None:
    """Decide by "as well as living", by a word for a list, and by "… and you:"."""
    word = stretch.words[at]
    found = stretch.cue(at)
    opens = (
        (stretch.words[index] == "as" and syntax.is_gerund(word))
        or (found is not None and found[0].effect in REFERENCES)
        or (
            stretch.lead_in
            and stretch.last - at <= _STUB
            and (word in syntax.PRONOUNS or word == "your")
        )
    )
    return Level.CLAUSE if opens else None


def _by_statement(stretch: Stretch, _: int, at: int) -> Level | None:
    """Decide by a subject with its verb after the coordinator."""
    word = stretch.words[at]
    if word in syntax.PRONOUNS and at + 1 < stretch.last:
        verb = stretch.finite_verb(at)
        if verb is not None and verb - at <= _SUBJECT_TO_VERB:
            return Level.STATEMENT
    kinds = classes(word)
    noun = NOUN in kinds and VERB not in kinds and word not in syntax.AUXILIARIES
    if (word in syntax.DETERMINERS or noun) and (
        stretch.finite_verb(at, _piece_end(stretch, at)) is not None
    ):
        return Level.STATEMENT
    return None


def _by_verb(stretch: Stretch, index: int, at: int) -> Level | None:
    """Decide by a verb after the coordinator, whose subject stands before it."""
    words = stretch.words
    if _pairs_nouns(stretch, index, at) or _names_again(stretch, index, at):
        return Level.TIGHT
    verbal = syntax.starts_verb_phrase(words, at, stretch.last)
    if verbal and not _shares_object(stretch, index, at):
        return Level.CLAUSE
    before = stretch.word(index - 1)
    if before == "," and index - 1 > stretch.first:
        before = words[index - 2]
    gerunds = syntax.is_gerund(words[at]) and not syntax.is_gerund(before)
    return Level.CLAUSE if gerunds and _gerund_before(stretch, index) else None


# Asked in this order; the first that knows decides.
_DECISIONS: tuple[Callable[[Stretch, int, int], Level | None], ...] = (
    _by_condition,
    _by_choice,
    _by_subject,
    _by_relative,
    _by_range,
    _by_opening,
    _by_statement,
    _by_verb,
)


def _is_subject_only(stretch: Stretch, index: int) -> bool:
    """Tell whether what stands before a coordinator is a subject that waits for its verb."""
    words = stretch.words
    start = index
    while (
        start > stretch.first
        and index - start <= _SUBJECT
        and words[start - 1] not in _SEGMENT_STARTS | _TIMES
    ):
        start -= 1
    if not 0 < index - start <= _SUBJECT:
        return False
    if words[start] in syntax.PRONOUNS:
        return index - start == 1
    if words[start] not in syntax.DETERMINERS:
        return False
    verb = stretch.finite_verb(start)
    return verb is not None and verb > index


def _pairs_nouns(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two nouns share what stands before the first: "a parent or guardian at home"."""
    word = stretch.words[at]
    following = stretch.word(at + 1)
    return (
        stretch.word(index - 2) in _SHARED
        and (following in syntax.PREPOSITIONS or not following)
        and not word.endswith("s")
        and word not in syntax.AUXILIARIES
        and NOUN in classes(word)
        and NOUN in classes(stretch.word(index - 1))
    )


def _names_again(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a form that can be a verb is a noun: "class 1 or class 2", "goods or services".

    It stood with a number before, or its ending does not agree with "you", or nothing but one word
    after a preposition or comma stands before the coordinator: "for water or rent".
    """
    words, word = stretch.words, stretch.words[at]
    if NOUN not in classes(word) or word in syntax.AUXILIARIES:
        return False
    start = index
    while start > stretch.first and words[start - 1] not in _SEGMENT_STARTS | _TIMES:
        start -= 1
    piece, following = words[start:index], stretch.word(at + 1)
    again = word in piece[1:] and (following.isdigit() or len(following) == 1)
    third = word.endswith("s") and word not in bases(word, VERB) and piece[:1] in _SECOND
    ends = at + 1 == _piece_end(stretch, at) or at + 1 == stretch.last
    listed = ends and (len(piece) == 1 or stretch.word(index - 2) in syntax.PREPOSITIONS)
    return again or third or (listed and NOUN in classes(words[index - 1]))


def _has_object_of_its_own(stretch: Stretch, at: int) -> bool:
    """Tell whether a verb has words of its own before the next coordinator."""
    for index in range(at + 1, min(stretch.last, at + WINDOW)):
        if stretch.words[index] in COORDINATORS or stretch.words[index] == ",":
            return index > at + 1
    return False


def _shares_object(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two verbs side by side share what follows: "sell or lease property"."""
    if stretch.words[index] == "," and _has_object_of_its_own(stretch, at):
        return False  # "swim, own a vest and hold a badge": each verb has its own
    end = index
    if stretch.word(index - 1) == "," == stretch.word(index - 3):
        end -= 1  # "buy, build, or improve a home"
    before, word = stretch.word(end - 1), stretch.words[at]
    if not (_bare_verb(before) and _bare_verb(word) and at + 1 < _piece_end(stretch, at)):
        return False
    ahead = stretch.word(end - 2) or "you"
    return syntax.is_participle(before) == syntax.is_participle(word) and (
        ahead in syntax.AUXILIARIES or ahead in syntax.NOMINATIVES or ahead in _BEFORE_VERBS
    )


def _bare_verb(word: str) -> bool:
    return VERB in classes(word) and word not in syntax.AUXILIARIES


def _gerund_before(stretch: Stretch, index: int) -> bool:
    """Tell whether an -ing form before a coordinator began a clause: "by living or working"."""
    words = stretch.words
    if stretch.item and stretch.word(index - 1) not in syntax.PREPOSITIONS:
        return True
    return any(
        syntax.is_gerund(words[at])
        and (
            at == stretch.first
            or words[at - 1] in syntax.AUXILIARIES
            or words[at - 1] in _BEFORE_GERUNDS
        )
        for at in range(max(stretch.first, index - WINDOW), index)
    )


def _piece_end(stretch: Stretch, at: int) -> int:
    """Return where the piece that starts at an index ends at the latest."""
    limit = min(stretch.last, at + WINDOW)
    return next((i for i in range(at + 1, limit) if stretch.words[i] in _STOPS), limit)


def _is_verb_alone(stretch: Stretch, comma: int) -> bool:
    """Tell whether a verb stands alone behind one that does: "you swim, **row** or own a boat"."""
    verb, ahead = stretch.word(comma + 1), stretch.word(comma - 2)
    alone = stretch.word(comma + 2) in COORDINATORS or stretch.word(comma + 2) == ","
    subject = ahead in syntax.NOMINATIVES or ahead in syntax.MODALS or ahead == ","
    return alone and subject and _bare_verb(verb) and _bare_verb(stretch.word(comma - 1))


def _same_level(stretch: Stretch, comma: int, kind: Level) -> bool:
    """Tell whether what follows a comma is a piece like the last of its list."""
    if kind is Level.TIGHT:
        return stretch.word(comma + 1) not in syntax.PRONOUNS
    if _is_verb_alone(stretch, comma):
        return True
    return level(stretch, comma) is not Level.TIGHT
