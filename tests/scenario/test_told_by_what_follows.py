"""What ordinary knowledge draws from a story: what excludes, what shows and what presupposes."""

from cmr_logic import decide
from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# clause, story, value (None where it stays open)
FOLLOWS = [
    ("you are retired", "I repair clocks full time at a workshop.", False),
    ("you are retired", "I nursed full time until last year.", None),
    ("you are retired", "I care for my father full time.", None),
    ("you are a schoolchild", "I'm a retired sailor.", False),
    ("you are a schoolchild", "My aunt is a retired sailor.", None),
    ("you have a permanent contract", "I'm employed for the winter only.", False),
    ("you have a permanent contract", "My sister is employed for the winter only.", None),
    ("you have a fixed-term contract", "I've got a permanent job.", False),
    ("you are widowed", "My wife was a weaver. She passed away in May.", True),
    ("you are widowed", "My cousin was a weaver. She passed away in May.", None),
    ("you are the widow of a diver", "My husband was a diver. He drowned in 2009.", True),
    ("you are the widow of a diver", "My brother was a diver. He drowned in 2009.", None),
    ("your husband has died", "My husband's in the garden with the roses.", False),
    ("your wife has died", "There's a picture of my wife in the hall.", None),
    ("you live alone", "My sister and her three boys share the flat with me.", False),
    ("you live alone", "My sister shares a flat with three friends.", None),
    ("you live alone", "There's nobody but me in the cottage.", True),
    ("you have twins", "Our only child was born in June.", False),
    ("you have twins", "I have one daughter and three sons.", None),
    ("you have more than one child enrolled", "My son is enrolled for flute and my daughter for "
     "drums.", True),
    ("you have more than one child enrolled", "My son is enrolled for flute.", None),
    ("you have a child under five", "We have one son, Olaf, who is at university.", False),
    ("you have a child under five", "We have no children under five.", False),
    ("you have a child under five", "Our son Olaf writes to us.", None),
    ("you work with children", "I'll be teaching the six-year-olds to juggle.", True),
    ("you work with children", "My sister teaches the six-year-olds to juggle.", None),
    ("you handle food", "I only do the bookkeeping for the dairy.", False),
    ("you handle food", "I only do the bookkeeping, and sometimes help in the kitchen.", None),
    ("you employ staff", "Five gardeners and a driver are on my payroll.", True),
    ("you employ staff", "Five gardeners are on the payroll of the park.", None),
    ("it has been used", "I've brewed coffee in it all week.", True),
    ("it has been used", "I've read about it all week.", None),
    ("the shoes have been worn outdoors", "I hiked over two hills in them.", True),
    ("the shoes have been worn outdoors", "I only tried them on in the bedroom.", False),
    ("the shoes have been worn outdoors", "I looked at them in the shop.", None),
    ("the goods arrived damaged", "When I unwrapped it, the mirror was cracked.", True),
    ("the goods arrived damaged", "When I unwrapped it, my son dropped the mirror and it "
     "cracked.", None),
    ("the goods arrived damaged", "It all came in perfect condition.", False),
    ("you have running water", "I took a long bath at home last night.", True),
    ("you have running water", "I took a long shower at the gym last night.", None),
    ("your home is connected to mains gas", "We pay the gas bill every quarter.", True),
    ("your home is connected to mains gas", "We cook on bottled gas.", False),
    ("you have a television", "We watch quizzes on our own big screen.", True),
    ("you have a television", "We watch quizzes at my brother's.", None),
    ("the journey has been made", "I rode on the train from Bonn to Ulm.", True),
    ("the journey has been made", "My coach leaves next week.", False),
    ("your dog has been spayed", "My spaniel is expecting puppies.", False),
    ("your dog has been spayed", "My neighbour's spaniel is expecting puppies.", None),
    ("you have had a general anaesthetic", "They put me to sleep for the tonsils.", True),
    ("you have had a general anaesthetic", "The sermon put me to sleep.", None),
    ("you have had a general anaesthetic", "The dentist only numbed my gum.", False),
    ("you have a plaster cast", "My left wrist is in plaster.", True),
    ("you have a plaster cast", "My son's wrist is in plaster.", None),
    ("you can swim", "I swam for my county as a girl.", True),
    ("you can swim", "My daughter swims for her county.", None),
    ("you need help to walk", "I'm well and finished a triathlon on Sunday.", False),
    ("you need help to walk", "I cheered at the triathlon on Sunday.", None),
    ("you are allergic to nuts", "A single hazelnut would put me in hospital.", True),
    ("you are allergic to nuts", "A single mussel would put me in hospital.", None),
    ("you are flying business class", "We're in economy, row 31.", False),
    ("you are flying business class", "We had economy tickets but they upgraded us.", None),
    ("you have a return ticket", "I bought a one-way ticket to Oban.", False),
    ("you bought it online", "I bought it over the counter.", False),
    ("your bicycle has a motor", "I have to pedal all the way.", False),
    ("your bicycle has a motor", "It's a pedelec.", True),
]  # fmt: skip


@for_each("clause, story, value", FOLLOWS)
def test_what_follows_is_so_and_what_only_may_be_is_open(clause, story, value):
    rule = parse(f"You can apply if {clause}.")
    found = [f for f in settle(rule.clauses, story) if f.clause_id == rule.clauses[0].id]
    assert (found[0].value if found else None) is value, found


# rule, question, story, answer
OF_OTHERS = [
    ("The late film is for adults only.", "Can my son see the late film?",
     "He started primary school in May.", "No"),
    ("The late film is for adults only.", "Can my son see the late film?",
     "He started work at a primary school in May.", "More"),
    ("Climbers who are pregnant may not use the wall.", "May my wife use the wall?",
     "My wife is expecting our first child.", "No"),
    ("Climbers who are pregnant may not use the wall.", "May I use the wall?",
     "My wife is expecting our first child.", "More"),
    ("Pans that have been used cannot be returned.", "Can I return the pan?",
     "I fried an omelette in it on Monday.", "No"),
    ("Pans that have been used cannot be returned.", "Can I return the pan?",
     "I saw a similar one on Monday.", "More"),
]  # fmt: skip


@for_each("rule, question, story, answer", OF_OTHERS)
def test_what_follows_of_others_and_of_things(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
