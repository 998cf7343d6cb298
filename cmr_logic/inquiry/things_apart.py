"""Things that sentences tell of in turn: "Dogs may be kept if …. **Cats may be kept** if …".

Who asks of the one by its name asks nothing of the others, which the text tells apart from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import ASKING, COSTS, GENERAL
from cmr_logic.inquiry.beside import LETTING_IN, said_by
from cmr_logic.inquiry.other_things import WIDE
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import NOUN, classes, key, keys, word_set, words_in

# What is said of whatever may be somewhere or not: "grills are **banned**"; not "are hot".
_BANNED = word_set("banned forbidden prohibited barred excluded refused")
_AGAINST = word_set("however but although though still")
_MODALS, _BE = word_set("may can must cannot could"), "be"
# Names for what a text may speak of beside things: "**groups** may be refused"; not "cats".
_NO_THINGS = WIDE | keys(
    tuple(
        word_set(
            """
            rule exception ban limit material part kind type case number amount rate price change
            condition requirement restriction group party stay visit trip session place
            time date day week month year use event deed
            activity work service benefit grant loan payment money sum relief scheme term credit
            licence license permit permission consent approval certificate document form letter
            paper proof evidence notice reason help support information account card ticket pass
            reservation order entry access admission membership cost damage loss injury
            """
        )
    )
)


def of_thing_named(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what is said of other things than the one that a question names.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Dogs may be kept if they bark. Cats may be kept if they purr.")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> for asked in ("May I keep a dog?", "May I keep a pet?"):
        ...     print(len(of_thing_named(rule, scored, read_question(asked))))
        1
        2
    """
    kept = _of_thing([provision for provision, _ in scored], rule, question)
    return [(p, score) for p, score in scored if any(p is each for each in kept)]


def without_things_apart(
    rule: Rule, company: Sequence[Provision], question: Question
) -> list[Provision]:
    """Leave what is said of other things out of the provisions that a question concerns."""
    return _of_thing(company, rule, question)


def _of_thing(provisions: Sequence[Provision], rule: Rule, question: Question) -> list[Provision]:
    heads = {id(p): _head(rule, p) for p in rule.provisions}
    asked = question.keys - {question.deed} if question.deed else question.keys
    named = [p for p in rule.provisions if heads[id(p)] and heads[id(p)] in asked]
    if not named:
        return list(provisions)
    stems = frozenset(map(stem, question.keys))  # "bikes" may be "bicycles"
    others = [
        p
        for p in provisions
        if heads[id(p)]
        and not any(is_said_in(word, stems) for word in p.about)
        and any(_is_of_sort(rule, p, each, heads[id(each)]) for each in named)
    ]
    kept = [p for p in provisions if not any(p is each for each in others)]
    return kept if any(any(p is each for each in named) for p in kept) else list(provisions)


def _head(rule: Rule, provision: Provision) -> str:
    """Return what the noun is compared by of the things that a provision is about, "" for others.

    People are no things, nor is what a text only speaks of by a general name: "items".
    """
    about = provision.about
    if not about or provision.anaphoric or provision.item or provision.alternatives is not None:
        return ""
    words = said_by(rule, provision)
    verb = next((at for at, word in enumerate(words) if word in syntax.AUXILIARIES), None)
    subject = words[: syntax.finite_verb(words) or 0 if verb is None else verb]
    if not subject or not syntax.PRONOUNS.isdisjoint(subject) or "your" in subject:
        return ""
    head = key(subject[-1])
    known = about & (_NO_THINGS | GENERAL | ASKING | COSTS) or any(map(is_person, about))
    thing = head in about and NOUN in classes(subject[-1]) and not known
    return head if thing and _ends_there(subject) else ""


def _ends_there(subject: tuple[str, ...]) -> bool:
    """Tell whether words name a thing alone, and no more of it: "big cats"; not "cats in bed"."""
    return (syntax.PREPOSITIONS | syntax.JOINTS | syntax.RELATIVES).isdisjoint(subject)


def _is_of_sort(rule: Rule, other: Provision, asked: Provision, head: str) -> bool:
    """Tell whether another thing is told of in the way in which the one asked about is.

    Args:
        rule: the rule text.
        other: what is said of another thing.
        asked: what is said of the thing that a question names.
        head: what its noun is compared by.
    """
    opening = words_in(rule.plain[other.span.start : other.conclusion.start].lower())
    against = not _AGAINST.isdisjoint(opening)  # "**However,** pups may not be kept"
    if Force.DEMANDS in (other.force, asked.force) or against:
        return False
    case = () if other.condition is None else clause_ids(other.condition)
    if head in other.keys or any(head in rule.clause(name).keys for name in case):
        return False
    shared = (other.keys - other.about) & (asked.keys - asked.about) - GENERAL
    return bool(shared) or (_speaks_of_leave(rule, other) and _speaks_of_leave(rule, asked))


def _speaks_of_leave(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says whether things may be somewhere, or be used: "are banned"."""
    words = said_by(rule, provision)
    if not (LETTING_IN | _BANNED).isdisjoint(words):
        return True
    return not _MODALS.isdisjoint(words) and _BE in words
