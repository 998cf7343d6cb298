"""What a story tells in other words than a rule: deeds, company and what befell a thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you own your land", "I farm sixty acres, all of them rented from the abbey.", "More"),
        ("you own your land", "I farm sixty acres.", "More"),
        ("you own your land", "I own sixty acres, and I farm them all.", "Yes"),
        ("you have competed before", "We finished last in the regatta in May.", "Yes"),
        ("you have competed before", "I came second in the queue at the bakery.", "More"),
        ("you have finished a marathon", "I ran Berlin in 2022, all 26 miles of it.", "Yes"),
        ("you have finished a marathon", "I cycled to Berlin, all 26 miles of it.", "More"),
        (
            "you bring your own instrument",
            "I've got a fiddle and I'll be carrying it over to class.",
            "Yes",
        ),
        (
            "you bring your own instrument",
            "I've got a fiddle and I'll be taking it back to the hire shop.",
            "More",
        ),
        ("you handle raw meat", "I'm in the cold room all day boning lamb.", "Yes"),
        ("you handle raw meat", "I'm in the kitchen all day chopping leeks.", "More"),
        ("you live alone", "There's no one in the house except me since Al left.", "Yes"),
        ("you live alone", "There was no one in the house but me during the burglary.", "More"),
        (
            "you have lost your husband or wife",
            "We'd been married nine years when my Tess passed away in June.",
            "Yes",
        ),
        (
            "you have lost your husband or wife",
            "We'd been married nine years when my dog Tess passed away in June.",
            "More",
        ),
        ("you travel with a baby", "There's me, Jo and our wee Max, who is nine weeks old.", "Yes"),
        ("you travel with a baby", "There's me, Jo and our wee Max, who is nine.", "More"),
        ("you travel with a baby", "It's me, Jo and our pup, our Max, aged 9 weeks.", "More"),
        (
            "you have a child at school",
            "I've just the one, Leo, who's eight months old and teething.",
            "No",
        ),
        ("you have a child at school", "I've just the one, Max, who's ten.", "More"),
        (
            "you have complained to the shop",
            "I emailed the shop's owner to say I was fed up with the kettle.",
            "Yes",
        ),
        (
            "you have complained to the shop",
            "I emailed the shop's owner to say I was pleased with the kettle.",
            "More",
        ),
        ("your key was stolen", "It slid out of my bag off the side of the ferry.", "No"),
        ("your key was stolen", "It was in my bag on the side of the ferry.", "More"),
        ("you have used a kiln before", "I fire some bowls every spring.", "Yes"),
        ("you have used a kiln before", "I buy some bowls every spring.", "More"),
        ("you have played tennis before", "I've never so much as held a racket.", "No"),
        ("you have played chess before", "I've never so much as held a racket.", "More"),
        ("you have played tennis before", "I've not held a racket since May.", "More"),
        ("your plot lies beside the river", "Mine goes down to the bank of the Usk.", "Yes"),
        ("your plot lies beside the river", "Mine goes down to the bank in town.", "More"),
    ],
)
def test_told_in_other_words(clause, story, answer):
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == answer
