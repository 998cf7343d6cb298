"""Words that name nothing, in whatever letters they are typed: "**UNLESS** you pay"."""

from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
)
from cmr_logic.text import word_set

# Words that no dictionary of nouns, verbs and adjectives has: "**because**"; not "Leeds".
SMALL_WORDS = (
    word_set(
        "and me when not here us but him them or because everything where else anything what how "
        "myself something if others whenever everyone ours hers although herself anybody anyone "
        "ourselves everybody itself nor unless himself themselves yourself nobody whose though"
    )
    | PREPOSITIONS
    | PRONOUNS
    | DETERMINERS
    | AUXILIARIES
    | RELATIVES
    | NUMBERS
)
