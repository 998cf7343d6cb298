"""What a history may look like, and how it is read: questions with yes, no or not known."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from cmr_logic.dialog.given import given_text
from cmr_logic.errors import RuleTextError, type_name

#: An answer as a caller gives it: true, false, ``None`` for not known, or a word in any case.
Answer: TypeAlias = bool | str | None
#: One answered follow-up: a pair, or a mapping with the keys of the ShARC format.
Item: TypeAlias = tuple[str, Answer] | Sequence[Answer] | Mapping[str, Answer]
#: Answered follow-ups, one by one or as a mapping from question to answer.
History: TypeAlias = Iterable[Item] | Mapping[str, Answer]

_WORDS: Mapping[str, bool | None] = {
    **dict.fromkeys(("yes", "y", "ye", "yse", "yeah", "yep", "yup", "true", "correct"), True),
    **dict.fromkeys(("yes please", "of course", "sure", "certainly", "definitely"), True),
    **dict.fromkeys(("absolutely", "yes indeed", "indeed", "thats right", "1"), True),
    **dict.fromkeys(("no", "n", "noe", "nope", "nah", "false", "incorrect", "0"), False),
    **dict.fromkeys(("no thanks", "no thank you", "not at all", "never", "not yet"), False),
    **dict.fromkeys(("of course not", "certainly not", "definitely not", "absolutely not"), False),
    **dict.fromkeys(
        (
            "",
            "unknown",
            "not known",
            "unsure",
            "not sure",
            "im not sure",
            "i am not sure",
            "maybe",
            "dont know",
            "do not know",
            "i dont know",
            "i do not know",
            "idk",
            "dunno",
            "no idea",
            "none",
            "null",
        ),
        None,
    ),
}
_QUESTION_KEYS = ("follow_up_question", "followup_question")
_ANSWER_KEYS = ("follow_up_answer", "followup_answer")
_NOT_LETTERS = re.compile(r"[^\w\s]+")
_EDGES = " \t\r\n?.!"
# Short answers: "Yes, I am", "No, we don't", "I have"; the signs in them are gone.
_SHORT_ANSWER = re.compile(
    r"(?P<word>yes |yeah |yep |no |nope )?(?:(?:i|we|you|he|she|it|they|that|this|there) ?)"
    r"(?P<verb>m|s|re|am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|must"
    r"|should|ca|wo)(?P<denied>nt| not)?"
)


def read_answer(answer: Answer) -> bool | None:
    """Return what an answer says: true, false, or None for "not known".

    Raises:
        RuleTextError: it is none of the three.

    Example:
        >>> read_answer("Yes."), read_answer("Noe"), read_answer("I don't know")
        (True, False, None)
        >>> read_answer("Yes, I am"), read_answer("No, we don't"), read_answer("I have not")
        (True, False, False)
    """
    if answer is None or isinstance(answer, bool):
        return answer
    if isinstance(answer, str):
        plain = _plain(answer)
        if plain in _WORDS:
            return _WORDS[plain]
        short = _short_answer(plain)
        if short is not None:
            return short
    raise RuleTextError(
        f"the answer {_short(answer)} is neither yes, nor no, nor don't know",
        advice="answer 'yes', 'no' or 'don't know'",
    )


def _short_answer(plain: str) -> bool | None:
    """Return what a short answer says, None where it is none or its halves disagree.

    Example:
        >>> _short_answer("yes i am"), _short_answer("i dont"), _short_answer("yes i dont")
        (True, False, None)
    """
    found = _SHORT_ANSWER.fullmatch(plain)
    if found is None:
        return None
    said = found["denied"] is None
    word = (found["word"] or "").strip()
    return said if not word or _WORDS[word] is said else None


@lru_cache(maxsize=64)
def _plain(answer: str) -> str:
    """Return the words of an answer, without signs and case."""
    return " ".join(_NOT_LETTERS.sub("", answer).casefold().split())


def read_history(
    history: History, meant: Callable[[str], str] = str
) -> list[tuple[str, bool | None]]:
    """Return the answered follow-ups of a history, each question once.

    A question that was answered twice counts once; a yes or no outweighs a "not known".

    Args:
        history: the answered follow-ups.
        meant: gives the question that an id (``c1``) stands for.

    Raises:
        RuleTextError: an item is no question with an answer, or one question is answered with yes
            and with no.

    Example:
        >>> read_history([("Are you 18?", "Yes"), ("are you 18 ?", None)])
        [('Are you 18?', True)]
    """
    items = list(read_items(history))
    found, contradicted = _merged((meant(asked), said) for asked, said in items)
    if contradicted:
        both = contradicted[0]
        ids = {a for a, _ in items if a != both and meant(a) != a and _same(meant(a), both)}
        named = f", as {' and '.join(sorted(ids))}" if ids else ""
        named += ", which are one condition in the same words" if len(ids) > 1 else ""
        raise RuleTextError(
            f"the history answers one question with yes and with no: {_short(both)}{named}",
            advice="keep one of the two answers, or answer 'don't know'",
        )
    return found


def reconcile(history: History) -> list[tuple[str, bool | None]]:
    """Return a history with each question once; what contradicts itself is not known.

    For data that nobody can be asked about. :func:`cmr_logic.decide` refuses such a history.

    Raises:
        RuleTextError: an item is no question with an answer.

    Example:
        >>> reconcile([("Are you 18?", "yes"), ("Are you 18?", "no")])
        [('Are you 18?', None)]
    """
    return _merged(history)[0]


@lru_cache(maxsize=4096)
def same_question(question: str) -> str:
    """Return what wordings of one question share: case, spaces and the last sign do not count.

    Example:
        >>> same_question("Are  you 18 ?") == same_question("are you 18")
        True
    """
    return " ".join(question.casefold().replace("’", "'").split()).strip(_EDGES)


def _same(one: str, other: str) -> bool:
    return same_question(one) == same_question(other)


def _merged(history: History) -> tuple[list[tuple[str, bool | None]], list[str]]:
    answers: dict[str, tuple[str, bool | None]] = {}
    contradicted: dict[str, str] = {}
    for question, answer in read_items(history):
        key = same_question(question)
        before = answers.get(key)
        if before is None or before[1] is None:
            answers[key] = (before[0] if before else question, answer)
        elif answer is not None and answer != before[1]:
            contradicted[key] = before[0]
    for key in contradicted:
        answers[key] = (answers[key][0], None)
    return list(answers.values()), list(contradicted.values())


def read_items(history: History) -> Iterator[tuple[str, bool | None]]:
    """Yield the answered follow-ups of a history as they stand.

    Raises:
        RuleTextError: it is no list, or an item is no question with an answer.

    Example:
        >>> list(read_items([("Are you 18?", "Yes"), ("are you 18 ?", None)]))
        [('Are you 18?', True), ('are you 18 ?', None)]
        >>> list(read_items({"Are you 18?": True}))
        [('Are you 18?', True)]
    """
    if isinstance(history, Mapping):
        single = any(key in history for key in _QUESTION_KEYS)  # one item of the ShARC format
        history = [history] if single else history.items()
    if not isinstance(history, Iterable):
        raise RuleTextError(
            f"the history must be a list, not {type_name(history)}",
            advice="give pairs such as ('Are you over 18?', 'yes')",
        )
    yield from map(_item, history)


def _item(item: object) -> tuple[str, bool | None]:
    question: object = None
    answer: object = None
    if isinstance(item, Mapping):
        question = next((item[key] for key in _QUESTION_KEYS if key in item), None)
        answer = next((item[key] for key in _ANSWER_KEYS if key in item), "no answer")
    elif isinstance(item, tuple | list) and len(item) == 2:  # noqa: PLR2004 # a pair
        question, answer = item
    if not isinstance(question, str) or not question.strip():
        raise RuleTextError(
            f"the history holds {_short(item)}, which is no question with its answer",
            advice="give pairs such as ('Are you over 18?', 'yes')",
        )
    return given_text(question, "history"), read_answer(answer)  # type: ignore[arg-type] # it refuses other types


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 100 else f"{shown[:97]}..."  # noqa: PLR2004 # fits on a line
