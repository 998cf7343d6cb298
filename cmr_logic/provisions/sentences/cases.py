"""The case that a statement without conditions is about: "The desk is open **on Mondays**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import All, Any, ClauseRef, Expression, Not, both, either
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.anyway import holds_anyway
from cmr_logic.provisions.matters.bounded_meanwhile import bounded_meanwhile
from cmr_logic.provisions.matters.circumstances import circumstances
from cmr_logic.provisions.matters.denied_deeds import denied_deeds, outlawed_deed
from cmr_logic.provisions.matters.denied_things import denied_thing_clause
from cmr_logic.provisions.matters.levies import bounded_time, levied_on
from cmr_logic.provisions.matters.means import may_by_deed, means_granted
from cmr_logic.provisions.matters.offered_for import offered_for
from cmr_logic.provisions.matters.opening_times import opening_case, opening_in
from cmr_logic.provisions.matters.ours_alone import ours_alone
from cmr_logic.provisions.matters.places_listed import places_denied
from cmr_logic.provisions.matters.time_runs import placing_in, window_in
from cmr_logic.provisions.matters.ways_alone import way_alone_clause
from cmr_logic.provisions.matters.windows import GAINING, span_granted, times_listed
from cmr_logic.provisions.phrases.splitting import split_kinds, split_phrase
from cmr_logic.provisions.reach import kinds_named
from cmr_logic.provisions.reach.kinds_described import described_clause, described_there
from cmr_logic.provisions.reach.needs import needs_clause
from cmr_logic.provisions.reach.relatives import read_relative, relative_of_thing
from cmr_logic.provisions.reach.told_apart import object_told_apart
from cmr_logic.provisions.sentences.listed_cases import listed_rest, listed_subject
from cmr_logic.provisions.sentences.notices import kinds_denied
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import BEFORE_GENERIC, GENERIC, OF_AGE
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import word_set

_ALONE = "only"
# Prepositions of where things are brought: "brought **into** the hut"; not "brought by".
_WHITHER = frozenset({"into", "onto"})
_ENDING = frozenset({".", ","})
# What whoever asks does to a thing: "**lent** to others"; not "paid".
_BY_ASKER = word_set(
    """
    brought taken carried left lent copied resold shared hung fixed lit eaten drunk worn parked
    ridden flown kept stored moved pushed attached removed opened played cooked altered painted
    hired sublet thrown tied leaned leant charged dried
    """
)
# Prepositions of ways, behind "only": "only **by** boat"; not "only available to members".
_WAYS = frozenset({"from", "by", "near", "along", "through", "via"})


def read_case(
    scope: Scope, statement: Statement, assertion: Assertion, limits: Limits, *, listing: bool
) -> Expression | None:
    """Return the case that a statement without conditions is about, or add it to its limits.

    Args:
        scope: the sentence.
        statement: the statement.
        assertion: what it asserts.
        limits: where a case goes that its conclusion is denied in, and nowhere else.
        listing: the statement leads in a list, or names one.
    """
    if listing:
        return listed_subject(scope, statement, assertion.last)
    meanwhile = bounded_meanwhile(scope, assertion.first, assertion.last)
    if meanwhile is not None:
        limits.parts.append(meanwhile)
        return None
    bounded = bounded_time(scope.words, assertion.first, assertion.last)
    if bounded is not None:
        return make_clause(scope, bounded[0], implied.CUE, bounded[1], kept=True)
    span = (
        circumstances(scope, statement)
        or times_listed(scope, statement)
        or means_granted(scope, statement)
        or span_granted(scope, statement)
        or way_alone_clause(scope, statement)
    )
    if span is not None:
        limits.parts.append(span)
        return None
    denied = _denies_case(scope, assertion)
    case = implied_case(scope, statement, assertion.first, assertion.last)
    if case is not None and denied and _narrows(scope, statement):
        limits.parts.append(case)  # "Dogs are not allowed on the beach": there alone
        return None
    return case


def _affirmed(case: Expression | None) -> Expression | None:
    """Return a case without its negation, which the conclusion has: "No cars and no vans may …"."""
    if isinstance(case, Not):
        return case.operand
    parts = case.operands if isinstance(case, All | Any) else ()
    denied = [part.operand for part in parts if isinstance(part, Not)]
    return either(denied) if denied and len(denied) == len(parts) else case


def _denies_case(scope: Scope, assertion: Assertion) -> bool:
    """Tell whether a statement denies something of its case, and does not only comment on a demand.

    "They don't have to be new" says of the things demanded before what they need not be.
    """
    conclusion = scope.draft.conclusion
    return conclusion.denied and not conclusion.demanding and not assertion.commenting


def _narrows(scope: Scope, statement: Statement) -> bool:
    """Tell whether the clause made last is only a part of what a statement says."""
    predicate, starts = statement.predicate, scope.draft.tokens.starts
    if predicate is None:
        return False
    span = scope.draft.clauses[-1].span
    after = starts[predicate.last : predicate.last + 2]
    # words put in for a verb that is left out all stand where one word does
    put_in = len(after) > 1 and after[0] == after[1] == span.start
    behind = after != () and (span.start > after[0] or put_in)
    return behind or span.end <= starts[predicate.first]


def implied_case(scope: Scope, statement: Statement, first: int, last: int) -> Expression | None:
    """Return what a statement without conditions says of the case that it is about.

    Args:
        scope: the sentence.
        statement: the statement.
        first: index of its first token.
        last: index after its last token.
    """
    if last <= first:
        return None
    opening = opening_case(scope, first, last)
    if opening is not None:
        return opening
    listed = (
        places_denied(scope, statement, last)
        or denied_deeds(scope, statement, last)
        or listed_subject(scope, statement, last)
        or _listed_with_relative(scope, statement, last)
        or listed_rest(scope, statement, last)
        or kinds_denied(scope, statement, last)
    )
    if listed is not None:
        return _affirmed(listed)
    words, predicate = scope.words, statement.predicate
    after = first if predicate is None else predicate.last
    opens = opening_in(words, after, last)
    if opens is not None:
        return opening_case(scope, opens, last)
    run = relative_of_thing(words, after, last)
    told = object_told_apart(scope, statement) if run is None else read_relative(scope, run)
    if told is not None:
        return told  # whose negation is its own
    case = _stated_case(scope, statement, first, last)
    # "Smoking is not allowed" says nothing but what is denied
    return case if _is_whole(scope, case, first, last) else _affirmed(case)


def _listed_with_relative(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of things of which a relative says more: "**huts and barns that** …".

    The relative is said of each of them, as its verb is of several.

    Args:
        scope: the sentence.
        statement: a statement without conditions.
        last: index after its last token.
    """
    words, predicate = scope.words, statement.predicate
    run = None if predicate is None else relative_of_thing(words, predicate.last, last)
    if run is None or predicate is None or words[run.first] not in syntax.OF_SEVERAL:
        return None
    listed = words[predicate.last : run.first - 1]
    ends = [at for at, word in enumerate(listed) if word in {",", "and", "or"} and at]
    several = all(
        map(syntax.is_plural_noun, (listed[at - 1] for at in ends if listed[at - 1] != ","))
    )
    if not ends or not several or not syntax.is_plural_noun(listed[-1]):
        return None
    kinds = listed_rest(scope, statement, run.first - 1)
    return None if kinds is None else both([kinds, read_relative(scope, run, ("they",))])


def _is_whole(scope: Scope, case: Expression | None, first: int, last: int) -> bool:
    """Tell whether a case is all that a statement says, denied by grammar."""
    if not isinstance(case, Not) or not isinstance(case.operand, ClauseRef):
        return False
    span, tokens = scope.draft.clauses[-1].span, scope.draft.tokens
    return span.start == tokens.starts[first] and span.end >= tokens.ends[last - 1]


def _stated_case(scope: Scope, statement: Statement, first: int, last: int) -> Expression | None:
    """Return the case that a statement without a list or a relative clause is about."""
    words, predicate = scope.words, statement.predicate
    after = first if predicate is None else predicate.last
    frame: tuple[str, ...] = ()
    subject = () if predicate is None else words[first : predicate.first]
    anyway = not scope.draft.conclusion.denied and holds_anyway(words, last)
    if statement.shares_subject and statement.subject is not None:
        subject = words[slice(*(statement.subject.body.extent or (first, first)))]
        frame = subject
    possible = subject == ("it",) and implied.POSSIBLE in words[after : after + 1]
    asker = subject[:1] == ("you",) and all(syntax.is_adverb(word) for word in subject[1:])
    asker = asker or _forbids_everyone(scope, statement, subject)
    if asker or (possible and words[after : after + 2] in implied.ABLE_TO):
        if anyway and placing_in(words, after, last) is None:
            return None
        return None if may_by_deed(scope, statement) else _action(scope, statement, last)
    outlawed = outlawed_deed(scope, statement, last)
    if outlawed is not None and placing_in(words, after, last) is None:
        return split_phrase(scope, outlawed, implied.CUE, ("you",))
    ours = subject[:1] == ("we",)
    rated = predicate is not None and kinds_named.is_rated(words, predicate)
    rated = rated and not scope.draft.conclusion.denied  # "toys are taxed at 4%"
    case = kinds_named.granted_clause(scope, statement) if rated else None
    case = case or _thing_or_place(scope, statement, Words(after, last), ours=ours)
    if case is None and scope.draft.conclusion.denied:
        case = needs_clause(scope, statement) or kinds_named.denied_clause(scope, statement)
    if case is None and not scope.draft.conclusion.denied:
        case = kinds_named.granted_clause(scope, statement)
        case = case or offered_for(scope, statement, Words(after, last))
        case = case or described_clause(scope, statement)
    if case is None and anyway:
        return None
    if case is None and _denies_order(words, first) and last > first + 2:
        return make_clause(scope, Words(first + 2, last), implied.CUE, ("you",))
    return case or make_clause(scope, Words(first, last), implied.CUE, frame, kept=bool(frame))


def _forbids_everyone(scope: Scope, statement: Statement, subject: tuple[str, ...]) -> bool:
    """Tell whether all whom a rule is for may not do something: "**Customers must not** row here".

    Not so where something is not done to them: "Customers must not be charged".
    """
    predicate, words = statement.predicate, scope.words
    if predicate is None or not scope.draft.conclusion.denied or not subject:
        return False
    whoever = subject[-1] in GENERIC - syntax.PRONOUNS and BEFORE_GENERIC.issuperset(subject[:-1])
    to_do = words[predicate.first] in syntax.MODALS and words[predicate.last] not in syntax.BE
    whoever = whoever and syntax.is_plural_noun(subject[-1])
    return whoever and to_do and "be" not in words[predicate.first : predicate.last]


def _denies_order(words: tuple[str, ...], first: int) -> bool:
    """Tell whether an order says what not to do: "**Do not** row here"; not "Row here"."""
    return words[first] == "do" and words[first + 1] in syntax.VERBAL_NEGATIONS


def _thing_or_place(
    scope: Scope, statement: Statement, said: Words, *, ours: bool
) -> Expression | None:
    """Return the clause of the things that a denial is about, or of what places a conclusion.

    What "we" do where says nothing of the case, unless it is denied: "We don't dig on Sundays".
    """
    if ours and not scope.draft.conclusion.denied:
        return ours_alone(scope, statement, said)
    case = None
    if scope.draft.conclusion.denied:
        case = denied_thing_clause(scope, statement, said.last, ours=ours)
    end = said.last - (scope.words[said.last - 1] == _ALONE)
    run = None if case is not None else placing_in(scope.words, said.first, end)
    start = said.first if statement.predicate is None else statement.predicate.first
    if case is None and run is None and _ALONE in scope.words[start : said.last]:
        run = _way_alone(scope.words, said.first, end)
    if case is None and run is None and scope.draft.conclusion.denied:
        run = window_in(scope.words, said)  # "Fires are banned from May to June"
        run = run or _done_to_it(scope.words, statement, said)
    if run is None:
        return case
    levied = levied_on(scope.words, run)
    if levied is not None:
        return split_kinds(scope, levied, implied.CUE, ("it", "is"))
    if _is_by_people(scope.words, run):
        return split_kinds(scope, Words(run.first + 1, run.last), implied.CUE, ("you", "are"))
    return described_there(scope, statement, _placed_clause(scope, said, run))


def _placed_clause(scope: Scope, said: Words, run: Words) -> Expression:
    """Return the clause, or clauses, of where, when or how something is."""
    places = _listed_with(scope.words, said.first, run)
    if len(places) > 1:
        return either([make_clause(scope, each, implied.CUE, ("it", "is")) for each in places])
    counted = scope.words[run.first] not in syntax.PREPOSITIONS  # "up to 2 days before the show"
    number = scope.words[run.first]
    figure = number[:1].isdigit() or number in syntax.NUMBERS
    lasting = counted and scope.words[run.first - 1] == "for" and figure
    frame = ("it", "is", "within") if lasting else ("it", "is")  # "valid for 2 days after"
    if _tells_age(scope.words, run):
        frame = ("you", "are")
    return make_clause(scope, run, implied.CUE, frame, kept=counted)


def _is_by_people(words: tuple[str, ...], run: Words) -> bool:
    """Tell whether a way is by whom alone something may be done: "only **by the cook**"."""
    who = words[run.first + 1 : run.last]
    named = words[run.first] == "by" and who != () and who[0] not in {"your", "our", "us", "my"}
    head = syntax.noun_head(who) if named else None
    return head is not None and naming.is_person(who[head])


def _listed_with(words: tuple[str, ...], first: int, run: Words) -> list[Words]:
    """Return where all places or times of a list stand: "**in offices, on trains** and at school".

    Args:
        words: the tokens of the text.
        first: index of the first token that may belong to the list.
        run: where the last of them stands.
    """
    found = [run]
    while words[found[0].first - 1] in syntax.JOINTS:
        end = found[0].first - 1
        while end > first and words[end - 1] in syntax.JOINTS:
            end -= 1
        before = placing_in(words, first - 1, end)
        if before is None:
            break
        found.insert(0, before)
    return found


def _tells_age(words: tuple[str, ...], run: Words) -> bool:
    """Tell whether words say how old people are: "riders **under 18**, whether they pay or not"."""
    if words[run.first] not in OF_AGE or not words[run.first + 1].isdigit():
        return False
    before, behind = words[run.first - 1 : run.first], words[run.first + 2 : run.last]
    persons = bool(before) and naming.is_person(before[0]) and syntax.is_plural_noun(before[0])
    return persons and behind[:1] in ((), (",",), ("years",), ("or",), ("and",))


def _done_to_it(words: tuple[str, ...], statement: Statement, said: Words) -> Words | None:
    """Return what is done to a thing, and how or where to: "glass may not be **brought into** it".

    Whoever asks does it themselves: not "be given to guests".
    """
    subject = None if statement.subject is None else statement.subject.body.extent
    if subject is None or words[subject[0]] in syntax.PRONOUNS:
        return None  # "they can't be sold" says more of the matter before
    at = next((i for i in range(said.first, said.last - 2) if words[i] == "be"), None)
    if at is None or not syntax.is_participle(words[at + 1]):
        return None
    whither = words[at + 2] in _WHITHER
    done = whither or words[at + 1] in _BY_ASKER
    return Words(at + 1, said.last) if done and words[at + 2] not in _ENDING else None


def _way_alone(words: tuple[str, ...], first: int, last: int) -> Words | None:
    """Return where the way stands in which alone something is so: "only allowed **by boat**"."""
    opening = (at for at in range(first, last - 1) if words[at] in _WAYS)
    return next((Words(at, last) for at in opening), None)


def _action(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of what "you" do or are by a statement: "You can | fish from the pier"."""
    assert statement.predicate is not None  # noqa: S101 - "you" stands before it
    words, first = scope.words, statement.predicate.last
    verb = words[statement.predicate.first]
    if scope.draft.conclusion.denied:
        needs = needs_clause(scope, statement)
        if needs is not None:
            return needs  # "you do not need a permit for a shed"
        run = placing_in(words, first, last)
        if run is not None and _stands_in(scope, run.first, run.last):
            return make_clause(scope, run, implied.CUE, ("you", "are"))
    while first < last and (syntax.is_adverb(words[first]) or words[first] in syntax.NEGATIONS):
        first += 1
    gains = (
        at for at in range(first + 1, last - 1) if words[at] == "and" and words[at + 1] in GAINING
    )
    last = next(gains, last)
    if first >= last:
        return None
    at = first + (words[first] == "be")
    if (at > first or verb in syntax.BE) and words[at : at + 2] in implied.ABLE_TO:
        return make_clause(scope, Words(at + 2, last), implied.CUE, ("you",))
    if verb in syntax.MODALS or verb in syntax.DO:
        alone = range(first + 1, last - 1)
        place = next(
            (i for i in alone if words[i] == _ALONE and words[i + 1] in syntax.OF_PLACES), -1
        )
        if place >= 0:  # "fish | only | in areas marked as open"
            scope = replace(scope, holes=scope.holes | {place})
        kept = place >= 0
        return make_clause(scope, Words(first, last), implied.CUE, ("you",), kept=kept)
    return make_clause(scope, Words(first, last), implied.CUE, ("you", verb), kept=True)


def _stands_in(scope: Scope, at: int, last: int) -> bool:
    """Tell whether a preposition says where someone is: "on the pier", "in York"."""
    following = scope.draft.tokens.unnamed[at + 1]
    named = following == "name" or following in syntax.DETERMINERS or following[:1].isdigit()
    return scope.words[at] in implied.STANDING and named and scope.words[last - 1] not in TIMES
