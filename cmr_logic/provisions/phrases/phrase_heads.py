"""Where the joints of one phrase stand, and where the list begins that they part."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.words.people_nouns import BODIES
from cmr_logic.text import NOUN, VERB, classes

_ARTICLES = frozenset({"a", "an"})
_AGED = "aged"  # opens an age of its own: "under 16, **aged** 60 or over"
# Bodies of people that are places as well: "a cook at a hut or a **farm**"; not "or a guest".
_PLACES = BODIES | {"farm", "university", "college", "council", "employer", "household", "family"}
_LONGEST_KIND = 4  # words up to the noun of a kind: "full-time students"
_THERE = ("there",)  # how a statement opens of what is to be there
_WHO = "who"  # before a verb, whatever else that can be


def opens_verb_phrase(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether a verb phrase starts at the index of ``words[:stop]``.

    Example:
        >>> opens_verb_phrase("who usually have lived here".split(), 1, 5)
        True
        >>> opens_verb_phrase("pay by card".split(), 0, 3)
        True
    """
    while index < stop and syntax.is_adverb(words[index]):
        index += 1
    ahead = words[index : min(index + 2, stop)]
    return bool(ahead) and (syntax.starts_verb_phrase(ahead, 0) or syntax.governs(ahead, 0))


def joints_behind_verb(scope: Scope, words: Words, frame: Frame, effect: Effect) -> list[int]:
    """Return the joints of one effect behind the verb: "your marriage or union began" has none.

    Where the frame ends in a verb with an object, the phrase is that object, and all are.
    """
    joints = [at for at, found in words.joints if found is effect]
    if not joints:
        return []
    if frame[1:] and frame[-1] in syntax.HAVE:
        return joints  # "you must have | a photo taken here and a badge"
    if frame[:1] == _THERE and _part_things(scope.words, joints, words.last):
        return joints  # "there must | be a store kept dry, and a badge"
    if joints[0] == words.first + 1 and VERB in classes(scope.words[words.first]):
        return joints  # "who | lives, works or studies here"
    verb = syntax.finite_verb(scope.draft.tokens.unnamed[words.first : words.last])
    if verb is None:
        return joints
    start = words.first + verb
    behind = range(start + 1, words.last)
    relative = (
        i for i in behind if scope.words[i] in syntax.SUBJECT_RELATIVES and i not in scope.holes
    )
    stop = next(relative, words.last)
    done = _says_what_is_done(scope.words, stop, words.last)
    return [
        at
        for at in joints
        if start < at < stop or (done and at > stop and syntax.is_participle(scope.words[at + 1]))
    ]


def _part_things(words: Sequence[str], joints: Sequence[int], last: int) -> bool:
    """Tell whether each joint has a thing behind it: "and **a** badge"; not "a cat **may** go"."""
    each = all(words[at + 1] in _ARTICLES for at in joints)
    behind = words[joints[-1] + 1 : last]
    return each and syntax.AUXILIARIES.isdisjoint(behind) and syntax.finite_verb(behind) is None


def _says_what_is_done(words: Sequence[str], that: int, last: int) -> bool:
    """Tell whether a relative clause says what is done to a thing: "a boat **that is built**"."""
    been = that + 1 + (that + 1 < last and words[that + 1] in syntax.HAVE)
    told = been + 1 < last and words[been] in syntax.BE
    return told and syntax.is_participle(words[been + 1])


def joints_of_all(scope: Scope, words: Words, frame: Frame) -> list[int]:
    """Return the joints of a phrase behind whose verb all parts hold; none where others join it."""
    joints = joints_behind_verb(scope, words, frame, Effect.AND)
    return joints if len(joints) == len(words.joints) else []


def head_of_list(words: Sequence[str], first: int, joint: int) -> int:
    """Return where the first member of a phrase-level list begins: "live in | England or Wales"."""
    index = joint
    while index > first:
        before = words[index - 1]
        owning = before in syntax.OWNING  # "a master's | or doctoral degree"
        if before in syntax.PREPOSITIONS or (before in syntax.AUXILIARIES and not owning):
            break
        index -= 1
        word = words[index]
        if word in syntax.DETERMINERS:
            return _person_told(words, first, index, joint)
        if index < joint - 1 and _is_verb(words, index, first, joint):
            return index + 1
    return _head_before_place(words, first, index, joint)


def _person_told(words: Sequence[str], first: int, start: int, joint: int) -> int:
    """Return where somebody is named of whom a thing tells more: "**a guest** at a race or".

    Somebody else with an article stands beside the person: "a guest at a race or **a crew**".
    """
    apart = _PLACES.isdisjoint(words[joint + 1 : joint + 1 + _LONGEST_KIND])
    apart = apart and is_somebody(words, joint + 1, len(words))
    if not apart or is_somebody(words, start, joint):
        return start
    for at in range(start - 2, first - 1, -1):
        if words[at] in syntax.AUXILIARIES or words[at] in syntax.RELATIVES:
            break
        if is_somebody(words, at, start):
            return at
    return start


def is_somebody(words: Sequence[str], start: int, last: int) -> bool:
    """Tell whether somebody is named with an article from a place on.

    Args:
        words: the tokens of the text.
        start: the place.
        last: index after the last token to look at.

    Example:
        >>> is_somebody("a skilled guest at a race".split(), 0, 6)
        True
        >>> is_somebody("a race for guests".split(), 0, 4)
        False
    """
    named = tuple(words[start : min(start + _LONGEST_KIND, last)])
    opens = named[:1] != () and (named[0] in _ARTICLES or named[0] == "the")
    head = syntax.noun_head(named) if opens else None
    return head is not None and is_person(named[head])


def _head_before_place(words: Sequence[str], first: int, start: int, joint: int) -> int:
    """Return where a thing begins that words behind it say more of: "**an accident** at work or".

    Another thing with an article of its own stands beside it, not beside the place: "or a fall".
    """
    later = words[joint + 1] if joint + 1 < len(words) else ""
    if start - 1 <= first or words[start - 1] not in syntax.PREPOSITIONS:
        return start
    if start == joint - 1 and _measures_a_kind(words, start) and _names_kind(words, joint + 1):
        return head_of_list(words, first, start - 1)
    if later == _AGED:
        return start - 1
    if later not in _ARTICLES:
        return start
    for at in range(start - 2, first - 1, -1):
        if words[at] in _ARTICLES:
            return at
        if words[at] in syntax.PREPOSITIONS or words[at] in syntax.AUXILIARIES:
            break
    return start


def _measures_a_kind(words: Sequence[str], at: int) -> bool:
    """Tell whether a number measures a kind named before: "**rafts over** 6"; not "is over"."""
    return words[at][:1].isdigit() and syntax.is_plural_noun(words[at - 2])


def _names_kind(words: Sequence[str], start: int) -> bool:
    """Tell whether a part names a kind of its own: "or **old rafts**"; not "or 18", "or over"."""
    grammar = words[start] in syntax.PREPOSITIONS or words[start][:1].isdigit()
    head = None if grammar else syntax.noun_head(tuple(words[start : start + _LONGEST_KIND]))
    return head is not None and syntax.is_plural_noun(words[start + head])


def _is_verb(words: Sequence[str], index: int, first: int, joint: int) -> bool:
    """Tell whether a word of the first member is a verb: "**pay** rent", "are **paying** rent"."""
    word, before = words[index], words[max(index - 1, 0)]
    if index > first and before in syntax.DETERMINERS:
        return False  # "a **rent** allowance"
    told = index - 1 > first and syntax.is_adverb(before) and syntax.is_participle(word)
    if told and words[index - 2] in syntax.DETERMINERS:
        return False  # "a newly **built** hut"
    if syntax.is_gerund(word) and index and before in syntax.BE:
        return True
    plain = index == first and VERB in classes(word)
    plain = plain and (before == _WHO or NOUN not in classes(word))  # "who **handle** cash"
    return plain or opens_verb_phrase(words, index, joint)
