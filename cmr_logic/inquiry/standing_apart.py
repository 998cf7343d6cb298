"""What goes on about the statement before it, and is still of another thing than is asked."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.expression import Not, clause_ids
from cmr_logic.inquiry.barring import COSTS, GENERAL
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision


def stands_apart(before: Provision | None, provision: Provision, question: Question) -> bool:
    """Tell whether a provision is of another deed than the one before, of which a question is.

    A denial in the very case of a grant is: "If it rains, you can row, **but you cannot sail**". So
    is a demand behind a waiver: "You need not own a boat, but if you do, **you must insure it**"
    answers nothing of "Do I have to own a boat?".

    Args:
        before: the provision before it, if there is one.
        provision: a provision.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If it rains, you can row, but you cannot sail.")
        >>> stands_apart(*rule.provisions, read_question("Can I row?"))
        True
        >>> rule = parse("You can row if it rains. You cannot row if it snows.")
        >>> stands_apart(*rule.provisions, read_question("Can I row?"))
        False
    """
    if before is None:
        return False
    if before.waives and question.demand and provision.force is Force.DEMANDS:
        return bool(provision.demanded) and provision.demanded.isdisjoint(question.keys)
    if not provision.keys or before.positive is provision.positive:
        return _needs_another_thing(before, provision, question)
    if provision.condition is not None:
        return before.condition == provision.condition
    another = _denies_another_thing(before, provision, question)
    return another or _keeps_for_some(before, provision, question)


def _needs_another_thing(before: Provision, provision: Provision, question: Question) -> bool:
    """Tell whether a demand is of another thing than the one before, in a case of its own.

    "You need a badge to row. You'll also **need a lamp** if it is dark" of "Do I need a badge?".
    """
    both = before.force is provision.force is Force.DEMANDS and question.demand
    if not both or question.deed or provision.condition is None or provision.about:
        return False
    named, asked = provision.keys - GENERAL, question.keys - GENERAL
    return bool(named) and bool(asked) and named.isdisjoint(asked) and asked <= before.keys


def _denies_another_thing(before: Provision, provision: Provision, question: Question) -> bool:
    """Tell whether a grant's deed is denied those whom it is granted, of what is not asked about.

    "Juniors may use the gym, **but may not use the sauna**": the question names the gym.
    """
    if before.force is not Force.GRANTS or provision.force is Force.DEMANDS:
        return False
    if not before.positive or provision.subject != before.subject:
        return False
    granted, denied = before.keys - before.about, provision.keys - provision.about
    asked = question.keys - before.about
    if question.deed not in granted & denied:
        return False
    return (
        bool((asked & granted) - denied)
        and bool(denied - granted)
        and asked.isdisjoint(denied - granted)
    )


def _keeps_for_some(before: Provision, provision: Provision, question: Question) -> bool:
    """Tell whether another deed than is asked about, and granted before, is not for all of them.

    "Anyone can use the hall, but **only members can book** it" of "Can I use the hall?", and
    "Juniors can use the hall **but cannot book** it".
    """
    of_some = bool(provision.exceptions) and bool(provision.about)
    denied = before.subject is not None and before.subject == provision.subject
    if not before.positive or provision.positive or not (of_some or denied):
        return False
    own = provision.keys - provision.about - GENERAL
    asked = question.keys - GENERAL
    return (
        bool(asked)
        and asked <= before.keys
        and bool(own - before.keys)
        and (own - before.keys).isdisjoint(question.keys)
    )


def grants_another_deed(before: Provision | None, provision: Provision, question: Question) -> bool:
    """Tell whether another deed than the one denied before is granted, of which nothing is asked.

    "You may not fish here, **but you may swim if** the flag is green" of "Can I fish here?".

    Args:
        before: the provision before it, if there is one.
        provision: a provision.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may not keep dogs, but you may keep hens if you have a yard.")
        >>> grants_another_deed(*rule.provisions, read_question("Can I keep dogs?"))
        True
        >>> rule = parse("You may not keep dogs, but you may keep one if you have a yard.")
        >>> grants_another_deed(*rule.provisions, read_question("Can I keep dogs?"))
        False
    """
    if before is None or not provision.linked or provision.condition is None or question.demand:
        return False
    if before.positive or provision.force is Force.DEMANDS or provision.anaphoric:
        return False
    own = provision.keys - provision.about - before.keys - GENERAL
    lacking = (question.keys & before.keys) - provision.keys
    apart = bool(own) and bool(lacking) and own.isdisjoint(question.keys)
    again = provision.keys & before.keys - GENERAL  # "but you may **keep** a cat if"
    contrasted = provision.span.start < before.span.end and any(map(syntax.is_thing, own))
    return apart and (not again or contrasted)  # not of "However, you may keep a kitten if"


def leaves_to_others(before: Provision | None, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says what those get who are left without what a question is about.

    "Guests are given a key. **Other visitors are put in a queue.**" To stay out of what is asked,
    it must lack a word of the question that the sentence before says, and say more than that they
    get it; what the others pay is a way to the same thing, and what is demanded of them is, too.

    Args:
        before: the provision before it, if there is one.
        provision: a provision.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests are given a key. Other visitors are put in a queue.")
        >>> leaves_to_others(*rule.provisions, read_question("Will I be given a key?"))
        True
        >>> rule = parse("Guests can use a bike. Other visitors can have one if they pay.")
        >>> leaves_to_others(*rule.provisions, read_question("Can I use a bike?"))
        False
    """
    if before is None or not provision.positive or provision.force is Force.DEMANDS:
        return False
    left = next((e for e in (provision.subject, provision.condition) if isinstance(e, Not)), None)
    if left is None or not before.positive or not provision.keys.isdisjoint(COSTS):
        return False
    if provision.condition is not left and provision.keys - provision.about <= GENERAL:
        return False  # "Other visitors **get it** if they pay"
    cases = [e for e in (before.subject, before.condition, before.alternatives) if e is not None]
    same = {i for case in cases for i in clause_ids(case)}
    lacking = (question.keys & before.keys) - provision.keys
    return bool(lacking) and bool(provision.keys) and same.issuperset(clause_ids(left))
