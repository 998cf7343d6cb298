"""Stories that tell days by birthdays and flights, takings by the year, and places by a town."""

from __future__ import annotations

import pytest

from cmr_logic import decide

_SHOP = "A shop must file reports once its yearly turnover is above £30,000."
_STALL = "You must register your stall if you turn over more than €10,000 a year."
_MEALS = "You can get the meal grant if your household earns less than £20,000 a year."
_FAMILY = "Families get a free bus pass if their income is below €2,000 a month."
_GLIDER = "You can take the glider test if you have done at least 40 flights."
_SKI = "A pupil can join the course only if the pupil turned eight before 1 November 2023."
_PONY = "A child may ride the pony if the child is at least six."
_PERMIT = "You need no permit for Belmora if you leave the country before 1 July 2025."
_ROOM = "You may use the guest room if you arrive after 10 May 2025."
_FORM = "You need no form if you travel to Malta from a country in the European Union."
_BONUS = "Nurses get the bonus if their clinic is on an island off the coast of Great Britain."
_GREEK = "You can get the heating grant if you live on a Greek island."
_ABROAD = "The grant is open to students who do their year abroad outside Europe."
_TEXAS = "Residents of Texas pay a lower camping fee."

_QUESTIONS = {
    _SHOP: "Does my shop have to file reports?",
    _STALL: "Must I register my stall?",
    _MEALS: "Can I get the meal grant?",
    _FAMILY: "Does my family get a free bus pass?",
    _GLIDER: "Can I take the glider test?",
    _SKI: "Can my daughter join the course?",
    _PONY: "May my son ride the pony?",
    _PERMIT: "Do I need a permit for Belmora?",
    _ROOM: "May I use the guest room?",
    _FORM: "Do I need a form when I travel to Malta?",
    _BONUS: "Do I get the bonus?",
    _GREEK: "Can I get the heating grant?",
    _ABROAD: "Can I get the grant?",
    _TEXAS: "Do I pay a lower camping fee?",
}

STORIES: tuple[tuple[str, str, str], ...] = (
    (_SHOP, "Last year was slow, with a turnover of £24,000.", "No"),
    (_SHOP, "We take about £4,000 a month.", "Yes"),
    (_SHOP, "The shop next door turned over £90,000 last year.", "More"),
    (_SHOP, "I bought the shop for £50,000.", "More"),
    (_STALL, "I sell jam at the market. Last year I turned over €13,000.", "Yes"),
    (_STALL, "My stall has a yearly turnover of €6,000.", "No"),
    (_STALL, "My sister's stall has a yearly turnover of €26,000.", "More"),
    (_MEALS, "My husband is out of work. I make £16,000 a year.", "Yes"),
    (_MEALS, "I am the only one who earns. My salary is £31,000 a year.", "No"),
    (_MEALS, "We live on my husband's pay. He gets £15,500 a year.", "Yes"),
    (_MEALS, "I earn £12,000 a year. My wife works as well.", "More"),
    (_MEALS, "My neighbour is the only one who earns. Her pay is £15,000 a year.", "More"),
    (_FAMILY, "My pay is €1,200 a month, and my partner has a job too.", "More"),
    (_GLIDER, "There are 22 flights in my log so far.", "No"),
    (_GLIDER, "There are 64 flights a day from our airfield.", "More"),
    (_SKI, "Her eighth birthday is on 20 December 2023.", "No"),
    (_SKI, "We celebrated her eighth birthday on 5 May 2023.", "Yes"),
    (_SKI, "My daughter's ninth birthday was on 5 May 2023.", "Yes"),
    (_SKI, "My son's eighth birthday was on 12 March 2023.", "More"),
    (_PONY, "His sixth birthday is next month.", "No"),
    (_PONY, "His seventh birthday was last week.", "Yes"),
    (_PONY, "His birthday is next month.", "More"),
    (_PERMIT, "I arrive on 3 March 2025 and leave again on 18 March 2025.", "No"),
    (_PERMIT, "I'll be there from 3 June 2025 to 18 July 2025.", "Yes"),
    (_PERMIT, "My return flight is on 18 August 2025.", "Yes"),
    (_PERMIT, "My friend leaves on 18 March 2025.", "More"),
    (_PERMIT, "I leave for Belmora on 3 March 2025.", "More"),
    (_ROOM, "I arrive on 4 May 2025 and leave on 12 May 2025.", "No"),
    (_ROOM, "I leave on 14 May 2025.", "More"),
    (_FORM, "My flight goes directly to Valletta from Vienna.", "No"),
    (_FORM, "My plane leaves from Cairo.", "Yes"),
    (_FORM, "I'm flying to Valletta. My sister lives in Rome.", "More"),
    (_BONUS, "My clinic is on the Isle of Skye.", "Yes"),
    (_BONUS, "My clinic is in Leeds.", "No"),
    (_BONUS, "I grew up on the Isle of Skye. My clinic is in a small town.", "More"),
    (_GREEK, "I live in Corfu with my husband.", "Yes"),
    (_GREEK, "I live in Thessaloniki.", "No"),
    (_GREEK, "I spend my holidays on Crete.", "More"),
    (_ABROAD, "My year abroad will be at a university in Canada.", "Yes"),
    (_ABROAD, "My year abroad takes me to Bologna.", "No"),
    (_ABROAD, "My sister is doing her year abroad in Seoul.", "More"),
    (_TEXAS, "My home is in Dallas.", "Yes"),
    (_TEXAS, "I work in Houston.", "More"),
)


@pytest.mark.parametrize(("text", "story", "answer"), STORIES)
def test_days_and_towns(text: str, story: str, answer: str) -> None:
    assert decide(text, _QUESTIONS[text], scenario=story).answer == answer
