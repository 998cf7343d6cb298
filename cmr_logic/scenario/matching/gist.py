"""A statement that gives the gist of a long clause without all of its words.

Nobody repeats a long clause word for word. What tells most must be met; what is left out must say
little, or stand in a phrase behind a preposition, and nothing else may be said in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.demands.ways_named import handed_over_with, ways_named
from cmr_logic.scenario.lexicon.relations import (
    covers,
    denies,
    entry_of,
    keyed,
    uncovered,
    word_key,
)
from cmr_logic.scenario.matching.agreement import fits_in_mood, fits_in_time, needed, same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.matching.verbs_fit import verb_fits
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import LACKED, Statement, Subject, Who
from cmr_logic.text import NOUN, classes, word_set, words_in

_MOST = 0.62  # of the weight of a clause's words
# Prepositions of places and ways: "**off** road", "**through** an agent"; not "at a desk".
_WHERE = frozenset(
    {"off", "onto", "into", "inside", "outside", "across", "over", "under", "to", "through", "via"}
)
# Prepositions behind which it stands to whom something is done: "you lend it **to** friends".
_WHOM = frozenset({"to", "for", "with", "from", "by"})
# Verbs that say little without a place: "you will **live** in the flat".
_LIVING = frozenset({"live", "stay", "reside"})
# In which part of the land, which tells some from others: "in **the valley**"; not "a hall".
_IN_A_REGION = re.compile(
    r"\b(?:in|within|on|from|of)\s(?:the|this|our|your)\s(?:[a-z]+\s)?(county|district|area|region|town|city|state|island"
    r"|village|valley|parish|borough|province|municipality|suburb|neighbourhood|estate|canton|street|harbour)\b"
)
_AT = frozenset({"in", "at", "on", "with"})
# Prepositions of where something is or was done: "I found it **in** a shop".
_PLACED = frozenset({"in", "at", "on", "near"})
# What says when behind these: "in **May**"; not "in town".
_WHEN = frozenset(map(word_key, (*syntax.MONTHS, *syntax.WEEKDAYS))) | word_set(
    "time week month year day morning evening afternoon night spring summer autumn winter"
)
# What opens that in a clause: "a boat **that** leaks"; not "a boat with a leak".
_TELLING_APART = frozenset({"that", "which", "who", "whose"})
_IN_SENTENCE = re.compile(r"[^.!?;]*")
_COLLECTIVES = frozenset(map(word_key, lists.COLLECTIVES | {"bank"}))
_SEVERAL = 2  # words of a clause that a story must meet
_VAGUE_WEIGHT = 0.4


def gist(
    clause: Statement, story: Statement, words: str, quote: str, behind: str = ""
) -> Verdict | None:
    """Return what a statement says of a clause that it tells in part, or None.

    Args:
        clause: the clause, read.
        story: a statement of the story.
        words: the clause, as it is written.
        quote: the statement, as it is written.
        behind: the rest of its sentence.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> words = "you have been given a place on a sailing course for new members"
        >>> def told(text):
        ...     return gist(read_clause(words), read(text)[0], words, text)
        >>> told("I was given a place on a sailing course.")
        Verdict(value=True, entries=('gist',))
        >>> told("I was given a place on a sailing boat.") is None
        True
    """
    if not _comparable(clause, story):
        return None
    wanted = needed(clause)
    available = story.keys | story.extra | (story.subject.keys - {story.subject.head})
    missing = uncovered(available, wanted)
    met = wanted - missing
    often = _TIMES_OVER.search(words) is not None and _TIMES_OVER.search(quote) is None
    if often or any(key.startswith(LACKED) for key in missing):
        return None  # what is done without something is not done with it
    if not _spared(clause, met, missing) or any(
        denies(k, key) for key in missing for k in available
    ):
        return None
    matched = [(own, next(k for k in sorted(available) if covers((k,), own))) for own in met]
    elsewhere = _elsewhere(words, quote, clause.keys, missing)
    homeless = clause.verb in _LIVING and not missing.isdisjoint(_places(words))
    homeless |= any(word_key(found[1]) in missing for found in _IN_A_REGION.finditer(words))
    if (
        elsewhere
        or homeless
        or _in_another_place(words, quote, clause.keys, missing)
        or _with_another(words, quote, clause.keys, missing)
        or not missing.isdisjoint(_reasons(words))
        or not missing.isdisjoint(ways_named(words) | handed_over_with(words))
        or not missing.isdisjoint(_doers(words))
        or _leaves_apart(missing.intersection(_told_apart(words)), behind)
        or not verb_fits(clause, story, matched)
        or _otherwise(words, quote, missing)
    ):
        return None
    if story.negated and any(not covers(clause.keys, key) for key in story.keys - lists.LIGHT):
        return None
    entries = {entry_of(other, own) for own, other in matched} - {""}
    return Verdict((not story.negated) ^ clause.negated, (*sorted(entries), "gist"))


# How often something was done: "you have rowed **twice**"; not "rowed at times".
_TIMES_OVER = re.compile(
    r"\b(?:once|twice|thrice|[a-z0-9]+\stimes)\b(?!\s(?:a|per|as)\b)", re.IGNORECASE
)


# By whom something is done, behind it: "told **by the warden**"; not "by the river".
_BY_WHOM = re.compile(r"\bby\s(?:the|an?|your)\s(?P<whom>[a-z][a-z\s]*)$", re.IGNORECASE)


def _doers(words: str) -> frozenset[str]:
    """Return whom a clause says, at its end, that something is done by."""
    found = _BY_WHOM.search(words)
    named = words_in(found["whom"]) if found is not None else ()
    return frozenset(keyed(named)) if named and is_person(named[-1]) else frozenset()


# Words that open a reason, without which a deed is another: "**due** to illness"; not "for work".
_WHY = frozenset({"because", "due", "owing", "voluntarily"})


def _comparable(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement is of the person, mood and time that a clause asks about."""
    return (
        fits_in_mood(clause, story)
        and (story.compared or not clause.compared)
        and _same(clause, story)
        and clause.ability == story.ability
        and not (story.passive and not clause.passive and clause.subject.who is Who.UNKNOWN)
        and not (clause.subject.keys and clause.subject.who is Who.SELF)  # "you or your partner"
        and fits_in_time(clause, story, value=not story.negated)
    )


def _spared(clause: Statement, met: frozenset[str], missing: frozenset[str]) -> bool:
    """Tell whether what a story leaves out of a clause can be spared."""
    return (
        len(met) >= _SEVERAL
        and bool(missing)
        and _weight(met) >= _MOST * _weight(met | missing)
        and clause.core & missing <= lists.VAGUE
        and not any(_telling(key) for key in met | missing)
        and not any(key.startswith(LACKED) for key in missing)  # "without a break"
    )


def _same(clause: Statement, story: Statement) -> bool:
    if same_subject(clause.subject, story.subject):
        return True
    return not clause.verb and same_subject(Subject(Who.IT), story.subject)


def _otherwise(words: str, quote: str, missing: frozenset[str]) -> bool:
    """Tell whether a story has another word where a clause has one that is missing."""
    own, told = keyed(words_in(words)), keyed(words_in(quote))
    if "and" in words.split() and not missing.isdisjoint(_behind_and(words, own)):
        return True
    for left, right in pairwise(own):
        if not left or not right or (left in missing) == (right in missing):
            continue
        if not {left, right} & missing <= lists.VAGUE:
            return True  # part of one phrase: "a **rural** area", "entry **requirements**"
        if right in missing:
            continue
        for before, head in pairwise(told):
            if head and before and covers((head,), right) and not _among(before, own):
                return True
    return False


def _elsewhere(words: str, quote: str, asked: frozenset[str], missing: frozenset[str]) -> bool:
    """Tell whether a story names another place, or way, than the one that it leaves out.

    Who drove a van to work says nothing of driving it off road.
    """
    left_out = any(
        key in missing and word != "to" for word, key in _behind_prepositions(words_in(words))
    )
    return left_out and any(
        word in _WHERE and key and not covers(asked, key) and NOUN in classes(key)
        for word, key in _behind_prepositions(words_in(quote))
    )


def _in_another_place(
    words: str, quote: str, asked: frozenset[str], missing: frozenset[str]
) -> bool:
    """Tell whether a story says of another place where a clause has what it leaves out.

    Who found a ring in a shop, or on a bus, says nothing of finding it in the street.
    """
    left = any(key in missing for _, key in _behind_prepositions(words_in(words), _PLACED))
    return left and any(
        key and not covers(asked, key) and NOUN in classes(key)
        for _, key in _behind_prepositions(words_in(quote), _PLACED)
        if key not in _WHEN
    )


def _with_another(words: str, quote: str, asked: frozenset[str], missing: frozenset[str]) -> bool:
    """Tell whether a story names another person where a clause says to whom or with whom."""
    links = {w for w, key in _behind_prepositions(words_in(words), _WHOM) if key in missing}
    if any(re.search(rf"\b{link}\s(?:me|us)\b", quote) for link in links):
        return True  # "handed to me" for "handed to a neighbour"
    told = _behind_prepositions(words_in(quote), _WHOM) if links else ()
    own = word_set(quote.lower())
    return any(
        word in links and not covers(asked, key) and _is_whom(key, own) for word, key in told if key
    )


def _is_whom(key: str, words: frozenset[str]) -> bool:
    """Tell whether a key is of a person or body, as it is or as a word is written: "insurer"."""
    if is_person(key) or key.rpartition("_")[2] in lists.BODIES | _COLLECTIVES:
        return True
    return any(word.startswith(key[:4]) and is_person(word) for word in words)


def _behind_prepositions(
    words: Sequence[str], links: frozenset[str] = _WHERE
) -> Iterator[tuple[str, str]]:
    """Yield each preposition with what the first noun phrase behind it is compared by."""
    keys = keyed(words)
    for index, word in enumerate(words):
        if word in links:
            at = next((at for at in range(index + 1, index + 4) if any(keys[at : at + 1])), index)
            yield word, keys[at] if at > index else ""
            if links is _WHOM and any(keys[at + 1 : at + 2]):
                yield word, keys[at + 1]  # "to the bus **company**"


def _places(words: str) -> Iterator[str]:
    """Yield what the first phrase of a clause that says where or with whom is compared by."""
    tokens = words_in(words)
    at = next((index for index, word in enumerate(tokens) if word in _AT), len(tokens))
    for word, key in zip(tokens[at + 1 :], keyed(tokens)[at + 1 :], strict=True):
        if key:
            yield key
            return
        if word in syntax.PREPOSITIONS:
            return


def _reasons(words: str) -> Sequence[str]:
    """Return the keys of the reason that a clause names: "you left **because of** illness"."""
    tokens = words_in(words)
    at = next((index for index, word in enumerate(tokens) if word in _WHY), len(tokens))
    return keyed(tokens)[at:]


def _told_apart(words: str) -> Sequence[str]:
    """Return the keys of what tells a thing of a clause apart: "a house **that is damp**"."""
    tokens = words_in(words)
    at = next((i for i, word in enumerate(tokens) if i > 1 and word in _TELLING_APART), len(tokens))
    return keyed(tokens)[at:]


def sentence_behind(text: str, end: int) -> str:
    """Return the rest of the sentence of a story whose words before an index are read.

    Example:
        >>> sentence_behind("I sell pies that I made. I row.", 11)
        ' that I made'
        >>> sentence_behind("I row.", 5)
        ''
    """
    rest = _IN_SENTENCE.match(text, end)
    return rest[0] if rest is not None else ""


def sentence_before(text: str, start: int) -> str:
    """Return the words of the sentence of a story before an index.

    Example:
        >>> sentence_before("I row. One of the oars is wet.", 13)
        ' One of'
        >>> sentence_before("I row.", 0)
        ''
    """
    return text[max(text.rfind(mark, 0, start) for mark in ".!?;\n") + 1 : start]


def _leaves_apart(wanted: frozenset[str], behind: str) -> bool:
    """Tell whether words behind a statement leave out what tells a thing apart: "that I made"."""
    words = words_in(behind.lower())
    told = frozenset(filter(None, keyed(words)))
    apart = words[:1] and words[0] in _TELLING_APART and syntax.NEGATIONS.isdisjoint(words)
    return bool(wanted) and (not apart or bool(uncovered(told, wanted)))


def _behind_and(words: str, keys: Sequence[str]) -> Sequence[str]:
    """Return the keys of a clause from its first "and" on: each of what it joins must be told."""
    tokens = words_in(words)
    return keys[tokens.index("and") :] if "and" in tokens else ()


def _among(key: str, keys: Sequence[str]) -> bool:
    return any(covers((key,), other) for other in keys if other)


def _weight(keys: frozenset[str]) -> float:
    return sum(_VAGUE_WEIGHT if key in lists.VAGUE else 1.0 for key in keys)


def _telling(key: str) -> bool:
    """Tell whether a word is a number or a code: what differs in one differs in all."""
    return any(character.isdigit() for character in key) or len(key) == 1
