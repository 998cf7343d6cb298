"""Cases that a sentence opens with, and where they end: "For late entries(,) you must pay more"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.statements import statement_at
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import word_set

# Pronouns whose statement follows a case at once: "for late entries **you** must"; not "them".
_SPEAKING = frozenset({"you", "we"})
# Verbs that call for something behind them: "for a refund you **need** a receipt"; not "pay".
_CALLING = frozenset({"need", "have", "require"})
# What stands behind a "for" that names no case: "for your **safety** you must"; not "for huts".
_NO_CASES = word_set(
    """
    safety security clarity convenience comfort fairness reference information details advice help
    queries enquiries questions reasons purposes fee charge price cost this that example instance
    """
)
CASE = 10  # tokens of the case that a sentence opens with, at most: "For late entries, …"


def case_ends(reading: Reading, index: int) -> bool:
    """Tell whether a comma soon ends the case that a sentence opens with: "For late entries, …".

    Without one, a pronoun and its modal do: "For late entries **you must** pay more".

    Args:
        reading: what has been read before the case.
        index: its first token.
    """
    stretch = reading.stretch
    near = range(index, min(stretch.last, index + CASE))
    comma = next((at for at in near if stretch.words[at] == ","), None)
    ahead = near if comma is None else range(index, comma)
    direct = _says_directly(stretch, ahead)
    return direct or (comma is not None and statement_at(reading, comma + 1))


def _says_directly(stretch: Stretch, near: range) -> bool:
    """Tell whether a pronoun and its modal stand behind a case that a noun ends, in no relative."""
    words = stretch.words
    at = next((i for i in near if words[i] in _SPEAKING), None)
    if at is None or at < near[0] + 1 or not syntax.RELATIVES.isdisjoint(words[near[0] : at]):
        return False
    verb, noun = stretch.word(at + 1 + syntax.is_adverb(stretch.word(at + 1))), words[at - 1]
    named = noun not in syntax.PREPOSITIONS and _NO_CASES.isdisjoint((words[near[0]], noun))
    return named and (verb in syntax.MODALS or verb in _CALLING)
