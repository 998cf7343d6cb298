"""What is only made known, and when or where: "Results are **published** in May"; no condition."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.text import word_set

# Verbs of making something known, or of drawing lots: "they are **shown** online"; not "sold".
_TELLING = word_set(
    """
    show shows shown display displays displayed list lists listed publish publishes published print
    prints printed advertise advertises advertised announce announces announced mail mails mailed
    email emails emailed notify notifies notified draw draws drawn mention mentions mentioned
    describe describes described explain explains explained
    """
)
# Subjects whose own deed it is: "**you** must display a badge"; not "the results".
_OWN = frozenset({"you", "your", "who", "anyone", "anybody", "everyone", "everybody"})
# Words by which a deed is allowed or asked: "the host **must** display it"; not "will".
_LEAVE = frozenset({"can", "may", "must", "shall", "need", "should", "could", "has", "have"})

_FREE = "free"  # "parcels over 2 kg are mailed **free**" grants something
# What stands before such a verb and says nothing: "**will not be** shown"; not "may".
_EMPTY = syntax.BE | syntax.NEGATIONS | {"will", "'ll", "do", "does"}


def only_makes_known(words: tuple[str, ...], statement: Statement) -> bool:
    """Tell whether a statement says no more than how or when others make something known.

    Args:
        words: the lower-cased tokens of the text.
        statement: the statement.
    """
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    if predicate is None or subject is None or rest is None or statement.conditions:
        return False
    extent, behind = subject.body.extent, rest.body.extent
    if extent is None or behind is None or _TELLING.isdisjoint(words[extent[1] : behind[1]]):
        return False
    if subject.relative or rest.relative:
        return False
    named, said = words[extent[0] : extent[1]], words[predicate.first : predicate.last]
    if not _OWN.isdisjoint(named) or not _LEAVE.isdisjoint(said):
        return False
    whole = (*said, *words[behind[0] : behind[1]])
    done = tuple(word for word in whole if not (word in _EMPTY or syntax.is_adverb(word)))
    told = bool(done) and done[0] in _TELLING
    counted = any(word[:1].isdigit() for word in named)
    return told and _OWN.isdisjoint(whole) and not counted and _FREE not in whole
