"""Sentences that ask nothing of anybody: "If you have paid, **you need not do anything**"."""

from __future__ import annotations

import re
from collections.abc import Sequence

# "you do not need to do anything else", "there is nothing you need to do"; not "do anything wrong".
_NOTHING = re.compile(
    r"""(?:.*\ ,\ )?(?:
    you\ (?:do\ not|do\ n't|will\ not|wo\ n't)\ (?:need|have)\ to\ do\ anything
    |you\ need\ not\ do\ anything|no\ action\ is\ (?:needed|required|necessary)
    |there\ is\ nothing\ (?:else\ )?(?:for\ you\ to\ do|you\ (?:need|have)\ to\ do)
    )(?:\ (?:more|else|further|now))?(?:\ [.!])?""",
    re.VERBOSE,
)
_SIGNS = frozenset({"anything", "nothing", "action"})


def asks_nothing(said: Sequence[str]) -> bool:
    """Tell whether a sentence says only that nothing has to be done, in whatever case.

    Args:
        said: its tokens, in lower case.

    Example:
        >>> asks_nothing("if you have paid , you do not need to do anything else .".split())
        True
        >>> asks_nothing("you do not need to do anything wrong to be fined .".split())
        False
    """
    return not _SIGNS.isdisjoint(said) and _NOTHING.fullmatch(" ".join(said)) is not None
