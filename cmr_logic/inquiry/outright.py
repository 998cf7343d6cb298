"""Whether a text lets or forbids what a question asks outright: "**You can** pay by card".

Not outright is what is said of others, of some of them, seldom, or of a part of what is asked; nor
does leave to do something say that one has to.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic import cues
from cmr_logic.cues.things_banned import MUST
from cmr_logic.expression import ClauseRef, clause_ids
from cmr_logic.inquiry.beside import LETTING_IN, WHETHER, said_by, takes_back
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import GENERIC
from cmr_logic.syntax import NUMBERS, PREPOSITIONS, finite_verb, is_gerund, is_plural_noun
from cmr_logic.text import VERB, classes, key, keys, word_set, words_in

_SUBJECT = 2  # words of a subject that tells nobody apart: "the board"; not "boats over 5 metres"
# Words that begin what is not said of everyone: "**not** everyone can join"; not "everyone".
_OF_SOME = word_set("only not some few most many several")
# Words by which something is not always so, or only in part: "you cannot **always** get one"; not
# "never".
_LIMITING = word_set(
    "might always usually normally generally often sometimes necessarily automatically probably "
    "likely possibly occasionally typically both twice once than just merely simply solely alone "
    "hardly rarely seldom scarcely barely many most several few ordinarily broadly mainly mostly "
    "then"
)
# The same of several words, by their last one: "**as a rule**, you cannot row"; not "a rule".
_LIMITING_PHRASES = {
    phrase[-1]: phrase
    for phrase in (
        ("as", "a", "rule"),
        ("by", "and", "large"),
        ("on", "the", "whole"),
        ("the", "most", "part"),
        ("in", "theory"),
        ("in", "principle"),
    )
}
# What leaves open whether something is so: "you **may** need a visa"; not "can".
_MAYBE = frozenset({"may", "might", "could"})
# What may then be needed or allowed: "you may **need** a visa"; not "you may row".
_NOT_SURE = word_set("need have require want able eligible entitled required asked charged liable")
_MAY = "may"
# How a question begins whether something happens: "**Will** I get help?"; not "May I row?".
_HAPPENING = frozenset({"will", "do", "does", "would"})
# Words by which it is about leave after all: "Do you **allow** dogs?"; not "Do I get help?".
_LETTING = word_set("allow let permit right leave permission allowed permitted")
# What is hoped not to be demanded: "you **should** not **need** a permit".
_HOPED = "should"
# Words by which an aside lets some of what is forbidden in: "no food (sweets are **fine**)".
_BRACKET, _FINE = "(", LETTING_IN | {"fine", "ok", "okay"}
_ONLY = "only"  # opens the kind of which alone something is so: "**only** cats may"
_SERVING = frozenset({"to", "for"})  # before those to whom something is done
# Words between the two: "you may **still** need a visa"; not "well".
_BETWEEN_MAYBE = word_set("not also still be then even")
# Words by which something is demanded, whose denial demands nothing: "you **need** not come".
_DEMANDING = word_set("need needs required obliged")
_HAVE_TO = frozenset({("have", "to"), ("has", "to")})
# Words of leave, which is no duty: "you **may** go"; not "you must go".
_LEAVE = word_set("may can could allowed permitted able entitled eligible welcome possible")
_ASKER, _IT_IS = "i", "it is "
# Words of a price: "it **costs** £5"; not "it is free".
_PRICED = word_set("cost costs charge charged pay payable")
# Words that begin what is said of others than whoever asks: "**They** may not use the gym"; not
# "You may".
_OTHERS = word_set("we they he she our their his her your")
# What we do by which others may or may not: "**We** do not **allow** dogs"; not "we drive".
_WE, _LETTING_DO = "we", word_set("allow permit let admit accept take ask request welcome")
# Forms of "be", by which it is said of them what is done to them: "They **are** told"; not "They
# tell".
_BE = word_set("be is are 're was were been")
# Those by whom something is done that whoever asks does not do: "paid for **by us**".
_BY, _OTHER_DOERS = "by", frozenset({"us", "your", "our"})
_NOT = "not"
_FEEL_FREE = ("feel", "free")
_DO_NOT, _NEVER, _OF = frozenset({("do", "not"), ("do", "n't")}), "never", "of"
_YOU, _ME = "you", frozenset({"me", "us"})
# Words that begin a question what someone does: "**Can** the company sue me?"; not "Is".
_DOING = word_set("can could may might must should will would shall do does did")
_NAMED = 3  # words up to the noun of a subject: "can **the company**"
# Words by which a question asks for more than leave: "Can I cancel for **free**?", "Can I return it
# **after** 14 days?"; not "Can I cancel?".
_ASKING_MORE = word_set("free gratis after before past beyond longer later earlier")


def is_outright(rule: Rule, name: str, question: Question) -> bool:
    """Tell whether what makes a clause answers, without more, a question in the words of it.

    Args:
        rule: the rule.
        name: the id of the clause.
        question: the question that states the clause.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may row on the lake.")
        >>> is_outright(rule, "c1", read_question("May I row on the lake?"))
        True
        >>> is_outright(rule, "c1", read_question("Do I have to row on the lake?"))
        False
    """
    thing = rule.clause(name).statement.startswith(_IT_IS)
    makers = ((cases_of(p) | _subjects(p, thing=thing), p) for p in rule.provisions)
    maker = next((each for cases, each in makers if name in cases), None)
    if maker is None:
        return False
    said = said_by(rule, maker)
    said = said[1:] if said[:1] == (_ONLY,) else said
    return _is_of_anyone(said) and holds_outright(rule, maker, question)


def bars_outright(rule: Rule, name: str, question: Question) -> bool:
    """Tell whether a bar on what a clause names holds of all of it: not "on **many** exports".

    Args:
        rule: the rule.
        name: the id of the clause.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> question = read_question("Can I bring my dog?")
        >>> rules = map(parse, ("Dogs are not allowed here.", "Most dogs are not allowed here."))
        >>> [bars_outright(rule, rule.clauses[0].id, question) for rule in rules]
        [True, False]
    """
    makers = (each for each in rule.provisions if name in cases_of(each))
    asked_for = any(ClauseRef(name) == each.purpose for each in rule.provisions)
    return not asked_for and all(holds_outright(rule, maker, question) for maker in makers)


def _is_of_kind_asked(words: Sequence[str], question: Question) -> bool:
    """Tell whether it is said alone of a kind that is asked about: "**only cats** may come"."""
    return words[0] == _ONLY and not question.keys.isdisjoint(map(key, words[1:2]))


def holds_outright(rule: Rule, maker: Provision, question: Question) -> bool:
    """Tell whether a provision says for sure what is asked, and nothing beside takes it back.

    Args:
        rule: the rule.
        maker: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> question = read_question("Can I get a refund?")
        >>> texts = "Refunds are not given.", "Refunds are not usually given."
        >>> [holds_outright(rule, rule.provisions[0], question) for rule in map(parse, texts)]
        [True, False]
    """
    words = said_by(rule, maker)
    # "tickets can be exchanged but **not refunded**"; not "not all tickets"
    denied = words[:1] == ("not",) and VERB in classes(words[1] if words[1:] else "not")
    return (
        words[:1] != ()
        and (words[0] not in _OF_SOME or denied or _is_of_kind_asked(words, question))
        and WHETHER not in words
        and not _is_of_another(words, question)
        and not _is_turned_round(words, question)
        and _LIMITING.intersection(_front(rule, maker) + words) <= set(question.words)
        and not _points_at_case(_front(rule, maker))
        and _limiting_phrases(_front(rule, maker) + words) <= _limiting_phrases(question.words)
        and _begins_in_may(words) <= _begins_in_may(question.words)
        and not _leaves_open(words)
        and not _asks_whether_it_happens(words, question)
        and _asks_what_is_said(words, question)
        and _asking_more(question.words) <= set(words) | _priced(words)
        and not _lets_in_aside(words, maker)
        and _served(words) <= set(map(key, question.words))
        and not any(
            takes_back(rule, each, maker, question) for each in rule.provisions if each is not maker
        )
    )


def _front(rule: Rule, provision: Provision) -> tuple[str, ...]:
    """Return the words of a sentence before its conclusion: "**Generally**, you cannot row"."""
    front = rule.plain[provision.span.start : provision.conclusion.start]
    return words_in(front.lower())


def leave_said(words: Sequence[str]) -> frozenset[str]:
    """Return what the words for leave in a conclusion are compared by, beside what it lets one do.

    Example:
        >>> sorted(leave_said("you are allowed to row".split()))
        ['allow']
        >>> leave_said("you can row for free".split())
        frozenset()
    """
    free = implied.FREE_TO[:1] if implied.FREE_TO in pairwise(words) else ()
    return keys((*_LEAVE.intersection(words), *free))


def cases_of(provision: Provision) -> Set[str]:
    """Return the clauses of what a provision hangs on.

    Args:
        provision: one of a rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> sorted(cases_of(parse("You can row if you swim.").provisions[0]))
        ['c1']
    """
    parts = (provision.implied, provision.condition, *provision.exceptions)
    return {name for part in parts if part is not None for name in clause_ids(part)}


def _subjects(provision: Provision, *, thing: bool) -> Set[str]:
    """Return the clauses of the things that a provision speaks of; none of the people."""
    subject = provision.subject if thing else None
    return frozenset(() if subject is None else clause_ids(subject))


def _is_of_anyone(words: tuple[str, ...]) -> bool:
    """Tell whether something is said of anyone: not of "**Cooks with a pass** may smoke".

    So is what nobody is to do, as an order or by name: "**Do not leave** prams here", "**Leaving**
    prams here …", "**The use of** prams …".
    """
    verb = finite_verb(words)
    if verb is None:
        named = is_gerund(words[0]) or _OF in words[1:_NAMED]
        return words[:2] in _DO_NOT or words[0] == _NEVER or words[:2] == _FEEL_FREE or named
    return verb <= _SUBJECT


def _is_of_another(words: tuple[str, ...], question: Question) -> bool:
    """Tell whether others do what whoever asks wants to do: "**They** may not use the gym".

    So do those by whom it is done: "Training is paid for **by us**".
    """
    if question.words[1:2] != (_ASKER,):
        return False
    done = any(
        by == _BY and whom in _OTHER_DOERS and not _BE.isdisjoint(words[:at])
        for at, (by, whom) in enumerate(pairwise(words))
    )
    others = words[0] in _OTHERS and _BE.isdisjoint(words)
    let = words[0] == _WE and not _LETTING_DO.isdisjoint(words)
    return (done and "be" not in question.words) or (others and not let)


def _is_turned_round(words: tuple[str, ...], question: Question) -> bool:
    """Tell whether a question has the doer for whom it is done to: "You may sue the company".

    "Can the company sue me?" is another question.
    """
    asked, verb = question.words, finite_verb(words)
    if words[-1:] == (_NOT,) or words[:2] in _DO_NOT or words[:1] == (_NEVER,):
        return False  # "Prams may not", whose verb stands before, and orders
    if verb is None or not _BE.isdisjoint(words) or not asked or asked[0] not in _DOING:
        return False
    if is_gerund(words[0]):
        return False  # "Mooring costs £3": nobody does it
    if words[0] != _YOU:
        doer = keys(words[:verb])
        return asked[1:2] == (_ASKER,) and bool(doer) and doer <= keys(asked[2:])
    if asked[1:2] == (_YOU,):
        return not _ME.isdisjoint(asked)
    doer = keys(asked[1:_NAMED])
    return bool(doer) and _ASKER not in asked[:2] and doer <= keys(words[verb + 1 :])


def _points_at_case(front: tuple[str, ...]) -> bool:
    """Tell whether a sentence begins with a case named before it: "**In that case** you pay"."""
    return any(
        found is not None and found[0].name == cues.SAME_CASE
        for found in (cues.match(front, at) for at in range(len(front)))
    )


def _limiting_phrases(words: tuple[str, ...]) -> Set[tuple[str, ...]]:
    """Return the phrases among words by which something is not always so: "as a rule"."""
    if _LIMITING_PHRASES.keys().isdisjoint(words):
        return frozenset()
    found = ((at, _LIMITING_PHRASES.get(word)) for at, word in enumerate(words, 1))
    return {
        phrase
        for end, phrase in found
        if phrase is not None and words[max(end - len(phrase), 0) : end] == phrase
    }


def _begins_in_may(words: tuple[str, ...]) -> Set[tuple[str, str]]:
    """Return where words name the month whose name is no word to compare by: "**from May**"."""
    if _MAY not in words:
        return frozenset()
    return {pair for pair in pairwise(words) if pair[1] == _MAY and pair[0] in PREPOSITIONS}


def _asking_more(asked: tuple[str, ...]) -> Set[str]:
    """Return the words by which a question asks for more than leave, numbers among them."""
    return (_ASKING_MORE | NUMBERS).intersection(asked) - {"one"}


def _priced(words: tuple[str, ...]) -> Set[str]:
    """Return "free" where words state a price: "Parking **costs** £5" of "Is parking free?"."""
    return frozenset() if _PRICED.isdisjoint(words) else frozenset({"free"})


def _served(words: tuple[str, ...]) -> Set[str]:
    """Return the keys of the people to whom something is done: "refuse leave **to carers**"."""
    return {
        key(noun)
        for before, noun in pairwise(words)
        if before in _SERVING and is_person(noun) and is_plural_noun(noun) and noun not in GENERIC
    }


def _lets_in_aside(words: tuple[str, ...], maker: Provision) -> bool:
    """Tell whether a bracket in a ban lets some of it in: "no food (**sweets are fine**)"."""
    if maker.positive or _BRACKET not in words:
        return False
    return not _FINE.isdisjoint(words[words.index(_BRACKET) :])


def _leaves_open(words: tuple[str, ...]) -> bool:
    """Tell whether words only say that something may be so: "You **may** not **need** a visa"."""
    at = next((at for at, word in enumerate(words) if word in _MAYBE), None)
    if at is None:
        return _HOPED in words and not _DEMANDING.isdisjoint(words[words.index(_HOPED) :])
    behind = next((word for word in words[at + 1 :] if word not in _BETWEEN_MAYBE), "")
    return behind in _NOT_SURE


def _asks_whether_it_happens(words: tuple[str, ...], question: Question) -> bool:
    """Tell whether what only may happen is asked to: "You may get help", "**Will** I get it?"."""
    if question.words[:1] == () or question.words[0] not in _HAPPENING or question.demand:
        return False
    return not (_MAYBE.isdisjoint(words) or not _LETTING.isdisjoint(question.words))


def _asks_what_is_said(words: tuple[str, ...], question: Question) -> bool:
    """Tell whether leave is asked for and spoken of, or a demand; not the one for the other."""
    demands = not _DEMANDING.isdisjoint(words) or not _HAVE_TO.isdisjoint(pairwise(words))
    if not question.demand:
        return not demands
    leave = not _LEAVE.isdisjoint(words) or implied.FREE_TO in set(pairwise(words))
    return demands or not leave or not MUST.isdisjoint(words)
