"""Conditions about several subjects: "you or your partner works" says something of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, Not, both, either, postorder
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause, say
from cmr_logic.provisions.phrases.articles import article_for, shares_article
from cmr_logic.provisions.phrases.grouping import add_group
from cmr_logic.provisions.phrases.shared_words import SHARED_DETERMINERS
from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes

_LONGEST = 6  # words of one of several subjects, at most
_LONGEST_BARE = 2  # words of one without a determiner of its own: "your wife or **civil partner**"
_SUBJECTS = 20  # words up to the verb of them all, at most
# Words of a text about couples: "the **married** couple's allowance"; not "both".
_COUPLES = frozenset({"couple", "couples", "partner", "spouse", "husband", "wife", "married"})
# Openings of a clause that says who is meant: "anyone **who** smokes", "anyone **you** live with".
_WHOM = frozenset({"who", "you"})
_PARTED = syntax.JOINTS | {",", "if"}  # no such clause goes on across these
_EITHER = ("either", "of", "you")  # two people who are known: "**either of you** works"
_JOINING = frozenset({"or", "and", "nor", "either"})  # words of which several subjects have one
_SUBJECT_AND_VERB = 3  # words of "your partner smokes"
JOINTLY = frozenset({"together", "jointly", "joint", "other", "combined", "between", "share"})
"""Words by which several do one thing: "you and I live **together**"; not "live here"."""


@record(frozen=True, slots=True)
class Subjects:
    """The subjects of a condition.

    Args:
        frames: what each of them is called.
        verb: the index of what is said of each.
        all_of: it has to be so of all, not of one.
    """

    frames: tuple[Frame, ...]
    verb: int
    all_of: bool


def split_subjects(scope: Scope, words: Words, cue: Cue) -> Expression | None:
    """Make a clause for each subject of a condition, None where it has one or they act as one.

    Args:
        scope: the sentence that it stands in.
        words: the condition, which has a subject of its own.
        cue: what made it a condition.
    """
    found = subjects_of(scope, words)
    if found is None:
        return None
    made = len(scope.draft.clauses)
    last = words.last
    while last - 1 > found.verb and last - 1 in scope.holes:
        last -= 1  # "neither you nor your partner smokes, | whether here or abroad"
    parts = [make_clause(scope, Words(found.verb, last), cue, of) for of in found.frames]
    if any(isinstance(node, Not) for part in parts for node in postorder(part)):
        del scope.draft.clauses[made:]  # "you or your partner does not work": one, or neither?
        return None
    said = say(scope, words, ())
    said = replace(said, statement=said.statement.replace(" nor ", " or ", 1))
    add_group(scope, words, said, made)
    return (both if found.all_of else either)(parts)


def subjects_of(scope: Scope, words: Words, *, each: bool = False) -> Subjects | None:
    """Return the subjects that a condition opens with, None where it opens with one.

    "Or" tells them apart, as "both … and …" and "neither … nor …" do: "you and your partner" may
    be one subject.

    Args:
        scope: the sentence that it stands in.
        words: the condition.
        each: something is said of each of those that "and" joins.
    """
    if _JOINING.isdisjoint(scope.words[words.first : words.last]):
        return None  # as in most
    places = _said_at(scope, words)
    tokens = tuple([scope.words[at] for at in places])
    if tokens[: len(_EITHER)] == _EITHER:
        return _either_of_you(scope, tokens, words)
    before = scope.words[words.first - 1] if words.first else ""
    joining = "and" if each else {"both": "and", "neither": "nor"}.get(before, "or")
    near = tokens[:_SUBJECTS]
    if joining not in near[1:]:
        return None
    last = near.index(joining, 1)
    verb = syntax.finite_verb(tokens, last + 1)
    if verb is None and _ends_in_verb(tokens[last + 1 :]):
        verb = len(tokens) - 1
    if verb is None or not scope.holes.isdisjoint(range(places[verb], places[-1])):
        return None
    cuts = [at for at in range(last) if tokens[at] == ","]
    frames = tuple(_frames(tokens, (-1, *cuts, last, verb), told=joining == "nor"))
    if not all(frames) or not JOINTLY.isdisjoint(tokens[verb:]):
        return None
    return Subjects(frames, places[verb], joining == "and")


def _either_of_you(scope: Scope, tokens: Frame, words: Words) -> Subjects | None:
    """Return the two whom "either of you" names, None where the text does not say who they are.

    Args:
        scope: the sentence that it stands in.
        tokens: the condition.
        words: where it stands.
    """
    verb = len(_EITHER)
    stated = tokens[verb : verb + 1] != () and (
        VERB in classes(tokens[verb]) or tokens[verb] in syntax.AUXILIARIES
    )
    other = _other_of_two(scope.words)
    whole = scope.holes.isdisjoint(range(words.first, words.last))
    if not (stated and whole and other) or not JOINTLY.isdisjoint(tokens[verb:]):
        return None
    return Subjects((("you",), other), words.first + verb, all_of=False)


def _other_of_two(words: Frame) -> Frame:
    """Return who is meant beside "you" in a text about two people, () where it does not say.

    Example:
        >>> _other_of_two("you and your landlord can end it".split())
        ('your', 'landlord')
        >>> _other_of_two("a couple may apply".split()), _other_of_two("you may apply".split())
        (('your', 'partner'), ())
    """
    for at in range(len(words) - 3):
        joined = words[at] == "you" and words[at + 1] in {"and", "or"} and words[at + 2] == "your"
        if joined and is_person(words[at + 3]):
            return tuple(words[at + 2 : at + 4])
    return () if _COUPLES.isdisjoint(words) else ("your", "partner")


def opens_with_people(scope: Scope, words: Words) -> bool:
    """Tell whether words open with people of yours and what they do: "your wife or son rowed".

    Args:
        scope: the sentence that they stand in.
        words: the words.
    """
    found = subjects_of(scope, words) if scope.words[words.first] == "your" else None
    return found is not None and all(is_person(frame[-1]) for frame in found.frames)


def _said_at(scope: Scope, words: Words) -> list[int]:
    """Return where the words of a condition stand, without asides and the signs beside them.

    "You, or your partner if you have one, row" says no more than "you or your partner row".
    """
    tokens = scope.words
    whole = range(words.first, words.last)
    said = [at for at in whole if at not in scope.holes] if scope.holes else [*whole]
    if len(said) < _SUBJECT_AND_VERB or tokens[said[0]] not in syntax.NOMINATIVES:
        return said
    joint = next((i for i in (1, 2) if tokens[said[i]] in {"or", "and"}), 0)
    if joint != 1 + (tokens[said[1]] == ","):
        return said
    near = range(joint + 1, min(joint + 1 + _LONGEST, len(said)))
    comma = next((i for i in near if tokens[said[i]] == ","), 0)
    beside = {i for i in (1, comma) if tokens[said[i]] == ","}
    bare = [at for i, at in enumerate(said) if i not in beside]
    verb = syntax.finite_verb(tuple(tokens[at] for at in bare), 2)
    return bare if verb is not None and (not comma or bare[verb] == said[comma] + 1) else said


def _ends_in_verb(said: Frame) -> bool:
    """Tell whether a noun of one thing is followed by a verb alone: "your partner **smokes**"."""
    if len(said) < _SUBJECT_AND_VERB:
        return False
    plural = syntax.is_plural_noun(said[-2])
    return said[-1].endswith("s") and VERB in classes(said[-1]) and not plural


def _frames(tokens: Frame, bounds: tuple[int, ...], *, told: bool) -> Iterator[Frame]:
    """Yield each subject between some bounds, nothing for what is none.

    Args:
        tokens: the condition.
        bounds: the places around each of them.
        told: a clause may say who one is, "nor **anyone you row with**", for nothing leans on it.
    """
    opening = tokens[bounds[0] + 1]
    for before, end in pairwise(bounds):
        part = tokens[before + 1 : end]
        named = all(NOUN in classes(word) or ADJECTIVE in classes(word) for word in part)
        bare = 0 < len(part) <= _LONGEST_BARE and named and opening in SHARED_DETERMINERS
        described = all(NOUN in classes(word) or ADJECTIVE in classes(word) for word in part[:-1])
        plain = _is_subject(part) or (described and _names_thing(part))
        plain = plain or (told and _tells_who(part))
        shared = opening
        one = opening in syntax.INDEFINITE and before >= 0 and 0 < len(part) <= _LONGEST_BARE
        if one and shares_article(opening, part, names=part, choice=True):
            ((shared, *_), _), bare = article_for(opening, part), True
        yield (shared, *part) if bare else part if plain else ()


def _names_thing(part: Frame) -> bool:
    """Tell whether nouns alone name what may befall somebody: "frost", "heavy snow"; not "ill".

    Example:
        >>> _names_thing(("heavy", "snow")), _names_thing(("ill",))
        (True, False)
    """
    return 0 < len(part) <= _LONGEST_BARE and syntax.is_thing(part[-1])


def _is_subject(part: Frame) -> bool:
    """Tell whether words are a subject by themselves: "you", "a guest", "someone in your care"."""
    if part in {("you",), ("they",)}:
        return True
    opens = part[:1] != () and part[0] in syntax.DETERMINERS | syntax.INDEFINITE_PRONOUNS
    whole = part[-1:] != () and part[-1] not in syntax.NOMINATIVES | syntax.PREPOSITIONS
    inner = syntax.JOINTS | syntax.RELATIVES | {",", "who", "if"}
    return opens and whole and 1 < len(part) <= _LONGEST and inner.isdisjoint(part)


def _tells_who(part: Frame) -> bool:
    """Tell whether a relative clause says who is meant: "anyone **who lives with you**".

    It needs no word of its own: "anyone **you live with**".

    Example:
        >>> _tells_who(("anyone", "you", "live", "with")), _tells_who(("anyone", "at", "home"))
        (True, False)
    """
    if not _SUBJECT_AND_VERB <= len(part) <= _LONGEST or part[1] not in _WHOM:
        return False
    if part[0] not in syntax.INDEFINITE_PRONOUNS or not _PARTED.isdisjoint(part):
        return False
    return part[2] in syntax.AUXILIARIES or VERB in classes(part[2])


def own_sentence(scope: Scope, words: Words) -> bool:
    """Tell whether words with several subjects are a sentence of their own, and lean on none.

    Args:
        scope: the sentence that the words stand in.
        words: the words of a phrase.
    """
    return opens_with_people(scope, words) or _joins_subjects(scope, words)


def _joins_subjects(scope: Scope, words: Words) -> bool:
    """Tell whether a clause has joined subjects: "a cook **or** guest is in"."""
    said = scope.words[words.first : words.last]
    if not words.joints or said[0] not in syntax.DETERMINERS:
        return False
    verb = syntax.finite_verb(said) or 0
    last = words.joints[-1][0] - words.first
    near = last < verb <= last + _NEAR_VERB and syntax.PRONOUNS.isdisjoint(said[:verb])
    return near and said[verb] in syntax.AUXILIARIES


_NEAR_VERB = 4  # words from the last joint of subjects to their verb: "or | the legal guardian"
