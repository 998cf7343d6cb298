"""What a statement asserts: its words without its conditions, and whom they are about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Sentence, Statement
from cmr_logic.provisions.conditions.antecedents import POINTING_BACK
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import (
    ONE_OF_ANY,
    Frame,
    is_person,
    names_a_role,
    names_dead,
    subject_frame,
)
from cmr_logic.provisions.drafts.shapes import conclusion_extent
from cmr_logic.provisions.verbs.predicates import continues, waives
from cmr_logic.provisions.verbs.predications import recalled, taken_over
from cmr_logic.provisions.verbs.referring import lifts_rule, names_exceptions, refers_back
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.provisions.words.people_nouns import ANY_PERSON, CARED_FOR, GENERIC, HOLDERS
from cmr_logic.provisions.words.predicate_words import ANAPHORS, NEEDING
from cmr_logic.records import record, replace
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Words that open a subject who is not whoever asks: "your partner"; not "students".
_OTHERS = word_set("you your we our they it he she i my their his her its the this that")
# Words without which no statement says whom alone it speaks of: "to a pilot", "any person".
_OF_ONE = frozenset({"person", "individual", "to"})
# Verbs by which somebody has another person act: "**appoint** a person"; not "admit a person".
_APPOINTING = word_set("appoint designate nominate name employ engage assign identify")
# Prepositions of somebody beside whoever asks: "you come **with** a person over 18"; not "for".
_BESIDE, _ASKED = frozenset({"by", "with", "from"}), frozenset({"you", "we"})
_FRONT = 25  # tokens of a case that the subject of a statement stands behind: "**if** you …, a"
_ACTING = 5  # words from a modal on that tell who acts: "must not also be"
# Things had: "**help** with fares"; not "goods from abroad".
_HAD = word_set(
    "help support advice assistance aid relief discount income earnings money funding protection "
    "guidance compensation payment payments wages interest"
)
# Prepositions of what they are for or come from: "help **with** fares"; not "help to".
_FOR = frozenset({"from", "on", "with", "for", "about", "towards", "toward"})
_ONE_THING = frozenset({("a",), ("an",), ("any",)})
_HE = frozenset({("he",), ("she",)})
_POINTING = frozenset({"the", "that", "such"})  # "**such** member must pay"; not "your member"
_OF_AT = 2  # where "of" stands in "the owner **of** a dog"
_ALREADY = "already"
# Subjects that speak of whoever asks: "we charge you if late"; not "the boat".
_SPEAKERS = frozenset({"you", "we", "i", "there", "nobody", "everybody"})


@record(frozen=True, slots=True)
class Assertion:
    """The words of a statement without its conditions, and what they show of it.

    Args:
        first: index of the first token.
        last: index after the last.
        whole: the words without examples and asides.
        said: those from the predicate on.
        about: the words before the predicate, examples and asides among them.
        backward: the conclusion only points at the one before.
        bare: no relative clause says more of whom the statement is about.
        exempting: it names the exceptions to the one before.
        waiving: it says that something is not demanded: "you don't have to", "no fee is due".
        asking: "they", of whom it is about, are whoever asks.
        repeating: it says no more of it than the statement before, in a word: "are eligible".
    """

    first: int
    last: int
    whole: Frame
    said: Frame
    about: Frame
    backward: bool
    bare: bool
    repeating: bool
    exempting: bool
    waiving: bool
    asking: bool = False

    @property
    def lifting(self) -> bool:
        """Whether it says whom the one before does not bind, if it is denied."""
        return lifts_rule(self.whole)

    @property
    def continuing(self) -> bool:
        """Whether it goes on with the one before."""
        whole = ("you", *self.whole[1:]) if self.asking else self.whole
        return self.repeating or continues(whole, self.said)

    @property
    def commenting(self) -> bool:
        """Whether it only says of the things demanded before what they need not be."""
        return waives(self.said) and self.whole[0] in (*ANAPHORS, "no")

    @property
    def plain(self) -> bool:
        """Whether its subject is nothing but a name for those whom it is about.

        "**Only** members can" is said of them against others.
        """
        affirmed = syntax.DENYING_SUBJECTS.isdisjoint(self.whole[:1]) and _ONLY not in self.about
        named = names_a_role(self.about) or names_a_matter(self.about)
        return self.bare and affirmed and named


_ONLY = "only"
# Verbs of people in a rule: "they **lose** it if they are late"; not "they bark".
_OF_PEOPLE = frozenset({"lose", "get", "pay", "receive", "forfeit", "owe"})


def names_a_matter(about: Frame) -> bool:
    """Tell whether a subject is something had, with no more than what it is for or has come of.

    Who asks for it knows which: "**help with fares** may be had if …", "**grants already paid** …".

    Example:
        >>> names_a_matter(("help", "with", "fares")), names_a_matter(("grants", "already", "paid"))
        (True, True)
        >>> names_a_matter(("goods", "from", "abroad")), names_a_matter(("savings", "over", "£9"))
        (False, False)
    """
    if _ALREADY in about[1:-1]:
        at = about.index(_ALREADY, 1)
        return syntax.is_plural_noun(about[at - 1]) and syntax.is_participle(about[at + 1])
    start = len(about[:1]) if about[:1] in _ONE_THING else 0
    noun, behind = (*about[start : start + 2], "", "")[:2]
    telling = behind in _FOR and not any(word[:1].isdigit() for word in about)
    return noun in _HAD and telling and syntax.JOINTS.isdisjoint(about)


def assertion_of(scope: Scope, sentence: Sentence, statement: Statement) -> Assertion:
    """Return what a statement asserts.

    Args:
        scope: the sentence.
        sentence: its parts.
        statement: one of its statements.
    """
    first, last = conclusion_extent(sentence, statement)
    start = first if statement.predicate is None else statement.predicate.first
    taken, again = taken_over(scope, statement), recalled(scope, statement)
    whole = scope.said(first, last) + (taken or again)
    about = scope.words[first:start]
    if statement.shares_subject and statement.subject is not None:
        about = scope.words[slice(*(statement.subject.body.extent or (first, start)))]
        whole = about + whole
    said = () if statement.predicate is None else scope.said(start, last) + taken
    no = whole[:1] if whole[:1] == ("no",) else ()
    return Assertion(
        first,
        last,
        whole=whole,
        said=said,
        about=about,
        # "You can apply if … This is only allowed if": the deed it recalls is no reference
        backward=refers_back(whole if taken else whole[: len(whole) - len(again or ())]),
        bare=_is_bare(statement),
        repeating=bool(again),
        exempting=names_exceptions(whole),
        waiving=waives((*no, *said)),
        asking=scope.asker and about == ("they",),
    )


def _is_bare(statement: Statement) -> bool:
    """Tell whether no relative clause says more of whom a statement is for."""
    subject, rest = statement.subject, statement.rest
    if subject is None or subject.relative is not None:
        return False
    return rest is None or rest.relative is None


def is_asker(scope: Scope, statement: Statement) -> bool:
    """Tell whether "they" in the conditions is whoever asks: "Students … if they …"."""
    extent = None if statement.subject is None else statement.subject.body.extent
    if extent is not None and _is_they_who_act(scope, statement, extent):
        # "Applicants can row if …. **They** must pay", and no guides who can show you the way
        return scope.draft.asker and "you" not in _rest(scope, statement)
    if extent is None or is_helper(scope.words, *extent) or "you" in _rest(scope, statement):
        return False  # "a friend can row **with you** if they …"
    if scope.words[extent[0]] in _OTHERS and not names_holder(scope.words[extent[0] : extent[1]]):
        return False
    first, last = extent
    if names_dead(scope.words[first:last]):
        return False
    while last - 1 > first and syntax.is_adverb(scope.words[last - 1]):
        last -= 1  # "night porters | usually"
    named = scope.words[first:last]
    return subject_frame(named) == ("you", "are") or names_holder(named)


def names_holder(named: Frame) -> bool:
    """Tell whether a subject is whoever has a thing: "**the owner of** a dog"; not "a friend of".

    Example:
        >>> names_holder(("the", "owner", "of", "a", "dog")), names_holder(("the", "bow", "of"))
        (True, False)
    """
    return len(named) > _OF_AT and named[1] in HOLDERS and named[_OF_AT] == "of"


def inside_statement(scope: Scope, sentence: Sentence, condition: Condition) -> Scope:
    """Return the scope of a condition ahead, of whoever asks where their noun stands before it.

    "Guests may, **if they have paid**, row"; not "If they bark, guests may leave".

    Args:
        scope: the sentence.
        sentence: its parts.
        condition: one that is read before the first statement.
    """
    statement, body = sentence.statements[0], condition.body
    extent = None if statement.subject is None else statement.subject.body.extent
    said = None if body is None else body.extent
    behind = extent is not None and said is not None and said[0] >= extent[1]
    if behind and is_asker(scope, statement):
        return replace(scope, asker=True)
    case = () if said is None else _whose_case(scope, statement, *said)
    return replace(scope, asker=True, person=case) if case else scope


def _whose_case(scope: Scope, statement: Statement, first: int, last: int) -> Frame:
    """Return whose case a condition tells, who stands for whoever asks, nothing for others.

    "If **a member** is late, the member must pay": what is said next is said of them too.
    """
    words = scope.words
    one, behind = words[first : first + 2], words[first + 2 : last]
    if not behind or one[0] not in ONE_OF_ANY or one[1] in CARED_FOR:
        return ()
    if not is_person(one[1]) or VERB not in classes(behind[0]):
        return ()
    extent = None if statement.subject is None else statement.subject.body.extent
    named = () if extent is None else words[extent[0] : extent[1]]
    rest = _rest(scope, statement)
    again = (
        named in _HE
        or named == one
        or (named[:1] and named[0] in _POINTING and named[1:] == one[1:])
    )
    again = again or "him" in rest or ("the", one[1]) in pairwise(rest)
    return one if again else ()


def _is_they_who_act(scope: Scope, statement: Statement, extent: tuple[int, int]) -> bool:
    """Tell whether "they" may or must do or be something: "they must row"; not "be paid"."""
    if scope.words[extent[0] : extent[1]] != ("they",) or statement.predicate is None:
        return False
    first = statement.predicate.first
    modal, *said = scope.words[first : first + _ACTING]
    if modal in _OF_PEOPLE:
        return True
    if modal not in syntax.MODALS and modal not in NEEDING | syntax.HAVE:
        return False
    plain = [word for word in said if word not in syntax.NEGATIONS and not syntax.is_adverb(word)]
    return plain[:1] != ["be"] or not any(map(syntax.is_participle, plain[1:2]))


def is_helper(words: Frame, first: int, last: int) -> bool:
    """Tell whether a subject is somebody else than the "you" of the condition before it.

    Example:
        >>> words = tuple("if you are under 12 , a parent must sign".split())
        >>> is_helper(words, 6, 8)
        True
        >>> words = tuple("if late , a guest must sign".split())
        >>> is_helper(words, 3, 5)
        False
    """
    if words[first] not in ONE_OF_ANY or not first or words[first - 1] != ",":
        return False
    before = range(first - 2, max(first - _FRONT, -1), -1)
    start = next((at for at in before if words[at] in OPENING_CASES), None)
    behind = words[first + 1 : last]
    told = start is not None and "you" in words[start:first] and GENERIC.isdisjoint(behind)
    return told and bool(behind) and is_person(behind[-1])


def person_of(scope: Scope, statement: Statement) -> Frame:
    """Return a subject that is one of any kind, who stands for whoever asks: "a glider pilot"."""
    subject = statement.subject
    extent = None if subject is None else subject.body.extent
    named = () if extent is None else scope.words[extent[0] : extent[1]]
    if subject is not None and subject.relative is not None:
        named = named if _is_meant_alone(scope, statement, named) else ()
    one = bool(named[1:]) and named[0] in ONE_OF_ANY and "person" not in named[2:]
    if one and is_asker(scope, statement) and names_a_role(named):
        return named
    if names_holder(named):
        return named[:_OF_AT]
    said = named + _rest(scope, statement)
    if _OF_ONE.isdisjoint(said):
        return ()
    pairs = tuple(pairwise(said))
    of_people = any(word in _ASKED or is_person(word) for word in named)
    others = _APPOINTING | _BESIDE if of_people else _APPOINTING
    anyone = next(
        (
            pair
            for (before, _), pair in zip((("", ""), *pairs), pairs, strict=False)
            if pair in ANY_PERSON and before not in others
        ),
        (),
    )
    return anyone or _one_served(pairs)


def _is_meant_alone(scope: Scope, statement: Statement, named: Frame) -> bool:
    """Tell whether a relative clause says more of a subject, and names no second one of its noun.

    "**A cook** who rows must pay unless the cook is ill"; not "a cook who helps another cook".
    """
    subject, predicate = statement.subject, statement.predicate
    extent = None if subject is None else subject.body.extent
    if not named or extent is None or predicate is None:
        return False
    return named[-1] not in scope.words[extent[1] : predicate.first]


# What stands before things that something was done to: "**on** gifts made to a charity".
_OF_THINGS = frozenset({"on", "for"})
# What goes to somebody who is asked nothing: "**rides** to a doctor"; not "loans to a pilot".
_GOING = word_set("ride rides trip trips visit visits journey journeys travel transport taxi taxis")


def _one_served(pairs: Sequence[tuple[str, str]]) -> Frame:
    """Return the one of any kind whom something is for: "A pass is issued **to a pilot** who …"."""
    said = [first for first, _ in pairs]
    for at, ((towards, article), (_, person)) in enumerate(pairwise(pairs)):
        if at and syntax.is_participle(said[at - 1]) and not _OF_THINGS.isdisjoint(said[: at - 1]):
            continue  # "on **gifts made** to a charity", which others have
        if towards == "to" and article in bases(article, VERB):
            return ()  # "It is possible **to give** it to a friend": nobody is served
        owning = pairs[at + 2 : at + 3] and pairs[at + 2][1] in syntax.OWNING
        if owning or said[at - 1] in _GOING:
            continue  # "rides **to a doctor's** office"
        if towards == "to" and article in {"a", "an", "any"} and is_person(person):
            behind = "".join(second for _, second in pairs[at + 2 : at + 3])
            return () if _is_thing(behind) else (article, person)
    return ()


def _is_thing(word: str) -> bool:
    """Tell whether a word behind one for somebody is what is meant: "to an Australian **fund**"."""
    noun = NOUN in classes(word) and not (is_person(word) or syntax.is_gerund(word))
    return noun and word not in syntax.PREPOSITIONS | syntax.RELATIVES | syntax.AUXILIARIES


def _rest(scope: Scope, statement: Statement) -> Frame:
    """Return what a statement about nobody says: "it is unlawful **for any person to row**"."""
    extent = None if statement.rest is None else statement.rest.body.extent
    return () if extent is None else scope.words[slice(*extent)]


def subject_is_plural(scope: Scope, statement: Statement) -> bool:
    """Tell whether "they" may be what a statement is about: "Boats are lent if they float"."""
    extent = None if statement.subject is None else statement.subject.body.extent
    return extent is not None and any(
        syntax.is_plural_noun(word) for word in scope.words[extent[0] : extent[1]]
    )


def whom_about(scope: Scope, statement: Statement) -> Frame:
    """Return the words that begin a statement about whom or what a statement is about."""
    extent = None if statement.subject is None else statement.subject.body.extent
    if extent is None or scope.words[extent[0]] in _SPEAKERS:
        return ("you", "are")
    return subject_frame(scope.words[extent[0] : extent[1]])


def is_linked(
    sentence: Sentence,
    statement: Statement,
    assertion: Assertion,
    *,
    own_case: bool,
    says_again: bool,
) -> bool:
    """Tell whether a statement goes on with the one before, and has no case of its own.

    One that takes over the case of the statement before says its own of it, if it is no demand and
    no more than that statement said: "You don't qualify for help if …. Otherwise you qualify if …".
    """
    if own_case or any(front.cue.effect in POINTING_BACK for front in sentence.fronts):
        return says_again
    later = statement is not sentence.statements[0]
    return sentence.link or later or assertion.continuing
