"""Which part of an expression a follow-up asks about, and whether it asks for its opposite."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.cues.same_said import in_one_spelling
from cmr_logic.expression import All, Any, ClauseRef, Expression, clause_ids
from cmr_logic.facts.alone import (
    asked_alone,
    asks_of_each,
    names_both,
    names_choice,
    names_several,
)
from cmr_logic.facts.bounds_alike import same_bound
from cmr_logic.facts.bounds_compared import placed_by_bounds
from cmr_logic.facts.connective import Joint, adds, counts_kinds, dual, joined_by, of_one_sign
from cmr_logic.facts.contraries import leave_a_third
from cmr_logic.facts.deeds_in_nouns import in_a_verb
from cmr_logic.facts.exchanged import has_other_words
from cmr_logic.facts.less import asks_for_kind, leaves_out
from cmr_logic.facts.likeness import LEAST, Asked, Words, adjacent_keys
from cmr_logic.facts.one_part import lacking_from, says_one_part
from cmr_logic.facts.only import is_told_apart, only_condition
from cmr_logic.facts.opposites import denied_apart, has_negation, turned_round
from cmr_logic.facts.other_things import is_of_another_thing
from cmr_logic.facts.parts import Part, named_alone, parts_of, specials_of
from cmr_logic.facts.placement import Placement
from cmr_logic.facts.pointing import Pointing
from cmr_logic.facts.reasons_for import reason_alone
from cmr_logic.facts.said_otherwise import in_the_words_of
from cmr_logic.facts.signs import denies
from cmr_logic.facts.taken import taken_as_given
from cmr_logic.inquiry.plainly import unframed
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.records import replace
from cmr_logic.relevance import in_the_form_of
from cmr_logic.text import keys, words_in

_OF_CASE = 0.5  # how like what a heading says a follow-up about that must be
_BOUNDED = 0.7  # how like, of the likest, a clause must be that sets the bound asked about
_TIE = 1e-9  # scores closer than this are equal: the earlier part wins
# Pronouns that stand for what a clause beside names: "we move **it**"; not "you".
_POINTING = frozenset({"it", "its", "them", "their"})
_MORE = 0.25  # of a word, by which a follow-up must say more than half of a clause then
_NUMBER = re.compile(r"\d[\d,.]*")
_PAIR = 2  # of two operands, a follow-up asks about one or both


class Places:
    """The parts of an expression that follow-ups can ask about, made ready once for many.

    Args:
        rule: the rule that was read.
        expression: an expression over its clauses.
    """

    def __init__(self, rule: Rule, expression: Expression) -> None:
        self._rule = rule
        self._expression = expression
        self.words = Words(rule)
        self._parts = parts_of(rule, expression)
        self._pointing = Pointing(rule, self.words, self._parts)
        of_kinds = [p for p in rule.provisions if p.about]
        self._kinds = [(p.about, p.alternatives) for p in of_kinds if p.alternatives is not None]
        self._contexts = [p.context for p in rule.provisions if p.context is not None]
        own = frozenset(clause_ids(expression))
        self._cases = [c for c in dict.fromkeys(self._contexts) if own.isdisjoint(clause_ids(c))]
        # what is asked of nobody, as whoever asks is taken to be so, but which may be denied
        taken = [c for p in rule.provisions for c in taken_as_given(rule, p)]
        self.taken = [c for c in dict.fromkeys(taken) if own.isdisjoint(clause_ids(c))]

    def in_their_words(self, question: str) -> str:
        """Return a follow-up in the words of the clauses."""
        return in_the_words_of(question, map(self._statement, clause_ids(self._expression)))

    def find(self, question: str) -> Placement:
        """Find the part that a follow-up asks about.

        Example:
            >>> from cmr_logic.provisions import parse
            >>> rule = parse("You can join if you live here or work here.")
            >>> Places(rule, rule.provisions[0].condition).find("Is your work here?").part
            ClauseRef('c2')
        """
        question = in_the_form_of(self._rule.plain, unframed(in_one_spelling(question)))
        question = in_a_verb(question, map(self._statement, clause_ids(self._expression)))
        question = reason_alone(question, map(self._statement, clause_ids(self._expression)))
        asked = self.words.asked(words_in(question))
        denying = has_negation(question)
        best, score = self._likest(asked, denying=denying, asides=False)
        if best is None:
            best, score = self._likest(asked, denying=denying, asides=True)
        if best is not None and is_of_another_thing(self._rule, question, asked, best):
            return Placement(None)
        best, score, asked = self._pointing.named_instead(question, asked, best, score)
        if best is None:
            best, score = self._bounded_alike(question), LEAST
        case = self._case(asked, score if best is not None else LEAST)
        if case is None and (best is None or not asked.keys <= best.keys):
            case = next((c for c in self.taken if self._is_of(question, asked, c, score)), None)
        if case is not None:
            turned = turned_round(question, *map(self._statement, clause_ids(case)))
            return Placement(None, turned is not denies(case), case=case)
        found = self._about(question, asked, best, score)
        return found if found.guessed else self._bounded(question, asked, found)

    def _bounded(self, question: str, asked: Asked, found: Placement) -> Placement:
        """Return where a follow-up belongs that was placed at a clause, by the bounds of both."""
        if not isinstance(found.part, ClauseRef):
            return found
        clause = self._rule.clause(found.part.clause_id)
        words, said = words_in(clause.statement), self.words.meant(asked, clause.keys)
        beside = lacking_from(words)
        if beside and said.isdisjoint(keys(words[:beside])):
            return found  # "without telling us", of "you row for a year without telling us"
        more = 2 * len(said) <= len(clause.keys) and has_other_words(self.words, question, clause)
        numbers = [word for word in words_in(question) if word[0].isdigit()]
        elsewhere = not _NUMBER.search(clause.statement) and any(
            word in words_in(self._rule.plain) for word in numbers
        )  # "in the past 12 months", ahead of a list
        whole = said == clause.keys and not elsewhere
        if found.opposite and leave_a_third(question, clause.statement):
            return replace(found, enough=True)
        return placed_by_bounds(found, question, clause.statement, more=more, whole=whole)

    def _about(self, question: str, asked: Asked, best: Part | None, score: float) -> Placement:
        """Return what a follow-up asks about, of which one part is likest to it."""
        best = self._in_order(question, self._on_this_side(question, asked, best, score))
        best = self._of_several(question, asked, best)
        some = self._some_operands(asked, best, score)
        if some and len(set(map(denies, some[0].operands))) > 1 and not has_negation(question):
            some = None
        one = None if some is None else self._said_whole(question, asked, some)
        if one is not None:
            best, some = one, None
        joint = best if some is None else next(p for p in self._parts if p.node is some[2])
        if joint is not None and joint.specials:
            said = self.words.with_short_forms(asked.keys)
            if (alone := asked_alone(joint, said, words_in(question))) is not None:
                return self._placed(question, alone, score)
        if some is not None:
            return self._placed(question, *some)
        if best is None:
            return self._about_all(question, asked)
        sharing = self._sharing(asked, best)
        statements = [self._statement(name) for each in sharing for name in clause_ids(each)]
        of_each = sharing and asks_of_each(question, statements)
        if sharing:
            if of_each and Any(sharing) in (p.node for p in self._parts):
                return self._placed(question, Any(sharing), score)
            return Placement(Any(sharing), score=score, common=True)
        placed = self._placed(question, named_alone(self._rule, best.node, asked.keys), score)
        statements = [self._statement(i) for i in clause_ids(best.node)]
        whole = best.specials or any(map(names_choice, statements))
        less = not whole and self._asks_for_less(question, asked, best)
        whole = whole or (not less and any("or" in words_in(each) for each in statements))
        said = frozenset() if whole else self.words.meant(asked, best.keys)
        return replace(placed, said=said, common=less)

    def _about_all(self, question: str, asked: Asked) -> Placement:
        """Return what a follow-up asks about that is like no part."""
        kinds = self._kinds_of_people(asked)
        if kinds:
            return Placement(kinds[0] if len(kinds) == 1 else Any(kinds), common=True)
        alone = only_condition(self._rule, self._expression, self.words, asked)
        placed = self._placed(question, alone or self._kind(asked), 0.0)
        own = next((part for part in self._parts if part.node == alone), None)
        less = own is not None and self._asks_for_less(question, asked, own)
        return replace(placed, guessed=alone is not None, common=less)

    def _case(self, asked: Asked, least: float) -> Expression | None:
        """Return what a heading says of its case where a follow-up is likest to that.

        Where a condition below says the heading again, that is asked about.
        """
        best, best_score = None, max(least, _OF_CASE) + _TIE
        for case in self._cases:
            own = self._keys_of(case)
            score = self.words.likeness(asked, own)
            again = any(own <= part.keys for part in self._parts if not part.specials)
            if score > best_score and not again:
                best, best_score = case, score
        return best

    def _is_of(self, question: str, asked: Asked, case: Expression, least: float) -> bool:
        """Tell whether a follow-up asks of whom a rule takes for granted what it is for.

        "Do you row for us as **an apprentice**?" of "apprentices get it if they row".
        """
        own = self._keys_of(case)
        behind = words_in(question.rstrip(" ?"))[-2:]
        named = behind[:1] in (("a",), ("an",)) and keys(behind[1:]) == own
        like = self.words.likeness(asked, own) if named else 0.0
        return own == asked.keys or like > max(least, _OF_CASE)

    def _statement(self, name: str) -> str:
        return self._rule.clause(name).statement

    def _placed(
        self, question: str, node: Expression | None, score: float, wider: Expression | None = None
    ) -> Placement:
        if node is None:
            return Placement(None)
        statements = tuple(map(self._statement, clause_ids(node)))
        turned = turned_round(question, *statements)
        joined = of_one_sign(node) if isinstance(node, (All, Any)) else None
        if joined is not None:
            joint, operands = joined
            asked = self._joined(question, node, joint, operands)
            if asked is not None and turned and denied_apart(question, statements):
                asked = dual(asked)
            if asked is not None and asked is not joint:
                return Placement(asked(operands), turned, score)
        if self._asked_as_it_is(question, node):
            return Placement(node, False, score, wider)
        return Placement(node, turned is not denies(node), score, wider)

    def _asked_as_it_is(self, question: str, node: Expression) -> bool:
        """Tell whether a follow-up asks for some operands of a joint, and denies the others."""
        if not isinstance(node, All | Any) or len(set(map(denies, node.operands))) == 1:
            return False
        return all(
            turned_round(question, *map(self._statement, clause_ids(each))) is denies(each)
            for each in node.operands
        )

    def _joined(
        self, question: str, node: Expression, joint: Joint, operands: Sequence[Expression]
    ) -> Joint | None:
        """Return how a follow-up joins the operands of a joint, by its own words.

        Who says what the text says means what the text means: "boats, docks **and** sails" of a
        text that so lists what is to be had, each by itself.
        """
        specials = specials_of(list(map(self._keys_of, operands)))
        simple = all(isinstance(operand, ClauseRef) for operand in operands)
        asked = joined_by(words_in(question), specials, simple=simple)
        if asked is None or (asked is All and joint is Any and counts_kinds(words_in(question))):
            return None
        spans = [self._rule.clause(name).span for name in clause_ids(node)]
        said = self._rule.plain[min(s.start for s in spans) : max(s.end for s in spans)]
        written = joined_by(words_in(said.lower()), specials, simple=simple)
        if written is not None and not isinstance(node, joint) and denied_apart(said):
            written = dual(written)
        return joint if asked is written else asked

    def _likest(self, asked: Asked, *, denying: bool, asides: bool) -> tuple[Part | None, float]:
        """Return the part that is likest to a follow-up, and how like it is."""
        best: Part | None = None
        best_score = LEAST
        for part in self._parts:
            least = len(part.specials) and self._least(part)
            said = [(len(self.words.meant(asked, own)), len(own)) for own in part.specials]
            if any(meant < min(2, whole / 2 + least) for meant, whole in said):
                continue  # a joint is asked about where each of its operands is
            if part.mixed and not denying:
                continue  # nor does a follow-up without a negation ask about one denied in part
            beside = part.beside if asides else frozenset()
            score = self.words.likeness(asked, part.keys, beside)
            if score > best_score + _TIE:
                best, best_score = part, score
        return best, best_score

    def _bounded_alike(self, question: str) -> Part | None:
        """Return the one clause that sets the bound asked about, or its other side, in other words.

        "Are you 61 or older?" asks what "you are over 60" says.
        """
        if len(_NUMBER.findall(question)) > 1:
            return None
        found = [
            part
            for part in self._parts
            if isinstance(part.node, ClauseRef)
            and same_bound(question, self._statement(part.node.clause_id)) is not None
        ]
        return found[0] if len(found) == 1 else None

    def _least(self, part: Part) -> float:
        """Return how much more of each operand of a joint a follow-up must say than half.

        Where a pronoun in one of them stands for what another names, a follow-up about the former
        has that name as well: "Did we move **the race**?" of "the race is off or we move **it**".
        """
        statements = map(self._statement, clause_ids(part.node))
        leaning = any(not _POINTING.isdisjoint(words_in(each)[1:]) for each in statements)
        return _MORE if leaning else 0.0

    def _in_order(self, question: str, best: Part | None) -> Part | None:
        """Return, of the clauses with the words of the likest, the one in the order asked.

        "A painter who teaches" is not "a teacher who paints". Nor is "you moved in" the same as
        "you moved out", though only small words tell them apart.
        """
        alike = [p for p in self._parts if best is not None and p.keys == best.keys]
        if len(alike) <= 1 or best is None or not isinstance(best.node, ClauseRef):
            return best
        asked, words = adjacent_keys(question), frozenset(words_in(question.lower()))
        clauses = [p for p in alike if isinstance(p.node, ClauseRef)]

        def nearness(part: Part) -> tuple[int, bool, int]:
            said = words_in(" ".join(map(self._statement, clause_ids(part.node))).lower())
            bound = part is best and bool(same_bound(question, " ".join(said)))
            small = words.intersection(said) & (syntax.PREPOSITIONS | syntax.PARTICLES)
            return len(asked & self._adjacent_keys(part)), bound, len(small)

        return max(clauses, key=nearness)

    def _on_this_side(
        self, question: str, asked: Asked, best: Part | None, score: float
    ) -> Part | None:
        """Return, of clauses nearly as like as the likest, the one that sets the bound asked about.

        "Did you move in after 3 May?" of "you moved in before 3 May" and "you came after 3 May".
        """
        if best is None or not isinstance(best.node, ClauseRef):
            return best
        if same_bound(question, self._statement(best.node.clause_id)) is not False:
            return best
        for part in self._parts:
            if not isinstance(part.node, ClauseRef) or part is best:
                continue
            if self.words.likeness(asked, part.keys) < _BOUNDED * score:
                continue
            if same_bound(question, self._statement(part.node.clause_id)):
                return part
        return best

    def _of_several(self, question: str, asked: Asked, best: Part | None) -> Part | None:
        """Return the joint that has the words of the likest clause, if it is what is asked about.

        "Does your partner row?" asks about one of two, "Do you or your partner row?" about both.
        """
        if best is None:
            return None
        for part in self._parts:
            if not isinstance(part.node, (All, Any)) or best.node not in part.node.operands:
                continue
            said = [self.words.meant(asked, own) for own in part.specials]
            if isinstance(part.node, Any) and names_both(question, asked.keys, said):
                return part
            if part.keys == best.keys:
                own = part.specials[part.node.operands.index(best.node)]
                return part if adds(question, own) else best
        return best

    def _adjacent_keys(self, part: Part) -> frozenset[tuple[str, str]]:
        return adjacent_keys(*(self._rule.clause(i).statement for i in clause_ids(part.node)))

    def _some_operands(
        self, asked: Asked, best: Part | None, best_score: float
    ) -> tuple[All | Any, float, Expression] | None:
        """Find two or more operands, not all, of one joint that a follow-up asks about together."""
        for part in self._parts:
            node = part.node
            if len(part.specials) <= _PAIR or not isinstance(node, (All, Any)):
                continue
            named = [
                operand
                for operand, own in zip(node.operands, part.specials, strict=True)
                if own and 2 * len(own & asked.keys) >= len(own)
            ]
            if not 1 < len(named) < len(part.specials):
                continue
            if best is not None and best.node not in named:
                continue
            score = self.words.likeness(asked, frozenset().union(*map(self._keys_of, named)))
            if score > best_score:
                return type(node)(tuple(named)), score, node
        return None

    def _said_whole(
        self, question: str, asked: Asked, some: tuple[Expression, float, Expression]
    ) -> Part | None:
        """Return, of operands that a follow-up seems to ask about, the only one that it says whole.

        "Do you sell roots of garden plants?" of "seeds, roots or any other part of garden plants"
        has words of the last as well, and no "or" by which it would ask about both.
        """
        if names_several(question):
            return None
        joint = next(part for part in self._parts if part.node is some[2])
        operands = joint.node.operands if isinstance(joint.node, (All, Any)) else ()
        said = self.words.with_short_forms(asked.keys)
        pairs = zip(operands, joint.specials, strict=True)
        whole = [operand for operand, own in pairs if own and own <= said]
        alone = whole if len(whole) == 1 else []
        return next((part for part in self._parts if part.node in alone), None)

    def _kind(self, asked: Asked) -> Expression | None:
        """Return the list of what is of a kind that a follow-up names: "Is it a suitable crop?"."""
        parts = {part.node for part in self._parts}
        return next(
            (node for about, node in self._kinds if about <= asked.keys and node in parts), None
        )

    def _sharing(self, asked: Asked, best: Part) -> tuple[Expression, ...]:
        """Return the clauses that a follow-up asks about together by asking what they share.

        "Are you a student?" of "students who row" and "students who sing".
        """
        said = asked.keys & best.keys
        if best.specials or said == best.keys or 2 * _named(said) <= _named(asked.keys):
            return ()  # it asks for the whole, or for something that none of them says
        others = [
            p for p in self._parts if not p.specials and p.node != best.node and said <= p.keys
        ]
        return (best.node, *(part.node for part in others)) if others else ()

    def _kinds_of_people(self, asked: Asked) -> tuple[Expression, ...]:
        """Return the clauses of people of the kind alone that a follow-up asks for.

        "Are you a sailor?" of "sailors aged 30 who take part in a retraining scheme for crews",
        of which it says too little to be like that.
        """
        return tuple(
            part.node
            for part in self._parts
            if isinstance(part.node, ClauseRef) and self._is_kind(asked.keys, part, part.node)
        )

    def _is_kind(self, asked: frozenset[str], part: Part, clause: ClauseRef) -> bool:
        kind = asked < part.keys and asks_for_kind(asked, self._statement(clause.clause_id))
        return kind or is_told_apart(self._rule, asked, clause.clause_id)

    def _asks_for_less(self, question: str, asked: Asked, best: Part) -> bool:
        """Tell whether a follow-up asks for part of one clause: Yes settles nothing."""
        if not isinstance(best.node, ClauseRef):
            return False
        clause = self._rule.clause(best.node.clause_id)
        said = self.words.meant(asked, best.keys)
        if "or" in words_in(clause.statement.lower()):  # "2 years or more"
            return says_one_part(said, clause.statement)
        return leaves_out(question, asked.keys, said, clause)

    def _keys_of(self, node: Expression) -> frozenset[str]:
        return frozenset().union(*(self._rule.clause(i).keys for i in clause_ids(node)))


def _named(words: frozenset[str]) -> int:
    """Count the keys that are no numbers: a date in common is no matter in common."""
    return sum(not word[0].isdigit() for word in words)
