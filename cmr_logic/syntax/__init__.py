"""Where the subject ends and the finite verb stands, without a statistical model.

Guidance is written in a narrow register: subjects are pronouns or short noun phrases, and the
finite verb is an auxiliary more often than not. The functions here use closed classes first and
word classes second, and say "not found" rather than guess.
"""

from __future__ import annotations

from cmr_logic.syntax.agreement import third_person, verb_bases
from cmr_logic.syntax.complements import is_measure, says_state, takes_object
from cmr_logic.syntax.forms import (
    ends_in_ing,
    is_adverb,
    is_gerund,
    is_participle,
    is_plural_noun,
    reads_as_verb,
)
from cmr_logic.syntax.infinitives import is_governed
from cmr_logic.syntax.nouns import (
    modifies,
    noun_head,
    shared_noun,
)
from cmr_logic.syntax.parallel import (
    before_adverbs,
    behind_being,
    is_passive,
    shared_until,
)
from cmr_logic.syntax.pronoun_pairs import (
    HE_OR_SHE,
    HIM_OR_HER,
    HIS_OR_HER,
    WRITTEN_OUT,
    as_one,
)
from cmr_logic.syntax.verbs import (
    finite_verb,
    starts_verb_phrase,
    tells_apart,
)
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    BASE_SUBJECTS,
    BE,
    BEFORE_MONTHS,
    DETERMINERS,
    DO,
    HAVE,
    INDEFINITE,
    INDEFINITE_PRONOUNS,
    JOINTS,
    MODALS,
    MONTHS,
    NAME,
    NEGATIONS,
    NEVER_PASSIVE,
    NOMINATIVES,
    NONFINITE_BE,
    NUMBERS,
    OBJECT_PRONOUNS,
    POINTING,
    PREPOSITIONS,
    PRIMARY_VERBS,
    PRONOUNS,
    RELATIVES,
    SPELLED_OUT,
    STANDING,
    SUBJECT_RELATIVES,
    TO_YOU,
    TURNING,
    VERBAL_NEGATIONS,
    VERBS_FIRST,
    WEEKDAYS,
)

__all__ = [
    "AUXILIARIES",
    "BASE_SUBJECTS",
    "BE",
    "BEFORE_MONTHS",
    "DETERMINERS",
    "DO",
    "HAVE",
    "HE_OR_SHE",
    "HIM_OR_HER",
    "HIS_OR_HER",
    "INDEFINITE",
    "INDEFINITE_PRONOUNS",
    "JOINTS",
    "MODALS",
    "MONTHS",
    "NAME",
    "NEGATIONS",
    "NEVER_PASSIVE",
    "NOMINATIVES",
    "NONFINITE_BE",
    "NUMBERS",
    "OBJECT_PRONOUNS",
    "POINTING",
    "PREPOSITIONS",
    "PRIMARY_VERBS",
    "PRONOUNS",
    "RELATIVES",
    "SPELLED_OUT",
    "STANDING",
    "SUBJECT_RELATIVES",
    "TO_YOU",
    "TURNING",
    "VERBAL_NEGATIONS",
    "VERBS_FIRST",
    "WEEKDAYS",
    "WRITTEN_OUT",
    "as_one",
    "before_adverbs",
    "behind_being",
    "ends_in_ing",
    "finite_verb",
    "is_adverb",
    "is_gerund",
    "is_governed",
    "is_measure",
    "is_participle",
    "is_passive",
    "is_plural_noun",
    "modifies",
    "noun_head",
    "reads_as_verb",
    "says_state",
    "shared_noun",
    "shared_until",
    "starts_verb_phrase",
    "takes_object",
    "tells_apart",
    "third_person",
    "verb_bases",
]
