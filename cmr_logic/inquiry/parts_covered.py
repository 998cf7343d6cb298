"""What a thing granted consists of: "You can get a visit if you are ill. **This covers:** …".

Who gets it is said elsewhere; a list of what it covers tells nobody apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import key, word_set, words_in

# Verbs of what something consists of: "the grant **covers**"; not "the grant helps".
_CONSISTING = word_set("cover covers include includes comprise comprises")
_COVERED = frozenset(map(key, _CONSISTING))


def without_parts_covered(
    rule: Rule, scored: list[tuple[Provision, float]], question: Question
) -> list[tuple[Provision, float]]:
    r"""Leave out lists of what something covers, where the text says besides who gets it.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can get a grant if you row. It covers:\n\n* oars\n* a boat")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> asked = map(read_question, ("Can I get a grant?", "Does the grant cover oars?"))
        >>> [len(without_parts_covered(rule, scored, question)) for question in asked]
        [1, 2]
        >>> rule = parse("Guests get a bed. It includes a lamp and a sheet.")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> len(without_parts_covered(rule, scored, read_question("Can I get a bed?")))
        1
    """
    if question.suiting or question.using or not _COVERED.isdisjoint(question.keys):
        return scored
    parts = [p for p, _ in scored if _lists_parts(rule, p, question)]
    if not parts or not any(_says_who(each) for each, _ in scored):
        return scored
    return [(p, score) for p, score in scored if not any(p is each for each in parts)]


def _lists_parts(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision only lists things that something consists of, none asked about."""
    listed = provision.alternatives or provision.subject
    if listed is None or not provision.positive or provision.item:
        return False
    if provision.condition is not None or provision.exceptions:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    verb = said[-1:] if provision.subject is None else said[1:2]  # "**it includes** a lamp"
    if verb == () or verb[0] not in _CONSISTING or provision.force is not Force.GRANTS:
        return False
    items = [rule.clause(name) for name in clause_ids(listed)]
    return all(
        item.keys.isdisjoint(question.keys) and not _is_of_people(words_in(item.statement))
        for item in items
    )


def _is_of_people(words: Sequence[str]) -> bool:
    return words[:1] == ("you",) or any(map(is_person, words))


def _says_who(provision: Provision) -> bool:
    """Tell whether a provision says in what case, or who, is granted something."""
    grants = provision.positive and provision.force is Force.GRANTS
    return grants and (provision.condition is not None or provision.subject is not None)
