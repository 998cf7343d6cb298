"""What a ban lists that one may not do: "It is an offence **to fish here or to light a fire**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.clauses.verb_sides import INTRANSITIVE
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.shared_words import TAKING
from cmr_logic.provisions.phrases.splitting import split_phrase
from cmr_logic.provisions.words import implied
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Subjects of a ban on whoever asks: "**you** must not", "**it** is illegal to"; not "dogs".
_SUBJECTS = frozenset({("you",), ("it",)})
_IMPERSONAL = ("it",)  # "**it** is a crime to"
_FOR = "for"  # before those who must not do something: "an offence **for** traders to"
_VERBS = 5  # tokens of three verbs between commas
_DEED = 2  # words of a deed that is told with what it is done to: "light fires"; not "rent"
# Verbs of what is done to nothing: "**hunt** or fish in the park"; not "sell".
_ALONE = INTRANSITIVE | word_set("hunt camp busk trade beg boat picnic shoot trap")
_PLACES = syntax.OF_PLACES
_APART = frozenset({"except", "save", "excepting"})  # verbs by their form, behind a comma
_PASSIVE = ("have", "been")  # what befell someone: "guests who are ill or **have been** banned"


def denied_deeds(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of the deeds that a ban lists, None where it names one alone.

    Args:
        scope: the sentence.
        statement: a statement.
        last: index after its last token.
    """
    runs = deeds_listed(scope, statement, last)
    if not runs:
        bare = _bare_deeds(scope, statement, last)
        return None if bare is None else split_phrase(scope, bare, implied.CUE, ("you",))
    clauses = [make_clause(scope, run, implied.CUE, ("you",), kept=True) for run in runs]
    return either(clauses) if clauses else None


def deeds_listed(scope: Scope, statement: Statement, last: int) -> list[Words]:
    """Return where the deeds stand that a ban lists, none where it names one alone.

    Each has an object of its own: not "you can't rent or buy it".

    Args:
        scope: the sentence.
        statement: a statement.
        last: index after its last token.
    """
    words = scope.words
    denied = scope.draft.conclusion.denied and not scope.items
    start = _first_deed(words, statement, last) if denied else None
    if start is None:
        return []
    runs = deeds_from(words, start, last)
    several = len(runs) > 1 and all(run.last - run.first >= _DEED for run in runs[:-1])
    return runs if several else []


def _bare_deeds(scope: Scope, statement: Statement, last: int) -> Words | None:
    """Return where verbs stand that a ban lists with nothing behind: "**run, shout or dive**"."""
    predicate, words = statement.predicate, scope.words
    if predicate is None or not scope.draft.conclusion.denied or scope.items:
        return None
    start = predicate.last + (words[predicate.last] in syntax.NEGATIONS)
    joint = last - _DEED
    if words[predicate.first - 1 : predicate.first] not in _SUBJECTS or joint <= start:
        return None
    if words[predicate.first] not in syntax.MODALS or words[joint] != "or":
        return None
    verbs, commas = words[start:last:2], words[start + 1 : joint : 2]
    if set(commas) - {","} or not all(verb in bases(verb, VERB) for verb in verbs):
        return None
    places = range(start + 1, joint, 2)
    return Words(start, last, (*((at, Effect.OR) for at in places), (joint, Effect.OR)))


def outlawed_deed(scope: Scope, statement: Statement, last: int) -> Words | None:
    """Return where the deed stands that a sentence says is wrong: "it is a crime to **beg here**".

    Not "it is a crime for traders to beg here", which says who must not do it.

    Args:
        scope: the sentence.
        statement: a statement.
        last: index after its last token.
    """
    words, predicate = scope.words, statement.predicate
    if predicate is None or scope.items or not scope.draft.conclusion.denied:
        return None
    if words[predicate.first - 1 : predicate.first] != _IMPERSONAL:
        return None
    start = _first_deed(words, statement, last)
    if start is None or words[start] != "to" or _FOR in words[predicate.last : start]:
        return None
    runs = deeds_from(words, start, last)
    return Words(_verb(words, start), last, runs[0].joints if len(runs) == 1 else ())


def deeds_from(words: Frame, start: int, last: int) -> list[Words]:
    """Return where each deed stands that words list, from its verb on: "**fish** here or **row**".

    Args:
        words: the tokens of the text.
        start: index of the first word of the first deed.
        last: index after the last of the last.

    Example:
        >>> words = ("to", "fish", "here", ",", "to", "row", "or", "to", "light", "a", "fire")
        >>> [words[run.first : run.last] for run in deeds_from(words, 0, len(words))]
        [('fish', 'here'), ('row',), ('light', 'a', 'fire')]
    """
    starts = [start, *_later_deeds(words, start, last)]
    runs: list[Words] = []
    for first, end in pairwise((*starts, last)):
        run = Words(_verb(words, first), _end(words, first, end))
        joints = _joints_of_verbs(words, runs[-1], run.first) if runs else ()
        joint = first - 1
        if not joints and runs and runs[-1].first == joint - 2 and runs[-1].last == joint:
            stranded = syntax.strands_preposition(words, joint)
            joints = ((joint, Effect.OR),) if stranded else ()
        if joints:
            run = _with_verbs_before(words, runs, Words(runs.pop().first, run.last, joints))
        runs.append(run if run.joints else _with_joints(words, run))
    return runs


def _with_verbs_before(words: Frame, runs: list[Words], run: Words) -> Words:
    """Return deeds with one object, with each verb alone before them: "**buy,** keep or sell bees".

    Example:
        >>> words = ("buy", ",", "keep", "or", "sell", "bees")
        >>> found = _with_verbs_before(words, [Words(0, 1)], Words(2, 6, ((3, Effect.OR),)))
        >>> found.first, [at for at, _ in found.joints]
        (0, [1, 3])
    """
    while runs and runs[-1].last == run.first - 1 and words[run.first - 1] == ",":
        before = runs[-1]
        alone = before.last - before.first == 1 and not before.joints
        if not alone or words[before.first] in _ALONE:
            break
        runs.pop()
        joints = ((before.last, Effect.OR), *run.joints)
        run = Words(before.first, run.last, joints)
    return run


def _with_joints(words: Frame, run: Words) -> Words:
    """Return a deed of several verbs with what parts these: "**buy, own or** carry a knife"."""
    joint = next((at for at in range(run.first, run.last) if words[at] == "or"), run.last)
    if joint - run.first > _VERBS or joint + 2 >= run.last:
        return run
    if joint == run.first + 2 and syntax.strands_preposition(words, joint):
        return Words(run.first, run.last, ((joint, Effect.OR),))
    opening = words[joint + 1]
    verb = opening in bases(opening, VERB)
    joints = _joints_of_verbs(words, Words(run.first, joint), joint + 1) if verb else ()
    return Words(run.first, run.last, joints)


def _joints_of_verbs(words: Frame, before: Words, first: int) -> tuple[tuple[int, Effect], ...]:
    """Return what parts verbs that share the object of the last: "**sell, hire or** lend boats".

    Args:
        words: the tokens of the text.
        before: the words before the last deed.
        first: index of the first word of that.
    """
    joint = before.last + (words[before.last] == ",")
    if words[joint] != "or" or first != joint + 1 or before.last - before.first > _VERBS:
        return ()
    verbs, commas = words[before.first : before.last : 2], words[before.first + 1 : before.last : 2]
    bare = all(verb in bases(verb, VERB) for verb in verbs)
    waiting = len(verbs) == 1 and (
        verbs[0] in syntax.WAITING | TAKING or _are_done_there(verbs[0], words[first : first + 2])
    )
    if not (commas or waiting) or not bare or set(commas) - {","}:
        return ()
    if INTRANSITIVE.intersection(verbs) and not waiting:
        return ()
    places = range(before.first + 1, before.last, 2)
    return (*((at, Effect.OR) for at in places), (joint, Effect.OR))


def _are_done_there(verb: str, following: Frame) -> bool:
    """Tell whether two deeds are done to nothing, and at one place: "**hunt or fish in** the park".

    Example:
        >>> _are_done_there("fish", ("swim", "in")), _are_done_there("fish", ("light", "a"))
        (True, False)
    """
    return (
        verb in _ALONE and following[:1] != () and following[0] in _ALONE
    ) and _PLACES.issuperset(following[1:])


def _first_deed(words: Frame, statement: Statement, last: int) -> int | None:
    """Return where the first deed begins: behind a modal, or at the first "to" before a verb."""
    predicate = statement.predicate
    if predicate is None:
        return _ordered(words, statement, last)
    if words[predicate.first - 1 : predicate.first] not in _SUBJECTS:
        return None
    start = predicate.last
    while start < last and (words[start] in syntax.NEGATIONS or syntax.is_adverb(words[start])):
        start += 1
    auxiliary = words[predicate.first]
    modal = auxiliary in syntax.MODALS or auxiliary in syntax.DO
    if start < last and modal and words[start] != "be" and words[start] not in syntax.BE:
        return start if _opens(words, start, last) else None
    return next((at for at in range(start, last - 1) if _opens_with_to(words, at, last)), None)


def _ordered(words: Frame, statement: Statement, last: int) -> int | None:
    """Return where the first deed begins that an order forbids: "**Do not** dive here"."""
    extent = None if statement.rest is None else statement.rest.body.extent
    if extent is None or words[extent[0]] != "do" or words[extent[0] + 1] not in syntax.NEGATIONS:
        return None
    return extent[0] + 2 if _opens(words, extent[0] + 2, last) else None


def _later_deeds(words: Frame, start: int, last: int) -> list[int]:
    """Return where the deeds behind the first begin: "… **or to light** fires, **or swim**"."""
    told = not syntax.DETERMINERS.isdisjoint(words[start + 1 : start + 3])
    found: list[int] = []
    of_things = False  # a comma parts things before: "send nets, **eggs or** honey to the island"
    for at in range(start + 1, last - 1):
        comma = words[at] == ","
        if not (comma or words[at] in syntax.JOINTS) or syntax.joins_prepositions(words, at):
            continue  # "smoke in **or near** the hut"
        opens = _opens(words, at + 1, last) or (told and _is_done_there(words, at + 1))
        if opens and not (of_things and NOUN in classes(words[at + 1])):
            found.append(at + 1)
        of_things = comma and not opens and words[at + 1] not in syntax.JOINTS
    return found


def _opens(words: Frame, at: int, last: int) -> bool:
    """Tell whether a deed begins at the index: "**to swim** here", "**light** a fire".

    "Fish in the lock or **near the weir**" tells of no further deed.
    """
    if (words[at] in syntax.PREPOSITIONS and words[at] != "to") or words[at] in _APART:
        return False  # "to row, **except** if you are a guest"
    if words[at] == "to":
        return _opens_with_to(words, at, last)
    base = words[at] in bases(words[at], VERB) and words[at : at + 2] != _PASSIVE
    alone = NOUN not in classes(words[at])
    return base and (alone or syntax.starts_verb_phrase(words, at, last))


def _is_done_there(words: Frame, at: int) -> bool:
    """Tell whether a word is a deed done somewhere, behind a deed done to a thing with an article.

    "Use **the** lift or **smoke in** the cabin"; not "bring food or drink into the cabin".
    """
    verb = words[at] in bases(words[at], VERB) and not syntax.is_plural_noun(words[at])
    return verb and words[at + 1] in syntax.PREPOSITIONS


def _opens_with_to(words: Frame, at: int, last: int) -> bool:
    verb = words[at + 1] if words[at] == "to" and at + 1 < last else ""
    compound = words[at + 2 : at + 3] == ("-",)  # "open to **full-time** cooks"
    return bool(verb) and not compound and verb in bases(verb, VERB)


def _verb(words: Frame, first: int) -> int:
    return first + (words[first] == "to")


def _end(words: Frame, first: int, end: int) -> int:
    """Return the index after a deed, without the joint and the comma before the next one."""
    while end > first and (words[end - 1] in syntax.JOINTS or words[end - 1] in {",", "."}):
        end -= 1
    return end
