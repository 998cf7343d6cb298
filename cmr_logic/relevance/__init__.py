"""Is a question about what a rule text is about?"""

from cmr_logic.relevance.initials import in_the_form_of
from cmr_logic.relevance.misspelt import spelt
from cmr_logic.relevance.related import is_related
from cmr_logic.relevance.stems import is_said_in, stem, synonyms

__all__ = ["in_the_form_of", "is_related", "is_said_in", "spelt", "stem", "synonyms"]
