"""What others must give is what is asked for: "Your shop **must refund you** if it breaks".

Whoever gives it is bound by it; whoever asks whether they get it asks when that is so: "Airlines
must pay compensation **to passengers who** …. Can I get compensation?".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.expression import All, Expression, both, clause_ids
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.verbs.owing import owes_reader
from cmr_logic.records import replace
from cmr_logic.relevance.wordlists import ASKING_LEAVE
from cmr_logic.text import key, word_set, words_in

# Verbs by which one gets a thing: "can I **claim** it"; not "can I sell it".
_GETTING = word_set("get receive claim have obtain collect")
_WHOSE = frozenset({"my", "our"})  # whose it is who gets it: "can **my** son get it"
_NAMED = 4  # words of a question up to its verb: "can my eldest son"


def is_owed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether somebody owes whoever asks what they ask for: "The shop **must refund you**".

    What else the text grants may hang on that: "Your firm must pay you if …. You can stay if …".

    Args:
        rule: the rule text.
        provision: one of its provisions, which is made in some case.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Airlines must pay a refund to passengers who lose a bag.")
        >>> put = [read_question(asked) for asked in ("Can I get a refund?", "Can I pay a refund?")]
        >>> [is_owed(rule, rule.provisions[0], question) for question in put]
        [True, False]
    """
    asked = question.keys - GENERAL
    if provision.owed is not None and asks_to_get(question.words):
        return not asked.isdisjoint(provision.keys)
    if not (question.qualifying or question.words[:2] in ASKING_LEAVE):
        return False
    alone = all(p is provision or not has_logic(p) for p in rule.provisions)
    named = bool(asked & provision.keys) if asked else alone
    return named and owes_reader(words_in(provision.conclusion.of(rule.plain).lower()))


def case_for_giver(provision: Provision, question: Question) -> Expression | None:
    """Return the case of a provision without whom it is owed to, for whoever asks what they owe.

    Args:
        provision: a provision.
        question: the question: "Do **I** have to give it?" is asked by no one of those.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> (paid,) = parse("If it rains, shops must pay a refund to rowers who win.").provisions
        >>> asked = ("Do I have to pay a refund?", "Can I get a refund?")
        >>> [to_text(case_for_giver(paid, read_question(one))) for one in asked]
        ['c1', 'c4 and c1']
    """
    case, owed = provision.condition, provision.owed
    if owed is None or not question.demand or "i" not in question.words[:3]:
        return case
    if case == owed:
        return None
    if not isinstance(case, All) or owed not in case.operands:
        return case
    return both([part for part in case.operands if part != owed])


def asks_to_get(words: Sequence[str]) -> bool:
    """Tell whether a question is whether whoever asks gets a thing.

    Args:
        words: the words of a question.

    Example:
        >>> asks_to_get("can i get a refund".split()), asks_to_get("can my son get one".split())
        (True, True)
        >>> asks_to_get("can i sell a boat".split()), asks_to_get("can i get rid of it".split())
        (False, False)
    """
    if words[:1] == () or words[0] not in syntax.MODALS | {"will", "could"}:
        return False
    at = next((at for at, word in enumerate(words[: _NAMED + 1]) if word in _GETTING), 0)
    asker = words[1] in {"i", "we"} or words[1] in _WHOSE
    got = words[at + 1 : at + 2]
    return asker and bool(at) and bool(got) and key(got[0]) != "rid"


def asked_of_giver(rule: Rule, chosen: Sequence[Provision], question: Question) -> Question:
    """Return a question whether whoever asks gets what others owe as one for the duty of those.

    Only where the text says when those need not do it: "The shop **must** refund you. It **does not
    have to** if you broke it. Will the shop refund me?".

    Args:
        rule: the rule text.
        chosen: the provisions that the question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The shop must refund you. It does not have to if you broke it.")
        >>> asked = [read_question(one) for one in ("Will the shop refund me?", "Can I go in?")]
        >>> [asked_of_giver(rule, rule.provisions, one).demand for one in asked]
        [True, False]
    """
    duties = [each for each in chosen if each.demand is not None]
    spared = any(_spares(words_in(p.conclusion.of(rule.plain).lower())) for p in chosen)
    if question.demand or question.negated or question.denying or not duties or not spared:
        return question
    if not _hopes(question.words) or not all(_is_others_duty(rule, each) for each in duties):
        return question
    named = all(not (question.keys - GENERAL).isdisjoint(each.keys) for each in duties)
    return replace(question, demand=True) if named else question


def _spares(said: Sequence[str]) -> bool:
    """Tell whether somebody else need not do it: "it **does not have to** pay"; not "it may not".

    Example:
        >>> _spares("the shop need not pay".split()), _spares("you do not have to pay".split())
        (True, False)
    """
    said = tuple(said)
    denied = next((at for at, word in enumerate(said) if word in syntax.NEGATIONS), len(said))
    behind = said[denied + 1 : denied + 3]
    need = "need" in behind[:1] or "need" in said[denied - 1 : denied]
    return said[:1] != ("you",) and (need or tuple(behind) in _HAVE_TO)


_HAVE_TO = frozenset({("have", "to"), ("obliged", "to"), ("required", "to")})
# What opens a question for what one hopes to be done: "**will** the shop"; not "must the shop".
_HOPING = frozenset({("will",), ("would",), ("do",), ("does",), ("am",), ("are",)})


def _hopes(words: Sequence[str]) -> bool:
    """Tell whether a question is whether something is done for whoever asks, or they get it."""
    given = asks_to_get(words) or tuple(words[:1]) in _HOPING
    return given and not {"i", "we", "me", "us", "my", "our"}.isdisjoint(words[1:])


def _is_others_duty(rule: Rule, provision: Provision) -> bool:
    """Tell whether somebody else than whoever reads has a duty."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    demanded = () if provision.demand is None else tuple(clause_ids(provision.demand))
    told = all(not rule.clause(name).statement.startswith("you ") for name in demanded)
    return told and said[:1] != ("you",)
