"""Parts that lean on the verb before them: "and so does my wife", "but I don't", "but no shed"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.statements.subjects import subject_of
from cmr_logic.text import word_set

_DENYING = frozenset({"neither", "nor"})
_NEGATIONS = syntax.VERBAL_NEGATIONS | {"nt"}
_MINE = frozenset({"mine", "ours"})
# Words that link a part without a verb of its own: "**but** I don't"; not "because".
_LINKS = frozenset({"", "and", "but", "so", "nor", "though", "although", "while", "whereas", "yet"})
# Words that such a part may have besides: "and my wife **too**"; not "and my wife here".
_ASIDE = word_set("too either anymore now also still already any more certainly both yet")
_NO_PARTS = _ASIDE | _NEGATIONS | syntax.TURNING  # words of no part by themselves
_LONGEST = 9  # words of a part that leans on the verb before it
_NAMING = 4  # words that name somebody
_DETERMINED = syntax.DETERMINERS | syntax.PREPOSITIONS


def elided(
    words: Sequence[str], keys: Sequence[str], link: str, previous: Statement | None
) -> Statement | None:
    """Return what a part says by the verb before it, or None where it has one of its own.

    Args:
        words: the words of the part.
        keys: what each is compared by.
        link: the word that links it to what came before.
        previous: the statement before, in the same sentence.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for told in read("My aunt rows and so do I, but my uncle doesn't."):
        ...     print(told.subject.who.value, told.subject.head, told.verb, told.negated)
        own aunt row False
        self  row False
        own uncle row True
    """
    if previous is None or link not in _LINKS or len(words) > _LONGEST:
        return None
    plain = [(word.removesuffix("."), key) for word, key in zip(words, keys, strict=True)]
    alike = plain[0][0] if plain[0][0] in syntax.TURNING else link if link in syntax.TURNING else ""
    said = [(w, k) for w, k in plain if w not in _NO_PARTS]
    if len(said) < 2:  # noqa: PLR2004 - a subject and an auxiliary
        return _resumed(said[0][0], words, previous) if said else None
    if alike and said[0][0] in syntax.AUXILIARIES:
        (auxiliary, _), subject = said[0], said[1:]
        negated = alike in _DENYING or previous.negated
    else:
        (auxiliary, _), subject = said[-1], said[:-1]
        negated = not _NEGATIONS.isdisjoint(words)
    names = [word for word, _ in subject]
    if not _is_subject(names) or not _resumes(auxiliary, previous):
        return None
    whom = subject_of(names, [key if key != word else "" for word, key in subject], None)
    if names[0] in _MINE:  # "my aunt's boat leaks, but mine doesn't"
        head = previous.subject.head
        whom = replace(whom, head=head, keys=frozenset({head}) - {""})
    return replace(_in_fact(auxiliary, previous), subject=whom, negated=negated)


def _resumed(auxiliary: str, words: Sequence[str], previous: Statement) -> Statement | None:
    """Return what a part without a subject says by the verb before: "meant to, **but didn't**"."""
    denied = not _NEGATIONS.isdisjoint(words)
    if auxiliary == "forgot" and previous.mood is Mood.WISH:  # "I meant to row, but forgot"
        return replace(_in_fact("did", previous), negated=True)
    if auxiliary not in syntax.AUXILIARIES or not _resumes(auxiliary, previous):
        return None
    if previous.mood is Mood.FACT and previous.tense is not Tense.FUTURE:
        return None  # "I row and do"
    return replace(_in_fact(auxiliary, previous), negated=denied)


def _in_fact(auxiliary: str, previous: Statement) -> Statement:
    """Return a statement as one of fact, where a mere auxiliary says whether it came about."""
    tense = previous.tense
    if auxiliary == "did":
        tense = previous.tense if previous.tense is Tense.OVER else Tense.PAST
    elif auxiliary in syntax.HAVE and previous.verb != "have":
        tense = Tense.PERFECT
    elif tense is Tense.OVER:
        tense = Tense.PRESENT
    return replace(previous, mood=Mood.FACT, tense=tense)


def _is_subject(words: Sequence[str]) -> bool:
    """Tell whether words name somebody and no more: "I", "my sister"; not "I row"."""
    if words[0] in syntax.NOMINATIVES | _MINE:
        return len(words) == 1
    if words[0] not in syntax.DETERMINERS | lists.OWNERS or not 1 < len(words) <= _NAMING:
        return False
    return syntax.noun_head(tuple(words)) == len(words) - 1


def _resumes(auxiliary: str, previous: Statement) -> bool:
    """Tell whether an auxiliary stands for the verb of a statement: "rows, but I **do**n't"."""
    linked = previous.verb == "be" or previous.passive or previous.progressive
    if auxiliary in syntax.BE or auxiliary in {"'m", "'re"}:
        return linked
    if auxiliary in syntax.HAVE:
        open_ = previous.mood is not Mood.FACT
        return open_ or previous.tense is Tense.PERFECT or previous.verb == "have"
    if auxiliary in {"can", "could"}:
        return previous.ability
    if auxiliary in {"will", "wo", "'ll"}:
        return previous.tense is Tense.FUTURE
    planned = previous.tense is Tense.FUTURE and auxiliary != "did"
    return auxiliary in syntax.DO and not linked and not planned


def denied_besides(
    words: Sequence[str], keys: Sequence[str], previous: Statement
) -> Statement | None:
    """Return what a part without a verb denies by the verb before it: "a shed but **no garden**".

    Args:
        words: the words of the part.
        keys: what each is compared by.
        previous: the statement before, in the same sentence.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> [(sorted(t.keys), t.negated) for t in read("I have a shed but no garden.")]
        [(['shed'], False), (['garden'], True)]
    """
    if len(words) < 2 or words[0] not in {"no", "not", "never"}:  # noqa: PLR2004 - what is denied follows
        return None
    if words[0] != "no" and words[1] not in _DETERMINED:
        return None  # "not only", "not far from here"
    denied = frozenset(key for key in keys if key and key not in lists.LIGHT)
    verb = word_key(previous.verb)
    own = frozenset({verb} - {""}) if verb in previous.keys else frozenset()
    if not denied:
        return None
    return replace(previous, keys=own | denied, core=own | denied, extra=frozenset(), negated=True)
