"""Things that an -ing form says what they are for: "**washing machines**"; not "washing cars"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.text import word_set

# What tools may be for: "**sewing** machines"; not "selling machines".
_FOR_DEEDS = word_set(
    "washing sewing knitting milking sleeping running walking riding fishing swimming hearing "
    "sailing rowing drinking dining cooking frying baking mixing parking driving camping climbing "
    "skating printing"
)
# What is called so: "fishing **rods**"; not "fishing villages".
_TOOLS = word_set(
    "machines bags boots shoes rods pans aids tables pots bowls ovens permits tickets lessons "
    "suits hats helmets nets chairs kits poles ropes skates stoves needles presses glasses boats "
    "vessels vans pools"
)


def names_tool(words: Sequence[str]) -> bool:
    """Tell whether two words name tools of a sort, of which the first is no deed.

    Example:
        >>> names_tool(("washing", "machines")), names_tool(("washing", "cars"))
        (True, False)
    """
    return len(words) > 1 and words[0] in _FOR_DEEDS and words[1] in _TOOLS
