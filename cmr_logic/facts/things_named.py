"""Does a follow-up ask how a thing is that a clause only names: "Is **the boat** large?"?

Of "you have insured the boat" it says nothing, though it has a word of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.facts.contraries import says_by_pairs
from cmr_logic.facts.likeness import Words
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import NOUN, VERB, classes, key, keys, word_set, words_in

# Words that begin the subject of a follow-up: "is **the** boat large"; not "are you large".
_OWNERS = word_set("your the a an any this that these those")
# What says whose a thing is: "is the boat **yours**"; not "large".
_WHOSE = word_set("yours his hers theirs own owned belong belongs belonging")
# Clauses that ask for that: "you **own** the boat"; not "you feed the horse".
_OWNING = word_set("own owns owned owner have has had hold holds possess belong belongs yours")
# Those of whom a clause speaks may be said behind a thing: "was it signed **by you**".
_YOU = frozenset({"you", "yourself"})
# Pronouns for what is asked about, whatever that is called: "**it** is a boat"; not "you".
_IT = word_set("it they this that these those there")
# Words between "you" and the verb: "you **have** rowed"; not "you row".
_BEFORE_DEED = syntax.AUXILIARIES | word_set(
    "ever never not n't still also already just only now always recently yet usually been"
)
# Verbs that say little of what is done: "**get** a permit"; not "sell a permit".
_HOLLOW = word_set(
    "get have use do make apply claim need be go join qualify receive include take start keep"
    " continue come enter become obtain request happen meet look"
    " appear seem feel"
)
_LONGEST = 5  # words of a subject
_LEAST = 3  # words of a question with one


def comes_near(words: Words, question: str, clause: Clause) -> bool:
    """Tell whether a follow-up has but the name of a thing in common with a clause.

    Args:
        words: the words of the rule.
        question: the follow-up.
        clause: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you have insured the boat.")
        >>> asked = "Is the boat large?", "Did you paint the boat?", "Is the boat insured?"
        >>> [comes_near(Words(rule), each, rule.clauses[0]) for each in asked]
        [True, True, False]
    """
    of_thing = asks_of_thing_named(words, question, clause)
    return of_thing or asks_of_other_deed(words, question, clause)


def asks_of_thing_named(words: Words, question: str, clause: Clause) -> bool:
    """Tell whether a follow-up asks how a thing is that a clause names beside its subject.

    What it says of the thing has no word of the clause, nor one for it.

    Args:
        words: the words of the rule.
        question: the follow-up.
        clause: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you have insured the boat.")
        >>> asked = "Is the boat large?", "Is the boat insured?", "Is the boat yours?"
        >>> [asks_of_thing_named(Words(rule), each, rule.clauses[0]) for each in asked]
        [True, False, False]
        >>> rule = parse("You need no tag if the calf has never left your farm.")
        >>> asked = "Has your cow ever left your farm?", "Is your farm large?"
        >>> [asks_of_thing_named(Words(rule), each, rule.clauses[-1]) for each in asked]
        [False, True]
    """
    asked, said = words_in(question.lower().rstrip(" ?.!")), words_in(clause.statement.lower())
    verb = syntax.finite_verb(said) or 0
    subject, named = keys(said[:verb]), keys(said[verb:])
    end = _behind_subject(asked, named)
    if not syntax.RELATIVES.isdisjoint(said[verb:]):
        return False  # "a boat that is likely to leak" says how it is as well
    if not end or not verb or not _IT.isdisjoint(said[:verb]):
        return False
    told = asked[end:]
    owned = not _WHOSE.isdisjoint(told) and not _OWNING.isdisjoint(said)
    if owned or not _YOU.isdisjoint(told) or not keys(asked[1:end]).isdisjoint(subject):
        return False
    if not (keys(told) or not _WHOSE.isdisjoint(told)) or says_by_pairs(
        " ".join(told), clause.statement
    ):
        return False
    return words.meant(words.asked(told), clause.keys) <= keys(asked[1:end])


def asks_of_other_deed(words: Words, question: str, clause: Clause) -> bool:
    """Tell whether a follow-up asks whether one did something else with what a clause names.

    Both are of whoever is asked, and each has a verb of its own that says more than "have" or "do".

    Args:
        words: the words of the rule.
        question: the follow-up.
        clause: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you have insured the boat.")
        >>> asked = "Did you paint the boat?", "Have you insured it?", "Did you do the boat?"
        >>> [asks_of_other_deed(Words(rule), each, rule.clauses[0]) for each in asked]
        [True, False, False]
    """
    asked, said = words_in(question.lower().rstrip(" ?.!")), words_in(clause.statement.lower())
    if asked[:1] and asked[0] not in syntax.AUXILIARIES:
        return False
    one, other = _deed(asked[1:]), _deed(said)
    if not one or not other or one in clause.keys:
        return False
    meant = words.meant(words.asked(asked), clause.keys)
    told = " ".join(word for word in asked if key(word) not in meant)
    if says_by_pairs(told, clause.statement):
        return False
    return bool(meant) and other not in meant and all(NOUN in classes(each) for each in meant)


def _deed(words: Sequence[str]) -> str:
    """Return the key of the verb of "you", if it says what is done; an empty text for no such."""
    if words[:1] != ("you",):
        return ""
    behind = (word for word in words[1:] if word not in _BEFORE_DEED)
    verb = next(behind, "")
    deed = key(verb)
    return deed if deed and VERB in classes(verb) and {deed, verb}.isdisjoint(_HOLLOW) else ""


def _behind_subject(words: Sequence[str], named: frozenset[str]) -> int:
    """Return where the subject of a question ends that is a thing or people named; 0 for none."""
    if len(words) < _LEAST or words[0] not in syntax.AUXILIARIES or words[1] not in _OWNERS:
        return 0
    first = len(("has", "your"))
    for at in range(first, min(len(words), _LONGEST + 1)):
        done = words[0] in syntax.HAVE and at > first and syntax.is_participle(words[at])
        if done or syntax.is_adverb(words[at]):
            return 0  # "has your calf | ever left it": what it did, and no name
        if NOUN in classes(words[at]) and not keys(words[at : at + 1]).isdisjoint(named):
            return at + 1
    return 0
