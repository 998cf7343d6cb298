"""Exams, courses and university in people's words: a 2:1 from Leeds, an exam that was failed."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SCHOOLING: tuple[Situation, ...] = (
    situation(
        "been-to-university",
        said="I attended university|I have attended university|I have been to university|"
             "I went to university|I have ever attended university|I studied at university",
        shown="I have a degree|I graduated from Leeds|I have a degree in history|"
              "I did my degree in Leeds|I have a master's degree|I got a first in maths|"
              "I got a 2:1 in history|I dropped out of university|I am a graduate|"
              "I did three years at university|I have a bachelor's degree|I have a doctorate|"
              "I am at university|I am at uni|I went to uni|I have a PhD|"
              "I did a year at university|I read law at university",
        barred="I have never been to university|I never went to university|"
               "I have never set foot in a university|nobody ever sent me to university|"
               "I did not go to university|university was never for me",
        clause="you have attended university",
        fires="I've got a degree in history.",
        fails="I never went to university.",
        silent="I've got a decree in history.",
    ),
    situation(
        "exam-failed",
        said="I failed the exam|I have failed the exam|I failed my exam|I did not pass the exam|"
             "I failed the test",
        worded="I was unsuccessful in the exam",
        shown="I flunked the exam|I missed the pass mark|I fell short of the pass mark|"
              "I got an F in the exam|I have to resit the exam|my exam result was a fail|"
              "I was two marks short of a pass",
        barred="I passed the exam|I passed with flying colours|I passed first time|"
               "I scraped through the exam|I got a pass in the exam|I have passed the exam|"
               "I aced the exam|I got top marks in the exam",
        clause="you failed the exam",
        fires="I missed the pass mark by two points.",
        fails="I passed with flying colours.",
        silent="I missed the mountain pass by two miles.",
    ),
    situation(
        "course-done",
        said="I completed the course|I have completed the course|I have finished the course|"
             "I finished the course",
        worded="I have done the course",
        shown="I got my certificate at the end of the course|I did all six weeks of the course|"
              "I did the whole course|I went to every class of the course|"
              "I stayed to the end of the course|I saw the course through|I passed the course|"
              "I finished the last module of the course",
        barred="I dropped out of the course|I gave up the course halfway|"
               "I have two weeks of the course left|I am halfway through the course|"
               "I never finished the course|I have not finished the course|I quit the course|"
               "I left the course early|I missed the last two weeks of the course",
        clause="you have completed the course",
        fires="I saw the course through.",
        fails="I dropped out of the course.",
        silent="I saw the golf course.",
    ),
)
# fmt: on
