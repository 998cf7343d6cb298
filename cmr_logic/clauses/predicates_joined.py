"""A predicate that goes on about the subject before: "Dogs may enter **and must** be on a lead"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Statement, Words
from cmr_logic.clauses.reading import FRONTS, Reading
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.cues.exceptions_said import STOPS
from cmr_logic.text import VERB, bases, classes

# Adverbs between a joint and the predicate behind it: "and **then** must"; not "here".
_PASSED = frozenset({"also", "then", "still", "therefore"})
# Modals that no condition has: "if you row **and must** sign"; not "and cannot".
_DEMANDING = frozenset({"must", "shall"})
_NEEDING = frozenset({"need", "needs", "have", "has", "should", *_DEMANDING})
# Verbs of a state that must not be: "must not **be** late"; not "must not run".
_STATES = frozenset({"be", "have"})
# Modals that grant, and deny with "not": "if she signs, but **may not** row"; not "will not".
_GRANTING = frozenset({"may", "can"})
# The name of the cue whose condition is a noun: "**except** tents"; not "except if".
_EXCEPTING = "except"
NEEDS = frozenset({"need", "needs", "have", "has"})
"""Verbs that demand with "to": "your child **needs** to swim"; not "wants to"."""
_NEED, _NOT_NEEDED = frozenset({"need", "needs"}), frozenset({"no", "not"})
# Verbs of what somebody then has to do or gets: "**gets** a pass"; not "includes meals".
_GETTING = frozenset({"gets", "needs", "requires", "qualifies"})
# Verbs with which a paragraph goes on about whom the list before names: "**is** exempt"; not "be".
_OF_ONE_BEFORE = frozenset({"is", "are", "was", "were", "does", "has"}) | _GETTING
# Words that a predicate without a subject may open with: "and **must** row"; not "and the".
_OPENING = syntax.MODALS | syntax.AUXILIARIES | NEEDS
_NAMED_AGAIN = syntax.NOMINATIVES | syntax.DETERMINERS
# What opens the case of such leave: "and may return **if** they are well"; not "and may fly".
_OPENERS = frozenset({"if", "when", "provided"})
_POINTING = frozenset({"this", "that"})  # subjects that look like plurals or clauses


def predicate_again(stretch: Stretch, index: int) -> int | None:
    """Return where a predicate stands, with no subject before it, that opens some words; or None.

    Args:
        stretch: the sentence.
        index: the first token behind a joint.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Dogs are welcome and must be quiet.")
        >>> predicate_again(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 4)
        4
    """
    while (word := stretch.word(index)) in _PASSED:
        index += 1
    if word not in _OPENING:
        return None
    following = stretch.word(index + 1)
    if word in syntax.MODALS or (word in syntax.AUXILIARIES and following in syntax.NEGATIONS):
        return None if following in _NAMED_AGAIN else index
    spared = word in _NEED and following in _NOT_NEEDED  # "are exempt and **need no** permit"
    return index if spared or (word in NEEDS and following == "to") else None


def another_predicate(reading: Reading, index: int) -> int | None:
    """Return where a joint goes on with another predicate of the same subject, or None.

    One with the same modal only goes on with what that governs: "must be 16 **and must** swim".

    Args:
        reading: the sentence, read up to the joint.
        index: the first token behind the joint.
    """
    at = predicate_again(reading.stretch, index)
    if at is None and not reading.main and _agrees_with_subject(reading, index):
        return index
    if at is None or reading.relative or reading.referred:
        return None
    before = next((token for token in reversed(reading.out) if token.type == "PREDICATE"), None)
    if before is None:
        return None
    words = reading.stretch.words
    start, end = before.first, before.last
    goes_on = words[at] in _DEMANDING or _grants_in_case(words, index, at)
    if not (reading.main or goes_on or _withdraws(words, start, index, at)):
        return None
    if start == reading.stretch.first or not syntax.SUBJECT_RELATIVES.isdisjoint(words[end:at]):
        return None  # "Must be 16 and can row", "boats that leak and cannot sail"
    alike = _denies(words[start:end]) is _denies(words[at : at + 2])
    alike = alike or _bars_state(words, start) or _bars_state(words, at)
    demands = alike and words[start] in _NEEDING and words[at] in _NEEDING  # one more demand
    same = alike and words[start] == words[at]
    named = takewhile(
        lambda word: word not in syntax.RELATIVES, words[reading.stretch.first : start]
    )
    nobody = not syntax.DENYING_SUBJECTS.isdisjoint(named)  # not "a guest who has **no** boat"
    return None if same or demands or nobody else at


def denial_behind(reading: Reading, comma: int) -> int | None:
    """Return where a series of predicates goes on with one that denies: "is for cooks**, cannot**".

    Args:
        reading: the sentence, read up to the comma: its statement is said, no condition is open.
        comma: the index of the comma.
    """
    if not reading.main or not reading.said or reading.open is None:
        return None
    words, at = reading.stretch.words, comma + 1
    if not _denies(words[at : at + 2]):
        return None
    return another_predicate(reading, at)


def third_person_at(stretch: Stretch, index: int) -> bool:
    """Tell whether a verb in -s and what it governs stand at an index: ", and **lets you** row".

    Args:
        stretch: the sentence.
        index: the first token behind a joint.
    """
    word, following = stretch.word(index), stretch.word(index + 1)
    if not word.endswith("s") or word in syntax.AUXILIARIES or VERB not in classes(word):
        return False
    governs = following in syntax.DETERMINERS or following == "you"
    return word not in bases(word, VERB) and (governs or word in syntax.VERBS_FIRST)


def goes_on_behind_list(stretch: Stretch, index: int) -> bool:
    """Tell whether a statement opens with the verb of whom a list named: "**is** not allowed in".

    An item that does so is a condition, and a sentence of an auxiliary may ask: "Is the hut open?".

    Args:
        stretch: the sentence.
        index: its first token.
    """
    word, following = stretch.word(index), stretch.word(index + 1)
    if index != stretch.first or stretch.item or word not in _OF_ONE_BEFORE:
        return False
    asks = following in syntax.NOMINATIVES or following in syntax.DETERMINERS
    return word in _GETTING or not (asks or "?" in stretch.words[index : stretch.last])


def _agrees_with_subject(reading: Reading, index: int) -> bool:
    """Tell whether a verb in -s goes on about a statement's subject, not about a condition's.

    "The card lets you park if **you live** here, and **gives** you a discount."

    Args:
        reading: the sentence, read up to the joint: a condition is open.
        index: the first token behind the joint.
    """
    stretch = reading.stretch
    words = stretch.words
    if words[index - 2] != "," or reading.relative or not third_person_at(stretch, index):
        return False
    opener = next((token for token in reversed(reading.out) if token.type in FRONTS), None)
    said = next((token for token in reading.out if token.type == "PREDICATE"), None)
    if opener is None or said is None or opener.first < said.first:
        return False
    subject = words[said.first - 1] if said.first > stretch.first else "you"
    of_one = subject in _POINTING or not (
        subject in syntax.BASE_SUBJECTS or syntax.is_plural_noun(subject)
    )
    case = words[opener.last]
    return of_one and (
        case in syntax.BASE_SUBJECTS or stretch.finite_verb(opener.last, index - 2) is None
    )


def _withdraws(words: Sequence[str], granted: int, index: int, at: int) -> bool:
    """Tell whether "but" denies, behind a case, what else might be granted.

    "You may row if she signs**, but may not** sail": the statement itself has such a modal. Without
    a comma the case goes on, and it may with what one is able to do: "…, but cannot swim". So
    "cannot" denies where the deed is said again: "You can use oars if …, but cannot use sails".

    Args:
        words: the tokens of the text.
        granted: the place of the statement's own verb.
        index: the first token behind the joint.
        at: the place of the verb behind it.
    """
    if words[index - 2 : index] != (",", "but") or words[granted] not in _GRANTING:
        return False
    denial = at + 1 if words[at] == "cannot" else at + 2
    if not _denies(words[at:denial]) or _denies(words[granted : granted + 2]):
        return False
    able = words[at] != "may"
    return words[denial : denial + 1] == words[granted + 1 : granted + 2] if able else True


def _grants_in_case(words: Sequence[str], index: int, at: int) -> bool:
    """Tell whether leave in a case goes on: "if they are ill**, and may** return **if** they …"."""
    if words[index - 2 : index] != (",", "and") or words[at] != "may":
        return False
    behind = words[
        at + 1 : next(
            (i for i in range(at, len(words)) if words[i] in STOPS or words[i] == ","), at
        )
    ]
    return syntax.NEGATIONS.isdisjoint(behind[:1]) and not _OPENERS.isdisjoint(behind)


def _bars_state(words: Sequence[str], at: int) -> bool:
    """Tell whether a demand is not to be something: "must not **be** late"; not "must not row".

    It is one more thing to be met beside others, as no ban on a deed is.
    """
    denied = words[at + 1] in syntax.NEGATIONS if at + 1 < len(words) else False
    return denied and at + 2 < len(words) and words[at + 2] in _STATES


def _denies(words: Sequence[str]) -> bool:
    return "cannot" in words or not syntax.NEGATIONS.isdisjoint(words)


def needs_behind_exception(reading: Reading, index: int, verb: int) -> bool:
    """Tell whether a need follows what is excepted by a noun: "all **except** tents, and you need".

    A clause goes on with no noun; with "except if you are ill, and you need help" it may.

    Args:
        reading: the sentence, read up to the joint.
        index: the first token behind the joint.
        verb: the place of the verb behind it.
    """
    opener = next((token for token in reversed(reading.out) if token.type in FRONTS), None)
    if opener is None or opener.cue is None or opener.cue.name != _EXCEPTING:
        return False
    words = reading.stretch.words
    return words[index] in syntax.NOMINATIVES and words[verb] in NEEDS and verb == index + 1


def _in_third_person(words: Sequence[str], predicate: Words) -> bool:
    """Tell whether a predicate is a verb in -s behind "and": "… **and gives** you a discount"."""
    verb = words[predicate.first]
    return words[predicate.first - 1] == "and" and verb.endswith("s") and VERB in classes(verb)


def with_subjects(words: Sequence[str], statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return statements with the subject that a later one shares with the one before.

    Args:
        words: the tokens of the text.
        statements: those of one sentence.
    """
    found: list[Statement] = []
    for each in statements:
        statement, subject = each, found[-1].subject if found and each.joint is not None else None
        predicate = statement.predicate
        if (
            isinstance(subject, Restricted)
            and statement.subject is None
            and predicate is not None
            and (words[predicate.first] in syntax.AUXILIARIES or _in_third_person(words, predicate))
        ):
            statement = replace(statement, subject=subject, shares_subject=True)
        found.append(statement)
    return tuple(found)
