"""Things named anew, as "those", "the old one" or "one", and what is neither done nor told."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

_CAKES = "Cakes for the fair must be brought on Friday 9 May. Those brought on any other day lose."
_STALLS = "Stalls inside the hall pay a fee. Stalls outside do not."
_TENTS = "Tents pitched on the low field need a permit. Those on the upper field do not."
_HELMETS = "Riders must wear a helmet. Riders who do not have one may not start."
_TORCHES = "Visitors must carry a torch. Those without one stay outside."
_LOCKS = "A new lock is fitted free where the old one was broken by burglars."
_PASSES = "New passes are issued free of charge if the old one has expired."
_LEARNERS = "Learners who do not come to a lesson without notifying the office pay half the fee."
_TRUSTEES = "Trustees who fail to vote without giving a reason are replaced."


@for_each(
    "text, asked, expected, statement",
    [
        (_CAKES, "Will my cake lose?", "not c3", "the cakes are brought on Friday 9 May"),
        (
            "Samples must be dropped at the lab. Samples left elsewhere are destroyed.",
            "Will my sample be destroyed?",
            "not c3",
            "the samples are dropped at the lab",
        ),
        (_STALLS, "Must I pay a fee for my stall?", "c1 and not c2", "the stalls are outside"),
        (
            _TENTS,
            "Do I need a permit for my tent?",
            "c1 and not c3",
            "the tents are on the upper field",
        ),
        (
            "Members who row must sign the book. Those who sail do not.",
            "Must I sign the book?",
            "c1 and not c3",
            "you sail",
        ),
        (
            "Cabins by the lake pay a tax. Cabins elsewhere do not.",
            "Do I pay a tax for my cabin?",
            "c2",
            "the cabins are by the lake",
        ),
        (
            "Trees in the old park may not be cut. Those outside may.",
            "Can I cut my tree?",
            "c2 and not c1",
            "the trees are outside",
        ),
        (
            "Gas bills must be settled within 14 days. Anyone who pays later is charged interest.",
            "Will I be charged interest?",
            "not c3",
            "you do settle bills within 14 days",
        ),
        (_HELMETS, "May I start?", "c3", "you do have a helmet"),
        (_TORCHES, "Do I have to stay outside?", "c3", "you are without a torch"),
        (_LOCKS, "Will a new lock be fitted free?", "c1", "your old lock was broken by burglars"),
        (_PASSES, "Is a new pass free of charge?", "c1", "your old pass has expired"),
        # no new thing is named, and nothing is demanded
        (
            "Riders may wear a cap. Riders without one can borrow a hat.",
            "Can I borrow a hat?",
            "c2",
            "you are riders without one",
        ),
        (
            "Growers who do not spray without a mask get a badge.",
            "Do I get a badge?",
            "not c1",
            "you do spray without a mask",
        ),
    ],
)
def test_what_is_named_anew_is_named(text: str, asked: str, expected: str, statement: str) -> None:
    rule = parse(text)
    assert rule.written(asked) == expected
    assert statement in {clause.statement for clause in rule.clauses if clause.id in expected}


@for_each(
    "text, asked, story, expected",
    [
        (_CAKES, "Will my cake lose?", "I brought my cake on Friday 9 May.", "No"),
        (_CAKES, "Will my cake lose?", "My cake has three layers.", "More"),
        (_STALLS, "Do I have to pay a fee for my stall?", "My stall is outside.", "No"),
        (_TENTS, "Do I need a permit for my tent?", "My tent is on the upper field.", "No"),
        (_TENTS, "Do I need a permit for my tent?", "My tent is blue.", "More"),
        (_HELMETS, "May I start?", "I have no helmet.", "No"),
        (_HELMETS, "May I start?", "I have a red helmet.", "Yes"),
        (_TORCHES, "Do I have to stay outside?", "I do not have a torch.", "Yes"),
        (_TORCHES, "Do I have to stay outside?", "I came by bus.", "More"),
        (_LOCKS, "Will a new lock be fitted free?", "My lock was broken by burglars.", "Yes"),
        (_PASSES, "Is a new pass free of charge?", "My pass has expired.", "Yes"),
        (_LEARNERS, "Do I pay half the fee?", "I did not come. I notified the office.", "No"),
        (
            _LEARNERS,
            "Do I pay half the fee?",
            "I did not come to the lesson. I did not notify the office.",
            "Yes",
        ),
        (_LEARNERS, "Do I pay half the fee?", "I did not come to the lesson.", "More"),
        (_TRUSTEES, "Will I be replaced?", "I failed to vote. I gave a reason.", "No"),
        ("You cannot leave without telling us.", "Can I leave?", "It is late.", "More"),
    ],
)
def test_a_story_says_it_of_them(text: str, asked: str, story: str, expected: str) -> None:
    assert decide(text, asked, scenario=story).answer == expected


@for_each(
    "text, asked, expected",
    [
        (
            "Dogs must be muzzled on trains. Their owners are fined if not.",
            "Will I be fined?",
            "not c2",
        ),
        ("Dogs must be muzzled. Otherwise their owners are fined.", "Will I be fined?", "not c2"),
        ("Boat owners must pay a fee.", "Must I pay a fee?", "c1"),
    ],
)
def test_the_owners_of_a_thing_are_who_asks(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected
