"""Sentences that lift one part of a rule in some case: "**The age limit** doesn't apply if …"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Sentence, Statement
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import (
    All,
    Any,
    ClauseRef,
    Expression,
    Not,
    both,
    either,
    negate,
    operands_of,
    postorder,
    replace_part,
)
from cmr_logic.provisions.conditions.expressions import read_condition
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.reach.referred import referred_clause
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words.predicate_words import (
    BACKWARD,
    CONDITIONS,
    EXCEPTIONS,
    NUMBERED,
    RULES,
)
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import key, keys, word_set, words_in

# Verbs by which a part does not hold: "does not **matter**"; not "does not pay".
LIFTING = frozenset({"apply", "matter", "count"})
# What is done with one that need not be met: "is **waived** for widows"; not "is met by".
_BE = "be"
_WAIVED = frozenset({"waived", "relaxed", "dispensed", "lifted"})
# Words for the place of a part in its list: "the **second** condition"; not "two conditions".
_PLACES = {"first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "last": -1}
# Nouns for a part: "the second **condition**", "**point** (b)"; not "boat".
_PARTS = RULES | CONDITIONS | EXCEPTIONS | NUMBERED | word_set("point item bullet one of")
_AGE = "age"
# What else says what a part asks for: "the **age** limit" of "you are over 60"; not "income".
_SAID_BY = {
    _AGE: word_set("aged age old older younger over under"),
    "residence": word_set("live lived living reside resident"),
    "residency": word_set("live lived living reside resident"),
    "insurance": word_set("insured insurance"),
    "income": word_set("income earn earns earned earnings"),
}
# Nouns for all that is excepted: "this **exemption** does not apply"; not "this limit".
_EXCEPTED = EXCEPTIONS | {"exemption", "exemptions", "exclusion", "exclusions"}
# What is no label in such a name: "sub-paragraph (b)"; not "b".
_AROUND_LABELS = frozenset({"(", ")", "-", "sub", "sub-paragraph", "sub-section", "sub-rule"})
_LETTERS = "abcdefgh"
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")
# What opens such a denial: "**does** not apply", "**shall** not apply"; not "may not apply".
_AUXILIARIES = syntax.DO | {"shall", "will"}
_LABEL = 12  # characters before a sentence in which its number stands: "(1) You may vote"
_LONGEST = 7  # words of the name of a part: "the second of these two conditions"


def read_if_lifted(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that says in what case one part of what stands before does not count.

    Args:
        draft: what has been read; the provision with that part changes.
        first: index of the first token of the sentence.
        last: index after its last.

    Returns:
        Whether it is one, and the part is there.
    """
    words = draft.words[first:last]
    lifting = not LIFTING.isdisjoint(words) and not syntax.NEGATIONS.isdisjoint(words)
    if not (lifting or not _WAIVED.isdisjoint(words)) or not draft.provisions:
        return False
    sentence = parse_sentence(draft.tokens, first, last)
    statement = sentence.statements[0] if len(sentence.statements) == 1 else None
    named = None if statement is None else _name_of_part(draft, statement)
    if statement is None or named is None:
        return False
    if _names_exceptions(named) and draft.provisions[-1].exceptions:
        return _limit_exceptions(draft, sentence, statement)
    found = _part_named(draft, named, any_noun=not lifting)
    if found is None:
        return False
    case = _case(draft, sentence, statement)
    if case is None:
        return False
    at, part = found
    draft.provisions[at] = _lifted(draft.provisions[at], part, case)
    return True


def _names_exceptions(named: Frame) -> bool:
    """Tell whether a name is for all that is excepted before: "this exemption"; not "the first"."""
    return named[0] in BACKWARD | {"the"} and named[1:] != () and named[1:][0] in _EXCEPTED


def _limit_exceptions(draft: Draft, sentence: Sentence, statement: Statement) -> bool:
    """Leave a case out of what the last provision excepts; tell whether there is one.

    "You can moor here except at weekends. This exception does not apply to members."
    """
    case = _case(draft, sentence, statement)
    if case is None:
        return False
    last = draft.provisions[-1]
    limited = tuple(both([exception, negate(case)]) for exception in last.exceptions)
    draft.provisions[-1] = replace(last, exceptions=limited)
    return True


def _name_of_part(draft: Draft, statement: Statement) -> Frame | None:
    """Return the subject of a statement that says of it that it does not count, None for others."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    extent = None if subject is None or subject.relative else subject.body.extent
    behind = None if rest is None else rest.body.extent
    if extent is None or predicate is None or behind is None or extent[1] - extent[0] > _LONGEST:
        return None
    verb = draft.words[predicate.first : predicate.last]
    denied = not syntax.NEGATIONS.isdisjoint(verb) and not _AUXILIARIES.isdisjoint(verb)
    lifting = draft.words[behind[0]] in LIFTING
    passive = not syntax.BE.isdisjoint(verb)
    at = behind[0] + (not passive and draft.words[behind[0]] == _BE)  # "may **be** waived"
    waived = (passive or at > behind[0]) and syntax.NEGATIONS.isdisjoint(verb)
    waived = waived and draft.words[at] in _WAIVED
    return draft.words[slice(*extent)] if (denied and lifting) or waived else None


def _part_named(draft: Draft, named: Frame, *, any_noun: bool) -> tuple[int, Expression] | None:
    """Return the place of the last provision that has a part of some name, and that part."""
    first, labels = draft.section, _labels(named)
    if len(labels) > 1 and labels[0].isdigit():  # "paragraph (1)(b)": (b) of the one numbered (1)
        numbered = [at for at, said in enumerate(draft.provisions) if _has(draft, said, labels[0])]
        return _part_labelled(draft, numbered[0], labels[1:]) if numbered else None
    for at in range(len(draft.provisions) - 1, first - 1, -1):
        part = _part_of(draft, at, named, any_noun=any_noun)
        if part is not None:
            return at, part
    return None


def _part_of(draft: Draft, at: int, named: Frame, *, any_noun: bool) -> Expression | None:
    """Return the part of a provision by its place in the list, or by what it asks for."""
    provision, place = draft.provisions[at], _place(named)
    if place is not None and _labels_sentence(draft, named):
        return None  # "Paragraph (1) does not apply": the whole of it
    if place is not None:
        listed = draft.recalled
        own = listed.items if listed is not None and listed.place == at else ()
        items = own or _joined(provision)
        return items[place] if -len(items) <= place < len(items) else None
    asked = keys(named) - _KEYS_OF_PARTS
    asked = asked or (keys(named) if any_noun else asked)  # "the **test** is waived"
    any_noun = any_noun and bool(_joined(provision))
    if not asked:
        return None
    counted = any(word in TIMES for word in named)  # "the 30 days", "the hours"
    if not (any_noun or counted) and RULES.isdisjoint(named[-1:]):
        return None  # "the boat doesn't count"; but "the **deposit** is waived"
    parts = {
        name: part
        for whole in _wholes(provision)
        for part in postorder(whole)
        for name in [_clause_of(part)]
        if name is not None and _asks_for(draft, name, asked)
    }
    return next(iter(parts.values())) if len(parts) == 1 else None


def _labels_sentence(draft: Draft, named: Frame) -> bool:
    """Tell whether a sentence has the number by which a part is named: "**(1)** You may row"."""
    number = next((word for word in named if word.isdigit()), None)
    if number is None:
        return False
    return any(_has(draft, provision, number) for provision in draft.provisions)


def _has(draft: Draft, provision: Provision, number: str) -> bool:
    """Tell whether a provision has a number by which a part is named: "**(1)** You may row"."""
    at = provision.span.start
    before = draft.text[max(at - _LABEL, 0) : at]
    return re.search(rf"(?:^|[\s(]){number}[).]?\s*$", before) is not None


def _part_labelled(draft: Draft, at: int, labels: Frame) -> tuple[int, Expression] | None:
    """Return the place of a provision and its part with some label, None where it has none."""
    place, items = _index(labels), _joined(draft.provisions[at])
    return (at, items[place]) if place is not None and place < len(items) else None


_KEYS_OF_PARTS = frozenset(map(key, _PARTS))


def _place(named: Frame) -> int | None:
    """Return at which place of a list a part stands, by its name.

    Example:
        >>> _place(("the", "second", "of", "these")), _place(("point", "(", "b", ")"))
        (1, 1)
        >>> _place(("the", "second", "boat")) is None
        True
    """
    at = next((i for i, word in enumerate(named) if word in _PLACES), None)
    if at is not None:
        alone = at + 1 == len(named)
        return _PLACES[named[at]] if alone or named[at + 1] in _PARTS else None
    return _index(_labels(named)) if _PARTS.union("(").intersection(named) else None


def _labels(named: Frame) -> Frame:
    """Return the numbers and letters by which a part is named: "paragraph (1)(b)" → 1, b."""
    said = (word for word in named if word not in _AROUND_LABELS and word not in _PARTS)
    return tuple(label for word in said for label in word.split(")(") if label)


def _index(labels: Frame) -> int | None:
    """Return the place in its list of a part with one label."""
    if len(labels) != 1:
        return None
    (label,) = labels
    if len(label) == 1 and label in _LETTERS:
        return _LETTERS.index(label)
    if label in _ROMAN:
        return _ROMAN.index(label)
    return int(label) - 1 if label.isdigit() and 0 < int(label) <= len(_LETTERS) else None


def _joined(provision: Provision) -> tuple[Expression, ...]:
    """Return the parts that a provision joins most of."""
    lists = [operands_of(whole) for whole in _wholes(provision) if isinstance(whole, All | Any)]
    return max(lists, key=len, default=())


def _wholes(provision: Provision) -> Iterator[Expression]:
    """Yield the condition, the exceptions and the demand of a provision."""
    for whole in (provision.condition, *provision.exceptions, provision.demand):
        if whole is not None:
            yield whole


def _clause_of(part: Expression) -> str | None:
    """Return the clause that a part is, denied or not; None for what joins clauses."""
    node = part.operand if isinstance(part, Not) else part
    return node.clause_id if isinstance(node, ClauseRef) else None


def _asks_for(draft: Draft, name: str, asked: frozenset[str]) -> bool:
    """Tell whether a clause asks for what the name of a part says: "the **income** limit"."""
    clause = draft.clause(name)
    said = frozenset(words_in(clause.statement))
    return all(
        word in clause.keys
        or not _SAID_BY.get(word, frozenset()).isdisjoint(said)
        or (word == _AGE and _is_bare_number(clause.keys))
        for word in asked
    )


def _is_bare_number(said: Set[str]) -> bool:
    """Tell whether a clause says no more than a number, which is an age: "you are **16**"."""
    return bool(said) and all(word[:1].isdigit() for word in said)


def _case(draft: Draft, sentence: Sentence, statement: Statement) -> Expression | None:
    """Return the case in which a part does not count: "if you row", "to guests"."""
    scope = Scope(draft, sentence.holes, asker=True)
    limits = Limits()
    for condition in (*sentence.fronts, *statement.conditions):
        read_condition(scope, condition, limits)
    people = None if statement.rest is None or limits else referred_clause(scope, statement.rest)
    limits.parts.extend([] if people is None else [people])
    parts = [*limits.parts, *(Not(exception) for exception in limits.exceptions)]
    return both(parts) if parts else None


def _lifted(provision: Provision, part: Expression, case: Expression) -> Provision:
    """Return a provision one part of which does not count in some case.

    What must hold need not, in that case; what must not may.
    """
    denies = provision.force is not Force.DEMANDS and (
        not provision.positive or bool(provision.denying)
    )
    met, harmless = either([part, case]), both([part, negate(case)])

    def put(whole: Expression | None, *, barring: bool) -> Expression | None:
        return None if whole is None else replace_part(whole, part, harmless if barring else met)

    exceptions = [put(each, barring=not denies) for each in provision.exceptions]
    return replace(
        provision,
        condition=put(provision.condition, barring=denies),
        exceptions=tuple(each for each in exceptions if each is not None),
        demand=put(provision.demand, barring=False),
    )
