"""Where a story says that something is, in words that are no place of a map."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

# Each with a rule, a question, a story and the answer that a careful reader gives.
CASES = (
    # the same noun with another name, in the words of the clause or in others
    ("Rowers seated in the Stern Stand must use Gate 4.", "Must I use Gate 4?",
     "My seat is in the Stern Stand.", "Yes"),
    ("You need a badge if you are seated in the North Stand.", "Do I need a badge?",
     "My seat is in the South Stand, near the bar.", "No"),
    ("You need a badge if you are seated in the North Stand.", "Do I need a badge?",
     "My seat is in the North Stand, near the bar.", "Yes"),
    ("You need a badge if you are seated in the North Stand.", "Do I need a badge?",
     "My brother's seat is in the South Stand.", "More"),
    ("You need a badge if you are seated in the North Stand.", "Do I need a badge?",
     "I met a friend in the South Stand.", "More"),
    ("You need a badge if you are seated in the lower tier.", "Do I need a badge?",
     "My ticket is for the upper tier.", "No"),
    ("You may use the sauna if you live in Building 7.", "May I use the sauna?",
     "I live in Building 3, across the yard.", "No"),
    ("You may use the sauna if you live in Building 7.", "May I use the sauna?",
     "I work in Building 3.", "More"),
    ("You may use the sauna if you live in Building 7.", "May I use the sauna?",
     "I used to live in Building 3.", "More"),
    ("Parking is free in Zone A only.", "Is parking free for me?",
     "I've parked the van in Zone B, behind the mill.", "No"),
    ("Parking is free in Zone A only.", "Is parking free for me?",
     "I've parked on Duke Street, which is in Zone A.", "Yes"),
    ("Residents of the third floor may use the roof.", "May I use the roof?",
     "My flat is on the second floor.", "No"),
    ("Swimming is free for children living in the borough of Camden.", "Is it free for my son?",
     "He lives with me in the borough of Hackney.", "No"),
    ("Visits are only for people living in County Clare.", "Can my aunt have a visit?",
     "My aunt likes spy novels. She lives in Sneem, County Kerry.", "No"),
    ("Visits are only for people living in County Clare.", "Can my aunt have a visit?",
     "My aunt is 80. Her son lives in County Kerry.", "More"),
    # another place than the one asked for
    ("Barbecues may be lit only on the terrace.", "Can I light a barbecue?",
     "It's for my sister. The barbecue would be on the lawn under the trees.", "No"),
    ("Barbecues may be lit only on the terrace.", "Can I light a barbecue?",
     "The barbecue would be on the terrace.", "Yes"),
    ("Barbecues may be lit only on the terrace.", "Can I light a barbecue?",
     "Last year we had one on the lawn.", "More"),
    ("Boats kept on the public slipway need a permit.", "Do I need a permit for my boat?",
     "My boat is kept in my own garden.", "No"),
    ("Boats moored on the lake need a plate.", "Does my boat need a plate?",
     "My boat is on a trailer by the canal.", "More"),
    ("The grant is for musicians whose instrument is kept at home.", "Can I get it?",
     "My cello is kept at the school.", "No"),
    ("The discount is for people whose home is on the island.", "Can I get the discount?",
     "I teach at the island school. My home is on the mainland, in Oban.", "No"),
    ("The discount is for people whose home is on the island.", "Can I get the discount?",
     "I work on the mainland all week.", "More"),
    ("Chickens may be kept only in the back yard.", "Can I keep chickens?",
     "They would be in the front yard.", "No"),
    ("Small tents are allowed in the field south of the lake.", "Can we put up our tent?",
     "Our tent is small. It would be in the field north of the lake.", "No"),
    # one of several classes or places, and where the place lies that is named last
    ("Discs are only available to pupils in third and fourth year.", "Can my son get a disc?",
     "My son isn't in third or fourth year yet.", "No"),
    ("Discs are only available to pupils in third and fourth year.", "Can my son get a disc?",
     "My son is in fourth year.", "Yes"),
    ("Discs are only available to pupils in third and fourth year.", "Can my son get a disc?",
     "My son is in second year.", "No"),
    ("Discs are only available to pupils in third and fourth year.", "Can my son get a disc?",
     "My son isn't in third year.", "More"),
    ("Residents of Zones A and B may have a second permit.", "May I have a second permit?",
     "I live in Zone D.", "No"),
    ("Residents of Zones A and B may have a second permit.", "May I have a second permit?",
     "I don't live in Zone A.", "More"),
    ("Residents of Zones A and B may have a second permit.", "May I have a second permit?",
     "I work in Zone D.", "More"),
    ("Permits are issued for bikes kept at an address in Ward 4 only.",
     "Can I get a permit for my bike?",
     "I keep my bike at my flat on Mill Lane, which is in Ward 4.", "Yes"),
    ("Permits are issued for bikes kept at an address in Ward 4 only.",
     "Can I get a permit for my bike?",
     "I keep my bike at my flat on Mill Lane, which is in Ward 6.", "No"),
    ("Permits are issued for bikes kept at an address in Ward 4 only.",
     "Can I get a permit for my bike?", "I have a cat. I keep it at my flat in Ward 6.", "More"),
    # what is told of another of the kind, of some time alone, or of less than is denied
    ("You need a permit if your car is parked on the road.", "Do I need a permit for my car?",
     "My car is parked on the drive.", "No"),
    ("You need a permit if your car is parked on the road.", "Do I need a permit for my car?",
     "My other car is parked on the drive.", "More"),
    ("You need a permit if your car is parked on the road.", "Do I need a permit for my car?",
     "My car is usually parked on the drive.", "More"),
    ("You need a permit if you keep bees in the wood.", "Do I need a permit?",
     "I keep hens in the orchard.", "More"),
    ("You need a permit if you have a flat in Block C.", "Do I need a permit?",
     "I have a flat in Block D.", "More"),
    ("You need a permit if you live in a house.", "Do I need a permit?",
     "I don't live in a red house.", "More"),
    # what names another place affirms nothing
    ("Only bread baked in the town may be sold.", "Can I sell my bread?",
     "I bake it at my sister's house.", "More"),
    ("Drones may be flown only over the sea.", "May I fly my drone?",
     "I'd be flying it over the town.", "More"),
    ("Your piano is tuned free if it is in the church.", "Can I have my piano tuned free?",
     "My piano is in the church hall.", "More"),
)  # fmt: skip


@for_each("rule, question, story, answer", CASES)
def test_the_place_of_a_thing_settles_where_it_is(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer


@for_each(
    "story, answer",
    [
        ("I'm standing at the bus stop right now.", "No"),
        ("I'm on the pier.", "More"),
        ("I waited at the bus stop yesterday.", "More"),
    ],
)
def test_one_of_two_kinds_of_places_will_do_though_the_other_has_none_beside_it(story, answer):
    rule = "Smoking is banned at all bus stops and covered walkways."
    assert decide(rule, "May I smoke where I am?", scenario=story).answer == answer
