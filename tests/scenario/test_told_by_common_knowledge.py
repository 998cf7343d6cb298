"""What follows from a story by common knowledge, and what only looks as if it did."""

from cmr_logic import decide
from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# clause, story, value (None where it stays open)
TOLD = [
    ("you are travelling with a baby", "My newborn daughter will be on my lap.", True),
    ("you are travelling with a baby", "We're flying with our son, who is three weeks old.", True),
    (
        "you are travelling with a baby",
        "I'll be riding up with my niece, just two years old.",
        None,
    ),
    ("you are travelling with a baby", "I go by coach with my five-month-old boy.", True),
    ("you are travelling with a baby", "I travel with my daughter, who is four years old.", None),
    ("you are travelling with a baby", "My five-month-old kitten will be on my lap.", None),
    ("you are travelling with a baby", "I am travelling to my parents.", None),
    ("you are travelling with a baby", "I'm an adult.", None),
    ("you are travelling with a baby", "We are all adults.", False),
    ("your lorry has a combustion engine", "My lorry runs on petrol.", True),
    ("your lorry has a combustion engine", "The lorry is fully electric and we charge it.", False),
    ("your lorry has a diesel engine", "My lorry runs on petrol.", False),
    ("your lorry has a diesel engine", "My lorry runs on time.", None),
    ("your lorry has a diesel engine", "My boss's lorry runs on petrol.", None),
    ("your lorry has a diesel engine", "The lorry park is all electric.", None),
    ("you use a walking stick", "I never leave the house without my walking stick.", True),
    ("you use a walking stick", "My walking shoes go everywhere with me.", None),
    ("you use a wheelchair", "I pushed my wheelbarrow everywhere with me.", None),
    ("you live above the ground floor", "We live in a bungalow by the sea.", False),
    ("you live above the ground floor", "Our flat is on the third floor.", True),
    ("you live above the ground floor", "My sister lives in a bungalow.", None),
    ("you live above the ground floor", "My desk is on the third floor.", None),
    ("your flat is on the ground floor", "My flat is on the top floor.", False),
    ("your flat is on the ground floor", "My aunt's flat is on the top floor.", None),
    ("you are a cyclist", "Every Friday I get over here on my bike.", True),
    ("you are a cyclist", "I ride over on my motorbike.", None),
    ("you are a cyclist", "My wife comes on her bicycle.", None),
    (
        "you have eaten on the morning of the operation",
        "My operation is today. I've had porridge at seven this morning.",
        True,
    ),
    (
        "you have eaten on the morning of the operation",
        "My operation is tomorrow. I had porridge this morning.",
        None,
    ),
    (
        "you have eaten on the morning of the operation",
        "My operation is today. I had nothing but water this morning.",
        None,
    ),
    ("you earn money from employment", "I work in a bakery and get paid on Fridays.", True),
    ("you earn money from employment", "I work at the till and get paid by the hour.", True),
    ("you earn money from employment", "I work on my own stall and get paid in cash.", None),
    ("you have retired from working life", "I stopped working for good in May.", True),
    ("you have retired from working life", "I stopped working for the day.", None),
    (
        "your bag was stolen outside the home",
        "We sat in a café. Somebody snatched my bag off my shoulder.",
        True,
    ),
    ("your bag was stolen outside the home", "Somebody snatched my bag off my shoulder.", None),
    (
        "your bag was stolen outside the home",
        "I was in my kitchen. Somebody snatched my bag off my lap.",
        None,
    ),
    (
        "your bag was stolen outside the home",
        "I was on the tram. My son snatched my bag off my lap.",
        None,
    ),
    ("you have given up your driving licence", "I still drive to market on Fridays.", False),
    ("you have given up your driving licence", "The kids still drive me mad.", None),
    ("you have given up your driving licence", "My husband still drives to market.", None),
    (
        "the house was occupied",
        "My wife and I were asleep. I was in bed when the fire started.",
        True,
    ),
    ("the house was occupied", "We were abroad when the boiler burst.", False),
    ("the house was occupied", "We were in a hotel, asleep when the boiler burst.", None),
    ("the house was occupied", "Our guests were asleep in the barn.", None),
    ("the door closes by itself", "Our door stays open until somebody pushes it.", False),
    ("the door closes by itself", "Our neighbour's door has no closer.", None),
    ("the leak is outside your property", "The pipe behind my bath is leaking.", False),
]

# rule, question, story, answer
ASKED = [
    ("You get a place early if you have a brother or sister at the school.",
     "Will my daughter get a place early?", "She has no brother or sister.", "No"),
    ("You get a place early if you have a brother or sister at the school.",
     "Will my daughter get a place early?", "She is five and she's our only child.", "No"),
    ("You get a place early if you have a brother or sister at the school.",
     "Will my daughter get a place early?", "My brother is here. He has no sister.", "More"),
    ("A raft may be let if it has a spare paddle.", "May I let my raft?",
     "My uncle's raft has a spare paddle.", "More"),
    ("A raft may be let if it has a spare paddle.", "May I let my uncle's raft?",
     "My uncle's raft has a spare paddle.", "Yes"),
    ("A raft may be let if it has a spare paddle.", "May I let my raft?",
     "My raft has a spare paddle.", "Yes"),
    ("Hatches must be kept shut unless they face the pier.", "Must I keep my hatch shut?",
     "My hatch faces the pier.", "No"),
    ("You must keep the hatch closed unless it faces the pier.",
     "Do I have to keep the hatch closed?", "The hatch does not face the pier.", "Yes"),
]  # fmt: skip


@for_each("clause,story,value", TOLD)
def test_clauses_are_settled_by_common_knowledge(
    clause: str, story: str, value: bool | None
) -> None:
    rule = parse(f"You can join if {clause}.")
    found = {finding.value for finding in settle(rule.clauses, story)}
    assert found == (set() if value is None else {value})


@for_each("text,question,story,answer", ASKED)
def test_stories_are_read_with_whom_and_what_is_asked_about(
    text: str, question: str, story: str, answer: str
) -> None:
    assert decide(text, question, scenario=story).answer == answer
