"""Text → statements: sentences are cut where a new finite verb begins, and each part is read on its own.

What stands after "if", in a question, under a wish or in another's words is no fact, and a statement keeps
that. Pronouns are resolved within their sentence only, so the order of sentences cannot matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.lists import is_person
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.relations import keyed, word_key
from cmr_logic.scenario.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import NOUN, VERB, Tokens, bases, classes, sentence_ends, tokenize

_CONTRASTS = frozenset({"not", "only", "except", "rather", "just"})
_BREAKS = frozenset({",", ";", ":", "(", ")", "–", "—", '"'})
_UNCHANGED = frozenset({"quit", "put", "cut", "hit", "hurt", "shut", "split"})
_PARTICLES = frozenset({"out", "off", "into", "to", "over", "up", "back", "away", "on", "in"})
_SHORTEST_QUESTION = 4
_CONTRACTED = {
    "'m": "am",
    "'re": "are",
    "'ve": "have",
    "'ll": "will",
    "ca": "can",
    "wo": "will",
    "sha": "shall",
    "cannot": "can",
}


@dataclass(frozen=True, slots=True)
class _Part:
    """The tokens between two cuts, and the word that linked them to what came before."""

    first: int
    last: int
    link: str


@dataclass(slots=True)
class _Group:
    """What a verb group says, gathered from left to right."""

    main: int
    negated: bool = False
    tense: Tense = Tense.PRESENT
    mood: Mood = Mood.FACT
    ability: bool = False
    passive: bool = False
    progressive: bool = False
    ended: bool = False
    verb: str = ""


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
    found: list[Statement] = []
    first = 0
    for number, end in enumerate(sentence_ends(tokens, 0, len(tokens))):
        found.extend(replace(s, sentence=number) for s in _sentence(tokens, first, end))
        first = end
    return tuple(found)


@lru_cache(maxsize=8192)
def read_clause(statement: str) -> Statement:
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
    if len(words) > 2 and words[0] in {"you", "it"} and words[1] in lists.ANYBODY:
        words[1:1] = ["are"]
    elif (
        len(words) > 3
        and words[0] in {"you", "it"}
        and words[2] in {"that", "who", "which"}
        and NOUN in classes(words[1])
    ):
        words = ["your", words[1], *words[3:]]
    if words[:2] in (["you", "are"], ["it", "is"], ["you", "'re"]):
        skip = 2
        while skip < len(words) and words[skip] in lists.ANYBODY:
            skip += 1
        if 2 < skip < len(words):
            gap = words[skip]
            kept = words[:1] if syntax.starts_verb_phrase(words, skip) else words[:2]
            if gap in {"with", "who"}:
                kept, skip = words[:1] + (["have"] if gap == "with" else []), skip + 1
            words = kept + words[skip:]
    verb = syntax.finite_verb(words)
    found = None
    owned = bool(words) and words[0] in syntax.PRONOUNS | syntax.DETERMINERS
    if owned or verb is None or verb + 1 < len(words) or NOUN not in classes(words[verb]):
        found = _statement(tuple(words), keyed(words), 0, None)
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
    return Statement(Subject(Who.SELF), "" if thing else "be", content, content)


# --- sentences ---------------------------------------------------------------------------------------


def _sentence(tokens: Tokens, first: int, last: int) -> list[Statement]:
    words = tokens.words
    if last > first and words[last - 1] == "?":
        return []
    keys = keyed(words[first:last])
    supposed = _supposes(words[first:last])
    found: list[Statement] = []
    open_next = denied_next = False
    for part in _parts(words, first, last):
        begin = part.first
        while (
            begin < part.last
            and words[begin] in lists.FILLERS
            and begin + 1 < part.last
            and not (words[begin] == "no" and words[begin + 1] not in _BREAKS | syntax.PRONOUNS)
        ):
            begin += 1
        run = words[begin : part.last]
        if not run:
            continue
        own = keys[begin - first : part.last - first]
        previous = found[-1] if found else None
        read_ = _statement(run, own, begin, tokens, previous=previous, link=part.link)
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
        if part.link in lists.OPENING_LINKS or open_next or supposed:
            mood = Mood.OPEN
        elif part.link == "when" and read_.tense not in (Tense.PAST, Tense.PERFECT):
            mood = Mood.OPEN
        if denied_next:
            read_ = replace(read_, negated=not read_.negated)  # "I don't think I'm late"
        denied_next = read_.negated and read_.verb in {"think", "believe"} and mood is Mood.FACT
        open_next = not denied_next and _reports(run, read_)
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


def _without(words: Sequence[str], keys: Sequence[str]) -> frozenset[str]:
    """Return what somebody lacks "with no savings" or "without a job"; empty where nothing is said so."""
    for index, word in enumerate(words[:-1]):
        if word == "without" or (word == "with" and words[index + 1] == "no"):
            if syntax.is_gerund(words[index + 1]):
                return frozenset()
            stop = index + 1
            while stop < len(words) and words[stop] not in _BREAKS | syntax.RELATIVES | {
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
    """Take a part without a verb as more of the statement before, and as a statement with its verb."""
    previous = found[-1]
    extra = frozenset(k for k in keys if k and k not in lists.LIGHT)
    if not extra:
        return []
    verb = word_key(previous.verb)
    own = frozenset({verb} - {""}) if verb in previous.keys else frozenset()
    if not previous.negated:
        found[-1] = replace(previous, extra=previous.extra | extra, end=max(end, previous.end))
    return [replace(previous, keys=own | extra, core=own | extra, extra=frozenset(), end=end)]


def _supposes(words: Sequence[str]) -> bool:
    """Tell whether the whole sentence stands under an "if"."""
    for index, word in enumerate(words):
        if word in {"if", "unless"}:
            before = words[index - 1] if index else ""
            known = bases(before, VERB)[:1]
            if known and (known[0] in lists.REPORTING or known[0] in lists.KNOWING):
                continue
            if before in {"sure", "unsure", "certain", "out", "even", "as"}:
                continue
            return True
    return False


def _reports(words: Sequence[str], statement: Statement) -> bool:
    """Tell whether what follows a statement is only said, asked or hoped."""
    if statement.verb in lists.REPORTING:
        return True
    if statement.verb in lists.KNOWING and statement.verb not in {"mean", "show"}:
        return statement.negated or statement.subject.who is not Who.SELF
    return any(w in {"unsure", "afraid-of", "hopeful", "doubtful"} for w in words[-2:]) or (
        words[-1] in {"sure", "certain"} and statement.negated
    )


def _parts(words: Sequence[str], first: int, last: int) -> list[_Part]:
    """Cut a sentence at its breaks and before each word that links a new verb."""
    parts: list[_Part] = []
    begin, link = first, ""
    index = first
    while index < last:
        word = words[index]
        if word in _BREAKS or (word == "-" and index > first and False):
            if index > begin:
                parts.append(_Part(begin, index, link))
                link = ""
            begin = index + 1
        elif (
            word in {"and", "or", "nor"}
            and index > begin
            and not _has_verb(words[begin:index])
            and not parts
        ):
            pass  # "my wife and I": two subjects of one verb
        elif word in lists.CLAUSE_LINKS and _links(words, index, last):
            if index > begin:
                parts.append(_Part(begin, index, link))
            begin, link = index + 1, word
        elif index > begin and _complement(words, index, last):
            parts.append(_Part(begin, index, link))
            begin, link = index, "that"
        index += 1
    if begin < last:
        end = last - 1 if words[last - 1] in {".", "!", "...", "…"} else last
        if end > begin:
            parts.append(_Part(begin, end, link))
    return parts


def _has_verb(words: Sequence[str]) -> bool:
    return syntax.finite_verb(words) is not None or _begins_verb(words)


def _links(words: Sequence[str], index: int, last: int) -> bool:
    """Tell whether a linking word begins a part of its own."""
    word = words[index]
    rest = words[index + 1 : last]
    if not rest:
        return False
    if word in {"as", "since", "after", "before", "than", "until", "till"}:
        return rest[0] in syntax.PRONOUNS or (
            rest[0] in syntax.DETERMINERS and syntax.finite_verb(rest[:8]) is not None
        )
    if word == "that":
        return not (NOUN in classes(rest[0]) and rest[0] not in syntax.DETERMINERS)
    if word in {"and", "or", "nor", "but", "then"}:
        return True
    if word == "so":
        return rest[0] in syntax.PRONOUNS | syntax.DETERMINERS
    if word == "once":
        return rest[0] in syntax.PRONOUNS
    return True


def _complement(words: Sequence[str], index: int, last: int) -> bool:
    """Tell whether a statement without "that" begins after a verb of saying or thinking."""
    if words[index] not in syntax.PRONOUNS | {"my", "our", "your", "the", "his", "her", "their"}:
        return False
    before = words[index - 1]
    known = bases(before, VERB)[:1]
    reporting = bool(known) and (known[0] in lists.REPORTING or known[0] in lists.KNOWING)
    if not reporting and before in {"me", "us", "him", "her"} and index >= 2:
        known = bases(words[index - 2], VERB)[:1]
        reporting = bool(known) and known[0] in lists.REPORTING
    if not reporting and before not in {
        "sure",
        "afraid",
        "glad",
        "worried",
        "certain",
        "sorry",
        "unsure",
    }:
        return False
    return syntax.finite_verb(words[index:last]) is not None


# --- one statement -----------------------------------------------------------------------------------


def _statement(
    words: Sequence[str],
    keys: Sequence[str],
    offset: int,
    tokens: Tokens | None,
    *,
    previous: Statement | None = None,
    link: str = "",
) -> Statement | None:
    """Read a run of tokens with a finite verb of its own, or one that shares the subject before."""
    lead = _lead(words)
    if (
        link in {"who", "which", "that"}
        and previous is not None
        and syntax.starts_verb_phrase(words, 0)
    ):
        subject, verb = _antecedent(previous, link), 0
    elif (
        words[lead] in syntax.NOMINATIVES or words[lead] in lists.OWNERS or not _begins_verb(words)
    ):
        at = syntax.finite_verb(words[lead:])
        if at is None or at == 0:
            at = _after_pronoun(words, lead)
        if at is None:
            return None
        verb = _after_relative(words, lead, lead + at)
        named = words[lead:verb]
        if tokens is not None and words[lead] in lists.OWNERS:  # "my dog Rex"
            plain = [w for w in tokens.unnamed[offset + lead : offset + verb] if w != "name"]
            named = plain if len(plain) > 1 else named
        subject = _subject(named, keys[lead:verb], previous)
    elif previous is not None:
        subject, verb = previous.subject, 0
    elif words[0] in syntax.AUXILIARIES or syntax.starts_verb_phrase(words, 0):
        subject, verb = Subject(Who.SELF), 0  # "Am a widow."
    else:
        return None
    group = _group(words, verb)
    if words[lead] in {"neither", "none", "nobody"}:
        group.negated = True
    if previous is not None and verb == 0:
        if link in {"or", "nor"} and previous.negated:
            group.negated = True
        if group.mood is Mood.FACT:
            group.mood = previous.mood
        if previous.tense is Tense.PERFECT and syntax.is_participle(words[0]):
            group.tense = Tense.PERFECT
    return _finish(words, keys, lead, verb, group, subject)


def _after_pronoun(words: Sequence[str], lead: int) -> int | None:
    """Return where the verb stands after "my wife and I" or "my wife", counted from the lead."""
    if words[lead] in lists.OWNERS:
        for index in range(lead + 1, min(len(words) - 1, lead + 4)):
            following = words[index + 1]
            if word_key(words[index]) in lists.KIN and VERB in classes(following):
                return None if following.endswith("ing") else index + 1 - lead
    if words[lead] in syntax.DETERMINERS:
        for index in range(lead + 1, min(len(words) - 1, lead + 4)):
            following = words[index + 1]
            if (
                NOUN in classes(words[index])
                and following.endswith("ed")
                and VERB in classes(following)
            ):
                return index + 1 - lead
    for index in range(lead + 1, min(len(words), lead + 7)):
        if words[index] in {"i", "we"}:
            at = syntax.finite_verb(words[index:])
            return None if at is None or at == 0 else index - lead + at
    return None


def _after_relative(words: Sequence[str], lead: int, verb: int) -> int:
    """Return the verb after a relative clause without a pronoun: "the licence I have **was** issued"."""
    if words[lead] not in {"the", "a", "this", "that"}:
        return verb
    if any(w in {"i", "we"} for w in words[lead + 2 : verb]):
        for index in range(verb + 1, min(len(words), verb + 4)):
            if words[index] in syntax.BE | syntax.HAVE | syntax.MODALS:
                return index
    return verb


def _begins_verb(words: Sequence[str]) -> bool:
    first = words[0]
    if first in {"never", "not", "also", "still", "always"} and len(words) > 1:
        first = words[1]
    if first in syntax.DETERMINERS or first in syntax.PREPOSITIONS:
        return False
    if first in syntax.AUXILIARIES:
        return True
    if syntax.starts_verb_phrase(words, 0):
        return True
    base = bases(first, VERB)
    return bool(base) and base[0] != first and not first.endswith(("s", "ing"))


def _lead(words: Sequence[str]) -> int:
    """Return where the subject begins after a phrase such as "at 48" or "in a good year"."""
    first = words[0]
    if (
        first in syntax.PREPOSITIONS
        or first in {"every", "last", "next", "this", "right", "back", "each", "two", "one", "once"}
        or first[0].isdigit()
    ):
        for index in range(1, min(len(words), 9)):
            word = words[index]
            if word in syntax.PRONOUNS - {"you"} or (word in {"my", "our"} and index > 1):
                return index
    return 0


def _antecedent(previous: Statement, link: str) -> Subject:
    """Return whom "who" or "which" stands for: the last noun before it."""
    if previous.subject.who is Who.SELF and link == "that":
        return Subject(Who.IT)
    if not previous.extra and previous.verb == "be" and previous.subject.who is Who.SELF:
        return previous.subject  # "I am a nurse who works at night"
    return Subject(Who.UNKNOWN if link == "who" else Who.IT)


def _subject(words: Sequence[str], keys: Sequence[str], previous: Statement | None) -> Subject:
    """Read a subject."""
    content = frozenset(k for k in keys if k)
    if words[0] in {"neither", "none"}:
        words = [w for w in words if w not in {"neither", "none", "of", "nor"}] or words
        if words[-1] in {"i", "we", "us"}:
            return Subject(Who.SELF)
    first = words[0]
    if first in {"i", "we"} or (first == "you" and len(words) == 1):
        return Subject(Who.SELF)
    if any(w in {"i", "me"} for w in words) and "and" in words:
        return Subject(Who.SELF)  # "my wife and I"
    if first == "you":
        return Subject(Who.SELF, keys=content)
    if first in {"both", "all", "neither", "none", "one", "most", "some"} and "us" in words:
        return Subject(Who.SELF)
    if first in lists.PERSON_PRONOUNS or first in lists.THING_PRONOUNS:
        if len(words) == 1 or first not in syntax.DETERMINERS:
            if previous is not None and previous.subject.who in (Who.OWN, Who.OTHER):
                return previous.subject
            return Subject(Who.IT if first in lists.THING_PRONOUNS else Who.UNKNOWN)
    head_at = syntax.noun_head(tuple(words))
    person = head_at is not None and is_person(words[head_at])
    kin = next((word_key(w) for w in words if word_key(w) in lists.KIN), "")
    head = kin or (word_key(words[head_at]) if head_at is not None else "")
    if "'s" in words:
        owner = words.index("'s")
        head_at = syntax.noun_head(tuple(words[owner + 1 :]))
        head = word_key(words[owner + 1 + head_at]) if head_at is not None else head
        who = Who.OTHER if any(is_person(w) for w in words[:owner]) else Who.OWN
        return Subject(who, head, content, person)
    if first in lists.OWNERS:
        return Subject(Who.OWN, head, content, person or bool(kin))
    if first in {"ours", "mine"}:
        return Subject(Who.IT)
    if first in {"his", "her", "their"}:
        return Subject(Who.UNKNOWN, head, content)
    return Subject(Who.OTHER, head, content, person or bool(kin))


def _group(words: Sequence[str], at: int) -> _Group:  # noqa: C901, PLR0912, PLR0915 - one pass over the verb group
    """Read auxiliaries, negation, and verbs that govern others, up to the main verb."""
    group = _Group(main=at)
    index = at
    count = len(words)
    had_be = had_have = False
    while index < count:
        word = _CONTRACTED.get(words[index], words[index])
        if words[index] == "cannot":
            group.negated = True
        elif words[index] in lists.UNPUNCTUATED:
            word = lists.UNPUNCTUATED[words[index]]
            group.negated = True
        following = words[index + 1] if index + 1 < count else ""
        if word in {"not", "n't", "never", "hardly", "neither"}:
            if following not in {"only", "just"}:
                group.negated = not group.negated
        elif word == "no" and following == "longer":
            group.negated = True
            index += 1
        elif word == "'s":
            if syntax.is_participle(following) and following in {"been", "got", "had"}:
                had_have = True
                group.tense = Tense.PERFECT
            else:
                had_be = True
        elif word == "'d":
            group.mood = Mood.WISH if following in {"like", "love", "prefer"} else Mood.OPEN
        elif word in {"will", "shall"}:
            group.tense = Tense.FUTURE
        elif word == "can":
            group.ability = True
        elif word in {"would", "could", "might", "may", "should"}:
            group.mood = (
                Mood.WISH
                if word == "would" and following in {"like", "love", "prefer"}
                else Mood.OPEN
            )
        elif word in {"must", "ought"}:
            group.mood = Mood.DUTY
        elif word in syntax.BE:
            if word in {"was", "were"}:
                group.tense = Tense.PAST
            had_be = True
            group.main, group.verb = index, "be"
            if following == "going" and words[index + 2 : index + 3] == ("to",):
                group.tense = Tense.FUTURE
                index += 2
                had_be = False
            elif "capable" in words[index + 1 : index + 3] and _before_gerund(words, index):
                group.ability = True
                group.negated ^= "not" in words[index + 1 : index + 2]
                index += 3 if words[index + 1] == "not" else 2
                had_be = False
            elif following in {"able", "unable"} and words[index + 2 : index + 3] == ("to",):
                group.ability = True
                group.negated ^= following == "unable"
                index += 2
                had_be = False
        elif word in {"do", "does", "did"} and _auxiliary_do(words, index):
            if word == "did":
                group.tense = Tense.PAST
        elif word in syntax.HAVE and _auxiliary_have(words, index):
            had_have = True
            group.tense = Tense.PAST if word == "had" else Tense.PERFECT
        elif (
            word in {"have", "has", "had", "need", "needs", "got", "required", "supposed"}
            and following == "to"
            and index + 2 < count
            and VERB in classes(words[index + 2])
        ):
            group.mood = Mood.DUTY
            index += 1
        elif word == "used" and following == "to" and not had_be:
            group.tense = Tense.OVER
            index += 1
        elif syntax.is_adverb(word) or word in {"to", "both", "all", "now", "ever"}:
            if word in lists.OVER and group.tense is Tense.PAST:
                group.tense = Tense.OVER
        elif word in syntax.PREPOSITIONS or word in syntax.DETERMINERS:
            break
        else:
            stop = _verb_word(words, index, group, had_be=had_be, had_have=had_have)
            if stop < 0:
                break
            if stop == index:
                return group
            index = stop
            had_be = had_have = False
        index += 1
    return group


def _before_gerund(words: Sequence[str], index: int) -> bool:
    for at in range(index + 1, min(index + 4, len(words) - 1)):
        if words[at] == "of":
            return syntax.is_gerund(words[at + 1])
    return False


def _verb_word(
    words: Sequence[str], index: int, group: _Group, *, had_be: bool, had_have: bool
) -> int:
    """Read a content word in the verb group.

    Returns:
        the index itself at the main verb, -1 where the group has ended before it, or the index of the last
        word of a governing verb ("want to"), after which the group goes on.
    """
    word = words[index]
    base = bases(word, VERB)
    if not base:
        return -1
    verb = min(base, key=len) if len(base) > 1 and word not in base else base[0]
    participle = syntax.is_participle(word)
    if word in _UNCHANGED and not had_be and group.tense is Tense.PRESENT and not group.verb:
        group.tense = Tense.PAST  # "I quit" tells what happened more often than a habit
    if had_be and not (participle or syntax.is_gerund(word)):
        return -1
    following = words[index + 1 : index + 3]
    if had_be and participle:
        group.passive = True
    elif had_be and word not in {"being", "having"}:
        group.progressive = True
    elif (
        not had_be
        and not had_have
        and participle
        and base[0] != word
        and group.tense is Tense.PRESENT
        and group.verb == ""
    ):
        group.tense = Tense.PAST
    governs = following[:1] == ("to",) and len(following) > 1 and VERB in classes(following[1])
    gerund = bool(following) and syntax.is_gerund(following[0])
    of_gerund = (
        len(following) > 1
        and following[0] in {"of", "about", "on", "up", "for"}
        and syntax.is_gerund(following[1])
    )
    if verb in lists.WISHING and (
        governs or of_gerund or (gerund and verb in {"consider", "plan", "intend"})
    ):
        group.mood = Mood.WISH if group.mood is Mood.FACT or group.mood is Mood.WISH else group.mood
        group.passive = False
        return index + (1 if not gerund else 0)
    if verb in lists.ENDING and (gerund or governs):
        group.negated = not group.negated
        group.ended = True
        group.tense = Tense.PRESENT if gerund else group.tense
        group.passive = False
        return index + (1 if governs else 0)
    if (
        verb == "give"
        and following[:1] == ("up",)
        and len(words) > index + 2
        and syntax.is_gerund(words[index + 2])
    ):
        group.negated = not group.negated
        group.tense = Tense.PRESENT
        return index + 1
    if verb in lists.PASSING and (gerund or (governs and verb not in {"go", "get"})):
        return index + (1 if governs else 0)
    group.main, group.verb = index, verb
    if verb == "get" and following[:1] and following[0] in _PARTICLES:
        group.verb = "get_" + following[0]
    return index


def _auxiliary_do(words: Sequence[str], index: int) -> bool:
    for word in words[index + 1 : index + 4]:
        if word in syntax.NEGATIONS or syntax.is_adverb(word):
            continue
        return VERB in classes(word) or word in {"have", "be", "do"}
    return False


def _auxiliary_have(words: Sequence[str], index: int) -> bool:
    for word in words[index + 1 : index + 5]:
        if word in {"not", "n't", "never"} or syntax.is_adverb(word):
            continue
        return (
            word in {"been", "had", "done", "got"}
            and word != "got"
            or (syntax.is_participle(word) and word != "got")
            or word == "got"
            and False
        )
    return False


def _finish(
    words: Sequence[str], keys: Sequence[str], lead: int, verb: int, group: _Group, subject: Subject
) -> Statement:
    """Gather the keys of the predicate."""
    main = group.main
    name = group.verb or (
        "have"
        if any(w in syntax.HAVE for w in words[verb : verb + 3])
        else "be"
        if any(w in syntax.BE or w == "'s" for w in words[verb : verb + 3])
        else ""
    )
    predicate = list(range(main if name not in {"be", "have"} or group.verb else verb, len(words)))
    negated = group.negated
    for index in predicate[:4]:
        following = words[index + 1] if index + 1 < len(words) else ""
        if (
            words[index] in {"no", "neither", "nothing", "none"}
            and index > verb
            and following
            not in {"more", "less", "later", "longer", "one", "matter", "problem", "doubt"}
        ):
            negated = True
            break
        if index > main and words[index] in syntax.PREPOSITIONS:
            break
    content: list[str] = []
    core: list[str] = []
    before_preposition = True
    for index in predicate:
        if index > main and words[index] in syntax.PREPOSITIONS and core and words[index] != "as":
            before_preposition = False
        found = keys[index]
        if (
            index == main
            and group.verb
            and group.verb not in lists.VERY_LIGHT_VERBS
            and "_" not in found
        ):
            found = word_key(group.verb) or (group.verb if group.verb in lists.HAVING else "")
            found = "" if group.verb in {"get", "need"} else found
        if found and found not in lists.LIGHT:
            content.append(found)
            if before_preposition:
                core.append(found)
    if group.ended and any(k.partition("_")[0] in lists.ENDING and "_" in k for k in content):
        negated = not negated  # a phrase of the tables holds the end: "stopped working" for broken
    extra = frozenset(k for k in keys[:lead] if k)
    return Statement(
        subject=subject,
        verb=name or group.verb or "be",
        keys=frozenset(content),
        core=frozenset(core),
        extra=extra,
        negated=negated,
        mood=group.mood,
        tense=group.tense,
        ability=group.ability,
        passive=group.passive,
        progressive=group.progressive,
    )


@lru_cache(maxsize=4096)
def asked_of(question: str) -> Subject | None:
    """Return the subject of a question about somebody else, such as "my daughter"; None for oneself.

    Args:
        question: what the person asks.

    Example:
        >>> asked_of("Can my daughter join?").head, asked_of("Can I join?"), asked_of("Is my car old?")
        ('daughter', None, None)
    """
    words = tokenize(question).words
    if (
        len(words) < _SHORTEST_QUESTION
        or words[0] not in syntax.AUXILIARIES
        or words[1] not in lists.OWNERS
    ):
        return None
    for word in words[2:5]:
        if is_person(word) or word in {"son", "daughter", "kid", "baby"}:
            return Subject(Who.OWN, word_key(word), person=True)
        if not classes(word) or word in syntax.AUXILIARIES:
            break
    return None


def pooled(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return what the statements of one sentence say together of one subject: "a cook who lives in Bonn".

    Example:
        >>> (both,) = pooled(read("I am a cook who lives in Bonn."))
        >>> "cook" in both.keys and "live" in both.keys
        True
    """
    found: list[Statement] = []
    for first, second in zip(statements, statements[1:], strict=False):
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
