"""Whom or what a provision is about: the clauses of its subject: "**Guests over 16** may row"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import (
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Statement,
    Words,
    denies_each,
)
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, Not, both, either
from cmr_logic.provisions.concluding.aims import applied_for
from cmr_logic.provisions.concluding.assertions import is_helper
from cmr_logic.provisions.concluding.completions import frame_handed
from cmr_logic.provisions.conditions.expressions import THE_FOLLOWING, read_coordination, read_list
from cmr_logic.provisions.conditions.remainder import remaining, set_beside
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force
from cmr_logic.provisions.drafts.shapes import Joints
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.leads import frame_before
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.claimants import behind_asking
from cmr_logic.provisions.matters.sums_given import is_sum_given
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.deeds import deed_clause
from cmr_logic.provisions.reach.deeds_named import names_deed
from cmr_logic.provisions.reach.demanded_of import EACH
from cmr_logic.provisions.reach.kinds import name_kinds, read_kinds, says_more
from cmr_logic.provisions.reach.kinds_denied import is_kind_denied
from cmr_logic.provisions.reach.kinds_named import plain_subject
from cmr_logic.provisions.reach.not_askers import gives_to_others, names_matter
from cmr_logic.provisions.reach.objects_left_out import leaves_out_object, with_object
from cmr_logic.provisions.reach.people_restricted import people_who
from cmr_logic.provisions.reach.placed import subject_told_apart
from cmr_logic.provisions.reach.same_noun import kinds_of_one_noun
from cmr_logic.provisions.reach.subjects_listed import frame_of_listed
from cmr_logic.provisions.reach.told_apart import tells_things_apart, things_told_apart
from cmr_logic.provisions.reach.who_is_meant import is_asker, is_not_asked_of, meets_asker
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY, FROM_OUTSIDE, GENERIC, NOBODY
from cmr_logic.provisions.words.status_words import GIVEN
from cmr_logic.text import keys, word_set

# Those who are no body, where nothing else is said of them: "**Individuals** are not eligible".
_INDIVIDUALS = ("individuals",)
_OPENING_NOBODY = frozenset(said[0] for said in NOBODY)
_WHO = ("who",)  # the relative of people alone
_WHERE = "where"  # before what is so in some places: "huts **where** somebody lives"
_EXEMPT = "exempt"
_SOME = frozenset({"certain", "some", "few", "selected"})  # those that a text goes on to name
_ALONE = ("only",)  # before those of which alone something is so: "**only** vans may park"
_BUT = "but"  # before those who alone may: "nobody **but** coaches"
# Words of a statement that something is to be paid: "a **toll** is due"; not "a pass is due".
_PAYING = word_set("pay toll tax levy surcharge charge fee duty fare")
# What has to be done with things that there are: "must be **insured**"; not "must be sent".
_REGULATED = word_set(
    """
    tested registered declared licensed licenced taxed insured inspected reported labelled labeled
    tagged chipped microchipped vaccinated muzzled quarantined weighed screened disclosed taxed
    notified logged
    """
)
# What standing people have whom a list names: "are **entitled** to it"; not "are required".
_STANDING = GIVEN | {"entitled"}
_LONGEST_VERB = 4  # words of a verb: "must always be declared"
# Openings of what names no kind: "the dogs", "your dog"; not "young dogs".
_KNOWN = syntax.DETERMINERS | syntax.PRONOUNS | syntax.PREPOSITIONS | syntax.NEGATIONS


def subject_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause that the subject makes: "people who …", "the following workers: …"."""
    subject = statement.subject
    if subject is None or is_asker(scope, subject) or is_not_asked_of(scope, statement):
        return None
    if meets_asker(scope, statement) and not _is_of_things(scope, subject.body):
        return None
    demanded = frame_handed(scope, statement)  # the demand reads the list that is its subject
    if demanded or (subject.relative is None and applied_for(scope, statement) is not None):
        return None
    phrase = subject.body
    if isinstance(phrase, Phrase) and phrase.reference is not None and scope.items:
        reference, of_some = phrase.reference, not _is_demanded(scope, statement)
        frame = frame_of_listed(frame_before(scope, phrase))
        return read_list(scope, Lead(reference, reference, frame, subject=of_some), reference)
    extent = phrase.extent
    if extent is None:
        return None
    asking = behind_asking(scope.words, *extent)
    if asking != extent[0] and isinstance(phrase, Phrase) and phrase.words is not None:
        phrase = replace(phrase, words=replace(phrase.words, first=asking))
    return _clause_of_subject(scope, subject, phrase, (asking, extent[1]))


def _is_demanded(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement demands its subject: "must be sent"; not "must pay", "is open".

    Nor does what says that each of some things has to be put under a rule: "must be insured", or
    what standing each of some people has: "are exempt".
    """
    predicate, words = statement.predicate, scope.words
    if predicate is None:
        return False
    said = words[predicate.first : predicate.last + 2]
    stands = said[0] in syntax.BE and not _STANDING.isdisjoint(said[1:])
    if stands or not _REGULATED.isdisjoint(said):
        return False
    return any(word in syntax.BE for word in said)


def _is_of_things(scope: Scope, subject: Coordination) -> bool:
    """Tell whether a subject tells things apart: "**savings of over £90** rule you out"."""
    extent = subject.extent
    return extent is not None and tells_things_apart(scope.words, *extent)


def _clause_of_subject(
    scope: Scope, subject: Restricted, phrase: Coordination, extent: tuple[int, int]
) -> Expression | None:
    """Return the clause that the words of a subject make: kinds, or those left over."""
    first, last = extent
    words = scope.words
    others = (is_helper, is_sum_given, gives_to_others, names_matter)
    if any(is_other(words, first, last) for is_other in others):
        return None
    if words[first] in syntax.PREPOSITIONS and "," in words[first:last]:
        first = last - words[first:last][::-1].index(",")
    if syntax.is_adverb(words[first]) and words[first + 1] == ",":
        first += 2  # "typically, | guests"
    while last - 1 > first and syntax.is_adverb(words[last - 1]):
        last -= 1  # "guests | usually"
    first += words[first] == "only" and last - first > 1
    rest = remaining(scope, first, last) if subject.relative is None else None
    if rest is not None:
        return rest
    behind = None if subject.relative is None else subject.relative.extent
    if behind is None and not denies_each(phrase):
        told = subject_told_apart(scope, first, last)
        if told is not None:
            return told
    where = _behind_where(words, first, last)
    if where is not None:
        return make_clause(scope, where, implied.CUE, ())
    end = last if behind is None else behind[1]
    kinds = deed_clause(scope, first, end) or kinds_of_one_noun(scope, first, end)
    kinds = kinds or read_kinds(scope, first, end, THE_FOLLOWING)
    if kinds is None and subject.relative is not None and subject.cue is not None:
        restrict = _last_restricted if denies_each(phrase) else _restricted_subject
        return restrict(scope, phrase, subject.relative, subject.cue, (first, last))
    return kinds or _named_subject(scope, phrase, first, last)


def _behind_where(words: Frame, first: int, last: int) -> Words | None:
    """Return where the clause stands that tells places apart: "huts where **somebody lives**"."""
    where = words.index(_WHERE, first + 1, last) if _WHERE in words[first + 1 : last] else None
    known = words[first] in syntax.DETERMINERS - EACH - syntax.INDEFINITE  # "the place where"
    if where is None or known or syntax.finite_verb(words[where + 1 : last]) is None:
        return None
    return Words(where + 1, last)


def _named_subject(scope: Scope, phrase: Coordination, first: int, last: int) -> Expression | None:
    """Return the clause of a subject that only names: kinds, or "neither guests nor lodgers"."""
    named = scope.words[first:last]
    if isinstance(phrase, Joined):
        if not denies_each(phrase):
            return _kinds_of_subject(scope, Words(first, last, _joints(phrase)))
        # The conclusion holds the negation: what is said of neither is denied of either.
        kinds = _share_noun(scope, phrase, named)
        if kinds is not None:
            return kinds
        frame = naming.subject_frame(named)
        affirmed = [
            read_coordination(scope, _affirmed(item), THE_FOLLOWING, frame) for item in phrase.items
        ]
        each = [kind for kind in affirmed if kind is not None]
        return either(each) if each else None
    if phrase.words is None or not named or named[0] in syntax.NEGATIONS:
        return None  # "no shop may open": the conclusion is denied of any
    joints = tuple(joint for joint in phrase.words.joints if joint[0] > first)
    alone = scope.words[first - 1 : first] == _ALONE and not naming.restricts(named)
    if not joints and (
        (alone and syntax.is_plural_noun(named[-1]) and named[0] not in _KNOWN | _SOME)
        or _is_narrower(scope, named)
        or (scope.draft.conclusion.denied and is_kind_denied(scope, named, last))
        or _are_exempt(scope, named, last)
    ):
        frame = naming.subject_frame(named)
        return make_clause(scope, Words(first, last), implied.CUE, frame, kept=True)
    return _kinds_of_subject(scope, Words(first, last, joints))


def _share_noun(scope: Scope, subject: Joined, named: Frame) -> Expression | None:
    """Return the kinds under "neither" that share a noun: "neither new nor old guests"."""
    joints = _joints(subject)
    extent = subject.extent
    if extent is None or not joints:
        return None
    at = joints[-1][0]
    if not syntax.modifies(scope.words[at - 1], scope.words[at + 1 : extent[1]]):
        return None
    run = Words(*extent, tuple((joint, Effect.OR) for joint, _ in joints))
    return name_kinds(scope, run, THE_FOLLOWING) if naming.restricts(named) else None


def _joints(subject: Joined) -> Joints:
    """Return where the kinds of a subject are joined that follows a condition."""
    extents = (item.extent for item in subject.items[1:])
    return tuple((extent[0] - 1, subject.effect) for extent in extents if extent is not None)


def _is_narrower(scope: Scope, named: Frame) -> bool:
    """Tell whether a subject names some of the things that a statement before is about.

    "Dogs are not allowed. **Assistance dogs** are welcome": only these are.
    """
    if named[0] in _KNOWN or naming.restricts(named):
        return False
    about, draft = keys(named), scope.draft
    if set_beside(draft, named):
        return True
    earlier = draft.provisions[draft.section :]
    if draft.conclusion.denied and syntax.is_plural_noun(named[-1]) and earlier:
        return not _PAYING.isdisjoint(earlier[-1].keys)  # "A toll is due. **Trams** do not pay it"
    return any(provision.about and provision.about < about for provision in earlier)


def _are_exempt(scope: Scope, named: Frame, last: int) -> bool:
    """Tell whether things are exempt from what a statement before demands: "Rafts **are exempt**".

    Args:
        scope: the sentence.
        named: the words that name them.
        last: index after these.
    """
    said, earlier = scope.words[last : last + 3], scope.draft.provisions[scope.draft.section :]
    if not earlier or earlier[-1].force is not Force.DEMANDS:
        return False
    head = syntax.noun_head(named)
    several = head is not None and syntax.is_plural_noun(named[head])
    exempt = several and said[:1] != () and said[0] in syntax.BE and _EXEMPT in said[1:]
    return exempt and not (named[0] in _KNOWN or naming.restricts(named))


def _affirmed(node: Coordination) -> Coordination:
    """Return what stands under "neither" without its denial."""
    if isinstance(node, Phrase):
        return replace(node, negated=False)
    return replace(node, items=tuple(_affirmed(item) for item in node.items))


def _restricted_subject(
    scope: Scope, body: Coordination, relative: Coordination, cue: Cue, extent: tuple[int, int]
) -> Expression | None:
    """Return the clause of a subject's relative clause: about people, or about the thing it is."""
    first, last = extent
    words = scope.words
    head = syntax.noun_head(words[first:last])
    person = head is not None and naming.is_person(words[first + head])
    person = person or _people_alone(words, first, last)
    if person or words[first] in ANYBODY or _nobody(words, first, last):
        alone = _alone_of_kind(scope, first, last)
        who = people_who(scope, body, relative, cue)
        return who if alone is None or who is None else both([alone, who])
    told = None if person else things_told_apart(scope, first, last)
    noun = last - 1 if head is None else first + head
    made, own = len(scope.draft.clauses), relative.extent
    said = read_coordination(scope, relative, cue, ("the", words[max(first, noun)]))
    if own is not None and leaves_out_object(words, Words(*own)):
        with_object(scope.draft, made, words[max(first, noun)])
    return both([part for part in (told, said) if part is not None])


def _alone_of_kind(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of those who alone may do what some of them may: "**only pilots** who"."""
    words = scope.words
    only = words[first - 1 : first] == _ALONE and words[first + 1 : last + 1] == _WHO
    of_all = words[first] in GENERIC | FROM_OUTSIDE  # "only **guests** who": all are guests
    if not only or of_all or not syntax.is_plural_noun(words[first]):
        return None
    return make_clause(scope, Words(first, last), implied.CUE, ("you", "are"), kept=True)


def _people_alone(words: Frame, first: int, last: int) -> bool:
    """Tell whether "who" shows that a noun names people of a kind: "**parties** who row".

    Not where it names known ones: "the guides who row".
    """
    of_people = words[last : last + 1] == _WHO and syntax.is_plural_noun(words[last - 1])
    return of_people and words[first] not in _KNOWN


def _last_restricted(
    scope: Scope, body: Coordination, relative: Coordination, cue: Cue, extent: tuple[int, int]
) -> Expression | None:
    """Return the clauses under "neither" of which the last has a relative clause, for itself.

    "Neither guests in debt nor **guests who have been banned** may row".
    """
    items = body.items if isinstance(body, Joined) else ()
    last = items[-1].extent if items else None
    if last is None:
        return _restricted_subject(scope, body, relative, cue, extent)
    found: list[Expression | None] = []
    for item in items[:-1]:
        run = item.extent
        named = () if run is None else scope.words[run[0] : run[1]]
        if run is not None and says_more(named):
            found.append(name_kinds(scope, Words(*run), THE_FOLLOWING))
        else:
            frame = naming.subject_frame(named)
            found.append(read_coordination(scope, _affirmed(item), THE_FOLLOWING, frame))
    found.append(_restricted_subject(scope, _affirmed(items[-1]), relative, cue, last))
    each = [kind for kind in found if kind is not None]
    return either(each) if each else None


def excluded_clause(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those of whom nothing is true: "Nobody under 14 may enter".

    Of all but some it is not true: "Nobody **but coaches** may enter".
    """
    run = plain_subject(statement)
    if run is None:
        return None
    words = scope.words
    if words[run.first : run.last] == _INDIVIDUALS and scope.draft.conclusion.denied:
        return make_clause(scope, run, implied.CUE, ("you", "are"), kept=True)
    size = _nobody(words, run.first, run.last)
    if not size and words[run.first] == "no" and says_more(words[run.first + 1 : run.last]):
        return name_kinds(scope, Words(run.first + 1, run.last), implied.CUE)
    others = run.first + size + 1
    if size and words[others - 1] == _BUT and others < run.last:
        alone = Words(others, run.last)
        return Not(make_clause(scope, alone, implied.CUE, ("you", "are"), kept=True))
    named: Frame = ("anyone", *words[run.first + size : run.last])
    if not size or not naming.restricts(named):
        return None
    frame, needless = naming.restricted(named)
    return make_clause(scope, Words(run.first + size + needless - 1, run.last), implied.CUE, frame)


def _nobody(words: Frame, first: int, last: int) -> int:
    """Return how many words at the head of a subject say "nobody", none where it says no such."""
    if words[first] not in _OPENING_NOBODY:
        return 0
    return next((n for n in (1, 2, 3) if words[first : min(first + n, last)] in NOBODY), 0)


def _is_alone(scope: Scope, first: int) -> bool:
    """Tell whether a subject names all of whom it is so: "**only** the owner", on its own line."""
    before = scope.draft.chars(first - 1, first + 1).of(scope.draft.text) if first else ""
    return before[:4].lower() == "only" and "\n" not in before


def _are_regulated(scope: Scope, named: Words) -> bool:
    """Tell whether bare nouns name what is under a rule: "**fish and fruit** must be taxed"."""
    said = scope.words[named.last : named.last + _LONGEST_VERB]
    things = scope.words[named.first : named.last]
    nouns = [word for word in things if word not in syntax.JOINTS and word != ","]
    bare = len(nouns) == len(named.joints) + 1 and _KNOWN.isdisjoint(things)
    bare = bare and not any(naming.is_person(thing) for thing in things)
    return bare and "be" in said and not _REGULATED.isdisjoint(said)


def _kinds_of_subject(scope: Scope, words: Words) -> Expression | None:
    """Return the clauses of a subject that names kinds of people or things."""
    tokens = scope.words[words.first : words.last]
    frame = naming.subject_frame(tokens)
    if words.joints and _are_regulated(scope, words):
        return split_kinds(scope, words, THE_FOLLOWING, ("it", "is"))
    if not naming.restricts(tokens) and _is_alone(scope, words.first) and frame[0] == "you":
        return split_kinds(scope, words, THE_FOLLOWING, frame)
    if not naming.restricts(tokens) or names_deed(scope, words):
        return None
    named = tokens[0] in naming.ONE_OF_ANY or naming.is_person(tokens[0])
    named = named or syntax.is_participle(tokens[0])
    if syntax.starts_verb_phrase(tokens, 0) and not named:
        return None  # "Tell the warden before you row": a call
    return name_kinds(scope, words, THE_FOLLOWING)
