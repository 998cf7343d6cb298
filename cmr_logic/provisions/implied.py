"""Words that say what case a statement without conditions is about."""

from __future__ import annotations

from cmr_logic.cues import Cue, Effect

CUE = Cue(
    "implied", Effect.IF, (), "The desk is open on Mondays.", "The desk is open if you ring."
)
HEADING = Cue(
    "heading", Effect.IF, (), "# If you live abroad", "# Living abroad"
)
# Prepositions that place a conclusion in space, time or manner.
PLACING = frozenset(
    {"in", "within", "on", "outside", "before", "after", "during", "between", "through", "under", "from", "at", "with", "without", "for", "against"}
)
# Words that a preposition belongs to, so that it places nothing.
BOUND = frozenset({"apply", "look", "depend", "depends", "based", "according", "eligible", "entitled", "provided", "qualify", "qualifies", "subject", "related", "apply", "applies", "able"})
# Prepositions after which those stand whom a conclusion is for.
TOWARDS = frozenset({"for", "to", "by", "help", "helps", "of", "cover", "covers"})
# Words between "this doesn't" and what it does not apply to.
APPLYING = frozenset({"apply", "applies", "to", "include", "includes", "be", "are", "is", "cover", "covers", "for", "affect", "if"})
