"""Lists: the operator between their items, from the words around or by default with a reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cmr_logic import cues, syntax
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.tallies import Tally
from cmr_logic.provisions.lists.bodies_listed import name_bodies
from cmr_logic.provisions.lists.causes import tells_causes
from cmr_logic.provisions.lists.demanded_together import (
    ask_of_age,
    ask_to_qualify,
    leave_a_choice,
    open_with_demands,
)
from cmr_logic.provisions.lists.hindrances import name_defects, name_hindrances, name_plights
from cmr_logic.provisions.lists.lead_nodes import BARRING, Lead
from cmr_logic.provisions.lists.life_events import name_life_events
from cmr_logic.provisions.lists.limits_together import limit_together
from cmr_logic.provisions.lists.sides_measured import bound_each, measure_sides
from cmr_logic.provisions.lists.signs import (
    ask_one_in_case,
    carry_conditions,
    complete_steps,
    demand_something,
    deny_something,
    exclude_one_another,
    lean_on_one_another,
    name_blows,
    name_roles,
    run_parallel,
    say_more_of_it,
    tell_means,
    tell_occasions,
    tell_of_thing,
    tell_ways,
)
from cmr_logic.records import record
from cmr_logic.syntax.time_words import TIMES

# What becomes of the operator that a lead-in names where it denies: "not any" is "all not".
_OPPOSITES = {
    Effect.LIST: Effect.ALL_OF,
    Effect.ANY_OF: Effect.ALL_OF,
    Effect.ALL_OF: Effect.ANY_OF,
}
# How a thing that is described is said again: "**the** bag **is**"; not "you are".
_THE, _BEING = ("the",), frozenset((word,) for word in syntax.BE)
# Effects of lead-ins that do not say that all of a list is needed: "for one of these reasons".
_OPEN = frozenset({Effect.LIST, Effect.ANY_OF})
# Prepositions of times, and how soon their unit follows: "**in** the 5 **weeks** after", "during".
_TIMING = syntax.OF_PLACES_AND_TIMES | {"between"}
_NAMING_TIME = 5
# Cues whose items are occasions, each enough by itself: "when you: …"; not "if you: …".
_OCCASIONS = frozenset({"when", "while"})
_VERB = 5  # words of an item among which its auxiliary stands
# Cues whose conditions suffice where each item of a list has its own: "if …"; not "provided …".
SUFFICING = frozenset({"if", "when", "where", "while"})

_ONLY_IF, _ON_TERMS = "only-if", "provided"
# The cue that things excepted stand behind, each by itself: "all **other than:** cash; and cards".
_NAMING_EXCEPTIONS = "except"
# Verbs of a lead-in that asks for something: "if you **need** only one of"; not "if you meet".
_CALLING = frozenset({"need", "needs", "must", "require", "required"})

CONDITION_NOUNS = frozenset({"conditions", "requirements", "criteria"})
"""Nouns of a lead-in for what must be so, all of it: "there are **conditions**"; not "cases"."""


@record(frozen=True, slots=True)
class Choice:
    """The operator of a list: from its words, or by default with a reason.

    Args:
        effect: the operator.
        count: for ``Effect.COUNT_OF``, how many must hold; if negative, how many need not.
        default: no word says so: the text admits another reading.
        reason: why this operator.
        most: for ``Effect.COUNT_OF``, how many may hold; 0 where all may.
        by_ends: the ends of its items say so.
    """

    effect: Effect
    count: int
    default: bool
    reason: str
    most: int = 0
    by_ends: bool = False


def operator(
    lead: Lead,
    items: Sequence[Frame],
    tails: Sequence[str],
    *,
    kinds: bool,
    announced: Tally | None = None,
) -> Choice:
    """Return the operator of a list: from its lead-in, else the tails of its items, else a default.

    Args:
        lead: what leads it in.
        items: the words of its items.
        tails: for each item the "and" or "or" that ends it, or nothing.
        kinds: the items name kinds of people or things.
        announced: what a sentence before the lead-in says of it.

    Example:
        >>> from cmr_logic.cues import by_name
        >>> lead = Lead(by_name()["the-following"], by_name()["if"], ("you",))
        >>> items = [("live", "here"), ("work",), ("own", "land")]
        >>> operator(lead, items, ["", "or", ""], kinds=False).effect.name
        'ANY_OF'
        >>> choice = operator(lead, items, ["", "", ""], kinds=False)
        >>> choice.effect.name, choice.default
        ('ALL_OF', True)
    """
    said = _of_each(lead, items) or _by_cause(lead, items, tails)
    said = said or _by_words(lead, tails, announced)
    if said is not None:
        return said
    demanded = (lead.conclusion.demanding and not lead.subject) or open_with_demands(items)
    if kinds and not (lead.conditional or lead.barring or demanded or _limits_thing(lead, items)):
        return _KINDS
    tails = tails[:-1] if any(tails[:-1]) else tails  # the last joins what is around the list
    if "or" in tails:
        return Choice(Effect.ANY_OF, 0, default=False, reason="an item ends in 'or'", by_ends=True)
    if "and" in tails and lead.opener.name == _NAMING_EXCEPTIONS:
        return _EXCEPTIONS
    if "and" in tails:
        return Choice(Effect.ALL_OF, 0, default=False, reason="an item ends in 'and'", by_ends=True)
    return _by_place(lead, items, kinds=kinds) or _by_signs(lead, items) or _CONDITIONS


def _of_each(lead: Lead, items: Sequence[Frame]) -> Choice | None:
    """Return the operator of kinds of all of which something is said: "**All of these** pay: …"."""
    if not lead.subject or lead.reference.effect is not Effect.ALL_OF:
        return None
    return None if any(syntax.finite_verb(item) is not None for item in items) else _EACH


def _by_cause(lead: Lead, items: Sequence[Frame], tails: Sequence[str]) -> Choice | None:
    """Return the operator of a list of causes: "because: …"; None where no cause is listed."""
    named = lead.reference.effect is not Effect.LIST
    if not tells_causes(lead.frame, items, named=named):
        return None
    if lead.reference.effect is Effect.ALL_OF:
        return _by_reference(lead)
    if "and" in tails or lead.reference.effect not in _OPEN:
        return None
    return replace(_CAUSES, default=lead.reference.effect is Effect.LIST)


def _by_words(lead: Lead, tails: Sequence[str], announced: Tally | None) -> Choice | None:
    """Return the operator that the lead-in or a sentence before it names, None for none."""
    reference = lead.reference
    if lead.denied and reference.effect in _OPPOSITES:
        return _of_denials(lead, tails)
    if reference.effect is Effect.PURPOSE:  # "To join: …" tells what for, and not of how many
        return None if "or" in tails else _PURSUED
    if reference.effect is not Effect.LIST:
        return _by_reference(lead)
    if announced is not None:
        said = "a sentence before it says so"
        count, most = announced.count, announced.most
        return Choice(announced.effect, count, default=False, reason=said, most=most)
    return None


def _by_reference(lead: Lead) -> Choice:
    """Return the operator that the words name which stand for the list: "any of the following"."""
    reference = lead.reference
    said = f"the lead-in says {reference.phrases[0]!r}"
    if lead.denied and reference.count > 1:
        said = f"the lead-in says 'not' and {reference.phrases[0]!r}"
        return Choice(Effect.COUNT_OF, 1 - reference.count, default=False, reason=said)
    if reference.most and not (reference.count or lead.conditional or _asks(lead)):
        return Choice(Effect.ANY_OF, 0, default=False, reason=said)  # "you can bring up to two"
    most = 0 if reference.name.startswith(cues.ONLY) and _calls_for(lead) else reference.most
    return Choice(reference.effect, reference.count, default=False, reason=said, most=most)


def _asks(lead: Lead) -> bool:
    """Tell whether a list is asked for, or bars something: it is not what is granted itself."""
    return lead.conclusion.demanding or lead.opener.effect in {Effect.PURPOSE, Effect.UNLESS}


def _calls_for(lead: Lead) -> bool:
    """Tell whether a lead-in asks for no more than so many: "you **need** only one of: …"."""
    return not lead.conditional or not _CALLING.isdisjoint(lead.frame)


def _of_denials(lead: Lead, tails: Sequence[str]) -> Choice:
    """Return the operator of items that the lead-in denies: "you do not have (any of): …".

    "Not any" denies each, "not all" denies one of them. Where no word says which, what someone must
    not be or have is taken to be all of it, and what bars someone by its absence any of it.
    """
    effect = lead.reference.effect
    if effect is not Effect.LIST:
        said = f"the lead-in says 'not' and {lead.reference.phrases[0]!r}"
        return Choice(_OPPOSITES[effect], 0, default=False, reason=said)
    choice = _DENIALS if lead.conclusion.denied else _NEITHER
    return replace(choice, default=not any(tails))


def _any(reason: str) -> Choice:
    return Choice(Effect.ANY_OF, 0, default=True, reason=reason)


def _all(reason: str) -> Choice:
    return Choice(Effect.ALL_OF, 0, default=True, reason=reason)


_CAUSES = _any("each cause that something has is taken to suffice")
_KINDS = _any("a list of kinds is taken as alternatives")
_EACH = _any("what is said of all kinds of a list is said of each")
_EXCEPTIONS = _any("each item of a list of exceptions is one by itself")
_BARRED = _all("what must come first is taken to be demanded, all of it")
_OWN_CASES = _any("each item with a condition of its own is taken as a case by itself")
_JOINT = _all("what follows 'and' is taken to be joint as well")
_DENIALS = _any("each item of a list that denies is taken to deny by itself")
_NEITHER = _all("'not' before a list is taken to deny each of its items")
_DEMANDS = _all("a list of demands is taken to demand all")
_ASKED = _all("a list with something that is asked in a case only is taken to ask for all")
_DUTIES = _any("each item that calls for a duty is taken to call for it by itself")
_NAMED = _all("what the lead-in calls conditions are taken to be joint")
_STATES = _any("what someone is, or where, is taken as alternatives")
_GRANTS = _any("a list of what is granted is taken as alternatives")
_AIMS = _any("each aim that something is needed for is taken to need it by itself")
_SEPARATE = _any("each condition that a list names with its own 'if' is taken to suffice")
_PROVISOS = _all("each proviso that a list names is taken to be demanded")
_EXCLUSIVE = _any("nobody can meet all of the items")
_LEANING = _all("an item goes on about another one")
_DENYING = _all("a list with something that must not be so is taken to be joint")
_MARKS = _all("the marks by which a kind is defined are taken to be joint")
_CASES = _any("each case that something follows from is taken to suffice")
_PROMISED = _all("a list with something that is to be so afterwards is taken to be joint")
_STANDING = _all("what a thing is and has is taken to be joint")
_DEFECTS = _any("each thing that is wrong is taken to suffice")
_OF_AGE = _all("a list with an age that most people have is taken to ask for all")
_CHOOSING = _all("a list with something to choose among is taken to ask for all")
_ASKING = _all("what someone must have or must have done is taken to be joint")
_TIMES = _any("each occasion that a list names is taken as one by itself")
_EXACT = _all("'only' is taken to name all that is demanded")
_AUTOMATIC = _any("each standing that gives someone a thing by itself is taken to suffice")
_STEPS = _all("steps that have been taken are taken to be all demanded")
_FURTHER = _any("each case that a benefit reaches as well is taken to suffice")
_PARALLEL = _any("items that say the same of different things are taken as alternatives")
_WAYS = _any("ways or places of one thing are taken as alternatives")
_FILLING = _any("the kinds that one of a phrase can be are taken as alternatives")
_OCCURRING = _any("each thing that happens, or that someone thinks, is taken to suffice")
_MEANS = _any("each sign of small means is taken to suffice")
_BLOWS = _any("each thing that befalls someone is taken to be a ground to end something")
_PLIGHTS = _any("each plight that help is for is taken to suffice")
_PURSUED = Choice(Effect.ALL_OF, 0, default=False, reason="the lead-in says 'in order to'")
_LIMITS = _all("what limits several sides of one thing is taken to be joint")
_CONDITIONS = _all("conditions of a benefit without a sign are taken to be joint")


def _by_place(lead: Lead, items: Sequence[Frame], *, kinds: bool) -> Choice | None:
    """Return the default of a list by where it stands in its sentence, if that tells."""
    conclusion = lead.conclusion
    verb = lead.frame[-1] if lead.frame else ""
    denied = verb in syntax.NEGATIONS
    state_denied = denied and lead.frame[-2:-1] != () and lead.frame[-2] in syntax.BE
    state = verb in syntax.BE or verb == "'s" or verb in syntax.PREPOSITIONS
    aim = lead.opener.effect is Effect.PURPOSE
    having = verb in syntax.HAVE or verb == "got"
    on_terms = conclusion.denied and lead.opener.name == _ON_TERMS  # "need no pass **provided:**"
    defaults = (
        (lead.separate and conclusion.denied and not _excepts(lead), _DENIALS),
        (lead.separate, _SEPARATE if lead.opener.name in SUFFICING else _PROVISOS),
        (lead.unmet, _NAMED),
        (lead.failing, _DENIALS if conclusion.denied else _NEITHER),
        (lead.barring, _BARRED),
        (_to_be_met(lead) and not exclude_one_another(items), _NAMED),
        (conclusion.demanding and not lead.conditional and _are_times(items), _TIMES),
        (lead.opener.effect is Effect.UNLESS, _EXCEPTIONS),
        (conclusion.demanding and exclude_one_another(items), _EXCLUSIVE),
        (not lead.conditional and name_bodies(items), _KINDS),
        (not lead.conditional and demand_something(items), _DEMANDS),
        (not lead.conditional and open_with_demands(items), _DEMANDS),
        (lead.joint and state and name_roles(items), _KINDS),
        (lead.joint and exclude_one_another(items), _EXCLUSIVE),
        (lead.joint and (not kinds or having), _JOINT),
        (conclusion.sparing and lead.conditional and _stands(lead, items), _STANDING),
        (_bounds_thing(lead, items), _LIMITS),
        (on_terms and not (state or exclude_one_another(items)), _PROVISOS),
        (conclusion.denied, _DENIALS),
        (state_denied or (conclusion.benefit and denied), _NEITHER),
        (aim and bool(lead.frame), _AIMS),
        (not lead.conditional and carry_conditions(items), _OWN_CASES),
        (not lead.conditional and not CONDITION_NOUNS.isdisjoint(lead.frame), _NAMED),
        (kinds and lead.frame[-2:-1] == ("of",) and verb in syntax.INDEFINITE, _FILLING),
        (conclusion.demanding and not (lead.conditional or lead.subject), _DEMANDS),
        (having and lead.conditional and ask_one_in_case(items), _ASKED),
        (lead.conditional and leave_a_choice(items), _CHOOSING),
        (lead.conditional and conclusion.benefit and ask_of_age(items), _OF_AGE),
        (kinds and not _limits_thing(lead, items), _KINDS),
        (conclusion.demanding and not conclusion.owing, _DUTIES),
        (aim, _DEMANDS),
        (lead.conditional and name_defects(items), _DEFECTS),
        (state and not (deny_something(items) or _measures(lead, items)), _STATES),
        (_limits_thing(lead, items), _LIMITS),
        (not lead.conditional and not conclusion.defining, _GRANTS),
    )
    return next((choice for holds, choice in defaults if holds), None)


def _to_be_met(lead: Lead) -> bool:
    """Tell whether a list is what someone must meet, all of it, to get what is concluded.

    "You can join if you meet these conditions"; not "you can't join if you meet these".
    """
    return lead.met and (not lead.conclusion.denied or lead.opener.effect is Effect.UNLESS)


def _excepts(lead: Lead) -> bool:
    """Tell whether items say when a denial does not hold: "**unless** you row"; not "without"."""
    return lead.opener.effect is Effect.UNLESS and lead.opener.name not in BARRING


def _limits_thing(lead: Lead, items: Sequence[Frame]) -> bool:
    """Tell whether items limit together what is granted: "Refunds: within 14 days, unopened"."""
    conclusion = lead.conclusion
    denied = lead.denied or conclusion.negative
    if denied or conclusion.defining or (lead.conditional and not conclusion.benefit):
        return False
    return measure_sides(items) or (not lead.conditional and limit_together(items))


def _bounds_thing(lead: Lead, items: Sequence[Frame]) -> bool:
    """Tell whether items bound a thing that is granted or spared: "a shed that is: under 9 m²".

    "You may not sail a boat that is: over 9 m | unregistered" bars each.
    """
    conclusion = lead.conclusion
    freed = conclusion.sparing or not (conclusion.negative or conclusion.demanding)
    described = lead.opener.effect is Effect.RELATIVE and lead.frame[-1:] in _BEING
    return freed and described and lead.frame[:1] == _THE and bound_each(items)


def _are_times(items: Sequence[Frame]) -> bool:
    """Tell whether each item is a time to do something in: "in the 5 weeks after it", "on Mondays".

    "Before your course starts" is one, "in a boat" is none.
    """
    return all(
        item[0] in _TIMING and not TIMES.isdisjoint(item[1:_NAMING_TIME]) for item in items if item
    )


def _measures(lead: Lead, items: Sequence[Frame]) -> bool:
    """Tell whether a list says how a thing must be: "your boat is: | registered | over 6 m".

    What it may be is alternatives, and where: "it was: | a gift | your home".
    """
    of_thing = syntax.NOMINATIVES.isdisjoint(lead.frame) and lead.frame[-1] in syntax.BE
    opening = {item[0] for item in items if item}
    named = not opening.isdisjoint(syntax.DETERMINERS)
    return of_thing and not named and not opening <= syntax.OF_PLACES


def _by_signs(lead: Lead, items: Sequence[Frame]) -> Choice | None:
    """Return the default of a list of conditions by what its items and its conclusion show."""
    conclusion = lead.conclusion
    signs: tuple[tuple[Callable[[], bool], Choice], ...] = (
        (lambda: exclude_one_another(items), _EXCLUSIVE),
        (lambda: conclusion.defining, _MARKS),
        (lambda: lead.opener.name == _ON_TERMS or _has_to_be(lead), _PROVISOS),
        (lambda: say_more_of_it(items), _LEANING),
        (lambda: not conclusion.benefit, _CASES),
        (lambda: lean_on_one_another(items), _LEANING),
        (lambda: deny_something(items), _DENYING),
        (lambda: conclusion.ending and name_blows(items, lead.frame), _BLOWS),
        (lambda: conclusion.ending and name_hindrances(items), _BLOWS),
        (lambda: name_life_events(items), _OCCURRING),
        (lambda: conclusion.exact, _EXACT),
        (lambda: conclusion.automatic, _AUTOMATIC),
        (lambda: complete_steps(items, lead.frame), _STEPS),
        (lambda: lead.opener.name in _OCCASIONS and _promise(items), _PROMISED),
        (lambda: lead.opener.name in _OCCASIONS and _stands(lead, items), _STANDING),
        (lambda: lead.opener.name in _OCCASIONS and ask_to_qualify(items, lead.frame), _ASKING),
        (lambda: lead.opener.name in _OCCASIONS, _TIMES),
        (lambda: conclusion.further, _FURTHER),
        (lambda: tell_ways(items), _WAYS),
        (lambda: run_parallel(items), _PARALLEL),
        (lambda: tell_occasions(items), _OCCURRING),
        (lambda: tell_means(items), _MEANS),
        (lambda: name_plights(items), _PLIGHTS),
    )
    return next((choice for holds, choice in signs if holds()), None)


def _has_to_be(lead: Lead) -> bool:
    """Tell whether a list is what alone lets something be: "**only if:**"; not "pay only if:"."""
    return lead.opener.name == _ONLY_IF and not lead.conclusion.demanding


def _stands(lead: Lead, items: Sequence[Frame]) -> bool:
    """Tell whether items say how a thing must be, not when: "when your boat: | is registered"."""
    return tell_of_thing(items, lead.frame) and not name_blows(items, lead.frame)


def _promise(items: Sequence[Frame]) -> bool:
    """Tell whether an item says what is to be so, as no occasion does: "when you **will** pay"."""
    return any("will" in item[:_VERB] for item in items)
