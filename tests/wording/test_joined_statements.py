"""Statements joined to others, each with its own subject, time and auxiliary."""

from __future__ import annotations

import pytest

from cmr_logic.wording import question


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you lost your card abroad or someone else used it",
         "Did you lose your card abroad or did someone else use it?"),
        ("the wind is light and nobody nearby objects",
         "Is the wind light and does nobody nearby object?"),
        ("the weather allows and enough people have signed up",
         "Does the weather allow and have enough people signed up?"),
        ("you own the home, or a member of your family owns it",
         "Do you own the home, or does a member of your family own it?"),
        ("you have passed the test, or a trained member is supervising you",
         "Have you passed the test, or is a trained member supervising you?"),
        ("your card has been registered and 14 days have passed",
         "Has your card been registered and have 14 days passed?"),
        ("you accepted the offer or more than 28 days have passed",
         "Did you accept the offer or have more than 28 days passed?"),
        ("the fog is thick or snow has fallen", "Is the fog thick or has snow fallen?"),
        ("the plot is bare or when two neighbours complain",
         "Is the plot bare or do two neighbours complain?"),
        ("you move abroad or your employer closes down",
         "Do you move abroad or does your employer close down?"),
        ("you have been evicted, your gas has been cut off",
         "Have you been evicted, has your gas been cut off?"),
        ("you own a dog or a cat that is ill", "Do you own a dog or a cat that is ill?"),
        ("you confirm that you and your partner are single",
         "Do you confirm that you and your partner are single?"),
        ("you expect to owe $1,200 or more", "Do you expect to owe $1,200 or more?"),
    ],
)  # fmt: skip
def test_a_joined_statement_with_a_subject(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you are buying alcohol and look under 25",
         "Are you buying alcohol and do you look under 25?"),
        ("it is single-storey and stands at least two metres from the boundary",
         "Is it single-storey and does it stand at least two metres from the boundary?"),
        ("you were ill on that date and had a good reason",
         "Were you ill on that date and did you have a good reason?"),
        ("you have lived here or took over the tenancy",
         "Have you lived here or did you take over the tenancy?"),
        ("your parents are separated or arrived as refugees",
         "Are your parents separated or did your parents arrive as refugees?"),
        ("you must care for someone who is ill or be named in a care plan",
         "Do you care for someone who is ill or are you named in a care plan?"),
        ("you need to be 66 or over and to have started work",
         "Are you 66 or over and have you started work?"),
        ("you need to hold a permit and to have a rating of 3",
         "Do you hold a permit and have a rating of 3?"),
        ("you must have lodged the form and had it checked",
         "Have you lodged the form and had it checked?"),
        ("the goods are faulty or unfit for use", "Are the goods faulty or unfit for use?"),
        ("you pay Class 1 or Class 2 dues", "Do you pay Class 1 or Class 2 dues?"),
        ("you are unemployed and claim benefits",
         "Are you unemployed and do you claim benefits?"),
    ],
)  # fmt: skip
def test_a_joined_predicate(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you inherited it and sold it", "Did you inherit it and sell it?"),
        ("you hid something, lied to us or got paid twice",
         "Did you hide something, lie to us or get paid twice?"),
        ("you moved away but kept a home here", "Did you move away but keep a home here?"),
        ("you made more than 90 trips or completed more than 20 tours",
         "Did you make more than 90 trips or complete more than 20 tours?"),
        ("you lost power, lost income because of the flood, or paid for repairs",
         "Did you lose power, lose income because of the flood, or pay for repairs?"),
        ("it imports syrup or bottles drinks", "Does it import syrup or bottle drinks?"),
        ("a player arrives late or refuses to continue",
         "Does a player arrive late or refuse to continue?"),
        ("the family gets support or has four children",
         "Does the family get support or have four children?"),
        ("you sold goods made and packed here", "Did you sell goods made and packed here?"),
        ("your goods were lost or stolen", "Were your goods lost or stolen?"),
    ],
)  # fmt: skip
def test_joined_verbs_take_their_base_form(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("the loss happened while the bags were in a car",
         "Did the loss happen while the bags were in a car?"),
        ("your pet showed signs of it before the policy began",
         "Did your pet show signs of it before the policy began?"),
        ("your contract says that home is your main place of work",
         "Does your contract say that home is your main place of work?"),
        ("the title turned out to be defective", "Did the title turn out to be defective?"),
        ("the decision concerns fraud", "Does the decision concern fraud?"),
        ("a local official ordered you to leave", "Did a local official order you to leave?"),
        ("another person claimed you as a dependent",
         "Did another person claim you as a dependent?"),
        ("someone aged 70 or over lives with you", "Does someone aged 70 or over live with you?"),
        ("the person who died left enough money", "Did the person who died leave enough money?"),
        ("your shift starts before 6 am", "Does your shift start before 6 am?"),
        ("any of your relatives lives nearby", "Does any of your relatives live nearby?"),
        ("we suspect fraud", "Do we suspect fraud?"),
        ("refuses suitable work", "Did you refuse suitable work?"),
        ("the losses have been covered", "Have the losses been covered?"),
        ("the house built before the war was destroyed",
         "Was the house built before the war destroyed?"),
        ("the tenant who left before the lease ended owes rent",
         "Does the tenant who left before the lease ended owe rent?"),
        ("ranchers with a conservation plan on file",
         "Are you a rancher with a conservation plan on file?"),
    ],
)  # fmt: skip
def test_the_verb_of_a_subject(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("a pipe has burst", "Has a pipe burst?"),
        ("you have used up your savings", "Have you used up your savings?"),
        ("you have machine-washed them", "Have you machine-washed them?"),
        ("you have pre-booked", "Have you pre-booked?"),
        ("you have written consent from us", "Do you have written consent from us?"),
        ("you have settled status", "Do you have settled status?"),
        ("you have settled any fines", "Have you settled any fines?"),
        ("you have written letters to the board", "Have you written letters to the board?"),
    ],
)
def test_what_was_done_and_what_one_has(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you pay rent and kept a log", "Do you pay rent and did you keep a log?"),
        ("you have a permit and paid the fee", "Do you have a permit and did you pay the fee?"),
        ("you file alone and lived apart", "Do you file alone and did you live apart?"),
        ("your wife works and earned less than £90",
         "Does your wife work and did your wife earn less than £90?"),
        ("you rent a hut and moved there in June",
         "Do you rent a hut and did you move there in June?"),
        ("you are ill and have a hut built or painted here",
         "Are you ill and do you have a hut built or painted here?"),
        ("you own a dog trained and kept here", "Do you own a dog trained and kept here?"),
        ("you own beasts sold or given a tag", "Do you own beasts sold or given a tag?"),
        ("you have land leased or let to others", "Do you have land leased or let to others?"),
    ],
)  # fmt: skip
def test_a_past_joined_to_a_present(statement: str, asked: str) -> None:
    assert question(statement) == asked
