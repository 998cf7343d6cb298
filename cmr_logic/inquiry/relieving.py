"""What stands against a demand or a denial: that it is not made, excepted, waived or lifted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product

from cmr_logic.expression import (
    All,
    Any,
    ClauseRef,
    Expression,
    Not,
    clause_ids,
    fold,
    negate,
)
from cmr_logic.inquiry.after_all import gives_after_all
from cmr_logic.inquiry.freed_from import freed_from, meant_by_waiver
from cmr_logic.inquiry.lacking import lacks_what_is_demanded
from cmr_logic.inquiry.lesser import less_demanded
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.concluding.for_all import ALWAYS, EVERYBODY
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.verbs.owing import spares_giver
from cmr_logic.provisions.verbs.referring import lifts_rule
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.syntax import PRONOUNS
from cmr_logic.text import keys, words_in

# Openings of what holds whatever stands before: "**Notwithstanding** rule 1, …"; not "Under".
_OVERRIDING = frozenset({("notwithstanding",), ("despite",)})
_AGAINST = frozenset({"however", "but"})  # what sets a sentence against the one before
# Words by which a demand is of each: "**any** wall"; not "the wall".
_EACH, _AT_ALL_TIMES = frozenset({"any", "every", "all", "each"}), ("at", "all", "times")
# Objects of a waiver that only point at what was named: "need **none**"; not "need no key".
_POINTING = frozenset({"none", "one", "it", "them"})
# How a thing is had of which "one" may speak: "you **have a** vest"; not "you have paid".
_HAVING_ONE = frozenset(product(("have", "has", "hold", "wear", "bring", "carry"), ("a", "an")))
# What is done with such a thing that says no more: "need not **wear** one"; not "need not buy one".
_BEARING = keys(("wear", "have", "hold", "bring", "carry", "use", "show"))
_ONESELF = frozenset({"i", "we"})  # who asks for oneself: "can **i** get one"; not "my son"
_EXEMPT, _STILL = "exempt", "still"
_WHOLE = 0.75  # the same of a waiver that names the clause of another sentence
_SAME = 0.6  # share of a waiver's words that a clause has which says what it waives


def asked(
    provision: Provision,
    demand: Expression,
    *,
    on_top: bool = False,
    of_some: Expression | None = None,
) -> Expression:
    """Return what a demand asks: to meet it, unless its condition does not hold or it is excepted.

    Args:
        provision: the provision that makes it.
        demand: its demand.
        on_top: its condition has to be met as well.
        of_some: of whom alone it is made, besides: "**Non-members** must pay".

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> (provision,) = parse("If you are under 16, you must bring a parent.").provisions
        >>> to_text(asked(provision, provision.demand))
        'not c1 or c2'
    """
    unasked = []
    if provision.condition is not None:
        if on_top:
            demand = All((provision.condition, demand))
        else:
            unasked = [negate(provision.condition)]
    if of_some is not None:
        unasked.append(negate(of_some))
    parts = (*unasked, demand, *provision.exceptions)
    return demand if len(parts) == 1 else Any(parts)


def case_of(demand: Expression) -> Expression:
    """Return when a demand is made that is made in some case alone; any other as it is.

    "Send a form for: * an inspection if we ask for one": whether one must hangs on the case.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> to_text(case_of(parse_expression("c1 or not c2"))), to_text(case_of(ClauseRef("c1")))
        ('c2', 'c1')
    """
    if not isinstance(demand, Any):
        return demand
    cases = [part.operand for part in demand.operands if isinstance(part, Not)]
    return All(tuple(cases)) if len(cases) > 1 else cases[0] if cases else demand


def case_asked(
    rule: Rule, provision: Provision, demand: Expression, question: Question
) -> Expression:
    """Return when the one of several demands is made that a question is about.

    They are taken together where none of them is made in some case alone.

    Args:
        rule: the rule.
        provision: one of its provisions.
        demand: what that demands.
        question: what is asked.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a vest and, if it is dark, must carry a lamp.")
        >>> made = rule.provisions[0]
        >>> to_text(case_asked(rule, made, made.demand, read_question("Must I carry a lamp?")))
        'c2'
    """
    if not isinstance(demand, All) or not any(
        case_of(part) is not part for part in demand.operands
    ):
        return case_of(demand)
    asked = question.keys - provision.about
    named = [len(_demanded(rule, part) & asked) for part in demand.operands]
    best = max(named)
    if named.count(best) > 1:
        return case_of(demand)
    return case_of(demand.operands[named.index(best)])


def _demanded(rule: Rule, demand: Expression) -> frozenset[str]:
    """Return the keys of what is demanded, without those of the case that it is made in."""
    parts = demand.operands if isinstance(demand, Any) else (demand,)
    names = [name for part in parts if not isinstance(part, Not) for name in clause_ids(part)]
    return frozenset().union(*(rule.clause(name).keys for name in names))


def stands_in(rule: Rule, provision: Provision, before: Provision) -> bool:
    """Tell whether a provision demands something just where the one before is not so or not met.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are a member. Otherwise, you must have a pass.")
        >>> stands_in(rule, rule.provisions[1], rule.provisions[0])
        True
        >>> rule = parse("You must be over 18 to row. If you are under 18, you must have a note.")
        >>> stands_in(rule, rule.provisions[1], rule.provisions[0])
        True
    """
    if before.exceptions or not before.positive:
        return False
    if provision.demand is not None and lacks_what_is_demanded(rule, provision, before):
        return True
    held = before.demand or before.condition or before.subject
    return held is not None and (provision.condition or provision.subject) == negate(held)


def refers_to_demand(provision: Provision, before: Provision | None) -> bool:
    """Tell whether a provision only waives or limits the demand right before it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must pay. This doesn't apply if you are a guest.")
        >>> refers_to_demand(rule.provisions[1], rule.provisions[0])
        True
    """
    if before is None or before.demand is None or provision.positive:
        return False
    return provision.anaphoric or (provision.waives and provision.linked)


def holds_despite(rule: Rule, provision: Provision, before: Provision | None) -> bool:
    """Tell whether a grant sets its case against a denial before: "but you can **still** row if …".

    So it does behind "However, …" too, where the denial has a case of its own.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't row if it rains. You can still row if you have a coat.")
        >>> holds_despite(rule, rule.provisions[1], rule.provisions[0])
        True
    """
    due = before is not None and _is_due_of_each(rule, provision, before)
    still = _STILL in words_in(provision.conclusion.of(rule.plain).lower())
    if before is None or not (before.subject is None or due or still or _is_due(rule, provision)):
        return False
    granted, denied = provision.condition, before.condition or before.alternatives or before.subject
    if granted is None or denied is None or (provision.subject is not None and not due):
        return False
    if not provision.positive:
        return False
    apart = set(clause_ids(granted)).isdisjoint(clause_ids(denied))
    opening = words_in(rule.plain[provision.span.start : provision.conclusion.start])[:1]
    against = provision.linked or due or still or opening in _OVERRIDING
    return apart and (against or gives_after_all(rule, before, provision))


def _is_due(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision demands of all, or always, in a case what others are spared."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    demands = provision.linked and provision.force is Force.DEMANDS
    of_all = not (EVERYBODY | ALWAYS).isdisjoint(said)
    # "Guests need not book. In June **booking is required**"
    of_nobody = not REQUIRED.isdisjoint(said) and not PRONOUNS.intersection(said)
    return demands and (of_all or (of_nobody and provision.subject is None))


def _is_due_of_each(rule: Rule, provision: Provision, waiver: Provision) -> bool:
    """Tell whether a demand is made, in a case, of each thing of which a waiver spares some.

    "You need no pass if you row. In May you need a pass for **any boat**", "must **at all times**".
    """
    if provision.force is not Force.DEMANDS or not waiver.waives or provision.condition is None:
        return False
    said = words_in(provision.span.of(rule.plain).lower())
    if any(said[at : at + len(_AT_ALL_TIMES)] == _AT_ALL_TIMES for at in range(len(said))):
        return True
    named = keys(words_in(waiver.span.of(rule.plain).lower()))
    each = (keys(said[at + 1 : at + 2]) for at, word in enumerate(said) if word in _EACH)
    return any(noun and noun <= named for noun in each)


def lifts(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says whom the one before does not bind: "exempt from this rule".

    Where it points back, "exempt" alone says so: "You need a pass. **Members are exempt**".

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You need a pass to row. Members are exempt.")
        >>> [lifts(rule, provision) for provision in rule.provisions]
        [False, True]
    """
    said = words_in(provision.conclusion.of(rule.plain))
    return lifts_rule(said) or (provision.anaphoric and said[-1:] == (_EXEMPT,))


def does_instead(rule: Rule, provision: Provision, before: Provision | None) -> bool:
    """Tell whether a grant behind "However" is for some who need not meet the demand before it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must row. However, guests with a note may apply.")
        >>> does_instead(rule, rule.provisions[1], rule.provisions[0])
        True
    """
    if before is None or before.demand is None or before.condition is not None:
        return False
    if provision.force is not Force.GRANTS or not provision.positive:
        return False
    if provision.condition is None and provision.subject is None:
        return False
    if lacks_what_is_demanded(rule, provision, before):
        return True
    if provision.anaphoric:
        return False
    opening = words_in(rule.plain[before.span.end : provision.conclusion.start].lower())
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return (_STILL in said or not _AGAINST.isdisjoint(opening)) and "only" not in said


def only_spares(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says in words of denial only what need not be.

    What others need not give, whoever asks does not get by right.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> from cmr_logic.inquiry.question import read_question
        >>> texts = "You need no pass if you row.", "You get no pass if you row."
        >>> asked = read_question("Can I get a pass?")
        >>> [only_spares(rule, rule.provisions[0], asked) for rule in map(parse, texts)]
        [True, False]
        >>> rule = parse("We do not have to give you a pass if you row.")
        >>> only_spares(rule, rule.provisions[0], asked)
        False
    """
    own = not _ONESELF.isdisjoint(question.words[1:2])
    if own and spares_giver(words_in(provision.conclusion.of(rule.plain).lower())):
        return False
    return provision.waives and not provision.positive and not provision.denying


def waived_by(rule: Rule, waiver: Provision, before: Provision | None) -> frozenset[str]:
    """Return what the words are compared by of what a provision waives.

    It may only point at what the one before names: "without a licence. Members need **none**".

    Args:
        rule: the rule text.
        waiver: the provision that waives.
        before: the one before it, if there is one.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't row without a vest. Coaches don't need one.")
        >>> sorted(waived_by(rule, rule.provisions[1], rule.provisions[0]))
        ['vest']
    """
    held = () if before is None else (before.condition, before.demand, *before.exceptions)
    names = [name for part in held if part is not None for name in clause_ids(part)]
    named = freed_from(rule, waiver)
    if not named:
        clauses = [rule.clause(name).keys for name in names]
        named = meant_by_waiver(waiver, waiver.demanded - _POINTING, clauses)
    if named <= _BEARING:
        named = frozenset()  # "they need not **wear** one"
    if named:
        return named
    if len(names) > 1:  # "swim and have a vest. Coaches don't need one"
        names = [name for name in names if _says_one_has(rule.clause(name).statement)]
    return rule.clause(names[0]).keys if len(names) == 1 else frozenset()


def _says_one_has(statement: str) -> bool:
    """Tell whether a clause says that somebody has a thing of some kind: "you **have a** vest"."""
    return not _HAVING_ONE.isdisjoint(pairwise(words_in(statement)))


def waives_some(rule: Rule, waiver: Provision, meant: Sequence[Provision]) -> bool:
    """Tell whether a provision says who need not meet one of the conditions of what is meant.

    So does one that says for whom less will do.

    Args:
        rule: the rule text.
        waiver: a provision.
        meant: provisions that a question means.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you swim and wear a vest. Pilots need not wear a vest.")
        >>> waives_some(rule, rule.provisions[1], rule.provisions[:1])
        True
        >>> rule = parse("You can't row without a vest. Pilots need none.")
        >>> waives_some(rule, rule.provisions[1], rule.provisions[:1])
        True
    """
    less = less_demanded(rule, waiver)
    some = waiver.condition is not None or waiver.subject is not None
    if not (waiver.waives or less or freed_from(rule, waiver)) or not some:
        return False
    others = [each for each in meant if each is not waiver]
    parts = (part for each in others for part in (each.condition, each.demand, *each.exceptions))
    names = (name for part in parts if part is not None for name in clause_ids(part))
    clauses = [rule.clause(name).keys for name in names]
    start = waiver.conclusion.start
    before = next((each for each in reversed(others) if each.conclusion.end <= start), None)
    waived = less or waived_by(rule, waiver, before)
    return bool(waived) and any(len(waived & said) >= _WHOLE * len(waived) for said in clauses)


def only_waives(
    rule: Rule, provision: Provision, chosen: Sequence[Provision], question: Question
) -> bool:
    """Tell whether a provision only says of what others ask that some need not meet it.

    Args:
        rule: the rule text.
        provision: the provision.
        chosen: all provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("To row, you must swim and pay the fee. Pilots are exempt from the fee.")
        >>> only_waives(rule, rule.provisions[1], rule.provisions, read_question("Can I row?"))
        True
    """
    if question.demand or len(chosen) <= 1:
        return False
    freed = not question.denying and bool(freed_from(rule, provision))
    return provision.waives or (freed and waives_some(rule, provision, chosen))


def relieved(
    rule: Rule, expressions: Sequence[Expression], waived: frozenset[str], case: Expression
) -> list[Expression]:
    """Return expressions in which a case does for the clauses that a waiver names.

    Args:
        rule: the rule text.
        expressions: what is asked otherwise.
        waived: what the words of what is waived are compared by.
        case: where it is.
    """

    def relieve(node: Expression, operands: list[Expression]) -> Expression:
        if isinstance(node, ClauseRef):
            common = waived & rule.clause(node.clause_id).keys
            spared = common and len(common) >= _SAME * len(waived)
            return Any((node, case)) if spared else node
        if isinstance(node, All):
            return All(tuple(operands))
        if isinstance(node, Any):
            return Any(tuple(operands))
        return node  # what is denied, or counted, stays

    return [fold(expression, relieve) for expression in expressions]


def relieved_denial(
    rule: Rule, denied: Expression, waived: frozenset[str], case: Expression
) -> Expression:
    """Return a denial of those who lack something, without the case in which it is waived.

    "You can't row **without a vest**. Coaches don't need one."

    Args:
        rule: the rule text.
        denied: what is denied.
        waived: what the words of what is waived are compared by.
        case: where it is.
    """
    if isinstance(denied, Not):
        return Not(relieved(rule, [denied.operand], waived, case)[0])
    if isinstance(denied, All):
        parts = [relieved_denial(rule, part, waived, case) for part in denied.operands]
        return All(tuple(parts))
    return denied
