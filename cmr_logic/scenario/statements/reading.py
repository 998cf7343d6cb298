"""Text → statements: sentences are cut where a new finite verb begins, and each part is read.

What stands after "if", in a question, under a wish or in another's words is no fact, and a
statement keeps that. Pronouns are resolved within their sentence here; what stands in the sentence
before is the matter of :mod:`.antecedents`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.adjuncts import beside
from cmr_logic.scenario.statements.ellipsis import denied_besides, elided
from cmr_logic.scenario.statements.going_without import (
    lacked_in,
    left_undone,
    misses,
    whose_lack,
)
from cmr_logic.scenario.statements.homographs import as_nouns
from cmr_logic.scenario.statements.interjections import unbroken
from cmr_logic.scenario.statements.parts import (
    BREAKS,
    QUOTES,
    Part,
    asks,
    is_afterthought,
    is_hearsay,
    parts_of,
    reports,
    supposed_from,
)
from cmr_logic.scenario.statements.predication import read_part
from cmr_logic.scenario.statements.set_apart import (
    goes_with,
    is_of_other,
    joined,
    named_in,
    stands_apart,
    tokens_between,
)
from cmr_logic.scenario.statements.slips import as_meant
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import VERB, Tokens, bases, sentence_ends, tokenize

_LISTED = 12  # statements by one verb that are taken together
# Behind these, what somebody asked or said goes on no more: "I asked, **and** he agreed".
_GOING_ON = frozenset({"who", "which", "and", "but", "so", "because"})
_CONTRASTS = frozenset({"not", "never", "only", "except", "rather", "just"})


@lru_cache(maxsize=8)
def tokens_of(text: str) -> Tokens:
    """Return the tokens of a story, which several readers use in turn."""
    return as_meant(tokenize(unbroken(text)))


def read(text: str) -> tuple[Statement, ...]:
    """Return the statements of a story, in order.

    Args:
        text: what a person tells.

    Example:
        >>> for s in read("I live with my wife, who doesn't smoke."):
        ...     print(s.subject.who.value, s.subject.head, s.verb, s.negated)
        self  live False
        own wife smoke True
    """
    tokens = tokens_of(text)
    words = as_nouns(tokens.words)
    found: list[Statement] = []
    first = 0
    quoted = _quoted(words)
    for number, end in enumerate(sentence_ends(tokens, 0, len(tokens))):
        before = [told for told in found if told.sentence == number - 1]
        found += _sentence(tokens, words, (first, end), number, before, quoted)
        first = end
    return tuple(found)


def _sentence(
    tokens: Tokens,
    words: tuple[str, ...],
    span: tuple[int, int],
    number: int,
    before: Sequence[Statement],
    quoted: frozenset[int],
) -> list[Statement]:
    """Return the statements of a sentence, and of a question what it tells besides.

    Args:
        tokens: those of the story.
        words: its words.
        span: where the sentence begins and ends among them.
        number: that of the sentence.
        before: the statements of the sentence before.
        quoted: which words of the story stand in quotation marks.
    """
    first, last = span
    parts = parts_of(words, first, last)
    if last > first and words[last - 1] == "?":
        if asks(words[first]):
            return []
        # "I'm 63, can I join, and when?"
        parts = list(takewhile(lambda part: not asks(words[part.first]), parts[:-1]))
    reader = _SentenceReader(tokens, words, first, number, keyed(words[first:last]), before)
    reader.supposed = supposed_from(words, parts, first, last)
    for part in parts:
        reader.read(part, quoted=part.first in quoted)
    lacking = lacked_in(words[first:last], reader.keys)
    own = whose_lack(reader.found)
    denied = any(told.negated for told in reader.found)  # "I can't do without my pipe"
    if "without" in words[first:last] and own is not None and not denied:
        reader.found += left_undone(tokens, words, span, number, own)
    missed = misses(words[first:last]) and any(t.passive or t.verb == "be" for t in reader.found)
    if lacking and own is not None and not (denied or missed):
        start, end = tokens.starts[first], tokens.ends[last - 1]
        reader.found.append(
            Statement(
                own,
                "have",
                lacking,
                lacking,
                negated=True,
                sentence=number,
                start=start,
                end=end,
            )
        )
    return reader.found


@dataclass(slots=True)
class _SentenceReader:
    """A sentence while its parts are read, one after another.

    Args:
        tokens: the tokens of the story.
        words: its words.
        first: index of the first token of the sentence.
        number: that of the sentence.
        keys: what each token of the sentence is compared by.
        before: the statements of the sentence before, on the last of which this one may lean.
        supposed: from which word on it is only supposed.
        found: the statements so far.
        reported: the part before reports what may not be so: "they say that …".
        denied: the part before denies what comes next: "I don't think …".
        relative: the part before is a relative clause, and what comes next goes on with what stands
            before it: "I visit my aunt, who is ill, every day".
    """

    tokens: Tokens
    words: tuple[str, ...]
    first: int
    number: int
    keys: Sequence[str]
    before: Sequence[Statement] = ()
    supposed: int = 0
    found: list[Statement] = field(default_factory=list)
    reported: bool = False
    denied: bool = False
    relative: bool = False
    weighed: bool = False
    apart: Part | None = None

    def read(self, part: Part, *, quoted: bool = False) -> None:
        """Read the next part, and add what it states; what is quoted, others say."""
        begin = _after_fillers(self.words, part)
        run, end = self.words[begin : part.last], self.tokens.ends[part.last - 1]
        if not run:
            return
        if run[0] == "aged" and self.found:  # "two sons, aged 7 and 9"
            self.found[-1] = replace(self.found[-1], end=end)
            return
        behind = self.words[part.last : part.last + 1]  # "…; she reckons **I** need a rest"
        apart = self.words[begin - 1] in BREAKS and (not behind or not behind[0].isalnum())
        if self.found and apart and is_afterthought(run):
            self._leave_open()
        leaning = self._elided(part)
        resumed = None if leaning is not None else self._resumed(part, begin, run)
        statement = leaning or resumed or self._stated(part, begin, run)
        if statement is None:
            self._read_further(part, begin, run)
            return
        oneself = statement.subject == Subject(Who.SELF) and not part.link
        if oneself and is_of_other(run[0]):  # "the man I asked, Mr Hobbs, **has** agreed"
            statement = replace(statement, subject=Subject(Who.UNKNOWN))
        opened = quoted or self._leaves_open(part, statement) or _weighs(self.words, part)
        mood = Mood.OPEN if opened else statement.mood
        if self.denied:
            statement = replace(
                statement, negated=not statement.negated
            )  # "I don't think I'm late"
        if not statement.negated and self._resumes(begin):
            whose = next((t for t in self.found if t.negated), statement)
            statement = replace(statement, negated=True, subject=whose.subject)
        thinks = statement.negated and statement.verb in {"think", "believe"}
        self.denied = thinks and mood is Mood.FACT
        as_far = part.link == "as" and self.words[begin - 2] == "far"  # "as far as I know"
        self.reported = not self.denied and (as_far or reports(run, statement))
        self.relative = part.link in {"who", "which"} and self.words[begin - 2] == ","
        start = self.tokens.starts[begin]
        if leaning is not None:
            start = leaning.start  # "my aunt lives in Oslo, but I don't"
        self.found.append(replace(statement, mood=mood, sentence=self.number, start=start, end=end))

    def _leave_open(self) -> None:
        """Leave open what was said last: "I'm late, **I think**"."""
        start = self.found[-1].start
        for at, told in enumerate(self.found):
            if told.start == start:
                self.found[at] = replace(told, mood=Mood.OPEN)

    def _elided(self, part: Part) -> Statement | None:
        """Return what a part says by the verb before it: "and so do I"."""
        previous = self.found or self.before
        keys = self._keys(part, part.first)
        run = self.words[part.first : part.last]
        leaning = elided(run, keys, part.link, previous[-1] if previous else None)
        if leaning is not None or self.found:
            return leaning
        # "Some think I row, as I'm tall. I don't."
        supposed = [told for told in previous if told.mood is Mood.OPEN]
        return elided(run, keys, part.link, supposed[-1]) if supposed else None

    def _resumed(self, part: Part, begin: int, run: Sequence[str]) -> Statement | None:
        """Return what a part says of what the sentence began with: "Dave, who rows, **sings**"."""
        if self.apart is None or part.link or part.first == self.first:
            return None
        first = tokens_between(self.tokens, self.apart.first, self.apart.last)
        if not goes_with(first.words, run):
            return None
        second = tokens_between(self.tokens, begin, part.last)
        told = joined(first, second)
        words = as_nouns(told.words)
        keys = (*keyed(words[: len(first)]), *self._keys(part, begin))
        found = read_part(words, keys, 0, told)
        if found is not None and self.relative:
            self.reported = False  # "my boss, who I asked, agreed"
        return found

    def _stated(self, part: Part, begin: int, run: Sequence[str]) -> Statement | None:
        """Return the statement of a part with a verb, None of one without."""
        return read_part(
            run,
            self._keys(part, begin),
            begin,
            self.tokens,
            previous=self.found[-1] if self.found else None,
            link=part.link,
            before=tuple(w for w in self.words[self.first : begin - bool(part.link)] if w != ","),
        )

    def _read_further(self, part: Part, begin: int, run: Sequence[str]) -> None:
        """Take a part without a verb as more of what was stated before it."""
        if part.link == "whether":
            return  # "I'm thinking about whether to row"
        if not (self.found or self.apart or part.link):
            behind = self.words[part.last + 1 : part.last + 2]
            if behind and stands_apart(run, behind[0]):
                named = named_in(run)
                self.apart = Part(begin + named.start, begin + named.stop, "")
        elif part.link in {"and", "or"} and not self.found:
            self.apart = None  # "my car, a Mini, and my bike, a Honda, …"
        self.reported = is_hearsay(run)
        keys = self._keys(part, begin)
        if self.found and not self.relative and not part.link:
            meanwhile = beside(run, keys, self.found[-1], self.tokens.ends[part.last - 1])
            if meanwhile is not None:
                self.found.append(meanwhile)
                return
        denied = denied_besides(run, keys, self.found[-1]) if self.found else None
        if denied is not None:
            start, end = self.tokens.starts[begin], self.tokens.ends[part.last - 1]
            self.found.append(replace(denied, start=start, end=end))
        elif self.found and _limits(run, self.found[-1]):
            said = frozenset(key for key in keys if key and key not in lists.LIGHT)
            end = self.tokens.ends[part.last - 1]
            self.found[-1] = replace(self.found[-1], keys=self.found[-1].keys | said, end=end)
        elif self.found and part.link not in {"than", "but"} and not _denies(run):
            end = self.tokens.ends[part.last - 1]
            at = -2 if self.relative and not part.link and len(self.found) > 1 else -1
            self.found.extend(_further(self.found, at, keys, end))
        self.relative = False

    def _leaves_open(self, part: Part, statement: Statement) -> bool:
        """Tell whether a part states what may not be so: "if I move", "when I retire"."""
        reported = self.reported and part.link not in _GOING_ON
        reported = reported and not self._tells_of_itself(statement)
        # "I wonder whether I row and I sing"; not "…, and I sing"
        behind = part.link == "and" and self.words[max(part.first - 2, 0)] not in BREAKS
        self.weighed = part.link == "whether" or (self.weighed and behind)
        supposed = part.first >= self.supposed
        opened = part.link in lists.OPENING_LINKS or reported or supposed or self.weighed
        past = statement.tense in (Tense.PAST, Tense.PERFECT)
        return opened or (part.link == "when" and not past) or self._is_yet_to_be(part, statement)

    def _is_yet_to_be(self, part: Part, statement: Statement) -> bool:
        """Tell whether a part says before what something is or was: "before I have paid it"."""
        if part.link not in _AHEAD_OF:
            return False
        if statement.tense is Tense.PAST:  # "before I had paid it", perhaps never
            return "had" in self.words[part.first : part.last]
        return True

    def _resumes(self, begin: int) -> bool:
        """Tell whether a verb goes on with a denial: "I haven't, I swear, **rowed**"."""
        words = self.words
        if words[begin - 1 : begin] != (",",) or not bases(words[begin], VERB):
            return False
        if words[begin] in syntax.AUXILIARIES or syntax.is_gerund(words[begin]):
            return False
        commas = [i for i in range(self.first + 1, begin - 1) if words[i] in BREAKS]
        return len(commas) == 1 and words[commas[0] - 1] in syntax.VERBAL_NEGATIONS

    def _tells_of_itself(self, statement: Statement) -> bool:
        """Tell whether who says it did it: "my boss told me **she had agreed**"."""
        done = statement.mood is Mood.FACT and statement.tense in (Tense.PAST, Tense.PERFECT)
        if not self.found:
            return False  # "people say she rows"
        teller = self.found[-1]
        named = teller.subject.person and statement.subject == teller.subject
        return done and named and teller.verb in {"say", "tell", "confirm"} and not teller.negated

    def _keys(self, part: Part, begin: int) -> Sequence[str]:
        return self.keys[begin - self.first : part.last - self.first]


# Links before what has not happened yet: "**before** I have paid it"; not "after I had paid it".
_AHEAD_OF = ("before", "until", "till")


def _after_fillers(words: Sequence[str], part: Part) -> int:
    """Return where a part begins after words that say nothing: "well, **I row**"."""
    begin = part.first
    if _weighs(words, part):
        begin += 1
    while begin + 1 < part.last and words[begin] in lists.FILLERS:
        if words[begin] == "no" and words[begin + 1] not in BREAKS | syntax.PRONOUNS:
            break  # "no savings"
        begin += 1
    return begin


def _weighs(words: Sequence[str], part: Part) -> bool:
    """Tell whether a part is left open by its first word: "**perhaps** I row"; not "maybe ten"."""
    opening = words[part.first : part.last][:2]
    if opening[0] not in lists.HEDGES:
        return False
    return opening[-1] in syntax.PRONOUNS or opening[-1] in syntax.DETERMINERS


def _denies(run: Sequence[str]) -> bool:
    """Tell whether words without a verb deny or contrast: "not on Mondays", "with no boat"."""
    return run[0] in _CONTRASTS or run[0] == "without" or tuple(run[:2]) == ("with", "no")


def _limits(run: Sequence[str], previous: Statement) -> bool:
    """Tell whether words without a verb say how much: "late, **but only by a day**"."""
    only = run[0] in {"only", "just"} and "not" not in run and len(run) > 1
    return only and not previous.negated and previous.mood is Mood.FACT


def _quoted(words: Sequence[str]) -> frozenset[int]:
    """Return the tokens between quotation marks, which may stand in several sentences."""
    if QUOTES.isdisjoint(words):
        return frozenset()
    marks = [index for index, word in enumerate(words) if word in QUOTES]
    pairs = zip(marks[::2], marks[1::2], strict=False)
    return frozenset(at for first, last in pairs for at in range(first, last))


def _further(found: list[Statement], at: int, keys: Sequence[str], end: int) -> list[Statement]:
    """Take a part without a verb as more of a statement before, and as one with its verb."""
    previous = found[at]
    extra = frozenset(k for k in keys if k and k not in lists.LIGHT)
    if not extra:
        return []
    verb = word_key(previous.verb)
    own = frozenset({verb} - {""}) if verb in previous.keys else frozenset()
    if not previous.negated:
        found[at] = replace(previous, extra=previous.extra | extra, end=max(end, previous.end))
        # All that one verb is told of stands together: "I row on Mondays, Tuesdays and Fridays".
        for index in range(max(0, len(found) - _LISTED), len(found)):
            if found[index].start == previous.start:
                found[index] = replace(found[index], end=max(end, found[index].end))
    return [replace(previous, keys=own | extra, core=own | extra, extra=frozenset(), end=end)]


def pooled(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return what the statements of one sentence say together of one subject.

    Example:
        >>> (both,) = pooled(read("I am a cook who lives in Bonn."))
        >>> "cook" in both.keys and "live" in both.keys
        True
    """
    found: list[Statement] = []
    for first, second in pairwise(statements):
        if (
            first.sentence == second.sentence
            and first.subject == second.subject
            and first.mood is second.mood is Mood.FACT
            and not first.negated
            and not second.negated
        ):
            found.append(
                replace(
                    first,
                    keys=first.keys | second.keys,
                    core=first.core | second.core,
                    extra=first.extra | second.extra,
                    end=max(first.end, second.end),
                )
            )
    return tuple(found)
