"""One condition told in many shapes, which move, split or leave out words."""

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.rephrasing.plain import plainly
from cmr_logic.scenario.statements.reading import read
from cmr_logic.spans import Span


def value(statement, story, question=""):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        # An object before its subject.
        ("you have signed the form", "The form I have already signed.", True),
        ("you have signed the form", "The form I haven't signed.", False),
        ("you have a kiln", "Yes, a kiln I do have.", True),
        ("you own the car", "The car I drive belongs to the firm.", False),
        # A verb left out.
        ("you have paid the toll", "I meant to pay the toll but never did.", False),
        ("you have paid the toll", "I was going to pay the toll, but I didn't.", False),
        ("you have paid the toll", "I should have paid the toll, and I did.", True),
        ("you live in Norway", "My aunt lives in Norway, but I don't.", False),
        # What is no more, and what is left undone.
        ("you live in Norway", "I used to live in Norway.", False),
        ("you live in Norway", "I stopped living in Norway in May.", False),
        ("you are pregnant", "I'm no longer pregnant.", False),
        ("you keep bees", "I started keeping bees three years ago.", True),
        ("you have paid the toll", "I decided not to pay the toll.", False),
        ("you have paid the toll", "I have still to pay the toll.", False),
        # Relative clauses.
        ("you smoke", "I'm not someone who smokes.", False),
        ("you keep bees", "I'm not a farmer who keeps bees.", None),
        ("your boat is insured", "My boat, which is my pride, is insured.", True),
        ("your aunt has agreed", "I asked my aunt, who agreed.", True),
        # What goes on behind a subordinate clause without a comma.
        ("you have a kiln", "Ever since I moved here I've had a kiln.", True),
        # Whom or what a pronoun of the next sentence stands for.
        ("your landlord has agreed", "I asked my landlord and he agreed.", True),
        ("your landlord has agreed", "I wrote to my landlord. He didn't agree.", False),
        ("your landlord has agreed", "I wrote to my aunt. She agreed.", None),
        ("your landlord has agreed", "The landlord has agreed.", True),
        ("your bag is locked", "I bought my bag last year. It is locked.", True),
        ("your bag is locked", "My bag is old. My bike is new. It is locked.", None),
        # Nobody, and the passive of what was not done.
        ("you have paid the toll", "Nobody paid the toll.", False),
        ("you have told the warden", "Nobody told me.", None),
        ("you have read the notice", "The notice was never read.", False),
        # What something did to "it", and a past that may be over.
        ("it was broken by the storm", "The storm broke it.", True),
        ("it was broken by the storm", "The storm missed it.", None),
        ("you owe dues", "Last year I owed dues.", None),
        # What is hoped, supposed or awaited.
        ("your landlord has agreed", "I hope my landlord will agree.", None),
        ("your landlord has agreed", "If my landlord had agreed, I'd be glad.", None),
        ("your landlord has agreed", "I'm still waiting for my landlord to agree.", False),
        ("you are married", "I used to be married.", False),
        # Said by those who did it, and what was only thought.
        ("your boss has agreed", "My boss told me she had agreed.", True),
        ("your boss has agreed", "My boss told me she would agree.", None),
        ("you have failed the test", "I thought I had failed the test.", None),
        ("you have registered the boat", "I've still got to register the boat.", False),
        # Reported by whoever tells.
        ("you have a kiln", "I told them that I have a kiln.", True),
        ("you have a kiln", "My aunt says that I have a kiln.", None),
    ],
)
def test_shapes(statement, story, expected):
    assert value(statement, story) is expected


def test_evidence_is_quoted_as_it_was_told():
    story = "It rains. What I don't have is a tent. It pours."
    (found,) = settle([Clause("c1", Span(0, 0), "you have a tent", "if")], story)
    assert found.quote == "What I don't have is a tent"
    assert found.span.of(story) == found.quote


@pytest.mark.parametrize("story", ["", "I row.", "What I like is what I like.", "A? B? C."])
def test_places_of_a_plain_text_stay_within_the_story(story):
    plain = plainly(story)
    for place in range(len(plain.text) + 1):
        assert 0 <= plain.told(place, place).start <= len(story)


def test_a_clause_behind_a_subordinate_one_is_its_own():
    told = read("When my aunt retired I bought her boat.")
    assert [(t.verb, t.subject.head) for t in told] == [("retire", "aunt"), ("buy", "")]
