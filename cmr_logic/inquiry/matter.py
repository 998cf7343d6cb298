"""What a text is about, by any of its names: "Can I get the bonus?" of "# Winter Fuel Bonus".

A page names its matter once, as a title or where it says what it is, and speaks of "it" from there
on. Who asks for it by its name asks for what these sentences grant: "**You can get it** if …".
"""

from __future__ import annotations

from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.inquiry.barring import GENERAL, denies
from cmr_logic.inquiry.qualifying import asks_to_qualify
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance.askers import own_person
from cmr_logic.text import keys, word_set, words_in

# What texts and questions call any such matter: "this **payment**"; not "this boat".
_ANY_MATTER = word_set(
    "benefit payment scheme programme program help support money assistance fund funding"
)
# Words by which a question asks to have it, whatever it is: "can I **get** it"; not "use".
_TO_HAVE = word_set("join apply claim qualify get receive have accept award take entitle right")
# Verbs before a thing that may look like one: "can I **get** fuel help".
_GETTING = frozenset({"get", "have", "claim", "receive"})
# What else is said of what one gets, and for how long: "you **keep** it for **a year**".
_STAYING = word_set("keep retain still") | keys((*syntax.NUMBERS, *syntax.TIME_UNITS))
APPLICANTS = word_set("applicant claimant candidate")
"""Whoever asks for what a text is about, by the noun: "an **applicant** must"; not "a guide"."""

_OWN = frozenset({"my", "our"})
# Words between "is a" and what the matter is: "a weekly **payment** to …".
_BEHIND_KIND = syntax.PREPOSITIONS | {"that", "which", "to", "for", "who", ".", ",", "and"}
_NEAR = 8  # words from "is a" to the noun, and the title's own words


def asks_for_matter(rule: Rule, question: Question) -> bool:
    r"""Tell whether a question asks to have what a text is about, by one of its names.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("# Reed Bonus\nIt is for growers.\nYou can get it if you row.")
        >>> asked = ("Can I get the bonus?", "Can I get a boat?", "Do I need the bonus?")
        >>> [asks_for_matter(rule, read_question(each)) for each in asked]
        [True, False, False]
    """
    if question.demand or question.denying or question.negated:
        return False
    had = question.deed in {"", *_TO_HAVE, *GENERAL} or not _GETTING.isdisjoint(question.words)
    if not had:
        return False  # "Will I be **counted**?"
    named = question.keys - GENERAL - _TO_HAVE - _people_asked_for(question)
    if not named:
        return question.qualifying or question.deed in _TO_HAVE
    return named <= matter_names(rule)


def _people_asked_for(question: Question) -> frozenset[str]:
    """Return the keys of those whom a question is asked for: "Does **my daughter** qualify?"."""
    own = (own_person(question.words, at) for at, word in enumerate(question.words) if word in _OWN)
    return keys(tuple(question.words[at] for named in own for at in named))


def says_of_matter(rule: Rule, provision: Provision) -> bool:
    r"""Tell whether a provision grants what a text is about, by a name of it or by a pronoun.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("# Reed Bonus\nYou may get it if you row. You can sail if you swim.")
        >>> [says_of_matter(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    if (
        provision.force is not Force.GRANTS
        or denies(provision)
        or provision.defines
        or provision.use
        or provision.item
    ):
        return False
    if provision.condition is None and provision.subject is None:
        return False
    said = provision.keys - GENERAL - _TO_HAVE - _STAYING
    if provision.subject is not None:
        said -= provision.about
    return said <= matter_names(rule)


def is_asked_of_all(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision demands of whoever asks, in any case, to be or have something.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("An applicant must be 18. Guides must be 21. If you row, you must be 16.")
        >>> [is_asked_of_all(rule, provision) for provision in rule.provisions]
        [True, False, False]
    """
    if provision.force is not Force.DEMANDS or provision.condition is not None or provision.linked:
        return False
    own = provision.about <= APPLICANTS and provision.subject is None
    own = own and provision.purpose is None and not _is_done_by_others(rule, provision)
    return own and asks_to_qualify(rule, provision)


def _is_done_by_others(rule: Rule, provision: Provision) -> bool:
    """Tell whether others do what a demand says: "you must **be seen by** a doctor"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return any(
        word == "by" and syntax.is_participle(done) and before == "be"
        for before, done, word in zip(words, words[1:], words[2:], strict=False)
    )


def lists_for_applicants(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision lists all that an applicant has to be: "An applicant must: …"."""
    asked = provision.about != frozenset() and not provision.demanded
    return asked and is_asked_of_all(rule, provision)


def says_who_gets_it(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says who gets what the text is about, or all an applicant is."""
    return lists_for_applicants(rule, provision) or says_of_matter(rule, provision)


@lru_cache(maxsize=256)
def _names(title: str, opening: str) -> frozenset[str]:
    """Return the keys of the names that a title and an opening sentence give their matter."""
    words = words_in(opening.lower())
    verb = next((at for at, word in enumerate(words) if word in syntax.BE), 0)
    kind = frozenset[str]()
    if verb and words[verb + 1 : verb + 2] in (("a",), ("an",)):
        behind = words[verb + 2 : verb + 2 + _NEAR]
        end = next((at for at, word in enumerate(behind) if word in _BEHIND_KIND), len(behind))
        kind = keys(behind[max(end - 1, 0) : end])
    return keys(words_in(title)) | kind | _ANY_MATTER


def matter_names(rule: Rule) -> frozenset[str]:
    r"""Return the keys of the words by which a text may call what it is about.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("# Reed Help\nReed Help is a yearly sum. You get it if you sow.")
        >>> sorted(matter_names(rule) & {"reed", "sum", "yearly"})
        ['reed', 'sum']
    """
    title = rule.headings[0].span.of(rule.plain) if rule.headings else ""
    first = rule.provisions[0] if rule.provisions else None
    opening = "" if first is None else first.span.of(rule.plain)
    return _names(title, opening)
