"""What a story says that the thing, the person or the day in question is, and who is alive."""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span


def said(clause: str, story: str, question: str = "") -> bool | None:
    found = settle([Clause("c1", Span(0, 0), clause, "if")], story, question)
    return found[0].value if found else None


_SEARCH = "Will I be searched by this person?"
_FEE = "Can I reclaim this fee?"
_GRANT = "Can I appeal about this benefit?"


@pytest.mark.parametrize(
    ("clause", "story", "question", "value"),
    [
        # Whom a question points to, in the place where a clause names somebody.
        ("you may be searched by a customs officer", "This person is a customs officer.",
         _SEARCH, True),
        ("you may be searched by a customs officer", "Still, this person is not a customs officer.",
         _SEARCH, False),
        ("you may be searched by a customs officer", "The person I mean is a shepherd.",
         _SEARCH, False),
        ("you may be taught by a customs officer", "This person is a customs officer.",
         _SEARCH, None),
        ("you may be searched by a customs officer", "My uncle is a customs officer.",
         _SEARCH, None),
        # What a matter has nothing to do with.
        ("it is loss of luggage", "It has nothing to do with losing luggage.", _FEE, False),
        ("it is loss of luggage", "It has a lot to do with losing luggage.", _FEE, None),
        # What is sent abroad is exported.
        ("it is high quality cloth", "I'm hoping to ship some well-made cloth to Peru.",
         "Can I export this product to Peru?", True),
        ("it is high quality cloth", "I'm hoping to ship some tinned soup to Peru.",
         "Can I export this product to Peru?", False),
        ("it is high quality cloth", "I'm hoping to ship out to Peru.",
         "Can I export this product to Peru?", None),
        ("honey and goods containing honey", "I'm shipping desserts to Peru.",
         "Can I export this product to Peru?", False),
        ("honey and goods containing honey", "I'm shipping desserts. They have honey in them.",
         "Can I export this product to Peru?", None),
        ("it is supplying organs to Peru", "I'm trying to export tulips.", "Can I export this?",
         False),
        ("it is supplying organs to Peru", "I play the tulip song.", "Can I export this?", None),
        # What one makes, where the question names a service or product in general.
        ("it is maps", "I make maps for hikers.", "Is this a printed product?", True),
        ("it is maps", "I make soup for hikers.", "Is this a printed product?", None),
        ("it is maps", "I make maps for hikers.", "Can I park this van?", None),
        # The one benefit of a story is the one asked about.
        ("Universal Credit", "I appealed for Universal Credit last year.", _GRANT, True),
        ("Universal Credit", "I swapped Universal Credit for PIP last year.", _GRANT, None),
        ("Pension Credit", "I appealed for Universal Credit last year.", _GRANT, None),
        # Words whose root is a verb name kinds as well.
        ("it is a housing allowance", "This is a housing allowance.", "Can I keep this?", True),
    ],
)  # fmt: skip
def test_what_the_matter_is(clause, story, question, value):
    assert said(clause, story, question) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("it is Monday to Friday", "It's Sunday morning.", False),
        ("it is Monday to Friday", "Today is Thursday.", True),
        ("it is Monday to Friday", "It isn't Sunday.", None),
        ("it is Monday to Friday", "I row on Sunday.", None),
        ("it is a weekday", "It's the weekend.", False),
        ("it is Monday to Saturday", "It's the weekend.", None),
        ("it is Saturday or Sunday", "It's Sunday.", True),
        ("it is Friday to Monday", "It's Sunday.", True),
    ],
)
def test_which_day_of_the_week_it_is(clause, story, value):
    assert said(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("your partner has died", "My husband rows with a club.", False),
        ("your partner has died", "My wife and I share a barge.", False),
        ("your sponsor has died", "I spoke to my sponsor yesterday.", False),
        ("your sponsor has died", "I once spoke to my sponsor.", None),
        ("your sponsor has died", "I spoke to my sponsor's sister yesterday.", None),
        ("your partner has died", "My husband rests in the village churchyard.", None),
        ("your partner has died", "My husband died. My sister rows.", True),
        ("your mother or father has died", "My mother rows.", None),
        ("your partner has died", "My son rows.", None),
        # What would have been is not denied by what was not.
        ("they would have reached that age", "They never reached that age.", None),
        ("they reached that age", "They never reached that age.", False),
    ],
)
def test_who_does_something_has_not_died(clause, story, value):
    assert said(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("dogs are allowed", "No dogs are allowed.", False),
        ("no dogs are allowed", "No dogs are allowed.", True),
        ("your goods were stolen", "No goods were stolen.", False),
        ("your goods are insured", "No goods were stolen.", None),
    ],
)
def test_a_subject_denies_what_is_said_of_it(clause, story, value):
    assert said(clause, story) is value


def test_who_cares_for_their_own_children_need_not_work_as_a_carer():
    rule = "You can claim if you are not working because you are looking after children."
    told = "I used to work, but now I spend my days looking after our twins."
    assert decide(rule, "Can I claim?", told).answer == "Yes"
    assert decide(rule, "Can I claim?", "I look after children as a nanny.").answer != "Yes"


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you get a Mobility Grant (MG)", "I get MG.", True),
        ("you get a Mobility Grant (MG)", "I get a mobility grant.", True),
        ("you get a Mobility Grant (MG) in your name", "I was awarded MG in May.", True),
        ("you get a Mobility Grant (MG)", "I get no mobility grant.", False),
        ("you get a Mobility Grant (MG)", "I get MB.", None),
        ("you get a Mobility Grant (MG)", "My aunt gets MG.", None),
        ("your boat is registered in your name", "My boat is registered.", None),
    ],
)
def test_an_abbreviation_stands_for_its_name(clause, story, value):
    assert said(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "question", "value"),
    [
        ("the goods are classed as seconds or samples", "The goods are considered to be samples.",
         "Can I return this good?", True),
        ("the goods are classed as seconds or samples", "The goods came with samples.",
         "Can I return this good?", None),
        ("they live with you", "My niece has a baby, and they both live with me.",
         "Can I claim for this person?", True),
        ("they live with you", "My niece lives in Spain.", "Can I claim for this person?", None),
        ("your heating costs go up", "My heating costs have risen.", "", True),
        ("your heating costs go up", "My heating costs are listed.", "", None),
        ("you are completing a PhD", "I'm still working towards a PhD.", "", True),
        ("you are completing a PhD", "I'm still working for a man with a PhD.", "", None),
        ("you sold it at less than its worth", "I sold the flat at its full market value.",
         "", False),
        ("you sold it at less than its worth", "I sold the flat in the market.", "", None),
        ("you want to explore career opportunities", "I'd like to explore my career options.",
         "", True),
        ("you want to explore career opportunities", "I'd like to explore care homes.", "", None),
        ("you are a child", "I'm twenty-one.", "", False),
        ("you are the child of a baker", "I'm twenty-one.", "", None),
    ],
)  # fmt: skip
def test_turns_of_guidance_and_of_people(clause, story, question, value):
    assert said(clause, story, question) is value


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        ("All riders under 18, including guests, must wear a helmet.", "I'm fifteen.", "Yes"),
        ("All riders under 18, including guests, must wear a helmet.", "I'm forty.", "No"),
        (
            "Riders under 18, whether they pay or not, must wear a helmet.",
            "I'm a boy of 15.",
            "Yes",
        ),
        ("Riders under 18 stone, including guests, must wear a helmet.", "I'm fifteen.", "More"),
    ],
)
def test_people_of_an_age_are_asked_for_theirs(rule, story, answer):
    assert decide(rule, "Do I have to wear a helmet?", story).answer == answer


@pytest.mark.parametrize(
    ("story", "value"),
    [
        ("The person is quite able to run their own errands.", True),
        ("My sister can't run her own errands.", False),
        ("I can run my own errands.", None),
        ("I can't run my own errands.", None),
    ],
)
def test_that_person_is_not_who_asks(story, value):
    clause = "that person can run their own errands"
    assert said(clause, story, "Can I shop for someone?") is value
