"""Clauses told by restatements that leave the truth, turn it over, or leave it open."""

import pytest

from cmr_logic import decide

QUESTION = "Do I get the grant?"


def told(clause, story):
    rule = f"You get the grant if {clause}."
    return decide(rule, QUESTION, scenario=story).answer


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("you own a boat", "I own a boat"),
        ("your employer has agreed", "my employer has agreed"),
        ("your passport has expired", "my passport has expired"),
        ("you smoke", "I smoke"),
        ("you are married", "I am married"),
        ("your roof leaks", "my roof leaks"),
    ],
)
@pytest.mark.parametrize(
    ("frame", "answer"),
    [
        ("I'm afraid {}.", "Yes"),
        ("I can confirm that {}.", "Yes"),
        ("Although {}, I am in good spirits.", "Yes"),
        ("Since {}, I thought I would write.", "Yes"),
        ("It isn't true that {}.", "No"),
        ("It's a myth that {}.", "No"),
        ("It's possible that {}.", "More"),
        ("It isn't clear that {}.", "More"),
        ("They want me to prove that {}.", "More"),
        ("I have to show that {}.", "More"),
        ("They need proof that {}.", "More"),
        ("Perhaps {}.", "More"),
        ("Maybe {}, maybe not.", "More"),
        ("What if {}?", "More"),
        ("Is it true that {}?", "More"),
    ],
)
def test_a_frame_leaves_turns_over_or_opens_what_is_told(clause, said, frame, answer):
    assert told(clause, frame.format(said)) == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you own a boat", "I have proof that I own a boat.", "Yes"),
        ("you own a boat", "I managed to prove that I own a boat.", "Yes"),
        ("you own a boat", "The letter shows that I own a boat.", "Yes"),
        ("there is a lift in the building", "It isn't true that there is a lift in the building.",
         "No"),
        ("you have no income", "It isn't true that I have no income.", "No"),
        ("you sell alcohol", "I'm thinking about whether to sell alcohol.", "More"),
    ],
)  # fmt: skip
def test_what_is_shown_is_so_and_what_is_weighed_is_open(clause, story, answer):
    assert told(clause, story) == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("your wife works", "My wife no longer works.", "No"),
        ("your shop sells beer", "Our shop no longer sells beer.", "No"),
        ("you are a British citizen", "I am no longer a British citizen.", "No"),
        ("you will move abroad", "I'm not going to move abroad.", "No"),
        ("you will move abroad", "I'm going to move abroad.", "Yes"),
        ("you must wear a hat", "I needn't wear a hat.", "No"),
        ("you have visited Peru", "I've never been to Peru.", "No"),
        ("you have travelled to Peru", "I've been to Peru.", "Yes"),
        ("you have travelled to Peru", "I've written to Peru about it.", "More"),
        ("you attend evening classes", "I go to no evening classes.", "No"),
        ("you have run out of fuel", "I haven't run out of fuel.", "No"),
        ("your application was rejected", "My application was not rejected.", "No"),
        ("you need help to get dressed", "I don't need help to get dressed.", "No"),
        ("you need help to get dressed", "I can't get dressed without help.", "Yes"),
        ("you stopped working last year", "I gave up work last year.", "More"),
    ],
)
def test_a_denial_is_read_where_it_stands(clause, story, answer):
    assert told(clause, story) == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you are over the weight limit", "I'm under the weight limit.", "No"),
        ("you are over the weight limit", "I'm over the weight limit.", "Yes"),
        ("you applied before the closing date", "I applied after the closing date.", "No"),
        ("you bought your car with a loan", "I bought my car without a loan.", "No"),
        ("your shop is in the market hall", "My shop is outside the market hall.", "No"),
        ("you found the ring in the street", "I found the ring in a shop.", "More"),
        ("you live in a house that is damp", "I live in a deep house.", "More"),
        ("you live in a house that is damp", "I live in a damp house.", "Yes"),
    ],
)
def test_a_small_word_says_on_which_side(clause, story, answer):
    assert told(clause, story) == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("the shop is open on Sundays", "The other shop is open on Sundays.", "More"),
        ("the other shop is open", "The other shop is open.", "Yes"),
        ("your landlord has been told", "My sister's landlord has been told.", "More"),
        ("you were told the price", "A friend of mine was told the price.", "More"),
        ("you have a contract in writing", "A friend of mine has signed the contract.", "More"),
        ("you are an only child", "My sister is an only child.", "More"),
        ("you made the booking online", "My sister made the booking online.", "More"),
        ("you made the booking online", "My booking was made online.", "Yes"),
    ],
)
def test_what_is_said_of_another_settles_nothing(clause, story, answer):
    assert told(clause, story) == answer


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you made a complaint", "A complaint was made by me.", "Yes"),
        ("you made a complaint", "A complaint was made by my aunt.", "More"),
        ("your doctor recommends the diet", "The diet is recommended by my doctor.", "Yes"),
        ("your rent has gone up", "My landlord put up my rent.", "Yes"),
        ("your rent has gone up", "My rent has stayed the same.", "No"),
        ("you have not been paid", "They haven't paid me.", "Yes"),
        ("your car is insured", "I have an insured car.", "Yes"),
        ("you have a broken leg", "My leg is broken.", "Yes"),
        ("you speak Welsh", "I'm a Welsh speaker.", "Yes"),
        ("you own a boat", "As a boat owner, I read the notice.", "Yes"),
        ("you own a boat", "I'm a learner driver.", "More"),
        ("the parcel has not arrived", "The parcel has not arrived.", "Yes"),
        ("the goods were damaged", "The courier damaged the goods.", "Yes"),
        ("your contract is permanent", "I'm asking about my contract. It is permanent.", "Yes"),
    ],
)
def test_the_same_is_told_in_another_form(clause, story, answer):
    assert told(clause, story) == answer


@pytest.mark.parametrize(
    "story",
    [
        "There is no proof that I own a boat.",
        "There is a rumour that I own a boat.",
        "The council wrongly says that I own a boat.",
        "You are wrong to assume that I own a boat.",
        "I dispute that I own a boat.",
        "I can't prove that I own a boat.",
        "I will pay provided that I own a boat.",
        "My neighbour goes round saying that I own a boat.",
        "I was going to own a boat, but it came to nothing.",
        "I have a friend who owns a boat.",
    ],
)
def test_what_is_held_out_or_held_against_one_settles_nothing(story):
    assert told("you own a boat", story) == "More"


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you own a boat", "I'm glad to say that I own a boat.", "Yes"),
        ("you own a boat", "I have to tell you that I own a boat.", "Yes"),
        ("you own a boat", "It is fair to say that I own a boat.", "Yes"),
        ("you smoke", "I have a friend who smokes.", "More"),
        ("you are pregnant", "I have a friend who is pregnant.", "More"),
        ("you sell alcohol", "I was told to sell alcohol.", "More"),
    ],
)
def test_whoever_tells_it_means_it_and_of_oneself(clause, story, answer):
    assert told(clause, story) == answer
