"""Does a conclusion say whether one has what a question asks for, in whatever words?"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.inquiry.barring import ASKING, COSTS, clause_keys
from cmr_logic.inquiry.polarity import WE_END
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance.wordlists import STAYING
from cmr_logic.syntax import DETERMINERS
from cmr_logic.text import key, keys, word_set, words_in

ENDING = WE_END | {"lose"}
"""Words by which one no longer has it: "lose"; not "refuse"."""

KEEPING = STAYING
"""Words by which one goes on having it: "keep"; not "get"."""

# Words by which something is said to be had or not, or to be paid: "claim"; not "row".
_HAVING = (
    COSTS
    | ENDING
    | {"free"}
    | word_set(
        """
    get give receive claim entitle eligible eligibility qualify available award grant offer
    allow provide apply ineligible disqualify unable refuse deny exempt waive ask long longer who
    never entitlement application claim right request reject accept approve cover exemption require
    applicable need avoid subject levy consider
    people person anyone someone everyone
    """
    )
)
# Those of them that name what is had where nothing else does: "pay the **levy**"; not "claim".
_CHARGES = frozenset({"levy", "charge", "fee"})
# Those that name it just as well, where another thing may be asked for: "a **grant**"; not "get".
_GIVEN = frozenset({"grant", "award"})
# Words before those whom something is given to: "paid **to** staff"; not "paid by staff".
_TOWARDS = frozenset({"to", "for"})
_NEAR = 3  # words from them to the people: "for all new staff"
# Verbs of having it, where a question names no other deed: "**take** leave"; not "sell".
_TAKING = word_set("take")
# Those of them by which one only asks for it: "anybody can **ask**"; not "anybody can claim".
_ASKING = word_set("ask request apply application")


def says_of_same(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a conclusion says of the very thing that is asked for whether one has it.

    "The grant is available if …" and "You lose the grant if …" answer "Can I get the grant?".

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The cap is due if you row. The form is due if you sail.")
        >>> question = read_question("Can I claim the cap?")
        >>> [says_of_same(rule, provision, question) for provision in rule.provisions]
        [True, False]
    """
    asked = _thing(question.keys)
    if not asked or not ENDING.isdisjoint(question.keys):
        return False
    if provision.aim is None and provision.about and provision.about <= ASKING:
        return False  # "Requests must be made in May": it says nothing of who gets the thing
    if provision.demand is not None and (provision.aim or provision.purpose) is not None:
        return not question.demand and _aimed_at(rule, provision) - _HAVING in (
            asked,
            frozenset(),
        )  # "To qualify, …"
    said = provision.keys
    had = words_in(provision.conclusion.of(rule.plain).lower())[:1] == ("you",)
    if had and not any(word[0].isdigit() for word in asked):
        said = frozenset(word for word in said if not word[0].isdigit())  # "a penalty of £300"
    if asked.isdisjoint(_TAKING):
        said -= _TAKING  # "You may take leave if …" of "Am I entitled to leave?"
    if asked.isdisjoint(provision.about):
        said -= provision.about  # for whom it is
    if provision.subject is not None:
        said -= clause_keys(rule, [provision.subject]) - asked
        said -= _people(rule, provision) - asked
    return asked == _thing(said)


def _people(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of those whom something is given to: "it is paid to **staff** who row"."""
    words = words_in(provision.span.of(rule.plain).lower())
    given = (
        word
        for at, word in enumerate(words)
        if not _TOWARDS.isdisjoint(words[max(at - _NEAR, 0) : at]) and is_person(word)
    )
    return keys(tuple(given))


def _thing(said: frozenset[str]) -> frozenset[str]:
    """Return the keys of the thing that is had or not, which may be a charge itself: "the levy"."""
    return (said - _HAVING) or (said & _CHARGES)


def _aimed_at(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of what a demand is made for."""
    if provision.aim is not None:
        return keys(words_in(provision.aim.of(rule.plain)))
    return clause_keys(rule, [] if provision.purpose is None else [provision.purpose])


def _names_what_is_given(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion has the noun for what is given: "get **a grant**", "**grants**"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    pairs = pairwise(("", *words))
    return any(
        key(word) in _GIVEN and (before in DETERMINERS or word.endswith("s"))
        for before, word in pairs
    )


def is_elliptic(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a conclusion leaves out what it is about: "You are not eligible if …".

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked; where it is no matter of cost, "Guests pay" is about another.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You are eligible if you row. You are eligible for a seat if you sail.")
        >>> from cmr_logic.inquiry.question import read_question
        >>> question = read_question("Can I get a seat?")
        >>> [is_elliptic(rule, provision, question) for provision in rule.provisions]
        [True, False]
    """
    limits = [] if provision.subject is None else [provision.subject]
    about = provision.about if limits else frozenset()
    said = provision.keys - about - clause_keys(rule, limits)
    beside = _ASKING | (COSTS if question.keys.isdisjoint(COSTS) else frozenset())
    whole = bool(limits) or not provision.about
    if not _GIVEN.isdisjoint(provision.keys - question.keys) and _names_what_is_given(
        rule, provision
    ):
        return False  # "You can get **a grant** if …" says nothing of a loan
    return (
        whole and said <= _HAVING - beside and bool(said or (provision.keys and provision.linked))
    )
