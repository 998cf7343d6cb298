"""Predicates left out behind an auxiliary: "if you live here or **your partner does**"."""

from __future__ import annotations

from cmr_logic import syntax

# Forms of an auxiliary by each that may stand for a predicate said before: "your son **was**".
_FORMS: dict[str, frozenset[str]] = {
    **dict.fromkeys(("is", "are", "am", "was", "were"), syntax.BE - syntax.NONFINITE_BE),
    **dict.fromkeys(("has", "have", "had"), frozenset({"have", "has", "had", "'ve"})),
    **dict.fromkeys(("does", "do", "did"), syntax.DO),
    **{modal: frozenset({modal}) for modal in ("can", "could", "will", "would", "may")},
}
STANDING_FOR = frozenset(_FORMS)
"""Auxiliaries that may stand for a predicate said before: "does"; not "lives"."""
_LONGEST = 4  # words of such a statement: "your son or daughter" has one more
_SUBJECTS = syntax.DETERMINERS | syntax.NOMINATIVES | {"your"}


def with_predicate(statement: str, before: str) -> str:
    """Return a statement with the predicate of the one before it that its auxiliary stands for.

    Args:
        statement: the statement.
        before: the statement of the clause before it.

    Example:
        >>> with_predicate("your partner does", "you live in Wales")
        'your partner lives in Wales'
        >>> with_predicate("your son was", "you were born before 1990")
        'your son was born before 1990'
        >>> with_predicate("your partner has", "you have worked here")
        'your partner has worked here'
        >>> with_predicate("you do", "you must pay in May")
        'you pay in May'
        >>> with_predicate("your partner is", "you live in Wales")
        'your partner is'
    """
    words, said = statement.split(), before.split()
    forms = _FORMS.get(words[-1].lower()) if words else None
    named = 1 < len(words) <= _LONGEST and words[0].lower() in _SUBJECTS
    if forms is None or not named or said[:1] != ["you"]:
        return statement
    at = 1
    while at < len(said) and syntax.is_adverb(said[at]):
        at += 1
    subject, left_out = words[:-1], said[at + 1 :]
    if at < len(said) and said[at] in forms and left_out:
        return " ".join((*subject, words[-1], *left_out))
    if words[-1] not in syntax.DO or at >= len(said):
        return statement
    if said[at] in syntax.MODALS and left_out and left_out[0] != "be":
        at, left_out = at + 1, left_out[1:]  # "you must pay": those who **do**
    elif said[at] in syntax.AUXILIARIES - syntax.HAVE:
        return statement
    verb = syntax.third_person(said[at]) if words[-1] == "does" else said[at]
    return " ".join((*subject, verb, *left_out))
