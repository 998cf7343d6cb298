"""What whoever asks supposes to lack, or not to do: "Can I row **without paying the fee**?".

It is told as it would be beside the question: "I do not have a pass", "I did not pay the fee".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from cmr_logic import syntax
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.askers import own_person
from cmr_logic.syntax import NEGATIONS
from cmr_logic.text import VERB, bases, keys, likeliest, tokenize, word_set

_WITHOUT = "without"
# What stands behind it and says how a thing is done: "without **delay**"; not "a permit".
MANNERS = word_set("delay exception fail hesitation limit prejudice interruption undue further")
# What says so as well, or what comes of it: "without **charge**"; not "a pass".
_OUTCOMES = MANNERS | word_set(
    "charge cost costs penalty problem problems trouble difficulty question questions reason risk "
    "doubt tax interest limits"
)
# What befalls whoever does something: "without **losing** my seat"; not "paying".
_RESULTS = word_set("losing getting incurring facing risking breaking affecting causing")
_POINTING = frozenset({"it", "them", "so"})  # what is not named there: "without working **it**"
_ASKERS = frozenset({"i", "we"})
_BEING, _HAVING, _ABLE_TO = "being", "having", ("able", "to")
# What ends what is lacked: "without a pass **if** …"; not "without the owner of it".
_ENDS = frozenset({",", "?", ".", ";", "if", "unless", "because", "when", "and", "or", "but"})
_NAMED = 5  # words of what is lacked at most: "the owner's consent"


def told_lacking(text: str) -> str:
    """Return what a question supposes to be without, as whoever asks would tell it; "" if nothing.

    Args:
        text: the sentence that asks.

    Example:
        >>> told_lacking("Can I row without a pass?")
        'I do not have a pass'
        >>> told_lacking("Can my son row without paying the fee?")
        'My son does not pay the fee. My son did not pay the fee'
        >>> told_lacking("Can I row without being able to swim?")
        'I cannot swim'
        >>> told_lacking("Can I row without delay?"), told_lacking("Can I row?")
        ('', '')
    """
    tokens = tokenize(text)
    words = tokens.words
    whom, does = _who(words)
    if not whom or _WITHOUT not in words:
        return ""
    at = words.index(_WITHOUT) + 1
    end = next((i for i in range(at, len(words)) if words[i] in _ENDS), len(words))
    lacked = words[at:end]
    if not lacked or not _OUTCOMES.isdisjoint(lacked) or not _is_lacked(lacked):
        return ""

    lost = [text[tokens.starts[i] : tokens.ends[end - 1]] for i in range(at, end)]
    return ". ".join(f"{whom} {said}" for said in _statements(lacked, [*lost, ""], does))


def _is_lacked(words: Sequence[str]) -> bool:
    """Tell whether words are for what somebody may lack, or not do: no company, and no result."""
    head = syntax.noun_head(tuple(words))
    company = not syntax.is_gerund(words[0]) and head is not None and is_person(words[head])
    return not company and words[0] not in _RESULTS and _POINTING.isdisjoint(words)


def _statements(lacked: Sequence[str], said: Sequence[str], does: str) -> Iterator[str]:
    """Yield what is so of whoever lacks something: "do not have a pass", "cannot swim".

    Args:
        lacked: the words behind "without".
        said: the text from each of them on.
        does: "do", or "does".
    """
    having, of_one = lacked[0] == _HAVING, does == "does"
    gerund = syntax.is_gerund(lacked[0])
    found = bases(lacked[0], VERB) if gerund else ()
    if lacked[0] == _BEING:
        if tuple(lacked[1:3]) == _ABLE_TO:
            yield f"cannot {said[3]}"
        elif len(lacked) > 1 and not syntax.is_participle(lacked[1]):  # "without **being ill**"
            yield f"{'is' if of_one else 'am'} not {said[1]}"
            yield f"was not {said[1]}"
    elif having and len(lacked) > 1 and syntax.is_participle(lacked[1]):
        yield f"{'has' if of_one else 'have'} not {said[1]}"
    elif having or not gerund:
        if len(lacked) <= _NAMED:
            yield f"{does} not have {said[int(having)]}"
    elif found:
        deed = f"{likeliest(lacked[0], found)} {said[1]}".rstrip()
        yield f"{does} not {deed}"
        yield f"did not {deed}"


def _who(words: Sequence[str]) -> tuple[str, str]:
    """Return who lacks it by what a question is about, with the verb that agrees: "My son", "does".

    Example:
        >>> _who("can i row ?".split()), _who("can my eldest son row ?".split())
        (('I', 'do'), ('My eldest son', 'does'))
        >>> _who("can they row ?".split())
        ('', '')
    """
    if words[1:2] == () or words[0] not in syntax.AUXILIARIES:
        return "", ""
    if words[1] in _ASKERS:
        return "I", "do"
    named = own_person(words, 1)
    if not named:
        return ("I", "do") if words[1] in {"my", "our"} else ("", "")
    several = syntax.is_plural_noun(words[named[-1]])
    return " ".join(("My", *(words[at] for at in named))), "do" if several else "does"


def is_supposed_not(words: Sequence[str], said: Set[str]) -> bool:
    """Tell whether a question says some words only of what it supposes not to be so.

    Args:
        words: the words of a question.
        said: what words of a clause are compared by.

    Example:
        >>> asked = "can i row if i have not paid the fee ?".split()
        >>> is_supposed_not(asked, {"pay", "fee"}), is_supposed_not(asked, {"row"})
        (True, False)
        >>> is_supposed_not("can i row without paying the fee ?".split(), {"pay", "fee"})
        True
        >>> is_supposed_not("can i row if i have paid the fee ?".split(), {"pay", "fee"})
        False
    """
    head = before_case(words)
    case = words[len(head) :]
    if NEGATIONS.isdisjoint(case):
        at = head.index(_WITHOUT) if _WITHOUT in head else len(words)
        head, case = words[:at], words[at:]
    return said <= keys(case) and not said <= keys(head)
