"""Denials of another thing or deed at the place asked about: "**Smoking** is not allowed in it"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import GENERAL, denies
from cmr_logic.inquiry.beside import LETTING_IN, said_by
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Clause, Force, Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.syntax import PREPOSITIONS, PRONOUNS, finite_verb
from cmr_logic.text import key, keys, word_set, words_in

# Verbs of being somewhere, or having anything: "can I **visit** it"; not "smoke in it".
_BEING_THERE = GENERAL | keys(tuple(word_set("visit come go hire book rent")))
_WISHED = frozenset({"want"})  # of the clause of a deed: "you **want** to use rafts"
# Those that say nothing without a thing: "can I **use** it"; not "swim in it".
_OF_THINGS = keys(tuple(word_set("use visit enter hire book rent borrow")))
_BEING_SO = frozenset({("you", "are"), ("it", "is")})
# What is said of things that may be there or come with it: "dogs are **welcome**"; not "are clean".
_COMING_ALONG = LETTING_IN | {"included", "covered", "admitted"}
# What whoever asks does with a thing that is let in: "can I **take** my bike"; not "ride it".
_TAKING = keys(tuple(word_set("take bring carry")))
WIDE = keys(
    tuple(
        word_set(
            "animal pet bird livestock food drink meal vehicle item goods thing equipment clothing "
            "clothes luggage baggage tool game product article object property belongings material "
            "plant waste rubbish weapon toy substance medicine device machine furniture stock "
            "tree fish insect"
        )
    )
)
"""Names of wide kinds, of which a denied kind may be: "animals", "food"; not "hens"."""
# All that is said of a kind that is not let in: "cockerels are not **allowed**"; not "may crow".
_ALLOWED = keys(
    tuple((_COMING_ALONG | word_set("permitted accepted banned prohibited")) - {"exempt"})
)
_IT_IS = ("it", "is")  # how the clause of a place begins


def is_of_other_thing(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a denial is of a thing or deed that a question does not name.

    The place of it is named: "Smoking is not allowed in the pool" of "Can I use the pool?". Whether
    one may eat there is another question, which a ban on food may answer.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can use the pool if you pay. Smoking is not allowed in the pool.")
        >>> asked = map(read_question, ("Can I use the pool?", "Can I smoke in the pool?"))
        >>> [is_of_other_thing(rule, rule.provisions[1], question) for question in asked]
        [True, False]
    """
    about = provision.about
    if not about or provision.subject is not None or provision.force is Force.DEMANDS:
        return False
    if provision.positive or provision.waives or not denies(provision) or question.demand:
        return False
    if question.deed in provision.keys - _BEING_THERE:
        return False  # "No food may be eaten in the hut" of "Can I eat in the hut?"
    said = question.keys & (provision.keys - about) - GENERAL
    pairs = pairwise(map(key, question.words))
    joined = frozenset(word for pair in pairs if said.intersection(pair) for word in pair)
    beside = question.keys - provision.keys - _BEING_THERE - joined  # "the **prize** draw"
    if not said or (beside and not _is_granted(rule, question)):
        return False
    stems = frozenset(map(stem, question.keys))
    if any(is_said_in(word, stems) for word in about):
        return False
    return _is_at_place(rule, provision) and not _names_people(rule, provision)


def _is_granted(rule: Rule, question: Question) -> bool:
    """Tell whether a text says in the words of a question when one may do what it asks about."""
    asked = question.keys - GENERAL - _TAKING
    granted = [p for p in rule.provisions if p.positive and not denies(p)]
    return any(asked <= p.keys | _of_its_case(rule, p) for p in granted)


def _of_its_case(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the words of the case in which something is granted: "if **your car** is yours"."""
    case = provision.condition
    named = () if case is None else (rule.clause(name).keys for name in clause_ids(case))
    return frozenset[str]().union(*named)


def _is_at_place(rule: Rule, provision: Provision) -> bool:
    """Tell whether the case of a denial is no more than where it holds: "in the pool"."""
    if provision.exceptions:
        return False
    if provision.alternatives is not None:  # "Rafts may not be used on the lake"
        wanted = [rule.clause(name).keys - _WISHED for name in clause_ids(provision.alternatives)]
        return provision.condition is None and all(each <= provision.keys for each in wanted)
    names = () if provision.condition is None else clause_ids(provision.condition)
    named = [rule.clause(name) for name in names]
    clauses = [clause for clause in named if not _names_kind(clause, provision.about)]
    return bool(clauses) and all(
        clause.cue == IMPLIED and _names_place(words_in(clause.statement)) for clause in clauses
    )


def _names_kind(clause: Clause, about: frozenset[str]) -> bool:
    """Tell whether a clause names the kind of a denied thing: "**jet skis** are banned there"."""
    return clause.cue == IMPLIED and clause.keys <= about


def _names_place(said: tuple[str, ...]) -> bool:
    """Tell whether a clause says where or when: "it is in the pool"; not "it is sale items"."""
    return said[:2] == _IT_IS and said[2:3] != () and said[2] in PREPOSITIONS


def _names_people(rule: Rule, provision: Provision) -> bool:
    words = words_in(provision.conclusion.of(rule.plain).lower())
    named = words[: finite_verb(words) or 0]
    return not named or any(is_person(word) or word in PRONOUNS for word in named)


def _is_of_other_kind(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a denial is of a kind that a thing asked about, which is granted, is none of.

    "You may keep **hens** if you have a pen. **Cockerels are not allowed**" of "Can I keep hens?".
    What is asked of by the name of a wider kind may be one: "Can I keep birds?".
    """
    denied = denies(provision) and not (provision.waives or provision.exceptions)
    if not provision.about or not denied or question.deed in _OF_THINGS:
        return False  # "Discos are not allowed" of "Can I use the hall?"
    named = provision.subject or provision.implied or provision.condition
    names = () if named is None else clause_ids(named)
    kinds = bool(names) and all(
        _names_kind(rule.clause(n), provision.about) and _is_kind(rule.clause(n)) for n in names
    )
    own = keys(said_by(rule, provision)) - provision.about
    if not kinds or not own <= _ALLOWED:
        return False
    stems = frozenset(map(stem, question.keys))
    if any(is_said_in(word, stems) for word in provision.about):
        return False
    return any(_grants_kind(each, question) for each in rule.provisions if each is not provision)


def _is_kind(clause: Clause) -> bool:
    words = words_in(clause.statement)
    return words[:2] == _IT_IS and words[2:3] != () and words[2] not in PREPOSITIONS


def _grants_kind(provision: Provision, question: Question) -> bool:
    """Tell whether a provision grants by name a thing that a question asks about."""
    asked = question.keys - {question.deed} - GENERAL
    named = asked & (provision.demanded | provision.about) - WIDE
    return provision.positive and not denies(provision) and bool(named) and not asked & WIDE


def without_other_kinds(
    rule: Rule, company: Sequence[Provision], question: Question
) -> list[Provision]:
    """Leave out what is denied of kinds that a thing asked about, which is granted, is none of.

    So is what is denied of another thing at the place where something is granted.

    Args:
        rule: the rule text.
        company: provisions that a question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may keep hens if you have a pen. Geese are not allowed.")
        >>> asked = map(read_question, ("Can I keep hens?", "Can I keep birds?"))
        >>> [len(without_other_kinds(rule, rule.provisions, question)) for question in asked]
        [1, 2]
    """
    kept = [each for each in company if not _is_of_other_kind(rule, each, question)]
    others = [each for each in kept if not is_of_other_thing(rule, each, question)]
    return others if any(has_logic(each) and not denies(each) for each in others) else kept


def without_other_things(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what is denied of things that a question does not name, if anything else is said.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    kept = [(p, score) for p, score in scored if not is_of_other_thing(rule, p, question)]
    if any(_is_deed_of(p, question) for p, score in kept if score):
        kept = [(p, score) for p, score in kept if not _denies_other_deed(rule, p, question)]
    if any(_is_granted_to_people(p, question) for p, score in kept if score):
        kept = [(p, score) for p, score in kept if not _lets_things_come(rule, p, question)]
    thing = question.keys - {question.deed} - GENERAL
    if question.deed in _OF_THINGS and any(
        denies(p) and thing and thing <= p.about for p, _ in kept
    ):
        kept = [(p, score) for p, score in kept if not _gives_other(p, thing, question.deed)]
    return kept if any(score > 0 for _, score in kept) else scored


def _is_deed_of(provision: Provision, question: Question) -> bool:
    """Tell whether a provision grants the very deed that a question asks about."""
    granted = provision.positive and not denies(provision) and has_logic(provision)
    deed = question.deed
    return granted and bool(deed) and deed not in GENERAL and deed in provision.keys


def _denies_other_deed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a denial shares with a question only where, or on what, something is done.

    "You cannot work **on a guest pass**" of "Can I row on a guest pass?".
    """
    if provision.positive or provision.waives or not denies(provision) or provision.about:
        return False
    if question.deed in provision.keys or provision.condition is None:
        return False
    clauses = [rule.clause(name) for name in clause_ids(provision.condition)]
    implied = [c.keys for c in clauses if c.cue == IMPLIED and _names_circumstance(c)]
    shared = provision.keys & question.keys - GENERAL
    return bool(implied) and shared <= frozenset[str]().union(*implied)


def _names_circumstance(clause: Clause) -> bool:
    """Tell whether a clause says where somebody is, or on what: "you are on a guest pass"."""
    said = words_in(clause.statement)
    return said[:2] in _BEING_SO and said[2:3] != () and said[2] in PREPOSITIONS


def _is_granted_to_people(provision: Provision, question: Question) -> bool:
    """Tell whether a provision grants all that a question asks for, and to people."""
    granted = provision.positive and not denies(provision) and has_logic(provision)
    said = question.keys - GENERAL <= provision.keys - provision.about
    return granted and said and all(map(is_person, provision.about))


def _lets_things_come(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision only lets in things that a question does not name.

    "You can swim if you pay. **Dogs are welcome** if they are wet": a dog lets nobody swim.
    """
    about = provision.about
    if not (about and provision.linked and provision.positive) or provision.subject is not None:
        return False
    if denies(provision) or any(map(is_person, about)):
        return False
    stems = frozenset(map(stem, question.keys))
    named = any(is_said_in(word, stems) for word in about)
    return not named and not _COMING_ALONG.isdisjoint(said_by(rule, provision))


def _gives_other(provision: Provision, thing: frozenset[str], deed: str) -> bool:
    """Tell whether a grant is of the same deed with another thing than that asked about.

    "The pool is closed in May. Members can **use the gym**" of "Can I use the pool?".
    """
    other = provision.demanded - {deed} - GENERAL
    grants = provision.positive and not provision.denying and deed in provision.demanded
    return grants and bool(other) and thing.isdisjoint(provision.keys) and not provision.anaphoric
