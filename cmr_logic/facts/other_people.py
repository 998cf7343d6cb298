"""Does a follow-up ask of somebody else what a clause says of whoever asks: "your **cousin**"?"""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import keys, words_in
from cmr_logic.text.patterns import compiled

# People beside whoever asks, who does not ask for them: "your **neighbour**"; not "your child".
_PERSON = (
    r"(?:neighbou?r|friend|colleague|workmate|classmate|flatmate|housemate|partner|husband|wife"
    r"|spouse|mother|father|mum|dad|parent|grandparent|grandmother|grandfather|brother|sister"
    r"|sibling|cousin|uncle|aunt|boss|manager|opponent|guest|visitor|lodger|boyfriend|girlfriend)"
)
# How a follow-up begins that is of such a person: "does **your sister**", "has **a friend of
# yours**", "was **someone in your family**"; not "does your sister's dog", "your friend or you".
_OF_ANOTHER = (
    rf"^\W*(?:is|are|was|were|do|does|did|has|have|had|will|would|can|could)\s+"
    rf"(?:(?:your|the)\s+(?:\w+\s+)?(?P<whose>{_PERSON})s?|(?:a|any|one)\s+(?:of\s+your\s+)?"
    rf"(?:\w+\s+)?(?P<yours>{_PERSON})s?(?:\s+of\s+yours)?"
    r"|(?:someone|somebody|anyone|anybody)(?:\s+else)?\s+(?:(?:else\s+)?in\s+your\s+family|you\s+know"
    r"|else))"
    r"(?!['’]|\s+(?:or|and)\s+(?:you|your|yourself)\b)"
)
_YOU = "you "


def is_of_another_person(follow_up: str, clause: Clause, *texts: str) -> bool:
    """Tell whether a follow-up asks of a person whom nothing speaks of what a clause says of you.

    Args:
        follow_up: the follow-up.
        clause: the clause whose words it has.
        texts: the rule, and the question put to it: who is named there may be meant.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are a member.")
        >>> asked = ("Is your sister a member?", "Are you a member?", "Is your son a member?")
        >>> [is_of_another_person(each, rule.clauses[0], rule.plain) for each in asked]
        [True, False, False]
    """
    found = compiled(_OF_ANOTHER).match(follow_up)
    if found is None or not clause.statement.startswith(_YOU):
        return False
    person = found["whose"] or found["yours"] or ""
    named = keys((person.lower(),))
    return all(named.isdisjoint(_said_in(text)) for text in texts)


@lru_cache(maxsize=64)
def _said_in(text: str) -> frozenset[str]:
    return keys(words_in(text.lower()))
