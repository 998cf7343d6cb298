"""Several kinds of people or things that one phrase names, each with what says more of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue, Effect, by_name
from cmr_logic.expression import Expression, Not, both, either
from cmr_logic.provisions.conditions.expressions import read_condition, read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause, say
from cmr_logic.provisions.phrases.grouping import add_group
from cmr_logic.provisions.phrases.shared_words import noun_shared
from cmr_logic.provisions.phrases.splitting import getting_frame, split_kinds, split_phrase
from cmr_logic.provisions.reach.kinds_placed import kinds_sharing
from cmr_logic.provisions.reach.lacking import kinds_lacking
from cmr_logic.provisions.reach.objects_listed import does_all, joins_objects, lists_objects
from cmr_logic.provisions.reach.told_of_all import told_of_all
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import AS_WELL_AS
from cmr_logic.provisions.words.people_nouns import ANYBODY, BEFORE_KIND, WITH_PEOPLE
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes

_WHO = frozenset({"who", "whose"})
_OR_MORE = ("or", "more")  # "groups of ten **or more** that book"
_WHO_CUE = by_name()["who"]
# Nouns for anybody, of whom only a relative clause says more: "**people** who row"; not "guests".
_GENERIC = frozenset({"people", "persons"})
_ARTICLES = frozenset({("a",), ("an",)})
ONE_OF_ANY = frozenset({"any", "each", "every"})
"""Words before one who may be whoever asks: "**any** rower"; not "a rower"."""
_JOINING = frozenset({",", "and", "or", "nor", ";"})
# Words between a joint and the next kind: "and **also** for guests"; not "here".
_BETWEEN = frozenset({*_JOINING, "also", "both", "either", "not"})
# Openings of a bracket that excepts some of a kind, the longest first: "(but not guests)".
_EXCEPTING = (("but", "not"), ("except", "for"), ("except",), ("excluding",), ("other", "than"))
_Range: TypeAlias = tuple[int, int]


def read_kinds(
    scope: Scope, first: int, last: int, cue: Cue, preposition: str = ""
) -> Expression | None:
    """Return the clauses of several kinds of people, None where some words name only one.

    Args:
        scope: the sentence.
        first: index of the first token.
        last: index after the last.
        cue: what made them a condition.
        preposition: the word before them, which each may repeat: "**for** guests, **for** staff".
    """
    kinds = _kinds(scope.words, first, last, preposition)
    apart = len({_noun_related(scope.words, *kind) for kind in kinds} - {None}) > 1
    return either([read_kind(scope, *kind, cue, named=apart) for kind in kinds]) if kinds else None


def name_kinds(scope: Scope, words: Words, cue: Cue) -> Expression:
    """Return the clauses of those that a noun phrase names, or of several in a list.

    Args:
        scope: the sentence.
        words: the phrase.
        cue: what made them a condition.
    """
    if sharing := kinds_sharing(scope, words, cue) or kinds_lacking(scope, words, cue, name_kinds):
        return sharing
    tokens = scope.words
    joints = [] if does_all(scope, words) else [at for at, _ in words.joints]
    bounds = (words.first - 1, *joints, words.last)
    parts = [Words(start + 1, end) for start, end in pairwise(bounds)]
    restricted = read_restrictions(scope, parts, cue, {effect for _, effect in words.joints})
    if restricted is None:
        restricted = told_of_all(scope, words, cue)
    if restricted is not None:
        return restricted
    if joints and noun_shared(scope, words, joints) is not None:
        return split_kinds(
            scope, words, cue, naming.subject_frame(tokens[joints[-1] + 1 : words.last])
        )
    if joints and lists_objects(scope, words):
        frame = naming.subject_frame(tokens[words.first : joints[0]])
        either_of = tuple((at, Effect.OR) for at in joints)  # nobody is at two places
        return split_phrase(scope, replace(words, joints=either_of), cue, frame)
    joints = [
        at
        for at in joints
        if not (_shares_noun(tokens, at, words.last) or joins_objects(tokens, at, words.last))
        and not "".join(tokens[at + 1 : words.last]).isdigit()  # "cooks aged 16 **or 17**"
    ]
    last = words.last - (words.last - words.first > 1 and tokens[words.last - 1] == "only")
    flat = _is_flat(tokens, words.first, joints)
    getting = getting_frame(tokens[words.first : joints[0]]) if joints else ()
    cuts = [words.first - 1]
    cuts.extend(
        at
        for at, stop in pairwise((*joints, last))
        if flat
        or getting
        or naming.restricts(tokens[at + 1 : stop])
        or _names_place(tokens, words.first, at)
        or _names_people_anew(tokens, at, stop)
    )
    cuts.append(last)
    kinds = []
    for start, end in pairwise(cuts):
        first = start + 1
        if first >= end:
            continue
        while first < end - 1 and (tokens[first] in BEFORE_KIND or first in scope.holes):
            first += 1  # "**all** guests", "cooks as | **well as** guests"
        frame, needless = _restricted(tokens, start + 1, first, end)
        as_well = getting and start >= words.first and frame != ("you",)
        if as_well and not naming.restricts(tokens[first:end]):
            frame, needless = getting, 0
        own = replace(scope, asker=False) if tokens[first] == "their" else scope  # "their guests"
        named = make_clause(own, Words(first + needless, end), cue, frame, kept=True)
        but = _excepted(scope, first, end, cue)
        kinds.append(named if but is None else both([named, Not(but)]))
    return either(kinds)


def _restricted(words: Frame, opening: int, first: int, last: int) -> tuple[Frame, int]:
    """Return the frame of a kind behind what opens it, and how many words that makes needless.

    Of "**any** rower over 60" whoever asks is one.
    """
    if "who" in words[opening : first + 1]:
        return ("you",), int(words[first] == "who")  # "cooks, or **who** row"
    if first == opening or words[first - 1] not in ONE_OF_ANY:
        return naming.restricted(words[first:last])
    frame, needless = naming.restricted(words[first - 1 : last])
    if needless:
        return frame, needless - 1
    head = syntax.noun_head(words[first:last])
    one = head is not None and naming.is_person(words[first + head])
    one = one and not syntax.is_plural_noun(words[first + (head or 0)])
    return ((*frame, syntax.article(words[first])) if one else frame), 0


def read_restrictions(
    scope: Scope, parts: Sequence[Words], cue: Cue, effects: Set[Effect]
) -> Expression | None:
    """Return the clauses of all that restricts one kind: "anyone | aged over 60 | and living here".

    None where the later parts name kinds of their own: "anyone over 60 and students".

    Args:
        scope: the sentence.
        parts: what is joined, the first with the kind.
        cue: what made it a condition.
        effects: what the joints between them do.
    """
    first, *others = parts
    if not others or len(effects) != 1:
        return None
    named = scope.words[first.first : first.last]
    frame, needless = naming.restricted(named)
    more = needless or (syntax.noun_head(named) or len(named)) < len(named) - 1
    if not more or not all(_goes_on(scope.words[p.first : p.last]) for p in others):
        return None
    made, own = len(scope.draft.clauses), Words(first.first + needless, first.last)
    clauses = [make_clause(scope, part, cue, frame) for part in (own, *others)]
    whole = Words(own.first, others[-1].last)
    if not any(isinstance(clause, Not) for clause in clauses):
        add_group(scope, whole, say(scope, whole, frame, joint=own.last), made)
    return (either if Effect.OR in effects else both)(clauses)


def _goes_on(part: Frame) -> bool:
    """Tell whether words say more of a kind: "**living** here", "**in** work"; not "students"."""
    said = part[1:] if part[:1] == ("not",) else part
    opening = said[0] if said else ""
    people = bool(said) and naming.is_person(said[-1]) and syntax.PREPOSITIONS.isdisjoint(said)
    verbal = syntax.is_gerund(opening) or (syntax.is_participle(opening) and not people)
    return (verbal or opening in syntax.PREPOSITIONS) and syntax.says_state(said)


def _shares_noun(tokens: Frame, joint: int, last: int) -> bool:
    """Tell whether two adjectives before and behind a joint share a noun: "**new and old** guests".

    Args:
        tokens: the tokens of the text.
        joint: where "and" stands.
        last: index after the phrase.
    """
    bound = tokens[joint - 1][:1].isdigit() and tokens[joint - 2] in syntax.PREPOSITIONS
    told = tokens[max(joint - 3, 0) : joint - 1]  # "shops **of any** size and most clubs"
    bound |= told != () and told[0] in syntax.PREPOSITIONS and told[-1] in syntax.DETERMINERS
    return not bound and syntax.modifies(tokens[joint - 1], tokens[joint + 1 : last])


def _names_people_anew(tokens: Frame, joint: int, stop: int) -> bool:
    """Tell whether people follow a number and a joint: "guests over 16 **and sick women**"."""
    person = naming.is_person(tokens[stop - 1]) and syntax.is_plural_noun(tokens[stop - 1])
    return person and tokens[joint - 1][:1].isdigit()


def _excepted(scope: Scope, first: int, last: int, cue: Cue) -> Expression | None:
    """Return the clause of those whom a bracket excepts: "students (but not guests)"."""
    tokens = scope.words
    opening = next((at for at in range(first + 1, last) if tokens[at] == "("), last)
    close = next((at for at in range(opening + 1, last) if tokens[at] == ")"), last)
    for excepting in _EXCEPTING:
        start = opening + 1 + len(excepting)
        if tokens[opening + 1 : start] == excepting and start < close:
            inside = scope.inside((), scope.holes - set(range(start, close)))
            return read_kind(inside, start, close, cue)
    return None


def _names_place(tokens: Frame, first: int, joint: int) -> bool:
    """Tell whether a place follows people told apart otherwise: "crews under 10 **or at sea**"."""
    opening = tokens[joint + 1]
    return opening in implied.STANDING and opening not in tokens[first:joint]


def _is_flat(tokens: Frame, first: int, joints: Sequence[int]) -> bool:
    """Tell whether each part of a list is a kind, whatever it names: "carers and under-12s".

    So it is where the first of them has no preposition, and where commas part them: then the one
    coordinator is that of the list ("guests in suites, families and taxis from the rank").
    """
    if not joints:
        return False
    named = tokens[first : joints[0]]
    if naming.subject_frame(named)[0] == "it" or syntax.PREPOSITIONS.isdisjoint(named):
        return True
    return sum(tokens[at] != "," for at in joints) == 1 < len(joints)


def says_more(named: Frame) -> bool:
    """Tell whether a noun phrase for people says more of them than what they are.

    Example:
        >>> says_more(("apprentices", "over", "19")), says_more(("apprentices",))
        (True, False)
        >>> says_more(("anyone", "under", "12")), says_more(("anyone", "off", "sick"))
        (True, True)
        >>> says_more(("anyone", "16", "or", "older"))
        True
    """
    head = 0 if not ANYBODY.isdisjoint(named[:1]) else syntax.noun_head(named)
    return (
        head is not None
        and naming.is_person(named[head])
        and (
            not syntax.PREPOSITIONS.isdisjoint(named[head + 1 :])
            or syntax.says_state(named, head + 1)
            or (named[head + 1 : head + 2] != () and named[head + 1][:1].isdigit())
        )
    )


# --- where each kind begins


def _kinds(words: Frame, first: int, last: int, preposition: str) -> list[_Range]:
    """Return the kinds that a run of tokens names, none where no kind is told apart from others.

    It is where its preposition is said again, or behind the relative clause of another, and
    "anyone" is a kind of its own: "charities and anyone who …".
    """
    if words[first] in syntax.PRONOUNS:
        return []  # "you or someone who lives with you"
    starts = [first]
    ends: list[int] = []
    apart = False
    at = first + 1
    while at < last:
        after = _after_joint(words, at, last)
        if after == at:
            at += 1
            continue
        repeated = bool(preposition) and words[after] == preposition
        start = after + repeated
        goes_on = repeated or (len(starts) > 1 and words[at] == "," and after > at + 1)
        if start < last and _opens_kind(words, starts[-1], at, start, last, goes_on=goes_on):
            related = not _WHO.isdisjoint(words[starts[-1] : at]) or words[start] in ANYBODY
            related = related or _are_related(words, starts[-1], at, last)
            related = related or _repeats_noun(words, first, start)
            apart = apart or repeated or related or _said_of_anybody(words[start:last])
            starts.append(start)
            ends.append(at)
        at = max(start, at + 1)
    return list(zip(starts, (*ends, last), strict=True)) if apart else []


def _said_of_anybody(named: Frame) -> bool:
    """Tell whether a relative clause is all that tells some from others: "**those who** row"."""
    return named[0] in ANYBODY | _GENERIC and named[1:2] != () and named[1] in _WHO


def _repeats_noun(words: Frame, first: int, start: int) -> bool:
    """Tell whether a kind behind a joint has the noun of the first: "drivers and drivers who"."""
    head = syntax.noun_head(words[first:start])
    return head is not None and words[start] == words[first + head]


def _after_joint(words: Frame, at: int, last: int) -> int:
    """Return the index after what joins two kinds at an index, or the same where nothing does."""
    if words[at : at + len(AS_WELL_AS)] == AS_WELL_AS:
        return min(at + len(AS_WELL_AS), last - 1)
    if words[at] not in _JOINING or syntax.is_bounded(words, at - 1):
        return at
    while at < last - 1 and words[at] in _BETWEEN:
        at += 1
    return at


def _opens_kind(
    words: Frame, before: int, joint: int, start: int, last: int, *, goes_on: bool
) -> bool:
    """Tell whether another kind is named behind a joint.

    Args:
        words: the tokens of the text.
        before: where the kind before begins.
        joint: where the joint stands.
        start: index after it.
        last: index after the last token of the run.
        goes_on: the joint shows that a list of kinds goes on: by the preposition before the first
            of them, said again, or by a comma before "and" as between those before.
    """
    if words[start] in _WHO or words[start] in syntax.AUXILIARIES:
        return (
            False  # "guests who row **and whose** boats", "**and have** a child": the same people
        )
    stop = next((at for at in range(start + 1, last) if words[at] in _JOINING), last)
    named = words[start:stop]
    head = syntax.noun_head(named)
    person = any(naming.is_person(named[at]) for at in {0, head or 0})
    if not (person or named[0] in ANYBODY) or (
        syntax.finite_verb(named[: head or 1]) is not None and not goes_on
    ):
        return False
    if goes_on or _WHO.isdisjoint(words[before:joint]):
        return True
    # In a relative clause it may be an object: "who teach boys and girls who …".
    at = start + (head or 0) + 1
    said_of = at < last and _opens_relative(words, at, last)
    if _may_be_person(words[joint - 1]):  # not "who bring a guest and **cooks who** row"
        return said_of and words[joint - 2] in syntax.INDEFINITE
    beside = said_of or _is_beside_thing(words[before:joint], named, head or 0)
    return beside or _is_like(words, joint, start, head or 0)


def _is_beside_thing(before: Frame, named: Frame, head: int) -> bool:
    """Tell whether people follow a thing that no person is beside: "who own a dog and **cooks**".

    Some verbs have people for objects as well: "who **teach** a class and children".

    Args:
        before: the kind before, with its relative clause.
        named: the noun phrase behind the joint.
        head: where its noun stands.
    """
    who = next((at for at, word in enumerate(before) if word in _WHO), len(before))
    verbs = {base for word in before[who + 1 :] for base in bases(word, VERB)}
    several = syntax.is_plural_noun(named[head]) or named[:1] in _ARTICLES
    return several and NOUN in classes(before[-1]) and verbs.isdisjoint(WITH_PEOPLE)


def _may_be_person(word: str) -> bool:
    return naming.is_person(word) or naming.is_person(word.removesuffix("'s"))


def _is_like(words: Frame, joint: int, start: int, head: int) -> bool:
    """Tell whether a kind behind a relative clause can be no object in it, as no noun is before.

    "Guests who are over 60, **carers** and staff", "who came in May and **carers**"; not "who
    teach art and children". Nobody is beside a thing: "who pay the fee and **anyone** who helps".
    """
    before = words[joint - 1]
    if words[start] in ANYBODY - {"those"} or before in TIMES:
        return True
    plural = syntax.is_plural_noun(words[start + head])
    state = words[joint - 2] in syntax.BE and ADJECTIVE in classes(before)
    noun = NOUN in classes(before) and not (
        state or syntax.is_gerund(before) or syntax.is_adverb(before)
    )
    return plural and (not noun or (words[joint] == "," and not syntax.is_plural_noun(before)))


def _noun_related(words: Frame, first: int, last: int) -> str | None:
    """Return the noun of a kind that has a relative clause, None for others and for anybody."""
    at = next((at for at in range(first + 1, last) if _opens_relative(words, at, last)), first + 1)
    known = at == first + 1 and words[at] not in _WHO
    head = syntax.noun_head(words[first:at])  # "**owner** of a hut who"
    behind = head is None or words[at - 1] in ANYBODY  # "the widows of **those** who"
    noun = words[at - 1 if behind or head is None else first + head]
    return None if known or not naming.restricts((noun,)) else noun


def read_kind(scope: Scope, first: int, last: int, cue: Cue, *, named: bool = False) -> Expression:
    """Return the clauses of one kind, with those of its relative clause.

    Args:
        scope: the sentence.
        first: index of the first token.
        last: index after the last.
        cue: what made it a condition.
        named: others of another name stand beside it: "**cooks** who row and guests who swim".
    """
    words = scope.words
    places = range(first + 1, last)
    relative = next((at for at in places if _opens_relative(words, at, last)), None)
    if relative is None:
        return name_kinds(scope, Words(first, last), cue)
    parts = _read_relative(scope, relative, last)
    if not parts or named or says_more(words[first:relative]):
        parts.insert(0, name_kinds(scope, Words(first, relative), cue))
    return both(parts)


def _are_related(words: Frame, first: int, joint: int, last: int) -> bool:
    """Tell whether both kinds at a joint have a relative clause: "cooks that row and … that"."""
    ranges = (range(first + 1, joint), range(joint + 1, last))
    return all(any(_opens_relative(words, at, last) for at in places) for places in ranges)


def _opens_relative(words: Frame, at: int, last: int) -> bool:
    """Tell whether a relative clause about people begins: "cooks **who** row", "firms **that**"."""
    if words[at] not in {"that", "which"}:
        return words[at] in _WHO
    person = words[at - 2 : at] == _OR_MORE or naming.is_person(words[at - 1])
    return (person or words[at - 1] in ANYBODY) and syntax.starts_verb_phrase(words, at + 1, last)


def _read_relative(scope: Scope, first: int, last: int) -> list[Expression]:
    """Return what a relative clause about people says."""
    first += scope.words[first] != "whose"
    sentence = parse_sentence(scope.draft.tokens, first, last, item=True)
    limits = Limits()
    for statement in sentence.statements:
        if statement.rest is not None:
            said = read_coordination(scope, statement.rest.body, _WHO_CUE, ("you",))
            limits.parts.extend([] if said is None else [said])
        for condition in statement.conditions:
            read_condition(scope, condition, limits)
    return [*limits.parts, *(Not(exception) for exception in limits.exceptions)]
