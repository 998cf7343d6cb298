"""What completes the predicate of a statement: the demand that it makes, or a list."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.nodes import (
    Condition,
    Coordination,
    Joined,
    Phrase,
    Restricted,
    Statement,
    Words,
)
from cmr_logic.cues import Cue, Effect, by_name
from cmr_logic.expression import All, Expression, Not, both, negate
from cmr_logic.provisions.concluding.demanded_of_each import demanded_of_each
from cmr_logic.provisions.concluding.thing_for_deeds import thing_for_deeds
from cmr_logic.provisions.conditions.expressions import (
    THE_FOLLOWING,
    read_coordination,
    read_list,
)
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person, subject_frame
from cmr_logic.provisions.drafts.shapes import phrases_of, reference_of
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.leads import (
    frame_before,
    merely_names,
    names_what_is_met,
    people_listed,
)
from cmr_logic.provisions.lists.signs import names_kinds
from cmr_logic.provisions.making.clause_making import before_aim
from cmr_logic.provisions.making.fitting import agree
from cmr_logic.provisions.matters.uses import asking_frame, using_frame
from cmr_logic.provisions.verbs.referring import names_exceptions
from cmr_logic.provisions.verbs.requirements import requirement_of
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import HELPING, WANTING
from cmr_logic.provisions.words.predicate_words import NEEDING
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

MUST = Cue("must", Effect.IF, ("must",), "You must be 18.", "You may go.")
"""The cue of what is demanded."""

# Last words of a lead-in that its items complete: "you can claim **in**:"; not "goods are:".
_WHO = by_name()["who"]
_RELATIVES = implied.RELATIVE_OF_THINGS  # "a course **that** is: …"
_TOLD = 5  # words of a lead-in whose thing a participle tells apart: "pay for damage caused by"
# What stands before a participle and is no thing: "may **be** bought from"; not "tickets bought".
_NO_THINGS = syntax.AUXILIARIES | syntax.NONFINITE_BE | syntax.PRONOUNS
_WHOLE = {"'s": "is", "'re": "are"}  # "a course **that's:**"
_OPENING = 5  # words of a relative clause up to its list: "that must be:", "that is due to:"
_PLACING = frozenset((word,) for word in syntax.PREPOSITIONS)
# Subject and last word of a lead-in of what is dealt in: "**we** … **of**:", "we take returns
# of:", "we pay for:"; not "you can be one of:".
_DEALING = frozenset({("we", "of"), ("we", "for")})
# Ends of a lead-in of what somebody else pays for: "**pays for**:", "the policy pays for:"; not
# "it runs for:".
_PAYING = frozenset({("pay", "for"), ("pays", "for")})
# Verbs of what a policy or scheme is for: "it does not **cover**:"; not "it does not need:".
_COVERING = frozenset({("cover",), ("covers",), ("insure",), ("insures",)})
# What says which things are of a kind: "eligible costs **include**"; not "cost".
_NAMING = frozenset({"include", "includes", "are"})
# Words of such a kind: "**eligible** costs", "costs you **can claim**"; not "new costs".
_LET_IN = frozenset(
    {"eligible", "qualifying", "allowable", "permitted", "claim", "claimable", "acceptable"}
)
# Those before the people whom something is for: "it is free **for**:"; not "with".
_TOWARDS = frozenset({"for", "to"})
# Modals with which a demand begins anew: "and **must** row"; not "and row".
_MODALS = frozenset({("must",), ("shall",)})
# Words of an order not to do what is listed: "**Please do not:** row, sail"; not "you".
_DO_NOT = syntax.NEGATIONS | {"do", "please"}
# Words between a predicate and what it announces: "you must **either** …"; not "also".
_ANNOUNCING = frozenset({"either", "both"})
# What is done with what someone hands over: "must be **shown**"; not "must be insured".
_HANDED = word_set(
    "shown provided submitted produced presented sent enclosed attached supplied uploaded proved "
    "proven demonstrated included"
)
# Words of a subject that speaks of whoever asks as it is, or of others: "**you** and
# your son"; not "members".
_NAMED_BEFORE = frozenset(
    {"you", "your", "they", "their", "we", "our", "he", "she", "his", "her", "both", "either"}
)
_CAN, _ONLY = ("can",), ("only",)
# Ends of a lead-in of how a thing may be: "your work **can be:**"; not "your fee is:".
_CAN_BE = frozenset({("can", "be"), ("may", "be"), ("could", "be")})
# Subjects that deny, read as "any" where the conclusion has the negation: "no dog"; not "nobody".
_DENYING_DETERMINERS = frozenset({"no", "none", "neither"})


def read_completion(
    scope: Scope, statement: Statement
) -> tuple[Expression | None, Expression | None]:
    """Return the demand that a statement makes, and the list that it leads in or names.

    Args:
        scope: the sentence, whose conclusion is known.
        statement: one of its statements.
    """
    frame = frame_handed(scope, statement)
    phrase = None if statement.subject is None or not frame else statement.subject.body
    if isinstance(phrase, Phrase) and phrase.reference is not None:
        return read_list(scope, Lead(phrase.reference, MUST, frame), MUST), None
    demanding, frame = scope.draft.conclusion.demanding, _frame(scope, statement)
    required = requirement_of(scope, statement) if demanding and not scope.items else None
    if required is not None:
        body, lead = required
        return read_coordination(scope, body, MUST, lead), None
    if statement.rest is None:
        listed = _read_led_in(scope, statement, frame)
        return (listed, None) if demanding else (None, listed)
    if demanding:
        demand = demanded_of_each(scope, statement, MUST)
        forbidding = scope.draft.conclusion.forbidding
        if demand is not None:
            denied = isinstance(demand, All) and isinstance(demand.operands[0], Not)
            demand = negate(demand) if forbidding and not denied else demand
        elif forbidding:
            demand = _read_forbidden(scope, _role_in_full(scope, statement.rest), frame)
        else:
            body = thing_for_deeds(scope.words, statement) or _role_in_full(scope, statement.rest)
            demand = read_coordination(scope, body, MUST, frame)
        return demand, None
    return None, _read_named(scope, statement.rest, frame)


def _role_in_full(scope: Scope, rest: Restricted) -> Coordination:
    """Return what somebody must be with what tells more of it: "be a teacher **who knows you**"."""
    body = rest.body
    run = body.words if isinstance(body, Phrase) and body.reference is None else None
    told = None if rest.relative is None else rest.relative.extent
    if run is None or told is None or scope.items or scope.words[run.first] != "be":
        return body
    near = told[0] - run.last <= 1 and is_person(scope.words[run.last - 1])
    near = near or scope.words[run.last - 1] in syntax.INDEFINITE_PRONOUNS
    last = before_aim(scope, run.first, told[1])
    return Phrase(Words(run.first, last, run.joints)) if near and last > told[0] else body


def _is_of_one(said: Frame) -> bool:
    """Tell whether a demand is of one of several people: "**one of you** must row"."""
    counted = said[2 * (said[:2] == ("at", "least")) :]
    return counted[1:2] == ("of",) and not syntax.MODALS.isdisjoint(counted[2:5])


def _read_forbidden(scope: Scope, body: Coordination, frame: Frame) -> Expression | None:
    """Read what must not be so, and what must be beside it: "must not owe rent **and must** row".

    A modal of its own frees a part, and those behind it, from the negation of the first.
    So does one of a subject of its own: "must not row, and **one of you must** swim".
    """
    parts = body.items if isinstance(body, Joined) and body.effect is Effect.AND else ()
    openings = [() if each.extent is None else scope.words[slice(*each.extent)] for each in parts]
    modal = (at for at, said in enumerate(openings) if said[:1] in _MODALS or _is_of_one(said))
    anew = next(modal, 0)
    if not anew:
        demand = read_coordination(scope, body, MUST, frame)
        return None if demand is None else negate(demand)
    found: list[Expression] = []
    subject = frame[: next((at for at, word in enumerate(frame) if (word,) in _MODALS), 1)]
    for at, part in enumerate(parts):
        leaning = frame if at < anew else subject
        demand = read_coordination(scope, part, MUST, leaning)
        if demand is not None:
            denied = at >= anew or isinstance(demand, Not)  # by "not" in the part itself
            found.append(demand if denied else negate(demand))
    return both(found) if found else None


def frame_handed(scope: Scope, statement: Statement) -> Frame:
    """Return what each item of a list completes that must be handed over, () for other statements.

    "One of the following must be **shown**: …" asks to show it; "… must be insured: …" does not.
    """
    subject, predicate = statement.subject, statement.predicate
    if not scope.items or subject is None or predicate is None or statement.rest is None:
        return ()
    if not scope.draft.conclusion.demanding or not isinstance(subject.body, Phrase):
        return ()
    rest = statement.rest.body.extent
    said = () if rest is None or subject.body.reference is None else scope.words[slice(*rest)]
    if said[:1] != ("be",) or _HANDED.isdisjoint(said[1:2]) or people_listed(scope):
        return ()
    return ("you", "must", bases(said[1], VERB)[0])


def _read_led_in(scope: Scope, statement: Statement, frame: Frame) -> Expression | None:
    """Read the list that a statement breaks off before: "You can bring: …"."""
    if not scope.items or statement.predicate is None or _leads_in(statement.conditions):
        return None
    cue = MUST if scope.draft.conclusion.demanding else THE_FOLLOWING
    lead = () if names_exceptions(frame) or _is_for_people(scope, frame) else frame
    lead = using_frame(lead) or asking_frame(lead) or lead
    if lead[-1:] in _COVERING and lead[0] != "you":
        lead = () if people_listed(scope) else ("it", "is")
    return read_list(scope, Lead(THE_FOLLOWING, cue, lead), cue)


def _as_it_is(scope: Scope, lead: Frame) -> Frame:
    """Return what each item says of a thing that can be so: "your work **can be:** in a shop".

    What is asked is whether it is; not of what can be done with it: "your fee can be: paid".
    """
    openings = [scope.words[scope.draft.token_range(item.span)[0]] for item in scope.items]
    mine = lead[:1] == ("your",) and lead[-2:] in _CAN_BE
    if not mine or any(map(syntax.is_participle, openings)):
        return lead
    return (*lead[:-2], "are" if syntax.is_plural_noun(lead[-3]) else "is")


def _read_named(scope: Scope, rest: Restricted, frame: Frame) -> Expression | None:
    """Read the list that a word of a statement stands for: "You can bring the following: …"."""
    phrase = reference_of(rest.body) if scope.items else None
    if phrase is None or phrase.reference is None:
        return None
    lead = frame + frame_before(scope, phrase)
    if scope.draft.conclusion.negative and _DO_NOT.issuperset(lead):
        lead = ("you",)  # the conclusion has the negation
    met = names_what_is_met(scope, phrase)
    thing = _frame_of_thing(lead[:-1] if met else lead)
    if thing:
        return read_list(scope, Lead(phrase.reference, _WHO, thing, met=met), _WHO)
    lead = WANTING if lead[-2:] == HELPING else using_frame(lead) or asking_frame(lead) or lead
    if lead[-1:] in _COVERING and lead[0] != "you":
        lead = () if people_listed(scope) else ("it", "is")
    placed = lead[-1:] in _PLACING and not _deals(frame, lead)
    kinds = names_kinds(scope.draft.text, scope.items) and not placed
    if merely_names(scope, phrase):
        lead = _frame_of_examples(scope, lead)
    if _names_some(frame, lead):
        lead = () if people_listed(scope) else ("it", "is")
    elif names_exceptions(frame) or kinds or _is_for_people(scope, lead):
        lead = ()  # "the banned goods are: …": what is asked is whether it is one of them
    led = Lead(phrase.reference, phrase.reference, _as_it_is(scope, lead), met=met)
    return read_list(scope, led, phrase.reference)


def _names_some(frame: Frame, lead: Frame) -> bool:
    """Tell whether a list names things of the kind that leads it in: "Eligible costs **include:**".

    Example:
        >>> _names_some(("eligible", "costs", "are"), ("eligible", "costs", "are"))
        True
        >>> _names_some(("your", "costs", "are"), ("your", "costs", "are"))
        False
    """
    whole = frame if lead == frame[: len(lead)] else lead
    kind = not whole or whole[0] in syntax.DETERMINERS | syntax.PRONOUNS
    return not kind and whole[-1] in _NAMING and not _LET_IN.isdisjoint(whole[:-1])


def _deals(frame: Frame, lead: Frame) -> bool:
    """Tell whether a list names what somebody else deals in: "The policy will not pay **for:**".

    Example:
        >>> _deals(("we",), ("we", "take", "returns", "of")), _deals((), ("you", "pay", "for"))
        (True, False)
    """
    paying = lead[-2:] in _PAYING and lead[0] != "you"
    return paying or (*frame[:1], *lead[-1:]) in _DEALING


def _frame_of_thing(lead: Frame) -> Frame:
    """Return what each item says of a thing that a relative clause begins to tell apart.

    Example:
        >>> _frame_of_thing("you can get a loan for a course that is".split())
        ('the', 'course', 'is')
        >>> _frame_of_thing("we give advice to firms that".split())
        ('you',)
        >>> _frame_of_thing(("you", "can", "row", "if", "you", "are"))
        ()
    """
    participle = _frame_of_told(lead)
    if participle:
        return participle
    near = range(len(lead) - 1, max(len(lead) - _OPENING, 0), -1)
    that = next((at for at in near if lead[at] in _RELATIVES), 0)
    noun = lead[that - 1] if that else ""
    if that == len(lead) - 1 and is_person(noun):
        return ("you",)  # "advice to firms that: | make their own goods"
    told = bool(noun) and syntax.PRONOUNS.isdisjoint(lead[that:])
    told = told and NOUN in classes(noun) and not is_person(noun)
    said = (_WHOLE.get(word, word) for word in lead[that + 1 :])
    return ("the", noun, *said) if told else ()


def _frame_of_told(lead: Frame) -> Frame:
    """Return what each item says of a thing behind its participle: "for **damage caused by:**".

    Example:
        >>> _frame_of_told("we do not pay for loss or damage caused by".split())
        ('the', 'loss', 'or', 'damage', 'is', 'caused', 'by')
        >>> _frame_of_told("tickets may be bought from".split())
        ()
    """
    if len(lead) < _TOLD or lead[-1] not in syntax.PREPOSITIONS:
        return ()
    before, noun, told = lead[-4], lead[-3], lead[-2]
    if not syntax.is_participle(told) or syntax.ends_in_ing(told) or is_person(noun):
        return ()
    named = NOUN in classes(noun) and noun not in _NO_THINGS
    ahead = lead[:-3]
    if not named or syntax.finite_verb((*ahead, noun)) is None:
        return ()  # "tickets bought from": the subject
    thing: Frame = (noun,)
    if before in syntax.COORDINATORS and NOUN in classes(lead[-5]):
        thing = tuple(lead[-5:-2])
    be = "are" if syntax.is_plural_noun(noun) else "is"
    return ("the", *thing, be, told, lead[-1])


def _frame_of_examples(scope: Scope, lead: Frame) -> Frame:
    """Return what examples complete, which the lead-in names: "fees are due on things like:".

    Ways and places complete the lead-in itself: "you can pay in many ways, for example: by post".
    """
    openings = [scope.words[scope.draft.token_range(item.span)[0]] for item in scope.items]
    if any(word in syntax.PREPOSITIONS for word in openings):
        return lead
    deeds = any(syntax.is_gerund(word) for word in openings)
    return () if deeds or people_listed(scope) else ("it", "is")


def _is_for_people(scope: Scope, lead: Frame) -> bool:
    """Tell whether a list names those whom a conclusion is for: "It is free **for:** carers".

    So are those who may do what is done: "It can be booked **by:** carers".
    """
    done = lead[-1:] == ("by",) and lead[0] != "you"
    return lead[-1:] != () and (done or lead[-1] in _TOWARDS) and people_listed(scope)


def _leads_in(conditions: Sequence[Condition]) -> bool:
    """Tell whether one of some conditions holds the place of the list."""
    return any(
        condition.body is None or any(p.reference is not None for p in phrases_of(condition.body))
        for condition in conditions
    )


def _frame(scope: Scope, statement: Statement) -> Frame:
    """Return the words that the rest of a statement completes: its subject and predicate."""
    extent = None if statement.subject is None else statement.subject.body.extent
    subject = () if extent is None else scope.words[extent[0] : extent[1]]
    if subject and subject[0] in _DENYING_DETERMINERS:
        subject = ("any", *subject[1:])  # the conclusion has the negation
    predicate = statement.predicate
    if predicate is None:
        return subject
    if scope.draft.conclusion.demanding and subject[-1:] == _ONLY:
        subject = subject[:-1]  # "you **only** need two": less than others need
    said = scope.words[predicate.first : predicate.last]
    verb = tuple([word for word in said if word not in _ANNOUNCING])
    if scope.draft.conclusion.negative:
        # What is left of "won't" is no word.
        kept = (word for word in verb if word not in syntax.NEGATIONS)
        verb = tuple(syntax.SPELLED_OUT.get(word, word) for word in kept)
        if scope.draft.conclusion.forbidding and verb[:1] == _CAN:
            verb = ("must", *verb[1:])  # "you can't be a student" demands not to be one
    if verb and verb[0] in NEEDING and _only_to_do(scope, statement, said):
        verb = ("must",)  # "you need only give a week's notice"
    elif verb and verb[0] in NEEDING and not _opens_with_to(scope, statement):
        verb = ("must", "have")  # "you need a card": what is asked is whether you have one
    if scope.asker and scope.draft.conclusion.demanding and _are_of_a_kind(subject):
        return ("you", *agree(verb))  # "members must row" demands it of whoever asks
    return subject + verb


def _only_to_do(scope: Scope, statement: Statement, said: Frame) -> bool:
    """Tell whether "only" stands between "need" and a deed: "you **need only give** a name"."""
    extent = None if statement.rest is None else statement.rest.body.extent
    if extent is None:
        return False
    opening, behind = (*scope.words[extent[0] : extent[0] + 2], "", "")[:2]
    deed = opening in bases(opening, VERB) and behind in syntax.DETERMINERS | syntax.NUMBERS
    deed = deed or (opening in bases(opening, VERB) and behind[:1].isdigit())
    return said[-1:] == _ONLY and deed


def _are_of_a_kind(subject: Frame) -> bool:
    """Tell whether a subject is people of a kind: "season ticket holders"; not "you", "they"."""
    return subject_frame(subject)[0] == "you" and _NAMED_BEFORE.isdisjoint(subject)


def _opens_with_to(scope: Scope, statement: Statement) -> bool:
    extent = None if statement.rest is None else statement.rest.body.extent
    return extent is not None and scope.words[extent[0]] == "to"
