"""What joined parts share: a subject, an auxiliary with its negation, an object, a last time."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

SHARED = {
    "nouns before a second verb": ("You can borrow a canoe if you are a resident or a registered guest and have passed a test.", "Can I borrow a canoe?", "([you are a resident] or [you are a registered guest]) and [you have passed a test]"),
    "negation of perfect forms": ("Your place is cancelled if you haven't signed in or paid a deposit.", "Will my place be cancelled?", "not ([you have signed in] or [you have paid a deposit])"),
    "negation of both, where something is denied": ("You cannot row if you have not paid the fee and returned your key.", "Can I row?", "[you have paid the fee] and [you have returned your key]"),
    "negation of the first, where something is granted": ("You can row if you have not missed a lesson and paid the fee.", "Can I row?", "not [you have missed a lesson] and [you have paid the fee]"),
    "negation up to an auxiliary": ("You cannot row if you have not paid the fee or have lost your key.", "Can I row?", "not (not [you have paid the fee] or [you have lost your key])"),
    "negation of base forms": ("You can join if your dog does not bite or bark.", "Can I join?", "not ([your dog does bite] or [your dog does bark])"),
    "base forms after “and”": ("You can join if you do not own a boat and live alone.", "Can I join?", "not [you do own a boat] and [you do live alone]"),
    "negation of passives": ("You can row if you have never been banned, fined or sued.", "Can I row?", "not ([you have ever been banned] or [you have ever been fined] or [you have ever been sued])"),
    "negation of a passive and of what is done": ("You can row if you have not been banned or lost your key.", "Can I row?", "not ([you have been banned] or [you have lost your key])"),
    "passives that can be adjectives": ("You cannot row if you have been arrested, charged or convicted.", "Can I row?", "not ([you have been arrested] or [you have been charged] or [you have been convicted])"),
    "subject that belongs to the one before": ("You can row the boat if it has not been lent and its seats are dry.", "Can I row the boat?", "not [it has been lent] and [its seats are dry]"),
    "verb that denies before itself": ("Points are posted in May. They never lapse while you hold a card.", "Will my points lapse?", "not [you hold a card]"),
    "object of two verbs": ("Points lapse if you haven't earned or spent any with us.", "Will my points lapse?", "not ([you have earned any with us] or [you have spent any with us])"),
    "recent time": ("You can apply if you have moved house or changed your name in the last 12 months.", "Can I apply?", "[you have moved house in the last 12 months] or [you have changed your name in the last 12 months]"),
    "length of time, not shared": ("You can apply if you have worked here and paid rent for two years.", "Can I apply?", "[you have worked here] and [you have paid rent for two years]"),
    "length of time under a negation": ("You can apply if you have not rowed a boat or had a lesson for at least a year.", "Can I apply?", "not ([you have rowed a boat in the last year] or [you have had a lesson in the last year])"),
    "object that is no length of time": ("You can apply if you have not asked for two boats.", "Can I apply?", "not [you have asked for two boats]"),
    "nothing, behind “or if”": ("You can be seen at home if you are frail or if a nurse has asked for it.", "Can I be seen at home?", "[you are frail] or [a nurse has asked for it]"),
    "subject, behind “or if”": ("You can be seen at home if you are frail or if pregnant.", "Can I be seen at home?", "[you are frail] or [you are pregnant]"),
    "nothing, behind “not yet”": ("A pup can stay if it is not yet weaned or if a vet has seen it.", "Can the pup stay?", "not [it is weaned] or [a vet has seen it]"),
    "negation of an infinitive": ("To coach you have to be 18, hold a badge, and not be banned.", "Can I coach?", "[you have to be 18] and [you have to hold a badge] and not [you have to be banned]"),
    "verb of two things needed": ("To climb here you need not only a permit but also a rope, and you have to carry a whistle.", "Can I climb here?", "([you must have a permit] and [you must have a rope]) and [you have to carry a whistle]"),
    "verb of things had": ("You can join if you have a badge as well as a towel.", "Can I join?", "[you have a badge] and [you have a towel]"),
    "“be”, behind “as well as being”": ("To join the crew you should be able to swim, as well as being free on Sundays.", "Can I join the crew?", "[you should be able to swim] and [you should be free on Sundays]"),
    "“be” before a participle": ("To join the crew you must be not only over 18 but also insured.", "Can I join the crew?", "[you must be over 18] and [you must be insured]"),
    "“be” before a place": ("You can return a book if it is clean and in its cover.", "Can I return a book?", "[it is clean] and [it is in its cover]"),
    "nothing, behind “and that”": ("You can row on condition that you can swim and that your vest is new.", "Can I row?", "[you can swim] and [your vest is new]"),
    "nothing, behind a pronoun for anyone": ("You can row if the wind is weak and somebody watches from the pier.", "Can I row?", "[the wind is weak] and [somebody watches from the pier]"),
    "what something is": ("You can ask for a tent if the hut is clean, undamaged and empty.", "Can I ask for a tent?", "[the hut is clean] and [the hut is undamaged] and [the hut is empty]"),
    "what was done to something": ("You can ask for a tent if your dog is vaccinated, microchipped and at least 12 weeks old.", "Can I ask for a tent?", "[your dog is vaccinated] and [your dog is microchipped] and [your dog is at least 12 weeks old]"),
    "what is denied in part": ("You can ask for a tent if you are divorced and not married.", "Can I ask for a tent?", "[you are divorced] and not [you are married]"),
    "what somebody is, by words of several kinds": ("You can ask for a tent if you are over 16, travelling alone and not a member.", "Can I ask for a tent?", "[you are over 16] and [you are travelling alone] and not [you are a member]"),
    "a quality, a state and a place": ("You can ask for a tent if your dog is brushed, with you and on a lead.", "Can I ask for a tent?", "[your dog is brushed, with you and on a lead]"),
    "a state before another": ("You can ask for a tent if you are in hospital, or camping abroad.", "Can I ask for a tent?", "[you are in hospital] or [you are camping abroad]"),
    "what “be” says before what a verb does": ("You can ask for a tent if you are a scout or a guide and have a badge.", "Can I ask for a tent?", "([you are a scout] or [you are a guide]) and [you have a badge]"),
    "two ages": ("You can ask for a tent if you are under 12 or over 70.", "Can I ask for a tent?", "[you are under 12] or [you are over 70]"),
    "what is denied of all that “be” says": ("You can ask for a tent if you are not banned or late.", "Can I ask for a tent?", "not ([you are banned] or [you are late])"),
    "what is denied in a demand": ("Campers must be over 16 and not in debt.", "Can I camp?", "[campers must be over 16] and not [campers must be in debt]"),
    "qualities in a clause about a thing": ("You can ask for a tent if you own a hut that is damp or draughty.", "Can I ask for a tent?", "[you own a hut that is damp or draughty]"),
    "verbs that can be nouns": ("You can ask for a tent if you book online, pay in full and travel before June.", "Can I ask for a tent?", "[you book online] and [you pay in full] and [you travel before June]"),
    "a noun that can be a verb": ("You can ask for a tent if you have a permit and cover for theft.", "Can I ask for a tent?", "[you have a permit] and [you have cover for theft]"),
    "verbs before pronouns": ("Your place is lost if you are rude, damage tents or let others use your pass.", "Is my place lost?", "[you are rude] or [you damage tents] or [you let others use your pass]"),
    "a form that says more of the last thing": ("You can ask for a tent if you have a pass as well as a letter signed by a scout.", "Can I ask for a tent?", "[you have a pass] and [you have a letter signed by a scout]"),
    "what comes on top of a thing made of another": ("You can ask for a tent if you have proof of age as well as the number of your hut.", "Can I ask for a tent?", "[you have proof of age] and [you have the number of your hut]"),
    "a state by an adverb": ("You can ask for a tent if your hut is out of order, closed and too damp.", "Can I ask for a tent?", "[your hut is out of order] and [your hut is closed] and [your hut is too damp]"),
    "verbs before an adverb": ("You can ask for a tent if you are a member and book ahead.", "Can I ask for a tent?", "[you are a member] and [you book ahead]"),
    "a bound among clauses": ("You can ask for a tent if your hut leaks, you have camped for a week or longer, and the site is full.", "Can I ask for a tent?", "[your hut leaks] and [you have camped for a week or longer] and [the site is full]"),
    "parts behind a particle": ("You may move in once you have paid, signed the form and got a key.", "May I move in?", "[you have paid] and [you have signed the form] and [you have got a key]"),
    "qualities of people": ("You can ask for a tent if your guests are sick and disabled people.", "Can I ask for a tent?", "[your guests are sick and disabled people]"),
    "two words for one quality": ("You can ask for a tent if you are fit and well.", "Can I ask for a tent?", "[you are fit and well]"),
    "qualities of a noun": ("You can ask for a tent if you are a quiet and tidy guest.", "Can I ask for a tent?", "[you are a quiet and tidy guest]"),
    "verb of three things without openings": ("You can row if you bring warm clothes, sturdy boots and water.", "Can I row?", "[you bring warm clothes] and [you bring sturdy boots] and [you bring water]"),
    "verb of things that one is made of": ("To row you must show proof of age and proof of rank.", "Can I row?", "[you must show proof of age] and [you must show proof of rank]"),
    "verb before things that a participle tells apart": ("To row you need a badge, your log and a photo taken at sea.", "Can I row?", "[you must have a badge] and [you must have your log] and [you must have a photo taken at sea]"),
    "verb, not the measure of the first thing": ("To row you must have at least two years of training and a vest.", "Can I row?", "[you have at least two years of training] and [you have a vest]"),
    "nothing where three things are traded": ("You can row if you sell boats, oars and tents.", "Can I row?", "[you sell boats, oars and tents]"),
    "object of three verbs in -s": ("Anyone who sells, rents or mends boats can row.", "Can I row?", "[you sell boats] or [you rent boats] or [you mend boats]"),
    "nothing, behind a noun that could be plural": ("You can row if the boat weighs under 8 kg and the oar fits beneath the seat.", "Can I row?", "[the boat weighs under 8 kg] and [the oar fits beneath the seat]"),
    "subject alone where a list follows another verb": ("Your appeal is heard if it is signed and sets out one of the following:\n\n* an error\n* a new fact", "Is my appeal heard?", "[it is signed] and ([it sets out an error] or [it sets out a new fact])"),
    "verb of having behind “only with”": ("You can row late only with a lamp.", "Can I row late?", "[you have a lamp]"),
    "verb of being behind “only with” before a person": ("You can row late only with a warden.", "Can I row late?", "[you are with a warden]"),
    "verb of what is denied by “neither”": ("You can ask for a tent if you have neither a caravan nor access to a hut.", "Can I ask for a tent?", "not [you have a caravan] and not [you have access to a hut]"),
    "subject of a verb before an -ing form": ("Your place is lost if you move away, stop paying or are sent off.", "Is my place lost?", "[you move away] or [you stop paying] or [you are sent off]"),
    "nothing, behind a second kind of condition": ("You may use the kiln alone once you have passed the test and as long as somebody is in the house.", "May I use the kiln alone?", "[you have passed the test] and [somebody is in the house]"),
    "nearest subject that agrees": ("You can moor here if you pay, your boat is dry and has a bell.", "Can I moor here?", "[you pay] and [your boat is dry] and [your boat has a bell]"),
    "nearer subject that does not agree": ("You can moor here if you pay, your boat is dry and have a badge.", "Can I moor here?", "[you pay] and [your boat is dry] and [you have a badge]"),
    "nothing, behind leave": ("You may put up a hut with our written consent, as long as it is low and is made of wood.", "May I put up a hut?", "[you have our written consent] and ([it is low] and [it is made of wood])"),
    "thing of a relative clause": ("We mend boats that are made of wood and have no sails.", "Will you mend my boat?", "[the boats are made of wood] and not [the boats have any sails]"),
    "negation of its own in a relative clause": ("You can keep a dog that does not bark.", "Can I keep a dog?", "not [the dog does bark]"),
    "two negations, one in a relative clause": ("We will not mend boats that are not made of wood.", "Will you mend my boat?", "[the boats are made of wood]"),
    "nothing of a comment": ("You can row if you bring a vest, which costs £5, and a towel.", "Can I row?", "[you bring a vest] and [you bring a towel]"),
    "nothing, behind “and no”": ("You can swap if the club is told and no race is missed.", "Can I swap?", "[the club is told] and not [any race is missed]"),
    "time before -ing forms": ("You get a free row after paying the fee and handing in the form.", "Do I get a free row?", "[you are paying the fee] and [you are handing in the form]"),
    "governing verb of infinitives": ("To keep a stall you are required to pay rent, to clear your rubbish and to have signed the rules.", "Can I keep a stall?", "[you are required to pay rent] and [you are required to clear your rubbish] and [you are required to have signed the rules]"),
    "governing verb before “and either”": ("To guide tours you need to live in York, to be over 21 and either to hold a badge or to have worked in a museum.", "Can I guide tours?", "[you need to live in York] and [you need to be over 21] and ([you need to hold a badge] or [you need to have worked in a museum])"),
    "nothing more behind “either … or”": ("You can row if you either live here and pay rent or work here.", "Can I row?", "[you live here] and [you pay rent] or [you work here]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), SHARED.values(), ids=SHARED.keys())
def test_what_joined_parts_share(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
