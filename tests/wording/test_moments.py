"""How the time of asking is named."""

from __future__ import annotations

import pytest

from cmr_logic.wording import question

ASKED = {
    "it is on weekdays": "Is it a weekday?",
    "it is at weekends": "Is it a weekend?",
    "it is on Sundays and public holidays": "Is it a Sunday or a public holiday?",
    "it is on Mondays, Fridays or Sundays": "Is it a Monday, a Friday or a Sunday?",
    "it is on Sunday mornings": "Is it a Sunday morning?",
    "it is on weekdays after 6 pm": "Is it a weekday after 6 pm?",
    "it is on 5 May": "Is it 5 May?",
    "it is on July 4": "Is it July 4?",
    "it is on July 4 and New Year's Eve": "Is it July 4 or New Year's Eve?",
    "it is on 5 May and 6 June": "Is it 5 May or 6 June?",
    "it is on July 4 in the park and garden": "Is it July 4 in the park and garden?",
    "it is until 15 January": "Is it no later than 15 January?",
    "it is up to and including 31 March": "Is it no later than 31 March?",
    "it is until the end of May": "Is it no later than the end of May?",
    "it is until noon on 5 May": "Is it before noon on 5 May?",
    "it is until 10 pm": "Is it before 10 pm?",
    "it is up to 24 hours before departure": "Is it at least 24 hours before departure?",
    "it is until an hour before the race": "Is it at least an hour before the race?",
    "it is from noon to 3 pm": "Is it between noon and 3 pm?",
    "it is from Tuesday to Friday": "Is it between Tuesday and Friday?",
    "it is for funerals": "Is it for a funeral?",
    "it is weekend visits": "Is it a weekend visit?",
    # no times, or no bounds of any
    "it is on request": "Is it on request?",
    "it is on the first Sunday of the month": "Is it on the first Sunday of the month?",
    "it is up to two hours": "Is it up to two hours?",
    "it is up to you": "Is it up to you?",
    "it is until you leave": "Is it until you leave?",
    "it is until further notice": "Is it until further notice?",
    "it is from our shop to yours": "Is it from our shop to yours?",
    "it is for faulty goods": "Is it for faulty goods?",
}


@pytest.mark.parametrize(("statement", "wanted"), ASKED.items())
def test_the_time_of_asking(statement, wanted):
    assert question(statement) == wanted
