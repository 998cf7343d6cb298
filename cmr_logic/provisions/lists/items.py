"""The words of a list item: its tail, its label, what it asks, and when it is demanded."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Sentence
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.predicate_words import BACKWARD
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import NOUN, VERB, classes

JOINING = frozenset({"and", "or"})
"""Words at an end of an item that join the list."""

_PLUS, _PARTING_TAILS = "plus", frozenset({",", ";", "-", "–"})
_CASES = frozenset({Effect.IF, Effect.UNLESS})  # effects of the cues that open a case
# Cues by which an item of a list says when it is demanded: "a vest, **if** you row"; not "once".
_CASE_CUES = frozenset({"if", "unless"})
# Those that do where they open the item: "**where** you have a dog, it is on a lead".
_AHEAD = frozenset({"when", "where"})
# Marks behind a label beside the colon: "Age**.** You are over 16"; not "Age, you are".
_PARTING_LABELS = frozenset({".", "-", "–", "—"})
_LONGEST_LABEL = 4  # words before the colon of an item that is one: "Home town: …"
_SHORTEST_QUESTION = 4  # tokens: verb, subject, what is asked, mark


def trimmed(words: Frame, first: int, last: int) -> tuple[int, int, str]:
    """Return the range of an item without what ends it, and the "and" or "or" around it.

    Example:
        >>> trimmed(("row", ";", "or"), 0, 3), trimmed(("and", "swim", "."), 0, 3)
        ((0, 2, 'or'), (1, 2, 'and'))
    """
    last, tail = _tail(words, first, last)
    if last > first and words[first] in JOINING:
        return first + 1, last, words[first]
    return first, last, tail


def _tail(words: Frame, first: int, last: int) -> tuple[int, str]:
    """Return where an item ends without what joins it to the next, and the "and" or "or" there."""
    if last - first > 1 and words[last - 1] in {";", ",", "."}:
        last -= 1
    if last > first and words[last - 1] in JOINING:
        return last - 1, words[last - 1]
    if words[last - 1] == _PLUS and last > first + 2 and words[last - 2] in _PARTING_TAILS:
        return last - 2, "and"  # "a vest, **plus**"
    return last, ""


def after_label(words: Frame, first: int, last: int, frame: Frame = ()) -> int:
    """Return where an item begins behind its label, if a clause follows: "Age: you are over 16".

    What follows a full stop is one of its own only where the label completes no words before it:
    "if you: | Age. You are over 16"; not "you need: | Passport. You must show it".

    Args:
        words: the words of the text.
        first: where the item begins.
        last: where it ends.
        frame: the words that it completes.

    Example:
        >>> after_label(("age", ":", "you", "are", "old"), 0, 5), after_label(("age", ":"), 0, 2)
        (2, 0)
        >>> item = ("age", ".", "you", "are", "old")
        >>> after_label(item, 0, 5, ("you",)), after_label(item, 0, 5, ("you", "need"))
        (2, 0)
        >>> after_label(("passport", ".", "it", "is", "old"), 0, 5)
        0
    """
    for at in range(first + 1, min(last - 1, first + _LONGEST_LABEL + 1)):
        if words[at] == ":" or words[at] in _PARTING_LABELS:
            label, own = words[first:at], words[at + 1 : last]
            clause = syntax.finite_verb(label) is None and syntax.finite_verb(own) is not None
            plain = words[at] == ":" or _is_label(label, own)
            if words[at] == "." and frame and frame[-1] not in syntax.NOMINATIVES:
                return first
            return at + 1 if clause and plain else first
    return first


def _is_label(label: Frame, own: Frame) -> bool:
    """Tell whether a noun before a mark names a topic, and a clause tells of somebody behind it."""
    topic = label[0] not in syntax.DETERMINERS and all(NOUN in classes(word) for word in label)
    told = own[0] in syntax.NOMINATIVES or own[0] in syntax.DETERMINERS
    return topic and told and own[0] not in BACKWARD


@record(frozen=True, slots=True)
class Item:
    """What an item of a list says.

    Args:
        alone: what holds where the item holds by itself, its own conditions among it.
        where: the same where all items are demanded: "a vest, if you row" asks nothing of others;
            None where the item has no such condition.
    """

    alone: Expression
    where: Expression | None = None

    @property
    def demanded(self) -> Expression:
        """What a list asks that demands all of its items."""
        return self.alone if self.where is None else self.where


@record(frozen=True, slots=True)
class Asked:
    """A question in a list, as the statement whose truth it asks for.

    Args:
        frame: the words that the statement begins with: subject and auxiliary.
        behind: index of the first token behind the subject, where the statement goes on.
    """

    frame: Frame
    behind: int


def question_asked(words: Frame, first: int, last: int) -> Asked | None:
    """Return the statement of an item that is a question, None where it is none.

    Example:
        >>> question_asked(("is", "the", "boat", "new", "?"), 0, 5)
        Asked(frame=('the', 'boat', 'is'), behind=3)
        >>> question_asked(("is", "the", "sea", "rough", "?"), 0, 5)
        Asked(frame=('the', 'sea', 'is'), behind=3)
        >>> question_asked(("do", "you", "row", "?"), 0, 4)
        Asked(frame=('you',), behind=2)
        >>> question_asked(("you", "row", "?"), 0, 3) is None
        True
    """
    asks = last - first >= _SHORTEST_QUESTION and words[last - 1] == "?"
    if not asks or words[first] not in syntax.AUXILIARIES:
        return None
    behind = _subject_end(words, first + 1, last - 1)
    subject = words[first + 1 : behind]
    plain = words[first] == "do" and subject in {("you",), ("they",), ("we",)}
    return Asked(subject if plain else (*subject, words[first]), behind)


def _subject_end(words: Frame, first: int, last: int) -> int:
    """Return where the subject of a question ends: a pronoun, or a determiner and its nouns."""
    if words[first] not in syntax.DETERMINERS:
        return first + 1
    if words[first - 1] in syntax.BE:
        head = syntax.noun_head(words[first:last])
        if head is not None and first + head + 1 == last and head > 1:
            return last - 1  # "is the sea **rough**", a noun as well
        return first + 1 if head is None else first + head + 1
    behind = range(first + 2, last)
    return next((at for at in behind if VERB in classes(words[at])), first + 1)


def case_ahead(words: Frame, first: int, last: int) -> int | None:
    """Return the comma between the case ahead of an item and what the item names, if it has one.

    Example:
        >>> case_ahead("if you row , a vest".split(), 0, 6)
        3
        >>> case_ahead("if you row , you need a vest".split(), 0, 8) is None
        True
    """
    found = cues.match(words, first, last)
    if found is None or found[0].effect not in _CASES:
        return None
    for at in range(found[1] + 1, last - 1):
        if words[at] == ",":
            named = words[at + 1] in syntax.DETERMINERS or words[at + 1] not in syntax.PRONOUNS
            behind = words[at + 1 : last]
            clause = syntax.finite_verb(behind) is not None or syntax.starts_verb_phrase(behind, 0)
            return at if named and not clause and words[at + 1] not in JOINING else None
    return None


def tail_below(draft: Draft, item: Block) -> str:
    """Return the "and" or "or" behind the list inside an item, which joins what is around it.

    One that begins the last item inside joins that to the others there: "* **or** a card".
    """
    if not item.items:
        return ""
    first, last = draft.token_range(item.items[-1].span)
    return _tail(draft.words, first, last)[1]


def joints_between(draft: Draft, items: Sequence[Block]) -> tuple[str, ...]:
    """Return the "and" or "or" between each two items of a list; one not said is as the next."""
    ranges = [draft.token_range(item.span) for item in items]
    opens = [draft.words[first] if draft.words[first] in JOINING else "" for first, _ in ranges]
    ends = [
        tail_below(draft, item) if item.items else _tail(draft.words, *extent)[1]
        for item, extent in zip(items, ranges, strict=True)
    ]
    joints = [end or opening for end, opening in zip(ends, opens[1:], strict=False)]
    for at in range(len(joints) - 2, -1, -1):
        joints[at] = joints[at] or joints[at + 1]
    return tuple(joints)


def has_one_case(sentence: Sentence) -> bool:
    """Tell whether an item has one condition only, which says when it is demanded.

    Of two, each may be the case of a part of the item: "a vest if you row or a suit if you dive".
    """
    tails = (condition for statement in sentence.statements for condition in statement.conditions)
    conditions = (*sentence.fronts, *tails)
    ahead = _AHEAD if sentence.fronts else frozenset()
    return len(conditions) == 1 and conditions[0].cue.name in _CASE_CUES | ahead


def said_span(scope: Scope, sentence: Sentence) -> Span | None:
    """Return where an item says what it is, without its conditions."""
    rests = [statement.rest for statement in sentence.statements if statement.rest is not None]
    extent = rests[0].body.extent if rests else None
    return None if extent is None else scope.draft.chars(*extent)
