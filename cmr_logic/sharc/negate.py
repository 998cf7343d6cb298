"""The negated form of a yes-no question, made without paraphrase."""

from __future__ import annotations

import re

# Not "must", "should", "shall" and "might": "I must not" does not say that it is false that I must.
_AUXILIARIES = "am are is was were do does did have has had can could may will would"
_PRONOUNS = "i we you he she it they this that these those there"

_INVERTED = re.compile(
    rf"^\s*(?P<verb>{_AUXILIARIES.replace(' ', '|')})\s+(?P<subject>{_PRONOUNS.replace(' ', '|')})"
    r"\s+(?!not\b)(?P<rest>\S.*?)\s*\??\s*$",
    re.IGNORECASE | re.DOTALL,
)


def negated_question(question: str) -> str | None:
    """Return the question whose Yes is the other's No, or None where that is not certain.

    Only questions that begin with an auxiliary and a pronoun are turned: there the subject is one
    word, and "not" goes after the verb.

    Example:
        >>> negated_question("Can I claim in advance?")
        'Is it true that I can not claim in advance?'
        >>> negated_question("Do we need a visa")
        'Is it true that we do not need a visa?'
        >>> negated_question("Can my children join?") is None
        True
    """
    match = _INVERTED.match(question)
    if match is None:
        return None
    subject = "I" if match["subject"].lower() == "i" else match["subject"].lower()
    return f"Is it true that {subject} {match['verb'].lower()} not {match['rest']}?"
