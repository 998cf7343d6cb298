"""Things to hand in that a list names: "**The following papers must be sent:** a map, a form"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement
from cmr_logic.expression import Expression
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_list
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.leads import people_listed
from cmr_logic.provisions.matters.bounds import age_bound
from cmr_logic.provisions.words.clause_words import LISTED_NOUNS
from cmr_logic.text import VERB, bases, word_set

# Verbs of what is done with a thing that someone must have: "**sent**"; not "insured".
_HANDING = word_set(
    "submit provide send bring include enclose attach supply show produce upload present give hand "
    "carry wear return forward deliver"
)
# What says that things are to be there: "papers are **required**"; not "open".
_NEEDED = word_set("required needed necessary mandatory compulsory essential")
# Words between the demand and what is done: "must **also be** sent"; not "not".
_BETWEEN = word_set("also always then to be all each")
_THESE = "these"
_NOUNS = 3  # words of a subject behind "these": "these **supporting documents**"


def things_demanded(scope: Scope, statement: Statement) -> Expression | None:
    r"""Return the demand of a list of things, of which the lead-in says what is done with them.

    "The following people must be trained:" demands nothing of the kind.

    Args:
        scope: the sentence, whose conclusion is known.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The following papers must be sent:\n\n* a map\n* a form")
        >>> [clause.statement for clause in rule.clauses]
        ['you must send a map', 'you must send a form']
        >>> rule = parse("The following boats must be insured:\n\n* canoes\n* yachts")
        >>> any("insure canoes" in clause.statement for clause in rule.clauses)
        False
    """
    if not scope.items:
        return age_bound(scope, statement, MUST) if scope.draft.conclusion.demanding else None
    phrase = None if statement.subject is None else statement.subject.body
    demanding = bool(scope.items) and scope.draft.conclusion.demanding
    if not isinstance(phrase, Phrase) or not demanding or statement.conditions:
        return None
    frame = _frame(scope, statement, phrase)
    if not frame or people_listed(scope):
        return None
    return read_list(scope, Lead(phrase.reference or THE_FOLLOWING, MUST, frame), MUST)


def _frame(scope: Scope, statement: Statement, phrase: Phrase) -> Frame:
    """Return what each thing completes, nothing where a statement is of other things."""
    predicate, rest = statement.predicate, statement.rest
    pointing = phrase.words is not None and scope.words[phrase.words.first] == _THESE
    named = phrase.words if pointing else phrase.after
    said = None if rest is None else rest.body.extent
    if predicate is None or said is None or not (pointing or phrase.reference is not None):
        return ()
    nouns = () if named is None else scope.words[named.first + pointing : named.last]
    if nouns and (is_person(nouns[-1]) or nouns[-1:] in LISTED_NOUNS):
        return ()
    return () if len(nouns) > _NOUNS else _frame_of(scope.words[predicate.first : said[1]])


def _frame_of(said: Frame) -> Frame:
    """Return what each thing completes, by what is said of all: "must be sent with your claim".

    Example:
        >>> _frame_of(("must", "be", "sent", "to", "us")), _frame_of(("are", "required"))
        (('you', 'must', 'send'), ('you', 'must', 'have'))
        >>> _frame_of(("must", "be", "insured"))
        ()
    """
    at = next((i for i, word in enumerate(said) if i and word not in _BETWEEN), len(said))
    deed = said[at] if at < len(said) else ""
    passive = "be" in said[:at] or said[0] in syntax.BE
    if said[0] in syntax.BE and deed in _NEEDED:
        return ("you", "must", "have")
    verb = next((base for base in bases(deed, VERB) if base in _HANDING), "") if deed else ""
    return ("you", "must", verb) if verb and passive and syntax.is_participle(deed) else ()
