"""Whom and what a story tells of by roles, occasions, and what is done without or not there."""

import pytest

from cmr_logic import decide

# rule, question, stories with what each makes of the question
TOLD = [
    (
        "Members who left a race without permission last season may not race on Sunday.",
        "Can my son race on Sunday?",
        [
            ("He left a race without permission twice last season.", "No"),
            ("He has never left a race without permission.", "Yes"),
            ("He left a race early last season.", "More"),
        ],
    ),
    (
        "A café may serve outdoors if it has a street permit.",
        "May my café serve outdoors?",
        [
            ("We've had our street permit since May.", "Yes"),
            ("We don't have a street permit.", "No"),
            ("We have a lovely terrace.", "More"),
            ("I have a dog.", "More"),
        ],
    ),
    (
        "A farm may sell raw milk if it has a cooling tank.",
        "May my farm sell raw milk?",
        [
            ("We've a cooling tank in the dairy.", "Yes"),
            ("My neighbour has a cooling tank.", "More"),
        ],
    ),
    (
        "Lifeguards get a free meal.",
        "Do I get a free meal?",
        [
            ("I was taken on as a lifeguard in May.", "Yes"),
            ("I've just been hired as a lifeguard.", "Yes"),
            ("I applied as a lifeguard.", "More"),
            ("They took me for a lifeguard.", "More"),
        ],
    ),
    (
        "You can claim for your bike if it was chained when it was stolen.",
        "Can I claim for my stolen bike?",
        [
            ("It was chained to a lamp post with two locks.", "Yes"),
            ("It wasn't chained, I only popped in for milk.", "No"),
            ("It was blue and nearly new.", "More"),
            ("I chain it every evening at home.", "More"),
        ],
    ),
    (
        "The insurance pays if the driver was sober when the accident happened.",
        "Will the insurance pay for my accident?",
        [
            ("I was sober, I hadn't had a drop.", "Yes"),
            ("I was drunk.", "No"),
            ("I was tired.", "More"),
        ],
    ),
    (
        "You need a licence if the tenant is a student.",
        "Do I need a licence?",
        [
            ("I rent the flat out to a student.", "Yes"),
            ("I let the room to a law student.", "Yes"),
            ("I let the room to a nurse.", "More"),
            ("I live next to a student.", "More"),
        ],
    ),
    (
        "The tax is not due if the buyer is a charity.",
        "Is the tax due?",
        [
            ("I sold the van to a charity.", "No"),
            ("I sold the van to my cousin.", "More"),
            ("I gave the van to a charity.", "More"),
        ],
    ),
    (
        "You have no right of return if the seller is a private person.",
        "Do I have a right of return?",
        [
            ("I bought the bike from a private person.", "No"),
            ("I bought the bike with a friend.", "More"),
        ],
    ),
    (
        "You get the parking badge if you live in Wales.",
        "Do I get the parking badge?",
        [
            ("I've a flat in Swansea, been my home for years.", "Yes"),
            ("I've a holiday cottage in Swansea.", "More"),
            ("Home is a houseboat in Cardiff.", "Yes"),
        ],
    ),
    (
        "Nurses who trained outside the UK must take a test.",
        "Must I take a test?",
        [
            ("I did my nursing training in Manila.", "Yes"),
            ("My nursing school was in Lagos.", "Yes"),
            ("I did my training in Leeds.", "No"),
            ("I went on holiday to Manila.", "More"),
        ],
    ),
    (
        "People living in a member state of the European Union can vote.",
        "Can I vote?",
        [
            ("I live in Porto.", "Yes"),
            ("I live in Oslo.", "No"),
            ("I visited Porto.", "More"),
            ("I've settled in Gdansk.", "Yes"),
        ],
    ),
    (
        "Claims received after 30 June 2022 are refused.",
        "Is my claim refused?",
        [
            ("I handed mine in on 4 July 2022.", "Yes"),
            ("I posted my claim in May 2022 and you got it on 2 June 2022.", "No"),
            ("I was born on 4 July 1992.", "More"),
            ("I fell on 4 July 2022.", "More"),
        ],
    ),
    (
        "You can deduct the interest if your loan was signed before 1 May 2019.",
        "Can I deduct the interest on my loan?",
        [
            ("We signed at the bank on 15 June 2020.", "No"),
            ("I signed it on 2 March 2019.", "Yes"),
            ("We married on 2 March 2019.", "More"),
        ],
    ),
    (
        "Houses built before 1900 are exempt.",
        "Is our house exempt?",
        [
            ("The plaque says 1874, the year the house was built.", "Yes"),
            ("We bought it in 1874 pounds of debt.", "More"),
            ("It says 1931 over the door, the year it was built.", "No"),
        ],
    ),
    (
        "Goods may be exchanged within 14 days of purchase.",
        "Can I exchange the lamp?",
        [
            ("I bought the lamp on 2 May and today is 9 May.", "Yes"),
            ("I bought it ten days ago.", "Yes"),
            ("I bought it three weeks ago.", "No"),
            ("I bought it on 2 May.", "More"),
        ],
    ),
    (
        "A booking may be cancelled up to 14 days before arrival.",
        "Can I cancel?",
        [
            ("We arrive in twenty days.", "Yes"),
            ("We arrive in three days.", "No"),
            ("We're due to arrive on 28 August and I'm cancelling now, on 5 August.", "Yes"),
            ("We arrive on 28 August and I'm cancelling on 20 August.", "No"),
        ],
    ),
    (
        "Parents of three or more children get a pass.",
        "Do we get a pass?",
        [
            ("We have two boys, and then the twin girls arrived.", "Yes"),
            ("We've a boy of nine and twin girls.", "Yes"),
            ("We have two boys.", "More"),
            ("We have two boys and three dogs.", "More"),
        ],
    ),
    (
        "The fee is halved if the house has a floor area below 120 square metres.",
        "Is the fee halved?",
        [
            ("It has three floors, on a plot of 600 square metres.", "More"),
            ("The house has a floor area of 95 square metres.", "Yes"),
            ("There's a garden of 300 square metres.", "More"),
        ],
    ),
    (
        "You may retire early after 30 years of service.",
        "Can I retire early?",
        [
            ("I've put in thirty-four years at the water board.", "Yes"),
            ("I have 12 years of service.", "No"),
            ("I'm 58.", "More"),
            ("I lived there for 34 years.", "More"),
        ],
    ),
    (
        "Students get a discount.",
        "Do I get a discount?",
        [
            ("I'm coming with three friends who are all at university.", "More"),
            ("I live with two people who are students.", "More"),
            ("I'm a baker who is also a student.", "Yes"),
            ("My three friends and I are all students.", "Yes"),
        ],
    ),
    (
        "You may play if you attended a training session this week.",
        "May I play?",
        [
            ("I missed every session this week.", "No"),
            ("I was ill and skipped all the training sessions.", "No"),
            ("I missed one session.", "More"),
            ("I went to a training session on Tuesday.", "Yes"),
        ],
    ),
    (
        "The room can be hired unless alcohol will be served.",
        "Can I hire the room?",
        [
            ("There won't be any alcohol, it's a children's party.", "Yes"),
            ("Juice and cake, and not a drop of booze.", "Yes"),
            ("There will be wine for the grown-ups.", "More"),
            ("We'll serve beer.", "No"),
        ],
    ),
    (
        "You can bring a dog if it is kept on a lead.",
        "Can I bring our spaniel?",
        [
            ("She would be on a lead the whole time.", "Yes"),
            ("She'd be kept on a lead.", "Yes"),
            ("She would love it.", "More"),
            ("If I had a lead she would be kept on it.", "More"),
        ],
    ),
    (
        "Visitors who intend to work need a visa.",
        "Do I need a visa?",
        [
            ("I plan to earn some money as a waiter.", "Yes"),
            ("I'm hoping to get a job there.", "Yes"),
            ("I plan to lie on the beach.", "More"),
            ("I don't plan to work.", "No"),
        ],
    ),
    (
        "Anyone who has inherited land is exempt.",
        "Am I exempt?",
        [
            ("The field came to me under my aunt's will.", "Yes"),
            ("My aunt left me a field in her will.", "Yes"),
            ("The field will come to me one day.", "More"),
            ("I bought the field.", "More"),
        ],
    ),
    (
        "You do not need to file if you are exempt from tax.",
        "Do I need to file?",
        [
            ("Freelance translator here, tax exempt.", "No"),
            ("Baker here.", "More"),
            ("I'm tax-exempt.", "No"),
        ],
    ),
    (
        "The widow's pension ends if you live with a new partner.",
        "Does my widow's pension end?",
        [
            ("I live with my new partner.", "Yes"),
            ("I live alone.", "No"),
            ("I met a man at the choir.", "More"),
        ],
    ),
    (
        "Patients with a referral can see the specialist.",
        "Can I see the specialist?",
        [
            ("My doctor referred me.", "Yes"),
            ("Nobody has referred me.", "No"),
            ("My doctor knows me.", "More"),
            ("My doctor gave me a referral.", "Yes"),
        ],
    ),
    (
        "The premium is paid to staff who work at night.",
        "Am I paid the premium?",
        [
            ("My shifts start at 10 p.m. and go on till six in the morning.", "Yes"),
            ("I work from nine to five.", "No"),
            ("I sleep from 10 pm till six.", "More"),
        ],
    ),
    (
        "You must declare the goods if you are carrying meat.",
        "Must I declare the goods?",
        [
            ("I've got some ham in my suitcase.", "Yes"),
            ("There's a salami in my bag.", "Yes"),
            ("I've got some ham in the fridge at home.", "More"),
            ("I have no meat with me.", "No"),
        ],
    ),
    (
        "You get the bonus if you look after a disabled person.",
        "Do I get the bonus?",
        [
            ("My brother is disabled and I look after him.", "Yes"),
            ("I take care of my mum. She's disabled.", "Yes"),
            ("My brother is disabled. I look after his dog.", "More"),
            ("I look after my brother.", "More"),
        ],
    ),
    (
        "The notice can be shortened if the landlord agrees.",
        "Can my notice be shortened?",
        [
            ("The lady who owns our flat agrees.", "Yes"),
            ("The man we rent from has agreed to it.", "Yes"),
            ("The man next door agrees.", "More"),
        ],
    ),
    (
        "You must fit an alarm if the tenant is over 75.",
        "Must I fit an alarm?",
        [
            ("I let the ground floor to a widow of seventy-nine.", "Yes"),
            ("I let the flat to a man of 30.", "No"),
            ("I saw a man of 82.", "More"),
        ],
    ),
    (
        "Claims are refused if the gate was open when the accident happened.",
        "Will my claim be refused?",
        [
            ("The gate was open.", "Yes"),
            ("The gate is usually open.", "More"),
            ("The gate was green.", "More"),
        ],
    ),
    (
        "A permit is needed if the fire is within 20 metres of a building.",
        "Do I need a permit?",
        [
            ("The bonfire will be ten metres from our barn.", "Yes"),
            ("The bonfire will be sixty metres from the nearest building.", "No"),
            ("We'll burn hedge cuttings.", "More"),
        ],
    ),
    (
        "You get a seat for each child who is still at school.",
        "Do I get a seat for my child?",
        [
            ("My lad left school two years ago.", "No"),
            ("My lad is ten.", "More"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [(rule, question, *told) for rule, question, stories in TOLD for told in stories],
)
def test_a_story_answers_by_roles_and_occasions(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
