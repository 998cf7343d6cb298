"""Everyday knowledge and days up to which papers hold, told in other words than a clause."""

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# clause, story, value (None where it stays open)
TOLD = [
    ("your dog is on a lead", "My terrier is tied to a long leash the whole way.", True),
    ("your dog is on a lead", "The leash hangs on a hook at home.", None),
    ("your dog is on a lead", "She chewed it, so she isn't clipped to a leash.", None),
    ("you are related to one of the entrants", "My cousin submitted a poem for the contest.", True),
    ("you are related to one of the entrants", "My neighbour sent a poem for the contest.", None),
    ("you are related to one of the entrants", "My niece came to watch the contest.", None),
    ("you are related to one of the entrants", "My sister in Leeds likes the show.", None),
    ("you keep a pet at home", "Our spaniel snores on the sofa.", True),
    ("you keep a pet at home", "My aunt's cat sleeps on her bed.", None),
    ("you have been banned from driving", "Nobody has ever taken my licence away.", False),
    ("you have been banned from driving", "No judge has ever asked me to drive.", None),
    ("you are fluent in Portuguese", "Portuguese is the only language I knew as a boy.", True),
    ("you are fluent in Portuguese", "I took two terms of Portuguese.", None),
    ("your drink is alcoholic", "There's a bottle of lager in my bag.", True),
    ("your drink is alcoholic", "I left the bottle of wine at home and took tea.", None),
    ("your drink is alcoholic", "I have a flask of ginger beer.", None),
    ("your drink is alcoholic", "I have a bottle of alcohol-free beer.", None),
    ("your car is fitted with winter tyres", "We're driving on our summer ones for now.", False),
    ("your car is fitted with winter tyres", "I went on my summer holiday.", None),
    ("your boat has an engine", "It's just a canoe.", False),
    ("your boat has an engine", "My brother owns a canoe.", None),
    ("you were born in Canada", "My mother gave birth to me in Bergen.", False),
    ("you were born in Canada", "Mum had me in a flat in Toronto.", True),
    ("you were born in Canada", "Mum had me in fits of laughter.", None),
    ("your visa is valid until at least 1 June 2027", "My visa ends in May 2027.", False),
    ("your visa is valid until at least 1 June 2027", "Mine is good until 4 August 2028.", True),
    ("your visa is valid until at least 1 June 2027", "My lease ends in May 2027.", None),
    ("your visa expires on or after 1 June 2027", "My visa is valid until October 2029.", True),
    ("your visa expires on or after 1 June 2027", "My visa has not expired.", None),
    ("you registered for the course by 1 June 2023", "I sent the form in on 9 July 2023.", False),
    ("you registered for the course before 1 June 2023", "I signed the form on 9 July 2023.", None),
    ("your house was built before 1945", "My cottage went up in 1902.", True),
    ("your house was built before 1945", "My rent went up in 1988.", None),
]


@for_each("clause, story, value", TOLD)
def test_plain_knowledge(clause: str, story: str, value: bool | None) -> None:
    found = settle(parse(f"You may enter if {clause}.").clauses, story)
    assert {finding.value for finding in found} == ({value} if value is not None else set())
