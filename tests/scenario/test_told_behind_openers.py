"""Facts behind words that only announce them, and kinds told in the next breath."""

from cmr_logic import decide
from tests.tables import for_each

LOFT = "You can enter the loft if you hold a pilot's badge.", "Can I enter the loft?"
HERON = "You get a prize if you rescued a heron.", "Do I get a prize?"
VAN = "You can park here if you drive a van.", "Can I park here?"
TOLD = [
    (*LOFT, "Truth is I hold a pilot's badge.", "Yes"),
    (*LOFT, "Problem is I don't hold a pilot's badge.", "No"),
    (*LOFT, "The good news is I hold a pilot's badge.", "Yes"),
    (*LOFT, "What matters is I hold a pilot's badge.", "Yes"),
    (*LOFT, "Funnily enough I hold a pilot's badge.", "Yes"),
    (*LOFT, "It turns out I hold a pilot's badge.", "Yes"),
    (*LOFT, "Turns out I hold a pilot's badge.", "Yes"),
    (*LOFT, "My dream is that I hold a pilot's badge.", "More"),
    (*LOFT, "The plan is that I hold a pilot's badge by May.", "More"),
    (*LOFT, "The question is whether I hold a pilot's badge.", "More"),
    (*LOFT, "Word is I hold a pilot's badge.", "More"),
    (*HERON, "I rescued a bird last May. It was a heron.", "Yes"),
    (*HERON, "I rescued a bird, and it was a heron.", "Yes"),
    (*HERON, "I rescued a bird. It was a gull.", "More"),
    (*HERON, "I rescued a bird. It wasn't a heron.", "More"),
    (*HERON, "I saw a bird. It was a heron.", "More"),
    (*HERON, "I rescued a bird. It was probably a heron.", "More"),
    (*VAN, "I drive a vehicle for work. It's a van.", "Yes"),
    (*VAN, "I passed a vehicle. It was a van.", "More"),
]


@for_each("rule, question, story, answer", TOLD)
def test_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
