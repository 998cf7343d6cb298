"""States that a story tells by their beginning: who moved in three weeks ago has lived there since.

Two tables of verbs for a beginning, with the verb of the state that begins: one for how long it has
lasted, one for what is so at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.records import record, replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.scenario.times.endings import ENDING, ENDING_WITH, end_told, pasts
from cmr_logic.text import word_set


@record(frozen=True, slots=True)
class Beginning:
    """A verb that begins a state.

    Args:
        name: the verb, as it is compared.
        state: the verb of the state.
        clause: a clause about the length of the state.
        fires: a story that tells when it began, and makes the clause false.
        silent: a story that does not.
        noun: what is added to what the verb tells: who joins is a member.
        of: what the verb is about, where it begins the state of that alone.
    """

    name: str
    state: str
    clause: str
    fires: str
    silent: str
    noun: str = ""
    of: str = ""


BEGINNINGS: tuple[Beginning, ...] = (
    Beginning(
        "move", "live", "you have lived in the cabin for at least six months",
        "I moved into the cabin three weeks ago.", "I painted the cabin three weeks ago.",
    ),
    Beginning(
        "come", "live", "you have lived in the valley for at least six months",
        "I came to the valley three weeks ago.", "I hiked in the valley three weeks ago.",
    ),
    Beginning(
        "switch", "have", "you have had the tariff for at least six months",
        "I switched to the tariff three weeks ago.", "I read of the tariff three weeks ago.",
    ),
    Beginning(
        "arrive", "live", "you have lived in the valley for at least six months",
        "I arrived in the valley three weeks ago.", "I drove in the valley three weeks ago.",
    ),
    Beginning(
        "become", "be", "you have been a tenant for at least six months",
        "I became a tenant three weeks ago.", "I saw a tenant three weeks ago.",
    ),
    Beginning(
        "settle", "live", "you have lived in the valley for at least six months",
        "I settled in the valley three weeks ago.", "I skied in the valley three weeks ago.",
    ),
    Beginning(
        "start", "work", "you have worked at the mill for at least six months",
        "I started at the mill three weeks ago.", "I called at the mill three weeks ago.",
    ),
    Beginning(
        "begin", "work", "you have worked at the mill for at least six months",
        "I began at the mill three weeks ago.", "I lunched at the mill three weeks ago.",
    ),
    Beginning(
        "join", "work", "you have worked for the firm for at least six months",
        "I joined the firm three weeks ago.", "I phoned the firm three weeks ago.",
    ),
    Beginning(
        "buy", "own", "you have owned the boat for at least six months",
        "I bought the boat three weeks ago.", "I hired the boat three weeks ago.",
    ),
    Beginning(
        "marry", "marry", "you have been married for at least six months",
        "I married three weeks ago.", "I moved three weeks ago.",
    ),
    Beginning(
        "retire", "retire", "you have been retired for at least six months",
        "I retired three weeks ago.", "I returned three weeks ago.",
    ),
    Beginning(
        "register", "register", "you have been registered for at least six months",
        "I registered three weeks ago.", "I rehearsed three weeks ago.",
    ),
    Beginning(
        "join", "be", "you have been a member of the choir for at least six months",
        "I joined the choir three weeks ago.", "I heard the choir three weeks ago.",
        noun="member",
    ),
    Beginning(
        "get", "have", "you have had a permit for at least six months",
        "I got a permit three weeks ago.", "I saw a permit three weeks ago.",
    ),
    Beginning(
        "subscribe", "have", "you have had the paper for at least six months",
        "I subscribed to the paper three weeks ago.", "I objected to the paper three weeks ago.",
    ),
    Beginning(
        "sign", "have", "you have had it for at least six months",
        "I signed up three weeks ago.", "I signed off three weeks ago.", of="sign_up",
    ),
    Beginning(
        "join", "have", "you have had your membership for at least six months",
        "I joined three weeks ago.", "I rejoiced three weeks ago.",
    ),
    Beginning(
        "buy", "have", "you have had the boat for at least six months",
        "I bought the boat three weeks ago.", "I hired the boat three weeks ago.",
    ),
    Beginning(
        "pass", "have", "you have held a licence for at least two years",
        "I passed my driving test eight months ago.", "I passed my driving lane eight months ago.",
        noun="licence", of="test",
    ),
    Beginning(
        "open", "have", "you have held an account for at least six months",
        "I opened an account three weeks ago.", "I read an account three weeks ago.",
    ),
    Beginning(
        "post", "serve", "you have served in the delta for at least six months",
        "I was posted to the delta three weeks ago.", "I wrote to the delta three weeks ago.",
    ),
    Beginning(
        "deploy", "serve", "you have served in the delta for at least six months",
        "I was deployed to the delta three weeks ago.", "I wrote to the delta three weeks ago.",
    ),
    Beginning(
        "move", "live", "you have lived at the address for at least six months",
        "I moved in three weeks ago.", "I rode in three weeks ago.", of="move_in",
    ),
    Beginning(
        "lose", "be", "you have been unemployed for at least six months",
        "I lost my job three weeks ago.", "I lost my keys three weeks ago.",
        noun="unemployed", of="job",
    ),
)  # fmt: skip
# That of having no job ends with the next: "I **landed** a job in May"; not "I lost a job".
_FOUND = frozenset({"find", "get", "start", "begin", "work", "land"})
# More verbs by which some state begins: "I **hired** the boat in 2019"; not "I painted it in 2019".
_BEGINNING_TOO = word_set(
    "adopt fit install hire appoint qualify enrol take purchase acquire inherit"
)
# Not those by which another state ends ("I lost it"), or that seldom begin one ("I passed it").
_BEGINNING = {entry.name for entry in BEGINNINGS} - {"lose", "pass", "switch", "subscribe"}
_BEGINNING |= _BEGINNING_TOO
RESULTED = "since-"  # so begin the entries of states that hold since something happened
BEGUN = "begun"  # the entry of a state that has lasted since something happened


@record(frozen=True, slots=True)
class Result:
    """A verb for what happened, after which a state holds.

    Args:
        name: the verb, as it is compared.
        state: the verb of the state.
        noun: what is added to what the verb tells: who joins is a member.
        clause: a clause about the state.
        fires: a story that makes it true.
        silent: a story that does not.
        ends: the state holds no more, and the story makes the clause false.
    """

    name: str
    state: str
    noun: str
    clause: str
    fires: str
    silent: str
    ends: bool = False


RESULTS: tuple[Result, ...] = (
    Result(
        "move", "live", "", "you live in the valley", "I moved to the valley in May.",
        "I walked to the valley in May.",
    ),
    Result(
        "relocate", "live", "", "you live in the valley", "We relocated to the valley in May.",
        "We walked to the valley in May.",
    ),
    Result(
        "join", "be", "member", "you are a member of the choir", "I joined the choir in May.",
        "I heard the choir in May.",
    ),
    Result("buy", "own", "", "you own a kiln", "I bought a kiln.", "I saw a kiln."),
    Result("purchase", "own", "", "you own a kiln", "I purchased a kiln.", "I saw a kiln."),
    Result("inherit", "own", "", "you own a kiln", "I inherited a kiln.", "I saw a kiln."),
    Result("acquire", "own", "", "you own a kiln", "I acquired a kiln.", "I saw a kiln."),
    Result(
        "cancel", "have", "", "you have a subscription", "I cancelled my subscription.",
        "I praised a subscription.", ends=True,
    ),
    Result(
        "terminate", "have", "", "you have a subscription", "I terminated my subscription.",
        "I praised a subscription.", ends=True,
    ),
    Result(
        "renew", "have", "valid", "you have a valid pass", "I renewed my pass in May.",
        "I removed my pass in May.",
    ),
    Result(
        "become", "be", "", "you are a landlord", "I became a landlord in May.",
        "I met a landlord in May.",
    ),
    Result("adopt", "have", "", "you have a dog", "I adopted a dog.", "I fed a dog."),
)  # fmt: skip
# What is had for so long as it was paid for: "I bought a **ticket**"; not "a tent".
_LAPSING = word_set("ticket season_ticket pass subscription membership policy insurance")
_A_YEAR = 365.0  # days
LEAVING = frozenset({"out", "away", "off"})  # who moves out lives there no more
_RESULTS = {entry.name: entry for entry in RESULTS}


def resulting(statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield the states that hold since something happened that a story tells.

    Args:
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "We joined the choir in May. In 2011 we bought a ticket."
        >>> [(s.verb, sorted(s.keys)) for s in resulting(read(text), text)]
        [('be', ['choir', 'member'])]
    """
    for told in statements:
        entry = _RESULTS.get(told.verb)
        if entry is None or told.negated or told.passive or told.mood is not Mood.FACT:
            continue
        if told.tense not in (Tense.PAST, Tense.PERFECT) or not LEAVING.isdisjoint(told.particles):
            continue
        if not _LAPSING.isdisjoint(told.core) and _long_ago(told, story):
            continue
        new = frozenset({word_key(entry.state), entry.noun} - {""})  # "be" and "own" have no key
        yield replace(
            told,
            verb=entry.state,
            keys=(told.keys - {told.verb, word_key(told.verb)}) | new,
            core=(told.core - {told.verb, word_key(told.verb)}) | new,
            tense=Tense.PRESENT,
            negated=entry.ends,
            entry=RESULTED + entry.name,
        )


def _long_ago(told: Statement, story: str) -> bool:
    """Tell whether the sentence of a statement says that it happened a year ago or more."""
    begin = max(story.rfind(mark, 0, told.start) for mark in ".!?") + 1
    ends = [at for mark in ".!?" if (at := story.find(mark, told.end)) >= 0]
    passed = elapsed_of(story[begin : min(ends, default=len(story))])
    return any((quantity.interval.low or 0.0) >= _A_YEAR for quantity in passed)


def begun(
    statements: Sequence[Statement], story: str, *, dated: bool = False
) -> Iterator[Statement]:
    """Yield the states that began so long ago as a story tells.

    Args:
        statements: those of the story.
        story: its text.
        dated: it may tell on which day, or in which year, as well.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I moved into the cabin three weeks ago. I painted it a week ago."
        >>> [(s.verb, s.tense.value, sorted(s.keys)) for s in begun(read(text), text)]
        [('live', 'perfect', ['cabin', 'live', 'three'])]
    """
    for told in statements:
        if told.negated or told.mood is not Mood.FACT:
            continue
        if told.tense not in (Tense.PAST, Tense.PERFECT) or not LEAVING.isdisjoint(told.particles):
            continue
        for entry in BEGINNINGS:
            if entry.name != told.verb or not (told.keys >= frozenset({entry.of} - {""})):
                continue
            if not (dated or elapsed_of(told.quoted(story))):
                continue
            if not _has_ended(entry, told, statements) or (dated and _is_dated(told, story)):
                yield _lasting(entry, told)


def _has_ended(entry: Beginning, told: Statement, statements: Sequence[Statement]) -> bool:
    """Tell whether a story may say that a state is over: "I joined last year and **left**"."""
    ending = _FOUND if entry.of else ENDING
    return any(
        other.verb in ending
        and other.tense is not Tense.FUTURE
        and not other.negated
        and (other.sentence != told.sentence or other.start > told.start)
        for other in statements
    )


def _is_dated(told: Statement, story: str) -> bool:
    """Tell whether a story says on which day a state was over that it tells the beginning of."""
    return end_told(story[told.end :]) is not None


def tells_beginning(text: str) -> bool:
    """Tell whether a text tells of the beginning of some state.

    Example:
        >>> tells_beginning("I bought the flat in 2019"), tells_beginning("we moved out of it")
        (True, False)
        >>> tells_beginning("I painted the flat in 2019"), tells_beginning("it opens at nine")
        (False, False)
    """
    return any(
        base in _BEGINNING and behind not in ENDING_WITH.get(base, ())
        for base, behind in pasts(text)
    )


def _lasting(entry: Beginning, told: Statement) -> Statement:
    """Return the state that has lasted since what a statement tells."""
    state = frozenset({entry.state, entry.noun} - {""}) - {"be"}
    keys = (told.keys - {told.verb, entry.of}) | state
    core = (told.core - {told.verb, entry.of}) | state
    return replace(told, verb=entry.state, keys=keys, core=core, tense=Tense.PERFECT, entry=BEGUN)
