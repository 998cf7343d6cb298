"""Conditions that a question says again whole, so that nothing is left to ask.

A text may forbid or demand something in any case: "Refunds are not given", "You need a permit to
park". Its only clause is then the conclusion itself, or what the demand is for, and a question in
the same words is answered: who asks "Can I get a refund?" is not asked whether refunds are given.
So is one about the very people of a rule: "Can **members** row?".
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic.expression import ClauseRef, Expression, Not, clause_ids
from cmr_logic.inquiry.barring import COSTS
from cmr_logic.inquiry.beside import said_by
from cmr_logic.inquiry.outright import cases_of, holds_outright
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Clause, Force, Provision, Rule
from cmr_logic.provisions.words.people_nouns import BEFORE_GENERIC, GENERIC
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.relevance.askers import own_person
from cmr_logic.relevance.wordlists import ASKING
from cmr_logic.syntax import (
    AUXILIARIES,
    DETERMINERS,
    INDEFINITE,
    MONTHS,
    NUMBERS,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    TIME_UNITS,
    WEEKDAYS,
    finite_verb,
    is_participle,
    is_plural_noun,
)
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, keys, word_set, words_in

IMPLIED = "implied"
"""The cue of clauses that a conclusion's own words imply."""
NAMED_KIND = "the-following"
"""The cue of a subject that only names a kind of people."""
PURPOSE = "purpose"
"""The cue of what a demand is made for."""
_MUST = "must"  # the cue of what is demanded
# What opens a demand on anyone: "**you** must not row", "**never** row"; not "pilots must".
_OF_ALL = frozenset({"you", "never", "do"})
# What stands before a forbidden deed: "**please do not** bring dogs"; not "only bring dogs".
_FORBIDDING = word_set(
    "do did not n't never please kindly refrain from must may can cannot should we i you would 'd "
    "ask asked request requested rather prefer that it if to are"
)
_BE, _BY = "be", "by"  # words of what has to be done, and of who does it
# What follows "by" or "within" where it says by when: "by **monday**"; not "by you".
_BY_WHEN = frozenset({_BY, "within"})
_DATES = WEEKDAYS | frozenset(MONTHS) | NUMBERS | {"noon", "midnight", "midday"}
# Words of how soon or how often it has to be done: "pay **immediately**"; not "pay gladly".
_HOW_SOON = word_set("every each immediately promptly annually yearly monthly weekly daily always")
_TELLING = {ADJECTIVE, NOUN}  # classes of words that tell the noun behind them apart
_LASTING = "for"  # what opens how long it has to be done: "keep it **for six years**"; not "for us"
_ALWAYS = ("at", "all", "times")
_CASES = RELATIVES | {"before", "after", "if", "when", "where", "unless", "while"}
# Words of how, or to whom: "pay it **by card**", "send it **to us**"; not "send it abroad".
_WAYS = frozenset(
    {("in", "advance"), ("in", "writing"), ("in", "person"), ("to", "the"), ("to", "us")}
    | {("by", way) for way in ("post", "email", "phone", "card", "cheque", "hand")}
)

# Nouns for whoever asks, and what may stand before them: "**all applicants** must"; not "most".
_WHOEVER_ASKS = GENERIC - PRONOUNS - {"others", "someone"}
_BEFORE_EACH = BEFORE_GENERIC - {"most", "some", "only", "those"}
_WITHOUT = "without"  # what opens what somebody lacks
_FREE = "free"
_OF_COST = COSTS | {_FREE}  # words of what something costs, or that it costs nothing
# Words that state a cost: "a **fee**"; not "you repay it".
_STATED_COST = word_set("charge cost fee free")
# What is done with things that are free: "prams **go** free"; not "prams are hired free".
_GOING = keys(("go", "travel", "carry", "come"))
# Words of what a price is for: "£5 a **day**"; not "£5 for copies".
_UNITS = word_set("hour day night week month year person head car vehicle")
# Words of a conclusion, or of a question, that say no more of the matter: "**given**", "**bring**".
_PASSING = ASKING | word_set(
    "give bring take anywhere anyone anybody everyone subject available possible previous prior"
)


# What is done with things that counts where one is: "**carried** on deck"; not "cleaned".
_ON_ONESELF = {("carried",), ("used",), ("kept",), ("paid",), ("made",)}
_WORN = "worn"  # "worn **on the arm**" says how; not "worn on deck"
# Words of where, or before what, things are dealt with: "left **at** the door"; not "by noon".
_BEHIND_DONE = frozenset({"before", "at", "in", "on", "to", "with", "behind", "outside"})
_NEEDED = keys(("need", "require", "wear", "have"))  # of what one must have: "do I **need** boots"
_AND = re.compile(r", (?:and )?| and ")  # between things: "boots, gloves **and** a hat"
_OR = re.compile(r", (?:or )?| or ")  # between deeds: "you row, swim **or** fish"


def is_restated(rule: Rule, clause: Clause, question: Question) -> bool:
    """Tell whether a question says again all that a clause asks for, which then is no condition.

    Args:
        rule: the rule that was read.
        clause: one of its clauses.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Refunds are not given.")
        >>> [
        ...     is_restated(rule, rule.clauses[0], read_question(asked))
        ...     for asked in ("Can I get a refund?", "Can I get a refund for a torn ticket?")
        ... ]
        [True, False]
    """
    costs = asks_for_cost(question.keys) and clause.cue == IMPLIED
    thing = question.demand and clause.cue == IMPLIED and clause.keys <= question.keys
    if not (costs or thing or _is_said_in(clause, question)):  # as of most: no need of its maker
        return False
    maker = next((p for p in rule.provisions if clause.id in _clauses_of(p)), None)
    if maker is None or not holds_outright(rule, maker, question):
        return False
    if thing and maker.purpose == ClauseRef(clause.id):
        return _is_done_to_each(rule, maker, question)
    if clause.cue == _MUST:
        words = said_by(rule, maker)
        of_all = words[0] in _OF_ALL or _is_of_whoever_asks(words)
        of_all = of_all or (question.demand and _is_to_be_done(words))
        return of_all and _demands_of_all(clause, maker, question)
    if costs and _says_whole(rule, clause, maker) and _is_all_of_cost(rule, maker, question):
        return True
    # What is granted may hang on more than was read.
    whole = _says_whole(rule, clause, maker) or (
        clause.span.end >= maker.conclusion.end and _says_one_of_deeds(clause, question)
    )
    return clause.cue != IMPLIED or (not maker.positive and whole)


def says_all(rule: Rule, expression: Expression, question: Question) -> bool:
    """Tell whether a question says all words of what an expression hangs on: "wear it **on deck**".

    Args:
        rule: the rule that was read.
        expression: when or where something is demanded.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must be quiet at night.")
        >>> asked = map(read_question, ("Must I be quiet at night?", "Must I be quiet?"))
        >>> [says_all(rule, rule.provisions[0].times, each) for each in asked]
        [True, False]
    """
    said = frozenset[str]().union(*(rule.clause(name).keys for name in clause_ids(expression)))
    return bool(said) and said <= question.keys


def _is_of_whoever_asks(words: Sequence[str]) -> bool:
    """Tell whether the subject is whoever asks, by a general noun: "**all applicants** must"."""
    verb = finite_verb(words)
    subject = words[:verb] if verb is not None else ()
    noun = subject[-1] if subject else ""
    return noun in _WHOEVER_ASKS and _BEFORE_EACH.issuperset(subject[:-1])


def _is_to_be_done(words: Sequence[str]) -> bool:
    """Tell whether something is demanded to be done, by nobody in particular: "must be signed"."""
    at = next((at for at, word in enumerate(words) if word == _BE), 0)
    if not 0 < at < len(words) - 1 or not is_participle(words[at + 1]):
        return False
    behind = [word for by, word in pairwise(words) if by == _BY]
    return all(word in _DATES or word[0].isdigit() for word in behind)


def _is_done_to_each(rule: Rule, maker: Provision, question: Question) -> bool:
    """Tell whether a question says again what is to be done with things: "Must I lock my bike?"."""
    demand = maker.demand
    if not isinstance(demand, ClauseRef) or not _is_to_be_done(said_by(rule, maker)):
        return False
    limited = maker.condition is not None or maker.exceptions or maker.subject is not None
    clause = rule.clause(demand.clause_id)
    besides = _deadline(clause) | _where_done(clause)
    return not limited and _says_the_same(clause, question, besides)


def _where_done(clause: Clause) -> Set[str]:
    """Return what the words are compared by of where, or before what, things are dealt with.

    "Boots must be cleaned **before entering**"; not "carried **on deck**", and nowhere else.
    """
    words = words_in(clause.statement.lower())
    done = words.index(_BE) + 1 if _BE in words else len(words)
    if not _CASES.isdisjoint(words[:done]) or words[done : done + 1] in _ON_ONESELF:
        return frozenset()
    tail = next((i for i in range(done, len(words)) if words[i] in _BEHIND_DONE), len(words))
    if words[done : done + 1] == (_WORN,) and DETERMINERS.isdisjoint(words[tail:]):
        return frozenset()
    return keys(words[tail:])


def _deadline(clause: Clause) -> Set[str]:
    """Return what the words are compared by that only say by when, or how often, to do something.

    "Pay the fee **within 7 days**", "keep it on a lead **at all times**"; not "wear it on deck".
    """
    words = words_in(clause.statement.lower())
    if not _CASES.isdisjoint(words):
        return frozenset()  # "in writing **before** you prune a tree that is old"
    for at, word in enumerate(words):
        behind = words[at + 1 : at + 2]
        dated = behind != () and (behind[0][0].isdigit() or behind[0] in _DATES)
        way = words[at : at + 2] in _WAYS
        if (
            word in _HOW_SOON
            or way
            or (word in _BY_WHEN and dated)
            or (word == _LASTING and dated and not TIME_UNITS.isdisjoint(words[at + 2 :]))
            or words[at : at + 3] == _ALWAYS
        ):
            return keys(words[at:])
    return _place_done(words)


# What is done at some desk or on oneself, wherever one has to be else: "**pay** at the gate"; not
# "wait at the gate", "store it in the shed".
_DONE_THERE = word_set("pay register show sign report apply collect return wear carry buy renew")
_WHERE, _ITS_NAME = frozenset({"at", "in", "on"}), 5  # words of such a place: "in your own bag"


def _place_done(words: Sequence[str]) -> Set[str]:
    """Return what the words are compared by that only say where to do something: "at the gate"."""
    if words[:1] != ("you",) or _DONE_THERE.isdisjoint(words[2:4]):
        return frozenset()
    for at in range(len(words) - 2, max(len(words) - _ITS_NAME, 2), -1):
        if words[at] in _WHERE and words[at + 1] in DETERMINERS:
            return keys(words[at:])
    return frozenset()


def asks_for_cost(asked: Set[str]) -> bool:
    """Tell whether a question asks whether something costs money, and what hardly matters.

    Args:
        asked: what its words are compared by.

    Example:
        >>> asks_for_cost({"pay"}), asks_for_cost({"row", "club"})
        (True, False)
    """
    return not _OF_COST.isdisjoint(asked)


def _is_all_of_cost(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says outright that what is asked about costs money, or nothing.

    "There is a fee of £5" of "Do I have to pay?". No other says anything of costs.
    """
    said = provision.keys
    if provision.force is not Force.STATES or not provision.positive:
        return False
    if _FREE in said and any(word[0].isdigit() for word in said):
        return False  # "Orders **of £75 or more** are free"
    named = said - _OF_COST - _GOING if _FREE in said else provision.about
    opening = said_by(rule, provision)[0]
    some = len(named) > 1 or is_plural_noun(opening) or opening in WEEKDAYS
    if some and not named <= question.keys:
        return False  # "**Large** parcels cost £5" of "Does my parcel cost £5?"
    beside = {w for w in said - provision.about - _OF_COST if not w[0].isdigit()}
    if not beside <= question.keys | _UNITS | _GOING:
        return False  # "There is a fee **for copies**"
    others = (each.keys for each in rule.provisions if each is not provision)
    return (
        not _STATED_COST.isdisjoint(said)
        and question.keys - _OF_COST <= said
        and not any(asks_for_cost(each) for each in others)
    )


def _is_said_in(clause: Clause, question: Question) -> bool:
    """Tell whether a question has the words of a clause that could be said again whole."""
    if clause.cue == PURPOSE:
        return bool(clause.keys) and (
            clause.keys <= question.keys or _names_deed_alone(clause, question)
        )
    if clause.cue == _MUST:
        one = question.demand and _says_one_of_things(clause, question)
        told_by = _told_by(clause, question) if question.demand else frozenset[str]()
        return one or _says_the_same(clause, question, _deadline(clause) | told_by)
    if clause.cue == IMPLIED:
        return _says_the_same(clause, question) or _says_one_of_deeds(clause, question)
    return is_kind_among(clause, {_subject_asked_of(question.words)})


def _told_by(clause: Clause, question: Question) -> Set[str]:
    """Return what tells a thing apart that a question only names: "a **tax** return", "signed".

    Who must file a tax return must file a return.
    """
    words = words_in(clause.statement.lower())
    told = {
        key(word)
        for one, word, noun in zip(words, words[1:], words[2:], strict=False)
        if one in INDEFINITE and key(noun) in question.keys and _TELLING & classes(word)
    }
    return told - question.keys


def _names_deed_alone(clause: Clause, question: Question) -> bool:
    """Tell whether a question names of an aim its deed alone: "Can I **board** without a pass?".

    So it asks of "you board the ferry", and of no other; not "Can I board a bus without one?".
    """
    words, doer = question.words, 2 + len(own_person(question.words, 1))
    deed = words[doer : doer + 2]
    alone = len(deed) > 1 and deed[1] == _WITHOUT and words[0] in AUXILIARIES
    return alone and key(deed[0]) in clause.keys


def _clauses_of(provision: Provision) -> Set[str]:
    """Return the clauses of what a provision hangs on, its subject, purpose and demand."""
    own = (provision.subject, provision.purpose, provision.demand)
    parts = [part for part in own if part is not None]
    return frozenset(cases_of(provision)).union(*(clause_ids(part) for part in parts))


def is_kind_among(clause: Clause, nouns: Set[str]) -> bool:
    """Tell whether a clause only says that whoever asks is of a kind, and this is among some.

    Args:
        clause: a clause of a rule.
        nouns: the keys of the kinds.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> is_kind_among(parse("Pilots can row.").clauses[0], {"pilot", "cook"})
        True
    """
    return clause.cue == NAMED_KIND and len(clause.keys) == 1 and clause.keys <= nouns


def _says_whole(rule: Rule, clause: Clause, provision: Provision) -> bool:
    """Tell whether a clause is all that a conclusion says, "**do not**" before an order aside."""
    whole = provision.conclusion
    before = set(words_in(rule.plain[whole.start : clause.span.start].lower()))
    return clause.span.end >= whole.end and before <= _FORBIDDING | _WHOEVER_ASKS | {"all"}


def _says_the_same(clause: Clause, question: Question, besides: Set[str] = frozenset()) -> bool:
    """Tell whether a clause and a question speak of the same, but for words that say little.

    Args:
        clause: the clause.
        question: the question.
        besides: what further words of the clause are compared by that say little.
    """
    said = clause.keys - _PASSING - (besides - question.keys)
    asked = question.keys - _PASSING
    if not said or not asked:
        return False
    said_stems, asked_stems = set(map(stem, said)), set(map(stem, asked))
    return all(is_said_in(word, asked_stems) for word in said) and all(
        is_said_in(word, said_stems) for word in asked
    )


def _says_one_of_deeds(clause: Clause, question: Question) -> bool:
    """Tell whether a question is about one of the deeds that a clause joins: "you row **or fish**".

    It says all words of that one, and none that the clause does not say, and where all are done:
    not "Can I get a refund?" of "a refund or exchange **on sale items**".
    """
    parts = _OR.split(clause.statement)
    asked = set(map(stem, question.keys - _PASSING))
    if len(parts) == 1 or not asked <= set(map(stem, clause.keys)):
        return False
    words = words_in(parts[-1])
    shared = next((at for at, word in enumerate(words) if word in PREPOSITIONS), len(words))
    if not {*map(stem, keys(words[shared:]) - _PASSING)} <= asked:
        return False
    deeds = ({*map(stem, keys(words_in(part)) - _PASSING)} for part in parts)
    return any(deed and deed <= asked for deed in deeds)


def _says_one_of_things(clause: Clause, question: Question) -> bool:
    """Tell whether a question is about one of the things that are all demanded: "wear a **vest**".

    That is of "you must wear a vest and boots", which no case limits.
    """
    words = words_in(clause.statement.lower())
    if not _CASES.isdisjoint(words) or "or" in words or words[:2] != ("you", "must"):
        return False
    parts = [keys(words_in(part)) for part in _AND.split(clause.statement)]
    verb = keys(words[2:3])
    asked = question.keys - _PASSING - verb - _NEEDED
    return len(parts) > 1 and any(bool(asked) and part - verb - _PASSING == asked for part in parts)


def _demands_of_all(clause: Clause, provision: Provision, question: Question) -> bool:
    """Tell whether a provision demands one thing of all readers: not "**Pilots** must …, if …".

    Who asks for leave to do something asks whether it is demanded that it is not done.
    """
    case = (provision.condition, provision.subject, provision.purpose, provision.alternatives)
    asked = ClauseRef(clause.id)
    return (
        provision.force is Force.DEMANDS
        and provision.demand == (asked if question.demand else Not(asked))
        and not provision.exceptions
        and all(part is None for part in case)
    )


def _subject_asked_of(words: Sequence[str]) -> str:
    """Return the key of the one noun of which a question asks: "Can **members** row?"."""
    if words[:1] == () or words[0] not in AUXILIARIES:
        return ""
    at = 1 + (words[1:2] != () and words[1] in DETERMINERS)
    behind = words[at + 1 : at + 2]
    return key(words[at]) if behind != () and behind[0] not in PREPOSITIONS else ""
