"""What one follow-up asks about, with all that its wording depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cmr_logic import syntax
from cmr_logic.clauses.predicates_joined import NEEDS
from cmr_logic.expression import Expression, clause_ids
from cmr_logic.provisions import Clause, Rule
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
        needed: it is a case that somebody needs or has to do something: "if you need to move".
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
    needed: bool = False

    @property
    def follow_up(self) -> str:
        """The question that asks about it."""
        asked = word_question(self.statement, needed=self.needed)
        asked = with_object(asked, self.object, self.owned)
        if self.named:
            owned = (*self.owned, self.whom.rsplit(maxsplit=1)[-1]) if self.whom else self.owned
            return with_name(asked, self.named, owned)
        asked = asked_of_own(asked, self.owned)
        return asked_of(asked, self.whom) if self.whom else asked


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
    demanded = {i for p in rule.provisions if p.demand is not None for i in clause_ids(p.demand)}
    clauses = [rule.clause(name) for name in names]
    if not demanded.isdisjoint(names) or not all(_is_of_case(rule, each) for each in clauses):
        return False
    words = words_in(clauses[0].statement.lower()) if clauses else ()
    verb = syntax.finite_verb(words)
    if verb is None or words[verb] not in NEEDS or words[verb + 1 : verb + 2] != ("to",):
        return False
    deed, behind = words[verb + 2 : verb + 3], words[verb + 3 : verb + 4]
    undergone = deed == ("be",) and behind != () and syntax.is_participle(behind[0])
    return deed != () and deed[0] not in _HOLD and (deed != ("be",) or undergone)


def _is_of_case(rule: Rule, clause: Clause) -> bool:
    """Tell whether a clause is a case by its cue, or stands in a list of cases: "if: …"."""
    if clause.cue != _LISTED:
        return clause.cue in _OF_CASES
    lead = rule.plain[: clause.span.start].rpartition(":")[0]
    return words_in(lead.lower())[-1:] != () and words_in(lead.lower())[-1] in OPENING_CASES
