"""Items that add no case to the others: "by day, by night, **or a mixture of the two**"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.layout import Block
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.text import keys

_THEM = r"(?:the (?:two|three|above)|both|these|those|them)"
# What joins the other items: "**a combination of these**", "**both**"; not "both parents".
_MIXTURE = re.compile(
    rf"(?:a |any |some )?(?:mixture|mix|combination) of (?:(?:any|all) of )?{_THEM}"
    rf"|both(?: of {_THEM})?"
)
_FEWEST = 2  # items that can be joined
# What says that there may be several: "all your guides**, where you had several,** left"
_SEVERAL = re.compile(
    r"\W*\b(?:if|where) (?:you|they) (?:have had|have|had) (?:more than one|several|two or more)"
    r"\b\W*"
)
# How one begins of one of somebody's people, and of all of them: "**your** guide", "**all your**".
_ONE, _ALL = "your ", re.compile(r"(?:all(?: of)?|each of|both(?: of)?) your ")


def without_spare(draft: Draft, items: tuple[Block, ...]) -> tuple[Block, ...]:
    """Return items but for those that add nothing: one of the others holds where they do.

    One may only join the others, and one may say of all of several what another says of one: "your
    guide left | all your guides – where you had several – left".

    Args:
        draft: what is read.
        items: the items of a list.
    """
    if len(items) < _FEWEST:
        return items
    said = [" ".join(draft.words[slice(*draft.token_range(each.span))]) for each in items]
    spare = set(_spare(said))
    return tuple(each for at, each in enumerate(items) if at not in spare or each.items)


def _spare(said: list[str]) -> Iterator[int]:
    """Yield which of the words of items add nothing to those of the others.

    In whatever order they stand: a list says the same in any other.

    Example:
        >>> list(_spare(["by day", "by night", "a mixture of the two ."]))
        [2]
        >>> list(_spare(["all your guides - where you had several - left", "your guide left"]))
        [0]
        >>> list(_spare(["your guide left", "all your guides are old"]))
        []
    """
    plain = [words.rstrip(" .;").removeprefix("or ") for words in said]
    of_one = {keys(words.removeprefix(_ONE).split()) for words in plain if words.startswith(_ONE)}
    for at, words in enumerate(plain):
        found = _ALL.match(words)
        again = found and keys(_SEVERAL.sub(" ", words[found.end() :]).split()) in of_one
        if again or (len(said) > _FEWEST and _MIXTURE.fullmatch(words)):
            yield at
