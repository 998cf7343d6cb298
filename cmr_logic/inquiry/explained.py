"""What a text says itself of one of its conditions: "… if you are a carer. You are a carer if …".

Who reads on takes what the second sentence says for the condition of the first. What a text says
that people or things are taken for holds wherever it stands: "Lodgers who pay rent **are treated as
tenants**. Tenants may vote." Where some people are, those who are so anyhow remain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.expression import (
    ClauseRef,
    Expression,
    both,
    clause_ids,
    either,
    negate,
    replace_part,
)
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.provisions.words.status_words import LET_IN, SHUT_OUT
from cmr_logic.text import key, keys, word_set, words_in

# Verbs, beside "be", by which a condition says what somebody or something is: "you **count** as a
# carer"; not "row".
_STANDING = frozenset(map(key, word_set("count counts qualify qualifies")))
# Those by which one has what spares them, by its name: "you **meet** an exemption"; not "a friend".
_MEETING = frozenset(map(key, word_set("meet meets have has satisfy fulfil hold get")))
# Names for it: "an **exemption**", "one of the **exceptions**"; not "a pass".
_SPARING = keys(
    tuple(word_set("exemption exemptions exception exceptions waiver waivers dispensation"))
)
# Participles by which a text says what people or things are taken for, whatever they are: "are
# **treated as** tenants"; not "are called as witnesses".
_DEEMED = word_set(
    "considered regarded treated deemed classed classified counted viewed taken recognised "
    "recognized"
)
# What may stand behind one, before the name: "treated **as** tenants"; not "treated by".
_BEHIND_DEEMED = frozenset({"as", "to", "be", "being", "for", "like"})
# Those by which some are added to those who are so anyhow: "**treated** as"; not "considered".
_ADDING = frozenset({"treated", "counted", "deemed", "counts", "count"})
# The same without "be": "a lodger **counts as** a tenant"; not "counts the tenants".
_COUNTS_AS = frozenset({("counts", "as"), ("count", "as")})
_KIND = "the-following"  # the cue of a kind of people, which those taken for it make up
_NAME = 3  # words with content of a name
_MODAL = 2  # words of "will be" before such a participle, at most


def with_explained(
    rule: Rule, chosen: Sequence[Provision]
) -> tuple[tuple[Provision, ...], dict[str, Expression]]:
    """Return provisions without those that explain conditions of others, and what these say.

    Args:
        rule: the rule.
        chosen: the provisions that a question concerns.

    Returns:
        The other provisions, and by the ids of clauses what stands for each.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can claim if you are a carer. You are a carer if you nurse somebody.")
        >>> others, said = with_explained(rule, rule.provisions)
        >>> len(others), said
        (1, {'c1': ClauseRef('c2')})
    """
    found: dict[str, list[Expression]] = {}
    explaining: set[int] = set()
    meant = set(map(id, chosen))
    for before, provision in pairwise((None, *rule.provisions)):
        if provision is None or not _concludes_state(rule, provision):
            continue
        taken_for = _taken_for(rule, provision) or _said_to_be(rule, provision)
        parts = [provision.condition] if not taken_for else [provision.subject, provision.condition]
        cases = [part for part in parts if part is not None]
        if not cases:
            continue
        some = bool(taken_for) and provision.subject is not None and _adds_some(rule, provision)
        for name in _explained(rule, before, provision, meant, taken_for):
            if some and not found.get(name) and rule.clause(name).cue != _KIND:
                found[name] = [ClauseRef(name)]
            found.setdefault(name, []).append(both([*cases, *map(negate, provision.exceptions)]))
            explaining.add(id(provision))
    others = tuple(p for p in chosen if id(p) not in explaining)
    return others, {name: either(cases) for name, cases in found.items()}


def put_explained(expression: Expression, said: dict[str, Expression]) -> Expression:
    """Return an expression with what a text says of its clauses in their place.

    Args:
        expression: the expression.
        said: by the ids of clauses, what stands for each.

    Example:
        >>> put_explained(ClauseRef("c1"), {"c1": ClauseRef("c2"), "c2": ClauseRef("c3")})
        ClauseRef('c3')
    """
    for name, instead in said.items():  # in text order: an explanation may be explained in turn
        expression = replace_part(expression, ClauseRef(name), instead)
    return expression


def _concludes_state(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says when somebody or something is what it is called."""
    if not provision.positive or provision.demand is not None or provision.item:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = syntax.finite_verb(words)
    if any(pair in _COUNTS_AS for pair in pairwise(words)):
        return True
    if verb is None:  # "**a junior** is anyone under 18": the name alone is left
        return provision.condition is not None and len(keys(words)) <= _NAME
    return _is_standing(words[verb]) or _is_spared(words, verb)


def _is_spared(words: Sequence[str], verb: int) -> bool:
    """Tell whether words say that one has what spares them: "you **meet an exemption**".

    Who "**can** get an exemption" need not have one.
    """
    if not syntax.MODALS.isdisjoint(words):
        return False
    return key(words[verb]) in _MEETING and not _SPARING.isdisjoint(keys(words[verb + 1 :]))


def _is_standing(verb: str) -> bool:
    return verb in syntax.BE or key(verb) in _STANDING


def _adds_some(rule: Rule, provision: Provision) -> bool:
    """Tell whether people are taken for what they are not: "**treated as**"; not "considered"."""
    return not _ADDING.isdisjoint(words_in(provision.conclusion.of(rule.plain).lower()))


def _taken_for(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of what somebody is taken for: "are treated as **tenants**"; or nothing.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> for text in ("Lodgers who pay are treated as tenants.", "Lodgers who pay are treated."):
        ...     print(set(_taken_for(rule := parse(text), rule.provisions[0])))
        {'tenant'}
        set()
    """
    words = words_in(provision.conclusion.of(rule.plain).lower())
    counts = next((i for i, pair in enumerate(pairwise(words)) if pair in _COUNTS_AS), 0)
    if counts:
        return keys(words[counts + len(("counts", "as")) :])
    at = next((i for i, word in enumerate(words) if word in _DEEMED), 0)
    if not at or syntax.BE.isdisjoint(words[max(0, at - _MODAL) : at]):
        return frozenset()
    behind = at + 1
    while behind < len(words) and words[behind] in _BEHIND_DEEMED:
        behind += 1
    return keys(words[behind:])


def _said_to_be(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of the state that some people are said to be in: "Cooks are **exempt**".

    Nothing where it says more of them than the state, or in what case they are so.
    """
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = syntax.finite_verb(words)
    if provision.subject is None or verb is None or words[verb] not in syntax.BE:
        return frozenset()
    said = [word for word in words[verb + 1 :] if word.isalpha()]
    return keys(said) if len(said) == 1 and said[0] in SHUT_OUT | LET_IN else frozenset()


def _explained(
    rule: Rule,
    before: Provision | None,
    provision: Provision,
    meant: set[int],
    taken_for: frozenset[str],
) -> Iterator[str]:
    """Yield the clauses of what is asked that a provision explains."""
    said = taken_for or keys(words_in(provision.conclusion.of(rule.plain).lower()))
    made_of = (provision.subject, provision.condition)
    own = {name for part in made_of if part is not None for name in clause_ids(part)}
    for each in rule.provisions:
        if each is provision and not (taken_for or _names_kind(rule, provision)):
            return
        if id(each) not in meant:
            continue
        parts = (each.condition, each.subject, each.implied, each.demand, *each.exceptions)
        names = [name for part in parts if part is not None for name in clause_ids(part)]
        for name in names:
            clause = rule.clause(name)
            again = _says_again(clause, said, follows=each is before)
            if name not in own and (again or (taken_for and _does_the_same(clause, said))):
                yield name


def _names_kind(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says when one is of a kind, wherever that is named: "a junior"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    named = syntax.finite_verb(words) is None
    return named or not syntax.ARTICLES.isdisjoint(words[:-1])


def _does_the_same(clause: Clause, said: frozenset[str]) -> bool:
    """Tell whether people are taken for those who do what a clause says: "as **living alone**"."""
    words = words_in(clause.statement.lower())
    return words[:1] == ("you",) and len(said) > 1 and said == clause.keys


def _says_again(clause: Clause, said: frozenset[str], *, follows: bool) -> bool:
    """Tell whether a conclusion says what a clause says: "your boat is exempt", "it is exempt"."""
    words = words_in(clause.statement.lower())
    verb = syntax.finite_verb(words)
    if verb is None or not said:
        return False
    if not (_is_standing(words[verb]) or _is_spared(words, verb)):
        return False
    return said == clause.keys or (follows and said < clause.keys)
