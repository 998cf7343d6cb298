"""What stories tell of dealings and of things in use, and of whose they are."""

import pytest

from cmr_logic import decide


def answer(condition, story):
    return decide(f"You can have it if {condition}.", "Can I have it?", scenario=story).answer


@pytest.mark.parametrize(
    ("condition", "story", "expected"),
    [
        ("the other driver was to blame", "He's admitted it was all his fault.", "Yes"),
        ("the other driver caused the accident", "A van reversed into my car.", "Yes"),
        ("the accident was someone else's fault", "The other driver jumped the lights.", "Yes"),
        ("the other driver was to blame", "It was my fault.", "No"),
        ("the other driver was to blame", "I jumped the lights.", "No"),
        ("the other driver was to blame", "I was at a junction in a blue car.", "More"),
    ],
)
def test_the_fault_of_another_is_not_ones_own(condition, story, expected):
    assert answer(condition, story) == expected


@pytest.mark.parametrize(
    ("condition", "story"),
    [
        ("it is lost", "My sister lost hers."),
        ("there is a mortgage on the property", "My brother has a mortgage."),
        ("the price goes up", "My neighbour's price went up."),
        ("it contains nuts", "My aunt's cake has walnuts in it."),
        ("a deposit has been paid", "My aunt paid a deposit."),
        ("the form is signed", "My aunt signed hers."),
        ("they are faulty", "My friend Beth bought a chair in the sale and the leg came off."),
        ("you have paid the deposit", "The girl in the back room paid her deposit."),
        ("you are accompanied by an adult", "My friend goes with her mum."),
    ],
)
def test_what_is_told_of_people_outside_the_home_says_nothing_of_ones_own(condition, story):
    assert answer(condition, story) == "More"


@pytest.mark.parametrize(
    ("condition", "story", "expected"),
    [
        ("you have a mortgage", "I'm still paying off the mortgage.", "Yes"),
        ("you have a mortgage", "I paid off the mortgage.", "No"),
        ("you have been trained", "I missed the training.", "No"),
        ("you attended the training", "I was off sick on the day of the training.", "No"),
        ("you have no unpaid fines", "I've got a fine I haven't paid.", "No"),
        ("your bag fits under the seat", "My bag is far too big to fit under a seat.", "No"),
        ("you booked through our website", "I booked through a travel agent.", "No"),
        ("you booked through our website", "I booked in May.", "More"),
        ("you sell food", "I give the cakes away.", "More"),
        ("you are wearing a hard hat", "I forgot my hard hat.", "No"),
        ("your membership fee has been paid", "I've been in the choir for years.", "More"),
        ("another reader has reserved it", "Nobody at the library has said so.", "More"),
    ],
)
def test_what_is_under_way_missed_or_left_out_is_not_done(condition, story, expected):
    assert answer(condition, story) == expected


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("the machine is running", "The saw's going at full tilt.", "I turned it off."),
        ("the guard is missing", "Somebody took the guard off.", "The guard's on."),
        ("it has been inspected", "An electrician tested it.", "The engineer hasn't been."),
        ("you use CCTV", "We fitted security cameras.", "We have no cameras."),
        ("it was kept in the fridge", "It went in the fridge.", "It sat out all night."),
        ("it is raining", "It's bucketing down.", "The sun's out."),
        ("the form is incomplete", "I left a page blank.", "I answered every question."),
        ("both parties have signed it", "We both signed it.", "Only one of us signed it."),
        ("you were told in writing", "Their letter came in May.", "Nobody wrote to me."),
        ("the event has been cancelled", "They called it off.", "The show is still on."),
        ("you have been accepted", "They offered me a place.", "They turned me down."),
        ("you have a note from a parent", "My mum wrote a note.", "My mum forgot to write a note."),
        ("anyone was hurt", "A cyclist was knocked off.", "Everyone walked away unharmed."),
        ("you have submitted your form", "I handed my form in.", "I never handed my form in."),
    ],
)
def test_dealings_are_told_either_way(condition, yes, no):
    assert (answer(condition, yes), answer(condition, no)) == ("Yes", "No")
