"""What stories settle, what they leave open, and what must not matter."""

import itertools
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import Finding, settle
from cmr_logic.spans import Span

CORPUS = Path(__file__).parent.parent / "corpus"


def clause(statement, name="c1"):
    return Clause(name, Span(0, 0), statement, "if")


def value(statement, story, question=""):
    found = settle([clause(statement)], story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        # Negation and its scope.
        ("you own a kiln", "I own a kiln.", True),
        ("you own a kiln", "I don't own a kiln.", False),
        ("you own a kiln", "I have never owned a kiln.", False),
        ("you own a kiln", "I dont own a kiln.", False),
        ("you own a kiln", "I don't paint, but I own a kiln.", True),
        ("you own a kiln", "I have neither a wheel nor a kiln.", False),
        ("you have savings", "I live without savings.", False),
        ("you have savings", "With no savings, I rely on my sister.", False),
        ("you smoke", "I no longer smoke.", False),
        ("you smoke", "I don't drink or smoke.", False),
        ("you work at night", "I do not work.", False),
        ("you work", "I do not work on Sundays.", None),
        ("you have a valid passport", "I have no passport.", False),
        ("you have a valid passport", "I have a passport.", None),
        ("you are late", "I don't think I am late.", False),
        ("you are getting Income Support", "I do not receive Income Support.", False),
        ("you claim a pension", "I receive no help, neither a loan nor a pension.", False),
        ("you are going to claim a pension", "I don't plan to claim a pension.", False),
        ("your course is at level 3 or 4", "My course is at level 4.", True),
        ("you have a disability: as much as £450 a month", "I am disabled.", True),
        ("you get a grant", "I never had a grant.", False),
        ("you own a kiln", "I haven't got a kiln.", False),
        ("you own a kiln", "I've got a kiln.", True),
        ("your shed is a barn", "My shed is considered to be a barn.", True),
        ("your shed is a barn", "My shed is expected to be a barn.", None),
        # Who it is about.
        ("you or your partner own a kiln", "Neither my wife nor I own a kiln.", False),
        ("you or your partner own a kiln", "I don't own a kiln.", None),
        ("you own a kiln", "My aunt owns a kiln.", None),
        ("you own a kiln", "My aunt and I own a kiln.", True),
        ("your partner smokes", "My wife smokes.", True),
        ("your partner smokes", "I live with my wife, who smokes.", True),
        ("your partner smokes", "Her husband smokes.", None),
        ("your partner smokes", "I smoke.", None),
        ("your dog is vaccinated", "My dog Otto is vaccinated.", True),
        ("your dog is vaccinated", "My cat is vaccinated.", None),
        ("you are a nurse", "I am a friend of a nurse.", None),
        ("you are a nurse", "I work as a nurse.", True),
        # More than before.
        ("you work more hours", "I work in a mill.", None),
        ("you work more hours", "I work more hours now.", True),
        # How far it is a fact.
        ("you own a kiln", "I would like to own a kiln.", None),
        ("you own a kiln", "I hope to own a kiln one day.", None),
        ("you own a kiln", "If I owned a kiln, I could sell more.", None),
        ("you own a kiln", "Do I own a kiln?", None),
        ("you own a kiln", "My brother says I own a kiln.", None),
        ("you own a kiln", "I know that I own a kiln.", True),
        ("you are exporting wool", "I plan to export wool.", True),
        ("you are going to claim a pension", "I would like to claim a pension.", True),
        # When.
        ("you are a student", "I was a student.", None),
        ("you are a student", "I used to be a student.", False),
        ("you have been a student", "I used to be a student.", True),
        ("you have sold the barn", "I will sell the barn.", None),
        ("you have sold the barn", "I sold the barn in May.", True),
        # Ability.
        ("you can swim", "I can swim.", True),
        ("you are able to lift boxes", "I am not able to lift boxes.", False),
        ("you lift boxes", "I can lift boxes.", None),
        # Quantities measure what the clause measures, of whom it is about.
        ("you are aged 60 or over", "I am 63.", True),
        ("you are aged 60 or over", "My wife is 63.", None),
        ("you are aged 60 or over", "I have worked for 63 days.", None),
        ("your rent is less than £500 a month", "My rent is £450 a month.", True),
        ("your rent is less than £500 a month", "My phone costs £450 a month.", None),
        ("you work at least 14 hours a week", "I work 20 hours a week.", True),
        ("you work at least 14 hours a week", "I read 20 hours a week.", None),
        ("you live in France", "I live in Lyon, France.", True),
        ("you live in France", "I live in Norway.", False),
        ("you usually live in France", "I will live in Norway.", None),
        ("you are elderly", "I am 84.", True),
        ("you are elderly", "I am 34.", False),
        ("your firm's turnover is more than £72,000", "Our turnover is £90,000.", True),
        ("you were driving under 50 mph", "I was driving at 44 mph.", True),
        ("you were driving under 50 mph", "I was driving at 67 miles per hour.", False),
        (
            "you care for someone for at least 20 hours a week",
            "I care for her 3 hours daily.",
            True,
        ),
        (
            "you care for someone for at least 20 hours a week",
            "I care for her 8 hours a day.",
            None,
        ),
        ("you work at least 36 hours a week", "I work 7 hours from Monday to Friday.", False),
        ("you reported the leak within 3 days", "I reported the leak straight away.", True),
        ("you reported the leak within 3 days", "I reported the leak.", None),
        ("you have owned the boat for 2 years", "I rented the boat a week ago.", None),
        ("you or your partner are aged 60 or over", "I am 41.", None),
        ("you or your partner are aged 60 or over", "My wife and I are both 41.", False),
        ("you or your partner are aged 60 or over", "I am 61.", True),
        # A child of some age: one is enough, and one too old is not all of them.
        ("you have a child under 6", "My son is three.", True),
        ("you have a child under 6", "I have a daughter who is three.", True),
        ("you look after a child under 6", "I have a 3 year old.", True),
        ("you have a child under 6", "My son is nine.", False),
        ("you have a child under 6", "My son is nine. My daughter is two.", True),
        ("you have a child under 6", "I have a 3-year-old dog.", None),
        ("you have a child under 6", "My sister is three.", None),
        ("you have a child", "I have a child.", True),
        # Where somebody moved to or from, and near which city.
        ("you live in Norway", "I moved to Norway in 2010.", True),
        ("you live in Norway", "I moved out of Norway in 2010.", False),
        ("you live in Norway", "I live just outside of Oslo.", True),
        ("you live in Oslo", "I live just outside of Oslo.", None),
        ("you live in Norway", "I lived in Norway in 2010.", None),
        # What was done to whoever tells it, what was refused, and what is not over.
        ("you have been offered a berth", "The port offered me a berth.", True),
        ("you offer a berth", "The port offered me a berth.", None),
        ("you have a berth", "I was awarded a berth in May.", True),
        ("you have a job offer", "The port has offered me a job.", True),
        ("you get a grant", "I was refused a grant.", False),
        ("you received the permit", "I'm still waiting for the permit.", False),
        ("you want a permit", "I'm still waiting for the permit.", None),
        ("you have finished your course", "I'm still on my course.", False),
        ("you have finished your course", "I'm on my course.", None),
        ("you have applied for a permit", "I haven't got round to applying for a permit.", False),
        ("you have applied for a permit", "I am applying for a permit.", None),
        ("you have claimed a refund", "I put in a claim for a refund.", True),
        ("you can swim", "I never learnt to swim.", False),
        ("you are planning to sell the barn", "I have no intention of selling the barn.", False),
        ("you are planning to sell the barn", "I have every intention of selling the barn.", True),
        # "My …" says that one has it.
        ("you get the heating grant", "The bank mislaid my heating grant.", True),
        ("you get the heating grant", "I applied for my heating grant.", None),
        ("you have a kiln", "My aunt has a kiln.", None),
        # No quantity at all.
        ("you have savings of more than £900", "I have no savings.", False),
        ("you have savings of less than £900", "I have no savings.", True),
        ("you have savings of more than £900", "I have no debts.", None),
        ("you work at least 14 hours a week", "I do not work.", False),
        ("you work at least 14 hours a week", "I do not work on Sundays.", None),
        ("you have children under 16", "I have two kids, aged 7 and 9.", True),
        ("you get Housing Benefit", "I don't get any benefits.", False),
        ("you get a benefit", "I don't get Housing Benefit.", None),
        ("you have lived here for at least 3 years", "I've lived here all my life.", True),
        ("you told the warden in May", "I told the warden in May.", True),
        # Near misses.
        ("you have a pension", "I'll get my pension in four years.", None),
        ("you have a bank account", "I closed my bank account.", None),
        ("you have a bank account", "I pay the money into my bank account.", True),
        ("you live in Scotland", "I have a holiday home in Scotland.", None),
        ("you are married", "I'm getting married in June.", None),
        ("you rent your home", "I rent out a flat to students.", None),
        ("you hired a cook", "I was hired as a cook.", None),
        # What one is, told bit by bit.
        ("you are a disabled veteran", "I am a veteran. I am disabled.", True),
        ("you are a disabled veteran", "I use a wheelchair. I served in the navy.", True),
        ("you are a disabled veteran", "I am a veteran. My wife is disabled.", None),
        ("you are a disabled veteran", "I am a veteran. I was disabled for a day.", None),
        ("you are a full-time student", "I am a student. I work full-time.", None),
        # Whom a firm is for.
        ("your business is registered for VAT", "We registered for VAT.", True),
        ("your business exports wool", "My aunt exports wool.", None),
        # Joined parts.
        (
            "you are aged 18 to 30 and earn less than £900 on 1 May 2020",
            "I am 40 and earn £500.",
            False,
        ),
        ("you are married and aged 60 or over", "I am 41.", False),
        ("you are married and aged 60 or over", "I am 71.", None),
        ("you are married and aged 60 or over", "I am 71 and married.", True),
        ("you're 19 or over and in your first year here", "I'm in my first year here.", None),
        ("you're 19 or over and in your first year here", "I am 17.", False),
        ("you can read and write Welsh", "I cannot write Welsh.", False),
        ("you can read and write Welsh", "I can read Welsh.", None),
        ("you can read and write Welsh", "I can read Welsh and I can write Welsh.", True),
        ("you are widowed or aged 60 or over", "I am 66.", True),
        ("you are widowed or aged 60 or over", "I am a widow.", True),
        ("you are widowed or aged 60 or over", "I am 40.", None),
        # What a long clause says besides.
        ("you rent a plot for growing leeks in spring", "I rent a plot for growing leeks.", True),
        ("you rent a sunny plot for growing leeks", "I rent a plot for growing leeks.", None),
        ("you rent a plot for growing leeks", "I rent a plot.", None),
        ("you rent a plot for 6 weeks in spring", "I rent a plot for a few weeks.", None),
        # How long ago, and since when.
        ("your pass lapsed over a year ago", "My pass lapsed last month.", False),
        ("your pass lapsed over a year ago", "My pass lapsed in 1999.", True),
        ("your loft leaked in the last 30 days", "Our loft leaked yesterday.", True),
        ("your loft leaked in the last 30 days", "Our loft leaked last year.", None),
        ("you have lived here for two years", "We moved here in 2011.", True),
        ("you have lived here for two years", "I have lived here since last week.", False),
        ("you have lived here for two years", "I lived here three years ago.", None),
        ("you have lived here for two years", "I lived here in 2011.", None),
        ("you have lived here for two years", "I used to live here, for nine years.", None),
        # Ages that were reached, or are not yet.
        ("you are under 65", "I celebrated my 64th birthday last weekend.", True),
        ("you are under 65", "I turned 63 two years ago.", False),
        ("you are under 65", "My sister celebrated her 64th birthday last weekend.", None),
        ("your son is under 18", "My son turned 18 last week and my dad is 50.", False),
        ("your son is under 18", "My son's 18th birthday is in June.", True),
        # What was so once and is no more, and what is still to come.
        ("you keep bees", "I used to keep bees.", False),
        ("you keep bees", "I used to keep bees on the moor.", None),
        ("you keep bees", "I kept bees until last year.", False),
        ("you keep bees", "I kept bees last year.", None),
        ("you work here", "I worked here until 9 last night.", None),
        ("you are employed", "I was employed at the mill.", None),
        ("you have a job", "I'm about to start a job.", None),
        # Verbs by which what follows was not done, or is not had.
        ("you have paid the fee", "I have yet to pay the fee.", False),
        ("you have paid the fee", "I forgot to pay the fee.", False),
        ("you have paid the fee", "I remembered to pay the fee.", True),
        ("you have a permit", "I lack a permit.", False),
        # Parts that lean on the verb before them.
        ("you smoke", "My wife smokes and so do I.", True),
        ("you smoke", "My wife doesn't smoke and neither do I.", False),
        ("you smoke", "I used to smoke, and I still do.", None),
        ("you have a car", "My brother has a car but I don't.", False),
        ("your partner works", "I work but my wife doesn't.", False),
        ("your partner works", "I don't work but my wife does.", True),
        ("you row", "I don't swim, nor do I row my boat.", None),
        ("you work", "Both of us work.", True),
        ("you have a garden", "I have a shed but no garden.", False),
        ("you have a garden", "I have a shed and not only a garden.", None),
        # What is said by a noun and a verb that carries it.
        ("you were rudely dismissed", "I got a rude dismissal in May.", True),
        ("you have been treated for gout", "I have had a treatment plan for gout.", None),
        ("you have been treated for gout", "I have had treatment for gout.", True),
        ("you inspected the loft", "I carried out an inspection of the loft.", True),
        ("you inspected the loft", "I carried out a tour of the loft.", None),
        ("you complained to the mayor", "I made a complaint to the mayor.", True),
        ("you bring a police report", "I have a police report.", True),
        ("you bring a police report", "I don't have a police report.", False),
        ("you bring a tent", "I have a tent.", None),
        # Days and hours of a week, and times said loosely.
        ("you row at least three days a week", "I row every day except Sunday.", True),
        ("you row at least three days a week", "I only row on Wednesdays.", False),
        ("you row at least three days a week", "I row on Wednesdays.", None),
        ("you row at least four days a week", "I row Mondays, Tuesdays and Fridays.", False),
        ("you row more than ten hours a week", "I only row for an hour on Sundays.", False),
        ("you have rowed for at least two years", "I have rowed for decades.", True),
        ("you have rowed for at least two years", "I have rowed for a few weeks.", False),
        ("you have rowed for at least four years", "I have rowed for years.", None),
        # Being several, and having too few.
        ("you are alone in the vehicle", "There are three of us in the van.", False),
        ("you live alone", "There are four of us in the house.", False),
        ("you live alone", "There are four of them in the house.", None),
        ("you have four or more adopted children", "I have just two children.", False),
        ("you have four or more adopted children", "I have six children.", None),
        ("you are a small club with fewer than 50 members", "Our club has 230 members.", False),
        ("your baby is more than 56 days old", "My son was born three weeks ago.", False),
        ("your baby is more than 56 days old", "My girl turned five months old today.", True),
        ("your baby is more than 56 days old", "My girl turned five today.", None),
        # What has ended, and how long a state has lasted.
        ("you have a valid pass", "My pass has expired.", False),
        ("you have a valid pass", "My pass runs until June.", None),
        ("you have a valid bus pass", "My ski pass has expired.", None),
        ("you have insurance", "My insurance ran out in May.", False),
        ("you have held your permit for at least one year", "I got my permit in 2015.", True),
        ("you have held your permit for at least one year", "I lost my permit in 2015.", None),
        ("you have been unemployed for a year or more", "I lost my job last week.", False),
        ("you intend to stay for over six months", "I plan to stay for a year.", True),
        ("you intend to stay for over six months", "I'm staying for a week.", False),
        ("your child is under five", "My youngest is three.", True),
        ("you have paid your rent on time", "I've never paid my rent late.", None),
        # What follows, at its time; and what was on time, brief or nothing at all.
        (
            "your home was flooded in the last 30 days",
            "Our house was under water a week ago.",
            True,
        ),
        ("your home was flooded in the last 30 days", "Our house was under water in 2019.", False),
        ("you lost your job in the last six months", "I was sacked last week.", True),
        ("you lost your job in the last six months", "My aunt was sacked last week.", None),
        ("your ferry was delayed by over three hours", "The ferry was on time.", False),
        ("your ferry was delayed by over three hours", "The ferry was on the lake.", None),
        ("you are staying for 90 days or less", "I'm going for the weekend.", True),
        ("you are staying for 90 days or less", "I'm going at the weekend.", None),
        ("you owe any fines", "I don't owe a penny.", False),
        ("you owe any fines", "My uncle doesn't owe a penny.", None),
        ("anyone must have a permit", "I have no permit.", False),
        ("you have a hygiene certificate", "I failed to get my hygiene certificate.", None),
        # What only seems to say so.
        ("you have been a member for a year", "I joined in 2010 and left in 2012.", None),
        ("you have owned a loft for a year", "We bought a loft in 2001. We sold it in 2003.", None),
        ("you come by bus", "I came by train last time.", None),
        ("you bring a bank card", "I have a bank card reader.", None),
        ("you show your ticket", "I had a ticket.", None),
        ("your home was flooded", "My neighbour's house was flooded.", None),
        ("you lost your job", "I nearly lost my job last week.", None),
        # What others say, and whom a word only seems to name.
        ("you owe rent", 'My landlord wrote: "You owe rent".', None),
        ("you live with your parents", "I live with my parents-in-law.", None),
        # Places that a list writes small.
        ("malta", "I live in Malta.", True),
        ("malta", "I live in Leeds.", False),
        ("turkey", "I live in Leeds.", None),
        ("you may apply in norway", "I applied by post.", None),
        # Names and spelling.
        ("you get the Winter Warmth Payment", "I get the WWP.", True),
        ("you have a dishwasher", "I have a dishwaser.", True),
        ("you are in debt", "I owe nothing.", False),
        ("you are in debt", "I owe nobody anything.", False),
        ("you are in debt", "I am debt free.", False),
        ("you have signed the form", "I forgot to sign the form.", False),
        ("you live alone", "I have a house in Cork.", None),
        ("you are in prison", "I am inside the house.", None),
        ("you are pregnant", "I am here with my child.", None),
        ("you have diabetes", "I inject insulin four times a day.", True),
        ("you are in full-time education", "I am doing my A-levels.", True),
        ("you own a car", "I have an old Fiesta.", True),
        ("you have a degree", "I never went to university.", False),
        ("you get benefits", "I have never claimed benefits.", False),
        ("your claim was refused", "My application was refused.", None),
        ("you keep livestock", "We run four hundred ewes on the hill.", True),
    ],
)
def test_story(statement, story, expected):
    assert value(statement, story) is expected


def test_the_question_says_who_you_are():
    question = "Can my daughter join?"
    assert value("you are under 12", "My daughter is 9.", question) is True
    assert value("you are under 12", "I am 9.", question) is None


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("fresh fish and shellfish", "I want to ship fresh fish.", True),
        ("fresh fish and shellfish", "They are fresh fish.", True),
        ("oak timber", "The cargo is pine timber.", False),
        ("fresh fish and shellfish", "My cargo is timber.", False),
        ("fresh fish and shellfish", "I would like to ship timber.", False),
        ("fresh fish and shellfish", "The cargo is not fresh fish.", False),
        ("it is a gift", "The cargo is not a gift.", False),
        # It is said of something else, or says nothing of its kind.
        ("fresh fish and shellfish", "My brother ships timber.", None),
        ("fresh fish and shellfish", "The cargo is heavy.", None),
        ("fresh fish and shellfish", "The cargo is in the hold.", None),
        ("fresh fish and shellfish", "It's a long story.", None),
        ("fresh fish and shellfish", "There is timber in the yard.", None),
        ("fresh fish and shellfish", "The cargo is not timber.", None),
    ],
)
def test_the_thing_in_question_is_of_one_kind(statement, story, expected):
    assert value(statement, story, "Can I ship this cargo?") is expected


def test_without_a_thing_in_question_nothing_has_one_kind():
    assert value("fresh fish and shellfish", "My cargo is timber.", "Can I join?") is None


def test_what_parents_have_is_asked_of_the_parent():
    question = "Can my child get a meal?"
    assert value("you get Income Support", "I get Income Support.", question) is True
    assert value("you are disabled", "I am disabled.", question) is None


def test_they_are_the_things_of_the_question():
    question = "Can I return the goods?"
    assert value("they are broken", "The kettle is broken.", question) is True
    assert value("they are broken", "The kettle is broken.", "Can I bring the children?") is None


def test_asking_with_another_is_asking_for_oneself():
    question = "Can my wife and I join?"
    assert value("you own a kiln", "I own a kiln.", question) is True
    assert value("you own a kiln", "My wife owns a kiln.", question) is None


@pytest.mark.parametrize(
    "story", ["I'm 63, so can I join?", "I'm 63 and fit, may I join?", "I am 63. May I join?"]
)
def test_what_stands_before_a_question_is_told(story):
    assert value("you are aged 60 or over", story) is True


def test_a_question_tells_nothing():
    assert value("you own a kiln", "Do I own a kiln, or does my aunt?") is None
    assert value("you own a kiln", "If I own a kiln, may I join?") is None


def test_a_bird_among_countries_is_one():
    found = settle([clause("serbia"), clause("turkey", "c2")], "I live in Leeds.")
    assert [f.value for f in found] == [False, False]


def test_a_contradiction_leaves_the_clause_open():
    assert value("you smoke", "I smoke. I do not smoke.") is None


def test_what_is_said_overrules_what_is_implied():
    assert value("you are married", "My husband is away. I am not married.") is False


def test_of_two_premises_the_one_that_a_statement_says_more_of_counts():
    # "I am off work sick" has words of "I can work" as well.
    assert value("you are fit for work", "I am off work sick.") is not True


def test_empty_stories_settle_nothing():
    assert settle([clause("you smoke")], "") == ()
    assert settle([clause("you smoke")], "  \n") == ()
    assert settle([], "I smoke.") == ()


def test_a_finding_quotes_its_words():
    story = "It is cold here. Since May I don't smoke, by the way."
    (found,) = settle([clause("you smoke")], story)
    assert found.quote == found.span.of(story)
    assert "smoke" in found.quote
    assert found.entry == "explicit"


def test_a_quote_must_fit_its_span():
    with pytest.raises(ValueError, match="span"):
        Finding("c1", True, Span(0, 3), "four", "explicit")


STATEMENTS = (
    "you are aged 60 or over",
    "you live in the United Kingdom",
    "you have a disability",
    "you have a job",
    "you are married",
    "your partner works at least 24 hours a week",
)
SENTENCES = (
    "I'm 63 and live in Leeds.",
    "My husband works 30 hours a week.",
    "I don't have a disability.",
    "I lost my job in March.",
    "My sister is 40.",
    "We keep two goats.",
)


def settled(story):
    clauses = [clause(text, f"c{index}") for index, text in enumerate(STATEMENTS)]
    return {(f.clause_id, f.value, f.entry) for f in settle(clauses, story)}


def test_the_order_of_sentences_does_not_matter():
    expected = settled(" ".join(SENTENCES))
    assert len(expected) >= 5
    orders = list(itertools.permutations(SENTENCES))
    for order in random.Random(4).sample(orders, 40):  # noqa: S311 - a fixed choice of orders
        assert settled(" ".join(order)) == expected


def test_the_order_of_clauses_does_not_matter():
    story = " ".join(SENTENCES)
    clauses = [clause(text, f"c{index}") for index, text in enumerate(STATEMENTS)]
    forwards, backwards = settle(clauses, story), settle(clauses[::-1], story)
    assert set(forwards) == set(backwards)
    assert [f.clause_id for f in backwards] == [f.clause_id for f in forwards][::-1]


def test_unrelated_sentences_do_not_matter():
    story = "I am 63."
    more = story + " The bus was late. I collect stamps from the 1930s."
    assert settled(story) == settled(more)


@given(st.text(max_size=200))
def test_any_text_is_read(story):
    for finding in settle([clause(text) for text in STATEMENTS], story):
        assert finding.quote == finding.span.of(story)


@given(st.lists(st.sampled_from([*SENTENCES, "I", "never", "if", "and", ",", "?"]), max_size=12))
def test_any_pieces_are_read(pieces):
    story = " ".join(pieces)
    for finding in settle([clause(text) for text in STATEMENTS], story):
        assert finding.quote == finding.span.of(story)


def test_import_is_lean():
    code = (
        "import sys, cmr_logic.scenario\n"
        "print([m for m in ('spacy', 'rapidfuzz', 'cmr_logic.quantities', 'pycountry') "
        "if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_stories_of_the_corpus():
    """Each story against its follow-up as a statement: four in five right, hardly any wrong."""
    right = wrong = count = 0
    with (CORPUS / "stories_dev.jsonl").open(encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            statement = declared(row["clause_question"])
            got = value(statement, row["scenario"], row["question"])
            count += 1
            right += got is row["value"]
            wrong += got is not None and got is not row["value"]
    assert right >= 0.85 * count
    assert wrong <= 0.02 * count


def declared(question):
    """Turn "Are you aged 60?" into "you are aged 60", roughly."""
    words = question.rstrip("?").split()
    first = words[0].lower()
    length = 1 if words[1] in {"you", "it"} else 3 if "household" in words else 2
    verb = [] if first in {"do", "does"} else [first]
    return " ".join([*words[1 : 1 + length], *verb, *words[1 + length :]])


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("your roof is leaky", "My roof's leaky.", True),
        ("your father is blind", "My father's blind and lives alone.", True),
        ("your father is blind", "My father's blind dog lives here.", None),
        ("your kiln is broken", "My kiln's broken down.", True),
        ("your kiln is broken", "My kiln broke down.", True),
        ("your landlord has given notice", "My landlord's given me notice.", True),
        ("your roof leaks", "My roof leaks.", True),
        ("your roof leaks", "I lost my roof tiles.", None),
    ],
)
def test_contractions_behind_nouns_are_verbs(statement, story, expected):
    assert value(statement, story) is expected


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("your kiln was wrecked", "A gale wrecked my kiln.", True),
        ("your bike was stolen", "Somebody cut the lock and took my bike.", True),
        ("your bike was stolen", "I took my bike to the mender.", None),
        ("your pension is paid every month", "I've paid into a pension.", None),
        ("you are retired", "I packed in work two years ago.", True),
        ("you do not row because you are ill", "I am not ill.", False),
        ("you do not row because you are ill", "I row.", False),
        ("you work more hours", "I work no more hours.", False),
    ],
)
def test_what_others_did_to_ones_own_things(statement, story, expected):
    assert value(statement, story) is expected
