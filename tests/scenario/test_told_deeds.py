"""When, and where, a deed was done that a story tells by another verb, a pronoun or not at all."""

import pytest

from cmr_logic import decide

TICKET = "Season tickets bought after 1 January 2024 can be refunded."
PENSION = "Staff who started work after 1 April 2019 are in the new scheme."
BOOKING = "Bookings cancelled before 1 June get a full refund."
VILLAGE = "Residents who moved to the village before 2015 have a vote."
HIRED = "Employees hired in 2022 or later get a laptop."
BOILER = "The warranty covers boilers installed in or after 2018."
CLUB = "Members who joined before 2020 pay less."
BABY = "Babies born in June qualify for a gift box."
SAVINGS = "Customers who opened a savings account before April 2022 receive the bonus."
RETURNED = "You can return the item if it was delivered in the last 30 days."
PHOTO = "Photos must reach the judges by noon on 20 April."
STOLEN = "Bikes stolen after the policy began on 4 April are covered."
WHEN = [
    (TICKET, "Can I get a refund on my season ticket?", "I got mine on 22 March 2024.", "Yes"),
    (TICKET, "Can I get a refund on my season ticket?",
     "My friend got hers on 22 March 2024.", None),
    (TICKET, "Can I get a refund on my season ticket?",
     "I got a frame for it on 22 March 2024.", None),
    (PENSION, "Am I in the new scheme?", "My first day was 3 June 2019.", "Yes"),
    (PENSION, "Am I in the new scheme?", "My boss's first day was 3 June 2019.", None),
    (BOOKING, "Do I get a full refund for my booking?", "I called it off on 28 May.", "Yes"),
    (BOOKING, "Do I get a full refund for my booking?", "I made it on 28 May.", None),
    (VILLAGE, "Do I have a vote?", "We arrived in the spring of 2012.", "Yes"),
    (VILLAGE, "Do I have a vote?", "I first saw the village in the spring of 2012.", None),
    (HIRED, "Do I get a laptop?", "They took me on in the summer of 2020.", "No"),
    (HIRED, "Do I get a laptop?",
     "It's October 2023 now. They took me on in May of last year.", "Yes"),
    (HIRED, "Do I get a laptop?", "I got married in the summer of 2020.", None),
    (BOILER, "Does the warranty cover my boiler?", "Mine went in in November 2016.", "No"),
    (BOILER, "Does the warranty cover my boiler?", "The house was built in November 2016.", None),
    (CLUB, "Do I pay less?", "I joined in 2018.", "Yes"),
    (CLUB, "Do I pay less?", "I joined a choir in 2018.", None),
    (BABY, "Does my baby qualify for a gift box?", "Nell arrived on the 7th of June.", "Yes"),
    (BABY, "Does my baby qualify for a gift box?",
     "My sister's son arrived on the 7th of June.", None),
    (SAVINGS, "Do I get the bonus?", "I opened a savings account in October 2022.", "No"),
    (RETURNED, "Can I return the item?", "Today is 20 May. It got here on 2 May.", "Yes"),
    (RETURNED, "Can I return the item?", "Today is 20 May. It got here on 2 April.", "No"),
    (PHOTO, "Will my photo be judged?", "The office told me my photo arrived on 21 April.", "No"),
    (PHOTO, "Will my photo be judged?", "My aunt thinks my photo arrived on 21 April.", None),
    (PHOTO, "Will my photo be judged?", "My photo arrived on 20 April.", None),
    (STOLEN, "Is my bike covered?", "It was nicked on 1 April.", None),
]  # fmt: skip

SCHOOL = "Students attending a school in Yorkshire get a bus pass."
TEST = "Drivers who passed their test in Norway can exchange their licence."
CALL = "Roaming charges apply to calls made outside the United Kingdom."
WEDDING = "Weddings held outside Ireland must be registered."
PARKING = "Parking is free except in Bath."
SHIPPED = "Deliveries are free to homes in Cornwall."
DENTIST = "You can claim if you are registered with a dentist in Wales."
OFFICE = "You can register if your firm has its head office in Belgium."
SHOP = "Shops in Greater London may open late."
LORRY = "You can claim if the accident happened in Germany."
WHERE = [
    (SCHOOL, "Do I get a bus pass?", "I'm at a sixth form college in the centre of Leeds.", "Yes"),
    (SCHOOL, "Do I get a bus pass?", "My cousin's at a sixth form college in Leeds.", None),
    (TEST, "Can I exchange my licence?", "I took my test in Bergen and passed.", "Yes"),
    (TEST, "Can I exchange my licence?", "I hired a car in Bergen once.", None),
    (CALL, "Do I have to pay roaming charges on my call?",
     "I rang my gran while I was sitting in a bar in Madrid.", "Yes"),
    (CALL, "Do I have to pay roaming charges on my call?",
     "I rang my gran, who was in Madrid.", None),
    (WEDDING, "Do I have to register my wedding?", "We tied the knot on a beach in Greece.", "Yes"),
    (WEDDING, "Do I have to register my wedding?",
     "We had our honeymoon on a beach in Greece.", None),
    (PARKING, "Is parking free for me?", "I'll be leaving the car in Bristol all day.", "Yes"),
    (PARKING, "Is parking free for me?", "I used to live in Bristol.", None),
    (SHIPPED, "Is delivery free for me?",
     "The sofa would be going to our bungalow in Truro.", "Yes"),
    (SHIPPED, "Is delivery free for me?", "I saw the sofa in your shop in Truro.", None),
    (DENTIST, "Can I claim?", "My dentist has her surgery in the middle of Swansea.", "Yes"),
    (DENTIST, "Can I claim?", "My dentist went to a fair in Swansea.", None),
    (OFFICE, "Can I register?", "Our head office is above a bakery in Ghent.", "Yes"),
    (OFFICE, "Can I register?", "Our back office is above a bakery in Ghent.", None),
    (SHOP, "Can I open my shop late?", "The shop's in Hackney, under the railway.", "Yes"),
    (SHOP, "Can I open my shop late?", "I go to a market in Hackney every Sunday.", None),
    (LORRY, "Can I claim?", "A lorry ran into the back of me on the motorway near Munich.", "Yes"),
    (LORRY, "Can I claim?", "I'm from Munich. A lorry ran into me.", None),
]  # fmt: skip

OFFER = "The discount is valid until 14 June."
CLAIMS = "Complaints must be lodged no later than 30 June 2024."
EARLY = "Early bird tickets may be bought up to and including 31 March 2024."
POOL = "The pool is open to members of the club on Sundays only."
LINE = "The helpline is open Monday to Friday."
PARK = "The car park is free at weekends."
PIER = "Fishing from the pier is allowed from April to September."
BEACH = "Dogs are allowed on the beach after 6 pm."
TODAY = [
    (OFFER, "Can I use the discount?", "It's the 10th of June today and I want a tent.", "Yes"),
    (OFFER, "Can I use the discount?", "Today is the 15th of June.", "No"),
    (OFFER, "Can I use the discount?", "My birthday is on the 10th of June.", None),
    (CLAIMS, "Can I still lodge a complaint?", "It's 2 July 2024 today.", "No"),
    (CLAIMS, "Can I still lodge a complaint?", "The noise began on 2 July 2024.", None),
    (EARLY, "Can I still buy an early bird ticket?", "Today's 12 April 2024.", "No"),
    (POOL, "Can I use the pool today?", "It's a sunny Wednesday today.", "No"),
    (LINE, "Can I call the helpline?", "It's a wet Thursday afternoon.", "Yes"),
    (LINE, "Can I call the helpline?", "I met my niece on Thursday.", None),
    (PARK, "Is the car park free for me?", "I'll be there on Saturday.", "Yes"),
    (PARK, "Is the car park free for me?", "I'll be at a wedding on Saturday.", None),
    (PIER, "Can I fish from the pier?", "I want to go down there in July.", "Yes"),
    (BEACH, "Can I take my dog on the beach?",
     "We're going down at half past seven this evening.", "Yes"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "question", "story", "answer"), [*WHEN, *WHERE, *TODAY])
def test_deeds_and_days_told_otherwise(
    rule: str, question: str, story: str, answer: str | None
) -> None:
    found = decide(rule, question, story).answer
    assert found == answer if answer is not None else found not in {"Yes", "No"}
