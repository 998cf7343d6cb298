"""What somebody else owes whoever reads: "Your landlord **must repay you** if you …".

Such a duty is no demand on the person asking: where it holds, they get something.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.text import VERB, bases, word_set

# Verbs by which one gets something for good: "must **pay** you"; not "must tell you".
_PAYING = word_set(
    "pay repay refund reimburse compensate lend return give offer provide replace credit award"
)
# Words before the verb that make a duty of it: "**has to** pay", "**should** pay"; not "can pay".
_OWING = frozenset({"must", "should", "shall", "to"})
_READER = frozenset({"you", "your"})
_WHO_READS = frozenset({"you", "i"})
# What others give as proof, for something else: "give you a **letter**"; not "give you a seat".
_PROOF = word_set("letter note certificate permission consent reference statement notice advice")
# Dues, which somebody pays by duty: "you pay **a fee** to row"; not "you pay a guide to row".
_DUES = word_set(
    "tax taxes duty dues fee fees charge charges contribution contributions toll tolls levy "
    "premium premiums insurance rate rates deposit"
)
_YOU_PAY = ("you", "pay")
_NEAR = 9  # words of a conclusion that its verb stands among


def owes_reader(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says what somebody owes to whoever reads.

    Args:
        words: the lower-cased words of the conclusion.

    Example:
        >>> owes_reader("the shop must give you your money back".split())
        True
        >>> owes_reader("your doctor must give you a letter".split())
        False
        >>> owes_reader("you must pay your rent".split()), owes_reader("we can pay you".split())
        (False, False)
    """
    if not words or words[0] in _WHO_READS or _READER.isdisjoint(words[1:]):
        return False
    for at in range(2, min(len(words) - 1, _NEAR)):
        if words[at + 1] in _READER and not _PAYING.isdisjoint(bases(words[at], VERB)):
            ahead = [w for w in words[1:at] if not syntax.is_adverb(w)][-1:]
            return not _OWING.isdisjoint(ahead) and _PROOF.isdisjoint(words[at:])
    return False


def spares_giver(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says what somebody else need not give whoever reads, or people.

    Args:
        words: its lower-cased words.

    Example:
        >>> spares_giver("the bank is not required to give you a loan".split())
        True
        >>> spares_giver("we need not pay refunds to guests".split())
        True
        >>> spares_giver("you need not pay us".split())
        False
        >>> spares_giver("guests need not give notice to us".split())
        False
    """
    if not words or words[0] in _WHO_READS:
        return False
    for at in range(2, min(len(words) - 1, _NEAR)):
        if _PAYING.isdisjoint(bases(words[at], VERB)):
            continue
        behind = words[at + 1 :]
        given = any(
            to == "to" and (who in _READER or is_person(who)) for to, who in pairwise(behind)
        )
        return behind[0] in _READER or given
    return False


def pays_for_aim(words: Sequence[str]) -> bool:
    """Tell whether a conclusion says what whoever reads pays in order to do or get something.

    Args:
        words: its lower-cased words.

    Example:
        >>> pays_for_aim("you pay a fee to use the crane".split())
        True
        >>> pays_for_aim("you pay a guide to row".split()), pays_for_aim("you pay a fee".split())
        (False, False)
    """
    if tuple(words[:2]) != _YOU_PAY or "to" not in words:
        return False
    at = words.index("to")
    aim = words[at + 1 : at + 2]
    return not _DUES.isdisjoint(words[2:at]) and bool(aim) and aim[0] in bases(aim[0], VERB)
