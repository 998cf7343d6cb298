"""Orders with what comes of them: "**Show your card** and we'll take 10% off"."""

from __future__ import annotations

from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.provisions.conditions.expressions import read_condition, read_coordination
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.sentences.orders import verb_of_order
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.text import word_set

# Subjects of what comes of it: "and **we** 'll mend it"; not "and they".
_GIVING = frozenset({"we", "you", "it", "your", "the", "there"})
# Verbs that tell what comes of it: "and you **get** a hat"; not "and you row".
_COMING = word_set(
    "get save earn can is are receive 'll will wo pay lose keep owe forfeit charge may win score "
    "miss gain have need"
)
_SUBJECT = 4  # words up to that verb, at most: "your first free month | is"
_SHORTEST = 2  # words of an order: "sign up"


def promise_at(words: Frame, first: int, last: int) -> int | None:
    """Return where the "and" of a sentence stands that says what comes of an order before it.

    Example:
        >>> promise_at("show your card and we 'll mend it .".split(), 0, 9)
        3
        >>> promise_at("show your card and sit down .".split(), 0, 7) is None
        True
        >>> promise_at("guests row and we 'll mend it .".split(), 0, 8) is None
        True
    """
    if "and" not in words[first:last] or _GIVING.isdisjoint(words[first:last]):
        return None
    for at in range(first + _SHORTEST, last - 2):
        if words[at] != "and" or words[at + 1] not in _GIVING:
            continue
        coming = any(word in _COMING for word in words[at + 2 : min(last, at + 2 + _SUBJECT)])
        return at if coming and verb_of_order(words, first, at) is not None else None
    return None


def read_promised(draft: Draft, first: int, at: int) -> Limits | None:
    """Return the condition that an order makes: who does as it says. None where it says nothing.

    Args:
        draft: where its clauses go.
        first: index of its first token.
        at: index of the "and" behind it.
    """
    verb = verb_of_order(draft.words, first, at)
    end = at - (draft.words[at - 1] == ",")
    sentence = parse_sentence(draft.tokens, first if verb is None else verb, end, item=True)
    draft.conclusion = Conclusion(benefit=True)
    scope = Scope(draft, sentence.holes, asker=True)
    limits = Limits()
    for statement in sentence.statements:
        if statement.rest is not None:
            done = read_coordination(scope, statement.rest.body, implied.CUE, ("you",))
            limits.parts.extend([] if done is None else [done])
        for condition in statement.conditions:
            read_condition(scope, condition, limits)
    return limits if limits else None
