"""How long ago a thing was done, in whatever verb it is told, and what two numbers make."""

import pytest

from cmr_logic import decide

LATHE = (
    "Only lathes bought less than three years ago can be exchanged.",
    "Can I exchange my lathe?",
)
PLAN = ("Those who started work here on or after 1 May 2012 pay less.", "Do I pay less?")
PLOT = ("A plot can be shared if it is at least 150 square metres.", "Can I share my plot?")
QUIZ = ("You get a prize if you score at least 70% in the quiz.", "Do I get a prize?")
DUCKS = ("You must tell us if you keep more than seven ducks.", "Do I have to tell you?")
PAY = ("You get the top-up if you earn less than £150 a week.", "Do I get the top-up?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (LATHE, "I got it twenty months ago.", "Yes"),
        (LATHE, "I got it four years ago.", "No"),
        (LATHE, "I oiled it twenty months ago.", "More"),
        (LATHE, "I bought a drill twenty months ago.", "More"),
        (PLAN, "My first day at work here was 9 June 2018.", "Yes"),
        (PLAN, "My first day at work here was 9 June 2008.", "No"),
        (PLAN, "My worst day at work here was 9 June 2018.", "More"),
        (PLOT, "It's 10 metres wide and 20 metres long.", "Yes"),
        (PLOT, "It's 5 metres wide and 20 metres long.", "No"),
        (PLOT, "It's 10 metres wide.", "More"),
        (QUIZ, "There were 40 questions in the quiz and I got 32 of them right.", "Yes"),
        (QUIZ, "There were 40 questions in the quiz and I got 20 of them right.", "No"),
        (QUIZ, "There were 40 questions in the quiz.", "More"),
        (DUCKS, "We keep five brown ducks and four white ones.", "Yes"),
        (DUCKS, "We keep three brown ducks and four white ones.", "No"),
        (DUCKS, "My aunt keeps five brown ducks and four white ones.", "More"),
        (PAY, "I'm paid £12 an hour and do ten hours a week.", "Yes"),
        (PAY, "I'm paid £20 an hour and do ten hours a week.", "No"),
        (PAY, "I'm paid £12 an hour.", "More"),
    ],
)
def test_told_ago(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer
