"""Other matters of the same thing: what a question may ask of it that a text says nothing of.

A text on who gets a travel pass shares "pass" with "Can I sell my pass?", "Is there a fee for the
pass?" and "Will I get my pass sooner?", and answers none of them. Each entry names the deeds, the
things or the words by which a question asks for such a matter, and the words of which a text that
speaks of it has at least one.
"""

from __future__ import annotations

from cmr_logic.relevance.aspects.deeds import DEEDS
from cmr_logic.relevance.aspects.model import Aspect
from cmr_logic.relevance.aspects.money import MONEY
from cmr_logic.text import word_set

__all__ = ["ASPECTS", "LETTING_IN", "Aspect"]

# What any text says that lets people into a place, whatever they do there: "the pool is **open** to
# members"; not "guests may row".
LETTING_IN = word_set(
    "open close closed enter entry access visit visitor use admit admission welcome trespass"
)

ASPECTS: tuple[Aspect, ...] = MONEY + DEEDS
"""Matters that may be asked of whatever a text is about, by what asks for them."""
