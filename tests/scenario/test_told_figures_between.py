"""Distances from one place to another, spans of one year, scores, and lengths since an age."""

from cmr_logic import decide
from tests.tables import for_each

HARBOUR = (
    "You get the discount if your shop is within 3 miles of the harbour.",
    "Do I get the discount?",
)
FORGE = "You can use the bus if you live more than 2 miles from the forge.", "Can I use the bus?"
REEF = (
    "You get a medal if you dived at the reef between May and August 1998.",
    "Do I get a medal?",
)
ROUND = "You win a mug if you scored more than 60 in the juggling round.", "Do I win a mug?"
VALLEY = (
    "You can skip the test if you have lived in the valley for at least 10 years.",
    "Can I skip the test?",
)
TOLD = [
    (*HARBOUR, "My shop is a mile from the harbour.", "Yes"),
    (*HARBOUR, "The harbour is five miles from my shop.", "No"),
    (*HARBOUR, "It's a mile from my shop to the harbour.", "Yes"),
    (*HARBOUR, "The harbour is two miles from the station.", "More"),
    (*HARBOUR, "It's two miles from the station to the harbour.", "More"),
    (*FORGE, "The forge is a mile from my gate.", "No"),
    (*FORGE, "The forge is three miles from our house.", "Yes"),
    (*FORGE, "The forge is a mile from my aunt's gate.", "More"),
    (*REEF, "I dived at the reef on 4 June 1998.", "Yes"),
    (*REEF, "I dived at the reef in September 1998.", "No"),
    (*REEF, "I dived at the reef in 1998.", "More"),
    (*ROUND, "I scored 74 in the juggling round.", "Yes"),
    (*ROUND, "I only managed 41 in the juggling round.", "No"),
    (*ROUND, "I scored 74 in the singing round.", "More"),
    (*VALLEY, "I've lived in the valley since my daughter was three. She's 15 now.", "Yes"),
    (*VALLEY, "I've lived in the valley since my son was born, and he's 6.", "No"),
    (*VALLEY, "I moved to the valley when my son was born. He's 14.", "Yes"),
    (*VALLEY, "I've lived in the valley since my son was three.", "More"),
]


@for_each("rule, question, story, answer", TOLD)
def test_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
