"""What a thing granted consists of, or is good for: "You get a visit if ill. **This covers:** …".

Who gets it is said elsewhere; a list of what it covers, or where it is used, tells nobody apart.
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
# What is said of where, or for what, a thing is good: "the pass is **valid** on"; not "sold on".
_GOOD_FOR = word_set(
    "used use valid accepted spent shown opens pays pay lets allows entitles gives"
)
# What opens what one does with a thing: "**with** the badge you can park"; not "from the badge".
_WITH = "with"
# Whose thing it is: "**the** pass can be used"; not "old passes can be used".
_THE_THING = word_set("the your this these it they with")


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
    who = [p for p, _ in scored if _says_who(p)]
    parts = [p for p, _ in scored if _lists_parts(rule, p, question, who)]
    if not parts or not who:
        return scored
    return [(p, score) for p, score in scored if not any(p is each for each in parts)]


def _lists_parts(
    rule: Rule, provision: Provision, question: Question, granted: Sequence[Provision]
) -> bool:
    """Tell whether a provision only lists things that something consists of, none asked about.

    Args:
        rule: the rule text.
        provision: the provision.
        question: what is asked.
        granted: what says who is granted something.
    """
    listed = provision.alternatives or provision.subject
    if listed is None or not provision.positive or provision.item:
        return False
    if provision.condition is not None or provision.exceptions:
        return False
    said = words_in(provision.conclusion.of(rule.plain).lower())
    verb = said[-1:] if provision.subject is None else said[1:2]  # "**it includes** a lamp"
    consists = verb != () and verb[0] in _CONSISTING
    if not (consists or _tells_uses(provision, said)) or provision.force is not Force.GRANTS:
        return False
    items = [rule.clause(name) for name in clause_ids(listed)]
    told = question.keys - provision.keys
    own = provision.keys.difference(provision.about, *(each.keys for each in granted))
    asks_use = not consists and not own.isdisjoint(question.keys)
    return not asks_use and all(
        item.keys.isdisjoint(told) and not _is_of_people(words_in(item.statement)) for item in items
    )


def _tells_uses(provision: Provision, said: Sequence[str]) -> bool:
    """Tell whether a list says where, or for what, a thing is good: "**It is valid on**: …"."""
    if provision.alternatives is None or said[0] not in _THE_THING:
        return False
    return said[0] == _WITH or not _GOOD_FOR.isdisjoint(said[1:])


def _is_of_people(words: Sequence[str]) -> bool:
    return words[:1] == ("you",) or any(map(is_person, words))


def _says_who(provision: Provision) -> bool:
    """Tell whether a provision says in what case, or who, is granted something."""
    grants = provision.positive and provision.force is Force.GRANTS
    return grants and (provision.condition is not None or provision.subject is not None)
