"""Every entry settles its clause by its story, and leaves it open by its counter-example."""

import re

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.amounts.understood_states import UNDERSTOOD
from cmr_logic.scenario.demands.doers import DOERS, as_done
from cmr_logic.scenario.demands.officialese import TURNS
from cmr_logic.scenario.demands.other_words import OTHER_WORDS, in_other_words
from cmr_logic.scenario.demands.plain_states import PLAIN_STATES, with_plain_state
from cmr_logic.scenario.demands.shapes_of_measures import MEASURES_REWORDED
from cmr_logic.scenario.demands.shapes_of_states import STATES_REWORDED
from cmr_logic.scenario.demands.shapes_of_things import THINGS_REWORDED
from cmr_logic.scenario.demands.things_reworded import of_the_thing
from cmr_logic.scenario.entailment.circumstances import CIRCUMSTANCES
from cmr_logic.scenario.entailment.holdings import HOLDINGS
from cmr_logic.scenario.entailment.implications import IMPLICATIONS, POSSESSIONS
from cmr_logic.scenario.entailment.lives import LIVES
from cmr_logic.scenario.entailment.occupations import OCCUPATIONS
from cmr_logic.scenario.entailment.situations import SITUATIONS
from cmr_logic.scenario.lexicon.alternatives import ALTERNATIVES
from cmr_logic.scenario.lexicon.colloquial import COLLOQUIAL
from cmr_logic.scenario.lexicon.contrasts import OPPOSITES
from cmr_logic.scenario.lexicon.contrasts_of_things import CONTRASTS_OF_THINGS, WAYS_OF_THINGS
from cmr_logic.scenario.lexicon.derivation import ENDINGS, LEFT_ALONE, denied, root
from cmr_logic.scenario.lexicon.everyday import EVERYDAY
from cmr_logic.scenario.lexicon.exclusives import EXCLUSIVES
from cmr_logic.scenario.lexicon.families import FAMILIES
from cmr_logic.scenario.lexicon.kinds import KINDS
from cmr_logic.scenario.lexicon.localities import LOCALITIES
from cmr_logic.scenario.lexicon.nouns import NOUNS
from cmr_logic.scenario.lexicon.of_things import OF_THINGS
from cmr_logic.scenario.lexicon.sayings import SAYINGS
from cmr_logic.scenario.lexicon.scales import SCALES, STRENGTHS
from cmr_logic.scenario.lexicon.synonyms import SYNONYMS
from cmr_logic.scenario.rephrasing.ages_told import AGES_TOLD
from cmr_logic.scenario.rephrasing.asides import ASIDES
from cmr_logic.scenario.rephrasing.assent_told import ASSENT_TOLD
from cmr_logic.scenario.rephrasing.attendance_told import ATTENDANCE_TOLD
from cmr_logic.scenario.rephrasing.beasts_told import BEASTS_TOLD
from cmr_logic.scenario.rephrasing.bounds_told import BOUNDS_TOLD
from cmr_logic.scenario.rephrasing.by_notice import BY_NOTICE
from cmr_logic.scenario.rephrasing.circumlocutions import CIRCUMLOCUTIONS
from cmr_logic.scenario.rephrasing.clefts import CLEFTS
from cmr_logic.scenario.rephrasing.clipped import CLIPPED
from cmr_logic.scenario.rephrasing.clipped_things import CLIPPED_THINGS
from cmr_logic.scenario.rephrasing.common_rewordings import COMMON_REWORDINGS
from cmr_logic.scenario.rephrasing.common_turns import COMMON_TURNS
from cmr_logic.scenario.rephrasing.consent_told import CONSENT_TOLD
from cmr_logic.scenario.rephrasing.contraries_told import CONTRARIES_TOLD
from cmr_logic.scenario.rephrasing.converses_told import CONVERSE_TURNS, CONVERSES_TOLD
from cmr_logic.scenario.rephrasing.dealings import DEALINGS
from cmr_logic.scenario.rephrasing.deeds_shown import DEEDS_SHOWN
from cmr_logic.scenario.rephrasing.deeds_told import DEEDS_TOLD
from cmr_logic.scenario.rephrasing.denials import DENIALS
from cmr_logic.scenario.rephrasing.everyday_measures import EVERYDAY_MEASURES
from cmr_logic.scenario.rephrasing.fates_told import FATES_TOLD
from cmr_logic.scenario.rephrasing.given_me import GIVEN_ME
from cmr_logic.scenario.rephrasing.had_to import HAD_TO
from cmr_logic.scenario.rephrasing.idioms import IDIOMS
from cmr_logic.scenario.rephrasing.idioms_of_things import IDIOMS_OF_THINGS
from cmr_logic.scenario.rephrasing.in_company import IN_COMPANY
from cmr_logic.scenario.rephrasing.in_passing import IN_PASSING
from cmr_logic.scenario.rephrasing.keeping_told import KEEPING_TOLD
from cmr_logic.scenario.rephrasing.kept_told import KEPT_TOLD
from cmr_logic.scenario.rephrasing.kin_of_kin import KIN_OF_KIN
from cmr_logic.scenario.rephrasing.left_so_told import LEFT_SO_TOLD
from cmr_logic.scenario.rephrasing.lives_told import LIVES_TOLD
from cmr_logic.scenario.rephrasing.mishaps_told import MISHAPS_TOLD
from cmr_logic.scenario.rephrasing.numbers_told import NUMBERS_TOLD
from cmr_logic.scenario.rephrasing.outcomes import OUTCOMES
from cmr_logic.scenario.rephrasing.outside_told import OUTSIDE_TOLD
from cmr_logic.scenario.rephrasing.owning_told import OWNING_TOLD, OWNING_TURNS
from cmr_logic.scenario.rephrasing.parts_of_things import PARTS
from cmr_logic.scenario.rephrasing.parts_told import PARTS_TOLD
from cmr_logic.scenario.rephrasing.periphrases import PERIPHRASES
from cmr_logic.scenario.rephrasing.phrasings import PHRASINGS
from cmr_logic.scenario.rephrasing.plain_lives import PLAIN_LIVES
from cmr_logic.scenario.rephrasing.plans_told import PLANS_TOLD
from cmr_logic.scenario.rephrasing.powered_told import POWERED_TOLD
from cmr_logic.scenario.rephrasing.presence_told import PRESENCE_TOLD
from cmr_logic.scenario.rephrasing.pronoun_turns import PRONOUN_TURNS
from cmr_logic.scenario.rephrasing.quantities_denied import QUANTITIES_DENIED
from cmr_logic.scenario.rephrasing.rates_told import RATES_TOLD
from cmr_logic.scenario.rephrasing.restating import RESTATINGS
from cmr_logic.scenario.rephrasing.rewordings import REWORDINGS
from cmr_logic.scenario.rephrasing.roles import ROLES
from cmr_logic.scenario.rephrasing.shares_told import SHARES_TOLD
from cmr_logic.scenario.rephrasing.shown import SHOWN
from cmr_logic.scenario.rephrasing.signs import SIGNS
from cmr_logic.scenario.rephrasing.small_words import SMALL_WORDS
from cmr_logic.scenario.rephrasing.standing_told import STANDING_TOLD
from cmr_logic.scenario.rephrasing.states_of_things import STATES_OF_THINGS
from cmr_logic.scenario.rephrasing.still_so import STILL_SO
from cmr_logic.scenario.rephrasing.sums_joined import SUMS_JOINED
from cmr_logic.scenario.rephrasing.supplies_told import SUPPLIES_TOLD
from cmr_logic.scenario.rephrasing.things_sent_told import THINGS_SENT_TOLD
from cmr_logic.scenario.rephrasing.things_told import THINGS_TOLD
from cmr_logic.scenario.rephrasing.ties_told import TIES_TOLD
from cmr_logic.scenario.rephrasing.times_told import TIMES_TOLD
from cmr_logic.scenario.rephrasing.tongues_told import TONGUES_TOLD
from cmr_logic.scenario.rephrasing.turned_round import TURNED_ROUND
from cmr_logic.scenario.rephrasing.turns import TURNS as REPHRASED
from cmr_logic.scenario.rephrasing.unfinished import UNFINISHED
from cmr_logic.scenario.rephrasing.whole_lists import LISTS_TOLD, WHOLE_LISTS
from cmr_logic.scenario.rephrasing.yet_to_come_told import YET_TO_COME_TOLD
from cmr_logic.scenario.statements.reading import read
from cmr_logic.scenario.times.age_words import AGE_WORDS
from cmr_logic.scenario.times.ages_ahead import AHEAD
from cmr_logic.scenario.times.aspects import ASPECTS
from cmr_logic.scenario.times.beginnings import BEGINNINGS, RESULTS
from cmr_logic.scenario.times.dated_events import EVENTS
from cmr_logic.scenario.times.deeds import DEEDS
from cmr_logic.scenario.times.elapsed import ELAPSED, elapsed_of
from cmr_logic.scenario.times.happenings import HAPPENINGS
from cmr_logic.scenario.times.occasions import OCCASIONS
from cmr_logic.scenario.times.placings import PLACINGS
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.scenario.times.tellings import TELLINGS
from cmr_logic.scenario.times.weeks import WEEKS
from cmr_logic.spans import Span
from cmr_logic.text import key
from tests.scenario.parts_of_patterns import always_has
from tests.tables import for_each

pytestmark = pytest.mark.slow


def finding(statement, story):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0] if found else None


def of_oneself(wording):
    """Return what "I" say as a clause says it of "you"."""
    words = {"I am": "you are", "I was": "you were", "I": "you", "my": "your", "me": "you"}
    return re.sub(r"\bI am\b|\bI was\b|\bI\b|\bmy\b|\bme\b", lambda m: words[m[0]], wording)


def named(entries):
    return [pytest.param(entry, id=entry.name) for entry in entries]


@for_each(
    "entry",
    named([*SYNONYMS, *SAYINGS, *EVERYDAY, *NOUNS, *COLLOQUIAL, *OF_THINGS, *KINDS, *STRENGTHS]),
)
def test_words_that_say_as_much_make_a_clause_true(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert found.value
    assert finding(entry.clause, entry.silent) is None


@for_each("doer", [pytest.param(doer, id=doer.clause) for doer in DOERS])
def test_doers_do_what_they_are_called_for(doer):
    found = finding(doer.clause, doer.fires)
    assert found is not None
    assert found.value
    assert finding(doer.clause, doer.silent) is None


@pytest.mark.parametrize(
    "statement",
    [
        "you are a new boat owner",  # the boat may be old
        "you are a boat owner who races",
        "you are the oldest resident",
        "you are a driver",
        "you own a boat",
    ],
)
def test_other_clauses_name_no_doer_of_a_thing(statement):
    assert as_done(statement) is None


@for_each("entry", named(OCCASIONS))
def test_days_are_counted_from_an_event(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert found.value
    assert finding(entry.clause, entry.silent) is None


@for_each(
    "entry",
    named(
        [
            *OPPOSITES,
            *CONTRASTS_OF_THINGS,
            *SCALES,
            *ALTERNATIVES,
            *WAYS_OF_THINGS,
            *EXCLUSIVES,
            *FAMILIES,
            *LOCALITIES,
        ]
    ),
)
def test_opposites_make_a_clause_false(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert not found.value
    assert finding(entry.clause, entry.silent) is None


@for_each(
    "entry", named([*IMPLICATIONS, *CIRCUMSTANCES, *OCCUPATIONS, *LIVES, *POSSESSIONS, *HOLDINGS])
)
def test_implications_settle_their_clause(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert found.value is entry.value
    assert found.entry.startswith("implication:")
    assert finding(entry.clause, entry.silent) is None


@for_each("entry", named([*OCCUPATIONS, *LIVES]))
def test_all_premises_settle_their_clause(entry):
    for text in entry.premises:
        assert len(read(text)) == 1, text
        assert finding(entry.clause, f"{text}.").value is True, text


@for_each(
    "entry",
    named(
        [
            *RESTATINGS,
            *OUTCOMES,
            *GIVEN_ME,
            *PARTS,
            *ROLES,
            *ASIDES,
            *NUMBERS_TOLD,
            *BOUNDS_TOLD,
            *OUTSIDE_TOLD,
            *TIMES_TOLD,
            *SUMS_JOINED,
            *AGES_TOLD,
            *PERIPHRASES,
            *PLAIN_LIVES,
            *DEEDS_TOLD,
            *BY_NOTICE,
            *HAD_TO,
            *CLIPPED,
            *CLIPPED_THINGS,
            *PLANS_TOLD,
            *KIN_OF_KIN,
            *PRONOUN_TURNS,
            *RATES_TOLD,
            *CLEFTS,
            *TURNED_ROUND,
            *WHOLE_LISTS,
            *PHRASINGS,
            *IDIOMS,
            *IDIOMS_OF_THINGS,
            *SMALL_WORDS,
            *CIRCUMLOCUTIONS,
            *IN_PASSING,
            *COMMON_REWORDINGS,
            *DEALINGS,
            *SIGNS,
            *SHOWN,
            *THINGS_TOLD,
            *STATES_OF_THINGS,
            *TIES_TOLD,
            *ASSENT_TOLD,
            *CONSENT_TOLD,
            *DEEDS_SHOWN,
            *COMMON_TURNS,
            *BEASTS_TOLD,
            *IN_COMPANY,
            *POWERED_TOLD,
            *MISHAPS_TOLD,
            *SHARES_TOLD,
            *EVERYDAY_MEASURES,
            *STILL_SO,
            *UNFINISHED,
            *SUPPLIES_TOLD,
            *PARTS_TOLD,
            *CONVERSES_TOLD,
            *CONTRARIES_TOLD,
            *YET_TO_COME_TOLD,
            *OWNING_TOLD,
            *FATES_TOLD,
            *CONVERSE_TURNS,
            *OWNING_TURNS,
            *ATTENDANCE_TOLD,
            *THINGS_SENT_TOLD,
            *LEFT_SO_TOLD,
            *KEPT_TOLD,
            *LIVES_TOLD,
            *LISTS_TOLD,
            *KEEPING_TOLD,
            *PRESENCE_TOLD,
            *STANDING_TOLD,
            *TONGUES_TOLD,
        ]
    ),
)
def test_other_syntax_settles_its_clause(entry):
    assert finding(entry.clause, entry.fires).value is entry.value
    assert finding(entry.clause, entry.silent) is None


@for_each(
    "entry",
    named(
        entry
        for entry in (
            *REWORDINGS,
            *PHRASINGS,
            *IDIOMS,
            *IDIOMS_OF_THINGS,
            *CIRCUMLOCUTIONS,
            *SMALL_WORDS,
            *IN_PASSING,
            *COMMON_REWORDINGS,
            *DEALINGS,
            *SIGNS,
            *NUMBERS_TOLD,
            *BOUNDS_TOLD,
            *OUTSIDE_TOLD,
            *TIMES_TOLD,
            *SUMS_JOINED,
            *AGES_TOLD,
            *PERIPHRASES,
            *PLAIN_LIVES,
            *DEEDS_TOLD,
            *BY_NOTICE,
            *HAD_TO,
            *CLIPPED,
            *CLIPPED_THINGS,
            *PLANS_TOLD,
            *KIN_OF_KIN,
            *ASIDES,
            *DENIALS,
            *QUANTITIES_DENIED,
            *PRONOUN_TURNS,
            *RATES_TOLD,
            *CLEFTS,
            *TURNED_ROUND,
            *WHOLE_LISTS,
            *REPHRASED,
            *THINGS_TOLD,
            *STATES_OF_THINGS,
            *TIES_TOLD,
            *ASSENT_TOLD,
            *CONSENT_TOLD,
            *DEEDS_SHOWN,
            *COMMON_TURNS,
            *BEASTS_TOLD,
            *IN_COMPANY,
            *POWERED_TOLD,
            *MISHAPS_TOLD,
            *SHARES_TOLD,
            *EVERYDAY_MEASURES,
            *STILL_SO,
            *UNFINISHED,
            *SUPPLIES_TOLD,
            *PARTS_TOLD,
            *CONVERSES_TOLD,
            *CONTRARIES_TOLD,
            *YET_TO_COME_TOLD,
            *OWNING_TOLD,
            *FATES_TOLD,
            *CONVERSE_TURNS,
            *OWNING_TURNS,
            *ATTENDANCE_TOLD,
            *THINGS_SENT_TOLD,
            *LEFT_SO_TOLD,
            *KEPT_TOLD,
            *LIVES_TOLD,
            *LISTS_TOLD,
            *KEEPING_TOLD,
            *PRESENCE_TOLD,
            *STANDING_TOLD,
            *TONGUES_TOLD,
        )
        if entry.needs
    ),
)
def test_what_a_rewording_needs_stands_in_every_match(entry):
    assert always_has(entry.pattern, entry.needs.split("|"))


@pytest.mark.parametrize(
    ("pattern", "parts", "has"),
    [
        (r"\b(?:my|our)\s+boat\b", ["boat"], True),
        (r"\b(?:my|our)\s+boat\b", ["y boat", "our "], True),
        (r"\b(?:my|our)\s+boat\b", ["my"], False),
        (r"(?:rain|snow)ing", ["rain", "snow"], True),
        (r"(?:rain|snow|\w+)ing", ["rain", "snow"], False),
        (r"[Rr]ain(?:.*snow)?", ["rain"], True),
        (r"[Rr]ain(?:.*snow)?", ["snow"], False),
        (r"(?:ice)+berg", ["iceb"], True),
        (r"(?:ice)*berg", ["ice"], False),
        (r"(?:ha|ho){2}", ["haha", "ho"], True),
        (r"(?:ha|ho){2}", ["haha", "hoho"], False),
        (r"(?:^|(?<=[.!?]\s))No\s", [" no "], True),
        (r"(?:^|(?<=[.!?-]))No\s", [" no "], False),
        (r"rain(?=\s(?:today|now))", [" today", " now"], True),
        (r"rain(?!\ssnow)", ["snow"], False),
        (r"rain(?=[.,]|$)", ["rain "], False),
        (r"rain$", ["rain "], True),
        (r"(?-i:[A-Z])[a-z]+ton", ["ton"], True),
    ],
)
def test_what_every_match_of_a_pattern_has(pattern, parts, has):
    assert always_has(pattern, parts) is has


@for_each("entry", named(OTHER_WORDS))
def test_a_clause_has_other_words_by_its_grammar(entry):
    assert entry.other in [form for form, _ in in_other_words(entry.clause)]
    assert not in_other_words(entry.silent)


@for_each("entry", named((*THINGS_REWORDED, *STATES_REWORDED, *MEASURES_REWORDED)))
def test_a_clause_about_a_thing_has_other_words(entry):
    assert entry.other in [form for form, _ in of_the_thing(entry.clause)]
    assert re.match(entry.pattern, entry.silent) is None


@for_each("state", named(SITUATIONS))
def test_situations_settle_their_clause_either_way(state):
    assert finding(state.clause, state.fires).value is True
    assert not state.fails or finding(state.clause, state.fails).value is False
    assert finding(state.clause, state.silent) is None


@for_each("state", named(state for state in SITUATIONS if state.worded))
def test_wordings_of_rules_are_settled_as_the_clause_of_a_situation(state):
    for wording in state.worded:
        statement = of_oneself(wording)
        assert finding(statement, state.fires).value is True, statement
        assert not state.fails or finding(statement, state.fails).value is False, statement
        assert finding(statement, state.silent) is None, statement


@for_each("turn", named([*TURNS, *PLAIN_STATES]))
def test_turns_of_speech_of_rules_are_told_in_plain_words(turn):
    assert finding(turn.clause, turn.fires).value is turn.value
    assert finding(turn.clause, turn.silent) is None


@for_each("state", named(SITUATIONS))
def test_statements_of_situations_are_read_whole(state):
    for text in (*state.said, *state.shown, *state.barred):
        assert len(read(text)) == 1, text


@for_each("state", named(SITUATIONS))
def test_all_statements_of_situations_settle_their_clause(state):
    for text in (*state.said, *state.shown):
        assert finding(state.clause, f"{text}.".replace("..", ".")).value is True, text
    for text in state.barred:
        assert finding(state.clause, f"{text}.".replace("..", ".")).value is False, text


@pytest.mark.parametrize(
    ("statement", "story"),
    [
        ("you live with your partner", "My wife left me a house."),
        ("you are a farmer", "I grow potatoes on my allotment."),
        ("you own a business", "I run a shop for my uncle."),
        ("you are self-employed", "I am an employee of the port."),
        ("you are a woman", "My baby is due in May."),
        ("you are disabled", "I am perfectly healthy."),
        ("you are deaf", "I am hard of hearing."),
        ("you are ill", "I caught pneumonia in 2009."),
        ("you have a low income", "I struggle to pay my bills."),
        ("you have been a victim of crime", "I was attacked by a bear."),
        ("you have been convicted of a crime", "I am in prison."),
        ("you have been convicted of a felony", "I was convicted of an offence."),
        ("you are a veteran", "I am a civilian."),
        ("you are in full-time education", "I left school at sixteen."),
        ("you have completed school", "I dropped out of university."),
        ("you can write English", "English is my mother tongue."),
        ("you are responsible for a child", "I have no children."),
        ("you are divorced", "We have split up."),
        ("you had a crash", "I had an accident."),
        ("you are buying a house", "I am selling a house."),
        ("you work for a charity", "I work for a company."),
        ("you are in the navy", "I am in the army."),
        ("you keep sheep", "I keep livestock."),
    ],
)
def test_what_need_not_follow_is_left_open(statement, story):
    assert finding(statement, story) is None


def test_a_kind_of_a_kind_is_a_kind():
    assert finding("you keep animals", "I keep heifers.").value is True
    assert finding("you own a pet", "I own a whippet.").value is True
    assert finding("you own a whippet", "I own a pet.") is None


@for_each("entry", named([*BEGINNINGS, *UNDERSTOOD]))
def test_a_state_has_lasted_since_it_began(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert not found.value
    assert finding(entry.clause, entry.silent) is None


@for_each("entry", named(RESULTS))
def test_a_state_holds_since_it_began(entry):
    assert finding(entry.clause, entry.fires).value is not entry.ends
    assert finding(entry.clause, entry.silent) is None


@for_each("word", named(AGE_WORDS))
def test_words_for_ages(word):
    assert finding(word.clause, word.fires).value is True
    assert finding(word.clause, word.fails).value is False
    assert finding(word.clause, word.silent) is None


@for_each("entry", named([*TELLINGS, *HAPPENINGS, *REWORDINGS, *AHEAD, *EVENTS, *DEEDS]))
def test_quantities_told_in_other_words(entry):
    assert finding(entry.clause, entry.fires).value is getattr(entry, "value", True)
    assert finding(entry.clause, entry.silent) is None


@for_each("entry", named(ELAPSED))
def test_words_for_the_time_since_something_happened(entry):
    (told,) = elapsed_of(entry.example)
    assert (told.interval.low, told.interval.high) == (entry.least, entry.most)
    assert all(q.entry != "elapsed:" + entry.name for q in elapsed_of(entry.counter_example))


@for_each("week", named(WEEKS))
def test_words_for_the_days_of_a_week(week):
    weekly = [q for q in quantities_of(f"{week.example}: 2 hours a day") if "weekly" in q.entry]
    assert weekly
    assert all(q.interval.low == 2 * week.days for q in weekly)
    other = quantities_of(f"{week.counter_example}: 2 hours a day")
    assert not any("weekly" in q.entry for q in other)


@for_each("ending", named(ENDINGS))
def test_endings_derive_their_example_only(ending):
    word, base = ending.example
    assert root(key(word)) == root(key(base))
    other = key(ending.counter_example)
    assert root(other) == other


@pytest.mark.parametrize(
    "table",
    [
        [*SYNONYMS, *SAYINGS, *EVERYDAY, *NOUNS, *COLLOQUIAL, *OF_THINGS],
        KINDS,
        [*OPPOSITES, *CONTRASTS_OF_THINGS, *ALTERNATIVES, *WAYS_OF_THINGS],
        ELAPSED,
        [*TELLINGS, *HAPPENINGS, *REWORDINGS, *AHEAD],
        [*IMPLICATIONS, *CIRCUMSTANCES, *OCCUPATIONS, *LIVES, *POSSESSIONS, *HOLDINGS],
        ENDINGS,
    ],
)
def test_names_are_unique(table):
    names = [entry.name for entry in table]
    assert len(names) == len(set(names))


def test_words_left_alone_have_no_other_root():
    assert all(root(word) == word for word in LEFT_ALONE)


@pytest.mark.parametrize(
    ("word", "base"), [("unmarried", "marry"), ("ineligible", "eligible"), ("unpaid", "pay")]
)
def test_negative_prefixes(word, base):
    assert denied(key(word)) == base


@pytest.mark.parametrize("word", ["income", "university", "disabled", "under", "interest"])
def test_words_that_only_begin_like_a_denial(word):
    assert denied(key(word)) == ""


@for_each("entry", named([*ASPECTS, *PLACINGS]))
def test_words_of_an_aspect_tell_what_is_measured(entry):
    found = finding(entry.clause, entry.fires)
    assert found is not None
    assert found.entry.startswith("quantity:")
    assert finding(entry.clause, entry.silent) is None


@for_each("turn", named(PLAIN_STATES))
def test_rare_wordings_of_states_are_put_in_the_commonest(turn):
    plain = with_plain_state(turn.clause)
    assert plain == re.sub(turn.pattern, turn.says, turn.clause, flags=re.IGNORECASE)
    assert with_plain_state(plain) == plain  # the commonest has no commoner
    assert with_plain_state(f"{turn.clause} of old") != plain
