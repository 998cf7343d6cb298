"""Stories of many domains, each settled, or left open, by what people say of their situation."""

import pytest

from cmr_logic import decide

STORIES = [
    # Health.
    (
        "Blue permits are for people who use a wheelchair.",
        "Can I get a blue permit?",
        "I've been in a wheelchair since the crash in 2011. Stairs are my sworn enemy.",
        "Yes",
    ),
    (
        "You may ask for a home visit if you are registered blind.",
        "Can I ask for a home visit?",
        "My eyes are not what they were, so I wear thick glasses.",
        "More",
    ),
    (
        "You can get free prescriptions if you have a long-term illness.",
        "Can I get free prescriptions?",
        "I've had asthma since I was a kid and carry my inhaler everywhere.",
        "Yes",
    ),
    (
        "You must tell us if you are admitted to hospital.",
        "Do I have to tell you?",
        "I was rushed into hospital on Sunday with chest pains. They're keeping me in for now.",
        "Yes",
    ),
    (
        "You may give blood unless you take antibiotics.",
        "May I give blood?",
        "I had a cold last month but it has gone.",
        "More",
    ),
    # Study.
    (
        "You can get the rail discount if you are in full-time education.",
        "Can I get the rail discount?",
        "I'm in sixth form, doing my A-levels in maths and art.",
        "Yes",
    ),
    (
        "The tool grant is for apprentices.",
        "Can I get the tool grant?",
        "I started my apprenticeship as a joiner last autumn.",
        "Yes",
    ),
    (
        "You can apply for the fellowship if you have a degree.",
        "Can I apply for the fellowship?",
        "I graduated from Keele in 2012 with a first in chemistry.",
        "Yes",
    ),
    (
        "You can apply for the fellowship if you have a degree.",
        "Can I apply for the fellowship?",
        "I never went to uni, I went straight from school to the docks.",
        "No",
    ),
    (
        "You can join the scheme if you are a student.",
        "Can I join the scheme?",
        "I live next to the campus and rent rooms to freshers.",
        "More",
    ),
    # Driving.
    (
        "You can hire the van if you have a full driving licence.",
        "Can I hire the van?",
        "I passed my driving test in 2009 and have driven ever since.",
        "Yes",
    ),
    (
        "You can hire the van if you have a driving licence.",
        "Can I hire the van?",
        "I've never learnt to drive, I go everywhere by bus.",
        "No",
    ),
    (
        "You can park here if you own a car.",
        "Can I park here?",
        "I've got an old Fiesta that I drive to work.",
        "Yes",
    ),
    (
        "You must pay the charge if you drive a diesel vehicle.",
        "Do I have to pay the charge?",
        "I drive a diesel van for my plumbing work.",
        "Yes",
    ),
    (
        "You can enter the rally if your car has passed its MOT.",
        "Can I enter the rally?",
        "My Mini goes to the garage for its MOT next week.",
        "More",
    ),
    # Travel.
    (
        "You need a visa unless you are an EU citizen.",
        "Do I need a visa?",
        "I hold a Portuguese passport and was born in Porto.",
        "No",
    ),
    (
        "You can use the fast gate if you have a valid passport.",
        "Can I use the fast gate?",
        "My passport ran out in March and I haven't renewed it.",
        "No",
    ),
    (
        "You must register if you have moved abroad.",
        "Do I have to register?",
        "I emigrated to New Zealand in 2019 and love it here.",
        "Yes",
    ),
    (
        "You can vote here if you are a British citizen.",
        "Can I vote here?",
        "I've lived in Britain for three years and I like the food.",
        "More",
    ),
    # Money.
    (
        "You can get the hardship loan if you get benefits.",
        "Can I get the hardship loan?",
        "I'm on Universal Credit since the mill shut.",
        "Yes",
    ),
    (
        "You can get the hardship loan if you get benefits.",
        "Can I get the hardship loan?",
        "I've never claimed a penny in benefits.",
        "No",
    ),
    (
        "You cannot get help if you have savings.",
        "Can I get help?",
        "I haven't got any savings, I live from hand to mouth.",
        "Yes",
    ),
    (
        "You cannot get help if you have savings.",
        "Can I get help?",
        "I've put a bit by over the years, it's sitting in the building society.",
        "No",
    ),
    (
        "You can switch if you have a mortgage.",
        "Can I switch?",
        "My brother asked the bank for a mortgage.",
        "More",
    ),
    # Documents.
    (
        "You can get a refund if you have the receipt.",
        "Can I get a refund?",
        "I threw the receipt away with the bag.",
        "No",
    ),
    (
        "You can get a refund if you have the receipt.",
        "Can I get a refund?",
        "I've kept the receipt in my purse.",
        "Yes",
    ),
    (
        "You can vote if you are registered to vote.",
        "Can I vote?",
        "I'm on the electoral roll at my mum's address.",
        "Yes",
    ),
    (
        "You can appeal if you have not missed the deadline.",
        "Can I appeal?",
        "I sent my appeal two days after the deadline.",
        "No",
    ),
    (
        "You can appeal if your application was refused.",
        "Can I appeal?",
        "I'm still waiting to hear about my application.",
        "More",
    ),
    # Crime.
    (
        "You cannot be a juror if you have been convicted of a crime.",
        "Can I be a juror?",
        "I did six months in prison for shoplifting when I was young.",
        "No",
    ),
    (
        "You cannot be a juror if you have been convicted of a crime.",
        "Can I be a juror?",
        "My record is spotless, never so much as a parking ticket.",
        "Yes",
    ),
    (
        "You can get free support if you are a victim of crime.",
        "Can I get free support?",
        "Somebody broke into my flat and took my laptop.",
        "Yes",
    ),
    (
        "You must tell us if you have been arrested.",
        "Do I have to tell you?",
        "The police arrested me outside the pub on Saturday.",
        "Yes",
    ),
    (
        "You can join the group if you have been in prison.",
        "Can I join the group?",
        "My cousin works as a prison warder.",
        "More",
    ),
    # Purchases.
    (
        "You can cancel if you bought the item online.",
        "Can I cancel?",
        "I bought the lamp in your shop on the high street.",
        "No",
    ),
    (
        "You can cancel if you bought the item online.",
        "Can I cancel?",
        "The lamp is blue and stands in the hall.",
        "More",
    ),
    # Animals.
    (
        "You must have a licence if you own a dog.",
        "Must I have a licence?",
        "We've got a labrador called Biscuit.",
        "Yes",
    ),
    (
        "You must have a licence if you own a dog.",
        "Must I have a licence?",
        "I don't have any pets, I'm allergic.",
        "No",
    ),
    (
        "Your dog can be registered if it is microchipped.",
        "Can my dog be registered?",
        "Our spaniel was chipped by the vet as a puppy.",
        "Yes",
    ),
    (
        "You must join the scheme if you keep poultry.",
        "Must I join the scheme?",
        "I've a dozen hens at the bottom of the garden.",
        "Yes",
    ),
    (
        "You must keep a flock book if you keep livestock.",
        "Must I keep a flock book?",
        "I own six acres of meadow.",
        "More",
    ),
    # Military.
    (
        "The lodge is open to veterans.",
        "Can I stay at the lodge?",
        "I have never been in the forces, I was a teacher all my life.",
        "No",
    ),
    (
        "You can get the rail card if you are in the armed forces.",
        "Can I get the rail card?",
        "I'm a corporal in the infantry, based at Catterick.",
        "Yes",
    ),
    (
        "You can get the home loan if you were honourably discharged.",
        "Can I get the home loan?",
        "I got an honourable discharge from the marines in 2001.",
        "Yes",
    ),
    (
        "You can get the bursary if you work in the public sector.",
        "Can I get the bursary?",
        "I'm a prison officer at the local jail.",
        "Yes",
    ),
    (
        "You can use the club if you are a reservist.",
        "Can I use the club?",
        "My flat is over the drill hall.",
        "More",
    ),
    # Membership.
    (
        "You can vote at the meeting if you are a member of the club.",
        "Can I vote at the meeting?",
        "I'm not a member, I only come along as a guest.",
        "No",
    ),
    (
        "You can vote at the meeting if you are a member of the club.",
        "Can I vote at the meeting?",
        "I let my membership lapse two years ago.",
        "No",
    ),
    (
        "You can borrow ten books if you have a library card.",
        "Can I borrow ten books?",
        "I've had a library card since I was six.",
        "Yes",
    ),
    (
        "You can enter the draw if you have paid your subscription.",
        "Can I enter the draw?",
        "I still owe my subscription for this year.",
        "No",
    ),
    (
        "You can vote at the meeting if you are a member of the club.",
        "Can I vote at the meeting?",
        "I like the club's new paint.",
        "More",
    ),
    # Births and deaths.
    (
        "You can claim if your husband has died.",
        "Can I claim?",
        "I lost my husband in the spring, we'd been married forty years.",
        "Yes",
    ),
    (
        "You can claim the funeral payment if you arranged the funeral.",
        "Can I claim the funeral payment?",
        "I organised my uncle's funeral and paid the undertaker.",
        "Yes",
    ),
    (
        "You can claim if one of your parents has died.",
        "Can I claim?",
        "My mum has moved to Spain.",
        "More",
    ),
    # Business.
    (
        "You must register for the levy if you own a company.",
        "Must I register for the levy?",
        "I set up my own company two years ago, we make tents.",
        "Yes",
    ),
    (
        "You can claim the allowance if you employ staff.",
        "Can I claim the allowance?",
        "It's just me in the business, I don't have anyone working for me.",
        "No",
    ),
    (
        "Grants are for businesses that are registered for VAT.",
        "Can I get a grant?",
        "My firm is VAT registered and makes soap.",
        "Yes",
    ),
    (
        "You can join the trade fair if you are a sole trader.",
        "Can I join the trade fair?",
        "I work for myself as a piano tuner.",
        "Yes",
    ),
    (
        "You can join the trade fair if you run a business.",
        "Can I join the trade fair?",
        "I buy my bread from the shop on the corner.",
        "More",
    ),
    # Repairs and neighbours.
    (
        "You can ask the landlord for repairs if your heating is broken.",
        "Can I ask the landlord for repairs?",
        "Our boiler packed up on Tuesday and we have no heating.",
        "Yes",
    ),
    (
        "You can get a damp survey if your home is damp.",
        "Can I get a damp survey?",
        "There's black mould all over the bedroom walls.",
        "Yes",
    ),
    (
        "The council will treat your home if you have rats.",
        "Will the council treat my home?",
        "I found a rat in the larder and droppings behind the fridge.",
        "Yes",
    ),
    (
        "You must tell your landlord if there is a leak.",
        "Do I have to tell my landlord?",
        "Water is dripping through the kitchen ceiling.",
        "Yes",
    ),
    (
        "You can get a new lock if you have lost your keys.",
        "Can I get a new lock?",
        "The front door is painted green.",
        "More",
    ),
    # Accidents.
    (
        "You can claim if you were injured at work.",
        "Can I claim?",
        "I broke my wrist when I slipped on the factory floor.",
        "Yes",
    ),
    (
        "You can claim on the policy if you have travel insurance.",
        "Can I claim on the policy?",
        "I didn't take out travel insurance, I thought it was a waste.",
        "No",
    ),
    (
        "You can claim if your bike was stolen.",
        "Can I claim?",
        "My bike is four years old and red.",
        "More",
    ),
]


@pytest.mark.parametrize(("rule", "question", "story", "answer"), STORIES)
def test_a_story_settles_what_it_tells(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
