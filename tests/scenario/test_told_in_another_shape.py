"""What a rule asks in its words, a story says in another syntax, and near misses of it."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide

_FLOCK = "You can join the scheme if your ewes are tagged.", "Can I join the scheme?"
_HEATER = "You must fit an alarm if your workshop has a gas heater.", "Must I fit an alarm?"
_REFUSED = "You can appeal if the council refused your application.", "Can I appeal?"
_BITTEN = "You can get compensation if a dog bit you on the round.", "Can I get compensation?"
_SHOP = "You can return the coat if you bought it in our shop.", "Can I return the coat?"
_OURS = "You can return goods if you bought them from us.", "Can I return my lamp?"
_TOLD = "You can get a refund if you told us about the fault.", "Can I get a refund?"
_GLASS = (
    "You must declare it if the windscreen of your car is cracked.",
    "Must I declare it?",
)
_ROOF = "Barns with a thatched roof need a fire survey.", "Does my barn need a fire survey?"
_MAST = "Boats without a mast may pass the bridge.", "May my boat pass the bridge?"
_WEEKENDS = "The card is for people who only work at weekends.", "Can I get the card?"
_GUN = "You need a permit if you own a shotgun.", "Do I need a permit?"
_VEST = "Cyclists who ride at night must wear a vest.", "Do I have to wear a vest?"
_REEDS = (
    "Owners whose garden borders the canal must cut the reeds.",
    "Do I have to cut the reeds?",
)
_FARM = "You can claim the allowance if you work on a farm.", "Can I claim the allowance?"


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (_REFUSED, "My application was refused by the council.", "Yes"),
        (_REFUSED, "The council didn't refuse my application.", "No"),
        (_REFUSED, "My application was refused by the bank.", "More"),
        (_REFUSED, "My sister's application was refused by the council.", "More"),
        (_BITTEN, "I was bitten by a dog on the round.", "Yes"),
        (_BITTEN, "A dog bit my brother on the round.", "More"),
        (_FLOCK, "I keep forty ewes. All of them are tagged.", "Yes"),
        (_FLOCK, "I keep ewes on the hill. None of them are tagged.", "No"),
        (_FLOCK, "I keep ewes. Some of them are tagged.", "More"),
        (_FLOCK, "I keep ewes and goats. They are tagged.", "More"),
        (_HEATER, "There's a gas heater in the workshop.", "Yes"),
        (_HEATER, "There has never been a gas heater in the workshop.", "No"),
        (_HEATER, "There's a gas heater in my neighbour's workshop.", "More"),
        (_GLASS, "My car has a cracked windscreen.", "Yes"),
        (_GLASS, "My sister's car has a cracked windscreen.", "More"),
        (_GLASS, "My car has a cracked wing mirror.", "More"),
        (_ROOF, "The roof of my barn is thatched.", "Yes"),
        (_ROOF, "My barn's roof isn't thatched.", "No"),
        (_ROOF, "The roof of my barn is tiled.", "No"),
        (_MAST, "My boat has no mast.", "Yes"),
        (_MAST, "My boat has a mast.", "No"),
        (_MAST, "My boat has a mat.", "More"),
        (_SHOP, "I bought the coat online, not in your shop.", "No"),
        (_SHOP, "I bought it in your shop, not online.", "Yes"),
        (_SHOP, "I saw the coat in your shop.", "More"),
        (_OURS, "I bought it from you last May.", "Yes"),
        (_OURS, "I didn't buy it from you.", "No"),
        (_OURS, "I bought it last May.", "More"),
        (_TOLD, "I told you about the fault.", "Yes"),
        (_TOLD, "I told my wife about the fault.", "More"),
        (_WEEKENDS, "Weekends are the only time I work.", "Yes"),
        (_WEEKENDS, "I work on weekdays as well as at weekends.", "No"),
        (_GUN, "Never owned a shotgun in my life.", "No"),
        (_GUN, "I've never fired a shotgun in my life.", "More"),
        (_VEST, "I'm a cyclist who mostly rides at night.", "Yes"),
        (_REEDS, "I have a garden that borders the canal.", "Yes"),
        (_REEDS, "I have a garden that borders the road.", "More"),
        (_FARM, "Working on a farm, I'm up at five every day.", "Yes"),
        (_FARM, "Living on a farm, I'm up at five every day.", "More"),
    ],
)
def test_another_shape_says_the_same_and_a_near_miss_does_not(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer


_ALONE = "You get the discount if you live alone.", "Do I get the discount?"
_PAID = "You may enter if you have paid the fee.", "May I enter?"
_VISA = "You may work if you have a visa.", "May I work?"
_SUBLET = "You may sublet if your landlord has given written consent.", "May I sublet?"
_SINGLE = "You can apply if you have never been married.", "Can I apply?"
_EARNER = "You must pay tax if you earn more than your partner.", "Must I pay tax?"
_ALWAYS = "You get a badge if you have always lived here.", "Do I get a badge?"
_TOWN = "You get the rate if you live in the old town.", "Do I get the rate?"
_SEAT = "You pay extra if you chose the window seat.", "Do I pay extra?"
_VAN = "You need cover if you lend the van to friends.", "Do I need cover?"
_POND = "You need a guard if there is a pond in your garden.", "Do I need a guard?"
_SPRAY = "You must register if you were prescribed the spray by a doctor.", "Must I register?"


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (_ALONE, "I live alone with my son.", "No"),
        (_ALONE, "I live alone with my cat.", "Yes"),
        (_PAID, "I paid the fee but it was refunded.", "More"),
        (_PAID, "I paid the fee and was given a receipt.", "Yes"),
        (_VISA, "My visa application is in.", "More"),
        (_VISA, "My visa is in my bag.", "Yes"),
        (_SUBLET, "The landlord gave me his written consent to paint the kitchen.", "More"),
        (_SUBLET, "The landlord gave me his written consent to sublet.", "Yes"),
        (_SINGLE, "I've never been married in church.", "More"),
        (_SINGLE, "I've never been married in my life.", "Yes"),
        (_EARNER, "I earn more than my partner does.", "Yes"),
        (_EARNER, "My husband earns less than I do.", "Yes"),
        (_EARNER, "I earn less than my partner.", "No"),
        (_EARNER, "My partner earns more than me.", "No"),
        (_EARNER, "My partner earns well.", "More"),
        (_EARNER, "I earn more than my brother.", "More"),
        (_ALWAYS, "I've lived here all my life.", "Yes"),
        (_ALWAYS, "I've lived here since 2015.", "More"),
        (_TOWN, "I live not in the old town but in the harbour district.", "No"),
        (_TOWN, "I live in the old town rather than in the suburbs.", "Yes"),
        (_SEAT, "I chose the aisle seat instead of the window seat.", "No"),
        (_SEAT, "I chose the window seat instead of the aisle seat.", "Yes"),
        (_VAN, "I lend the van to nobody.", "No"),
        (_VAN, "I lend the van to my neighbour.", "More"),
        (_POND, "I have a pond in my garden.", "Yes"),
        (_POND, "We don't have a pond in the garden.", "No"),
        (_POND, "There's a pond in the park next door.", "More"),
        (_SPRAY, "My doctor prescribed me the spray.", "Yes"),
        (_SPRAY, "My doctor prescribed my brother the spray.", "More"),
        (_FLOCK, "Our ewes are on the hill. Not a single one has been tagged.", "No"),
    ],
)
def test_what_is_added_or_contrasted_counts(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer


def test_a_thing_is_told_apart_from_the_time_behind_it():
    rule = "Your shed must be insured if it is heated.", "Must my shed be insured?"
    assert decide(*rule, scenario="I bought my shed last year. It is heated.").answer == "Yes"
    assert decide(*rule, scenario="I bought my shed last year. It was hot.").answer == "More"


_LOSS = "You can extend the loan after the loss of your job.", "Can I extend the loan?"
_DEATH = "You get leave in the event of the death of a parent.", "Do I get leave?"
_HALL = (
    "Your deposit is returned after the inspection of the hall.",
    "Is my deposit returned?",
)
_CHANGE = "You must tell us if there is a change in your income.", "Must I tell you?"
_ILL = "In the event of illness, you can cancel free of charge.", "Can I cancel free of charge?"


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (_LOSS, "I lost my job in May.", "Yes"),
        (_LOSS, "I lost my glasses in May.", "More"),
        (_DEATH, "My father died on Sunday.", "Yes"),
        (_DEATH, "My uncle died on Sunday.", "More"),
        (_HALL, "The hall has been inspected.", "Yes"),
        (_HALL, "The hall hasn't been inspected yet.", "No"),
        (_HALL, "The kitchen has been inspected.", "More"),
        (_CHANGE, "My income has changed since May.", "Yes"),
        (_CHANGE, "My income hasn't changed.", "No"),
        (_CHANGE, "My name has changed.", "More"),
        (_ILL, "I'm ill in bed with the flu.", "Yes"),
        (_ILL, "I've changed my mind.", "More"),
    ],
)
def test_a_noun_for_a_deed_is_told_by_its_verb(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer
