"""What one follow-up asks about, with all that its wording depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cmr_logic import syntax
from cmr_logic.clauses.predicates_joined import NEEDS
from cmr_logic.expression import Expression, clause_ids
from cmr_logic.provisions import Clause, Rule
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.spans import Span
from cmr_logic.text import word_set, words_in
from cmr_logic.wording import asked_of, asked_of_own, with_name, with_object
from cmr_logic.wording import question as word_question

# Cues of cases, in which what somebody has to do is told and not demanded: "**if** you need to
# move"; not "provided you have to swim".
_OF_CASES = word_set("if only-if unless when where once who or and because")
# What demands are for in loose words: "you need to **have** a car"; not "to move".
_HOLD = word_set("have own")
# Transformations that drop what makes a deed a demand: "**demand**"; not "present".
_OF_DEMANDS = frozenset({"needed thing", "demand"})
# Those with whom whoever reads deals: "you are open and **customers** hear it"; not "applicants".
_OTHERS = frozenset({"customers", "users", "candidates", "participants"})
_FAR = 1000  # characters before a clause in which whoever is spoken of is named
_THEIR = "their"
_LISTED = "the-following"  # the cue of what a list says


@dataclass(frozen=True, slots=True)
class Topic:
    """What one follow-up asks about: a clause, or the joined clauses of a group.

    Args:
        id: the clause's id, or ``g`` and the number of the group.
        part: the part of the expression that the answer settles.
        clause_ids: the clauses in it.
        statement: what is asked, as a statement.
        span: where its words stand in the rule text.
        whom: of whom it is asked, where that is not whoever asks: "your son".
        owned: the things of whoever asks that the question speaks of: "boat".
        named: what the pronoun stands for with which the statement begins: "the boat".
        object: what the pronoun stands for that is further behind in it: "you insure **it**".
        kept: names of transformations of the wording that the text around it leaves no room for.
    """

    id: str
    part: Expression
    clause_ids: tuple[str, ...]
    statement: str
    span: Span = field(compare=False)
    whom: str = ""
    owned: tuple[str, ...] = ()
    named: str = ""
    object: str = ""
    kept: frozenset[str] = frozenset()

    @property
    def follow_up(self) -> str:
        """The question that asks about it."""
        asked = word_question(self.statement, kept=self.kept)
        asked = with_object(asked, self.object, self.owned)
        if self.named:
            owned = (*self.owned, self.whom.rsplit(maxsplit=1)[-1]) if self.whom else self.owned
            return with_name(asked, self.named, owned)
        asked = asked_of_own(asked, self.owned)
        return asked_of(asked, self.whom) if self.whom else asked


def kept_in_words(rule: Rule, names: Sequence[str]) -> frozenset[str]:
    """Return the names of the transformations that would change what some clauses ask.

    Args:
        rule: the rule.
        names: the ids of clauses that are asked about together.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can get help if you live with a child and pay their fees.")
        >>> sorted(kept_in_words(rule, ("c2",)))
        ['your own']
        >>> rule = parse("You need no pass if you are in and customers cannot hear it.")
        >>> sorted(kept_in_words(rule, ("c2",)))
        ['asker']
        >>> kept_in_words(rule, ("c1",))
        frozenset()
    """
    first = rule.clause(names[0])
    kept = _OF_DEMANDS if says_need(rule, names) else frozenset[str]()
    words = words_in(first.statement.lower())
    told_of_them = words[:1] == ("you",) and _THEIR in words
    if not told_of_them and (words[:1] == () or words[0] not in _OTHERS):
        return kept
    provision = next(
        (p for p in rule.provisions if p.span.start <= first.span.start < p.span.end), None
    )
    start = 0 if provision is None else provision.span.start
    start = max(start, first.span.start - _FAR)  # so that a long list is not read for each item
    ahead = words_in(rule.plain[start : first.span.start].lower())
    if "you" not in ahead:
        return kept  # whoever reads is spoken of as they: "guests who have paid **their** fee"
    others = any(is_person(word) and not _is_asker(ahead, at) for at, word in enumerate(ahead))
    if told_of_them and others and not _says_who(words):
        kept |= {"your own"}
    return kept | {"asker"} if words[0] in _OTHERS else kept


def _says_who(words: Sequence[str]) -> bool:
    """Tell whether "their" is of what "you" are: "you are **a cook** who earns their"."""
    before = words[: words.index(_THEIR)]
    return words[1] in syntax.BE and any(map(is_person, before))


def _is_asker(ahead: Sequence[str], at: int) -> bool:
    """Tell whether a noun says what whoever reads is: "if you are **a guest**"."""
    return not syntax.BE.isdisjoint(ahead[max(at - 3, 0) : at])


def says_need(rule: Rule, names: Sequence[str]) -> bool:
    """Tell whether clauses are cases in which somebody has to do something, and no demands.

    Args:
        rule: the rule.
        names: the ids of clauses that are asked about together.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> says_need(parse("You can get help if you need to travel."), ("c1",))
        True
        >>> says_need(parse("You need to be 18."), ("c1",))
        False
    """
    clauses = [rule.clause(name) for name in names]
    words = words_in(clauses[0].statement.lower()) if clauses else ()
    verb = syntax.finite_verb(words)
    if verb is None or words[verb] not in NEEDS or words[verb + 1 : verb + 2] != ("to",):
        return False
    deed, behind = words[verb + 2 : verb + 3], words[verb + 3 : verb + 4]
    undergone = deed == ("be",) and behind != () and syntax.is_participle(behind[0])
    if deed == () or deed[0] in _HOLD or (deed == ("be",) and not undergone):
        return False
    demanded = {i for p in rule.provisions if p.demand is not None for i in clause_ids(p.demand)}
    return demanded.isdisjoint(names) and all(_is_of_case(rule, each) for each in clauses)


def _is_of_case(rule: Rule, clause: Clause) -> bool:
    """Tell whether a clause is a case by its cue, or stands in a list of cases: "if: …"."""
    if clause.cue != _LISTED:
        return clause.cue in _OF_CASES
    colon = rule.plain.rfind(":", 0, clause.span.start)
    ahead = words_in(rule.plain[max(colon - _FAR, 0) : max(colon, 0)].lower())
    return ahead != () and ahead[-1] in OPENING_CASES
