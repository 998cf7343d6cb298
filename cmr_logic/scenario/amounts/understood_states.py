"""How long a state has lasted, told without what it is the state of: "I moved in ten months ago".

Asked whether they have lived in their home for two years, people say when they moved in, got the
keys or came here; asked how long they have been a member, when they joined. What the clause names
is then understood, as long as nothing else is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.beginnings import BEGUN, LEAVING
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.text import word_set, words_in

# What one calls the place that one lives in: "my **flat**"; not "my office".
_HOMES = word_set(
    "home house flat property address accommodation dwelling tenancy premises bungalow cottage "
    "apartment tenant household residence let"
)
# What one is, or does, as long as one lives somewhere.
_LIVING = word_set("live reside resident residence")
# Words by which a rule asks for a job: "you have been with the **firm**"; not "with the choir".
_WORK = word_set("work firm company employer employ employee staff job organisation business team")
_MEMBER = frozenset({"member", "membership"})
# Words that say where of what a clause names, and name nothing else: "I moved **here**".
_THERE = word_set("here there this same current present place")


@record(frozen=True, slots=True)
class Understood:
    """A verb that begins a state, or says that it has lasted, with what it is of left out.

    Args:
        name: a unique name.
        verb: the verb, as it is compared.
        beside: what may stand beside it, where it must stand there or names no other state.
        must: of these, one must stand there; none need stand there where it is empty.
        asked: words of which a clause must have one, for it to be understood.
        lasted: it says how long, and not how long ago.
        clause: a clause about the length of the state.
        fires: a story that makes it false.
        silent: a story that leaves it open.
    """

    name: str
    verb: str
    beside: frozenset[str]
    must: frozenset[str]
    asked: frozenset[str]
    lasted: bool
    clause: str
    fires: str
    silent: str


UNDERSTOOD: tuple[Understood, ...] = (
    Understood(
        "moved-in", "move", _HOMES, frozenset({"in", "into"}), _HOMES, False,
        "you have lived in your home for at least two years", "I moved in ten months ago.",
        "I moved into my office ten months ago.",
    ),
    Understood(
        "moved-here", "move", _HOMES, frozenset({"here"}), _HOMES | _LIVING, False,
        "you have lived in the town for at least two years", "We moved here ten months ago.",
        "We sang here ten months ago.",
    ),
    Understood(
        "came-here", "come", frozenset({"live"}), frozenset({"here"}), _HOMES | _LIVING, False,
        "you have lived in the town for at least two years", "I came here ten months ago.",
        "I lunched here ten months ago.",
    ),
    Understood(
        "got-the-keys", "get", frozenset({"key"}), frozenset({"keys"}), _HOMES, False,
        "you have lived in the flat for at least two years", "I got the keys ten months ago.",
        "I got the car keys ten months ago.",
    ),
    Understood(
        "been-here", "be", _HOMES, frozenset({"here"}), _HOMES | _LIVING, True,
        "you have lived in the flat for at least two years", "I've been here for ten months.",
        "I've been ill for ten months.",
    ),
    Understood(
        "been-in-my-home", "be", _HOMES, _HOMES, _HOMES, True,
        "you have lived in the property for at least two years",
        "I've been in this flat for ten months.", "I've been in this club for ten months.",
    ),
    Understood(
        "joined", "join", _MEMBER, frozenset(), _MEMBER, False,
        "you have been a member for at least a year", "I joined ten months ago.",
        "I jogged ten months ago.",
    ),
    Understood(
        "signed-up", "sign", _MEMBER | {"sign_up"}, frozenset({"up"}), _MEMBER, False,
        "you have been a member for at least a year", "I signed up ten months ago.",
        "I gave up ten months ago.",
    ),
    Understood(
        "started", "start", _WORK, frozenset(), _WORK, False,
        "you have been with the firm for at least a year", "I started ten months ago.",
        "I started knitting ten months ago.",
    ),
    Understood(
        "started-work", "begin", _WORK, frozenset(), _WORK, False,
        "you have worked for the firm for at least a year", "I began here ten months ago.",
        "I began to sing ten months ago.",
    ),
    Understood(
        "been-at-work", "be", _WORK, frozenset({"here"}), _WORK, True,
        "you have worked for the firm for at least a year", "I've been here for ten months.",
        "I've been away for ten months.",
    ),
    Understood(
        "worked-here", "work", _WORK, frozenset({"here", "you"}), _WORK, True,
        "you have been with the firm for at least a year", "I've worked here for ten months.",
        "I've worked abroad for ten months.",
    ),
)  # fmt: skip
# By which a state ends, or was not one's own alone: "I moved in, and **left**".
_OVER = word_set("leave quit resign sell retire move_out evict sack")


def understood(
    demand: Demand, target: Statement, statements: Sequence[Statement], story: str
) -> Iterator[Statement]:
    """Yield the states that a clause names, as they have lasted by what a story tells.

    Args:
        demand: what the clause demands of a length of time.
        target: the clause, read.
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = "you have lived in your home for at least two years"
        >>> def told(text):
        ...     found = understood(demand_of(clause), read_clause(clause), read(text), text)
        ...     return [(each.verb, sorted(each.keys)) for each in found]
        >>> told("I moved in ten months ago."), told("I moved my piano in ten months ago.")
        ([('live', ['home', 'live', 'ten'])], [])
    """
    if target.subject.who is not Who.SELF or target.tense is not Tense.PERFECT:
        return
    named = demand.about | target.keys
    fitting = [each for each in UNDERSTOOD if not each.asked.isdisjoint(named)]
    if not fitting or any(told.verb in _OVER or told.particles & LEAVING for told in statements):
        return
    for told in statements:
        if told.subject.who is not Who.SELF or told.subject.keys or told.negated or told.passive:
            continue
        if told.mood is Mood.FACT and any(_says(each, told, story) for each in fitting):
            spelled = {key for key in told.keys if key in syntax.NUMBERS or key[0].isdigit()}
            said = target.keys - {key for key in target.keys if key in syntax.NUMBERS} | spelled
            yield replace(
                told, verb=target.verb, keys=said, core=said, tense=Tense.PERFECT, entry=BEGUN
            )


def _says(entry: Understood, told: Statement, story: str) -> bool:
    """Tell whether a statement tells an entry's beginning, or length, and names nothing else."""
    if told.verb != entry.verb:
        return False
    quote = told.quoted(story)
    words = set(words_in(quote.lower())) | told.particles
    if entry.must and entry.must.isdisjoint(words) and entry.must.isdisjoint(told.keys):
        return False
    own = entry.beside | _THERE | lists.LIGHT | lists.DATES_PAST | {entry.verb}
    own |= {word_key(entry.verb)}
    left = {key for key in told.keys - own if not (key[0].isdigit() or key in syntax.NUMBERS)}
    if left:
        return False
    if entry.lasted:
        return told.tense is Tense.PERFECT
    return told.tense in (Tense.PAST, Tense.PERFECT) and bool(elapsed_of(quote))
