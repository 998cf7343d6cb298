"""What "we" do somewhere, or in some way, alone: "We deliver **to addresses in Kent**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.time_runs import placing_in
from cmr_logic.provisions.phrases.modifiers import PLACING
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NAME, NOUN, VERB, bases, word_set

_ONLY = "only"
# Verbs of what is brought to people where they live: "we **deliver** to"; not "we write to".
_BRINGING = word_set("deliver ship post send dispatch courier")
# Prepositions of where to: "**within** 9 miles of the shop"; not "by".
_WHERE = PLACING | {"within", "outside", "inside"}
# Prepositions of ways, behind "only": "payment **by** card only"; not "of".
_WAYS = frozenset({"by", "via", "through"})
# Words in no bare name of things: "we only take | coins from Spain", "the coins".
_NO_NAMES = syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.JOINTS | syntax.PRONOUNS
_THE_ADDRESS: Frame = ("the", "address", "is")
_TO = "to"


def ours_alone(scope: Scope, statement: Statement, said: Words) -> Expression | None:
    """Return the clause of where or in what way alone "we" do something, None for none.

    Args:
        scope: the sentence.
        statement: a statement whose subject is "we".
        said: its words behind the predicate.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("We only deliver to addresses in Kent.")
        >>> [clause.statement for clause in rule.clauses]
        ['the address is in Kent']
        >>> rule = parse("We write to addresses in Kent.")
        >>> [clause.statement for clause in rule.clauses]
        ['we write to addresses in Kent']
    """
    words, predicate = scope.words, statement.predicate
    if predicate is None or scope.items:
        return None
    start = predicate.first
    if words[start] in syntax.AUXILIARIES:
        start = predicate.last
    alone = _ONLY in words[predicate.first - 1 : said.last]
    while start < said.last - 1 and (syntax.is_adverb(words[start]) or words[start] == _ONLY):
        start += 1
    last = said.last - (words[said.last - 1] == _ONLY)
    if _BRINGING.intersection(bases(words[start], VERB)):
        brought = _brought(scope, start, last)
        if brought is not None:
            return brought
    if not alone:
        return None
    run = placing_in(words, start, last)
    by = next((at for at in range(start + 1, last - 1) if words[at] in _WAYS), None)
    if run is None and by is not None:
        run = Words(by, last)
    if run is None and _is_bare_name(words, start + 1, last):
        run = Words(start + 1, last)  # "we only take **euros**"
    if run is None or (statement.rest is not None and statement.rest.relative is not None):
        return None  # "in the town **who row**" places nothing
    return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True)


def _is_bare_name(words: Frame, first: int, last: int) -> bool:
    """Tell whether words name things of a kind, and nothing else: "foreign coins"."""
    named = words[first:last]
    plain = named != () and syntax.is_plural_noun(named[-1]) and not is_person(named[-1])
    return plain and _NO_NAMES.isdisjoint(named)


def _brought(scope: Scope, verb: int, last: int) -> Expression | None:
    """Return the clause of the addresses to which something is brought: "to **homes in Kent**"."""
    words = scope.words
    to = next((at for at in range(verb + 1, last - 1) if words[at] == _TO), None)
    where = next((at for at in range(verb + 1, last - 1) if words[at] in _WHERE), None)
    if where is not None and not TIMES.isdisjoint(words[where + 1 : last]):
        return None  # "we deliver within 3 days", "on Mondays"
    if to is None:
        if where is None or words[where] not in {"within", "in", "inside", "outside"}:
            return None
        return make_clause(scope, Words(where, last), implied.CUE, _THE_ADDRESS, kept=True)
    the = words[to + 1] == "the"
    if scope.draft.tokens.unnamed[to + 1 + the] == NAME:  # "to Ireland", "to the Faroes"
        run = Words(to + 1, last)
        return make_clause(scope, run, implied.CUE, (*_THE_ADDRESS, "in"), kept=True)
    if where is None or where < to + 2 or not syntax.is_plural_noun(words[where - 1]):
        return None
    one = bases(words[where - 1], NOUN)
    noun = one[0] if one else words[where - 1]
    named = words[to + 1 : where - 1]
    frame = ("the", *named, noun, "is")
    return make_clause(scope, Words(where, last), implied.CUE, frame, kept=True)
