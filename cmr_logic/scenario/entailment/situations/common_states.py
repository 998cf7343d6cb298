"""The commonest states of life in further words: pay, debts, health, tongues, driving, answers."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_LETTER = "letter|email|message|enquiry|request"

# fmt: off
COMMON_STATES: tuple[Situation, ...] = (
    situation(
        "little-pay",
        said="I have a low income|I am on a low income|my income is low",
        worded="I am on low pay",
        shown="I do not earn much|my wages are low|I earn very little|"
              "I earn next to nothing",
        barred="I have a good salary|I am well off|"
               "my income is high|I earn good money|I earn plenty|I have a high income",
        clause="you have a low income", fires="I earn next to nothing.", fails="I earn good money.",
        silent="I pay good money.",
    ),
    situation(
        "hospital-stay",
        said="I have been in hospital|I was in hospital|I have stayed in hospital|"
             "I stayed in hospital",
        worded="I have been admitted to hospital|I have been hospitalised|"
               "I have spent time in hospital|I have had a stay in hospital",
        shown="I was on a ward|I spent two weeks on a ward|I spent a week in hospital|"
              "I was an in-patient|I was kept in hospital overnight|"
              "they kept me in hospital overnight|I was discharged from hospital",
        barred="I have never stayed in hospital|I have never spent a night in hospital",
        clause="you have been in hospital", fires="I spent two weeks on a ward.",
        fails="I've never stayed in hospital.", silent="I spent two weeks on a raft.",
    ),
    situation(
        "english-spoken",
        said="I speak English|I can speak English|I know English",
        worded="I can communicate in English|I have good English",
        shown="my English is good|my English is fluent|I am fluent in English|"
              "English is my mother tongue|English is my first language|"
              "I grew up speaking English",
        barred="I know no English|I speak no English|my English is poor|my English is bad|"
               "I hardly speak English|I do not know a word of English|"
               "I do not understand English",
        clause="you speak English", fires="My English is good.", fails="My English is poor.",
        silent="My engine is poor.",
    ),
    situation(
        "answered",
        said=filled("I have replied to the {}", _LETTER) + "|"
             + filled("I have answered the {}", _LETTER) + "|"
             + filled("I have responded to the {}", _LETTER),
        shown="I wrote back|I have written back|I sent a reply|I have sent a reply|"
              "I sent an answer|I emailed back|"
              + filled("I replied to the {}", _LETTER) + "|"
              + filled("I answered the {}", _LETTER) + "|"
              + filled("I responded to the {}", _LETTER),
        barred=filled("I ignored the {}", _LETTER) + "|"
               + filled("I left the {} unanswered", _LETTER) + "|"
               "I never wrote back|I did not write back|I never answered|I did not reply|"
               "I have not written back",
        clause="you have replied to the letter", fires="I wrote back.",
        fails="I ignored the letter.", silent="I walked back.",
    ),
    situation(
        "content-with-terms",
        said="I agree to the terms|I accept the terms|I have agreed to the terms|"
             "I have accepted the terms",
        worded="I agree to the conditions|I accept the conditions",
        shown="I am happy with the terms|the terms are fine by me|I am fine with the terms|"
              "I have no problem with the terms",
        barred="I am not happy with the terms|I reject the terms|I rejected the terms|"
               "I cannot accept the terms|the terms are unacceptable|I object to the terms",
        clause="you agree to the terms", fires="The terms are fine by me.",
        fails="I'm not happy with the terms.", silent="The terms are printed by me.",
    ),
    situation(
        "roofless",
        said="I am homeless|I have nowhere to live",
        worded="I have no fixed abode|I am without a home",
        shown="I am living rough|I am sleeping rough|I live on the streets|"
              "I am living in my car|I sleep in my car",
        barred="I have somewhere to live|I have a place to live|I have found a place to live|"
               "I have a roof over my head|I have found a flat",
        clause="you are homeless", fires="I'm living rough.",
        fails="I've found a place to live.", silent="I'm living it up.",
    ),
    situation(
        "guest-for-rent",
        said="I have a lodger|I have taken in a lodger|I rent out a room|I let out a room",
        worded="I have let out a room|I rent out my spare room",
        shown="I let a room to a student|I rent a room to a student|"
              "a student lodges with me|my lodger pays me every month",
        barred="nobody rents a room from me|I have never taken in a lodger|"
               "I have never had a lodger|I have no lodger",
        clause="you have a lodger", fires="I let a room to a student.",
        fails="Nobody rents a room from me.", silent="I let a student row.",
    ),
    situation(
        "known-to-the-courts",
        said="I have been convicted|I have a conviction|I have a criminal conviction",
        shown="I was sentenced to two years|I was sentenced by a court|I went to jail|"
              "I was sent to prison|I was found guilty",
        barred="I was acquitted|I was found not guilty|I have a clean record|"
               "I have no convictions|my record is clean",
        clause="you have a criminal conviction", fires="I was sentenced to two years.",
        fails="I was acquitted.", silent="I was seated for two years.",
    ),
    situation(
        "unwell-child",
        said="my child is ill|my child is sick|my child is unwell",
        worded="my child has an illness",
        shown=filled("my {} has a temperature", "son|daughter|child") + "|"
              + filled("my {} has a fever", "son|daughter|child") + "|"
              + filled("my {} is in hospital", "son|daughter|child") + "|"
              + filled("my {} is off school sick", "son|daughter|child"),
        barred="my child is fine|my child is healthy|my children are healthy",
        clause="your child is ill", fires="My daughter has a fever.",
        fails="My child is healthy.", silent="My daughter has a feather.",
    ),
)
# fmt: on
