"""Verbs behind a participle that says more of their subject: "boats bought after May | need"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, ADVERB, NAME, NOUN, classes, word_set

# Words before the date of a participle: "bought **after** 1 May"; not "bought by".
_DATING = frozenset((word,) for word in ("after", "before", "since", "on", "in", "until", "during"))
# Words of dates and times: "May", "noon"; not "the" of "the shop".
_OF_DATES = frozenset({*syntax.MONTHS, *syntax.WEEKDAYS, NAME, "noon", "midnight", "am", "pm"})
# Auxiliaries of what only happened: "guests came before the gate **was** shut".
_PAST = syntax.PAST_AUXILIARIES | {"'s"}
_TIME = 8  # words of a time from "the" to the verb: "the end of the show year may"
_DAY = 2  # digits of a day
# Openings of a clause that says when something was done: "**before** they ate"; not "if".
_WHEN = frozenset({"before", "after", "when", "while", "until"})
WHO_ACTS = frozenset({"they", "he", "she", "you"})  # its subject: those of the relative clause
_WHERE = "where"  # opens a clause of place: "huts **where** somebody lives"
_SHORT_NAME = 4  # tokens of what such a clause tells apart: "all full-time farms"
# Classes of what says how something was done: "sent online before noon"; not "sent home".
_HOW = frozenset({ADJECTIVE, ADVERB})
# What stands between times, or opens one: "**from** Monday to Friday"; not "with".
_PARTING_TIMES = word_set("from to between and at by before after on in of until during -")
_NEITHER, _NOR = "neither", "nor"
_AND_WHO = ("and", "who")  # opens one more relative clause of a subject


def behind_date(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind a dated participle: "boats bought after May | need".

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be a participle that says more of its subject.
        stop: where the statement ends at the latest.
    """
    if not syntax.is_participle(words[verb]) or words[verb + 1 : verb + 2] not in _DATING:
        return None
    end = verb + 2
    while end < stop and (words[end] in _OF_DATES or words[end][:1].isdigit()):
        if words[end] in syntax.MODALS and not _opens_month(words, end):
            break  # "bought after June | **may** be"
        end += 1
    named = _behind_time(words, end, stop) if syntax.tells_apart(words, verb) else None
    if named is not None:
        return named
    if end == verb + 2 or end == stop:
        return None
    found = syntax.finite_verb((*words[index:verb], *words[end:stop]))
    if found is None:
        return None
    later = end + found - (verb - index)
    goes_on = words[end] in syntax.RELATIVES
    goes_on = goes_on or (words[end] in syntax.JOINTS and words[later] in syntax.AUXILIARIES)
    return later if later == end or goes_on else None


def behind_times(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind a participle and several times: "sent on Monday … | are".

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be a participle that says more of its subject.
        stop: where the statement ends at the latest.

    Example:
        >>> behind_times("notes sent from monday to friday before noon are read".split(), 0, 1, 10)
        8
        >>> behind_times("letters came on monday before noon was rung".split(), 0, 1, 8) is None
        True
    """
    if verb == index or not syntax.is_participle(words[verb]):
        return None
    at = verb + 1
    while at < stop and (words[at] not in syntax.AUXILIARIES or _opens_month(words, at)):
        if not (_is_of_times(words[at]) or _HOW.issuperset(classes(words[at]) or {NOUN})):
            return None
        at += 1
    dated = any(word in TIMES or word in _OF_DATES for word in words[verb + 1 : at])
    return at if dated and at < stop and words[at] not in _PAST else None


def _is_of_times(word: str) -> bool:
    """Tell whether a word may belong to times one behind another: "from", "Monday", "noon"."""
    time = word in TIMES or word in _OF_DATES or word in _PARTING_TIMES
    return time or word[:1].isdigit() or word in syntax.NUMBERS or word in syntax.DETERMINERS


def behind_another_clause(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind one more relative clause of its subject.

    What looked like it is a participle then: "cooks who live in a port **declared** a free port and
    who row | may". One "who" before it opens the first clause.

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be such a participle.
        stop: where the statement ends at the latest.
    """
    if not syntax.is_participle(words[verb]) or "who" not in words[index:verb]:
        return None
    joint = next((at for at in range(verb, stop - 1) if words[at : at + 2] == _AND_WHO), 0)
    found = syntax.finite_verb((*words[index:verb], *words[joint:stop])) if joint else None
    return None if found is None else joint + found - (verb - index)


def behind_time_clause(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb is behind a clause that says when: "who paid before they ate | may".

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be the verb of such a clause within a relative one.
        stop: where the statement ends at the latest.
    """
    if words[verb - 1] not in WHO_ACTS or words[verb - 2] not in _WHEN:
        return None
    if "who" not in words[index : verb - 2]:
        return None
    found = syntax.finite_verb((*words[index : verb - 2], *words[verb + 1 : stop]))
    later = None if found is None else verb + 1 + found - (verb - 2 - index)
    return later if later is not None and later > verb else None


def behind_nor(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind two that are denied: "neither huts let nor boats | may".

    Example:
        >>> behind_nor("neither food bought here nor glass may go".split(), 0, 2, 8)
        6
        >>> behind_nor("food bought here may go".split(), 0, 2, 5) is None
        True
    """
    if words[index] != _NEITHER or _NOR not in words[verb:stop]:
        return None
    nor = words.index(_NOR, verb, stop)
    return syntax.finite_verb(words, nor + 1, stop) or None


def behind_place(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind the place of a participle, which a clause tells apart.

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be a participle that says more of its subject.
        stop: where the statement ends at the latest.

    Example:
        >>> said = "coats left in the room where they were hung are kept".split()
        >>> behind_place(said, 0, 1, len(said))
        9
        >>> said = "coats are kept in the room where they were hung".split()
        >>> behind_place(said, 0, 1, len(said)) is None
        True
    """
    if _WHERE not in words[index + 2 : stop]:
        return None
    where = words.index(_WHERE, index + 2, stop)
    said = syntax.finite_verb(words, where + 1, stop)
    subject = words[index : min(where, verb + 1)]
    if said is None or not syntax.AUXILIARIES.isdisjoint(subject):
        return None
    done = any(map(syntax.is_participle, subject[1:]))
    placed = NOUN in classes(words[where - 1]) and not syntax.DETERMINERS.isdisjoint(
        words[index + 1 : where]
    )
    if not (done and placed):
        return None
    later = (i for i in range(said + 1, stop) if words[i] in syntax.AUXILIARIES - _PAST)
    found = next(later, None)
    goes_on = found is not None and words[found - 1] not in syntax.JOINTS | syntax.NOMINATIVES
    parted = "," in words[where:found] or not syntax.RELATIVES.isdisjoint(words[where + 1 : found])
    return found if goes_on and not parted else None


def behind_where(words: Sequence[str], index: int, verb: int, stop: int) -> int | None:
    """Return where the verb stands behind a clause of place: "huts where somebody lives | need".

    Args:
        words: the words of the text.
        index: where the statement begins.
        verb: the index of what may be the verb of such a clause.
        stop: where the statement ends at the latest.
    """
    near = words[index + 1 : min(verb, index + 1 + _SHORT_NAME)]
    where = index + 1 + near.index(_WHERE) if _WHERE in near else None
    if where is None or NOUN not in classes(words[where - 1]):
        return None
    if syntax.finite_verb(words[where + 1 : verb]) is not None:
        return None  # "huts where bees **live** | need"
    behind = verb + 1
    while behind < stop and (
        syntax.is_adverb(words[behind]) or syntax.is_participle(words[behind])
    ):
        behind += 1  # "where bees **are kept** | need"
    found = syntax.finite_verb((*words[index:where], *words[behind:stop]))
    later = None if found is None else behind + found - (where - index)
    return later if later is not None and later >= behind else None


def _opens_month(words: Sequence[str], at: int) -> bool:
    """Tell whether the name of a month can stand at an index: "after May", "1 May"."""
    before = words[at - 1]
    return (before,) in _DATING or (before.isdigit() and len(before) <= _DAY)


def _behind_time(words: Sequence[str], at: int, stop: int) -> int | None:
    """Return where the auxiliary stands behind a time that is named: "the start of June | may"."""
    opening = at < stop and (words[at] == "of" or words[at] in syntax.DETERMINERS)
    last = min(stop, at + _TIME)
    while at < last and (words[at] == "of" or _names(words[at])):
        at += 1
    said = opening and at < last and words[at] in syntax.AUXILIARIES - _PAST
    return at if said else None


def _names(word: str) -> bool:
    """Tell whether a word may belong to a noun phrase: "the", "first", "season"; not "may"."""
    if word in syntax.AUXILIARIES:
        return False
    return word in syntax.DETERMINERS or not {NOUN, ADJECTIVE}.isdisjoint(classes(word))
