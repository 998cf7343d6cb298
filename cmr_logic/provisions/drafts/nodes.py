"""A rule that was read: its clauses, provisions and readings."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace

from cmr_logic.errors import NoClauseError
from cmr_logic.expression import Expression
from cmr_logic.layout import Block
from cmr_logic.records import made_quickly
from cmr_logic.spans import Span

_SHOWN = 20  # clauses that an error names


@made_quickly
@dataclass(frozen=True, slots=True)
class Clause:
    """The smallest piece of a rule text that can be true or false of the person asking.

    Args:
        id: its name in expressions (``c1``, ``c2``, … in text order).
        span: where its words stand.
        statement: the clause as a statement of its own, with the subject or lead-in that it leans
            on ("you are" + "aged 60 or over"), without negation.
        cue: the name of the cue that made it.
        keys: what its words are compared by.
    """

    id: str
    span: Span = field(compare=False)
    statement: str
    cue: str
    keys: frozenset[str] = field(default=frozenset(), compare=False, repr=False)


@made_quickly
@dataclass(frozen=True, slots=True)
class Group:
    """Joined words whose parts are clauses that one question asks: "England **or** Wales".

    Args:
        id: its number among the groups of the rule.
        span: where the words stand.
        statement: all of them as one statement.
        clause_ids: the clauses in it; those of a smaller group may be among them.
    """

    id: int
    span: Span = field(compare=False)
    statement: str
    clause_ids: tuple[str, ...]


@made_quickly
@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a text, with or without a mark, which opens a section.

    Args:
        span: where its words stand.
        level: how deep it stands, 1 for the highest; one without a mark stands below all others.
        qualifying: it announces who gets what the text is about, or who does not.
    """

    span: Span = field(compare=False)
    level: int
    qualifying: bool = False


class Force(enum.Enum):
    """What a provision does when its condition holds."""

    GRANTS = "grants"  # something is so, or may be done
    DEMANDS = "demands"  # something must be done, or be so
    STATES = "states"  # something is said that has no condition of its own


@made_quickly
@dataclass(frozen=True, slots=True)
class Provision:
    """One conclusion with its polarity, its condition and its exceptions.

    Args:
        span: the sentence, with its list.
        conclusion: the span of the words that say what follows from the condition.
        positive: the conclusion is affirmed ("you can"), not denied by grammar ("you cannot").
        force: what kind of conclusion it is.
        condition: what must hold, or None where the text names nothing.
        exceptions: what must not hold.
        demand: for DEMANDS, the demand itself as an expression: to be met by who wants the benefit.
        subject: for whom the provision is: the clause made of its subject, where that restricts.
        implied: where nothing else restricts the conclusion, what its own words say of the case it
            is about ("a loan for homeowners").
        purpose: the aim as a clause: to be asked where the question is about the demand
            ("Do I need …?").
        times: when alone something is demanded ("pay **on weekdays**"), asked of such a question.
        alternatives: the items of a list that stands inside the conclusion ("you can: …").
        use: its alternatives are what something granted may be used for ("it may be used to: …"),
            or how much of it there is at most ("the maximum loan is £9").
        context: what the heading above says of the case ("If you live abroad").
        item: it is one item, with conditions of its own, of the list inside the conclusion before.
        plain: the subject only names the role of whoever asks, which matters only beside another
            ("Students … Staff …").
        defines: it says what a term stands for, which its conclusion names.
        denying: words of its conclusion that deny without grammatical negation ("exempt").
        waives: it says that something is not demanded.
        aim: the span of the purpose ("to qualify for X, …"), where the text names one.
        linked: it limits or completes the provision before ("However, …", "This doesn't apply
            if …").
        anaphoric: its conclusion only refers back ("This …").
        owed: of its condition, what tells those apart to whom somebody owes what is demanded, which
            is not asked of whoever owes it ("The club must give rowers **who pay** a key").
        keys: what its conclusion and aim are compared by.
        about: what its subject is compared by.
        demanded: what its demand is compared by.
    """

    span: Span = field(compare=False)
    conclusion: Span = field(compare=False)
    positive: bool
    force: Force
    condition: Expression | None = None
    exceptions: tuple[Expression, ...] = ()
    demand: Expression | None = None
    subject: Expression | None = None
    alternatives: Expression | None = None
    implied: Expression | None = None
    purpose: Expression | None = None
    times: Expression | None = None
    context: Expression | None = None
    use: bool = False
    item: bool = False
    plain: bool = False
    defines: bool = False
    denying: frozenset[str] = field(default=frozenset(), compare=False)
    waives: bool = False
    aim: Span | None = field(default=None, compare=False)
    linked: bool = False
    anaphoric: bool = False
    owed: Expression | None = None
    keys: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    about: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    demanded: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    def with_expressions(self, change: Callable[[Expression], Expression]) -> Provision:
        """Return the provision with each of its expressions changed.

        Args:
            change: is given an expression, and returns what stands in its place.
        """

        def changed(expression: Expression | None) -> Expression | None:
            return None if expression is None else change(expression)

        return replace(
            self,
            condition=changed(self.condition),
            exceptions=tuple(change(exception) for exception in self.exceptions),
            demand=changed(self.demand),
            subject=changed(self.subject),
            alternatives=changed(self.alternatives),
            implied=changed(self.implied),
            purpose=changed(self.purpose),
            times=changed(self.times),
            context=changed(self.context),
            owed=changed(self.owed),
        )


@made_quickly
@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a choice that the text leaves.

    Args:
        span: where the choice stands.
        reason: why there is a choice, and why this side of it.
        used: the expression as it is used.
        instead: the expression under this reading.
    """

    span: Span = field(compare=False)
    reason: str
    used: Expression
    instead: Expression


class _FindsClauses:
    """Finds the clauses and groups of a rule by their ids, which are gathered when it is made."""

    __slots__ = ("_by_id", "_group_by_id")
    _by_id: dict[str, Clause]
    _group_by_id: dict[str, Group]


@made_quickly
@dataclass(frozen=True, slots=True)
class Rule(_FindsClauses):
    """A rule text that was read.

    Args:
        text: the rule text as given, letter for letter; spaces, ends of lines and bullets of any
            kind are the usual ones.
        blocks: its layout.
        clauses: what can be true or false, in text order.
        provisions: what it concludes, in text order.
        readings: the other readings, the likelier first.
        groups: joined words whose parts are clauses that one question asks.
        keys: what the words of the text are compared by.
        headings: what opens its sections, in text order.
        plain: the text with spaces for the marks inside its lines, and small letters for words
            that capitals only stress; as given where none is said.
    """

    text: str
    blocks: tuple[Block, ...] = field(repr=False)
    clauses: tuple[Clause, ...]
    provisions: tuple[Provision, ...]
    readings: tuple[Reading, ...] = ()
    groups: tuple[Group, ...] = ()
    keys: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    headings: tuple[Heading, ...] = field(default=(), repr=False)
    plain: str = field(default="", compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.plain:
            object.__setattr__(self, "plain", self.text)
        by_id = {clause.id: clause for clause in reversed(self.clauses)}
        group_by_id = {f"g{group.id}": group for group in reversed(self.groups)}
        object.__setattr__(self, "_by_id", by_id)  # the rule is frozen for everybody else
        object.__setattr__(self, "_group_by_id", group_by_id)

    def __reduce__(self) -> tuple[object, ...]:
        # Made again from its fields, with what is gathered from them.
        return type(self), tuple(getattr(self, item.name) for item in fields(self) if item.init)

    def clause(self, clause_id: str) -> Clause:
        """Return a clause by its id.

        Raises:
            NoClauseError: there is no such clause.

        Example:
            >>> rule = Rule("", (), (Clause("c1", Span(0, 0), "you work", "if"),), ())
            >>> rule.clause("c1").statement
            'you work'
        """
        found = self._by_id.get(clause_id) if isinstance(clause_id, str) else None
        if found is None:
            known = ", ".join(clause.id for clause in self.clauses[:_SHOWN]) or "none"
            raise NoClauseError(
                f"the rule has no clause {clause_id!r}", advice=f"its clauses are {known}"
            )
        return found
