"""The words of one of several joined parts: whole, with the subject that it leans on, or alone."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.making.fitting import agree, one_article, stands_alone
from cmr_logic.text import VERB, bases

# Participles that look like auxiliaries: "have not **had** a fine".
_PARTICIPLES = frozenset({"been", "had"})
_REASON = "because"  # what stands behind it is said to be so, whatever is denied before


def behind_reason(whole: Frame) -> int:
    """Return where the clause of a reason begins, or 0: "you do not row because | you are ill".

    Example:
        >>> behind_reason(("you", "row", "because", "it", "is", "hot"))
        3
    """
    at = whole.index(_REASON) + 1 if _REASON in whole else 0
    return 0 if whole[at : at + 1] == ("of",) else at  # "because **of** the heat" has no clause


def whole_of(scope: Scope, first: Coordination, frame: Frame) -> Frame | None:
    """Return a first conjunct with the words that it completes, None where it has no words.

    Args:
        scope: the sentence that it stands in.
        first: the conjunct.
        frame: the words that it completes.
    """
    run = first_phrase(first).words
    if run is None:
        return None
    asked = run.first, run.last, frame
    if asked not in scope.wholes:
        scope.wholes[asked] = _completing(frame, scope.said(run.first, run.last))
    return scope.wholes[asked]


def _completing(frame: Frame, own: Frame) -> Frame | None:
    """Return the words of a conjunct with those that they complete, None where there are none."""
    if own[:1] == ("whose",):
        return None
    if frame[1:] and own[1:] and own[0] == frame[-1] in syntax.RELATIVES:
        return frame + own[1:]  # "a boat that | **that** is old or is damp"
    if stands_alone(own, frame):
        return own
    frame = one_article(frame, own)
    if frame[1:] and frame[-1] in syntax.BE and own[:1] != () and own[0] in syntax.AUXILIARIES:
        frame = frame[:-1]  # "you are a cook, and | are trained or licensed"
    return frame + (agree(own) if frame[-1:] == ("you",) else own)  # "who | is over 16"


def opening_of(scope: Scope, item: Coordination) -> Frame:
    """Return the words of the first phrase of a conjunct."""
    run = first_phrase(item).words
    own = () if run is None else scope.said(run.first, run.last)
    return own[1:] if own[:1] == ("who",) else own  # "…, **who** rows, and **who** swims"


# Objects that stand for that of the verb before: "use **it**"; not "use a van".
_SAME_THING = frozenset({"it", "them"})
# What opens a role or thing that "be" names: "or **your** boss"; not "or no guest".
_OPENING_ROLES = syntax.DETERMINERS - {"no", "neither", "either", "both"}


def governs(auxiliary: str, words: Frame, *, either_of: bool) -> bool:
    """Tell whether words begin with a form that an auxiliary stands before: "have | rowed".

    Args:
        auxiliary: the auxiliary.
        words: the words of a later conjunct.
        either_of: "or" joins the conjuncts; a base form behind "and" may have "you" before it.

    Example:
        >>> governs("have", ("rowed",), either_of=True), governs("have", ("row",), either_of=True)
        (True, False)
        >>> governs("are", ("a", "guest"), either_of=True)
        True
    """
    at = next((i for i, word in enumerate(words) if not syntax.is_adverb(word)), 0)
    if not words:
        return False
    opening = words[at]
    if auxiliary in syntax.HAVE:
        return opening in _PARTICIPLES or (
            opening not in syntax.AUXILIARIES and syntax.is_participle(opening)
        )
    if auxiliary in syntax.BE:
        # "you are not retired or **a guest**", "not ill or **the owner**"; not "or a guest pays"
        named = opening in _OPENING_ROLES or opening in syntax.INDEFINITE_PRONOUNS
        role = either_of and named and syntax.finite_verb(words) is None
        if syntax.is_gerund(opening) and stands_alone(words[at:], ()):
            return False  # "you were not at fault and **paying would** be unfair"
        return role or syntax.says_state(words)
    if auxiliary not in syntax.DO and auxiliary not in syntax.MODALS:
        return False
    # "you do not row or **have a boat**"; not "or have rowed"
    behind = words[at + 1 : at + 3]
    having = opening == "have" and not any(map(syntax.is_participle, behind))
    free = having or opening not in syntax.AUXILIARIES
    base = free and opening in bases(opening, VERB)
    # "if you do not own **a van** and use **it** for work"
    of_same = words[at + 1 : at + 2] != () and words[at + 1] in _SAME_THING
    return base and (either_of or auxiliary == "does" or of_same)
