"""Statements without conditions, and how far they say what is asked: "A pass is valid at sea"."""

from __future__ import annotations

from typing import TypeAlias

from cmr_logic.inquiry.barring import COSTS, GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.syntax import finite_verb
from cmr_logic.text import keys, words_in

Scored: TypeAlias = tuple[Provision, float]
"""A provision, and how far it says what is asked."""

NEEDED = keys((*REQUIRED, "need"))
"""What is said of what is demanded: "boots are **needed**"; not "boots are sold"."""
_FREE = "free"  # says that something costs nothing


def best_bare(scored: list[Scored], question: Question) -> Scored | None:
    """Return the statement without conditions that says best what is asked, the deed before all.

    "You can use the oar at sea. You cannot **lend** it." of "Can I lend my oar?".
    """

    def says(pair: Scored) -> tuple[bool, float]:
        provision, score = pair
        deed = question.deed in provision.keys - provision.about - GENERAL
        return deed and score > 0, score

    duty = question.demand and any(
        p.force is Force.DEMANDS and has_logic(p) and score > 0 for p, score in scored
    )
    bare = (pair for pair in scored if pair[0].implied is not None)
    bare = (pair for pair in bare if not (duty and _denies_other(pair[0])))
    return max(bare, key=says, default=None)


def _denies_other(provision: Provision) -> bool:
    """Tell whether a statement says what others do not do, not that something is no duty."""
    return not (provision.positive or provision.waives) and (COSTS | {_FREE}).isdisjoint(
        provision.keys
    )


def alone_says_deed(rule: Rule, bare: Provision, logical: list[Scored], question: Question) -> bool:
    """Tell whether a statement without conditions is the only one that says the deed asked about.

    "You may freeze your pass for a month. A freeze cannot be **backdated**." A title states
    nothing: "**Mooring at night.** Guests who row may use any bay."
    """
    if finite_verb(words_in(bare.conclusion.of(rule.plain))) is None:
        return False
    deed = question.deed
    if not deed or deed in GENERAL or deed in COSTS | {_FREE} or deed not in bare.keys - bare.about:
        return False
    if any((p.anaphoric or p.linked) and p.span.end > bare.span.start for p, _ in logical):
        return False  # "You can wait by the gate. Do this if …"
    if any(says_thing_needed(p, question) for p, _ in logical):
        return False
    stems = {stem(deed)}
    return not any(is_said_in(word, stems) for p, _ in logical for word in p.keys)


def says_thing_needed(provision: Provision, question: Question) -> bool:
    """Tell whether what a question asks a duty of is said to be needed: "**masks are compulsory**".

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> (provision,) = parse("On the wards masks are compulsory.").provisions
        >>> asked = map(read_question, ("Do I have to wear a mask?", "Do I have to wear boots?"))
        >>> [says_thing_needed(provision, question) for question in asked]
        [True, False]
    """
    about, duty = provision.about, provision.force is Force.DEMANDS and question.demand
    return duty and bool(about) and about <= question.keys and provision.demanded <= NEEDED
