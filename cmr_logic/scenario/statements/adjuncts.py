"""What somebody does beside what a sentence tells: "I'm at the gate, **carrying my pass**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Who
from cmr_logic.text import VERB, bases, word_set

# What one does while one does another thing: "I **sat** there, holding a cup"; not "I like rowing,
# sailing".
_BESIDE = word_set(
    "be stand sit wait walk queue stay come arrive travel ride drive live work spend lie kneel "
    "lean "
    "perch phone call ring write"
)
_OBJECTS = syntax.DETERMINERS | lists.OWNERS | lists.THEIR_OWNERS | syntax.NUMBERS | {"no"}
_DENYING = frozenset({"not", "never"})
_LEAST = 2  # words that tell of a deed: "holding it"


def beside(
    run: Sequence[str], keys: Sequence[str], previous: Statement, end: int
) -> Statement | None:
    """Return what words without a finite verb say that the one told of does meanwhile.

    Args:
        run: the words, in lower case.
        keys: what each is compared by.
        previous: the statement that they stand behind, in the same sentence.
        end: the offset behind them.

    Returns:
        the statement; None where the words say nothing of the kind, or of whom is not clear.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for told in read("I'm at the gate, holding my pass."):
        ...     print(told.verb, sorted(told.core))
        be ['gate']
        hold ['hold', 'pass']
        >>> [told.verb for told in read("I like swimming, rowing my boat.")]
        ['like', 'like']
    """
    denied = run[0] in _DENYING
    words, keys = (run[1:], keys[1:]) if denied else (run, keys)
    if len(words) < _LEAST or not syntax.is_gerund(words[0]) or words[1] not in _OBJECTS:
        return None
    verb = bases(words[0], VERB)
    if not verb or previous.verb not in _BESIDE or previous.mood is not Mood.FACT:
        return None
    named = any(is_person(key) or key in lists.KIN for key in previous.core | previous.keys)
    if previous.negated or previous.ability or named or previous.subject.who is Who.UNKNOWN:
        return None
    said = [k if k not in lists.LIGHT else "" for k in keys]
    stop = next((i for i, w in enumerate(words) if w in syntax.PREPOSITIONS), len(words))
    return replace(
        previous,
        verb=verb[0],
        keys=frozenset(said) - {""},
        core=frozenset(said[:stop]) - {""},
        extra=frozenset(),
        negated=denied or words[1] == "no",
        passive=False,
        progressive=True,
        pointing=words[1] in lists.POINTING_OBJECTS,
        describing=frozenset(),
        end=end,
    )
