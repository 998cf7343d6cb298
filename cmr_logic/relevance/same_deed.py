"""Questions for leave to do the very deed that a text says something of.

A text of one place or occasion need not name it: "You can take part if you are 16" answers "Can I
take part in the fun run?", though it speaks of no run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.expression import clause_ids
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance.stems import stem
from cmr_logic.relevance.unnamed import QUALIFYING
from cmr_logic.relevance.wordlists import ASKING, ASKING_LEAVE, GIVEN
from cmr_logic.syntax import MODALS, PARTICLES, PREPOSITIONS, is_gerund
from cmr_logic.text import key, keys, word_set, words_in

# Deeds that nobody does to nothing, so that a text that names nothing speaks of what it named
# before: "it may be **used**"; not "you can join".
_OF_A_THING = word_set("use get have take make need give keep do receive buy bring")
# Deeds of every benefit there is, in however many words: "**make** a **claim**"; not "go ahead".
_OF_EVERY_KIND = QUALIFYING | GIVEN | word_set("claim apply application benefit")
# What one does with whatever is given: "**get** it"; not "use it".
_BEING_GIVEN = word_set("get receive have")
_BEFORE_DEEDS = MODALS | {"to", "cannot", "not"}
# Words of a text to whoever reads it, as they say them: "change **your** mind".
_AS_ASKED = {"your": "my", "yourself": "myself", "you": "i"}
_WORDS = 2  # of a deed from which on it is known by its words alone: "go ahead"


def is_about_deed(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a text says something of the very deed that a question asks leave for.

    "**Visiting** is from 2 pm" answers "Can I **visit** my aunt?", whoever it is, and so do
    "**Visitors** are welcome" and, as it leaves open what, "You can **visit** if you ring us".

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> def asked(text, question):
        ...     return is_about_deed(parse(text), tuple(question.split()))
        >>> asked("You can take part if you are 16.", "can i take part in the fun run ?")
        True
        >>> asked("To park, you must be a resident.", "can i park by the lake ?")
        True
        >>> asked("You can get help if you are 16.", "can i get help with my tax ?")
        False
    """
    if _is_told_word_for_word(rule, words):
        return True
    if words[:2] not in ASKING_LEAVE:
        return False
    said = key(words[2]) if words[2:] else ""
    if said not in _OF_A_THING and any({said} in _deeds(rule, p) for p in rule.provisions):
        return all(keys(words_in(h.span.of(rule.plain))) <= ASKING for h in rule.headings)
    deed = stem(said)
    openings = (words_in(provision.conclusion.of(rule.plain))[:1] for provision in rule.provisions)
    return bool(deed) and any(
        (is_gerund(said[0]) or is_person(said[0])) and stem(key(said[0])) == deed
        for said in openings
        if said
    )


def _deeds(rule: Rule, provision: Provision) -> Sequence[frozenset[str]]:
    """Return the keys of what a provision says may be done, and of what it is done for."""
    aim = keys(words_in(provision.aim.of(rule.plain))) if provision.aim else frozenset[str]()
    return provision.demanded, aim


def _is_told_word_for_word(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question has all words of a deed in one run: "can I **take part** in it"."""
    asked = f" {' '.join(words)} "
    return any(
        f" {' '.join(deed)} " in asked and _is_telling(deed)
        for provision in rule.provisions
        for told in _told(rule, provision)
        for deed in _ends(told)
    )


def _told(rule: Rule, provision: Provision) -> Iterator[Sequence[str]]:
    """Yield the words of what a provision says, and of what it says this for."""
    spans = [provision.conclusion, *([provision.aim] if provision.aim else [])]
    if provision.purpose is not None:
        spans += [rule.clause(c).span for c in clause_ids(provision.purpose)]
    for span in spans:
        said = words_in(span.of(rule.plain).lower().rstrip(" .:,;"))
        yield [_AS_ASKED.get(word, word) for word in said]


def _ends(said: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield what stands behind each word that a deed may follow: "can", "to"."""
    for at, word in enumerate(said):
        if word in _BEFORE_DEEDS and len(said) - at > _WORDS:
            yield said[at + 1 :]


def _is_telling(deed: Sequence[str]) -> bool:
    """Tell whether a deed is one of its own: "go ahead"; not "get help", which all texts give."""
    named = keys(deed)
    own = not named <= _BEING_GIVEN or deed[-1] in PARTICLES | PREPOSITIONS  # "get in"
    return own and named.isdisjoint(_OF_EVERY_KIND)
