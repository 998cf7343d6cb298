"""Where and when, in the shapes in which people tell it: by nouns, as planned, elsewhere."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_LATE = ("Bids that arrive after 30 June are not read.", "Will my bid be read?")
_WEIR = ("Swimmers who swim above the sluice need a float.", "Do I need a float?")
_PATH = ("Mules must be led on the track east of the ford.", "Does my mule have to be led?")
_LABEL = ("Crates sent to an address outside Norway need a label.", "Does my crate need a label?")
_VISA = ("Visitors who arrive from a country outside Europe need a slip.", "Do I need a slip?")
_EXAM = ("Vets who trained outside Norway must sit an exam.", "Do I have to sit an exam?")
_SHED = ("You pay less if your moped is kept overnight in a locked shed.", "Do I pay less?")
_LEAD = ("Scooters must be pushed except in the lower yard.", "Do I have to push my scooter?")
_ABROAD = ("Staff who are sent to work abroad get a bonus.", "Will I get a bonus?")
_LEDGE = ("Prams left on the landing are removed.", "Will my pram be removed?")
_SHARE = ("The cheap fare is for people who live on one of the islands.", "Can I have it?")
_TOLL = ("The toll is not charged at weekends.", "Do I have to pay the toll?")
_BATHS = ("Bathing is free on Mondays.", "Is bathing free?")
_HUNT = ("Netting is permitted only from 1 August to 10 December.", "Can I go netting?")
_PICK = ("Sloes may be picked on the heath only in autumn.", "Can we pick sloes on the heath?")
_PAID = ("Parking on the mole must be paid for between 9 am and 5 pm.", "Must I pay for parking?")
_RENT = (
    "Grooms who moved in before the sale of the stables keep their rent.",
    "Do I keep my rent?",
)
_BACK = (
    "To get your fee back, you must withdraw before the regatta starts.",
    "Will I get it back?",
)
_SENT = ("Orders placed before 3 pm go out the same day.", "Will my order go out the same day?")
_FINE = ("Fines are waived on kites returned during Kite Week, 6 to 12 May.", "Is my fine waived?")
_TAG = ("Boats built after 1990 need a plate.", "Does my boat need a plate?")
_SHIFT = ("Staff who work on 1 January get double pay.", "Do I get double pay?")


# fmt: off
CASES = (
    # handed over to somebody, or by somebody else
    (_LATE, "I handed the bid to the lady at your front desk on 20 June.", "Yes"),
    (_LATE, "Your porter took it from me on 3 July.", "No"),
    (_LATE, "My neighbour dropped it off at your office on 3 July.", "No"),
    (_LATE, "I put it in the post on 29 June.", "More"),
    (_LATE, "My neighbour dropped his off at your office on 3 July.", "More"),
    # a side of something
    (_WEIR, "I swim a hundred yards above the sluice.", "Yes"),
    (_WEIR, "We only ever swim half a mile below the sluice.", "No"),
    (_WEIR, "I swam below the sluice once.", "More"),
    (_PATH, "We only use the track west of the ford.", "No"),
    (_PATH, "We always ride on the track east of the ford.", "Yes"),
    (_PATH, "My aunt has a hut west of the ford.", "More"),
    # where something goes, or comes from
    (_LABEL, "My sister lives in Lima and the crate is going to her flat there.", "Yes"),
    (_LABEL, "The crate goes to my cousin's office in Bergen.", "No"),
    (_LABEL, "The crate is to go to my cousin in Lima.", "Yes"),
    (_LABEL, "My sister lives in Lima. The crate is heavy.", "More"),
    (_VISA, "I'm coming in on the night flight from Kenya.", "Yes"),
    (_VISA, "I'm flying in from Lyon for my niece's wedding.", "No"),
    (_VISA, "I'm flying in with a friend from Kenya.", "More"),
    # the noun for the deed
    (_EXAM, "All of my training took place in Chile.", "Yes"),
    (_EXAM, "My clinical training was done in Bergen.", "No"),
    (_EXAM, "My dog's training was done in Chile.", "More"),
    # where a thing spends the night, and somebody abroad
    (_SHED, "My moped spends every night in our shed, with the door locked.", "Yes"),
    (_SHED, "At night my moped is in our shed, which we lock.", "Yes"),
    (_SHED, "My moped spends the night on the pavement.", "No"),
    (_SHED, "My moped spends the day in our shed.", "More"),
    (_ABROAD, "I work in the Bergen office. They are sending me to a branch in Nairobi.", "Yes"),
    (_ABROAD, "I work in the Bergen office. They are sending me to a branch in Oslo.", "More"),
    (_SHARE, "I live in Glasgow and go to see my brother on Mull.", "No"),
    (_SHARE, "I go to see my brother on Mull every month.", "More"),
    # out and about, for what only says where
    (_LEAD, "We'll be riding in the lower yard.", "No"),
    (_LEAD, "I'll only be on the ramp, I never go into the lower yard.", "Yes"),
    (_LEAD, "I'd ride on the ramp and not in the lower yard.", "Yes"),
    (_LEAD, "We might go into the lower yard.", "More"),
    (_LEDGE, "My pram is chained up in the cycle shed out in the yard.", "No"),
    (_LEDGE, "I left the pram in the car park.", "No"),
    (_LEDGE, "My brother's pram is in the shed.", "More"),
    # the time that somebody plans for
    (_TOLL, "I'm driving across on Tuesday to pick up a piano.", "Yes"),
    (_TOLL, "My uncle is taking me across on Saturday.", "No"),
    (_TOLL, "I went to the opera on Tuesday.", "More"),
    (_BATHS, "It would just be this Monday.", "Yes"),
    (_BATHS, "My sister comes home on Thursday.", "More"),
    (_HUNT, "A neighbour has asked me along on 2 March.", "No"),
    (_HUNT, "A neighbour has asked me about 2 March.", "More"),
    (_PICK, "We would come in spring, when my cousins are here.", "No"),
    (_PICK, "We would come in autumn.", "Yes"),
    (_PICK, "My cousins were here in spring.", "More"),
    (_PAID, "The van will be there only from 7 pm to 10 pm.", "No"),
    # two dates
    (_RENT, "I moved in in 2014, and the stables were sold in 2021.", "Yes"),
    (_RENT, "The stables were sold in 2015. I moved in in 2018.", "No"),
    (_RENT, "I moved in in 2014, and the stables were painted in 2021.", "More"),
    (_BACK, "I withdrew on 4 June because of my back. The regatta starts on 12 June.", "Yes"),
    (_BACK, "The regatta started on 3 June. I withdrew on 5 June.", "No"),
    (_BACK, "The course starts on 12 June. I withdrew on 4 June.", "More"),
    # hours, days with a name, and a thing beside one's own
    (_SENT, "I ordered a lamp on your website at 11.40 this morning.", "Yes"),
    (_SENT, "I rang you at 11.40 this morning.", "More"),
    (_FINE, "I brought it back on 9 May.", "Yes"),
    (_FINE, "I brought it back on 19 May.", "No"),
    (_TAG, "My other boat was built in 2004.", "More"),
    (_SHIFT, "I was on the till all day on New Year's Day.", "Yes"),
    (_SHIFT, "I was on the ice all day on New Year's Day.", "More"),
)
# fmt: on


@for_each("rule, story, answer", CASES)
def test_a_story_tells_where_or_when(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer
