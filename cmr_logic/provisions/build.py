"""Blocks and sentences → clauses and provisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import (
    Condition,
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Sentence,
    Statement,
    Words,
)
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import All, Any, AtLeast, ClauseRef, Expression, Not, all_of, any_of
from cmr_logic.layout import Block, BlockKind, read_layout
from cmr_logic.provisions import implied, inline, lists
from cmr_logic.provisions.nodes import Clause, Force, Group, Provision, Reading, Rule
from cmr_logic.provisions.predicates import (
    continues,
    denying,
    is_benefit,
    is_demand,
    is_denial,
    names_exceptions,
    refers_back,
    waives,
)
from cmr_logic.spans import Span
from cmr_logic.text import NOUN, VERB, Tokens, bases, classes, keys, sentence_ends, tokenize

Frame = tuple[str, ...]


def parse(text: str) -> Rule:
    """Read a rule text: its layout, clauses, provisions and readings.

    Args:
        text: the rule text as it stands in guidance. Any string gives a rule, perhaps one without clauses.

    Example:
        >>> rule = parse("You can borrow books if you live here or study here.")
        >>> [clause.statement for clause in rule.clauses]
        ['you live here', 'you study here']
        >>> rule.provisions[0].condition
        Any((ClauseRef('c1'), ClauseRef('c2')))
    """
    return _Builder(text).build()


class _Builder:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: Tokens = tokenize(text)
        self.clauses: list[Clause] = []
        self.provisions: list[Provision] = []
        self.readings: list[Reading] = []
        self.groups: list[Group] = []
        self._at = 0  # the token where the search for the next block starts
        self.items: tuple[Block, ...] = ()  # the list that the current sentence leads in
        self.lead: Sentence | None = None
        self.context: Expression | None = None  # what the heading says of the case
        self.item_limits: list[tuple[Span, Expression]] = []  # items that carry conditions of their own
        self.joint = False  # the list that comes next is joined to a condition by "and"
        self.benefit = True  # the conclusion grants what someone wants
        self.denying: frozenset[str] = frozenset()
        self.denied = False  # the conclusion is denied, by grammar or by its words
        self.negative = False  # the conclusion that the current condition belongs to is denied
        self.demanding = False

    def build(self) -> Rule:
        blocks = read_layout(self.text)
        for block in blocks:
            self._block(block)
        clauses, renamed = self._in_text_order()
        provisions = tuple(self.provisions)
        readings = tuple(self.readings)
        if renamed:
            provisions = tuple(_rename_provision(p, renamed) for p in provisions)
            readings = tuple(
                Reading(r.span, r.reason, _rename(r.used, renamed), _rename(r.instead, renamed))
                for r in readings
            )
        return Rule(
            self.text, blocks, clauses, provisions, readings, tuple(self.groups), keys(self.tokens.words)
        )

    # --- blocks --------------------------------------------------------------------------------------

    def _range(self, span: Span) -> tuple[int, int]:
        """Return the range of the tokens inside a span; blocks come in text order."""
        starts, count = self.tokens.starts, len(self.tokens)
        first = self._at
        while first < count and starts[first] < span.start:
            first += 1
        last = first
        while last < count and starts[last] < span.end:
            last += 1
        return first, last

    def _block(self, block: Block) -> None:
        first, last = self._range(block.span)
        if block.kind is BlockKind.HEADING:
            self.context = self._heading(first, last)
        if block.kind is BlockKind.HEADING and (not block.items or self.tokens.words[last - 1 : last] != (":",)):
            self._at = last
            if block.items:
                self._bare_list(first, block.items)
            return
        if self.provisions and first < last and not block.items and self._continues_list(first, last):
            return
        if self._is_title(block, first, last):
            self._at = last
            return
        ends = sentence_ends(self.tokens, first, last)
        start = first
        for end in ends:
            is_lead = bool(block.items) and end == last
            if end > start or is_lead:
                if is_lead:
                    self._sentence(start, end, block.items)
                else:
                    self._with_inline_list(start, end)
            start = end
        if block.items and not ends:
            self._sentence(first, last, block.items)
        self._at = last

    def _heading(self, first: int, last: int) -> Expression | None:
        """Return the clause of a heading that says whom its section is for: "If you live abroad"."""
        words = self.tokens.words
        while first < last and (words[first] in {"#", "*"} or words[first].rstrip(".").isdigit() or words[first] == "."):
            first += 1
        conditional = first < last and words[first] == "if"
        first += conditional
        if first >= last or words[first] not in {"you", "your", "they", "your"} or "?" in words[first:last]:
            return None
        verb = syntax.finite_verb(words[first:last])
        if verb is None or verb == 0 or words[first + verb] in syntax.MODALS:
            return None
        self.holes = frozenset()
        return self._atom(Words(first, last), implied.HEADING, ())

    def _is_title(self, block: Block, first: int, last: int) -> bool:
        """Tell whether a paragraph is a title without a mark: a few words, no verb, no full stop."""
        if block.items or last - first > 9 or last == len(self.tokens) or first == last:
            return False
        return (
            self.tokens.words[last - 1] not in {".", "?", "!", ":", ";"}
            and syntax.finite_verb(self.tokens.unnamed[first:last]) is None
            and not any(word in {"if", "unless"} for word in self.tokens.words[first:last])
        )

    def _continues_list(self, first: int, last: int) -> bool:
        """Read a paragraph that goes on with the sentence of the list before: "… unless you are ill"."""
        opening = self.tokens.words[first]
        found = cues.match(self.tokens.words, first)
        exception = found is not None and found[0].effect is Effect.UNLESS
        condition = found is not None and found[0].effect is Effect.IF
        lower = self.text[self.tokens.starts[first]].islower()
        if not lower or not (opening in {"and", "or"} or exception or condition):
            return False
        sentence = parse_sentence(self.tokens, first + (opening in {"and", "or"}), last, item=True)
        before = self.provisions[-1]
        self.holes = sentence.holes
        parts: list[Expression] = []
        exceptions: list[Expression] = []
        for front in sentence.fronts:
            self._condition(front, parts, exceptions)
        for statement in sentence.statements:
            if statement.rest is not None:
                expression = self._coordination(statement.rest.body, _LIST, ())
                if expression is not None:
                    parts.append(expression)
            for tail in statement.conditions:
                self._condition(tail, parts, exceptions)
        own = [before.condition] if before.condition is not None else []
        together = own + parts
        joined = None
        if together:
            joined = _either(together) if opening == "or" else _both(together)
        self.provisions[-1] = replace(
            before, condition=joined, exceptions=before.exceptions + tuple(exceptions)
        )
        self._at = last
        return True

    def _with_inline_list(self, first: int, last: int) -> None:
        """Read a sentence; what follows its colon is a list, or a sentence of its own."""
        colon, items = inline.items_after_colon(self.tokens, first, last)
        if colon is None:
            self._sentence(first, last, ())
            return
        self._sentence(first, colon + 1, items)
        if not items:
            self._sentence(colon + 1, last, ())
        self._at = last

    def _sentence(self, first: int, last: int, items: tuple[Block, ...]) -> None:
        sentence = parse_sentence(self.tokens, first, last, lead_in=bool(items))
        self.items = items
        self._at = last
        if items and not sentence.statements and not sentence.fronts:
            self._bare_list(first, items)
            return
        self.holes = sentence.holes
        fronts: tuple[list[Expression], list[Expression]] = ([], [])
        if sentence.statements:
            self._look_ahead(sentence, sentence.statements[0])
            for condition in sentence.fronts:
                if condition.cue.effect is not Effect.PURPOSE:
                    self._condition(condition, *fronts)
        for statement in sentence.statements:
            self._statement(sentence, statement, *fronts)
        if not sentence.statements and sentence.fronts:
            self._fragment_of_conditions(sentence)

    # --- statements ----------------------------------------------------------------------------------

    def _item_provisions(self, parts: list[Expression]) -> None:
        """Add a provision for each item of a conclusion's list that has conditions of its own."""
        lead = self.provisions[-1]
        for span, limit in self.item_limits:
            own = keys(tokenize(span.of(self.text)).words)
            self.provisions.append(
                replace(
                    lead, span=span, conclusion=span, condition=_both([*parts, limit]), alternatives=None,
                    implied=None, keys=own, about=frozenset(), item=True,
                )
            )

    def _said(self, first: int, last: int) -> Frame:
        """Return the tokens of a range without examples and asides."""
        words = self.tokens.words[first:last]
        if not self.holes:
            return words
        return tuple(w for i, w in enumerate(words, first) if i not in self.holes)

    def _look_ahead(self, sentence: Sentence, statement: Statement) -> bool:
        """Note what kind of conclusion a statement has: the default operator of its lists hangs on it."""
        words = self.tokens.words
        rest_first, rest_last = self._extent(sentence, statement)
        predicate = statement.predicate
        whole = self._said(rest_first, rest_last)
        said_last = rest_last
        if statement.rest is not None and statement.rest.relative is not None:
            said_last = max(_bounds(statement.rest.body), default=rest_last)
        demand_words = self._said(predicate.first, said_last) if predicate else ()
        subject_words = words[rest_first : predicate.first] if predicate and self.items else ()
        self.denying = denying(demand_words or whole, subject_words)
        self.negative = is_denial(demand_words or whole) != (
            predicate is not None and words[rest_first] in {"no", "none", "nobody", "neither"}
        )
        self.denied = self.negative != (len(self.denying) % 2 == 1)
        demanding = is_demand((*demand_words, ":") if self.items else demand_words)
        self.demanding = demanding
        self.benefit = is_benefit(whole)
        return demanding

    def _statement(
        self,
        sentence: Sentence,
        statement: Statement,
        front_parts: list[Expression],
        front_exceptions: list[Expression],
    ) -> None:
        before = len(self.clauses)
        words = self.tokens.words
        self.holes = sentence.holes
        self.item_limits = []
        demanding = self._look_ahead(sentence, statement)
        rest_first, rest_last = self._extent(sentence, statement)
        predicate = statement.predicate
        whole = self._said(rest_first, rest_last)
        demand_words = self._said(predicate.first, rest_last) if predicate else ()
        aims = [c for c in sentence.fronts if c.cue.effect is Effect.PURPOSE]
        aim = self._aim(aims[0]) if aims else None
        purpose = None
        if demanding:
            purpose = self._purpose(aims[0]) if aims else self._inner_purpose(statement)
        parts = list(front_parts)
        exceptions = list(front_exceptions)
        subject = self._subject(statement)
        listed_subject = None
        if statement.subject is not None and isinstance(statement.subject.body, Phrase) and statement.subject.body.reference:
            listed_subject, subject = subject, None
        backward = refers_back(whole)
        exempting = names_exceptions(whole)
        demand, alternatives = self._rest(statement, demanding=demanding)
        if (backward or exempting) and statement.rest is not None and alternatives is None:
            subject = self._referred(statement.rest)
        if subject is None and listed_subject is None and alternatives is None and not demanding:
            subject = self._beneficiary(statement)
        for condition in statement.conditions:
            if condition.cue.effect is not Effect.PURPOSE:
                self._condition(condition, parts, exceptions)
        bare = None
        if not (parts or exceptions or listed_subject or subject):
            bare = None if backward else self._implied(statement, rest_first, rest_last)
            if isinstance(bare, Not):
                bare = bare.operand  # the conclusion has the negation, the case has not
        plain = (
            isinstance(subject, ClauseRef)
            and statement.subject is not None
            and statement.subject.relative is None
        )
        end = max([self._char_end(sentence)] + [c.span.end for c in self.clauses[before:]])
        start = self.tokens.starts[sentence.first]
        force = Force.STATES
        if demanding:
            force = Force.DEMANDS
        elif parts or exceptions or alternatives or listed_subject or subject:
            force = Force.GRANTS
        self.provisions.append(
            Provision(
                span=Span(start, max(start, end)),
                conclusion=self._chars(rest_first, rest_last),
                positive=not (self.negative or exempting),
                force=force,
                condition=_both(parts) if parts else None,
                exceptions=tuple(exceptions),
                demand=demand,
                subject=subject,
                plain=plain,
                about=keys(words[rest_first : predicate.first]) if predicate else frozenset(),
                alternatives=alternatives if alternatives is not None else listed_subject,
                implied=bare,
                purpose=purpose,
                aim=aim,
                context=self.context,
                denying=self.denying,
                waives=waives((*(whole[:1] if whole[:1] == ("no",) else ()), *demand_words)),
                linked=sentence.link or statement is not sentence.statements[0] or continues(whole, demand_words),
                anaphoric=backward or exempting,
                keys=keys(whole) | (keys(tokenize(aim.of(self.text)).words) if aim else frozenset()),
                demanded=keys(demand_words),
            )
        )
        if len(self.item_limits) > 1 and alternatives is not None:
            self._item_provisions(parts)

    def _extent(self, sentence: Sentence, statement: Statement) -> tuple[int, int]:
        """Return the token range of a statement without its conditions."""
        places: list[int] = []
        for part in (statement.subject, statement.rest):
            if part is not None:
                places.extend(_bounds(part.body))
                if part.relative is not None:
                    places.extend(_bounds(part.relative))
        if statement.predicate is not None:
            places.extend((statement.predicate.first, statement.predicate.last))
        if not places:
            return sentence.first, sentence.last
        return min(places), max(places)

    def _aim(self, condition: Condition) -> Span:
        if condition.body is None:
            return Span(0, 0)
        places = _bounds(condition.body)
        if not places:
            return Span(0, 0)
        return self._chars(max(min(places) - 1, 0), max(places))

    def _purpose(self, aim: Condition) -> Expression | None:
        """Return the clause of an aim: "to sell plants abroad" asks whether you sell plants abroad."""
        if aim.body is None:
            return None
        bounds = _bounds(aim.body)
        if not bounds:
            return None
        return self._atom(Words(min(bounds), max(bounds)), aim.cue, ("you",))

    def _inner_purpose(self, statement: Statement) -> Expression | None:
        """Return the clause of an aim behind its demand: "you need a licence to sell alcohol"."""
        rest, words = statement.rest, self.tokens.words
        if rest is None or not isinstance(rest.body, Phrase) or rest.body.words is None:
            return None
        run = rest.body.words
        for at in range(run.first + 2, run.last - 1):
            base = words[at + 1]
            if words[at] == "to" and base not in {"be", "have"} and VERB in classes(base):
                joints = tuple(j for j in run.joints if j[0] > at)
                return self._split(Words(at + 1, run.last, joints), cues.by_name()["purpose"], ("you",))
        return None

    def _implied(self, statement: Statement, first: int, last: int) -> Expression | None:
        """Return what a statement without conditions says of the case that it is about."""
        words = self.tokens.words
        if last <= first:
            return None
        if self.items == () and statement.subject is not None and isinstance(statement.subject.body, Phrase):
            named = statement.subject.body.words
            if named is not None and named.joints and words[named.first] not in syntax.PRONOUNS and last - named.last < 6:
                return self._split(named, implied.CUE, lists.subject_frame(words[named.first : named.last]), force_any=True)
        after = statement.predicate.last if statement.predicate is not None else first
        subject = words[first : statement.predicate.first] if statement.predicate else ()
        frame: Frame = ("you", "are") if not subject or subject[0] in {"you", "we"} else ("it", "is")
        joints = tuple(j for w in (_words_of(statement.rest.body) if statement.rest else ()) for j in w.joints)
        if statement.predicate is not None and (len(joints) > 1 or any(e is Effect.OR for _, e in joints)):
            start = next(
                (i + 1 for i in range(joints[0][0] - 1, after - 1, -1) if words[i] in syntax.PREPOSITIONS), after
            )
            bare = statement.predicate is not None and words[statement.predicate.first] in syntax.MODALS
            verbs = bare and start == after and VERB in classes(words[start]) and (start + 1 == joints[0][0] or NOUN not in classes(words[start]))
            if start < joints[0][0] and not verbs and words[start] != "to":
                frame = lists.subject_frame(words[start:last])
                return self._split(Words(start, last, joints), implied.CUE, frame, force_any=True)
        for at in range(after + 1, last - 2):
            if words[at] in {"that", "which"} and NOUN in classes(words[at - 1]) and (
                syntax.starts_verb_phrase(words[:last], at + 1) or words[at + 1] in syntax.AUXILIARIES
            ):
                return self._atom(Words(at + 1, last), implied.CUE, ("the", words[at - 1]))
        for at in range(last - 2, after, -1):
            if words[at] in implied.PLACING and words[at - 1] not in implied.BOUND:
                return self._atom(Words(at, last), implied.CUE, frame)
        if after < last and statement.predicate is not None and subject[:1] == ("you",):
            return self._atom(Words(after, last), implied.CUE, ("you",))
        return self._atom(Words(first, last), implied.CUE, ())

    def _condition(
        self, condition: Condition, parts: list[Expression], exceptions: list[Expression]
    ) -> None:
        if condition.body is None:
            expression = self._list(condition.cue, (), condition.cue, condition.cue)
        elif condition.cue.name == "except" and not self.items:
            expression = self._exempt(condition.body, condition.cue)
        else:
            expression = self._coordination(condition.body, condition.cue, ())
        if expression is None:
            return
        if condition.cue.effect is Effect.UNLESS:
            exceptions.append(expression)
        else:
            parts.append(expression)

    def _exempt(self, body: Coordination, cue: Cue) -> Expression | None:
        """Return the clause of what "except" names: kinds of people or things, or a time or place."""
        words = self.tokens.words
        runs = _words_of(body)
        if not runs:
            return None
        first, last = runs[0].first, runs[-1].last
        if syntax.finite_verb(words[first:last]) is not None or words[first] in syntax.PREPOSITIONS:
            return self._coordination(body, cue, ())
        if words[first - 1] in syntax.PREPOSITIONS and words[first - 1] not in {"for", "from"}:
            first -= 1
        joints = tuple(j for w in runs for j in w.joints)
        frame = lists.subject_frame(words[first:last])
        return self._split(Words(first, last, joints), cue, frame, force_any=True)

    def _fragment_of_conditions(self, sentence: Sentence) -> None:
        """Read a sentence that is nothing but conditions: "If you live abroad"."""
        parts: list[Expression] = []
        exceptions: list[Expression] = []
        self.holes = sentence.holes
        aim = None
        for condition in sentence.fronts:
            if condition.cue.effect is Effect.PURPOSE:
                aim = self._aim(condition)
                if self.items and condition is sentence.fronts[-1]:
                    self.demanding = True
                    listed = self._list(condition.cue, (), condition.cue, condition.cue)
                    self.demanding = False
                    if listed is not None:
                        parts.append(listed)
            else:
                self._condition(condition, parts, exceptions)
        if not parts and not exceptions:
            return
        span = Span(self.tokens.starts[sentence.first], self._char_end(sentence))
        self.provisions.append(
            Provision(
                span, span, positive=True, force=Force.GRANTS,
                condition=_both(parts) if parts else None, exceptions=tuple(exceptions), aim=aim,
            )
        )

    def _subject(self, statement: Statement) -> Expression | None:
        """Return the clause that the subject makes: "people who …", "the following workers: …"."""
        subject = statement.subject
        if subject is None:
            return None
        phrase = subject.body
        if isinstance(phrase, Phrase) and phrase.reference is not None and self.items:
            return self._list(phrase.reference, (), phrase.reference, phrase.reference)
        if not _bounds(phrase):
            return None
        first, last = min(_bounds(phrase)), max(_bounds(phrase))
        words = self.tokens.words
        if words[first] in syntax.PREPOSITIONS and "," in words[first:last]:
            first = last - words[first:last][::-1].index(",")
        if subject.relative is not None and subject.cue is not None:
            head = syntax.noun_head(words[first:last])
            person = head is not None and lists.is_person(words[first + head])
            if person or words[first] in {"those", "anyone", "someone", "everyone", "anybody"}:
                return self._people_who(phrase, subject.relative, subject.cue)
            return self._coordination(subject.relative, subject.cue, ("the", *words[max(first, last - 1) : last]))
        if isinstance(phrase, Phrase) and phrase.words is not None:
            joints = tuple(j for j in phrase.words.joints if j[0] > first)
            return self._subject_nouns(Words(first, last, joints))
        return None

    def _people_who(self, body: Coordination, relative: Coordination, cue: Cue) -> Expression | None:
        """Return the clause of a relative clause about people; where kinds of them are listed, theirs too."""
        kinds = None
        run = _words_of(body)[-1:]
        if run and run[0].joints:
            first = run[0].first
            for at in range(run[0].joints[0][0] - 1, run[0].first - 1, -1):
                if self.tokens.words[at] in syntax.PREPOSITIONS:
                    first = at + 1
                    break
            joints = tuple(j for j in run[0].joints if j[0] > first)
            kinds = self._people(Words(first, run[0].last, joints), implied.CUE)
        restricting = self._coordination(relative, cue, ("you",))
        if kinds is None or restricting is None:
            return restricting
        return _both([kinds, restricting])

    def _subject_nouns(self, words: Words) -> Expression | None:
        """Return the clauses of a subject that names kinds of people or things."""
        tokens = self.tokens.words[words.first : words.last]
        if not lists.restricts(tokens) or syntax.is_gerund(tokens[0]):
            return None
        return self._people(words, cues.by_name()["the-following"])

    def _people(self, words: Words, cue: Cue) -> Expression:
        """Return the clauses of those that a noun phrase names, or of several in a list."""
        tokens = self.tokens.words
        bounds = [words.first - 1]
        joints = [at for at, _ in words.joints]
        for at, stop in pairwise([*joints, words.last]):
            if lists.restricts(tokens[at + 1 : stop]) or lists.subject_frame(tokens[words.first : joints[0]])[0] == "it":
                bounds.append(at)
        bounds.append(words.last)
        parts = []
        for start, end in zip(bounds, bounds[1:], strict=False):
            if end - start < 2:
                continue
            first = start + 1
            while first < end - 1 and tokens[first] in {"all", "most", "some", ",", "only", "any"}:
                first += 1
            frame, needless = lists.restricted(tokens[first:end])
            parts.append(self._atom(Words(first + needless, end), cue, frame))
        return _either(parts)

    def _rest(
        self, statement: Statement, *, demanding: bool
    ) -> tuple[Expression | None, Expression | None]:
        """Return the demand that the rest of a statement makes, and the list inside it."""
        rest, predicate = statement.rest, statement.predicate
        words = self.tokens.words
        subject_words: Frame = ()
        if statement.subject is not None:
            bounds = _bounds(statement.subject.body)
            subject_words = words[min(bounds) : max(bounds)] if bounds else ()
        if subject_words and subject_words[0] in {"no", "none", "neither"}:
            subject_words = ("any", *subject_words[1:])  # the conclusion has the negation
        frame = subject_words + (
            words[predicate.first : predicate.last] if predicate is not None else ()
        )
        if rest is None:
            if self.items and predicate is not None:
                lead = () if names_exceptions(frame) else frame
                listed = self._list(_LIST, lead, _MUST if demanding else _LIST, _MUST if demanding else _LIST)
                return (listed, None) if demanding else (None, listed)
            return None, None
        has_list = self.items and _reference(rest.body) is not None
        if demanding:
            demand = self._coordination(rest.body, _MUST, frame)
            return demand, None
        if has_list:
            phrase = _reference(rest.body)
            assert phrase is not None and phrase.reference is not None  # noqa: S101, PT018 - just tested
            inner = self._frame_before(phrase)
            lead = () if names_exceptions(frame) else frame + inner
            listed = self._list(phrase.reference, lead, phrase.reference, phrase.reference)
            return None, listed
        return None, None

    def _referred(self, rest: Restricted) -> Expression | None:
        """Return the clause of what "this doesn't apply to …" names."""
        words = self.tokens.words
        bounds = _bounds(rest.body)
        if not bounds:
            return None
        first, last = min(bounds), max(bounds)
        while first < last and words[first] in implied.APPLYING:
            first += 1
        if first >= last or words[first] in syntax.PRONOUNS:
            return None
        named = words[first:last]
        if rest.relative is not None and rest.cue is not None:
            frame: Frame = ("you",) if lists.is_person(words[last - 1]) else ("it",)
            return self._coordination(rest.relative, rest.cue, frame)
        joints = tuple(j for w in _words_of(rest.body) for j in w.joints if first < j[0] < last)
        if lists.restricts(named):
            return self._people(Words(first, last, joints), implied.CUE)
        return self._split(
            Words(first, last, joints), implied.CUE, lists.subject_frame(named), force_any=True
        )

    def _beneficiary(self, statement: Statement) -> Expression | None:
        """Return the clause of those whom a conclusion is for: "loans to farmers with little land"."""
        rest = statement.rest
        if rest is None:
            return None
        bounds = _bounds(rest.body)
        if not bounds:
            return None
        first, last = min(bounds), max(bounds)
        words = self.tokens.words
        if rest.relative is not None and rest.cue is not None:
            if lists.is_person(words[last - 1]):
                return self._people_who(rest.body, rest.relative, rest.cue)
            return None
        for run in _words_of(rest.body):
            for at in range(run.first, run.last - 1):
                if words[at] in implied.TOWARDS and words[at - 1] not in implied.BOUND and lists.restricts(words[at + 1 : run.last]):
                    joints = tuple(j for j in run.joints if at < j[0])
                    return self._people(Words(at + 1, run.last, joints), implied.CUE)
        return None

    # --- coordination --------------------------------------------------------------------------------

    def _coordination(self, node: Coordination, cue: Cue, frame: Frame) -> Expression | None:
        if isinstance(node, Phrase):
            return self._phrase(node, cue, frame)
        items: list[Expression] = []
        shared = frame
        used = node.cue if node.effect is Effect.OR else cue
        for item in node.items:
            self.joint = node.effect is Effect.AND and item is not node.items[0]
            expression = self._coordination(item, used, shared)
            if expression is not None:
                items.append(expression)
            if item is node.items[0]:
                shared = self._shared_frame(item, frame)
        if not items:
            return None
        joined = _either(items) if node.effect is Effect.OR else _both(items)
        if node.mixed:
            self._regrouped(node, items, joined)
        return joined

    def _regrouped(self, node: Joined, items: list[Expression], used: Expression) -> None:
        """Note the other grouping of "A or B and C"."""
        flat: list[Expression] = []
        for item in items:
            flat.extend(getattr(item, "operands", (item,)))
        if len(flat) < 3:
            return
        instead = all_of([any_of(flat[:-1]), flat[-1]])
        first, last = min(_bounds(node)), max(_bounds(node))
        self.readings.append(
            Reading(
                self._chars(first, last),
                "'and' and 'or' stand side by side: 'and' is taken to bind tighter",
                used,
                instead,
            )
        )

    def _shared_frame(self, item: Coordination, frame: Frame) -> Frame:
        """Return the words of a first conjunct that later conjuncts lean on: its subject and auxiliary."""
        while isinstance(item, Joined):
            item = item.items[0]
        if item.words is None:
            return frame
        words = frame + self.tokens.words[item.words.first : item.words.last]
        verb = syntax.finite_verb(words)
        return words[: verb + 1] if verb is not None else frame

    def _phrase(self, phrase: Phrase, cue: Cue, frame: Frame) -> Expression | None:
        if phrase.reference is not None and self.items and self._merely_names(phrase):
            return self._list(phrase.reference, frame, phrase.reference, cue)
        if phrase.reference is not None and self.items:
            inner = self._frame_before(phrase)
            lead = inner if syntax.finite_verb(inner) is not None else frame + inner
            if not inner:
                lead = () if phrase.after is not None or phrase.reference.effect is not Effect.LIST else frame
                if phrase.reference.effect in {Effect.ANY_OF, Effect.ALL_OF} and phrase.after is None:
                    lead = frame
            return self._list(phrase.reference, lead, phrase.reference, cue)
        if phrase.words is None:
            return None
        expression = self._split(phrase.words, cue, frame)
        return Not(expression) if phrase.negated else expression

    def _merely_names(self, phrase: Phrase) -> bool:
        """Tell whether a lead-in ends in "… requirements, including:": its noun is no part of the items."""
        return phrase.words is not None and any(
            i in self.holes and self.tokens.words[i] in {"including", "as", "example"}
            for i in range(phrase.words.first, min(phrase.words.last + 1, len(self.tokens)))
        )

    def _frame_before(self, phrase: Phrase) -> Frame:
        if phrase.words is None:
            return ()
        return tuple(
            self.tokens.words[i]
            for i in range(phrase.words.first, phrase.words.last)
            if i not in self.holes and self.tokens.words[i] not in {",", ":"}
        )

    def _split(
        self, words: Words, cue: Cue, frame: Frame, *, force_any: bool = False
    ) -> Expression:
        """Split a phrase at its inner "or" (or, for kinds of people, its inner "and")."""
        joints = [at for at, effect in words.joints if force_any or effect is Effect.OR]
        verb = syntax.finite_verb(self.tokens.unnamed[words.first : words.last])
        if verb is not None and not force_any:
            # "your marriage or partnership began": one verb for both
            joints = [at for at in joints if at > words.first + verb]
            inner = next(
                (i for i in range(words.first + verb + 1, words.last) if self.tokens.words[i] in {"that", "who", "which"}),
                words.last,
            )
            joints = [at for at in joints if at < inner]  # a relative clause keeps its own "or"
        after = joints[0] if joints else 0
        mixed = not force_any and any(e is Effect.AND and at > after for at, e in words.joints)
        if not joints or mixed or not self._splits(words, joints):
            return self._atom(words, cue, frame)
        whole, denied = self._statement_of(words, frame)
        group = len(self.groups) + 1
        self.groups.append(
            Group(group, self._chars(words.first, words.last), whole[0], whole[1])
        )
        bounds = [words.first, *joints, words.last]
        head = self._head_of_list(words.first, joints[0])
        parts: list[Expression] = []
        for index, (start, end) in enumerate(zip(bounds, bounds[1:], strict=False)):
            first = start if index == 0 else start + 1
            lead = frame if index == 0 else frame + self.tokens.words[words.first : head]
            part = self._atom(Words(first, end), cue, lead, group=group)
            # "not A or B" denies both: the negation stands before the list
            parts.append(part.operand if denied and isinstance(part, Not) else part)
        return Not(_either(parts)) if denied else _either(parts)

    def _splits(self, words: Words, joints: Sequence[int]) -> bool:
        """Tell whether the parts between the joints are parts of their own, not words before one noun or verb."""
        tokens = self.tokens.unnamed
        if any(syntax.modifies(tokens[at - 1], tokens[at + 1 : words.last]) for at in joints):
            return False  # "a sick or disabled person": one noun for both
        bounds = [words.first - 1, *joints, words.last]
        return all(end - start > 1 for start, end in zip(bounds, bounds[1:], strict=False))

    def _head_of_list(self, first: int, joint: int) -> int:
        """Return where the first member of a phrase-level list begins: "live in | England or Wales"."""
        words = self.tokens.words
        index = joint
        while index > first and words[index - 1] not in syntax.PREPOSITIONS and words[index - 1] not in syntax.AUXILIARIES:
            index -= 1
            if words[index] in syntax.DETERMINERS:
                return index
            if index < joint - 1 and (
                syntax.starts_verb_phrase(words[:joint], index) or (index == first and VERB in classes(words[index]) and NOUN not in classes(words[index]))
            ):
                return index + 1
        return index

    # --- clauses -------------------------------------------------------------------------------------

    def _atom(self, words: Words, cue: Cue, frame: Frame, group: int = 0) -> Expression:
        """Make a clause of some words; where they deny, the expression denies and the clause affirms."""
        (statement, compared), denied = self._statement_of(words, frame)
        clause_id = f"c{len(self.clauses) + 1}"
        span = self._chars(words.first, words.last)
        self.clauses.append(Clause(clause_id, span, statement, cue.name, group, compared))
        ref = ClauseRef(clause_id)
        return Not(ref) if denied else ref

    def _statement_of(
        self, words: Words, frame: Frame
    ) -> tuple[tuple[str, frozenset[str]], bool]:
        """Return the affirmative statement of some words, its keys, and whether they deny it."""
        tokens = self.tokens
        first, last = words.first, words.last
        while last > first + 1 and tokens.words[last - 1] in _TRAILING:
            last -= 1
        while first < last - 1 and tokens.words[first] in _LEADING:
            first += 1
        kept = [i for i in range(first, last) if i not in self.holes]
        own = tuple(tokens.words[i] for i in kept)
        standalone = bool(own) and (own[0] in syntax.PRONOUNS or _has_subject(own, frame))
        whole = own if standalone else _fit(frame, own)
        affirmed, denied = lists.affirm(whole)
        spelled = {w: self._spelling(i) for i, w in zip(kept, own, strict=True)}
        statement = lists.join([spelled.get(word, word) for word in affirmed])
        return (statement, keys(affirmed)), denied

    def _spelling(self, index: int) -> str:
        """Return a token as the text spells it, but without the capital of a sentence's start."""
        surface = self.text[self.tokens.starts[index] : self.tokens.ends[index]]
        lower = self.tokens.words[index]
        starts = index == 0 or self.tokens.words[index - 1] in {".", ":", "*"}
        plain = lower in syntax.DETERMINERS or lower in syntax.PRONOUNS or lower in syntax.PREPOSITIONS
        return lower if plain or (starts and surface[1:].islower() and lower in syntax.AUXILIARIES) else surface

    # --- lists ---------------------------------------------------------------------------------------

    def _list(self, reference: Cue, frame: Frame, made_by: Cue, opener: Cue) -> Expression | None:
        """Read the list that the current sentence leads in, once."""
        items, self.items = self.items, ()
        if not items:
            return None
        negative, demanding, joint = self.denied, self.demanding, self.joint
        self.joint = False
        expressions: list[Expression] = []
        tails: list[str] = []
        for item in items:
            expression, tail = self._item(item, frame, made_by)
            if expression is not None:
                expressions.append(expression)
                tails.append(tail)
        if not expressions:
            return None
        span = Span(items[0].span.start, items[-1].span.end)
        choice = lists.operator(
            reference, frame, tails, negative=negative, demanding=demanding, opener=opener,
            kinds=self._kinds(items), joint=joint, benefit=self.benefit,
        )
        used = _listed(choice.effect, choice.count, expressions)
        if choice.default and len(expressions) > 1:
            other = Effect.ALL_OF if choice.effect is Effect.ANY_OF else Effect.ANY_OF
            self.readings.append(
                Reading(span, choice.reason, used, _listed(other, 0, expressions))
            )
        return used

    def _kinds(self, items: tuple[Block, ...]) -> bool:
        """Tell whether the items of a list name kinds of people or things, not what someone does."""
        names = 0
        for item in items:
            words = tuple(self.text[item.span.start : item.span.end].lower().split()[:4])
            names += bool(words) and lists.is_name(words)
        return names * 2 > len(items)

    def _item(self, item: Block, frame: Frame, cue: Cue) -> tuple[Expression | None, str]:
        first, last = self._range(item.span)
        self._at = last
        tail = self.tokens.words[last - 1] if last > first else ""
        if tail in {";", ",", "."} and last - 1 > first:
            last -= 1
            tail = self.tokens.words[last - 1]
        if tail in {"and", "or"}:
            last -= 1
        else:
            tail = ""
        if last > first and self.tokens.words[first] in {"and", "or"}:
            tail = self.tokens.words[first]
            first += 1
        if last <= first:
            nested, self.items = self.items, item.items
            expression = self._list(_LIST, frame, cue, cue) if item.items else None
            self.items = nested
            return expression, tail
        end = sentence_ends(self.tokens, first, last)[0]
        sentence = parse_sentence(self.tokens, first, end, item=True, lead_in=bool(item.items))
        outer_items, outer_holes = self.items, getattr(self, "holes", frozenset())
        self.items, self.holes = item.items, sentence.holes
        parts: list[Expression] = []
        exceptions: list[Expression] = []
        for condition in sentence.fronts:
            self._condition(condition, parts, exceptions)
        own = None
        for statement in sentence.statements:
            if statement.rest is not None:
                own = self._coordination(statement.rest.body, cue, frame)
                if own is not None:
                    parts.append(own)
            for condition in statement.conditions:
                if condition.cue.effect is not Effect.PURPOSE:
                    self._condition(condition, parts, exceptions)
        self.items, self.holes = outer_items, outer_holes
        self._at = last
        limits = [p for p in parts if p is not own] + [Not(e) for e in exceptions]
        if own is not None and limits and cue is _LIST:
            self.item_limits.append((item.span, _both(limits)))
        parts.extend(Not(exception) for exception in exceptions)
        return (_both(parts) if parts else None), tail

    def _bare_list(self, first: int, items: tuple[Block, ...]) -> None:
        """Read a list that nothing leads in."""
        self.negative = self.denied = self.demanding = False
        self.holes: frozenset[int] = frozenset()
        if sum(self.text[i.span.end - 1 : i.span.end] == "." for i in items) * 2 > len(items):
            for item in items:  # sentences with a mark in front
                self._block(Block(BlockKind.PARAGRAPH, item.span, item.items))
            return
        self.items = items
        self.demanding = not self._kinds(items)  # criteria, where they are no names
        opener = _MUST if self.demanding else _LIST
        expression = self._list(_LIST, (), opener, opener)
        if expression is None:
            return
        span = Span(items[0].span.start, items[-1].span.end)
        self.provisions.append(
            Provision(span, span, positive=True, force=Force.GRANTS, condition=expression)
        )

    # --- spans and order -----------------------------------------------------------------------------

    def _chars(self, first: int, last: int) -> Span:
        if last <= first:
            at = self.tokens.starts[first] if first < len(self.tokens) else len(self.text)
            return Span(at, at)
        return Span(self.tokens.starts[first], self.tokens.ends[last - 1])

    def _char_end(self, sentence: Sentence) -> int:
        return self.tokens.ends[sentence.last - 1] if sentence.last > sentence.first else 0

    def _in_text_order(self) -> tuple[tuple[Clause, ...], dict[str, str]]:
        """Return the clauses in text order, and the new names of those that were out of it."""
        ordered = sorted(self.clauses, key=lambda clause: (clause.span.start, clause.span.end))
        if ordered == self.clauses and all(a is b for a, b in zip(ordered, self.clauses, strict=True)):
            return tuple(self.clauses), {}
        renamed: dict[str, str] = {}
        clauses = []
        for index, clause in enumerate(ordered, 1):
            renamed[clause.id] = f"c{index}"
            clauses.append(
                Clause(
                    f"c{index}", clause.span, clause.statement, clause.cue, clause.group, clause.keys
                )
            )
        return tuple(clauses), renamed


_LIST = cues.by_name()["the-following"]
_MUST = cues.Cue("must", Effect.IF, ("must",), "You must be 18.", "You may go.")
_TRAILING = frozenset({",", ";", ":", ".", "and", "or", "-", "–", "—", "also"})
_LEADING = frozenset({"who", ",", ";", ":", "-", "–", "—", "also", "then", "either", "both"})


def _listed(effect: Effect, count: int, items: list[Expression]) -> Expression:
    if effect is Effect.COUNT_OF:
        needed = count if count > 0 else len(items) + count
        return AtLeast(max(0, min(needed, len(items))), tuple(items))
    if effect is Effect.NONE_OF:
        return Not(_either(items))
    return _either(items) if effect is Effect.ANY_OF else _both(items)


# Parts of a text stay parts of its expression: a follow-up may ask about one of them as a whole.
def _either(items: Sequence[Expression]) -> Expression:
    return items[0] if len(items) == 1 else Any(tuple(items))


def _both(items: Sequence[Expression]) -> Expression:
    return items[0] if len(items) == 1 else All(tuple(items))


_QUANTIFIERS = frozenset({"one", "all", "both", "none", "most", "some", "each", "neither", "at", "two", "everyone", "someone", "nobody"})


def _has_subject(own: Frame, frame: Frame) -> bool:
    """Tell whether words are a clause of their own, with a subject that is no part of the frame's."""
    if own[0] in syntax.DETERMINERS or own[0] in _QUANTIFIERS or own[0] not in syntax.AUXILIARIES:
        if own[0] in _QUANTIFIERS and syntax.finite_verb(own):
            return True
        if frame and frame[-1] in syntax.AUXILIARIES and own[0] not in {"your", "their", "the"}:
            return False
        verb = syntax.finite_verb(own)
        return verb is not None and verb > 0 and not syntax.starts_verb_phrase(own, 0) and not syntax.is_gerund(own[0]) and own[0] not in syntax.PREPOSITIONS
    return False


def _agree(own: Frame) -> Frame:
    """Make the verb of a relative clause about a third person agree with "you"."""
    at = next((i for i, word in enumerate(own) if not syntax.is_adverb(word)), 0)
    word = own[at]
    base = _SECOND_PERSON.get(word)
    if base is None and word.endswith("s") and VERB in classes(word) and word not in bases(word, VERB):
        base = bases(word, VERB)[0]
    return own if base is None else (*own[:at], base, *own[at + 1 :])


_SECOND_PERSON = {"is": "are", "was": "were", "has": "have", "does": "do"}


def _fit(frame: Frame, own: Frame) -> Frame:
    """Join a frame and the words that lean on it: "you are" + "have lived" drops the frame's verb."""
    if frame[-1:] == ("you",) and own:
        own = _agree(own)
    if frame and own:
        verb = syntax.finite_verb(frame)
        if verb is not None and verb == len(frame) - 1:
            word, head = frame[verb], own[0]
            head = own[1] if syntax.is_adverb(own[0]) and len(own) > 1 else own[0]
            if head in syntax.AUXILIARIES or (head == "be" and word not in syntax.MODALS):
                return frame[:verb] + own
            if word not in syntax.MODALS and word not in syntax.DO and syntax.starts_verb_phrase(own, 0) and not (syntax.is_participle(head) or syntax.is_gerund(head)):
                return frame[:verb] + own
    return frame + own


def _words_of(node: Coordination) -> list[Words]:
    if isinstance(node, Joined):
        return [words for item in node.items for words in _words_of(item)]
    return [words for words in (node.words, node.after) if words is not None]


def _reference(node: Coordination) -> Phrase | None:
    while isinstance(node, Joined):
        node = node.items[-1]
    return node if node.reference is not None else None


def _bounds(node: Coordination) -> list[int]:
    """Return the token indices at which the words of a coordination start and end."""
    if isinstance(node, Joined):
        return [place for item in node.items for place in _bounds(item)]
    places = []
    for words in (node.words, node.after):
        if words is not None:
            places.extend((words.first, words.last))
    return places


def _rename(expression: Expression, names: dict[str, str]) -> Expression:
    if isinstance(expression, ClauseRef):
        return ClauseRef(names[expression.clause_id])
    if isinstance(expression, Not):
        return Not(_rename(expression.operand, names))
    if isinstance(expression, AtLeast):
        return AtLeast(expression.k, tuple(_rename(e, names) for e in expression.operands))
    operands = getattr(expression, "operands", None)
    if operands is None:
        return expression
    renamed = [_rename(e, names) for e in operands]
    return _either(renamed) if isinstance(expression, Any) else _both(renamed)


def _rename_provision(p: Provision, names: dict[str, str]) -> Provision:
    def new(e: Expression | None) -> Expression | None:
        return None if e is None else _rename(e, names)

    return Provision(
        p.span, p.conclusion, p.positive, p.force, new(p.condition),
        tuple(_rename(e, names) for e in p.exceptions), new(p.demand), new(p.subject),
        new(p.alternatives), new(p.implied), new(p.purpose), new(p.context), p.item, p.plain, p.denying, p.waives, p.aim, p.linked, p.anaphoric, p.keys, p.about, p.demanded,
    )
