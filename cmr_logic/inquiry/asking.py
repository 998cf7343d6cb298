"""Relates a question to a rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from cmr_logic.expression import Constant, Expression, clause_ids, negate
from cmr_logic.inquiry.all_duties import all_duties
from cmr_logic.inquiry.asked_by_name import is_about_named
from cmr_logic.inquiry.asked_for_itself import with_leave_too
from cmr_logic.inquiry.asked_for_more import asks_for_more
from cmr_logic.inquiry.barring import ASKING
from cmr_logic.inquiry.beyond_cap import (
    asks_beyond_cap,
    asks_too_many_at_once,
    asks_within_denied,
    names_what_is_capped,
)
from cmr_logic.inquiry.caps import within_cap
from cmr_logic.inquiry.choosing import choose
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.composing import compose
from cmr_logic.inquiry.duty_dodged import duty_dodged
from cmr_logic.inquiry.explained import put_explained, with_explained
from cmr_logic.inquiry.for_anything import for_anything
from cmr_logic.inquiry.given_back import without_fates
from cmr_logic.inquiry.going_alone import of_company
from cmr_logic.inquiry.graded import for_amount_asked
from cmr_logic.inquiry.late_let_in import with_late_let_in
from cmr_logic.inquiry.left_over import without_left_over
from cmr_logic.inquiry.needed import what_it_takes
from cmr_logic.inquiry.of_conduct import tells_of_conduct
from cmr_logic.inquiry.of_relief import duty_spared
from cmr_logic.inquiry.one_of_two import asks_for_second
from cmr_logic.inquiry.ordered import ordered_outright
from cmr_logic.inquiry.other_place import is_of_other_place
from cmr_logic.inquiry.owed_to_asker import asked_of_giver
from cmr_logic.inquiry.paraphrased import in_words_of
from cmr_logic.inquiry.people_signs import asks_at_sign
from cmr_logic.inquiry.place_alone import shares_place_alone
from cmr_logic.inquiry.polarity import LOSING, names_relief, opposed
from cmr_logic.inquiry.qualifying import asks_to_qualify
from cmr_logic.inquiry.question import (
    POINTING,
    Question,
    dodges,
    for_whatever,
    read_question,
    with_told,
)
from cmr_logic.inquiry.sections import in_sections
from cmr_logic.inquiry.spared_outright import is_spared_outright, makes_no_difference
from cmr_logic.inquiry.stated_without import read_as_stated, without_as_stated
from cmr_logic.inquiry.supposed import before_case, before_own_relative
from cmr_logic.inquiry.their_deed import of_their_deed
from cmr_logic.inquiry.unbounded import case_unbounded
from cmr_logic.inquiry.waits_asked import waits_asked
from cmr_logic.inquiry.within_cap import asks_within_cap, with_caps_granted
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import in_the_form_of, is_related, spelt
from cmr_logic.relevance.wordlists import ASKING as OF_ANY_QUESTION
from cmr_logic.syntax import DETERMINERS
from cmr_logic.text import NOUN, classes, keys, word_set, words_in

# What opens the name of another thing: "from **a** lodger"; not "I no longer want".
_OPENERS = DETERMINERS - {"no"}
# Words by which a question denies that someone may or must do what it asks about, and which say no
# more of it: "Am I **banned** from rowing?"; not "Will my boat be refused?".
_NOT_LET = word_set("banned barred prohibited forbidden prevented exempt exempted excused")
# The same before what is not given: "Will I be **refused** a seat?"; not "be refused?".
_REFUSED = frozenset({"refused", "denied"})
# What is said of what somebody hands in that is not taken: "my form was **rejected**"; not "late".
_NOT_TAKEN = _REFUSED | {"rejected", "declined", "turned"}
# How a text grants what one claims or applies for: "we **pay** for theft"; not "you can swim".
_GIVEN = word_set(
    "pay pays paid cover covers covered refund refunded reimburse reimbursed get receive grant "
    "granted award awarded claim apply entitled eligible qualify compensation issue issued"
)
_TAKEN = "accepted"  # what is said of what is taken
# What somebody hands in: "my **claim**"; not "my boat".
_HANDED_IN = ASKING | keys(word_set("form complaint appeal entry return report notice"))
# Those of them, and others, that are so of whoever does not meet what is demanded: "Is it
# **illegal** to row?" of "You must be 12"; not "May I withhold the rent?".
_BARRED = keys(word_set("banned barred prohibited forbidden prevented illegal unlawful ineligible"))


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question put to a rule text.

    Args:
        question: the question as asked.
        related: the question is about what the rule text is about.
        expression: true where the answer is Yes.
        provisions: those that the question concerns.
        explained: by the ids of clauses that the text explains, what stands for each.
        whole: the expression with the denials that its grant shuts out, where it has such.
    """

    question: str
    related: bool
    expression: Expression
    provisions: tuple[Provision, ...]
    explained: tuple[tuple[str, Expression], ...] = ()
    whole: Expression | None = None


def inquire(rule: Rule, question: str) -> Inquiry:
    """Relate a question to a rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't join if you're under 16.")
        >>> inquire(rule, "Can I join?").expression
        Not(ClauseRef('c1'))
        >>> inquire(rule, "Is breakfast served on Sundays?").related
        False
    """
    read = _read(rule, question)
    duty = duty_spared(rule, read)
    return _put(rule, question, read) if duty is None else _spared(rule, question, duty)


def _spared(rule: Rule, question: str, duty: Question) -> Inquiry:
    """Put a question for a relief as the one whether its duty is not to be done."""
    rule = in_sections(rule, duty)
    chosen = choose(rule, duty)
    return Inquiry(question, True, negate(compose(rule, chosen, duty)), chosen)


def _put(rule: Rule, question: str, read: Question) -> Inquiry:
    """Put a question that was read to a rule."""
    rule = with_caps_granted(rule, read)
    related = is_related(rule, read.words, read.keys) or _is_related_otherwise(rule, read)
    related = related or is_about_named(rule, read, question)
    if not related or tells_of_conduct(rule, read):
        return Inquiry(question, related=False, expression=Constant(False), provisions=())
    read = for_whatever(read, rule.plain)
    rule = without_fates(without_left_over(in_sections(rule, read), read), read)
    rule = with_late_let_in(for_amount_asked(rule, read), read)
    opposite = _opposite(rule, read)
    if opposite is not None:
        return Inquiry(question, True, negate(opposite[0]), opposite[1])
    duties = all_duties(rule, read) or waits_asked(rule, read) or case_unbounded(rule, read)
    duties = duties or ordered_outright(rule, read)
    if duties is not None:
        return Inquiry(question, True, *duties)
    chosen = with_leave_too(rule, choose(rule, read), read)
    read = asked_of_giver(rule, chosen, read)
    outright = _outright(rule, chosen, read)
    if outright is not None:
        return Inquiry(question, True, Constant(outright is not read.negated), chosen)
    others, said = with_explained(rule, chosen)
    expression = what_it_takes(rule, others, read)
    if expression is None:
        expression = of_their_deed(rule, others, read, compose(rule, others, read))
    apart = isinstance(expression, Constant) and shares_place_alone(rule, others, read)
    if apart or is_of_other_place(rule, others, read):
        return Inquiry(question, related=False, expression=Constant(False), provisions=())
    whole = put_explained(expression, said)
    # what some are taken for beside those who are so anyhow leaves their clause as it is
    explained = tuple((name, it) for name, it in said.items() if name not in clause_ids(it))
    return Inquiry(question, True, whole, chosen, explained)


def _outright(rule: Rule, chosen: Sequence[Provision], read: Question) -> bool | None:
    """Return what a text answers whoever asks, where an amount or a relief alone decides."""
    spared = is_spared_outright(rule, chosen, read) or makes_no_difference(rule, read)
    spared = spared or asks_for_second(rule, read)
    if spared or asks_for_more(rule, chosen, read) or asks_beyond_cap(rule, chosen, read):
        return False
    within = asks_within_denied(rule, chosen, read) or asks_within_cap(rule, chosen, read)
    return True if within else None


def _opposite(rule: Rule, read: Question) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return what answers the question whose Yes is the No of this one, if the rule answers it."""
    dodged = duty_dodged(rule, read)
    if dodged is not None or not read.denying - LOSING:
        return dodged
    affirmed = _turned(rule, read)
    return None if affirmed is None else (affirmed.expression, affirmed.provisions)


def as_asked(rule: Rule, question: str) -> tuple[Question, Rule]:
    """Return what a question asks of a rule, and the part of the rule that it is put to."""
    read = for_whatever(_read(rule, question), rule.plain)
    return read, without_fates(without_left_over(in_sections(rule, read), read), read)


def _read(rule: Rule, question: str) -> Question:
    """Take a question apart, in words that fit a rule text."""
    formed = in_the_form_of(rule.plain, question)
    asked = without_as_stated(rule, formed)
    read = read_question(asked) if asked == formed else read_as_stated(asked)
    said = of_company(rule, _spelt(rule, read, asked))
    return for_anything(rule, in_words_of(rule, said))


def _spelt(rule: Rule, question: Question, asked: str) -> Question:
    """Return a question without slips of the pen: "Am I **eligbile**?"."""
    words = spelt(rule, question.words, asked)
    if words == question.words:
        return question
    return with_told(read_question(" ".join(words)), question)


def _is_related_otherwise(rule: Rule, question: Question) -> bool:
    """Tell whether a question is, with what is told beside it: "My bike is new. Can I take it?".

    Whatever case one asks about, the question may be: "Can I join **if I am 16**?". And so may what
    one asks to be denied: "Am I **banned** from rowing?".
    """
    counts = asks_too_many_at_once(rule, question) or names_what_is_capped(rule, question)
    counts = counts or _asks_of_what_is_demanded(rule, question)
    counts = counts or _asks_if_taken(rule, question)
    if counts or asks_at_sign(rule, question):
        return True
    affirmed = question.affirmed
    denied = question.denying & _NOT_LET or _asks_of_refused_thing(question)
    if denied and not affirmed.keys <= OF_ANY_QUESTION:
        return is_related(rule, affirmed.words, affirmed.keys)
    if any(within_cap(rule, provision, question) is not None for provision in rule.provisions):
        return True  # "Can I get £500?" of "You can get up to £900"
    told = question.told
    if told and question.denying and affirmed.keys <= OF_ANY_QUESTION:
        return _names_a_case(rule, told)
    main = tuple(before_case(question.words))
    thing = tuple(before_own_relative(main))
    if _OPENERS.isdisjoint(main[len(thing) + 1 :]):  # not "rent I get from **a** lodger"
        main = thing
    told_apart = main != question.words and POINTING.isdisjoint(main)
    if told_apart and is_related(rule, main, keys(main)):
        return True
    return told != () and is_related(
        rule, (*told, *question.words), question.keys | keys(question.told)
    )


def _names_a_case(rule: Rule, told: Sequence[str]) -> bool:
    """Tell whether something is told of a case that a text names: "I'm 12. Will I be refused?"."""
    said = keys(tuple(word for word in told if NOUN in classes(word))) - OF_ANY_QUESTION
    return any(not said.isdisjoint(clause.keys) for clause in rule.clauses)


def _asks_of_refused_thing(question: Question) -> bool:
    """Tell whether a question names what may be refused: "Will I be **refused a seat**?"."""
    return any(
        word in _REFUSED and (behind in DETERMINERS or NOUN in classes(behind))
        for word, behind in pairwise(question.words)
    )


def _asks_of_what_is_demanded(rule: Rule, question: Question) -> bool:
    """Tell whether one asks if something demanded of is refused: "Will my form be refused?".

    "The form must be signed" answers it; "The form is green" does not.
    """
    named = question.affirmed.keys & _HANDED_IN
    return not question.denying.isdisjoint(_NOT_TAKEN) and any(
        provision.demand is not None and not provision.about.isdisjoint(named)
        for provision in rule.provisions
    )


def _asks_if_taken(rule: Rule, question: Question) -> bool:
    """Tell whether one asks of a claim if it is refused, or of what a text grants.

    "Will my claim be **rejected**?" is about a text that "Will my claim be accepted?" is about.
    """
    if question.denying.isdisjoint(_NOT_TAKEN):
        return False
    affirmed = question.affirmed
    said = [p for p in rule.provisions if p.demand is None]
    if not affirmed.keys.isdisjoint(ASKING):
        given = any(not _GIVEN.isdisjoint(words_in(p.conclusion.of(rule.plain))) for p in said)
        taken = affirmed.keys | keys((_TAKEN,))
        return given and is_related(rule, (*affirmed.words, _TAKEN), taken)
    granted = (p.keys for p in said if p.positive)
    return _asks_of_refused_thing(question) and any(
        affirmed.keys and affirmed.keys <= named for named in granted
    )


def _turned(rule: Rule, question: Question) -> Inquiry | None:
    """Put the question whose Yes is the No of one that asks for a denial, if the rule answers it.

    "Will I be refused a seat?" of a text that says who gets one; one that says no more than who is
    refused answers it as it stands.
    """
    affirmed, denial = question.affirmed, keys(tuple(question.denying))
    if any(not (p.positive or denial.isdisjoint(p.keys)) for p in choose(rule, question)):
        return None  # "We will not **refuse** you a seat because …"
    chosen = choose(rule, affirmed)
    if not any(_affirms(rule, provision, affirmed, denial) for provision in chosen):
        return None
    return Inquiry("", True, compose(rule, chosen, affirmed), chosen)


def _affirms(rule: Rule, provision: Provision, affirmed: Question, denial: frozenset[str]) -> bool:
    """Tell whether a provision says when the answer to a question is Yes, or what that takes."""
    if provision.anaphoric or not has_logic(provision):
        return False
    if provision.waives and not dodges(affirmed.words):
        return False
    of_asking = bool(provision.about) and provision.about <= ASKING
    if of_asking and provision.about.isdisjoint(affirmed.keys):
        return False  # "Requests must be made in May", of which "will I be refused?" does not ask
    if provision.demand is not None:  # not "To be exempt, you must …"
        aimed = provision.aim is not None or not provision.keys.isdisjoint(affirmed.keys)
        aimed = aimed or (not denial.isdisjoint(_BARRED) and asks_to_qualify(rule, provision))
        return aimed and denial.isdisjoint(provision.keys)
    if names_relief(rule, provision):
        return False
    return not provision.denying and provision.positive is not opposed(rule, provision, affirmed)
