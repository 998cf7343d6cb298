"""What people can and know: reading music, first aid, exams, a family's first student."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
ATTAINMENTS: tuple[Situation, ...] = (
    situation(
        "reads-music",
        said="I can read music|I read music|I am able to read music",
        worded="I know how to read music",
        shown="I read scores|I read sheet music|I play from sheet music|I play from the score|"
              "I can sight-read|I sight-read well|I learnt to read music at school|"
              "I passed grade five theory|I play the violin from sheet music|"
              "I sing from the score|I can read a score|I have grade eight piano|"
              "I passed my grade eight|I teach the piano|I am a music teacher",
        barred="notes on a page mean nothing to me|I only play by ear|I play everything by ear|"
               "I cannot tell a crotchet from a quaver|I never learnt to read music|"
               "a score means nothing to me|sheet music is Greek to me|"
               "I cannot read a note of music|I cannot read music at all",
        clause="you can read music",
        fires="I've been reading scores since I was six.",
        fails="Notes on a page mean nothing to me.",
        silent="I've been reading stories since I was six.",
    ),
    situation(
        "first-to-university",
        said="I am the first in my family to go to university|"
             "I am the first person in my family to go to university|"
             "I am the first member of my family to go to university|"
             "I am the first in my family to attend university",
        worded="I am a first-generation student|I am a first-generation university student|"
               "I am the first person in my family to attend university|"
               "I am the first in my family to study at university",
        shown="none of my family has a degree|none of my family has been to university|"
              "none of my family went to university|"
              "I am the first of my family to study for a degree|"
              "I am the first of us to go to university|"
              "I am the first of us to study for a degree|"
              "I am the first in my family to study for a degree",
        barred="my mum has a degree|my dad has a degree|my mum went to university|"
               "my dad went to university|both my parents are graduates|my parents are graduates|"
               "my parents met at university|my parents have degrees|"
               "my parents went to university|my mum is a graduate|my dad is a graduate|"
               "my grandfather went to university|everyone in my family has been to university|"
               "both my parents have degrees|my big sister is at university|"
               "my older brother went to university|my mum did a degree|my dad did a degree",
        clause="you are the first in your family to go to university",
        fires="Nobody in my family before me went to university.",
        fails="My dad went to university in Leeds.",
        silent="Nobody in my family before me went to Spain.",
    ),
    situation(
        "first-aider-trained",
        said="I am trained in first aid|I have a first aid certificate|I am a first aider|"
             "I am a qualified first aider|I have first aid training",
        worded="I hold a first aid certificate|I hold a valid first aid certificate|"
               "I have a first aid qualification|I hold a first aid qualification|"
               "I have done a first aid course|I have completed a first aid course",
        shown="I did my first aid course in May|I did my St John Ambulance course|"
              "I am the first aider at work|I passed my first aid course|"
              "I did first aid with the Red Cross|I am a paramedic|"
              "I got my first aid certificate last year",
        barred="I have had no first aid training|I would not know how to put on a bandage|"
               "I have never done a first aid course|I have no idea of first aid|"
               "I know nothing about first aid|I never did a first aid course|"
               "I have never done any first aid",
        clause="you are trained in first aid",
        fires="I'm the first aider at work.",
        fails="I've had no first aid training.",
        silent="I'm the first at work.",
    ),
    situation(
        "exam-passed",
        said="I passed the exam|I have passed the exam|I passed my exam|I passed the test",
        worded="I was successful in the exam|I have been successful in the exam|"
               "I have achieved a pass in the exam",
        shown="I scraped a pass|I scraped through the exam|I got through the exam|"
              "I passed with flying colours|I passed first time|I got a distinction|I got a merit|"
              "I got top marks|I aced it|I sailed through the exam|I aced the exam",
        barred="I flunked it|I flunked the exam|I have to resit|I have to resit the exam|"
               "I fell short of the pass mark|I missed the pass mark|"
               "I was two marks short of a pass|I have not sat the exam yet|"
               "I am still waiting to sit the exam|I got an F in the exam|I never sat the exam|"
               "I have a resit in the autumn|I have to resit it",
        clause="you have passed the exam",
        fires="I scraped a pass.",
        fails="I have to resit in the autumn.",
        silent="I scraped a pan.",
    ),
    situation(
        "reads-and-writes-english",
        said="I speak English fluently|I speak fluent English|I am fluent in English|"
             "I can speak English fluently|I have good English",
        worded="I have a good command of English|I have a good level of English|"
               "my English is fluent",
        shown="English is my mother tongue|English is my first language|"
              "English is my native language|my English is fluent|my English is perfect|"
              "I am a native speaker of English|I am a native English speaker|"
              "English is the only language I know",
        barred="I cannot speak a word of English|I do not speak a word of English|"
               "I only speak Polish|my English is poor|my English is very poor|"
               "I have hardly any English|I speak no English|I know only a few words of English|"
               "I am still learning English|I struggle with English|I cannot speak English|"
               "my English is not good",
        clause="you speak English fluently",
        fires="English is my mother tongue.",
        fails="I can't speak a word of English.",
        silent="English is my dog's breed.",
    ),
)
# fmt: on
