"""Roundabout ways to say "if" and "provided that": "in cases where", "so long as"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cmr_logic.cues import (
    absences_said,
    addressed_to,
    adjectives_behind,
    after_which,
    ages_and_hours,
    aims_and_orders,
    amounts_capped,
    any_other_time,
    at_any_time,
    at_own_risk,
    bans_said,
    before_ending,
    bounds_denied,
    bounds_in_brackets,
    by_leave_of,
    cases_added,
    cases_by_example,
    cases_in_turn,
    cases_joined,
    causes_said,
    charged_on,
    choices_inside,
    clauses_in_row,
    clefts,
    closed_said,
    conditions_told,
    consequences_said,
    contests_open,
    deeds_concerning,
    deeds_lead_to,
    deeds_left_out,
    depends_on,
    done_without,
    drafted_so,
    duties_borne,
    either_manner,
    elsewhere_said,
    ends_after,
    enough_said,
    events_said,
    excepted_times,
    exception_which,
    exceptions_said,
    found_so,
    free_for,
    fronted_bounds,
    fronted_cases,
    fronted_places,
    fronted_times,
    gapped_passives,
    given_by,
    helped_to,
    how_enforced,
    interposed,
    joined_anew,
    kinds_apart,
    kinds_in_subjects,
    kinds_left_out,
    late_ones,
    leads_cut_short,
    leave_said,
    left_out_of_subject,
    levels_joined,
    limits_named,
    limits_turned,
    made_when,
    measured_kinds,
    measures_joined,
    more_than_each,
    must_have_none,
    named_anew,
    named_before,
    named_below,
    need_not,
    needed_for,
    needs_said,
    needs_summed_up,
    neither_one,
    never_fronted,
    nobody_else,
    nobody_may,
    nobody_told,
    nor_inverted,
    not_before,
    not_behind_nouns,
    not_needed,
    not_so,
    nowhere_else,
    objects_shared,
    old_ones,
    one_alone,
    one_of_kind,
    only_at_times,
    or_both,
    or_else,
    orders_of_lists,
    paid_for_children,
    paid_to_some,
    people_added,
    people_as_they_are,
    people_that,
    people_with,
    places_shared,
    politely_said,
    punished_for,
    purposes_said,
    reach_denied,
    reasons_said,
    reduced_relatives,
    relatives_led,
    roles_as_it,
    same_said,
    sent_with,
    set_against,
    set_behind,
    set_off,
    slashes,
    sorts_joined,
    spliced_statements,
    states_again,
    states_denied,
    subjects_again,
    subjects_shared,
    taken_in,
    tallies_said,
    that_again,
    things_banned,
    things_kept_out,
    things_told,
    those_of_kind,
    times_and_cases,
    times_beside_cases,
    times_widened,
    titles_of_people,
    titles_with_verbs,
    told_beside_age,
    told_of_places,
    too_much_to,
    turned_cases,
    turns_of_speech,
    valid_for,
    verbs_left_out,
    ways_and_receivers,
    which_must,
    who_behind_verbs,
    with_whom,
    without_or_so,
    worn_there,
    your_people,
)
from cmr_logic.cues.in_row import Reader, Sign, Signs
from cmr_logic.cues.roundabout_ifs import roundabout_ifs
from cmr_logic.text import Tokens

# By the words alone, and in this order.
REWRITINGS = (
    (without_or_so.SIGNS, without_or_so.without_or_so),
    (depends_on.SIGNS, depends_on.depends_on),
    (free_for.SIGNS, free_for.free_for),
    (more_than_each.SIGNS, more_than_each.more_than_each),
    (or_both.SIGNS, or_both.or_both),
    (at_own_risk.SIGNS, at_own_risk.at_own_risk),
    (measures_joined.SIGNS, measures_joined.measures_joined),
    (either_manner.SIGNS, either_manner.either_manner),
    (slashes.SIGNS, slashes.slashes),
    (needs_summed_up.SIGNS, needs_summed_up.needs_summed_up),
    (exception_which.SIGNS, exception_which.exception_which),
    (given_by.SIGNS, given_by.given_by),
    (sorts_joined.SIGNS, sorts_joined.sorts_joined),
    (fronted_bounds.SIGNS, fronted_bounds.fronted_bounds),
    (fronted_cases.SIGNS, fronted_cases.fronted_cases),
    (fronted_places.SIGNS, fronted_places.fronted_places),
    (fronted_times.SIGNS, fronted_times.fronted_times),
    (places_shared.SIGNS, places_shared.places_shared),
    (ways_and_receivers.SIGNS, ways_and_receivers.ways_and_receivers),
    (only_at_times.SIGNS, only_at_times.only_at_times),
    (nobody_else.SIGNS, nobody_else.nobody_else),
    (nobody_may.SIGNS, nobody_may.nobody_may),
    (nor_inverted.SIGNS, nor_inverted.nor_inverted),
    (drafted_so.SIGNS, drafted_so.drafted_so),
    (addressed_to.SIGNS, addressed_to.addressed_to),
    (people_as_they_are.SIGNS, people_as_they_are.people_as_they_are),
    (adjectives_behind.SIGNS, adjectives_behind.adjectives_behind),
    (politely_said.SIGNS, politely_said.politely_said),
    (things_kept_out.SIGNS, things_kept_out.things_kept_out),
    (contests_open.SIGNS, contests_open.contests_open),
    (worn_there.SIGNS, worn_there.worn_there),
    (neither_one.SIGNS, neither_one.neither_one),
    (verbs_left_out.SIGNS, verbs_left_out.verbs_left_out),
    (limits_turned.SIGNS, limits_turned.limits_turned),
    (any_other_time.SIGNS, any_other_time.any_other_time),
    (nowhere_else.SIGNS, nowhere_else.nowhere_else),
    (elsewhere_said.SIGNS, elsewhere_said.elsewhere_said),
    (spliced_statements.SIGNS, spliced_statements.spliced_statements),
    (late_ones.SIGNS, late_ones.late_ones),
    (nobody_told.SIGNS, nobody_told.nobody_told),
    (old_ones.SIGNS, old_ones.old_ones),
    (deeds_left_out.SIGNS, deeds_left_out.deeds_left_out),
    (turned_cases.SIGNS, turned_cases.turned_cases),
    (conditions_told.SIGNS, conditions_told.conditions_told),
    (by_leave_of.SIGNS, by_leave_of.by_leave_of),
    (leave_said.SIGNS, leave_said.leave_said),
    (left_out_of_subject.SIGNS, left_out_of_subject.left_out_of_subject),
    (bounds_denied.SIGNS, bounds_denied.bounds_denied),
    (bounds_in_brackets.SIGNS, bounds_in_brackets.bounds_in_brackets),
    (reach_denied.SIGNS, reach_denied.reach_denied),
    (reasons_said.SIGNS, reasons_said.reasons_said),
    (how_enforced.SIGNS, how_enforced.how_enforced),
    (set_off.SIGNS, set_off.set_off),
    (cases_added.SIGNS, cases_added.cases_added),
    (leads_cut_short.SIGNS, leads_cut_short.leads_cut_short),
    (people_added.SIGNS, people_added.people_added),
    (deeds_concerning.SIGNS, deeds_concerning.deeds_concerning),
    (tallies_said.SIGNS, tallies_said.tallies_said),
    (same_said.SIGNS, same_said.same_said),
    (roles_as_it.SIGNS, roles_as_it.roles_as_it),
    (cases_by_example.SIGNS, cases_by_example.cases_by_example),
    (cases_in_turn.SIGNS, cases_in_turn.cases_in_turn),
    (done_without.SIGNS, done_without.done_without),
    (need_not.SIGNS, need_not.need_not),
    (needed_for.SIGNS, needed_for.needed_for),
    (needs_said.SIGNS, needs_said.needs_said),
    (never_fronted.SIGNS, never_fronted.never_fronted),
    (found_so.SIGNS, found_so.found_so),
    (made_when.SIGNS, made_when.made_when),
    (kinds_in_subjects.SIGNS, kinds_in_subjects.kinds_in_subjects),
    (reduced_relatives.SIGNS, reduced_relatives.reduced_relatives),
    (people_that.SIGNS, people_that.people_that),
    (people_with.SIGNS, people_with.people_with),
    (paid_for_children.SIGNS, paid_for_children.paid_for_children),
    (paid_to_some.SIGNS, paid_to_some.paid_to_some),
    (ages_and_hours.SIGNS, ages_and_hours.ages_and_hours),
    (told_beside_age.SIGNS, told_beside_age.told_beside_age),
    (cases_joined.SIGNS, cases_joined.cases_joined),
    (times_beside_cases.SIGNS, times_beside_cases.times_beside_cases),
    (times_widened.SIGNS, times_widened.times_widened),
    (times_and_cases.SIGNS, times_and_cases.times_and_cases),
    (clefts.SIGNS, clefts.clefts),
    (taken_in.SIGNS, taken_in.taken_in),
    (one_of_kind.SIGNS, one_of_kind.one_of_kind),
    (measured_kinds.SIGNS, measured_kinds.measured_kinds),
    (too_much_to.SIGNS, too_much_to.too_much_to),
    (turns_of_speech.SIGNS, turns_of_speech.turns_of_speech),
    (turns_of_speech.LATER, turns_of_speech.so_much_later),
    (events_said.SIGNS, events_said.events_said),
    (ends_after.SIGNS, ends_after.ends_after),
    (exceptions_said.SIGNS, exceptions_said.exceptions_said),
    (causes_said.SIGNS, causes_said.causes_said),
    (after_which.SIGNS, after_which.after_which),
    (excepted_times.SIGNS, excepted_times.excepted_times),
    (amounts_capped.SIGNS, amounts_capped.amounts_capped),
    (aims_and_orders.SIGNS, aims_and_orders.aims_and_orders),
    (at_any_time.SIGNS, at_any_time.at_any_time),
    (absences_said.SIGNS, absences_said.absences_said),
    (bans_said.SIGNS, bans_said.bans_said),
    (closed_said.SIGNS, closed_said.closed_said),
    (deeds_lead_to.SIGNS, deeds_lead_to.deeds_lead_to),
    (enough_said.SIGNS, enough_said.enough_said),
    (that_again.SIGNS, that_again.that_again),
    (consequences_said.SIGNS, consequences_said.consequences_said),
    (gapped_passives.SIGNS, gapped_passives.gapped_passives),
    (helped_to.SIGNS, helped_to.helped_to),
    (kinds_apart.SIGNS, kinds_apart.kinds_apart),
    (levels_joined.SIGNS, levels_joined.levels_joined),
    (kinds_left_out.SIGNS, kinds_left_out.kinds_left_out),
    (one_alone.SIGNS, one_alone.one_alone),
    (or_else.SIGNS, or_else.or_else),
    (named_anew.SIGNS, named_anew.named_anew),
    (named_before.SIGNS, named_before.named_before),
    (named_below.SIGNS, named_below.named_below),
    (not_before.SIGNS, not_before.not_before),
    (before_ending.SIGNS, before_ending.before_ending),
    (not_behind_nouns.SIGNS, not_behind_nouns.not_behind_nouns),
    (not_needed.SIGNS, not_needed.not_needed),
    (not_so.SIGNS, not_so.not_so),
    (states_denied.SIGNS, states_denied.states_denied),
    (states_again.SIGNS, states_again.states_again),
    (sent_with.SIGNS, sent_with.sent_with),
    (set_against.SIGNS, set_against.set_against),
    (set_behind.SIGNS, set_behind.set_behind),
    (titles_with_verbs.SIGNS, titles_with_verbs.titles_with_verbs),
    (those_of_kind.SIGNS, those_of_kind.those_of_kind),
    (titles_of_people.SIGNS, titles_of_people.titles_of_people),
    (who_behind_verbs.SIGNS, who_behind_verbs.who_behind_verbs),
    (things_told.SIGNS, things_told.things_told),
    (things_banned.SIGNS, things_banned.things_banned),
    (punished_for.SIGNS, punished_for.punished_for),
    (purposes_said.SIGNS, purposes_said.purposes_said),
    (which_must.SIGNS, which_must.which_must),
    (must_have_none.SIGNS, must_have_none.must_have_none),
    (charged_on.SIGNS, charged_on.charged_on),
    (valid_for.SIGNS, valid_for.valid_for),
    (with_whom.SIGNS, with_whom.with_whom),
    (duties_borne.SIGNS, duties_borne.duties_borne),
    (relatives_led.SIGNS, relatives_led.relatives_led),
    (told_of_places.SIGNS, told_of_places.told_of_places),
    (joined_anew.SIGNS, joined_anew.joined_anew),
    (limits_named.SIGNS, limits_named.limits_named),
    (objects_shared.SIGNS, objects_shared.objects_shared),
    (subjects_again.SIGNS, subjects_again.subjects_again),
    (subjects_shared.SIGNS, subjects_shared.subjects_shared),
    (choices_inside.SIGNS, choices_inside.choices_inside),
    (your_people.SIGNS, your_people.your_people),
)
"""What finds roundabout ways of other kinds, each with words of which each way has one."""
# What looks at the marks and lines of a text as well as at its words, in this order.
_BY_MARKS = (
    (clauses_in_row.SIGNS, clauses_in_row.clauses_in_row),
    (orders_of_lists.SIGNS, orders_of_lists.orders_of_lists),
    (interposed.SIGNS, interposed.interposed),
)
# Signs of which each way that a reader finds has one as well, where its words stand in most texts.
_CLOSER: Mapping[Reader, frozenset[Sign]] = {
    adjectives_behind.adjectives_behind: adjectives_behind.CLOSER,
    ages_and_hours.ages_and_hours: ages_and_hours.CLOSER,
    aims_and_orders.aims_and_orders: aims_and_orders.CLOSER,
    at_any_time.at_any_time: at_any_time.CLOSER,
    at_own_risk.at_own_risk: at_own_risk.CLOSER,
    bans_said.bans_said: bans_said.CLOSER,
    bounds_denied.bounds_denied: bounds_denied.CLOSER,
    bounds_in_brackets.bounds_in_brackets: bounds_in_brackets.CLOSER,
    by_leave_of.by_leave_of: by_leave_of.CLOSER,
    cases_added.cases_added: cases_added.CLOSER,
    cases_in_turn.cases_in_turn: cases_in_turn.CLOSER,
    closed_said.closed_said: closed_said.CLOSER,
    choices_inside.choices_inside: choices_inside.CLOSER,
    cases_joined.cases_joined: cases_joined.CLOSER,
    conditions_told.conditions_told: conditions_told.CLOSER,
    deeds_left_out.deeds_left_out: deeds_left_out.CLOSER,
    elsewhere_said.elsewhere_said: elsewhere_said.CLOSER,
    nowhere_else.nowhere_else: nowhere_else.CLOSER,
    free_for.free_for: free_for.CLOSER,
    fronted_cases.fronted_cases: fronted_cases.CLOSER,
    fronted_places.fronted_places: fronted_places.CLOSER,
    gapped_passives.gapped_passives: gapped_passives.CLOSER,
    how_enforced.how_enforced: how_enforced.CLOSER,
    joined_anew.joined_anew: joined_anew.CLOSER,
    kinds_in_subjects.kinds_in_subjects: kinds_in_subjects.CLOSER,
    limits_turned.limits_turned: limits_turned.CLOSER,
    measured_kinds.measured_kinds: measured_kinds.CLOSER,
    need_not.need_not: need_not.CLOSER,
    needs_summed_up.needs_summed_up: needs_summed_up.CLOSER,
    measures_joined.measures_joined: measures_joined.CLOSER,
    nobody_may.nobody_may: nobody_may.CLOSER,
    old_ones.old_ones: old_ones.CLOSER,
    any_other_time.any_other_time: any_other_time.CLOSER,
    nor_inverted.nor_inverted: nor_inverted.CLOSER,
    objects_shared.objects_shared: objects_shared.CLOSER,
    or_both.or_both: or_both.CLOSER,
    or_else.or_else: or_else.CLOSER,
    people_as_they_are.people_as_they_are: people_as_they_are.CLOSER,
    paid_to_some.paid_to_some: paid_to_some.CLOSER,
    politely_said.politely_said: politely_said.CLOSER,
    purposes_said.purposes_said: purposes_said.CLOSER,
    reach_denied.reach_denied: reach_denied.CLOSER,
    roles_as_it.roles_as_it: roles_as_it.CLOSER,
    same_said.same_said: same_said.CLOSER,
    sorts_joined.sorts_joined: sorts_joined.CLOSER,
    states_again.states_again: states_again.CLOSER,
    states_denied.states_denied: states_denied.CLOSER,
    subjects_again.subjects_again: subjects_again.CLOSER,
    subjects_shared.subjects_shared: subjects_shared.CLOSER,
    tallies_said.tallies_said: tallies_said.CLOSER,
    that_again.that_again: that_again.CLOSER,
    things_told.things_told: things_told.CLOSER,
    times_and_cases.times_and_cases: times_and_cases.CLOSER,
    times_widened.times_widened: times_widened.CLOSER,
    titles_with_verbs.titles_with_verbs: titles_with_verbs.CLOSER,
    turned_cases.turned_cases: turned_cases.CLOSER,
    turns_of_speech.turns_of_speech: turns_of_speech.CLOSER,
    verbs_left_out.verbs_left_out: verbs_left_out.CLOSER,
    ways_and_receivers.ways_and_receivers: ways_and_receivers.CLOSER,
    your_people.your_people: your_people.CLOSER,
}


@cache
def _signs() -> Signs:
    """Return where the readers stand by their signs."""
    return Signs.of(REWRITINGS, _CLOSER)


def _due(words: tuple[str, ...]) -> list[int]:
    """Return the places of the readers that may find something in words, in their order."""
    return _signs().due(words)


def in_plain_words(tokens: Tokens) -> Tokens:
    """Return tokens with each roundabout "if" as that one word, which stands where it did.

    Those for "provided that" are as these two words. What is said of "if", in a list and behind
    "or", "only" or "except", is then said of all of them.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> in_plain_words(tokenize("Pay in cases where you row.")).words
        ('pay', 'if', 'you', 'row', '.')
        >>> in_plain_words(tokenize("Come so long as you row.")).words
        ('come', 'provided', 'that', 'you', 'row', '.')
        >>> in_plain_words(tokenize("if you row & swim at Bell & Co")).words
        ('if', 'you', 'row', 'and', 'swim', 'at', 'bell', '&', 'co')
    """
    found = roundabout_ifs(tokens)
    plain = rewritten(tokens, found) if found else tokens
    said = frozenset(plain.words)
    due = _due(plain.words)
    while due:
        place = due.pop(0)
        found = {at: (last, so) for at, last, so in REWRITINGS[place][1](plain.words)}
        if found:
            plain = rewritten(plain, found)
            said = frozenset(plain.words)
            due = [later for later in _due(plain.words) if later > place]
    for signs, read in _BY_MARKS:
        if not signs.isdisjoint(said):
            found = {at: (last, plainly) for at, last, plainly in read(plain)}
            plain = rewritten(plain, found) if found else plain
    return plain


def rewritten(tokens: Tokens, found: Mapping[int, tuple[int, tuple[str, ...]]]) -> Tokens:
    """Return tokens with other words at some places; the last of them takes what is left over.

    Args:
        tokens: the tokens.
        found: the index after the last token, and the words, by that of the first.
    """
    words: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    names: list[str] = []
    at = 0
    for first in [*sorted(found), len(tokens)]:
        if first < at:
            continue  # inside what was found before it
        words += tokens.words[at:first]
        starts += tokens.starts[at:first]
        ends += tokens.ends[at:first]
        names += tokens.unnamed[at:first]
        at = first
        if first in found:
            at, plainly = found[first]
            # words that are left over stand where the last token does
            places = [min(first + i, at - 1) for i in range(len(plainly))]
            words += plainly
            starts += [tokens.starts[place] for place in places]
            ends += [*(tokens.ends[place] for place in places[:-1]), tokens.ends[at - 1]][
                : len(plainly)
            ]
            names += plainly
    return Tokens(tuple(words), tuple(starts), tuple(ends), tuple(names))
