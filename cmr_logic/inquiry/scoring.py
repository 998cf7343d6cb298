"""How far each provision of a rule says what a question asks, in its words or pointing back."""

from __future__ import annotations

from itertools import pairwise, takewhile

from cmr_logic.inquiry.after_all import gives_after_all
from cmr_logic.inquiry.bare import NEEDED, Scored
from cmr_logic.inquiry.barring import (
    ASKING,
    COSTS,
    GENERAL,
    clause_keys,
    denies,
    gives_what_was_granted,
)
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.having import ENDING, is_elliptic, says_of_same
from cmr_logic.inquiry.item_named import asks_of_item, said_by_items
from cmr_logic.inquiry.matter import APPLICANTS, asks_for_matter, says_who_gets_it
from cmr_logic.inquiry.praise import PRAISING, does_so_too, grants
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.reductions_named import limits_reduction
from cmr_logic.inquiry.relieving import stands_in
from cmr_logic.inquiry.standing_apart import grants_another_deed, leaves_to_others, stands_apart
from cmr_logic.inquiry.whose_deed import by_agent
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import VERB, classes, key, keys, word_set, words_in

_OTHER_DEED = 0.6  # by which a provision counts less that says another deed than is asked about
_COSTS = COSTS | {"free"}  # words of what something costs, or that it costs nothing
# Verbs for having what a text offers, whatever it is: "you can **join** if"; not "row".
_TAKING_PART = word_set("join apply claim qualify attend enter participate")
# Objects that stand for a thing named before: "guests can borrow **one**"; not "a boat".
_ONE = "one"
_THINGS_NAMED = frozenset({"one", "them", "it", "this", "these"})
# Nouns for who has a thing: "ticket **holders**"; not "ticket checkers".
_HOLDERS = frozenset({"holder", "bearer", "owner"})


def scores(rule: Rule, question: Question) -> list[Scored]:
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
        if leaves_to_others(ahead, provision, question) or grants_another_deed(
            ahead, provision, question
        ):
            scored.append((provision, 0.0))
            continue
        common = _common(provision.keys, question.keys) | _alike(provision.keys, unsaid)
        common |= said_by_items(rule, provision, question)
        of_whom = _said_of_whom(rule, provision, common)
        common -= of_whom
        pointed = common and _points_at_thing(rule, provision)
        pointed = pointed or (question.demand and _demands_one(rule, ahead, provision))
        thing = question.keys & before - GENERAL if pointed else frozenset()
        common |= thing
        # "**A deposit** is needed. Members don't need **one**": neither says more of it
        ones = ahead.about if ahead is not None and provision.waives else frozenset()
        score = (len(common) - 0.5 * len(common & (provision.about | ones))) / whole
        if (
            (not of_whom and says_of_same(rule, provision, question))
            or _names_thing(rule, provision, question)
            or asks_of_item(rule, provision, question)
            or (score and _is_of_asker(provision, told))
            or (of_matter and says_who_gets_it(rule, provision))
        ):
            score = 1.0
        named = _names_again(rule, provision, before, question)
        named = named or gives_after_all(rule, ahead, provision)
        named = named or gives_what_was_granted(rule, provision)
        named = named or does_so_too(rule, ahead, provision)
        named = named or limits_reduction(rule, provision)
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
        if ahead is not None and _costs_otherwise(rule, ahead, provision, question):
            scored[-1], score = (ahead, 0.0), max(score, scored[-1][1])
        scored.append((provision, score))
    return by_agent(rule, _by_deed(_with_aims(rule, scored), leaning, question), question)


def _said_of_whom(rule: Rule, provision: Provision, common: frozenset[str]) -> frozenset[str]:
    """Return what a grant says only of whom it is for, where another grant is about just that.

    "Loans go to crews. Grants go to cooks **who cannot repay a loan**" of "Can I get a loan?".
    """
    if provision.subject is None or not common or not common.isdisjoint(provision.about):
        return frozenset()
    whom = common & clause_keys(rule, [provision.subject])
    others = (p.about for p in rule.provisions if p is not provision and grants(p))
    return whom if whom and any(whom <= about for about in others) else frozenset()


def _costs_otherwise(
    rule: Rule, ahead: Provision, provision: Provision, question: Question
) -> bool:
    """Tell whether what is asked to be paid is due just where a grant before does not hold.

    "You can get a new oar if yours broke. In all other cases **you pay £9**."
    """
    if not question.demand or question.deed not in _COSTS or not _COSTS.isdisjoint(ahead.keys):
        return False
    return question.deed in provision.keys and grants(ahead) and stands_in(rule, provision, ahead)


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


def _demands_one(rule: Rule, ahead: Provision | None, provision: Provision) -> bool:
    """Tell whether some must have what others need not: "You need no pass, but guests **buy one**".

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Crews need no pass, but guests must buy one.")
        >>> _demands_one(rule, rule.provisions[0], rule.provisions[1])
        True
        >>> rule = parse("Crews need no pass, but guests must sign it.")
        >>> _demands_one(rule, rule.provisions[0], rule.provisions[1])
        False
    """
    if ahead is None or not ahead.waives or provision.demand is None or provision.waives:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return any(
        word == _ONE and (VERB in classes(before) or before == "for")
        for before, word in pairwise(words[1:])
    )


def _names_again(
    rule: Rule, provision: Provision, before: frozenset[str], question: Question
) -> bool:
    """Tell whether a provision only says of what is asked about, named before, that one gets it.

    "To qualify for sick pay, you must …. **The pay is granted** if …".
    """
    known = question.keys & before
    if provision.demand is not None:
        return _demands_in_short(rule, provision, question, known)
    if provision.about and provision.about <= known:
        return provision.keys - provision.about <= GENERAL
    said = provision.keys - provision.about - GENERAL
    if provision.about and provision.about <= ASKING:
        return not said  # "Requests are granted if …"
    if provision.about:
        said -= COSTS  # "Kennel fees are **paid** if" says nothing of another thing that is paid
    return bool(said) and said <= known


def _demands_in_short(
    rule: Rule, provision: Provision, question: Question, known: frozenset[str]
) -> bool:
    """Tell whether a provision demands what is asked about by its noun alone, in full before it.

    "You need no **fishing licence** if …. If you use a net, you need **a licence**." So does what
    says where alone it is needed: "**A licence** is needed on the lake".
    """
    asked = [word for word in map(key, question.words) if word in known]
    cases = [each for each in (provision.times, provision.condition) if each is not None]
    placed = clause_keys(rule, cases)
    if not question.demand or not asked or not question.keys - placed <= known:
        return False
    said = provision.demanded - placed - NEEDED
    thing = provision.about == {asked[-1]} and bool(cases) and not said
    return thing or provision.demanded == {asked[-1]}


def _names_thing(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says for whom the thing is that is asked for, by its noun.

    "**The grant** is paid to parents who …" of "Can I get the school uniform grant?".
    """
    if provision.subject is None or not grants(provision) or question.demand:
        return False
    others = (p.keys - p.about for p in rule.provisions if p is not provision)
    if question.deed not in GENERAL and any(question.deed in each for each in others):
        return False  # "Can I **lend** the pass?": another says that
    asked = [each for each in map(key, question.words) if each in question.keys]
    whom = clause_keys(rule, [provision.subject])
    served = whom.isdisjoint(provision.about) and PRAISING.isdisjoint(provision.keys - whom)
    ahead = takewhile(lambda word: word != "for", question.words)
    whole = question.keys.intersection(map(key, ahead))  # "the low fare **for** the ferry"
    return bool(asked) and provision.about in ({asked[-1]}, whole) and served


def _says_no_thing(provision: Provision) -> bool:
    """Tell whether a provision grants what is named before it: "Nurses may **join** if …"."""
    said = provision.keys - provision.about
    whose = provision.subject is not None or provision.about <= APPLICANTS  # or of nobody
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
