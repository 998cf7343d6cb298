"""Sums of a year or a month, ages in years, days of a month, and where a thing is or went."""

from cmr_logic import decide
from tests.tables import for_each

GRANT = "You get the grant if your monthly earnings are below 800 francs."
YEARLY = "You get the grant if you have a yearly income below 7,000 crowns."
ZOO = "Children under 5 years ride free."
ELDERS = "Persons over 70 years sit in front."
PUPPIES = "Puppies under 3 months may not come."
MILL = "The mill is open on the second Saturday of each month."
TICKETS = "Tickets bought before 1 May 2025 are still good."
BARGES = "Barges moored for less than 2 hours pay nothing."
DVDS = "Films kept for more than three weeks cost extra."
TOOLS = "You can borrow tools if you live in the parish."
KITES = "Kites may not be flown within 300 metres of a power line."
CRASH = "The policy covers crashes that happen in Norway."
CUSTOMS = "Goods sent from outside Canada are taxed."
COLLEGE = "You get the prize if you are enrolled at a university in Norway."
DECK = "Singing is allowed only on the open deck."
MAPS = "Drawing is allowed except in the map room."
VANS = "Vans parked on the seafront are clamped."
HOIST = "Hoists that carry more than 8 people are inspected."
SALES = "You must file if your sales come to more than 3,000 euros in a year."


@for_each(
    "rule, question, story, answer",
    [
        (GRANT, "Do I get it?", "My monthly earnings are 920 francs.", "No"),
        (GRANT, "Do I get it?", "I spent 920 francs last month.", "More"),
        (YEARLY, "Do I get it?", "My total income for the year was 6,100 crowns.", "Yes"),
        (YEARLY, "Do I get it?", "My hay for the year was 6,100 bales.", "More"),
        (SALES, "Must I file?", "My sales for the year came to 900 euros.", "No"),
        (ZOO, "Does my niece ride free?", "She is 8.", "No"),
        (ZOO, "Does my niece ride free?", "We waited 8 years.", "More"),
        (ELDERS, "Must I sit in front?", "I'm 74.", "Yes"),
        (PUPPIES, "May my puppy come?", "He is two months old.", "No"),
        (MILL, "Is the mill open?", "I'm coming on a Tuesday.", "No"),
        (MILL, "Is the mill open?", "I'm coming on a Saturday.", "More"),
        (TICKETS, "Is my ticket good?", "My uncle bought it on 3 March 2025.", "Yes"),
        (
            TICKETS,
            "Is my ticket good?",
            "My uncle has a boat. He bought it on 3 March 2025.",
            "More",
        ),
        (BARGES, "Does my barge pay nothing?", "It was moored for five hours.", "No"),
        (BARGES, "Does my barge pay nothing?", "My aunt's was moored for five hours.", "More"),
        (DVDS, "Does my film cost extra?", "I'm bringing it back after five days.", "No"),
        (DVDS, "Does my film cost extra?", "I'm bringing a cake after five days.", "More"),
        (TOOLS, "Can I borrow tools?", "I live in the next parish.", "No"),
        (TOOLS, "Can I borrow tools?", "I sing in the next parish.", "More"),
        (
            KITES,
            "Can I fly my kite?",
            "I fly it in our paddock. The paddock is 90 metres from a power line.",
            "No",
        ),
        (
            KITES,
            "Can I fly my kite?",
            "I fly it in our paddock. My gran's barn is 90 metres from a power line.",
            "More",
        ),
        (CRASH, "Am I covered for my crash?", "I was in Bergen, where I crashed.", "Yes"),
        (CRASH, "Am I covered for my crash?", "I'm from Bergen, where I hope to row.", "More"),
        (CUSTOMS, "Is my parcel taxed?", "My gran has sent me a quilt from Oslo.", "Yes"),
        (CUSTOMS, "Is my parcel taxed?", "My gran has told me a joke from Oslo.", "More"),
        (COLLEGE, "Do I get it?", "I'm enrolled at the University of Bergen.", "Yes"),
        (COLLEGE, "Do I get it?", "I was enrolled at the University of Bergen.", "More"),
        (DECK, "May I sing here?", "I'm sitting in the saloon.", "No"),
        (DECK, "May I sing here?", "I'm sitting near the saloon.", "More"),
        (MAPS, "Can I draw here?", "I'm sitting in the foyer.", "Yes"),
        (MAPS, "Can I draw here?", "I'm sitting by the window.", "More"),
        (VANS, "Will my van be clamped?", "My van is parked in the hills.", "No"),
        (HOIST, "Must our hoist be inspected?", "The plate on it says it carries 5 people.", "No"),
        (HOIST, "Must our hoist be inspected?", "My aunt says it carries 5 people.", "More"),
    ],
)
def test_a_sum_an_age_or_a_place_is_read_as_told(
    rule: str, question: str, story: str, answer: str
) -> None:
    assert decide(rule, question, scenario=story).answer == answer
