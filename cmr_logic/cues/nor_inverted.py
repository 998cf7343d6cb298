"""Denials that "nor" opens, verb first: "**Nor can you** hire one": "you can not hire one".

Behind what is denied before, it opens a sentence of its own: "must not smoke**, nor may they**
sing" is "must not smoke. They must not sing", and "you must not smoke, nor must your wife" says
the same of her.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_NOR = frozenset({"nor", "neither"})
_MODALS = word_set("can may will must should shall do does")
# Negations behind a modal: "must **not**"; not "must never".
_DENIED = frozenset({"not", "n't"})
_MARKS = frozenset({",", ";"})
# What a sentence that is no plain denial holds: "you can not row **if** it rains, nor can you".
_CASES = frozenset({"if", "unless", "when", "where", "neither"})
# What stands for what is said before: "nor does **it** apply"; not "nor do you".
_THINGS = frozenset({"it", "they", "this"})
_SHORTEST = 2  # words before "not": "rules do not"
SIGNS = _NOR
"""Words of which each of them has one: "**nor** can you row"; not "you can not row"."""
CLOSER = in_row(_NOR, _MODALS)
"""Signs of which each has one, too: "**nor can** you row"; not "neither you nor they"."""


def nor_inverted(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each denial that "nor" opens, with its subject before its verb.

    Example:
        >>> list(nor_inverted("pay . nor can you hire one without a vest .".split()))
        [(2, 5, ('you', 'can', 'not'))]
        >>> list(nor_inverted("pay . nor may members row .".split()))
        [(2, 5, ('members', 'may', 'not'))]
        >>> list(nor_inverted("pay . nor can the staff row .".split()))
        [(2, 6, ('the', 'staff', 'can', 'not'))]
        >>> list(nor_inverted("pay . nor can you . neither you nor i may row .".split()))
        []
        >>> list(nor_inverted("guests must not smoke , nor may they row .".split()))
        [(4, 8, ('.', 'they', 'must', 'not'))]
        >>> list(nor_inverted("guests must not smoke , nor must their children .".split()))
        [(4, 9, (',', 'and', 'their', 'children', 'must', 'not', 'smoke'))]
        >>> list(nor_inverted("you can not eat , nor can you row , unless asked .".split()))
        [(4, 8, (',', 'unless', 'asked', '.', 'you', 'can', 'not'))]
        >>> list(nor_inverted("the rule does not apply if it rains . nor does it apply if".split()))
        [(9, 12, ('the', 'rule', 'does', 'not'))]
        >>> list(nor_inverted("guests may smoke , nor may they row .".split()))
        []
    """
    for at in places_of(words, _NOR):
        modal = words[at + 1] if at + 1 < len(words) else ""
        if modal not in _MODALS or not syntax.RELATIVES.isdisjoint(words[at + 3 : at + 4]):
            continue  # "neither can those **who** row"
        again = _same_again(words, at)
        if again is not None:
            yield again
            continue
        said = _denied_before(words, at)
        if sentence_start(words, at) != at and not said:
            continue
        named = 2 if words[at + 2 : at + 3] and words[at + 2] in syntax.DETERMINERS else 1
        end = at + 2 + named
        subject, behind = tuple(words[at + 2 : end]), words[end : end + 1]
        if not subject:
            continue  # the text ends
        left_out = end >= sentence_end(words, at) and said
        if not left_out and not (
            behind and (behind[0] == "be" or behind[0] in bases(behind[0], VERB))
        ):
            continue  # "nor can staff." leaves out what is said before
        if subject[0] in syntax.NOMINATIVES or syntax.is_plural_noun(subject[-1]) or named > 1:
            if not said:
                yield at, end, (*subject, modal, "not")
                continue
            shared = _case_behind(words, at)
            modal = "must" if "must" in words[sentence_start(words, at - 1) : at] else modal
            first = at - (words[at - 1] in _MARKS)
            denied = (*subject, modal, "not", *(said if left_out else ()))
            yield first, end, (*shared, *((",", "and") if left_out else (".",)), *denied)


def _same_again(words: Sequence[str], at: int) -> Rewriting | None:
    """Return a denial by the verb before it, with what that is said of: "**nor does it apply** if".

    So it takes nothing back of what stands before: "the rule does not apply if it rains".
    """
    modal, it, verb = (*words[at + 1 : at + 4], "", "", "")[:3]
    before = at - 1 if at and (words[at - 1] in _MARKS or words[at - 1] in STOPS) else at
    start = sentence_start(words, before)
    said = words[start:before]
    if it not in _THINGS or modal not in _MODALS or verb not in said:
        return None
    denied = next((i for i, word in enumerate(said) if word in _DENIED), 0)
    if denied < _SHORTEST or said[denied - 1] not in _MODALS or said[denied + 1] != verb:
        return None
    subject = said[: denied - 1]
    if not syntax.JOINTS.isdisjoint(subject) or subject[0] in _CASES | {"this", "that", "it"}:
        return None
    first = at - (at > 0 and words[at - 1] in _MARKS)
    stop = (".",) if first < at else ()
    return first, at + 3, (*stop, *subject, modal, "not")


def _case_behind(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return the case that both denials share: "nor may they row**, unless old**"; or nothing."""
    said = words[at : sentence_end(words, at)]
    comma = next((i for i in range(len(said) - 1) if said[i] == "," and said[i + 1] in _CASES), 0)
    return tuple(said[comma:]) if comma else ()


def _denied_before(words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return what the plain denial before "nor" denies: "must not | **smoke** , nor"."""
    before = at - 1 if at and words[at - 1] in _MARKS else at
    said = words[sentence_start(words, before) : before]
    denial = next((i for i, word in enumerate(said) if word in _DENIED), None)
    if denial is None or said[denial - 1] not in _MODALS or not _CASES.isdisjoint(said):
        return ()
    return tuple(said[denial + 1 :])
