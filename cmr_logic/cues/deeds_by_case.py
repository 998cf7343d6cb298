"""A second deed in a case of its own: "You can cancel if you are ill**, or swap it if** you paid".

In plain words it is a statement by itself: "You can cancel if you are ill. You can swap it if …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

_COMMA, _TO = ",", "to"
_JOINTS = frozenset({"or", "and"})
# Words that open the case of each: "swap it **if** you paid"; not "swap it for a hat".
_CASES = word_set("if when once where unless")
# Modals that the second deed shares: "you **can** cancel …, or swap it"; not "you could".
_SHARED = word_set("can may must ca cannot should will 'll wo do")
_DUE = frozenset({("have", _TO), ("need", _TO)})  # "you **have to** pay if …, or sign if …"
# Nouns without an article that are verbs as well: "or **help** if"; not "or appeal if".
_BARE = word_set("help support care cover credit work rest interest access aid relief use")
# Verbs of who has another thing in another case: "**get** the sum if …, and a part if"; not "row".
_GETTING = word_set("get receive have pay owe")
_SUBJECT, _DO = 5, "do"  # words of a subject that is said again: "your last landlord can"
# What is no part of one: "**if** your landlord can"; not "your landlord can".
_PARTING = _CASES | syntax.RELATIVES | syntax.JOINTS | {_COMMA}
# What opens the sentence before them: "**However**, you can"; not "If".
_OPENING = word_set("however but also , and so then instead otherwise")
# Verbs of what befalls who does wrong: "sign if …, and **lose** it if caught"; not "leave it".
_LOSING = word_set("lose forfeit risk face")
SIGNS = _JOINTS
"""Words of which each has one: "…, **or** swap it if you paid"; not "but"."""
CLOSER = in_row((_COMMA,), _JOINTS)
"""Two in a row of which each has one: "you are ill**, or** swap it"; not "ill or swap it"."""


def deeds_by_case(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the subject and modal that it shares.

    Example:
        >>> list(deeds_by_case("you can row if you have paid , or sail if you swim .".split()))
        [(7, 9, ('.', 'you', 'can'))]
        >>> list(deeds_by_case("you can row if you pay , or you can sail if you swim .".split()))
        [(6, 8, ('.',))]
        >>> said = "you will get the sum if you row , and a smaller sum if you swim ."
        >>> list(deeds_by_case(said.split()))
        [(8, 10, ('.', 'you', 'will', 'get'))]
        >>> list(deeds_by_case("you can row if you train , or study if you are 16 .".split()))
        []
        >>> list(deeds_by_case("you can row if you pay , or help if you swim .".split()))
        []
        >>> list(deeds_by_case("you can row if you pay , or a pass if you swim .".split()))
        []
        >>> list(deeds_by_case("you can row if you pay , or sail at noon .".split()))
        []
    """
    for at in places_of(words, _JOINTS, 4):
        if words[at - 1] != _COMMA or at + 2 >= len(words) or words[at + 1] in _LOSING:
            continue
        front = tuple(words[sentence_start(words, at) : at - 1])
        behind = tuple(words[at + 1 : sentence_end(words, at)])
        case = next((i for i, word in enumerate(behind) if i and word in _CASES), None)
        if case is None or _COMMA in behind[:case]:
            continue
        ahead = _case_ahead(front)
        shared = _shared(front[len(ahead) :])
        if shared and behind[: len(shared)] == shared:
            yield at - 1, at + 1, (".", *ahead)
        elif shared and _gets_another(front[len(ahead) :], shared, behind, case):
            yield at - 1, at + 1, (".", *ahead, *shared, front[len(ahead) + len(shared)])
        elif shared and _opens_deed(words, at + 1) and not _is_parallel(front, behind):
            yield at - 1, at + 1, (".", *ahead, *shared)


def _case_ahead(front: tuple[str, ...]) -> tuple[str, ...]:
    """Return the case before a statement, with its comma: "**If you lost it,** you can …"."""
    if front[:1] == () or front[0] not in _CASES or front.count(_COMMA) != 1:
        return ()
    return front[: front.index(_COMMA) + 1]


def _is_parallel(front: tuple[str, ...], behind: tuple[str, ...]) -> bool:
    """Tell whether a bare verb may go on with the case before: "if you work, or **study** if …"."""
    bare = front[-3:-1] and front[-3] in _CASES and front[-2] in syntax.NOMINATIVES
    return bool(bare) and behind[1] in _CASES


def _gets_another(
    said: tuple[str, ...], shared: tuple[str, ...], behind: tuple[str, ...], case: int
) -> bool:
    """Tell whether another thing is got in the second case: ", and **a smaller sum** if"."""
    things = (said[len(shared) + 1 : len(shared) + 2], behind[:1])
    got = said[len(shared) : len(shared) + 1]
    named = all(word and word[0] in syntax.ARTICLES for word in things)
    return named and not _GETTING.isdisjoint(got) and 1 < case <= _SUBJECT


def _opens_deed(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb begins at an index, with its object or none: "**swap** it", "**appeal**".

    A verb that may be a noun is one before an object, or where the noun would have an article.
    """
    word, after = words[at], words[at + 1]
    if word not in bases(word, VERB) or word in syntax.BE | syntax.HAVE | syntax.MODALS:
        return False
    if after in syntax.DETERMINERS | syntax.PRONOUNS:
        return word not in syntax.PREPOSITIONS
    alone = after in _CASES | syntax.PREPOSITIONS
    return alone and (NOUN not in classes(word) or word not in _BARE)


def _shared(front: tuple[str, ...]) -> tuple[str, ...]:
    """Return the subject and modal of a statement with a case behind it, nothing for others."""
    first = next((i for i, word in enumerate(front) if word not in _OPENING), len(front))
    said = front[first:]
    near = said[1 : 1 + _SUBJECT]
    modal = next((i for i, word in enumerate(near, 1) if word in _SHARED), 1)
    if not (said and STOPS.isdisjoint(said) and _PARTING.isdisjoint(said[:modal])):
        return ()
    end = modal + (said[modal : modal + 1] != () and said[modal] in _SHARED)
    while end > modal and said[end : end + 1] and said[end] in syntax.VERBAL_NEGATIONS | {"also"}:
        end += 1
    due = said[end : end + 2] in _DUE
    if not due and (end == modal or said[modal] == _DO):
        return ()
    end += 2 * due
    return said[:end] if any(word in _CASES for word in said[end + 1 :]) else ()
