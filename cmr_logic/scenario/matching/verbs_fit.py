"""Do the main verbs of a clause and a statement go together, once their other words do."""

from __future__ import annotations

from collections.abc import Collection

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covering, covers, same, word_key
from cmr_logic.scenario.matching.agreement import GIVING, RECEIVING, shows_paper
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.scenario.statements.vocabulary import HAVING, LIGHT
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

# With the noun of a verb these say what the verb says: "I put in a claim".
FILING = frozenset({"send", "submit", "file", "lodge", "hand", "put", "enter", "place"})
# What one is as much as has: "I am **disabled**"; not "I am tall".
_CONDITIONS = word_set(
    "disable ill sick pregnant allergy allergic asthma asthmatic diabetes diabetic epilepsy "
    "epileptic dyslexia dyslexic autism autistic"
)
# Verbs with which the noun of another says what was done to somebody: "I **had** an operation";
# not "I did".
UNDERGOING = RECEIVING | {"undergo"}
# Verbs with which the noun of another says what somebody did: "I **carried** out an inspection";
# not "I had an inspection".
_PERFORMING = frozenset({"carry", "conduct", "perform", "pay", "hold", "undertake"})
# What one does for others, so that who has it is one for whom it is done: "I have **care** needs";
# not "I have a claim".
_FOR_OTHERS = word_set("care look support help treat advise train teach nurse assist mentor")
_LACKING = frozenset({"need", "require", "want"})
# What one has long before one gets it, unless it is the state's or a sum by the week is named:
# "a workplace **pension**"; not "a **state** pension", "a pension of £90 a **week**".
_PUT_BY, _OF_STATE, _PAID = "pension", "state", word_set("state month monthly week weekly year")
_POSSESSING = frozenset({"have", "hold", "own", "possess", "keep"})
_PAYING_OUT = RECEIVING - _POSSESSING
# Of what these are said, that one does: "I'm **tired** of rowing"; not "I'm keen on rowing".
_TAKEN_UP = word_set("tire use sick busy engage involve occupy proud glad sorry fed_up bore guilty")
# Verbs that say what somebody is: "I **remain** a member".
_BEING = frozenset({"become", "work", "serve", "turn", "get", "feel", "remain", "stay", "count"})
# Verbs that leave what is said to their object: "I **do** voluntary work"; not "I praise voluntary
# work".
SUPPORTING = frozenset({"be", "have", "do", "make", "take", "spend", "give", "go", "become", "get"})


def verb_fits(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether the main verbs go together once the content words do.

    Args:
        clause: the clause, read.
        story: the statement.
        matched: each word of the clause that is met, with the word that meets it.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you claimed a refund")
        >>> verb_fits(clause, read("I put in a claim for a refund.")[0], [("refund", "refund")])
        True
        >>> verb_fits(clause, read("I spent a refund.")[0], [("refund", "refund")])
        False
    """
    if clause.verb in _LACKING and story.verb in _FOR_OTHERS:
        return False  # who cares for somebody needs no care
    drawn = clause.verb in _PAYING_OUT and story.verb not in _PAYING_OUT
    on = clause.verb == "be" and story.verb in _POSSESSING  # "I am **on** a pension"
    if (drawn or on) and _is_put_by(story):
        return False
    if _same_verb(clause, story, matched):
        return True
    if not clause.verb:  # "Housing Benefit": had by oneself, or what "it" is
        return story.verb in (RECEIVING if story.subject.who is Who.SELF else {"be"})
    if clause.verb in RECEIVING:
        return _has(clause, story, matched)
    return _is(story, matched) if clause.verb == "be" else _acts(clause, story, matched)


def _acts(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a statement's verb carries what a clause says that somebody does."""
    if clause.passive and story.verb in UNDERGOING:
        return _underwent(clause, story, matched)
    if shows_paper(clause):
        held = story.passive and story.verb in GIVING
        has = story.verb in HAVING and story.tense is not Tense.PAST
        return (held or has) and clause.tense is not Tense.PAST and _alone(story, matched)
    if clause.verb in _FOR_OTHERS and story.verb in RECEIVING and not clause.passive:
        return False
    aside = clause.passive or _TAKEN_UP.isdisjoint(story.core)  # "I'm **keen on** rowing"
    if story.verb == "be" and aside and not story.progressive:
        matched = [(own, other) for own, other in matched if other not in story.keys - story.core]
    if clause.verb == "work":  # who has a doctor does not work as one
        matched = [(own, other) for own, other in matched if not is_person(other)]
    supporting = any(story.verb in verbs for verbs in (SUPPORTING, _PERFORMING, FILING))
    return (supporting or _accounts(story.verb, matched)) and any(
        own in same(clause.verb)
        or clause.verb in covering(own)
        or clause.verb in same(own)
        or own.startswith(clause.verb + "_")
        for own, _ in matched
    )


def _underwent(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether what somebody received is what a clause says was done: "had an operation".

    Who has a discharge letter was not as surely discharged.
    """
    return word_key(clause.verb) in {own for own, _ in matched} and _alone(story, matched)


def _alone(story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether the object of a statement has no noun but those of a clause."""
    met = {other for _, other in matched} | {story.verb, word_key(story.verb)} | LIGHT
    besides = {key for key in story.core - met if not key[0].isdigit()}
    return all(NOUN not in classes(key) or ADJECTIVE in classes(key) for key in besides)


def _same_verb(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether two main verbs say the same, alone or in a phrase."""
    return (
        clause.verb == story.verb
        or not same(clause.verb).isdisjoint(same(story.verb))
        or (
            story.verb in FILING  # "I put in a claim"
            and word_key(clause.verb) in story.keys
            and not _is_only_filed(clause, story)
        )
        or any(other.startswith(story.verb + "_") for _, other in matched)  # "I owe money"
    )


def _is_only_filed(clause: Statement, story: Statement) -> bool:
    """Tell whether a benefit that one "claims", and so gets, was only asked for once."""
    drawn = clause.verb in _PAYING_OUT and clause.tense is Tense.PRESENT is not story.tense
    return drawn and any(covers((key,), "benefit") for key in clause.core)


def _has(clause: Statement, story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a statement's verb says that somebody has or gets what it names."""
    if clause.verb == "own":  # who has a flat may rent it
        dwelling = any(covers((other,), "home") for _, other in matched)
        return story.verb in ({"possess"} if dwelling else {"have", "hold", "possess"})
    if story.passive and (
        story.verb in GIVING or any(own == word_key(story.verb) for own, _ in matched)
    ):
        return True  # who was offered a job has an offer
    if any(other == word_key(story.verb) != own for own, other in matched):
        return True  # "I owe the bank £40" says what "I have a debt" says
    state = story.verb == "be" or story.passive
    return story.verb in RECEIVING or (state and _changed(story, matched))


def _is_put_by(story: Statement) -> bool:
    """Tell whether what one has is paid out later on: "I have a **workplace pension** with you"."""
    own = story.core | story.extra
    saved = any(key.endswith(_PUT_BY) and not key.startswith(_OF_STATE) for key in own)
    return saved and _PAID.isdisjoint(own)


def _is(story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a statement's verb says what somebody or something is."""
    if story.verb in _BEING:
        return True
    return _changed(story, matched) if story.verb == "have" else _accounts(story.verb, matched)


def _changed(story: Statement, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether what one is and what one has are said by other words of one kind.

    Who is separated **from** a spouse does not have one, and who has a doctor is none.
    """
    return any(
        own in _CONDITIONS
        or (
            not (is_person(own) or is_person(other))
            and (_quality(own) and own != other and other in story.core | story.extra)
        )
        for own, other in matched
    )


def _accounts(verb: str, matched: Collection[tuple[str, str]]) -> bool:
    """Tell whether a story's main verb is among the words that the clause's words met."""
    key = word_key(verb)
    return any(
        other in {key, verb} or other.startswith(verb + "_") or covers((key,), own)
        for own, other in matched
    )


def _quality(key: str) -> bool:
    """Tell whether a word is that of a state one is in or has: "disabled", not "company"."""
    return not is_person(key) and bool(bases(key, VERB) or bases(key, ADJECTIVE))


def is_thing_by_its_deed(clause: Statement, statement: str, told: Statement) -> bool:
    """Tell whether a statement has as what is done the word that a clause has for what a thing is.

    Args:
        clause: the clause, read.
        statement: it, as it is written.
        told: what a story says.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> said = "it is a parcel", "it is parcelled"
        >>> told = read_clause("it is not parcelled")
        >>> [is_thing_by_its_deed(read_clause(each), each, told) for each in said]
        [True, False]
    """
    if clause.verb != "be" or clause.passive or not told.passive or told.verb not in clause.keys:
        return False
    named = [w for w in words_in(statement.lower()) if word_key(w) == told.verb]
    # "open" is what a thing is like, too, and who says that it is opened says the same
    things = (NOUN in classes(w) and ADJECTIVE not in classes(w) for w in named)
    return bool(named) and all(things) and not any(w.endswith("ed") for w in named)
