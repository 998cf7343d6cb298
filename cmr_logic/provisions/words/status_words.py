"""Words for whether things are let in or shut out under a rule: "eligible", "banned", "covers"."""

from __future__ import annotations

from cmr_logic.text import word_set

LET_IN = word_set(
    "eligible qualified qualifying allowable permitted acceptable accepted allowed approved "
    "authorised authorized recognised recognized claimable covered insured valid"
)
"""What is said of those that are let in: "**eligible** costs"; not "new costs"."""

SHUT_OUT = word_set(
    "banned prohibited forbidden barred excluded disallowed ineligible unacceptable restricted "
    "unauthorised unauthorized uninsured illegal unlawful disqualified exempt exempted"
)
"""What is said of those that are not, or of whom nothing is asked: "**banned**"; not "bad"."""

STATUSES = LET_IN | SHUT_OUT

ADMITTED = word_set("admitted allowed permitted welcome accepted")
"""What is said of guests who are let in: "are **admitted** with a key"; not "are paid"."""

GIVEN = STATUSES | ADMITTED | {"included"}
"""What is said of kinds that are let in or not: "tents are **allowed**"; not "are put up"."""

COVERING = word_set("covers cover accept accepts")
"""Verbs whose objects are kinds of what something is for: "we **accept** coins"; not "have"."""

NAMING_KINDS = word_set("include includes are is")
"""Verbs that name the kinds of what stands before: "eligible costs **include**"; not "cover"."""
