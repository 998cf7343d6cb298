"""One run of tokens → one statement: subject, verb group and the words of the predicate."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.parts import begins_verb
from cmr_logic.scenario.relations import word_key
from cmr_logic.scenario.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.subjects import (
    antecedent,
    lead_of,
    subject_of,
    verb_after_names,
    verb_after_relative,
)
from cmr_logic.scenario.verb_group import Group, read_group
from cmr_logic.text import VERB, Tokens, classes

# Negations that stand before the finite verb: "I never smoked".
_BEFORE_VERBS = frozenset({"never", "hardly"})


def read_part(  # noqa: C901, PLR0912 - one test after another, in the order a reader takes
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
    lead = lead_of(words)
    if (
        link in {"who", "which", "that"}
        and previous is not None
        and (syntax.starts_verb_phrase(words, 0) or VERB in classes(words[0]))
    ):
        subject, verb = antecedent(previous, link, before), 0
    elif words[lead] in syntax.NOMINATIVES or words[lead] in lists.OWNERS or not begins_verb(words):
        at = syntax.finite_verb(words[lead:])
        if at is None or at == 0:
            at = verb_after_names(words, lead)
        if at is None:
            return None
        verb = verb_after_relative(words, lead, lead + at)
        if verb - 1 > lead and words[verb - 1] in _BEFORE_VERBS:
            verb -= 1
        named = words[lead:verb]
        if tokens is not None and words[lead] in lists.OWNERS:  # "my dog Rex"
            plain = [w for w in tokens.unnamed[offset + lead : offset + verb] if w != "name"]
            named = plain if len(plain) > 1 else named
        subject = subject_of(named, keys[lead:verb], previous)
    elif previous is not None:
        subject, verb = previous.subject, 0
    elif words[0] in syntax.AUXILIARIES or syntax.starts_verb_phrase(words, 0):
        subject, verb = Subject(Who.SELF), 0  # "Am a widow."
    else:
        return None
    group = read_group(words, verb)
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


def _ending_phrase(keys: Sequence[str]) -> str:
    """Return the key of a phrase such as "stop working" among keys, or ""."""
    return next((k for k in keys if "_" in k and k.partition("_")[0] in lists.ENDING), "")


def _finish(
    words: Sequence[str], keys: Sequence[str], lead: int, verb: int, group: Group, subject: Subject
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
    held = _ending_phrase(keys[verb:main]) if group.ended else ""
    if held:  # a phrase of the tables holds the end: "stopped working" for broken
        negated = not negated
        name = held.partition("_")[0]
        content = [held, *content[1:]]
        core = [held, *core[1:]]
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
        still="still" in words,
        compared=not lists.COMPARING.isdisjoint(words[verb:]) and "than" not in words[verb:],
    )
