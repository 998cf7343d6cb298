"""People of whom a relative clause says more: "guests over 16 **who have a key**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.reach.kinds import name_kinds, says_more
from cmr_logic.provisions.reach.objects_listed import lists_objects
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import (
    ANYBODY,
    BEFORE_KIND,
    CARED_FOR,
    GENERIC,
    MADE_SO,
    NO_QUALITIES,
    TRADES,
)
from cmr_logic.text import ADJECTIVE, NAME, NOUN, VERB, classes, word_set

_OF_PEOPLE = frozenset({"who", "whose"})  # relatives of people: "nurses **who**"; not "boats that"
_OF, _WITH, _WHO, _UP = "of", "with", "who", "up"
_OF_ONE = frozenset({"is", "was", "has", "does"})  # verbs of one: "a patient who **is** ill"
# What nobody who asks has done: "widows of sailors who **died**"; not "who rowed".
_DYING = frozenset({"died", "die", "dies", "deceased", "killed"})
# Words that end a size: "groups of 15 or **more** that row"; not "owners of boats that".
_OF_SIZE = frozenset({"more", "over", "fewer", "less", "above"})
_NEAR = 4  # words from "who" to what makes somebody one of a trade
_BETWEEN = "between"  # opens a range, whose "and" joins nothing


# What is had for one: "**for each** child who"; not "to a child who".
_FOR, _EACH = frozenset({"for", "of"}), word_set("a an each every any")
# Several of them: "for **children** who"; not "for a child who".
_CHILDREN = word_set("children babies infants dependants dependents")
# Words of money that is paid for them: "it is **paid** for children who"; not "rooms for children".
_PAID_FOR = word_set(
    "paid payable allowance allowances benefit benefits credit credits pension supplement payment "
    "payments claim maintenance"
)
_AHEAD = 9  # words back to it: "a **benefit** is paid every month for children who"
# What people are by a list or a test, and others are not: "**registered** cooks"; not "new cooks".
_ENTERED = frozenset({"registered", "licensed", "qualified", "retired", "enrolled", "accredited"})
# Nouns that say nothing of people, so that a quality is all: "disabled **persons** who row".
_ANYBODY = frozenset({"people", "persons", "individuals"})
# What says of people no more than that they are meant: "**current** cooks"; not "foreign cooks".
_PASSING = word_set("existing current former future affected entitled regular")


def people_who(
    scope: Scope, body: Coordination, relative: Coordination, cue: Cue
) -> Expression | None:
    """Return the clause of a relative clause about people; where kinds are listed, theirs too.

    Args:
        scope: the sentence.
        body: those whom it restricts.
        relative: what it says of them.
        cue: the word that opens it.
    """
    run = body.runs[-1:]
    company = _one_in_company(scope.words, run[0]) if run else ()
    if company:
        return _with_one_who(scope, run[0], relative, cue, company)
    if run and _is_child_cared_for(scope.words, run[0]):
        child = ("the", scope.words[run[0].last - 1])
        return _read_of_others(scope, relative, cue, child)
    nearer = _of_nearer_noun(scope, run[0]) if run else ()
    if nearer:
        return _read_of_others(scope, relative, cue, nearer)
    beside = _beside_asker(scope.words, run[0], relative) if run else ()
    if beside:
        return _read_of_others(scope, relative, cue, beside)
    return _people_told_of(scope, run, relative, cue)


def _people_told_of(
    scope: Scope, run: Sequence[Words], relative: Coordination, cue: Cue
) -> Expression | None:
    """Return the clause of a relative clause about whoever asks, and of what kind they are."""
    apart = _kinds_apart(scope.words, run[0]) if run else None
    others = None if apart is None else name_kinds(scope, apart[0], implied.CUE)
    kinds = _kinds_restricted(scope, run[0] if apart is None else apart[1]) if run else None
    if apart is not None and kinds is None:
        kinds = name_kinds(scope, apart[1], implied.CUE)
    asker, scope.asker = scope.asker, True  # "sailors who have lost **their** boat": yours
    restricting = read_coordination(scope, relative, cue, ("you",))
    scope.asker = asker
    if kinds is None or restricting is None:
        return restricting
    restricted = both([kinds, restricting])
    return restricted if others is None else either([others, restricted])


def _read_of_others(
    scope: Scope, relative: Coordination, cue: Cue, frame: Frame
) -> Expression | None:
    """Read a relative clause, and the list that it leads in, of others than whoever asks."""
    asker, scope.asker = scope.asker, False
    said = read_coordination(scope, relative, cue, frame)
    scope.asker = asker
    return said


def _beside_asker(words: Frame, run: Words, relative: Coordination) -> Frame:
    """Return who that is of whom a relative tells what they are to you, () for whoever asks.

    "It may be signed by **a doctor who has known you** for two years": the doctor has.
    """
    extent = relative.extent
    if extent is None:
        return ()
    said = words[extent[0] : extent[1]]
    if not any(_is_done_to_you(said, at) for at in range(1, len(said))):
        return ()
    name = words[run.last - 1]
    if run.joints or name in ANYBODY | GENERIC or not naming.is_person(name):
        return ("that", "person")
    return ("those" if syntax.is_plural_noun(name) else "that", name)


def _is_done_to_you(words: Frame, at: int) -> bool:
    """Tell whether "you" is an object: "has known **you** for", "lives with **you**"."""
    before, behind = words[at - 1], words[at + 1] if at + 1 < len(words) else ""
    if words[at] != "you" or behind in syntax.AUXILIARIES or classes(behind) == {VERB}:
        return False
    return before in syntax.PREPOSITIONS | {"to"} or VERB in classes(before)


def _kinds_apart(words: Frame, run: Words) -> tuple[Words, Words] | None:
    """Return where the kinds stand of which only the last is restricted, None for other people.

    "Owners **with a boat**, and sailors who row": what the first are told by is said of them alone.
    """
    if not run.joints:
        return None
    joint = run.joints[-1][0]
    set_off = "," in words[joint - 1 : joint + 1]
    end, last = joint - (words[joint - 1] == ","), joint + 1 + (words[joint + 1] in syntax.JOINTS)
    starts = (at + 1 for at in range(run.first, end) if _opens_people(words, at, end))
    told = (at for at in (run.first, *starts) if _told_people(words[at:end], set_off=set_off))
    first = next(told, None)
    named = words[last : run.last]
    if first is None or not _are_people(named[: _end_of_name(named)]):
        return None
    return Words(first, end, tuple(j for j in run.joints[:-1] if j[0] > first)), Words(
        last, run.last
    )


def _told_people(named: Frame, *, set_off: bool) -> bool:
    """Tell whether words name people by where or with what they are: "owners **with a boat**".

    Args:
        named: the words.
        set_off: a comma parts them from the next kind: what is said of that is not said of these.
    """
    placed = _end_of_name(named)
    of_some = placed < len(named) and named[placed] != _OF
    return _are_people(named[:placed]) and (of_some or (set_off and "," not in named))


def _end_of_name(named: Frame) -> int:
    """Return where the name of people ends: "owners | with a boat", "children | up to 16"."""
    ends = syntax.PREPOSITIONS | {_UP, "aged"}
    return next((at for at, word in enumerate(named) if word in ends), len(named))


def _are_people(named: Frame) -> bool:
    """Tell whether the last of some words names people: "surviving **spouses**"; not "boats"."""
    return bool(named) and syntax.is_plural_noun(named[-1]) and naming.is_person(named[-1])


def _is_child_cared_for(words: Frame, run: Words) -> bool:
    """Tell whether something is had for a child: "an allowance **for each child** who is 5".

    Whoever asks cares for the child. A place "**to** a child who is 5" may be their own.
    """
    if (
        words[run.last - 1] in _CHILDREN
        and words[run.last - 2] in _FOR
        and run.last - 2 > run.first
    ):
        return not _PAID_FOR.isdisjoint(words[max(run.last - _AHEAD, 0) : run.last - 2])
    if words[run.last - 1] not in CARED_FOR:
        return False
    first = run.last - 2
    while first > run.first and ADJECTIVE in classes(words[first]) and words[first] not in _EACH:
        first -= 1  # "for every **dependent** child who"
    return first > run.first and words[first] in _EACH and words[first - 1] in _FOR


def _one_in_company(words: Frame, run: Words) -> Frame:
    """Return the frame of a relative clause about one whom several have, () for others.

    The verb of "households with **a child who is** ill" is that of the child.
    """
    at = next((at for at in range(run.last - 2, run.first, -1) if words[at] == _WITH), 0)
    if words[run.last] != _WHO or not at or words[at + 1] not in syntax.INDEFINITE:
        return ()
    one, verb = words[run.last - 1], "".join(words[run.last + 1 : run.last + 2])
    told = naming.is_person(one) and not syntax.is_plural_noun(one)
    several = any(syntax.is_plural_noun(word) for word in words[run.first : at])
    if not (told and several and (verb in _OF_ONE or verb[-1:] == "s")):
        return ()
    return ("you", "have", *words[at + 1 : run.last], words[run.last])


def _with_one_who(
    scope: Scope, run: Words, relative: Coordination, cue: Cue, frame: Frame
) -> Expression | None:
    """Return the clause of those who have one of whom more is said, with what stands before it.

    "Families **with twins, or** with a child who is ill" are either.
    """
    last = run.joints[-1] if run.joints else None
    before = None
    if last is not None and last[0] >= run.last - len(frame) - 1:
        before = name_kinds(scope, Words(run.first, last[0], run.joints[:-1]), implied.CUE)
    said = _read_of_others(scope, relative, cue, frame)
    if before is None or said is None or last is None:
        return said
    return either([before, said]) if last[1] is Effect.OR else both([before, said])


def _of_nearer_noun(scope: Scope, run: Words) -> Frame:
    """Return the frame of a relative clause about a thing that tells people apart, () for others.

    "Owners of **huts that** leak" says it of the huts, "owners of huts who row" of the owners.
    """
    words = scope.words
    nearer = _nearer_person(words, run)
    if nearer:
        return ("you", "are", *words[nearer - 1 : run.last], words[run.last])
    if words[run.last] not in implied.RELATIVE_OF_THINGS or run.joints:
        return ()
    size = words[run.last - 1]
    if size in syntax.NUMBERS or size[:1].isdigit() or size in _OF_SIZE:
        return ()  # "groups of 15 **or more** that book early"
    first = next(
        (
            at + 1
            for at in range(run.last - 1, run.first - 1, -1)
            if _opens_people(words, at, run.last)
        ),
        run.first,
    )
    named = words[first : run.last]
    head = syntax.noun_head(named)
    if head is None or syntax.PREPOSITIONS.isdisjoint(named[head + 1 :]):
        return ()
    return ("you", "are", *named, words[run.last])


def _nearer_person(words: Frame, run: Words) -> int:
    """Return where "of" stands before one whom a relative clause is about, 0 where it is of others.

    The verb of "relatives of **a patient who is** ill" is that of one, "of a patient who are ill"
    of several.
    """
    of = next((at for at in range(run.last - 2, run.first, -1) if words[at] == _OF), 0)
    dead = not _DYING.isdisjoint(words[run.last + 1 : run.last + 3])
    if of and dead and not run.joints and _are_people(words[of - 1 : of]):
        return of if naming.is_person(words[run.last - 1]) else 0  # "widows of **men who died**"
    if words[run.last] != _WHO or not of or words[of + 1] not in syntax.INDEFINITE:
        return 0
    kin, one, verb = words[of - 1], words[run.last - 1], "".join(words[run.last + 1 : run.last + 2])
    told = naming.is_person(kin) and naming.is_person(one) and not syntax.is_plural_noun(one)
    several = syntax.is_plural_noun(kin) and (verb in _OF_ONE or verb[-1:] == "s")
    return of if told and several else 0


def _kinds_restricted(scope: Scope, run: Words) -> Expression | None:
    """Return the clause of those whom a relative clause restricts: several kinds, or one with more.

    "Apprentices over 19 who …" says more of them, "apprentices who …" does not.
    """
    words = scope.words
    behind = range(run.last - 1, run.first - 1, -1)
    first = next((at + 1 for at in behind if _opens_people(words, at, run.last)), run.first)
    joints = tuple(
        joint
        for joint in run.joints
        if joint[0] > first and _BETWEEN not in words[joint[0] - 2 : joint[0]]
    )
    if joints:
        places = range(joints[0][0] - 1, first - 1, -1)
        nearest = next((at + 1 for at in places if words[at] in syntax.PREPOSITIONS), first)
        if not lists_objects(scope, Words(first, run.last, joints)):
            first = nearest  # not of "tenants in Kent or Devon who …"
    elif not (
        is_kind_of_its_own(words[first : run.last]) or _are_of_trade(scope, Words(first, run.last))
    ) or (scope.items and _are_anywhere(words[first : run.last])):
        return None
    return name_kinds(scope, Words(first, run.last, joints), implied.CUE)


def _are_of_trade(scope: Scope, named: Words) -> bool:
    """Tell whether people are of a trade or a service that not all who ask are of: "**nurses**".

    Where something is denied of them, or demanded, it may be of others as well. What was said of
    them before is asked about there: "You must be a nurse. Nurses who row may apply". Nor is it
    asked of whoever a relative clause makes one: "Veterans who were discharged".
    """
    words, draft = scope.words, scope.draft
    trade = words[named.first]
    if named.last != named.first + 1 or trade not in TRADES or words[named.last] not in _OF_PEOPLE:
        return False
    known = any(trade[:-3] in clause.statement.lower() for clause in draft.clauses)
    behind = words[named.last : named.last + _NEAR]
    known = known or not MADE_SO.get(trade, frozenset()).isdisjoint(behind)
    return not (known or draft.conclusion.denied or draft.conclusion.demanding)


def _are_anywhere(named: Frame) -> bool:
    """Tell whether people are told apart by no more than where they are: "people **at home**"."""
    return named[0] in GENERIC and named[1:2] != () and named[1] in syntax.OF_PLACES


def is_kind_of_its_own(named: Frame) -> bool:
    """Tell whether people whom a relative clause restricts are not of whoever asks anyway.

    "**Apprentices over 19** who …", "**council tenants** who …", "**self-employed** cooks who …"
    and "**disabled** people who …" name some of them, "tenants who …" and "new tenants who …"
    whoever reads.
    """
    if says_more(named):
        return True
    start = next((at for at, word in enumerate(named) if word not in BEFORE_KIND), len(named))
    *before, head = named[start:] or ("",)
    if before and syntax.starts_verb_phrase(named, start):
        return False  # "we **take guests** who …"
    telling = before and (NOUN in classes(before[-1]) or before[-1] == NAME or "-" in before)
    telling = telling or not _ENTERED.isdisjoint(before) or _is_quality(before[-1:])
    opening = named[start : start + 1]
    apart = "-" in before or _is_quality(before[-1:])
    general = head in GENERIC and not (head in _ANYBODY and apart)
    plural = syntax.is_plural_noun(head) and naming.is_person(head) and not general
    return bool(telling) and plural and syntax.DETERMINERS.isdisjoint(opening)


def _is_quality(before: Sequence[str]) -> bool:
    """Tell whether the word before people tells some of them apart: "**foreign** cooks who row"."""
    if not before or before[0] in NO_QUALITIES | _PASSING:
        return False
    return ADJECTIVE in classes(before[0]) or syntax.is_participle(before[0])


def _opens_people(words: Frame, at: int, last: int) -> bool:
    """Tell whether people are named behind a word: "**for** guests"; not "**for** two weeks"."""
    if words[at] not in implied.TOWARDS - {"of"} or at + 1 >= last:
        return False
    if words[at + 1][:1].isdigit() and words[at - 1][:1].isdigit():
        return False  # "rowers aged 16 **to** 64"
    head = syntax.noun_head(words[at + 1 : last])
    return head is None or naming.is_person(words[at + 1 + head]) or words[at + 1] in ANYBODY
