"""What an entry for the two sides of one matter is: "intact" and "broken"."""

from __future__ import annotations

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Contraries:
    """Two sides of one matter, of which just one is so.

    Args:
        name: a unique name.
        one: the words of one side, as a regular expression.
        other: those of the other.
        fires: a follow-up and a statement that say the two of them.
        silent: a follow-up and a statement that have such words and do not.
        third: neither side may be so, so that who denies one does not say the other.
    """

    name: str
    one: str
    other: str
    fires: tuple[str, str]
    silent: tuple[str, str]
    third: bool = False


def pair(
    one: str,
    other: str,
    fires: tuple[str, str],
    silent: tuple[str, str],
    name: str = "",
    *,
    third: bool = False,
) -> Contraries:
    """Return an entry, by default named by the first words of its two sides.

    Example:
        >>> pair("dry", "wet|damp", ("Is it dry?", "it is wet"), ("Is it dry?", "it is old")).name
        'dry-wet'
    """
    first = name or f"{one.partition('|')[0]}-{other.partition('|')[0]}"
    return Contraries(first, one, other, fires, silent, third)
