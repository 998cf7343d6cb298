"""What stories say in the syntax of everyday speech, over asides, names and several sentences."""

import pytest

from cmr_logic import decide

# rule, question, stories with what each makes of the question
TOLD = [
    (
        "You may moor here if your boat is longer than 4 metres.",
        "May I moor here?",
        [
            ("My dinghy, which I built myself, measures three metres ten.", "No"),
            ("My boat, a wooden sloop, is six metres long.", "Yes"),
            ("My brother's boat is six metres long.", "More"),
        ],
    ),
    (
        "Parents can borrow a pram if their child is under 5.",
        "Can I borrow a pram?",
        [
            ("The twins are 4 and start school next autumn.", "Yes"),
            ("We have a little boy, Tom. Tom is three.", "Yes"),
            ("Our eldest, Mia, is in Year 8, and she's our only one.", "No"),
            ("I teach at the village school. The twins are 4.", "More"),
            ("My daughter is called Elsie. Elsie's piano is 4.", "More"),
        ],
    ),
    (
        "You must ring the warden if someone was hurt.",
        "Must I ring the warden?",
        [
            ("The cyclist was hurt, though not badly.", "Yes"),
            ("Luckily nobody was hurt.", "No"),
        ],
    ),
    (
        "You get a refund if your ferry was delayed by 30 minutes or more.",
        "Do I get a refund?",
        [
            ("The ferry was delayed, but only by ten minutes.", "No"),
            ("My ferry, though delayed, did sail.", "More"),
        ],
    ),
    (
        "You can return the lamp if it is unopened.",
        "Can I return the lamp?",
        [
            ("I haven't even opened it.", "Yes"),
            ("I opened it as soon as it came.", "No"),
            ("I was told they hadn't opened it.", "More"),
        ],
    ),
    (
        "Anyone who works more than 16 hours a week cannot join.",
        "Can I join?",
        [
            ("I work full time at the garage.", "No"),
            ("My wife works full time.", "More"),
        ],
    ),
    (
        "You can fish if you hold a rod licence.",
        "Can I fish?",
        [
            ("My rod licence runs out next April.", "Yes"),
            ("My rod licence ran out in April.", "No"),
        ],
    ),
    (
        "You can be a guide if you have passed the sailing course.",
        "Can I be a guide?",
        [
            ("I did the sailing course in spring. I passed, though it was close.", "Yes"),
            ("I took the sailing course twice and failed it both times.", "No"),
            ("I did the sailing course. My aunt passed it.", "More"),
        ],
    ),
    (
        "You can get the leaflet if you have gout.",
        "Can I get the leaflet?",
        [
            ("My mother has gout. I don't.", "No"),
            ("My mother has gout. She rows.", "More"),
        ],
    ),
    (
        "You can cancel if you give 30 days' notice.",
        "Can I cancel?",
        [
            ("I gave them a week's notice.", "No"),
            ("I gave them sixty days' notice.", "Yes"),
            ("I gave them notice.", "More"),
        ],
    ),
    (
        "You may swim if you have not eaten in the last hour.",
        "May I swim?",
        [
            ("The last time I ate was six hours ago.", "Yes"),
            ("I've eaten in the last hour.", "No"),
            ("I ate.", "More"),
        ],
    ),
    (
        "You can have a locker if you are a pupil at the mill.",
        "Can my son have a locker?",
        [
            ("He's been a pupil at the mill since September.", "Yes"),
            ("His friend Ned is a pupil at the mill.", "More"),
        ],
    ),
    (
        "You get the toll back if you have paid the toll twice.",
        "Do I get the toll back?",
        [
            ("I've paid the toll, but just once.", "No"),
            ("I once paid the toll.", "More"),
        ],
    ),
    (
        "You can have a permit if your van is registered at your address.",
        "Can I have a permit?",
        [
            ("The van is registered at my address.", "Yes"),
            ("The van is still registered at my parents' address.", "More"),
        ],
    ),
    (
        "You must wash the van if you have used it.",
        "Must I wash the van?",
        [
            ("I haven't used the van at all.", "No"),
            ("I haven't used the hose at all.", "More"),
        ],
    ),
    (
        "You can leave if somebody can collect you.",
        "Can I leave?",
        [
            ("My son can collect me at three.", "Yes"),
            ("My son can't swim.", "More"),
        ],
    ),
    (
        "You can change cabins if your cabin is damp.",
        "Can I change cabins?",
        [
            ("My sister's cabin is damp, but mine isn't.", "No"),
            ("My sister's cabin is damp, and so is her bed.", "More"),
        ],
    ),
    (
        "You can rent the hut if you have a car.",
        "Can I rent the hut?",
        [
            ("My wife has a car, but I don't have one.", "No"),
            ("My wife has a car.", "More"),
        ],
    ),
    (
        "You need a chaperone if you are under 18.",
        "Do I need a chaperone?",
        [
            ("I don't turn eighteen until next May.", "Yes"),
            ("I'm in Year 9.", "Yes"),
            ("I'm 23 myself, though my sister is only 15.", "No"),
        ],
    ),
    (
        "You get a key if you have paid the toll.",
        "Do I get a key?",
        [
            ("I meant to pay the toll, but forgot.", "No"),
            ("I meant to pay the toll.", "More"),
        ],
    ),
    (
        "You can claim if you smoke.",
        "Can I claim?",
        [
            ("My brother, Tom, smokes.", "More"),
            ("My wife, 43, smokes.", "More"),
            ("Our house, where my aunt smokes, is old.", "More"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [(rule, asked, story, answer) for rule, asked, told in TOLD for story, answer in told],
)
def test_a_story_settles_what_it_tells(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
