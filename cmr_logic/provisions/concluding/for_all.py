"""What holds for everybody, or always, in a case: "On Sundays **everyone** must book"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.text import word_set

# Words for all of those that a rule is about: "**everyone** must book"; not "guests".
EVERYBODY = word_set("everyone everybody all anyone")
_ELSE = "else"  # "everyone **else** must book" is of the others alone
# Words for what is so whatever else is: "a permit is **always** needed"; not "often".
ALWAYS = word_set("always invariably regardless")


def holds_for_all(scope: Scope, assertion: Assertion) -> bool:
    """Tell whether a statement says of all, in some case, what the one before denies of some.

    "Members need not book. **On Sundays everyone must book**" is asked of members, too; so is "On
    Sundays **booking is required**", which is said of nobody in particular.

    Args:
        scope: the sentence.
        assertion: what a statement of it asserts, which is so in some case.

    Example:
        >>> from cmr_logic.dialog import parse
        >>> rule = parse("You need not pay if you row. In June a fee is always charged.")
        >>> rule.written("Do I need to pay?")
        'not (c1 and not c2)'
        >>> rule = parse("Guests need not book. In June booking is required.")
        >>> rule.written("Do I need to book?")
        'not (c1 and not c2)'
        >>> rule = parse("You need not pay if you row. In June you must pay.")
        >>> rule.written("Do I need to pay?")
        'c2 and not c1'
    """
    before = scope.draft.provisions[-1:]
    if not before or before[0].positive:
        return False
    of_all = not EVERYBODY.isdisjoint(assertion.about[:1]) and _ELSE not in assertion.about[1:2]
    spared = before[0].subject is not None and before[0].condition is None
    of_nobody = spared and _is_impersonal(assertion)
    return of_all or of_nobody or not ALWAYS.isdisjoint(assertion.whole)


def _is_impersonal(assertion: Assertion) -> bool:
    """Tell whether something is said to be needed, of nobody in particular: "**a pass** is"."""
    nobody = bool(assertion.about) and not any(
        is_person(word) or word in syntax.PRONOUNS for word in assertion.about
    )
    passive = not syntax.BE.isdisjoint(assertion.said[:1])
    return nobody and passive and not REQUIRED.isdisjoint(assertion.said)
