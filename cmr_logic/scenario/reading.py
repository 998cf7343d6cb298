"""Text → statements: sentences are cut where a new finite verb begins, and each part is read.

What stands after "if", in a question, under a wish or in another's words is no fact, and a
statement keeps that. Pronouns are resolved within their sentence only, so the order of sentences
cannot matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.lists import is_person
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.parts import BREAKS, parts_of, reports, supposes
from cmr_logic.scenario.predication import read_part
from cmr_logic.scenario.relations import keyed, word_key
from cmr_logic.scenario.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import NOUN, Tokens, classes, sentence_ends, tokenize

_BEFORE_MONTHS = frozenset(
    {"in", "of", "since", "until", "till", "by", "last", "next", "this", "before", "after", "from"}
)
_ASKING = frozenset({"what", "which", "who", "whose", "when", "where", "why", "how", "whether"})
_CONTRASTS = frozenset({"not", "only", "except", "rather", "just"})


@lru_cache(maxsize=8)
def tokens_of(text: str) -> Tokens:
    """Return the tokens of a story, which several readers use in turn."""
    return tokenize(text)


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
    words = _dated(tokens.words)
    found: list[Statement] = []
    first = 0
    for number, end in enumerate(sentence_ends(tokens, 0, len(tokens))):
        own = _sentence(tokens, words, first, end)
        found.extend([replace(s, sentence=number) for s in own] if number else own)
        first = end
    return tuple(found)


@lru_cache(maxsize=8192)
def read_clause(statement: str) -> Statement:  # noqa: C901 - one test after another, in the order a reader takes
    """Return a clause as one statement.

    Args:
        statement: an affirmative statement or a fragment of one.

    Example:
        >>> read_clause("you are aged 60 or over").subject.who
        <Who.SELF: 'self'>
        >>> sorted(read_clause("your partner gets a pension").keys)
        ['pension']
    """
    words = list(tokenize(statement).words)
    while words and not (words[-1][0].isalnum() or words[-1] == ")"):
        words.pop()
    if words[2:] and words[0] in {"you", "it"} and words[1] in lists.ANYBODY:
        words[1:1] = ["are"]
    elif (
        words[3:]
        and words[0] in {"you", "it"}
        and words[2] in {"that", "who", "which"}
        and NOUN in classes(words[1])
    ):
        words = ["your", words[1], *words[3:]]
    if words[:2] in (["you", "are"], ["it", "is"], ["you", "'re"]):
        skip = 2
        while skip < len(words) and words[skip] in lists.ANYBODY:
            skip += 1
        if words[skip:] and words[skip - 1] in lists.ANYBODY:
            gap = words[skip]
            kept = words[:1] if syntax.starts_verb_phrase(words, skip) else words[:2]
            if gap in {"with", "who"}:
                kept, skip = words[:1] + (["have"] if gap == "with" else []), skip + 1
            words = kept + words[skip:]
    words = _alternative_numbers(words)
    verb = syntax.finite_verb(words)
    found = None
    owned = bool(words) and words[0] in syntax.PRONOUNS | syntax.DETERMINERS
    if owned or verb is None or verb + 1 < len(words) or NOUN not in classes(words[verb]):
        found = read_part(tuple(words), keyed(words), 0, None)
    if found is None:
        found = _fragment(tuple(words))
    if found.mood in (Mood.DUTY, Mood.OPEN):
        found = replace(found, mood=Mood.FACT)  # a condition that demands is asked as a fact
    if found.passive and found.verb == "bear":
        found = replace(found, tense=Tense.PAST)  # "you are born here" asks about a day gone by
    if (
        found.subject.who is Who.OTHER
        and words[0] not in syntax.DETERMINERS
        and found.subject.person
    ):
        found = replace(
            found, subject=Subject(Who.SELF)
        )  # "applicants must …": whoever asks is one
    return found


def _alternative_numbers(words: list[str]) -> list[str]:
    """Join "3 or 4" into one word that either number meets."""
    for index in range(1, len(words) - 1):
        if words[index] == "or" and words[index - 1].isdigit() and words[index + 1].isdigit():
            either = f"{words[index - 1]}|{words[index + 1]}"
            return [*words[: index - 1], either, *words[index + 2 :]]
    return words


def _fragment(words: tuple[str, ...]) -> Statement:
    """Read words without a finite verb as what "you" are or do."""
    keys = keyed(words)
    content = frozenset(k for k in keys if k and k not in lists.LIGHT)
    head = syntax.noun_head(words)
    thing = (
        head is not None
        and not is_person(words[head])
        and words[0] not in {"you", "aged"} | syntax.PREPOSITIONS
    )
    ends = head is not None and (head + 1 == len(words) or words[head + 1] == "(")
    named = word_key(words[head]) if thing and head is not None and ends else ""
    return Statement(Subject(Who.SELF), "" if thing else "be", content, content, head=named)


def _dated(words: tuple[str, ...]) -> tuple[str, ...]:
    """Write "month" for the May of a date, which is no modal verb."""
    if "may" not in words:
        return words
    return tuple(
        "month" if word == "may" and index and words[index - 1] in _BEFORE_MONTHS else word
        for index, word in enumerate(words)
    )


def _sentence(tokens: Tokens, words: tuple[str, ...], first: int, last: int) -> list[Statement]:  # noqa: C901 - one test after another, in the order a reader takes
    asked = last > first and words[last - 1] == "?"
    if asked and _asks(words[first]):
        return []
    keys = keyed(words[first:last])
    supposed = supposes(words[first:last])
    found: list[Statement] = []
    open_next = denied_next = False
    parts = parts_of(words, first, last)
    for part in parts[:-1] if asked else parts:
        if asked and _asks(words[part.first]):
            break  # "I'm 63, can I join, and when?"
        begin = part.first
        while (
            begin < part.last
            and words[begin] in lists.FILLERS
            and begin + 1 < part.last
            and not (words[begin] == "no" and words[begin + 1] not in BREAKS | syntax.PRONOUNS)
        ):
            begin += 1
        run = words[begin : part.last]
        if not run:
            continue
        own = keys[begin - first : part.last - first]
        previous = found[-1] if found else None
        cut = begin - 1 if part.link else begin
        before = tuple(w for w in words[first:cut] if w != ",")
        if run[0] == "aged" and found:  # "two sons, aged 7 and 9"
            found[-1] = replace(found[-1], end=tokens.ends[part.last - 1])
            continue
        read_ = read_part(run, own, begin, tokens, previous=previous, link=part.link, before=before)
        start, end = tokens.starts[begin], tokens.ends[part.last - 1]
        if read_ is None:
            if (
                previous is not None
                and part.link not in {"than", "but"}
                and run[0] not in _CONTRASTS
            ):
                found.extend(_further(found, own, part.link, end))
            open_next = False
            continue
        mood = read_.mood
        if (
            part.link in lists.OPENING_LINKS
            or open_next
            or supposed
            or (part.link == "when" and read_.tense not in (Tense.PAST, Tense.PERFECT))
        ):
            mood = Mood.OPEN
        if denied_next:
            read_ = replace(read_, negated=not read_.negated)  # "I don't think I'm late"
        denied_next = read_.negated and read_.verb in {"think", "believe"} and mood is Mood.FACT
        open_next = not denied_next and reports(run, read_)
        found.append(replace(read_, mood=mood, start=start, end=end))
    without = _without(words[first:last], keys)
    if without:
        start, end = tokens.starts[first], tokens.ends[last - 1]
        lacking = Statement(
            Subject(Who.SELF), "have", without, without, negated=True, start=start, end=end
        )
        if any(s.subject.who is Who.SELF and s.mood is Mood.FACT for s in found):
            found.append(lacking)
    return found


def _asks(word: str) -> bool:
    """Tell whether a sentence or a part that begins so is a question."""
    return word in syntax.AUXILIARIES or word in _ASKING


def _without(words: Sequence[str], keys: Sequence[str]) -> frozenset[str]:
    """Return what somebody lacks "with no savings" or "without a job", if anything."""
    for index, word in enumerate(words[:-1]):
        if word == "without" or (word == "with" and words[index + 1] == "no"):
            if syntax.is_gerund(words[index + 1]):
                return frozenset()
            stop = index + 1
            while stop < len(words) and words[stop] not in BREAKS | syntax.RELATIVES | {
                ".",
                "and",
                "but",
            }:
                if words[stop] in syntax.PREPOSITIONS:
                    break
                stop += 1
            return frozenset(k for k in keys[index + 1 : stop] if k and k not in lists.LIGHT)
    return frozenset()


def _further(found: list[Statement], keys: Sequence[str], link: str, end: int) -> list[Statement]:
    """Take a part without a verb as more of the statement before, and as one with its verb."""
    previous = found[-1]
    extra = frozenset(k for k in keys if k and k not in lists.LIGHT)
    if not extra:
        return []
    verb = word_key(previous.verb)
    own = frozenset({verb} - {""}) if verb in previous.keys else frozenset()
    if not previous.negated:
        found[-1] = replace(previous, extra=previous.extra | extra, end=max(end, previous.end))
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
