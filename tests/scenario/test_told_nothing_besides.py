"""A figure that can be of nothing but the matter, and states whose beginning alone is told."""

import pytest

from cmr_logic import decide

SHED = ("You may keep your shed if it is lower than 2 metres.", "May I keep my shed?")
BREWERY = (
    "You pay the small fee if your dairy makes fewer than 5,000 litres a year.",
    "Do I pay the small fee for my dairy?",
)
POINTS = ("Members with at least 400 points get a free swim.", "Do I get a free swim?")
PARCEL = ("Parcels up to 2 kg can be left at the kiosk.", "Can I leave my parcel at the kiosk?")
HOME = (
    "Tenants can swap if they have lived in their home for at least two years.",
    "Can I swap?",
)
TOWN = ("You can vote if you have lived in the town for two years.", "Can I vote?")
FIRM = ("You can take leave once you have been with the firm for a year.", "Can I take leave?")
CLUB = ("You can vote if you have been a member for at least a year.", "Can I vote?")
VISA = ("You need a visa unless you are staying for less than 90 days.", "Do I need a visa?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (SHED, "I took a ruler to it: the old thing is 160 centimetres at the ridge.", "Yes"),
        (SHED, "I got the ladder out. Three metres exactly from the ground up.", "No"),
        (BREWERY, "We churn out about 900 litres a year.", "Yes"),
        (BREWERY, "We turn out some 8,000 litres a year.", "No"),
        (POINTS, "The app shows 320 on my card this morning.", "No"),
        (PARCEL, "It's a couple of scarves, three quarters of a kilo all told.", "Yes"),
        (HOME, "I moved in ten months ago.", "No"),
        (HOME, "We moved in three years ago.", "Yes"),
        (HOME, "I got the keys five months ago.", "No"),
        (HOME, "I've been in this flat for six years.", "Yes"),
        (HOME, "I've been here for six years.", "Yes"),
        (TOWN, "We moved here ten months ago.", "No"),
        (TOWN, "We came here five years ago.", "Yes"),
        (FIRM, "I started two months ago.", "No"),
        (FIRM, "I've worked here for five years.", "Yes"),
        (CLUB, "I joined three years ago.", "Yes"),
        (CLUB, "I only signed up two months ago.", "No"),
        (VISA, "I'm spending six months there.", "Yes"),
    ],
)
def test_a_story_names_the_matter_by_its_figure_alone(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("rule", "story"),
    [
        (SHED, "My greenhouse is three metres high."),
        (BREWERY, "My neighbour's dairy makes 900 litres a year."),
        (BREWERY, "The tank holds 900 litres."),
        (POINTS, "My sister has 900 points."),
        (HOME, "I moved out three years ago."),
        (HOME, "My sister moved in three years ago."),
        (HOME, "I moved into my office three years ago."),
        (HOME, "I moved in three years ago and left in May."),
        (HOME, "I got the car keys three years ago."),
        (FIRM, "I started knitting two years ago."),
        (FIRM, "I started at another firm five years ago."),
        (FIRM, "I've been ill for five years."),
        (CLUB, "My wife joined three years ago."),
        (VISA, "My course takes six months."),
        (VISA, "I worked abroad for six months."),
    ],
)
def test_the_figure_of_another_thing_leaves_it_open(rule, story):
    text, question = rule
    assert decide(text, question, scenario=story).answer == "More"
