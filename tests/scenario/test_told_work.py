"""How long somebody has been in a job, and how many hours they do, told in other words."""

import pytest

from cmr_logic import decide

SAME = "have worked for the same employer for at least 26 weeks"
SERVICE = "have at least two years' service"
HOURS = "work at least 20 hours a week"
MONTH = "volunteer for eight hours or more a month"
CASES = [
    (SAME, "I've been at the same garden centre for a year and a half without a break.", "Yes"),
    (SAME, "I only started at the bakery two months ago.", "No"),
    (SAME, "I've worked at St Mary's for four years.", "Yes"),
    (SAME, "I've worked as a welder for four years.", "More"),
    (SAME, "I worked at the bakery for three years before I had the baby.", "More"),
    (SAME, "My husband has worked at the mill for three years.", "More"),
    (SAME, "I've been at the hospital for three weeks with my leg.", "More"),
    (SAME, "I started the course three weeks ago.", "More"),
    (SERVICE, "I've worked here for seven years now, first on reception.", "Yes"),
    (SERVICE, "I started with the firm five months ago.", "No"),
    (SERVICE, "I've been with the company since 2012.", "Yes"),
    (SERVICE, "I've been with the choir since 2012.", "More"),
    (SERVICE, "I've worked on and off for the council for six years.", "More"),
    ("have two years of military service", "I've worked at the mill for three years.", "More"),
    (HOURS, "I do four five-hour shifts at the till every week.", "Yes"),
    (HOURS, "I work two days a week, six hours each day.", "No"),
    (HOURS, "I work seven hours on Mondays, Tuesdays and Thursdays.", "Yes"),
    (HOURS, "I work five hours on Mondays.", "More"),
    (HOURS, "I work eight hours every other Saturday.", "More"),
    (MONTH, "I volunteer three hours every Friday.", "Yes"),
    (MONTH, "I do a three hour shift at the museum every single Friday as a volunteer.", "Yes"),
    (MONTH, "I volunteer for three hours on alternate Fridays.", "More"),
    (MONTH, "I watch football for three hours every Friday.", "More"),
]


@pytest.mark.parametrize(("asked", "story", "answer"), CASES)
def test_work_that_is_told(asked: str, story: str, answer: str) -> None:
    rule = f"You can apply for leave if you {asked}."
    assert decide(rule, "Can I apply for leave?", story).answer == answer
