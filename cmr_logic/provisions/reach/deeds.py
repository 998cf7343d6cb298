"""Things told apart by what whoever asks does with them: "goods **you bought online**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

# Verbs of what one would have, which tell nothing apart: "any help you **need**"; not "bought".
_WANTING = word_set(
    "need want like choose prefer wish require please select pick ask request expect think"
)
# Determiners of what is not known yet: "**a** boat you keep"; not "the boat you keep".
_UNKNOWN = frozenset({"a", "an", "any", "no"})
# Words that name no thing of a kind: "**anything** you like", "the **way** you pay"; not "boats".
_NO_KINDS = syntax.INDEFINITE_PRONOUNS | word_set("way time times day days amount place reason")
# What a grant is measured by, whatever one does with it: "**costs** you paid"; not "goods".
_MONEY = word_set("cost costs expense expenses money sum sums fee fees loss losses charges")
# Words behind a verb that say what else it is done to: "forms you gave **us**"; not "online".
_OTHER_OBJECTS = syntax.DETERMINERS | word_set("us them him her me you it")
# What ends a relative clause, or joins more to it, of which nothing is read: ", and".
_ENDS = syntax.JOINTS | syntax.RELATIVES | {"(", ":", ";"}
_RELATIVES = implied.RELATIVE_OF_THINGS
_COST_OF = ("the", "cost", "of")  # "**the cost of** boots you bought", as the boots
_OPEN = syntax.MODALS - {"must"}  # of what may be done with them: "boots you **can** wear"
_YOU = "you"
_LONGEST_NAME = 3  # words of the name of a thing: "second hand goods"


@record(frozen=True, slots=True)
class _Deed:
    """What whoever asks does with a thing.

    Args:
        name: the words that name the thing.
        said: those of the deed, from "you" to its verb: "you live in", "you have bought".
        rest: those behind: when, where and how.
    """

    name: Words
    said: Words
    rest: Words


def _deed_with_thing(words: Frame, first: int, last: int, *, wanted: bool = False) -> _Deed | None:
    """Return the deed by which a noun phrase tells things apart, None where there is none.

    Args:
        words: the tokens of the text.
        first: index of the first token of the noun phrase.
        last: index after the last token that may belong to it.
        wanted: what one would have counts too, as in a denial: "a date **you chose**".

    Example:
        >>> found = _deed_with_thing(tuple("any goods that you bought online".split()), 0, 6)
        >>> found.name.first, found.said.first, found.said.last, found.rest.first
        (1, 3, 5, 5)
        >>> found = _deed_with_thing(tuple("a boat you had a loan for".split()), 0, 7)
        >>> found.said.last, found.rest.first
        (7, 7)
        >>> _deed_with_thing(tuple("the goods you bought online".split()), 0, 5)
        >>> _deed_with_thing(tuple("any help you need with it".split()), 0, 6)
    """
    first += len(_COST_OF) if words[first : first + len(_COST_OF)] == _COST_OF else 0
    start = first + (words[first] in _UNKNOWN)
    noun = _noun(words, start, last)
    if noun is None:
        return None
    you = noun + 1 + (words[noun + 1] in _RELATIVES)
    if not wanted and (words[noun] in _MONEY or not _OPEN.isdisjoint(words[you:last])):
        return None
    verb = _verb(words, you + 1, last)
    if verb is None or (not wanted and not _WANTING.isdisjoint(bases(words[verb], VERB))):
        return None
    end = verb + 1
    if end < last and words[end] in syntax.PREPOSITIONS and _stands_alone(words, end + 1, last):
        end += 1  # "a house you live **in**"
    elif (stranded := _stranded(words, end, last)) is not None:
        end = stranded + 1
    elif end < last and words[end] in _OTHER_OBJECTS:
        return None
    if not _ENDS.isdisjoint(words[end:last]):
        return None
    return _Deed(Words(start, noun + 1), Words(you, end), Words(end, last))


def deed_clause(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of a deed by which a noun phrase tells things apart, if there is one.

    Args:
        scope: the sentence.
        first: index of the first token of the noun phrase.
        last: index after the last token that may belong to it.
    """
    wanted = scope.draft.conclusion.denied
    deed = _deed_with_thing(scope.words, first, last, wanted=wanted) if last > first else None
    return None if deed is None else _read(scope, deed)


def _read(scope: Scope, deed: _Deed) -> Expression:
    """Return the clause of a deed: "you bought the goods online"."""
    name, said, rest = deed.name, deed.said, deed.rest
    frame = (*scope.words[said.first : said.last], "the")
    behind = rest if rest.last > rest.first else None
    # Words of others in it do not mean whoever asks: "a room **you** let to **a lodger**".
    scope = replace(scope, tail=behind, person=(), asker=False)
    made = make_clause(scope, name, implied.CUE, frame, kept=True)
    clauses = scope.draft.clauses
    clauses[-1] = replace(clauses[-1], span=scope.draft.chars(name.first, rest.last))
    return made


def _noun(words: Frame, start: int, last: int) -> int | None:
    """Return where the name of a thing ends that a clause with "you" says more of."""
    for at in range(start, min(last - 2, start + _LONGEST_NAME)):
        word = words[at]
        if word == "or" and at == start + 1:
            continue  # "goods **or** gifts you bought"
        if word in _NO_KINDS or not classes(word) or word in syntax.PREPOSITIONS or word in _ENDS:
            return None
        behind = words[at + 1] if words[at + 1] not in _RELATIVES else words[at + 2]
        if behind == _YOU and NOUN in classes(word):
            unknown = words[start - 1] in _UNKNOWN or words[start] not in syntax.DETERMINERS
            thing = not naming.is_person(word) and word not in syntax.PRONOUNS
            return at if unknown and thing else None
    return None


def _verb(words: Frame, at: int, last: int) -> int | None:
    """Return where the verb with a meaning of its own stands behind "you"."""
    while at < last and (
        words[at] in syntax.NEGATIONS or syntax.is_adverb(words[at]) or _helps(words, at, last)
    ):
        at += 1
    return at if at < last and VERB in classes(words[at]) else None


def _helps(words: Frame, at: int, last: int) -> bool:
    """Tell whether an auxiliary stands before another verb: "you **have** used"; not "you have"."""
    if words[at] not in syntax.AUXILIARIES and words[at] not in syntax.NONFINITE_BE:
        return False
    behind = words[at + 1] if at + 1 < last else ""
    return behind in syntax.NEGATIONS or VERB in classes(behind) or syntax.is_adverb(behind)


def _stranded(words: Frame, first: int, last: int) -> int | None:
    """Return where the preposition of a thing stands behind an object: "you had a loan **for**"."""
    at = next((i for i in range(first, last) if words[i] in syntax.PREPOSITIONS), first)
    named = words[first + (words[first] in _UNKNOWN) : at]
    plain = bool(named) and all({NOUN, ADJECTIVE} & classes(word) for word in named)
    alone = plain and NOUN in classes(named[-1]) and _stands_alone(words, at + 1, last)
    return at if alone and syntax.PRONOUNS.isdisjoint(named) else None


def _stands_alone(words: Frame, at: int, last: int) -> bool:
    """Tell whether a preposition has no noun behind it: "the house you live **in**"."""
    if at >= last:
        return True
    word = words[at]
    return word in syntax.PREPOSITIONS or (syntax.is_adverb(word) and NOUN not in classes(word))
