"""Tokens → the cue tokens of the clause grammar.

One pass from left to right. The scanner decides what a word does where it stands — whether "and" joins two
clauses or two words of one phrase, whether a comma separates, whether "that" opens a relative clause —, and
the grammar decides how the results combine.
"""

from __future__ import annotations

from dataclasses import dataclass

from lark import Token

from cmr_logic import cues, syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import NOUN, VERB, Tokens, classes

_WINDOW = 14  # tokens looked at for a verb after a coordinator: subjects in guidance are shorter
_OPENING, _CLOSING = "([", ")]"
_DASHES = frozenset({"-", "–", "—", "--"})
_REFERENCES = frozenset(
    {Effect.ALL_OF, Effect.ANY_OF, Effect.NONE_OF, Effect.COUNT_OF, Effect.LIST}
)
_CONDITIONS = frozenset({Effect.IF, Effect.UNLESS, Effect.PURPOSE})
_ENDS = frozenset({".", "!", "?", ":", "…"})


@dataclass(frozen=True, slots=True)
class Scanned:
    """The cue tokens of a sentence; ``start_pos`` and ``end_pos`` count tokens of the text."""

    tokens: tuple[Token, ...]
    link: bool
    holes: frozenset[int]


def scan(tokens: Tokens, first: int, last: int, *, item: bool, lead_in: bool) -> Scanned:
    """Return the cue tokens of ``tokens[first:last]``; see :func:`parse_sentence` for the arguments."""
    return _Scanner(tokens, first, last, item=item, lead_in=lead_in).run()


class _Scanner:
    def __init__(self, tokens: Tokens, first: int, last: int, *, item: bool, lead_in: bool) -> None:
        while last > first and tokens.words[last - 1] in _ENDS:
            last -= 1
        self.offsets = tokens
        self.words = tokens.unnamed[:last] if last < len(tokens.unnamed) else tokens.unnamed
        self.first = first
        self.last = last
        self.item = item
        self.lead_in = lead_in
        self.out: list[Token] = []
        self.holes: set[int] = set()
        self.link = False
        self.open: int | None = None  # where the current run of words began
        self.main = not item  # a statement is being read, not a condition
        self.said = False  # the statement has its predicate
        self.relative = False  # a relative clause is being read
        self.neither = False
        self.either = False
        self.commas: dict[int, tuple[str, str]] = {}
        self.coordinators: dict[int, str] = {}
        self.strong = any(word in _STRONG_WORDS for word in self.words[first:last])

    # --- the pass ------------------------------------------------------------------------------------

    def run(self) -> Scanned:
        index = self.first
        predicate = self._predicate(index) if self.main else None
        self.pending = predicate is not None
        conditional = cues_condition(self.words, index)
        self.coordinators = self._coordinators(
            predicate[0] if predicate is not None and not conditional else self.first
        )
        while index < self.last:
            word = self.words[index]
            if word in _OPENING:
                index = self._bracket(index)
                continue
            if word in _DASHES and self._spaced(index):
                index = self._dash(index)
                continue
            if predicate is not None and index == predicate[0]:
                self._emit("PREDICATE", index, predicate[1])
                self.said = True
                self.relative = False
                index = predicate[1]
                predicate = None
                self.pending = False
                continue
            if word == "," or (word == ";" and (index in self.commas or self._before_coordinator(index))):
                after = self._comma(index)
                if after is None:
                    predicate = self._begin_statement(index + 1)
                    index += 1
                else:
                    index = after
                continue
            found = cues.match(self.words, index)
            if found is None and index == self.first and self._aims(index):
                self._emit("PURPOSE", index, index + 1, _named("purpose"))
                self.main = self.pending = False
                predicate = None
                index += 1
                continue
            if found is None:
                if (
                    not self.main
                    and self._statement_follows_directly(index)
                ):
                    self._emit("COMMA", index, index)
                    predicate = self._begin_statement(index)
                    continue
                self._word(index)
                index += 1
                continue
            index, again = self._cue(*found, index)
            if again:
                predicate = self._predicate(index)
            elif not self.main:
                predicate = None
            self.pending = predicate is not None
        self._finish()
        return Scanned(tuple(self.out), self.link, frozenset(self.holes))

    def _cue(self, cue: Cue, end: int, index: int) -> tuple[int, bool]:
        """Handle a cue at ``index``; return where to go on, and whether a statement begins there."""
        effect = cue.effect
        if effect in _CONDITIONS:
            if self.out and self.open is None and self.out[-1].type in {"AND", "OR"} and effect is Effect.IF:
                return end, False  # "or if": the coordinator has said it
            if cue.name == "except" and self.pending and self.open is not None:
                self._emit("EXCEPT", index, end, cue)
                return end, False
            if self._opens_condition(cue, index, end):
                self._emit(effect.value, index, end, cue)
                self.main = False
                return end, False
        elif effect is Effect.AND or effect is Effect.OR:
            return self._coordinator(cue, index, end)
        elif effect is Effect.BUT:
            if index == self.first:
                self.link = True
                return end, True
            if self.relative and not self._ends_here(end):
                self._emit("AND", index, end, cue)
                return end, False
            if self.main and self.said and self._has_predicate(end):
                self._emit("BUT", index, end, cue)
                self.said = False
                return end, True
            if not self.main and not self._ends_here(end):
                self._emit("AND", index, end, cue)
                return end, False
        elif effect is Effect.RELATIVE:
            if self._opens_relative(index):
                self._emit("RELATIVE", index, end, cue)
                self.relative = True
                return (index if self.words[index] == "whose" else end), False
            if self.words[index] == "whose":
                self._word(index)
                return end, False
        elif effect in {Effect.EITHER, Effect.BOTH}:
            if end >= self.last and self.lead_in:
                name = "any-of" if effect is Effect.EITHER else "all-of"
                self._emit(("ANY_OF" if effect is Effect.EITHER else "ALL_OF"), index, end, _named(name))
            else:
                if self.open is not None:
                    self.holes.update(range(index, end))
                self.either = effect is Effect.EITHER
            return end, False
        elif effect is Effect.NEITHER:
            if self._has_nor(end):
                self.neither = True
                if self.open is not None:
                    self.holes.add(index)  # the words before are shared: "have neither A nor B"
                    self._emit("NEITHER", self.open, self.open, cue, keep=True)
                else:
                    self._emit("NEITHER", index, end, cue)
                return end, False
        elif effect in _REFERENCES:
            if self._stands_for_list(cue, index, end):
                self._emit(effect.value, index, end, cue)
                return end, False
        elif effect in {Effect.EXAMPLE, Effect.EVEN_IF}:
            at = self._aside(effect, index, end)
            return at, effect is Effect.EVEN_IF and index == self.first
        elif effect is Effect.DISCOURSE:
            if index == self.first:
                self.link = True
                return end, True
            if self.open is not None:
                self.holes.update(range(index - (self.words[index - 1] == ","), end))
            return end, False
        for at in range(index, end):
            self._word(at)
        return end, False

    def _aims(self, index: int) -> bool:
        """Tell whether a sentence opens with an aim: "To sell plants abroad, you must …"."""
        following = self.words[index + 1] if index + 1 < self.last else ""
        return self.words[index] == "to" and VERB in classes(following) and not self.item

    def _word(self, index: int) -> None:
        if self.open is None:
            self.open = index

    def _emit(
        self, kind: str, first: int, last: int, cue: Cue | None = None, *, keep: bool = False
    ) -> None:
        """Close the run of words before ``first``, unless it is kept open, and add a cue token."""
        if self.open is not None and not keep:
            self.out.append(Token("WORDS", "", self.open, end_pos=first))
            self.open = None
        elif self.out and self.out[-1].type in _JOINTS and kind in _BREAKERS:
            self.out.pop()  # a joint with nothing after it joins nothing
        if kind in _JOINTS and (not self.out or self.out[-1].type not in _CLOSERS):
            return  # a joint with nothing before it joins nothing
        if kind in _REFERENCE_NAMES and any(t.type in _REFERENCE_NAMES for t in self.out):
            self._word(first)
            return
        if kind == "RELATIVE" and (not self.out or self.out[-1].type != "WORDS"):
            self._word(first)
            return
        if kind == "COMMA" and (not self.out or not self._front_is_open()):
            return
        self.out.append(Token(kind, cue.name if cue else "", first, end_pos=last))

    def _front_is_open(self) -> bool:
        return not any(t.type == "PREDICATE" for t in self.out)

    def _finish(self) -> None:
        if self.open is not None:
            self.out.append(Token("WORDS", "", self.open, end_pos=self.last))
            self.open = None
        while self.out and self.out[-1].type in _JOINTS:
            if self.lead_in and self.out[-1].type != "COMMA":
                break
            self.out.pop()
        if self.lead_in and not any(t.type in _REFERENCE_NAMES for t in self.out):
            if self.either:
                self.out.append(Token("ANY_OF", "any-of", self.last, end_pos=self.last))
            else:
                self.out.append(Token("LIST", "the-following", self.last, end_pos=self.last))

    # --- what a coordinator joins --------------------------------------------------------------------

    def _coordinator(self, cue: Cue, index: int, end: int) -> tuple[int, bool]:
        if self.open is None and self.out and self.out[-1].type == "PREDICATE":
            self._word(index)
            return end, False
        kind = self.coordinators.get(index) or self._level(end - 1)
        effect = cue.effect.value
        if self.neither and effect == "OR":
            self._emit("NOR", index, end, cue)
            return end, False
        if kind == "INSIDE":
            self._word(index)
            return end, False
        if kind == "STATEMENT" and self.main and self.said and not self.relative:
            self._emit("BUT", index, end, cue)
            self.said = False
            return end, True
        if end >= self.last and not self.lead_in:
            return end, False
        if (kind != "TIGHT" and (self.relative or not self.pending)) or end >= self.last:
            self._emit(effect, index, end, cue)
        elif self.open is None:
            if self.out and self.out[-1].type in _REFERENCE_NAMES:
                self._emit(effect, index, end, cue)
            else:
                self._word(index)
        else:
            self._emit("TIGHT_" + effect, index, end, cue)
        return end, False

    def _coordinators(self, subject_end: int) -> dict[int, str]:
        """Decide, for each "and", "or" and list comma, what it joins: CLAUSE, STATEMENT or TIGHT.

        A comma of a list has the operator and the level of the coordinator that ends the list, so the
        decision goes from right to left. Before the predicate, outside a relative clause, it joins nouns.
        """
        relative = next((i for i in range(self.first, subject_end) if self.words[i] in {"who", "that", "which", "whose"}), subject_end)
        kinds: dict[int, str] = {}
        words = self.words
        following: tuple[int, str, str] | None = None  # the coordinator to the right: index, level, operator
        index = self.last - 1
        while index >= self.first:
            word = words[index]
            if word in _COORDINATORS:
                level = "TIGHT" if self.first < index < relative else self._level(index)
                kinds[index] = level
                following = (index, level, _COORDINATORS[word])
            elif word in {",", ";"} and following is not None:
                at, level, operator = following
                if at == index + 1:
                    pass  # ", and": the comma belongs to the coordinator
                elif at - index <= _WINDOW + 4 and self._same_level(index, level):
                    following = (index, level, operator)
                    self.commas[index] = (level, operator)
                else:
                    following = None
            elif word in _BOUNDARIES and not (
                index > self.first and (words[index - 1] in {",", ";"} or words[index - 1] in _COORDINATORS)
            ):
                following = None
            index -= 1
        return kinds

    def _level(self, index: int) -> str:
        """Decide what the coordinator at ``index`` joins, from the words on its two sides."""
        words, last = self.words, self.last
        at = index + 1
        found = cues.match(words, at)
        if found and found[0].effect in _REFERENCES and found[0].effect is not Effect.LIST:
            return "CLAUSE"
        while at < last and (words[at] in {"also", "then", "not", "either", "both", "n't", ","}):
            at += 1
        if at >= last:
            return "CLAUSE"
        word = words[at]
        found = cues.match(words, at)
        if found and (found[0].name in _STRONG or word in {"when", "where", "whenever", "provided"}):
            return "CLAUSE"
        if self._is_subject_only(index):
            return "INSIDE" if words[index - 1] in syntax.PRONOUNS else "TIGHT"
        if word in syntax.RELATIVES and word != "that":
            return "CLAUSE"
        if "between" in words[max(self.first, index - 6) : index]:
            return "INSIDE"
        if words[index] == "as" and syntax.is_gerund(word):
            return "CLAUSE"
        if found and found[0].effect in _REFERENCES:
            return "CLAUSE"
        if self.lead_in and last - at <= 2 and (word in syntax.PRONOUNS or word == "your"):
            return "CLAUSE"  # "… and you:"
        if word in syntax.PRONOUNS and at + 1 < last:
            verb = syntax.finite_verb(words[:last], at)
            if verb is not None and verb - at <= 4:
                return "STATEMENT"
        if word in {"whose"}:
            return "CLAUSE"
        if word in syntax.DETERMINERS or (
            NOUN in classes(word) and VERB not in classes(word) and word not in syntax.AUXILIARIES
        ):
            stop = self._stop(at)
            verb = syntax.finite_verb(words[:stop], at)
            if verb is not None:
                return "STATEMENT"
        before = words[index - 1] if index > self.first else ""
        if before == "," and index - 1 > self.first:
            before = words[index - 2]
        if self._pairs_nouns(index, at):
            return "TIGHT"
        if syntax.starts_verb_phrase(words[:last], at) and not self._shares_object(index, at):
            return "CLAUSE"
        if syntax.is_gerund(word) and not syntax.is_gerund(before) and self._gerund_before(index):
            return "CLAUSE"
        return "TIGHT"

    def _is_subject_only(self, index: int) -> bool:
        """Tell whether what stands before a coordinator is a subject that waits for its verb."""
        start = index
        while start > self.first and self.words[start - 1] not in _SEGMENT_STARTS:
            start -= 1
        if not 0 < index - start <= 5:
            return False
        before = self.words[start:index]
        if before[0] not in syntax.DETERMINERS and before[0] not in syntax.PRONOUNS:
            return False
        if before[0] in syntax.PRONOUNS:
            return len(before) == 1
        verb = syntax.finite_verb(self.words[start : self.last])
        return verb is not None and start + verb > index

    def _pairs_nouns(self, index: int, at: int) -> bool:
        """Tell whether two nouns share what stands before the first: "a parent or guardian at home"."""
        words = self.words
        before = words[index - 1] if index > self.first else ""
        ahead = words[index - 2] if index - 1 > self.first else ""
        following = words[at + 1] if at + 1 < self.last else ""
        return (
            NOUN in classes(words[at]) and NOUN in classes(before) and words[at] not in syntax.AUXILIARIES
            and ahead in {"a", "an", "the", "your", "their"} and (following in syntax.PREPOSITIONS or not following)
            and not words[at].endswith("s")
        )

    def _shares_object(self, index: int, at: int) -> bool:
        """Tell whether two verbs side by side share what follows: "sell or lease property"."""
        words = self.words
        before = words[index - 1] if index > self.first else ""
        if not (_bare_verb(before) and _bare_verb(words[at]) and at + 1 < self._stop(at)):
            return False
        ahead = words[index - 2] if index - 1 > self.first else "you"
        return syntax.is_participle(before) == syntax.is_participle(words[at]) and (
            ahead in syntax.AUXILIARIES
            or ahead in syntax.NOMINATIVES
            or ahead in {"to", ",", "or", "and", "not", "n't", "only", "also"}
        )

    def _gerund_before(self, index: int) -> bool:
        start = max(self.first, index - _WINDOW)
        if self.item and self.words[index - 1] not in syntax.PREPOSITIONS:
            return True
        return any(
            syntax.is_gerund(self.words[i]) and (i == self.first or self.words[i - 1] in syntax.AUXILIARIES or self.words[i - 1] in {"n't", "not", "either", "by", "who"} )
            for i in range(start, index)
        )

    def _stop(self, at: int) -> int:
        """Return where the piece that starts at ``at`` ends at the latest."""
        limit = min(self.last, at + _WINDOW)
        for index in range(at + 1, limit):
            word = self.words[index]
            if word in {",", "if", "unless", ";", "but"} or word in _COORDINATORS:
                return index
        return limit

    def _same_level(self, comma: int, level: str) -> bool:
        """Tell whether what follows a comma is a piece like the last of its list."""
        at = comma + 1
        if level == "TIGHT":
            word = self.words[at] if at < self.last else ""
            return word not in syntax.PRONOUNS
        return self._level(comma) != "TIGHT"

    def _before_coordinator(self, index: int) -> bool:
        return index + 1 < self.last and self.words[index + 1] in _COORDINATORS

    # --- commas --------------------------------------------------------------------------------------

    def _comma(self, index: int) -> int | None:
        """Handle a comma; return where to go on, or None where a statement begins behind it."""
        following = self.words[index + 1] if index + 1 < self.last else ""
        if not self.main and self._front() and self._statement_at(index + 1):
            self._emit("COMMA", index, index + 1)
            return None
        if following in _COORDINATORS:
            return index + 1
        ahead = cues.match(self.words, index + 1)
        listed = self.commas.get(index)
        if listed is not None and not (ahead and self.main and ahead[0].effect in _CONDITIONS):
            level, operator = listed
            cue = _named(operator.lower())
            if self.neither and operator == "OR":
                self._emit("NOR", index, index + 1, cue)
            elif level == "TIGHT" or self.pending:
                if self.open is not None:
                    self._emit("TIGHT_" + operator, index, index + 1, cue)
            elif level == "STATEMENT" and self.main and self.said and not self.relative:
                self._emit("BUT", index, index + 1, cue)
                self.said = False
                return None
            elif level != "TIGHT" or self.main is False:
                self._emit(operator, index, index + 1, cue)
            return index + 1
        found = cues.match(self.words, index + 1)
        if found and (found[0].effect in _CONDITIONS or found[0].effect in {Effect.EXAMPLE, Effect.BUT}):
            return index + 1
        if self.open is not None:
            self._word(index)
        return index + 1

    def _front(self) -> bool:
        """Tell whether only conditions have been read so far."""
        return bool(self.out) and self.out[0].type in {"IF", "UNLESS", "PURPOSE"} and self._front_is_open()

    def _statement_at(self, index: int) -> bool:
        """Tell whether the statement of a sentence that began with its condition starts here."""
        words, last = self.words, self.last
        if index >= last:
            return False
        word = words[index]
        if word in {"then", "you", "we"} and self._later_statement(index):
            return False
        if word == "then":
            return True
        if word in _COORDINATORS or cues_condition(words, index):
            return False
        stop = min(last, index + 2 * _WINDOW)
        verb = syntax.finite_verb(words[:stop], index)
        if verb is not None:
            # a list of noun phrases before the statement: "if you have A, B or C, you can …"
            between = words[index:verb]
            if self.out and self.out[0].type == "PURPOSE":
                return True
            return "," not in between and not (
                word not in syntax.PRONOUNS and "or" in between and words[index - 1] == "," and self.commas.get(index - 1, ("", ""))[0] == "TIGHT"
            )
        return VERB in classes(word) and word not in syntax.PRONOUNS and not syntax.is_gerund(word) and NOUN not in classes(word)

    def _later_statement(self, index: int) -> bool:
        """Tell whether a later comma opens the statement: this piece is one of several conditions."""
        if self.out and self.out[0].type == "PURPOSE" or self.commas.get(index - 1, ("TIGHT", ""))[0] == "TIGHT":
            return False
        for at in range(index + 1, self.last - 1):
            if self.words[at] == "," and self.words[at + 1] not in _COORDINATORS and at not in self.commas:
                verb = syntax.finite_verb(self.words[: min(self.last, at + _WINDOW)], at + 1)
                if verb is not None:
                    return True
        return False

    def _statement_follows_directly(self, index: int) -> bool:
        """Tell whether a statement starts without a comma: "If you are late we will charge you"."""
        if not self._front():
            return False
        purpose = self.out[-1].type == "PURPOSE"
        if not purpose and (self.open is None or index - self.open < 3):
            return False
        word = self.words[index]
        if word not in {"you", "we", "they", "it", "the", "your"}:
            return False
        before = self.words[index - 1]
        if before in syntax.PREPOSITIONS or before in syntax.AUXILIARIES or before in {"that", "and", "or", "whom", "which"} or ("," in self.words[index : self.last] and word != "we" and not purpose):
            return False
        if word in {"the", "your"}:
            verb = syntax.finite_verb(self.words[: self.last], index)
            return verb is not None and self.words[verb] in syntax.MODALS and verb - index <= 5
        at = index + 1
        while at < self.last and syntax.is_adverb(self.words[at]):
            at += 1
        return at < self.last and (
            self.words[at] in syntax.MODALS or self.words[at] in {"need", "'ll", "qualify"} or (purpose and self.words[at] in {"have", "are", "'re"})
        )

    # --- statements ----------------------------------------------------------------------------------

    def _begin_statement(self, index: int) -> tuple[int, int] | None:
        self.main = True
        self.said = False
        self.open = None
        return self._predicate(index)

    def _predicate(self, index: int) -> tuple[int, int] | None:
        """Return the range of the finite verb, with negation and adverbs, of the statement at ``index``."""
        words = self.words
        weak, stop = self._statement_stops(index)
        verb = syntax.finite_verb(words[:weak], index)
        if verb is None and weak < stop:
            verb = syntax.finite_verb(words[:stop], index)
        if verb is None:
            return None
        end = verb + 1
        while end < stop and (syntax.is_adverb(words[end]) or words[end] == "not"):
            end += 1
        return verb, end

    def _statement_stops(self, index: int) -> tuple[int, int]:
        """Return where the first condition after a statement may begin, and where one surely does."""
        weak = None
        at = index
        relative = False
        while at < self.last:
            found = cues.match(self.words, at)
            if found is None:
                relative = relative or self.words[at] in {"who", "that", "which"}
                at += 1
                continue
            cue, end = found
            relative = relative or cue.effect is Effect.RELATIVE
            if at > index and (cue.name in _STRONG or cue.effect is Effect.EVEN_IF):
                return (at if weak is None else weak), at
            if at > index and weak is None and cue.effect in {Effect.IF, Effect.UNLESS} and not relative:
                weak = at
            at = end
        return (self.last if weak is None else weak), self.last

    def _has_predicate(self, index: int) -> bool:
        return self._predicate(index) is not None

    def _ends_here(self, index: int) -> bool:
        return index >= self.last and not self.lead_in

    # --- single cues ---------------------------------------------------------------------------------

    def _opens_condition(self, cue: Cue, index: int, end: int) -> bool:
        """Tell whether a cue of condition opens one where it stands."""
        before = self.words[index - 1] if index > self.first else ""
        if cue.effect is Effect.PURPOSE:
            return index == self.first or (self.words[index] == "in" and self.main and self.said)
        if end >= self.last and not self.lead_in:
            return False
        if cue.name in _STRONG:
            return True
        if self.strong and self.words[index] in {"after", "following", "once"} and index > self.first:
            return False  # beside a condition, a time only dates the conclusion
        if self.words[index] in {"other", "apart", "aside"} and not (self.main and self.said):
            return False  # "any dog other than a guide dog" is one phrase
        if cue.name == "for-case":
            return index == self.first and not self.item and self._case_ends(end)
        if cue.name in _TIME and (self.relative or (not self.main and (self.out or self.open is not None))):
            return False  # inside a condition, a time is part of the clause
        if index == self.first or before in {",", "(", "-", "–"}:
            return cue.name not in {"except"} or index > self.first
        if cue.name in {"when", "where", "while", "provided", "except"}:
            if cue.name == "where" or cue.name == "when":
                return before not in syntax.PREPOSITIONS and (self.said or self.item) and before not in {"country", "place", "area", "date", "time", "period"}
            if self.words[index] in {"provided", "providing", "assuming", "due", "following", "subject"}:
                opens = end >= self.last or self.words[end] in syntax.NOMINATIVES or self.words[end] in syntax.DETERMINERS
                return self.words[index] in {"provided", "providing", "assuming"} and opens and self.said
            return self.said or self.item
        if cue.name in {"until", "before", "without"}:
            negated = any(w in syntax.NEGATIONS for w in self.words[self.first : index])
            clause = end < self.last and self.words[end] in syntax.NOMINATIVES
            return self.main and self.said and (negated or (cue.name == "until" and clause))
        return False

    def _case_ends(self, index: int) -> bool:
        """Tell whether a comma soon ends the case that a sentence opens with: "For late entries, …"."""
        for at in range(index, min(self.last, index + 10)):
            if self.words[at] == ",":
                return self._statement_at(at + 1)
        return False

    def _opens_relative(self, index: int) -> bool:
        """Tell whether "who" or "that" opens a clause that restricts whom the rule is about."""
        word = self.words[index]
        if not self.main or index == self.first or self.open is None:
            return False
        if word in {"that", "which"} and (self.said or NOUN not in classes(self.words[index - 1])):
            return False
        if any(t.type == "RELATIVE" for t in self.out) and not self.said:
            return False
        before = self.words[index - 1]
        return before != "," and word != "whom" and (word != "that" or not self.said)

    def _has_nor(self, index: int) -> bool:
        return any(w in {"nor", "or"} for w in self.words[index : self.last])

    def _stands_for_list(self, cue: Cue, index: int, end: int) -> bool:
        """Tell whether words such as "the following" stand for a list that is there."""
        if not self.lead_in:
            return False
        if cue.effect is Effect.LIST:
            return self.words[index] not in {"these"} or end >= self.last
        return True

    # --- asides --------------------------------------------------------------------------------------

    def _bracket(self, index: int) -> int:
        """Pass over a bracket, unless it holds an exception."""
        depth = 0
        close = index
        limit = self.last
        for at in range(index, limit):
            if self.words[at] in _OPENING:
                depth += 1
            elif self.words[at] in _CLOSING:
                depth -= 1
                if depth == 0:
                    close = at
                    break
        else:
            return self._keep(index, index + 1)
        found = cues.match(self.words, index + 1) if index + 1 < close else None
        if found and found[0].effect is Effect.UNLESS and found[0].name == "unless" and self.out:
            return index + 1
        return self._keep(index, close + 1)

    def _keep(self, index: int, end: int) -> int:
        """Keep tokens in the text of a clause, without a say in its logic."""
        if self.open is not None:
            self.holes.update(range(index, end))
        return end

    def _spaced(self, index: int) -> bool:
        """Tell whether a dash stands apart from the word before it, as no hyphen does."""
        return index == self.first or self.offsets.starts[index] > self.offsets.ends[index - 1]

    def _dash(self, index: int) -> int:
        """Pass over an aside that a dash opens; a dash before a cue opens none."""
        found = cues.match(self.words, index + 1) if index + 1 < self.last else None
        closing = next(
            (at for at in range(index + 2, self.last) if self.words[at] in _DASHES and self._spaced(at)), None
        )
        if found and found[0].effect in _CONDITIONS and closing is None:
            return index + 1
        if closing is not None:
            return self._keep(index, closing + 1)
        if index == self.first or self.lead_in:
            return index + 1
        return self._keep(index, self.last)

    def _aside(self, effect: Effect, index: int, end: int) -> int:
        """Pass over an example, up to the statement or the end of the sentence."""
        if self.lead_in and effect is Effect.EXAMPLE and end >= self.last:
            return self._keep(index, end)
        if effect is Effect.EXAMPLE and self.words[index] == "like":
            before = self.words[index - 1] if index else ""
            if before != ",":
                self._word(index)
                return index + 1
        if effect is Effect.EXAMPLE and self.words[index] == "including" and self.open is None:
            self._word(index)
            return end
        stop = self.last
        if effect is Effect.EVEN_IF and index == self.first:
            for at in range(end, self.last):
                if self.words[at] == "," and self._statement_at(at + 1):
                    return at + 1
        for at in range(end, self.last):
            if self.words[at] == "," and (self._front() and not self.main and self._statement_at(at + 1)):
                stop = at
                break
            if self.words[at] in {"if", "unless"} and at > end and effect is Effect.EXAMPLE:
                stop = at
                break
        if self.open is not None and self.words[index - 1] == ",":
            self.holes.add(index - 1)
        return self._keep(index, stop)


_COORDINATORS = {"and": "AND", "or": "OR", "and/or": "OR", "nor": "OR"}
_STRONG_WORDS = frozenset({"if", "unless", "provided", "long"})
_SEGMENT_STARTS = frozenset({"if", "unless", ",", ";", "and", "or", "when", "where", "that", "who", "but", ":"})
_BOUNDARIES = frozenset({"if", "unless", ".", ":", "but"})
_STRONG = frozenset({"if", "only-if", "unless", "for-those"})
_TIME = frozenset({"when", "before", "until", "without", "while", "where"})
_JOINTS = frozenset({"AND", "OR", "BUT", "COMMA", "NOR", "TIGHT_AND", "TIGHT_OR"})
_CLOSERS = frozenset({"WORDS", "PURPOSE", "ALL_OF", "ANY_OF", "NONE_OF", "COUNT_OF", "LIST", "PREDICATE"})
_REFERENCE_NAMES = frozenset({"ALL_OF", "ANY_OF", "NONE_OF", "COUNT_OF", "LIST"})
_BREAKERS = frozenset({"COMMA", "IF", "UNLESS", "PURPOSE", "AND", "OR", "BUT", "NOR", "PREDICATE", "TIGHT_AND", "TIGHT_OR"})


def _named(name: str) -> Cue:
    return _by_name()[name]


def _by_name() -> dict[str, Cue]:
    global _NAMES  # noqa: PLW0603 - filled once
    if not _NAMES:
        _NAMES = dict(cues.by_name())
    return _NAMES


_NAMES: dict[str, Cue] = {}


def cues_condition(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a cue of condition starts at the index."""
    found = cues.match(words, index)
    return found is not None and found[0].effect in {Effect.IF, Effect.UNLESS}


def _bare_verb(word: str) -> bool:
    return VERB in classes(word) and word not in syntax.AUXILIARIES
