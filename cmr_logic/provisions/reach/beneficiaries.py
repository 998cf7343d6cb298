"""Those whom a conclusion is for: "Loans are made **to growers**", "It **helps growers** pay"."""

from __future__ import annotations

from itertools import product

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Joined, Restricted, Statement, Words, denies_each
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, Not, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import Joints
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.claimants import is_taken_from
from cmr_logic.provisions.matters.uses import COSTS, HELPING
from cmr_logic.provisions.phrases.shared_words import PAPERS, noun_shared
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.helped import helped_clause
from cmr_logic.provisions.reach.kept_for import is_kept_for
from cmr_logic.provisions.reach.kinds import name_kinds, read_kinds
from cmr_logic.provisions.reach.people_joined import SINGLE, is_somebody, joined_people
from cmr_logic.provisions.reach.people_restricted import people_who
from cmr_logic.provisions.reach.receivers import receiver_clause
from cmr_logic.provisions.reach.told_apart import people_told_apart
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANY_PERSON, ANYBODY
from cmr_logic.text import VERB, bases, places_of, word_set

# Words behind "you" before someone else: "you can write **to** a guest"; not "for".
_OF_YOURS = frozenset({"of", "to"})
# Verbs behind whose object stands what it gives them: "**entitles** cooks to a hat"; not "admits".
_ENTITLING = frozenset({"entitle", "entitles"})
# Verbs behind whose object a deed follows in its base form: "**lets** cooks row"; not "allows".
_LETTING = frozenset({"let", "lets"})
# What stands behind people, and says nothing of them: "admits cooks **free** of charge"; not "of".
_BEHIND_PEOPLE = frozenset({"for", "free", "toward", "towards"})
# Words behind which it is said of them: "firms **that** have traded | for a year"; not "firms for".
_RELATIVES = frozenset({"that", "which"})
_IMPERSONAL = ("it",)  # the subject of what something is for some: "**it** is illegal for"
# Behind a number of people: "groups of 30 or **more**"; not "a grant to cooks of 30%".
_SO_MANY = frozenset({"more", "over", "above", "fewer", "less", "upwards"})
_BOUND = 6  # words of a bound and its amount: "no more than £90"
# Words behind which those may stand whom something is for: "aimed **at**"; not "by day".
_POINTING_AT = implied.TOWARDS | {second for _, second in implied.AIMED}
_FROM, _WITHIN = "from", "within"
_BEFORE_THEM = _POINTING_AT | {_FROM}
_FREE_FOR = ("free", "for")
_BY, _WITH, _BEING = "by", "with", "being"
# What people are helped with, and do not have: "with **grants**"; not "with children".
_HELP = COSTS | {"grant", "grants", "loan", "loans", "advice"}
# Deeds that are done for somebody else: "leave to **care for** a child"; not "free to use for".
_DEEDS_FOR = frozenset(
    product(
        ("care", "look", "wait", "cook", "work", "act", "stand", "sit", "shop", "speak", "search"),
        ("for",),
    )
)
# Prepositions that each of several people may have: "by cooks or **by** guests"; not "of".
_REPEATED = frozenset({_BY, "to", "for"})
_FOR_THINGS = frozenset({"on", "for", "against"})  # "relief **on** gifts made to a charity"
_FOR_SOME, _ONLY = frozenset({"to", "for"}), "only"
_NEITHER = "neither"  # denies two things that someone has: "with **neither** a key nor a card"
# Words before what an amount is paid for: "£5 for **each** child"; not "for all children".
_PER_UNIT = frozenset({"each", "every"})


def beneficiary_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those whom a conclusion is for: "loans to farmers with little land"."""
    rest = statement.rest
    extent = None if rest is None else rest.body.extent
    if rest is None or extent is None:
        return None
    neither = _without_either(scope, rest)
    if neither is not None:
        return neither
    return (
        receiver_clause(scope, statement)
        or helped_clause(scope, statement, extent[1])
        or _meant_clause(scope, statement, rest, extent)
    )


def users_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those who may do it with what a subject tells apart.

    "Rooms above the shop can be hired **by guests who** row" asks about the room, and about you.

    Args:
        scope: the sentence.
        statement: one of its statements, whose subject makes a clause.
    """
    rest, named = statement.rest, _named(statement)
    extent = None if rest is None else rest.body.extent
    if rest is None or extent is None or named is None:
        return None
    words = scope.words
    inside = range(extent[0], extent[1])
    by = next((at for at in inside if words[at] == _BY or _is_for_some_alone(words, at)), None)
    head = syntax.noun_head(words[named[0] : named[1]])
    kept = is_kept_for(words, statement, extent[0])
    done = by is not None and not _does_it(statement, words)
    if head is None or not (kept or done):
        return None
    of_things = not any(naming.is_person(word) for word in words[named[0] : named[1]])
    return _meant_clause(scope, statement, rest, extent) if of_things else None


def _is_for_some_alone(words: Frame, at: int) -> bool:
    """Tell whether a preposition stands before those whom alone it is for: "**only to** cooks"."""
    return words[at] in _FOR_SOME and words[at - 1] == _ONLY


def _meant_clause(
    scope: Scope, statement: Statement, rest: Restricted, extent: tuple[int, int]
) -> Expression | None:
    """Return the clause of the people that a conclusion is for, or of the things it applies to."""
    words = scope.words
    each = _each_meant(scope, statement, rest)
    if each is not None:
        return each
    people = _people_meant(scope, statement, rest)
    if people is not None and words[people.first : people.last] in _ANY_HOUSEHOLD:
        people = None
    if people is not None:
        behind = None if rest.relative is None else rest.relative.extent
        last = extent[1] if behind is None else behind[1]
        told = None if behind else people_told_apart(scope, people.first, last)
        if told is not None:
            return told
        kinds = read_kinds(scope, people.first, last, implied.CUE, words[people.first - 1])
        if kinds is not None:
            return kinds
    if rest.relative is not None and rest.cue is not None:
        opening = words[extent[0]]  # "people at home who …"
        known = naming.is_person(words[extent[1] - 1]) or opening in ANYBODY or opening == "people"
        known = known or words[extent[1] - 1 : extent[1] + 1] in _OF_SUBJECT
        return people_who(scope, rest.body, rest.relative, rest.cue) if people or known else None
    if people is not None:
        return joined_people(scope, people, rest) or name_kinds(scope, people, implied.CUE)
    things = _things_meant(scope, rest, statement)
    return None if things is None else split_kinds(scope, things, implied.CUE, ("it", "is"))


# Wrongs before what says more of whoever does them: "Anyone commits an **offence who** rows".
_OF_SUBJECT = frozenset(product(("offence", "offense", "crime", "rules", "rule", "law"), ("who",)))
# Whom something is for that says nothing of them, as everyone is of one: "to **a family** if …".
_ANY_HOUSEHOLD = ANY_PERSON.union(product(("a", "any", "each", "every"), ("family", "household")))


def _each_meant(scope: Scope, statement: Statement, rest: Restricted) -> Expression | None:
    """Return the clauses of people behind a preposition of their own each: "by cooks or **by** …".

    Args:
        scope: the sentence.
        statement: one of its statements.
        rest: what stands behind its predicate.
    """
    words, runs = scope.words, rest.body.runs
    if rest.relative is not None or len(runs) != 1 or not runs[0].joints:
        return None
    run = runs[0]
    joint, effect = run.joints[-1]
    towards = words[joint + 1]
    first = next((at for at in range(run.first, joint) if words[at] == towards), joint)
    if towards not in _REPEATED or first == joint or effect is not Effect.OR:
        return None
    if towards != _BY and _does_asker(words, _named(statement), rest):
        return None
    inside = range(first + 2, run.last - 1)
    again = [i for i in inside if words[i + 1] == towards and words[i] in syntax.JOINTS]
    starts = [first + 1, *(at + 2 for at in again)]
    ends = [*(at - (words[at - 1] == ",") for at in again), run.last]
    parts = [Words(start, end) for start, end in zip(starts, ends, strict=True)]
    if not all(is_somebody(words[part.first : part.last]) for part in parts):
        return None
    return either([name_kinds(scope, part, implied.CUE) for part in parts])


def _named(statement: Statement) -> tuple[int, int] | None:
    """Return the range of the subject of a statement, None where it has none."""
    return None if statement.subject is None else statement.subject.body.extent


def _without_either(scope: Scope, rest: Restricted) -> Expression | None:
    """Return what those have not whom a conclusion is for: "to cooks **with neither A nor B**".

    Args:
        scope: the sentence.
        rest: what stands behind the predicate.
    """
    words, body = scope.words, rest.body
    if not isinstance(body, Joined) or not denies_each(body) or rest.relative is not None:
        return None
    runs = body.runs
    first, start = runs[0], runs[0].first
    at = next((i for i in range(start, first.last) if words[i] == _NEITHER), start)
    towards = next((i for i in range(at - 1, start - 1, -1) if words[i] in _POINTING_AT), at)
    if at < start + 2 or words[at - 1] != "with" or towards >= at - 2:
        return None
    whose = words[towards + 1 : at - 1]
    head = syntax.noun_head(whose)
    if head is None:
        return None
    person = naming.is_person(whose[head]) or whose[0] in ANYBODY
    frame = ("you", "have") if person else ("the", *whose, "have")
    had = [Words(at + 1, first.last), *runs[1:]]
    return Not(either([make_clause(scope, run, implied.CUE, frame, kept=True) for run in had]))


def _things_meant(scope: Scope, rest: Restricted, statement: Statement) -> Words | None:
    """Return where the things stand that a conclusion is for: "The fee applies **to vans**"."""
    words, runs, predicate = scope.words, rest.body.runs, statement.predicate
    if predicate is None or len(runs) != 1:
        return None
    run = runs[0]
    to = run.first + (words[run.first] == "only")
    if words[run.first : run.first + 2] == _FREE_FOR and not run.joints:
        return _kind_for(words, run)
    asker = words[predicate.first - 1] in syntax.PRONOUNS  # "you apply to schools": you do
    if asker or words[predicate.first] not in implied.APPLIES or words[to] != "to":
        return None
    named = words[to + 1 : run.joints[0][0] if run.joints else run.last]
    head = syntax.noun_head(named)
    several = head is not None and syntax.is_plural_noun(named[head])
    plain = several and named[0] not in syntax.DETERMINERS
    return Words(to + 1, run.last, run.joints) if plain else None


def _kind_for(words: Frame, run: Words) -> Words | None:
    """Return where the things stand that something is free for: "free for **electric** cars"."""
    named = words[run.first + 2 : run.last]
    head = syntax.noun_head(named)
    alone = bool(head) and head == len(named) - 1 and syntax.is_plural_noun(named[-1])
    known = syntax.DETERMINERS | syntax.NUMBERS  # "free for two hours"
    return Words(run.first + 2, run.last) if alone and named[0] not in known else None


def _people_meant(scope: Scope, statement: Statement, rest: Restricted) -> Words | None:
    """Return where those stand whom a conclusion is for: "lent **to farmers** by the bank"."""
    words, runs, extent = scope.words, rest.body.runs, rest.body.extent
    if extent is None or _BEFORE_THEM.isdisjoint(words[max(extent[0] - 1, 0) : extent[1]]):
        return None
    named = _named(statement)
    yours = _does_asker(words, named, rest)
    impersonal = named is not None and words[named[0] : named[1]] == _IMPERSONAL
    for run in runs:
        restricted = rest.relative is not None and run == runs[-1]
        verb = run.first > 0 and words[run.first - 1] in implied.SERVING  # "it **covers** me"
        for at in places_of(words, _BEFORE_THEM, run.first - verb, run.last - 1):
            if words[at] == _FROM and not is_taken_from(words, run, at, named):
                continue
            done = words[at] == "by" and (
                _names_maker(words, run.first, at) or _does_it(statement, words)
            )
            if (
                done
                or _undergone(words, run.first, at)
                or words[at - 1] == implied.POSSIBLE  # "it is possible **to** row"
                or _owns_place(words, run.first, at)
                or (words[at - 2] == "to" and words[at - 1 : at + 1] in _DEEDS_FOR)
                or not (words[at] == _FROM or _is_towards(words, at))
                or (yours and (words[at] in _OF_YOURS or words[at] in implied.SERVING))
            ):
                continue  # "you are the employer of a nurse", "you can lend it to a friend"
            helping = words[at] == "to" and not yours and _is_infinitive(words[at + 1])
            first = at + 1 + helping
            if first >= run.last or words[first] in (syntax.DETERMINERS if helping else _PER_UNIT):
                continue  # "to expand the business", "£5 for each child"
            last = _end_of_people(words, first, run.last, doing=impersonal and words[at] == "for")
            joints = tuple(joint for joint in run.joints if first < joint[0] < last)
            meant = Words(first, last, joints)
            end = _first_kind(words, joints, last)
            if joints and noun_shared(scope, meant, [at for at, _ in joints]) is not None:
                first, end = joints[-1][0] + 1, last  # "full-time and **part-time students**"
            single = words[end - 1] in SINGLE and words[end] in syntax.JOINTS
            single = single and syntax.PREPOSITIONS.isdisjoint(words[first:end])
            if words[end : end + 1] == (_WITHIN,):
                end = run.last  # "to the first owner | within a week": that they are the first
            if single or _names_people(words, first, end, restricted=restricted):
                return meant
    return None


# Nouns behind "in the" that place nothing: "in the **case** of guests"; not "in the yard".
_NO_PLACES = word_set("case event interest interests name benefit hands opinion")
_PLACE = 4  # words from the preposition of a place to whose it is: "on the flat roof **of**"


def _owns_place(words: Frame, first: int, at: int) -> bool:
    """Tell whether "of" says whose a place is: "on the roof **of** a school"."""
    before = words[max(first, at - _PLACE) : at]
    placed = next((i for i, word in enumerate(before) if word in syntax.OF_PLACES), None)
    if words[at] != "of" or placed is None:
        return False
    return len(before) > placed + 1 and _NO_PLACES.isdisjoint(before[placed:])


def _names_maker(words: Frame, first: int, by: int) -> bool:
    """Tell whether "by" opens who did what tells a thing apart: "huts (that were) built **by**".

    So it does behind a deed that is no leave: "You can join by being named **by** two members".

    Args:
        words: the tokens of the text.
        first: index of the first token behind the predicate.
        by: the index of "by".
    """
    related = not implied.RELATIVE_OF_THINGS.isdisjoint(words[first:by])
    return related or _BEING in words[first:by] or syntax.tells_apart(words, by - 1)


def _undergone(words: Frame, first: int, at: int) -> bool:
    """Tell whether what is done to things tells them apart: "on **gifts made** to a charity"."""
    for_things = not _FOR_THINGS.isdisjoint(words[first : max(at - 2, first)])
    return for_things and words[at] != _BY and syntax.is_participle(words[at - 1])


def _does_it(statement: Statement, words: Frame) -> bool:
    """Tell whether a statement says what is done as it is: "The club **is run** by two rowers".

    Behind a modal, and of what is used, "by" opens those who may: "can be hired by rowers".
    """
    predicate = statement.predicate
    if predicate is None or not syntax.MODALS.isdisjoint(words[predicate.first : predicate.last]):
        return False
    return implied.USED.isdisjoint(words[predicate.first : predicate.last + 3])


def _does_asker(words: Frame, subject: tuple[int, int] | None, rest: Restricted) -> bool:
    """Tell whether whoever asks does what is said: "**you** need to ask guests", "Speak to them".

    Args:
        words: the tokens of the text.
        subject: the range of the subject, None for none.
        rest: what stands behind the predicate, or all of a statement without one.
    """
    if subject is not None:
        return words[subject[0]] == "you"
    extent = rest.body.extent
    if extent is None or not syntax.starts_verb_phrase(words, *extent):
        return False
    return not _OF_YOURS.isdisjoint(
        words[extent[0] + 1 : extent[0] + 2]
    )  # not "Do not give it to guests"


def _first_kind(words: Frame, joints: Joints, last: int) -> int:
    """Return where the first kind ends that is named: "nurses | and cooks", "new and old members".

    Args:
        words: the tokens of the text.
        joints: what parts the words into kinds.
        last: index after the last of them.
    """
    if not joints:
        return last
    at = joints[0][0]
    return last if syntax.modifies(words[at - 1], words[at + 1 : last]) else at


def _is_infinitive(word: str) -> bool:
    """Tell whether a word behind "to" is a verb: "to expand"; not "to registered guides"."""
    return syntax.reads_as_verb(word) and word in bases(word, VERB)


def _is_towards(words: Frame, at: int) -> bool:
    """Tell whether those stand behind a word whom a conclusion is for: "for"; not "apply for"."""
    towards = words[at] in implied.TOWARDS and words[at - 1] not in implied.BOUND
    towards = towards and "up" not in words[at - 1 : at + 2]  # "valid for **up** to two months"
    towards = towards and words[at : at + 2] != implied.BY_WHOM
    towards = towards and words[max(at - 2, 0) : at] not in implied.NOT_ONLY
    return towards or words[at - 1 : at + 1] in implied.AIMED


def _end_of_people(words: Frame, first: int, last: int, *, doing: bool) -> int:
    """Return where those meant end: "for farmers | to buy seeds", "farmers | for lost harvests".

    Args:
        words: the tokens of the text.
        first: index of the first of them.
        last: index after the last that may belong to them.
        doing: what they do follows: "it is illegal for guests | to open".
    """
    letting = words[first - 1] in _LETTING
    for at in range(first + 1, last - 1):
        if letting and naming.is_person(words[at - 1]) and words[at] in bases(words[at], VERB):
            return at  # "lets guests | use the pool"
        verb = words[at + 1]
        people = syntax.is_plural_noun(words[at - 1]) and naming.is_person(words[at - 1])
        people = people or doing  # "farmers | to plant hedges"
        to_do = words[at] == "to" and (
            syntax.reads_as_verb(verb) or (people and verb in bases(verb, VERB))
        )
        to_do = to_do and not _belongs_to(words, at)
        to_do = to_do or (words[at] == "to" and words[first - 1] in _ENTITLING)
        within = words[at] == _WITHIN and naming.is_person(words[at - 1])  # "owners | within a day"
        behind = words[at] in _BEHIND_PEOPLE and _RELATIVES.isdisjoint(words[first:at])
        # "helps farmers | with the cost of seeds", "supports clubs | with grants of"
        helped = words[at] == _WITH and words[first - 1] in HELPING
        helped = helped and not _HELP.isdisjoint(words[at + 1 : last])
        if to_do or within or behind or helped or _is_of_amount(words, at, last):
            return at
    return last


def _belongs_to(words: Frame, at: int) -> bool:
    """Tell whether "to" belongs to the word before it: "going **to** sea", "able **to** row"."""
    return syntax.is_gerund(words[at - 1]) or syntax.is_governed(words, at)


def _is_of_amount(words: Frame, at: int, last: int) -> bool:
    """Tell whether words say how much is given: "to cooks **of up to £90**"; not "of us".

    What they have is told of them: "to cooks with savings **of up to £90**"; and so is how many
    they are: "to groups **of at least nine** people".
    """
    behind = words[at + 1 : min(at + _BOUND, last)]
    amount = any(word[:1].isdigit() or word in syntax.CURRENCIES for word in behind)
    given = words[at] == "of" and naming.is_person(words[at - 1])
    many = words[last - 1][:1].isdigit() or not _SO_MANY.isdisjoint((*behind, words[last - 1]))
    if given and (many or any(map(naming.is_person, behind))):
        return not syntax.CURRENCIES.isdisjoint(behind)
    return given and amount and (behind[0] in syntax.CURRENCIES or syntax.is_measure(behind))


def _names_people(words: Frame, first: int, last: int, *, restricted: bool) -> bool:
    """Tell whether words name people that not everybody is of.

    Args:
        words: the tokens of the text.
        first: index of the first of them.
        last: index after the last.
        restricted: a relative clause says more of them.
    """
    named = words[first:last]
    if not named or _is_infinitive(named[0]):
        return False
    if named[-1] in PAPERS and not restricted and syntax.DETERMINERS.isdisjoint(named[1:]):
        return False  # "for a resident parking permit"
    head = syntax.noun_head(named)
    anybody = named[0] in ANYBODY or (head is not None and naming.is_person(named[head]))
    return naming.restricts(named) or (restricted and anybody)
