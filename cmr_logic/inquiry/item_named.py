"""Items of a list that a question names: "Is **lightning** covered?" of a list of what is."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise

from cmr_logic.expression import (
    All,
    Any,
    ClauseRef,
    Constant,
    Expression,
    clause_ids,
    with_values,
)
from cmr_logic.inquiry.barring import COSTS, GENERAL
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import restricts
from cmr_logic.provisions.drafts.nodes import Clause, Provision, Rule
from cmr_logic.text import key, keys, word_set, words_in

# First words of those who get what a list names them for: "**people** can apply: …"; not "you".
_SOMEBODY = word_set("people persons applicants groups organisations organizations bodies")
# Last words before them: "grants are given **to**: …"; not "with".
_TOWARDS = frozenset({"to", "from", "for"})
NAMED = 0.59
"""The share of an item's words by which a question names it."""

# Words of what happens to whatever a list names: "is it **covered**?", "are they **included**?".
_HAPPENING = GENERAL | COSTS | word_set("include insure exclude refund free")

# What points at a thing of a sort that a text names: "**this** badge"; not "the badge".
_THIS = frozenset({"this", "that"})
# What ends the words of an item before an aside: "sail**, even** at night"; not "sail at night".
_ENDS = (",", "(", ";", " – ", " - ")
# How the clause of a deed begins, which a question may wish for in any words: "what I **want**".
_WISH = "you want to "
# Words by which an item is joined to what leads it in: "damage | **caused** by damp"; not "rust".
_LINKING = frozenset(map(key, word_set("caused due resulting arising made bought happening")))


def own_keys(rule: Rule, name: str, lead: Set[str] = frozenset()) -> frozenset[str]:
    r"""Return what a clause is compared by, without the words that it leans on.

    Args:
        rule: the rule.
        name: the id of the clause, an item of a list.
        lead: the words that lead in the list.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must not:\n* light fires\n* feed ducks")
        >>> sorted(own_keys(rule, rule.clauses[1].id, rule.provisions[0].keys))
        ['fire', 'light']
    """
    clause = rule.clause(name)
    said = keys(words_in(clause.statement.removeprefix(_WISH))) - lead - _LINKING
    return said or keys(words_in(clause.span.of(rule.plain)))


def names(question: Question, own: Set[str]) -> bool:
    """Tell whether a question has most of some words.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> question = read_question("Can I light a fire?")
        >>> names(question, {"light", "fire"}), names(question, {"light", "heavy", "boat"})
        (True, False)
    """
    return len(own & question.keys) > NAMED * len(own)


def said_by_items(rule: Rule, provision: Provision, question: Question) -> frozenset[str]:
    r"""Return the words of a question that items say which it names, or whose deed it asks of.

    Args:
        rule: the rule.
        provision: one of its provisions, perhaps with a list.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must not:\n* light fires\n* feed ducks")
        >>> question = read_question("Can I light a fire?")
        >>> sorted(said_by_items(rule, rule.provisions[0], question))
        ['fire', 'light']
    """
    if provision.alternatives is None:
        return frozenset()
    said = frozenset[str]()
    for _, own in _named(rule, provision, question):
        said |= own
    return said & question.keys


def asks_of_item(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a question asks of nothing but what an item of a provision's list names."""
    said = said_by_items(rule, provision, question)
    return bool(said) and question.keys <= said | provision.keys | _HAPPENING


def item_named(rule: Rule, provision: Provision, question: Question) -> Expression | None:
    r"""Return the case in which the one of several things listed is meant that a question names.

    That is always so of an item without a case of its own. None where the question names none.

    Args:
        rule: the rule.
        provision: one of its provisions, with a list of things.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You cannot:\n\n* row\n* carry a guest, unless they can swim")
        >>> listed = rule.provisions[0]
        >>> item_named(rule, listed, read_question("Can I carry a guest?"))
        Not(ClauseRef('c3'))
        >>> item_named(rule, listed, read_question("Can I row?"))
        Constant(True)
        >>> item_named(rule, listed, read_question("Can I sing?")) is None
        True
    """
    listed = provision.alternatives
    if listed is None:
        return None
    named = named_whole(rule, provision, question)
    if named is not None:
        return named
    items = listed.operands if isinstance(listed, All | Any) else (listed,)
    shares = [{name: _share(rule, name, question) for name in clause_ids(item)} for item in items]
    best = max((share for said in shares for share in said.values()), default=0.0)
    if best <= NAMED:
        return None
    meant = [at for at, said in enumerate(shares) if best in said.values()]
    if len(meant) > 1:
        return Constant(True)
    (at,) = meant
    return with_values(
        items[at], {name: True for name, share in shares[at].items() if share > NAMED}
    )


def left_of_list(
    rule: Rule, provision: Provision, question: Question, *, alone: bool
) -> tuple[Expression, ...]:
    r"""Return what is left to ask of the list of a provision: nothing, or one expression.

    Args:
        rule: the rule.
        provision: one of its provisions, perhaps with a list of things.
        question: what is asked.
        alone: the provision has no other condition.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The following badges can be sold if you move:\n\n* rower badge")
        >>> listed = rule.provisions[0]
        >>> left_of_list(rule, listed, read_question("Can I sell this?"), alone=False)
        (ClauseRef('c2'),)
        >>> left_of_list(rule, listed, read_question("Can I sell this badge?"), alone=False)
        ()
    """
    named = item_named(rule, provision, question)
    if named is not None:
        return () if named == Constant(True) else (named,)
    listed = provision.alternatives
    if listed is None:
        return ()
    asked = alone or (question.pointing and not _is_the_one_listed(provision, question))
    return (listed,) if asked or _lists_receivers(rule, provision) else ()


def _lists_receivers(rule: Rule, provision: Provision) -> bool:
    """Tell whether a list names who gets what is granted: "**These people** can apply: …".

    "You can bring these people: …" names whom somebody brings.
    """
    said = words_in(provision.conclusion.of(rule.plain))
    led = said[:1] and (said[0] in _SOMEBODY or said[-1] in _TOWARDS)
    listed = provision.alternatives
    if not led or listed is None or "you" in said:
        return False
    named = (words_in(rule.clause(name).span.of(rule.plain)) for name in clause_ids(listed))
    return all(restricts(tuple(words)) for words in named)


def _is_the_one_listed(provision: Provision, question: Question) -> bool:
    """Tell whether a question points at the only thing that a list names: "this badge".

    Of several listed it may be each or none.
    """
    if not isinstance(provision.alternatives, ClauseRef):
        return False
    sorts = {key(noun) for this, noun in pairwise(question.words) if this in _THIS}
    return not sorts.isdisjoint(provision.keys)


def says_whole(rule: Rule, listed: Expression, question: Question) -> bool:
    """Tell whether a question says all words of one of several things listed, and hardly more.

    "Can I use your boat at night?" is more than "use a boat".

    Args:
        rule: the rule.
        listed: the things.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may: (a) row a boat; or (b) sail.")
        >>> listed = rule.provisions[0].alternatives
        >>> says_whole(rule, listed, read_question("Can I row a boat?"))
        True
        >>> says_whole(rule, listed, read_question("Can I row a boat at sea?"))
        False
    """
    whole = {name for name in clause_ids(listed) if _share(rule, name, question) == 1}
    said = frozenset().union(*(rule.clause(name).keys for name in whole))
    return bool(whole) and question.keys <= said


def _share(rule: Rule, name: str, question: Question) -> float:
    """Return the share of the words of a clause, without asides, that a question says."""
    said = rule.clause(name).span.of(rule.plain)
    end = min((at for at in map(said.find, _ENDS) if at > 0), default=len(said))
    own = keys(words_in(said[:end]))
    return len(own & question.keys) / len(own) if own else 0.0


def named_whole(rule: Rule, provision: Provision, question: Question) -> Expression | None:
    """Return what is left to ask of the items that a question names whole, or of whose deed it is.

    One that is named holds, with the conditions of its own left; one with the deed that is asked
    about is asked about alone. None where the question names none.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must not: (a) light big fires; or (b) swim.")
        >>> named_whole(rule, rule.provisions[0], read_question("Can I light a fire?"))
        ClauseRef('c2')
    """
    named = dict(_named(rule, provision, question))
    if provision.alternatives is None or not named:
        return None
    whole = {name for name, own in named.items() if own <= question.keys}
    picked = _picked(provision.alternatives, whole or set(named))
    return with_values(picked, dict.fromkeys(whole, True))


def _picked(listed: Expression, named: Set[str]) -> Expression:
    """Return the items of a list that hold some clauses, each with its own conditions."""
    while isinstance(listed, Any):
        held = [each for each in listed.operands if not named.isdisjoint(clause_ids(each))]
        if len(held) != 1:
            return Any(tuple(held))
        (listed,) = held
    return listed


def _named(
    rule: Rule, provision: Provision, question: Question
) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the items of a provision's list that a question names, each with its own words.

    What only says again what the whole text is about names none.
    """
    titles = (heading.span.of(rule.plain) for heading in rule.headings)
    topic = frozenset[str]().union(*map(keys, map(words_in, titles)))
    if provision.alternatives is None or _asks_need_of_one(provision, question):
        return
    for item in _items(provision.alternatives):
        for name in clause_ids(item):
            own = own_keys(rule, name, provision.keys)
            named = own <= question.keys and not own <= topic
            if own and (named or _is_deed(rule.clause(name), rule, question)):
                yield name, own
            if isinstance(item, All):
                break  # the others are what it takes


def _asks_need_of_one(provision: Provision, question: Question) -> bool:
    """Tell whether a question is whether one of several things that will do is needed.

    "We accept: a card or a pass" of "Do I need a card?".
    """
    return question.demand and provision.positive and question.keys.isdisjoint(COSTS)


def _items(listed: Expression) -> Iterator[Expression]:
    """Yield the items of a list, also those inside an item that joins several."""
    if isinstance(listed, Any):
        for operand in listed.operands:
            yield from _items(operand)
    else:
        yield listed


def _is_deed(clause: Clause, rule: Rule, question: Question) -> bool:
    """Tell whether an item opens with the deed that a question asks about: "**film** others"."""
    words = words_in(clause.span.of(rule.plain))
    deed = question.deed
    return bool(words and deed) and deed not in GENERAL and key(words[0]) == deed
