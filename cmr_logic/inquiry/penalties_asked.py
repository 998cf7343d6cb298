"""What is asked of a penalty, which the duty that it is due for does not say.

"Guests must pay by May. **A surcharge applies** if they pay later" of "Is there a surcharge?".
"""

from __future__ import annotations

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.text import key, word_set

# What is due for what is not done: "Will I get a **penalty**?"; not "Will I get a refund?".
_PENALTIES = frozenset(
    map(
        key,
        word_set(
            "fine fines fined penalty penalties penalised penalized surcharge lose lost forfeit"
        ),
    )
)


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
    said = [p for p, _ in scored if asked & p.keys and p.demand is None and has_logic(p)]
    if not said:
        return scored
    return [(p, score) for p, score in scored if p.demand is None or asked & p.keys]
