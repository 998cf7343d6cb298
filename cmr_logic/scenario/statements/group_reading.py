"""The walk through a verb group: auxiliaries, verbs that govern others, up to the main verb."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import is_adjectival
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.auxiliaries import AUXILIARY_STEPS
from cmr_logic.scenario.statements.governing import GOVERNING_STEPS
from cmr_logic.scenario.statements.statement import Tense
from cmr_logic.scenario.statements.verb_group import END, Group, Progress, Step
from cmr_logic.text import NOUN, VERB, bases, classes, likeliest, word_set

_CONTRACTED = {**syntax.SPELLED_OUT, "cannot": "can", **lists.UNPUNCTUATED}
_DENYING = frozenset({"cannot", *lists.UNPUNCTUATED})  # contractions with "not" in them
# Verbs whose past has the form of the present: "I **cut** it"; not "I held it".
UNCHANGED = frozenset({"quit", "put", "cut", "hit", "hurt", "shut", "split", "let", "set"})
# Forms of the present before a verb in its base form: "I **do** not let rooms".
_SUPPORT = frozenset({"do", "does", "don't", "doesn't"})
_HABITUAL = frozenset({"every", "each", "usually", "always", "often", "per"})
# Particles behind which the verb means something else: "get **out**"; not "get wet".
_PARTICLES = frozenset({"out", "off", "into", "to", "over", "up", "back", "away", "on", "in"})
# Verbs with two objects, one of which a passive keeps: "we are **paid** wages"; not "used goods".
_WITH_TWO_OBJECTS = word_set(
    "give grant award issue prescribe allocate assign pay charge teach owe deny refuse offer send "
    "show tell promise sell lend serve ask allow guarantee fine bring hand feed loan quote spare "
    "leave read find keep call make"
)


def read_group(words: Sequence[str], at: int) -> Group:
    """Read auxiliaries, negation, and verbs that govern others, up to the main verb.

    Args:
        words: the words of a sentence.
        at: where its verb group begins.

    Example:
        >>> group = read_group(("i", "have", "stopped", "smoking"), 1)
        >>> group.verb, group.negated
        ('smoke', True)
    """
    group, _ = _walk(words, at)
    if group.tense is Tense.PAST and "never" in words[at : group.main]:
        group.tense = Tense.PERFECT  # "I never had a grant" is so to this day
    return group


def steps_of(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the names of the steps by which a verb group is read.

    Args:
        words: the words of a sentence.
        at: where its verb group begins.

    Example:
        >>> steps_of(("i", "have", "stopped", "smoking"), 1)
        ('perfect', 'end')
    """
    return tuple(step.name for step in _walk(words, at)[1])


def _walk(words: Sequence[str], at: int) -> tuple[Group, list[Step]]:
    """Return what a verb group says, and the steps by which it was read."""
    progress = Progress(words, Group(main=at))
    taken: list[Step] = []
    index = at
    while END < index < len(words):
        word = _CONTRACTED.get(words[index], words[index])
        progress.group.negated |= words[index] in _DENYING
        found = _take_step(AUXILIARY_STEPS, progress, word, index, taken)
        index = _read_verb(progress, index, taken) if found is None else found
    return progress.group, taken


def _take_step(
    steps: Sequence[Step], progress: Progress, word: str, index: int, taken: list[Step]
) -> int | None:
    """Let the first step that reads a word do so; return where to go on, None where none does."""
    for step in steps:
        if step.cues and word not in step.cues:
            continue
        found = step.read(progress, word, index)
        if found is not None:
            taken.append(step)
            return found
    return None


def _read_verb(progress: Progress, index: int, taken: list[Step]) -> int:
    """Read a word that is no auxiliary: a verb that governs another, or the main verb.

    Returns:
        where to go on; ``END`` behind the main verb, and where the group has ended before it.
    """
    word = progress.words[index]
    verb = _base(word)
    form = syntax.is_participle(word) or syntax.is_gerund(word)
    if not verb or (progress.be and not form) or is_adjectival(progress.words, index):
        return END
    if progress.be and verb not in _WITH_TWO_OBJECTS and _is_of_noun(progress.words, index):
        return END
    _take_form(progress, word, index)
    found = _take_step(GOVERNING_STEPS, progress, verb, index, taken)
    if found is not None:
        progress.be = progress.have = False
        return found
    particle = progress.word(index + 1)
    progress.group.main = index
    if verb in lists.LACKING:
        progress.group.negated = not progress.group.negated
        verb = "have"
    progress.group.verb = f"get_{particle}" if verb == "get" and particle in _PARTICLES else verb
    return END


def _is_of_noun(words: Sequence[str], at: int) -> bool:
    """Tell whether a participle says of which kind things are: "they are **licensed** taxis"."""
    following = words[at + 1] if at + 1 < len(words) else ""
    if not syntax.is_participle(words[at]) or not syntax.is_plural_noun(following):
        return False
    return classes(following) <= {NOUN, VERB}


def _base(word: str) -> str:
    """Return the likeliest base of a verb form, "" for what is none."""
    found = bases(word, VERB)
    if not found:
        return ""
    if len(found) == 1 or word in found:
        return found[0]
    return likeliest(word, found)


def _take_form(progress: Progress, word: str, index: int) -> None:
    """Take what the form of a verb says of its tense and voice."""
    group, participle = progress.group, syntax.is_participle(word)
    present = group.tense is Tense.PRESENT and not group.verb
    if progress.be and participle:
        group.passive = True
    elif progress.be:
        group.progressive |= word not in {"being", "having"}
    elif present and word in UNCHANGED and _tells_past(progress.words, index):
        group.tense = Tense.PAST  # "I quit" tells what happened more often than a habit
    elif present and not progress.have and participle and bases(word, VERB)[0] != word:
        group.tense = Tense.PAST


def _tells_past(words: Sequence[str], at: int) -> bool:
    """Tell whether a form that past and present share is of the past: "I cut it"; not "do cut"."""
    return _HABITUAL.isdisjoint(words) and _SUPPORT.isdisjoint(words[max(at - 3, 0) : at])
