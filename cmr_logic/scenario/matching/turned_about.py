"""Who does a deed, and to whom: "I warned my landlord" is not "your landlord warned you"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, VERB, bases, classes, lemma, word_set, words_in

# Whoever asks, as a clause and a story call them; "you" of a story is whom it is told to.
_ASKER = frozenset({"you", "yourself"})
_TELLER = word_set("i we me us myself ourselves")
# Deeds that both do, or that one undergoes by oneself: "I **met** him"; not "I warned him".
_OF_BOTH = word_set("marry divorce meet see wed befriend share swap exchange be have get become")
# What one does to others alone, so that who undergoes it does not do it: "I was **taught**"; not
# "I was registered".
_DONE_TO_OTHERS = word_set("ask teach tell warn employ hire invite visit examine sue assess")
BEFORE_VERBS = (
    syntax.AUXILIARIES
    | syntax.BE
    | syntax.NEGATIONS
    | word_set("ever always often usually already just also recently only then later both all")
)
"""What may stand between a subject and its verb: "he **has never** rung"; not "he and"."""
_FINITE = syntax.AUXILIARIES - syntax.NONFINITE_BE - syntax.NEGATIONS
# Words for others, or some of them: "he warned **her**"; not "it", "them all".
_PEOPLE = word_set("him her them someone somebody people others everyone everybody anyone he she")
_ENDS = (
    syntax.PREPOSITIONS
    | syntax.JOINTS
    | syntax.COORDINATORS
    | syntax.RELATIVES
    | syntax.AUXILIARIES
    | word_set(", ; : last this next twice once again when because if to too")
)
_LONGEST = 4  # words that name somebody: "my old maths teacher"
_ONE_OF_MANY = frozenset({"a", "an", "another", "some"})
_ALSO = frozenset({"and", "or", "nor"})
# Verbs that may have both a thing and whom it is for behind them: "he **gave** me notice"; not
# "he warned me".
_FOR_SOMEBODY = word_set("give lend send offer grant award show sell teach bring pay leave write")


@record(frozen=True, slots=True)
class _Party:
    """Somebody who does something, or to whom it is done.

    Args:
        oneself: whoever asks, or tells.
        head: what another is called; empty for oneself.
        person: another is a person.
        own: another is called "your", or "my".
        one_of_many: another is any of its kind: "a dog".
    """

    oneself: bool
    head: str = ""
    person: bool = False
    own: bool = False
    one_of_many: bool = False


@record(frozen=True, slots=True)
class _Deed:
    """A verb with who does it, and to whom, as far as that is said.

    Args:
        doer: who does it.
        undergoer: to whom it is done.
        passive: its subject is to whom it is done.
    """

    doer: _Party | None
    undergoer: _Party | None
    passive: bool


@lru_cache(maxsize=4096)
def _asked(statement: str) -> tuple[frozenset[str], _Deed] | None:
    """Return the deed that a clause is about, with the base of its verb; None where it is of none.

    Example:
        >>> verb, deed = _asked("your landlord has warned you")
        >>> sorted(verb), deed.doer.head, deed.undergoer.oneself
        (['warn'], 'landlord', True)
        >>> _asked("you are a landlord") is None
        True
    """
    words = words_in(statement)
    finite = syntax.finite_verb(words)
    if finite is None:
        return None
    verb = finite
    while verb < len(words) and words[verb] in BEFORE_VERBS:
        verb += 1
    found = frozenset(bases(words[verb], VERB)) if verb < len(words) else frozenset[str]()
    had = verb > 0 and words[verb - 1] in syntax.HAVE and not syntax.is_participle(words[verb])
    if not found or had or not _OF_BOTH.isdisjoint(found):
        return None  # "you have rent arrears"
    deed = _deed(words, verb, _ASKER)
    if deed.doer and deed.undergoer and deed.doer.oneself is deed.undergoer.oneself is True:
        deed = replace(deed, undergoer=None)  # "you told you", whoever wrote the rule
    return found, deed


def turned_about(
    statement: str, story: str, start: int, end: int, *, of_doers: bool = True
) -> bool:
    """Tell whether a story has a deed that a clause asks for, done by or to somebody else.

    Args:
        statement: a part of a clause, as it is written.
        story: the story.
        start: where its words begin that speak of the clause.
        end: where they end.
        of_doers: who does it counts; where not, an accountant may have filed one's return.

    Example:
        >>> def turned(statement, story):
        ...     return turned_about(statement, story, 0, len(story))
        >>> clause = "your landlord has warned you"
        >>> turned(clause, "I warned my landlord"), turned(clause, "My landlord warned my brother")
        (True, True)
        >>> turned(clause, "I was warned by my landlord"), turned(clause, "He warned me")
        (False, False)
        >>> clause = "you have been trained"
        >>> turned(clause, "I have trained my dog"), turned(clause, "I have trained my colleagues")
        (False, True)
    """
    asked = _asked(statement)
    if asked is None:
        return False
    verb, clause = asked
    words = words_in(story[start:end])
    told = list(_deeds(words, verb))
    to_others = not verb.isdisjoint(_DONE_TO_OTHERS) and not clause.passive
    for_somebody = not verb.isdisjoint(_FOR_SOMEBODY)
    return bool(told) and all(
        (
            _differ(clause, each, of_doers=of_doers)
            and not (for_somebody and _gives_a_thing(clause, each))
        )
        or (to_others and _is_undergone(clause, each))
        for each in told
    )


def _deeds(words: Sequence[str], verb: frozenset[str]) -> Iterator[_Deed]:
    """Yield the deeds of some verb that words tell of."""
    for at, word in enumerate(words):
        named = at > 0 and words[at - 1] in syntax.DETERMINERS
        if not named and not verb.isdisjoint(bases(word, VERB)):
            yield _deed(words, at, _TELLER)


def _deed(words: Sequence[str], verb: int, oneself: frozenset[str]) -> _Deed:
    """Return the deed of the verb at an index.

    Args:
        words: those of a statement.
        verb: the index.
        oneself: how they call whoever asks.
    """
    subject, passive, finite = verb - 1, False, False
    while subject >= 0 and (word := words[subject]) in BEFORE_VERBS:
        if finite and word in _FINITE:
            break  # "the boat I have | was sold"
        finite = finite or word in _FINITE
        passive = passive or word in syntax.BE
        subject -= 1
    passive = passive and syntax.is_participle(words[verb])
    before = _before(words, subject, oneself)
    if not passive:
        return _Deed(before, _behind(words, verb + 1, oneself), passive=False)
    by = next((i for i in range(verb + 1, len(words)) if words[i] == "by"), None)
    doer = None if by is None else _behind(words, by + 1, oneself)
    does = doer is not None and (doer.oneself or doer.person or doer.own or doer.one_of_many)
    return _Deed(doer if does else None, before, passive=True)  # "by the fifth"


def _before(words: Sequence[str], at: int, oneself: frozenset[str]) -> _Party | None:
    """Return whom the words that end at an index name, None where that is not clear."""
    if at < 0:
        return None
    word = words[at]
    if at > 0 and words[at - 1] in _ALSO:
        return None  # "neither my aunt nor I"
    if word in oneself:
        return _Party(oneself=True)
    if word in _PEOPLE or word == "you":
        return _Party(oneself=False, head=word, person=True)
    near = range(at - 1, max(at - 1 - _LONGEST, -1), -1)
    first = next((i for i in near if words[i] in syntax.DETERMINERS), None)
    if first is None:
        return None
    return _named(words, first, at + 1)


def _behind(words: Sequence[str], at: int, oneself: frozenset[str]) -> _Party | None:
    """Return whom the words from an index on name, None where that is not clear."""
    if at >= len(words):
        return None
    word = words[at]
    if word in oneself:
        return _Party(oneself=True)
    if word in _PEOPLE:
        return _Party(oneself=False, head=word, person=True)
    end = at
    while end < min(len(words), at + _LONGEST) and not _ends(words, at, end):
        end += 1
    return _named(words, at, end) if end > at else None


def _ends(words: Sequence[str], first: int, at: int) -> bool:
    """Tell whether the name of somebody ends before a word: "my uncle | **a** loan"."""
    word = words[at]
    if word in _ENDS or syntax.is_adverb(word):
        return True
    again = at > first and word in syntax.DETERMINERS
    return again or (at > first + 1 and is_person(words[at - 1]))  # "my uncle | rent"


def _named(words: Sequence[str], first: int, end: int) -> _Party | None:
    """Return whom a noun with the words before it names, None where it is no noun."""
    head, opening = words[end - 1], words[first]
    if not head.isalpha() or head in syntax.PRONOUNS or NOUN not in classes(head):
        return None  # "alone"
    called = {head, lemma(head)}
    if not called.isdisjoint(lists.BODIES) or (opening == "the" and is_person(head)):
        return None  # "my firm" acts for me, and "the seller" may be whoever asks
    person = is_person(head) or not called.isdisjoint(lists.OTHERS | _PEOPLE)
    own = opening in lists.OWNERS
    return _Party(
        oneself=False, head=head, person=person, own=own, one_of_many=opening in _ONE_OF_MANY
    )


def _differ(clause: _Deed, told: _Deed, *, of_doers: bool) -> bool:
    """Tell whether a deed that is told is not the one that a clause asks for."""
    if clause.undergoer is None and told.undergoer is None:
        return False  # "my mother lives with us", as I live with her
    if clause.undergoer is None and _is_thing(clause.doer, told.undergoer):
        return False  # "my bag weighs 9 kg", as I weighed my bag
    if _are_others(clause.undergoer, told.undergoer):
        return True
    if of_doers and clause.undergoer is not None and _are_others(clause.doer, told.doer):
        return True
    one, other = clause.doer, told.doer
    if one is None or other is None or not of_doers:
        return False
    return one.own and other.one_of_many and one.head == other.head  # "your dog", and "a dog"


def _is_thing(one: _Party | None, other: _Party | None) -> bool:
    """Tell whether two are the same thing: "your bag", and "my bag"."""
    if one is None or other is None or one.oneself or one.person:
        return False
    return one.head == other.head


def _gives_a_thing(clause: _Deed, told: _Deed) -> bool:
    """Tell whether a clause names what is given, and what is told whom it is given: "gave me"."""
    thing, whom = clause.undergoer, told.undergoer
    if clause.passive or told.passive or thing is None or whom is None:
        return False
    alike = not _are_others(clause.doer, told.doer)
    return alike and whom.oneself and not (thing.oneself or thing.person)


def _is_undergone(clause: _Deed, told: _Deed) -> bool:
    """Tell whether whoever tells underwent what a clause says one does: "I was taught"."""
    doer, undergoer = clause.doer, told.undergoer
    return told.passive and bool(doer and doer.oneself and undergoer and undergoer.oneself)


def _are_others(asked: _Party | None, told: _Party | None) -> bool:
    """Tell whether one of two is whoever asks, and the other is somebody else."""
    if asked is None or told is None or asked.oneself is told.oneself:
        return False
    return asked.person if told.oneself else told.person
