"""Clauses in a row, each with a subject of its own: "if **it rains, the fan fails or fog comes**".

In plain words each has its "if": "if it rains, if the fan fails or if fog comes". So no part is
taken to share the subject, the verb, or the last words of another one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.sanctions import punishes, threatens
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import NOUN, VERB, Tokens, classes, places_of, word_set

# What opens a case: "**if** it rains"; not "that it rains".
_OPENERS = word_set("if when where unless while whenever wherever")
# Words that end a row: "if it rains or the fan fails **but** you row".
_ENDS = (
    STOPS | _OPENERS | word_set("but except provided because so then who which that until") | {":"}
)
# Words that no subject begins with: "**in** May"; not "at least two guests".
_STARTING = (syntax.PREPOSITIONS - {"at", "over", "under"}) | syntax.AUXILIARIES
# What stands between parts of a row: "it rains**,** the fan fails **or** fog comes".
_JOINTS = syntax.COORDINATORS | {","}
_TWO = 2  # clauses of a row at least
# Pronouns of those who may do what another part says, too: "**you** pay or row"; not "it".
_PEOPLE = word_set("you we they i he she who")
_BOUNDS = word_set("at more fewer less over under most half")  # "**at** least two guests come"
# Words that name a subject ahead of its noun, or stand for it: "**the** fan"; not "fan".
_NAMING = syntax.DETERMINERS | syntax.PRONOUNS | syntax.NUMBERS | _BOUNDS
_OF_SEVERAL = word_set("are were have")  # verbs of several: "the oars **are** lost"; not "is"
_OF_ONE = frozenset({("is",), ("was",)})  # behind one bare noun: "rent **is** owed"; not "are"
_OR_MORE = word_set("more fewer less over under")  # "two or **more** walks"; not "or rain"
_BRACKETS = frozenset({"(", ")"})
_MODALS = word_set("must shall should may")  # of a statement that hangs on nothing
_LONGEST = 14  # words of each
SIGNS = _OPENERS
"""Words of which each row has one: "**if** it rains, the fan fails or"; not "it rains, the"."""


def clauses_in_row(tokens: Tokens) -> Iterator[Rewriting]:
    """Find each clause of a row but the first, with the opener before it.

    Items of a list are no such row: each of them stands behind a mark of its own.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> list(clauses_in_row(tokenize("Stop if it rains, the fan fails or fog comes down.")))
        [(5, 5, ('if',)), (9, 9, ('if',))]
        >>> list(clauses_in_row(tokenize("Stop if you row, swim or sail.")))
        []
        >>> list(clauses_in_row(tokenize("If it rains, the race is off or we row indoors.")))
        []
    """
    words = tokens.words
    if syntax.COORDINATORS.isdisjoint(words):
        return
    ends = [*places_of(words, _ENDS), len(words)]
    for at in places_of(words, _OPENERS):
        parts = _parts(words, at + 1, ends[bisect_right(ends, at)])
        said = [words[start:end] for start, end in parts]
        # what few rows have comes first
        if not all(said) or all(part[0] in syntax.PRONOUNS for part in said):
            continue
        if not _are_clauses(said):
            continue
        if _is_list(tokens, at, parts) or _begins_anew(words, at, parts):
            continue
        first = sentence_start(words, at) == at
        if first and not _goes_on(words, parts[-1][1]):
            continue
        for start, _ in parts[1:]:
            yield start, start, (words[at],)


def _are_clauses(said: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether each part of a row is a clause of its own."""
    of_people = any(part[:1] and part[0] in _PEOPLE for part in said)
    whole = all(_is_clause(part, of_people=of_people) for part in said)
    return whole and not _shares_verb(said) and not _is_parted_anyway(said)


def _shares_verb(said: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether the last of two parts has the verb of both: "the **raft hooks** or oars are".

    So it has where the first may be no more than a plural thing: not "the wind drops or a fog is".
    """
    first, last = said[0], said[-1]
    verb = syntax.finite_verb(last)
    alone = len(said) == _TWO and verb is not None and last[verb] in _OF_SEVERAL
    return alone and len(first) > _TWO and not syntax.finite_verb(first)


def _is_parted_anyway(said: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether the last of two parts is read as a clause anyway: "or **rent is** owed"."""
    return len(said) == _TWO and said[-1][1:2] in _OF_ONE


def _is_list(tokens: Tokens, at: int, parts: Sequence[tuple[int, int]]) -> bool:
    """Tell whether marks of a list stand between an opener and parts, or between these."""
    before = [at, *(end - 1 for _, end in parts)]
    ends = [
        tokens.ends[max(start - 1, last)] for last, (start, _) in zip(before, parts, strict=False)
    ]
    starts = [tokens.starts[start] for start, _ in parts]
    marked = any(start - end > 1 for end, start in zip(ends, starts, strict=True))
    marked = marked or not all(tokens.words[start][:1].isalnum() for start, _ in parts)
    return marked or not _BRACKETS.isdisjoint(tokens.words[at : parts[-1][1]])


def _begins_anew(words: tuple[str, ...], at: int, parts: Sequence[tuple[int, int]]) -> bool:
    """Tell whether the last part does not hang on the opener: "if it rains, **and you must row**".

    Nor does what befalls whoever does not do as they must: "…, **or they are fined**".

    Nor does "unless" open each of what must hold together: "**unless** it rains **and** you row".
    """
    joint = parts[-1][0] - 1
    if words[joint] == "or":
        said = words[slice(*parts[-1])]
        duty = not MUST.isdisjoint(words[sentence_start(words, at) : at])
        return duty and words[joint - 1] == "," and (punishes(said) or threatens(said))
    if words[joint] != "and":
        return False
    modals = [not _MODALS.isdisjoint(words[start:end]) for start, end in parts]
    apart = len(parts) == _TWO and words[joint - 1] == ","
    return words[at] == "unless" or apart or (modals[-1] and not modals[0])


def _parts(words: tuple[str, ...], start: int, stop: int) -> list[tuple[int, int]]:
    """Return where the parts of a row stand that commas part, and "or" or "and" the last of them.

    Example:
        >>> _parts("a , b or c , d".split(), 0, 7)
        [(0, 1), (2, 3), (4, 5)]
        >>> _parts("you take two or more walks a day".split(), 0, 8)
        []
    """
    parts: list[tuple[int, int]] = []
    begin, last = start, False
    for at in places_of(words, _JOINTS, start, stop):
        joint = words[at] != ","
        if joint and _bounds_number(words, at):
            continue
        if last:
            return [*parts, (begin, at)] if words[at] == "," else []
        if at > begin:
            parts.append((begin, at))
        begin, last = at + 1, joint
    return [*parts, (begin, stop)] if last and begin < stop else []


def _bounds_number(words: tuple[str, ...], at: int) -> bool:
    """Tell whether "or" only bounds the number before it: "two **or more** walks a day"."""
    number = words[at - 1] if at else ""
    counted = number in syntax.NUMBERS or number.isdigit()
    return counted and not _OR_MORE.isdisjoint(words[at + 1 : at + 2])


def _goes_on(words: tuple[str, ...], end: int) -> bool:
    """Tell whether a whole sentence stands behind a row: "if …, **you must stop**"."""
    rest = words[end + 1 : sentence_end(words, end)]
    return words[end : end + 1] == (",",) and bool(syntax.finite_verb(rest))


def _is_clause(said: tuple[str, ...], *, of_people: bool) -> bool:
    """Tell whether words are a clause with a subject of its own: "the fan fails"; not "row here".

    Args:
        said: the words.
        of_people: people are the subject of another part, who may do this, too: "you pay **or form
            a club** before you sail".

    Example:
        >>> _is_clause(("the", "wind", "drops"), of_people=True)
        True
        >>> _is_clause(("sail", "on"), of_people=True)
        False
        >>> _is_clause(("temporarily", "closed"), of_people=False)
        False
    """
    if not 1 < len(said) <= _LONGEST or said[0] in _STARTING:
        return False
    if said[1] == "-" or syntax.is_adverb(said[0]):  # "**self-employed** for a year", "oddly shut"
        return False
    verb = syntax.finite_verb(said)
    if not verb:
        return _acts(said)
    if said[verb] == "am":  # "between 10 pm and **6 am**": rules say "you are"
        return False
    sure = said[0] in _NAMING or said[verb] in syntax.AUXILIARIES or (verb == 1 and not of_people)
    return sure and syntax.PRONOUNS.isdisjoint(said[1:verb])


def _acts(said: tuple[str, ...]) -> bool:
    """Tell whether a noun has a verb behind it that is a noun as well: "the **wind drops**"."""
    if len(said) <= _TWO or said[0] not in syntax.DETERMINERS or NOUN not in classes(said[1]):
        return False
    verb, *rest = said[_TWO:]
    several = syntax.is_plural_noun(said[1])
    acts = not several and verb.endswith("s") and VERB in classes(verb)
    return acts and (not rest or rest[0] in syntax.PARTICLES | syntax.PREPOSITIONS)
