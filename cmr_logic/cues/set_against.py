"""Kinds set against each other by a bare "not": "for adults**, not children**".

In plain words the second kind is excepted: "for adults but not children". What may be only in a
case, "but not" in another, may be in the first one: "You may row **only** if you swim, but not …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, places_of, places_of_word, word_set

_NOT, _COMMA = "not", ","
_BUT_NOT = ("but", "not")
_AND = (",", "and")
# Prepositions of times, which no "and not" joins: ", and not **within** a day"; not "and not for".
_OPENING = word_set("within during before after on at in")
# Words behind a "not" that denies no kind: "not **only** adults", "not **more** than two".
_NO_KIND = word_set(
    "just only including included necessarily later less more fewer than yet even always until "
    "before after both all every everyone because if when unless exceeding otherwise so merely "
    "simply surprisingly to being having one any"
)
# Prepositions behind which the second kind stands as the first did: "in cash, not **in** shells".
_PLACING = word_set("in on at from for")
# Words that end what the "not" denies: "not guests **who** row"; not "not guests of members".
_ENDS = STOPS | word_set("if when unless where provided and or but while ,")
_TOWARDS = frozenset({"to", "for", "with"})  # before whom it is for: "but never **to** guests"
_LONGEST = 6  # words that name the second kind: "the owner of the boat"
_ONLY, _NEVER = "only", "never"
_BY = "by"
_DENYING, _JOINTS = frozenset({_NOT, _NEVER}), frozenset({"and", "but"})
_ALONE = frozenset({_ONLY, "alone"})
# Prepositions of which one phrase stands against another: "**in** the yard, not **on** it".
_FAMILIES = (
    frozenset({"in", "on", "at", "inside", "during"}),
    frozenset({"for", "to"}),
    frozenset({"from"}),
    frozenset({"by", "with"}),
)
# Words by which something is allowed: "it **may** be let"; not "let it".
_LETTING = syntax.BE | {"may", "can", "we"}
# Words of duties, and of cases of their own: "you **must** pay in shells"; not "may".
_NOT_LETTING = OF_CASES | word_set("must shall should need needs have has required unless until")
# Openings of the case in which alone something may be: "only **if** you swim"; not "only two".
_CASES = word_set("if when while once between where during")
# Openings of what someone must be: "**must** be old, and not in debt"; not "may be let".
_BINDING = OF_CASES | word_set("who must should shall unless")
SIGNS = frozenset({_NOT, _NEVER})
"""Words of which each of them has one: "adults, **not** children"."""


def set_against(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each bare "not" before a kind, with what it comes to.

    Example:
        >>> list(set_against("it is for adults , not children .".split()))
        [(5, 6, ('but', 'not'))]
        >>> list(set_against("paid in cash , not in shells".split()))
        [(4, 5, ('but', 'not'))]
        >>> list(set_against("it is for members not guests".split()))
        [(4, 5, ('but', 'not'))]
        >>> list(set_against("it is for members and not guests".split()))
        [(4, 6, ('but', 'not'))]
        >>> list(set_against("if you are a cook , over 18 , and not in debt".split()))
        []
        >>> list(set_against("pay the fee , not later than may".split()))
        []
        >>> list(set_against("you may row only if you swim , but never at night".split()))
        [(3, 4, ()), (8, 10, ('but', 'not'))]
        >>> list(set_against("let to clubs , but not by guests and not on sundays".split()))
        [(8, 10, ('or',))]
        >>> list(set_against("it is let for balls only , and never for fairs .".split()))
        [(5, 9, (',', 'but', 'not'))]
        >>> list(set_against("a boat , not registered here , may sail".split()))
        []
    """
    words = tuple(words)
    if _ONLY in words:
        yield from _besides_only(words)
    yield from _denied_besides(words)
    yield from _opposed_phrases(words)
    yield from _of_two_subjects(words)
    for at in places_of_word(words[:-2], _NEVER, 2):
        if words[at - 1] == "but" and words[at + 1] in _TOWARDS:
            yield at, at + 1, (_NOT,)  # "for members but never for guests"
    for at in places_of_word(words[:-1], _NOT, 2):
        if words[at - 2 : at] == _AND and words[at + 1] in _OPENING:
            if _goes_on_with_state(words, at):
                continue
            yield at - 1, at + 1, _BUT_NOT  # "you may swap it, and not within a day"
        elif _sets_against(words, at) and _is_kind(words, at + 1):
            joined = words[at - 1] == _AND[-1]
            yield at - joined - _ends_alone(words, at), at + 1, _BUT_NOT


def _of_two_subjects(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the second of two subjects, who is meant not: "members **and not** guests may vote"."""
    for at in places_of_word(words[:-2], _NOT, 1):
        first = sentence_start(words, at)
        begin = at - (words[at - 1] == _AND[-1])
        begin -= words[begin - 1] == _COMMA
        one = words[first + (words[first] == _ONLY) : begin]
        near = range(at + 2, min(at + 2 + _LONGEST, len(words)))
        verb = next((i for i in near if words[i] in syntax.MODALS | syntax.BE), at)
        other = words[at + 1 : verb - (words[verb - 1] == _COMMA)]
        sure = words[first] == _ONLY or syntax.is_plural_noun(words[begin - 1])
        if begin < at and sure and _is_bare_kind(one) and _is_bare_kind(other):
            yield begin, at + 1, _BUT_NOT


def _is_bare_kind(named: Sequence[str]) -> bool:
    """Tell whether words name people or things, with no more than an adjective: "the owner"."""
    if not 0 < len(named) <= _LONGEST or not syntax.PRONOUNS.isdisjoint(named):
        return False
    head = syntax.noun_head(named)
    one = named[0] in syntax.DETERMINERS
    plain = all({NOUN, ADJECTIVE} & classes(word) for word in named[one:])
    return plain and head == len(named) - 1 and (one or syntax.is_plural_noun(named[-1]))


def _goes_on_with_state(words: Sequence[str], at: int) -> bool:
    """Tell whether a "not" denies one more of the states that someone must be in.

    "If you are a cook, over 18, **and not in debt**"; not "you may swap it, and not on Sundays".
    """
    near = words[at + 2 : at + 4]
    if not TIMES.isdisjoint(near) or any(word[:1].isdigit() for word in near):
        return False
    first = sentence_start(words, at)
    opener = max((i for i in range(first, at) if words[i] in _BINDING), default=None)
    return opener is not None and not syntax.BE.isdisjoint(words[opener + 1 : at])


def _opposed_phrases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find a phrase denied behind one like it that is allowed: "in the yard**, never** in a hall".

    An "only" of the first, which the second only makes plain, is left out.
    """
    for at in places_of(words, _DENYING, 4, len(words) - 2):
        place = _place_family(words[at + 1])
        begin = at - (words[at - 1] in _JOINTS)
        begin -= words[begin - 1] == _COMMA
        first = sentence_start(words, at)
        alone = words[begin - 1] in _ALONE
        before = words[first : begin - alone]
        if place is None or begin == at or not _lets(before) or is_doer(words, at + 1):
            continue
        like = next((i for i in reversed(range(len(before))) if before[i] in place), 0)
        if not syntax.RELATIVES.isdisjoint(before[like:]) or syntax.in_state(words[at + 1 :]):
            continue  # "living in Kent who is old and not in work"
        only = like > 0 and before[like - 1] == _ONLY
        told = tuple(words[begin:at])
        plain = told in {("but",), (_COMMA, "but")} and words[at] == _NOT
        if not like or (plain and not (alone or only)):
            continue
        if only:
            yield first + like - 1, first + like, ()
        yield begin - alone, at + 1, (_COMMA, *_BUT_NOT)


def is_doer(words: Sequence[str], at: int) -> bool:
    """Tell whether a phrase says who does something, by name: "by **the** owner"; not "by card".

    Example:
        >>> is_doer("paid by the owner".split(), 1), is_doer("paid by card".split(), 1)
        (True, False)
    """
    return words[at] == _BY and words[at + 1] in syntax.DETERMINERS


def _place_family(word: str) -> frozenset[str] | None:
    """Return the prepositions that a phrase may stand against: "in" against "on"; not "for"."""
    return next((family for family in _FAMILIES if word in family), None)


def _lets(said: Sequence[str]) -> bool:
    """Tell whether words allow something in some place or use: "may be let"; not "must pay"."""
    allows = not _LETTING.isdisjoint(said)
    return allows and _NOT_LETTING.isdisjoint(said) and syntax.NEGATIONS.isdisjoint(said)


def _denied_besides(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what an exception denies besides: "but not by guests **and not** on Sundays" is "or"."""
    for at in places_of_word(words[:-3], _BUT_NOT[0]):
        if tuple(words[at : at + 2]) != _BUT_NOT or words[at + 2] not in syntax.PREPOSITIONS:
            continue
        end = sentence_end(words, at)
        for joint in range(at + 4, end - 2):
            if words[joint] in _CASES or words[joint] == "but":
                break
            again = words[joint] == "and" and words[joint + 1] in {_NOT, _NEVER}
            last = joint + 1 + again
            if (again or words[joint] == "nor") and words[last] in syntax.PREPOSITIONS:
                yield joint - (words[joint - 1] == _COMMA), last, ("or",)


def _besides_only(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find an "only" before a case that a sentence denies another of: "only if …, but not at …"."""
    for only in places_of_word(words, _ONLY):
        end = sentence_end(words, only)
        first = sentence_start(words, only)
        if (syntax.MODALS | syntax.BE).isdisjoint(words[first:only]):
            continue  # an order
        for at in range(only + 1, end - 3):
            joint = tuple(words[at : at + 2]) in {_AND, (_COMMA, "but")}
            if not joint or words[at + 2] not in {_NOT, _NEVER}:
                continue
            if words[at + 3] in syntax.PREPOSITIONS and not _CASES.isdisjoint(words[only:at]):
                yield only, only + 1, ()
                if (
                    words[at + 2] == _NEVER
                    or words[at + 3] not in _OPENING
                    or words[at + 1] == "but"
                ):
                    yield at + 1, at + 3, _BUT_NOT
            break


def _sets_against(words: Sequence[str], at: int) -> bool:
    """Tell whether a kind stands before a "not", in words that deny nothing before it."""
    joined = words[at - 1] == _AND[-1]  # "for members **and** not guests"
    if joined and _goes_on_with_state(words, at):
        return False
    apart = words[at - 1 - joined] == _COMMA
    kind = words[at - 1 - joined - apart - bool(_ends_alone(words, at))]
    named = NOUN in classes(kind) or syntax.is_plural_noun(kind)
    first = sentence_start(words, at)
    before = words[first : at - apart - joined]
    placed = syntax.PREPOSITIONS.isdisjoint(before[-2:-1]) or words[at + 1] in syntax.PREPOSITIONS
    sure = joined and not placed  # "**to** clubs and not us"; not "in full and not in parts"
    if not named or (not (apart or sure) and not _are_two_kinds(kind, words[at + 1])):
        return False
    # A kind alone is what a verb or preposition names it to: "it **is for** adults, not children".
    governed = any(word in syntax.AUXILIARIES or word in syntax.PREPOSITIONS for word in before)
    return governed and syntax.NEGATIONS.isdisjoint(before)


def _ends_alone(words: Sequence[str], at: int) -> int:
    """Return how many words before a "not" say that a kind is alone: "adults **only,** not"."""
    return 2 * (words[at - 1] == _COMMA and words[at - 2] in _ALONE)


def _are_two_kinds(one: str, other: str) -> bool:
    """Tell whether two words name kinds and do nothing else: "**members** not **guests**"."""
    return all(syntax.is_plural_noun(word) and VERB not in classes(word) for word in (one, other))


def _is_kind(words: Sequence[str], first: int) -> bool:
    """Tell whether words name a kind, to the end of their part: "**children** .", not "paid"."""
    if words[first] in _NO_KIND:
        return False
    first += words[first] in _PLACING
    end = next((i for i in range(first, len(words)) if words[i] in _ENDS), len(words))
    named = words[first:end]
    if not named or len(named) > _LONGEST or not syntax.AUXILIARIES.isdisjoint(named):
        return False
    if named[0] in syntax.DETERMINERS:
        return True
    head = syntax.noun_head(named)
    return (
        head is not None
        and (syntax.is_plural_noun(named[head]) or VERB not in classes(named[0]))
        and not syntax.is_participle(named[0])
    )
