"""Figures told by another noun, by two ends or as a share, and what says nothing of them."""

from cmr_logic import decide
from tests.tables import for_each

CASES = [
    # who is asked for by a measure, told of the measure
    ("Only rowers with a best time under 9 minutes may enter the final.",
     "May I enter the final?", "My best time is 11 minutes.", "No"),
    ("Only rowers with a best time under 9 minutes may enter the final.",
     "May I enter the final?", "My cousin's best time is 11 minutes.", "More"),
    ("The prize is open only to pupils with an average grade of 7.5 or more.",
     "Can I enter for the prize?", "My average grade this year is 6.8.", "No"),
    ("Barges with a draught of more than 2 metres must use the deep lock.",
     "Must I use the deep lock?", "Her draught is 2.4 metres.", "Yes"),
    ("Fuel aid goes only to households with a monthly income of £1,800 or less.",
     "Can we get fuel aid?", "Our household's monthly income is £2,500.", "No"),
    # groups and those in them
    ("Firms with fewer than 10 staff may use the short form.",
     "Can we use the short form?", "We bake bread. There are seven staff, counting me.", "Yes"),
    ("Firms with fewer than 10 staff may use the short form.",
     "Can we use the short form?", "My brother's firm has seven staff.", "More"),
    ("School classes of 15 or more pupils get a ranger for nothing.",
     "Do we get a ranger for nothing?", "There are 22 pupils in my class.", "Yes"),
    ("The barn is let to choirs of twelve or more, and to nobody else.",
     "Can we rent the barn?", "We sing folk songs. There are nine of us in the choir.", "No"),
    ("A chess match is lost if the team has fewer than four players at the start.",
     "Is our match lost?", "Two fell ill. At the start we had only three players.", "Yes"),
    ("A chess match is lost if the team has fewer than four players at the start.",
     "Is our match lost?", "Last year we had only three players.", "More"),
    # two ends
    ("Carts left on the green for more than 24 hours will be taken away.",
     "Will my cart be taken away?",
     "I left it on the green at eight this morning and will fetch it at six this evening.", "No"),
    ("Carts left on the green for more than 24 hours will be taken away.",
     "Will my cart be taken away?",
     "I'm leaving it on the green on Monday at noon and fetching it on Thursday evening.", "Yes"),
    ("Carts left on the green for more than 24 hours will be taken away.",
     "Will my cart be taken away?",
     "My neighbour left his on the green on Monday and fetched it on Thursday.", "More"),
    ("Customers are paid for water cuts that last six hours or longer.",
     "Will I be paid for the water cut?",
     "The water went off at seven in the morning and was back at ten the same morning.", "No"),
    ("Visitors who stay in the district for more than 30 days must register.",
     "Do I have to register?", "I arrive on 3 May and leave on 20 May.", "No"),
    # how long, by another noun
    ("Visitors who stay in the district for more than 30 days must register.",
     "Do I have to register?", "My stay will last two months.", "Yes"),
    ("Visitors who stay in the district for more than 30 days must register.",
     "Do I have to register?", "My sister's stay will last two months.", "More"),
    ("Customers are paid for water cuts that last six hours or longer.",
     "Will I be paid for the water cut?", "We were without water for nine hours.", "Yes"),
    ("The tent is lent only for periods of up to ten days.",
     "Can I borrow the tent?", "We need to keep the tent for two weeks.", "No"),
    ("The tent is lent only for periods of up to ten days.",
     "Can I borrow the tent?", "I want to play chess for two weeks.", "More"),
    ("A membership can be paused for an injury lasting longer than three weeks.",
     "Can I pause my membership for my injury?", "I was injured for five days.", "No"),
    ("Refunds are paid to ferry passengers who arrive an hour or more late.",
     "Will I be paid a refund?", "I took the ferry. We arrived two and a half hours late.", "Yes"),
    # shares of a whole, sums, below zero, so far
    ("You may block a sale if you hold at least 25% of the shares.",
     "May I block the sale?", "I hold 30 of the 100 shares.", "Yes"),
    ("A vote is valid only if at least a third of all members are present.",
     "Is our vote valid?", "The choir has 90 members, and 22 were present.", "No"),
    ("Baskets totalling more than £80 are sent free.",
     "Will my basket be sent free?", "I have put a kettle for £35 and a fan for £52 in it.", "Yes"),
    ("Roofers may go home when the temperature is below -5 °C.",
     "May I go home?", "It's minus 8 on the roof.", "Yes"),
    ("Roofers may go home when the temperature is below -5 °C.",
     "May I go home?", "Yesterday it was minus 8.", "More"),
    ("You may sit the test if you have had at least ten lessons.",
     "May I sit the test?", "So far I have had six lessons.", "No"),
    ("No foal may be ridden before it is three years old.",
     "May I ride my foal?", "She is four years old.", "Yes"),
    ("Skis up to 2 metres long may be taken on the bus.",
     "Can I take my skis on the bus?",
     "My uncle took his on Sunday, it's 1.8 metres long. Mine are red.", "More"),
    # what a rule says of whom it lets in for what
    ("The harbour tram carries children under 9 free of charge.",
     "Will my son be charged on the tram?", "He is seven.", "No"),
]  # fmt: skip


@for_each("rule, question, story, answer", CASES)
def test_a_figure_is_told_by_another_noun_by_its_ends_or_as_a_share(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
