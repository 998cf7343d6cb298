"""How much is given, which nobody asks about: "**Loans of up to £9,000** are available to bakers".

What is asked of loans of some size, or spared, holds of those alone: "Loans of £900 or less need
no guarantee".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import word_set

# Money that is given, by whatever name: "**grants** of £90"; not "debts".
_SUMS = word_set(
    "loan loans grant grants award awards payment payments voucher vouchers bursary bursaries "
    "scholarship scholarships subsidy subsidies funding credit allowance allowances advance "
    "advances rebate rebates"
)
_OF = frozenset({"of", "between", "from", "up", "worth"})  # before how much it is
# What is said of money that some get: "are **available** to"; not "are taxed".
_GIVEN = word_set(
    "available offered made given awarded provided paid granted payable open offer provide go"
)
_NEAR = 4  # words from the subject to such a word: "are usually made available"


def is_sum_given(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a subject says how much is given, and what follows, that it is given.

    Args:
        words: the tokens of the text.
        first: index of the first word of the subject.
        last: index after its last.

    Example:
        >>> said = "loans of up to $ 900 are available to bakers".split()
        >>> is_sum_given(said, 0, 6)
        True
        >>> is_sum_given("loans of $ 900 or less need no guarantee".split(), 0, 6)
        False
    """
    of = next((at for at in range(first + 1, last) if words[at] in _OF), None)
    if of is None or words[of - 1] not in _SUMS:
        return False
    amount = any(word[:1].isdigit() or word in syntax.CURRENCIES for word in words[of:last])
    behind = words[last : last + _NEAR]
    return amount and not _GIVEN.isdisjoint(behind) and syntax.NEGATIONS.isdisjoint(behind)
