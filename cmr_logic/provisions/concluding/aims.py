"""Aims: what a demand is made for, as a span and as a clause."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Condition, Phrase, Sentence, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.provisions.conditions.expressions import read_list
from cmr_logic.provisions.drafts.draft import Conclusion, Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.phrases.phrase_heads import opens_verb_phrase
from cmr_logic.provisions.phrases.splitting import split_phrase
from cmr_logic.spans import Span
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

BEFORE = "before"
"""The cue of what a demand is to be met before: an aim of it, not an exception to it."""

_LONGEST_CUE = 4  # words of the cue of an aim: "to be able to"
_PURPOSE = cues.by_name()["purpose"]
# First words of all such cues: no aim stands where none of them does.
_OPENING_AIMS = frozenset(
    phrase.partition(" ")[0]
    for cue in cues.CUES
    if cue.effect is Effect.PURPOSE or cue.name == BEFORE
    for phrase in cue.phrases
)
# Verbs after "to" that state a demand instead of an aim: "a licence to be valid"; not "to sell".
_NO_AIMS = frozenset({"be", "have"})

# What somebody needs something for, done by others: "to be **given** a berth"; not "to be valid".
_GRANTED = word_set(
    "granted given allowed permitted admitted accepted issued awarded approved appointed licensed"
)
# Words before a verb of wishing: "you **would** like", "you **are** planning"; not "not".
_BEFORE_WISH = syntax.BE | {"would", "'d", "'re", "still"}
# What states a wish: "you **want to** row"; not "you want a boat".
_WISHES = frozenset(
    (verb, "to")
    for verb in word_set("want wish like planning plan intend hope hoping intending looking")
) | {("thinking", "of"), ("thinking", "about")}
_WISH = 4  # words within which it stands
# Nouns for those who want what is named behind "for": "**applicants** for a berth"; not "guests".
_APPLYING = frozenset({"applicant", "applicants", "claimant", "claimants"}) | frozenset(
    {"candidate", "candidates", "applications", "application", "claims", "requests"}
)


def is_aim(words: Frame, condition: Condition, conclusion: Conclusion) -> bool:
    """Tell whether a condition says what something is for: "to row", or "before you row" you must.

    Args:
        words: the words of the text.
        condition: a condition of the sentence.
        conclusion: the kind of conclusion that it belongs to.
    """
    if condition.cue.effect is Effect.PURPOSE:
        return True
    return conclusion.demanding and (condition.cue.name == BEFORE or states_wish(words, condition))


def states_wish(words: Frame, condition: Condition) -> bool:
    """Tell whether a condition is no more than what someone wants to do: "if you want to row".

    Args:
        words: the words of the text.
        condition: a condition of the sentence.
    """
    body = condition.body
    run = body.words if isinstance(body, Phrase) and body.reference is None else None
    if run is None or condition.cue.effect is not Effect.IF or words[run.first] != "you":
        return False
    said = words[run.first + 1 : run.first + 1 + _WISH]
    verb = next((at for at, word in enumerate(said) if word not in _BEFORE_WISH), 0)
    return said[verb : verb + 2] in _WISHES


def before_aim(said: Frame) -> Frame:
    """Return what a predicate says, without the aim behind it: "get another **to be eligible**".

    What something is to be done before is an aim as well: "hold a permit **before you sell**".
    """
    if _OPENING_AIMS.isdisjoint(said):
        return said
    for at, (cue, _) in cues.match_all(said, 1, len(said)).items():
        aim = cue.effect is Effect.PURPOSE and not syntax.is_governed(said, at)
        if aim or cue.name == BEFORE:
            return said[:at]
    return said


def aim_of(scope: Scope, sentence: Sentence, statement: Statement) -> Expression | None:
    """Return the clause of the aim of a demand: before the statement, inside it or behind it."""
    for front in sentence.fronts:
        if is_aim(scope.words, front, scope.draft.conclusion):
            return aim_clause(scope, front)
    return inner_aim_clause(scope, statement)


def aim_span(draft: Draft, condition: Condition) -> Span:
    """Return where an aim stands, with its last word of opening ("**to** sell plants")."""
    extent = None if condition.body is None else condition.body.extent
    if extent is None:
        return Span(0, 0)
    first, last = extent
    return draft.chars(max(first - 1, 0), last)


def aim_clause(scope: Scope, aim: Condition) -> Expression | None:
    """Return the clause of an aim: "to sell plants abroad" asks whether you sell plants abroad."""
    extent = None if aim.body is None else aim.body.extent
    if extent is None:
        return None
    first, last = extent
    frame: Frame = ("you", "are") if syntax.is_gerund(scope.words[first]) else ("you",)
    if scope.words[first] == "you" or scope.words[first - 1] == "for":
        frame = ()  # "for **it** to remain valid": somebody or something else does it
    run = aim.body.words if isinstance(aim.body, Phrase) else None
    joints = () if run is None else run.joints
    return split_phrase(scope, Words(_verb_of(scope, first), last, joints), _PURPOSE, frame)


def _verb_of(scope: Scope, first: int) -> int:
    """Return where the verb of an aim stands, which its cue may hold: "to qualify | for help"."""
    if scope.words[first - 1] == "before" or scope.words[first] == "you":
        return first
    before = range(first - 1, max(first - _LONGEST_CUE, 0) - 1, -1)
    return next((at + 1 for at in before if scope.words[at] == "to"), first)


def applied_for(scope: Scope, statement: Statement) -> Span | None:
    """Return where a subject names what it applies for: "Applicants **for a berth**"."""
    extent = None if statement.subject is None else statement.subject.body.extent
    if extent is None:
        return None
    first, last = extent
    first += scope.words[first] in syntax.DETERMINERS
    if scope.words[first] not in _APPLYING or scope.words[first + 1 : first + 2] != ("for",):
        return None
    return scope.draft.chars(first + 1, last)


def inner_aim_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of an aim behind its demand: "you need a licence to sell alcohol"."""
    rest, words = statement.rest, scope.words
    if rest is None or not isinstance(rest.body, Phrase) or rest.body.words is None:
        return None
    run = rest.body.words
    if rest.body.reference is not None and scope.items and _breaks_off(words, run):
        return read_list(scope, Lead(rest.body.reference, _PURPOSE, ("you",)), _PURPOSE)
    bare = classes(words[run.first]) == {NOUN}  # "you need **permission** to row"
    for at in range(run.first + 2 - bare, run.last - 1):
        base = words[at + 1]
        if words[at] != "to" or syntax.is_governed(words, at):
            continue
        if words[at - 1] in syntax.JOINTS:
            continue  # one more demand: "you need a licence **or to** sign up to sell alcohol"
        if syntax.is_plural_noun(base) and base not in bases(base, VERB):
            continue  # "you must give way **to trams**"
        if (base not in _NO_AIMS and VERB in classes(base)) or _is_granted(words, at):
            if rest.body.reference is not None and scope.items:
                frame = ("you", *words[at + 1 : run.last])
                return read_list(scope, Lead(rest.body.reference, _PURPOSE, frame), _PURPOSE)
            joints = tuple(joint for joint in run.joints if joint[0] > at)
            return split_phrase(scope, Words(at + 1, run.last, joints), _PURPOSE, ("you",))
    return None


def _is_granted(words: Sequence[str], at: int) -> bool:
    """Tell whether "to be" opens what is granted: "a letter **to be given** a berth"."""
    return words[at + 1] == "be" and at + 2 < len(words) and words[at + 2] in _GRANTED


def _breaks_off(words: Sequence[str], run: Words) -> bool:
    """Tell whether what is needed breaks off before its aims: "you need a licence to: …"."""
    return (
        run.last - run.first > 1
        and words[run.last - 1] == "to"
        and NOUN in classes(words[run.last - 2])
        and not opens_verb_phrase(words, run.first, run.last)
    )


def aim_beside(scope: Scope, sentence: Sentence, conclusion: Conclusion) -> Span | None:
    """Return where the aim stands that a statement is made for: ahead of all, or behind the last.

    "A boat must be insured, and its crew must wear vests, **before it races**."
    """
    behind = [statement.conditions for statement in sentence.statements]
    for condition in chain(sentence.fronts, *behind):
        if is_aim(scope.words, condition, conclusion):
            return aim_span(scope.draft, condition)
    return None
