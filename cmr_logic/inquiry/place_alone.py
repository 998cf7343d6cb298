"""Questions that share no more than a place with a text: "No **smoking** in the lobby" of "eat".

What one may do there besides, or who else may come in, such a text does not say.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.outright import cases_of
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.reductions_named import limits_reduction
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.syntax import OF_PLACES
from cmr_logic.text import keys, word_set, words_in

_BE = frozenset({("it", "is"), ("you", "are")})  # how the clause of a place begins
# Verbs and nouns that name no deed: "can I **bring** my dog"; not "walk".
_LIGHT = GENERAL | word_set("bring take come go visit have keep let welcome forbid ban prohibit")
# Words for things and deeds, and behind them what people do with them, or what is of their kind:
# "**food**" is spoken of where one asks "Can I **eat** there?"; not where one asks to smoke. What
# is said of a kind says nothing of all: "**beer** is banned" of "Can I **drink** there?".
_DONE_WITH = tuple(
    (frozenset(map(stem, things.split())), frozenset(map(stem, meant.split())))
    for things, meant in (
        ("food", "eat meal snack sandwich picnic lunch dinner"),
        ("alcohol", "drink beer wine spirits cider"),
        ("fire", "barbecue bonfire campfire candle burn"),
        ("barbecue grill", "barbecue grill cook"),
        ("photography photograph photo", "picture film camera selfie photography photograph photo"),
        ("ball game", "football cricket tennis rugby play"),
        ("bicycle bike cycle", "ride bicycle bike cycle"),
        ("vehicle", "car van drive park motorbike"),
        ("park", "car van vehicle motorbike lorry caravan"),
        ("music busk", "radio sing guitar instrument"),
        ("pet animal", "hamster rabbit bird horse"),
        ("phone", "call mobile ring"),
        ("swim bathe", "swim bathe paddle dip"),
        ("boat", "row sail canoe kayak"),
        ("camp", "sleep overnight pitch"),
        ("trade", "sell buy stall"),
    )
)


def shares_place_alone(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether a question speaks of nothing but the place, of all that a text says of it.

    Args:
        rule: the rule text.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Smoking is not allowed in the lobby.")
        >>> asked = map(read_question, ("Can I eat in the lobby?", "Can I smoke in the lobby?"))
        >>> [shares_place_alone(rule, rule.provisions, question) for question in asked]
        [True, False]
    """
    if not chosen or question.pointing or question.told or question.qualifying:
        return False
    return all(
        _shares_place(rule, each, question) and not limits_reduction(rule, each) for each in chosen
    )


def is_of_other_object(rule: Rule, name: str, question: Question) -> bool:
    """Tell whether what hangs on a clause is the deed asked about, with another thing.

    A ban on football in the yard does not say whether one may play chess there; one on fires says
    it of a barbecue.

    Args:
        rule: the rule text.
        name: the id of the clause.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must not play football in the yard.")
        >>> asked = "Can I play chess in the yard?", "Can I play football in the yard?"
        >>> [is_of_other_object(rule, "c1", read_question(each)) for each in asked]
        [True, False]
    """
    makers = [each for each in rule.provisions if name in cases_of(each)]
    return bool(makers) and all(_has_other_object(rule, each, question) for each in makers)


def _has_other_object(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision and a question name one deed and a thing each, that differ."""
    deed = question.deed
    if deed == "" or deed not in provision.keys - GENERAL or deed in provision.about:
        return False
    placed = frozenset[str]().union(*(rule.clause(name).keys for name in cases_of(provision)))
    said = provision.keys - placed - _LIGHT - {deed}
    asked = question.keys - placed - _LIGHT - {deed}
    return bool(said) and bool(asked) and not _speaks_of(asked, said)


def _shares_place(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a question says but the place of all that a provision says."""
    place = _place(rule, provision)
    if not place or place.isdisjoint(question.keys):
        return False
    said, asked = provision.keys - place - _LIGHT, question.keys - place - _LIGHT
    if not said or not asked:
        return False
    return not _speaks_of(asked, said)


def _speaks_of(asked: Set[str], said: Set[str]) -> bool:
    """Tell whether any word of a question is said, perhaps by another word."""
    roots = frozenset(map(stem, said))
    return any(is_said_in(word, roots) or _is_meant(stem(word), roots) for word in asked)


def _place(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return what the place is compared by that is the only case of a provision, perhaps none."""
    parts = {*cases_of(provision)}
    if provision.subject is not None or provision.demand is not None:
        return frozenset()
    if provision.alternatives is not None:
        parts |= set(clause_ids(provision.alternatives))
    clauses = [rule.clause(name) for name in parts]
    said = [words_in(clause.statement.lower()) for clause in clauses]
    placed = all(
        clause.cue == IMPLIED and words[:2] in _BE and words[2:3] != () and words[2] in OF_PLACES
        for clause, words in zip(clauses, said, strict=True)
    )
    return frozenset[str]().union(*map(keys, said)) if clauses and placed else frozenset()


def _is_meant(asked: str, said: Set[str]) -> bool:
    """Tell whether what is asked about is done with something said, or is of its kind."""
    return any(asked in meant and not things.isdisjoint(said) for things, meant in _DONE_WITH)
