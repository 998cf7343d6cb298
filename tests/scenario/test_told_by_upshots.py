"""What plain facts come to: a score, a puppy, nights at work, what stands on one's account."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and the stories that answer it with yes, with no, and not at all.
TOLD = (
    (
        "You can renew your pass unless you owe a charge to the archive.",
        "Can I renew my pass?",
        ("I looked at my account and there are no charges on it.", "My account shows no charges."),
        ("There are still charges on my account.",),
        ("There are no charges on my sister's account.", "There are no charges for a pass."),
    ),
    (
        "You can see the paper again if you failed the exam.",
        "Can I see the paper again?",
        ("The pass mark was 60, and I got 51.", "I only got 40 points. The pass mark is 45."),
        ("I scored 71, and you need 60 to pass.", "My score was well above the pass mark."),
        ("The pass mark was 60, and my friend got 51.", "I got 51."),
    ),
    (
        "The grant is paid to people who have a child under 16.",
        "Can I get the grant?",
        (),
        ("My only son is a grown man now.", "All my children are grown up."),
        ("One of my sons is a grown man.", "My sister's children are grown up."),
    ),
    (
        "Night workers who are pregnant must not lift crates.",
        "Can my boss make me lift crates?",
        ("I work days at a depot. I am pregnant.",),
        ("I work nights at a depot. I am pregnant.", "I'm on the night shift. I am pregnant."),
        ("I work at a depot. I am tired.",),
    ),
    (
        "The eye clinic sees patients whose family doctor has referred them.",
        "Will the eye clinic see me?",
        ("My GP wrote to the eye clinic and asked them to see me.", "My GP sent me to the clinic."),
        (),
        ("I wrote to the eye clinic and asked them to see me.", "My GP has written to me."),
    ),
    (
        "Dog owners must pay the levy unless their dog is a trained guide dog.",
        "Must I pay the levy?",
        ("I've just got a puppy, ten weeks old.",),
        (),
        ("I've just got a poppy, ten weeks old.",),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_a_story_answers_by_what_it_comes_to(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
