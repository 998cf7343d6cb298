"""Which provisions of a rule a question concerns: those whose conclusion says what it asks."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.preferred_ones import PREFERENCE
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.background import without_background
from cmr_logic.inquiry.bare import Scored, alone_says_deed, best_bare
from cmr_logic.inquiry.barring import COSTS, ELIGIBLE, GENERAL, denies
from cmr_logic.inquiry.beside import LETTING_IN, said_by
from cmr_logic.inquiry.burdens import without_burdens
from cmr_logic.inquiry.caps import allows, within_cap
from cmr_logic.inquiry.company import (
    banned_outright,
    forbids_other_deed,
    has_logic,
    in_company,
    is_order,
    only_limit,
    with_what_limits,
)
from cmr_logic.inquiry.contraries import (
    without_contraries,
    without_leave_spared,
    without_left_to_rest,
    without_missed,
)
from cmr_logic.inquiry.demanded_again import with_demanded_again
from cmr_logic.inquiry.describing import without_descriptions
from cmr_logic.inquiry.having import ENDING, KEEPING
from cmr_logic.inquiry.how_done import only_says_how
from cmr_logic.inquiry.how_many import without_numbers
from cmr_logic.inquiry.item_named import names
from cmr_logic.inquiry.kinds_again import without_kinds_again
from cmr_logic.inquiry.kinds_in_turn import with_kind_asked
from cmr_logic.inquiry.let_in import with_done_instead, with_things_let_in
from cmr_logic.inquiry.lifted_together import with_lifted
from cmr_logic.inquiry.of_leave import of_leave
from cmr_logic.inquiry.opposite_deeds import undoes
from cmr_logic.inquiry.other_things import without_other_kinds, without_other_things
from cmr_logic.inquiry.part_prices import without_other_prices
from cmr_logic.inquiry.parts_covered import without_parts_covered
from cmr_logic.inquiry.penalties_asked import of_penalty, without_penalties
from cmr_logic.inquiry.praise import grants, without_praise
from cmr_logic.inquiry.procedures import is_procedure, without_procedures
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.said_of_it import is_all_said_of_it, without_said_of_it
from cmr_logic.inquiry.scoring import scores
from cmr_logic.inquiry.spared_outright import spared_outright
from cmr_logic.inquiry.sums import of_amount, of_costs
from cmr_logic.inquiry.things_apart import of_thing_named, without_things_apart
from cmr_logic.inquiry.undone import with_undone
from cmr_logic.inquiry.waived_costs import waives_cost
from cmr_logic.inquiry.whatever_else import with_what_holds
from cmr_logic.inquiry.whom_alone import with_whom_alone
from cmr_logic.inquiry.whose_matter import without_things_beside, without_things_of_people
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import word_set, words_in

_SHARE = 0.75  # a provision counts as meant from this share of the best match on
_BARE = 0.5  # below this share of the match of a bare statement, conditions elsewhere do not matter

_LEAST = 0.01  # a bare statement counts where it says anything of what is asked


# Verbs that tell who comes first, not who may come: "we **prioritise** beginners"; not "we take
# beginners".
_RANKING = word_set("prioritize prioritise prefer prioritizes prioritises prefers")

# Modals of leave: "you **may** row"; not "must".
_ALLOWING = frozenset({"may", "can"})
_AT_NO_COST = frozenset({"free"})  # "small dogs go **free**" says nothing of other duties
_OTHERS = frozenset({"we", "it", "this"})  # subjects of what is no leave for whoever asks
_CHOOSE = ("choose",)  # what nobody is bound to do: "it can **choose** to pay earlier"
# Words that make leave a limit: "may **only** row"; not "also".
_BOUNDING = frozenset({"only", "without", "not", "no", "unless", "instead"})


def choose(rule: Rule, question: Question) -> tuple[Provision, ...]:
    """Return the provisions that a question concerns, in text order, perhaps none.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can swim if you pay. You can run if you train.")
        >>> [p.conclusion.of(rule.plain) for p in choose(rule, read_question("Can I run?"))]
        ['You can run']
    """
    chosen = with_things_let_in(rule, _chosen(rule, question))
    chosen = with_undone(rule, with_done_instead(rule, chosen, question), question)
    chosen = with_what_holds(rule, chosen, question)
    chosen = with_lifted(rule, with_kind_asked(rule, chosen, question))
    chosen = with_demanded_again(rule, chosen, question)
    return without_penalties(rule, of_leave(rule, chosen, question), question)


def _chosen(rule: Rule, question: Question) -> tuple[Provision, ...]:
    scored = scores(rule, question)
    return _items_asked(rule, scored, question) or _rules_asked(rule, scored, question)


def _items_asked(rule: Rule, scored: list[Scored], question: Question) -> tuple[Provision, ...]:
    """Return the items of a list that a question names, and else the statement that spares all."""
    items = tuple(
        p for p, _ in scored if p.item and (names(question, p.keys) or allows(rule, p, question))
    )
    items = items or tuple(
        p for p, _ in scored if p.item and within_cap(rule, p, question) is False
    )
    if items:
        return items
    spared = spared_outright(rule, [(p, s) for p, s in scored if not p.item], question)
    return () if spared is None else (spared,)


def _rules_asked(rule: Rule, scored: list[Scored], question: Question) -> tuple[Provision, ...]:
    """Return the provisions that a question concerns, of those that are no items of a list."""
    scored = [(p, score) for p, score in scored if not (p.item or _only_ranks(p, question))]
    scored = of_thing_named(rule, without_other_things(rule, scored, question), question)
    scored = without_things_of_people(scored, question)
    scored = without_things_beside(rule, scored, question)
    scored = without_procedures(rule, without_burdens(rule, scored, question), question)
    scored = without_praise(rule, _without_terms(scored, question), question)
    scored = of_penalty(without_parts_covered(rule, scored, question), question)
    scored = of_amount(rule, _for_use(rule, of_costs(rule, scored, question), question), question)
    scored = without_numbers(rule, without_descriptions(scored, question), question)
    scored = without_other_prices(rule, without_background(rule, scored, question), question)
    scored = _for_whom(scored, question)
    logical = _of_duty(rule, [(p, score) for p, score in scored if has_logic(p)], question)
    bare = best_bare(scored, question)
    if not logical:
        return () if bare is None else (bare[0],)
    best = max(score for _, score in logical)
    if not best:  # an order without a word of what is asked: "Ring us if …"
        logical = [(p, score) for p, score in logical if not is_order(p)] or logical
    waived = bare is not None and waives_cost(rule, bare[0])
    lifted = bare is None or waived or _lifted(scored, bare[0])
    if bare is not None and bare[1] >= _BARE and bare[1] > best and not lifted:
        said = any((p.keys - p.about) & question.keys for p, score in logical if score == best)
        apart = _is_of_another(bare[0], logical, question)
        if best < _BARE * bare[1] or not said or apart:
            # what the question asks is said elsewhere, without conditions
            return with_what_limits(rule, bare[0], question)
    if bare is not None and bare[1] >= _BARE:
        says_how = bare[1] > best and only_says_how(rule, bare[0], logical, question)
        meant = [p for p, score in logical if score >= _SHARE * best]
        says_how = says_how or (bare[1] >= best and banned_outright(bare[0], meant, question))
        says_how = says_how or is_all_said_of_it(rule, bare[0], meant, question)
        if says_how or alone_says_deed(rule, bare[0], logical, question):
            return with_what_limits(rule, bare[0], question)
    logical = _about_ending(rule, logical, question)
    best = max((score for _, score in logical), default=0.0)
    chosen = [p for p, score in logical if score >= _SHARE * best]
    if question.demand and any(p.demand is not None for p in chosen):
        chosen = [p for p in chosen if not (p.linked and forbids_other_deed(rule, p, question))]
    chosen = _with_antecedents(rule, logical, chosen, question)
    company = without_other_kinds(rule, in_company(rule, chosen, question), question)
    company = without_things_apart(rule, company, question)
    if (
        bare is not None
        and (bare[1] >= (best or _LEAST) or _is_only_denied(bare[0], company, question))
        and only_limit(rule, company, bare[0], question)
    ):
        return (bare[0], *company)
    company = without_missed(rule, without_contraries(company, question), question)
    company = without_leave_spared(without_left_to_rest(rule, company, question), question)
    company = [p for p in company if p in chosen or not is_procedure(rule, p, question)]
    company = without_said_of_it(rule, company, question)
    return tuple(without_kinds_again(rule, with_whom_alone(rule, company)))


def _is_of_another(bare: Provision, logical: list[Scored], question: Question) -> bool:
    """Tell whether one statement alone is of what is asked: "… if it rains. **The sauna** is open".

    All others are about things that a question does not name.
    """
    whole = question.keys <= bare.keys and not bare.about.isdisjoint(question.keys)
    return whole and all(p.about and p.about.isdisjoint(question.keys) for p, _ in logical)


def _is_only_denied(bare: Provision, others: list[Provision], question: Question) -> bool:
    """Tell whether a statement is about what is asked for, of which others only deny some.

    "**Refunds** are made within a week. Used goods cannot be refunded." of "Can I get a refund?".
    """
    named = question.keys <= bare.keys | GENERAL  # not "Can I get my money back for a spare oar?"
    denied = any(map(denies, others))
    return named and denied and bool(bare.about) and bare.about <= question.keys


def _only_ranks(provision: Provision, question: Question) -> bool:
    """Tell whether a provision only says who comes first, which is not asked.

    "Rooms are let to members. **Priority** is given to members over 60. We **prefer** pairs."
    """
    ranks = provision.about <= PREFERENCE if provision.about else False
    ranks = ranks or not _RANKING.isdisjoint(provision.keys - provision.about)
    return ranks and (PREFERENCE | _RANKING).isdisjoint(question.keys)


def _without_terms(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what a term stands for where a question is about something else.

    "Carers get a pass. “Carer” means a person who …": only "Am I a carer?" asks for the term alone.
    """
    others = [(p, score) for p, score in scored if not p.defines]
    asked = question.words[:1] and question.words[0] in syntax.BE and not question.qualifying
    if asked or not any(has_logic(p) and score > 0 for p, score in others):
        return scored
    return others


def _for_use(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what something granted may be used for where a question is who gets it.

    "The grant is for clubs. It may be used to buy boats." A question whether it is what one needs
    asks for both.
    """
    if question.suiting and any(p.use for p, _ in scored):
        whom = [p.subject is not None and grants(p) for p, _ in scored]
        return [
            (p, 1.0 if p.use or people else score)
            for (p, score), people in zip(scored, whom, strict=True)
        ]
    others = any(has_logic(p) and not p.use and score > 0 for p, score in scored)
    if question.using or not (others or any(_says_who_qualifies(rule, p) for p, _ in scored)):
        return scored
    return [(p, score) for p, score in scored if not p.use]


def _says_who_qualifies(rule: Rule, provision: Provision) -> bool:
    """Tell whether a demand is made for what qualifies someone: "to be **eligible**, you must"."""
    if provision.force is not Force.DEMANDS or provision.purpose is None:
        return False
    return any(
        not ELIGIBLE.isdisjoint(rule.clause(name).keys) for name in clause_ids(provision.purpose)
    )


def _for_whom(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave what only describes a thing where a question is whether it is for the person.

    "The Harbour Fund is run by the port. It is paid to widows of sailors": for whom it is counts,
    in whatever words.
    """
    whom = any(p.subject is not None and p.positive and grants(p) for p, _ in scored)
    if not (question.helping and whom):
        return scored
    return [(p, score) for p, score in scored if has_logic(p)]


def _of_duty(rule: Rule, logical: list[Scored], question: Question) -> list[Scored]:
    """Leave out who only may do what is asked to be a duty, where the text says whose duty it is.

    "Guides must wear a vest. Guests **may** wear one." of "Do I have to wear a vest?".
    """
    duty = any(p.force is Force.DEMANDS and score > 0 for p, score in logical)
    if not question.demand or not duty:
        return logical
    return [
        (p, score)
        for p, score in logical
        if not (_only_allows(rule, p) or _lets_thing_in(rule, p, question))
    ]


def _lets_thing_in(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision only lets in what the question asks a duty of: "**Pups** may row".

    "Small dogs are **welcome**. Other dogs need a muzzle" of "Does my dog need a muzzle?".
    """
    lets = grants(provision) and provision.positive and provision.subject is not None
    said = provision.keys & question.keys
    letting = LETTING_IN if not COSTS.isdisjoint(question.keys) else LETTING_IN | _AT_NO_COST
    return lets and said <= provision.about and not letting.isdisjoint(said_by(rule, provision))


def _only_allows(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision lets some do something: "may"; not "may only", "may be asked"."""
    words = words_in(provision.conclusion.of(rule.plain))
    at = next((i for i, word in enumerate(words) if word in _ALLOWING), None)
    if at is None or not grants(provision) or not provision.positive:
        return False
    behind = words[at + 1 : at + 2]
    if behind == _CHOOSE:
        return _BOUNDING.isdisjoint(words)
    return at > 0 and words[0] not in _OTHERS and behind != ("be",) and _BOUNDING.isdisjoint(words)


def _about_ending(rule: Rule, logical: list[Scored], question: Question) -> list[Scored]:
    """Leave out who gets a thing where a question is whether one loses it, and the text says when.

    "You can have a key if you row. You lose it if you are late." So are duties: "**You must tell
    us** of a new address. The key is withdrawn if you move away".
    """
    ending = ENDING | KEEPING
    said = any(not ENDING.isdisjoint(p.keys) for p, _ in logical)
    if not said or ENDING.isdisjoint(question.keys):
        return logical
    ends = [
        (p, score)
        for p, score in logical
        if not ((grants(p) or _is_duty(p)) and ending.isdisjoint(p.keys))
        or undoes(rule, p, question)
    ]
    return ends if any(score for _, score in ends) else logical


def _is_duty(provision: Provision) -> bool:
    """Tell whether a provision demands something in any case, and of its own accord."""
    own = provision.condition is None and not (provision.linked or provision.anaphoric)
    return own and provision.force is Force.DEMANDS


def _with_antecedents(
    rule: Rule, logical: list[Scored], chosen: list[Provision], question: Question
) -> list[Provision]:
    """Return what is meant with the grants that it goes on about.

    "The pool is for guests. Visitors can use it if they pay." Not with those of another thing than
    it is about: "You can bring bikes if …. Prams are allowed if …" of "Can I bring my pram?".
    """
    meant = {id(p) for p in chosen}
    for (before, score), (provision, _) in pairwise(logical):
        more = provision.force is Force.DEMANDS and not provision.condition
        granted = grants(before) and (more or grants(provision))
        if _is_of_thing_asked(provision, question) and not provision.about & before.keys:
            continue
        if _adds_what_is_asked(rule, before, provision, question):
            continue
        if score and granted and provision.linked and id(provision) in meant:
            meant.add(id(before))
    return [p for p, _ in logical if id(p) in meant]


def _adds_what_is_asked(
    rule: Rule, before: Provision, provision: Provision, question: Question
) -> bool:
    """Tell whether a grant on top of another names what is asked, which that one does not.

    "The plan covers trips to the clinic if …. It may **also** cover rest cures if …".
    """
    also = "also" in words_in(provision.conclusion.of(rule.plain))
    named = question.keys <= provision.keys and grants(provision) and has_logic(provision)
    return also and named and bool((question.keys - GENERAL) - before.keys)


def _is_of_thing_asked(provision: Provision, question: Question) -> bool:
    """Tell whether a provision is about just the thing that a question names, and not people."""
    about = provision.about
    return bool(about) and provision.subject is None and about <= question.keys


def _lifted(scored: list[Scored], bare: Provision) -> bool:
    """Tell whether a denial without conditions is followed by what is granted all the same.

    "No dogs may come in. Guide dogs are allowed if they are in harness."
    """
    after = [(p, score) for p, score in scored if p.span.start > bare.span.start]
    return denies(bare) and any(grants(p) and has_logic(p) and score > 0 for p, score in after)
