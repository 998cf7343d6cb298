"""What speaks for a Yes and what against it, gathered provision by provision."""

from __future__ import annotations

from dataclasses import dataclass, field

from cmr_logic.expression import All, Any, Constant, Expression, Not, both, either, negate
from cmr_logic.inquiry.lesser import less_demanded, less_for
from cmr_logic.inquiry.let_in import lets_in, lets_things_in
from cmr_logic.inquiry.overriding import overridden, overrides
from cmr_logic.inquiry.relieving import relieved, relieved_denial, waived_by
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.predicate_words import EXEMPTED


@dataclass(slots=True)
class Sides:
    """The conditions of the provisions that a question concerns, by what they do to its answer.

    Args:
        grants: what is enough for a Yes, each with what its subject is compared by.
        denials: what rules a Yes out, each with what its subject is compared by.
        demands: what a Yes takes besides.
        denied: what was added last rules every Yes out.
        barred: it does so for everybody, with nothing but exceptions: "You can't row unless …".

    Example:
        >>> from cmr_logic.expression import ClauseRef, to_text
        >>> sides = Sides()
        >>> sides.grant(ClauseRef("c1"), frozenset({"guest"}))
        >>> sides.grant(ClauseRef("c2"), frozenset({"member"}))
        >>> sides.deny(ClauseRef("c3"), frozenset({"member", "late"}))
        >>> to_text(sides.expression())
        'c1 or c2 and not c3'
    """

    grants: list[tuple[Expression, frozenset[str]]] = field(default_factory=list)
    denials: list[tuple[Expression, frozenset[str]]] = field(default_factory=list)
    demands: list[Expression] = field(default_factory=list)
    denied: bool = False
    barred: bool = False
    # The kinds that grants and denials are about: far fewer than these, so that a long text in
    # which each provision is held against all before it is not read for ever.
    _granted_kinds: set[frozenset[str]] = field(default_factory=set, init=False, repr=False)
    _denied_kinds: set[frozenset[str]] = field(default_factory=set, init=False, repr=False)

    def grant(self, case: Expression, about: frozenset[str]) -> None:
        """Add a case that is enough for a Yes, or one that a denial about more than it leaves out.

        "Dogs can't come in. Assistance dogs can": other dogs still cannot.

        Args:
            case: the case.
            about: what the subject of the provision is compared by.
        """
        wider = {kind for kind in self._denied_kinds if kind and kind < about}
        if wider:
            self.denials = _without(case, self.denials, wider)
            return
        self.grants.append((case, about))
        self._granted_kinds.add(about)
        self.denied = False

    def narrow_last(self, case: Expression) -> None:
        """Add a condition to the grant that was added last."""
        last, about = self.grants[-1]
        self.grants[-1] = All((last, case)), about

    def deny(self, case: Expression, about: frozenset[str]) -> None:
        """Add a case that rules a Yes out; for those alone whom some grants are about by name.

        "Guests can row. Members can row. Members who are late can't": guests can.
        """
        named = {kind for kind in self._granted_kinds if kind and kind <= about}
        self.denied = not named or named == self._granted_kinds
        if self.denied:
            self.denials.append((case, about))
            self._denied_kinds.add(about)
            return
        self.grants = _without(case, self.grants, named)

    def let_in(self, rule: Rule, provision: Provision, case: Expression) -> bool:
        """Take away from the last denial what a grant lets in, in a case; tell whether it does so.

        "You can't row if you are ill or a guest. However, guests can row if they pay", "Dogs are
        banned. Members may bring dogs". What holds whatever a denial says is granted besides.
        """
        if self._override(rule, provision, case):
            return not self.grants
        denied, about = self.denials[-1] if self.denials else (None, frozenset())
        rest = None if denied is None else lets_in(rule, denied, provision)
        if rest is None and denied is not None and not self.grants:
            rest = lets_things_in(rule, denied, provision, case)
        if rest is not None:
            self.denials[-1] = rest, about
        return rest is not None

    def _override(self, rule: Rule, provision: Provision, case: Expression) -> bool:
        """Take a case away from the denials that a grant holds in spite of; tell if it does so."""
        if not overrides(rule, provision):
            return False
        left = [
            (overridden(rule, denied, provision, case), about) for denied, about in self.denials
        ]
        changed = left != self.denials
        self.denials = left
        return changed

    def exempts(self, provision: Provision) -> bool:
        """Tell whether some of those whom the last denial is about are exempt from it.

        "Cars may not be left here. **Cars with a card are exempt**."
        """
        about = self.denials[-1][1] if self.denials and not self.grants else frozenset()
        some = bool(about) and about <= provision.about and provision.subject is not None
        return some and provision.positive and not EXEMPTED.isdisjoint(provision.denying)

    def except_denied(self, case: Expression) -> None:
        """Take a case away from the denial before: "This does not apply if …".

        A denial without conditions leaves nothing but its exceptions.
        """
        if self.denials:
            denied, about = self.denials[-1]
            if isinstance(denied, Not):  # "unless …": the case is one more exception
                self.denials[-1] = Not(either([denied.operand, case])), about
            else:
                self.denials[-1] = All((denied, negate(case))), about
        else:
            self.grants.append((case, frozenset()))
            self._granted_kinds.add(frozenset())

    def demand(self, case: Expression) -> None:
        """Add what a Yes takes besides."""
        self.demands.append(case)

    def spare_last(self, case: Expression) -> None:
        """Let a case do for the demand that was added last."""
        self.demands[-1] = Any((self.demands[-1], case))

    def stand_in(self, case: Expression, *, granted: bool) -> None:
        """Let a case do for the grant, or else the demand, that was added last: "Otherwise, …"."""
        if granted:
            last, about = self.grants[-1]
            self.grants[-1] = Any((last, case)), about
        else:
            self.spare_last(case)

    def stand_beside(self, case: Expression) -> None:
        """Let a case do for all that was demanded: "To join, you must row. You can **also** …"."""
        self.demands = [Any((both(self.demands), case))]

    def relieve(
        self, rule: Rule, waiver: Provision, before: Provision | None, case: Expression
    ) -> None:
        """Let a case do wherever what a provision waives is asked."""
        waived = waived_by(rule, waiver, before)
        self.demands = relieved(rule, self.demands, waived, case)
        cases = relieved(rule, [granted for granted, _ in self.grants], waived, case)
        self.grants = [
            (granted, kind) for granted, (_, kind) in zip(cases, self.grants, strict=True)
        ]
        self.denials = [
            (relieved_denial(rule, denied, waived, case), kind) for denied, kind in self.denials
        ]

    def lessen(self, rule: Rule, provision: Provision) -> bool:
        """Let less do in the case of a provision that only asks for less; tell whether it does.

        "You must have rowed for five years. If you are a guide, you **only need** three years."
        """
        less, case = less_demanded(rule, provision), less_for(provision)
        if not less or case is None:
            return False
        cases = relieved(rule, [granted for granted, _ in self.grants], less, case)
        demands = relieved(rule, self.demands, less, case)
        if demands == self.demands and cases == [granted for granted, _ in self.grants]:
            return False
        self.demands = demands
        self.grants = [
            (granted, kind) for granted, (_, kind) in zip(cases, self.grants, strict=True)
        ]
        return True

    def expression(self) -> Expression:
        """Return what is true where the answer is Yes.

        What is granted in the very case of a denial is another thing: "It is less than £9 if you
        row, but you can top it up".
        """
        denials = {denied for denied, _ in self.denials}
        grants = [granted for granted, _ in self.grants if granted not in denials]
        parts = [either(grants)] if grants else []
        parts.extend(self.demands)
        if self.denials:
            parts.append(negate(either([denied for denied, _ in self.denials])))
        # "Students pay. Everyone else gets in free": the two say the same.
        return both(list(dict.fromkeys(parts))) if parts else Constant(True)


def _without(
    case: Expression,
    sides: list[tuple[Expression, frozenset[str]]],
    kinds: set[frozenset[str]],
) -> list[tuple[Expression, frozenset[str]]]:
    """Return grants or denials, those about some kinds without a case."""
    return [
        (All((each, negate(case))), kind) if kind in kinds else (each, kind) for each, kind in sides
    ]
