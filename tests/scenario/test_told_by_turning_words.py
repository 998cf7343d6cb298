"""Words that turn a clause round, without "not": "rather than row", "exempt from rowing"."""

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span
from tests.tables import for_each


def value(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@for_each(
    "statement, story, settled",
    [
        ("you have paid the toll", "I swam over instead of paying the toll.", False),
        ("your son has paid the toll", "My son swam over rather than pay the toll.", False),
        ("you have fed the goats", "Instead of feeding the goats we slept in.", False),
        ("you have fed the goats", "I sang to the goats instead of feeding the sheep.", None),
        ("you pay harbour dues", "I am exempt from paying harbour dues.", False),
        ("you are exempt from paying dues", "I'm exempt from paying dues.", True),
        ("you sell honey", "I'm keen on selling honey.", None),
        ("you play the organ", "I'm tired of playing the organ.", True),
        ("you have returned the keys", "I put off returning the keys.", False),
        ("you use the sauna", "I refrain from using the sauna.", False),
        ("your raft is insured", "My raft is all but insured.", False),
        ("you were sacked", "I was nearly sacked.", None),
    ],
)
def test_what_stands_behind_a_turning_word_is_not_so(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("your craft is a kayak", "My craft is something other than a kayak.", False),
        ("you need it for ploughing", "We need it for something other than ploughing.", False),
        ("you need it for ploughing", "We need it for ploughing, like any other farm.", True),
        ("you pay dues in the harbour", "I pay dues only in another harbour.", False),
        ("you pay dues in the harbour", "I pay dues in a different harbour.", None),
        ("the crate contains only eggs", "The crate contains eggs as well as hay.", False),
        ("the crate contains only eggs", "The crate contains eggs and hay.", None),
        ("the crate contains only eggs", "The crate doesn't contain anything but eggs.", True),
        ("you only row on Sundays", "I don't row except on Sundays.", True),
        ("you only sell fruit in tins", "I don't sell fruit other than in tins.", True),
        ("you pay by cheque", "I pay in some other way than by cheque.", False),
        ("you sell honey", "I sell all sorts except honey.", None),
        ("you own your hut", "I'm not only renting my hut.", None),
    ],
)
def test_another_than_a_clause_names_is_not_the_one_it_names(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("your verdict has come back", "My verdict is still outstanding.", False),
        ("your verdict has come back", "My verdict is outstanding work.", None),
        ("the judge has signed it", "I'm waiting for the judge to sign it.", False),
        ("the judge has signed it", "I'm waiting for the clerk to sign it.", None),
        ("your trial has taken place", "My trial has been put off.", False),
        ("you have taken part in the fire drill", "We missed the fire drill.", False),
        ("you have taken part in the fire drill", "We missed the bus.", None),
        ("you have paid every month", "I skipped two months.", False),
        ("you have paid every month", "I never missed a month.", True),
        (
            "you have sent the plan by 3 May",
            "I missed the 3 May deadline for sending the bill.",
            None,
        ),
        (
            "you have sent the plan by 3 May",
            "I missed the 3 May deadline for sending the plan.",
            False,
        ),
        ("you hold a fishing permit", "I handed my fishing permit in.", False),
        ("you hold a fishing permit", "I handed my form in.", None),
    ],
)
def test_what_is_awaited_missed_or_handed_in_is_not_there(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("you are moving out of the mill", "I'm staying in the mill.", False),
        ("you are moving out of the mill", "My aunt is staying in the mill.", None),
        ("you are staying in the hut", "We'll be leaving the hut.", False),
        ("your cousin lives with you", "My cousin lives somewhere else.", False),
        ("your cousin lives with you", "My uncle lives somewhere else.", None),
        ("you used the radio", "I left the radio alone.", False),
        ("you use a radio", "My radio is switched off.", False),
        (
            "you moved the cart on the orders of a warden",
            "I moved the cart of my own accord.",
            False,
        ),
        ("the cart was moved on the orders of a warden", "I moved it of my own accord.", False),
        ("the porter is your child", "The porter is unrelated to me.", False),
        ("you are in your final year", "I've two more years to go.", False),
        ("you are in your final year", "I've two more years to go on my lease.", None),
        (
            "your chest can be lifted by one person",
            "It takes three people to lift my chest.",
            False,
        ),
        ("you sell fudge", "My stall is free of fudge.", False),
        ("you are fully retired", "I'm semi-retired.", None),
        ("you declined the cover", "I took the cover.", False),
        ("your hut is heatproof", "My hut is unheatproof.", None),
    ],
)
def test_what_one_thing_rules_out_of_another(statement, story, settled):
    assert value(statement, story) is settled
