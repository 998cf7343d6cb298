"""Where things are sent, trips go, firms have their seats and things were made."""

import pytest

from cmr_logic import decide

ORDER = "Extra postage is charged if the order goes to an address outside Europe."
FORM = "A customs form is needed if you are sending the parcel outside the EU."
ADDRESS = "You pay extra postage if your delivery address is outside Europe."
LEVY = "The levy is due if your firm has its head office in France."
VISA = "You need a visa if you travel outside Europe."
BUILT = "You must register your car if it was built in the United States."
CRASH = "You can claim if the accident happened in Scotland."

# rule, question, story, answer
TOLD = [
    (ORDER, "Do I pay extra postage?", "Please send them to my place in Chicago.", "Yes"),
    (ORDER, "Do I pay extra postage?", "I'd like it sent to my flat in Ghent.", "No"),
    (ORDER, "Do I pay extra postage?", "It's going to Sydney.", "Yes"),
    (ORDER, "Do I pay extra postage?", "I ordered six mugs in Chicago.", "More"),
    (ORDER, "Do I pay extra postage?", "I'm ordering from Sydney.", "More"),
    (ORDER, "Do I pay extra postage?", "My aunt lives in Porto, so please post it there.", "No"),
    (ORDER, "Do I pay extra postage?", "Send it to 4 Quay Road, Ghent.", "No"),
    (ORDER, "Do I pay extra postage?", "Send it to my sister, Florence.", "More"),
    (FORM, "Do I need a customs form?", "It's going to a friend in Geneva.", "Yes"),
    (FORM, "Do I need a customs form?", "I've posted it to Marseille.", "No"),
    (FORM, "Do I need a customs form?", "It's for my cousin in Norway.", "Yes"),
    (FORM, "Do I need a customs form?", "It's from my cousin in Norway.", "More"),
    (FORM, "Do I need a customs form?", "My friend is posting hers to Canada.", "More"),
    (FORM, "Do I need a customs form?", "I'm not sending it to Canada.", "More"),
    (ADDRESS, "Do I pay extra postage?", "Send it to my sister's flat in Tokyo.", "Yes"),
    (ADDRESS, "Do I pay extra postage?", "My delivery address is 14 Mill Lane, Ghent.", "No"),
    (LEVY, "Must my firm pay the levy?", "Our head office is in Brussels.", "No"),
    (LEVY, "Must my firm pay the levy?", "We're based in Lille.", "Yes"),
    (LEVY, "Must my firm pay the levy?", "We've a branch in Paris.", "More"),
    (VISA, "Do I need a visa?", "We've rented a cottage near Siena for a fortnight.", "No"),
    (VISA, "Do I need a visa?", "I've got a week in Cuba booked.", "Yes"),
    (VISA, "Do I need a visa?", "We rent a flat in Leeds for £600 a month.", "More"),
    (BUILT, "Must I register my car?", "It rolled off the line in Dearborn, Michigan.", "Yes"),
    (BUILT, "Must I register my car?", "I rolled it off the road in Michigan.", "More"),
    (CRASH, "Can I claim?", "A lorry ran into the back of me in Glasgow.", "Yes"),
    (CRASH, "Can I claim?", "I ran into a friend in Glasgow.", "More"),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_sendings(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected
