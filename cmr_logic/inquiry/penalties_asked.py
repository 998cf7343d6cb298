"""What is asked of a penalty, which the duty that it is due for does not say.

"Guests must pay by May. **A surcharge applies** if they pay later" of "Is there a surcharge?".
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.cues.sanctions import AGAIN, LOSING, befalls
from cmr_logic.expression import All, ClauseRef, Not, clause_ids
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.qualifying import asks_leave
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, keys, word_set, words_in

# What is due for what is not done: "Will I get a **penalty**?"; not "Will I get a refund?".
_PENALTIES = frozenset(
    map(
        key,
        word_set(
            "fine fines fined penalty penalties penalised penalized surcharge lose lost forfeit"
        ),
    )
)
# What one does for it beside losing something: "they **pay** 80 euros"; not "they row".
_PAYING = word_set("pay pays owe owes")


def of_penalty(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out the duties that a penalty is asked about for, where something else says of it.

    Args:
        scored: the provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Crews must row by May. A fine is due if they do not row by May.")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> len(of_penalty(scored, read_question("Will my crew get a fine?")))
        1
        >>> len(of_penalty(scored, read_question("Must my crew row?")))
        2
    """
    asked = question.keys & _PENALTIES
    if not asked:
        return scored
    if question.demand and not _PAYING.isdisjoint(question.words):
        asked |= keys(_PAYING)  # "Will I have to pay the surcharge?": "you must still **pay**"
    said = [p for p, _ in scored if asked & p.keys and p.demand is None and has_logic(p)]
    if not said:
        return scored
    return [(p, score) for p, score in scored if p.demand is None or asked & p.keys]


def without_penalties(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> tuple[Provision, ...]:
    """Leave out what befalls those who do not meet a duty where it is asked whether that is due.

    Args:
        rule: the rule text.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> asked = read_question("Must my crew row?")
        >>> rule = parse("Crews must row. They will be banned if they refuse.")
        >>> len(without_penalties(rule, rule.provisions, asked))
        1
        >>> rule = parse("Crews must row. They will be fed if they refuse.")
        >>> len(without_penalties(rule, rule.provisions, asked))
        2
    """
    if len(chosen) <= 1 or question.keys & (_PENALTIES | _PAYING):
        return tuple(chosen)
    if not question.demand:
        return _without_those_of_bans(rule, chosen, question)
    due = {name for p in chosen if p.demand is not None for name in clause_ids(p.demand)}
    if not due:
        return tuple(chosen)
    return tuple(
        p
        for p in chosen
        if p.demand is not None or not (_befalls_them(rule, p) or _is_of_unmet(p, due))
    )


def _without_those_of_bans(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> tuple[Provision, ...]:
    """Leave out what befalls those who do what is banned: "They are dismissed if they do".

    What somebody loses is no such thing: "You can keep a key. You lose it if you are late".
    """
    banned = not question.demand and asks_leave(question.words)
    if not banned or all(p.positive for p in chosen):
        return tuple(chosen)
    return tuple(p for p in chosen if not (p.positive and _befalls_them(rule, p, losing=False)))


def _befalls_them(rule: Rule, provision: Provision, *, losing: bool = True) -> bool:
    """Tell whether a provision says what befalls those named before: "**they** are fined"."""
    said = words_in(provision.conclusion.of(rule.plain).lower().removeprefix("and "))
    told = said[1:] if said[:1] and said[0] in AGAIN else said
    spared = not provision.positive or provision.waives or "nothing" in told
    if spared or len(told) <= 1 or (told is said and not provision.linked):
        return False  # "and **are fined** if they refuse" is linked
    return befalls(told) or (losing and told[0] in LOSING | _PAYING)


def _is_of_unmet(provision: Provision, due: Set[str]) -> bool:
    """Tell whether a provision is of the case that what is due is not done: "if they do not, …"."""
    case = provision.condition
    parts = case.operands if isinstance(case, All) else (case,)
    return any(
        isinstance(part, Not)
        and isinstance(part.operand, ClauseRef)
        and part.operand.clause_id in due
        for part in parts
    )
