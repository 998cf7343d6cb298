"""Is a question about what a rule text is about?"""

from cmr_logic.relevance.related import is_related
from cmr_logic.relevance.stems import stem, synonyms

__all__ = ["is_related", "stem", "synonyms"]
