"""Which provisions of a rule a question concerns: those whose conclusion says what it asks."""

from __future__ import annotations

from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.inquiry.after_all import gives_after_all
from cmr_logic.inquiry.background import without_background
from cmr_logic.inquiry.bare import Scored, alone_says_deed, best_bare
from cmr_logic.inquiry.barring import ASKING, COSTS, GENERAL, clause_keys, denies
from cmr_logic.inquiry.company import (
    forbids_other_deed,
    has_logic,
    in_company,
    is_order,
    only_limit,
    with_what_limits,
)
from cmr_logic.inquiry.contraries import without_contraries
from cmr_logic.inquiry.describing import without_descriptions
from cmr_logic.inquiry.having import ENDING, KEEPING, is_elliptic, says_of_same
from cmr_logic.inquiry.how_done import only_says_how
from cmr_logic.inquiry.item_named import asks_of_item, names, said_by_items
from cmr_logic.inquiry.matter import asks_for_matter, says_who_gets_it
from cmr_logic.inquiry.other_things import without_other_things
from cmr_logic.inquiry.praise import PRAISING, grants, without_praise
from cmr_logic.inquiry.procedures import without_procedures
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.standing_apart import leaves_to_others, stands_apart
from cmr_logic.inquiry.sums import of_amount
from cmr_logic.inquiry.waived_costs import waives_cost
from cmr_logic.inquiry.whose_deed import by_agent
from cmr_logic.inquiry.whose_matter import without_things_of_people
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import VERB, classes, key, keys, word_set, words_in

_SHARE = 0.75  # a provision counts as meant from this share of the best match on
_OTHER_DEED = 0.6  # by which a provision counts less that says another deed than is asked about
_BARE = 0.5  # below this share of the match of a bare statement, conditions elsewhere do not matter

_LEAST = 0.01  # a bare statement counts where it says anything of what is asked

_COSTS = COSTS | {"free"}  # words of what something costs, or that it costs nothing

# Verbs for having what a text offers, whatever it is: "you can **join** if"; not "row".
_TAKING_PART = word_set("join apply claim qualify attend enter participate")
# What those get who come first: "**priority** is given to"; not "a grant is given to".
_RANKS = word_set("priority preference precedence")
# Verbs that tell who comes first, not who may come: "we **prioritise** beginners"; not "we take
# beginners".
_RANKING = word_set("prioritize prioritise prefer prioritizes prioritises prefers")

# Objects that stand for a thing named before: "guests can borrow **one**"; not "this".
_THINGS_NAMED = frozenset({"one", "them", "it"})
# Nouns for who has a thing: "ticket **holders**"; not "ticket checkers".
_HOLDERS = frozenset({"holder", "bearer", "owner"})
# Modals of leave: "you **may** row"; not "must".
_ALLOWING = frozenset({"may", "can"})
_OTHERS = frozenset({"we", "it", "this"})  # subjects of what is no leave for whoever asks
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
    scored = _scores(rule, question)
    items = tuple(p for p, _ in scored if p.item and names(question, p.keys))
    if items:
        return items
    scored = [(p, score) for p, score in scored if not (p.item or _only_ranks(p, question))]
    scored = without_other_things(rule, scored, question)
    scored = without_things_of_people(scored, question)
    scored = without_procedures(rule, scored, question)
    scored = without_praise(rule, _without_terms(scored, question), question)
    scored = of_amount(rule, _for_use(scored, question), question)
    scored = without_descriptions(scored, question)
    scored = without_background(rule, scored, question)
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
        if best < _BARE * bare[1] or not said:
            # what the question asks is said elsewhere, without conditions
            return with_what_limits(rule, bare[0], question)
    if bare is not None and bare[1] >= _BARE:
        says_how = bare[1] > best and only_says_how(rule, bare[0], logical, question)
        if says_how or alone_says_deed(rule, bare[0], logical, question):
            return with_what_limits(rule, bare[0], question)
    logical = _about_ending(logical, question)
    best = max((score for _, score in logical), default=0.0)
    chosen = [p for p, score in logical if score >= _SHARE * best]
    if question.demand and any(p.demand is not None for p in chosen):
        chosen = [p for p in chosen if not (p.linked and forbids_other_deed(rule, p, question))]
    chosen = _with_antecedents(logical, chosen)
    company = in_company(rule, chosen, question)
    if (
        bare is not None
        and (bare[1] >= (best or _LEAST) or _is_only_denied(bare[0], company, question))
        and only_limit(rule, company, bare[0], question)
    ):
        return (bare[0], *company)
    return tuple(without_contraries(company, question))


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
    ranks = provision.about <= _RANKS if provision.about else False
    ranks = ranks or not _RANKING.isdisjoint(provision.keys - provision.about)
    return ranks and (_RANKS | _RANKING).isdisjoint(question.keys)


def _without_terms(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what a term stands for where a question is about something else.

    "Carers get a pass. “Carer” means a person who …": only "Am I a carer?" asks for the term alone.
    """
    others = [(p, score) for p, score in scored if not p.defines]
    asked = question.words[:1] and question.words[0] in syntax.BE and not question.qualifying
    if asked or not any(has_logic(p) and score > 0 for p, score in others):
        return scored
    return others


def _for_use(scored: list[Scored], question: Question) -> list[Scored]:
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
    if question.using or not others:
        return scored
    return [(p, score) for p, score in scored if not p.use]


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
    return [(p, score) for p, score in logical if not _only_allows(rule, p)]


def _only_allows(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision lets some do something: "may"; not "may only", "may be asked"."""
    words = words_in(provision.conclusion.of(rule.plain))
    at = next((i for i, word in enumerate(words) if word in _ALLOWING), None)
    if at is None or not grants(provision) or not provision.positive:
        return False
    behind = words[at + 1 : at + 2]
    return at > 0 and words[0] not in _OTHERS and behind != ("be",) and _BOUNDING.isdisjoint(words)


def _about_ending(logical: list[Scored], question: Question) -> list[Scored]:
    """Leave out who gets a thing where a question is whether one loses it, and the text says when.

    "You can have a key if you row. You lose it if you are late."
    """
    ending = ENDING | KEEPING
    said = any(not ENDING.isdisjoint(p.keys) for p, _ in logical)
    if not said or ENDING.isdisjoint(question.keys):
        return logical
    ends = [(p, score) for p, score in logical if not (grants(p) and ending.isdisjoint(p.keys))]
    return ends if any(score for _, score in ends) else logical


def _with_antecedents(logical: list[Scored], chosen: list[Provision]) -> list[Provision]:
    """Return what is meant with the grants that it goes on about.

    "The pool is for guests. Visitors can use it if they pay."
    """
    meant = {id(p) for p in chosen}
    for (before, score), (provision, _) in pairwise(logical):
        more = provision.force is Force.DEMANDS and not provision.condition
        granted = grants(before) and (more or grants(provision))
        if score and granted and provision.linked and id(provision) in meant:
            meant.add(id(before))
    return [p for p, _ in logical if id(p) in meant]


def _lifted(scored: list[Scored], bare: Provision) -> bool:
    """Tell whether a denial without conditions is followed by what is granted all the same.

    "No dogs may come in. Guide dogs are allowed if they are in harness."
    """
    after = [(p, score) for p, score in scored if p.span.start > bare.span.start]
    return denies(bare) and any(grants(p) and has_logic(p) and score > 0 for p, score in after)


def _scores(rule: Rule, question: Question) -> list[Scored]:
    """Rate each provision by the share of the question that its conclusion says.

    What only its subject says counts half.
    """
    scored: list[Scored] = []
    leaning: set[int] = set()
    previous = best = 0.0
    before: frozenset[str] = frozenset()
    whole, told = len(question.keys) or 1, keys(question.told)
    granted = (p.keys for p in rule.provisions if not denies(p))
    of_matter = asks_for_matter(rule, question)
    unsaid = question.keys.difference(GENERAL, *granted)  # what is only denied may be granted so
    for ahead, provision in zip((None, *rule.provisions), rule.provisions, strict=False):
        if leaves_to_others(ahead, provision, question):
            scored.append((provision, 0.0))
            continue
        common = _common(provision.keys, question.keys) | _alike(provision.keys, unsaid)
        common |= said_by_items(rule, provision, question)
        pointed = common and _points_at_thing(rule, provision)
        thing = question.keys & before - GENERAL if pointed else frozenset()
        common |= thing
        score = (len(common) - 0.5 * len(common & provision.about)) / whole
        if (
            says_of_same(rule, provision, question)
            or _names_thing(rule, provision, question)
            or asks_of_item(rule, provision, question)
            or (score and _is_of_asker(provision, told))
            or (of_matter and says_who_gets_it(rule, provision))
        ):
            score = 1.0
        named = _names_again(provision, before, question)
        named = named or gives_after_all(rule, ahead, provision)
        linked = provision.linked and not stands_apart(ahead, provision, question)
        if provision.anaphoric or linked or named:
            leaning.add(id(provision))
        elliptic = is_elliptic(rule, provision, question)
        if elliptic and not ENDING.isdisjoint(provision.keys):
            leaning.add(id(provision))  # "You can keep it if …. You **lose the right to it** if …"
        unnamed = _says_no_thing(provision) or _gets_it(rule, provision)
        if id(provision) in leaning or elliptic or unnamed:
            score = max(score, best if named or elliptic else previous)
        before |= provision.keys
        if question.qualifying and provision.aim is not None and provision.demand is not None:
            score = 1.0  # "To qualify, you must …" says what it takes
        previous, best = score, max(best, score)
        if thing:  # "You can't get a card if …. Any guest can get **one**"
            scored = [(p, max(s, score) if denies(p) and thing <= p.keys else s) for p, s in scored]
        scored.append((provision, score))
    return by_agent(rule, _by_deed(_with_aims(rule, scored), leaning, question), question)


def _with_aims(rule: Rule, scored: list[Scored]) -> list[Scored]:
    """Rate what is granted under the heading that a demand aims at no lower than the demand.

    "Who can get it: It helps sailors. **You qualify** if you row. You must also live here."
    """
    aimed = [(p.aim.end, p.span.start, s) for p, s in scored if p.aim is not None and p.linked]
    if not aimed:
        return scored

    def best(provision: Provision, score: float) -> float:
        if not grants(provision) or not (score or _grants_no_thing(rule, provision)):
            return score
        at = provision.span.start
        return max([score, *(other for begin, end, other in aimed if begin <= at < end)])

    return [(p, best(p, score)) for p, score in scored]


def _grants_no_thing(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision grants what it does not name: "You **qualify** if …"."""
    return keys(words_in(provision.conclusion.of(rule.plain))) <= GENERAL


def _is_of_asker(provision: Provision, told: frozenset[str]) -> bool:
    """Tell whether whoever asks says to be what a grant is about: "I am a **guest**. …".

    Who has a thing is its holder: "**I've got a day ticket**" of "Day ticket holders can …".
    """
    about = provision.about - _HOLDERS
    held = about != provision.about and provision.subject is not None
    return bool(about) and about <= told and (held or grants(provision))


def _points_at_thing(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant has a pronoun for what was named before: "Guests can borrow **one**"."""
    if provision.subject is None or not grants(provision):
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return any(
        word in _THINGS_NAMED and VERB in classes(before) for before, word in pairwise(words[1:])
    )


def _names_again(provision: Provision, before: frozenset[str], question: Question) -> bool:
    """Tell whether a provision only says of what is asked about, named before, that one gets it.

    "To qualify for sick pay, you must …. **The pay is granted** if …".
    """
    known = question.keys & before
    if provision.demand is not None:
        return _demands_in_short(provision, question, known)
    if provision.about and provision.about <= known:
        return provision.keys - provision.about <= GENERAL
    said = provision.keys - provision.about - GENERAL
    if provision.about and provision.about <= ASKING:
        return not said  # "Requests are granted if …"
    if provision.about:
        said -= COSTS  # "Kennel fees are **paid** if" says nothing of another thing that is paid
    return bool(said) and said <= known


def _demands_in_short(provision: Provision, question: Question, known: frozenset[str]) -> bool:
    """Tell whether a provision demands what is asked about by its noun alone, in full before it.

    "You need no **fishing licence** if …. If you use a net, you need **a licence**."
    """
    asked = [word for word in map(key, question.words) if word in known]
    named = bool(asked) and provision.demanded == {asked[-1]} and question.keys <= known
    return question.demand and named


def _names_thing(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says for whom the thing is that is asked for, by its noun.

    "**The grant** is paid to parents who …" of "Can I get the school uniform grant?".
    """
    if provision.subject is None or not grants(provision) or question.demand:
        return False
    asked = [each for each in map(key, question.words) if each in question.keys]
    whom = clause_keys(rule, [provision.subject])
    served = whom.isdisjoint(provision.about) and PRAISING.isdisjoint(provision.keys - whom)
    ahead = takewhile(lambda word: word != "for", question.words)
    whole = question.keys.intersection(map(key, ahead))  # "the low fare **for** the ferry"
    return bool(asked) and provision.about in ({asked[-1]}, whole) and served


def _says_no_thing(provision: Provision) -> bool:
    """Tell whether a provision grants what is named before it: "Nurses may **join** if …"."""
    said = provision.keys - provision.about
    whose = provision.subject is not None or not provision.about
    return bool(said) and said <= _TAKING_PART and whose and grants(provision)


def _gets_it(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant gives what was named before it by a pronoun: "You can **get it** if"."""
    said = provision.keys - provision.about
    if not grants(provision) or not said <= GENERAL:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return len(words) > 1 and words[-1] in _THINGS_NAMED and VERB in classes(words[-2])


def _by_deed(scored: list[Scored], leaning: set[int], question: Question) -> list[Scored]:
    """Rate lower what does not say the deed that a question asks about, where something does.

    Args:
        scored: the provisions with how far they say what is asked.
        leaning: the ids of those that lean on another.
        question: what it asks.
    """
    deed = question.deed

    def says(provision: Provision) -> bool:
        return deed in provision.keys - provision.about

    said = any(says(p) and has_logic(p) and not denies(p) for p, _ in scored)
    if not said or deed in GENERAL or deed in _COSTS:
        return scored  # what is only denied may be granted in other words
    return [
        (p, score if says(p) or id(p) in leaning else _OTHER_DEED * score) for p, score in scored
    ]


def _common(said: frozenset[str], asked: frozenset[str]) -> frozenset[str]:
    """Return the words of a question that a conclusion says, one of cost for any other of cost.

    "Entry is free" says something of what one has to pay.
    """
    common = said & asked
    costs = asked & _COSTS
    if costs and costs.isdisjoint(common) and not _COSTS.isdisjoint(said):
        common |= {min(costs)}
    return common


def _alike(said: frozenset[str], unsaid: frozenset[str]) -> frozenset[str]:
    """Return the words of a question that a conclusion says by derived words or synonyms.

    "Get your **money back** if …" says something of a refund.
    """
    if not unsaid:
        return unsaid
    stems = frozenset(map(stem, said))
    return frozenset(word for word in unsaid if is_said_in(word, stems))
