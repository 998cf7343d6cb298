"""Demands that a whole clause is so: "Make sure that …", "It is essential that …"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Sentence
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, both
from cmr_logic.layout import Block
from cmr_logic.provisions.concluding.aims import aim_clause, aim_span
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.conditions.expressions import read_condition, read_coordination
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import is_demand
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.text import keys, place_of, word_set

# Verbs that demand of a clause that it is so: "**make sure** it leaks"; not "make tea".
_ENSURING: tuple[Frame, ...] = (("make", "sure"), ("be", "sure"), ("ensure",))
_VERBS = frozenset(opening[0] for opening in _ENSURING)
# Words ahead of them: "**please** make sure"; not "you".
_BEFORE = frozenset({"please", "always", "also"})
# What a clause is said to be that must be so: "it is **essential** that"; not "it is odd that".
_ESSENTIAL = REQUIRED | word_set("vital important crucial imperative condition requirement")
# Nouns for what must be so: "the only **condition** is that you row"; not "the reason is that".
_DEMANDED = word_set(
    "condition conditions requirement requirements rule rules criterion criteria proviso "
    "prerequisite stipulation"
)
# Verbs by which a clause is asked to be so: "we **ask** that you row"; not "we know that".
_ASKING = word_set("require requires ask asks insist insists stipulate stipulates")
# Words that stand for what was demanded: "without **these**"; not "without a badge".
_POINTING = frozenset({"this", "that", "these", "those", "it", "them", "both", "either", "one"})
_LONGEST = 12  # tokens of such an opening: "one condition of the grant is | that"
_LONGEST_DEMAND = 5  # tokens of a demand to ensure: "you will also need to | make sure"


def ensured_at(words: Frame, first: int, last: int) -> int | None:
    """Return where the clause begins that a sentence demands to be so, None where it does not.

    Example:
        >>> ensured_at("make sure you lock the gate".split(), 0, 6)
        2
        >>> ensured_at("it is essential that you lock it".split(), 0, 7)
        4
        >>> ensured_at("the only condition is that you lock it".split(), 0, 8)
        5
        >>> ensured_at("make sure to lock it".split(), 0, 5) is None
        True
    """
    at = first + (words[first] in _BEFORE)
    if words[first] == "you":
        at = _behind_demand(words, first, last)
    for opening in _ENSURING if words[at] in _VERBS else ():
        after = at + len(opening)
        if tuple(words[at:after]) == opening:
            return _past_that(words, after, last)
    stop = min(last, first + _LONGEST + 1)
    that = place_of(words, "that", first + 2, stop)
    if that is None or not _demands(words, first, that):
        return None
    return _past_that(words, that, last)


def _behind_demand(words: Frame, first: int, last: int) -> int:
    """Return where a demand says what "you" have to do: "you must also | make sure"."""
    stop = min(last, first + _LONGEST_DEMAND + 1)
    if _VERBS.isdisjoint(words[first + 1 : stop]):
        return first  # as in most
    at = next(i for i in range(first + 1, stop) if words[i] in _VERBS)
    return at if is_demand(words[first + 1 : at + 1]) else first


def _demands(words: Frame, first: int, that: int) -> bool:
    """Tell whether the words before "that" demand a clause: "it is a condition", "we ask"."""
    opening = tuple(words[first:that])
    if opening[:2] == ("it", "is"):
        return opening[-1] in _ESSENTIAL
    if opening[-1] in _ASKING:
        return syntax.finite_verb(opening) in {None, len(opening) - 1}
    return opening[-1] in syntax.BE and not _DEMANDED.isdisjoint(opening)


def _past_that(words: Frame, at: int, last: int) -> int | None:
    """Return where a clause begins behind its "that", None where something else is there."""
    at += at < last and words[at] == "that"
    return at if at < last and words[at] not in {"to", "of"} else None


def repeats_demand(draft: Draft, first: int, last: int) -> bool:
    """Tell whether a sentence only says what happens unless a demand is met: "Without it, …"."""
    demanded = bool(draft.provisions) and draft.provisions[-1].demand is not None
    pointing = first + 2 < last and draft.words[first + 1] in _POINTING
    return demanded and pointing and draft.words[first] == "without"


def read_ensured(draft: Draft, first: int, last: int, clause: int) -> bool:
    """Read a sentence that demands of a clause that it is so.

    Args:
        draft: where it goes.
        first: index of the first token of the sentence.
        last: index after its last token.
        clause: index where the clause begins.

    Returns:
        Whether the clause says anything.
    """
    sentence = parse_sentence(draft.tokens, clause, last, item=True)
    return add_demand(draft, sentence, keys(draft.words[first:last]), first=first)


def add_demand(
    draft: Draft,
    sentence: Sentence,
    said: frozenset[str],
    *,
    first: int,
    frame: Frame = (),
    aim: Condition | None = None,
    items: tuple[Block, ...] = (),
) -> bool:
    """Add the provision that what a sentence says is demanded.

    Args:
        draft: where it goes.
        sentence: its parts, read as an item: what is demanded, with its conditions.
        said: what its words are compared by, those of an aim included.
        first: index of the first token of the whole sentence.
        frame: the words that what is demanded completes.
        aim: what it is demanded for, ahead of it.
        items: the list that the sentence leads in.

    Returns:
        Whether anything is demanded.
    """
    draft.conclusion = Conclusion(demanding=True)
    scope = Scope(draft, sentence.holes, items, asker=draft.asker)
    purpose = None if aim is None else aim_clause(scope, aim)
    demands: list[Expression] = []
    limits = Limits()
    for front in sentence.fronts:
        read_condition(scope, front, limits)
    for statement in sentence.statements:
        if statement.rest is not None:
            demanded = read_coordination(scope, statement.rest.body, MUST, frame)
            demands.extend([] if demanded is None else [demanded])
        for condition in statement.conditions:
            if condition.cue.effect is not Effect.PURPOSE:
                read_condition(scope, condition, limits)
    if not demands:
        return False
    span = draft.chars(first, sentence.last)
    draft.provisions.append(
        Provision(
            span,
            span,
            positive=True,
            force=Force.DEMANDS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            demand=both(demands),
            purpose=purpose,
            aim=None if aim is None else aim_span(draft, aim),
            context=draft.context,
            keys=said,
            demanded=keys(draft.words[sentence.first : sentence.last]),
        )
    )
    return True
