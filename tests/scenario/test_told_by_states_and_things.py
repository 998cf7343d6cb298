"""States told by complete lists, by what is where, by who is there and who is not."""

from __future__ import annotations

from cmr_logic import decide
from cmr_logic.scenario.lexicon.families import FAMILIES, leaves_out
from tests.tables import for_each

SHEEP = "Anyone who keeps sheep must fill in the flock form."
WINE = "You need a licence if you sell alcohol."
HOOKUP = "The big pitches are only for guests who bring a caravan."
SLALOM = "Only paddlers who hold an advanced badge may enter the slalom."
LOUNGE = "Passengers travelling in first class may use the quiet lounge."
GUARD = "You may dive if an instructor is present."
PARCEL = "We deliver in the morning if somebody is at home."
STAFF = "You must insure if you employ staff."
FOREVER = "You get a locker if you have a permanent contract."
HELPER = "Volunteers at the zoo get a free coffee."
ESCORT = "You get in free if you accompany a disabled visitor."
CAR = "You pay the levy if your household has a car."
TONGUES = "You get more pay if you speak a second language."
WED = "You can share the pass if you are married."

# Each with a rule, a question, a story and the answer that a careful reader gives.
CASES = (
    # a complete list leaves out what is of another kind
    (SHEEP, "Do I have to fill in the form?", "I only keep geese and ducks.", "No"),
    (SHEEP, "Do I have to fill in the form?", "The only animals on our farm are pigs.", "No"),
    (SHEEP, "Do I have to fill in the form?", "We keep goats and nothing else.", "No"),
    (SHEEP, "Do I have to fill in the form?", "I only keep geese and lambs.", "Yes"),
    (SHEEP, "Do I have to fill in the form?", "I only keep geese and lonks.", "More"),
    (SHEEP, "Do I have to fill in the form?", "I keep geese. I love them.", "More"),
    (WINE, "Do I need a licence?", "My kiosk sells nothing but flowers.", "No"),
    (WINE, "Do I need a licence?", "I only sell jam on Mondays.", "More"),
    (WINE, "Do I need a licence?", "The only things on my table will be eggs and jam.", "No"),
    (WINE, "Do I need a licence?", "There'll be cider on our stand.", "Yes"),
    (WINE, "Do I need a licence?", "You can buy gin from us.", "Yes"),
    (WINE, "Do I need a licence?", "There'll be cider on the rival's stand.", "More"),
    (HOOKUP, "Can we have a big pitch?", "All we bring is a tent.", "No"),
    (SLALOM, "May I enter?", "I'm a paddler. All I have is the beginner's badge.", "No"),
    (SLALOM, "May I enter?", "I'm a paddler. The basic badge is the only one I have.", "No"),
    (SLALOM, "May I enter?", "I'm a paddler. All I have is the club badge.", "More"),
    # what lives at one's place is one's own
    (SHEEP, "Do I have to fill in the form?", "Ninety ewes graze on our hill.", "Yes"),
    (SHEEP, "Do I have to fill in the form?", "Behind the mill there are ten rams of ours.", "Yes"),
    (SHEEP, "Do I have to fill in the form?", "Ninety ewes graze on the next hill.", "More"),
    (SHEEP, "Do I have to fill in the form?", "No ewes graze on our hill.", "More"),
    # the class of a seat
    (LOUNGE, "May I use the lounge?", "My seat is in second class.", "No"),
    (LOUNGE, "May I use the lounge?", "I have a first-class ticket.", "Yes"),
    (LOUNGE, "May I use the lounge?", "My seat is by the window.", "More"),
    # who is there
    (GUARD, "May I dive?", "Our instructor is on holiday.", "No"),
    (GUARD, "May I dive?", "An instructor is right beside me.", "Yes"),
    (GUARD, "May I dive?", "Our instructor is a Scot.", "More"),
    (GUARD, "May I dive?", "The bosun is on holiday.", "More"),
    (PARCEL, "Will you deliver in the morning?", "We're all out at work.", "No"),
    (PARCEL, "Will you deliver in the morning?", "My husband is in all morning.", "Yes"),
    (PARCEL, "Will you deliver in the morning?", "My neighbour is in all morning.", "More"),
    # who is paid, and how
    (STAFF, "Must I insure?", "A gardener and two porters get their wages from me.", "Yes"),
    (STAFF, "Must I insure?", "There's nobody on my payroll.", "No"),
    (STAFF, "Must I insure?", "My brother's firm employs six cooks.", "More"),
    (FOREVER, "Do I get a locker?", "They hired me just for the harvest.", "No"),
    (FOREVER, "Do I get a locker?", "My job stops when the season ends.", "No"),
    (FOREVER, "Do I get a locker?", "My post is permanent.", "Yes"),
    (FOREVER, "Do I get a locker?", "My sister was hired just for the harvest.", "More"),
    (HELPER, "Do I get a free coffee?", "I muck out at the zoo on Fridays without pay.", "Yes"),
    (HELPER, "Do I get a free coffee?", "I'm paid to work at the zoo.", "No"),
    (HELPER, "Do I get a free coffee?", "I go to the zoo on Fridays without fail.", "More"),
    (ESCORT, "Do I get in free?", "I'll be with my uncle, who's in a wheelchair.", "Yes"),
    (ESCORT, "Do I get in free?", "I'm coming on my own.", "No"),
    (ESCORT, "Do I get in free?", "I'll be with my uncle, who's a Dane.", "More"),
    (CAR, "Do I pay the levy?", "My wife has a car.", "Yes"),
    (CAR, "Do I pay the levy?", "My boss has a car.", "More"),
    # who is over a shop does not make it one's own
    ("You get a discount if you run a business.", "Do I get a discount?",
     "Our bakery manager is called Nell.", "More"),
    # how many tongues
    (TONGUES, "Do I get more pay?", "French is the only language I know.", "No"),
    (TONGUES, "Do I get more pay?", "I'm bilingual.", "Yes"),
    (TONGUES, "Do I get more pay?", "I'm bilious.", "More"),
    # everyday things
    ("You can camp there if your tent is waterproof.", "Can I camp there?",
     "Not a drop gets through my tent.", "Yes"),
    ("You can camp there if your tent is waterproof.", "Can I camp there?",
     "The rain comes straight through our tent.", "No"),
    ("You get a seat on the bus if you live near the quarry.", "Do I get a seat on the bus?",
     "I live near a dairy.", "More"),
    ("You get a bus pass if you live near the harbour.", "Do I get a bus pass?",
     "The harbour is forty miles away.", "No"),
    ("You get a bus pass if you live near the harbour.", "Do I get a bus pass?",
     "We live round the corner from the harbour.", "Yes"),
    ("The grant is for homes that are heated by oil.", "Do I get the grant?",
     "We heat with oil.", "Yes"),
    ("You may hike alone if you carry a phone.", "May I hike alone?",
     "I left my phone in the car.", "No"),
    ("You may hike alone if you carry a phone.", "May I hike alone?",
     "I left my phone number at the desk.", "More"),
    (HOOKUP, "Can we have a big pitch?", "We're coming on foot with a tent.", "No"),
    (HOOKUP, "Can we have a big pitch?", "We're coming on Friday with a tent.", "More"),
    # what is over
    (WED, "Can we share the pass?", "My husband died in June.", "No"),
    ("You get help if you are unemployed.", "Do I get help?",
     "I've been out of a job since Lent.", "Yes"),
    ("You get a patch if you smoke.", "Do I get a patch?",
     "My brother gets through twenty cigarettes a day.", "More"),
)  # fmt: skip


@for_each("rule, question, story, answer", CASES)
def test_states_and_things(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer


@for_each("family", FAMILIES, ids=lambda family: str(family.name))
def test_a_kind_is_not_left_out_by_what_covers_it(family) -> None:
    from cmr_logic.scenario.lexicon.relation_tables import phrase_key  # in place

    for general, kinds in family.kinds.items():
        for kind in kinds.split("|"):
            assert not leaves_out(phrase_key(kind), phrase_key(general)), (kind, general)
