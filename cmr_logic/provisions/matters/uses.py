"""What a thing granted may be used for, as what one wants: "It may be used **to mend roofs**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Constant, Expression, clause_ids, either
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.bounds import bounds_clause
from cmr_logic.provisions.matters.found_out import WHETHER
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import WANTING
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Verbs of what is done with a thing granted, and their base: "may be **used** for"; not "useful".
_USED = {"used": "use", "spent": "spend"}
# Verbs of getting money for something: "you can **claim** for"; not "you can stay for".
_ASKED, _FOR = word_set("claim deduct get receive recover reclaim"), "for"
_BASES = frozenset(_USED.values())
_USING = _BASES.union(_USED)
LEAVE_MODALS = frozenset({"may", "can", "could"})
"""Modals of what may be done with something: "**may** be used"; not "is used"."""

_CANNOT = frozenset({"ca"})  # of "it **ca**n't be used for"; not "you can't use it for"
# Words between the verb and what it is used for: "used **only** for"; not "used cars for".
_LIMITING = word_set("only solely also either")
# What opens the use: "used **for** repairs"; not "used by".
_MIXED = frozenset({"to", "for"})
_OPENING = frozenset({"to", "for", "on", "towards", "toward"})
# Verbs of what gives it: "**provides** grants for"; not "pays back".
PROVIDING = word_set("provide provides offer offers give gives make makes")
"""Verbs of giving: "it **provides** loans"; not "it needs loans"."""
# Money that is given, by whatever name: "provides **grants** for"; not "provides boats for".
_MONEY = word_set(
    """
    financing funding funds money loans loan grants grant assistance help support credit
    subsidies financial aid capital reimbursement
    """
)
_TO_HELP = ("to", "help")
_WITH = frozenset({"with", "towards", "toward"})  # "to help **with** repairs"; not "to help mend"
# Verbs of help with something: "It **assists** growers with repairs"; not "works with".
HELPING = word_set("help helps assist assists support supports")
# What only says that a use costs something: "for **the cost of** repairs"; not "the end of".
COSTS = word_set("cost costs price expense expenses")
# Verbs of uses that are nouns as well, verbs in a list of deeds: "dig wells or **repair** roofs";
# not "water", "store".
_DEEDS = word_set(
    """
    repair purchase design start finance process transport fund replace upgrade lease rent clean
    train update launch study pay hire support improve move travel visit remove build drill fix dig
    restart refit rebuild cut print dredge recover restore conserve
    """
)
# Forms in -ing that say of which sort a thing is: "**working** capital"; not "paying".
_SORTING = word_set("working operating running living heating housing teaching training farming")
# Such things: "working **capital**"; not "working day".
_SORTED = word_set("capital costs expenses bills materials equipment supplies machinery aids")
# Subjects in the form of an object: "use **them** to"; not "they may".
_OBJECTS = {"they": "them"}
# Words for every use: "spent on **anything**"; not "on food".
_WHATEVER = word_set("anything everything whatever")
# What follows some of a kind of which all others will do: "for any use **except**"; not "if".
_LEAVING_OUT = word_set("except excluding bar but")
# What "for" tells of a price, not of a use: "for **free**"; not "for repairs".
_PRICE = ("free",)
_MEASURE = 5  # words from "for" to what tells for how long: "for up to two hours"
_PREDICATE = 3  # words from "may" to "used": "may only be used"


def names_use(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says what something may be used for.

    Example:
        >>> names_use("grants may be used to mend roofs".split())
        True
        >>> names_use("you can use the hall for parties".split())
        True
        >>> names_use("boats used for racing may enter".split())
        False
    """
    return _use_at(words, 0, len(words)) is not None


def aims_to_help(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says what something is given to help with: "loans **to help**".

    Example:
        >>> aims_to_help("it gives money to help cooks row".split())
        True
        >>> aims_to_help("you have to help".split())
        False
    """
    return not PROVIDING.isdisjoint(words) and _TO_HELP in pairwise(words)


def using_frame(words: Frame) -> Frame | None:
    """Return what the uses in a list complete, None for other lead-ins: "it may be used to: …".

    Example:
        >>> using_frame(("the", "loan", "may", "be", "used", "for"))
        ('you', 'want', 'to', 'use', 'the', 'loan', 'for')
        >>> using_frame(("you", "may", "enter", "to"))
    """
    at = _use_at(words, 0, len(words))
    return None if at is None or at + 1 < len(words) else _frame(words, 0, at)


def asking_frame(words: Frame) -> Frame | None:
    """Return what the things in a list complete that one may ask for: "you cannot claim for: …".

    Example:
        >>> asking_frame(("you", "can", "claim", "expenses", "for"))
        ('you', 'want', 'to', 'claim', 'expenses', 'for')
        >>> asking_frame(("you", "can", "stay", "for"))
    """
    asks = words[:1] == ("you",) and words[-1:] == (_FOR,) and words[1] in LEAVE_MODALS
    if not asks or words[2] not in _ASKED:
        return None
    return (*WANTING, *words[2:])


def uses_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of what something is for, any one of which whoever asks must want.

    Args:
        scope: the sentence.
        statement: a statement without a list: "Loans can be used for repairs or rent".
    """
    extent = None if statement.rest is None else statement.rest.body.extent
    if scope.items or extent is None or statement.predicate is None:
        return None
    if scope.words[extent[1] - 1] in WHETHER:
        return None  # "you can use it to check if: …" is for what the list says
    bound = bounds_clause(scope, statement)
    if bound is not None:
        return bound
    subject = None if statement.subject is None else statement.subject.body.extent
    first = statement.predicate.first if subject is None else subject[0]
    last = extent[1]
    at = _use_at(scope.words, first, last)
    if at is not None and _for_whatever(scope.words, at + 1, last):
        return Constant(True)
    if at is not None:
        return wanted(scope, Words(at + 1, last), _frame(scope.words, first, at))
    return _provided(scope, statement.predicate.last - 1, last)


def beside_uses(
    draft: Draft, told: Expression | None, uses: Expression | None
) -> Expression | None:
    """Return what tells things apart, None where it only says again one of several uses.

    "It cannot be used on gifts or on **goods that are reduced**": the goods are one of the uses.

    Args:
        draft: what has been read.
        told: the clauses by which things are told apart, if any.
        uses: those of what something is for, if any.
    """
    if told is None or uses is None:
        return told
    outer = [draft.clause(name).span for name in clause_ids(uses)]
    inner = [draft.clause(name).span for name in clause_ids(told)]
    inside = all(any(o.start <= i.start and i.end <= o.end for o in outer) for i in inner)
    return None if inside and len(outer) > 1 else told


# --- where a use is named


def _for_whatever(words: Frame, at: int, last: int) -> bool:
    """Tell whether every use will do, but for those left out: "on **anything** except food"."""
    any_but = words[at] == "any" and not _LEAVING_OUT.isdisjoint(words[last : last + 2])
    return words[at] in _WHATEVER or any_but


def _use_at(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where "to" or "for" opens what something may be used for."""
    said = words[first:last]
    modals = LEAVE_MODALS | _CANNOT if "be" in said else LEAVE_MODALS
    if _USING.isdisjoint(said) or modals.isdisjoint(said):
        return None
    modal = next(at for at in range(first, last) if words[at] in modals)
    stop = min(last, modal + 1 + _PREDICATE)
    for at in range(modal + 1, stop):
        if words[at] in _USED and "be" in words[modal + 1 : at]:
            return _opening(words, at + 1, last)
        if words[at] in _BASES and words[first] == "you":
            return next((i for i in range(at + 2, last) if _opens_use(words, i)), None)
    return None


def _opening(words: Sequence[str], at: int, last: int) -> int | None:
    while at < last and words[at] in _LIMITING:
        at += 1
    return at if at < last and words[at] in _OPENING else None


def _opens_use(words: Sequence[str], at: int) -> bool:
    following = words[at + 1 : at + 2]
    verbal = bool(following) and following[0] in bases(following[0], VERB)
    if words[at] == "for" and _measures(words[at + 1 : at + _MEASURE]):
        return False
    if words[at] == "on" and not TIMES.isdisjoint(words[at + 1 : at + 3]):
        return False  # "use the hall **on Sundays**"
    return words[at] in {"for", "on"} or (words[at] == "to" and (verbal or not following))


def _measures(words: Sequence[str]) -> bool:
    """Tell whether words behind "for" tell how long, or how much: "two hours", "free"."""
    return tuple(words[:1]) == _PRICE or not TIMES.isdisjoint(words)


def _frame(words: Sequence[str], first: int, at: int) -> Frame:
    """Return what a use completes: "you want to use the loan for"."""
    modal = next(i for i in range(first, at) if words[i] in LEAVE_MODALS | _CANNOT)
    verb = next(i for i in range(modal + 1, at) if words[i] in _USED or words[i] in _BASES)
    thing = tuple(words[first:modal] if words[verb] in _USED else words[verb + 1 : at])
    thing = tuple(_OBJECTS.get(word, word) for word in thing)
    return (*WANTING, _USED.get(words[verb], words[verb]), *thing, words[at])


def _provided(scope: Scope, verb: int, last: int) -> Expression | None:
    """Return the clauses of what money is given for: "It provides loans **to buy boats**"."""
    words = scope.words
    helping = words[verb] in HELPING
    if not helping and words[verb] not in PROVIDING:
        return None
    named = range(verb + 1, last)
    if helping:
        at = next((i for i in named if words[i] == "with"), last)
        people = at - 1 == verb or is_person(words[at - 1]) or syntax.is_plural_noun(words[at - 1])
        if at + 1 >= last or not people:
            return None
        return wanted(scope, _past_cost(words, at + 1, last), ("you", "need", "help", "with"))
    at = next((i for i in named if _opens_use(words, i) and words[i] != "on"), last)
    if at + 1 >= last or words[at - 1] not in _MONEY:
        return None
    thing = tuple(words[verb + 1 : at])
    frame = WANTING if words[at] == "to" else ("you", "need", *thing, "for")
    if words[at : at + 2] == _TO_HELP:
        return _helped(scope, at + 2, last)
    use = _past_cost(words, at + 1, last)
    person = words[at] == "for" and any(map(is_person, words[use.first : last]))
    return None if person else wanted(scope, use, frame)


def _helped(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of what money helps with: "to help | **with repairs**", "**mend roofs**".

    What costs something, whoever asks does: "with the costs of | **having a child**". Whom it helps
    is said of the people: "to help cooks row".

    Args:
        scope: the sentence.
        first: index of the first token behind "help".
        last: index after the last of the sentence.
    """
    words = scope.words
    first += words[first : first + 1] == ("you",)
    with_it = words[first] in _WITH
    first += with_it or words[first] == "to"
    if first >= last:
        return None
    use = _past_cost(words, first, last)
    if with_it and syntax.is_gerund(words[use.first]):
        return make_clause(scope, use, implied.CUE, ("you", "are"), kept=True)
    if with_it:
        return wanted(scope, use, ("you", "need", "help", "with"))
    verbal = words[first] in bases(words[first], VERB) and not is_person(words[first])
    return wanted(scope, Words(first, last), WANTING) if verbal else None


def _past_cost(words: Sequence[str], first: int, last: int) -> Words:
    """Return the words of a use without what says that it costs something."""
    at = first + (words[first] == "the")
    if words[at] in COSTS and words[at + 1 : at + 2] == ("of",) and at + 2 < last:
        return Words(at + 2, last)
    return Words(first, last)


# --- the uses one by one


def wanted(scope: Scope, use: Words, frame: Frame) -> Expression:
    """Return the clauses of joined uses: "mend roofs or dig wells", "rent, repairs and fuel".

    Args:
        scope: the sentence.
        use: their words.
        frame: what each completes: "you want to".
    """
    words = scope.words
    joints = [at for at in range(use.first + 1, use.last - 1) if _joins(words, at)]
    joints = [at for at in joints if words[at] == ";"] or joints
    verbal = frame[-1] == "to" or _is_deed(words, use.first, use.last)
    doing = words[use.first].endswith("ing") and _is_deed(words, use.first, use.last)
    cuts = [at for at in joints if not verbal or _goes_on(words, at, use.last, doing=doing)]
    if not cuts and verbal and joints:
        return _objects(scope, use, frame, use.first + 1, joints)
    parts = _parts(words, use, cuts)
    if not verbal and any(words[part.first] in syntax.PREPOSITIONS for part in parts):
        parts = [use]
    if verbal and len(parts) > 1 and parts[0].last == parts[0].first + 1:
        shared = parts[-1].first + 1
        inner = [at for at in joints if at > shared]
        if inner:
            return _objects(scope, use, frame, shared, inner)
        if shared < use.last and words[cuts[-1]] == "or":
            scope = replace(scope, tail=Words(shared, use.last))
            parts = [*parts[:-1], Words(parts[-1].first, use.last)]
        elif words[cuts[-1]] == "and":
            parts = [use]
    opened = (_opened_by(words, part, frame) for part in parts)
    return either(
        [
            make_clause(scope, part, implied.CUE, lead, kept=True)
            for part, lead in zip(parts, opened, strict=True)
        ]
    )


def _opened_by(words: Sequence[str], part: Words, frame: Frame) -> Frame:
    """Return what a use completes that opens with a word of its own: "to mend roofs or **for**"."""
    own = words[part.first - 1]
    mixed = own in _MIXED and frame[-1] in _MIXED and frame[: len(WANTING)] == WANTING
    return (*frame[:-1], own) if mixed and "use" in frame else frame


def _objects(
    scope: Scope, use: Words, frame: Frame, first: int, joints: Sequence[int]
) -> Expression:
    """Return the clauses of the objects of one deed: "build or mend | barns, mills and silos"."""
    words = scope.words
    objects = _parts(words, Words(first, use.last), joints)
    plain = all(NOUN in classes(words[o.last - 1]) and o.last > o.first for o in objects)
    doubtful = any(
        words[o.first] in syntax.PREPOSITIONS
        or (o.last - o.first > 1 and words[o.first] in bases(words[o.first], VERB))
        for o in objects
    )  # "repair walls and **plant hedges**"
    if not plain or doubtful:
        return make_clause(scope, use, implied.CUE, frame, kept=True)
    deed = (*frame, *words[use.first : first])
    return either([make_clause(scope, each, implied.CUE, deed, kept=True) for each in objects])


def _parts(words: Sequence[str], use: Words, cuts: Sequence[int]) -> list[Words]:
    starts = [use.first, *(_behind(words, at) for at in cuts)]
    ends = [*(at - (words[at - 1] == ",") for at in cuts), use.last]
    return [Words(start, end) for start, end in zip(starts, ends, strict=True)]


def _joins(words: Sequence[str], at: int) -> bool:
    if words[at] in {"and", "or"}:
        return words[at - 1] != ";"
    return words[at] == ";" or (words[at] == "," and words[at + 1] not in syntax.JOINTS)


def _behind(words: Sequence[str], at: int) -> int:
    """Return where the part behind a joint begins: "or **to** mend roofs"."""
    at += 1 + (words[at] == ";" and words[at + 1] in syntax.JOINTS)
    return at + (words[at] in {"to", "for", "on"})


def _goes_on(words: Sequence[str], at: int, last: int, *, doing: bool) -> bool:
    """Tell whether another deed stands behind a joint: "to mend roofs **or** to dig wells".

    Args:
        words: the tokens.
        at: where the joint is.
        last: index after the last token of the uses.
        doing: the first deed is an -ing form, as then the others are.
    """
    start = _behind(words, at)
    alike = doing or not words[start].endswith("ing")  # "mend roofs or **heating** systems"
    if words[start - 1] == "to" or (words[start - 1] == _FOR and start - 1 == at + 1):
        return True
    return alike and _is_deed(words, start, last)


def _is_deed(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether words name something to do: "mend roofs", "mending roofs"; not "repairs"."""
    word = words[at]
    if word.endswith("ing") and bases(word, VERB):
        return word not in _SORTING or at + 1 >= last or words[at + 1] not in _SORTED
    base = word in bases(word, VERB) and not syntax.is_plural_noun(word)
    plain = syntax.reads_as_verb(word) or word in _DEEDS
    return base and (plain or syntax.starts_verb_phrase(words, at, last))
