"""Questions for the other side of what a text says: things kept back, left out and excepted."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

DAMAGED = "We keep the deposit where the room has been damaged."
LOST_CASH = "Exclusions\n\n* Loss of cash\n* Damage by pets"
NURSES = "You must pay the toll. Nurses are exempt from this rule."
CLEAN = "You keep your bond if the hut is clean."

# A text, a question, and the answer where what is asked first is so.
THEN = {
    "kept, asked back": (DAMAGED, "Will I get my deposit back?", "No"),
    "kept, asked as kept": (DAMAGED, "Will you keep my deposit?", "Yes"),
    "kept, asked as lost": ("We keep your bond if you are late.", "Do I lose my bond?", "Yes"),
    "kept by a landlord": (
        "The landlord can keep the bond if rent is owed.",
        "Can I get the bond back?",
        "No",
    ),
    "retained": ("The bond is retained if keys are lost.", "Will the bond be returned?", "No"),
    "fails, asked whether it succeeds": (
        "Your claim will fail if it is late.",
        "Will my claim succeed?",
        "No",
    ),
    "succeeds, asked whether it fails": (
        "Your appeal will succeed if you send new evidence.",
        "Will my appeal fail?",
        "No",
    ),
    "withdrawn, asked to keep": (
        "Your permit will be withdrawn if you park in a bay for others.",
        "Can I keep my permit?",
        "No",
    ),
    "stops, asked whether it goes on": (
        "Your benefit will stop if you move abroad.",
        "Will my benefit continue?",
        "No",
    ),
    "stays, asked whether removed": (
        "You can stay on the list if you reply.",
        "Will I be removed from the list?",
        "No",
    ),
    "unsuitable": (
        "The ride is unsuitable for pregnant women.",
        "Can I go on the ride?",
        "No",
    ),
    "one's own": (CLEAN, "Do I keep my bond?", "Yes"),
    "one's own, lost": (CLEAN, "Do I lose my bond?", "No"),
    "people keep something": (
        "Residents can keep a pet if the warden agrees.",
        "Can I keep a pet?",
        "Yes",
    ),
    "records": ("We keep records if you are a member.", "Do you keep records?", "Yes"),
    "held back": ("We hold back the prize if you cheat.", "Will I get the prize?", "No"),
    "withheld": ("The prize is withheld if you cheat.", "Will I get the prize?", "No"),
    "withheld, asked so": ("The prize is withheld if you cheat.", "Is the prize withheld?", "Yes"),
    "relief asked for": (NURSES, "Am I exempt from the rule?", "Yes"),
    "rule asked for": (NURSES, "Do I have to pay the toll?", "No"),
    "excepted in a bracket": (
        "You must wear a helmet at all times (except during training).",
        "Do I have to wear a helmet?",
        "No",
    ),
    "excepted from a ban": (
        "You must not use the lifts (except in an emergency).",
        "Can I use the lifts?",
        "Yes",
    ),
    "not if": (
        "You can cancel your order (not if it has been sent).",
        "Can I cancel my order?",
        "No",
    ),
    "getting out of it": (
        "You must pay the levy if you own a boat.",
        "Can I get out of paying the levy?",
        "No",
    ),
    "getting out of a place": (
        "You can get out of the lake if you swim.",
        "Can I get out of the lake?",
        "Yes",
    ),
    "stopped from it": (
        "You cannot hire a boat unless you can swim.",
        "Am I stopped from hiring a boat?",
        "No",
    ),
    "a clause of time": (
        "Your account closes once you are late.",
        "Does my account close?",
        "Yes",
    ),
    "a ban that does not hold": (
        "The ban on music does not apply after the final.",
        "Can I play music?",
        "Yes",
    ),
    "a ban that does not hold, asked so": (
        "The ban on music does not apply after the final.",
        "Is music banned?",
        "No",
    ),
    "a ban that holds": ("The ban on dogs applies in June.", "Can I bring my dog?", "No"),
    "a ban lifted behind it": (
        "Music is banned. The ban does not apply after the final.",
        "Can I play music?",
        "Yes",
    ),
    "a letter of that name": (
        "You can bring a travel ban letter if you have one.",
        "Can I bring a letter?",
        "Yes",
    ),
    "safe from it": (
        "Your landlord cannot evict you without a court order.",
        "Am I safe from eviction?",
        "No",
    ),
    "kept out": ("Non-members may not use the bar.", "Am I kept out of the bar?", "Yes"),
    "nobody but": ("Nobody but a coach may unlock the gym.", "Can I unlock the gym?", "Yes"),
    "nobody of an age": ("Nobody under 14 may unlock the gym.", "Can I unlock the gym?", "No"),
    "unpaid": ("Leave is unpaid if you are new.", "Is my leave paid?", "No"),
    "unpaid, asked so": ("Leave is unpaid if you are new.", "Is my leave unpaid?", "Yes"),
    "but not": ("You may use the hut (but not after 10 pm).", "May I use the hut?", "No"),
}

# A text that answers a question, and the answer.
AT_ONCE = {
    "left out of a policy": (
        "Damage by pets is excluded from the policy.",
        "Is damage by pets covered?",
        "No",
    ),
    "a list of exclusions": (LOST_CASH, "Is loss of cash covered?", "No"),
    "a list of exclusions, asked so": (LOST_CASH, "Is loss of cash excluded?", "Yes"),
    "what is not covered": (
        "Not covered:\n\n* loss of cash\n* damage by pets",
        "Is loss of cash covered?",
        "No",
    ),
}


@pytest.mark.parametrize(("text", "question", "answer"), THEN.values(), ids=THEN)
def test_where_it_is_so(text: str, question: str, answer: str) -> None:
    rule = parse(text)
    asked = decide(rule, question)
    assert asked.follow_up is not None
    history = [(asked.follow_up, "yes")]
    while (then := decide(rule, question, history=history)).follow_up is not None:
        history.append((then.follow_up, "yes"))
    assert then.answer == answer


@pytest.mark.parametrize(("text", "question", "answer"), AT_ONCE.values(), ids=AT_ONCE)
def test_at_once(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer


def test_bracket_with_an_amount_excepts_nothing() -> None:
    assert not parse("You must pay £5 (excluding tax).").provisions[0].exceptions
