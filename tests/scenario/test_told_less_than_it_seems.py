"""What seems to settle a clause and says less: hedged, wanted, told of a share or of no way."""

from cmr_logic import decide
from tests.tables import for_each

# rule, question, stories with what each makes of the question
TOLD = [
    (
        "You can enter the race if you have varnished the oar.",
        "Can I enter the race?",
        [
            ("I've probably varnished the oar.", "More"),
            ("I apparently varnished the oar.", "More"),
            ("I think I've varnished the oar.", "More"),
            ("I'm fairly sure I've varnished the oar.", "More"),
            ("As far as I know I've varnished the oar.", "More"),
            ("I've varnished the oar, I think.", "More"),
            ("I have, I believe, varnished the oar.", "More"),
            ("I've varnished the oar, probably.", "More"),
            ("I'm sure I've varnished the oar.", "Yes"),
            ("I know I've varnished the oar.", "Yes"),
            ("I've varnished the oar; I reckon I'll win.", "Yes"),
            ("I've definitely varnished the oar.", "Yes"),
            ("I think highly of boats. I've varnished the oar.", "Yes"),
            ("I've varnished the oar, probably my best work.", "Yes"),
            ("I can't possibly have varnished the oar.", "No"),
        ],
    ),
    (
        "You can enter if your oar is varnished.",
        "Can I enter?",
        [
            ("Hopefully my oar is varnished.", "More"),
            ("I trust my oar is varnished.", "More"),
            ("I expect my oar is varnished.", "More"),
            ("I want my oar varnished.", "More"),
            ("My oar was to be varnished in May.", "More"),
            ("My oar is barely varnished.", "More"),
            ("My oar is varnished, they say.", "More"),
            ("I had my oar varnished.", "Yes"),
            ("I expect guests. My oar is varnished.", "Yes"),
        ],
    ),
    (
        "You pay a fee if there is a fire in your hut.",
        "Do I pay a fee?",
        [
            ("There's a fire extinguisher in my hut.", "More"),
            ("There's a fire in my hut.", "Yes"),
        ],
    ),
    (
        "You can join the walk if you are a beekeeper.",
        "Can I join the walk?",
        [
            ("I'm probably a beekeeper.", "More"),
            ("I'm sort of a beekeeper.", "More"),
            ("I'm practically a beekeeper.", "More"),
            ("I'm as good as a beekeeper.", "More"),
            ("I'm a beekeeper, I suppose.", "More"),
            ("I'm proudly a beekeeper.", "Yes"),
            ("I'm a beekeeper, and I suppose I'll bring cake.", "Yes"),
        ],
    ),
    (
        "You can join the parade if you have a polished bell.",
        "Can I join the parade?",
        [
            ("I have a bell that isn't polished.", "No"),
            ("I have a bell that has never been polished.", "No"),
            ("I have a bell that is polished.", "Yes"),
            ("I have a bell that may be polished.", "More"),
            ("I want a bell that is polished.", "More"),
            ("I'm looking for a bell which is polished.", "More"),
        ],
    ),
    (
        "You pay a fee if your lantern is painted.",
        "Do I pay a fee?",
        [
            ("I own a lantern that is not painted.", "No"),
            ("I own a lantern that is painted.", "Yes"),
            ("I need a lantern that's painted.", "More"),
            ("I am after a lantern that is painted.", "More"),
        ],
    ),
    (
        "You get a badge if you painted the fence by hand.",
        "Do I get a badge?",
        [
            ("I painted the fence.", "More"),
            ("I painted the fence with a spray gun.", "More"),
            ("I painted the fence by hand.", "Yes"),
        ],
    ),
    (
        "We refund you if the sails were patched in error.",
        "Do you refund me?",
        [
            ("I patched them on purpose.", "More"),
            ("I patched the sails last week.", "More"),
            ("The sails were patched in error.", "Yes"),
        ],
    ),
    (
        "We replace the vase if it was broken by accident.",
        "Do you replace my vase?",
        [
            ("I smashed it intentionally.", "No"),
            ("I broke it by accident.", "Yes"),
            ("I broke it on purpose.", "No"),
        ],
    ),
    (
        "The boat may leave if the crew's catch is below 200 kg.",
        "May the boat leave?",
        [
            ("I caught 110 kg. My mate caught some as well.", "More"),
            ("I caught 250 kg.", "No"),
            ("We caught 110 kg between us.", "Yes"),
            ("I was out alone and caught 110 kg.", "Yes"),
        ],
    ),
    (
        "You pay no toll if you picked less than 30 kg of apples.",
        "Do I pay a toll?",
        [
            ("I picked 12 kg of apples. Then I picked some more.", "More"),
            ("I picked 44 kg and then some more.", "Yes"),
            ("I picked 12 kg of apples. I'll eat some more pears.", "No"),
            ("I picked 12 kg of apples.", "No"),
        ],
    ),
    (
        "You need a licence if you keep more than 30 pigeons.",
        "Do I need a licence?",
        [
            ("I keep 12 pigeons, not counting the young ones.", "More"),
            ("I keep 32 pigeons, not counting the young ones.", "Yes"),
            ("I keep 12 pigeons, including the young ones.", "No"),
        ],
    ),
    (
        "You pay the levy if your luggage weighs more than 50 kg.",
        "Do I pay the levy?",
        [
            ("My suitcase weighs 20 kg. My other bag is heavier.", "More"),
            ("My suitcase weighs 60 kg. I have another bag.", "Yes"),
            ("My suitcase weighs 20 kg.", "No"),
        ],
    ),
]


@for_each(
    "rule, question, story, answer",
    [(rule, question, *told) for rule, question, stories in TOLD for told in stories],
)
def test_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
