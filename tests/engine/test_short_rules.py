"""Rules of one or two short sentences, as clubs, schools, landlords and carriers write them."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

# Text, question, what is asked first or the answer, and the answers to a "Yes" and a "No" to it.
ASKED = (
    # a participle alone tells a subject apart
    ("A cook dismissed for theft loses the bonus.", "Do I lose the bonus?",
     "Have you been dismissed for theft?", "Yes", "No"),
    ("Cooks called up for service pay no rent.", "Do I pay rent?",
     "Are you called up for service?", "No", "Yes"),
    ("Milk not sold by noon is thrown away.", "Is my milk thrown away?",
     "Is your milk sold by noon?", "No", "Yes"),
    ("Skis found on the piste are kept for a week.", "Are my skis kept for a week?",
     "Were your skis found on the piste?", "Yes", "No"),
    ("A tin containing nuts must be labelled.", "Must my tin be labelled?",
     "Does your tin contain nuts?", "Yes", "No"),
    ("A plan made by a builder must be sent to us.", "Must I send a plan?",
     "A plan", "", ""),
    # cases ahead that no "if" opens
    ("As a member you may use the slip at any time.", "Can I use the slip?",
     "Are you a member?", "Yes", "No"),
    ("Having paid the levy, the skipper may moor here.", "Can I moor here?",
     "Have you paid the levy?", "Yes", "No"),
    ("By law, kiosks must close on Sundays; barges may trade until noon.",
     "Must my kiosk close?", "Is it a Sunday?", "Yes", "No"),
    ("Because the quay is old, vans must use the lane.", "Must I use the lane?",
     "Is it a van?", "Yes", "No"),
    ("During the hatch dogs may not be let off the lead.", "Can I let my dog off the lead?",
     "Is it during the hatch?", "No", "Yes"),
    # deeds that a gerund tells
    ("Keeping bees requires a permit.", "Can I keep bees?",
     "Do you have a permit?", "Yes", "No"),
    ("Keeping bees requires a permit.", "Do I need a permit?", "Do you keep bees?", "Yes", "No"),
    ("Diving off the pier is punished with a fine.", "Will I be fined?",
     "Do you dive off the pier?", "Yes", "No"),
    ("It is the task of the cox to count the crew.", "Do I have to count the crew?",
     "Are you the cox?", "Yes", "No"),
    # only some, and what opens it to others
    ("Only a vet may treat the cow, unless it is choking.", "Can I treat the cow?",
     "Are you a vet?", "Yes", "More"),
    ("At weekends, only residents may row there.", "Can I row there?",
     "Is it a weekend?", "More", "Yes"),
    ("The hut is reserved for cooks on Mondays.", "Can I use the hut?",
     "Is it a Monday?", "More", "Yes"),
    # what ends some time after, or is lost otherwise
    ("A pass expires two years after its date.", "Does my pass expire?",
     "Have two years passed since its date?", "Yes", "No"),
    ("Cover ends at the age of 70.", "Does my cover end?",
     "Have you reached the age of 70?", "Yes", "No"),
    ("Return the oars on time or you lose the deposit.", "Do I lose the deposit?",
     "Do you return the oars on time?", "No", "Yes"),
    ("Send the log by May or your claim is rejected.", "Is my claim rejected?",
     "Do you send the log by May?", "No", "Yes"),
    ("Bids must arrive by noon, and late ones are refused.", "Will my bid be accepted?",
     "Does your bid arrive by noon?", "Yes", "No"),
    # statements that a comma parts, or a mark
    ("Guide dogs are admitted free, other dogs are not admitted at all.", "Is my dog admitted?",
     "Is it a guide dog?", "Yes", "No"),
    ("Where two crews share a hut, each pays half.", "Do I pay half?",
     "Do two crews share a hut?", "Yes", "No"),
    ("Pupils go home if they are ill, and may come back once they have been seen.",
     "Can my son come back?", "Has your son been seen?", "Yes", "No"),
    # of whom or what it is asked
    ("You pay no levy for children who have not turned ten.", "Do I pay the levy for my child?",
     "Has that child turned ten?", "Yes", "No"),
    ("Parents with three children pay no fee for the youngest.",
     "Do I pay a fee for my youngest child?",
     "Are you a parent with three children?", "No", "Yes"),
    ("Priority is given to families whose children share a bed with their parents.",
     "Am I given priority?", "Do your children share a bed with you?", "Yes", "No"),
    ("Cooks get a meal. They lose it if they sign in late.", "Do I get a meal?",
     "Are you a cook?", "More", "No"),
    ("The rent is due in May. If it is not paid by June, a fee is added.",
     "Will a fee be added?", "Is the rent paid by June?", "No", "Yes"),
    ("Council tax is halved for anyone living alone.", "Is my council tax halved?",
     "Are you living alone?", "Yes", "No"),
    ("You may land a crab only if it is not carrying eggs.", "Can I land this crab?",
     "Is the crab carrying eggs?", "No", "Yes"),
    ("You must give way to trams unless a sign says otherwise.", "Must I give way to the tram?",
     "Does a sign say otherwise?", "No", "Yes"),
    ("Owners must heat the flat unless the tenants heat it themselves.", "Must I heat the flat?",
     "Do the tenants heat it themselves?", "No", "Yes"),
    # whose verb may be a noun, and whose permit it is
    ("You may pick mushrooms for your own use.", "Can I pick mushrooms?",
     "Do you pick mushrooms for your own use?", "Yes", "No"),
    ("You may cook meals near the shed.", "Can I cook meals?",
     "Do you cook meals near the shed?", "Yes", "No"),
    ("You may store paint until ten.", "Can I store paint?", "Is it before ten?", "Yes", "No"),
    # ways, receivers and places
    ("Guests may cook in their rooms, but not with gas.", "Can I cook in my room?",
     "Do you cook with gas?", "No", "Yes"),
    ("You may sell knives only to people over 18.", "Can I sell knives?",
     "Do you sell knives to people over 18?", "Yes", "No"),
    ("Smoking is banned at all quays and covered steps.", "Can I smoke here?",
     "Is it at quays?", "No", "More"),
    # kinds that a case leaves as they are
    ("Wet coats are refused unless they are bagged.", "Is my coat refused?",
     "Is your coat wet?", "More", "No"),
    ("A shed in the front garden is taxed if it is tall.", "Is my shed taxed?",
     "Is your shed in the front garden?", "More", "No"),
    ("A locker at the wall is free for anyone with a pass.", "Do I get a free locker?",
     "Do you have a pass?", "Yes", "No"),
    ("Any trader selling meat can be fined if he cheats.", "Can I be fined?",
     "Are you a trader selling meat?", "More", "No"),
    ("A diver without a buddy has to wait if the guide agrees.", "Do I have to wait?",
     "Are you a diver without a buddy?", "More", "No"),
    ("Owners of rare sheep count as growers.", "Do I count as a grower?",
     "Are you an owner of rare sheep?", "Yes", "No"),
    ("Guests arriving late pay double only on Fridays.", "Do I pay double?",
     "Are you a guest arriving late?", "More", "No"),
    # times beside what is spared, and a ban on what stands before
    ("You need not row on Sundays unless it is a race.", "Do I have to row?",
     "Is it a Sunday?", "More", "Yes"),
    ("Members may bring guests. They may not do so on race days.", "Can I bring a guest?",
     "Are you a member?", "More", "No"),
    ("From the age of 60, rowers pay half.", "Do I pay half?", "Are you 60 or over?", "Yes", "No"),
    ("Without a stamp the log is not accepted.", "Is my log accepted?",
     "Do you have a stamp?", "Yes", "No"),
    ("You may not row here, except at Easter.", "Can I row here?", "Is it at Easter?", "Yes", "No"),
    ("You may enter the orchard before the harvest, but not with a dog.",
     "Can I enter the orchard?", "Is it before the harvest?", "More", "No"),
    ("A donor may give blood again after twelve weeks.", "Can I give blood again?",
     "Have twelve weeks passed?", "Yes", "No"),
    ("Entry is free for children, and reduced for pensioners.", "Is entry free for me?",
     "Are you a child?", "Yes", "No"),
    ("Mooring is free after six in the evening and all day on Sundays.", "Is mooring free?",
     "Is it after six in the evening?", "Yes", "More"),
    # two clauses that a ban joins: one that a question states says nothing of the other
    ("Wet boots may not be worn indoors.", "Can I wear my boots indoors?",
     "Is it a wet boot?", "No", "Yes"),
)  # fmt: skip


@for_each("text, question, asked, yes, no", ASKED)
def test_what_a_short_rule_asks(text: str, question: str, asked: str, yes: str, no: str) -> None:
    rule = parse(text)
    follow_up = decide(rule, question).follow_up or ""
    if not yes:
        assert asked not in follow_up
        return
    assert follow_up == asked
    answers = [decide(rule, question, history=[(asked, said)]).answer for said in ("Yes", "No")]
    assert answers == [yes, no]
