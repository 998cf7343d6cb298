"""Stories that tell in turns of speech what came of it: passed, lost, reserved, given away."""

from __future__ import annotations

from cmr_logic.dialog import decide
from tests.tables import for_each

_SAFETY = "Volunteers who missed the safety briefing are barred from the kitchen."
_BARRED = "Am I barred from the kitchen?"
_TEST = "Learners who failed the theory exam for the pilot licence may take it again."
_AGAIN = "May I take the theory exam again?"
_RESERVED = "You may keep the tent for another week unless another member has reserved it."
_KEEP = "Can I keep the tent?"
_TANK = "Customers who return the van without a full tank pay a fee."
_FEE = "Do I have to pay a fee?"
_TICKET = "Visitors who have lost their locker key must tell the porter."
_PORTER = "Must I tell the porter?"
_TOURISTS = "Hosts who let their cottage to tourists must register with the council."
_REGISTER = "Must I register with the council?"
_SWIM = "Rowers who cannot swim have to wear a float."
_FLOAT = "Do I have to wear a float?"
_VEGETARIAN = "You may bring a dish to the picnic only if it is vegetarian."
_BRING = "May I bring my dish?"
_SELL = "Gardeners who sell vegetables need a permit."
_PERMIT = "Do I need a permit?"
_LAND = "Residents who own farmland can apply for the grant."
_APPLY = "Can I apply for the grant?"
_TONGUE = "Guides who speak a second language are paid a bonus."
_BONUS = "Am I paid a bonus?"
_WON = "Growers who have won the marrow contest before cannot enter it again."
_ENTER = "Can I enter the marrow contest?"
_RIDDEN = "You can join the taster day only if you have never ridden a horse."
_TASTER = "Can I join the taster day?"
_COLOURS = "Applicants who are colour blind cannot become pilots."
_PILOT = "Can I become a pilot?"
_INVOICE = "You get the refund only if the invoice is made out in your own name."
_REFUND = "Do I get the refund?"
_UNNAMED = "Donors who wish to remain anonymous are not listed on the board."
_LISTED = "Am I listed on the board?"
_TWINS = "Parents of twins get a second pram."
_PRAM = "Do we get a second pram?"
_INFANT = "Passengers travelling with an infant may sit at the front."
_FRONT = "May I sit at the front?"
_SMALL = "You can ask for the early shift if you care for a small child at home."
_SHIFT = "Can I ask for the early shift?"

# rule, question, story, answer
TOLD = [
    (_SAFETY, _BARRED, "I sat through the entire safety briefing last night.", "No"),
    (_SAFETY, _BARRED, "I was at the safety briefing from start to finish.", "No"),
    (_SAFETY, _BARRED, "My sister sat through the entire safety briefing.", "More"),
    (_SAFETY, _BARRED, "I sat through the whole film.", "More"),
    (_SAFETY, _BARRED, "I sat through the briefing about fishing.", "More"),
    (_TEST, _AGAIN, "I sailed through the theory paper with 90 percent.", "No"),
    (_RESERVED, _KEEP, "Another family has put a hold on it.", "No"),
    (_RESERVED, _KEEP, "The desk says someone else has a hold on this tent.", "No"),
    (_RESERVED, _KEEP, "I put a hold on it myself in May.", "More"),
    (_RESERVED, _KEEP, "Somebody else has put a hold on my other tent.", "More"),
    (_TANK, _FEE, "I filled it to the brim at the corner pump and then dropped it off.", "No"),
    (_TANK, _FEE, "The tank was full when I brought it back.", "No"),
    (_TANK, _FEE, "The needle was on empty when I brought it back.", "Yes"),
    (_TANK, _FEE, "I filled it right up when I collected it.", "More"),
    (_TICKET, _PORTER, "My locker key slipped out of my bag somewhere and it's gone.", "Yes"),
    (_TICKET, _PORTER, "I've looked everywhere and can't find my locker key.", "Yes"),
    (_TICKET, _PORTER, "My locker key fell out of my pocket, but I picked it up.", "More"),
    (_TICKET, _PORTER, "My locker key is here in my pocket.", "No"),
    (_TOURISTS, _REGISTER, "I rent out my cottage to holidaymakers in summer.", "Yes"),
    (_TOURISTS, _REGISTER, "I rent out my cottage to a teacher all year.", "More"),
    (_SWIM, _FLOAT, "I do fifty lengths at the pool each morning.", "No"),
    (_SWIM, _FLOAT, "I sit by the pool each morning.", "More"),
    (_VEGETARIAN, _BRING, "I've made a beef stew.", "No"),
    (_VEGETARIAN, _BRING, "I've baked a pie with ham.", "No"),
    (_VEGETARIAN, _BRING, "I've made a vegan chicken curry.", "More"),
    (_VEGETARIAN, _BRING, "I've made a bean salad. My wife made a beef stew.", "More"),
    (_VEGETARIAN, _BRING, "Last year I brought a fish pie.", "More"),
    (_SELL, _PERMIT, "My vegetables all go to the neighbours, and I take no money.", "No"),
    (_SELL, _PERMIT, "I give away all my vegetables.", "No"),
    (_SELL, _PERMIT, "I give some of my vegetables to neighbours.", "More"),
    (_LAND, _APPLY, "I have no land of my own and work for others.", "No"),
    (_LAND, _APPLY, "I haven't got an acre to my name.", "No"),
    (_LAND, _APPLY, "I have no tractor of my own.", "More"),
    (_TONGUE, _BONUS, "Besides Welsh I'm fluent in Polish.", "Yes"),
    (_TONGUE, _BONUS, "I'm fluent in English.", "More"),
    (_WON, _ENTER, "Last year our striped marrow came first in this very contest.", "No"),
    (_WON, _ENTER, "Last year my uncle's marrow came first in this very contest.", "More"),
    (_RIDDEN, _TASTER, "I had a pony as a girl and rode it every day.", "No"),
    (_RIDDEN, _TASTER, "I had a pony as a girl but it was lame.", "More"),
    (_COLOURS, _PILOT, "The optician says I see every colour perfectly well.", "Yes"),
    (_COLOURS, _PILOT, "The optician says I can't tell red from green.", "No"),
    (_COLOURS, _PILOT, "I like all colours perfectly well.", "More"),
    (_INVOICE, _REFUND, "The invoice is addressed to my sister.", "No"),
    (_INVOICE, _REFUND, "The invoice is addressed to my sister and me.", "More"),
    (_UNNAMED, _LISTED, "Please keep my name out of it.", "No"),
    (_UNNAMED, _LISTED, "Please keep my dog out of it.", "More"),
    (_UNNAMED, _LISTED, "Don't keep my name out of it!", "More"),
    (_TWINS, _PRAM, "Our girls came into the world ten minutes apart.", "Yes"),
    (_TWINS, _PRAM, "Our girls were born two years apart.", "More"),
    (_INFANT, _FRONT, "I'm flying with my five-week-old son.", "Yes"),
    (_INFANT, _FRONT, "I'm flying with my five-year-old son.", "More"),
    (_SMALL, _SHIFT, "I look after my ten-month-old son at home.", "Yes"),
    (_SMALL, _SHIFT, "I look after my ten-year-old son at home.", "More"),
]


@for_each("rule, question, story, answer", TOLD)
def test_turns_of_speech_tell_what_came_of_it(
    rule: str, question: str, story: str, answer: str
) -> None:
    assert decide(rule, question, scenario=story).answer == answer
