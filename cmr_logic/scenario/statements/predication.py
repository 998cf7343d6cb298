"""One run of tokens → one statement: subject, verb group and the words of the predicate."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.records import record, replace
from cmr_logic.scenario.lexicon.particles import NEAR, PARTICLES
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.ahead import is_ahead
from cmr_logic.scenario.statements.antecedents import is_object_before, person_before
from cmr_logic.scenario.statements.describing import describing
from cmr_logic.scenario.statements.fronting import before_relative, straight
from cmr_logic.scenario.statements.group_reading import read_group
from cmr_logic.scenario.statements.homographs import names_next
from cmr_logic.scenario.statements.inversion import uninverted
from cmr_logic.scenario.statements.lasting import LASTING, UNTIL, is_over, lasted
from cmr_logic.scenario.statements.leading import lead_of
from cmr_logic.scenario.statements.limiting import wanted, wants_done
from cmr_logic.scenario.statements.nobody import as_none
from cmr_logic.scenario.statements.parts import begins_verb
from cmr_logic.scenario.statements.statement import LACKED, Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.statements.subjects import (
    antecedent,
    lone_verb,
    subject_of,
    verb_after_names,
    verb_after_relative,
)
from cmr_logic.scenario.statements.verb_group import Group
from cmr_logic.text import NAME, VERB, Tokens, classes, word_set

_YEAR = re.compile(r"(?:19|20)\d\d")
# Negations that stand before the finite verb: "I never smoked".
_BEFORE_VERBS = frozenset({"never", "hardly", "nearly", "almost"})
# Links that only a clause follows: "**because** my roof leaks"; not "since".
_BEFORE_CLAUSES = word_set("that because although though so but")
# Words that stand for nobody: "none of us row".
_NOBODY = frozenset({"neither", "none", "nobody"})
# Words by which an object denies: "I have no boat", and those that are an object: "I owe nothing".
_DENYING_ALONE = frozenset({"nothing", "none", "nobody"})
_DENYING = _DENYING_ALONE | {"no", "neither"}
# Words before which they deny nothing: "no more than 5", "no doubt".
_NOT_DENIED = word_set("more less later longer one matter problem doubt")
_COMPARED = frozenset({"more", "less", "longer"})
LASTED = "for_a_time"  # so a statement says that its state lasted for some time
# Nobody to whom, or with whom, something is done: "I lend the van **to nobody**".
_NOBODY_BEHIND = re.compile(
    r"\b(?:to|with|for|from|by)\s(?:nobody|no\sone|no-one)\b(?!\s(?:but|except|else))"
    r"|^to\sno\s(?!avail\b|end\b|more\b|less\b|longer\b|purpose\b)"
)
# What one waits for: "until **retirement**"; not "until Friday".
_AHEAD = word_set("retirement graduation pension birth marriage wedding")
_TELLING = frozenset({"i", "we"})
_OBJECT = 4  # words of the predicate among which its object begins
_SOON = 3  # words behind a verb among which such an object stands
_AUXILIARIES = 3  # words among which "have" or "be" stands, where no verb with a meaning does


@record(frozen=True, slots=True)
class _Run:
    """The arguments of :func:`read_part`, and where the subject begins."""

    words: Sequence[str]
    keys: Sequence[str]
    offset: int
    tokens: Tokens | None
    previous: Statement | None
    link: str
    before: Sequence[str]
    lead: int


def read_part(
    words: Sequence[str],
    keys: Sequence[str],
    offset: int,
    tokens: Tokens | None,
    *,
    previous: Statement | None = None,
    link: str = "",
    before: Sequence[str] = (),
) -> Statement | None:
    """Read a run of tokens with a finite verb of its own, or one that shares the subject before.

    Args:
        words: the tokens, in lower case.
        keys: what each is compared by.
        offset: the index of the first in ``tokens``.
        tokens: the tokens of the story; None for a clause.
        previous: the statement before, in the same sentence.
        link: the word that links the run to it.
        before: the words before that link.

    Returns:
        the statement, or None where the run has no finite verb.
    """
    if not words:
        return None
    if words[0] == "not" and words[1:2] and words[1] in lists.UNIVERSAL:
        whole = read_part(
            words[1:], keys[1:], offset + 1, tokens, previous=previous, link=link, before=before
        )
        return None if whole is None else _not_all(whole)
    opened = as_none(words, keys)
    words, keys, offset = opened.words, opened.keys, offset + opened.gone
    behind = uninverted(words) if tokens is not None else ()
    order = behind or (straight(words) if tokens is not None else ())
    if order:
        words, keys = [words[at] for at in order], [keys[at] for at in order]
        offset += behind[0] if behind else 0  # where the name of "my dog Rex" is looked up
    run = _Run(words, keys, offset, tokens, previous, link, before, lead_of(words))
    found = _subject_and_verb(run)
    if found is None:
        return None
    subject, verb = found
    group = read_group(words, verb)
    nobody = words[run.lead] in _NOBODY or (words[run.lead] == "no" and verb > run.lead + 1)
    if nobody or opened.denied:
        group.negated = True
    if verb > run.lead and words[verb - 1] in lists.HEDGES:
        group.mood = Mood.OPEN  # "I **probably** paid it"
    if previous is not None and verb == 0:
        _share(group, previous, run)
    return _finish(run, verb, group, subject)


def _not_all(whole: Statement) -> Statement:
    """Return what is denied of all together: "**not** every hen is ill", "not all of us row"."""
    subject = whole.subject
    if subject.who is Who.SELF or (subject.who is Who.UNKNOWN and not subject.head):
        keys = subject.keys | {lists.EVERYONE}  # whoever tells may row
        subject = Subject(Who.OTHER, lists.EVERYONE, keys)
    return replace(whole, subject=subject, negated=not whole.negated)


def _subject_and_verb(run: _Run) -> tuple[Subject, int] | None:
    """Return the subject of a run, and where its finite verb stands."""
    previous = run.previous
    if _is_relative(run) and previous is not None:
        return antecedent(previous, run.link, run.before), 0
    if _is_relative(run) and run.before:
        return _subject_before(run), 0  # "my boat, which is old, …"
    if _names_subject(run):
        return _named_subject(run)
    if previous is not None:
        return previous.subject, 0
    return _shared_subject(run)


def _shared_subject(run: _Run) -> tuple[Subject, int] | None:
    """Return the subject of a run that begins with its verb, and the place of that."""
    words = run.words
    if run.before and run.before[0] in lists.OWNERS | {"the", "his", "her", "their"}:
        return _subject_before(run), 0  # "my boat, an old sloop, leaks"
    begins = syntax.starts_verb_phrase(words, 0) and not names_next(words)
    if words[0] in syntax.AUXILIARIES or begins:
        return Subject(Who.SELF), 0  # "Am a widow."
    return None


def _subject_before(run: _Run) -> Subject:
    """Return the subject that the words before a run name."""
    return subject_of(run.before, [word_key(word) for word in run.before], None)


def _is_relative(run: _Run) -> bool:
    """Tell whether a run is a relative clause whose subject is the relative word."""
    verbal = syntax.starts_verb_phrase(run.words, 0) or VERB in classes(run.words[0])
    return run.link in {"who", "which", "that"} and verbal


def _names_subject(run: _Run) -> bool:
    opening = run.words[run.lead]
    owned = opening in syntax.NOMINATIVES or opening in lists.OWNERS
    return owned or run.lead > 0 or not begins_verb(run.words)


def _named_subject(run: _Run) -> tuple[Subject, int] | None:
    """Return the subject that stands before the finite verb, and the place of that verb."""
    words, lead = run.words, run.lead
    at = syntax.finite_verb(words[lead:]) or verb_after_names(words, lead)
    if at is None and (run.link in _BEFORE_CLAUSES or not (run.link or run.previous)):
        at = lone_verb(words, lead)
    if at is None:
        return None
    verb = verb_after_relative(words, lead, lead + at)
    if verb - 1 > lead and words[verb - 1] in _BEFORE_VERBS:
        verb -= 1
    elif verb - 2 > lead and tuple(words[verb - 2 : verb]) == ("no", "longer"):
        verb -= 2  # "my wife **no longer** rows"
    stop = _before_adverbs(words, lead, lead + before_relative(words[lead:verb]))
    named = words[lead:stop]
    if run.tokens is not None and words[lead] in lists.OWNERS:  # "my dog Rex"
        unnamed = run.tokens.unnamed[run.offset + lead : run.offset + verb]
        plain = [word for word in unnamed if word != NAME]
        named = plain if len(plain) > 1 else named
    subject = subject_of(named, run.keys[lead:stop], run.previous)
    told_of = run.previous is not None and run.previous.subject.who is not Who.SELF
    if told_of and len(named) == 1 and is_object_before(named[0], run.before):
        subject = Subject(Who.UNKNOWN)
    elif subject == Subject(Who.UNKNOWN) and len(named) == 1:
        subject = person_before(named[0], run.before) or subject
    return subject, verb


def _before_adverbs(words: Sequence[str], lead: int, stop: int) -> int:
    """Return where a subject ends, before adverbs of the verb: "the bus **still** runs"."""
    while (
        stop - 2 > lead
        and syntax.is_adverb(words[stop - 1])
        and words[stop - 2] not in syntax.DETERMINERS | lists.OWNERS
    ):
        stop -= 1
    return stop


def _share(group: Group, previous: Statement, run: _Run) -> None:
    """Let a run without a subject share the negation, mood and tense of what it is joined to."""
    if run.link in {"or", "nor"} and previous.negated:
        group.negated = True
    if run.link in {"who", "that"} and previous.negated and previous.verb == "be":
        _deny_relative(group, previous)  # "I'm not someone who smokes"
    if _is_relative(run) and wanted(run.before):
        group.mood = Mood.OPEN  # "I want a boat **that is green**"
    if group.mood is Mood.FACT:
        group.mood = previous.mood
    if previous.tense is Tense.PERFECT and syntax.is_participle(run.words[0]):
        group.tense = Tense.PERFECT


def _deny_relative(group: Group, previous: Statement) -> None:
    """Deny what a relative clause says where nothing else is denied, or leave it open."""
    if previous.keys:  # who is not a cook who rows may row
        group.mood = Mood.OPEN
    else:
        group.negated = not group.negated


def _finish(run: _Run, verb: int, group: Group, subject: Subject) -> Statement:
    """Gather the keys of the predicate, and make the statement."""
    words = run.words
    name = group.verb or _auxiliary(words[verb : verb + _AUXILIARIES])
    first = verb if name and not group.verb else group.main
    negated = group.negated or _object_denies(words, first, verb, group.main)
    negated ^= _reverses(words, run.keys, group, of_thing=subject.who is not Who.SELF)
    if group.tense is Tense.PRESENT and is_ahead(group, words, told=run.tokens is not None):
        group.tense = Tense.FUTURE  # "I retire next year"
    if group.tense is Tense.PAST and is_over(words):
        group.tense = Tense.OVER
    over = group.passive and group.verb in LASTING and lasted(words[group.main + 1 :])
    if over and group.tense is Tense.PAST:
        group.tense = Tense.OVER
    if group.would and group.mood is Mood.OPEN and _answers_for(subject):
        group.mood, group.tense = Mood.FACT, Tense.FUTURE  # "he would sleep in his basket"
    if group.verb in lists.DESIRING and group.mood is Mood.FACT and wants_done(words, group.main):
        group.mood = Mood.OPEN
    content, core = _predicate_keys(run, first, group)
    manner = [key for at in range(verb, first) if (key := _manner(words[at], run.keys[at]))]
    content, core = [*content, *manner], [*core, *manner]
    content += [run.keys[at] for at in range(verb, group.main) if words[at] in lists.HOW]
    if over:
        content.append(LASTED)  # it may be so again: "I was married once"
    if group.ended:  # "I quit smoking in 2010": the year is that of the end
        content = [key for key in content if not _YEAR.fullmatch(key)]
    held = _ending_phrase(run.keys[verb : group.main]) if group.ended else ""
    if held:  # a phrase of the tables holds the end: "stopped working" for broken
        negated = not negated
        name = held.partition("_")[0]
        content = [held, *content[1:]]
        core = [held, *core[1:]]
    return Statement(
        subject=subject,
        verb=name or "be",
        keys=frozenset(content),
        core=frozenset(core),
        extra=frozenset(k for k in run.keys[: run.lead] if k),
        negated=negated,
        mood=group.mood,
        tense=group.tense,
        ability=group.ability,
        passive=group.passive,
        progressive=group.progressive,
        particles=PARTICLES.intersection(words[group.main + 1 : group.main + NEAR]),
        still="still" in words,
        only=_limits(words),
        pointing=not lists.POINTING_OBJECTS.isdisjoint(words[group.main + 1 : group.main + _SOON]),
        describing=_describing(
            run, group.main + 1, owned=name in {"be", ""} and words[run.lead] != "there"
        ),
        compared=not lists.COMPARING.isdisjoint(words[verb:]) and "than" not in words[verb:],
    )


def _limits(words: Sequence[str]) -> bool:
    """Tell whether words say that there is no more: "I **only** drink water", "**just** a cat"."""
    if not lists.LIMITING.isdisjoint(words):
        return True
    if "all" in words and any(word == "all" and then in _TELLING for word, then in pairwise(words)):
        return True  # "all I am taking is a rucksack"
    counted = lists.LIMITED | syntax.NUMBERS
    return any(word == "just" and following in counted for word, following in pairwise(words))


def _answers_for(subject: Subject) -> bool:
    """Tell whether whoever tells knows what somebody or something would do: themselves or theirs.

    What others would do they but guess: "my landlord would agree".
    """
    if subject.who in (Who.SELF, Who.IT) or subject == Subject(Who.UNKNOWN):
        return True  # "she", of an animal or a child that the question names
    own = not subject.person or subject.head in lists.KIN
    return subject.who is Who.OWN and own


def _reverses(words: Sequence[str], keys: Sequence[str], group: Group, *, of_thing: bool) -> bool:
    """Tell whether a predicate says the reverse: "**out of** guarantee", "**nowhere** near it"."""
    behind = words[group.main + 1 :]
    if "nowhere" in behind and ("of", "nowhere") not in pairwise(behind):
        return True
    out = of_thing and group.verb in {"", "be"} and tuple(behind[:2]) == ("out", "of")
    return out and not keys[group.main + 1]  # "out of work" is a phrase of the tables


def _auxiliary(words: Sequence[str]) -> str:
    """Return the verb of a predicate that has only "have" or "be", or ""."""
    if any(word in syntax.HAVE for word in words):
        return "have"
    return "be" if any(word in syntax.BE or word == "'s" for word in words) else ""


def _object_denies(words: Sequence[str], first: int, verb: int, main: int) -> bool:
    """Tell whether the object denies what the verb says: "I have **no** boat"."""
    for index in range(first, min(first + _OBJECT, len(words))):
        following = words[index + 1] if index + 1 < len(words) else ""
        denies = words[index] in _DENYING and index > verb
        whole = following or words[index] in _DENYING_ALONE
        compared = following in _COMPARED and "than" not in words[index:]  # "no more hours"
        bounds = following.endswith("er") and tuple(words[index + 2 : index + 3]) == ("than",)
        if bounds and words[index] == "no":
            return False  # "it is **no heavier than** 9 kg"
        if denies and whole and (compared or following not in _NOT_DENIED):
            return True
        if index > main and words[index] in syntax.PREPOSITIONS:
            if index == main + 1 and words[main] in syntax.BE and following == "no":
                return True  # "I'm **in no** club"
            break
    return _NOBODY_BEHIND.search(" ".join(words[main + 1 :])) is not None


def _predicate_keys(run: _Run, first: int, group: Group) -> tuple[list[str], list[str]]:
    """Return the keys of a predicate, and those of them before its first preposition."""
    content: list[str] = []
    core: list[str] = []
    before_preposition = True
    excess = False  # "too young **to be** retired": what follows is not so
    lacking = False  # what follows is what somebody lacks: "I left **without my umbrella**"
    for index in range(first, len(run.words)):
        word = run.words[index]
        excess |= word == "too" and "to" in run.words[index + 2 : index + 4]
        ahead = run.words[index + 1 : index + 2] == ("be",)
        if excess and word == "to" and ahead and run.tokens is not None:
            break
        if word in UNTIL and run.words[index + 1 : index + 2]:
            lacking |= _is_state(run.words[index + 1 :])  # "ten years to go until retirement"
        lacking |= word == "without" and not run.keys[index] and not _in_phrase(run, index)
        if index > group.main and word in syntax.PREPOSITIONS and core and word != "as":
            # "I told the police about the theft": the phrase goes on to its object
            before_preposition &= any(key.endswith("_" + word) for key in core)
        if word == "longer" and run.words[index - 1] == "no":
            continue
        key = _main_key(run.keys[index], group) if index == group.main else run.keys[index]
        if key and key not in lists.LIGHT:
            key = LACKED + key if lacking else key
            content.append(key)
            if before_preposition:
                core.append(key)
    return content, core


def _manner(word: str, key: str) -> str:
    """Return what an adverb before the main verb is compared by, where it says how: "unfairly"."""
    if not word.endswith("ly") or word in lists.LIGHT or word in lists.LIGHT_ADVERBS:
        return ""
    return key if syntax.is_adverb(word) and key not in lists.LIGHT else ""


def _is_state(words: Sequence[str]) -> bool:
    """Tell whether words name what somebody will be, and no day: "until **retirement**"."""
    return next((w for w in words if w not in lists.OWNERS), "") in _AHEAD


def _describing(run: _Run, first: int, *, owned: bool) -> frozenset[tuple[str, str]]:
    """Return what only describes a noun of the predicate."""
    words = run.words
    unnamed = run.tokens.unnamed[run.offset : run.offset + len(words)] if run.tokens else ()
    if len(unnamed) == len(words):
        named = zip(words, unnamed, strict=True)
        words = [NAME if plain == NAME else word for word, plain in named]
    return describing(words, run.keys, first, owned=owned)


def _in_phrase(run: _Run, index: int) -> bool:
    """Tell whether a word belongs to a phrase of the tables: "absent **without** leave"."""
    nearby = run.keys[max(0, index - 2) : index]
    return any(f"_{run.words[index]}_" in key for key in nearby if key)


def _main_key(key: str, group: Group) -> str:
    """Return what the main verb is compared by; "" where it says too little: "get", "need"."""
    if key in lists.LACKING:
        return ""
    if not group.verb or group.verb in syntax.PRIMARY_VERBS or "_" in key:
        return key
    if group.verb in {"get", "need"}:
        return ""
    return word_key(group.verb) or (group.verb if group.verb in lists.HAVING else "")


def _ending_phrase(keys: Sequence[str]) -> str:
    """Return the key of a phrase such as "stop working" among keys, or ""."""
    return next((k for k in keys if "_" in k and k.partition("_")[0] in lists.ENDING), "")
